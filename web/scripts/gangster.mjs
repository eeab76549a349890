/** The pictures of Gangster: each scene in a house whose box makes it come soon. */
import { choose, openHouse, QUICK } from '../tests/browser/house.mjs';
import { gather, playUntil, squares } from '../tests/browser/gangster.mjs';
import { called, NAMES } from './guests.mjs';

const ROLL = '[data-move="roll"]';
const YES = '[data-move="yes"]';
const GOALS = { 2: 14_000, 3: 14_000, 4: 14_000, 5: 14_000, 6: 14_000 };

export async function quarter(come, picture, house) {
  await crowd(come, picture, house);
  for (const scene of SCENES) await play(scene, come, picture);
}

/** Six people with the longest names, at the start and in the middle. */
async function crowd(come, picture, house) {
  const people = await Promise.all(NAMES.map(() => come()));
  for (const [index, { page }] of people.entries()) await called(page, house, NAMES[index]);
  await gather(house, people);
  const pages = people.map(({ page }) => page);
  await pages[0].waitForTimeout(800);
  await picture(pages[0], 'ga-start');
  await picture(pages[0], 'ga-start-whole', true);
  let presses = 0;
  await playUntil(
    pages,
    async () => presses > 60,
    () => (presses++, [ROLL, YES, '[data-move="kind"]']),
  );
  const asked = async () => (await pages[0].locator(ROLL).count()) > 0;
  await playUntil(pages, asked, (page) => (page === pages[0] ? [YES] : [ROLL, YES]));
  await pages[0].locator(ROLL).hover();
  await pages[0].waitForTimeout(300);
  await picture(pages[0], 'ga-middle');
  for (const { context } of people) await context.close();
}

/** What to wait for, on which quarter, and what is pressed meanwhile. */
const SCENES = [
  { name: 'ga-double', box: squares('expert/vendeur', 'mission/recrutement'), sight: 'button.panel-face', wish: [ROLL] },
  { name: 'ga-theft', box: squares('vol'), sight: '[data-move="yes"]', wish: [ROLL] },
  { name: 'ga-court', box: squares('vol'), sight: '.stamp', wish: [ROLL, YES], slow: true },
  { name: 'ga-prison', box: squares('vol'), sight: '.bars', wish: [ROLL, YES], slow: true },
  { name: 'ga-race', box: squares('course'), sight: '.race .first', wish: [ROLL], slow: true },
  { name: 'ga-card', box: squares('aventure'), sight: '.recap', wish: [ROLL] },
  { name: 'ga-passage', box: squares('passage'), sight: '.square.offered', wish: [ROLL] },
  { name: 'ga-auction', box: squares('enchere'), sight: '.ring', wish: [ROLL, '[data-move="kind"]'], pace: 'relaxed', then: bid },
  { name: 'ga-offer', box: { goals: GOALS }, sight: '.contract', wish: ['[data-move="offer"]', ROLL, YES], short: true, slow: true },
  { name: 'ga-tally', box: { goals: GOALS }, sight: '.tally', wish: ['[data-move="offer"]', ROLL], short: true, slow: true, then: end },
];

async function play({ name, box, sight, wish, pace = 'none', short = false, slow = false, then }, come, picture) {
  const house = await openHouse({ ...QUICK, material: { gangster: box } });
  const people = [await come(), await come()];
  const pages = people.map(({ page }) => page);
  for (const [index, page] of pages.entries()) await called(page, house, NAMES[index]);
  await gather(house, people, { pace, options: short ? { short } : {} });
  const [page] = pages;
  const seen = page.locator(sight).first();
  await playUntil(
    pages,
    () =>
      slow
        ? seen.waitFor({ timeout: 1_600 }).then(
            () => true,
            () => false,
          )
        : seen.isVisible(),
    () => wish,
  );
  await then?.(page, pages[1], picture);
  await page.waitForTimeout(slow ? 0 : 300);
  await picture(page, name);
  for (const { context } of people) await context.close();
  await house.close();
}

async function bid(page, other) {
  await choose(other, other.locator('[data-raise="500"]'));
  await page.locator('.sale .leader').waitFor();
  await page.locator('[data-raise="300"]').hover();
}

async function end(page, _, picture) {
  await picture(page, 'ga-count');
  await page.locator('.podium').waitFor({ timeout: 30_000 });
  await page.waitForTimeout(900);
}
