/** A page keeps what it was shown first, signs what it was told, and warns of a house that says something else. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hastenToTheEnd } from './hasten.mjs';
import { otherLanguage, playNow, QUICK, soundInBoth, visit, withHouse } from './house.mjs';

const { house, browser } = await withHouse(QUICK);

const SAID = {
  fr: {
    seal: 'le sceau est celui que cette page a vu au début',
    house: 'la maison a signé les noms',
    own: 'votre page a signé ce qu’on lui a raconté',
    other: 'le sceau n’est pas celui que cette page a vu au début',
    warning: 'le sceau de cette partie n’est plus celui',
  },
  en: {
    seal: 'the seal is the one that this page saw at the start',
    house: 'the house has signed names',
    own: 'your page has signed what it was told',
    other: 'the seal is not the one that this page saw at the start',
    warning: 'the seal of this game is no longer the one',
  },
};

/** Each of these in both languages. */
async function reads(page, mark, ...keys) {
  for (const said of Object.values(SAID)) {
    for (const key of keys) await page.locator(mark, { hasText: said[key] }).waitFor();
    await otherLanguage(page);
  }
}

it('the end tells who has signed, and another seal is warned of', async () => {
  const { page, context, complaints } = await visit(browser, { language: 'fr' });
  await playNow(page, house);
  await hastenToTheEnd(page);
  const verify = page.locator('.end .ways .button').nth(1);
  await verify.click();
  await reads(page, '.paper li.yes', 'seal', 'house', 'own');
  assert.equal(await page.locator('.paper .no').count(), 0);
  assert.equal(await page.locator('[role=alert]').count(), 0);
  const code = new URL(page.url()).pathname.split('/')[2];
  const { key } = await (await page.request.get(`${house.address}/api/key`)).json();
  const { signed } = await (await page.request.get(`${house.address}/api/tables/${code}/games/1/record`)).json();
  assert.equal(signed.key, key);
  assert.deepEqual(
    signed.seats.map(({ seat }) => seat),
    [0],
  );
  await page.locator('.paper summary').click();
  assert.ok((await page.locator('.paper dd').allInnerTexts()).includes(signed.seats[0].key), 'the page shows its key');

  await page.evaluate(() => {
    const pins = JSON.parse(localStorage.getItem('tripot-pins'));
    localStorage.setItem('tripot-pins', JSON.stringify(pins.map((pin) => ({ ...pin, seal: 'ab'.repeat(32) }))));
  });
  await page.reload();
  await reads(page, '[role=alert]', 'warning');
  await verify.click();
  await reads(page, '.paper li.no', 'other');
  await soundInBoth(page, 'a house that shows another seal');
  assert.deepEqual(complaints, []);
  await context.close();
});
