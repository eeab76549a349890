/** Règlement de comptes in a real browser: a whole game, both seatings, every card, a phone. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { answerable, answerUntil, answerWhile, begin, chair, fillUp, offered, open, pick, play, told } from './reglement-de-comptes.mjs';
import { hastenToTheEnd } from './hasten.mjs';
import { choose, drawn, listening, LONG, PHONES, QUICK, sound, visit, withHouse } from './house.mjs';

const { house, browser } = await withHouse(QUICK);

it('four players to the end: a fair game, seen again from every side', { timeout: 240_000 }, async () => {
  const { page, context, complaints } = await visit(browser, {});
  await begin(page, house, { players: 4, level: 'solid' });
  await sound(page, 'table');
  await page.locator('.danger').click();
  await page.locator('.threats').waitFor();
  await sound(page, 'danger view');
  await page.locator('.middle .heap').click();
  await page.locator('dialog[open]').waitFor();
  await sound(page, 'discards');
  await page.keyboard.press('Escape');
  await answerUntil(page, page.locator('.podium'), ...(LONG ? [] : [page.locator('aside ol li').nth(30)]));
  await hastenToTheEnd(page);
  await sound(page, 'end');
  await page.locator('.end .ways .button').nth(1).click();
  await page.locator('.paper li.yes').nth(4).waitFor({ timeout: 60_000 });
  assert.equal(await page.locator('.paper .no').count(), 0, 'every card that was drawn is derived again');
  await page.locator('.end .ways a').first().click();
  await page.locator('input[type=range]').waitFor();
  for (const seat of ['all', 'spectator', '0', '3']) {
    await page.locator('.seen select').selectOption(seat);
    await page.waitForFunction((wanted) => location.search.includes(`seat=${wanted}`), seat);
    await page.locator('input[type=range]').fill('60');
    await page.waitForFunction(() => location.search.includes('step=60'));
    await drawn(page);
    assert.equal((await page.locator('.plate .open').count()) > 0, seat === 'all', `open hands for ${seat}`);
    await sound(page, `replay ${seat}`);
  }
  await page.keyboard.press('Home');
  for (let step = 0; step < 30; step++) await page.keyboard.press('ArrowRight');
  assert.deepEqual(complaints, []);
  await context.close();
});

it('a card and a step are taken back, a cocktail is served, a card is thrown away', { timeout: 60_000 }, async () => {
  const { page, context, complaints } = await visit(browser, {});
  await begin(page, house, { scenario: 1 });
  await choose(page, page.locator('[data-card="cocktail"]').first());
  await choose(page, page.locator('.spot[data-place="13"]'));
  await page.locator('.undo').click();
  await page.locator('.spot[data-place="13"]').waitFor();
  await page.keyboard.press('u');
  await page.locator('.spot[data-place="13"]').waitFor({ state: 'detached' });
  await play(page, 'cocktail', [13, 5]);
  await choose(page, page.locator('.own .word'));
  await told(page, 'RC-4.7').waitFor();
  await choose(page, page.locator('.own .word').first());
  await page.locator('[data-discard]').first().waitFor({ timeout: 30_000 });
  await choose(page, page.locator('[data-discard]').first());
  await page.locator('aside li', { hasText: 'Vous jetez' }).first().waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

it('what cannot be played says why', { timeout: 60_000 }, async () => {
  const { page, context } = await visit(browser, {});
  await begin(page, house, { scenario: 2 });
  await choose(page, page.locator('[data-card="boom"]'));
  await page.locator('.spot').first().waitFor();
  await listening(page);
  await chair(page, 1).click({ force: true });
  await page.locator('.consequence .bad .rule').waitFor();
  await context.close();
});

it('free seating: everybody seats his gang, the last one begins', { timeout: 120_000 }, async () => {
  const { page, context, complaints } = await visit(browser, {});
  await open(page, house, { seating: 'free', first_seater: 0 });
  await fillUp(page, 3);
  await page.locator('.start .main:not(:disabled)').click();
  const hand = page.locator('.own .card.playable, .own .card.useless').first();
  let seated = 0;
  // An Alerte! of a bot may send everybody away again.
  for (;;) {
    await answerable(page).first().waitFor();
    await listening(page);
    if ((await answerable(page).count()) === 0) continue;
    if (await hand.isVisible()) break;
    const who = page.locator('.own .who').first();
    if ((await who.count()) > 0) await choose(page, who);
    const free = page.locator('g[data-place][aria-disabled="false"]').first();
    await free.waitFor();
    if (seated === 2) await sound(page, 'seating');
    const place = await free.getAttribute('data-place');
    await choose(page, chair(page, place));
    await offered(page, place).waitFor({ state: 'detached' });
    seated++;
  }
  assert.ok(seated >= 7);
  assert.deepEqual(complaints, []);
  await context.close();
});

it('Alerte! with two people: everybody leaves and is seated again', { timeout: 120_000 }, async () => {
  const host = await visit(browser, {});
  const guest = await visit(browser, { language: 'en' });
  const address = await open(host.page, house, { scenario: 1 });
  await host.page.locator('article').nth(1).locator('button').first().click();
  await host.page.locator('article').nth(1).and(host.page.locator('.mine')).waitFor();
  await guest.page.goto(address);
  await guest.page.locator('article').nth(2).locator('button').first().click();
  await guest.page.locator('article.mine').waitFor();
  await fillUp(host.page, 4);
  await host.page.locator('.start .main:not(:disabled)').click();
  await guest.page.locator('.send:disabled', { hasText: 'Others are to play' }).waitFor();
  await choose(host.page, host.page.locator('[data-card="alert"]'));
  const second = host.page.locator('.own .word');
  let going = true;
  const other = answerWhile(guest.page, () => going);
  await answerUntil(host.page, second);
  going = false;
  await other;
  await second.waitFor();
  assert.equal(await host.page.locator('.lobby').count(), 0, 'all sit');
  await told(host.page, 'RC-4.9').waitFor();
  for (const one of [host, guest]) {
    assert.deepEqual(one.complaints, []);
    await one.context.close();
  }
});

it('a cake is served on a phone: the table stays in sight, the bar names the place', { timeout: 60_000 }, async () => {
  const { page, context, complaints } = await visit(browser, { width: 390, height: 844, touch: true });
  await begin(page, house, { scenario: 2 });
  await listening(page);
  for (let tap = 0; tap < 2; tap++) await page.locator('[data-card="cake"]').tap();
  await offered(page, 14).waitFor();
  assert.equal(await page.locator('.bar .spot').count(), 0, 'no button for each of the many places');
  const bar = await page.locator('.bar').boundingBox();
  assert.ok(bar.height < 220, `the bar is ${bar.height} px high`);
  await listening(page);
  await chair(page, 5).tap();
  const chosen = page.locator('.picker option:checked');
  assert.match(await chosen.textContent(), /^5 · Lame d’Acier \([^)]+\) · verre$/, 'a tap on the table names the place');
  await sound(page, 'serving a cake');
  await page.locator('.picker .turn').last().tap();
  assert.match(await chosen.textContent(), /^6 ·/, 'the arrow goes to the next place');
  await pick(page, 15);
  const [looked, below] = [await page.locator('g[data-place="15"] .chair').boundingBox(), await page.locator('.bar').boundingBox()];
  assert.ok(looked.y + looked.height <= below.y, 'what is looked at is not under the bar');
  await chair(page, 14).tap();
  await chair(page, 14).tap();
  await told(page, 'RC-4.3').waitFor({ state: 'attached' });
  assert.deepEqual(complaints, []);
  await context.close();
});

it('the danger view draws where death would come from', { timeout: 60_000 }, async () => {
  const { page, context } = await visit(browser, {});
  await begin(page, house, { scenario: 3 });
  assert.equal(await page.locator('.aim').count(), 0);
  await page.locator('.danger').click();
  await page.locator('.aim.shot').first().waitFor({ state: 'attached' });
  await page.locator('.aim.stab').first().waitFor({ state: 'attached' });
  await context.close();
});

for (const [width, height] of PHONES) {
  it(`a phone of ${width} px: a finger looks first, the second tap does it`, { timeout: 60_000 }, async () => {
    const { page, context, complaints } = await visit(browser, { width, height, touch: true });
    await page.goto(house.address);
    await begin(page, house, { scenario: 5 });
    await sound(page, 'phone');
    const spot = await page.locator('g[data-place="1"] .chair').boundingBox();
    assert.ok(spot.width >= 38 && spot.height >= 38, `a place is ${spot.width} × ${spot.height}`);
    await listening(page);
    await page.locator('[data-card="gun"]').tap();
    await page.locator('.aim').first().waitFor({ state: 'attached' });
    assert.equal(await page.locator('.aim').count(), 1, 'the line of fire is there before the card is played');
    await page.locator('[data-card="gun"]').tap();
    await listening(page);
    await page.locator('.spot[data-place="22"]').tap();
    await page.locator('.own .word').waitFor();
    await sound(page, 'phone, second card');
    assert.deepEqual(complaints, []);
    await context.close();
  });
}
