import { basename, dirname, resolve } from 'node:path';
import { problemOfAddress } from '../files/check/check-target.ts';
import { nearest } from '../files/check/words.ts';
import { loadProject, type Project } from '../files/load-project.ts';
import { type Declared, declaredBy } from '../files/pipeline.ts';
import { findProjectFolder, loadTargets, type ProjectPlace } from '../files/project-settings.ts';
import { spellAddress, type TargetSettings } from '../files/targets/target-settings.ts';
import { parseAttributeKey } from '../model/attribute-key.ts';
import { Failure, InvalidConfig } from '../model/failure.ts';
import type { Environment } from '../model/placeholder.ts';
import { applyLintLevels, isError, type Problem } from '../model/problem.ts';
import { shellWord } from '../render/shell-words.ts';
import type { Hide } from './hide.ts';

export { CONFIG_FILE } from '../files/project-settings.ts';

/** Where the project is: a folder, or a configuration file in it. */
export interface ProjectChoice {
  readonly cwd: string;
  readonly configFile: string | undefined;
  readonly env: Environment;
  /** A person may be in a folder of the project. */
  readonly search?: 'upwards';
  /** Hears of every credential that is read, before anything is sent; who shows or keeps results asks it. */
  readonly hide?: Hide | undefined;
  /** `import` may begin where no attribute file exists yet. */
  readonly patternMustMatch?: ProjectPlace['patternMustMatch'];
  /** Instead of a project: one help desk alone. */
  readonly desk?: ProjectPlace['desk'];
  /** Out of which no pattern leads; the repository around the project where left out. */
  readonly within?: ProjectPlace['within'];
}

/** Reads all files except overlays. Errors in them do not throw. */
export function openProject(choice: ProjectChoice): Promise<Project> {
  return loadProject(placeOf(choice));
}

export function placeOf(choice: ProjectChoice): ProjectPlace {
  const { cwd, configFile, search, patternMustMatch, within, desk: asked } = choice;
  if (asked !== undefined) mustBeVariable(asked.tokenVariable);
  const place = { within, patternMustMatch, desk: asked && { ...asked, url: addressOf(asked.url) } };
  if (configFile === undefined) return { ...place, folder: search === 'upwards' ? findProjectFolder(cwd) : cwd };
  const path = resolve(cwd, configFile);
  return { ...place, folder: dirname(path), configFile: basename(path), configCalled: configFile };
}

export interface TargetChoice extends ProjectChoice {
  readonly target: string | undefined;
  /** A saved answer of its list endpoint instead of the help desk. */
  readonly liveFile?: string | undefined;
}

export interface OpenedTarget {
  readonly project: Project;
  /** What the files and the overlays of the target declare. */
  readonly declared: Declared;
  readonly target: TargetSettings;
}

/** Opens the project for one target. Throws InvalidConfig if a file of this target contains an error. */
export function openTarget(choice: TargetChoice): Promise<OpenedTarget> {
  return openOn(choice, ({ problems }) => {
    if (problems.some(isError)) throw new InvalidConfig(problems);
  });
}

/**
 * Opens the project for work on pending changes, which journals and plan files know too. Throws InvalidConfig only for
 * errors in the settings. With `errors` in attribute files, lists and overlays it leaves out all definitions, and so
 * deletes nothing as undeclared.
 */
export async function openTargetDespiteErrors(
  choice: TargetChoice,
): Promise<OpenedTarget & { readonly errors: readonly Problem[] }> {
  const opened = await openOn(choice, ({ problems }, { settings }) => {
    if (applyLintLevels(settings.problems, settings.lint).some(isError)) throw new InvalidConfig(problems);
  });
  const errors = opened.declared.problems.filter(isError);
  if (errors.length === 0) return { ...opened, errors };
  const problems = opened.declared.problems.filter((problem) => !isError(problem));
  return {
    project: opened.project,
    declared: { ...opened.declared, definitions: [], overlaid: [], problems },
    target: { ...opened.target, undeclared: 'keep' },
    errors,
  };
}

async function openOn(
  choice: TargetChoice,
  stopAtErrors: (declared: Declared, project: Project) => void,
): Promise<OpenedTarget> {
  const project = await openProject(choice);
  const target = findTarget(project.settings, choice.target);
  if (target instanceof Failure) {
    stopAtErrors(await declaredBy(project, undefined), project);
    throw target;
  }
  const declared = await declaredBy(project, target);
  stopAtErrors(declared, project);
  return { project, declared, target };
}

