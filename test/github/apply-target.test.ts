import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Applied, applyTarget } from '../../src/github/apply-target.ts';
import type { MergedPull } from '../../src/github/approvals.ts';
import { hashOf, type TargetMark } from '../../src/github/comment/mark.ts';
import { projectIn } from '../../src/github/project.ts';
import type { Pull } from '../../src/github/pulls.ts';
import { planUncounted } from '../../src/run/plan.ts';
import { ticketFields } from '../cli/repository.ts';
import { type DriftingDesk, openDriftingDesk } from './stage/drifting-desk.ts';
import { commit, mergedAt } from './stage/plans.ts';

let desk: DriftingDesk;
beforeEach(async () => {
  desk = await openDriftingDesk({ severity: 'Severity' });
});
afterEach(() => desk.close());

/** The digest of the plan for these files, as a pull request would show it. */
async function digestOf(file: string): Promise<string> {
  await writeFile(join(desk.repository.folder, 'attributes/ticket.yaml'), file);
  const project = projectIn(desk.repository.folder, desk.job());
  const request = { ...project, target: 'desk', liveFile: undefined, allowDestroy: [], journalFolder: undefined };
  return (await planUncounted(request)).plan.document.digest;
}

const digestWith = (labels: Readonly<Record<string, string>>): Promise<string> => digestOf(ticketFields(labels));

/** A pull request that was merged at 3 and approved at 2, with a plan comment of this time. */
function mergedWith(digest: string, stoodAt: number): MergedPull {
  const pull: Pull = { ...mergedAt(3), review: 'approved', approval: { at: 2, by: 'maria' } };
  const target: TargetMark = { target: 'desk', state: 'open', connection: '', digest, records: new Map() };
  const mark = { project: '', head: commit('1'), readAt: 1, since: 0, targets: [target] };
  return { pull, comments: [{ id: 1, url: '', body: '', mark, stoodAt, editedBy: undefined }] };
}

const approves = (digest: string): MergedPull => mergedWith(digest, 1);
/** One whose digest is too long for a comment. */
const approvesByHash = (digest: string): MergedPull => approves(`sha256-${hashOf(digest)}`);
const ANOTHER = mergedWith('', 2.5);

async function apply(merged: readonly MergedPull[], ...byHand: readonly string[]): Promise<Applied> {
  const job = desk.job({ command: 'merge', ...(byHand.length === 0 ? {} : { expect: byHand.join('\n') }) });
  const choice = { ...projectIn(desk.repository.folder, job), target: 'desk' };
  return applyTarget(job, choice, { commit: undefined }, merged, new AbortController().signal);
}

const came = (applied: Applied): readonly unknown[] => [
  applied.tried?.came.exitStatus,
  applied.failure?.code,
  applied.tried?.result.outcome,
];

const ROOM = { severity: 'Severity', room: 'Room' };
const FLOOR = { severity: 'Severity', floor: 'Floor' };
const BOTH = { ...ROOM, floor: 'Floor' };

test('what a pull request approves is applied, also where only the hash of its digest is known', async () => {
  const digest = await digestWith(ROOM);
  expect(came(await apply([approvesByHash(digest)]))).toEqual([0, undefined, 'worked']);
  expect(came(await apply([approves(digest)]))).toEqual([0, undefined, 'nothing-to-do']);
});

test('a digest by hand is enough', async () => {
  expect(came(await apply([], await digestWith(ROOM)))).toEqual([0, undefined, 'worked']);
});

test('a digest by hand adds to what pull requests approve: together they approve what none of them does', async () => {
  const [room, floor] = [await digestWith(ROOM), await digestWith(FLOOR)];
  await digestWith(BOTH);
  expect(came(await apply([approves(room)]))).toEqual([3, 'NOT_AS_REVIEWED', 'held']);
  expect(came(await apply([], floor))).toEqual([3, 'NOT_AS_REVIEWED', 'held']);
  expect(came(await apply([approves(room)], floor))).toEqual([0, undefined, 'worked']);
});

test('a digest by hand applies what a pull request approved otherwise', async () => {
  const digest = await digestWith(ROOM);
  const refused = await apply([ANOTHER]);
  expect(came(refused)).toEqual([3, 'APPROVED_ANOTHER_PLAN', 'held']);
  expect(refused.failure?.message).toBe(
    'another plan was approved (#7: the plan was written after the approval by maria); nothing was sent',
  );
  expect(came(await apply([ANOTHER], digest))).toEqual([0, undefined, 'worked']);
});

test('a comment without a plan, or with a digest that is none, approves nothing and stops nothing', async () => {
  const digest = await digestWith(ROOM);
  expect(came(await apply([approves(''), approves('d1.none')]))).toEqual([3, 'NOTHING_APPROVED', 'held']);
  expect(came(await apply([approves(''), approves('d1.none'), approves(digest)]))).toEqual([0, undefined, 'worked']);
});

test('without an approval nothing is applied, and where there is nothing to do none is needed', async () => {
  await digestWith(ROOM);
  const refused = await apply([]);
  expect(came(refused)).toEqual([3, 'NOTHING_APPROVED', 'held']);
  expect(refused.failure?.hint).toContain('run the workflow “deskform merge” by hand');
  await digestWith({ severity: 'Severity' });
  expect(came(await apply([]))).toEqual([0, undefined, 'nothing-to-do']);
});
