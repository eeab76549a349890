/** Nostra City in a real browser: whole games, secrets that cross three tables, an Indic who wins, a spectator, drag and keys, phones. */
import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { act, answer, events, gather, grudges, overhear, owing, playUntil, press, send, strike } from './city.mjs';
import { openBrowser, openHouse, QUICK, sound, visit } from './house.mjs';

let browser;
const houses = [];
before(async () => {
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  for (const house of houses) await house.close();
});

/** A house whose box of Nostra City has this changed. */
async function houseWith(material) {
  const house = await openHouse({ ...QUICK, material: { 'nostra-city': material } });
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

/** What only these seats may have been told, in an event that everybody hears of. */
function secret(heard, name, field, insiders, told = () => true) {
  const found = events(heard, name).filter(({ event }) => told(event));
  for (const { seat, event } of found) assert.equal(event[field] !== null, insiders(event).includes(seat), `${name}.${field} at ${seat}`);
  return found.length;
}

it('a whole game against bots: every phase, the counts, the verdict, the proof and the replay', { timeout: 400_000 }, async () => {
  const house = await houseWith({});
  const [me] = await visitors(1);
  const { page } = me;
  await gather(house, [me], { bots: 2 });
  const end = page.locator('.podium');
  const looked = new Set();
  await playUntil(
    [page],
    () => end.isVisible(),
    async (asked) => {
      const step = await asked.locator('.question').innerText();
      const kind = step.slice(0, 9);
      if (!looked.has(kind)) await sound(asked, step);
      looked.add(kind);
      await act(asked);
    },
  );
  assert.ok(looked.size >= 4, [...looked].join());
  await sound(page, 'end');
  assert.equal(await page.locator('.end tbody tr').count(), 3);
  await page.locator('.end .ways .button').nth(1).click();
  await page.locator('.paper li.yes').nth(4).waitFor({ timeout: 60_000 });
  assert.equal(await page.locator('.paper .no').count(), 0, 'every card and every bill is derived again');
  await page.locator('.end .ways a').first().click();
  await page.locator('input[type=range]').waitFor();
  for (const seat of ['all', 'spectator', '0']) {
    await page.locator('.seen select').selectOption(seat);
    await page.waitForFunction((wanted) => location.search.includes(`seat=${wanted}`), seat);
    await page.locator('input[type=range]').fill('90');
    await page.waitForTimeout(300);
    await sound(page, `replay ${seat}`);
  }
  await leave([me]);
});

it('three people: bids, gifts and Vendetta cards cross, and each secret reaches only whom it is for', { timeout: 400_000 }, async () => {
  const house = await houseWith({ ...owing(), ...grudges({ braquage: 9, honte: 3 }) });
  const people = await visitors(3);
  const pages = people.map(({ page }) => page);
  const heard = overhear(pages);
  await gather(house, people);
  const happened = (name, told = () => true) => events(heard, name).some(({ event }) => told(event));
  let turn = 0;
  const play = async (page) => {
    turn += 1;
    // Every other sharing gives one bill by a tap; the others keep all, and somebody is wronged.
    if ((await page.locator('[data-deal]').count()) > 0 && turn % 2) await press(page, '.own [data-give]');
    if (await strike(page, 'braquage')) return;
    await act(page, { bills: 1 + (turn % 2) });
  };
  const all = () =>
    ['bid-placed', 'robbed', 'corrupted', 'vendetta-drawn'].every((name) => happened(name)) &&
    happened('shared', (event) => event.count > 0) &&
    happened('shared', (event) => event.count === 0);
  await playUntil(pages, async () => all(), play);
  await pages[0].waitForTimeout(500);
  const counts = {
    bids: secret(heard, 'bid-placed', 'bills', (event) => [event.seat]) + secret(heard, 'bid-placed', 'slot', (event) => [event.seat]),
    gifts: secret(heard, 'shared', 'bills', (event) => [event.seat, event.rival]),
    robbed: secret(heard, 'robbed', 'bill', (event) => [event.seat, event.rival]),
    drawn: secret(heard, 'vendetta-drawn', 'card', (event) => [event.seat]),
    bribes: secret(
      heard,
      'corrupted',
      'bills',
      (event) => [event.seat],
      (event) => event.top === null,
    ),
    bills: secret(heard, 'bill-drawn', 'bill', (event) => [event.seat]),
  };
  for (const [name, count] of Object.entries(counts)) assert.ok(count > 0, name);
  for (const { seat, message } of heard) {
    const view = message.situation?.view;
    if (!view || view.phase === 'over') continue;
    assert.equal(view.viewer, seat);
    view.players.forEach((player, other) => {
      assert.ok(player.bank === null && player.hand === null && player.indic === null);
      if (other !== seat && view.phase === 'meeting') assert.ok(player.bids.every((bid) => bid.slot === null && bid.bills === null));
    });
  }
  const tab = pages[0].locator('aside [role="tab"]').last();
  await tab.click();
  await pages[0].locator('.facts .secret').first().waitFor();
  await sound(pages[0], 'what I know');
  await leave(people);
});

it('an Indic learns it quietly, and wins a guilty verdict', { timeout: 400_000 }, async () => {
  const house = await houseWith({
    ...owing(),
    ...grudges({ indic: 15, honte: 0 }),
    bench: { spaces: 12, guilty: 7, start: { 3: 12, 4: 12, 5: 12 } },
  });
  const people = await visitors(3, { language: 'fr' });
  const pages = people.map(({ page }) => page);
  const heard = overhear(pages);
  await gather(house, people);
  const indic = () => heard.findLast(({ message }) => message.situation?.view?.hand?.indic)?.seat ?? null;
  // Everybody keeps everything: everybody is wronged.
  await playUntil(
    pages,
    async () => indic() !== null,
    (page) => act(page, { skip: ['meeting', 'proces'] }),
  );
  const page = pages[indic()];
  const card = page.locator('.own [data-vendetta="indic"]');
  await card.waitFor();
  assert.equal(await card.getAttribute('aria-disabled'), 'true', 'it is never played');
  assert.doesNotMatch(await page.locator('.question').innerText(), /Indic/);
  assert.equal(await page.locator('aside', { hasText: /Indic/ }).count(), 0, 'the log does not tell it');
  for (const other of pages.filter((one) => one !== page))
    assert.equal(
      (await other.locator('.own [data-vendetta="indic"]').count()) > 0,
      heard.some(({ seat, message }) => seat === pages.indexOf(other) && message.situation?.view?.hand?.indic),
    );
  await card.focus();
  await page.locator('.reading', { hasText: /coupable/ }).waitFor();
  await page.locator('aside [role="tab"]').last().click();
  await page.locator('.facts .secret', { hasText: /verdict coupable/ }).waitFor();
  await page.locator('aside [role="tab"]').first().click();
  const end = pages[0].locator('.podium');
  await playUntil(
    pages,
    () => end.isVisible(),
    (one) => act(one, { skip: ['meeting', 'proces'] }),
  );
  const ended = events(heard, 'ended')[0].event;
  assert.equal(ended.verdict, 'guilty');
  const indics = events(heard, 'indics-revealed')[0].event.seats;
  assert.ok(ended.winners.length > 0 && ended.winners.every((seat) => indics.includes(seat)));
  await pages[0].locator('.end', { hasText: /Indic/ }).waitFor();
  await leave(people);
});

it('a spectator sees the whole table and learns nothing', { timeout: 240_000 }, async () => {
  const house = await houseWith({ ...owing(), ...grudges({ braquage: 9 }) });
  const [me, watcher] = await visitors(2);
  const heard = overhear([me.page, watcher.page]);
  const address = await gather(house, [me], { bots: 2 });
  await watcher.page.goto(address);
  await watcher.page.locator('[data-slot="4"]').waitFor();
  const months = () => heard.some(({ seat, message }) => seat === 1 && message.situation?.view?.month >= 3);
  await playUntil(
    [me.page],
    async () => months(),
    async (page) => ((await strike(page, 'braquage')) ? undefined : act(page)),
  );
  await sound(watcher.page, 'watching');
  assert.equal(await watcher.page.locator('.own').count(), 0);
  const told = heard.filter(({ seat }) => seat === 1);
  for (const name of ['bill-drawn', 'shared', 'bid-placed', 'vendetta-drawn', 'robbed', 'peeked', 'reclaimed', 'tapped', 'seized'])
    for (const { event } of events(told, name))
      for (const field of ['bill', 'bills', 'card', 'slot']) if (field in event) assert.equal(event[field], null, `${name}.${field}`);
  for (const { message } of told) {
    const view = message.situation?.view;
    if (!view || view.phase === 'over') continue;
    assert.ok(view.viewer === null && view.hand === null && view.choice === null && view.sealed === null && view.grudges.length === 0);
    assert.ok(view.players.every((player) => player.bank === null && player.hand === null && player.indic === null));
    if (view.drawn) assert.equal(view.drawn.bills, null);
  }
  await leave([me, watcher]);
});

it('drawn bills are dealt out by drag, by tap and by keys; what it would bring is told first', { timeout: 240_000 }, async () => {
  const house = await houseWith(owing());
  const people = await visitors(3, { language: 'fr' });
  const pages = people.map(({ page }) => page);
  const heard = overhear(pages);
  await gather(house, people);
  const sharing = async () => (await Promise.all(pages.map((page) => page.locator('[data-deal]').count()))).findIndex((count) => count > 0);
  const once = async (page) => {
    if ((await page.locator('.options').count()) === 0) return answer(page);
    await press(page, '.own [data-caid][aria-disabled="false"]');
    await press(page, '.options .option[aria-disabled="false"]');
    await page.locator('.consequence', { hasText: /NC-4.2/ }).waitFor();
    await page.locator('.consequence', { hasText: /NC-4.3/ }).waitFor();
    await page.locator('.chip.counted').nth(2).waitFor();
    return send(page);
  };
  // The Descente may leave nothing to give: then the next one collects.
  const enough = async () => {
    const seat = await sharing();
    return seat >= 0 && (await pages[seat].locator('.zone.me [data-give]:not([data-give="first"])').count()) > 1;
  };
  await playUntil(pages, enough, once);
  const seat = await sharing();
  const page = pages[seat];
  const bill = page.locator('.zone.me [data-give]:not([data-give="first"])').first();
  const zones = page.locator('.zone:not(.me)');
  await sound(page, 'sharing');
  const [from, to] = [await bill.boundingBox(), await zones.nth(0).boundingBox()];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height - 20, { steps: 8 });
  await page.mouse.up();
  await zones.nth(0).locator('[data-give]').waitFor();
  await page.locator('.consequence .bad', { hasText: /NC-4.4/ }).waitFor();
  await bill.focus();
  await page.keyboard.press('2');
  await zones.nth(1).locator('[data-give]').waitFor();
  await page
    .locator('.consequence', { hasText: /en règle/ })
    .first()
    .waitFor();
  await zones.nth(1).locator('[data-give]').focus();
  await page.keyboard.press('0');
  await zones.nth(1).locator('[data-give]').waitFor({ state: 'detached' });
  await bill.click();
  await zones.locator('[data-give]').nth(1).waitFor();
  await page.locator('[data-deal]').click();
  await page.locator('[data-deal]').waitFor({ state: 'detached' });
  await page.waitForTimeout(300);
  const shares = events(heard, 'shared').filter((told) => told.seat === seat && told.event.seat === seat);
  assert.ok(shares.filter(({ event }) => event.count === 1).length >= 2, JSON.stringify(shares));
  await leave(people);
});

