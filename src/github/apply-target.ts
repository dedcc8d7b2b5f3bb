import { join } from 'node:path';
import { asFailure } from '../problem/as-failure.ts';
import { type ExitStatus, Failure } from '../problem/failure.ts';
import { applyEventLine, renderApplyReport } from '../render/apply-text.ts';
import { filePaper } from '../render/paper.ts';
import { renderPlanText } from '../render/plan-text.ts';
import { renderProblems } from '../render/problems.ts';
import type { Story } from '../render/story/story.ts';
import { tellPlan } from '../render/story/tell-plan.ts';
import { PLAIN } from '../render/style.ts';
import { renderUndoReport } from '../render/undo-text.ts';
import { type Applicant, type ApplyResult, apply } from '../run/apply.ts';
import { type Approvals, NO_APPROVALS, readApprovals } from '../run/approvals.ts';
import { credentialForms } from '../run/credentials.ts';
import type { ProjectChoice } from '../run/open-project.ts';
import { type Outcome, outcomeOf } from '../run/outcome.ts';
import { type PlanRequest, type PlanResult, plan } from '../run/plan.ts';
import { planFileText } from '../run/plan-document.ts';
import { PLAN_LAYOUT } from '../run/plan-files.ts';
import { summaryOf } from '../run/summary.ts';
import { mustHaveWorked, renderRehearsal } from '../run/tell-rehearsal.ts';
import { hashOf } from './comment/mark.ts';
import { type Approval, approvedDigests } from './gate/approvals-from-comments.ts';
import { hiddenIn } from './hide.ts';
import type { Job } from './job.ts';
import { folderNamed, type PlanFiles, writePlanFiles } from './plan-files.ts';
import { projectIn } from './project.ts';
import { sayFailure } from './say-failure.ts';
import { shortCommit } from './short-commit.ts';

/** What came of one target. */
export type Applied = {
  readonly target: string;
  /** The pull requests whose approval it went by. */
  readonly approvals: readonly Approval[];
} & (
  | {
      readonly outcome: 'planned';
      readonly result: ApplyResult;
      readonly came: Outcome;
      readonly story: Story;
      /** In the log's words. */
      readonly text: string;
      readonly files: PlanFiles;
    }
  | { readonly outcome: 'failed'; readonly failure: Failure }
);

/** As the program would have ended with it. */
export function exitStatusOf(applied: Applied): ExitStatus {
  return applied.outcome === 'failed' ? applied.failure.exitStatus : applied.came.exitStatus;
}

/** Applies what was approved for one target, and nothing else. What goes wrong with it is a value. */
export async function applyTarget(
  project: ProjectChoice,
  target: string,
  job: Job,
  stop: AbortSignal,
): Promise<Applied> {
  const { log, hide } = job;
  let approvals: readonly Approval[] = [];
  try {
    const request = requestOf(project, target, job);
    hide.add(await credentialForms(request));
    if (job.inputs.text('expect') === 'comments') approvals = await approvedDigests(job, target);
    const approved = await approvedOf(approvals, request, job);
    const result = withWaysOut(
      await apply({ ...request, approvals: approved, commandFolder: commandFolder(job) }, applicantOf(job, stop)),
      approved,
    );
    const story = hiddenIn(tellPlan(result.plan, shortCommit(job.runner.commit)), hide);
    const came = outcomeOf(result);
    const json = (): string => planFileText(result);
    const files = await writePlanFiles(target, { plan: result.plan, story, json, layOut: PLAN_LAYOUT }, job);
    const text = inWords(result);
    if (result.outcome === 'held') log.say(renderPlanText(story, filePaper('unicode')));
    log.say(text);
    if (came.failure !== undefined) sayFailure(came.failure, log.say);
    return { outcome: 'planned', target, approvals, result, came, story, text, files };
  } catch (error) {
    const failure = asFailure(error);
    sayFailure(failure, log.say);
    return { outcome: 'failed', target, approvals, failure };
  }
}

