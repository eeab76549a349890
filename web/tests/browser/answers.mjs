/** How a learner does in each game what a lesson asks for, and anything where nothing is asked for. */
import { choose, playable } from './house.mjs';

/** 12 Gangsters: the card that is asked for, or the lowest. */
async function sendCard(page, moves) {
  const used = await page.locator('.choice.used').count();
  const card = moves ? page.locator('.choice').nth(moves[0].card - 1) : playable(page).first();
  await choose(page, card, { timeout: 3_000 }).catch(() => {});
  await page.waitForFunction(
    (before) => document.querySelector('.podium, .tutor') || document.querySelectorAll('.choice.used').length > before,
    used,
  );
}

export const ANSWERS = {
  'twelve-gangsters': sendCard,
};
