import type { AttributeKey } from '../../model/attribute-key.ts';
import { isJsonObject, type JsonObject } from '../../model/json.ts';
import { type Problem, problemAtValue } from '../../model/problem.ts';
import type { WrittenAttribute } from '../attribute.ts';
import { mergedSettings } from '../check/check-overlay.ts';
import { nearest } from '../check/did-you-mean.ts';
import { findDuplicates, idsIn, type Project } from '../load-project.ts';
import { problemWithSource } from '../source-text.ts';
import { mergeSettings, writtenSteps } from './merge-settings.ts';
import type { Overlays } from './read-overlays.ts';

/** What a target's overlays make of the attributes of a project. Untouched ones are the same values. */
interface Merged {
  readonly attributes: readonly WrittenAttribute[];
  readonly unmanaged: readonly AttributeKey[];
  readonly problems: readonly Problem[];
}

/** Merges entries over the attributes that they change, or adds those that stand alone. */
export function mergeOverlays(project: Project, { entries }: Overlays): Merged {
  if (entries.length === 0) return { attributes: project.attributes, unmanaged: [], problems: [] };
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
    if (below === undefined && !standsAlone(settings)) {
      problems.push(overlayOfNothing(entry, key, known));
    } else if (settings.manage === false) {
      attributes.delete(key);
      unmanaged.push(key);
    } else {
      attributes.set(key, merge(below, entry, settings));
    }
  }
  const merged = [...attributes.values()];
  return { attributes: merged, unmanaged, problems: [...problems, ...sharedIds(project, merged, entries)] };
}

/** Enough for an attribute that only this target has. */
function standsAlone(settings: JsonObject): boolean {
  if (settings.manage === false) return false;
  return settings.data_type !== undefined || settings.state === 'absent';
}

/** Reports ids of one help desk that stand in an overlay of several. */
function sharedIds(
  { sharedOverlays }: Project,
  attributes: readonly WrittenAttribute[],
  entries: readonly WrittenAttribute[],
): readonly Problem[] {
  const isShared = (file: string | undefined): boolean => file !== undefined && sharedOverlays.includes(file);
  const shared = new Set(entries.flatMap(({ key, file }) => (isShared(file) ? [key] : [])));
  return attributes
    .flatMap((written) => (written.key !== undefined && shared.has(written.key) ? idsIn(written) : []))
    .filter(({ where }) => isShared(where?.file));
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
  const merged = mergeSettings(base, added);
  return {
    ...(below ?? entry),
    settings: merged,
    locate: (path, at) => {
      const overlaid = writtenSteps(added, path);
      const isOverlaid = overlaid > 0 && (overlaid === path.length || overlaid > writtenSteps(base, path));
      return (below === undefined || isOverlaid ? entry : below).locate(path, at);
    },
    tell: (problem) => entry.tell(below?.tell(problem) ?? problem),
  };
}
