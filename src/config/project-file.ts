import { isJsonObject, type JsonObject, type JsonValue } from '../attribute/json.ts';
import {
  hasLevel,
  LINT_LEVELS,
  type LintLevel,
  type LintLevels,
  makeProblem,
  type Problem,
  USUAL_LEVELS,
} from '../problem/problem.ts';
import { isProblemCode, type ProblemCode } from '../problem/problem-codes.ts';
import { checkProjectDocument } from '../schema/check-project.ts';
import { type EmptyPattern, findFiles, type Ground } from './find-files.ts';
import { readTargetText, readTexts } from './read-text.ts';
import { problemAt, problemWithSource, type SourceText } from './source-text.ts';
import {
  defaultsOfDocument,
  readTargetFile,
  secondDocument,
  settleTargets,
  targetsOfDocument,
  type WrittenTarget,
} from './targets/target-files.ts';
import { readPatterns, type TargetSettings } from './targets/target-settings.ts';
import { parseYaml, type YamlDocument } from './yaml/yaml-file.ts';

/** Settings of `deskform.yaml` and the target files, or else of environment variables. */
export interface ProjectSettings {
  readonly configFile: string | undefined;
  readonly patterns: readonly string[];
  /** Guessed if the file cannot be read, so that errors in other files are still reported. */
  readonly patternsAre: 'known' | 'guessed';
  /** Reports a pattern without attribute files. */
  readonly problemOfPattern: (empty: EmptyPattern) => Problem;
  readonly targets: readonly TargetSettings[];
  /** Files with one target each. They are never attribute files, even if a pattern matches them. */
  readonly targetFiles: readonly string[];
  readonly lint: LintLevels;
  readonly problems: readonly Problem[];
}

export const ATTRIBUTE_FOLDER = 'attributes';
const DEFAULT_PATTERN = `${ATTRIBUTE_FOLDER}/**/*.yaml`;

/** Settings if `deskform.yaml` is missing or unreadable. */
export const NOTHING_WRITTEN: ProjectSettings = {
  configFile: undefined,
  patterns: [DEFAULT_PATTERN],
  patternsAre: 'guessed',
  problemOfPattern: ({ message, otherwise }) =>
    makeProblem('no-files', message, { hint: otherwise ?? hintForPattern(DEFAULT_PATTERN) }),
  targets: [],
  targetFiles: [],
  lint: USUAL_LEVELS,
  problems: [],
};

export async function readProjectFile(ground: Ground, source: SourceText): Promise<ProjectSettings> {
  const { documents, problems } = parseYaml(source);
  const [document, second] = documents;
  if (document === undefined) return unreadableProjectFile(source.file, problems);
  const inDocument = checkProjectDocument(document.value).map((problem) => problemWithSource(document, problem));
  const { attributes, targets, lint }: JsonObject = isJsonObject(document.value) ? document.value : {};
  const ofFiles = await readTargetFiles(ground, document, source);
  const written = isJsonObject(targets) ? targetsOfDocument(document, source) : ofFiles.targets;
  const settled = settleTargets(written, defaultsOfDocument(document, source));
  return {
    configFile: source.file,
    patternsAre: 'known',
    patterns: attributes === undefined ? [DEFAULT_PATTERN] : readPatterns(attributes),
    problemOfPattern: (empty) => problemOfWritten(document, source, 'attributes', empty),
    targets: settled.targets,
    targetFiles: ofFiles.files,
    lint: readLint(lint),
    problems: [
      ...problems,
      ...inDocument,
      ...ofFiles.problems,
      ...settled.problems,
      ...(second === undefined ? [] : [secondDocument(second, source)]),
    ],
  };
}

export function unreadableProjectFile(file: string, problems: readonly Problem[]): ProjectSettings {
  return { ...NOTHING_WRITTEN, configFile: file, problems };
}

/** Reports a pattern under `attributes` or `targets` without files. */
function problemOfWritten(
  { value, locate }: YamlDocument,
  source: SourceText,
  setting: 'attributes' | 'targets',
  { pattern, message, otherwise }: EmptyPattern,
): Problem {
  const written = isJsonObject(value) ? value[setting] : undefined;
  const path = Array.isArray(written) ? [setting, String(written.indexOf(pattern))] : [setting];
  const example = setting === 'attributes' ? DEFAULT_PATTERN : 'targets/*.yaml';
  return problemAt(source, 'no-files', locate(path, 'value'), { message, hint: otherwise ?? hintForPattern(example) });
}

function hintForPattern(example: string): string {
  return `Write the files, or fix the pattern: it is relative to the project folder, as in ${example}.`;
}

interface TargetFiles {
  readonly targets: readonly WrittenTarget[];
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
}

async function readTargetFiles(ground: Ground, document: YamlDocument, source: SourceText): Promise<TargetFiles> {
  const patterns = readPatterns(isJsonObject(document.value) ? document.value.targets : undefined);
  const { files, unmatched, refused, problems } = await findFiles(ground, patterns);
  const texts = readTexts(ground.folder, files, readTargetText);
  const read = texts.sources.map(readTargetFile);
  return {
    targets: read.flatMap(({ target }) => target ?? []),
    files,
    problems: [
      ...problems,
      ...[...unmatched, ...refused].map((empty) => problemOfWritten(document, source, 'targets', empty)),
      ...texts.problems,
      ...read.flatMap((one) => one.problems),
    ],
  };
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
