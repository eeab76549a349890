/** The same deal for somebody else: by a link, and every day. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hastenToTheEnd } from './hasten.mjs';
import { choose, long, playable, QUICK, quickTable, sound, visit, withHouse } from './house.mjs';

const { house, browser } = await withHouse(QUICK);
const PHONE = { width: 390, height: 844, touch: true };

async function shoot(page, name) {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
}

for (const language of long('fr', 'en')) {
  it(`a finished game is offered, taken up, and compared (${language})`, { timeout: 180_000 }, async () => {
    const host = await visit(browser, { language, ...PHONE });
    const guest = await visit(browser, { language, ...PHONE });
    await quickTable(host.page, house, { game: 'twelve-gangsters', players: 3 });
    await hastenToTheEnd(host.page);
    await sound(host.page, 'the end of a game that can be offered');
    await host.page.locator('button.challenge').click();
    const link = await host.page.locator('.challenge .field').inputValue();
    assert.match(link, /\/duel\/[0-9A-Z-]{14}$/);
    await shoot(host.page, `challenge-${language}`);

    await guest.page.goto(link);
    await guest.page.locator('h1').waitFor();
    await sound(guest.page, 'an invitation');
    await shoot(guest.page, `duel-invitation-${language}`);
    await guest.page.locator('main .main').click();
    assert.equal(await guest.page.locator('.coach').count(), 0);
    await choose(guest.page, playable(guest.page).nth(6));
    await hastenToTheEnd(guest.page);
    assert.equal(await guest.page.locator('button.challenge').count(), 0);
    await guest.page.locator('.ways a[href^="/duel/"]').click();
    await guest.page.locator('.sides').waitFor();
    assert.equal(await guest.page.locator('.sides ~ ul').first().locator('li').count(), 2, 'where the paths part');
    await sound(guest.page, 'a comparison');
    await shoot(guest.page, `duel-compared-${language}`);
    await guest.page.locator('.sides a').last().click();
    await guest.page.locator('input[type=range]').waitFor();

    await host.page.locator('.challenge a').click();
    await host.page.locator('.sides').waitFor();
    for (const one of [host, guest]) {
      assert.deepEqual(one.complaints, []);
      await one.context.close();
    }
  });
}

for (const language of long('en', 'fr')) {
  it(`the duel of the day is played once, and told of by whoever wants to (${language})`, { timeout: 180_000 }, async () => {
    const { page, context, complaints } = await visit(browser, { language, ...PHONE });
    await page.goto(house.address);
    await page.locator('.daily .card').first().click();
    const game = page.locator('[data-game="twelve-gangsters"]');
    await game.waitFor();
    await sound(page, 'the duels of the day');
    await shoot(page, `daily-${language}`);
    await game.locator('.main').click();
    await hastenToTheEnd(page);
    assert.equal(await page.locator('.end a[download]').count(), 0, 'nothing is told while others play it');
    await sound(page, 'the end of a sealed game');
    await shoot(page, `daily-end-${language}`);
    await page.locator('.ways a[href="/daily"]').click();
    await game.locator('.own').waitFor();
    assert.equal(await game.locator('.main').count(), 0);
    assert.equal(await game.locator('tr.you').count(), 0);
    await game.locator('input').check();
    await game.locator('tr.you').waitFor();
    await page.locator('details summary').click();
    await sound(page, 'results of the day');
    await shoot(page, `daily-results-${language}`);
    await game.locator('input').uncheck();
    await game.locator('tr.you').waitFor({ state: 'detached' });
    assert.deepEqual(complaints, []);
    await context.close();
  });
}
