import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SCRIPT = join(dirname(fileURLToPath(import.meta.url)), 'chromium.mjs');

test('whoever comes while the browser is unpacked has a whole one too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tripot-chromium-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  async function begin() {
    const { stdout } = await run(process.execPath, [SCRIPT, folder]);
    return run(stdout.trim(), ['--no-sandbox', '--version']);
  }
  const news = watch(folder, { recursive: true })[Symbol.asyncIterator]();
  const unpacking = news.next();
  const first = begin();
  await unpacking;
  for (const { stdout } of await Promise.all([first, begin()])) assert.match(stdout, /\d+\.\d+/);
  await news.return();
  assert.equal(readdirSync(folder).length, 1, 'nothing half unpacked stays behind');
});
