/** Several people at one table, in browsers of their own. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { choose, joinTable, openTable, playable, playNow, playTogether, QUICK, sound, start, visit, withHouse } from './house.mjs';

const { house, browser } = await withHouse(QUICK);

it('two people, two bots and a spectator play to the end', { timeout: 180_000 }, async () => {
  const host = await visit(browser, {});
  const guest = await visit(browser, { language: 'en' });
  const watcher = await visit(browser, {});
  const address = await openTable(host.page, house, 2);
  await sound(host.page, 'lobby');
  await joinTable(guest.page, address);
  await host.page.locator('.start .main:not(:disabled)').waitFor();
  await host.page.locator('#nonce').fill('poivre');
  await host.page.locator('.fair form .button').click();
  await host.page.locator('.start .main').click();
  await playable(guest.page).first().waitFor();
  await watcher.page.goto(address);
  await watcher.page.getByText('Vous regardez').waitFor();
  assert.equal(await watcher.page.locator('.choice').count(), 0);
  await sound(watcher.page, 'spectator');
  await choose(host.page, playable(host.page).first());
  await host.page.locator('.choice.sealed').waitFor();
  await choose(host.page, playable(host.page).nth(3));
  await host.page.locator('.choice').nth(4).and(host.page.locator('.sealed')).waitFor();
  assert.equal(await watcher.page.locator('.secret').count(), 0, 'nobody else sees a sealed card');
  await watcher.page.getByRole('tab', { name: 'Ce que je sais' }).click();
  assert.match(await watcher.page.locator('.seal code').textContent(), /^[0-9a-f]{64}$/, 'the seal is there during the game');
  await Promise.all([playTogether(host.page), playTogether(guest.page)]);
  await watcher.page.locator('.podium').waitFor();
  assert.doesNotMatch(await watcher.page.locator('.verdict').textContent(), /vôtre/, 'the next one is not promised to a spectator');
  await host.page.locator('.end .ways .main').click();
  await guest.page.locator('.start').waitFor();
  for (const one of [host, guest, watcher]) {
    assert.deepEqual(one.complaints, []);
    await one.context.close();
  }
});

it('a choice is taken back, by a press and by a key', { timeout: 60_000 }, async () => {
  const host = await visit(browser, {});
  const guest = await visit(browser, {});
  await joinTable(guest.page, await openTable(host.page, house, 1));
  await start(host.page);
  await host.page.locator('.plate .status.chosen').first().waitFor();
  for (const undo of [() => host.page.locator('.undo').click(), () => host.page.keyboard.press('u')]) {
    await choose(host.page, playable(host.page).nth(6));
    await host.page.locator('.choice.sealed').waitFor();
    await guest.page.locator('.plate .status.chosen').nth(1).waitFor();
    await undo();
    await host.page.locator('.choice.sealed').waitFor({ state: 'detached' });
    await guest.page.locator('.plate .status.chosen').nth(1).waitFor({ state: 'detached' });
    await guest.page.locator('.question', { hasText: 'reprend son choix' }).waitFor();
    assert.equal(await host.page.locator('.undo').count(), 0);
    assert.equal(await playable(host.page).count(), await host.page.locator('.choice').count());
  }
  assert.equal(await guest.page.locator('aside li', { hasText: 'reprend son choix' }).count(), 2, 'what was taken back is told');
  for (const one of [host, guest]) {
    assert.deepEqual(one.complaints, []);
    await one.context.close();
  }
});

it('the same seat in two tabs: both act, both see', { timeout: 60_000 }, async () => {
  const { context, page, complaints } = await visit(browser, {});
  await playNow(page, house);
  const other = await context.newPage();
  other.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await other.goto(page.url());
  await playable(other).first().waitFor();
  for (const [acting, seeing, used] of [
    [page, other, 1],
    [other, page, 2],
  ]) {
    await choose(acting, playable(acting).first());
    for (const tab of [acting, seeing])
      await tab
        .locator('.choice.used')
        .nth(used - 1)
        .waitFor();
    await playable(seeing).first().waitFor();
  }
  assert.equal(await page.locator('.choice.used').count(), 2);
  assert.deepEqual(complaints, []);
  await context.close();
});

it('spectators talk apart from the players', { timeout: 60_000 }, async () => {
  const host = await visit(browser, {});
  const watchers = [await visit(browser, {}), await visit(browser, { language: 'en' })];
  const address = await openTable(host.page, house, 2);
  await start(host.page);
  for (const watcher of watchers) await watcher.page.goto(address);
  const say = async ({ page }, text) => {
    await page.locator('#tab-chat').click();
    await page.locator('.chat input').fill(text);
    await page.keyboard.press('Enter');
  };
  const hears = ({ page }, text) => page.locator('.said').getByText(text).waitFor();
  await say(watchers[0], 'Le Boss bluffe.');
  await watchers[1].page.locator('#tab-chat').click();
  await hears(watchers[1], 'Le Boss bluffe.');
  await say(host, 'Bonsoir à tous.');
  await hears(host, 'Bonsoir à tous.');
  for (const watcher of watchers) await hears(watcher, 'Bonsoir à tous.');
  assert.equal(await host.page.getByText('Le Boss bluffe.').count(), 0, 'players do not hear the gallery');
  await host.page.reload();
  await host.page.locator('#tab-chat').click();
  await hears(host, 'Bonsoir à tous.');
  assert.equal(await host.page.getByText('Le Boss bluffe.').count(), 0, 'not even after a reload');
  for (const one of [host, ...watchers]) {
    assert.deepEqual(one.complaints, []);
    await one.context.close();
  }
});
