import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ticketFields } from '../cli/repository.ts';
import { runDeskform } from '../program.ts';
import { DESK_TOKEN, openDesk, type StagedDesk } from './stage/desk.ts';
import type { Answer } from './stage/github.ts';
import { readLog } from './stage/step-log.ts';
import { openStory, type Story, type StoryPull } from './stage/story.ts';
import type { WorkflowEvent } from './stage/workflow-event.ts';
import { openActions, type RunWishes, type StagedActions, type WorkflowRun } from './stage/workflow-run.ts';
import { textOf } from './workflow-files.ts';

/** The templates as they stand, run as GitHub's runner would: from `deskform init` to merges, drift and forks. */

const ACTION = 'acme/deskform@v0.1.0';
const FIELDS = 'attributes/ticket.yaml';
const SEVERITY = {
  object: 'Ticket',
  name: 'severity',
  display: 'Severity',
  data_type: 'select',
  data_option: { options: { low: 'Low', high: 'High' }, default: '', null: true },
  active: true,
  screens: {},
};
const MERGED = { name: 'push', branch: 'main' } as const;
const EVERY_MORNING = { name: 'schedule', cron: '17 5 * * *' } as const;
const DRIFT = { name: 'schedule', cron: '47 5 * * *' } as const;

let desk: StagedDesk;
let story: Story;
let actions: StagedActions;
beforeAll(async () => {
  desk = await openDesk([
    // The third field that is made takes long enough that somebody can cancel meanwhile.
    { path: '/api/v1/object_manager_attributes', method: 'POST', nth: 3, do: 'delay', seconds: 2, when: 'before' },
  ]);
  await desk.add(SEVERITY);
  story = await openStory({ ...(await newProject()), ...copied('drift'), ...copied('comments') }, {});
  actions = await openActions({ story, secrets: { DESKFORM_TOKEN: DESK_TOKEN }, action: ACTION });
});
afterAll(async () => {
  await story.close();
  await desk.stop();
});

