/** Screens that fell short: the guest's lobby, the shelf and the journal on a phone, the short game, play by keys, a page at twice its size. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ANY } from './anybody.mjs';
import { flaws } from './axe.mjs';
import { hastenBy } from './hasten.mjs';
import { gather as city } from './nostra-city.mjs';
import { gather as quarter } from './gangster.mjs';
import { drawn, listening, openTable, post, QUICK, quickTable, rested, sound, sticksOut, visit, withHouse } from './house.mjs';

const { house, browser } = await withHouse(QUICK);
const PHONE = { width: 390, height: 844 };
const GAMES = { 'twelve-gangsters': 6, 'reglement-de-comptes': 6, gangster: 6, 'nostra-city': 5 };
const LONGEST = 'Maximilienne Berthe.';

const tall = (page) => page.evaluate(() => document.documentElement.scrollHeight);

it('a guest is told who invites and to what, on one screen of a phone', async () => {
  const host = await visit(browser);
  const address = await openTable(host.page, house, 1);
  await post(host.page, '/api/me', { name: LONGEST });
  const guest = await visit(browser, PHONE);
  await guest.page.goto(address);
  const title = guest.page.locator('h1', { hasText: LONGEST });
  await title.waitFor();
  assert.match(await title.textContent(), /vous invite à jouer.*12 Gangsters/);
  assert.equal(await tall(guest.page), PHONE.height);
  await sound(guest.page, 'the lobby of a guest');
  await guest.page.locator('article.empty button').first().click();
  await guest.page.locator('article.mine').waitFor();
  assert.equal(await tall(guest.page), PHONE.height);
  await guest.page.locator('summary').first().click();
  await guest.page.locator('.chat').waitFor();
  for (const { context } of [host, guest]) await context.close();
});

it('the shelf is short on a phone, and a short game begins from it', async () => {
  const { page, context } = await visit(browser, PHONE);
  await page.goto(house.address);
  const box = page.locator('.game', { has: page.locator('[href="/rules/gangster"]') });
  await box.waitFor();
  assert.ok((await tall(page)) <= 2600, `${await tall(page)} px`);
  assert.equal(await page.locator('.count input[type="checkbox"]').count(), 1, 'only where there is one');
  await box.locator('input[type="checkbox"]').check();
  await box.locator('.main').click();
  assert.match(await page.locator('.goal').textContent(), /30\s?000/);
  await context.close();
});

it('the journal opens at its end on a phone', async () => {
  const { page, context } = await visit(browser, PHONE);
  await quickTable(page, house, { game: 'nostra-city' });
  await listening(page);
  await page.locator('nav .sheet').first().click();
  const list = page.locator('aside ol');
  await page.waitForFunction(() => {
    const journal = document.querySelector('aside ol');
    return journal.scrollHeight > journal.clientHeight && journal.scrollTop + journal.clientHeight > journal.scrollHeight - 4;
  });
  assert.ok((await list.locator('li').count()) > 10);
  await context.close();
});

for (const [game, gather, people] of [
  ['gangster', quarter, 2],
  ['nostra-city', city, 3],
])
  it(`a phone tells whoever waits in ${game} how he stands and what has happened, and nothing moves for it`, async () => {
    const visitors = [];
    while (visitors.length < people) visitors.push(await visit(browser, PHONE));
    await gather(house, visitors);
    const pages = visitors.map(({ page }) => page);
    const asked = async (page) => (await page.locator('.ask.asked').count()) > 0;
    const idle = async (page) => !(await asked(page)) && (await page.locator('.hurry').count()) === 0;
    const bars = new Set();
    let told = 0;
    for (let turn = 0; turn < 12; turn++)
      for (const page of pages) {
        const before = JSON.stringify(await page.locator('.bar').boundingBox());
        bars.add(before);
        if (await idle(page)) {
          const [standing] = await page.locator('.meanwhile p').allTextContents();
          const lines = await page.locator('.meanwhile li').count();
          if (standing !== undefined && lines > 0) told += 1;
        } else if (await asked(page)) await ANY[game](page, turn).catch(() => {});
      }
    assert.ok(told > 5, `${told} times`);
    assert.equal(bars.size, 1, [...bars].join(' '));
    for (const { context, complaints } of visitors) {
      assert.deepEqual(complaints, []);
      await context.close();
    }
  });

it('arrows go from choice to choice, and whoever answers by keys is not left nowhere', async () => {
  const { page, context } = await visit(browser);
  await quickTable(page, house, { game: 'reglement-de-comptes' });
  await listening(page);
  const focused = () => page.evaluate(() => [...document.querySelectorAll('.own [data-option]')].indexOf(document.activeElement));
  await page.keyboard.press('ArrowRight');
  const first = await focused();
  assert.ok(first >= 0, 'the first arrow leads to the choices');
  await page.keyboard.press('ArrowRight');
  assert.notEqual(await focused(), first);
  for (let answer = 0; answer < 6; answer++) {
    await listening(page);
    await page.waitForFunction(() => document.activeElement !== document.body);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement !== document.body);
  }
  await context.close();
});

/** Parts that lie on each other: plates, the bar, the title. */
function crossed(page) {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('article.plate, .bar, .place > header')].map((part) => [
      part.getAttribute('class') ?? 'header',
      part.getBoundingClientRect(),
    ]);
    const main = document.querySelector('#main').getBoundingClientRect();
    const crosses = (a, b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
    const seen = parts.filter(([, at]) => at.top < main.bottom);
    return seen.flatMap(([name, at], index) =>
      seen
        .slice(index + 1)
        .filter(([other, rect]) => !`${name} ${other}`.includes('bar') && crosses(at, rect))
        .map(([other]) => `${name} on ${other}`),
    );
  });
}

