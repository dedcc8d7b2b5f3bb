// Generated from schemas/ by scripts/compile-schemas.ts.
var Ne = (e, i) => () => {
  try {
    return i || e((i = { exports: {} }).exports, i), i.exports;
  } catch (I) {
    throw i = 0, I;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var Pe = Ne((ke) => {
  "use strict";
  Object.defineProperty(ke, "__esModule", { value: !0 });
  function be(e) {
    let i = e.length, I = 0, C = 0, d;
    for (; C < i; )
      I++, d = e.charCodeAt(C++), d >= 55296 && d <= 56319 && C < i && (d = e.charCodeAt(C), (d & 64512) === 56320 && C++);
    return I;
  }
  ke.default = be;
  be.code = 'require("ajv/dist/runtime/ucs2length").default';
});

// <stdin>
var Se = h, ae = { $schema: "http://json-schema.org/draft-07/schema#", $id: "urn:deskform:plan", type: "object", required: ["format_version", "command", "status", "problems", "decisions"], properties: { format_version: { const: 1 }, command: { enum: ["plan", "drift"] }, status: { enum: ["ok", "changes", "refused", "failed", "partial"] }, target: { type: "object", required: ["name", "url", "connection"], properties: { name: { type: "string" }, url: { type: "string" }, connection: { type: "string", pattern: "^[0-9a-f]{64}$" } } }, policies: { type: "object", required: ["undeclared", "foreign_changes", "limits"], properties: { undeclared: { enum: ["keep", "report", "delete"] }, foreign_changes: { enum: ["refuse", "include"] }, limits: { type: "object", required: ["destroy", "records"], properties: { destroy: { $ref: "#/definitions/count" }, records: { type: ["integer", "null"], minimum: 0 } } } } }, release: { enum: ["5.2", "6.5", "7.1"] }, release_is: { enum: ["configured", "read-off-the-rows", "assumed"] }, digest: { $ref: "#/definitions/digest" }, restart: { enum: ["needed", "reload", "none"] }, summary: { type: "object", required: ["create", "update", "delete", "keep", "refuse", "destroys", "foreign"], properties: { create: { $ref: "#/definitions/count" }, update: { $ref: "#/definitions/count" }, delete: { $ref: "#/definitions/count" }, keep: { $ref: "#/definitions/count" }, refuse: { $ref: "#/definitions/count" }, destroys: { $ref: "#/definitions/count" }, foreign: { $ref: "#/definitions/count" } } }, destroys: { $ref: "#/definitions/keys" }, counts: { type: "array", minItems: 1, items: { $ref: "#/definitions/record_count" } }, obstacles: { type: "array", items: { $ref: "#/definitions/obstacle" } }, decisions: { type: "array", items: { $ref: "#/definitions/decision" } }, foreign: { type: "array", items: { $ref: "#/definitions/foreign" } }, problems: { type: "array", items: { $ref: "#/definitions/problem" } }, checksum: { type: "string", pattern: "^[0-9a-f]{64}$" }, since: { type: "object", required: ["ref", "commit"], properties: { ref: { type: "string" }, commit: { type: "string", pattern: "^[0-9a-f]{40,64}$" } } }, differences: { $ref: "#/definitions/keys" }, rehearsal: { $ref: "#/definitions/rehearsal" }, error: { type: "object", required: ["code", "message", "hint"], properties: { code: { $ref: "#/definitions/failure_code" }, message: { type: "string" }, hint: { $ref: "#/definitions/hint" } } } }, allOf: [{ if: { required: ["error"] }, then: { properties: { status: { enum: ["refused", "failed", "partial"] }, decisions: { maxItems: 0 }, digest: !1, checksum: !1, rehearsal: !1 } }, else: { required: ["target", "release", "release_is", "policies", "digest", "restart", "summary", "destroys", "obstacles", "foreign"], properties: { status: { enum: ["ok", "changes", "refused"] } } } }, { if: { properties: { command: { const: "plan" } } }, then: { properties: { since: !1, differences: !1 }, if: { required: ["error"] }, else: { required: ["checksum"] } }, else: { properties: { checksum: !1 }, if: { required: ["error"] }, then: { properties: { since: !1, differences: !1 } }, else: { required: ["differences"], properties: { rehearsal: !1 } } } }], definitions: { count: { type: "integer", minimum: 0 }, key: { type: "string", pattern: "^(Ticket|User|Organization|Group)\\.[\\s\\S]+$" }, waiting_for: { type: "array", items: { enum: ["creation", "column-change", "deletion", "settings"] } }, keys: { type: "array", items: { $ref: "#/definitions/key" } }, digest: { type: "string", pattern: "^d2\\.[A-Za-z0-9_-]+$" }, hint: { type: ["string", "null"] }, failure_code: { type: "string", pattern: "^[A-Z][A-Z_]+$" }, problem_code: { type: "string", pattern: "^[a-z][a-z-]+$" }, rule: { enum: ["service", "house"] }, file: { type: "string" }, line: { type: "integer", minimum: 1 }, column: { type: "integer", minimum: 1 }, moved: { enum: ["git", "help-desk", "both"] }, row: { type: "object", required: ["display", "data_type", "data_option", "active", "screens"], properties: { display: { type: "string" }, data_type: { type: "string" }, data_option: { type: "object" }, active: { type: "boolean" }, position: { type: "number" }, screens: { type: "object" } } }, change: { type: "object", required: ["path", "effect", "cost", "file", "line", "column"], properties: { path: { type: "string", minLength: 1 }, before: {}, after: {}, effect: { enum: ["at-once", "at-migration"] }, cost: { enum: ["none", "values-may-not-fit", "values-not-selectable", "writes-refused", "new-records-only"] }, moved: { $ref: "#/definitions/moved" }, file: { $ref: "#/definitions/file" }, line: { $ref: "#/definitions/line" }, column: { $ref: "#/definitions/column" } } }, decision: { type: "object", required: ["key", "action", "because"], properties: { key: { $ref: "#/definitions/key" }, action: { enum: ["create", "update", "delete", "keep", "refuse"] }, because: { type: "string" }, digest: { $ref: "#/definitions/digest" }, before: { $ref: "#/definitions/row" }, after: { $ref: "#/definitions/row" }, accepts: { type: "array", minItems: 1, items: { type: "string" } }, waiting_for: { $ref: "#/definitions/waiting_for" }, pending: { type: "object" }, staged: { type: "string", pattern: "^[0-9a-f]{32}$" }, put_back: { type: "string", pattern: "^[0-9a-f]{32}$" }, changes: { type: "array", items: { $ref: "#/definitions/change" } }, carried_over: { type: "array", items: { type: "string" } }, cost: { enum: ["column-dropped", "none"] }, code: { $ref: "#/definitions/problem_code" }, message: { type: "string" }, label: { type: "string" }, hint: { $ref: "#/definitions/hint" }, rule: { $ref: "#/definitions/rule" }, moved: { $ref: "#/definitions/moved" }, file: { $ref: "#/definitions/file" }, line: { $ref: "#/definitions/line" }, column: { $ref: "#/definitions/column" } }, allOf: [{ if: { properties: { action: { const: "create" } } }, then: { required: ["digest", "after", "staged", "file", "line", "column"], properties: { because: { enum: ["not-on-desk", "staged-as-declared"] }, before: !1, waiting_for: !1, pending: !1, put_back: !1, changes: !1, carried_over: !1, cost: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "update" } } }, then: { required: ["digest", "before", "waiting_for", "after", "staged", "put_back", "changes", "carried_over", "file", "line", "column"], properties: { because: { enum: ["differs", "staged-as-declared", "restaged"] }, cost: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "delete" } } }, then: { required: ["digest", "before", "waiting_for", "cost"], properties: { because: { enum: ["tombstone", "not-declared", "staged-as-declared"] }, after: !1, staged: !1, changes: !1, carried_over: !1, accepts: !1, put_back: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "keep" } } }, then: { required: ["carried_over"], properties: { because: { enum: ["same", "waits-as-declared", "not-declared", "unmanaged", "came-with-the-installation", "list-is-not-whole", "type-unknown", "fulfilled"] }, digest: !1, before: !1, after: !1, staged: !1, changes: !1, accepts: !1, waiting_for: !1, pending: !1, put_back: !1, cost: !1, code: !1, message: !1, hint: !1, rule: !1, file: !1, line: !1, column: !1 } } }, { if: { properties: { action: { const: "refuse" } } }, then: { required: ["code", "message", "hint", "rule"], properties: { because: { $ref: "#/definitions/problem_code" }, digest: !1, staged: !1, carried_over: !1, accepts: !1, put_back: !1, waiting_for: !1, pending: !1, cost: !1 } } }] }, record_count: { type: "object", required: ["key", "hit", "records"], properties: { key: { $ref: "#/definitions/key" }, hit: { enum: ["value-deleted", "option-removed", "value-too-long", "value-missing"] }, characters: { $ref: "#/definitions/count" }, records: { type: ["integer", "null"], minimum: 0 }, of: { $ref: "#/definitions/count" }, not_counted: { enum: ["release", "object", "data-type", "permission", "too-slow", "no-answer", "contradiction", "not-saved"] }, seconds: { type: "number", minimum: 0 }, counted_at: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z$" } }, allOf: [{ if: { properties: { records: { const: null } } }, then: { required: ["not_counted"], properties: { of: !1 } }, else: { required: ["of"], properties: { not_counted: !1, seconds: !1 } } }] }, obstacle: { type: "object", required: ["kind"], properties: { kind: { enum: ["refusals", "destroy-limit", "record-limit", "poison", "foreign"] }, count: { $ref: "#/definitions/count" }, keys: { $ref: "#/definitions/keys" }, limit: { $ref: "#/definitions/count" }, records: { type: ["integer", "null"], minimum: 0 }, rows: { type: "array", items: { type: "object", required: ["key", "why", "repair"], properties: { key: { $ref: "#/definitions/key" }, why: { type: "string" }, repair: { type: "string" } } } } }, allOf: [{ if: { properties: { kind: { const: "refusals" } } }, then: { required: ["count"], properties: { keys: !1, limit: !1 } }, else: { required: ["keys"], properties: { count: !1 } } }, { if: { properties: { kind: { enum: ["destroy-limit", "record-limit"] } } }, then: { required: ["limit"] }, else: { properties: { limit: !1 } } }, { if: { properties: { kind: { const: "record-limit" } } }, then: { required: ["records"] }, else: { properties: { records: !1 } } }, { if: { properties: { kind: { const: "poison" } } }, then: { required: ["rows"] }, else: { properties: { rows: !1 } } }] }, foreign: { type: "object", required: ["key", "row", "waiting_for", "updated_by", "updated_by_id", "updated_at"], properties: { key: { $ref: "#/definitions/key" }, row: { $ref: "#/definitions/row" }, waiting_for: { $ref: "#/definitions/waiting_for" }, pending: { type: "object" }, updated_by: { type: ["string", "null"] }, updated_by_id: { type: "integer" }, updated_at: { type: "string" }, sent_by: { enum: ["deskform"] }, moved: { $ref: "#/definitions/moved" } } }, problem: { type: "object", required: ["code", "severity", "rule", "message", "hint", "file", "line", "column"], properties: { code: { $ref: "#/definitions/problem_code" }, severity: { enum: ["error", "warning"] }, rule: { $ref: "#/definitions/rule" }, message: { type: "string" }, hint: { $ref: "#/definitions/hint" }, file: { type: ["string", "null"] }, line: { type: ["integer", "null"], minimum: 1 }, column: { type: ["integer", "null"], minimum: 1 }, key: { type: "string" } } }, rehearsal: { type: "object", required: ["outcome"], properties: { outcome: { enum: ["works", "fails", "not-rehearsed"] }, because: { enum: ["refused", "nothing-to-do"] }, done: { $ref: "#/definitions/keys" }, error: { type: "object", required: ["code", "message"], properties: { code: { $ref: "#/definitions/failure_code" }, message: { type: "string" } } }, stops_at: { type: ["string", "null"] }, failed: { type: ["string", "null"] }, left_staged: { $ref: "#/definitions/keys" }, not_tried: { $ref: "#/definitions/keys" } }, allOf: [{ if: { properties: { outcome: { const: "works" } } }, then: { required: ["done"] } }, { if: { properties: { outcome: { const: "not-rehearsed" } } }, then: { required: ["because"], properties: { done: !1 } }, else: { properties: { because: !1 } } }, { if: { properties: { outcome: { const: "fails" } } }, then: { required: ["error", "stops_at", "failed", "done", "left_staged", "not_tried"] }, else: { properties: { error: !1, stops_at: !1, failed: !1, left_staged: !1, not_tried: !1 } } }] } } }, Ae = new RegExp("^[0-9a-f]{64}$", "u"), Ee = new RegExp("^[0-9a-f]{40,64}$", "u");
function D(e, { instancePath: i = "", parentData: I, parentDataProperty: C, rootData: d = e } = {}) {
  let s = null, r = 0;
  return typeof e == "number" && !(e % 1) && !isNaN(e) && isFinite(e) ? r === 0 && typeof e == "number" && isFinite(e) && (e < 0 || isNaN(e)) ? (D.errors = [{ instancePath: i, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1) : (D.errors = s, r === 0) : (D.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "integer" } }], !1);
}
var Ve = new RegExp("^d2\\.[A-Za-z0-9_-]+$", "u");
function oe(e, { instancePath: i = "", parentData: I, parentDataProperty: C, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (typeof e == "string") {
      if (!Ve.test(e))
        return oe.errors = [{ instancePath: i, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^d2\\.[A-Za-z0-9_-]+$" } }], !1;
    } else
      return oe.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1;
  return oe.errors = s, r === 0;
}
var Fe = new RegExp("^(Ticket|User|Organization|Group)\\.[\\s\\S]+$", "u");
function H(e, { instancePath: i = "", parentData: I, parentDataProperty: C, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (typeof e == "string") {
      if (!Fe.test(e))
        return H.errors = [{ instancePath: i, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(Ticket|User|Organization|Group)\\.[\\s\\S]+$" } }], !1;
    } else
      return H.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1;
  return H.errors = s, r === 0;
}
function U(e, { instancePath: i = "", parentData: I, parentDataProperty: C, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (Array.isArray(e)) {
      var l = !0;
      let v = e.length;
      for (let n = 0; n < v; n++) {
        let A = r;
        H(e[n], { instancePath: i + "/" + n, parentData: e, parentDataProperty: n, rootData: d }) || (s = s === null ? H.errors : s.concat(H.errors), r = s.length);
        var l = A === r;
        if (!l)
          break;
      }
    } else
      return U.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "array" } }], !1;
  return U.errors = s, r === 0;
}
var we = { type: "object", required: ["key", "hit", "records"], properties: { key: { $ref: "#/definitions/key" }, hit: { enum: ["value-deleted", "option-removed", "value-too-long", "value-missing"] }, characters: { $ref: "#/definitions/count" }, records: { type: ["integer", "null"], minimum: 0 }, of: { $ref: "#/definitions/count" }, not_counted: { enum: ["release", "object", "data-type", "permission", "too-slow", "no-answer", "contradiction", "not-saved"] }, seconds: { type: "number", minimum: 0 }, counted_at: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z$" } }, allOf: [{ if: { properties: { records: { const: null } } }, then: { required: ["not_counted"], properties: { of: !1 } }, else: { required: ["of"], properties: { not_counted: !1, seconds: !1 } } }] }, Ke = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z$", "u");
function S(e, { instancePath: i = "", parentData: I, parentDataProperty: C, rootData: d = e } = {}) {
  let s = null, r = 0, l = r, v = !0, n = r;
  if (e && typeof e == "object" && !Array.isArray(e) && e.records !== void 0 && e.records !== null) {
    let V = {};
    s === null ? s = [V] : s.push(V), r++;
  }
  var A = n === r;
  r = l, s !== null && (l ? s.length = l : s = null);
  let T;
  if (A) {
    let V = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let k;
      if (e.not_counted === void 0 && (k = "not_counted"))
        return S.errors = [{ instancePath: i, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: k } }], !1;
      if (e.of !== void 0)
        return S.errors = [{ instancePath: i + "/of", schemaPath: "#/allOf/0/then/properties/of/false schema", keyword: "false schema", params: {} }], !1;
    }
    var A = V === r;
    v = A, T = "then";
  } else {
    let V = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let k;
      if (e.of === void 0 && (k = "of"))
        return S.errors = [{ instancePath: i, schemaPath: "#/allOf/0/else/required", keyword: "required", params: { missingProperty: k } }], !1;
      if (e.not_counted !== void 0) {
        var _ = !1;
        return S.errors = [{ instancePath: i + "/not_counted", schemaPath: "#/allOf/0/else/properties/not_counted/false schema", keyword: "false schema", params: {} }], !1;
      } else
        var _ = !0;
      if (_)
        if (e.seconds !== void 0) {
          var _ = !1;
          return S.errors = [{ instancePath: i + "/seconds", schemaPath: "#/allOf/0/else/properties/seconds/false schema", keyword: "false schema", params: {} }], !1;
        } else
          var _ = !0;
    }
    var A = V === r;
    v = A, T = "else";
  }
  if (!v) {
    let V = { instancePath: i, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: T } };
    return s === null ? s = [V] : s.push(V), r++, S.errors = s, !1;
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let V;
      if (e.key === void 0 && (V = "key") || e.hit === void 0 && (V = "hit") || e.records === void 0 && (V = "records"))
        return S.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: V } }], !1;
      if (e.key !== void 0) {
        let m = r;
        H(e.key, { instancePath: i + "/key", parentData: e, parentDataProperty: "key", rootData: d }) || (s = s === null ? H.errors : s.concat(H.errors), r = s.length);
        var g = m === r;
      } else
        var g = !0;
      if (g) {
        if (e.hit !== void 0) {
          let m = e.hit, k = r;
          if (!(m === "value-deleted" || m === "option-removed" || m === "value-too-long" || m === "value-missing"))
            return S.errors = [{ instancePath: i + "/hit", schemaPath: "#/properties/hit/enum", keyword: "enum", params: { allowedValues: we.properties.hit.enum } }], !1;
          var g = k === r;
        } else
          var g = !0;
        if (g) {
          if (e.characters !== void 0) {
            let m = r;
            D(e.characters, { instancePath: i + "/characters", parentData: e, parentDataProperty: "characters", rootData: d }) || (s = s === null ? D.errors : s.concat(D.errors), r = s.length);
            var g = m === r;
          } else
            var g = !0;
          if (g) {
            if (e.records !== void 0) {
              let m = e.records, k = r;
              if (!(typeof m == "number" && !(m % 1) && !isNaN(m) && isFinite(m)) && m !== null)
                return S.errors = [{ instancePath: i + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: we.properties.records.type } }], !1;
              if (r === k && typeof m == "number" && isFinite(m) && (m < 0 || isNaN(m)))
                return S.errors = [{ instancePath: i + "/records", schemaPath: "#/properties/records/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
              var g = k === r;
            } else
              var g = !0;
            if (g) {
              if (e.of !== void 0) {
                let m = r;
                D(e.of, { instancePath: i + "/of", parentData: e, parentDataProperty: "of", rootData: d }) || (s = s === null ? D.errors : s.concat(D.errors), r = s.length);
                var g = m === r;
              } else
                var g = !0;
              if (g) {
                if (e.not_counted !== void 0) {
                  let m = e.not_counted, k = r;
                  if (!(m === "release" || m === "object" || m === "data-type" || m === "permission" || m === "too-slow" || m === "no-answer" || m === "contradiction" || m === "not-saved"))
                    return S.errors = [{ instancePath: i + "/not_counted", schemaPath: "#/properties/not_counted/enum", keyword: "enum", params: { allowedValues: we.properties.not_counted.enum } }], !1;
                  var g = k === r;
                } else
                  var g = !0;
                if (g) {
                  if (e.seconds !== void 0) {
                    let m = e.seconds, k = r;
                    if (r === k)
                      if (typeof m == "number" && isFinite(m)) {
                        if (m < 0 || isNaN(m))
                          return S.errors = [{ instancePath: i + "/seconds", schemaPath: "#/properties/seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      } else
                        return S.errors = [{ instancePath: i + "/seconds", schemaPath: "#/properties/seconds/type", keyword: "type", params: { type: "number" } }], !1;
                    var g = k === r;
                  } else
                    var g = !0;
                  if (g)
                    if (e.counted_at !== void 0) {
                      let m = e.counted_at, k = r;
                      if (r === k)
                        if (typeof m == "string") {
                          if (!Ke.test(m))
                            return S.errors = [{ instancePath: i + "/counted_at", schemaPath: "#/properties/counted_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z$" } }], !1;
                        } else
                          return S.errors = [{ instancePath: i + "/counted_at", schemaPath: "#/properties/counted_at/type", keyword: "type", params: { type: "string" } }], !1;
                      var g = k === r;
                    } else
                      var g = !0;
                }
              }
            }
          }
        }
      }
    } else
      return S.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return S.errors = s, r === 0;
}
var Oe = { type: "object", required: ["kind"], properties: { kind: { enum: ["refusals", "destroy-limit", "record-limit", "poison", "foreign"] }, count: { $ref: "#/definitions/count" }, keys: { $ref: "#/definitions/keys" }, limit: { $ref: "#/definitions/count" }, records: { type: ["integer", "null"], minimum: 0 }, rows: { type: "array", items: { type: "object", required: ["key", "why", "repair"], properties: { key: { $ref: "#/definitions/key" }, why: { type: "string" }, repair: { type: "string" } } } } }, allOf: [{ if: { properties: { kind: { const: "refusals" } } }, then: { required: ["count"], properties: { keys: !1, limit: !1 } }, else: { required: ["keys"], properties: { count: !1 } } }, { if: { properties: { kind: { enum: ["destroy-limit", "record-limit"] } } }, then: { required: ["limit"] }, else: { properties: { limit: !1 } } }, { if: { properties: { kind: { const: "record-limit" } } }, then: { required: ["records"] }, else: { properties: { records: !1 } } }, { if: { properties: { kind: { const: "poison" } } }, then: { required: ["rows"] }, else: { properties: { rows: !1 } } }] };
function z(e, { instancePath: i = "", parentData: I, parentDataProperty: C, rootData: d = e } = {}) {
  let s = null, r = 0, l = r, v = r, n = !0, A = r;
  if (e && typeof e == "object" && !Array.isArray(e) && e.kind !== void 0 && e.kind !== "refusals") {
    let P = {};
    s === null ? s = [P] : s.push(P), r++;
  }
  var T = A === r;
  r = v, s !== null && (v ? s.length = v : s = null);
  let _;
  if (T) {
    let P = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let K;
      if (e.count === void 0 && (K = "count"))
        return z.errors = [{ instancePath: i, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: K } }], !1;
      if (e.keys !== void 0) {
        var g = !1;
        return z.errors = [{ instancePath: i + "/keys", schemaPath: "#/allOf/0/then/properties/keys/false schema", keyword: "false schema", params: {} }], !1;
      } else
        var g = !0;
      if (g)
        if (e.limit !== void 0) {
          var g = !1;
          return z.errors = [{ instancePath: i + "/limit", schemaPath: "#/allOf/0/then/properties/limit/false schema", keyword: "false schema", params: {} }], !1;
        } else
          var g = !0;
    }
    var T = P === r;
    n = T, _ = "then";
  } else {
    let P = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let K;
      if (e.keys === void 0 && (K = "keys"))
        return z.errors = [{ instancePath: i, schemaPath: "#/allOf/0/else/required", keyword: "required", params: { missingProperty: K } }], !1;
      if (e.count !== void 0)
        return z.errors = [{ instancePath: i + "/count", schemaPath: "#/allOf/0/else/properties/count/false schema", keyword: "false schema", params: {} }], !1;
    }
    var T = P === r;
    n = T, _ = "else";
  }
  if (!n) {
    let P = { instancePath: i, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: _ } };
    return s === null ? s = [P] : s.push(P), r++, z.errors = s, !1;
  }
  var V = l === r;
  if (V) {
    let P = r, a = r, K = !0, N = r;
    if (e && typeof e == "object" && !Array.isArray(e) && e.kind !== void 0) {
      let o = e.kind;
      if (!(o === "destroy-limit" || o === "record-limit")) {
        let O = {};
        s === null ? s = [O] : s.push(O), r++;
      }
    }
    var m = N === r;
    r = a, s !== null && (a ? s.length = a : s = null);
    let J;
    if (m) {
      let o = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        let Q;
        if (e.limit === void 0 && (Q = "limit"))
          return z.errors = [{ instancePath: i, schemaPath: "#/allOf/1/then/required", keyword: "required", params: { missingProperty: Q } }], !1;
      }
      var m = o === r;
      K = m, J = "then";
    } else {
      let o = r;
      if (e && typeof e == "object" && !Array.isArray(e) && e.limit !== void 0)
        return z.errors = [{ instancePath: i + "/limit", schemaPath: "#/allOf/1/else/properties/limit/false schema", keyword: "false schema", params: {} }], !1;
      var m = o === r;
      K = m, J = "else";
    }
    if (!K) {
      let o = { instancePath: i, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: J } };
      return s === null ? s = [o] : s.push(o), r++, z.errors = s, !1;
    }
    var V = P === r;
    if (V) {
      let o = r, O = r, Q = !0, x = r;
      if (e && typeof e == "object" && !Array.isArray(e) && e.kind !== void 0 && e.kind !== "record-limit") {
        let t = {};
        s === null ? s = [t] : s.push(t), r++;
      }
      var k = x === r;
      r = O, s !== null && (O ? s.length = O : s = null);
      let q;
      if (k) {
        let t = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          let M;
          if (e.records === void 0 && (M = "records"))
            return z.errors = [{ instancePath: i, schemaPath: "#/allOf/2/then/required", keyword: "required", params: { missingProperty: M } }], !1;
        }
        var k = t === r;
        Q = k, q = "then";
      } else {
        let t = r;
        if (e && typeof e == "object" && !Array.isArray(e) && e.records !== void 0)
          return z.errors = [{ instancePath: i + "/records", schemaPath: "#/allOf/2/else/properties/records/false schema", keyword: "false schema", params: {} }], !1;
        var k = t === r;
        Q = k, q = "else";
      }
      if (!Q) {
        let t = { instancePath: i, schemaPath: "#/allOf/2/if", keyword: "if", params: { failingKeyword: q } };
        return s === null ? s = [t] : s.push(t), r++, z.errors = s, !1;
      }
      var V = o === r;
      if (V) {
        let t = r, y = r, M = !0, w = r;
        if (e && typeof e == "object" && !Array.isArray(e) && e.kind !== void 0 && e.kind !== "poison") {
          let G = {};
          s === null ? s = [G] : s.push(G), r++;
        }
        var b = w === r;
        r = y, s !== null && (y ? s.length = y : s = null);
        let c;
        if (b) {
          let G = r;
          if (e && typeof e == "object" && !Array.isArray(e)) {
            let Z;
            if (e.rows === void 0 && (Z = "rows"))
              return z.errors = [{ instancePath: i, schemaPath: "#/allOf/3/then/required", keyword: "required", params: { missingProperty: Z } }], !1;
          }
          var b = G === r;
          M = b, c = "then";
        } else {
          let G = r;
          if (e && typeof e == "object" && !Array.isArray(e) && e.rows !== void 0)
            return z.errors = [{ instancePath: i + "/rows", schemaPath: "#/allOf/3/else/properties/rows/false schema", keyword: "false schema", params: {} }], !1;
          var b = G === r;
          M = b, c = "else";
        }
        if (!M) {
          let G = { instancePath: i, schemaPath: "#/allOf/3/if", keyword: "if", params: { failingKeyword: c } };
          return s === null ? s = [G] : s.push(G), r++, z.errors = s, !1;
        }
        var V = t === r;
      }
    }
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let P;
      if (e.kind === void 0 && (P = "kind"))
        return z.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: P } }], !1;
      if (e.kind !== void 0) {
        let a = e.kind, K = r;
        if (!(a === "refusals" || a === "destroy-limit" || a === "record-limit" || a === "poison" || a === "foreign"))
          return z.errors = [{ instancePath: i + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: Oe.properties.kind.enum } }], !1;
        var j = K === r;
      } else
        var j = !0;
      if (j) {
        if (e.count !== void 0) {
          let a = r;
          D(e.count, { instancePath: i + "/count", parentData: e, parentDataProperty: "count", rootData: d }) || (s = s === null ? D.errors : s.concat(D.errors), r = s.length);
          var j = a === r;
        } else
          var j = !0;
        if (j) {
          if (e.keys !== void 0) {
            let a = r;
            U(e.keys, { instancePath: i + "/keys", parentData: e, parentDataProperty: "keys", rootData: d }) || (s = s === null ? U.errors : s.concat(U.errors), r = s.length);
            var j = a === r;
          } else
            var j = !0;
          if (j) {
            if (e.limit !== void 0) {
              let a = r;
              D(e.limit, { instancePath: i + "/limit", parentData: e, parentDataProperty: "limit", rootData: d }) || (s = s === null ? D.errors : s.concat(D.errors), r = s.length);
              var j = a === r;
            } else
              var j = !0;
            if (j) {
              if (e.records !== void 0) {
                let a = e.records, K = r;
                if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a)) && a !== null)
                  return z.errors = [{ instancePath: i + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: Oe.properties.records.type } }], !1;
                if (r === K && typeof a == "number" && isFinite(a) && (a < 0 || isNaN(a)))
                  return z.errors = [{ instancePath: i + "/records", schemaPath: "#/properties/records/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                var j = K === r;
              } else
                var j = !0;
              if (j)
                if (e.rows !== void 0) {
                  let a = e.rows, K = r;
                  if (r === K)
                    if (Array.isArray(a)) {
                      var f = !0;
                      let J = a.length;
                      for (let F = 0; F < J; F++) {
                        let o = a[F], O = r;
                        if (r === O)
                          if (o && typeof o == "object" && !Array.isArray(o)) {
                            let x;
                            if (o.key === void 0 && (x = "key") || o.why === void 0 && (x = "why") || o.repair === void 0 && (x = "repair"))
                              return z.errors = [{ instancePath: i + "/rows/" + F, schemaPath: "#/properties/rows/items/required", keyword: "required", params: { missingProperty: x } }], !1;
                            if (o.key !== void 0) {
                              let q = r;
                              H(o.key, { instancePath: i + "/rows/" + F + "/key", parentData: o, parentDataProperty: "key", rootData: d }) || (s = s === null ? H.errors : s.concat(H.errors), r = s.length);
                              var p = q === r;
                            } else
                              var p = !0;
                            if (p) {
                              if (o.why !== void 0) {
                                let q = r;
                                if (typeof o.why != "string")
                                  return z.errors = [{ instancePath: i + "/rows/" + F + "/why", schemaPath: "#/properties/rows/items/properties/why/type", keyword: "type", params: { type: "string" } }], !1;
                                var p = q === r;
                              } else
                                var p = !0;
                              if (p)
                                if (o.repair !== void 0) {
                                  let q = r;
                                  if (typeof o.repair != "string")
                                    return z.errors = [{ instancePath: i + "/rows/" + F + "/repair", schemaPath: "#/properties/rows/items/properties/repair/type", keyword: "type", params: { type: "string" } }], !1;
                                  var p = q === r;
                                } else
                                  var p = !0;
                            }
                          } else
                            return z.errors = [{ instancePath: i + "/rows/" + F, schemaPath: "#/properties/rows/items/type", keyword: "type", params: { type: "object" } }], !1;
                        var f = O === r;
                        if (!f)
                          break;
                      }
                    } else
                      return z.errors = [{ instancePath: i + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "array" } }], !1;
                  var j = K === r;
                } else
                  var j = !0;
            }
          }
        }
      }
    } else
      return z.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return z.errors = s, r === 0;
}
var he = { type: "object", required: ["key", "action", "because"], properties: { key: { $ref: "#/definitions/key" }, action: { enum: ["create", "update", "delete", "keep", "refuse"] }, because: { type: "string" }, digest: { $ref: "#/definitions/digest" }, before: { $ref: "#/definitions/row" }, after: { $ref: "#/definitions/row" }, accepts: { type: "array", minItems: 1, items: { type: "string" } }, waiting_for: { $ref: "#/definitions/waiting_for" }, pending: { type: "object" }, staged: { type: "string", pattern: "^[0-9a-f]{32}$" }, put_back: { type: "string", pattern: "^[0-9a-f]{32}$" }, changes: { type: "array", items: { $ref: "#/definitions/change" } }, carried_over: { type: "array", items: { type: "string" } }, cost: { enum: ["column-dropped", "none"] }, code: { $ref: "#/definitions/problem_code" }, message: { type: "string" }, label: { type: "string" }, hint: { $ref: "#/definitions/hint" }, rule: { $ref: "#/definitions/rule" }, moved: { $ref: "#/definitions/moved" }, file: { $ref: "#/definitions/file" }, line: { $ref: "#/definitions/line" }, column: { $ref: "#/definitions/column" } }, allOf: [{ if: { properties: { action: { const: "create" } } }, then: { required: ["digest", "after", "staged", "file", "line", "column"], properties: { because: { enum: ["not-on-desk", "staged-as-declared"] }, before: !1, waiting_for: !1, pending: !1, put_back: !1, changes: !1, carried_over: !1, cost: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "update" } } }, then: { required: ["digest", "before", "waiting_for", "after", "staged", "put_back", "changes", "carried_over", "file", "line", "column"], properties: { because: { enum: ["differs", "staged-as-declared", "restaged"] }, cost: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "delete" } } }, then: { required: ["digest", "before", "waiting_for", "cost"], properties: { because: { enum: ["tombstone", "not-declared", "staged-as-declared"] }, after: !1, staged: !1, changes: !1, carried_over: !1, accepts: !1, put_back: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "keep" } } }, then: { required: ["carried_over"], properties: { because: { enum: ["same", "waits-as-declared", "not-declared", "unmanaged", "came-with-the-installation", "list-is-not-whole", "type-unknown", "fulfilled"] }, digest: !1, before: !1, after: !1, staged: !1, changes: !1, accepts: !1, waiting_for: !1, pending: !1, put_back: !1, cost: !1, code: !1, message: !1, hint: !1, rule: !1, file: !1, line: !1, column: !1 } } }, { if: { properties: { action: { const: "refuse" } } }, then: { required: ["code", "message", "hint", "rule"], properties: { because: { $ref: "#/definitions/problem_code" }, digest: !1, staged: !1, carried_over: !1, accepts: !1, put_back: !1, waiting_for: !1, pending: !1, cost: !1 } } }] };
var xe = new RegExp("^[a-z][a-z-]+$", "u");
function ee(e, { instancePath: i = "", parentData: I, parentDataProperty: C, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (typeof e == "string") {
      if (!xe.test(e))
        return ee.errors = [{ instancePath: i, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z-]+$" } }], !1;
    } else
      return ee.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1;
  return ee.errors = s, r === 0;
}
function B(e, { instancePath: i = "", parentData: I, parentDataProperty: C, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let v;
      if (e.display === void 0 && (v = "display") || e.data_type === void 0 && (v = "data_type") || e.data_option === void 0 && (v = "data_option") || e.active === void 0 && (v = "active") || e.screens === void 0 && (v = "screens"))
        return B.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: v } }], !1;
      if (e.display !== void 0) {
        let n = r;
        if (typeof e.display != "string")
          return B.errors = [{ instancePath: i + "/display", schemaPath: "#/properties/display/type", keyword: "type", params: { type: "string" } }], !1;
        var l = n === r;
      } else
        var l = !0;
      if (l) {
        if (e.data_type !== void 0) {
          let n = r;
          if (typeof e.data_type != "string")
            return B.errors = [{ instancePath: i + "/data_type", schemaPath: "#/properties/data_type/type", keyword: "type", params: { type: "string" } }], !1;
          var l = n === r;
        } else
          var l = !0;
        if (l) {
          if (e.data_option !== void 0) {
            let n = e.data_option, A = r;
            if (!(n && typeof n == "object" && !Array.isArray(n)))
              return B.errors = [{ instancePath: i + "/data_option", schemaPath: "#/properties/data_option/type", keyword: "type", params: { type: "object" } }], !1;
            var l = A === r;
          } else
            var l = !0;
          if (l) {
            if (e.active !== void 0) {
              let n = r;
              if (typeof e.active != "boolean")
                return B.errors = [{ instancePath: i + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: "boolean" } }], !1;
              var l = n === r;
            } else
              var l = !0;
            if (l) {
              if (e.position !== void 0) {
                let n = e.position, A = r;
                if (!(typeof n == "number" && isFinite(n)))
                  return B.errors = [{ instancePath: i + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "number" } }], !1;
                var l = A === r;
              } else
                var l = !0;
              if (l)
                if (e.screens !== void 0) {
                  let n = e.screens, A = r;
                  if (!(n && typeof n == "object" && !Array.isArray(n)))
                    return B.errors = [{ instancePath: i + "/screens", schemaPath: "#/properties/screens/type", keyword: "type", params: { type: "object" } }], !1;
                  var l = A === r;
                } else
                  var l = !0;
            }
          }
        }
      }
    } else
      return B.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return B.errors = s, r === 0;
}
var ze = { type: "array", items: { enum: ["creation", "column-change", "deletion", "settings"] } };
function fe(e, { instancePath: i = "", parentData: I, parentDataProperty: C, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (Array.isArray(e)) {
      var l = !0;
      let v = e.length;
      for (let n = 0; n < v; n++) {
        let A = e[n], T = r;
        if (!(A === "creation" || A === "column-change" || A === "deletion" || A === "settings"))
          return fe.errors = [{ instancePath: i + "/" + n, schemaPath: "#/items/enum", keyword: "enum", params: { allowedValues: ze.items.enum } }], !1;
        var l = T === r;
        if (!l)
          break;
      }
    } else
      return fe.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "array" } }], !1;
  return fe.errors = s, r === 0;
}
var qe = { type: "object", required: ["path", "effect", "cost", "file", "line", "column"], properties: { path: { type: "string", minLength: 1 }, before: {}, after: {}, effect: { enum: ["at-once", "at-migration"] }, cost: { enum: ["none", "values-may-not-fit", "values-not-selectable", "writes-refused", "new-records-only"] }, moved: { $ref: "#/definitions/moved" }, file: { $ref: "#/definitions/file" }, line: { $ref: "#/definitions/line" }, column: { $ref: "#/definitions/column" } } }, Ze = Pe().default, Ce = { enum: ["git", "help-desk", "both"] };
function se(e, { instancePath: i = "", parentData: I, parentDataProperty: C, rootData: d = e } = {}) {
  let s = null, r = 0;
  return e === "git" || e === "help-desk" || e === "both" ? (se.errors = s, r === 0) : (se.errors = [{ instancePath: i, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: Ce.enum } }], !1);
}
function de(e, { instancePath: i = "", parentData: I, parentDataProperty: C, rootData: d = e } = {}) {
  let s = null, r = 0;
  return typeof e != "string" ? (de.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1) : (de.errors = s, r === 0);
}
function pe(e, { instancePath: i = "", parentData: I, parentDataProperty: C, rootData: d = e } = {}) {
  let s = null, r = 0;
  return typeof e == "number" && !(e % 1) && !isNaN(e) && isFinite(e) ? r === 0 && typeof e == "number" && isFinite(e) && (e < 1 || isNaN(e)) ? (pe.errors = [{ instancePath: i, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1) : (pe.errors = s, r === 0) : (pe.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "integer" } }], !1);
}
function ue(e, { instancePath: i = "", parentData: I, parentDataProperty: C, rootData: d = e } = {}) {
  let s = null, r = 0;
  return typeof e == "number" && !(e % 1) && !isNaN(e) && isFinite(e) ? r === 0 && typeof e == "number" && isFinite(e) && (e < 1 || isNaN(e)) ? (ue.errors = [{ instancePath: i, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1) : (ue.errors = s, r === 0) : (ue.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "integer" } }], !1);
}
function le(e, { instancePath: i = "", parentData: I, parentDataProperty: C, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let v;
      if (e.path === void 0 && (v = "path") || e.effect === void 0 && (v = "effect") || e.cost === void 0 && (v = "cost") || e.file === void 0 && (v = "file") || e.line === void 0 && (v = "line") || e.column === void 0 && (v = "column"))
        return le.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: v } }], !1;
      if (e.path !== void 0) {
        let n = e.path, A = r;
        if (r === A)
          if (typeof n == "string") {
            if (Ze(n) < 1)
              return le.errors = [{ instancePath: i + "/path", schemaPath: "#/properties/path/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
          } else
            return le.errors = [{ instancePath: i + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" } }], !1;
        var l = A === r;
      } else
        var l = !0;
      if (l) {
        if (e.effect !== void 0) {
          let n = e.effect, A = r;
          if (!(n === "at-once" || n === "at-migration"))
            return le.errors = [{ instancePath: i + "/effect", schemaPath: "#/properties/effect/enum", keyword: "enum", params: { allowedValues: qe.properties.effect.enum } }], !1;
          var l = A === r;
        } else
          var l = !0;
        if (l) {
          if (e.cost !== void 0) {
            let n = e.cost, A = r;
            if (!(n === "none" || n === "values-may-not-fit" || n === "values-not-selectable" || n === "writes-refused" || n === "new-records-only"))
              return le.errors = [{ instancePath: i + "/cost", schemaPath: "#/properties/cost/enum", keyword: "enum", params: { allowedValues: qe.properties.cost.enum } }], !1;
            var l = A === r;
          } else
            var l = !0;
          if (l) {
            if (e.moved !== void 0) {
              let n = r;
              se(e.moved, { instancePath: i + "/moved", parentData: e, parentDataProperty: "moved", rootData: d }) || (s = s === null ? se.errors : s.concat(se.errors), r = s.length);
              var l = n === r;
            } else
              var l = !0;
            if (l) {
              if (e.file !== void 0) {
                let n = r;
                de(e.file, { instancePath: i + "/file", parentData: e, parentDataProperty: "file", rootData: d }) || (s = s === null ? de.errors : s.concat(de.errors), r = s.length);
                var l = n === r;
              } else
                var l = !0;
              if (l) {
                if (e.line !== void 0) {
                  let n = r;
                  pe(e.line, { instancePath: i + "/line", parentData: e, parentDataProperty: "line", rootData: d }) || (s = s === null ? pe.errors : s.concat(pe.errors), r = s.length);
                  var l = n === r;
                } else
                  var l = !0;
                if (l)
                  if (e.column !== void 0) {
                    let n = r;
                    ue(e.column, { instancePath: i + "/column", parentData: e, parentDataProperty: "column", rootData: d }) || (s = s === null ? ue.errors : s.concat(ue.errors), r = s.length);
                    var l = n === r;
                  } else
                    var l = !0;
              }
            }
          }
        }
      }
    } else
      return le.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return le.errors = s, r === 0;
}
var Ie = { type: ["string", "null"] };
function ie(e, { instancePath: i = "", parentData: I, parentDataProperty: C, rootData: d = e } = {}) {
  let s = null, r = 0;
  return typeof e != "string" && e !== null ? (ie.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: Ie.type } }], !1) : (ie.errors = s, r === 0);
}
var Re = { enum: ["service", "house"] };
function me(e, { instancePath: i = "", parentData: I, parentDataProperty: C, rootData: d = e } = {}) {
  let s = null, r = 0;
  return e === "service" || e === "house" ? (me.errors = s, r === 0) : (me.errors = [{ instancePath: i, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: Re.enum } }], !1);
}
var $e = new RegExp("^[0-9a-f]{32}$", "u");
function u(e, { instancePath: i = "", parentData: I, parentDataProperty: C, rootData: d = e } = {}) {
  let s = null, r = 0, l = r, v = r, n = !0, A = r;
  if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "create") {
    let F = {};
    s === null ? s = [F] : s.push(F), r++;
  }
  var T = A === r;
  if (r = v, s !== null && (v ? s.length = v : s = null), T) {
    let F = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let O;
      if (e.digest === void 0 && (O = "digest") || e.after === void 0 && (O = "after") || e.staged === void 0 && (O = "staged") || e.file === void 0 && (O = "file") || e.line === void 0 && (O = "line") || e.column === void 0 && (O = "column"))
        return u.errors = [{ instancePath: i, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: O } }], !1;
      if (e.because !== void 0) {
        let Q = e.because, x = r;
        if (!(Q === "not-on-desk" || Q === "staged-as-declared"))
          return u.errors = [{ instancePath: i + "/because", schemaPath: "#/allOf/0/then/properties/because/enum", keyword: "enum", params: { allowedValues: he.allOf[0].then.properties.because.enum } }], !1;
        var _ = x === r;
      } else
        var _ = !0;
      if (_) {
        if (e.before !== void 0) {
          var _ = !1;
          return u.errors = [{ instancePath: i + "/before", schemaPath: "#/allOf/0/then/properties/before/false schema", keyword: "false schema", params: {} }], !1;
        } else
          var _ = !0;
        if (_) {
          if (e.waiting_for !== void 0) {
            var _ = !1;
            return u.errors = [{ instancePath: i + "/waiting_for", schemaPath: "#/allOf/0/then/properties/waiting_for/false schema", keyword: "false schema", params: {} }], !1;
          } else
            var _ = !0;
          if (_) {
            if (e.pending !== void 0) {
              var _ = !1;
              return u.errors = [{ instancePath: i + "/pending", schemaPath: "#/allOf/0/then/properties/pending/false schema", keyword: "false schema", params: {} }], !1;
            } else
              var _ = !0;
            if (_) {
              if (e.put_back !== void 0) {
                var _ = !1;
                return u.errors = [{ instancePath: i + "/put_back", schemaPath: "#/allOf/0/then/properties/put_back/false schema", keyword: "false schema", params: {} }], !1;
              } else
                var _ = !0;
              if (_) {
                if (e.changes !== void 0) {
                  var _ = !1;
                  return u.errors = [{ instancePath: i + "/changes", schemaPath: "#/allOf/0/then/properties/changes/false schema", keyword: "false schema", params: {} }], !1;
                } else
                  var _ = !0;
                if (_) {
                  if (e.carried_over !== void 0) {
                    var _ = !1;
                    return u.errors = [{ instancePath: i + "/carried_over", schemaPath: "#/allOf/0/then/properties/carried_over/false schema", keyword: "false schema", params: {} }], !1;
                  } else
                    var _ = !0;
                  if (_) {
                    if (e.cost !== void 0) {
                      var _ = !1;
                      return u.errors = [{ instancePath: i + "/cost", schemaPath: "#/allOf/0/then/properties/cost/false schema", keyword: "false schema", params: {} }], !1;
                    } else
                      var _ = !0;
                    if (_) {
                      if (e.code !== void 0) {
                        var _ = !1;
                        return u.errors = [{ instancePath: i + "/code", schemaPath: "#/allOf/0/then/properties/code/false schema", keyword: "false schema", params: {} }], !1;
                      } else
                        var _ = !0;
                      if (_) {
                        if (e.message !== void 0) {
                          var _ = !1;
                          return u.errors = [{ instancePath: i + "/message", schemaPath: "#/allOf/0/then/properties/message/false schema", keyword: "false schema", params: {} }], !1;
                        } else
                          var _ = !0;
                        if (_) {
                          if (e.label !== void 0) {
                            var _ = !1;
                            return u.errors = [{ instancePath: i + "/label", schemaPath: "#/allOf/0/then/properties/label/false schema", keyword: "false schema", params: {} }], !1;
                          } else
                            var _ = !0;
                          if (_) {
                            if (e.hint !== void 0) {
                              var _ = !1;
                              return u.errors = [{ instancePath: i + "/hint", schemaPath: "#/allOf/0/then/properties/hint/false schema", keyword: "false schema", params: {} }], !1;
                            } else
                              var _ = !0;
                            if (_)
                              if (e.rule !== void 0) {
                                var _ = !1;
                                return u.errors = [{ instancePath: i + "/rule", schemaPath: "#/allOf/0/then/properties/rule/false schema", keyword: "false schema", params: {} }], !1;
                              } else
                                var _ = !0;
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
    var T = F === r;
    n = T;
  }
  if (!n) {
    let F = { instancePath: i, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: "then" } };
    return s === null ? s = [F] : s.push(F), r++, u.errors = s, !1;
  }
  var g = l === r;
  if (g) {
    let F = r, o = r, O = !0, Q = r;
    if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "update") {
      let q = {};
      s === null ? s = [q] : s.push(q), r++;
    }
    var V = Q === r;
    if (r = o, s !== null && (o ? s.length = o : s = null), V) {
      let q = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        let t;
        if (e.digest === void 0 && (t = "digest") || e.before === void 0 && (t = "before") || e.waiting_for === void 0 && (t = "waiting_for") || e.after === void 0 && (t = "after") || e.staged === void 0 && (t = "staged") || e.put_back === void 0 && (t = "put_back") || e.changes === void 0 && (t = "changes") || e.carried_over === void 0 && (t = "carried_over") || e.file === void 0 && (t = "file") || e.line === void 0 && (t = "line") || e.column === void 0 && (t = "column"))
          return u.errors = [{ instancePath: i, schemaPath: "#/allOf/1/then/required", keyword: "required", params: { missingProperty: t } }], !1;
        if (e.because !== void 0) {
          let y = e.because, M = r;
          if (!(y === "differs" || y === "staged-as-declared" || y === "restaged"))
            return u.errors = [{ instancePath: i + "/because", schemaPath: "#/allOf/1/then/properties/because/enum", keyword: "enum", params: { allowedValues: he.allOf[1].then.properties.because.enum } }], !1;
          var m = M === r;
        } else
          var m = !0;
        if (m) {
          if (e.cost !== void 0) {
            var m = !1;
            return u.errors = [{ instancePath: i + "/cost", schemaPath: "#/allOf/1/then/properties/cost/false schema", keyword: "false schema", params: {} }], !1;
          } else
            var m = !0;
          if (m) {
            if (e.code !== void 0) {
              var m = !1;
              return u.errors = [{ instancePath: i + "/code", schemaPath: "#/allOf/1/then/properties/code/false schema", keyword: "false schema", params: {} }], !1;
            } else
              var m = !0;
            if (m) {
              if (e.message !== void 0) {
                var m = !1;
                return u.errors = [{ instancePath: i + "/message", schemaPath: "#/allOf/1/then/properties/message/false schema", keyword: "false schema", params: {} }], !1;
              } else
                var m = !0;
              if (m) {
                if (e.label !== void 0) {
                  var m = !1;
                  return u.errors = [{ instancePath: i + "/label", schemaPath: "#/allOf/1/then/properties/label/false schema", keyword: "false schema", params: {} }], !1;
                } else
                  var m = !0;
                if (m) {
                  if (e.hint !== void 0) {
                    var m = !1;
                    return u.errors = [{ instancePath: i + "/hint", schemaPath: "#/allOf/1/then/properties/hint/false schema", keyword: "false schema", params: {} }], !1;
                  } else
                    var m = !0;
                  if (m)
                    if (e.rule !== void 0) {
                      var m = !1;
                      return u.errors = [{ instancePath: i + "/rule", schemaPath: "#/allOf/1/then/properties/rule/false schema", keyword: "false schema", params: {} }], !1;
                    } else
                      var m = !0;
                }
              }
            }
          }
        }
      }
      var V = q === r;
      O = V;
    }
    if (!O) {
      let q = { instancePath: i, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: "then" } };
      return s === null ? s = [q] : s.push(q), r++, u.errors = s, !1;
    }
    var g = F === r;
    if (g) {
      let q = r, E = r, t = !0, y = r;
      if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "delete") {
        let w = {};
        s === null ? s = [w] : s.push(w), r++;
      }
      var k = y === r;
      if (r = E, s !== null && (E ? s.length = E : s = null), k) {
        let w = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          let $;
          if (e.digest === void 0 && ($ = "digest") || e.before === void 0 && ($ = "before") || e.waiting_for === void 0 && ($ = "waiting_for") || e.cost === void 0 && ($ = "cost"))
            return u.errors = [{ instancePath: i, schemaPath: "#/allOf/2/then/required", keyword: "required", params: { missingProperty: $ } }], !1;
          if (e.because !== void 0) {
            let G = e.because, X = r;
            if (!(G === "tombstone" || G === "not-declared" || G === "staged-as-declared"))
              return u.errors = [{ instancePath: i + "/because", schemaPath: "#/allOf/2/then/properties/because/enum", keyword: "enum", params: { allowedValues: he.allOf[2].then.properties.because.enum } }], !1;
            var b = X === r;
          } else
            var b = !0;
          if (b) {
            if (e.after !== void 0) {
              var b = !1;
              return u.errors = [{ instancePath: i + "/after", schemaPath: "#/allOf/2/then/properties/after/false schema", keyword: "false schema", params: {} }], !1;
            } else
              var b = !0;
            if (b) {
              if (e.staged !== void 0) {
                var b = !1;
                return u.errors = [{ instancePath: i + "/staged", schemaPath: "#/allOf/2/then/properties/staged/false schema", keyword: "false schema", params: {} }], !1;
              } else
                var b = !0;
              if (b) {
                if (e.changes !== void 0) {
                  var b = !1;
                  return u.errors = [{ instancePath: i + "/changes", schemaPath: "#/allOf/2/then/properties/changes/false schema", keyword: "false schema", params: {} }], !1;
                } else
                  var b = !0;
                if (b) {
                  if (e.carried_over !== void 0) {
                    var b = !1;
                    return u.errors = [{ instancePath: i + "/carried_over", schemaPath: "#/allOf/2/then/properties/carried_over/false schema", keyword: "false schema", params: {} }], !1;
                  } else
                    var b = !0;
                  if (b) {
                    if (e.accepts !== void 0) {
                      var b = !1;
                      return u.errors = [{ instancePath: i + "/accepts", schemaPath: "#/allOf/2/then/properties/accepts/false schema", keyword: "false schema", params: {} }], !1;
                    } else
                      var b = !0;
                    if (b) {
                      if (e.put_back !== void 0) {
                        var b = !1;
                        return u.errors = [{ instancePath: i + "/put_back", schemaPath: "#/allOf/2/then/properties/put_back/false schema", keyword: "false schema", params: {} }], !1;
                      } else
                        var b = !0;
                      if (b) {
                        if (e.code !== void 0) {
                          var b = !1;
                          return u.errors = [{ instancePath: i + "/code", schemaPath: "#/allOf/2/then/properties/code/false schema", keyword: "false schema", params: {} }], !1;
                        } else
                          var b = !0;
                        if (b) {
                          if (e.message !== void 0) {
                            var b = !1;
                            return u.errors = [{ instancePath: i + "/message", schemaPath: "#/allOf/2/then/properties/message/false schema", keyword: "false schema", params: {} }], !1;
                          } else
                            var b = !0;
                          if (b) {
                            if (e.label !== void 0) {
                              var b = !1;
                              return u.errors = [{ instancePath: i + "/label", schemaPath: "#/allOf/2/then/properties/label/false schema", keyword: "false schema", params: {} }], !1;
                            } else
                              var b = !0;
                            if (b) {
                              if (e.hint !== void 0) {
                                var b = !1;
                                return u.errors = [{ instancePath: i + "/hint", schemaPath: "#/allOf/2/then/properties/hint/false schema", keyword: "false schema", params: {} }], !1;
                              } else
                                var b = !0;
                              if (b)
                                if (e.rule !== void 0) {
                                  var b = !1;
                                  return u.errors = [{ instancePath: i + "/rule", schemaPath: "#/allOf/2/then/properties/rule/false schema", keyword: "false schema", params: {} }], !1;
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
          }
        }
        var k = w === r;
        t = k;
      }
      if (!t) {
        let w = { instancePath: i, schemaPath: "#/allOf/2/if", keyword: "if", params: { failingKeyword: "then" } };
        return s === null ? s = [w] : s.push(w), r++, u.errors = s, !1;
      }
      var g = q === r;
      if (g) {
        let w = r, c = r, $ = !0, G = r;
        if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "keep") {
          let Z = {};
          s === null ? s = [Z] : s.push(Z), r++;
        }
        var j = G === r;
        if (r = c, s !== null && (c ? s.length = c : s = null), j) {
          let Z = r;
          if (e && typeof e == "object" && !Array.isArray(e)) {
            let Y;
            if (e.carried_over === void 0 && (Y = "carried_over"))
              return u.errors = [{ instancePath: i, schemaPath: "#/allOf/3/then/required", keyword: "required", params: { missingProperty: Y } }], !1;
            if (e.because !== void 0) {
              let L = e.because, ye = r;
              if (!(L === "same" || L === "waits-as-declared" || L === "not-declared" || L === "unmanaged" || L === "came-with-the-installation" || L === "list-is-not-whole" || L === "type-unknown" || L === "fulfilled"))
                return u.errors = [{ instancePath: i + "/because", schemaPath: "#/allOf/3/then/properties/because/enum", keyword: "enum", params: { allowedValues: he.allOf[3].then.properties.because.enum } }], !1;
              var f = ye === r;
            } else
              var f = !0;
            if (f) {
              if (e.digest !== void 0) {
                var f = !1;
                return u.errors = [{ instancePath: i + "/digest", schemaPath: "#/allOf/3/then/properties/digest/false schema", keyword: "false schema", params: {} }], !1;
              } else
                var f = !0;
              if (f) {
                if (e.before !== void 0) {
                  var f = !1;
                  return u.errors = [{ instancePath: i + "/before", schemaPath: "#/allOf/3/then/properties/before/false schema", keyword: "false schema", params: {} }], !1;
                } else
                  var f = !0;
                if (f) {
                  if (e.after !== void 0) {
                    var f = !1;
                    return u.errors = [{ instancePath: i + "/after", schemaPath: "#/allOf/3/then/properties/after/false schema", keyword: "false schema", params: {} }], !1;
                  } else
                    var f = !0;
                  if (f) {
                    if (e.staged !== void 0) {
                      var f = !1;
                      return u.errors = [{ instancePath: i + "/staged", schemaPath: "#/allOf/3/then/properties/staged/false schema", keyword: "false schema", params: {} }], !1;
                    } else
                      var f = !0;
                    if (f) {
                      if (e.changes !== void 0) {
                        var f = !1;
                        return u.errors = [{ instancePath: i + "/changes", schemaPath: "#/allOf/3/then/properties/changes/false schema", keyword: "false schema", params: {} }], !1;
                      } else
                        var f = !0;
                      if (f) {
                        if (e.accepts !== void 0) {
                          var f = !1;
                          return u.errors = [{ instancePath: i + "/accepts", schemaPath: "#/allOf/3/then/properties/accepts/false schema", keyword: "false schema", params: {} }], !1;
                        } else
                          var f = !0;
                        if (f) {
                          if (e.waiting_for !== void 0) {
                            var f = !1;
                            return u.errors = [{ instancePath: i + "/waiting_for", schemaPath: "#/allOf/3/then/properties/waiting_for/false schema", keyword: "false schema", params: {} }], !1;
                          } else
                            var f = !0;
                          if (f) {
                            if (e.pending !== void 0) {
                              var f = !1;
                              return u.errors = [{ instancePath: i + "/pending", schemaPath: "#/allOf/3/then/properties/pending/false schema", keyword: "false schema", params: {} }], !1;
                            } else
                              var f = !0;
                            if (f) {
                              if (e.put_back !== void 0) {
                                var f = !1;
                                return u.errors = [{ instancePath: i + "/put_back", schemaPath: "#/allOf/3/then/properties/put_back/false schema", keyword: "false schema", params: {} }], !1;
                              } else
                                var f = !0;
                              if (f) {
                                if (e.cost !== void 0) {
                                  var f = !1;
                                  return u.errors = [{ instancePath: i + "/cost", schemaPath: "#/allOf/3/then/properties/cost/false schema", keyword: "false schema", params: {} }], !1;
                                } else
                                  var f = !0;
                                if (f) {
                                  if (e.code !== void 0) {
                                    var f = !1;
                                    return u.errors = [{ instancePath: i + "/code", schemaPath: "#/allOf/3/then/properties/code/false schema", keyword: "false schema", params: {} }], !1;
                                  } else
                                    var f = !0;
                                  if (f) {
                                    if (e.message !== void 0) {
                                      var f = !1;
                                      return u.errors = [{ instancePath: i + "/message", schemaPath: "#/allOf/3/then/properties/message/false schema", keyword: "false schema", params: {} }], !1;
                                    } else
                                      var f = !0;
                                    if (f) {
                                      if (e.hint !== void 0) {
                                        var f = !1;
                                        return u.errors = [{ instancePath: i + "/hint", schemaPath: "#/allOf/3/then/properties/hint/false schema", keyword: "false schema", params: {} }], !1;
                                      } else
                                        var f = !0;
                                      if (f) {
                                        if (e.rule !== void 0) {
                                          var f = !1;
                                          return u.errors = [{ instancePath: i + "/rule", schemaPath: "#/allOf/3/then/properties/rule/false schema", keyword: "false schema", params: {} }], !1;
                                        } else
                                          var f = !0;
                                        if (f) {
                                          if (e.file !== void 0) {
                                            var f = !1;
                                            return u.errors = [{ instancePath: i + "/file", schemaPath: "#/allOf/3/then/properties/file/false schema", keyword: "false schema", params: {} }], !1;
                                          } else
                                            var f = !0;
                                          if (f) {
                                            if (e.line !== void 0) {
                                              var f = !1;
                                              return u.errors = [{ instancePath: i + "/line", schemaPath: "#/allOf/3/then/properties/line/false schema", keyword: "false schema", params: {} }], !1;
                                            } else
                                              var f = !0;
                                            if (f)
                                              if (e.column !== void 0) {
                                                var f = !1;
                                                return u.errors = [{ instancePath: i + "/column", schemaPath: "#/allOf/3/then/properties/column/false schema", keyword: "false schema", params: {} }], !1;
                                              } else
                                                var f = !0;
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
          var j = Z === r;
          $ = j;
        }
        if (!$) {
          let Z = { instancePath: i, schemaPath: "#/allOf/3/if", keyword: "if", params: { failingKeyword: "then" } };
          return s === null ? s = [Z] : s.push(Z), r++, u.errors = s, !1;
        }
        var g = w === r;
        if (g) {
          let Z = r, te = r, Y = !0, L = r;
          if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "refuse") {
            let ne = {};
            s === null ? s = [ne] : s.push(ne), r++;
          }
          var p = L === r;
          if (r = te, s !== null && (te ? s.length = te : s = null), p) {
            let ne = r;
            if (e && typeof e == "object" && !Array.isArray(e)) {
              let ve;
              if (e.code === void 0 && (ve = "code") || e.message === void 0 && (ve = "message") || e.hint === void 0 && (ve = "hint") || e.rule === void 0 && (ve = "rule"))
                return u.errors = [{ instancePath: i, schemaPath: "#/allOf/4/then/required", keyword: "required", params: { missingProperty: ve } }], !1;
              if (e.because !== void 0) {
                let De = r;
                ee(e.because, { instancePath: i + "/because", parentData: e, parentDataProperty: "because", rootData: d }) || (s = s === null ? ee.errors : s.concat(ee.errors), r = s.length);
                var P = De === r;
              } else
                var P = !0;
              if (P) {
                if (e.digest !== void 0) {
                  var P = !1;
                  return u.errors = [{ instancePath: i + "/digest", schemaPath: "#/allOf/4/then/properties/digest/false schema", keyword: "false schema", params: {} }], !1;
                } else
                  var P = !0;
                if (P) {
                  if (e.staged !== void 0) {
                    var P = !1;
                    return u.errors = [{ instancePath: i + "/staged", schemaPath: "#/allOf/4/then/properties/staged/false schema", keyword: "false schema", params: {} }], !1;
                  } else
                    var P = !0;
                  if (P) {
                    if (e.carried_over !== void 0) {
                      var P = !1;
                      return u.errors = [{ instancePath: i + "/carried_over", schemaPath: "#/allOf/4/then/properties/carried_over/false schema", keyword: "false schema", params: {} }], !1;
                    } else
                      var P = !0;
                    if (P) {
                      if (e.accepts !== void 0) {
                        var P = !1;
                        return u.errors = [{ instancePath: i + "/accepts", schemaPath: "#/allOf/4/then/properties/accepts/false schema", keyword: "false schema", params: {} }], !1;
                      } else
                        var P = !0;
                      if (P) {
                        if (e.put_back !== void 0) {
                          var P = !1;
                          return u.errors = [{ instancePath: i + "/put_back", schemaPath: "#/allOf/4/then/properties/put_back/false schema", keyword: "false schema", params: {} }], !1;
                        } else
                          var P = !0;
                        if (P) {
                          if (e.waiting_for !== void 0) {
                            var P = !1;
                            return u.errors = [{ instancePath: i + "/waiting_for", schemaPath: "#/allOf/4/then/properties/waiting_for/false schema", keyword: "false schema", params: {} }], !1;
                          } else
                            var P = !0;
                          if (P) {
                            if (e.pending !== void 0) {
                              var P = !1;
                              return u.errors = [{ instancePath: i + "/pending", schemaPath: "#/allOf/4/then/properties/pending/false schema", keyword: "false schema", params: {} }], !1;
                            } else
                              var P = !0;
                            if (P)
                              if (e.cost !== void 0) {
                                var P = !1;
                                return u.errors = [{ instancePath: i + "/cost", schemaPath: "#/allOf/4/then/properties/cost/false schema", keyword: "false schema", params: {} }], !1;
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
            var p = ne === r;
            Y = p;
          }
          if (!Y) {
            let ne = { instancePath: i, schemaPath: "#/allOf/4/if", keyword: "if", params: { failingKeyword: "then" } };
            return s === null ? s = [ne] : s.push(ne), r++, u.errors = s, !1;
          }
          var g = Z === r;
        }
      }
    }
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let F;
      if (e.key === void 0 && (F = "key") || e.action === void 0 && (F = "action") || e.because === void 0 && (F = "because"))
        return u.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: F } }], !1;
      if (e.key !== void 0) {
        let o = r;
        H(e.key, { instancePath: i + "/key", parentData: e, parentDataProperty: "key", rootData: d }) || (s = s === null ? H.errors : s.concat(H.errors), r = s.length);
        var a = o === r;
      } else
        var a = !0;
      if (a) {
        if (e.action !== void 0) {
          let o = e.action, O = r;
          if (!(o === "create" || o === "update" || o === "delete" || o === "keep" || o === "refuse"))
            return u.errors = [{ instancePath: i + "/action", schemaPath: "#/properties/action/enum", keyword: "enum", params: { allowedValues: he.properties.action.enum } }], !1;
          var a = O === r;
        } else
          var a = !0;
        if (a) {
          if (e.because !== void 0) {
            let o = r;
            if (typeof e.because != "string")
              return u.errors = [{ instancePath: i + "/because", schemaPath: "#/properties/because/type", keyword: "type", params: { type: "string" } }], !1;
            var a = o === r;
          } else
            var a = !0;
          if (a) {
            if (e.digest !== void 0) {
              let o = r;
              oe(e.digest, { instancePath: i + "/digest", parentData: e, parentDataProperty: "digest", rootData: d }) || (s = s === null ? oe.errors : s.concat(oe.errors), r = s.length);
              var a = o === r;
            } else
              var a = !0;
            if (a) {
              if (e.before !== void 0) {
                let o = r;
                B(e.before, { instancePath: i + "/before", parentData: e, parentDataProperty: "before", rootData: d }) || (s = s === null ? B.errors : s.concat(B.errors), r = s.length);
                var a = o === r;
              } else
                var a = !0;
              if (a) {
                if (e.after !== void 0) {
                  let o = r;
                  B(e.after, { instancePath: i + "/after", parentData: e, parentDataProperty: "after", rootData: d }) || (s = s === null ? B.errors : s.concat(B.errors), r = s.length);
                  var a = o === r;
                } else
                  var a = !0;
                if (a) {
                  if (e.accepts !== void 0) {
                    let o = e.accepts, O = r;
                    if (r === O)
                      if (Array.isArray(o)) {
                        if (o.length < 1)
                          return u.errors = [{ instancePath: i + "/accepts", schemaPath: "#/properties/accepts/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                        {
                          var K = !0;
                          let x = o.length;
                          for (let q = 0; q < x; q++) {
                            let E = r;
                            if (typeof o[q] != "string")
                              return u.errors = [{ instancePath: i + "/accepts/" + q, schemaPath: "#/properties/accepts/items/type", keyword: "type", params: { type: "string" } }], !1;
                            var K = E === r;
                            if (!K)
                              break;
                          }
                        }
                      } else
                        return u.errors = [{ instancePath: i + "/accepts", schemaPath: "#/properties/accepts/type", keyword: "type", params: { type: "array" } }], !1;
                    var a = O === r;
                  } else
                    var a = !0;
                  if (a) {
                    if (e.waiting_for !== void 0) {
                      let o = r;
                      fe(e.waiting_for, { instancePath: i + "/waiting_for", parentData: e, parentDataProperty: "waiting_for", rootData: d }) || (s = s === null ? fe.errors : s.concat(fe.errors), r = s.length);
                      var a = o === r;
                    } else
                      var a = !0;
                    if (a) {
                      if (e.pending !== void 0) {
                        let o = e.pending, O = r;
                        if (!(o && typeof o == "object" && !Array.isArray(o)))
                          return u.errors = [{ instancePath: i + "/pending", schemaPath: "#/properties/pending/type", keyword: "type", params: { type: "object" } }], !1;
                        var a = O === r;
                      } else
                        var a = !0;
                      if (a) {
                        if (e.staged !== void 0) {
                          let o = e.staged, O = r;
                          if (r === O)
                            if (typeof o == "string") {
                              if (!$e.test(o))
                                return u.errors = [{ instancePath: i + "/staged", schemaPath: "#/properties/staged/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}$" } }], !1;
                            } else
                              return u.errors = [{ instancePath: i + "/staged", schemaPath: "#/properties/staged/type", keyword: "type", params: { type: "string" } }], !1;
                          var a = O === r;
                        } else
                          var a = !0;
                        if (a) {
                          if (e.put_back !== void 0) {
                            let o = e.put_back, O = r;
                            if (r === O)
                              if (typeof o == "string") {
                                if (!$e.test(o))
                                  return u.errors = [{ instancePath: i + "/put_back", schemaPath: "#/properties/put_back/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}$" } }], !1;
                              } else
                                return u.errors = [{ instancePath: i + "/put_back", schemaPath: "#/properties/put_back/type", keyword: "type", params: { type: "string" } }], !1;
                            var a = O === r;
                          } else
                            var a = !0;
                          if (a) {
                            if (e.changes !== void 0) {
                              let o = e.changes, O = r;
                              if (r === O)
                                if (Array.isArray(o)) {
                                  var N = !0;
                                  let x = o.length;
                                  for (let q = 0; q < x; q++) {
                                    let E = r;
                                    le(o[q], { instancePath: i + "/changes/" + q, parentData: o, parentDataProperty: q, rootData: d }) || (s = s === null ? le.errors : s.concat(le.errors), r = s.length);
                                    var N = E === r;
                                    if (!N)
                                      break;
                                  }
                                } else
                                  return u.errors = [{ instancePath: i + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "array" } }], !1;
                              var a = O === r;
                            } else
                              var a = !0;
                            if (a) {
                              if (e.carried_over !== void 0) {
                                let o = e.carried_over, O = r;
                                if (r === O)
                                  if (Array.isArray(o)) {
                                    var J = !0;
                                    let x = o.length;
                                    for (let q = 0; q < x; q++) {
                                      let E = r;
                                      if (typeof o[q] != "string")
                                        return u.errors = [{ instancePath: i + "/carried_over/" + q, schemaPath: "#/properties/carried_over/items/type", keyword: "type", params: { type: "string" } }], !1;
                                      var J = E === r;
                                      if (!J)
                                        break;
                                    }
                                  } else
                                    return u.errors = [{ instancePath: i + "/carried_over", schemaPath: "#/properties/carried_over/type", keyword: "type", params: { type: "array" } }], !1;
                                var a = O === r;
                              } else
                                var a = !0;
                              if (a) {
                                if (e.cost !== void 0) {
                                  let o = e.cost, O = r;
                                  if (!(o === "column-dropped" || o === "none"))
                                    return u.errors = [{ instancePath: i + "/cost", schemaPath: "#/properties/cost/enum", keyword: "enum", params: { allowedValues: he.properties.cost.enum } }], !1;
                                  var a = O === r;
                                } else
                                  var a = !0;
                                if (a) {
                                  if (e.code !== void 0) {
                                    let o = r;
                                    ee(e.code, { instancePath: i + "/code", parentData: e, parentDataProperty: "code", rootData: d }) || (s = s === null ? ee.errors : s.concat(ee.errors), r = s.length);
                                    var a = o === r;
                                  } else
                                    var a = !0;
                                  if (a) {
                                    if (e.message !== void 0) {
                                      let o = r;
                                      if (typeof e.message != "string")
                                        return u.errors = [{ instancePath: i + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                                      var a = o === r;
                                    } else
                                      var a = !0;
                                    if (a) {
                                      if (e.label !== void 0) {
                                        let o = r;
                                        if (typeof e.label != "string")
                                          return u.errors = [{ instancePath: i + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" } }], !1;
                                        var a = o === r;
                                      } else
                                        var a = !0;
                                      if (a) {
                                        if (e.hint !== void 0) {
                                          let o = r;
                                          ie(e.hint, { instancePath: i + "/hint", parentData: e, parentDataProperty: "hint", rootData: d }) || (s = s === null ? ie.errors : s.concat(ie.errors), r = s.length);
                                          var a = o === r;
                                        } else
                                          var a = !0;
                                        if (a) {
                                          if (e.rule !== void 0) {
                                            let o = r;
                                            me(e.rule, { instancePath: i + "/rule", parentData: e, parentDataProperty: "rule", rootData: d }) || (s = s === null ? me.errors : s.concat(me.errors), r = s.length);
                                            var a = o === r;
                                          } else
                                            var a = !0;
                                          if (a) {
                                            if (e.moved !== void 0) {
                                              let o = r;
                                              se(e.moved, { instancePath: i + "/moved", parentData: e, parentDataProperty: "moved", rootData: d }) || (s = s === null ? se.errors : s.concat(se.errors), r = s.length);
                                              var a = o === r;
                                            } else
                                              var a = !0;
                                            if (a) {
                                              if (e.file !== void 0) {
                                                let o = r;
                                                de(e.file, { instancePath: i + "/file", parentData: e, parentDataProperty: "file", rootData: d }) || (s = s === null ? de.errors : s.concat(de.errors), r = s.length);
                                                var a = o === r;
                                              } else
                                                var a = !0;
                                              if (a) {
                                                if (e.line !== void 0) {
                                                  let o = r;
                                                  pe(e.line, { instancePath: i + "/line", parentData: e, parentDataProperty: "line", rootData: d }) || (s = s === null ? pe.errors : s.concat(pe.errors), r = s.length);
                                                  var a = o === r;
                                                } else
                                                  var a = !0;
                                                if (a)
                                                  if (e.column !== void 0) {
                                                    let o = r;
                                                    ue(e.column, { instancePath: i + "/column", parentData: e, parentDataProperty: "column", rootData: d }) || (s = s === null ? ue.errors : s.concat(ue.errors), r = s.length);
                                                    var a = o === r;
                                                  } else
                                                    var a = !0;
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
          }
        }
      }
    } else
      return u.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return u.errors = s, r === 0;
}
var je = { type: "object", required: ["key", "row", "waiting_for", "updated_by", "updated_by_id", "updated_at"], properties: { key: { $ref: "#/definitions/key" }, row: { $ref: "#/definitions/row" }, waiting_for: { $ref: "#/definitions/waiting_for" }, pending: { type: "object" }, updated_by: { type: ["string", "null"] }, updated_by_id: { type: "integer" }, updated_at: { type: "string" }, sent_by: { enum: ["deskform"] }, moved: { $ref: "#/definitions/moved" } } };
function re(e, { instancePath: i = "", parentData: I, parentDataProperty: C, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let v;
      if (e.key === void 0 && (v = "key") || e.row === void 0 && (v = "row") || e.waiting_for === void 0 && (v = "waiting_for") || e.updated_by === void 0 && (v = "updated_by") || e.updated_by_id === void 0 && (v = "updated_by_id") || e.updated_at === void 0 && (v = "updated_at"))
        return re.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: v } }], !1;
      if (e.key !== void 0) {
        let n = r;
        H(e.key, { instancePath: i + "/key", parentData: e, parentDataProperty: "key", rootData: d }) || (s = s === null ? H.errors : s.concat(H.errors), r = s.length);
        var l = n === r;
      } else
        var l = !0;
      if (l) {
        if (e.row !== void 0) {
          let n = r;
          B(e.row, { instancePath: i + "/row", parentData: e, parentDataProperty: "row", rootData: d }) || (s = s === null ? B.errors : s.concat(B.errors), r = s.length);
          var l = n === r;
        } else
          var l = !0;
        if (l) {
          if (e.waiting_for !== void 0) {
            let n = r;
            fe(e.waiting_for, { instancePath: i + "/waiting_for", parentData: e, parentDataProperty: "waiting_for", rootData: d }) || (s = s === null ? fe.errors : s.concat(fe.errors), r = s.length);
            var l = n === r;
          } else
            var l = !0;
          if (l) {
            if (e.pending !== void 0) {
              let n = e.pending, A = r;
              if (!(n && typeof n == "object" && !Array.isArray(n)))
                return re.errors = [{ instancePath: i + "/pending", schemaPath: "#/properties/pending/type", keyword: "type", params: { type: "object" } }], !1;
              var l = A === r;
            } else
              var l = !0;
            if (l) {
              if (e.updated_by !== void 0) {
                let n = e.updated_by, A = r;
                if (typeof n != "string" && n !== null)
                  return re.errors = [{ instancePath: i + "/updated_by", schemaPath: "#/properties/updated_by/type", keyword: "type", params: { type: je.properties.updated_by.type } }], !1;
                var l = A === r;
              } else
                var l = !0;
              if (l) {
                if (e.updated_by_id !== void 0) {
                  let n = e.updated_by_id, A = r;
                  if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n)))
                    return re.errors = [{ instancePath: i + "/updated_by_id", schemaPath: "#/properties/updated_by_id/type", keyword: "type", params: { type: "integer" } }], !1;
                  var l = A === r;
                } else
                  var l = !0;
                if (l) {
                  if (e.updated_at !== void 0) {
                    let n = r;
                    if (typeof e.updated_at != "string")
                      return re.errors = [{ instancePath: i + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" } }], !1;
                    var l = n === r;
                  } else
                    var l = !0;
                  if (l) {
                    if (e.sent_by !== void 0) {
                      let n = r;
                      if (e.sent_by !== "deskform")
                        return re.errors = [{ instancePath: i + "/sent_by", schemaPath: "#/properties/sent_by/enum", keyword: "enum", params: { allowedValues: je.properties.sent_by.enum } }], !1;
                      var l = n === r;
                    } else
                      var l = !0;
                    if (l)
                      if (e.moved !== void 0) {
                        let n = r;
                        se(e.moved, { instancePath: i + "/moved", parentData: e, parentDataProperty: "moved", rootData: d }) || (s = s === null ? se.errors : s.concat(se.errors), r = s.length);
                        var l = n === r;
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
      return re.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return re.errors = s, r === 0;
}
var ge = { type: "object", required: ["code", "severity", "rule", "message", "hint", "file", "line", "column"], properties: { code: { $ref: "#/definitions/problem_code" }, severity: { enum: ["error", "warning"] }, rule: { $ref: "#/definitions/rule" }, message: { type: "string" }, hint: { $ref: "#/definitions/hint" }, file: { type: ["string", "null"] }, line: { type: ["integer", "null"], minimum: 1 }, column: { type: ["integer", "null"], minimum: 1 }, key: { type: "string" } } };
function W(e, { instancePath: i = "", parentData: I, parentDataProperty: C, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let v;
      if (e.code === void 0 && (v = "code") || e.severity === void 0 && (v = "severity") || e.rule === void 0 && (v = "rule") || e.message === void 0 && (v = "message") || e.hint === void 0 && (v = "hint") || e.file === void 0 && (v = "file") || e.line === void 0 && (v = "line") || e.column === void 0 && (v = "column"))
        return W.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: v } }], !1;
      if (e.code !== void 0) {
        let n = r;
        ee(e.code, { instancePath: i + "/code", parentData: e, parentDataProperty: "code", rootData: d }) || (s = s === null ? ee.errors : s.concat(ee.errors), r = s.length);
        var l = n === r;
      } else
        var l = !0;
      if (l) {
        if (e.severity !== void 0) {
          let n = e.severity, A = r;
          if (!(n === "error" || n === "warning"))
            return W.errors = [{ instancePath: i + "/severity", schemaPath: "#/properties/severity/enum", keyword: "enum", params: { allowedValues: ge.properties.severity.enum } }], !1;
          var l = A === r;
        } else
          var l = !0;
        if (l) {
          if (e.rule !== void 0) {
            let n = r;
            me(e.rule, { instancePath: i + "/rule", parentData: e, parentDataProperty: "rule", rootData: d }) || (s = s === null ? me.errors : s.concat(me.errors), r = s.length);
            var l = n === r;
          } else
            var l = !0;
          if (l) {
            if (e.message !== void 0) {
              let n = r;
              if (typeof e.message != "string")
                return W.errors = [{ instancePath: i + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
              var l = n === r;
            } else
              var l = !0;
            if (l) {
              if (e.hint !== void 0) {
                let n = r;
                ie(e.hint, { instancePath: i + "/hint", parentData: e, parentDataProperty: "hint", rootData: d }) || (s = s === null ? ie.errors : s.concat(ie.errors), r = s.length);
                var l = n === r;
              } else
                var l = !0;
              if (l) {
                if (e.file !== void 0) {
                  let n = e.file, A = r;
                  if (typeof n != "string" && n !== null)
                    return W.errors = [{ instancePath: i + "/file", schemaPath: "#/properties/file/type", keyword: "type", params: { type: ge.properties.file.type } }], !1;
                  var l = A === r;
                } else
                  var l = !0;
                if (l) {
                  if (e.line !== void 0) {
                    let n = e.line, A = r;
                    if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n)) && n !== null)
                      return W.errors = [{ instancePath: i + "/line", schemaPath: "#/properties/line/type", keyword: "type", params: { type: ge.properties.line.type } }], !1;
                    if (r === A && typeof n == "number" && isFinite(n) && (n < 1 || isNaN(n)))
                      return W.errors = [{ instancePath: i + "/line", schemaPath: "#/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1;
                    var l = A === r;
                  } else
                    var l = !0;
                  if (l) {
                    if (e.column !== void 0) {
                      let n = e.column, A = r;
                      if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n)) && n !== null)
                        return W.errors = [{ instancePath: i + "/column", schemaPath: "#/properties/column/type", keyword: "type", params: { type: ge.properties.column.type } }], !1;
                      if (r === A && typeof n == "number" && isFinite(n) && (n < 1 || isNaN(n)))
                        return W.errors = [{ instancePath: i + "/column", schemaPath: "#/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1;
                      var l = A === r;
                    } else
                      var l = !0;
                    if (l)
                      if (e.key !== void 0) {
                        let n = r;
                        if (typeof e.key != "string")
                          return W.errors = [{ instancePath: i + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                        var l = n === r;
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
      return W.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return W.errors = s, r === 0;
}
var _e = { type: "object", required: ["outcome"], properties: { outcome: { enum: ["works", "fails", "not-rehearsed"] }, because: { enum: ["refused", "nothing-to-do"] }, done: { $ref: "#/definitions/keys" }, error: { type: "object", required: ["code", "message"], properties: { code: { $ref: "#/definitions/failure_code" }, message: { type: "string" } } }, stops_at: { type: ["string", "null"] }, failed: { type: ["string", "null"] }, left_staged: { $ref: "#/definitions/keys" }, not_tried: { $ref: "#/definitions/keys" } }, allOf: [{ if: { properties: { outcome: { const: "works" } } }, then: { required: ["done"] } }, { if: { properties: { outcome: { const: "not-rehearsed" } } }, then: { required: ["because"], properties: { done: !1 } }, else: { properties: { because: !1 } } }, { if: { properties: { outcome: { const: "fails" } } }, then: { required: ["error", "stops_at", "failed", "done", "left_staged", "not_tried"] }, else: { properties: { error: !1, stops_at: !1, failed: !1, left_staged: !1, not_tried: !1 } } }] };
var Te = new RegExp("^[A-Z][A-Z_]+$", "u");
function ce(e, { instancePath: i = "", parentData: I, parentDataProperty: C, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (typeof e == "string") {
      if (!Te.test(e))
        return ce.errors = [{ instancePath: i, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Z][A-Z_]+$" } }], !1;
    } else
      return ce.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1;
  return ce.errors = s, r === 0;
}
function R(e, { instancePath: i = "", parentData: I, parentDataProperty: C, rootData: d = e } = {}) {
  let s = null, r = 0, l = r, v = r, n = !0, A = r;
  if (e && typeof e == "object" && !Array.isArray(e) && e.outcome !== void 0 && e.outcome !== "works") {
    let j = {};
    s === null ? s = [j] : s.push(j), r++;
  }
  var T = A === r;
  if (r = v, s !== null && (v ? s.length = v : s = null), T) {
    let j = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let p;
      if (e.done === void 0 && (p = "done"))
        return R.errors = [{ instancePath: i, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: p } }], !1;
    }
    var T = j === r;
    n = T;
  }
  if (!n) {
    let j = { instancePath: i, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: "then" } };
    return s === null ? s = [j] : s.push(j), r++, R.errors = s, !1;
  }
  var _ = l === r;
  if (_) {
    let j = r, f = r, p = !0, P = r;
    if (e && typeof e == "object" && !Array.isArray(e) && e.outcome !== void 0 && e.outcome !== "not-rehearsed") {
      let N = {};
      s === null ? s = [N] : s.push(N), r++;
    }
    var g = P === r;
    r = f, s !== null && (f ? s.length = f : s = null);
    let a;
    if (g) {
      let N = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        let F;
        if (e.because === void 0 && (F = "because"))
          return R.errors = [{ instancePath: i, schemaPath: "#/allOf/1/then/required", keyword: "required", params: { missingProperty: F } }], !1;
        if (e.done !== void 0)
          return R.errors = [{ instancePath: i + "/done", schemaPath: "#/allOf/1/then/properties/done/false schema", keyword: "false schema", params: {} }], !1;
      }
      var g = N === r;
      p = g, a = "then";
    } else {
      let N = r;
      if (e && typeof e == "object" && !Array.isArray(e) && e.because !== void 0)
        return R.errors = [{ instancePath: i + "/because", schemaPath: "#/allOf/1/else/properties/because/false schema", keyword: "false schema", params: {} }], !1;
      var g = N === r;
      p = g, a = "else";
    }
    if (!p) {
      let N = { instancePath: i, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: a } };
      return s === null ? s = [N] : s.push(N), r++, R.errors = s, !1;
    }
    var _ = j === r;
    if (_) {
      let N = r, J = r, F = !0, o = r;
      if (e && typeof e == "object" && !Array.isArray(e) && e.outcome !== void 0 && e.outcome !== "fails") {
        let x = {};
        s === null ? s = [x] : s.push(x), r++;
      }
      var V = o === r;
      r = J, s !== null && (J ? s.length = J : s = null);
      let O;
      if (V) {
        let x = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          let E;
          if (e.error === void 0 && (E = "error") || e.stops_at === void 0 && (E = "stops_at") || e.failed === void 0 && (E = "failed") || e.done === void 0 && (E = "done") || e.left_staged === void 0 && (E = "left_staged") || e.not_tried === void 0 && (E = "not_tried"))
            return R.errors = [{ instancePath: i, schemaPath: "#/allOf/2/then/required", keyword: "required", params: { missingProperty: E } }], !1;
        }
        var V = x === r;
        F = V, O = "then";
      } else {
        let x = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          if (e.error !== void 0) {
            var m = !1;
            return R.errors = [{ instancePath: i + "/error", schemaPath: "#/allOf/2/else/properties/error/false schema", keyword: "false schema", params: {} }], !1;
          } else
            var m = !0;
          if (m) {
            if (e.stops_at !== void 0) {
              var m = !1;
              return R.errors = [{ instancePath: i + "/stops_at", schemaPath: "#/allOf/2/else/properties/stops_at/false schema", keyword: "false schema", params: {} }], !1;
            } else
              var m = !0;
            if (m) {
              if (e.failed !== void 0) {
                var m = !1;
                return R.errors = [{ instancePath: i + "/failed", schemaPath: "#/allOf/2/else/properties/failed/false schema", keyword: "false schema", params: {} }], !1;
              } else
                var m = !0;
              if (m) {
                if (e.left_staged !== void 0) {
                  var m = !1;
                  return R.errors = [{ instancePath: i + "/left_staged", schemaPath: "#/allOf/2/else/properties/left_staged/false schema", keyword: "false schema", params: {} }], !1;
                } else
                  var m = !0;
                if (m)
                  if (e.not_tried !== void 0) {
                    var m = !1;
                    return R.errors = [{ instancePath: i + "/not_tried", schemaPath: "#/allOf/2/else/properties/not_tried/false schema", keyword: "false schema", params: {} }], !1;
                  } else
                    var m = !0;
              }
            }
          }
        }
        var V = x === r;
        F = V, O = "else";
      }
      if (!F) {
        let x = { instancePath: i, schemaPath: "#/allOf/2/if", keyword: "if", params: { failingKeyword: O } };
        return s === null ? s = [x] : s.push(x), r++, R.errors = s, !1;
      }
      var _ = N === r;
    }
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let j;
      if (e.outcome === void 0 && (j = "outcome"))
        return R.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: j } }], !1;
      if (e.outcome !== void 0) {
        let f = e.outcome, p = r;
        if (!(f === "works" || f === "fails" || f === "not-rehearsed"))
          return R.errors = [{ instancePath: i + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: _e.properties.outcome.enum } }], !1;
        var k = p === r;
      } else
        var k = !0;
      if (k) {
        if (e.because !== void 0) {
          let f = e.because, p = r;
          if (!(f === "refused" || f === "nothing-to-do"))
            return R.errors = [{ instancePath: i + "/because", schemaPath: "#/properties/because/enum", keyword: "enum", params: { allowedValues: _e.properties.because.enum } }], !1;
          var k = p === r;
        } else
          var k = !0;
        if (k) {
          if (e.done !== void 0) {
            let f = r;
            U(e.done, { instancePath: i + "/done", parentData: e, parentDataProperty: "done", rootData: d }) || (s = s === null ? U.errors : s.concat(U.errors), r = s.length);
            var k = f === r;
          } else
            var k = !0;
          if (k) {
            if (e.error !== void 0) {
              let f = e.error, p = r;
              if (r === p)
                if (f && typeof f == "object" && !Array.isArray(f)) {
                  let a;
                  if (f.code === void 0 && (a = "code") || f.message === void 0 && (a = "message"))
                    return R.errors = [{ instancePath: i + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: a } }], !1;
                  if (f.code !== void 0) {
                    let K = r;
                    ce(f.code, { instancePath: i + "/error/code", parentData: f, parentDataProperty: "code", rootData: d }) || (s = s === null ? ce.errors : s.concat(ce.errors), r = s.length);
                    var b = K === r;
                  } else
                    var b = !0;
                  if (b)
                    if (f.message !== void 0) {
                      let K = r;
                      if (typeof f.message != "string")
                        return R.errors = [{ instancePath: i + "/error/message", schemaPath: "#/properties/error/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                      var b = K === r;
                    } else
                      var b = !0;
                } else
                  return R.errors = [{ instancePath: i + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "object" } }], !1;
              var k = p === r;
            } else
              var k = !0;
            if (k) {
              if (e.stops_at !== void 0) {
                let f = e.stops_at, p = r;
                if (typeof f != "string" && f !== null)
                  return R.errors = [{ instancePath: i + "/stops_at", schemaPath: "#/properties/stops_at/type", keyword: "type", params: { type: _e.properties.stops_at.type } }], !1;
                var k = p === r;
              } else
                var k = !0;
              if (k) {
                if (e.failed !== void 0) {
                  let f = e.failed, p = r;
                  if (typeof f != "string" && f !== null)
                    return R.errors = [{ instancePath: i + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: _e.properties.failed.type } }], !1;
                  var k = p === r;
                } else
                  var k = !0;
                if (k) {
                  if (e.left_staged !== void 0) {
                    let f = r;
                    U(e.left_staged, { instancePath: i + "/left_staged", parentData: e, parentDataProperty: "left_staged", rootData: d }) || (s = s === null ? U.errors : s.concat(U.errors), r = s.length);
                    var k = f === r;
                  } else
                    var k = !0;
                  if (k)
                    if (e.not_tried !== void 0) {
                      let f = r;
                      U(e.not_tried, { instancePath: i + "/not_tried", parentData: e, parentDataProperty: "not_tried", rootData: d }) || (s = s === null ? U.errors : s.concat(U.errors), r = s.length);
                      var k = f === r;
                    } else
                      var k = !0;
                }
              }
            }
          }
        }
      }
    } else
      return R.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return R.errors = s, r === 0;
}
function h(e, { instancePath: i = "", parentData: I, parentDataProperty: C, rootData: d = e } = {}) {
  let s = null, r = 0, l = r, v = r, n = !0, A = r;
  if (e && typeof e == "object" && !Array.isArray(e)) {
    let E;
    if (e.error === void 0 && (E = "error")) {
      let t = {};
      s === null ? s = [t] : s.push(t), r++;
    }
  }
  var T = A === r;
  r = v, s !== null && (v ? s.length = v : s = null);
  let _;
  if (T) {
    let E = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      if (e.status !== void 0) {
        let y = e.status, M = r;
        if (!(y === "refused" || y === "failed" || y === "partial"))
          return h.errors = [{ instancePath: i + "/status", schemaPath: "#/allOf/0/then/properties/status/enum", keyword: "enum", params: { allowedValues: ae.allOf[0].then.properties.status.enum } }], !1;
        var g = M === r;
      } else
        var g = !0;
      if (g) {
        if (e.decisions !== void 0) {
          let y = e.decisions, M = r;
          if (Array.isArray(y) && y.length > 0)
            return h.errors = [{ instancePath: i + "/decisions", schemaPath: "#/allOf/0/then/properties/decisions/maxItems", keyword: "maxItems", params: { limit: 0 } }], !1;
          var g = M === r;
        } else
          var g = !0;
        if (g) {
          if (e.digest !== void 0) {
            var g = !1;
            return h.errors = [{ instancePath: i + "/digest", schemaPath: "#/allOf/0/then/properties/digest/false schema", keyword: "false schema", params: {} }], !1;
          } else
            var g = !0;
          if (g) {
            if (e.checksum !== void 0) {
              var g = !1;
              return h.errors = [{ instancePath: i + "/checksum", schemaPath: "#/allOf/0/then/properties/checksum/false schema", keyword: "false schema", params: {} }], !1;
            } else
              var g = !0;
            if (g)
              if (e.rehearsal !== void 0) {
                var g = !1;
                return h.errors = [{ instancePath: i + "/rehearsal", schemaPath: "#/allOf/0/then/properties/rehearsal/false schema", keyword: "false schema", params: {} }], !1;
              } else
                var g = !0;
          }
        }
      }
    }
    var T = E === r;
    n = T, _ = "then";
  } else {
    let E = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let y;
      if (e.target === void 0 && (y = "target") || e.release === void 0 && (y = "release") || e.release_is === void 0 && (y = "release_is") || e.policies === void 0 && (y = "policies") || e.digest === void 0 && (y = "digest") || e.restart === void 0 && (y = "restart") || e.summary === void 0 && (y = "summary") || e.destroys === void 0 && (y = "destroys") || e.obstacles === void 0 && (y = "obstacles") || e.foreign === void 0 && (y = "foreign"))
        return h.errors = [{ instancePath: i, schemaPath: "#/allOf/0/else/required", keyword: "required", params: { missingProperty: y } }], !1;
      if (e.status !== void 0) {
        let M = e.status;
        if (!(M === "ok" || M === "changes" || M === "refused"))
          return h.errors = [{ instancePath: i + "/status", schemaPath: "#/allOf/0/else/properties/status/enum", keyword: "enum", params: { allowedValues: ae.allOf[0].else.properties.status.enum } }], !1;
      }
    }
    var T = E === r;
    n = T, _ = "else";
  }
  if (!n) {
    let E = { instancePath: i, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: _ } };
    return s === null ? s = [E] : s.push(E), r++, h.errors = s, !1;
  }
  var V = l === r;
  if (V) {
    let E = r, t = r, y = !0, M = r;
    if (e && typeof e == "object" && !Array.isArray(e) && e.command !== void 0 && e.command !== "plan") {
      let $ = {};
      s === null ? s = [$] : s.push($), r++;
    }
    var m = M === r;
    r = t, s !== null && (t ? s.length = t : s = null);
    let w;
    if (m) {
      let $ = r, G = r, X = !0, Z = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        let Y;
        if (e.error === void 0 && (Y = "error")) {
          let L = {};
          s === null ? s = [L] : s.push(L), r++;
        }
      }
      var k = Z === r;
      if (r = G, s !== null && (G ? s.length = G : s = null), !k) {
        let Y = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          let ye;
          if (e.checksum === void 0 && (ye = "checksum"))
            return h.errors = [{ instancePath: i, schemaPath: "#/allOf/1/then/else/required", keyword: "required", params: { missingProperty: ye } }], !1;
        }
        var k = Y === r;
        X = k;
      }
      if (!X) {
        let Y = { instancePath: i, schemaPath: "#/allOf/1/then/if", keyword: "if", params: { failingKeyword: "else" } };
        return s === null ? s = [Y] : s.push(Y), r++, h.errors = s, !1;
      }
      if (r === $ && e && typeof e == "object" && !Array.isArray(e)) {
        if (e.since !== void 0) {
          var b = !1;
          return h.errors = [{ instancePath: i + "/since", schemaPath: "#/allOf/1/then/properties/since/false schema", keyword: "false schema", params: {} }], !1;
        } else
          var b = !0;
        if (b)
          if (e.differences !== void 0) {
            var b = !1;
            return h.errors = [{ instancePath: i + "/differences", schemaPath: "#/allOf/1/then/properties/differences/false schema", keyword: "false schema", params: {} }], !1;
          } else
            var b = !0;
      }
      var m = $ === r;
      y = m, w = "then";
    } else {
      let $ = r, G = r, X = !0, Z = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        let L;
        if (e.error === void 0 && (L = "error")) {
          let ye = {};
          s === null ? s = [ye] : s.push(ye), r++;
        }
      }
      var j = Z === r;
      r = G, s !== null && (G ? s.length = G : s = null);
      let te;
      if (j) {
        let L = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          if (e.since !== void 0) {
            var f = !1;
            return h.errors = [{ instancePath: i + "/since", schemaPath: "#/allOf/1/else/then/properties/since/false schema", keyword: "false schema", params: {} }], !1;
          } else
            var f = !0;
          if (f)
            if (e.differences !== void 0) {
              var f = !1;
              return h.errors = [{ instancePath: i + "/differences", schemaPath: "#/allOf/1/else/then/properties/differences/false schema", keyword: "false schema", params: {} }], !1;
            } else
              var f = !0;
        }
        var j = L === r;
        X = j, te = "then";
      } else {
        let L = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          let ne;
          if (e.differences === void 0 && (ne = "differences"))
            return h.errors = [{ instancePath: i, schemaPath: "#/allOf/1/else/else/required", keyword: "required", params: { missingProperty: ne } }], !1;
          if (e.rehearsal !== void 0)
            return h.errors = [{ instancePath: i + "/rehearsal", schemaPath: "#/allOf/1/else/else/properties/rehearsal/false schema", keyword: "false schema", params: {} }], !1;
        }
        var j = L === r;
        X = j, te = "else";
      }
      if (!X) {
        let L = { instancePath: i, schemaPath: "#/allOf/1/else/if", keyword: "if", params: { failingKeyword: te } };
        return s === null ? s = [L] : s.push(L), r++, h.errors = s, !1;
      }
      if (r === $ && e && typeof e == "object" && !Array.isArray(e) && e.checksum !== void 0)
        return h.errors = [{ instancePath: i + "/checksum", schemaPath: "#/allOf/1/else/properties/checksum/false schema", keyword: "false schema", params: {} }], !1;
      var m = $ === r;
      y = m, w = "else";
    }
    if (!y) {
      let $ = { instancePath: i, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: w } };
      return s === null ? s = [$] : s.push($), r++, h.errors = s, !1;
    }
    var V = E === r;
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let E;
      if (e.format_version === void 0 && (E = "format_version") || e.command === void 0 && (E = "command") || e.status === void 0 && (E = "status") || e.problems === void 0 && (E = "problems") || e.decisions === void 0 && (E = "decisions"))
        return h.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: E } }], !1;
      if (e.format_version !== void 0) {
        let t = r;
        if (e.format_version !== 1)
          return h.errors = [{ instancePath: i + "/format_version", schemaPath: "#/properties/format_version/const", keyword: "const", params: { allowedValue: 1 } }], !1;
        var p = t === r;
      } else
        var p = !0;
      if (p) {
        if (e.command !== void 0) {
          let t = e.command, y = r;
          if (!(t === "plan" || t === "drift"))
            return h.errors = [{ instancePath: i + "/command", schemaPath: "#/properties/command/enum", keyword: "enum", params: { allowedValues: ae.properties.command.enum } }], !1;
          var p = y === r;
        } else
          var p = !0;
        if (p) {
          if (e.status !== void 0) {
            let t = e.status, y = r;
            if (!(t === "ok" || t === "changes" || t === "refused" || t === "failed" || t === "partial"))
              return h.errors = [{ instancePath: i + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: ae.properties.status.enum } }], !1;
            var p = y === r;
          } else
            var p = !0;
          if (p) {
            if (e.target !== void 0) {
              let t = e.target, y = r;
              if (r === y)
                if (t && typeof t == "object" && !Array.isArray(t)) {
                  let w;
                  if (t.name === void 0 && (w = "name") || t.url === void 0 && (w = "url") || t.connection === void 0 && (w = "connection"))
                    return h.errors = [{ instancePath: i + "/target", schemaPath: "#/properties/target/required", keyword: "required", params: { missingProperty: w } }], !1;
                  if (t.name !== void 0) {
                    let c = r;
                    if (typeof t.name != "string")
                      return h.errors = [{ instancePath: i + "/target/name", schemaPath: "#/properties/target/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                    var P = c === r;
                  } else
                    var P = !0;
                  if (P) {
                    if (t.url !== void 0) {
                      let c = r;
                      if (typeof t.url != "string")
                        return h.errors = [{ instancePath: i + "/target/url", schemaPath: "#/properties/target/properties/url/type", keyword: "type", params: { type: "string" } }], !1;
                      var P = c === r;
                    } else
                      var P = !0;
                    if (P)
                      if (t.connection !== void 0) {
                        let c = t.connection, $ = r;
                        if (r === $)
                          if (typeof c == "string") {
                            if (!Ae.test(c))
                              return h.errors = [{ instancePath: i + "/target/connection", schemaPath: "#/properties/target/properties/connection/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" } }], !1;
                          } else
                            return h.errors = [{ instancePath: i + "/target/connection", schemaPath: "#/properties/target/properties/connection/type", keyword: "type", params: { type: "string" } }], !1;
                        var P = $ === r;
                      } else
                        var P = !0;
                  }
                } else
                  return h.errors = [{ instancePath: i + "/target", schemaPath: "#/properties/target/type", keyword: "type", params: { type: "object" } }], !1;
              var p = y === r;
            } else
              var p = !0;
            if (p) {
              if (e.policies !== void 0) {
                let t = e.policies, y = r;
                if (r === y)
                  if (t && typeof t == "object" && !Array.isArray(t)) {
                    let w;
                    if (t.undeclared === void 0 && (w = "undeclared") || t.foreign_changes === void 0 && (w = "foreign_changes") || t.limits === void 0 && (w = "limits"))
                      return h.errors = [{ instancePath: i + "/policies", schemaPath: "#/properties/policies/required", keyword: "required", params: { missingProperty: w } }], !1;
                    if (t.undeclared !== void 0) {
                      let c = t.undeclared, $ = r;
                      if (!(c === "keep" || c === "report" || c === "delete"))
                        return h.errors = [{ instancePath: i + "/policies/undeclared", schemaPath: "#/properties/policies/properties/undeclared/enum", keyword: "enum", params: { allowedValues: ae.properties.policies.properties.undeclared.enum } }], !1;
                      var a = $ === r;
                    } else
                      var a = !0;
                    if (a) {
                      if (t.foreign_changes !== void 0) {
                        let c = t.foreign_changes, $ = r;
                        if (!(c === "refuse" || c === "include"))
                          return h.errors = [{ instancePath: i + "/policies/foreign_changes", schemaPath: "#/properties/policies/properties/foreign_changes/enum", keyword: "enum", params: { allowedValues: ae.properties.policies.properties.foreign_changes.enum } }], !1;
                        var a = $ === r;
                      } else
                        var a = !0;
                      if (a)
                        if (t.limits !== void 0) {
                          let c = t.limits, $ = r;
                          if (r === $)
                            if (c && typeof c == "object" && !Array.isArray(c)) {
                              let X;
                              if (c.destroy === void 0 && (X = "destroy") || c.records === void 0 && (X = "records"))
                                return h.errors = [{ instancePath: i + "/policies/limits", schemaPath: "#/properties/policies/properties/limits/required", keyword: "required", params: { missingProperty: X } }], !1;
                              if (c.destroy !== void 0) {
                                let Z = r;
                                D(c.destroy, { instancePath: i + "/policies/limits/destroy", parentData: c, parentDataProperty: "destroy", rootData: d }) || (s = s === null ? D.errors : s.concat(D.errors), r = s.length);
                                var K = Z === r;
                              } else
                                var K = !0;
                              if (K)
                                if (c.records !== void 0) {
                                  let Z = c.records, te = r;
                                  if (!(typeof Z == "number" && !(Z % 1) && !isNaN(Z) && isFinite(Z)) && Z !== null)
                                    return h.errors = [{ instancePath: i + "/policies/limits/records", schemaPath: "#/properties/policies/properties/limits/properties/records/type", keyword: "type", params: { type: ae.properties.policies.properties.limits.properties.records.type } }], !1;
                                  if (r === te && typeof Z == "number" && isFinite(Z) && (Z < 0 || isNaN(Z)))
                                    return h.errors = [{ instancePath: i + "/policies/limits/records", schemaPath: "#/properties/policies/properties/limits/properties/records/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                  var K = te === r;
                                } else
                                  var K = !0;
                            } else
                              return h.errors = [{ instancePath: i + "/policies/limits", schemaPath: "#/properties/policies/properties/limits/type", keyword: "type", params: { type: "object" } }], !1;
                          var a = $ === r;
                        } else
                          var a = !0;
                    }
                  } else
                    return h.errors = [{ instancePath: i + "/policies", schemaPath: "#/properties/policies/type", keyword: "type", params: { type: "object" } }], !1;
                var p = y === r;
              } else
                var p = !0;
              if (p) {
                if (e.release !== void 0) {
                  let t = e.release, y = r;
                  if (!(t === "5.2" || t === "6.5" || t === "7.1"))
                    return h.errors = [{ instancePath: i + "/release", schemaPath: "#/properties/release/enum", keyword: "enum", params: { allowedValues: ae.properties.release.enum } }], !1;
                  var p = y === r;
                } else
                  var p = !0;
                if (p) {
                  if (e.release_is !== void 0) {
                    let t = e.release_is, y = r;
                    if (!(t === "configured" || t === "read-off-the-rows" || t === "assumed"))
                      return h.errors = [{ instancePath: i + "/release_is", schemaPath: "#/properties/release_is/enum", keyword: "enum", params: { allowedValues: ae.properties.release_is.enum } }], !1;
                    var p = y === r;
                  } else
                    var p = !0;
                  if (p) {
                    if (e.digest !== void 0) {
                      let t = r;
                      oe(e.digest, { instancePath: i + "/digest", parentData: e, parentDataProperty: "digest", rootData: d }) || (s = s === null ? oe.errors : s.concat(oe.errors), r = s.length);
                      var p = t === r;
                    } else
                      var p = !0;
                    if (p) {
                      if (e.restart !== void 0) {
                        let t = e.restart, y = r;
                        if (!(t === "needed" || t === "reload" || t === "none"))
                          return h.errors = [{ instancePath: i + "/restart", schemaPath: "#/properties/restart/enum", keyword: "enum", params: { allowedValues: ae.properties.restart.enum } }], !1;
                        var p = y === r;
                      } else
                        var p = !0;
                      if (p) {
                        if (e.summary !== void 0) {
                          let t = e.summary, y = r;
                          if (r === y)
                            if (t && typeof t == "object" && !Array.isArray(t)) {
                              let w;
                              if (t.create === void 0 && (w = "create") || t.update === void 0 && (w = "update") || t.delete === void 0 && (w = "delete") || t.keep === void 0 && (w = "keep") || t.refuse === void 0 && (w = "refuse") || t.destroys === void 0 && (w = "destroys") || t.foreign === void 0 && (w = "foreign"))
                                return h.errors = [{ instancePath: i + "/summary", schemaPath: "#/properties/summary/required", keyword: "required", params: { missingProperty: w } }], !1;
                              if (t.create !== void 0) {
                                let c = r;
                                D(t.create, { instancePath: i + "/summary/create", parentData: t, parentDataProperty: "create", rootData: d }) || (s = s === null ? D.errors : s.concat(D.errors), r = s.length);
                                var N = c === r;
                              } else
                                var N = !0;
                              if (N) {
                                if (t.update !== void 0) {
                                  let c = r;
                                  D(t.update, { instancePath: i + "/summary/update", parentData: t, parentDataProperty: "update", rootData: d }) || (s = s === null ? D.errors : s.concat(D.errors), r = s.length);
                                  var N = c === r;
                                } else
                                  var N = !0;
                                if (N) {
                                  if (t.delete !== void 0) {
                                    let c = r;
                                    D(t.delete, { instancePath: i + "/summary/delete", parentData: t, parentDataProperty: "delete", rootData: d }) || (s = s === null ? D.errors : s.concat(D.errors), r = s.length);
                                    var N = c === r;
                                  } else
                                    var N = !0;
                                  if (N) {
                                    if (t.keep !== void 0) {
                                      let c = r;
                                      D(t.keep, { instancePath: i + "/summary/keep", parentData: t, parentDataProperty: "keep", rootData: d }) || (s = s === null ? D.errors : s.concat(D.errors), r = s.length);
                                      var N = c === r;
                                    } else
                                      var N = !0;
                                    if (N) {
                                      if (t.refuse !== void 0) {
                                        let c = r;
                                        D(t.refuse, { instancePath: i + "/summary/refuse", parentData: t, parentDataProperty: "refuse", rootData: d }) || (s = s === null ? D.errors : s.concat(D.errors), r = s.length);
                                        var N = c === r;
                                      } else
                                        var N = !0;
                                      if (N) {
                                        if (t.destroys !== void 0) {
                                          let c = r;
                                          D(t.destroys, { instancePath: i + "/summary/destroys", parentData: t, parentDataProperty: "destroys", rootData: d }) || (s = s === null ? D.errors : s.concat(D.errors), r = s.length);
                                          var N = c === r;
                                        } else
                                          var N = !0;
                                        if (N)
                                          if (t.foreign !== void 0) {
                                            let c = r;
                                            D(t.foreign, { instancePath: i + "/summary/foreign", parentData: t, parentDataProperty: "foreign", rootData: d }) || (s = s === null ? D.errors : s.concat(D.errors), r = s.length);
                                            var N = c === r;
                                          } else
                                            var N = !0;
                                      }
                                    }
                                  }
                                }
                              }
                            } else
                              return h.errors = [{ instancePath: i + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: "object" } }], !1;
                          var p = y === r;
                        } else
                          var p = !0;
                        if (p) {
                          if (e.destroys !== void 0) {
                            let t = r;
                            U(e.destroys, { instancePath: i + "/destroys", parentData: e, parentDataProperty: "destroys", rootData: d }) || (s = s === null ? U.errors : s.concat(U.errors), r = s.length);
                            var p = t === r;
                          } else
                            var p = !0;
                          if (p) {
                            if (e.counts !== void 0) {
                              let t = e.counts, y = r;
                              if (r === y)
                                if (Array.isArray(t)) {
                                  if (t.length < 1)
                                    return h.errors = [{ instancePath: i + "/counts", schemaPath: "#/properties/counts/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                  {
                                    var J = !0;
                                    let w = t.length;
                                    for (let c = 0; c < w; c++) {
                                      let $ = r;
                                      S(t[c], { instancePath: i + "/counts/" + c, parentData: t, parentDataProperty: c, rootData: d }) || (s = s === null ? S.errors : s.concat(S.errors), r = s.length);
                                      var J = $ === r;
                                      if (!J)
                                        break;
                                    }
                                  }
                                } else
                                  return h.errors = [{ instancePath: i + "/counts", schemaPath: "#/properties/counts/type", keyword: "type", params: { type: "array" } }], !1;
                              var p = y === r;
                            } else
                              var p = !0;
                            if (p) {
                              if (e.obstacles !== void 0) {
                                let t = e.obstacles, y = r;
                                if (r === y)
                                  if (Array.isArray(t)) {
                                    var F = !0;
                                    let w = t.length;
                                    for (let c = 0; c < w; c++) {
                                      let $ = r;
                                      z(t[c], { instancePath: i + "/obstacles/" + c, parentData: t, parentDataProperty: c, rootData: d }) || (s = s === null ? z.errors : s.concat(z.errors), r = s.length);
                                      var F = $ === r;
                                      if (!F)
                                        break;
                                    }
                                  } else
                                    return h.errors = [{ instancePath: i + "/obstacles", schemaPath: "#/properties/obstacles/type", keyword: "type", params: { type: "array" } }], !1;
                                var p = y === r;
                              } else
                                var p = !0;
                              if (p) {
                                if (e.decisions !== void 0) {
                                  let t = e.decisions, y = r;
                                  if (r === y)
                                    if (Array.isArray(t)) {
                                      var o = !0;
                                      let w = t.length;
                                      for (let c = 0; c < w; c++) {
                                        let $ = r;
                                        u(t[c], { instancePath: i + "/decisions/" + c, parentData: t, parentDataProperty: c, rootData: d }) || (s = s === null ? u.errors : s.concat(u.errors), r = s.length);
                                        var o = $ === r;
                                        if (!o)
                                          break;
                                      }
                                    } else
                                      return h.errors = [{ instancePath: i + "/decisions", schemaPath: "#/properties/decisions/type", keyword: "type", params: { type: "array" } }], !1;
                                  var p = y === r;
                                } else
                                  var p = !0;
                                if (p) {
                                  if (e.foreign !== void 0) {
                                    let t = e.foreign, y = r;
                                    if (r === y)
                                      if (Array.isArray(t)) {
                                        var O = !0;
                                        let w = t.length;
                                        for (let c = 0; c < w; c++) {
                                          let $ = r;
                                          re(t[c], { instancePath: i + "/foreign/" + c, parentData: t, parentDataProperty: c, rootData: d }) || (s = s === null ? re.errors : s.concat(re.errors), r = s.length);
                                          var O = $ === r;
                                          if (!O)
                                            break;
                                        }
                                      } else
                                        return h.errors = [{ instancePath: i + "/foreign", schemaPath: "#/properties/foreign/type", keyword: "type", params: { type: "array" } }], !1;
                                    var p = y === r;
                                  } else
                                    var p = !0;
                                  if (p) {
                                    if (e.problems !== void 0) {
                                      let t = e.problems, y = r;
                                      if (r === y)
                                        if (Array.isArray(t)) {
                                          var Q = !0;
                                          let w = t.length;
                                          for (let c = 0; c < w; c++) {
                                            let $ = r;
                                            W(t[c], { instancePath: i + "/problems/" + c, parentData: t, parentDataProperty: c, rootData: d }) || (s = s === null ? W.errors : s.concat(W.errors), r = s.length);
                                            var Q = $ === r;
                                            if (!Q)
                                              break;
                                          }
                                        } else
                                          return h.errors = [{ instancePath: i + "/problems", schemaPath: "#/properties/problems/type", keyword: "type", params: { type: "array" } }], !1;
                                      var p = y === r;
                                    } else
                                      var p = !0;
                                    if (p) {
                                      if (e.checksum !== void 0) {
                                        let t = e.checksum, y = r;
                                        if (r === y)
                                          if (typeof t == "string") {
                                            if (!Ae.test(t))
                                              return h.errors = [{ instancePath: i + "/checksum", schemaPath: "#/properties/checksum/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" } }], !1;
                                          } else
                                            return h.errors = [{ instancePath: i + "/checksum", schemaPath: "#/properties/checksum/type", keyword: "type", params: { type: "string" } }], !1;
                                        var p = y === r;
                                      } else
                                        var p = !0;
                                      if (p) {
                                        if (e.since !== void 0) {
                                          let t = e.since, y = r;
                                          if (r === y)
                                            if (t && typeof t == "object" && !Array.isArray(t)) {
                                              let w;
                                              if (t.ref === void 0 && (w = "ref") || t.commit === void 0 && (w = "commit"))
                                                return h.errors = [{ instancePath: i + "/since", schemaPath: "#/properties/since/required", keyword: "required", params: { missingProperty: w } }], !1;
                                              if (t.ref !== void 0) {
                                                let c = r;
                                                if (typeof t.ref != "string")
                                                  return h.errors = [{ instancePath: i + "/since/ref", schemaPath: "#/properties/since/properties/ref/type", keyword: "type", params: { type: "string" } }], !1;
                                                var x = c === r;
                                              } else
                                                var x = !0;
                                              if (x)
                                                if (t.commit !== void 0) {
                                                  let c = t.commit, $ = r;
                                                  if (r === $)
                                                    if (typeof c == "string") {
                                                      if (!Ee.test(c))
                                                        return h.errors = [{ instancePath: i + "/since/commit", schemaPath: "#/properties/since/properties/commit/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" } }], !1;
                                                    } else
                                                      return h.errors = [{ instancePath: i + "/since/commit", schemaPath: "#/properties/since/properties/commit/type", keyword: "type", params: { type: "string" } }], !1;
                                                  var x = $ === r;
                                                } else
                                                  var x = !0;
                                            } else
                                              return h.errors = [{ instancePath: i + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "object" } }], !1;
                                          var p = y === r;
                                        } else
                                          var p = !0;
                                        if (p) {
                                          if (e.differences !== void 0) {
                                            let t = r;
                                            U(e.differences, { instancePath: i + "/differences", parentData: e, parentDataProperty: "differences", rootData: d }) || (s = s === null ? U.errors : s.concat(U.errors), r = s.length);
                                            var p = t === r;
                                          } else
                                            var p = !0;
                                          if (p) {
                                            if (e.rehearsal !== void 0) {
                                              let t = r;
                                              R(e.rehearsal, { instancePath: i + "/rehearsal", parentData: e, parentDataProperty: "rehearsal", rootData: d }) || (s = s === null ? R.errors : s.concat(R.errors), r = s.length);
                                              var p = t === r;
                                            } else
                                              var p = !0;
                                            if (p)
                                              if (e.error !== void 0) {
                                                let t = e.error, y = r;
                                                if (r === y)
                                                  if (t && typeof t == "object" && !Array.isArray(t)) {
                                                    let w;
                                                    if (t.code === void 0 && (w = "code") || t.message === void 0 && (w = "message") || t.hint === void 0 && (w = "hint"))
                                                      return h.errors = [{ instancePath: i + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: w } }], !1;
                                                    if (t.code !== void 0) {
                                                      let c = r;
                                                      ce(t.code, { instancePath: i + "/error/code", parentData: t, parentDataProperty: "code", rootData: d }) || (s = s === null ? ce.errors : s.concat(ce.errors), r = s.length);
                                                      var q = c === r;
                                                    } else
                                                      var q = !0;
                                                    if (q) {
                                                      if (t.message !== void 0) {
                                                        let c = r;
                                                        if (typeof t.message != "string")
                                                          return h.errors = [{ instancePath: i + "/error/message", schemaPath: "#/properties/error/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var q = c === r;
                                                      } else
                                                        var q = !0;
                                                      if (q)
                                                        if (t.hint !== void 0) {
                                                          let c = r;
                                                          ie(t.hint, { instancePath: i + "/error/hint", parentData: t, parentDataProperty: "hint", rootData: d }) || (s = s === null ? ie.errors : s.concat(ie.errors), r = s.length);
                                                          var q = c === r;
                                                        } else
                                                          var q = !0;
                                                    }
                                                  } else
                                                    return h.errors = [{ instancePath: i + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "object" } }], !1;
                                                var p = y === r;
                                              } else
                                                var p = !0;
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
      }
    } else
      return h.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return h.errors = s, r === 0;
}
export {
  Se as plan
};
