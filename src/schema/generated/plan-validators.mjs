// Generated from schemas/ by scripts/compile-schemas.ts.
var je = (e, i) => () => {
  try {
    return i || e((i = { exports: {} }).exports, i), i.exports;
  } catch (Z) {
    throw i = 0, Z;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var be = je((ge) => {
  "use strict";
  Object.defineProperty(ge, "__esModule", { value: !0 });
  function we(e) {
    let i = e.length, Z = 0, F = 0, c;
    for (; F < i; )
      Z++, c = e.charCodeAt(F++), c >= 55296 && c <= 56319 && F < i && (c = e.charCodeAt(F), (c & 64512) === 56320 && F++);
    return Z;
  }
  ge.default = we;
  we.code = 'require("ajv/dist/runtime/ucs2length").default';
});

// <stdin>
var Le = h, te = { $schema: "http://json-schema.org/draft-07/schema#", $id: "urn:deskform:plan", type: "object", required: ["format_version", "command", "status", "problems", "decisions"], properties: { format_version: { const: 1 }, command: { enum: ["plan", "drift"] }, status: { enum: ["ok", "changes", "refused", "failed", "partial"] }, target: { type: "object", required: ["name", "url"], properties: { name: { type: "string" }, url: { type: "string" }, connection: { type: "string", pattern: "^[0-9a-f]{64}$" } } }, policies: { type: "object", required: ["undeclared", "foreign_changes", "limits"], properties: { undeclared: { enum: ["keep", "report", "delete"] }, foreign_changes: { enum: ["refuse", "include"] }, limits: { type: "object", required: ["destroy", "records"], properties: { destroy: { $ref: "#/definitions/count" }, records: { type: ["integer", "null"], minimum: 0 } } } } }, release: { enum: ["5.2", "6.5", "7.1"] }, release_is: { enum: ["configured", "read-off-the-rows", "assumed"] }, digest: { $ref: "#/definitions/digest" }, restart: { enum: ["needed", "reload", "none"] }, summary: { type: "object", required: ["create", "update", "delete", "keep", "refuse", "destroys", "foreign"], properties: { create: { $ref: "#/definitions/count" }, update: { $ref: "#/definitions/count" }, delete: { $ref: "#/definitions/count" }, keep: { $ref: "#/definitions/count" }, refuse: { $ref: "#/definitions/count" }, destroys: { $ref: "#/definitions/count" }, foreign: { $ref: "#/definitions/count" } } }, destroys: { $ref: "#/definitions/keys" }, counts: { type: "array", minItems: 1, items: { $ref: "#/definitions/record_count" } }, obstacles: { type: "array", items: { $ref: "#/definitions/obstacle" } }, decisions: { type: "array", items: { $ref: "#/definitions/decision" } }, foreign: { type: "array", items: { $ref: "#/definitions/foreign" } }, problems: { type: "array", items: { $ref: "#/definitions/problem" } }, checksum: { type: "string", pattern: "^[0-9a-f]{64}$" }, since: { type: "object", required: ["ref", "commit"], properties: { ref: { type: "string" }, commit: { type: "string", pattern: "^[0-9a-f]{40,64}$" } } }, differences: { $ref: "#/definitions/keys" }, error: { type: "object", required: ["code", "message", "hint"], properties: { code: { $ref: "#/definitions/failure_code" }, message: { type: "string" }, hint: { $ref: "#/definitions/hint" } } } }, allOf: [{ if: { required: ["error"] }, then: { properties: { status: { enum: ["refused", "failed", "partial"] }, decisions: { maxItems: 0 }, digest: !1, checksum: !1 } }, else: { required: ["target", "release", "release_is", "policies", "digest", "restart", "summary", "destroys", "obstacles", "foreign"], properties: { target: { required: ["connection"] }, status: { enum: ["ok", "changes", "refused"] } } } }, { if: { properties: { command: { const: "plan" } } }, then: { properties: { since: !1, differences: !1 }, if: { required: ["error"] }, else: { required: ["checksum"] } }, else: { properties: { checksum: !1 }, if: { required: ["error"] }, then: { properties: { since: !1, differences: !1 } }, else: { required: ["differences"] } } }], definitions: { count: { type: "integer", minimum: 0 }, key: { type: "string", pattern: "^(Ticket|User|Organization|Group)\\.[\\s\\S]+$" }, waiting_for: { type: "array", items: { enum: ["creation", "column-change", "deletion", "settings"] } }, keys: { type: "array", items: { $ref: "#/definitions/key" } }, digest: { type: "string", pattern: "^d2\\.[A-Za-z0-9_-]+$" }, hint: { type: ["string", "null"] }, failure_code: { type: "string", pattern: "^[A-Z][A-Z_]+$" }, problem_code: { type: "string", pattern: "^[a-z][a-z-]+$" }, rule: { enum: ["service", "house"] }, file: { type: "string" }, line: { type: "integer", minimum: 1 }, column: { type: "integer", minimum: 1 }, moved: { enum: ["git", "help-desk", "both"] }, row: { type: "object", required: ["display", "data_type", "data_option", "active", "screens"], properties: { display: { type: "string" }, data_type: { type: "string" }, data_option: { type: "object" }, active: { type: "boolean" }, position: { type: "number" }, screens: { type: "object" } } }, change: { type: "object", required: ["path", "effect", "cost", "file", "line", "column"], properties: { path: { type: "string", minLength: 1 }, before: {}, after: {}, effect: { enum: ["at-once", "at-migration"] }, cost: { enum: ["none", "values-may-not-fit", "values-not-selectable", "writes-refused", "new-records-only"] }, moved: { $ref: "#/definitions/moved" }, file: { $ref: "#/definitions/file" }, line: { $ref: "#/definitions/line" }, column: { $ref: "#/definitions/column" } } }, decision: { type: "object", required: ["key", "action", "because"], properties: { key: { $ref: "#/definitions/key" }, action: { enum: ["create", "update", "delete", "keep", "refuse"] }, because: { type: "string" }, digest: { $ref: "#/definitions/digest" }, before: { $ref: "#/definitions/row" }, after: { $ref: "#/definitions/row" }, accepts: { type: "array", minItems: 1, items: { type: "string" } }, waiting_for: { $ref: "#/definitions/waiting_for" }, pending: { type: "object" }, staged: { type: "string", pattern: "^[0-9a-f]{32}$" }, put_back: { type: "string", pattern: "^[0-9a-f]{32}$" }, changes: { type: "array", items: { $ref: "#/definitions/change" } }, carried_over: { type: "array", items: { type: "string" } }, cost: { enum: ["column-dropped", "none"] }, code: { $ref: "#/definitions/problem_code" }, message: { type: "string" }, label: { type: "string" }, hint: { $ref: "#/definitions/hint" }, rule: { $ref: "#/definitions/rule" }, moved: { $ref: "#/definitions/moved" }, file: { $ref: "#/definitions/file" }, line: { $ref: "#/definitions/line" }, column: { $ref: "#/definitions/column" } }, allOf: [{ if: { properties: { action: { const: "create" } } }, then: { required: ["digest", "after", "staged", "file", "line", "column"], properties: { because: { enum: ["not-on-desk", "staged-as-declared"] }, before: !1, waiting_for: !1, pending: !1, put_back: !1, changes: !1, carried_over: !1, cost: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "update" } } }, then: { required: ["digest", "before", "waiting_for", "after", "staged", "put_back", "changes", "carried_over", "file", "line", "column"], properties: { because: { enum: ["differs", "staged-as-declared", "restaged"] }, cost: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "delete" } } }, then: { required: ["digest", "before", "waiting_for", "cost"], properties: { because: { enum: ["tombstone", "not-declared", "staged-as-declared"] }, after: !1, staged: !1, changes: !1, carried_over: !1, accepts: !1, put_back: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "keep" } } }, then: { required: ["carried_over"], properties: { because: { enum: ["same", "waits-as-declared", "not-declared", "unmanaged", "came-with-the-installation", "list-is-not-whole", "type-unknown", "fulfilled"] }, digest: !1, before: !1, after: !1, staged: !1, changes: !1, accepts: !1, waiting_for: !1, pending: !1, put_back: !1, cost: !1, code: !1, message: !1, hint: !1, rule: !1, file: !1, line: !1, column: !1 } } }, { if: { properties: { action: { const: "refuse" } } }, then: { required: ["code", "message", "hint", "rule"], properties: { because: { $ref: "#/definitions/problem_code" }, digest: !1, staged: !1, carried_over: !1, accepts: !1, put_back: !1, waiting_for: !1, pending: !1, cost: !1 } } }] }, record_count: { type: "object", required: ["key", "hit", "records"], properties: { key: { $ref: "#/definitions/key" }, hit: { enum: ["value-deleted", "option-removed", "value-too-long", "value-missing"] }, characters: { $ref: "#/definitions/count" }, records: { type: ["integer", "null"], minimum: 0 }, of: { $ref: "#/definitions/count" }, not_counted: { enum: ["release", "object", "data-type", "permission", "too-slow", "no-answer", "contradiction", "not-saved"] }, seconds: { type: "number", minimum: 0 }, counted_at: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z$" } }, allOf: [{ if: { properties: { records: { const: null } } }, then: { required: ["not_counted"], properties: { of: !1 } }, else: { required: ["of"], properties: { not_counted: !1, seconds: !1 } } }] }, obstacle: { type: "object", required: ["kind"], properties: { kind: { enum: ["refusals", "destroy-limit", "record-limit", "poison", "foreign"] }, count: { $ref: "#/definitions/count" }, keys: { $ref: "#/definitions/keys" }, limit: { $ref: "#/definitions/count" }, records: { type: ["integer", "null"], minimum: 0 }, rows: { type: "array", items: { type: "object", required: ["key", "why", "repair"], properties: { key: { $ref: "#/definitions/key" }, why: { type: "string" }, repair: { type: "string" } } } } }, allOf: [{ if: { properties: { kind: { const: "refusals" } } }, then: { required: ["count"], properties: { keys: !1, limit: !1 } }, else: { required: ["keys"], properties: { count: !1 } } }, { if: { properties: { kind: { enum: ["destroy-limit", "record-limit"] } } }, then: { required: ["limit"] }, else: { properties: { limit: !1 } } }, { if: { properties: { kind: { const: "record-limit" } } }, then: { required: ["records"] }, else: { properties: { records: !1 } } }, { if: { properties: { kind: { const: "poison" } } }, then: { required: ["rows"] }, else: { properties: { rows: !1 } } }] }, foreign: { type: "object", required: ["key", "row", "waiting_for", "updated_by", "updated_by_id", "updated_at"], properties: { key: { $ref: "#/definitions/key" }, row: { $ref: "#/definitions/row" }, waiting_for: { $ref: "#/definitions/waiting_for" }, pending: { type: "object" }, updated_by: { type: ["string", "null"] }, updated_by_id: { type: "integer" }, updated_at: { type: "string" }, sent_by: { enum: ["deskform"] }, moved: { $ref: "#/definitions/moved" } } }, problem: { type: "object", required: ["code", "severity", "rule", "message", "hint", "file", "line", "column"], properties: { code: { $ref: "#/definitions/problem_code" }, severity: { enum: ["error", "warning"] }, rule: { $ref: "#/definitions/rule" }, message: { type: "string" }, hint: { $ref: "#/definitions/hint" }, file: { type: ["string", "null"] }, line: { type: ["integer", "null"], minimum: 1 }, column: { type: ["integer", "null"], minimum: 1 }, key: { type: "string" } } } } }, Pe = new RegExp("^[0-9a-f]{64}$", "u"), Ne = new RegExp("^[0-9a-f]{40,64}$", "u");
function q(e, { instancePath: i = "", parentData: Z, parentDataProperty: F, rootData: c = e } = {}) {
  let s = null, r = 0;
  return typeof e == "number" && !(e % 1) && !isNaN(e) && isFinite(e) ? r === 0 && typeof e == "number" && isFinite(e) && (e < 0 || isNaN(e)) ? (q.errors = [{ instancePath: i, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1) : (q.errors = s, r === 0) : (q.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "integer" } }], !1);
}
var Ee = new RegExp("^d2\\.[A-Za-z0-9_-]+$", "u");
function oe(e, { instancePath: i = "", parentData: Z, parentDataProperty: F, rootData: c = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (typeof e == "string") {
      if (!Ee.test(e))
        return oe.errors = [{ instancePath: i, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^d2\\.[A-Za-z0-9_-]+$" } }], !1;
    } else
      return oe.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1;
  return oe.errors = s, r === 0;
}
var Ve = new RegExp("^(Ticket|User|Organization|Group)\\.[\\s\\S]+$", "u");
function L(e, { instancePath: i = "", parentData: Z, parentDataProperty: F, rootData: c = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (typeof e == "string") {
      if (!Ve.test(e))
        return L.errors = [{ instancePath: i, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(Ticket|User|Organization|Group)\\.[\\s\\S]+$" } }], !1;
    } else
      return L.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1;
  return L.errors = s, r === 0;
}
function re(e, { instancePath: i = "", parentData: Z, parentDataProperty: F, rootData: c = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (Array.isArray(e)) {
      var l = !0;
      let v = e.length;
      for (let n = 0; n < v; n++) {
        let w = r;
        L(e[n], { instancePath: i + "/" + n, parentData: e, parentDataProperty: n, rootData: c }) || (s = s === null ? L.errors : s.concat(L.errors), r = s.length);
        var l = w === r;
        if (!l)
          break;
      }
    } else
      return re.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "array" } }], !1;
  return re.errors = s, r === 0;
}
var _e = { type: "object", required: ["key", "hit", "records"], properties: { key: { $ref: "#/definitions/key" }, hit: { enum: ["value-deleted", "option-removed", "value-too-long", "value-missing"] }, characters: { $ref: "#/definitions/count" }, records: { type: ["integer", "null"], minimum: 0 }, of: { $ref: "#/definitions/count" }, not_counted: { enum: ["release", "object", "data-type", "permission", "too-slow", "no-answer", "contradiction", "not-saved"] }, seconds: { type: "number", minimum: 0 }, counted_at: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z$" } }, allOf: [{ if: { properties: { records: { const: null } } }, then: { required: ["not_counted"], properties: { of: !1 } }, else: { required: ["of"], properties: { not_counted: !1, seconds: !1 } } }] }, Fe = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z$", "u");
function R(e, { instancePath: i = "", parentData: Z, parentDataProperty: F, rootData: c = e } = {}) {
  let s = null, r = 0, l = r, v = !0, n = r;
  if (e && typeof e == "object" && !Array.isArray(e) && e.records !== void 0 && e.records !== null) {
    let j = {};
    s === null ? s = [j] : s.push(j), r++;
  }
  var w = n === r;
  r = l, s !== null && (l ? s.length = l : s = null);
  let I;
  if (w) {
    let j = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let D;
      if (e.not_counted === void 0 && (D = "not_counted"))
        return R.errors = [{ instancePath: i, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: D } }], !1;
      if (e.of !== void 0)
        return R.errors = [{ instancePath: i + "/of", schemaPath: "#/allOf/0/then/properties/of/false schema", keyword: "false schema", params: {} }], !1;
    }
    var w = j === r;
    v = w, I = "then";
  } else {
    let j = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let D;
      if (e.of === void 0 && (D = "of"))
        return R.errors = [{ instancePath: i, schemaPath: "#/allOf/0/else/required", keyword: "required", params: { missingProperty: D } }], !1;
      if (e.not_counted !== void 0) {
        var _ = !1;
        return R.errors = [{ instancePath: i + "/not_counted", schemaPath: "#/allOf/0/else/properties/not_counted/false schema", keyword: "false schema", params: {} }], !1;
      } else
        var _ = !0;
      if (_)
        if (e.seconds !== void 0) {
          var _ = !1;
          return R.errors = [{ instancePath: i + "/seconds", schemaPath: "#/allOf/0/else/properties/seconds/false schema", keyword: "false schema", params: {} }], !1;
        } else
          var _ = !0;
    }
    var w = j === r;
    v = w, I = "else";
  }
  if (!v) {
    let j = { instancePath: i, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: I } };
    return s === null ? s = [j] : s.push(j), r++, R.errors = s, !1;
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let j;
      if (e.key === void 0 && (j = "key") || e.hit === void 0 && (j = "hit") || e.records === void 0 && (j = "records"))
        return R.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: j } }], !1;
      if (e.key !== void 0) {
        let m = r;
        L(e.key, { instancePath: i + "/key", parentData: e, parentDataProperty: "key", rootData: c }) || (s = s === null ? L.errors : s.concat(L.errors), r = s.length);
        var b = m === r;
      } else
        var b = !0;
      if (b) {
        if (e.hit !== void 0) {
          let m = e.hit, D = r;
          if (!(m === "value-deleted" || m === "option-removed" || m === "value-too-long" || m === "value-missing"))
            return R.errors = [{ instancePath: i + "/hit", schemaPath: "#/properties/hit/enum", keyword: "enum", params: { allowedValues: _e.properties.hit.enum } }], !1;
          var b = D === r;
        } else
          var b = !0;
        if (b) {
          if (e.characters !== void 0) {
            let m = r;
            q(e.characters, { instancePath: i + "/characters", parentData: e, parentDataProperty: "characters", rootData: c }) || (s = s === null ? q.errors : s.concat(q.errors), r = s.length);
            var b = m === r;
          } else
            var b = !0;
          if (b) {
            if (e.records !== void 0) {
              let m = e.records, D = r;
              if (!(typeof m == "number" && !(m % 1) && !isNaN(m) && isFinite(m)) && m !== null)
                return R.errors = [{ instancePath: i + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: _e.properties.records.type } }], !1;
              if (r === D && typeof m == "number" && isFinite(m) && (m < 0 || isNaN(m)))
                return R.errors = [{ instancePath: i + "/records", schemaPath: "#/properties/records/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
              var b = D === r;
            } else
              var b = !0;
            if (b) {
              if (e.of !== void 0) {
                let m = r;
                q(e.of, { instancePath: i + "/of", parentData: e, parentDataProperty: "of", rootData: c }) || (s = s === null ? q.errors : s.concat(q.errors), r = s.length);
                var b = m === r;
              } else
                var b = !0;
              if (b) {
                if (e.not_counted !== void 0) {
                  let m = e.not_counted, D = r;
                  if (!(m === "release" || m === "object" || m === "data-type" || m === "permission" || m === "too-slow" || m === "no-answer" || m === "contradiction" || m === "not-saved"))
                    return R.errors = [{ instancePath: i + "/not_counted", schemaPath: "#/properties/not_counted/enum", keyword: "enum", params: { allowedValues: _e.properties.not_counted.enum } }], !1;
                  var b = D === r;
                } else
                  var b = !0;
                if (b) {
                  if (e.seconds !== void 0) {
                    let m = e.seconds, D = r;
                    if (r === D)
                      if (typeof m == "number" && isFinite(m)) {
                        if (m < 0 || isNaN(m))
                          return R.errors = [{ instancePath: i + "/seconds", schemaPath: "#/properties/seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      } else
                        return R.errors = [{ instancePath: i + "/seconds", schemaPath: "#/properties/seconds/type", keyword: "type", params: { type: "number" } }], !1;
                    var b = D === r;
                  } else
                    var b = !0;
                  if (b)
                    if (e.counted_at !== void 0) {
                      let m = e.counted_at, D = r;
                      if (r === D)
                        if (typeof m == "string") {
                          if (!Fe.test(m))
                            return R.errors = [{ instancePath: i + "/counted_at", schemaPath: "#/properties/counted_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z$" } }], !1;
                        } else
                          return R.errors = [{ instancePath: i + "/counted_at", schemaPath: "#/properties/counted_at/type", keyword: "type", params: { type: "string" } }], !1;
                      var b = D === r;
                    } else
                      var b = !0;
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
var Ae = { type: "object", required: ["kind"], properties: { kind: { enum: ["refusals", "destroy-limit", "record-limit", "poison", "foreign"] }, count: { $ref: "#/definitions/count" }, keys: { $ref: "#/definitions/keys" }, limit: { $ref: "#/definitions/count" }, records: { type: ["integer", "null"], minimum: 0 }, rows: { type: "array", items: { type: "object", required: ["key", "why", "repair"], properties: { key: { $ref: "#/definitions/key" }, why: { type: "string" }, repair: { type: "string" } } } } }, allOf: [{ if: { properties: { kind: { const: "refusals" } } }, then: { required: ["count"], properties: { keys: !1, limit: !1 } }, else: { required: ["keys"], properties: { count: !1 } } }, { if: { properties: { kind: { enum: ["destroy-limit", "record-limit"] } } }, then: { required: ["limit"] }, else: { properties: { limit: !1 } } }, { if: { properties: { kind: { const: "record-limit" } } }, then: { required: ["records"] }, else: { properties: { records: !1 } } }, { if: { properties: { kind: { const: "poison" } } }, then: { required: ["rows"] }, else: { properties: { rows: !1 } } }] };
function N(e, { instancePath: i = "", parentData: Z, parentDataProperty: F, rootData: c = e } = {}) {
  let s = null, r = 0, l = r, v = r, n = !0, w = r;
  if (e && typeof e == "object" && !Array.isArray(e) && e.kind !== void 0 && e.kind !== "refusals") {
    let o = {};
    s === null ? s = [o] : s.push(o), r++;
  }
  var I = w === r;
  r = v, s !== null && (v ? s.length = v : s = null);
  let _;
  if (I) {
    let o = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let E;
      if (e.count === void 0 && (E = "count"))
        return N.errors = [{ instancePath: i, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: E } }], !1;
      if (e.keys !== void 0) {
        var b = !1;
        return N.errors = [{ instancePath: i + "/keys", schemaPath: "#/allOf/0/then/properties/keys/false schema", keyword: "false schema", params: {} }], !1;
      } else
        var b = !0;
      if (b)
        if (e.limit !== void 0) {
          var b = !1;
          return N.errors = [{ instancePath: i + "/limit", schemaPath: "#/allOf/0/then/properties/limit/false schema", keyword: "false schema", params: {} }], !1;
        } else
          var b = !0;
    }
    var I = o === r;
    n = I, _ = "then";
  } else {
    let o = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let E;
      if (e.keys === void 0 && (E = "keys"))
        return N.errors = [{ instancePath: i, schemaPath: "#/allOf/0/else/required", keyword: "required", params: { missingProperty: E } }], !1;
      if (e.count !== void 0)
        return N.errors = [{ instancePath: i + "/count", schemaPath: "#/allOf/0/else/properties/count/false schema", keyword: "false schema", params: {} }], !1;
    }
    var I = o === r;
    n = I, _ = "else";
  }
  if (!n) {
    let o = { instancePath: i, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: _ } };
    return s === null ? s = [o] : s.push(o), r++, N.errors = s, !1;
  }
  var j = l === r;
  if (j) {
    let o = r, a = r, E = !0, ae = r;
    if (e && typeof e == "object" && !Array.isArray(e) && e.kind !== void 0) {
      let f = e.kind;
      if (!(f === "destroy-limit" || f === "record-limit")) {
        let O = {};
        s === null ? s = [O] : s.push(O), r++;
      }
    }
    var m = ae === r;
    r = a, s !== null && (a ? s.length = a : s = null);
    let V;
    if (m) {
      let f = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        let H;
        if (e.limit === void 0 && (H = "limit"))
          return N.errors = [{ instancePath: i, schemaPath: "#/allOf/1/then/required", keyword: "required", params: { missingProperty: H } }], !1;
      }
      var m = f === r;
      E = m, V = "then";
    } else {
      let f = r;
      if (e && typeof e == "object" && !Array.isArray(e) && e.limit !== void 0)
        return N.errors = [{ instancePath: i + "/limit", schemaPath: "#/allOf/1/else/properties/limit/false schema", keyword: "false schema", params: {} }], !1;
      var m = f === r;
      E = m, V = "else";
    }
    if (!E) {
      let f = { instancePath: i, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: V } };
      return s === null ? s = [f] : s.push(f), r++, N.errors = s, !1;
    }
    var j = o === r;
    if (j) {
      let f = r, O = r, H = !0, S = r;
      if (e && typeof e == "object" && !Array.isArray(e) && e.kind !== void 0 && e.kind !== "record-limit") {
        let P = {};
        s === null ? s = [P] : s.push(P), r++;
      }
      var D = S === r;
      r = O, s !== null && (O ? s.length = O : s = null);
      let $;
      if (D) {
        let P = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          let d;
          if (e.records === void 0 && (d = "records"))
            return N.errors = [{ instancePath: i, schemaPath: "#/allOf/2/then/required", keyword: "required", params: { missingProperty: d } }], !1;
        }
        var D = P === r;
        H = D, $ = "then";
      } else {
        let P = r;
        if (e && typeof e == "object" && !Array.isArray(e) && e.records !== void 0)
          return N.errors = [{ instancePath: i + "/records", schemaPath: "#/allOf/2/else/properties/records/false schema", keyword: "false schema", params: {} }], !1;
        var D = P === r;
        H = D, $ = "else";
      }
      if (!H) {
        let P = { instancePath: i, schemaPath: "#/allOf/2/if", keyword: "if", params: { failingKeyword: $ } };
        return s === null ? s = [P] : s.push(P), r++, N.errors = s, !1;
      }
      var j = f === r;
      if (j) {
        let P = r, t = r, d = !0, z = r;
        if (e && typeof e == "object" && !Array.isArray(e) && e.kind !== void 0 && e.kind !== "poison") {
          let k = {};
          s === null ? s = [k] : s.push(k), r++;
        }
        var A = z === r;
        r = t, s !== null && (t ? s.length = t : s = null);
        let g;
        if (A) {
          let k = r;
          if (e && typeof e == "object" && !Array.isArray(e)) {
            let C;
            if (e.rows === void 0 && (C = "rows"))
              return N.errors = [{ instancePath: i, schemaPath: "#/allOf/3/then/required", keyword: "required", params: { missingProperty: C } }], !1;
          }
          var A = k === r;
          d = A, g = "then";
        } else {
          let k = r;
          if (e && typeof e == "object" && !Array.isArray(e) && e.rows !== void 0)
            return N.errors = [{ instancePath: i + "/rows", schemaPath: "#/allOf/3/else/properties/rows/false schema", keyword: "false schema", params: {} }], !1;
          var A = k === r;
          d = A, g = "else";
        }
        if (!d) {
          let k = { instancePath: i, schemaPath: "#/allOf/3/if", keyword: "if", params: { failingKeyword: g } };
          return s === null ? s = [k] : s.push(k), r++, N.errors = s, !1;
        }
        var j = P === r;
      }
    }
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let o;
      if (e.kind === void 0 && (o = "kind"))
        return N.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: o } }], !1;
      if (e.kind !== void 0) {
        let a = e.kind, E = r;
        if (!(a === "refusals" || a === "destroy-limit" || a === "record-limit" || a === "poison" || a === "foreign"))
          return N.errors = [{ instancePath: i + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: Ae.properties.kind.enum } }], !1;
        var K = E === r;
      } else
        var K = !0;
      if (K) {
        if (e.count !== void 0) {
          let a = r;
          q(e.count, { instancePath: i + "/count", parentData: e, parentDataProperty: "count", rootData: c }) || (s = s === null ? q.errors : s.concat(q.errors), r = s.length);
          var K = a === r;
        } else
          var K = !0;
        if (K) {
          if (e.keys !== void 0) {
            let a = r;
            re(e.keys, { instancePath: i + "/keys", parentData: e, parentDataProperty: "keys", rootData: c }) || (s = s === null ? re.errors : s.concat(re.errors), r = s.length);
            var K = a === r;
          } else
            var K = !0;
          if (K) {
            if (e.limit !== void 0) {
              let a = r;
              q(e.limit, { instancePath: i + "/limit", parentData: e, parentDataProperty: "limit", rootData: c }) || (s = s === null ? q.errors : s.concat(q.errors), r = s.length);
              var K = a === r;
            } else
              var K = !0;
            if (K) {
              if (e.records !== void 0) {
                let a = e.records, E = r;
                if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a)) && a !== null)
                  return N.errors = [{ instancePath: i + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: Ae.properties.records.type } }], !1;
                if (r === E && typeof a == "number" && isFinite(a) && (a < 0 || isNaN(a)))
                  return N.errors = [{ instancePath: i + "/records", schemaPath: "#/properties/records/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                var K = E === r;
              } else
                var K = !0;
              if (K)
                if (e.rows !== void 0) {
                  let a = e.rows, E = r;
                  if (r === E)
                    if (Array.isArray(a)) {
                      var y = !0;
                      let V = a.length;
                      for (let x = 0; x < V; x++) {
                        let f = a[x], O = r;
                        if (r === O)
                          if (f && typeof f == "object" && !Array.isArray(f)) {
                            let S;
                            if (f.key === void 0 && (S = "key") || f.why === void 0 && (S = "why") || f.repair === void 0 && (S = "repair"))
                              return N.errors = [{ instancePath: i + "/rows/" + x, schemaPath: "#/properties/rows/items/required", keyword: "required", params: { missingProperty: S } }], !1;
                            if (f.key !== void 0) {
                              let $ = r;
                              L(f.key, { instancePath: i + "/rows/" + x + "/key", parentData: f, parentDataProperty: "key", rootData: c }) || (s = s === null ? L.errors : s.concat(L.errors), r = s.length);
                              var B = $ === r;
                            } else
                              var B = !0;
                            if (B) {
                              if (f.why !== void 0) {
                                let $ = r;
                                if (typeof f.why != "string")
                                  return N.errors = [{ instancePath: i + "/rows/" + x + "/why", schemaPath: "#/properties/rows/items/properties/why/type", keyword: "type", params: { type: "string" } }], !1;
                                var B = $ === r;
                              } else
                                var B = !0;
                              if (B)
                                if (f.repair !== void 0) {
                                  let $ = r;
                                  if (typeof f.repair != "string")
                                    return N.errors = [{ instancePath: i + "/rows/" + x + "/repair", schemaPath: "#/properties/rows/items/properties/repair/type", keyword: "type", params: { type: "string" } }], !1;
                                  var B = $ === r;
                                } else
                                  var B = !0;
                            }
                          } else
                            return N.errors = [{ instancePath: i + "/rows/" + x, schemaPath: "#/properties/rows/items/type", keyword: "type", params: { type: "object" } }], !1;
                        var y = O === r;
                        if (!y)
                          break;
                      }
                    } else
                      return N.errors = [{ instancePath: i + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "array" } }], !1;
                  var K = E === r;
                } else
                  var K = !0;
            }
          }
        }
      }
    } else
      return N.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return N.errors = s, r === 0;
}
var me = { type: "object", required: ["key", "action", "because"], properties: { key: { $ref: "#/definitions/key" }, action: { enum: ["create", "update", "delete", "keep", "refuse"] }, because: { type: "string" }, digest: { $ref: "#/definitions/digest" }, before: { $ref: "#/definitions/row" }, after: { $ref: "#/definitions/row" }, accepts: { type: "array", minItems: 1, items: { type: "string" } }, waiting_for: { $ref: "#/definitions/waiting_for" }, pending: { type: "object" }, staged: { type: "string", pattern: "^[0-9a-f]{32}$" }, put_back: { type: "string", pattern: "^[0-9a-f]{32}$" }, changes: { type: "array", items: { $ref: "#/definitions/change" } }, carried_over: { type: "array", items: { type: "string" } }, cost: { enum: ["column-dropped", "none"] }, code: { $ref: "#/definitions/problem_code" }, message: { type: "string" }, label: { type: "string" }, hint: { $ref: "#/definitions/hint" }, rule: { $ref: "#/definitions/rule" }, moved: { $ref: "#/definitions/moved" }, file: { $ref: "#/definitions/file" }, line: { $ref: "#/definitions/line" }, column: { $ref: "#/definitions/column" } }, allOf: [{ if: { properties: { action: { const: "create" } } }, then: { required: ["digest", "after", "staged", "file", "line", "column"], properties: { because: { enum: ["not-on-desk", "staged-as-declared"] }, before: !1, waiting_for: !1, pending: !1, put_back: !1, changes: !1, carried_over: !1, cost: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "update" } } }, then: { required: ["digest", "before", "waiting_for", "after", "staged", "put_back", "changes", "carried_over", "file", "line", "column"], properties: { because: { enum: ["differs", "staged-as-declared", "restaged"] }, cost: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "delete" } } }, then: { required: ["digest", "before", "waiting_for", "cost"], properties: { because: { enum: ["tombstone", "not-declared", "staged-as-declared"] }, after: !1, staged: !1, changes: !1, carried_over: !1, accepts: !1, put_back: !1, code: !1, message: !1, label: !1, hint: !1, rule: !1 } } }, { if: { properties: { action: { const: "keep" } } }, then: { required: ["carried_over"], properties: { because: { enum: ["same", "waits-as-declared", "not-declared", "unmanaged", "came-with-the-installation", "list-is-not-whole", "type-unknown", "fulfilled"] }, digest: !1, before: !1, after: !1, staged: !1, changes: !1, accepts: !1, waiting_for: !1, pending: !1, put_back: !1, cost: !1, code: !1, message: !1, hint: !1, rule: !1, file: !1, line: !1, column: !1 } } }, { if: { properties: { action: { const: "refuse" } } }, then: { required: ["code", "message", "hint", "rule"], properties: { because: { $ref: "#/definitions/problem_code" }, digest: !1, staged: !1, carried_over: !1, accepts: !1, put_back: !1, waiting_for: !1, pending: !1, cost: !1 } } }] };
var xe = new RegExp("^[a-z][a-z-]+$", "u");
function Y(e, { instancePath: i = "", parentData: Z, parentDataProperty: F, rootData: c = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (typeof e == "string") {
      if (!xe.test(e))
        return Y.errors = [{ instancePath: i, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z-]+$" } }], !1;
    } else
      return Y.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1;
  return Y.errors = s, r === 0;
}
function G(e, { instancePath: i = "", parentData: Z, parentDataProperty: F, rootData: c = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let v;
      if (e.display === void 0 && (v = "display") || e.data_type === void 0 && (v = "data_type") || e.data_option === void 0 && (v = "data_option") || e.active === void 0 && (v = "active") || e.screens === void 0 && (v = "screens"))
        return G.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: v } }], !1;
      if (e.display !== void 0) {
        let n = r;
        if (typeof e.display != "string")
          return G.errors = [{ instancePath: i + "/display", schemaPath: "#/properties/display/type", keyword: "type", params: { type: "string" } }], !1;
        var l = n === r;
      } else
        var l = !0;
      if (l) {
        if (e.data_type !== void 0) {
          let n = r;
          if (typeof e.data_type != "string")
            return G.errors = [{ instancePath: i + "/data_type", schemaPath: "#/properties/data_type/type", keyword: "type", params: { type: "string" } }], !1;
          var l = n === r;
        } else
          var l = !0;
        if (l) {
          if (e.data_option !== void 0) {
            let n = e.data_option, w = r;
            if (!(n && typeof n == "object" && !Array.isArray(n)))
              return G.errors = [{ instancePath: i + "/data_option", schemaPath: "#/properties/data_option/type", keyword: "type", params: { type: "object" } }], !1;
            var l = w === r;
          } else
            var l = !0;
          if (l) {
            if (e.active !== void 0) {
              let n = r;
              if (typeof e.active != "boolean")
                return G.errors = [{ instancePath: i + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: "boolean" } }], !1;
              var l = n === r;
            } else
              var l = !0;
            if (l) {
              if (e.position !== void 0) {
                let n = e.position, w = r;
                if (!(typeof n == "number" && isFinite(n)))
                  return G.errors = [{ instancePath: i + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "number" } }], !1;
                var l = w === r;
              } else
                var l = !0;
              if (l)
                if (e.screens !== void 0) {
                  let n = e.screens, w = r;
                  if (!(n && typeof n == "object" && !Array.isArray(n)))
                    return G.errors = [{ instancePath: i + "/screens", schemaPath: "#/properties/screens/type", keyword: "type", params: { type: "object" } }], !1;
                  var l = w === r;
                } else
                  var l = !0;
            }
          }
        }
      }
    } else
      return G.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return G.errors = s, r === 0;
}
var ze = { type: "array", items: { enum: ["creation", "column-change", "deletion", "settings"] } };
function fe(e, { instancePath: i = "", parentData: Z, parentDataProperty: F, rootData: c = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (Array.isArray(e)) {
      var l = !0;
      let v = e.length;
      for (let n = 0; n < v; n++) {
        let w = e[n], I = r;
        if (!(w === "creation" || w === "column-change" || w === "deletion" || w === "settings"))
          return fe.errors = [{ instancePath: i + "/" + n, schemaPath: "#/items/enum", keyword: "enum", params: { allowedValues: ze.items.enum } }], !1;
        var l = I === r;
        if (!l)
          break;
      }
    } else
      return fe.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "array" } }], !1;
  return fe.errors = s, r === 0;
}
var Oe = { type: "object", required: ["path", "effect", "cost", "file", "line", "column"], properties: { path: { type: "string", minLength: 1 }, before: {}, after: {}, effect: { enum: ["at-once", "at-migration"] }, cost: { enum: ["none", "values-may-not-fit", "values-not-selectable", "writes-refused", "new-records-only"] }, moved: { $ref: "#/definitions/moved" }, file: { $ref: "#/definitions/file" }, line: { $ref: "#/definitions/line" }, column: { $ref: "#/definitions/column" } } }, Ze = be().default, Ke = { enum: ["git", "help-desk", "both"] };
function se(e, { instancePath: i = "", parentData: Z, parentDataProperty: F, rootData: c = e } = {}) {
  let s = null, r = 0;
  return e === "git" || e === "help-desk" || e === "both" ? (se.errors = s, r === 0) : (se.errors = [{ instancePath: i, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: Ke.enum } }], !1);
}
function ce(e, { instancePath: i = "", parentData: Z, parentDataProperty: F, rootData: c = e } = {}) {
  let s = null, r = 0;
  return typeof e != "string" ? (ce.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1) : (ce.errors = s, r === 0);
}
function pe(e, { instancePath: i = "", parentData: Z, parentDataProperty: F, rootData: c = e } = {}) {
  let s = null, r = 0;
  return typeof e == "number" && !(e % 1) && !isNaN(e) && isFinite(e) ? r === 0 && typeof e == "number" && isFinite(e) && (e < 1 || isNaN(e)) ? (pe.errors = [{ instancePath: i, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1) : (pe.errors = s, r === 0) : (pe.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "integer" } }], !1);
}
function ue(e, { instancePath: i = "", parentData: Z, parentDataProperty: F, rootData: c = e } = {}) {
  let s = null, r = 0;
  return typeof e == "number" && !(e % 1) && !isNaN(e) && isFinite(e) ? r === 0 && typeof e == "number" && isFinite(e) && (e < 1 || isNaN(e)) ? (ue.errors = [{ instancePath: i, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1) : (ue.errors = s, r === 0) : (ue.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "integer" } }], !1);
}
function ne(e, { instancePath: i = "", parentData: Z, parentDataProperty: F, rootData: c = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let v;
      if (e.path === void 0 && (v = "path") || e.effect === void 0 && (v = "effect") || e.cost === void 0 && (v = "cost") || e.file === void 0 && (v = "file") || e.line === void 0 && (v = "line") || e.column === void 0 && (v = "column"))
        return ne.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: v } }], !1;
      if (e.path !== void 0) {
        let n = e.path, w = r;
        if (r === w)
          if (typeof n == "string") {
            if (Ze(n) < 1)
              return ne.errors = [{ instancePath: i + "/path", schemaPath: "#/properties/path/minLength", keyword: "minLength", params: { limit: 1 } }], !1;
          } else
            return ne.errors = [{ instancePath: i + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" } }], !1;
        var l = w === r;
      } else
        var l = !0;
      if (l) {
        if (e.effect !== void 0) {
          let n = e.effect, w = r;
          if (!(n === "at-once" || n === "at-migration"))
            return ne.errors = [{ instancePath: i + "/effect", schemaPath: "#/properties/effect/enum", keyword: "enum", params: { allowedValues: Oe.properties.effect.enum } }], !1;
          var l = w === r;
        } else
          var l = !0;
        if (l) {
          if (e.cost !== void 0) {
            let n = e.cost, w = r;
            if (!(n === "none" || n === "values-may-not-fit" || n === "values-not-selectable" || n === "writes-refused" || n === "new-records-only"))
              return ne.errors = [{ instancePath: i + "/cost", schemaPath: "#/properties/cost/enum", keyword: "enum", params: { allowedValues: Oe.properties.cost.enum } }], !1;
            var l = w === r;
          } else
            var l = !0;
          if (l) {
            if (e.moved !== void 0) {
              let n = r;
              se(e.moved, { instancePath: i + "/moved", parentData: e, parentDataProperty: "moved", rootData: c }) || (s = s === null ? se.errors : s.concat(se.errors), r = s.length);
              var l = n === r;
            } else
              var l = !0;
            if (l) {
              if (e.file !== void 0) {
                let n = r;
                ce(e.file, { instancePath: i + "/file", parentData: e, parentDataProperty: "file", rootData: c }) || (s = s === null ? ce.errors : s.concat(ce.errors), r = s.length);
                var l = n === r;
              } else
                var l = !0;
              if (l) {
                if (e.line !== void 0) {
                  let n = r;
                  pe(e.line, { instancePath: i + "/line", parentData: e, parentDataProperty: "line", rootData: c }) || (s = s === null ? pe.errors : s.concat(pe.errors), r = s.length);
                  var l = n === r;
                } else
                  var l = !0;
                if (l)
                  if (e.column !== void 0) {
                    let n = r;
                    ue(e.column, { instancePath: i + "/column", parentData: e, parentDataProperty: "column", rootData: c }) || (s = s === null ? ue.errors : s.concat(ue.errors), r = s.length);
                    var l = n === r;
                  } else
                    var l = !0;
              }
            }
          }
        }
      }
    } else
      return ne.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return ne.errors = s, r === 0;
}
var Ce = { type: ["string", "null"] };
function ie(e, { instancePath: i = "", parentData: Z, parentDataProperty: F, rootData: c = e } = {}) {
  let s = null, r = 0;
  return typeof e != "string" && e !== null ? (ie.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: Ce.type } }], !1) : (ie.errors = s, r === 0);
}
var Ie = { enum: ["service", "house"] };
function de(e, { instancePath: i = "", parentData: Z, parentDataProperty: F, rootData: c = e } = {}) {
  let s = null, r = 0;
  return e === "service" || e === "house" ? (de.errors = s, r === 0) : (de.errors = [{ instancePath: i, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: Ie.enum } }], !1);
}
var $e = new RegExp("^[0-9a-f]{32}$", "u");
function u(e, { instancePath: i = "", parentData: Z, parentDataProperty: F, rootData: c = e } = {}) {
  let s = null, r = 0, l = r, v = r, n = !0, w = r;
  if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "create") {
    let x = {};
    s === null ? s = [x] : s.push(x), r++;
  }
  var I = w === r;
  if (r = v, s !== null && (v ? s.length = v : s = null), I) {
    let x = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let O;
      if (e.digest === void 0 && (O = "digest") || e.after === void 0 && (O = "after") || e.staged === void 0 && (O = "staged") || e.file === void 0 && (O = "file") || e.line === void 0 && (O = "line") || e.column === void 0 && (O = "column"))
        return u.errors = [{ instancePath: i, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: O } }], !1;
      if (e.because !== void 0) {
        let H = e.because, S = r;
        if (!(H === "not-on-desk" || H === "staged-as-declared"))
          return u.errors = [{ instancePath: i + "/because", schemaPath: "#/allOf/0/then/properties/because/enum", keyword: "enum", params: { allowedValues: me.allOf[0].then.properties.because.enum } }], !1;
        var _ = S === r;
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
    var I = x === r;
    n = I;
  }
  if (!n) {
    let x = { instancePath: i, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: "then" } };
    return s === null ? s = [x] : s.push(x), r++, u.errors = s, !1;
  }
  var b = l === r;
  if (b) {
    let x = r, f = r, O = !0, H = r;
    if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "update") {
      let $ = {};
      s === null ? s = [$] : s.push($), r++;
    }
    var j = H === r;
    if (r = f, s !== null && (f ? s.length = f : s = null), j) {
      let $ = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        let P;
        if (e.digest === void 0 && (P = "digest") || e.before === void 0 && (P = "before") || e.waiting_for === void 0 && (P = "waiting_for") || e.after === void 0 && (P = "after") || e.staged === void 0 && (P = "staged") || e.put_back === void 0 && (P = "put_back") || e.changes === void 0 && (P = "changes") || e.carried_over === void 0 && (P = "carried_over") || e.file === void 0 && (P = "file") || e.line === void 0 && (P = "line") || e.column === void 0 && (P = "column"))
          return u.errors = [{ instancePath: i, schemaPath: "#/allOf/1/then/required", keyword: "required", params: { missingProperty: P } }], !1;
        if (e.because !== void 0) {
          let t = e.because, d = r;
          if (!(t === "differs" || t === "staged-as-declared" || t === "restaged"))
            return u.errors = [{ instancePath: i + "/because", schemaPath: "#/allOf/1/then/properties/because/enum", keyword: "enum", params: { allowedValues: me.allOf[1].then.properties.because.enum } }], !1;
          var m = d === r;
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
      var j = $ === r;
      O = j;
    }
    if (!O) {
      let $ = { instancePath: i, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: "then" } };
      return s === null ? s = [$] : s.push($), r++, u.errors = s, !1;
    }
    var b = x === r;
    if (b) {
      let $ = r, U = r, P = !0, t = r;
      if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "delete") {
        let z = {};
        s === null ? s = [z] : s.push(z), r++;
      }
      var D = t === r;
      if (r = U, s !== null && (U ? s.length = U : s = null), D) {
        let z = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          let p;
          if (e.digest === void 0 && (p = "digest") || e.before === void 0 && (p = "before") || e.waiting_for === void 0 && (p = "waiting_for") || e.cost === void 0 && (p = "cost"))
            return u.errors = [{ instancePath: i, schemaPath: "#/allOf/2/then/required", keyword: "required", params: { missingProperty: p } }], !1;
          if (e.because !== void 0) {
            let k = e.because, le = r;
            if (!(k === "tombstone" || k === "not-declared" || k === "staged-as-declared"))
              return u.errors = [{ instancePath: i + "/because", schemaPath: "#/allOf/2/then/properties/because/enum", keyword: "enum", params: { allowedValues: me.allOf[2].then.properties.because.enum } }], !1;
            var A = le === r;
          } else
            var A = !0;
          if (A) {
            if (e.after !== void 0) {
              var A = !1;
              return u.errors = [{ instancePath: i + "/after", schemaPath: "#/allOf/2/then/properties/after/false schema", keyword: "false schema", params: {} }], !1;
            } else
              var A = !0;
            if (A) {
              if (e.staged !== void 0) {
                var A = !1;
                return u.errors = [{ instancePath: i + "/staged", schemaPath: "#/allOf/2/then/properties/staged/false schema", keyword: "false schema", params: {} }], !1;
              } else
                var A = !0;
              if (A) {
                if (e.changes !== void 0) {
                  var A = !1;
                  return u.errors = [{ instancePath: i + "/changes", schemaPath: "#/allOf/2/then/properties/changes/false schema", keyword: "false schema", params: {} }], !1;
                } else
                  var A = !0;
                if (A) {
                  if (e.carried_over !== void 0) {
                    var A = !1;
                    return u.errors = [{ instancePath: i + "/carried_over", schemaPath: "#/allOf/2/then/properties/carried_over/false schema", keyword: "false schema", params: {} }], !1;
                  } else
                    var A = !0;
                  if (A) {
                    if (e.accepts !== void 0) {
                      var A = !1;
                      return u.errors = [{ instancePath: i + "/accepts", schemaPath: "#/allOf/2/then/properties/accepts/false schema", keyword: "false schema", params: {} }], !1;
                    } else
                      var A = !0;
                    if (A) {
                      if (e.put_back !== void 0) {
                        var A = !1;
                        return u.errors = [{ instancePath: i + "/put_back", schemaPath: "#/allOf/2/then/properties/put_back/false schema", keyword: "false schema", params: {} }], !1;
                      } else
                        var A = !0;
                      if (A) {
                        if (e.code !== void 0) {
                          var A = !1;
                          return u.errors = [{ instancePath: i + "/code", schemaPath: "#/allOf/2/then/properties/code/false schema", keyword: "false schema", params: {} }], !1;
                        } else
                          var A = !0;
                        if (A) {
                          if (e.message !== void 0) {
                            var A = !1;
                            return u.errors = [{ instancePath: i + "/message", schemaPath: "#/allOf/2/then/properties/message/false schema", keyword: "false schema", params: {} }], !1;
                          } else
                            var A = !0;
                          if (A) {
                            if (e.label !== void 0) {
                              var A = !1;
                              return u.errors = [{ instancePath: i + "/label", schemaPath: "#/allOf/2/then/properties/label/false schema", keyword: "false schema", params: {} }], !1;
                            } else
                              var A = !0;
                            if (A) {
                              if (e.hint !== void 0) {
                                var A = !1;
                                return u.errors = [{ instancePath: i + "/hint", schemaPath: "#/allOf/2/then/properties/hint/false schema", keyword: "false schema", params: {} }], !1;
                              } else
                                var A = !0;
                              if (A)
                                if (e.rule !== void 0) {
                                  var A = !1;
                                  return u.errors = [{ instancePath: i + "/rule", schemaPath: "#/allOf/2/then/properties/rule/false schema", keyword: "false schema", params: {} }], !1;
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
        var D = z === r;
        P = D;
      }
      if (!P) {
        let z = { instancePath: i, schemaPath: "#/allOf/2/if", keyword: "if", params: { failingKeyword: "then" } };
        return s === null ? s = [z] : s.push(z), r++, u.errors = s, !1;
      }
      var b = $ === r;
      if (b) {
        let z = r, g = r, p = !0, k = r;
        if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "keep") {
          let C = {};
          s === null ? s = [C] : s.push(C), r++;
        }
        var K = k === r;
        if (r = g, s !== null && (g ? s.length = g : s = null), K) {
          let C = r;
          if (e && typeof e == "object" && !Array.isArray(e)) {
            let X;
            if (e.carried_over === void 0 && (X = "carried_over"))
              return u.errors = [{ instancePath: i, schemaPath: "#/allOf/3/then/required", keyword: "required", params: { missingProperty: X } }], !1;
            if (e.because !== void 0) {
              let M = e.because, Q = r;
              if (!(M === "same" || M === "waits-as-declared" || M === "not-declared" || M === "unmanaged" || M === "came-with-the-installation" || M === "list-is-not-whole" || M === "type-unknown" || M === "fulfilled"))
                return u.errors = [{ instancePath: i + "/because", schemaPath: "#/allOf/3/then/properties/because/enum", keyword: "enum", params: { allowedValues: me.allOf[3].then.properties.because.enum } }], !1;
              var y = Q === r;
            } else
              var y = !0;
            if (y) {
              if (e.digest !== void 0) {
                var y = !1;
                return u.errors = [{ instancePath: i + "/digest", schemaPath: "#/allOf/3/then/properties/digest/false schema", keyword: "false schema", params: {} }], !1;
              } else
                var y = !0;
              if (y) {
                if (e.before !== void 0) {
                  var y = !1;
                  return u.errors = [{ instancePath: i + "/before", schemaPath: "#/allOf/3/then/properties/before/false schema", keyword: "false schema", params: {} }], !1;
                } else
                  var y = !0;
                if (y) {
                  if (e.after !== void 0) {
                    var y = !1;
                    return u.errors = [{ instancePath: i + "/after", schemaPath: "#/allOf/3/then/properties/after/false schema", keyword: "false schema", params: {} }], !1;
                  } else
                    var y = !0;
                  if (y) {
                    if (e.staged !== void 0) {
                      var y = !1;
                      return u.errors = [{ instancePath: i + "/staged", schemaPath: "#/allOf/3/then/properties/staged/false schema", keyword: "false schema", params: {} }], !1;
                    } else
                      var y = !0;
                    if (y) {
                      if (e.changes !== void 0) {
                        var y = !1;
                        return u.errors = [{ instancePath: i + "/changes", schemaPath: "#/allOf/3/then/properties/changes/false schema", keyword: "false schema", params: {} }], !1;
                      } else
                        var y = !0;
                      if (y) {
                        if (e.accepts !== void 0) {
                          var y = !1;
                          return u.errors = [{ instancePath: i + "/accepts", schemaPath: "#/allOf/3/then/properties/accepts/false schema", keyword: "false schema", params: {} }], !1;
                        } else
                          var y = !0;
                        if (y) {
                          if (e.waiting_for !== void 0) {
                            var y = !1;
                            return u.errors = [{ instancePath: i + "/waiting_for", schemaPath: "#/allOf/3/then/properties/waiting_for/false schema", keyword: "false schema", params: {} }], !1;
                          } else
                            var y = !0;
                          if (y) {
                            if (e.pending !== void 0) {
                              var y = !1;
                              return u.errors = [{ instancePath: i + "/pending", schemaPath: "#/allOf/3/then/properties/pending/false schema", keyword: "false schema", params: {} }], !1;
                            } else
                              var y = !0;
                            if (y) {
                              if (e.put_back !== void 0) {
                                var y = !1;
                                return u.errors = [{ instancePath: i + "/put_back", schemaPath: "#/allOf/3/then/properties/put_back/false schema", keyword: "false schema", params: {} }], !1;
                              } else
                                var y = !0;
                              if (y) {
                                if (e.cost !== void 0) {
                                  var y = !1;
                                  return u.errors = [{ instancePath: i + "/cost", schemaPath: "#/allOf/3/then/properties/cost/false schema", keyword: "false schema", params: {} }], !1;
                                } else
                                  var y = !0;
                                if (y) {
                                  if (e.code !== void 0) {
                                    var y = !1;
                                    return u.errors = [{ instancePath: i + "/code", schemaPath: "#/allOf/3/then/properties/code/false schema", keyword: "false schema", params: {} }], !1;
                                  } else
                                    var y = !0;
                                  if (y) {
                                    if (e.message !== void 0) {
                                      var y = !1;
                                      return u.errors = [{ instancePath: i + "/message", schemaPath: "#/allOf/3/then/properties/message/false schema", keyword: "false schema", params: {} }], !1;
                                    } else
                                      var y = !0;
                                    if (y) {
                                      if (e.hint !== void 0) {
                                        var y = !1;
                                        return u.errors = [{ instancePath: i + "/hint", schemaPath: "#/allOf/3/then/properties/hint/false schema", keyword: "false schema", params: {} }], !1;
                                      } else
                                        var y = !0;
                                      if (y) {
                                        if (e.rule !== void 0) {
                                          var y = !1;
                                          return u.errors = [{ instancePath: i + "/rule", schemaPath: "#/allOf/3/then/properties/rule/false schema", keyword: "false schema", params: {} }], !1;
                                        } else
                                          var y = !0;
                                        if (y) {
                                          if (e.file !== void 0) {
                                            var y = !1;
                                            return u.errors = [{ instancePath: i + "/file", schemaPath: "#/allOf/3/then/properties/file/false schema", keyword: "false schema", params: {} }], !1;
                                          } else
                                            var y = !0;
                                          if (y) {
                                            if (e.line !== void 0) {
                                              var y = !1;
                                              return u.errors = [{ instancePath: i + "/line", schemaPath: "#/allOf/3/then/properties/line/false schema", keyword: "false schema", params: {} }], !1;
                                            } else
                                              var y = !0;
                                            if (y)
                                              if (e.column !== void 0) {
                                                var y = !1;
                                                return u.errors = [{ instancePath: i + "/column", schemaPath: "#/allOf/3/then/properties/column/false schema", keyword: "false schema", params: {} }], !1;
                                              } else
                                                var y = !0;
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
          var K = C === r;
          p = K;
        }
        if (!p) {
          let C = { instancePath: i, schemaPath: "#/allOf/3/if", keyword: "if", params: { failingKeyword: "then" } };
          return s === null ? s = [C] : s.push(C), r++, u.errors = s, !1;
        }
        var b = z === r;
        if (b) {
          let C = r, T = r, X = !0, M = r;
          if (e && typeof e == "object" && !Array.isArray(e) && e.action !== void 0 && e.action !== "refuse") {
            let W = {};
            s === null ? s = [W] : s.push(W), r++;
          }
          var B = M === r;
          if (r = T, s !== null && (T ? s.length = T : s = null), B) {
            let W = r;
            if (e && typeof e == "object" && !Array.isArray(e)) {
              let he;
              if (e.code === void 0 && (he = "code") || e.message === void 0 && (he = "message") || e.hint === void 0 && (he = "hint") || e.rule === void 0 && (he = "rule"))
                return u.errors = [{ instancePath: i, schemaPath: "#/allOf/4/then/required", keyword: "required", params: { missingProperty: he } }], !1;
              if (e.because !== void 0) {
                let De = r;
                Y(e.because, { instancePath: i + "/because", parentData: e, parentDataProperty: "because", rootData: c }) || (s = s === null ? Y.errors : s.concat(Y.errors), r = s.length);
                var o = De === r;
              } else
                var o = !0;
              if (o) {
                if (e.digest !== void 0) {
                  var o = !1;
                  return u.errors = [{ instancePath: i + "/digest", schemaPath: "#/allOf/4/then/properties/digest/false schema", keyword: "false schema", params: {} }], !1;
                } else
                  var o = !0;
                if (o) {
                  if (e.staged !== void 0) {
                    var o = !1;
                    return u.errors = [{ instancePath: i + "/staged", schemaPath: "#/allOf/4/then/properties/staged/false schema", keyword: "false schema", params: {} }], !1;
                  } else
                    var o = !0;
                  if (o) {
                    if (e.carried_over !== void 0) {
                      var o = !1;
                      return u.errors = [{ instancePath: i + "/carried_over", schemaPath: "#/allOf/4/then/properties/carried_over/false schema", keyword: "false schema", params: {} }], !1;
                    } else
                      var o = !0;
                    if (o) {
                      if (e.accepts !== void 0) {
                        var o = !1;
                        return u.errors = [{ instancePath: i + "/accepts", schemaPath: "#/allOf/4/then/properties/accepts/false schema", keyword: "false schema", params: {} }], !1;
                      } else
                        var o = !0;
                      if (o) {
                        if (e.put_back !== void 0) {
                          var o = !1;
                          return u.errors = [{ instancePath: i + "/put_back", schemaPath: "#/allOf/4/then/properties/put_back/false schema", keyword: "false schema", params: {} }], !1;
                        } else
                          var o = !0;
                        if (o) {
                          if (e.waiting_for !== void 0) {
                            var o = !1;
                            return u.errors = [{ instancePath: i + "/waiting_for", schemaPath: "#/allOf/4/then/properties/waiting_for/false schema", keyword: "false schema", params: {} }], !1;
                          } else
                            var o = !0;
                          if (o) {
                            if (e.pending !== void 0) {
                              var o = !1;
                              return u.errors = [{ instancePath: i + "/pending", schemaPath: "#/allOf/4/then/properties/pending/false schema", keyword: "false schema", params: {} }], !1;
                            } else
                              var o = !0;
                            if (o)
                              if (e.cost !== void 0) {
                                var o = !1;
                                return u.errors = [{ instancePath: i + "/cost", schemaPath: "#/allOf/4/then/properties/cost/false schema", keyword: "false schema", params: {} }], !1;
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
            var B = W === r;
            X = B;
          }
          if (!X) {
            let W = { instancePath: i, schemaPath: "#/allOf/4/if", keyword: "if", params: { failingKeyword: "then" } };
            return s === null ? s = [W] : s.push(W), r++, u.errors = s, !1;
          }
          var b = C === r;
        }
      }
    }
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let x;
      if (e.key === void 0 && (x = "key") || e.action === void 0 && (x = "action") || e.because === void 0 && (x = "because"))
        return u.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: x } }], !1;
      if (e.key !== void 0) {
        let f = r;
        L(e.key, { instancePath: i + "/key", parentData: e, parentDataProperty: "key", rootData: c }) || (s = s === null ? L.errors : s.concat(L.errors), r = s.length);
        var a = f === r;
      } else
        var a = !0;
      if (a) {
        if (e.action !== void 0) {
          let f = e.action, O = r;
          if (!(f === "create" || f === "update" || f === "delete" || f === "keep" || f === "refuse"))
            return u.errors = [{ instancePath: i + "/action", schemaPath: "#/properties/action/enum", keyword: "enum", params: { allowedValues: me.properties.action.enum } }], !1;
          var a = O === r;
        } else
          var a = !0;
        if (a) {
          if (e.because !== void 0) {
            let f = r;
            if (typeof e.because != "string")
              return u.errors = [{ instancePath: i + "/because", schemaPath: "#/properties/because/type", keyword: "type", params: { type: "string" } }], !1;
            var a = f === r;
          } else
            var a = !0;
          if (a) {
            if (e.digest !== void 0) {
              let f = r;
              oe(e.digest, { instancePath: i + "/digest", parentData: e, parentDataProperty: "digest", rootData: c }) || (s = s === null ? oe.errors : s.concat(oe.errors), r = s.length);
              var a = f === r;
            } else
              var a = !0;
            if (a) {
              if (e.before !== void 0) {
                let f = r;
                G(e.before, { instancePath: i + "/before", parentData: e, parentDataProperty: "before", rootData: c }) || (s = s === null ? G.errors : s.concat(G.errors), r = s.length);
                var a = f === r;
              } else
                var a = !0;
              if (a) {
                if (e.after !== void 0) {
                  let f = r;
                  G(e.after, { instancePath: i + "/after", parentData: e, parentDataProperty: "after", rootData: c }) || (s = s === null ? G.errors : s.concat(G.errors), r = s.length);
                  var a = f === r;
                } else
                  var a = !0;
                if (a) {
                  if (e.accepts !== void 0) {
                    let f = e.accepts, O = r;
                    if (r === O)
                      if (Array.isArray(f)) {
                        if (f.length < 1)
                          return u.errors = [{ instancePath: i + "/accepts", schemaPath: "#/properties/accepts/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                        {
                          var E = !0;
                          let S = f.length;
                          for (let $ = 0; $ < S; $++) {
                            let U = r;
                            if (typeof f[$] != "string")
                              return u.errors = [{ instancePath: i + "/accepts/" + $, schemaPath: "#/properties/accepts/items/type", keyword: "type", params: { type: "string" } }], !1;
                            var E = U === r;
                            if (!E)
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
                      let f = r;
                      fe(e.waiting_for, { instancePath: i + "/waiting_for", parentData: e, parentDataProperty: "waiting_for", rootData: c }) || (s = s === null ? fe.errors : s.concat(fe.errors), r = s.length);
                      var a = f === r;
                    } else
                      var a = !0;
                    if (a) {
                      if (e.pending !== void 0) {
                        let f = e.pending, O = r;
                        if (!(f && typeof f == "object" && !Array.isArray(f)))
                          return u.errors = [{ instancePath: i + "/pending", schemaPath: "#/properties/pending/type", keyword: "type", params: { type: "object" } }], !1;
                        var a = O === r;
                      } else
                        var a = !0;
                      if (a) {
                        if (e.staged !== void 0) {
                          let f = e.staged, O = r;
                          if (r === O)
                            if (typeof f == "string") {
                              if (!$e.test(f))
                                return u.errors = [{ instancePath: i + "/staged", schemaPath: "#/properties/staged/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}$" } }], !1;
                            } else
                              return u.errors = [{ instancePath: i + "/staged", schemaPath: "#/properties/staged/type", keyword: "type", params: { type: "string" } }], !1;
                          var a = O === r;
                        } else
                          var a = !0;
                        if (a) {
                          if (e.put_back !== void 0) {
                            let f = e.put_back, O = r;
                            if (r === O)
                              if (typeof f == "string") {
                                if (!$e.test(f))
                                  return u.errors = [{ instancePath: i + "/put_back", schemaPath: "#/properties/put_back/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}$" } }], !1;
                              } else
                                return u.errors = [{ instancePath: i + "/put_back", schemaPath: "#/properties/put_back/type", keyword: "type", params: { type: "string" } }], !1;
                            var a = O === r;
                          } else
                            var a = !0;
                          if (a) {
                            if (e.changes !== void 0) {
                              let f = e.changes, O = r;
                              if (r === O)
                                if (Array.isArray(f)) {
                                  var ae = !0;
                                  let S = f.length;
                                  for (let $ = 0; $ < S; $++) {
                                    let U = r;
                                    ne(f[$], { instancePath: i + "/changes/" + $, parentData: f, parentDataProperty: $, rootData: c }) || (s = s === null ? ne.errors : s.concat(ne.errors), r = s.length);
                                    var ae = U === r;
                                    if (!ae)
                                      break;
                                  }
                                } else
                                  return u.errors = [{ instancePath: i + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "array" } }], !1;
                              var a = O === r;
                            } else
                              var a = !0;
                            if (a) {
                              if (e.carried_over !== void 0) {
                                let f = e.carried_over, O = r;
                                if (r === O)
                                  if (Array.isArray(f)) {
                                    var V = !0;
                                    let S = f.length;
                                    for (let $ = 0; $ < S; $++) {
                                      let U = r;
                                      if (typeof f[$] != "string")
                                        return u.errors = [{ instancePath: i + "/carried_over/" + $, schemaPath: "#/properties/carried_over/items/type", keyword: "type", params: { type: "string" } }], !1;
                                      var V = U === r;
                                      if (!V)
                                        break;
                                    }
                                  } else
                                    return u.errors = [{ instancePath: i + "/carried_over", schemaPath: "#/properties/carried_over/type", keyword: "type", params: { type: "array" } }], !1;
                                var a = O === r;
                              } else
                                var a = !0;
                              if (a) {
                                if (e.cost !== void 0) {
                                  let f = e.cost, O = r;
                                  if (!(f === "column-dropped" || f === "none"))
                                    return u.errors = [{ instancePath: i + "/cost", schemaPath: "#/properties/cost/enum", keyword: "enum", params: { allowedValues: me.properties.cost.enum } }], !1;
                                  var a = O === r;
                                } else
                                  var a = !0;
                                if (a) {
                                  if (e.code !== void 0) {
                                    let f = r;
                                    Y(e.code, { instancePath: i + "/code", parentData: e, parentDataProperty: "code", rootData: c }) || (s = s === null ? Y.errors : s.concat(Y.errors), r = s.length);
                                    var a = f === r;
                                  } else
                                    var a = !0;
                                  if (a) {
                                    if (e.message !== void 0) {
                                      let f = r;
                                      if (typeof e.message != "string")
                                        return u.errors = [{ instancePath: i + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                                      var a = f === r;
                                    } else
                                      var a = !0;
                                    if (a) {
                                      if (e.label !== void 0) {
                                        let f = r;
                                        if (typeof e.label != "string")
                                          return u.errors = [{ instancePath: i + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" } }], !1;
                                        var a = f === r;
                                      } else
                                        var a = !0;
                                      if (a) {
                                        if (e.hint !== void 0) {
                                          let f = r;
                                          ie(e.hint, { instancePath: i + "/hint", parentData: e, parentDataProperty: "hint", rootData: c }) || (s = s === null ? ie.errors : s.concat(ie.errors), r = s.length);
                                          var a = f === r;
                                        } else
                                          var a = !0;
                                        if (a) {
                                          if (e.rule !== void 0) {
                                            let f = r;
                                            de(e.rule, { instancePath: i + "/rule", parentData: e, parentDataProperty: "rule", rootData: c }) || (s = s === null ? de.errors : s.concat(de.errors), r = s.length);
                                            var a = f === r;
                                          } else
                                            var a = !0;
                                          if (a) {
                                            if (e.moved !== void 0) {
                                              let f = r;
                                              se(e.moved, { instancePath: i + "/moved", parentData: e, parentDataProperty: "moved", rootData: c }) || (s = s === null ? se.errors : s.concat(se.errors), r = s.length);
                                              var a = f === r;
                                            } else
                                              var a = !0;
                                            if (a) {
                                              if (e.file !== void 0) {
                                                let f = r;
                                                ce(e.file, { instancePath: i + "/file", parentData: e, parentDataProperty: "file", rootData: c }) || (s = s === null ? ce.errors : s.concat(ce.errors), r = s.length);
                                                var a = f === r;
                                              } else
                                                var a = !0;
                                              if (a) {
                                                if (e.line !== void 0) {
                                                  let f = r;
                                                  pe(e.line, { instancePath: i + "/line", parentData: e, parentDataProperty: "line", rootData: c }) || (s = s === null ? pe.errors : s.concat(pe.errors), r = s.length);
                                                  var a = f === r;
                                                } else
                                                  var a = !0;
                                                if (a)
                                                  if (e.column !== void 0) {
                                                    let f = r;
                                                    ue(e.column, { instancePath: i + "/column", parentData: e, parentDataProperty: "column", rootData: c }) || (s = s === null ? ue.errors : s.concat(ue.errors), r = s.length);
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
      return u.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return u.errors = s, r === 0;
}
var qe = { type: "object", required: ["key", "row", "waiting_for", "updated_by", "updated_by_id", "updated_at"], properties: { key: { $ref: "#/definitions/key" }, row: { $ref: "#/definitions/row" }, waiting_for: { $ref: "#/definitions/waiting_for" }, pending: { type: "object" }, updated_by: { type: ["string", "null"] }, updated_by_id: { type: "integer" }, updated_at: { type: "string" }, sent_by: { enum: ["deskform"] }, moved: { $ref: "#/definitions/moved" } } };
function ee(e, { instancePath: i = "", parentData: Z, parentDataProperty: F, rootData: c = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let v;
      if (e.key === void 0 && (v = "key") || e.row === void 0 && (v = "row") || e.waiting_for === void 0 && (v = "waiting_for") || e.updated_by === void 0 && (v = "updated_by") || e.updated_by_id === void 0 && (v = "updated_by_id") || e.updated_at === void 0 && (v = "updated_at"))
        return ee.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: v } }], !1;
      if (e.key !== void 0) {
        let n = r;
        L(e.key, { instancePath: i + "/key", parentData: e, parentDataProperty: "key", rootData: c }) || (s = s === null ? L.errors : s.concat(L.errors), r = s.length);
        var l = n === r;
      } else
        var l = !0;
      if (l) {
        if (e.row !== void 0) {
          let n = r;
          G(e.row, { instancePath: i + "/row", parentData: e, parentDataProperty: "row", rootData: c }) || (s = s === null ? G.errors : s.concat(G.errors), r = s.length);
          var l = n === r;
        } else
          var l = !0;
        if (l) {
          if (e.waiting_for !== void 0) {
            let n = r;
            fe(e.waiting_for, { instancePath: i + "/waiting_for", parentData: e, parentDataProperty: "waiting_for", rootData: c }) || (s = s === null ? fe.errors : s.concat(fe.errors), r = s.length);
            var l = n === r;
          } else
            var l = !0;
          if (l) {
            if (e.pending !== void 0) {
              let n = e.pending, w = r;
              if (!(n && typeof n == "object" && !Array.isArray(n)))
                return ee.errors = [{ instancePath: i + "/pending", schemaPath: "#/properties/pending/type", keyword: "type", params: { type: "object" } }], !1;
              var l = w === r;
            } else
              var l = !0;
            if (l) {
              if (e.updated_by !== void 0) {
                let n = e.updated_by, w = r;
                if (typeof n != "string" && n !== null)
                  return ee.errors = [{ instancePath: i + "/updated_by", schemaPath: "#/properties/updated_by/type", keyword: "type", params: { type: qe.properties.updated_by.type } }], !1;
                var l = w === r;
              } else
                var l = !0;
              if (l) {
                if (e.updated_by_id !== void 0) {
                  let n = e.updated_by_id, w = r;
                  if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n)))
                    return ee.errors = [{ instancePath: i + "/updated_by_id", schemaPath: "#/properties/updated_by_id/type", keyword: "type", params: { type: "integer" } }], !1;
                  var l = w === r;
                } else
                  var l = !0;
                if (l) {
                  if (e.updated_at !== void 0) {
                    let n = r;
                    if (typeof e.updated_at != "string")
                      return ee.errors = [{ instancePath: i + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" } }], !1;
                    var l = n === r;
                  } else
                    var l = !0;
                  if (l) {
                    if (e.sent_by !== void 0) {
                      let n = r;
                      if (e.sent_by !== "deskform")
                        return ee.errors = [{ instancePath: i + "/sent_by", schemaPath: "#/properties/sent_by/enum", keyword: "enum", params: { allowedValues: qe.properties.sent_by.enum } }], !1;
                      var l = n === r;
                    } else
                      var l = !0;
                    if (l)
                      if (e.moved !== void 0) {
                        let n = r;
                        se(e.moved, { instancePath: i + "/moved", parentData: e, parentDataProperty: "moved", rootData: c }) || (s = s === null ? se.errors : s.concat(se.errors), r = s.length);
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
      return ee.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return ee.errors = s, r === 0;
}
var ve = { type: "object", required: ["code", "severity", "rule", "message", "hint", "file", "line", "column"], properties: { code: { $ref: "#/definitions/problem_code" }, severity: { enum: ["error", "warning"] }, rule: { $ref: "#/definitions/rule" }, message: { type: "string" }, hint: { $ref: "#/definitions/hint" }, file: { type: ["string", "null"] }, line: { type: ["integer", "null"], minimum: 1 }, column: { type: ["integer", "null"], minimum: 1 }, key: { type: "string" } } };
function J(e, { instancePath: i = "", parentData: Z, parentDataProperty: F, rootData: c = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let v;
      if (e.code === void 0 && (v = "code") || e.severity === void 0 && (v = "severity") || e.rule === void 0 && (v = "rule") || e.message === void 0 && (v = "message") || e.hint === void 0 && (v = "hint") || e.file === void 0 && (v = "file") || e.line === void 0 && (v = "line") || e.column === void 0 && (v = "column"))
        return J.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: v } }], !1;
      if (e.code !== void 0) {
        let n = r;
        Y(e.code, { instancePath: i + "/code", parentData: e, parentDataProperty: "code", rootData: c }) || (s = s === null ? Y.errors : s.concat(Y.errors), r = s.length);
        var l = n === r;
      } else
        var l = !0;
      if (l) {
        if (e.severity !== void 0) {
          let n = e.severity, w = r;
          if (!(n === "error" || n === "warning"))
            return J.errors = [{ instancePath: i + "/severity", schemaPath: "#/properties/severity/enum", keyword: "enum", params: { allowedValues: ve.properties.severity.enum } }], !1;
          var l = w === r;
        } else
          var l = !0;
        if (l) {
          if (e.rule !== void 0) {
            let n = r;
            de(e.rule, { instancePath: i + "/rule", parentData: e, parentDataProperty: "rule", rootData: c }) || (s = s === null ? de.errors : s.concat(de.errors), r = s.length);
            var l = n === r;
          } else
            var l = !0;
          if (l) {
            if (e.message !== void 0) {
              let n = r;
              if (typeof e.message != "string")
                return J.errors = [{ instancePath: i + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
              var l = n === r;
            } else
              var l = !0;
            if (l) {
              if (e.hint !== void 0) {
                let n = r;
                ie(e.hint, { instancePath: i + "/hint", parentData: e, parentDataProperty: "hint", rootData: c }) || (s = s === null ? ie.errors : s.concat(ie.errors), r = s.length);
                var l = n === r;
              } else
                var l = !0;
              if (l) {
                if (e.file !== void 0) {
                  let n = e.file, w = r;
                  if (typeof n != "string" && n !== null)
                    return J.errors = [{ instancePath: i + "/file", schemaPath: "#/properties/file/type", keyword: "type", params: { type: ve.properties.file.type } }], !1;
                  var l = w === r;
                } else
                  var l = !0;
                if (l) {
                  if (e.line !== void 0) {
                    let n = e.line, w = r;
                    if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n)) && n !== null)
                      return J.errors = [{ instancePath: i + "/line", schemaPath: "#/properties/line/type", keyword: "type", params: { type: ve.properties.line.type } }], !1;
                    if (r === w && typeof n == "number" && isFinite(n) && (n < 1 || isNaN(n)))
                      return J.errors = [{ instancePath: i + "/line", schemaPath: "#/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1;
                    var l = w === r;
                  } else
                    var l = !0;
                  if (l) {
                    if (e.column !== void 0) {
                      let n = e.column, w = r;
                      if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n)) && n !== null)
                        return J.errors = [{ instancePath: i + "/column", schemaPath: "#/properties/column/type", keyword: "type", params: { type: ve.properties.column.type } }], !1;
                      if (r === w && typeof n == "number" && isFinite(n) && (n < 1 || isNaN(n)))
                        return J.errors = [{ instancePath: i + "/column", schemaPath: "#/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }], !1;
                      var l = w === r;
                    } else
                      var l = !0;
                    if (l)
                      if (e.key !== void 0) {
                        let n = r;
                        if (typeof e.key != "string")
                          return J.errors = [{ instancePath: i + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
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
      return J.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return J.errors = s, r === 0;
}
var Re = new RegExp("^[A-Z][A-Z_]+$", "u");
function ye(e, { instancePath: i = "", parentData: Z, parentDataProperty: F, rootData: c = e } = {}) {
  let s = null, r = 0;
  if (r === 0)
    if (typeof e == "string") {
      if (!Re.test(e))
        return ye.errors = [{ instancePath: i, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Z][A-Z_]+$" } }], !1;
    } else
      return ye.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "string" } }], !1;
  return ye.errors = s, r === 0;
}
function h(e, { instancePath: i = "", parentData: Z, parentDataProperty: F, rootData: c = e } = {}) {
  let s = null, r = 0, l = r, v = r, n = !0, w = r;
  if (e && typeof e == "object" && !Array.isArray(e)) {
    let P;
    if (e.error === void 0 && (P = "error")) {
      let t = {};
      s === null ? s = [t] : s.push(t), r++;
    }
  }
  var I = w === r;
  r = v, s !== null && (v ? s.length = v : s = null);
  let _;
  if (I) {
    let P = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      if (e.status !== void 0) {
        let d = e.status, z = r;
        if (!(d === "refused" || d === "failed" || d === "partial"))
          return h.errors = [{ instancePath: i + "/status", schemaPath: "#/allOf/0/then/properties/status/enum", keyword: "enum", params: { allowedValues: te.allOf[0].then.properties.status.enum } }], !1;
        var b = z === r;
      } else
        var b = !0;
      if (b) {
        if (e.decisions !== void 0) {
          let d = e.decisions, z = r;
          if (Array.isArray(d) && d.length > 0)
            return h.errors = [{ instancePath: i + "/decisions", schemaPath: "#/allOf/0/then/properties/decisions/maxItems", keyword: "maxItems", params: { limit: 0 } }], !1;
          var b = z === r;
        } else
          var b = !0;
        if (b) {
          if (e.digest !== void 0) {
            var b = !1;
            return h.errors = [{ instancePath: i + "/digest", schemaPath: "#/allOf/0/then/properties/digest/false schema", keyword: "false schema", params: {} }], !1;
          } else
            var b = !0;
          if (b)
            if (e.checksum !== void 0) {
              var b = !1;
              return h.errors = [{ instancePath: i + "/checksum", schemaPath: "#/allOf/0/then/properties/checksum/false schema", keyword: "false schema", params: {} }], !1;
            } else
              var b = !0;
        }
      }
    }
    var I = P === r;
    n = I, _ = "then";
  } else {
    let P = r;
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let d;
      if (e.target === void 0 && (d = "target") || e.release === void 0 && (d = "release") || e.release_is === void 0 && (d = "release_is") || e.policies === void 0 && (d = "policies") || e.digest === void 0 && (d = "digest") || e.restart === void 0 && (d = "restart") || e.summary === void 0 && (d = "summary") || e.destroys === void 0 && (d = "destroys") || e.obstacles === void 0 && (d = "obstacles") || e.foreign === void 0 && (d = "foreign"))
        return h.errors = [{ instancePath: i, schemaPath: "#/allOf/0/else/required", keyword: "required", params: { missingProperty: d } }], !1;
      if (e.target !== void 0) {
        let z = e.target, g = r;
        if (z && typeof z == "object" && !Array.isArray(z)) {
          let p;
          if (z.connection === void 0 && (p = "connection"))
            return h.errors = [{ instancePath: i + "/target", schemaPath: "#/allOf/0/else/properties/target/required", keyword: "required", params: { missingProperty: p } }], !1;
        }
        var j = g === r;
      } else
        var j = !0;
      if (j)
        if (e.status !== void 0) {
          let z = e.status, g = r;
          if (!(z === "ok" || z === "changes" || z === "refused"))
            return h.errors = [{ instancePath: i + "/status", schemaPath: "#/allOf/0/else/properties/status/enum", keyword: "enum", params: { allowedValues: te.allOf[0].else.properties.status.enum } }], !1;
          var j = g === r;
        } else
          var j = !0;
    }
    var I = P === r;
    n = I, _ = "else";
  }
  if (!n) {
    let P = { instancePath: i, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: _ } };
    return s === null ? s = [P] : s.push(P), r++, h.errors = s, !1;
  }
  var m = l === r;
  if (m) {
    let P = r, t = r, d = !0, z = r;
    if (e && typeof e == "object" && !Array.isArray(e) && e.command !== void 0 && e.command !== "plan") {
      let k = {};
      s === null ? s = [k] : s.push(k), r++;
    }
    var D = z === r;
    r = t, s !== null && (t ? s.length = t : s = null);
    let g;
    if (D) {
      let k = r, le = r, C = !0, T = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        let M;
        if (e.error === void 0 && (M = "error")) {
          let Q = {};
          s === null ? s = [Q] : s.push(Q), r++;
        }
      }
      var A = T === r;
      if (r = le, s !== null && (le ? s.length = le : s = null), !A) {
        let M = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          let W;
          if (e.checksum === void 0 && (W = "checksum"))
            return h.errors = [{ instancePath: i, schemaPath: "#/allOf/1/then/else/required", keyword: "required", params: { missingProperty: W } }], !1;
        }
        var A = M === r;
        C = A;
      }
      if (!C) {
        let M = { instancePath: i, schemaPath: "#/allOf/1/then/if", keyword: "if", params: { failingKeyword: "else" } };
        return s === null ? s = [M] : s.push(M), r++, h.errors = s, !1;
      }
      if (r === k && e && typeof e == "object" && !Array.isArray(e)) {
        if (e.since !== void 0) {
          var K = !1;
          return h.errors = [{ instancePath: i + "/since", schemaPath: "#/allOf/1/then/properties/since/false schema", keyword: "false schema", params: {} }], !1;
        } else
          var K = !0;
        if (K)
          if (e.differences !== void 0) {
            var K = !1;
            return h.errors = [{ instancePath: i + "/differences", schemaPath: "#/allOf/1/then/properties/differences/false schema", keyword: "false schema", params: {} }], !1;
          } else
            var K = !0;
      }
      var D = k === r;
      d = D, g = "then";
    } else {
      let k = r, le = r, C = !0, T = r;
      if (e && typeof e == "object" && !Array.isArray(e)) {
        let Q;
        if (e.error === void 0 && (Q = "error")) {
          let W = {};
          s === null ? s = [W] : s.push(W), r++;
        }
      }
      var y = T === r;
      r = le, s !== null && (le ? s.length = le : s = null);
      let X;
      if (y) {
        let Q = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          if (e.since !== void 0) {
            var B = !1;
            return h.errors = [{ instancePath: i + "/since", schemaPath: "#/allOf/1/else/then/properties/since/false schema", keyword: "false schema", params: {} }], !1;
          } else
            var B = !0;
          if (B)
            if (e.differences !== void 0) {
              var B = !1;
              return h.errors = [{ instancePath: i + "/differences", schemaPath: "#/allOf/1/else/then/properties/differences/false schema", keyword: "false schema", params: {} }], !1;
            } else
              var B = !0;
        }
        var y = Q === r;
        C = y, X = "then";
      } else {
        let Q = r;
        if (e && typeof e == "object" && !Array.isArray(e)) {
          let ke;
          if (e.differences === void 0 && (ke = "differences"))
            return h.errors = [{ instancePath: i, schemaPath: "#/allOf/1/else/else/required", keyword: "required", params: { missingProperty: ke } }], !1;
        }
        var y = Q === r;
        C = y, X = "else";
      }
      if (!C) {
        let Q = { instancePath: i, schemaPath: "#/allOf/1/else/if", keyword: "if", params: { failingKeyword: X } };
        return s === null ? s = [Q] : s.push(Q), r++, h.errors = s, !1;
      }
      if (r === k && e && typeof e == "object" && !Array.isArray(e) && e.checksum !== void 0)
        return h.errors = [{ instancePath: i + "/checksum", schemaPath: "#/allOf/1/else/properties/checksum/false schema", keyword: "false schema", params: {} }], !1;
      var D = k === r;
      d = D, g = "else";
    }
    if (!d) {
      let k = { instancePath: i, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: g } };
      return s === null ? s = [k] : s.push(k), r++, h.errors = s, !1;
    }
    var m = P === r;
  }
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let P;
      if (e.format_version === void 0 && (P = "format_version") || e.command === void 0 && (P = "command") || e.status === void 0 && (P = "status") || e.problems === void 0 && (P = "problems") || e.decisions === void 0 && (P = "decisions"))
        return h.errors = [{ instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: P } }], !1;
      if (e.format_version !== void 0) {
        let t = r;
        if (e.format_version !== 1)
          return h.errors = [{ instancePath: i + "/format_version", schemaPath: "#/properties/format_version/const", keyword: "const", params: { allowedValue: 1 } }], !1;
        var o = t === r;
      } else
        var o = !0;
      if (o) {
        if (e.command !== void 0) {
          let t = e.command, d = r;
          if (!(t === "plan" || t === "drift"))
            return h.errors = [{ instancePath: i + "/command", schemaPath: "#/properties/command/enum", keyword: "enum", params: { allowedValues: te.properties.command.enum } }], !1;
          var o = d === r;
        } else
          var o = !0;
        if (o) {
          if (e.status !== void 0) {
            let t = e.status, d = r;
            if (!(t === "ok" || t === "changes" || t === "refused" || t === "failed" || t === "partial"))
              return h.errors = [{ instancePath: i + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: te.properties.status.enum } }], !1;
            var o = d === r;
          } else
            var o = !0;
          if (o) {
            if (e.target !== void 0) {
              let t = e.target, d = r;
              if (r === d)
                if (t && typeof t == "object" && !Array.isArray(t)) {
                  let g;
                  if (t.name === void 0 && (g = "name") || t.url === void 0 && (g = "url"))
                    return h.errors = [{ instancePath: i + "/target", schemaPath: "#/properties/target/required", keyword: "required", params: { missingProperty: g } }], !1;
                  if (t.name !== void 0) {
                    let p = r;
                    if (typeof t.name != "string")
                      return h.errors = [{ instancePath: i + "/target/name", schemaPath: "#/properties/target/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                    var a = p === r;
                  } else
                    var a = !0;
                  if (a) {
                    if (t.url !== void 0) {
                      let p = r;
                      if (typeof t.url != "string")
                        return h.errors = [{ instancePath: i + "/target/url", schemaPath: "#/properties/target/properties/url/type", keyword: "type", params: { type: "string" } }], !1;
                      var a = p === r;
                    } else
                      var a = !0;
                    if (a)
                      if (t.connection !== void 0) {
                        let p = t.connection, k = r;
                        if (r === k)
                          if (typeof p == "string") {
                            if (!Pe.test(p))
                              return h.errors = [{ instancePath: i + "/target/connection", schemaPath: "#/properties/target/properties/connection/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" } }], !1;
                          } else
                            return h.errors = [{ instancePath: i + "/target/connection", schemaPath: "#/properties/target/properties/connection/type", keyword: "type", params: { type: "string" } }], !1;
                        var a = k === r;
                      } else
                        var a = !0;
                  }
                } else
                  return h.errors = [{ instancePath: i + "/target", schemaPath: "#/properties/target/type", keyword: "type", params: { type: "object" } }], !1;
              var o = d === r;
            } else
              var o = !0;
            if (o) {
              if (e.policies !== void 0) {
                let t = e.policies, d = r;
                if (r === d)
                  if (t && typeof t == "object" && !Array.isArray(t)) {
                    let g;
                    if (t.undeclared === void 0 && (g = "undeclared") || t.foreign_changes === void 0 && (g = "foreign_changes") || t.limits === void 0 && (g = "limits"))
                      return h.errors = [{ instancePath: i + "/policies", schemaPath: "#/properties/policies/required", keyword: "required", params: { missingProperty: g } }], !1;
                    if (t.undeclared !== void 0) {
                      let p = t.undeclared, k = r;
                      if (!(p === "keep" || p === "report" || p === "delete"))
                        return h.errors = [{ instancePath: i + "/policies/undeclared", schemaPath: "#/properties/policies/properties/undeclared/enum", keyword: "enum", params: { allowedValues: te.properties.policies.properties.undeclared.enum } }], !1;
                      var E = k === r;
                    } else
                      var E = !0;
                    if (E) {
                      if (t.foreign_changes !== void 0) {
                        let p = t.foreign_changes, k = r;
                        if (!(p === "refuse" || p === "include"))
                          return h.errors = [{ instancePath: i + "/policies/foreign_changes", schemaPath: "#/properties/policies/properties/foreign_changes/enum", keyword: "enum", params: { allowedValues: te.properties.policies.properties.foreign_changes.enum } }], !1;
                        var E = k === r;
                      } else
                        var E = !0;
                      if (E)
                        if (t.limits !== void 0) {
                          let p = t.limits, k = r;
                          if (r === k)
                            if (p && typeof p == "object" && !Array.isArray(p)) {
                              let C;
                              if (p.destroy === void 0 && (C = "destroy") || p.records === void 0 && (C = "records"))
                                return h.errors = [{ instancePath: i + "/policies/limits", schemaPath: "#/properties/policies/properties/limits/required", keyword: "required", params: { missingProperty: C } }], !1;
                              if (p.destroy !== void 0) {
                                let T = r;
                                q(p.destroy, { instancePath: i + "/policies/limits/destroy", parentData: p, parentDataProperty: "destroy", rootData: c }) || (s = s === null ? q.errors : s.concat(q.errors), r = s.length);
                                var ae = T === r;
                              } else
                                var ae = !0;
                              if (ae)
                                if (p.records !== void 0) {
                                  let T = p.records, X = r;
                                  if (!(typeof T == "number" && !(T % 1) && !isNaN(T) && isFinite(T)) && T !== null)
                                    return h.errors = [{ instancePath: i + "/policies/limits/records", schemaPath: "#/properties/policies/properties/limits/properties/records/type", keyword: "type", params: { type: te.properties.policies.properties.limits.properties.records.type } }], !1;
                                  if (r === X && typeof T == "number" && isFinite(T) && (T < 0 || isNaN(T)))
                                    return h.errors = [{ instancePath: i + "/policies/limits/records", schemaPath: "#/properties/policies/properties/limits/properties/records/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                  var ae = X === r;
                                } else
                                  var ae = !0;
                            } else
                              return h.errors = [{ instancePath: i + "/policies/limits", schemaPath: "#/properties/policies/properties/limits/type", keyword: "type", params: { type: "object" } }], !1;
                          var E = k === r;
                        } else
                          var E = !0;
                    }
                  } else
                    return h.errors = [{ instancePath: i + "/policies", schemaPath: "#/properties/policies/type", keyword: "type", params: { type: "object" } }], !1;
                var o = d === r;
              } else
                var o = !0;
              if (o) {
                if (e.release !== void 0) {
                  let t = e.release, d = r;
                  if (!(t === "5.2" || t === "6.5" || t === "7.1"))
                    return h.errors = [{ instancePath: i + "/release", schemaPath: "#/properties/release/enum", keyword: "enum", params: { allowedValues: te.properties.release.enum } }], !1;
                  var o = d === r;
                } else
                  var o = !0;
                if (o) {
                  if (e.release_is !== void 0) {
                    let t = e.release_is, d = r;
                    if (!(t === "configured" || t === "read-off-the-rows" || t === "assumed"))
                      return h.errors = [{ instancePath: i + "/release_is", schemaPath: "#/properties/release_is/enum", keyword: "enum", params: { allowedValues: te.properties.release_is.enum } }], !1;
                    var o = d === r;
                  } else
                    var o = !0;
                  if (o) {
                    if (e.digest !== void 0) {
                      let t = r;
                      oe(e.digest, { instancePath: i + "/digest", parentData: e, parentDataProperty: "digest", rootData: c }) || (s = s === null ? oe.errors : s.concat(oe.errors), r = s.length);
                      var o = t === r;
                    } else
                      var o = !0;
                    if (o) {
                      if (e.restart !== void 0) {
                        let t = e.restart, d = r;
                        if (!(t === "needed" || t === "reload" || t === "none"))
                          return h.errors = [{ instancePath: i + "/restart", schemaPath: "#/properties/restart/enum", keyword: "enum", params: { allowedValues: te.properties.restart.enum } }], !1;
                        var o = d === r;
                      } else
                        var o = !0;
                      if (o) {
                        if (e.summary !== void 0) {
                          let t = e.summary, d = r;
                          if (r === d)
                            if (t && typeof t == "object" && !Array.isArray(t)) {
                              let g;
                              if (t.create === void 0 && (g = "create") || t.update === void 0 && (g = "update") || t.delete === void 0 && (g = "delete") || t.keep === void 0 && (g = "keep") || t.refuse === void 0 && (g = "refuse") || t.destroys === void 0 && (g = "destroys") || t.foreign === void 0 && (g = "foreign"))
                                return h.errors = [{ instancePath: i + "/summary", schemaPath: "#/properties/summary/required", keyword: "required", params: { missingProperty: g } }], !1;
                              if (t.create !== void 0) {
                                let p = r;
                                q(t.create, { instancePath: i + "/summary/create", parentData: t, parentDataProperty: "create", rootData: c }) || (s = s === null ? q.errors : s.concat(q.errors), r = s.length);
                                var V = p === r;
                              } else
                                var V = !0;
                              if (V) {
                                if (t.update !== void 0) {
                                  let p = r;
                                  q(t.update, { instancePath: i + "/summary/update", parentData: t, parentDataProperty: "update", rootData: c }) || (s = s === null ? q.errors : s.concat(q.errors), r = s.length);
                                  var V = p === r;
                                } else
                                  var V = !0;
                                if (V) {
                                  if (t.delete !== void 0) {
                                    let p = r;
                                    q(t.delete, { instancePath: i + "/summary/delete", parentData: t, parentDataProperty: "delete", rootData: c }) || (s = s === null ? q.errors : s.concat(q.errors), r = s.length);
                                    var V = p === r;
                                  } else
                                    var V = !0;
                                  if (V) {
                                    if (t.keep !== void 0) {
                                      let p = r;
                                      q(t.keep, { instancePath: i + "/summary/keep", parentData: t, parentDataProperty: "keep", rootData: c }) || (s = s === null ? q.errors : s.concat(q.errors), r = s.length);
                                      var V = p === r;
                                    } else
                                      var V = !0;
                                    if (V) {
                                      if (t.refuse !== void 0) {
                                        let p = r;
                                        q(t.refuse, { instancePath: i + "/summary/refuse", parentData: t, parentDataProperty: "refuse", rootData: c }) || (s = s === null ? q.errors : s.concat(q.errors), r = s.length);
                                        var V = p === r;
                                      } else
                                        var V = !0;
                                      if (V) {
                                        if (t.destroys !== void 0) {
                                          let p = r;
                                          q(t.destroys, { instancePath: i + "/summary/destroys", parentData: t, parentDataProperty: "destroys", rootData: c }) || (s = s === null ? q.errors : s.concat(q.errors), r = s.length);
                                          var V = p === r;
                                        } else
                                          var V = !0;
                                        if (V)
                                          if (t.foreign !== void 0) {
                                            let p = r;
                                            q(t.foreign, { instancePath: i + "/summary/foreign", parentData: t, parentDataProperty: "foreign", rootData: c }) || (s = s === null ? q.errors : s.concat(q.errors), r = s.length);
                                            var V = p === r;
                                          } else
                                            var V = !0;
                                      }
                                    }
                                  }
                                }
                              }
                            } else
                              return h.errors = [{ instancePath: i + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: "object" } }], !1;
                          var o = d === r;
                        } else
                          var o = !0;
                        if (o) {
                          if (e.destroys !== void 0) {
                            let t = r;
                            re(e.destroys, { instancePath: i + "/destroys", parentData: e, parentDataProperty: "destroys", rootData: c }) || (s = s === null ? re.errors : s.concat(re.errors), r = s.length);
                            var o = t === r;
                          } else
                            var o = !0;
                          if (o) {
                            if (e.counts !== void 0) {
                              let t = e.counts, d = r;
                              if (r === d)
                                if (Array.isArray(t)) {
                                  if (t.length < 1)
                                    return h.errors = [{ instancePath: i + "/counts", schemaPath: "#/properties/counts/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                  {
                                    var x = !0;
                                    let g = t.length;
                                    for (let p = 0; p < g; p++) {
                                      let k = r;
                                      R(t[p], { instancePath: i + "/counts/" + p, parentData: t, parentDataProperty: p, rootData: c }) || (s = s === null ? R.errors : s.concat(R.errors), r = s.length);
                                      var x = k === r;
                                      if (!x)
                                        break;
                                    }
                                  }
                                } else
                                  return h.errors = [{ instancePath: i + "/counts", schemaPath: "#/properties/counts/type", keyword: "type", params: { type: "array" } }], !1;
                              var o = d === r;
                            } else
                              var o = !0;
                            if (o) {
                              if (e.obstacles !== void 0) {
                                let t = e.obstacles, d = r;
                                if (r === d)
                                  if (Array.isArray(t)) {
                                    var f = !0;
                                    let g = t.length;
                                    for (let p = 0; p < g; p++) {
                                      let k = r;
                                      N(t[p], { instancePath: i + "/obstacles/" + p, parentData: t, parentDataProperty: p, rootData: c }) || (s = s === null ? N.errors : s.concat(N.errors), r = s.length);
                                      var f = k === r;
                                      if (!f)
                                        break;
                                    }
                                  } else
                                    return h.errors = [{ instancePath: i + "/obstacles", schemaPath: "#/properties/obstacles/type", keyword: "type", params: { type: "array" } }], !1;
                                var o = d === r;
                              } else
                                var o = !0;
                              if (o) {
                                if (e.decisions !== void 0) {
                                  let t = e.decisions, d = r;
                                  if (r === d)
                                    if (Array.isArray(t)) {
                                      var O = !0;
                                      let g = t.length;
                                      for (let p = 0; p < g; p++) {
                                        let k = r;
                                        u(t[p], { instancePath: i + "/decisions/" + p, parentData: t, parentDataProperty: p, rootData: c }) || (s = s === null ? u.errors : s.concat(u.errors), r = s.length);
                                        var O = k === r;
                                        if (!O)
                                          break;
                                      }
                                    } else
                                      return h.errors = [{ instancePath: i + "/decisions", schemaPath: "#/properties/decisions/type", keyword: "type", params: { type: "array" } }], !1;
                                  var o = d === r;
                                } else
                                  var o = !0;
                                if (o) {
                                  if (e.foreign !== void 0) {
                                    let t = e.foreign, d = r;
                                    if (r === d)
                                      if (Array.isArray(t)) {
                                        var H = !0;
                                        let g = t.length;
                                        for (let p = 0; p < g; p++) {
                                          let k = r;
                                          ee(t[p], { instancePath: i + "/foreign/" + p, parentData: t, parentDataProperty: p, rootData: c }) || (s = s === null ? ee.errors : s.concat(ee.errors), r = s.length);
                                          var H = k === r;
                                          if (!H)
                                            break;
                                        }
                                      } else
                                        return h.errors = [{ instancePath: i + "/foreign", schemaPath: "#/properties/foreign/type", keyword: "type", params: { type: "array" } }], !1;
                                    var o = d === r;
                                  } else
                                    var o = !0;
                                  if (o) {
                                    if (e.problems !== void 0) {
                                      let t = e.problems, d = r;
                                      if (r === d)
                                        if (Array.isArray(t)) {
                                          var S = !0;
                                          let g = t.length;
                                          for (let p = 0; p < g; p++) {
                                            let k = r;
                                            J(t[p], { instancePath: i + "/problems/" + p, parentData: t, parentDataProperty: p, rootData: c }) || (s = s === null ? J.errors : s.concat(J.errors), r = s.length);
                                            var S = k === r;
                                            if (!S)
                                              break;
                                          }
                                        } else
                                          return h.errors = [{ instancePath: i + "/problems", schemaPath: "#/properties/problems/type", keyword: "type", params: { type: "array" } }], !1;
                                      var o = d === r;
                                    } else
                                      var o = !0;
                                    if (o) {
                                      if (e.checksum !== void 0) {
                                        let t = e.checksum, d = r;
                                        if (r === d)
                                          if (typeof t == "string") {
                                            if (!Pe.test(t))
                                              return h.errors = [{ instancePath: i + "/checksum", schemaPath: "#/properties/checksum/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" } }], !1;
                                          } else
                                            return h.errors = [{ instancePath: i + "/checksum", schemaPath: "#/properties/checksum/type", keyword: "type", params: { type: "string" } }], !1;
                                        var o = d === r;
                                      } else
                                        var o = !0;
                                      if (o) {
                                        if (e.since !== void 0) {
                                          let t = e.since, d = r;
                                          if (r === d)
                                            if (t && typeof t == "object" && !Array.isArray(t)) {
                                              let g;
                                              if (t.ref === void 0 && (g = "ref") || t.commit === void 0 && (g = "commit"))
                                                return h.errors = [{ instancePath: i + "/since", schemaPath: "#/properties/since/required", keyword: "required", params: { missingProperty: g } }], !1;
                                              if (t.ref !== void 0) {
                                                let p = r;
                                                if (typeof t.ref != "string")
                                                  return h.errors = [{ instancePath: i + "/since/ref", schemaPath: "#/properties/since/properties/ref/type", keyword: "type", params: { type: "string" } }], !1;
                                                var $ = p === r;
                                              } else
                                                var $ = !0;
                                              if ($)
                                                if (t.commit !== void 0) {
                                                  let p = t.commit, k = r;
                                                  if (r === k)
                                                    if (typeof p == "string") {
                                                      if (!Ne.test(p))
                                                        return h.errors = [{ instancePath: i + "/since/commit", schemaPath: "#/properties/since/properties/commit/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40,64}$" } }], !1;
                                                    } else
                                                      return h.errors = [{ instancePath: i + "/since/commit", schemaPath: "#/properties/since/properties/commit/type", keyword: "type", params: { type: "string" } }], !1;
                                                  var $ = k === r;
                                                } else
                                                  var $ = !0;
                                            } else
                                              return h.errors = [{ instancePath: i + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "object" } }], !1;
                                          var o = d === r;
                                        } else
                                          var o = !0;
                                        if (o) {
                                          if (e.differences !== void 0) {
                                            let t = r;
                                            re(e.differences, { instancePath: i + "/differences", parentData: e, parentDataProperty: "differences", rootData: c }) || (s = s === null ? re.errors : s.concat(re.errors), r = s.length);
                                            var o = t === r;
                                          } else
                                            var o = !0;
                                          if (o)
                                            if (e.error !== void 0) {
                                              let t = e.error, d = r;
                                              if (r === d)
                                                if (t && typeof t == "object" && !Array.isArray(t)) {
                                                  let g;
                                                  if (t.code === void 0 && (g = "code") || t.message === void 0 && (g = "message") || t.hint === void 0 && (g = "hint"))
                                                    return h.errors = [{ instancePath: i + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: g } }], !1;
                                                  if (t.code !== void 0) {
                                                    let p = r;
                                                    ye(t.code, { instancePath: i + "/error/code", parentData: t, parentDataProperty: "code", rootData: c }) || (s = s === null ? ye.errors : s.concat(ye.errors), r = s.length);
                                                    var U = p === r;
                                                  } else
                                                    var U = !0;
                                                  if (U) {
                                                    if (t.message !== void 0) {
                                                      let p = r;
                                                      if (typeof t.message != "string")
                                                        return h.errors = [{ instancePath: i + "/error/message", schemaPath: "#/properties/error/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var U = p === r;
                                                    } else
                                                      var U = !0;
                                                    if (U)
                                                      if (t.hint !== void 0) {
                                                        let p = r;
                                                        ie(t.hint, { instancePath: i + "/error/hint", parentData: t, parentDataProperty: "hint", rootData: c }) || (s = s === null ? ie.errors : s.concat(ie.errors), r = s.length);
                                                        var U = p === r;
                                                      } else
                                                        var U = !0;
                                                  }
                                                } else
                                                  return h.errors = [{ instancePath: i + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "object" } }], !1;
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
      }
    } else
      return h.errors = [{ instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return h.errors = s, r === 0;
}
export {
  Le as plan
};
