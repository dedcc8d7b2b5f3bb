import { DATA_TYPES } from '../../model/data-types.ts';
import { isJsonObject } from '../../model/json.ts';

/** Data types, and the words of forms, databases and other tools for each. */
const DATA_TYPE_WORDS: Readonly<Record<string, readonly string[]>> = {
  input: ['text', 'string', 'varchar', 'email', 'url'],
  integer: ['number', 'int', 'float'],
  boolean: ['bool', 'toggle', 'switch'],
  select: ['dropdown', 'single_select', 'enum', 'list', 'choice', 'single_selection'],
  multiselect: ['multi_select', 'multiple_selection'],
  tree_select: ['tree', 'cascader', 'single_tree_selection'],
  multi_tree_select: ['multiple_tree_selection'],
  datetime: ['timestamp', 'time'],
  textarea: ['multiline', 'longtext'],
  richtext: ['html'],
  user_autocompletion: ['user'],
  autocompletion_ajax_external_data_source: ['external_data_source', 'ajax'],
};

/** Finds the data type that an unknown word means. */
export function dataTypeMeant(word: string): string | undefined {
  // "Single selection field", as in the admin page.
  const meant = word
    .trim()
    .toLowerCase()
    .replaceAll(/[-\s]/gu, '_')
    .replace(/_field$/u, '');
  if (Object.hasOwn(DATA_TYPES, meant)) return meant;
  return Object.entries(DATA_TYPE_WORDS).find(([, words]) => words.includes(meant))?.[0];
}

/** Values of settings, and the words of other tools for each. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  delete: ['prune', 'destroy', 'remove'],
  keep: ['ignore', 'leave'],
  warning: ['warn'],
  report: ['warn'],
  error: ['fail'],
  refuse: ['fail', 'deny'],
  include: ['allow'],
  off: ['none', 'ignored'],
  undo: ['rollback', 'revert'],
};

/** Finds the allowed value that a word means. */
export function valueMeant(word: string, allowed: readonly string[]): string | undefined {
  return allowed.find((value) => Object.hasOwn(VALUES, value) && VALUES[value]?.includes(word));
}

/** Keys of an attribute, and the names of other tools for each. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  display: ['label', 'title', 'caption'],
  name: ['id', 'key'],
  position: ['order'],
  active: ['enabled'],
  protect: ['lifecycle', 'prevent_destroy'],
  ignore: ['ignore_changes'],
};

/** Finds the key of an attribute that an unknown key means. */
export function keyMeant(key: string, value: unknown): string | undefined {
  if (key === 'lifecycle' && isJsonObject(value) && value.ignore_changes !== undefined) return 'ignore';
  if (key === 'type') return typeof value === 'string' && dataTypeMeant(value) !== undefined ? 'data_type' : undefined;
  return Object.entries(KEYS).find(([, names]) => names.includes(key))?.[0];
}

/** Settings of a screen that people write at the attribute itself. */
const OF_SCREENS: Readonly<Record<string, string>> = {
  required: 'required',
  mandatory: 'required',
  shown: 'shown',
  visible: 'shown',
};

/** Finds the setting of a cell that an unknown one means. */
export function cellSettingMeant(key: string): string | undefined {
  return Object.hasOwn(OF_SCREENS, key) ? OF_SCREENS[key] : undefined;
}

/** Screens, and the words of people for each; the first screen that the object has counts. */
const SCREEN_WORDS: Readonly<Record<string, readonly string[]>> = {
  create_middle: ['create', 'new', 'new_ticket', 'create_ticket', 'ticket_create'],
  create: ['new', 'new_user', 'create_user'],
  view: ['show', 'detail'],
  edit: ['view', 'show', 'detail', 'update', 'edit_ticket', 'edit_user'],
};

/** Finds the screen that an unknown one means, among those of the object. */
export function screenMeant(word: string, used: readonly string[]): string | undefined {
  return Object.keys(SCREEN_WORDS).find((screen) => used.includes(screen) && SCREEN_WORDS[screen]?.includes(word));
}

/** Keys that say what `state: absent` says. */
export const ABSENT_AS_KEY: readonly string[] = ['absent', 'deleted', 'delete'];

const NEW_NAMES = ['formerly', 'renamed_from', 'old_name', 'new_name', 'previous_name', 'rename', 'moved'];

/** Says where a key belongs; undefined if the key is unknown. */
export function hintForKeyOfOthers(key: string): string | undefined {
  if (ABSENT_AS_KEY.includes(key)) return 'Write `state: absent` to delete the attribute.';
  if (NEW_NAMES.includes(key)) return 'A name is permanent: docs/cookbook.md, "Rename a field".';
  if (key === 'choices' || key === 'values') return 'It belongs under data_option, as options.';
  return hintForScreenKey(key);
}

/** Says where to write a setting of a screen; undefined if it is none. */
export function hintForScreenKey(key: string): string | undefined {
  if (!Object.hasOwn(OF_SCREENS, key)) return undefined;
  return `It belongs to a screen, as in screens: { edit: { ticket.agent: { ${OF_SCREENS[key]}: true } } }`;
}

const ABSENT = ['absent', 'deleted', 'delete', 'removed', 'gone', 'destroyed'];
const INACTIVE = ['inactive', 'disabled', 'hidden', 'off', 'no', 'false'];

/** Says what to write for a `state` of another tool. */
export function hintForState(word: string): string {
  const state = word.toLowerCase();
  if (ABSENT.includes(state)) return 'Write `state: absent` to delete the attribute.';
  if (!INACTIVE.includes(state)) return 'Write `state: present`.';
  return 'Write `active: false` to hide the attribute and keep its values, or `state: absent` to delete it.';
}

/** Finds the permission of a role name, among those used in this place. Screens use permissions. */
export function permissionMeant(role: string, used: readonly string[]): string | undefined {
  const word = role.toLowerCase().replace(/s$/u, '');
  if (word === 'agent' || word === 'customer') return used.find((permission) => permission === `ticket.${word}`);
  // `admin` is a permission itself.
  return word === 'admin' && role !== 'admin' ? used.find((permission) => permission.startsWith('admin.')) : undefined;
}
