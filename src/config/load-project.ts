import { lstat, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { AttributeKey } from '../attribute/attribute-key.ts';
import type { AttributeDefinition } from '../attribute/definition.ts';
import type { Environment } from '../attribute/placeholder.ts';
import { staysIn } from '../disk/place.ts';
import { atLevels, byPlace, type LintLevels, makeProblem, type Problem, problemAtValue } from '../problem/problem.ts';
import { formatPosition } from '../problem/source-position.ts';
import { findIds } from '../schema/check-overlay.ts';
import { lint } from '../schema/lint/lint.ts';
import { type EmptyPattern, type FoundFiles, findFiles, type Ground, groundOf } from './find-files.ts';
import { type LateLists, lateLists } from './options-from.ts';
import {
  CONFIG_FILE,
  type ProjectFile,
  projectOfAskedDesk,
  readProjectFile,
  targetOfEnvironment,
  unreadableProjectFile,
  withAskedDesk,
} from './project-file.ts';
import {
  lintAttributes,
  type ReadAttribute,
  readDefinitions,
  type SecretSource,
  type WrittenAttribute,
} from './read-definitions.ts';
import { isProblem, readTargetText, readText } from './read-text.ts';
import { problemAt, problemWithSource } from './source-text.ts';
import { findOverlays } from './target/overlay-files.ts';
import { noProject } from './target/resolve-connection.ts';
import { findGivenAway } from './target/resolve-secrets.ts';
import { type AskedDesk, type TargetSettings, WITHOUT_ADDRESS } from './target/target-settings.ts';

export interface ProjectPlace {
  readonly folder: string;
  /** Out of which no pattern leads; the repository around the folder where left out. */
  readonly within?: Ground['within'] | undefined;
  /** Relative to the folder, or absolute; `deskform.yaml` where left out. */
  readonly configFile?: string | undefined;
  /** What whoever named the file called it, which need not begin at its folder. */
  readonly configCalled?: string | undefined;
  /** `import` may begin where no attribute file exists yet. */
  readonly patternMustMatch?: 'required' | 'optional' | undefined;
  /** The first of the targets then, before those of the files. */
  readonly desk?: AskedDesk | undefined;
}

/** Everything that the files say, and everything that is wrong with them. */
export interface Project {
  readonly folder: string;
  readonly ground: Ground;
  /** Undefined where environment variables are the project. */
  readonly configFile: string | undefined;
  readonly patterns: readonly string[];
  readonly patternMustMatch: 'required' | 'optional';
  /** Relative to the folder, in order. */
  readonly attributeFiles: readonly string[];
  /** Files of targets, and the overlays of all of them. */
  readonly otherFiles: readonly string[];
  /** Overlays of more than one target: no place for what belongs to one help desk either. */
  readonly sharedOverlays: readonly string[];
  /** What each pattern of overlays has found. */
  readonly overlayFiles: ReadonlyMap<string, FoundFiles>;
  /** What `options_from` may name, in overlays too. */
  readonly lists: LateLists;
  /** What the overlays of the target that this is the project of say, by key. */
  readonly overlaid: ReadonlyMap<AttributeKey, WrittenAttribute>;
  /** As they are written, for what overlays make of them. */
  readonly attributes: readonly ReadAttribute[];
  /** Partial when a problem is an error. Without overlays, until `projectOnTarget` has laid them over. */
  readonly definitions: readonly AttributeDefinition[];
  /** Left out on the target that this is the project of (`manage: false`). */
  readonly unmanaged: readonly AttributeKey[];
  /** Where `resolveSecrets` finds the values. Never shown. */
  readonly secrets: readonly SecretSource[];
  /** What the project makes of warnings. */
  readonly lint: LintLevels;
  /** What is wrong with the files, beside the single attributes in them. */
  readonly fileProblems: readonly Problem[];
  /** Errors and warnings, by place. */
  readonly problems: readonly Problem[];
  readonly targets: readonly TargetSettings[];
}

/** Reads the whole project. Mistakes in files never throw: they are among the problems, all of them at once. */
export async function loadProject(place: ProjectPlace, env: Environment): Promise<Project> {
  const { folder, patternMustMatch = 'required' } = place;
  const ground = groundAt(place);
  const settings = await loadSettings(place, ground, env);
  const found = await findFiles(ground, settings.patterns);
  const overlays = await findOverlays(ground, settings.targets);
  const notAttributes = new Set([settings.configFile, ...settings.targetFiles, ...overlays.counts.keys()]);
  const files = found.files.filter((file) => !notAttributes.has(file));
  const unmatched = patternMustMatch === 'required' ? found.unmatched : [];
  // Never as arguments of push: each takes room on the stack, and a hundred thousand are too many.
  let problems = [
    ...settings.problems,
    ...found.problems,
    ...[...(settings.patternsAre === 'known' ? unmatched : []), ...found.refused].map((empty) =>
      problemOfPattern(empty, settings),
    ),
    ...overlays.problems,
  ];
  if (patternMustMatch === 'required' && files.length === 0 && settings.targets.includes(WITHOUT_ADDRESS)) {
    const named = unmatched.find(({ otherwise }) => otherwise !== undefined);
    problems.push(
      named === undefined
        ? noProject('there is no deskform.yaml here, and DESKFORM_URL is not set')
        : problemOfPattern(named, settings),
    );
  }

  const lists = lateLists(folder);
  const attributes: ReadAttribute[] = [];
  for (const file of files) {
    const source = readText(folder, file);
    if (isProblem(source)) {
      problems.push(source);
      continue;
    }
    await lists.readyFor(source);
    const read = readDefinitions(source, lists.lists);
    for (const attribute of read.attributes) attributes.push(attribute);
    for (const problem of read.fileProblems) problems.push(problem);
  }
  problems = [...problems, ...findDuplicates(attributes.map(({ written }) => written))];
  if (settings.targets.filter(({ origin }) => origin !== undefined).length > 1)
    problems = [...problems, ...attributes.flatMap(({ written }) => idsIn(written))];
  return {
    folder,
    ground,
    configFile: settings.configFile,
    patterns: settings.patterns,
    patternMustMatch,
    attributeFiles: files,
    otherFiles: [...settings.targetFiles, ...overlays.counts.keys()],
    sharedOverlays: [...overlays.counts].flatMap(([file, count]) => (count > 1 ? [file] : [])),
    overlaid: new Map(),
    overlayFiles: overlays.found,
    lists,
    fileProblems: problems,
    targets: settings.targets,
    lint: settings.lint,
    ...contentOf(attributes, [], problems, settings),
  };
}

type Content = Pick<Project, 'attributes' | 'definitions' | 'unmanaged' | 'secrets' | 'problems'>;

/** What attributes come to, with the problems beside theirs. */
export function contentOf(
  attributes: readonly ReadAttribute[],
  unmanaged: readonly AttributeKey[],
  problems: readonly Problem[],
  { lint: levels, targets }: Pick<Project, 'lint' | 'targets'>,
): Content {
  const secrets = attributes.flatMap((attribute) => attribute.secrets);
  const all = [
    ...problems,
    // Several attributes may share a list, with what is wrong in it.
    ...new Set(attributes.flatMap((attribute) => attribute.problems)),
    ...lintAttributes(attributes, lint),
    ...findGivenAway(secrets, targets),
  ];
  return {
    attributes,
    definitions: attributes.flatMap(({ definition }) => definition ?? []),
    unmanaged,
    secrets,
    problems: [...atLevels(all, levels)].sort(byPlace),
  };
}

/** The targets alone, for what needs no attribute, and the files of their own that they stand in. */
export async function loadTargets(
  place: ProjectPlace,
  env: Environment,
): Promise<Pick<Project, 'targets' | 'problems'> & Pick<ProjectFile, 'targetFiles'>> {
  const { targets, targetFiles, problems, lint: levels } = await loadSettings(place, groundAt(place), env);
  return { targets, targetFiles, problems: [...atLevels(problems, levels)].sort(byPlace) };
}

function groundAt({ folder, within }: ProjectPlace): Ground {
  return within === undefined ? groundOf(folder) : { folder, within };
}

async function loadSettings(place: ProjectPlace, ground: Ground, env: Environment): Promise<ProjectFile> {
  const { desk } = place;
  if (place.configFile === undefined && !(await exists(join(place.folder, CONFIG_FILE))))
    return desk === undefined ? targetOfEnvironment(env) : projectOfAskedDesk(desk);
  const settings = await loadProjectFile(place, ground);
  return desk === undefined ? settings : withAskedDesk(settings, desk);
}

async function loadProjectFile(place: ProjectPlace, ground: Ground): Promise<ProjectFile> {
  const file = projectPath(place.folder, place.configFile ?? CONFIG_FILE);
  if (![place.folder, ...ground.within].some((top) => staysIn(top, resolve(place.folder, file))))
    return unreadableProjectFile(file, [linkThatLeadsOut(file, place)]);
  const source = readTargetText(place.folder, file, place.configCalled);
  if (!isProblem(source)) return readProjectFile(ground, source);
  if (place.configFile === undefined) return unreadableProjectFile(file, [source]);
  const hint = source.hint ?? (await hintForNamed(resolve(place.folder, file)));
  return unreadableProjectFile(file, [{ ...source, hint }]);
}

/** Who puts a link there decides which lines of another file are shown. */
function linkThatLeadsOut(file: string, { configCalled: called = file }: ProjectPlace): Problem {
  return makeProblem('file-unreadable', `${called} is a link that leads out of the project`, {
    hint: 'Name the file itself with --config, or put it into the project.',
    where: { file, line: 1, column: 1 },
  });
}

async function hintForNamed(path: string): Promise<string> {
  if (await isFolder(path)) return `Name the file in it, as in ${join(path, CONFIG_FILE)}.`;
  return `deskform looked for ${path}. Without --config it reads ${CONFIG_FILE} here, which \`deskform init\` writes.`;
}

/** Ids of one help desk in what several share. */
export function idsIn(written: WrittenAttribute): readonly Problem[] {
  return findIds(written.settings).map((problem) => problemWithSource(written, problem));
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch {
    return false;
  }
}

function projectPath(folder: string, file: string): string {
  return (isAbsolute(file) ? relative(folder, file) : file).split(sep).join('/').replace(/^\.\//u, '');
}

function problemOfPattern(
  { pattern, message, otherwise }: EmptyPattern,
  { patternPlace, source }: ProjectFile,
): Problem {
  const where = patternPlace?.(pattern);
  const hint =
    otherwise ??
    'Write the files, or mend the pattern: it counts from the folder of the project, as in attributes/**/*.yaml.';
  return where === undefined || source === undefined
    ? makeProblem('no-files', message, { hint })
    : problemAt(source, 'no-files', where, { message, hint });
}

/** The same key twice: which of them counts would be chance. */
export function findDuplicates(attributes: readonly WrittenAttribute[]): readonly Problem[] {
  const first = new Map<string, WrittenAttribute>();
  return attributes.flatMap((attribute) => {
    const { key } = attribute;
    if (key === undefined) return [];
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, attribute);
      return [];
    }
    const hint = `The other one is at ${formatPosition(earlier.locate(['name'], 'value'))}. Keep one of them.`;
    return [
      problemWithSource(attribute, problemAtValue('duplicate-attribute', ['name'], `${key} is defined twice`, hint)),
    ];
  });
}
