/** Whoever is out: a scene, once, and a seat to watch from. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { listening, QUICK, sound, visit, withHouse } from './house.mjs';
import { begin } from './reglement-de-comptes.mjs';

const { house, browser } = await withHouse(QUICK);

/** From when it is told, the house says of every step that the viewer's last man has fallen (RC-5.1). */
async function doomed(page) {
  const fate = { told: false, falls: false };
  await page.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const messages = [JSON.parse(text)].flat();
      for (const { situation, events } of messages) {
        if (!fate.falls || !situation) continue;
        const { view } = situation;
        Object.assign(view.gangs[view.viewer], { out: 1, gangsters: 0 });
        if (!fate.told) events.push({ event: 'went-out', rule: 'RC-5.1', seat: view.viewer, cards: [] });
        fate.told = true;
      }
      socket.send(JSON.stringify(messages));
    });
  });
  return () => (fate.falls = true);
}

for (const [width, height, language] of [
  [1440, 900, 'fr'],
  [390, 844, 'en'],
])
  it(`being out is a scene, once, and leaves a seat to watch from (${width} px)`, async () => {
    const { page, context } = await visit(browser, { width, height, language });
    const fall = await doomed(page);
    await begin(page, house, { players: 4 });
    const scene = page.locator('.out[role="status"]');
    await listening(page);
    assert.equal(await scene.count(), 0);
    fall();
    await page.locator('.own .bin').first().click();
    await page.locator('.send:not(:disabled)').click();
    await scene.waitFor();
    await sound(page, 'out of the game');
    await scene.locator('button').click();
    await scene.waitFor({ state: 'detached' });
    await page.locator('header .badge').waitFor();
    await page.reload();
    await page.locator('header .badge').waitFor();
    assert.equal(await scene.count(), 0, 'the scene is not played again');
    await context.close();
  });
