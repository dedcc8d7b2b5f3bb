import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readInputs } from '../../src/github/inputs.ts';
import { folderWith } from '../config/temporary-project.ts';
import {
  EXAMPLES,
  jobsOf,
  lintFindings,
  OURS,
  parserFindings,
  readWorkflow,
  type Step,
  stepsOf,
  textOf,
} from './workflow-files.ts';

const ALL = [...EXAMPLES, ...OURS];
const ACTION = 'OWNER/deskform@v0';

/** What a workflow may write; who the run is, only a release has to prove to others. */
const WRITES = ['contents: write', 'pull-requests: write', 'issues: write'];
const RELEASE_WRITES = [...WRITES, 'id-token: write', 'attestations: write'];

/** The step's inputs as a runner hands them over; what an expression will become is not known here. */
function inputsOf({ with: given = {} }: Step): Readonly<Record<string, string>> {
  const known = Object.entries(given).filter(([, value]) => !String(value).includes('${{'));
  return Object.fromEntries(known.map(([name, value]) => [`INPUT_${name.toUpperCase()}`, String(value)]));
}

test('there are the six examples, and ours', () => {
  expect(EXAMPLES).toHaveLength(6);
  expect(OURS.length).toBeGreaterThan(0);
});

describe.each(ALL)('%s', (file) => {
  test('has no finding of actionlint', async () => {
    expect(await lintFindings(textOf(file))).toEqual([]);
  });

  test('has no finding of GitHub’s own parser', async () => {
    expect(await parserFindings(textOf(file))).toEqual([]);
  });

  test('pins every Action of others by commit, with its version behind it', () => {
    const others = [...textOf(file).matchAll(/uses: (\S+)(.*)/gu)].filter(
      ([, name = '']) => name !== ACTION && !name.startsWith('./'),
    );
    expect(others.length).toBeGreaterThan(0);
    for (const [, name, rest] of others)
      expect(`${name}${rest}`).toMatch(/^[\w.-]+\/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u);
  });

  test('brings nothing of an event into a shell, and is not run with the rights of the base for a stranger’s files', () => {
    for (const { run = '' } of stepsOf(file)) expect(run).not.toContain('${{');
    for (const { env = {}, run } of stepsOf(file))
      if (run !== undefined) expect(JSON.stringify(env)).not.toMatch(/title|body|head_ref|head_branch|\.ref\b|login/u);
    expect(Object.keys(readWorkflow(file).on)).not.toContain('pull_request_target');
  });

  test('asks for permissions by name, and for no more than it writes', () => {
    const top = readWorkflow(file).permissions;
    expect([{}, { contents: 'read' }]).toContainEqual(top);
    for (const [, { permissions }] of jobsOf(file)) {
      if (top !== undefined && Object.keys(top).length === 0) expect(permissions).toBeDefined();
      for (const [name, level] of Object.entries(permissions ?? {}))
        expect(['contents: read', ...(file.endsWith('/release.yml') ? RELEASE_WRITES : WRITES)]).toContain(
          `${name}: ${level}`,
        );
    }
  });
});

test('a finding would be found', async () => {
  const text = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    step: []\n';
  expect(await lintFindings(text)).not.toEqual([]);
  expect(await parserFindings(text)).not.toEqual([]);
});

