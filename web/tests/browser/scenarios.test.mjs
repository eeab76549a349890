/** The scenarios of every game in a real browser, in both languages: solved, missed and tried again, ticks, a reload. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hastenToTheEnd } from './hasten.mjs';
import { choose, listening, otherLanguage, QUICK, quickTable, sound, visit, withHouse } from './house.mjs';
import { play } from './reglement-de-comptes.mjs';

const { house, browser } = await withHouse({ ...QUICK, analysis: { seconds: 6 } });

const strike = (card, places, last) => async (page) => {
  await play(page, card, places);
  if (last) await choose(page, page.locator('.own .word'));
};
const card = (value) => (page) => choose(page, page.locator('.cards .choice').nth(value - 1));
const press =
  (...names) =>
  async (page) => {
    for (const name of names) await choose(page, page.locator(name).first());
  };
/** At the desk of Nostra City each part is one press, and its button sends. */
const desk =
  (...parts) =>
  async (page) => {
    for (const part of parts) {
      await listening(page);
      await page.locator(part).first().click();
    }
  };

const SOLVED = {
  'twelve-gangsters': [card(3), card(9), card(2), card(6), card(7), card(11)],
  'reglement-de-comptes': [
    strike('pass', [24, 26], true),
    strike('cake', [14]),
    strike('boom', [28]),
    strike('knife', [22]),
    strike('gun', [22]),
    strike('move', [9, 17]),
  ],
  gangster: [
    press('.own [data-card="perle 20"]', '.own [data-card="diamant 47"]'),
    press('[data-move="yes"]'),
    press('[data-move="no"]'),
    press('.own [data-card="diamant 25"]', '[data-move="player"]'),
    press('[data-square="20"]', '.own [data-card="diamant 44"]'),
    press('.own [data-card="mission 13"]'),
    press('[data-move="offer"]'),
  ],
  'nostra-city': [
    desk('.own [data-caid="10"]', '.own [data-kind="drugs"]', '.send'),
    desk('.own [data-caid="10"]', '.own [data-kind="drugs"]', '.send', '[data-give="10i"]', '[data-give="10c"]', '[data-deal]'),
    desk('.own [data-caid="1"]', '.own [data-pick="3"]', '.own [data-bill="5"]', '[data-seal]:visible, .send:visible'),
    desk(
      '.own [data-caid="1"]',
      '.own [data-pick="2"]',
      '.own [data-bill="10i"]',
      '.own [data-bill="20i"]',
      '.own [data-bill="20c"]',
      '[data-seal]:visible, .send:visible',
    ),
    desk('.own [data-caid="1"]', '.own [data-bill="5"]', '.send'),
    desk('[data-vendetta="honte"]', '[data-aim="0"]', '.send'),
  ],
};

/** One after the other at a desk in French and on a phone in English; what is asked is read in both languages. */
const SEATS = [{ language: 'fr' }, { language: 'en', touch: true, width: 390, height: 844 }];

for (const [game, ways] of Object.entries(SOLVED)) {
  it(`${game}: every scenario is solved`, { timeout: 180_000 }, async () => {
    const people = await Promise.all(SEATS.map((seat) => visit(browser, seat)));
    for (const [index, solve] of ways.entries()) {
      const { page } = people[index % people.length];
      await page.goto(`${house.address}/learn/${game}/${index + 1}`);
      const sheet = page.locator('dialog[open]');
      await page.locator('.lesson .go').waitFor();
      if (index < people.length) await sound(page, 'a scenario');
      const before = await sheet.textContent();
      await otherLanguage(page);
      assert.notEqual(await sheet.textContent(), before);
      await otherLanguage(page);
      assert.equal(await sheet.textContent(), before);
      await page.locator('.lesson .go').click();
      await solve(page);
      await page.locator('.verdict.good').waitFor();
      if (index < people.length) await sound(page, 'a scenario solved');
    }
    for (const [index, { page, context, complaints }] of people.entries()) {
      await page.goto(`${house.address}/rules/${game}`);
      await page.locator('.scenarios a').first().waitFor();
      const solved = ways.filter((_, number) => number % people.length === index).length;
      assert.equal(await page.locator('.scenarios a.solved').count(), solved);
      assert.deepEqual(complaints, []);
      await context.close();
    }
  });
}

