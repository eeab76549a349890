/** Somebody who gives any answer, whatever the game. */
import { choose, playable } from './house.mjs';
import { act } from './nostra-city.mjs';

/** Where words, cards, squares and chairs may be pressed. */
export async function answer(page, turn) {
  const word = page.locator('.own .word');
  const open = page.locator('.own .choice[aria-disabled="false"], .square.offered');
  const things = (await word.count()) > 0 ? word : (await open.count()) > 0 ? open : page.locator('.own .bin, .own .picker .turn');
  await choose(page, things.nth(turn % (await things.count())), { timeout: 1_500 });
}

export const ANY = {
  'twelve-gangsters': (page) => choose(page, playable(page).first(), { timeout: 1_500 }),
  'reglement-de-comptes': answer,
  gangster: answer,
  'nostra-city': (page) => act(page),
};
