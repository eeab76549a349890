/** A finished game again: by its journal, by its rounds, by itself. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hastenToTheEnd } from './hasten.mjs';
import { playNow, QUICK, visit, withHouse } from './house.mjs';

const { house, browser } = await withHouse(QUICK);

for (const [width, height] of [
  [1440, 900],
  [390, 844],
]) {
  it(`leafing through a game (${width} px)`, { timeout: 120_000 }, async () => {
    const { page, context, complaints } = await visit(browser, { width, height, touch: width < 600 });
    await playNow(page, house);
    await hastenToTheEnd(page);
    await page.locator('.end .ways a').first().click();
    const slider = page.locator('input[type=range]');
    await slider.waitFor();
    const step = async () => Number(await slider.inputValue());
    const until = (wanted) => page.waitForFunction((at) => Number(document.querySelector('input[type=range]').value) === at, wanted);
    const last = Number(await slider.getAttribute('max'));

    const marks = page.locator('.marks button');
    assert.ok((await marks.count()) > 5, 'every round has a mark');
    await marks.nth(3).click();
    const third = await step();
    assert.ok(third > 0 && third < last);

    if (width < 1100) await page.locator('header nav .sheet').first().click();
    const lines = page.locator('aside ol li');
    assert.ok((await lines.first().boundingBox()).width > 200, 'a journal is read in lines');
    await lines.nth(0).locator('a').click();
    const first = await step();
    assert.ok(first < third);
    assert.equal(await lines.nth(0).evaluate((line) => line.classList.contains('now') || !line.classList.contains('ahead')), true);
    if (width < 1100) await page.locator('aside .close').click();

    await page.keyboard.press('End');
    await until(last);
    await page.keyboard.press('ArrowLeft');
    assert.ok((await step()) < last);
    await page.locator('.pace select').selectOption({ index: 3 });
    await page.locator('.ways .main').click();
    await until(last);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}
