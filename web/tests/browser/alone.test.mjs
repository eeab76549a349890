/** A visitor's path through the whole house, alone against bots. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { choose, drawn, listening, playable, playNow, playToTheEnd, QUICK, sent, sound, soundInBoth, visit, withHouse } from './house.mjs';

const { house, browser } = await withHouse(QUICK);

for (const [language, width, height] of [
  ['fr', 1440, 900],
  ['en', 360, 740],
]) {
  it(`a game alone, from home to replay, read in both languages (${language}, ${width} px)`, { timeout: 240_000 }, async () => {
    const { page, context, complaints } = await visit(browser, { language, width, height });
    await page.goto(house.address);
    await page.locator('.game svg').first().waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), language);
    await soundInBoth(page, 'home');
    await playNow(page, house);
    await page.locator('.played svg').first().waitFor();
    await soundInBoth(page, 'table');
    await choose(page, playable(page).first());
    await page.locator('.choice.used').first().waitFor();
    await listening(page);
    await page.locator('.choice.used').first().click({ force: true });
    await page.locator('.consequence .rule', { hasText: 'TG-3.8' }).click();
    await page.locator('.paper [data-rule="TG-3.8"].wanted').waitFor();
    await soundInBoth(page, 'rules in the drawer');
    await page.keyboard.press('Escape');
    await playToTheEnd(page);
    assert.equal(await page.locator('.podium li, .others li').count(), 4, 'everybody is on the podium');
    await page.locator('.end .ways .button').nth(1).click();
    await page.locator('.paper li.yes').nth(4).waitFor();
    assert.match(await page.locator('.paper .answer').innerText(), /^(Oui|Yes), /);
    assert.equal(await page.locator('.paper .no').count(), 0, 'the game is honest');
    await soundInBoth(page, 'end');
    const [record] = await Promise.all([page.waitForEvent('download'), page.locator('.end a[download]').click()]);
    assert.ok(await record.path());
    await page.locator('.end .ways a').first().click();
    await page.locator('input[type=range]').waitFor();
    await page.keyboard.press('End');
    await page.waitForFunction(() => /step=\d\d/.test(location.search));
    await soundInBoth(page, 'replay');
    await page.reload();
    await page.locator('input[type=range]').waitFor();
    assert.notEqual(await page.locator('input[type=range]').inputValue(), '0');
    await page.goto(`${house.address}/rules/twelve-gangsters#TG-3.4`);
    await page.locator('.wanted').waitFor();
    await soundInBoth(page, 'rules');
    await page.goto(`${house.address}/nowhere`);
    await page.locator('h1').waitFor();
    await soundInBoth(page, 'lost');
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

it('the keyboard alone plays a whole game', { timeout: 120_000 }, async () => {
  const { page, context, complaints } = await visit(browser, {});
  await page.goto(house.address);
  await page.locator('.now:not(:disabled)').waitFor();
  await page.locator('.now').focus();
  await page.keyboard.press('Enter');
  await playable(page).first().waitFor();
  const podium = page.locator('.podium');
  for (let turn = 0; turn < 15 && !(await podium.isVisible()); turn++) {
    const used = await page.locator('.choice.used').count();
    await page.keyboard.press('h');
    for (let step = 0; step < 12; step++) {
      if (await page.evaluate(() => document.activeElement?.getAttribute('aria-disabled') === 'false')) break;
      await page.keyboard.press('ArrowRight');
    }
    await listening(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (before) => document.querySelector('.podium') || document.querySelectorAll('.choice.used').length > before,
      used,
    );
    await page.waitForFunction(
      () =>
        document.querySelector('.podium') ||
        document.querySelector('.choice[aria-disabled="false"]') ||
        document.querySelectorAll('.choice').length === 0,
    );
    if ((await page.locator('.choice').count()) === 0) await podium.waitFor();
  }
  await podium.waitFor();
  const names = () => page.locator('.plate h3').allInnerTexts();
  await page.locator('.end .ways .quiet').first().click();
  const before = await names();
  await page.locator('.ask .main').click();
  await page.locator('.end .main').first().click();
  await playable(page).first().waitFor();
  assert.deepEqual(await names(), before, 'one press, and the same people play once more');
  assert.deepEqual(complaints, []);
  await context.close();
});

it('a finger looks first and sends with the second tap', { timeout: 60_000 }, async () => {
  const { page, context } = await visit(browser, { width: 390, height: 844, touch: true });
  const acts = sent(page);
  await playNow(page, house);
  const card = playable(page).nth(4);
  await listening(page);
  await card.tap();
  await page.locator('.consequence .line').nth(1).waitFor();
  await listening(page);
  await drawn(page);
  assert.deepEqual(acts(), []);
  assert.equal(await page.locator('.choice.used, .choice.sealed').count(), 0, 'the first tap sends nothing');
  await card.tap();
  await page.locator('.choice.used').first().waitFor();
  await context.close();
});

it('an unknown table says so', async () => {
  const { page, context } = await visit(browser, {});
  await page.goto(`${house.address}/t/AAAA-AAAA-AAAA`);
  await page.locator('.words h1').waitFor();
  await sound(page, 'lost table');
  await context.close();
});
