/** A screen for those who watch: opened by its address, large, without a hand and without a word. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { listening, openTable, playable, QUICK, sound, soundInBoth, visit, withHouse, choose } from './house.mjs';

const { house, browser } = await withHouse(QUICK);

it('a player opens a screen of his own table, and it shows no hand', { timeout: 90_000 }, async () => {
  const { page, context, complaints } = await visit(browser);
  await openTable(page, house, 2);
  await page.locator('details.stream summary').click();
  await page.locator('details.stream select').selectOption('0');
  await soundInBoth(page, 'the lobby with the address of a screen');
  const opening = context.waitForEvent('page');
  await page.locator('details.stream a').click();
  const screen = await opening;
  await screen.setViewportSize({ width: 1920, height: 1080 });
  await screen.locator('.wait h1', { hasText: '12 Gangsters' }).waitFor();
  await sound(screen, 'a screen before the game');
  await page.bringToFront();
  await page.locator('.start .main').click();
  await listening(page);
  await choose(page, playable(page).first());
  await screen.bringToFront();
  await screen.locator('.ask').waitFor();
  assert.equal(await screen.locator('.own').count(), 0);
  assert.equal(await screen.locator('aside [role="tab"]', { hasText: 'Parler' }).count(), 0);
  await sound(screen, 'a screen');
  await screen.goto(screen.url().replace(/\d+$/, '120'));
  await screen.locator('.wait .clock', { hasText: /^[12]:\d\d$/ }).waitFor();
  await sound(screen, 'a screen that waits');
  await screen.goto(screen.url().replace(/\d+$/, '7'));
  await screen.locator('main', { hasText: /table/i }).waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});
