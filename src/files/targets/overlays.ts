import type { AttributeKey } from '../../model/attribute-key.ts';
import { isJsonObject, type JsonObject, withMember } from '../../model/json.ts';
import { type Problem, type ProblemAtPath, problemAtKey, problemAtValue } from '../../model/problem.ts';
import { booleanMeant } from '../../model/settings/value-fault.ts';
import type { WrittenAttribute } from '../attribute.ts';
import { kindAt } from '../check/schema-errors.ts';
import { mergeSettings, nearest, writtenSteps } from '../check/words.ts';
import { problemOfPattern } from '../find-files.ts';
import { findDuplicates, idsIn, type Project, readEntries } from '../load-project.ts';
import { problemWithSource, readText } from '../source-text.ts';
import type { TargetSettings } from './target-settings.ts';

/**
 * Reads the overlays of a target, not those of others, and merges their entries over the attributes that they change, or adds
 * those that stand alone. Untouched attributes are the same values.
 */
export function applyOverlays(project: Project, target: TargetSettings | undefined) {
  const found = target && project.overlays.get(target.name);
  const { files, unmatched, problems: ofFiles } = found ?? { files: [], unmatched: [], problems: [] };
  const { attributes: entries, problems } = readEntries(files.map((file) => readText(project.folder, file)));
  const ofEntries = entries.flatMap((entry) =>
    checkOverlayEntry(entry).map((problem) => problemWithSource({ ...entry, key: undefined }, problem)),
  );
  const merged = merge(project, entries);
  const isMistake = target !== undefined && project.patternMustMatch === 'required';
  const ofPatterns = isMistake ? unmatched.map((pattern) => problemOfUnmatched(pattern, target)) : [];
  const all = [...ofFiles, ...ofPatterns, ...problems, ...ofEntries, ...merged.problems];
  return { ...merged, files, entries, problems: all };
}

/** Reports an overlay pattern without files: an error if the target deletes undeclared attributes, otherwise a warning. */
function problemOfUnmatched(pattern: string, { name, overlays, undeclared, origin }: TargetSettings): Problem {
  const path = overlays.length === 1 ? ['overlays'] : ['overlays', String(overlays.indexOf(pattern))];
  const hint =
    'Write the files, remove `overlays` if this target needs none, or fix the pattern: it is relative to the project folder, as in overlays/production.';
  const code = undeclared === 'delete' ? 'no-files' : 'no-overlays';
  const harm = code === 'no-files' ? ', and this target deletes undeclared attributes' : '';
  const problem = problemOfPattern(pattern, code, path, ` (overlays of ${name})${harm}`, hint);
  return origin === undefined ? problem : problemWithSource(origin, problem);
}

/** Checks what an overlay adds to entries. Their settings are checked after the merge. */
function checkOverlayEntry({ settings }: WrittenAttribute): readonly ProblemAtPath[] {
  if (!isJsonObject(settings)) return [];
  const { name, manage } = settings;
  if (typeof name !== 'string' || name === '') {
    const hint = 'Add `name:` with the attribute that this entry changes.';
    return [problemAtKey('setting-invalid', [], 'name is missing', hint)];
  }
  if (manage === undefined) return [];
  if (manage !== false) {
    const meant = typeof manage === 'string' ? booleanMeant(manage) : undefined;
    const hint = meant?.startsWith('Write false') ? meant : 'To manage the attribute, remove the line.';
    const message = `manage must be false, not ${kindAt(['manage'], manage)}`;
    return [problemAtValue('wrong-shape', ['manage'], message, hint)];
  }
  const other = Object.keys(settings).find((key) => key !== 'name' && key !== 'manage');
  if (other === undefined) return [];
  const hint = `Remove \`manage: false\` to change the attribute, or remove ${other} to leave it unmanaged.`;
  return [problemAtKey('wrong-shape', ['manage'], `manage: false cannot be combined with ${other}`, hint)];
}

function merge(project: Project, entries: readonly WrittenAttribute[]) {
  const attributes = new Map<AttributeKey | WrittenAttribute, WrittenAttribute>();
  // Attributes without a key, or with a duplicate key, are kept for their problems.
  for (const attribute of project.attributes) {
    const { key } = attribute;
    attributes.set(key === undefined || attributes.has(key) ? attribute : key, attribute);
  }
  const known = [...attributes.keys()].filter((key) => typeof key === 'string');
  const unmanaged: AttributeKey[] = [];
  const problems: Problem[] = [...findDuplicates(entries)];
  for (const entry of entries) {
    const { key, settings } = entry;
    if (key === undefined || !isJsonObject(settings)) continue;
    const below = attributes.get(key);
    const isWhole = settings.manage !== false && (settings.data_type !== undefined || settings.state === 'absent');
    if (below === undefined && !isWhole) {
      const near = nearest(key, known);
      const otherwise = 'Fix the name. An attribute of this target only needs display and data_type here.';
      const message = `no attribute file declares ${key}, which this overlay changes`;
      const hint = near === undefined ? otherwise : `Did you mean ${near}?`;
      problems.push(problemWithSource(entry, problemAtValue('overlay-of-nothing', ['name'], message, hint)));
    } else if (settings.manage === false) {
      attributes.delete(key);
      unmanaged.push(key);
    } else {
      const added = withMember(settings, 'manage', undefined);
      attributes.set(key, below === undefined ? { ...entry, settings: added } : mergeEntry(below, entry, added));
    }
  }
  const merged = [...attributes.values()];
  // Ids of one help desk do not stand in an overlay of several.
  const isShared = (file = ''): boolean => (project.overlayFiles.get(file) ?? 0) > 1;
  const mayHoldIds = entries.some(({ file }) => isShared(file)) ? merged : [];
  const ofIds = mayHoldIds.flatMap(idsIn).filter(({ where }) => isShared(where?.file));
  return { attributes: merged, unmanaged, problems: [...problems, ...ofIds] };
}

/** An attribute with the settings of an overlay entry. Each setting stands where it was written last. */
function mergeEntry(below: WrittenAttribute, entry: WrittenAttribute, settings: JsonObject): WrittenAttribute {
  const base = isJsonObject(below.settings) ? below.settings : {};
  const added = withMember(settings, 'name', undefined);
  return {
    ...below,
    settings: mergeSettings(base, added),
    locate: (path, at) => {
      const overlaid = writtenSteps(added, path);
      const isOverlaid = overlaid > 0 && (overlaid === path.length || overlaid > writtenSteps(base, path));
      return (isOverlaid ? entry : below).locate(path, at);
    },
    tell: (problem) => entry.tell(below.tell(problem)),
  };
}
