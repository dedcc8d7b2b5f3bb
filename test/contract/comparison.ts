import { isJsonObject, type JsonObject, type JsonValue } from '../../src/model/json.ts';
import { isLeftByLogin } from './left-out.ts';

/** Which of our ids stands for which recorded one. A second meeting must agree with the first. */
export interface KnownIds {
  readonly rows: Map<number, number>;
  readonly lookups: Map<number, number>;
}

/** Where two answers differ once ids and times are mapped; empty when they are equal. */
export function differences(recorded: JsonValue, ours: JsonValue, ids: KnownIds, path = ''): readonly string[] {
  if (Array.isArray(recorded) && Array.isArray(ours)) {
    if (recorded.length !== ours.length) return [`${path}: ${recorded.length} items, ours ${ours.length}`];
    return recorded.flatMap((item, index) => differences(item, ours[index] ?? null, ids, `${path}/${index}`));
  }
  if (isJsonObject(recorded) && isJsonObject(ours)) return objectDifferences(recorded, ours, ids, path);
  const [left, right] = [plain(recorded, ids), plain(ours, undefined)].map((value) =>
    /\/error(_human)?$/.test(path) ? refusalIn(value) : value,
  );
  return left === right || isNameOfFramework(recorded, ours)
    ? []
    : [`${path}: ${JSON.stringify(left)}, ours ${JSON.stringify(right)}`];
}

function objectDifferences(recorded: JsonObject, ours: JsonObject, ids: KnownIds, path: string): readonly string[] {
  const keys = new Set([...Object.keys(recorded), ...Object.keys(ours)]);
  return [...keys].flatMap((key): readonly string[] => {
    const at = `${path}/${key}`;
    if (!Object.hasOwn(ours, key)) return [`${at}: ${JSON.stringify(recorded[key])}, ours has none`];
    if (!Object.hasOwn(recorded, key)) return [`${at}: none, ours ${JSON.stringify(ours[key])}`];
    const [left, right] = [recorded[key] ?? null, ours[key] ?? null];
    if (isLeftByLogin(recorded, key)) return [];
    if (key === 'id' && 'data_type' in recorded) return sameId(left, right, ids.rows, at);
    if (key === 'object_lookup_id') return sameId(left, right, ids.lookups, at);
    // Each installation has ticket numbers of its own.
    if (key === 'number') return [];
    if (key.endsWith('_at') || key === 'last_login')
      return shapeOf(left) === shapeOf(right) ? [] : [`${at}: ${left}, ours ${right}`];
    if (key === 'state_current' && recorded.name === 'app_version') {
      const [then, now] = [JSON.stringify(left), JSON.stringify(right)].map((text) => text.replace(/\d{14}/, 'TIME'));
      return then === now ? [] : [`${at}: ${then}, ours ${now}`];
    }
    return differences(left, right, ids, at);
  });
}

function sameId(recorded: JsonValue, ours: JsonValue, known: Map<number, number>, path: string): readonly string[] {
  if (typeof recorded !== 'number' || typeof ours !== 'number') return [`${path}: ${recorded}, ours ${ours}`];
  const before = known.get(recorded);
  if (before !== undefined) return before === ours ? [] : [`${path}: ${recorded} was ${before}, ours ${ours}`];
  known.set(recorded, ours);
  return [];
}

function shapeOf(time: JsonValue): string {
  return typeof time === 'string' ? time.replace(/\d/g, '0') : String(time);
}

/**
 * Texts of refusals whose words nobody needs, as one: the service's programming language and its database quoting
 * themselves, which of its own methods a column gets in the way of, and which of its lists has a reserved name. That the request is refused, and how, is compared all the same.
 */
const SAME_REFUSALS: readonly (readonly [said: RegExp, as: string])[] = [
  [
    /^(undefined method|no implicit conversion of|uninitialized constant|wrong constant name|can't modify frozen).*$/s,
    'The language speaks.',
  ],
  [/\nLINE 1: .*$/s, '\n'],
  [/^\w+\?? is defined by Active Record\./, 'A method is defined by Active Record.'],
  [/is a reserved word! \(\d\)/, 'is a reserved word!'],
];

/** A name that the framework has: the service calls it reserved, the sandbox says that it exists. Both refuse it. */
function isNameOfFramework(recorded: JsonValue, ours: JsonValue): boolean {
  const [, name] = /^Name (\w+) is a reserved word$/u.exec(String(recorded)) ?? [];
  return name !== undefined && ours === `Name ${name} already exists`;
}

function refusalIn(value: JsonValue): JsonValue {
  if (typeof value !== 'string') return value;
  return SAME_REFUSALS.reduce((text, [said, as]) => text.replace(said, as), value);
}

/** Texts with ids in them: what an error is called in the log, and the id of a row that is not there. */
function plain(value: JsonValue, ids: KnownIds | undefined): JsonValue {
  if (typeof value !== 'string') return value;
  return value
    .replace(/Error ID [\w-]{8}:/, 'Error ID:')
    .replace(/'id'=("?)(\d+)/, (_text, quote, id) => `'id'=${quote}${ids?.rows.get(Number(id)) ?? id}`);
}
