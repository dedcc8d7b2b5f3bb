import { readFileSync } from 'node:fs';
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
import { definitionsIn } from '../test/files/definitions-in.ts';

/** Where the first list of each release was recorded. */
const FIRST_LIST: Readonly<Record<Release, string>> = {
  '5.2': 'test/recordings/5.2/01_list_show.jsonl',
  '6.5': 'test/recordings/6.5/01_fresh_list.jsonl',
  '7.1': 'test/recordings/7.1/01_fresh_list.jsonl',
};

/** The rows of a server shortly before 6.0. */
const FRESH_BETWEEN = 'test/recordings/outcomes-6.0.json';

const ATTRIBUTES = '/api/v1/object_manager_attributes';

/** A line of a recording: an exchange, or a note. */
interface Recorded {
  readonly request?: { readonly path: string };
  readonly response?: { readonly body: JsonValue };
}

/** The first list that was recorded at this path. */
function listAt(path: string, release: Release): readonly JsonObject[] {
  const lines = readFileSync(FIRST_LIST[release], 'utf8').trim().split('\n');
  const bodies = lines.flatMap((line) => {
    const { request, response }: Recorded = JSON.parse(line);
    return request?.path === path && Array.isArray(response?.body) ? [response.body] : [];
  });
  return bodies[0]?.filter(isJsonObject) ?? [];
}

/** A fresh installation: the rows of its first list, what refers to them, and its settings where they were recorded. */
function freshDesk(release: Release) {
  const list = listAt(ATTRIBUTES, release);
  const rows = list
    .map(({ deletable: _deletable, not_deletable_reason: _reason, ...row }) => row)
    .sort((a, b) => Number(a.id) - Number(b.id));
  return { rows, references: list.flatMap(referencesIn), settings: listAt('/api/v1/settings', release) };
}

/** What a fresh installation was asked for. */
type RecordedNames = {
  readonly [name in ObjectName]: { readonly columns: readonly string[]; readonly methods: readonly string[] };
} & { readonly fatal: readonly string[]; readonly fatal_by_class?: readonly string[] };

/** Each name once, by who has it: every start reads them, and most methods are those of many objects. */
function names() {
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
    Object.fromEntries(OBJECT_NAMES.map((object) => [object, known[object].columns]));
  return {
    fatal: groupedByOwners(fatal),
    columns: Object.fromEntries(recorded.map(([release, known]) => [release, columnsOf(known)])),
    methods: groupedByOwners(methods),
  };
}

function groupedByOwners(owned: readonly (readonly [name: string, owner: string])[]) {
  const groups = grouped([...grouped(owned)].map(([name, whose]) => [whose.join(', '), name] as const));
  return [...groups].map(([group, names]) => ({ of: group.split(', '), names }));
}

/** In what the rows that nobody can change differ between releases: the values of each such setting. */
function seedChanges() {
  const between: { readonly fresh: JsonValue } = JSON.parse(readFileSync(FRESH_BETWEEN, 'utf8'));
  const lists = [...RELEASES.map((release) => listAt(ATTRIBUTES, release)), between.fresh].map((rows) =>
    parseAttributeList(rows).filter(isOfHelpDesk),
  );
  const changes = lists.flatMap((rows) => lists.flatMap((others) => changesBetween(rows, others)));
  return inGroups(changes, (ofKey) =>
    inGroups(ofKey, (values) =>
      values.filter((value, index) => values.findIndex((other) => sameJson(other, value)) === index),
    ),
  );
}

function inGroups<Value, Made>(
  pairs: readonly (readonly [string, Value])[],
  make: (values: readonly Value[]) => Made,
): Readonly<Record<string, Made>> {
  return Object.fromEntries([...grouped(pairs)].map(([key, values]) => [key, make(values)]));
}

/** Both values of each setting that differs, in a list that is empty where there is none. */
function changesBetween(from: readonly LiveAttribute[], to: readonly LiveAttribute[]) {
  return from.flatMap((row) => {
    const other = to.find(({ key }) => key === row.key);
    if (other === undefined) return [];
    return declare(row)
      .flatMap((definition) => compare(definition, { ...other, editable: true, internal: false }))
      .flatMap(({ path, before, after }) =>
        [before, after].map((value) => [row.key, [path.join('/'), value === undefined ? [] : [value]]] as const),
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
  const data: readonly (readonly [file: string, content: unknown])[] = [
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
