/** Nostra City through the interface. */
import { choose, drawn, listening, post } from './house.mjs';
import { fillUp } from './reglement-de-comptes.mjs';

const GAME = 'nostra-city';

/** A table; people and bots sit down in the lobby. */
export async function open(page, house, form = {}) {
  await page.goto(house.address);
  const { code } = await post(page, '/api/tables', { game: GAME, ...form });
  await page.goto(`${house.address}/t/${code}`);
  await page.locator('article.empty').first().waitFor();
  return `${house.address}/t/${code}`;
}

/** A table at which these visitors and as many bots play. */
export async function gather(house, visitors, { bots = 0, ...form } = {}) {
  const [host, ...guests] = visitors.map(({ page }) => page);
  const address = await open(host, house, form);
  for (const guest of guests) {
    await guest.goto(address);
    await guest.locator('article.empty button').first().click();
    await guest.locator('article.mine').waitFor();
  }
  await fillUp(host, bots);
  await host.locator('.start .main:not(:disabled)').click();
  for (const { page } of visitors) await page.locator('[data-slot="4"]').waitFor({ timeout: 30_000 });
  // The mouse that began the game must not go on looking at what comes up under it.
  await host.mouse.move(0, 0);
  return address;
}

/** Whether somebody is asked something just now. */
export async function asked(page) {
  return (await page.locator('.ask.asked').count()) > 0;
}

/** Press it if it is there and may be pressed. */
export async function press(page, selector) {
  const found = page.locator(selector);
  if ((await found.count()) === 0) return false;
  return listening(page, 1_500)
    .then(() => found.first().click({ timeout: 1_500 }))
    .then(
      () => true,
      () => false,
    );
}

const OPEN = '[aria-disabled="false"]';

/** One action of the phase with the first Caïd who can, or pass. `skip`: the phases in which nothing is done. */
export async function act(page, { skip = [], bills = 1, slot = null } = {}) {
  const step = await page.evaluate(
    () =>
      document.querySelector('.own [data-move="pass"]') &&
      (document.querySelector('.options')
        ? 'business'
        : document.querySelector('[data-seal]')
          ? 'meeting'
          : document.querySelector('[data-caid]')
            ? 'proces'
            : 'other'),
  );
  if (step && step !== 'other' && !skip.includes(step) && (await press(page, `.own [data-caid]${OPEN}`))) {
    if (step === 'business' && (await press(page, `.options .option${OPEN}`))) return send(page);
    if (step === 'meeting' && (await press(page, slot === null ? `.own [data-pick]${OPEN}` : `.own [data-pick="${slot}"]${OPEN}`))) {
      for (let bill = 0; bill < bills; bill++) await press(page, '.own [data-bill][aria-pressed="false"]');
      return (await press(page, `[data-seal]${OPEN}:visible`)) || send(page); // a phone has one button for all
    }
    if (step === 'proces') {
      await press(page, '.own [data-bill][aria-pressed="false"]');
      if (await send(page)) return true;
    }
  }
  return answer(page);
}

/** Any answer, the quietest first. */
export async function answer(page) {
  for (const selector of ['.own [data-move="pass"]', '[data-deal]', '.own .answer', `.own [data-bill]${OPEN}`, '.own [data-aim]'])
    if ((await page.locator(selector).count()) > 0)
      return choose(page, page.locator(selector).first(), { timeout: 1_500 }).then(
        () => true,
        () => false,
      );
  return false;
}

/** Until the server has taken it. */
export async function send(page) {
  const sent = await press(page, '.send:not(:disabled)');
  if (sent)
    await page
      .locator('.send:not(:disabled)')
      .waitFor({ state: 'detached', timeout: 1_500 })
      .catch(() => {});
  return sent;
}

/** Let these act until it has come to that. */
export async function playUntil(pages, reached, play = act) {
  for (let turn = 0; turn < 3000; turn++) {
    if (await reached()) return;
    let idle = true;
    for (const page of pages) {
      if (!(await asked(page))) continue;
      idle = false;
      await play(page, turn);
    }
    if (idle) await drawn(pages[0]);
  }
  throw new Error('it did not come to that');
}

/** All that the server tells these pages, as [seat, event]. */
export function overhear(pages) {
  const heard = [];
  pages.forEach((page, seat) =>
    page.on('websocket', (line) =>
      line.on('framereceived', ({ payload }) => {
        for (const message of JSON.parse(String(payload))) heard.push({ seat, message });
      }),
    ),
  );
  return heard;
}

export function events(heard, name) {
  return heard.flatMap(({ seat, message }) =>
    (message.events ?? []).filter((event) => event.event === name).map((event) => ({ seat, event })),
  );
}

/** A box in which every Turf is of one borough and one trade, so that everybody owes everybody. */
export function owing() {
  const turf = (index) => ({
    id: `T${String(index + 1).padStart(2, '0')}`,
    names: { fr: `Turf ${index + 1}`, en: `Turf ${index + 1}` },
    boroughs: ['queens'],
    traffic: 'gambling',
    respect: 0,
  });
  return { turf: Array.from({ length: 14 }, (_, index) => turf(index)) };
}

/** A box with these Vendetta cards; the rest are Grosses colères. */
export function grudges(cards) {
  const rest = 27 - Object.values(cards).reduce((sum, count) => sum + count, 0);
  return { vendetta: { colere: Math.min(rest, 15), ecoute: Math.max(0, rest - 15), ...cards } };
}
