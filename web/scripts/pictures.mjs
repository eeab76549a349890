/** Pictures of every screen, to be looked at: `npm run pictures -- FOLDER [SIZES] [LANGUAGES] [GAME]`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser, openHouse, playToTheEnd, QUICK, sticksOut, visit } from '../tests/browser/house.mjs';
import { banquet } from './banquet.mjs';

const [folder = 'pictures', sizes = '1440x900,390x844,360x740', languages = 'fr,en', only = ''] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const house = await openHouse(only === 'reglement-de-comptes' ? QUICK : null);
const browser = await openBrowser();

for (const size of sizes.split(',')) {
  const [width, height] = size.split('x').map(Number);
  for (const language of languages.split(',')) {
    const { page, context, complaints } = await visit(browser, { language, width, height });
    const picture = async (name, fullPage = false) => {
      await page.screenshot({ path: join(folder, `${name}-${width}-${language}.png`), fullPage });
      const wide = await sticksOut(page);
      if (wide > 0) console.log(`${name} ${size} ${language}: ${wide} px too wide`);
    };
    if (only !== 'reglement-de-comptes') await tour(page, picture);
    if (only !== 'twelve-gangsters') await banquet(page, picture, house);
    for (const complaint of complaints) console.log(`${size} ${language}: ${complaint}`);
    await context.close();
  }
}
await browser.close();
await house.close();

async function tour(page, picture) {
  await page.goto(house.address);
  await page.locator('.game').first().waitFor();
  await page.evaluate(() =>
    fetch('/api/me', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"name":"Maximilienne Dupont-"}' }),
  );
  await page.reload();
  await page.locator('.game svg').first().waitFor();
  await page.waitForTimeout(400);
  await picture('home');
  await picture('home-whole', true);
  await page.locator('.ways .button').nth(1).click();
  await page.locator('article.empty').first().waitFor();
  for (let chair = 1; chair < 6; chair++)
    await page
      .locator(`article`)
      .nth(chair)
      .locator('.bot')
      .nth(chair % 3)
      .click();
  await page.locator('article.empty').waitFor({ state: 'detached' });
  await page.waitForTimeout(400);
  await picture('lobby', true);
  await page.locator('.start .main').click();
  await page.locator('.choice[aria-disabled="false"]').first().waitFor();
  await page.waitForTimeout(1500);
  await picture('table-start');
  for (let round = 0; round < 5; round++) {
    const used = await page.locator('.choice.used').count();
    await page.locator('.choice[aria-disabled="false"]').nth(2).click();
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
}
