// Generated from schemas/ by scripts/compile-schemas.ts.
var Ee = (e, i) => () => {
  try {
    return i || e((i = { exports: {} }).exports, i), i.exports;
  } catch (C) {
    throw i = 0, C;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var Ae = Ee((ke) => {
  "use strict";
  Object.defineProperty(ke, "__esModule", { value: !0 });
  function Pe(e) {
    let i = e.length, C = 0, z = 0, d;
    for (; z < i; )
      C++, d = e.charCodeAt(z++), d >= 55296 && d <= 56319 && z < i && (d = e.charCodeAt(z), (d & 64512) === 56320 && z++);
    return C;
  }
  ke.default = Pe;
  Pe.code = 'require("ajv/dist/runtime/ucs2length").default';
});

// <stdin>
var Ue = h, ae = { $schema: "http://json-schema.org/draft-07/schema#", $id: "urn:deskform:plan", type: "object", required: ["format_version", "command", "status", "problems", "decisions"], properties: { format_version: { const: 1 }, command: { enum: ["plan", "drift"] }, status: { enum: ["ok", "changes", "refused", "failed", "partial"] }, target: { type: "object", required: ["name", "url"], properties: { name: { type: "string" }, url: { type: "string" }, connection: { type: "string", pattern: "^[0-9a-f]{64}$" } } }, policies: { type: "object", required: ["undeclared", "foreign_changes", "limits"], properties: { undeclared: { enum: ["keep", "report", "delete"] }, foreign_changes: { enum: ["refuse", "include"] }, limits: { type: "object", required: ["destroy", "records"], properties: { destroy: { $ref: "#/definitions/count" }, records: { type: ["integer", "null"], minimum: 0 } } } } }, release: { enum: ["5.2", "6.5", "7.1"] }, release_is: { enum: ["configured", "read-off-the-rows", "assumed"] }, digest: { $ref: "#/definitions/digest" }, restart: { enum: ["needed", "reload", "none"] }, summary: { type: "object", required: ["create", "update", "delete", "keep", "refuse", "destroys", "foreign"], properties: { create: { $ref: "#/definitions/count" }, update: { $ref: "#/definitions/count" }, delete: { $ref: "#/definitions/count" }, keep: { $ref: "#/definitions/count" }, refuse: { $ref: "#/definitions/count" }, destroys: { $ref: "#/definitions/count" }, foreign: { $ref: "#/definitions/count" } } }, destroys: { $ref: "#/definitions/keys" }, counts: { type: "array", minItems: 1, items: { $ref: "#/definitions/record_count" } }, obstacles: { type: "array", items: { $ref: "#/definitions/obstacle" } }, decisions: { type: "array", items: { $ref: "#/definitions/decision" } }, foreign: { type: "array", items: { $ref: "#/definitions/foreign" } }, problems: { type: "array", items: { $ref: "#/definitions/problem" } }, checksum: { type: "string", pattern: "^[0-9a-f]{64}$" }, since: { type: "object", required: ["ref", "commit"], properties: { ref: { type: "string" }, commit: { type: "string", pattern: "^[0-9a-f]{40,64}$" } } }, differences: { $ref: "#/definitions/keys" }, rehearsal: { $ref: "#/definitions/rehearsal" }, error: { type: "object", required: ["code", "message", "hint"], properties: { code: { $ref: "#/definitions/failure_code" }, message: { type: "string" }, hint: { $ref: "#/definitions/hint" } } } }, allOf: [{ if: { required: ["error"] }, then: { properties: { status: { enum: ["refused", "failed", "partial"] }, decisions: { maxItems: 0 }, digest: !1, checksum: !1, rehearsal: !1 } }, else: { required: ["target", "release", "release_is", "policies", "digest", "restart", "summary", "destroys", "obstacles", "foreign"], properties: { target: { required: ["connection"] }, status: { enum: ["ok", "changes", "refused"] } } } }, { if: { properties: { command: { const: "plan" } } }, then: { properties: { since: !1, differences: !1 }, if: { required: ["error"] }, else: { required: ["checksum"] } }, else: { properties: { checksum: !1 }, if: { required: ["error"] }, then: { properties: { since: !1, differences: !1 } }, else: { required: ["differences"], properties: { rehearsal: !1 } } } }], definitions: { count: { type: "integer", minimum: 0 }, key: { type: "string", pattern: "^(Ticket|User|Organization|Group)\\.[\\s\\S]+$" }, waiting_for: { type: "array", items: { enum: ["creation", "column-change", "deletion", "settings"] } }, keys: { type: "array", items: { $ref: "#/definitions/key" } }, digest: { type: "string", pattern: "^d2\\.[A-Za-z0-9_-]+$" }, hint: { type: ["string", "null"] }, failure_code: { type: "string", pattern: "^[A-Z][A-Z_]+$" }, problem_code: { type: "string", pattern: "^[a-z][a-z-]+$" }, rule: { enum: ["service", "house"] }, file: { type: "string" }, line: { type: "integer", minimum: 1 }, column: { type: "integer", minimum: 1 }, moved: { enum: ["git", "help-desk", "both"] }, row: { type: "object", required: ["display", "data_type", "data_option", "active", "screens"], properties: { display: { type: "string" }, data_type: { type: "string" }, data_option: { type: "object" }, active: { type: "boolean" }, position: { type: "number" }, screens: { type: "object" } } }, change: { type: "object", required: ["path", "effect", "cost", "file", "line", "column"], properties: { path: { type: "string", minLength: 1 }, before: {}, after: {}, effect: { enum: ["at-once", "at-migration"] }, cost: { enum: ["none", "values-may-not-fit", "values-not-selectable", "writes-refused", "new-records-only"] }, moved: { $ref: "#/definitions/moved" }, file: { $ref: "#/definitions/file" }, line: { $ref: "#/definitions/line" }, column: { $ref: "#/definitions/column" } } }, decision: { type: "object", required: ["key", "action", "because"], properties: { key: { $ref: "#/definitions/key" }, action: { enum: ["create", "update", "delete", "keep", "refuse"] }, because: { type: "string" }, digest: { $ref: "#/definitions/digest" }, before: { $ref: "#/definitions/row" }, after: { $ref: "#/definitions/row" }, accepts: { type: "array", minItems: 1, items: { type: "string" } }, waiting_for: { $ref: "#/definitions/waiting_for" }, pending: { type: "object" }, staged: { type: "string", pattern: "^[0-9a-f]{32}$" }, put_back: { type: "string", pattern: "^[0-9a-f]{32}$" }, changes: { type: "array", items: { $ref: "#/definitions/change" } }, carried_over: { type: "array", items: { type: "string" } }, cost: { enum: ["column-dropped", "none"] }, code: { $ref: "#/definitions/problem_code" }, message: { type: "string" }, label: { type: "string" }, hint: { $ref: "#/definitions/hint" }, rule: { $ref: "#/definitions/rule" }, moved: { $ref: "#/definitions/moved" }, file: { $ref: "#/definitions/file" }, line: { $ref: "#/definitions/line" }, column: { $ref: "#/definitions/column" } }, allOf: [{ if: { properties: { action: { const: "create" } } }, then: { required: ["digest", "after", "staged", "file", "line", "column"], properties: { because: { enum: ["not-on-desk", "staged-as-declared"] }, before: !1, waiting_for: !1, pending: !1, put_back: !1, changes: !1, carried_over: !1, cost: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "update" } } }, then: { required: ["digest", "before", "waiting_for", "after", "staged", "put_back", "changes", "carried_over", "file", "line", "column"], properties: { because: { enum: ["differs", "staged-as-declared", "restaged"] }, cost: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "delete" } } }, then: { required: ["digest", "before", "waiting_for", "cost"], properties: { because: { enum: ["tombstone", "not-declared", "staged-as-declared"] }, after: !1, staged: !1, changes: !1, carried_over: !1, accepts: !1, put_back: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "keep" } } }, then: { required: ["carried_over"], properties: { because: { enum: ["same", "waits-as-declared", "not-declared", "unmanaged", "came-with-the-installation", "list-is-not-whole", "type-unknown", "fulfilled"] }, digest: !1, before: !1, after: !1, staged: !1, changes: !1, accepts: !1, waiting_for: !1, pending: !1, put_back: !1, cost: !1, code: !1, message: !1, hint: !1, rule: !1, file: !1, line: !1, column: !1 } } }, { if: { properties: { action: { const: "refuse" } } }, then: { required: ["code", "message", "hint", "rule"], properties: { because: { $ref: "#/definitions/problem_code" }, digest: !1, staged: !1, carried_over: !1, accepts: !1, put_back: !1, waiting_for: !1, pending: !1, cost: !1 } } }] }, record_count: { type: "object", required: ["key", "hit", "records"], properties: { key: { $ref: "#/definitions/key" }, hit: { enum: ["value-deleted", "option-removed", "value-too-long", "value-missing"] }, characters: { $ref: "#/definitions/count" }, records: { type: ["integer", "null"], minimum: 0 }, of: { $ref: "#/definitions/count" }, not_counted: { enum: ["release", "object", "data-type", "permission", "too-slow", "no-answer", "contradiction", "not-saved"] }, seconds: { type: "number", minimum: 0 }, counted_at: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z$" } }, allOf: [{ if: { properties: { records: { const: null } } }, then: { required: ["not_counted"], properties: { of: !1 } }, else: { required: ["of"], properties: { not_counted: !1, seconds: !1 } } }] }, obstacle: { type: "object", required: ["kind"], properties: { kind: { enum: ["refusals", "destroy-limit", "record-limit", "poison", "foreign"] }, count: { $ref: "#/definitions/count" }, keys: { $ref: "#/definitions/keys" }, limit: { $ref: "#/definitions/count" }, records: { type: ["integer", "null"], minimum: 0 }, rows: { type: "array", items: { type: "object", required: ["key", "why", "repair"], properties: { key: { $ref: "#/definitions/key" }, why: { type: "string" }, repair: { type: "string" } } } } }, allOf: [{ if: { properties: { kind: { const: "refusals" } } }, then: { required: ["count"], properties: { keys: !1, limit: !1 } }, else: { required: ["keys"], properties: { count: !1 } } }, { if: { properties: { kind: { enum: ["destroy-limit", "record-limit"] } } }, then: { required: ["limit"] }, else: { properties: { limit: !1 } } }, { if: { properties: { kind: { const: "record-limit" } } }, then: { required: ["records"] }, else: { properties: { records: !1 } } }, { if: { properties: { kind: { const: "poison" } } }, then: { required: ["rows"] }, else: { properties: { rows: !1 } } }] }, foreign: { type: "object", required: ["key", "row", "waiting_for", "updated_by", "updated_by_id", "updated_at"], properties: { key: { $ref: "#/definitions/key" }, row: { $ref: "#/definitions/row" }, waiting_for: { $ref: "#/definitions/waiting_for" }, pending: { type: "object" }, updated_by: { type: ["string", "null"] }, updated_by_id: { type: "integer" }, updated_at: { type: "string" }, sent_by: { enum: ["deskform"] }, moved: { $ref: "#/definitions/moved" } } }, problem: { type: "object", required: ["code", "severity", "rule", "message", "hint", "file", "line", "column"], properties: { code: { $ref: "#/definitions/problem_code" }, severity: { enum: ["error", "warning"] }, rule: { $ref: "#/definitions/rule" }, message: { type: "string" }, hint: { $ref: "#/definitions/hint" }, file: { type: ["string", "null"] }, line: { type: ["integer", "null"], minimum: 1 }, column: { type: ["integer", "null"], minimum: 1 }, key: { type: "string" } } }, rehearsal: { type: "object", required: ["outcome"], properties: { outcome: { enum: ["works", "fails", "not-rehearsed"] }, because: { enum: ["refused", "nothing-to-do"] }, done: { $ref: "#/definitions/keys" }, error: { type: "object", required: ["code", "message"], properties: { code: { $ref: "#/definitions/failure_code" }, message: { type: "string" } } }, stops_at: { type: ["string", "null"] }, failed: { type: ["string", "null"] }, left_staged: { $ref: "#/definitions/keys" }, not_tried: { $ref: "#/definitions/keys" } }, allOf: [{ if: { properties: { outcome: { const: "works" } } }, then: { required: ["done"] } }, { if: { properties: { outcome: { const: "not-rehearsed" } } }, then: { required: ["because"], properties: { done: !1 } }, else: { properties: { because: !1 } } }, { if: { properties: { outcome: { const: "fails" } } }, then: { required: ["error", "stops_at", "failed", "done", "left_staged", "not_tried"] }, else: { properties: { error: !1, stops_at: !1, failed: !1, left_staged: !1, not_tried: !1 } } }] } } }, Oe = new RegExp("^[0-9a-f]{64}$", "u"), Ve = new RegExp("^[0-9a-f]{40,64}$", "u");
function j(e, { instancePath: i = "", parentData: C, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  return typeof e == "number" && !(e % 1) && !isNaN(e) && isFinite(e) ? r === 0 && typeof e == "number" && isFinite(e) && (e < 0 || isNaN(e)) ? (j.errors = [{ instancePath: i, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1) : (j.errors = s, r === 0) : (j.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "integer" } }], !1);
}
var Fe = new RegExp("^d2\\.[A-Za-z0-9_-]+$", "u");
function fe(e, { instancePath: i = "", parentData: C, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (typeof e == "string") {
      if (!Fe.test(e))
        return fe.errors = [{ instancePath: i, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^d2\\.[A-Za-z0-9_-]+$" } }], !1;
    } else
      return fe.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1;
  return fe.errors = s, r === 0;
}
var Ke = new RegExp("^(Ticket|User|Organization|Group)\\.[\\s\\S]+$", "u");
function J(e, { instancePath: i = "", parentData: C, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (typeof e == "string") {
      if (!Ke.test(e))
        return J.errors = [{ instancePath: i, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(Ticket|User|Organization|Group)\\.[\\s\\S]+$" } }], !1;
    } else
      return J.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1;
  return J.errors = s, r === 0;
}
function M(e, { instancePath: i = "", parentData: C, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (Array.isArray(e)) {
      var l = !0;
      let g = e.length;
      for (let n = 0; n < g; n++) {
        let P = r;
        J(e[n], { instancePath: i + "/" + n, parentData: e, parentDataProperty: n, rootData: d }) || (s = s === null ? J.errors : s.concat(J.errors), r = s.length);
        var l = P === r;
        if (!l)
          break;
      }
    } else
      return M.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "array" } }], !1;
  return M.errors = s, r === 0;
}
var we = { type: "object", required: ["key", "hit", "records"], properties: { key: { $ref: "#/definitions/key" }, hit: { enum: ["value-deleted", "option-removed", "value-too-long", "value-missing"] }, characters: { $ref: "#/definitions/count" }, records: { type: ["integer", "null"], minimum: 0 }, of: { $ref: "#/definitions/count" }, not_counted: { enum: ["release", "object", "data-type", "permission", "too-slow", "no-answer", "contradiction", "not-saved"] }, seconds: { type: "number", minimum: 0 }, counted_at: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z$" } }, allOf: [{ if: { properties: { records: { const: null } } }, then: { required: ["not_counted"], properties: { of: !1 } }, else: { required: ["of"], properties: { not_counted: !1, seconds: !1 } } }] }, xe = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z$", "u");
function U(e, { instancePath: i = "", parentData: C, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0, l = r, g = !0, n = r;
  if (e && typeof e == "object" && !Array.isArray(e) && e.records !== void 0 && e.records !== null) {
    let N = {};
    s === null ? s = [N] : s.push(N), r++;
  }
  var P = n === r;
  r = l, s !== null && (l ? s.length = l : s = null);
  let T;
  if (P) {
    let N = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let v;
      if (e.not_counted === void 0 && (v = "not_counted"))
        return U.errors = [{ instancePath: i, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: v } }], !1;
      if (e.of !== void 0)
        return U.errors = [{ instancePath: i + "/of", schemaPath: "#/allOf/0/then/properties/of/false schema", keyword: "false schema", params: {} }], !1;
    }
    var P = N === r;
    g = P, T = "then";
  } else {
    let N = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let v;
      if (e.of === void 0 && (v = "of"))
        return U.errors = [{ instancePath: i, schemaPath: "#/allOf/0/else/required", keyword: "required", params: { missingProperty: v } }], !1;
      if (e.not_counted !== void 0) {
        var k = !1;
        return U.errors = [{ instancePath: i + "/not_counted", schemaPath: "#/allOf/0/else/properties/not_counted/false schema", keyword: "false schema", params: {} }], !1;
      } else
        var k = !0;
      if (k)
        if (e.seconds !== void 0) {
          var k = !1;
          return U.errors = [{ instancePath: i + "/seconds", schemaPath: "#/allOf/0/else/properties/seconds/false schema", keyword: "false schema", params: {} }], !1;
        } else
          var k = !0;
    }
    var P = N === r;
    g = P, T = "else";
  }
  if (!g) {
    let N = { instancePath: i, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: T } };
    return s === null ? s = [N] : s.push(N), r++, U.errors = s, !1;
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let N;
      if (e.key === void 0 && (N = "key") || e.hit === void 0 && (N = "hit") || e.records === void 0 && (N = "records"))
        return U.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: N } }], !1;
      if (e.key !== void 0) {
        let m = r;
        J(e.key, { instancePath: i + "/key", parentData: e, parentDataProperty: "key", rootData: d }) || (s = s === null ? J.errors : s.concat(J.errors), r = s.length);
        var _ = m === r;
      } else
        var _ = !0;
      if (_) {
        if (e.hit !== void 0) {
          let m = e.hit, v = r;
          if (!(m === "value-deleted" || m === "option-removed" || m === "value-too-long" || m === "value-missing"))
            return U.errors = [{ instancePath: i + "/hit", schemaPath: "#/properties/hit/enum", keyword: "enum", params: { allowedValues: we.properties.hit.enum } }], !1;
          var _ = v === r;
        } else
          var _ = !0;
        if (_) {
          if (e.characters !== void 0) {
            let m = r;
            j(e.characters, { instancePath: i + "/characters", parentData: e, parentDataProperty: "characters", rootData: d }) || (s = s === null ? j.errors : s.concat(j.errors), r = s.length);
            var _ = m === r;
          } else
            var _ = !0;
          if (_) {
            if (e.records !== void 0) {
              let m = e.records, v = r;
              if (!(typeof m == "number" && !(m % 1) && !isNaN(m) && isFinite(m)) && m !== null)
                return U.errors = [{ instancePath: i + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: we.properties.records.type } }], !1;
              if (r === v && typeof m == "number" && isFinite(m) && (m < 0 || isNaN(m)))
                return U.errors = [{ instancePath: i + "/records", schemaPath: "#/properties/records/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
              var _ = v === r;
            } else
              var _ = !0;
            if (_) {
              if (e.of !== void 0) {
                let m = r;
                j(e.of, { instancePath: i + "/of", parentData: e, parentDataProperty: "of", rootData: d }) || (s = s === null ? j.errors : s.concat(j.errors), r = s.length);
                var _ = m === r;
              } else
                var _ = !0;
              if (_) {
                if (e.not_counted !== void 0) {
                  let m = e.not_counted, v = r;
                  if (!(m === "release" || m === "object" || m === "data-type" || m === "permission" || m === "too-slow" || m === "no-answer" || m === "contradiction" || m === "not-saved"))
                    return U.errors = [{ instancePath: i + "/not_counted", schemaPath: "#/properties/not_counted/enum", keyword: "enum", params: { allowedValues: we.properties.not_counted.enum } }], !1;
                  var _ = v === r;
                } else
                  var _ = !0;
                if (_) {
                  if (e.seconds !== void 0) {
                    let m = e.seconds, v = r;
                    if (r === v)
                      if (typeof m == "number" && isFinite(m)) {
                        if (m < 0 || isNaN(m))
                          return U.errors = [{ instancePath: i + "/seconds", schemaPath: "#/properties/seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      } else
                        return U.errors = [{ instancePath: i + "/seconds", schemaPath: "#/properties/seconds/type", keyword: "type", params: { type: "number" } }], !1;
                    var _ = v === r;
                  } else
                    var _ = !0;
                  if (_)
                    if (e.counted_at !== void 0) {
                      let m = e.counted_at, v = r;
                      if (r === v)
                        if (typeof m == "string") {
                          if (!xe.test(m))
                            return U.errors = [{ instancePath: i + "/counted_at", schemaPath: "#/properties/counted_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z$" } }], !1;
                        } else
                          return U.errors = [{ instancePath: i + "/counted_at", schemaPath: "#/properties/counted_at/type", keyword: "type", params: { type: "string" } }], !1;
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
      return U.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return U.errors = s, r === 0;
}
var qe = { type: "object", required: ["kind"], properties: { kind: { enum: ["refusals", "destroy-limit", "record-limit", "poison", "foreign"] }, count: { $ref: "#/definitions/count" }, keys: { $ref: "#/definitions/keys" }, limit: { $ref: "#/definitions/count" }, records: { type: ["integer", "null"], minimum: 0 }, rows: { type: "array", items: { type: "object", required: ["key", "why", "repair"], properties: { key: { $ref: "#/definitions/key" }, why: { type: "string" }, repair: { type: "string" } } } } }, allOf: [{ if: { properties: { kind: { const: "refusals" } } }, then: { required: ["count"], properties: { keys: !1, limit: !1 } }, else: { required: ["keys"], properties: { count: !1 } } }, { if: { properties: { kind: { enum: ["destroy-limit", "record-limit"] } } }, then: { required: ["limit"] }, else: { properties: { limit: !1 } } }, { if: { properties: { kind: { const: "record-limit" } } }, then: { required: ["records"] }, else: { properties: { records: !1 } } }, { if: { properties: { kind: { const: "poison" } } }, then: { required: ["rows"] }, else: { properties: { rows: !1 } } }] };
function x(e, { instancePath: i = "", parentData: C, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0, l = r, g = r, n = !0, P = r;
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
      let F;
      if (e.count === void 0 && (F = "count"))
        return x.errors = [{ instancePath: i, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: F } }], !1;
      if (e.keys !== void 0) {
        var _ = !1;
        return x.errors = [{ instancePath: i + "/keys", schemaPath: "#/allOf/0/then/properties/keys/false schema", keyword: "false schema", params: {} }], !1;
      } else
        var _ = !0;
      if (_)
        if (e.limit !== void 0) {
          var _ = !1;
          return x.errors = [{ instancePath: i + "/limit", schemaPath: "#/allOf/0/then/properties/limit/false schema", keyword: "false schema", params: {} }], !1;
        } else
          var _ = !0;
    }
    var T = o === r;
    n = T, k = "then";
  } else {
    let o = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let F;
      if (e.keys === void 0 && (F = "keys"))
        return x.errors = [{ instancePath: i, schemaPath: "#/allOf/0/else/required", keyword: "required", params: { missingProperty: F } }], !1;
      if (e.count !== void 0)
        return x.errors = [{ instancePath: i + "/count", schemaPath: "#/allOf/0/else/properties/count/false schema", keyword: "false schema", params: {} }], !1;
    }
    var T = o === r;
    n = T, k = "else";
  }
  if (!n) {
    let o = { instancePath: i, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: k } };
    return s === null ? s = [o] : s.push(o), r++, x.errors = s, !1;
  }
  var N = l === r;
  if (N) {
    let o = r, a = r, F = !0, S = r;
    if (e && typeof e == "object" && !Array.isArray(e) && e.kind !== void 0) {
      let f = e.kind;
      if (!(f === "destroy-limit" || f === "record-limit")) {
        let O = {};
        s === null ? s = [O] : s.push(O), r++;
      }
    }
    var m = S === r;
    r = a, s !== null && (a ? s.length = a : s = null);
    let K;
    if (m) {
      let f = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        let W;
        if (e.limit === void 0 && (W = "limit"))
          return x.errors = [{ instancePath: i, schemaPath: "#/allOf/1/then/required", keyword: "required", params: { missingProperty: W } }], !1;
      }
      var m = f === r;
      F = m, K = "then";
    } else {
      let f = r;
      if (e && typeof e == "object" && !Array.isArray(e) && e.limit !== void 0)
        return x.errors = [{ instancePath: i + "/limit", schemaPath: "#/allOf/1/else/properties/limit/false schema", keyword: "false schema", params: {} }], !1;
      var m = f === r;
      F = m, K = "else";
    }
    if (!F) {
      let f = { instancePath: i, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: K } };
      return s === null ? s = [f] : s.push(f), r++, x.errors = s, !1;
    }
    var N = o === r;
    if (N) {
      let f = r, O = r, W = !0, Z = r;
      if (e && typeof e == "object" && !Array.isArray(e) && e.kind !== void 0 && e.kind !== "record-limit") {
        let q = {};
        s === null ? s = [q] : s.push(q), r++;
      }
      var v = Z === r;
      r = O, s !== null && (O ? s.length = O : s = null);
      let $;
      if (v) {
        let q = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          let y;
          if (e.records === void 0 && (y = "records"))
            return x.errors = [{ instancePath: i, schemaPath: "#/allOf/2/then/required", keyword: "required", params: { missingProperty: y } }], !1;
        }
        var v = q === r;
        W = v, $ = "then";
      } else {
        let q = r;
        if (e && typeof e == "object" && !Array.isArray(e) && e.records !== void 0)
          return x.errors = [{ instancePath: i + "/records", schemaPath: "#/allOf/2/else/properties/records/false schema", keyword: "false schema", params: {} }], !1;
        var v = q === r;
        W = v, $ = "else";
      }
      if (!W) {
        let q = { instancePath: i, schemaPath: "#/allOf/2/if", keyword: "if", params: { failingKeyword: $ } };
        return s === null ? s = [q] : s.push(q), r++, x.errors = s, !1;
      }
      var N = f === r;
      if (N) {
        let q = r, t = r, y = !0, I = r;
        if (e && typeof e == "object" && !Array.isArray(e) && e.kind !== void 0 && e.kind !== "poison") {
          let b = {};
          s === null ? s = [b] : s.push(b), r++;
        }
        var A = I === r;
        r = t, s !== null && (t ? s.length = t : s = null);
        let w;
        if (A) {
          let b = r;
          if (e && typeof e == "object" && !Array.isArray(e)) {
            let L;
            if (e.rows === void 0 && (L = "rows"))
              return x.errors = [{ instancePath: i, schemaPath: "#/allOf/3/then/required", keyword: "required", params: { missingProperty: L } }], !1;
          }
          var A = b === r;
          y = A, w = "then";
        } else {
          let b = r;
          if (e && typeof e == "object" && !Array.isArray(e) && e.rows !== void 0)
            return x.errors = [{ instancePath: i + "/rows", schemaPath: "#/allOf/3/else/properties/rows/false schema", keyword: "false schema", params: {} }], !1;
          var A = b === r;
          y = A, w = "else";
        }
        if (!y) {
          let b = { instancePath: i, schemaPath: "#/allOf/3/if", keyword: "if", params: { failingKeyword: w } };
          return s === null ? s = [b] : s.push(b), r++, x.errors = s, !1;
        }
        var N = q === r;
      }
    }
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let o;
      if (e.kind === void 0 && (o = "kind"))
        return x.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: o } }], !1;
      if (e.kind !== void 0) {
        let a = e.kind, F = r;
        if (!(a === "refusals" || a === "destroy-limit" || a === "record-limit" || a === "poison" || a === "foreign"))
          return x.errors = [{ instancePath: i + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: qe.properties.kind.enum } }], !1;
        var D = F === r;
      } else
        var D = !0;
      if (D) {
        if (e.count !== void 0) {
          let a = r;
          j(e.count, { instancePath: i + "/count", parentData: e, parentDataProperty: "count", rootData: d }) || (s = s === null ? j.errors : s.concat(j.errors), r = s.length);
          var D = a === r;
        } else
          var D = !0;
        if (D) {
          if (e.keys !== void 0) {
            let a = r;
            M(e.keys, { instancePath: i + "/keys", parentData: e, parentDataProperty: "keys", rootData: d }) || (s = s === null ? M.errors : s.concat(M.errors), r = s.length);
            var D = a === r;
          } else
            var D = !0;
          if (D) {
            if (e.limit !== void 0) {
              let a = r;
              j(e.limit, { instancePath: i + "/limit", parentData: e, parentDataProperty: "limit", rootData: d }) || (s = s === null ? j.errors : s.concat(j.errors), r = s.length);
              var D = a === r;
            } else
              var D = !0;
            if (D) {
              if (e.records !== void 0) {
                let a = e.records, F = r;
                if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a)) && a !== null)
                  return x.errors = [{ instancePath: i + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: qe.properties.records.type } }], !1;
                if (r === F && typeof a == "number" && isFinite(a) && (a < 0 || isNaN(a)))
                  return x.errors = [{ instancePath: i + "/records", schemaPath: "#/properties/records/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                var D = F === r;
              } else
                var D = !0;
              if (D)
                if (e.rows !== void 0) {
                  let a = e.rows, F = r;
                  if (r === F)
                    if (Array.isArray(a)) {
                      var p = !0;
                      let K = a.length;
                      for (let V = 0; V < K; V++) {
                        let f = a[V], O = r;
                        if (r === O)
                          if (f && typeof f == "object" && !Array.isArray(f)) {
                            let Z;
                            if (f.key === void 0 && (Z = "key") || f.why === void 0 && (Z = "why") || f.repair === void 0 && (Z = "repair"))
                              return x.errors = [{ instancePath: i + "/rows/" + V, schemaPath: "#/properties/rows/items/required", keyword: "required", params: { missingProperty: Z } }], !1;
                            if (f.key !== void 0) {
                              let $ = r;
                              J(f.key, { instancePath: i + "/rows/" + V + "/key", parentData: f, parentDataProperty: "key", rootData: d }) || (s = s === null ? J.errors : s.concat(J.errors), r = s.length);
                              var E = $ === r;
                            } else
                              var E = !0;
                            if (E) {
                              if (f.why !== void 0) {
                                let $ = r;
                                if (typeof f.why != "string")
                                  return x.errors = [{ instancePath: i + "/rows/" + V + "/why", schemaPath: "#/properties/rows/items/properties/why/type", keyword: "type", params: { type: "string" } }], !1;
                                var E = $ === r;
                              } else
                                var E = !0;
                              if (E)
                                if (f.repair !== void 0) {
                                  let $ = r;
                                  if (typeof f.repair != "string")
                                    return x.errors = [{ instancePath: i + "/rows/" + V + "/repair", schemaPath: "#/properties/rows/items/properties/repair/type", keyword: "type", params: { type: "string" } }], !1;
                                  var E = $ === r;
                                } else
                                  var E = !0;
                            }
                          } else
                            return x.errors = [{ instancePath: i + "/rows/" + V, schemaPath: "#/properties/rows/items/type", keyword: "type", params: { type: "object" } }], !1;
                        var p = O === r;
                        if (!p)
                          break;
                      }
                    } else
                      return x.errors = [{ instancePath: i + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "array" } }], !1;
                  var D = F === r;
                } else
                  var D = !0;
            }
          }
        }
      }
    } else
      return x.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return x.errors = s, r === 0;
}
var he = { type: "object", required: ["key", "action", "because"], properties: { key: { $ref: "#/definitions/key" }, action: { enum: ["create", "update", "delete", "keep", "refuse"] }, because: { type: "string" }, digest: { $ref: "#/definitions/digest" }, before: { $ref: "#/definitions/row" }, after: { $ref: "#/definitions/row" }, accepts: { type: "array", minItems: 1, items: { type: "string" } }, waiting_for: { $ref: "#/definitions/waiting_for" }, pending: { type: "object" }, staged: { type: "string", pattern: "^[0-9a-f]{32}$" }, put_back: { type: "string", pattern: "^[0-9a-f]{32}$" }, changes: { type: "array", items: { $ref: "#/definitions/change" } }, carried_over: { type: "array", items: { type: "string" } }, cost: { enum: ["column-dropped", "none"] }, code: { $ref: "#/definitions/problem_code" }, message: { type: "string" }, label: { type: "string" }, hint: { $ref: "#/definitions/hint" }, rule: { $ref: "#/definitions/rule" }, moved: { $ref: "#/definitions/moved" }, file: { $ref: "#/definitions/file" }, line: { $ref: "#/definitions/line" }, column: { $ref: "#/definitions/column" } }, allOf: [{ if: { properties: { action: { const: "create" } } }, then: { required: ["digest", "after", "staged", "file", "line", "column"], properties: { because: { enum: ["not-on-desk", "staged-as-declared"] }, before: !1, waiting_for: !1, pending: !1, put_back: !1, changes: !1, carried_over: !1, cost: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "update" } } }, then: { required: ["digest", "before", "waiting_for", "after", "staged", "put_back", "changes", "carried_over", "file", "line", "column"], properties: { because: { enum: ["differs", "staged-as-declared", "restaged"] }, cost: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "delete" } } }, then: { required: ["digest", "before", "waiting_for", "cost"], properties: { because: { enum: ["tombstone", "not-declared", "staged-as-declared"] }, after: !1, staged: !1, changes: !1, carried_over: !1, accepts: !1, put_back: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "keep" } } }, then: { required: ["carried_over"], properties: { because: { enum: ["same", "waits-as-declared", "not-declared", "unmanaged", "came-with-the-installation", "list-is-not-whole", "type-unknown", "fulfilled"] }, digest: !1, before: !1, after: !1, staged: !1, changes: !1, accepts: !1, waiting_for: !1, pending: !1, put_back: !1, cost: !1, code: !1, message: !1, hint: !1, rule: !1, file: !1, line: !1, column: !1 } } }, { if: { properties: { action: { const: "refuse" } } }, then: { required: ["code", "message", "hint", "rule"], properties: { because: { $ref: "#/definitions/problem_code" }, digest: !1, staged: !1, carried_over: !1, accepts: !1, put_back: !1, waiting_for: !1, pending: !1, cost: !1 } } }] };
var ze = new RegExp("^[a-z][a-z-]+$", "u");
function se(e, { instancePath: i = "", parentData: C, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (typeof e == "string") {
      if (!ze.test(e))
        return se.errors = [{ instancePath: i, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z-]+$" } }], !1;
    } else
      return se.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1;
  return se.errors = s, r === 0;
}
function H(e, { instancePath: i = "", parentData: C, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let g;
      if (e.display === void 0 && (g = "display") || e.data_type === void 0 && (g = "data_type") || e.data_option === void 0 && (g = "data_option") || e.active === void 0 && (g = "active") || e.screens === void 0 && (g = "screens"))
        return H.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: g } }], !1;
      if (e.display !== void 0) {
        let n = r;
        if (typeof e.display != "string")
          return H.errors = [{ instancePath: i + "/display", schemaPath: "#/properties/display/type", keyword: "type", params: { type: "string" } }], !1;
        var l = n === r;
      } else
        var l = !0;
      if (l) {
        if (e.data_type !== void 0) {
          let n = r;
          if (typeof e.data_type != "string")
            return H.errors = [{ instancePath: i + "/data_type", schemaPath: "#/properties/data_type/type", keyword: "type", params: { type: "string" } }], !1;
          var l = n === r;
        } else
          var l = !0;
        if (l) {
          if (e.data_option !== void 0) {
            let n = e.data_option, P = r;
            if (!(n && typeof n == "object" && !Array.isArray(n)))
              return H.errors = [{ instancePath: i + "/data_option", schemaPath: "#/properties/data_option/type", keyword: "type", params: { type: "object" } }], !1;
            var l = P === r;
          } else
            var l = !0;
          if (l) {
            if (e.active !== void 0) {
              let n = r;
              if (typeof e.active != "boolean")
                return H.errors = [{ instancePath: i + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: "boolean" } }], !1;
              var l = n === r;
            } else
              var l = !0;
            if (l) {
              if (e.position !== void 0) {
                let n = e.position, P = r;
                if (!(typeof n == "number" && isFinite(n)))
                  return H.errors = [{ instancePath: i + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "number" } }], !1;
                var l = P === r;
              } else
                var l = !0;
              if (l)
                if (e.screens !== void 0) {
                  let n = e.screens, P = r;
                  if (!(n && typeof n == "object" && !Array.isArray(n)))
                    return H.errors = [{ instancePath: i + "/screens", schemaPath: "#/properties/screens/type", keyword: "type", params: { type: "object" } }], !1;
                  var l = P === r;
                } else
                  var l = !0;
            }
          }
        }
      }
    } else
      return H.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return H.errors = s, r === 0;
}
var Ze = { type: "array", items: { enum: ["creation", "column-change", "deletion", "settings"] } };
function pe(e, { instancePath: i = "", parentData: C, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (Array.isArray(e)) {
      var l = !0;
      let g = e.length;
      for (let n = 0; n < g; n++) {
        let P = e[n], T = r;
        if (!(P === "creation" || P === "column-change" || P === "deletion" || P === "settings"))
          return pe.errors = [{ instancePath: i + "/" + n, schemaPath: "#/items/enum", keyword: "enum", params: { allowedValues: Ze.items.enum } }], !1;
        var l = T === r;
        if (!l)
          break;
      }
    } else
      return pe.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "array" } }], !1;
  return pe.errors = s, r === 0;
}
var $e = { type: "object", required: ["path", "effect", "cost", "file", "line", "column"], properties: { path: { type: "string", minLength: 1 }, before: {}, after: {}, effect: { enum: ["at-once", "at-migration"] }, cost: { enum: ["none", "values-may-not-fit", "values-not-selectable", "writes-refused", "new-records-only"] }, moved: { $ref: "#/definitions/moved" }, file: { $ref: "#/definitions/file" }, line: { $ref: "#/definitions/line" }, column: { $ref: "#/definitions/column" } } }, Ce = Ae().default, Ie = { enum: ["git", "help-desk", "both"] };
function te(e, { instancePath: i = "", parentData: C, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  return e === "git" || e === "help-desk" || e === "both" ? (te.errors = s, r === 0) : (te.errors = [{ instancePath: i, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: Ie.enum } }], !1);
}
function me(e, { instancePath: i = "", parentData: C, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  return typeof e != "string" ? (me.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1) : (me.errors = s, r === 0);
}
function ue(e, { instancePath: i = "", parentData: C, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  return typeof e == "number" && !(e % 1) && !isNaN(e) && isFinite(e) ? r === 0 && typeof e == "number" && isFinite(e) && (e < 1 || isNaN(e)) ? (ue.errors = [{ instancePath: i, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1) : (ue.errors = s, r === 0) : (ue.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "integer" } }], !1);
}
function ce(e, { instancePath: i = "", parentData: C, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  return typeof e == "number" && !(e % 1) && !isNaN(e) && isFinite(e) ? r === 0 && typeof e == "number" && isFinite(e) && (e < 1 || isNaN(e)) ? (ce.errors = [{ instancePath: i, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1) : (ce.errors = s, r === 0) : (ce.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "integer" } }], !1);
}
function le(e, { instancePath: i = "", parentData: C, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let g;
      if (e.path === void 0 && (g = "path") || e.effect === void 0 && (g = "effect") || e.cost === void 0 && (g = "cost") || e.file === void 0 && (g = "file") || e.line === void 0 && (g = "line") || e.column === void 0 && (g = "column"))
        return le.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: g } }], !1;
      if (e.path !== void 0) {
        let n = e.path, P = r;
        if (r === P)
          if (typeof n == "string") {
            if (Ce(n) < 1)
              return le.errors = [{ instancePath: i + "/path", schemaPath: "#/properties/path/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
          } else
            return le.errors = [{ instancePath: i + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" } }], !1;
        var l = P === r;
      } else
        var l = !0;
      if (l) {
        if (e.effect !== void 0) {
          let n = e.effect, P = r;
          if (!(n === "at-once" || n === "at-migration"))
            return le.errors = [{ instancePath: i + "/effect", schemaPath: "#/properties/effect/enum", keyword: "enum", params: { allowedValues: $e.properties.effect.enum } }], !1;
          var l = P === r;
        } else
          var l = !0;
        if (l) {
          if (e.cost !== void 0) {
            let n = e.cost, P = r;
            if (!(n === "none" || n === "values-may-not-fit" || n === "values-not-selectable" || n === "writes-refused" || n === "new-records-only"))
              return le.errors = [{ instancePath: i + "/cost", schemaPath: "#/properties/cost/enum", keyword: "enum", params: { allowedValues: $e.properties.cost.enum } }], !1;
            var l = P === r;
          } else
            var l = !0;
          if (l) {
            if (e.moved !== void 0) {
              let n = r;
              te(e.moved, { instancePath: i + "/moved", parentData: e, parentDataProperty: "moved", rootData: d }) || (s = s === null ? te.errors : s.concat(te.errors), r = s.length);
              var l = n === r;
            } else
              var l = !0;
            if (l) {
              if (e.file !== void 0) {
                let n = r;
                me(e.file, { instancePath: i + "/file", parentData: e, parentDataProperty: "file", rootData: d }) || (s = s === null ? me.errors : s.concat(me.errors), r = s.length);
                var l = n === r;
              } else
                var l = !0;
              if (l) {
                if (e.line !== void 0) {
                  let n = r;
                  ue(e.line, { instancePath: i + "/line", parentData: e, parentDataProperty: "line", rootData: d }) || (s = s === null ? ue.errors : s.concat(ue.errors), r = s.length);
                  var l = n === r;
                } else
                  var l = !0;
                if (l)
                  if (e.column !== void 0) {
                    let n = r;
                    ce(e.column, { instancePath: i + "/column", parentData: e, parentDataProperty: "column", rootData: d }) || (s = s === null ? ce.errors : s.concat(ce.errors), r = s.length);
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
var Re = { type: ["string", "null"] };
function ne(e, { instancePath: i = "", parentData: C, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  return typeof e != "string" && e !== null ? (ne.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: Re.type } }], !1) : (ne.errors = s, r === 0);
}
var Te = { enum: ["service", "house"] };
function ye(e, { instancePath: i = "", parentData: C, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  return e === "service" || e === "house" ? (ye.errors = s, r === 0) : (ye.errors = [{ instancePath: i, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: Te.enum } }], !1);
}
var je = new RegExp("^[0-9a-f]{32}$", "u");
function c(e, { instancePath: i = "", parentData: C, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0, l = r, g = r, n = !0, P = r;
  if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "create") {
    let V = {};
    s === null ? s = [V] : s.push(V), r++;
  }
  var T = P === r;
  if (r = g, s !== null && (g ? s.length = g : s = null), T) {
    let V = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let O;
      if (e.digest === void 0 && (O = "digest") || e.after === void 0 && (O = "after") || e.staged === void 0 && (O = "staged") || e.file === void 0 && (O = "file") || e.line === void 0 && (O = "line") || e.column === void 0 && (O = "column"))
        return c.errors = [{ instancePath: i, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: O } }], !1;
      if (e.because !== void 0) {
        let W = e.because, Z = r;
        if (!(W === "not-on-desk" || W === "staged-as-declared"))
          return c.errors = [{ instancePath: i + "/because", schemaPath: "#/allOf/0/then/properties/because/enum", keyword: "enum", params: { allowedValues: he.allOf[0].then.properties.because.enum } }], !1;
        var k = Z === r;
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
    var T = V === r;
    n = T;
  }
  if (!n) {
    let V = { instancePath: i, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: "then" } };
    return s === null ? s = [V] : s.push(V), r++, c.errors = s, !1;
  }
  var _ = l === r;
  if (_) {
    let V = r, f = r, O = !0, W = r;
    if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "update") {
      let $ = {};
      s === null ? s = [$] : s.push($), r++;
    }
    var N = W === r;
    if (r = f, s !== null && (f ? s.length = f : s = null), N) {
      let $ = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        let q;
        if (e.digest === void 0 && (q = "digest") || e.before === void 0 && (q = "before") || e.waiting_for === void 0 && (q = "waiting_for") || e.after === void 0 && (q = "after") || e.staged === void 0 && (q = "staged") || e.put_back === void 0 && (q = "put_back") || e.changes === void 0 && (q = "changes") || e.carried_over === void 0 && (q = "carried_over") || e.file === void 0 && (q = "file") || e.line === void 0 && (q = "line") || e.column === void 0 && (q = "column"))
          return c.errors = [{ instancePath: i, schemaPath: "#/allOf/1/then/required", keyword: "required", params: { missingProperty: q } }], !1;
        if (e.because !== void 0) {
          let t = e.because, y = r;
          if (!(t === "differs" || t === "staged-as-declared" || t === "restaged"))
            return c.errors = [{ instancePath: i + "/because", schemaPath: "#/allOf/1/then/properties/because/enum", keyword: "enum", params: { allowedValues: he.allOf[1].then.properties.because.enum } }], !1;
          var m = y === r;
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
      var N = $ === r;
      O = N;
    }
    if (!O) {
      let $ = { instancePath: i, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: "then" } };
      return s === null ? s = [$] : s.push($), r++, c.errors = s, !1;
    }
    var _ = V === r;
    if (_) {
      let $ = r, G = r, q = !0, t = r;
      if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "delete") {
        let I = {};
        s === null ? s = [I] : s.push(I), r++;
      }
      var v = t === r;
      if (r = G, s !== null && (G ? s.length = G : s = null), v) {
        let I = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          let u;
          if (e.digest === void 0 && (u = "digest") || e.before === void 0 && (u = "before") || e.waiting_for === void 0 && (u = "waiting_for") || e.cost === void 0 && (u = "cost"))
            return c.errors = [{ instancePath: i, schemaPath: "#/allOf/2/then/required", keyword: "required", params: { missingProperty: u } }], !1;
          if (e.because !== void 0) {
            let b = e.because, oe = r;
            if (!(b === "tombstone" || b === "not-declared" || b === "staged-as-declared"))
              return c.errors = [{ instancePath: i + "/because", schemaPath: "#/allOf/2/then/properties/because/enum", keyword: "enum", params: { allowedValues: he.allOf[2].then.properties.because.enum } }], !1;
            var A = oe === r;
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
        var v = I === r;
        q = v;
      }
      if (!q) {
        let I = { instancePath: i, schemaPath: "#/allOf/2/if", keyword: "if", params: { failingKeyword: "then" } };
        return s === null ? s = [I] : s.push(I), r++, c.errors = s, !1;
      }
      var _ = $ === r;
      if (_) {
        let I = r, w = r, u = !0, b = r;
        if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "keep") {
          let L = {};
          s === null ? s = [L] : s.push(L), r++;
        }
        var D = b === r;
        if (r = w, s !== null && (w ? s.length = w : s = null), D) {
          let L = r;
          if (e && typeof e == "object" && !Array.isArray(e)) {
            let re;
            if (e.carried_over === void 0 && (re = "carried_over"))
              return c.errors = [{ instancePath: i, schemaPath: "#/allOf/3/then/required", keyword: "required", params: { missingProperty: re } }], !1;
            if (e.because !== void 0) {
              let Q = e.because, Y = r;
              if (!(Q === "same" || Q === "waits-as-declared" || Q === "not-declared" || Q === "unmanaged" || Q === "came-with-the-installation" || Q === "list-is-not-whole" || Q === "type-unknown" || Q === "fulfilled"))
                return c.errors = [{ instancePath: i + "/because", schemaPath: "#/allOf/3/then/properties/because/enum", keyword: "enum", params: { allowedValues: he.allOf[3].then.properties.because.enum } }], !1;
              var p = Y === r;
            } else
              var p = !0;
            if (p) {
              if (e.digest !== void 0) {
                var p = !1;
                return c.errors = [{ instancePath: i + "/digest", schemaPath: "#/allOf/3/then/properties/digest/false schema", keyword: "false schema", params: {} }], !1;
              } else
                var p = !0;
              if (p) {
                if (e.before !== void 0) {
                  var p = !1;
                  return c.errors = [{ instancePath: i + "/before", schemaPath: "#/allOf/3/then/properties/before/false schema", keyword: "false schema", params: {} }], !1;
                } else
                  var p = !0;
                if (p) {
                  if (e.after !== void 0) {
                    var p = !1;
                    return c.errors = [{ instancePath: i + "/after", schemaPath: "#/allOf/3/then/properties/after/false schema", keyword: "false schema", params: {} }], !1;
                  } else
                    var p = !0;
                  if (p) {
                    if (e.staged !== void 0) {
                      var p = !1;
                      return c.errors = [{ instancePath: i + "/staged", schemaPath: "#/allOf/3/then/properties/staged/false schema", keyword: "false schema", params: {} }], !1;
                    } else
                      var p = !0;
                    if (p) {
                      if (e.changes !== void 0) {
                        var p = !1;
                        return c.errors = [{ instancePath: i + "/changes", schemaPath: "#/allOf/3/then/properties/changes/false schema", keyword: "false schema", params: {} }], !1;
                      } else
                        var p = !0;
                      if (p) {
                        if (e.accepts !== void 0) {
                          var p = !1;
                          return c.errors = [{ instancePath: i + "/accepts", schemaPath: "#/allOf/3/then/properties/accepts/false schema", keyword: "false schema", params: {} }], !1;
                        } else
                          var p = !0;
                        if (p) {
                          if (e.waiting_for !== void 0) {
                            var p = !1;
                            return c.errors = [{ instancePath: i + "/waiting_for", schemaPath: "#/allOf/3/then/properties/waiting_for/false schema", keyword: "false schema", params: {} }], !1;
                          } else
                            var p = !0;
                          if (p) {
                            if (e.pending !== void 0) {
                              var p = !1;
                              return c.errors = [{ instancePath: i + "/pending", schemaPath: "#/allOf/3/then/properties/pending/false schema", keyword: "false schema", params: {} }], !1;
                            } else
                              var p = !0;
                            if (p) {
                              if (e.put_back !== void 0) {
                                var p = !1;
                                return c.errors = [{ instancePath: i + "/put_back", schemaPath: "#/allOf/3/then/properties/put_back/false schema", keyword: "false schema", params: {} }], !1;
                              } else
                                var p = !0;
                              if (p) {
                                if (e.cost !== void 0) {
                                  var p = !1;
                                  return c.errors = [{ instancePath: i + "/cost", schemaPath: "#/allOf/3/then/properties/cost/false schema", keyword: "false schema", params: {} }], !1;
                                } else
                                  var p = !0;
                                if (p) {
                                  if (e.code !== void 0) {
                                    var p = !1;
                                    return c.errors = [{ instancePath: i + "/code", schemaPath: "#/allOf/3/then/properties/code/false schema", keyword: "false schema", params: {} }], !1;
                                  } else
                                    var p = !0;
                                  if (p) {
                                    if (e.message !== void 0) {
                                      var p = !1;
                                      return c.errors = [{ instancePath: i + "/message", schemaPath: "#/allOf/3/then/properties/message/false schema", keyword: "false schema", params: {} }], !1;
                                    } else
                                      var p = !0;
                                    if (p) {
                                      if (e.hint !== void 0) {
                                        var p = !1;
                                        return c.errors = [{ instancePath: i + "/hint", schemaPath: "#/allOf/3/then/properties/hint/false schema", keyword: "false schema", params: {} }], !1;
                                      } else
                                        var p = !0;
                                      if (p) {
                                        if (e.rule !== void 0) {
                                          var p = !1;
                                          return c.errors = [{ instancePath: i + "/rule", schemaPath: "#/allOf/3/then/properties/rule/false schema", keyword: "false schema", params: {} }], !1;
                                        } else
                                          var p = !0;
                                        if (p) {
                                          if (e.file !== void 0) {
                                            var p = !1;
                                            return c.errors = [{ instancePath: i + "/file", schemaPath: "#/allOf/3/then/properties/file/false schema", keyword: "false schema", params: {} }], !1;
                                          } else
                                            var p = !0;
                                          if (p) {
                                            if (e.line !== void 0) {
                                              var p = !1;
                                              return c.errors = [{ instancePath: i + "/line", schemaPath: "#/allOf/3/then/properties/line/false schema", keyword: "false schema", params: {} }], !1;
                                            } else
                                              var p = !0;
                                            if (p)
                                              if (e.column !== void 0) {
                                                var p = !1;
                                                return c.errors = [{ instancePath: i + "/column", schemaPath: "#/allOf/3/then/properties/column/false schema", keyword: "false schema", params: {} }], !1;
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
          var D = L === r;
          u = D;
        }
        if (!u) {
          let L = { instancePath: i, schemaPath: "#/allOf/3/if", keyword: "if", params: { failingKeyword: "then" } };
          return s === null ? s = [L] : s.push(L), r++, c.errors = s, !1;
        }
        var _ = I === r;
        if (_) {
          let L = r, B = r, re = !0, Q = r;
          if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "refuse") {
            let ee = {};
            s === null ? s = [ee] : s.push(ee), r++;
          }
          var E = Q === r;
          if (r = B, s !== null && (B ? s.length = B : s = null), E) {
            let ee = r;
            if (e && typeof e == "object" && !Array.isArray(e)) {
              let ve;
              if (e.code === void 0 && (ve = "code") || e.message === void 0 && (ve = "message") || e.hint === void 0 && (ve = "hint") || e.rule === void 0 && (ve = "rule"))
                return c.errors = [{ instancePath: i, schemaPath: "#/allOf/4/then/required", keyword: "required", params: { missingProperty: ve } }], !1;
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
            var E = ee === r;
            re = E;
          }
          if (!re) {
            let ee = { instancePath: i, schemaPath: "#/allOf/4/if", keyword: "if", params: { failingKeyword: "then" } };
            return s === null ? s = [ee] : s.push(ee), r++, c.errors = s, !1;
          }
          var _ = L === r;
        }
      }
    }
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let V;
      if (e.key === void 0 && (V = "key") || e.action === void 0 && (V = "action") || e.because === void 0 && (V = "because"))
        return c.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: V } }], !1;
      if (e.key !== void 0) {
        let f = r;
        J(e.key, { instancePath: i + "/key", parentData: e, parentDataProperty: "key", rootData: d }) || (s = s === null ? J.errors : s.concat(J.errors), r = s.length);
        var a = f === r;
      } else
        var a = !0;
      if (a) {
        if (e.action !== void 0) {
          let f = e.action, O = r;
          if (!(f === "create" || f === "update" || f === "delete" || f === "keep" || f === "refuse"))
            return c.errors = [{ instancePath: i + "/action", schemaPath: "#/properties/action/enum", keyword: "enum", params: { allowedValues: he.properties.action.enum } }], !1;
          var a = O === r;
        } else
          var a = !0;
        if (a) {
          if (e.because !== void 0) {
            let f = r;
            if (typeof e.because != "string")
              return c.errors = [{ instancePath: i + "/because", schemaPath: "#/properties/because/type", keyword: "type", params: { type: "string" } }], !1;
            var a = f === r;
          } else
            var a = !0;
          if (a) {
            if (e.digest !== void 0) {
              let f = r;
              fe(e.digest, { instancePath: i + "/digest", parentData: e, parentDataProperty: "digest", rootData: d }) || (s = s === null ? fe.errors : s.concat(fe.errors), r = s.length);
              var a = f === r;
            } else
              var a = !0;
            if (a) {
              if (e.before !== void 0) {
                let f = r;
                H(e.before, { instancePath: i + "/before", parentData: e, parentDataProperty: "before", rootData: d }) || (s = s === null ? H.errors : s.concat(H.errors), r = s.length);
                var a = f === r;
              } else
                var a = !0;
              if (a) {
                if (e.after !== void 0) {
                  let f = r;
                  H(e.after, { instancePath: i + "/after", parentData: e, parentDataProperty: "after", rootData: d }) || (s = s === null ? H.errors : s.concat(H.errors), r = s.length);
                  var a = f === r;
                } else
                  var a = !0;
                if (a) {
                  if (e.accepts !== void 0) {
                    let f = e.accepts, O = r;
                    if (r === O)
                      if (Array.isArray(f)) {
                        if (f.length < 1)
                          return c.errors = [{ instancePath: i + "/accepts", schemaPath: "#/properties/accepts/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                        {
                          var F = !0;
                          let Z = f.length;
                          for (let $ = 0; $ < Z; $++) {
                            let G = r;
                            if (typeof f[$] != "string")
                              return c.errors = [{ instancePath: i + "/accepts/" + $, schemaPath: "#/properties/accepts/items/type", keyword: "type", params: { type: "string" } }], !1;
                            var F = G === r;
                            if (!F)
                              break;
                          }
                        }
                      } else
                        return c.errors = [{ instancePath: i + "/accepts", schemaPath: "#/properties/accepts/type", keyword: "type", params: { type: "array" } }], !1;
                    var a = O === r;
                  } else
                    var a = !0;
                  if (a) {
                    if (e.waiting_for !== void 0) {
                      let f = r;
                      pe(e.waiting_for, { instancePath: i + "/waiting_for", parentData: e, parentDataProperty: "waiting_for", rootData: d }) || (s = s === null ? pe.errors : s.concat(pe.errors), r = s.length);
                      var a = f === r;
                    } else
                      var a = !0;
                    if (a) {
                      if (e.pending !== void 0) {
                        let f = e.pending, O = r;
                        if (!(f && typeof f == "object" && !Array.isArray(f)))
                          return c.errors = [{ instancePath: i + "/pending", schemaPath: "#/properties/pending/type", keyword: "type", params: { type: "object" } }], !1;
                        var a = O === r;
                      } else
                        var a = !0;
                      if (a) {
                        if (e.staged !== void 0) {
                          let f = e.staged, O = r;
                          if (r === O)
                            if (typeof f == "string") {
                              if (!je.test(f))
                                return c.errors = [{ instancePath: i + "/staged", schemaPath: "#/properties/staged/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}$" } }], !1;
                            } else
                              return c.errors = [{ instancePath: i + "/staged", schemaPath: "#/properties/staged/type", keyword: "type", params: { type: "string" } }], !1;
                          var a = O === r;
                        } else
                          var a = !0;
                        if (a) {
                          if (e.put_back !== void 0) {
                            let f = e.put_back, O = r;
                            if (r === O)
                              if (typeof f == "string") {
                                if (!je.test(f))
                                  return c.errors = [{ instancePath: i + "/put_back", schemaPath: "#/properties/put_back/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}$" } }], !1;
                              } else
                                return c.errors = [{ instancePath: i + "/put_back", schemaPath: "#/properties/put_back/type", keyword: "type", params: { type: "string" } }], !1;
                            var a = O === r;
                          } else
                            var a = !0;
                          if (a) {
                            if (e.changes !== void 0) {
                              let f = e.changes, O = r;
                              if (r === O)
                                if (Array.isArray(f)) {
                                  var S = !0;
                                  let Z = f.length;
                                  for (let $ = 0; $ < Z; $++) {
                                    let G = r;
                                    le(f[$], { instancePath: i + "/changes/" + $, parentData: f, parentDataProperty: $, rootData: d }) || (s = s === null ? le.errors : s.concat(le.errors), r = s.length);
                                    var S = G === r;
                                    if (!S)
                                      break;
                                  }
                                } else
                                  return c.errors = [{ instancePath: i + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "array" } }], !1;
                              var a = O === r;
                            } else
                              var a = !0;
                            if (a) {
                              if (e.carried_over !== void 0) {
                                let f = e.carried_over, O = r;
                                if (r === O)
                                  if (Array.isArray(f)) {
                                    var K = !0;
                                    let Z = f.length;
                                    for (let $ = 0; $ < Z; $++) {
                                      let G = r;
                                      if (typeof f[$] != "string")
                                        return c.errors = [{ instancePath: i + "/carried_over/" + $, schemaPath: "#/properties/carried_over/items/type", keyword: "type", params: { type: "string" } }], !1;
                                      var K = G === r;
                                      if (!K)
                                        break;
                                    }
                                  } else
                                    return c.errors = [{ instancePath: i + "/carried_over", schemaPath: "#/properties/carried_over/type", keyword: "type", params: { type: "array" } }], !1;
                                var a = O === r;
                              } else
                                var a = !0;
                              if (a) {
                                if (e.cost !== void 0) {
                                  let f = e.cost, O = r;
                                  if (!(f === "column-dropped" || f === "none"))
                                    return c.errors = [{ instancePath: i + "/cost", schemaPath: "#/properties/cost/enum", keyword: "enum", params: { allowedValues: he.properties.cost.enum } }], !1;
                                  var a = O === r;
                                } else
                                  var a = !0;
                                if (a) {
                                  if (e.code !== void 0) {
                                    let f = r;
                                    se(e.code, { instancePath: i + "/code", parentData: e, parentDataProperty: "code", rootData: d }) || (s = s === null ? se.errors : s.concat(se.errors), r = s.length);
                                    var a = f === r;
                                  } else
                                    var a = !0;
                                  if (a) {
                                    if (e.message !== void 0) {
                                      let f = r;
                                      if (typeof e.message != "string")
                                        return c.errors = [{ instancePath: i + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                                      var a = f === r;
                                    } else
                                      var a = !0;
                                    if (a) {
                                      if (e.label !== void 0) {
                                        let f = r;
                                        if (typeof e.label != "string")
                                          return c.errors = [{ instancePath: i + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" } }], !1;
                                        var a = f === r;
                                      } else
                                        var a = !0;
                                      if (a) {
                                        if (e.hint !== void 0) {
                                          let f = r;
                                          ne(e.hint, { instancePath: i + "/hint", parentData: e, parentDataProperty: "hint", rootData: d }) || (s = s === null ? ne.errors : s.concat(ne.errors), r = s.length);
                                          var a = f === r;
                                        } else
                                          var a = !0;
                                        if (a) {
                                          if (e.rule !== void 0) {
                                            let f = r;
                                            ye(e.rule, { instancePath: i + "/rule", parentData: e, parentDataProperty: "rule", rootData: d }) || (s = s === null ? ye.errors : s.concat(ye.errors), r = s.length);
                                            var a = f === r;
                                          } else
                                            var a = !0;
                                          if (a) {
                                            if (e.moved !== void 0) {
                                              let f = r;
                                              te(e.moved, { instancePath: i + "/moved", parentData: e, parentDataProperty: "moved", rootData: d }) || (s = s === null ? te.errors : s.concat(te.errors), r = s.length);
                                              var a = f === r;
                                            } else
                                              var a = !0;
                                            if (a) {
                                              if (e.file !== void 0) {
                                                let f = r;
                                                me(e.file, { instancePath: i + "/file", parentData: e, parentDataProperty: "file", rootData: d }) || (s = s === null ? me.errors : s.concat(me.errors), r = s.length);
                                                var a = f === r;
                                              } else
                                                var a = !0;
                                              if (a) {
                                                if (e.line !== void 0) {
                                                  let f = r;
                                                  ue(e.line, { instancePath: i + "/line", parentData: e, parentDataProperty: "line", rootData: d }) || (s = s === null ? ue.errors : s.concat(ue.errors), r = s.length);
                                                  var a = f === r;
                                                } else
                                                  var a = !0;
                                                if (a)
                                                  if (e.column !== void 0) {
                                                    let f = r;
                                                    ce(e.column, { instancePath: i + "/column", parentData: e, parentDataProperty: "column", rootData: d }) || (s = s === null ? ce.errors : s.concat(ce.errors), r = s.length);
                                                    var a = f === r;
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
      return c.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return c.errors = s, r === 0;
}
var De = { type: "object", required: ["key", "row", "waiting_for", "updated_by", "updated_by_id", "updated_at"], properties: { key: { $ref: "#/definitions/key" }, row: { $ref: "#/definitions/row" }, waiting_for: { $ref: "#/definitions/waiting_for" }, pending: { type: "object" }, updated_by: { type: ["string", "null"] }, updated_by_id: { type: "integer" }, updated_at: { type: "string" }, sent_by: { enum: ["deskform"] }, moved: { $ref: "#/definitions/moved" } } };
function ie(e, { instancePath: i = "", parentData: C, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let g;
      if (e.key === void 0 && (g = "key") || e.row === void 0 && (g = "row") || e.waiting_for === void 0 && (g = "waiting_for") || e.updated_by === void 0 && (g = "updated_by") || e.updated_by_id === void 0 && (g = "updated_by_id") || e.updated_at === void 0 && (g = "updated_at"))
        return ie.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: g } }], !1;
      if (e.key !== void 0) {
        let n = r;
        J(e.key, { instancePath: i + "/key", parentData: e, parentDataProperty: "key", rootData: d }) || (s = s === null ? J.errors : s.concat(J.errors), r = s.length);
        var l = n === r;
      } else
        var l = !0;
      if (l) {
        if (e.row !== void 0) {
          let n = r;
          H(e.row, { instancePath: i + "/row", parentData: e, parentDataProperty: "row", rootData: d }) || (s = s === null ? H.errors : s.concat(H.errors), r = s.length);
          var l = n === r;
        } else
          var l = !0;
        if (l) {
          if (e.waiting_for !== void 0) {
            let n = r;
            pe(e.waiting_for, { instancePath: i + "/waiting_for", parentData: e, parentDataProperty: "waiting_for", rootData: d }) || (s = s === null ? pe.errors : s.concat(pe.errors), r = s.length);
            var l = n === r;
          } else
            var l = !0;
          if (l) {
            if (e.pending !== void 0) {
              let n = e.pending, P = r;
              if (!(n && typeof n == "object" && !Array.isArray(n)))
                return ie.errors = [{ instancePath: i + "/pending", schemaPath: "#/properties/pending/type", keyword: "type", params: { type: "object" } }], !1;
              var l = P === r;
            } else
              var l = !0;
            if (l) {
              if (e.updated_by !== void 0) {
                let n = e.updated_by, P = r;
                if (typeof n != "string" && n !== null)
                  return ie.errors = [{ instancePath: i + "/updated_by", schemaPath: "#/properties/updated_by/type", keyword: "type", params: { type: De.properties.updated_by.type } }], !1;
                var l = P === r;
              } else
                var l = !0;
              if (l) {
                if (e.updated_by_id !== void 0) {
                  let n = e.updated_by_id, P = r;
                  if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n)))
                    return ie.errors = [{ instancePath: i + "/updated_by_id", schemaPath: "#/properties/updated_by_id/type", keyword: "type", params: { type: "integer" } }], !1;
                  var l = P === r;
                } else
                  var l = !0;
                if (l) {
                  if (e.updated_at !== void 0) {
                    let n = r;
                    if (typeof e.updated_at != "string")
                      return ie.errors = [{ instancePath: i + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" } }], !1;
                    var l = n === r;
                  } else
                    var l = !0;
                  if (l) {
                    if (e.sent_by !== void 0) {
                      let n = r;
                      if (e.sent_by !== "deskform")
                        return ie.errors = [{ instancePath: i + "/sent_by", schemaPath: "#/properties/sent_by/enum", keyword: "enum", params: { allowedValues: De.properties.sent_by.enum } }], !1;
                      var l = n === r;
                    } else
                      var l = !0;
                    if (l)
                      if (e.moved !== void 0) {
                        let n = r;
                        te(e.moved, { instancePath: i + "/moved", parentData: e, parentDataProperty: "moved", rootData: d }) || (s = s === null ? te.errors : s.concat(te.errors), r = s.length);
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
      return ie.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return ie.errors = s, r === 0;
}
var ge = { type: "object", required: ["code", "severity", "rule", "message", "hint", "file", "line", "column"], properties: { code: { $ref: "#/definitions/problem_code" }, severity: { enum: ["error", "warning"] }, rule: { $ref: "#/definitions/rule" }, message: { type: "string" }, hint: { $ref: "#/definitions/hint" }, file: { type: ["string", "null"] }, line: { type: ["integer", "null"], minimum: 1 }, column: { type: ["integer", "null"], minimum: 1 }, key: { type: "string" } } };
function X(e, { instancePath: i = "", parentData: C, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let g;
      if (e.code === void 0 && (g = "code") || e.severity === void 0 && (g = "severity") || e.rule === void 0 && (g = "rule") || e.message === void 0 && (g = "message") || e.hint === void 0 && (g = "hint") || e.file === void 0 && (g = "file") || e.line === void 0 && (g = "line") || e.column === void 0 && (g = "column"))
        return X.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: g } }], !1;
      if (e.code !== void 0) {
        let n = r;
        se(e.code, { instancePath: i + "/code", parentData: e, parentDataProperty: "code", rootData: d }) || (s = s === null ? se.errors : s.concat(se.errors), r = s.length);
        var l = n === r;
      } else
        var l = !0;
      if (l) {
        if (e.severity !== void 0) {
          let n = e.severity, P = r;
          if (!(n === "error" || n === "warning"))
            return X.errors = [{ instancePath: i + "/severity", schemaPath: "#/properties/severity/enum", keyword: "enum", params: { allowedValues: ge.properties.severity.enum } }], !1;
          var l = P === r;
        } else
          var l = !0;
        if (l) {
          if (e.rule !== void 0) {
            let n = r;
            ye(e.rule, { instancePath: i + "/rule", parentData: e, parentDataProperty: "rule", rootData: d }) || (s = s === null ? ye.errors : s.concat(ye.errors), r = s.length);
            var l = n === r;
          } else
            var l = !0;
          if (l) {
            if (e.message !== void 0) {
              let n = r;
              if (typeof e.message != "string")
                return X.errors = [{ instancePath: i + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
              var l = n === r;
            } else
              var l = !0;
            if (l) {
              if (e.hint !== void 0) {
                let n = r;
                ne(e.hint, { instancePath: i + "/hint", parentData: e, parentDataProperty: "hint", rootData: d }) || (s = s === null ? ne.errors : s.concat(ne.errors), r = s.length);
                var l = n === r;
              } else
                var l = !0;
              if (l) {
                if (e.file !== void 0) {
                  let n = e.file, P = r;
                  if (typeof n != "string" && n !== null)
                    return X.errors = [{ instancePath: i + "/file", schemaPath: "#/properties/file/type", keyword: "type", params: { type: ge.properties.file.type } }], !1;
                  var l = P === r;
                } else
                  var l = !0;
                if (l) {
                  if (e.line !== void 0) {
                    let n = e.line, P = r;
                    if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n)) && n !== null)
                      return X.errors = [{ instancePath: i + "/line", schemaPath: "#/properties/line/type", keyword: "type", params: { type: ge.properties.line.type } }], !1;
                    if (r === P && typeof n == "number" && isFinite(n) && (n < 1 || isNaN(n)))
                      return X.errors = [{ instancePath: i + "/line", schemaPath: "#/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1;
                    var l = P === r;
                  } else
                    var l = !0;
                  if (l) {
                    if (e.column !== void 0) {
                      let n = e.column, P = r;
                      if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n)) && n !== null)
                        return X.errors = [{ instancePath: i + "/column", schemaPath: "#/properties/column/type", keyword: "type", params: { type: ge.properties.column.type } }], !1;
                      if (r === P && typeof n == "number" && isFinite(n) && (n < 1 || isNaN(n)))
                        return X.errors = [{ instancePath: i + "/column", schemaPath: "#/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1;
                      var l = P === r;
                    } else
                      var l = !0;
                    if (l)
                      if (e.key !== void 0) {
                        let n = r;
                        if (typeof e.key != "string")
                          return X.errors = [{ instancePath: i + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
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
      return X.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return X.errors = s, r === 0;
}
var _e = { type: "object", required: ["outcome"], properties: { outcome: { enum: ["works", "fails", "not-rehearsed"] }, because: { enum: ["refused", "nothing-to-do"] }, done: { $ref: "#/definitions/keys" }, error: { type: "object", required: ["code", "message"], properties: { code: { $ref: "#/definitions/failure_code" }, message: { type: "string" } } }, stops_at: { type: ["string", "null"] }, failed: { type: ["string", "null"] }, left_staged: { $ref: "#/definitions/keys" }, not_tried: { $ref: "#/definitions/keys" } }, allOf: [{ if: { properties: { outcome: { const: "works" } } }, then: { required: ["done"] } }, { if: { properties: { outcome: { const: "not-rehearsed" } } }, then: { required: ["because"], properties: { done: !1 } }, else: { properties: { because: !1 } } }, { if: { properties: { outcome: { const: "fails" } } }, then: { required: ["error", "stops_at", "failed", "done", "left_staged", "not_tried"] }, else: { properties: { error: !1, stops_at: !1, failed: !1, left_staged: !1, not_tried: !1 } } }] };
var Ge = new RegExp("^[A-Z][A-Z_]+$", "u");
function de(e, { instancePath: i = "", parentData: C, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (typeof e == "string") {
      if (!Ge.test(e))
        return de.errors = [{ instancePath: i, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Z][A-Z_]+$" } }], !1;
    } else
      return de.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1;
  return de.errors = s, r === 0;
}
function R(e, { instancePath: i = "", parentData: C, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0, l = r, g = r, n = !0, P = r;
  if (e && typeof e == "object" && !Array.isArray(e) && e.outcome !== void 0 && e.outcome !== "works") {
    let D = {};
    s === null ? s = [D] : s.push(D), r++;
  }
  var T = P === r;
  if (r = g, s !== null && (g ? s.length = g : s = null), T) {
    let D = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let E;
      if (e.done === void 0 && (E = "done"))
        return R.errors = [{ instancePath: i, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: E } }], !1;
    }
    var T = D === r;
    n = T;
  }
  if (!n) {
    let D = { instancePath: i, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: "then" } };
    return s === null ? s = [D] : s.push(D), r++, R.errors = s, !1;
  }
  var k = l === r;
  if (k) {
    let D = r, p = r, E = !0, o = r;
    if (e && typeof e == "object" && !Array.isArray(e) && e.outcome !== void 0 && e.outcome !== "not-rehearsed") {
      let S = {};
      s === null ? s = [S] : s.push(S), r++;
    }
    var _ = o === r;
    r = p, s !== null && (p ? s.length = p : s = null);
    let a;
    if (_) {
      let S = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        let V;
        if (e.because === void 0 && (V = "because"))
          return R.errors = [{ instancePath: i, schemaPath: "#/allOf/1/then/required", keyword: "required", params: { missingProperty: V } }], !1;
        if (e.done !== void 0)
          return R.errors = [{ instancePath: i + "/done", schemaPath: "#/allOf/1/then/properties/done/false schema", keyword: "false schema", params: {} }], !1;
      }
      var _ = S === r;
      E = _, a = "then";
    } else {
      let S = r;
      if (e && typeof e == "object" && !Array.isArray(e) && e.because !== void 0)
        return R.errors = [{ instancePath: i + "/because", schemaPath: "#/allOf/1/else/properties/because/false schema", keyword: "false schema", params: {} }], !1;
      var _ = S === r;
      E = _, a = "else";
    }
    if (!E) {
      let S = { instancePath: i, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: a } };
      return s === null ? s = [S] : s.push(S), r++, R.errors = s, !1;
    }
    var k = D === r;
    if (k) {
      let S = r, K = r, V = !0, f = r;
      if (e && typeof e == "object" && !Array.isArray(e) && e.outcome !== void 0 && e.outcome !== "fails") {
        let Z = {};
        s === null ? s = [Z] : s.push(Z), r++;
      }
      var N = f === r;
      r = K, s !== null && (K ? s.length = K : s = null);
      let O;
      if (N) {
        let Z = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          let G;
          if (e.error === void 0 && (G = "error") || e.stops_at === void 0 && (G = "stops_at") || e.failed === void 0 && (G = "failed") || e.done === void 0 && (G = "done") || e.left_staged === void 0 && (G = "left_staged") || e.not_tried === void 0 && (G = "not_tried"))
            return R.errors = [{ instancePath: i, schemaPath: "#/allOf/2/then/required", keyword: "required", params: { missingProperty: G } }], !1;
        }
        var N = Z === r;
        V = N, O = "then";
      } else {
        let Z = r;
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
        var N = Z === r;
        V = N, O = "else";
      }
      if (!V) {
        let Z = { instancePath: i, schemaPath: "#/allOf/2/if", keyword: "if", params: { failingKeyword: O } };
        return s === null ? s = [Z] : s.push(Z), r++, R.errors = s, !1;
      }
      var k = S === r;
    }
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let D;
      if (e.outcome === void 0 && (D = "outcome"))
        return R.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: D } }], !1;
      if (e.outcome !== void 0) {
        let p = e.outcome, E = r;
        if (!(p === "works" || p === "fails" || p === "not-rehearsed"))
          return R.errors = [{ instancePath: i + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: _e.properties.outcome.enum } }], !1;
        var v = E === r;
      } else
        var v = !0;
      if (v) {
        if (e.because !== void 0) {
          let p = e.because, E = r;
          if (!(p === "refused" || p === "nothing-to-do"))
            return R.errors = [{ instancePath: i + "/because", schemaPath: "#/properties/because/enum", keyword: "enum", params: { allowedValues: _e.properties.because.enum } }], !1;
          var v = E === r;
        } else
          var v = !0;
        if (v) {
          if (e.done !== void 0) {
            let p = r;
            M(e.done, { instancePath: i + "/done", parentData: e, parentDataProperty: "done", rootData: d }) || (s = s === null ? M.errors : s.concat(M.errors), r = s.length);
            var v = p === r;
          } else
            var v = !0;
          if (v) {
            if (e.error !== void 0) {
              let p = e.error, E = r;
              if (r === E)
                if (p && typeof p == "object" && !Array.isArray(p)) {
                  let a;
                  if (p.code === void 0 && (a = "code") || p.message === void 0 && (a = "message"))
                    return R.errors = [{ instancePath: i + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: a } }], !1;
                  if (p.code !== void 0) {
                    let F = r;
                    de(p.code, { instancePath: i + "/error/code", parentData: p, parentDataProperty: "code", rootData: d }) || (s = s === null ? de.errors : s.concat(de.errors), r = s.length);
                    var A = F === r;
                  } else
                    var A = !0;
                  if (A)
                    if (p.message !== void 0) {
                      let F = r;
                      if (typeof p.message != "string")
                        return R.errors = [{ instancePath: i + "/error/message", schemaPath: "#/properties/error/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                      var A = F === r;
                    } else
                      var A = !0;
                } else
                  return R.errors = [{ instancePath: i + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "object" } }], !1;
              var v = E === r;
            } else
              var v = !0;
            if (v) {
              if (e.stops_at !== void 0) {
                let p = e.stops_at, E = r;
                if (typeof p != "string" && p !== null)
                  return R.errors = [{ instancePath: i + "/stops_at", schemaPath: "#/properties/stops_at/type", keyword: "type", params: { type: _e.properties.stops_at.type } }], !1;
                var v = E === r;
              } else
                var v = !0;
              if (v) {
                if (e.failed !== void 0) {
                  let p = e.failed, E = r;
                  if (typeof p != "string" && p !== null)
                    return R.errors = [{ instancePath: i + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: _e.properties.failed.type } }], !1;
                  var v = E === r;
                } else
                  var v = !0;
                if (v) {
                  if (e.left_staged !== void 0) {
                    let p = r;
                    M(e.left_staged, { instancePath: i + "/left_staged", parentData: e, parentDataProperty: "left_staged", rootData: d }) || (s = s === null ? M.errors : s.concat(M.errors), r = s.length);
                    var v = p === r;
                  } else
                    var v = !0;
                  if (v)
                    if (e.not_tried !== void 0) {
                      let p = r;
                      M(e.not_tried, { instancePath: i + "/not_tried", parentData: e, parentDataProperty: "not_tried", rootData: d }) || (s = s === null ? M.errors : s.concat(M.errors), r = s.length);
                      var v = p === r;
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
function h(e, { instancePath: i = "", parentData: C, parentDataProperty: z, rootData: d = e } = {}) {
  let s = null, r = 0, l = r, g = r, n = !0, P = r;
  if (e && typeof e == "object" && !Array.isArray(e)) {
    let q;
    if (e.error === void 0 && (q = "error")) {
      let t = {};
      s === null ? s = [t] : s.push(t), r++;
    }
  }
  var T = P === r;
  r = g, s !== null && (g ? s.length = g : s = null);
  let k;
  if (T) {
    let q = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      if (e.status !== void 0) {
        let y = e.status, I = r;
        if (!(y === "refused" || y === "failed" || y === "partial"))
          return h.errors = [{ instancePath: i + "/status", schemaPath: "#/allOf/0/then/properties/status/enum", keyword: "enum", params: { allowedValues: ae.allOf[0].then.properties.status.enum } }], !1;
        var _ = I === r;
      } else
        var _ = !0;
      if (_) {
        if (e.decisions !== void 0) {
          let y = e.decisions, I = r;
          if (Array.isArray(y) && y.length > 0)
            return h.errors = [{ instancePath: i + "/decisions", schemaPath: "#/allOf/0/then/properties/decisions/maxItems", keyword: "maxItems", params: { limit: 0 } }], !1;
          var _ = I === r;
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
    var T = q === r;
    n = T, k = "then";
  } else {
    let q = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let y;
      if (e.target === void 0 && (y = "target") || e.release === void 0 && (y = "release") || e.release_is === void 0 && (y = "release_is") || e.policies === void 0 && (y = "policies") || e.digest === void 0 && (y = "digest") || e.restart === void 0 && (y = "restart") || e.summary === void 0 && (y = "summary") || e.destroys === void 0 && (y = "destroys") || e.obstacles === void 0 && (y = "obstacles") || e.foreign === void 0 && (y = "foreign"))
        return h.errors = [{ instancePath: i, schemaPath: "#/allOf/0/else/required", keyword: "required", params: { missingProperty: y } }], !1;
      if (e.target !== void 0) {
        let I = e.target, w = r;
        if (I && typeof I == "object" && !Array.isArray(I)) {
          let u;
          if (I.connection === void 0 && (u = "connection"))
            return h.errors = [{ instancePath: i + "/target", schemaPath: "#/allOf/0/else/properties/target/required", keyword: "required", params: { missingProperty: u } }], !1;
        }
        var N = w === r;
      } else
        var N = !0;
      if (N)
        if (e.status !== void 0) {
          let I = e.status, w = r;
          if (!(I === "ok" || I === "changes" || I === "refused"))
            return h.errors = [{ instancePath: i + "/status", schemaPath: "#/allOf/0/else/properties/status/enum", keyword: "enum", params: { allowedValues: ae.allOf[0].else.properties.status.enum } }], !1;
          var N = w === r;
        } else
          var N = !0;
    }
    var T = q === r;
    n = T, k = "else";
  }
  if (!n) {
    let q = { instancePath: i, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: k } };
    return s === null ? s = [q] : s.push(q), r++, h.errors = s, !1;
  }
  var m = l === r;
  if (m) {
    let q = r, t = r, y = !0, I = r;
    if (e && typeof e == "object" && !Array.isArray(e) && e.command !== void 0 && e.command !== "plan") {
      let b = {};
      s === null ? s = [b] : s.push(b), r++;
    }
    var v = I === r;
    r = t, s !== null && (t ? s.length = t : s = null);
    let w;
    if (v) {
      let b = r, oe = r, L = !0, B = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        let Q;
        if (e.error === void 0 && (Q = "error")) {
          let Y = {};
          s === null ? s = [Y] : s.push(Y), r++;
        }
      }
      var A = B === r;
      if (r = oe, s !== null && (oe ? s.length = oe : s = null), !A) {
        let Q = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          let ee;
          if (e.checksum === void 0 && (ee = "checksum"))
            return h.errors = [{ instancePath: i, schemaPath: "#/allOf/1/then/else/required", keyword: "required", params: { missingProperty: ee } }], !1;
        }
        var A = Q === r;
        L = A;
      }
      if (!L) {
        let Q = { instancePath: i, schemaPath: "#/allOf/1/then/if", keyword: "if", params: { failingKeyword: "else" } };
        return s === null ? s = [Q] : s.push(Q), r++, h.errors = s, !1;
      }
      if (r === b && e && typeof e == "object" && !Array.isArray(e)) {
        if (e.since !== void 0) {
          var D = !1;
          return h.errors = [{ instancePath: i + "/since", schemaPath: "#/allOf/1/then/properties/since/false schema", keyword: "false schema", params: {} }], !1;
        } else
          var D = !0;
        if (D)
          if (e.differences !== void 0) {
            var D = !1;
            return h.errors = [{ instancePath: i + "/differences", schemaPath: "#/allOf/1/then/properties/differences/false schema", keyword: "false schema", params: {} }], !1;
          } else
            var D = !0;
      }
      var v = b === r;
      y = v, w = "then";
    } else {
      let b = r, oe = r, L = !0, B = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        let Y;
        if (e.error === void 0 && (Y = "error")) {
          let ee = {};
          s === null ? s = [ee] : s.push(ee), r++;
        }
      }
      var p = B === r;
      r = oe, s !== null && (oe ? s.length = oe : s = null);
      let re;
      if (p) {
        let Y = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          if (e.since !== void 0) {
            var E = !1;
            return h.errors = [{ instancePath: i + "/since", schemaPath: "#/allOf/1/else/then/properties/since/false schema", keyword: "false schema", params: {} }], !1;
          } else
            var E = !0;
          if (E)
            if (e.differences !== void 0) {
              var E = !1;
              return h.errors = [{ instancePath: i + "/differences", schemaPath: "#/allOf/1/else/then/properties/differences/false schema", keyword: "false schema", params: {} }], !1;
            } else
              var E = !0;
        }
        var p = Y === r;
        L = p, re = "then";
      } else {
        let Y = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          let be;
          if (e.differences === void 0 && (be = "differences"))
            return h.errors = [{ instancePath: i, schemaPath: "#/allOf/1/else/else/required", keyword: "required", params: { missingProperty: be } }], !1;
          if (e.rehearsal !== void 0)
            return h.errors = [{ instancePath: i + "/rehearsal", schemaPath: "#/allOf/1/else/else/properties/rehearsal/false schema", keyword: "false schema", params: {} }], !1;
        }
        var p = Y === r;
        L = p, re = "else";
      }
      if (!L) {
        let Y = { instancePath: i, schemaPath: "#/allOf/1/else/if", keyword: "if", params: { failingKeyword: re } };
        return s === null ? s = [Y] : s.push(Y), r++, h.errors = s, !1;
      }
      if (r === b && e && typeof e == "object" && !Array.isArray(e) && e.checksum !== void 0)
        return h.errors = [{ instancePath: i + "/checksum", schemaPath: "#/allOf/1/else/properties/checksum/false schema", keyword: "false schema", params: {} }], !1;
      var v = b === r;
      y = v, w = "else";
    }
    if (!y) {
      let b = { instancePath: i, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: w } };
      return s === null ? s = [b] : s.push(b), r++, h.errors = s, !1;
    }
    var m = q === r;
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let q;
      if (e.format_version === void 0 && (q = "format_version") || e.command === void 0 && (q = "command") || e.status === void 0 && (q = "status") || e.problems === void 0 && (q = "problems") || e.decisions === void 0 && (q = "decisions"))
        return h.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: q } }], !1;
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
            return h.errors = [{ instancePath: i + "/command", schemaPath: "#/properties/command/enum", keyword: "enum", params: { allowedValues: ae.properties.command.enum } }], !1;
          var o = y === r;
        } else
          var o = !0;
        if (o) {
          if (e.status !== void 0) {
            let t = e.status, y = r;
            if (!(t === "ok" || t === "changes" || t === "refused" || t === "failed" || t === "partial"))
              return h.errors = [{ instancePath: i + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: ae.properties.status.enum } }], !1;
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
                    let u = r;
                    if (typeof t.name != "string")
                      return h.errors = [{ instancePath: i + "/target/name", schemaPath: "#/properties/target/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                    var a = u === r;
                  } else
                    var a = !0;
                  if (a) {
                    if (t.url !== void 0) {
                      let u = r;
                      if (typeof t.url != "string")
                        return h.errors = [{ instancePath: i + "/target/url", schemaPath: "#/properties/target/properties/url/type", keyword: "type", params: { type: "string" } }], !1;
                      var a = u === r;
                    } else
                      var a = !0;
                    if (a)
                      if (t.connection !== void 0) {
                        let u = t.connection, b = r;
                        if (r === b)
                          if (typeof u == "string") {
                            if (!Oe.test(u))
                              return h.errors = [{ instancePath: i + "/target/connection", schemaPath: "#/properties/target/properties/connection/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" } }], !1;
                          } else
                            return h.errors = [{ instancePath: i + "/target/connection", schemaPath: "#/properties/target/properties/connection/type", keyword: "type", params: { type: "string" } }], !1;
                        var a = b === r;
                      } else
                        var a = !0;
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
                      let u = t.undeclared, b = r;
                      if (!(u === "keep" || u === "report" || u === "delete"))
                        return h.errors = [{ instancePath: i + "/policies/undeclared", schemaPath: "#/properties/policies/properties/undeclared/enum", keyword: "enum", params: { allowedValues: ae.properties.policies.properties.undeclared.enum } }], !1;
                      var F = b === r;
                    } else
                      var F = !0;
                    if (F) {
                      if (t.foreign_changes !== void 0) {
                        let u = t.foreign_changes, b = r;
                        if (!(u === "refuse" || u === "include"))
                          return h.errors = [{ instancePath: i + "/policies/foreign_changes", schemaPath: "#/properties/policies/properties/foreign_changes/enum", keyword: "enum", params: { allowedValues: ae.properties.policies.properties.foreign_changes.enum } }], !1;
                        var F = b === r;
                      } else
                        var F = !0;
                      if (F)
                        if (t.limits !== void 0) {
                          let u = t.limits, b = r;
                          if (r === b)
                            if (u && typeof u == "object" && !Array.isArray(u)) {
                              let L;
                              if (u.destroy === void 0 && (L = "destroy") || u.records === void 0 && (L = "records"))
                                return h.errors = [{ instancePath: i + "/policies/limits", schemaPath: "#/properties/policies/properties/limits/required", keyword: "required", params: { missingProperty: L } }], !1;
                              if (u.destroy !== void 0) {
                                let B = r;
                                j(u.destroy, { instancePath: i + "/policies/limits/destroy", parentData: u, parentDataProperty: "destroy", rootData: d }) || (s = s === null ? j.errors : s.concat(j.errors), r = s.length);
                                var S = B === r;
                              } else
                                var S = !0;
                              if (S)
                                if (u.records !== void 0) {
                                  let B = u.records, re = r;
                                  if (!(typeof B == "number" && !(B % 1) && !isNaN(B) && isFinite(B)) && B !== null)
                                    return h.errors = [{ instancePath: i + "/policies/limits/records", schemaPath: "#/properties/policies/properties/limits/properties/records/type", keyword: "type", params: { type: ae.properties.policies.properties.limits.properties.records.type } }], !1;
                                  if (r === re && typeof B == "number" && isFinite(B) && (B < 0 || isNaN(B)))
                                    return h.errors = [{ instancePath: i + "/policies/limits/records", schemaPath: "#/properties/policies/properties/limits/properties/records/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                  var S = re === r;
                                } else
                                  var S = !0;
                            } else
                              return h.errors = [{ instancePath: i + "/policies/limits", schemaPath: "#/properties/policies/properties/limits/type", keyword: "type", params: { type: "object" } }], !1;
                          var F = b === r;
                        } else
                          var F = !0;
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
                    return h.errors = [{ instancePath: i + "/release", schemaPath: "#/properties/release/enum", keyword: "enum", params: { allowedValues: ae.properties.release.enum } }], !1;
                  var o = y === r;
                } else
                  var o = !0;
                if (o) {
                  if (e.release_is !== void 0) {
                    let t = e.release_is, y = r;
                    if (!(t === "configured" || t === "read-off-the-rows" || t === "assumed"))
                      return h.errors = [{ instancePath: i + "/release_is", schemaPath: "#/properties/release_is/enum", keyword: "enum", params: { allowedValues: ae.properties.release_is.enum } }], !1;
                    var o = y === r;
                  } else
                    var o = !0;
                  if (o) {
                    if (e.digest !== void 0) {
                      let t = r;
                      fe(e.digest, { instancePath: i + "/digest", parentData: e, parentDataProperty: "digest", rootData: d }) || (s = s === null ? fe.errors : s.concat(fe.errors), r = s.length);
                      var o = t === r;
                    } else
                      var o = !0;
                    if (o) {
                      if (e.restart !== void 0) {
                        let t = e.restart, y = r;
                        if (!(t === "needed" || t === "reload" || t === "none"))
                          return h.errors = [{ instancePath: i + "/restart", schemaPath: "#/properties/restart/enum", keyword: "enum", params: { allowedValues: ae.properties.restart.enum } }], !1;
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
                                let u = r;
                                j(t.create, { instancePath: i + "/summary/create", parentData: t, parentDataProperty: "create", rootData: d }) || (s = s === null ? j.errors : s.concat(j.errors), r = s.length);
                                var K = u === r;
                              } else
                                var K = !0;
                              if (K) {
                                if (t.update !== void 0) {
                                  let u = r;
                                  j(t.update, { instancePath: i + "/summary/update", parentData: t, parentDataProperty: "update", rootData: d }) || (s = s === null ? j.errors : s.concat(j.errors), r = s.length);
                                  var K = u === r;
                                } else
                                  var K = !0;
                                if (K) {
                                  if (t.delete !== void 0) {
                                    let u = r;
                                    j(t.delete, { instancePath: i + "/summary/delete", parentData: t, parentDataProperty: "delete", rootData: d }) || (s = s === null ? j.errors : s.concat(j.errors), r = s.length);
                                    var K = u === r;
                                  } else
                                    var K = !0;
                                  if (K) {
                                    if (t.keep !== void 0) {
                                      let u = r;
                                      j(t.keep, { instancePath: i + "/summary/keep", parentData: t, parentDataProperty: "keep", rootData: d }) || (s = s === null ? j.errors : s.concat(j.errors), r = s.length);
                                      var K = u === r;
                                    } else
                                      var K = !0;
                                    if (K) {
                                      if (t.refuse !== void 0) {
                                        let u = r;
                                        j(t.refuse, { instancePath: i + "/summary/refuse", parentData: t, parentDataProperty: "refuse", rootData: d }) || (s = s === null ? j.errors : s.concat(j.errors), r = s.length);
                                        var K = u === r;
                                      } else
                                        var K = !0;
                                      if (K) {
                                        if (t.destroys !== void 0) {
                                          let u = r;
                                          j(t.destroys, { instancePath: i + "/summary/destroys", parentData: t, parentDataProperty: "destroys", rootData: d }) || (s = s === null ? j.errors : s.concat(j.errors), r = s.length);
                                          var K = u === r;
                                        } else
                                          var K = !0;
                                        if (K)
                                          if (t.foreign !== void 0) {
                                            let u = r;
                                            j(t.foreign, { instancePath: i + "/summary/foreign", parentData: t, parentDataProperty: "foreign", rootData: d }) || (s = s === null ? j.errors : s.concat(j.errors), r = s.length);
                                            var K = u === r;
                                          } else
                                            var K = !0;
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
                            M(e.destroys, { instancePath: i + "/destroys", parentData: e, parentDataProperty: "destroys", rootData: d }) || (s = s === null ? M.errors : s.concat(M.errors), r = s.length);
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
                                    var V = !0;
                                    let w = t.length;
                                    for (let u = 0; u < w; u++) {
                                      let b = r;
                                      U(t[u], { instancePath: i + "/counts/" + u, parentData: t, parentDataProperty: u, rootData: d }) || (s = s === null ? U.errors : s.concat(U.errors), r = s.length);
                                      var V = b === r;
                                      if (!V)
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
                                    var f = !0;
                                    let w = t.length;
                                    for (let u = 0; u < w; u++) {
                                      let b = r;
                                      x(t[u], { instancePath: i + "/obstacles/" + u, parentData: t, parentDataProperty: u, rootData: d }) || (s = s === null ? x.errors : s.concat(x.errors), r = s.length);
                                      var f = b === r;
                                      if (!f)
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
                                      var O = !0;
                                      let w = t.length;
                                      for (let u = 0; u < w; u++) {
                                        let b = r;
                                        c(t[u], { instancePath: i + "/decisions/" + u, parentData: t, parentDataProperty: u, rootData: d }) || (s = s === null ? c.errors : s.concat(c.errors), r = s.length);
                                        var O = b === r;
                                        if (!O)
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
                                        var W = !0;
                                        let w = t.length;
                                        for (let u = 0; u < w; u++) {
                                          let b = r;
                                          ie(t[u], { instancePath: i + "/foreign/" + u, parentData: t, parentDataProperty: u, rootData: d }) || (s = s === null ? ie.errors : s.concat(ie.errors), r = s.length);
                                          var W = b === r;
                                          if (!W)
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
                                          var Z = !0;
                                          let w = t.length;
                                          for (let u = 0; u < w; u++) {
                                            let b = r;
                                            X(t[u], { instancePath: i + "/problems/" + u, parentData: t, parentDataProperty: u, rootData: d }) || (s = s === null ? X.errors : s.concat(X.errors), r = s.length);
                                            var Z = b === r;
                                            if (!Z)
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
                                                let u = r;
                                                if (typeof t.ref != "string")
                                                  return h.errors = [{ instancePath: i + "/since/ref", schemaPath: "#/properties/since/properties/ref/type", keyword: "type", params: { type: "string" } }], !1;
                                                var $ = u === r;
                                              } else
                                                var $ = !0;
                                              if ($)
                                                if (t.commit !== void 0) {
                                                  let u = t.commit, b = r;
                                                  if (r === b)
                                                    if (typeof u == "string") {
                                                      if (!Ve.test(u))
                                                        return h.errors = [{ instancePath: i + "/since/commit", schemaPath: "#/properties/since/properties/commit/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" } }], !1;
                                                    } else
                                                      return h.errors = [{ instancePath: i + "/since/commit", schemaPath: "#/properties/since/properties/commit/type", keyword: "type", params: { type: "string" } }], !1;
                                                  var $ = b === r;
                                                } else
                                                  var $ = !0;
                                            } else
                                              return h.errors = [{ instancePath: i + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "object" } }], !1;
                                          var o = y === r;
                                        } else
                                          var o = !0;
                                        if (o) {
                                          if (e.differences !== void 0) {
                                            let t = r;
                                            M(e.differences, { instancePath: i + "/differences", parentData: e, parentDataProperty: "differences", rootData: d }) || (s = s === null ? M.errors : s.concat(M.errors), r = s.length);
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
                                                      let u = r;
                                                      de(t.code, { instancePath: i + "/error/code", parentData: t, parentDataProperty: "code", rootData: d }) || (s = s === null ? de.errors : s.concat(de.errors), r = s.length);
                                                      var G = u === r;
                                                    } else
                                                      var G = !0;
                                                    if (G) {
                                                      if (t.message !== void 0) {
                                                        let u = r;
                                                        if (typeof t.message != "string")
                                                          return h.errors = [{ instancePath: i + "/error/message", schemaPath: "#/properties/error/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var G = u === r;
                                                      } else
                                                        var G = !0;
                                                      if (G)
                                                        if (t.hint !== void 0) {
                                                          let u = r;
                                                          ne(t.hint, { instancePath: i + "/error/hint", parentData: t, parentDataProperty: "hint", rootData: d }) || (s = s === null ? ne.errors : s.concat(ne.errors), r = s.length);
                                                          var G = u === r;
                                                        } else
                                                          var G = !0;
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
