/** A real house on a free port, and a real Chromium to visit it. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { flaws } from './axe.mjs';
import { chromiumPath } from './chromium.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
export const ROOT = resolve(HERE, '../../..');
export const PYTHON = process.env.TRIPOT_PYTHON ?? join(ROOT, '.venv/bin/python');
/** A house that is told to close and does not would hold everything up. */
const PATIENCE = 30_000;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

/** Start the server; `kill` and `start` again to cut every line. Settings: what the command line does not offer, such as a short clock. */
export async function openHouse(settings = null, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tripot-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let server;
  let said = '';
  async function start() {
    const data = join(folder, 'house.db');
    const words = settings
      ? [join(HERE, 'house.py'), String(port), data, JSON.stringify(settings)]
      : ['-m', 'tripot', '--no-browser', '--port', String(port), '--data', data];
    server = spawn(PYTHON, words, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...env },
    });
    server.stderr.setEncoding('utf8').on('data', (more) => (said += more));
    await answering(address);
  }
  async function kill() {
    const gone = new Promise((done) => server.once('exit', done));
    server.kill('SIGKILL');
    await gone;
  }
  await start();
  return {
    address,
    start,
    kill,
    async close() {
      const gone = new Promise((done) => server.once('exit', (code, signal) => done(signal)));
      server.kill('SIGINT');
      const enough = setTimeout(() => server.kill('SIGKILL'), PATIENCE);
      const signal = await gone;
      clearTimeout(enough);
      rmSync(folder, { recursive: true, force: true });
      assert.notEqual(signal, 'SIGKILL', 'the house does not close');
      assert.deepEqual(failures(said), [], 'the house failed');
    },
  };
}

/** What a house logged that it should not have to. */
export function failures(said) {
  return said.split('\n').filter((line) => line.includes('"event":"bot-failed"'));
}

export async function openBrowser() {
  return chromium.launch({ executablePath: chromiumPath(), args: FLAGS, headless: true });
}

/** House and browser for all tests of a file; both are closed after the last one. */
export async function withHouse(settings = null, env = {}) {
  const house = await openHouse(settings, env);
  let browser;
  after(async () => {
    await browser?.close();
    await house.close();
  });
  browser = await openBrowser();
  return { house, browser };
}

/** The bots answer at once, and nobody is held to a humane pace: for tests of other things. */
export const QUICK = { bot_pause: [0, 0.05], bot_seconds: 0.02, limited: false };

/** `make soak`: long games are watched to their end, where `make test` watches their beginning. */
export const LONG = process.env.TRIPOT_LONG === '1';

/** All of these in `make soak`, else the first. */
export const long = (...all) => (LONG ? all : all.slice(0, 1));

/** Phones, the narrowest first. */
export const PHONES = long([360, 740], [390, 844]);

const GAMES = ['twelve-gangsters', 'reglement-de-comptes', 'gangster', 'nostra-city'];

/** A visitor with a cookie jar of his own; what his console complains about is kept. Whoever does not want to see things move sees the end of each step at once; whoever is new is introduced to each game. What the page takes along for later is left where it is, but for tests of that. */
export async function visit(
  browser,
  { language = 'fr', width = 1440, height = 900, touch = false, still = true, fresh = false, worker = false } = {},
) {
  const context = await browser.newContext({
    locale: language,
    viewport: { width, height },
    hasTouch: touch,
    serviceWorkers: worker ? 'allow' : 'block',
    reducedMotion: still ? 'reduce' : 'no-preference',
  });
  if (still) await context.addInitScript(() => (localStorage['tripot-habits'] ??= JSON.stringify({ speed: 'instant' })));
  if (!fresh) await context.addInitScript((games) => (localStorage['tripot-met'] ??= JSON.stringify(games)), GAMES);
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { context, page, complaints };
}

/** The line between this page and its table, to be cut and mended. Before the page goes to the table. */
export async function lineOf(page) {
  const line = { whole: true, ends: [] };
  await page.routeWebSocket(/\/ws\//, (socket) => {
    if (!line.whole) return socket.close({ code: 1012 });
    const server = socket.connectToServer();
    line.ends.push(() => (socket.close({ code: 1012 }), server.close()));
  });
  return {
    cut() {
      line.whole = false;
      for (const end of line.ends.splice(0)) end();
    },
    mend() {
      line.whole = true;
    },
  };
}

