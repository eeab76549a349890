/** The pictures of Nostra City: a crowd at the start and in the middle, then each scene in a house whose box makes it come soon. */
import { act, gather, grudges, owing, playUntil, press, strike } from '../../tests/browser/nostra-city.mjs';
import { openHouse, QUICK } from '../../tests/browser/house.mjs';
import { held, slowDown, watched } from './camera.mjs';
import { crew } from './guests.mjs';

const OPEN = '[aria-disabled="false"]';

export async function city(come, camera, house) {
  await camera.attempt('crowd', () => crew(come, house, 5, (people) => crowd(people, camera, house)));
  await camera.attempt('middle', () => crew(come, house, 1, ([me]) => middle(me, camera, house)));
  for (const scene of SCENES) await camera.attempt(scene.name, () => play(scene, come, camera));
}

/** Five people with the longest names at the start. */
async function crowd(people, camera, house) {
  await gather(house, people);
  const [{ page: first }] = people;
  await camera.take(first, 'nc-start');
  await first.locator('.ask .parley').click();
  await camera.take(first, 'nc-parley');
}

/** Against four bots, two months later. */
async function middle(me, camera, house) {
  const { page } = me;
  await gather(house, [me], { bots: 4 });
  await playUntil([page], () => current(page, 3));
  await playUntil([page], async () => (await page.locator('.options').count()) > 0);
  await press(page, `.own [data-caid]${OPEN}`);
  await press(page, `.options .option${OPEN}`);
  await camera.take(page, 'nc-middle');
  await camera.take(page, 'nc-read', () => page.locator('.lot').first().hover());
}

/** The month that the calendar shows. */
async function current(page, month) {
  return page.locator(`.months li:nth-child(${month})[aria-current]`).isVisible();
}

async function bid(page) {
  if ((await page.locator('[data-seal]').count()) === 0) return false;
  await press(page, `.own [data-caid]${OPEN}`);
  await press(page, `.own [data-pick="2"]${OPEN}`);
  await press(page, '.own [data-bill][aria-pressed="false"]');
  await press(page, '.own [data-bill][aria-pressed="false"]');
  return true;
}

/** Before the bids of this month. */
const meeting = (month) => `.city:has(.months li:nth-child(${month})[aria-current]):has(.phases li:nth-child(2).now)`;

/** What to wait for, in which box, and what is done meanwhile; what comes `first` is not looked at. */
const SCENES = [
  { name: 'nc-share', box: owing(), sight: '[data-deal]', then: (page) => press(page, '.own [data-give]') },
  { name: 'nc-bid', box: {}, sight: '[data-seal]', then: bid },
  { name: 'nc-reveal', box: {}, sight: '[data-act="bids"]', slow: true, wish: { slot: 2 } },
  { name: 'nc-stakes', box: {}, sight: '[data-act="slot"] li.open', slow: true, wish: { slot: 2, bills: 2 } },
  { name: 'nc-strike', box: { ...owing(), ...grudges({ contrat: 12 }) }, sight: `[data-vendetta="contrat"]${OPEN}`, then: aim },
  {
    name: 'nc-struck',
    box: { ...owing(), ...grudges({ incendie: 12 }) },
    sight: '[data-act="strike"]',
    slow: true,
    wish: { card: 'incendie' },
  },
  {
    name: 'nc-indic',
    box: { ...owing(), ...grudges({ indic: 15 }) },
    sight: '[data-vendetta="indic"]',
    then: (page) => page.locator('[data-vendetta="indic"]').focus(),
  },
  { name: 'nc-pause', box: { ...owing(), ...grudges({ braquage: 12 }) }, sight: '.asked .question:has-text("ause")' },
  { name: 'nc-count', box: {}, first: meeting(3), sight: '[data-act="count"] .now', slow: true },
  { name: 'nc-verdict', box: {}, first: meeting(6), sight: '[data-act="verdict"]', slow: true, after: end },
];

async function end(page, camera) {
  await page.locator('.podium').waitFor();
  await camera.take(page, 'nc-end');
}

async function aim(page) {
  await press(page, `[data-vendetta="contrat"]${OPEN}`);
  await press(page, '[data-aim]');
}

async function play({ box, ...scene }, come, camera) {
  const house = await openHouse({ ...QUICK, material: { 'nostra-city': box } });
  const shown = crew(come, house, 3, (people) => show(scene, people, camera, house), [{ moving: scene.slow }]);
  await shown.finally(() => house.close());
}

async function show({ name, first, sight, wish = {}, slow = false, then, after }, people, camera, house) {
  const pages = people.map(({ page }) => page);
  await gather(house, people);
  const [page] = pages;
  const seen = page.locator(sight).first();
  if (first) await playUntil(pages, () => page.locator(first).isVisible());
  if (slow) await slowDown(page);
  let shot = null;
  const shoot = async () => {
    await then?.(page);
    await (slow ? held(page, () => camera.take(page, name)) : camera.take(page, name));
  };
  // What passes by on the stage is caught while the others go on; who answers at once cuts it short.
  if (slow) seen.waitFor({ timeout: 0 }).then(() => (shot = shoot()));
  await playUntil(
    pages,
    () => (slow ? shot !== null : seen.isVisible()),
    async (one) => {
      if (slow && one === page && (await watched(page, seen))) return;
      if (wish.card && (await strike(one, wish.card))) return;
      await act(one, wish);
    },
  );
  await (shot ?? shoot());
  await after?.(page, camera);
}
