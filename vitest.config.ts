import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { IS_DEEP } from './test/deep.ts';
import { withoutUnix } from './test/unix.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [...(IS_DEEP ? [] : ['test/**/*.deep.test.ts']), ...withoutUnix(process.platform)],
    setupFiles: ['test/own-environment.ts'],
    globalSetup: ['test/one-temporary-folder.ts'],
    // Many tests wait for a process or a server of their own: one worker more than cores keeps the cores busy.
    maxWorkers: availableParallelism() + 1,
    // Modules hold no state of their own, so the files of a worker share them: most of a short test was loading them.
    isolate: false,
    // Only what hangs is ended: a machine may be slow, and its cores busy.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
