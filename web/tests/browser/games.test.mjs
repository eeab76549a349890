/** One's own games: at the top on a phone, whose turn it is, and what has come of the others. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hastenToTheEnd } from './hasten.mjs';
import { joinTable, openTable, playNow, post, QUICK, soundInBoth, start, visit, withHouse } from './house.mjs';

const { house, browser } = await withHouse({ ...QUICK, analysis: { playouts: 20 } });
const PHONE = { width: 390, height: 844, touch: true };
const top = async (place) => (await place.boundingBox()).y;

it('on a phone what waits for me stands above everything else, and nothing moves when it comes', { timeout: 90_000 }, async () => {
  const { page, context, complaints } = await visit(browser, PHONE);
  await playNow(page, house);
  await page.goto(house.address);
  const mine = page.locator('.mine a.turn');
  await mine.waitFor();
  assert.ok((await top(mine)) < (await top(page.locator('h1'))), 'before the door');
  assert.match(await mine.innerText(), /À vous, depuis/);
  await page.addInitScript(() => {
    globalThis.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await mine.waitFor();
  assert.ok((await page.evaluate(() => globalThis.shift)) < 0.05, 'something moved');
  await soundInBoth(page, 'home with my games');
  await mine.click();
  await page.locator('.choice').first().waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

it('a finished game is listed with its result, its replay and a rematch, by keyboard', { timeout: 120_000 }, async () => {
  const { page, context, complaints } = await visit(browser);
  await playNow(page, house);
  await hastenToTheEnd(page);
  await page.goto(house.address);
  await page.locator('header .calls').focus();
  await page.keyboard.press('Enter');
  const past = page.locator('.past li').first();
  await past.waitFor();
  assert.match(await past.innerText(), /12 Gangsters/);
  assert.match(await past.innerText(), /Gagnée|place sur 4/);
  assert.equal(await page.locator('.figures dd').first().innerText(), '1');
  assert.equal(await page.locator('figure').count(), 1, 'one plot until something is analysed');
  await soundInBoth(page, 'my games');
  const [replay, again] = [past.locator('a', { hasText: 'Revoir' }), past.locator('a', { hasText: 'Revanche' })];
  await replay.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/replay\/1/);
  await page.goBack();
  await again.focus();
  await page.keyboard.press('Enter');
  await page.locator('.choice[aria-disabled="false"]').first().waitFor();
  await page.goto(`${house.address}/games`);
  await page.locator('.running a.turn').waitFor();
  assert.equal(await page.locator('.past a', { hasText: 'Revanche' }).count(), 0, 'its table plays again');
  assert.deepEqual(complaints, []);
  await context.close();
});

it('games are found by game and by companion, and the table says for whom it waits', { timeout: 120_000 }, async () => {
  const host = await visit(browser, { language: 'en' });
  const guest = await visit(browser, { ...PHONE, language: 'en' });
  await guest.page.goto(house.address);
  await post(guest.page, '/api/me', { name: 'Zoé des grands soirs' });
  const address = await openTable(host.page, house, 1);
  await joinTable(guest.page, address);
  await start(host.page);
  await guest.page.goto(`${house.address}/games`);
  await guest.page.locator('.running a.turn').waitFor();
  await host.page.locator('.choice[aria-disabled="false"]').first().click();
  await host.page.locator('.send:not(:disabled)').click();
  await host.page.goto(`${house.address}/games`);
  await host.page.locator('.running .what', { hasText: 'Waiting for Zoé des grands soirs' }).waitFor();
  await soundInBoth(host.page, 'a table that waits for somebody else');
  for (const one of [host, guest]) {
    assert.deepEqual(one.complaints, []);
    await one.context.close();
  }
});

it('with an analysed game luck and skill are drawn; another device of the same person shows the same', { timeout: 180_000 }, async () => {
  const { page, context, complaints } = await visit(browser, PHONE);
  await playNow(page, house);
  await hastenToTheEnd(page);
  const code = page.url().split('/').at(-1);
  await page.goto(house.address);
  await post(page, '/api/me/phrase', { name: 'Ana partout', phrase: 'une longue phrase' });
  await page.goto(`${house.address}/t/${code}/analysis/1`);
  await page.locator('.chart').waitFor({ timeout: 120_000 });
  await page.goto(`${house.address}/games`);
  await page.locator('figure').nth(1).waitFor();
  await soundInBoth(page, 'figures on a phone');
  const elsewhere = await visit(browser);
  await elsewhere.page.goto(house.address);
  await post(elsewhere.page, '/api/enter', { name: 'Ana partout', phrase: 'une longue phrase' });
  await elsewhere.page.goto(`${house.address}/games`);
  await elsewhere.page.locator('figure').nth(1).waitFor();
  const options = elsewhere.page.locator('.companion option');
  assert.ok((await options.count()) > 1);
  await elsewhere.page.locator('.companion').selectOption({ index: 1 });
  await elsewhere.page.locator('.past li').waitFor();
  assert.deepEqual([...complaints, ...elsewhere.complaints], []);
  for (const one of [context, elsewhere.context]) await one.close();
});
