// Generated from schemas/ by scripts/compile-schemas.ts.
var De = (e, t) => () => {
  try {
    return t || e((t = { exports: {} }).exports, t), t.exports;
  } catch (x) {
    throw t = 0, x;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var we = De((ve) => {
  "use strict";
  Object.defineProperty(ve, "__esModule", { value: !0 });
  function ke(e) {
    let t = e.length, x = 0, z = 0, d;
    for (; z < t; )
      x++, d = e.charCodeAt(z++), d >= 55296 && d <= 56319 && z < t && (d = e.charCodeAt(z), (d & 64512) === 56320 && z++);
    return x;
  }
  ve.default = ke;
  ke.code = 'require("ajv/dist/runtime/ucs2length").default';
});

// <stdin>
var Re = A, ue = { $schema: "http://json-schema.org/draft-07/schema#", $id: "urn:deskform:plan", type: "object", required: ["format_version", "command", "status", "problems", "decisions"], properties: { format_version: { const: 1 }, command: { enum: ["plan", "drift"] }, status: { enum: ["ok", "changes", "refused", "failed", "partial"] }, target: { type: "object", required: ["name", "url"], properties: { name: { type: "string" }, url: { type: "string" } } }, release: { enum: ["5.2", "6.5", "7.1"] }, release_is: { enum: ["configured", "read-off-the-rows", "assumed"] }, digest: { $ref: "#/definitions/digest" }, restart: { enum: ["needed", "reload", "none"] }, summary: { type: "object", required: ["create", "update", "delete", "keep", "refuse", "destroys", "foreign"], properties: { create: { $ref: "#/definitions/count" }, update: { $ref: "#/definitions/count" }, delete: { $ref: "#/definitions/count" }, keep: { $ref: "#/definitions/count" }, refuse: { $ref: "#/definitions/count" }, destroys: { $ref: "#/definitions/count" }, foreign: { $ref: "#/definitions/count" } } }, destroys: { $ref: "#/definitions/keys" }, counts: { type: "array", minItems: 1, items: { $ref: "#/definitions/record_count" } }, obstacles: { type: "array", items: { $ref: "#/definitions/obstacle" } }, decisions: { type: "array", items: { $ref: "#/definitions/decision" } }, foreign: { type: "array", items: { $ref: "#/definitions/foreign" } }, problems: { type: "array", items: { $ref: "#/definitions/problem" } }, since: { type: "object", required: ["ref", "commit"], properties: { ref: { type: "string" }, commit: { type: "string", pattern: "^[0-9a-f]{40,64}$" } } }, differences: { $ref: "#/definitions/keys" }, rehearsal: { $ref: "#/definitions/rehearsal" }, error: { type: "object", required: ["code", "message", "hint"], properties: { code: { $ref: "#/definitions/failure_code" }, message: { type: "string" }, hint: { $ref: "#/definitions/hint" } } } }, allOf: [{ if: { required: ["error"] }, then: { properties: { status: { enum: ["refused", "failed", "partial"] }, decisions: { maxItems: 0 }, digest: !1, rehearsal: !1 } }, else: { required: ["target", "release", "release_is", "digest", "restart", "summary", "destroys", "obstacles", "foreign"], properties: { status: { enum: ["ok", "changes", "refused"] } } } }, { if: { properties: { command: { const: "plan" } } }, then: { properties: { since: !1, differences: !1 } }, else: { if: { required: ["error"] }, then: { properties: { since: !1, differences: !1 } }, else: { required: ["differences"], properties: { rehearsal: !1 } } } }], definitions: { count: { type: "integer", minimum: 0 }, key: { type: "string", pattern: "^(Ticket|User|Organization|Group)\\.[\\s\\S]+$" }, keys: { type: "array", items: { $ref: "#/definitions/key" } }, digest: { type: "string", pattern: "^d1\\.[A-Za-z0-9_-]+$" }, hint: { type: ["string", "null"] }, failure_code: { type: "string", pattern: "^[A-Z][A-Z_]+$" }, problem_code: { type: "string", pattern: "^[a-z][a-z-]+$" }, rule: { enum: ["service", "house"] }, file: { type: "string" }, line: { type: "integer", minimum: 1 }, column: { type: "integer", minimum: 1 }, moved: { enum: ["git", "help-desk", "both"] }, row: { type: "object", required: ["display", "data_type", "data_option", "active", "screens"], properties: { display: { type: "string" }, data_type: { type: "string" }, data_option: { type: "object" }, active: { type: "boolean" }, position: { type: "number" }, screens: { type: "object" } } }, change: { type: "object", required: ["path", "effect", "cost", "file", "line", "column"], properties: { path: { type: "string", minLength: 1 }, before: {}, after: {}, effect: { enum: ["at-once", "at-migration"] }, cost: { enum: ["none", "values-may-not-fit", "values-not-selectable", "writes-refused", "new-records-only"] }, moved: { $ref: "#/definitions/moved" }, file: { $ref: "#/definitions/file" }, line: { $ref: "#/definitions/line" }, column: { $ref: "#/definitions/column" } } }, decision: { type: "object", required: ["key", "action", "because"], properties: { key: { $ref: "#/definitions/key" }, action: { enum: ["create", "update", "delete", "keep", "refuse"] }, because: { type: "string" }, digest: { $ref: "#/definitions/digest" }, before: { $ref: "#/definitions/row" }, after: { $ref: "#/definitions/row" }, templates: { type: "object", additionalProperties: { type: "string" } }, staged: { type: "string", pattern: "^[0-9a-f]{16}$" }, changes: { type: "array", items: { $ref: "#/definitions/change" } }, carried_over: { type: "array", items: { type: "string" } }, cost: { enum: ["column-dropped", "none"] }, code: { $ref: "#/definitions/problem_code" }, message: { type: "string" }, label: { type: "string" }, hint: { $ref: "#/definitions/hint" }, rule: { $ref: "#/definitions/rule" }, moved: { $ref: "#/definitions/moved" }, file: { $ref: "#/definitions/file" }, line: { $ref: "#/definitions/line" }, column: { $ref: "#/definitions/column" } }, allOf: [{ if: { properties: { action: { const: "create" } } }, then: { required: ["digest", "after", "staged", "file", "line", "column"], properties: { because: { enum: ["not-on-desk", "staged-as-declared"] }, before: !1, changes: !1, carried_over: !1, cost: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "update" } } }, then: { required: ["digest", "before", "after", "staged", "changes", "carried_over", "file", "line", "column"], properties: { because: { enum: ["differs", "staged-as-declared", "restaged"] }, templates: !1, cost: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "delete" } } }, then: { required: ["digest", "before", "cost"], properties: { because: { enum: ["tombstone", "not-declared", "staged-as-declared"] }, after: !1, staged: !1, changes: !1, carried_over: !1, templates: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "keep" } } }, then: { required: ["carried_over"], properties: { because: { enum: ["same", "waits-as-declared", "not-declared", "unmanaged", "came-with-the-installation", "list-is-not-whole", "type-unknown", "fulfilled"] }, digest: !1, before: !1, after: !1, staged: !1, changes: !1, templates: !1, cost: !1, code: !1, message: !1, hint: !1, rule: !1, file: !1, line: !1, column: !1 } } }, { if: { properties: { action: { const: "refuse" } } }, then: { required: ["code", "message", "hint", "rule"], properties: { because: { $ref: "#/definitions/problem_code" }, digest: !1, staged: !1, carried_over: !1, templates: !1, cost: !1 } } }] }, record_count: { type: "object", required: ["key", "hit", "records"], properties: { key: { $ref: "#/definitions/key" }, hit: { enum: ["value-deleted", "option-removed", "value-too-long", "value-missing"] }, characters: { $ref: "#/definitions/count" }, records: { type: ["integer", "null"], minimum: 0 }, of: { $ref: "#/definitions/count" }, not_counted: { enum: ["release", "object", "data-type", "permission", "too-slow", "no-answer", "contradiction", "not-saved"] }, seconds: { type: "number", minimum: 0 }, counted_at: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z$" } }, allOf: [{ if: { properties: { records: { const: null } } }, then: { required: ["not_counted"], properties: { of: !1 } }, else: { required: ["of"], properties: { not_counted: !1, seconds: !1 } } }] }, obstacle: { type: "object", required: ["kind"], properties: { kind: { enum: ["refusals", "destroy-limit", "record-limit", "poison", "foreign"] }, count: { $ref: "#/definitions/count" }, keys: { $ref: "#/definitions/keys" }, limit: { $ref: "#/definitions/count" }, records: { type: ["integer", "null"], minimum: 0 }, rows: { type: "array", items: { type: "object", required: ["key", "why", "repair"], properties: { key: { $ref: "#/definitions/key" }, why: { type: "string" }, repair: { type: "string" } } } } }, allOf: [{ if: { properties: { kind: { const: "refusals" } } }, then: { required: ["count"], properties: { keys: !1, limit: !1 } }, else: { required: ["keys"], properties: { count: !1 } } }, { if: { properties: { kind: { enum: ["destroy-limit", "record-limit"] } } }, then: { required: ["limit"] }, else: { properties: { limit: !1 } } }, { if: { properties: { kind: { const: "record-limit" } } }, then: { required: ["records"] }, else: { properties: { records: !1 } } }, { if: { properties: { kind: { const: "poison" } } }, else: { properties: { rows: !1 } } }] }, foreign: { type: "object", required: ["key", "waiting_for", "updated_by", "updated_by_id", "updated_at"], properties: { key: { $ref: "#/definitions/key" }, waiting_for: { type: "array", minItems: 1, items: { enum: ["creation", "column-change", "deletion", "settings"] } }, updated_by: { type: ["string", "null"] }, updated_by_id: { type: "integer" }, updated_at: { type: "string" }, sent_by: { enum: ["deskform"] }, moved: { $ref: "#/definitions/moved" } } }, problem: { type: "object", required: ["code", "severity", "rule", "message", "hint", "file", "line", "column"], properties: { code: { $ref: "#/definitions/problem_code" }, severity: { enum: ["error", "warning"] }, rule: { $ref: "#/definitions/rule" }, message: { type: "string" }, hint: { $ref: "#/definitions/hint" }, file: { type: ["string", "null"] }, line: { type: ["integer", "null"], minimum: 1 }, column: { type: ["integer", "null"], minimum: 1 }, key: { type: "string" } } }, rehearsal: { type: "object", required: ["outcome"], properties: { outcome: { enum: ["works", "fails", "not-rehearsed"] }, because: { enum: ["refused", "nothing-to-do"] }, done: { $ref: "#/definitions/keys" }, error: { type: "object", required: ["code", "message"], properties: { code: { $ref: "#/definitions/failure_code" }, message: { type: "string" } } }, stops_at: { type: ["string", "null"] }, failed: { type: ["string", "null"] }, left_staged: { $ref: "#/definitions/keys" }, not_tried: { $ref: "#/definitions/keys" } }, allOf: [{ if: { properties: { outcome: { const: "works" } } }, then: { required: ["done"] } }, { if: { properties: { outcome: { const: "not-rehearsed" } } }, then: { required: ["because"], properties: { done: !1 } }, else: { properties: { because: !1 } } }, { if: { properties: { outcome: { const: "fails" } } }, then: { required: ["error", "stops_at", "failed", "done", "left_staged", "not_tried"] }, else: { properties: { error: !1, stops_at: !1, failed: !1, left_staged: !1, not_tried: !1 } } }] } } };
var $e = new RegExp("^d1\\.[A-Za-z0-9_-]+$", "u");
function se(e, { instancePath: t = "", parentData: x, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (typeof e == "string") {
      if (!$e.test(e))
        return se.errors = [{ instancePath: t, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^d1\\.[A-Za-z0-9_-]+$" } }], !1;
    } else
      return se.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1;
  return se.errors = s, r === 0;
}
function D(e, { instancePath: t = "", parentData: x, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  return typeof e == "number" && !(e % 1) && !isNaN(e) && isFinite(e) ? r === 0 && typeof e == "number" && isFinite(e) && (e < 0 || isNaN(e)) ? (D.errors = [{ instancePath: t, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1) : (D.errors = s, r === 0) : (D.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "integer" } }], !1);
}
var je = new RegExp("^(Ticket|User|Organization|Group)\\.[\\s\\S]+$", "u");
function L(e, { instancePath: t = "", parentData: x, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (typeof e == "string") {
      if (!je.test(e))
        return L.errors = [{ instancePath: t, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(Ticket|User|Organization|Group)\\.[\\s\\S]+$" } }], !1;
    } else
      return L.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1;
  return L.errors = s, r === 0;
}
function T(e, { instancePath: t = "", parentData: x, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (Array.isArray(e)) {
      var o = !0;
      let k = e.length;
      for (let a = 0; a < k; a++) {
        let h = r;
        L(e[a], { instancePath: t + "/" + a, parentData: e, parentDataProperty: a, rootData: d }) || (s = s === null ? L.errors : s.concat(L.errors), r = s.length);
        var o = h === r;
        if (!o)
          break;
      }
    } else
      return T.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "array" } }], !1;
  return T.errors = s, r === 0;
}
var ge = { type: "object", required: ["key", "hit", "records"], properties: { key: { $ref: "#/definitions/key" }, hit: { enum: ["value-deleted", "option-removed", "value-too-long", "value-missing"] }, characters: { $ref: "#/definitions/count" }, records: { type: ["integer", "null"], minimum: 0 }, of: { $ref: "#/definitions/count" }, not_counted: { enum: ["release", "object", "data-type", "permission", "too-slow", "no-answer", "contradiction", "not-saved"] }, seconds: { type: "number", minimum: 0 }, counted_at: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z$" } }, allOf: [{ if: { properties: { records: { const: null } } }, then: { required: ["not_counted"], properties: { of: !1 } }, else: { required: ["of"], properties: { not_counted: !1, seconds: !1 } } }] }, Ne = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z$", "u");
function I(e, { instancePath: t = "", parentData: x, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0, o = r, k = !0, a = r;
  if (e && typeof e == "object" && !Array.isArray(e) && e.records !== void 0 && e.records !== null) {
    let O = {};
    s === null ? s = [O] : s.push(O), r++;
  }
  var h = a === r;
  r = o, s !== null && (o ? s.length = o : s = null);
  let N;
  if (h) {
    let O = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let v;
      if (e.not_counted === void 0 && (v = "not_counted"))
        return I.errors = [{ instancePath: t, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: v } }], !1;
      if (e.of !== void 0)
        return I.errors = [{ instancePath: t + "/of", schemaPath: "#/allOf/0/then/properties/of/false schema", keyword: "false schema", params: {} }], !1;
    }
    var h = O === r;
    k = h, N = "then";
  } else {
    let O = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let v;
      if (e.of === void 0 && (v = "of"))
        return I.errors = [{ instancePath: t, schemaPath: "#/allOf/0/else/required", keyword: "required", params: { missingProperty: v } }], !1;
      if (e.not_counted !== void 0) {
        var b = !1;
        return I.errors = [{ instancePath: t + "/not_counted", schemaPath: "#/allOf/0/else/properties/not_counted/false schema", keyword: "false schema", params: {} }], !1;
      } else
        var b = !0;
      if (b)
        if (e.seconds !== void 0) {
          var b = !1;
          return I.errors = [{ instancePath: t + "/seconds", schemaPath: "#/allOf/0/else/properties/seconds/false schema", keyword: "false schema", params: {} }], !1;
        } else
          var b = !0;
    }
    var h = O === r;
    k = h, N = "else";
  }
  if (!k) {
    let O = { instancePath: t, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: N } };
    return s === null ? s = [O] : s.push(O), r++, I.errors = s, !1;
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let O;
      if (e.key === void 0 && (O = "key") || e.hit === void 0 && (O = "hit") || e.records === void 0 && (O = "records"))
        return I.errors = [{ instancePath: t, schemaPath: "#/required", keyword: "required", params: { missingProperty: O } }], !1;
      if (e.key !== void 0) {
        let f = r;
        L(e.key, { instancePath: t + "/key", parentData: e, parentDataProperty: "key", rootData: d }) || (s = s === null ? L.errors : s.concat(L.errors), r = s.length);
        var g = f === r;
      } else
        var g = !0;
      if (g) {
        if (e.hit !== void 0) {
          let f = e.hit, v = r;
          if (!(f === "value-deleted" || f === "option-removed" || f === "value-too-long" || f === "value-missing"))
            return I.errors = [{ instancePath: t + "/hit", schemaPath: "#/properties/hit/enum", keyword: "enum", params: { allowedValues: ge.properties.hit.enum } }], !1;
          var g = v === r;
        } else
          var g = !0;
        if (g) {
          if (e.characters !== void 0) {
            let f = r;
            D(e.characters, { instancePath: t + "/characters", parentData: e, parentDataProperty: "characters", rootData: d }) || (s = s === null ? D.errors : s.concat(D.errors), r = s.length);
            var g = f === r;
          } else
            var g = !0;
          if (g) {
            if (e.records !== void 0) {
              let f = e.records, v = r;
              if (!(typeof f == "number" && !(f % 1) && !isNaN(f) && isFinite(f)) && f !== null)
                return I.errors = [{ instancePath: t + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: ge.properties.records.type } }], !1;
              if (r === v && typeof f == "number" && isFinite(f) && (f < 0 || isNaN(f)))
                return I.errors = [{ instancePath: t + "/records", schemaPath: "#/properties/records/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
              var g = v === r;
            } else
              var g = !0;
            if (g) {
              if (e.of !== void 0) {
                let f = r;
                D(e.of, { instancePath: t + "/of", parentData: e, parentDataProperty: "of", rootData: d }) || (s = s === null ? D.errors : s.concat(D.errors), r = s.length);
                var g = f === r;
              } else
                var g = !0;
              if (g) {
                if (e.not_counted !== void 0) {
                  let f = e.not_counted, v = r;
                  if (!(f === "release" || f === "object" || f === "data-type" || f === "permission" || f === "too-slow" || f === "no-answer" || f === "contradiction" || f === "not-saved"))
                    return I.errors = [{ instancePath: t + "/not_counted", schemaPath: "#/properties/not_counted/enum", keyword: "enum", params: { allowedValues: ge.properties.not_counted.enum } }], !1;
                  var g = v === r;
                } else
                  var g = !0;
                if (g) {
                  if (e.seconds !== void 0) {
                    let f = e.seconds, v = r;
                    if (r === v)
                      if (typeof f == "number" && isFinite(f)) {
                        if (f < 0 || isNaN(f))
                          return I.errors = [{ instancePath: t + "/seconds", schemaPath: "#/properties/seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      } else
                        return I.errors = [{ instancePath: t + "/seconds", schemaPath: "#/properties/seconds/type", keyword: "type", params: { type: "number" } }], !1;
                    var g = v === r;
                  } else
                    var g = !0;
                  if (g)
                    if (e.counted_at !== void 0) {
                      let f = e.counted_at, v = r;
                      if (r === v)
                        if (typeof f == "string") {
                          if (!Ne.test(f))
                            return I.errors = [{ instancePath: t + "/counted_at", schemaPath: "#/properties/counted_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z$" } }], !1;
                        } else
                          return I.errors = [{ instancePath: t + "/counted_at", schemaPath: "#/properties/counted_at/type", keyword: "type", params: { type: "string" } }], !1;
                      var g = v === r;
                    } else
                      var g = !0;
                }
              }
            }
          }
        }
      }
    } else
      return I.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return I.errors = s, r === 0;
}
var be = { type: "object", required: ["kind"], properties: { kind: { enum: ["refusals", "destroy-limit", "record-limit", "poison", "foreign"] }, count: { $ref: "#/definitions/count" }, keys: { $ref: "#/definitions/keys" }, limit: { $ref: "#/definitions/count" }, records: { type: ["integer", "null"], minimum: 0 }, rows: { type: "array", items: { type: "object", required: ["key", "why", "repair"], properties: { key: { $ref: "#/definitions/key" }, why: { type: "string" }, repair: { type: "string" } } } } }, allOf: [{ if: { properties: { kind: { const: "refusals" } } }, then: { required: ["count"], properties: { keys: !1, limit: !1 } }, else: { required: ["keys"], properties: { count: !1 } } }, { if: { properties: { kind: { enum: ["destroy-limit", "record-limit"] } } }, then: { required: ["limit"] }, else: { properties: { limit: !1 } } }, { if: { properties: { kind: { const: "record-limit" } } }, then: { required: ["records"] }, else: { properties: { records: !1 } } }, { if: { properties: { kind: { const: "poison" } } }, else: { properties: { rows: !1 } } }] };
function F(e, { instancePath: t = "", parentData: x, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0, o = r, k = r, a = !0, h = r;
  if (e && typeof e == "object" && !Array.isArray(e) && e.kind !== void 0 && e.kind !== "refusals") {
    let _ = {};
    s === null ? s = [_] : s.push(_), r++;
  }
  var N = h === r;
  r = k, s !== null && (k ? s.length = k : s = null);
  let b;
  if (N) {
    let _ = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let K;
      if (e.count === void 0 && (K = "count"))
        return F.errors = [{ instancePath: t, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: K } }], !1;
      if (e.keys !== void 0) {
        var g = !1;
        return F.errors = [{ instancePath: t + "/keys", schemaPath: "#/allOf/0/then/properties/keys/false schema", keyword: "false schema", params: {} }], !1;
      } else
        var g = !0;
      if (g)
        if (e.limit !== void 0) {
          var g = !1;
          return F.errors = [{ instancePath: t + "/limit", schemaPath: "#/allOf/0/then/properties/limit/false schema", keyword: "false schema", params: {} }], !1;
        } else
          var g = !0;
    }
    var N = _ === r;
    a = N, b = "then";
  } else {
    let _ = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let K;
      if (e.keys === void 0 && (K = "keys"))
        return F.errors = [{ instancePath: t, schemaPath: "#/allOf/0/else/required", keyword: "required", params: { missingProperty: K } }], !1;
      if (e.count !== void 0)
        return F.errors = [{ instancePath: t + "/count", schemaPath: "#/allOf/0/else/properties/count/false schema", keyword: "false schema", params: {} }], !1;
    }
    var N = _ === r;
    a = N, b = "else";
  }
  if (!a) {
    let _ = { instancePath: t, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: b } };
    return s === null ? s = [_] : s.push(_), r++, F.errors = s, !1;
  }
  var O = o === r;
  if (O) {
    let _ = r, l = r, K = !0, R = r;
    if (e && typeof e == "object" && !Array.isArray(e) && e.kind !== void 0) {
      let p = e.kind;
      if (!(p === "destroy-limit" || p === "record-limit")) {
        let w = {};
        s === null ? s = [w] : s.push(w), r++;
      }
    }
    var f = R === r;
    r = l, s !== null && (l ? s.length = l : s = null);
    let U;
    if (f) {
      let p = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        let V;
        if (e.limit === void 0 && (V = "limit"))
          return F.errors = [{ instancePath: t, schemaPath: "#/allOf/1/then/required", keyword: "required", params: { missingProperty: V } }], !1;
      }
      var f = p === r;
      K = f, U = "then";
    } else {
      let p = r;
      if (e && typeof e == "object" && !Array.isArray(e) && e.limit !== void 0)
        return F.errors = [{ instancePath: t + "/limit", schemaPath: "#/allOf/1/else/properties/limit/false schema", keyword: "false schema", params: {} }], !1;
      var f = p === r;
      K = f, U = "else";
    }
    if (!K) {
      let p = { instancePath: t, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: U } };
      return s === null ? s = [p] : s.push(p), r++, F.errors = s, !1;
    }
    var O = _ === r;
    if (O) {
      let p = r, w = r, V = !0, i = r;
      if (e && typeof e == "object" && !Array.isArray(e) && e.kind !== void 0 && e.kind !== "record-limit") {
        let y = {};
        s === null ? s = [y] : s.push(y), r++;
      }
      var v = i === r;
      r = w, s !== null && (w ? s.length = w : s = null);
      let u;
      if (v) {
        let y = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          let E;
          if (e.records === void 0 && (E = "records"))
            return F.errors = [{ instancePath: t, schemaPath: "#/allOf/2/then/required", keyword: "required", params: { missingProperty: E } }], !1;
        }
        var v = y === r;
        V = v, u = "then";
      } else {
        let y = r;
        if (e && typeof e == "object" && !Array.isArray(e) && e.records !== void 0)
          return F.errors = [{ instancePath: t + "/records", schemaPath: "#/allOf/2/else/properties/records/false schema", keyword: "false schema", params: {} }], !1;
        var v = y === r;
        V = v, u = "else";
      }
      if (!V) {
        let y = { instancePath: t, schemaPath: "#/allOf/2/if", keyword: "if", params: { failingKeyword: u } };
        return s === null ? s = [y] : s.push(y), r++, F.errors = s, !1;
      }
      var O = p === r;
      if (O) {
        let y = r, m = r, E = !0, M = r;
        if (e && typeof e == "object" && !Array.isArray(e) && e.kind !== void 0 && e.kind !== "poison") {
          let S = {};
          s === null ? s = [S] : s.push(S), r++;
        }
        var P = M === r;
        if (r = m, s !== null && (m ? s.length = m : s = null), !P) {
          let S = r;
          if (e && typeof e == "object" && !Array.isArray(e) && e.rows !== void 0)
            return F.errors = [{ instancePath: t + "/rows", schemaPath: "#/allOf/3/else/properties/rows/false schema", keyword: "false schema", params: {} }], !1;
          var P = S === r;
          E = P;
        }
        if (!E) {
          let S = { instancePath: t, schemaPath: "#/allOf/3/if", keyword: "if", params: { failingKeyword: "else" } };
          return s === null ? s = [S] : s.push(S), r++, F.errors = s, !1;
        }
        var O = y === r;
      }
    }
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let _;
      if (e.kind === void 0 && (_ = "kind"))
        return F.errors = [{ instancePath: t, schemaPath: "#/required", keyword: "required", params: { missingProperty: _ } }], !1;
      if (e.kind !== void 0) {
        let l = e.kind, K = r;
        if (!(l === "refusals" || l === "destroy-limit" || l === "record-limit" || l === "poison" || l === "foreign"))
          return F.errors = [{ instancePath: t + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: be.properties.kind.enum } }], !1;
        var q = K === r;
      } else
        var q = !0;
      if (q) {
        if (e.count !== void 0) {
          let l = r;
          D(e.count, { instancePath: t + "/count", parentData: e, parentDataProperty: "count", rootData: d }) || (s = s === null ? D.errors : s.concat(D.errors), r = s.length);
          var q = l === r;
        } else
          var q = !0;
        if (q) {
          if (e.keys !== void 0) {
            let l = r;
            T(e.keys, { instancePath: t + "/keys", parentData: e, parentDataProperty: "keys", rootData: d }) || (s = s === null ? T.errors : s.concat(T.errors), r = s.length);
            var q = l === r;
          } else
            var q = !0;
          if (q) {
            if (e.limit !== void 0) {
              let l = r;
              D(e.limit, { instancePath: t + "/limit", parentData: e, parentDataProperty: "limit", rootData: d }) || (s = s === null ? D.errors : s.concat(D.errors), r = s.length);
              var q = l === r;
            } else
              var q = !0;
            if (q) {
              if (e.records !== void 0) {
                let l = e.records, K = r;
                if (!(typeof l == "number" && !(l % 1) && !isNaN(l) && isFinite(l)) && l !== null)
                  return F.errors = [{ instancePath: t + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: be.properties.records.type } }], !1;
                if (r === K && typeof l == "number" && isFinite(l) && (l < 0 || isNaN(l)))
                  return F.errors = [{ instancePath: t + "/records", schemaPath: "#/properties/records/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                var q = K === r;
              } else
                var q = !0;
              if (q)
                if (e.rows !== void 0) {
                  let l = e.rows, K = r;
                  if (r === K)
                    if (Array.isArray(l)) {
                      var n = !0;
                      let U = l.length;
                      for (let j = 0; j < U; j++) {
                        let p = l[j], w = r;
                        if (r === w)
                          if (p && typeof p == "object" && !Array.isArray(p)) {
                            let i;
                            if (p.key === void 0 && (i = "key") || p.why === void 0 && (i = "why") || p.repair === void 0 && (i = "repair"))
                              return F.errors = [{ instancePath: t + "/rows/" + j, schemaPath: "#/properties/rows/items/required", keyword: "required", params: { missingProperty: i } }], !1;
                            if (p.key !== void 0) {
                              let u = r;
                              L(p.key, { instancePath: t + "/rows/" + j + "/key", parentData: p, parentDataProperty: "key", rootData: d }) || (s = s === null ? L.errors : s.concat(L.errors), r = s.length);
                              var $ = u === r;
                            } else
                              var $ = !0;
                            if ($) {
                              if (p.why !== void 0) {
                                let u = r;
                                if (typeof p.why != "string")
                                  return F.errors = [{ instancePath: t + "/rows/" + j + "/why", schemaPath: "#/properties/rows/items/properties/why/type", keyword: "type", params: { type: "string" } }], !1;
                                var $ = u === r;
                              } else
                                var $ = !0;
                              if ($)
                                if (p.repair !== void 0) {
                                  let u = r;
                                  if (typeof p.repair != "string")
                                    return F.errors = [{ instancePath: t + "/rows/" + j + "/repair", schemaPath: "#/properties/rows/items/properties/repair/type", keyword: "type", params: { type: "string" } }], !1;
                                  var $ = u === r;
                                } else
                                  var $ = !0;
                            }
                          } else
                            return F.errors = [{ instancePath: t + "/rows/" + j, schemaPath: "#/properties/rows/items/type", keyword: "type", params: { type: "object" } }], !1;
                        var n = w === r;
                        if (!n)
                          break;
                      }
                    } else
                      return F.errors = [{ instancePath: t + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "array" } }], !1;
                  var q = K === r;
                } else
                  var q = !0;
            }
          }
        }
      }
    } else
      return F.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return F.errors = s, r === 0;
}
var ce = { type: "object", required: ["key", "action", "because"], properties: { key: { $ref: "#/definitions/key" }, action: { enum: ["create", "update", "delete", "keep", "refuse"] }, because: { type: "string" }, digest: { $ref: "#/definitions/digest" }, before: { $ref: "#/definitions/row" }, after: { $ref: "#/definitions/row" }, templates: { type: "object", additionalProperties: { type: "string" } }, staged: { type: "string", pattern: "^[0-9a-f]{16}$" }, changes: { type: "array", items: { $ref: "#/definitions/change" } }, carried_over: { type: "array", items: { type: "string" } }, cost: { enum: ["column-dropped", "none"] }, code: { $ref: "#/definitions/problem_code" }, message: { type: "string" }, label: { type: "string" }, hint: { $ref: "#/definitions/hint" }, rule: { $ref: "#/definitions/rule" }, moved: { $ref: "#/definitions/moved" }, file: { $ref: "#/definitions/file" }, line: { $ref: "#/definitions/line" }, column: { $ref: "#/definitions/column" } }, allOf: [{ if: { properties: { action: { const: "create" } } }, then: { required: ["digest", "after", "staged", "file", "line", "column"], properties: { because: { enum: ["not-on-desk", "staged-as-declared"] }, before: !1, changes: !1, carried_over: !1, cost: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "update" } } }, then: { required: ["digest", "before", "after", "staged", "changes", "carried_over", "file", "line", "column"], properties: { because: { enum: ["differs", "staged-as-declared", "restaged"] }, templates: !1, cost: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "delete" } } }, then: { required: ["digest", "before", "cost"], properties: { because: { enum: ["tombstone", "not-declared", "staged-as-declared"] }, after: !1, staged: !1, changes: !1, carried_over: !1, templates: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "keep" } } }, then: { required: ["carried_over"], properties: { because: { enum: ["same", "waits-as-declared", "not-declared", "unmanaged", "came-with-the-installation", "list-is-not-whole", "type-unknown", "fulfilled"] }, digest: !1, before: !1, after: !1, staged: !1, changes: !1, templates: !1, cost: !1, code: !1, message: !1, hint: !1, rule: !1, file: !1, line: !1, column: !1 } } }, { if: { properties: { action: { const: "refuse" } } }, then: { required: ["code", "message", "hint", "rule"], properties: { because: { $ref: "#/definitions/problem_code" }, digest: !1, staged: !1, carried_over: !1, templates: !1, cost: !1 } } }] };
var Ee = new RegExp("^[a-z][a-z-]+$", "u");
function Q(e, { instancePath: t = "", parentData: x, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (typeof e == "string") {
      if (!Ee.test(e))
        return Q.errors = [{ instancePath: t, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z-]+$" } }], !1;
    } else
      return Q.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1;
  return Q.errors = s, r === 0;
}
function B(e, { instancePath: t = "", parentData: x, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let k;
      if (e.display === void 0 && (k = "display") || e.data_type === void 0 && (k = "data_type") || e.data_option === void 0 && (k = "data_option") || e.active === void 0 && (k = "active") || e.screens === void 0 && (k = "screens"))
        return B.errors = [{ instancePath: t, schemaPath: "#/required", keyword: "required", params: { missingProperty: k } }], !1;
      if (e.display !== void 0) {
        let a = r;
        if (typeof e.display != "string")
          return B.errors = [{ instancePath: t + "/display", schemaPath: "#/properties/display/type", keyword: "type", params: { type: "string" } }], !1;
        var o = a === r;
      } else
        var o = !0;
      if (o) {
        if (e.data_type !== void 0) {
          let a = r;
          if (typeof e.data_type != "string")
            return B.errors = [{ instancePath: t + "/data_type", schemaPath: "#/properties/data_type/type", keyword: "type", params: { type: "string" } }], !1;
          var o = a === r;
        } else
          var o = !0;
        if (o) {
          if (e.data_option !== void 0) {
            let a = e.data_option, h = r;
            if (!(a && typeof a == "object" && !Array.isArray(a)))
              return B.errors = [{ instancePath: t + "/data_option", schemaPath: "#/properties/data_option/type", keyword: "type", params: { type: "object" } }], !1;
            var o = h === r;
          } else
            var o = !0;
          if (o) {
            if (e.active !== void 0) {
              let a = r;
              if (typeof e.active != "boolean")
                return B.errors = [{ instancePath: t + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: "boolean" } }], !1;
              var o = a === r;
            } else
              var o = !0;
            if (o) {
              if (e.position !== void 0) {
                let a = e.position, h = r;
                if (!(typeof a == "number" && isFinite(a)))
                  return B.errors = [{ instancePath: t + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "number" } }], !1;
                var o = h === r;
              } else
                var o = !0;
              if (o)
                if (e.screens !== void 0) {
                  let a = e.screens, h = r;
                  if (!(a && typeof a == "object" && !Array.isArray(a)))
                    return B.errors = [{ instancePath: t + "/screens", schemaPath: "#/properties/screens/type", keyword: "type", params: { type: "object" } }], !1;
                  var o = h === r;
                } else
                  var o = !0;
            }
          }
        }
      }
    } else
      return B.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return B.errors = s, r === 0;
}
var Pe = { type: "object", required: ["path", "effect", "cost", "file", "line", "column"], properties: { path: { type: "string", minLength: 1 }, before: {}, after: {}, effect: { enum: ["at-once", "at-migration"] }, cost: { enum: ["none", "values-may-not-fit", "values-not-selectable", "writes-refused", "new-records-only"] }, moved: { $ref: "#/definitions/moved" }, file: { $ref: "#/definitions/file" }, line: { $ref: "#/definitions/line" }, column: { $ref: "#/definitions/column" } } }, Ve = we().default, Fe = { enum: ["git", "help-desk", "both"] };
function W(e, { instancePath: t = "", parentData: x, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  return e === "git" || e === "help-desk" || e === "both" ? (W.errors = s, r === 0) : (W.errors = [{ instancePath: t, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: Fe.enum } }], !1);
}
function le(e, { instancePath: t = "", parentData: x, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  return typeof e != "string" ? (le.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1) : (le.errors = s, r === 0);
}
function te(e, { instancePath: t = "", parentData: x, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  return typeof e == "number" && !(e % 1) && !isNaN(e) && isFinite(e) ? r === 0 && typeof e == "number" && isFinite(e) && (e < 1 || isNaN(e)) ? (te.errors = [{ instancePath: t, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1) : (te.errors = s, r === 0) : (te.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "integer" } }], !1);
}
function ie(e, { instancePath: t = "", parentData: x, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  return typeof e == "number" && !(e % 1) && !isNaN(e) && isFinite(e) ? r === 0 && typeof e == "number" && isFinite(e) && (e < 1 || isNaN(e)) ? (ie.errors = [{ instancePath: t, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1) : (ie.errors = s, r === 0) : (ie.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "integer" } }], !1);
}
function ee(e, { instancePath: t = "", parentData: x, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let k;
      if (e.path === void 0 && (k = "path") || e.effect === void 0 && (k = "effect") || e.cost === void 0 && (k = "cost") || e.file === void 0 && (k = "file") || e.line === void 0 && (k = "line") || e.column === void 0 && (k = "column"))
        return ee.errors = [{ instancePath: t, schemaPath: "#/required", keyword: "required", params: { missingProperty: k } }], !1;
      if (e.path !== void 0) {
        let a = e.path, h = r;
        if (r === h)
          if (typeof a == "string") {
            if (Ve(a) < 1)
              return ee.errors = [{ instancePath: t + "/path", schemaPath: "#/properties/path/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
          } else
            return ee.errors = [{ instancePath: t + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" } }], !1;
        var o = h === r;
      } else
        var o = !0;
      if (o) {
        if (e.effect !== void 0) {
          let a = e.effect, h = r;
          if (!(a === "at-once" || a === "at-migration"))
            return ee.errors = [{ instancePath: t + "/effect", schemaPath: "#/properties/effect/enum", keyword: "enum", params: { allowedValues: Pe.properties.effect.enum } }], !1;
          var o = h === r;
        } else
          var o = !0;
        if (o) {
          if (e.cost !== void 0) {
            let a = e.cost, h = r;
            if (!(a === "none" || a === "values-may-not-fit" || a === "values-not-selectable" || a === "writes-refused" || a === "new-records-only"))
              return ee.errors = [{ instancePath: t + "/cost", schemaPath: "#/properties/cost/enum", keyword: "enum", params: { allowedValues: Pe.properties.cost.enum } }], !1;
            var o = h === r;
          } else
            var o = !0;
          if (o) {
            if (e.moved !== void 0) {
              let a = r;
              W(e.moved, { instancePath: t + "/moved", parentData: e, parentDataProperty: "moved", rootData: d }) || (s = s === null ? W.errors : s.concat(W.errors), r = s.length);
              var o = a === r;
            } else
              var o = !0;
            if (o) {
              if (e.file !== void 0) {
                let a = r;
                le(e.file, { instancePath: t + "/file", parentData: e, parentDataProperty: "file", rootData: d }) || (s = s === null ? le.errors : s.concat(le.errors), r = s.length);
                var o = a === r;
              } else
                var o = !0;
              if (o) {
                if (e.line !== void 0) {
                  let a = r;
                  te(e.line, { instancePath: t + "/line", parentData: e, parentDataProperty: "line", rootData: d }) || (s = s === null ? te.errors : s.concat(te.errors), r = s.length);
                  var o = a === r;
                } else
                  var o = !0;
                if (o)
                  if (e.column !== void 0) {
                    let a = r;
                    ie(e.column, { instancePath: t + "/column", parentData: e, parentDataProperty: "column", rootData: d }) || (s = s === null ? ie.errors : s.concat(ie.errors), r = s.length);
                    var o = a === r;
                  } else
                    var o = !0;
              }
            }
          }
        }
      }
    } else
      return ee.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return ee.errors = s, r === 0;
}
var ze = { type: ["string", "null"] };
function X(e, { instancePath: t = "", parentData: x, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  return typeof e != "string" && e !== null ? (X.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: ze.type } }], !1) : (X.errors = s, r === 0);
}
var Ke = { enum: ["service", "house"] };
function oe(e, { instancePath: t = "", parentData: x, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  return e === "service" || e === "house" ? (oe.errors = s, r === 0) : (oe.errors = [{ instancePath: t, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: Ke.enum } }], !1);
}
var Ze = new RegExp("^[0-9a-f]{16}$", "u");
function c(e, { instancePath: t = "", parentData: x, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0, o = r, k = r, a = !0, h = r;
  if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "create") {
    let j = {};
    s === null ? s = [j] : s.push(j), r++;
  }
  var N = h === r;
  if (r = k, s !== null && (k ? s.length = k : s = null), N) {
    let j = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let w;
      if (e.digest === void 0 && (w = "digest") || e.after === void 0 && (w = "after") || e.staged === void 0 && (w = "staged") || e.file === void 0 && (w = "file") || e.line === void 0 && (w = "line") || e.column === void 0 && (w = "column"))
        return c.errors = [{ instancePath: t, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: w } }], !1;
      if (e.because !== void 0) {
        let V = e.because, i = r;
        if (!(V === "not-on-desk" || V === "staged-as-declared"))
          return c.errors = [{ instancePath: t + "/because", schemaPath: "#/allOf/0/then/properties/because/enum", keyword: "enum", params: { allowedValues: ce.allOf[0].then.properties.because.enum } }], !1;
        var b = i === r;
      } else
        var b = !0;
      if (b) {
        if (e.before !== void 0) {
          var b = !1;
          return c.errors = [{ instancePath: t + "/before", schemaPath: "#/allOf/0/then/properties/before/false schema", keyword: "false schema", params: {} }], !1;
        } else
          var b = !0;
        if (b) {
          if (e.changes !== void 0) {
            var b = !1;
            return c.errors = [{ instancePath: t + "/changes", schemaPath: "#/allOf/0/then/properties/changes/false schema", keyword: "false schema", params: {} }], !1;
          } else
            var b = !0;
          if (b) {
            if (e.carried_over !== void 0) {
              var b = !1;
              return c.errors = [{ instancePath: t + "/carried_over", schemaPath: "#/allOf/0/then/properties/carried_over/false schema", keyword: "false schema", params: {} }], !1;
            } else
              var b = !0;
            if (b) {
              if (e.cost !== void 0) {
                var b = !1;
                return c.errors = [{ instancePath: t + "/cost", schemaPath: "#/allOf/0/then/properties/cost/false schema", keyword: "false schema", params: {} }], !1;
              } else
                var b = !0;
              if (b) {
                if (e.code !== void 0) {
                  var b = !1;
                  return c.errors = [{ instancePath: t + "/code", schemaPath: "#/allOf/0/then/properties/code/false schema", keyword: "false schema", params: {} }], !1;
                } else
                  var b = !0;
                if (b) {
                  if (e.message !== void 0) {
                    var b = !1;
                    return c.errors = [{ instancePath: t + "/message", schemaPath: "#/allOf/0/then/properties/message/false schema", keyword: "false schema", params: {} }], !1;
                  } else
                    var b = !0;
                  if (b) {
                    if (e.label !== void 0) {
                      var b = !1;
                      return c.errors = [{ instancePath: t + "/label", schemaPath: "#/allOf/0/then/properties/label/false schema", keyword: "false schema", params: {} }], !1;
                    } else
                      var b = !0;
                    if (b) {
                      if (e.hint !== void 0) {
                        var b = !1;
                        return c.errors = [{ instancePath: t + "/hint", schemaPath: "#/allOf/0/then/properties/hint/false schema", keyword: "false schema", params: {} }], !1;
                      } else
                        var b = !0;
                      if (b)
                        if (e.rule !== void 0) {
                          var b = !1;
                          return c.errors = [{ instancePath: t + "/rule", schemaPath: "#/allOf/0/then/properties/rule/false schema", keyword: "false schema", params: {} }], !1;
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
    var N = j === r;
    a = N;
  }
  if (!a) {
    let j = { instancePath: t, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: "then" } };
    return s === null ? s = [j] : s.push(j), r++, c.errors = s, !1;
  }
  var g = o === r;
  if (g) {
    let j = r, p = r, w = !0, V = r;
    if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "update") {
      let u = {};
      s === null ? s = [u] : s.push(u), r++;
    }
    var O = V === r;
    if (r = p, s !== null && (p ? s.length = p : s = null), O) {
      let u = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        let y;
        if (e.digest === void 0 && (y = "digest") || e.before === void 0 && (y = "before") || e.after === void 0 && (y = "after") || e.staged === void 0 && (y = "staged") || e.changes === void 0 && (y = "changes") || e.carried_over === void 0 && (y = "carried_over") || e.file === void 0 && (y = "file") || e.line === void 0 && (y = "line") || e.column === void 0 && (y = "column"))
          return c.errors = [{ instancePath: t, schemaPath: "#/allOf/1/then/required", keyword: "required", params: { missingProperty: y } }], !1;
        if (e.because !== void 0) {
          let m = e.because, E = r;
          if (!(m === "differs" || m === "staged-as-declared" || m === "restaged"))
            return c.errors = [{ instancePath: t + "/because", schemaPath: "#/allOf/1/then/properties/because/enum", keyword: "enum", params: { allowedValues: ce.allOf[1].then.properties.because.enum } }], !1;
          var f = E === r;
        } else
          var f = !0;
        if (f) {
          if (e.templates !== void 0) {
            var f = !1;
            return c.errors = [{ instancePath: t + "/templates", schemaPath: "#/allOf/1/then/properties/templates/false schema", keyword: "false schema", params: {} }], !1;
          } else
            var f = !0;
          if (f) {
            if (e.cost !== void 0) {
              var f = !1;
              return c.errors = [{ instancePath: t + "/cost", schemaPath: "#/allOf/1/then/properties/cost/false schema", keyword: "false schema", params: {} }], !1;
            } else
              var f = !0;
            if (f) {
              if (e.code !== void 0) {
                var f = !1;
                return c.errors = [{ instancePath: t + "/code", schemaPath: "#/allOf/1/then/properties/code/false schema", keyword: "false schema", params: {} }], !1;
              } else
                var f = !0;
              if (f) {
                if (e.message !== void 0) {
                  var f = !1;
                  return c.errors = [{ instancePath: t + "/message", schemaPath: "#/allOf/1/then/properties/message/false schema", keyword: "false schema", params: {} }], !1;
                } else
                  var f = !0;
                if (f) {
                  if (e.label !== void 0) {
                    var f = !1;
                    return c.errors = [{ instancePath: t + "/label", schemaPath: "#/allOf/1/then/properties/label/false schema", keyword: "false schema", params: {} }], !1;
                  } else
                    var f = !0;
                  if (f) {
                    if (e.hint !== void 0) {
                      var f = !1;
                      return c.errors = [{ instancePath: t + "/hint", schemaPath: "#/allOf/1/then/properties/hint/false schema", keyword: "false schema", params: {} }], !1;
                    } else
                      var f = !0;
                    if (f)
                      if (e.rule !== void 0) {
                        var f = !1;
                        return c.errors = [{ instancePath: t + "/rule", schemaPath: "#/allOf/1/then/properties/rule/false schema", keyword: "false schema", params: {} }], !1;
                      } else
                        var f = !0;
                  }
                }
              }
            }
          }
        }
      }
      var O = u === r;
      w = O;
    }
    if (!w) {
      let u = { instancePath: t, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: "then" } };
      return s === null ? s = [u] : s.push(u), r++, c.errors = s, !1;
    }
    var g = j === r;
    if (g) {
      let u = r, C = r, y = !0, m = r;
      if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "delete") {
        let M = {};
        s === null ? s = [M] : s.push(M), r++;
      }
      var v = m === r;
      if (r = C, s !== null && (C ? s.length = C : s = null), v) {
        let M = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          let S;
          if (e.digest === void 0 && (S = "digest") || e.before === void 0 && (S = "before") || e.cost === void 0 && (S = "cost"))
            return c.errors = [{ instancePath: t, schemaPath: "#/allOf/2/then/required", keyword: "required", params: { missingProperty: S } }], !1;
          if (e.because !== void 0) {
            let re = e.because, Ae = r;
            if (!(re === "tombstone" || re === "not-declared" || re === "staged-as-declared"))
              return c.errors = [{ instancePath: t + "/because", schemaPath: "#/allOf/2/then/properties/because/enum", keyword: "enum", params: { allowedValues: ce.allOf[2].then.properties.because.enum } }], !1;
            var P = Ae === r;
          } else
            var P = !0;
          if (P) {
            if (e.after !== void 0) {
              var P = !1;
              return c.errors = [{ instancePath: t + "/after", schemaPath: "#/allOf/2/then/properties/after/false schema", keyword: "false schema", params: {} }], !1;
            } else
              var P = !0;
            if (P) {
              if (e.staged !== void 0) {
                var P = !1;
                return c.errors = [{ instancePath: t + "/staged", schemaPath: "#/allOf/2/then/properties/staged/false schema", keyword: "false schema", params: {} }], !1;
              } else
                var P = !0;
              if (P) {
                if (e.changes !== void 0) {
                  var P = !1;
                  return c.errors = [{ instancePath: t + "/changes", schemaPath: "#/allOf/2/then/properties/changes/false schema", keyword: "false schema", params: {} }], !1;
                } else
                  var P = !0;
                if (P) {
                  if (e.carried_over !== void 0) {
                    var P = !1;
                    return c.errors = [{ instancePath: t + "/carried_over", schemaPath: "#/allOf/2/then/properties/carried_over/false schema", keyword: "false schema", params: {} }], !1;
                  } else
                    var P = !0;
                  if (P) {
                    if (e.templates !== void 0) {
                      var P = !1;
                      return c.errors = [{ instancePath: t + "/templates", schemaPath: "#/allOf/2/then/properties/templates/false schema", keyword: "false schema", params: {} }], !1;
                    } else
                      var P = !0;
                    if (P) {
                      if (e.code !== void 0) {
                        var P = !1;
                        return c.errors = [{ instancePath: t + "/code", schemaPath: "#/allOf/2/then/properties/code/false schema", keyword: "false schema", params: {} }], !1;
                      } else
                        var P = !0;
                      if (P) {
                        if (e.message !== void 0) {
                          var P = !1;
                          return c.errors = [{ instancePath: t + "/message", schemaPath: "#/allOf/2/then/properties/message/false schema", keyword: "false schema", params: {} }], !1;
                        } else
                          var P = !0;
                        if (P) {
                          if (e.label !== void 0) {
                            var P = !1;
                            return c.errors = [{ instancePath: t + "/label", schemaPath: "#/allOf/2/then/properties/label/false schema", keyword: "false schema", params: {} }], !1;
                          } else
                            var P = !0;
                          if (P) {
                            if (e.hint !== void 0) {
                              var P = !1;
                              return c.errors = [{ instancePath: t + "/hint", schemaPath: "#/allOf/2/then/properties/hint/false schema", keyword: "false schema", params: {} }], !1;
                            } else
                              var P = !0;
                            if (P)
                              if (e.rule !== void 0) {
                                var P = !1;
                                return c.errors = [{ instancePath: t + "/rule", schemaPath: "#/allOf/2/then/properties/rule/false schema", keyword: "false schema", params: {} }], !1;
                              } else
                                var P = !0;
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
        var v = M === r;
        y = v;
      }
      if (!y) {
        let M = { instancePath: t, schemaPath: "#/allOf/2/if", keyword: "if", params: { failingKeyword: "then" } };
        return s === null ? s = [M] : s.push(M), r++, c.errors = s, !1;
      }
      var g = u === r;
      if (g) {
        let M = r, fe = r, S = !0, re = r;
        if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "keep") {
          let G = {};
          s === null ? s = [G] : s.push(G), r++;
        }
        var q = re === r;
        if (r = fe, s !== null && (fe ? s.length = fe : s = null), q) {
          let G = r;
          if (e && typeof e == "object" && !Array.isArray(e)) {
            let ae;
            if (e.carried_over === void 0 && (ae = "carried_over"))
              return c.errors = [{ instancePath: t, schemaPath: "#/allOf/3/then/required", keyword: "required", params: { missingProperty: ae } }], !1;
            if (e.because !== void 0) {
              let Y = e.because, Oe = r;
              if (!(Y === "same" || Y === "waits-as-declared" || Y === "not-declared" || Y === "unmanaged" || Y === "came-with-the-installation" || Y === "list-is-not-whole" || Y === "type-unknown" || Y === "fulfilled"))
                return c.errors = [{ instancePath: t + "/because", schemaPath: "#/allOf/3/then/properties/because/enum", keyword: "enum", params: { allowedValues: ce.allOf[3].then.properties.because.enum } }], !1;
              var n = Oe === r;
            } else
              var n = !0;
            if (n) {
              if (e.digest !== void 0) {
                var n = !1;
                return c.errors = [{ instancePath: t + "/digest", schemaPath: "#/allOf/3/then/properties/digest/false schema", keyword: "false schema", params: {} }], !1;
              } else
                var n = !0;
              if (n) {
                if (e.before !== void 0) {
                  var n = !1;
                  return c.errors = [{ instancePath: t + "/before", schemaPath: "#/allOf/3/then/properties/before/false schema", keyword: "false schema", params: {} }], !1;
                } else
                  var n = !0;
                if (n) {
                  if (e.after !== void 0) {
                    var n = !1;
                    return c.errors = [{ instancePath: t + "/after", schemaPath: "#/allOf/3/then/properties/after/false schema", keyword: "false schema", params: {} }], !1;
                  } else
                    var n = !0;
                  if (n) {
                    if (e.staged !== void 0) {
                      var n = !1;
                      return c.errors = [{ instancePath: t + "/staged", schemaPath: "#/allOf/3/then/properties/staged/false schema", keyword: "false schema", params: {} }], !1;
                    } else
                      var n = !0;
                    if (n) {
                      if (e.changes !== void 0) {
                        var n = !1;
                        return c.errors = [{ instancePath: t + "/changes", schemaPath: "#/allOf/3/then/properties/changes/false schema", keyword: "false schema", params: {} }], !1;
                      } else
                        var n = !0;
                      if (n) {
                        if (e.templates !== void 0) {
                          var n = !1;
                          return c.errors = [{ instancePath: t + "/templates", schemaPath: "#/allOf/3/then/properties/templates/false schema", keyword: "false schema", params: {} }], !1;
                        } else
                          var n = !0;
                        if (n) {
                          if (e.cost !== void 0) {
                            var n = !1;
                            return c.errors = [{ instancePath: t + "/cost", schemaPath: "#/allOf/3/then/properties/cost/false schema", keyword: "false schema", params: {} }], !1;
                          } else
                            var n = !0;
                          if (n) {
                            if (e.code !== void 0) {
                              var n = !1;
                              return c.errors = [{ instancePath: t + "/code", schemaPath: "#/allOf/3/then/properties/code/false schema", keyword: "false schema", params: {} }], !1;
                            } else
                              var n = !0;
                            if (n) {
                              if (e.message !== void 0) {
                                var n = !1;
                                return c.errors = [{ instancePath: t + "/message", schemaPath: "#/allOf/3/then/properties/message/false schema", keyword: "false schema", params: {} }], !1;
                              } else
                                var n = !0;
                              if (n) {
                                if (e.hint !== void 0) {
                                  var n = !1;
                                  return c.errors = [{ instancePath: t + "/hint", schemaPath: "#/allOf/3/then/properties/hint/false schema", keyword: "false schema", params: {} }], !1;
                                } else
                                  var n = !0;
                                if (n) {
                                  if (e.rule !== void 0) {
                                    var n = !1;
                                    return c.errors = [{ instancePath: t + "/rule", schemaPath: "#/allOf/3/then/properties/rule/false schema", keyword: "false schema", params: {} }], !1;
                                  } else
                                    var n = !0;
                                  if (n) {
                                    if (e.file !== void 0) {
                                      var n = !1;
                                      return c.errors = [{ instancePath: t + "/file", schemaPath: "#/allOf/3/then/properties/file/false schema", keyword: "false schema", params: {} }], !1;
                                    } else
                                      var n = !0;
                                    if (n) {
                                      if (e.line !== void 0) {
                                        var n = !1;
                                        return c.errors = [{ instancePath: t + "/line", schemaPath: "#/allOf/3/then/properties/line/false schema", keyword: "false schema", params: {} }], !1;
                                      } else
                                        var n = !0;
                                      if (n)
                                        if (e.column !== void 0) {
                                          var n = !1;
                                          return c.errors = [{ instancePath: t + "/column", schemaPath: "#/allOf/3/then/properties/column/false schema", keyword: "false schema", params: {} }], !1;
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
          var q = G === r;
          S = q;
        }
        if (!S) {
          let G = { instancePath: t, schemaPath: "#/allOf/3/if", keyword: "if", params: { failingKeyword: "then" } };
          return s === null ? s = [G] : s.push(G), r++, c.errors = s, !1;
        }
        var g = M === r;
        if (g) {
          let G = r, de = r, ae = !0, Y = r;
          if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "refuse") {
            let pe = {};
            s === null ? s = [pe] : s.push(pe), r++;
          }
          var $ = Y === r;
          if (r = de, s !== null && (de ? s.length = de : s = null), $) {
            let pe = r;
            if (e && typeof e == "object" && !Array.isArray(e)) {
              let me;
              if (e.code === void 0 && (me = "code") || e.message === void 0 && (me = "message") || e.hint === void 0 && (me = "hint") || e.rule === void 0 && (me = "rule"))
                return c.errors = [{ instancePath: t, schemaPath: "#/allOf/4/then/required", keyword: "required", params: { missingProperty: me } }], !1;
              if (e.because !== void 0) {
                let qe = r;
                Q(e.because, { instancePath: t + "/because", parentData: e, parentDataProperty: "because", rootData: d }) || (s = s === null ? Q.errors : s.concat(Q.errors), r = s.length);
                var _ = qe === r;
              } else
                var _ = !0;
              if (_) {
                if (e.digest !== void 0) {
                  var _ = !1;
                  return c.errors = [{ instancePath: t + "/digest", schemaPath: "#/allOf/4/then/properties/digest/false schema", keyword: "false schema", params: {} }], !1;
                } else
                  var _ = !0;
                if (_) {
                  if (e.staged !== void 0) {
                    var _ = !1;
                    return c.errors = [{ instancePath: t + "/staged", schemaPath: "#/allOf/4/then/properties/staged/false schema", keyword: "false schema", params: {} }], !1;
                  } else
                    var _ = !0;
                  if (_) {
                    if (e.carried_over !== void 0) {
                      var _ = !1;
                      return c.errors = [{ instancePath: t + "/carried_over", schemaPath: "#/allOf/4/then/properties/carried_over/false schema", keyword: "false schema", params: {} }], !1;
                    } else
                      var _ = !0;
                    if (_) {
                      if (e.templates !== void 0) {
                        var _ = !1;
                        return c.errors = [{ instancePath: t + "/templates", schemaPath: "#/allOf/4/then/properties/templates/false schema", keyword: "false schema", params: {} }], !1;
                      } else
                        var _ = !0;
                      if (_)
                        if (e.cost !== void 0) {
                          var _ = !1;
                          return c.errors = [{ instancePath: t + "/cost", schemaPath: "#/allOf/4/then/properties/cost/false schema", keyword: "false schema", params: {} }], !1;
                        } else
                          var _ = !0;
                    }
                  }
                }
              }
            }
            var $ = pe === r;
            ae = $;
          }
          if (!ae) {
            let pe = { instancePath: t, schemaPath: "#/allOf/4/if", keyword: "if", params: { failingKeyword: "then" } };
            return s === null ? s = [pe] : s.push(pe), r++, c.errors = s, !1;
          }
          var g = G === r;
        }
      }
    }
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let j;
      if (e.key === void 0 && (j = "key") || e.action === void 0 && (j = "action") || e.because === void 0 && (j = "because"))
        return c.errors = [{ instancePath: t, schemaPath: "#/required", keyword: "required", params: { missingProperty: j } }], !1;
      if (e.key !== void 0) {
        let p = r;
        L(e.key, { instancePath: t + "/key", parentData: e, parentDataProperty: "key", rootData: d }) || (s = s === null ? L.errors : s.concat(L.errors), r = s.length);
        var l = p === r;
      } else
        var l = !0;
      if (l) {
        if (e.action !== void 0) {
          let p = e.action, w = r;
          if (!(p === "create" || p === "update" || p === "delete" || p === "keep" || p === "refuse"))
            return c.errors = [{ instancePath: t + "/action", schemaPath: "#/properties/action/enum", keyword: "enum", params: { allowedValues: ce.properties.action.enum } }], !1;
          var l = w === r;
        } else
          var l = !0;
        if (l) {
          if (e.because !== void 0) {
            let p = r;
            if (typeof e.because != "string")
              return c.errors = [{ instancePath: t + "/because", schemaPath: "#/properties/because/type", keyword: "type", params: { type: "string" } }], !1;
            var l = p === r;
          } else
            var l = !0;
          if (l) {
            if (e.digest !== void 0) {
              let p = r;
              se(e.digest, { instancePath: t + "/digest", parentData: e, parentDataProperty: "digest", rootData: d }) || (s = s === null ? se.errors : s.concat(se.errors), r = s.length);
              var l = p === r;
            } else
              var l = !0;
            if (l) {
              if (e.before !== void 0) {
                let p = r;
                B(e.before, { instancePath: t + "/before", parentData: e, parentDataProperty: "before", rootData: d }) || (s = s === null ? B.errors : s.concat(B.errors), r = s.length);
                var l = p === r;
              } else
                var l = !0;
              if (l) {
                if (e.after !== void 0) {
                  let p = r;
                  B(e.after, { instancePath: t + "/after", parentData: e, parentDataProperty: "after", rootData: d }) || (s = s === null ? B.errors : s.concat(B.errors), r = s.length);
                  var l = p === r;
                } else
                  var l = !0;
                if (l) {
                  if (e.templates !== void 0) {
                    let p = e.templates, w = r;
                    if (r === w)
                      if (p && typeof p == "object" && !Array.isArray(p))
                        for (let i in p) {
                          let u = r;
                          if (typeof p[i] != "string")
                            return c.errors = [{ instancePath: t + "/templates/" + i.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/templates/additionalProperties/type", keyword: "type", params: { type: "string" } }], !1;
                          var K = u === r;
                          if (!K)
                            break;
                        }
                      else
                        return c.errors = [{ instancePath: t + "/templates", schemaPath: "#/properties/templates/type", keyword: "type", params: { type: "object" } }], !1;
                    var l = w === r;
                  } else
                    var l = !0;
                  if (l) {
                    if (e.staged !== void 0) {
                      let p = e.staged, w = r;
                      if (r === w)
                        if (typeof p == "string") {
                          if (!Ze.test(p))
                            return c.errors = [{ instancePath: t + "/staged", schemaPath: "#/properties/staged/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" } }], !1;
                        } else
                          return c.errors = [{ instancePath: t + "/staged", schemaPath: "#/properties/staged/type", keyword: "type", params: { type: "string" } }], !1;
                      var l = w === r;
                    } else
                      var l = !0;
                    if (l) {
                      if (e.changes !== void 0) {
                        let p = e.changes, w = r;
                        if (r === w)
                          if (Array.isArray(p)) {
                            var R = !0;
                            let i = p.length;
                            for (let u = 0; u < i; u++) {
                              let C = r;
                              ee(p[u], { instancePath: t + "/changes/" + u, parentData: p, parentDataProperty: u, rootData: d }) || (s = s === null ? ee.errors : s.concat(ee.errors), r = s.length);
                              var R = C === r;
                              if (!R)
                                break;
                            }
                          } else
                            return c.errors = [{ instancePath: t + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "array" } }], !1;
                        var l = w === r;
                      } else
                        var l = !0;
                      if (l) {
                        if (e.carried_over !== void 0) {
                          let p = e.carried_over, w = r;
                          if (r === w)
                            if (Array.isArray(p)) {
                              var U = !0;
                              let i = p.length;
                              for (let u = 0; u < i; u++) {
                                let C = r;
                                if (typeof p[u] != "string")
                                  return c.errors = [{ instancePath: t + "/carried_over/" + u, schemaPath: "#/properties/carried_over/items/type", keyword: "type", params: { type: "string" } }], !1;
                                var U = C === r;
                                if (!U)
                                  break;
                              }
                            } else
                              return c.errors = [{ instancePath: t + "/carried_over", schemaPath: "#/properties/carried_over/type", keyword: "type", params: { type: "array" } }], !1;
                          var l = w === r;
                        } else
                          var l = !0;
                        if (l) {
                          if (e.cost !== void 0) {
                            let p = e.cost, w = r;
                            if (!(p === "column-dropped" || p === "none"))
                              return c.errors = [{ instancePath: t + "/cost", schemaPath: "#/properties/cost/enum", keyword: "enum", params: { allowedValues: ce.properties.cost.enum } }], !1;
                            var l = w === r;
                          } else
                            var l = !0;
                          if (l) {
                            if (e.code !== void 0) {
                              let p = r;
                              Q(e.code, { instancePath: t + "/code", parentData: e, parentDataProperty: "code", rootData: d }) || (s = s === null ? Q.errors : s.concat(Q.errors), r = s.length);
                              var l = p === r;
                            } else
                              var l = !0;
                            if (l) {
                              if (e.message !== void 0) {
                                let p = r;
                                if (typeof e.message != "string")
                                  return c.errors = [{ instancePath: t + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                                var l = p === r;
                              } else
                                var l = !0;
                              if (l) {
                                if (e.label !== void 0) {
                                  let p = r;
                                  if (typeof e.label != "string")
                                    return c.errors = [{ instancePath: t + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" } }], !1;
                                  var l = p === r;
                                } else
                                  var l = !0;
                                if (l) {
                                  if (e.hint !== void 0) {
                                    let p = r;
                                    X(e.hint, { instancePath: t + "/hint", parentData: e, parentDataProperty: "hint", rootData: d }) || (s = s === null ? X.errors : s.concat(X.errors), r = s.length);
                                    var l = p === r;
                                  } else
                                    var l = !0;
                                  if (l) {
                                    if (e.rule !== void 0) {
                                      let p = r;
                                      oe(e.rule, { instancePath: t + "/rule", parentData: e, parentDataProperty: "rule", rootData: d }) || (s = s === null ? oe.errors : s.concat(oe.errors), r = s.length);
                                      var l = p === r;
                                    } else
                                      var l = !0;
                                    if (l) {
                                      if (e.moved !== void 0) {
                                        let p = r;
                                        W(e.moved, { instancePath: t + "/moved", parentData: e, parentDataProperty: "moved", rootData: d }) || (s = s === null ? W.errors : s.concat(W.errors), r = s.length);
                                        var l = p === r;
                                      } else
                                        var l = !0;
                                      if (l) {
                                        if (e.file !== void 0) {
                                          let p = r;
                                          le(e.file, { instancePath: t + "/file", parentData: e, parentDataProperty: "file", rootData: d }) || (s = s === null ? le.errors : s.concat(le.errors), r = s.length);
                                          var l = p === r;
                                        } else
                                          var l = !0;
                                        if (l) {
                                          if (e.line !== void 0) {
                                            let p = r;
                                            te(e.line, { instancePath: t + "/line", parentData: e, parentDataProperty: "line", rootData: d }) || (s = s === null ? te.errors : s.concat(te.errors), r = s.length);
                                            var l = p === r;
                                          } else
                                            var l = !0;
                                          if (l)
                                            if (e.column !== void 0) {
                                              let p = r;
                                              ie(e.column, { instancePath: t + "/column", parentData: e, parentDataProperty: "column", rootData: d }) || (s = s === null ? ie.errors : s.concat(ie.errors), r = s.length);
                                              var l = p === r;
                                            } else
                                              var l = !0;
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
      }
    } else
      return c.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return c.errors = s, r === 0;
}
var _e = { type: "object", required: ["key", "waiting_for", "updated_by", "updated_by_id", "updated_at"], properties: { key: { $ref: "#/definitions/key" }, waiting_for: { type: "array", minItems: 1, items: { enum: ["creation", "column-change", "deletion", "settings"] } }, updated_by: { type: ["string", "null"] }, updated_by_id: { type: "integer" }, updated_at: { type: "string" }, sent_by: { enum: ["deskform"] }, moved: { $ref: "#/definitions/moved" } } };
function J(e, { instancePath: t = "", parentData: x, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let a;
      if (e.key === void 0 && (a = "key") || e.waiting_for === void 0 && (a = "waiting_for") || e.updated_by === void 0 && (a = "updated_by") || e.updated_by_id === void 0 && (a = "updated_by_id") || e.updated_at === void 0 && (a = "updated_at"))
        return J.errors = [{ instancePath: t, schemaPath: "#/required", keyword: "required", params: { missingProperty: a } }], !1;
      if (e.key !== void 0) {
        let h = r;
        L(e.key, { instancePath: t + "/key", parentData: e, parentDataProperty: "key", rootData: d }) || (s = s === null ? L.errors : s.concat(L.errors), r = s.length);
        var o = h === r;
      } else
        var o = !0;
      if (o) {
        if (e.waiting_for !== void 0) {
          let h = e.waiting_for, N = r;
          if (r === N)
            if (Array.isArray(h)) {
              if (h.length < 1)
                return J.errors = [{ instancePath: t + "/waiting_for", schemaPath: "#/properties/waiting_for/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
              {
                var k = !0;
                let g = h.length;
                for (let O = 0; O < g; O++) {
                  let f = h[O], v = r;
                  if (!(f === "creation" || f === "column-change" || f === "deletion" || f === "settings"))
                    return J.errors = [{ instancePath: t + "/waiting_for/" + O, schemaPath: "#/properties/waiting_for/items/enum", keyword: "enum", params: { allowedValues: _e.properties.waiting_for.items.enum } }], !1;
                  var k = v === r;
                  if (!k)
                    break;
                }
              }
            } else
              return J.errors = [{ instancePath: t + "/waiting_for", schemaPath: "#/properties/waiting_for/type", keyword: "type", params: { type: "array" } }], !1;
          var o = N === r;
        } else
          var o = !0;
        if (o) {
          if (e.updated_by !== void 0) {
            let h = e.updated_by, N = r;
            if (typeof h != "string" && h !== null)
              return J.errors = [{ instancePath: t + "/updated_by", schemaPath: "#/properties/updated_by/type", keyword: "type", params: { type: _e.properties.updated_by.type } }], !1;
            var o = N === r;
          } else
            var o = !0;
          if (o) {
            if (e.updated_by_id !== void 0) {
              let h = e.updated_by_id, N = r;
              if (!(typeof h == "number" && !(h % 1) && !isNaN(h) && isFinite(h)))
                return J.errors = [{ instancePath: t + "/updated_by_id", schemaPath: "#/properties/updated_by_id/type", keyword: "type", params: { type: "integer" } }], !1;
              var o = N === r;
            } else
              var o = !0;
            if (o) {
              if (e.updated_at !== void 0) {
                let h = r;
                if (typeof e.updated_at != "string")
                  return J.errors = [{ instancePath: t + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" } }], !1;
                var o = h === r;
              } else
                var o = !0;
              if (o) {
                if (e.sent_by !== void 0) {
                  let h = r;
                  if (e.sent_by !== "deskform")
                    return J.errors = [{ instancePath: t + "/sent_by", schemaPath: "#/properties/sent_by/enum", keyword: "enum", params: { allowedValues: _e.properties.sent_by.enum } }], !1;
                  var o = h === r;
                } else
                  var o = !0;
                if (o)
                  if (e.moved !== void 0) {
                    let h = r;
                    W(e.moved, { instancePath: t + "/moved", parentData: e, parentDataProperty: "moved", rootData: d }) || (s = s === null ? W.errors : s.concat(W.errors), r = s.length);
                    var o = h === r;
                  } else
                    var o = !0;
              }
            }
          }
        }
      }
    } else
      return J.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return J.errors = s, r === 0;
}
var ye = { type: "object", required: ["code", "severity", "rule", "message", "hint", "file", "line", "column"], properties: { code: { $ref: "#/definitions/problem_code" }, severity: { enum: ["error", "warning"] }, rule: { $ref: "#/definitions/rule" }, message: { type: "string" }, hint: { $ref: "#/definitions/hint" }, file: { type: ["string", "null"] }, line: { type: ["integer", "null"], minimum: 1 }, column: { type: ["integer", "null"], minimum: 1 }, key: { type: "string" } } };
function H(e, { instancePath: t = "", parentData: x, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let k;
      if (e.code === void 0 && (k = "code") || e.severity === void 0 && (k = "severity") || e.rule === void 0 && (k = "rule") || e.message === void 0 && (k = "message") || e.hint === void 0 && (k = "hint") || e.file === void 0 && (k = "file") || e.line === void 0 && (k = "line") || e.column === void 0 && (k = "column"))
        return H.errors = [{ instancePath: t, schemaPath: "#/required", keyword: "required", params: { missingProperty: k } }], !1;
      if (e.code !== void 0) {
        let a = r;
        Q(e.code, { instancePath: t + "/code", parentData: e, parentDataProperty: "code", rootData: d }) || (s = s === null ? Q.errors : s.concat(Q.errors), r = s.length);
        var o = a === r;
      } else
        var o = !0;
      if (o) {
        if (e.severity !== void 0) {
          let a = e.severity, h = r;
          if (!(a === "error" || a === "warning"))
            return H.errors = [{ instancePath: t + "/severity", schemaPath: "#/properties/severity/enum", keyword: "enum", params: { allowedValues: ye.properties.severity.enum } }], !1;
          var o = h === r;
        } else
          var o = !0;
        if (o) {
          if (e.rule !== void 0) {
            let a = r;
            oe(e.rule, { instancePath: t + "/rule", parentData: e, parentDataProperty: "rule", rootData: d }) || (s = s === null ? oe.errors : s.concat(oe.errors), r = s.length);
            var o = a === r;
          } else
            var o = !0;
          if (o) {
            if (e.message !== void 0) {
              let a = r;
              if (typeof e.message != "string")
                return H.errors = [{ instancePath: t + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
              var o = a === r;
            } else
              var o = !0;
            if (o) {
              if (e.hint !== void 0) {
                let a = r;
                X(e.hint, { instancePath: t + "/hint", parentData: e, parentDataProperty: "hint", rootData: d }) || (s = s === null ? X.errors : s.concat(X.errors), r = s.length);
                var o = a === r;
              } else
                var o = !0;
              if (o) {
                if (e.file !== void 0) {
                  let a = e.file, h = r;
                  if (typeof a != "string" && a !== null)
                    return H.errors = [{ instancePath: t + "/file", schemaPath: "#/properties/file/type", keyword: "type", params: { type: ye.properties.file.type } }], !1;
                  var o = h === r;
                } else
                  var o = !0;
                if (o) {
                  if (e.line !== void 0) {
                    let a = e.line, h = r;
                    if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a)) && a !== null)
                      return H.errors = [{ instancePath: t + "/line", schemaPath: "#/properties/line/type", keyword: "type", params: { type: ye.properties.line.type } }], !1;
                    if (r === h && typeof a == "number" && isFinite(a) && (a < 1 || isNaN(a)))
                      return H.errors = [{ instancePath: t + "/line", schemaPath: "#/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1;
                    var o = h === r;
                  } else
                    var o = !0;
                  if (o) {
                    if (e.column !== void 0) {
                      let a = e.column, h = r;
                      if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a)) && a !== null)
                        return H.errors = [{ instancePath: t + "/column", schemaPath: "#/properties/column/type", keyword: "type", params: { type: ye.properties.column.type } }], !1;
                      if (r === h && typeof a == "number" && isFinite(a) && (a < 1 || isNaN(a)))
                        return H.errors = [{ instancePath: t + "/column", schemaPath: "#/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1;
                      var o = h === r;
                    } else
                      var o = !0;
                    if (o)
                      if (e.key !== void 0) {
                        let a = r;
                        if (typeof e.key != "string")
                          return H.errors = [{ instancePath: t + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                        var o = a === r;
                      } else
                        var o = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return H.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return H.errors = s, r === 0;
}
var he = { type: "object", required: ["outcome"], properties: { outcome: { enum: ["works", "fails", "not-rehearsed"] }, because: { enum: ["refused", "nothing-to-do"] }, done: { $ref: "#/definitions/keys" }, error: { type: "object", required: ["code", "message"], properties: { code: { $ref: "#/definitions/failure_code" }, message: { type: "string" } } }, stops_at: { type: ["string", "null"] }, failed: { type: ["string", "null"] }, left_staged: { $ref: "#/definitions/keys" }, not_tried: { $ref: "#/definitions/keys" } }, allOf: [{ if: { properties: { outcome: { const: "works" } } }, then: { required: ["done"] } }, { if: { properties: { outcome: { const: "not-rehearsed" } } }, then: { required: ["because"], properties: { done: !1 } }, else: { properties: { because: !1 } } }, { if: { properties: { outcome: { const: "fails" } } }, then: { required: ["error", "stops_at", "failed", "done", "left_staged", "not_tried"] }, else: { properties: { error: !1, stops_at: !1, failed: !1, left_staged: !1, not_tried: !1 } } }] };
var xe = new RegExp("^[A-Z][A-Z_]+$", "u");
function ne(e, { instancePath: t = "", parentData: x, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (typeof e == "string") {
      if (!xe.test(e))
        return ne.errors = [{ instancePath: t, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Z][A-Z_]+$" } }], !1;
    } else
      return ne.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1;
  return ne.errors = s, r === 0;
}
function Z(e, { instancePath: t = "", parentData: x, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0, o = r, k = r, a = !0, h = r;
  if (e && typeof e == "object" && !Array.isArray(e) && e.outcome !== void 0 && e.outcome !== "works") {
    let q = {};
    s === null ? s = [q] : s.push(q), r++;
  }
  var N = h === r;
  if (r = k, s !== null && (k ? s.length = k : s = null), N) {
    let q = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let $;
      if (e.done === void 0 && ($ = "done"))
        return Z.errors = [{ instancePath: t, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: $ } }], !1;
    }
    var N = q === r;
    a = N;
  }
  if (!a) {
    let q = { instancePath: t, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: "then" } };
    return s === null ? s = [q] : s.push(q), r++, Z.errors = s, !1;
  }
  var b = o === r;
  if (b) {
    let q = r, n = r, $ = !0, _ = r;
    if (e && typeof e == "object" && !Array.isArray(e) && e.outcome !== void 0 && e.outcome !== "not-rehearsed") {
      let R = {};
      s === null ? s = [R] : s.push(R), r++;
    }
    var g = _ === r;
    r = n, s !== null && (n ? s.length = n : s = null);
    let l;
    if (g) {
      let R = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        let j;
        if (e.because === void 0 && (j = "because"))
          return Z.errors = [{ instancePath: t, schemaPath: "#/allOf/1/then/required", keyword: "required", params: { missingProperty: j } }], !1;
        if (e.done !== void 0)
          return Z.errors = [{ instancePath: t + "/done", schemaPath: "#/allOf/1/then/properties/done/false schema", keyword: "false schema", params: {} }], !1;
      }
      var g = R === r;
      $ = g, l = "then";
    } else {
      let R = r;
      if (e && typeof e == "object" && !Array.isArray(e) && e.because !== void 0)
        return Z.errors = [{ instancePath: t + "/because", schemaPath: "#/allOf/1/else/properties/because/false schema", keyword: "false schema", params: {} }], !1;
      var g = R === r;
      $ = g, l = "else";
    }
    if (!$) {
      let R = { instancePath: t, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: l } };
      return s === null ? s = [R] : s.push(R), r++, Z.errors = s, !1;
    }
    var b = q === r;
    if (b) {
      let R = r, U = r, j = !0, p = r;
      if (e && typeof e == "object" && !Array.isArray(e) && e.outcome !== void 0 && e.outcome !== "fails") {
        let i = {};
        s === null ? s = [i] : s.push(i), r++;
      }
      var O = p === r;
      r = U, s !== null && (U ? s.length = U : s = null);
      let w;
      if (O) {
        let i = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          let C;
          if (e.error === void 0 && (C = "error") || e.stops_at === void 0 && (C = "stops_at") || e.failed === void 0 && (C = "failed") || e.done === void 0 && (C = "done") || e.left_staged === void 0 && (C = "left_staged") || e.not_tried === void 0 && (C = "not_tried"))
            return Z.errors = [{ instancePath: t, schemaPath: "#/allOf/2/then/required", keyword: "required", params: { missingProperty: C } }], !1;
        }
        var O = i === r;
        j = O, w = "then";
      } else {
        let i = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          if (e.error !== void 0) {
            var f = !1;
            return Z.errors = [{ instancePath: t + "/error", schemaPath: "#/allOf/2/else/properties/error/false schema", keyword: "false schema", params: {} }], !1;
          } else
            var f = !0;
          if (f) {
            if (e.stops_at !== void 0) {
              var f = !1;
              return Z.errors = [{ instancePath: t + "/stops_at", schemaPath: "#/allOf/2/else/properties/stops_at/false schema", keyword: "false schema", params: {} }], !1;
            } else
              var f = !0;
            if (f) {
              if (e.failed !== void 0) {
                var f = !1;
                return Z.errors = [{ instancePath: t + "/failed", schemaPath: "#/allOf/2/else/properties/failed/false schema", keyword: "false schema", params: {} }], !1;
              } else
                var f = !0;
              if (f) {
                if (e.left_staged !== void 0) {
                  var f = !1;
                  return Z.errors = [{ instancePath: t + "/left_staged", schemaPath: "#/allOf/2/else/properties/left_staged/false schema", keyword: "false schema", params: {} }], !1;
                } else
                  var f = !0;
                if (f)
                  if (e.not_tried !== void 0) {
                    var f = !1;
                    return Z.errors = [{ instancePath: t + "/not_tried", schemaPath: "#/allOf/2/else/properties/not_tried/false schema", keyword: "false schema", params: {} }], !1;
                  } else
                    var f = !0;
              }
            }
          }
        }
        var O = i === r;
        j = O, w = "else";
      }
      if (!j) {
        let i = { instancePath: t, schemaPath: "#/allOf/2/if", keyword: "if", params: { failingKeyword: w } };
        return s === null ? s = [i] : s.push(i), r++, Z.errors = s, !1;
      }
      var b = R === r;
    }
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let q;
      if (e.outcome === void 0 && (q = "outcome"))
        return Z.errors = [{ instancePath: t, schemaPath: "#/required", keyword: "required", params: { missingProperty: q } }], !1;
      if (e.outcome !== void 0) {
        let n = e.outcome, $ = r;
        if (!(n === "works" || n === "fails" || n === "not-rehearsed"))
          return Z.errors = [{ instancePath: t + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: he.properties.outcome.enum } }], !1;
        var v = $ === r;
      } else
        var v = !0;
      if (v) {
        if (e.because !== void 0) {
          let n = e.because, $ = r;
          if (!(n === "refused" || n === "nothing-to-do"))
            return Z.errors = [{ instancePath: t + "/because", schemaPath: "#/properties/because/enum", keyword: "enum", params: { allowedValues: he.properties.because.enum } }], !1;
          var v = $ === r;
        } else
          var v = !0;
        if (v) {
          if (e.done !== void 0) {
            let n = r;
            T(e.done, { instancePath: t + "/done", parentData: e, parentDataProperty: "done", rootData: d }) || (s = s === null ? T.errors : s.concat(T.errors), r = s.length);
            var v = n === r;
          } else
            var v = !0;
          if (v) {
            if (e.error !== void 0) {
              let n = e.error, $ = r;
              if (r === $)
                if (n && typeof n == "object" && !Array.isArray(n)) {
                  let l;
                  if (n.code === void 0 && (l = "code") || n.message === void 0 && (l = "message"))
                    return Z.errors = [{ instancePath: t + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: l } }], !1;
                  if (n.code !== void 0) {
                    let K = r;
                    ne(n.code, { instancePath: t + "/error/code", parentData: n, parentDataProperty: "code", rootData: d }) || (s = s === null ? ne.errors : s.concat(ne.errors), r = s.length);
                    var P = K === r;
                  } else
                    var P = !0;
                  if (P)
                    if (n.message !== void 0) {
                      let K = r;
                      if (typeof n.message != "string")
                        return Z.errors = [{ instancePath: t + "/error/message", schemaPath: "#/properties/error/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                      var P = K === r;
                    } else
                      var P = !0;
                } else
                  return Z.errors = [{ instancePath: t + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "object" } }], !1;
              var v = $ === r;
            } else
              var v = !0;
            if (v) {
              if (e.stops_at !== void 0) {
                let n = e.stops_at, $ = r;
                if (typeof n != "string" && n !== null)
                  return Z.errors = [{ instancePath: t + "/stops_at", schemaPath: "#/properties/stops_at/type", keyword: "type", params: { type: he.properties.stops_at.type } }], !1;
                var v = $ === r;
              } else
                var v = !0;
              if (v) {
                if (e.failed !== void 0) {
                  let n = e.failed, $ = r;
                  if (typeof n != "string" && n !== null)
                    return Z.errors = [{ instancePath: t + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: he.properties.failed.type } }], !1;
                  var v = $ === r;
                } else
                  var v = !0;
                if (v) {
                  if (e.left_staged !== void 0) {
                    let n = r;
                    T(e.left_staged, { instancePath: t + "/left_staged", parentData: e, parentDataProperty: "left_staged", rootData: d }) || (s = s === null ? T.errors : s.concat(T.errors), r = s.length);
                    var v = n === r;
                  } else
                    var v = !0;
                  if (v)
                    if (e.not_tried !== void 0) {
                      let n = r;
                      T(e.not_tried, { instancePath: t + "/not_tried", parentData: e, parentDataProperty: "not_tried", rootData: d }) || (s = s === null ? T.errors : s.concat(T.errors), r = s.length);
                      var v = n === r;
                    } else
                      var v = !0;
                }
              }
            }
          }
        }
      }
    } else
      return Z.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return Z.errors = s, r === 0;
}
var Ce = new RegExp("^[0-9a-f]{40,64}$", "u");
function A(e, { instancePath: t = "", parentData: x, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0, o = r, k = r, a = !0, h = r;
  if (e && typeof e == "object" && !Array.isArray(e)) {
    let V;
    if (e.error === void 0 && (V = "error")) {
      let i = {};
      s === null ? s = [i] : s.push(i), r++;
    }
  }
  var N = h === r;
  r = k, s !== null && (k ? s.length = k : s = null);
  let b;
  if (N) {
    let V = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      if (e.status !== void 0) {
        let u = e.status, C = r;
        if (!(u === "refused" || u === "failed" || u === "partial"))
          return A.errors = [{ instancePath: t + "/status", schemaPath: "#/allOf/0/then/properties/status/enum", keyword: "enum", params: { allowedValues: ue.allOf[0].then.properties.status.enum } }], !1;
        var g = C === r;
      } else
        var g = !0;
      if (g) {
        if (e.decisions !== void 0) {
          let u = e.decisions, C = r;
          if (Array.isArray(u) && u.length > 0)
            return A.errors = [{ instancePath: t + "/decisions", schemaPath: "#/allOf/0/then/properties/decisions/maxItems", keyword: "maxItems", params: { limit: 0 } }], !1;
          var g = C === r;
        } else
          var g = !0;
        if (g) {
          if (e.digest !== void 0) {
            var g = !1;
            return A.errors = [{ instancePath: t + "/digest", schemaPath: "#/allOf/0/then/properties/digest/false schema", keyword: "false schema", params: {} }], !1;
          } else
            var g = !0;
          if (g)
            if (e.rehearsal !== void 0) {
              var g = !1;
              return A.errors = [{ instancePath: t + "/rehearsal", schemaPath: "#/allOf/0/then/properties/rehearsal/false schema", keyword: "false schema", params: {} }], !1;
            } else
              var g = !0;
        }
      }
    }
    var N = V === r;
    a = N, b = "then";
  } else {
    let V = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let u;
      if (e.target === void 0 && (u = "target") || e.release === void 0 && (u = "release") || e.release_is === void 0 && (u = "release_is") || e.digest === void 0 && (u = "digest") || e.restart === void 0 && (u = "restart") || e.summary === void 0 && (u = "summary") || e.destroys === void 0 && (u = "destroys") || e.obstacles === void 0 && (u = "obstacles") || e.foreign === void 0 && (u = "foreign"))
        return A.errors = [{ instancePath: t, schemaPath: "#/allOf/0/else/required", keyword: "required", params: { missingProperty: u } }], !1;
      if (e.status !== void 0) {
        let C = e.status;
        if (!(C === "ok" || C === "changes" || C === "refused"))
          return A.errors = [{ instancePath: t + "/status", schemaPath: "#/allOf/0/else/properties/status/enum", keyword: "enum", params: { allowedValues: ue.allOf[0].else.properties.status.enum } }], !1;
      }
    }
    var N = V === r;
    a = N, b = "else";
  }
  if (!a) {
    let V = { instancePath: t, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: b } };
    return s === null ? s = [V] : s.push(V), r++, A.errors = s, !1;
  }
  var O = o === r;
  if (O) {
    let V = r, i = r, u = !0, C = r;
    if (e && typeof e == "object" && !Array.isArray(e) && e.command !== void 0 && e.command !== "plan") {
      let E = {};
      s === null ? s = [E] : s.push(E), r++;
    }
    var f = C === r;
    r = i, s !== null && (i ? s.length = i : s = null);
    let y;
    if (f) {
      let E = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        if (e.since !== void 0) {
          var v = !1;
          return A.errors = [{ instancePath: t + "/since", schemaPath: "#/allOf/1/then/properties/since/false schema", keyword: "false schema", params: {} }], !1;
        } else
          var v = !0;
        if (v)
          if (e.differences !== void 0) {
            var v = !1;
            return A.errors = [{ instancePath: t + "/differences", schemaPath: "#/allOf/1/then/properties/differences/false schema", keyword: "false schema", params: {} }], !1;
          } else
            var v = !0;
      }
      var f = E === r;
      u = f, y = "then";
    } else {
      let E = r, M = r, fe = !0, S = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        let G;
        if (e.error === void 0 && (G = "error")) {
          let de = {};
          s === null ? s = [de] : s.push(de), r++;
        }
      }
      var P = S === r;
      r = M, s !== null && (M ? s.length = M : s = null);
      let re;
      if (P) {
        let G = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          if (e.since !== void 0) {
            var q = !1;
            return A.errors = [{ instancePath: t + "/since", schemaPath: "#/allOf/1/else/then/properties/since/false schema", keyword: "false schema", params: {} }], !1;
          } else
            var q = !0;
          if (q)
            if (e.differences !== void 0) {
              var q = !1;
              return A.errors = [{ instancePath: t + "/differences", schemaPath: "#/allOf/1/else/then/properties/differences/false schema", keyword: "false schema", params: {} }], !1;
            } else
              var q = !0;
        }
        var P = G === r;
        fe = P, re = "then";
      } else {
        let G = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          let ae;
          if (e.differences === void 0 && (ae = "differences"))
            return A.errors = [{ instancePath: t, schemaPath: "#/allOf/1/else/else/required", keyword: "required", params: { missingProperty: ae } }], !1;
          if (e.rehearsal !== void 0)
            return A.errors = [{ instancePath: t + "/rehearsal", schemaPath: "#/allOf/1/else/else/properties/rehearsal/false schema", keyword: "false schema", params: {} }], !1;
        }
        var P = G === r;
        fe = P, re = "else";
      }
      if (!fe) {
        let G = { instancePath: t, schemaPath: "#/allOf/1/else/if", keyword: "if", params: { failingKeyword: re } };
        return s === null ? s = [G] : s.push(G), r++, A.errors = s, !1;
      }
      var f = E === r;
      u = f, y = "else";
    }
    if (!u) {
      let E = { instancePath: t, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: y } };
      return s === null ? s = [E] : s.push(E), r++, A.errors = s, !1;
    }
    var O = V === r;
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let V;
      if (e.format_version === void 0 && (V = "format_version") || e.command === void 0 && (V = "command") || e.status === void 0 && (V = "status") || e.problems === void 0 && (V = "problems") || e.decisions === void 0 && (V = "decisions"))
        return A.errors = [{ instancePath: t, schemaPath: "#/required", keyword: "required", params: { missingProperty: V } }], !1;
      if (e.format_version !== void 0) {
        let i = r;
        if (e.format_version !== 1)
          return A.errors = [{ instancePath: t + "/format_version", schemaPath: "#/properties/format_version/const", keyword: "const", params: { allowedValue: 1 } }], !1;
        var n = i === r;
      } else
        var n = !0;
      if (n) {
        if (e.command !== void 0) {
          let i = e.command, u = r;
          if (!(i === "plan" || i === "drift"))
            return A.errors = [{ instancePath: t + "/command", schemaPath: "#/properties/command/enum", keyword: "enum", params: { allowedValues: ue.properties.command.enum } }], !1;
          var n = u === r;
        } else
          var n = !0;
        if (n) {
          if (e.status !== void 0) {
            let i = e.status, u = r;
            if (!(i === "ok" || i === "changes" || i === "refused" || i === "failed" || i === "partial"))
              return A.errors = [{ instancePath: t + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: ue.properties.status.enum } }], !1;
            var n = u === r;
          } else
            var n = !0;
          if (n) {
            if (e.target !== void 0) {
              let i = e.target, u = r;
              if (r === u)
                if (i && typeof i == "object" && !Array.isArray(i)) {
                  let y;
                  if (i.name === void 0 && (y = "name") || i.url === void 0 && (y = "url"))
                    return A.errors = [{ instancePath: t + "/target", schemaPath: "#/properties/target/required", keyword: "required", params: { missingProperty: y } }], !1;
                  if (i.name !== void 0) {
                    let m = r;
                    if (typeof i.name != "string")
                      return A.errors = [{ instancePath: t + "/target/name", schemaPath: "#/properties/target/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                    var $ = m === r;
                  } else
                    var $ = !0;
                  if ($)
                    if (i.url !== void 0) {
                      let m = r;
                      if (typeof i.url != "string")
                        return A.errors = [{ instancePath: t + "/target/url", schemaPath: "#/properties/target/properties/url/type", keyword: "type", params: { type: "string" } }], !1;
                      var $ = m === r;
                    } else
                      var $ = !0;
                } else
                  return A.errors = [{ instancePath: t + "/target", schemaPath: "#/properties/target/type", keyword: "type", params: { type: "object" } }], !1;
              var n = u === r;
            } else
              var n = !0;
            if (n) {
              if (e.release !== void 0) {
                let i = e.release, u = r;
                if (!(i === "5.2" || i === "6.5" || i === "7.1"))
                  return A.errors = [{ instancePath: t + "/release", schemaPath: "#/properties/release/enum", keyword: "enum", params: { allowedValues: ue.properties.release.enum } }], !1;
                var n = u === r;
              } else
                var n = !0;
              if (n) {
                if (e.release_is !== void 0) {
                  let i = e.release_is, u = r;
                  if (!(i === "configured" || i === "read-off-the-rows" || i === "assumed"))
                    return A.errors = [{ instancePath: t + "/release_is", schemaPath: "#/properties/release_is/enum", keyword: "enum", params: { allowedValues: ue.properties.release_is.enum } }], !1;
                  var n = u === r;
                } else
                  var n = !0;
                if (n) {
                  if (e.digest !== void 0) {
                    let i = r;
                    se(e.digest, { instancePath: t + "/digest", parentData: e, parentDataProperty: "digest", rootData: d }) || (s = s === null ? se.errors : s.concat(se.errors), r = s.length);
                    var n = i === r;
                  } else
                    var n = !0;
                  if (n) {
                    if (e.restart !== void 0) {
                      let i = e.restart, u = r;
                      if (!(i === "needed" || i === "reload" || i === "none"))
                        return A.errors = [{ instancePath: t + "/restart", schemaPath: "#/properties/restart/enum", keyword: "enum", params: { allowedValues: ue.properties.restart.enum } }], !1;
                      var n = u === r;
                    } else
                      var n = !0;
                    if (n) {
                      if (e.summary !== void 0) {
                        let i = e.summary, u = r;
                        if (r === u)
                          if (i && typeof i == "object" && !Array.isArray(i)) {
                            let y;
                            if (i.create === void 0 && (y = "create") || i.update === void 0 && (y = "update") || i.delete === void 0 && (y = "delete") || i.keep === void 0 && (y = "keep") || i.refuse === void 0 && (y = "refuse") || i.destroys === void 0 && (y = "destroys") || i.foreign === void 0 && (y = "foreign"))
                              return A.errors = [{ instancePath: t + "/summary", schemaPath: "#/properties/summary/required", keyword: "required", params: { missingProperty: y } }], !1;
                            if (i.create !== void 0) {
                              let m = r;
                              D(i.create, { instancePath: t + "/summary/create", parentData: i, parentDataProperty: "create", rootData: d }) || (s = s === null ? D.errors : s.concat(D.errors), r = s.length);
                              var _ = m === r;
                            } else
                              var _ = !0;
                            if (_) {
                              if (i.update !== void 0) {
                                let m = r;
                                D(i.update, { instancePath: t + "/summary/update", parentData: i, parentDataProperty: "update", rootData: d }) || (s = s === null ? D.errors : s.concat(D.errors), r = s.length);
                                var _ = m === r;
                              } else
                                var _ = !0;
                              if (_) {
                                if (i.delete !== void 0) {
                                  let m = r;
                                  D(i.delete, { instancePath: t + "/summary/delete", parentData: i, parentDataProperty: "delete", rootData: d }) || (s = s === null ? D.errors : s.concat(D.errors), r = s.length);
                                  var _ = m === r;
                                } else
                                  var _ = !0;
                                if (_) {
                                  if (i.keep !== void 0) {
                                    let m = r;
                                    D(i.keep, { instancePath: t + "/summary/keep", parentData: i, parentDataProperty: "keep", rootData: d }) || (s = s === null ? D.errors : s.concat(D.errors), r = s.length);
                                    var _ = m === r;
                                  } else
                                    var _ = !0;
                                  if (_) {
                                    if (i.refuse !== void 0) {
                                      let m = r;
                                      D(i.refuse, { instancePath: t + "/summary/refuse", parentData: i, parentDataProperty: "refuse", rootData: d }) || (s = s === null ? D.errors : s.concat(D.errors), r = s.length);
                                      var _ = m === r;
                                    } else
                                      var _ = !0;
                                    if (_) {
                                      if (i.destroys !== void 0) {
                                        let m = r;
                                        D(i.destroys, { instancePath: t + "/summary/destroys", parentData: i, parentDataProperty: "destroys", rootData: d }) || (s = s === null ? D.errors : s.concat(D.errors), r = s.length);
                                        var _ = m === r;
                                      } else
                                        var _ = !0;
                                      if (_)
                                        if (i.foreign !== void 0) {
                                          let m = r;
                                          D(i.foreign, { instancePath: t + "/summary/foreign", parentData: i, parentDataProperty: "foreign", rootData: d }) || (s = s === null ? D.errors : s.concat(D.errors), r = s.length);
                                          var _ = m === r;
                                        } else
                                          var _ = !0;
                                    }
                                  }
                                }
                              }
                            }
                          } else
                            return A.errors = [{ instancePath: t + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: "object" } }], !1;
                        var n = u === r;
                      } else
                        var n = !0;
                      if (n) {
                        if (e.destroys !== void 0) {
                          let i = r;
                          T(e.destroys, { instancePath: t + "/destroys", parentData: e, parentDataProperty: "destroys", rootData: d }) || (s = s === null ? T.errors : s.concat(T.errors), r = s.length);
                          var n = i === r;
                        } else
                          var n = !0;
                        if (n) {
                          if (e.counts !== void 0) {
                            let i = e.counts, u = r;
                            if (r === u)
                              if (Array.isArray(i)) {
                                if (i.length < 1)
                                  return A.errors = [{ instancePath: t + "/counts", schemaPath: "#/properties/counts/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                {
                                  var l = !0;
                                  let y = i.length;
                                  for (let m = 0; m < y; m++) {
                                    let E = r;
                                    I(i[m], { instancePath: t + "/counts/" + m, parentData: i, parentDataProperty: m, rootData: d }) || (s = s === null ? I.errors : s.concat(I.errors), r = s.length);
                                    var l = E === r;
                                    if (!l)
                                      break;
                                  }
                                }
                              } else
                                return A.errors = [{ instancePath: t + "/counts", schemaPath: "#/properties/counts/type", keyword: "type", params: { type: "array" } }], !1;
                            var n = u === r;
                          } else
                            var n = !0;
                          if (n) {
                            if (e.obstacles !== void 0) {
                              let i = e.obstacles, u = r;
                              if (r === u)
                                if (Array.isArray(i)) {
                                  var K = !0;
                                  let y = i.length;
                                  for (let m = 0; m < y; m++) {
                                    let E = r;
                                    F(i[m], { instancePath: t + "/obstacles/" + m, parentData: i, parentDataProperty: m, rootData: d }) || (s = s === null ? F.errors : s.concat(F.errors), r = s.length);
                                    var K = E === r;
                                    if (!K)
                                      break;
                                  }
                                } else
                                  return A.errors = [{ instancePath: t + "/obstacles", schemaPath: "#/properties/obstacles/type", keyword: "type", params: { type: "array" } }], !1;
                              var n = u === r;
                            } else
                              var n = !0;
                            if (n) {
                              if (e.decisions !== void 0) {
                                let i = e.decisions, u = r;
                                if (r === u)
                                  if (Array.isArray(i)) {
                                    var R = !0;
                                    let y = i.length;
                                    for (let m = 0; m < y; m++) {
                                      let E = r;
                                      c(i[m], { instancePath: t + "/decisions/" + m, parentData: i, parentDataProperty: m, rootData: d }) || (s = s === null ? c.errors : s.concat(c.errors), r = s.length);
                                      var R = E === r;
                                      if (!R)
                                        break;
                                    }
                                  } else
                                    return A.errors = [{ instancePath: t + "/decisions", schemaPath: "#/properties/decisions/type", keyword: "type", params: { type: "array" } }], !1;
                                var n = u === r;
                              } else
                                var n = !0;
                              if (n) {
                                if (e.foreign !== void 0) {
                                  let i = e.foreign, u = r;
                                  if (r === u)
                                    if (Array.isArray(i)) {
                                      var U = !0;
                                      let y = i.length;
                                      for (let m = 0; m < y; m++) {
                                        let E = r;
                                        J(i[m], { instancePath: t + "/foreign/" + m, parentData: i, parentDataProperty: m, rootData: d }) || (s = s === null ? J.errors : s.concat(J.errors), r = s.length);
                                        var U = E === r;
                                        if (!U)
                                          break;
                                      }
                                    } else
                                      return A.errors = [{ instancePath: t + "/foreign", schemaPath: "#/properties/foreign/type", keyword: "type", params: { type: "array" } }], !1;
                                  var n = u === r;
                                } else
                                  var n = !0;
                                if (n) {
                                  if (e.problems !== void 0) {
                                    let i = e.problems, u = r;
                                    if (r === u)
                                      if (Array.isArray(i)) {
                                        var j = !0;
                                        let y = i.length;
                                        for (let m = 0; m < y; m++) {
                                          let E = r;
                                          H(i[m], { instancePath: t + "/problems/" + m, parentData: i, parentDataProperty: m, rootData: d }) || (s = s === null ? H.errors : s.concat(H.errors), r = s.length);
                                          var j = E === r;
                                          if (!j)
                                            break;
                                        }
                                      } else
                                        return A.errors = [{ instancePath: t + "/problems", schemaPath: "#/properties/problems/type", keyword: "type", params: { type: "array" } }], !1;
                                    var n = u === r;
                                  } else
                                    var n = !0;
                                  if (n) {
                                    if (e.since !== void 0) {
                                      let i = e.since, u = r;
                                      if (r === u)
                                        if (i && typeof i == "object" && !Array.isArray(i)) {
                                          let y;
                                          if (i.ref === void 0 && (y = "ref") || i.commit === void 0 && (y = "commit"))
                                            return A.errors = [{ instancePath: t + "/since", schemaPath: "#/properties/since/required", keyword: "required", params: { missingProperty: y } }], !1;
                                          if (i.ref !== void 0) {
                                            let m = r;
                                            if (typeof i.ref != "string")
                                              return A.errors = [{ instancePath: t + "/since/ref", schemaPath: "#/properties/since/properties/ref/type", keyword: "type", params: { type: "string" } }], !1;
                                            var p = m === r;
                                          } else
                                            var p = !0;
                                          if (p)
                                            if (i.commit !== void 0) {
                                              let m = i.commit, E = r;
                                              if (r === E)
                                                if (typeof m == "string") {
                                                  if (!Ce.test(m))
                                                    return A.errors = [{ instancePath: t + "/since/commit", schemaPath: "#/properties/since/properties/commit/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" } }], !1;
                                                } else
                                                  return A.errors = [{ instancePath: t + "/since/commit", schemaPath: "#/properties/since/properties/commit/type", keyword: "type", params: { type: "string" } }], !1;
                                              var p = E === r;
                                            } else
                                              var p = !0;
                                        } else
                                          return A.errors = [{ instancePath: t + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "object" } }], !1;
                                      var n = u === r;
                                    } else
                                      var n = !0;
                                    if (n) {
                                      if (e.differences !== void 0) {
                                        let i = r;
                                        T(e.differences, { instancePath: t + "/differences", parentData: e, parentDataProperty: "differences", rootData: d }) || (s = s === null ? T.errors : s.concat(T.errors), r = s.length);
                                        var n = i === r;
                                      } else
                                        var n = !0;
                                      if (n) {
                                        if (e.rehearsal !== void 0) {
                                          let i = r;
                                          Z(e.rehearsal, { instancePath: t + "/rehearsal", parentData: e, parentDataProperty: "rehearsal", rootData: d }) || (s = s === null ? Z.errors : s.concat(Z.errors), r = s.length);
                                          var n = i === r;
                                        } else
                                          var n = !0;
                                        if (n)
                                          if (e.error !== void 0) {
                                            let i = e.error, u = r;
                                            if (r === u)
                                              if (i && typeof i == "object" && !Array.isArray(i)) {
                                                let y;
                                                if (i.code === void 0 && (y = "code") || i.message === void 0 && (y = "message") || i.hint === void 0 && (y = "hint"))
                                                  return A.errors = [{ instancePath: t + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: y } }], !1;
                                                if (i.code !== void 0) {
                                                  let m = r;
                                                  ne(i.code, { instancePath: t + "/error/code", parentData: i, parentDataProperty: "code", rootData: d }) || (s = s === null ? ne.errors : s.concat(ne.errors), r = s.length);
                                                  var w = m === r;
                                                } else
                                                  var w = !0;
                                                if (w) {
                                                  if (i.message !== void 0) {
                                                    let m = r;
                                                    if (typeof i.message != "string")
                                                      return A.errors = [{ instancePath: t + "/error/message", schemaPath: "#/properties/error/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                                                    var w = m === r;
                                                  } else
                                                    var w = !0;
                                                  if (w)
                                                    if (i.hint !== void 0) {
                                                      let m = r;
                                                      X(i.hint, { instancePath: t + "/error/hint", parentData: i, parentDataProperty: "hint", rootData: d }) || (s = s === null ? X.errors : s.concat(X.errors), r = s.length);
                                                      var w = m === r;
                                                    } else
                                                      var w = !0;
                                                }
                                              } else
                                                return A.errors = [{ instancePath: t + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "object" } }], !1;
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
      return A.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return A.errors = s, r === 0;
}
export {
  Re as plan
};
