/** Gangster in a real browser: a whole short game with its offer, an auction against the clock, a race, an exchange, a phone. */
import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { choose, drawn, listening, LONG, openBrowser, openHouse, PHONES, QUICK, sound, visit } from './house.mjs';
import { gather, playUntil, squares, told } from './gangster.mjs';
import { hasten, hastenToTheEnd } from './hasten.mjs';

let browser;
const houses = [];
before(async () => {
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  for (const house of houses) await house.close();
});

/** A house whose box of Gangster has this changed. */
async function houseWith(material) {
  const house = await openHouse({ ...QUICK, material: { gangster: material } });
  houses.push(house);
  return house;
}

async function visitors(count, wishes = {}) {
  const come = [];
  for (let number = 0; number < count; number++) come.push(await visit(browser, { language: number % 2 ? 'en' : 'fr', ...wishes }));
  return come;
}

async function leave(people) {
  for (const { context, complaints } of people) {
    assert.deepEqual(complaints, []);
    await context.close();
  }
}

it('a whole short game against a bot: the offer, the last lap, the count, the proof and the replay', { timeout: 300_000 }, async () => {
  const house = await houseWith({ goals: { 2: 13_500 } });
  const [me] = await visitors(1);
  const { page } = me;
  await gather(house, [me], { bots: 1, options: { short: true } });
  await sound(page, 'table');
  await page.locator('[data-square="16"]').click();
  await page.locator('#about .rule', { hasText: 'GA-4.5' }).waitFor();
  const end = page.locator('.podium');
  const banner = page.locator('.banner').or(end).first();
  await playUntil(
    [page],
    async () => (!LONG && (await page.locator('aside ol li').count()) > 40) || banner.isVisible(),
    () => ['[data-move="offer"]', '[data-move="roll"]'],
  );
  await hasten(
    [page],
    () => banner.isVisible(),
    (legal) => legal.find(({ move }) => move === 'offer') ?? legal.find(({ move }) => move === 'roll'),
  );
  if (!(await end.isVisible())) {
    await page.locator('.offer').first().waitFor();
    await sound(page, 'the last lap');
  }
  await hastenToTheEnd(page);
  await sound(page, 'end');
  assert.ok((await page.locator('.end tbody tr').count()) === 2);
  await page.locator('.end .ways .button').nth(1).click();
  await page.locator('.paper li.yes').nth(4).waitFor({ timeout: 60_000 });
  assert.equal(await page.locator('.paper .no').count(), 0, 'every die and every card is derived again');
  await page.locator('.end .ways a').first().click();
  await page.locator('input[type=range]').waitFor();
  for (const seat of ['all', 'spectator', '0']) {
    await page.locator('.seen select').selectOption(seat);
    await page.waitForFunction((wanted) => location.search.includes(`seat=${wanted}`), seat);
    await page.locator('input[type=range]').fill('40');
    await page.waitForFunction(() => location.search.includes('step=40'));
    await sound(page, `replay ${seat}`);
  }
  await leave([me]);
});

it(
  'an auction between two people with real clocks: refusals with their reason, the countdown, the hammer',
  { timeout: 180_000 },
  async () => {
    const house = await houseWith(squares('enchere'));
    const [ana, bob] = await visitors(2);
    await gather(house, [ana, bob], { pace: 'relaxed' });
    const rings = () => ana.page.locator('.ring').isVisible();
    await playUntil([ana.page, bob.page], rings, () => ['[data-move="roll"]', '[data-move="kind"]']);
    await bob.page.locator('.ring').waitFor();
    await listening(ana.page);
    await ana.page.locator('.desk input').fill('9000');
    await ana.page.locator('.desk form button').click();
    await ana.page.locator('.consequence .bad .rule, [role="alert"]').first().waitFor();
    await choose(ana.page, ana.page.locator('[data-raise="300"]'));
    await bob.page.locator('.sale .leader').waitFor();
    assert.match(await bob.page.locator('.sale .sum').innerText(), /500/);
    await listening(bob.page);
    await bob.page.locator('.desk input').fill('500');
    await bob.page.locator('.desk form button').click();
    await bob.page.locator('[role="alert"], .consequence .bad .rule').first().waitFor();
    await choose(bob.page, bob.page.locator('[data-raise="100"]'));
    await ana.page.waitForFunction(() => /600/.test(document.querySelector('.sale .sum')?.textContent ?? ''));
    const begun = Date.now();
    await told(bob.page, 'GA-4.5').waitFor();
    await bob.page.locator('.hand [data-card^="perle"], .hand [data-card^="diamant"]').first().waitFor({ timeout: 12_000 });
    const waited = Date.now() - begun;
    assert.ok(waited > 3_000 && waited < 9_000, `sold after ${waited} ms`);
    assert.equal(await ana.page.locator('.hand [data-card^="perle"], .hand [data-card^="diamant"]').count(), 0, 'only the winner has it');
    await leave([ana, bob]);
  },
);

