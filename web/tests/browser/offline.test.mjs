/** Without the house: what a page took along is read, and nothing else is promised. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { QUICK, sound, soundInBoth, visit, withHouse } from './house.mjs';

const { house, browser } = await withHouse(QUICK);
const shot = async (page, name) => process.env.SHOTS && page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });

it('rules, lessons and puzzles are read without the house, which is found again', { timeout: 120_000 }, async () => {
  const { page, context } = await visit(browser, { worker: true });
  await page.goto(house.address);
  const manifest = await (await fetch(`${house.address}/manifest.webmanifest`)).json();
  for (const { src } of manifest.icons) assert.equal((await fetch(house.address + src)).status, 200, src);
  assert.match((await fetch(`${house.address}/manifest.webmanifest`)).headers.get('content-type'), /manifest\+json/);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
  await house.kill();

  await page.goto(house.address);
  await page.locator('h1', { hasText: 'La maison ne répond pas' }).waitFor();
  await page.locator('.games > li').nth(3).waitFor();
  await soundInBoth(page, 'offline');
  await shot(page, 'offline');
  await page.setViewportSize({ width: 390, height: 844 });
  await sound(page, 'offline on a phone');
  await shot(page, 'offline-phone');
  const box = page.locator('.games > li', { hasText: 'Règlement de comptes' });
  await box.locator('.ways a', { hasText: 'Règles' }).click();
  await page.locator('[data-rule]').first().waitFor();
  await page.goBack();
  await box.locator('.ways a', { hasText: 'La leçon' }).click();
  await page.locator('ol.paper li').nth(5).waitFor();
  await sound(page, 'a lesson to read');
  await shot(page, 'lesson-phone');
  await page.goBack();
  await box.locator('.ways a', { hasText: 'problèmes' }).click();
  await page.locator('a[href^="/puzzle/"]').nth(3).click();
  await page.locator('.plate').first().waitFor();
  await shot(page, 'puzzle-phone');
  await page.goto(`${house.address}/games`);
  await page.locator('h1', { hasText: 'La maison ne répond pas' }).waitFor();

  await house.start();
  await page.locator('button', { hasText: 'Réessayer' }).click();
  await page.locator('header .name').waitFor();
  await page.locator('#running').waitFor();
  await context.close();
});
