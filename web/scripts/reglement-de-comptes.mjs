/** The pictures of Règlement de comptes. */
import { answerable, answerUntil, begin, fillUp, offered, open, pick } from '../tests/browser/reglement-de-comptes.mjs';
import { choose, joinTable } from '../tests/browser/house.mjs';

/** One visitor through the whole game. */
export async function banquet({ page, context }, show, house) {
  const picture = async (name, fullPage) => {
    await page.waitForTimeout(500);
    await show(page, `rc-${name}`, fullPage);
  };
  await begin(page, house, { players: 6, level: 'solid' });
  await page.waitForTimeout(1000);
  await picture('start');
  await picture('start-whole', true);
  await scenario(page, house, picture);
  await weapons(page, house, picture);
  await seating(page, house, picture);
  await begin(page, house, { players: 4, level: 'solid' });
  await answerUntil(page, page.locator('.podium'), page.locator('.caption', { hasText: /explose|explodes/ }));
  await picture('middle');
  await answerUntil(page, page.locator('.podium'));
  await page.waitForTimeout(700);
  await picture('end');
  await picture('end-whole', true);
  await page.locator('.end .ways a').first().click();
  await page.locator('input[type=range]').fill('80');
  await picture('replay');
  await page.goto(`${house.address}/rules/reglement-de-comptes#RC-4.2`);
  await page.locator('figure').nth(5).waitFor();
  await picture('rules');
  await context.close();
}

/** Six people with the longest names at one table. */
export async function feast(people, show, house) {
  const [host, ...guests] = people;
  const address = await open(host.page, house, { seating: 'preset' });
  for (const { page } of guests) await joinTable(page, address);
  await host.page.locator('.start .main:not(:disabled)').click();
  await answerable(host.page).first().waitFor();
  await host.page.locator('.danger').click();
  await host.page.waitForTimeout(1500);
  await show(host.page, 'rc-crowd');
  await show(host.page, 'rc-crowd-whole', true);
  for (const { context } of people) await context.close();
}

/** The fifth scenario: its sheet, a shot, a cake, who is in danger afterwards. */
async function scenario(page, house, picture) {
  await begin(page, house, { scenario: 5, level: 'solid' });
  await page.locator('.lesson.button').click();
  await picture('scenario');
  await page.locator('.lesson .go').click();
  await choose(page, page.locator('[data-card="gun"]'));
  await page.locator('.spot[data-place="22"]').hover();
  await picture('target');
  await page.locator('.undo').click();
  await choose(page, page.locator('[data-card="cake"]'));
  await page.locator('.picker').waitFor();
  await picture('cake');
  await pick(page, 2);
  await picture('cake-looked');
  await page.locator('.send').click();
  await choose(page, page.locator('.own .word'));
  await page.locator('.solution').waitFor();
  await picture('scenario-over');
  await page.locator('.lesson .go').click();
  await answerable(page).first().waitFor({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await page.locator('.danger').click();
  await picture('danger');
}

/** A knife, a cocktail for two, a move. */
async function weapons(page, house, picture) {
  await begin(page, house, { scenario: 4, level: 'solid' });
  await page.locator('[data-card="knife"]').hover();
  await picture('knife');
  await begin(page, house, { scenario: 1, level: 'solid' });
  await choose(page, page.locator('[data-card="cocktail"]').first());
  await choose(page, page.locator('.spot').first());
  await page.locator('.spot').first().hover();
  await picture('cocktail');
  await begin(page, house, { scenario: 6, level: 'solid' });
  await choose(page, page.locator('[data-card="move"]').first());
  await choose(page, page.locator('.spot[data-place="9"]'));
  await offered(page, 17).waitFor();
  await pick(page, 17);
  await picture('move');
}

/** Home and lobby; free seating; Alerte!, which seats everybody anew. */
async function seating(page, house, picture) {
  await page.goto(house.address);
  await page.locator('.game svg').first().waitFor();
  await picture('home-whole', true);
  await open(page, house, { seating: 'free', first_seater: 0 });
  await fillUp(page, 5);
  await picture('lobby', true);
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
