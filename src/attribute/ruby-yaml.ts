import { isJsonObject, type JsonObject, type JsonValue } from './json.ts';
import { BREAK, rubyNumber, rubyScalar, type ScalarPlace } from './ruby-scalar.ts';

/** The class in which the service holds every map. */
const TAG = '!ruby/hash:ActiveSupport::HashWithIndifferentAccess';

/** A map as the service's own YAML: what it keeps in a column of text. */
export function rubyYaml(map: JsonObject): string {
  return `---${mapBehind(map, 0)}`;
}

/** What stands behind a colon or a dash, from its space to the end of its last line. */
function mapBehind(map: JsonObject, indent: number): string {
  const entries = Object.entries(map);
  if (entries.length === 0) return ` ${TAG} {}\n`;
  return ` ${TAG}\n${entries.map(([key, value]) => entry(key, value, indent)).join('')}`;
}

function entry(key: string, value: JsonValue, indent: number): string {
  const margin = ' '.repeat(indent);
  if (isSimple(key)) {
    const before = `${margin}${rubyScalar(key, { as: 'key', indent: indent + 2, column: indent })}:`;
    return before + valueBehind(value, indent, [...before].length);
  }
  const question = scalarBehind(key, { as: 'value', indent: indent + 2, column: indent + 2 });
  const before = `${margin}?${question}${margin}:`;
  return before + (Array.isArray(value) ? itemBehind(value, indent) : valueBehind(value, indent, indent + 1));
}

/** Longer keys, and those of several lines, are marked. */
function isSimple(key: string): boolean {
  return Buffer.byteLength(key) <= 128 && !BREAK.test(key);
}

/** The items of a list stand below its key, not right of it. */
function valueBehind(value: JsonValue, indent: number, column: number): string {
  if (Array.isArray(value) && value.length > 0) return `\n${items(value, indent)}`;
  return restBehind(value, indent, column);
}

function items(list: readonly JsonValue[], indent: number): string {
  const margin = ' '.repeat(indent);
  return list.map((item) => `${margin}-${itemBehind(item, indent)}`).join('');
}

/** A list in a list begins on the line of its dash. */
function itemBehind(item: JsonValue, indent: number): string {
  if (Array.isArray(item) && item.length > 0) return ` ${items(item, indent + 2).trimStart()}`;
  return restBehind(item, indent, indent + 1);
}

function restBehind(value: JsonValue, indent: number, column: number): string {
  if (isJsonObject(value)) return mapBehind(value, indent + 2);
  if (Array.isArray(value)) return ' []\n';
  if (value === null) return '\n';
  if (typeof value === 'string') return scalarBehind(value, { as: 'value', indent: indent + 2, column: column + 1 });
  return ` ${typeof value === 'number' ? rubyNumber(value) : String(value)}\n`;
}

function scalarBehind(text: string, place: ScalarPlace): string {
  const scalar = rubyScalar(text, place);
  return ` ${scalar}${BREAK.test(scalar.at(-1) ?? '') ? '' : '\n'}`;
}
