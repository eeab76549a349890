/** The pictures of Règlement de comptes. */
import { answerable, answerUntil, begin } from '../tests/browser/banquet.mjs';

export async function banquet({ page, context }, picture, house) {
  await begin(page, house, { players: 6, level: 'solid' });
  await page.waitForTimeout(1500);
  await picture(page, 'rc-start');
  await picture(page, 'rc-start-whole', true);
  await begin(page, house, { scenario: 5, level: 'solid' });
  await page.locator('.lesson.button').click();
  await page.waitForTimeout(400);
  await picture(page, 'rc-scenario');
  await page.locator('.lesson .go').click();
  await page.locator('[data-card="cake"]').hover();
  await page.locator('[data-card="gun"]').click();
  await page.locator('.spot[data-place="22"]').hover();
  await page.waitForTimeout(300);
  await picture(page, 'rc-target');
  await page.locator('.undo').click();
  await page.locator('[data-card="cake"]').click();
  await page.locator('.spot[data-place="2"]').hover();
  await page.waitForTimeout(300);
  await picture(page, 'rc-cake');
  await page.locator('.spot[data-place="2"]').click();
  await page.locator('.own .word').click();
  await page.locator('.lesson .go').click();
  await page.locator('.danger').click();
  await answerable(page).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(4000);
  await picture(page, 'rc-danger');
  await begin(page, house, { players: 4, level: 'solid' });
  await answerUntil(page, page.locator('.podium'), page.locator('.plate.out'));
  await page.waitForTimeout(300);
  await picture(page, 'rc-middle');
  await answerUntil(page, page.locator('.podium'));
  await page.waitForTimeout(1200);
  await picture(page, 'rc-end');
  await page.locator('.end .ways a').first().click();
  await page.locator('input[type=range]').fill('80');
  await page.waitForTimeout(600);
  await picture(page, 'rc-replay');
  await page.goto(`${house.address}/rules/reglement-de-comptes#RC-4.2`);
  await page.locator('figure').nth(5).waitFor();
  await page.waitForTimeout(400);
  await picture(page, 'rc-rules');
  await context.close();
}
