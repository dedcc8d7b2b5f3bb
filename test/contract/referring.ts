import { isJsonObject, type JsonObject, type JsonValue } from '../../src/model/json.ts';
import type { Reference } from '../../src/sandbox/model/desk.ts';

const KINDS: Readonly<Record<string, Reference['kind']>> = {
  triggers: 'Trigger',
  overviews: 'Overview',
  jobs: 'Job',
  slas: 'Sla',
  report_profiles: 'Report::Profile',
};
const OBJECTS = ['Ticket', 'User', 'Organization', 'Group'];

/** What a trigger, an overview and the like refers to that somebody made at this path. */
export function referencesOf(path: string, made: JsonObject): readonly Reference[] {
  const kind = KINDS[path.split('/')[3] ?? ''];
  if (kind === undefined) return [];
  const title = String(made.name);
  return [
    ...keysOf(made.condition).flatMap((key) => referenceTo(key, { kind, title })),
    ...nestedKeys(made.condition).flatMap((key) => referenceTo(key, { kind, title, place: 'nested condition' })),
    ...shownBy(made).map((name): Reference => ({ object: 'Ticket', name, kind, title, place: 'column' })),
  ];
}

function keysOf(condition: JsonValue | undefined): readonly string[] {
  return isJsonObject(condition) ? Object.keys(condition) : [];
}

/** Names in a condition that holds conditions, however deep. */
function nestedKeys(condition: JsonValue | undefined): readonly string[] {
  const inner = isJsonObject(condition) && Array.isArray(condition.conditions) ? condition.conditions : [];
  return inner.flatMap((item) => [
    ...(isJsonObject(item) && typeof item.name === 'string' ? [item.name] : []),
    ...nestedKeys(item),
  ]);
}

/** Columns, sort field and group of an overview. */
function shownBy({ view, order, group_by: group }: JsonObject): readonly string[] {
  const columns = isJsonObject(view) ? Object.values(view).flat() : [];
  const sorted = isJsonObject(order) ? order.by : undefined;
  return [...new Set([...columns, sorted, group])].filter((name) => typeof name === 'string');
}

function referenceTo(key: string, reference: Omit<Reference, 'object' | 'name'>): readonly Reference[] {
  const [object = '', name = ''] = key.split('.');
  const spelled = OBJECTS.find((candidate) => candidate.toLowerCase() === object);
  return spelled === undefined || name === '' ? [] : [{ object: spelled, name, ...reference }];
}
