import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ApplyReport } from '../../src/apply/events.ts';
import { attributeKey } from '../../src/attribute/attribute-key.ts';
import type { Applied } from '../../src/github/apply-target.ts';
import { freezeComments } from '../../src/github/comment/freeze-comment.ts';
import { approvedBy, parseMark } from '../../src/github/comment/mark.ts';
import { Failure } from '../../src/problem/failure.ts';
import { tellPlan } from '../../src/render/story/tell-plan.ts';
import type { ApplyResult } from '../../src/run/apply/apply.ts';
import { outcomeOf } from '../../src/run/apply/outcome.ts';
import { inYaml, onDesk, planFor } from '../plan/builders.ts';
import { NOT_FOR_THIS_TOKEN } from './stage/faults.ts';
import { openGitHub, type StagedComment, type StagedGitHub } from './stage/github.ts';
import { openJob, type RunSeed } from './stage/job.ts';
import { commit, toldPlan, writePlanComment } from './stage/plans.ts';

const KEY = attributeKey('Ticket', 'severity');
const PLAN = planFor([inYaml({ display: 'How bad' })], [onDesk()]);

let github: StagedGitHub;
let pull: number;

beforeEach(async () => {
  github = await openGitHub();
  pull = await github.openPull({ branch: 'new-label', facts: { head: commit('1') } });
  await plan();
});
afterEach(() => github.close());

async function plan(run = 1): Promise<void> {
  const { job } = openJob(github, { inputs: { command: 'plan' }, run, workflow: 'pull requests' });
  const place = { pull, head: commit('1'), base: commit('b'), target: 'production' };
  await writePlanComment(job, place, toldPlan(PLAN));
}

type End =
  | { readonly outcome: 'nothing-to-do' }
  | { readonly outcome: 'held'; readonly failure: Failure }
  | { readonly outcome: 'worked'; readonly report: ApplyReport; readonly undo: undefined; readonly journal: string };

const APPLIED: End = {
  outcome: 'worked',
  report: { outcome: 'applied', done: [KEY], notTried: [], late: [], restart: 'not-needed' },
  undo: undefined,
  journal: 'production.jsonl',
};
const STOPPED: End = {
  ...APPLIED,
  report: {
    outcome: 'stopped',
    done: [],
    notTried: [KEY],
    late: [],
    failure: new Failure('MIGRATION_FAILED', 'it said @octocat', { hint: 'Look at `deskform status`.' }),
    failed: undefined,
    migration: 'asked-for',
    missing: ['proof'],
    restart: 'not-needed',
    leftStaged: [],
  },
};

/** What an apply of the plan comes to, under the approval of the pull request. */
function applied(end: End): Applied {
  const made = { plan: PLAN, folder: '.', files: [], problems: [], definitions: [] };
  const rehearse = (): never => {
    throw new Error('nobody asks for it');
  };
  const result: ApplyResult = { ...made, rehearse, ...end };
  const approvals = [{ pull, head: commit('1'), digest: PLAN.digest, digestHash: approvedBy(PLAN.digest).hash }];
  const files = { outcome: 'written', json: 'production.json', html: 'production.html' } as const;
  const [story, came] = [tellPlan(PLAN, undefined), outcomeOf(result)];
  return { outcome: 'planned', target: 'production', approvals, result, came, story, text: '', files };
}

async function freeze(one: Applied, seed: Partial<RunSeed> = {}): Promise<string> {
  const { job, said } = openJob(github, { inputs: { command: 'apply' }, run: 2, workflow: 'main', ...seed });
  await freezeComments(job, one);
  return said();
}

const comments = (): Promise<readonly StagedComment[]> => github.commentsOn(pull);
const bodies = async (): Promise<readonly string[]> => (await comments()).map(({ body }) => body);
const states = async (): Promise<readonly (string | undefined)[]> =>
  (await bodies()).map((body) => parseMark(body)?.state);

