import { defineConfig, mergeConfig } from 'vitest/config'
import page from './vite.config.ts'

// Separate from vite.config.ts, because the packages that build the page don't include vitest.
export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ['browser'] },
    // Rendering a whole table takes long on a busy machine.
    test: {
      environment: 'happy-dom',
      include: ['tests/**/*.test.ts'],
      setupFiles: ['tests/setup.ts'],
      testTimeout: 60_000,
    },
  }),
)
