/** The pictures of Règlement de comptes. */
import { answerable, answerUntil, begin, fillUp, offered, open, pick } from '../../tests/browser/reglement-de-comptes.mjs';
import { choose, joinTable } from '../../tests/browser/house.mjs';
import { crew } from './guests.mjs';

export async function banquet(come, camera, house) {
  await camera.attempt('alone', () => crew(come, house, 1, ([{ page }]) => alone(page, camera, house)));
  await camera.attempt('feast', () => crew(come, house, 6, (people) => feast(people, camera, house)));
}

/** One visitor through the whole game. */
async function alone(page, camera, house) {
  const picture = (name, again) => camera.take(page, `rc-${name}`, again);
  await begin(page, house, { players: 6, level: 'solid' });
  await picture('start');
  await scenario(page, house, picture);
  await weapons(page, house, picture);
  await seating(page, house, picture);
  await begin(page, house, { players: 4, level: 'solid' });
  await answerUntil(page, page.locator('.podium'), page.locator('aside .rule', { hasText: /RC-3\.1$|RC-4\.2/ }));
  await picture('middle');
  await answerUntil(page, page.locator('.podium'));
  await picture('end');
  await page.locator('.end .ways a').first().click();
  await page.locator('input[type=range]').fill('80');
  await picture('replay');
  await page.goto(`${house.address}/rules/reglement-de-comptes#RC-4.2`);
  await page.locator('figure').nth(5).waitFor();
  await picture('rules');
}

/** Six people with the longest names at one table. */
async function feast(people, camera, house) {
  const [host, ...guests] = people;
  const address = await open(host.page, house, { seating: 'preset' });
  for (const { page } of guests) await joinTable(page, address);
  await host.page.locator('.start .main:not(:disabled)').click();
  await answerable(host.page).first().waitFor();
  await host.page.locator('.danger').click();
  await camera.take(host.page, 'rc-crowd');
}

/** The fifth scenario: its sheet, a shot, a cake, who is in danger afterwards. */
async function scenario(page, house, picture) {
  await page.goto(`${house.address}/learn/reglement-de-comptes/5`);
  await page.locator('.lesson .go').waitFor();
  await picture('scenario');
  await page.locator('.lesson .go').click();
  await choose(page, page.locator('[data-card="gun"]'));
  await picture('target', () => page.locator('.spot[data-place="22"]').hover());
  await page.locator('.undo').click();
  await choose(page, page.locator('[data-card="cake"]'));
  await page.locator('.picker').waitFor();
  await picture('cake');
  await pick(page, 2);
  await picture('cake-looked');
  await page.locator('.send').click();
  await choose(page, page.locator('.own .word'));
  await page.locator('.verdict').waitFor();
  await picture('scenario-over');
  await begin(page, house, { scenario: 5, level: 'solid' });
  await answerable(page).first().waitFor({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await page.locator('.danger').click();
  await picture('danger');
}

/** A knife, a cocktail for two, a move. */
async function weapons(page, house, picture) {
  await begin(page, house, { scenario: 4, level: 'solid' });
  await picture('knife', () => page.locator('[data-card="knife"]').hover());
  await begin(page, house, { scenario: 1, level: 'solid' });
  await choose(page, page.locator('[data-card="cocktail"]').first());
  await choose(page, page.locator('.spot').first());
  await picture('cocktail', () => page.locator('.spot').first().hover());
  await begin(page, house, { scenario: 6, level: 'solid' });
  await choose(page, page.locator('[data-card="move"]').first());
  await choose(page, page.locator('.spot[data-place="9"]'));
  await offered(page, 17).waitFor();
  await pick(page, 17);
  await picture('move');
}

/** The lobby; free seating; Alerte!, which seats everybody anew. */
async function seating(page, house, picture) {
  await open(page, house, { seating: 'free', first_seater: 0 });
  await fillUp(page, 5);
  await picture('lobby');
  await page.locator('.start .main:not(:disabled)').click();
  await answerable(page).first().waitFor();
  await picture('seating-who');
  await choose(page, page.locator('.own .who').first());
  await page.locator('.picker').waitFor();
  await pick(page, 3);
  await picture('seating-where');
  await begin(page, house, { scenario: 1, level: 'solid' });
  await choose(page, page.locator('[data-card="alert"]'));
  await page.locator('.own .who').first().waitFor();
  await picture('alert-who');
  await choose(page, page.locator('.own .who').first());
  await page.locator('.picker').waitFor();
  await pick(page, 17);
  await picture('alert-where');
}
