import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { components } from './tools/components.ts'
import { words } from './tools/words.ts'

export default defineConfig({
  plugins: [words(), components(), svelte()],
  build: {
    // Beside the server that serves it; never committed, built by the install.
    outDir: '../src/nomarch/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // A strict content security policy forbids data: fonts and inline scripts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  // In development the page is served by Vite, and everything else by `nomarch serve`.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // A whole table takes happy-dom half a second of work, and a busy machine ten times that.
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], testTimeout: 30_000 },
})
