import { readFileSync, writeFileSync } from 'node:fs';
import { OBJECT_NAMES } from '../src/attribute/attribute-key.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../src/attribute/json.ts';
import { RELEASES, type Release } from '../src/attribute/release.ts';
import { referencesIn } from '../src/sandbox/model/loaded-desk.ts';

/** Where the first list of each release was recorded. */
const FIRST_LIST: Readonly<Record<Release, string>> = {
  '5.2': 'test/recordings/5.2/01_list_show.jsonl',
  '6.5': 'test/recordings/6.5/01_fresh_list.jsonl',
  '7.1': 'test/recordings/7.1/01_fresh_list.jsonl',
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
    rows,
    references: list.flatMap((row) => referencesIn(row).map((reference) => ({ ...reference }))),
    settings: objectsAt('/api/v1/settings', recorded),
  };
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
  const recorded = JSON.parse(readFileSync(`test/names/${release}.json`, 'utf8'));
  const { fatal, fatal_by_class: byClass = [] } = recorded;
  const objects = Object.fromEntries(OBJECT_NAMES.map((object) => [object, recorded[object]]));
  return { fatal: [...fatal, ...byClass], objects };
}

/** Each name once, by who has it: every start reads them, and most methods are those of many objects. */
function names(): JsonValue {
  const recorded = RELEASES.map((release) => ({ release, ...recordedNames(release) }));
  const methods = recorded.flatMap(({ release, objects }) =>
    Object.entries(objects).flatMap(([object, known]) =>
      known.methods.map((name) => ({ name, owner: `${release} ${object}` })),
    ),
  );
  const fatal = RELEASES.flatMap((release) => recordedNames(release).fatal.map((name) => ({ name, owner: release })));
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
