/** Against bots, or where all agree, a coach can be asked, if somebody wants one; and he marks what was dear. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { choose, joinTable, listening, long, openTable, playable, QUICK, quickTable, sound, start, visit, withHouse } from './house.mjs';

const { house, browser } = await withHouse(QUICK);

for (const [index, game] of ['twelve-gangsters', 'reglement-de-comptes', 'gangster', 'nostra-city'].entries()) {
  it(`${game}: the coach says what the strong bot would do`, { timeout: 90_000 }, async () => {
    const language = index % 2 ? 'en' : 'fr';
    const phone = index % 2 ? { width: 390, height: 844, touch: true } : {};
    const { page, context, complaints } = await visit(browser, { language, ...phone });
    await page.goto(house.address);
    await page.evaluate(() => localStorage.setItem('tripot-habits', JSON.stringify({ coach: true })));
    await quickTable(page, house, { game, players: 3, level: 'easy' });
    await page.locator('.coach').waitFor();
    await listening(page);
    await page.locator('.coach').click();
    await page.locator('.question', { hasText: language === 'fr' ? 'À votre place' : 'In your place' }).waitFor();
    await sound(page, 'a hint');
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/coach-${game}.png` });
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

/** Whoever wants the coach, in these two languages, on a phone. */
async function pupil(language) {
  const visitor = await visit(browser, { language, width: 390, height: 844, touch: true });
  await visitor.page.goto(house.address);
  await visitor.page.evaluate(() => localStorage.setItem('tripot-habits', JSON.stringify({ coach: true, speed: 'instant' })));
  return visitor;
}

for (const language of long('fr', 'en')) {
  it(`a hint says why, and a dear choice has a quiet mark (${language})`, { timeout: 180_000 }, async () => {
    const { page, context, complaints } = await pupil(language);
    let reasons = 0;
    let marked = false;
    for (let games = 0; games < 8 && !(marked && reasons > 0); games++) {
      await quickTable(page, house, { game: 'twelve-gangsters', players: 3, level: 'strong' });
      while (!marked) {
        const podium = page.locator('.podium');
        await playable(page).first().or(podium).first().waitFor();
        if (await podium.isVisible()) break;
        await listening(page);
        if (reasons === 0) {
          await page.locator('.coach').click();
          const said = page.locator('.question', { hasText: language === 'fr' ? 'À votre place' : 'In your place' });
          await said.waitFor();
          reasons += / : |: /.test(await said.innerText()) ? 1 : 0;
          if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/hint-${language}.png` });
        }
        // The last choice of a game is told of at its end, where there are no marks.
        const last = (await playable(page).count()) <= 2;
        const weighed = page.waitForResponse((answer) => answer.url().endsWith('/mark'));
        await choose(page, playable(page).last());
        const { loss } = await (await weighed).json();
        marked = loss > 0 && !last;
      }
    }
    assert.ok(reasons > 0, 'a reason was told');
    assert.ok(marked, 'some choice was dear');
    await page.locator('.mark').click();
    await page.locator('.question', { hasText: language === 'fr' ? 'points de perdus' : 'points lost' }).waitFor();
    await sound(page, 'a mark');
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/mark-${language}.png` });
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

it('among people the coach waits until all agree, and falls silent when one does not', { timeout: 90_000 }, async () => {
  const host = await pupil('fr');
  const guest = await pupil('en');
  const address = await openTable(host.page, house, 1);
  await joinTable(guest.page, address);
  await host.page.locator('.agreement input').check();
  await host.page.locator('.agreement', { hasText: 'Il manque l’accord' }).waitFor();
  await start(host.page);
  assert.equal(await host.page.locator('.coach').count(), 0);
  await guest.page.locator('.help').click();
  await guest.page.locator('.agreement input').check();
  await guest.page.locator('.agreement', { hasText: 'Everybody agrees' }).waitFor();
  await sound(guest.page, 'agreement');
  if (process.env.SHOTS) await guest.page.locator('.agreement').screenshot({ path: `${process.env.SHOTS}/agreement.png` });
  await host.page.locator('.coach').waitFor();
  await guest.page.locator('.agreement input').uncheck();
  await host.page.locator('.coach').waitFor({ state: 'detached' });
  for (const one of [host, guest]) {
    assert.deepEqual(one.complaints, []);
    await one.context.close();
  }
});
