import { defineConfig } from 'vitest/config';
import { IS_DEEP } from './deep.ts';

export default defineConfig({
  test: {
    root: '.',
    include: ['test/**/*.test.ts'],
    exclude: IS_DEEP ? [] : ['test/**/*.deep.test.ts'],
    setupFiles: ['test/own-environment.ts'],
    // Vitest keeps one core free; nobody works beside a run.
    maxWorkers: '100%',
    // Modules hold no state of their own, so the files of a worker share them: most of a short test was loading them.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
