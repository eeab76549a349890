/** Nostra City in a real browser: bills by drag, tap and keys, quiet pauses, cards that are read. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { act, answer, events, gather, grudges, overhear, owing, playUntil, press, send } from './nostra-city.mjs';
import { houseWith, leave, visitors } from './nostra-city-house.mjs';
import { choose, drawn, sound } from './house.mjs';

it('drawn bills are dealt out by drag, by tap and by keys; what it would bring is told first', { timeout: 240_000 }, async () => {
  const house = await houseWith(owing());
  const people = await visitors(3, { language: 'fr' });
  const pages = people.map(({ page }) => page);
  const heard = overhear(pages);
  await gather(house, people);
  const sharing = async () => (await Promise.all(pages.map((page) => page.locator('[data-deal]').count()))).findIndex((count) => count > 0);
  const once = async (page) => {
    if ((await page.locator('.options').count()) === 0) return answer(page);
    if (!(await press(page, '.own [data-caid][aria-disabled="false"]'))) return false;
    if (!(await press(page, '.options .option[aria-disabled="false"]'))) return false;
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
  const hidden = await page.evaluate(() => {
    const { bottom } = document.querySelector('.own .asked').getBoundingClientRect();
    return [...document.querySelectorAll('.zone, [data-deal]')].filter((thing) => thing.getBoundingClientRect().bottom > bottom + 1).length;
  });
  assert.equal(hidden, 0, 'everybody who is owed something is in sight');
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
  const shared = () => events(heard, 'shared').filter((told) => told.seat === seat && told.event.seat === seat && told.event.count === 1);
  while (shared().length < 2) await drawn(page);
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
  const answers = (seat) => events(heard, 'answered').filter((told) => told.seat === seat).length;
  await playUntil(
    pages,
    async () => answers(1) > 1 && answers(2) > 1,
    async (page) => {
      if (page !== pages[0] && /^Pause/.test(await page.locator('.question').innerText())) return drawn(page);
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

it('a pause goes by for whoever holds nothing to play, unless he wants to be asked', { timeout: 240_000 }, async () => {
  const house = await houseWith({ ...owing(), ...grudges({ colere: 15 }) });
  const people = await visitors(2, { language: 'fr' });
  const pages = people.map(({ page }) => page);
  const heard = overhear(pages);
  await gather(house, people, { bots: 1 });
  const answers = (seat) => events(heard, 'answered').filter((told) => told.seat === seat).length;
  const pausing = async (page) => /^Pause/.test(await page.locator('.question').innerText());
  const nothing = async (page) => (await page.locator('.own .grudge.open').count()) === 0;
  await pages[1].locator('.help').click();
  await pages[1].locator('[data-habit="pauses"]').uncheck();
  await pages[1].keyboard.press('Escape');
  let pressed = 0;
  await playUntil(
    pages,
    async () => answers(0) > 1 && pressed > 1,
    async (page) => {
      if (!(await pausing(page))) return act(page, { skip: ['proces'] });
      if (page === pages[0] && (await nothing(page))) return drawn(page);
      if (page === pages[1]) pressed++;
      return answer(page);
    },
  );
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
  await caid.hover();
  await page.locator('#about').waitFor();
  await choose(elsewhere, elsewhere.locator('.own [data-move="pass"]'));
  await page.locator('#about').waitFor({ state: 'detached' });
  await leave([me]);
});
