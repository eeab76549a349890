/** How a learner does in each game what a lesson asks for, and anything where nothing is asked for. */
import { choose, playable } from './house.mjs';
import { answer, named, offered } from './reglement-de-comptes.mjs';

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

/** Règlement de comptes: the card, then every place in words; else whatever comes first. */
async function playCard(page, moves) {
  if (!moves) return answer(page, 3_000).catch(() => {});
  for (const { move, card, place } of moves) {
    if (move === 'play') await choose(page, page.locator(`[data-card="${card}"]`).first());
    else if (move === 'place')
      await offered(page, place)
        .waitFor()
        .then(() => named(page, place));
    else await choose(page, page.locator('.own .word'));
  }
  await answered(page);
}

/** What was asked for is done: its remark is gone, or another stands there. */
async function answered(page) {
  await page.waitForFunction(() => !document.querySelector('.tutor.asks'));
}

export const ANSWERS = {
  'twelve-gangsters': sendCard,
  'reglement-de-comptes': playCard,
};
