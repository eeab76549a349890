/** Nothing moves by itself: the layout shift of a whole game, as the standard counts it, on a desktop and on a phone. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ANY } from './anybody.mjs';
import { hastenBy } from './hasten.mjs';
import { LONG, long, QUICK, quickTable, rested, visit, withHouse } from './house.mjs';

const { house, browser } = await withHouse(QUICK);
const LITTLE = 0.05;
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** A phone has the least room. On a desktop the shortest and the fullest game are watched, in `make soak` all. */
const BOTH = ['twelve-gangsters', 'nostra-city'];

/** In `make soak` games are watched whole, else the first answers are, and the end of the shortest. */
const TABLES = [
  ['twelve-gangsters', {}, 3],
  ['reglement-de-comptes', { players: 4 }, 4],
  ['gangster', { options: { short: true } }, 4],
  ['nostra-city', { players: 5 }, 5],
];

/** Count what moves without being asked to, from the first page on. */
async function count(context) {
  await context.addInitScript(() => {
    globalThis.shifts = [];
    localStorage['tripot-habits'] ??= JSON.stringify({ speed: 'brisk' });
    const name = ({ node }) => (node?.nodeType === 1 ? `${node.tagName}.${node.getAttribute('class')}` : node?.nodeName);
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries())
        if (!hadRecentInput) globalThis.shifts.push({ value, what: sources.map(name).join(' ') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** So many answers, or to the end; what has shifted. */
async function play(page, game, most) {
  const podium = page.locator('.podium');
  let given = 0;
  for (let turn = 0; given < most && !(await podium.isVisible()); turn++) {
    if ((await page.locator('.ask.asked').count()) > 0) {
      await ANY[game](page, turn).catch(() => {});
      given += 1;
    } else if (!(await rested(page, 2_000))) await page.keyboard.press('Escape');
  }
  return page.evaluate(() => globalThis.shifts);
}

function little(shifts) {
  const largest = shifts.sort((a, b) => b.value - a.value).slice(0, 5);
  assert.ok(shifts.reduce((sum, { value }) => sum + value, 0) < LITTLE, JSON.stringify(largest));
}

for (const [game, form, watched] of TABLES)
  for (const [size, viewport] of BOTH.includes(game) ? Object.entries(SIZES) : long(...Object.entries(SIZES)))
    it(
      `a game of ${game} on a ${size}, at least ${watched} answers of it watched: a shift below ${LITTLE}`,
      { timeout: 600_000 },
      async () => {
        const { page, context, complaints } = await visit(browser, { still: false, ...viewport });
        await count(context);
        await quickTable(page, house, { game, ...form });
        await page.locator('.ask').waitFor();
        little(await play(page, game, LONG ? Infinity : watched));
        if (game === 'twelve-gangsters' && !LONG) {
          await hastenBy(page, 7);
          little(await play(page, game, Infinity));
        }
        assert.deepEqual(complaints, []);
        await context.close();
      },
    );
