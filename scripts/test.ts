import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The test command, the same by hand and in CI: every check in turn, the first failure ends it. With the word `deep` the
 * tests try everything that they can, which takes an hour; with `check` nothing is built and no test is run.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'deskform-test-'));
const report = join(scratch, 'vitest.json');
const env = process.argv[2] === 'deep' ? { ...process.env, DESKFORM_DEEP: 'true' } : process.env;

type Check = readonly [name: string, args: readonly string[]];

const CHECKS: readonly Check[] = [
  ['files made by a command', ['--import', 'tsx', 'scripts/check-committed.ts']],
  ['types', ['node_modules/typescript/bin/tsc', '-p', '.']],
  ['lint and format', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.']],
  ['unused code', ['node_modules/knip/bin/knip.js']],
];

const TESTS: readonly Check[] = [
  ['build', ['--import', 'tsx', 'scripts/build.ts']],
  ['the Action in git', ['--import', 'tsx', 'scripts/check-action.ts']],
  ...CHECKS,
  ['what the machine has', ['--import', 'tsx', 'scripts/machine.ts']],
  [
    'tests',
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ],
];

function runAll(checks: readonly Check[]): number {
  for (const [name, args] of checks) {
    process.stdout.write(`\n== ${name}\n`);
    const { status } = spawnSync(process.execPath, [...args], { cwd: root, stdio: 'inherit', env });
    if (status !== 0) {
      process.stdout.write(`\n${name}: failed\n`);
      return status ?? 1;
    }
  }
  return 0;
}

const isCheck = process.argv[2] === 'check';
const status = runAll(isCheck ? CHECKS : TESTS);
if (status === 0 && !isCheck) {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  process.stdout.write(`\nTests: ${numPassedTests} passed, ${numFailedTests} failed\n`);
}
rmSync(scratch, { recursive: true, force: true });
process.exitCode = status;
