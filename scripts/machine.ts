import { fileURLToPath } from 'node:url';
import { findChromium, installChromium } from './chromium.ts';
import { installDebianPackages, works } from './debian-packages.ts';
import { findNode, installNode } from './other-nodes.ts';

interface Installable {
  readonly isThere: () => boolean;
  /** What is not done where it is missing. */
  readonly without: string;
  readonly install: () => void;
}

const shell = (name: string): Installable => ({
  isThere: () => works(name, '-c', 'true'),
  without: `the tests of completion in ${name} are skipped`,
  install: () => installDebianPackages(name),
});

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
  bash: shell('bash'),
  zsh: shell('zsh'),
  fish: shell('fish'),
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

const isRequired = (env: NodeJS.ProcessEnv): boolean => (env.CI ?? '') !== '';

/** Whether the tests that need a tool are skipped. With CI set none is: what needs a missing tool fails. */
export function isSkippedWithout(tool: Tool): boolean {
  return !isRequired(process.env) && !TOOLS[tool].isThere();
}

const missing = (): readonly [string, Installable][] => Object.entries(TOOLS).filter(([, { isThere }]) => !isThere());

/** Says what this machine lacks; `install` puts it there first. Nothing else installs anything, npm test neither. */
function prepare(task: string): void {
  if (task === 'install') for (const [, { install }] of missing()) install();
  const lacking = missing();
  for (const [name, { without }] of lacking) process.stderr.write(`${name} is missing: ${without}\n`);
  if (lacking.length === 0) process.stdout.write(`${Object.keys(TOOLS).join(', ')}\n`);
  else if (task === 'install') process.stderr.write('Install what is named above by hand.\n');
  else process.stderr.write('npm run machine installs it.\n');
  process.exitCode = lacking.length > 0 && (task === 'install' || isRequired(process.env)) ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) prepare(process.argv[2] ?? 'look');
