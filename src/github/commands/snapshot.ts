import { type Failure, worstOf } from '../../problem/failure.ts';
import { codeCell } from '../../render/markdown.ts';
import { printable } from '../../render/printable.ts';
import { plural } from '../../render/words.ts';
import { hiddenJson } from '../../run/hide.ts';
import { savedListText, snapshot } from '../../run/snapshot.ts';
import { annotationsOfFailure } from '../annotations.ts';
import { readMerged } from '../approvals.ts';
import { projectFolder } from '../inputs.ts';
import type { Job, JobResult } from '../job.ts';
import { mustBeKnown } from '../known-addresses.ts';
import { outputsOfPlans } from '../outputs.ts';
import { type ChosenTarget, type OnTarget, onEachTarget, projectIn, targetNames } from '../project.ts';
import { fetchSavedLists, type Saved, saveLists } from '../saved-lists.ts';

/** The live list of a target, as it goes to the branch. */
interface List {
  readonly text: string;
  readonly rows: number;
}

/** Saves the live lists, without credentials, where pull requests can be planned against them. */
export async function runSnapshot(job: Job): Promise<JobResult> {
  let listed: readonly OnTarget<List>[] = [];
  const saved = await saveLists(job, async () => {
    const lists = await fetchSavedLists(job);
    const names = await targetNames(projectIn(job.runner.workspace, job), job);
    const known = { lists, merged: await readMerged(job, names) };
    listed = await onEachTarget(job, async (choice) => {
      await mustBeKnown(job, choice, known);
      return listOf(choice, job);
    });
    return new Map(listed.flatMap((one) => (one.outcome === 'done' ? [[one.target, one.result.text]] : [])));
  });
  for (const one of listed) if (one.outcome === 'done') job.log.say(listInWords(one.target, one.result, saved));
  return resultOf(listed, saved, job);
}

async function listOf(choice: ChosenTarget, { hide }: Job): Promise<List> {
  const list = await snapshot({ ...choice, liveFile: undefined });
  return { text: hiddenJson(savedListText(list), hide), rows: list.rows.length };
}

const SAVED_IN_WORDS = {
  new: 'saved for the first time',
  changed: 'saved',
  same: 'unchanged',
} as const satisfies Record<Saved, string>;

function listInWords(target: string, { rows }: List, saved: ReadonlyMap<string, Saved>): string {
  return `${printable(target)}: ${plural(rows, 'attribute')}, ${SAVED_IN_WORDS[saved.get(target) ?? 'same']}`;
}

function resultOf(listed: readonly OnTarget<List>[], saved: ReadonlyMap<string, Saved>, job: Job): JobResult {
  const failures = listed.flatMap((one) => (one.outcome === 'failed' ? [one] : []));
  const exitStatus = worstOf(failures.map(({ failure }) => failure.exitStatus));
  const results = listed.map((one) =>
    one.outcome === 'done'
      ? { target: one.target, outcome: saved.get(one.target), attributes: one.result.rows }
      : { target: one.target, outcome: 'failed', failure_reason: one.failure.code },
  );
  const failure: Failure | undefined = failures[0]?.failure;
  return {
    exitStatus,
    outputs: outputsOfPlans({ stories: [], failure: failure?.code ?? '', exitStatus, results, urls: [] }),
    annotations: failures.flatMap((one) => annotationsOfFailure(one.target, one.failure, projectFolder(job.inputs))),
    summary: [tableOf(listed, saved)],
  };
}

/** One line a target. */
function tableOf(listed: readonly OnTarget<List>[], saved: ReadonlyMap<string, Saved>): string {
  const rows = listed.map((one) =>
    one.outcome === 'done'
      ? `| ${codeCell(one.target)} | ${SAVED_IN_WORDS[saved.get(one.target) ?? 'same']} | ${one.result.rows} |`
      : `| ${codeCell(one.target)} | **failed** (\`${one.failure.code}\`) | |`,
  );
  return ['## Saved lists', '', '| target | list | attributes |', '| --- | --- | ---: |', ...rows].join('\n');
}
