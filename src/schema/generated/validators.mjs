// Generated from schemas/ by scripts/compile-schemas.ts.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// <stdin>
var attributes = validate10, schema11 = { $schema: "http://json-schema.org/draft-07/schema#", $id: "https://json.schemastore.org/deskform-attributes-1.json", title: "deskform attributes", description: "Attribute definitions of one object of a help desk.", type: "object", additionalProperties: !1, required: ["object", "attributes"], properties: { object: { type: "string", enum: ["Ticket", "User", "Organization", "Group", "Organisation"], enumDescriptions: ["Fields of tickets.", "Fields of users.", "Fields of organizations.", "Fields of groups.", "The same as Organization."], description: "The object whose fields these are." }, attributes: { type: "array", description: "The attributes. One that is not listed is left alone.", items: { $ref: "#/definitions/attribute" } } }, definitions: { option_node: { type: "object", description: "One choice.", properties: { name: { description: "Label of the choice." }, value: { description: "What is stored; in a tree the path, such as `North::Harbour`." }, children: {}, active: { description: "false hides the choice." } } }, key_autocapitalize: {}, key_autocomplete: {}, key_bearer_token_auth: { type: ["string", "null"], description: "The token that the data source asks for. A secret: write `${env:NAME}`." }, key_belongs_to: {}, key_customsort: {}, key_default: { description: "The value of new records. Records that exist keep theirs." }, key_diff: {}, key_display_limit: {}, key_do_not_log: {}, key_filter: {}, key_future: {}, key_guess: {}, key_historical_options: {}, key_http_auth_type: {}, key_http_basic_auth_password: { type: ["string", "null"], description: "Password for the data source. A secret: write `${env:NAME}`." }, key_http_basic_auth_username: { type: ["string", "null"], description: "User for the data source. Treated as a secret: write `${env:NAME}`." }, key_item_class: {}, key_limit: {}, key_linktemplate: {}, key_max: {}, key_maxlength: {}, key_min: {}, key_minLengt: {}, key_multiple: {}, key_no_images: {}, key_note: {}, key_null: {}, key_nulloption: {}, key_only_shown_if_selectable: {}, key_options: { description: "The choices: a map of value to label, or a list of `name` and `value`." }, key_options_from: { type: "string", minLength: 1, description: "The same as `options_from` beside `data_option`." }, key_past: {}, key_permission: {}, key_placeholder: {}, key_readonly: { description: "Whether the field can only be read. Used by the system's own fields." }, key_relation: {}, key_relation_condition: {}, key_rows: {}, key_search_result_label_key: {}, key_search_result_list_key: {}, key_search_result_value_key: {}, key_search_url: {}, key_translate: {}, key_type: {}, key_upload: {}, key_verify_ssl: {}, key_width: {}, options_of_input: { title: "data_option of input", type: "object", description: "A line of text: an e-mail address, a phone number, a link. Needs `type` and `maxlength`.", properties: { default: { $ref: "#/definitions/key_default" }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { $ref: "#/definitions/key_options" }, maxlength: { description: "Longest text that may be stored, 1 to 10485760. A shorter one later fails where longer values are stored.", anyOf: [{ type: "integer", minimum: 1, maximum: 10485760 }, { type: "string", pattern: "^0*[1-9][0-9]{0,7}$" }] }, type: { description: "Kind of text.", enum: ["text", "password", "tel", "fax", "email", "url"], enumDescriptions: ["Any text.", "Shown as dots while somebody types.", "A phone number.", "A fax number.", "An e-mail address.", "A link."] }, linktemplate: { $ref: "#/definitions/key_linktemplate" }, autocapitalize: { $ref: "#/definitions/key_autocapitalize" }, autocomplete: { $ref: "#/definitions/key_autocomplete" }, readonly: { $ref: "#/definitions/key_readonly" }, width: { $ref: "#/definitions/key_width" } }, required: ["type", "maxlength"] }, options_of_textarea: { title: "data_option of textarea", type: "object", description: "Text of several lines. Needs `maxlength`.", properties: { default: { $ref: "#/definitions/key_default" }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { $ref: "#/definitions/key_options" }, maxlength: { description: "Longest text that may be stored, 1 to 10485760. A shorter one later fails where longer values are stored.", anyOf: [{ type: "integer", minimum: 1, maximum: 10485760 }, { type: "string", pattern: "^0*[1-9][0-9]{0,7}$" }] }, type: { $ref: "#/definitions/key_type" }, rows: { $ref: "#/definitions/key_rows" } }, required: ["maxlength"] }, options_of_richtext: { title: "data_option of richtext", type: "object", description: "Text with formatting. Needs `maxlength`.", properties: { default: { $ref: "#/definitions/key_default" }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { $ref: "#/definitions/key_options" }, maxlength: { description: "Longest text that may be stored, 1 to 10485760. A shorter one later fails where longer values are stored.", anyOf: [{ type: "integer", minimum: 1, maximum: 10485760 }, { type: "string", pattern: "^0*[1-9][0-9]{0,7}$" }] }, type: { $ref: "#/definitions/key_type" }, rows: { $ref: "#/definitions/key_rows" }, upload: { $ref: "#/definitions/key_upload" }, no_images: { $ref: "#/definitions/key_no_images" } }, required: ["maxlength"] }, options_of_integer: { title: "data_option of integer", type: "object", description: "A whole number. Needs `min` and `max`.", properties: { default: { description: "The number that new records get, or null for none." }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { $ref: "#/definitions/key_options" }, min: { description: "Smallest number that may be entered; the database holds -2147483647 to 2147483647.", type: "integer", minimum: -2147483647, maximum: 2147483647 }, max: { description: "Largest number that may be entered; not below `min`.", type: "integer", minimum: -2147483647, maximum: 2147483647 }, maxlength: { $ref: "#/definitions/key_maxlength" } }, required: ["min", "max"] }, options_of_boolean: { title: "data_option of boolean", type: "object", description: "Yes or no.", properties: { default: { description: "The value of new records: true, false, or null for none." }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { description: "Labels of the two values: the keys `true` and `false`.", type: ["object", "null"], properties: { true: { description: "Label of yes." }, false: { description: "Label of no." } } } } }, options_of_date: { title: "data_option of date", type: "object", description: "A day.", properties: { default: { $ref: "#/definitions/key_default" }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { $ref: "#/definitions/key_options" }, diff: { $ref: "#/definitions/key_diff" }, future: { $ref: "#/definitions/key_future" }, past: { $ref: "#/definitions/key_past" } } }, options_of_datetime: { title: "data_option of datetime", type: "object", description: "A day and a time. Needs `future` and `past`.", properties: { default: { $ref: "#/definitions/key_default" }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { $ref: "#/definitions/key_options" }, future: { description: "Whether a time in the future may be entered.", anyOf: [{ type: "boolean" }, { not: { type: "null" } }] }, past: { description: "Whether a time in the past may be entered.", anyOf: [{ type: "boolean" }, { not: { type: "null" } }] }, diff: { $ref: "#/definitions/key_diff" } }, required: ["future", "past"] }, options_of_select: { title: "data_option of select", type: "object", description: "One of a list of options.", properties: { default: { $ref: "#/definitions/key_default" }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { description: "The choices: a map of value to label, or a list of `name` and `value` with `customsort: on`.", anyOf: [{ type: "object", description: "Value to label. An empty label shows the value." }, { type: "array", description: "A list whose order is kept; set `customsort: on` with it.", items: { $ref: "#/definitions/option_node" } }, { not: { type: "array" } }] }, options_from: { $ref: "#/definitions/key_options_from" }, relation_condition: { $ref: "#/definitions/key_relation_condition" }, filter: { $ref: "#/definitions/key_filter" }, only_shown_if_selectable: { $ref: "#/definitions/key_only_shown_if_selectable" }, customsort: { $ref: "#/definitions/key_customsort" }, nulloption: { $ref: "#/definitions/key_nulloption" }, maxlength: { description: "Width of the column, 1 to 10485760; 255 when left out of a new attribute.", anyOf: [{ type: "integer", minimum: 1, maximum: 10485760 }, { type: "string", pattern: "^0*[1-9][0-9]{0,7}$" }, { type: "null" }] }, multiple: { $ref: "#/definitions/key_multiple" }, linktemplate: { $ref: "#/definitions/key_linktemplate" }, historical_options: { $ref: "#/definitions/key_historical_options" }, do_not_log: { $ref: "#/definitions/key_do_not_log" } } }, options_of_multiselect: { title: "data_option of multiselect", type: "object", description: "Several of a list of options.", properties: { default: { $ref: "#/definitions/key_default" }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { description: "The choices: a map of value to label, or a list of `name` and `value` with `customsort: on`.", anyOf: [{ type: "object", description: "Value to label. An empty label shows the value." }, { type: "array", description: "A list whose order is kept; set `customsort: on` with it.", items: { $ref: "#/definitions/option_node" } }, { not: { type: "array" } }] }, options_from: { $ref: "#/definitions/key_options_from" }, relation_condition: { $ref: "#/definitions/key_relation_condition" }, filter: { $ref: "#/definitions/key_filter" }, only_shown_if_selectable: { $ref: "#/definitions/key_only_shown_if_selectable" }, customsort: { $ref: "#/definitions/key_customsort" }, nulloption: { $ref: "#/definitions/key_nulloption" }, maxlength: { description: "Has no effect here: leave it out. A changed one blocks every migration." }, multiple: { $ref: "#/definitions/key_multiple" }, linktemplate: { $ref: "#/definitions/key_linktemplate" }, historical_options: { $ref: "#/definitions/key_historical_options" }, do_not_log: { $ref: "#/definitions/key_do_not_log" } } }, options_of_tree_select: { title: "data_option of tree_select", type: "object", description: "One of a tree of options.", properties: { default: { $ref: "#/definitions/key_default" }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { description: "The choices as a tree: a list of `name`, `value` and `children`. A value is the path, joined by `::`.", anyOf: [{ type: "array", description: "A list whose order is kept; set `customsort: on` with it.", items: { $ref: "#/definitions/option_node" } }, { type: "object", description: "Value to label. An empty label shows the value." }, { not: { type: "array" } }] }, options_from: { $ref: "#/definitions/key_options_from" }, relation_condition: { $ref: "#/definitions/key_relation_condition" }, filter: { $ref: "#/definitions/key_filter" }, only_shown_if_selectable: { $ref: "#/definitions/key_only_shown_if_selectable" }, customsort: { $ref: "#/definitions/key_customsort" }, nulloption: { $ref: "#/definitions/key_nulloption" }, maxlength: { description: "Width of the column, 1 to 10485760; 255 when left out of a new attribute.", anyOf: [{ type: "integer", minimum: 1, maximum: 10485760 }, { type: "string", pattern: "^0*[1-9][0-9]{0,7}$" }, { type: "null" }] }, multiple: { $ref: "#/definitions/key_multiple" }, linktemplate: { $ref: "#/definitions/key_linktemplate" }, historical_options: { $ref: "#/definitions/key_historical_options" }, do_not_log: { $ref: "#/definitions/key_do_not_log" } } }, options_of_multi_tree_select: { title: "data_option of multi_tree_select", type: "object", description: "Several of a tree of options.", properties: { default: { $ref: "#/definitions/key_default" }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { description: "The choices as a tree: a list of `name`, `value` and `children`. A value is the path, joined by `::`.", anyOf: [{ type: "array", description: "A list whose order is kept; set `customsort: on` with it.", items: { $ref: "#/definitions/option_node" } }, { type: "object", description: "Value to label. An empty label shows the value." }, { not: { type: "array" } }] }, options_from: { $ref: "#/definitions/key_options_from" }, relation_condition: { $ref: "#/definitions/key_relation_condition" }, filter: { $ref: "#/definitions/key_filter" }, only_shown_if_selectable: { $ref: "#/definitions/key_only_shown_if_selectable" }, customsort: { $ref: "#/definitions/key_customsort" }, nulloption: { $ref: "#/definitions/key_nulloption" }, maxlength: { description: "Has no effect here: leave it out. A changed one blocks every migration." }, multiple: { $ref: "#/definitions/key_multiple" }, linktemplate: { $ref: "#/definitions/key_linktemplate" }, historical_options: { $ref: "#/definitions/key_historical_options" }, do_not_log: { $ref: "#/definitions/key_do_not_log" } } }, options_of_checkbox: { title: "data_option of checkbox", type: "object", description: "Options that are ticked.", properties: { default: { $ref: "#/definitions/key_default" }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { description: "The choices: a map of value to label, or a list of `name` and `value` with `customsort: on`.", anyOf: [{ type: "object", description: "Value to label. An empty label shows the value." }, { type: "array", description: "A list whose order is kept; set `customsort: on` with it.", items: { $ref: "#/definitions/option_node" } }, { not: { type: "array" } }] }, options_from: { $ref: "#/definitions/key_options_from" }, relation_condition: { $ref: "#/definitions/key_relation_condition" }, filter: { $ref: "#/definitions/key_filter" }, only_shown_if_selectable: { $ref: "#/definitions/key_only_shown_if_selectable" }, customsort: { $ref: "#/definitions/key_customsort" }, nulloption: { $ref: "#/definitions/key_nulloption" }, maxlength: { description: "Width of the column, 1 to 10485760; 255 when left out of a new attribute.", anyOf: [{ type: "integer", minimum: 1, maximum: 10485760 }, { type: "string", pattern: "^0*[1-9][0-9]{0,7}$" }, { type: "null" }] }, multiple: { $ref: "#/definitions/key_multiple" }, linktemplate: { $ref: "#/definitions/key_linktemplate" }, historical_options: { $ref: "#/definitions/key_historical_options" }, do_not_log: { $ref: "#/definitions/key_do_not_log" } } }, options_of_user_autocompletion: { title: "data_option of user_autocompletion", type: "object", description: "A user, found while somebody types.", properties: { default: { $ref: "#/definitions/key_default" }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { $ref: "#/definitions/key_options" }, relation_condition: { $ref: "#/definitions/key_relation_condition" }, filter: { $ref: "#/definitions/key_filter" }, only_shown_if_selectable: { $ref: "#/definitions/key_only_shown_if_selectable" }, autocapitalize: { $ref: "#/definitions/key_autocapitalize" }, guess: { $ref: "#/definitions/key_guess" }, limit: { $ref: "#/definitions/key_limit" }, minLengt: { $ref: "#/definitions/key_minLengt" }, multiple: { $ref: "#/definitions/key_multiple" } } }, options_of_autocompletion_ajax_external_data_source: { title: "data_option of autocompletion_ajax_external_data_source", type: "object", description: "A value looked up in another system. 6.5 and later, on PostgreSQL.", properties: { default: { $ref: "#/definitions/key_default" }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { $ref: "#/definitions/key_options" }, search_url: { $ref: "#/definitions/key_search_url" }, search_result_list_key: { $ref: "#/definitions/key_search_result_list_key" }, search_result_value_key: { $ref: "#/definitions/key_search_result_value_key" }, search_result_label_key: { $ref: "#/definitions/key_search_result_label_key" }, verify_ssl: { $ref: "#/definitions/key_verify_ssl" }, http_auth_type: { $ref: "#/definitions/key_http_auth_type" }, http_basic_auth_username: { $ref: "#/definitions/key_http_basic_auth_username" }, http_basic_auth_password: { $ref: "#/definitions/key_http_basic_auth_password" }, bearer_token_auth: { $ref: "#/definitions/key_bearer_token_auth" }, linktemplate: { $ref: "#/definitions/key_linktemplate" }, nulloption: { $ref: "#/definitions/key_nulloption" } } }, options_of_active: { title: "data_option of active", type: "object", description: "Whether the record is in use.", properties: { default: { $ref: "#/definitions/key_default" }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { $ref: "#/definitions/key_options" } } }, screen: { type: "object", description: "A permission such as `ticket.agent`, or `-all-` for everyone, then its settings.", additionalProperties: { $ref: "#/definitions/cell" }, properties: { "ticket.customer": { $ref: "#/definitions/cell", description: "Customers." }, "ticket.agent": { $ref: "#/definitions/cell", description: "Agents." }, "admin.user": { $ref: "#/definitions/cell", description: "Those who administer users." }, "admin.organization": { $ref: "#/definitions/cell", description: "Those who administer organizations." }, "admin.group": { $ref: "#/definitions/cell", description: "Those who administer groups." }, "-all-": { $ref: "#/definitions/cell", description: "Everyone." } } }, cell: { type: "object", description: "How the field behaves on this screen for this role.", properties: { shown: {}, required: {}, null: {}, item_class: {}, filter: {}, nulloption: {}, default: { description: "The value that this screen presets." }, direction: {}, orientation: {}, disableScroll: {} } }, attribute: { type: "object", description: "One attribute, or a tombstone.", additionalProperties: !1, required: ["name"], properties: { name: { type: "string", description: "Machine name, fixed for life: small letters, digits and `_`, at most 63 characters." }, display: { type: "string", description: "Label of the field. Takes effect at once." }, data_type: { type: "string", description: "Kind of field. Almost fixed for life: a change drops nothing only between kinds with the same column.", enum: ["input", "textarea", "richtext", "integer", "boolean", "date", "datetime", "select", "multiselect", "tree_select", "multi_tree_select", "checkbox", "user_autocompletion", "autocompletion_ajax_external_data_source", "active"], enumDescriptions: ["A line of text: an e-mail address, a phone number, a link. Needs `type` and `maxlength`.", "Text of several lines. Needs `maxlength`.", "Text with formatting. Needs `maxlength`.", "A whole number. Needs `min` and `max`.", "Yes or no.", "A day.", "A day and a time. Needs `future` and `past`.", "One of a list of options.", "Several of a list of options.", "One of a tree of options.", "Several of a tree of options.", "Options that are ticked.", "A user, found while somebody types.", "A value looked up in another system. 6.5 and later, on PostgreSQL.", "Whether the record is in use."] }, data_option: { type: "object", description: "Settings of the data type. They wait for the help desk's next migration." }, options_from: { type: "string", minLength: 1, description: "CSV file beside this one that holds the options, instead of `data_option/options`: columns `value,name` for a list, `path` for a tree (docs/long-lists.md)." }, screens: { type: "object", description: "Where the field is shown: screen, then role, then settings.", additionalProperties: { $ref: "#/definitions/screen" }, properties: { create_top: { $ref: "#/definitions/screen", description: "Ticket: top of the form for a new ticket." }, create_middle: { $ref: "#/definitions/screen", description: "Ticket: the form for a new ticket." }, create_bottom: { $ref: "#/definitions/screen", description: "Ticket: bottom of the form for a new ticket." }, create: { $ref: "#/definitions/screen", description: "User, Organization, Group: the form for a new record." }, edit: { $ref: "#/definitions/screen", description: "The form for a record that exists." }, view: { $ref: "#/definitions/screen", description: "What is shown of a record." }, signup: { $ref: "#/definitions/screen", description: "User: the form with which customers register." }, invite_agent: { $ref: "#/definitions/screen", description: "User: the form that invites an agent." }, invite_customer: { $ref: "#/definitions/screen", description: "User: the form that invites a customer." }, overview_bulk: { $ref: "#/definitions/screen", description: "Ticket: changing many at once (6.5 and later)." } } }, position: { type: "integer", minimum: -2147483648, maximum: 2147483647, description: "Place in the form. Left out: a new attribute goes last, an existing one stays." }, active: { type: "boolean", description: "Whether the field is in use; true when left out." }, state: { enum: ["present", "absent"], enumDescriptions: ["This attribute exists as written here.", "This attribute must not exist: its column and all its values are dropped."], description: "`present` when left out; `absent` is a tombstone: this attribute must not exist." }, created_before: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)?(Z|[+-][0-9]{2}:[0-9]{2}))?$", description: "With `state: absent`: a row made on this day or later is somebody's new field and is not deleted." }, protect: { type: "boolean", description: "true: never delete this attribute." }, ignore: { type: "array", items: { type: "string" }, description: "Settings left to the help desk's own administrators, such as `position` or `data_option/options`." }, accept: { type: "array", items: { enum: ["required", "shorter_maxlength", "data_type", "option_removed"], enumDescriptions: ["A screen cell becomes required: writes without a value are refused, for old records too.", "A shorter maxlength: stored values may not fit.", "Another data type: values may no longer be selectable.", "An option goes away: its values are no longer selectable."] }, description: "Costs that this definition consents to." } }, allOf: [{ if: { properties: { state: { const: "absent" } }, required: ["state"] }, then: {}, else: { required: ["display", "data_type"], properties: { name: { pattern: "^[a-z0-9_]*[a-z][a-z0-9_]*$", maxLength: 63, not: { enum: ["_foreign_keys_equal", "_has_attribute", "_record_changed", "allow_destroy", "apply_scoping", "association_cached", "association_foreign_key_changed", "association_valid", "attribute_came_from_user", "attribute_changed", "attribute_changed_in_place", "attribute_method", "attribute_present", "attribute_previously_changed", "can_use_fast_cache_version", "changed_for_autosave", "custom_inspect_method_defined", "custom_validation_context", "destroyed", "encrypted_attribute", "frozen", "has_attribute", "has_changes_to_save", "has_defer_touch_attrs", "has_destroy_flag", "has_encrypted_attributes", "has_encrypted_rich_texts", "has_transactional_callbacks", "invalid", "inverse_polymorphic_association_changed", "locking_enabled", "marked_for_destruction", "nested_records_changed_for_autosave", "new_record", "no_touching", "param_delimiter", "persisted", "pk_attribute", "previously_new_record", "previously_persisted", "primary_key_values_present", "readonly", "reject_new_record", "respond_to_without_attributes", "should_record_timestamps", "strict_loading", "strict_loading_all", "strict_loading_n_plus_one_only", "transaction_include_any_action", "trigger_transactional_callbacks", "valid", "will_be_destroyed", "will_save_change_to_attribute"] } } } } }, { if: { properties: { data_type: { const: "input" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_input" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "textarea" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_textarea" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "richtext" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_richtext" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "integer" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_integer" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "boolean" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_boolean" } } } }, { if: { properties: { data_type: { const: "date" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_date" } } } }, { if: { properties: { data_type: { const: "datetime" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_datetime" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "select" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_select" } } } }, { if: { properties: { data_type: { const: "multiselect" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_multiselect" } } } }, { if: { properties: { data_type: { const: "tree_select" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_tree_select" } } } }, { if: { properties: { data_type: { const: "multi_tree_select" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_multi_tree_select" } } } }, { if: { properties: { data_type: { const: "checkbox" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_checkbox" } } } }, { if: { properties: { data_type: { const: "user_autocompletion" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_user_autocompletion" } } } }, { if: { properties: { data_type: { const: "autocompletion_ajax_external_data_source" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_autocompletion_ajax_external_data_source" } } } }, { if: { properties: { data_type: { const: "active" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_active" } } } }] } } }, schema12 = { type: "object", description: "One attribute, or a tombstone.", additionalProperties: !1, required: ["name"], properties: { name: { type: "string", description: "Machine name, fixed for life: small letters, digits and `_`, at most 63 characters." }, display: { type: "string", description: "Label of the field. Takes effect at once." }, data_type: { type: "string", description: "Kind of field. Almost fixed for life: a change drops nothing only between kinds with the same column.", enum: ["input", "textarea", "richtext", "integer", "boolean", "date", "datetime", "select", "multiselect", "tree_select", "multi_tree_select", "checkbox", "user_autocompletion", "autocompletion_ajax_external_data_source", "active"], enumDescriptions: ["A line of text: an e-mail address, a phone number, a link. Needs `type` and `maxlength`.", "Text of several lines. Needs `maxlength`.", "Text with formatting. Needs `maxlength`.", "A whole number. Needs `min` and `max`.", "Yes or no.", "A day.", "A day and a time. Needs `future` and `past`.", "One of a list of options.", "Several of a list of options.", "One of a tree of options.", "Several of a tree of options.", "Options that are ticked.", "A user, found while somebody types.", "A value looked up in another system. 6.5 and later, on PostgreSQL.", "Whether the record is in use."] }, data_option: { type: "object", description: "Settings of the data type. They wait for the help desk's next migration." }, options_from: { type: "string", minLength: 1, description: "CSV file beside this one that holds the options, instead of `data_option/options`: columns `value,name` for a list, `path` for a tree (docs/long-lists.md)." }, screens: { type: "object", description: "Where the field is shown: screen, then role, then settings.", additionalProperties: { $ref: "#/definitions/screen" }, properties: { create_top: { $ref: "#/definitions/screen", description: "Ticket: top of the form for a new ticket." }, create_middle: { $ref: "#/definitions/screen", description: "Ticket: the form for a new ticket." }, create_bottom: { $ref: "#/definitions/screen", description: "Ticket: bottom of the form for a new ticket." }, create: { $ref: "#/definitions/screen", description: "User, Organization, Group: the form for a new record." }, edit: { $ref: "#/definitions/screen", description: "The form for a record that exists." }, view: { $ref: "#/definitions/screen", description: "What is shown of a record." }, signup: { $ref: "#/definitions/screen", description: "User: the form with which customers register." }, invite_agent: { $ref: "#/definitions/screen", description: "User: the form that invites an agent." }, invite_customer: { $ref: "#/definitions/screen", description: "User: the form that invites a customer." }, overview_bulk: { $ref: "#/definitions/screen", description: "Ticket: changing many at once (6.5 and later)." } } }, position: { type: "integer", minimum: -2147483648, maximum: 2147483647, description: "Place in the form. Left out: a new attribute goes last, an existing one stays." }, active: { type: "boolean", description: "Whether the field is in use; true when left out." }, state: { enum: ["present", "absent"], enumDescriptions: ["This attribute exists as written here.", "This attribute must not exist: its column and all its values are dropped."], description: "`present` when left out; `absent` is a tombstone: this attribute must not exist." }, created_before: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)?(Z|[+-][0-9]{2}:[0-9]{2}))?$", description: "With `state: absent`: a row made on this day or later is somebody's new field and is not deleted." }, protect: { type: "boolean", description: "true: never delete this attribute." }, ignore: { type: "array", items: { type: "string" }, description: "Settings left to the help desk's own administrators, such as `position` or `data_option/options`." }, accept: { type: "array", items: { enum: ["required", "shorter_maxlength", "data_type", "option_removed"], enumDescriptions: ["A screen cell becomes required: writes without a value are refused, for old records too.", "A shorter maxlength: stored values may not fit.", "Another data type: values may no longer be selectable.", "An option goes away: its values are no longer selectable."] }, description: "Costs that this definition consents to." } }, allOf: [{ if: { properties: { state: { const: "absent" } }, required: ["state"] }, then: {}, else: { required: ["display", "data_type"], properties: { name: { pattern: "^[a-z0-9_]*[a-z][a-z0-9_]*$", maxLength: 63, not: { enum: ["_foreign_keys_equal", "_has_attribute", "_record_changed", "allow_destroy", "apply_scoping", "association_cached", "association_foreign_key_changed", "association_valid", "attribute_came_from_user", "attribute_changed", "attribute_changed_in_place", "attribute_method", "attribute_present", "attribute_previously_changed", "can_use_fast_cache_version", "changed_for_autosave", "custom_inspect_method_defined", "custom_validation_context", "destroyed", "encrypted_attribute", "frozen", "has_attribute", "has_changes_to_save", "has_defer_touch_attrs", "has_destroy_flag", "has_encrypted_attributes", "has_encrypted_rich_texts", "has_transactional_callbacks", "invalid", "inverse_polymorphic_association_changed", "locking_enabled", "marked_for_destruction", "nested_records_changed_for_autosave", "new_record", "no_touching", "param_delimiter", "persisted", "pk_attribute", "previously_new_record", "previously_persisted", "primary_key_values_present", "readonly", "reject_new_record", "respond_to_without_attributes", "should_record_timestamps", "strict_loading", "strict_loading_all", "strict_loading_n_plus_one_only", "transaction_include_any_action", "trigger_transactional_callbacks", "valid", "will_be_destroyed", "will_save_change_to_attribute"] } } } } }, { if: { properties: { data_type: { const: "input" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_input" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "textarea" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_textarea" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "richtext" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_richtext" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "integer" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_integer" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "boolean" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_boolean" } } } }, { if: { properties: { data_type: { const: "date" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_date" } } } }, { if: { properties: { data_type: { const: "datetime" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_datetime" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "select" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_select" } } } }, { if: { properties: { data_type: { const: "multiselect" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_multiselect" } } } }, { if: { properties: { data_type: { const: "tree_select" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_tree_select" } } } }, { if: { properties: { data_type: { const: "multi_tree_select" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_multi_tree_select" } } } }, { if: { properties: { data_type: { const: "checkbox" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_checkbox" } } } }, { if: { properties: { data_type: { const: "user_autocompletion" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_user_autocompletion" } } } }, { if: { properties: { data_type: { const: "autocompletion_ajax_external_data_source" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_autocompletion_ajax_external_data_source" } } } }, { if: { properties: { data_type: { const: "active" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_active" } } } }] }, func2 = require_ucs2length().default, func8 = Object.prototype.hasOwnProperty, pattern0 = new RegExp("^[a-z0-9_]*[a-z][a-z0-9_]*$", "u"), pattern7 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)?(Z|[+-][0-9]{2}:[0-9]{2}))?$", "u"), schema13 = { title: "data_option of input", type: "object", description: "A line of text: an e-mail address, a phone number, a link. Needs `type` and `maxlength`.", properties: { default: { $ref: "#/definitions/key_default" }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { $ref: "#/definitions/key_options" }, maxlength: { description: "Longest text that may be stored, 1 to 10485760. A shorter one later fails where longer values are stored.", anyOf: [{ type: "integer", minimum: 1, maximum: 10485760 }, { type: "string", pattern: "^0*[1-9][0-9]{0,7}$" }] }, type: { description: "Kind of text.", enum: ["text", "password", "tel", "fax", "email", "url"], enumDescriptions: ["Any text.", "Shown as dots while somebody types.", "A phone number.", "A fax number.", "An e-mail address.", "A link."] }, linktemplate: { $ref: "#/definitions/key_linktemplate" }, autocapitalize: { $ref: "#/definitions/key_autocapitalize" }, autocomplete: { $ref: "#/definitions/key_autocomplete" }, readonly: { $ref: "#/definitions/key_readonly" }, width: { $ref: "#/definitions/key_width" } }, required: ["type", "maxlength"] };
var pattern1 = new RegExp("^0*[1-9][0-9]{0,7}$", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.maxlength === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxlength" }, message: "must have required property 'maxlength'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.maxlength !== void 0) {
      let data9 = data.maxlength, _errs11 = errors, valid10 = !1, _errs12 = errors;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        let err2 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 10485760 || isNaN(data9)) {
          let err3 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10485760 }, message: "must be <= 10485760" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data9 < 1 || isNaN(data9)) {
          let err4 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
      var _valid0 = _errs12 === errors;
      if (valid10 = valid10 || _valid0, !valid10) {
        let _errs14 = errors;
        if (typeof data9 == "string") {
          if (!pattern1.test(data9)) {
            let err5 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^0*[1-9][0-9]{0,7}$" }, message: 'must match pattern "^0*[1-9][0-9]{0,7}$"' };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        } else {
          let err6 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        var _valid0 = _errs14 === errors;
        valid10 = valid10 || _valid0;
      }
      if (valid10)
        errors = _errs11, vErrors !== null && (_errs11 ? vErrors.length = _errs11 : vErrors = null);
      else {
        let err7 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.type !== void 0) {
      let data10 = data.type;
      if (!(data10 === "text" || data10 === "password" || data10 === "tel" || data10 === "fax" || data10 === "email" || data10 === "url")) {
        let err8 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema13.properties.type.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate12.errors = vErrors, errors === 0;
}
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.maxlength === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxlength" }, message: "must have required property 'maxlength'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.maxlength !== void 0) {
      let data9 = data.maxlength, _errs11 = errors, valid10 = !1, _errs12 = errors;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        let err1 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 10485760 || isNaN(data9)) {
          let err2 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10485760 }, message: "must be <= 10485760" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data9 < 1 || isNaN(data9)) {
          let err3 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
      var _valid0 = _errs12 === errors;
      if (valid10 = valid10 || _valid0, !valid10) {
        let _errs14 = errors;
        if (typeof data9 == "string") {
          if (!pattern1.test(data9)) {
            let err4 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^0*[1-9][0-9]{0,7}$" }, message: 'must match pattern "^0*[1-9][0-9]{0,7}$"' };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        } else {
          let err5 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        var _valid0 = _errs14 === errors;
        valid10 = valid10 || _valid0;
      }
      if (valid10)
        errors = _errs11, vErrors !== null && (_errs11 ? vErrors.length = _errs11 : vErrors = null);
      else {
        let err6 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate14.errors = vErrors, errors === 0;
}
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.maxlength === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxlength" }, message: "must have required property 'maxlength'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.maxlength !== void 0) {
      let data9 = data.maxlength, _errs11 = errors, valid10 = !1, _errs12 = errors;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        let err1 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 10485760 || isNaN(data9)) {
          let err2 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10485760 }, message: "must be <= 10485760" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data9 < 1 || isNaN(data9)) {
          let err3 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
      var _valid0 = _errs12 === errors;
      if (valid10 = valid10 || _valid0, !valid10) {
        let _errs14 = errors;
        if (typeof data9 == "string") {
          if (!pattern1.test(data9)) {
            let err4 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^0*[1-9][0-9]{0,7}$" }, message: 'must match pattern "^0*[1-9][0-9]{0,7}$"' };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        } else {
          let err5 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        var _valid0 = _errs14 === errors;
        valid10 = valid10 || _valid0;
      }
      if (valid10)
        errors = _errs11, vErrors !== null && (_errs11 ? vErrors.length = _errs11 : vErrors = null);
      else {
        let err6 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate16.errors = vErrors, errors === 0;
}
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.min === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "min" }, message: "must have required property 'min'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.max === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "max" }, message: "must have required property 'max'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.min !== void 0) {
      let data8 = data.min;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err2 = { instancePath: instancePath + "/min", schemaPath: "#/properties/min/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 2147483647 || isNaN(data8)) {
          let err3 = { instancePath: instancePath + "/min", schemaPath: "#/properties/min/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data8 < -2147483647 || isNaN(data8)) {
          let err4 = { instancePath: instancePath + "/min", schemaPath: "#/properties/min/minimum", keyword: "minimum", params: { comparison: ">=", limit: -2147483647 }, message: "must be >= -2147483647" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
    if (data.max !== void 0) {
      let data9 = data.max;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        let err5 = { instancePath: instancePath + "/max", schemaPath: "#/properties/max/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 2147483647 || isNaN(data9)) {
          let err6 = { instancePath: instancePath + "/max", schemaPath: "#/properties/max/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data9 < -2147483647 || isNaN(data9)) {
          let err7 = { instancePath: instancePath + "/max", schemaPath: "#/properties/max/minimum", keyword: "minimum", params: { comparison: ">=", limit: -2147483647 }, message: "must be >= -2147483647" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate18.errors = vErrors, errors === 0;
}
var schema64 = { title: "data_option of boolean", type: "object", description: "Yes or no.", properties: { default: { description: "The value of new records: true, false, or null for none." }, null: { $ref: "#/definitions/key_null" }, note: { $ref: "#/definitions/key_note" }, item_class: { $ref: "#/definitions/key_item_class" }, permission: { $ref: "#/definitions/key_permission" }, placeholder: { $ref: "#/definitions/key_placeholder" }, translate: { $ref: "#/definitions/key_translate" }, relation: { $ref: "#/definitions/key_relation" }, options: { description: "Labels of the two values: the keys `true` and `false`.", type: ["object", "null"], properties: { true: { description: "Label of yes." }, false: { description: "Label of no." } } } } };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.options !== void 0) {
      let data7 = data.options;
      if (!(data7 && typeof data7 == "object" && !Array.isArray(data7)) && data7 !== null) {
        let err0 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: schema64.properties.options.type }, message: "must be object,null" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate20.errors = vErrors, errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.future === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "future" }, message: "must have required property 'future'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.past === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "past" }, message: "must have required property 'past'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.future !== void 0) {
      let data9 = data.future, _errs11 = errors, valid10 = !1, _errs12 = errors;
      if (typeof data9 != "boolean") {
        let err2 = { instancePath: instancePath + "/future", schemaPath: "#/properties/future/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      var _valid0 = _errs12 === errors;
      if (valid10 = valid10 || _valid0, !valid10) {
        let _errs14 = errors, _errs15 = errors, _errs16 = errors;
        if (data9 !== null) {
          let err3 = {};
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        var valid11 = _errs16 === errors;
        if (valid11) {
          let err4 = { instancePath: instancePath + "/future", schemaPath: "#/properties/future/anyOf/1/not", keyword: "not", params: {}, message: "must NOT be valid" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        } else
          errors = _errs15, vErrors !== null && (_errs15 ? vErrors.length = _errs15 : vErrors = null);
        var _valid0 = _errs14 === errors;
        valid10 = valid10 || _valid0;
      }
      if (valid10)
        errors = _errs11, vErrors !== null && (_errs11 ? vErrors.length = _errs11 : vErrors = null);
      else {
        let err5 = { instancePath: instancePath + "/future", schemaPath: "#/properties/future/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.past !== void 0) {
      let data10 = data.past, _errs19 = errors, valid12 = !1, _errs20 = errors;
      if (typeof data10 != "boolean") {
        let err6 = { instancePath: instancePath + "/past", schemaPath: "#/properties/past/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      var _valid1 = _errs20 === errors;
      if (valid12 = valid12 || _valid1, !valid12) {
        let _errs22 = errors, _errs23 = errors, _errs24 = errors;
        if (data10 !== null) {
          let err7 = {};
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        var valid13 = _errs24 === errors;
        if (valid13) {
          let err8 = { instancePath: instancePath + "/past", schemaPath: "#/properties/past/anyOf/1/not", keyword: "not", params: {}, message: "must NOT be valid" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        } else
          errors = _errs23, vErrors !== null && (_errs23 ? vErrors.length = _errs23 : vErrors = null);
        var _valid1 = _errs22 === errors;
        valid12 = valid12 || _valid1;
      }
      if (valid12)
        errors = _errs19, vErrors !== null && (_errs19 ? vErrors.length = _errs19 : vErrors = null);
      else {
        let err9 = { instancePath: instancePath + "/past", schemaPath: "#/properties/past/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate24.errors = vErrors, errors === 0;
}
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.options !== void 0) {
      let data8 = data.options, _errs10 = errors, valid9 = !1, _errs11 = errors;
      if (!(data8 && typeof data8 == "object" && !Array.isArray(data8))) {
        let err0 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
      var _valid0 = _errs11 === errors;
      if (valid9 = valid9 || _valid0, !valid9) {
        let _errs13 = errors;
        if (Array.isArray(data8)) {
          let len0 = data8.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data9 = data8[i0];
            if (!(data9 && typeof data9 == "object" && !Array.isArray(data9))) {
              let err1 = { instancePath: instancePath + "/options/" + i0, schemaPath: "#/definitions/option_node/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            }
          }
        } else {
          let err2 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        var _valid0 = _errs13 === errors;
        if (valid9 = valid9 || _valid0, !valid9) {
          let _errs18 = errors, _errs19 = errors, _errs20 = errors;
          if (!Array.isArray(data8)) {
            let err3 = {};
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
          var valid13 = _errs20 === errors;
          if (valid13) {
            let err4 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/anyOf/2/not", keyword: "not", params: {}, message: "must NOT be valid" };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          } else
            errors = _errs19, vErrors !== null && (_errs19 ? vErrors.length = _errs19 : vErrors = null);
          var _valid0 = _errs18 === errors;
          valid9 = valid9 || _valid0;
        }
      }
      if (valid9)
        errors = _errs10, vErrors !== null && (_errs10 ? vErrors.length = _errs10 : vErrors = null);
      else {
        let err5 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.options_from !== void 0) {
      let data10 = data.options_from;
      if (typeof data10 == "string") {
        if (func2(data10) < 1) {
          let err6 = { instancePath: instancePath + "/options_from", schemaPath: "#/definitions/key_options_from/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/options_from", schemaPath: "#/definitions/key_options_from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.maxlength !== void 0) {
      let data16 = data.maxlength, _errs31 = errors, valid20 = !1, _errs32 = errors;
      if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
        let err8 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data16 == "number" && isFinite(data16)) {
        if (data16 > 10485760 || isNaN(data16)) {
          let err9 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10485760 }, message: "must be <= 10485760" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data16 < 1 || isNaN(data16)) {
          let err10 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
      var _valid1 = _errs32 === errors;
      if (valid20 = valid20 || _valid1, !valid20) {
        let _errs34 = errors;
        if (typeof data16 == "string") {
          if (!pattern1.test(data16)) {
            let err11 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^0*[1-9][0-9]{0,7}$" }, message: 'must match pattern "^0*[1-9][0-9]{0,7}$"' };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        } else {
          let err12 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        var _valid1 = _errs34 === errors;
        if (valid20 = valid20 || _valid1, !valid20) {
          let _errs36 = errors;
          if (data16 !== null) {
            let err13 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/2/type", keyword: "type", params: { type: "null" }, message: "must be null" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
          var _valid1 = _errs36 === errors;
          valid20 = valid20 || _valid1;
        }
      }
      if (valid20)
        errors = _errs31, vErrors !== null && (_errs31 ? vErrors.length = _errs31 : vErrors = null);
      else {
        let err14 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate26.errors = vErrors, errors === 0;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.options !== void 0) {
      let data8 = data.options, _errs10 = errors, valid9 = !1, _errs11 = errors;
      if (!(data8 && typeof data8 == "object" && !Array.isArray(data8))) {
        let err0 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
      var _valid0 = _errs11 === errors;
      if (valid9 = valid9 || _valid0, !valid9) {
        let _errs13 = errors;
        if (Array.isArray(data8)) {
          let len0 = data8.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data9 = data8[i0];
            if (!(data9 && typeof data9 == "object" && !Array.isArray(data9))) {
              let err1 = { instancePath: instancePath + "/options/" + i0, schemaPath: "#/definitions/option_node/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            }
          }
        } else {
          let err2 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        var _valid0 = _errs13 === errors;
        if (valid9 = valid9 || _valid0, !valid9) {
          let _errs18 = errors, _errs19 = errors, _errs20 = errors;
          if (!Array.isArray(data8)) {
            let err3 = {};
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
          var valid13 = _errs20 === errors;
          if (valid13) {
            let err4 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/anyOf/2/not", keyword: "not", params: {}, message: "must NOT be valid" };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          } else
            errors = _errs19, vErrors !== null && (_errs19 ? vErrors.length = _errs19 : vErrors = null);
          var _valid0 = _errs18 === errors;
          valid9 = valid9 || _valid0;
        }
      }
      if (valid9)
        errors = _errs10, vErrors !== null && (_errs10 ? vErrors.length = _errs10 : vErrors = null);
      else {
        let err5 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.options_from !== void 0) {
      let data10 = data.options_from;
      if (typeof data10 == "string") {
        if (func2(data10) < 1) {
          let err6 = { instancePath: instancePath + "/options_from", schemaPath: "#/definitions/key_options_from/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/options_from", schemaPath: "#/definitions/key_options_from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate28.errors = vErrors, errors === 0;
}
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.options !== void 0) {
      let data8 = data.options, _errs10 = errors, valid9 = !1, _errs11 = errors;
      if (Array.isArray(data8)) {
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data9 = data8[i0];
          if (!(data9 && typeof data9 == "object" && !Array.isArray(data9))) {
            let err0 = { instancePath: instancePath + "/options/" + i0, schemaPath: "#/definitions/option_node/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
          }
        }
      } else {
        let err1 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/anyOf/0/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      var _valid0 = _errs11 === errors;
      if (valid9 = valid9 || _valid0, !valid9) {
        let _errs16 = errors;
        if (!(data8 && typeof data8 == "object" && !Array.isArray(data8))) {
          let err2 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        var _valid0 = _errs16 === errors;
        if (valid9 = valid9 || _valid0, !valid9) {
          let _errs18 = errors, _errs19 = errors, _errs20 = errors;
          if (!Array.isArray(data8)) {
            let err3 = {};
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
          var valid13 = _errs20 === errors;
          if (valid13) {
            let err4 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/anyOf/2/not", keyword: "not", params: {}, message: "must NOT be valid" };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          } else
            errors = _errs19, vErrors !== null && (_errs19 ? vErrors.length = _errs19 : vErrors = null);
          var _valid0 = _errs18 === errors;
          valid9 = valid9 || _valid0;
        }
      }
      if (valid9)
        errors = _errs10, vErrors !== null && (_errs10 ? vErrors.length = _errs10 : vErrors = null);
      else {
        let err5 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.options_from !== void 0) {
      let data10 = data.options_from;
      if (typeof data10 == "string") {
        if (func2(data10) < 1) {
          let err6 = { instancePath: instancePath + "/options_from", schemaPath: "#/definitions/key_options_from/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/options_from", schemaPath: "#/definitions/key_options_from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.maxlength !== void 0) {
      let data16 = data.maxlength, _errs31 = errors, valid20 = !1, _errs32 = errors;
      if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
        let err8 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data16 == "number" && isFinite(data16)) {
        if (data16 > 10485760 || isNaN(data16)) {
          let err9 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10485760 }, message: "must be <= 10485760" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data16 < 1 || isNaN(data16)) {
          let err10 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
      var _valid1 = _errs32 === errors;
      if (valid20 = valid20 || _valid1, !valid20) {
        let _errs34 = errors;
        if (typeof data16 == "string") {
          if (!pattern1.test(data16)) {
            let err11 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^0*[1-9][0-9]{0,7}$" }, message: 'must match pattern "^0*[1-9][0-9]{0,7}$"' };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        } else {
          let err12 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        var _valid1 = _errs34 === errors;
        if (valid20 = valid20 || _valid1, !valid20) {
          let _errs36 = errors;
          if (data16 !== null) {
            let err13 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/2/type", keyword: "type", params: { type: "null" }, message: "must be null" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
          var _valid1 = _errs36 === errors;
          valid20 = valid20 || _valid1;
        }
      }
      if (valid20)
        errors = _errs31, vErrors !== null && (_errs31 ? vErrors.length = _errs31 : vErrors = null);
      else {
        let err14 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate30.errors = vErrors, errors === 0;
}
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.options !== void 0) {
      let data8 = data.options, _errs10 = errors, valid9 = !1, _errs11 = errors;
      if (Array.isArray(data8)) {
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data9 = data8[i0];
          if (!(data9 && typeof data9 == "object" && !Array.isArray(data9))) {
            let err0 = { instancePath: instancePath + "/options/" + i0, schemaPath: "#/definitions/option_node/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
          }
        }
      } else {
        let err1 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/anyOf/0/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      var _valid0 = _errs11 === errors;
      if (valid9 = valid9 || _valid0, !valid9) {
        let _errs16 = errors;
        if (!(data8 && typeof data8 == "object" && !Array.isArray(data8))) {
          let err2 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        var _valid0 = _errs16 === errors;
        if (valid9 = valid9 || _valid0, !valid9) {
          let _errs18 = errors, _errs19 = errors, _errs20 = errors;
          if (!Array.isArray(data8)) {
            let err3 = {};
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
          var valid13 = _errs20 === errors;
          if (valid13) {
            let err4 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/anyOf/2/not", keyword: "not", params: {}, message: "must NOT be valid" };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          } else
            errors = _errs19, vErrors !== null && (_errs19 ? vErrors.length = _errs19 : vErrors = null);
          var _valid0 = _errs18 === errors;
          valid9 = valid9 || _valid0;
        }
      }
      if (valid9)
        errors = _errs10, vErrors !== null && (_errs10 ? vErrors.length = _errs10 : vErrors = null);
      else {
        let err5 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.options_from !== void 0) {
      let data10 = data.options_from;
      if (typeof data10 == "string") {
        if (func2(data10) < 1) {
          let err6 = { instancePath: instancePath + "/options_from", schemaPath: "#/definitions/key_options_from/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/options_from", schemaPath: "#/definitions/key_options_from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate32.errors = vErrors, errors === 0;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.options !== void 0) {
      let data8 = data.options, _errs10 = errors, valid9 = !1, _errs11 = errors;
      if (!(data8 && typeof data8 == "object" && !Array.isArray(data8))) {
        let err0 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
      var _valid0 = _errs11 === errors;
      if (valid9 = valid9 || _valid0, !valid9) {
        let _errs13 = errors;
        if (Array.isArray(data8)) {
          let len0 = data8.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data9 = data8[i0];
            if (!(data9 && typeof data9 == "object" && !Array.isArray(data9))) {
              let err1 = { instancePath: instancePath + "/options/" + i0, schemaPath: "#/definitions/option_node/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            }
          }
        } else {
          let err2 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        var _valid0 = _errs13 === errors;
        if (valid9 = valid9 || _valid0, !valid9) {
          let _errs18 = errors, _errs19 = errors, _errs20 = errors;
          if (!Array.isArray(data8)) {
            let err3 = {};
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
          var valid13 = _errs20 === errors;
          if (valid13) {
            let err4 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/anyOf/2/not", keyword: "not", params: {}, message: "must NOT be valid" };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          } else
            errors = _errs19, vErrors !== null && (_errs19 ? vErrors.length = _errs19 : vErrors = null);
          var _valid0 = _errs18 === errors;
          valid9 = valid9 || _valid0;
        }
      }
      if (valid9)
        errors = _errs10, vErrors !== null && (_errs10 ? vErrors.length = _errs10 : vErrors = null);
      else {
        let err5 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.options_from !== void 0) {
      let data10 = data.options_from;
      if (typeof data10 == "string") {
        if (func2(data10) < 1) {
          let err6 = { instancePath: instancePath + "/options_from", schemaPath: "#/definitions/key_options_from/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/options_from", schemaPath: "#/definitions/key_options_from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.maxlength !== void 0) {
      let data16 = data.maxlength, _errs31 = errors, valid20 = !1, _errs32 = errors;
      if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
        let err8 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data16 == "number" && isFinite(data16)) {
        if (data16 > 10485760 || isNaN(data16)) {
          let err9 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10485760 }, message: "must be <= 10485760" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data16 < 1 || isNaN(data16)) {
          let err10 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
      var _valid1 = _errs32 === errors;
      if (valid20 = valid20 || _valid1, !valid20) {
        let _errs34 = errors;
        if (typeof data16 == "string") {
          if (!pattern1.test(data16)) {
            let err11 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^0*[1-9][0-9]{0,7}$" }, message: 'must match pattern "^0*[1-9][0-9]{0,7}$"' };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        } else {
          let err12 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        var _valid1 = _errs34 === errors;
        if (valid20 = valid20 || _valid1, !valid20) {
          let _errs36 = errors;
          if (data16 !== null) {
            let err13 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf/2/type", keyword: "type", params: { type: "null" }, message: "must be null" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
          var _valid1 = _errs36 === errors;
          valid20 = valid20 || _valid1;
        }
      }
      if (valid20)
        errors = _errs31, vErrors !== null && (_errs31 ? vErrors.length = _errs31 : vErrors = null);
      else {
        let err14 = { instancePath: instancePath + "/maxlength", schemaPath: "#/properties/maxlength/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate34.errors = vErrors, errors === 0;
}
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate36.errors = vErrors, errors === 0;
}
var schema230 = { type: ["string", "null"], description: "User for the data source. Treated as a secret: write `${env:NAME}`." }, schema231 = { type: ["string", "null"], description: "Password for the data source. A secret: write `${env:NAME}`." }, schema232 = { type: ["string", "null"], description: "The token that the data source asks for. A secret: write `${env:NAME}`." };
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.http_basic_auth_username !== void 0) {
      let data15 = data.http_basic_auth_username;
      if (typeof data15 != "string" && data15 !== null) {
        let err0 = { instancePath: instancePath + "/http_basic_auth_username", schemaPath: "#/definitions/key_http_basic_auth_username/type", keyword: "type", params: { type: schema230.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.http_basic_auth_password !== void 0) {
      let data16 = data.http_basic_auth_password;
      if (typeof data16 != "string" && data16 !== null) {
        let err1 = { instancePath: instancePath + "/http_basic_auth_password", schemaPath: "#/definitions/key_http_basic_auth_password/type", keyword: "type", params: { type: schema231.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.bearer_token_auth !== void 0) {
      let data17 = data.bearer_token_auth;
      if (typeof data17 != "string" && data17 !== null) {
        let err2 = { instancePath: instancePath + "/bearer_token_auth", schemaPath: "#/definitions/key_bearer_token_auth/type", keyword: "type", params: { type: schema232.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate38.errors = vErrors, errors === 0;
}
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate40.errors = vErrors, errors === 0;
}
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "ticket.customer" || key0 === "ticket.agent" || key0 === "admin.user" || key0 === "admin.organization" || key0 === "admin.group" || key0 === "-all-")) {
        let data0 = data[key0];
        if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
          let err0 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/cell/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      }
    if (data["ticket.customer"] !== void 0) {
      let data1 = data["ticket.customer"];
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
        let err1 = { instancePath: instancePath + "/ticket.customer", schemaPath: "#/definitions/cell/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data["ticket.agent"] !== void 0) {
      let data2 = data["ticket.agent"];
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        let err2 = { instancePath: instancePath + "/ticket.agent", schemaPath: "#/definitions/cell/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data["admin.user"] !== void 0) {
      let data3 = data["admin.user"];
      if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
        let err3 = { instancePath: instancePath + "/admin.user", schemaPath: "#/definitions/cell/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data["admin.organization"] !== void 0) {
      let data4 = data["admin.organization"];
      if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
        let err4 = { instancePath: instancePath + "/admin.organization", schemaPath: "#/definitions/cell/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data["admin.group"] !== void 0) {
      let data5 = data["admin.group"];
      if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
        let err5 = { instancePath: instancePath + "/admin.group", schemaPath: "#/definitions/cell/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data["-all-"] !== void 0) {
      let data6 = data["-all-"];
      if (!(data6 && typeof data6 == "object" && !Array.isArray(data6))) {
        let err6 = { instancePath: instancePath + "/-all-", schemaPath: "#/definitions/cell/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate42.errors = vErrors, errors === 0;
}
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs2 = errors, valid1 = !0, _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.state === void 0 && (missing0 = "state")) {
      let err0 = {};
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    } else if (data.state !== void 0 && data.state !== "absent") {
      let err1 = {};
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  }
  var _valid0 = _errs3 === errors;
  if (errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null), !_valid0) {
    let _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.display === void 0) {
        let err2 = { instancePath, schemaPath: "#/allOf/0/else/required", keyword: "required", params: { missingProperty: "display" }, message: "must have required property 'display'" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (data.data_type === void 0) {
        let err3 = { instancePath, schemaPath: "#/allOf/0/else/required", keyword: "required", params: { missingProperty: "data_type" }, message: "must have required property 'data_type'" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data.name !== void 0) {
        let data1 = data.name, _errs7 = errors, _errs8 = errors;
        if (!(data1 === "_foreign_keys_equal" || data1 === "_has_attribute" || data1 === "_record_changed" || data1 === "allow_destroy" || data1 === "apply_scoping" || data1 === "association_cached" || data1 === "association_foreign_key_changed" || data1 === "association_valid" || data1 === "attribute_came_from_user" || data1 === "attribute_changed" || data1 === "attribute_changed_in_place" || data1 === "attribute_method" || data1 === "attribute_present" || data1 === "attribute_previously_changed" || data1 === "can_use_fast_cache_version" || data1 === "changed_for_autosave" || data1 === "custom_inspect_method_defined" || data1 === "custom_validation_context" || data1 === "destroyed" || data1 === "encrypted_attribute" || data1 === "frozen" || data1 === "has_attribute" || data1 === "has_changes_to_save" || data1 === "has_defer_touch_attrs" || data1 === "has_destroy_flag" || data1 === "has_encrypted_attributes" || data1 === "has_encrypted_rich_texts" || data1 === "has_transactional_callbacks" || data1 === "invalid" || data1 === "inverse_polymorphic_association_changed" || data1 === "locking_enabled" || data1 === "marked_for_destruction" || data1 === "nested_records_changed_for_autosave" || data1 === "new_record" || data1 === "no_touching" || data1 === "param_delimiter" || data1 === "persisted" || data1 === "pk_attribute" || data1 === "previously_new_record" || data1 === "previously_persisted" || data1 === "primary_key_values_present" || data1 === "readonly" || data1 === "reject_new_record" || data1 === "respond_to_without_attributes" || data1 === "should_record_timestamps" || data1 === "strict_loading" || data1 === "strict_loading_all" || data1 === "strict_loading_n_plus_one_only" || data1 === "transaction_include_any_action" || data1 === "trigger_transactional_callbacks" || data1 === "valid" || data1 === "will_be_destroyed" || data1 === "will_save_change_to_attribute")) {
          let err4 = {};
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        var valid4 = _errs8 === errors;
        if (valid4) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "#/allOf/0/else/properties/name/not", keyword: "not", params: {}, message: "must NOT be valid" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        } else
          errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null);
        if (typeof data1 == "string") {
          if (func2(data1) > 63) {
            let err6 = { instancePath: instancePath + "/name", schemaPath: "#/allOf/0/else/properties/name/maxLength", keyword: "maxLength", params: { limit: 63 }, message: "must NOT have more than 63 characters" };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
          if (!pattern0.test(data1)) {
            let err7 = { instancePath: instancePath + "/name", schemaPath: "#/allOf/0/else/properties/name/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_]*[a-z][a-z0-9_]*$" }, message: 'must match pattern "^[a-z0-9_]*[a-z][a-z0-9_]*$"' };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
      }
    }
    var _valid0 = _errs5 === errors;
    valid1 = _valid0;
  }
  if (!valid1) {
    let err8 = { instancePath, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  let _errs10 = errors, valid5 = !0, _errs11 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing1;
    if (data.data_type === void 0 && (missing1 = "data_type")) {
      let err9 = {};
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    } else {
      if (data.data_type !== void 0) {
        let _errs12 = errors;
        if (data.data_type !== "input") {
          let err10 = {};
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        var valid6 = _errs12 === errors;
      } else
        var valid6 = !0;
      if (valid6)
        if (data.state !== void 0) {
          let _errs13 = errors, _errs14 = errors, _errs15 = errors;
          if (data.state !== "absent") {
            let err11 = {};
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
          var valid7 = _errs15 === errors;
          if (valid7) {
            let err12 = {};
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          } else
            errors = _errs14, vErrors !== null && (_errs14 ? vErrors.length = _errs14 : vErrors = null);
          var valid6 = _errs13 === errors;
        } else
          var valid6 = !0;
    }
  }
  var _valid1 = _errs11 === errors;
  if (errors = _errs10, vErrors !== null && (_errs10 ? vErrors.length = _errs10 : vErrors = null), _valid1) {
    let _errs16 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.data_option === void 0) {
        let err13 = { instancePath, schemaPath: "#/allOf/1/then/required", keyword: "required", params: { missingProperty: "data_option" }, message: "must have required property 'data_option'" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      data.data_option !== void 0 && (validate12(data.data_option, { instancePath: instancePath + "/data_option", parentData: data, parentDataProperty: "data_option", rootData }) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length));
    }
    var _valid1 = _errs16 === errors;
    valid5 = _valid1;
  }
  if (!valid5) {
    let err14 = { instancePath, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  let _errs19 = errors, valid9 = !0, _errs20 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing2;
    if (data.data_type === void 0 && (missing2 = "data_type")) {
      let err15 = {};
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    } else {
      if (data.data_type !== void 0) {
        let _errs21 = errors;
        if (data.data_type !== "textarea") {
          let err16 = {};
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        var valid10 = _errs21 === errors;
      } else
        var valid10 = !0;
      if (valid10)
        if (data.state !== void 0) {
          let _errs22 = errors, _errs23 = errors, _errs24 = errors;
          if (data.state !== "absent") {
            let err17 = {};
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
          var valid11 = _errs24 === errors;
          if (valid11) {
            let err18 = {};
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          } else
            errors = _errs23, vErrors !== null && (_errs23 ? vErrors.length = _errs23 : vErrors = null);
          var valid10 = _errs22 === errors;
        } else
          var valid10 = !0;
    }
  }
  var _valid2 = _errs20 === errors;
  if (errors = _errs19, vErrors !== null && (_errs19 ? vErrors.length = _errs19 : vErrors = null), _valid2) {
    let _errs25 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.data_option === void 0) {
        let err19 = { instancePath, schemaPath: "#/allOf/2/then/required", keyword: "required", params: { missingProperty: "data_option" }, message: "must have required property 'data_option'" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      data.data_option !== void 0 && (validate14(data.data_option, { instancePath: instancePath + "/data_option", parentData: data, parentDataProperty: "data_option", rootData }) || (vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors), errors = vErrors.length));
    }
    var _valid2 = _errs25 === errors;
    valid9 = _valid2;
  }
  if (!valid9) {
    let err20 = { instancePath, schemaPath: "#/allOf/2/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  let _errs28 = errors, valid13 = !0, _errs29 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing3;
    if (data.data_type === void 0 && (missing3 = "data_type")) {
      let err21 = {};
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    } else {
      if (data.data_type !== void 0) {
        let _errs30 = errors;
        if (data.data_type !== "richtext") {
          let err22 = {};
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        var valid14 = _errs30 === errors;
      } else
        var valid14 = !0;
      if (valid14)
        if (data.state !== void 0) {
          let _errs31 = errors, _errs32 = errors, _errs33 = errors;
          if (data.state !== "absent") {
            let err23 = {};
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
          var valid15 = _errs33 === errors;
          if (valid15) {
            let err24 = {};
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          } else
            errors = _errs32, vErrors !== null && (_errs32 ? vErrors.length = _errs32 : vErrors = null);
          var valid14 = _errs31 === errors;
        } else
          var valid14 = !0;
    }
  }
  var _valid3 = _errs29 === errors;
  if (errors = _errs28, vErrors !== null && (_errs28 ? vErrors.length = _errs28 : vErrors = null), _valid3) {
    let _errs34 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.data_option === void 0) {
        let err25 = { instancePath, schemaPath: "#/allOf/3/then/required", keyword: "required", params: { missingProperty: "data_option" }, message: "must have required property 'data_option'" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      data.data_option !== void 0 && (validate16(data.data_option, { instancePath: instancePath + "/data_option", parentData: data, parentDataProperty: "data_option", rootData }) || (vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors), errors = vErrors.length));
    }
    var _valid3 = _errs34 === errors;
    valid13 = _valid3;
  }
  if (!valid13) {
    let err26 = { instancePath, schemaPath: "#/allOf/3/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
  }
  let _errs37 = errors, valid17 = !0, _errs38 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing4;
    if (data.data_type === void 0 && (missing4 = "data_type")) {
      let err27 = {};
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    } else {
      if (data.data_type !== void 0) {
        let _errs39 = errors;
        if (data.data_type !== "integer") {
          let err28 = {};
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        var valid18 = _errs39 === errors;
      } else
        var valid18 = !0;
      if (valid18)
        if (data.state !== void 0) {
          let _errs40 = errors, _errs41 = errors, _errs42 = errors;
          if (data.state !== "absent") {
            let err29 = {};
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
          var valid19 = _errs42 === errors;
          if (valid19) {
            let err30 = {};
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          } else
            errors = _errs41, vErrors !== null && (_errs41 ? vErrors.length = _errs41 : vErrors = null);
          var valid18 = _errs40 === errors;
        } else
          var valid18 = !0;
    }
  }
  var _valid4 = _errs38 === errors;
  if (errors = _errs37, vErrors !== null && (_errs37 ? vErrors.length = _errs37 : vErrors = null), _valid4) {
    let _errs43 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.data_option === void 0) {
        let err31 = { instancePath, schemaPath: "#/allOf/4/then/required", keyword: "required", params: { missingProperty: "data_option" }, message: "must have required property 'data_option'" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
      data.data_option !== void 0 && (validate18(data.data_option, { instancePath: instancePath + "/data_option", parentData: data, parentDataProperty: "data_option", rootData }) || (vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors), errors = vErrors.length));
    }
    var _valid4 = _errs43 === errors;
    valid17 = _valid4;
  }
  if (!valid17) {
    let err32 = { instancePath, schemaPath: "#/allOf/4/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
    vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
  }
  let _errs46 = errors, valid21 = !0, _errs47 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing5;
    if (data.data_type === void 0 && (missing5 = "data_type")) {
      let err33 = {};
      vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
    } else {
      if (data.data_type !== void 0) {
        let _errs48 = errors;
        if (data.data_type !== "boolean") {
          let err34 = {};
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        var valid22 = _errs48 === errors;
      } else
        var valid22 = !0;
      if (valid22)
        if (data.state !== void 0) {
          let _errs49 = errors, _errs50 = errors, _errs51 = errors;
          if (data.state !== "absent") {
            let err35 = {};
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
          }
          var valid23 = _errs51 === errors;
          if (valid23) {
            let err36 = {};
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          } else
            errors = _errs50, vErrors !== null && (_errs50 ? vErrors.length = _errs50 : vErrors = null);
          var valid22 = _errs49 === errors;
        } else
          var valid22 = !0;
    }
  }
  var _valid5 = _errs47 === errors;
  if (errors = _errs46, vErrors !== null && (_errs46 ? vErrors.length = _errs46 : vErrors = null), _valid5) {
    let _errs52 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.data_option !== void 0 && (validate20(data.data_option, { instancePath: instancePath + "/data_option", parentData: data, parentDataProperty: "data_option", rootData }) || (vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors), errors = vErrors.length));
    var _valid5 = _errs52 === errors;
    valid21 = _valid5;
  }
  if (!valid21) {
    let err37 = { instancePath, schemaPath: "#/allOf/5/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
    vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
  }
  let _errs55 = errors, valid25 = !0, _errs56 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing6;
    if (data.data_type === void 0 && (missing6 = "data_type")) {
      let err38 = {};
      vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
    } else {
      if (data.data_type !== void 0) {
        let _errs57 = errors;
        if (data.data_type !== "date") {
          let err39 = {};
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
        var valid26 = _errs57 === errors;
      } else
        var valid26 = !0;
      if (valid26)
        if (data.state !== void 0) {
          let _errs58 = errors, _errs59 = errors, _errs60 = errors;
          if (data.state !== "absent") {
            let err40 = {};
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
          var valid27 = _errs60 === errors;
          if (valid27) {
            let err41 = {};
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          } else
            errors = _errs59, vErrors !== null && (_errs59 ? vErrors.length = _errs59 : vErrors = null);
          var valid26 = _errs58 === errors;
        } else
          var valid26 = !0;
    }
  }
  var _valid6 = _errs56 === errors;
  if (errors = _errs55, vErrors !== null && (_errs55 ? vErrors.length = _errs55 : vErrors = null), _valid6) {
    let _errs61 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.data_option !== void 0 && (validate22(data.data_option, { instancePath: instancePath + "/data_option", parentData: data, parentDataProperty: "data_option", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length));
    var _valid6 = _errs61 === errors;
    valid25 = _valid6;
  }
  if (!valid25) {
    let err42 = { instancePath, schemaPath: "#/allOf/6/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
    vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
  }
  let _errs64 = errors, valid29 = !0, _errs65 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing7;
    if (data.data_type === void 0 && (missing7 = "data_type")) {
      let err43 = {};
      vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
    } else {
      if (data.data_type !== void 0) {
        let _errs66 = errors;
        if (data.data_type !== "datetime") {
          let err44 = {};
          vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
        }
        var valid30 = _errs66 === errors;
      } else
        var valid30 = !0;
      if (valid30)
        if (data.state !== void 0) {
          let _errs67 = errors, _errs68 = errors, _errs69 = errors;
          if (data.state !== "absent") {
            let err45 = {};
            vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
          }
          var valid31 = _errs69 === errors;
          if (valid31) {
            let err46 = {};
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          } else
            errors = _errs68, vErrors !== null && (_errs68 ? vErrors.length = _errs68 : vErrors = null);
          var valid30 = _errs67 === errors;
        } else
          var valid30 = !0;
    }
  }
  var _valid7 = _errs65 === errors;
  if (errors = _errs64, vErrors !== null && (_errs64 ? vErrors.length = _errs64 : vErrors = null), _valid7) {
    let _errs70 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.data_option === void 0) {
        let err47 = { instancePath, schemaPath: "#/allOf/7/then/required", keyword: "required", params: { missingProperty: "data_option" }, message: "must have required property 'data_option'" };
        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
      }
      data.data_option !== void 0 && (validate24(data.data_option, { instancePath: instancePath + "/data_option", parentData: data, parentDataProperty: "data_option", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length));
    }
    var _valid7 = _errs70 === errors;
    valid29 = _valid7;
  }
  if (!valid29) {
    let err48 = { instancePath, schemaPath: "#/allOf/7/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
    vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
  }
  let _errs73 = errors, valid33 = !0, _errs74 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing8;
    if (data.data_type === void 0 && (missing8 = "data_type")) {
      let err49 = {};
      vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
    } else {
      if (data.data_type !== void 0) {
        let _errs75 = errors;
        if (data.data_type !== "select") {
          let err50 = {};
          vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
        }
        var valid34 = _errs75 === errors;
      } else
        var valid34 = !0;
      if (valid34)
        if (data.state !== void 0) {
          let _errs76 = errors, _errs77 = errors, _errs78 = errors;
          if (data.state !== "absent") {
            let err51 = {};
            vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
          }
          var valid35 = _errs78 === errors;
          if (valid35) {
            let err52 = {};
            vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
          } else
            errors = _errs77, vErrors !== null && (_errs77 ? vErrors.length = _errs77 : vErrors = null);
          var valid34 = _errs76 === errors;
        } else
          var valid34 = !0;
    }
  }
  var _valid8 = _errs74 === errors;
  if (errors = _errs73, vErrors !== null && (_errs73 ? vErrors.length = _errs73 : vErrors = null), _valid8) {
    let _errs79 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.data_option !== void 0 && (validate26(data.data_option, { instancePath: instancePath + "/data_option", parentData: data, parentDataProperty: "data_option", rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length));
    var _valid8 = _errs79 === errors;
    valid33 = _valid8;
  }
  if (!valid33) {
    let err53 = { instancePath, schemaPath: "#/allOf/8/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
    vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
  }
  let _errs82 = errors, valid37 = !0, _errs83 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing9;
    if (data.data_type === void 0 && (missing9 = "data_type")) {
      let err54 = {};
      vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
    } else {
      if (data.data_type !== void 0) {
        let _errs84 = errors;
        if (data.data_type !== "multiselect") {
          let err55 = {};
          vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
        }
        var valid38 = _errs84 === errors;
      } else
        var valid38 = !0;
      if (valid38)
        if (data.state !== void 0) {
          let _errs85 = errors, _errs86 = errors, _errs87 = errors;
          if (data.state !== "absent") {
            let err56 = {};
            vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
          }
          var valid39 = _errs87 === errors;
          if (valid39) {
            let err57 = {};
            vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
          } else
            errors = _errs86, vErrors !== null && (_errs86 ? vErrors.length = _errs86 : vErrors = null);
          var valid38 = _errs85 === errors;
        } else
          var valid38 = !0;
    }
  }
  var _valid9 = _errs83 === errors;
  if (errors = _errs82, vErrors !== null && (_errs82 ? vErrors.length = _errs82 : vErrors = null), _valid9) {
    let _errs88 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.data_option !== void 0 && (validate28(data.data_option, { instancePath: instancePath + "/data_option", parentData: data, parentDataProperty: "data_option", rootData }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length));
    var _valid9 = _errs88 === errors;
    valid37 = _valid9;
  }
  if (!valid37) {
    let err58 = { instancePath, schemaPath: "#/allOf/9/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
    vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
  }
  let _errs91 = errors, valid41 = !0, _errs92 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing10;
    if (data.data_type === void 0 && (missing10 = "data_type")) {
      let err59 = {};
      vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
    } else {
      if (data.data_type !== void 0) {
        let _errs93 = errors;
        if (data.data_type !== "tree_select") {
          let err60 = {};
          vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
        }
        var valid42 = _errs93 === errors;
      } else
        var valid42 = !0;
      if (valid42)
        if (data.state !== void 0) {
          let _errs94 = errors, _errs95 = errors, _errs96 = errors;
          if (data.state !== "absent") {
            let err61 = {};
            vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
          }
          var valid43 = _errs96 === errors;
          if (valid43) {
            let err62 = {};
            vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
          } else
            errors = _errs95, vErrors !== null && (_errs95 ? vErrors.length = _errs95 : vErrors = null);
          var valid42 = _errs94 === errors;
        } else
          var valid42 = !0;
    }
  }
  var _valid10 = _errs92 === errors;
  if (errors = _errs91, vErrors !== null && (_errs91 ? vErrors.length = _errs91 : vErrors = null), _valid10) {
    let _errs97 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.data_option !== void 0 && (validate30(data.data_option, { instancePath: instancePath + "/data_option", parentData: data, parentDataProperty: "data_option", rootData }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length));
    var _valid10 = _errs97 === errors;
    valid41 = _valid10;
  }
  if (!valid41) {
    let err63 = { instancePath, schemaPath: "#/allOf/10/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
    vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
  }
  let _errs100 = errors, valid45 = !0, _errs101 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing11;
    if (data.data_type === void 0 && (missing11 = "data_type")) {
      let err64 = {};
      vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
    } else {
      if (data.data_type !== void 0) {
        let _errs102 = errors;
        if (data.data_type !== "multi_tree_select") {
          let err65 = {};
          vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
        }
        var valid46 = _errs102 === errors;
      } else
        var valid46 = !0;
      if (valid46)
        if (data.state !== void 0) {
          let _errs103 = errors, _errs104 = errors, _errs105 = errors;
          if (data.state !== "absent") {
            let err66 = {};
            vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
          }
          var valid47 = _errs105 === errors;
          if (valid47) {
            let err67 = {};
            vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
          } else
            errors = _errs104, vErrors !== null && (_errs104 ? vErrors.length = _errs104 : vErrors = null);
          var valid46 = _errs103 === errors;
        } else
          var valid46 = !0;
    }
  }
  var _valid11 = _errs101 === errors;
  if (errors = _errs100, vErrors !== null && (_errs100 ? vErrors.length = _errs100 : vErrors = null), _valid11) {
    let _errs106 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.data_option !== void 0 && (validate32(data.data_option, { instancePath: instancePath + "/data_option", parentData: data, parentDataProperty: "data_option", rootData }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length));
    var _valid11 = _errs106 === errors;
    valid45 = _valid11;
  }
  if (!valid45) {
    let err68 = { instancePath, schemaPath: "#/allOf/11/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
    vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
  }
  let _errs109 = errors, valid49 = !0, _errs110 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing12;
    if (data.data_type === void 0 && (missing12 = "data_type")) {
      let err69 = {};
      vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
    } else {
      if (data.data_type !== void 0) {
        let _errs111 = errors;
        if (data.data_type !== "checkbox") {
          let err70 = {};
          vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
        }
        var valid50 = _errs111 === errors;
      } else
        var valid50 = !0;
      if (valid50)
        if (data.state !== void 0) {
          let _errs112 = errors, _errs113 = errors, _errs114 = errors;
          if (data.state !== "absent") {
            let err71 = {};
            vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
          }
          var valid51 = _errs114 === errors;
          if (valid51) {
            let err72 = {};
            vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
          } else
            errors = _errs113, vErrors !== null && (_errs113 ? vErrors.length = _errs113 : vErrors = null);
          var valid50 = _errs112 === errors;
        } else
          var valid50 = !0;
    }
  }
  var _valid12 = _errs110 === errors;
  if (errors = _errs109, vErrors !== null && (_errs109 ? vErrors.length = _errs109 : vErrors = null), _valid12) {
    let _errs115 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.data_option !== void 0 && (validate34(data.data_option, { instancePath: instancePath + "/data_option", parentData: data, parentDataProperty: "data_option", rootData }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length));
    var _valid12 = _errs115 === errors;
    valid49 = _valid12;
  }
  if (!valid49) {
    let err73 = { instancePath, schemaPath: "#/allOf/12/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
    vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
  }
  let _errs118 = errors, valid53 = !0, _errs119 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing13;
    if (data.data_type === void 0 && (missing13 = "data_type")) {
      let err74 = {};
      vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
    } else {
      if (data.data_type !== void 0) {
        let _errs120 = errors;
        if (data.data_type !== "user_autocompletion") {
          let err75 = {};
          vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
        }
        var valid54 = _errs120 === errors;
      } else
        var valid54 = !0;
      if (valid54)
        if (data.state !== void 0) {
          let _errs121 = errors, _errs122 = errors, _errs123 = errors;
          if (data.state !== "absent") {
            let err76 = {};
            vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
          }
          var valid55 = _errs123 === errors;
          if (valid55) {
            let err77 = {};
            vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
          } else
            errors = _errs122, vErrors !== null && (_errs122 ? vErrors.length = _errs122 : vErrors = null);
          var valid54 = _errs121 === errors;
        } else
          var valid54 = !0;
    }
  }
  var _valid13 = _errs119 === errors;
  if (errors = _errs118, vErrors !== null && (_errs118 ? vErrors.length = _errs118 : vErrors = null), _valid13) {
    let _errs124 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.data_option !== void 0 && (validate36(data.data_option, { instancePath: instancePath + "/data_option", parentData: data, parentDataProperty: "data_option", rootData }) || (vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors), errors = vErrors.length));
    var _valid13 = _errs124 === errors;
    valid53 = _valid13;
  }
  if (!valid53) {
    let err78 = { instancePath, schemaPath: "#/allOf/13/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
    vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
  }
  let _errs127 = errors, valid57 = !0, _errs128 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing14;
    if (data.data_type === void 0 && (missing14 = "data_type")) {
      let err79 = {};
      vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
    } else {
      if (data.data_type !== void 0) {
        let _errs129 = errors;
        if (data.data_type !== "autocompletion_ajax_external_data_source") {
          let err80 = {};
          vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
        }
        var valid58 = _errs129 === errors;
      } else
        var valid58 = !0;
      if (valid58)
        if (data.state !== void 0) {
          let _errs130 = errors, _errs131 = errors, _errs132 = errors;
          if (data.state !== "absent") {
            let err81 = {};
            vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
          }
          var valid59 = _errs132 === errors;
          if (valid59) {
            let err82 = {};
            vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
          } else
            errors = _errs131, vErrors !== null && (_errs131 ? vErrors.length = _errs131 : vErrors = null);
          var valid58 = _errs130 === errors;
        } else
          var valid58 = !0;
    }
  }
  var _valid14 = _errs128 === errors;
  if (errors = _errs127, vErrors !== null && (_errs127 ? vErrors.length = _errs127 : vErrors = null), _valid14) {
    let _errs133 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.data_option !== void 0 && (validate38(data.data_option, { instancePath: instancePath + "/data_option", parentData: data, parentDataProperty: "data_option", rootData }) || (vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors), errors = vErrors.length));
    var _valid14 = _errs133 === errors;
    valid57 = _valid14;
  }
  if (!valid57) {
    let err83 = { instancePath, schemaPath: "#/allOf/14/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
    vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
  }
  let _errs136 = errors, valid61 = !0, _errs137 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing15;
    if (data.data_type === void 0 && (missing15 = "data_type")) {
      let err84 = {};
      vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
    } else {
      if (data.data_type !== void 0) {
        let _errs138 = errors;
        if (data.data_type !== "active") {
          let err85 = {};
          vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
        }
        var valid62 = _errs138 === errors;
      } else
        var valid62 = !0;
      if (valid62)
        if (data.state !== void 0) {
          let _errs139 = errors, _errs140 = errors, _errs141 = errors;
          if (data.state !== "absent") {
            let err86 = {};
            vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
          }
          var valid63 = _errs141 === errors;
          if (valid63) {
            let err87 = {};
            vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
          } else
            errors = _errs140, vErrors !== null && (_errs140 ? vErrors.length = _errs140 : vErrors = null);
          var valid62 = _errs139 === errors;
        } else
          var valid62 = !0;
    }
  }
  var _valid15 = _errs137 === errors;
  if (errors = _errs136, vErrors !== null && (_errs136 ? vErrors.length = _errs136 : vErrors = null), _valid15) {
    let _errs142 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.data_option !== void 0 && (validate40(data.data_option, { instancePath: instancePath + "/data_option", parentData: data, parentDataProperty: "data_option", rootData }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length));
    var _valid15 = _errs142 === errors;
    valid61 = _valid15;
  }
  if (!valid61) {
    let err88 = { instancePath, schemaPath: "#/allOf/15/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
    vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err89 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
    }
    for (let key0 in data)
      if (!func8.call(schema12.properties, key0)) {
        let err90 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
      }
    if (data.name !== void 0 && typeof data.name != "string") {
      let err91 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
    }
    if (data.display !== void 0 && typeof data.display != "string") {
      let err92 = { instancePath: instancePath + "/display", schemaPath: "#/properties/display/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
    }
    if (data.data_type !== void 0) {
      let data49 = data.data_type;
      if (typeof data49 != "string") {
        let err93 = { instancePath: instancePath + "/data_type", schemaPath: "#/properties/data_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
      }
      if (!(data49 === "input" || data49 === "textarea" || data49 === "richtext" || data49 === "integer" || data49 === "boolean" || data49 === "date" || data49 === "datetime" || data49 === "select" || data49 === "multiselect" || data49 === "tree_select" || data49 === "multi_tree_select" || data49 === "checkbox" || data49 === "user_autocompletion" || data49 === "autocompletion_ajax_external_data_source" || data49 === "active")) {
        let err94 = { instancePath: instancePath + "/data_type", schemaPath: "#/properties/data_type/enum", keyword: "enum", params: { allowedValues: schema12.properties.data_type.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
      }
    }
    if (data.data_option !== void 0) {
      let data50 = data.data_option;
      if (!(data50 && typeof data50 == "object" && !Array.isArray(data50))) {
        let err95 = { instancePath: instancePath + "/data_option", schemaPath: "#/properties/data_option/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
      }
    }
    if (data.options_from !== void 0) {
      let data51 = data.options_from;
      if (typeof data51 == "string") {
        if (func2(data51) < 1) {
          let err96 = { instancePath: instancePath + "/options_from", schemaPath: "#/properties/options_from/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
        }
      } else {
        let err97 = { instancePath: instancePath + "/options_from", schemaPath: "#/properties/options_from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
      }
    }
    if (data.screens !== void 0) {
      let data52 = data.screens;
      if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
        for (let key1 in data52)
          func8.call(schema12.properties.screens.properties, key1) || validate42(data52[key1], { instancePath: instancePath + "/screens/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data52, parentDataProperty: key1, rootData }) || (vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors), errors = vErrors.length);
        data52.create_top !== void 0 && (validate42(data52.create_top, { instancePath: instancePath + "/screens/create_top", parentData: data52, parentDataProperty: "create_top", rootData }) || (vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors), errors = vErrors.length)), data52.create_middle !== void 0 && (validate42(data52.create_middle, { instancePath: instancePath + "/screens/create_middle", parentData: data52, parentDataProperty: "create_middle", rootData }) || (vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors), errors = vErrors.length)), data52.create_bottom !== void 0 && (validate42(data52.create_bottom, { instancePath: instancePath + "/screens/create_bottom", parentData: data52, parentDataProperty: "create_bottom", rootData }) || (vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors), errors = vErrors.length)), data52.create !== void 0 && (validate42(data52.create, { instancePath: instancePath + "/screens/create", parentData: data52, parentDataProperty: "create", rootData }) || (vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors), errors = vErrors.length)), data52.edit !== void 0 && (validate42(data52.edit, { instancePath: instancePath + "/screens/edit", parentData: data52, parentDataProperty: "edit", rootData }) || (vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors), errors = vErrors.length)), data52.view !== void 0 && (validate42(data52.view, { instancePath: instancePath + "/screens/view", parentData: data52, parentDataProperty: "view", rootData }) || (vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors), errors = vErrors.length)), data52.signup !== void 0 && (validate42(data52.signup, { instancePath: instancePath + "/screens/signup", parentData: data52, parentDataProperty: "signup", rootData }) || (vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors), errors = vErrors.length)), data52.invite_agent !== void 0 && (validate42(data52.invite_agent, { instancePath: instancePath + "/screens/invite_agent", parentData: data52, parentDataProperty: "invite_agent", rootData }) || (vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors), errors = vErrors.length)), data52.invite_customer !== void 0 && (validate42(data52.invite_customer, { instancePath: instancePath + "/screens/invite_customer", parentData: data52, parentDataProperty: "invite_customer", rootData }) || (vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors), errors = vErrors.length)), data52.overview_bulk !== void 0 && (validate42(data52.overview_bulk, { instancePath: instancePath + "/screens/overview_bulk", parentData: data52, parentDataProperty: "overview_bulk", rootData }) || (vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors), errors = vErrors.length));
      } else {
        let err98 = { instancePath: instancePath + "/screens", schemaPath: "#/properties/screens/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
      }
    }
    if (data.position !== void 0) {
      let data64 = data.position;
      if (!(typeof data64 == "number" && !(data64 % 1) && !isNaN(data64) && isFinite(data64))) {
        let err99 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
      }
      if (typeof data64 == "number" && isFinite(data64)) {
        if (data64 > 2147483647 || isNaN(data64)) {
          let err100 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
        }
        if (data64 < -2147483648 || isNaN(data64)) {
          let err101 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: -2147483648 }, message: "must be >= -2147483648" };
          vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
        }
      }
    }
    if (data.active !== void 0 && typeof data.active != "boolean") {
      let err102 = { instancePath: instancePath + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
    }
    if (data.state !== void 0) {
      let data66 = data.state;
      if (!(data66 === "present" || data66 === "absent")) {
        let err103 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema12.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
      }
    }
    if (data.created_before !== void 0) {
      let data67 = data.created_before;
      if (typeof data67 == "string") {
        if (!pattern7.test(data67)) {
          let err104 = { instancePath: instancePath + "/created_before", schemaPath: "#/properties/created_before/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)?(Z|[+-][0-9]{2}:[0-9]{2}))?$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)?(Z|[+-][0-9]{2}:[0-9]{2}))?$"' };
          vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
        }
      } else {
        let err105 = { instancePath: instancePath + "/created_before", schemaPath: "#/properties/created_before/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
      }
    }
    if (data.protect !== void 0 && typeof data.protect != "boolean") {
      let err106 = { instancePath: instancePath + "/protect", schemaPath: "#/properties/protect/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
    }
    if (data.ignore !== void 0) {
      let data69 = data.ignore;
      if (Array.isArray(data69)) {
        let len0 = data69.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data69[i0] != "string") {
            let err107 = { instancePath: instancePath + "/ignore/" + i0, schemaPath: "#/properties/ignore/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
          }
      } else {
        let err108 = { instancePath: instancePath + "/ignore", schemaPath: "#/properties/ignore/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
      }
    }
    if (data.accept !== void 0) {
      let data71 = data.accept;
      if (Array.isArray(data71)) {
        let len1 = data71.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data72 = data71[i1];
          if (!(data72 === "required" || data72 === "shorter_maxlength" || data72 === "data_type" || data72 === "option_removed")) {
            let err109 = { instancePath: instancePath + "/accept/" + i1, schemaPath: "#/properties/accept/items/enum", keyword: "enum", params: { allowedValues: schema12.properties.accept.items.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
          }
        }
      } else {
        let err110 = { instancePath: instancePath + "/accept", schemaPath: "#/properties/accept/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
      }
    }
  } else {
    let err111 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
  }
  return validate11.errors = vErrors, errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.object === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "object" }, message: "must have required property 'object'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.attributes === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attributes" }, message: "must have required property 'attributes'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "object" || key0 === "attributes")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.object !== void 0) {
      let data0 = data.object;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (!(data0 === "Ticket" || data0 === "User" || data0 === "Organization" || data0 === "Group" || data0 === "Organisation")) {
        let err4 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: schema11.properties.object.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.attributes !== void 0) {
      let data1 = data.attributes;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate11(data1[i0], { instancePath: instancePath + "/attributes/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/attributes", schemaPath: "#/properties/attributes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
var project = validate55, schema253 = { $schema: "http://json-schema.org/draft-07/schema#", $id: "https://json.schemastore.org/deskform-project-1.json", title: "deskform project", description: "deskform.yaml: where the attribute files are, and the help desks they describe.", type: "object", additionalProperties: !1, properties: { version: { const: 1, description: "Version of this file's form: 1." }, attributes: { description: "Pattern, or list of patterns, of the attribute files; `attributes/**/*.yaml` when left out.", type: ["string", "array"], minItems: 1, minLength: 1, items: { type: "string", minLength: 1, description: "Pattern of attribute files." } }, lint: { type: "object", description: "What becomes of warnings, by code, such as `option-blanks: error`; docs/linting.md lists the codes.", additionalProperties: { enum: ["error", "warning", "off"] } }, defaults: { $ref: "#/definitions/defaults", description: "Settings of every target: maps merge into it, lists and values of its own win." }, targets: { type: ["object", "string", "array"], description: "The help desks, by name; or a pattern, or list of patterns, of files with one target each.", additionalProperties: { $ref: "#/definitions/target" }, propertyNames: { pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]*$" }, minItems: 1, minLength: 1, items: { type: "string", minLength: 1, description: "Pattern of target files." } } }, definitions: { defaults: { type: "object", description: "Settings of every target.", additionalProperties: !1, properties: { auth: { $ref: "#/definitions/target/properties/auth" }, on_behalf_of: { $ref: "#/definitions/target/properties/on_behalf_of" }, release: { $ref: "#/definitions/target/properties/release" }, undeclared: { $ref: "#/definitions/target/properties/undeclared" }, limits: { $ref: "#/definitions/target/properties/limits" }, foreign_changes: { $ref: "#/definitions/target/properties/foreign_changes" }, on_failure: { $ref: "#/definitions/target/properties/on_failure" }, restart: { $ref: "#/definitions/target/properties/restart" }, tls: { $ref: "#/definitions/target/properties/tls" }, proxy: { $ref: "#/definitions/target/properties/proxy" }, timeout: { $ref: "#/definitions/target/properties/timeout" }, headers: { $ref: "#/definitions/target/properties/headers" }, tags: { $ref: "#/definitions/target/properties/tags" }, overlays: { $ref: "#/definitions/target/properties/overlays" } } }, target: { type: "object", description: "One help desk.", additionalProperties: !1, required: ["url"], properties: { url: { type: "string", description: "Address of the help desk, such as `https://helpdesk.example.com`." }, auth: { type: "object", additionalProperties: !1, description: "One way in: `token`, `user` with `password`, or `bearer`. Write `${env:NAME}`, not the secret.", properties: { token: { type: "string", description: "Access token, with the permission admin.object." }, user: { type: "string", description: "User name for basic authentication." }, password: { type: "string", description: "Password for basic authentication." }, bearer: { type: "string", description: "OAuth 2 token." } } }, on_behalf_of: { type: "string", description: "Id, login or e-mail address of the user in whose name requests run. Needs admin.user." }, release: { enum: ["5.2", "6.5", 5.2, 6.5], description: "Release of the help desk; read off its rows when left out." }, undeclared: { enum: ["keep", "report", "delete"], enumDescriptions: ["Leave alone what no file lists.", "Leave it alone and warn.", "Delete what no file lists."], description: "What becomes of attributes that no file lists; `keep` when left out." }, limits: { type: "object", additionalProperties: !1, description: "How much one apply may destroy.", properties: { destroy: { type: "integer", minimum: 0, description: "Attributes whose stored values one apply may drop; 3 when left out." } } }, foreign_changes: { enum: ["refuse", "include"], enumDescriptions: ["Stop before migrating what others have staged.", "Migrate it too."], description: "What to do with changes that others have staged; `refuse` when left out." }, on_failure: { enum: ["undo", "keep"], enumDescriptions: ["Take back what this run staged.", "Leave it for `resume`."], description: "What becomes of staged changes when an apply fails before the migration; `undo` when left out." }, restart: { type: "object", additionalProperties: !1, description: "How the help desk restarts after a migration that changes columns.", properties: { expect: { type: "string", pattern: "^(auto|none|[0-9]+(ms|s|m|h))$", description: "`auto` (look), `none` (never wait), or a time within which the outage must be seen." }, wait: { type: "string", pattern: "^[0-9]+(ms|s|m|h)$", description: "How long to wait for the help desk to come back; 60s when left out." }, command: { type: "array", minItems: 1, items: { type: "string" }, description: "A command that restarts the help desk, as program and arguments." }, steady: { type: "string", pattern: "^[0-9]+(ms|s|m|h)$", description: "How long it must answer without a break to count as back; 3s when left out." }, window: { type: "string", description: "When restarts and losses are allowed, such as `Sun 02:00-04:00 Europe/Berlin`." } } }, tls: { type: "object", additionalProperties: !1, description: "Certificates, as PEM files beside deskform.yaml.", properties: { ca: { type: "string", description: "Certificate authority to trust." }, cert: { type: "string", description: "Certificate of this client." }, key: { type: "string", description: "Key of this client." } } }, proxy: { type: "string", description: "Address of the proxy." }, timeout: { type: "string", pattern: "^[0-9]+(ms|s|m|h)$", description: "How long one request may take; 30s when left out." }, headers: { type: "object", additionalProperties: { type: "string" }, description: "Headers sent with every request." }, tags: { type: "array", items: { type: "string" }, description: "Words to choose targets by, with `--target tag:WORD`." }, overlays: { description: "Pattern, or list of patterns, of attribute files that change or add settings for this target alone.", type: ["string", "array"], minItems: 1, minLength: 1, items: { type: "string", minLength: 1, description: "Pattern of overlay files." } } } } } }, schema269 = { type: "object", description: "One help desk.", additionalProperties: !1, required: ["url"], properties: { url: { type: "string", description: "Address of the help desk, such as `https://helpdesk.example.com`." }, auth: { type: "object", additionalProperties: !1, description: "One way in: `token`, `user` with `password`, or `bearer`. Write `${env:NAME}`, not the secret.", properties: { token: { type: "string", description: "Access token, with the permission admin.object." }, user: { type: "string", description: "User name for basic authentication." }, password: { type: "string", description: "Password for basic authentication." }, bearer: { type: "string", description: "OAuth 2 token." } } }, on_behalf_of: { type: "string", description: "Id, login or e-mail address of the user in whose name requests run. Needs admin.user." }, release: { enum: ["5.2", "6.5", 5.2, 6.5], description: "Release of the help desk; read off its rows when left out." }, undeclared: { enum: ["keep", "report", "delete"], enumDescriptions: ["Leave alone what no file lists.", "Leave it alone and warn.", "Delete what no file lists."], description: "What becomes of attributes that no file lists; `keep` when left out." }, limits: { type: "object", additionalProperties: !1, description: "How much one apply may destroy.", properties: { destroy: { type: "integer", minimum: 0, description: "Attributes whose stored values one apply may drop; 3 when left out." } } }, foreign_changes: { enum: ["refuse", "include"], enumDescriptions: ["Stop before migrating what others have staged.", "Migrate it too."], description: "What to do with changes that others have staged; `refuse` when left out." }, on_failure: { enum: ["undo", "keep"], enumDescriptions: ["Take back what this run staged.", "Leave it for `resume`."], description: "What becomes of staged changes when an apply fails before the migration; `undo` when left out." }, restart: { type: "object", additionalProperties: !1, description: "How the help desk restarts after a migration that changes columns.", properties: { expect: { type: "string", pattern: "^(auto|none|[0-9]+(ms|s|m|h))$", description: "`auto` (look), `none` (never wait), or a time within which the outage must be seen." }, wait: { type: "string", pattern: "^[0-9]+(ms|s|m|h)$", description: "How long to wait for the help desk to come back; 60s when left out." }, command: { type: "array", minItems: 1, items: { type: "string" }, description: "A command that restarts the help desk, as program and arguments." }, steady: { type: "string", pattern: "^[0-9]+(ms|s|m|h)$", description: "How long it must answer without a break to count as back; 3s when left out." }, window: { type: "string", description: "When restarts and losses are allowed, such as `Sun 02:00-04:00 Europe/Berlin`." } } }, tls: { type: "object", additionalProperties: !1, description: "Certificates, as PEM files beside deskform.yaml.", properties: { ca: { type: "string", description: "Certificate authority to trust." }, cert: { type: "string", description: "Certificate of this client." }, key: { type: "string", description: "Key of this client." } } }, proxy: { type: "string", description: "Address of the proxy." }, timeout: { type: "string", pattern: "^[0-9]+(ms|s|m|h)$", description: "How long one request may take; 30s when left out." }, headers: { type: "object", additionalProperties: { type: "string" }, description: "Headers sent with every request." }, tags: { type: "array", items: { type: "string" }, description: "Words to choose targets by, with `--target tag:WORD`." }, overlays: { description: "Pattern, or list of patterns, of attribute files that change or add settings for this target alone.", type: ["string", "array"], minItems: 1, minLength: 1, items: { type: "string", minLength: 1, description: "Pattern of overlay files." } } } }, schema254 = { type: "object", description: "Settings of every target.", additionalProperties: !1, properties: { auth: { $ref: "#/definitions/target/properties/auth" }, on_behalf_of: { $ref: "#/definitions/target/properties/on_behalf_of" }, release: { $ref: "#/definitions/target/properties/release" }, undeclared: { $ref: "#/definitions/target/properties/undeclared" }, limits: { $ref: "#/definitions/target/properties/limits" }, foreign_changes: { $ref: "#/definitions/target/properties/foreign_changes" }, on_failure: { $ref: "#/definitions/target/properties/on_failure" }, restart: { $ref: "#/definitions/target/properties/restart" }, tls: { $ref: "#/definitions/target/properties/tls" }, proxy: { $ref: "#/definitions/target/properties/proxy" }, timeout: { $ref: "#/definitions/target/properties/timeout" }, headers: { $ref: "#/definitions/target/properties/headers" }, tags: { $ref: "#/definitions/target/properties/tags" }, overlays: { $ref: "#/definitions/target/properties/overlays" } } };
var schema257 = { enum: ["5.2", "6.5", 5.2, 6.5], description: "Release of the help desk; read off its rows when left out." }, schema258 = { enum: ["keep", "report", "delete"], enumDescriptions: ["Leave alone what no file lists.", "Leave it alone and warn.", "Delete what no file lists."], description: "What becomes of attributes that no file lists; `keep` when left out." };
var schema260 = { enum: ["refuse", "include"], enumDescriptions: ["Stop before migrating what others have staged.", "Migrate it too."], description: "What to do with changes that others have staged; `refuse` when left out." }, schema261 = { enum: ["undo", "keep"], enumDescriptions: ["Take back what this run staged.", "Leave it for `resume`."], description: "What becomes of staged changes when an apply fails before the migration; `undo` when left out." };
var schema268 = { description: "Pattern, or list of patterns, of attribute files that change or add settings for this target alone.", type: ["string", "array"], minItems: 1, minLength: 1, items: { type: "string", minLength: 1, description: "Pattern of overlay files." } }, pattern8 = new RegExp("^(auto|none|[0-9]+(ms|s|m|h))$", "u"), pattern9 = new RegExp("^[0-9]+(ms|s|m|h)$", "u");
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func8.call(schema254.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.auth !== void 0) {
      let data0 = data.auth;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (let key1 in data0)
          if (!(key1 === "token" || key1 === "user" || key1 === "password" || key1 === "bearer")) {
            let err1 = { instancePath: instancePath + "/auth", schemaPath: "#/definitions/target/properties/auth/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        if (data0.token !== void 0 && typeof data0.token != "string") {
          let err2 = { instancePath: instancePath + "/auth/token", schemaPath: "#/definitions/target/properties/auth/properties/token/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0.user !== void 0 && typeof data0.user != "string") {
          let err3 = { instancePath: instancePath + "/auth/user", schemaPath: "#/definitions/target/properties/auth/properties/user/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0.password !== void 0 && typeof data0.password != "string") {
          let err4 = { instancePath: instancePath + "/auth/password", schemaPath: "#/definitions/target/properties/auth/properties/password/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0.bearer !== void 0 && typeof data0.bearer != "string") {
          let err5 = { instancePath: instancePath + "/auth/bearer", schemaPath: "#/definitions/target/properties/auth/properties/bearer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/auth", schemaPath: "#/definitions/target/properties/auth/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.on_behalf_of !== void 0 && typeof data.on_behalf_of != "string") {
      let err7 = { instancePath: instancePath + "/on_behalf_of", schemaPath: "#/definitions/target/properties/on_behalf_of/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.release !== void 0) {
      let data6 = data.release;
      if (!(data6 === "5.2" || data6 === "6.5" || data6 === 5.2 || data6 === 6.5)) {
        let err8 = { instancePath: instancePath + "/release", schemaPath: "#/definitions/target/properties/release/enum", keyword: "enum", params: { allowedValues: schema257.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.undeclared !== void 0) {
      let data7 = data.undeclared;
      if (!(data7 === "keep" || data7 === "report" || data7 === "delete")) {
        let err9 = { instancePath: instancePath + "/undeclared", schemaPath: "#/definitions/target/properties/undeclared/enum", keyword: "enum", params: { allowedValues: schema258.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.limits !== void 0) {
      let data8 = data.limits;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        for (let key2 in data8)
          if (key2 !== "destroy") {
            let err10 = { instancePath: instancePath + "/limits", schemaPath: "#/definitions/target/properties/limits/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        if (data8.destroy !== void 0) {
          let data9 = data8.destroy;
          if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
            let err11 = { instancePath: instancePath + "/limits/destroy", schemaPath: "#/definitions/target/properties/limits/properties/destroy/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
          if (typeof data9 == "number" && isFinite(data9) && (data9 < 0 || isNaN(data9))) {
            let err12 = { instancePath: instancePath + "/limits/destroy", schemaPath: "#/definitions/target/properties/limits/properties/destroy/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
      } else {
        let err13 = { instancePath: instancePath + "/limits", schemaPath: "#/definitions/target/properties/limits/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.foreign_changes !== void 0) {
      let data10 = data.foreign_changes;
      if (!(data10 === "refuse" || data10 === "include")) {
        let err14 = { instancePath: instancePath + "/foreign_changes", schemaPath: "#/definitions/target/properties/foreign_changes/enum", keyword: "enum", params: { allowedValues: schema260.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.on_failure !== void 0) {
      let data11 = data.on_failure;
      if (!(data11 === "undo" || data11 === "keep")) {
        let err15 = { instancePath: instancePath + "/on_failure", schemaPath: "#/definitions/target/properties/on_failure/enum", keyword: "enum", params: { allowedValues: schema261.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.restart !== void 0) {
      let data12 = data.restart;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        for (let key3 in data12)
          if (!(key3 === "expect" || key3 === "wait" || key3 === "command" || key3 === "steady" || key3 === "window")) {
            let err16 = { instancePath: instancePath + "/restart", schemaPath: "#/definitions/target/properties/restart/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        if (data12.expect !== void 0) {
          let data13 = data12.expect;
          if (typeof data13 == "string") {
            if (!pattern8.test(data13)) {
              let err17 = { instancePath: instancePath + "/restart/expect", schemaPath: "#/definitions/target/properties/restart/properties/expect/pattern", keyword: "pattern", params: { pattern: "^(auto|none|[0-9]+(ms|s|m|h))$" }, message: 'must match pattern "^(auto|none|[0-9]+(ms|s|m|h))$"' };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
          } else {
            let err18 = { instancePath: instancePath + "/restart/expect", schemaPath: "#/definitions/target/properties/restart/properties/expect/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
        if (data12.wait !== void 0) {
          let data14 = data12.wait;
          if (typeof data14 == "string") {
            if (!pattern9.test(data14)) {
              let err19 = { instancePath: instancePath + "/restart/wait", schemaPath: "#/definitions/target/properties/restart/properties/wait/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(ms|s|m|h)$" }, message: 'must match pattern "^[0-9]+(ms|s|m|h)$"' };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
          } else {
            let err20 = { instancePath: instancePath + "/restart/wait", schemaPath: "#/definitions/target/properties/restart/properties/wait/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
        if (data12.command !== void 0) {
          let data15 = data12.command;
          if (Array.isArray(data15)) {
            if (data15.length < 1) {
              let err21 = { instancePath: instancePath + "/restart/command", schemaPath: "#/definitions/target/properties/restart/properties/command/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
            let len0 = data15.length;
            for (let i0 = 0; i0 < len0; i0++)
              if (typeof data15[i0] != "string") {
                let err22 = { instancePath: instancePath + "/restart/command/" + i0, schemaPath: "#/definitions/target/properties/restart/properties/command/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
              }
          } else {
            let err23 = { instancePath: instancePath + "/restart/command", schemaPath: "#/definitions/target/properties/restart/properties/command/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        }
        if (data12.steady !== void 0) {
          let data17 = data12.steady;
          if (typeof data17 == "string") {
            if (!pattern9.test(data17)) {
              let err24 = { instancePath: instancePath + "/restart/steady", schemaPath: "#/definitions/target/properties/restart/properties/steady/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(ms|s|m|h)$" }, message: 'must match pattern "^[0-9]+(ms|s|m|h)$"' };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
          } else {
            let err25 = { instancePath: instancePath + "/restart/steady", schemaPath: "#/definitions/target/properties/restart/properties/steady/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
        if (data12.window !== void 0 && typeof data12.window != "string") {
          let err26 = { instancePath: instancePath + "/restart/window", schemaPath: "#/definitions/target/properties/restart/properties/window/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      } else {
        let err27 = { instancePath: instancePath + "/restart", schemaPath: "#/definitions/target/properties/restart/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.tls !== void 0) {
      let data19 = data.tls;
      if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
        for (let key4 in data19)
          if (!(key4 === "ca" || key4 === "cert" || key4 === "key")) {
            let err28 = { instancePath: instancePath + "/tls", schemaPath: "#/definitions/target/properties/tls/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        if (data19.ca !== void 0 && typeof data19.ca != "string") {
          let err29 = { instancePath: instancePath + "/tls/ca", schemaPath: "#/definitions/target/properties/tls/properties/ca/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (data19.cert !== void 0 && typeof data19.cert != "string") {
          let err30 = { instancePath: instancePath + "/tls/cert", schemaPath: "#/definitions/target/properties/tls/properties/cert/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        if (data19.key !== void 0 && typeof data19.key != "string") {
          let err31 = { instancePath: instancePath + "/tls/key", schemaPath: "#/definitions/target/properties/tls/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
      } else {
        let err32 = { instancePath: instancePath + "/tls", schemaPath: "#/definitions/target/properties/tls/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.proxy !== void 0 && typeof data.proxy != "string") {
      let err33 = { instancePath: instancePath + "/proxy", schemaPath: "#/definitions/target/properties/proxy/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
    }
    if (data.timeout !== void 0) {
      let data24 = data.timeout;
      if (typeof data24 == "string") {
        if (!pattern9.test(data24)) {
          let err34 = { instancePath: instancePath + "/timeout", schemaPath: "#/definitions/target/properties/timeout/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(ms|s|m|h)$" }, message: 'must match pattern "^[0-9]+(ms|s|m|h)$"' };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
      } else {
        let err35 = { instancePath: instancePath + "/timeout", schemaPath: "#/definitions/target/properties/timeout/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.headers !== void 0) {
      let data25 = data.headers;
      if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
        for (let key5 in data25)
          if (typeof data25[key5] != "string") {
            let err36 = { instancePath: instancePath + "/headers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/target/properties/headers/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
      } else {
        let err37 = { instancePath: instancePath + "/headers", schemaPath: "#/definitions/target/properties/headers/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.tags !== void 0) {
      let data27 = data.tags;
      if (Array.isArray(data27)) {
        let len1 = data27.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data27[i1] != "string") {
            let err38 = { instancePath: instancePath + "/tags/" + i1, schemaPath: "#/definitions/target/properties/tags/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
      } else {
        let err39 = { instancePath: instancePath + "/tags", schemaPath: "#/definitions/target/properties/tags/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.overlays !== void 0) {
      let data29 = data.overlays;
      if (typeof data29 != "string" && !Array.isArray(data29)) {
        let err40 = { instancePath: instancePath + "/overlays", schemaPath: "#/definitions/target/properties/overlays/type", keyword: "type", params: { type: schema268.type }, message: "must be string,array" };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
      if (typeof data29 == "string" && func2(data29) < 1) {
        let err41 = { instancePath: instancePath + "/overlays", schemaPath: "#/definitions/target/properties/overlays/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
      if (Array.isArray(data29)) {
        if (data29.length < 1) {
          let err42 = { instancePath: instancePath + "/overlays", schemaPath: "#/definitions/target/properties/overlays/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
        let len2 = data29.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data30 = data29[i2];
          if (typeof data30 == "string") {
            if (func2(data30) < 1) {
              let err43 = { instancePath: instancePath + "/overlays/" + i2, schemaPath: "#/definitions/target/properties/overlays/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
            }
          } else {
            let err44 = { instancePath: instancePath + "/overlays/" + i2, schemaPath: "#/definitions/target/properties/overlays/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        }
      }
    }
  } else {
    let err45 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
  }
  return validate56.errors = vErrors, errors === 0;
}
var pattern12 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]*$", "u");
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "version" || key0 === "attributes" || key0 === "lint" || key0 === "defaults" || key0 === "targets")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.version !== void 0 && data.version !== 1) {
      let err1 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.attributes !== void 0) {
      let data1 = data.attributes;
      if (typeof data1 != "string" && !Array.isArray(data1)) {
        let err2 = { instancePath: instancePath + "/attributes", schemaPath: "#/properties/attributes/type", keyword: "type", params: { type: schema253.properties.attributes.type }, message: "must be string,array" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data1 == "string" && func2(data1) < 1) {
        let err3 = { instancePath: instancePath + "/attributes", schemaPath: "#/properties/attributes/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          let err4 = { instancePath: instancePath + "/attributes", schemaPath: "#/properties/attributes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 == "string") {
            if (func2(data2) < 1) {
              let err5 = { instancePath: instancePath + "/attributes/" + i0, schemaPath: "#/properties/attributes/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/attributes/" + i0, schemaPath: "#/properties/attributes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      }
    }
    if (data.lint !== void 0) {
      let data3 = data.lint;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3))
        for (let key1 in data3) {
          let data4 = data3[key1];
          if (!(data4 === "error" || data4 === "warning" || data4 === "off")) {
            let err7 = { instancePath: instancePath + "/lint/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/lint/additionalProperties/enum", keyword: "enum", params: { allowedValues: schema253.properties.lint.additionalProperties.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
      else {
        let err8 = { instancePath: instancePath + "/lint", schemaPath: "#/properties/lint/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.defaults !== void 0 && (validate56(data.defaults, { instancePath: instancePath + "/defaults", parentData: data, parentDataProperty: "defaults", rootData }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length)), data.targets !== void 0) {
      let data6 = data.targets;
      if ((!data6 || typeof data6 != "object") && typeof data6 != "string") {
        let err9 = { instancePath: instancePath + "/targets", schemaPath: "#/properties/targets/type", keyword: "type", params: { type: schema253.properties.targets.type }, message: "must be object,string,array" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data6 == "string" && func2(data6) < 1) {
        let err10 = { instancePath: instancePath + "/targets", schemaPath: "#/properties/targets/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (Array.isArray(data6)) {
        if (data6.length < 1) {
          let err11 = { instancePath: instancePath + "/targets", schemaPath: "#/properties/targets/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        let len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data7 = data6[i1];
          if (typeof data7 == "string") {
            if (func2(data7) < 1) {
              let err12 = { instancePath: instancePath + "/targets/" + i1, schemaPath: "#/properties/targets/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
          } else {
            let err13 = { instancePath: instancePath + "/targets/" + i1, schemaPath: "#/properties/targets/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
      }
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        for (let key2 in data6) {
          let _errs16 = errors;
          if (typeof key2 == "string" && !pattern12.test(key2)) {
            let err14 = { instancePath: instancePath + "/targets", schemaPath: "#/properties/targets/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9_.-]*$"', propertyName: key2 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
          var valid6 = _errs16 === errors;
          if (!valid6) {
            let err15 = { instancePath: instancePath + "/targets", schemaPath: "#/properties/targets/propertyNames", keyword: "propertyNames", params: { propertyName: key2 }, message: "property name must be valid" };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        }
        for (let key3 in data6) {
          let data8 = data6[key3];
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.url === void 0) {
              let err16 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/target/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
            for (let key4 in data8)
              if (!func8.call(schema269.properties, key4)) {
                let err17 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/target/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            if (data8.url !== void 0 && typeof data8.url != "string") {
              let err18 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/url", schemaPath: "#/definitions/target/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
            if (data8.auth !== void 0) {
              let data10 = data8.auth;
              if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                for (let key5 in data10)
                  if (!(key5 === "token" || key5 === "user" || key5 === "password" || key5 === "bearer")) {
                    let err19 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth", schemaPath: "#/definitions/target/properties/auth/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
                    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                  }
                if (data10.token !== void 0 && typeof data10.token != "string") {
                  let err20 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth/token", schemaPath: "#/definitions/target/properties/auth/properties/token/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                }
                if (data10.user !== void 0 && typeof data10.user != "string") {
                  let err21 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth/user", schemaPath: "#/definitions/target/properties/auth/properties/user/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                }
                if (data10.password !== void 0 && typeof data10.password != "string") {
                  let err22 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth/password", schemaPath: "#/definitions/target/properties/auth/properties/password/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                }
                if (data10.bearer !== void 0 && typeof data10.bearer != "string") {
                  let err23 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth/bearer", schemaPath: "#/definitions/target/properties/auth/properties/bearer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                }
              } else {
                let err24 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth", schemaPath: "#/definitions/target/properties/auth/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
              }
            }
            if (data8.on_behalf_of !== void 0 && typeof data8.on_behalf_of != "string") {
              let err25 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/on_behalf_of", schemaPath: "#/definitions/target/properties/on_behalf_of/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
            if (data8.release !== void 0) {
              let data16 = data8.release;
              if (!(data16 === "5.2" || data16 === "6.5" || data16 === 5.2 || data16 === 6.5)) {
                let err26 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/release", schemaPath: "#/definitions/target/properties/release/enum", keyword: "enum", params: { allowedValues: schema269.properties.release.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
              }
            }
            if (data8.undeclared !== void 0) {
              let data17 = data8.undeclared;
              if (!(data17 === "keep" || data17 === "report" || data17 === "delete")) {
                let err27 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/undeclared", schemaPath: "#/definitions/target/properties/undeclared/enum", keyword: "enum", params: { allowedValues: schema269.properties.undeclared.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
              }
            }
            if (data8.limits !== void 0) {
              let data18 = data8.limits;
              if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                for (let key6 in data18)
                  if (key6 !== "destroy") {
                    let err28 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/limits", schemaPath: "#/definitions/target/properties/limits/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
                    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                  }
                if (data18.destroy !== void 0) {
                  let data19 = data18.destroy;
                  if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19) && isFinite(data19))) {
                    let err29 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/limits/destroy", schemaPath: "#/definitions/target/properties/limits/properties/destroy/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                  }
                  if (typeof data19 == "number" && isFinite(data19) && (data19 < 0 || isNaN(data19))) {
                    let err30 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/limits/destroy", schemaPath: "#/definitions/target/properties/limits/properties/destroy/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                  }
                }
              } else {
                let err31 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/limits", schemaPath: "#/definitions/target/properties/limits/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
              }
            }
            if (data8.foreign_changes !== void 0) {
              let data20 = data8.foreign_changes;
              if (!(data20 === "refuse" || data20 === "include")) {
                let err32 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/foreign_changes", schemaPath: "#/definitions/target/properties/foreign_changes/enum", keyword: "enum", params: { allowedValues: schema269.properties.foreign_changes.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
              }
            }
            if (data8.on_failure !== void 0) {
              let data21 = data8.on_failure;
              if (!(data21 === "undo" || data21 === "keep")) {
                let err33 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/on_failure", schemaPath: "#/definitions/target/properties/on_failure/enum", keyword: "enum", params: { allowedValues: schema269.properties.on_failure.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
              }
            }
            if (data8.restart !== void 0) {
              let data22 = data8.restart;
              if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                for (let key7 in data22)
                  if (!(key7 === "expect" || key7 === "wait" || key7 === "command" || key7 === "steady" || key7 === "window")) {
                    let err34 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart", schemaPath: "#/definitions/target/properties/restart/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
                    vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                  }
                if (data22.expect !== void 0) {
                  let data23 = data22.expect;
                  if (typeof data23 == "string") {
                    if (!pattern8.test(data23)) {
                      let err35 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/expect", schemaPath: "#/definitions/target/properties/restart/properties/expect/pattern", keyword: "pattern", params: { pattern: "^(auto|none|[0-9]+(ms|s|m|h))$" }, message: 'must match pattern "^(auto|none|[0-9]+(ms|s|m|h))$"' };
                      vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                    }
                  } else {
                    let err36 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/expect", schemaPath: "#/definitions/target/properties/restart/properties/expect/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                  }
                }
                if (data22.wait !== void 0) {
                  let data24 = data22.wait;
                  if (typeof data24 == "string") {
                    if (!pattern9.test(data24)) {
                      let err37 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/wait", schemaPath: "#/definitions/target/properties/restart/properties/wait/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(ms|s|m|h)$" }, message: 'must match pattern "^[0-9]+(ms|s|m|h)$"' };
                      vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                    }
                  } else {
                    let err38 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/wait", schemaPath: "#/definitions/target/properties/restart/properties/wait/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                  }
                }
                if (data22.command !== void 0) {
                  let data25 = data22.command;
                  if (Array.isArray(data25)) {
                    if (data25.length < 1) {
                      let err39 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/command", schemaPath: "#/definitions/target/properties/restart/properties/command/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                      vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                    }
                    let len2 = data25.length;
                    for (let i2 = 0; i2 < len2; i2++)
                      if (typeof data25[i2] != "string") {
                        let err40 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/command/" + i2, schemaPath: "#/definitions/target/properties/restart/properties/command/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                      }
                  } else {
                    let err41 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/command", schemaPath: "#/definitions/target/properties/restart/properties/command/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                  }
                }
                if (data22.steady !== void 0) {
                  let data27 = data22.steady;
                  if (typeof data27 == "string") {
                    if (!pattern9.test(data27)) {
                      let err42 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/steady", schemaPath: "#/definitions/target/properties/restart/properties/steady/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(ms|s|m|h)$" }, message: 'must match pattern "^[0-9]+(ms|s|m|h)$"' };
                      vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                    }
                  } else {
                    let err43 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/steady", schemaPath: "#/definitions/target/properties/restart/properties/steady/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                  }
                }
                if (data22.window !== void 0 && typeof data22.window != "string") {
                  let err44 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/window", schemaPath: "#/definitions/target/properties/restart/properties/window/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                }
              } else {
                let err45 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart", schemaPath: "#/definitions/target/properties/restart/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
              }
            }
            if (data8.tls !== void 0) {
              let data29 = data8.tls;
              if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
                for (let key8 in data29)
                  if (!(key8 === "ca" || key8 === "cert" || key8 === "key")) {
                    let err46 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/tls", schemaPath: "#/definitions/target/properties/tls/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
                    vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                  }
                if (data29.ca !== void 0 && typeof data29.ca != "string") {
                  let err47 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/tls/ca", schemaPath: "#/definitions/target/properties/tls/properties/ca/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                }
                if (data29.cert !== void 0 && typeof data29.cert != "string") {
                  let err48 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/tls/cert", schemaPath: "#/definitions/target/properties/tls/properties/cert/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                }
                if (data29.key !== void 0 && typeof data29.key != "string") {
                  let err49 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/tls/key", schemaPath: "#/definitions/target/properties/tls/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                }
              } else {
                let err50 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/tls", schemaPath: "#/definitions/target/properties/tls/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
              }
            }
            if (data8.proxy !== void 0 && typeof data8.proxy != "string") {
              let err51 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/proxy", schemaPath: "#/definitions/target/properties/proxy/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
            }
            if (data8.timeout !== void 0) {
              let data34 = data8.timeout;
              if (typeof data34 == "string") {
                if (!pattern9.test(data34)) {
                  let err52 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/timeout", schemaPath: "#/definitions/target/properties/timeout/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(ms|s|m|h)$" }, message: 'must match pattern "^[0-9]+(ms|s|m|h)$"' };
                  vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                }
              } else {
                let err53 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/timeout", schemaPath: "#/definitions/target/properties/timeout/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
              }
            }
            if (data8.headers !== void 0) {
              let data35 = data8.headers;
              if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
                for (let key9 in data35)
                  if (typeof data35[key9] != "string") {
                    let err54 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/headers/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/target/properties/headers/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                  }
              } else {
                let err55 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/headers", schemaPath: "#/definitions/target/properties/headers/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
              }
            }
            if (data8.tags !== void 0) {
              let data37 = data8.tags;
              if (Array.isArray(data37)) {
                let len3 = data37.length;
                for (let i3 = 0; i3 < len3; i3++)
                  if (typeof data37[i3] != "string") {
                    let err56 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/tags/" + i3, schemaPath: "#/definitions/target/properties/tags/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
                  }
              } else {
                let err57 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/tags", schemaPath: "#/definitions/target/properties/tags/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
              }
            }
            if (data8.overlays !== void 0) {
              let data39 = data8.overlays;
              if (typeof data39 != "string" && !Array.isArray(data39)) {
                let err58 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/overlays", schemaPath: "#/definitions/target/properties/overlays/type", keyword: "type", params: { type: schema269.properties.overlays.type }, message: "must be string,array" };
                vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
              }
              if (typeof data39 == "string" && func2(data39) < 1) {
                let err59 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/overlays", schemaPath: "#/definitions/target/properties/overlays/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
              }
              if (Array.isArray(data39)) {
                if (data39.length < 1) {
                  let err60 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/overlays", schemaPath: "#/definitions/target/properties/overlays/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                  vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
                }
                let len4 = data39.length;
                for (let i4 = 0; i4 < len4; i4++) {
                  let data40 = data39[i4];
                  if (typeof data40 == "string") {
                    if (func2(data40) < 1) {
                      let err61 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/overlays/" + i4, schemaPath: "#/definitions/target/properties/overlays/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
                    }
                  } else {
                    let err62 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/overlays/" + i4, schemaPath: "#/definitions/target/properties/overlays/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
                  }
                }
              }
            }
          } else {
            let err63 = { instancePath: instancePath + "/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/target/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
          }
        }
      }
    }
  } else {
    let err64 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
  }
  return validate55.errors = vErrors, errors === 0;
}
export {
  attributes,
  project
};
