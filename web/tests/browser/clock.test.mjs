/** One clock: board, question and journal move together, whoever is early skips, and nothing is answered by mistake. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ANY, answer } from './anybody.mjs';
import { choose, drawn, listening, LONG, PHONES, playable, QUICK, quickTable, rested, sent, visit, withHouse } from './house.mjs';
import { seen, watch } from './clocks.mjs';
import { gather } from './gangster.mjs';
import { begin } from './reglement-de-comptes.mjs';

const { house, browser } = await withHouse({ ...QUICK, material: { gangster: { goals: { 2: 13_500 } } } });

async function sit(page, game, form = {}) {
  if (game === 'gangster') return gather(house, [{ page }], { bots: 1, options: { short: true } });
  await quickTable(page, house, { game, ...form });
  await page.locator('.ask').waitFor();
}

/** So many answers are watched, in `make soak` whole games. */
const GAMES = [
  ['twelve-gangsters', {}, 4],
  ['reglement-de-comptes', { players: 4 }, 6],
  ['gangster', {}, 6],
  ['nostra-city', { players: 3 }, 8],
];
for (const [game, form, watched] of GAMES)
  it(
    `at least ${watched} answers of ${game}: in no frame do board, journal and question speak of different steps`,
    { timeout: 600_000 },
    async () => {
      const { page, context, complaints } = await visit(browser, { still: false });
      await sit(page, game, form);
      await watch(page, game);
      const podium = page.locator('.podium');
      for (let turn = 0, given = 0; given < (LONG ? Infinity : watched) && !(await podium.isVisible()); turn++) {
        if ((await page.locator('.ask.asked').count()) > 0)
          given += await ANY[game](page, turn).then(
            () => 1,
            () => 0,
          );
        // Whoever has watched for a while skips, now by a key, now by the button.
        else if (await rested(page, 400)) continue;
        else if (turn % 2) await page.keyboard.press('Escape');
        else
          await page
            .locator('.hurry')
            .click({ timeout: 200 })
            .catch(() => {});
      }
      const { frames, together, torn } = await seen(page);
      assert.deepEqual(torn, []);
      assert.ok(frames > 60 && together > 5, `${frames} frames, ${together} of them with a question`);
      assert.deepEqual(complaints, []);
      await context.close();
    },
  );

it('a double click on the die rolls once, and answers nothing that comes after it', { timeout: 120_000 }, async () => {
  const { page, context } = await visit(browser, { still: false });
  const acts = sent(page);
  await sit(page, 'gangster');
  const roll = page.locator('.own [data-move="roll"]');
  for (let turn = 0, rolled = 0; rolled < 3; turn++) {
    if ((await roll.count()) > 0) {
      await listening(page);
      if ((await roll.count()) === 0) continue;
      const before = acts().length;
      await roll.dblclick();
      while (acts().length === before) await drawn(page);
      await listening(page);
      const since = acts().slice(before);
      assert.deepEqual(
        since.map(({ moves }) => moves.map(({ move }) => move)),
        [['roll']],
      );
      rolled++;
    } else if ((await page.locator('.ask.asked').count()) > 0) await answer(page, turn).catch(() => {});
    else await drawn(page);
  }
  await context.close();
});

it('whoever presses while it moves skips to now, and nothing more', { timeout: 120_000 }, async () => {
  const { page, context } = await visit(browser, { still: false });
  const acts = sent(page);
  await begin(page, house, { players: 4 });
  for (const hurry of [
    () => page.locator('.hurry').click(),
    () => page.locator('.own .card').first().click({ force: true }),
    () => page.locator('.zoom .pane').click({ position: { x: 300, y: 300 } }),
    () => page.keyboard.press('Enter'),
    () => page.keyboard.press('x'),
  ]) {
    while ((await page.locator('.hurry').count()) === 0) {
      if ((await page.locator('.ask.asked').count()) > 0) await answer(page, 0).catch(() => {});
      await drawn(page);
    }
    const before = acts().length;
    await hurry();
    await listening(page);
    assert.equal(await page.locator('.send:not(:disabled), [data-armed]').count(), 0, 'nothing is chosen');
    assert.equal(acts().length, before, 'nothing is sent');
  }
  await context.close();
});

