/** A visitor's path through the whole house, in a real browser against a real server. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { flaws } from './axe.mjs';
import { openBrowser, openHouse, playToTheEnd, sticksOut, visit } from './house.mjs';

let house;
let browser;
before(async () => {
  house = await openHouse();
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await house?.close();
});

/** Nothing serious for axe, nothing that sticks out. */
async function sound(page, where) {
  assert.deepEqual(await flaws(page), [], where);
  assert.equal(await sticksOut(page), 0, `${where} is too wide`);
}

const playable = (page) => page.locator('.choice[aria-disabled="false"]');

async function playNow(page) {
  await page.goto(house.address);
  await page.locator('.now').click();
  await playable(page).first().waitFor();
}

/** A table with this many bots, opened by this page; its address. */
async function openTable(page, bots) {
  await page.goto(house.address);
  await page.locator('.game .ways .button').nth(1).click();
  await page.locator('article.empty').first().waitFor();
  for (let chair = 5; chair > 5 - bots; chair--)
    await page
      .locator('[aria-pressed]', { has: page.locator('svg') })
      .and(page.locator('.bot'))
      .nth((chair - 1) * 3)
      .click();
  return page.url();
}

for (const language of ['fr', 'en']) {
  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ]) {
    it(`a game alone, from home to replay (${language}, ${width} px)`, { timeout: 120_000 }, async () => {
      const { page, context, complaints } = await visit(browser, { language, width, height });
      await page.goto(house.address);
      await page.locator('.game svg').first().waitFor();
      assert.equal(await page.locator('html').getAttribute('lang'), language);
      await sound(page, 'home');
      await playNow(page);
      await page.locator('.played svg').first().waitFor();
      await sound(page, 'table');
      await playable(page).first().click();
      await page.locator('.choice.used').first().waitFor();
      await page.locator('.choice.used').first().click({ force: true });
      await page.locator('.consequence .rule', { hasText: 'TG-3.8' }).click();
      await page.locator('.paper [data-rule="TG-3.8"].wanted').waitFor();
      await sound(page, 'rules in the drawer');
      await page.keyboard.press('Escape');
      await playToTheEnd(page);
      await page.locator('.end .ways .button').nth(1).click();
      await page.locator('.paper li.yes').nth(4).waitFor();
      assert.equal(await page.locator('.paper .no').count(), 0, 'the game is honest');
      await sound(page, 'end');
      const [record] = await Promise.all([page.waitForEvent('download'), page.locator('.end a[download]').click()]);
      assert.ok(await record.path());
      await page.locator('.end .ways a').first().click();
      await page.locator('input[type=range]').waitFor();
      await page.keyboard.press('End');
      await page.waitForFunction(() => /step=\d\d/.test(location.search));
      await sound(page, 'replay');
      await page.reload();
      await page.locator('input[type=range]').waitFor();
      assert.notEqual(await page.locator('input[type=range]').inputValue(), '0');
      await page.goto(`${house.address}/rules/twelve-gangsters#TG-3.4`);
      await page.locator('.wanted').waitFor();
      await sound(page, 'rules');
      await page.goto(`${house.address}/nowhere`);
      await page.locator('h1').waitFor();
      await sound(page, 'lost');
      assert.deepEqual(complaints, []);
      await context.close();
    });
  }
}

describe('at the table', () => {
  it('the keyboard alone plays a whole game', { timeout: 120_000 }, async () => {
    const { page, context, complaints } = await visit(browser, {});
    await page.goto(house.address);
    await page.locator('.now').waitFor();
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
    assert.deepEqual(complaints, []);
    await context.close();
  });

  it('a finger looks first and sends with the second tap', { timeout: 60_000 }, async () => {
    const { page, context } = await visit(browser, { width: 390, height: 844, touch: true });
    await playNow(page);
    const card = playable(page).nth(4);
    await card.tap();
    await page.locator('.consequence .line').nth(1).waitFor();
    await page.waitForTimeout(1500);
    assert.equal(await page.locator('.choice.used, .choice.sealed').count(), 0, 'the first tap sends nothing');
    await card.tap();
    await page.locator('.choice.used').first().waitFor();
    await context.close();
  });

  it('two people, two bots and a spectator play to the end', { timeout: 180_000 }, async () => {
    const host = await visit(browser, {});
    const guest = await visit(browser, { language: 'en' });
    const watcher = await visit(browser, {});
    const address = await openTable(host.page, 2);
    await sound(host.page, 'lobby');
    await guest.page.goto(address);
    await guest.page.locator('article.empty button').first().click();
    await host.page.locator('.start .main:not(:disabled)').waitFor();
    await host.page.locator('#nonce').fill('poivre');
    await host.page.locator('.fair form .button').click();
    await host.page.locator('.start .main').click();
    await playable(guest.page).first().waitFor();
    await watcher.page.goto(address);
    await watcher.page.locator('.watching').waitFor();
    assert.equal(await watcher.page.locator('.choice').count(), 0);
    await sound(watcher.page, 'spectator');
    await playable(host.page).first().click();
    await host.page.locator('.choice.sealed').waitFor();
    await playable(host.page).nth(3).click();
    await host.page.locator('.choice').nth(4).and(host.page.locator('.sealed')).waitFor();
    assert.equal(await watcher.page.locator('.secret').count(), 0, 'nobody else sees a sealed card');
    await Promise.all([playTogether(host.page), playTogether(guest.page)]);
    await watcher.page.locator('.podium').waitFor();
    await host.page.locator('.end .ways .main').click();
    await guest.page.locator('.start').waitFor();
    for (const one of [host, guest, watcher]) {
      assert.deepEqual(one.complaints, []);
      await one.context.close();
    }
  });

  it('a server that is killed loses nothing', { timeout: 90_000 }, async () => {
    const { page, context } = await visit(browser, {});
    await playNow(page);
    await playable(page).first().click();
    await page.locator('.choice.used').first().waitFor();
    const lines = await page.locator('aside ol li').count();
    await house.kill();
    await page.locator('.line').first().waitFor();
    await house.start();
    await page.locator('.place').waitFor();
    await page.waitForFunction(() => !document.querySelector('div.line[role=status]'), null, { timeout: 30_000 });
    assert.ok((await page.locator('aside ol li').count()) >= lines);
    await playToTheEnd(page);
    await context.close();
  });

  it('an unknown table says so', async () => {
    const { page, context } = await visit(browser, {});
    await page.goto(`${house.address}/t/AAAA-AAAA-AAAA`);
    await page.locator('.words h1').waitFor();
    assert.deepEqual(await flaws(page), []);
    await context.close();
  });
});

/** Play a seat among others, who may take their time. */
async function playTogether(page) {
  const podium = page.locator('.podium');
  while (!(await podium.isVisible())) {
    const free = page.locator('.asked').locator('xpath=..').locator('.choice[aria-disabled="false"]').first();
    await free.or(podium).first().waitFor({ timeout: 30_000 });
    if (!(await podium.isVisible())) await free.click({ timeout: 2_000 }).catch(() => {});
  }
}