it('an auction in turn waits for everybody', { timeout: 120_000 }, async () => {
  const house = await houseWith(squares('enchere'));
  const people = await visitors(2);
  const pages = people.map(({ page }) => page);
  await gather(house, people);
  const raises = () => Promise.all(pages.map((page) => page.locator('[data-raise="100"][aria-disabled="false"]').isVisible()));
  await playUntil(
    pages,
    async () => (await raises()).includes(true),
    () => ['[data-move="roll"]', '[data-move="kind"]'],
  );
  assert.equal(await pages[0].locator('.ring').count(), 0, 'no clock runs');
  await sound(pages[(await raises()).indexOf(true)], 'auction');
  await leave(people);
});

it('a race: twelve tickets dealt, eleven horses, one winner', { timeout: 240_000 }, async () => {
  const house = await houseWith(squares('course'));
  const people = await visitors(2, { still: false });
  const [ana, bob] = people.map(({ page }) => page);
  await gather(house, people);
  await ana.evaluate(() => {
    globalThis.lanes = [];
    const look = () => document.querySelector('.race .first') && globalThis.lanes.push(document.querySelectorAll('.race li').length);
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const run = () => ana.evaluate(() => globalThis.lanes.length > 0);
  await playUntil([ana, bob], run, () => ['[data-move="roll"]']);
  assert.equal(await ana.evaluate(() => globalThis.lanes[0]), 11);
  await ana.locator('aside', { hasText: /cheval \d+ passe le poteau/ }).waitFor();
  await bob.locator('aside', { hasText: /Horse \d+ comes in first/ }).waitFor();
  await leave(people);
});

it('an exchange: the two know both gems, a third sees neither', { timeout: 180_000 }, async () => {
  const house = await houseWith(
    squares('vendeur', 'vendeur', 'vendeur', 'vendeur', 'vendeur', 'vendeur', 'echange', 'echange', 'echange', 'echange'),
  );
  const people = await visitors(3, { language: 'fr' });
  const pages = people.map(({ page }) => page);
  const heard = [];
  pages.forEach((page, seat) =>
    page.on('websocket', (line) => line.on('framereceived', ({ payload }) => heard.push([seat, String(payload)]))),
  );
  await gather(house, people);
  await hasten(
    pages,
    async () => heard.some(([, text]) => text.includes('"swapped"')),
    (legal) => legal.find(({ move }) => move === 'roll' || move === 'kind' || move === 'player' || move === 'number'),
  );
  const swaps = heard.flatMap(([seat, text]) =>
    JSON.parse(text)
      .flatMap((message) => message.events ?? [])
      .filter((event) => event.event === 'swapped')
      .map((event) => ({ seat, event })),
  );
  await Promise.all(pages.map(drawn));
  assert.ok(swaps.length > 0);
  for (const { seat, event } of swaps) {
    const inside = seat === event.seat || seat === event.rival;
    assert.equal(event.given !== null && event.taken !== null, inside, `seat ${seat}`);
  }
  const { event } = swaps[0];
  const outsider = pages[[0, 1, 2].find((seat) => seat !== event.seat && seat !== event.rival)];
  await outsider.locator('aside', { hasText: /ont échangé/ }).waitFor();
  await pages[event.seat].locator('aside', { hasText: /contre (Perle|Diamant) de/ }).waitFor();
  await pages[event.seat].locator('aside [role="tab"]').last().click();
  await sound(pages[event.seat], 'what I know');
  await leave(people);
});

for (const [width, height] of PHONES) {
  it(`a phone of ${width} px: a finger looks first and sees the six squares ahead`, { timeout: 60_000 }, async () => {
    const house = await houseWith({});
    const [me] = await visitors(1, { width, height, touch: true });
    const { page } = me;
    await gather(house, [me], { bots: 2 });
    const roll = page.locator('[data-move="roll"]');
    await roll.waitFor({ timeout: 30_000 });
    await sound(page, 'phone');
    const hidden = await page.evaluate(() => {
      const over = document.querySelector('.tools').getBoundingClientRect();
      const under = (a) => a.left < over.right - 1 && over.left < a.right - 1 && a.top < over.bottom - 1 && over.top < a.bottom - 1;
      return [...document.querySelectorAll('[data-square]')].filter((square) => under(square.getBoundingClientRect())).length;
    });
    assert.equal(hidden, 0, 'the button that magnifies covers no square');
    await roll.focus();
    await page.locator('.consequence .line').first().waitFor();
    await page.locator('.ahead').nth(5).waitFor();
    await choose(page, roll);
    await roll.waitFor({ state: 'detached' });
    await sound(page, 'phone, after the die');
    await leave([me]);
  });
}