it('what has one answer only can be left to the page, and the pace is remembered', { timeout: 120_000 }, async () => {
  const { page, context } = await visit(browser, {});
  const acts = sent(page);
  await sit(page, 'gangster');
  await page.locator('.help').click();
  await page.locator('[data-habit="single"]').check();
  await page.locator('input[value="instant"]').check();
  await page.keyboard.press('Escape');
  const rolled = () => acts().filter(({ moves }) => moves[0].move === 'roll').length;
  for (let turn = 0; rolled() < 2; turn++) {
    const alone = (await page.locator('.own .choice').count()) < 2;
    if (!alone && (await page.locator('.ask.asked').count()) > 0) await answer(page, turn).catch(() => {});
    else await drawn(page);
  }
  await page.reload();
  await page.locator('.help').click();
  assert.ok(await page.locator('input[value="instant"]').isChecked());
  assert.ok(await page.locator('[data-habit="single"]').isChecked());
  await context.close();
});

it('a new question hears nothing for a moment', { timeout: 60_000 }, async () => {
  const { page, context } = await visit(browser, {});
  const acts = sent(page);
  await sit(page, 'twelve-gangsters');
  await choose(page, playable(page).first());
  // In the very frame in which the question is there, and in the next ones.
  const pressed = await page.evaluate(
    () =>
      new Promise((done) => {
        const press = () => {
          const card = document.querySelector('.choice[aria-disabled="false"]:not(.sealed)');
          const next = document.querySelector('.choice.used');
          if (!document.querySelector('.ask.asked') || !card || !next) return requestAnimationFrame(press);
          const busy = document.querySelector('.ask').ariaBusy;
          for (let time = 0; time < 2; time++) card.click();
          done(busy);
        };
        press();
      }),
  );
  assert.equal(pressed, 'true');
  await listening(page);
  assert.equal(await page.locator('[data-armed]').count(), 0);
  assert.equal(acts().length, 1);
  await context.close();
});

/** Where these are; whether a finger that comes back finds the same thing. */
async function boxes(page, selector) {
  return page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [left, top, width, height].map(Math.round);
    }),
  );
}

for (const [width, height] of PHONES)
  for (const [game, things] of [
    ['twelve-gangsters', '.choice[aria-disabled="false"]'],
    ['reglement-de-comptes', '.own .choice[aria-disabled="false"]'],
    ['nostra-city', '.own [data-move="pass"]'],
    ['nostra-city', '.options .option[aria-disabled="false"]'],
  ])
    it(`nothing moves under the finger: ${game}, ${things} at ${width} px`, { timeout: 60_000 }, async () => {
      const { page, context } = await visit(browser, { width, height, touch: true });
      await sit(page, game);
      while ((await page.locator('.ask.asked').count()) === 0 || (await page.locator(things).count()) === 0) {
        if ((await page.locator('.ask.asked').count()) > 0) await answer(page, 0).catch(() => {});
        await drawn(page);
      }
      await listening(page);
      if (things.startsWith('.options')) await page.locator('.own [data-caid][aria-disabled="false"]').first().tap();
      await page.locator(things).first().scrollIntoViewIfNeeded();
      const before = await boxes(page, `.question, .own .choice, ${things}, .send`);
      const ready = page.locator('.send:not(:disabled)');
      // On a busy machine a tap may last so long that it asks instead of choosing.
      while (!(await ready.isVisible())) {
        await page.locator(things).first().tap();
        await ready.waitFor({ timeout: 3_000 }).catch(() => {});
      }
      await page.locator('.consequence .line').first().waitFor();
      assert.deepEqual(await boxes(page, `.question, .own .choice, ${things}, .send`), before);
      await context.close();
    });