/** Finds the target by name. Without a name, it is the only target of the project. */
function findTarget({ targets }: Project['settings'], name: string | undefined): TargetSettings | Failure {
  const names = targets.map((target) => target.name);
  if (name !== undefined) {
    const found = targets.find((target) => target.name === name);
    if (found !== undefined || names.length === 0 || !meansSeveral(name))
      return found ?? unknownTarget(JSON.stringify(name), names);
    // What works on several has looked for them before.
    const hint = 'Run it once for each target. `deskform targets --json` lists them.';
    return new Failure('WRONG_USE', `this command takes one target, not ${JSON.stringify(name)}`, { hint });
  }
  const [only, ...others] = targets;
  if (only === undefined)
    return new Failure('WRONG_USE', '`targets` is missing in deskform.yaml', {
      hint: 'Write `targets:`, below it a name such as `helpdesk:`, and below that its `url:`.',
    });
  if (others.length === 0) return only;
  const hint = `Choose one with --target: ${names.join(', ')}.`;
  return new Failure('WRONG_USE', 'the project has several targets', { hint });
}

function unknownTarget(written: string, names: readonly string[]): Failure {
  const name = written.replaceAll('"', '');
  const near = nearest(name, names);
  const isField = parseAttributeKey(name) !== undefined;
  const field = isField ? ` For one field, run \`deskform plan ${shellWord(name)}\`.` : '';
  const known = names.length === 0 ? 'This project has no targets.' : `This project has: ${names.join(', ')}.${field}`;
  const hint = near === undefined ? known : `Did you mean ${near}?`;
  return new Failure('WRONG_USE', `there is no target ${written}`, { hint });
}

/**
 * The targets that names, `tag:WORD` and `all` mean, each once, in the order in which they were first meant. Reads no
 * attribute file, no overlay and no environment variable of a target.
 */
export async function chooseTargets(choice: ProjectChoice, words: readonly string[]) {
  const { targets, problems } = await allTargets(choice);
  return { targets: [...new Set(words.flatMap((word) => targetsMeantBy(word, targets)))], problems };
}

/** Every target of the project, of which there may be none, and the warnings of its configuration. */
export async function allTargets(choice: ProjectChoice) {
  const { targets, problems } = await loadTargets(placeOf(choice));
  if (problems.some(isError)) throw new InvalidConfig(problems);
  return { targets, problems };
}

function targetsMeantBy(word: string, targets: readonly TargetSettings[]): readonly TargetSettings[] {
  if (word === ALL_TARGETS) {
    if (targets.length > 0) return targets;
    throw unknownTarget('to choose', []);
  }
  if (word.startsWith(TAG)) return withTag(word.slice(TAG.length), targets);
  const names = targets.map(({ name }) => name);
  if (names.includes(word)) return targets.filter(({ name }) => name === word);
  throw unknownTarget(JSON.stringify(word), names);
}

function withTag(tag: string, targets: readonly TargetSettings[]): readonly TargetSettings[] {
  const tagged = targets.filter(({ tags }) => tags.includes(tag));
  if (tagged.length > 0) return tagged;
  const known = [...new Set(targets.flatMap(({ tags }) => tags))];
  const hint = known.length === 0 ? 'No target has any tag.' : `Known tags: ${known.join(', ')}.`;
  throw new Failure('WRONG_USE', `no target has the tag ${JSON.stringify(tag)}`, { hint });
}

/** Chooses every target. */
export const ALL_TARGETS = 'all';
/** Chooses the targets that bear a tag, as in "tag:wave1". */
const TAG = 'tag:';

/** Can this value of `--target` select several targets? */
export function meansSeveral(written: string): boolean {
  return written === ALL_TARGETS || written.startsWith(TAG) || written.includes(',');
}

/** Checks an address from the command line: the start page, without credentials. */
export function addressOf(text: string): string {
  const url = text.trim();
  const fault = problemOfAddress('url', url, 'the address');
  if (fault !== undefined) throw new Failure('WRONG_USE', fault.message, { hint: fault.hint });
  const { username, password } = new URL(url);
  if (username === '' && password === '') return spellAddress(url);
  const hint = 'Give only the address. The token is read from the environment.';
  throw new Failure('WRONG_USE', 'the address contains credentials', { hint });
}

/** Checks the name of a variable. The message does not repeat it: it may be the token itself. */
export function mustBeVariable(name: string): void {
  const isToken = /^(?=.*[a-z])(?=.*[A-Z])[^_]{24,}$/u.test(name);
  if (/^[A-Za-z_][A-Za-z0-9_]*$/u.test(name) && !isToken) return;
  const hint = 'For example HELPDESK_TOKEN. Never pass the token itself.';
  throw new Failure('WRONG_USE', '--token-env takes the name of an environment variable', { hint });
}
