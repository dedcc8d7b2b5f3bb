import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spellAddress } from '../../../src/files/targets/target-settings.ts';
import { byDepth, someOf } from '../../deep.ts';
import { ROW } from '../../helpdesk/given.ts';
import { makePipe } from '../../named-pipe.ts';
import { type Ran, startDesk } from '../../program.ts';
import { type GuardedStage, guardedStage, PROJECT, SENTINEL, type StageFile } from './guarded-stage.ts';

const CONFIG = `version: 1\ntargets:\n  desk: { url: "https://desk.example.com", auth: { token: "\${env:TOKEN}" } }\n`;
const NAMED = 'object: Ticket\nattributes:\n  - name: floor\n    display: Floor\n';
const FIELD = `${NAMED}    data_type: input\n    data_option: { type: text, maxlength: 20 }\n`;

/** Of a list, in which a row that no file can hold would hide the others. */
function listOf(names: readonly string[]): string {
  const rows = names.map((name, index) => ({
    ...ROW,
    id: 100 + index,
    name,
    display: name === '' ? 'x' : name,
    data_type: 'select',
    data_option: {
      ...ROW.data_option,
      options: { a: 'A', [name]: name },
      nulloption: true,
      null: true,
      default: name,
      relation: name,
      note: name,
    },
    created_at: name,
  }));
  return JSON.stringify(rows);
}

function mustBeQuiet({ exitStatus, stdout, stderr }: Ran): void {
  expect({ exitStatus, stderr }).not.toMatchObject({ exitStatus: null });
  expect(stdout + stderr).not.toMatch(/\(BUG\)|deskform has a bug|ERR_ACCESS_DENIED/u);
  expect(stdout + stderr).not.toContain(SENTINEL);
}

const NAMES = [
  '/../../../x/k',
  '/../../../../x/k',
  '../../../../outside/secret',
  '../../../../../outside/secret',
  '/../../.github/workflows/own',
  '../.github/workflows/own',
  '..',
  '.',
  'a/b',
  '/etc/deskform',
  'a\0b',
  'x'.repeat(300),
  'x'.repeat(64),
  'a b',
  'a\\..\\b',
  '%2e%2e%2fx',
  '__proto__',
  'line\nend',
  'CON',
  'Floor',
  'größe',
];

const IMPORTS: readonly (readonly string[])[] = [['import'], ['import', '--check'], ['import', '--csv-above', '1']];

/** Where a file may be whose name holds a name of the help desk. */
const OURS = /^(?:deskform\.yaml|list\.json|attributes(?:\/ticket(?:\.[a-z0-9_]{1,63})?\.(?:yaml|csv))?)$/u;

async function importNames(names: readonly string[], args: readonly string[]): Promise<GuardedStage> {
  const stage = await guardedStage({
    [`${PROJECT}/deskform.yaml`]: CONFIG,
    [`${PROJECT}/list.json`]: listOf(names),
  });
  mustBeQuiet(await stage.run([...args, '--live', 'list.json']));
  stage.mustBeUntouched();
  const there = readdirSync(stage.project, { recursive: true, encoding: 'utf8' });
  expect(there.filter((file) => !OURS.test(file))).toEqual([]);
  return stage;
}

describe('whatever a row is named', () => {
  test.each(someOf(IMPORTS, 1))('`%s %s %s %s` makes files of plain names, in their folder', async (...args) => {
    await importNames(
      NAMES,
      args.filter((word) => word !== undefined),
    );
  });

  test.each(someOf(NAMES, 1).map((name) => [name]))('%j alone', async (name) => {
    await importNames([name], ['import', '--csv-above', '1']);
  });

  test('a row without a plain name is left out', async () => {
    const stage = await importNames(['../../x', 'plain'], ['import', '--csv-above', '1']);
    expect(readdirSync(join(stage.project, 'attributes')).sort()).toEqual(['ticket.plain.csv', 'ticket.yaml']);
    expect(readFileSync(join(stage.project, 'attributes/ticket.yaml'), 'utf8')).not.toContain('../../x');
  });

  test('chance finds no other name', async () => {
    const part = fc.constantFrom('..', '/', '.', '\\', '\0', 'x', 'outside', 'secret', 'tmp', '.github', ' ', '~', 'ß');
    const name = fc.array(part, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(name, { minLength: 1, maxLength: 20 }), async (names) => {
        await importNames(names, ['import', '--csv-above', '1']);
      }),
      { numRuns: byDepth({ day: 1, deep: 20 }), seed: 16 },
    );
  });
});

/** Commands that need no help desk, each in a stage of its own. */
const COMMANDS: readonly (readonly string[])[] = [
  ['validate'],
  ['plan', '--live', 'list.json', '--out', 'plan.json', '--out', 'plan.md'],
  ['import', '--live', 'list.json', '--csv-above', '1'],
  ['import', '--live', 'list.json', '--accept', 'Ticket.floor'],
];

const list = (file: string): string => `${NAMED}    data_type: select\n    options_from: ${file}\n`;
const config = (...lines: readonly string[]): string => `${CONFIG}${lines.map((line) => `${line}\n`).join('')}`;
const overlaid = (pattern: string): string => CONFIG.replace(' }\n', `, overlays: "${pattern}" }\n`);

