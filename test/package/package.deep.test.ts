import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isSkippedWithout } from '../../scripts/machine.ts';
import { nodeProgram } from '../../scripts/other-nodes.ts';
import { installed, npm, pack, ROOT, shellOf, type Tarball } from './packed.ts';

const VERSION = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;

let tarball: Tarball;
/** Holds the installed tarball and a project. */
let folder: string;
let desk: ChildProcess;

beforeAll(async () => {
  tarball = pack();
  folder = installed(tarball);
  desk = spawn(process.execPath, ['node_modules/deskform/dist/deskform.mjs', 'sandbox', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [address] = await once(desk.stdout ?? desk, 'data');
  cpSync(join(ROOT, 'examples/quickstart'), join(folder, 'our-fields'), { recursive: true });
  const config = join(folder, 'our-fields/deskform.yaml');
  writeFileSync(config, readFileSync(config, 'utf8').replace(/url: \S+/u, `url: ${String(address).trim()}`));
});

afterAll(() => {
  desk?.kill();
});

function run(node: string, [program = '', ...args]: readonly string[]): string {
  const env = { ...shellOf(node), DESKFORM_TOKEN: 'sandbox-token' };
  return execFileSync(program, args, { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

describe('the tarball', () => {
  test('holds what it must and nothing else', async () => {
    // What a bundler calls its parts is its own affair, as long as each of them is used.
    const files = tarball.files.map((file) => file.replace(/^dist\/chunks\/[\w-]+\.mjs$/u, 'dist/chunks/*.mjs'));
    await expect(`${[...new Set(files)].join('\n')}\n`).toMatchFileSnapshot('tarball.txt');
  });

  test('holds no part that nothing asks for', () => {
    const parts = tarball.files.filter((file) => file.startsWith('dist/') && file.endsWith('.mjs'));
    const text = parts.map((file) => readFileSync(join(folder, 'node_modules/deskform', file), 'utf8')).join('\n');
    const asked = new Set(
      [...text.matchAll(/["'`]\.\/(?:chunks\/)?([\w-]+\.mjs)["'`]/gu)].map(([, name = '']) => name),
    );
    const entries = ['deskform.mjs'];
    const idle = parts.map((file) => basename(file)).filter((name) => !asked.has(name) && !entries.includes(name));
    expect(parts.length).toBeGreaterThan(10);
    expect(idle).toEqual([]);
  });

  test('is as resolvers of Node and of bundlers want it', async () => {
    const bytes = readFileSync(tarball.path);
    const { messages } = await publint({ pack: { tarball: new Uint8Array(bytes).buffer }, strict: true });
    expect(messages).toEqual([]);
  });

  test('brings nothing else with it', () => {
    expect(readdirSync(join(folder, 'node_modules')).sort()).toEqual(['.bin', '.package-lock.json', 'deskform']);
  });

  test('says of itself what users need, and runs no script of its own', () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'node_modules/deskform/package.json'), 'utf8'));
    // A release adds where the repository is.
    const { repository: _, ...rest } = manifest;
    expect(Object.keys(rest).sort()).toEqual(
      ['bin', 'description', 'engines', 'exports', 'files', 'license', 'name', 'type', 'version'].sort(),
    );
  });

  test('answers to npx', () => {
    expect(npm(['exec', '--offline', '--', 'deskform', '--version'], folder).trim()).toBe(VERSION);
  });
});

describe.each([20, 22, 24] as const)('on Node %d', (major) => {
  const onNode = test.skipIf(isSkippedWithout(`Node ${major}`));
  const node = nodeProgram(major);

  onNode('the program runs, and plans', () => {
    expect(run(node, ['node', '--version'])).toMatch(new RegExp(`^v${major}\\.`, 'u'));
    expect(run(node, ['node_modules/.bin/deskform', '--version']).trim()).toBe(VERSION);
    const planned = run(node, ['node_modules/.bin/deskform', 'plan', '--config', 'our-fields/deskform.yaml', '--json']);
    expect(JSON.parse(planned)).toMatchObject({ status: 'changes', problems: [] });
  });
});
