/** A game that brings nothing for the page (docs/add-a-game.md) is played in it all the same. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, it } from 'node:test';
import { choose, PYTHON, QUICK, quickTable, ROOT, sound, visit, withHouse } from './house.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tripot-fifth-'));
after(() => rmSync(folder, { recursive: true, force: true }));
cpSync(join(ROOT, 'docs/examples/high-card'), join(folder, 'source'), { recursive: true });
const install = ['-m', 'pip', '--disable-pip-version-check', '--quiet', 'install', '--no-deps', '--no-build-isolation', '--no-index'];
execFileSync(PYTHON, [...install, '--target', join(folder, 'site'), join(folder, 'source')]);
const path = [join(folder, 'site'), process.env.PYTHONPATH].filter(Boolean).join(delimiter);
const { house, browser } = await withHouse(QUICK, { PYTHONPATH: path });

for (const { language, width, height } of [
  { language: 'fr', width: 1440, height: 900 },
  { language: 'en', width: 390, height: 844 },
])
  it(`a fifth game is played to its end on a plain board (${language}, ${width} px)`, { timeout: 60_000 }, async () => {
    const { page, context, complaints } = await visit(browser, { language, width, height });
    await page.goto(house.address);
    await page.locator('h3', { hasText: 'High card' }).waitFor();
    await quickTable(page, house, { game: 'high-card' });
    await page.locator('.moves .choice').first().waitFor();
    await sound(page, 'a plain board');
    const podium = page.locator('.podium');
    const card = page.locator('.moves .choice').first();
    for (;;) {
      await card.or(podium).first().waitFor();
      if (await podium.isVisible()) break;
      const left = await page.locator('.moves .choice').count();
      await choose(page, card);
      await page.waitForFunction(
        (before) => document.querySelector('.podium') || document.querySelectorAll('.moves .choice').length < before,
        left,
      );
    }
    assert.deepEqual(complaints, []);
    await context.close();
  });
