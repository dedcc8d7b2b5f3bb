import { Failure } from '../problem/failure.ts';
import { printable } from '../render/printable.ts';
import { plural } from '../render/words.ts';
import { hiddenJson } from '../run/hide.ts';
import { savedListText, snapshot } from '../run/snapshot.ts';
import { knownTarget, type MergedPull } from './approvals.ts';
import type { Job } from './job.ts';
import { type ChosenTarget, type OnTarget, onEachTarget } from './project.ts';
import { EMPTY_REPORT, type Report, reportOfFailure } from './report.ts';
import { saveLists, withFacts } from './saved-lists.ts';

/** The live list of a target, as saved on the branch. */
interface List {
  readonly text: string;
  readonly attributes: number;
}

interface SavedAll {
  readonly reports: readonly Report[];
  /** Why the list of a target was not saved. */
  readonly unsaved: ReadonlyMap<string, Failure>;
}

/** Saves the live lists, without credentials, on the branch that pull requests are planned against. */
export async function saveAllLists(
  job: Job,
  merged: readonly MergedPull[],
  /** The attributes of each target whose approved change was not applied. */
  waiting: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<SavedAll> {
  let all: readonly OnTarget<List>[] = [];
  await saveLists(job, async (lists) => {
    all = await onEachTarget(job, async (choice) => {
      await knownTarget(job, choice, lists, merged);
      return readList(job, choice, waiting.get(choice.target) ?? new Set());
    });
    return new Map(all.flatMap(({ target, result }) => (result instanceof Failure ? [] : [[target, result.text]])));
  });
  return {
    reports: all.map((one) => reportOf(job, one)),
    unsaved: new Map(all.flatMap(({ target, result }) => (result instanceof Failure ? [[target, result]] : []))),
  };
}

async function readList({ hide }: Job, choice: ChosenTarget, waiting: ReadonlySet<string>): Promise<List> {
  const savedAt = new Date();
  const list = await snapshot({ ...choice, liveFile: undefined, records: 'counted' });
  return { text: hiddenJson(withFacts(savedListText(list), { savedAt, waiting }), hide), attributes: list.rows.length };
}

function reportOf({ log }: Job, { target, result }: OnTarget<List>): Report {
  const head = { command: 'snapshot', target };
  if (result instanceof Failure) {
    const results = [{ ...head, outcome: 'failed', failure_reason: result.code }];
    return { ...reportOfFailure(result, target), results };
  }
  const { attributes } = result;
  log.say(`Saved the list of ${printable(target)}: ${plural(attributes, 'attribute')}`);
  return { ...EMPTY_REPORT, results: [{ ...head, outcome: 'saved', attributes }] };
}
