import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isJsonObject, type JsonObject, member, withMember } from '../model/json.ts';
import { placeholder } from '../model/placeholder.ts';
import { applyLintLevels, byPlace, makeProblem, type Problem, problemAtKey } from '../model/problem.ts';
import { checkProjectDocument } from './check/check-project.ts';
import { checkTarget, LOGIN_METHODS } from './check/check-target.ts';
import { mergeSettings, writtenSteps } from './check/words.ts';
import { staysIn } from './disk/place.ts';
import { checkoutOf, type Ground, leadsOut, problemOfPattern, relativeTo } from './find-files.ts';
import { makeSourceText, problemWithSource, readContent, type SourceText } from './source-text.ts';
import { readPatterns, readTarget, type TargetSettings } from './targets/target-settings.ts';
import { parseYaml, type YamlDocument } from './yaml/yaml-file.ts';

/** Default name of the project configuration. */
export const CONFIG_FILE = 'deskform.yaml';

/** A common mistake: deskform does not read such files. */
const OTHER_NAME = /^\.?deskform\.ya?ml(?:\.\w+)?$/iu;

/** Finds the project folder of a working directory: the nearest parent with a `deskform.yaml`, inside the repository. */
export function findProjectFolder(cwd: string): string {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (holds(folder, CONFIG_FILE)) return folder;
    if (dirname(folder) === folder || ['.git', 'deskform.yml'].some((name) => holds(folder, name))) return cwd;
  }
}

/** Links to nothing are there, too. */
function holds(folder: string, name: string): boolean {
  try {
    return lstatSync(join(folder, name)) !== undefined;
  } catch {
    return false;
  }
}

export interface ProjectPlace {
  readonly folder: string;
  /** Folders that no pattern may leave. Default: the repository around the folder. */
  readonly within?: Ground['within'] | undefined;
  /** Relative to the folder, or absolute; `deskform.yaml` where left out. */
  readonly configFile?: string | undefined;
  /** The file as the command line names it, which need not be relative to the folder. */
  readonly configCalled?: string | undefined;
  /** `import` may begin where no attribute file exists yet. */
  readonly patternMustMatch?: 'required' | 'optional' | undefined;
  /** Instead of a project: one help desk alone, as `init` and `doctor` ask it, and the environment variable with its token. */
  readonly desk?: { readonly url: string; readonly tokenVariable: string } | undefined;
}

/** Settings of `deskform.yaml`. */
export interface ProjectSettings {
  readonly configFile: string | undefined;
  readonly patterns: readonly string[];
  /** Reports a pattern without attribute files; not one that is guessed, since the file cannot be read. */
  readonly problemsOfPattern: (pattern: string) => readonly Problem[];
  readonly targets: readonly TargetSettings[];
  /** The levels of warnings, as written. */
  readonly lint: JsonObject;
  readonly problems: readonly Problem[];
}

/** A folder: all of its files that end in .yaml or .yml. */
const DEFAULT_PATTERN = 'attributes';

/** Settings if `deskform.yaml` is missing or unreadable. */
const NOTHING_WRITTEN: ProjectSettings = {
  configFile: undefined,
  patterns: [DEFAULT_PATTERN],
  problemsOfPattern: () => [],
  targets: [],
  lint: {},
  problems: [],
};

/** Loads only the targets, for commands that need no attributes. */
export async function loadTargets(place: ProjectPlace): Promise<Pick<ProjectSettings, 'targets' | 'problems'>> {
  const { targets, problems, lint } = loadSettings(place, groundAt(place));
  return { targets, problems: [...applyLintLevels(problems, lint)].sort(byPlace) };
}

/** Returns the bounds of a project: by default, the repository around it, or the folder itself without one. */
export function groundAt({ folder, within = [checkoutOf(folder) ?? folder] }: ProjectPlace): Ground {
  return { folder, within };
}

