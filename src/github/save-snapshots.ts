import { Failure } from '../model/failure.ts';
import { printable } from '../render/printable.ts';
import { hiddenJson } from '../run/hide.ts';
import { snapshot, snapshotText } from '../run/snapshot.ts';
import { knownTarget, type MergedPull } from './approvals.ts';
import type { Job } from './job.ts';
import { type ChosenTarget, type OnTarget, onEachTarget } from './project.ts';
import { EMPTY_REPORT, type Report, reportOfFailure } from './report.ts';
import { pushSnapshots, withFacts } from './snapshots.ts';

/** Saves live state, without credentials, on the branch that pull requests are planned against. */
export async function saveSnapshots(
  job: Job,
  merged: readonly MergedPull[],
  /** The attributes of each target whose approved change was not applied. */
  waiting: ReadonlyMap<string, ReadonlySet<string>>,
) {
  let all: readonly OnTarget<string>[] = [];
  await pushSnapshots(job, async (snapshots) => {
    all = await onEachTarget(job, async (choice) => {
      await knownTarget(job, choice, snapshots, merged);
      return readSnapshot(job, choice, waiting.get(choice.target) ?? new Set());
    });
    return new Map(all.flatMap(({ target, result }) => (result instanceof Failure ? [] : [[target, result]])));
  });
  return {
    reports: all.map((one) => reportOf(job, one)),
    unsaved: new Map(all.flatMap(({ target, result }) => (result instanceof Failure ? [[target, result]] : []))),
  };
}

async function readSnapshot({ hide }: Job, choice: ChosenTarget, waiting: ReadonlySet<string>): Promise<string> {
  const savedAt = new Date();
  const list = await snapshot({ ...choice, liveFile: undefined, records: 'counted' });
  return hiddenJson(withFacts(snapshotText(list), { savedAt, waiting }), hide);
}

function reportOf({ log }: Job, { target, result }: OnTarget<string>): Report {
  const head = { command: 'snapshot', target };
  if (result instanceof Failure) return reportOfFailure(result, head);
  log.say(`Saved a snapshot of ${printable(target)}.`);
  return { ...EMPTY_REPORT, results: [{ ...head, outcome: 'saved' }] };
}