it('pauses are quiet: a standing "go on" answers by itself, and can be lifted', { timeout: 240_000 }, async () => {
  const house = await houseWith({ ...owing(), ...grudges({ colere: 15 }) });
  const people = await visitors(3, { language: 'en' });
  const pages = people.map(({ page }) => page);
  const heard = overhear(pages);
  await gather(house, people);
  await pages[1].locator('[data-standing]').check();
  await pages[2].locator('[data-standing]').check();
  const answers = (seat) => events(heard, 'answered').filter((told) => told.seat === 0 && told.event.seat === seat).length;
  await playUntil(
    pages,
    async () => answers(1) > 1 && answers(2) > 1,
    async (page) => {
      if (page !== pages[0] && /^Pause/.test(await page.locator('.question').innerText())) return page.waitForTimeout(100);
      return act(page, { skip: ['proces'] });
    },
  );
  await pages[2].locator('[data-standing]').uncheck();
  const before = answers(2);
  const asked = async () =>
    /^Pause/.test(await pages[2].locator('.question').innerText()) && (await pages[2].locator('.ask.asked').count()) > 0;
  await playUntil(pages, asked, async (page) => (page === pages[2] && (await asked()) ? undefined : act(page, { skip: ['proces'] })));
  assert.ok(answers(2) >= before);
  await leave(people);
});

