import { lstat } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { AttributeDefinition } from '../attribute/definition.ts';
import { byPlace, makeProblem, type Problem } from '../problem/problem.ts';
import { formatPosition } from '../problem/source-position.ts';
import { findFiles } from './find-files.ts';
import { type ProjectFile, readProjectFile, targetOfEnvironment, unreadableProjectFile } from './project-file.ts';
import { type DeclaredKey, readDefinitions, type SecretSource } from './read-definitions.ts';
import { isProblem, readText } from './read-text.ts';
import { type Environment, noProject } from './resolve-connection.ts';
import { problemAt, type SourceText } from './source-text.ts';
import { type TargetSettings, WITHOUT_ADDRESS } from './target-settings.ts';

export interface ProjectPlace {
  readonly folder: string;
  /** Relative to the folder, or absolute; `deskform.yaml` where left out. */
  readonly configFile?: string | undefined;
  /** `import` may begin where no attribute file exists yet. */
  readonly patternMustMatch?: 'required' | 'optional' | undefined;
}

/** Everything that the files say, and everything that is wrong with them. */
export interface Project {
  readonly folder: string;
  /** Undefined where environment variables are the project. */
  readonly configFile: string | undefined;
  readonly patterns: readonly string[];
  /** Relative to the folder, in order. */
  readonly attributeFiles: readonly string[];
  /** Partial when a problem is an error. */
  readonly definitions: readonly AttributeDefinition[];
  /** Where `resolveSecrets` finds the values. Never shown. */
  readonly secrets: readonly SecretSource[];
  /** Errors and warnings, by place. */
  readonly problems: readonly Problem[];
  readonly targets: readonly TargetSettings[];
}

const CONFIG_FILE = 'deskform.yaml';

/** Reads the whole project. Mistakes in files never throw: they are among the problems, all of them at once. */
export async function loadProject(place: ProjectPlace, env: Environment): Promise<Project> {
  const settings = await loadSettings(place, env);
  const found = await findFiles(place.folder, settings.patterns);
  const files = found.files.filter((file) => file !== settings.configFile);
  const problems = [...settings.problems, ...found.problems];
  if (place.patternMustMatch !== 'optional' && settings.patternsAre === 'known')
    problems.push(...found.unmatched.map((pattern) => unmatchedPattern(pattern, settings)));
  if (place.patternMustMatch !== 'optional' && files.length === 0 && settings.targets.includes(WITHOUT_ADDRESS))
    problems.push(noProject('there is no deskform.yaml here, and DESKFORM_URL is not set'));

  const keys: DeclaredKey[] = [];
  const definitions: AttributeDefinition[] = [];
  const secrets: SecretSource[] = [];
  const sources = new Map<string, SourceText>();
  for (const file of files) {
    const source = await readText(place.folder, file);
    if (isProblem(source)) {
      problems.push(source);
      continue;
    }
    sources.set(file, source);
    const read = readDefinitions(source);
    keys.push(...read.keys);
    definitions.push(...read.definitions);
    secrets.push(...read.secrets);
    problems.push(...read.problems);
  }
  problems.push(...findDuplicates(keys, sources));
  return {
    folder: place.folder,
    configFile: settings.configFile,
    patterns: settings.patterns,
    attributeFiles: files,
    definitions,
    secrets,
    problems: problems.sort(byPlace),
    targets: settings.targets,
  };
}

async function loadSettings(place: ProjectPlace, env: Environment): Promise<ProjectFile> {
  if (place.configFile === undefined && !(await exists(join(place.folder, CONFIG_FILE))))
    return targetOfEnvironment(env);
  const file = projectPath(place.folder, place.configFile ?? CONFIG_FILE);
  const source = await readText(place.folder, file);
  return isProblem(source) ? unreadableProjectFile(file, [source]) : readProjectFile(source);
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

function unmatchedPattern(pattern: string, { patternPlace, source }: ProjectFile): Problem {
  const where = patternPlace?.(pattern);
  const hint =
    'Write the files, or mend the pattern: it counts from the folder of the project, as in attributes/**/*.yaml.';
  const message = `no file matches ${pattern}`;
  return where === undefined || source === undefined
    ? makeProblem('no-files', message, { hint })
    : problemAt(source, 'no-files', where, { message, hint });
}

function findDuplicates(keys: readonly DeclaredKey[], sources: ReadonlyMap<string, SourceText>): readonly Problem[] {
  const first = new Map<string, DeclaredKey>();
  return keys.flatMap(({ key, locate }) => {
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, { key, locate });
      return [];
    }
    const where = locate();
    return [
      makeProblem('duplicate-attribute', `${key} is defined twice`, {
        hint: `The other one is at ${formatPosition(earlier.locate())}. Keep one of them.`,
        where,
        sourceLine: sources.get(where.file)?.lineAt(where.line),
        key,
      }),
    ];
  });
}