/** Whether the page can be scrolled sideways: nothing may stick out. */
export async function sticksOut(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** From French to English or back, wherever the page is; the language it speaks now. */
export async function otherLanguage(page) {
  const spoken = await page.evaluate(() => document.documentElement.lang);
  const language = spoken === 'fr' ? 'en' : 'fr';
  await page
    .locator(`.languages [lang="${language}"]`)
    .first()
    .evaluate((button) => button.click());
  // Looked at from here: in the page time may be stopped.
  while ((await page.evaluate(() => document.documentElement.lang)) !== language) await page.waitForTimeout(20);
  return language;
}

/** Nothing serious for axe, nothing that sticks out. */
export async function sound(page, where) {
  assert.deepEqual(await flaws(page), [], where);
  assert.equal(await sticksOut(page), 0, `${where} is too wide`);
}

/** The same in both languages; what axe finds hangs on the one, but for `make soak`. */
export async function soundInBoth(page, where) {
  await sound(page, where);
  const language = await otherLanguage(page);
  if (LONG) await sound(page, `${where} in ${language}`);
  else assert.equal(await sticksOut(page), 0, `${where} in ${language} is too wide`);
  await otherLanguage(page);
}

/** The cards that may be sent now. */
export function playable(page) {
  return page.locator('.choice[aria-disabled="false"]');
}

/** The question that is shown is open, and hears what is pressed. What is still moving is skipped. */
export async function listening(page, timeout = 30_000) {
  const open = page.locator('.ask[aria-busy="false"]');
  const hurry = page.locator('.hurry');
  await open.or(hurry).first().waitFor({ timeout });
  if ((await hurry.count()) > 0) await hurry.click({ timeout: 500 }).catch(() => {});
  await open.waitFor({ timeout });
}

/** Once the page has drawn what it knows. */
export async function drawn(page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Once somebody is asked or the game is over; whether it came to that before the patience ended. */
export async function rested(page, timeout) {
  const rest = page.locator('.ask.asked, .podium').first();
  return rest.waitFor({ timeout }).then(
    () => true,
    () => false,
  );
}

/** The choices that this page sends from now on. Before it goes to the table. */
export function sent(page) {
  const orders = [];
  page.on('websocket', (line) => line.on('framesent', ({ payload }) => orders.push(JSON.parse(String(payload)))));
  return () => orders.flat().filter(({ type }) => type === 'act');
}

/** Choose it with a first press, and confirm it with the button, unless there was nothing else to choose. */
export async function choose(page, thing, { timeout = 30_000, ...how } = {}) {
  await thing.waitFor({ timeout });
  await listening(page, timeout);
  await thing.click({ timeout, ...how });
  const send = page.locator('.send:not(:disabled)');
  if ((await send.count()) > 0) await send.click({ timeout });
}

/** A game against bots in one click. */
export async function playNow(page, house) {
  await page.goto(house.address);
  await page.locator('.now').click();
  await playable(page).first().waitFor();
}

/** Ask the server as the page does. */
export async function post(page, path, body) {
  return page.evaluate(
    async ([address, form]) => {
      const answer = await fetch(address, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(form) });
      return answer.json();
    },
    [path, body],
  );
}

/** A game against bots that has already begun; its code. */
export async function quickTable(page, house, form) {
  await page.goto(house.address);
  const { code } = await post(page, '/api/quick', { level: 'easy', ...form });
  await page.goto(`${house.address}/t/${code}`);
  return code;
}

/** A table with this many bots (in the last chairs), opened by this page; its address. */
export async function openTable(page, house, bots, title = '12 Gangsters') {
  await page.goto(house.address);
  await page.locator('.game', { hasText: title }).locator('.ways .open').click();
  await page.locator('article.empty').first().waitFor();
  const rows = page.locator('article').filter({ has: page.locator('.call') });
  for (let count = 1; count <= bots; count++) await callBot(rows.nth(-count));
  return page.url();
}

/** Whoever of the easy ones comes first sits down in this chair of the lobby. */
export async function callBot(chair) {
  const page = chair.page();
  const seated = page.locator('article .dots');
  const before = await seated.count();
  await chair.locator('.call').click();
  await page.locator('.surprise').first().click();
  await seated.nth(before).waitFor();
}

/** Somebody else takes the first empty chair of this table. */
export async function joinTable(page, address) {
  await page.goto(address);
  await page.locator('article.empty button').first().click();
  await page.locator('article.mine').waitFor();
}

export async function start(page) {
  await page.locator('.start .main:not(:disabled)').click();
  await playable(page).first().waitFor();
}

/** Send the card that comes first, round after round, until the podium is there. */
export async function playToTheEnd(page) {
  const card = page.locator('.choice[aria-disabled="false"]').first();
  const podium = page.locator('.podium');
  const hurry = page.locator('.hurry');
  for (let turn = 0; turn < 60; turn++) {
    await card.or(podium).or(hurry).first().waitFor({ timeout: 20_000 });
    if (await hurry.isVisible()) await hurry.click({ timeout: 500 }).catch(() => {});
    await card.or(podium).first().waitFor({ timeout: 20_000 });
    if (await podium.isVisible()) return;
    const round = await page.locator('.choice.used').count();
    await choose(page, card);
    await page.waitForFunction(
      (used) => document.querySelector('.podium') || document.querySelectorAll('.choice.used').length > used,
      round,
      { timeout: 20_000 },
    );
  }
  throw new Error('the game did not end');
}

/** Play a seat among others, who may take their time. */
export async function playTogether(page) {
  const podium = page.locator('.podium');
  while (!(await podium.isVisible())) {
    const free = page.locator('.bar:has(.asked)').locator('.choice[aria-disabled="false"]').first();
    await free.or(podium).first().waitFor({ timeout: 30_000 });
    if (!(await podium.isVisible())) await choose(page, free, { timeout: 2_000 }).catch(() => {});
  }
}

/** Below those that the system gives away by itself, so that nobody takes it before the house does. */
function freePort() {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  return new Promise((done) => {
    const probe = createServer()
      .once('error', () => done(freePort()))
      .listen(port, '127.0.0.1', () => probe.close(() => done(port)));
  });
}

async function answering(address) {
  for (let attempt = 0; attempt < 450; attempt++) {
    const answer = await fetch(`${address}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the house does not open');
}
