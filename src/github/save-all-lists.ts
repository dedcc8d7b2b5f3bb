import type { Failure } from '../problem/failure.ts';
import { codeSpan } from '../render/markdown.ts';
import { printable } from '../render/printable.ts';
import { plural } from '../render/words.ts';
import { hiddenJson } from '../run/hide.ts';
import { savedListText, snapshot } from '../run/snapshot.ts';
import { knownTarget, type MergedPull } from './approvals.ts';
import { projectFolder } from './inputs.ts';
import type { Job } from './job.ts';
import { type ChosenTarget, type OnTarget, onEachTarget } from './project.ts';
import { EMPTY_REPORT, type Report, reportOfFailure } from './report.ts';
import { type Saved, saveLists, withFacts } from './saved-lists.ts';

/** The live list of a target, as saved on the branch. */
interface List {
  readonly text: string;
  readonly rows: number;
}

interface SavedAll {
  readonly reports: readonly Report[];
  readonly unsaved: ReadonlyMap<string, Failure>;
}

/** What is known of a run before it saves the lists. */
interface Before {
  readonly merged: readonly MergedPull[];
  /** The failures that the page of the run already shows. */
  readonly told: readonly Failure[];
  /** The attributes of each target whose approved change was not applied. */
  readonly waiting: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Saves the live lists, without credentials, on the branch that pull requests are planned against. */
export async function saveAllLists(job: Job, { merged, told, waiting }: Before): Promise<SavedAll> {
  let listed: readonly OnTarget<List>[] = [];
  const saved = await saveLists(job, async (lists) => {
    listed = await onEachTarget(job, async (choice) => {
      await knownTarget(job, choice, { lists, merged });
      return listOf(choice, job, waiting.get(choice.target) ?? new Set());
    });
    return new Map(listed.flatMap((one) => (one.outcome === 'done' ? [[one.target, one.result.text]] : [])));
  });
  for (const { target, ...one } of listed)
    if (one.outcome === 'done') job.log.say(listInWords(printable(target), one.result, saved.get(target)));
  return {
    reports: listed.map((one) => reportOf(one, saved, told, projectFolder(job.inputs))),
    unsaved: new Map(listed.flatMap((one) => (one.outcome === 'failed' ? [[one.target, one.failure]] : []))),
  };
}

async function listOf(choice: ChosenTarget, { hide }: Job, waiting: ReadonlySet<string>): Promise<List> {
  const savedAt = new Date();
  const list = await snapshot({ ...choice, liveFile: undefined, records: 'counted' });
  return { text: hiddenJson(withFacts(savedListText(list), { savedAt, waiting }), hide), rows: list.rows.length };
}

const SAVED_IN_WORDS = {
  new: 'saved for the first time',
  changed: 'updated',
  same: 'unchanged',
} as const satisfies Record<Saved, string>;

/** `name`: the target, escaped for the output. */
function listInWords(name: string, { rows }: List, saved: Saved = 'same'): string {
  return `Saved list of ${name}: ${plural(rows, 'attribute')}, ${SAVED_IN_WORDS[saved]}`;
}

function reportOf(
  one: OnTarget<List>,
  saved: ReadonlyMap<string, Saved>,
  told: readonly Failure[],
  folder: string,
): Report {
  const { target } = one;
  const name = codeSpan(target);
  if (one.outcome === 'failed') {
    const results = [{ command: 'snapshot', target, outcome: 'failed', failure_reason: one.failure.code }];
    const what = `The list of ${name} was not saved`;
    const report = { ...reportOfFailure(one.failure, what, target, folder), results };
    const { code, message } = one.failure;
    const isTold = told.some((other) => other.code === code && other.message === message);
    return isTold ? { ...report, summary: `${what}, for the same reason.` } : report;
  }
  const outcome = saved.get(target) ?? 'same';
  const results = [{ command: 'snapshot', target, outcome, attributes: one.result.rows }];
  return { ...EMPTY_REPORT, results, summary: `${listInWords(name, one.result, outcome)}.` };
}