it('a card may go away while it is read', { timeout: 120_000 }, async () => {
  const house = await houseWith({});
  const [me] = await visitors(1);
  const { page } = me;
  const address = await gather(house, [me], { bots: 2 });
  const caid = page.locator('.own [data-caid]').first();
  await playUntil([page], () => caid.isVisible(), answer);
  const elsewhere = await me.context.newPage();
  await elsewhere.goto(address);
  await caid.focus();
  await page.locator('.reading').waitFor();
  await elsewhere.locator('.own [data-move="pass"]').click();
  await page.locator('.reading').waitFor({ state: 'detached' });
  await leave([me]);
});

for (const [width, height] of [
  [390, 844],
  [360, 740],
]) {
  it(`a phone of ${width} px: everything within reach of a finger, a card explained by a tap`, { timeout: 120_000 }, async () => {
    const house = await houseWith({});
    const [me] = await visitors(1, { width, height, touch: true });
    const { page } = me;
    await gather(house, [me], { bots: 4 });
    await page.locator('.ask.asked').waitFor({ timeout: 60_000 });
    await sound(page, 'phone');
    const chips = page.locator('.territory:not([data-seat="0"]) .chip');
    assert.ok((await chips.count()) >= 16, 'all Territoires are there');
    await chips.first().tap();
    await page.locator('.reading').waitFor();
    await page.locator('.question').tap();
    await page.locator('.reading').waitFor({ state: 'detached' });
    const caid = page.locator('.own [data-caid][aria-disabled="false"]').first();
    if ((await caid.count()) > 0) {
      await caid.tap();
      const option = page.locator('.options .option[aria-disabled="false"]').first();
      await option.tap();
      await page.locator('.consequence .line').first().waitFor();
      await page.locator('.send:not(:disabled)').tap();
      await option.waitFor({ state: 'detached', timeout: 20_000 }).catch(() => {});
    }
    await sound(page, 'phone, after the first action');
    await leave([me]);
  });
}
