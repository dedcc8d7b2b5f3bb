import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findNode, installNode } from './other-nodes.ts';

interface Installable {
  readonly isThere: () => boolean;
  /** What is not done where it is missing. */
  readonly without: string;
  readonly install: () => void;
}

const node = (major: 20 | 22 | 24): Installable => ({
  isThere: () => findNode(major) !== undefined,
  without: `the tests of the package on Node ${major} are skipped`,
  install: () => installNode(major),
});

/** What some tests need of a machine beside the packages of package.json. */
const TOOLS = {
  Chromium: {
    isThere: () => findChromium() !== undefined,
    without: 'the tests of pages in a browser are skipped',
    install: installChromium,
  },
  curl: {
    isThere: () => works('curl', '--version'),
    without: 'the tests of the GitLab pipeline are skipped',
    install: () => installDebianPackages('curl'),
  },
  'Node 20': node(20),
  'Node 22': node(22),
  'Node 24': node(24),
} as const satisfies Readonly<Record<string, Installable>>;

export type Tool = keyof typeof TOOLS;

const isRequired = (process.env.CI ?? '') !== '';

/** Whether the tests that need a tool are skipped. With CI set none is: what needs a missing tool fails. */
export function isSkippedWithout(tool: Tool): boolean {
  return !isRequired && !TOOLS[tool].isThere();
}

/** Installs what this machine lacks; with the word `look`, as in npm test, only says so. */
function prepare(task = 'install'): void {
  const missing = () => Object.entries<Installable>(TOOLS).filter(([, { isThere }]) => !isThere());
  if (task === 'install') for (const [, { install }] of missing()) install();
  const lacking = missing();
  for (const [name, { without }] of lacking) process.stderr.write(`${name} is missing: ${without}\n`);
  if (lacking.length === 0) process.stdout.write(`${Object.keys(TOOLS).join(', ')}\n`);
  else if (task === 'install') process.stderr.write('Install what is named above by hand.\n');
  else process.stderr.write('npm run machine installs it.\n');
  process.exitCode = lacking.length > 0 && (task === 'install' || isRequired) ? 1 : 0;
}

/** The installed browser that the tests and the pictures drive; undefined where there is none. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { CHROMIUM_PATH: named = '', PATH = '' } = env;
  if (named !== '' && !works(named, '--version'))
    throw new Error(`CHROMIUM_PATH names ${named}, which does not start: name a Chromium or Chrome, or leave it out.`);
  if (named !== '') return named;
  const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const onPath = PATH.split(delimiter).flatMap((folder) => programs.map((program) => join(folder, program)));
  // Some systems have a script of that name which only says how to install the browser.
  return [...onPath, chromium.executablePath()].find((program) => works(program, '--version'));
}

/** The same; without one nothing can be drawn. */
export function mustFindChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  throw new Error('No Chromium or Chrome was found: install one (npm run machine), or name yours in CHROMIUM_PATH.');
}

/** Installs one by the system's packages, else by playwright's own download. */
function installChromium(): void {
  if (installDebianPackages('chromium') && findChromium() !== undefined) return;
  const cli = fileURLToPath(new URL('../node_modules/playwright-core/cli.js', import.meta.url));
  runs(process.execPath, cli, 'install', 'chromium');
}

/** Installs packages of the system where it is a Debian or an Ubuntu and nobody has to be asked; false elsewhere. */
function installDebianPackages(...packages: readonly string[]): boolean {
  const isRoot = process.getuid?.() === 0;
  if (!works('apt-get', '--version') || !(isRoot || works('sudo', '-n', 'true'))) return false;
  const aptGet = [...(isRoot ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  return runs(...aptGet, 'update') && runs(...aptGet, 'install', '-y', '--no-install-recommends', ...packages);
}

/** Does a program start, and end well? */
function works(program: string, ...args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

/** The same, and everybody sees what it says. */
function runs(...[program = '', ...args]: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'inherit' }).status === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) prepare(process.argv[2]);
