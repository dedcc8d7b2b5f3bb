import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ran, runDeskform } from '../program.ts';

const FRESH_LIST = new URL('../recordings/6.5/01_fresh_list.jsonl', import.meta.url);
let folder: string;

/** Staging is in order, production's overlay names an attribute that no file has, and one in it comes out wrong. */
const FILES: Readonly<Record<string, string>> = {
  'deskform.yaml': `defaults: { undeclared: delete }
targets:
  staging: { url: https://staging.example.com, overlays: overlays/staging.yaml }
  production: { url: https://production.example.com, overlays: overlays/production.yaml }
`,
  'attributes/ticket.yaml': `object: Ticket
attributes:
  - { name: floor, display: Floor, data_type: integer, data_option: { min: 0, max: 9 } }
  - { name: room, display: Room, data_type: date, data_option: { diff: 0, past: maybe } }
`,
  'overlays/staging.yaml': `object: Ticket
attributes:
  - { name: room, data_option: { past: true } }
`,
  'overlays/production.yaml': `object: Ticket
attributes:
  - { name: flor, data_option: { max: 20 } }
  - { name: floor, data_option: { min: low } }
`,
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deskform-overlays-'));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const [line = ''] = (await readFile(FRESH_LIST, 'utf8')).split('\n');
  await writeFile(join(folder, 'live.json'), JSON.stringify(JSON.parse(line).response.body));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (...args: readonly string[]): Promise<Ran> => runDeskform(args, { cwd: folder });

interface Told {
  readonly code: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const told = ({ stdout }: Ran): readonly string[] =>
  JSON.parse(stdout).problems.map(({ code, file, line, column }: Told) => `${file}:${line}:${column} ${code}`);

test('validate judges what comes out for every target, and tells what they share once', async () => {
  const ran = await run('validate', '--json');
  expect(ran.exitStatus).toBe(1);
  expect(told(ran)).toEqual([
    'attributes/ticket.yaml:4:81 value-invalid',
    'overlays/production.yaml:3:13 overlay-of-nothing',
    'overlays/production.yaml:4:40 data-option-invalid',
  ]);
});

test('validate shows the line of the overlay', async () => {
  expect((await run('validate')).stderr).toContain(`overlays/production.yaml:3:13  error overlay-of-nothing
  no attribute file declares Ticket.flor, which this overlay changes
  3 |   - { name: flor, data_option: { max: 20 } }
    |             ^
  → Did you mean Ticket.floor?
`);
});

test('the mistakes of one target do not hold up another', async () => {
  const staging = await run('plan', '--live', 'live.json', '--target', 'staging', '--json');
  expect(staging.exitStatus).toBe(0);
  expect(JSON.parse(staging.stdout).summary).toMatchObject({ create: 2, refuse: 0 });
  const production = await run('plan', '--live', 'live.json', '--target', 'production', '--json');
  expect(production.exitStatus).toBe(1);
  expect(JSON.parse(production.stdout).decisions).toEqual([]);
  expect(told(production)).toContain('overlays/production.yaml:3:13 overlay-of-nothing');
});
