import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runApply } from '../../src/github/commands/apply.ts';
import type { JobResult } from '../../src/github/job.ts';
import { ticketFields } from '../cli/repository.ts';
import { folderWith } from '../config/temporary-project.ts';
import { type DriftingDesk, openDriftingDesk } from './stage/drifting-desk.ts';
import type { OwnJob } from './stage/job-of.ts';

let desk: DriftingDesk;
beforeEach(async () => {
  desk = await openDriftingDesk({ severity: 'Severity' });
  await writeIn('attributes/ticket.yaml', ticketFields({ severity: 'Severity', room: 'Room' }));
});
afterEach(() => desk.close());

const writeIn = (file: string, text: string): Promise<void> => writeFile(join(desk.repository.folder, file), text);

async function applyTo(out: string, target = 'desk'): Promise<{ readonly job: OwnJob; readonly result: JobResult }> {
  const job = desk.job({ command: 'apply', expect: 'anything', comment: 'off', out, target });
  return { job, result: await runApply(job) };
}

const outputsOf = ({ outputs }: JobResult): unknown => ({
  changes: outputs.get('changes'),
  reason: outputs.get('failure-reason'),
  status: outputs.get('exit-status'),
  results: JSON.parse(outputs.get('results') ?? '').map((one: { target: string; outcome: string }) => [
    one.target,
    one.outcome,
  ]),
});

const JUST_APPLIED = { changes: 'true', reason: '', status: '0', results: [['desk', 'ok']] };

test('where no plan file can be written, nothing is sent', async () => {
  const { job, result } = await applyTo('deskform.yaml/plans');
  expect(result.exitStatus).toBe(1);
  expect(outputsOf(result)).toEqual({
    changes: 'false',
    reason: 'FILE_UNWRITABLE',
    status: '1',
    results: [['desk', 'failed']],
  });
  const folder = join(desk.repository.folder, 'deskform.yaml/plans');
  expect(job.said()).toContain(`plan files cannot be written to ${folder}; nothing was sent (FILE_UNWRITABLE)`);
  expect(job.said()).toContain('Name another folder as the input out');
  expect(outputsOf((await applyTo('plans')).result)).toEqual(JUST_APPLIED);
});

test.each([
  ['the folder', 'plans', '.'],
  ['a plan file', 'plans/desk.html', 'elsewhere.html'],
])('%s as a link out of the checkout is not written through', async (_, name, leadsTo) => {
  const { folder } = desk.repository;
  await mkdir(dirname(join(folder, name)), { recursive: true });
  const outside = await folderWith({});
  await symlink(join(outside, leadsTo), join(folder, name));
  const { job, result } = await applyTo('plans');
  expect(result.exitStatus).toBe(1);
  expect(job.said()).toContain('leads out of');
  expect(await readdir(outside)).toEqual([]);
});

test('what was applied stays applied where its plan cannot be written down afterwards, and the next target has its turn', async () => {
  const config = await readFile(join(desk.repository.folder, 'deskform.yaml'), 'utf8');
  await writeIn('deskform.yaml', config.replace(/^ {2}desk:(.*)$/mu, '  desk:$1\n  twin:$1'));
  await mkdir(join(desk.repository.folder, 'plans/desk.json'), { recursive: true });
  const { job, result } = await applyTo('plans', 'all');
  expect(result.exitStatus).toBe(1);
  expect(outputsOf(result)).toEqual({
    changes: 'true',
    reason: 'FILE_UNWRITABLE',
    status: '1',
    results: [
      ['desk', 'ok'],
      ['twin', 'ok'],
    ],
  });
  expect(result.outputs.get('plan-path')).toBe(join(desk.repository.folder, 'plans/twin.json'));
  expect(job.said()).toContain('Applied: 1 attribute, nothing left to do.');
  expect(job.said()).toContain('deskform: there are no plan files of desk: desk.json ');
  expect(job.said()).toContain('→ What is said of the help desk stands.');
  expect(result.annotations.map(({ title, message }) => [title, message.split(':')[0]])).toEqual([
    ['FILE_UNWRITABLE', 'desk'],
  ]);
  const [page = ''] = result.summary;
  expect(page).toContain('**No plan files** (`FILE_UNWRITABLE`)');
  expect(page).not.toContain('**Stopped**');
  expect(page).toContain('room');
});

test('nothing is left of the look whether files can be written', async () => {
  const { result } = await applyTo('plans');
  expect(outputsOf(result)).toEqual(JUST_APPLIED);
  expect((await readdir(join(desk.repository.folder, 'plans'))).sort()).toEqual(
    ['html', 'json', 'md', 'txt'].map((form) => `desk.${form}`),
  );
});