/** Loads the settings of `deskform.yaml`, or those of one help desk alone. */
export function loadSettings(place: ProjectPlace, ground: Ground): ProjectSettings {
  const { desk, folder, configFile, configCalled } = place;
  if (desk !== undefined) {
    const asked = { url: desk.url, auth: { token: placeholder(desk.tokenVariable) } };
    return { ...NOTHING_WRITTEN, targets: [readTarget(new URL(desk.url).host, asked, undefined)] };
  }
  if (configFile === undefined && !holds(folder, CONFIG_FILE))
    return { ...NOTHING_WRITTEN, problems: [noProject(folder)] };
  const file = relativeTo(folder, configFile ?? CONFIG_FILE).replace(/^\.\//u, '');
  const path = resolve(folder, file);
  const unreadable = (problem: Problem) => ({ ...NOTHING_WRITTEN, configFile: file, problems: [problem] });
  // A link out of the project could show lines of another file.
  const ofLink = 'It is a link. Pass the file itself with --config, or move it into the project.';
  if (![folder, ...ground.within].some((top) => staysIn(top, path)))
    return unreadable({ ...leadsOut(configCalled ?? file), hint: ofLink });
  const content = readContent(folder, file, configCalled);
  if (typeof content === 'string') return readProjectFile(makeSourceText(file, content, 'never-quoted'));
  const hint = `deskform looked for ${path}. Without --config, it reads ${CONFIG_FILE} in the current folder or a parent.`;
  return unreadable({ ...content, hint: content.hint ?? hint });
}

/** Says where the configuration may be: under a name that Windows or another tool gave it, or a folder below. */
function noProject(folder: string): Problem {
  const there = existsSync(folder) ? readdirSync(folder) : [];
  const other = there.find((name) => OTHER_NAME.test(name));
  if (other === undefined) {
    const below = there.find((name) => existsSync(join(folder, name, CONFIG_FILE)));
    const otherwise = 'Create one with `deskform init --url ADDRESS`, or name the folder with -C.';
    const hint = below === undefined ? otherwise : `There is one in ${below}: add \`-C ${below}\`, or run: cd ${below}`;
    return makeProblem('no-project', `there is no ${CONFIG_FILE} in this folder or a parent`, { hint });
  }
  const message = `${other} is not read: the file must be named ${CONFIG_FILE}`;
  return makeProblem('no-project', message, { hint: `mv ${other} ${CONFIG_FILE}` });
}

export function readProjectFile(source: SourceText): ProjectSettings {
  const { documents, problems } = parseYaml(source);
  const [document, second] = documents;
  const { file } = source;
  if (document === undefined) return { ...NOTHING_WRITTEN, configFile: file, problems };
  const { attributes, lint, targets, defaults }: JsonObject = isJsonObject(document.value) ? document.value : {};
  const settled = Object.entries(isJsonObject(targets) ? targets : {}).flatMap(([name, own]) =>
    isJsonObject(own) ? [settleTarget(document, file, name, own, isJsonObject(defaults) ? defaults : {})] : [],
  );
  const hint = 'Remove the line ---. Only attribute files may contain several documents.';
  const onlyOne = problemAtKey('wrong-shape', [], `${file} contains more than one document`, hint);
  return {
    configFile: file,
    patterns: attributes === undefined ? [DEFAULT_PATTERN] : readPatterns(attributes),
    problemsOfPattern: (pattern) => {
      const path = Array.isArray(attributes) ? ['attributes', String(attributes.indexOf(pattern))] : ['attributes'];
      const hint = `Write files that end in .yaml, or name their folder, relative to the project folder, as in ${DEFAULT_PATTERN}.`;
      return [problemWithSource(document, problemOfPattern(pattern, 'no-files', path, '', hint))];
    },
    targets: settled.flatMap(({ target }) => target ?? []),
    lint: isJsonObject(lint) ? lint : {},
    problems: [
      ...problems,
      ...checkProjectDocument(document.value).map((problem) => problemWithSource(document, problem)),
      // A fault of the defaults is one, however many targets have it.
      ...new Map(settled.flatMap(({ faults }) => faults).map((fault) => [JSON.stringify(fault), fault])).values(),
      ...(second === undefined ? [] : [problemWithSource(second, onlyOne)]),
    ],
  };
}

/** Merges the defaults into a target, and checks the result. */
function settleTarget(document: YamlDocument, file: string, name: string, own: JsonObject, defaults: JsonObject) {
  const { tell } = document;
  const below = withoutOtherLogin(defaults, own);
  const settings = mergeSettings(below, own);
  const locate: YamlDocument['locate'] = (path, at) => {
    const isDefault = writtenSteps(below, path) > writtenSteps(own, path);
    return document.locate([...(isDefault ? ['defaults'] : ['targets', name]), ...path], at);
  };
  const origin = { file, locate: (path: readonly string[]) => locate(path, 'value'), tell };
  return {
    target: typeof settings.url === 'string' ? readTarget(name, settings, origin) : undefined,
    faults: checkTarget(settings).map((problem) => problemWithSource({ locate, tell }, problem)),
  };
}

/** Drops the login of the defaults if the target has another login method. A user without password keeps the rest. */
function withoutOtherLogin(defaults: JsonObject, target: JsonObject): JsonObject {
  const [shared, own] = [member(defaults, 'auth'), member(target, 'auth')];
  if (!isJsonObject(shared) || !isJsonObject(own)) return defaults;
  const methods = new Set(Object.keys(own).map((key) => LOGIN_METHODS[key]));
  const kept = Object.entries(shared).filter(([key]) => methods.has(LOGIN_METHODS[key]));
  return withMember(defaults, 'auth', Object.fromEntries(kept));
}
