/** The service worker is told which files the page is made of, and what their version is. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Scripts of other alphabets, old formats and licences are not taken along. */
const LEFT = /(cyrillic|greek|vietnamese)|\.woff$|\.txt$|\.html$/;

export function worker(): Plugin {
  return {
    name: 'tripot-worker',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      const file = join(dir!, 'sw.js');
      const files = Object.keys(bundle)
        .filter((name) => !LEFT.test(name))
        .map((name) => `/${name}`)
        .sort();
      const source = readFileSync(file, 'utf-8');
      const page = readFileSync(join(dir!, 'index.html'), 'utf-8');
      const version = createHash('sha256')
        .update([source, page, ...files].join('\n'))
        .digest('hex')
        .slice(0, 12);
      writeFileSync(file, source.replace('__VERSION__', version).replace("['__FILES__']", JSON.stringify(files)));
    },
  };
}
