/** Firefox opens each game and plays a turn of it, over WebDriver BiDi. Where it is not installed (Debian: firefox-esr), nothing is tried. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { after, it } from 'node:test';
import puppeteer from 'puppeteer-core';
import { openHouse, QUICK } from './house.mjs';

const firefox = process.env.PATH.split(delimiter)
  .flatMap((folder) => ['firefox-esr', 'firefox'].map((name) => join(folder, name)))
  .find((path) => existsSync(path));
const skip = firefox ? false : 'there is no Firefox here';
const house = firefox && (await openHouse(QUICK));
// The size of the window is said at its start: the ESR of Debian knows no command for it.
const window = { args: ['--width=1440', '--height=900'], defaultViewport: null };
const browser = firefox && (await puppeteer.launch({ browser: 'firefox', executablePath: firefox, headless: true, ...window }));
after(async () => {
  await browser?.close();
  await house?.close();
});

/** What ends a turn soonest, then anything that may be pressed. */
const PRESSED = {
  'twelve-gangsters': ['.own .choice[aria-disabled="false"]', '.choice[aria-disabled="false"]'],
  'reglement-de-comptes': ['.own .word[aria-disabled="false"]', '.own .choice[aria-disabled="false"]', '.own .bin'],
  gangster: ['.own .choice[aria-disabled="false"]', '.square.offered'],
  'nostra-city': ['.own [data-move="pass"][aria-disabled="false"]', '.own [data-move="pass"]'],
};
const MOST = 30;

for (const [game, wanted] of Object.entries(PRESSED)) {
  it(`Firefox plays a turn of ${game}`, { skip }, async () => {
    const page = await browser.newPage();
    const complaints = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(house.address);
    await page.evaluate(() => document.fonts.ready.then(() => {})); // one that is given up for the next page is complained of
    await page.evaluate(() => (localStorage['tripot-habits'] = JSON.stringify({ speed: 'instant', pauses: false })));
    const code = await page.evaluate(quick, game);
    await page.goto(`${house.address}/t/${code}`);
    await page.waitForSelector('.ask.asked[aria-busy="false"]');
    const begun = await told(page);
    for (let press = 0; press < MOST && (await told(page)) === begun; press++) {
      await page.waitForSelector('.ask[aria-busy="false"]');
      await first(page, wanted);
      const send = await page.waitForSelector('.send:not(:disabled)', { timeout: 700 }).catch(() => null);
      await send?.click().catch(() => {});
    }
    assert.notEqual(await told(page), begun, 'something has happened');
    assert.deepEqual(complaints, []);
    await page.close();
  });
}

/** Lines of the journal. */
function told(page) {
  return page.$$eval('aside ol li, aside ul li', (lines) => lines.length);
}

async function first(page, wanted) {
  for (const selector of wanted) {
    const found = await page.$(selector);
    if (found) return found.click().catch(() => {});
  }
}

async function quick(game) {
  const form = { game, players: 4, level: 'easy' };
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch('/api/quick', { method: 'POST', headers, body: JSON.stringify(form) });
  return (await answer.json()).code;
}