const TRAPS: readonly (readonly [string, Readonly<Record<string, StageFile>>])[] = [
  ['a link to a file', { 'attributes/a.yaml': { linkTo: 'TOP/outside/secret.yaml' } }],
  ['a link to where no file is yet', { 'attributes/ticket.yaml': { linkTo: 'TOP/outside/new.yaml' } }],
  [
    'a link to a link to where no file is yet',
    {
      'attributes/ticket.yaml': { linkTo: 'second.yaml' },
      'attributes/second.yaml': { linkTo: '../../../../outside/empty/new.yaml' },
    },
  ],
  ['a link in the place of the new list', { 'attributes/ticket.floor.csv': { linkTo: 'TOP/outside/new.csv' } }],
  ['a link to a folder without files', { attributes: { linkTo: 'TOP/outside/empty' } }],
  ['a link to a folder', { attributes: { linkTo: 'TOP/outside' } }],
  ['a link that leads to itself', { 'attributes/ticket.yaml': { linkTo: 'ticket.yaml' } }],
  ['its own file as a link', { 'deskform.yaml': { linkTo: 'TOP/outside/secret.yaml' } }],
  ['its own file as a link to where none is', { 'deskform.yaml': { linkTo: 'TOP/outside/new.yaml' } }],
  ['a pattern that leads out', { 'deskform.yaml': config('attributes: ../../../outside/*.yaml') }],
  ['a pattern that leads out by its end', { 'deskform.yaml': config('attributes: "*/../../../../outside/*.yaml"') }],
  ['a pattern in braces', { 'deskform.yaml': config('attributes: "{../../../outside,attributes}/*.yaml"') }],
  ['a pattern of the machine', { 'deskform.yaml': config('attributes: TOP/outside/*.yaml') }],
  ['one file outside', { 'deskform.yaml': config('attributes: ../../../outside/secret.yaml') }],
  ['one new file outside', { 'deskform.yaml': config('attributes: ../../../outside/new.yaml') }],
  ['targets outside', { 'deskform.yaml': 'version: 1\ntargets: ../../../outside/*.yaml\n' }],
  ['overlays outside', { 'deskform.yaml': overlaid('../../../outside/*.yaml') }],
  ['overlays of the machine', { 'deskform.yaml': overlaid('TOP/outside/secret.yaml') }],
  ['a list outside', { 'attributes/a.yaml': list('../../../../outside/secret.csv') }],
  ['a list of the machine', { 'attributes/a.yaml': list('TOP/outside/secret.csv') }],
  [
    'a list that is a link',
    {
      'attributes/a.yaml': list('own.csv'),
      'attributes/own.csv': { linkTo: 'TOP/outside/secret.csv' },
    },
  ],
  [
    'a list in a linked folder',
    {
      'attributes/a.yaml': list('own/secret.csv'),
      'attributes/own': { linkTo: 'TOP/outside' },
    },
  ],
  [
    'a list that is nowhere, beside others',
    {
      'attributes/a.yaml': list(`own/named-${SENTINEL.slice(0, 4)}.csv`),
      'attributes/own': { linkTo: 'TOP/outside' },
    },
  ],
];