describe.each(EXAMPLES)('%s', (file) => {
  const actions = stepsOf(file).filter(({ uses }) => uses === ACTION);

  test('begins with what it needs, and what it never does', () => {
    const [head = ''] = textOf(file).split('\nname:');
    expect(head.split('\n').every((line) => line === '' || line.startsWith('#'))).toBe(true);
    expect(head).toMatch(/^# Needs: /mu);
    expect(head).toMatch(/^# Never: /mu);
  });

  test('gives the Action inputs that its command takes', () => {
    expect(actions.length).toBeGreaterThan(0);
    for (const step of actions) expect(readInputs(inputsOf(step)).command).toBe(step.with?.command);
  });

  test('keeps GitHub’s token out of the checkout, except where merges are fetched', () => {
    for (const [, { steps }] of jobsOf(file)) {
      const checkout = steps.find(({ uses = '' }) => uses.startsWith('actions/checkout@'));
      if (checkout === undefined) continue;
      const fetches = steps.some((step) => step.with?.['pull-request'] !== undefined);
      expect(checkout.with?.['persist-credentials'] ?? true).toBe(fetches);
      // A merge that is behind its base is made anew, which takes the history of both sides.
      if (fetches) expect(checkout.with?.['fetch-depth']).toBe(0);
    }
  });

  test('never cancels an apply, has one at a time, and keeps its journal', () => {
    for (const [, { steps, concurrency }] of jobsOf(file)) {
      if (!steps.some((step) => step.with?.command === 'apply')) continue;
      expect(concurrency ?? readWorkflow(file).concurrency).toMatchObject({
        group: expect.stringMatching(/^deskform-apply$|^\$\{\{ inputs\.command == 'apply' && 'deskform-apply' \|\| /u),
        'cancel-in-progress': false,
        queue: 'max',
      });
      const kept = steps.find(({ uses = '' }) => uses.startsWith('actions/upload-artifact@'));
      expect(kept?.with?.path).toContain('deskform-journal/');
    }
  });

  test('keeps no plan or journal beside files of a pull request, which could pass for one', () => {
    for (const { with: given = {}, uses = '' } of stepsOf(file)) {
      const folders = [
        given.out,
        given.journal,
        ...(uses.includes('-artifact@') ? String(given.path).split('\n') : []),
      ];
      for (const folder of folders) if (folder) expect(folder).toMatch(/^\$\{\{ runner\.temp \}\}\/deskform-/u);
    }
  });

  test('shows a secret to nothing but the Action', () => {
    const others = stepsOf(file).filter(({ uses }) => uses !== ACTION);
    expect(JSON.stringify(others)).not.toContain('secrets.');
  });
});

describe('the two workflows of a new project', () => {
  test('share their comments, and the branch of saved lists', () => {
    const steps = ['deskform-pull-request', 'deskform-merge', 'deskform-comments']
      .flatMap((name) => stepsOf(`examples/github/${name}.yml`))
      .filter(({ uses }) => uses === ACTION);
    const values = (input: string): readonly unknown[] => [
      ...new Set(steps.flatMap((step) => step.with?.[input] ?? [])),
    ];
    expect(values('comment-group')).toEqual(['deskform']);
    expect(values('snapshot-branch')).toEqual(['deskform-snapshots']);
  });

  test('name each other as they are called', () => {
    const { name } = readWorkflow('examples/github/deskform-pull-request.yml');
    expect(readWorkflow('examples/github/deskform-comments.yml').on.workflow_run).toMatchObject({ workflows: [name] });
  });
});

test('the check that a merge needs is there in a merge queue, and no two of its runs cancel each other', () => {
  for (const file of ['deskform-pull-request.yml', 'deskform-live.yml']) {
    const { on, concurrency } = readWorkflow(`examples/github/${file}`);
    expect(Object.keys(on)).toEqual(['pull_request', 'merge_group']);
    expect(concurrency?.group).toMatch(/\$\{\{ github\.ref \}\}$/u);
  }
});

test.each([
  ['one', '12', '12'],
  ['several', '12\n13', '12,13'],
  ['none', '', ''],
])('comments go to every pull request with the commit: %s', async (_, found, numbers) => {
  const cwd = await folderWith({ gh: `#!/bin/sh\nprintf '%s' '${found}'\n`, output: '' });
  chmodSync(join(cwd, 'gh'), 0o755);
  const [step] = stepsOf('examples/github/deskform-comments.yml').filter(({ run }) => run !== undefined);
  const env = { PATH: `${cwd}:${process.env.PATH}`, GITHUB_OUTPUT: join(cwd, 'output'), HEAD: 'a'.repeat(40) };
  execFileSync('bash', ['--norc', '-e', '-c', step?.run ?? ''], { cwd, env, stdio: 'ignore' });
  expect(await readFile(join(cwd, 'output'), 'utf8')).toBe(`numbers=${numbers}\n`);
  if (numbers !== '') {
    const inputs = { INPUT_COMMAND: 'plan', 'INPUT_PULL-REQUEST': numbers };
    expect(readInputs(inputs).list('pull-request')).toEqual(found.split('\n'));
  }
});

test('a digest that is given by hand can be given for its own help desk alone', () => {
  const { on, jobs } = readWorkflow('examples/github/deskform-merge.yml');
  expect(on.workflow_dispatch).toMatchObject({ inputs: { expect: {}, target: {} } });
  const apply = jobs.apply?.steps.find(({ uses }) => uses === ACTION);
  expect(apply?.with).toMatchObject({
    target: expect.stringContaining("inputs.target || 'all'"),
    expect: expect.stringContaining("inputs.expect || 'comments'"),
  });
});
