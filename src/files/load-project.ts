import { once } from '../model/once.ts';
import { formatPosition, type Problem, problemAtValue } from '../model/problem.ts';
import { type WrittenAttribute, writtenIn } from './attribute.ts';
import { checkFile, mistakeOfAll } from './check/check-keys.ts';
import { findIds } from './check/check-settings.ts';
import { twinsIn } from './check/words.ts';
import { findFiles } from './find-files.ts';
import { groundAt, loadSettings, type ProjectPlace } from './project-settings.ts';
import { isProblem, problemWithSource, readText, type SourceText } from './source-text.ts';
import { parseYaml, type YamlDocument } from './yaml/yaml-file.ts';

/** What is read of a project: its settings, and its attributes as they are written. */
export type Project = Awaited<ReturnType<typeof loadProject>>;

/** Finds and reads the files of a project. Errors in them never throw. */
export async function loadProject(place: ProjectPlace) {
  const { folder, patternMustMatch = 'required' } = place;
  const ground = groundAt(place);
  const settings = loadSettings(place, ground);
  const found = findFiles(ground, settings.patterns);
  const overlays = new Map(settings.targets.map((target) => [target.name, findFiles(ground, target.overlays)]));
  const overlayFiles = new Map<string, number>();
  for (const file of [...overlays.values()].flatMap((one) => one.files))
    overlayFiles.set(file, (overlayFiles.get(file) ?? 0) + 1);
  const files = found.files.filter((file) => file !== settings.configFile && !overlayFiles.has(file));
  const unmatched = patternMustMatch === 'required' ? found.unmatched : [];
  const { attributes, problems } = readEntries(files.map((file) => readText(folder, file)));
  return {
    folder,
    ground,
    patternMustMatch,
    settings,
    /** Attribute files, relative to the folder, in order. */
    files,
    attributes,
    /** Reads the lists of `options_from`, in overlays too. Its code is a tenth of a start, and most projects have no list. */
    loadLists: once(async () => (await import('./csv/option-lists.ts')).listReader(folder)),
    /** The overlays found for each target, by its name. */
    overlays,
    /** The files of all of them, with how many targets have each. */
    overlayFiles,
    /** Problems of settings and files, apart from what stands in single attributes. */
    problems: [
      ...settings.problems,
      ...found.problems,
      ...unmatched.flatMap(settings.problemsOfPattern),
      ...problems,
      ...findDuplicates(attributes),
      ...(settings.targets.length > 1 ? attributes.flatMap(idsIn) : []),
    ],
  };
}

/** Reads the entries of texts, and what is wrong around them; texts that cannot be read are problems already. */
export function readEntries(sources: readonly (SourceText | Problem)[]) {
  const parts = sources.flatMap((source) => {
    if (isProblem(source)) return [{ attributes: [], problems: [source] }];
    const { documents, problems } = parseYaml(source);
    return [{ attributes: [], problems }, ...documents.map((document) => readDocument(document, source))];
  });
  return {
    attributes: parts.flatMap(({ attributes }) => attributes),
    problems: parts.flatMap(({ problems }) => problems),
  };
}

/** Checks a document, apart from what stands in single entries. */
function readDocument(document: YamlDocument, source: SourceText) {
  const attributes = writtenIn(document, source);
  const mistake = mistakeOfAll(attributes.map(({ settings }) => settings));
  const problems = (mistake === undefined ? checkFile(document.value) : [mistake]).map((problem) =>
    problemWithSource(document, problem),
  );
  // One mistake explains whatever would be said of each of them.
  return { attributes: mistake === undefined ? attributes : [], problems };
}

/** Reports ids of one help desk in an attribute of several targets. */
export function idsIn(written: WrittenAttribute): readonly Problem[] {
  return findIds(written.settings).map((problem) => problemWithSource(written, problem));
}

/** Reports keys that are defined twice. */
export function findDuplicates(attributes: readonly WrittenAttribute[]): readonly Problem[] {
  return twinsIn(attributes, ({ key }) => key).map(([first, twin]) => {
    const hint = `The other one is at ${formatPosition(first.locate(['name'], 'value'))}. Keep one of them.`;
    const message = `${twin.key} is defined twice`;
    return problemWithSource(twin, problemAtValue('duplicate-attribute', ['name'], message, hint));
  });
}
