/** The browser of the tests, unpacked once into the project's own build folder: `node chromium.mjs [FOLDER]`. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const PACKAGE = join(WEB, 'node_modules/@sparticuz/chromium/package.json');
const BUILD = resolve(WEB, '../.build');

/** Where it runs from; an error that says what to do if it is not unpacked. */
export function chromiumPath(folder = BUILD) {
  const path = join(place(folder), 'chromium');
  if (!existsSync(path)) throw new Error(`there is no ${path}: "npm run chromium" unpacks it`);
  return path;
}

/** Whoever comes second, even at the same moment, finds it whole or not at all. */
export async function unpack(folder = BUILD) {
  if (existsSync(place(folder))) return;
  mkdirSync(folder, { recursive: true });
  const aside = mkdtempSync(join(folder, 'unpacking-'));
  try {
    process.env.TMPDIR = aside; // where the package unpacks to
    const { default: packed } = await import('@sparticuz/chromium');
    await packed.executablePath();
    renameSync(aside, place(folder));
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(place(folder))) throw error;
  }
}

function place(folder) {
  return join(folder, `chromium-${JSON.parse(readFileSync(PACKAGE, 'utf8')).version}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await unpack(process.argv[2]);
  console.log(chromiumPath(process.argv[2]));
}
