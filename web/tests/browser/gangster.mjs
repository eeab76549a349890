/** Gangster through the interface. */
import { choose, drawn, post } from './house.mjs';
import { fillUp } from './reglement-de-comptes.mjs';

const GAME = 'gangster';

/** A quarter that is all of these squares, again and again after the Refuge. */
export function squares(...faces) {
  return { squares: ['refuge', ...Array.from({ length: 39 }, (_, index) => faces[index % faces.length])] };
}

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
  // No mouse may rest where something to look at will come up.
  await host.mouse.move(0, 0);
  await host.locator('.start .main:not(:disabled)').press('Enter');
  for (const { page } of visitors) await page.locator('[data-square="39"]').waitFor({ timeout: 30_000 });
  return address;
}

/** What may be chosen in the bar, or on the board. */
export function answerable(page) {
  return page.locator('.own .choice[aria-disabled="false"], .square.offered');
}

/** Whether somebody is asked something just now. */
export async function asked(page) {
  return (await page.locator('.ask.asked').count()) > 0;
}

/** Answer what these are asked until it has come to that: with what is preferred, by its selector in the bar, or anything. */
export async function playUntil(pages, reached, prefer = () => []) {
  for (let turn = 0; turn < 4000; turn++) {
    if (await reached()) return;
    let idle = true;
    for (const page of pages) {
      if (!(await asked(page))) continue;
      idle = false;
      await press(page, prefer(page), turn);
    }
    if (idle) await drawn(pages[0]);
  }
  throw new Error('it did not come to that');
}

async function press(page, wanted, turn) {
  for (const selector of wanted) {
    const found = page.locator(`.own ${selector}`);
    if ((await found.count()) > 0) return choose(page, found.first(), { timeout: 1_000 }).catch(() => {});
  }
  const count = await answerable(page).count();
  if (count > 0) await choose(page, answerable(page).nth(turn % count), { timeout: 1_000 }).catch(() => {});
}

/** Whether the log tells this. */
export function told(page, rule) {
  return page.locator('aside .rule', { hasText: rule }).first();
}
