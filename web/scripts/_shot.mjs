import { openBrowser, openHouse, QUICK, visit, sticksOut } from '/work/gaweb/web/tests/browser/house.mjs';
import { begin, answerUntil, answerable } from '/work/gaweb/web/tests/browser/quarter.mjs';
const house = await openHouse({ ...QUICK });
const browser = await openBrowser();
const sizes = (process.argv[2] ?? '1440x900,390x844').split(',');
const lang = process.argv[3] ?? 'fr';
for (const size of sizes) {
  const [width, height] = size.split('x').map(Number);
  const { page, context, complaints } = await visit(browser, { language: lang, width, height });
  await begin(page, house, { players: Number(process.argv[4] ?? 6), level: 'easy' });
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/ga-${width}-start.png` });
  if (width < 500) await page.screenshot({ path: `/tmp/ga-${width}-start-whole.png`, fullPage: true });
  const seen = new Set();
  const kinds = { race: '.race .first', sale: '.sale', court: '.court', lot: '.lot', paper: '.act .paper', double: '.faces.double', swap: '.swap' };
  for (let t = 0; t < 700 && seen.size < 7; t++) {
    for (const [name, sel] of Object.entries(kinds)) if (!seen.has(name) && (await page.locator(sel).count()) > 0) { seen.add(name); await page.waitForTimeout(60); await page.screenshot({ path: `/tmp/ga-${width}-${name}.png` }); }
    const c = await answerable(page).count();
    if (c > 0) await answerable(page).nth(t % c).click({ timeout: 500 }).catch(() => {});
    else await page.waitForTimeout(60);
    if (await page.locator('.podium').count()) break;
  }
  await page.screenshot({ path: `/tmp/ga-${width}-mid.png` });
  console.log(size, [...seen], 'wide', await sticksOut(page), complaints.slice(0, 5));
  await context.close();
}
await browser.close();
await house.close();
