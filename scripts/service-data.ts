import { readFileSync } from 'node:fs';
import { definitionsIn } from '../src/files/pipeline.ts';
import { makeSourceText } from '../src/files/source-text.ts';
import { parseAttributeList } from '../src/helpdesk/wire.ts';
import { OBJECT_NAMES, type ObjectName } from '../src/model/attribute-key.ts';
import type { PresentDefinition } from '../src/model/definition.ts';
import { grouped } from '../src/model/grouped.ts';
import { isJsonObject, type JsonObject, type JsonValue, sameJson } from '../src/model/json.ts';
import { isOfHelpDesk, type LiveAttribute } from '../src/model/live-attribute.ts';
import { RELEASES, type Release } from '../src/model/release.ts';
import { settingsOfRow } from '../src/model/settings-of-row.ts';
import { compare } from '../src/plan/compare.ts';
import { REFERENCE_KINDS, type Reference } from '../src/sandbox/model/desk.ts';

/** Where the first list of each release was recorded. */
const FIRST_LIST: Readonly<Record<Release, string>> = {
  '5.2': 'test/recordings/5.2/01_list_show.jsonl',
  '6.5': 'test/recordings/6.5/01_fresh_list.jsonl',
  '7.1': 'test/recordings/7.1/01_fresh_list.jsonl',
};

/** The rows of a server shortly before 6.0. */
const FRESH_BETWEEN = 'test/recordings/outcomes-6.0.json';

type Exchange = { readonly path: string; readonly body: JsonValue };

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

/** What a fresh installation was asked for. */
type RecordedNames = {
  readonly [name in ObjectName]: { readonly columns: readonly string[]; readonly methods: readonly string[] };
} & { readonly fatal: readonly string[]; readonly fatal_by_class?: readonly string[] };

/** Each name once, by who has it: every start reads them, and most methods are those of many objects. */
function names(): JsonValue {
  const recorded = RELEASES.map((release): readonly [Release, RecordedNames] => [
    release,
    JSON.parse(readFileSync(`test/names/${release}.json`, 'utf8')),
  ]);
  const fatal = recorded.flatMap(([release, { fatal: everywhere, fatal_by_class = [] }]) =>
    [...everywhere, ...fatal_by_class].map((name) => [name, release] as const),
  );
  const methods = recorded.flatMap(([release, known]) =>
    OBJECT_NAMES.flatMap((object) => known[object].methods.map((name) => [name, `${release} ${object}`] as const)),
  );
  const columnsOf = (known: RecordedNames) =>
    Object.fromEntries(OBJECT_NAMES.map((object) => [object, [...known[object].columns]]));
  return {
    fatal: groupedByOwners(fatal),
    columns: Object.fromEntries(recorded.map(([release, known]) => [release, columnsOf(known)])),
    methods: groupedByOwners(methods),
  };
}

function groupedByOwners(owned: readonly (readonly [name: string, owner: string])[]): JsonValue {
  const groups = grouped([...grouped(owned)].map(([name, whose]) => [whose.join(', '), name] as const));
  return [...groups].map(([group, names]) => ({ of: group.split(', '), names }));
}

/** In what the rows that nobody can change differ between releases: the values of each such setting. */
function seedChanges(): JsonObject {
  const between: { readonly fresh: JsonValue } = JSON.parse(readFileSync(FRESH_BETWEEN, 'utf8'));
  const ofReleases = RELEASES.map((release) =>
    objectsAt('/api/v1/object_manager_attributes', exchanges(FIRST_LIST[release])),
  );
  const lists = [...ofReleases, between.fresh].map((rows) => parseAttributeList(rows).filter(isOfHelpDesk));
  const found: Record<string, Record<string, JsonValue[]>> = {};
  for (const { key, path, values } of lists.flatMap((rows) =>
    lists.flatMap((others) => changesBetween(rows, others)),
  )) {
    const settings = found[key] ?? {};
    const known = settings[path] ?? [];
    const added = values.filter((value) => !known.some((one) => sameJson(one, value)));
    found[key] = { ...settings, [path]: [...known, ...added] };
  }
  return found;
}

function changesBetween(from: readonly LiveAttribute[], to: readonly LiveAttribute[]) {
  return from.flatMap((row) => {
    const other = to.find(({ key }) => key === row.key);
    if (other === undefined) return [];
    return declare(row).flatMap((definition) =>
      compare(definition, { ...other, editable: true, internal: false }).map(({ path, before, after }) => ({
        key: row.key,
        path: path.join('/'),
        values: [before, after].map((value) => (value === undefined ? [] : [value])),
      })),
    );
  });
}

/** The definition that an import writes; none for types that no file can declare. */
function declare(row: LiveAttribute): readonly PresentDefinition[] {
  const { object, name } = row;
  const text = JSON.stringify({ object, attributes: [{ name, ...settingsOfRow(row) }] });
  const { definitions } = definitionsIn(makeSourceText('attributes/one.yaml', text));
  return definitions.flatMap((definition) => (definition.state === 'present' ? [definition] : []));
}

/** Every generated file of the service's data, with its content. */
export function serviceData(): ReadonlyMap<string, string> {
  const data: readonly (readonly [file: string, content: JsonValue])[] = [
    ...RELEASES.map((release) => [`src/sandbox/generated/fresh-${release}.json`, freshDesk(release)] as const),
    ['src/model/generated/seed-changes.json', seedChanges()],
    ['src/model/generated/names.json', names()],
  ];
  return new Map(data.map(([file, content]) => [file, `${JSON.stringify(content)}\n`]));
}

/** What a listed row is used by, as its not_deletable_reason tells: "This attribute is referenced by Overview: A,B; Trigger: C and thus …". */
export function referencesIn(listed: JsonObject): readonly Reference[] {
  const used = /^This attribute is referenced by (.*) and thus/.exec(String(listed.not_deletable_reason ?? ''))?.[1];
  return (used?.split('; ') ?? []).flatMap((group) => {
    const [name, titles = ''] = group.split(/: (.*)/);
    const kind = REFERENCE_KINDS.find((known) => known === name);
    if (kind === undefined) return [];
    return titles
      .split(',')
      .map((title) => ({ object: String(listed.object), name: String(listed.name), kind, title }));
  });
}
