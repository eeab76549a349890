/** The guided first games, played through on a phone and read in both languages. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ANSWERS } from './answers.mjs';
import { beginLesson, learn, taught } from './lessons.mjs';
import { choose, otherLanguage, QUICK, sound, sticksOut, visit, withHouse } from './house.mjs';

const { house, browser } = await withHouse(QUICK);
const PHONE = { width: 390, height: 844, touch: true };

/** How many remarks come up whatever is chosen where any choice is fine. */
const LESSONS = { 'twelve-gangsters': 21, 'reglement-de-comptes': 22, gangster: 28, 'nostra-city': 25 };

for (const [game, least] of Object.entries(LESSONS))
  it(`${game} is learnt on a phone, and every remark can be read in both languages`, { timeout: 240_000 }, async () => {
    const { page, context, complaints } = await visit(browser, { language: 'fr', ...PHONE, fresh: true });
    const heard = await beginLesson(page, house, game);
    await sound(page, 'a remark');
    const lesson = await learn(page, heard, ANSWERS[game], async (remark) => {
      const before = await page.locator('.tutor .text').textContent();
      const language = await otherLanguage(page);
      const after = await page.locator('.tutor .text').textContent();
      assert.notEqual(before, after, `${remark} in ${language}`);
      assert.ok(!`${before} ${after}`.includes('-lesson-'), remark);
      assert.equal(await sticksOut(page), 0, `${remark} in ${language}`);
    });
    taught(lesson, least);
    await sound(page, 'a lesson learnt');
    await page.locator('.learnt .again').click();
    await page.locator('.tutor').waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  });

it('an answer that will not do is not played, and another is shown', { timeout: 60_000 }, async () => {
  const { page, context, complaints } = await visit(browser, { fresh: true });
  const heard = await beginLesson(page, house, 'twelve-gangsters');
  while ((await page.locator('.tutor .next').count()) > 0) await page.locator('.tutor .next').click();
  await choose(page, page.locator('.choice').nth(11));
  await page.locator('.tutor .instead').waitFor();
  assert.equal(await page.locator('.problem').count(), 0);
  assert.equal(heard.lesson.ask, 'low');
  await page.locator('.tutor .show').click();
  await page.locator('.choice[data-armed]').nth(0).waitFor();
  assert.equal(
    await page
      .locator('.choice')
      .nth(heard.lesson.answer[0].card - 1)
      .getAttribute('data-armed'),
    '',
  );
  await page.locator('.send').click();
  await page.locator('.tutor[data-remark="sealed"]').waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

it('a lesson is offered to whoever is new, left, and gone on with', { timeout: 60_000 }, async () => {
  const { page, context, complaints } = await visit(browser, { fresh: true });
  await page.goto(house.address);
  await page.locator('.hero .first').click();
  await page.locator('.tutor[data-remark="hand"]').waitFor();
  const table = page.url();
  await page.locator('.tutor .leave').click();
  await page.locator(`.own a[href="${new URL(table).pathname}"]`).click();
  await page.locator('.tutor[data-remark="hand"]').waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

it('whoever knows a game is not offered it plainly, but can still learn it', { timeout: 60_000 }, async () => {
  const { page, context } = await visit(browser);
  await page.goto(house.address);
  await page.locator('.game .learn').first().waitFor();
  assert.equal(await page.locator('.hero .first').count(), 0);
  await page.locator('.game .learn').first().click();
  await page.locator('.tutor').waitFor();
  await context.close();
});
