import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { worker } from './worker';

const house = process.env['TRIPOT_HOUSE'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), worker()],
  build: {
    outDir: '../src/tripot/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    license: { fileName: 'licences.txt' },
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': house, '/ws': { target: house, ws: true } } },
  test: { include: ['tests/unit/**/*.test.ts'], testTimeout: 0 },
});
