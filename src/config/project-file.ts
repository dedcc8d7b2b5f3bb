import { isJsonObject, type JsonObject, type JsonValue, member } from '../attribute/json.ts';
import { type Environment, placeholder } from '../attribute/placeholder.ts';
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
import type { SourcePosition } from '../problem/source-position.ts';
import { checkProjectDocument } from '../schema/check-project.ts';
import { checkPlainHttp, faultOfUrl, hintForUrl } from '../schema/check-target.ts';
import { findFiles, type Ground } from './find-files.ts';
import { isProblem, readTargetText } from './read-text.ts';
import { problemAt, problemWithSource, type SourceText } from './source-text.ts';
import { isSet } from './target/resolve-connection.ts';
import {
  defaultsOfDocument,
  readTargetFile,
  secondDocument,
  settleTargets,
  targetsOfDocument,
  type WrittenTarget,
} from './target/target-files.ts';
import {
  type AskedDesk,
  type AuthTemplate,
  readPatterns,
  type TargetSettings,
  targetOfAskedDesk,
  targetWithDefaults,
  WITHOUT_ADDRESS,
} from './target/target-settings.ts';
import { parseYaml, type YamlDocument } from './yaml/yaml-file.ts';

/** A project's configuration, where no other file is named. */
export const CONFIG_FILE = 'deskform.yaml';

/** What `deskform.yaml` and the target files say, or the environment variables in their place. */
export interface ProjectFile {
  readonly configFile: string | undefined;
  readonly patterns: readonly string[];
  /** Guessed where the file cannot be read, so that the mistakes of other files are told all the same. */
  readonly patternsAre: 'known' | 'guessed';
  readonly patternPlace: ((pattern: string) => SourcePosition) | undefined;
  readonly targets: readonly TargetSettings[];
  /** Files with a target each: no attribute files, whatever pattern they match. */
  readonly targetFiles: readonly string[];
  readonly lint: LintLevels;
  readonly problems: readonly Problem[];
  readonly source?: SourceText | undefined;
}

const DEFAULT_PATTERN = 'attributes/**/*.yaml';

export async function readProjectFile(ground: Ground, source: SourceText): Promise<ProjectFile> {
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
    source,
    patternsAre: 'known',
    patterns: attributes === undefined ? [DEFAULT_PATTERN] : readPatterns(attributes),
    patternPlace: (pattern) => placeOfPattern(document, 'attributes', pattern),
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

/** Nothing is known but that there is such a file. */
export function unreadableProjectFile(file: string, problems: readonly Problem[]): ProjectFile {
  return {
    configFile: file,
    patterns: [DEFAULT_PATTERN],
    patternsAre: 'guessed',
    patternPlace: undefined,
    targets: [],
    targetFiles: [],
    lint: USUAL_LEVELS,
    problems,
  };
}

function placeOfPattern({ value, locate }: YamlDocument, setting: string, pattern: string): SourcePosition {
  const written = isJsonObject(value) ? member(value, setting) : undefined;
  if (!Array.isArray(written)) return locate([setting], 'value');
  return locate([setting, String(written.indexOf(pattern))], 'value');
}

interface TargetFiles {
  readonly targets: readonly WrittenTarget[];
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
}

async function readTargetFiles(ground: Ground, document: YamlDocument, source: SourceText): Promise<TargetFiles> {
  const patterns = readPatterns(isJsonObject(document.value) ? document.value.targets : undefined);
  const { folder } = ground;
  const found = await findFiles(ground, patterns);
  const problems = [
    ...found.problems,
    ...[...found.unmatched, ...found.refused].map(({ pattern, message, otherwise }) =>
      problemAt(source, 'no-files', placeOfPattern(document, 'targets', pattern), {
        message,
        hint:
          otherwise ??
          'Write the files, or mend the pattern: it counts from the folder of the project, as in targets/*.yaml.',
      }),
    ),
  ];
  const targets: WrittenTarget[] = [];
  for (const file of found.files) {
    const text = readTargetText(folder, file);
    if (isProblem(text)) {
      problems.push(text);
      continue;
    }
    const read = readTargetFile(text);
    for (const problem of read.problems) problems.push(problem);
    if (read.target !== undefined) targets.push(read.target);
  }
  return { targets, files: found.files, problems };
}

const WITHOUT_FILE = {
  configFile: undefined,
  patterns: [DEFAULT_PATTERN],
  patternPlace: undefined,
  targetFiles: [],
  lint: USUAL_LEVELS,
} as const;

/** The project of a command line that names a help desk where no `deskform.yaml` stands. */
export function projectOfAskedDesk(desk: AskedDesk): ProjectFile {
  return withAskedDesk({ ...WITHOUT_FILE, patternsAre: 'known', targets: [], problems: [] }, desk);
}

/** The same project with one help desk more. */
export function withAskedDesk(settings: ProjectFile, desk: AskedDesk): ProjectFile {
  return {
    ...settings,
    targets: [targetOfAskedDesk(desk), ...settings.targets],
    problems: [...settings.problems, ...checkAddress(desk.url)],
  };
}

/**
 * The project of somebody who wrote no `deskform.yaml`: one target, and the usual place for attribute files. Files alone
 * are enough for what asks no help desk.
 */
export function targetOfEnvironment(env: Environment): ProjectFile {
  const { DESKFORM_URL: url } = env;
  if (!isSet(url)) {
    return { ...WITHOUT_FILE, patternsAre: 'guessed', targets: [WITHOUT_ADDRESS], problems: [] };
  }
  return {
    ...WITHOUT_FILE,
    patternsAre: 'known',
    targets: [targetWithDefaults('default', url, authOfEnvironment(env))],
    problems: checkAddress(url),
  };
}

function checkAddress(url: string): readonly Problem[] {
  const fault = faultOfUrl(url);
  if (fault !== undefined) return [makeProblem('wrong-shape', `DESKFORM_URL ${fault}`, { hint: hintForUrl(url) })];
  return checkPlainHttp(url, []);
}

function authOfEnvironment(env: Environment): AuthTemplate | undefined {
  if (isSet(env.DESKFORM_TOKEN)) return { kind: 'token', token: placeholder('DESKFORM_TOKEN') };
  if (isSet(env.DESKFORM_BEARER)) return { kind: 'bearer', token: placeholder('DESKFORM_BEARER') };
  if (!isSet(env.DESKFORM_USER) && !isSet(env.DESKFORM_PASSWORD)) return undefined;
  return { kind: 'basic', user: placeholder('DESKFORM_USER'), password: placeholder('DESKFORM_PASSWORD') };
}

/** `lint` of deskform.yaml. What is wrong with it has been told by its check, and counts as left out. */
export function readLint(lint: JsonValue | undefined): LintLevels {
  if (!isJsonObject(lint)) return new Map();
  return new Map(
    Object.entries(lint).flatMap(([code, word]): readonly (readonly [ProblemCode, LintLevel])[] => {
      const level = LINT_LEVELS.find((known) => known === word);
      return level !== undefined && isProblemCode(code) && hasLevel(code) ? [[code, level]] : [];
    }),
  );
}
