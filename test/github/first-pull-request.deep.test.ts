import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runDeskform } from '../program.ts';
import { DESK_TOKEN, openDesk, type StagedDesk } from './stage/desk.ts';
import type { Answer } from './stage/github.ts';
import { statesIn } from './stage/marks.ts';
import { readLog } from './stage/step-log.ts';
import { openStory, type Story, type StoryPull } from './stage/story.ts';
import type { WorkflowEvent } from './stage/workflow-event.ts';
import { openActions, type StagedActions, type WorkflowRun } from './stage/workflow-run.ts';
import { ROOT } from './workflow-files.ts';

/** The way of docs/github.md, as a new user goes it: what `init` writes, and the workflows as they stand in its files. */

const ACTION = 'your-org/deskform@0123456789abcdef0123456789abcdef01234567';
const SECRETS = { DESKFORM_TOKEN: DESK_TOKEN };
const FIELDS = 'attributes/ticket.yaml';

let desk: StagedDesk;
let story: Story;
let actions: StagedActions;
let first: StoryPull;
let ofFork: StoryPull;
let files: Readonly<Record<string, string>>;

beforeAll(async () => {
  desk = await openDesk();
  await desk.add({ name: 'severity', display: 'Severity', data_type: 'input', data_option: TEXT });
  const cwd = mkdtempSync(join(tmpdir(), 'deskform-first-'));
  const init = ['init', '--url', desk.url, '--import', '--github', '--action', ACTION];
  expect((await runDeskform(init, { cwd, env: SECRETS })).exitStatus).toBe(0);
  expect((await runDeskform(['plan'], { cwd, env: SECRETS })).exitStatus).toBe(0);
  const written = readdirSync(cwd, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  files = {
    ...Object.fromEntries(['comments', 'drift'].map(example)),
    ...Object.fromEntries(
      written.map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [path.slice(cwd.length + 1), readFileSync(path, 'utf8')];
      }),
    ),
  };
  rmSync(cwd, { recursive: true });
  story = await openStory(files, {});
  actions = await openActions({ story, secrets: SECRETS, action: ACTION });
});
afterAll(async () => {
  await story.close();
  await desk.stop();
});

const TEXT = { type: 'text', maxlength: 120, default: '', null: true, options: {}, relation: '' };

/** Copied beside the two, with the same Action. */
function example(name: string): readonly [path: string, text: string] {
  const file = `deskform-${name}.yml`;
  const text = readFileSync(join(ROOT, 'examples/github', file), 'utf8');
  return [`.github/workflows/${file}`, text.replace('OWNER/deskform@v0', ACTION)];
}

const withLabel = (label: string): string => (files[FIELDS] ?? '').replace('display: Severity', `display: ${label}`);

/** The only run that is due, which must be well. */
async function run(event: WorkflowEvent, wishes: { readonly node?: 24 } = {}): Promise<WorkflowRun> {
  const [one, ...others] = await actions.setOff(event, wishes);
  expect(others).toEqual([]);
  if (one === undefined) throw new Error('nothing was set off');
  const said = one.jobs[0]?.steps.map(({ result, error }) => error ?? (result && readLog(result).said));
  if (one.conclusion !== 'success') throw new Error(`${one.workflow}: ${said?.join('\n')}`);
  return one;
}

const commentsOn = async (pull: StoryPull): Promise<readonly string[]> =>
  (await story.commentsOn(pull)).map(({ body }) => body);

test('the first run has nothing to apply, and saves the list', async () => {
  desk.newWrites();
  const { workflow } = await run({ name: 'push', branch: 'main' });
  expect(workflow).toBe('deskform merge');
  expect(desk.newWrites()).toEqual([]);
  expect(story.repository.fileOn('deskform-snapshots', 'helpdesk.json')).toContain('severity');
});

test('a pull request changes a label: one comment, a mark on its line, and a page in the artifact', async () => {
  first = await story.openPull({ branch: 'label', edits: { [FIELDS]: withLabel('How bad') } });
  const asked = desk.requestCount();
  const { jobs, artifacts } = await run({ name: 'pull_request', pull: first });
  expect(desk.requestCount()).toBe(asked);
  const log = jobs[0]?.steps.find(({ result }) => result !== undefined)?.result?.log;
  expect(log).toMatch(/^::notice .*file=attributes\/ticket\.yaml,line=\d+/mu);
  expect(readFileSync(join(artifacts.get('deskform-plans') ?? '', 'helpdesk.html'), 'utf8')).toContain('How bad');
  const [comment, ...others] = await commentsOn(first);
  expect(others).toEqual([]);
  expect(comment).toContain('How bad');
});

test('a fork’s run cannot comment, and the one after it does, without a secret', async () => {
  ofFork = await story.openPull({ branch: 'patch-1', from: 'a-fork', edits: { 'attributes/more.yaml': MORE } });
  const asked = desk.requestCount();
  const theirs = await run({ name: 'pull_request', pull: ofFork });
  expect(await commentsOn(ofFork)).toEqual([]);
  expect((await run({ name: 'workflow_run', run: theirs }, { node: 24 })).workflow).toBe('deskform comments');
  const [comment, ...others] = await commentsOn(ofFork);
  expect(others).toEqual([]);
  expect(statesIn({ body: comment ?? '' })).toEqual(['helpdesk open']);
  expect(desk.requestCount()).toBe(asked);
});

const MORE = `object: Ticket
attributes:
  - name: floor
    display: Floor
    data_type: input
    data_option: { type: text, maxlength: 120 }
`;

test('merged, it is applied as it was approved, and its comment says so', async () => {
  await story.merge(first);
  await run({ name: 'push', branch: 'main' });
  expect((await desk.rowOf('severity')).display).toBe('How bad');
  expect((await commentsOn(first)).map((body) => statesIn({ body }))).toEqual([['helpdesk applied']]);
  expect((await commentsOn(ofFork)).map((body) => statesIn({ body }))).toEqual([['helpdesk open']]);
});

test('the fork’s is applied like any other', async () => {
  await story.merge(ofFork, 'squash');
  await run({ name: 'push', branch: 'main' }, { node: 24 });
  expect((await desk.rowOf('floor')).to_create).toBe(false);
  expect((await commentsOn(ofFork)).map((body) => statesIn({ body }))).toEqual([['helpdesk applied']]);
});

test('the schedules tell that somebody has changed the label by hand, and apply nothing', async () => {
  await desk.change('severity', { display: 'By hand' });
  desk.newWrites();
  const runs = await actions.setOff({ name: 'schedule' });
  expect(runs.map(({ workflow, conclusion }) => [workflow, conclusion]).sort()).toEqual([
    ['deskform drift', 'success'],
    ['deskform merge', 'success'],
  ]);
  expect(desk.newWrites()).toEqual([]);
  const issues: readonly Answer[] = await story.github.ask('GET', '/issues?state=open');
  expect(issues.map(({ title }) => title)).toEqual([expect.stringContaining('helpdesk')]);
});
