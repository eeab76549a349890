/** Takes every screen at every size in both languages, and shows them side by side. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { otherLanguage, sticksOut } from '../../tests/browser/house.mjs';

const SIZES = [
  [1440, 900],
  [1920, 1080],
  [390, 844],
  [360, 740],
];
const LANGUAGES = ['fr', 'en'];
/** Narrower than this is a phone. */
const PHONE = 600;
/** What comes up has come up by then. */
const SETTLED = 250;

export class Camera {
  taken = new Set();
  flaws = [];

  /** Of all scenes, or of the one of this name. */
  constructor(folder, only) {
    this.folder = folder;
    this.only = only;
    mkdirSync(folder, { recursive: true });
  }

  /** The same moment in all sizes and languages. `again` points at what is looked at, where the mouse has lost it. */
  async take(page, name, again = async () => {}) {
    const [before, spoken] = [page.viewportSize(), await page.evaluate(() => document.documentElement.lang)];
    const touch = await page.context().newCDPSession(page);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await touch.send('Emulation.setTouchEmulationEnabled', { enabled: width < PHONE });
      for (const language of LANGUAGES) {
        await speak(page, language);
        await again();
        await page.waitForTimeout(SETTLED);
        await this.#shoot(page, `${name}-${width}-${language}`);
      }
    }
    await touch.detach();
    await page.setViewportSize(before);
    await speak(page, spoken);
    this.taken.add(name);
    console.log(`${Math.round(performance.now() / 1000)} s: ${name}`);
  }

  async #shoot(page, name) {
    const fullPage = (await page.locator('.bar').count()) === 0; // a table is what fits the screen
    await page.screenshot({ path: join(this.folder, `${name}.jpg`), type: 'jpeg', quality: 72, fullPage });
    const wide = await sticksOut(page);
    if (wide > 0) this.complain(`${name}: ${wide} px too wide`);
  }

  complain(words) {
    console.log(words);
    this.flaws.push(words);
  }

  /** A moment that was missed is tried for once more. What does not come to its picture is told at the end, and the rest goes on. */
  async attempt(name, scene) {
    if (this.only && this.only !== name) return;
    await scene()
      .catch(() => scene())
      .catch((error) => this.complain(`${name}: ${error.message}`));
  }
}

/** The page that shows them all; what was wrong. */
export function develop(folder, cameras) {
  const one = (name, [width, height], language) => {
    const file = `${name}-${width}-${language}.jpg`;
    return `<a href="${file}" title="${file}"><img loading="lazy" style="aspect-ratio:${width}/${height}" src="${file}" alt="${file}"></a>`;
  };
  const all = (name) => SIZES.flatMap((size) => LANGUAGES.map((language) => one(name, size, language))).join('');
  const screens = cameras.flatMap(({ taken }) => [...taken]).map((name) => `<h2>${name}</h2><section>${all(name)}</section>`);
  const flaws = cameras.flatMap(({ flaws }) => flaws);
  const listed = flaws.map((flaw) => `<li>${flaw}</li>`).join('');
  writeFileSync(join(folder, 'index.html'), `${STYLE}<ul>${listed}</ul>${screens.join('')}`);
  return flaws;
}

const STYLE = `<!doctype html><meta charset="utf-8"><title>Tripot: every screen</title>
<style>body{margin:8px;background:#14110f;color:#f3e9d2;font:14px sans-serif}section{display:flex;flex-wrap:wrap;gap:6px}
img{display:block;height:340px;object-fit:cover;object-position:top}</style>`;

async function speak(page, language) {
  if ((await page.evaluate(() => document.documentElement.lang)) !== language) await otherLanguage(page);
}

/** In a page with this script, time can be stopped; until it is slowed down, all is there at once. */
export function stoppable() {
  localStorage['tripot-habits'] ??= JSON.stringify({ speed: 'instant' });
  const plain = window.setTimeout;
  const waiting = [];
  window.stopped = false;
  window.setTimeout = (act, ms, ...rest) => {
    const ring = () => (window.stopped ? waiting.push(ring) : act(...rest));
    return plain(ring, ms);
  };
  window.goOn = () => {
    window.stopped = false;
    for (const ring of waiting.splice(0)) ring();
  };
}

/** From now on things move, calmly. */
export async function slowDown(page) {
  await page.evaluate(() => (localStorage['tripot-habits'] = JSON.stringify({ speed: 'calm' })));
  await page.reload();
  await page.locator('.ask').waitFor();
}

/** Nothing goes on in such a page until it is let go: what passes by can be taken at every size. */
export async function held(page, during) {
  await page.evaluate(() => (window.stopped = true));
  await during();
  await page.evaluate(() => window.goOn());
}

/** Nobody is hurried: whether it is seen before all has come to rest. */
export async function watched(page, seen) {
  for (;;) {
    if (await seen.isVisible()) return true;
    if ((await page.locator('.hurry').count()) === 0) return false;
    await page.waitForTimeout(30);
  }
}
