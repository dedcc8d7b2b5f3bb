// Generated from schemas/ by scripts/compile-schemas.ts.
var qe = (e, i) => () => {
  try {
    return i || e((i = { exports: {} }).exports, i), i.exports;
  } catch (I) {
    throw i = 0, I;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var we = qe((ve) => {
  "use strict";
  Object.defineProperty(ve, "__esModule", { value: !0 });
  function ke(e) {
    let i = e.length, I = 0, x = 0, p;
    for (; x < i; )
      I++, p = e.charCodeAt(x++), p >= 55296 && p <= 56319 && x < i && (p = e.charCodeAt(x), (p & 64512) === 56320 && x++);
    return I;
  }
  ve.default = ke;
  ke.code = 'require("ajv/dist/runtime/ucs2length").default';
});

// <stdin>
var Ie = P, ue = { $schema: "http://json-schema.org/draft-07/schema#", $id: "urn:deskform:plan", type: "object", required: ["format_version", "command", "status", "problems", "decisions"], properties: { format_version: { const: 1 }, command: { enum: ["plan", "drift"] }, status: { enum: ["ok", "changes", "refused", "failed", "partial"] }, target: { type: "object", required: ["name", "url"], properties: { name: { type: "string" }, url: { type: "string" } } }, release: { enum: ["5.2", "6.5", "7.1"] }, release_is: { enum: ["configured", "read-off-the-rows", "assumed"] }, digest: { $ref: "#/definitions/digest" }, restart: { enum: ["needed", "reload", "none"] }, summary: { type: "object", required: ["create", "update", "delete", "keep", "refuse", "destroys", "foreign"], properties: { create: { $ref: "#/definitions/count" }, update: { $ref: "#/definitions/count" }, delete: { $ref: "#/definitions/count" }, keep: { $ref: "#/definitions/count" }, refuse: { $ref: "#/definitions/count" }, destroys: { $ref: "#/definitions/count" }, foreign: { $ref: "#/definitions/count" } } }, destroys: { $ref: "#/definitions/keys" }, counts: { type: "array", minItems: 1, items: { $ref: "#/definitions/record_count" } }, obstacles: { type: "array", items: { $ref: "#/definitions/obstacle" } }, decisions: { type: "array", items: { $ref: "#/definitions/decision" } }, foreign: { type: "array", items: { $ref: "#/definitions/foreign" } }, problems: { type: "array", items: { $ref: "#/definitions/problem" } }, since: { type: "object", required: ["ref", "commit"], properties: { ref: { type: "string" }, commit: { type: "string", pattern: "^[0-9a-f]{40,64}$" } } }, differences: { $ref: "#/definitions/keys" }, rehearsal: { $ref: "#/definitions/rehearsal" }, error: { type: "object", required: ["code", "message", "hint"], properties: { code: { $ref: "#/definitions/failure_code" }, message: { type: "string" }, hint: { $ref: "#/definitions/hint" } } } }, allOf: [{ if: { required: ["error"] }, then: { properties: { status: { enum: ["refused", "failed", "partial"] }, decisions: { maxItems: 0 }, digest: !1, rehearsal: !1 } }, else: { required: ["target", "release", "release_is", "digest", "restart", "summary", "destroys", "obstacles", "foreign"], properties: { status: { enum: ["ok", "changes", "refused"] } } } }, { if: { properties: { command: { const: "plan" } } }, then: { properties: { since: !1, differences: !1 } }, else: { if: { required: ["error"] }, then: { properties: { since: !1, differences: !1 } }, else: { required: ["differences"], properties: { rehearsal: !1 } } } }], definitions: { count: { type: "integer", minimum: 0 }, key: { type: "string", pattern: "^(Ticket|User|Organization|Group)\\.[\\s\\S]+$" }, keys: { type: "array", items: { $ref: "#/definitions/key" } }, digest: { type: "string", pattern: "^d1\\.[A-Za-z0-9_-]+$" }, hint: { type: ["string", "null"] }, failure_code: { type: "string", pattern: "^[A-Z][A-Z_]+$" }, problem_code: { type: "string", pattern: "^[a-z][a-z-]+$" }, rule: { enum: ["service", "house"] }, file: { type: "string" }, line: { type: "integer", minimum: 1 }, column: { type: "integer", minimum: 1 }, moved: { enum: ["git", "help-desk", "both"] }, row: { type: "object", required: ["display", "data_type", "data_option", "active", "screens"], properties: { display: { type: "string" }, data_type: { type: "string" }, data_option: { type: "object" }, active: { type: "boolean" }, position: { type: "number" }, screens: { type: "object" } } }, change: { type: "object", required: ["path", "effect", "cost", "file", "line", "column"], properties: { path: { type: "string", minLength: 1 }, before: {}, after: {}, effect: { enum: ["at-once", "at-migration"] }, cost: { enum: ["none", "values-may-not-fit", "values-not-selectable", "writes-refused", "new-records-only"] }, moved: { $ref: "#/definitions/moved" }, file: { $ref: "#/definitions/file" }, line: { $ref: "#/definitions/line" }, column: { $ref: "#/definitions/column" } } }, decision: { type: "object", required: ["key", "action", "because"], properties: { key: { $ref: "#/definitions/key" }, action: { enum: ["create", "update", "delete", "keep", "refuse"] }, because: { type: "string" }, digest: { $ref: "#/definitions/digest" }, before: { $ref: "#/definitions/row" }, after: { $ref: "#/definitions/row" }, staged: { type: "string", pattern: "^[0-9a-f]{16}$" }, changes: { type: "array", items: { $ref: "#/definitions/change" } }, carried_over: { type: "array", items: { type: "string" } }, cost: { enum: ["column-dropped", "none"] }, code: { $ref: "#/definitions/problem_code" }, message: { type: "string" }, label: { type: "string" }, hint: { $ref: "#/definitions/hint" }, rule: { $ref: "#/definitions/rule" }, moved: { $ref: "#/definitions/moved" }, file: { $ref: "#/definitions/file" }, line: { $ref: "#/definitions/line" }, column: { $ref: "#/definitions/column" } }, allOf: [{ if: { properties: { action: { const: "create" } } }, then: { required: ["digest", "after", "staged", "file", "line", "column"], properties: { because: { enum: ["not-on-desk", "staged-as-declared"] }, before: !1, changes: !1, carried_over: !1, cost: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "update" } } }, then: { required: ["digest", "before", "after", "staged", "changes", "carried_over", "file", "line", "column"], properties: { because: { enum: ["differs", "staged-as-declared", "restaged"] }, cost: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "delete" } } }, then: { required: ["digest", "before", "cost"], properties: { because: { enum: ["tombstone", "not-declared", "staged-as-declared"] }, after: !1, staged: !1, changes: !1, carried_over: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "keep" } } }, then: { required: ["carried_over"], properties: { because: { enum: ["same", "waits-as-declared", "not-declared", "unmanaged", "came-with-the-installation", "list-is-not-whole", "type-unknown", "fulfilled"] }, digest: !1, before: !1, after: !1, staged: !1, changes: !1, cost: !1, code: !1, message: !1, hint: !1, rule: !1, file: !1, line: !1, column: !1 } } }, { if: { properties: { action: { const: "refuse" } } }, then: { required: ["code", "message", "hint", "rule"], properties: { because: { $ref: "#/definitions/problem_code" }, digest: !1, staged: !1, carried_over: !1, cost: !1 } } }] }, record_count: { type: "object", required: ["key", "hit", "records"], properties: { key: { $ref: "#/definitions/key" }, hit: { enum: ["value-deleted", "option-removed", "value-too-long", "value-missing"] }, characters: { $ref: "#/definitions/count" }, records: { type: ["integer", "null"], minimum: 0 }, of: { $ref: "#/definitions/count" }, not_counted: { enum: ["release", "object", "data-type", "permission", "too-slow", "no-answer", "contradiction", "not-saved"] }, seconds: { type: "number", minimum: 0 }, counted_at: { type: "string" } }, allOf: [{ if: { properties: { records: { const: null } } }, then: { required: ["not_counted"], properties: { of: !1 } }, else: { required: ["of"], properties: { not_counted: !1, seconds: !1 } } }] }, obstacle: { type: "object", required: ["kind"], properties: { kind: { enum: ["refusals", "destroy-limit", "record-limit", "poison", "foreign"] }, count: { $ref: "#/definitions/count" }, keys: { $ref: "#/definitions/keys" }, limit: { $ref: "#/definitions/count" }, records: { type: ["integer", "null"], minimum: 0 }, rows: { type: "array", items: { type: "object", required: ["key", "why", "repair"], properties: { key: { $ref: "#/definitions/key" }, why: { type: "string" }, repair: { type: "string" } } } } }, allOf: [{ if: { properties: { kind: { const: "refusals" } } }, then: { required: ["count"], properties: { keys: !1, limit: !1 } }, else: { required: ["keys"], properties: { count: !1 } } }, { if: { properties: { kind: { enum: ["destroy-limit", "record-limit"] } } }, then: { required: ["limit"] }, else: { properties: { limit: !1 } } }, { if: { properties: { kind: { const: "record-limit" } } }, then: { required: ["records"] }, else: { properties: { records: !1 } } }, { if: { properties: { kind: { const: "poison" } } }, else: { properties: { rows: !1 } } }] }, foreign: { type: "object", required: ["key", "waiting_for", "updated_by", "updated_by_id", "updated_at"], properties: { key: { $ref: "#/definitions/key" }, waiting_for: { type: "array", minItems: 1, items: { enum: ["creation", "column-change", "deletion", "settings"] } }, updated_by: { type: ["string", "null"] }, updated_by_id: { type: "integer" }, updated_at: { type: "string" }, sent_by: { enum: ["deskform"] }, moved: { $ref: "#/definitions/moved" } } }, problem: { type: "object", required: ["code", "severity", "rule", "message", "hint", "file", "line", "column"], properties: { code: { $ref: "#/definitions/problem_code" }, severity: { enum: ["error", "warning"] }, rule: { $ref: "#/definitions/rule" }, message: { type: "string" }, hint: { $ref: "#/definitions/hint" }, file: { type: ["string", "null"] }, line: { type: ["integer", "null"], minimum: 1 }, column: { type: ["integer", "null"], minimum: 1 }, key: { type: "string" } } }, rehearsal: { type: "object", required: ["outcome"], properties: { outcome: { enum: ["works", "fails", "not-rehearsed"] }, because: { enum: ["refused", "nothing-to-do"] }, done: { $ref: "#/definitions/keys" }, error: { type: "object", required: ["code", "message"], properties: { code: { $ref: "#/definitions/failure_code" }, message: { type: "string" } } }, stops_at: { type: ["string", "null"] }, failed: { type: ["string", "null"] }, left_staged: { $ref: "#/definitions/keys" }, not_tried: { $ref: "#/definitions/keys" } }, allOf: [{ if: { properties: { outcome: { const: "works" } } }, then: { required: ["done"] } }, { if: { properties: { outcome: { const: "not-rehearsed" } } }, then: { required: ["because"], properties: { done: !1 } }, else: { properties: { because: !1 } } }, { if: { properties: { outcome: { const: "fails" } } }, then: { required: ["error", "stops_at", "failed", "done", "left_staged", "not_tried"] }, else: { properties: { error: !1, stops_at: !1, failed: !1, left_staged: !1, not_tried: !1 } } }] } } };
var De = new RegExp("^d1\\.[A-Za-z0-9_-]+$", "u");
function ie(e, { instancePath: i = "", parentData: I, parentDataProperty: x, rootData: p = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (typeof e == "string") {
      if (!De.test(e))
        return ie.errors = [{ instancePath: i, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^d1\\.[A-Za-z0-9_-]+$" } }], !1;
    } else
      return ie.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1;
  return ie.errors = s, r === 0;
}
function $(e, { instancePath: i = "", parentData: I, parentDataProperty: x, rootData: p = e } = {}) {
  let s = null, r = 0;
  return typeof e == "number" && !(e % 1) && !isNaN(e) && isFinite(e) ? r === 0 && typeof e == "number" && isFinite(e) && (e < 0 || isNaN(e)) ? ($.errors = [{ instancePath: i, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1) : ($.errors = s, r === 0) : ($.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "integer" } }], !1);
}
var $e = new RegExp("^(Ticket|User|Organization|Group)\\.[\\s\\S]+$", "u");
function S(e, { instancePath: i = "", parentData: I, parentDataProperty: x, rootData: p = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (typeof e == "string") {
      if (!$e.test(e))
        return S.errors = [{ instancePath: i, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(Ticket|User|Organization|Group)\\.[\\s\\S]+$" } }], !1;
    } else
      return S.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1;
  return S.errors = s, r === 0;
}
function R(e, { instancePath: i = "", parentData: I, parentDataProperty: x, rootData: p = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (Array.isArray(e)) {
      var l = !0;
      let w = e.length;
      for (let a = 0; a < w; a++) {
        let y = r;
        S(e[a], { instancePath: i + "/" + a, parentData: e, parentDataProperty: a, rootData: p }) || (s = s === null ? S.errors : s.concat(S.errors), r = s.length);
        var l = y === r;
        if (!l)
          break;
      }
    } else
      return R.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "array" } }], !1;
  return R.errors = s, r === 0;
}
var ge = { type: "object", required: ["key", "hit", "records"], properties: { key: { $ref: "#/definitions/key" }, hit: { enum: ["value-deleted", "option-removed", "value-too-long", "value-missing"] }, characters: { $ref: "#/definitions/count" }, records: { type: ["integer", "null"], minimum: 0 }, of: { $ref: "#/definitions/count" }, not_counted: { enum: ["release", "object", "data-type", "permission", "too-slow", "no-answer", "contradiction", "not-saved"] }, seconds: { type: "number", minimum: 0 }, counted_at: { type: "string" } }, allOf: [{ if: { properties: { records: { const: null } } }, then: { required: ["not_counted"], properties: { of: !1 } }, else: { required: ["of"], properties: { not_counted: !1, seconds: !1 } } }] };
function L(e, { instancePath: i = "", parentData: I, parentDataProperty: x, rootData: p = e } = {}) {
  let s = null, r = 0, l = r, w = !0, a = r;
  if (e && typeof e == "object" && !Array.isArray(e) && e.records !== void 0 && e.records !== null) {
    let O = {};
    s === null ? s = [O] : s.push(O), r++;
  }
  var y = a === r;
  r = l, s !== null && (l ? s.length = l : s = null);
  let E;
  if (y) {
    let O = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let g;
      if (e.not_counted === void 0 && (g = "not_counted"))
        return L.errors = [{ instancePath: i, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: g } }], !1;
      if (e.of !== void 0)
        return L.errors = [{ instancePath: i + "/of", schemaPath: "#/allOf/0/then/properties/of/false schema", keyword: "false schema", params: {} }], !1;
    }
    var y = O === r;
    w = y, E = "then";
  } else {
    let O = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let g;
      if (e.of === void 0 && (g = "of"))
        return L.errors = [{ instancePath: i, schemaPath: "#/allOf/0/else/required", keyword: "required", params: { missingProperty: g } }], !1;
      if (e.not_counted !== void 0) {
        var b = !1;
        return L.errors = [{ instancePath: i + "/not_counted", schemaPath: "#/allOf/0/else/properties/not_counted/false schema", keyword: "false schema", params: {} }], !1;
      } else
        var b = !0;
      if (b)
        if (e.seconds !== void 0) {
          var b = !1;
          return L.errors = [{ instancePath: i + "/seconds", schemaPath: "#/allOf/0/else/properties/seconds/false schema", keyword: "false schema", params: {} }], !1;
        } else
          var b = !0;
    }
    var y = O === r;
    w = y, E = "else";
  }
  if (!w) {
    let O = { instancePath: i, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: E } };
    return s === null ? s = [O] : s.push(O), r++, L.errors = s, !1;
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let O;
      if (e.key === void 0 && (O = "key") || e.hit === void 0 && (O = "hit") || e.records === void 0 && (O = "records"))
        return L.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: O } }], !1;
      if (e.key !== void 0) {
        let f = r;
        S(e.key, { instancePath: i + "/key", parentData: e, parentDataProperty: "key", rootData: p }) || (s = s === null ? S.errors : s.concat(S.errors), r = s.length);
        var v = f === r;
      } else
        var v = !0;
      if (v) {
        if (e.hit !== void 0) {
          let f = e.hit, g = r;
          if (!(f === "value-deleted" || f === "option-removed" || f === "value-too-long" || f === "value-missing"))
            return L.errors = [{ instancePath: i + "/hit", schemaPath: "#/properties/hit/enum", keyword: "enum", params: { allowedValues: ge.properties.hit.enum } }], !1;
          var v = g === r;
        } else
          var v = !0;
        if (v) {
          if (e.characters !== void 0) {
            let f = r;
            $(e.characters, { instancePath: i + "/characters", parentData: e, parentDataProperty: "characters", rootData: p }) || (s = s === null ? $.errors : s.concat($.errors), r = s.length);
            var v = f === r;
          } else
            var v = !0;
          if (v) {
            if (e.records !== void 0) {
              let f = e.records, g = r;
              if (!(typeof f == "number" && !(f % 1) && !isNaN(f) && isFinite(f)) && f !== null)
                return L.errors = [{ instancePath: i + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: ge.properties.records.type } }], !1;
              if (r === g && typeof f == "number" && isFinite(f) && (f < 0 || isNaN(f)))
                return L.errors = [{ instancePath: i + "/records", schemaPath: "#/properties/records/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
              var v = g === r;
            } else
              var v = !0;
            if (v) {
              if (e.of !== void 0) {
                let f = r;
                $(e.of, { instancePath: i + "/of", parentData: e, parentDataProperty: "of", rootData: p }) || (s = s === null ? $.errors : s.concat($.errors), r = s.length);
                var v = f === r;
              } else
                var v = !0;
              if (v) {
                if (e.not_counted !== void 0) {
                  let f = e.not_counted, g = r;
                  if (!(f === "release" || f === "object" || f === "data-type" || f === "permission" || f === "too-slow" || f === "no-answer" || f === "contradiction" || f === "not-saved"))
                    return L.errors = [{ instancePath: i + "/not_counted", schemaPath: "#/properties/not_counted/enum", keyword: "enum", params: { allowedValues: ge.properties.not_counted.enum } }], !1;
                  var v = g === r;
                } else
                  var v = !0;
                if (v) {
                  if (e.seconds !== void 0) {
                    let f = e.seconds, g = r;
                    if (r === g)
                      if (typeof f == "number" && isFinite(f)) {
                        if (f < 0 || isNaN(f))
                          return L.errors = [{ instancePath: i + "/seconds", schemaPath: "#/properties/seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      } else
                        return L.errors = [{ instancePath: i + "/seconds", schemaPath: "#/properties/seconds/type", keyword: "type", params: { type: "number" } }], !1;
                    var v = g === r;
                  } else
                    var v = !0;
                  if (v)
                    if (e.counted_at !== void 0) {
                      let f = r;
                      if (typeof e.counted_at != "string")
                        return L.errors = [{ instancePath: i + "/counted_at", schemaPath: "#/properties/counted_at/type", keyword: "type", params: { type: "string" } }], !1;
                      var v = f === r;
                    } else
                      var v = !0;
                }
              }
            }
          }
        }
      }
    } else
      return L.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return L.errors = s, r === 0;
}
var be = { type: "object", required: ["kind"], properties: { kind: { enum: ["refusals", "destroy-limit", "record-limit", "poison", "foreign"] }, count: { $ref: "#/definitions/count" }, keys: { $ref: "#/definitions/keys" }, limit: { $ref: "#/definitions/count" }, records: { type: ["integer", "null"], minimum: 0 }, rows: { type: "array", items: { type: "object", required: ["key", "why", "repair"], properties: { key: { $ref: "#/definitions/key" }, why: { type: "string" }, repair: { type: "string" } } } } }, allOf: [{ if: { properties: { kind: { const: "refusals" } } }, then: { required: ["count"], properties: { keys: !1, limit: !1 } }, else: { required: ["keys"], properties: { count: !1 } } }, { if: { properties: { kind: { enum: ["destroy-limit", "record-limit"] } } }, then: { required: ["limit"] }, else: { properties: { limit: !1 } } }, { if: { properties: { kind: { const: "record-limit" } } }, then: { required: ["records"] }, else: { properties: { records: !1 } } }, { if: { properties: { kind: { const: "poison" } } }, else: { properties: { rows: !1 } } }] };
function F(e, { instancePath: i = "", parentData: I, parentDataProperty: x, rootData: p = e } = {}) {
  let s = null, r = 0, l = r, w = r, a = !0, y = r;
  if (e && typeof e == "object" && !Array.isArray(e) && e.kind !== void 0 && e.kind !== "refusals") {
    let k = {};
    s === null ? s = [k] : s.push(k), r++;
  }
  var E = y === r;
  r = w, s !== null && (w ? s.length = w : s = null);
  let b;
  if (E) {
    let k = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let z;
      if (e.count === void 0 && (z = "count"))
        return F.errors = [{ instancePath: i, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: z } }], !1;
      if (e.keys !== void 0) {
        var v = !1;
        return F.errors = [{ instancePath: i + "/keys", schemaPath: "#/allOf/0/then/properties/keys/false schema", keyword: "false schema", params: {} }], !1;
      } else
        var v = !0;
      if (v)
        if (e.limit !== void 0) {
          var v = !1;
          return F.errors = [{ instancePath: i + "/limit", schemaPath: "#/allOf/0/then/properties/limit/false schema", keyword: "false schema", params: {} }], !1;
        } else
          var v = !0;
    }
    var E = k === r;
    a = E, b = "then";
  } else {
    let k = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let z;
      if (e.keys === void 0 && (z = "keys"))
        return F.errors = [{ instancePath: i, schemaPath: "#/allOf/0/else/required", keyword: "required", params: { missingProperty: z } }], !1;
      if (e.count !== void 0)
        return F.errors = [{ instancePath: i + "/count", schemaPath: "#/allOf/0/else/properties/count/false schema", keyword: "false schema", params: {} }], !1;
    }
    var E = k === r;
    a = E, b = "else";
  }
  if (!a) {
    let k = { instancePath: i, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: b } };
    return s === null ? s = [k] : s.push(k), r++, F.errors = s, !1;
  }
  var O = l === r;
  if (O) {
    let k = r, o = r, z = !0, G = r;
    if (e && typeof e == "object" && !Array.isArray(e) && e.kind !== void 0) {
      let h = e.kind;
      if (!(h === "destroy-limit" || h === "record-limit")) {
        let Z = {};
        s === null ? s = [Z] : s.push(Z), r++;
      }
    }
    var f = G === r;
    r = o, s !== null && (o ? s.length = o : s = null);
    let K;
    if (f) {
      let h = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        let V;
        if (e.limit === void 0 && (V = "limit"))
          return F.errors = [{ instancePath: i, schemaPath: "#/allOf/1/then/required", keyword: "required", params: { missingProperty: V } }], !1;
      }
      var f = h === r;
      z = f, K = "then";
    } else {
      let h = r;
      if (e && typeof e == "object" && !Array.isArray(e) && e.limit !== void 0)
        return F.errors = [{ instancePath: i + "/limit", schemaPath: "#/allOf/1/else/properties/limit/false schema", keyword: "false schema", params: {} }], !1;
      var f = h === r;
      z = f, K = "else";
    }
    if (!z) {
      let h = { instancePath: i, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: K } };
      return s === null ? s = [h] : s.push(h), r++, F.errors = s, !1;
    }
    var O = k === r;
    if (O) {
      let h = r, Z = r, V = !0, t = r;
      if (e && typeof e == "object" && !Array.isArray(e) && e.kind !== void 0 && e.kind !== "record-limit") {
        let _ = {};
        s === null ? s = [_] : s.push(_), r++;
      }
      var g = t === r;
      r = Z, s !== null && (Z ? s.length = Z : s = null);
      let u;
      if (g) {
        let _ = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          let D;
          if (e.records === void 0 && (D = "records"))
            return F.errors = [{ instancePath: i, schemaPath: "#/allOf/2/then/required", keyword: "required", params: { missingProperty: D } }], !1;
        }
        var g = _ === r;
        V = g, u = "then";
      } else {
        let _ = r;
        if (e && typeof e == "object" && !Array.isArray(e) && e.records !== void 0)
          return F.errors = [{ instancePath: i + "/records", schemaPath: "#/allOf/2/else/properties/records/false schema", keyword: "false schema", params: {} }], !1;
        var g = _ === r;
        V = g, u = "else";
      }
      if (!V) {
        let _ = { instancePath: i, schemaPath: "#/allOf/2/if", keyword: "if", params: { failingKeyword: u } };
        return s === null ? s = [_] : s.push(_), r++, F.errors = s, !1;
      }
      var O = h === r;
      if (O) {
        let _ = r, m = r, D = !0, re = r;
        if (e && typeof e == "object" && !Array.isArray(e) && e.kind !== void 0 && e.kind !== "poison") {
          let T = {};
          s === null ? s = [T] : s.push(T), r++;
        }
        var A = re === r;
        if (r = m, s !== null && (m ? s.length = m : s = null), !A) {
          let T = r;
          if (e && typeof e == "object" && !Array.isArray(e) && e.rows !== void 0)
            return F.errors = [{ instancePath: i + "/rows", schemaPath: "#/allOf/3/else/properties/rows/false schema", keyword: "false schema", params: {} }], !1;
          var A = T === r;
          D = A;
        }
        if (!D) {
          let T = { instancePath: i, schemaPath: "#/allOf/3/if", keyword: "if", params: { failingKeyword: "else" } };
          return s === null ? s = [T] : s.push(T), r++, F.errors = s, !1;
        }
        var O = _ === r;
      }
    }
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let k;
      if (e.kind === void 0 && (k = "kind"))
        return F.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: k } }], !1;
      if (e.kind !== void 0) {
        let o = e.kind, z = r;
        if (!(o === "refusals" || o === "destroy-limit" || o === "record-limit" || o === "poison" || o === "foreign"))
          return F.errors = [{ instancePath: i + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: be.properties.kind.enum } }], !1;
        var q = z === r;
      } else
        var q = !0;
      if (q) {
        if (e.count !== void 0) {
          let o = r;
          $(e.count, { instancePath: i + "/count", parentData: e, parentDataProperty: "count", rootData: p }) || (s = s === null ? $.errors : s.concat($.errors), r = s.length);
          var q = o === r;
        } else
          var q = !0;
        if (q) {
          if (e.keys !== void 0) {
            let o = r;
            R(e.keys, { instancePath: i + "/keys", parentData: e, parentDataProperty: "keys", rootData: p }) || (s = s === null ? R.errors : s.concat(R.errors), r = s.length);
            var q = o === r;
          } else
            var q = !0;
          if (q) {
            if (e.limit !== void 0) {
              let o = r;
              $(e.limit, { instancePath: i + "/limit", parentData: e, parentDataProperty: "limit", rootData: p }) || (s = s === null ? $.errors : s.concat($.errors), r = s.length);
              var q = o === r;
            } else
              var q = !0;
            if (q) {
              if (e.records !== void 0) {
                let o = e.records, z = r;
                if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o)) && o !== null)
                  return F.errors = [{ instancePath: i + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: be.properties.records.type } }], !1;
                if (r === z && typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o)))
                  return F.errors = [{ instancePath: i + "/records", schemaPath: "#/properties/records/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                var q = z === r;
              } else
                var q = !0;
              if (q)
                if (e.rows !== void 0) {
                  let o = e.rows, z = r;
                  if (r === z)
                    if (Array.isArray(o)) {
                      var n = !0;
                      let K = o.length;
                      for (let d = 0; d < K; d++) {
                        let h = o[d], Z = r;
                        if (r === Z)
                          if (h && typeof h == "object" && !Array.isArray(h)) {
                            let t;
                            if (h.key === void 0 && (t = "key") || h.why === void 0 && (t = "why") || h.repair === void 0 && (t = "repair"))
                              return F.errors = [{ instancePath: i + "/rows/" + d, schemaPath: "#/properties/rows/items/required", keyword: "required", params: { missingProperty: t } }], !1;
                            if (h.key !== void 0) {
                              let u = r;
                              S(h.key, { instancePath: i + "/rows/" + d + "/key", parentData: h, parentDataProperty: "key", rootData: p }) || (s = s === null ? S.errors : s.concat(S.errors), r = s.length);
                              var j = u === r;
                            } else
                              var j = !0;
                            if (j) {
                              if (h.why !== void 0) {
                                let u = r;
                                if (typeof h.why != "string")
                                  return F.errors = [{ instancePath: i + "/rows/" + d + "/why", schemaPath: "#/properties/rows/items/properties/why/type", keyword: "type", params: { type: "string" } }], !1;
                                var j = u === r;
                              } else
                                var j = !0;
                              if (j)
                                if (h.repair !== void 0) {
                                  let u = r;
                                  if (typeof h.repair != "string")
                                    return F.errors = [{ instancePath: i + "/rows/" + d + "/repair", schemaPath: "#/properties/rows/items/properties/repair/type", keyword: "type", params: { type: "string" } }], !1;
                                  var j = u === r;
                                } else
                                  var j = !0;
                            }
                          } else
                            return F.errors = [{ instancePath: i + "/rows/" + d, schemaPath: "#/properties/rows/items/type", keyword: "type", params: { type: "object" } }], !1;
                        var n = Z === r;
                        if (!n)
                          break;
                      }
                    } else
                      return F.errors = [{ instancePath: i + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "array" } }], !1;
                  var q = z === r;
                } else
                  var q = !0;
            }
          }
        }
      }
    } else
      return F.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return F.errors = s, r === 0;
}
var de = { type: "object", required: ["key", "action", "because"], properties: { key: { $ref: "#/definitions/key" }, action: { enum: ["create", "update", "delete", "keep", "refuse"] }, because: { type: "string" }, digest: { $ref: "#/definitions/digest" }, before: { $ref: "#/definitions/row" }, after: { $ref: "#/definitions/row" }, staged: { type: "string", pattern: "^[0-9a-f]{16}$" }, changes: { type: "array", items: { $ref: "#/definitions/change" } }, carried_over: { type: "array", items: { type: "string" } }, cost: { enum: ["column-dropped", "none"] }, code: { $ref: "#/definitions/problem_code" }, message: { type: "string" }, label: { type: "string" }, hint: { $ref: "#/definitions/hint" }, rule: { $ref: "#/definitions/rule" }, moved: { $ref: "#/definitions/moved" }, file: { $ref: "#/definitions/file" }, line: { $ref: "#/definitions/line" }, column: { $ref: "#/definitions/column" } }, allOf: [{ if: { properties: { action: { const: "create" } } }, then: { required: ["digest", "after", "staged", "file", "line", "column"], properties: { because: { enum: ["not-on-desk", "staged-as-declared"] }, before: !1, changes: !1, carried_over: !1, cost: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "update" } } }, then: { required: ["digest", "before", "after", "staged", "changes", "carried_over", "file", "line", "column"], properties: { because: { enum: ["differs", "staged-as-declared", "restaged"] }, cost: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "delete" } } }, then: { required: ["digest", "before", "cost"], properties: { because: { enum: ["tombstone", "not-declared", "staged-as-declared"] }, after: !1, staged: !1, changes: !1, carried_over: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "keep" } } }, then: { required: ["carried_over"], properties: { because: { enum: ["same", "waits-as-declared", "not-declared", "unmanaged", "came-with-the-installation", "list-is-not-whole", "type-unknown", "fulfilled"] }, digest: !1, before: !1, after: !1, staged: !1, changes: !1, cost: !1, code: !1, message: !1, hint: !1, rule: !1, file: !1, line: !1, column: !1 } } }, { if: { properties: { action: { const: "refuse" } } }, then: { required: ["code", "message", "hint", "rule"], properties: { because: { $ref: "#/definitions/problem_code" }, digest: !1, staged: !1, carried_over: !1, cost: !1 } } }] };
var je = new RegExp("^[a-z][a-z-]+$", "u");
function Q(e, { instancePath: i = "", parentData: I, parentDataProperty: x, rootData: p = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (typeof e == "string") {
      if (!je.test(e))
        return Q.errors = [{ instancePath: i, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z-]+$" } }], !1;
    } else
      return Q.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1;
  return Q.errors = s, r === 0;
}
function U(e, { instancePath: i = "", parentData: I, parentDataProperty: x, rootData: p = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let w;
      if (e.display === void 0 && (w = "display") || e.data_type === void 0 && (w = "data_type") || e.data_option === void 0 && (w = "data_option") || e.active === void 0 && (w = "active") || e.screens === void 0 && (w = "screens"))
        return U.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: w } }], !1;
      if (e.display !== void 0) {
        let a = r;
        if (typeof e.display != "string")
          return U.errors = [{ instancePath: i + "/display", schemaPath: "#/properties/display/type", keyword: "type", params: { type: "string" } }], !1;
        var l = a === r;
      } else
        var l = !0;
      if (l) {
        if (e.data_type !== void 0) {
          let a = r;
          if (typeof e.data_type != "string")
            return U.errors = [{ instancePath: i + "/data_type", schemaPath: "#/properties/data_type/type", keyword: "type", params: { type: "string" } }], !1;
          var l = a === r;
        } else
          var l = !0;
        if (l) {
          if (e.data_option !== void 0) {
            let a = e.data_option, y = r;
            if (!(a && typeof a == "object" && !Array.isArray(a)))
              return U.errors = [{ instancePath: i + "/data_option", schemaPath: "#/properties/data_option/type", keyword: "type", params: { type: "object" } }], !1;
            var l = y === r;
          } else
            var l = !0;
          if (l) {
            if (e.active !== void 0) {
              let a = r;
              if (typeof e.active != "boolean")
                return U.errors = [{ instancePath: i + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: "boolean" } }], !1;
              var l = a === r;
            } else
              var l = !0;
            if (l) {
              if (e.position !== void 0) {
                let a = e.position, y = r;
                if (!(typeof a == "number" && isFinite(a)))
                  return U.errors = [{ instancePath: i + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "number" } }], !1;
                var l = y === r;
              } else
                var l = !0;
              if (l)
                if (e.screens !== void 0) {
                  let a = e.screens, y = r;
                  if (!(a && typeof a == "object" && !Array.isArray(a)))
                    return U.errors = [{ instancePath: i + "/screens", schemaPath: "#/properties/screens/type", keyword: "type", params: { type: "object" } }], !1;
                  var l = y === r;
                } else
                  var l = !0;
            }
          }
        }
      }
    } else
      return U.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return U.errors = s, r === 0;
}
var Pe = { type: "object", required: ["path", "effect", "cost", "file", "line", "column"], properties: { path: { type: "string", minLength: 1 }, before: {}, after: {}, effect: { enum: ["at-once", "at-migration"] }, cost: { enum: ["none", "values-may-not-fit", "values-not-selectable", "writes-refused", "new-records-only"] }, moved: { $ref: "#/definitions/moved" }, file: { $ref: "#/definitions/file" }, line: { $ref: "#/definitions/line" }, column: { $ref: "#/definitions/column" } } }, Ne = we().default, Ee = { enum: ["git", "help-desk", "both"] };
function X(e, { instancePath: i = "", parentData: I, parentDataProperty: x, rootData: p = e } = {}) {
  let s = null, r = 0;
  return e === "git" || e === "help-desk" || e === "both" ? (X.errors = s, r === 0) : (X.errors = [{ instancePath: i, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: Ee.enum } }], !1);
}
function oe(e, { instancePath: i = "", parentData: I, parentDataProperty: x, rootData: p = e } = {}) {
  let s = null, r = 0;
  return typeof e != "string" ? (oe.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1) : (oe.errors = s, r === 0);
}
function te(e, { instancePath: i = "", parentData: I, parentDataProperty: x, rootData: p = e } = {}) {
  let s = null, r = 0;
  return typeof e == "number" && !(e % 1) && !isNaN(e) && isFinite(e) ? r === 0 && typeof e == "number" && isFinite(e) && (e < 1 || isNaN(e)) ? (te.errors = [{ instancePath: i, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1) : (te.errors = s, r === 0) : (te.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "integer" } }], !1);
}
function ne(e, { instancePath: i = "", parentData: I, parentDataProperty: x, rootData: p = e } = {}) {
  let s = null, r = 0;
  return typeof e == "number" && !(e % 1) && !isNaN(e) && isFinite(e) ? r === 0 && typeof e == "number" && isFinite(e) && (e < 1 || isNaN(e)) ? (ne.errors = [{ instancePath: i, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1) : (ne.errors = s, r === 0) : (ne.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "integer" } }], !1);
}
function ee(e, { instancePath: i = "", parentData: I, parentDataProperty: x, rootData: p = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let w;
      if (e.path === void 0 && (w = "path") || e.effect === void 0 && (w = "effect") || e.cost === void 0 && (w = "cost") || e.file === void 0 && (w = "file") || e.line === void 0 && (w = "line") || e.column === void 0 && (w = "column"))
        return ee.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: w } }], !1;
      if (e.path !== void 0) {
        let a = e.path, y = r;
        if (r === y)
          if (typeof a == "string") {
            if (Ne(a) < 1)
              return ee.errors = [{ instancePath: i + "/path", schemaPath: "#/properties/path/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
          } else
            return ee.errors = [{ instancePath: i + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" } }], !1;
        var l = y === r;
      } else
        var l = !0;
      if (l) {
        if (e.effect !== void 0) {
          let a = e.effect, y = r;
          if (!(a === "at-once" || a === "at-migration"))
            return ee.errors = [{ instancePath: i + "/effect", schemaPath: "#/properties/effect/enum", keyword: "enum", params: { allowedValues: Pe.properties.effect.enum } }], !1;
          var l = y === r;
        } else
          var l = !0;
        if (l) {
          if (e.cost !== void 0) {
            let a = e.cost, y = r;
            if (!(a === "none" || a === "values-may-not-fit" || a === "values-not-selectable" || a === "writes-refused" || a === "new-records-only"))
              return ee.errors = [{ instancePath: i + "/cost", schemaPath: "#/properties/cost/enum", keyword: "enum", params: { allowedValues: Pe.properties.cost.enum } }], !1;
            var l = y === r;
          } else
            var l = !0;
          if (l) {
            if (e.moved !== void 0) {
              let a = r;
              X(e.moved, { instancePath: i + "/moved", parentData: e, parentDataProperty: "moved", rootData: p }) || (s = s === null ? X.errors : s.concat(X.errors), r = s.length);
              var l = a === r;
            } else
              var l = !0;
            if (l) {
              if (e.file !== void 0) {
                let a = r;
                oe(e.file, { instancePath: i + "/file", parentData: e, parentDataProperty: "file", rootData: p }) || (s = s === null ? oe.errors : s.concat(oe.errors), r = s.length);
                var l = a === r;
              } else
                var l = !0;
              if (l) {
                if (e.line !== void 0) {
                  let a = r;
                  te(e.line, { instancePath: i + "/line", parentData: e, parentDataProperty: "line", rootData: p }) || (s = s === null ? te.errors : s.concat(te.errors), r = s.length);
                  var l = a === r;
                } else
                  var l = !0;
                if (l)
                  if (e.column !== void 0) {
                    let a = r;
                    ne(e.column, { instancePath: i + "/column", parentData: e, parentDataProperty: "column", rootData: p }) || (s = s === null ? ne.errors : s.concat(ne.errors), r = s.length);
                    var l = a === r;
                  } else
                    var l = !0;
              }
            }
          }
        }
      }
    } else
      return ee.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return ee.errors = s, r === 0;
}
var Ve = { type: ["string", "null"] };
function Y(e, { instancePath: i = "", parentData: I, parentDataProperty: x, rootData: p = e } = {}) {
  let s = null, r = 0;
  return typeof e != "string" && e !== null ? (Y.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: Ve.type } }], !1) : (Y.errors = s, r === 0);
}
var Fe = { enum: ["service", "house"] };
function fe(e, { instancePath: i = "", parentData: I, parentDataProperty: x, rootData: p = e } = {}) {
  let s = null, r = 0;
  return e === "service" || e === "house" ? (fe.errors = s, r === 0) : (fe.errors = [{ instancePath: i, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: Fe.enum } }], !1);
}
var ze = new RegExp("^[0-9a-f]{16}$", "u");
function c(e, { instancePath: i = "", parentData: I, parentDataProperty: x, rootData: p = e } = {}) {
  let s = null, r = 0, l = r, w = r, a = !0, y = r;
  if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "create") {
    let K = {};
    s === null ? s = [K] : s.push(K), r++;
  }
  var E = y === r;
  if (r = w, s !== null && (w ? s.length = w : s = null), E) {
    let K = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let h;
      if (e.digest === void 0 && (h = "digest") || e.after === void 0 && (h = "after") || e.staged === void 0 && (h = "staged") || e.file === void 0 && (h = "file") || e.line === void 0 && (h = "line") || e.column === void 0 && (h = "column"))
        return c.errors = [{ instancePath: i, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: h } }], !1;
      if (e.because !== void 0) {
        let Z = e.because, V = r;
        if (!(Z === "not-on-desk" || Z === "staged-as-declared"))
          return c.errors = [{ instancePath: i + "/because", schemaPath: "#/allOf/0/then/properties/because/enum", keyword: "enum", params: { allowedValues: de.allOf[0].then.properties.because.enum } }], !1;
        var b = V === r;
      } else
        var b = !0;
      if (b) {
        if (e.before !== void 0) {
          var b = !1;
          return c.errors = [{ instancePath: i + "/before", schemaPath: "#/allOf/0/then/properties/before/false schema", keyword: "false schema", params: {} }], !1;
        } else
          var b = !0;
        if (b) {
          if (e.changes !== void 0) {
            var b = !1;
            return c.errors = [{ instancePath: i + "/changes", schemaPath: "#/allOf/0/then/properties/changes/false schema", keyword: "false schema", params: {} }], !1;
          } else
            var b = !0;
          if (b) {
            if (e.carried_over !== void 0) {
              var b = !1;
              return c.errors = [{ instancePath: i + "/carried_over", schemaPath: "#/allOf/0/then/properties/carried_over/false schema", keyword: "false schema", params: {} }], !1;
            } else
              var b = !0;
            if (b) {
              if (e.cost !== void 0) {
                var b = !1;
                return c.errors = [{ instancePath: i + "/cost", schemaPath: "#/allOf/0/then/properties/cost/false schema", keyword: "false schema", params: {} }], !1;
              } else
                var b = !0;
              if (b) {
                if (e.code !== void 0) {
                  var b = !1;
                  return c.errors = [{ instancePath: i + "/code", schemaPath: "#/allOf/0/then/properties/code/false schema", keyword: "false schema", params: {} }], !1;
                } else
                  var b = !0;
                if (b) {
                  if (e.message !== void 0) {
                    var b = !1;
                    return c.errors = [{ instancePath: i + "/message", schemaPath: "#/allOf/0/then/properties/message/false schema", keyword: "false schema", params: {} }], !1;
                  } else
                    var b = !0;
                  if (b) {
                    if (e.label !== void 0) {
                      var b = !1;
                      return c.errors = [{ instancePath: i + "/label", schemaPath: "#/allOf/0/then/properties/label/false schema", keyword: "false schema", params: {} }], !1;
                    } else
                      var b = !0;
                    if (b) {
                      if (e.hint !== void 0) {
                        var b = !1;
                        return c.errors = [{ instancePath: i + "/hint", schemaPath: "#/allOf/0/then/properties/hint/false schema", keyword: "false schema", params: {} }], !1;
                      } else
                        var b = !0;
                      if (b)
                        if (e.rule !== void 0) {
                          var b = !1;
                          return c.errors = [{ instancePath: i + "/rule", schemaPath: "#/allOf/0/then/properties/rule/false schema", keyword: "false schema", params: {} }], !1;
                        } else
                          var b = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    var E = K === r;
    a = E;
  }
  if (!a) {
    let K = { instancePath: i, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: "then" } };
    return s === null ? s = [K] : s.push(K), r++, c.errors = s, !1;
  }
  var v = l === r;
  if (v) {
    let K = r, d = r, h = !0, Z = r;
    if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "update") {
      let t = {};
      s === null ? s = [t] : s.push(t), r++;
    }
    var O = Z === r;
    if (r = d, s !== null && (d ? s.length = d : s = null), O) {
      let t = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        let N;
        if (e.digest === void 0 && (N = "digest") || e.before === void 0 && (N = "before") || e.after === void 0 && (N = "after") || e.staged === void 0 && (N = "staged") || e.changes === void 0 && (N = "changes") || e.carried_over === void 0 && (N = "carried_over") || e.file === void 0 && (N = "file") || e.line === void 0 && (N = "line") || e.column === void 0 && (N = "column"))
          return c.errors = [{ instancePath: i, schemaPath: "#/allOf/1/then/required", keyword: "required", params: { missingProperty: N } }], !1;
        if (e.because !== void 0) {
          let _ = e.because, m = r;
          if (!(_ === "differs" || _ === "staged-as-declared" || _ === "restaged"))
            return c.errors = [{ instancePath: i + "/because", schemaPath: "#/allOf/1/then/properties/because/enum", keyword: "enum", params: { allowedValues: de.allOf[1].then.properties.because.enum } }], !1;
          var f = m === r;
        } else
          var f = !0;
        if (f) {
          if (e.cost !== void 0) {
            var f = !1;
            return c.errors = [{ instancePath: i + "/cost", schemaPath: "#/allOf/1/then/properties/cost/false schema", keyword: "false schema", params: {} }], !1;
          } else
            var f = !0;
          if (f) {
            if (e.code !== void 0) {
              var f = !1;
              return c.errors = [{ instancePath: i + "/code", schemaPath: "#/allOf/1/then/properties/code/false schema", keyword: "false schema", params: {} }], !1;
            } else
              var f = !0;
            if (f) {
              if (e.message !== void 0) {
                var f = !1;
                return c.errors = [{ instancePath: i + "/message", schemaPath: "#/allOf/1/then/properties/message/false schema", keyword: "false schema", params: {} }], !1;
              } else
                var f = !0;
              if (f) {
                if (e.label !== void 0) {
                  var f = !1;
                  return c.errors = [{ instancePath: i + "/label", schemaPath: "#/allOf/1/then/properties/label/false schema", keyword: "false schema", params: {} }], !1;
                } else
                  var f = !0;
                if (f) {
                  if (e.hint !== void 0) {
                    var f = !1;
                    return c.errors = [{ instancePath: i + "/hint", schemaPath: "#/allOf/1/then/properties/hint/false schema", keyword: "false schema", params: {} }], !1;
                  } else
                    var f = !0;
                  if (f)
                    if (e.rule !== void 0) {
                      var f = !1;
                      return c.errors = [{ instancePath: i + "/rule", schemaPath: "#/allOf/1/then/properties/rule/false schema", keyword: "false schema", params: {} }], !1;
                    } else
                      var f = !0;
                }
              }
            }
          }
        }
      }
      var O = t === r;
      h = O;
    }
    if (!h) {
      let t = { instancePath: i, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: "then" } };
      return s === null ? s = [t] : s.push(t), r++, c.errors = s, !1;
    }
    var v = K === r;
    if (v) {
      let t = r, u = r, N = !0, _ = r;
      if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "delete") {
        let D = {};
        s === null ? s = [D] : s.push(D), r++;
      }
      var g = _ === r;
      if (r = u, s !== null && (u ? s.length = u : s = null), g) {
        let D = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          let W;
          if (e.digest === void 0 && (W = "digest") || e.before === void 0 && (W = "before") || e.cost === void 0 && (W = "cost"))
            return c.errors = [{ instancePath: i, schemaPath: "#/allOf/2/then/required", keyword: "required", params: { missingProperty: W } }], !1;
          if (e.because !== void 0) {
            let T = e.because, ce = r;
            if (!(T === "tombstone" || T === "not-declared" || T === "staged-as-declared"))
              return c.errors = [{ instancePath: i + "/because", schemaPath: "#/allOf/2/then/properties/because/enum", keyword: "enum", params: { allowedValues: de.allOf[2].then.properties.because.enum } }], !1;
            var A = ce === r;
          } else
            var A = !0;
          if (A) {
            if (e.after !== void 0) {
              var A = !1;
              return c.errors = [{ instancePath: i + "/after", schemaPath: "#/allOf/2/then/properties/after/false schema", keyword: "false schema", params: {} }], !1;
            } else
              var A = !0;
            if (A) {
              if (e.staged !== void 0) {
                var A = !1;
                return c.errors = [{ instancePath: i + "/staged", schemaPath: "#/allOf/2/then/properties/staged/false schema", keyword: "false schema", params: {} }], !1;
              } else
                var A = !0;
              if (A) {
                if (e.changes !== void 0) {
                  var A = !1;
                  return c.errors = [{ instancePath: i + "/changes", schemaPath: "#/allOf/2/then/properties/changes/false schema", keyword: "false schema", params: {} }], !1;
                } else
                  var A = !0;
                if (A) {
                  if (e.carried_over !== void 0) {
                    var A = !1;
                    return c.errors = [{ instancePath: i + "/carried_over", schemaPath: "#/allOf/2/then/properties/carried_over/false schema", keyword: "false schema", params: {} }], !1;
                  } else
                    var A = !0;
                  if (A) {
                    if (e.code !== void 0) {
                      var A = !1;
                      return c.errors = [{ instancePath: i + "/code", schemaPath: "#/allOf/2/then/properties/code/false schema", keyword: "false schema", params: {} }], !1;
                    } else
                      var A = !0;
                    if (A) {
                      if (e.message !== void 0) {
                        var A = !1;
                        return c.errors = [{ instancePath: i + "/message", schemaPath: "#/allOf/2/then/properties/message/false schema", keyword: "false schema", params: {} }], !1;
                      } else
                        var A = !0;
                      if (A) {
                        if (e.label !== void 0) {
                          var A = !1;
                          return c.errors = [{ instancePath: i + "/label", schemaPath: "#/allOf/2/then/properties/label/false schema", keyword: "false schema", params: {} }], !1;
                        } else
                          var A = !0;
                        if (A) {
                          if (e.hint !== void 0) {
                            var A = !1;
                            return c.errors = [{ instancePath: i + "/hint", schemaPath: "#/allOf/2/then/properties/hint/false schema", keyword: "false schema", params: {} }], !1;
                          } else
                            var A = !0;
                          if (A)
                            if (e.rule !== void 0) {
                              var A = !1;
                              return c.errors = [{ instancePath: i + "/rule", schemaPath: "#/allOf/2/then/properties/rule/false schema", keyword: "false schema", params: {} }], !1;
                            } else
                              var A = !0;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
        var g = D === r;
        N = g;
      }
      if (!N) {
        let D = { instancePath: i, schemaPath: "#/allOf/2/if", keyword: "if", params: { failingKeyword: "then" } };
        return s === null ? s = [D] : s.push(D), r++, c.errors = s, !1;
      }
      var v = t === r;
      if (v) {
        let D = r, re = r, W = !0, T = r;
        if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "keep") {
          let se = {};
          s === null ? s = [se] : s.push(se), r++;
        }
        var q = T === r;
        if (r = re, s !== null && (re ? s.length = re : s = null), q) {
          let se = r;
          if (e && typeof e == "object" && !Array.isArray(e)) {
            let le;
            if (e.carried_over === void 0 && (le = "carried_over"))
              return c.errors = [{ instancePath: i, schemaPath: "#/allOf/3/then/required", keyword: "required", params: { missingProperty: le } }], !1;
            if (e.because !== void 0) {
              let B = e.because, Ae = r;
              if (!(B === "same" || B === "waits-as-declared" || B === "not-declared" || B === "unmanaged" || B === "came-with-the-installation" || B === "list-is-not-whole" || B === "type-unknown" || B === "fulfilled"))
                return c.errors = [{ instancePath: i + "/because", schemaPath: "#/allOf/3/then/properties/because/enum", keyword: "enum", params: { allowedValues: de.allOf[3].then.properties.because.enum } }], !1;
              var n = Ae === r;
            } else
              var n = !0;
            if (n) {
              if (e.digest !== void 0) {
                var n = !1;
                return c.errors = [{ instancePath: i + "/digest", schemaPath: "#/allOf/3/then/properties/digest/false schema", keyword: "false schema", params: {} }], !1;
              } else
                var n = !0;
              if (n) {
                if (e.before !== void 0) {
                  var n = !1;
                  return c.errors = [{ instancePath: i + "/before", schemaPath: "#/allOf/3/then/properties/before/false schema", keyword: "false schema", params: {} }], !1;
                } else
                  var n = !0;
                if (n) {
                  if (e.after !== void 0) {
                    var n = !1;
                    return c.errors = [{ instancePath: i + "/after", schemaPath: "#/allOf/3/then/properties/after/false schema", keyword: "false schema", params: {} }], !1;
                  } else
                    var n = !0;
                  if (n) {
                    if (e.staged !== void 0) {
                      var n = !1;
                      return c.errors = [{ instancePath: i + "/staged", schemaPath: "#/allOf/3/then/properties/staged/false schema", keyword: "false schema", params: {} }], !1;
                    } else
                      var n = !0;
                    if (n) {
                      if (e.changes !== void 0) {
                        var n = !1;
                        return c.errors = [{ instancePath: i + "/changes", schemaPath: "#/allOf/3/then/properties/changes/false schema", keyword: "false schema", params: {} }], !1;
                      } else
                        var n = !0;
                      if (n) {
                        if (e.cost !== void 0) {
                          var n = !1;
                          return c.errors = [{ instancePath: i + "/cost", schemaPath: "#/allOf/3/then/properties/cost/false schema", keyword: "false schema", params: {} }], !1;
                        } else
                          var n = !0;
                        if (n) {
                          if (e.code !== void 0) {
                            var n = !1;
                            return c.errors = [{ instancePath: i + "/code", schemaPath: "#/allOf/3/then/properties/code/false schema", keyword: "false schema", params: {} }], !1;
                          } else
                            var n = !0;
                          if (n) {
                            if (e.message !== void 0) {
                              var n = !1;
                              return c.errors = [{ instancePath: i + "/message", schemaPath: "#/allOf/3/then/properties/message/false schema", keyword: "false schema", params: {} }], !1;
                            } else
                              var n = !0;
                            if (n) {
                              if (e.hint !== void 0) {
                                var n = !1;
                                return c.errors = [{ instancePath: i + "/hint", schemaPath: "#/allOf/3/then/properties/hint/false schema", keyword: "false schema", params: {} }], !1;
                              } else
                                var n = !0;
                              if (n) {
                                if (e.rule !== void 0) {
                                  var n = !1;
                                  return c.errors = [{ instancePath: i + "/rule", schemaPath: "#/allOf/3/then/properties/rule/false schema", keyword: "false schema", params: {} }], !1;
                                } else
                                  var n = !0;
                                if (n) {
                                  if (e.file !== void 0) {
                                    var n = !1;
                                    return c.errors = [{ instancePath: i + "/file", schemaPath: "#/allOf/3/then/properties/file/false schema", keyword: "false schema", params: {} }], !1;
                                  } else
                                    var n = !0;
                                  if (n) {
                                    if (e.line !== void 0) {
                                      var n = !1;
                                      return c.errors = [{ instancePath: i + "/line", schemaPath: "#/allOf/3/then/properties/line/false schema", keyword: "false schema", params: {} }], !1;
                                    } else
                                      var n = !0;
                                    if (n)
                                      if (e.column !== void 0) {
                                        var n = !1;
                                        return c.errors = [{ instancePath: i + "/column", schemaPath: "#/allOf/3/then/properties/column/false schema", keyword: "false schema", params: {} }], !1;
                                      } else
                                        var n = !0;
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
          var q = se === r;
          W = q;
        }
        if (!W) {
          let se = { instancePath: i, schemaPath: "#/allOf/3/if", keyword: "if", params: { failingKeyword: "then" } };
          return s === null ? s = [se] : s.push(se), r++, c.errors = s, !1;
        }
        var v = D === r;
        if (v) {
          let se = r, J = r, le = !0, B = r;
          if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "refuse") {
            let pe = {};
            s === null ? s = [pe] : s.push(pe), r++;
          }
          var j = B === r;
          if (r = J, s !== null && (J ? s.length = J : s = null), j) {
            let pe = r;
            if (e && typeof e == "object" && !Array.isArray(e)) {
              let me;
              if (e.code === void 0 && (me = "code") || e.message === void 0 && (me = "message") || e.hint === void 0 && (me = "hint") || e.rule === void 0 && (me = "rule"))
                return c.errors = [{ instancePath: i, schemaPath: "#/allOf/4/then/required", keyword: "required", params: { missingProperty: me } }], !1;
              if (e.because !== void 0) {
                let Oe = r;
                Q(e.because, { instancePath: i + "/because", parentData: e, parentDataProperty: "because", rootData: p }) || (s = s === null ? Q.errors : s.concat(Q.errors), r = s.length);
                var k = Oe === r;
              } else
                var k = !0;
              if (k) {
                if (e.digest !== void 0) {
                  var k = !1;
                  return c.errors = [{ instancePath: i + "/digest", schemaPath: "#/allOf/4/then/properties/digest/false schema", keyword: "false schema", params: {} }], !1;
                } else
                  var k = !0;
                if (k) {
                  if (e.staged !== void 0) {
                    var k = !1;
                    return c.errors = [{ instancePath: i + "/staged", schemaPath: "#/allOf/4/then/properties/staged/false schema", keyword: "false schema", params: {} }], !1;
                  } else
                    var k = !0;
                  if (k) {
                    if (e.carried_over !== void 0) {
                      var k = !1;
                      return c.errors = [{ instancePath: i + "/carried_over", schemaPath: "#/allOf/4/then/properties/carried_over/false schema", keyword: "false schema", params: {} }], !1;
                    } else
                      var k = !0;
                    if (k)
                      if (e.cost !== void 0) {
                        var k = !1;
                        return c.errors = [{ instancePath: i + "/cost", schemaPath: "#/allOf/4/then/properties/cost/false schema", keyword: "false schema", params: {} }], !1;
                      } else
                        var k = !0;
                  }
                }
              }
            }
            var j = pe === r;
            le = j;
          }
          if (!le) {
            let pe = { instancePath: i, schemaPath: "#/allOf/4/if", keyword: "if", params: { failingKeyword: "then" } };
            return s === null ? s = [pe] : s.push(pe), r++, c.errors = s, !1;
          }
          var v = se === r;
        }
      }
    }
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let K;
      if (e.key === void 0 && (K = "key") || e.action === void 0 && (K = "action") || e.because === void 0 && (K = "because"))
        return c.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: K } }], !1;
      if (e.key !== void 0) {
        let d = r;
        S(e.key, { instancePath: i + "/key", parentData: e, parentDataProperty: "key", rootData: p }) || (s = s === null ? S.errors : s.concat(S.errors), r = s.length);
        var o = d === r;
      } else
        var o = !0;
      if (o) {
        if (e.action !== void 0) {
          let d = e.action, h = r;
          if (!(d === "create" || d === "update" || d === "delete" || d === "keep" || d === "refuse"))
            return c.errors = [{ instancePath: i + "/action", schemaPath: "#/properties/action/enum", keyword: "enum", params: { allowedValues: de.properties.action.enum } }], !1;
          var o = h === r;
        } else
          var o = !0;
        if (o) {
          if (e.because !== void 0) {
            let d = r;
            if (typeof e.because != "string")
              return c.errors = [{ instancePath: i + "/because", schemaPath: "#/properties/because/type", keyword: "type", params: { type: "string" } }], !1;
            var o = d === r;
          } else
            var o = !0;
          if (o) {
            if (e.digest !== void 0) {
              let d = r;
              ie(e.digest, { instancePath: i + "/digest", parentData: e, parentDataProperty: "digest", rootData: p }) || (s = s === null ? ie.errors : s.concat(ie.errors), r = s.length);
              var o = d === r;
            } else
              var o = !0;
            if (o) {
              if (e.before !== void 0) {
                let d = r;
                U(e.before, { instancePath: i + "/before", parentData: e, parentDataProperty: "before", rootData: p }) || (s = s === null ? U.errors : s.concat(U.errors), r = s.length);
                var o = d === r;
              } else
                var o = !0;
              if (o) {
                if (e.after !== void 0) {
                  let d = r;
                  U(e.after, { instancePath: i + "/after", parentData: e, parentDataProperty: "after", rootData: p }) || (s = s === null ? U.errors : s.concat(U.errors), r = s.length);
                  var o = d === r;
                } else
                  var o = !0;
                if (o) {
                  if (e.staged !== void 0) {
                    let d = e.staged, h = r;
                    if (r === h)
                      if (typeof d == "string") {
                        if (!ze.test(d))
                          return c.errors = [{ instancePath: i + "/staged", schemaPath: "#/properties/staged/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" } }], !1;
                      } else
                        return c.errors = [{ instancePath: i + "/staged", schemaPath: "#/properties/staged/type", keyword: "type", params: { type: "string" } }], !1;
                    var o = h === r;
                  } else
                    var o = !0;
                  if (o) {
                    if (e.changes !== void 0) {
                      let d = e.changes, h = r;
                      if (r === h)
                        if (Array.isArray(d)) {
                          var z = !0;
                          let V = d.length;
                          for (let t = 0; t < V; t++) {
                            let u = r;
                            ee(d[t], { instancePath: i + "/changes/" + t, parentData: d, parentDataProperty: t, rootData: p }) || (s = s === null ? ee.errors : s.concat(ee.errors), r = s.length);
                            var z = u === r;
                            if (!z)
                              break;
                          }
                        } else
                          return c.errors = [{ instancePath: i + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "array" } }], !1;
                      var o = h === r;
                    } else
                      var o = !0;
                    if (o) {
                      if (e.carried_over !== void 0) {
                        let d = e.carried_over, h = r;
                        if (r === h)
                          if (Array.isArray(d)) {
                            var G = !0;
                            let V = d.length;
                            for (let t = 0; t < V; t++) {
                              let u = r;
                              if (typeof d[t] != "string")
                                return c.errors = [{ instancePath: i + "/carried_over/" + t, schemaPath: "#/properties/carried_over/items/type", keyword: "type", params: { type: "string" } }], !1;
                              var G = u === r;
                              if (!G)
                                break;
                            }
                          } else
                            return c.errors = [{ instancePath: i + "/carried_over", schemaPath: "#/properties/carried_over/type", keyword: "type", params: { type: "array" } }], !1;
                        var o = h === r;
                      } else
                        var o = !0;
                      if (o) {
                        if (e.cost !== void 0) {
                          let d = e.cost, h = r;
                          if (!(d === "column-dropped" || d === "none"))
                            return c.errors = [{ instancePath: i + "/cost", schemaPath: "#/properties/cost/enum", keyword: "enum", params: { allowedValues: de.properties.cost.enum } }], !1;
                          var o = h === r;
                        } else
                          var o = !0;
                        if (o) {
                          if (e.code !== void 0) {
                            let d = r;
                            Q(e.code, { instancePath: i + "/code", parentData: e, parentDataProperty: "code", rootData: p }) || (s = s === null ? Q.errors : s.concat(Q.errors), r = s.length);
                            var o = d === r;
                          } else
                            var o = !0;
                          if (o) {
                            if (e.message !== void 0) {
                              let d = r;
                              if (typeof e.message != "string")
                                return c.errors = [{ instancePath: i + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                              var o = d === r;
                            } else
                              var o = !0;
                            if (o) {
                              if (e.label !== void 0) {
                                let d = r;
                                if (typeof e.label != "string")
                                  return c.errors = [{ instancePath: i + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" } }], !1;
                                var o = d === r;
                              } else
                                var o = !0;
                              if (o) {
                                if (e.hint !== void 0) {
                                  let d = r;
                                  Y(e.hint, { instancePath: i + "/hint", parentData: e, parentDataProperty: "hint", rootData: p }) || (s = s === null ? Y.errors : s.concat(Y.errors), r = s.length);
                                  var o = d === r;
                                } else
                                  var o = !0;
                                if (o) {
                                  if (e.rule !== void 0) {
                                    let d = r;
                                    fe(e.rule, { instancePath: i + "/rule", parentData: e, parentDataProperty: "rule", rootData: p }) || (s = s === null ? fe.errors : s.concat(fe.errors), r = s.length);
                                    var o = d === r;
                                  } else
                                    var o = !0;
                                  if (o) {
                                    if (e.moved !== void 0) {
                                      let d = r;
                                      X(e.moved, { instancePath: i + "/moved", parentData: e, parentDataProperty: "moved", rootData: p }) || (s = s === null ? X.errors : s.concat(X.errors), r = s.length);
                                      var o = d === r;
                                    } else
                                      var o = !0;
                                    if (o) {
                                      if (e.file !== void 0) {
                                        let d = r;
                                        oe(e.file, { instancePath: i + "/file", parentData: e, parentDataProperty: "file", rootData: p }) || (s = s === null ? oe.errors : s.concat(oe.errors), r = s.length);
                                        var o = d === r;
                                      } else
                                        var o = !0;
                                      if (o) {
                                        if (e.line !== void 0) {
                                          let d = r;
                                          te(e.line, { instancePath: i + "/line", parentData: e, parentDataProperty: "line", rootData: p }) || (s = s === null ? te.errors : s.concat(te.errors), r = s.length);
                                          var o = d === r;
                                        } else
                                          var o = !0;
                                        if (o)
                                          if (e.column !== void 0) {
                                            let d = r;
                                            ne(e.column, { instancePath: i + "/column", parentData: e, parentDataProperty: "column", rootData: p }) || (s = s === null ? ne.errors : s.concat(ne.errors), r = s.length);
                                            var o = d === r;
                                          } else
                                            var o = !0;
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return c.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return c.errors = s, r === 0;
}
var _e = { type: "object", required: ["key", "waiting_for", "updated_by", "updated_by_id", "updated_at"], properties: { key: { $ref: "#/definitions/key" }, waiting_for: { type: "array", minItems: 1, items: { enum: ["creation", "column-change", "deletion", "settings"] } }, updated_by: { type: ["string", "null"] }, updated_by_id: { type: "integer" }, updated_at: { type: "string" }, sent_by: { enum: ["deskform"] }, moved: { $ref: "#/definitions/moved" } } };
function H(e, { instancePath: i = "", parentData: I, parentDataProperty: x, rootData: p = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let a;
      if (e.key === void 0 && (a = "key") || e.waiting_for === void 0 && (a = "waiting_for") || e.updated_by === void 0 && (a = "updated_by") || e.updated_by_id === void 0 && (a = "updated_by_id") || e.updated_at === void 0 && (a = "updated_at"))
        return H.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: a } }], !1;
      if (e.key !== void 0) {
        let y = r;
        S(e.key, { instancePath: i + "/key", parentData: e, parentDataProperty: "key", rootData: p }) || (s = s === null ? S.errors : s.concat(S.errors), r = s.length);
        var l = y === r;
      } else
        var l = !0;
      if (l) {
        if (e.waiting_for !== void 0) {
          let y = e.waiting_for, E = r;
          if (r === E)
            if (Array.isArray(y)) {
              if (y.length < 1)
                return H.errors = [{ instancePath: i + "/waiting_for", schemaPath: "#/properties/waiting_for/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
              {
                var w = !0;
                let v = y.length;
                for (let O = 0; O < v; O++) {
                  let f = y[O], g = r;
                  if (!(f === "creation" || f === "column-change" || f === "deletion" || f === "settings"))
                    return H.errors = [{ instancePath: i + "/waiting_for/" + O, schemaPath: "#/properties/waiting_for/items/enum", keyword: "enum", params: { allowedValues: _e.properties.waiting_for.items.enum } }], !1;
                  var w = g === r;
                  if (!w)
                    break;
                }
              }
            } else
              return H.errors = [{ instancePath: i + "/waiting_for", schemaPath: "#/properties/waiting_for/type", keyword: "type", params: { type: "array" } }], !1;
          var l = E === r;
        } else
          var l = !0;
        if (l) {
          if (e.updated_by !== void 0) {
            let y = e.updated_by, E = r;
            if (typeof y != "string" && y !== null)
              return H.errors = [{ instancePath: i + "/updated_by", schemaPath: "#/properties/updated_by/type", keyword: "type", params: { type: _e.properties.updated_by.type } }], !1;
            var l = E === r;
          } else
            var l = !0;
          if (l) {
            if (e.updated_by_id !== void 0) {
              let y = e.updated_by_id, E = r;
              if (!(typeof y == "number" && !(y % 1) && !isNaN(y) && isFinite(y)))
                return H.errors = [{ instancePath: i + "/updated_by_id", schemaPath: "#/properties/updated_by_id/type", keyword: "type", params: { type: "integer" } }], !1;
              var l = E === r;
            } else
              var l = !0;
            if (l) {
              if (e.updated_at !== void 0) {
                let y = r;
                if (typeof e.updated_at != "string")
                  return H.errors = [{ instancePath: i + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" } }], !1;
                var l = y === r;
              } else
                var l = !0;
              if (l) {
                if (e.sent_by !== void 0) {
                  let y = r;
                  if (e.sent_by !== "deskform")
                    return H.errors = [{ instancePath: i + "/sent_by", schemaPath: "#/properties/sent_by/enum", keyword: "enum", params: { allowedValues: _e.properties.sent_by.enum } }], !1;
                  var l = y === r;
                } else
                  var l = !0;
                if (l)
                  if (e.moved !== void 0) {
                    let y = r;
                    X(e.moved, { instancePath: i + "/moved", parentData: e, parentDataProperty: "moved", rootData: p }) || (s = s === null ? X.errors : s.concat(X.errors), r = s.length);
                    var l = y === r;
                  } else
                    var l = !0;
              }
            }
          }
        }
      }
    } else
      return H.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return H.errors = s, r === 0;
}
var ye = { type: "object", required: ["code", "severity", "rule", "message", "hint", "file", "line", "column"], properties: { code: { $ref: "#/definitions/problem_code" }, severity: { enum: ["error", "warning"] }, rule: { $ref: "#/definitions/rule" }, message: { type: "string" }, hint: { $ref: "#/definitions/hint" }, file: { type: ["string", "null"] }, line: { type: ["integer", "null"], minimum: 1 }, column: { type: ["integer", "null"], minimum: 1 }, key: { type: "string" } } };
function M(e, { instancePath: i = "", parentData: I, parentDataProperty: x, rootData: p = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let w;
      if (e.code === void 0 && (w = "code") || e.severity === void 0 && (w = "severity") || e.rule === void 0 && (w = "rule") || e.message === void 0 && (w = "message") || e.hint === void 0 && (w = "hint") || e.file === void 0 && (w = "file") || e.line === void 0 && (w = "line") || e.column === void 0 && (w = "column"))
        return M.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: w } }], !1;
      if (e.code !== void 0) {
        let a = r;
        Q(e.code, { instancePath: i + "/code", parentData: e, parentDataProperty: "code", rootData: p }) || (s = s === null ? Q.errors : s.concat(Q.errors), r = s.length);
        var l = a === r;
      } else
        var l = !0;
      if (l) {
        if (e.severity !== void 0) {
          let a = e.severity, y = r;
          if (!(a === "error" || a === "warning"))
            return M.errors = [{ instancePath: i + "/severity", schemaPath: "#/properties/severity/enum", keyword: "enum", params: { allowedValues: ye.properties.severity.enum } }], !1;
          var l = y === r;
        } else
          var l = !0;
        if (l) {
          if (e.rule !== void 0) {
            let a = r;
            fe(e.rule, { instancePath: i + "/rule", parentData: e, parentDataProperty: "rule", rootData: p }) || (s = s === null ? fe.errors : s.concat(fe.errors), r = s.length);
            var l = a === r;
          } else
            var l = !0;
          if (l) {
            if (e.message !== void 0) {
              let a = r;
              if (typeof e.message != "string")
                return M.errors = [{ instancePath: i + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
              var l = a === r;
            } else
              var l = !0;
            if (l) {
              if (e.hint !== void 0) {
                let a = r;
                Y(e.hint, { instancePath: i + "/hint", parentData: e, parentDataProperty: "hint", rootData: p }) || (s = s === null ? Y.errors : s.concat(Y.errors), r = s.length);
                var l = a === r;
              } else
                var l = !0;
              if (l) {
                if (e.file !== void 0) {
                  let a = e.file, y = r;
                  if (typeof a != "string" && a !== null)
                    return M.errors = [{ instancePath: i + "/file", schemaPath: "#/properties/file/type", keyword: "type", params: { type: ye.properties.file.type } }], !1;
                  var l = y === r;
                } else
                  var l = !0;
                if (l) {
                  if (e.line !== void 0) {
                    let a = e.line, y = r;
                    if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a)) && a !== null)
                      return M.errors = [{ instancePath: i + "/line", schemaPath: "#/properties/line/type", keyword: "type", params: { type: ye.properties.line.type } }], !1;
                    if (r === y && typeof a == "number" && isFinite(a) && (a < 1 || isNaN(a)))
                      return M.errors = [{ instancePath: i + "/line", schemaPath: "#/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1;
                    var l = y === r;
                  } else
                    var l = !0;
                  if (l) {
                    if (e.column !== void 0) {
                      let a = e.column, y = r;
                      if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a)) && a !== null)
                        return M.errors = [{ instancePath: i + "/column", schemaPath: "#/properties/column/type", keyword: "type", params: { type: ye.properties.column.type } }], !1;
                      if (r === y && typeof a == "number" && isFinite(a) && (a < 1 || isNaN(a)))
                        return M.errors = [{ instancePath: i + "/column", schemaPath: "#/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1;
                      var l = y === r;
                    } else
                      var l = !0;
                    if (l)
                      if (e.key !== void 0) {
                        let a = r;
                        if (typeof e.key != "string")
                          return M.errors = [{ instancePath: i + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                        var l = a === r;
                      } else
                        var l = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return M.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return M.errors = s, r === 0;
}
var he = { type: "object", required: ["outcome"], properties: { outcome: { enum: ["works", "fails", "not-rehearsed"] }, because: { enum: ["refused", "nothing-to-do"] }, done: { $ref: "#/definitions/keys" }, error: { type: "object", required: ["code", "message"], properties: { code: { $ref: "#/definitions/failure_code" }, message: { type: "string" } } }, stops_at: { type: ["string", "null"] }, failed: { type: ["string", "null"] }, left_staged: { $ref: "#/definitions/keys" }, not_tried: { $ref: "#/definitions/keys" } }, allOf: [{ if: { properties: { outcome: { const: "works" } } }, then: { required: ["done"] } }, { if: { properties: { outcome: { const: "not-rehearsed" } } }, then: { required: ["because"], properties: { done: !1 } }, else: { properties: { because: !1 } } }, { if: { properties: { outcome: { const: "fails" } } }, then: { required: ["error", "stops_at", "failed", "done", "left_staged", "not_tried"] }, else: { properties: { error: !1, stops_at: !1, failed: !1, left_staged: !1, not_tried: !1 } } }] };
var Ke = new RegExp("^[A-Z][A-Z_]+$", "u");
function ae(e, { instancePath: i = "", parentData: I, parentDataProperty: x, rootData: p = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (typeof e == "string") {
      if (!Ke.test(e))
        return ae.errors = [{ instancePath: i, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Z][A-Z_]+$" } }], !1;
    } else
      return ae.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1;
  return ae.errors = s, r === 0;
}
function C(e, { instancePath: i = "", parentData: I, parentDataProperty: x, rootData: p = e } = {}) {
  let s = null, r = 0, l = r, w = r, a = !0, y = r;
  if (e && typeof e == "object" && !Array.isArray(e) && e.outcome !== void 0 && e.outcome !== "works") {
    let q = {};
    s === null ? s = [q] : s.push(q), r++;
  }
  var E = y === r;
  if (r = w, s !== null && (w ? s.length = w : s = null), E) {
    let q = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let j;
      if (e.done === void 0 && (j = "done"))
        return C.errors = [{ instancePath: i, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: j } }], !1;
    }
    var E = q === r;
    a = E;
  }
  if (!a) {
    let q = { instancePath: i, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: "then" } };
    return s === null ? s = [q] : s.push(q), r++, C.errors = s, !1;
  }
  var b = l === r;
  if (b) {
    let q = r, n = r, j = !0, k = r;
    if (e && typeof e == "object" && !Array.isArray(e) && e.outcome !== void 0 && e.outcome !== "not-rehearsed") {
      let G = {};
      s === null ? s = [G] : s.push(G), r++;
    }
    var v = k === r;
    r = n, s !== null && (n ? s.length = n : s = null);
    let o;
    if (v) {
      let G = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        let d;
        if (e.because === void 0 && (d = "because"))
          return C.errors = [{ instancePath: i, schemaPath: "#/allOf/1/then/required", keyword: "required", params: { missingProperty: d } }], !1;
        if (e.done !== void 0)
          return C.errors = [{ instancePath: i + "/done", schemaPath: "#/allOf/1/then/properties/done/false schema", keyword: "false schema", params: {} }], !1;
      }
      var v = G === r;
      j = v, o = "then";
    } else {
      let G = r;
      if (e && typeof e == "object" && !Array.isArray(e) && e.because !== void 0)
        return C.errors = [{ instancePath: i + "/because", schemaPath: "#/allOf/1/else/properties/because/false schema", keyword: "false schema", params: {} }], !1;
      var v = G === r;
      j = v, o = "else";
    }
    if (!j) {
      let G = { instancePath: i, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: o } };
      return s === null ? s = [G] : s.push(G), r++, C.errors = s, !1;
    }
    var b = q === r;
    if (b) {
      let G = r, K = r, d = !0, h = r;
      if (e && typeof e == "object" && !Array.isArray(e) && e.outcome !== void 0 && e.outcome !== "fails") {
        let t = {};
        s === null ? s = [t] : s.push(t), r++;
      }
      var O = h === r;
      r = K, s !== null && (K ? s.length = K : s = null);
      let Z;
      if (O) {
        let t = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          let N;
          if (e.error === void 0 && (N = "error") || e.stops_at === void 0 && (N = "stops_at") || e.failed === void 0 && (N = "failed") || e.done === void 0 && (N = "done") || e.left_staged === void 0 && (N = "left_staged") || e.not_tried === void 0 && (N = "not_tried"))
            return C.errors = [{ instancePath: i, schemaPath: "#/allOf/2/then/required", keyword: "required", params: { missingProperty: N } }], !1;
        }
        var O = t === r;
        d = O, Z = "then";
      } else {
        let t = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          if (e.error !== void 0) {
            var f = !1;
            return C.errors = [{ instancePath: i + "/error", schemaPath: "#/allOf/2/else/properties/error/false schema", keyword: "false schema", params: {} }], !1;
          } else
            var f = !0;
          if (f) {
            if (e.stops_at !== void 0) {
              var f = !1;
              return C.errors = [{ instancePath: i + "/stops_at", schemaPath: "#/allOf/2/else/properties/stops_at/false schema", keyword: "false schema", params: {} }], !1;
            } else
              var f = !0;
            if (f) {
              if (e.failed !== void 0) {
                var f = !1;
                return C.errors = [{ instancePath: i + "/failed", schemaPath: "#/allOf/2/else/properties/failed/false schema", keyword: "false schema", params: {} }], !1;
              } else
                var f = !0;
              if (f) {
                if (e.left_staged !== void 0) {
                  var f = !1;
                  return C.errors = [{ instancePath: i + "/left_staged", schemaPath: "#/allOf/2/else/properties/left_staged/false schema", keyword: "false schema", params: {} }], !1;
                } else
                  var f = !0;
                if (f)
                  if (e.not_tried !== void 0) {
                    var f = !1;
                    return C.errors = [{ instancePath: i + "/not_tried", schemaPath: "#/allOf/2/else/properties/not_tried/false schema", keyword: "false schema", params: {} }], !1;
                  } else
                    var f = !0;
              }
            }
          }
        }
        var O = t === r;
        d = O, Z = "else";
      }
      if (!d) {
        let t = { instancePath: i, schemaPath: "#/allOf/2/if", keyword: "if", params: { failingKeyword: Z } };
        return s === null ? s = [t] : s.push(t), r++, C.errors = s, !1;
      }
      var b = G === r;
    }
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let q;
      if (e.outcome === void 0 && (q = "outcome"))
        return C.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: q } }], !1;
      if (e.outcome !== void 0) {
        let n = e.outcome, j = r;
        if (!(n === "works" || n === "fails" || n === "not-rehearsed"))
          return C.errors = [{ instancePath: i + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: he.properties.outcome.enum } }], !1;
        var g = j === r;
      } else
        var g = !0;
      if (g) {
        if (e.because !== void 0) {
          let n = e.because, j = r;
          if (!(n === "refused" || n === "nothing-to-do"))
            return C.errors = [{ instancePath: i + "/because", schemaPath: "#/properties/because/enum", keyword: "enum", params: { allowedValues: he.properties.because.enum } }], !1;
          var g = j === r;
        } else
          var g = !0;
        if (g) {
          if (e.done !== void 0) {
            let n = r;
            R(e.done, { instancePath: i + "/done", parentData: e, parentDataProperty: "done", rootData: p }) || (s = s === null ? R.errors : s.concat(R.errors), r = s.length);
            var g = n === r;
          } else
            var g = !0;
          if (g) {
            if (e.error !== void 0) {
              let n = e.error, j = r;
              if (r === j)
                if (n && typeof n == "object" && !Array.isArray(n)) {
                  let o;
                  if (n.code === void 0 && (o = "code") || n.message === void 0 && (o = "message"))
                    return C.errors = [{ instancePath: i + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: o } }], !1;
                  if (n.code !== void 0) {
                    let z = r;
                    ae(n.code, { instancePath: i + "/error/code", parentData: n, parentDataProperty: "code", rootData: p }) || (s = s === null ? ae.errors : s.concat(ae.errors), r = s.length);
                    var A = z === r;
                  } else
                    var A = !0;
                  if (A)
                    if (n.message !== void 0) {
                      let z = r;
                      if (typeof n.message != "string")
                        return C.errors = [{ instancePath: i + "/error/message", schemaPath: "#/properties/error/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                      var A = z === r;
                    } else
                      var A = !0;
                } else
                  return C.errors = [{ instancePath: i + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "object" } }], !1;
              var g = j === r;
            } else
              var g = !0;
            if (g) {
              if (e.stops_at !== void 0) {
                let n = e.stops_at, j = r;
                if (typeof n != "string" && n !== null)
                  return C.errors = [{ instancePath: i + "/stops_at", schemaPath: "#/properties/stops_at/type", keyword: "type", params: { type: he.properties.stops_at.type } }], !1;
                var g = j === r;
              } else
                var g = !0;
              if (g) {
                if (e.failed !== void 0) {
                  let n = e.failed, j = r;
                  if (typeof n != "string" && n !== null)
                    return C.errors = [{ instancePath: i + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: he.properties.failed.type } }], !1;
                  var g = j === r;
                } else
                  var g = !0;
                if (g) {
                  if (e.left_staged !== void 0) {
                    let n = r;
                    R(e.left_staged, { instancePath: i + "/left_staged", parentData: e, parentDataProperty: "left_staged", rootData: p }) || (s = s === null ? R.errors : s.concat(R.errors), r = s.length);
                    var g = n === r;
                  } else
                    var g = !0;
                  if (g)
                    if (e.not_tried !== void 0) {
                      let n = r;
                      R(e.not_tried, { instancePath: i + "/not_tried", parentData: e, parentDataProperty: "not_tried", rootData: p }) || (s = s === null ? R.errors : s.concat(R.errors), r = s.length);
                      var g = n === r;
                    } else
                      var g = !0;
                }
              }
            }
          }
        }
      }
    } else
      return C.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return C.errors = s, r === 0;
}
var xe = new RegExp("^[0-9a-f]{40,64}$", "u");
function P(e, { instancePath: i = "", parentData: I, parentDataProperty: x, rootData: p = e } = {}) {
  let s = null, r = 0, l = r, w = r, a = !0, y = r;
  if (e && typeof e == "object" && !Array.isArray(e)) {
    let V;
    if (e.error === void 0 && (V = "error")) {
      let t = {};
      s === null ? s = [t] : s.push(t), r++;
    }
  }
  var E = y === r;
  r = w, s !== null && (w ? s.length = w : s = null);
  let b;
  if (E) {
    let V = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      if (e.status !== void 0) {
        let u = e.status, N = r;
        if (!(u === "refused" || u === "failed" || u === "partial"))
          return P.errors = [{ instancePath: i + "/status", schemaPath: "#/allOf/0/then/properties/status/enum", keyword: "enum", params: { allowedValues: ue.allOf[0].then.properties.status.enum } }], !1;
        var v = N === r;
      } else
        var v = !0;
      if (v) {
        if (e.decisions !== void 0) {
          let u = e.decisions, N = r;
          if (Array.isArray(u) && u.length > 0)
            return P.errors = [{ instancePath: i + "/decisions", schemaPath: "#/allOf/0/then/properties/decisions/maxItems", keyword: "maxItems", params: { limit: 0 } }], !1;
          var v = N === r;
        } else
          var v = !0;
        if (v) {
          if (e.digest !== void 0) {
            var v = !1;
            return P.errors = [{ instancePath: i + "/digest", schemaPath: "#/allOf/0/then/properties/digest/false schema", keyword: "false schema", params: {} }], !1;
          } else
            var v = !0;
          if (v)
            if (e.rehearsal !== void 0) {
              var v = !1;
              return P.errors = [{ instancePath: i + "/rehearsal", schemaPath: "#/allOf/0/then/properties/rehearsal/false schema", keyword: "false schema", params: {} }], !1;
            } else
              var v = !0;
        }
      }
    }
    var E = V === r;
    a = E, b = "then";
  } else {
    let V = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let u;
      if (e.target === void 0 && (u = "target") || e.release === void 0 && (u = "release") || e.release_is === void 0 && (u = "release_is") || e.digest === void 0 && (u = "digest") || e.restart === void 0 && (u = "restart") || e.summary === void 0 && (u = "summary") || e.destroys === void 0 && (u = "destroys") || e.obstacles === void 0 && (u = "obstacles") || e.foreign === void 0 && (u = "foreign"))
        return P.errors = [{ instancePath: i, schemaPath: "#/allOf/0/else/required", keyword: "required", params: { missingProperty: u } }], !1;
      if (e.status !== void 0) {
        let N = e.status;
        if (!(N === "ok" || N === "changes" || N === "refused"))
          return P.errors = [{ instancePath: i + "/status", schemaPath: "#/allOf/0/else/properties/status/enum", keyword: "enum", params: { allowedValues: ue.allOf[0].else.properties.status.enum } }], !1;
      }
    }
    var E = V === r;
    a = E, b = "else";
  }
  if (!a) {
    let V = { instancePath: i, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: b } };
    return s === null ? s = [V] : s.push(V), r++, P.errors = s, !1;
  }
  var O = l === r;
  if (O) {
    let V = r, t = r, u = !0, N = r;
    if (e && typeof e == "object" && !Array.isArray(e) && e.command !== void 0 && e.command !== "plan") {
      let D = {};
      s === null ? s = [D] : s.push(D), r++;
    }
    var f = N === r;
    r = t, s !== null && (t ? s.length = t : s = null);
    let _;
    if (f) {
      let D = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        if (e.since !== void 0) {
          var g = !1;
          return P.errors = [{ instancePath: i + "/since", schemaPath: "#/allOf/1/then/properties/since/false schema", keyword: "false schema", params: {} }], !1;
        } else
          var g = !0;
        if (g)
          if (e.differences !== void 0) {
            var g = !1;
            return P.errors = [{ instancePath: i + "/differences", schemaPath: "#/allOf/1/then/properties/differences/false schema", keyword: "false schema", params: {} }], !1;
          } else
            var g = !0;
      }
      var f = D === r;
      u = f, _ = "then";
    } else {
      let D = r, re = r, W = !0, T = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        let J;
        if (e.error === void 0 && (J = "error")) {
          let le = {};
          s === null ? s = [le] : s.push(le), r++;
        }
      }
      var A = T === r;
      r = re, s !== null && (re ? s.length = re : s = null);
      let ce;
      if (A) {
        let J = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          if (e.since !== void 0) {
            var q = !1;
            return P.errors = [{ instancePath: i + "/since", schemaPath: "#/allOf/1/else/then/properties/since/false schema", keyword: "false schema", params: {} }], !1;
          } else
            var q = !0;
          if (q)
            if (e.differences !== void 0) {
              var q = !1;
              return P.errors = [{ instancePath: i + "/differences", schemaPath: "#/allOf/1/else/then/properties/differences/false schema", keyword: "false schema", params: {} }], !1;
            } else
              var q = !0;
        }
        var A = J === r;
        W = A, ce = "then";
      } else {
        let J = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          let B;
          if (e.differences === void 0 && (B = "differences"))
            return P.errors = [{ instancePath: i, schemaPath: "#/allOf/1/else/else/required", keyword: "required", params: { missingProperty: B } }], !1;
          if (e.rehearsal !== void 0)
            return P.errors = [{ instancePath: i + "/rehearsal", schemaPath: "#/allOf/1/else/else/properties/rehearsal/false schema", keyword: "false schema", params: {} }], !1;
        }
        var A = J === r;
        W = A, ce = "else";
      }
      if (!W) {
        let J = { instancePath: i, schemaPath: "#/allOf/1/else/if", keyword: "if", params: { failingKeyword: ce } };
        return s === null ? s = [J] : s.push(J), r++, P.errors = s, !1;
      }
      var f = D === r;
      u = f, _ = "else";
    }
    if (!u) {
      let D = { instancePath: i, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: _ } };
      return s === null ? s = [D] : s.push(D), r++, P.errors = s, !1;
    }
    var O = V === r;
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let V;
      if (e.format_version === void 0 && (V = "format_version") || e.command === void 0 && (V = "command") || e.status === void 0 && (V = "status") || e.problems === void 0 && (V = "problems") || e.decisions === void 0 && (V = "decisions"))
        return P.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: V } }], !1;
      if (e.format_version !== void 0) {
        let t = r;
        if (e.format_version !== 1)
          return P.errors = [{ instancePath: i + "/format_version", schemaPath: "#/properties/format_version/const", keyword: "const", params: { allowedValue: 1 } }], !1;
        var n = t === r;
      } else
        var n = !0;
      if (n) {
        if (e.command !== void 0) {
          let t = e.command, u = r;
          if (!(t === "plan" || t === "drift"))
            return P.errors = [{ instancePath: i + "/command", schemaPath: "#/properties/command/enum", keyword: "enum", params: { allowedValues: ue.properties.command.enum } }], !1;
          var n = u === r;
        } else
          var n = !0;
        if (n) {
          if (e.status !== void 0) {
            let t = e.status, u = r;
            if (!(t === "ok" || t === "changes" || t === "refused" || t === "failed" || t === "partial"))
              return P.errors = [{ instancePath: i + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: ue.properties.status.enum } }], !1;
            var n = u === r;
          } else
            var n = !0;
          if (n) {
            if (e.target !== void 0) {
              let t = e.target, u = r;
              if (r === u)
                if (t && typeof t == "object" && !Array.isArray(t)) {
                  let _;
                  if (t.name === void 0 && (_ = "name") || t.url === void 0 && (_ = "url"))
                    return P.errors = [{ instancePath: i + "/target", schemaPath: "#/properties/target/required", keyword: "required", params: { missingProperty: _ } }], !1;
                  if (t.name !== void 0) {
                    let m = r;
                    if (typeof t.name != "string")
                      return P.errors = [{ instancePath: i + "/target/name", schemaPath: "#/properties/target/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                    var j = m === r;
                  } else
                    var j = !0;
                  if (j)
                    if (t.url !== void 0) {
                      let m = r;
                      if (typeof t.url != "string")
                        return P.errors = [{ instancePath: i + "/target/url", schemaPath: "#/properties/target/properties/url/type", keyword: "type", params: { type: "string" } }], !1;
                      var j = m === r;
                    } else
                      var j = !0;
                } else
                  return P.errors = [{ instancePath: i + "/target", schemaPath: "#/properties/target/type", keyword: "type", params: { type: "object" } }], !1;
              var n = u === r;
            } else
              var n = !0;
            if (n) {
              if (e.release !== void 0) {
                let t = e.release, u = r;
                if (!(t === "5.2" || t === "6.5" || t === "7.1"))
                  return P.errors = [{ instancePath: i + "/release", schemaPath: "#/properties/release/enum", keyword: "enum", params: { allowedValues: ue.properties.release.enum } }], !1;
                var n = u === r;
              } else
                var n = !0;
              if (n) {
                if (e.release_is !== void 0) {
                  let t = e.release_is, u = r;
                  if (!(t === "configured" || t === "read-off-the-rows" || t === "assumed"))
                    return P.errors = [{ instancePath: i + "/release_is", schemaPath: "#/properties/release_is/enum", keyword: "enum", params: { allowedValues: ue.properties.release_is.enum } }], !1;
                  var n = u === r;
                } else
                  var n = !0;
                if (n) {
                  if (e.digest !== void 0) {
                    let t = r;
                    ie(e.digest, { instancePath: i + "/digest", parentData: e, parentDataProperty: "digest", rootData: p }) || (s = s === null ? ie.errors : s.concat(ie.errors), r = s.length);
                    var n = t === r;
                  } else
                    var n = !0;
                  if (n) {
                    if (e.restart !== void 0) {
                      let t = e.restart, u = r;
                      if (!(t === "needed" || t === "reload" || t === "none"))
                        return P.errors = [{ instancePath: i + "/restart", schemaPath: "#/properties/restart/enum", keyword: "enum", params: { allowedValues: ue.properties.restart.enum } }], !1;
                      var n = u === r;
                    } else
                      var n = !0;
                    if (n) {
                      if (e.summary !== void 0) {
                        let t = e.summary, u = r;
                        if (r === u)
                          if (t && typeof t == "object" && !Array.isArray(t)) {
                            let _;
                            if (t.create === void 0 && (_ = "create") || t.update === void 0 && (_ = "update") || t.delete === void 0 && (_ = "delete") || t.keep === void 0 && (_ = "keep") || t.refuse === void 0 && (_ = "refuse") || t.destroys === void 0 && (_ = "destroys") || t.foreign === void 0 && (_ = "foreign"))
                              return P.errors = [{ instancePath: i + "/summary", schemaPath: "#/properties/summary/required", keyword: "required", params: { missingProperty: _ } }], !1;
                            if (t.create !== void 0) {
                              let m = r;
                              $(t.create, { instancePath: i + "/summary/create", parentData: t, parentDataProperty: "create", rootData: p }) || (s = s === null ? $.errors : s.concat($.errors), r = s.length);
                              var k = m === r;
                            } else
                              var k = !0;
                            if (k) {
                              if (t.update !== void 0) {
                                let m = r;
                                $(t.update, { instancePath: i + "/summary/update", parentData: t, parentDataProperty: "update", rootData: p }) || (s = s === null ? $.errors : s.concat($.errors), r = s.length);
                                var k = m === r;
                              } else
                                var k = !0;
                              if (k) {
                                if (t.delete !== void 0) {
                                  let m = r;
                                  $(t.delete, { instancePath: i + "/summary/delete", parentData: t, parentDataProperty: "delete", rootData: p }) || (s = s === null ? $.errors : s.concat($.errors), r = s.length);
                                  var k = m === r;
                                } else
                                  var k = !0;
                                if (k) {
                                  if (t.keep !== void 0) {
                                    let m = r;
                                    $(t.keep, { instancePath: i + "/summary/keep", parentData: t, parentDataProperty: "keep", rootData: p }) || (s = s === null ? $.errors : s.concat($.errors), r = s.length);
                                    var k = m === r;
                                  } else
                                    var k = !0;
                                  if (k) {
                                    if (t.refuse !== void 0) {
                                      let m = r;
                                      $(t.refuse, { instancePath: i + "/summary/refuse", parentData: t, parentDataProperty: "refuse", rootData: p }) || (s = s === null ? $.errors : s.concat($.errors), r = s.length);
                                      var k = m === r;
                                    } else
                                      var k = !0;
                                    if (k) {
                                      if (t.destroys !== void 0) {
                                        let m = r;
                                        $(t.destroys, { instancePath: i + "/summary/destroys", parentData: t, parentDataProperty: "destroys", rootData: p }) || (s = s === null ? $.errors : s.concat($.errors), r = s.length);
                                        var k = m === r;
                                      } else
                                        var k = !0;
                                      if (k)
                                        if (t.foreign !== void 0) {
                                          let m = r;
                                          $(t.foreign, { instancePath: i + "/summary/foreign", parentData: t, parentDataProperty: "foreign", rootData: p }) || (s = s === null ? $.errors : s.concat($.errors), r = s.length);
                                          var k = m === r;
                                        } else
                                          var k = !0;
                                    }
                                  }
                                }
                              }
                            }
                          } else
                            return P.errors = [{ instancePath: i + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: "object" } }], !1;
                        var n = u === r;
                      } else
                        var n = !0;
                      if (n) {
                        if (e.destroys !== void 0) {
                          let t = r;
                          R(e.destroys, { instancePath: i + "/destroys", parentData: e, parentDataProperty: "destroys", rootData: p }) || (s = s === null ? R.errors : s.concat(R.errors), r = s.length);
                          var n = t === r;
                        } else
                          var n = !0;
                        if (n) {
                          if (e.counts !== void 0) {
                            let t = e.counts, u = r;
                            if (r === u)
                              if (Array.isArray(t)) {
                                if (t.length < 1)
                                  return P.errors = [{ instancePath: i + "/counts", schemaPath: "#/properties/counts/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                {
                                  var o = !0;
                                  let _ = t.length;
                                  for (let m = 0; m < _; m++) {
                                    let D = r;
                                    L(t[m], { instancePath: i + "/counts/" + m, parentData: t, parentDataProperty: m, rootData: p }) || (s = s === null ? L.errors : s.concat(L.errors), r = s.length);
                                    var o = D === r;
                                    if (!o)
                                      break;
                                  }
                                }
                              } else
                                return P.errors = [{ instancePath: i + "/counts", schemaPath: "#/properties/counts/type", keyword: "type", params: { type: "array" } }], !1;
                            var n = u === r;
                          } else
                            var n = !0;
                          if (n) {
                            if (e.obstacles !== void 0) {
                              let t = e.obstacles, u = r;
                              if (r === u)
                                if (Array.isArray(t)) {
                                  var z = !0;
                                  let _ = t.length;
                                  for (let m = 0; m < _; m++) {
                                    let D = r;
                                    F(t[m], { instancePath: i + "/obstacles/" + m, parentData: t, parentDataProperty: m, rootData: p }) || (s = s === null ? F.errors : s.concat(F.errors), r = s.length);
                                    var z = D === r;
                                    if (!z)
                                      break;
                                  }
                                } else
                                  return P.errors = [{ instancePath: i + "/obstacles", schemaPath: "#/properties/obstacles/type", keyword: "type", params: { type: "array" } }], !1;
                              var n = u === r;
                            } else
                              var n = !0;
                            if (n) {
                              if (e.decisions !== void 0) {
                                let t = e.decisions, u = r;
                                if (r === u)
                                  if (Array.isArray(t)) {
                                    var G = !0;
                                    let _ = t.length;
                                    for (let m = 0; m < _; m++) {
                                      let D = r;
                                      c(t[m], { instancePath: i + "/decisions/" + m, parentData: t, parentDataProperty: m, rootData: p }) || (s = s === null ? c.errors : s.concat(c.errors), r = s.length);
                                      var G = D === r;
                                      if (!G)
                                        break;
                                    }
                                  } else
                                    return P.errors = [{ instancePath: i + "/decisions", schemaPath: "#/properties/decisions/type", keyword: "type", params: { type: "array" } }], !1;
                                var n = u === r;
                              } else
                                var n = !0;
                              if (n) {
                                if (e.foreign !== void 0) {
                                  let t = e.foreign, u = r;
                                  if (r === u)
                                    if (Array.isArray(t)) {
                                      var K = !0;
                                      let _ = t.length;
                                      for (let m = 0; m < _; m++) {
                                        let D = r;
                                        H(t[m], { instancePath: i + "/foreign/" + m, parentData: t, parentDataProperty: m, rootData: p }) || (s = s === null ? H.errors : s.concat(H.errors), r = s.length);
                                        var K = D === r;
                                        if (!K)
                                          break;
                                      }
                                    } else
                                      return P.errors = [{ instancePath: i + "/foreign", schemaPath: "#/properties/foreign/type", keyword: "type", params: { type: "array" } }], !1;
                                  var n = u === r;
                                } else
                                  var n = !0;
                                if (n) {
                                  if (e.problems !== void 0) {
                                    let t = e.problems, u = r;
                                    if (r === u)
                                      if (Array.isArray(t)) {
                                        var d = !0;
                                        let _ = t.length;
                                        for (let m = 0; m < _; m++) {
                                          let D = r;
                                          M(t[m], { instancePath: i + "/problems/" + m, parentData: t, parentDataProperty: m, rootData: p }) || (s = s === null ? M.errors : s.concat(M.errors), r = s.length);
                                          var d = D === r;
                                          if (!d)
                                            break;
                                        }
                                      } else
                                        return P.errors = [{ instancePath: i + "/problems", schemaPath: "#/properties/problems/type", keyword: "type", params: { type: "array" } }], !1;
                                    var n = u === r;
                                  } else
                                    var n = !0;
                                  if (n) {
                                    if (e.since !== void 0) {
                                      let t = e.since, u = r;
                                      if (r === u)
                                        if (t && typeof t == "object" && !Array.isArray(t)) {
                                          let _;
                                          if (t.ref === void 0 && (_ = "ref") || t.commit === void 0 && (_ = "commit"))
                                            return P.errors = [{ instancePath: i + "/since", schemaPath: "#/properties/since/required", keyword: "required", params: { missingProperty: _ } }], !1;
                                          if (t.ref !== void 0) {
                                            let m = r;
                                            if (typeof t.ref != "string")
                                              return P.errors = [{ instancePath: i + "/since/ref", schemaPath: "#/properties/since/properties/ref/type", keyword: "type", params: { type: "string" } }], !1;
                                            var h = m === r;
                                          } else
                                            var h = !0;
                                          if (h)
                                            if (t.commit !== void 0) {
                                              let m = t.commit, D = r;
                                              if (r === D)
                                                if (typeof m == "string") {
                                                  if (!xe.test(m))
                                                    return P.errors = [{ instancePath: i + "/since/commit", schemaPath: "#/properties/since/properties/commit/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" } }], !1;
                                                } else
                                                  return P.errors = [{ instancePath: i + "/since/commit", schemaPath: "#/properties/since/properties/commit/type", keyword: "type", params: { type: "string" } }], !1;
                                              var h = D === r;
                                            } else
                                              var h = !0;
                                        } else
                                          return P.errors = [{ instancePath: i + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "object" } }], !1;
                                      var n = u === r;
                                    } else
                                      var n = !0;
                                    if (n) {
                                      if (e.differences !== void 0) {
                                        let t = r;
                                        R(e.differences, { instancePath: i + "/differences", parentData: e, parentDataProperty: "differences", rootData: p }) || (s = s === null ? R.errors : s.concat(R.errors), r = s.length);
                                        var n = t === r;
                                      } else
                                        var n = !0;
                                      if (n) {
                                        if (e.rehearsal !== void 0) {
                                          let t = r;
                                          C(e.rehearsal, { instancePath: i + "/rehearsal", parentData: e, parentDataProperty: "rehearsal", rootData: p }) || (s = s === null ? C.errors : s.concat(C.errors), r = s.length);
                                          var n = t === r;
                                        } else
                                          var n = !0;
                                        if (n)
                                          if (e.error !== void 0) {
                                            let t = e.error, u = r;
                                            if (r === u)
                                              if (t && typeof t == "object" && !Array.isArray(t)) {
                                                let _;
                                                if (t.code === void 0 && (_ = "code") || t.message === void 0 && (_ = "message") || t.hint === void 0 && (_ = "hint"))
                                                  return P.errors = [{ instancePath: i + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: _ } }], !1;
                                                if (t.code !== void 0) {
                                                  let m = r;
                                                  ae(t.code, { instancePath: i + "/error/code", parentData: t, parentDataProperty: "code", rootData: p }) || (s = s === null ? ae.errors : s.concat(ae.errors), r = s.length);
                                                  var Z = m === r;
                                                } else
                                                  var Z = !0;
                                                if (Z) {
                                                  if (t.message !== void 0) {
                                                    let m = r;
                                                    if (typeof t.message != "string")
                                                      return P.errors = [{ instancePath: i + "/error/message", schemaPath: "#/properties/error/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var Z = m === r;
                                                  } else
                                                    var Z = !0;
                                                  if (Z)
                                                    if (t.hint !== void 0) {
                                                      let m = r;
                                                      Y(t.hint, { instancePath: i + "/error/hint", parentData: t, parentDataProperty: "hint", rootData: p }) || (s = s === null ? Y.errors : s.concat(Y.errors), r = s.length);
                                                      var Z = m === r;
                                                    } else
                                                      var Z = !0;
                                                }
                                              } else
                                                return P.errors = [{ instancePath: i + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "object" } }], !1;
                                            var n = u === r;
                                          } else
                                            var n = !0;
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return P.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return P.errors = s, r === 0;
}
export {
  Ie as plan
};
