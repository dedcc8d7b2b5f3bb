import { OBJECT_NAMES } from '../../attribute/attribute-key.ts';
import { isMethod } from '../../attribute/name-rules.ts';
import type { Release } from '../../attribute/release.ts';

// What every value of the language answers to. Of these the framework minds only hash, class and the copying ones.
const OF_EVERY_VALUE = new Set(
  (
    '__send__ class_eval deep_dup define_singleton_method display enum_for extend gem inspect instance_eval ' +
    'instance_exec instance_values instance_variable_get instance_variable_names instance_variable_set ' +
    'instance_variables itself method methods presence presence_in pretty_inspect pretty_print pretty_print_cycle ' +
    'pretty_print_inspect pretty_print_instance_variables private_methods protected_methods public_method ' +
    'public_methods public_send remove_instance_variable require_dependency send singleton_class singleton_method ' +
    'singleton_methods systemu synchronize tap then to_enum to_json to_param to_query to_s to_utf8 to_yaml ' +
    'to_yaml_properties try with with_options yield_self as_json delay send_at send_later __delay__'
  ).split(' '),
);

const OF_THE_SERVICE =
  /^(activity_stream_|assets|association_id_validation|associations_from_param|attachment|attributes_with_association|cache_delete|cache_update|check_attribute|clear_request_cache|default_role|external_sync_|fill_up_user_|filter_(attributes|unauthorized)|history_|notify_clients_|param_preferences_merge|recent_view_|sanitized_html_attributes|screen$|search_index_|(id|id_value|note|created_at|created_by_id|updated_at|updated_by_id)_|clear_(id|note|created|updated)|saved_change_to_(note|created_at|updated_at|id_value))/;

/** Whether the web framework itself defines the name on every record: 6.5 then speaks of a reserved word (6.5/13 "name 'save'"). */
export function isDefinedByFramework(name: string, release: Release): boolean {
  if (name === 'attribute') return true;
  if (OF_EVERY_VALUE.has(name) || OF_THE_SERVICE.test(name)) return false;
  return OBJECT_NAMES.every((object) => isMethod(object, name, release));
}

const ATTRIBUTE_METHODS: readonly ((column: string) => string)[] = [
  ...'before_last_save before_type_cast change change_to_be_saved for_database in_database previous_change previously_was was'
    .split(' ')
    .map((suffix) => (column: string) => `${column}_${suffix}`),
  (column) => `clear_${column}_change`,
  (column) => `saved_change_to_${column}`,
];

/** Every column brings methods of its own, such as foo_was, whose names are taken from then on. */
export function isMethodOfColumns(name: string, columns: readonly string[]): boolean {
  return columns.some((column) => ATTRIBUTE_METHODS.some((methodOf) => methodOf(column) === name));
}
