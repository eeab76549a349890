/** A phone on its side: every game is played with the question, its answers and the board in sight. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { QUICK, quickTable, sticksOut, visit, withHouse } from './house.mjs';

const { house, browser } = await withHouse(QUICK);

for (const game of ['twelve-gangsters', 'reglement-de-comptes', 'gangster', 'nostra-city']) {
  it(`${game} on its side`, { timeout: 60_000 }, async () => {
    const { page, context, complaints } = await visit(browser, { width: 844, height: 390, touch: true });
    await quickTable(page, house, { game, players: 4 });
    const choice = page.locator('.bar .choice:visible').first();
    await choice.waitFor();
    for (const place of [page.locator('.question'), choice, page.locator('.pane')]) {
      const { x, y, height } = await place.boundingBox();
      assert.ok(x >= 0 && y >= 0 && y + Math.min(height, 40) <= 390, `${await place.getAttribute('class')} is in sight`);
    }
    assert.ok((await page.locator('.pane').boundingBox()).height > 250, 'the board has the height of the screen');
    assert.equal(await sticksOut(page), 0);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}
