import type { DataType } from '../../../src/model/data-types.ts';
import type { DATA_OPTION_SETTINGS } from '../../../src/model/settings/setting-table.ts';

type DataOptionKey = keyof typeof DATA_OPTION_SETTINGS;

const ON_EVERY_TYPE = [
  'default',
  'null',
  'note',
  'item_class',
  'permission',
  'placeholder',
  'translate',
  'relation',
  'options',
] as const;
const OF_TEXT = ['maxlength', 'type'] as const;
const OF_RELATIONS = ['relation_condition', 'filter', 'only_shown_if_selectable'] as const;
const OF_CHOICES = [
  ...OF_RELATIONS,
  'customsort',
  'nulloption',
  'maxlength',
  'multiple',
  'linktemplate',
  'historical_options',
  'do_not_log',
] as const;

/** What an editor offers for a data type beside ON_EVERY_TYPE. A key of another type is kept by the service all the same. */
const OF_TYPE = {
  input: [...OF_TEXT, 'linktemplate', 'autocapitalize', 'autocomplete', 'readonly', 'width'],
  textarea: [...OF_TEXT, 'rows'],
  richtext: [...OF_TEXT, 'rows', 'upload', 'no_images'],
  integer: ['min', 'max', 'maxlength'],
  boolean: [],
  date: ['diff', 'future', 'past'],
  datetime: ['future', 'past', 'diff'],
  select: OF_CHOICES,
  multiselect: OF_CHOICES,
  tree_select: OF_CHOICES,
  multi_tree_select: OF_CHOICES,
  checkbox: OF_CHOICES,
  user_autocompletion: [...OF_RELATIONS, 'autocapitalize', 'guess', 'limit', 'minLengt', 'multiple'],
  autocompletion_ajax_external_data_source: [
    'search_url',
    'search_result_list_key',
    'search_result_value_key',
    'search_result_label_key',
    'verify_ssl',
    'http_auth_type',
    'http_basic_auth_username',
    'http_basic_auth_password',
    'bearer_token_auth',
    'linktemplate',
    'nulloption',
  ],
  active: [],
} as const satisfies Record<DataType, readonly DataOptionKey[]>;

export function dataOptionKeysOf(data_type: DataType): readonly DataOptionKey[] {
  return [...ON_EVERY_TYPE, ...OF_TYPE[data_type]];
}
