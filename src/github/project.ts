import { basename, join } from 'node:path';
import { asFailure, type Failure } from '../model/failure.ts';
import { printable } from '../render/printable.ts';
import { credentialsOf } from '../run/connect-target.ts';
import { type Hide, makeHide } from '../run/hide.ts';
import { chooseTargets, type ProjectChoice } from '../run/open-project.ts';
import type { GitHub } from './client.ts';
import { type Inputs, projectFolder } from './inputs.ts';
import type { Log } from './log.ts';
import { sayFailure } from './report.ts';
import type { Runner } from './runner.ts';

/** All that a command of the Action works with. */
export interface Job {
  readonly inputs: Inputs;
  readonly runner: Runner;
  readonly github: GitHub;
  readonly log: Log;
  readonly hide: Hide;
}

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
  const isHarmless = ([name, value]: readonly [string, string | undefined]): boolean =>
    !OF_THE_RUNNER.test(name) && (token === '' || value?.includes(token) !== true);
  return Object.fromEntries(Object.entries(env).filter(isHarmless));
}

export async function namesOf(project: ProjectChoice, words: readonly string[]): Promise<readonly string[]> {
  return (await chooseTargets(project, words)).targets.map(({ name }) => name);
}

export interface ChosenTarget extends ProjectChoice {
  readonly target: string;
}

export interface OnTarget<T> {
  readonly target: string;
  readonly result: T | Failure;
}

/** For the run on one target: what it reads, the job hides too, but what others call a credential is not of its journal. */
export function hideOfRun(job: Job): Hide {
  const own = makeHide();
  return {
    ...own,
    add: (secrets) => {
      job.hide.add(secrets);
      own.add(secrets);
    },
  };
}

/** Works on the selected targets, one after the other. A failure of one does not stop the others. */
export async function onEachTarget<T>(
  job: Job,
  work: (choice: ChosenTarget) => Promise<T>,
): Promise<readonly OnTarget<T>[]> {
  const project = projectIn(job.runner.workspace, job);
  const names = await namesOf(project, job.inputs.target);
  const done: OnTarget<T>[] = [];
  for (const target of names) {
    if (names.length > 1) job.log.say(`── ${printable(target)} ──`);
    const result = await tried(job, async () => {
      job.hide.add(await credentialsOf({ ...project, target }));
      return work({ ...project, target, hide: hideOfRun(job) });
    });
    done.push({ target, result });
  }
  return done;
}

/** Runs the work. A failure is logged and returned, except a wrong input, which affects every target. */
export async function tried<T>(job: Job, work: () => Promise<T>): Promise<T | Failure> {
  try {
    return await work();
  } catch (error) {
    const failure = asFailure(error);
    if (failure.code === 'WRONG_USE') throw failure;
    sayFailure(failure, job.log.say);
    return failure;
  }
}
