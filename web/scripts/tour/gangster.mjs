/** The pictures of Gangster: each scene in a house whose box makes it come soon. */
import { choose, openHouse, QUICK } from '../../tests/browser/house.mjs';
import { gather, playUntil, squares } from '../../tests/browser/gangster.mjs';
import { held, slowDown, watched } from './camera.mjs';
import { crew } from './guests.mjs';

const ROLL = '[data-move="roll"]';
const YES = '[data-move="yes"]';
/** Every theft leads to an arrest, and every sentence is a Dossier. */
const all = (letter, effect) =>
  Array.from({ length: 24 }, (_, index) => ({ id: `${letter}${String(index + 1).padStart(2, '0')}`, effect }));
const HARSH = { ...squares('vol'), commerce: all('K', 'arrest commerce'), banque: all('B', 'arrest banque'), justice: all('J', 'dossier') };
const GOALS = { 2: 14_000, 3: 14_000, 4: 14_000, 5: 14_000, 6: 14_000 };

export async function quarter(come, camera, house) {
  await camera.attempt('crowd', () => crew(come, house, 6, (people) => crowd(people, camera, house)));
  for (const scene of SCENES) await camera.attempt(scene.name, () => play(scene, come, camera));
}

/** Six people with the longest names, at the start and in the middle. */
async function crowd(people, camera, house) {
  await gather(house, people);
  const pages = people.map(({ page }) => page);
  await camera.take(pages[0], 'ga-start');
  let presses = 0;
  await playUntil(
    pages,
    async () => presses > 60,
    () => (presses++, [ROLL, YES, '[data-move="kind"]']),
  );
  const asked = async () => (await pages[0].locator(ROLL).count()) > 0;
  await playUntil(pages, asked, (page) => (page === pages[0] ? [YES] : [ROLL, YES]));
  await camera.take(pages[0], 'ga-middle', () => pages[0].locator(ROLL).hover());
}

/** Nobody announces an offer before the first picture is near. */
const RICH = {
  box: { goals: GOALS },
  first: '.own [data-move="offer"]',
  until: [ROLL, YES],
  wish: ['[data-move="offer"]', ROLL],
  short: true,
  slow: true,
};

/** What to wait for, on which quarter, and what is pressed meanwhile; what comes `first` is not looked at, and `until` then other things may be pressed. */
const SCENES = [
  { name: 'ga-double', box: squares('expert/vendeur', 'mission/recrutement'), sight: 'button.panel-face', wish: [ROLL] },
  { name: 'ga-theft', box: squares('vol'), sight: '[data-move="yes"]', wish: [ROLL] },
  { name: 'ga-court', box: squares('vol'), sight: '.stamp', wish: [ROLL, YES], slow: true },
  {
    name: 'ga-prison',
    box: HARSH,
    first: '.alarming:has-text("2")',
    sight: '.bars',
    wish: [ROLL, YES],
    slow: true,
  },
  { name: 'ga-race', box: squares('course'), sight: '.race .first', wish: [ROLL], slow: true },
  { name: 'ga-card', box: squares('aventure'), sight: '.recap', wish: [ROLL] },
  { name: 'ga-passage', box: squares('passage'), sight: '.square.offered', wish: [ROLL] },
  { name: 'ga-auction', box: squares('enchere'), sight: '.ring', wish: [ROLL, '[data-move="kind"]'], pace: 'relaxed', then: bid },
  { name: 'ga-offer', ...RICH, sight: '.contract' },
  { name: 'ga-tally', ...RICH, sight: '.tally', after: end },
];

async function play({ box, ...scene }, come, camera) {
  const house = await openHouse({ ...QUICK, material: { gangster: box } });
  const shown = crew(come, house, 2, (people) => show(scene, people, camera, house), [{ moving: scene.slow }]);
  await shown.finally(() => house.close());
}

async function show(
  { name, first, sight, wish, until = wish, pace = 'none', short = false, slow = false, then, after },
  people,
  camera,
  house,
) {
  const pages = people.map(({ page }) => page);
  await gather(house, people, { pace, options: short ? { short } : {} });
  const [page] = pages;
  const seen = page.locator(sight).first();
  const wished = () => wish;
  if (first)
    await playUntil(
      pages,
      () => page.locator(first).first().isVisible(),
      () => until,
    );
  if (slow) await slowDown(page);
  await playUntil(
    pages,
    async () => {
      const found = await (slow ? watched(page, seen) : seen.isVisible());
      if (!found && (await page.locator('.podium').isVisible())) throw new Error('it went by');
      return found;
    },
    wished,
  );
  const shoot = async () => camera.take(page, name, await then?.(page, pages[1]));
  await (slow ? held(page, shoot) : shoot());
  await after?.(page, camera);
}

/** Both go on bidding, or the hammer would fall between two pictures. */
async function bid(page, other) {
  await raise(other, 500);
  await page.locator('.sale .leader').waitFor();
  return async () => {
    await raise(page, 100);
    await raise(other, 100);
    await page.locator('[data-raise="300"]').hover();
  };
}

/** What is not taken, because somebody bid meanwhile, is bid again. */
async function raise(page, by) {
  const leading = page.locator(`[data-raise="${by}"][aria-disabled="true"]`);
  do await choose(page, page.locator(`[data-raise="${by}"]`), { timeout: 3_000 });
  while (
    !(await leading.waitFor({ timeout: 1_000 }).then(
      () => true,
      () => false,
    ))
  );
}

async function end(page, camera) {
  await page.locator('.podium').waitFor({ timeout: 30_000 });
  await camera.take(page, 'ga-end');
}
