import { readFileSync, writeFileSync } from 'node:fs';
import { isJsonObject, type JsonObject, type JsonValue } from '../src/attribute/json.ts';
import { RELEASES, type Release } from '../src/attribute/release.ts';
import { storedLength } from '../src/attribute/screens.ts';
import { databaseSort } from '../src/sandbox/model/database-order.ts';
import { referencesIn } from '../src/sandbox/model/references.ts';

/** Where the first list of each release was recorded. */
const FIRST_LIST: Readonly<Record<Release, string>> = {
  '5.2': 'test/recordings/5.2/01_list_show.jsonl',
  '6.5': 'test/recordings/6.5/01_fresh_list.jsonl',
};

interface Exchange {
  readonly path: string;
  readonly body: JsonValue;
}

function exchanges(file: string): readonly Exchange[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const entry: unknown = line === '' ? undefined : JSON.parse(line);
      if (!isJsonObject(entry) || !isJsonObject(entry.request) || !isJsonObject(entry.response)) return [];
      return [{ path: String(entry.request.path), body: entry.response.body ?? null }];
    });
}

function objectsAt(path: string, among: readonly Exchange[]): readonly JsonObject[] {
  const found = among.find((exchange) => exchange.path === path && Array.isArray(exchange.body));
  return Array.isArray(found?.body) ? found.body.filter(isJsonObject) : [];
}

/** A fresh installation: the rows of its first list, what refers to them, and its settings where they were recorded. */
function freshDesk(release: Release): JsonObject {
  const recorded = exchanges(FIRST_LIST[release]);
  const list = objectsAt('/api/v1/object_manager_attributes', recorded);
  const rows = list
    .map(({ deletable: _deletable, not_deletable_reason: _reason, ...row }) => row)
    .sort((a, b) => Number(a.id) - Number(b.id));
  return {
    rows: inTableOrder(rows, list),
    references: list.flatMap((row) => referencesIn(row).map((reference) => ({ ...reference }))),
    settings: objectsAt('/api/v1/settings', recorded),
  };
}

function isListedAs(list: readonly JsonObject[], rows: readonly JsonObject[]): boolean {
  const listed = databaseSort(rows, (a, b) => {
    const [left, right] = [String(a.name), String(b.name)];
    return Number(a.position) - Number(b.position) || (left < right ? -1 : Number(left > right));
  });
  return listed.every((row, index) => row.id === list[index]?.id);
}

/**
 * The order of the rows in the table, of which the list tells something where position and name are equal: the order
 * of ids, but that a small row may have filled a gap which the larger rows before it had left in an earlier page.
 * Of the places that explain the list, the middle one is taken.
 */
function inTableOrder(byId: readonly JsonObject[], list: readonly JsonObject[]): readonly JsonObject[] {
  if (isListedAs(list, byId)) return byId;
  for (const [index, row] of byId.entries()) {
    const explanations = byId.slice(0, index).flatMap((_passed, place) => {
      const moved = [...byId];
      moved.splice(place, 0, ...moved.splice(index, 1));
      const isSmallest = byId.slice(place, index).every((passed) => sizeOf(row) < sizeOf(passed));
      return isSmallest && isListedAs(list, moved) ? [moved] : [];
    });
    const middle = explanations[Math.floor(explanations.length / 2)];
    if (middle !== undefined) return middle;
  }
  throw new Error('No order of the table explains the recorded list; what else does the database do?');
}

function sizeOf({ name, display, data_option: option, screens }: JsonObject): number {
  return [option, screens]
    .filter(isJsonObject)
    .reduce((sum, part) => sum + storedLength(part), `${name}${display}`.length);
}

interface NamesOfObject {
  readonly columns: readonly string[];
  readonly methods: readonly string[];
}

/** What a fresh installation was asked for. */
interface RecordedNames {
  readonly fatal: readonly string[];
  readonly objects: Readonly<Record<string, NamesOfObject>>;
}

function recordedNames(release: string): RecordedNames {
  const {
    _: _explanation,
    fatal,
    fatal_by_class: byClass = [],
    ...objects
  } = JSON.parse(readFileSync(`test/names/${release}.json`, 'utf8'));
  return { fatal: [...fatal, ...byClass], objects };
}

/** Releases whose fatal names are known: an upgrade brings a field to the next of them. */
const RELEASES_OF_FATAL_NAMES = [...RELEASES, '7.1'];

/** Each name once, by who has it: every start reads them, and most methods are those of many objects. */
function names(): JsonValue {
  const recorded = RELEASES.map((release) => ({ release, ...recordedNames(release) }));
  const methods = recorded.flatMap(({ release, objects }) =>
    Object.entries(objects).flatMap(([object, known]) =>
      known.methods.map((name) => ({ name, owner: `${release} ${object}` })),
    ),
  );
  const fatal = RELEASES_OF_FATAL_NAMES.flatMap((release) =>
    recordedNames(release).fatal.map((name) => ({ name, owner: release })),
  );
  return {
    fatal: groupedByOwners(fatal),
    columns: Object.fromEntries(
      recorded.map(({ release, objects }) => [
        release,
        Object.fromEntries(Object.entries(objects).map(([object, { columns }]) => [object, [...columns]])),
      ]),
    ),
    methods: groupedByOwners(methods),
  };
}

interface OwnedName {
  readonly name: string;
  readonly owner: string;
}

function groupedByOwners(owned: readonly OwnedName[]): JsonValue {
  const owners = new Map<string, string[]>();
  for (const { name, owner } of owned) owners.set(name, [...(owners.get(name) ?? []), owner]);
  const groups = new Map<string, string[]>();
  for (const [name, whose] of owners) {
    const group = whose.join(', ');
    groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  return [...groups].map(([group, grouped]) => ({ of: group.split(', '), names: grouped }));
}

/** Every generated file of the service's data, with its content. */
export function serviceData(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const release of RELEASES)
    files.set(`src/sandbox/generated/fresh-${release}.json`, `${JSON.stringify(freshDesk(release))}\n`);
  files.set('src/attribute/generated/names.json', `${JSON.stringify(names())}\n`);
  return files;
}

if (process.argv[1]?.endsWith('service-data.ts')) {
  for (const [file, content] of serviceData()) writeFileSync(file, content);
}
