/** Gangster through the interface. */
import { post } from './banquet.mjs';

const GAME = 'gangster';

/** A game against bots. */
export async function begin(page, house, form = {}) {
  await page.goto(house.address);
  const { code } = await post(page, '/api/quick', { game: GAME, level: 'easy', ...form });
  await page.goto(`${house.address}/t/${code}`);
  await answerable(page).first().waitFor({ timeout: 60_000 });
  return code;
}

/** A table with these options; people and bots sit down in the lobby. */
export async function open(page, house, options = {}) {
  await page.goto(house.address);
  const { code } = await post(page, '/api/tables', { game: GAME, options });
  await page.goto(`${house.address}/t/${code}`);
  await page.locator('article.empty').first().waitFor();
  return `${house.address}/t/${code}`;
}

/** What may be chosen in the bar. */
export function answerable(page) {
  return page.locator('.own .choice[aria-disabled="false"]');
}

/** Answer whatever is asked until one of these is there. */
export async function answerUntil(page, ...wanted) {
  const end = wanted.reduce((one, other) => one.or(other)).first();
  for (let turn = 0; turn < 3000; turn++) {
    if (await end.isVisible()) return;
    const count = await answerable(page).count();
    if (count > 0)
      await answerable(page)
        .nth(turn % count)
        .click({ timeout: 800 })
        .catch(() => {});
    else await page.waitForTimeout(40);
  }
  throw new Error('it did not come to that');
}
