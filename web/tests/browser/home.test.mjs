/** The front door on a phone: what is mine and the code of a friend come first, and a mistake is told where it was made. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { playNow, QUICK, sound, visit, withHouse } from './house.mjs';

const { house, browser } = await withHouse(QUICK);
const PHONE = { width: 390, height: 844, touch: true };
const top = async (place) => (await place.boundingBox()).y;

it('my games and the code stand before the shelf', { timeout: 60_000 }, async () => {
  const { page, context, complaints } = await visit(browser, PHONE);
  await playNow(page, house);
  await page.goto(house.address);
  const shelf = page.locator('#shelf');
  await shelf.waitFor();
  assert.ok((await top(page.locator('.own a').first())) < (await top(page.locator('#code'))));
  assert.ok((await top(page.locator('#code'))) < (await top(shelf)));
  await sound(page, 'home');
  assert.deepEqual(complaints, []);
  await context.close();
});

it('a wrong code is told beside its field', { timeout: 60_000 }, async () => {
  const { page, context } = await visit(browser, PHONE);
  await page.goto(house.address);
  const field = page.locator('#code');
  await field.fill('ABCD-EFGH-JKMN');
  await field.press('Enter');
  const told = page.locator('#code-problem', { hasText: /\S/ });
  await told.waitFor();
  assert.ok(Math.abs((await top(told)) - (await top(field))) < 120);
  assert.equal(await field.getAttribute('aria-invalid'), 'true');
  await field.fill('ABCD');
  assert.equal(await page.locator('#code-problem').innerText(), '');
  await context.close();
});

it('whoever changes the name may write at once, and is done when it is kept', { timeout: 60_000 }, async () => {
  const { page, context } = await visit(browser, PHONE);
  await page.goto(house.address);
  await page.locator('header .name').click();
  await page.locator('#my-name:focus').waitFor();
  await page.locator('#my-name').fill('Octave');
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.locator('header .name', { hasText: 'Octave' }).waitFor();
  await context.close();
});
