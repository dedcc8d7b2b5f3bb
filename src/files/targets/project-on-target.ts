import type { AttributeKey } from '../../model/attribute-key.ts';
import { isJsonObject, type JsonObject } from '../../model/json.ts';
import { makeProblem, type Problem, problemAtValue } from '../../model/problem.ts';
import { checkOverlayDocument, mergedSettings } from '../check/check-overlay.ts';
import { nearest } from '../check/did-you-mean.ts';
import { findFiles } from '../find-files.ts';
import { contentOf, findDuplicates, idsIn, type Project } from '../load-project.ts';
import type { OptionLists } from '../options-from.ts';
import {
  type ReadAttribute,
  readMergedAttribute,
  type WrittenAttribute,
  writtenAttributes,
} from '../read-definitions.ts';
import { readText, readTexts } from '../read-text.ts';
import { problemWithSource, type SourceText } from '../source-text.ts';
import { parseYaml } from '../yaml/yaml-file.ts';
import { mergeSettings, writtenSteps } from './merge-overlay.ts';
import type { TargetSettings } from './target-settings.ts';

/**
 * Merges the overlays of one target into the project. Overlays of other targets are not read. Without overlays, it
 * returns the same project.
 */
export async function projectOnTarget(project: Project, target: TargetSettings): Promise<Project> {
  if (target.overlays.length === 0) return project;
  // A target of a help desk asked alone is not of these files.
  const found = project.overlayFiles.get(target.name) ?? (await findFiles(project.ground, target.overlays));
  const unmatched = project.patternMustMatch === 'required' ? found.unmatched : [];
  const texts = readTexts(project.folder, found.files, readText);
  await project.lists.prepareFor(texts.sources);
  const read = texts.sources.map((source) => readOverlay(source, project.lists.lists));
  const entries = read.flatMap((overlay) => overlay.entries);
  const isShared = (file: string | undefined): boolean => file !== undefined && project.sharedOverlays.includes(file);
  const shared = new Set(entries.flatMap(({ key, file }) => (isShared(file) ? [key] : [])));
  const { attributes, unmanaged, problems: ofOverlays } = applyOverlays(project.attributes, entries);
  const ids = attributes.flatMap(({ written }) =>
    written.key !== undefined && shared.has(written.key) ? idsIn(written) : [],
  );
  const problems = [
    ...project.fileProblems,
    ...found.problems,
    ...unmatched.map((pattern) => problemOfUnmatched(pattern, target)),
    ...texts.problems,
    ...read.flatMap((overlay) => overlay.problems),
    ...findDuplicates(entries),
    ...ofOverlays,
    ...ids.filter(({ where }) => isShared(where?.file)),
  ];
  return {
    ...project,
    attributeFiles: [...project.attributeFiles, ...found.files],
    overlaid: new Map(entries.flatMap((entry) => (entry.key === undefined ? [] : [[entry.key, entry] as const]))),
    fileProblems: problems,
    ...contentOf(attributes, unmanaged, problems, project),
  };
}

/** Reports an overlay pattern without files: an error if the target deletes undeclared attributes, otherwise a warning. */
function problemOfUnmatched(pattern: string, { name, overlays, undeclared, origin }: TargetSettings): Problem {
  const deletes = undeclared === 'delete';
  const message = `no file matches ${pattern} (overlays of ${name})`;
  const path = overlays.length === 1 ? ['overlays'] : ['overlays', String(overlays.indexOf(pattern))];
  const where = origin?.locate(path);
  const hint =
    'Write the files, remove `overlays` if this target needs none, or fix the pattern: it is relative to the project folder, as in overlays/production.';
  if (!deletes) return makeProblem('no-overlays', message, { hint, where });
  return makeProblem('no-files', `${message}, and this target deletes undeclared attributes`, { hint, where });
}

/** Reads one overlay file: its entries, and errors in its form. */
function readOverlay(source: SourceText, lists: OptionLists) {
  const { documents, problems } = parseYaml(source);
  return {
    entries: documents.flatMap((document) => writtenAttributes(document, source, lists)),
    problems: [
      ...problems,
      ...documents.flatMap((document) =>
        checkOverlayDocument(document.value).map((problem) => problemWithSource(document, problem)),
      ),
    ],
  };
}

/** The attributes as the entries of a target's overlays change them. Untouched ones are the same values. */
function applyOverlays(base: readonly ReadAttribute[], entries: readonly WrittenAttribute[]) {
  const attributes = new Map<AttributeKey | ReadAttribute, ReadAttribute>();
  // Attributes without a key, or with a duplicate key, are kept for their problems.
  for (const attribute of base) {
    const { key } = attribute.written;
    attributes.set(key === undefined || attributes.has(key) ? attribute : key, attribute);
  }
  const known = [...attributes.keys()].filter((key) => typeof key === 'string');
  const unmanaged: AttributeKey[] = [];
  const problems: Problem[] = [];
  for (const entry of entries) {
    const { key, settings } = entry;
    if (key === undefined || !isJsonObject(settings)) continue;
    const below = attributes.get(key)?.written;
    if (below === undefined && !standsAlone(settings)) {
      problems.push(overlayOfNothing(entry, key, known));
    } else if (settings.manage === false) {
      attributes.delete(key);
      unmanaged.push(key);
    } else {
      attributes.set(key, readMergedAttribute(merge(below, entry, settings)));
    }
  }
  return { attributes: [...attributes.values()], unmanaged, problems };
}

/** Enough for an attribute that only this target has. */
function standsAlone(settings: JsonObject): boolean {
  if (settings.manage === false) return false;
  return settings.data_type !== undefined || settings.state === 'absent';
}

function overlayOfNothing(entry: WrittenAttribute, key: AttributeKey, known: readonly AttributeKey[]): Problem {
  const near = nearest(key, known);
  const otherwise = 'Fix the name. An attribute of this target only needs display and data_type here.';
  const message = `no attribute file declares ${key}, which this overlay changes`;
  const hint = near === undefined ? otherwise : `Did you mean ${near}?`;
  return problemWithSource(entry, problemAtValue('overlay-of-nothing', ['name'], message, hint));
}

/** An attribute with the settings of an overlay entry. Each setting stands where it was written last. */
function merge(below: WrittenAttribute | undefined, entry: WrittenAttribute, settings: JsonObject): WrittenAttribute {
  const base = isJsonObject(below?.settings) ? below.settings : { name: settings.name ?? null };
  const added = mergedSettings(settings);
  return {
    ...(below ?? entry),
    settings: mergeSettings(base, added),
    locate: (path, at) => {
      const overlaid = writtenSteps(added, path);
      const isOverlaid = overlaid > 0 && (overlaid === path.length || overlaid > writtenSteps(base, path));
      return (below === undefined || isOverlaid ? entry : below).locate(path, at);
    },
    lineAt: (where) => (where.file === entry.file ? entry.lineAt(where) : below?.lineAt(where)),
  };
}
