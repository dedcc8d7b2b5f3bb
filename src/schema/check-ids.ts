import { isJsonObject, type JsonObject, type JsonValue } from '../attribute/json.ts';
import { type Path, type ProblemAtPath, problemAtKey } from '../problem/problem.ts';

/** Data types whose values are ids of records, with `relation` or without. */
const TYPES_OF_RECORDS: readonly JsonValue[] = ['user_autocompletion', 'autocompletion_ajax'];

/** Ids in a definition that several desks share: each desk counts its own. Paths begin at the attribute. */
export function findIds(attribute: JsonValue): readonly ProblemAtPath[] {
  if (!isJsonObject(attribute) || attribute.state === 'absent') return [];
  const option = isJsonObject(attribute.data_option) ? attribute.data_option : {};
  const places = [[option, ['data_option']] as const, ...cellsOf(attribute.screens)];
  const namesRecords = isFilled(option.relation) || TYPES_OF_RECORDS.includes(attribute.data_type ?? null);
  return places.flatMap(([settings, path]) => [
    ...filterIn(settings, path),
    ...(namesRecords ? defaultIn(settings, path) : []),
  ]);
}

function cellsOf(screens: JsonValue | undefined): readonly (readonly [JsonObject, Path])[] {
  return mapsIn(screens).flatMap(([screen, roles]) =>
    mapsIn(roles).map(([role, cell]) => [cell, ['screens', screen, role]] as const),
  );
}

function mapsIn(value: JsonValue | undefined): readonly (readonly [string, JsonObject])[] {
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, inside]) => (isJsonObject(inside) ? [[key, inside] as const] : []));
}

function filterIn({ filter }: JsonObject, path: Path): readonly ProblemAtPath[] {
  return isFilled(filter) ? [problemOfId([...path, 'filter'], 'filter holds ids')] : [];
}

function defaultIn(settings: JsonObject, path: Path): readonly ProblemAtPath[] {
  if (!isFilled(settings.default)) return [];
  return [problemOfId([...path, 'default'], 'the default of a relation is an id')];
}

/** Nothing, an empty text and an empty list name no record. */
function isFilled(value: JsonValue | undefined): boolean {
  if (value === undefined || value === null || value === '' || value === false) return false;
  return !Array.isArray(value) || value.length > 0;
}

function problemOfId(path: Path, what: string): ProblemAtPath {
  return problemAtKey(
    'id-outside-overlay',
    path,
    `${what} of one help desk, and this project has several`,
    'The others would take it and break their tickets. Write it into an overlay of the one target that it belongs to.',
  );
}
