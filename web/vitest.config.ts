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
      setupFiles: ['tests/setup.ts'],
      testTimeout: 60_000,
      // The test files share one set of modules, which takes half the time. Those in tests/fresh test what a module keeps.
      projects: [
        { extends: true, test: { name: 'shared', include: ['tests/*.test.ts'], isolate: false } },
        { extends: true, test: { name: 'fresh', include: ['tests/fresh/*.test.ts'] } },
      ],
    },
  }),
)
