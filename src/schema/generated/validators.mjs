// Generated from schemas/ by scripts/compile-schemas.ts.
var ut = (r, i) => () => {
  try {
    return i || r((i = { exports: {} }).exports, i), i.exports;
  } catch (v) {
    throw i = 0, v;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var Ke = ut((me) => {
  "use strict";
  Object.defineProperty(me, "__esModule", { value: !0 });
  function Ie(r) {
    let i = r.length, v = 0, k = 0, b;
    for (; k < i; )
      v++, b = r.charCodeAt(k++), b >= 55296 && b <= 56319 && k < i && (b = r.charCodeAt(k), (b & 64512) === 56320 && k++);
    return v;
  }
  me.default = Ie;
  Ie.code = 'require("ajv/dist/runtime/ucs2length").default';
});

// <stdin>
var $t = Ve, _t = { $schema: "http://json-schema.org/draft-07/schema#", $id: "https://json.schemastore.org/deskform-attributes-1.json", type: "object", additionalProperties: !1, required: ["object", "attributes"], properties: { object: { type: "string", enum: ["Ticket", "User", "Organization", "Group", "Organisation"] }, attributes: { type: "array" } }, definitions: { option_node: {}, key_autocapitalize: {}, key_autocomplete: {}, key_bearer_token_auth: {}, key_belongs_to: {}, key_customsort: {}, key_default: {}, key_diff: {}, key_display_limit: {}, key_do_not_log: {}, key_filter: {}, key_future: {}, key_guess: {}, key_historical_options: {}, key_http_auth_type: {}, key_http_basic_auth_password: {}, key_http_basic_auth_username: {}, key_item_class: {}, key_limit: {}, key_linktemplate: {}, key_max: {}, key_maxlength: {}, key_min: {}, key_minLengt: {}, key_multiple: {}, key_no_images: {}, key_note: {}, key_null: {}, key_nulloption: {}, key_only_shown_if_selectable: {}, key_options: {}, key_options_from: {}, key_past: {}, key_permission: {}, key_placeholder: {}, key_readonly: {}, key_relation: {}, key_relation_condition: {}, key_rows: {}, key_search_result_label_key: {}, key_search_result_list_key: {}, key_search_result_value_key: {}, key_search_url: {}, key_translate: {}, key_type: {}, key_upload: {}, key_verify_ssl: {}, key_width: {}, options_of_input: { type: "object", required: ["type", "maxlength"] }, options_of_textarea: { type: "object", required: ["maxlength"] }, options_of_richtext: { type: "object", required: ["maxlength"] }, options_of_integer: { type: "object", required: ["min", "max"] }, options_of_boolean: { type: "object" }, options_of_date: { type: "object" }, options_of_datetime: { type: "object", required: ["future", "past"] }, options_of_select: { type: "object" }, options_of_multiselect: { type: "object" }, options_of_tree_select: { type: "object" }, options_of_multi_tree_select: { type: "object" }, options_of_checkbox: { type: "object" }, options_of_user_autocompletion: { type: "object" }, options_of_autocompletion_ajax_external_data_source: { type: "object" }, options_of_active: { type: "object" }, screen: {}, cell: {}, attribute: { type: "object", additionalProperties: !1, required: ["name"], properties: { name: { type: "string" }, display: { type: "string", maxLength: 200 }, data_type: { type: "string", enum: ["input", "textarea", "richtext", "integer", "boolean", "date", "datetime", "select", "multiselect", "tree_select", "multi_tree_select", "checkbox", "user_autocompletion", "autocompletion_ajax_external_data_source", "active"] }, data_option: { type: "object" }, options_from: { type: "string", minLength: 1 }, screens: { type: "object", additionalProperties: { $ref: "#/definitions/screen" }, properties: { create_top: { $ref: "#/definitions/screen" }, create_middle: { $ref: "#/definitions/screen" }, create_bottom: { $ref: "#/definitions/screen" }, create: { $ref: "#/definitions/screen" }, edit: { $ref: "#/definitions/screen" }, view: { $ref: "#/definitions/screen" }, signup: { $ref: "#/definitions/screen" }, invite_agent: { $ref: "#/definitions/screen" }, invite_customer: { $ref: "#/definitions/screen" }, overview_bulk: { $ref: "#/definitions/screen" } } }, position: { type: "integer", minimum: -2147483648, maximum: 2147483647 }, active: { type: "boolean" }, state: { enum: ["present", "absent"] }, created_before: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)?(Z|[+-][0-9]{2}:[0-9]{2}))?$" }, protect: { type: "boolean" }, ignore: { type: "array", items: { type: "string" } }, accept: { type: "array", items: { enum: ["required", "shorter_maxlength", "data_type", "option_removed"] } } }, allOf: [{ if: { properties: { state: { const: "absent" } }, required: ["state"] }, then: {}, else: { required: ["display", "data_type"], properties: { name: { pattern: "^[a-z0-9_]*[a-z][a-z0-9_]*$", maxLength: 63, not: { enum: ["_foreign_keys_equal", "_has_attribute", "_record_changed", "allow_destroy", "apply_scoping", "association_cached", "association_foreign_key_changed", "association_valid", "attribute_came_from_user", "attribute_changed", "attribute_changed_in_place", "attribute_method", "attribute_present", "attribute_previously_changed", "can_use_fast_cache_version", "changed_for_autosave", "custom_inspect_method_defined", "custom_validation_context", "destroyed", "encrypted_attribute", "frozen", "has_attribute", "has_changes_to_save", "has_defer_touch_attrs", "has_destroy_flag", "has_encrypted_attributes", "has_encrypted_rich_texts", "has_transactional_callbacks", "invalid", "inverse_polymorphic_association_changed", "locking_enabled", "marked_for_destruction", "nested_records_changed_for_autosave", "new_record", "no_touching", "param_delimiter", "persisted", "pk_attribute", "previously_new_record", "previously_persisted", "primary_key_values_present", "readonly", "reject_new_record", "respond_to_without_attributes", "should_record_timestamps", "strict_loading", "strict_loading_all", "strict_loading_n_plus_one_only", "transaction_include_any_action", "trigger_transactional_callbacks", "valid", "will_be_destroyed", "will_save_change_to_attribute"] } } } } }, { if: { properties: { data_type: { const: "input" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_input" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "textarea" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_textarea" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "richtext" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_richtext" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "integer" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_integer" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "boolean" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_boolean" } } } }, { if: { properties: { data_type: { const: "date" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_date" } } } }, { if: { properties: { data_type: { const: "datetime" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_datetime" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "select" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_select" } } } }, { if: { properties: { data_type: { const: "multiselect" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_multiselect" } } } }, { if: { properties: { data_type: { const: "tree_select" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_tree_select" } } } }, { if: { properties: { data_type: { const: "multi_tree_select" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_multi_tree_select" } } } }, { if: { properties: { data_type: { const: "checkbox" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_checkbox" } } } }, { if: { properties: { data_type: { const: "user_autocompletion" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_user_autocompletion" } } } }, { if: { properties: { data_type: { const: "autocompletion_ajax_external_data_source" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_autocompletion_ajax_external_data_source" } } } }, { if: { properties: { data_type: { const: "active" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_active" } } } }] } } };
function Ve(r, { instancePath: i = "", parentData: v, parentDataProperty: k, rootData: b = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.object === void 0) {
      let c = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "object" } };
      e === null ? e = [c] : e.push(c), t++;
    }
    if (r.attributes === void 0) {
      let c = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attributes" } };
      e === null ? e = [c] : e.push(c), t++;
    }
    for (let c in r)
      if (!(c === "object" || c === "attributes")) {
        let n = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: c } };
        e === null ? e = [n] : e.push(n), t++;
      }
    if (r.object !== void 0) {
      let c = r.object;
      if (typeof c != "string") {
        let n = { instancePath: i + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [n] : e.push(n), t++;
      }
      if (!(c === "Ticket" || c === "User" || c === "Organization" || c === "Group" || c === "Organisation")) {
        let n = { instancePath: i + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: _t.properties.object.enum } };
        e === null ? e = [n] : e.push(n), t++;
      }
    }
    if (r.attributes !== void 0 && !Array.isArray(r.attributes)) {
      let c = { instancePath: i + "/attributes", schemaPath: "#/properties/attributes/type", keyword: "type", params: { type: "array" } };
      e === null ? e = [c] : e.push(c), t++;
    }
  } else {
    let c = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [c] : e.push(c), t++;
  }
  return Ve.errors = e, t === 0;
}
var qt = Fe, he = { $schema: "http://json-schema.org/draft-07/schema#", $id: "https://json.schemastore.org/deskform-project-1.json", type: "object", additionalProperties: !1, properties: { version: { const: 1 }, attributes: { type: ["string", "array"], minItems: 1, minLength: 1, items: { type: "string", minLength: 1 } }, lint: { type: "object", additionalProperties: { enum: ["error", "warning", "off"] } }, defaults: { $ref: "#/definitions/defaults" }, targets: { type: ["object", "string", "array"], additionalProperties: { $ref: "#/definitions/target" }, propertyNames: { pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]*$" }, minItems: 1, minLength: 1, items: { type: "string", minLength: 1 } } }, definitions: { defaults: { type: "object", additionalProperties: !1, properties: { auth: { $ref: "#/definitions/target/properties/auth" }, on_behalf_of: { $ref: "#/definitions/target/properties/on_behalf_of" }, release: { $ref: "#/definitions/target/properties/release" }, undeclared: { $ref: "#/definitions/target/properties/undeclared" }, limits: { $ref: "#/definitions/target/properties/limits" }, foreign_changes: { $ref: "#/definitions/target/properties/foreign_changes" }, on_failure: { $ref: "#/definitions/target/properties/on_failure" }, restart: { $ref: "#/definitions/target/properties/restart" }, tls: { $ref: "#/definitions/target/properties/tls" }, proxy: { $ref: "#/definitions/target/properties/proxy" }, timeout: { $ref: "#/definitions/target/properties/timeout" }, headers: { $ref: "#/definitions/target/properties/headers" }, tags: { $ref: "#/definitions/target/properties/tags" }, overlays: { $ref: "#/definitions/target/properties/overlays" } } }, target: { type: "object", additionalProperties: !1, required: ["url"], properties: { url: { type: "string" }, auth: { type: "object", additionalProperties: !1, properties: { token: { type: "string" }, user: { type: "string" }, password: { type: "string" }, bearer: { type: "string" } } }, on_behalf_of: { type: "string" }, release: { enum: ["5.2", "6.5", "7.1", 5.2, 6.5, 7.1] }, undeclared: { enum: ["keep", "report", "delete"] }, limits: { type: "object", additionalProperties: !1, properties: { destroy: { type: "integer", minimum: 0 }, records: { type: "integer", minimum: 0 } } }, foreign_changes: { enum: ["refuse", "include"] }, on_failure: { enum: ["undo", "keep"] }, restart: { type: "object", additionalProperties: !1, properties: { expect: { type: "string", pattern: "^(auto|none|[0-9]+(ms|s|m|h))$" }, wait: { type: "string", pattern: "^[0-9]+(ms|s|m|h)$" }, command: { type: "array", minItems: 1, items: { type: "string" } }, steady: { type: "string", pattern: "^[0-9]+(ms|s|m|h)$" }, window: { type: "string" } } }, tls: { type: "object", additionalProperties: !1, properties: { ca: { type: "string" }, cert: { type: "string" }, key: { type: "string" } } }, proxy: { type: "string" }, timeout: { type: "string", pattern: "^[0-9]+(ms|s|m|h)$" }, headers: { type: "object", additionalProperties: { type: "string" } }, tags: { type: "array", items: { type: "string" } }, overlays: { type: ["string", "array"], minItems: 1, minLength: 1, items: { type: "string", minLength: 1 } } } } } }, w = { type: "object", additionalProperties: !1, required: ["url"], properties: { url: { type: "string" }, auth: { type: "object", additionalProperties: !1, properties: { token: { type: "string" }, user: { type: "string" }, password: { type: "string" }, bearer: { type: "string" } } }, on_behalf_of: { type: "string" }, release: { enum: ["5.2", "6.5", "7.1", 5.2, 6.5, 7.1] }, undeclared: { enum: ["keep", "report", "delete"] }, limits: { type: "object", additionalProperties: !1, properties: { destroy: { type: "integer", minimum: 0 }, records: { type: "integer", minimum: 0 } } }, foreign_changes: { enum: ["refuse", "include"] }, on_failure: { enum: ["undo", "keep"] }, restart: { type: "object", additionalProperties: !1, properties: { expect: { type: "string", pattern: "^(auto|none|[0-9]+(ms|s|m|h))$" }, wait: { type: "string", pattern: "^[0-9]+(ms|s|m|h)$" }, command: { type: "array", minItems: 1, items: { type: "string" } }, steady: { type: "string", pattern: "^[0-9]+(ms|s|m|h)$" }, window: { type: "string" } } }, tls: { type: "object", additionalProperties: !1, properties: { ca: { type: "string" }, cert: { type: "string" }, key: { type: "string" } } }, proxy: { type: "string" }, timeout: { type: "string", pattern: "^[0-9]+(ms|s|m|h)$" }, headers: { type: "object", additionalProperties: { type: "string" } }, tags: { type: "array", items: { type: "string" } }, overlays: { type: ["string", "array"], minItems: 1, minLength: 1, items: { type: "string", minLength: 1 } } } }, g = Ke().default, ge = Object.prototype.hasOwnProperty, mt = { type: "object", additionalProperties: !1, properties: { auth: { $ref: "#/definitions/target/properties/auth" }, on_behalf_of: { $ref: "#/definitions/target/properties/on_behalf_of" }, release: { $ref: "#/definitions/target/properties/release" }, undeclared: { $ref: "#/definitions/target/properties/undeclared" }, limits: { $ref: "#/definitions/target/properties/limits" }, foreign_changes: { $ref: "#/definitions/target/properties/foreign_changes" }, on_failure: { $ref: "#/definitions/target/properties/on_failure" }, restart: { $ref: "#/definitions/target/properties/restart" }, tls: { $ref: "#/definitions/target/properties/tls" }, proxy: { $ref: "#/definitions/target/properties/proxy" }, timeout: { $ref: "#/definitions/target/properties/timeout" }, headers: { $ref: "#/definitions/target/properties/headers" }, tags: { $ref: "#/definitions/target/properties/tags" }, overlays: { $ref: "#/definitions/target/properties/overlays" } } };
var ht = { enum: ["5.2", "6.5", "7.1", 5.2, 6.5, 7.1] }, gt = { enum: ["keep", "report", "delete"] };
var bt = { enum: ["refuse", "include"] }, kt = { enum: ["undo", "keep"] };
var vt = { type: ["string", "array"], minItems: 1, minLength: 1, items: { type: "string", minLength: 1 } }, De = new RegExp("^(auto|none|[0-9]+(ms|s|m|h))$", "u"), P = new RegExp("^[0-9]+(ms|s|m|h)$", "u");
function T(r, { instancePath: i = "", parentData: v, parentDataProperty: k, rootData: b = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    for (let c in r)
      if (!ge.call(mt.properties, c)) {
        let n = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: c } };
        e === null ? e = [n] : e.push(n), t++;
      }
    if (r.auth !== void 0) {
      let c = r.auth;
      if (c && typeof c == "object" && !Array.isArray(c)) {
        for (let n in c)
          if (!(n === "token" || n === "user" || n === "password" || n === "bearer")) {
            let p = { instancePath: i + "/auth", schemaPath: "#/definitions/target/properties/auth/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n } };
            e === null ? e = [p] : e.push(p), t++;
          }
        if (c.token !== void 0 && typeof c.token != "string") {
          let n = { instancePath: i + "/auth/token", schemaPath: "#/definitions/target/properties/auth/properties/token/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [n] : e.push(n), t++;
        }
        if (c.user !== void 0 && typeof c.user != "string") {
          let n = { instancePath: i + "/auth/user", schemaPath: "#/definitions/target/properties/auth/properties/user/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [n] : e.push(n), t++;
        }
        if (c.password !== void 0 && typeof c.password != "string") {
          let n = { instancePath: i + "/auth/password", schemaPath: "#/definitions/target/properties/auth/properties/password/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [n] : e.push(n), t++;
        }
        if (c.bearer !== void 0 && typeof c.bearer != "string") {
          let n = { instancePath: i + "/auth/bearer", schemaPath: "#/definitions/target/properties/auth/properties/bearer/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [n] : e.push(n), t++;
        }
      } else {
        let n = { instancePath: i + "/auth", schemaPath: "#/definitions/target/properties/auth/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [n] : e.push(n), t++;
      }
    }
    if (r.on_behalf_of !== void 0 && typeof r.on_behalf_of != "string") {
      let c = { instancePath: i + "/on_behalf_of", schemaPath: "#/definitions/target/properties/on_behalf_of/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [c] : e.push(c), t++;
    }
    if (r.release !== void 0) {
      let c = r.release;
      if (!(c === "5.2" || c === "6.5" || c === "7.1" || c === 5.2 || c === 6.5 || c === 7.1)) {
        let n = { instancePath: i + "/release", schemaPath: "#/definitions/target/properties/release/enum", keyword: "enum", params: { allowedValues: ht.enum } };
        e === null ? e = [n] : e.push(n), t++;
      }
    }
    if (r.undeclared !== void 0) {
      let c = r.undeclared;
      if (!(c === "keep" || c === "report" || c === "delete")) {
        let n = { instancePath: i + "/undeclared", schemaPath: "#/definitions/target/properties/undeclared/enum", keyword: "enum", params: { allowedValues: gt.enum } };
        e === null ? e = [n] : e.push(n), t++;
      }
    }
    if (r.limits !== void 0) {
      let c = r.limits;
      if (c && typeof c == "object" && !Array.isArray(c)) {
        for (let n in c)
          if (!(n === "destroy" || n === "records")) {
            let p = { instancePath: i + "/limits", schemaPath: "#/definitions/target/properties/limits/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n } };
            e === null ? e = [p] : e.push(p), t++;
          }
        if (c.destroy !== void 0) {
          let n = c.destroy;
          if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
            let p = { instancePath: i + "/limits/destroy", schemaPath: "#/definitions/target/properties/limits/properties/destroy/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [p] : e.push(p), t++;
          }
          if (typeof n == "number" && isFinite(n) && (n < 0 || isNaN(n))) {
            let p = { instancePath: i + "/limits/destroy", schemaPath: "#/definitions/target/properties/limits/properties/destroy/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [p] : e.push(p), t++;
          }
        }
        if (c.records !== void 0) {
          let n = c.records;
          if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
            let p = { instancePath: i + "/limits/records", schemaPath: "#/definitions/target/properties/limits/properties/records/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [p] : e.push(p), t++;
          }
          if (typeof n == "number" && isFinite(n) && (n < 0 || isNaN(n))) {
            let p = { instancePath: i + "/limits/records", schemaPath: "#/definitions/target/properties/limits/properties/records/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [p] : e.push(p), t++;
          }
        }
      } else {
        let n = { instancePath: i + "/limits", schemaPath: "#/definitions/target/properties/limits/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [n] : e.push(n), t++;
      }
    }
    if (r.foreign_changes !== void 0) {
      let c = r.foreign_changes;
      if (!(c === "refuse" || c === "include")) {
        let n = { instancePath: i + "/foreign_changes", schemaPath: "#/definitions/target/properties/foreign_changes/enum", keyword: "enum", params: { allowedValues: bt.enum } };
        e === null ? e = [n] : e.push(n), t++;
      }
    }
    if (r.on_failure !== void 0) {
      let c = r.on_failure;
      if (!(c === "undo" || c === "keep")) {
        let n = { instancePath: i + "/on_failure", schemaPath: "#/definitions/target/properties/on_failure/enum", keyword: "enum", params: { allowedValues: kt.enum } };
        e === null ? e = [n] : e.push(n), t++;
      }
    }
    if (r.restart !== void 0) {
      let c = r.restart;
      if (c && typeof c == "object" && !Array.isArray(c)) {
        for (let n in c)
          if (!(n === "expect" || n === "wait" || n === "command" || n === "steady" || n === "window")) {
            let p = { instancePath: i + "/restart", schemaPath: "#/definitions/target/properties/restart/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n } };
            e === null ? e = [p] : e.push(p), t++;
          }
        if (c.expect !== void 0) {
          let n = c.expect;
          if (typeof n == "string") {
            if (!De.test(n)) {
              let p = { instancePath: i + "/restart/expect", schemaPath: "#/definitions/target/properties/restart/properties/expect/pattern", keyword: "pattern", params: { pattern: "^(auto|none|[0-9]+(ms|s|m|h))$" } };
              e === null ? e = [p] : e.push(p), t++;
            }
          } else {
            let p = { instancePath: i + "/restart/expect", schemaPath: "#/definitions/target/properties/restart/properties/expect/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [p] : e.push(p), t++;
          }
        }
        if (c.wait !== void 0) {
          let n = c.wait;
          if (typeof n == "string") {
            if (!P.test(n)) {
              let p = { instancePath: i + "/restart/wait", schemaPath: "#/definitions/target/properties/restart/properties/wait/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(ms|s|m|h)$" } };
              e === null ? e = [p] : e.push(p), t++;
            }
          } else {
            let p = { instancePath: i + "/restart/wait", schemaPath: "#/definitions/target/properties/restart/properties/wait/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [p] : e.push(p), t++;
          }
        }
        if (c.command !== void 0) {
          let n = c.command;
          if (Array.isArray(n)) {
            if (n.length < 1) {
              let u = { instancePath: i + "/restart/command", schemaPath: "#/definitions/target/properties/restart/properties/command/minItems", keyword: "minItems", params: { limit: 1 } };
              e === null ? e = [u] : e.push(u), t++;
            }
            let p = n.length;
            for (let u = 0; u < p; u++)
              if (typeof n[u] != "string") {
                let f = { instancePath: i + "/restart/command/" + u, schemaPath: "#/definitions/target/properties/restart/properties/command/items/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [f] : e.push(f), t++;
              }
          } else {
            let p = { instancePath: i + "/restart/command", schemaPath: "#/definitions/target/properties/restart/properties/command/type", keyword: "type", params: { type: "array" } };
            e === null ? e = [p] : e.push(p), t++;
          }
        }
        if (c.steady !== void 0) {
          let n = c.steady;
          if (typeof n == "string") {
            if (!P.test(n)) {
              let p = { instancePath: i + "/restart/steady", schemaPath: "#/definitions/target/properties/restart/properties/steady/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(ms|s|m|h)$" } };
              e === null ? e = [p] : e.push(p), t++;
            }
          } else {
            let p = { instancePath: i + "/restart/steady", schemaPath: "#/definitions/target/properties/restart/properties/steady/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [p] : e.push(p), t++;
          }
        }
        if (c.window !== void 0 && typeof c.window != "string") {
          let n = { instancePath: i + "/restart/window", schemaPath: "#/definitions/target/properties/restart/properties/window/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [n] : e.push(n), t++;
        }
      } else {
        let n = { instancePath: i + "/restart", schemaPath: "#/definitions/target/properties/restart/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [n] : e.push(n), t++;
      }
    }
    if (r.tls !== void 0) {
      let c = r.tls;
      if (c && typeof c == "object" && !Array.isArray(c)) {
        for (let n in c)
          if (!(n === "ca" || n === "cert" || n === "key")) {
            let p = { instancePath: i + "/tls", schemaPath: "#/definitions/target/properties/tls/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n } };
            e === null ? e = [p] : e.push(p), t++;
          }
        if (c.ca !== void 0 && typeof c.ca != "string") {
          let n = { instancePath: i + "/tls/ca", schemaPath: "#/definitions/target/properties/tls/properties/ca/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [n] : e.push(n), t++;
        }
        if (c.cert !== void 0 && typeof c.cert != "string") {
          let n = { instancePath: i + "/tls/cert", schemaPath: "#/definitions/target/properties/tls/properties/cert/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [n] : e.push(n), t++;
        }
        if (c.key !== void 0 && typeof c.key != "string") {
          let n = { instancePath: i + "/tls/key", schemaPath: "#/definitions/target/properties/tls/properties/key/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [n] : e.push(n), t++;
        }
      } else {
        let n = { instancePath: i + "/tls", schemaPath: "#/definitions/target/properties/tls/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [n] : e.push(n), t++;
      }
    }
    if (r.proxy !== void 0 && typeof r.proxy != "string") {
      let c = { instancePath: i + "/proxy", schemaPath: "#/definitions/target/properties/proxy/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [c] : e.push(c), t++;
    }
    if (r.timeout !== void 0) {
      let c = r.timeout;
      if (typeof c == "string") {
        if (!P.test(c)) {
          let n = { instancePath: i + "/timeout", schemaPath: "#/definitions/target/properties/timeout/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(ms|s|m|h)$" } };
          e === null ? e = [n] : e.push(n), t++;
        }
      } else {
        let n = { instancePath: i + "/timeout", schemaPath: "#/definitions/target/properties/timeout/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [n] : e.push(n), t++;
      }
    }
    if (r.headers !== void 0) {
      let c = r.headers;
      if (c && typeof c == "object" && !Array.isArray(c)) {
        for (let n in c)
          if (typeof c[n] != "string") {
            let p = { instancePath: i + "/headers/" + n.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/target/properties/headers/additionalProperties/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [p] : e.push(p), t++;
          }
      } else {
        let n = { instancePath: i + "/headers", schemaPath: "#/definitions/target/properties/headers/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [n] : e.push(n), t++;
      }
    }
    if (r.tags !== void 0) {
      let c = r.tags;
      if (Array.isArray(c)) {
        let n = c.length;
        for (let p = 0; p < n; p++)
          if (typeof c[p] != "string") {
            let u = { instancePath: i + "/tags/" + p, schemaPath: "#/definitions/target/properties/tags/items/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [u] : e.push(u), t++;
          }
      } else {
        let n = { instancePath: i + "/tags", schemaPath: "#/definitions/target/properties/tags/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [n] : e.push(n), t++;
      }
    }
    if (r.overlays !== void 0) {
      let c = r.overlays;
      if (typeof c != "string" && !Array.isArray(c)) {
        let n = { instancePath: i + "/overlays", schemaPath: "#/definitions/target/properties/overlays/type", keyword: "type", params: { type: vt.type } };
        e === null ? e = [n] : e.push(n), t++;
      }
      if (typeof c == "string" && g(c) < 1) {
        let n = { instancePath: i + "/overlays", schemaPath: "#/definitions/target/properties/overlays/minLength", keyword: "minLength", params: { limit: 1 } };
        e === null ? e = [n] : e.push(n), t++;
      }
      if (Array.isArray(c)) {
        if (c.length < 1) {
          let p = { instancePath: i + "/overlays", schemaPath: "#/definitions/target/properties/overlays/minItems", keyword: "minItems", params: { limit: 1 } };
          e === null ? e = [p] : e.push(p), t++;
        }
        let n = c.length;
        for (let p = 0; p < n; p++) {
          let u = c[p];
          if (typeof u == "string") {
            if (g(u) < 1) {
              let f = { instancePath: i + "/overlays/" + p, schemaPath: "#/definitions/target/properties/overlays/items/minLength", keyword: "minLength", params: { limit: 1 } };
              e === null ? e = [f] : e.push(f), t++;
            }
          } else {
            let f = { instancePath: i + "/overlays/" + p, schemaPath: "#/definitions/target/properties/overlays/items/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [f] : e.push(f), t++;
          }
        }
      }
    }
  } else {
    let c = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [c] : e.push(c), t++;
  }
  return T.errors = e, t === 0;
}
var wt = new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]*$", "u");
function Fe(r, { instancePath: i = "", parentData: v, parentDataProperty: k, rootData: b = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    for (let n in r)
      if (!(n === "version" || n === "attributes" || n === "lint" || n === "defaults" || n === "targets")) {
        let p = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n } };
        e === null ? e = [p] : e.push(p), t++;
      }
    if (r.version !== void 0 && r.version !== 1) {
      let n = { instancePath: i + "/version", schemaPath: "#/properties/version/const", keyword: "const", params: { allowedValue: 1 } };
      e === null ? e = [n] : e.push(n), t++;
    }
    if (r.attributes !== void 0) {
      let n = r.attributes;
      if (typeof n != "string" && !Array.isArray(n)) {
        let p = { instancePath: i + "/attributes", schemaPath: "#/properties/attributes/type", keyword: "type", params: { type: he.properties.attributes.type } };
        e === null ? e = [p] : e.push(p), t++;
      }
      if (typeof n == "string" && g(n) < 1) {
        let p = { instancePath: i + "/attributes", schemaPath: "#/properties/attributes/minLength", keyword: "minLength", params: { limit: 1 } };
        e === null ? e = [p] : e.push(p), t++;
      }
      if (Array.isArray(n)) {
        if (n.length < 1) {
          let u = { instancePath: i + "/attributes", schemaPath: "#/properties/attributes/minItems", keyword: "minItems", params: { limit: 1 } };
          e === null ? e = [u] : e.push(u), t++;
        }
        let p = n.length;
        for (let u = 0; u < p; u++) {
          let f = n[u];
          if (typeof f == "string") {
            if (g(f) < 1) {
              let l = { instancePath: i + "/attributes/" + u, schemaPath: "#/properties/attributes/items/minLength", keyword: "minLength", params: { limit: 1 } };
              e === null ? e = [l] : e.push(l), t++;
            }
          } else {
            let l = { instancePath: i + "/attributes/" + u, schemaPath: "#/properties/attributes/items/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [l] : e.push(l), t++;
          }
        }
      }
    }
    if (r.lint !== void 0) {
      let n = r.lint;
      if (n && typeof n == "object" && !Array.isArray(n))
        for (let p in n) {
          let u = n[p];
          if (!(u === "error" || u === "warning" || u === "off")) {
            let f = { instancePath: i + "/lint/" + p.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/lint/additionalProperties/enum", keyword: "enum", params: { allowedValues: he.properties.lint.additionalProperties.enum } };
            e === null ? e = [f] : e.push(f), t++;
          }
        }
      else {
        let p = { instancePath: i + "/lint", schemaPath: "#/properties/lint/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [p] : e.push(p), t++;
      }
    }
    if (r.defaults !== void 0 && (T(r.defaults, { instancePath: i + "/defaults", parentData: r, parentDataProperty: "defaults", rootData: b }) || (e = e === null ? T.errors : e.concat(T.errors), t = e.length)), r.targets !== void 0) {
      let n = r.targets;
      if ((!n || typeof n != "object") && typeof n != "string") {
        let p = { instancePath: i + "/targets", schemaPath: "#/properties/targets/type", keyword: "type", params: { type: he.properties.targets.type } };
        e === null ? e = [p] : e.push(p), t++;
      }
      if (typeof n == "string" && g(n) < 1) {
        let p = { instancePath: i + "/targets", schemaPath: "#/properties/targets/minLength", keyword: "minLength", params: { limit: 1 } };
        e === null ? e = [p] : e.push(p), t++;
      }
      if (Array.isArray(n)) {
        if (n.length < 1) {
          let u = { instancePath: i + "/targets", schemaPath: "#/properties/targets/minItems", keyword: "minItems", params: { limit: 1 } };
          e === null ? e = [u] : e.push(u), t++;
        }
        let p = n.length;
        for (let u = 0; u < p; u++) {
          let f = n[u];
          if (typeof f == "string") {
            if (g(f) < 1) {
              let l = { instancePath: i + "/targets/" + u, schemaPath: "#/properties/targets/items/minLength", keyword: "minLength", params: { limit: 1 } };
              e === null ? e = [l] : e.push(l), t++;
            }
          } else {
            let l = { instancePath: i + "/targets/" + u, schemaPath: "#/properties/targets/items/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [l] : e.push(l), t++;
          }
        }
      }
      if (n && typeof n == "object" && !Array.isArray(n)) {
        for (let p in n) {
          let u = t;
          if (typeof p == "string" && !wt.test(p)) {
            let f = { instancePath: i + "/targets", schemaPath: "#/properties/targets/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]*$" }, propertyName: p };
            e === null ? e = [f] : e.push(f), t++;
          }
          var c = u === t;
          if (!c) {
            let f = { instancePath: i + "/targets", schemaPath: "#/properties/targets/propertyNames", keyword: "propertyNames", params: { propertyName: p } };
            e === null ? e = [f] : e.push(f), t++;
          }
        }
        for (let p in n) {
          let u = n[p];
          if (u && typeof u == "object" && !Array.isArray(u)) {
            if (u.url === void 0) {
              let f = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/target/required", keyword: "required", params: { missingProperty: "url" } };
              e === null ? e = [f] : e.push(f), t++;
            }
            for (let f in u)
              if (!ge.call(w.properties, f)) {
                let l = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/target/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: f } };
                e === null ? e = [l] : e.push(l), t++;
              }
            if (u.url !== void 0 && typeof u.url != "string") {
              let f = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/url", schemaPath: "#/definitions/target/properties/url/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [f] : e.push(f), t++;
            }
            if (u.auth !== void 0) {
              let f = u.auth;
              if (f && typeof f == "object" && !Array.isArray(f)) {
                for (let l in f)
                  if (!(l === "token" || l === "user" || l === "password" || l === "bearer")) {
                    let _ = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth", schemaPath: "#/definitions/target/properties/auth/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: l } };
                    e === null ? e = [_] : e.push(_), t++;
                  }
                if (f.token !== void 0 && typeof f.token != "string") {
                  let l = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth/token", schemaPath: "#/definitions/target/properties/auth/properties/token/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [l] : e.push(l), t++;
                }
                if (f.user !== void 0 && typeof f.user != "string") {
                  let l = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth/user", schemaPath: "#/definitions/target/properties/auth/properties/user/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [l] : e.push(l), t++;
                }
                if (f.password !== void 0 && typeof f.password != "string") {
                  let l = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth/password", schemaPath: "#/definitions/target/properties/auth/properties/password/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [l] : e.push(l), t++;
                }
                if (f.bearer !== void 0 && typeof f.bearer != "string") {
                  let l = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth/bearer", schemaPath: "#/definitions/target/properties/auth/properties/bearer/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [l] : e.push(l), t++;
                }
              } else {
                let l = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth", schemaPath: "#/definitions/target/properties/auth/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [l] : e.push(l), t++;
              }
            }
            if (u.on_behalf_of !== void 0 && typeof u.on_behalf_of != "string") {
              let f = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/on_behalf_of", schemaPath: "#/definitions/target/properties/on_behalf_of/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [f] : e.push(f), t++;
            }
            if (u.release !== void 0) {
              let f = u.release;
              if (!(f === "5.2" || f === "6.5" || f === "7.1" || f === 5.2 || f === 6.5 || f === 7.1)) {
                let l = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/release", schemaPath: "#/definitions/target/properties/release/enum", keyword: "enum", params: { allowedValues: w.properties.release.enum } };
                e === null ? e = [l] : e.push(l), t++;
              }
            }
            if (u.undeclared !== void 0) {
              let f = u.undeclared;
              if (!(f === "keep" || f === "report" || f === "delete")) {
                let l = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/undeclared", schemaPath: "#/definitions/target/properties/undeclared/enum", keyword: "enum", params: { allowedValues: w.properties.undeclared.enum } };
                e === null ? e = [l] : e.push(l), t++;
              }
            }
            if (u.limits !== void 0) {
              let f = u.limits;
              if (f && typeof f == "object" && !Array.isArray(f)) {
                for (let l in f)
                  if (!(l === "destroy" || l === "records")) {
                    let _ = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/limits", schemaPath: "#/definitions/target/properties/limits/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: l } };
                    e === null ? e = [_] : e.push(_), t++;
                  }
                if (f.destroy !== void 0) {
                  let l = f.destroy;
                  if (!(typeof l == "number" && !(l % 1) && !isNaN(l) && isFinite(l))) {
                    let _ = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/limits/destroy", schemaPath: "#/definitions/target/properties/limits/properties/destroy/type", keyword: "type", params: { type: "integer" } };
                    e === null ? e = [_] : e.push(_), t++;
                  }
                  if (typeof l == "number" && isFinite(l) && (l < 0 || isNaN(l))) {
                    let _ = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/limits/destroy", schemaPath: "#/definitions/target/properties/limits/properties/destroy/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    e === null ? e = [_] : e.push(_), t++;
                  }
                }
                if (f.records !== void 0) {
                  let l = f.records;
                  if (!(typeof l == "number" && !(l % 1) && !isNaN(l) && isFinite(l))) {
                    let _ = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/limits/records", schemaPath: "#/definitions/target/properties/limits/properties/records/type", keyword: "type", params: { type: "integer" } };
                    e === null ? e = [_] : e.push(_), t++;
                  }
                  if (typeof l == "number" && isFinite(l) && (l < 0 || isNaN(l))) {
                    let _ = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/limits/records", schemaPath: "#/definitions/target/properties/limits/properties/records/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    e === null ? e = [_] : e.push(_), t++;
                  }
                }
              } else {
                let l = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/limits", schemaPath: "#/definitions/target/properties/limits/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [l] : e.push(l), t++;
              }
            }
            if (u.foreign_changes !== void 0) {
              let f = u.foreign_changes;
              if (!(f === "refuse" || f === "include")) {
                let l = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/foreign_changes", schemaPath: "#/definitions/target/properties/foreign_changes/enum", keyword: "enum", params: { allowedValues: w.properties.foreign_changes.enum } };
                e === null ? e = [l] : e.push(l), t++;
              }
            }
            if (u.on_failure !== void 0) {
              let f = u.on_failure;
              if (!(f === "undo" || f === "keep")) {
                let l = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/on_failure", schemaPath: "#/definitions/target/properties/on_failure/enum", keyword: "enum", params: { allowedValues: w.properties.on_failure.enum } };
                e === null ? e = [l] : e.push(l), t++;
              }
            }
            if (u.restart !== void 0) {
              let f = u.restart;
              if (f && typeof f == "object" && !Array.isArray(f)) {
                for (let l in f)
                  if (!(l === "expect" || l === "wait" || l === "command" || l === "steady" || l === "window")) {
                    let _ = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart", schemaPath: "#/definitions/target/properties/restart/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: l } };
                    e === null ? e = [_] : e.push(_), t++;
                  }
                if (f.expect !== void 0) {
                  let l = f.expect;
                  if (typeof l == "string") {
                    if (!De.test(l)) {
                      let _ = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/expect", schemaPath: "#/definitions/target/properties/restart/properties/expect/pattern", keyword: "pattern", params: { pattern: "^(auto|none|[0-9]+(ms|s|m|h))$" } };
                      e === null ? e = [_] : e.push(_), t++;
                    }
                  } else {
                    let _ = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/expect", schemaPath: "#/definitions/target/properties/restart/properties/expect/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [_] : e.push(_), t++;
                  }
                }
                if (f.wait !== void 0) {
                  let l = f.wait;
                  if (typeof l == "string") {
                    if (!P.test(l)) {
                      let _ = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/wait", schemaPath: "#/definitions/target/properties/restart/properties/wait/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(ms|s|m|h)$" } };
                      e === null ? e = [_] : e.push(_), t++;
                    }
                  } else {
                    let _ = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/wait", schemaPath: "#/definitions/target/properties/restart/properties/wait/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [_] : e.push(_), t++;
                  }
                }
                if (f.command !== void 0) {
                  let l = f.command;
                  if (Array.isArray(l)) {
                    if (l.length < 1) {
                      let m = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/command", schemaPath: "#/definitions/target/properties/restart/properties/command/minItems", keyword: "minItems", params: { limit: 1 } };
                      e === null ? e = [m] : e.push(m), t++;
                    }
                    let _ = l.length;
                    for (let m = 0; m < _; m++)
                      if (typeof l[m] != "string") {
                        let h = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/command/" + m, schemaPath: "#/definitions/target/properties/restart/properties/command/items/type", keyword: "type", params: { type: "string" } };
                        e === null ? e = [h] : e.push(h), t++;
                      }
                  } else {
                    let _ = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/command", schemaPath: "#/definitions/target/properties/restart/properties/command/type", keyword: "type", params: { type: "array" } };
                    e === null ? e = [_] : e.push(_), t++;
                  }
                }
                if (f.steady !== void 0) {
                  let l = f.steady;
                  if (typeof l == "string") {
                    if (!P.test(l)) {
                      let _ = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/steady", schemaPath: "#/definitions/target/properties/restart/properties/steady/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(ms|s|m|h)$" } };
                      e === null ? e = [_] : e.push(_), t++;
                    }
                  } else {
                    let _ = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/steady", schemaPath: "#/definitions/target/properties/restart/properties/steady/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [_] : e.push(_), t++;
                  }
                }
                if (f.window !== void 0 && typeof f.window != "string") {
                  let l = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/window", schemaPath: "#/definitions/target/properties/restart/properties/window/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [l] : e.push(l), t++;
                }
              } else {
                let l = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart", schemaPath: "#/definitions/target/properties/restart/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [l] : e.push(l), t++;
              }
            }
            if (u.tls !== void 0) {
              let f = u.tls;
              if (f && typeof f == "object" && !Array.isArray(f)) {
                for (let l in f)
                  if (!(l === "ca" || l === "cert" || l === "key")) {
                    let _ = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/tls", schemaPath: "#/definitions/target/properties/tls/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: l } };
                    e === null ? e = [_] : e.push(_), t++;
                  }
                if (f.ca !== void 0 && typeof f.ca != "string") {
                  let l = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/tls/ca", schemaPath: "#/definitions/target/properties/tls/properties/ca/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [l] : e.push(l), t++;
                }
                if (f.cert !== void 0 && typeof f.cert != "string") {
                  let l = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/tls/cert", schemaPath: "#/definitions/target/properties/tls/properties/cert/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [l] : e.push(l), t++;
                }
                if (f.key !== void 0 && typeof f.key != "string") {
                  let l = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/tls/key", schemaPath: "#/definitions/target/properties/tls/properties/key/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [l] : e.push(l), t++;
                }
              } else {
                let l = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/tls", schemaPath: "#/definitions/target/properties/tls/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [l] : e.push(l), t++;
              }
            }
            if (u.proxy !== void 0 && typeof u.proxy != "string") {
              let f = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/proxy", schemaPath: "#/definitions/target/properties/proxy/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [f] : e.push(f), t++;
            }
            if (u.timeout !== void 0) {
              let f = u.timeout;
              if (typeof f == "string") {
                if (!P.test(f)) {
                  let l = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/timeout", schemaPath: "#/definitions/target/properties/timeout/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(ms|s|m|h)$" } };
                  e === null ? e = [l] : e.push(l), t++;
                }
              } else {
                let l = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/timeout", schemaPath: "#/definitions/target/properties/timeout/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [l] : e.push(l), t++;
              }
            }
            if (u.headers !== void 0) {
              let f = u.headers;
              if (f && typeof f == "object" && !Array.isArray(f)) {
                for (let l in f)
                  if (typeof f[l] != "string") {
                    let _ = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/headers/" + l.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/target/properties/headers/additionalProperties/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [_] : e.push(_), t++;
                  }
              } else {
                let l = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/headers", schemaPath: "#/definitions/target/properties/headers/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [l] : e.push(l), t++;
              }
            }
            if (u.tags !== void 0) {
              let f = u.tags;
              if (Array.isArray(f)) {
                let l = f.length;
                for (let _ = 0; _ < l; _++)
                  if (typeof f[_] != "string") {
                    let m = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/tags/" + _, schemaPath: "#/definitions/target/properties/tags/items/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [m] : e.push(m), t++;
                  }
              } else {
                let l = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/tags", schemaPath: "#/definitions/target/properties/tags/type", keyword: "type", params: { type: "array" } };
                e === null ? e = [l] : e.push(l), t++;
              }
            }
            if (u.overlays !== void 0) {
              let f = u.overlays;
              if (typeof f != "string" && !Array.isArray(f)) {
                let l = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/overlays", schemaPath: "#/definitions/target/properties/overlays/type", keyword: "type", params: { type: w.properties.overlays.type } };
                e === null ? e = [l] : e.push(l), t++;
              }
              if (typeof f == "string" && g(f) < 1) {
                let l = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/overlays", schemaPath: "#/definitions/target/properties/overlays/minLength", keyword: "minLength", params: { limit: 1 } };
                e === null ? e = [l] : e.push(l), t++;
              }
              if (Array.isArray(f)) {
                if (f.length < 1) {
                  let _ = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/overlays", schemaPath: "#/definitions/target/properties/overlays/minItems", keyword: "minItems", params: { limit: 1 } };
                  e === null ? e = [_] : e.push(_), t++;
                }
                let l = f.length;
                for (let _ = 0; _ < l; _++) {
                  let m = f[_];
                  if (typeof m == "string") {
                    if (g(m) < 1) {
                      let h = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/overlays/" + _, schemaPath: "#/definitions/target/properties/overlays/items/minLength", keyword: "minLength", params: { limit: 1 } };
                      e === null ? e = [h] : e.push(h), t++;
                    }
                  } else {
                    let h = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1") + "/overlays/" + _, schemaPath: "#/definitions/target/properties/overlays/items/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [h] : e.push(h), t++;
                  }
                }
              }
            }
          } else {
            let f = { instancePath: i + "/targets/" + p.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/target/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [f] : e.push(f), t++;
          }
        }
      }
    }
  } else {
    let n = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [n] : e.push(n), t++;
  }
  return Fe.errors = e, t === 0;
}
var Lt = Ze, E = { type: "object", additionalProperties: !1, required: ["name"], properties: { name: { type: "string" }, display: { type: "string", maxLength: 200 }, data_type: { type: "string", enum: ["input", "textarea", "richtext", "integer", "boolean", "date", "datetime", "select", "multiselect", "tree_select", "multi_tree_select", "checkbox", "user_autocompletion", "autocompletion_ajax_external_data_source", "active"] }, data_option: { type: "object" }, options_from: { type: "string", minLength: 1 }, screens: { type: "object", additionalProperties: { $ref: "#/definitions/screen" }, properties: { create_top: { $ref: "#/definitions/screen" }, create_middle: { $ref: "#/definitions/screen" }, create_bottom: { $ref: "#/definitions/screen" }, create: { $ref: "#/definitions/screen" }, edit: { $ref: "#/definitions/screen" }, view: { $ref: "#/definitions/screen" }, signup: { $ref: "#/definitions/screen" }, invite_agent: { $ref: "#/definitions/screen" }, invite_customer: { $ref: "#/definitions/screen" }, overview_bulk: { $ref: "#/definitions/screen" } } }, position: { type: "integer", minimum: -2147483648, maximum: 2147483647 }, active: { type: "boolean" }, state: { enum: ["present", "absent"] }, created_before: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)?(Z|[+-][0-9]{2}:[0-9]{2}))?$" }, protect: { type: "boolean" }, ignore: { type: "array", items: { type: "string" } }, accept: { type: "array", items: { enum: ["required", "shorter_maxlength", "data_type", "option_removed"] } } }, allOf: [{ if: { properties: { state: { const: "absent" } }, required: ["state"] }, then: {}, else: { required: ["display", "data_type"], properties: { name: { pattern: "^[a-z0-9_]*[a-z][a-z0-9_]*$", maxLength: 63, not: { enum: ["_foreign_keys_equal", "_has_attribute", "_record_changed", "allow_destroy", "apply_scoping", "association_cached", "association_foreign_key_changed", "association_valid", "attribute_came_from_user", "attribute_changed", "attribute_changed_in_place", "attribute_method", "attribute_present", "attribute_previously_changed", "can_use_fast_cache_version", "changed_for_autosave", "custom_inspect_method_defined", "custom_validation_context", "destroyed", "encrypted_attribute", "frozen", "has_attribute", "has_changes_to_save", "has_defer_touch_attrs", "has_destroy_flag", "has_encrypted_attributes", "has_encrypted_rich_texts", "has_transactional_callbacks", "invalid", "inverse_polymorphic_association_changed", "locking_enabled", "marked_for_destruction", "nested_records_changed_for_autosave", "new_record", "no_touching", "param_delimiter", "persisted", "pk_attribute", "previously_new_record", "previously_persisted", "primary_key_values_present", "readonly", "reject_new_record", "respond_to_without_attributes", "should_record_timestamps", "strict_loading", "strict_loading_all", "strict_loading_n_plus_one_only", "transaction_include_any_action", "trigger_transactional_callbacks", "valid", "will_be_destroyed", "will_save_change_to_attribute"] } } } } }, { if: { properties: { data_type: { const: "input" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_input" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "textarea" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_textarea" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "richtext" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_richtext" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "integer" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_integer" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "boolean" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_boolean" } } } }, { if: { properties: { data_type: { const: "date" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_date" } } } }, { if: { properties: { data_type: { const: "datetime" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_datetime" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "select" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_select" } } } }, { if: { properties: { data_type: { const: "multiselect" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_multiselect" } } } }, { if: { properties: { data_type: { const: "tree_select" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_tree_select" } } } }, { if: { properties: { data_type: { const: "multi_tree_select" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_multi_tree_select" } } } }, { if: { properties: { data_type: { const: "checkbox" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_checkbox" } } } }, { if: { properties: { data_type: { const: "user_autocompletion" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_user_autocompletion" } } } }, { if: { properties: { data_type: { const: "autocompletion_ajax_external_data_source" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_autocompletion_ajax_external_data_source" } } } }, { if: { properties: { data_type: { const: "active" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_active" } } } }] };
var Pt = new RegExp("^[a-z0-9_]*[a-z][a-z0-9_]*$", "u"), jt = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)?(Z|[+-][0-9]{2}:[0-9]{2}))?$", "u");
function Ze(r, { instancePath: i = "", parentData: v, parentDataProperty: k, rootData: b = r } = {}) {
  let e = null, t = 0, c = t, n = !0, p = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let o;
    if (r.state === void 0 && (o = "state")) {
      let a = {};
      e === null ? e = [a] : e.push(a), t++;
    } else if (r.state !== void 0 && r.state !== "absent") {
      let a = {};
      e === null ? e = [a] : e.push(a), t++;
    }
  }
  var u = p === t;
  if (t = c, e !== null && (c ? e.length = c : e = null), !u) {
    let o = t;
    if (r && typeof r == "object" && !Array.isArray(r)) {
      if (r.display === void 0) {
        let s = { instancePath: i, schemaPath: "#/allOf/0/else/required", keyword: "required", params: { missingProperty: "display" } };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (r.data_type === void 0) {
        let s = { instancePath: i, schemaPath: "#/allOf/0/else/required", keyword: "required", params: { missingProperty: "data_type" } };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (r.name !== void 0) {
        let s = r.name, d = t, Z = t;
        if (!(s === "_foreign_keys_equal" || s === "_has_attribute" || s === "_record_changed" || s === "allow_destroy" || s === "apply_scoping" || s === "association_cached" || s === "association_foreign_key_changed" || s === "association_valid" || s === "attribute_came_from_user" || s === "attribute_changed" || s === "attribute_changed_in_place" || s === "attribute_method" || s === "attribute_present" || s === "attribute_previously_changed" || s === "can_use_fast_cache_version" || s === "changed_for_autosave" || s === "custom_inspect_method_defined" || s === "custom_validation_context" || s === "destroyed" || s === "encrypted_attribute" || s === "frozen" || s === "has_attribute" || s === "has_changes_to_save" || s === "has_defer_touch_attrs" || s === "has_destroy_flag" || s === "has_encrypted_attributes" || s === "has_encrypted_rich_texts" || s === "has_transactional_callbacks" || s === "invalid" || s === "inverse_polymorphic_association_changed" || s === "locking_enabled" || s === "marked_for_destruction" || s === "nested_records_changed_for_autosave" || s === "new_record" || s === "no_touching" || s === "param_delimiter" || s === "persisted" || s === "pk_attribute" || s === "previously_new_record" || s === "previously_persisted" || s === "primary_key_values_present" || s === "readonly" || s === "reject_new_record" || s === "respond_to_without_attributes" || s === "should_record_timestamps" || s === "strict_loading" || s === "strict_loading_all" || s === "strict_loading_n_plus_one_only" || s === "transaction_include_any_action" || s === "trigger_transactional_callbacks" || s === "valid" || s === "will_be_destroyed" || s === "will_save_change_to_attribute")) {
          let y = {};
          e === null ? e = [y] : e.push(y), t++;
        }
        var f = Z === t;
        if (f) {
          let y = { instancePath: i + "/name", schemaPath: "#/allOf/0/else/properties/name/not", keyword: "not", params: {} };
          e === null ? e = [y] : e.push(y), t++;
        } else
          t = d, e !== null && (d ? e.length = d : e = null);
        if (typeof s == "string") {
          if (g(s) > 63) {
            let y = { instancePath: i + "/name", schemaPath: "#/allOf/0/else/properties/name/maxLength", keyword: "maxLength", params: { limit: 63 } };
            e === null ? e = [y] : e.push(y), t++;
          }
          if (!Pt.test(s)) {
            let y = { instancePath: i + "/name", schemaPath: "#/allOf/0/else/properties/name/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_]*[a-z][a-z0-9_]*$" } };
            e === null ? e = [y] : e.push(y), t++;
          }
        }
      }
    }
    var u = o === t;
    n = u;
  }
  if (!n) {
    let o = { instancePath: i, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: "else" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  let l = t, _ = !0, m = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let o;
    if (r.data_type === void 0 && (o = "data_type")) {
      let a = {};
      e === null ? e = [a] : e.push(a), t++;
    } else {
      if (r.data_type !== void 0) {
        let a = t;
        if (r.data_type !== "input") {
          let s = {};
          e === null ? e = [s] : e.push(s), t++;
        }
        var h = a === t;
      } else
        var h = !0;
      if (h)
        if (r.state !== void 0) {
          let a = t, s = t, d = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var Ee = d === t;
          if (Ee) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = s, e !== null && (s ? e.length = s : e = null);
          var h = a === t;
        } else
          var h = !0;
    }
  }
  var R = m === t;
  if (t = l, e !== null && (l ? e.length = l : e = null), R) {
    let o = t;
    if (r && typeof r == "object" && !Array.isArray(r)) {
      if (r.data_option === void 0) {
        let s = { instancePath: i, schemaPath: "#/allOf/1/then/required", keyword: "required", params: { missingProperty: "data_option" } };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (r.data_option !== void 0) {
        let s = r.data_option;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          if (s.type === void 0) {
            let d = { instancePath: i + "/data_option", schemaPath: "#/definitions/options_of_input/required", keyword: "required", params: { missingProperty: "type" } };
            e === null ? e = [d] : e.push(d), t++;
          }
          if (s.maxlength === void 0) {
            let d = { instancePath: i + "/data_option", schemaPath: "#/definitions/options_of_input/required", keyword: "required", params: { missingProperty: "maxlength" } };
            e === null ? e = [d] : e.push(d), t++;
          }
        } else {
          let d = { instancePath: i + "/data_option", schemaPath: "#/definitions/options_of_input/type", keyword: "type", params: { type: "object" } };
          e === null ? e = [d] : e.push(d), t++;
        }
      }
    }
    var R = o === t;
    _ = R;
  }
  if (!_) {
    let o = { instancePath: i, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  let C = t, be = !0, Te = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let o;
    if (r.data_type === void 0 && (o = "data_type")) {
      let a = {};
      e === null ? e = [a] : e.push(a), t++;
    } else {
      if (r.data_type !== void 0) {
        let a = t;
        if (r.data_type !== "textarea") {
          let s = {};
          e === null ? e = [s] : e.push(s), t++;
        }
        var j = a === t;
      } else
        var j = !0;
      if (j)
        if (r.state !== void 0) {
          let a = t, s = t, d = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var Re = d === t;
          if (Re) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = s, e !== null && (s ? e.length = s : e = null);
          var j = a === t;
        } else
          var j = !0;
    }
  }
  var G = Te === t;
  if (t = C, e !== null && (C ? e.length = C : e = null), G) {
    let o = t;
    if (r && typeof r == "object" && !Array.isArray(r)) {
      if (r.data_option === void 0) {
        let s = { instancePath: i, schemaPath: "#/allOf/2/then/required", keyword: "required", params: { missingProperty: "data_option" } };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (r.data_option !== void 0) {
        let s = r.data_option;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          if (s.maxlength === void 0) {
            let d = { instancePath: i + "/data_option", schemaPath: "#/definitions/options_of_textarea/required", keyword: "required", params: { missingProperty: "maxlength" } };
            e === null ? e = [d] : e.push(d), t++;
          }
        } else {
          let d = { instancePath: i + "/data_option", schemaPath: "#/definitions/options_of_textarea/type", keyword: "type", params: { type: "object" } };
          e === null ? e = [d] : e.push(d), t++;
        }
      }
    }
    var G = o === t;
    be = G;
  }
  if (!be) {
    let o = { instancePath: i, schemaPath: "#/allOf/2/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  let U = t, ke = !0, Ce = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let o;
    if (r.data_type === void 0 && (o = "data_type")) {
      let a = {};
      e === null ? e = [a] : e.push(a), t++;
    } else {
      if (r.data_type !== void 0) {
        let a = t;
        if (r.data_type !== "richtext") {
          let s = {};
          e === null ? e = [s] : e.push(s), t++;
        }
        var A = a === t;
      } else
        var A = !0;
      if (A)
        if (r.state !== void 0) {
          let a = t, s = t, d = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var Ge = d === t;
          if (Ge) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = s, e !== null && (s ? e.length = s : e = null);
          var A = a === t;
        } else
          var A = !0;
    }
  }
  var M = Ce === t;
  if (t = U, e !== null && (U ? e.length = U : e = null), M) {
    let o = t;
    if (r && typeof r == "object" && !Array.isArray(r)) {
      if (r.data_option === void 0) {
        let s = { instancePath: i, schemaPath: "#/allOf/3/then/required", keyword: "required", params: { missingProperty: "data_option" } };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (r.data_option !== void 0) {
        let s = r.data_option;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          if (s.maxlength === void 0) {
            let d = { instancePath: i + "/data_option", schemaPath: "#/definitions/options_of_richtext/required", keyword: "required", params: { missingProperty: "maxlength" } };
            e === null ? e = [d] : e.push(d), t++;
          }
        } else {
          let d = { instancePath: i + "/data_option", schemaPath: "#/definitions/options_of_richtext/type", keyword: "type", params: { type: "object" } };
          e === null ? e = [d] : e.push(d), t++;
        }
      }
    }
    var M = o === t;
    ke = M;
  }
  if (!ke) {
    let o = { instancePath: i, schemaPath: "#/allOf/3/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  let B = t, ve = !0, Ue = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let o;
    if (r.data_type === void 0 && (o = "data_type")) {
      let a = {};
      e === null ? e = [a] : e.push(a), t++;
    } else {
      if (r.data_type !== void 0) {
        let a = t;
        if (r.data_type !== "integer") {
          let s = {};
          e === null ? e = [s] : e.push(s), t++;
        }
        var x = a === t;
      } else
        var x = !0;
      if (x)
        if (r.state !== void 0) {
          let a = t, s = t, d = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var Me = d === t;
          if (Me) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = s, e !== null && (s ? e.length = s : e = null);
          var x = a === t;
        } else
          var x = !0;
    }
  }
  var H = Ue === t;
  if (t = B, e !== null && (B ? e.length = B : e = null), H) {
    let o = t;
    if (r && typeof r == "object" && !Array.isArray(r)) {
      if (r.data_option === void 0) {
        let s = { instancePath: i, schemaPath: "#/allOf/4/then/required", keyword: "required", params: { missingProperty: "data_option" } };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (r.data_option !== void 0) {
        let s = r.data_option;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          if (s.min === void 0) {
            let d = { instancePath: i + "/data_option", schemaPath: "#/definitions/options_of_integer/required", keyword: "required", params: { missingProperty: "min" } };
            e === null ? e = [d] : e.push(d), t++;
          }
          if (s.max === void 0) {
            let d = { instancePath: i + "/data_option", schemaPath: "#/definitions/options_of_integer/required", keyword: "required", params: { missingProperty: "max" } };
            e === null ? e = [d] : e.push(d), t++;
          }
        } else {
          let d = { instancePath: i + "/data_option", schemaPath: "#/definitions/options_of_integer/type", keyword: "type", params: { type: "object" } };
          e === null ? e = [d] : e.push(d), t++;
        }
      }
    }
    var H = o === t;
    ve = H;
  }
  if (!ve) {
    let o = { instancePath: i, schemaPath: "#/allOf/4/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  let J = t, we = !0, Be = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let o;
    if (r.data_type === void 0 && (o = "data_type")) {
      let a = {};
      e === null ? e = [a] : e.push(a), t++;
    } else {
      if (r.data_type !== void 0) {
        let a = t;
        if (r.data_type !== "boolean") {
          let s = {};
          e === null ? e = [s] : e.push(s), t++;
        }
        var $ = a === t;
      } else
        var $ = !0;
      if ($)
        if (r.state !== void 0) {
          let a = t, s = t, d = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var He = d === t;
          if (He) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = s, e !== null && (s ? e.length = s : e = null);
          var $ = a === t;
        } else
          var $ = !0;
    }
  }
  var Q = Be === t;
  if (t = J, e !== null && (J ? e.length = J : e = null), Q) {
    let o = t;
    if (r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0) {
      let s = r.data_option;
      if (!(s && typeof s == "object" && !Array.isArray(s))) {
        let d = { instancePath: i + "/data_option", schemaPath: "#/definitions/options_of_boolean/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [d] : e.push(d), t++;
      }
    }
    var Q = o === t;
    we = Q;
  }
  if (!we) {
    let o = { instancePath: i, schemaPath: "#/allOf/5/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  let S = t, Pe = !0, Je = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let o;
    if (r.data_type === void 0 && (o = "data_type")) {
      let a = {};
      e === null ? e = [a] : e.push(a), t++;
    } else {
      if (r.data_type !== void 0) {
        let a = t;
        if (r.data_type !== "date") {
          let s = {};
          e === null ? e = [s] : e.push(s), t++;
        }
        var q = a === t;
      } else
        var q = !0;
      if (q)
        if (r.state !== void 0) {
          let a = t, s = t, d = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var Qe = d === t;
          if (Qe) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = s, e !== null && (s ? e.length = s : e = null);
          var q = a === t;
        } else
          var q = !0;
    }
  }
  var W = Je === t;
  if (t = S, e !== null && (S ? e.length = S : e = null), W) {
    let o = t;
    if (r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0) {
      let s = r.data_option;
      if (!(s && typeof s == "object" && !Array.isArray(s))) {
        let d = { instancePath: i + "/data_option", schemaPath: "#/definitions/options_of_date/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [d] : e.push(d), t++;
      }
    }
    var W = o === t;
    Pe = W;
  }
  if (!Pe) {
    let o = { instancePath: i, schemaPath: "#/allOf/6/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  let X = t, je = !0, Se = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let o;
    if (r.data_type === void 0 && (o = "data_type")) {
      let a = {};
      e === null ? e = [a] : e.push(a), t++;
    } else {
      if (r.data_type !== void 0) {
        let a = t;
        if (r.data_type !== "datetime") {
          let s = {};
          e === null ? e = [s] : e.push(s), t++;
        }
        var L = a === t;
      } else
        var L = !0;
      if (L)
        if (r.state !== void 0) {
          let a = t, s = t, d = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var We = d === t;
          if (We) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = s, e !== null && (s ? e.length = s : e = null);
          var L = a === t;
        } else
          var L = !0;
    }
  }
  var Y = Se === t;
  if (t = X, e !== null && (X ? e.length = X : e = null), Y) {
    let o = t;
    if (r && typeof r == "object" && !Array.isArray(r)) {
      if (r.data_option === void 0) {
        let s = { instancePath: i, schemaPath: "#/allOf/7/then/required", keyword: "required", params: { missingProperty: "data_option" } };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (r.data_option !== void 0) {
        let s = r.data_option;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          if (s.future === void 0) {
            let d = { instancePath: i + "/data_option", schemaPath: "#/definitions/options_of_datetime/required", keyword: "required", params: { missingProperty: "future" } };
            e === null ? e = [d] : e.push(d), t++;
          }
          if (s.past === void 0) {
            let d = { instancePath: i + "/data_option", schemaPath: "#/definitions/options_of_datetime/required", keyword: "required", params: { missingProperty: "past" } };
            e === null ? e = [d] : e.push(d), t++;
          }
        } else {
          let d = { instancePath: i + "/data_option", schemaPath: "#/definitions/options_of_datetime/type", keyword: "type", params: { type: "object" } };
          e === null ? e = [d] : e.push(d), t++;
        }
      }
    }
    var Y = o === t;
    je = Y;
  }
  if (!je) {
    let o = { instancePath: i, schemaPath: "#/allOf/7/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  let ee = t, Ae = !0, Xe = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let o;
    if (r.data_type === void 0 && (o = "data_type")) {
      let a = {};
      e === null ? e = [a] : e.push(a), t++;
    } else {
      if (r.data_type !== void 0) {
        let a = t;
        if (r.data_type !== "select") {
          let s = {};
          e === null ? e = [s] : e.push(s), t++;
        }
        var O = a === t;
      } else
        var O = !0;
      if (O)
        if (r.state !== void 0) {
          let a = t, s = t, d = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var Ye = d === t;
          if (Ye) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = s, e !== null && (s ? e.length = s : e = null);
          var O = a === t;
        } else
          var O = !0;
    }
  }
  var te = Xe === t;
  if (t = ee, e !== null && (ee ? e.length = ee : e = null), te) {
    let o = t;
    if (r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0) {
      let s = r.data_option;
      if (!(s && typeof s == "object" && !Array.isArray(s))) {
        let d = { instancePath: i + "/data_option", schemaPath: "#/definitions/options_of_select/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [d] : e.push(d), t++;
      }
    }
    var te = o === t;
    Ae = te;
  }
  if (!Ae) {
    let o = { instancePath: i, schemaPath: "#/allOf/8/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  let re = t, xe = !0, et = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let o;
    if (r.data_type === void 0 && (o = "data_type")) {
      let a = {};
      e === null ? e = [a] : e.push(a), t++;
    } else {
      if (r.data_type !== void 0) {
        let a = t;
        if (r.data_type !== "multiselect") {
          let s = {};
          e === null ? e = [s] : e.push(s), t++;
        }
        var N = a === t;
      } else
        var N = !0;
      if (N)
        if (r.state !== void 0) {
          let a = t, s = t, d = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var tt = d === t;
          if (tt) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = s, e !== null && (s ? e.length = s : e = null);
          var N = a === t;
        } else
          var N = !0;
    }
  }
  var se = et === t;
  if (t = re, e !== null && (re ? e.length = re : e = null), se) {
    let o = t;
    if (r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0) {
      let s = r.data_option;
      if (!(s && typeof s == "object" && !Array.isArray(s))) {
        let d = { instancePath: i + "/data_option", schemaPath: "#/definitions/options_of_multiselect/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [d] : e.push(d), t++;
      }
    }
    var se = o === t;
    xe = se;
  }
  if (!xe) {
    let o = { instancePath: i, schemaPath: "#/allOf/9/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  let ie = t, $e = !0, rt = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let o;
    if (r.data_type === void 0 && (o = "data_type")) {
      let a = {};
      e === null ? e = [a] : e.push(a), t++;
    } else {
      if (r.data_type !== void 0) {
        let a = t;
        if (r.data_type !== "tree_select") {
          let s = {};
          e === null ? e = [s] : e.push(s), t++;
        }
        var z = a === t;
      } else
        var z = !0;
      if (z)
        if (r.state !== void 0) {
          let a = t, s = t, d = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var st = d === t;
          if (st) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = s, e !== null && (s ? e.length = s : e = null);
          var z = a === t;
        } else
          var z = !0;
    }
  }
  var ne = rt === t;
  if (t = ie, e !== null && (ie ? e.length = ie : e = null), ne) {
    let o = t;
    if (r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0) {
      let s = r.data_option;
      if (!(s && typeof s == "object" && !Array.isArray(s))) {
        let d = { instancePath: i + "/data_option", schemaPath: "#/definitions/options_of_tree_select/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [d] : e.push(d), t++;
      }
    }
    var ne = o === t;
    $e = ne;
  }
  if (!$e) {
    let o = { instancePath: i, schemaPath: "#/allOf/10/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  let oe = t, qe = !0, it = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let o;
    if (r.data_type === void 0 && (o = "data_type")) {
      let a = {};
      e === null ? e = [a] : e.push(a), t++;
    } else {
      if (r.data_type !== void 0) {
        let a = t;
        if (r.data_type !== "multi_tree_select") {
          let s = {};
          e === null ? e = [s] : e.push(s), t++;
        }
        var I = a === t;
      } else
        var I = !0;
      if (I)
        if (r.state !== void 0) {
          let a = t, s = t, d = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var nt = d === t;
          if (nt) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = s, e !== null && (s ? e.length = s : e = null);
          var I = a === t;
        } else
          var I = !0;
    }
  }
  var ae = it === t;
  if (t = oe, e !== null && (oe ? e.length = oe : e = null), ae) {
    let o = t;
    if (r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0) {
      let s = r.data_option;
      if (!(s && typeof s == "object" && !Array.isArray(s))) {
        let d = { instancePath: i + "/data_option", schemaPath: "#/definitions/options_of_multi_tree_select/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [d] : e.push(d), t++;
      }
    }
    var ae = o === t;
    qe = ae;
  }
  if (!qe) {
    let o = { instancePath: i, schemaPath: "#/allOf/11/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  let pe = t, Le = !0, ot = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let o;
    if (r.data_type === void 0 && (o = "data_type")) {
      let a = {};
      e === null ? e = [a] : e.push(a), t++;
    } else {
      if (r.data_type !== void 0) {
        let a = t;
        if (r.data_type !== "checkbox") {
          let s = {};
          e === null ? e = [s] : e.push(s), t++;
        }
        var K = a === t;
      } else
        var K = !0;
      if (K)
        if (r.state !== void 0) {
          let a = t, s = t, d = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var at = d === t;
          if (at) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = s, e !== null && (s ? e.length = s : e = null);
          var K = a === t;
        } else
          var K = !0;
    }
  }
  var le = ot === t;
  if (t = pe, e !== null && (pe ? e.length = pe : e = null), le) {
    let o = t;
    if (r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0) {
      let s = r.data_option;
      if (!(s && typeof s == "object" && !Array.isArray(s))) {
        let d = { instancePath: i + "/data_option", schemaPath: "#/definitions/options_of_checkbox/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [d] : e.push(d), t++;
      }
    }
    var le = o === t;
    Le = le;
  }
  if (!Le) {
    let o = { instancePath: i, schemaPath: "#/allOf/12/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  let fe = t, Oe = !0, pt = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let o;
    if (r.data_type === void 0 && (o = "data_type")) {
      let a = {};
      e === null ? e = [a] : e.push(a), t++;
    } else {
      if (r.data_type !== void 0) {
        let a = t;
        if (r.data_type !== "user_autocompletion") {
          let s = {};
          e === null ? e = [s] : e.push(s), t++;
        }
        var V = a === t;
      } else
        var V = !0;
      if (V)
        if (r.state !== void 0) {
          let a = t, s = t, d = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var lt = d === t;
          if (lt) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = s, e !== null && (s ? e.length = s : e = null);
          var V = a === t;
        } else
          var V = !0;
    }
  }
  var ce = pt === t;
  if (t = fe, e !== null && (fe ? e.length = fe : e = null), ce) {
    let o = t;
    if (r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0) {
      let s = r.data_option;
      if (!(s && typeof s == "object" && !Array.isArray(s))) {
        let d = { instancePath: i + "/data_option", schemaPath: "#/definitions/options_of_user_autocompletion/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [d] : e.push(d), t++;
      }
    }
    var ce = o === t;
    Oe = ce;
  }
  if (!Oe) {
    let o = { instancePath: i, schemaPath: "#/allOf/13/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  let de = t, Ne = !0, ft = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let o;
    if (r.data_type === void 0 && (o = "data_type")) {
      let a = {};
      e === null ? e = [a] : e.push(a), t++;
    } else {
      if (r.data_type !== void 0) {
        let a = t;
        if (r.data_type !== "autocompletion_ajax_external_data_source") {
          let s = {};
          e === null ? e = [s] : e.push(s), t++;
        }
        var D = a === t;
      } else
        var D = !0;
      if (D)
        if (r.state !== void 0) {
          let a = t, s = t, d = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var ct = d === t;
          if (ct) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = s, e !== null && (s ? e.length = s : e = null);
          var D = a === t;
        } else
          var D = !0;
    }
  }
  var ye = ft === t;
  if (t = de, e !== null && (de ? e.length = de : e = null), ye) {
    let o = t;
    if (r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0) {
      let s = r.data_option;
      if (!(s && typeof s == "object" && !Array.isArray(s))) {
        let d = { instancePath: i + "/data_option", schemaPath: "#/definitions/options_of_autocompletion_ajax_external_data_source/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [d] : e.push(d), t++;
      }
    }
    var ye = o === t;
    Ne = ye;
  }
  if (!Ne) {
    let o = { instancePath: i, schemaPath: "#/allOf/14/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  let ue = t, ze = !0, dt = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let o;
    if (r.data_type === void 0 && (o = "data_type")) {
      let a = {};
      e === null ? e = [a] : e.push(a), t++;
    } else {
      if (r.data_type !== void 0) {
        let a = t;
        if (r.data_type !== "active") {
          let s = {};
          e === null ? e = [s] : e.push(s), t++;
        }
        var F = a === t;
      } else
        var F = !0;
      if (F)
        if (r.state !== void 0) {
          let a = t, s = t, d = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var yt = d === t;
          if (yt) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = s, e !== null && (s ? e.length = s : e = null);
          var F = a === t;
        } else
          var F = !0;
    }
  }
  var _e = dt === t;
  if (t = ue, e !== null && (ue ? e.length = ue : e = null), _e) {
    let o = t;
    if (r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0) {
      let s = r.data_option;
      if (!(s && typeof s == "object" && !Array.isArray(s))) {
        let d = { instancePath: i + "/data_option", schemaPath: "#/definitions/options_of_active/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [d] : e.push(d), t++;
      }
    }
    var _e = o === t;
    ze = _e;
  }
  if (!ze) {
    let o = { instancePath: i, schemaPath: "#/allOf/15/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.name === void 0) {
      let o = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      e === null ? e = [o] : e.push(o), t++;
    }
    for (let o in r)
      if (!ge.call(E.properties, o)) {
        let a = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o } };
        e === null ? e = [a] : e.push(a), t++;
      }
    if (r.name !== void 0 && typeof r.name != "string") {
      let o = { instancePath: i + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [o] : e.push(o), t++;
    }
    if (r.display !== void 0) {
      let o = r.display;
      if (typeof o == "string") {
        if (g(o) > 200) {
          let a = { instancePath: i + "/display", schemaPath: "#/properties/display/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [a] : e.push(a), t++;
        }
      } else {
        let a = { instancePath: i + "/display", schemaPath: "#/properties/display/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [a] : e.push(a), t++;
      }
    }
    if (r.data_type !== void 0) {
      let o = r.data_type;
      if (typeof o != "string") {
        let a = { instancePath: i + "/data_type", schemaPath: "#/properties/data_type/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [a] : e.push(a), t++;
      }
      if (!(o === "input" || o === "textarea" || o === "richtext" || o === "integer" || o === "boolean" || o === "date" || o === "datetime" || o === "select" || o === "multiselect" || o === "tree_select" || o === "multi_tree_select" || o === "checkbox" || o === "user_autocompletion" || o === "autocompletion_ajax_external_data_source" || o === "active")) {
        let a = { instancePath: i + "/data_type", schemaPath: "#/properties/data_type/enum", keyword: "enum", params: { allowedValues: E.properties.data_type.enum } };
        e === null ? e = [a] : e.push(a), t++;
      }
    }
    if (r.data_option !== void 0) {
      let o = r.data_option;
      if (!(o && typeof o == "object" && !Array.isArray(o))) {
        let a = { instancePath: i + "/data_option", schemaPath: "#/properties/data_option/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [a] : e.push(a), t++;
      }
    }
    if (r.options_from !== void 0) {
      let o = r.options_from;
      if (typeof o == "string") {
        if (g(o) < 1) {
          let a = { instancePath: i + "/options_from", schemaPath: "#/properties/options_from/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [a] : e.push(a), t++;
        }
      } else {
        let a = { instancePath: i + "/options_from", schemaPath: "#/properties/options_from/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [a] : e.push(a), t++;
      }
    }
    if (r.screens !== void 0) {
      let o = r.screens;
      if (!(o && typeof o == "object" && !Array.isArray(o))) {
        let a = { instancePath: i + "/screens", schemaPath: "#/properties/screens/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [a] : e.push(a), t++;
      }
    }
    if (r.position !== void 0) {
      let o = r.position;
      if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
        let a = { instancePath: i + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [a] : e.push(a), t++;
      }
      if (typeof o == "number" && isFinite(o)) {
        if (o > 2147483647 || isNaN(o)) {
          let a = { instancePath: i + "/position", schemaPath: "#/properties/position/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [a] : e.push(a), t++;
        }
        if (o < -2147483648 || isNaN(o)) {
          let a = { instancePath: i + "/position", schemaPath: "#/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: -2147483648 } };
          e === null ? e = [a] : e.push(a), t++;
        }
      }
    }
    if (r.active !== void 0 && typeof r.active != "boolean") {
      let o = { instancePath: i + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [o] : e.push(o), t++;
    }
    if (r.state !== void 0) {
      let o = r.state;
      if (!(o === "present" || o === "absent")) {
        let a = { instancePath: i + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: E.properties.state.enum } };
        e === null ? e = [a] : e.push(a), t++;
      }
    }
    if (r.created_before !== void 0) {
      let o = r.created_before;
      if (typeof o == "string") {
        if (!jt.test(o)) {
          let a = { instancePath: i + "/created_before", schemaPath: "#/properties/created_before/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)?(Z|[+-][0-9]{2}:[0-9]{2}))?$" } };
          e === null ? e = [a] : e.push(a), t++;
        }
      } else {
        let a = { instancePath: i + "/created_before", schemaPath: "#/properties/created_before/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [a] : e.push(a), t++;
      }
    }
    if (r.protect !== void 0 && typeof r.protect != "boolean") {
      let o = { instancePath: i + "/protect", schemaPath: "#/properties/protect/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [o] : e.push(o), t++;
    }
    if (r.ignore !== void 0) {
      let o = r.ignore;
      if (Array.isArray(o)) {
        let a = o.length;
        for (let s = 0; s < a; s++)
          if (typeof o[s] != "string") {
            let d = { instancePath: i + "/ignore/" + s, schemaPath: "#/properties/ignore/items/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [d] : e.push(d), t++;
          }
      } else {
        let a = { instancePath: i + "/ignore", schemaPath: "#/properties/ignore/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [a] : e.push(a), t++;
      }
    }
    if (r.accept !== void 0) {
      let o = r.accept;
      if (Array.isArray(o)) {
        let a = o.length;
        for (let s = 0; s < a; s++) {
          let d = o[s];
          if (!(d === "required" || d === "shorter_maxlength" || d === "data_type" || d === "option_removed")) {
            let Z = { instancePath: i + "/accept/" + s, schemaPath: "#/properties/accept/items/enum", keyword: "enum", params: { allowedValues: E.properties.accept.items.enum } };
            e === null ? e = [Z] : e.push(Z), t++;
          }
        }
      } else {
        let a = { instancePath: i + "/accept", schemaPath: "#/properties/accept/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [a] : e.push(a), t++;
      }
    }
  } else {
    let o = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  return Ze.errors = e, t === 0;
}
export {
  Lt as attribute,
  $t as attributes,
  qt as project
};
