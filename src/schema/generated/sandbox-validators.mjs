// Generated from schemas/ by scripts/compile-schemas.ts.
var _e = (e, s) => () => {
  try {
    return s || e((s = { exports: {} }).exports, s), s.exports;
  } catch (R) {
    throw s = 0, R;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var ke = _e((ye) => {
  "use strict";
  Object.defineProperty(ye, "__esModule", { value: !0 });
  function ge(e) {
    let s = e.length, R = 0, F = 0, k;
    for (; F < s; )
      R++, k = e.charCodeAt(F++), k >= 55296 && k <= 56319 && F < s && (k = e.charCodeAt(F), (k & 64512) === 56320 && F++);
    return R;
  }
  ye.default = ge;
  ge.code = 'require("ajv/dist/runtime/ucs2length").default';
});

// <stdin>
var qe = te, ie = { type: "object", required: ["users"], properties: { users: { type: "array", items: { $ref: "#/definitions/user" } } } }, I = { type: "object", additionalProperties: !1, required: ["login"], properties: { login: { type: "string" }, email: { type: "string" }, firstname: { type: "string" }, lastname: { type: "string" }, password: { type: "string" }, active: { type: "boolean" }, roles: { type: "array", items: { enum: ["Admin", "Agent", "Customer"] } }, permissions: { $ref: "#/definitions/texts" }, groups: { type: "object", additionalProperties: { $ref: "#/definitions/texts" } }, tokens: { type: "array", items: { type: "object", additionalProperties: !1, required: ["token"], properties: { token: { type: "string" }, permissions: { $ref: "#/definitions/texts" }, expired: { type: "boolean" }, oauth: { type: "boolean" } } } } } }, we = Object.prototype.hasOwnProperty, fe = { type: "array", items: { type: "string" } };
function E(e, { instancePath: s = "", parentData: R, parentDataProperty: F, rootData: k = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = E.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), r === 0)
    if (Array.isArray(e)) {
      var t = !0;
      let u = e.length;
      for (let n = 0; n < u; n++) {
        let i = e[n], o = r;
        if (typeof i != "string")
          return E.errors = [{ instancePath: s + "/" + n, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, schema: fe.items.type, parentSchema: fe.items, data: i }], !1;
        var t = o === r;
        if (!t)
          break;
      }
    } else
      return E.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "array" }, schema: fe.type, parentSchema: fe, data: e }], !1;
  return E.errors = a, r === 0;
}
E.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
function $(e, { instancePath: s = "", parentData: R, parentDataProperty: F, rootData: k = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = $.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let y;
      if (e.login === void 0 && (y = "login"))
        return $.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: y }, schema: I.required, parentSchema: I, data: e }], !1;
      {
        let x = r;
        for (let v in e)
          if (!we.call(I.properties, v)) {
            return $.errors = [{ instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: v }, schema: !1, parentSchema: I, data: e }], !1;
            break;
          }
        if (x === r) {
          if (e.login !== void 0) {
            let v = e.login, w = r;
            if (typeof v != "string")
              return $.errors = [{ instancePath: s + "/login", schemaPath: "#/properties/login/type", keyword: "type", params: { type: "string" }, schema: I.properties.login.type, parentSchema: I.properties.login, data: v }], !1;
            var t = w === r;
          } else
            var t = !0;
          if (t) {
            if (e.email !== void 0) {
              let v = e.email, w = r;
              if (typeof v != "string")
                return $.errors = [{ instancePath: s + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, schema: I.properties.email.type, parentSchema: I.properties.email, data: v }], !1;
              var t = w === r;
            } else
              var t = !0;
            if (t) {
              if (e.firstname !== void 0) {
                let v = e.firstname, w = r;
                if (typeof v != "string")
                  return $.errors = [{ instancePath: s + "/firstname", schemaPath: "#/properties/firstname/type", keyword: "type", params: { type: "string" }, schema: I.properties.firstname.type, parentSchema: I.properties.firstname, data: v }], !1;
                var t = w === r;
              } else
                var t = !0;
              if (t) {
                if (e.lastname !== void 0) {
                  let v = e.lastname, w = r;
                  if (typeof v != "string")
                    return $.errors = [{ instancePath: s + "/lastname", schemaPath: "#/properties/lastname/type", keyword: "type", params: { type: "string" }, schema: I.properties.lastname.type, parentSchema: I.properties.lastname, data: v }], !1;
                  var t = w === r;
                } else
                  var t = !0;
                if (t) {
                  if (e.password !== void 0) {
                    let v = e.password, w = r;
                    if (typeof v != "string")
                      return $.errors = [{ instancePath: s + "/password", schemaPath: "#/properties/password/type", keyword: "type", params: { type: "string" }, schema: I.properties.password.type, parentSchema: I.properties.password, data: v }], !1;
                    var t = w === r;
                  } else
                    var t = !0;
                  if (t) {
                    if (e.active !== void 0) {
                      let v = e.active, w = r;
                      if (typeof v != "boolean")
                        return $.errors = [{ instancePath: s + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: "boolean" }, schema: I.properties.active.type, parentSchema: I.properties.active, data: v }], !1;
                      var t = w === r;
                    } else
                      var t = !0;
                    if (t) {
                      if (e.roles !== void 0) {
                        let v = e.roles, w = r;
                        if (r === w)
                          if (Array.isArray(v)) {
                            var u = !0;
                            let B = v.length;
                            for (let A = 0; A < B; A++) {
                              let l = v[A], j = r;
                              if (!(l === "Admin" || l === "Agent" || l === "Customer"))
                                return $.errors = [{ instancePath: s + "/roles/" + A, schemaPath: "#/properties/roles/items/enum", keyword: "enum", params: { allowedValues: I.properties.roles.items.enum }, schema: I.properties.roles.items.enum, parentSchema: I.properties.roles.items, data: l }], !1;
                              var u = j === r;
                              if (!u)
                                break;
                            }
                          } else
                            return $.errors = [{ instancePath: s + "/roles", schemaPath: "#/properties/roles/type", keyword: "type", params: { type: "array" }, schema: I.properties.roles.type, parentSchema: I.properties.roles, data: v }], !1;
                        var t = w === r;
                      } else
                        var t = !0;
                      if (t) {
                        if (e.permissions !== void 0) {
                          let v = r;
                          E(e.permissions, { instancePath: s + "/permissions", parentData: e, parentDataProperty: "permissions", rootData: k, dynamicAnchors: S }) || (a = a === null ? E.errors : a.concat(E.errors), r = a.length);
                          var t = v === r;
                        } else
                          var t = !0;
                        if (t) {
                          if (e.groups !== void 0) {
                            let v = e.groups, w = r;
                            if (r === w)
                              if (v && typeof v == "object" && !Array.isArray(v))
                                for (let B in v) {
                                  let A = r;
                                  E(v[B], { instancePath: s + "/groups/" + B.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: v, parentDataProperty: B, rootData: k, dynamicAnchors: S }) || (a = a === null ? E.errors : a.concat(E.errors), r = a.length);
                                  var n = A === r;
                                  if (!n)
                                    break;
                                }
                              else
                                return $.errors = [{ instancePath: s + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "object" }, schema: I.properties.groups.type, parentSchema: I.properties.groups, data: v }], !1;
                            var t = w === r;
                          } else
                            var t = !0;
                          if (t)
                            if (e.tokens !== void 0) {
                              let v = e.tokens, w = r;
                              if (r === w)
                                if (Array.isArray(v)) {
                                  var i = !0;
                                  let B = v.length;
                                  for (let A = 0; A < B; A++) {
                                    let l = v[A], j = r;
                                    if (r === j)
                                      if (l && typeof l == "object" && !Array.isArray(l)) {
                                        let K;
                                        if (l.token === void 0 && (K = "token"))
                                          return $.errors = [{ instancePath: s + "/tokens/" + A, schemaPath: "#/properties/tokens/items/required", keyword: "required", params: { missingProperty: K }, schema: I.properties.tokens.items.required, parentSchema: I.properties.tokens.items, data: l }], !1;
                                        {
                                          let f = r;
                                          for (let c in l)
                                            if (!(c === "token" || c === "permissions" || c === "expired" || c === "oauth")) {
                                              return $.errors = [{ instancePath: s + "/tokens/" + A, schemaPath: "#/properties/tokens/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: c }, schema: !1, parentSchema: I.properties.tokens.items, data: l }], !1;
                                              break;
                                            }
                                          if (f === r) {
                                            if (l.token !== void 0) {
                                              let c = l.token, re = r;
                                              if (typeof c != "string")
                                                return $.errors = [{ instancePath: s + "/tokens/" + A + "/token", schemaPath: "#/properties/tokens/items/properties/token/type", keyword: "type", params: { type: "string" }, schema: I.properties.tokens.items.properties.token.type, parentSchema: I.properties.tokens.items.properties.token, data: c }], !1;
                                              var o = re === r;
                                            } else
                                              var o = !0;
                                            if (o) {
                                              if (l.permissions !== void 0) {
                                                let c = r;
                                                E(l.permissions, { instancePath: s + "/tokens/" + A + "/permissions", parentData: l, parentDataProperty: "permissions", rootData: k, dynamicAnchors: S }) || (a = a === null ? E.errors : a.concat(E.errors), r = a.length);
                                                var o = c === r;
                                              } else
                                                var o = !0;
                                              if (o) {
                                                if (l.expired !== void 0) {
                                                  let c = l.expired, re = r;
                                                  if (typeof c != "boolean")
                                                    return $.errors = [{ instancePath: s + "/tokens/" + A + "/expired", schemaPath: "#/properties/tokens/items/properties/expired/type", keyword: "type", params: { type: "boolean" }, schema: I.properties.tokens.items.properties.expired.type, parentSchema: I.properties.tokens.items.properties.expired, data: c }], !1;
                                                  var o = re === r;
                                                } else
                                                  var o = !0;
                                                if (o)
                                                  if (l.oauth !== void 0) {
                                                    let c = l.oauth, re = r;
                                                    if (typeof c != "boolean")
                                                      return $.errors = [{ instancePath: s + "/tokens/" + A + "/oauth", schemaPath: "#/properties/tokens/items/properties/oauth/type", keyword: "type", params: { type: "boolean" }, schema: I.properties.tokens.items.properties.oauth.type, parentSchema: I.properties.tokens.items.properties.oauth, data: c }], !1;
                                                    var o = re === r;
                                                  } else
                                                    var o = !0;
                                              }
                                            }
                                          }
                                        }
                                      } else
                                        return $.errors = [{ instancePath: s + "/tokens/" + A, schemaPath: "#/properties/tokens/items/type", keyword: "type", params: { type: "object" }, schema: I.properties.tokens.items.type, parentSchema: I.properties.tokens.items, data: l }], !1;
                                    var i = j === r;
                                    if (!i)
                                      break;
                                  }
                                } else
                                  return $.errors = [{ instancePath: s + "/tokens", schemaPath: "#/properties/tokens/type", keyword: "type", params: { type: "array" }, schema: I.properties.tokens.type, parentSchema: I.properties.tokens, data: v }], !1;
                              var t = w === r;
                            } else
                              var t = !0;
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
      return $.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: I.type, parentSchema: I, data: e }], !1;
  return $.errors = a, r === 0;
}
$.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function te(e, { instancePath: s = "", parentData: R, parentDataProperty: F, rootData: k = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = te.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let u;
      if (e.users === void 0 && (u = "users"))
        return te.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: u }, schema: ie.required, parentSchema: ie, data: e }], !1;
      if (e.users !== void 0) {
        let n = e.users;
        if (r === r)
          if (Array.isArray(n)) {
            var t = !0;
            let o = n.length;
            for (let y = 0; y < o; y++) {
              let x = r;
              $(n[y], { instancePath: s + "/users/" + y, parentData: n, parentDataProperty: y, rootData: k, dynamicAnchors: S }) || (a = a === null ? $.errors : a.concat($.errors), r = a.length);
              var t = x === r;
              if (!t)
                break;
            }
          } else
            return te.errors = [{ instancePath: s + "/users", schemaPath: "#/properties/users/type", keyword: "type", params: { type: "array" }, schema: ie.properties.users.type, parentSchema: ie.properties.users, data: n }], !1;
      }
    } else
      return te.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: ie.type, parentSchema: ie, data: e }], !1;
  return te.errors = a, r === 0;
}
te.evaluated = { props: { users: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Ie = se, ne = { type: "object", required: ["references"], properties: { references: { type: "array", items: { $ref: "#/definitions/reference" } } } }, G = { type: "object", additionalProperties: !1, required: ["object", "name", "kind", "title"], properties: { object: { type: "string" }, name: { type: "string" }, kind: { enum: ["Trigger", "Overview", "Job", "Sla", "Report::Profile", "AI Agent"] }, title: { type: "string" }, place: { enum: ["condition", "nested condition", "column"] } } };
function L(e, { instancePath: s = "", parentData: R, parentDataProperty: F, rootData: k = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = L.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let u;
      if (e.object === void 0 && (u = "object") || e.name === void 0 && (u = "name") || e.kind === void 0 && (u = "kind") || e.title === void 0 && (u = "title"))
        return L.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: u }, schema: G.required, parentSchema: G, data: e }], !1;
      {
        let n = r;
        for (let i in e)
          if (!(i === "object" || i === "name" || i === "kind" || i === "title" || i === "place")) {
            return L.errors = [{ instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: i }, schema: !1, parentSchema: G, data: e }], !1;
            break;
          }
        if (n === r) {
          if (e.object !== void 0) {
            let i = e.object, o = r;
            if (typeof i != "string")
              return L.errors = [{ instancePath: s + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, schema: G.properties.object.type, parentSchema: G.properties.object, data: i }], !1;
            var t = o === r;
          } else
            var t = !0;
          if (t) {
            if (e.name !== void 0) {
              let i = e.name, o = r;
              if (typeof i != "string")
                return L.errors = [{ instancePath: s + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, schema: G.properties.name.type, parentSchema: G.properties.name, data: i }], !1;
              var t = o === r;
            } else
              var t = !0;
            if (t) {
              if (e.kind !== void 0) {
                let i = e.kind, o = r;
                if (!(i === "Trigger" || i === "Overview" || i === "Job" || i === "Sla" || i === "Report::Profile" || i === "AI Agent"))
                  return L.errors = [{ instancePath: s + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: G.properties.kind.enum }, schema: G.properties.kind.enum, parentSchema: G.properties.kind, data: i }], !1;
                var t = o === r;
              } else
                var t = !0;
              if (t) {
                if (e.title !== void 0) {
                  let i = e.title, o = r;
                  if (typeof i != "string")
                    return L.errors = [{ instancePath: s + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, schema: G.properties.title.type, parentSchema: G.properties.title, data: i }], !1;
                  var t = o === r;
                } else
                  var t = !0;
                if (t)
                  if (e.place !== void 0) {
                    let i = e.place, o = r;
                    if (!(i === "condition" || i === "nested condition" || i === "column"))
                      return L.errors = [{ instancePath: s + "/place", schemaPath: "#/properties/place/enum", keyword: "enum", params: { allowedValues: G.properties.place.enum }, schema: G.properties.place.enum, parentSchema: G.properties.place, data: i }], !1;
                    var t = o === r;
                  } else
                    var t = !0;
              }
            }
          }
        }
      }
    } else
      return L.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: G.type, parentSchema: G, data: e }], !1;
  return L.errors = a, r === 0;
}
L.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function se(e, { instancePath: s = "", parentData: R, parentDataProperty: F, rootData: k = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = se.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let u;
      if (e.references === void 0 && (u = "references"))
        return se.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: u }, schema: ne.required, parentSchema: ne, data: e }], !1;
      if (e.references !== void 0) {
        let n = e.references;
        if (r === r)
          if (Array.isArray(n)) {
            var t = !0;
            let o = n.length;
            for (let y = 0; y < o; y++) {
              let x = r;
              L(n[y], { instancePath: s + "/references/" + y, parentData: n, parentDataProperty: y, rootData: k, dynamicAnchors: S }) || (a = a === null ? L.errors : a.concat(L.errors), r = a.length);
              var t = x === r;
              if (!t)
                break;
            }
          } else
            return se.errors = [{ instancePath: s + "/references", schemaPath: "#/properties/references/type", keyword: "type", params: { type: "array" }, schema: ne.properties.references.type, parentSchema: ne.properties.references, data: n }], !1;
      }
    } else
      return se.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: ne.type, parentSchema: ne, data: e }], !1;
  return se.errors = a, r === 0;
}
se.evaluated = { props: { references: !0 }, dynamicProps: !1, dynamicItems: !1 };
var De = ae, oe = { type: "object", required: ["rules"], properties: { rules: { type: "array", items: { $ref: "#/definitions/rule" } } } }, X = { type: "object", $ref: "#/definitions/fault", unevaluatedProperties: !1, properties: { request: { $ref: "#/definitions/count" }, nth: { $ref: "#/definitions/count" }, times: { description: 'a whole number of at least 1, or "always"', type: ["integer", "string"], minimum: 1, pattern: "^always$" }, method: { $ref: "#/definitions/words" }, path: { description: "a path that begins with / or *", type: "string", pattern: "^[/*]" } }, dependentSchemas: { request: { properties: { nth: { not: {}, description: 'cannot be combined with "request": request counts all requests, nth only those that match' } } } } }, _ = { type: "object", required: ["do"], discriminator: { propertyName: "do" }, oneOf: [{ properties: { do: { enum: ["refuse", "reset-before", "reset-after", "cut"] } } }, { required: ["status"], properties: { do: { const: "status" }, status: { enum: [429, 500, 502, 503] }, when: { $ref: "#/definitions/when" }, retry_after: { $ref: "#/definitions/seconds" } }, if: { properties: { status: { enum: [500, 502] } } }, then: { properties: { retry_after: { not: {}, description: "is allowed only with status 429 or 503" } } } }, { properties: { do: { const: "html" }, when: { $ref: "#/definitions/when" } } }, { properties: { do: { const: "wrong-json" }, body: { $ref: "#/definitions/words" } } }, { required: ["seconds"], properties: { do: { const: "delay" }, seconds: { $ref: "#/definitions/seconds" }, when: { $ref: "#/definitions/when" } } }, { properties: { do: { const: "late" }, requests: { $ref: "#/definitions/count" } } }, { required: ["seconds"], properties: { do: { const: "drip" }, seconds: { $ref: "#/definitions/seconds" } } }, { required: ["seconds"], properties: { do: { const: "outage" }, seconds: { $ref: "#/definitions/seconds" }, when: { enum: ["before", "after", "answered"] } } }] }, he = { enum: ["before", "after"] };
function Y(e, { instancePath: s = "", parentData: R, parentDataProperty: F, rootData: k = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = Y.evaluated;
  return p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), e === "before" || e === "after" ? (Y.errors = a, r === 0) : (Y.errors = [{ instancePath: s, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: he.enum }, schema: he.enum, parentSchema: he, data: e }], !1);
}
Y.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var me = { description: "a number of seconds, at most 3600", type: "number", minimum: 0, maximum: 3600 };
function C(e, { instancePath: s = "", parentData: R, parentDataProperty: F, rootData: k = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = C.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), r === 0)
    if (typeof e == "number" && isFinite(e)) {
      if (e > 3600 || isNaN(e))
        return C.errors = [{ instancePath: s, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, schema: 3600, parentSchema: me, data: e }], !1;
      if (e < 0 || isNaN(e))
        return C.errors = [{ instancePath: s, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: me, data: e }], !1;
    } else
      return C.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "number" }, schema: me.type, parentSchema: me, data: e }], !1;
  return C.errors = a, r === 0;
}
C.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var ve = { description: "a non-empty text", type: "string", minLength: 1 }, Pe = ke().default;
function Z(e, { instancePath: s = "", parentData: R, parentDataProperty: F, rootData: k = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = Z.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), r === 0)
    if (typeof e == "string") {
      if (Pe(e) < 1)
        return Z.errors = [{ instancePath: s, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: ve, data: e }], !1;
    } else
      return Z.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: ve.type, parentSchema: ve, data: e }], !1;
  return Z.errors = a, r === 0;
}
Z.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var ue = { description: "a whole number of at least 1", type: "integer", minimum: 1, maximum: 9007199254740991 };
function H(e, { instancePath: s = "", parentData: R, parentDataProperty: F, rootData: k = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = H.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), !(typeof e == "number" && !(e % 1) && !isNaN(e) && isFinite(e)))
    return H.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, schema: ue.type, parentSchema: ue, data: e }], !1;
  if (r === 0 && typeof e == "number" && isFinite(e)) {
    if (e > 9007199254740991 || isNaN(e))
      return H.errors = [{ instancePath: s, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, schema: 9007199254740991, parentSchema: ue, data: e }], !1;
    if (e < 1 || isNaN(e))
      return H.errors = [{ instancePath: s, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: ue, data: e }], !1;
  }
  return H.errors = a, r === 0;
}
H.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function O(e, { instancePath: s = "", parentData: R, parentDataProperty: F, rootData: k = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = O.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let B;
      if (e.do === void 0 && (B = "do"))
        return O.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: B }, schema: _.required, parentSchema: _, data: e }], !1;
      {
        let A = e.do;
        if (typeof A == "string")
          if (A === "refuse") {
            if (e && typeof e == "object" && !Array.isArray(e) && e.do !== void 0) {
              let l = e.do;
              if (!(l === "refuse" || l === "reset-before" || l === "reset-after" || l === "cut"))
                return O.errors = [{ instancePath: s + "/do", schemaPath: "#/oneOf/0/properties/do/enum", keyword: "enum", params: { allowedValues: _.oneOf[0].properties.do.enum }, schema: _.oneOf[0].properties.do.enum, parentSchema: _.oneOf[0].properties.do, data: l }], !1;
            }
            var t = {};
            t.do = !0;
          } else if (A === "reset-before") {
            if (e && typeof e == "object" && !Array.isArray(e) && e.do !== void 0) {
              let l = e.do;
              if (!(l === "refuse" || l === "reset-before" || l === "reset-after" || l === "cut"))
                return O.errors = [{ instancePath: s + "/do", schemaPath: "#/oneOf/0/properties/do/enum", keyword: "enum", params: { allowedValues: _.oneOf[0].properties.do.enum }, schema: _.oneOf[0].properties.do.enum, parentSchema: _.oneOf[0].properties.do, data: l }], !1;
            }
            t !== !0 && (t = t || {}, t.do = !0);
          } else if (A === "reset-after") {
            if (e && typeof e == "object" && !Array.isArray(e) && e.do !== void 0) {
              let l = e.do;
              if (!(l === "refuse" || l === "reset-before" || l === "reset-after" || l === "cut"))
                return O.errors = [{ instancePath: s + "/do", schemaPath: "#/oneOf/0/properties/do/enum", keyword: "enum", params: { allowedValues: _.oneOf[0].properties.do.enum }, schema: _.oneOf[0].properties.do.enum, parentSchema: _.oneOf[0].properties.do, data: l }], !1;
            }
            t !== !0 && (t = t || {}, t.do = !0);
          } else if (A === "cut") {
            if (e && typeof e == "object" && !Array.isArray(e) && e.do !== void 0) {
              let l = e.do;
              if (!(l === "refuse" || l === "reset-before" || l === "reset-after" || l === "cut"))
                return O.errors = [{ instancePath: s + "/do", schemaPath: "#/oneOf/0/properties/do/enum", keyword: "enum", params: { allowedValues: _.oneOf[0].properties.do.enum }, schema: _.oneOf[0].properties.do.enum, parentSchema: _.oneOf[0].properties.do, data: l }], !1;
            }
            t !== !0 && (t = t || {}, t.do = !0);
          } else if (A === "status") {
            let l = r, j = r, U = !0, K = r;
            if (e && typeof e == "object" && !Array.isArray(e) && e.status !== void 0) {
              let f = e.status;
              if (!(f === 500 || f === 502)) {
                let c = {};
                a === null ? a = [c] : a.push(c), r++;
              }
            }
            var u = K === r;
            if (r = j, a !== null && (j ? a.length = j : a = null), u) {
              let f = r;
              if (e && typeof e == "object" && !Array.isArray(e) && e.retry_after !== void 0)
                return O.errors = [{ instancePath: s + "/retry_after", schemaPath: "#/oneOf/1/then/properties/retry_after/not", keyword: "not", params: {}, schema: _.oneOf[1].then.properties.retry_after.not, parentSchema: _.oneOf[1].then.properties.retry_after, data: e.retry_after }], !1;
              var u = f === r;
              if (U = u, U) {
                var n = {};
                n.retry_after = !0, n.status = !0;
              }
            }
            if (!U) {
              let f = { instancePath: s, schemaPath: "#/oneOf/1/if", keyword: "if", params: { failingKeyword: "then" }, schema: _.oneOf[1].if, parentSchema: _.oneOf[1], data: e };
              return a === null ? a = [f] : a.push(f), r++, O.errors = a, !1;
            }
            if (r === l && e && typeof e == "object" && !Array.isArray(e)) {
              let f;
              if (e.status === void 0 && (f = "status"))
                return O.errors = [{ instancePath: s, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: f }, schema: _.oneOf[1].required, parentSchema: _.oneOf[1], data: e }], !1;
              if (n !== !0 && (n = n || {}, n.do = !0, n.status = !0, n.when = !0, n.retry_after = !0), e.do !== void 0) {
                let c = e.do, re = r;
                if (c !== "status")
                  return O.errors = [{ instancePath: s + "/do", schemaPath: "#/oneOf/1/properties/do/const", keyword: "const", params: { allowedValue: "status" }, schema: "status", parentSchema: _.oneOf[1].properties.do, data: c }], !1;
                var i = re === r;
              } else
                var i = !0;
              if (i) {
                if (e.status !== void 0) {
                  let c = e.status, re = r;
                  if (!(c === 429 || c === 500 || c === 502 || c === 503))
                    return O.errors = [{ instancePath: s + "/status", schemaPath: "#/oneOf/1/properties/status/enum", keyword: "enum", params: { allowedValues: _.oneOf[1].properties.status.enum }, schema: _.oneOf[1].properties.status.enum, parentSchema: _.oneOf[1].properties.status, data: c }], !1;
                  var i = re === r;
                } else
                  var i = !0;
                if (i) {
                  if (e.when !== void 0) {
                    let c = r;
                    Y(e.when, { instancePath: s + "/when", parentData: e, parentDataProperty: "when", rootData: k, dynamicAnchors: S }) || (a = a === null ? Y.errors : a.concat(Y.errors), r = a.length);
                    var i = c === r;
                  } else
                    var i = !0;
                  if (i)
                    if (e.retry_after !== void 0) {
                      let c = r;
                      C(e.retry_after, { instancePath: s + "/retry_after", parentData: e, parentDataProperty: "retry_after", rootData: k, dynamicAnchors: S }) || (a = a === null ? C.errors : a.concat(C.errors), r = a.length);
                      var i = c === r;
                    } else
                      var i = !0;
                }
              }
            }
            t !== !0 && n !== void 0 && (n === !0 ? t = !0 : (t = t || {}, Object.assign(t, n)));
          } else if (A === "html") {
            if (e && typeof e == "object" && !Array.isArray(e)) {
              if (e.do !== void 0) {
                let l = e.do, j = r;
                if (l !== "html")
                  return O.errors = [{ instancePath: s + "/do", schemaPath: "#/oneOf/2/properties/do/const", keyword: "const", params: { allowedValue: "html" }, schema: "html", parentSchema: _.oneOf[2].properties.do, data: l }], !1;
                var o = j === r;
              } else
                var o = !0;
              if (o)
                if (e.when !== void 0) {
                  let l = r;
                  Y(e.when, { instancePath: s + "/when", parentData: e, parentDataProperty: "when", rootData: k, dynamicAnchors: S }) || (a = a === null ? Y.errors : a.concat(Y.errors), r = a.length);
                  var o = l === r;
                } else
                  var o = !0;
            }
            t !== !0 && (t = t || {}, t.do = !0, t.when = !0);
          } else if (A === "wrong-json") {
            if (e && typeof e == "object" && !Array.isArray(e)) {
              if (e.do !== void 0) {
                let l = e.do, j = r;
                if (l !== "wrong-json")
                  return O.errors = [{ instancePath: s + "/do", schemaPath: "#/oneOf/3/properties/do/const", keyword: "const", params: { allowedValue: "wrong-json" }, schema: "wrong-json", parentSchema: _.oneOf[3].properties.do, data: l }], !1;
                var y = j === r;
              } else
                var y = !0;
              if (y)
                if (e.body !== void 0) {
                  let l = r;
                  Z(e.body, { instancePath: s + "/body", parentData: e, parentDataProperty: "body", rootData: k, dynamicAnchors: S }) || (a = a === null ? Z.errors : a.concat(Z.errors), r = a.length);
                  var y = l === r;
                } else
                  var y = !0;
            }
            t !== !0 && (t = t || {}, t.do = !0, t.body = !0);
          } else if (A === "delay") {
            if (e && typeof e == "object" && !Array.isArray(e)) {
              let l;
              if (e.seconds === void 0 && (l = "seconds"))
                return O.errors = [{ instancePath: s, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: l }, schema: _.oneOf[4].required, parentSchema: _.oneOf[4], data: e }], !1;
              if (e.do !== void 0) {
                let j = e.do, U = r;
                if (j !== "delay")
                  return O.errors = [{ instancePath: s + "/do", schemaPath: "#/oneOf/4/properties/do/const", keyword: "const", params: { allowedValue: "delay" }, schema: "delay", parentSchema: _.oneOf[4].properties.do, data: j }], !1;
                var x = U === r;
              } else
                var x = !0;
              if (x) {
                if (e.seconds !== void 0) {
                  let j = r;
                  C(e.seconds, { instancePath: s + "/seconds", parentData: e, parentDataProperty: "seconds", rootData: k, dynamicAnchors: S }) || (a = a === null ? C.errors : a.concat(C.errors), r = a.length);
                  var x = j === r;
                } else
                  var x = !0;
                if (x)
                  if (e.when !== void 0) {
                    let j = r;
                    Y(e.when, { instancePath: s + "/when", parentData: e, parentDataProperty: "when", rootData: k, dynamicAnchors: S }) || (a = a === null ? Y.errors : a.concat(Y.errors), r = a.length);
                    var x = j === r;
                  } else
                    var x = !0;
              }
            }
            t !== !0 && (t = t || {}, t.do = !0, t.seconds = !0, t.when = !0);
          } else if (A === "late") {
            if (e && typeof e == "object" && !Array.isArray(e)) {
              if (e.do !== void 0) {
                let l = e.do, j = r;
                if (l !== "late")
                  return O.errors = [{ instancePath: s + "/do", schemaPath: "#/oneOf/5/properties/do/const", keyword: "const", params: { allowedValue: "late" }, schema: "late", parentSchema: _.oneOf[5].properties.do, data: l }], !1;
                var v = j === r;
              } else
                var v = !0;
              if (v)
                if (e.requests !== void 0) {
                  let l = r;
                  H(e.requests, { instancePath: s + "/requests", parentData: e, parentDataProperty: "requests", rootData: k, dynamicAnchors: S }) || (a = a === null ? H.errors : a.concat(H.errors), r = a.length);
                  var v = l === r;
                } else
                  var v = !0;
            }
            t !== !0 && (t = t || {}, t.do = !0, t.requests = !0);
          } else if (A === "drip") {
            if (e && typeof e == "object" && !Array.isArray(e)) {
              let l;
              if (e.seconds === void 0 && (l = "seconds"))
                return O.errors = [{ instancePath: s, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: l }, schema: _.oneOf[6].required, parentSchema: _.oneOf[6], data: e }], !1;
              if (e.do !== void 0) {
                let j = e.do, U = r;
                if (j !== "drip")
                  return O.errors = [{ instancePath: s + "/do", schemaPath: "#/oneOf/6/properties/do/const", keyword: "const", params: { allowedValue: "drip" }, schema: "drip", parentSchema: _.oneOf[6].properties.do, data: j }], !1;
                var w = U === r;
              } else
                var w = !0;
              if (w)
                if (e.seconds !== void 0) {
                  let j = r;
                  C(e.seconds, { instancePath: s + "/seconds", parentData: e, parentDataProperty: "seconds", rootData: k, dynamicAnchors: S }) || (a = a === null ? C.errors : a.concat(C.errors), r = a.length);
                  var w = j === r;
                } else
                  var w = !0;
            }
            t !== !0 && (t = t || {}, t.do = !0, t.seconds = !0);
          } else if (A === "outage") {
            if (e && typeof e == "object" && !Array.isArray(e)) {
              let l;
              if (e.seconds === void 0 && (l = "seconds"))
                return O.errors = [{ instancePath: s, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: l }, schema: _.oneOf[7].required, parentSchema: _.oneOf[7], data: e }], !1;
              if (e.do !== void 0) {
                let j = e.do, U = r;
                if (j !== "outage")
                  return O.errors = [{ instancePath: s + "/do", schemaPath: "#/oneOf/7/properties/do/const", keyword: "const", params: { allowedValue: "outage" }, schema: "outage", parentSchema: _.oneOf[7].properties.do, data: j }], !1;
                var J = U === r;
              } else
                var J = !0;
              if (J) {
                if (e.seconds !== void 0) {
                  let j = r;
                  C(e.seconds, { instancePath: s + "/seconds", parentData: e, parentDataProperty: "seconds", rootData: k, dynamicAnchors: S }) || (a = a === null ? C.errors : a.concat(C.errors), r = a.length);
                  var J = j === r;
                } else
                  var J = !0;
                if (J)
                  if (e.when !== void 0) {
                    let j = e.when, U = r;
                    if (!(j === "before" || j === "after" || j === "answered"))
                      return O.errors = [{ instancePath: s + "/when", schemaPath: "#/oneOf/7/properties/when/enum", keyword: "enum", params: { allowedValues: _.oneOf[7].properties.when.enum }, schema: _.oneOf[7].properties.when.enum, parentSchema: _.oneOf[7].properties.when, data: j }], !1;
                    var J = U === r;
                  } else
                    var J = !0;
              }
            }
            t !== !0 && (t = t || {}, t.do = !0, t.seconds = !0, t.when = !0);
          } else
            return O.errors = [{ instancePath: s, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "do", tagValue: A }, schema: _.discriminator, parentSchema: _, data: e }], !1;
        else
          return O.errors = [{ instancePath: s, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "do", tagValue: A }, schema: _.discriminator, parentSchema: _, data: e }], !1;
      }
    } else
      return O.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: _.type, parentSchema: _, data: e }], !1;
  return O.errors = a, p.props = t, r === 0;
}
O.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var be = new RegExp("^always$", "u"), Se = new RegExp("^[/*]", "u");
function Q(e, { instancePath: s = "", parentData: R, parentDataProperty: F, rootData: k = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = Q.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), !O(e, { instancePath: s, parentData: R, parentDataProperty: F, rootData: k, dynamicAnchors: S }))
    a = a === null ? O.errors : a.concat(O.errors), r = a.length;
  else
    var t = O.evaluated.props;
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      if (t !== !0 && (t = t || {}, t.request = !0, t.nth = !0, t.times = !0, t.method = !0, t.path = !0), e.request !== void 0) {
        let i = r;
        H(e.request, { instancePath: s + "/request", parentData: e, parentDataProperty: "request", rootData: k, dynamicAnchors: S }) || (a = a === null ? H.errors : a.concat(H.errors), r = a.length);
        var u = i === r;
      } else
        var u = !0;
      if (u) {
        if (e.nth !== void 0) {
          let i = r;
          H(e.nth, { instancePath: s + "/nth", parentData: e, parentDataProperty: "nth", rootData: k, dynamicAnchors: S }) || (a = a === null ? H.errors : a.concat(H.errors), r = a.length);
          var u = i === r;
        } else
          var u = !0;
        if (u) {
          if (e.times !== void 0) {
            let i = e.times, o = r;
            if (!(typeof i == "number" && !(i % 1) && !isNaN(i) && isFinite(i)) && typeof i != "string")
              return Q.errors = [{ instancePath: s + "/times", schemaPath: "#/properties/times/type", keyword: "type", params: { type: X.properties.times.type }, schema: X.properties.times.type, parentSchema: X.properties.times, data: i }], !1;
            if (r === o) {
              if (typeof i == "number" && isFinite(i) && (i < 1 || isNaN(i)))
                return Q.errors = [{ instancePath: s + "/times", schemaPath: "#/properties/times/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: X.properties.times, data: i }], !1;
              if (r === o && typeof i == "string" && !be.test(i))
                return Q.errors = [{ instancePath: s + "/times", schemaPath: "#/properties/times/pattern", keyword: "pattern", params: { pattern: "^always$" }, schema: "^always$", parentSchema: X.properties.times, data: i }], !1;
            }
            var u = o === r;
          } else
            var u = !0;
          if (u) {
            if (e.method !== void 0) {
              let i = r;
              Z(e.method, { instancePath: s + "/method", parentData: e, parentDataProperty: "method", rootData: k, dynamicAnchors: S }) || (a = a === null ? Z.errors : a.concat(Z.errors), r = a.length);
              var u = i === r;
            } else
              var u = !0;
            if (u) {
              if (e.path !== void 0) {
                let i = e.path, o = r;
                if (r === o)
                  if (typeof i == "string") {
                    if (!Se.test(i))
                      return Q.errors = [{ instancePath: s + "/path", schemaPath: "#/properties/path/pattern", keyword: "pattern", params: { pattern: "^[/*]" }, schema: "^[/*]", parentSchema: X.properties.path, data: i }], !1;
                  } else
                    return Q.errors = [{ instancePath: s + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, schema: X.properties.path.type, parentSchema: X.properties.path, data: i }], !1;
                var u = o === r;
              } else
                var u = !0;
              if (u) {
                if (e.request !== void 0) {
                  let i = r;
                  if (e && typeof e == "object" && !Array.isArray(e) && e.nth !== void 0)
                    return Q.errors = [{ instancePath: s + "/nth", schemaPath: "#/dependentSchemas/request/properties/nth/not", keyword: "not", params: {}, schema: X.dependentSchemas.request.properties.nth.not, parentSchema: X.dependentSchemas.request.properties.nth, data: e.nth }], !1;
                  var n = i === r;
                  n && t !== !0 && (t = t || {}, t.nth = !0);
                } else
                  var n = !0;
                if (n && t !== !0) {
                  for (let i in e)
                    if (!t || !t[i]) {
                      return Q.errors = [{ instancePath: s, schemaPath: "#/unevaluatedProperties", keyword: "unevaluatedProperties", params: { unevaluatedProperty: i }, schema: !1, parentSchema: X, data: e }], !1;
                      break;
                    }
                }
              }
            }
          }
        }
      }
    } else
      return Q.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: X.type, parentSchema: X, data: e }], !1;
  return Q.errors = a, r === 0;
}
Q.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function ae(e, { instancePath: s = "", parentData: R, parentDataProperty: F, rootData: k = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = ae.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let u;
      if (e.rules === void 0 && (u = "rules"))
        return ae.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: u }, schema: oe.required, parentSchema: oe, data: e }], !1;
      if (e.rules !== void 0) {
        let n = e.rules;
        if (r === r)
          if (Array.isArray(n)) {
            var t = !0;
            let o = n.length;
            for (let y = 0; y < o; y++) {
              let x = r;
              Q(n[y], { instancePath: s + "/rules/" + y, parentData: n, parentDataProperty: y, rootData: k, dynamicAnchors: S }) || (a = a === null ? Q.errors : a.concat(Q.errors), r = a.length);
              var t = x === r;
              if (!t)
                break;
            }
          } else
            return ae.errors = [{ instancePath: s + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "array" }, schema: oe.properties.rules.type, parentSchema: oe.properties.rules, data: n }], !1;
      }
    } else
      return ae.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: oe.type, parentSchema: oe, data: e }], !1;
  return ae.errors = a, r === 0;
}
ae.evaluated = { props: { rules: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Oe = pe, ce = { type: "object", required: ["desk"], properties: { desk: { $ref: "#/definitions/desk" } } }, d = { type: "object", required: ["release", "rows", "nextRowId", "roles", "users", "tokens", "settings", "references", "columns", "records"], properties: { release: { enum: ["5.2", "6.5", "7.1"] }, rows: { type: "array", items: { $ref: "#/definitions/row" } }, nextRowId: { type: "integer" }, roles: { type: "array", items: { type: "object", required: ["id", "name", "permissions"], properties: { id: { type: "integer" }, name: { type: "string" }, permissions: { $ref: "#/definitions/texts" } } } }, users: { type: "array", items: { $ref: "#/definitions/kept_user" } }, tokens: { type: "array", items: { type: "object", required: ["token", "userId", "kind", "permissions"], properties: { token: { type: "string" }, userId: { type: "integer" }, kind: { enum: ["api", "oauth"] }, permissions: { $ref: "#/definitions/texts" }, expiresAt: { type: "string" } } } }, settings: { type: "array", items: { type: "object", required: ["id", "name", "value", "updatedAt", "rest"], properties: { id: { type: "integer" }, name: { type: "string" }, value: {}, updatedAt: { type: "string" }, rest: { type: "object" } } } }, references: { type: "array", items: { $ref: "#/definitions/reference" } }, columns: { type: "object", additionalProperties: { type: "array", items: { type: "object", required: ["name", "kind", "unset", "values"], properties: { name: { type: "string" }, kind: { enum: ["text", "list", "integer", "boolean", "date", "datetime", "json"] }, unset: {}, values: { type: "object" } } } } }, records: { type: "object", required: ["Ticket", "Organization", "Group"], additionalProperties: { type: "array", items: { type: "integer" } } } } }, b = { type: "object", required: ["id", "object", "name", "display", "data_type", "data_option", "data_option_new", "editable", "active", "screens", "to_create", "to_migrate", "to_delete", "to_config", "position", "created_by_id", "updated_by_id", "created_at", "updated_at"], properties: { id: { type: "integer" }, object: { type: "string" }, name: { type: "string" }, display: { type: "string" }, data_type: { type: "string" }, data_option: { type: "object" }, data_option_new: { type: "object" }, editable: { type: "boolean" }, active: { type: "boolean" }, screens: { type: "object" }, to_create: { type: "boolean" }, to_migrate: { type: "boolean" }, to_delete: { type: "boolean" }, to_config: { type: "boolean" }, position: { type: "integer" }, created_by_id: { type: "integer" }, updated_by_id: { type: "integer" }, created_at: { type: "string" }, updated_at: { type: "string" } } };
function N(e, { instancePath: s = "", parentData: R, parentDataProperty: F, rootData: k = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = N.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let u;
      if (e.id === void 0 && (u = "id") || e.object === void 0 && (u = "object") || e.name === void 0 && (u = "name") || e.display === void 0 && (u = "display") || e.data_type === void 0 && (u = "data_type") || e.data_option === void 0 && (u = "data_option") || e.data_option_new === void 0 && (u = "data_option_new") || e.editable === void 0 && (u = "editable") || e.active === void 0 && (u = "active") || e.screens === void 0 && (u = "screens") || e.to_create === void 0 && (u = "to_create") || e.to_migrate === void 0 && (u = "to_migrate") || e.to_delete === void 0 && (u = "to_delete") || e.to_config === void 0 && (u = "to_config") || e.position === void 0 && (u = "position") || e.created_by_id === void 0 && (u = "created_by_id") || e.updated_by_id === void 0 && (u = "updated_by_id") || e.created_at === void 0 && (u = "created_at") || e.updated_at === void 0 && (u = "updated_at"))
        return N.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: u }, schema: b.required, parentSchema: b, data: e }], !1;
      if (e.id !== void 0) {
        let n = e.id, i = r;
        if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n)))
          return N.errors = [{ instancePath: s + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, schema: b.properties.id.type, parentSchema: b.properties.id, data: n }], !1;
        var t = i === r;
      } else
        var t = !0;
      if (t) {
        if (e.object !== void 0) {
          let n = e.object, i = r;
          if (typeof n != "string")
            return N.errors = [{ instancePath: s + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, schema: b.properties.object.type, parentSchema: b.properties.object, data: n }], !1;
          var t = i === r;
        } else
          var t = !0;
        if (t) {
          if (e.name !== void 0) {
            let n = e.name, i = r;
            if (typeof n != "string")
              return N.errors = [{ instancePath: s + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, schema: b.properties.name.type, parentSchema: b.properties.name, data: n }], !1;
            var t = i === r;
          } else
            var t = !0;
          if (t) {
            if (e.display !== void 0) {
              let n = e.display, i = r;
              if (typeof n != "string")
                return N.errors = [{ instancePath: s + "/display", schemaPath: "#/properties/display/type", keyword: "type", params: { type: "string" }, schema: b.properties.display.type, parentSchema: b.properties.display, data: n }], !1;
              var t = i === r;
            } else
              var t = !0;
            if (t) {
              if (e.data_type !== void 0) {
                let n = e.data_type, i = r;
                if (typeof n != "string")
                  return N.errors = [{ instancePath: s + "/data_type", schemaPath: "#/properties/data_type/type", keyword: "type", params: { type: "string" }, schema: b.properties.data_type.type, parentSchema: b.properties.data_type, data: n }], !1;
                var t = i === r;
              } else
                var t = !0;
              if (t) {
                if (e.data_option !== void 0) {
                  let n = e.data_option, i = r;
                  if (!(n && typeof n == "object" && !Array.isArray(n)))
                    return N.errors = [{ instancePath: s + "/data_option", schemaPath: "#/properties/data_option/type", keyword: "type", params: { type: "object" }, schema: b.properties.data_option.type, parentSchema: b.properties.data_option, data: n }], !1;
                  var t = i === r;
                } else
                  var t = !0;
                if (t) {
                  if (e.data_option_new !== void 0) {
                    let n = e.data_option_new, i = r;
                    if (!(n && typeof n == "object" && !Array.isArray(n)))
                      return N.errors = [{ instancePath: s + "/data_option_new", schemaPath: "#/properties/data_option_new/type", keyword: "type", params: { type: "object" }, schema: b.properties.data_option_new.type, parentSchema: b.properties.data_option_new, data: n }], !1;
                    var t = i === r;
                  } else
                    var t = !0;
                  if (t) {
                    if (e.editable !== void 0) {
                      let n = e.editable, i = r;
                      if (typeof n != "boolean")
                        return N.errors = [{ instancePath: s + "/editable", schemaPath: "#/properties/editable/type", keyword: "type", params: { type: "boolean" }, schema: b.properties.editable.type, parentSchema: b.properties.editable, data: n }], !1;
                      var t = i === r;
                    } else
                      var t = !0;
                    if (t) {
                      if (e.active !== void 0) {
                        let n = e.active, i = r;
                        if (typeof n != "boolean")
                          return N.errors = [{ instancePath: s + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: "boolean" }, schema: b.properties.active.type, parentSchema: b.properties.active, data: n }], !1;
                        var t = i === r;
                      } else
                        var t = !0;
                      if (t) {
                        if (e.screens !== void 0) {
                          let n = e.screens, i = r;
                          if (!(n && typeof n == "object" && !Array.isArray(n)))
                            return N.errors = [{ instancePath: s + "/screens", schemaPath: "#/properties/screens/type", keyword: "type", params: { type: "object" }, schema: b.properties.screens.type, parentSchema: b.properties.screens, data: n }], !1;
                          var t = i === r;
                        } else
                          var t = !0;
                        if (t) {
                          if (e.to_create !== void 0) {
                            let n = e.to_create, i = r;
                            if (typeof n != "boolean")
                              return N.errors = [{ instancePath: s + "/to_create", schemaPath: "#/properties/to_create/type", keyword: "type", params: { type: "boolean" }, schema: b.properties.to_create.type, parentSchema: b.properties.to_create, data: n }], !1;
                            var t = i === r;
                          } else
                            var t = !0;
                          if (t) {
                            if (e.to_migrate !== void 0) {
                              let n = e.to_migrate, i = r;
                              if (typeof n != "boolean")
                                return N.errors = [{ instancePath: s + "/to_migrate", schemaPath: "#/properties/to_migrate/type", keyword: "type", params: { type: "boolean" }, schema: b.properties.to_migrate.type, parentSchema: b.properties.to_migrate, data: n }], !1;
                              var t = i === r;
                            } else
                              var t = !0;
                            if (t) {
                              if (e.to_delete !== void 0) {
                                let n = e.to_delete, i = r;
                                if (typeof n != "boolean")
                                  return N.errors = [{ instancePath: s + "/to_delete", schemaPath: "#/properties/to_delete/type", keyword: "type", params: { type: "boolean" }, schema: b.properties.to_delete.type, parentSchema: b.properties.to_delete, data: n }], !1;
                                var t = i === r;
                              } else
                                var t = !0;
                              if (t) {
                                if (e.to_config !== void 0) {
                                  let n = e.to_config, i = r;
                                  if (typeof n != "boolean")
                                    return N.errors = [{ instancePath: s + "/to_config", schemaPath: "#/properties/to_config/type", keyword: "type", params: { type: "boolean" }, schema: b.properties.to_config.type, parentSchema: b.properties.to_config, data: n }], !1;
                                  var t = i === r;
                                } else
                                  var t = !0;
                                if (t) {
                                  if (e.position !== void 0) {
                                    let n = e.position, i = r;
                                    if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n)))
                                      return N.errors = [{ instancePath: s + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" }, schema: b.properties.position.type, parentSchema: b.properties.position, data: n }], !1;
                                    var t = i === r;
                                  } else
                                    var t = !0;
                                  if (t) {
                                    if (e.created_by_id !== void 0) {
                                      let n = e.created_by_id, i = r;
                                      if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n)))
                                        return N.errors = [{ instancePath: s + "/created_by_id", schemaPath: "#/properties/created_by_id/type", keyword: "type", params: { type: "integer" }, schema: b.properties.created_by_id.type, parentSchema: b.properties.created_by_id, data: n }], !1;
                                      var t = i === r;
                                    } else
                                      var t = !0;
                                    if (t) {
                                      if (e.updated_by_id !== void 0) {
                                        let n = e.updated_by_id, i = r;
                                        if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n)))
                                          return N.errors = [{ instancePath: s + "/updated_by_id", schemaPath: "#/properties/updated_by_id/type", keyword: "type", params: { type: "integer" }, schema: b.properties.updated_by_id.type, parentSchema: b.properties.updated_by_id, data: n }], !1;
                                        var t = i === r;
                                      } else
                                        var t = !0;
                                      if (t) {
                                        if (e.created_at !== void 0) {
                                          let n = e.created_at, i = r;
                                          if (typeof n != "string")
                                            return N.errors = [{ instancePath: s + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, schema: b.properties.created_at.type, parentSchema: b.properties.created_at, data: n }], !1;
                                          var t = i === r;
                                        } else
                                          var t = !0;
                                        if (t)
                                          if (e.updated_at !== void 0) {
                                            let n = e.updated_at, i = r;
                                            if (typeof n != "string")
                                              return N.errors = [{ instancePath: s + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, schema: b.properties.updated_at.type, parentSchema: b.properties.updated_at, data: n }], !1;
                                            var t = i === r;
                                          } else
                                            var t = !0;
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
      return N.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: b.type, parentSchema: b, data: e }], !1;
  return N.errors = a, r === 0;
}
N.evaluated = { props: { id: !0, object: !0, name: !0, display: !0, data_type: !0, data_option: !0, data_option_new: !0, editable: !0, active: !0, screens: !0, to_create: !0, to_migrate: !0, to_delete: !0, to_config: !0, position: !0, created_by_id: !0, updated_by_id: !0, created_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var D = { type: "object", required: ["id", "login", "email", "firstname", "lastname", "active", "organizationId", "roleIds", "groups", "unset", "createdAt", "updatedAt"], properties: { id: { type: "integer" }, login: { type: "string" }, email: { type: "string" }, firstname: { type: "string" }, lastname: { type: "string" }, password: { type: "string" }, active: { type: "boolean" }, organizationId: { description: "a whole number or null", type: ["integer", "null"] }, roleIds: { type: "array", items: { type: "integer" } }, groups: { type: "object", additionalProperties: { $ref: "#/definitions/texts" } }, unset: { enum: ["", null] }, createdAt: { type: "string" }, updatedAt: { type: "string" } } };
function z(e, { instancePath: s = "", parentData: R, parentDataProperty: F, rootData: k = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = z.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let i;
      if (e.id === void 0 && (i = "id") || e.login === void 0 && (i = "login") || e.email === void 0 && (i = "email") || e.firstname === void 0 && (i = "firstname") || e.lastname === void 0 && (i = "lastname") || e.active === void 0 && (i = "active") || e.organizationId === void 0 && (i = "organizationId") || e.roleIds === void 0 && (i = "roleIds") || e.groups === void 0 && (i = "groups") || e.unset === void 0 && (i = "unset") || e.createdAt === void 0 && (i = "createdAt") || e.updatedAt === void 0 && (i = "updatedAt"))
        return z.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: i }, schema: D.required, parentSchema: D, data: e }], !1;
      if (e.id !== void 0) {
        let o = e.id, y = r;
        if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o)))
          return z.errors = [{ instancePath: s + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, schema: D.properties.id.type, parentSchema: D.properties.id, data: o }], !1;
        var t = y === r;
      } else
        var t = !0;
      if (t) {
        if (e.login !== void 0) {
          let o = e.login, y = r;
          if (typeof o != "string")
            return z.errors = [{ instancePath: s + "/login", schemaPath: "#/properties/login/type", keyword: "type", params: { type: "string" }, schema: D.properties.login.type, parentSchema: D.properties.login, data: o }], !1;
          var t = y === r;
        } else
          var t = !0;
        if (t) {
          if (e.email !== void 0) {
            let o = e.email, y = r;
            if (typeof o != "string")
              return z.errors = [{ instancePath: s + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, schema: D.properties.email.type, parentSchema: D.properties.email, data: o }], !1;
            var t = y === r;
          } else
            var t = !0;
          if (t) {
            if (e.firstname !== void 0) {
              let o = e.firstname, y = r;
              if (typeof o != "string")
                return z.errors = [{ instancePath: s + "/firstname", schemaPath: "#/properties/firstname/type", keyword: "type", params: { type: "string" }, schema: D.properties.firstname.type, parentSchema: D.properties.firstname, data: o }], !1;
              var t = y === r;
            } else
              var t = !0;
            if (t) {
              if (e.lastname !== void 0) {
                let o = e.lastname, y = r;
                if (typeof o != "string")
                  return z.errors = [{ instancePath: s + "/lastname", schemaPath: "#/properties/lastname/type", keyword: "type", params: { type: "string" }, schema: D.properties.lastname.type, parentSchema: D.properties.lastname, data: o }], !1;
                var t = y === r;
              } else
                var t = !0;
              if (t) {
                if (e.password !== void 0) {
                  let o = e.password, y = r;
                  if (typeof o != "string")
                    return z.errors = [{ instancePath: s + "/password", schemaPath: "#/properties/password/type", keyword: "type", params: { type: "string" }, schema: D.properties.password.type, parentSchema: D.properties.password, data: o }], !1;
                  var t = y === r;
                } else
                  var t = !0;
                if (t) {
                  if (e.active !== void 0) {
                    let o = e.active, y = r;
                    if (typeof o != "boolean")
                      return z.errors = [{ instancePath: s + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: "boolean" }, schema: D.properties.active.type, parentSchema: D.properties.active, data: o }], !1;
                    var t = y === r;
                  } else
                    var t = !0;
                  if (t) {
                    if (e.organizationId !== void 0) {
                      let o = e.organizationId, y = r;
                      if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o)) && o !== null)
                        return z.errors = [{ instancePath: s + "/organizationId", schemaPath: "#/properties/organizationId/type", keyword: "type", params: { type: D.properties.organizationId.type }, schema: D.properties.organizationId.type, parentSchema: D.properties.organizationId, data: o }], !1;
                      var t = y === r;
                    } else
                      var t = !0;
                    if (t) {
                      if (e.roleIds !== void 0) {
                        let o = e.roleIds, y = r;
                        if (r === y)
                          if (Array.isArray(o)) {
                            var u = !0;
                            let v = o.length;
                            for (let w = 0; w < v; w++) {
                              let J = o[w], B = r;
                              if (!(typeof J == "number" && !(J % 1) && !isNaN(J) && isFinite(J)))
                                return z.errors = [{ instancePath: s + "/roleIds/" + w, schemaPath: "#/properties/roleIds/items/type", keyword: "type", params: { type: "integer" }, schema: D.properties.roleIds.items.type, parentSchema: D.properties.roleIds.items, data: J }], !1;
                              var u = B === r;
                              if (!u)
                                break;
                            }
                          } else
                            return z.errors = [{ instancePath: s + "/roleIds", schemaPath: "#/properties/roleIds/type", keyword: "type", params: { type: "array" }, schema: D.properties.roleIds.type, parentSchema: D.properties.roleIds, data: o }], !1;
                        var t = y === r;
                      } else
                        var t = !0;
                      if (t) {
                        if (e.groups !== void 0) {
                          let o = e.groups, y = r;
                          if (r === y)
                            if (o && typeof o == "object" && !Array.isArray(o))
                              for (let v in o) {
                                let w = r;
                                E(o[v], { instancePath: s + "/groups/" + v.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: o, parentDataProperty: v, rootData: k, dynamicAnchors: S }) || (a = a === null ? E.errors : a.concat(E.errors), r = a.length);
                                var n = w === r;
                                if (!n)
                                  break;
                              }
                            else
                              return z.errors = [{ instancePath: s + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "object" }, schema: D.properties.groups.type, parentSchema: D.properties.groups, data: o }], !1;
                          var t = y === r;
                        } else
                          var t = !0;
                        if (t) {
                          if (e.unset !== void 0) {
                            let o = e.unset, y = r;
                            if (!(o === "" || o === null))
                              return z.errors = [{ instancePath: s + "/unset", schemaPath: "#/properties/unset/enum", keyword: "enum", params: { allowedValues: D.properties.unset.enum }, schema: D.properties.unset.enum, parentSchema: D.properties.unset, data: o }], !1;
                            var t = y === r;
                          } else
                            var t = !0;
                          if (t) {
                            if (e.createdAt !== void 0) {
                              let o = e.createdAt, y = r;
                              if (typeof o != "string")
                                return z.errors = [{ instancePath: s + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, schema: D.properties.createdAt.type, parentSchema: D.properties.createdAt, data: o }], !1;
                              var t = y === r;
                            } else
                              var t = !0;
                            if (t)
                              if (e.updatedAt !== void 0) {
                                let o = e.updatedAt, y = r;
                                if (typeof o != "string")
                                  return z.errors = [{ instancePath: s + "/updatedAt", schemaPath: "#/properties/updatedAt/type", keyword: "type", params: { type: "string" }, schema: D.properties.updatedAt.type, parentSchema: D.properties.updatedAt, data: o }], !1;
                                var t = y === r;
                              } else
                                var t = !0;
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
      return z.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: D.type, parentSchema: D, data: e }], !1;
  return z.errors = a, r === 0;
}
z.evaluated = { props: { id: !0, login: !0, email: !0, firstname: !0, lastname: !0, password: !0, active: !0, organizationId: !0, roleIds: !0, groups: !0, unset: !0, createdAt: !0, updatedAt: !0 }, dynamicProps: !1, dynamicItems: !1 };
function P(e, { instancePath: s = "", parentData: R, parentDataProperty: F, rootData: k = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = P.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let K;
      if (e.release === void 0 && (K = "release") || e.rows === void 0 && (K = "rows") || e.nextRowId === void 0 && (K = "nextRowId") || e.roles === void 0 && (K = "roles") || e.users === void 0 && (K = "users") || e.tokens === void 0 && (K = "tokens") || e.settings === void 0 && (K = "settings") || e.references === void 0 && (K = "references") || e.columns === void 0 && (K = "columns") || e.records === void 0 && (K = "records"))
        return P.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: K }, schema: d.required, parentSchema: d, data: e }], !1;
      if (e.release !== void 0) {
        let f = e.release, c = r;
        if (!(f === "5.2" || f === "6.5" || f === "7.1"))
          return P.errors = [{ instancePath: s + "/release", schemaPath: "#/properties/release/enum", keyword: "enum", params: { allowedValues: d.properties.release.enum }, schema: d.properties.release.enum, parentSchema: d.properties.release, data: f }], !1;
        var t = c === r;
      } else
        var t = !0;
      if (t) {
        if (e.rows !== void 0) {
          let f = e.rows, c = r;
          if (r === c)
            if (Array.isArray(f)) {
              var u = !0;
              let V = f.length;
              for (let h = 0; h < V; h++) {
                let m = r;
                N(f[h], { instancePath: s + "/rows/" + h, parentData: f, parentDataProperty: h, rootData: k, dynamicAnchors: S }) || (a = a === null ? N.errors : a.concat(N.errors), r = a.length);
                var u = m === r;
                if (!u)
                  break;
              }
            } else
              return P.errors = [{ instancePath: s + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "array" }, schema: d.properties.rows.type, parentSchema: d.properties.rows, data: f }], !1;
          var t = c === r;
        } else
          var t = !0;
        if (t) {
          if (e.nextRowId !== void 0) {
            let f = e.nextRowId, c = r;
            if (!(typeof f == "number" && !(f % 1) && !isNaN(f) && isFinite(f)))
              return P.errors = [{ instancePath: s + "/nextRowId", schemaPath: "#/properties/nextRowId/type", keyword: "type", params: { type: "integer" }, schema: d.properties.nextRowId.type, parentSchema: d.properties.nextRowId, data: f }], !1;
            var t = c === r;
          } else
            var t = !0;
          if (t) {
            if (e.roles !== void 0) {
              let f = e.roles, c = r;
              if (r === c)
                if (Array.isArray(f)) {
                  var n = !0;
                  let V = f.length;
                  for (let h = 0; h < V; h++) {
                    let m = f[h], W = r;
                    if (r === W)
                      if (m && typeof m == "object" && !Array.isArray(m)) {
                        let q;
                        if (m.id === void 0 && (q = "id") || m.name === void 0 && (q = "name") || m.permissions === void 0 && (q = "permissions"))
                          return P.errors = [{ instancePath: s + "/roles/" + h, schemaPath: "#/properties/roles/items/required", keyword: "required", params: { missingProperty: q }, schema: d.properties.roles.items.required, parentSchema: d.properties.roles.items, data: m }], !1;
                        if (m.id !== void 0) {
                          let g = m.id, T = r;
                          if (!(typeof g == "number" && !(g % 1) && !isNaN(g) && isFinite(g)))
                            return P.errors = [{ instancePath: s + "/roles/" + h + "/id", schemaPath: "#/properties/roles/items/properties/id/type", keyword: "type", params: { type: "integer" }, schema: d.properties.roles.items.properties.id.type, parentSchema: d.properties.roles.items.properties.id, data: g }], !1;
                          var i = T === r;
                        } else
                          var i = !0;
                        if (i) {
                          if (m.name !== void 0) {
                            let g = m.name, T = r;
                            if (typeof g != "string")
                              return P.errors = [{ instancePath: s + "/roles/" + h + "/name", schemaPath: "#/properties/roles/items/properties/name/type", keyword: "type", params: { type: "string" }, schema: d.properties.roles.items.properties.name.type, parentSchema: d.properties.roles.items.properties.name, data: g }], !1;
                            var i = T === r;
                          } else
                            var i = !0;
                          if (i)
                            if (m.permissions !== void 0) {
                              let g = r;
                              E(m.permissions, { instancePath: s + "/roles/" + h + "/permissions", parentData: m, parentDataProperty: "permissions", rootData: k, dynamicAnchors: S }) || (a = a === null ? E.errors : a.concat(E.errors), r = a.length);
                              var i = g === r;
                            } else
                              var i = !0;
                        }
                      } else
                        return P.errors = [{ instancePath: s + "/roles/" + h, schemaPath: "#/properties/roles/items/type", keyword: "type", params: { type: "object" }, schema: d.properties.roles.items.type, parentSchema: d.properties.roles.items, data: m }], !1;
                    var n = W === r;
                    if (!n)
                      break;
                  }
                } else
                  return P.errors = [{ instancePath: s + "/roles", schemaPath: "#/properties/roles/type", keyword: "type", params: { type: "array" }, schema: d.properties.roles.type, parentSchema: d.properties.roles, data: f }], !1;
              var t = c === r;
            } else
              var t = !0;
            if (t) {
              if (e.users !== void 0) {
                let f = e.users, c = r;
                if (r === c)
                  if (Array.isArray(f)) {
                    var o = !0;
                    let V = f.length;
                    for (let h = 0; h < V; h++) {
                      let m = r;
                      z(f[h], { instancePath: s + "/users/" + h, parentData: f, parentDataProperty: h, rootData: k, dynamicAnchors: S }) || (a = a === null ? z.errors : a.concat(z.errors), r = a.length);
                      var o = m === r;
                      if (!o)
                        break;
                    }
                  } else
                    return P.errors = [{ instancePath: s + "/users", schemaPath: "#/properties/users/type", keyword: "type", params: { type: "array" }, schema: d.properties.users.type, parentSchema: d.properties.users, data: f }], !1;
                var t = c === r;
              } else
                var t = !0;
              if (t) {
                if (e.tokens !== void 0) {
                  let f = e.tokens, c = r;
                  if (r === c)
                    if (Array.isArray(f)) {
                      var y = !0;
                      let V = f.length;
                      for (let h = 0; h < V; h++) {
                        let m = f[h], W = r;
                        if (r === W)
                          if (m && typeof m == "object" && !Array.isArray(m)) {
                            let q;
                            if (m.token === void 0 && (q = "token") || m.userId === void 0 && (q = "userId") || m.kind === void 0 && (q = "kind") || m.permissions === void 0 && (q = "permissions"))
                              return P.errors = [{ instancePath: s + "/tokens/" + h, schemaPath: "#/properties/tokens/items/required", keyword: "required", params: { missingProperty: q }, schema: d.properties.tokens.items.required, parentSchema: d.properties.tokens.items, data: m }], !1;
                            if (m.token !== void 0) {
                              let g = m.token, T = r;
                              if (typeof g != "string")
                                return P.errors = [{ instancePath: s + "/tokens/" + h + "/token", schemaPath: "#/properties/tokens/items/properties/token/type", keyword: "type", params: { type: "string" }, schema: d.properties.tokens.items.properties.token.type, parentSchema: d.properties.tokens.items.properties.token, data: g }], !1;
                              var x = T === r;
                            } else
                              var x = !0;
                            if (x) {
                              if (m.userId !== void 0) {
                                let g = m.userId, T = r;
                                if (!(typeof g == "number" && !(g % 1) && !isNaN(g) && isFinite(g)))
                                  return P.errors = [{ instancePath: s + "/tokens/" + h + "/userId", schemaPath: "#/properties/tokens/items/properties/userId/type", keyword: "type", params: { type: "integer" }, schema: d.properties.tokens.items.properties.userId.type, parentSchema: d.properties.tokens.items.properties.userId, data: g }], !1;
                                var x = T === r;
                              } else
                                var x = !0;
                              if (x) {
                                if (m.kind !== void 0) {
                                  let g = m.kind, T = r;
                                  if (!(g === "api" || g === "oauth"))
                                    return P.errors = [{ instancePath: s + "/tokens/" + h + "/kind", schemaPath: "#/properties/tokens/items/properties/kind/enum", keyword: "enum", params: { allowedValues: d.properties.tokens.items.properties.kind.enum }, schema: d.properties.tokens.items.properties.kind.enum, parentSchema: d.properties.tokens.items.properties.kind, data: g }], !1;
                                  var x = T === r;
                                } else
                                  var x = !0;
                                if (x) {
                                  if (m.permissions !== void 0) {
                                    let g = r;
                                    E(m.permissions, { instancePath: s + "/tokens/" + h + "/permissions", parentData: m, parentDataProperty: "permissions", rootData: k, dynamicAnchors: S }) || (a = a === null ? E.errors : a.concat(E.errors), r = a.length);
                                    var x = g === r;
                                  } else
                                    var x = !0;
                                  if (x)
                                    if (m.expiresAt !== void 0) {
                                      let g = m.expiresAt, T = r;
                                      if (typeof g != "string")
                                        return P.errors = [{ instancePath: s + "/tokens/" + h + "/expiresAt", schemaPath: "#/properties/tokens/items/properties/expiresAt/type", keyword: "type", params: { type: "string" }, schema: d.properties.tokens.items.properties.expiresAt.type, parentSchema: d.properties.tokens.items.properties.expiresAt, data: g }], !1;
                                      var x = T === r;
                                    } else
                                      var x = !0;
                                }
                              }
                            }
                          } else
                            return P.errors = [{ instancePath: s + "/tokens/" + h, schemaPath: "#/properties/tokens/items/type", keyword: "type", params: { type: "object" }, schema: d.properties.tokens.items.type, parentSchema: d.properties.tokens.items, data: m }], !1;
                        var y = W === r;
                        if (!y)
                          break;
                      }
                    } else
                      return P.errors = [{ instancePath: s + "/tokens", schemaPath: "#/properties/tokens/type", keyword: "type", params: { type: "array" }, schema: d.properties.tokens.type, parentSchema: d.properties.tokens, data: f }], !1;
                  var t = c === r;
                } else
                  var t = !0;
                if (t) {
                  if (e.settings !== void 0) {
                    let f = e.settings, c = r;
                    if (r === c)
                      if (Array.isArray(f)) {
                        var v = !0;
                        let V = f.length;
                        for (let h = 0; h < V; h++) {
                          let m = f[h], W = r;
                          if (r === W)
                            if (m && typeof m == "object" && !Array.isArray(m)) {
                              let q;
                              if (m.id === void 0 && (q = "id") || m.name === void 0 && (q = "name") || m.value === void 0 && (q = "value") || m.updatedAt === void 0 && (q = "updatedAt") || m.rest === void 0 && (q = "rest"))
                                return P.errors = [{ instancePath: s + "/settings/" + h, schemaPath: "#/properties/settings/items/required", keyword: "required", params: { missingProperty: q }, schema: d.properties.settings.items.required, parentSchema: d.properties.settings.items, data: m }], !1;
                              if (m.id !== void 0) {
                                let g = m.id, T = r;
                                if (!(typeof g == "number" && !(g % 1) && !isNaN(g) && isFinite(g)))
                                  return P.errors = [{ instancePath: s + "/settings/" + h + "/id", schemaPath: "#/properties/settings/items/properties/id/type", keyword: "type", params: { type: "integer" }, schema: d.properties.settings.items.properties.id.type, parentSchema: d.properties.settings.items.properties.id, data: g }], !1;
                                var w = T === r;
                              } else
                                var w = !0;
                              if (w) {
                                if (m.name !== void 0) {
                                  let g = m.name, T = r;
                                  if (typeof g != "string")
                                    return P.errors = [{ instancePath: s + "/settings/" + h + "/name", schemaPath: "#/properties/settings/items/properties/name/type", keyword: "type", params: { type: "string" }, schema: d.properties.settings.items.properties.name.type, parentSchema: d.properties.settings.items.properties.name, data: g }], !1;
                                  var w = T === r;
                                } else
                                  var w = !0;
                                if (w) {
                                  if (m.updatedAt !== void 0) {
                                    let g = m.updatedAt, T = r;
                                    if (typeof g != "string")
                                      return P.errors = [{ instancePath: s + "/settings/" + h + "/updatedAt", schemaPath: "#/properties/settings/items/properties/updatedAt/type", keyword: "type", params: { type: "string" }, schema: d.properties.settings.items.properties.updatedAt.type, parentSchema: d.properties.settings.items.properties.updatedAt, data: g }], !1;
                                    var w = T === r;
                                  } else
                                    var w = !0;
                                  if (w)
                                    if (m.rest !== void 0) {
                                      let g = m.rest, T = r;
                                      if (!(g && typeof g == "object" && !Array.isArray(g)))
                                        return P.errors = [{ instancePath: s + "/settings/" + h + "/rest", schemaPath: "#/properties/settings/items/properties/rest/type", keyword: "type", params: { type: "object" }, schema: d.properties.settings.items.properties.rest.type, parentSchema: d.properties.settings.items.properties.rest, data: g }], !1;
                                      var w = T === r;
                                    } else
                                      var w = !0;
                                }
                              }
                            } else
                              return P.errors = [{ instancePath: s + "/settings/" + h, schemaPath: "#/properties/settings/items/type", keyword: "type", params: { type: "object" }, schema: d.properties.settings.items.type, parentSchema: d.properties.settings.items, data: m }], !1;
                          var v = W === r;
                          if (!v)
                            break;
                        }
                      } else
                        return P.errors = [{ instancePath: s + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "array" }, schema: d.properties.settings.type, parentSchema: d.properties.settings, data: f }], !1;
                    var t = c === r;
                  } else
                    var t = !0;
                  if (t) {
                    if (e.references !== void 0) {
                      let f = e.references, c = r;
                      if (r === c)
                        if (Array.isArray(f)) {
                          var J = !0;
                          let V = f.length;
                          for (let h = 0; h < V; h++) {
                            let m = r;
                            L(f[h], { instancePath: s + "/references/" + h, parentData: f, parentDataProperty: h, rootData: k, dynamicAnchors: S }) || (a = a === null ? L.errors : a.concat(L.errors), r = a.length);
                            var J = m === r;
                            if (!J)
                              break;
                          }
                        } else
                          return P.errors = [{ instancePath: s + "/references", schemaPath: "#/properties/references/type", keyword: "type", params: { type: "array" }, schema: d.properties.references.type, parentSchema: d.properties.references, data: f }], !1;
                      var t = c === r;
                    } else
                      var t = !0;
                    if (t) {
                      if (e.columns !== void 0) {
                        let f = e.columns, c = r;
                        if (r === c)
                          if (f && typeof f == "object" && !Array.isArray(f))
                            for (let V in f) {
                              let h = f[V], m = r;
                              if (r === m)
                                if (Array.isArray(h)) {
                                  var B = !0;
                                  let W = h.length;
                                  for (let ee = 0; ee < W; ee++) {
                                    let q = h[ee], g = r;
                                    if (r === g)
                                      if (q && typeof q == "object" && !Array.isArray(q)) {
                                        let de;
                                        if (q.name === void 0 && (de = "name") || q.kind === void 0 && (de = "kind") || q.unset === void 0 && (de = "unset") || q.values === void 0 && (de = "values"))
                                          return P.errors = [{ instancePath: s + "/columns/" + V.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + ee, schemaPath: "#/properties/columns/additionalProperties/items/required", keyword: "required", params: { missingProperty: de }, schema: d.properties.columns.additionalProperties.items.required, parentSchema: d.properties.columns.additionalProperties.items, data: q }], !1;
                                        if (q.name !== void 0) {
                                          let M = q.name, le = r;
                                          if (typeof M != "string")
                                            return P.errors = [{ instancePath: s + "/columns/" + V.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + ee + "/name", schemaPath: "#/properties/columns/additionalProperties/items/properties/name/type", keyword: "type", params: { type: "string" }, schema: d.properties.columns.additionalProperties.items.properties.name.type, parentSchema: d.properties.columns.additionalProperties.items.properties.name, data: M }], !1;
                                          var A = le === r;
                                        } else
                                          var A = !0;
                                        if (A) {
                                          if (q.kind !== void 0) {
                                            let M = q.kind, le = r;
                                            if (!(M === "text" || M === "list" || M === "integer" || M === "boolean" || M === "date" || M === "datetime" || M === "json"))
                                              return P.errors = [{ instancePath: s + "/columns/" + V.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + ee + "/kind", schemaPath: "#/properties/columns/additionalProperties/items/properties/kind/enum", keyword: "enum", params: { allowedValues: d.properties.columns.additionalProperties.items.properties.kind.enum }, schema: d.properties.columns.additionalProperties.items.properties.kind.enum, parentSchema: d.properties.columns.additionalProperties.items.properties.kind, data: M }], !1;
                                            var A = le === r;
                                          } else
                                            var A = !0;
                                          if (A)
                                            if (q.values !== void 0) {
                                              let M = q.values, le = r;
                                              if (!(M && typeof M == "object" && !Array.isArray(M)))
                                                return P.errors = [{ instancePath: s + "/columns/" + V.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + ee + "/values", schemaPath: "#/properties/columns/additionalProperties/items/properties/values/type", keyword: "type", params: { type: "object" }, schema: d.properties.columns.additionalProperties.items.properties.values.type, parentSchema: d.properties.columns.additionalProperties.items.properties.values, data: M }], !1;
                                              var A = le === r;
                                            } else
                                              var A = !0;
                                        }
                                      } else
                                        return P.errors = [{ instancePath: s + "/columns/" + V.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + ee, schemaPath: "#/properties/columns/additionalProperties/items/type", keyword: "type", params: { type: "object" }, schema: d.properties.columns.additionalProperties.items.type, parentSchema: d.properties.columns.additionalProperties.items, data: q }], !1;
                                    var B = g === r;
                                    if (!B)
                                      break;
                                  }
                                } else
                                  return P.errors = [{ instancePath: s + "/columns/" + V.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/columns/additionalProperties/type", keyword: "type", params: { type: "array" }, schema: d.properties.columns.additionalProperties.type, parentSchema: d.properties.columns.additionalProperties, data: h }], !1;
                              var l = m === r;
                              if (!l)
                                break;
                            }
                          else
                            return P.errors = [{ instancePath: s + "/columns", schemaPath: "#/properties/columns/type", keyword: "type", params: { type: "object" }, schema: d.properties.columns.type, parentSchema: d.properties.columns, data: f }], !1;
                        var t = c === r;
                      } else
                        var t = !0;
                      if (t)
                        if (e.records !== void 0) {
                          let f = e.records, c = r;
                          if (r === c)
                            if (f && typeof f == "object" && !Array.isArray(f)) {
                              let V;
                              if (f.Ticket === void 0 && (V = "Ticket") || f.Organization === void 0 && (V = "Organization") || f.Group === void 0 && (V = "Group"))
                                return P.errors = [{ instancePath: s + "/records", schemaPath: "#/properties/records/required", keyword: "required", params: { missingProperty: V }, schema: d.properties.records.required, parentSchema: d.properties.records, data: f }], !1;
                              for (let h in f) {
                                let m = f[h], W = r;
                                if (r === W)
                                  if (Array.isArray(m)) {
                                    var j = !0;
                                    let ee = m.length;
                                    for (let q = 0; q < ee; q++) {
                                      let g = m[q], T = r;
                                      if (!(typeof g == "number" && !(g % 1) && !isNaN(g) && isFinite(g)))
                                        return P.errors = [{ instancePath: s + "/records/" + h.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + q, schemaPath: "#/properties/records/additionalProperties/items/type", keyword: "type", params: { type: "integer" }, schema: d.properties.records.additionalProperties.items.type, parentSchema: d.properties.records.additionalProperties.items, data: g }], !1;
                                      var j = T === r;
                                      if (!j)
                                        break;
                                    }
                                  } else
                                    return P.errors = [{ instancePath: s + "/records/" + h.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/records/additionalProperties/type", keyword: "type", params: { type: "array" }, schema: d.properties.records.additionalProperties.type, parentSchema: d.properties.records.additionalProperties, data: m }], !1;
                                var U = W === r;
                                if (!U)
                                  break;
                              }
                            } else
                              return P.errors = [{ instancePath: s + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: "object" }, schema: d.properties.records.type, parentSchema: d.properties.records, data: f }], !1;
                          var t = c === r;
                        } else
                          var t = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return P.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: d.type, parentSchema: d, data: e }], !1;
  return P.errors = a, r === 0;
}
P.evaluated = { props: { release: !0, rows: !0, nextRowId: !0, roles: !0, users: !0, tokens: !0, settings: !0, references: !0, columns: !0, records: !0 }, dynamicProps: !1, dynamicItems: !1 };
function pe(e, { instancePath: s = "", parentData: R, parentDataProperty: F, rootData: k = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = pe.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let t;
      if (e.desk === void 0 && (t = "desk"))
        return pe.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: t }, schema: ce.required, parentSchema: ce, data: e }], !1;
      e.desk !== void 0 && (P(e.desk, { instancePath: s + "/desk", parentData: e, parentDataProperty: "desk", rootData: k, dynamicAnchors: S }) || (a = a === null ? P.errors : a.concat(P.errors), r = a.length));
    } else
      return pe.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: ce.type, parentSchema: ce, data: e }], !1;
  return pe.errors = a, r === 0;
}
pe.evaluated = { props: { desk: !0 }, dynamicProps: !1, dynamicItems: !1 };
export {
  De as faults_file,
  Ie as references_file,
  Oe as store_file,
  qe as users_file
};
