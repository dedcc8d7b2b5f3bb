import { isJsonObject, type JsonObject, member, withMember } from '../model/json.ts';
import { type Problem, problemAtKey } from '../model/problem.ts';
import { checkProjectDocument } from './check/check-project.ts';
import { checkTarget, LOGIN_METHODS } from './check/check-target.ts';
import { mergeSettings, writtenSteps } from './check/words.ts';
import { problemOfPattern } from './find-files.ts';
import { problemWithSource, type SourceText } from './source-text.ts';
import { readPatterns, readTarget, type TargetSettings } from './targets/target-settings.ts';
import { parseYaml, type YamlDocument } from './yaml/yaml-file.ts';

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
export const NOTHING_WRITTEN: ProjectSettings = {
  configFile: undefined,
  patterns: [DEFAULT_PATTERN],
  problemsOfPattern: () => [],
  targets: [],
  lint: {},
  problems: [],
};

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
