import { asFailure, type Failure } from '../problem/failure.ts';
import { printable } from '../render/printable.ts';
import { credentialsOf } from '../run/connect-target.ts';
import type { ProjectChoice } from '../run/open-project.ts';
import type { Job } from './job.ts';
import { projectIn, targetNames } from './project.ts';
import { sayFailure } from './tell-problems.ts';

/** A project with one of its targets, by name. */
export interface ChosenTarget extends ProjectChoice {
  readonly target: string;
}

/** What became of the work on one target. */
export type OnTarget<T> = { readonly target: string } & (
  | { readonly outcome: 'done'; readonly result: T }
  | { readonly outcome: 'failed'; readonly failure: Failure }
);

/**
 * Works on the targets that the input means, one after the other. What ends one of them does not keep the others from
 * their turn. Everything that must not be shown is known before the work on a target begins.
 */
export async function onEachTarget<T>(
  job: Job,
  work: (choice: ChosenTarget) => Promise<T>,
): Promise<readonly OnTarget<T>[]> {
  const project = projectIn(job.runner.workspace, job);
  const names = await targetNames(project, job);
  const done: OnTarget<T>[] = [];
  for (const target of names) {
    if (names.length > 1) job.log.say(`── ${printable(target)} ──`);
    done.push(await onTarget(job, { ...project, target }, work));
  }
  return done;
}

function onTarget<T>(job: Job, choice: ChosenTarget, work: (choice: ChosenTarget) => Promise<T>): Promise<OnTarget<T>> {
  return attempt(job, choice.target, async () => {
    job.hide.add(await credentialsOf({ ...choice, liveFile: undefined }));
    return work(choice);
  });
}

/** A part of the work on a target, which may fail by itself: said in the log, and a value to go on with. */
export async function attempt<T>(job: Job, target: string, work: () => Promise<T>): Promise<OnTarget<T>> {
  try {
    return { target, outcome: 'done', result: await work() };
  } catch (error) {
    const failure = asFailure(error);
    // What is wrong with the words of the workflow is wrong for every target.
    if (failure.code === 'WRONG_USE') throw failure;
    sayFailure(failure, job.log.say);
    return { target, outcome: 'failed', failure };
  }
}
