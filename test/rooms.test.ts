import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** Who may import whom. Type imports count, except where a row says "types of". */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  model: [],
  // Its folder `disk` is every write of ours, and the lock of a process: rooms that keep or show results may use it alone.
  files: ['model'],
  helpdesk: ['model'],
  plan: ['model'],
  apply: ['model', 'files/disk', 'helpdesk', 'plan'],
  render: ['model', 'plan', 'types of apply'],
  sandbox: ['model', 'files'],
  run: ['model', 'files', 'helpdesk', 'plan', 'apply', 'render', 'sandbox'],
  cli: [
    'run',
    'render',
    'model',
    'files/disk',
    'sandbox',
    'version.ts',
    'types of plan',
    'types of apply',
    'types of files',
  ],
  // Beside cli, not above it: the same work, told to a pull request instead of a terminal.
  github: ['run', 'render', 'model', 'files/disk', 'version.ts', 'types of plan', 'types of apply', 'types of files'],
  'version.ts': [],
};
/** Inside run, only these put the embedded help desk to use. */
const MAY_USE_SANDBOX = ['demo', 'sandbox'];

/** Of node:fs. What takes an open file can write only where disk has opened one. */
const ONLY_READS =
  /^(?:type \w+|createReadStream|(?:exists|l?stat|readFile|readdir|readlink|realpath|read|close|fstat|fsync|write)(?:Sync)?|)$/u;

const src = fileURLToPath(new URL('../src', import.meta.url));

interface Import {
  readonly from: string;
  readonly to: string;
  readonly kind: 'type' | 'value';
}

function importsOf(file: string): readonly Import[] {
  const text = readFileSync(join(src, file), 'utf8');
  const statements = text.matchAll(/^(?:import|export)\s+(type\s)?[^;]*?from\s+'(\.[^']+)'|import\('(\.[^']+)'\)/gmu);
  return [...statements].map(([, type, fixed, lazy]) => ({
    from: file,
    to: relative(src, normalize(join(src, dirname(file), fixed ?? lazy ?? ''))),
    kind: type === undefined ? 'value' : 'type',
  }));
}

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replaceAll('\\', '/'));
const imports = files.flatMap(importsOf).filter(({ to }) => !to.startsWith('..'));
const roomOf = (file: string): string => file.split('/')[0] ?? file;

describe('rooms', () => {
  test('every file stands in a room of the table', () => {
    expect(files.filter((file) => !Object.hasOwn(ROOMS, roomOf(file)))).toEqual([]);
    expect(imports.length).toBeGreaterThan(100);
  });

  test('a room imports only from the rooms that its row names', () => {
    const wrong = imports.filter(({ from, to, kind }) => {
      const [room, target] = [roomOf(from), roomOf(to)];
      const row = ROOMS[room] ?? [];
      const isNamed = row.some((name) => name === target || to.startsWith(`${name}/`));
      return room !== target && !isNamed && !(kind === 'type' && row.includes(`types of ${target}`));
    });
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test('inside run, only demo knows the sandbox', () => {
    const users = imports
      .filter(({ from, to }) => roomOf(from) === 'run' && roomOf(to) === 'sandbox')
      .map(({ from }) => from);
    expect(users.filter((file) => !MAY_USE_SANDBOX.some((name) => file.includes(name)))).toEqual([]);
  });

  test('nothing is written past files/disk, which asks whether it may', () => {
    const users = files
      .filter((file) => !file.startsWith('files/disk/'))
      .flatMap((file) => {
        const text = readFileSync(join(src, file), 'utf8');
        const names = [...text.matchAll(/import \{([^}]*)\} from '(?:node:)?fs(?:\/promises)?'/gu)].flatMap(
          ([, list = '']) => list.split(',').map((name) => name.trim()),
        );
        const isWhole =
          /import (?:\* as )?\w+ from '(?:node:)?fs|getBuiltinModule\('node:fs'\)\.(?!writeSync\(1,)/u.test(text);
        return [...names.filter((name) => !ONLY_READS.test(name)), ...(isWhole ? ['*'] : [])].map(
          (name) => `${file}: ${name}`,
        );
      });
    expect(users).toEqual([]);
  });

  test('no file imports itself through others', () => {
    const next = new Map(files.map((file) => [file, imports.filter(({ from }) => from === file).map(({ to }) => to)]));
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      if (done.has(file) || path.includes(file)) return;
      for (const target of next.get(file) ?? []) visit(target, [...path, file]);
      done.add(file);
    };
    for (const file of files) visit(file, []);
    expect(cycles).toEqual([]);
  });
});
