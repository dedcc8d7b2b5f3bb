import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runMerge } from '../../src/github/commands/merge.ts';
import { filesFolder } from '../../src/github/plan-files.ts';
import { exitStatusOf, outputsOf, type Report } from '../../src/github/report.ts';
import { ticketFields } from '../cli/repository.ts';
import { folderWith } from '../config/temporary-project.ts';
import { type DriftingDesk, openDriftingDesk } from './stage/drifting-desk.ts';
import type { OwnJob } from './stage/job-of.ts';

const ON_PUSH = { GITHUB_EVENT_NAME: 'push' };

let desk: DriftingDesk;
let job: OwnJob;
beforeEach(async () => {
  desk = await openDriftingDesk({ severity: 'Severity' });
  await writeIn('attributes/ticket.yaml', ticketFields({ severity: 'Severity', room: 'Room' }));
  const plain = desk.job({ command: 'merge' }, ON_PUSH);
  const [{ digest }] = JSON.parse(outputsOf(await runMerge(plain)).get('results') ?? '');
  await rm(filesFolder(plain), { recursive: true });
  job = desk.job({ command: 'merge', expect: digest }, ON_PUSH);
});
afterEach(() => desk.close());

const writeIn = (file: string, text: string): Promise<void> => writeFile(join(desk.repository.folder, file), text);

async function made(path: string): Promise<string> {
  const whole = join(filesFolder(job), path);
  await mkdir(dirname(whole), { recursive: true });
  return whole;
}

const outcomesOf = (reports: readonly Report[]): readonly unknown[] =>
  JSON.parse(outputsOf(reports).get('results') ?? '').flatMap(
    ({ command, target, outcome }: Readonly<Record<'command' | 'target' | 'outcome', string>>) =>
      command === 'apply' ? [[target, outcome]] : [],
  );

/** Exit status, reason, and whether anything was to be changed. */
const ends = (reports: readonly Report[]): readonly unknown[] => [
  exitStatusOf(reports),
  outputsOf(reports).get('failure-reason'),
  outputsOf(reports).get('changes'),
];

test('where no plan file can be written, nothing is sent', async () => {
  const folder = filesFolder(job);
  await mkdir(dirname(folder), { recursive: true });
  await writeFile(folder, 'a file where the folder should be');
  const result = await runMerge(job);
  expect(ends(result)).toEqual([1, 'FILE_UNWRITABLE', 'false']);
  expect(outcomesOf(result)).toEqual([['desk', 'failed']]);
  expect(job.said()).toContain(`plan files cannot be written to ${folder}; nothing was sent (FILE_UNWRITABLE)`);
});

test('all forms of the plan and the journal are written, and nothing else', async () => {
  expect(outcomesOf(await runMerge(job))).toEqual([['desk', 'ok']]);
  const forms = ['html', 'json', 'md', 'txt'].map((form) => `desk.${form}`);
  expect((await readdir(filesFolder(job))).sort()).toEqual([...forms, 'journal']);
  expect(await readdir(join(filesFolder(job), 'journal'))).toHaveLength(1);
});

test('a link out of the folder is not written through', async () => {
  const outside = await folderWith({});
  await symlink(join(outside, 'elsewhere.html'), await made('desk.html'));
  const result = await runMerge(job);
  expect(exitStatusOf(result)).toBe(1);
  expect(job.said()).toContain('leads outside');
  expect(await readdir(outside)).toEqual([]);
});

test('what was applied stays applied where its plan cannot be written down afterwards, and the next target is not tried', async () => {
  const config = await readFile(join(desk.repository.folder, 'deskform.yaml'), 'utf8');
  await writeIn('deskform.yaml', config.replace(/^ {2}desk:(.*)$/mu, '  desk:$1\n  twin:$1'));
  await mkdir(await made('desk.json'), { recursive: true });
  const result = await runMerge(job);
  expect(ends(result)).toEqual([1, 'FILE_UNWRITABLE', 'true']);
  expect(outcomesOf(result)).toEqual([
    ['desk', 'ok'],
    ['twin', 'not-tried'],
  ]);
  expect(job.said()).toContain('Applied and verified: 1 attribute. Restart the service');
  expect(job.said()).toContain('deskform: could not write the plan files of desk: desk.json ');
  const page = result.map(({ summary }) => summary).join('\n');
  expect(page).toContain('**No plan files** (`FILE_UNWRITABLE`)');
  expect(page).not.toContain('not applied');
  expect(page).toContain('room');
});
