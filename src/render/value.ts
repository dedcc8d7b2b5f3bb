import { isJsonObject, type JsonValue } from '../attribute/json.ts';
import { printableShort } from './printable.ts';

const LONGEST_TEXT = 120;

/** A setting's value in a line: texts in quotes, containers as compact JSON, long ones cut with their size. */
export function showValue(value: JsonValue | undefined): string {
  if (value === undefined) return '(not set)';
  if (typeof value === 'string') return `"${printableShort(value.replaceAll('"', '\\"'), LONGEST_TEXT)}"`;
  if (Array.isArray(value) && value.length === 0) return '[]';
  if (isJsonObject(value) && Object.keys(value).length === 0) return '{}';
  return printableShort(JSON.stringify(value), LONGEST_TEXT);
}
