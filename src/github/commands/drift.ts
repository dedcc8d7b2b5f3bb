import { Failure } from '../../model/failure.ts';
import { renderDriftText, tellDrift } from '../../render/drift.ts';
import { FILE_PAPER, PLAIN } from '../../render/paper.ts';
import { renderProblems } from '../../render/problems.ts';
import { drift, keysToAccept } from '../../run/drift.ts';
import { commitOf } from '../../run/git/commit.ts';
import { hiddenIn } from '../../run/hide.ts';
import { knownTarget } from '../approvals.ts';
import { type Drifted, keepDriftIssue } from '../drift-issue.ts';
import { withNotes } from '../plan-project.ts';
import { type ChosenTarget, type Job, type OnTarget, onEachTarget, tried } from '../project.ts';
import { EMPTY_REPORT, hasChanges, type Report, reportOfFailure } from '../report.ts';
import { factsOfSnapshot, fetchSnapshots, type SnapshotFacts, savedText } from '../snapshots.ts';

/** Compares files and targets, and keeps one issue for the project while they differ. Reported drift is not a failure. */
export async function runDrift(job: Job): Promise<readonly Report[]> {
  // A snapshot makes its address known.
  const snapshots = await fetchSnapshots(job);
  const looked = await onEachTarget(job, async (choice) => {
    await knownTarget(job, choice, snapshots, []);
    const saved = await savedText(job, snapshots, choice.target);
    return driftOfTarget(job, choice, factsOfSnapshot(saved ?? '').waiting);
  });
  const url = await tried(job, () => keepDriftIssue(job, looked));
  if (url instanceof Failure) return [reportOfFailure(url), ...looked.map((one) => reportOf(one, undefined))];
  if (url !== undefined) job.log.say(`Drift issue: ${url}`);
  return looked.map((one) => reportOf(one, url));
}

function reportOf({ target, result }: OnTarget<Drifted>, url: string | undefined): Report {
  const head = { command: 'drift', target, url: url ?? null };
  const urls = url === undefined ? [] : [url];
  if (result instanceof Failure) return { ...reportOfFailure(result, head), urls };
  const { differences } = result.drift;
  const outcome = differences.length === 0 ? 'none' : 'drift';
  const results = [{ ...head, outcome, failure_reason: null, differences }];
  return { ...EMPTY_REPORT, changes: hasChanges(result.story), urls, results };
}

async function driftOfTarget(job: Job, choice: ChosenTarget, waiting: SnapshotFacts['waiting']): Promise<Drifted> {
  const { hide, log, runner } = job;
  const { journalFolder } = runner;
  const result = await drift({ ...choice, journalFolder, allowDestroy: [] });
  const commit = await commitOf(result.folder, result.files);
  // An approved plan resolves some of the differences.
  const told = withNotes(tellDrift(result.drift, commit), ({ key }) => (waiting.has(key) ? WAITS : undefined));
  const story = hiddenIn(told, hide);
  if (result.problems.length > 0) log.say(renderProblems(result.problems, PLAIN));
  log.say(renderDriftText(story, result.drift, FILE_PAPER));
  if (result.drift.differences.length > 0) log.say(`Digest: ${story.digest}`);
  const toTake = keysToAccept(result).filter((key) => !waiting.has(key));
  return { drift: result.drift, story, toTake };
}

const WAITS = 'approved in a merged pull request, and not applied yet';
