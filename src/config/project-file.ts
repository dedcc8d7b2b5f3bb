import { isJsonObject, type JsonValue } from '../attribute/json.ts';
import { makeProblem, type Problem } from '../problem/problem.ts';
import type { SourcePosition } from '../problem/source-position.ts';
import { checkProjectDocument } from '../schema/check-project.ts';
import { faultOfUrl, hintForUrl } from '../schema/check-target.ts';
import { placeholder } from '../schema/environment-variables.ts';
import { type Environment, isSet } from './resolve-connection.ts';
import { problemAt, type SourceText } from './source-text.ts';
import {
  type AuthTemplate,
  readTarget,
  type TargetSettings,
  targetWithDefaults,
  WITHOUT_ADDRESS,
} from './target-settings.ts';
import { parseYaml, type YamlDocument } from './yaml-file.ts';

/** What `deskform.yaml` says, or the environment variables in its place. */
export interface ProjectFile {
  readonly configFile: string | undefined;
  readonly patterns: readonly string[];
  /** Guessed where the file cannot be read, so that the mistakes of other files are told all the same. */
  readonly patternsAre: 'known' | 'guessed';
  readonly patternPlace: ((pattern: string) => SourcePosition) | undefined;
  readonly targets: readonly TargetSettings[];
  readonly problems: readonly Problem[];
  readonly source?: SourceText | undefined;
}

const DEFAULT_PATTERN = 'attributes/**/*.yaml';

export function readProjectFile(source: SourceText): ProjectFile {
  const { documents, problems } = parseYaml(source);
  const [document, second] = documents;
  if (document === undefined) return unreadableProjectFile(source.file, problems);
  const remarks = checkProjectDocument(document.value).map(({ code, path, at, message, hint }) =>
    problemAt(source, code, document.locate(path, at), { message, hint }),
  );
  return {
    configFile: source.file,
    source,
    patternsAre: 'known',
    patterns: readPatterns(isJsonObject(document.value) ? document.value.attributes : undefined),
    patternPlace: (pattern) => placeOfPattern(document, pattern),
    targets: readTargets(document, source),
    problems: [...problems, ...remarks, ...(second === undefined ? [] : [secondDocument(second, source)])],
  };
}

/** Nothing is known but that there is such a file. */
export function unreadableProjectFile(file: string, problems: readonly Problem[]): ProjectFile {
  return {
    configFile: file,
    patterns: [DEFAULT_PATTERN],
    patternsAre: 'guessed',
    patternPlace: undefined,
    targets: [],
    problems,
  };
}

function readPatterns(written: JsonValue | undefined): readonly string[] {
  if (typeof written === 'string') return written === '' ? [] : [written];
  if (!Array.isArray(written)) return written === undefined ? [DEFAULT_PATTERN] : [];
  return written.filter((pattern) => typeof pattern === 'string' && pattern !== '');
}

function placeOfPattern({ value, locate }: YamlDocument, pattern: string): SourcePosition {
  const written = isJsonObject(value) ? value.attributes : undefined;
  if (!Array.isArray(written)) return locate(['attributes'], 'value');
  return locate(['attributes', String(written.indexOf(pattern))], 'value');
}

function readTargets({ value, locate }: YamlDocument, source: SourceText): readonly TargetSettings[] {
  if (!isJsonObject(value) || !isJsonObject(value.targets)) return [];
  return Object.entries(value.targets).flatMap(([name, written]) => {
    if (!isJsonObject(written)) return [];
    const target = readTarget(name, written, {
      file: source.file,
      locate: (path) => locate(['targets', name, ...path], 'value'),
      lineAt: source.lineAt,
    });
    return target === undefined ? [] : [target];
  });
}

function secondDocument({ locate }: YamlDocument, source: SourceText): Problem {
  return problemAt(source, 'wrong-shape', locate([], 'key'), {
    message: `${source.file} holds more than one document`,
    hint: 'Only attribute files may: take the line --- out.',
  });
}

/**
 * The project of somebody who wrote no `deskform.yaml`: one target, and the usual place for attribute files. Files alone
 * are enough for what asks no help desk.
 */
export function targetOfEnvironment(env: Environment): ProjectFile {
  const project = { configFile: undefined, patterns: [DEFAULT_PATTERN], patternPlace: undefined } as const;
  const { DESKFORM_URL: url } = env;
  if (!isSet(url)) {
    return { ...project, patternsAre: 'guessed', targets: [WITHOUT_ADDRESS], problems: [] };
  }
  const fault = faultOfUrl(url);
  const problems =
    fault === undefined ? [] : [makeProblem('wrong-shape', `DESKFORM_URL ${fault}`, { hint: hintForUrl(url) })];
  return {
    ...project,
    patternsAre: 'known',
    targets: [targetWithDefaults('default', url, authOfEnvironment(env))],
    problems,
  };
}

function authOfEnvironment(env: Environment): AuthTemplate | undefined {
  if (isSet(env.DESKFORM_TOKEN)) return { kind: 'token', token: placeholder('DESKFORM_TOKEN') };
  if (isSet(env.DESKFORM_BEARER)) return { kind: 'bearer', token: placeholder('DESKFORM_BEARER') };
  if (!isSet(env.DESKFORM_USER) && !isSet(env.DESKFORM_PASSWORD)) return undefined;
  return { kind: 'basic', user: placeholder('DESKFORM_USER'), password: placeholder('DESKFORM_PASSWORD') };
}
