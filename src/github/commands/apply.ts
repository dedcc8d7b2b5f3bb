import { printable } from '../../render/printable.ts';
import { ALL_TARGETS, chooseTargets, type ProjectChoice } from '../../run/open-project.ts';
import { type Applied, applyTarget, exitStatusOf } from '../apply-target.ts';
import { type Candidate, withFilesOf } from '../candidates.ts';
import { freezeComments } from '../comment/freeze-comment.ts';
import { commandOf, type Order, refused } from '../gate/command-comment.ts';
import { usedApprovals } from '../gate/used-approvals.ts';
import type { Job, JobResult } from '../job.ts';
import { projectIn, targetNames } from '../project.ts';
import { resultOfApplies } from '../result-of-applies.ts';

/**
 * Applies what was approved: on the branch whose files are checked out, or, on a command in a comment, what a pull
 * request would merge. The first target that does not come to its end stops the rest: waves go one after the other.
 */
export async function runApply(job: Job): Promise<JobResult> {
  const stop = stopSignal(job);
  const command = await commandOf(job);
  if (command.kind === 'none') {
    job.log.say(command.why);
    return resultOfApplies([], [], job);
  }
  const candidate: Candidate = {
    pull: undefined,
    since: undefined,
    files: command.kind === 'before-merge' ? command.commits : 'checked-out',
    commit: job.runner.commit,
  };
  return withFilesOf(candidate, job, async (folder) => {
    const project = projectIn(folder, job);
    const wanted = await targetsOf(command, project, job);
    const applied: Applied[] = [];
    for (const target of wanted) {
      if (wanted.length > 1) job.log.say(`── ${printable(target)} ──`);
      const one = await applyTarget(project, target, job, stop);
      applied.push(one);
      if (job.inputs.text('comment') !== 'off') {
        await freezeComments(job, { ...one, approvals: await usedApprovals(job, one) });
      }
      if (exitStatusOf(one) !== 0) break;
    }
    return resultOfApplies(applied, wanted.slice(applied.length), job);
  });
}

/** A comment chooses among the targets that the workflow applies to, and never another. */
async function targetsOf(
  command: Extract<Order, { readonly kind: 'branch' | 'after-merge' | 'before-merge' }>,
  project: ProjectChoice,
  job: Job,
): Promise<readonly string[]> {
  if (command.kind === 'branch' || command.target === undefined) return targetNames(project, job);
  const { target } = command;
  const words = job.inputs.list('target');
  const { targets } = await chooseTargets(project, words.length === 0 ? [ALL_TARGETS] : words);
  if (targets.some(({ name }) => name === target)) return [target];
  throw refused([`this workflow applies to no target ${JSON.stringify(target)}`]);
}

/** A runner that cancels a job asks it to end first: the request under way is finished, and the journal says the rest. */
function stopSignal({ log }: Job): AbortSignal {
  const stop = new AbortController();
  const onSignal = (): void => {
    log.say('Stopping after the request under way.');
    stop.abort();
  };
  process.once('SIGINT', onSignal);
  process.once('SIGTERM', onSignal);
  return stop.signal;
}
