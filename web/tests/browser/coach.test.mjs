/** Against bots a coach can be asked, if somebody wants one. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { listening, QUICK, quickTable, sound, visit, withHouse } from './house.mjs';

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
