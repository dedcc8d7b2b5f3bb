import { basename, join } from 'node:path';
import { asFailure, type Failure } from '../problem/failure.ts';
import { printable } from '../render/printable.ts';
import { credentialsOf } from '../run/connect-target.ts';
import { ALL_TARGETS, chooseTargets, type ProjectChoice } from '../run/open-project.ts';
import { projectFolder } from './inputs.ts';
import type { Job } from './job.ts';
import { sayFailure } from './report.ts';

/** The project that a workflow means, in a folder that stands for the root of the repository. */
export function projectIn(folder: string, { inputs, runner }: Job): ProjectChoice {
  return {
    cwd: join(folder, projectFolder(inputs)),
    configFile: basename(inputs.text('config')),
    env: environmentOfFiles(runner.env, inputs.text('token')),
  };
}

/** That this is a runner is no secret, and decides how what is missing is told. */
const OF_THE_RUNNER = /^(?:INPUT|ACTIONS|GITHUB(?!_ACTIONS$)|RUNNER)_/iu;

/**
 * What files may name as `${env:…}`, and programs inherit: not what is the runner's own. Its tokens are for GitHub, and a
 * file that names one would carry it to a help desk.
 */
function environmentOfFiles(env: ProjectChoice['env'], token: string): ProjectChoice['env'] {
  const isGitHubs = ([name, value]: readonly [string, string | undefined]): boolean =>
    OF_THE_RUNNER.test(name) || (token !== '' && value?.includes(token) === true);
  return Object.fromEntries(Object.entries(env).filter((variable) => !isGitHubs(variable)));
}

/** The targets that the workflow means, by name. */
export async function targetNames(project: ProjectChoice, { inputs }: Job): Promise<readonly string[]> {
  return (await chooseTargets(project, inputs.list('target'))).targets.map(({ name }) => name);
}

/** All targets of a project, by name. */
export async function allNames(project: ProjectChoice): Promise<readonly string[]> {
  return (await chooseTargets(project, [ALL_TARGETS])).targets.map(({ name }) => name);
}

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
    done.push(
      await attempt(job, target, async () => {
        job.hide.add(await credentialsOf({ ...project, target, liveFile: undefined }));
        return work({ ...project, target });
      }),
    );
  }
  return done;
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
