import { type DataType, isDataType } from '../data-types.ts';
import { isJsonObject, type JsonValue } from '../json.ts';
import { type Kind, WHOLE_NUMBER } from './kind.ts';

/**
 * What a value of another kind does, as test/recordings/values-*.jsonl shows (docs/help-desk.md, "Values that harm"), and the
 * end of a message about it. What is harmful stops a service that took and migrated it, on every release or on some.
 */
export const CONSEQUENCES = {
  boot: ['harmful', ': every new ticket would fail, and Zammad would not start again'],
  login: ['harmful', ': every new ticket, every form and the login page would fail'],
  tickets: ['harmful', ': every new ticket and every form would fail'],
  'tickets-until-6.5': ['harmful', ': on 5.2, no new ticket could be created'],
  'tickets-since-6.5': ['harmful', ': on 6.5 and 7.1, every new ticket and every form would fail'],
  'values-since-6.5': ['harmful', ': on 6.5 and 7.1, every ticket with a value would fail'],
  migration: ['refused', ': its migration and every later one would fail'],
  refused: ['refused', ''],
  cleared: ['wrong', ': the help desk would store an empty value instead'],
  ignored: ['wrong', ''],
} as const satisfies Record<string, readonly [verdict: 'harmful' | 'refused' | 'wrong', harm: string]>;

type Consequence = keyof typeof CONSEQUENCES;
type Otherwise = Consequence | ((value: JsonValue) => Consequence);

/** What one setting may be. */
export interface Setting {
  readonly kind: Kind;
  /** Single values that pass besides. */
  readonly also: readonly JsonValue[];
  /** Whether null means the same as leaving the setting out, or is refused, since the service needs a value. */
  readonly empty: 'unset' | 'refused';
  readonly otherwise: Otherwise;
  /** The cases of test/recordings/values-*.jsonl begin so; undefined where none was tried. */
  readonly seen: string | undefined;
}

const setting = (kind: Kind, otherwise: Otherwise, seen: string | undefined): Setting => ({
  kind,
  also: [],
  empty: 'unset',
  otherwise,
  seen,
});
const flag = (seen?: string): Setting => setting({ is: 'boolean' }, 'ignored', seen);
const text = (seen?: string): Setting => setting({ is: 'text' }, 'ignored', seen);
const wholeNumber = (seen?: string): Setting => setting(WHOLE_NUMBER, 'ignored', seen);
/** A default, or the empty one that the help desk writes itself where a definition has no data_option (6.5/02). */
const preset = (kind: Kind, otherwise: Otherwise, seen: string): Setting => ({
  ...setting(kind, otherwise, seen),
  also: [''],
});
const needed = (of: Setting): Setting => ({ ...of, empty: 'refused' });

/** The widest column of the database; 0 and more than this block every later migration (5.2/12 "poison maxlength 0"). */
export const LARGEST_MAXLENGTH = 10_485_760;
/** The numbers of an integer column. */
export const LARGEST_INTEGER = 2_147_483_647;

const WIDTH: Kind = { is: 'integer', from: 1, to: LARGEST_MAXLENGTH };

/** Whether the database accepts this `maxlength`, which goes into its statement unchanged. */
export function isColumnWidth(maxlength: unknown): boolean {
  const isNumeral = typeof maxlength === 'number' || (typeof maxlength === 'string' && /^\d+$/u.test(maxlength));
  const width = isNumeral ? Number(maxlength) : Number.NaN;
  return Number.isInteger(width) && width >= 1 && width <= LARGEST_MAXLENGTH;
}

/** A width reaches the database's language as it is written, where digits are a number; `compared` is what a text does then. */
const width =
  (compared: Consequence): Otherwise =>
  (value) =>
    value === null ? 'refused' : typeof value === 'string' && isColumnWidth(value) ? compared : 'migration';

/** For the service, which asks only whether there is anything. */
function isBlank(value: JsonValue): boolean {
  return value === false || value === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);
}

/** The service itself refuses one less than the smallest number of the column (5.2/03, 6.5/13 "integer …"). */
const BOUND: Kind = { is: 'integer', from: -LARGEST_INTEGER, to: LARGEST_INTEGER };
const STORED_INTEGER: Kind = { is: 'integer', from: -LARGEST_INTEGER - 1, to: LARGEST_INTEGER };

