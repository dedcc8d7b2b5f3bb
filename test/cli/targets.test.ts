import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ran, type RunningDesk, runDeskform, startDesk } from '../program.ts';
import { runAtTerminal } from './in-process.ts';

const variable = (name: string): string => `"$\{env:${name}}"`;
let folder: string;
let desks: readonly RunningDesk[];

/** Two help desks that work, and one whose address nobody answers at. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deskform-targets-'));
  desks = await Promise.all(['a', 'b'].map((token) => startDesk(['--token', token], { cwd: folder })));
  const [first, second] = desks;
  await write({
    'deskform.yaml': `attributes: attributes/*.yaml
defaults: { tags: [wave1], timeout: 2s }
targets:
  berlin: { url: "${first?.url}", auth: { token: ${variable('BERLIN')} } }
  closed: { url: "http://127.0.0.1:9", auth: { token: ${variable('CLOSED')} }, tags: [wave2, shut] }
  munich: { url: "${second?.url}", auth: { token: ${variable('MUNICH')} }, overlays: munich.yaml }
`,
    'attributes/ticket.yaml':
      'object: Ticket\nattributes:\n  - { name: floor, display: Floor, data_type: integer, data_option: { min: 0, max: 9 }, screens: { edit: { ticket.agent: { shown: true } } } }\n',
    'munich.yaml': 'object: Ticket\nattributes:\n  - { name: floor, data_option: { max: 20 } }\n',
  });
});

afterAll(async () => {
  await Promise.all(desks.map((desk) => desk.stop()));
  await rm(folder, { recursive: true, force: true });
});

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

const ENV = { BERLIN: 'a', MUNICH: 'b', CLOSED: 'c' };
const run = (...args: readonly string[]): Promise<Ran> => runDeskform(args, { cwd: folder, env: ENV });

describe('deskform targets', () => {
  test('is the matrix of a CI job: names, addresses and tags, without a credential', async () => {
    const { exitStatus, stdout } = await runDeskform(['targets', '--json'], { cwd: folder });
    expect(exitStatus).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      format_version: 1,
      command: 'targets',
      status: 'ok',
      problems: [],
      targets: [
        { name: 'berlin', url: desks[0]?.url, tags: ['wave1'], release: null },
        { name: 'closed', url: 'http://127.0.0.1:9', tags: ['wave2', 'shut'], release: null },
        { name: 'munich', url: desks[1]?.url, tags: ['wave1'], release: null },
      ],
    });
  });

  test('is a table for people, of the targets that are asked for', async () => {
    const { stdout } = await run('targets', '--target', 'tag:shut');
    expect(stdout).toBe('name    address             tags         release\nclosed  http://127.0.0.1:9  wave2, shut\n');
  });

  test('tells what is wrong with the configuration, and does not read the attribute files', async () => {
    const attributes = await readFile(join(folder, 'attributes/ticket.yaml'), 'utf8');
    const config = await readFile(join(folder, 'deskform.yaml'), 'utf8');
    await write({ 'attributes/ticket.yaml': 'object: [', 'deskform.yaml': `${config}  more: { url: nowhere }\n` });
    const { exitStatus, stdout } = await run('targets', '--json');
    await write({ 'attributes/ticket.yaml': attributes, 'deskform.yaml': config });
    expect(exitStatus).toBe(1);
    expect(JSON.parse(stdout).problems).toMatchObject([{ code: 'wrong-shape', file: 'deskform.yaml', line: 7 }]);
  });
});

describe('several targets', () => {
  test('are planned one after the other, each with its overlays, in one document', async () => {
    const { exitStatus, stdout } = await run('plan', '--target', 'munich,berlin', '--json', '--detailed-exitcode');
    const { targets, ...head } = JSON.parse(stdout);
    expect(exitStatus).toBe(2);
    expect(head).toEqual({ format_version: 1, command: 'plan', status: 'changes', problems: [] });
    expect(
      targets.map((one: PlanOfOne) => [
        one.command,
        one.status,
        one.target.name,
        one.decisions.find(({ action }) => action === 'create')?.after.data_option.max,
      ]),
    ).toEqual([
      ['plan', 'changes', 'munich', 20],
      ['plan', 'changes', 'berlin', 9],
    ]);
  });

  test('are told under their headings, and one that fails does not hide another', async () => {
    const { exitStatus, stdout, stderr } = await run('plan', '--target', 'all');
    expect(exitStatus).toBe(1);
    expect(stdout.split('\n').filter((line) => line.startsWith('──'))).toEqual(['── berlin ──', '── munich ──']);
    expect(stderr).toMatch(/^── closed ──\ndeskform: .*\(HELP_DESK_UNREACHABLE\)/u);
    const json = JSON.parse((await run('plan', '--target', 'all', '--json')).stdout);
    expect(json.status).toBe('failed');
    expect(json.targets).toMatchObject([
      { status: 'changes', target: { name: 'berlin' } },
      { status: 'failed', target: { name: 'closed' }, error: { code: 'HELP_DESK_UNREACHABLE' }, decisions: [] },
      { status: 'changes', target: { name: 'munich' } },
    ]);
  });

  test('are each looked at by the doctor, also those that are well behind one that is not', async () => {
    const { exitStatus, stdout, stderr } = await run('doctor', '--target', 'closed,munich');
    expect(exitStatus).toBe(1);
    expect(stderr).toMatch(/^── closed ──\ndeskform: .*\(HELP_DESK_UNREACHABLE\)/u);
    expect(stdout).toMatch(/^── closed ──\nclosed http.*fail {3}help desk.*\n── munich ──\nmunich http/su);
    const { targets } = JSON.parse((await run('doctor', '--target', 'closed,munich', '--json')).stdout);
    expect(targets).toMatchObject([
      { status: 'failed', target: { name: 'closed' }, error: { code: 'HELP_DESK_UNREACHABLE' } },
      { status: 'ok', target: { name: 'munich' }, user: { login: expect.any(String) } },
    ]);
  });

  test('whose files are wrong are named to scripts all the same', async () => {
    await write({ 'munich.yaml': 'object: Ticket\nattributes:\n  - { name: flor, data_option: { max: 20 } }\n' });
    const { stdout } = await run('doctor', '--target', 'munich,berlin', '--json');
    await write({ 'munich.yaml': 'object: Ticket\nattributes:\n  - { name: floor, data_option: { max: 20 } }\n' });
    expect(JSON.parse(stdout).targets).toMatchObject([
      { status: 'failed', target: { name: 'munich' }, problems: [{ code: 'overlay-of-nothing' }] },
      { status: 'ok', target: { name: 'berlin' } },
    ]);
  });

  test('are chosen by tag, and each once', async () => {
    const { stdout } = await run('status', '--json', '--target', 'tag:wave1', '--target', 'berlin, munich');
    expect(JSON.parse(stdout).targets).toMatchObject([
      { target: { name: 'berlin' }, staged: [] },
      { target: { name: 'munich' }, staged: [] },
    ]);
  });

  test('write a plan file each, which approves the apply of its target', async () => {
    await mkdir(join(folder, 'plans'), { recursive: true });
    const { exitStatus } = await run('plan', '--target', 'tag:wave1', '--out', 'plans/plan.json', '--out', 'plan.md');
    expect(exitStatus).toBe(0);
    expect(await readdir(join(folder, 'plans'))).toEqual(['plan.berlin.json', 'plan.munich.json']);
    expect(await readFile(join(folder, 'plan.munich.md'), 'utf8')).toContain('munich');
    const other = await run('apply', '--yes', '--target', 'munich', '--plan', 'plans/plan.berlin.json');
    expect(other.exitStatus).toBe(3);
    const both = await run(
      'apply',
      '--yes',
      '--target',
      'tag:wave1',
      '--plan',
      'plans/plan.berlin.json',
      '--plan',
      'plans/plan.munich.json',
    );
    expect(both.exitStatus).toBe(0);
    expect(both.stdout.split('\n').filter((line) => line.startsWith('──'))).toEqual(['── berlin ──', '── munich ──']);
    const again = await run('plan', '--target', 'tag:wave1', '--detailed-exitcode');
    expect(again.exitStatus).toBe(0);
  });

  test('end with the worst: a refusal is worse than changes, and a failure than a refusal', async () => {
    const attributes = await readFile(join(folder, 'attributes/ticket.yaml'), 'utf8');
    await write({
      'attributes/ticket.yaml': `${attributes}  - { name: extra, display: Extra, data_type: date, data_option: { diff: 0 } }\n`,
      'munich.yaml': 'object: Ticket\nattributes:\n  - { name: title, state: absent }\n',
    });
    const refused = await run('plan', '--target', 'berlin,munich', '--json', '--detailed-exitcode');
    const failed = await run('plan', '--target', 'munich,closed', '--json');
    await write({
      'attributes/ticket.yaml': attributes,
      'munich.yaml': 'object: Ticket\nattributes:\n  - { name: floor, data_option: { max: 20 } }\n',
    });
    expect([refused.exitStatus, JSON.parse(refused.stdout).status]).toEqual([3, 'refused']);
    expect([failed.exitStatus, JSON.parse(failed.stdout).status]).toEqual([1, 'failed']);
  });

  test.each<readonly [says: string, args: readonly string[], told: string]>([
    [
      'a tag that no target has',
      ['plan', '--target', 'tag:wave3'],
      'no target has the tag "wave3" (WRONG_USE)\n  → Known tags: wave1, wave2, shut.\n',
    ],
    [
      'a name that no target has, among others',
      ['plan', '--target', 'berlin,bonn'],
      'there is no target "bonn" (WRONG_USE)\n  → This project has: berlin, closed, munich.\n',
    ],
    [
      'one list for several',
      ['plan', '--target', 'all', '--live', 'live.json'],
      '--live reads the snapshot of one target, and --target selects several (WRONG_USE)\n  → Run the command once for each target and its snapshot.\n',
    ],
    [
      'no name where there are several',
      ['plan'],
      'the project has several targets (WRONG_USE)\n  → Choose one with --target: berlin, closed, munich.\n',
    ],
    ...[
      ['import', 'all'],
      ['snapshot', 'tag:wave1'],
      ['resume --yes', 'berlin,munich'],
      ['undo --yes', 'all'],
    ].map(([command = '', words = '']): [string, string[], string] => [
      `${command} of ${words}`,
      [...command.split(' '), '--target', words],
      `this command takes one target, not "${words}" (WRONG_USE)\n  → Run it once for each target. \`deskform targets --json\` lists them.\n`,
    ]),
    [
      'a name that no target has, for a command that takes one',
      ['snapshot', '--target', 'bonn'],
      'there is no target "bonn" (WRONG_USE)\n  → This project has: berlin, closed, munich.\n',
    ],
    [
      'what is wrong for every target',
      ['plan', '--target', 'all', '--allow-destroy', 'floor'],
      '--allow-destroy takes keys such as Ticket.cost_center, not "floor" (WRONG_USE)\n  → For example: --allow-destroy Ticket.cost_center,User.floor\n',
    ],
  ])('%s is wrong use', async (_, args, told) => {
    const { exitStatus, stdout, stderr } = await run(...args);
    expect({ exitStatus, stdout }).toEqual({ exitStatus: 64, stdout: '' });
    expect(stderr).toBe(`deskform: ${told}`);
  });

  test.each([
    ['the first', 'Ticket.extra', ['one']],
    ['the second', '── two ──', ['one', 'two']],
  ])('stop as a row when a person stops %s of them', async (_, when, begun) => {
    await write({
      'deskform-stop.yaml': `attributes: attributes/*.yaml\ntargets:\n${['one', 'two']
        .map(
          (name, index) =>
            `  ${name}: { url: "${desks[index]?.url}", auth: { token: ${variable(index === 0 ? 'BERLIN' : 'MUNICH')} }${index === 0 ? '' : ', overlays: munich.yaml'} }\n`,
        )
        .join('')}`,
      'attributes/more.yaml':
        'object: Ticket\nattributes:\n  - { name: extra, display: Extra, data_type: date, data_option: { diff: 0 } }\n',
    });
    const args = ['apply', '--yes', '--target', 'all', '--config', 'deskform-stop.yaml', '--json'];
    const { exitStatus, stdout, stderr } = await runAtTerminal(args, {
      cwd: folder,
      env: ENV,
      when,
      does: ({ signal }) => signal('SIGINT'),
    });
    await rm(join(folder, 'attributes/more.yaml'));
    expect(exitStatus).toBe(130);
    expect(JSON.parse(stdout)).toMatchObject({
      status: 'partial',
      targets: begun.map((name) => ({ target: { name } })),
    });
    expect(stderr.match(/Stopping after/gu)).toHaveLength(1);
  });
});

interface PlanOfOne {
  readonly command: string;
  readonly status: string;
  readonly target: { readonly name: string };
  readonly decisions: readonly {
    readonly action: string;
    readonly after: { readonly data_option: { readonly max: number } };
  }[];
}
