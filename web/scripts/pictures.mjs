/** Pictures of every screen, to be looked at: `npm run pictures -- FOLDER [SIZES] [LANGUAGES] [GAME]`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  choose,
  joinTable,
  lineOf,
  openBrowser,
  openHouse,
  openTable,
  playable,
  playToTheEnd,
  QUICK,
  start,
  sticksOut,
  visit,
} from '../tests/browser/house.mjs';
import { banquet, feast } from './reglement-de-comptes.mjs';
import { city } from './nostra-city.mjs';
import { called, crew, NAMES } from './guests.mjs';
import { quarter } from './gangster.mjs';

const [folder = 'pictures', sizes = '1440x900,390x844,360x740', languages = 'fr,en', only = ''] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const house = await openHouse({ ...QUICK, grace: 0.5 });
const browser = await openBrowser();

for (const size of sizes.split(',')) {
  const [width, height] = size.split('x').map(Number);
  for (const language of languages.split(',')) {
    const picture = async (page, name, fullPage = false) => {
      await page.screenshot({ path: join(folder, `${name}-${width}-${language}.png`), fullPage });
      const wide = await sticksOut(page);
      if (wide > 0) console.log(`${name} ${size} ${language}: ${wide} px too wide`);
    };
    const come = async () => {
      const visitor = await visit(browser, { language, width, height, touch: width < 600 });
      visitor.page.on('close', () => visitor.complaints.forEach((complaint) => console.log(`${size} ${language}: ${complaint}`)));
      return visitor;
    };
    const wanted = (game) => only === '' || only === game;
    if (wanted('twelve-gangsters')) {
      await tour(await come(), picture);
      await crowd(come, picture);
    }
    if (wanted('reglement-de-comptes')) {
      await banquet((await crew(come, house, 1))[0], picture, house);
      await feast(await crew(come, house, 6), picture, house);
    }
    if (wanted('gangster')) await quarter(come, picture, house);
    if (wanted('nostra-city')) await city(come, picture, house);
  }
}
await browser.close();
await house.close();

/** Six people; one loses the line, one has gone, one only watches. */
async function crowd(come, picture) {
  const people = await crew(come, house, 6);
  const [host, second, ...others] = people;
  const address = await openTable(host.page, house, 0);
  const line = await lineOf(second.page);
  for (const guest of [second, ...others]) await joinTable(guest.page, address);
  await host.page.waitForTimeout(300);
  await picture(host.page, 'crowd-lobby');
  await start(host.page);
  await host.page.waitForTimeout(1200);
  await picture(host.page, 'crowd-start');
  await picture(host.page, 'crowd-start-whole', true);
  for (const guest of [second, ...others]) await choose(guest.page, playable(guest.page).nth(2));
  await second.page.locator('.choice.sealed').waitFor();
  line.cut();
  await second.page.locator('div.line[role=status]').waitFor();
  await picture(second.page, 'line-lost');
  await host.page.locator('.fill').waitFor();
  await picture(host.page, 'crowd-gone', true);
  const watcher = await come();
  await watcher.page.goto(address);
  await watcher.page.locator('.played svg').first().waitFor();
  await watcher.page.waitForTimeout(300);
  await picture(watcher.page, 'spectator');
  await choose(host.page, playable(host.page).nth(4));
  await host.page.locator('.limit').waitFor();
  await host.page.waitForTimeout(900);
  await picture(host.page, 'crowd-reveal');
  await host.page.locator('.limit').waitFor({ state: 'detached' });
  await choose(host.page, playable(host.page).nth(1));
  await host.page.locator('.choice.sealed').waitFor();
  line.mend();
  await second.page.locator('div.line .button').click();
  await second.page.locator('dialog[open]').waitFor();
  await second.page.waitForTimeout(300);
  await picture(second.page, 'absence');
  for (const { page, context } of [...people, watcher]) {
    await page.close();
    await context.close();
  }
}

async function tour({ page, context }, show) {
  const picture = (name, fullPage) => show(page, name, fullPage);
  await called(page, house, NAMES[0]);
  await page.locator('.game svg').first().waitFor();
  await page.waitForTimeout(400);
  await picture('home');
  await picture('home-whole', true);
  await page.locator('.ways .button').nth(1).click();
  await page.locator('article.empty').first().waitFor();
  for (let chair = 1; chair < 6; chair++) {
    await page.locator('article').nth(chair).locator('.call').click();
    await page
      .locator('.surprise')
      .nth(chair % 3)
      .click();
  }
  await page.locator('article.empty').waitFor({ state: 'detached' });
  await page.waitForTimeout(400);
  await picture('lobby', true);
  await page.locator('.start .main').click();
  await page.locator('.choice[aria-disabled="false"]').first().waitFor();
  await page.waitForTimeout(1500);
  await picture('table-start');
  for (let round = 0; round < 5; round++) {
    const used = await page.locator('.choice.used').count();
    await choose(page, page.locator('.choice[aria-disabled="false"]').nth(2));
    await page.waitForFunction((before) => document.querySelectorAll('.choice.used').length > before, used);
    if (round === 4) {
      await page.locator('.limit').waitFor();
      await page.waitForTimeout(900);
      await picture('table-reveal');
    }
    await page.locator('.limit').waitFor({ state: 'detached', timeout: 15_000 });
  }
  await page.waitForTimeout(700);
  await page.locator('.choice[aria-disabled="false"]').nth(3).hover();
  await picture('table-middle');
  await page.locator('.tools button').first().click();
  await page.locator('.tools button').first().click();
  await page.waitForTimeout(200);
  await picture('table-zoomed');
  await page.keyboard.press('0');
  await picture('table-whole', true);
  await page.keyboard.press('r');
  await page.locator('.paper').waitFor();
  await page.waitForTimeout(300);
  await picture('table-rules');
  await page.keyboard.press('Escape');
  await playToTheEnd(page);
  await page.waitForTimeout(1200);
  await page.locator('.end .ways .button').nth(1).click();
  await page.locator('.paper li').first().waitFor();
  await page.waitForTimeout(300);
  await picture('end');
  await picture('end-whole', true);
  await page.locator('.end .ways a').first().click();
  await page.locator('input[type=range]').waitFor();
  await page.locator('input[type=range]').fill('20');
  await page.waitForTimeout(600);
  await picture('replay');
  await page.goto(`${house.address}/rules/twelve-gangsters#TG-3.4`);
  await page.locator('.wanted').waitFor();
  await picture('rules');
  await page.goto(`${house.address}/nowhere`);
  await page.locator('main').waitFor();
  await picture('lost');
  await page.close();
  await context.close();
}
