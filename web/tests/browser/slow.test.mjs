/** A slow game by its page: sealed orders to the house, a reminder, holidays; by keyboard, and on a phone. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { joinTable, post, QUICK, soundInBoth, visit, withHouse } from './house.mjs';

const { house, browser } = await withHouse({ ...QUICK, nudge_after: 0 });

it('whoever is elsewhere leaves orders, is reminded, and goes on holiday', { timeout: 120_000 }, async () => {
  const host = await visit(browser);
  const guest = await visit(browser, { width: 390, height: 844, touch: true, language: 'en' });
  await host.page.goto(house.address);
  const { code } = await post(host.page, '/api/tables', { game: 'gangster', options: {}, pace: 'bank', open: false });
  const address = `${house.address}/t/${code}`;
  await host.page.goto(address);
  await joinTable(guest.page, address);
  await host.page.locator('.start .main:not(:disabled)').click();
  await host.page.locator('.ask .clock, .plate .clock').first().waitFor();

  await guest.page.locator('[data-absence]').click();
  await guest.page.locator('[data-order="bid-perle"]').check();
  await guest.page.locator('[data-amount="bid-perle"]').fill('1500');
  await guest.page.locator('[data-amount="bid-perle"]').press('Enter');
  await soundInBoth(guest.page, 'orders on a phone');
  await guest.page.reload();
  await guest.page.locator('[data-absence]').click();
  await guest.page.locator('[data-order="bid-perle"]:checked').waitFor();
  assert.equal(await guest.page.locator('[data-amount="bid-perle"]').inputValue(), '1500');
  await guest.page.keyboard.press('Escape');

  await host.page.locator('[data-absence]').focus();
  await host.page.keyboard.press('Enter');
  assert.equal(await host.page.locator('[data-order]:checked').count(), 0, 'it is nobody else’s');
  await soundInBoth(host.page, 'elsewhere');
  const waiting = (await host.page.locator('[data-nudge]').count()) > 0 ? host.page : guest.page;
  if (waiting === guest.page) await guest.page.locator('[data-absence]').click();
  await waiting.locator('[data-nudge]').click();
  for (const { page } of [host, guest]) await page.keyboard.press('Escape');
  const other = waiting === host.page ? guest.page : host.page;
  await other
    .getByText(other === host.page ? 'On n’attend plus que vous' : 'We are waiting for you')
    .first()
    .waitFor();

  await guest.page.goto(`${house.address}/games`);
  await guest.page.locator('[data-days]').fill('3');
  await guest.page.locator('[data-days]').press('Enter');
  await guest.page.locator('[data-back]').waitFor();
  await soundInBoth(guest.page, 'on holiday');
  await host.page.locator('.plate .badge', { hasText: 'vacances' }).waitFor();
  await guest.page.locator('[data-back]').click();
  await guest.page.locator('[data-days]').waitFor();
  await host.page.locator('.plate .badge', { hasText: 'vacances' }).waitFor({ state: 'detached' });
  assert.deepEqual([...host.complaints, ...guest.complaints], []);
  for (const { context } of [host, guest]) await context.close();
});
