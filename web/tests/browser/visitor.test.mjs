/** Who one is and what one speaks, on this device and on another; the board near and far. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { choose, openTable, playable, playNow, QUICK, sound, sticksOut, visit, withHouse } from './house.mjs';

const { house, browser } = await withHouse(QUICK);

it('a pass-phrase brings name and tables to another browser', { timeout: 60_000 }, async () => {
  const here = await visit(browser, {});
  const there = await visit(browser, {});
  const address = await openTable(here.page, house, 0);
  const fill = async ({ page }, phrase, button) => {
    await page.locator('header .name').click();
    await page.locator('#my-name').fill('Anastasia');
    await page.locator('dialog summary').first().click();
    await page.locator('#my-phrase').fill(phrase);
    await page.locator('dialog details .button').nth(button).click();
  };
  await fill(here, 'la lune est dans le puits', 0);
  await here.page.locator('.notice', { hasText: /\S/ }).waitFor();
  await sound(here.page, 'identity');
  await there.page.goto(house.address);
  await fill(there, 'la lune est dans le lac', 1);
  await there.page.locator('.notice', { hasText: 'ne vont pas ensemble' }).waitFor();
  await there.page.locator('#my-phrase').fill('la lune est dans le puits');
  await there.page.locator('dialog details .button').nth(1).click();
  await there.page.locator('header .name', { hasText: 'Anastasia' }).waitFor();
  await there.page
    .locator(`a[href="${new URL(address).pathname}"]`)
    .first()
    .click();
  await there.page.locator('article.mine', { hasText: 'Anastasia' }).waitFor();
  for (const one of [here, there]) {
    assert.deepEqual(
      one.complaints.filter((text) => !text.includes('403')),
      [],
    );
    await one.context.close();
  }
});

it('devices are listed, and logged out one by one or all at once', { timeout: 60_000 }, async () => {
  const here = await visit(browser, {});
  const others = [await visit(browser, {}), await visit(browser, { language: 'en' }), await visit(browser, {})];
  const open = async ({ page }, part) => {
    await page.goto(house.address);
    await page.locator('header .name').click();
    await page.locator('dialog summary').nth(part).click();
  };
  const phrase = async (one, words, button) => {
    await open(one, 0);
    await one.page.locator('#my-name').fill('Octave');
    await one.page.locator('#my-phrase').fill(words);
    await one.page.locator('dialog details .button').nth(button).click();
  };
  await phrase(here, 'trois petits tours', 0);
  await here.page.locator('.notice', { hasText: 'gardée' }).waitFor();
  await here.page.locator('#my-phrase').fill('quatre petits tours');
  await here.page.locator('dialog details .button').nth(0).click();
  await here.page.locator('.notice', { hasText: 'phrase secrète actuelle' }).waitFor();
  await here.page.locator('#my-old-phrase').fill('trois petits tours');
  await here.page.locator('dialog details .button').nth(0).click();
  await here.page.locator('.notice', { hasText: 'gardée' }).waitFor();
  for (const other of others) {
    await phrase(other, 'quatre petits tours', 1);
    await other.page.locator('header .name', { hasText: 'Octave' }).waitFor();
  }
  await open(here, 1);
  const devices = here.page.locator('dialog details').nth(1).locator('li');
  await devices.nth(3).waitFor();
  assert.match(await devices.first().innerText(), /cet appareil/);
  assert.match(await devices.nth(1).innerText(), /Chrome, Linux[^]*vu aujourd’hui/);
  await sound(here.page, 'devices');
  await devices.nth(1).locator('button').click();
  await devices.nth(3).waitFor({ state: 'detached' });
  await here.page.locator('dialog .others').click();
  await devices.nth(1).waitFor({ state: 'detached' });
  for (const other of others) {
    await other.page.goto(house.address);
    await other.page.locator('header .name').waitFor();
    assert.doesNotMatch(await other.page.locator('header .name').innerText(), /Octave/);
  }
  await open(others[1], 1);
  await others[1].page.locator('dialog li', { hasText: 'this device' }).waitFor();
  const leave = others[1].page.locator('dialog .button.here');
  await leave.click();
  await others[1].page.getByText('Without a pass-phrase').waitFor();
  await sound(others[1].page, 'leaving');
  for (const one of [here, ...others]) await one.context.close();
});

it('the language changes in the middle of a game, and is remembered', { timeout: 60_000 }, async () => {
  const { page, context, complaints } = await visit(browser, {});
  await playNow(page, house);
  await choose(page, playable(page).first());
  await page.locator('.choice.used').first().waitFor();
  await page.getByText('Manche 2 sur').waitFor();
  await page.locator('.languages button[lang=en]').click();
  await page.getByText('Round 2 of').waitFor();
  assert.equal(await page.locator('html').getAttribute('lang'), 'en');
  assert.equal(await page.getByText('Manche').count(), 0);
  assert.equal(await page.locator('.choice.used').count(), 1);
  await page.locator('aside ol li', { hasText: 'secret' }).first().waitFor();
  await choose(page, playable(page).first());
  await page.locator('.choice.used').nth(1).waitFor();
  await page.reload();
  await page.getByText(/Round \d+ of/).waitFor();
  await page.goto(house.address);
  await page.locator('.now', { hasText: 'Play' }).waitFor();
  assert.equal(await page.locator('html').getAttribute('lang'), 'en');
  assert.deepEqual(complaints, []);
  await context.close();
});

it('the board is magnified by buttons and keys, and dragged', { timeout: 60_000 }, async () => {
  const { page, context, complaints } = await visit(browser, {});
  await playNow(page, house);
  const pane = page.locator('.pane');
  const seen = () => pane.evaluate((pane) => ({ left: pane.scrollLeft, top: pane.scrollTop, much: pane.scrollWidth / pane.clientWidth }));
  const near = async (much) => assert.ok(Math.abs((await seen()).much - much) < 0.02, `${(await seen()).much} is not ${much}`);
  await near(1);
  await page.locator('.tools button').focus();
  await page.keyboard.press('Enter');
  await near(1.5);
  await page.keyboard.press('+');
  await near(2);
  await sound(page, 'a magnified board');
  const before = await seen();
  const frame = await pane.boundingBox();
  await page.mouse.move(frame.x + 500, frame.y + 300);
  await page.mouse.down();
  await page.mouse.move(frame.x + 400, frame.y + 250, { steps: 4 });
  await page.mouse.up();
  const after = await seen();
  assert.deepEqual([after.left - before.left, after.top - before.top], [100, 50]);
  await pane.focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction((left) => document.querySelector('.pane').scrollLeft > left, after.left);
  await page.locator('.tools button').nth(1).click();
  await near(1.5);
  await page.keyboard.press('0');
  await near(1);
  assert.equal(await page.locator('.tools button').count(), 1);
  assert.deepEqual(complaints, []);
  await context.close();
});

it('two fingers magnify the board of a phone, and the page stays', { timeout: 60_000 }, async () => {
  const { page, context, complaints } = await visit(browser, { width: 360, height: 740, touch: true });
  await playNow(page, house);
  const hand = await context.newCDPSession(page);
  const touch = (type, apart) =>
    hand.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart === null ? [] : [-1, 1].map((side, id) => ({ x: 180 + side * apart, y: 300, id })),
    });
  await touch('touchStart', 30);
  for (const apart of [40, 50, 60]) await touch('touchMove', apart);
  await touch('touchEnd', null);
  const much = await page.locator('.pane').evaluate((pane) => pane.scrollWidth / pane.clientWidth);
  assert.ok(Math.abs(much - 2) < 0.05, `${much} times`);
  assert.equal(await page.evaluate(() => visualViewport.scale), 1, 'the page itself is not magnified');
  assert.equal(await sticksOut(page), 0);
  await page.locator('.tools button').nth(2).tap();
  await page.locator('.pane.zoomed').waitFor({ state: 'detached' });
  assert.deepEqual(complaints, []);
  await context.close();
});