/** Where journals go: beside the plan files where the workflow names no folder, since files of others are gone afterwards. */
export function journalFolder(job: Job): string {
  return folderNamed('journal', job) ?? join(job.runner.temp, 'deskform-journal');
}

function requestOf(project: ProjectChoice, target: string, job: Job): PlanRequest {
  return {
    ...project,
    target,
    liveFile: undefined,
    allowDestroy: job.inputs.list('allow-destroy'),
    journalFolder: journalFolder(job),
  };
}

/** A program that restarts is one of the branch that is checked out, whosever files are applied. */
function commandFolder(job: Job): string {
  return projectIn(job.runner.workspace, job).cwd;
}

async function approvedOf(approvals: readonly Approval[], request: PlanRequest, job: Job): Promise<Approvals> {
  const expect = job.inputs.text('expect');
  if (expect === 'anything') return NO_APPROVALS;
  if (expect !== 'comments') return readApprovals(request.cwd, [], job.inputs.list('expect'));
  const digests = approvals.flatMap(({ digest }) => digest ?? []);
  const hashes = approvals.flatMap(({ digest, digestHash }) => (digest === undefined ? [digestHash] : []));
  const read = await readApprovals(request.cwd, [], [...digests, ...(await digestsBehind(hashes, request))]);
  // Where nothing was approved, nothing may be applied; to the program, no digest at all means that nobody reviews.
  return { ...read, demand: 'only-these' };
}

/** Nothing was approved at all: that is another matter than an approval that no longer fits. */
function withWaysOut(result: ApplyResult, { digests, demand }: Approvals): ApplyResult {
  if (result.outcome !== 'held' || result.failure.code !== 'NOT_AS_REVIEWED') return result;
  const { failure: cause } = result;
  const isMissing = demand === 'only-these' && digests.length === 0;
  const failure = isMissing
    ? new Failure('NOTHING_APPROVED', 'no plan comment approves what this would do; nothing was sent', {
        hint: `${LOOK_AND_GIVE}; or merge a pull request whose newest plan comment shows it.`,
        cause,
      })
    : new Failure('NOT_AS_REVIEWED', cause.message, { hint: `${LOOK_AND_GIVE}.`, cause });
  return { ...result, failure };
}

const LOOK_AND_GIVE = 'Look at the plan of this run. If it is right, run it again with its digest as the input expect';

/** A digest too long for a comment stands there as its hash: the plan made now has it, or it has moved. */
async function digestsBehind(hashes: readonly string[], request: PlanRequest): Promise<readonly string[]> {
  if (hashes.length === 0) return [];
  const { plan: now } = await plan(request);
  return hashes.includes(hashOf(now.digest)) ? [now.digest] : [];
}

/** Nobody is there to be asked: the approval has been given, or nothing is applied. */
function applicantOf({ inputs, log, hide }: Job, stop: AbortSignal): Applicant {
  return {
    stop,
    tell: (event) => {
      const line = applyEventLine(event, PLAIN);
      if (line !== undefined) log.say(line);
    },
    confirm: async (shown: PlanResult) => {
      if (shown.problems.length > 0) log.say(renderProblems(shown.problems, PLAIN));
      log.say(renderPlanText(hiddenIn(tellPlan(shown.plan, undefined), hide), filePaper('unicode')));
      if (summaryOf(shown.plan) === 'refused') return 'stop';
      if (inputs.isOn('rehearse')) {
        const rehearsal = await shown.rehearse();
        log.say(renderRehearsal(rehearsal, PLAIN));
        mustHaveWorked(rehearsal);
      }
      return 'go';
    },
  };
}

function inWords(result: ApplyResult): string {
  switch (result.outcome) {
    case 'nothing-to-do':
      return 'Nothing to do: the help desk is as declared.';
    case 'refused':
    case 'held':
      return 'Not applied: nothing was sent.';
    case 'worked':
      return `${renderApplyReport(result.report, PLAIN)}${result.undo === undefined ? '' : renderUndoReport(result.undo, PLAIN)}`;
  }
}