/** Every key of data_option that the API documentation, the admin pages or the built-in rows use. */
export const DATA_OPTION_SETTINGS = {
  autocapitalize: flag(),
  autocomplete: text(),
  bearer_token_auth: text('autocompletion_ajax_external_data_source bearer_token_auth'),
  belongs_to: text(),
  bubble_menu: flag(),
  customsort: text('select customsort'),
  default: setting({ is: 'any' }, 'ignored', undefined),
  // Zammad takes every number, also a fraction, as a time from now, and false as no time.
  diff: { ...setting({ is: 'number' }, 'boot', 'date diff'), also: [false] },
  display_config: text(),
  display_limit: wholeNumber(),
  do_not_log: flag(),
  filter: setting({ is: 'ids' }, (value) => (isBlank(value) ? 'ignored' : 'tickets-since-6.5'), 'select filter'),
  future: flag('date future'),
  guess: flag('user_autocompletion guess'),
  historical_options: setting({ is: 'map' }, 'migration', 'select historical_options'),
  http_auth_type: text('autocompletion_ajax_external_data_source http_auth_type'),
  http_basic_auth_password: text(),
  http_basic_auth_username: text('autocompletion_ajax_external_data_source http_basic_auth_username'),
  item_class: text('input item_class'),
  limit: wholeNumber('user_autocompletion limit'),
  linktemplate: text('input linktemplate'),
  max: wholeNumber(),
  maxlength: wholeNumber('multiselect maxlength'),
  min: wholeNumber(),
  minLengt: wholeNumber('user_autocompletion minLengt'),
  multiple: flag('select multiple'),
  no_images: flag('richtext no_images'),
  note: text('input note'),
  null: flag('input null'),
  nulloption: flag('select nulloption'),
  only_shown_if_selectable: flag(),
  options: setting({ is: 'choices' }, 'cleared', 'select options'),
  past: flag('date past'),
  permission: setting({ is: 'texts' }, (value) => (isBlank(value) ? 'ignored' : 'login'), 'input permission'),
  placeholder: text('input placeholder'),
  readonly: setting({ is: 'any' }, 'ignored', undefined),
  relation: setting({ is: 'text' }, 'cleared', 'input relation'),
  relation_condition: setting({ is: 'map' }, 'ignored', 'select relation_condition'),
  rows: wholeNumber('textarea rows'),
  search_result_label_key: text('autocompletion_ajax_external_data_source search_result_label_key'),
  search_result_list_key: text('autocompletion_ajax_external_data_source search_result_list_key'),
  search_result_value_key: text('autocompletion_ajax_external_data_source search_result_value_key'),
  search_url: text('autocompletion_ajax_external_data_source search_url'),
  translate: flag('input translate'),
  type: text('richtext type'),
  upload: flag(),
  verify_ssl: flag('autocompletion_ajax_external_data_source verify_ssl'),
  width: text('input width'),
} as const satisfies Readonly<Record<string, Setting>>;

export type DataOptionKey = keyof typeof DATA_OPTION_SETTINGS;

/** 5.2 cannot cut true and false to a length. */
const ofText = (seen: string) => ({
  default: preset({ is: 'text' }, (value) => (typeof value === 'boolean' ? 'tickets-until-6.5' : 'ignored'), seen),
});
/** The column takes the number, or none. */
const storedInteger = (seen: string): Setting =>
  preset(
    STORED_INTEGER,
    (value) => (typeof value === 'number' && Number.isInteger(value) ? 'migration' : 'ignored'),
    seen,
  );
const OF_CHOICE = {
  default: preset({ is: 'choice' }, 'tickets-until-6.5', 'select default'),
  maxlength: setting(WIDTH, width('ignored'), 'select maxlength'),
};
const ofSelection = (seen: string) => ({
  default: preset({ is: 'selection' }, (value) => (value === true ? 'tickets-since-6.5' : 'ignored'), seen),
});
/** The service compares the length of values of these with it, and a text is no number there. */
const comparedWidth = (seen: string): Setting => needed(setting(WIDTH, width('values-since-6.5'), seen));

