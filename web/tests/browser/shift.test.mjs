/** Nothing moves by itself: the layout shift of a whole game, as the standard counts it, on a desktop and on a phone. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ANY } from './anybody.mjs';
import { QUICK, quickTable, visit, withHouse } from './house.mjs';

const { house, browser } = await withHouse(QUICK);
const LITTLE = 0.05;
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

const WHOLE = Infinity;

/** Short games are watched; of long ones the first answers are, and a whole game is played at once. */
const TABLES = [
  ['twelve-gangsters', {}, 'brisk', WHOLE],
  ['reglement-de-comptes', { players: 4 }, 'brisk', WHOLE],
  ['gangster', { options: { short: true } }, 'brisk', 12],
  ['gangster', { options: { short: true } }, 'instant', WHOLE],
  ['nostra-city', { players: 5 }, 'brisk', 15],
  ['nostra-city', { players: 5 }, 'instant', WHOLE],
];

/** Count what moves without being asked to, from the first page on. */
async function count(context) {
  await context.addInitScript(() => {
    globalThis.shifts = [];
    const name = ({ node }) => (node?.nodeType === 1 ? `${node.tagName}.${node.getAttribute('class')}` : node?.nodeName);
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries())
        if (!hadRecentInput) globalThis.shifts.push({ value, what: sources.map(name).join(' ') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

for (const [game, form, speed, most] of TABLES)
  for (const [size, viewport] of Object.entries(SIZES))
    it(`${game} on a ${size}, ${speed}, ${most} answers: a shift below ${LITTLE}`, { timeout: 300_000 }, async () => {
      const { page, context, complaints } = await visit(browser, { still: false, ...viewport });
      await count(context);
      await context.addInitScript((pace) => localStorage.setItem('tripot-habits', JSON.stringify({ speed: pace })), speed);
      await quickTable(page, house, { game, ...form });
      await page.locator('.ask').waitFor();
      const podium = page.locator('.podium');
      let given = 0;
      for (let turn = 0; given < most && !(await podium.isVisible()); turn++) {
        if ((await page.locator('.ask.asked').count()) > 0) {
          await ANY[game](page, turn).catch(() => {});
          given += 1;
        } else if (turn % 20 === 19) await page.keyboard.press('Escape');
        else await page.waitForTimeout(100);
      }
      const shifts = await page.evaluate(() => globalThis.shifts);
      const largest = shifts.sort((a, b) => b.value - a.value).slice(0, 5);
      assert.ok(shifts.reduce((sum, { value }) => sum + value, 0) < LITTLE, JSON.stringify(largest));
      assert.deepEqual(complaints, []);
      await context.close();
    });
