import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { matrixOf } from '../../src/github/commands/validate.ts';
import { folderWith } from '../config/temporary-project.ts';
import { runDeskform } from '../program.ts';
import { jobsOf, ROOT, type Step } from './workflow-files.ts';

const FLEET = 'examples/github/deskform-fleet.yml';

const TARGETS = matrixOf([
  { name: 'trial', tags: ['staging'] },
  { name: 'hamburg', tags: ['production', 'wave1'] },
  { name: 'vienna', tags: ['wave1', 'production'] },
]);

function scriptOf(job: string): string {
  const steps: readonly Step[] = jobsOf(FLEET).find(([name]) => name === job)?.[1].steps ?? [];
  const [step] = steps.filter(({ run }) => run !== undefined);
  expect(step?.shell).toBe('node {0}');
  return step?.run ?? '';
}

interface Ran {
  readonly status: number | null;
  readonly stderr: string;
}

/** As the runner does it: the text in a file without an ending, its variables around it. */
async function runScript(script: string, cwd: string, env: Readonly<Record<string, string>>): Promise<Ran> {
  await writeFile(join(cwd, 'script'), script);
  const { status, stderr } = spawnSync(process.execPath, ['script'], { cwd, env, encoding: 'utf8' });
  return { status, stderr };
}

const WELL: Ran = { status: 0, stderr: '' };

async function wavesOf(targets: string): Promise<Ran & { readonly output: string }> {
  const cwd = await folderWith({ output: '' });
  const file = join(cwd, 'output');
  const ran = await runScript(scriptOf('targets'), cwd, { TARGETS: targets, GITHUB_OUTPUT: file });
  return { ...ran, output: await readFile(file, 'utf8') };
}

test('a fleet goes in waves by its tags, and a wave may be empty', async () => {
  expect(await wavesOf(TARGETS)).toEqual({
    ...WELL,
    output: [
      'staging={"include":[{"target":"trial","tags":["staging"]}]}',
      'production={"include":[{"target":"hamburg","tags":["production","wave1"]},{"target":"vienna","tags":["wave1","production"]}]}',
      '',
    ].join('\n'),
  });
  expect(await wavesOf(matrixOf([{ name: 'one', tags: ['production'] }]))).toMatchObject({
    ...WELL,
    output: expect.stringMatching(/^staging=\{"include":\[\]\}\nproduction=\{"include":\[\{/u),
  });
});

test('a target in no wave is no green run, and a tag is a whole tag', async () => {
  const targets = matrixOf([
    { name: 'trial', tags: ['staging'] },
    { name: 'lab', tags: [] },
    { name: 'vienna', tags: ['production in May'] },
  ]);
  expect(await wavesOf(targets)).toEqual({
    status: 1,
    stderr: 'In no wave, so never applied: ["lab","vienna"]. Give each the tag staging or production.\n',
    output: '',
  });
});

const [FIRST = ''] = readFileSync(join(ROOT, 'test/recordings/6.5/01_fresh_list.jsonl'), 'utf8').split('\n');
const FRESH_LIST = JSON.stringify(JSON.parse(FIRST).response.body);

const PROJECT = `version: 1
attributes: attributes/*.yaml
targets:
  hamburg:
    url: https://helpdesk.example.com
`;
const ATTRIBUTES = `object: Ticket
attributes:
  - name: cost_center
    display: Cost centre
    data_type: input
    data_option: { type: text, maxlength: 60 }
`;

test('one table tells of all desks, also of one that could not be planned, and a name does nothing in it', async () => {
  const cwd = await folderWith({
    'deskform.yaml': PROJECT,
    'attributes/ticket.yaml': ATTRIBUTES,
    'list.json': FRESH_LIST,
  });
  const plans = join(cwd, 'plans');
  const folder = join(plans, 'deskform-plan-hamburg');
  await mkdir(folder, { recursive: true });
  const out = join(folder, 'hamburg.json');
  expect((await runDeskform(['plan', '--live', 'list.json', '--out', out], { cwd })).exitStatus).toBe(0);
  const file = join(cwd, 'summary');
  const targets = matrixOf([
    { name: 'hamburg', tags: [] },
    { name: '@a|`<b>', tags: [] },
  ]);
  const env = { PLANS: plans, TARGETS: targets, GITHUB_STEP_SUMMARY: file };
  expect(await runScript(scriptOf('table'), cwd, env)).toEqual(WELL);
  expect(await readFile(file, 'utf8')).toBe(
    [
      '| target | plan | create | update | delete | refuse | restart |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      '| hamburg | changes | 1 | 0 | 0 | 0 | needed |',
      '| _a___b_ | no plan |  |  |  |  |  |',
      '',
    ].join('\n'),
  );
});
