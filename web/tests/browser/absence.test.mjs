/** Clocks, lost lines, people who go and come back. The grace period and the clock are short here. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { choose, joinTable, lineOf, openTable, playable, playNow, playToTheEnd, QUICK, sound, start, visit, withHouse } from './house.mjs';

const { house, browser } = await withHouse({ ...QUICK, grace: 0.5, paces: { fast: 2.5 } });

it('a server that is killed loses nothing', { timeout: 90_000 }, async () => {
  const { page, context } = await visit(browser, {});
  await playNow(page, house);
  await choose(page, playable(page).first());
  await page.locator('.choice.used').first().waitFor();
  const lines = await page.locator('aside ol li').count();
  await house.kill();
  await page.locator('div.line[role=status]').waitFor();
  await house.start();
  await page.locator('.place').waitFor();
  await page.waitForFunction(() => !document.querySelector('div.line[role=status]'), null, { timeout: 30_000 });
  assert.ok((await page.locator('aside ol li').count()) >= lines);
  assert.equal(await page.locator('dialog[open]').count(), 0, 'cards that others sealed are no news');
  await playToTheEnd(page);
  await context.close();
});

it('a clock that runs out plays a card, and the game goes on', { timeout: 60_000 }, async () => {
  const { page, context, complaints } = await visit(browser, {});
  await openTable(page, house, 2);
  await page.locator('select:has(option[value=fast])').selectOption('fast');
  await start(page);
  await page.locator('.plate [role=timer].short').first().waitFor();
  const hand = await page.locator('.choice').count();
  await page.locator('.choice.used').nth(1).waitFor();
  await playable(page).first().waitFor();
  assert.ok((await playable(page).count()) < hand - 1, 'two cards went by themselves');
  await sound(page, 'a table with clocks');
  assert.deepEqual(complaints, []);
  await context.close();
});

it('a bot of the chosen level stands in, and the player gets the chair back', { timeout: 60_000 }, async () => {
  const host = await visit(browser, {});
  const guest = await visit(browser, { language: 'en' });
  const address = await openTable(host.page, house, 1);
  await joinTable(guest.page, address);
  await start(host.page);
  const round = (number) => host.page.getByText(`Manche ${number} sur`).waitFor();
  await playable(guest.page).first().waitFor();
  await guest.page.close();
  await host.page.locator('.plate .away').waitFor();
  await host.page.locator('.fill').waitFor();
  await sound(host.page, 'a player has gone');
  await host.page.locator('.fill .bot').nth(2).click();
  await host.page.locator('.plate .away', { hasText: 'robot' }).waitFor();
  await choose(host.page, playable(host.page).first());
  await round(2);
  const chosen = host.page.locator('.plate .status.chosen');
  await chosen.nth(1).waitFor();
  const back = await guest.context.newPage();
  await back.goto(address);
  await host.page.locator('.plate .away').waitFor({ state: 'detached' });
  await choose(host.page, playable(host.page).first());
  await round(3);
  await choose(host.page, playable(host.page).first());
  await chosen.nth(1).waitFor();
  await playable(back).first().waitFor();
  assert.equal(await chosen.count(), 2, 'the table waits for the player again');
  await choose(back, playable(back).first());
  await round(4);
  assert.deepEqual([...host.complaints, ...guest.complaints], []);
  for (const one of [host, guest]) await one.context.close();
});

it('whoever comes back reads what happened', { timeout: 60_000 }, async () => {
  const host = await visit(browser, {});
  const guest = await visit(browser, {});
  const line = await lineOf(guest.page);
  await joinTable(guest.page, await openTable(host.page, house, 1));
  await start(host.page);
  await choose(guest.page, playable(guest.page).first());
  await guest.page.locator('.choice.sealed').waitFor();
  line.cut();
  await guest.page.locator('div.line[role=status]').waitFor();
  await sound(guest.page, 'a lost line');
  await choose(host.page, playable(host.page).first());
  await host.page.getByText('Manche 2 sur').waitFor();
  line.mend();
  // Unless the line is back by itself.
  await guest.page
    .locator('div.line .button')
    .click({ timeout: 3_000 })
    .catch(() => {});
  const summary = guest.page.locator('dialog[open]');
  await summary.locator('li').nth(2).waitFor();
  await sound(guest.page, 'the summary of an absence');
  await guest.page.keyboard.press('Escape');
  await summary.waitFor({ state: 'detached' });
  assert.equal(await guest.page.locator('.choice.used').count(), 1);
  await choose(guest.page, playable(guest.page).first());
  await guest.page.locator('.choice.sealed').waitFor();
  for (const one of [host, guest]) {
    assert.deepEqual(
      one.complaints.filter((text) => !text.includes('WebSocket')),
      [],
    );
    await one.context.close();
  }
});
