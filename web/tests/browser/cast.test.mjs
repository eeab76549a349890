/** The people of the house: who they are, what they say, and who is heard. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import {
  callBot,
  joinTable,
  openTable,
  otherLanguage,
  playable,
  playNow,
  QUICK,
  quickTable,
  sound,
  start,
  visit,
  withHouse,
} from './house.mjs';

const { house, browser } = await withHouse(QUICK);

it('the host chooses whom to play with, and nobody sits twice', async () => {
  for (const [language, width, height] of [
    ['fr', 1440, 900],
    ['en', 390, 844],
  ]) {
    const { page, context, complaints } = await visit(browser, { language, width, height });
    await openTable(page, house, 0);
    const chairs = page.locator('article');
    await chairs.nth(1).locator('.call').click();
    assert.equal(await page.locator('.one').count(), 25);
    await sound(page, 'casting');
    await page.locator('.one').nth(20).click();
    const name = language === 'fr' ? 'Comtesse Arsenic' : 'Countess Arsenic';
    await chairs.nth(1).getByText(name).waitFor();
    await chairs.nth(2).locator('.call').click();
    assert.ok(await page.locator('.one').nth(20).isDisabled());
    await page.keyboard.press('Escape');
    await callBot(chairs.nth(2));
    await sound(page, 'lobby with the cast');
    await start(page);
    await page.locator('.plate').getByText(name).waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  }
});

it('what is said stands beside the chair, on no plate and not on the question', async () => {
  const host = await visit(browser, {});
  const guest = await visit(browser, { language: 'en' });
  await joinTable(guest.page, await openTable(host.page, house, 2));
  await start(host.page);
  await host.page.locator('.bubble').first().waitFor();
  await host.page.locator('#tab-chat').click();
  await host.page.getByRole('button', { name: 'Sans rancune' }).click();
  const bubble = guest.page.locator('.bubble', { hasText: 'No hard feelings' });
  await bubble.waitFor();
  const covered = await guest.page.evaluate(() => {
    const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const kept = [...document.querySelectorAll('.plate, .bar')].map((thing) => thing.getBoundingClientRect());
    return [...document.querySelectorAll('.bubble')].filter((one) => kept.some((area) => over(one.getBoundingClientRect(), area))).length;
  });
  assert.equal(covered, 0);
  const badge = guest.page.locator('#tab-chat .unread');
  await badge.waitFor();
  await guest.page.locator('#tab-chat').click();
  await badge.waitFor({ state: 'detached' });
  await guest.page.getByText('No hard feelings').first().waitFor();
  await sound(guest.page, 'chat with reactions');
  for (const one of [host, guest]) {
    assert.deepEqual(one.complaints, []);
    await one.context.close();
  }
});

/** What can be pressed, and lies under what somebody says. */
const covered = (page) =>
  page.evaluate(() => {
    const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const kept = [...document.querySelectorAll('.plate, .bar, .tools, #main :is(button, a, input, select, [data-option])')];
    const said = [...document.querySelectorAll('.bubble')].filter((one) => getComputedStyle(one).visibility === 'visible');
    const under = (one) => kept.filter((thing) => over(one.getBoundingClientRect(), thing.getBoundingClientRect()));
    return { heard: said.length, under: said.flatMap((one) => under(one).map((thing) => `${one.innerText} on ${thing.className}`)) };
  });

for (const [game, players] of [
  ['twelve-gangsters', 6],
  ['reglement-de-comptes', 6],
  ['gangster', 6],
  ['nostra-city', 5],
])
  it(`whatever is said at a table of ${game}, everything can still be pressed, in both languages`, async () => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ]) {
      const { page, context, complaints } = await visit(browser, { width, height });
      await quickTable(page, house, { game, players });
      await page.locator('.bubble').first().waitFor();
      let most = 0;
      for (let look = 0; look < 6; look++) {
        await page.waitForTimeout(350);
        const { heard, under } = await covered(page);
        assert.deepEqual(under, [], `${width} px`);
        most = Math.max(most, heard);
        await otherLanguage(page);
      }
      assert.ok(most > 0, `somebody is heard at ${width} px`);
      assert.deepEqual(complaints, []);
      await context.close();
    }
  });

it('the cast can be silenced, and the tab says whose turn it is', async () => {
  const { page, context, complaints } = await visit(browser, {});
  await page.addInitScript(() => localStorage.setItem('tripot-hush', 'on'));
  await playNow(page, house);
  await playable(page).first().waitFor();
  assert.equal(await page.locator('.bubble').count(), 0);
  assert.equal(await page.title(), '● À vous – 12 Gangsters');
  assert.equal(await page.locator('link[rel="icon"]').last().getAttribute('href'), '/icon-turn.svg');
  await page.locator('#tab-chat').click();
  assert.equal(await page.getByRole('button', { name: 'Faire taire les robots' }).getAttribute('aria-pressed'), 'true');
  assert.deepEqual(complaints, []);
  await context.close();
});

it('before the MEETING people and bots bargain in words that both understand (NC-5.1)', async () => {
  const host = await visit(browser, {});
  const guest = await visit(browser, { language: 'en', width: 390, height: 844 });
  await joinTable(guest.page, await openTable(host.page, house, 2, 'Nostra City'));
  await host.page.locator('.start .main:not(:disabled)').click();
  await guest.page.locator('header .sheet').nth(1).click();
  const parley = (page) => page.locator('details.parley');
  await parley(guest.page).locator('select').first().selectOption('swap');
  await parley(guest.page).locator('select').nth(1).selectOption('0');
  await sound(guest.page, 'bargaining');
  const [wanted, left] = await parley(guest.page)
    .locator('option:checked')
    .evaluateAll((options) => options.slice(2).map((option) => option.textContent.replace(/^\d\. /, '')));
  await parley(guest.page).locator('.last .button').click();
  await host.page.locator('.ask .parley').click();
  const offer = parley(host.page).locator('.offer');
  assert.ok((await offer.textContent()).includes('contre'));
  await offer.getByRole('button', { name: 'Marché conclu' }).click();
  await offer.waitFor({ state: 'detached' });
  await guest.page.locator('.what', { hasText: 'It’s a deal' }).waitFor();
  assert.ok((await guest.page.locator('.chat .said').textContent()).includes(`leave me ${wanted}, and I leave you ${left}`));
  await parley(host.page).locator('select').first().selectOption('swap');
  await parley(host.page).locator('select').nth(1).selectOption('2');
  await parley(host.page).locator('.last .button').click();
  await host.page
    .locator('.what', { hasText: /Marché conclu|Sans façon/ })
    .nth(1)
    .waitFor();
  for (const one of [host, guest]) {
    assert.deepEqual(one.complaints, []);
    await one.context.close();
  }
});

it('on a phone one hears of chairs that are out of sight at the upper edge, by name; and greetings once', async () => {
  const { page, context, complaints } = await visit(browser, { width: 390, height: 844 });
  await openTable(page, house, 5);
  await start(page);
  await page.locator('.bubble').first().waitFor();
  const [edge, named] = await page
    .locator('.bubble.apart')
    .evaluateAll((bubbles) => [
      bubbles.every((one) => one.getBoundingClientRect().left >= 0 && one.getBoundingClientRect().right <= innerWidth),
      bubbles.every((one) => one.querySelector('strong').offsetWidth > 0),
    ]);
  assert.ok(edge && named);
  await page.reload();
  await playable(page).first().waitFor();
  assert.equal(await page.locator('.bubble').count(), 0);
  assert.deepEqual(complaints, []);
  await context.close();
});
