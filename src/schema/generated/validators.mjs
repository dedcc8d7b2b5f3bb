// Generated from schemas/ by scripts/compile-schemas.ts.
var Nt = (r, i) => () => {
  try {
    return i || r((i = { exports: {} }).exports, i), i.exports;
  } catch (x) {
    throw i = 0, x;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var Ye = Nt((Ke) => {
  "use strict";
  Object.defineProperty(Ke, "__esModule", { value: !0 });
  function Xe(r) {
    let i = r.length, x = 0, P = 0, h;
    for (; P < i; )
      x++, h = r.charCodeAt(P++), h >= 55296 && h <= 56319 && P < i && (h = r.charCodeAt(P), (h & 64512) === 56320 && P++);
    return x;
  }
  Ke.default = Xe;
  Xe.code = 'require("ajv/dist/runtime/ucs2length").default';
});

// <stdin>
var Jt = et, Lt = { $schema: "http://json-schema.org/draft-07/schema#", $id: "https://json.schemastore.org/deskform-attributes-1.json", type: "object", additionalProperties: !1, required: ["object", "attributes"], properties: { object: { type: "string", enum: ["Ticket", "User", "Organization", "Group", "Organisation"] }, attributes: { type: "array" } }, definitions: { option_node: { type: "object" }, key_autocapitalize: {}, key_autocomplete: {}, key_bearer_token_auth: { type: ["string", "null"] }, key_belongs_to: {}, key_customsort: {}, key_default: {}, key_diff: {}, key_display_limit: {}, key_do_not_log: {}, key_filter: {}, key_future: {}, key_guess: {}, key_historical_options: {}, key_http_auth_type: {}, key_http_basic_auth_password: { type: ["string", "null"] }, key_http_basic_auth_username: { type: ["string", "null"] }, key_item_class: {}, key_limit: {}, key_linktemplate: {}, key_max: {}, key_maxlength: {}, key_min: {}, key_minLengt: {}, key_multiple: {}, key_no_images: {}, key_note: {}, key_null: {}, key_nulloption: {}, key_only_shown_if_selectable: {}, key_options: {}, key_options_from: { type: "string", minLength: 1 }, key_past: {}, key_permission: {}, key_placeholder: {}, key_readonly: {}, key_relation: {}, key_relation_condition: {}, key_rows: {}, key_search_result_label_key: {}, key_search_result_list_key: {}, key_search_result_value_key: {}, key_search_url: {}, key_translate: {}, key_type: {}, key_upload: {}, key_verify_ssl: {}, key_width: {}, options_of_input: { type: "object", properties: { default: { $ref: "#/definitions/key_default" }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { $ref: "#/definitions/key_options" }, maxlength: { anyOf: [{ type: "integer", minimum: 1, maximum: 10485760 }, { type: "string", pattern: "^0*[1-9][0-9]{0,7}$" }] }, type: { enum: ["text", "password", "tel", "fax", "email", "url"] }, linktemplate: { $ref: "#/definitions/key_linktemplate" }, autocapitalize: { $ref: "#/definitions/key_autocapitalize" }, autocomplete: { $ref: "#/definitions/key_autocomplete" }, readonly: { $ref: "#/definitions/key_readonly" }, width: { $ref: "#/definitions/key_width" } }, required: ["type", "maxlength"] }, options_of_textarea: { type: "object", properties: { default: { $ref: "#/definitions/key_default" }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { $ref: "#/definitions/key_options" }, maxlength: { anyOf: [{ type: "integer", minimum: 1, maximum: 10485760 }, { type: "string", pattern: "^0*[1-9][0-9]{0,7}$" }] }, type: { $ref: "#/definitions/key_type" }, rows: { $ref: "#/definitions/key_rows" } }, required: ["maxlength"] }, options_of_richtext: { type: "object", properties: { default: { $ref: "#/definitions/key_default" }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { $ref: "#/definitions/key_options" }, maxlength: { anyOf: [{ type: "integer", minimum: 1, maximum: 10485760 }, { type: "string", pattern: "^0*[1-9][0-9]{0,7}$" }] }, type: { $ref: "#/definitions/key_type" }, rows: { $ref: "#/definitions/key_rows" }, upload: { $ref: "#/definitions/key_upload" }, no_images: { $ref: "#/definitions/key_no_images" } }, required: ["maxlength"] }, options_of_integer: { type: "object", properties: { default: {}, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { $ref: "#/definitions/key_options" }, min: { type: "integer", minimum: -2147483647, maximum: 2147483647 }, max: { type: "integer", minimum: -2147483647, maximum: 2147483647 }, maxlength: { $ref: "#/definitions/key_maxlength" } }, required: ["min", "max"] }, options_of_boolean: { type: "object", properties: { default: {}, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { type: ["object", "null"], properties: { true: {}, false: {} } } } }, options_of_date: { type: "object", properties: { default: { $ref: "#/definitions/key_default" }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { $ref: "#/definitions/key_options" }, diff: { $ref: "#/definitions/key_diff" }, future: { $ref: "#/definitions/key_future" }, past: { $ref: "#/definitions/key_past" } } }, options_of_datetime: { type: "object", properties: { default: { $ref: "#/definitions/key_default" }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { $ref: "#/definitions/key_options" }, future: { anyOf: [{ type: "boolean" }, { not: { type: "null" } }] }, past: { anyOf: [{ type: "boolean" }, { not: { type: "null" } }] }, diff: { $ref: "#/definitions/key_diff" } }, required: ["future", "past"] }, options_of_select: { type: "object", properties: { default: { $ref: "#/definitions/key_default" }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { anyOf: [{ type: "object" }, { type: "array", items: { $ref: "#/definitions/option_node" } }, { not: { type: "array" } }] }, options_from: { $ref: "#/definitions/key_options_from" }, relation_condition: { $ref: "#/definitions/key_relation_condition" }, filter: { $ref: "#/definitions/key_filter" }, only_shown_if_selectable: { $ref: "#/definitions/key_only_shown_if_selectable" }, customsort: { $ref: "#/definitions/key_customsort" }, nulloption: { $ref: "#/definitions/key_nulloption" }, maxlength: { anyOf: [{ type: "integer", minimum: 1, maximum: 10485760 }, { type: "string", pattern: "^0*[1-9][0-9]{0,7}$" }, { type: "null" }] }, multiple: { $ref: "#/definitions/key_multiple" }, linktemplate: { $ref: "#/definitions/key_linktemplate" }, historical_options: { $ref: "#/definitions/key_historical_options" }, do_not_log: { $ref: "#/definitions/key_do_not_log" } } }, options_of_multiselect: { type: "object", properties: { default: { $ref: "#/definitions/key_default" }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { anyOf: [{ type: "object" }, { type: "array", items: { $ref: "#/definitions/option_node" } }, { not: { type: "array" } }] }, options_from: { $ref: "#/definitions/key_options_from" }, relation_condition: { $ref: "#/definitions/key_relation_condition" }, filter: { $ref: "#/definitions/key_filter" }, only_shown_if_selectable: { $ref: "#/definitions/key_only_shown_if_selectable" }, customsort: { $ref: "#/definitions/key_customsort" }, nulloption: { $ref: "#/definitions/key_nulloption" }, maxlength: {}, multiple: { $ref: "#/definitions/key_multiple" }, linktemplate: { $ref: "#/definitions/key_linktemplate" }, historical_options: { $ref: "#/definitions/key_historical_options" }, do_not_log: { $ref: "#/definitions/key_do_not_log" } } }, options_of_tree_select: { type: "object", properties: { default: { $ref: "#/definitions/key_default" }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { anyOf: [{ type: "array", items: { $ref: "#/definitions/option_node" } }, { type: "object" }, { not: { type: "array" } }] }, options_from: { $ref: "#/definitions/key_options_from" }, relation_condition: { $ref: "#/definitions/key_relation_condition" }, filter: { $ref: "#/definitions/key_filter" }, only_shown_if_selectable: { $ref: "#/definitions/key_only_shown_if_selectable" }, customsort: { $ref: "#/definitions/key_customsort" }, nulloption: { $ref: "#/definitions/key_nulloption" }, maxlength: { anyOf: [{ type: "integer", minimum: 1, maximum: 10485760 }, { type: "string", pattern: "^0*[1-9][0-9]{0,7}$" }, { type: "null" }] }, multiple: { $ref: "#/definitions/key_multiple" }, linktemplate: { $ref: "#/definitions/key_linktemplate" }, historical_options: { $ref: "#/definitions/key_historical_options" }, do_not_log: { $ref: "#/definitions/key_do_not_log" } } }, options_of_multi_tree_select: { type: "object", properties: { default: { $ref: "#/definitions/key_default" }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { anyOf: [{ type: "array", items: { $ref: "#/definitions/option_node" } }, { type: "object" }, { not: { type: "array" } }] }, options_from: { $ref: "#/definitions/key_options_from" }, relation_condition: { $ref: "#/definitions/key_relation_condition" }, filter: { $ref: "#/definitions/key_filter" }, only_shown_if_selectable: { $ref: "#/definitions/key_only_shown_if_selectable" }, customsort: { $ref: "#/definitions/key_customsort" }, nulloption: { $ref: "#/definitions/key_nulloption" }, maxlength: {}, multiple: { $ref: "#/definitions/key_multiple" }, linktemplate: { $ref: "#/definitions/key_linktemplate" }, historical_options: { $ref: "#/definitions/key_historical_options" }, do_not_log: { $ref: "#/definitions/key_do_not_log" } } }, options_of_checkbox: { type: "object", properties: { default: { $ref: "#/definitions/key_default" }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { anyOf: [{ type: "object" }, { type: "array", items: { $ref: "#/definitions/option_node" } }, { not: { type: "array" } }] }, options_from: { $ref: "#/definitions/key_options_from" }, relation_condition: { $ref: "#/definitions/key_relation_condition" }, filter: { $ref: "#/definitions/key_filter" }, only_shown_if_selectable: { $ref: "#/definitions/key_only_shown_if_selectable" }, customsort: { $ref: "#/definitions/key_customsort" }, nulloption: { $ref: "#/definitions/key_nulloption" }, maxlength: { anyOf: [{ type: "integer", minimum: 1, maximum: 10485760 }, { type: "string", pattern: "^0*[1-9][0-9]{0,7}$" }, { type: "null" }] }, multiple: { $ref: "#/definitions/key_multiple" }, linktemplate: { $ref: "#/definitions/key_linktemplate" }, historical_options: { $ref: "#/definitions/key_historical_options" }, do_not_log: { $ref: "#/definitions/key_do_not_log" } } }, options_of_user_autocompletion: { type: "object", properties: { default: { $ref: "#/definitions/key_default" }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { $ref: "#/definitions/key_options" }, relation_condition: { $ref: "#/definitions/key_relation_condition" }, filter: { $ref: "#/definitions/key_filter" }, only_shown_if_selectable: { $ref: "#/definitions/key_only_shown_if_selectable" }, autocapitalize: { $ref: "#/definitions/key_autocapitalize" }, guess: { $ref: "#/definitions/key_guess" }, limit: { $ref: "#/definitions/key_limit" }, minLengt: { $ref: "#/definitions/key_minLengt" }, multiple: { $ref: "#/definitions/key_multiple" } } }, options_of_autocompletion_ajax_external_data_source: { type: "object", properties: { default: { $ref: "#/definitions/key_default" }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { $ref: "#/definitions/key_options" }, search_url: { $ref: "#/definitions/key_search_url" }, search_result_list_key: { $ref: "#/definitions/key_search_result_list_key" }, search_result_value_key: { $ref: "#/definitions/key_search_result_value_key" }, search_result_label_key: { $ref: "#/definitions/key_search_result_label_key" }, verify_ssl: { $ref: "#/definitions/key_verify_ssl" }, http_auth_type: { $ref: "#/definitions/key_http_auth_type" }, http_basic_auth_username: { $ref: "#/definitions/key_http_basic_auth_username" }, http_basic_auth_password: { $ref: "#/definitions/key_http_basic_auth_password" }, bearer_token_auth: { $ref: "#/definitions/key_bearer_token_auth" }, linktemplate: { $ref: "#/definitions/key_linktemplate" }, nulloption: { $ref: "#/definitions/key_nulloption" } } }, options_of_active: { type: "object", properties: { default: { $ref: "#/definitions/key_default" }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { $ref: "#/definitions/key_options" } } }, screen: { type: "object", additionalProperties: { $ref: "#/definitions/cell" }, properties: { "ticket.customer": { $ref: "#/definitions/cell" }, "ticket.agent": { $ref: "#/definitions/cell" }, "admin.user": { $ref: "#/definitions/cell" }, "admin.organization": { $ref: "#/definitions/cell" }, "admin.group": { $ref: "#/definitions/cell" }, "-all-": { $ref: "#/definitions/cell" } } }, cell: { type: "object", properties: { shown: {}, required: {}, null: {}, item_class: {}, filter: {}, nulloption: {}, default: {}, direction: {}, orientation: {}, disableScroll: {} } }, attribute: { type: "object", additionalProperties: !1, required: ["name"], properties: { name: { type: "string" }, display: { type: "string" }, data_type: { type: "string", enum: ["input", "textarea", "richtext", "integer", "boolean", "date", "datetime", "select", "multiselect", "tree_select", "multi_tree_select", "checkbox", "user_autocompletion", "autocompletion_ajax_external_data_source", "active"] }, data_option: { type: "object" }, options_from: { type: "string", minLength: 1 }, screens: { type: "object", additionalProperties: { $ref: "#/definitions/screen" }, properties: { create_top: { $ref: "#/definitions/screen" }, create_middle: { $ref: "#/definitions/screen" }, create_bottom: { $ref: "#/definitions/screen" }, create: { $ref: "#/definitions/screen" }, edit: { $ref: "#/definitions/screen" }, view: { $ref: "#/definitions/screen" }, signup: { $ref: "#/definitions/screen" }, invite_agent: { $ref: "#/definitions/screen" }, invite_customer: { $ref: "#/definitions/screen" }, overview_bulk: { $ref: "#/definitions/screen" } } }, position: { type: "integer", minimum: -2147483648, maximum: 2147483647 }, active: { type: "boolean" }, state: { enum: ["present", "absent"] }, created_before: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)?(Z|[+-][0-9]{2}:[0-9]{2}))?$" }, protect: { type: "boolean" }, ignore: { type: "array", items: { type: "string" } }, accept: { type: "array", items: { enum: ["required", "shorter_maxlength", "data_type", "option_removed"] } } }, allOf: [{ if: { properties: { state: { const: "absent" } }, required: ["state"] }, then: {}, else: { required: ["display", "data_type"], properties: { name: { pattern: "^[a-z0-9_]*[a-z][a-z0-9_]*$", maxLength: 63, not: { enum: ["_foreign_keys_equal", "_has_attribute", "_record_changed", "allow_destroy", "apply_scoping", "association_cached", "association_foreign_key_changed", "association_valid", "attribute_came_from_user", "attribute_changed", "attribute_changed_in_place", "attribute_method", "attribute_present", "attribute_previously_changed", "can_use_fast_cache_version", "changed_for_autosave", "custom_inspect_method_defined", "custom_validation_context", "destroyed", "encrypted_attribute", "frozen", "has_attribute", "has_changes_to_save", "has_defer_touch_attrs", "has_destroy_flag", "has_encrypted_attributes", "has_encrypted_rich_texts", "has_transactional_callbacks", "invalid", "inverse_polymorphic_association_changed", "locking_enabled", "marked_for_destruction", "nested_records_changed_for_autosave", "new_record", "no_touching", "param_delimiter", "persisted", "pk_attribute", "previously_new_record", "previously_persisted", "primary_key_values_present", "readonly", "reject_new_record", "respond_to_without_attributes", "should_record_timestamps", "strict_loading", "strict_loading_all", "strict_loading_n_plus_one_only", "transaction_include_any_action", "trigger_transactional_callbacks", "valid", "will_be_destroyed", "will_save_change_to_attribute"] } } } } }, { if: { properties: { data_type: { const: "input" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_input" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "textarea" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_textarea" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "richtext" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_richtext" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "integer" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_integer" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "boolean" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_boolean" } } } }, { if: { properties: { data_type: { const: "date" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_date" } } } }, { if: { properties: { data_type: { const: "datetime" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_datetime" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "select" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_select" } } } }, { if: { properties: { data_type: { const: "multiselect" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_multiselect" } } } }, { if: { properties: { data_type: { const: "tree_select" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_tree_select" } } } }, { if: { properties: { data_type: { const: "multi_tree_select" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_multi_tree_select" } } } }, { if: { properties: { data_type: { const: "checkbox" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_checkbox" } } } }, { if: { properties: { data_type: { const: "user_autocompletion" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_user_autocompletion" } } } }, { if: { properties: { data_type: { const: "autocompletion_ajax_external_data_source" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_autocompletion_ajax_external_data_source" } } } }, { if: { properties: { data_type: { const: "active" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_active" } } } }] } } };
function et(r, { instancePath: i = "", parentData: x, parentDataProperty: P, rootData: h = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.object === void 0) {
      let n = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "object" } };
      e === null ? e = [n] : e.push(n), t++;
    }
    if (r.attributes === void 0) {
      let n = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attributes" } };
      e === null ? e = [n] : e.push(n), t++;
    }
    for (let n in r)
      if (!(n === "object" || n === "attributes")) {
        let s = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n } };
        e === null ? e = [s] : e.push(s), t++;
      }
    if (r.object !== void 0) {
      let n = r.object;
      if (typeof n != "string") {
        let s = { instancePath: i + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (!(n === "Ticket" || n === "User" || n === "Organization" || n === "Group" || n === "Organisation")) {
        let s = { instancePath: i + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: Lt.properties.object.enum } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r.attributes !== void 0 && !Array.isArray(r.attributes)) {
      let n = { instancePath: i + "/attributes", schemaPath: "#/properties/attributes/type", keyword: "type", params: { type: "array" } };
      e === null ? e = [n] : e.push(n), t++;
    }
  } else {
    let n = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [n] : e.push(n), t++;
  }
  return et.errors = e, t === 0;
}
var Qt = rt, Ve = { $schema: "http://json-schema.org/draft-07/schema#", $id: "https://json.schemastore.org/deskform-project-1.json", type: "object", additionalProperties: !1, properties: { version: { const: 1 }, attributes: { type: ["string", "array"], minItems: 1, minLength: 1, items: { type: "string", minLength: 1 } }, lint: { type: "object", additionalProperties: { enum: ["error", "warning", "off"] } }, defaults: { $ref: "#/definitions/defaults" }, targets: { type: ["object", "string", "array"], additionalProperties: { $ref: "#/definitions/target" }, propertyNames: { pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]*$" }, minItems: 1, minLength: 1, items: { type: "string", minLength: 1 } } }, definitions: { defaults: { type: "object", additionalProperties: !1, properties: { auth: { $ref: "#/definitions/target/properties/auth" }, on_behalf_of: { $ref: "#/definitions/target/properties/on_behalf_of" }, release: { $ref: "#/definitions/target/properties/release" }, undeclared: { $ref: "#/definitions/target/properties/undeclared" }, limits: { $ref: "#/definitions/target/properties/limits" }, foreign_changes: { $ref: "#/definitions/target/properties/foreign_changes" }, on_failure: { $ref: "#/definitions/target/properties/on_failure" }, restart: { $ref: "#/definitions/target/properties/restart" }, tls: { $ref: "#/definitions/target/properties/tls" }, proxy: { $ref: "#/definitions/target/properties/proxy" }, timeout: { $ref: "#/definitions/target/properties/timeout" }, headers: { $ref: "#/definitions/target/properties/headers" }, tags: { $ref: "#/definitions/target/properties/tags" }, overlays: { $ref: "#/definitions/target/properties/overlays" } } }, target: { type: "object", additionalProperties: !1, required: ["url"], properties: { url: { type: "string" }, auth: { type: "object", additionalProperties: !1, properties: { token: { type: "string" }, user: { type: "string" }, password: { type: "string" }, bearer: { type: "string" } } }, on_behalf_of: { type: "string" }, release: { enum: ["5.2", "6.5", "7.1", 5.2, 6.5, 7.1] }, undeclared: { enum: ["keep", "report", "delete"] }, limits: { type: "object", additionalProperties: !1, properties: { destroy: { type: "integer", minimum: 0 }, records: { type: "integer", minimum: 0 } } }, foreign_changes: { enum: ["refuse", "include"] }, on_failure: { enum: ["undo", "keep"] }, restart: { type: "object", additionalProperties: !1, properties: { expect: { type: "string", pattern: "^(auto|none|[0-9]+(ms|s|m|h))$" }, wait: { type: "string", pattern: "^[0-9]+(ms|s|m|h)$" }, command: { type: "array", minItems: 1, items: { type: "string" } }, steady: { type: "string", pattern: "^[0-9]+(ms|s|m|h)$" }, window: { type: "string" } } }, tls: { type: "object", additionalProperties: !1, properties: { ca: { type: "string" }, cert: { type: "string" }, key: { type: "string" } } }, proxy: { type: "string" }, timeout: { type: "string", pattern: "^[0-9]+(ms|s|m|h)$" }, headers: { type: "object", additionalProperties: { type: "string" } }, tags: { type: "array", items: { type: "string" } }, overlays: { type: ["string", "array"], minItems: 1, minLength: 1, items: { type: "string", minLength: 1 } } } } } }, O = { type: "object", additionalProperties: !1, required: ["url"], properties: { url: { type: "string" }, auth: { type: "object", additionalProperties: !1, properties: { token: { type: "string" }, user: { type: "string" }, password: { type: "string" }, bearer: { type: "string" } } }, on_behalf_of: { type: "string" }, release: { enum: ["5.2", "6.5", "7.1", 5.2, 6.5, 7.1] }, undeclared: { enum: ["keep", "report", "delete"] }, limits: { type: "object", additionalProperties: !1, properties: { destroy: { type: "integer", minimum: 0 }, records: { type: "integer", minimum: 0 } } }, foreign_changes: { enum: ["refuse", "include"] }, on_failure: { enum: ["undo", "keep"] }, restart: { type: "object", additionalProperties: !1, properties: { expect: { type: "string", pattern: "^(auto|none|[0-9]+(ms|s|m|h))$" }, wait: { type: "string", pattern: "^[0-9]+(ms|s|m|h)$" }, command: { type: "array", minItems: 1, items: { type: "string" } }, steady: { type: "string", pattern: "^[0-9]+(ms|s|m|h)$" }, window: { type: "string" } } }, tls: { type: "object", additionalProperties: !1, properties: { ca: { type: "string" }, cert: { type: "string" }, key: { type: "string" } } }, proxy: { type: "string" }, timeout: { type: "string", pattern: "^[0-9]+(ms|s|m|h)$" }, headers: { type: "object", additionalProperties: { type: "string" } }, tags: { type: "array", items: { type: "string" } }, overlays: { type: ["string", "array"], minItems: 1, minLength: 1, items: { type: "string", minLength: 1 } } } }, A = Ye().default, pe = Object.prototype.hasOwnProperty, zt = { type: "object", additionalProperties: !1, properties: { auth: { $ref: "#/definitions/target/properties/auth" }, on_behalf_of: { $ref: "#/definitions/target/properties/on_behalf_of" }, release: { $ref: "#/definitions/target/properties/release" }, undeclared: { $ref: "#/definitions/target/properties/undeclared" }, limits: { $ref: "#/definitions/target/properties/limits" }, foreign_changes: { $ref: "#/definitions/target/properties/foreign_changes" }, on_failure: { $ref: "#/definitions/target/properties/on_failure" }, restart: { $ref: "#/definitions/target/properties/restart" }, tls: { $ref: "#/definitions/target/properties/tls" }, proxy: { $ref: "#/definitions/target/properties/proxy" }, timeout: { $ref: "#/definitions/target/properties/timeout" }, headers: { $ref: "#/definitions/target/properties/headers" }, tags: { $ref: "#/definitions/target/properties/tags" }, overlays: { $ref: "#/definitions/target/properties/overlays" } } };
var Et = { enum: ["5.2", "6.5", "7.1", 5.2, 6.5, 7.1] }, Ft = { enum: ["keep", "report", "delete"] };
var It = { enum: ["refuse", "include"] }, Kt = { enum: ["undo", "keep"] };
var Vt = { type: ["string", "array"], minItems: 1, minLength: 1, items: { type: "string", minLength: 1 } }, tt = new RegExp("^(auto|none|[0-9]+(ms|s|m|h))$", "u"), q = new RegExp("^[0-9]+(ms|s|m|h)$", "u");
function B(r, { instancePath: i = "", parentData: x, parentDataProperty: P, rootData: h = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    for (let n in r)
      if (!pe.call(zt.properties, n)) {
        let s = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n } };
        e === null ? e = [s] : e.push(s), t++;
      }
    if (r.auth !== void 0) {
      let n = r.auth;
      if (n && typeof n == "object" && !Array.isArray(n)) {
        for (let s in n)
          if (!(s === "token" || s === "user" || s === "password" || s === "bearer")) {
            let l = { instancePath: i + "/auth", schemaPath: "#/definitions/target/properties/auth/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s } };
            e === null ? e = [l] : e.push(l), t++;
          }
        if (n.token !== void 0 && typeof n.token != "string") {
          let s = { instancePath: i + "/auth/token", schemaPath: "#/definitions/target/properties/auth/properties/token/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [s] : e.push(s), t++;
        }
        if (n.user !== void 0 && typeof n.user != "string") {
          let s = { instancePath: i + "/auth/user", schemaPath: "#/definitions/target/properties/auth/properties/user/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [s] : e.push(s), t++;
        }
        if (n.password !== void 0 && typeof n.password != "string") {
          let s = { instancePath: i + "/auth/password", schemaPath: "#/definitions/target/properties/auth/properties/password/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [s] : e.push(s), t++;
        }
        if (n.bearer !== void 0 && typeof n.bearer != "string") {
          let s = { instancePath: i + "/auth/bearer", schemaPath: "#/definitions/target/properties/auth/properties/bearer/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [s] : e.push(s), t++;
        }
      } else {
        let s = { instancePath: i + "/auth", schemaPath: "#/definitions/target/properties/auth/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r.on_behalf_of !== void 0 && typeof r.on_behalf_of != "string") {
      let n = { instancePath: i + "/on_behalf_of", schemaPath: "#/definitions/target/properties/on_behalf_of/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [n] : e.push(n), t++;
    }
    if (r.release !== void 0) {
      let n = r.release;
      if (!(n === "5.2" || n === "6.5" || n === "7.1" || n === 5.2 || n === 6.5 || n === 7.1)) {
        let s = { instancePath: i + "/release", schemaPath: "#/definitions/target/properties/release/enum", keyword: "enum", params: { allowedValues: Et.enum } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r.undeclared !== void 0) {
      let n = r.undeclared;
      if (!(n === "keep" || n === "report" || n === "delete")) {
        let s = { instancePath: i + "/undeclared", schemaPath: "#/definitions/target/properties/undeclared/enum", keyword: "enum", params: { allowedValues: Ft.enum } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r.limits !== void 0) {
      let n = r.limits;
      if (n && typeof n == "object" && !Array.isArray(n)) {
        for (let s in n)
          if (!(s === "destroy" || s === "records")) {
            let l = { instancePath: i + "/limits", schemaPath: "#/definitions/target/properties/limits/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s } };
            e === null ? e = [l] : e.push(l), t++;
          }
        if (n.destroy !== void 0) {
          let s = n.destroy;
          if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
            let l = { instancePath: i + "/limits/destroy", schemaPath: "#/definitions/target/properties/limits/properties/destroy/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [l] : e.push(l), t++;
          }
          if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
            let l = { instancePath: i + "/limits/destroy", schemaPath: "#/definitions/target/properties/limits/properties/destroy/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [l] : e.push(l), t++;
          }
        }
        if (n.records !== void 0) {
          let s = n.records;
          if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
            let l = { instancePath: i + "/limits/records", schemaPath: "#/definitions/target/properties/limits/properties/records/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [l] : e.push(l), t++;
          }
          if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
            let l = { instancePath: i + "/limits/records", schemaPath: "#/definitions/target/properties/limits/properties/records/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [l] : e.push(l), t++;
          }
        }
      } else {
        let s = { instancePath: i + "/limits", schemaPath: "#/definitions/target/properties/limits/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r.foreign_changes !== void 0) {
      let n = r.foreign_changes;
      if (!(n === "refuse" || n === "include")) {
        let s = { instancePath: i + "/foreign_changes", schemaPath: "#/definitions/target/properties/foreign_changes/enum", keyword: "enum", params: { allowedValues: It.enum } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r.on_failure !== void 0) {
      let n = r.on_failure;
      if (!(n === "undo" || n === "keep")) {
        let s = { instancePath: i + "/on_failure", schemaPath: "#/definitions/target/properties/on_failure/enum", keyword: "enum", params: { allowedValues: Kt.enum } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r.restart !== void 0) {
      let n = r.restart;
      if (n && typeof n == "object" && !Array.isArray(n)) {
        for (let s in n)
          if (!(s === "expect" || s === "wait" || s === "command" || s === "steady" || s === "window")) {
            let l = { instancePath: i + "/restart", schemaPath: "#/definitions/target/properties/restart/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s } };
            e === null ? e = [l] : e.push(l), t++;
          }
        if (n.expect !== void 0) {
          let s = n.expect;
          if (typeof s == "string") {
            if (!tt.test(s)) {
              let l = { instancePath: i + "/restart/expect", schemaPath: "#/definitions/target/properties/restart/properties/expect/pattern", keyword: "pattern", params: { pattern: "^(auto|none|[0-9]+(ms|s|m|h))$" } };
              e === null ? e = [l] : e.push(l), t++;
            }
          } else {
            let l = { instancePath: i + "/restart/expect", schemaPath: "#/definitions/target/properties/restart/properties/expect/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [l] : e.push(l), t++;
          }
        }
        if (n.wait !== void 0) {
          let s = n.wait;
          if (typeof s == "string") {
            if (!q.test(s)) {
              let l = { instancePath: i + "/restart/wait", schemaPath: "#/definitions/target/properties/restart/properties/wait/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(ms|s|m|h)$" } };
              e === null ? e = [l] : e.push(l), t++;
            }
          } else {
            let l = { instancePath: i + "/restart/wait", schemaPath: "#/definitions/target/properties/restart/properties/wait/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [l] : e.push(l), t++;
          }
        }
        if (n.command !== void 0) {
          let s = n.command;
          if (Array.isArray(s)) {
            if (s.length < 1) {
              let f = { instancePath: i + "/restart/command", schemaPath: "#/definitions/target/properties/restart/properties/command/minItems", keyword: "minItems", params: { limit: 1 } };
              e === null ? e = [f] : e.push(f), t++;
            }
            let l = s.length;
            for (let f = 0; f < l; f++)
              if (typeof s[f] != "string") {
                let p = { instancePath: i + "/restart/command/" + f, schemaPath: "#/definitions/target/properties/restart/properties/command/items/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [p] : e.push(p), t++;
              }
          } else {
            let l = { instancePath: i + "/restart/command", schemaPath: "#/definitions/target/properties/restart/properties/command/type", keyword: "type", params: { type: "array" } };
            e === null ? e = [l] : e.push(l), t++;
          }
        }
        if (n.steady !== void 0) {
          let s = n.steady;
          if (typeof s == "string") {
            if (!q.test(s)) {
              let l = { instancePath: i + "/restart/steady", schemaPath: "#/definitions/target/properties/restart/properties/steady/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(ms|s|m|h)$" } };
              e === null ? e = [l] : e.push(l), t++;
            }
          } else {
            let l = { instancePath: i + "/restart/steady", schemaPath: "#/definitions/target/properties/restart/properties/steady/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [l] : e.push(l), t++;
          }
        }
        if (n.window !== void 0 && typeof n.window != "string") {
          let s = { instancePath: i + "/restart/window", schemaPath: "#/definitions/target/properties/restart/properties/window/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [s] : e.push(s), t++;
        }
      } else {
        let s = { instancePath: i + "/restart", schemaPath: "#/definitions/target/properties/restart/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r.tls !== void 0) {
      let n = r.tls;
      if (n && typeof n == "object" && !Array.isArray(n)) {
        for (let s in n)
          if (!(s === "ca" || s === "cert" || s === "key")) {
            let l = { instancePath: i + "/tls", schemaPath: "#/definitions/target/properties/tls/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s } };
            e === null ? e = [l] : e.push(l), t++;
          }
        if (n.ca !== void 0 && typeof n.ca != "string") {
          let s = { instancePath: i + "/tls/ca", schemaPath: "#/definitions/target/properties/tls/properties/ca/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [s] : e.push(s), t++;
        }
        if (n.cert !== void 0 && typeof n.cert != "string") {
          let s = { instancePath: i + "/tls/cert", schemaPath: "#/definitions/target/properties/tls/properties/cert/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [s] : e.push(s), t++;
        }
        if (n.key !== void 0 && typeof n.key != "string") {
          let s = { instancePath: i + "/tls/key", schemaPath: "#/definitions/target/properties/tls/properties/key/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [s] : e.push(s), t++;
        }
      } else {
        let s = { instancePath: i + "/tls", schemaPath: "#/definitions/target/properties/tls/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r.proxy !== void 0 && typeof r.proxy != "string") {
      let n = { instancePath: i + "/proxy", schemaPath: "#/definitions/target/properties/proxy/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [n] : e.push(n), t++;
    }
    if (r.timeout !== void 0) {
      let n = r.timeout;
      if (typeof n == "string") {
        if (!q.test(n)) {
          let s = { instancePath: i + "/timeout", schemaPath: "#/definitions/target/properties/timeout/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(ms|s|m|h)$" } };
          e === null ? e = [s] : e.push(s), t++;
        }
      } else {
        let s = { instancePath: i + "/timeout", schemaPath: "#/definitions/target/properties/timeout/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r.headers !== void 0) {
      let n = r.headers;
      if (n && typeof n == "object" && !Array.isArray(n)) {
        for (let s in n)
          if (typeof n[s] != "string") {
            let l = { instancePath: i + "/headers/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/target/properties/headers/additionalProperties/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [l] : e.push(l), t++;
          }
      } else {
        let s = { instancePath: i + "/headers", schemaPath: "#/definitions/target/properties/headers/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r.tags !== void 0) {
      let n = r.tags;
      if (Array.isArray(n)) {
        let s = n.length;
        for (let l = 0; l < s; l++)
          if (typeof n[l] != "string") {
            let f = { instancePath: i + "/tags/" + l, schemaPath: "#/definitions/target/properties/tags/items/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [f] : e.push(f), t++;
          }
      } else {
        let s = { instancePath: i + "/tags", schemaPath: "#/definitions/target/properties/tags/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r.overlays !== void 0) {
      let n = r.overlays;
      if (typeof n != "string" && !Array.isArray(n)) {
        let s = { instancePath: i + "/overlays", schemaPath: "#/definitions/target/properties/overlays/type", keyword: "type", params: { type: Vt.type } };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (typeof n == "string" && A(n) < 1) {
        let s = { instancePath: i + "/overlays", schemaPath: "#/definitions/target/properties/overlays/minLength", keyword: "minLength", params: { limit: 1 } };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (Array.isArray(n)) {
        if (n.length < 1) {
          let l = { instancePath: i + "/overlays", schemaPath: "#/definitions/target/properties/overlays/minItems", keyword: "minItems", params: { limit: 1 } };
          e === null ? e = [l] : e.push(l), t++;
        }
        let s = n.length;
        for (let l = 0; l < s; l++) {
          let f = n[l];
          if (typeof f == "string") {
            if (A(f) < 1) {
              let p = { instancePath: i + "/overlays/" + l, schemaPath: "#/definitions/target/properties/overlays/items/minLength", keyword: "minLength", params: { limit: 1 } };
              e === null ? e = [p] : e.push(p), t++;
            }
          } else {
            let p = { instancePath: i + "/overlays/" + l, schemaPath: "#/definitions/target/properties/overlays/items/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [p] : e.push(p), t++;
          }
        }
      }
    }
  } else {
    let n = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [n] : e.push(n), t++;
  }
  return B.errors = e, t === 0;
}
var Zt = new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]*$", "u");
function rt(r, { instancePath: i = "", parentData: x, parentDataProperty: P, rootData: h = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    for (let s in r)
      if (!(s === "version" || s === "attributes" || s === "lint" || s === "defaults" || s === "targets")) {
        let l = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s } };
        e === null ? e = [l] : e.push(l), t++;
      }
    if (r.version !== void 0 && r.version !== 1) {
      let s = { instancePath: i + "/version", schemaPath: "#/properties/version/const", keyword: "const", params: { allowedValue: 1 } };
      e === null ? e = [s] : e.push(s), t++;
    }
    if (r.attributes !== void 0) {
      let s = r.attributes;
      if (typeof s != "string" && !Array.isArray(s)) {
        let l = { instancePath: i + "/attributes", schemaPath: "#/properties/attributes/type", keyword: "type", params: { type: Ve.properties.attributes.type } };
        e === null ? e = [l] : e.push(l), t++;
      }
      if (typeof s == "string" && A(s) < 1) {
        let l = { instancePath: i + "/attributes", schemaPath: "#/properties/attributes/minLength", keyword: "minLength", params: { limit: 1 } };
        e === null ? e = [l] : e.push(l), t++;
      }
      if (Array.isArray(s)) {
        if (s.length < 1) {
          let f = { instancePath: i + "/attributes", schemaPath: "#/properties/attributes/minItems", keyword: "minItems", params: { limit: 1 } };
          e === null ? e = [f] : e.push(f), t++;
        }
        let l = s.length;
        for (let f = 0; f < l; f++) {
          let p = s[f];
          if (typeof p == "string") {
            if (A(p) < 1) {
              let o = { instancePath: i + "/attributes/" + f, schemaPath: "#/properties/attributes/items/minLength", keyword: "minLength", params: { limit: 1 } };
              e === null ? e = [o] : e.push(o), t++;
            }
          } else {
            let o = { instancePath: i + "/attributes/" + f, schemaPath: "#/properties/attributes/items/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [o] : e.push(o), t++;
          }
        }
      }
    }
    if (r.lint !== void 0) {
      let s = r.lint;
      if (s && typeof s == "object" && !Array.isArray(s))
        for (let l in s) {
          let f = s[l];
          if (!(f === "error" || f === "warning" || f === "off")) {
            let p = { instancePath: i + "/lint/" + l.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/lint/additionalProperties/enum", keyword: "enum", params: { allowedValues: Ve.properties.lint.additionalProperties.enum } };
            e === null ? e = [p] : e.push(p), t++;
          }
        }
      else {
        let l = { instancePath: i + "/lint", schemaPath: "#/properties/lint/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [l] : e.push(l), t++;
      }
    }
    if (r.defaults !== void 0 && (B(r.defaults, { instancePath: i + "/defaults", parentData: r, parentDataProperty: "defaults", rootData: h }) || (e = e === null ? B.errors : e.concat(B.errors), t = e.length)), r.targets !== void 0) {
      let s = r.targets;
      if ((!s || typeof s != "object") && typeof s != "string") {
        let l = { instancePath: i + "/targets", schemaPath: "#/properties/targets/type", keyword: "type", params: { type: Ve.properties.targets.type } };
        e === null ? e = [l] : e.push(l), t++;
      }
      if (typeof s == "string" && A(s) < 1) {
        let l = { instancePath: i + "/targets", schemaPath: "#/properties/targets/minLength", keyword: "minLength", params: { limit: 1 } };
        e === null ? e = [l] : e.push(l), t++;
      }
      if (Array.isArray(s)) {
        if (s.length < 1) {
          let f = { instancePath: i + "/targets", schemaPath: "#/properties/targets/minItems", keyword: "minItems", params: { limit: 1 } };
          e === null ? e = [f] : e.push(f), t++;
        }
        let l = s.length;
        for (let f = 0; f < l; f++) {
          let p = s[f];
          if (typeof p == "string") {
            if (A(p) < 1) {
              let o = { instancePath: i + "/targets/" + f, schemaPath: "#/properties/targets/items/minLength", keyword: "minLength", params: { limit: 1 } };
              e === null ? e = [o] : e.push(o), t++;
            }
          } else {
            let o = { instancePath: i + "/targets/" + f, schemaPath: "#/properties/targets/items/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [o] : e.push(o), t++;
          }
        }
      }
      if (s && typeof s == "object" && !Array.isArray(s)) {
        for (let l in s) {
          let f = t;
          if (typeof l == "string" && !Zt.test(l)) {
            let p = { instancePath: i + "/targets", schemaPath: "#/properties/targets/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]*$" }, propertyName: l };
            e === null ? e = [p] : e.push(p), t++;
          }
          var n = f === t;
          if (!n) {
            let p = { instancePath: i + "/targets", schemaPath: "#/properties/targets/propertyNames", keyword: "propertyNames", params: { propertyName: l } };
            e === null ? e = [p] : e.push(p), t++;
          }
        }
        for (let l in s) {
          let f = s[l];
          if (f && typeof f == "object" && !Array.isArray(f)) {
            if (f.url === void 0) {
              let p = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/target/required", keyword: "required", params: { missingProperty: "url" } };
              e === null ? e = [p] : e.push(p), t++;
            }
            for (let p in f)
              if (!pe.call(O.properties, p)) {
                let o = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/target/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p } };
                e === null ? e = [o] : e.push(o), t++;
              }
            if (f.url !== void 0 && typeof f.url != "string") {
              let p = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/url", schemaPath: "#/definitions/target/properties/url/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [p] : e.push(p), t++;
            }
            if (f.auth !== void 0) {
              let p = f.auth;
              if (p && typeof p == "object" && !Array.isArray(p)) {
                for (let o in p)
                  if (!(o === "token" || o === "user" || o === "password" || o === "bearer")) {
                    let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth", schemaPath: "#/definitions/target/properties/auth/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o } };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                if (p.token !== void 0 && typeof p.token != "string") {
                  let o = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth/token", schemaPath: "#/definitions/target/properties/auth/properties/token/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [o] : e.push(o), t++;
                }
                if (p.user !== void 0 && typeof p.user != "string") {
                  let o = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth/user", schemaPath: "#/definitions/target/properties/auth/properties/user/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [o] : e.push(o), t++;
                }
                if (p.password !== void 0 && typeof p.password != "string") {
                  let o = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth/password", schemaPath: "#/definitions/target/properties/auth/properties/password/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [o] : e.push(o), t++;
                }
                if (p.bearer !== void 0 && typeof p.bearer != "string") {
                  let o = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth/bearer", schemaPath: "#/definitions/target/properties/auth/properties/bearer/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [o] : e.push(o), t++;
                }
              } else {
                let o = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth", schemaPath: "#/definitions/target/properties/auth/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
            if (f.on_behalf_of !== void 0 && typeof f.on_behalf_of != "string") {
              let p = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/on_behalf_of", schemaPath: "#/definitions/target/properties/on_behalf_of/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [p] : e.push(p), t++;
            }
            if (f.release !== void 0) {
              let p = f.release;
              if (!(p === "5.2" || p === "6.5" || p === "7.1" || p === 5.2 || p === 6.5 || p === 7.1)) {
                let o = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/release", schemaPath: "#/definitions/target/properties/release/enum", keyword: "enum", params: { allowedValues: O.properties.release.enum } };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
            if (f.undeclared !== void 0) {
              let p = f.undeclared;
              if (!(p === "keep" || p === "report" || p === "delete")) {
                let o = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/undeclared", schemaPath: "#/definitions/target/properties/undeclared/enum", keyword: "enum", params: { allowedValues: O.properties.undeclared.enum } };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
            if (f.limits !== void 0) {
              let p = f.limits;
              if (p && typeof p == "object" && !Array.isArray(p)) {
                for (let o in p)
                  if (!(o === "destroy" || o === "records")) {
                    let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/limits", schemaPath: "#/definitions/target/properties/limits/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o } };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                if (p.destroy !== void 0) {
                  let o = p.destroy;
                  if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                    let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/limits/destroy", schemaPath: "#/definitions/target/properties/limits/properties/destroy/type", keyword: "type", params: { type: "integer" } };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                  if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                    let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/limits/destroy", schemaPath: "#/definitions/target/properties/limits/properties/destroy/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                }
                if (p.records !== void 0) {
                  let o = p.records;
                  if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                    let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/limits/records", schemaPath: "#/definitions/target/properties/limits/properties/records/type", keyword: "type", params: { type: "integer" } };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                  if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                    let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/limits/records", schemaPath: "#/definitions/target/properties/limits/properties/records/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                }
              } else {
                let o = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/limits", schemaPath: "#/definitions/target/properties/limits/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
            if (f.foreign_changes !== void 0) {
              let p = f.foreign_changes;
              if (!(p === "refuse" || p === "include")) {
                let o = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/foreign_changes", schemaPath: "#/definitions/target/properties/foreign_changes/enum", keyword: "enum", params: { allowedValues: O.properties.foreign_changes.enum } };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
            if (f.on_failure !== void 0) {
              let p = f.on_failure;
              if (!(p === "undo" || p === "keep")) {
                let o = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/on_failure", schemaPath: "#/definitions/target/properties/on_failure/enum", keyword: "enum", params: { allowedValues: O.properties.on_failure.enum } };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
            if (f.restart !== void 0) {
              let p = f.restart;
              if (p && typeof p == "object" && !Array.isArray(p)) {
                for (let o in p)
                  if (!(o === "expect" || o === "wait" || o === "command" || o === "steady" || o === "window")) {
                    let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart", schemaPath: "#/definitions/target/properties/restart/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o } };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                if (p.expect !== void 0) {
                  let o = p.expect;
                  if (typeof o == "string") {
                    if (!tt.test(o)) {
                      let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/expect", schemaPath: "#/definitions/target/properties/restart/properties/expect/pattern", keyword: "pattern", params: { pattern: "^(auto|none|[0-9]+(ms|s|m|h))$" } };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  } else {
                    let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/expect", schemaPath: "#/definitions/target/properties/restart/properties/expect/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                }
                if (p.wait !== void 0) {
                  let o = p.wait;
                  if (typeof o == "string") {
                    if (!q.test(o)) {
                      let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/wait", schemaPath: "#/definitions/target/properties/restart/properties/wait/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(ms|s|m|h)$" } };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  } else {
                    let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/wait", schemaPath: "#/definitions/target/properties/restart/properties/wait/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                }
                if (p.command !== void 0) {
                  let o = p.command;
                  if (Array.isArray(o)) {
                    if (o.length < 1) {
                      let u = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/command", schemaPath: "#/definitions/target/properties/restart/properties/command/minItems", keyword: "minItems", params: { limit: 1 } };
                      e === null ? e = [u] : e.push(u), t++;
                    }
                    let d = o.length;
                    for (let u = 0; u < d; u++)
                      if (typeof o[u] != "string") {
                        let g = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/command/" + u, schemaPath: "#/definitions/target/properties/restart/properties/command/items/type", keyword: "type", params: { type: "string" } };
                        e === null ? e = [g] : e.push(g), t++;
                      }
                  } else {
                    let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/command", schemaPath: "#/definitions/target/properties/restart/properties/command/type", keyword: "type", params: { type: "array" } };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                }
                if (p.steady !== void 0) {
                  let o = p.steady;
                  if (typeof o == "string") {
                    if (!q.test(o)) {
                      let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/steady", schemaPath: "#/definitions/target/properties/restart/properties/steady/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(ms|s|m|h)$" } };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  } else {
                    let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/steady", schemaPath: "#/definitions/target/properties/restart/properties/steady/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                }
                if (p.window !== void 0 && typeof p.window != "string") {
                  let o = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/window", schemaPath: "#/definitions/target/properties/restart/properties/window/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [o] : e.push(o), t++;
                }
              } else {
                let o = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart", schemaPath: "#/definitions/target/properties/restart/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
            if (f.tls !== void 0) {
              let p = f.tls;
              if (p && typeof p == "object" && !Array.isArray(p)) {
                for (let o in p)
                  if (!(o === "ca" || o === "cert" || o === "key")) {
                    let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/tls", schemaPath: "#/definitions/target/properties/tls/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o } };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                if (p.ca !== void 0 && typeof p.ca != "string") {
                  let o = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/tls/ca", schemaPath: "#/definitions/target/properties/tls/properties/ca/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [o] : e.push(o), t++;
                }
                if (p.cert !== void 0 && typeof p.cert != "string") {
                  let o = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/tls/cert", schemaPath: "#/definitions/target/properties/tls/properties/cert/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [o] : e.push(o), t++;
                }
                if (p.key !== void 0 && typeof p.key != "string") {
                  let o = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/tls/key", schemaPath: "#/definitions/target/properties/tls/properties/key/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [o] : e.push(o), t++;
                }
              } else {
                let o = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/tls", schemaPath: "#/definitions/target/properties/tls/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
            if (f.proxy !== void 0 && typeof f.proxy != "string") {
              let p = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/proxy", schemaPath: "#/definitions/target/properties/proxy/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [p] : e.push(p), t++;
            }
            if (f.timeout !== void 0) {
              let p = f.timeout;
              if (typeof p == "string") {
                if (!q.test(p)) {
                  let o = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/timeout", schemaPath: "#/definitions/target/properties/timeout/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(ms|s|m|h)$" } };
                  e === null ? e = [o] : e.push(o), t++;
                }
              } else {
                let o = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/timeout", schemaPath: "#/definitions/target/properties/timeout/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
            if (f.headers !== void 0) {
              let p = f.headers;
              if (p && typeof p == "object" && !Array.isArray(p)) {
                for (let o in p)
                  if (typeof p[o] != "string") {
                    let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/headers/" + o.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/target/properties/headers/additionalProperties/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), t++;
                  }
              } else {
                let o = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/headers", schemaPath: "#/definitions/target/properties/headers/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
            if (f.tags !== void 0) {
              let p = f.tags;
              if (Array.isArray(p)) {
                let o = p.length;
                for (let d = 0; d < o; d++)
                  if (typeof p[d] != "string") {
                    let u = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/tags/" + d, schemaPath: "#/definitions/target/properties/tags/items/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [u] : e.push(u), t++;
                  }
              } else {
                let o = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/tags", schemaPath: "#/definitions/target/properties/tags/type", keyword: "type", params: { type: "array" } };
                e === null ? e = [o] : e.push(o), t++;
              }
            }
            if (f.overlays !== void 0) {
              let p = f.overlays;
              if (typeof p != "string" && !Array.isArray(p)) {
                let o = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/overlays", schemaPath: "#/definitions/target/properties/overlays/type", keyword: "type", params: { type: O.properties.overlays.type } };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (typeof p == "string" && A(p) < 1) {
                let o = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/overlays", schemaPath: "#/definitions/target/properties/overlays/minLength", keyword: "minLength", params: { limit: 1 } };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (Array.isArray(p)) {
                if (p.length < 1) {
                  let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/overlays", schemaPath: "#/definitions/target/properties/overlays/minItems", keyword: "minItems", params: { limit: 1 } };
                  e === null ? e = [d] : e.push(d), t++;
                }
                let o = p.length;
                for (let d = 0; d < o; d++) {
                  let u = p[d];
                  if (typeof u == "string") {
                    if (A(u) < 1) {
                      let g = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/overlays/" + d, schemaPath: "#/definitions/target/properties/overlays/items/minLength", keyword: "minLength", params: { limit: 1 } };
                      e === null ? e = [g] : e.push(g), t++;
                    }
                  } else {
                    let g = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/overlays/" + d, schemaPath: "#/definitions/target/properties/overlays/items/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [g] : e.push(g), t++;
                  }
                }
              }
            }
          } else {
            let p = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/target/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [p] : e.push(p), t++;
          }
        }
      }
    }
  } else {
    let s = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [s] : e.push(s), t++;
  }
  return rt.errors = e, t === 0;
}
var Wt = it, N = { type: "object", additionalProperties: !1, required: ["name"], properties: { name: { type: "string" }, display: { type: "string" }, data_type: { type: "string", enum: ["input", "textarea", "richtext", "integer", "boolean", "date", "datetime", "select", "multiselect", "tree_select", "multi_tree_select", "checkbox", "user_autocompletion", "autocompletion_ajax_external_data_source", "active"] }, data_option: { type: "object" }, options_from: { type: "string", minLength: 1 }, screens: { type: "object", additionalProperties: { $ref: "#/definitions/screen" }, properties: { create_top: { $ref: "#/definitions/screen" }, create_middle: { $ref: "#/definitions/screen" }, create_bottom: { $ref: "#/definitions/screen" }, create: { $ref: "#/definitions/screen" }, edit: { $ref: "#/definitions/screen" }, view: { $ref: "#/definitions/screen" }, signup: { $ref: "#/definitions/screen" }, invite_agent: { $ref: "#/definitions/screen" }, invite_customer: { $ref: "#/definitions/screen" }, overview_bulk: { $ref: "#/definitions/screen" } } }, position: { type: "integer", minimum: -2147483648, maximum: 2147483647 }, active: { type: "boolean" }, state: { enum: ["present", "absent"] }, created_before: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)?(Z|[+-][0-9]{2}:[0-9]{2}))?$" }, protect: { type: "boolean" }, ignore: { type: "array", items: { type: "string" } }, accept: { type: "array", items: { enum: ["required", "shorter_maxlength", "data_type", "option_removed"] } } }, allOf: [{ if: { properties: { state: { const: "absent" } }, required: ["state"] }, then: {}, else: { required: ["display", "data_type"], properties: { name: { pattern: "^[a-z0-9_]*[a-z][a-z0-9_]*$", maxLength: 63, not: { enum: ["_foreign_keys_equal", "_has_attribute", "_record_changed", "allow_destroy", "apply_scoping", "association_cached", "association_foreign_key_changed", "association_valid", "attribute_came_from_user", "attribute_changed", "attribute_changed_in_place", "attribute_method", "attribute_present", "attribute_previously_changed", "can_use_fast_cache_version", "changed_for_autosave", "custom_inspect_method_defined", "custom_validation_context", "destroyed", "encrypted_attribute", "frozen", "has_attribute", "has_changes_to_save", "has_defer_touch_attrs", "has_destroy_flag", "has_encrypted_attributes", "has_encrypted_rich_texts", "has_transactional_callbacks", "invalid", "inverse_polymorphic_association_changed", "locking_enabled", "marked_for_destruction", "nested_records_changed_for_autosave", "new_record", "no_touching", "param_delimiter", "persisted", "pk_attribute", "previously_new_record", "previously_persisted", "primary_key_values_present", "readonly", "reject_new_record", "respond_to_without_attributes", "should_record_timestamps", "strict_loading", "strict_loading_all", "strict_loading_n_plus_one_only", "transaction_include_any_action", "trigger_transactional_callbacks", "valid", "will_be_destroyed", "will_save_change_to_attribute"] } } } } }, { if: { properties: { data_type: { const: "input" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_input" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "textarea" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_textarea" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "richtext" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_richtext" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "integer" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_integer" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "boolean" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_boolean" } } } }, { if: { properties: { data_type: { const: "date" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_date" } } } }, { if: { properties: { data_type: { const: "datetime" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_datetime" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "select" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_select" } } } }, { if: { properties: { data_type: { const: "multiselect" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_multiselect" } } } }, { if: { properties: { data_type: { const: "tree_select" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_tree_select" } } } }, { if: { properties: { data_type: { const: "multi_tree_select" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_multi_tree_select" } } } }, { if: { properties: { data_type: { const: "checkbox" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_checkbox" } } } }, { if: { properties: { data_type: { const: "user_autocompletion" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_user_autocompletion" } } } }, { if: { properties: { data_type: { const: "autocompletion_ajax_external_data_source" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_autocompletion_ajax_external_data_source" } } } }, { if: { properties: { data_type: { const: "active" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_active" } } } }] }, Rt = new RegExp("^[a-z0-9_]*[a-z][a-z0-9_]*$", "u"), Tt = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)?(Z|[+-][0-9]{2}:[0-9]{2}))?$", "u"), Ct = { type: "object", properties: { default: { $ref: "#/definitions/key_default" }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { $ref: "#/definitions/key_options" }, maxlength: { anyOf: [{ type: "integer", minimum: 1, maximum: 10485760 }, { type: "string", pattern: "^0*[1-9][0-9]{0,7}$" }] }, type: { enum: ["text", "password", "tel", "fax", "email", "url"] }, linktemplate: { $ref: "#/definitions/key_linktemplate" }, autocapitalize: { $ref: "#/definitions/key_autocapitalize" }, autocomplete: { $ref: "#/definitions/key_autocomplete" }, readonly: { $ref: "#/definitions/key_readonly" }, width: { $ref: "#/definitions/key_width" } }, required: ["type", "maxlength"] };
var D = new RegExp("^0*[1-9][0-9]{0,7}$", "u");
function H(r, { instancePath: i = "", parentData: x, parentDataProperty: P, rootData: h = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.type === void 0) {
      let s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      e === null ? e = [s] : e.push(s), t++;
    }
    if (r.maxlength === void 0) {
      let s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxlength" } };
      e === null ? e = [s] : e.push(s), t++;
    }
    if (r.maxlength !== void 0) {
      let s = r.maxlength, l = t, f = !1, p = t;
      if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
        let o = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [o] : e.push(o), t++;
      }
      if (typeof s == "number" && isFinite(s)) {
        if (s > 10485760 || isNaN(s)) {
          let o = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10485760 } };
          e === null ? e = [o] : e.push(o), t++;
        }
        if (s < 1 || isNaN(s)) {
          let o = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [o] : e.push(o), t++;
        }
      }
      var n = p === t;
      if (f = f || n, !f) {
        let o = t;
        if (typeof s == "string") {
          if (!D.test(s)) {
            let u = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^0*[1-9][0-9]{0,7}$" } };
            e === null ? e = [u] : e.push(u), t++;
          }
        } else {
          let u = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/1/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [u] : e.push(u), t++;
        }
        var n = o === t;
        f = f || n;
      }
      if (f)
        t = l, e !== null && (l ? e.length = l : e = null);
      else {
        let o = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf", keyword: "anyOf", params: {} };
        e === null ? e = [o] : e.push(o), t++;
      }
    }
    if (r.type !== void 0) {
      let s = r.type;
      if (!(s === "text" || s === "password" || s === "tel" || s === "fax" || s === "email" || s === "url")) {
        let l = { instancePath: i + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: Ct.properties.type.enum } };
        e === null ? e = [l] : e.push(l), t++;
      }
    }
  } else {
    let s = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [s] : e.push(s), t++;
  }
  return H.errors = e, t === 0;
}
function J(r, { instancePath: i = "", parentData: x, parentDataProperty: P, rootData: h = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.maxlength === void 0) {
      let s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxlength" } };
      e === null ? e = [s] : e.push(s), t++;
    }
    if (r.maxlength !== void 0) {
      let s = r.maxlength, l = t, f = !1, p = t;
      if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
        let o = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [o] : e.push(o), t++;
      }
      if (typeof s == "number" && isFinite(s)) {
        if (s > 10485760 || isNaN(s)) {
          let o = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10485760 } };
          e === null ? e = [o] : e.push(o), t++;
        }
        if (s < 1 || isNaN(s)) {
          let o = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [o] : e.push(o), t++;
        }
      }
      var n = p === t;
      if (f = f || n, !f) {
        let o = t;
        if (typeof s == "string") {
          if (!D.test(s)) {
            let u = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^0*[1-9][0-9]{0,7}$" } };
            e === null ? e = [u] : e.push(u), t++;
          }
        } else {
          let u = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/1/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [u] : e.push(u), t++;
        }
        var n = o === t;
        f = f || n;
      }
      if (f)
        t = l, e !== null && (l ? e.length = l : e = null);
      else {
        let o = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf", keyword: "anyOf", params: {} };
        e === null ? e = [o] : e.push(o), t++;
      }
    }
  } else {
    let s = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [s] : e.push(s), t++;
  }
  return J.errors = e, t === 0;
}
function Q(r, { instancePath: i = "", parentData: x, parentDataProperty: P, rootData: h = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.maxlength === void 0) {
      let s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxlength" } };
      e === null ? e = [s] : e.push(s), t++;
    }
    if (r.maxlength !== void 0) {
      let s = r.maxlength, l = t, f = !1, p = t;
      if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
        let o = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [o] : e.push(o), t++;
      }
      if (typeof s == "number" && isFinite(s)) {
        if (s > 10485760 || isNaN(s)) {
          let o = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10485760 } };
          e === null ? e = [o] : e.push(o), t++;
        }
        if (s < 1 || isNaN(s)) {
          let o = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [o] : e.push(o), t++;
        }
      }
      var n = p === t;
      if (f = f || n, !f) {
        let o = t;
        if (typeof s == "string") {
          if (!D.test(s)) {
            let u = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^0*[1-9][0-9]{0,7}$" } };
            e === null ? e = [u] : e.push(u), t++;
          }
        } else {
          let u = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/1/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [u] : e.push(u), t++;
        }
        var n = o === t;
        f = f || n;
      }
      if (f)
        t = l, e !== null && (l ? e.length = l : e = null);
      else {
        let o = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf", keyword: "anyOf", params: {} };
        e === null ? e = [o] : e.push(o), t++;
      }
    }
  } else {
    let s = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [s] : e.push(s), t++;
  }
  return Q.errors = e, t === 0;
}
function W(r, { instancePath: i = "", parentData: x, parentDataProperty: P, rootData: h = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.min === void 0) {
      let n = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "min" } };
      e === null ? e = [n] : e.push(n), t++;
    }
    if (r.max === void 0) {
      let n = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "max" } };
      e === null ? e = [n] : e.push(n), t++;
    }
    if (r.min !== void 0) {
      let n = r.min;
      if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
        let s = { instancePath: i + "/min", schemaPath: "#/properties/min/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (typeof n == "number" && isFinite(n)) {
        if (n > 2147483647 || isNaN(n)) {
          let s = { instancePath: i + "/min", schemaPath: "#/properties/min/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [s] : e.push(s), t++;
        }
        if (n < -2147483647 || isNaN(n)) {
          let s = { instancePath: i + "/min", schemaPath: "#/properties/min/minimum", keyword: "minimum", params: { comparison: ">=", limit: -2147483647 } };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
    }
    if (r.max !== void 0) {
      let n = r.max;
      if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
        let s = { instancePath: i + "/max", schemaPath: "#/properties/max/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (typeof n == "number" && isFinite(n)) {
        if (n > 2147483647 || isNaN(n)) {
          let s = { instancePath: i + "/max", schemaPath: "#/properties/max/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [s] : e.push(s), t++;
        }
        if (n < -2147483647 || isNaN(n)) {
          let s = { instancePath: i + "/max", schemaPath: "#/properties/max/minimum", keyword: "minimum", params: { comparison: ">=", limit: -2147483647 } };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
    }
  } else {
    let n = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [n] : e.push(n), t++;
  }
  return W.errors = e, t === 0;
}
var Gt = { type: "object", properties: { default: {}, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { type: ["object", "null"], properties: { true: {}, false: {} } } } };
function X(r, { instancePath: i = "", parentData: x, parentDataProperty: P, rootData: h = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.options !== void 0) {
      let n = r.options;
      if (!(n && typeof n == "object" && !Array.isArray(n)) && n !== null) {
        let s = { instancePath: i + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: Gt.properties.options.type } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
  } else {
    let n = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [n] : e.push(n), t++;
  }
  return X.errors = e, t === 0;
}
function Y(r, { instancePath: i = "", parentData: x, parentDataProperty: P, rootData: h = r } = {}) {
  let e = null, t = 0;
  if (!(r && typeof r == "object" && !Array.isArray(r))) {
    let n = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [n] : e.push(n), t++;
  }
  return Y.errors = e, t === 0;
}
function ee(r, { instancePath: i = "", parentData: x, parentDataProperty: P, rootData: h = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.future === void 0) {
      let p = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "future" } };
      e === null ? e = [p] : e.push(p), t++;
    }
    if (r.past === void 0) {
      let p = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "past" } };
      e === null ? e = [p] : e.push(p), t++;
    }
    if (r.future !== void 0) {
      let p = r.future, o = t, d = !1, u = t;
      if (typeof p != "boolean") {
        let g = { instancePath: i + "/future", schemaPath: "#/properties/future/anyOf/0/type", keyword: "type", params: { type: "boolean" } };
        e === null ? e = [g] : e.push(g), t++;
      }
      var n = u === t;
      if (d = d || n, !d) {
        let g = t, _ = t, $ = t;
        if (p !== null) {
          let w = {};
          e === null ? e = [w] : e.push(w), t++;
        }
        var s = $ === t;
        if (s) {
          let w = { instancePath: i + "/future", schemaPath: "#/properties/future/anyOf/1/not", keyword: "not", params: {} };
          e === null ? e = [w] : e.push(w), t++;
        } else
          t = _, e !== null && (_ ? e.length = _ : e = null);
        var n = g === t;
        d = d || n;
      }
      if (d)
        t = o, e !== null && (o ? e.length = o : e = null);
      else {
        let g = { instancePath: i + "/future", schemaPath: "#/properties/future/anyOf", keyword: "anyOf", params: {} };
        e === null ? e = [g] : e.push(g), t++;
      }
    }
    if (r.past !== void 0) {
      let p = r.past, o = t, d = !1, u = t;
      if (typeof p != "boolean") {
        let g = { instancePath: i + "/past", schemaPath: "#/properties/past/anyOf/0/type", keyword: "type", params: { type: "boolean" } };
        e === null ? e = [g] : e.push(g), t++;
      }
      var l = u === t;
      if (d = d || l, !d) {
        let g = t, _ = t, $ = t;
        if (p !== null) {
          let w = {};
          e === null ? e = [w] : e.push(w), t++;
        }
        var f = $ === t;
        if (f) {
          let w = { instancePath: i + "/past", schemaPath: "#/properties/past/anyOf/1/not", keyword: "not", params: {} };
          e === null ? e = [w] : e.push(w), t++;
        } else
          t = _, e !== null && (_ ? e.length = _ : e = null);
        var l = g === t;
        d = d || l;
      }
      if (d)
        t = o, e !== null && (o ? e.length = o : e = null);
      else {
        let g = { instancePath: i + "/past", schemaPath: "#/properties/past/anyOf", keyword: "anyOf", params: {} };
        e === null ? e = [g] : e.push(g), t++;
      }
    }
  } else {
    let p = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [p] : e.push(p), t++;
  }
  return ee.errors = e, t === 0;
}
function te(r, { instancePath: i = "", parentData: x, parentDataProperty: P, rootData: h = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.options !== void 0) {
      let f = r.options, p = t, o = !1, d = t;
      if (!(f && typeof f == "object" && !Array.isArray(f))) {
        let u = { instancePath: i + "/options", schemaPath: "#/properties/options/anyOf/0/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [u] : e.push(u), t++;
      }
      var n = d === t;
      if (o = o || n, !o) {
        let u = t;
        if (Array.isArray(f)) {
          let _ = f.length;
          for (let $ = 0; $ < _; $++) {
            let v = f[$];
            if (!(v && typeof v == "object" && !Array.isArray(v))) {
              let w = { instancePath: i + "/options/" + $, schemaPath: "#/definitions/option_node/type", keyword: "type", params: { type: "object" } };
              e === null ? e = [w] : e.push(w), t++;
            }
          }
        } else {
          let _ = { instancePath: i + "/options", schemaPath: "#/properties/options/anyOf/1/type", keyword: "type", params: { type: "array" } };
          e === null ? e = [_] : e.push(_), t++;
        }
        var n = u === t;
        if (o = o || n, !o) {
          let _ = t, $ = t, v = t;
          if (!Array.isArray(f)) {
            let j = {};
            e === null ? e = [j] : e.push(j), t++;
          }
          var s = v === t;
          if (s) {
            let j = { instancePath: i + "/options", schemaPath: "#/properties/options/anyOf/2/not", keyword: "not", params: {} };
            e === null ? e = [j] : e.push(j), t++;
          } else
            t = $, e !== null && ($ ? e.length = $ : e = null);
          var n = _ === t;
          o = o || n;
        }
      }
      if (o)
        t = p, e !== null && (p ? e.length = p : e = null);
      else {
        let u = { instancePath: i + "/options", schemaPath: "#/properties/options/anyOf", keyword: "anyOf", params: {} };
        e === null ? e = [u] : e.push(u), t++;
      }
    }
    if (r.options_from !== void 0) {
      let f = r.options_from;
      if (typeof f == "string") {
        if (A(f) < 1) {
          let p = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [p] : e.push(p), t++;
        }
      } else {
        let p = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [p] : e.push(p), t++;
      }
    }
    if (r.maxlength !== void 0) {
      let f = r.maxlength, p = t, o = !1, d = t;
      if (!(typeof f == "number" && !(f % 1) && !isNaN(f) && isFinite(f))) {
        let u = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [u] : e.push(u), t++;
      }
      if (typeof f == "number" && isFinite(f)) {
        if (f > 10485760 || isNaN(f)) {
          let u = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10485760 } };
          e === null ? e = [u] : e.push(u), t++;
        }
        if (f < 1 || isNaN(f)) {
          let u = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [u] : e.push(u), t++;
        }
      }
      var l = d === t;
      if (o = o || l, !o) {
        let u = t;
        if (typeof f == "string") {
          if (!D.test(f)) {
            let _ = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^0*[1-9][0-9]{0,7}$" } };
            e === null ? e = [_] : e.push(_), t++;
          }
        } else {
          let _ = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/1/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [_] : e.push(_), t++;
        }
        var l = u === t;
        if (o = o || l, !o) {
          let _ = t;
          if (f !== null) {
            let v = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/2/type", keyword: "type", params: { type: "null" } };
            e === null ? e = [v] : e.push(v), t++;
          }
          var l = _ === t;
          o = o || l;
        }
      }
      if (o)
        t = p, e !== null && (p ? e.length = p : e = null);
      else {
        let u = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf", keyword: "anyOf", params: {} };
        e === null ? e = [u] : e.push(u), t++;
      }
    }
  } else {
    let f = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [f] : e.push(f), t++;
  }
  return te.errors = e, t === 0;
}
function re(r, { instancePath: i = "", parentData: x, parentDataProperty: P, rootData: h = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.options !== void 0) {
      let l = r.options, f = t, p = !1, o = t;
      if (!(l && typeof l == "object" && !Array.isArray(l))) {
        let d = { instancePath: i + "/options", schemaPath: "#/properties/options/anyOf/0/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [d] : e.push(d), t++;
      }
      var n = o === t;
      if (p = p || n, !p) {
        let d = t;
        if (Array.isArray(l)) {
          let g = l.length;
          for (let _ = 0; _ < g; _++) {
            let $ = l[_];
            if (!($ && typeof $ == "object" && !Array.isArray($))) {
              let v = { instancePath: i + "/options/" + _, schemaPath: "#/definitions/option_node/type", keyword: "type", params: { type: "object" } };
              e === null ? e = [v] : e.push(v), t++;
            }
          }
        } else {
          let g = { instancePath: i + "/options", schemaPath: "#/properties/options/anyOf/1/type", keyword: "type", params: { type: "array" } };
          e === null ? e = [g] : e.push(g), t++;
        }
        var n = d === t;
        if (p = p || n, !p) {
          let g = t, _ = t, $ = t;
          if (!Array.isArray(l)) {
            let w = {};
            e === null ? e = [w] : e.push(w), t++;
          }
          var s = $ === t;
          if (s) {
            let w = { instancePath: i + "/options", schemaPath: "#/properties/options/anyOf/2/not", keyword: "not", params: {} };
            e === null ? e = [w] : e.push(w), t++;
          } else
            t = _, e !== null && (_ ? e.length = _ : e = null);
          var n = g === t;
          p = p || n;
        }
      }
      if (p)
        t = f, e !== null && (f ? e.length = f : e = null);
      else {
        let d = { instancePath: i + "/options", schemaPath: "#/properties/options/anyOf", keyword: "anyOf", params: {} };
        e === null ? e = [d] : e.push(d), t++;
      }
    }
    if (r.options_from !== void 0) {
      let l = r.options_from;
      if (typeof l == "string") {
        if (A(l) < 1) {
          let f = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [f] : e.push(f), t++;
        }
      } else {
        let f = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [f] : e.push(f), t++;
      }
    }
  } else {
    let l = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [l] : e.push(l), t++;
  }
  return re.errors = e, t === 0;
}
function ie(r, { instancePath: i = "", parentData: x, parentDataProperty: P, rootData: h = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.options !== void 0) {
      let f = r.options, p = t, o = !1, d = t;
      if (Array.isArray(f)) {
        let u = f.length;
        for (let g = 0; g < u; g++) {
          let _ = f[g];
          if (!(_ && typeof _ == "object" && !Array.isArray(_))) {
            let $ = { instancePath: i + "/options/" + g, schemaPath: "#/definitions/option_node/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [$] : e.push($), t++;
          }
        }
      } else {
        let u = { instancePath: i + "/options", schemaPath: "#/properties/options/anyOf/0/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [u] : e.push(u), t++;
      }
      var n = d === t;
      if (o = o || n, !o) {
        let u = t;
        if (!(f && typeof f == "object" && !Array.isArray(f))) {
          let _ = { instancePath: i + "/options", schemaPath: "#/properties/options/anyOf/1/type", keyword: "type", params: { type: "object" } };
          e === null ? e = [_] : e.push(_), t++;
        }
        var n = u === t;
        if (o = o || n, !o) {
          let _ = t, $ = t, v = t;
          if (!Array.isArray(f)) {
            let j = {};
            e === null ? e = [j] : e.push(j), t++;
          }
          var s = v === t;
          if (s) {
            let j = { instancePath: i + "/options", schemaPath: "#/properties/options/anyOf/2/not", keyword: "not", params: {} };
            e === null ? e = [j] : e.push(j), t++;
          } else
            t = $, e !== null && ($ ? e.length = $ : e = null);
          var n = _ === t;
          o = o || n;
        }
      }
      if (o)
        t = p, e !== null && (p ? e.length = p : e = null);
      else {
        let u = { instancePath: i + "/options", schemaPath: "#/properties/options/anyOf", keyword: "anyOf", params: {} };
        e === null ? e = [u] : e.push(u), t++;
      }
    }
    if (r.options_from !== void 0) {
      let f = r.options_from;
      if (typeof f == "string") {
        if (A(f) < 1) {
          let p = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [p] : e.push(p), t++;
        }
      } else {
        let p = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [p] : e.push(p), t++;
      }
    }
    if (r.maxlength !== void 0) {
      let f = r.maxlength, p = t, o = !1, d = t;
      if (!(typeof f == "number" && !(f % 1) && !isNaN(f) && isFinite(f))) {
        let u = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [u] : e.push(u), t++;
      }
      if (typeof f == "number" && isFinite(f)) {
        if (f > 10485760 || isNaN(f)) {
          let u = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10485760 } };
          e === null ? e = [u] : e.push(u), t++;
        }
        if (f < 1 || isNaN(f)) {
          let u = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [u] : e.push(u), t++;
        }
      }
      var l = d === t;
      if (o = o || l, !o) {
        let u = t;
        if (typeof f == "string") {
          if (!D.test(f)) {
            let _ = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^0*[1-9][0-9]{0,7}$" } };
            e === null ? e = [_] : e.push(_), t++;
          }
        } else {
          let _ = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/1/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [_] : e.push(_), t++;
        }
        var l = u === t;
        if (o = o || l, !o) {
          let _ = t;
          if (f !== null) {
            let v = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/2/type", keyword: "type", params: { type: "null" } };
            e === null ? e = [v] : e.push(v), t++;
          }
          var l = _ === t;
          o = o || l;
        }
      }
      if (o)
        t = p, e !== null && (p ? e.length = p : e = null);
      else {
        let u = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf", keyword: "anyOf", params: {} };
        e === null ? e = [u] : e.push(u), t++;
      }
    }
  } else {
    let f = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [f] : e.push(f), t++;
  }
  return ie.errors = e, t === 0;
}
function se(r, { instancePath: i = "", parentData: x, parentDataProperty: P, rootData: h = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.options !== void 0) {
      let l = r.options, f = t, p = !1, o = t;
      if (Array.isArray(l)) {
        let d = l.length;
        for (let u = 0; u < d; u++) {
          let g = l[u];
          if (!(g && typeof g == "object" && !Array.isArray(g))) {
            let _ = { instancePath: i + "/options/" + u, schemaPath: "#/definitions/option_node/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [_] : e.push(_), t++;
          }
        }
      } else {
        let d = { instancePath: i + "/options", schemaPath: "#/properties/options/anyOf/0/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [d] : e.push(d), t++;
      }
      var n = o === t;
      if (p = p || n, !p) {
        let d = t;
        if (!(l && typeof l == "object" && !Array.isArray(l))) {
          let g = { instancePath: i + "/options", schemaPath: "#/properties/options/anyOf/1/type", keyword: "type", params: { type: "object" } };
          e === null ? e = [g] : e.push(g), t++;
        }
        var n = d === t;
        if (p = p || n, !p) {
          let g = t, _ = t, $ = t;
          if (!Array.isArray(l)) {
            let w = {};
            e === null ? e = [w] : e.push(w), t++;
          }
          var s = $ === t;
          if (s) {
            let w = { instancePath: i + "/options", schemaPath: "#/properties/options/anyOf/2/not", keyword: "not", params: {} };
            e === null ? e = [w] : e.push(w), t++;
          } else
            t = _, e !== null && (_ ? e.length = _ : e = null);
          var n = g === t;
          p = p || n;
        }
      }
      if (p)
        t = f, e !== null && (f ? e.length = f : e = null);
      else {
        let d = { instancePath: i + "/options", schemaPath: "#/properties/options/anyOf", keyword: "anyOf", params: {} };
        e === null ? e = [d] : e.push(d), t++;
      }
    }
    if (r.options_from !== void 0) {
      let l = r.options_from;
      if (typeof l == "string") {
        if (A(l) < 1) {
          let f = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [f] : e.push(f), t++;
        }
      } else {
        let f = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [f] : e.push(f), t++;
      }
    }
  } else {
    let l = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [l] : e.push(l), t++;
  }
  return se.errors = e, t === 0;
}
function ne(r, { instancePath: i = "", parentData: x, parentDataProperty: P, rootData: h = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.options !== void 0) {
      let f = r.options, p = t, o = !1, d = t;
      if (!(f && typeof f == "object" && !Array.isArray(f))) {
        let u = { instancePath: i + "/options", schemaPath: "#/properties/options/anyOf/0/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [u] : e.push(u), t++;
      }
      var n = d === t;
      if (o = o || n, !o) {
        let u = t;
        if (Array.isArray(f)) {
          let _ = f.length;
          for (let $ = 0; $ < _; $++) {
            let v = f[$];
            if (!(v && typeof v == "object" && !Array.isArray(v))) {
              let w = { instancePath: i + "/options/" + $, schemaPath: "#/definitions/option_node/type", keyword: "type", params: { type: "object" } };
              e === null ? e = [w] : e.push(w), t++;
            }
          }
        } else {
          let _ = { instancePath: i + "/options", schemaPath: "#/properties/options/anyOf/1/type", keyword: "type", params: { type: "array" } };
          e === null ? e = [_] : e.push(_), t++;
        }
        var n = u === t;
        if (o = o || n, !o) {
          let _ = t, $ = t, v = t;
          if (!Array.isArray(f)) {
            let j = {};
            e === null ? e = [j] : e.push(j), t++;
          }
          var s = v === t;
          if (s) {
            let j = { instancePath: i + "/options", schemaPath: "#/properties/options/anyOf/2/not", keyword: "not", params: {} };
            e === null ? e = [j] : e.push(j), t++;
          } else
            t = $, e !== null && ($ ? e.length = $ : e = null);
          var n = _ === t;
          o = o || n;
        }
      }
      if (o)
        t = p, e !== null && (p ? e.length = p : e = null);
      else {
        let u = { instancePath: i + "/options", schemaPath: "#/properties/options/anyOf", keyword: "anyOf", params: {} };
        e === null ? e = [u] : e.push(u), t++;
      }
    }
    if (r.options_from !== void 0) {
      let f = r.options_from;
      if (typeof f == "string") {
        if (A(f) < 1) {
          let p = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [p] : e.push(p), t++;
        }
      } else {
        let p = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [p] : e.push(p), t++;
      }
    }
    if (r.maxlength !== void 0) {
      let f = r.maxlength, p = t, o = !1, d = t;
      if (!(typeof f == "number" && !(f % 1) && !isNaN(f) && isFinite(f))) {
        let u = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [u] : e.push(u), t++;
      }
      if (typeof f == "number" && isFinite(f)) {
        if (f > 10485760 || isNaN(f)) {
          let u = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10485760 } };
          e === null ? e = [u] : e.push(u), t++;
        }
        if (f < 1 || isNaN(f)) {
          let u = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [u] : e.push(u), t++;
        }
      }
      var l = d === t;
      if (o = o || l, !o) {
        let u = t;
        if (typeof f == "string") {
          if (!D.test(f)) {
            let _ = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^0*[1-9][0-9]{0,7}$" } };
            e === null ? e = [_] : e.push(_), t++;
          }
        } else {
          let _ = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/1/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [_] : e.push(_), t++;
        }
        var l = u === t;
        if (o = o || l, !o) {
          let _ = t;
          if (f !== null) {
            let v = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/2/type", keyword: "type", params: { type: "null" } };
            e === null ? e = [v] : e.push(v), t++;
          }
          var l = _ === t;
          o = o || l;
        }
      }
      if (o)
        t = p, e !== null && (p ? e.length = p : e = null);
      else {
        let u = { instancePath: i + "/maxlength", schemaPath: "#/properties/maxlength/anyOf", keyword: "anyOf", params: {} };
        e === null ? e = [u] : e.push(u), t++;
      }
    }
  } else {
    let f = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [f] : e.push(f), t++;
  }
  return ne.errors = e, t === 0;
}
function oe(r, { instancePath: i = "", parentData: x, parentDataProperty: P, rootData: h = r } = {}) {
  let e = null, t = 0;
  if (!(r && typeof r == "object" && !Array.isArray(r))) {
    let n = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [n] : e.push(n), t++;
  }
  return oe.errors = e, t === 0;
}
var St = { type: ["string", "null"] }, Ut = { type: ["string", "null"] }, Mt = { type: ["string", "null"] };
function ae(r, { instancePath: i = "", parentData: x, parentDataProperty: P, rootData: h = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.http_basic_auth_username !== void 0) {
      let n = r.http_basic_auth_username;
      if (typeof n != "string" && n !== null) {
        let s = { instancePath: i + "/http_basic_auth_username", schemaPath: "#/definitions/key_http_basic_auth_username/type", keyword: "type", params: { type: St.type } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r.http_basic_auth_password !== void 0) {
      let n = r.http_basic_auth_password;
      if (typeof n != "string" && n !== null) {
        let s = { instancePath: i + "/http_basic_auth_password", schemaPath: "#/definitions/key_http_basic_auth_password/type", keyword: "type", params: { type: Ut.type } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r.bearer_token_auth !== void 0) {
      let n = r.bearer_token_auth;
      if (typeof n != "string" && n !== null) {
        let s = { instancePath: i + "/bearer_token_auth", schemaPath: "#/definitions/key_bearer_token_auth/type", keyword: "type", params: { type: Mt.type } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
  } else {
    let n = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [n] : e.push(n), t++;
  }
  return ae.errors = e, t === 0;
}
function le(r, { instancePath: i = "", parentData: x, parentDataProperty: P, rootData: h = r } = {}) {
  let e = null, t = 0;
  if (!(r && typeof r == "object" && !Array.isArray(r))) {
    let n = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [n] : e.push(n), t++;
  }
  return le.errors = e, t === 0;
}
function b(r, { instancePath: i = "", parentData: x, parentDataProperty: P, rootData: h = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    for (let n in r)
      if (!(n === "ticket.customer" || n === "ticket.agent" || n === "admin.user" || n === "admin.organization" || n === "admin.group" || n === "-all-")) {
        let s = r[n];
        if (!(s && typeof s == "object" && !Array.isArray(s))) {
          let l = { instancePath: i + "/" + n.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/cell/type", keyword: "type", params: { type: "object" } };
          e === null ? e = [l] : e.push(l), t++;
        }
      }
    if (r["ticket.customer"] !== void 0) {
      let n = r["ticket.customer"];
      if (!(n && typeof n == "object" && !Array.isArray(n))) {
        let s = { instancePath: i + "/ticket.customer", schemaPath: "#/definitions/cell/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r["ticket.agent"] !== void 0) {
      let n = r["ticket.agent"];
      if (!(n && typeof n == "object" && !Array.isArray(n))) {
        let s = { instancePath: i + "/ticket.agent", schemaPath: "#/definitions/cell/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r["admin.user"] !== void 0) {
      let n = r["admin.user"];
      if (!(n && typeof n == "object" && !Array.isArray(n))) {
        let s = { instancePath: i + "/admin.user", schemaPath: "#/definitions/cell/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r["admin.organization"] !== void 0) {
      let n = r["admin.organization"];
      if (!(n && typeof n == "object" && !Array.isArray(n))) {
        let s = { instancePath: i + "/admin.organization", schemaPath: "#/definitions/cell/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r["admin.group"] !== void 0) {
      let n = r["admin.group"];
      if (!(n && typeof n == "object" && !Array.isArray(n))) {
        let s = { instancePath: i + "/admin.group", schemaPath: "#/definitions/cell/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r["-all-"] !== void 0) {
      let n = r["-all-"];
      if (!(n && typeof n == "object" && !Array.isArray(n))) {
        let s = { instancePath: i + "/-all-", schemaPath: "#/definitions/cell/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
  } else {
    let n = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [n] : e.push(n), t++;
  }
  return b.errors = e, t === 0;
}
function it(r, { instancePath: i = "", parentData: x, parentDataProperty: P, rootData: h = r } = {}) {
  let e = null, t = 0, n = t, s = !0, l = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.state === void 0 && (a = "state")) {
      let c = {};
      e === null ? e = [c] : e.push(c), t++;
    } else if (r.state !== void 0 && r.state !== "absent") {
      let c = {};
      e === null ? e = [c] : e.push(c), t++;
    }
  }
  var f = l === t;
  if (t = n, e !== null && (n ? e.length = n : e = null), !f) {
    let a = t;
    if (r && typeof r == "object" && !Array.isArray(r)) {
      if (r.display === void 0) {
        let y = { instancePath: i, schemaPath: "#/allOf/0/else/required", keyword: "required", params: { missingProperty: "display" } };
        e === null ? e = [y] : e.push(y), t++;
      }
      if (r.data_type === void 0) {
        let y = { instancePath: i, schemaPath: "#/allOf/0/else/required", keyword: "required", params: { missingProperty: "data_type" } };
        e === null ? e = [y] : e.push(y), t++;
      }
      if (r.name !== void 0) {
        let y = r.name, k = t, M = t;
        if (!(y === "_foreign_keys_equal" || y === "_has_attribute" || y === "_record_changed" || y === "allow_destroy" || y === "apply_scoping" || y === "association_cached" || y === "association_foreign_key_changed" || y === "association_valid" || y === "attribute_came_from_user" || y === "attribute_changed" || y === "attribute_changed_in_place" || y === "attribute_method" || y === "attribute_present" || y === "attribute_previously_changed" || y === "can_use_fast_cache_version" || y === "changed_for_autosave" || y === "custom_inspect_method_defined" || y === "custom_validation_context" || y === "destroyed" || y === "encrypted_attribute" || y === "frozen" || y === "has_attribute" || y === "has_changes_to_save" || y === "has_defer_touch_attrs" || y === "has_destroy_flag" || y === "has_encrypted_attributes" || y === "has_encrypted_rich_texts" || y === "has_transactional_callbacks" || y === "invalid" || y === "inverse_polymorphic_association_changed" || y === "locking_enabled" || y === "marked_for_destruction" || y === "nested_records_changed_for_autosave" || y === "new_record" || y === "no_touching" || y === "param_delimiter" || y === "persisted" || y === "pk_attribute" || y === "previously_new_record" || y === "previously_persisted" || y === "primary_key_values_present" || y === "readonly" || y === "reject_new_record" || y === "respond_to_without_attributes" || y === "should_record_timestamps" || y === "strict_loading" || y === "strict_loading_all" || y === "strict_loading_n_plus_one_only" || y === "transaction_include_any_action" || y === "trigger_transactional_callbacks" || y === "valid" || y === "will_be_destroyed" || y === "will_save_change_to_attribute")) {
          let m = {};
          e === null ? e = [m] : e.push(m), t++;
        }
        var p = M === t;
        if (p) {
          let m = { instancePath: i + "/name", schemaPath: "#/allOf/0/else/properties/name/not", keyword: "not", params: {} };
          e === null ? e = [m] : e.push(m), t++;
        } else
          t = k, e !== null && (k ? e.length = k : e = null);
        if (typeof y == "string") {
          if (A(y) > 63) {
            let m = { instancePath: i + "/name", schemaPath: "#/allOf/0/else/properties/name/maxLength", keyword: "maxLength", params: { limit: 63 } };
            e === null ? e = [m] : e.push(m), t++;
          }
          if (!Rt.test(y)) {
            let m = { instancePath: i + "/name", schemaPath: "#/allOf/0/else/properties/name/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_]*[a-z][a-z0-9_]*$" } };
            e === null ? e = [m] : e.push(m), t++;
          }
        }
      }
    }
    var f = a === t;
    s = f;
  }
  if (!s) {
    let a = { instancePath: i, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: "else" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let o = t, d = !0, u = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let c = {};
      e === null ? e = [c] : e.push(c), t++;
    } else {
      if (r.data_type !== void 0) {
        let c = t;
        if (r.data_type !== "input") {
          let y = {};
          e === null ? e = [y] : e.push(y), t++;
        }
        var g = c === t;
      } else
        var g = !0;
      if (g)
        if (r.state !== void 0) {
          let c = t, y = t, k = t;
          if (r.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          }
          var _ = k === t;
          if (_) {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          } else
            t = y, e !== null && (y ? e.length = y : e = null);
          var g = c === t;
        } else
          var g = !0;
    }
  }
  var $ = u === t;
  if (t = o, e !== null && (o ? e.length = o : e = null), $) {
    let a = t;
    if (r && typeof r == "object" && !Array.isArray(r)) {
      if (r.data_option === void 0) {
        let y = { instancePath: i, schemaPath: "#/allOf/1/then/required", keyword: "required", params: { missingProperty: "data_option" } };
        e === null ? e = [y] : e.push(y), t++;
      }
      r.data_option !== void 0 && (H(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: h }) || (e = e === null ? H.errors : e.concat(H.errors), t = e.length));
    }
    var $ = a === t;
    d = $;
  }
  if (!d) {
    let a = { instancePath: i, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let v = t, w = !0, j = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let c = {};
      e === null ? e = [c] : e.push(c), t++;
    } else {
      if (r.data_type !== void 0) {
        let c = t;
        if (r.data_type !== "textarea") {
          let y = {};
          e === null ? e = [y] : e.push(y), t++;
        }
        var L = c === t;
      } else
        var L = !0;
      if (L)
        if (r.state !== void 0) {
          let c = t, y = t, k = t;
          if (r.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          }
          var st = k === t;
          if (st) {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          } else
            t = y, e !== null && (y ? e.length = y : e = null);
          var L = c === t;
        } else
          var L = !0;
    }
  }
  var fe = j === t;
  if (t = v, e !== null && (v ? e.length = v : e = null), fe) {
    let a = t;
    if (r && typeof r == "object" && !Array.isArray(r)) {
      if (r.data_option === void 0) {
        let y = { instancePath: i, schemaPath: "#/allOf/2/then/required", keyword: "required", params: { missingProperty: "data_option" } };
        e === null ? e = [y] : e.push(y), t++;
      }
      r.data_option !== void 0 && (J(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: h }) || (e = e === null ? J.errors : e.concat(J.errors), t = e.length));
    }
    var fe = a === t;
    w = fe;
  }
  if (!w) {
    let a = { instancePath: i, schemaPath: "#/allOf/2/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let ye = t, Ze = !0, nt = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let c = {};
      e === null ? e = [c] : e.push(c), t++;
    } else {
      if (r.data_type !== void 0) {
        let c = t;
        if (r.data_type !== "richtext") {
          let y = {};
          e === null ? e = [y] : e.push(y), t++;
        }
        var z = c === t;
      } else
        var z = !0;
      if (z)
        if (r.state !== void 0) {
          let c = t, y = t, k = t;
          if (r.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          }
          var ot = k === t;
          if (ot) {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          } else
            t = y, e !== null && (y ? e.length = y : e = null);
          var z = c === t;
        } else
          var z = !0;
    }
  }
  var ce = nt === t;
  if (t = ye, e !== null && (ye ? e.length = ye : e = null), ce) {
    let a = t;
    if (r && typeof r == "object" && !Array.isArray(r)) {
      if (r.data_option === void 0) {
        let y = { instancePath: i, schemaPath: "#/allOf/3/then/required", keyword: "required", params: { missingProperty: "data_option" } };
        e === null ? e = [y] : e.push(y), t++;
      }
      r.data_option !== void 0 && (Q(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: h }) || (e = e === null ? Q.errors : e.concat(Q.errors), t = e.length));
    }
    var ce = a === t;
    Ze = ce;
  }
  if (!Ze) {
    let a = { instancePath: i, schemaPath: "#/allOf/3/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let de = t, Re = !0, at = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let c = {};
      e === null ? e = [c] : e.push(c), t++;
    } else {
      if (r.data_type !== void 0) {
        let c = t;
        if (r.data_type !== "integer") {
          let y = {};
          e === null ? e = [y] : e.push(y), t++;
        }
        var E = c === t;
      } else
        var E = !0;
      if (E)
        if (r.state !== void 0) {
          let c = t, y = t, k = t;
          if (r.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          }
          var lt = k === t;
          if (lt) {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          } else
            t = y, e !== null && (y ? e.length = y : e = null);
          var E = c === t;
        } else
          var E = !0;
    }
  }
  var ue = at === t;
  if (t = de, e !== null && (de ? e.length = de : e = null), ue) {
    let a = t;
    if (r && typeof r == "object" && !Array.isArray(r)) {
      if (r.data_option === void 0) {
        let y = { instancePath: i, schemaPath: "#/allOf/4/then/required", keyword: "required", params: { missingProperty: "data_option" } };
        e === null ? e = [y] : e.push(y), t++;
      }
      r.data_option !== void 0 && (W(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: h }) || (e = e === null ? W.errors : e.concat(W.errors), t = e.length));
    }
    var ue = a === t;
    Re = ue;
  }
  if (!Re) {
    let a = { instancePath: i, schemaPath: "#/allOf/4/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let me = t, Te = !0, pt = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let c = {};
      e === null ? e = [c] : e.push(c), t++;
    } else {
      if (r.data_type !== void 0) {
        let c = t;
        if (r.data_type !== "boolean") {
          let y = {};
          e === null ? e = [y] : e.push(y), t++;
        }
        var F = c === t;
      } else
        var F = !0;
      if (F)
        if (r.state !== void 0) {
          let c = t, y = t, k = t;
          if (r.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          }
          var ft = k === t;
          if (ft) {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          } else
            t = y, e !== null && (y ? e.length = y : e = null);
          var F = c === t;
        } else
          var F = !0;
    }
  }
  var _e = pt === t;
  if (t = me, e !== null && (me ? e.length = me : e = null), _e) {
    let a = t;
    r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0 && (X(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: h }) || (e = e === null ? X.errors : e.concat(X.errors), t = e.length));
    var _e = a === t;
    Te = _e;
  }
  if (!Te) {
    let a = { instancePath: i, schemaPath: "#/allOf/5/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let he = t, Ce = !0, yt = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let c = {};
      e === null ? e = [c] : e.push(c), t++;
    } else {
      if (r.data_type !== void 0) {
        let c = t;
        if (r.data_type !== "date") {
          let y = {};
          e === null ? e = [y] : e.push(y), t++;
        }
        var I = c === t;
      } else
        var I = !0;
      if (I)
        if (r.state !== void 0) {
          let c = t, y = t, k = t;
          if (r.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          }
          var ct = k === t;
          if (ct) {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          } else
            t = y, e !== null && (y ? e.length = y : e = null);
          var I = c === t;
        } else
          var I = !0;
    }
  }
  var ge = yt === t;
  if (t = he, e !== null && (he ? e.length = he : e = null), ge) {
    let a = t;
    r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0 && (Y(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: h }) || (e = e === null ? Y.errors : e.concat(Y.errors), t = e.length));
    var ge = a === t;
    Ce = ge;
  }
  if (!Ce) {
    let a = { instancePath: i, schemaPath: "#/allOf/6/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let ke = t, Ge = !0, dt = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let c = {};
      e === null ? e = [c] : e.push(c), t++;
    } else {
      if (r.data_type !== void 0) {
        let c = t;
        if (r.data_type !== "datetime") {
          let y = {};
          e === null ? e = [y] : e.push(y), t++;
        }
        var K = c === t;
      } else
        var K = !0;
      if (K)
        if (r.state !== void 0) {
          let c = t, y = t, k = t;
          if (r.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          }
          var ut = k === t;
          if (ut) {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          } else
            t = y, e !== null && (y ? e.length = y : e = null);
          var K = c === t;
        } else
          var K = !0;
    }
  }
  var $e = dt === t;
  if (t = ke, e !== null && (ke ? e.length = ke : e = null), $e) {
    let a = t;
    if (r && typeof r == "object" && !Array.isArray(r)) {
      if (r.data_option === void 0) {
        let y = { instancePath: i, schemaPath: "#/allOf/7/then/required", keyword: "required", params: { missingProperty: "data_option" } };
        e === null ? e = [y] : e.push(y), t++;
      }
      r.data_option !== void 0 && (ee(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: h }) || (e = e === null ? ee.errors : e.concat(ee.errors), t = e.length));
    }
    var $e = a === t;
    Ge = $e;
  }
  if (!Ge) {
    let a = { instancePath: i, schemaPath: "#/allOf/7/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let be = t, Se = !0, mt = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let c = {};
      e === null ? e = [c] : e.push(c), t++;
    } else {
      if (r.data_type !== void 0) {
        let c = t;
        if (r.data_type !== "select") {
          let y = {};
          e === null ? e = [y] : e.push(y), t++;
        }
        var V = c === t;
      } else
        var V = !0;
      if (V)
        if (r.state !== void 0) {
          let c = t, y = t, k = t;
          if (r.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          }
          var _t = k === t;
          if (_t) {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          } else
            t = y, e !== null && (y ? e.length = y : e = null);
          var V = c === t;
        } else
          var V = !0;
    }
  }
  var we = mt === t;
  if (t = be, e !== null && (be ? e.length = be : e = null), we) {
    let a = t;
    r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0 && (te(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: h }) || (e = e === null ? te.errors : e.concat(te.errors), t = e.length));
    var we = a === t;
    Se = we;
  }
  if (!Se) {
    let a = { instancePath: i, schemaPath: "#/allOf/8/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let ve = t, Ue = !0, ht = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let c = {};
      e === null ? e = [c] : e.push(c), t++;
    } else {
      if (r.data_type !== void 0) {
        let c = t;
        if (r.data_type !== "multiselect") {
          let y = {};
          e === null ? e = [y] : e.push(y), t++;
        }
        var Z = c === t;
      } else
        var Z = !0;
      if (Z)
        if (r.state !== void 0) {
          let c = t, y = t, k = t;
          if (r.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          }
          var gt = k === t;
          if (gt) {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          } else
            t = y, e !== null && (y ? e.length = y : e = null);
          var Z = c === t;
        } else
          var Z = !0;
    }
  }
  var Pe = ht === t;
  if (t = ve, e !== null && (ve ? e.length = ve : e = null), Pe) {
    let a = t;
    r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0 && (re(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: h }) || (e = e === null ? re.errors : e.concat(re.errors), t = e.length));
    var Pe = a === t;
    Ue = Pe;
  }
  if (!Ue) {
    let a = { instancePath: i, schemaPath: "#/allOf/9/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let xe = t, Me = !0, kt = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let c = {};
      e === null ? e = [c] : e.push(c), t++;
    } else {
      if (r.data_type !== void 0) {
        let c = t;
        if (r.data_type !== "tree_select") {
          let y = {};
          e === null ? e = [y] : e.push(y), t++;
        }
        var R = c === t;
      } else
        var R = !0;
      if (R)
        if (r.state !== void 0) {
          let c = t, y = t, k = t;
          if (r.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          }
          var $t = k === t;
          if ($t) {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          } else
            t = y, e !== null && (y ? e.length = y : e = null);
          var R = c === t;
        } else
          var R = !0;
    }
  }
  var je = kt === t;
  if (t = xe, e !== null && (xe ? e.length = xe : e = null), je) {
    let a = t;
    r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0 && (ie(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: h }) || (e = e === null ? ie.errors : e.concat(ie.errors), t = e.length));
    var je = a === t;
    Me = je;
  }
  if (!Me) {
    let a = { instancePath: i, schemaPath: "#/allOf/10/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let Ae = t, Be = !0, bt = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let c = {};
      e === null ? e = [c] : e.push(c), t++;
    } else {
      if (r.data_type !== void 0) {
        let c = t;
        if (r.data_type !== "multi_tree_select") {
          let y = {};
          e === null ? e = [y] : e.push(y), t++;
        }
        var T = c === t;
      } else
        var T = !0;
      if (T)
        if (r.state !== void 0) {
          let c = t, y = t, k = t;
          if (r.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          }
          var wt = k === t;
          if (wt) {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          } else
            t = y, e !== null && (y ? e.length = y : e = null);
          var T = c === t;
        } else
          var T = !0;
    }
  }
  var Oe = bt === t;
  if (t = Ae, e !== null && (Ae ? e.length = Ae : e = null), Oe) {
    let a = t;
    r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0 && (se(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: h }) || (e = e === null ? se.errors : e.concat(se.errors), t = e.length));
    var Oe = a === t;
    Be = Oe;
  }
  if (!Be) {
    let a = { instancePath: i, schemaPath: "#/allOf/11/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let qe = t, He = !0, vt = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let c = {};
      e === null ? e = [c] : e.push(c), t++;
    } else {
      if (r.data_type !== void 0) {
        let c = t;
        if (r.data_type !== "checkbox") {
          let y = {};
          e === null ? e = [y] : e.push(y), t++;
        }
        var C = c === t;
      } else
        var C = !0;
      if (C)
        if (r.state !== void 0) {
          let c = t, y = t, k = t;
          if (r.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          }
          var Pt = k === t;
          if (Pt) {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          } else
            t = y, e !== null && (y ? e.length = y : e = null);
          var C = c === t;
        } else
          var C = !0;
    }
  }
  var De = vt === t;
  if (t = qe, e !== null && (qe ? e.length = qe : e = null), De) {
    let a = t;
    r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0 && (ne(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: h }) || (e = e === null ? ne.errors : e.concat(ne.errors), t = e.length));
    var De = a === t;
    He = De;
  }
  if (!He) {
    let a = { instancePath: i, schemaPath: "#/allOf/12/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let Ne = t, Je = !0, xt = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let c = {};
      e === null ? e = [c] : e.push(c), t++;
    } else {
      if (r.data_type !== void 0) {
        let c = t;
        if (r.data_type !== "user_autocompletion") {
          let y = {};
          e === null ? e = [y] : e.push(y), t++;
        }
        var G = c === t;
      } else
        var G = !0;
      if (G)
        if (r.state !== void 0) {
          let c = t, y = t, k = t;
          if (r.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          }
          var jt = k === t;
          if (jt) {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          } else
            t = y, e !== null && (y ? e.length = y : e = null);
          var G = c === t;
        } else
          var G = !0;
    }
  }
  var Le = xt === t;
  if (t = Ne, e !== null && (Ne ? e.length = Ne : e = null), Le) {
    let a = t;
    r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0 && (oe(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: h }) || (e = e === null ? oe.errors : e.concat(oe.errors), t = e.length));
    var Le = a === t;
    Je = Le;
  }
  if (!Je) {
    let a = { instancePath: i, schemaPath: "#/allOf/13/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let ze = t, Qe = !0, At = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let c = {};
      e === null ? e = [c] : e.push(c), t++;
    } else {
      if (r.data_type !== void 0) {
        let c = t;
        if (r.data_type !== "autocompletion_ajax_external_data_source") {
          let y = {};
          e === null ? e = [y] : e.push(y), t++;
        }
        var S = c === t;
      } else
        var S = !0;
      if (S)
        if (r.state !== void 0) {
          let c = t, y = t, k = t;
          if (r.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          }
          var Ot = k === t;
          if (Ot) {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          } else
            t = y, e !== null && (y ? e.length = y : e = null);
          var S = c === t;
        } else
          var S = !0;
    }
  }
  var Ee = At === t;
  if (t = ze, e !== null && (ze ? e.length = ze : e = null), Ee) {
    let a = t;
    r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0 && (ae(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: h }) || (e = e === null ? ae.errors : e.concat(ae.errors), t = e.length));
    var Ee = a === t;
    Qe = Ee;
  }
  if (!Qe) {
    let a = { instancePath: i, schemaPath: "#/allOf/14/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let Fe = t, We = !0, qt = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let c = {};
      e === null ? e = [c] : e.push(c), t++;
    } else {
      if (r.data_type !== void 0) {
        let c = t;
        if (r.data_type !== "active") {
          let y = {};
          e === null ? e = [y] : e.push(y), t++;
        }
        var U = c === t;
      } else
        var U = !0;
      if (U)
        if (r.state !== void 0) {
          let c = t, y = t, k = t;
          if (r.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          }
          var Dt = k === t;
          if (Dt) {
            let m = {};
            e === null ? e = [m] : e.push(m), t++;
          } else
            t = y, e !== null && (y ? e.length = y : e = null);
          var U = c === t;
        } else
          var U = !0;
    }
  }
  var Ie = qt === t;
  if (t = Fe, e !== null && (Fe ? e.length = Fe : e = null), Ie) {
    let a = t;
    r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0 && (le(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: h }) || (e = e === null ? le.errors : e.concat(le.errors), t = e.length));
    var Ie = a === t;
    We = Ie;
  }
  if (!We) {
    let a = { instancePath: i, schemaPath: "#/allOf/15/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.name === void 0) {
      let a = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      e === null ? e = [a] : e.push(a), t++;
    }
    for (let a in r)
      if (!pe.call(N.properties, a)) {
        let c = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: a } };
        e === null ? e = [c] : e.push(c), t++;
      }
    if (r.name !== void 0 && typeof r.name != "string") {
      let a = { instancePath: i + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [a] : e.push(a), t++;
    }
    if (r.display !== void 0 && typeof r.display != "string") {
      let a = { instancePath: i + "/display", schemaPath: "#/properties/display/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [a] : e.push(a), t++;
    }
    if (r.data_type !== void 0) {
      let a = r.data_type;
      if (typeof a != "string") {
        let c = { instancePath: i + "/data_type", schemaPath: "#/properties/data_type/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [c] : e.push(c), t++;
      }
      if (!(a === "input" || a === "textarea" || a === "richtext" || a === "integer" || a === "boolean" || a === "date" || a === "datetime" || a === "select" || a === "multiselect" || a === "tree_select" || a === "multi_tree_select" || a === "checkbox" || a === "user_autocompletion" || a === "autocompletion_ajax_external_data_source" || a === "active")) {
        let c = { instancePath: i + "/data_type", schemaPath: "#/properties/data_type/enum", keyword: "enum", params: { allowedValues: N.properties.data_type.enum } };
        e === null ? e = [c] : e.push(c), t++;
      }
    }
    if (r.data_option !== void 0) {
      let a = r.data_option;
      if (!(a && typeof a == "object" && !Array.isArray(a))) {
        let c = { instancePath: i + "/data_option", schemaPath: "#/properties/data_option/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [c] : e.push(c), t++;
      }
    }
    if (r.options_from !== void 0) {
      let a = r.options_from;
      if (typeof a == "string") {
        if (A(a) < 1) {
          let c = { instancePath: i + "/options_from", schemaPath: "#/properties/options_from/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [c] : e.push(c), t++;
        }
      } else {
        let c = { instancePath: i + "/options_from", schemaPath: "#/properties/options_from/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [c] : e.push(c), t++;
      }
    }
    if (r.screens !== void 0) {
      let a = r.screens;
      if (a && typeof a == "object" && !Array.isArray(a)) {
        for (let c in a)
          pe.call(N.properties.screens.properties, c) || b(a[c], { instancePath: i + "/screens/" + c.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: a, parentDataProperty: c, rootData: h }) || (e = e === null ? b.errors : e.concat(b.errors), t = e.length);
        a.create_top !== void 0 && (b(a.create_top, { instancePath: i + "/screens/create_top", parentData: a, parentDataProperty: "create_top", rootData: h }) || (e = e === null ? b.errors : e.concat(b.errors), t = e.length)), a.create_middle !== void 0 && (b(a.create_middle, { instancePath: i + "/screens/create_middle", parentData: a, parentDataProperty: "create_middle", rootData: h }) || (e = e === null ? b.errors : e.concat(b.errors), t = e.length)), a.create_bottom !== void 0 && (b(a.create_bottom, { instancePath: i + "/screens/create_bottom", parentData: a, parentDataProperty: "create_bottom", rootData: h }) || (e = e === null ? b.errors : e.concat(b.errors), t = e.length)), a.create !== void 0 && (b(a.create, { instancePath: i + "/screens/create", parentData: a, parentDataProperty: "create", rootData: h }) || (e = e === null ? b.errors : e.concat(b.errors), t = e.length)), a.edit !== void 0 && (b(a.edit, { instancePath: i + "/screens/edit", parentData: a, parentDataProperty: "edit", rootData: h }) || (e = e === null ? b.errors : e.concat(b.errors), t = e.length)), a.view !== void 0 && (b(a.view, { instancePath: i + "/screens/view", parentData: a, parentDataProperty: "view", rootData: h }) || (e = e === null ? b.errors : e.concat(b.errors), t = e.length)), a.signup !== void 0 && (b(a.signup, { instancePath: i + "/screens/signup", parentData: a, parentDataProperty: "signup", rootData: h }) || (e = e === null ? b.errors : e.concat(b.errors), t = e.length)), a.invite_agent !== void 0 && (b(a.invite_agent, { instancePath: i + "/screens/invite_agent", parentData: a, parentDataProperty: "invite_agent", rootData: h }) || (e = e === null ? b.errors : e.concat(b.errors), t = e.length)), a.invite_customer !== void 0 && (b(a.invite_customer, { instancePath: i + "/screens/invite_customer", parentData: a, parentDataProperty: "invite_customer", rootData: h }) || (e = e === null ? b.errors : e.concat(b.errors), t = e.length)), a.overview_bulk !== void 0 && (b(a.overview_bulk, { instancePath: i + "/screens/overview_bulk", parentData: a, parentDataProperty: "overview_bulk", rootData: h }) || (e = e === null ? b.errors : e.concat(b.errors), t = e.length));
      } else {
        let c = { instancePath: i + "/screens", schemaPath: "#/properties/screens/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [c] : e.push(c), t++;
      }
    }
    if (r.position !== void 0) {
      let a = r.position;
      if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a))) {
        let c = { instancePath: i + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [c] : e.push(c), t++;
      }
      if (typeof a == "number" && isFinite(a)) {
        if (a > 2147483647 || isNaN(a)) {
          let c = { instancePath: i + "/position", schemaPath: "#/properties/position/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [c] : e.push(c), t++;
        }
        if (a < -2147483648 || isNaN(a)) {
          let c = { instancePath: i + "/position", schemaPath: "#/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: -2147483648 } };
          e === null ? e = [c] : e.push(c), t++;
        }
      }
    }
    if (r.active !== void 0 && typeof r.active != "boolean") {
      let a = { instancePath: i + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [a] : e.push(a), t++;
    }
    if (r.state !== void 0) {
      let a = r.state;
      if (!(a === "present" || a === "absent")) {
        let c = { instancePath: i + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: N.properties.state.enum } };
        e === null ? e = [c] : e.push(c), t++;
      }
    }
    if (r.created_before !== void 0) {
      let a = r.created_before;
      if (typeof a == "string") {
        if (!Tt.test(a)) {
          let c = { instancePath: i + "/created_before", schemaPath: "#/properties/created_before/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)?(Z|[+-][0-9]{2}:[0-9]{2}))?$" } };
          e === null ? e = [c] : e.push(c), t++;
        }
      } else {
        let c = { instancePath: i + "/created_before", schemaPath: "#/properties/created_before/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [c] : e.push(c), t++;
      }
    }
    if (r.protect !== void 0 && typeof r.protect != "boolean") {
      let a = { instancePath: i + "/protect", schemaPath: "#/properties/protect/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [a] : e.push(a), t++;
    }
    if (r.ignore !== void 0) {
      let a = r.ignore;
      if (Array.isArray(a)) {
        let c = a.length;
        for (let y = 0; y < c; y++)
          if (typeof a[y] != "string") {
            let k = { instancePath: i + "/ignore/" + y, schemaPath: "#/properties/ignore/items/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [k] : e.push(k), t++;
          }
      } else {
        let c = { instancePath: i + "/ignore", schemaPath: "#/properties/ignore/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [c] : e.push(c), t++;
      }
    }
    if (r.accept !== void 0) {
      let a = r.accept;
      if (Array.isArray(a)) {
        let c = a.length;
        for (let y = 0; y < c; y++) {
          let k = a[y];
          if (!(k === "required" || k === "shorter_maxlength" || k === "data_type" || k === "option_removed")) {
            let M = { instancePath: i + "/accept/" + y, schemaPath: "#/properties/accept/items/enum", keyword: "enum", params: { allowedValues: N.properties.accept.items.enum } };
            e === null ? e = [M] : e.push(M), t++;
          }
        }
      } else {
        let c = { instancePath: i + "/accept", schemaPath: "#/properties/accept/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [c] : e.push(c), t++;
      }
    }
  } else {
    let a = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  return it.errors = e, t === 0;
}
export {
  Wt as attribute,
  Jt as attributes,
  Qt as project
};
