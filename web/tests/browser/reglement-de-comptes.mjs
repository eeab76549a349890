/** Règlement de comptes through the interface. */
import { callBot, choose, drawn, listening, post, quickTable } from './house.mjs';

const GAME = 'reglement-de-comptes';

/** A game against bots: a whole one, or one from a scenario. */
export async function begin(page, house, form = {}) {
  const code = await quickTable(page, house, { game: GAME, ...form });
  await answerable(page).first().waitFor();
  return code;
}

/** A table with these options; people and bots sit down in the lobby. */
export async function open(page, house, options) {
  await page.goto(house.address);
  const { code } = await post(page, '/api/tables', { game: GAME, options });
  await page.goto(`${house.address}/t/${code}`);
  await page.locator('article.empty').first().waitFor();
  return `${house.address}/t/${code}`;
}

/** A bot for this chair of the lobby, by the order in which chairs are shown. */
export async function fillUp(page, bots) {
  for (let count = 0; count < bots; count++) {
    await callBot(page.locator('article.empty').last());
  }
}

/** What may be chosen now; a hand of useless cards can still be thrown away. */
export function answerable(page) {
  return page.locator('.own .choice[aria-disabled="false"], .own .bin, .own .picker');
}

/** Do what comes first: to be done with it, else to play or to choose, else to throw a card away. */
export async function answer(page, timeout) {
  const press = (wanted) => choose(page, wanted.first(), { timeout });
  for (const wanted of ['.own .word', '.own .choice[aria-disabled="false"]'])
    if ((await page.locator(wanted).count()) > 0) return press(page.locator(wanted));
  if ((await page.locator('.own .picker').count()) === 0) return press(answerable(page));
  await press(page.locator('.picker .turn').last());
}

/** Play this card, then choose these places on the board or, every other time, in words. */
export async function play(page, card, places) {
  await choose(page, page.locator(`[data-card="${card}"]`).first());
  for (const [index, place] of places.entries()) {
    await offered(page, place).waitFor();
    if (index % 2 === 0) await choose(page, chair(page, place));
    else await named(page, place);
  }
}

/** Choose this place in words: by its button or, where there are many, from their list. */
export async function named(page, place) {
  const spot = page.locator(`.spot[data-place="${place}"]`);
  if ((await spot.count()) > 0) return choose(page, spot);
  await listening(page);
  await pick(page, place);
  await page.locator('.send').click();
}

/** Look at this place in the list of many. */
export async function pick(page, place) {
  const name = await page.locator('.picker option', { hasText: new RegExp(`^${place} ·`) }).textContent();
  await page.locator('.picker select').selectOption({ label: name });
}

/** A place that may be chosen on the board. */
export function offered(page, place) {
  return page.locator(`g[data-place="${place}"][aria-disabled="false"]`);
}

/** A place on the board. */
export function chair(page, place) {
  return page.locator(`g[data-place="${place}"] .hit`);
}

/** Whether the log tells this. */
export function told(page, rule) {
  return page.locator('aside .rule', { hasText: rule }).first();
}

/** Answer whatever is asked with what comes first, until one of these is there. */
export async function answerUntil(page, ...wanted) {
  const end = wanted.reduce((one, other) => one.or(other));
  for (let turn = 0; turn < 600; turn++) {
    await next(page, end.first());
    if (await end.first().isVisible()) return;
    await answer(page, 3_000).catch(() => {});
    await drawn(page);
  }
  throw new Error('it did not come to that');
}

/** Wait for a question or the end; whoever watches for long skips what is still to be shown. */
async function next(page, end) {
  for (let patience = 0; patience < 25; patience++) {
    const there = await answerable(page)
      .first()
      .or(end)
      .first()
      .waitFor({ timeout: 4_000 })
      .then(
        () => true,
        () => false,
      );
    if (there) return;
    await page.keyboard.press('Escape');
  }
}

/** Answer what is asked, if anything, as long as this is not over. */
export async function answerWhile(page, going) {
  while (going()) {
    if ((await answerable(page).count()) > 0) await answer(page, 1_000).catch(() => {});
    await drawn(page);
  }
}
