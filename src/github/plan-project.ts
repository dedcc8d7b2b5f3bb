import { join } from 'node:path';
import { asFailure, Failure } from '../problem/failure.ts';
import type { Problem } from '../problem/problem.ts';
import { FILE_PAPER, PLAIN } from '../render/paper.ts';
import { renderPlanText } from '../render/plan-text.ts';
import { renderProblems } from '../render/problems.ts';
import type { TargetPlan } from '../render/result-markdown.ts';
import type { Story } from '../render/story/story.ts';
import { tellPlan } from '../render/story/tell-plan.ts';
import { shortCommit } from '../render/words.ts';
import { credentialsOf } from '../run/connect-target.ts';
import { reviewedRecords } from '../run/count-records.ts';
import { hiddenIn } from '../run/hide.ts';
import { chooseTargets, type ProjectChoice } from '../run/open-project.ts';
import { type PlanRequest, type PlanResult, plan } from '../run/plan.ts';
import { PLAN_LAYOUT, planFileText, summaryOf } from '../run/plan-files.ts';
import { connectionHash, type TargetChange } from '../run/target-changes.ts';
import { hashOf, nameInMark, type TargetMark, withDigests } from './comment/mark.ts';
import type { Job } from './job.ts';
import { type Known, mustBeKnown } from './known-addresses.ts';
import { writePlanFiles } from './plan-files.ts';
import { sayFailure } from './report.ts';
import { type SavedLists, savedFile } from './saved-lists.ts';
import { isOfNewAddress } from './target-notices.ts';

/** The plan of one target, or why there is none. */
export type Planned = { readonly target: string } & (
  | {
      readonly outcome: 'planned';
      readonly result: PlanResult;
      readonly story: Story;
      readonly warnings: readonly Problem[];
      readonly comesTo: ReturnType<typeof summaryOf>;
    }
  | { readonly outcome: 'failed'; readonly failure: Failure }
);

/** What to plan: files in a folder that represents the repository root, against saved lists or the help desk. */
export interface ToPlan {
  readonly project: ProjectChoice;
  readonly targets: readonly string[];
  /** Undefined: plan against the help desk itself. */
  readonly lists: SavedLists | undefined;
  /** The commit to compare the files with, to find removed definitions. */
  readonly since: string | undefined;
  /** The commit of the files, as shown to the reader. */
  readonly commit: string;
  /** Undefined if no token is sent, or if a pull request's own run uses the targets of the base branch. */
  readonly known: Known | undefined;
  /** A prefix for the names of plan files: "pull-12/". */
  readonly prefix: string;
  /** The changes of the files to targets. */
  readonly changes: readonly TargetChange[];
}

/** Plans one target after the other. A failure of one does not stop the others. */
export async function planProject(toPlan: ToPlan, job: Job): Promise<readonly Planned[]> {
  const planned: Planned[] = [];
  for (const target of toPlan.targets) {
    try {
      planned.push(await planTarget(toPlan, target, job));
    } catch (error) {
      const failure = inItsWords(asFailure(error), target, toPlan.changes);
      sayFailure(failure, job.log.say);
      planned.push({ outcome: 'failed', target, failure });
    }
  }
  return planned;
}

/** Rewrites a failure for saved lists of the branch: the temporary file means nothing to the reader. */
function inItsWords(failure: Failure, target: string, changes: readonly TargetChange[]): Failure {
  const isNew = isOfNewAddress({ target, failure }, changes);
  if (!isNew && failure.code !== 'LIST_FROM_ANOTHER_DESK') return failure;
  const message =
    failure.code === 'LIST_FROM_ANOTHER_DESK'
      ? `the saved list of ${target} comes from another address than its url`
      : failure.message;
  const hint = isNew
    ? 'After the merge, deskform saves the list of the new address. Then approve a plan against that list, manually or in the next pull request. Until then, nothing is applied.'
    : 'The url changed on the base branch without a pull request, so it is not approved. Restore the old url there, then change it in a pull request.';
  return new Failure(failure.code, message, { hint, cause: failure });
}

async function planTarget(toPlan: ToPlan, target: string, job: Job): Promise<Planned> {
  const { project, lists, since, commit, known, prefix } = toPlan;
  if (known !== undefined) await mustBeKnown(job, { ...project, target }, known);
  const request: PlanRequest = {
    ...project,
    target,
    liveFile: lists === undefined ? undefined : await savedFile(job, lists, target),
    since,
    allowDestroy: job.inputs.list('allow-destroy'),
    journalFolder: undefined,
  };
  job.hide.add(await credentialsOf(request));
  const result = await plan(request);
  const story = hiddenIn(tellPlan(result.plan, shortCommit(commit)), job.hide);
  const warnings = hiddenIn(result.problems, job.hide);
  if (warnings.length > 0) job.log.say(renderProblems(warnings, PLAIN));
  job.log.say(renderPlanText(story, FILE_PAPER));
  const json = (): string => planFileText(result);
  await writePlanFiles(join(prefix, target), { plan: result.plan, story, json, layOut: PLAN_LAYOUT }, job);
  return { outcome: 'planned', target, result, story, warnings, comesTo: summaryOf(result.plan) };
}

/** Converts the plans for a comment. */
export function tellPlans(planned: readonly Planned[]): readonly TargetPlan[] {
  return planned.map(
    (one): TargetPlan =>
      one.outcome === 'planned'
        ? { outcome: 'planned', target: one.target, story: one.story, warnings: one.warnings }
        : { outcome: 'failed', target: one.target, failure: one.failure },
  );
}

/**
 * What a comment approves for each target: the plan, and the address if the comment shows it. `project` has the targets
 * after the merge.
 */
export async function marksOf(
  planned: readonly Planned[],
  project: ProjectChoice,
  changes: readonly TargetChange[],
): Promise<readonly TargetMark[]> {
  const named = planned.filter(({ target }) => target !== '');
  const targets =
    named.length === 0
      ? []
      : (
          await chooseTargets(
            project,
            named.map(({ target }) => target),
          )
        ).targets;
  const connections = new Map(targets.map((target) => [target.name, connectionHash(target)]));
  return withDigests(
    named.map((one) => {
      const digest = one.outcome === 'planned' ? one.result.plan.digest : '';
      const isShown = one.outcome === 'planned' || isOfNewAddress(one, changes);
      return {
        target: nameInMark(one.target),
        state: one.outcome === 'planned' ? 'open' : 'none',
        connection: (isShown ? connections.get(one.target) : undefined) ?? '',
        digestHash: digest === '' ? '' : hashOf(digest),
        digest,
        records: one.outcome === 'planned' ? reviewedRecords(one.result.plan.rules.counts) : undefined,
      };
    }),
  );
}