describe('after an apply', () => {
  test('the comment says so at the top, and folds what was applied', async () => {
    await freeze(applied(APPLIED));
    const [body = ''] = await bodies();
    expect(body).toContain(
      '**Applied** in [this run](https://github.example/acme/helpdesk/actions/runs/2). `1 step carried out, and proved by a second plan.`',
    );
    expect(body).toContain('<summary>The plan that was applied, of <code>111111111111</code></summary>');
    expect(body).toContain('How bad');
    expect(parseMark(body)).toMatchObject({ state: 'applied', approves: approvedBy(PLAN.digest) });
  });

  test('the next plan makes a new comment, and this one stays', async () => {
    await freeze(applied(APPLIED));
    const [before] = await bodies();
    await plan(3);
    expect(await states()).toEqual(['applied', 'open']);
    expect((await bodies())[0]).toBe(before);
  });

  test('one that failed says why, and that it is over when it was finished', async () => {
    await freeze(applied(STOPPED));
    expect((await bodies())[0]).toContain('**The apply failed** in [this run]');
    expect((await bodies())[0]).toContain('``MIGRATION_FAILED: it said @octocat → Look at `deskform status`.``');
    expect(await states()).toEqual(['failed']);
    await freeze(applied(APPLIED), { run: 4 });
    expect(await states()).toEqual(['applied']);
    expect((await bodies())[0]).not.toContain('MIGRATION_FAILED');
  });

  test('so does one whose plan files could not be written afterwards', async () => {
    const one = applied(APPLIED);
    if (one.outcome !== 'planned') throw new Error('it was');
    const failure = new Failure('FILE_UNWRITABLE', 'production.json cannot be written');
    await freeze({ ...one, files: { outcome: 'unwritten', failure } });
    expect(await states()).toEqual(['applied']);
  });

  test('a help desk that was as declared already closes the matter', async () => {
    await freeze(applied({ outcome: 'nothing-to-do' }));
    expect(await states()).toEqual(['applied']);
  });

  test('where nothing was sent the plan stays as good as it was', async () => {
    const before = await bodies();
    await freeze(applied({ outcome: 'held', failure: new Failure('NOT_AS_REVIEWED', 'moved') }));
    await freeze({ ...applied(APPLIED), outcome: 'failed', failure: new Failure('LOGIN_FAILED', 'no') });
    expect(await bodies()).toEqual(before);
  });

  test('comments of another project, target, commit or plan are not touched', async () => {
    const { job } = openJob(github, { inputs: { command: 'plan' } });
    const place = { pull, head: commit('1'), base: commit('b'), target: 'staging' };
    await writePlanComment(job, place, toldPlan(PLAN));
    const one = applied(APPLIED);
    await freeze({ ...one, approvals: one.approvals.map((approval) => ({ ...approval, head: commit('2') })) });
    const digestHash = approvedBy('d1.AA').hash;
    await freeze({ ...one, approvals: one.approvals.map((approval) => ({ ...approval, digestHash })) });
    await freeze(one, { inputs: { command: 'apply', config: 'emea/deskform.yaml' } });
    expect(await states()).toEqual(['open', 'open']);
    await freeze(one);
    expect(await states()).toEqual(['applied', 'open']);
  });

  test('what has become the plan of another commit meanwhile stays that', async () => {
    const act = async (): Promise<void> => {
      github.movePull(pull, { head: commit('2') });
      const { job } = openJob(github, { inputs: { command: 'plan' }, run: 3, workflow: 'pull requests' });
      await writePlanComment(job, { pull, head: commit('2'), base: commit('b'), target: 'production' }, toldPlan(PLAN));
    };
    github.faults.next('GET /issues/comments/1', { kind: 'meanwhile', act });
    await freeze(applied(APPLIED));
    expect(await states()).toEqual(['open']);
    expect(parseMark((await bodies())[0] ?? '')?.head).toBe(commit('2'));
  });

  test('an answer that is lost is looked for', async () => {
    github.faults.next('PATCH /comments/1', { kind: 'gateway', status: 502 });
    expect(await freeze(applied(APPLIED))).toBe('');
    expect(await states()).toEqual(['applied']);
  });

  test('what GitHub refuses then is said, and changes nothing about the apply', async () => {
    github.faults.always('PATCH /comments/1', NOT_FOR_THIS_TOKEN);
    expect(await freeze(applied(APPLIED))).toContain(
      'The plan comments do not say yet that it was applied: Resource not',
    );
  });
});
