/** The pictures of 12 Gangsters, and of the house around it. */
import { choose, joinTable, lineOf, openTable, playable, playToTheEnd, start } from '../../tests/browser/house.mjs';
import { held, slowDown } from './camera.mjs';
import { called, crew, NAMES } from './guests.mjs';

export async function evening(come, camera, house) {
  await camera.attempt('alone', async () => alone(await come(), camera, house));
  await camera.attempt('crowd', () => crew(come, house, 6, (people) => crowd(people, come, camera, house)));
}

/** One visitor from the door to the end of a game, and again. */
async function alone({ page, context }, camera, house) {
  await called(page, house, NAMES[0]);
  await page.locator('.game svg').first().waitFor();
  await camera.take(page, 'home');
  await page.locator('.ways .open').first().click();
  await page.locator('article.empty').first().waitFor();
  for (let chair = 1; chair < 6; chair++) {
    await page.locator('article').nth(chair).locator('.call').click();
    await page
      .locator('.surprise')
      .nth(chair % 3)
      .click();
  }
  await page.locator('article.empty').waitFor({ state: 'detached' });
  await camera.take(page, 'lobby');
  await page.locator('.start .main').click();
  await playable(page).first().waitFor();
  await camera.take(page, 'tg-start');
  await choose(page, playable(page).nth(2));
  await page.locator('.choice.used').first().waitFor();
  await camera.take(page, 'tg-middle', () => playable(page).nth(3).hover());
  await page.keyboard.press('r');
  await page.locator('.paper').waitFor();
  await camera.take(page, 'tg-rules');
  await page.keyboard.press('Escape');
  await page.locator('.help').click();
  await page.locator('dialog[open]').waitFor();
  await camera.take(page, 'help');
  await page.keyboard.press('Escape');
  await playToTheEnd(page);
  await page.locator('.end .ways .button').nth(1).click();
  await page.locator('.paper li').first().waitFor();
  await camera.take(page, 'tg-end');
  await page.locator('.end .ways a').first().click();
  await page.locator('input[type=range]').fill('20');
  await camera.take(page, 'tg-replay');
  await page.goto(`${house.address}/rules/twelve-gangsters#TG-3.4`);
  await page.locator('.wanted').waitFor();
  await camera.take(page, 'rules');
  await page.goto(`${house.address}/nowhere`);
  await page.locator('main').waitFor();
  await camera.take(page, 'lost');
  await context.close();
}

/** Six people; one loses the line, one has gone, one only watches. */
async function crowd(people, come, camera, house) {
  const [host, second, ...others] = people;
  const address = await openTable(host.page, house, 0);
  const line = await lineOf(second.page);
  await second.page.goto(address);
  await second.page.locator('article.empty').first().waitFor();
  await camera.take(second.page, 'invited');
  for (const guest of [second, ...others]) await joinTable(guest.page, address);
  await camera.take(host.page, 'crowd-lobby');
  await start(host.page);
  await camera.take(host.page, 'crowd-start');
  for (const guest of [second, ...others]) await choose(guest.page, playable(guest.page).nth(2));
  await second.page.locator('.choice.sealed').waitFor();
  line.cut();
  await second.page.locator('div.line[role=status]').waitFor();
  await camera.take(second.page, 'line-lost');
  await host.page.locator('.fill').waitFor();
  await camera.take(host.page, 'crowd-gone');
  const watcher = await come({ moving: true });
  await watcher.page.goto(address);
  await watcher.page.locator('.played svg').first().waitFor();
  await camera.take(watcher.page, 'spectator');
  await slowDown(watcher.page);
  const revealed = watcher.page.locator('.limit').waitFor();
  await choose(host.page, playable(host.page).nth(4));
  await revealed;
  await held(watcher.page, () => camera.take(watcher.page, 'tg-reveal'));
  await choose(host.page, playable(host.page).nth(1));
  await host.page.locator('.choice.sealed').waitFor();
  line.mend();
  await second.page.locator('div.line .button').click();
  await second.page.locator('dialog[open]').waitFor();
  await camera.take(second.page, 'absence');
  await watcher.context.close();
}
