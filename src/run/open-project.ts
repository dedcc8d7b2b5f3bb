import { basename, dirname, resolve } from 'node:path';
import type { Environment } from '../attribute/placeholder.ts';
import { loadProject, type Project } from '../config/load-project.ts';
import type { ProjectPlace } from '../config/project-settings.ts';
import { projectOnTarget } from '../config/target/project-on-target.ts';
import { type AskedDesk, type TargetSettings, WITHOUT_ADDRESS } from '../config/target/target-settings.ts';
import { Failure, InvalidConfig } from '../problem/failure.ts';
import { isError } from '../problem/problem.ts';
import { checkedDesk } from './asked-desk.ts';
import { mayBeExcused } from './excuse-problems.ts';
import type { Hide } from './hide.ts';
import { meansSeveral } from './target-words.ts';

export { CONFIG_FILE } from '../config/project-settings.ts';

/** Where the project is: a folder, or a configuration file in it. */
export interface ProjectChoice {
  readonly cwd: string;
  readonly configFile: string | undefined;
  readonly env: Environment;
  /** Hears of every credential that is read, before anything is sent; who shows or keeps results asks it. */
  readonly hide?: Hide | undefined;
  /** `import` may begin where no attribute file exists yet. */
  readonly patternMustMatch?: ProjectPlace['patternMustMatch'];
  /** Asked for this once, in place of the targets of the files. */
  readonly desk?: AskedDesk | undefined;
  /** Out of which no pattern leads; the repository around the project where left out. */
  readonly within?: ProjectPlace['within'];
}

/** Reads all files but overlays. Their mistakes are in the project's problems; nothing is thrown for them. */
export function openProject(choice: ProjectChoice): Promise<Project> {
  return loadProject(placeOf(choice), choice.env);
}

export function placeOf({ cwd, configFile, patternMustMatch, within, desk: asked }: ProjectChoice): ProjectPlace {
  const desk = asked === undefined ? undefined : checkedDesk(asked);
  if (configFile === undefined) return { folder: cwd, within, patternMustMatch, desk };
  const path = resolve(cwd, configFile);
  const place = { folder: dirname(path), configFile: basename(path), configCalled: configFile };
  return { ...place, within, patternMustMatch, desk };
}

export interface TargetChoice extends ProjectChoice {
  readonly target: string | undefined;
}

export interface OpenedTarget {
  /** With the overlays of the target laid over its definitions. */
  readonly project: Project;
  readonly target: TargetSettings;
}

/** The project as the chosen target has it. Throws InvalidConfig when a file that matters to this target holds a mistake. */
export async function openTarget(choice: TargetChoice): Promise<OpenedTarget> {
  const files = await openProject(choice);
  const [first] = files.targets;
  const target = choice.desk !== undefined && first !== undefined ? first : findTarget(files, choice.target);
  if (target instanceof Failure) {
    stopAtMistakes(files);
    throw target;
  }
  const project = await projectOnTarget(files, target);
  stopAtMistakes(project);
  return { project, target };
}

/** Mistakes that only a look at the help desk can excuse do not stop the run yet. */
function stopAtMistakes(project: Project): void {
  if (project.problems.some((problem) => isError(problem) && !mayBeExcused(problem, project)))
    throw new InvalidConfig(project.problems);
}

/**
 * A project's only target is the default; with several, one has to be named. Without any, one without an address stands
 * in, which says what is missing as soon as a help desk has to be asked.
 */
function findTarget({ targets }: Project, name: string | undefined): TargetSettings | Failure {
  const names = targets.filter((target) => target !== WITHOUT_ADDRESS).map((target) => target.name);
  if (name !== undefined) return targets.find((target) => target.name === name) ?? notOneTarget(name, names);
  const [only, ...others] = targets;
  if (only === undefined) return WITHOUT_ADDRESS;
  if (others.length === 0) return only;
  return new Failure('WRONG_USE', 'the project has several targets', {
    hint: `Choose one with --target: ${names.join(', ')}.`,
  });
}

/** What works on several has looked for them before. */
function notOneTarget(written: string, names: readonly string[]): Failure {
  if (names.length === 0 || !meansSeveral(written)) return unknownTarget(JSON.stringify(written), names);
  return new Failure('WRONG_USE', `this command takes one target, not ${JSON.stringify(written)}`, {
    hint: 'Run it for each of them; `deskform targets --json` lists them.',
  });
}

export function unknownTarget(written: string, names: readonly string[]): Failure {
  return new Failure('WRONG_USE', `there is no target ${written}`, {
    hint: names.length === 0 ? 'This project names none.' : `This project has: ${names.join(', ')}.`,
  });
}
