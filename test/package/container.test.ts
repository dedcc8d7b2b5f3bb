import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { nodeProgram, OTHER_NODES } from '../../scripts/other-nodes.ts';
import { contextOf, copyInto, type Instruction, parseDockerfile, saidBy } from './dockerfile.ts';
import { emptyFolder, ROOT } from './packed.ts';

/** Without an engine its steps are carried out here: an empty folder is the image. Only RUN needs a real one. */
let steps: readonly Instruction[];
let image: string;
let given: readonly string[];

beforeAll(() => {
  steps = parseDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
  image = emptyFolder();
  given = contextOf(ROOT);
  for (const step of steps) if (step.word === 'COPY') copyInto(image, ROOT, given, step);
  const project = join(image, saidBy(steps, 'WORKDIR'));
  mkdirSync(project);
  cpSync(join(ROOT, 'examples/quickstart'), project, { recursive: true });
});

/** ENTRYPOINT, and CMD or what is given in its place; there is nothing else on the PATH. */
function run(args: readonly string[] = JSON.parse(saidBy(steps, 'CMD'))): { exitStatus: number | null; said: string } {
  const [node, program = '', ...rest]: readonly string[] = JSON.parse(saidBy(steps, 'ENTRYPOINT'));
  expect(node).toBe('node');
  const cwd = join(image, saidBy(steps, 'WORKDIR'));
  const { status, stdout, stderr } = spawnSync(nodeProgram(24), [join(image, program), ...rest, ...args], {
    cwd,
    env: { PATH: '/nowhere' },
    encoding: 'utf8',
  });
  return { exitStatus: status, said: stdout + stderr };
}

test('it is made of a slim Node that is tested, and runs as nobody special', () => {
  expect(saidBy(steps, 'ARG')).toMatch(/^BASE=node:\d+-slim$/u);
  expect(Object.keys(OTHER_NODES)).toContain(/node:(\d+)-/u.exec(saidBy(steps, 'ARG'))?.[1]);
  expect(saidBy(steps, 'FROM')).toBe('${' + 'BASE}');
  expect(saidBy(steps, 'USER')).toBe('node');
  expect(steps.findLastIndex(({ word }) => word === 'RUN')).toBeLessThan(
    steps.findIndex(({ word }) => word === 'USER'),
  );
});

test('it holds the program of the package, byte by byte, and nothing else', () => {
  const files = readdirSync(image, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(join(image, 'project')))
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(image, 'opt/deskform/').length))
    .sort();
  expect(files).toEqual(given);
  expect(files).toEqual(
    [
      'LICENSE',
      'THIRD-PARTY-LICENSES.txt',
      ...readdirSync(join(ROOT, 'dist/chunks')).map((name) => `dist/chunks/${name}`),
      'dist/deskform.mjs',
    ].sort(),
  );
  const other = files.filter(
    (file) => !readFileSync(join(image, 'opt/deskform', file)).equals(readFileSync(join(ROOT, file))),
  );
  expect(other).toEqual([]);
});

test('the program runs from it', () => {
  expect(run()).toMatchObject({ exitStatus: 0, said: expect.stringContaining('Usage: deskform') });
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(run(['--version'])).toEqual({ exitStatus: 0, said: `${version}\n` });
  expect(run(['validate'])).toMatchObject({ exitStatus: 0, said: expect.stringContaining('no problems') });
  expect(run(['schema', 'plan'])).toMatchObject({ exitStatus: 0, said: expect.stringContaining('urn:deskform:plan') });
});

test('a secret beside the program would not get into it', () => {
  expect(given).not.toContain('package.json');
  expect(given.filter((file) => !file.startsWith('dist/'))).toEqual(['LICENSE', 'THIRD-PARTY-LICENSES.txt']);
});
