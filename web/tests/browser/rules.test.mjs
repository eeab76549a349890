/** The rulebook as a page: contents, looking something up. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { QUICK, sound, visit, withHouse } from './house.mjs';

const { house, browser } = await withHouse(QUICK);

it('a chapter is one tap away, a word is looked up', { timeout: 60_000 }, async () => {
  const { page, context, complaints } = await visit(browser, { width: 390, height: 844, touch: true });
  await page.goto(`${house.address}/rules/nostra-city`);
  const chapters = page.locator('main nav a');
  await chapters.nth(3).click();
  const address = decodeURIComponent(new URL(page.url()).hash.slice(1));
  const { y } = await page.locator(`[id="${address}"]`).boundingBox();
  assert.ok(y >= 0 && y < 300, `the chapter is in sight (${y})`);
  const field = page.locator('input[type=search]');
  await field.fill('depouillee billet');
  await page.locator('.rule', { hasText: 'NC-7.3' }).waitFor();
  assert.equal(await page.locator('.rule', { hasText: 'NC-2.1' }).count(), 0);
  await sound(page, 'a rulebook');
  await field.fill('échiquier');
  await page.locator('article [role=status]').waitFor();
  await field.fill('');
  await page.locator('.rule', { hasText: 'NC-2.1' }).waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});
