import { isJsonObject, type JsonObject, member, withMember } from '../model/json.ts';
import { formatPosition, type Problem, problemAtKey, problemAtValue } from '../model/problem.ts';
import { checkProjectDocument } from './check/check-project.ts';
import { checkTarget, LOGIN_METHODS } from './check/check-target.ts';
import { mergeSettings, writtenSteps } from './check/words.ts';
import { hintForSlashes } from './find-files.ts';
import { problemWithSource, type SourceText } from './source-text.ts';
import { readPatterns, readTarget, type TargetSettings } from './targets/target-settings.ts';
import { parseYaml, type YamlDocument } from './yaml/yaml-file.ts';

/** Settings of `deskform.yaml`. */
export interface ProjectSettings {
  readonly configFile: string | undefined;
  readonly patterns: readonly string[];
  /**
   * Reports a pattern without attribute files. Undefined where patterns are guessed, since the file cannot be read: errors in
   * other files are still reported.
   */
  readonly problemOfPattern: ((pattern: string) => Problem) | undefined;
  readonly targets: readonly TargetSettings[];
  /** The levels of warnings, as written. */
  readonly lint: JsonObject;
  readonly problems: readonly Problem[];
}

/** A folder: all of its files that end in .yaml or .yml. */
const DEFAULT_PATTERN = 'attributes';

/** Settings if `deskform.yaml` is missing or unreadable. */
export const NOTHING_WRITTEN: ProjectSettings = {
  configFile: undefined,
  patterns: [DEFAULT_PATTERN],
  problemOfPattern: undefined,
  targets: [],
  lint: {},
  problems: [],
};

export function readProjectFile(source: SourceText): ProjectSettings {
  const { documents, problems } = parseYaml(source);
  const [document, second] = documents;
  const { file } = source;
  if (document === undefined) return { ...NOTHING_WRITTEN, configFile: file, problems };
  const { attributes, lint }: JsonObject = isJsonObject(document.value) ? document.value : {};
  const hint = 'Remove the line ---. Only attribute files may contain several documents.';
  const onlyOne = problemAtKey('wrong-shape', [], `${file} contains more than one document`, hint);
  const settled = settleTargets(document, file);
  return {
    configFile: file,
    patterns: attributes === undefined ? [DEFAULT_PATTERN] : readPatterns(attributes),
    problemOfPattern: (pattern) => {
      const path = Array.isArray(attributes) ? ['attributes', String(attributes.indexOf(pattern))] : ['attributes'];
      const hint =
        hintForSlashes(pattern) ??
        `Write files that end in .yaml, or name their folder, relative to the project folder, as in ${DEFAULT_PATTERN}.`;
      return problemWithSource(document, problemAtValue('no-files', path, `no file matches ${pattern}`, hint));
    },
    targets: settled.targets,
    lint: isJsonObject(lint) ? lint : {},
    problems: [
      ...problems,
      ...checkProjectDocument(document.value).map((problem) => problemWithSource(document, problem)),
      ...settled.problems,
      ...(second === undefined ? [] : [problemWithSource(second, onlyOne)]),
    ],
  };
}

/** Merges the defaults of a document into each of its targets, and checks the result. */
function settleTargets(document: YamlDocument, file: string) {
  const { tell } = document;
  const { targets: all, defaults }: JsonObject = isJsonObject(document.value) ? document.value : {};
  const problems = new Map<string, Problem>();
  const targets: TargetSettings[] = [];
  for (const [name, own] of Object.entries(isJsonObject(all) ? all : {})) {
    if (!isJsonObject(own)) continue;
    const below = isJsonObject(defaults) ? withoutOtherLogin(defaults, own) : {};
    const settings = mergeSettings(below, own);
    const locate: YamlDocument['locate'] = (path, at) => {
      const isDefault = writtenSteps(below, path) > writtenSteps(own, path);
      return document.locate([...(isDefault ? ['defaults'] : ['targets', name]), ...path], at);
    };
    for (const { path, at, ...problem } of checkTarget(settings)) {
      const where = locate(path, at);
      // A fault of the defaults is one, however many targets have it.
      problems.set(`${formatPosition(where)} ${problem.code} ${problem.message}`, tell({ ...problem, where }));
    }
    const origin = { file, locate: (path: readonly string[]) => locate(path, 'value'), tell };
    if (typeof settings.url === 'string') targets.push(readTarget(name, settings, origin));
  }
  return { targets, problems: [...problems.values()] };
}

/** Drops the login of the defaults if the target has another login method. A user without password keeps the rest. */
function withoutOtherLogin(defaults: JsonObject, target: JsonObject): JsonObject {
  const [shared, own] = [member(defaults, 'auth'), member(target, 'auth')];
  if (!isJsonObject(shared) || !isJsonObject(own)) return defaults;
  const methods = new Set(Object.keys(own).map((key) => LOGIN_METHODS[key]));
  const kept = Object.entries(shared).filter(([key]) => methods.has(LOGIN_METHODS[key]));
  return withMember(defaults, 'auth', Object.fromEntries(kept));
}
