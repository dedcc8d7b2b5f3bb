import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { type Path, type ProblemAtPath, problemAtKey, problemAtValue } from '../../model/problem.ts';
import { cellsIn } from '../../model/screens.ts';
import { booleanMeant } from '../../model/settings/value-fault.ts';
import { kindAt } from './schema-errors.ts';

/** Keys of an overlay entry that are not merged. */
const NOT_MERGED = ['name', 'manage'];

/** Checks the form of an overlay entry. Its settings are checked after the merge. */
export function checkOverlayEntry(entry: JsonObject): readonly ProblemAtPath[] {
  const { name } = entry;
  const hint = 'Add `name:` with the attribute that this entry changes.';
  if (typeof name !== 'string' || name === '') return [problemAtKey('setting-invalid', [], 'name is missing', hint)];
  return checkManage(entry);
}

function checkManage(entry: JsonObject): readonly ProblemAtPath[] {
  const { manage } = entry;
  if (manage === undefined) return [];
  if (manage !== false) {
    const message = `manage must be false, not ${kindAt(['manage'], manage)}`;
    const meant = typeof manage === 'string' ? booleanMeant(manage) : undefined;
    const hint = meant?.startsWith('Write false') ? meant : 'To manage the attribute, remove the line.';
    return [problemAtValue('wrong-shape', ['manage'], message, hint)];
  }
  const other = Object.keys(entry).find((key) => key !== 'name' && key !== 'manage');
  if (other === undefined) return [];
  const hint = `Remove \`manage: false\` to change the attribute, or remove ${other} to leave it unmanaged.`;
  return [problemAtKey('wrong-shape', ['manage'], `manage: false cannot be combined with ${other}`, hint)];
}

/** Returns the settings that an overlay entry merges into the attribute. */
export function mergedSettings(entry: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !NOT_MERGED.includes(key)));
}

/** Data types whose values are ids of records, with `relation` or without. */
const TYPES_OF_RECORDS: readonly JsonValue[] = ['user_autocompletion', 'autocompletion_ajax'];

/** Finds ids in a definition shared by several help desks, whose ids differ. Paths begin at the attribute. */
export function findIds(attribute: JsonValue): readonly ProblemAtPath[] {
  if (!isJsonObject(attribute) || attribute.state === 'absent') return [];
  const option = isJsonObject(attribute.data_option) ? attribute.data_option : {};
  const cells = cellsIn(attribute.screens).map(({ screen, role, cell }) => [cell, ['screens', screen, role]] as const);
  const places = [[option, ['data_option']] as const, ...cells];
  const namesRecords = isFilled(option.relation) || TYPES_OF_RECORDS.includes(attribute.data_type ?? null);
  return places.flatMap(([settings, path]) => [
    ...(isFilled(settings.filter) ? [problemOfId([...path, 'filter'], 'filter contains ids')] : []),
    ...(namesRecords && isFilled(settings.default)
      ? [problemOfId([...path, 'default'], 'the default of a relation is an id')]
      : []),
  ]);
}

/** Nothing, an empty text and an empty list name no record. */
function isFilled(value: JsonValue | undefined): boolean {
  if (value === undefined || value === null || value === '' || value === false) return false;
  return !Array.isArray(value) || value.length > 0;
}

function problemOfId(path: Path, what: string): ProblemAtPath {
  const hint = 'On other help desks this id would break tickets. Move it to an overlay of its target.';
  const message = `${what} specific to one help desk, but this project has several`;
  return problemAtKey('id-outside-overlay', path, message, hint);
}
