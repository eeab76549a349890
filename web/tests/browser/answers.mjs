/** How a learner does in each game what a lesson asks for, and anything where nothing is asked for. */
import { choose, playable } from './house.mjs';
import { answerable as anything } from './gangster.mjs';
import { act, press, answer as quiet, send } from './nostra-city.mjs';
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
async function playCard(page, moves, { lesson: { ask } }) {
  if (!moves) return answer(page, 3_000).catch(() => {});
  for (const { move, card, place } of moves) {
    if (move === 'play') await choose(page, page.locator(`[data-card="${card}"]`).first());
    else if (move === 'place')
      await offered(page, place)
        .waitFor()
        .then(() => named(page, place));
    else await choose(page, page.locator('.own .word'));
  }
  await answered(page, ask);
}

/** Gangster: a square on the board, a bid at its desk, a card of the hand, a word of the bar. */
async function goRound(page, moves, { view, lesson: { ask } }) {
  const step = view.question?.step;
  if (moves && step === 'bid') {
    await page.locator('.desk input').fill(String((moves[0].number - 10) * 1000 + moves[1].number * 100));
    await page.locator('.desk form button').click();
    return answered(page, ask);
  }
  for (const { move, number } of moves ?? [{}]) {
    const wanted =
      move === undefined
        ? anything(page)
        : move === 'number'
          ? page.locator(step === 'square' ? `[data-square="${number}"]` : `.own [data-card$=" ${number}"]`)
          : page.locator(`.own [data-move="${move}"]`);
    await choose(page, (moves ? which(wanted, moves[0]) : wanted).first(), { timeout: 4_000 }).catch(() => {});
  }
  if (moves) await answered(page, ask);
}

/** Of two halves or kinds the one that is meant. */
function which(wanted, { move, half, kind }) {
  if (move === 'half') return wanted.nth(half - 1);
  return move === 'kind' ? wanted.nth(kind === 'perle' ? 0 : 1) : wanted;
}

/** Nostra City: Aldo and the traffic for the first collection; where else something is asked for, any such action; else nothing. */
async function keepHouse(page, moves, { lesson: { ask } }) {
  if (!moves) return void (await quiet(page));
  if (ask === 'collect') {
    await press(page, '.own [data-caid][aria-disabled="false"]');
    await press(page, '.options .option:nth-of-type(2), .options > :nth-child(2) .option, .options > :nth-child(2)');
    await send(page);
  } else {
    await act(page);
    await send(page); // on a phone a bid has no button of its own
  }
  await answered(page, ask);
}

/** What was asked for is done: its remark is gone, or another stands there. A press may have come too late; then it is asked for again. */
async function answered(page, ask) {
  await page.waitForFunction((old) => document.querySelector('.tutor')?.dataset['remark'] !== old, ask, { timeout: 5_000 }).catch(() => {});
}

export const ANSWERS = {
  'twelve-gangsters': sendCard,
  'reglement-de-comptes': playCard,
  gangster: goRound,
  'nostra-city': keepHouse,
};
