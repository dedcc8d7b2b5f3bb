/** The usual type of a setting. The service checks few of them, so another type is a warning, never an error. */
export type UsualValue = 'true or false' | 'a whole number' | 'text' | 'a list' | 'a map' | 'options' | 'anything';

/** Every data_option key that the API documentation, the admin pages or the built-in rows use, with its type. */
export const DATA_OPTION_KEYS = {
  autocapitalize: 'true or false',
  autocomplete: 'text',
  bearer_token_auth: 'text',
  belongs_to: 'text',
  bubble_menu: 'true or false',
  customsort: 'text',
  default: 'anything',
  diff: 'a whole number',
  display_config: 'text',
  display_limit: 'a whole number',
  do_not_log: 'true or false',
  filter: 'a list',
  future: 'true or false',
  guess: 'true or false',
  historical_options: 'a map',
  http_auth_type: 'text',
  http_basic_auth_password: 'text',
  http_basic_auth_username: 'text',
  item_class: 'text',
  limit: 'a whole number',
  linktemplate: 'text',
  max: 'a whole number',
  maxlength: 'a whole number',
  min: 'a whole number',
  minLengt: 'a whole number',
  multiple: 'true or false',
  no_images: 'true or false',
  note: 'text',
  null: 'true or false',
  nulloption: 'true or false',
  only_shown_if_selectable: 'true or false',
  options: 'options',
  past: 'true or false',
  permission: 'a list',
  placeholder: 'text',
  readonly: 'anything',
  relation: 'text',
  relation_condition: 'a map',
  rows: 'a whole number',
  search_result_label_key: 'text',
  search_result_list_key: 'text',
  search_result_value_key: 'text',
  search_url: 'text',
  translate: 'true or false',
  type: 'text',
  upload: 'true or false',
  verify_ssl: 'true or false',
  width: 'text',
} as const satisfies Record<string, UsualValue>;

export function isDataOptionKey(key: string): key is keyof typeof DATA_OPTION_KEYS {
  return Object.hasOwn(DATA_OPTION_KEYS, key);
}

/** The relations that work. With any other, every new ticket fails with 500. Empty means no relation. */
export const SAFE_RELATIONS = ['', 'Group', 'User', 'Organization', 'TicketState', 'TicketPriority'] as const;

/**
 * The widest column that the database accepts; 0 and anything above block every later migration (5.2/12 "poison maxlength
 * 0").
 */
export const LARGEST_MAXLENGTH = 10_485_760;

/** Whether the database accepts this `maxlength`, which goes into its statement unchanged. */
export function isColumnWidth(maxlength: unknown): boolean {
  const isNumeral = typeof maxlength === 'number' || (typeof maxlength === 'string' && /^\d+$/u.test(maxlength));
  const width = isNumeral ? Number(maxlength) : Number.NaN;
  return Number.isInteger(width) && width >= 1 && width <= LARGEST_MAXLENGTH;
}
