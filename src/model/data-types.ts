import { holdsOn, type Release, type Span } from './release.ts';

/** The kind of database column. `text` columns have a maxlength; the others have no length. */
export type Column = 'text' | 'list' | 'integer' | 'boolean' | 'date' | 'datetime' | 'json';

interface DataTypeFacts {
  readonly column: Column;
  readonly span: Span;
  /** The value that the service writes for a missing `default` (5.2/02, 6.5/04). */
  readonly emptyDefault: '' | null;
  /** Whether the service writes `nulloption: true` if it is missing. */
  readonly fillsNulloption: boolean;
  /** Whether the service writes `maxlength: 255` if it is missing; it applies to the column only on creation. */
  readonly fillsMaxlength: boolean;
  /** Whether the service always writes `multiple: true`. */
  readonly alwaysMultiple: boolean;
  /** The releases on which every migration adds old and new options to `historical_options`. */
  readonly keepsHistory: Span | undefined;
}

const plain = {
  span: {},
  fillsNulloption: false,
  fillsMaxlength: false,
  alwaysMultiple: false,
  keepsHistory: undefined,
} as const;
const choice = { ...plain, fillsNulloption: true, fillsMaxlength: true } as const;

/** Every data type that has a column, on the releases that know it: 5.2/02_create_by_type, 6.5/04 and 6.5/05. */
export const DATA_TYPES = {
  input: { ...plain, column: 'text', emptyDefault: '' },
  textarea: { ...plain, column: 'text', emptyDefault: null },
  richtext: { ...plain, column: 'text', emptyDefault: null },
  integer: { ...plain, column: 'integer', emptyDefault: null },
  boolean: { ...plain, column: 'boolean', emptyDefault: null },
  date: { ...plain, column: 'date', emptyDefault: null },
  datetime: { ...plain, column: 'datetime', emptyDefault: null },
  select: { ...choice, column: 'text', emptyDefault: '', keepsHistory: {} },
  multiselect: { ...choice, column: 'list', emptyDefault: '', alwaysMultiple: true, keepsHistory: {} },
  tree_select: { ...choice, column: 'text', emptyDefault: '', keepsHistory: {} },
  // Neither nulloption nor maxlength, and a history since 7.1: 5.2/02 "create multi_tree_select minimal", 6.5/04, 7.1/06.
  multi_tree_select: {
    ...plain,
    column: 'list',
    emptyDefault: null,
    alwaysMultiple: true,
    keepsHistory: { since: '7.1' },
  },
  checkbox: { ...choice, column: 'text', emptyDefault: null },
  user_autocompletion: { ...plain, column: 'integer', emptyDefault: null },
  autocompletion_ajax_external_data_source: {
    ...plain,
    span: { since: '6.5' },
    column: 'json',
    emptyDefault: null,
    fillsNulloption: true,
  },
  active: { ...plain, column: 'boolean', emptyDefault: null },
} as const satisfies Record<string, DataTypeFacts>;

export type DataType = keyof typeof DATA_TYPES;

/** Types that POST accepts, but that have no column: every later migration fails at such a row (5.2/12 "poison tag"). */
export const TYPES_WITHOUT_COLUMN = [
  'tag',
  'autocompletion_ajax',
  'autocompletion_ajax_customer_organization',
  'user_permission',
  'group_permissions',
] as const;

export function factsOf(data_type: DataType): DataTypeFacts {
  return DATA_TYPES[data_type];
}

/** Whether every migration of such an attribute adds its options to `historical_options`. */
export function keepsHistory(data_type: DataType, release: Release): boolean {
  const { keepsHistory: span } = factsOf(data_type);
  return span !== undefined && holdsOn(release, span);
}

/** Whether values of this data type are selected from `options`. */
export function offersChoices(data_type: DataType): boolean {
  return data_type === 'boolean' || data_type === 'multi_tree_select' || factsOf(data_type).fillsMaxlength;
}

/** Whether the options of this type are a tree, in which the value of a node is its path. */
export function isTree(data_type: string): boolean {
  return data_type === 'tree_select' || data_type === 'multi_tree_select';
}

export function isDataType(text: string): text is DataType {
  return Object.hasOwn(DATA_TYPES, text);
}

/** Whether any known release has rows of this type. */
export function isKnownType(text: string): boolean {
  return isDataType(text) || TYPES_WITHOUT_COLUMN.some((type) => type === text);
}

/**
 * Columns for which a changed maxlength blocks every migration (6.5/18 "fails"); 7.1 alters a json column (7.1/06 "external
 * data source: …").
 */
const UNALTERABLE: readonly (Span & { readonly column: Column })[] = [
  { column: 'list' },
  { column: 'json', until: '7.1' },
];

export function isAlterable(data_type: DataType, release: Release): boolean {
  const { column } = factsOf(data_type);
  return !UNALTERABLE.some((rule) => rule.column === column && holdsOn(release, rule));
}

/** The service accepts a change of data_type between these; the column stays unchanged (5.2/04, 6.5/08). */
export const CHANGEABLE_TYPES: readonly DataType[] = [
  'input',
  'select',
  'multiselect',
  'tree_select',
  'multi_tree_select',
  'checkbox',
];

export const MINUTES = { day: 24 * 60, hour: 60, minute: 1 } as const;

/**
 * The unit of `diff` when the help desk fills in the default itself, for a ticket created by the API. The stored number is
 * the same on every release. 7.1 is the first release on which it was measured; some 7.0 may already use it.
 */
const UNITS: readonly (Span & { readonly of: Readonly<Record<string, keyof typeof MINUTES>> })[] = [
  { until: '7.1', of: { date: 'day', datetime: 'hour' } },
  { since: '7.1', of: { date: 'hour', datetime: 'minute' } },
];

/** The unit of `diff`; undefined for a data type that has none. */
export function unitOfDiff(data_type: string, release: Release): keyof typeof MINUTES | undefined {
  return UNITS.find((span) => holdsOn(release, span))?.of[data_type];
}
