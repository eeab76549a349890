/** Nostra City in a real browser: a whole game, and phones. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { act, gather, playUntil } from './nostra-city.mjs';
import { houseWith, leave, visitors } from './nostra-city-house.mjs';
import { hastenToTheEnd } from './hasten.mjs';
import { listening, LONG, PHONES, sound } from './house.mjs';

it('a whole game against bots: every phase, the counts, the verdict, the proof and the replay', { timeout: 400_000 }, async () => {
  const house = await houseWith({});
  const [me] = await visitors(1);
  const { page } = me;
  await gather(house, [me], { bots: 2 });
  const end = page.locator('.podium');
  const looked = new Set();
  await playUntil(
    [page],
    async () => (!LONG && looked.size >= 4) || end.isVisible(),
    async (asked) => {
      const step = await asked.locator('.question').innerText();
      const kind = step.slice(0, 9);
      if (!looked.has(kind)) await sound(asked, step);
      looked.add(kind);
      await act(asked);
    },
  );
  assert.ok(looked.size >= 4, [...looked].join());
  await hastenToTheEnd(page);
  await sound(page, 'end');
  assert.equal(await page.locator('.end tbody tr').count(), 3);
  await page.locator('.end .ways .button').nth(1).click();
  await page.locator('.paper li.yes').nth(4).waitFor({ timeout: 60_000 });
  assert.equal(await page.locator('.paper .no').count(), 0, 'every card and every bill is derived again');
  await page.locator('.end .ways a').first().click();
  await page.locator('input[type=range]').waitFor();
  for (const seat of ['all', 'spectator', '0']) {
    await page.locator('.seen select').selectOption(seat);
    await page.waitForFunction((wanted) => location.search.includes(`seat=${wanted}`), seat);
    await page.locator('input[type=range]').fill('90');
    await page.waitForFunction(() => location.search.includes('step=90'));
    await sound(page, `replay ${seat}`);
  }
  await leave([me]);
});

for (const [width, height] of PHONES) {
  it(`a phone of ${width} px: everything within reach of a finger, a card explained by a tap`, { timeout: 120_000 }, async () => {
    const house = await houseWith({});
    const [me] = await visitors(1, { width, height, touch: true });
    const { page } = me;
    await gather(house, [me], { bots: 4 });
    await page.locator('.ask.asked').waitFor({ timeout: 60_000 });
    await sound(page, 'phone');
    const chips = page.locator('.territory:not([data-seat="0"]) .chip');
    assert.ok((await chips.count()) >= 16, 'all Territoires are there');
    await chips.first().evaluate((chip) => scrollBy(0, chip.getBoundingClientRect().top - 120));
    await chips.first().tap();
    await page.locator('#about').waitFor();
    await page.locator('.question').tap();
    await page.locator('#about').waitFor({ state: 'detached' });
    const caid = page.locator('.own [data-caid][aria-disabled="false"]').first();
    if ((await caid.count()) > 0) {
      await listening(page);
      await caid.tap();
      const option = page.locator('.options .option[aria-disabled="false"]').first();
      await option.tap();
      await page.locator('.consequence .line').first().waitFor();
      await page.locator('.send:not(:disabled)').tap();
      await option.waitFor({ state: 'detached', timeout: 20_000 }).catch(() => {});
    }
    await sound(page, 'phone, after the first action');
    await leave([me]);
  });
}
