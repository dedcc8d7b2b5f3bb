import { once } from '../model/once.ts';
import { formatPosition, type Problem, problemAtValue } from '../model/problem.ts';
import { checkFile, mistakeOfAll } from './check/check-file.ts';
import { findIds } from './check/check-overlay.ts';
import { type FoundFiles, findFiles, type Ground } from './find-files.ts';
import { NO_LISTS, OPTIONS_FROM, type OptionLists } from './options-from.ts';
import type { ProjectSettings } from './project-file.ts';
import { groundAt, loadSettings, type ProjectPlace } from './project-settings.ts';
import { readText, readTexts } from './read-text.ts';
import { problemWithSource, type SourceText } from './source-text.ts';
import { type WrittenAttribute, writtenIn } from './written-attribute.ts';
import { parseYaml, type YamlDocument } from './yaml/yaml-file.ts';

/** What is read of a project: its settings, and its attributes as they are written. */
export interface Project {
  readonly folder: string;
  readonly ground: Ground;
  readonly patternMustMatch: 'required' | 'optional';
  readonly settings: ProjectSettings;
  /** Attribute files, relative to the folder, in order. */
  readonly files: readonly string[];
  readonly attributes: readonly WrittenAttribute[];
  /** Lists for `options_from`, in overlays too. */
  readonly lists: LazyLists;
  /** The overlays found for each target, by its name. */
  readonly overlays: ReadonlyMap<string, FoundFiles>;
  /** Overlays of more than one target: ids of one help desk do not belong there either. */
  readonly sharedOverlays: readonly string[];
  /** Problems of settings and files, apart from what stands in single attributes. */
  readonly problems: readonly Problem[];
}

/** Finds and reads the files of a project. Errors in them never throw. */
export async function loadProject(place: ProjectPlace): Promise<Project> {
  const { folder, patternMustMatch = 'required' } = place;
  const ground = groundAt(place);
  const settings = await loadSettings(place, ground);
  const found = await findFiles(ground, settings.patterns);
  const overlays = new Map<string, FoundFiles>();
  for (const { name, overlays: patterns } of settings.targets) overlays.set(name, await findFiles(ground, patterns));
  const users = countFiles([...overlays.values()]);
  const notAttributes = new Set([settings.configFile, ...users.keys()]);
  const files = found.files.filter((file) => !notAttributes.has(file));
  const isMistake = patternMustMatch === 'required' && settings.patternsAre === 'known';

  const lists = lazyLists(folder);
  const texts = readTexts(folder, files, readText);
  await lists.prepareFor(texts.sources);
  const read = texts.sources.map((source) => readDocuments(source, lists.lists));
  const attributes = read.flatMap((one) => one.attributes);
  const areShared = settings.targets.filter(({ origin }) => origin !== undefined).length > 1;
  return {
    folder,
    ground,
    patternMustMatch,
    settings,
    files,
    attributes,
    lists,
    overlays,
    sharedOverlays: [...users].flatMap(([file, count]) => (count > 1 ? [file] : [])),
    problems: [
      ...settings.problems,
      ...found.problems,
      ...(isMistake ? found.unmatched.map(settings.problemOfPattern) : []),
      ...texts.problems,
      ...read.flatMap(({ problems }) => problems),
      ...findDuplicates(attributes),
      ...(areShared ? attributes.flatMap(idsIn) : []),
    ],
  };
}

/** The overlays of all targets, each once. */
export function overlaysOf({ overlays }: Project): readonly string[] {
  return [...new Set([...overlays.values()].flatMap(({ files }) => files))];
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
  /** Before the attributes of texts are checked. */
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

/** Reads the documents of an attribute file: their entries, and what is wrong around these. */
export function readDocuments(source: SourceText, lists: OptionLists): Pick<Project, 'attributes' | 'problems'> {
  const { documents, problems } = parseYaml(source);
  const read = documents.map((document) => readDocument(document, source, lists));
  return {
    attributes: read.flatMap(({ attributes }) => attributes),
    problems: [...problems, ...read.flatMap((one) => one.problems)],
  };
}

function readDocument(document: YamlDocument, source: SourceText, lists: OptionLists) {
  const attributes = writtenIn(document, source, lists);
  const mistake = mistakeOfAll(attributes.map(({ settings }) => settings));
  const problems = mistake === undefined ? checkFile(document.value) : [mistake];
  return {
    // One mistake explains whatever would be said of each of them.
    attributes: mistake === undefined ? attributes : [],
    problems: problems.map((problem) => problemWithSource(document, problem)),
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
