// Generated from schemas/ by scripts/compile-schemas.ts.
var Dt = (r, i) => () => {
  try {
    return i || r((i = { exports: {} }).exports, i), i.exports;
  } catch (k) {
    throw i = 0, k;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var Je = Dt((Oe) => {
  "use strict";
  Object.defineProperty(Oe, "__esModule", { value: !0 });
  function He(r) {
    let i = r.length, k = 0, h = 0, m;
    for (; h < i; )
      k++, m = r.charCodeAt(h++), m >= 55296 && m <= 56319 && h < i && (m = r.charCodeAt(h), (m & 64512) === 56320 && h++);
    return k;
  }
  Oe.default = He;
  He.code = 'require("ajv/dist/runtime/ucs2length").default';
});

// <stdin>
var Ct = Se, Lt = { $schema: "http://json-schema.org/draft-07/schema#", $id: "https://json.schemastore.org/deskform-attributes-1.json", type: "object", additionalProperties: !1, required: ["object", "attributes"], properties: { object: { type: "string", enum: ["Ticket", "User", "Organization", "Group", "Organisation"] }, attributes: { type: "array" } }, definitions: { option_node: {}, key_autocapitalize: {}, key_autocomplete: {}, key_bearer_token_auth: {}, key_belongs_to: {}, key_customsort: {}, key_default: {}, key_diff: {}, key_display_limit: {}, key_do_not_log: {}, key_filter: {}, key_future: {}, key_guess: {}, key_historical_options: {}, key_http_auth_type: {}, key_http_basic_auth_password: {}, key_http_basic_auth_username: {}, key_item_class: {}, key_limit: {}, key_linktemplate: {}, key_max: {}, key_maxlength: {}, key_min: {}, key_minLengt: {}, key_multiple: {}, key_no_images: {}, key_note: {}, key_null: {}, key_nulloption: {}, key_only_shown_if_selectable: {}, key_options: {}, key_options_from: { type: "string", minLength: 1 }, key_past: {}, key_permission: {}, key_placeholder: {}, key_readonly: {}, key_relation: {}, key_relation_condition: {}, key_rows: {}, key_search_result_label_key: {}, key_search_result_list_key: {}, key_search_result_value_key: {}, key_search_url: {}, key_translate: {}, key_type: {}, key_upload: {}, key_verify_ssl: {}, key_width: {}, options_of_input: { type: "object", properties: { options_from: { $ref: "#/definitions/key_options_from" } }, required: ["type", "maxlength"] }, options_of_textarea: { type: "object", properties: { options_from: { $ref: "#/definitions/key_options_from" } }, required: ["maxlength"] }, options_of_richtext: { type: "object", properties: { options_from: { $ref: "#/definitions/key_options_from" } }, required: ["maxlength"] }, options_of_integer: { type: "object", properties: { options_from: { $ref: "#/definitions/key_options_from" } }, required: ["min", "max"] }, options_of_boolean: { type: "object", properties: { options_from: { $ref: "#/definitions/key_options_from" } } }, options_of_date: { type: "object", properties: { options_from: { $ref: "#/definitions/key_options_from" } } }, options_of_datetime: { type: "object", properties: { options_from: { $ref: "#/definitions/key_options_from" } }, required: ["future", "past"] }, options_of_select: { type: "object", properties: { options_from: { $ref: "#/definitions/key_options_from" } } }, options_of_multiselect: { type: "object", properties: { options_from: { $ref: "#/definitions/key_options_from" } } }, options_of_tree_select: { type: "object", properties: { options_from: { $ref: "#/definitions/key_options_from" } } }, options_of_multi_tree_select: { type: "object", properties: { options_from: { $ref: "#/definitions/key_options_from" } } }, options_of_checkbox: { type: "object", properties: { options_from: { $ref: "#/definitions/key_options_from" } } }, options_of_user_autocompletion: { type: "object", properties: { options_from: { $ref: "#/definitions/key_options_from" } } }, options_of_autocompletion_ajax_external_data_source: { type: "object", properties: { options_from: { $ref: "#/definitions/key_options_from" } } }, options_of_active: { type: "object", properties: { options_from: { $ref: "#/definitions/key_options_from" } } }, screen: {}, cell: {}, attribute: { type: "object", additionalProperties: !1, required: ["name"], properties: { name: { type: "string" }, display: { type: "string", maxLength: 200 }, data_type: { type: "string", enum: ["input", "textarea", "richtext", "integer", "boolean", "date", "datetime", "select", "multiselect", "tree_select", "multi_tree_select", "checkbox", "user_autocompletion", "autocompletion_ajax_external_data_source", "active"] }, data_option: { type: "object" }, options_from: { type: "string", minLength: 1 }, screens: { type: "object", additionalProperties: { $ref: "#/definitions/screen" }, properties: { create_top: { $ref: "#/definitions/screen" }, create_middle: { $ref: "#/definitions/screen" }, create_bottom: { $ref: "#/definitions/screen" }, create: { $ref: "#/definitions/screen" }, edit: { $ref: "#/definitions/screen" }, view: { $ref: "#/definitions/screen" }, signup: { $ref: "#/definitions/screen" }, invite_agent: { $ref: "#/definitions/screen" }, invite_customer: { $ref: "#/definitions/screen" }, overview_bulk: { $ref: "#/definitions/screen" } } }, position: { type: "integer", minimum: -2147483648, maximum: 2147483647 }, active: { type: "boolean" }, state: { enum: ["present", "absent"] }, created_before: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)?(Z|[+-][0-9]{2}:[0-9]{2}))?$" }, protect: { type: "boolean" }, ignore: { type: "array", items: { type: "string" } }, accept: { type: "array", items: { enum: ["required", "shorter_maxlength", "data_type", "option_removed"] } } }, allOf: [{ if: { properties: { state: { const: "absent" } }, required: ["state"] }, then: {}, else: { required: ["display", "data_type"], properties: { name: { pattern: "^[a-z0-9_]*[a-z][a-z0-9_]*$", maxLength: 63, not: { enum: ["_foreign_keys_equal", "_has_attribute", "_record_changed", "allow_destroy", "apply_scoping", "association_cached", "association_foreign_key_changed", "association_valid", "attribute_came_from_user", "attribute_changed", "attribute_changed_in_place", "attribute_method", "attribute_present", "attribute_previously_changed", "can_use_fast_cache_version", "changed_for_autosave", "custom_inspect_method_defined", "custom_validation_context", "destroyed", "encrypted_attribute", "frozen", "has_attribute", "has_changes_to_save", "has_defer_touch_attrs", "has_destroy_flag", "has_encrypted_attributes", "has_encrypted_rich_texts", "has_transactional_callbacks", "invalid", "inverse_polymorphic_association_changed", "locking_enabled", "marked_for_destruction", "nested_records_changed_for_autosave", "new_record", "no_touching", "param_delimiter", "persisted", "pk_attribute", "previously_new_record", "previously_persisted", "primary_key_values_present", "readonly", "reject_new_record", "respond_to_without_attributes", "should_record_timestamps", "strict_loading", "strict_loading_all", "strict_loading_n_plus_one_only", "transaction_include_any_action", "trigger_transactional_callbacks", "valid", "will_be_destroyed", "will_save_change_to_attribute"] } } } } }, { if: { properties: { data_type: { const: "input" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_input" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "textarea" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_textarea" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "richtext" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_richtext" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "integer" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_integer" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "boolean" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_boolean" } } } }, { if: { properties: { data_type: { const: "date" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_date" } } } }, { if: { properties: { data_type: { const: "datetime" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_datetime" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "select" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_select" } } } }, { if: { properties: { data_type: { const: "multiselect" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_multiselect" } } } }, { if: { properties: { data_type: { const: "tree_select" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_tree_select" } } } }, { if: { properties: { data_type: { const: "multi_tree_select" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_multi_tree_select" } } } }, { if: { properties: { data_type: { const: "checkbox" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_checkbox" } } } }, { if: { properties: { data_type: { const: "user_autocompletion" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_user_autocompletion" } } } }, { if: { properties: { data_type: { const: "autocompletion_ajax_external_data_source" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_autocompletion_ajax_external_data_source" } } } }, { if: { properties: { data_type: { const: "active" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_active" } } } }] } } };
function Se(r, { instancePath: i = "", parentData: k, parentDataProperty: h, rootData: m = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.object === void 0) {
      let o = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "object" } };
      e === null ? e = [o] : e.push(o), t++;
    }
    if (r.attributes === void 0) {
      let o = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attributes" } };
      e === null ? e = [o] : e.push(o), t++;
    }
    for (let o in r)
      if (!(o === "object" || o === "attributes")) {
        let s = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o } };
        e === null ? e = [s] : e.push(s), t++;
      }
    if (r.object !== void 0) {
      let o = r.object;
      if (typeof o != "string") {
        let s = { instancePath: i + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (!(o === "Ticket" || o === "User" || o === "Organization" || o === "Group" || o === "Organisation")) {
        let s = { instancePath: i + "/object", schemaPath: "#/properties/object/enum", keyword: "enum", params: { allowedValues: Lt.properties.object.enum } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r.attributes !== void 0 && !Array.isArray(r.attributes)) {
      let o = { instancePath: i + "/attributes", schemaPath: "#/properties/attributes/type", keyword: "type", params: { type: "array" } };
      e === null ? e = [o] : e.push(o), t++;
    }
  } else {
    let o = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  return Se.errors = e, t === 0;
}
var Gt = Xe, Qe = { $schema: "http://json-schema.org/draft-07/schema#", $id: "https://json.schemastore.org/deskform-project-1.json", type: "object", additionalProperties: !1, properties: { version: { const: 1 }, attributes: { type: ["string", "array"], minItems: 1, minLength: 1, items: { type: "string", minLength: 1 } }, lint: { type: "object", additionalProperties: { enum: ["error", "warning", "off"] } }, defaults: { $ref: "#/definitions/defaults" }, targets: { type: "object", additionalProperties: { $ref: "#/definitions/target" }, propertyNames: { pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]*$" } } }, definitions: { defaults: { type: "object", additionalProperties: !1, properties: { auth: { $ref: "#/definitions/target/properties/auth" }, on_behalf_of: { $ref: "#/definitions/target/properties/on_behalf_of" }, release: { $ref: "#/definitions/target/properties/release" }, undeclared: { $ref: "#/definitions/target/properties/undeclared" }, limits: { $ref: "#/definitions/target/properties/limits" }, foreign_changes: { $ref: "#/definitions/target/properties/foreign_changes" }, on_failure: { $ref: "#/definitions/target/properties/on_failure" }, restart: { $ref: "#/definitions/target/properties/restart" }, tls: { $ref: "#/definitions/target/properties/tls" }, proxy: { $ref: "#/definitions/target/properties/proxy" }, timeout: { $ref: "#/definitions/target/properties/timeout" }, headers: { $ref: "#/definitions/target/properties/headers" }, tags: { $ref: "#/definitions/target/properties/tags" }, overlays: { $ref: "#/definitions/target/properties/overlays" } } }, target: { type: "object", additionalProperties: !1, required: ["url"], properties: { url: { type: "string" }, auth: { type: "object", additionalProperties: !1, properties: { token: { type: "string" }, user: { type: "string" }, password: { type: "string" }, bearer: { type: "string" } } }, on_behalf_of: { type: "string" }, release: { enum: ["5.2", "6.5", "7.1", 5.2, 6.5, 7.1] }, undeclared: { enum: ["keep", "report", "delete"] }, limits: { type: "object", additionalProperties: !1, properties: { destroy: { type: "integer", minimum: 0 }, records: { type: "integer", minimum: 0 } } }, foreign_changes: { enum: ["refuse", "include"] }, on_failure: { enum: ["undo", "keep"] }, restart: { type: "object", additionalProperties: !1, properties: { expect: { type: "string", pattern: "^(auto|none|[0-9]+(ms|s|m|h))$" }, wait: { type: "string", pattern: "^[0-9]+(ms|s|m|h)$" } } }, tls: { type: "object", additionalProperties: !1, properties: { ca: { type: "string" }, cert: { type: "string" }, key: { type: "string" } } }, proxy: { type: "string" }, timeout: { type: "string", pattern: "^[0-9]+(ms|s|m|h)$" }, headers: { type: "object", additionalProperties: { type: "string" } }, tags: { type: "array", items: { type: "string" } }, overlays: { type: ["string", "array"], minItems: 1, minLength: 1, items: { type: "string", minLength: 1 } } } } } }, w = { type: "object", additionalProperties: !1, required: ["url"], properties: { url: { type: "string" }, auth: { type: "object", additionalProperties: !1, properties: { token: { type: "string" }, user: { type: "string" }, password: { type: "string" }, bearer: { type: "string" } } }, on_behalf_of: { type: "string" }, release: { enum: ["5.2", "6.5", "7.1", 5.2, 6.5, 7.1] }, undeclared: { enum: ["keep", "report", "delete"] }, limits: { type: "object", additionalProperties: !1, properties: { destroy: { type: "integer", minimum: 0 }, records: { type: "integer", minimum: 0 } } }, foreign_changes: { enum: ["refuse", "include"] }, on_failure: { enum: ["undo", "keep"] }, restart: { type: "object", additionalProperties: !1, properties: { expect: { type: "string", pattern: "^(auto|none|[0-9]+(ms|s|m|h))$" }, wait: { type: "string", pattern: "^[0-9]+(ms|s|m|h)$" } } }, tls: { type: "object", additionalProperties: !1, properties: { ca: { type: "string" }, cert: { type: "string" }, key: { type: "string" } } }, proxy: { type: "string" }, timeout: { type: "string", pattern: "^[0-9]+(ms|s|m|h)$" }, headers: { type: "object", additionalProperties: { type: "string" } }, tags: { type: "array", items: { type: "string" } }, overlays: { type: ["string", "array"], minItems: 1, minLength: 1, items: { type: "string", minLength: 1 } } } }, g = Je().default, Ne = Object.prototype.hasOwnProperty, Ot = { type: "object", additionalProperties: !1, properties: { auth: { $ref: "#/definitions/target/properties/auth" }, on_behalf_of: { $ref: "#/definitions/target/properties/on_behalf_of" }, release: { $ref: "#/definitions/target/properties/release" }, undeclared: { $ref: "#/definitions/target/properties/undeclared" }, limits: { $ref: "#/definitions/target/properties/limits" }, foreign_changes: { $ref: "#/definitions/target/properties/foreign_changes" }, on_failure: { $ref: "#/definitions/target/properties/on_failure" }, restart: { $ref: "#/definitions/target/properties/restart" }, tls: { $ref: "#/definitions/target/properties/tls" }, proxy: { $ref: "#/definitions/target/properties/proxy" }, timeout: { $ref: "#/definitions/target/properties/timeout" }, headers: { $ref: "#/definitions/target/properties/headers" }, tags: { $ref: "#/definitions/target/properties/tags" }, overlays: { $ref: "#/definitions/target/properties/overlays" } } };
var Nt = { enum: ["5.2", "6.5", "7.1", 5.2, 6.5, 7.1] }, zt = { enum: ["keep", "report", "delete"] };
var Et = { enum: ["refuse", "include"] }, Kt = { enum: ["undo", "keep"] };
var Vt = { type: ["string", "array"], minItems: 1, minLength: 1, items: { type: "string", minLength: 1 } }, We = new RegExp("^(auto|none|[0-9]+(ms|s|m|h))$", "u"), te = new RegExp("^[0-9]+(ms|s|m|h)$", "u");
function Z(r, { instancePath: i = "", parentData: k, parentDataProperty: h, rootData: m = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    for (let o in r)
      if (!Ne.call(Ot.properties, o)) {
        let s = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o } };
        e === null ? e = [s] : e.push(s), t++;
      }
    if (r.auth !== void 0) {
      let o = r.auth;
      if (o && typeof o == "object" && !Array.isArray(o)) {
        for (let s in o)
          if (!(s === "token" || s === "user" || s === "password" || s === "bearer")) {
            let l = { instancePath: i + "/auth", schemaPath: "#/definitions/target/properties/auth/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s } };
            e === null ? e = [l] : e.push(l), t++;
          }
        if (o.token !== void 0 && typeof o.token != "string") {
          let s = { instancePath: i + "/auth/token", schemaPath: "#/definitions/target/properties/auth/properties/token/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [s] : e.push(s), t++;
        }
        if (o.user !== void 0 && typeof o.user != "string") {
          let s = { instancePath: i + "/auth/user", schemaPath: "#/definitions/target/properties/auth/properties/user/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [s] : e.push(s), t++;
        }
        if (o.password !== void 0 && typeof o.password != "string") {
          let s = { instancePath: i + "/auth/password", schemaPath: "#/definitions/target/properties/auth/properties/password/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [s] : e.push(s), t++;
        }
        if (o.bearer !== void 0 && typeof o.bearer != "string") {
          let s = { instancePath: i + "/auth/bearer", schemaPath: "#/definitions/target/properties/auth/properties/bearer/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [s] : e.push(s), t++;
        }
      } else {
        let s = { instancePath: i + "/auth", schemaPath: "#/definitions/target/properties/auth/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r.on_behalf_of !== void 0 && typeof r.on_behalf_of != "string") {
      let o = { instancePath: i + "/on_behalf_of", schemaPath: "#/definitions/target/properties/on_behalf_of/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [o] : e.push(o), t++;
    }
    if (r.release !== void 0) {
      let o = r.release;
      if (!(o === "5.2" || o === "6.5" || o === "7.1" || o === 5.2 || o === 6.5 || o === 7.1)) {
        let s = { instancePath: i + "/release", schemaPath: "#/definitions/target/properties/release/enum", keyword: "enum", params: { allowedValues: Nt.enum } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r.undeclared !== void 0) {
      let o = r.undeclared;
      if (!(o === "keep" || o === "report" || o === "delete")) {
        let s = { instancePath: i + "/undeclared", schemaPath: "#/definitions/target/properties/undeclared/enum", keyword: "enum", params: { allowedValues: zt.enum } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r.limits !== void 0) {
      let o = r.limits;
      if (o && typeof o == "object" && !Array.isArray(o)) {
        for (let s in o)
          if (!(s === "destroy" || s === "records")) {
            let l = { instancePath: i + "/limits", schemaPath: "#/definitions/target/properties/limits/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s } };
            e === null ? e = [l] : e.push(l), t++;
          }
        if (o.destroy !== void 0) {
          let s = o.destroy;
          if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
            let l = { instancePath: i + "/limits/destroy", schemaPath: "#/definitions/target/properties/limits/properties/destroy/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [l] : e.push(l), t++;
          }
          if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
            let l = { instancePath: i + "/limits/destroy", schemaPath: "#/definitions/target/properties/limits/properties/destroy/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [l] : e.push(l), t++;
          }
        }
        if (o.records !== void 0) {
          let s = o.records;
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
      let o = r.foreign_changes;
      if (!(o === "refuse" || o === "include")) {
        let s = { instancePath: i + "/foreign_changes", schemaPath: "#/definitions/target/properties/foreign_changes/enum", keyword: "enum", params: { allowedValues: Et.enum } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r.on_failure !== void 0) {
      let o = r.on_failure;
      if (!(o === "undo" || o === "keep")) {
        let s = { instancePath: i + "/on_failure", schemaPath: "#/definitions/target/properties/on_failure/enum", keyword: "enum", params: { allowedValues: Kt.enum } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r.restart !== void 0) {
      let o = r.restart;
      if (o && typeof o == "object" && !Array.isArray(o)) {
        for (let s in o)
          if (!(s === "expect" || s === "wait")) {
            let l = { instancePath: i + "/restart", schemaPath: "#/definitions/target/properties/restart/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s } };
            e === null ? e = [l] : e.push(l), t++;
          }
        if (o.expect !== void 0) {
          let s = o.expect;
          if (typeof s == "string") {
            if (!We.test(s)) {
              let l = { instancePath: i + "/restart/expect", schemaPath: "#/definitions/target/properties/restart/properties/expect/pattern", keyword: "pattern", params: { pattern: "^(auto|none|[0-9]+(ms|s|m|h))$" } };
              e === null ? e = [l] : e.push(l), t++;
            }
          } else {
            let l = { instancePath: i + "/restart/expect", schemaPath: "#/definitions/target/properties/restart/properties/expect/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [l] : e.push(l), t++;
          }
        }
        if (o.wait !== void 0) {
          let s = o.wait;
          if (typeof s == "string") {
            if (!te.test(s)) {
              let l = { instancePath: i + "/restart/wait", schemaPath: "#/definitions/target/properties/restart/properties/wait/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(ms|s|m|h)$" } };
              e === null ? e = [l] : e.push(l), t++;
            }
          } else {
            let l = { instancePath: i + "/restart/wait", schemaPath: "#/definitions/target/properties/restart/properties/wait/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [l] : e.push(l), t++;
          }
        }
      } else {
        let s = { instancePath: i + "/restart", schemaPath: "#/definitions/target/properties/restart/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r.tls !== void 0) {
      let o = r.tls;
      if (o && typeof o == "object" && !Array.isArray(o)) {
        for (let s in o)
          if (!(s === "ca" || s === "cert" || s === "key")) {
            let l = { instancePath: i + "/tls", schemaPath: "#/definitions/target/properties/tls/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s } };
            e === null ? e = [l] : e.push(l), t++;
          }
        if (o.ca !== void 0 && typeof o.ca != "string") {
          let s = { instancePath: i + "/tls/ca", schemaPath: "#/definitions/target/properties/tls/properties/ca/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [s] : e.push(s), t++;
        }
        if (o.cert !== void 0 && typeof o.cert != "string") {
          let s = { instancePath: i + "/tls/cert", schemaPath: "#/definitions/target/properties/tls/properties/cert/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [s] : e.push(s), t++;
        }
        if (o.key !== void 0 && typeof o.key != "string") {
          let s = { instancePath: i + "/tls/key", schemaPath: "#/definitions/target/properties/tls/properties/key/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [s] : e.push(s), t++;
        }
      } else {
        let s = { instancePath: i + "/tls", schemaPath: "#/definitions/target/properties/tls/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r.proxy !== void 0 && typeof r.proxy != "string") {
      let o = { instancePath: i + "/proxy", schemaPath: "#/definitions/target/properties/proxy/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [o] : e.push(o), t++;
    }
    if (r.timeout !== void 0) {
      let o = r.timeout;
      if (typeof o == "string") {
        if (!te.test(o)) {
          let s = { instancePath: i + "/timeout", schemaPath: "#/definitions/target/properties/timeout/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(ms|s|m|h)$" } };
          e === null ? e = [s] : e.push(s), t++;
        }
      } else {
        let s = { instancePath: i + "/timeout", schemaPath: "#/definitions/target/properties/timeout/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r.headers !== void 0) {
      let o = r.headers;
      if (o && typeof o == "object" && !Array.isArray(o)) {
        for (let s in o)
          if (typeof o[s] != "string") {
            let l = { instancePath: i + "/headers/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/target/properties/headers/additionalProperties/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [l] : e.push(l), t++;
          }
      } else {
        let s = { instancePath: i + "/headers", schemaPath: "#/definitions/target/properties/headers/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r.tags !== void 0) {
      let o = r.tags;
      if (Array.isArray(o)) {
        let s = o.length;
        for (let l = 0; l < s; l++)
          if (typeof o[l] != "string") {
            let u = { instancePath: i + "/tags/" + l, schemaPath: "#/definitions/target/properties/tags/items/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [u] : e.push(u), t++;
          }
      } else {
        let s = { instancePath: i + "/tags", schemaPath: "#/definitions/target/properties/tags/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
    if (r.overlays !== void 0) {
      let o = r.overlays;
      if (typeof o != "string" && !Array.isArray(o)) {
        let s = { instancePath: i + "/overlays", schemaPath: "#/definitions/target/properties/overlays/type", keyword: "type", params: { type: Vt.type } };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (typeof o == "string" && g(o) < 1) {
        let s = { instancePath: i + "/overlays", schemaPath: "#/definitions/target/properties/overlays/minLength", keyword: "minLength", params: { limit: 1 } };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (Array.isArray(o)) {
        if (o.length < 1) {
          let l = { instancePath: i + "/overlays", schemaPath: "#/definitions/target/properties/overlays/minItems", keyword: "minItems", params: { limit: 1 } };
          e === null ? e = [l] : e.push(l), t++;
        }
        let s = o.length;
        for (let l = 0; l < s; l++) {
          let u = o[l];
          if (typeof u == "string") {
            if (g(u) < 1) {
              let c = { instancePath: i + "/overlays/" + l, schemaPath: "#/definitions/target/properties/overlays/items/minLength", keyword: "minLength", params: { limit: 1 } };
              e === null ? e = [c] : e.push(c), t++;
            }
          } else {
            let c = { instancePath: i + "/overlays/" + l, schemaPath: "#/definitions/target/properties/overlays/items/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [c] : e.push(c), t++;
          }
        }
      }
    }
  } else {
    let o = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  return Z.errors = e, t === 0;
}
var Ft = new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]*$", "u");
function Xe(r, { instancePath: i = "", parentData: k, parentDataProperty: h, rootData: m = r } = {}) {
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
        let l = { instancePath: i + "/attributes", schemaPath: "#/properties/attributes/type", keyword: "type", params: { type: Qe.properties.attributes.type } };
        e === null ? e = [l] : e.push(l), t++;
      }
      if (typeof s == "string" && g(s) < 1) {
        let l = { instancePath: i + "/attributes", schemaPath: "#/properties/attributes/minLength", keyword: "minLength", params: { limit: 1 } };
        e === null ? e = [l] : e.push(l), t++;
      }
      if (Array.isArray(s)) {
        if (s.length < 1) {
          let u = { instancePath: i + "/attributes", schemaPath: "#/properties/attributes/minItems", keyword: "minItems", params: { limit: 1 } };
          e === null ? e = [u] : e.push(u), t++;
        }
        let l = s.length;
        for (let u = 0; u < l; u++) {
          let c = s[u];
          if (typeof c == "string") {
            if (g(c) < 1) {
              let f = { instancePath: i + "/attributes/" + u, schemaPath: "#/properties/attributes/items/minLength", keyword: "minLength", params: { limit: 1 } };
              e === null ? e = [f] : e.push(f), t++;
            }
          } else {
            let f = { instancePath: i + "/attributes/" + u, schemaPath: "#/properties/attributes/items/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [f] : e.push(f), t++;
          }
        }
      }
    }
    if (r.lint !== void 0) {
      let s = r.lint;
      if (s && typeof s == "object" && !Array.isArray(s))
        for (let l in s) {
          let u = s[l];
          if (!(u === "error" || u === "warning" || u === "off")) {
            let c = { instancePath: i + "/lint/" + l.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/lint/additionalProperties/enum", keyword: "enum", params: { allowedValues: Qe.properties.lint.additionalProperties.enum } };
            e === null ? e = [c] : e.push(c), t++;
          }
        }
      else {
        let l = { instancePath: i + "/lint", schemaPath: "#/properties/lint/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [l] : e.push(l), t++;
      }
    }
    if (r.defaults !== void 0 && (Z(r.defaults, { instancePath: i + "/defaults", parentData: r, parentDataProperty: "defaults", rootData: m }) || (e = e === null ? Z.errors : e.concat(Z.errors), t = e.length)), r.targets !== void 0) {
      let s = r.targets;
      if (s && typeof s == "object" && !Array.isArray(s)) {
        for (let l in s) {
          let u = t;
          if (typeof l == "string" && !Ft.test(l)) {
            let c = { instancePath: i + "/targets", schemaPath: "#/properties/targets/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]*$" }, propertyName: l };
            e === null ? e = [c] : e.push(c), t++;
          }
          var o = u === t;
          if (!o) {
            let c = { instancePath: i + "/targets", schemaPath: "#/properties/targets/propertyNames", keyword: "propertyNames", params: { propertyName: l } };
            e === null ? e = [c] : e.push(c), t++;
          }
        }
        for (let l in s) {
          let u = s[l];
          if (u && typeof u == "object" && !Array.isArray(u)) {
            if (u.url === void 0) {
              let c = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/target/required", keyword: "required", params: { missingProperty: "url" } };
              e === null ? e = [c] : e.push(c), t++;
            }
            for (let c in u)
              if (!Ne.call(w.properties, c)) {
                let f = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/target/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: c } };
                e === null ? e = [f] : e.push(f), t++;
              }
            if (u.url !== void 0 && typeof u.url != "string") {
              let c = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/url", schemaPath: "#/definitions/target/properties/url/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [c] : e.push(c), t++;
            }
            if (u.auth !== void 0) {
              let c = u.auth;
              if (c && typeof c == "object" && !Array.isArray(c)) {
                for (let f in c)
                  if (!(f === "token" || f === "user" || f === "password" || f === "bearer")) {
                    let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth", schemaPath: "#/definitions/target/properties/auth/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: f } };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                if (c.token !== void 0 && typeof c.token != "string") {
                  let f = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth/token", schemaPath: "#/definitions/target/properties/auth/properties/token/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (c.user !== void 0 && typeof c.user != "string") {
                  let f = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth/user", schemaPath: "#/definitions/target/properties/auth/properties/user/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (c.password !== void 0 && typeof c.password != "string") {
                  let f = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth/password", schemaPath: "#/definitions/target/properties/auth/properties/password/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (c.bearer !== void 0 && typeof c.bearer != "string") {
                  let f = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth/bearer", schemaPath: "#/definitions/target/properties/auth/properties/bearer/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [f] : e.push(f), t++;
                }
              } else {
                let f = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth", schemaPath: "#/definitions/target/properties/auth/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [f] : e.push(f), t++;
              }
            }
            if (u.on_behalf_of !== void 0 && typeof u.on_behalf_of != "string") {
              let c = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/on_behalf_of", schemaPath: "#/definitions/target/properties/on_behalf_of/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [c] : e.push(c), t++;
            }
            if (u.release !== void 0) {
              let c = u.release;
              if (!(c === "5.2" || c === "6.5" || c === "7.1" || c === 5.2 || c === 6.5 || c === 7.1)) {
                let f = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/release", schemaPath: "#/definitions/target/properties/release/enum", keyword: "enum", params: { allowedValues: w.properties.release.enum } };
                e === null ? e = [f] : e.push(f), t++;
              }
            }
            if (u.undeclared !== void 0) {
              let c = u.undeclared;
              if (!(c === "keep" || c === "report" || c === "delete")) {
                let f = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/undeclared", schemaPath: "#/definitions/target/properties/undeclared/enum", keyword: "enum", params: { allowedValues: w.properties.undeclared.enum } };
                e === null ? e = [f] : e.push(f), t++;
              }
            }
            if (u.limits !== void 0) {
              let c = u.limits;
              if (c && typeof c == "object" && !Array.isArray(c)) {
                for (let f in c)
                  if (!(f === "destroy" || f === "records")) {
                    let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/limits", schemaPath: "#/definitions/target/properties/limits/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: f } };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                if (c.destroy !== void 0) {
                  let f = c.destroy;
                  if (!(typeof f == "number" && !(f % 1) && !isNaN(f) && isFinite(f))) {
                    let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/limits/destroy", schemaPath: "#/definitions/target/properties/limits/properties/destroy/type", keyword: "type", params: { type: "integer" } };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                  if (typeof f == "number" && isFinite(f) && (f < 0 || isNaN(f))) {
                    let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/limits/destroy", schemaPath: "#/definitions/target/properties/limits/properties/destroy/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                }
                if (c.records !== void 0) {
                  let f = c.records;
                  if (!(typeof f == "number" && !(f % 1) && !isNaN(f) && isFinite(f))) {
                    let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/limits/records", schemaPath: "#/definitions/target/properties/limits/properties/records/type", keyword: "type", params: { type: "integer" } };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                  if (typeof f == "number" && isFinite(f) && (f < 0 || isNaN(f))) {
                    let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/limits/records", schemaPath: "#/definitions/target/properties/limits/properties/records/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                }
              } else {
                let f = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/limits", schemaPath: "#/definitions/target/properties/limits/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [f] : e.push(f), t++;
              }
            }
            if (u.foreign_changes !== void 0) {
              let c = u.foreign_changes;
              if (!(c === "refuse" || c === "include")) {
                let f = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/foreign_changes", schemaPath: "#/definitions/target/properties/foreign_changes/enum", keyword: "enum", params: { allowedValues: w.properties.foreign_changes.enum } };
                e === null ? e = [f] : e.push(f), t++;
              }
            }
            if (u.on_failure !== void 0) {
              let c = u.on_failure;
              if (!(c === "undo" || c === "keep")) {
                let f = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/on_failure", schemaPath: "#/definitions/target/properties/on_failure/enum", keyword: "enum", params: { allowedValues: w.properties.on_failure.enum } };
                e === null ? e = [f] : e.push(f), t++;
              }
            }
            if (u.restart !== void 0) {
              let c = u.restart;
              if (c && typeof c == "object" && !Array.isArray(c)) {
                for (let f in c)
                  if (!(f === "expect" || f === "wait")) {
                    let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart", schemaPath: "#/definitions/target/properties/restart/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: f } };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                if (c.expect !== void 0) {
                  let f = c.expect;
                  if (typeof f == "string") {
                    if (!We.test(f)) {
                      let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/expect", schemaPath: "#/definitions/target/properties/restart/properties/expect/pattern", keyword: "pattern", params: { pattern: "^(auto|none|[0-9]+(ms|s|m|h))$" } };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  } else {
                    let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/expect", schemaPath: "#/definitions/target/properties/restart/properties/expect/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                }
                if (c.wait !== void 0) {
                  let f = c.wait;
                  if (typeof f == "string") {
                    if (!te.test(f)) {
                      let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/wait", schemaPath: "#/definitions/target/properties/restart/properties/wait/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(ms|s|m|h)$" } };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  } else {
                    let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/wait", schemaPath: "#/definitions/target/properties/restart/properties/wait/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                }
              } else {
                let f = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart", schemaPath: "#/definitions/target/properties/restart/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [f] : e.push(f), t++;
              }
            }
            if (u.tls !== void 0) {
              let c = u.tls;
              if (c && typeof c == "object" && !Array.isArray(c)) {
                for (let f in c)
                  if (!(f === "ca" || f === "cert" || f === "key")) {
                    let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/tls", schemaPath: "#/definitions/target/properties/tls/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: f } };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                if (c.ca !== void 0 && typeof c.ca != "string") {
                  let f = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/tls/ca", schemaPath: "#/definitions/target/properties/tls/properties/ca/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (c.cert !== void 0 && typeof c.cert != "string") {
                  let f = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/tls/cert", schemaPath: "#/definitions/target/properties/tls/properties/cert/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [f] : e.push(f), t++;
                }
                if (c.key !== void 0 && typeof c.key != "string") {
                  let f = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/tls/key", schemaPath: "#/definitions/target/properties/tls/properties/key/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [f] : e.push(f), t++;
                }
              } else {
                let f = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/tls", schemaPath: "#/definitions/target/properties/tls/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [f] : e.push(f), t++;
              }
            }
            if (u.proxy !== void 0 && typeof u.proxy != "string") {
              let c = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/proxy", schemaPath: "#/definitions/target/properties/proxy/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [c] : e.push(c), t++;
            }
            if (u.timeout !== void 0) {
              let c = u.timeout;
              if (typeof c == "string") {
                if (!te.test(c)) {
                  let f = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/timeout", schemaPath: "#/definitions/target/properties/timeout/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(ms|s|m|h)$" } };
                  e === null ? e = [f] : e.push(f), t++;
                }
              } else {
                let f = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/timeout", schemaPath: "#/definitions/target/properties/timeout/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [f] : e.push(f), t++;
              }
            }
            if (u.headers !== void 0) {
              let c = u.headers;
              if (c && typeof c == "object" && !Array.isArray(c)) {
                for (let f in c)
                  if (typeof c[f] != "string") {
                    let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/headers/" + f.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/target/properties/headers/additionalProperties/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), t++;
                  }
              } else {
                let f = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/headers", schemaPath: "#/definitions/target/properties/headers/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [f] : e.push(f), t++;
              }
            }
            if (u.tags !== void 0) {
              let c = u.tags;
              if (Array.isArray(c)) {
                let f = c.length;
                for (let d = 0; d < f; d++)
                  if (typeof c[d] != "string") {
                    let v = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/tags/" + d, schemaPath: "#/definitions/target/properties/tags/items/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [v] : e.push(v), t++;
                  }
              } else {
                let f = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/tags", schemaPath: "#/definitions/target/properties/tags/type", keyword: "type", params: { type: "array" } };
                e === null ? e = [f] : e.push(f), t++;
              }
            }
            if (u.overlays !== void 0) {
              let c = u.overlays;
              if (typeof c != "string" && !Array.isArray(c)) {
                let f = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/overlays", schemaPath: "#/definitions/target/properties/overlays/type", keyword: "type", params: { type: w.properties.overlays.type } };
                e === null ? e = [f] : e.push(f), t++;
              }
              if (typeof c == "string" && g(c) < 1) {
                let f = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/overlays", schemaPath: "#/definitions/target/properties/overlays/minLength", keyword: "minLength", params: { limit: 1 } };
                e === null ? e = [f] : e.push(f), t++;
              }
              if (Array.isArray(c)) {
                if (c.length < 1) {
                  let d = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/overlays", schemaPath: "#/definitions/target/properties/overlays/minItems", keyword: "minItems", params: { limit: 1 } };
                  e === null ? e = [d] : e.push(d), t++;
                }
                let f = c.length;
                for (let d = 0; d < f; d++) {
                  let v = c[d];
                  if (typeof v == "string") {
                    if (g(v) < 1) {
                      let b = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/overlays/" + d, schemaPath: "#/definitions/target/properties/overlays/items/minLength", keyword: "minLength", params: { limit: 1 } };
                      e === null ? e = [b] : e.push(b), t++;
                    }
                  } else {
                    let b = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1") + "/overlays/" + d, schemaPath: "#/definitions/target/properties/overlays/items/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [b] : e.push(b), t++;
                  }
                }
              }
            }
          } else {
            let c = { instancePath: i + "/targets/" + l.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/target/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [c] : e.push(c), t++;
          }
        }
      } else {
        let l = { instancePath: i + "/targets", schemaPath: "#/properties/targets/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [l] : e.push(l), t++;
      }
    }
  } else {
    let s = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [s] : e.push(s), t++;
  }
  return Xe.errors = e, t === 0;
}
var Ut = Ye, I = { type: "object", additionalProperties: !1, required: ["name"], properties: { name: { type: "string" }, display: { type: "string", maxLength: 200 }, data_type: { type: "string", enum: ["input", "textarea", "richtext", "integer", "boolean", "date", "datetime", "select", "multiselect", "tree_select", "multi_tree_select", "checkbox", "user_autocompletion", "autocompletion_ajax_external_data_source", "active"] }, data_option: { type: "object" }, options_from: { type: "string", minLength: 1 }, screens: { type: "object", additionalProperties: { $ref: "#/definitions/screen" }, properties: { create_top: { $ref: "#/definitions/screen" }, create_middle: { $ref: "#/definitions/screen" }, create_bottom: { $ref: "#/definitions/screen" }, create: { $ref: "#/definitions/screen" }, edit: { $ref: "#/definitions/screen" }, view: { $ref: "#/definitions/screen" }, signup: { $ref: "#/definitions/screen" }, invite_agent: { $ref: "#/definitions/screen" }, invite_customer: { $ref: "#/definitions/screen" }, overview_bulk: { $ref: "#/definitions/screen" } } }, position: { type: "integer", minimum: -2147483648, maximum: 2147483647 }, active: { type: "boolean" }, state: { enum: ["present", "absent"] }, created_before: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)?(Z|[+-][0-9]{2}:[0-9]{2}))?$" }, protect: { type: "boolean" }, ignore: { type: "array", items: { type: "string" } }, accept: { type: "array", items: { enum: ["required", "shorter_maxlength", "data_type", "option_removed"] } } }, allOf: [{ if: { properties: { state: { const: "absent" } }, required: ["state"] }, then: {}, else: { required: ["display", "data_type"], properties: { name: { pattern: "^[a-z0-9_]*[a-z][a-z0-9_]*$", maxLength: 63, not: { enum: ["_foreign_keys_equal", "_has_attribute", "_record_changed", "allow_destroy", "apply_scoping", "association_cached", "association_foreign_key_changed", "association_valid", "attribute_came_from_user", "attribute_changed", "attribute_changed_in_place", "attribute_method", "attribute_present", "attribute_previously_changed", "can_use_fast_cache_version", "changed_for_autosave", "custom_inspect_method_defined", "custom_validation_context", "destroyed", "encrypted_attribute", "frozen", "has_attribute", "has_changes_to_save", "has_defer_touch_attrs", "has_destroy_flag", "has_encrypted_attributes", "has_encrypted_rich_texts", "has_transactional_callbacks", "invalid", "inverse_polymorphic_association_changed", "locking_enabled", "marked_for_destruction", "nested_records_changed_for_autosave", "new_record", "no_touching", "param_delimiter", "persisted", "pk_attribute", "previously_new_record", "previously_persisted", "primary_key_values_present", "readonly", "reject_new_record", "respond_to_without_attributes", "should_record_timestamps", "strict_loading", "strict_loading_all", "strict_loading_n_plus_one_only", "transaction_include_any_action", "trigger_transactional_callbacks", "valid", "will_be_destroyed", "will_save_change_to_attribute"] } } } } }, { if: { properties: { data_type: { const: "input" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_input" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "textarea" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_textarea" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "richtext" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_richtext" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "integer" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_integer" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "boolean" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_boolean" } } } }, { if: { properties: { data_type: { const: "date" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_date" } } } }, { if: { properties: { data_type: { const: "datetime" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_datetime" } }, required: ["data_option"] } }, { if: { properties: { data_type: { const: "select" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_select" } } } }, { if: { properties: { data_type: { const: "multiselect" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_multiselect" } } } }, { if: { properties: { data_type: { const: "tree_select" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_tree_select" } } } }, { if: { properties: { data_type: { const: "multi_tree_select" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_multi_tree_select" } } } }, { if: { properties: { data_type: { const: "checkbox" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_checkbox" } } } }, { if: { properties: { data_type: { const: "user_autocompletion" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_user_autocompletion" } } } }, { if: { properties: { data_type: { const: "autocompletion_ajax_external_data_source" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_autocompletion_ajax_external_data_source" } } } }, { if: { properties: { data_type: { const: "active" }, state: { not: { const: "absent" } } }, required: ["data_type"] }, then: { properties: { data_option: { $ref: "#/definitions/options_of_active" } } } }] };
var It = new RegExp("^[a-z0-9_]*[a-z][a-z0-9_]*$", "u"), Zt = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)?(Z|[+-][0-9]{2}:[0-9]{2}))?$", "u");
function T(r, { instancePath: i = "", parentData: k, parentDataProperty: h, rootData: m = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.type === void 0) {
      let o = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      e === null ? e = [o] : e.push(o), t++;
    }
    if (r.maxlength === void 0) {
      let o = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxlength" } };
      e === null ? e = [o] : e.push(o), t++;
    }
    if (r.options_from !== void 0) {
      let o = r.options_from;
      if (typeof o == "string") {
        if (g(o) < 1) {
          let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [s] : e.push(s), t++;
        }
      } else {
        let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
  } else {
    let o = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  return T.errors = e, t === 0;
}
function R(r, { instancePath: i = "", parentData: k, parentDataProperty: h, rootData: m = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.maxlength === void 0) {
      let o = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxlength" } };
      e === null ? e = [o] : e.push(o), t++;
    }
    if (r.options_from !== void 0) {
      let o = r.options_from;
      if (typeof o == "string") {
        if (g(o) < 1) {
          let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [s] : e.push(s), t++;
        }
      } else {
        let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
  } else {
    let o = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  return R.errors = e, t === 0;
}
function C(r, { instancePath: i = "", parentData: k, parentDataProperty: h, rootData: m = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.maxlength === void 0) {
      let o = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxlength" } };
      e === null ? e = [o] : e.push(o), t++;
    }
    if (r.options_from !== void 0) {
      let o = r.options_from;
      if (typeof o == "string") {
        if (g(o) < 1) {
          let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [s] : e.push(s), t++;
        }
      } else {
        let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
  } else {
    let o = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  return C.errors = e, t === 0;
}
function G(r, { instancePath: i = "", parentData: k, parentDataProperty: h, rootData: m = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.min === void 0) {
      let o = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "min" } };
      e === null ? e = [o] : e.push(o), t++;
    }
    if (r.max === void 0) {
      let o = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "max" } };
      e === null ? e = [o] : e.push(o), t++;
    }
    if (r.options_from !== void 0) {
      let o = r.options_from;
      if (typeof o == "string") {
        if (g(o) < 1) {
          let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [s] : e.push(s), t++;
        }
      } else {
        let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
  } else {
    let o = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  return G.errors = e, t === 0;
}
function U(r, { instancePath: i = "", parentData: k, parentDataProperty: h, rootData: m = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.options_from !== void 0) {
      let o = r.options_from;
      if (typeof o == "string") {
        if (g(o) < 1) {
          let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [s] : e.push(s), t++;
        }
      } else {
        let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
  } else {
    let o = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  return U.errors = e, t === 0;
}
function M(r, { instancePath: i = "", parentData: k, parentDataProperty: h, rootData: m = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.options_from !== void 0) {
      let o = r.options_from;
      if (typeof o == "string") {
        if (g(o) < 1) {
          let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [s] : e.push(s), t++;
        }
      } else {
        let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
  } else {
    let o = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  return M.errors = e, t === 0;
}
function B(r, { instancePath: i = "", parentData: k, parentDataProperty: h, rootData: m = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.future === void 0) {
      let o = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "future" } };
      e === null ? e = [o] : e.push(o), t++;
    }
    if (r.past === void 0) {
      let o = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "past" } };
      e === null ? e = [o] : e.push(o), t++;
    }
    if (r.options_from !== void 0) {
      let o = r.options_from;
      if (typeof o == "string") {
        if (g(o) < 1) {
          let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [s] : e.push(s), t++;
        }
      } else {
        let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
  } else {
    let o = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  return B.errors = e, t === 0;
}
function H(r, { instancePath: i = "", parentData: k, parentDataProperty: h, rootData: m = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.options_from !== void 0) {
      let o = r.options_from;
      if (typeof o == "string") {
        if (g(o) < 1) {
          let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [s] : e.push(s), t++;
        }
      } else {
        let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
  } else {
    let o = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  return H.errors = e, t === 0;
}
function J(r, { instancePath: i = "", parentData: k, parentDataProperty: h, rootData: m = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.options_from !== void 0) {
      let o = r.options_from;
      if (typeof o == "string") {
        if (g(o) < 1) {
          let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [s] : e.push(s), t++;
        }
      } else {
        let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
  } else {
    let o = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  return J.errors = e, t === 0;
}
function Q(r, { instancePath: i = "", parentData: k, parentDataProperty: h, rootData: m = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.options_from !== void 0) {
      let o = r.options_from;
      if (typeof o == "string") {
        if (g(o) < 1) {
          let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [s] : e.push(s), t++;
        }
      } else {
        let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
  } else {
    let o = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  return Q.errors = e, t === 0;
}
function S(r, { instancePath: i = "", parentData: k, parentDataProperty: h, rootData: m = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.options_from !== void 0) {
      let o = r.options_from;
      if (typeof o == "string") {
        if (g(o) < 1) {
          let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [s] : e.push(s), t++;
        }
      } else {
        let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
  } else {
    let o = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  return S.errors = e, t === 0;
}
function W(r, { instancePath: i = "", parentData: k, parentDataProperty: h, rootData: m = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.options_from !== void 0) {
      let o = r.options_from;
      if (typeof o == "string") {
        if (g(o) < 1) {
          let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [s] : e.push(s), t++;
        }
      } else {
        let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
  } else {
    let o = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  return W.errors = e, t === 0;
}
function X(r, { instancePath: i = "", parentData: k, parentDataProperty: h, rootData: m = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.options_from !== void 0) {
      let o = r.options_from;
      if (typeof o == "string") {
        if (g(o) < 1) {
          let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [s] : e.push(s), t++;
        }
      } else {
        let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
  } else {
    let o = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  return X.errors = e, t === 0;
}
function Y(r, { instancePath: i = "", parentData: k, parentDataProperty: h, rootData: m = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.options_from !== void 0) {
      let o = r.options_from;
      if (typeof o == "string") {
        if (g(o) < 1) {
          let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [s] : e.push(s), t++;
        }
      } else {
        let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
  } else {
    let o = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  return Y.errors = e, t === 0;
}
function ee(r, { instancePath: i = "", parentData: k, parentDataProperty: h, rootData: m = r } = {}) {
  let e = null, t = 0;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.options_from !== void 0) {
      let o = r.options_from;
      if (typeof o == "string") {
        if (g(o) < 1) {
          let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [s] : e.push(s), t++;
        }
      } else {
        let s = { instancePath: i + "/options_from", schemaPath: "#/definitions/key_options_from/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [s] : e.push(s), t++;
      }
    }
  } else {
    let o = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [o] : e.push(o), t++;
  }
  return ee.errors = e, t === 0;
}
function Ye(r, { instancePath: i = "", parentData: k, parentDataProperty: h, rootData: m = r } = {}) {
  let e = null, t = 0, o = t, s = !0, l = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.state === void 0 && (a = "state")) {
      let p = {};
      e === null ? e = [p] : e.push(p), t++;
    } else if (r.state !== void 0 && r.state !== "absent") {
      let p = {};
      e === null ? e = [p] : e.push(p), t++;
    }
  }
  var u = l === t;
  if (t = o, e !== null && (o ? e.length = o : e = null), !u) {
    let a = t;
    if (r && typeof r == "object" && !Array.isArray(r)) {
      if (r.display === void 0) {
        let n = { instancePath: i, schemaPath: "#/allOf/0/else/required", keyword: "required", params: { missingProperty: "display" } };
        e === null ? e = [n] : e.push(n), t++;
      }
      if (r.data_type === void 0) {
        let n = { instancePath: i, schemaPath: "#/allOf/0/else/required", keyword: "required", params: { missingProperty: "data_type" } };
        e === null ? e = [n] : e.push(n), t++;
      }
      if (r.name !== void 0) {
        let n = r.name, _ = t, F = t;
        if (!(n === "_foreign_keys_equal" || n === "_has_attribute" || n === "_record_changed" || n === "allow_destroy" || n === "apply_scoping" || n === "association_cached" || n === "association_foreign_key_changed" || n === "association_valid" || n === "attribute_came_from_user" || n === "attribute_changed" || n === "attribute_changed_in_place" || n === "attribute_method" || n === "attribute_present" || n === "attribute_previously_changed" || n === "can_use_fast_cache_version" || n === "changed_for_autosave" || n === "custom_inspect_method_defined" || n === "custom_validation_context" || n === "destroyed" || n === "encrypted_attribute" || n === "frozen" || n === "has_attribute" || n === "has_changes_to_save" || n === "has_defer_touch_attrs" || n === "has_destroy_flag" || n === "has_encrypted_attributes" || n === "has_encrypted_rich_texts" || n === "has_transactional_callbacks" || n === "invalid" || n === "inverse_polymorphic_association_changed" || n === "locking_enabled" || n === "marked_for_destruction" || n === "nested_records_changed_for_autosave" || n === "new_record" || n === "no_touching" || n === "param_delimiter" || n === "persisted" || n === "pk_attribute" || n === "previously_new_record" || n === "previously_persisted" || n === "primary_key_values_present" || n === "readonly" || n === "reject_new_record" || n === "respond_to_without_attributes" || n === "should_record_timestamps" || n === "strict_loading" || n === "strict_loading_all" || n === "strict_loading_n_plus_one_only" || n === "transaction_include_any_action" || n === "trigger_transactional_callbacks" || n === "valid" || n === "will_be_destroyed" || n === "will_save_change_to_attribute")) {
          let y = {};
          e === null ? e = [y] : e.push(y), t++;
        }
        var c = F === t;
        if (c) {
          let y = { instancePath: i + "/name", schemaPath: "#/allOf/0/else/properties/name/not", keyword: "not", params: {} };
          e === null ? e = [y] : e.push(y), t++;
        } else
          t = _, e !== null && (_ ? e.length = _ : e = null);
        if (typeof n == "string") {
          if (g(n) > 63) {
            let y = { instancePath: i + "/name", schemaPath: "#/allOf/0/else/properties/name/maxLength", keyword: "maxLength", params: { limit: 63 } };
            e === null ? e = [y] : e.push(y), t++;
          }
          if (!It.test(n)) {
            let y = { instancePath: i + "/name", schemaPath: "#/allOf/0/else/properties/name/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_]*[a-z][a-z0-9_]*$" } };
            e === null ? e = [y] : e.push(y), t++;
          }
        }
      }
    }
    var u = a === t;
    s = u;
  }
  if (!s) {
    let a = { instancePath: i, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: "else" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let f = t, d = !0, v = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let p = {};
      e === null ? e = [p] : e.push(p), t++;
    } else {
      if (r.data_type !== void 0) {
        let p = t;
        if (r.data_type !== "input") {
          let n = {};
          e === null ? e = [n] : e.push(n), t++;
        }
        var b = p === t;
      } else
        var b = !0;
      if (b)
        if (r.state !== void 0) {
          let p = t, n = t, _ = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var et = _ === t;
          if (et) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = n, e !== null && (n ? e.length = n : e = null);
          var b = p === t;
        } else
          var b = !0;
    }
  }
  var re = v === t;
  if (t = f, e !== null && (f ? e.length = f : e = null), re) {
    let a = t;
    if (r && typeof r == "object" && !Array.isArray(r)) {
      if (r.data_option === void 0) {
        let n = { instancePath: i, schemaPath: "#/allOf/1/then/required", keyword: "required", params: { missingProperty: "data_option" } };
        e === null ? e = [n] : e.push(n), t++;
      }
      r.data_option !== void 0 && (T(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: m }) || (e = e === null ? T.errors : e.concat(T.errors), t = e.length));
    }
    var re = a === t;
    d = re;
  }
  if (!d) {
    let a = { instancePath: i, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let ie = t, ze = !0, tt = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let p = {};
      e === null ? e = [p] : e.push(p), t++;
    } else {
      if (r.data_type !== void 0) {
        let p = t;
        if (r.data_type !== "textarea") {
          let n = {};
          e === null ? e = [n] : e.push(n), t++;
        }
        var P = p === t;
      } else
        var P = !0;
      if (P)
        if (r.state !== void 0) {
          let p = t, n = t, _ = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var rt = _ === t;
          if (rt) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = n, e !== null && (n ? e.length = n : e = null);
          var P = p === t;
        } else
          var P = !0;
    }
  }
  var se = tt === t;
  if (t = ie, e !== null && (ie ? e.length = ie : e = null), se) {
    let a = t;
    if (r && typeof r == "object" && !Array.isArray(r)) {
      if (r.data_option === void 0) {
        let n = { instancePath: i, schemaPath: "#/allOf/2/then/required", keyword: "required", params: { missingProperty: "data_option" } };
        e === null ? e = [n] : e.push(n), t++;
      }
      r.data_option !== void 0 && (R(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: m }) || (e = e === null ? R.errors : e.concat(R.errors), t = e.length));
    }
    var se = a === t;
    ze = se;
  }
  if (!ze) {
    let a = { instancePath: i, schemaPath: "#/allOf/2/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let oe = t, Ee = !0, it = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let p = {};
      e === null ? e = [p] : e.push(p), t++;
    } else {
      if (r.data_type !== void 0) {
        let p = t;
        if (r.data_type !== "richtext") {
          let n = {};
          e === null ? e = [n] : e.push(n), t++;
        }
        var j = p === t;
      } else
        var j = !0;
      if (j)
        if (r.state !== void 0) {
          let p = t, n = t, _ = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var st = _ === t;
          if (st) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = n, e !== null && (n ? e.length = n : e = null);
          var j = p === t;
        } else
          var j = !0;
    }
  }
  var ne = it === t;
  if (t = oe, e !== null && (oe ? e.length = oe : e = null), ne) {
    let a = t;
    if (r && typeof r == "object" && !Array.isArray(r)) {
      if (r.data_option === void 0) {
        let n = { instancePath: i, schemaPath: "#/allOf/3/then/required", keyword: "required", params: { missingProperty: "data_option" } };
        e === null ? e = [n] : e.push(n), t++;
      }
      r.data_option !== void 0 && (C(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: m }) || (e = e === null ? C.errors : e.concat(C.errors), t = e.length));
    }
    var ne = a === t;
    Ee = ne;
  }
  if (!Ee) {
    let a = { instancePath: i, schemaPath: "#/allOf/3/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let ae = t, Ke = !0, ot = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let p = {};
      e === null ? e = [p] : e.push(p), t++;
    } else {
      if (r.data_type !== void 0) {
        let p = t;
        if (r.data_type !== "integer") {
          let n = {};
          e === null ? e = [n] : e.push(n), t++;
        }
        var A = p === t;
      } else
        var A = !0;
      if (A)
        if (r.state !== void 0) {
          let p = t, n = t, _ = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var nt = _ === t;
          if (nt) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = n, e !== null && (n ? e.length = n : e = null);
          var A = p === t;
        } else
          var A = !0;
    }
  }
  var pe = ot === t;
  if (t = ae, e !== null && (ae ? e.length = ae : e = null), pe) {
    let a = t;
    if (r && typeof r == "object" && !Array.isArray(r)) {
      if (r.data_option === void 0) {
        let n = { instancePath: i, schemaPath: "#/allOf/4/then/required", keyword: "required", params: { missingProperty: "data_option" } };
        e === null ? e = [n] : e.push(n), t++;
      }
      r.data_option !== void 0 && (G(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: m }) || (e = e === null ? G.errors : e.concat(G.errors), t = e.length));
    }
    var pe = a === t;
    Ke = pe;
  }
  if (!Ke) {
    let a = { instancePath: i, schemaPath: "#/allOf/4/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let le = t, Ve = !0, at = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let p = {};
      e === null ? e = [p] : e.push(p), t++;
    } else {
      if (r.data_type !== void 0) {
        let p = t;
        if (r.data_type !== "boolean") {
          let n = {};
          e === null ? e = [n] : e.push(n), t++;
        }
        var $ = p === t;
      } else
        var $ = !0;
      if ($)
        if (r.state !== void 0) {
          let p = t, n = t, _ = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var pt = _ === t;
          if (pt) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = n, e !== null && (n ? e.length = n : e = null);
          var $ = p === t;
        } else
          var $ = !0;
    }
  }
  var fe = at === t;
  if (t = le, e !== null && (le ? e.length = le : e = null), fe) {
    let a = t;
    r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0 && (U(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: m }) || (e = e === null ? U.errors : e.concat(U.errors), t = e.length));
    var fe = a === t;
    Ve = fe;
  }
  if (!Ve) {
    let a = { instancePath: i, schemaPath: "#/allOf/5/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let ce = t, Fe = !0, lt = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let p = {};
      e === null ? e = [p] : e.push(p), t++;
    } else {
      if (r.data_type !== void 0) {
        let p = t;
        if (r.data_type !== "date") {
          let n = {};
          e === null ? e = [n] : e.push(n), t++;
        }
        var x = p === t;
      } else
        var x = !0;
      if (x)
        if (r.state !== void 0) {
          let p = t, n = t, _ = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var ft = _ === t;
          if (ft) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = n, e !== null && (n ? e.length = n : e = null);
          var x = p === t;
        } else
          var x = !0;
    }
  }
  var ye = lt === t;
  if (t = ce, e !== null && (ce ? e.length = ce : e = null), ye) {
    let a = t;
    r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0 && (M(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: m }) || (e = e === null ? M.errors : e.concat(M.errors), t = e.length));
    var ye = a === t;
    Fe = ye;
  }
  if (!Fe) {
    let a = { instancePath: i, schemaPath: "#/allOf/6/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let ue = t, Ie = !0, ct = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let p = {};
      e === null ? e = [p] : e.push(p), t++;
    } else {
      if (r.data_type !== void 0) {
        let p = t;
        if (r.data_type !== "datetime") {
          let n = {};
          e === null ? e = [n] : e.push(n), t++;
        }
        var q = p === t;
      } else
        var q = !0;
      if (q)
        if (r.state !== void 0) {
          let p = t, n = t, _ = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var yt = _ === t;
          if (yt) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = n, e !== null && (n ? e.length = n : e = null);
          var q = p === t;
        } else
          var q = !0;
    }
  }
  var de = ct === t;
  if (t = ue, e !== null && (ue ? e.length = ue : e = null), de) {
    let a = t;
    if (r && typeof r == "object" && !Array.isArray(r)) {
      if (r.data_option === void 0) {
        let n = { instancePath: i, schemaPath: "#/allOf/7/then/required", keyword: "required", params: { missingProperty: "data_option" } };
        e === null ? e = [n] : e.push(n), t++;
      }
      r.data_option !== void 0 && (B(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: m }) || (e = e === null ? B.errors : e.concat(B.errors), t = e.length));
    }
    var de = a === t;
    Ie = de;
  }
  if (!Ie) {
    let a = { instancePath: i, schemaPath: "#/allOf/7/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let _e = t, Ze = !0, ut = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let p = {};
      e === null ? e = [p] : e.push(p), t++;
    } else {
      if (r.data_type !== void 0) {
        let p = t;
        if (r.data_type !== "select") {
          let n = {};
          e === null ? e = [n] : e.push(n), t++;
        }
        var D = p === t;
      } else
        var D = !0;
      if (D)
        if (r.state !== void 0) {
          let p = t, n = t, _ = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var dt = _ === t;
          if (dt) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = n, e !== null && (n ? e.length = n : e = null);
          var D = p === t;
        } else
          var D = !0;
    }
  }
  var me = ut === t;
  if (t = _e, e !== null && (_e ? e.length = _e : e = null), me) {
    let a = t;
    r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0 && (H(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: m }) || (e = e === null ? H.errors : e.concat(H.errors), t = e.length));
    var me = a === t;
    Ze = me;
  }
  if (!Ze) {
    let a = { instancePath: i, schemaPath: "#/allOf/8/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let he = t, Te = !0, _t = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let p = {};
      e === null ? e = [p] : e.push(p), t++;
    } else {
      if (r.data_type !== void 0) {
        let p = t;
        if (r.data_type !== "multiselect") {
          let n = {};
          e === null ? e = [n] : e.push(n), t++;
        }
        var L = p === t;
      } else
        var L = !0;
      if (L)
        if (r.state !== void 0) {
          let p = t, n = t, _ = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var mt = _ === t;
          if (mt) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = n, e !== null && (n ? e.length = n : e = null);
          var L = p === t;
        } else
          var L = !0;
    }
  }
  var ge = _t === t;
  if (t = he, e !== null && (he ? e.length = he : e = null), ge) {
    let a = t;
    r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0 && (J(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: m }) || (e = e === null ? J.errors : e.concat(J.errors), t = e.length));
    var ge = a === t;
    Te = ge;
  }
  if (!Te) {
    let a = { instancePath: i, schemaPath: "#/allOf/9/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let ke = t, Re = !0, ht = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let p = {};
      e === null ? e = [p] : e.push(p), t++;
    } else {
      if (r.data_type !== void 0) {
        let p = t;
        if (r.data_type !== "tree_select") {
          let n = {};
          e === null ? e = [n] : e.push(n), t++;
        }
        var O = p === t;
      } else
        var O = !0;
      if (O)
        if (r.state !== void 0) {
          let p = t, n = t, _ = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var gt = _ === t;
          if (gt) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = n, e !== null && (n ? e.length = n : e = null);
          var O = p === t;
        } else
          var O = !0;
    }
  }
  var be = ht === t;
  if (t = ke, e !== null && (ke ? e.length = ke : e = null), be) {
    let a = t;
    r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0 && (Q(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: m }) || (e = e === null ? Q.errors : e.concat(Q.errors), t = e.length));
    var be = a === t;
    Re = be;
  }
  if (!Re) {
    let a = { instancePath: i, schemaPath: "#/allOf/10/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let ve = t, Ce = !0, kt = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let p = {};
      e === null ? e = [p] : e.push(p), t++;
    } else {
      if (r.data_type !== void 0) {
        let p = t;
        if (r.data_type !== "multi_tree_select") {
          let n = {};
          e === null ? e = [n] : e.push(n), t++;
        }
        var N = p === t;
      } else
        var N = !0;
      if (N)
        if (r.state !== void 0) {
          let p = t, n = t, _ = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var bt = _ === t;
          if (bt) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = n, e !== null && (n ? e.length = n : e = null);
          var N = p === t;
        } else
          var N = !0;
    }
  }
  var we = kt === t;
  if (t = ve, e !== null && (ve ? e.length = ve : e = null), we) {
    let a = t;
    r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0 && (S(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: m }) || (e = e === null ? S.errors : e.concat(S.errors), t = e.length));
    var we = a === t;
    Ce = we;
  }
  if (!Ce) {
    let a = { instancePath: i, schemaPath: "#/allOf/11/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let Pe = t, Ge = !0, vt = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let p = {};
      e === null ? e = [p] : e.push(p), t++;
    } else {
      if (r.data_type !== void 0) {
        let p = t;
        if (r.data_type !== "checkbox") {
          let n = {};
          e === null ? e = [n] : e.push(n), t++;
        }
        var z = p === t;
      } else
        var z = !0;
      if (z)
        if (r.state !== void 0) {
          let p = t, n = t, _ = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var wt = _ === t;
          if (wt) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = n, e !== null && (n ? e.length = n : e = null);
          var z = p === t;
        } else
          var z = !0;
    }
  }
  var je = vt === t;
  if (t = Pe, e !== null && (Pe ? e.length = Pe : e = null), je) {
    let a = t;
    r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0 && (W(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: m }) || (e = e === null ? W.errors : e.concat(W.errors), t = e.length));
    var je = a === t;
    Ge = je;
  }
  if (!Ge) {
    let a = { instancePath: i, schemaPath: "#/allOf/12/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let Ae = t, Ue = !0, Pt = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let p = {};
      e === null ? e = [p] : e.push(p), t++;
    } else {
      if (r.data_type !== void 0) {
        let p = t;
        if (r.data_type !== "user_autocompletion") {
          let n = {};
          e === null ? e = [n] : e.push(n), t++;
        }
        var E = p === t;
      } else
        var E = !0;
      if (E)
        if (r.state !== void 0) {
          let p = t, n = t, _ = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var jt = _ === t;
          if (jt) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = n, e !== null && (n ? e.length = n : e = null);
          var E = p === t;
        } else
          var E = !0;
    }
  }
  var $e = Pt === t;
  if (t = Ae, e !== null && (Ae ? e.length = Ae : e = null), $e) {
    let a = t;
    r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0 && (X(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: m }) || (e = e === null ? X.errors : e.concat(X.errors), t = e.length));
    var $e = a === t;
    Ue = $e;
  }
  if (!Ue) {
    let a = { instancePath: i, schemaPath: "#/allOf/13/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let xe = t, Me = !0, At = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let p = {};
      e === null ? e = [p] : e.push(p), t++;
    } else {
      if (r.data_type !== void 0) {
        let p = t;
        if (r.data_type !== "autocompletion_ajax_external_data_source") {
          let n = {};
          e === null ? e = [n] : e.push(n), t++;
        }
        var K = p === t;
      } else
        var K = !0;
      if (K)
        if (r.state !== void 0) {
          let p = t, n = t, _ = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var $t = _ === t;
          if ($t) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = n, e !== null && (n ? e.length = n : e = null);
          var K = p === t;
        } else
          var K = !0;
    }
  }
  var qe = At === t;
  if (t = xe, e !== null && (xe ? e.length = xe : e = null), qe) {
    let a = t;
    r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0 && (Y(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: m }) || (e = e === null ? Y.errors : e.concat(Y.errors), t = e.length));
    var qe = a === t;
    Me = qe;
  }
  if (!Me) {
    let a = { instancePath: i, schemaPath: "#/allOf/14/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  let De = t, Be = !0, xt = t;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let a;
    if (r.data_type === void 0 && (a = "data_type")) {
      let p = {};
      e === null ? e = [p] : e.push(p), t++;
    } else {
      if (r.data_type !== void 0) {
        let p = t;
        if (r.data_type !== "active") {
          let n = {};
          e === null ? e = [n] : e.push(n), t++;
        }
        var V = p === t;
      } else
        var V = !0;
      if (V)
        if (r.state !== void 0) {
          let p = t, n = t, _ = t;
          if (r.state !== "absent") {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          }
          var qt = _ === t;
          if (qt) {
            let y = {};
            e === null ? e = [y] : e.push(y), t++;
          } else
            t = n, e !== null && (n ? e.length = n : e = null);
          var V = p === t;
        } else
          var V = !0;
    }
  }
  var Le = xt === t;
  if (t = De, e !== null && (De ? e.length = De : e = null), Le) {
    let a = t;
    r && typeof r == "object" && !Array.isArray(r) && r.data_option !== void 0 && (ee(r.data_option, { instancePath: i + "/data_option", parentData: r, parentDataProperty: "data_option", rootData: m }) || (e = e === null ? ee.errors : e.concat(ee.errors), t = e.length));
    var Le = a === t;
    Be = Le;
  }
  if (!Be) {
    let a = { instancePath: i, schemaPath: "#/allOf/15/if", keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  if (r && typeof r == "object" && !Array.isArray(r)) {
    if (r.name === void 0) {
      let a = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      e === null ? e = [a] : e.push(a), t++;
    }
    for (let a in r)
      if (!Ne.call(I.properties, a)) {
        let p = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: a } };
        e === null ? e = [p] : e.push(p), t++;
      }
    if (r.name !== void 0 && typeof r.name != "string") {
      let a = { instancePath: i + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [a] : e.push(a), t++;
    }
    if (r.display !== void 0) {
      let a = r.display;
      if (typeof a == "string") {
        if (g(a) > 200) {
          let p = { instancePath: i + "/display", schemaPath: "#/properties/display/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [p] : e.push(p), t++;
        }
      } else {
        let p = { instancePath: i + "/display", schemaPath: "#/properties/display/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [p] : e.push(p), t++;
      }
    }
    if (r.data_type !== void 0) {
      let a = r.data_type;
      if (typeof a != "string") {
        let p = { instancePath: i + "/data_type", schemaPath: "#/properties/data_type/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [p] : e.push(p), t++;
      }
      if (!(a === "input" || a === "textarea" || a === "richtext" || a === "integer" || a === "boolean" || a === "date" || a === "datetime" || a === "select" || a === "multiselect" || a === "tree_select" || a === "multi_tree_select" || a === "checkbox" || a === "user_autocompletion" || a === "autocompletion_ajax_external_data_source" || a === "active")) {
        let p = { instancePath: i + "/data_type", schemaPath: "#/properties/data_type/enum", keyword: "enum", params: { allowedValues: I.properties.data_type.enum } };
        e === null ? e = [p] : e.push(p), t++;
      }
    }
    if (r.data_option !== void 0) {
      let a = r.data_option;
      if (!(a && typeof a == "object" && !Array.isArray(a))) {
        let p = { instancePath: i + "/data_option", schemaPath: "#/properties/data_option/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [p] : e.push(p), t++;
      }
    }
    if (r.options_from !== void 0) {
      let a = r.options_from;
      if (typeof a == "string") {
        if (g(a) < 1) {
          let p = { instancePath: i + "/options_from", schemaPath: "#/properties/options_from/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [p] : e.push(p), t++;
        }
      } else {
        let p = { instancePath: i + "/options_from", schemaPath: "#/properties/options_from/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [p] : e.push(p), t++;
      }
    }
    if (r.screens !== void 0) {
      let a = r.screens;
      if (!(a && typeof a == "object" && !Array.isArray(a))) {
        let p = { instancePath: i + "/screens", schemaPath: "#/properties/screens/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [p] : e.push(p), t++;
      }
    }
    if (r.position !== void 0) {
      let a = r.position;
      if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a))) {
        let p = { instancePath: i + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [p] : e.push(p), t++;
      }
      if (typeof a == "number" && isFinite(a)) {
        if (a > 2147483647 || isNaN(a)) {
          let p = { instancePath: i + "/position", schemaPath: "#/properties/position/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [p] : e.push(p), t++;
        }
        if (a < -2147483648 || isNaN(a)) {
          let p = { instancePath: i + "/position", schemaPath: "#/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: -2147483648 } };
          e === null ? e = [p] : e.push(p), t++;
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
        let p = { instancePath: i + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: I.properties.state.enum } };
        e === null ? e = [p] : e.push(p), t++;
      }
    }
    if (r.created_before !== void 0) {
      let a = r.created_before;
      if (typeof a == "string") {
        if (!Zt.test(a)) {
          let p = { instancePath: i + "/created_before", schemaPath: "#/properties/created_before/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)?(Z|[+-][0-9]{2}:[0-9]{2}))?$" } };
          e === null ? e = [p] : e.push(p), t++;
        }
      } else {
        let p = { instancePath: i + "/created_before", schemaPath: "#/properties/created_before/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [p] : e.push(p), t++;
      }
    }
    if (r.protect !== void 0 && typeof r.protect != "boolean") {
      let a = { instancePath: i + "/protect", schemaPath: "#/properties/protect/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [a] : e.push(a), t++;
    }
    if (r.ignore !== void 0) {
      let a = r.ignore;
      if (Array.isArray(a)) {
        let p = a.length;
        for (let n = 0; n < p; n++)
          if (typeof a[n] != "string") {
            let _ = { instancePath: i + "/ignore/" + n, schemaPath: "#/properties/ignore/items/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [_] : e.push(_), t++;
          }
      } else {
        let p = { instancePath: i + "/ignore", schemaPath: "#/properties/ignore/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [p] : e.push(p), t++;
      }
    }
    if (r.accept !== void 0) {
      let a = r.accept;
      if (Array.isArray(a)) {
        let p = a.length;
        for (let n = 0; n < p; n++) {
          let _ = a[n];
          if (!(_ === "required" || _ === "shorter_maxlength" || _ === "data_type" || _ === "option_removed")) {
            let F = { instancePath: i + "/accept/" + n, schemaPath: "#/properties/accept/items/enum", keyword: "enum", params: { allowedValues: I.properties.accept.items.enum } };
            e === null ? e = [F] : e.push(F), t++;
          }
        }
      } else {
        let p = { instancePath: i + "/accept", schemaPath: "#/properties/accept/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [p] : e.push(p), t++;
      }
    }
  } else {
    let a = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [a] : e.push(a), t++;
  }
  return Ye.errors = e, t === 0;
}
export {
  Ut as attribute,
  Ct as attributes,
  Gt as project
};
