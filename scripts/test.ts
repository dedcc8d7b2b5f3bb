import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The test command, the same by hand and in CI: every check in turn, the first failure ends it. With the word `deep` the
 * tests try everything that they can, which takes an hour.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'deskform-test-'));
const report = join(scratch, 'vitest.json');
const env = process.argv[2] === 'deep' ? { ...process.env, DESKFORM_DEEP: 'true' } : process.env;

const CHECKS: readonly (readonly [string, readonly string[]])[] = [
  ['build', ['--import', 'tsx', 'scripts/build.ts']],
  ['generated files are up to date', ['--import', 'tsx', 'scripts/check-generated.ts']],
  ['the Action in git', ['--import', 'tsx', 'scripts/check-action.ts']],
  ['types', ['node_modules/typescript/bin/tsc', '-p', '.']],
  ['lint and format', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.']],
  ['unused code', ['node_modules/knip/bin/knip.js']],
  ['what the machine has', ['--import', 'tsx', 'scripts/machine.ts']],
  [
    'tests',
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'test/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
  ],
];

function runChecks(): number {
  for (const [name, args] of CHECKS) {
    process.stdout.write(`\n== ${name}\n`);
    const { status } = spawnSync(process.execPath, [...args], { cwd: root, stdio: 'inherit', env });
    if (status !== 0) {
      process.stdout.write(`\n${name}: failed\n`);
      return status ?? 1;
    }
  }
  return 0;
}

const status = runChecks();
if (status === 0) {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  process.stdout.write(`\nTests: ${numPassedTests} passed, ${numFailedTests} failed\n`);
}
rmSync(scratch, { recursive: true, force: true });
process.exitCode = status;
