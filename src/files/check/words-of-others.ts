import { DATA_TYPES } from '../../model/data-types.ts';
import { adviceOn, meaningsOf, meantAmong } from '../../model/foreign-words.ts';
import { isJsonObject } from '../../model/json.ts';

/** Finds the data type that an unknown word means: "Single selection field", as in the admin page, or "input // text". */
export function dataTypeMeant(word: string): string | undefined {
  const meant = word
    .replace(/\s*(?:\/\/|[,;(]).*$/u, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[-\s]/gu, '_')
    .replace(/_field$/u, '');
  return Object.hasOwn(DATA_TYPES, meant) ? meant : meantAmong('data_type', meant, Object.keys(DATA_TYPES));
}

/** Finds the key of an attribute that an unknown key means. */
export function keyMeant(key: string, value: unknown): string | undefined {
  if (key === 'lifecycle' && isJsonObject(value) && value.ignore_changes !== undefined) return 'ignore';
  if (key === 'type') return typeof value === 'string' && dataTypeMeant(value) !== undefined ? 'data_type' : undefined;
  return meaningsOf('attribute', key).find((meant) => !meant.includes(' '));
}

/** Keys that say what `state: absent` says. */
export const ABSENT_AS_KEY: readonly string[] = ['absent', 'deleted', 'delete'];

/** Says what to write for a `state` of another tool. */
export function hintForState(word: string): string {
  return adviceOn('state', word.toLowerCase()) ?? 'Write `state: present`.';
}

/** Finds the permission of a role name, among those used in this place. Screens use permissions. */
export function permissionMeant(role: string, used: readonly string[]): string | undefined {
  const word = role.toLowerCase().replace(/s$/u, '');
  if (word === 'agent' || word === 'customer') return used.find((permission) => permission === `ticket.${word}`);
  // `admin` is a permission itself.
  return word === 'admin' && role !== 'admin' ? used.find((permission) => permission.startsWith('admin.')) : undefined;
}
