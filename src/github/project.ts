import { basename, join } from 'node:path';
import { asFailure, Failure } from '../problem/failure.ts';
import { printable } from '../render/printable.ts';
import { credentialsOf } from '../run/connect-target.ts';
import { ALL_TARGETS, chooseTargets, type ProjectChoice } from '../run/open-project.ts';
import { projectFolder } from './inputs.ts';
import type { Job } from './job.ts';
import { sayFailure } from './report.ts';

/** The project of the workflow, in a folder that represents the repository root. */
export function projectIn(folder: string, { inputs, runner }: Job): ProjectChoice {
  return {
    cwd: join(folder, projectFolder(inputs)),
    configFile: basename(inputs.config),
    env: environmentOfFiles(runner.env, inputs.token),
  };
}

/** Variables of the runner, except GITHUB_ACTIONS, which is not secret and selects hints for missing variables. */
const OF_THE_RUNNER = /^(?:INPUT|ACTIONS|GITHUB(?!_ACTIONS$)|RUNNER)_/iu;

/**
 * The variables that files may name as `${env:…}` and programs inherit, without those of the runner: a file must not be
 * able to send a GitHub token to a help desk.
 */
function environmentOfFiles(env: ProjectChoice['env'], token: string): ProjectChoice['env'] {
  const isGitHubs = ([name, value]: readonly [string, string | undefined]): boolean =>
    OF_THE_RUNNER.test(name) || (token !== '' && value?.includes(token) === true);
  return Object.fromEntries(Object.entries(env).filter((variable) => !isGitHubs(variable)));
}

/** The names of the targets that the workflow selects. */
export async function targetNames(project: ProjectChoice, { inputs }: Job): Promise<readonly string[]> {
  return (await chooseTargets(project, inputs.target)).targets.map(({ name }) => name);
}

/** The names of all targets of a project. */
export async function allNames(project: ProjectChoice): Promise<readonly string[]> {
  return (await chooseTargets(project, [ALL_TARGETS])).targets.map(({ name }) => name);
}

/** A project with the name of one of its targets. */
export interface ChosenTarget extends ProjectChoice {
  readonly target: string;
}

/** The outcome of the work on one target. */
export type OnTarget<T> = { readonly target: string } & (
  | { readonly outcome: 'done'; readonly result: T }
  | { readonly outcome: 'failed'; readonly failure: Failure }
);

/**
 * Works on the selected targets, one after the other. A failure of one does not stop the others. The secrets of a target
 * are registered before its work begins.
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
    done.push(
      await attempt(job, target, async () => {
        job.hide.add(await credentialsOf({ ...project, target, liveFile: undefined }));
        return work({ ...project, target });
      }),
    );
  }
  return done;
}

/** Runs a part of the work on a target. A failure is returned. */
export async function attempt<T>(job: Job, target: string, work: () => Promise<T>): Promise<OnTarget<T>> {
  const result = await tried(job, work);
  return result instanceof Failure
    ? { target, outcome: 'failed', failure: result }
    : { target, outcome: 'done', result };
}

/** Runs the work. A failure is logged and returned. */
export async function tried<T>(job: Job, work: () => Promise<T>): Promise<T | Failure> {
  try {
    return await work();
  } catch (error) {
    const failure = asFailure(error);
    // A wrong workflow input affects every target.
    if (failure.code === 'WRONG_USE') throw failure;
    sayFailure(failure, job.log.say);
    return failure;
  }
}
