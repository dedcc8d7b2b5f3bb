import { readFileSync, writeFileSync } from 'node:fs';
import { isJsonObject, type JsonObject, type JsonValue } from '../src/attribute/json.ts';
import { RELEASES, type Release } from '../src/attribute/release.ts';

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

/** "This attribute is referenced by Overview: A,B; Trigger: C and thus …" names what the seeds are used by. */
function referencesOf(row: JsonObject): readonly JsonObject[] {
  const used = /^This attribute is referenced by (.*) and thus/.exec(String(row.not_deletable_reason ?? ''))?.[1];
  return (used?.split('; ') ?? []).flatMap((group) => {
    const [kind = '', titles = ''] = group.split(/: (.*)/);
    return titles
      .split(',')
      .map((title): JsonObject => ({ object: row.object ?? '', name: row.name ?? '', kind, title }));
  });
}

/** A fresh installation: the rows of its first list, what refers to them, and its settings where they were recorded. */
function freshDesk(release: Release): JsonObject {
  const recorded = exchanges(FIRST_LIST[release]);
  const list = objectsAt('/api/v1/object_manager_attributes', recorded);
  const rows = list
    .map(({ deletable: _deletable, not_deletable_reason: _reason, ...row }) => row)
    .sort((a, b) => Number(a.id) - Number(b.id));
  return { rows, references: list.flatMap(referencesOf), settings: objectsAt('/api/v1/settings', recorded) };
}

function names(release: Release): JsonValue {
  const { _: _explanation, ...sets } = JSON.parse(readFileSync(`test/names/${release}.json`, 'utf8'));
  return sets;
}

/** Every generated file of the service's data, with its content. */
export function serviceData(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const release of RELEASES)
    files.set(`src/sandbox/generated/fresh-${release}.json`, `${JSON.stringify(freshDesk(release))}\n`);
  const sets = Object.fromEntries(RELEASES.map((release) => [release, names(release)]));
  files.set('src/attribute/generated/names.json', `${JSON.stringify(sets)}\n`);
  return files;
}

if (process.argv[1]?.endsWith('service-data.ts')) {
  for (const [file, content] of serviceData()) writeFileSync(file, content);
}