describe('whatever the files of a project hold, nothing outside of it is told or changed', () => {
  test.each(someOf(TRAPS, 2))('%s', async (_, files) => {
    for (const command of someOf(COMMANDS, 2)) {
      const stage = await stageOf(files);
      mustBeQuiet(await stage.run(command, { TOKEN: 'tttttttt' }));
      stage.mustBeUntouched();
    }
  });

  async function stageOf(files: Readonly<Record<string, StageFile>>): Promise<GuardedStage> {
    const all: Record<string, StageFile> = {
      'deskform.yaml': CONFIG,
      'list.json': listOf(['floor', 'room']),
      ...files,
    };
    return guardedStage(Object.fromEntries(Object.entries(all).map(([name, file]) => [`${PROJECT}/${name}`, file])));
  }

  test.each(someOf(['plan', 'status'], 1))(
    '%s: certificates and journals elsewhere are not quoted',
    async (command) => {
      const elsewhere = 'tls: { ca: ../../../outside/secret.yaml } }';
      const stage = await stageOf({
        'deskform.yaml': CONFIG.replace('desk.example.com', '127.0.0.1:1').replace(/ \}\n$/u, `, ${elsewhere}\n`),
        'attributes/a.yaml': FIELD,
        '.deskform/journal/a.jsonl': { linkTo: 'TOP/outside/secret.yaml' },
      });
      const ran = await stage.run([command], { TOKEN: 'tttttttt' });
      mustBeQuiet(ran);
      expect(ran.stderr).toContain('secret.yaml contains no certificate');
      stage.mustBeUntouched();
    },
  );

  test('names of targets become names of files, and lead nowhere', async () => {
    const target = `{ url: "https://desk.example.com", auth: { token: "\${env:TOKEN}" } }`;
    const names = ['../../../outside/x', '/../../../../outside/secret', '..', 'a/b', 'a\\0b', 'x'.repeat(300)];
    for (const name of someOf(names, 1)) {
      const stage = await stageOf({
        'deskform.yaml': `version: 1\ntargets: { "${name}": ${target}, other: ${target} }\n`,
      });
      mustBeQuiet(await stage.run(['plan', '--target', 'all', '--live', 'list.json', '--out', 'plan.json']));
      mustBeQuiet(await stage.run(['snapshot', '--target', name, '--live', 'list.json', '--out', 'kept.json']));
      stage.mustBeUntouched();
    }
  });

  const LINKS: readonly (readonly [string, StageFile])[] = [
    ['.gitignore', { linkTo: 'TOP/outside/ignored' }],
    ['.gitignore', { linkTo: 'TOP/outside/new' }],
    ['schemas', { linkTo: 'TOP/outside/empty' }],
    ['attributes', { linkTo: 'TOP/outside/empty' }],
    ['.github', { linkTo: 'TOP/outside/empty' }],
    ['deskform.yaml', { linkTo: 'TOP/outside/new.yaml' }],
  ];

  test.each(someOf(LINKS, 2))('init: %s is a link', async (name, file) => {
    const stage = await guardedStage({ [`${PROJECT}/${name}`]: file });
    const ran = await stage.run(['init', '--url', 'https://desk.example.com', '--github']);
    mustBeQuiet(ran);
    expect(ran).toMatchObject({ exitStatus: 1, stdout: '' });
    stage.mustBeUntouched();
  });

  test.each(someOf(['.deskform', '.deskform/journal'], 1))('apply: %s is a link, and nothing is sent', async (name) => {
    const desk = await startDesk(['--token', 'tttttttt'], { cwd: '.' });
    const stage = await guardedStage({
      [`${PROJECT}/deskform.yaml`]: CONFIG.replace('https://desk.example.com', desk.url),
      [`${PROJECT}/attributes/a.yaml`]: FIELD,
      [`${PROJECT}/${name}`]: { linkTo: 'TOP/outside/empty' },
    });
    const ran = await stage.run(['apply', '--yes'], { TOKEN: 'tttttttt' });
    await desk.stop();
    mustBeQuiet(ran);
    expect(ran.stderr).toContain('leads outside');
    expect(ran.exitStatus).toBe(1);
    stage.mustBeUntouched();
  });
});

describe('what is no file does not hold a run', () => {
  test('a pipe in the place of the lock: an apply says so, and sends nothing', async () => {
    const desk = await startDesk(['--token', 'tttttttt'], { cwd: '.' });
    const stage = await guardedStage({
      [`${PROJECT}/deskform.yaml`]: CONFIG.replace('https://desk.example.com', desk.url),
      [`${PROJECT}/attributes/a.yaml`]: FIELD,
    });
    const name = createHash('sha256').update(spellAddress(desk.url)).digest('hex').slice(0, 16);
    const lock = join(stage.temporary, `deskform-${name}.lock`);
    makePipe(lock);
    const ran = await stage.run(['apply', '--yes'], { TOKEN: 'tttttttt' });
    await desk.stop();
    expect(ran).toMatchObject({ exitStatus: 1, stderr: expect.stringContaining(`the lock ${lock} is not a file`) });
    rmSync(lock);
    stage.mustBeUntouched();
  });

  const PIPES: readonly (readonly [string, readonly string[]])[] = [
    ['deskform.yaml', ['validate']],
    ['attributes/a.yaml', ['validate']],
    ['attributes/a.yaml', ['import', '--live', 'list.json']],
    ['attributes/ticket.yaml', ['import', '--live', 'list.json']],
    ['attributes/list.csv', ['validate']],
    ['elsewhere/a.yaml', ['import', '--live', 'list.json']],
    ['elsewhere/a.csv', ['import', '--live', 'list.json']],
    ['.gitignore', ['init', '--url', 'https://desk.example.com', '--dir', '.']],
    ['.deskform/journal', ['status']],
    ['.deskform/journal/a.jsonl', ['status']],
    ['store.json', ['sandbox', '--port', '0', '--store', 'store.json']],
    ['store.json.lock', ['sandbox', '--port', '0', '--store', 'store.json']],
    ['tls/ca.pem', ['plan']],
  ];

  test.each(someOf(PIPES, 3))('a pipe at %s: %s', async (name, args) => {
    const tls = CONFIG.replace(' }\n', ', tls: { ca: tls/ca.pem } }\n').replace('desk.example.com', '127.0.0.1:1');
    const files: Record<string, StageFile> = {
      [`${PROJECT}/list.json`]: listOf(['floor']),
      [`${PROJECT}/${name}.beside`]: '',
    };
    if (name !== 'deskform.yaml' && args[0] !== 'init') files[`${PROJECT}/deskform.yaml`] = tls;
    if (name.endsWith('list.csv')) files[`${PROJECT}/attributes/b.yaml`] = list('list.csv');
    const stage = await guardedStage(files);
    makePipe(join(stage.project, name));
    const ran = await stage.run(args, { TOKEN: 'tttttttt' });
    mustBeQuiet(ran);
    stage.mustBeUntouched();
  });
});
