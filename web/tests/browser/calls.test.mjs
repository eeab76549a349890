/** Whichever page of the house is open, it says that it is my turn somewhere. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { joinTable, openTable, playable, choose, QUICK, quickTable, soundInBoth, start, visit, withHouse } from './house.mjs';

const { house, browser } = await withHouse(QUICK);

it('title, sign and lamp tell of a turn at another table, and go when it is played', { timeout: 120_000 }, async () => {
  const host = await visit(browser);
  const guest = await visit(browser, { width: 390, height: 844, touch: true });
  await guest.page.addInitScript(() => {
    localStorage['tripot-sound'] = 'on';
    globalThis.chords = 0;
    const begin = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      globalThis.chords += 1;
      return begin.apply(this, when);
    };
  });
  const address = await openTable(host.page, house, 1);
  await joinTable(guest.page, address);
  await guest.page.goto(`${house.address}/rules/gangster`);
  await guest.page.locator('.calls').waitFor();
  assert.doesNotMatch(await guest.page.title(), /●/);
  await start(host.page);
  await guest.page.locator('.calls.waiting .count').waitFor();
  assert.equal(await guest.page.title(), '● À vous – 12 Gangsters');
  assert.equal(await guest.page.locator('link[rel=icon]').last().getAttribute('href'), '/icon-turn.svg');
  assert.ok((await guest.page.evaluate(() => globalThis.chords)) > 0, 'a chord');
  await soundInBoth(guest.page, 'a page while a table calls');

  // At another table of his own the first one still calls; its lamp is the way there.
  await quickTable(guest.page, house, { game: 'twelve-gangsters' });
  await guest.page.locator('.calls .count').waitFor();
  await playable(guest.page).first().waitFor();
  assert.equal(await guest.page.title(), '● À vous à 2 tables');
  await soundInBoth(guest.page, 'a table while another one calls');
  await guest.page.locator('.calls').click();
  await guest.page.waitForURL(address);
  await choose(guest.page, playable(guest.page).first());
  await guest.page.goto(`${house.address}/puzzles`);
  await guest.page.waitForFunction(() => document.querySelector('.calls .count')?.textContent === '1');
  for (const one of [host, guest]) {
    assert.deepEqual(one.complaints, []);
    await one.context.close();
  }
});
