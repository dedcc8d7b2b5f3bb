import { basename, dirname, resolve } from 'node:path';
import { loadProject, type Project } from '../config/load-project.ts';
import type { Environment } from '../config/resolve-connection.ts';
import { type TargetSettings, WITHOUT_ADDRESS } from '../config/target-settings.ts';
import { Failure } from '../problem/failure.ts';

/** Where the project is: a folder, or a configuration file in it. */
export interface ProjectChoice {
  readonly cwd: string;
  readonly configFile: string | undefined;
  readonly env: Environment;
}

/** Reads all files. Their mistakes are in the project's problems; nothing is thrown for them. */
export function openProject({ cwd, configFile, env }: ProjectChoice): Promise<Project> {
  if (configFile === undefined) return loadProject({ folder: cwd }, env);
  const path = resolve(cwd, configFile);
  return loadProject({ folder: dirname(path), configFile: basename(path) }, env);
}

/**
 * A project's only target is the default; with several, one has to be named. Without any, one without an address stands
 * in, which says what is missing as soon as a help desk has to be asked.
 */
export function chooseTarget(project: Project, name: string | undefined): TargetSettings {
  const names = project.targets.filter((target) => target !== WITHOUT_ADDRESS).map((target) => target.name);
  if (name !== undefined) {
    const chosen = project.targets.find((target) => target.name === name);
    if (chosen !== undefined) return chosen;
    throw new Failure('WRONG_USE', `there is no target ${JSON.stringify(name)}`, {
      hint: names.length === 0 ? 'This project names none.' : `This project has: ${names.join(', ')}.`,
    });
  }
  const [only, ...others] = project.targets;
  if (only === undefined) return WITHOUT_ADDRESS;
  if (others.length === 0) return only;
  throw new Failure('WRONG_USE', 'the project has several targets', {
    hint: `Choose one with --target: ${names.join(', ')}.`,
  });
}
