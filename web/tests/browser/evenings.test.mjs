/** An evening by its pages: entered by link, run by its host, shown on the wall. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hastenToTheEnd } from './hasten.mjs';
import { QUICK, sound, soundInBoth, visit, withHouse } from './house.mjs';

const { house, browser } = await withHouse(QUICK);
const PHONE = { width: 360, height: 740, touch: true };

it('two people and four bots play a round; everybody is sent to a table and comes back', { timeout: 150_000 }, async () => {
  const [host, guest] = await Promise.all([visit(browser), visit(browser, PHONE)]);
  await host.page.goto(`${house.address}/evenings`);
  await host.page.locator('form input').first().waitFor();
  await soundInBoth(host.page, 'evenings');
  await host.page.locator('form input').first().fill('Le tripot du jeudi');
  await host.page.locator('form select').nth(1).selectOption('3');
  await host.page.locator('form .main').focus();
  await host.page.keyboard.press('Enter');
  await host.page.waitForURL(/\/evening\//);
  const address = host.page.url();

  await guest.page.goto(address);
  await guest.page.locator('.ways .main', { hasText: 'M’inscrire' }).click();
  await guest.page.locator('tr.you').waitFor();
  await host.page.locator('.ways .main', { hasText: 'M’inscrire' }).click();
  await host.page.locator('tr.you').waitFor();
  await host.page.locator('.host input').fill('4');
  await host.page.locator('.host form .button').click();
  await host.page.locator('tbody tr').nth(5).waitFor();
  await soundInBoth(host.page, 'an evening that is open');
  await soundInBoth(guest.page, 'the same on a phone');

  const wall = await visit(browser, { width: 1920, height: 1080 });
  await wall.page.goto(`${address}/wall`);
  await wall.page.locator('.join img').waitFor();
  await sound(wall.page, 'the wall before the first round');

  await host.page.locator('.host .button', { hasText: 'Ouvrir la ronde 1' }).click();
  await Promise.all([host, guest].map(({ page }) => page.waitForURL(/\/t\//)));
  await wall.page.locator('ol > li').nth(1).waitFor();
  await Promise.all([host, guest].map(({ page }) => hastenToTheEnd(page)));
  await guest.page.locator('.end .main', { hasText: 'Retour à la soirée' }).click();
  await guest.page.waitForURL(/\/evening\//);
  await wall.page.locator('[role=status]', { hasText: 'La ronde 1 est finie.' }).waitFor();
  await sound(wall.page, 'the wall after a round');
  await host.page.goto(address);
  await host.page.locator('.host .button', { hasText: 'Ouvrir la ronde 2' }).waitFor();
  await soundInBoth(host.page, 'an evening between two rounds');
  await host.page.locator('.host .button', { hasText: 'Clore la soirée' }).click();
  await host.page.locator('.now', { hasText: 'La soirée est finie.' }).waitFor();
  assert.equal(await host.page.locator('.host').count(), 0);
  for (const { complaints, context } of [host, guest, wall]) {
    assert.deepEqual(complaints, []);
    await context.close();
  }
});

it('an unknown evening says so', { timeout: 60_000 }, async () => {
  const { page, context } = await visit(browser);
  await page.goto(`${house.address}/evening/AAAA-BBBB-CCCC`);
  await page.locator('[role=alert]', { hasText: 'Cette soirée n’existe pas' }).waitFor();
  await context.close();
});