it('a scenario is begun at home, hints, says when it is missed, and is tried again at once', { timeout: 60_000 }, async () => {
  const { page, context, complaints } = await visit(browser, {});
  await page.goto(house.address);
  await page.locator('.game details summary').first().click();
  await page.locator('.scenarios a').first().click();
  await page.locator('.hint summary').click();
  await page.locator('.hint p').waitFor();
  const asked = () => page.locator('.lesson .asked, .hint p').allInnerTexts();
  const french = await asked();
  await otherLanguage(page);
  for (const [index, text] of (await asked()).entries()) assert.notEqual(text, french[index], 'in the language of the page');
  await otherLanguage(page);
  await page.locator('.lesson .go').click();
  await card(12)(page);
  await page.locator('.verdict:not(.good)').waitFor();
  await sound(page, 'a scenario missed');
  await page.locator('.lesson .ways .main').click();
  await card(3)(page);
  await page.locator('.verdict.good').waitFor();
  assert.equal(await page.locator('.lesson .scenarios a.solved').count(), 1);
  await page.locator('.lesson .ways a.main').click();
  await page.waitForURL(/learn\/twelve-gangsters\/2$/);
  assert.deepEqual(complaints, []);
  await context.close();
});

it(
  'a reload forgets no choice, but what is only begun; a choice is taken back; bots play on when asked to',
  { timeout: 60_000 },
  async () => {
    const { page, context, complaints } = await visit(browser, {});
    await page.goto(`${house.address}/learn/reglement-de-comptes/1`);
    await page.locator('.lesson .go').click();
    await play(page, 'pass', [24]);
    await page.locator('.spot[data-place="26"]').waitFor();
    await page.reload();
    await page.locator('.lesson .go').click();
    await play(page, 'pass', [24, 26]);
    await page.locator('.own .word').waitFor();
    await page.reload();
    await page.locator('.lesson .go').click();
    await page.locator('.own .word').waitFor();
    await page.locator('.ask .button').click();
    await play(page, 'pass', [24, 26]);
    await choose(page, page.locator('.own .word'));
    await page.locator('.verdict.good').waitFor();
    await page.locator('.lesson .ways .quiet').click();
    await page.waitForURL(/\/t\//);
    await page.locator('[data-card="pass"]').waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  },
);

it('from a moment of a replay one plays on in any chair', { timeout: 120_000 }, async () => {
  const { page, context, complaints } = await visit(browser, {});
  const code = await quickTable(page, house, { game: 'twelve-gangsters', players: 3, level: 'easy' });
  await hastenToTheEnd(page);
  await page.goto(`${house.address}/t/${code}/replay/1?seat=all&step=12&what-if`);
  await page.locator('dialog li button').nth(1).waitFor();
  await sound(page, 'what if');
  await page.locator('dialog li button').nth(1).click();
  await page.waitForURL((address) => address.pathname !== `/t/${code}/replay/1`);
  await hastenToTheEnd(page);
  assert.deepEqual(complaints, []);
  await context.close();
});

it('after a game, what could have been better is tried once more', { timeout: 180_000 }, async () => {
  const { page, context, complaints } = await visit(browser, { width: 390, height: 844, touch: true });
  const code = await quickTable(page, house, { game: 'twelve-gangsters', players: 3, level: 'easy' });
  await hastenToTheEnd(page);
  await page.getByText('Quel moment a tout décidé').click();
  await page.locator('.mistakes').waitFor({ timeout: 90_000 });
  await page.goto(`${house.address}/t/${code}/analysis/1`);
  await page.locator('.findings a[href*="/retry/"]').first().click();
  await page.locator('.lesson .go').click();
  await choose(page, page.locator('.cards .choice[aria-disabled="false"]').last());
  await page.locator('.verdict').waitFor();
  await sound(page, 'a choice once more');
  assert.deepEqual(complaints, []);
  await context.close();
});
