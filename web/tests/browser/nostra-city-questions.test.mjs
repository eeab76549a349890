/** Nostra City on a phone: a new question arms nothing, and what is only begun is nobody's business. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { asked, gather, playUntil } from './nostra-city.mjs';
import { houseWith, leave, visitors } from './nostra-city-house.mjs';
import { listening, sound } from './house.mjs';

const PHONE = { width: 390, height: 844, touch: true };
const OPEN = '[aria-disabled="false"]';
const ARMED = '.send:not(:disabled), .consequence .line, .own [aria-pressed="true"], .own .looked';

/** The gold button; once it is done nothing stays chosen. */
async function send(page) {
  const button = page.locator('.send:not(:disabled)');
  if ((await button.count()) > 0) await button.tap();
  await page.locator(ARMED).first().waitFor({ state: 'detached' });
}

/** The first tap chooses; it is enough where there is one answer only. */
async function sendTapped(page, selector) {
  await listening(page);
  await page.locator(selector).first().tap();
  await send(page);
}

/** The quietest answer that there is. */
async function goOn(page) {
  for (const selector of ['.own [data-move="pass"]', '[data-deal]', '.own .answer', `.own [data-bill]${OPEN}`])
    if ((await page.locator(selector).count()) > 0) return sendTapped(page, selector);
}

const business = (page) => page.locator('.options').isVisible();
const trial = async (page) => /^PROCÈS/.test(await page.locator('.question').innerText());

it('after bribes nothing is armed in the next month', { timeout: 240_000 }, async () => {
  const house = await houseWith({});
  const [me] = await visitors(1, PHONE);
  const { page } = me;
  await gather(house, [me], { bots: 2 });
  let bribes = 0;
  await playUntil(
    [page],
    async () => bribes > 0 && (await business(page)),
    async () => {
      assert.equal(await page.locator(ARMED).count(), 0, await page.locator('.question').innerText());
      const caid = page.locator(`.own [data-caid]${OPEN}`).first();
      if (!(await trial(page)) || (await caid.count()) === 0) return goOn(page);
      await listening(page);
      await caid.tap();
      // Nina looks before she puts anything.
      const bill = page.locator('.own [data-bill][aria-pressed="false"]').first();
      await bill.or(page.locator('.send:not(:disabled)')).first().waitFor();
      if ((await page.locator('.send:not(:disabled)').count()) === 0) await bill.tap();
      await send(page);
      bribes++;
    },
  );
  assert.ok(await asked(page));
  assert.equal(await page.locator(ARMED).count(), 0, 'nothing is armed');
  await sound(page, 'the next BUSINESS');
  await listening(page);
  await page.locator(`.own [data-caid]${OPEN}`).first().tap();
  await page.locator(`.options .option${OPEN}`).first().tap();
  await page.locator('.consequence .said', { hasText: /NC-4.2/ }).waitFor();
  await leave([me]);
});

it('a choice that was lost on its way is begun anew after a reload', { timeout: 240_000 }, async () => {
  const house = await houseWith({});
  const [me] = await visitors(1, PHONE);
  const { page } = me;
  let swallow = null;
  await page.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => (swallow && /"turf"/.test(String(message)) ? swallow() : server.send(message)));
  });
  const collect = async () => {
    await listening(page);
    await page.locator(`.own [data-caid]${OPEN}`).first().tap();
    await page.locator(`.options .option${OPEN}`).first().tap();
    await page.locator('.send:not(:disabled)').tap();
  };
  await gather(house, [me], { bots: 2 });
  await playUntil(
    [page],
    () => business(page),
    async () => {
      await listening(page);
      if (!(await business(page))) await goOn(page);
    },
  );
  const swallowed = new Promise((done) => (swallow = done));
  await collect();
  await swallowed;
  swallow = null;
  await page.reload();
  await page.locator('.own [data-move="pass"]').waitFor();
  assert.equal(await page.locator(ARMED).count(), 0, 'nothing is armed');
  assert.equal(await page.locator('.begun').count(), 0, 'nothing has begun');
  await sound(page, 'begun anew');
  const caids = await page.locator(`.own [data-caid]${OPEN}`).count();
  await collect();
  await page.waitForFunction(([open, before]) => document.querySelectorAll(`.own [data-caid]${open}`).length < before, [OPEN, caids]);
  await leave([me]);
});
