/** A game that one plays alone can be stopped: it has no winner, but a record. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { playable, playNow, QUICK, sound, visit, withHouse } from './house.mjs';

const { house, browser } = await withHouse(QUICK);

for (const [language, width, height, words] of [
  ['fr', 1440, 900, 'La partie a été arrêtée avant sa fin.'],
  ['en', 390, 844, 'The game was stopped before its end.'],
]) {
  it(`a game is stopped from the help (${language}, ${width} px)`, { timeout: 120_000 }, async () => {
    const { page, context, complaints } = await visit(browser, { language, width, height });
    await page.goto(house.address);
    await playNow(page, house);
    await playable(page).first().waitFor();
    await page.locator('.help').click();
    await page.locator('.stop button').click();
    await sound(page, 'help');
    await page.locator('.stop button').click();
    await page.getByText(words).first().waitFor();
    assert.equal(await playable(page).count(), 0, 'nothing more is asked');
    assert.equal(await page.getByText(/^(réfléchit…|thinking…)$/).count(), 0, 'nobody is waited for');
    await sound(page, 'stopped');
    const [record] = await Promise.all([page.waitForEvent('download'), page.locator('.ask a[download]').click()]);
    assert.ok(await record.path());
    await page.locator('.ask .button.main').click();
    await playable(page).first().waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  });
}
