import { worstOf } from '../../problem/failure.ts';
import { codeCell } from '../../render/markdown.ts';
import { printable, printableJson } from '../../render/printable.ts';
import { plural } from '../../render/words.ts';
import { hiddenJson } from '../../run/hide.ts';
import { snapshot } from '../../run/snapshot.ts';
import { annotationsOfFailure } from '../annotations/of-problems.ts';
import { type ChosenTarget, type OnTarget, onEachTarget } from '../each-target.ts';
import type { Job, JobResult } from '../job.ts';
import { projectFolder } from '../project.ts';
import { type Saved, saveSnapshots, snapshotBranch } from '../snapshot-branch.ts';

/** The live list of a target, as it goes to the branch. */
interface List {
  readonly text: string;
  readonly rows: number;
}

type Listed = OnTarget<List>;

/** Saves the live lists, without credentials, where pull requests can be planned against them. */
export async function runSnapshot(job: Job): Promise<JobResult> {
  // Said before any help desk is asked.
  snapshotBranch(job);
  let listed: readonly Listed[] = [];
  const saved = await saveSnapshots(job, async () => {
    listed = await onEachTarget(job, (choice) => listOf(choice, job));
    return new Map(listed.flatMap((one) => (one.outcome === 'done' ? [[one.target, one.result.text]] : [])));
  });
  for (const one of listed) if (one.outcome === 'done') job.log.say(listInWords(one.target, one.result, saved));
  return resultOf(listed, saved, job);
}

async function listOf(choice: ChosenTarget, { hide }: Job): Promise<List> {
  const { rows } = await snapshot({ ...choice, liveFile: undefined });
  return { text: hiddenJson(`${printableJson(rows)}\n`, hide), rows: rows.length };
}

const SAVED_IN_WORDS = {
  new: 'saved for the first time',
  changed: 'saved',
  same: 'as it was saved before',
} as const satisfies Record<Saved, string>;

function savedInWords(saved: Saved | undefined): string {
  return saved === undefined ? '' : SAVED_IN_WORDS[saved];
}

function listInWords(target: string, { rows }: List, saved: ReadonlyMap<string, Saved>): string {
  return `${printable(target)}: ${plural(rows, 'attribute')}, ${savedInWords(saved.get(target))}`;
}

function resultOf(listed: readonly Listed[], saved: ReadonlyMap<string, Saved>, job: Job): JobResult {
  const failures = listed.flatMap((one) => (one.outcome === 'failed' ? [one] : []));
  const exitStatus = worstOf(failures.map(({ failure }) => failure.exitStatus));
  const results = listed.map((one) =>
    one.outcome === 'done'
      ? { target: one.target, outcome: saved.get(one.target), attributes: one.result.rows }
      : { target: one.target, outcome: 'failed', failure_reason: one.failure.code },
  );
  return {
    exitStatus,
    outputs: new Map([
      ['failure-reason', failures[0]?.failure.code ?? ''],
      ['exit-status', String(exitStatus)],
      ['results', JSON.stringify(results)],
    ]),
    annotations: failures.flatMap(({ target, failure }) =>
      annotationsOfFailure(target, failure, projectFolder(job.inputs)),
    ),
    summary: [tableOf(listed, saved)],
  };
}

/** One line a target. */
function tableOf(listed: readonly Listed[], saved: ReadonlyMap<string, Saved>): string {
  const rows = listed.map((one) =>
    one.outcome === 'done'
      ? `| ${codeCell(one.target)} | ${savedInWords(saved.get(one.target))} | ${one.result.rows} |`
      : `| ${codeCell(one.target)} | **failed** (\`${one.failure.code}\`) | |`,
  );
  return ['## deskform snapshot', '', '| target | list | attributes |', '| --- | --- | ---: |', ...rows].join('\n');
}
