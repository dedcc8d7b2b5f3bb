import type { AttributeKey } from '../model/attribute-key.ts';
import type { AttributeDefinition } from '../model/definition.ts';
import { once } from '../model/once.ts';
import {
  applyLintLevels,
  byPlace,
  formatPosition,
  type LintLevels,
  type Problem,
  problemAtValue,
} from '../model/problem.ts';
import { findIds } from './check/check-overlay.ts';
import { type FoundFiles, findFiles, type Ground } from './find-files.ts';
import { lint } from './lint/lint.ts';
import { NO_LISTS, OPTIONS_FROM, type OptionLists } from './options-from.ts';
import { groundAt, loadSettings, type ProjectPlace } from './project-settings.ts';
import {
  lintAttributes,
  type ReadAttribute,
  readDefinitions,
  type SecretSource,
  type WrittenAttribute,
} from './read-definitions.ts';
import { readText, readTexts } from './read-text.ts';
import { problemWithSource, type SourceText } from './source-text.ts';
import { findLeakedCredentials } from './targets/resolve-secrets.ts';
import type { TargetSettings } from './targets/target-settings.ts';

/** The content of all project files, and all their problems. */
export interface Project {
  readonly folder: string;
  readonly ground: Ground;
  /** Undefined where one help desk is asked alone. */
  readonly configFile: string | undefined;
  readonly patterns: readonly string[];
  readonly patternMustMatch: 'required' | 'optional';
  /** Relative to the folder, in order. */
  readonly attributeFiles: readonly string[];
  /** The overlays of all targets. */
  readonly otherFiles: readonly string[];
  /** Overlays of more than one target: ids of one help desk do not belong there either. */
  readonly sharedOverlays: readonly string[];
  /** The overlays found for each target, by its name. */
  readonly overlayFiles: ReadonlyMap<string, FoundFiles>;
  /** Lists for `options_from`, in overlays too. */
  readonly lists: LazyLists;
  /** Entries of the overlays of this project's target, by key. */
  readonly overlaid: ReadonlyMap<AttributeKey, WrittenAttribute>;
  /** Attributes as written, for merging overlays. */
  readonly attributes: readonly ReadAttribute[];
  /** Incomplete if there are errors. Overlays are merged only by `projectOnTarget`. */
  readonly definitions: readonly AttributeDefinition[];
  /** Unmanaged on this project's target (`manage: false`). */
  readonly unmanaged: readonly AttributeKey[];
  /** Where `resolveSecrets` finds the values. Never shown. */
  readonly secrets: readonly SecretSource[];
  /** Levels of warnings. */
  readonly lint: LintLevels;
  /** Problems of `deskform.yaml`. */
  readonly settingsProblems: readonly Problem[];
  /** Problems of files, apart from those of single attributes. */
  readonly fileProblems: readonly Problem[];
  /** Errors and warnings, by place. */
  readonly problems: readonly Problem[];
  readonly targets: readonly TargetSettings[];
}

/** Reads a project. Errors in files never throw: `problems` lists them all. */
export async function loadProject(place: ProjectPlace): Promise<Project> {
  const { folder, patternMustMatch = 'required' } = place;
  const ground = groundAt(place);
  const settings = await loadSettings(place, ground);
  const found = await findFiles(ground, settings.patterns);
  const overlayFiles = new Map<string, FoundFiles>();
  for (const { name, overlays } of settings.targets) overlayFiles.set(name, await findFiles(ground, overlays));
  const overlays = countFiles([...overlayFiles.values()]);
  const notAttributes = new Set([settings.configFile, ...overlays.keys()]);
  const files = found.files.filter((file) => !notAttributes.has(file));
  const isMistake = patternMustMatch === 'required' && settings.patternsAre === 'known';
  const ofPatterns = isMistake ? found.unmatched.map(settings.problemOfPattern) : [];

  const lists = lazyLists(folder);
  const texts = readTexts(folder, files, readText);
  await lists.prepareFor(texts.sources);
  const read = texts.sources.map((source) => readDefinitions(source, lists.lists));
  const attributes = read.flatMap((one) => one.attributes);
  const areShared = settings.targets.filter(({ origin }) => origin !== undefined).length > 1;
  const problems = [
    ...settings.problems,
    ...found.problems,
    ...ofPatterns,
    ...texts.problems,
    ...read.flatMap(({ fileProblems }) => fileProblems),
    ...findDuplicates(attributes.map(({ written }) => written)),
    ...(areShared ? attributes.flatMap(({ written }) => idsIn(written)) : []),
  ];
  return {
    folder,
    ground,
    configFile: settings.configFile,
    patterns: settings.patterns,
    patternMustMatch,
    attributeFiles: files,
    otherFiles: [...overlays.keys()],
    sharedOverlays: [...overlays].flatMap(([file, count]) => (count > 1 ? [file] : [])),
    overlaid: new Map(),
    overlayFiles,
    lists,
    settingsProblems: settings.problems,
    fileProblems: problems,
    targets: settings.targets,
    lint: settings.lint,
    ...contentOf(attributes, [], problems, settings),
  };
}

/** How many targets use each file. */
function countFiles(found: readonly FoundFiles[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { files } of found) for (const file of files) counts.set(file, (counts.get(file) ?? 0) + 1);
  return counts;
}

/**
 * The lists of a project. Their reader is a tenth of the code of a start and most projects have no list: it is loaded
 * late.
 */
interface LazyLists {
  readonly lists: OptionLists;
  /** Before the definitions of texts are read. */
  readonly prepareFor: (sources: readonly SourceText[]) => Promise<void>;
}

function lazyLists(folder: string): LazyLists {
  let known = NO_LISTS;
  // Several targets ask at the same time.
  const load = once(async () => {
    known = (await import('./csv/option-lists.ts')).optionLists(folder);
  });
  return {
    lists: { read: (file, form, namedIn) => known.read(file, form, namedIn) },
    prepareFor: async (sources) => {
      // With a backslash the word may be written as an escape.
      if (sources.some(({ text }) => text.includes(OPTIONS_FROM) || text.includes('\\'))) await load();
    },
  };
}

type Content = Pick<Project, 'attributes' | 'definitions' | 'unmanaged' | 'secrets' | 'problems'>;

/** Collects the definitions, secrets and problems of these attributes. */
export function contentOf(
  attributes: readonly ReadAttribute[],
  unmanaged: readonly AttributeKey[],
  problems: readonly Problem[],
  { lint: levels, targets }: Pick<Project, 'lint' | 'targets'>,
): Content {
  const secrets = attributes.flatMap((attribute) => attribute.secrets);
  const all = [
    ...problems,
    // Several attributes may share a list and its problems.
    ...new Set(attributes.flatMap((attribute) => attribute.problems)),
    ...lintAttributes(attributes, lint),
    ...findLeakedCredentials(secrets, targets),
  ];
  return {
    attributes,
    definitions: attributes.flatMap(({ definition }) => definition ?? []),
    unmanaged,
    secrets,
    problems: [...applyLintLevels(all, levels)].sort(byPlace),
  };
}

/** Reports ids of one help desk in an attribute of several targets. */
export function idsIn(written: WrittenAttribute): readonly Problem[] {
  return findIds(written.settings).map((problem) => problemWithSource(written, problem));
}

/** Reports keys that are defined twice. */
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
