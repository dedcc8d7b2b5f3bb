import { Failure, worstOf } from '../model/failure.ts';
import { groupPlans, IN_TEXT, resultOf } from '../render/headline.ts';
import { printableShort } from '../render/printable.ts';
import { findingsOf, refusalsOf } from '../render/problems.ts';
import type { TargetChange } from '../run/target-changes.ts';
import { writeOnce } from './client.ts';
import type { Mark } from './comment/mark.ts';
import type { Commented } from './comment/write-comment.ts';
import { projectName } from './inputs.ts';
import { awaitsSnapshot, type Planned } from './plan-project.ts';
import type { Job } from './project.ts';
import type { Pull } from './pulls.ts';
import { EMPTY_REPORT, findingsOfFailure, hasChanges, type Report, reportOfFailure } from './report.ts';

/** The plans of one pull request or entry of the queue, and the outcome of its comment. */
export interface Told {
  readonly pull: number | undefined;
  readonly planned: readonly Planned[];
  readonly changes: readonly TargetChange[];
  readonly marks: Mark['targets'];
  /** Set if its changes to targets need an approval first. */
  readonly unreviewed: Failure | undefined;
  /** The targets whose plan is another one than the approved one. */
  readonly stale: readonly string[];
  readonly comment: Commented | undefined;
}

/** What makes the check fail, the worst first. `target` is empty for what concerns all, or names its target itself. */
function faultsOf({ planned, changes, unreviewed, stale }: Told) {
  const faults: { readonly target: string; readonly failure: Failure }[] = [];
  if (unreviewed !== undefined) faults.push({ target: '', failure: unreviewed });
  for (const one of planned) {
    if (one.outcome === 'failed') {
      if (!awaitsSnapshot(one, changes)) faults.push(one);
    } else if (one.comesTo === 'refused') {
      const hint = 'Fix the refused changes listed in the comment.';
      const failure = new Failure('PLAN_REFUSED', `the plan for ${one.target} is refused`, { hint });
      faults.push({ target: '', failure });
    }
  }
  if (stale.length > 0) {
    const hint = 'Review the plan comment, and approve again.';
    const message = `the plan for ${stale.join(', ')} changed after its approval`;
    faults.push({ target: '', failure: new Failure('APPROVED_ANOTHER_PLAN', message, { hint }) });
  }
  return faults;
}

/** The reports of all plans of a run. Plans of other pull requests do not fail this run: their comments report them. */
export function reportsOfPlans(told: readonly Told[], whose: 'own' | 'others'): readonly Report[] {
  // If the comment cannot be written, the plan is still in the log and in outputs.
  const untold = told.flatMap(({ comment }) =>
    comment?.outcome === 'failed' ? [reportOfFailure(comment.failure)] : [],
  );
  return [
    ...untold,
    ...told.map((one) => ({ ...(whose === 'own' ? ownReport(one) : EMPTY_REPORT), ...resultsOf(one) })),
  ];
}

function ownReport(told: Told): Report {
  const faults = faultsOf(told);
  const failures = faults.map(({ failure }) => failure);
  const noCheck = { severity: 'warning', title: 'No comment and no check', where: undefined } as const;
  return {
    ...EMPTY_REPORT,
    exitStatus: worstOf(failures.map(({ exitStatus }) => exitStatus)),
    failures,
    changes: told.planned.some((one) => one.outcome === 'planned' && hasChanges(one.story)),
    findings: [
      ...(told.comment?.outcome === 'left' ? [{ ...noCheck, lines: [told.comment.why] }] : []),
      ...faults.flatMap(({ target, failure }) => findingsOfFailure(failure, target)),
      ...told.planned.flatMap((one) =>
        one.outcome === 'failed' ? [] : [...refusalsOf(one.story), ...findingsOf(one.warnings)],
      ),
    ],
  };
}

function resultsOf({ comment, pull, planned }: Told): Pick<Report, 'results' | 'urls'> {
  const url = comment !== undefined && 'url' in comment ? comment.url : undefined;
  const results = planned.map((one) => {
    const head = { command: 'plan', target: one.target, pull_request: pull ?? null, url: url ?? null };
    if (one.outcome === 'failed') return { ...head, outcome: 'failed', failure_reason: one.failure.code };
    const { destroys, restart, digest, counts } = one.story;
    return { ...head, outcome: one.comesTo, ...counts, destroys: destroys.length, restart, digest };
  });
  return { results, urls: url === undefined ? [] : [url] };
}

/** The check of a pull request, as rulesets of a branch require it: what makes it fail, or what it changes, in one line. */
export function checkOf(told: Told): { readonly state: 'success' | 'failure'; readonly description: string } {
  const [fault] = faultsOf(told);
  if (fault !== undefined) return { state: 'failure', description: fault.failure.message };
  const description = resultOf(groupPlans(told.planned), IN_TEXT);
  return { state: 'success', description: description === '' ? 'no changes' : description };
}

const LONGEST = 140;

/** "deskform", or "deskform/FOLDER" for a project in a subfolder. */
export function contextOf(job: Job): string {
  const project = projectName(job.inputs);
  return project === '' ? 'deskform' : `deskform/${project}`;
}

/** Sets the commit status of a head, unless it is set already. @throws {Failure} GITHUB_REFUSED, GITHUB_FAILED. */
export async function setStatus(
  job: Job,
  { head, statuses }: Pick<Pull, 'head' | 'statuses'>,
  { state, description: text }: ReturnType<typeof checkOf>,
  url: string,
): Promise<void> {
  const context = contextOf(job);
  const description = printableShort(job.hide.text(text), LONGEST - 1).slice(0, LONGEST);
  const there = statuses.get(context);
  if (there?.state === state && there.description === description) return;
  const { rest, at } = job.github;
  await writeOnce('set the commit status', 'statuses: write', () =>
    rest.repos.createCommitStatus({ ...at, sha: head, state, context, description, target_url: url }),
  );
}