const SIZES = { 'at twice its size': [720, 450], 'on a desktop': [1440, 900], 'on a large one': [1920, 1080] };

/** Everybody is there with all that is his, nobody on anybody else, and no name is cut. */
async function whole(page, when) {
  for (const [name, [width, height]] of Object.entries(SIZES)) {
    const where = `${when} ${name}`;
    await page.setViewportSize({ width, height });
    await drawn(page);
    assert.deepEqual(await crossed(page), [], where);
    const { hidden, spilt, cut } = await page.evaluate(() => {
      const floor = document.querySelector('.pane').getBoundingClientRect().bottom + 1;
      const plates = [...document.querySelectorAll('article.plate')];
      const over = (part) => part.scrollHeight > part.clientHeight + 2 || part.scrollWidth > part.clientWidth + 2;
      const written = (part) => [...part.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim() !== '');
      const out = (a, b) => a.width > 1 && (a.left < b.left - 2 || a.right > b.right + 2 || a.bottom > b.bottom + 2);
      const spilt = (plate) =>
        [...plate.querySelectorAll('*')]
          .filter((part) => written(part) && !part.closest('.hidden-words'))
          .filter((part) => out(part.getBoundingClientRect(), plate.getBoundingClientRect()))
          .map((part) => part.textContent);
      return {
        hidden: plates.filter((plate) => plate.getBoundingClientRect().bottom > floor).length,
        spilt: plates.flatMap(spilt),
        cut: [...document.querySelectorAll('.plate h3, .asked .question')].filter(over).map((text) => text.textContent),
      };
    });
    if (width > 1000) assert.equal(hidden, 0, `nobody is under the edge ${where}`);
    assert.deepEqual(spilt, [], where);
    assert.deepEqual(cut, [], where);
    assert.equal(await sticksOut(page), 0, `${where} is too wide`);
  }
  assert.deepEqual(await flaws(page), [], when);
}

/** How far into a game is late: of this many answers the last ones are given there. */
const LATE = { 'twelve-gangsters': 9, 'reglement-de-comptes': 14, gangster: 24, 'nostra-city': 32 };

for (const [game, players] of Object.entries(GAMES))
  it(`a full table of ${game} has everybody whole, with the longest name, ${Object.keys(SIZES).join(', ')}, at first and late`, async () => {
    const { page, context } = await visit(browser);
    await page.goto(house.address);
    await post(page, '/api/me', { name: LONGEST });
    await quickTable(page, house, { game, players });
    await listening(page);
    await whole(page, `${game} at first`);
    await page.setViewportSize({ width: 1440, height: 900 });
    const over = page.locator('.podium');
    await hastenBy(page, LATE[game]);
    await rested(page, 30_000);
    if (await over.isVisible()) await page.locator('.end .button.quiet').first().click();
    await whole(page, `${game} late`);
    await context.close();
  });
