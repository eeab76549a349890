/** Things travel: seen in the frames between two places, without a layout shift; purses count; what changed is outlined and listed. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { choose, drawn, listening, playable, QUICK, quickTable, sound, visit, withHouse } from './house.mjs';
import { hasten } from './hasten.mjs';
import { begin } from './reglement-de-comptes.mjs';

const { house, browser } = await withHouse(QUICK);

/** Any answer. */
async function answer(page, turn) {
  const open = page.locator('.choice[aria-disabled="false"], .own .word, .own .bin');
  await choose(page, open.nth(turn % (await open.count())), { timeout: 1_500 }).catch(() => {});
}

/** Play until this is so; a game that ends before will never show it. */
async function until(page, so) {
  for (let turn = 0; !(await so()); turn++) {
    assert.equal(await page.locator('.podium').count(), 0, 'the game is over');
    if ((await page.locator('.ask.asked').count()) > 0) await answer(page, turn);
    else await drawn(page);
  }
}

/** Where the first of these is, frame after frame, and how many frames a second there are. */
async function follow(page, selector) {
  await page.evaluate((wanted) => {
    globalThis.way = [];
    globalThis.frames = [];
    const look = (now) => {
      globalThis.frames.push(now);
      const thing = document.querySelector(wanted);
      if (thing) {
        const { x, y, width, height } = thing.getBoundingClientRect();
        globalThis.way.push([x + width / 2, y + height / 2]);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);
}

const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
const near = ([x, y], [a, b]) => Math.hypot(x - a, y - b) < 14;

it('a card flies from the hand to the table, and is seen on its way', async () => {
  const { page, context, complaints } = await visit(browser, { still: false });
  await page.addInitScript(() => (localStorage['tripot-habits'] = JSON.stringify({ speed: 'calm' })));
  await quickTable(page, house, { game: 'twelve-gangsters' });
  const card = playable(page).nth(6);
  await card.waitFor();
  await listening(page);
  const from = middle(await page.locator('.cards li').nth(6).boundingBox());
  await card.click();
  await follow(page, '.slot:has(.secret) .carried');
  await page.locator('.send:not(:disabled)').click();
  await page.waitForFunction(() => globalThis.way.length > 40);
  const way = await page.evaluate(() => globalThis.way);
  const cut = await page.locator('.pane').evaluate((pane) => getComputedStyle(pane).overflow);
  assert.equal(cut, 'visible', 'the board cuts off what flies in from the hand');
  const to = middle(await page.locator('.slot').first().boundingBox());
  const between = way.filter((at) => !near(at, from) && !near(at, way.at(-1)));
  assert.ok(between.length > 5, `${between.length} frames between ${from} and ${to}`);
  assert.ok(
    between.every(([, y]) => y < from[1] + 14 && y > way.at(-1)[1] - 60),
    JSON.stringify(between),
  );
  assert.deepEqual(complaints, []);
  await context.close();
});

it('men, cards and bills fly by transform and opacity alone, and no frame is lost over it', async () => {
  const { page, context } = await visit(browser, { still: false });
  await begin(page, house, { players: 4 });
  await page.evaluate(() => {
    globalThis.flights = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
      globalThis.flights += 1;
      for (const frame of frames)
        for (const name of Object.keys(frame)) if (!['transform', 'opacity', 'easing', 'offset'].includes(name)) throw new Error(name);
      return animate.call(this, frames, how);
    };
  });
  await follow(page, '.landing');
  await hasten(
    [page],
    () => page.evaluate(() => globalThis.flights > 40),
    (legal) => legal.find(({ move }) => move !== 'pass'),
  );
  const gaps = await page.evaluate(() => globalThis.frames.slice(1).map((now, index) => now - globalThis.frames[index]));
  const usual = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)];
  assert.ok(usual < 34, `a frame takes ${usual} ms`);
  await context.close();
});

it('a purse comes to the sum that is true, and says it aloud at once', async () => {
  for (const still of [false, true]) {
    const { page, context } = await visit(browser, { still });
    await quickTable(page, house, { game: 'twelve-gangsters' });
    const spent = () => page.locator('.choice.used').count();
    await until(page, async () => (await spent()) > 2);
    await listening(page);
    await page.waitForFunction(() => !document.querySelector('.money .hidden-words'));
    const sums = await page.locator('.plate .money').evaluateAll((all) => all.map((one) => Number.parseInt(one.textContent, 10)));
    const cells = await page
      .locator('article.plate')
      .evaluateAll((all) =>
        all.map((plate) => [...plate.querySelectorAll('.cell.validated')].reduce((sum, cell) => sum + Number(cell.textContent), 0)),
      );
    assert.deepEqual(sums, cells);
    await context.close();
  }
});

it('what changed since my last turn is outlined and listed, also after a reload, until it is seen', async () => {
  const { page, context, complaints } = await visit(browser, {});
  await quickTable(page, house, { game: 'twelve-gangsters' });
  await playable(page).first().waitFor();
  assert.equal(await page.locator('[data-changed], .since').count(), 0, 'nothing is new before the first choice');
  await choose(page, playable(page).first());
  const outlined = () => page.locator('[data-changed]');
  await outlined().nth(2).waitFor();
  const before = await outlined().count();
  await page.reload();
  await outlined().nth(2).waitFor();
  assert.equal(await outlined().count(), before);
  await page.locator('.since .word').click();
  const lines = page.locator('#since li');
  assert.ok((await lines.count()) >= 3);
  await sound(page, 'what has changed');
  await lines.nth(1).locator('button').click();
  assert.equal(await outlined().count(), 1, 'a line shows what it speaks of');
  await lines.nth(1).locator('button').click();
  assert.equal(await outlined().count(), before);
  await page.locator('#since > .button').click();
  await page.locator('.since').waitFor({ state: 'detached' });
  assert.equal(await outlined().count(), 0);
  assert.deepEqual(complaints, []);
  await context.close();
});

it('a line of the journal shows what it speaks of', async () => {
  const { page, context } = await visit(browser, {});
  await begin(page, house, { players: 4 });
  await until(page, async () => (await page.locator('aside ol li', { hasText: 'touche' }).count()) > 0);
  await listening(page);
  await page.locator('aside ol li', { hasText: 'touche' }).last().locator('a').click();
  await page.locator('.purse[data-changed]').waitFor();
  await page.locator('aside li.now', { hasText: 'touche' }).waitFor();
  assert.equal(await page.locator('[data-changed]').count(), 1);
  await context.close();
});
