import { openBrowser, openHouse, QUICK, visit, sticksOut } from '/work/gaweb/web/tests/browser/house.mjs';
import { begin, answerable } from '/work/gaweb/web/tests/browser/quarter.mjs';
const house = await openHouse({ ...QUICK });
const browser = await openBrowser();
const sizes = (process.argv[2] ?? '1440x900,390x844').split(',');
const lang = process.argv[3] ?? 'fr';
const steps = Number(process.argv[5] ?? 150);
for (const size of sizes) {
  const [width, height] = size.split('x').map(Number);
  const { page, context, complaints } = await visit(browser, { language: lang, width, height });
  await begin(page, house, { players: Number(process.argv[4] ?? 6), level: 'easy' });
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/ga-${width}-start.png` });
  if (width < 500) await page.screenshot({ path: `/tmp/ga-${width}-start-whole.png`, fullPage: true });
  const seen = new Set();
  const kinds = { race: '.race .first', sale: '.sale', court: '.court', stamp: '.stamp', lot: '.lot', paper: '.act .paper', double: 'button.panel-face', swap: '.swap.done', pick: '.pick', squares: '.answers.squares', desk: '.desk', recap: '.recap', contract: '.contract', tally: '.tally' };
  const end = Date.now() + steps * 1000;
  let t = 0;
  while (Date.now() < end && seen.size < Object.keys(kinds).length) {
    t++;
    const here = await page.evaluate((list) => Object.entries(list).filter(([, s]) => document.querySelector(s)).map(([n]) => n), kinds);
    for (const name of here) if (!seen.has(name)) { seen.add(name); await page.screenshot({ path: `/tmp/ga-${width}-${name}.png` }); }
    const c = await answerable(page).count();
    if (c > 0) await answerable(page).nth(t % c).click({ timeout: 300 }).catch(() => {});
    else await page.waitForTimeout(100);
    if (await page.locator('.podium').count()) break;
  }
  await page.screenshot({ path: `/tmp/ga-${width}-mid.png` });
  console.log(size, t, [...seen].join(' '), 'wide', await sticksOut(page), complaints.slice(0, 5));
  await context.close();
}
await browser.close();
await house.close();
