/** Nostra City in a real browser: secrets that cross three tables, an Indic who wins, a spectator. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { act, events, gather, grudges, overhear, owing, playUntil, press } from './nostra-city.mjs';
import { hasten } from './hasten.mjs';
import { houseWith, leave, visitors } from './nostra-city-house.mjs';
import { drawn, sound } from './house.mjs';

/** What only these seats may have been told, in an event that everybody hears of. */
function secret(heard, name, field, insiders, told = () => true) {
  const found = events(heard, name).filter(({ event }) => told(event));
  for (const { seat, event } of found) assert.equal(event[field] !== null, insiders(event).includes(seat), `${name}.${field} at ${seat}`);
  return found.length;
}

it('three people: bids, gifts and Vendetta cards cross, and each secret reaches only whom it is for', { timeout: 400_000 }, async () => {
  const house = await houseWith({ ...owing(), ...grudges({ braquage: 9, honte: 3 }) });
  const people = await visitors(3);
  const pages = people.map(({ page }) => page);
  const heard = overhear(pages);
  await gather(house, people);
  const happened = (name, told = () => true) => events(heard, name).some(({ event }) => told(event));
  const given = () => happened('shared', (event) => event.count > 0);
  await playUntil(
    pages,
    async () => given() && happened('bid-placed'),
    async (page) => {
      if ((await page.locator('[data-deal]').count()) > 0) await press(page, '.own [data-give]');
      await act(page);
    },
  );
  const all = () =>
    ['robbed', 'corrupted', 'vendetta-drawn'].every((name) => happened(name)) && happened('shared', (event) => event.count === 0);
  const end = pages[0].locator('.podium');
  await hasten(
    pages,
    async () => all() || (await end.isVisible()),
    (legal) => legal.find(({ card }) => card === 'braquage') ?? legal[Math.floor(Math.random() * legal.length)],
  );
  assert.ok(all(), 'cards, bills and grudges have crossed');
  await Promise.all(pages.map(drawn));
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
  await card.hover();
  await page.locator('#about', { hasText: /coupable/ }).waitFor();
  await page.locator('aside [role="tab"]').last().click();
  await page.locator('.facts .secret', { hasText: /verdict coupable/ }).waitFor();
  await page.locator('aside [role="tab"]').first().click();
  const end = pages[0].locator('.podium');
  await hasten(pages, () => end.isVisible());
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
  await hasten(
    [me.page],
    async () => months(),
    (legal, { view }) => legal.find(({ move, card }) => card === 'braquage' || (move !== 'pass' && view.phase !== 'proces')),
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
