/** `node scripts/icons.mjs`: the sign of the house in the sizes that phones ask for, from our own drawing. */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../tests/browser/chromium.mjs';

const PUBLIC = new URL('../public/', import.meta.url);
const sign = readFileSync(new URL('icon.svg', PUBLIC), 'utf-8');
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
for (const [name, size, part] of [
  ['icon-192', 192, 1],
  ['icon-512', 512, 1],
  ['icon-maskable-512', 512, 0.8], // a phone cuts its own shape out of it
  ['icon-apple-180', 180, 0.9],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = part < 1 ? '#231a22' : 'transparent';
  await page.setContent(
    `<style>*{margin:0}body{display:grid;place-items:center;width:${size}px;height:${size}px;background:${ground}}svg{width:${part * 100}%}</style>${sign}`,
  );
  writeFileSync(new URL(`${name}.png`, PUBLIC), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
