import { DATA_TYPES } from '../attribute/data-types.ts';

/** Words from forms, databases and other tools, with the data type that they mean. */
const DATA_TYPE_WORDS: Readonly<Record<string, string>> = {
  text: 'input',
  string: 'input',
  varchar: 'input',
  email: 'input',
  url: 'input',
  number: 'integer',
  int: 'integer',
  float: 'integer',
  bool: 'boolean',
  toggle: 'boolean',
  switch: 'boolean',
  dropdown: 'select',
  single_select: 'select',
  enum: 'select',
  list: 'select',
  choice: 'select',
  multi_select: 'multiselect',
  tree: 'tree_select',
  cascader: 'tree_select',
  timestamp: 'datetime',
  time: 'datetime',
  multiline: 'textarea',
  longtext: 'textarea',
  html: 'richtext',
  user: 'user_autocompletion',
};

/** Finds the data type that an unknown word means. */
export function dataTypeMeant(word: string): string | undefined {
  const meant = word.trim().toLowerCase().replaceAll(/[-\s]/gu, '_');
  if (Object.hasOwn(DATA_TYPES, meant)) return meant;
  return Object.hasOwn(DATA_TYPE_WORDS, meant) ? DATA_TYPE_WORDS[meant] : undefined;
}

/** Values of settings in the words of other tools, each with those that it may mean. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  prune: ['delete'],
  destroy: ['delete'],
  remove: ['delete'],
  ignore: ['keep'],
  leave: ['keep'],
  warn: ['warning', 'report'],
  fail: ['error', 'refuse'],
  deny: ['refuse'],
  allow: ['include'],
  none: ['off'],
  ignored: ['off'],
  rollback: ['undo'],
  revert: ['undo'],
};

/** Finds the allowed value that a word means. */
export function valueMeant(word: string, allowed: readonly string[]): string | undefined {
  const meant = Object.hasOwn(VALUES, word) ? (VALUES[word] ?? []) : [];
  return meant.find((value) => allowed.includes(value));
}

/** Names that other tools have for a key of an attribute. */
const KEYS: Readonly<Record<string, string>> = {
  label: 'display',
  title: 'display',
  caption: 'display',
  id: 'name',
  key: 'name',
  order: 'position',
  enabled: 'active',
  lifecycle: 'protect',
  prevent_destroy: 'protect',
  ignore_changes: 'ignore',
};

/** Finds the key of an attribute that an unknown key means. */
export function keyMeant(key: string, value: unknown): string | undefined {
  if (key === 'type') return typeof value === 'string' && dataTypeMeant(value) !== undefined ? 'data_type' : undefined;
  return Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
}

/** Settings of a screen that people write at the attribute itself. */
const OF_SCREENS: Readonly<Record<string, string>> = {
  required: 'required',
  mandatory: 'required',
  shown: 'shown',
  visible: 'shown',
};

/** Keys that say what `state: absent` says. */
export const ABSENT_AS_KEY: readonly string[] = ['absent', 'deleted', 'delete'];

/** Says where a key belongs; undefined if the key is unknown. */
export function hintForKeyOfOthers(key: string): string | undefined {
  if (ABSENT_AS_KEY.includes(key)) return 'Write `state: absent` to delete the attribute.';
  if (key === 'choices' || key === 'values') return 'It belongs under data_option, as options.';
  return hintForScreenKey(key);
}

/** Says where to write a setting of a screen; undefined if it is none. */
export function hintForScreenKey(key: string): string | undefined {
  if (!Object.hasOwn(OF_SCREENS, key)) return undefined;
  return `It belongs to a screen, as in screens: { edit: { ticket.agent: { ${OF_SCREENS[key]}: true } } }`;
}

const STATES_OF_OTHERS = ['absent', 'deleted', 'delete', 'removed', 'gone', 'destroyed', 'false'];

/** The value of `state` that a word of another tool means. */
export function stateMeant(word: string): 'absent' | 'present' {
  return STATES_OF_OTHERS.includes(word.toLowerCase()) ? 'absent' : 'present';
}

/** Finds the permission of a role name, among those used in this place. Screens use permissions. */
export function permissionMeant(role: string, used: readonly string[]): string | undefined {
  const word = role.toLowerCase().replace(/s$/u, '');
  if (word === 'agent' || word === 'customer') return used.find((permission) => permission === `ticket.${word}`);
  // `admin` is a permission itself.
  return word === 'admin' && role !== 'admin' ? used.find((permission) => permission.startsWith('admin.')) : undefined;
}
