/** Everything answers: pointed at, reached by keys or touched, each thing says what it is and does, on neither itself nor the question. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { listening, playable, QUICK, quickTable, visit, withHouse } from './house.mjs';

const { house, browser } = await withHouse(QUICK);
const GAMES = { 'twelve-gangsters': 'TG', 'reglement-de-comptes': 'RC', gangster: 'GA', 'nostra-city': 'NC' };

async function sit(game, form = {}) {
  const visitor = await visit(browser, form);
  await quickTable(visitor.page, house, { game });
  await listening(visitor.page);
  return visitor;
}

/** Press each thing that is no choice and read what is said: what is wrong with it, and the rules that were cited. */
async function everything(page) {
  return page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const crosses = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const wrong = [];
    const rules = new Set();
    const things = [...document.querySelectorAll('#main [data-about]')].filter((thing) => thing.checkVisibility());
    for (const thing of things) {
      if (thing.closest('.choice, [data-option]')) continue;
      thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await frame();
      const said = document.querySelector('#about');
      const what = thing.getAttribute('class') ?? thing.tagName;
      if (!said) {
        wrong.push(`${what} says nothing`);
        continue;
      }
      const [name, text] = ['.name', '.text'].map((part) => said.querySelector(part).textContent.trim());
      const rule = said.querySelector('.rule')?.textContent ?? '';
      if (name === '' || text === rule || /\w\w-(web|thing|does)-/.test(name + text)) wrong.push(`${what}: ${name}: ${text}`);
      const [own, at, question] = [said, thing, document.querySelector('.question')].map((one) => one.getBoundingClientRect());
      if (crosses(own, question)) wrong.push(`${what} covers the question`);
      if (!thing.closest('.bar') && crosses(own, at)) wrong.push(`${what} is covered by its own words`);
      rules.add(rule);
    }
    return { wrong, rules: [...rules], count: things.length };
  });
}

for (const [game, prefix] of Object.entries(GAMES))
  it(`every thing on the table of ${game} answers`, async () => {
    const { page, context, complaints } = await sit(game);
    const { wrong, rules, count } = await everything(page);
    assert.deepEqual(wrong, []);
    assert.ok(count > 20, `${count} things`);
    assert.ok(rules.filter((rule) => rule.startsWith(prefix)).length > 4, rules.join());
    assert.deepEqual(complaints, []);
    await context.close();
  });

it('a bill of the own Banque says what the jurors hear in it', async () => {
  const { page, context } = await sit('nostra-city');
  await page.locator('.own .bank .bill').first().hover();
  const said = page.locator('#about');
  await said.waitFor();
  assert.match(await said.textContent(), /Aux jurés, il .*NC-1\.3/s);
  await context.close();
});

it('a mouse asks by resting, keys by going there, and Escape ends it', async () => {
  const { page, context } = await sit('reglement-de-comptes');
  const said = page.locator('#about');
  await page.locator('.bank').hover();
  await said.waitFor();
  assert.match(await said.textContent(), /La banque/);
  assert.equal(await page.locator('.bank').getAttribute('aria-describedby'), 'about');
  await page.keyboard.press('Escape');
  await said.waitFor({ state: 'detached' });
  await page.keyboard.press('i');
  await said.waitFor();
  const first = await said.textContent();
  // From the face over the name to whoever sits beside.
  for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowRight');
  assert.notEqual(await said.textContent(), first);
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
  const rule = await said.locator('.rule').textContent();
  await page.keyboard.press('Enter');
  await page.locator(`[data-rule="${rule}"].wanted`).waitFor();
  await context.close();
});

it('a finger is told of what is no choice; on a choice it chooses, and asks by staying', async () => {
  const { page, context } = await sit('twelve-gangsters', { width: 390, height: 844, touch: true });
  const said = page.locator('#about');
  await page.locator('.token').tap();
  await said.waitFor();
  const bar = await page.locator('.bar').boundingBox();
  const sheet = await said.boundingBox();
  assert.ok(sheet.y + sheet.height <= bar.y + 1, 'the sheet stands above the bar');
  await playable(page).nth(2).tap();
  await said.waitFor({ state: 'detached' });
  await page.locator('.choice[data-armed]').waitFor();
  await playable(page).nth(2).dispatchEvent('contextmenu');
  await said.waitFor();
  await context.close();
});

it('what cannot be played says why as soon as it is looked at', async () => {
  const { page, context } = await sit('twelve-gangsters');
  await playable(page).first().click();
  await page.locator('.send:not(:disabled)').click();
  const used = page.locator('.choice.used').first();
  await used.waitFor();
  await listening(page);
  await used.hover();
  await page.locator('.consequence .bad .rule', { hasText: 'TG-3.8' }).waitFor();
  await context.close();
});

it('a first game is introduced until that is closed, once for each game', async () => {
  const { page, context } = await sit('gangster', { fresh: true });
  const welcome = page.locator('.welcome');
  assert.match(await welcome.textContent(), /Bande de l’Étoile/);
  await page.reload();
  await welcome.locator('button').click();
  await welcome.waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.ask').waitFor();
  assert.equal(await welcome.count(), 0);
  await quickTable(page, house, { game: 'nostra-city' });
  await welcome.waitFor();
  await context.close();
});
