import { isJsonObject, type JsonObject, type JsonValue } from './json.ts';

/** The database keeps screens as YAML in a column of this width (5.2/04 "screens of 3000 characters"). */
export const LONGEST_SCREENS = 2000;

const TAG = '!ruby/hash:ActiveSupport::HashWithIndifferentAccess';

/** How many characters screens or a data_option take in the form in which the help desk stores them. */
export function storedLength(stored: JsonObject): number {
  return `--- ${yaml(stored, 0)}`.length;
}

export function screensAreTooLarge(screens: JsonObject): boolean {
  return storedLength(screens) > LONGEST_SCREENS;
}

function yaml(value: JsonValue, depth: number): string {
  const indent = '  '.repeat(depth);
  if (isJsonObject(value)) {
    const entries = Object.entries(value);
    if (entries.length === 0) return `${TAG} {}\n`;
    return `${TAG}\n${entries.map(([key, item]) => `${indent}${key}: ${yaml(item, depth + 1)}`).join('')}`;
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]\n';
    return `\n${value.map((item) => `${indent}- ${yaml(item, depth + 1)}`).join('')}`;
  }
  return `${value === null ? '' : String(value)}\n`;
}
