import { isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';
import {
  hasLevel,
  LINT_LEVELS,
  type LintLevel,
  type LintLevels,
  makeProblem,
  type Problem,
  USUAL_LEVELS,
} from '../model/problem.ts';
import { isProblemCode, type ProblemCode } from '../model/problem-codes.ts';
import { checkProjectDocument } from './check/check-project.ts';
import { hintForSlashes } from './find-files.ts';
import { problemAt, problemWithSource, type SourceText } from './source-text.ts';
import { defaultsOfDocument, secondDocument, settleTargets, targetsOfDocument } from './targets/target-files.ts';
import { readPatterns, type TargetSettings } from './targets/target-settings.ts';
import { parseYaml, type YamlDocument } from './yaml/yaml-file.ts';

/** Settings of `deskform.yaml`. */
export interface ProjectSettings {
  readonly configFile: string | undefined;
  readonly patterns: readonly string[];
  /** Guessed if the file cannot be read, so that errors in other files are still reported. */
  readonly patternsAre: 'known' | 'guessed';
  /** Reports a pattern without attribute files. */
  readonly problemOfPattern: (pattern: string) => Problem;
  readonly targets: readonly TargetSettings[];
  readonly lint: LintLevels;
  readonly problems: readonly Problem[];
}

/** A folder: all of its files that end in .yaml or .yml. */
const DEFAULT_PATTERN = 'attributes';

const HINT_FOR_PATTERN = `Write files that end in .yaml, or name their folder, relative to the project folder, as in ${DEFAULT_PATTERN}.`;

/** Settings if `deskform.yaml` is missing or unreadable. */
export const NOTHING_WRITTEN: ProjectSettings = {
  configFile: undefined,
  patterns: [DEFAULT_PATTERN],
  patternsAre: 'guessed',
  problemOfPattern: (pattern) => makeProblem('no-files', `no file matches ${pattern}`, { hint: HINT_FOR_PATTERN }),
  targets: [],
  lint: USUAL_LEVELS,
  problems: [],
};

export function readProjectFile(source: SourceText): ProjectSettings {
  const { documents, problems } = parseYaml(source);
  const [document, second] = documents;
  if (document === undefined) return unreadableProjectFile(source.file, problems);
  const inDocument = checkProjectDocument(document.value).map((problem) => problemWithSource(document, problem));
  const { attributes, lint }: JsonObject = isJsonObject(document.value) ? document.value : {};
  const settled = settleTargets(targetsOfDocument(document, source), defaultsOfDocument(document, source), source);
  return {
    configFile: source.file,
    patternsAre: 'known',
    patterns: attributes === undefined ? [DEFAULT_PATTERN] : readPatterns(attributes),
    problemOfPattern: (pattern) => problemOfWritten(document, source, pattern),
    targets: settled.targets,
    lint: readLint(lint),
    problems: [
      ...problems,
      ...inDocument,
      ...settled.problems,
      ...(second === undefined ? [] : [secondDocument(second, source)]),
    ],
  };
}

export function unreadableProjectFile(file: string, problems: readonly Problem[]): ProjectSettings {
  return { ...NOTHING_WRITTEN, configFile: file, problems };
}

/** Reports a pattern under `attributes` without files. */
function problemOfWritten({ value, locate }: YamlDocument, source: SourceText, pattern: string): Problem {
  const written = isJsonObject(value) ? value.attributes : undefined;
  const path = Array.isArray(written) ? ['attributes', String(written.indexOf(pattern))] : ['attributes'];
  const message = `no file matches ${pattern}`;
  const hint = hintForSlashes(pattern) ?? HINT_FOR_PATTERN;
  return problemAt(source, 'no-files', locate(path, 'value'), { message, hint });
}

/** Reads `lint` of deskform.yaml. Wrong entries count as left out: their check has reported them. */
function readLint(lint: JsonValue | undefined): LintLevels {
  if (!isJsonObject(lint)) return new Map();
  return new Map(
    Object.entries(lint).flatMap(([code, word]): readonly (readonly [ProblemCode, LintLevel])[] => {
      const level = LINT_LEVELS.find((known) => known === word);
      return level !== undefined && isProblemCode(code) && hasLevel(code) ? [[code, level]] : [];
    }),
  );
}
