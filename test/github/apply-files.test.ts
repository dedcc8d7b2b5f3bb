import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runMerge } from '../../src/github/commands/merge.ts';
import { outputsOf, type Report } from '../../src/github/report.ts';
import { worstOf } from '../../src/model/failure.ts';
import { ticketFields } from '../cli/repository.ts';
import { deepTest } from '../deep-test.ts';
import { type DriftingDesk, openDriftingDesk } from './stage/drifting-desk.ts';
import type { OwnJob } from './stage/job-of.ts';

const ON_PUSH = { GITHUB_EVENT_NAME: 'push' };

let desk: DriftingDesk;
let job: OwnJob;
beforeEach(async () => {
  desk = await openDriftingDesk({ severity: 'Severity' });
  const fields = ticketFields({ severity: 'Severity', room: 'Room' });
  await writeFile(join(desk.repository.folder, 'attributes/ticket.yaml'), fields);
  const plain = desk.job({ command: 'merge' }, ON_PUSH);
  const [{ digest }] = JSON.parse(outputsOf(await runMerge(plain)).get('results') ?? '');
  job = desk.job({ command: 'merge', expect: digest }, ON_PUSH);
});
afterEach(() => desk.close());

const outcomesOf = (reports: readonly Report[]): readonly unknown[] =>
  JSON.parse(outputsOf(reports).get('results') ?? '').flatMap(
    ({ command, target, outcome }: Readonly<Record<'command' | 'target' | 'outcome', string>>) =>
      command === 'apply' ? [[target, outcome]] : [],
  );

test('where no journal can be written, nothing is sent', async () => {
  const folder = job.runner.journalFolder;
  await mkdir(dirname(folder), { recursive: true });
  await writeFile(folder, 'a file where the folder should be');
  const result = await runMerge(job);
  expect(worstOf(result.map(({ exitStatus }) => exitStatus))).toBe(1);
  expect(outputsOf(result).get('failure-reason')).toBe('JOURNAL_UNWRITABLE');
  expect(job.said()).toContain('the next request was not sent');
});

deepTest('the journal is written, and nothing else', async () => {
  expect(outcomesOf(await runMerge(job))).toEqual([['desk', 'ok']]);
  expect(await readdir(dirname(job.runner.journalFolder))).toEqual(['journal']);
  expect(await readdir(job.runner.journalFolder)).toHaveLength(1);
});

test('after a target that fails none is tried: production does not follow a failed staging', async () => {
  const line = (name: string, url: string): string =>
    `  ${name}: { url: '${url}', auth: { token: '\${env:DESK_TOKEN}' } }\n`;
  const targets = line('staging', 'http://127.0.0.1:9') + line('production', desk.url);
  await desk.push({ 'deskform.yaml': `version: 1\ntargets:\n${targets}` });
  const inputs = { command: 'merge', target: 'production' };
  const [{ digest }] = JSON.parse(outputsOf(await runMerge(desk.job(inputs, ON_PUSH))).get('results') ?? '');
  const result = await runMerge(desk.job({ command: 'merge', expect: digest }, ON_PUSH));
  expect(outcomesOf(result)).toEqual([
    ['staging', 'failed'],
    ['production', 'not-tried'],
  ]);
});
