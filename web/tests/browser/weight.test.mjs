/** What the first visit costs, and that nothing jumps once it is there. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { callBot, drawn, playable, visit, withHouse } from './house.mjs';
import { shifted, watchShifts, weighed } from './weight.mjs';

const { house, browser } = await withHouse();

it('the first load brings less than 200 kB of compressed script', { timeout: 60_000 }, async () => {
  const { page, context } = await visit(browser, {});
  const scripts = await weighed(context, page);
  await page.goto(house.address);
  await page.locator('.game svg').first().waitFor();
  const home = scripts.total();
  assert.ok(home > 10_000 && home < 200_000, `home: ${home} bytes`);
  await page.locator('.now').click();
  await playable(page).first().waitFor();
  assert.ok(scripts.total() < 200_000, `with a table: ${scripts.total()} bytes`);
  await context.close();
});

for (const [width, height] of [
  [1440, 900],
  [360, 740],
]) {
  it(`nothing shifts after the load (${width} px)`, { timeout: 60_000 }, async () => {
    const { page, context } = await visit(browser, { width, height });
    await watchShifts(page);
    const still = async (where) => {
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      await drawn(page);
      const shift = await shifted(page);
      assert.ok(shift.total < 0.01, `${where}: ${shift.total}, ${shift.worst}`);
    };
    await page.goto(house.address);
    await page.locator('.game svg').first().waitFor();
    await still('home');
    await page.locator('.game .ways .open').first().click();
    await page.locator('article.empty').first().waitFor();
    const lobby = page.url();
    await page.goto(lobby);
    await page.locator('article.empty').first().waitFor();
    await still('lobby');
    for (const chair of [1, 2]) await callBot(page.locator('article').nth(chair));
    await page.locator('.start .main:not(:disabled)').click();
    await playable(page).first().waitFor();
    await page.goto(lobby);
    await playable(page).first().waitFor();
    await still('table');
    await context.close();
  });
}
