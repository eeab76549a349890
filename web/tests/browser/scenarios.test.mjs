/** The scenarios of Règlement de comptes in a real browser: each solved, hints, a reload. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { begin, play, told } from './reglement-de-comptes.mjs';
import { choose, QUICK, sound, visit, withHouse } from './house.mjs';

const { house, browser } = await withHouse(QUICK);

const EXERCISES = [
  { number: 1, card: 'pass', places: [24, 26], rule: 'RC-4.4' },
  { number: 2, card: 'cake', places: [14], rule: 'RC-4.3' },
  { number: 3, card: 'boom', places: [28], rule: 'RC-4.6' },
  { number: 4, card: 'knife', places: [22], rule: 'RC-4.1' },
  { number: 5, card: 'gun', places: [22], rule: 'RC-4.2' },
  { number: 6, card: 'move', places: [9, 17], rule: 'RC-4.10' },
];
for (const { number, card, places, rule } of EXERCISES) {
  it(`scenario ${number} is solved with ${card}, and the game goes on`, { timeout: 60_000 }, async () => {
    const { page, context, complaints } = await visit(browser, { language: number % 2 ? 'fr' : 'en' });
    await begin(page, house, { scenario: number });
    await play(page, card, places);
    await told(page, rule).waitFor();
    await choose(page, page.locator('.own .word'));
    await page.locator('.verdict.good').waitFor();
    if (number === 1) await sound(page, 'a scenario solved');
    await page.locator('.lesson .go').click();
    await page.locator('aside .rule', { hasText: 'RC-3.10' }).nth(1).waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

it('a scenario is begun at home, hints, shows the next step, and says when one strays', { timeout: 60_000 }, async () => {
  const { page, context, complaints } = await visit(browser, {});
  await page.goto(house.address);
  await page.locator('.game details summary').click();
  await page.locator('.scenarios button').first().click();
  await page.locator('.lesson .asked').waitFor();
  await sound(page, 'a scenario');
  await page.locator('.hint summary').click();
  await page.locator('.hint p').waitFor();
  await page.locator('.solution summary').click();
  await page.locator('.show').click();
  await page.locator('[data-card="pass"].looked').waitFor();
  await choose(page, page.locator('[data-card="pass"]'));
  await choose(page, page.locator('.spot[data-place="24"]'));
  await choose(page, page.locator('.spot[data-place="23"]'));
  await choose(page, page.locator('.own .word'));
  await page.locator('.verdict.bad').waitFor();
  await page.goto(`${house.address}/rules/reglement-de-comptes#RC-4.2`);
  await page.locator('.wanted').waitFor();
  await page.locator('figure').nth(5).waitFor();
  await sound(page, 'rules with drawings');
  await page.locator('.scenarios button').nth(2).click();
  await page.locator('.lesson .asked').waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

it('a reload in a scenario forgets no choice, but what is only begun', { timeout: 60_000 }, async () => {
  const { page, context, complaints } = await visit(browser, {});
  await begin(page, house, { scenario: 1 });
  await play(page, 'pass', [24]);
  await page.locator('.spot[data-place="26"]').waitFor();
  await reload(page, 0);
  await play(page, 'pass', [24, 26]);
  await page.locator('.own .word').waitFor();
  await reload(page, 3);
  await choose(page, page.locator('.own .word'));
  await page.locator('.verdict.good').waitFor();
  await page.reload();
  await page.locator('.bar').waitFor();
  assert.equal(await page.locator('.lesson .asked').count(), 0, 'what is over is not asked again');
  await page.locator('button.lesson').click();
  await page.locator('.verdict.good').waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

/** Come back, and see how much of the solution is ticked off; whoever has done nothing is asked the question again. */
async function reload(page, done) {
  await page.reload();
  if (done > 0) await page.locator('button.lesson').click();
  await page.locator('.solution summary').click();
  assert.equal(await page.locator('.lesson .past').count(), done);
  await page.locator('.lesson .go').click();
}
