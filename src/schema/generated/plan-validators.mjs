// Generated from schemas/ by scripts/compile-schemas.ts.
var Ee = (e, i) => () => {
  try {
    return i || e((i = { exports: {} }).exports, i), i.exports;
  } catch (C) {
    throw i = 0, C;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var Ae = Ee((we) => {
  "use strict";
  Object.defineProperty(we, "__esModule", { value: !0 });
  function Pe(e) {
    let i = e.length, C = 0, x = 0, d;
    for (; x < i; )
      C++, d = e.charCodeAt(x++), d >= 55296 && d <= 56319 && x < i && (d = e.charCodeAt(x), (d & 64512) === 56320 && x++);
    return C;
  }
  we.default = Pe;
  Pe.code = 'require("ajv/dist/runtime/ucs2length").default';
});

// <stdin>
var Ue = h, ne = { $schema: "http://json-schema.org/draft-07/schema#", $id: "urn:deskform:plan", type: "object", required: ["format_version", "command", "status", "problems", "decisions"], properties: { format_version: { const: 1 }, command: { enum: ["plan", "drift"] }, status: { enum: ["ok", "changes", "refused", "failed", "partial"] }, target: { type: "object", required: ["name", "url"], properties: { name: { type: "string" }, url: { type: "string" }, connection: { type: "string", pattern: "^[0-9a-f]{64}$" } } }, policies: { type: "object", required: ["undeclared", "foreign_changes", "limits"], properties: { undeclared: { enum: ["keep", "report", "delete"] }, foreign_changes: { enum: ["refuse", "include"] }, limits: { type: "object", required: ["destroy", "records"], properties: { destroy: { $ref: "#/definitions/count" }, records: { type: ["integer", "null"], minimum: 0 } } }, restart_command: { type: "array", items: { type: "string" } } } }, release: { enum: ["5.2", "6.5", "7.1"] }, release_is: { enum: ["configured", "read-off-the-rows", "assumed"] }, digest: { $ref: "#/definitions/digest" }, restart: { enum: ["needed", "reload", "none"] }, summary: { type: "object", required: ["create", "update", "delete", "keep", "refuse", "destroys", "foreign"], properties: { create: { $ref: "#/definitions/count" }, update: { $ref: "#/definitions/count" }, delete: { $ref: "#/definitions/count" }, keep: { $ref: "#/definitions/count" }, refuse: { $ref: "#/definitions/count" }, destroys: { $ref: "#/definitions/count" }, foreign: { $ref: "#/definitions/count" } } }, destroys: { $ref: "#/definitions/keys" }, counts: { type: "array", minItems: 1, items: { $ref: "#/definitions/record_count" } }, obstacles: { type: "array", items: { $ref: "#/definitions/obstacle" } }, decisions: { type: "array", items: { $ref: "#/definitions/decision" } }, foreign: { type: "array", items: { $ref: "#/definitions/foreign" } }, problems: { type: "array", items: { $ref: "#/definitions/problem" } }, checksum: { type: "string", pattern: "^[0-9a-f]{64}$" }, since: { type: "object", required: ["ref", "commit"], properties: { ref: { type: "string" }, commit: { type: "string", pattern: "^[0-9a-f]{40,64}$" } } }, differences: { $ref: "#/definitions/keys" }, rehearsal: { $ref: "#/definitions/rehearsal" }, error: { type: "object", required: ["code", "message", "hint"], properties: { code: { $ref: "#/definitions/failure_code" }, message: { type: "string" }, hint: { $ref: "#/definitions/hint" } } } }, allOf: [{ if: { required: ["error"] }, then: { properties: { status: { enum: ["refused", "failed", "partial"] }, decisions: { maxItems: 0 }, digest: !1, checksum: !1, rehearsal: !1 } }, else: { required: ["target", "release", "release_is", "policies", "digest", "restart", "summary", "destroys", "obstacles", "foreign"], properties: { target: { required: ["connection"] }, status: { enum: ["ok", "changes", "refused"] } } } }, { if: { properties: { command: { const: "plan" } } }, then: { properties: { since: !1, differences: !1 }, if: { required: ["error"] }, else: { required: ["checksum"] } }, else: { properties: { checksum: !1 }, if: { required: ["error"] }, then: { properties: { since: !1, differences: !1 } }, else: { required: ["differences"], properties: { rehearsal: !1 } } } }], definitions: { count: { type: "integer", minimum: 0 }, key: { type: "string", pattern: "^(Ticket|User|Organization|Group)\\.[\\s\\S]+$" }, waiting_for: { type: "array", items: { enum: ["creation", "column-change", "deletion", "settings"] } }, keys: { type: "array", items: { $ref: "#/definitions/key" } }, digest: { type: "string", pattern: "^d2\\.[A-Za-z0-9_-]+$" }, hint: { type: ["string", "null"] }, failure_code: { type: "string", pattern: "^[A-Z][A-Z_]+$" }, problem_code: { type: "string", pattern: "^[a-z][a-z-]+$" }, rule: { enum: ["service", "house"] }, file: { type: "string" }, line: { type: "integer", minimum: 1 }, column: { type: "integer", minimum: 1 }, moved: { enum: ["git", "help-desk", "both"] }, row: { type: "object", required: ["display", "data_type", "data_option", "active", "screens"], properties: { display: { type: "string" }, data_type: { type: "string" }, data_option: { type: "object" }, active: { type: "boolean" }, position: { type: "number" }, screens: { type: "object" } } }, change: { type: "object", required: ["path", "effect", "cost", "file", "line", "column"], properties: { path: { type: "string", minLength: 1 }, before: {}, after: {}, effect: { enum: ["at-once", "at-migration"] }, cost: { enum: ["none", "values-may-not-fit", "values-not-selectable", "writes-refused", "new-records-only"] }, moved: { $ref: "#/definitions/moved" }, file: { $ref: "#/definitions/file" }, line: { $ref: "#/definitions/line" }, column: { $ref: "#/definitions/column" } } }, decision: { type: "object", required: ["key", "action", "because"], properties: { key: { $ref: "#/definitions/key" }, action: { enum: ["create", "update", "delete", "keep", "refuse"] }, because: { type: "string" }, digest: { $ref: "#/definitions/digest" }, before: { $ref: "#/definitions/row" }, after: { $ref: "#/definitions/row" }, accepts: { type: "array", minItems: 1, items: { type: "string" } }, waiting_for: { $ref: "#/definitions/waiting_for" }, pending: { type: "object" }, staged: { type: "string", pattern: "^[0-9a-f]{32}$" }, put_back: { type: "string", pattern: "^[0-9a-f]{32}$" }, changes: { type: "array", items: { $ref: "#/definitions/change" } }, carried_over: { type: "array", items: { type: "string" } }, cost: { enum: ["column-dropped", "none"] }, code: { $ref: "#/definitions/problem_code" }, message: { type: "string" }, label: { type: "string" }, hint: { $ref: "#/definitions/hint" }, rule: { $ref: "#/definitions/rule" }, moved: { $ref: "#/definitions/moved" }, file: { $ref: "#/definitions/file" }, line: { $ref: "#/definitions/line" }, column: { $ref: "#/definitions/column" } }, allOf: [{ if: { properties: { action: { const: "create" } } }, then: { required: ["digest", "after", "staged", "file", "line", "column"], properties: { because: { enum: ["not-on-desk", "staged-as-declared"] }, before: !1, waiting_for: !1, pending: !1, put_back: !1, changes: !1, carried_over: !1, cost: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "update" } } }, then: { required: ["digest", "before", "waiting_for", "after", "staged", "put_back", "changes", "carried_over", "file", "line", "column"], properties: { because: { enum: ["differs", "staged-as-declared", "restaged"] }, cost: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "delete" } } }, then: { required: ["digest", "before", "waiting_for", "cost"], properties: { because: { enum: ["tombstone", "not-declared", "staged-as-declared"] }, after: !1, staged: !1, changes: !1, carried_over: !1, accepts: !1, put_back: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "keep" } } }, then: { required: ["carried_over"], properties: { because: { enum: ["same", "waits-as-declared", "not-declared", "unmanaged", "came-with-the-installation", "list-is-not-whole", "type-unknown", "fulfilled"] }, digest: !1, before: !1, after: !1, staged: !1, changes: !1, accepts: !1, waiting_for: !1, pending: !1, put_back: !1, cost: !1, code: !1, message: !1, hint: !1, rule: !1, file: !1, line: !1, column: !1 } } }, { if: { properties: { action: { const: "refuse" } } }, then: { required: ["code", "message", "hint", "rule"], properties: { because: { $ref: "#/definitions/problem_code" }, digest: !1, staged: !1, carried_over: !1, accepts: !1, put_back: !1, waiting_for: !1, pending: !1, cost: !1 } } }] }, record_count: { type: "object", required: ["key", "hit", "records"], properties: { key: { $ref: "#/definitions/key" }, hit: { enum: ["value-deleted", "option-removed", "value-too-long", "value-missing"] }, characters: { $ref: "#/definitions/count" }, records: { type: ["integer", "null"], minimum: 0 }, of: { $ref: "#/definitions/count" }, not_counted: { enum: ["release", "object", "data-type", "permission", "too-slow", "no-answer", "contradiction", "not-saved"] }, seconds: { type: "number", minimum: 0 }, counted_at: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z$" } }, allOf: [{ if: { properties: { records: { const: null } } }, then: { required: ["not_counted"], properties: { of: !1 } }, else: { required: ["of"], properties: { not_counted: !1, seconds: !1 } } }] }, obstacle: { type: "object", required: ["kind"], properties: { kind: { enum: ["refusals", "destroy-limit", "record-limit", "poison", "foreign"] }, count: { $ref: "#/definitions/count" }, keys: { $ref: "#/definitions/keys" }, limit: { $ref: "#/definitions/count" }, records: { type: ["integer", "null"], minimum: 0 }, rows: { type: "array", items: { type: "object", required: ["key", "why", "repair"], properties: { key: { $ref: "#/definitions/key" }, why: { type: "string" }, repair: { type: "string" } } } } }, allOf: [{ if: { properties: { kind: { const: "refusals" } } }, then: { required: ["count"], properties: { keys: !1, limit: !1 } }, else: { required: ["keys"], properties: { count: !1 } } }, { if: { properties: { kind: { enum: ["destroy-limit", "record-limit"] } } }, then: { required: ["limit"] }, else: { properties: { limit: !1 } } }, { if: { properties: { kind: { const: "record-limit" } } }, then: { required: ["records"] }, else: { properties: { records: !1 } } }, { if: { properties: { kind: { const: "poison" } } }, then: { required: ["rows"] }, else: { properties: { rows: !1 } } }] }, foreign: { type: "object", required: ["key", "row", "waiting_for", "updated_by", "updated_by_id", "updated_at"], properties: { key: { $ref: "#/definitions/key" }, row: { $ref: "#/definitions/row" }, waiting_for: { $ref: "#/definitions/waiting_for" }, pending: { type: "object" }, updated_by: { type: ["string", "null"] }, updated_by_id: { type: "integer" }, updated_at: { type: "string" }, sent_by: { enum: ["deskform"] }, moved: { $ref: "#/definitions/moved" } } }, problem: { type: "object", required: ["code", "severity", "rule", "message", "hint", "file", "line", "column"], properties: { code: { $ref: "#/definitions/problem_code" }, severity: { enum: ["error", "warning"] }, rule: { $ref: "#/definitions/rule" }, message: { type: "string" }, hint: { $ref: "#/definitions/hint" }, file: { type: ["string", "null"] }, line: { type: ["integer", "null"], minimum: 1 }, column: { type: ["integer", "null"], minimum: 1 }, key: { type: "string" } } }, rehearsal: { type: "object", required: ["outcome"], properties: { outcome: { enum: ["works", "fails", "not-rehearsed"] }, because: { enum: ["refused", "nothing-to-do"] }, done: { $ref: "#/definitions/keys" }, error: { type: "object", required: ["code", "message"], properties: { code: { $ref: "#/definitions/failure_code" }, message: { type: "string" } } }, stops_at: { type: ["string", "null"] }, failed: { type: ["string", "null"] }, left_staged: { $ref: "#/definitions/keys" }, not_tried: { $ref: "#/definitions/keys" } }, allOf: [{ if: { properties: { outcome: { const: "works" } } }, then: { required: ["done"] } }, { if: { properties: { outcome: { const: "not-rehearsed" } } }, then: { required: ["because"], properties: { done: !1 } }, else: { properties: { because: !1 } } }, { if: { properties: { outcome: { const: "fails" } } }, then: { required: ["error", "stops_at", "failed", "done", "left_staged", "not_tried"] }, else: { properties: { error: !1, stops_at: !1, failed: !1, left_staged: !1, not_tried: !1 } } }] } } }, Oe = new RegExp("^[0-9a-f]{64}$", "u"), Ve = new RegExp("^[0-9a-f]{40,64}$", "u");
function $(e, { instancePath: i = "", parentData: C, parentDataProperty: x, rootData: d = e } = {}) {
  let s = null, r = 0;
  return typeof e == "number" && !(e % 1) && !isNaN(e) && isFinite(e) ? r === 0 && typeof e == "number" && isFinite(e) && (e < 0 || isNaN(e)) ? ($.errors = [{ instancePath: i, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1) : ($.errors = s, r === 0) : ($.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "integer" } }], !1);
}
var Fe = new RegExp("^d2\\.[A-Za-z0-9_-]+$", "u");
function oe(e, { instancePath: i = "", parentData: C, parentDataProperty: x, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (typeof e == "string") {
      if (!Fe.test(e))
        return oe.errors = [{ instancePath: i, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^d2\\.[A-Za-z0-9_-]+$" } }], !1;
    } else
      return oe.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1;
  return oe.errors = s, r === 0;
}
var Ke = new RegExp("^(Ticket|User|Organization|Group)\\.[\\s\\S]+$", "u");
function W(e, { instancePath: i = "", parentData: C, parentDataProperty: x, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (typeof e == "string") {
      if (!Ke.test(e))
        return W.errors = [{ instancePath: i, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(Ticket|User|Organization|Group)\\.[\\s\\S]+$" } }], !1;
    } else
      return W.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1;
  return W.errors = s, r === 0;
}
function B(e, { instancePath: i = "", parentData: C, parentDataProperty: x, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (Array.isArray(e)) {
      var l = !0;
      let g = e.length;
      for (let a = 0; a < g; a++) {
        let P = r;
        W(e[a], { instancePath: i + "/" + a, parentData: e, parentDataProperty: a, rootData: d }) || (s = s === null ? W.errors : s.concat(W.errors), r = s.length);
        var l = P === r;
        if (!l)
          break;
      }
    } else
      return B.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "array" } }], !1;
  return B.errors = s, r === 0;
}
var be = { type: "object", required: ["key", "hit", "records"], properties: { key: { $ref: "#/definitions/key" }, hit: { enum: ["value-deleted", "option-removed", "value-too-long", "value-missing"] }, characters: { $ref: "#/definitions/count" }, records: { type: ["integer", "null"], minimum: 0 }, of: { $ref: "#/definitions/count" }, not_counted: { enum: ["release", "object", "data-type", "permission", "too-slow", "no-answer", "contradiction", "not-saved"] }, seconds: { type: "number", minimum: 0 }, counted_at: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z$" } }, allOf: [{ if: { properties: { records: { const: null } } }, then: { required: ["not_counted"], properties: { of: !1 } }, else: { required: ["of"], properties: { not_counted: !1, seconds: !1 } } }] }, xe = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z$", "u");
function M(e, { instancePath: i = "", parentData: C, parentDataProperty: x, rootData: d = e } = {}) {
  let s = null, r = 0, l = r, g = !0, a = r;
  if (e && typeof e == "object" && !Array.isArray(e) && e.records !== void 0 && e.records !== null) {
    let N = {};
    s === null ? s = [N] : s.push(N), r++;
  }
  var P = a === r;
  r = l, s !== null && (l ? s.length = l : s = null);
  let T;
  if (P) {
    let N = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let v;
      if (e.not_counted === void 0 && (v = "not_counted"))
        return M.errors = [{ instancePath: i, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: v } }], !1;
      if (e.of !== void 0)
        return M.errors = [{ instancePath: i + "/of", schemaPath: "#/allOf/0/then/properties/of/false schema", keyword: "false schema", params: {} }], !1;
    }
    var P = N === r;
    g = P, T = "then";
  } else {
    let N = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let v;
      if (e.of === void 0 && (v = "of"))
        return M.errors = [{ instancePath: i, schemaPath: "#/allOf/0/else/required", keyword: "required", params: { missingProperty: v } }], !1;
      if (e.not_counted !== void 0) {
        var k = !1;
        return M.errors = [{ instancePath: i + "/not_counted", schemaPath: "#/allOf/0/else/properties/not_counted/false schema", keyword: "false schema", params: {} }], !1;
      } else
        var k = !0;
      if (k)
        if (e.seconds !== void 0) {
          var k = !1;
          return M.errors = [{ instancePath: i + "/seconds", schemaPath: "#/allOf/0/else/properties/seconds/false schema", keyword: "false schema", params: {} }], !1;
        } else
          var k = !0;
    }
    var P = N === r;
    g = P, T = "else";
  }
  if (!g) {
    let N = { instancePath: i, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: T } };
    return s === null ? s = [N] : s.push(N), r++, M.errors = s, !1;
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let N;
      if (e.key === void 0 && (N = "key") || e.hit === void 0 && (N = "hit") || e.records === void 0 && (N = "records"))
        return M.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: N } }], !1;
      if (e.key !== void 0) {
        let m = r;
        W(e.key, { instancePath: i + "/key", parentData: e, parentDataProperty: "key", rootData: d }) || (s = s === null ? W.errors : s.concat(W.errors), r = s.length);
        var _ = m === r;
      } else
        var _ = !0;
      if (_) {
        if (e.hit !== void 0) {
          let m = e.hit, v = r;
          if (!(m === "value-deleted" || m === "option-removed" || m === "value-too-long" || m === "value-missing"))
            return M.errors = [{ instancePath: i + "/hit", schemaPath: "#/properties/hit/enum", keyword: "enum", params: { allowedValues: be.properties.hit.enum } }], !1;
          var _ = v === r;
        } else
          var _ = !0;
        if (_) {
          if (e.characters !== void 0) {
            let m = r;
            $(e.characters, { instancePath: i + "/characters", parentData: e, parentDataProperty: "characters", rootData: d }) || (s = s === null ? $.errors : s.concat($.errors), r = s.length);
            var _ = m === r;
          } else
            var _ = !0;
          if (_) {
            if (e.records !== void 0) {
              let m = e.records, v = r;
              if (!(typeof m == "number" && !(m % 1) && !isNaN(m) && isFinite(m)) && m !== null)
                return M.errors = [{ instancePath: i + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: be.properties.records.type } }], !1;
              if (r === v && typeof m == "number" && isFinite(m) && (m < 0 || isNaN(m)))
                return M.errors = [{ instancePath: i + "/records", schemaPath: "#/properties/records/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
              var _ = v === r;
            } else
              var _ = !0;
            if (_) {
              if (e.of !== void 0) {
                let m = r;
                $(e.of, { instancePath: i + "/of", parentData: e, parentDataProperty: "of", rootData: d }) || (s = s === null ? $.errors : s.concat($.errors), r = s.length);
                var _ = m === r;
              } else
                var _ = !0;
              if (_) {
                if (e.not_counted !== void 0) {
                  let m = e.not_counted, v = r;
                  if (!(m === "release" || m === "object" || m === "data-type" || m === "permission" || m === "too-slow" || m === "no-answer" || m === "contradiction" || m === "not-saved"))
                    return M.errors = [{ instancePath: i + "/not_counted", schemaPath: "#/properties/not_counted/enum", keyword: "enum", params: { allowedValues: be.properties.not_counted.enum } }], !1;
                  var _ = v === r;
                } else
                  var _ = !0;
                if (_) {
                  if (e.seconds !== void 0) {
                    let m = e.seconds, v = r;
                    if (r === v)
                      if (typeof m == "number" && isFinite(m)) {
                        if (m < 0 || isNaN(m))
                          return M.errors = [{ instancePath: i + "/seconds", schemaPath: "#/properties/seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      } else
                        return M.errors = [{ instancePath: i + "/seconds", schemaPath: "#/properties/seconds/type", keyword: "type", params: { type: "number" } }], !1;
                    var _ = v === r;
                  } else
                    var _ = !0;
                  if (_)
                    if (e.counted_at !== void 0) {
                      let m = e.counted_at, v = r;
                      if (r === v)
                        if (typeof m == "string") {
                          if (!xe.test(m))
                            return M.errors = [{ instancePath: i + "/counted_at", schemaPath: "#/properties/counted_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z$" } }], !1;
                        } else
                          return M.errors = [{ instancePath: i + "/counted_at", schemaPath: "#/properties/counted_at/type", keyword: "type", params: { type: "string" } }], !1;
                      var _ = v === r;
                    } else
                      var _ = !0;
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
var qe = { type: "object", required: ["kind"], properties: { kind: { enum: ["refusals", "destroy-limit", "record-limit", "poison", "foreign"] }, count: { $ref: "#/definitions/count" }, keys: { $ref: "#/definitions/keys" }, limit: { $ref: "#/definitions/count" }, records: { type: ["integer", "null"], minimum: 0 }, rows: { type: "array", items: { type: "object", required: ["key", "why", "repair"], properties: { key: { $ref: "#/definitions/key" }, why: { type: "string" }, repair: { type: "string" } } } } }, allOf: [{ if: { properties: { kind: { const: "refusals" } } }, then: { required: ["count"], properties: { keys: !1, limit: !1 } }, else: { required: ["keys"], properties: { count: !1 } } }, { if: { properties: { kind: { enum: ["destroy-limit", "record-limit"] } } }, then: { required: ["limit"] }, else: { properties: { limit: !1 } } }, { if: { properties: { kind: { const: "record-limit" } } }, then: { required: ["records"] }, else: { properties: { records: !1 } } }, { if: { properties: { kind: { const: "poison" } } }, then: { required: ["rows"] }, else: { properties: { rows: !1 } } }] };
function K(e, { instancePath: i = "", parentData: C, parentDataProperty: x, rootData: d = e } = {}) {
  let s = null, r = 0, l = r, g = r, a = !0, P = r;
  if (e && typeof e == "object" && !Array.isArray(e) && e.kind !== void 0 && e.kind !== "refusals") {
    let o = {};
    s === null ? s = [o] : s.push(o), r++;
  }
  var T = P === r;
  r = g, s !== null && (g ? s.length = g : s = null);
  let k;
  if (T) {
    let o = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let E;
      if (e.count === void 0 && (E = "count"))
        return K.errors = [{ instancePath: i, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: E } }], !1;
      if (e.keys !== void 0) {
        var _ = !1;
        return K.errors = [{ instancePath: i + "/keys", schemaPath: "#/allOf/0/then/properties/keys/false schema", keyword: "false schema", params: {} }], !1;
      } else
        var _ = !0;
      if (_)
        if (e.limit !== void 0) {
          var _ = !1;
          return K.errors = [{ instancePath: i + "/limit", schemaPath: "#/allOf/0/then/properties/limit/false schema", keyword: "false schema", params: {} }], !1;
        } else
          var _ = !0;
    }
    var T = o === r;
    a = T, k = "then";
  } else {
    let o = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let E;
      if (e.keys === void 0 && (E = "keys"))
        return K.errors = [{ instancePath: i, schemaPath: "#/allOf/0/else/required", keyword: "required", params: { missingProperty: E } }], !1;
      if (e.count !== void 0)
        return K.errors = [{ instancePath: i + "/count", schemaPath: "#/allOf/0/else/properties/count/false schema", keyword: "false schema", params: {} }], !1;
    }
    var T = o === r;
    a = T, k = "else";
  }
  if (!a) {
    let o = { instancePath: i, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: k } };
    return s === null ? s = [o] : s.push(o), r++, K.errors = s, !1;
  }
  var N = l === r;
  if (N) {
    let o = r, n = r, E = !0, S = r;
    if (e && typeof e == "object" && !Array.isArray(e) && e.kind !== void 0) {
      let p = e.kind;
      if (!(p === "destroy-limit" || p === "record-limit")) {
        let O = {};
        s === null ? s = [O] : s.push(O), r++;
      }
    }
    var m = S === r;
    r = n, s !== null && (n ? s.length = n : s = null);
    let Y;
    if (m) {
      let p = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        let ee;
        if (e.limit === void 0 && (ee = "limit"))
          return K.errors = [{ instancePath: i, schemaPath: "#/allOf/1/then/required", keyword: "required", params: { missingProperty: ee } }], !1;
      }
      var m = p === r;
      E = m, Y = "then";
    } else {
      let p = r;
      if (e && typeof e == "object" && !Array.isArray(e) && e.limit !== void 0)
        return K.errors = [{ instancePath: i + "/limit", schemaPath: "#/allOf/1/else/properties/limit/false schema", keyword: "false schema", params: {} }], !1;
      var m = p === r;
      E = m, Y = "else";
    }
    if (!E) {
      let p = { instancePath: i, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: Y } };
      return s === null ? s = [p] : s.push(p), r++, K.errors = s, !1;
    }
    var N = o === r;
    if (N) {
      let p = r, O = r, ee = !0, z = r;
      if (e && typeof e == "object" && !Array.isArray(e) && e.kind !== void 0 && e.kind !== "record-limit") {
        let V = {};
        s === null ? s = [V] : s.push(V), r++;
      }
      var v = z === r;
      r = O, s !== null && (O ? s.length = O : s = null);
      let D;
      if (v) {
        let V = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          let t;
          if (e.records === void 0 && (t = "records"))
            return K.errors = [{ instancePath: i, schemaPath: "#/allOf/2/then/required", keyword: "required", params: { missingProperty: t } }], !1;
        }
        var v = V === r;
        ee = v, D = "then";
      } else {
        let V = r;
        if (e && typeof e == "object" && !Array.isArray(e) && e.records !== void 0)
          return K.errors = [{ instancePath: i + "/records", schemaPath: "#/allOf/2/else/properties/records/false schema", keyword: "false schema", params: {} }], !1;
        var v = V === r;
        ee = v, D = "else";
      }
      if (!ee) {
        let V = { instancePath: i, schemaPath: "#/allOf/2/if", keyword: "if", params: { failingKeyword: D } };
        return s === null ? s = [V] : s.push(V), r++, K.errors = s, !1;
      }
      var N = p === r;
      if (N) {
        let V = r, Z = r, t = !0, y = r;
        if (e && typeof e == "object" && !Array.isArray(e) && e.kind !== void 0 && e.kind !== "poison") {
          let f = {};
          s === null ? s = [f] : s.push(f), r++;
        }
        var A = y === r;
        r = Z, s !== null && (Z ? s.length = Z : s = null);
        let L;
        if (A) {
          let f = r;
          if (e && typeof e == "object" && !Array.isArray(e)) {
            let U;
            if (e.rows === void 0 && (U = "rows"))
              return K.errors = [{ instancePath: i, schemaPath: "#/allOf/3/then/required", keyword: "required", params: { missingProperty: U } }], !1;
          }
          var A = f === r;
          t = A, L = "then";
        } else {
          let f = r;
          if (e && typeof e == "object" && !Array.isArray(e) && e.rows !== void 0)
            return K.errors = [{ instancePath: i + "/rows", schemaPath: "#/allOf/3/else/properties/rows/false schema", keyword: "false schema", params: {} }], !1;
          var A = f === r;
          t = A, L = "else";
        }
        if (!t) {
          let f = { instancePath: i, schemaPath: "#/allOf/3/if", keyword: "if", params: { failingKeyword: L } };
          return s === null ? s = [f] : s.push(f), r++, K.errors = s, !1;
        }
        var N = V === r;
      }
    }
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let o;
      if (e.kind === void 0 && (o = "kind"))
        return K.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: o } }], !1;
      if (e.kind !== void 0) {
        let n = e.kind, E = r;
        if (!(n === "refusals" || n === "destroy-limit" || n === "record-limit" || n === "poison" || n === "foreign"))
          return K.errors = [{ instancePath: i + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: qe.properties.kind.enum } }], !1;
        var j = E === r;
      } else
        var j = !0;
      if (j) {
        if (e.count !== void 0) {
          let n = r;
          $(e.count, { instancePath: i + "/count", parentData: e, parentDataProperty: "count", rootData: d }) || (s = s === null ? $.errors : s.concat($.errors), r = s.length);
          var j = n === r;
        } else
          var j = !0;
        if (j) {
          if (e.keys !== void 0) {
            let n = r;
            B(e.keys, { instancePath: i + "/keys", parentData: e, parentDataProperty: "keys", rootData: d }) || (s = s === null ? B.errors : s.concat(B.errors), r = s.length);
            var j = n === r;
          } else
            var j = !0;
          if (j) {
            if (e.limit !== void 0) {
              let n = r;
              $(e.limit, { instancePath: i + "/limit", parentData: e, parentDataProperty: "limit", rootData: d }) || (s = s === null ? $.errors : s.concat($.errors), r = s.length);
              var j = n === r;
            } else
              var j = !0;
            if (j) {
              if (e.records !== void 0) {
                let n = e.records, E = r;
                if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n)) && n !== null)
                  return K.errors = [{ instancePath: i + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: qe.properties.records.type } }], !1;
                if (r === E && typeof n == "number" && isFinite(n) && (n < 0 || isNaN(n)))
                  return K.errors = [{ instancePath: i + "/records", schemaPath: "#/properties/records/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                var j = E === r;
              } else
                var j = !0;
              if (j)
                if (e.rows !== void 0) {
                  let n = e.rows, E = r;
                  if (r === E)
                    if (Array.isArray(n)) {
                      var u = !0;
                      let Y = n.length;
                      for (let b = 0; b < Y; b++) {
                        let p = n[b], O = r;
                        if (r === O)
                          if (p && typeof p == "object" && !Array.isArray(p)) {
                            let z;
                            if (p.key === void 0 && (z = "key") || p.why === void 0 && (z = "why") || p.repair === void 0 && (z = "repair"))
                              return K.errors = [{ instancePath: i + "/rows/" + b, schemaPath: "#/properties/rows/items/required", keyword: "required", params: { missingProperty: z } }], !1;
                            if (p.key !== void 0) {
                              let D = r;
                              W(p.key, { instancePath: i + "/rows/" + b + "/key", parentData: p, parentDataProperty: "key", rootData: d }) || (s = s === null ? W.errors : s.concat(W.errors), r = s.length);
                              var F = D === r;
                            } else
                              var F = !0;
                            if (F) {
                              if (p.why !== void 0) {
                                let D = r;
                                if (typeof p.why != "string")
                                  return K.errors = [{ instancePath: i + "/rows/" + b + "/why", schemaPath: "#/properties/rows/items/properties/why/type", keyword: "type", params: { type: "string" } }], !1;
                                var F = D === r;
                              } else
                                var F = !0;
                              if (F)
                                if (p.repair !== void 0) {
                                  let D = r;
                                  if (typeof p.repair != "string")
                                    return K.errors = [{ instancePath: i + "/rows/" + b + "/repair", schemaPath: "#/properties/rows/items/properties/repair/type", keyword: "type", params: { type: "string" } }], !1;
                                  var F = D === r;
                                } else
                                  var F = !0;
                            }
                          } else
                            return K.errors = [{ instancePath: i + "/rows/" + b, schemaPath: "#/properties/rows/items/type", keyword: "type", params: { type: "object" } }], !1;
                        var u = O === r;
                        if (!u)
                          break;
                      }
                    } else
                      return K.errors = [{ instancePath: i + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "array" } }], !1;
                  var j = E === r;
                } else
                  var j = !0;
            }
          }
        }
      }
    } else
      return K.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return K.errors = s, r === 0;
}
var ve = { type: "object", required: ["key", "action", "because"], properties: { key: { $ref: "#/definitions/key" }, action: { enum: ["create", "update", "delete", "keep", "refuse"] }, because: { type: "string" }, digest: { $ref: "#/definitions/digest" }, before: { $ref: "#/definitions/row" }, after: { $ref: "#/definitions/row" }, accepts: { type: "array", minItems: 1, items: { type: "string" } }, waiting_for: { $ref: "#/definitions/waiting_for" }, pending: { type: "object" }, staged: { type: "string", pattern: "^[0-9a-f]{32}$" }, put_back: { type: "string", pattern: "^[0-9a-f]{32}$" }, changes: { type: "array", items: { $ref: "#/definitions/change" } }, carried_over: { type: "array", items: { type: "string" } }, cost: { enum: ["column-dropped", "none"] }, code: { $ref: "#/definitions/problem_code" }, message: { type: "string" }, label: { type: "string" }, hint: { $ref: "#/definitions/hint" }, rule: { $ref: "#/definitions/rule" }, moved: { $ref: "#/definitions/moved" }, file: { $ref: "#/definitions/file" }, line: { $ref: "#/definitions/line" }, column: { $ref: "#/definitions/column" } }, allOf: [{ if: { properties: { action: { const: "create" } } }, then: { required: ["digest", "after", "staged", "file", "line", "column"], properties: { because: { enum: ["not-on-desk", "staged-as-declared"] }, before: !1, waiting_for: !1, pending: !1, put_back: !1, changes: !1, carried_over: !1, cost: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "update" } } }, then: { required: ["digest", "before", "waiting_for", "after", "staged", "put_back", "changes", "carried_over", "file", "line", "column"], properties: { because: { enum: ["differs", "staged-as-declared", "restaged"] }, cost: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "delete" } } }, then: { required: ["digest", "before", "waiting_for", "cost"], properties: { because: { enum: ["tombstone", "not-declared", "staged-as-declared"] }, after: !1, staged: !1, changes: !1, carried_over: !1, accepts: !1, put_back: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "keep" } } }, then: { required: ["carried_over"], properties: { because: { enum: ["same", "waits-as-declared", "not-declared", "unmanaged", "came-with-the-installation", "list-is-not-whole", "type-unknown", "fulfilled"] }, digest: !1, before: !1, after: !1, staged: !1, changes: !1, accepts: !1, waiting_for: !1, pending: !1, put_back: !1, cost: !1, code: !1, message: !1, hint: !1, rule: !1, file: !1, line: !1, column: !1 } } }, { if: { properties: { action: { const: "refuse" } } }, then: { required: ["code", "message", "hint", "rule"], properties: { because: { $ref: "#/definitions/problem_code" }, digest: !1, staged: !1, carried_over: !1, accepts: !1, put_back: !1, waiting_for: !1, pending: !1, cost: !1 } } }] };
var ze = new RegExp("^[a-z][a-z-]+$", "u");
function se(e, { instancePath: i = "", parentData: C, parentDataProperty: x, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (typeof e == "string") {
      if (!ze.test(e))
        return se.errors = [{ instancePath: i, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z-]+$" } }], !1;
    } else
      return se.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1;
  return se.errors = s, r === 0;
}
function Q(e, { instancePath: i = "", parentData: C, parentDataProperty: x, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let g;
      if (e.display === void 0 && (g = "display") || e.data_type === void 0 && (g = "data_type") || e.data_option === void 0 && (g = "data_option") || e.active === void 0 && (g = "active") || e.screens === void 0 && (g = "screens"))
        return Q.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: g } }], !1;
      if (e.display !== void 0) {
        let a = r;
        if (typeof e.display != "string")
          return Q.errors = [{ instancePath: i + "/display", schemaPath: "#/properties/display/type", keyword: "type", params: { type: "string" } }], !1;
        var l = a === r;
      } else
        var l = !0;
      if (l) {
        if (e.data_type !== void 0) {
          let a = r;
          if (typeof e.data_type != "string")
            return Q.errors = [{ instancePath: i + "/data_type", schemaPath: "#/properties/data_type/type", keyword: "type", params: { type: "string" } }], !1;
          var l = a === r;
        } else
          var l = !0;
        if (l) {
          if (e.data_option !== void 0) {
            let a = e.data_option, P = r;
            if (!(a && typeof a == "object" && !Array.isArray(a)))
              return Q.errors = [{ instancePath: i + "/data_option", schemaPath: "#/properties/data_option/type", keyword: "type", params: { type: "object" } }], !1;
            var l = P === r;
          } else
            var l = !0;
          if (l) {
            if (e.active !== void 0) {
              let a = r;
              if (typeof e.active != "boolean")
                return Q.errors = [{ instancePath: i + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: "boolean" } }], !1;
              var l = a === r;
            } else
              var l = !0;
            if (l) {
              if (e.position !== void 0) {
                let a = e.position, P = r;
                if (!(typeof a == "number" && isFinite(a)))
                  return Q.errors = [{ instancePath: i + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "number" } }], !1;
                var l = P === r;
              } else
                var l = !0;
              if (l)
                if (e.screens !== void 0) {
                  let a = e.screens, P = r;
                  if (!(a && typeof a == "object" && !Array.isArray(a)))
                    return Q.errors = [{ instancePath: i + "/screens", schemaPath: "#/properties/screens/type", keyword: "type", params: { type: "object" } }], !1;
                  var l = P === r;
                } else
                  var l = !0;
            }
          }
        }
      }
    } else
      return Q.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return Q.errors = s, r === 0;
}
var Ze = { type: "array", items: { enum: ["creation", "column-change", "deletion", "settings"] } };
function fe(e, { instancePath: i = "", parentData: C, parentDataProperty: x, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (Array.isArray(e)) {
      var l = !0;
      let g = e.length;
      for (let a = 0; a < g; a++) {
        let P = e[a], T = r;
        if (!(P === "creation" || P === "column-change" || P === "deletion" || P === "settings"))
          return fe.errors = [{ instancePath: i + "/" + a, schemaPath: "#/items/enum", keyword: "enum", params: { allowedValues: Ze.items.enum } }], !1;
        var l = T === r;
        if (!l)
          break;
      }
    } else
      return fe.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "array" } }], !1;
  return fe.errors = s, r === 0;
}
var $e = { type: "object", required: ["path", "effect", "cost", "file", "line", "column"], properties: { path: { type: "string", minLength: 1 }, before: {}, after: {}, effect: { enum: ["at-once", "at-migration"] }, cost: { enum: ["none", "values-may-not-fit", "values-not-selectable", "writes-refused", "new-records-only"] }, moved: { $ref: "#/definitions/moved" }, file: { $ref: "#/definitions/file" }, line: { $ref: "#/definitions/line" }, column: { $ref: "#/definitions/column" } } }, Ce = Ae().default, Ie = { enum: ["git", "help-desk", "both"] };
function te(e, { instancePath: i = "", parentData: C, parentDataProperty: x, rootData: d = e } = {}) {
  let s = null, r = 0;
  return e === "git" || e === "help-desk" || e === "both" ? (te.errors = s, r === 0) : (te.errors = [{ instancePath: i, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: Ie.enum } }], !1);
}
function ye(e, { instancePath: i = "", parentData: C, parentDataProperty: x, rootData: d = e } = {}) {
  let s = null, r = 0;
  return typeof e != "string" ? (ye.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1) : (ye.errors = s, r === 0);
}
function pe(e, { instancePath: i = "", parentData: C, parentDataProperty: x, rootData: d = e } = {}) {
  let s = null, r = 0;
  return typeof e == "number" && !(e % 1) && !isNaN(e) && isFinite(e) ? r === 0 && typeof e == "number" && isFinite(e) && (e < 1 || isNaN(e)) ? (pe.errors = [{ instancePath: i, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1) : (pe.errors = s, r === 0) : (pe.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "integer" } }], !1);
}
function ue(e, { instancePath: i = "", parentData: C, parentDataProperty: x, rootData: d = e } = {}) {
  let s = null, r = 0;
  return typeof e == "number" && !(e % 1) && !isNaN(e) && isFinite(e) ? r === 0 && typeof e == "number" && isFinite(e) && (e < 1 || isNaN(e)) ? (ue.errors = [{ instancePath: i, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1) : (ue.errors = s, r === 0) : (ue.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "integer" } }], !1);
}
function le(e, { instancePath: i = "", parentData: C, parentDataProperty: x, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let g;
      if (e.path === void 0 && (g = "path") || e.effect === void 0 && (g = "effect") || e.cost === void 0 && (g = "cost") || e.file === void 0 && (g = "file") || e.line === void 0 && (g = "line") || e.column === void 0 && (g = "column"))
        return le.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: g } }], !1;
      if (e.path !== void 0) {
        let a = e.path, P = r;
        if (r === P)
          if (typeof a == "string") {
            if (Ce(a) < 1)
              return le.errors = [{ instancePath: i + "/path", schemaPath: "#/properties/path/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
          } else
            return le.errors = [{ instancePath: i + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" } }], !1;
        var l = P === r;
      } else
        var l = !0;
      if (l) {
        if (e.effect !== void 0) {
          let a = e.effect, P = r;
          if (!(a === "at-once" || a === "at-migration"))
            return le.errors = [{ instancePath: i + "/effect", schemaPath: "#/properties/effect/enum", keyword: "enum", params: { allowedValues: $e.properties.effect.enum } }], !1;
          var l = P === r;
        } else
          var l = !0;
        if (l) {
          if (e.cost !== void 0) {
            let a = e.cost, P = r;
            if (!(a === "none" || a === "values-may-not-fit" || a === "values-not-selectable" || a === "writes-refused" || a === "new-records-only"))
              return le.errors = [{ instancePath: i + "/cost", schemaPath: "#/properties/cost/enum", keyword: "enum", params: { allowedValues: $e.properties.cost.enum } }], !1;
            var l = P === r;
          } else
            var l = !0;
          if (l) {
            if (e.moved !== void 0) {
              let a = r;
              te(e.moved, { instancePath: i + "/moved", parentData: e, parentDataProperty: "moved", rootData: d }) || (s = s === null ? te.errors : s.concat(te.errors), r = s.length);
              var l = a === r;
            } else
              var l = !0;
            if (l) {
              if (e.file !== void 0) {
                let a = r;
                ye(e.file, { instancePath: i + "/file", parentData: e, parentDataProperty: "file", rootData: d }) || (s = s === null ? ye.errors : s.concat(ye.errors), r = s.length);
                var l = a === r;
              } else
                var l = !0;
              if (l) {
                if (e.line !== void 0) {
                  let a = r;
                  pe(e.line, { instancePath: i + "/line", parentData: e, parentDataProperty: "line", rootData: d }) || (s = s === null ? pe.errors : s.concat(pe.errors), r = s.length);
                  var l = a === r;
                } else
                  var l = !0;
                if (l)
                  if (e.column !== void 0) {
                    let a = r;
                    ue(e.column, { instancePath: i + "/column", parentData: e, parentDataProperty: "column", rootData: d }) || (s = s === null ? ue.errors : s.concat(ue.errors), r = s.length);
                    var l = a === r;
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
var Re = { type: ["string", "null"] };
function ae(e, { instancePath: i = "", parentData: C, parentDataProperty: x, rootData: d = e } = {}) {
  let s = null, r = 0;
  return typeof e != "string" && e !== null ? (ae.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: Re.type } }], !1) : (ae.errors = s, r === 0);
}
var Te = { enum: ["service", "house"] };
function he(e, { instancePath: i = "", parentData: C, parentDataProperty: x, rootData: d = e } = {}) {
  let s = null, r = 0;
  return e === "service" || e === "house" ? (he.errors = s, r === 0) : (he.errors = [{ instancePath: i, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: Te.enum } }], !1);
}
var je = new RegExp("^[0-9a-f]{32}$", "u");
function c(e, { instancePath: i = "", parentData: C, parentDataProperty: x, rootData: d = e } = {}) {
  let s = null, r = 0, l = r, g = r, a = !0, P = r;
  if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "create") {
    let b = {};
    s === null ? s = [b] : s.push(b), r++;
  }
  var T = P === r;
  if (r = g, s !== null && (g ? s.length = g : s = null), T) {
    let b = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let O;
      if (e.digest === void 0 && (O = "digest") || e.after === void 0 && (O = "after") || e.staged === void 0 && (O = "staged") || e.file === void 0 && (O = "file") || e.line === void 0 && (O = "line") || e.column === void 0 && (O = "column"))
        return c.errors = [{ instancePath: i, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: O } }], !1;
      if (e.because !== void 0) {
        let ee = e.because, z = r;
        if (!(ee === "not-on-desk" || ee === "staged-as-declared"))
          return c.errors = [{ instancePath: i + "/because", schemaPath: "#/allOf/0/then/properties/because/enum", keyword: "enum", params: { allowedValues: ve.allOf[0].then.properties.because.enum } }], !1;
        var k = z === r;
      } else
        var k = !0;
      if (k) {
        if (e.before !== void 0) {
          var k = !1;
          return c.errors = [{ instancePath: i + "/before", schemaPath: "#/allOf/0/then/properties/before/false schema", keyword: "false schema", params: {} }], !1;
        } else
          var k = !0;
        if (k) {
          if (e.waiting_for !== void 0) {
            var k = !1;
            return c.errors = [{ instancePath: i + "/waiting_for", schemaPath: "#/allOf/0/then/properties/waiting_for/false schema", keyword: "false schema", params: {} }], !1;
          } else
            var k = !0;
          if (k) {
            if (e.pending !== void 0) {
              var k = !1;
              return c.errors = [{ instancePath: i + "/pending", schemaPath: "#/allOf/0/then/properties/pending/false schema", keyword: "false schema", params: {} }], !1;
            } else
              var k = !0;
            if (k) {
              if (e.put_back !== void 0) {
                var k = !1;
                return c.errors = [{ instancePath: i + "/put_back", schemaPath: "#/allOf/0/then/properties/put_back/false schema", keyword: "false schema", params: {} }], !1;
              } else
                var k = !0;
              if (k) {
                if (e.changes !== void 0) {
                  var k = !1;
                  return c.errors = [{ instancePath: i + "/changes", schemaPath: "#/allOf/0/then/properties/changes/false schema", keyword: "false schema", params: {} }], !1;
                } else
                  var k = !0;
                if (k) {
                  if (e.carried_over !== void 0) {
                    var k = !1;
                    return c.errors = [{ instancePath: i + "/carried_over", schemaPath: "#/allOf/0/then/properties/carried_over/false schema", keyword: "false schema", params: {} }], !1;
                  } else
                    var k = !0;
                  if (k) {
                    if (e.cost !== void 0) {
                      var k = !1;
                      return c.errors = [{ instancePath: i + "/cost", schemaPath: "#/allOf/0/then/properties/cost/false schema", keyword: "false schema", params: {} }], !1;
                    } else
                      var k = !0;
                    if (k) {
                      if (e.code !== void 0) {
                        var k = !1;
                        return c.errors = [{ instancePath: i + "/code", schemaPath: "#/allOf/0/then/properties/code/false schema", keyword: "false schema", params: {} }], !1;
                      } else
                        var k = !0;
                      if (k) {
                        if (e.message !== void 0) {
                          var k = !1;
                          return c.errors = [{ instancePath: i + "/message", schemaPath: "#/allOf/0/then/properties/message/false schema", keyword: "false schema", params: {} }], !1;
                        } else
                          var k = !0;
                        if (k) {
                          if (e.label !== void 0) {
                            var k = !1;
                            return c.errors = [{ instancePath: i + "/label", schemaPath: "#/allOf/0/then/properties/label/false schema", keyword: "false schema", params: {} }], !1;
                          } else
                            var k = !0;
                          if (k) {
                            if (e.hint !== void 0) {
                              var k = !1;
                              return c.errors = [{ instancePath: i + "/hint", schemaPath: "#/allOf/0/then/properties/hint/false schema", keyword: "false schema", params: {} }], !1;
                            } else
                              var k = !0;
                            if (k)
                              if (e.rule !== void 0) {
                                var k = !1;
                                return c.errors = [{ instancePath: i + "/rule", schemaPath: "#/allOf/0/then/properties/rule/false schema", keyword: "false schema", params: {} }], !1;
                              } else
                                var k = !0;
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
    var T = b === r;
    a = T;
  }
  if (!a) {
    let b = { instancePath: i, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: "then" } };
    return s === null ? s = [b] : s.push(b), r++, c.errors = s, !1;
  }
  var _ = l === r;
  if (_) {
    let b = r, p = r, O = !0, ee = r;
    if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "update") {
      let D = {};
      s === null ? s = [D] : s.push(D), r++;
    }
    var N = ee === r;
    if (r = p, s !== null && (p ? s.length = p : s = null), N) {
      let D = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        let V;
        if (e.digest === void 0 && (V = "digest") || e.before === void 0 && (V = "before") || e.waiting_for === void 0 && (V = "waiting_for") || e.after === void 0 && (V = "after") || e.staged === void 0 && (V = "staged") || e.put_back === void 0 && (V = "put_back") || e.changes === void 0 && (V = "changes") || e.carried_over === void 0 && (V = "carried_over") || e.file === void 0 && (V = "file") || e.line === void 0 && (V = "line") || e.column === void 0 && (V = "column"))
          return c.errors = [{ instancePath: i, schemaPath: "#/allOf/1/then/required", keyword: "required", params: { missingProperty: V } }], !1;
        if (e.because !== void 0) {
          let Z = e.because, t = r;
          if (!(Z === "differs" || Z === "staged-as-declared" || Z === "restaged"))
            return c.errors = [{ instancePath: i + "/because", schemaPath: "#/allOf/1/then/properties/because/enum", keyword: "enum", params: { allowedValues: ve.allOf[1].then.properties.because.enum } }], !1;
          var m = t === r;
        } else
          var m = !0;
        if (m) {
          if (e.cost !== void 0) {
            var m = !1;
            return c.errors = [{ instancePath: i + "/cost", schemaPath: "#/allOf/1/then/properties/cost/false schema", keyword: "false schema", params: {} }], !1;
          } else
            var m = !0;
          if (m) {
            if (e.code !== void 0) {
              var m = !1;
              return c.errors = [{ instancePath: i + "/code", schemaPath: "#/allOf/1/then/properties/code/false schema", keyword: "false schema", params: {} }], !1;
            } else
              var m = !0;
            if (m) {
              if (e.message !== void 0) {
                var m = !1;
                return c.errors = [{ instancePath: i + "/message", schemaPath: "#/allOf/1/then/properties/message/false schema", keyword: "false schema", params: {} }], !1;
              } else
                var m = !0;
              if (m) {
                if (e.label !== void 0) {
                  var m = !1;
                  return c.errors = [{ instancePath: i + "/label", schemaPath: "#/allOf/1/then/properties/label/false schema", keyword: "false schema", params: {} }], !1;
                } else
                  var m = !0;
                if (m) {
                  if (e.hint !== void 0) {
                    var m = !1;
                    return c.errors = [{ instancePath: i + "/hint", schemaPath: "#/allOf/1/then/properties/hint/false schema", keyword: "false schema", params: {} }], !1;
                  } else
                    var m = !0;
                  if (m)
                    if (e.rule !== void 0) {
                      var m = !1;
                      return c.errors = [{ instancePath: i + "/rule", schemaPath: "#/allOf/1/then/properties/rule/false schema", keyword: "false schema", params: {} }], !1;
                    } else
                      var m = !0;
                }
              }
            }
          }
        }
      }
      var N = D === r;
      O = N;
    }
    if (!O) {
      let D = { instancePath: i, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: "then" } };
      return s === null ? s = [D] : s.push(D), r++, c.errors = s, !1;
    }
    var _ = b === r;
    if (_) {
      let D = r, G = r, V = !0, Z = r;
      if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "delete") {
        let y = {};
        s === null ? s = [y] : s.push(y), r++;
      }
      var v = Z === r;
      if (r = G, s !== null && (G ? s.length = G : s = null), v) {
        let y = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          let w;
          if (e.digest === void 0 && (w = "digest") || e.before === void 0 && (w = "before") || e.waiting_for === void 0 && (w = "waiting_for") || e.cost === void 0 && (w = "cost"))
            return c.errors = [{ instancePath: i, schemaPath: "#/allOf/2/then/required", keyword: "required", params: { missingProperty: w } }], !1;
          if (e.because !== void 0) {
            let f = e.because, q = r;
            if (!(f === "tombstone" || f === "not-declared" || f === "staged-as-declared"))
              return c.errors = [{ instancePath: i + "/because", schemaPath: "#/allOf/2/then/properties/because/enum", keyword: "enum", params: { allowedValues: ve.allOf[2].then.properties.because.enum } }], !1;
            var A = q === r;
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
                    if (e.accepts !== void 0) {
                      var A = !1;
                      return c.errors = [{ instancePath: i + "/accepts", schemaPath: "#/allOf/2/then/properties/accepts/false schema", keyword: "false schema", params: {} }], !1;
                    } else
                      var A = !0;
                    if (A) {
                      if (e.put_back !== void 0) {
                        var A = !1;
                        return c.errors = [{ instancePath: i + "/put_back", schemaPath: "#/allOf/2/then/properties/put_back/false schema", keyword: "false schema", params: {} }], !1;
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
          }
        }
        var v = y === r;
        V = v;
      }
      if (!V) {
        let y = { instancePath: i, schemaPath: "#/allOf/2/if", keyword: "if", params: { failingKeyword: "then" } };
        return s === null ? s = [y] : s.push(y), r++, c.errors = s, !1;
      }
      var _ = D === r;
      if (_) {
        let y = r, L = r, w = !0, f = r;
        if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "keep") {
          let U = {};
          s === null ? s = [U] : s.push(U), r++;
        }
        var j = f === r;
        if (r = L, s !== null && (L ? s.length = L : s = null), j) {
          let U = r;
          if (e && typeof e == "object" && !Array.isArray(e)) {
            let I;
            if (e.carried_over === void 0 && (I = "carried_over"))
              return c.errors = [{ instancePath: i, schemaPath: "#/allOf/3/then/required", keyword: "required", params: { missingProperty: I } }], !1;
            if (e.because !== void 0) {
              let H = e.because, de = r;
              if (!(H === "same" || H === "waits-as-declared" || H === "not-declared" || H === "unmanaged" || H === "came-with-the-installation" || H === "list-is-not-whole" || H === "type-unknown" || H === "fulfilled"))
                return c.errors = [{ instancePath: i + "/because", schemaPath: "#/allOf/3/then/properties/because/enum", keyword: "enum", params: { allowedValues: ve.allOf[3].then.properties.because.enum } }], !1;
              var u = de === r;
            } else
              var u = !0;
            if (u) {
              if (e.digest !== void 0) {
                var u = !1;
                return c.errors = [{ instancePath: i + "/digest", schemaPath: "#/allOf/3/then/properties/digest/false schema", keyword: "false schema", params: {} }], !1;
              } else
                var u = !0;
              if (u) {
                if (e.before !== void 0) {
                  var u = !1;
                  return c.errors = [{ instancePath: i + "/before", schemaPath: "#/allOf/3/then/properties/before/false schema", keyword: "false schema", params: {} }], !1;
                } else
                  var u = !0;
                if (u) {
                  if (e.after !== void 0) {
                    var u = !1;
                    return c.errors = [{ instancePath: i + "/after", schemaPath: "#/allOf/3/then/properties/after/false schema", keyword: "false schema", params: {} }], !1;
                  } else
                    var u = !0;
                  if (u) {
                    if (e.staged !== void 0) {
                      var u = !1;
                      return c.errors = [{ instancePath: i + "/staged", schemaPath: "#/allOf/3/then/properties/staged/false schema", keyword: "false schema", params: {} }], !1;
                    } else
                      var u = !0;
                    if (u) {
                      if (e.changes !== void 0) {
                        var u = !1;
                        return c.errors = [{ instancePath: i + "/changes", schemaPath: "#/allOf/3/then/properties/changes/false schema", keyword: "false schema", params: {} }], !1;
                      } else
                        var u = !0;
                      if (u) {
                        if (e.accepts !== void 0) {
                          var u = !1;
                          return c.errors = [{ instancePath: i + "/accepts", schemaPath: "#/allOf/3/then/properties/accepts/false schema", keyword: "false schema", params: {} }], !1;
                        } else
                          var u = !0;
                        if (u) {
                          if (e.waiting_for !== void 0) {
                            var u = !1;
                            return c.errors = [{ instancePath: i + "/waiting_for", schemaPath: "#/allOf/3/then/properties/waiting_for/false schema", keyword: "false schema", params: {} }], !1;
                          } else
                            var u = !0;
                          if (u) {
                            if (e.pending !== void 0) {
                              var u = !1;
                              return c.errors = [{ instancePath: i + "/pending", schemaPath: "#/allOf/3/then/properties/pending/false schema", keyword: "false schema", params: {} }], !1;
                            } else
                              var u = !0;
                            if (u) {
                              if (e.put_back !== void 0) {
                                var u = !1;
                                return c.errors = [{ instancePath: i + "/put_back", schemaPath: "#/allOf/3/then/properties/put_back/false schema", keyword: "false schema", params: {} }], !1;
                              } else
                                var u = !0;
                              if (u) {
                                if (e.cost !== void 0) {
                                  var u = !1;
                                  return c.errors = [{ instancePath: i + "/cost", schemaPath: "#/allOf/3/then/properties/cost/false schema", keyword: "false schema", params: {} }], !1;
                                } else
                                  var u = !0;
                                if (u) {
                                  if (e.code !== void 0) {
                                    var u = !1;
                                    return c.errors = [{ instancePath: i + "/code", schemaPath: "#/allOf/3/then/properties/code/false schema", keyword: "false schema", params: {} }], !1;
                                  } else
                                    var u = !0;
                                  if (u) {
                                    if (e.message !== void 0) {
                                      var u = !1;
                                      return c.errors = [{ instancePath: i + "/message", schemaPath: "#/allOf/3/then/properties/message/false schema", keyword: "false schema", params: {} }], !1;
                                    } else
                                      var u = !0;
                                    if (u) {
                                      if (e.hint !== void 0) {
                                        var u = !1;
                                        return c.errors = [{ instancePath: i + "/hint", schemaPath: "#/allOf/3/then/properties/hint/false schema", keyword: "false schema", params: {} }], !1;
                                      } else
                                        var u = !0;
                                      if (u) {
                                        if (e.rule !== void 0) {
                                          var u = !1;
                                          return c.errors = [{ instancePath: i + "/rule", schemaPath: "#/allOf/3/then/properties/rule/false schema", keyword: "false schema", params: {} }], !1;
                                        } else
                                          var u = !0;
                                        if (u) {
                                          if (e.file !== void 0) {
                                            var u = !1;
                                            return c.errors = [{ instancePath: i + "/file", schemaPath: "#/allOf/3/then/properties/file/false schema", keyword: "false schema", params: {} }], !1;
                                          } else
                                            var u = !0;
                                          if (u) {
                                            if (e.line !== void 0) {
                                              var u = !1;
                                              return c.errors = [{ instancePath: i + "/line", schemaPath: "#/allOf/3/then/properties/line/false schema", keyword: "false schema", params: {} }], !1;
                                            } else
                                              var u = !0;
                                            if (u)
                                              if (e.column !== void 0) {
                                                var u = !1;
                                                return c.errors = [{ instancePath: i + "/column", schemaPath: "#/allOf/3/then/properties/column/false schema", keyword: "false schema", params: {} }], !1;
                                              } else
                                                var u = !0;
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
          var j = U === r;
          w = j;
        }
        if (!w) {
          let U = { instancePath: i, schemaPath: "#/allOf/3/if", keyword: "if", params: { failingKeyword: "then" } };
          return s === null ? s = [U] : s.push(U), r++, c.errors = s, !1;
        }
        var _ = y === r;
        if (_) {
          let U = r, X = r, I = !0, H = r;
          if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "refuse") {
            let J = {};
            s === null ? s = [J] : s.push(J), r++;
          }
          var F = H === r;
          if (r = X, s !== null && (X ? s.length = X : s = null), F) {
            let J = r;
            if (e && typeof e == "object" && !Array.isArray(e)) {
              let me;
              if (e.code === void 0 && (me = "code") || e.message === void 0 && (me = "message") || e.hint === void 0 && (me = "hint") || e.rule === void 0 && (me = "rule"))
                return c.errors = [{ instancePath: i, schemaPath: "#/allOf/4/then/required", keyword: "required", params: { missingProperty: me } }], !1;
              if (e.because !== void 0) {
                let Ne = r;
                se(e.because, { instancePath: i + "/because", parentData: e, parentDataProperty: "because", rootData: d }) || (s = s === null ? se.errors : s.concat(se.errors), r = s.length);
                var o = Ne === r;
              } else
                var o = !0;
              if (o) {
                if (e.digest !== void 0) {
                  var o = !1;
                  return c.errors = [{ instancePath: i + "/digest", schemaPath: "#/allOf/4/then/properties/digest/false schema", keyword: "false schema", params: {} }], !1;
                } else
                  var o = !0;
                if (o) {
                  if (e.staged !== void 0) {
                    var o = !1;
                    return c.errors = [{ instancePath: i + "/staged", schemaPath: "#/allOf/4/then/properties/staged/false schema", keyword: "false schema", params: {} }], !1;
                  } else
                    var o = !0;
                  if (o) {
                    if (e.carried_over !== void 0) {
                      var o = !1;
                      return c.errors = [{ instancePath: i + "/carried_over", schemaPath: "#/allOf/4/then/properties/carried_over/false schema", keyword: "false schema", params: {} }], !1;
                    } else
                      var o = !0;
                    if (o) {
                      if (e.accepts !== void 0) {
                        var o = !1;
                        return c.errors = [{ instancePath: i + "/accepts", schemaPath: "#/allOf/4/then/properties/accepts/false schema", keyword: "false schema", params: {} }], !1;
                      } else
                        var o = !0;
                      if (o) {
                        if (e.put_back !== void 0) {
                          var o = !1;
                          return c.errors = [{ instancePath: i + "/put_back", schemaPath: "#/allOf/4/then/properties/put_back/false schema", keyword: "false schema", params: {} }], !1;
                        } else
                          var o = !0;
                        if (o) {
                          if (e.waiting_for !== void 0) {
                            var o = !1;
                            return c.errors = [{ instancePath: i + "/waiting_for", schemaPath: "#/allOf/4/then/properties/waiting_for/false schema", keyword: "false schema", params: {} }], !1;
                          } else
                            var o = !0;
                          if (o) {
                            if (e.pending !== void 0) {
                              var o = !1;
                              return c.errors = [{ instancePath: i + "/pending", schemaPath: "#/allOf/4/then/properties/pending/false schema", keyword: "false schema", params: {} }], !1;
                            } else
                              var o = !0;
                            if (o)
                              if (e.cost !== void 0) {
                                var o = !1;
                                return c.errors = [{ instancePath: i + "/cost", schemaPath: "#/allOf/4/then/properties/cost/false schema", keyword: "false schema", params: {} }], !1;
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
            var F = J === r;
            I = F;
          }
          if (!I) {
            let J = { instancePath: i, schemaPath: "#/allOf/4/if", keyword: "if", params: { failingKeyword: "then" } };
            return s === null ? s = [J] : s.push(J), r++, c.errors = s, !1;
          }
          var _ = U === r;
        }
      }
    }
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let b;
      if (e.key === void 0 && (b = "key") || e.action === void 0 && (b = "action") || e.because === void 0 && (b = "because"))
        return c.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: b } }], !1;
      if (e.key !== void 0) {
        let p = r;
        W(e.key, { instancePath: i + "/key", parentData: e, parentDataProperty: "key", rootData: d }) || (s = s === null ? W.errors : s.concat(W.errors), r = s.length);
        var n = p === r;
      } else
        var n = !0;
      if (n) {
        if (e.action !== void 0) {
          let p = e.action, O = r;
          if (!(p === "create" || p === "update" || p === "delete" || p === "keep" || p === "refuse"))
            return c.errors = [{ instancePath: i + "/action", schemaPath: "#/properties/action/enum", keyword: "enum", params: { allowedValues: ve.properties.action.enum } }], !1;
          var n = O === r;
        } else
          var n = !0;
        if (n) {
          if (e.because !== void 0) {
            let p = r;
            if (typeof e.because != "string")
              return c.errors = [{ instancePath: i + "/because", schemaPath: "#/properties/because/type", keyword: "type", params: { type: "string" } }], !1;
            var n = p === r;
          } else
            var n = !0;
          if (n) {
            if (e.digest !== void 0) {
              let p = r;
              oe(e.digest, { instancePath: i + "/digest", parentData: e, parentDataProperty: "digest", rootData: d }) || (s = s === null ? oe.errors : s.concat(oe.errors), r = s.length);
              var n = p === r;
            } else
              var n = !0;
            if (n) {
              if (e.before !== void 0) {
                let p = r;
                Q(e.before, { instancePath: i + "/before", parentData: e, parentDataProperty: "before", rootData: d }) || (s = s === null ? Q.errors : s.concat(Q.errors), r = s.length);
                var n = p === r;
              } else
                var n = !0;
              if (n) {
                if (e.after !== void 0) {
                  let p = r;
                  Q(e.after, { instancePath: i + "/after", parentData: e, parentDataProperty: "after", rootData: d }) || (s = s === null ? Q.errors : s.concat(Q.errors), r = s.length);
                  var n = p === r;
                } else
                  var n = !0;
                if (n) {
                  if (e.accepts !== void 0) {
                    let p = e.accepts, O = r;
                    if (r === O)
                      if (Array.isArray(p)) {
                        if (p.length < 1)
                          return c.errors = [{ instancePath: i + "/accepts", schemaPath: "#/properties/accepts/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                        {
                          var E = !0;
                          let z = p.length;
                          for (let D = 0; D < z; D++) {
                            let G = r;
                            if (typeof p[D] != "string")
                              return c.errors = [{ instancePath: i + "/accepts/" + D, schemaPath: "#/properties/accepts/items/type", keyword: "type", params: { type: "string" } }], !1;
                            var E = G === r;
                            if (!E)
                              break;
                          }
                        }
                      } else
                        return c.errors = [{ instancePath: i + "/accepts", schemaPath: "#/properties/accepts/type", keyword: "type", params: { type: "array" } }], !1;
                    var n = O === r;
                  } else
                    var n = !0;
                  if (n) {
                    if (e.waiting_for !== void 0) {
                      let p = r;
                      fe(e.waiting_for, { instancePath: i + "/waiting_for", parentData: e, parentDataProperty: "waiting_for", rootData: d }) || (s = s === null ? fe.errors : s.concat(fe.errors), r = s.length);
                      var n = p === r;
                    } else
                      var n = !0;
                    if (n) {
                      if (e.pending !== void 0) {
                        let p = e.pending, O = r;
                        if (!(p && typeof p == "object" && !Array.isArray(p)))
                          return c.errors = [{ instancePath: i + "/pending", schemaPath: "#/properties/pending/type", keyword: "type", params: { type: "object" } }], !1;
                        var n = O === r;
                      } else
                        var n = !0;
                      if (n) {
                        if (e.staged !== void 0) {
                          let p = e.staged, O = r;
                          if (r === O)
                            if (typeof p == "string") {
                              if (!je.test(p))
                                return c.errors = [{ instancePath: i + "/staged", schemaPath: "#/properties/staged/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}$" } }], !1;
                            } else
                              return c.errors = [{ instancePath: i + "/staged", schemaPath: "#/properties/staged/type", keyword: "type", params: { type: "string" } }], !1;
                          var n = O === r;
                        } else
                          var n = !0;
                        if (n) {
                          if (e.put_back !== void 0) {
                            let p = e.put_back, O = r;
                            if (r === O)
                              if (typeof p == "string") {
                                if (!je.test(p))
                                  return c.errors = [{ instancePath: i + "/put_back", schemaPath: "#/properties/put_back/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}$" } }], !1;
                              } else
                                return c.errors = [{ instancePath: i + "/put_back", schemaPath: "#/properties/put_back/type", keyword: "type", params: { type: "string" } }], !1;
                            var n = O === r;
                          } else
                            var n = !0;
                          if (n) {
                            if (e.changes !== void 0) {
                              let p = e.changes, O = r;
                              if (r === O)
                                if (Array.isArray(p)) {
                                  var S = !0;
                                  let z = p.length;
                                  for (let D = 0; D < z; D++) {
                                    let G = r;
                                    le(p[D], { instancePath: i + "/changes/" + D, parentData: p, parentDataProperty: D, rootData: d }) || (s = s === null ? le.errors : s.concat(le.errors), r = s.length);
                                    var S = G === r;
                                    if (!S)
                                      break;
                                  }
                                } else
                                  return c.errors = [{ instancePath: i + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "array" } }], !1;
                              var n = O === r;
                            } else
                              var n = !0;
                            if (n) {
                              if (e.carried_over !== void 0) {
                                let p = e.carried_over, O = r;
                                if (r === O)
                                  if (Array.isArray(p)) {
                                    var Y = !0;
                                    let z = p.length;
                                    for (let D = 0; D < z; D++) {
                                      let G = r;
                                      if (typeof p[D] != "string")
                                        return c.errors = [{ instancePath: i + "/carried_over/" + D, schemaPath: "#/properties/carried_over/items/type", keyword: "type", params: { type: "string" } }], !1;
                                      var Y = G === r;
                                      if (!Y)
                                        break;
                                    }
                                  } else
                                    return c.errors = [{ instancePath: i + "/carried_over", schemaPath: "#/properties/carried_over/type", keyword: "type", params: { type: "array" } }], !1;
                                var n = O === r;
                              } else
                                var n = !0;
                              if (n) {
                                if (e.cost !== void 0) {
                                  let p = e.cost, O = r;
                                  if (!(p === "column-dropped" || p === "none"))
                                    return c.errors = [{ instancePath: i + "/cost", schemaPath: "#/properties/cost/enum", keyword: "enum", params: { allowedValues: ve.properties.cost.enum } }], !1;
                                  var n = O === r;
                                } else
                                  var n = !0;
                                if (n) {
                                  if (e.code !== void 0) {
                                    let p = r;
                                    se(e.code, { instancePath: i + "/code", parentData: e, parentDataProperty: "code", rootData: d }) || (s = s === null ? se.errors : s.concat(se.errors), r = s.length);
                                    var n = p === r;
                                  } else
                                    var n = !0;
                                  if (n) {
                                    if (e.message !== void 0) {
                                      let p = r;
                                      if (typeof e.message != "string")
                                        return c.errors = [{ instancePath: i + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                                      var n = p === r;
                                    } else
                                      var n = !0;
                                    if (n) {
                                      if (e.label !== void 0) {
                                        let p = r;
                                        if (typeof e.label != "string")
                                          return c.errors = [{ instancePath: i + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" } }], !1;
                                        var n = p === r;
                                      } else
                                        var n = !0;
                                      if (n) {
                                        if (e.hint !== void 0) {
                                          let p = r;
                                          ae(e.hint, { instancePath: i + "/hint", parentData: e, parentDataProperty: "hint", rootData: d }) || (s = s === null ? ae.errors : s.concat(ae.errors), r = s.length);
                                          var n = p === r;
                                        } else
                                          var n = !0;
                                        if (n) {
                                          if (e.rule !== void 0) {
                                            let p = r;
                                            he(e.rule, { instancePath: i + "/rule", parentData: e, parentDataProperty: "rule", rootData: d }) || (s = s === null ? he.errors : s.concat(he.errors), r = s.length);
                                            var n = p === r;
                                          } else
                                            var n = !0;
                                          if (n) {
                                            if (e.moved !== void 0) {
                                              let p = r;
                                              te(e.moved, { instancePath: i + "/moved", parentData: e, parentDataProperty: "moved", rootData: d }) || (s = s === null ? te.errors : s.concat(te.errors), r = s.length);
                                              var n = p === r;
                                            } else
                                              var n = !0;
                                            if (n) {
                                              if (e.file !== void 0) {
                                                let p = r;
                                                ye(e.file, { instancePath: i + "/file", parentData: e, parentDataProperty: "file", rootData: d }) || (s = s === null ? ye.errors : s.concat(ye.errors), r = s.length);
                                                var n = p === r;
                                              } else
                                                var n = !0;
                                              if (n) {
                                                if (e.line !== void 0) {
                                                  let p = r;
                                                  pe(e.line, { instancePath: i + "/line", parentData: e, parentDataProperty: "line", rootData: d }) || (s = s === null ? pe.errors : s.concat(pe.errors), r = s.length);
                                                  var n = p === r;
                                                } else
                                                  var n = !0;
                                                if (n)
                                                  if (e.column !== void 0) {
                                                    let p = r;
                                                    ue(e.column, { instancePath: i + "/column", parentData: e, parentDataProperty: "column", rootData: d }) || (s = s === null ? ue.errors : s.concat(ue.errors), r = s.length);
                                                    var n = p === r;
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
            }
          }
        }
      }
    } else
      return c.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return c.errors = s, r === 0;
}
var De = { type: "object", required: ["key", "row", "waiting_for", "updated_by", "updated_by_id", "updated_at"], properties: { key: { $ref: "#/definitions/key" }, row: { $ref: "#/definitions/row" }, waiting_for: { $ref: "#/definitions/waiting_for" }, pending: { type: "object" }, updated_by: { type: ["string", "null"] }, updated_by_id: { type: "integer" }, updated_at: { type: "string" }, sent_by: { enum: ["deskform"] }, moved: { $ref: "#/definitions/moved" } } };
function ie(e, { instancePath: i = "", parentData: C, parentDataProperty: x, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let g;
      if (e.key === void 0 && (g = "key") || e.row === void 0 && (g = "row") || e.waiting_for === void 0 && (g = "waiting_for") || e.updated_by === void 0 && (g = "updated_by") || e.updated_by_id === void 0 && (g = "updated_by_id") || e.updated_at === void 0 && (g = "updated_at"))
        return ie.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: g } }], !1;
      if (e.key !== void 0) {
        let a = r;
        W(e.key, { instancePath: i + "/key", parentData: e, parentDataProperty: "key", rootData: d }) || (s = s === null ? W.errors : s.concat(W.errors), r = s.length);
        var l = a === r;
      } else
        var l = !0;
      if (l) {
        if (e.row !== void 0) {
          let a = r;
          Q(e.row, { instancePath: i + "/row", parentData: e, parentDataProperty: "row", rootData: d }) || (s = s === null ? Q.errors : s.concat(Q.errors), r = s.length);
          var l = a === r;
        } else
          var l = !0;
        if (l) {
          if (e.waiting_for !== void 0) {
            let a = r;
            fe(e.waiting_for, { instancePath: i + "/waiting_for", parentData: e, parentDataProperty: "waiting_for", rootData: d }) || (s = s === null ? fe.errors : s.concat(fe.errors), r = s.length);
            var l = a === r;
          } else
            var l = !0;
          if (l) {
            if (e.pending !== void 0) {
              let a = e.pending, P = r;
              if (!(a && typeof a == "object" && !Array.isArray(a)))
                return ie.errors = [{ instancePath: i + "/pending", schemaPath: "#/properties/pending/type", keyword: "type", params: { type: "object" } }], !1;
              var l = P === r;
            } else
              var l = !0;
            if (l) {
              if (e.updated_by !== void 0) {
                let a = e.updated_by, P = r;
                if (typeof a != "string" && a !== null)
                  return ie.errors = [{ instancePath: i + "/updated_by", schemaPath: "#/properties/updated_by/type", keyword: "type", params: { type: De.properties.updated_by.type } }], !1;
                var l = P === r;
              } else
                var l = !0;
              if (l) {
                if (e.updated_by_id !== void 0) {
                  let a = e.updated_by_id, P = r;
                  if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a)))
                    return ie.errors = [{ instancePath: i + "/updated_by_id", schemaPath: "#/properties/updated_by_id/type", keyword: "type", params: { type: "integer" } }], !1;
                  var l = P === r;
                } else
                  var l = !0;
                if (l) {
                  if (e.updated_at !== void 0) {
                    let a = r;
                    if (typeof e.updated_at != "string")
                      return ie.errors = [{ instancePath: i + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" } }], !1;
                    var l = a === r;
                  } else
                    var l = !0;
                  if (l) {
                    if (e.sent_by !== void 0) {
                      let a = r;
                      if (e.sent_by !== "deskform")
                        return ie.errors = [{ instancePath: i + "/sent_by", schemaPath: "#/properties/sent_by/enum", keyword: "enum", params: { allowedValues: De.properties.sent_by.enum } }], !1;
                      var l = a === r;
                    } else
                      var l = !0;
                    if (l)
                      if (e.moved !== void 0) {
                        let a = r;
                        te(e.moved, { instancePath: i + "/moved", parentData: e, parentDataProperty: "moved", rootData: d }) || (s = s === null ? te.errors : s.concat(te.errors), r = s.length);
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
      return ie.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return ie.errors = s, r === 0;
}
var _e = { type: "object", required: ["code", "severity", "rule", "message", "hint", "file", "line", "column"], properties: { code: { $ref: "#/definitions/problem_code" }, severity: { enum: ["error", "warning"] }, rule: { $ref: "#/definitions/rule" }, message: { type: "string" }, hint: { $ref: "#/definitions/hint" }, file: { type: ["string", "null"] }, line: { type: ["integer", "null"], minimum: 1 }, column: { type: ["integer", "null"], minimum: 1 }, key: { type: "string" } } };
function re(e, { instancePath: i = "", parentData: C, parentDataProperty: x, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let g;
      if (e.code === void 0 && (g = "code") || e.severity === void 0 && (g = "severity") || e.rule === void 0 && (g = "rule") || e.message === void 0 && (g = "message") || e.hint === void 0 && (g = "hint") || e.file === void 0 && (g = "file") || e.line === void 0 && (g = "line") || e.column === void 0 && (g = "column"))
        return re.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: g } }], !1;
      if (e.code !== void 0) {
        let a = r;
        se(e.code, { instancePath: i + "/code", parentData: e, parentDataProperty: "code", rootData: d }) || (s = s === null ? se.errors : s.concat(se.errors), r = s.length);
        var l = a === r;
      } else
        var l = !0;
      if (l) {
        if (e.severity !== void 0) {
          let a = e.severity, P = r;
          if (!(a === "error" || a === "warning"))
            return re.errors = [{ instancePath: i + "/severity", schemaPath: "#/properties/severity/enum", keyword: "enum", params: { allowedValues: _e.properties.severity.enum } }], !1;
          var l = P === r;
        } else
          var l = !0;
        if (l) {
          if (e.rule !== void 0) {
            let a = r;
            he(e.rule, { instancePath: i + "/rule", parentData: e, parentDataProperty: "rule", rootData: d }) || (s = s === null ? he.errors : s.concat(he.errors), r = s.length);
            var l = a === r;
          } else
            var l = !0;
          if (l) {
            if (e.message !== void 0) {
              let a = r;
              if (typeof e.message != "string")
                return re.errors = [{ instancePath: i + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
              var l = a === r;
            } else
              var l = !0;
            if (l) {
              if (e.hint !== void 0) {
                let a = r;
                ae(e.hint, { instancePath: i + "/hint", parentData: e, parentDataProperty: "hint", rootData: d }) || (s = s === null ? ae.errors : s.concat(ae.errors), r = s.length);
                var l = a === r;
              } else
                var l = !0;
              if (l) {
                if (e.file !== void 0) {
                  let a = e.file, P = r;
                  if (typeof a != "string" && a !== null)
                    return re.errors = [{ instancePath: i + "/file", schemaPath: "#/properties/file/type", keyword: "type", params: { type: _e.properties.file.type } }], !1;
                  var l = P === r;
                } else
                  var l = !0;
                if (l) {
                  if (e.line !== void 0) {
                    let a = e.line, P = r;
                    if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a)) && a !== null)
                      return re.errors = [{ instancePath: i + "/line", schemaPath: "#/properties/line/type", keyword: "type", params: { type: _e.properties.line.type } }], !1;
                    if (r === P && typeof a == "number" && isFinite(a) && (a < 1 || isNaN(a)))
                      return re.errors = [{ instancePath: i + "/line", schemaPath: "#/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1;
                    var l = P === r;
                  } else
                    var l = !0;
                  if (l) {
                    if (e.column !== void 0) {
                      let a = e.column, P = r;
                      if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a)) && a !== null)
                        return re.errors = [{ instancePath: i + "/column", schemaPath: "#/properties/column/type", keyword: "type", params: { type: _e.properties.column.type } }], !1;
                      if (r === P && typeof a == "number" && isFinite(a) && (a < 1 || isNaN(a)))
                        return re.errors = [{ instancePath: i + "/column", schemaPath: "#/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1;
                      var l = P === r;
                    } else
                      var l = !0;
                    if (l)
                      if (e.key !== void 0) {
                        let a = r;
                        if (typeof e.key != "string")
                          return re.errors = [{ instancePath: i + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
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
      return re.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return re.errors = s, r === 0;
}
var ke = { type: "object", required: ["outcome"], properties: { outcome: { enum: ["works", "fails", "not-rehearsed"] }, because: { enum: ["refused", "nothing-to-do"] }, done: { $ref: "#/definitions/keys" }, error: { type: "object", required: ["code", "message"], properties: { code: { $ref: "#/definitions/failure_code" }, message: { type: "string" } } }, stops_at: { type: ["string", "null"] }, failed: { type: ["string", "null"] }, left_staged: { $ref: "#/definitions/keys" }, not_tried: { $ref: "#/definitions/keys" } }, allOf: [{ if: { properties: { outcome: { const: "works" } } }, then: { required: ["done"] } }, { if: { properties: { outcome: { const: "not-rehearsed" } } }, then: { required: ["because"], properties: { done: !1 } }, else: { properties: { because: !1 } } }, { if: { properties: { outcome: { const: "fails" } } }, then: { required: ["error", "stops_at", "failed", "done", "left_staged", "not_tried"] }, else: { properties: { error: !1, stops_at: !1, failed: !1, left_staged: !1, not_tried: !1 } } }] };
var Ge = new RegExp("^[A-Z][A-Z_]+$", "u");
function ce(e, { instancePath: i = "", parentData: C, parentDataProperty: x, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (typeof e == "string") {
      if (!Ge.test(e))
        return ce.errors = [{ instancePath: i, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Z][A-Z_]+$" } }], !1;
    } else
      return ce.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1;
  return ce.errors = s, r === 0;
}
function R(e, { instancePath: i = "", parentData: C, parentDataProperty: x, rootData: d = e } = {}) {
  let s = null, r = 0, l = r, g = r, a = !0, P = r;
  if (e && typeof e == "object" && !Array.isArray(e) && e.outcome !== void 0 && e.outcome !== "works") {
    let j = {};
    s === null ? s = [j] : s.push(j), r++;
  }
  var T = P === r;
  if (r = g, s !== null && (g ? s.length = g : s = null), T) {
    let j = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let F;
      if (e.done === void 0 && (F = "done"))
        return R.errors = [{ instancePath: i, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: F } }], !1;
    }
    var T = j === r;
    a = T;
  }
  if (!a) {
    let j = { instancePath: i, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: "then" } };
    return s === null ? s = [j] : s.push(j), r++, R.errors = s, !1;
  }
  var k = l === r;
  if (k) {
    let j = r, u = r, F = !0, o = r;
    if (e && typeof e == "object" && !Array.isArray(e) && e.outcome !== void 0 && e.outcome !== "not-rehearsed") {
      let S = {};
      s === null ? s = [S] : s.push(S), r++;
    }
    var _ = o === r;
    r = u, s !== null && (u ? s.length = u : s = null);
    let n;
    if (_) {
      let S = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        let b;
        if (e.because === void 0 && (b = "because"))
          return R.errors = [{ instancePath: i, schemaPath: "#/allOf/1/then/required", keyword: "required", params: { missingProperty: b } }], !1;
        if (e.done !== void 0)
          return R.errors = [{ instancePath: i + "/done", schemaPath: "#/allOf/1/then/properties/done/false schema", keyword: "false schema", params: {} }], !1;
      }
      var _ = S === r;
      F = _, n = "then";
    } else {
      let S = r;
      if (e && typeof e == "object" && !Array.isArray(e) && e.because !== void 0)
        return R.errors = [{ instancePath: i + "/because", schemaPath: "#/allOf/1/else/properties/because/false schema", keyword: "false schema", params: {} }], !1;
      var _ = S === r;
      F = _, n = "else";
    }
    if (!F) {
      let S = { instancePath: i, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: n } };
      return s === null ? s = [S] : s.push(S), r++, R.errors = s, !1;
    }
    var k = j === r;
    if (k) {
      let S = r, Y = r, b = !0, p = r;
      if (e && typeof e == "object" && !Array.isArray(e) && e.outcome !== void 0 && e.outcome !== "fails") {
        let z = {};
        s === null ? s = [z] : s.push(z), r++;
      }
      var N = p === r;
      r = Y, s !== null && (Y ? s.length = Y : s = null);
      let O;
      if (N) {
        let z = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          let G;
          if (e.error === void 0 && (G = "error") || e.stops_at === void 0 && (G = "stops_at") || e.failed === void 0 && (G = "failed") || e.done === void 0 && (G = "done") || e.left_staged === void 0 && (G = "left_staged") || e.not_tried === void 0 && (G = "not_tried"))
            return R.errors = [{ instancePath: i, schemaPath: "#/allOf/2/then/required", keyword: "required", params: { missingProperty: G } }], !1;
        }
        var N = z === r;
        b = N, O = "then";
      } else {
        let z = r;
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
        var N = z === r;
        b = N, O = "else";
      }
      if (!b) {
        let z = { instancePath: i, schemaPath: "#/allOf/2/if", keyword: "if", params: { failingKeyword: O } };
        return s === null ? s = [z] : s.push(z), r++, R.errors = s, !1;
      }
      var k = S === r;
    }
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let j;
      if (e.outcome === void 0 && (j = "outcome"))
        return R.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: j } }], !1;
      if (e.outcome !== void 0) {
        let u = e.outcome, F = r;
        if (!(u === "works" || u === "fails" || u === "not-rehearsed"))
          return R.errors = [{ instancePath: i + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: ke.properties.outcome.enum } }], !1;
        var v = F === r;
      } else
        var v = !0;
      if (v) {
        if (e.because !== void 0) {
          let u = e.because, F = r;
          if (!(u === "refused" || u === "nothing-to-do"))
            return R.errors = [{ instancePath: i + "/because", schemaPath: "#/properties/because/enum", keyword: "enum", params: { allowedValues: ke.properties.because.enum } }], !1;
          var v = F === r;
        } else
          var v = !0;
        if (v) {
          if (e.done !== void 0) {
            let u = r;
            B(e.done, { instancePath: i + "/done", parentData: e, parentDataProperty: "done", rootData: d }) || (s = s === null ? B.errors : s.concat(B.errors), r = s.length);
            var v = u === r;
          } else
            var v = !0;
          if (v) {
            if (e.error !== void 0) {
              let u = e.error, F = r;
              if (r === F)
                if (u && typeof u == "object" && !Array.isArray(u)) {
                  let n;
                  if (u.code === void 0 && (n = "code") || u.message === void 0 && (n = "message"))
                    return R.errors = [{ instancePath: i + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: n } }], !1;
                  if (u.code !== void 0) {
                    let E = r;
                    ce(u.code, { instancePath: i + "/error/code", parentData: u, parentDataProperty: "code", rootData: d }) || (s = s === null ? ce.errors : s.concat(ce.errors), r = s.length);
                    var A = E === r;
                  } else
                    var A = !0;
                  if (A)
                    if (u.message !== void 0) {
                      let E = r;
                      if (typeof u.message != "string")
                        return R.errors = [{ instancePath: i + "/error/message", schemaPath: "#/properties/error/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                      var A = E === r;
                    } else
                      var A = !0;
                } else
                  return R.errors = [{ instancePath: i + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "object" } }], !1;
              var v = F === r;
            } else
              var v = !0;
            if (v) {
              if (e.stops_at !== void 0) {
                let u = e.stops_at, F = r;
                if (typeof u != "string" && u !== null)
                  return R.errors = [{ instancePath: i + "/stops_at", schemaPath: "#/properties/stops_at/type", keyword: "type", params: { type: ke.properties.stops_at.type } }], !1;
                var v = F === r;
              } else
                var v = !0;
              if (v) {
                if (e.failed !== void 0) {
                  let u = e.failed, F = r;
                  if (typeof u != "string" && u !== null)
                    return R.errors = [{ instancePath: i + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: ke.properties.failed.type } }], !1;
                  var v = F === r;
                } else
                  var v = !0;
                if (v) {
                  if (e.left_staged !== void 0) {
                    let u = r;
                    B(e.left_staged, { instancePath: i + "/left_staged", parentData: e, parentDataProperty: "left_staged", rootData: d }) || (s = s === null ? B.errors : s.concat(B.errors), r = s.length);
                    var v = u === r;
                  } else
                    var v = !0;
                  if (v)
                    if (e.not_tried !== void 0) {
                      let u = r;
                      B(e.not_tried, { instancePath: i + "/not_tried", parentData: e, parentDataProperty: "not_tried", rootData: d }) || (s = s === null ? B.errors : s.concat(B.errors), r = s.length);
                      var v = u === r;
                    } else
                      var v = !0;
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
function h(e, { instancePath: i = "", parentData: C, parentDataProperty: x, rootData: d = e } = {}) {
  let s = null, r = 0, l = r, g = r, a = !0, P = r;
  if (e && typeof e == "object" && !Array.isArray(e)) {
    let Z;
    if (e.error === void 0 && (Z = "error")) {
      let t = {};
      s === null ? s = [t] : s.push(t), r++;
    }
  }
  var T = P === r;
  r = g, s !== null && (g ? s.length = g : s = null);
  let k;
  if (T) {
    let Z = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      if (e.status !== void 0) {
        let y = e.status, L = r;
        if (!(y === "refused" || y === "failed" || y === "partial"))
          return h.errors = [{ instancePath: i + "/status", schemaPath: "#/allOf/0/then/properties/status/enum", keyword: "enum", params: { allowedValues: ne.allOf[0].then.properties.status.enum } }], !1;
        var _ = L === r;
      } else
        var _ = !0;
      if (_) {
        if (e.decisions !== void 0) {
          let y = e.decisions, L = r;
          if (Array.isArray(y) && y.length > 0)
            return h.errors = [{ instancePath: i + "/decisions", schemaPath: "#/allOf/0/then/properties/decisions/maxItems", keyword: "maxItems", params: { limit: 0 } }], !1;
          var _ = L === r;
        } else
          var _ = !0;
        if (_) {
          if (e.digest !== void 0) {
            var _ = !1;
            return h.errors = [{ instancePath: i + "/digest", schemaPath: "#/allOf/0/then/properties/digest/false schema", keyword: "false schema", params: {} }], !1;
          } else
            var _ = !0;
          if (_) {
            if (e.checksum !== void 0) {
              var _ = !1;
              return h.errors = [{ instancePath: i + "/checksum", schemaPath: "#/allOf/0/then/properties/checksum/false schema", keyword: "false schema", params: {} }], !1;
            } else
              var _ = !0;
            if (_)
              if (e.rehearsal !== void 0) {
                var _ = !1;
                return h.errors = [{ instancePath: i + "/rehearsal", schemaPath: "#/allOf/0/then/properties/rehearsal/false schema", keyword: "false schema", params: {} }], !1;
              } else
                var _ = !0;
          }
        }
      }
    }
    var T = Z === r;
    a = T, k = "then";
  } else {
    let Z = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let y;
      if (e.target === void 0 && (y = "target") || e.release === void 0 && (y = "release") || e.release_is === void 0 && (y = "release_is") || e.policies === void 0 && (y = "policies") || e.digest === void 0 && (y = "digest") || e.restart === void 0 && (y = "restart") || e.summary === void 0 && (y = "summary") || e.destroys === void 0 && (y = "destroys") || e.obstacles === void 0 && (y = "obstacles") || e.foreign === void 0 && (y = "foreign"))
        return h.errors = [{ instancePath: i, schemaPath: "#/allOf/0/else/required", keyword: "required", params: { missingProperty: y } }], !1;
      if (e.target !== void 0) {
        let L = e.target, w = r;
        if (L && typeof L == "object" && !Array.isArray(L)) {
          let f;
          if (L.connection === void 0 && (f = "connection"))
            return h.errors = [{ instancePath: i + "/target", schemaPath: "#/allOf/0/else/properties/target/required", keyword: "required", params: { missingProperty: f } }], !1;
        }
        var N = w === r;
      } else
        var N = !0;
      if (N)
        if (e.status !== void 0) {
          let L = e.status, w = r;
          if (!(L === "ok" || L === "changes" || L === "refused"))
            return h.errors = [{ instancePath: i + "/status", schemaPath: "#/allOf/0/else/properties/status/enum", keyword: "enum", params: { allowedValues: ne.allOf[0].else.properties.status.enum } }], !1;
          var N = w === r;
        } else
          var N = !0;
    }
    var T = Z === r;
    a = T, k = "else";
  }
  if (!a) {
    let Z = { instancePath: i, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: k } };
    return s === null ? s = [Z] : s.push(Z), r++, h.errors = s, !1;
  }
  var m = l === r;
  if (m) {
    let Z = r, t = r, y = !0, L = r;
    if (e && typeof e == "object" && !Array.isArray(e) && e.command !== void 0 && e.command !== "plan") {
      let q = {};
      s === null ? s = [q] : s.push(q), r++;
    }
    var v = L === r;
    r = t, s !== null && (t ? s.length = t : s = null);
    let w;
    if (v) {
      let q = r, U = r, X = !0, I = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        let de;
        if (e.error === void 0 && (de = "error")) {
          let J = {};
          s === null ? s = [J] : s.push(J), r++;
        }
      }
      var A = I === r;
      if (r = U, s !== null && (U ? s.length = U : s = null), !A) {
        let de = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          let ge;
          if (e.checksum === void 0 && (ge = "checksum"))
            return h.errors = [{ instancePath: i, schemaPath: "#/allOf/1/then/else/required", keyword: "required", params: { missingProperty: ge } }], !1;
        }
        var A = de === r;
        X = A;
      }
      if (!X) {
        let de = { instancePath: i, schemaPath: "#/allOf/1/then/if", keyword: "if", params: { failingKeyword: "else" } };
        return s === null ? s = [de] : s.push(de), r++, h.errors = s, !1;
      }
      if (r === q && e && typeof e == "object" && !Array.isArray(e)) {
        if (e.since !== void 0) {
          var j = !1;
          return h.errors = [{ instancePath: i + "/since", schemaPath: "#/allOf/1/then/properties/since/false schema", keyword: "false schema", params: {} }], !1;
        } else
          var j = !0;
        if (j)
          if (e.differences !== void 0) {
            var j = !1;
            return h.errors = [{ instancePath: i + "/differences", schemaPath: "#/allOf/1/then/properties/differences/false schema", keyword: "false schema", params: {} }], !1;
          } else
            var j = !0;
      }
      var v = q === r;
      y = v, w = "then";
    } else {
      let q = r, U = r, X = !0, I = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        let J;
        if (e.error === void 0 && (J = "error")) {
          let ge = {};
          s === null ? s = [ge] : s.push(ge), r++;
        }
      }
      var u = I === r;
      r = U, s !== null && (U ? s.length = U : s = null);
      let H;
      if (u) {
        let J = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          if (e.since !== void 0) {
            var F = !1;
            return h.errors = [{ instancePath: i + "/since", schemaPath: "#/allOf/1/else/then/properties/since/false schema", keyword: "false schema", params: {} }], !1;
          } else
            var F = !0;
          if (F)
            if (e.differences !== void 0) {
              var F = !1;
              return h.errors = [{ instancePath: i + "/differences", schemaPath: "#/allOf/1/else/then/properties/differences/false schema", keyword: "false schema", params: {} }], !1;
            } else
              var F = !0;
        }
        var u = J === r;
        X = u, H = "then";
      } else {
        let J = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          let me;
          if (e.differences === void 0 && (me = "differences"))
            return h.errors = [{ instancePath: i, schemaPath: "#/allOf/1/else/else/required", keyword: "required", params: { missingProperty: me } }], !1;
          if (e.rehearsal !== void 0)
            return h.errors = [{ instancePath: i + "/rehearsal", schemaPath: "#/allOf/1/else/else/properties/rehearsal/false schema", keyword: "false schema", params: {} }], !1;
        }
        var u = J === r;
        X = u, H = "else";
      }
      if (!X) {
        let J = { instancePath: i, schemaPath: "#/allOf/1/else/if", keyword: "if", params: { failingKeyword: H } };
        return s === null ? s = [J] : s.push(J), r++, h.errors = s, !1;
      }
      if (r === q && e && typeof e == "object" && !Array.isArray(e) && e.checksum !== void 0)
        return h.errors = [{ instancePath: i + "/checksum", schemaPath: "#/allOf/1/else/properties/checksum/false schema", keyword: "false schema", params: {} }], !1;
      var v = q === r;
      y = v, w = "else";
    }
    if (!y) {
      let q = { instancePath: i, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: w } };
      return s === null ? s = [q] : s.push(q), r++, h.errors = s, !1;
    }
    var m = Z === r;
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let Z;
      if (e.format_version === void 0 && (Z = "format_version") || e.command === void 0 && (Z = "command") || e.status === void 0 && (Z = "status") || e.problems === void 0 && (Z = "problems") || e.decisions === void 0 && (Z = "decisions"))
        return h.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: Z } }], !1;
      if (e.format_version !== void 0) {
        let t = r;
        if (e.format_version !== 1)
          return h.errors = [{ instancePath: i + "/format_version", schemaPath: "#/properties/format_version/const", keyword: "const", params: { allowedValue: 1 } }], !1;
        var o = t === r;
      } else
        var o = !0;
      if (o) {
        if (e.command !== void 0) {
          let t = e.command, y = r;
          if (!(t === "plan" || t === "drift"))
            return h.errors = [{ instancePath: i + "/command", schemaPath: "#/properties/command/enum", keyword: "enum", params: { allowedValues: ne.properties.command.enum } }], !1;
          var o = y === r;
        } else
          var o = !0;
        if (o) {
          if (e.status !== void 0) {
            let t = e.status, y = r;
            if (!(t === "ok" || t === "changes" || t === "refused" || t === "failed" || t === "partial"))
              return h.errors = [{ instancePath: i + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: ne.properties.status.enum } }], !1;
            var o = y === r;
          } else
            var o = !0;
          if (o) {
            if (e.target !== void 0) {
              let t = e.target, y = r;
              if (r === y)
                if (t && typeof t == "object" && !Array.isArray(t)) {
                  let w;
                  if (t.name === void 0 && (w = "name") || t.url === void 0 && (w = "url"))
                    return h.errors = [{ instancePath: i + "/target", schemaPath: "#/properties/target/required", keyword: "required", params: { missingProperty: w } }], !1;
                  if (t.name !== void 0) {
                    let f = r;
                    if (typeof t.name != "string")
                      return h.errors = [{ instancePath: i + "/target/name", schemaPath: "#/properties/target/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                    var n = f === r;
                  } else
                    var n = !0;
                  if (n) {
                    if (t.url !== void 0) {
                      let f = r;
                      if (typeof t.url != "string")
                        return h.errors = [{ instancePath: i + "/target/url", schemaPath: "#/properties/target/properties/url/type", keyword: "type", params: { type: "string" } }], !1;
                      var n = f === r;
                    } else
                      var n = !0;
                    if (n)
                      if (t.connection !== void 0) {
                        let f = t.connection, q = r;
                        if (r === q)
                          if (typeof f == "string") {
                            if (!Oe.test(f))
                              return h.errors = [{ instancePath: i + "/target/connection", schemaPath: "#/properties/target/properties/connection/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" } }], !1;
                          } else
                            return h.errors = [{ instancePath: i + "/target/connection", schemaPath: "#/properties/target/properties/connection/type", keyword: "type", params: { type: "string" } }], !1;
                        var n = q === r;
                      } else
                        var n = !0;
                  }
                } else
                  return h.errors = [{ instancePath: i + "/target", schemaPath: "#/properties/target/type", keyword: "type", params: { type: "object" } }], !1;
              var o = y === r;
            } else
              var o = !0;
            if (o) {
              if (e.policies !== void 0) {
                let t = e.policies, y = r;
                if (r === y)
                  if (t && typeof t == "object" && !Array.isArray(t)) {
                    let w;
                    if (t.undeclared === void 0 && (w = "undeclared") || t.foreign_changes === void 0 && (w = "foreign_changes") || t.limits === void 0 && (w = "limits"))
                      return h.errors = [{ instancePath: i + "/policies", schemaPath: "#/properties/policies/required", keyword: "required", params: { missingProperty: w } }], !1;
                    if (t.undeclared !== void 0) {
                      let f = t.undeclared, q = r;
                      if (!(f === "keep" || f === "report" || f === "delete"))
                        return h.errors = [{ instancePath: i + "/policies/undeclared", schemaPath: "#/properties/policies/properties/undeclared/enum", keyword: "enum", params: { allowedValues: ne.properties.policies.properties.undeclared.enum } }], !1;
                      var E = q === r;
                    } else
                      var E = !0;
                    if (E) {
                      if (t.foreign_changes !== void 0) {
                        let f = t.foreign_changes, q = r;
                        if (!(f === "refuse" || f === "include"))
                          return h.errors = [{ instancePath: i + "/policies/foreign_changes", schemaPath: "#/properties/policies/properties/foreign_changes/enum", keyword: "enum", params: { allowedValues: ne.properties.policies.properties.foreign_changes.enum } }], !1;
                        var E = q === r;
                      } else
                        var E = !0;
                      if (E) {
                        if (t.limits !== void 0) {
                          let f = t.limits, q = r;
                          if (r === q)
                            if (f && typeof f == "object" && !Array.isArray(f)) {
                              let X;
                              if (f.destroy === void 0 && (X = "destroy") || f.records === void 0 && (X = "records"))
                                return h.errors = [{ instancePath: i + "/policies/limits", schemaPath: "#/properties/policies/properties/limits/required", keyword: "required", params: { missingProperty: X } }], !1;
                              if (f.destroy !== void 0) {
                                let I = r;
                                $(f.destroy, { instancePath: i + "/policies/limits/destroy", parentData: f, parentDataProperty: "destroy", rootData: d }) || (s = s === null ? $.errors : s.concat($.errors), r = s.length);
                                var S = I === r;
                              } else
                                var S = !0;
                              if (S)
                                if (f.records !== void 0) {
                                  let I = f.records, H = r;
                                  if (!(typeof I == "number" && !(I % 1) && !isNaN(I) && isFinite(I)) && I !== null)
                                    return h.errors = [{ instancePath: i + "/policies/limits/records", schemaPath: "#/properties/policies/properties/limits/properties/records/type", keyword: "type", params: { type: ne.properties.policies.properties.limits.properties.records.type } }], !1;
                                  if (r === H && typeof I == "number" && isFinite(I) && (I < 0 || isNaN(I)))
                                    return h.errors = [{ instancePath: i + "/policies/limits/records", schemaPath: "#/properties/policies/properties/limits/properties/records/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                  var S = H === r;
                                } else
                                  var S = !0;
                            } else
                              return h.errors = [{ instancePath: i + "/policies/limits", schemaPath: "#/properties/policies/properties/limits/type", keyword: "type", params: { type: "object" } }], !1;
                          var E = q === r;
                        } else
                          var E = !0;
                        if (E)
                          if (t.restart_command !== void 0) {
                            let f = t.restart_command, q = r;
                            if (r === q)
                              if (Array.isArray(f)) {
                                var Y = !0;
                                let X = f.length;
                                for (let I = 0; I < X; I++) {
                                  let H = r;
                                  if (typeof f[I] != "string")
                                    return h.errors = [{ instancePath: i + "/policies/restart_command/" + I, schemaPath: "#/properties/policies/properties/restart_command/items/type", keyword: "type", params: { type: "string" } }], !1;
                                  var Y = H === r;
                                  if (!Y)
                                    break;
                                }
                              } else
                                return h.errors = [{ instancePath: i + "/policies/restart_command", schemaPath: "#/properties/policies/properties/restart_command/type", keyword: "type", params: { type: "array" } }], !1;
                            var E = q === r;
                          } else
                            var E = !0;
                      }
                    }
                  } else
                    return h.errors = [{ instancePath: i + "/policies", schemaPath: "#/properties/policies/type", keyword: "type", params: { type: "object" } }], !1;
                var o = y === r;
              } else
                var o = !0;
              if (o) {
                if (e.release !== void 0) {
                  let t = e.release, y = r;
                  if (!(t === "5.2" || t === "6.5" || t === "7.1"))
                    return h.errors = [{ instancePath: i + "/release", schemaPath: "#/properties/release/enum", keyword: "enum", params: { allowedValues: ne.properties.release.enum } }], !1;
                  var o = y === r;
                } else
                  var o = !0;
                if (o) {
                  if (e.release_is !== void 0) {
                    let t = e.release_is, y = r;
                    if (!(t === "configured" || t === "read-off-the-rows" || t === "assumed"))
                      return h.errors = [{ instancePath: i + "/release_is", schemaPath: "#/properties/release_is/enum", keyword: "enum", params: { allowedValues: ne.properties.release_is.enum } }], !1;
                    var o = y === r;
                  } else
                    var o = !0;
                  if (o) {
                    if (e.digest !== void 0) {
                      let t = r;
                      oe(e.digest, { instancePath: i + "/digest", parentData: e, parentDataProperty: "digest", rootData: d }) || (s = s === null ? oe.errors : s.concat(oe.errors), r = s.length);
                      var o = t === r;
                    } else
                      var o = !0;
                    if (o) {
                      if (e.restart !== void 0) {
                        let t = e.restart, y = r;
                        if (!(t === "needed" || t === "reload" || t === "none"))
                          return h.errors = [{ instancePath: i + "/restart", schemaPath: "#/properties/restart/enum", keyword: "enum", params: { allowedValues: ne.properties.restart.enum } }], !1;
                        var o = y === r;
                      } else
                        var o = !0;
                      if (o) {
                        if (e.summary !== void 0) {
                          let t = e.summary, y = r;
                          if (r === y)
                            if (t && typeof t == "object" && !Array.isArray(t)) {
                              let w;
                              if (t.create === void 0 && (w = "create") || t.update === void 0 && (w = "update") || t.delete === void 0 && (w = "delete") || t.keep === void 0 && (w = "keep") || t.refuse === void 0 && (w = "refuse") || t.destroys === void 0 && (w = "destroys") || t.foreign === void 0 && (w = "foreign"))
                                return h.errors = [{ instancePath: i + "/summary", schemaPath: "#/properties/summary/required", keyword: "required", params: { missingProperty: w } }], !1;
                              if (t.create !== void 0) {
                                let f = r;
                                $(t.create, { instancePath: i + "/summary/create", parentData: t, parentDataProperty: "create", rootData: d }) || (s = s === null ? $.errors : s.concat($.errors), r = s.length);
                                var b = f === r;
                              } else
                                var b = !0;
                              if (b) {
                                if (t.update !== void 0) {
                                  let f = r;
                                  $(t.update, { instancePath: i + "/summary/update", parentData: t, parentDataProperty: "update", rootData: d }) || (s = s === null ? $.errors : s.concat($.errors), r = s.length);
                                  var b = f === r;
                                } else
                                  var b = !0;
                                if (b) {
                                  if (t.delete !== void 0) {
                                    let f = r;
                                    $(t.delete, { instancePath: i + "/summary/delete", parentData: t, parentDataProperty: "delete", rootData: d }) || (s = s === null ? $.errors : s.concat($.errors), r = s.length);
                                    var b = f === r;
                                  } else
                                    var b = !0;
                                  if (b) {
                                    if (t.keep !== void 0) {
                                      let f = r;
                                      $(t.keep, { instancePath: i + "/summary/keep", parentData: t, parentDataProperty: "keep", rootData: d }) || (s = s === null ? $.errors : s.concat($.errors), r = s.length);
                                      var b = f === r;
                                    } else
                                      var b = !0;
                                    if (b) {
                                      if (t.refuse !== void 0) {
                                        let f = r;
                                        $(t.refuse, { instancePath: i + "/summary/refuse", parentData: t, parentDataProperty: "refuse", rootData: d }) || (s = s === null ? $.errors : s.concat($.errors), r = s.length);
                                        var b = f === r;
                                      } else
                                        var b = !0;
                                      if (b) {
                                        if (t.destroys !== void 0) {
                                          let f = r;
                                          $(t.destroys, { instancePath: i + "/summary/destroys", parentData: t, parentDataProperty: "destroys", rootData: d }) || (s = s === null ? $.errors : s.concat($.errors), r = s.length);
                                          var b = f === r;
                                        } else
                                          var b = !0;
                                        if (b)
                                          if (t.foreign !== void 0) {
                                            let f = r;
                                            $(t.foreign, { instancePath: i + "/summary/foreign", parentData: t, parentDataProperty: "foreign", rootData: d }) || (s = s === null ? $.errors : s.concat($.errors), r = s.length);
                                            var b = f === r;
                                          } else
                                            var b = !0;
                                      }
                                    }
                                  }
                                }
                              }
                            } else
                              return h.errors = [{ instancePath: i + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: "object" } }], !1;
                          var o = y === r;
                        } else
                          var o = !0;
                        if (o) {
                          if (e.destroys !== void 0) {
                            let t = r;
                            B(e.destroys, { instancePath: i + "/destroys", parentData: e, parentDataProperty: "destroys", rootData: d }) || (s = s === null ? B.errors : s.concat(B.errors), r = s.length);
                            var o = t === r;
                          } else
                            var o = !0;
                          if (o) {
                            if (e.counts !== void 0) {
                              let t = e.counts, y = r;
                              if (r === y)
                                if (Array.isArray(t)) {
                                  if (t.length < 1)
                                    return h.errors = [{ instancePath: i + "/counts", schemaPath: "#/properties/counts/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                  {
                                    var p = !0;
                                    let w = t.length;
                                    for (let f = 0; f < w; f++) {
                                      let q = r;
                                      M(t[f], { instancePath: i + "/counts/" + f, parentData: t, parentDataProperty: f, rootData: d }) || (s = s === null ? M.errors : s.concat(M.errors), r = s.length);
                                      var p = q === r;
                                      if (!p)
                                        break;
                                    }
                                  }
                                } else
                                  return h.errors = [{ instancePath: i + "/counts", schemaPath: "#/properties/counts/type", keyword: "type", params: { type: "array" } }], !1;
                              var o = y === r;
                            } else
                              var o = !0;
                            if (o) {
                              if (e.obstacles !== void 0) {
                                let t = e.obstacles, y = r;
                                if (r === y)
                                  if (Array.isArray(t)) {
                                    var O = !0;
                                    let w = t.length;
                                    for (let f = 0; f < w; f++) {
                                      let q = r;
                                      K(t[f], { instancePath: i + "/obstacles/" + f, parentData: t, parentDataProperty: f, rootData: d }) || (s = s === null ? K.errors : s.concat(K.errors), r = s.length);
                                      var O = q === r;
                                      if (!O)
                                        break;
                                    }
                                  } else
                                    return h.errors = [{ instancePath: i + "/obstacles", schemaPath: "#/properties/obstacles/type", keyword: "type", params: { type: "array" } }], !1;
                                var o = y === r;
                              } else
                                var o = !0;
                              if (o) {
                                if (e.decisions !== void 0) {
                                  let t = e.decisions, y = r;
                                  if (r === y)
                                    if (Array.isArray(t)) {
                                      var ee = !0;
                                      let w = t.length;
                                      for (let f = 0; f < w; f++) {
                                        let q = r;
                                        c(t[f], { instancePath: i + "/decisions/" + f, parentData: t, parentDataProperty: f, rootData: d }) || (s = s === null ? c.errors : s.concat(c.errors), r = s.length);
                                        var ee = q === r;
                                        if (!ee)
                                          break;
                                      }
                                    } else
                                      return h.errors = [{ instancePath: i + "/decisions", schemaPath: "#/properties/decisions/type", keyword: "type", params: { type: "array" } }], !1;
                                  var o = y === r;
                                } else
                                  var o = !0;
                                if (o) {
                                  if (e.foreign !== void 0) {
                                    let t = e.foreign, y = r;
                                    if (r === y)
                                      if (Array.isArray(t)) {
                                        var z = !0;
                                        let w = t.length;
                                        for (let f = 0; f < w; f++) {
                                          let q = r;
                                          ie(t[f], { instancePath: i + "/foreign/" + f, parentData: t, parentDataProperty: f, rootData: d }) || (s = s === null ? ie.errors : s.concat(ie.errors), r = s.length);
                                          var z = q === r;
                                          if (!z)
                                            break;
                                        }
                                      } else
                                        return h.errors = [{ instancePath: i + "/foreign", schemaPath: "#/properties/foreign/type", keyword: "type", params: { type: "array" } }], !1;
                                    var o = y === r;
                                  } else
                                    var o = !0;
                                  if (o) {
                                    if (e.problems !== void 0) {
                                      let t = e.problems, y = r;
                                      if (r === y)
                                        if (Array.isArray(t)) {
                                          var D = !0;
                                          let w = t.length;
                                          for (let f = 0; f < w; f++) {
                                            let q = r;
                                            re(t[f], { instancePath: i + "/problems/" + f, parentData: t, parentDataProperty: f, rootData: d }) || (s = s === null ? re.errors : s.concat(re.errors), r = s.length);
                                            var D = q === r;
                                            if (!D)
                                              break;
                                          }
                                        } else
                                          return h.errors = [{ instancePath: i + "/problems", schemaPath: "#/properties/problems/type", keyword: "type", params: { type: "array" } }], !1;
                                      var o = y === r;
                                    } else
                                      var o = !0;
                                    if (o) {
                                      if (e.checksum !== void 0) {
                                        let t = e.checksum, y = r;
                                        if (r === y)
                                          if (typeof t == "string") {
                                            if (!Oe.test(t))
                                              return h.errors = [{ instancePath: i + "/checksum", schemaPath: "#/properties/checksum/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" } }], !1;
                                          } else
                                            return h.errors = [{ instancePath: i + "/checksum", schemaPath: "#/properties/checksum/type", keyword: "type", params: { type: "string" } }], !1;
                                        var o = y === r;
                                      } else
                                        var o = !0;
                                      if (o) {
                                        if (e.since !== void 0) {
                                          let t = e.since, y = r;
                                          if (r === y)
                                            if (t && typeof t == "object" && !Array.isArray(t)) {
                                              let w;
                                              if (t.ref === void 0 && (w = "ref") || t.commit === void 0 && (w = "commit"))
                                                return h.errors = [{ instancePath: i + "/since", schemaPath: "#/properties/since/required", keyword: "required", params: { missingProperty: w } }], !1;
                                              if (t.ref !== void 0) {
                                                let f = r;
                                                if (typeof t.ref != "string")
                                                  return h.errors = [{ instancePath: i + "/since/ref", schemaPath: "#/properties/since/properties/ref/type", keyword: "type", params: { type: "string" } }], !1;
                                                var G = f === r;
                                              } else
                                                var G = !0;
                                              if (G)
                                                if (t.commit !== void 0) {
                                                  let f = t.commit, q = r;
                                                  if (r === q)
                                                    if (typeof f == "string") {
                                                      if (!Ve.test(f))
                                                        return h.errors = [{ instancePath: i + "/since/commit", schemaPath: "#/properties/since/properties/commit/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" } }], !1;
                                                    } else
                                                      return h.errors = [{ instancePath: i + "/since/commit", schemaPath: "#/properties/since/properties/commit/type", keyword: "type", params: { type: "string" } }], !1;
                                                  var G = q === r;
                                                } else
                                                  var G = !0;
                                            } else
                                              return h.errors = [{ instancePath: i + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "object" } }], !1;
                                          var o = y === r;
                                        } else
                                          var o = !0;
                                        if (o) {
                                          if (e.differences !== void 0) {
                                            let t = r;
                                            B(e.differences, { instancePath: i + "/differences", parentData: e, parentDataProperty: "differences", rootData: d }) || (s = s === null ? B.errors : s.concat(B.errors), r = s.length);
                                            var o = t === r;
                                          } else
                                            var o = !0;
                                          if (o) {
                                            if (e.rehearsal !== void 0) {
                                              let t = r;
                                              R(e.rehearsal, { instancePath: i + "/rehearsal", parentData: e, parentDataProperty: "rehearsal", rootData: d }) || (s = s === null ? R.errors : s.concat(R.errors), r = s.length);
                                              var o = t === r;
                                            } else
                                              var o = !0;
                                            if (o)
                                              if (e.error !== void 0) {
                                                let t = e.error, y = r;
                                                if (r === y)
                                                  if (t && typeof t == "object" && !Array.isArray(t)) {
                                                    let w;
                                                    if (t.code === void 0 && (w = "code") || t.message === void 0 && (w = "message") || t.hint === void 0 && (w = "hint"))
                                                      return h.errors = [{ instancePath: i + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: w } }], !1;
                                                    if (t.code !== void 0) {
                                                      let f = r;
                                                      ce(t.code, { instancePath: i + "/error/code", parentData: t, parentDataProperty: "code", rootData: d }) || (s = s === null ? ce.errors : s.concat(ce.errors), r = s.length);
                                                      var V = f === r;
                                                    } else
                                                      var V = !0;
                                                    if (V) {
                                                      if (t.message !== void 0) {
                                                        let f = r;
                                                        if (typeof t.message != "string")
                                                          return h.errors = [{ instancePath: i + "/error/message", schemaPath: "#/properties/error/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var V = f === r;
                                                      } else
                                                        var V = !0;
                                                      if (V)
                                                        if (t.hint !== void 0) {
                                                          let f = r;
                                                          ae(t.hint, { instancePath: i + "/error/hint", parentData: t, parentDataProperty: "hint", rootData: d }) || (s = s === null ? ae.errors : s.concat(ae.errors), r = s.length);
                                                          var V = f === r;
                                                        } else
                                                          var V = !0;
                                                    }
                                                  } else
                                                    return h.errors = [{ instancePath: i + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "object" } }], !1;
                                                var o = y === r;
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
        }
      }
    } else
      return h.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return h.errors = s, r === 0;
}
export {
  Ue as plan
};
