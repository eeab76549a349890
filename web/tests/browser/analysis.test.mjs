/** After a game: the chances of everybody, and from the curve into the replay and back. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hastenToTheEnd } from './hasten.mjs';
import { playNow, QUICK, sound, visit, withHouse } from './house.mjs';

const { house, browser } = await withHouse({ ...QUICK, analysis: { playouts: 30 } });

it('a finished game is analysed, and the curve leads into the replay and back', { timeout: 120_000 }, async () => {
  const { page, context, complaints } = await visit(browser, { language: 'en' });
  await playNow(page, house);
  await hastenToTheEnd(page);
  await page.locator('.end a[href*="/analysis/"]').click();
  await page.locator('progress').waitFor();
  await sound(page, 'an analysis on its way');
  await page.locator('.chart path.chance').nth(3).waitFor({ timeout: 60_000 });
  await sound(page, 'an analysis');
  const slider = page.locator('.chart input[type=range]');
  await slider.focus();
  await page.keyboard.press('Home');
  for (let step = 0; step < 7; step++) await page.keyboard.press('ArrowRight');
  assert.match(await slider.getAttribute('aria-valuetext'), /^Step 7: .*\d%/);
  const before = await page.locator('.chart path.chance').first().getAttribute('d');
  await page.locator('.eyes select').selectOption('0');
  assert.notEqual(await page.locator('.chart path.chance').first().getAttribute('d'), before, 'one sees less than all cards');
  const chart = await page.locator('.chart svg').boundingBox();
  await page.mouse.click(chart.x + chart.width / 2, chart.y + chart.height / 2);
  const step = await slider.inputValue();
  assert.notEqual(step, '7');
  await page.locator('.reading a').click();
  await page.waitForURL(new RegExp(`/replay/1\\?seat=all&step=${step}$`));
  await page.locator('header a[href*="/analysis/"]').click();
  await page.waitForURL(new RegExp(`/analysis/1\\?step=${step}$`));
  await page.locator('.chart path.chance').first().waitFor();
  assert.equal(await slider.inputValue(), step);
  assert.equal(await page.locator('table tbody tr').count(), 4);
  assert.deepEqual(complaints, []);
  await context.close();
});

it('on a small screen a finger reads the curve', { timeout: 120_000 }, async () => {
  const { page, context } = await visit(browser, { width: 360, height: 740, touch: true });
  await playNow(page, house);
  await hastenToTheEnd(page);
  const address = page.url();
  await page.goto(`${address}/analysis/1`);
  await page.locator('.chart path.chance').first().waitFor({ timeout: 60_000 });
  await sound(page, 'an analysis on a phone');
  await page.locator('.chart svg').tap({ position: { x: 180, y: 100 } });
  assert.match(new URL(page.url()).search, /step=[1-9]\d/);
  await context.close();
});

it('a game that goes on cannot be analysed', { timeout: 60_000 }, async () => {
  const { page, context } = await visit(browser, {});
  await playNow(page, house);
  await page.goto(`${page.url()}/analysis/1`);
  await page.locator('.words h1', { hasText: 'Patience' }).waitFor();
  await context.close();
});
