/** Puzzles in a real browser: that of the day from home, missed and solved, the shelf, in both languages. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { choose, QUICK, sound, visit, withHouse } from './house.mjs';

const { house, browser } = await withHouse(QUICK);
const GAME = 'twelve-gangsters';

/** Answers with the card of this value, or with another one. */
async function answer(page, value, right) {
  const cards = page.locator('.cards .choice');
  const able = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('aria-disabled') !== 'true'));
  const other = able.findIndex((can, index) => can && index !== value - 1);
  await choose(page, cards.nth(right ? value - 1 : other));
}

async function best(page, id) {
  const told = await page.request.post(`${house.address}/api/exercises`, {
    data: { of: { of: 'puzzle', game: GAME, id }, choices: [[{ move: 'choose', card: await first(page, id) }]] },
    headers: { Origin: house.address },
  });
  const { weighed } = await told.json();
  return weighed.find((one) => one.best).parts[0].move.card;
}

async function first(page, id) {
  const told = await page.request.post(`${house.address}/api/exercises`, {
    data: { of: { of: 'puzzle', game: GAME, id } },
    headers: { Origin: house.address },
  });
  return (await told.json()).situation.legal[0].card;
}

for (const language of ['fr', 'en']) {
  it(`the puzzle of the day is missed, solved and compared, in ${language}`, { timeout: 120_000 }, async () => {
    const phone = language === 'en';
    const options = { language, touch: phone, ...(phone ? { width: 390, height: 844 } : {}) };
    const spy = await visit(browser, options);
    const { page, context, complaints } = await visit(browser, options);
    await page.goto(house.address);
    await page.locator('.daily a[href="/puzzles"]').click();
    await sound(page, 'the puzzles of the day');
    await page.locator(`.tile[href^="/puzzle/${GAME}/"]`).click();
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const value = await best(spy.page, id);
    await sound(page, 'a puzzle');
    await page.locator('.lesson .go').click();
    await answer(page, value, false);
    await page.locator('.verdict:not(.good)').waitFor();
    assert.equal(await page.locator('.lesson ol').count(), 0, 'the solution is not told unasked');
    await page.locator('.ways .button').first().click();
    await answer(page, value, true);
    await page.locator('.verdict.good').waitFor();
    assert.ok((await page.locator('.lesson ol li').count()) >= 2);
    await sound(page, 'a puzzle solved');
    await page.goto(`${house.address}/puzzles/${GAME}`);
    await page.locator(`.tile.solved[href="/puzzle/${GAME}/${id}"]`).waitFor();
    await sound(page, 'the shelf');
    assert.deepEqual(complaints, []);
    await page.goto(`${house.address}/puzzle/${GAME}/aaaaaaa`);
    await page.locator('main h1').waitFor();
    await context.close();
    await spy.context.close();
  });
}