/** What `init --github` writes for a help desk that is there. */
async function newProject(): Promise<Readonly<Record<string, string>>> {
  const cwd = mkdtempSync(join(tmpdir(), 'deskform-templates-'));
  const args = ['init', '--url', desk.url, '--import', '--github', '--action', ACTION];
  const { exitStatus, stderr } = await runDeskform(args, { cwd, env: { DESKFORM_TOKEN: DESK_TOKEN } });
  expect({ exitStatus, stderr }).toEqual({ exitStatus: 0, stderr: '' });
  const files = readdirSync(cwd, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = files.map(({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [path.slice(cwd.length + 1), readFileSync(path, 'utf8')] as const;
  });
  rmSync(cwd, { recursive: true });
  return Object.fromEntries(texts);
}

/** A template that people copy by hand. */
function copied(name: string): Readonly<Record<string, string>> {
  const text = textOf(`examples/github/deskform-${name}.yml`).replaceAll('OWNER/deskform@v0', ACTION);
  return { [`.github/workflows/deskform-${name}.yml`]: text };
}

const runs: WorkflowRun[] = [];

async function one(event: WorkflowEvent, wishes: RunWishes = {}, by = actions): Promise<WorkflowRun> {
  const [run, ...others] = await by.setOff(event, wishes);
  runs.push(...(run === undefined ? [] : [run]));
  expect(others.map(({ workflow }) => workflow)).toEqual([]);
  if (run === undefined) throw new Error(`${event.name} set nothing off`);
  return run;
}

/** What a story goes on from has to have worked. */
async function works(event: WorkflowEvent, wishes: RunWishes = {}): Promise<WorkflowRun> {
  const run = await one(event, wishes);
  if (run.conclusion !== 'success') throw new Error(`${run.workflow}: ${run.conclusion}\n${logOf(run)}`);
  return run;
}

const stepOf = (run: WorkflowRun): NonNullable<WorkflowRun['jobs'][number]['steps'][number]['result']> => {
  const result = run.jobs.flatMap(({ steps }) => steps).find((step) => step.result !== undefined)?.result;
  if (result === undefined) throw new Error(`${run.workflow} has not run the Action`);
  return result;
};
const logOf = (run: WorkflowRun): string =>
  run.jobs
    .flatMap(({ steps }) => steps)
    .map(({ uses, outcome, result, error }) =>
      [`${uses}: ${outcome}`, error, result && readLog(result).said].filter(Boolean).join('\n'),
    )
    .join('\n');
const savedList = (): string => story.repository.fileOn('deskform-snapshots', 'helpdesk.json') ?? '';
const relabelled = (label: string): string =>
  (story.repository.filesIn('main', FIELDS).get(FIELDS) ?? '').replace(/^( *-? ?display: ).*$/mu, `$1${label}`);
const bodiesOn = async (pull: StoryPull): Promise<readonly string[]> =>
  (await story.commentsOn(pull)).map(({ body }) => body);
/** What a reviewer reads first. */
const headlinesOn = async (pull: StoryPull): Promise<readonly string[]> =>
  (await bodiesOn(pull)).map((body) => body.split('\n').find((line) => line.startsWith('#')) ?? '');
const openPull = (branch: string, label: string, from: StoryPull['from'] = 'this-repository'): Promise<StoryPull> =>
  story.openPull({ branch, edits: { [FIELDS]: relabelled(label) }, from });

describe('from nothing to a change that is applied', () => {
  let pull: StoryPull;
  let other: StoryPull;
  let conflicting: StoryPull;

  test('the first push applies nothing, and saves the list', async () => {
    const run = await works(MERGED);
    expect(desk.newWrites()).toEqual([
      'POST object_manager_attributes',
      'POST object_manager_attributes_execute_migrations',
    ]);
    expect(savedList()).toContain('Severity');
    expect(stepOf(run).outputs.get('changes')).toBe('false');
  });

  test('a pull request is planned without a secret, in one comment, with its files as an artifact', async () => {
    pull = await openPull('label', 'How bad');
    const asked = desk.requestCount();
    const run = await works({ name: 'pull_request', pull }, { node: 24 });
    expect(desk.requestCount()).toBe(asked);
    const [body = '', ...others] = await bodiesOn(pull);
    expect(others).toEqual([]);
    expect(body).toContain('How bad');
    const files = readdirSync(run.artifacts.get('deskform-plans') ?? '');
    expect(files).toEqual(expect.arrayContaining(['helpdesk.html', 'helpdesk.json', 'helpdesk.md', 'helpdesk.txt']));
  });

  test('its own run has told it: the workflow for forks has nothing to do', async () => {
    const run = await works({ name: 'pull_request', pull });
    expect(await one({ name: 'workflow_run', run })).toMatchObject({ conclusion: 'skipped' });
    expect(await bodiesOn(pull)).toHaveLength(1);
  });

  test('a merge queue asks for the same check, and tells nobody', async () => {
    const [before] = await bodiesOn(pull);
    await works({ name: 'merge_group', pull });
    expect(await bodiesOn(pull)).toEqual([before]);
  });

  test('what is merged is applied as approved, the list is saved, and open pull requests are planned again', async () => {
    const text = relabelled('Severity').replace('High', 'Urgent');
    other = await story.openPull({ branch: 'other', edits: { [FIELDS]: text } });
    conflicting = await openPull('conflicting', 'How urgent');
    for (const one of [other, conflicting]) await works({ name: 'pull_request', pull: one });
    await story.merge(pull);
    const run = await works(MERGED, { node: 24 });
    expect(await desk.rowOf('severity')).toMatchObject({ display: 'How bad' });
    expect(await headlinesOn(pull)).toEqual([expect.stringContaining('applied')]);
    expect(savedList()).toContain('How bad');
    // Of the main branch as it is now: the label that was merged meanwhile is not taken back.
    const [body = ''] = await bodiesOn(other);
    expect(body).toContain('Urgent');
    expect(body).toContain('"How bad"');
    expect(body).not.toContain('"Severity"');
    expect(await bodiesOn(conflicting)).toEqual([expect.stringContaining('NOT_MERGEABLE')]);
    for (const { number } of [other, conflicting]) await story.github.closePull(number);
    expect(readdirSync(run.artifacts.get('deskform-1') ?? '')).toContain('helpdesk.json');
  });

  test('run again, it finds nothing to do', async () => {
    const run = await works(MERGED);
    desk.newWrites();
    const again = await actions.again(run);
    expect(again.conclusion).toBe('success');
    expect(desk.newWrites()).toEqual([]);
    expect(await headlinesOn(pull)).toEqual([expect.stringContaining('applied')]);
  });
});

test('every morning the list is read again and open pull requests are planned against it; nothing is applied', async () => {
  const pull = await openPull('morning', 'Severity of today');
  await works({ name: 'pull_request', pull });
  await desk.change('severity', { display: 'By hand' });
  desk.newWrites();
  await works(EVERY_MORNING);
  expect(desk.newWrites()).toEqual([]);
  expect(savedList()).toContain('By hand');
  expect(await bodiesOn(pull)).toEqual([expect.stringContaining('By hand')]);
  await story.github.closePull(pull.number);
});

test('drift has one issue, and its run is green; the issue is closed when it is over', async () => {
  const issues = async (): Promise<readonly Answer[]> =>
    (await story.github.ask('GET', '/issues?state=all')).filter((issue: Answer) => issue.pull_request === undefined);
  const run = await works(DRIFT);
  expect(readdirSync(run.artifacts.get('deskform-drift') ?? '')).toContain('helpdesk.html');
  const [issue, ...others] = await issues();
  expect(others).toEqual([]);
  expect(issue).toMatchObject({ state: 'open', body: expect.stringContaining('By hand') });
  await desk.change('severity', { display: 'How bad' });
  await works(DRIFT);
  expect(await issues()).toMatchObject([{ number: issue.number, state: 'closed' }]);
});

describe('who may only read', () => {
  test.each([
    ['a fork', 'a-fork', undefined],
    ['Dependabot', 'this-repository', 'dependabot[bot]'],
  ] as const)('%s is planned in its own run, and told by the run after it', async (name, from, by) => {
    const pull = await openPull(`from-${from}`, `Label of ${name}`, from);
    const run = await works({ name: 'pull_request', pull, ...(by === undefined ? {} : { by }) });
    expect(await bodiesOn(pull)).toEqual([]);
    expect(logOf(run)).toContain(`Label of ${name}`);
    const asked = desk.requestCount();
    await works({ name: 'workflow_run', run });
    expect(desk.requestCount()).toBe(asked);
    expect(await bodiesOn(pull)).toEqual([expect.stringContaining(`Label of ${name}`)]);
    await story.github.closePull(pull.number);
  });
});

describe('what nobody approved', () => {
  let refused: WorkflowRun;

  test('is not applied, and the list is saved all the same', async () => {
    await story.commitOnMain({ [FIELDS]: relabelled('Straight to main') });
    desk.newWrites();
    refused = await one(MERGED);
    expect(refused.conclusion).toBe('failure');
    expect(stepOf(refused).outputs.get('failure-reason')).toBe('NOTHING_APPROVED');
    expect(desk.newWrites()).toEqual([]);
    expect([...refused.artifacts.keys()]).toEqual(['deskform-1']);
  });

  test('is applied by hand with its digest, from main alone', async () => {
    const digest = stepOf(refused).outputs.get('digest') ?? '';
    const byHand = { name: 'workflow_dispatch', workflow: 'deskform merge', inputs: { expect: digest } } as const;
    await story.repository.commitOn('aside', {});
    expect(await one({ ...byHand, branch: 'aside' })).toMatchObject({ conclusion: 'skipped' });
    await works({ ...byHand, inputs: { expect: digest, target: 'helpdesk' } });
    expect(await desk.rowOf('severity')).toMatchObject({ display: 'Straight to main' });
  });
});

test('a run that is cancelled says so and keeps its journal; run again, it goes on under the same approval', async () => {
  const edits = { 'attributes/roofs.yaml': ticketFields({ roof: 'Roof', wall: 'Wall', yard: 'Yard' }) };
  const pull = await story.openPull({ branch: 'roofs', edits });
  await works({ name: 'pull_request', pull });
  await story.merge(pull);
  const run = await one(MERGED, { cancelAt: 'staged Ticket.roof' });
  expect(run.conclusion).toBe('cancelled');
  expect(await desk.rowOf('yard')).toBeUndefined();
  expect(await headlinesOn(pull)).toEqual([expect.stringContaining('cancelled')]);
  const files = readdirSync(run.artifacts.get('deskform-1') ?? '', { recursive: true });
  expect(files).toContainEqual(expect.stringMatching(/^journal\/.*\.jsonl$/u));
  const again = await actions.again(run);
  expect(again.conclusion, logOf(again)).toBe('success');
  expect((await desk.rowOf('yard')).to_create).toBe(false);
  expect(await headlinesOn(pull)).toEqual([expect.stringContaining('applied')]);
});

test.each([
  ['pull-requests: write', 'pull-request', async (pull: StoryPull) => ({ name: 'pull_request', pull }) as const],
  ['contents: write', 'merge', async () => EVERY_MORNING],
  ['issues: write', 'drift', async () => DRIFT],
] as const)('without %s the run fails and names it', async (permission, name, event) => {
  const file = `.github/workflows/deskform-${name}.yml`;
  const text = story.repository.filesIn('main', file).get(file) ?? '';
  await story.commitOnMain({ [file]: text.replace(permission, permission.replace('write', 'read')) });
  await desk.change('severity', { display: `Without ${permission}` });
  const pull = await openPull(`without-${name}`, 'Other');
  const run = await one(await event(pull));
  expect(run.conclusion).toBe('failure');
  expect(logOf(run)).toContain(permission);
  await story.commitOnMain({ [file]: text });
  await story.github.closePull(pull.number);
});

test('a secret that is not set is said as that', async () => {
  const without = await openActions({ story, secrets: {}, action: ACTION });
  const run = await one(DRIFT, {}, without);
  expect(run.conclusion).toBe('failure');
  expect(logOf(run)).toMatch(/secret.*DESKFORM_TOKEN|DESKFORM_TOKEN.*secret/u);
});

test('nothing that a run leaves behind holds a token', () => {
  expect(runs.length).toBeGreaterThan(20);
  for (const run of runs) {
    const files = [...run.artifacts.values()].flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')),
    );
    const outputs = run.jobs.flatMap(({ steps }) =>
      steps.flatMap(({ result }) => [...(result?.outputs.values() ?? [])]),
    );
    for (const text of [logOf(run), ...files, ...outputs]) {
      expect(text).not.toContain(DESK_TOKEN);
      expect(text).not.toContain('token-of-job');
    }
  }
});