/** What one data type takes otherwise than the others. */
const OF_TYPE: Readonly<Record<DataType, Partial<Readonly<Record<DataOptionKey, Setting>>>>> = {
  input: {
    ...ofText('input default'),
    type: needed(
      setting({ is: 'word', words: ['text', 'password', 'tel', 'fax', 'email', 'url'] }, 'refused', 'input type'),
    ),
    maxlength: comparedWidth('input maxlength'),
  },
  textarea: { ...ofText('textarea default'), maxlength: comparedWidth('textarea maxlength') },
  richtext: {
    ...ofText('richtext default'),
    maxlength: needed(setting(WIDTH, width('ignored'), 'richtext maxlength')),
  },
  integer: {
    default: storedInteger('integer default'),
    min: needed(setting(BOUND, 'refused', 'integer min')),
    max: needed(setting(BOUND, 'refused', 'integer max')),
  },
  // The words "true" and "false" are stored as the values (5.2/02 "boolean").
  boolean: {
    default: { ...preset({ is: 'boolean' }, 'ignored', 'boolean default'), also: ['', 'true', 'false'] },
    options: setting({ is: 'map' }, 'refused', 'boolean options'),
  },
  active: { default: preset({ is: 'boolean' }, 'ignored', 'active default') },
  // An empty map is no date; a time is made of the parts of one.
  date: { default: preset({ is: 'text' }, (value) => (isJsonObject(value) ? 'ignored' : 'migration'), 'date default') },
  datetime: {
    default: preset({ is: 'text' }, 'migration', 'datetime default'),
    future: needed(flag('datetime future')),
    past: needed(flag('datetime past')),
  },
  select: OF_CHOICE,
  tree_select: OF_CHOICE,
  checkbox: OF_CHOICE,
  multiselect: ofSelection('multiselect default'),
  multi_tree_select: ofSelection('multi_tree_select default'),
  user_autocompletion: { default: storedInteger('user_autocompletion default') },
  autocompletion_ajax_external_data_source: {
    default: preset({ is: 'map' }, 'ignored', 'autocompletion_ajax_external_data_source default'),
  },
};

/** What a key of data_option may be on a data type; other types of the service have the general kinds. */
export function settingOf(data_type: string, key: DataOptionKey): Setting {
  return ofType(data_type)[key] ?? DATA_OPTION_SETTINGS[key];
}

/** The keys of data_option without which the service refuses this data type (5.2/03, 6.5/13). */
export function neededOf(data_type: string): readonly string[] {
  return Object.entries(ofType(data_type)).flatMap(([key, { empty }]) => (empty === 'refused' ? [key] : []));
}

function ofType(data_type: string): (typeof OF_TYPE)[DataType] {
  return isDataType(data_type) ? OF_TYPE[data_type] : {};
}

export function isDataOptionKey(key: string): key is DataOptionKey {
  return Object.hasOwn(DATA_OPTION_SETTINGS, key);
}

/** The settings of one cell, from the API documentation, saves in the admin pages and the built-in rows. */
export const CELL_SETTINGS = {
  shown: flag('screens shown'),
  required: flag('screens required'),
  null: flag('screens null'),
  item_class: text('screens item_class'),
  filter: setting({ is: 'ids' }, (value) => (isBlank(value) ? 'ignored' : 'tickets'), 'select filter'),
  nulloption: flag(),
  default: setting({ is: 'any' }, 'ignored', 'screens default'),
  direction: text(),
  orientation: text(),
  disableScroll: flag(),
} as const satisfies Readonly<Record<string, Setting>>;

export function isCellKey(key: string): key is keyof typeof CELL_SETTINGS {
  return Object.hasOwn(CELL_SETTINGS, key);
}

/** The settings of the attribute itself that have a kind of their own. */
export const ATTRIBUTE_SETTINGS = {
  display: needed(text('display')),
  position: needed(setting(STORED_INTEGER, (value) => (typeof value === 'string' ? 'ignored' : 'refused'), 'position')),
  active: needed(flag('active')),
} as const satisfies Readonly<Record<string, Setting>>;

/** The relations that work. Empty means no relation. */
export const SAFE_RELATIONS = ['', 'Group', 'User', 'Organization', 'TicketState', 'TicketPriority'] as const;

/** How long a label can be in the database. The service cuts a longer one silently (5.2/03 and 6.5/13 "display"). */
export const LONGEST_LABEL = 200;
