/** Waiting for others, what a rated table says, and the leaderboard. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hastenToTheEnd } from './hasten.mjs';
import { openTable, QUICK, soundInBoth, visit, withHouse } from './house.mjs';

const { house, browser } = await withHouse(QUICK);
const PHONE = { width: 360, height: 740, touch: true };

it('four who wait for the same game sit down together, by keyboard', { timeout: 90_000 }, async () => {
  const visits = await Promise.all([{}, {}, {}, PHONE].map((size) => visit(browser, size)));
  for (const [index, { page }] of visits.entries()) {
    await page.goto(`${house.address}/queue`);
    const join = page.locator('form .button.main');
    await join.waitFor();
    if (index === 0) await soundInBoth(page, 'the queue');
    await join.focus();
    await page.keyboard.press('Enter');
    if (index === 0) {
      await page.locator('.wait .clock').waitFor();
      assert.match(await page.locator('.wait .clock').innerText(), /0:[34]\d/);
      assert.equal(await page.locator('.wait .empty').count(), 3);
      await soundInBoth(page, 'waiting');
    }
  }
  await Promise.all(visits.map(({ page }) => page.waitForURL(/\/t\//)));
  const [first, ...others] = visits.map(({ page }) => new URL(page.url()).pathname);
  assert.deepEqual(new Set(others), new Set([first]));
  for (const { complaints, context } of visits) {
    assert.deepEqual(complaints, []);
    await context.close();
  }
});

it('whoever closes the page has left the queue', { timeout: 60_000 }, async () => {
  const [one, other] = await Promise.all([visit(browser), visit(browser)]);
  await one.page.goto(`${house.address}/queue`);
  await one.page.locator('form .button.main').click();
  await other.page.goto(`${house.address}/queue`);
  await other.page.locator('.line').waitFor();
  await one.page.close({ runBeforeUnload: true });
  await other.page.locator('.line').waitFor({ state: 'detached' });
  await one.context.close();
  await other.context.close();
});

it('a rated table says so and what leaving means; its game moves the rating', { timeout: 120_000 }, async () => {
  const { page, context, complaints } = await visit(browser);
  await openTable(page, house, 2);
  await page.locator('.rated input').check();
  assert.match(await page.locator('.rated').innerText(), /si vous partez, la maison joue pour vous/);
  await soundInBoth(page, 'the lobby of a rated table');
  await page.locator('.start .main').click();
  await hastenToTheEnd(page);
  await page.goto(`${house.address}/games`);
  await page.locator('.ratings li').waitFor();
  assert.match(await page.locator('.ratings li').innerText(), /provisoire, encore 9 parties/);
  await soundInBoth(page, 'my games with a rating');
  await page.locator('.ratings a').click();
  await page.locator('.own strong').waitFor();
  await page.locator('.own input').uncheck();
  await page.locator('.own input:not(:checked)').waitFor();
  await soundInBoth(page, 'the leaderboard');
  assert.deepEqual(complaints, []);
  await context.close();
});
