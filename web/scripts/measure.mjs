/** What a visit costs on this machine: script, first paint, layout shift, frames while cards fly, time to be back. `npm run measure`. */
import { choose, lineOf, openBrowser, openHouse, playable, playNow, QUICK, visit } from '../tests/browser/house.mjs';
import { shifted, watchShifts, weighed } from '../tests/browser/weight.mjs';

const TIMES = 5;
const house = await openHouse(QUICK);
const browser = await openBrowser();
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const tell = (what, number, unit) => console.log(`${what.padEnd(44)} ${number} ${unit}`);

await script();
for (const [width, height] of [
  [1440, 900],
  [390, 844],
]) {
  await paint(width, height);
  await shifts(width, height);
  await frames(width, height);
}
await back();
await browser.close();
await house.close();

async function script() {
  const { page, context } = await visit(browser);
  const scripts = await weighed(context, page);
  await page.goto(house.address);
  await page.locator('.game svg').first().waitFor();
  tell('script of the first page, compressed', (scripts.total() / 1000).toFixed(1), 'kB');
  await page.locator('.now').click();
  await playable(page).first().waitFor();
  tell('and with a table of 12 Gangsters', (scripts.total() / 1000).toFixed(1), 'kB');
  await context.close();
}

/** Each time with an empty cache. */
async function paint(width, height) {
  const painted = { first: [], largest: [] };
  for (let time = 0; time < TIMES; time++) {
    const { page, context } = await visit(browser, { width, height });
    await page.goto(house.address);
    await page.locator('.game svg').first().waitFor();
    const [first, largest] = await page.evaluate(
      () =>
        new Promise((done) => {
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          new PerformanceObserver((list) => done([paint.startTime, list.getEntries().at(-1).startTime])).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
    painted.first.push(first);
    painted.largest.push(largest);
    await context.close();
  }
  tell(`first contentful paint, ${width} px, median of ${TIMES}`, Math.round(median(painted.first)), 'ms');
  tell(`largest contentful paint, ${width} px, median of ${TIMES}`, Math.round(median(painted.largest)), 'ms');
}

async function shifts(width, height) {
  const { page, context } = await visit(browser, { width, height });
  await watchShifts(page);
  const still = async (where) => {
    await page.waitForTimeout(800);
    tell(`layout shift of the ${where}, ${width} px`, (await shifted(page)).total.toFixed(4), '');
  };
  await page.goto(house.address);
  await page.locator('.game svg').first().waitFor();
  await still('home page');
  await page.locator('.game .ways .button').nth(1).click();
  await page.locator('article.empty').first().waitFor();
  await page.reload();
  await page.locator('article.empty').first().waitFor();
  await still('lobby');
  await playNow(page, house);
  await page.reload();
  await playable(page).first().waitFor();
  await still('table');
  await context.close();
}

/** From the press on a card until it has been turned over, judged and put away, with all movement on. */
async function frames(width, height) {
  const { page, context } = await visit(browser, { width, height, still: false });
  await playNow(page, house);
  await page.waitForTimeout(1500);
  const times = [];
  for (let round = 0; round < 3; round++) {
    await page.evaluate(() => {
      globalThis.frames = [];
      globalThis.watching = true;
      let last = performance.now();
      const tick = (now) => {
        globalThis.frames.push(now - last);
        last = now;
        if (globalThis.watching) requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    });
    await choose(page, playable(page).nth(2));
    await page.locator('.limit').waitFor();
    await page.locator('.limit').waitFor({ state: 'detached' });
    times.push(...(await page.evaluate(() => ((globalThis.watching = false), globalThis.frames.slice(1)))));
  }
  times.sort((a, b) => a - b);
  tell(`frame while cards fly, ${width} px, median`, median(times).toFixed(1), 'ms');
  tell(`frame while cards fly, ${width} px, 95 of 100`, times[Math.floor(times.length * 0.95)].toFixed(1), 'ms');
  await context.close();
}

/** From the first attempt that can succeed to a page that is up to date. */
async function back() {
  const times = [];
  for (let time = 0; time < TIMES; time++) {
    const { page, context } = await visit(browser);
    const line = await lineOf(page);
    await playNow(page, house);
    line.cut();
    await page.locator('div.line[role=status]').waitFor();
    line.mend();
    times.push(
      await page.evaluate(async () => {
        const begun = performance.now();
        document.querySelector('div.line .button').click();
        while (document.querySelector('div.line[role=status]')) await new Promise((done) => requestAnimationFrame(done));
        return performance.now() - begun;
      }),
    );
    await context.close();
  }
  tell(`back after a lost line, median of ${TIMES}`, Math.round(median(times)), 'ms');
}
