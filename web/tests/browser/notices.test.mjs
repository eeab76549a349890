/** A turn is told while the page is closed: through the browser, by a webhook and by mail, to real receivers. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { choose, joinTable, openTable, playable, QUICK, soundInBoth, start, visit, withHouse } from './house.mjs';
import { browserKeys, openMailServer, openReceiver } from './receivers.mjs';

const [push, hook, mail] = await Promise.all([openReceiver(), openReceiver(), openMailServer()]);
const { house, browser } = await withHouse({
  ...QUICK,
  grace: 0.5,
  base_url: 'own',
  push_hosts: [push.place, '127.0.0.0/8'],
  webhook_hosts: [hook.place, '127.0.0.0/8'],
  smtp: mail.url,
  mail_from: 'tripot@tripot.test',
});
const receiver = browserKeys();

/** The push service of a browser is its maker's; here the browser is told that it is ours. All else is real. */
async function pushedThrough(context, url) {
  await context.addInitScript(
    ([endpoint, keys]) => {
      const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => localStorage.removeItem('test-subscribed'),
      };
      PushManager.prototype.subscribe = async () => ((localStorage['test-subscribed'] = 'yes'), subscription);
      PushManager.prototype.getSubscription = async () => (localStorage['test-subscribed'] ? subscription : null);
      Notification.requestPermission = async () => 'granted';
    },
    [url, receiver.keys],
  );
}

it('a turn comes through the browser, a webhook and mail once the page is closed', { timeout: 120_000 }, async () => {
  const host = await visit(browser);
  const guest = await visit(browser, { width: 390, height: 844, touch: true, worker: true });
  await pushedThrough(guest.context, push.url);
  await guest.page.goto(`${house.address}/games`);
  await guest.page.locator('.notices .push').click();
  await guest.page.locator('.notices .on').waitFor();

  const form = guest.page.locator('.notices form');
  await guest.page.locator('#hook').fill('https://evil.example/hook');
  await form.nth(1).locator('button').click();
  await guest.page.locator('.said', { hasText: 'evil.example' }).waitFor();
  await guest.page.locator('#hook').fill(hook.url);
  await guest.page.locator('.kind').selectOption('json');
  await guest.page.locator('#hook').press('Enter');
  await guest.page.locator('.notices li').nth(1).waitFor();
  await guest.page.locator('#mailbox').fill('zoe@example.org');
  await guest.page.locator('#mailbox').press('Enter');
  await guest.page.locator('.notices li .badge', { hasText: 'à confirmer' }).waitFor();
  await soundInBoth(guest.page, 'notices on a phone');
  const [, token] = /\/mail\/confirm\/(\S+)/.exec((await mail.next()).replaceAll('=\n', ''));
  await guest.page.goto(`${house.address}/mail/confirm/${token}`);
  await guest.page.locator('main .button.main').click();
  await guest.page.locator('main [role=status]').waitFor();
  await soundInBoth(guest.page, 'a mailbox is confirmed');

  const address = await openTable(host.page, house, 1);
  await joinTable(guest.page, address);
  await start(host.page);
  await choose(guest.page, playable(guest.page).first());
  await guest.page.locator('.choice.sealed').waitFor();
  await guest.page.goto(`${house.address}/healthz`);
  await host.page.locator('.plate .away').waitFor();
  await choose(host.page, playable(host.page).first());
  const pushed = receiver.read((await push.next()).body);
  const hooked = JSON.parse((await hook.next()).body);
  const mailed = await mail.next();
  assert.equal(JSON.parse(pushed).path, new URL(address).pathname);
  assert.equal(hooked.link, address);
  assert.match(mailed, /List-Unsubscribe-Post: List-Unsubscribe=One-Click/);

  // The browser wakes the worker, which says it. A browser without a screen keeps no notification: what is said is looked at.
  await guest.page.goto(`${house.address}/games`);
  await guest.page.evaluate(() => navigator.serviceWorker.ready);
  const [worker] = guest.context.serviceWorkers();
  await worker.evaluate(() => {
    globalThis.said = new Promise(
      (done) => (globalThis.registration.showNotification = async (title, { body, tag, data }) => done([title, body, tag, data.path])),
    );
  });
  const client = await guest.context.newCDPSession(guest.page);
  const registered = new Promise((done) =>
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations[0] && done(registrations[0].registrationId)),
  );
  await client.send('ServiceWorker.enable');
  await client.send('ServiceWorker.deliverPushMessage', { origin: house.address, registrationId: await registered, data: pushed });
  const [title, text, tag, path] = await worker.evaluate(() => globalThis.said);
  assert.equal(title, 'À vous – 12 Gangsters');
  assert.match(text, new RegExp(`table ${tag}\\). .+ quel gangster envoyez-vous`));
  assert.equal(path, new URL(address).pathname);

  const stop = new URL(/^List-Unsubscribe: <(.+)>$/m.exec(mailed)[1]);
  await guest.page.goto(house.address + stop.pathname.replace('/api/mail/', '/mail/'));
  await guest.page.locator('main .button.main').click();
  await guest.page.locator('main [role=status]').waitFor();
  await guest.page.goto(`${house.address}/games`);
  await guest.page.locator('.notices li').nth(1).waitFor();
  assert.equal(await guest.page.locator('.notices li').count(), 2, 'mail no more');
  await guest.page.locator('.notices li button').first().click();
  await guest.page.locator('.notices .push').waitFor();
  assert.deepEqual(
    [...host.complaints, ...guest.complaints].filter((text) => !text.includes('400')),
    [],
  );
  for (const one of [host, guest]) await one.context.close();
});
