import { basename, dirname, join, posix } from 'node:path';
import { Failure } from '../problem/failure.ts';
import { ALL_TARGETS, CONFIG_FILE, chooseTargets, type ProjectChoice } from '../run/open-project.ts';
import type { Job } from './job.ts';

/** The project that a workflow means, in a folder that stands for the top of the repository. */
export function projectIn(folder: string, { inputs, runner }: Job): ProjectChoice {
  return {
    cwd: join(folder, projectFolder(inputs)),
    configFile: basename(inputs.text('config')),
    env: environmentOfFiles(runner.env, inputs.text('token')),
  };
}

const OF_THE_RUNNER = /^(?:INPUT|ACTIONS|GITHUB|RUNNER)_/iu;

/**
 * What files may name as `${env:…}`, and programs inherit: not what is the runner's own. Its tokens are for GitHub, and a
 * file that names one would carry it to a help desk.
 */
function environmentOfFiles(env: ProjectChoice['env'], token: string): ProjectChoice['env'] {
  const isGitHubs = ([name, value]: readonly [string, string | undefined]): boolean =>
    OF_THE_RUNNER.test(name) || (token !== '' && value?.includes(token) === true);
  return Object.fromEntries(Object.entries(env).filter((variable) => !isGitHubs(variable)));
}

/** From the top of the repository to the project; empty where they are one. */
export function projectFolder(inputs: Job['inputs']): string {
  const folder = dirname(inputs.text('config'));
  return folder === '.' ? '' : folder;
}

/** What tells projects of one repository apart: their folder, empty for its top. Two of one folder have their files. */
export function projectName(inputs: Job['inputs']): string {
  const path = posix.normalize(inputs.text('config'));
  if (path === CONFIG_FILE) return '';
  return path.endsWith(`/${CONFIG_FILE}`) ? posix.dirname(path) : path;
}

/**
 * The names of the targets that the workflow means; a project's only one may be left out.
 * @throws {Failure} WRONG_USE where there are several and none is named.
 */
export async function targetNames(project: ProjectChoice, { inputs }: Job): Promise<readonly string[]> {
  const words = inputs.list('target');
  const { targets } = await chooseTargets(project, words.length === 0 ? [ALL_TARGETS] : words);
  const names = targets.map(({ name }) => name);
  if (words.length > 0 || names.length === 1) return names;
  throw new Failure('WRONG_USE', 'the project has several targets, and the input target names none', {
    hint: `Choose with target: ${names.join(', ')}, tag:WORD or all.`,
  });
}
