// Generated from schemas/ by scripts/compile-schemas.ts.
var ge = (e, s) => () => {
  try {
    return s || e((s = { exports: {} }).exports, s), s.exports;
  } catch (z) {
    throw s = 0, z;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var ve = ge((ue) => {
  "use strict";
  Object.defineProperty(ue, "__esModule", { value: !0 });
  function he(e) {
    let s = e.length, z = 0, F = 0, _;
    for (; F < s; )
      z++, _ = e.charCodeAt(F++), _ >= 55296 && _ <= 56319 && F < s && (_ = e.charCodeAt(F), (_ & 64512) === 56320 && F++);
    return z;
  }
  ue.default = he;
  he.code = 'require("ajv/dist/runtime/ucs2length").default';
});

// <stdin>
var Ae = ee, se = { type: "object", required: ["users"], properties: { users: { type: "array", items: { $ref: "#/definitions/user" } } } }, A = { type: "object", additionalProperties: !1, required: ["login"], properties: { login: { type: "string" }, email: { type: "string" }, firstname: { type: "string" }, lastname: { type: "string" }, password: { type: "string" }, active: { type: "boolean" }, roles: { type: "array", items: { enum: ["Admin", "Agent", "Customer"] } }, permissions: { $ref: "#/definitions/texts" }, groups: { type: "object", additionalProperties: { $ref: "#/definitions/texts" } }, tokens: { type: "array", items: { type: "object", additionalProperties: !1, required: ["token"], properties: { token: { type: "string" }, permissions: { $ref: "#/definitions/texts" }, expired: { type: "boolean" }, oauth: { type: "boolean" } } } } } }, _e = Object.prototype.hasOwnProperty, oe = { type: "array", items: { type: "string" } };
function E(e, { instancePath: s = "", parentData: z, parentDataProperty: F, rootData: _ = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = E.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), r === 0)
    if (Array.isArray(e)) {
      var t = !0;
      let f = e.length;
      for (let n = 0; n < f; n++) {
        let i = e[n], o = r;
        if (typeof i != "string")
          return E.errors = [{ instancePath: s + "/" + n, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, schema: oe.items.type, parentSchema: oe.items, data: i }], !1;
        var t = o === r;
        if (!t)
          break;
      }
    } else
      return E.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "array" }, schema: oe.type, parentSchema: oe, data: e }], !1;
  return E.errors = a, r === 0;
}
E.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
function $(e, { instancePath: s = "", parentData: z, parentDataProperty: F, rootData: _ = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = $.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let y;
      if (e.login === void 0 && (y = "login"))
        return $.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: y }, schema: A.required, parentSchema: A, data: e }], !1;
      {
        let O = r;
        for (let h in e)
          if (!_e.call(A.properties, h)) {
            return $.errors = [{ instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: h }, schema: !1, parentSchema: A, data: e }], !1;
            break;
          }
        if (O === r) {
          if (e.login !== void 0) {
            let h = e.login, P = r;
            if (typeof h != "string")
              return $.errors = [{ instancePath: s + "/login", schemaPath: "#/properties/login/type", keyword: "type", params: { type: "string" }, schema: A.properties.login.type, parentSchema: A.properties.login, data: h }], !1;
            var t = P === r;
          } else
            var t = !0;
          if (t) {
            if (e.email !== void 0) {
              let h = e.email, P = r;
              if (typeof h != "string")
                return $.errors = [{ instancePath: s + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, schema: A.properties.email.type, parentSchema: A.properties.email, data: h }], !1;
              var t = P === r;
            } else
              var t = !0;
            if (t) {
              if (e.firstname !== void 0) {
                let h = e.firstname, P = r;
                if (typeof h != "string")
                  return $.errors = [{ instancePath: s + "/firstname", schemaPath: "#/properties/firstname/type", keyword: "type", params: { type: "string" }, schema: A.properties.firstname.type, parentSchema: A.properties.firstname, data: h }], !1;
                var t = P === r;
              } else
                var t = !0;
              if (t) {
                if (e.lastname !== void 0) {
                  let h = e.lastname, P = r;
                  if (typeof h != "string")
                    return $.errors = [{ instancePath: s + "/lastname", schemaPath: "#/properties/lastname/type", keyword: "type", params: { type: "string" }, schema: A.properties.lastname.type, parentSchema: A.properties.lastname, data: h }], !1;
                  var t = P === r;
                } else
                  var t = !0;
                if (t) {
                  if (e.password !== void 0) {
                    let h = e.password, P = r;
                    if (typeof h != "string")
                      return $.errors = [{ instancePath: s + "/password", schemaPath: "#/properties/password/type", keyword: "type", params: { type: "string" }, schema: A.properties.password.type, parentSchema: A.properties.password, data: h }], !1;
                    var t = P === r;
                  } else
                    var t = !0;
                  if (t) {
                    if (e.active !== void 0) {
                      let h = e.active, P = r;
                      if (typeof h != "boolean")
                        return $.errors = [{ instancePath: s + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: "boolean" }, schema: A.properties.active.type, parentSchema: A.properties.active, data: h }], !1;
                      var t = P === r;
                    } else
                      var t = !0;
                    if (t) {
                      if (e.roles !== void 0) {
                        let h = e.roles, P = r;
                        if (r === P)
                          if (Array.isArray(h)) {
                            var f = !0;
                            let M = h.length;
                            for (let q = 0; q < M; q++) {
                              let d = h[q], k = r;
                              if (!(d === "Admin" || d === "Agent" || d === "Customer"))
                                return $.errors = [{ instancePath: s + "/roles/" + q, schemaPath: "#/properties/roles/items/enum", keyword: "enum", params: { allowedValues: A.properties.roles.items.enum }, schema: A.properties.roles.items.enum, parentSchema: A.properties.roles.items, data: d }], !1;
                              var f = k === r;
                              if (!f)
                                break;
                            }
                          } else
                            return $.errors = [{ instancePath: s + "/roles", schemaPath: "#/properties/roles/type", keyword: "type", params: { type: "array" }, schema: A.properties.roles.type, parentSchema: A.properties.roles, data: h }], !1;
                        var t = P === r;
                      } else
                        var t = !0;
                      if (t) {
                        if (e.permissions !== void 0) {
                          let h = r;
                          E(e.permissions, { instancePath: s + "/permissions", parentData: e, parentDataProperty: "permissions", rootData: _, dynamicAnchors: S }) || (a = a === null ? E.errors : a.concat(E.errors), r = a.length);
                          var t = h === r;
                        } else
                          var t = !0;
                        if (t) {
                          if (e.groups !== void 0) {
                            let h = e.groups, P = r;
                            if (r === P)
                              if (h && typeof h == "object" && !Array.isArray(h))
                                for (let M in h) {
                                  let q = r;
                                  E(h[M], { instancePath: s + "/groups/" + M.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: h, parentDataProperty: M, rootData: _, dynamicAnchors: S }) || (a = a === null ? E.errors : a.concat(E.errors), r = a.length);
                                  var n = q === r;
                                  if (!n)
                                    break;
                                }
                              else
                                return $.errors = [{ instancePath: s + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "object" }, schema: A.properties.groups.type, parentSchema: A.properties.groups, data: h }], !1;
                            var t = P === r;
                          } else
                            var t = !0;
                          if (t)
                            if (e.tokens !== void 0) {
                              let h = e.tokens, P = r;
                              if (r === P)
                                if (Array.isArray(h)) {
                                  var i = !0;
                                  let M = h.length;
                                  for (let q = 0; q < M; q++) {
                                    let d = h[q], k = r;
                                    if (r === k)
                                      if (d && typeof d == "object" && !Array.isArray(d)) {
                                        let x;
                                        if (d.token === void 0 && (x = "token"))
                                          return $.errors = [{ instancePath: s + "/tokens/" + q, schemaPath: "#/properties/tokens/items/required", keyword: "required", params: { missingProperty: x }, schema: A.properties.tokens.items.required, parentSchema: A.properties.tokens.items, data: d }], !1;
                                        {
                                          let U = r;
                                          for (let v in d)
                                            if (!(v === "token" || v === "permissions" || v === "expired" || v === "oauth")) {
                                              return $.errors = [{ instancePath: s + "/tokens/" + q, schemaPath: "#/properties/tokens/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: v }, schema: !1, parentSchema: A.properties.tokens.items, data: d }], !1;
                                              break;
                                            }
                                          if (U === r) {
                                            if (d.token !== void 0) {
                                              let v = d.token, c = r;
                                              if (typeof v != "string")
                                                return $.errors = [{ instancePath: s + "/tokens/" + q + "/token", schemaPath: "#/properties/tokens/items/properties/token/type", keyword: "type", params: { type: "string" }, schema: A.properties.tokens.items.properties.token.type, parentSchema: A.properties.tokens.items.properties.token, data: v }], !1;
                                              var o = c === r;
                                            } else
                                              var o = !0;
                                            if (o) {
                                              if (d.permissions !== void 0) {
                                                let v = r;
                                                E(d.permissions, { instancePath: s + "/tokens/" + q + "/permissions", parentData: d, parentDataProperty: "permissions", rootData: _, dynamicAnchors: S }) || (a = a === null ? E.errors : a.concat(E.errors), r = a.length);
                                                var o = v === r;
                                              } else
                                                var o = !0;
                                              if (o) {
                                                if (d.expired !== void 0) {
                                                  let v = d.expired, c = r;
                                                  if (typeof v != "boolean")
                                                    return $.errors = [{ instancePath: s + "/tokens/" + q + "/expired", schemaPath: "#/properties/tokens/items/properties/expired/type", keyword: "type", params: { type: "boolean" }, schema: A.properties.tokens.items.properties.expired.type, parentSchema: A.properties.tokens.items.properties.expired, data: v }], !1;
                                                  var o = c === r;
                                                } else
                                                  var o = !0;
                                                if (o)
                                                  if (d.oauth !== void 0) {
                                                    let v = d.oauth, c = r;
                                                    if (typeof v != "boolean")
                                                      return $.errors = [{ instancePath: s + "/tokens/" + q + "/oauth", schemaPath: "#/properties/tokens/items/properties/oauth/type", keyword: "type", params: { type: "boolean" }, schema: A.properties.tokens.items.properties.oauth.type, parentSchema: A.properties.tokens.items.properties.oauth, data: v }], !1;
                                                    var o = c === r;
                                                  } else
                                                    var o = !0;
                                              }
                                            }
                                          }
                                        }
                                      } else
                                        return $.errors = [{ instancePath: s + "/tokens/" + q, schemaPath: "#/properties/tokens/items/type", keyword: "type", params: { type: "object" }, schema: A.properties.tokens.items.type, parentSchema: A.properties.tokens.items, data: d }], !1;
                                    var i = k === r;
                                    if (!i)
                                      break;
                                  }
                                } else
                                  return $.errors = [{ instancePath: s + "/tokens", schemaPath: "#/properties/tokens/type", keyword: "type", params: { type: "array" }, schema: A.properties.tokens.type, parentSchema: A.properties.tokens, data: h }], !1;
                              var t = P === r;
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
      return $.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: A.type, parentSchema: A, data: e }], !1;
  return $.errors = a, r === 0;
}
$.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function ee(e, { instancePath: s = "", parentData: z, parentDataProperty: F, rootData: _ = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = ee.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let f;
      if (e.users === void 0 && (f = "users"))
        return ee.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: f }, schema: se.required, parentSchema: se, data: e }], !1;
      if (e.users !== void 0) {
        let n = e.users;
        if (r === r)
          if (Array.isArray(n)) {
            var t = !0;
            let o = n.length;
            for (let y = 0; y < o; y++) {
              let O = r;
              $(n[y], { instancePath: s + "/users/" + y, parentData: n, parentDataProperty: y, rootData: _, dynamicAnchors: S }) || (a = a === null ? $.errors : a.concat($.errors), r = a.length);
              var t = O === r;
              if (!t)
                break;
            }
          } else
            return ee.errors = [{ instancePath: s + "/users", schemaPath: "#/properties/users/type", keyword: "type", params: { type: "array" }, schema: se.properties.users.type, parentSchema: se.properties.users, data: n }], !1;
      }
    } else
      return ee.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: se.type, parentSchema: se, data: e }], !1;
  return ee.errors = a, r === 0;
}
ee.evaluated = { props: { users: !0 }, dynamicProps: !1, dynamicItems: !1 };
var je = re, ae = { type: "object", required: ["references"], properties: { references: { type: "array", items: { $ref: "#/definitions/reference" } } } }, J = { type: "object", additionalProperties: !1, required: ["object", "name", "kind", "title"], properties: { object: { type: "string" }, name: { type: "string" }, kind: { enum: ["Trigger", "Overview", "Job", "Sla", "Report::Profile", "AI Agent"] }, title: { type: "string" }, place: { enum: ["condition", "nested condition", "column"] } } };
function T(e, { instancePath: s = "", parentData: z, parentDataProperty: F, rootData: _ = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = T.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let f;
      if (e.object === void 0 && (f = "object") || e.name === void 0 && (f = "name") || e.kind === void 0 && (f = "kind") || e.title === void 0 && (f = "title"))
        return T.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: f }, schema: J.required, parentSchema: J, data: e }], !1;
      {
        let n = r;
        for (let i in e)
          if (!(i === "object" || i === "name" || i === "kind" || i === "title" || i === "place")) {
            return T.errors = [{ instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: i }, schema: !1, parentSchema: J, data: e }], !1;
            break;
          }
        if (n === r) {
          if (e.object !== void 0) {
            let i = e.object, o = r;
            if (typeof i != "string")
              return T.errors = [{ instancePath: s + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, schema: J.properties.object.type, parentSchema: J.properties.object, data: i }], !1;
            var t = o === r;
          } else
            var t = !0;
          if (t) {
            if (e.name !== void 0) {
              let i = e.name, o = r;
              if (typeof i != "string")
                return T.errors = [{ instancePath: s + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, schema: J.properties.name.type, parentSchema: J.properties.name, data: i }], !1;
              var t = o === r;
            } else
              var t = !0;
            if (t) {
              if (e.kind !== void 0) {
                let i = e.kind, o = r;
                if (!(i === "Trigger" || i === "Overview" || i === "Job" || i === "Sla" || i === "Report::Profile" || i === "AI Agent"))
                  return T.errors = [{ instancePath: s + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: J.properties.kind.enum }, schema: J.properties.kind.enum, parentSchema: J.properties.kind, data: i }], !1;
                var t = o === r;
              } else
                var t = !0;
              if (t) {
                if (e.title !== void 0) {
                  let i = e.title, o = r;
                  if (typeof i != "string")
                    return T.errors = [{ instancePath: s + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, schema: J.properties.title.type, parentSchema: J.properties.title, data: i }], !1;
                  var t = o === r;
                } else
                  var t = !0;
                if (t)
                  if (e.place !== void 0) {
                    let i = e.place, o = r;
                    if (!(i === "condition" || i === "nested condition" || i === "column"))
                      return T.errors = [{ instancePath: s + "/place", schemaPath: "#/properties/place/enum", keyword: "enum", params: { allowedValues: J.properties.place.enum }, schema: J.properties.place.enum, parentSchema: J.properties.place, data: i }], !1;
                    var t = o === r;
                  } else
                    var t = !0;
              }
            }
          }
        }
      }
    } else
      return T.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: J.type, parentSchema: J, data: e }], !1;
  return T.errors = a, r === 0;
}
T.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function re(e, { instancePath: s = "", parentData: z, parentDataProperty: F, rootData: _ = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = re.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let f;
      if (e.references === void 0 && (f = "references"))
        return re.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: f }, schema: ae.required, parentSchema: ae, data: e }], !1;
      if (e.references !== void 0) {
        let n = e.references;
        if (r === r)
          if (Array.isArray(n)) {
            var t = !0;
            let o = n.length;
            for (let y = 0; y < o; y++) {
              let O = r;
              T(n[y], { instancePath: s + "/references/" + y, parentData: n, parentDataProperty: y, rootData: _, dynamicAnchors: S }) || (a = a === null ? T.errors : a.concat(T.errors), r = a.length);
              var t = O === r;
              if (!t)
                break;
            }
          } else
            return re.errors = [{ instancePath: s + "/references", schemaPath: "#/properties/references/type", keyword: "type", params: { type: "array" }, schema: ae.properties.references.type, parentSchema: ae.properties.references, data: n }], !1;
      }
    } else
      return re.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: ae.type, parentSchema: ae, data: e }], !1;
  return re.errors = a, r === 0;
}
re.evaluated = { props: { references: !0 }, dynamicProps: !1, dynamicItems: !1 };
var qe = te, ie = { type: "object", required: ["rules"], properties: { rules: { type: "array", items: { $ref: "#/definitions/rule" } } } }, H = { type: "object", $ref: "#/definitions/fault", unevaluatedProperties: !1, properties: { request: { $ref: "#/definitions/count" }, nth: { $ref: "#/definitions/count" }, times: { description: 'a whole number from 1 on, or "always"', type: ["integer", "string"], minimum: 1, pattern: "^always$" }, method: { $ref: "#/definitions/words" }, path: { description: "a path that begins with / or *", type: "string", pattern: "^[/*]" } }, dependentSchemas: { request: { properties: { nth: { not: {}, description: 'does not go with "request": request counts all requests, nth those that match' } } } } }, w = { type: "object", required: ["do"], discriminator: { propertyName: "do" }, oneOf: [{ properties: { do: { enum: ["refuse", "reset-before", "reset-after", "cut"] } } }, { required: ["status"], properties: { do: { const: "status" }, status: { enum: [429, 500, 502, 503] }, when: { $ref: "#/definitions/when" }, retry_after: { $ref: "#/definitions/seconds" } }, if: { properties: { status: { enum: [500, 502] } } }, then: { properties: { retry_after: { not: {}, description: "goes with status 429 and 503 alone" } } } }, { properties: { do: { const: "html" }, when: { $ref: "#/definitions/when" } } }, { properties: { do: { const: "wrong-json" }, body: { $ref: "#/definitions/words" } } }, { required: ["seconds"], properties: { do: { const: "delay" }, seconds: { $ref: "#/definitions/seconds" }, when: { $ref: "#/definitions/when" } } }, { properties: { do: { const: "late" }, requests: { $ref: "#/definitions/count" } } }, { required: ["seconds"], properties: { do: { const: "drip" }, seconds: { $ref: "#/definitions/seconds" } } }, { required: ["seconds"], properties: { do: { const: "outage" }, seconds: { $ref: "#/definitions/seconds" }, when: { enum: ["before", "after", "answered"] } } }] }, ce = { enum: ["before", "after"] };
function Q(e, { instancePath: s = "", parentData: z, parentDataProperty: F, rootData: _ = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = Q.evaluated;
  return p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), e === "before" || e === "after" ? (Q.errors = a, r === 0) : (Q.errors = [{ instancePath: s, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: ce.enum }, schema: ce.enum, parentSchema: ce, data: e }], !1);
}
Q.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pe = { description: "a number of seconds, 3600 at most", type: "number", minimum: 0, maximum: 3600 };
function L(e, { instancePath: s = "", parentData: z, parentDataProperty: F, rootData: _ = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = L.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), r === 0)
    if (typeof e == "number" && isFinite(e)) {
      if (e > 3600 || isNaN(e))
        return L.errors = [{ instancePath: s, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, schema: 3600, parentSchema: pe, data: e }], !1;
      if (e < 0 || isNaN(e))
        return L.errors = [{ instancePath: s, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: pe, data: e }], !1;
    } else
      return L.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "number" }, schema: pe.type, parentSchema: pe, data: e }], !1;
  return L.errors = a, r === 0;
}
L.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var ye = { description: "a text that is not empty", type: "string", minLength: 1 }, ke = ve().default;
function W(e, { instancePath: s = "", parentData: z, parentDataProperty: F, rootData: _ = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = W.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), r === 0)
    if (typeof e == "string") {
      if (ke(e) < 1)
        return W.errors = [{ instancePath: s, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: ye, data: e }], !1;
    } else
      return W.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: ye.type, parentSchema: ye, data: e }], !1;
  return W.errors = a, r === 0;
}
W.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var de = { description: "a whole number from 1 on", type: "integer", minimum: 1, maximum: 9007199254740991 };
function B(e, { instancePath: s = "", parentData: z, parentDataProperty: F, rootData: _ = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = B.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), !(typeof e == "number" && !(e % 1) && !isNaN(e) && isFinite(e)))
    return B.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, schema: de.type, parentSchema: de, data: e }], !1;
  if (r === 0 && typeof e == "number" && isFinite(e)) {
    if (e > 9007199254740991 || isNaN(e))
      return B.errors = [{ instancePath: s, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, schema: 9007199254740991, parentSchema: de, data: e }], !1;
    if (e < 1 || isNaN(e))
      return B.errors = [{ instancePath: s, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: de, data: e }], !1;
  }
  return B.errors = a, r === 0;
}
B.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function D(e, { instancePath: s = "", parentData: z, parentDataProperty: F, rootData: _ = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = D.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let M;
      if (e.do === void 0 && (M = "do"))
        return D.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: M }, schema: w.required, parentSchema: w, data: e }], !1;
      {
        let q = e.do;
        if (typeof q == "string")
          if (q === "refuse") {
            if (e && typeof e == "object" && !Array.isArray(e) && e.do !== void 0) {
              let d = e.do;
              if (!(d === "refuse" || d === "reset-before" || d === "reset-after" || d === "cut"))
                return D.errors = [{ instancePath: s + "/do", schemaPath: "#/oneOf/0/properties/do/enum", keyword: "enum", params: { allowedValues: w.oneOf[0].properties.do.enum }, schema: w.oneOf[0].properties.do.enum, parentSchema: w.oneOf[0].properties.do, data: d }], !1;
            }
            var t = {};
            t.do = !0;
          } else if (q === "reset-before") {
            if (e && typeof e == "object" && !Array.isArray(e) && e.do !== void 0) {
              let d = e.do;
              if (!(d === "refuse" || d === "reset-before" || d === "reset-after" || d === "cut"))
                return D.errors = [{ instancePath: s + "/do", schemaPath: "#/oneOf/0/properties/do/enum", keyword: "enum", params: { allowedValues: w.oneOf[0].properties.do.enum }, schema: w.oneOf[0].properties.do.enum, parentSchema: w.oneOf[0].properties.do, data: d }], !1;
            }
            t !== !0 && (t = t || {}, t.do = !0);
          } else if (q === "reset-after") {
            if (e && typeof e == "object" && !Array.isArray(e) && e.do !== void 0) {
              let d = e.do;
              if (!(d === "refuse" || d === "reset-before" || d === "reset-after" || d === "cut"))
                return D.errors = [{ instancePath: s + "/do", schemaPath: "#/oneOf/0/properties/do/enum", keyword: "enum", params: { allowedValues: w.oneOf[0].properties.do.enum }, schema: w.oneOf[0].properties.do.enum, parentSchema: w.oneOf[0].properties.do, data: d }], !1;
            }
            t !== !0 && (t = t || {}, t.do = !0);
          } else if (q === "cut") {
            if (e && typeof e == "object" && !Array.isArray(e) && e.do !== void 0) {
              let d = e.do;
              if (!(d === "refuse" || d === "reset-before" || d === "reset-after" || d === "cut"))
                return D.errors = [{ instancePath: s + "/do", schemaPath: "#/oneOf/0/properties/do/enum", keyword: "enum", params: { allowedValues: w.oneOf[0].properties.do.enum }, schema: w.oneOf[0].properties.do.enum, parentSchema: w.oneOf[0].properties.do, data: d }], !1;
            }
            t !== !0 && (t = t || {}, t.do = !0);
          } else if (q === "status") {
            let d = r, k = r, u = !0, x = r;
            if (e && typeof e == "object" && !Array.isArray(e) && e.status !== void 0) {
              let U = e.status;
              if (!(U === 500 || U === 502)) {
                let v = {};
                a === null ? a = [v] : a.push(v), r++;
              }
            }
            var f = x === r;
            if (r = k, a !== null && (k ? a.length = k : a = null), f) {
              let U = r;
              if (e && typeof e == "object" && !Array.isArray(e) && e.retry_after !== void 0)
                return D.errors = [{ instancePath: s + "/retry_after", schemaPath: "#/oneOf/1/then/properties/retry_after/not", keyword: "not", params: {}, schema: w.oneOf[1].then.properties.retry_after.not, parentSchema: w.oneOf[1].then.properties.retry_after, data: e.retry_after }], !1;
              var f = U === r;
              if (u = f, u) {
                var n = {};
                n.retry_after = !0, n.status = !0;
              }
            }
            if (!u) {
              let U = { instancePath: s, schemaPath: "#/oneOf/1/if", keyword: "if", params: { failingKeyword: "then" }, schema: w.oneOf[1].if, parentSchema: w.oneOf[1], data: e };
              return a === null ? a = [U] : a.push(U), r++, D.errors = a, !1;
            }
            if (r === d && e && typeof e == "object" && !Array.isArray(e)) {
              let U;
              if (e.status === void 0 && (U = "status"))
                return D.errors = [{ instancePath: s, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: U }, schema: w.oneOf[1].required, parentSchema: w.oneOf[1], data: e }], !1;
              if (n !== !0 && (n = n || {}, n.do = !0, n.status = !0, n.when = !0, n.retry_after = !0), e.do !== void 0) {
                let v = e.do, c = r;
                if (v !== "status")
                  return D.errors = [{ instancePath: s + "/do", schemaPath: "#/oneOf/1/properties/do/const", keyword: "const", params: { allowedValue: "status" }, schema: "status", parentSchema: w.oneOf[1].properties.do, data: v }], !1;
                var i = c === r;
              } else
                var i = !0;
              if (i) {
                if (e.status !== void 0) {
                  let v = e.status, c = r;
                  if (!(v === 429 || v === 500 || v === 502 || v === 503))
                    return D.errors = [{ instancePath: s + "/status", schemaPath: "#/oneOf/1/properties/status/enum", keyword: "enum", params: { allowedValues: w.oneOf[1].properties.status.enum }, schema: w.oneOf[1].properties.status.enum, parentSchema: w.oneOf[1].properties.status, data: v }], !1;
                  var i = c === r;
                } else
                  var i = !0;
                if (i) {
                  if (e.when !== void 0) {
                    let v = r;
                    Q(e.when, { instancePath: s + "/when", parentData: e, parentDataProperty: "when", rootData: _, dynamicAnchors: S }) || (a = a === null ? Q.errors : a.concat(Q.errors), r = a.length);
                    var i = v === r;
                  } else
                    var i = !0;
                  if (i)
                    if (e.retry_after !== void 0) {
                      let v = r;
                      L(e.retry_after, { instancePath: s + "/retry_after", parentData: e, parentDataProperty: "retry_after", rootData: _, dynamicAnchors: S }) || (a = a === null ? L.errors : a.concat(L.errors), r = a.length);
                      var i = v === r;
                    } else
                      var i = !0;
                }
              }
            }
            t !== !0 && n !== void 0 && (n === !0 ? t = !0 : (t = t || {}, Object.assign(t, n)));
          } else if (q === "html") {
            if (e && typeof e == "object" && !Array.isArray(e)) {
              if (e.do !== void 0) {
                let d = e.do, k = r;
                if (d !== "html")
                  return D.errors = [{ instancePath: s + "/do", schemaPath: "#/oneOf/2/properties/do/const", keyword: "const", params: { allowedValue: "html" }, schema: "html", parentSchema: w.oneOf[2].properties.do, data: d }], !1;
                var o = k === r;
              } else
                var o = !0;
              if (o)
                if (e.when !== void 0) {
                  let d = r;
                  Q(e.when, { instancePath: s + "/when", parentData: e, parentDataProperty: "when", rootData: _, dynamicAnchors: S }) || (a = a === null ? Q.errors : a.concat(Q.errors), r = a.length);
                  var o = d === r;
                } else
                  var o = !0;
            }
            t !== !0 && (t = t || {}, t.do = !0, t.when = !0);
          } else if (q === "wrong-json") {
            if (e && typeof e == "object" && !Array.isArray(e)) {
              if (e.do !== void 0) {
                let d = e.do, k = r;
                if (d !== "wrong-json")
                  return D.errors = [{ instancePath: s + "/do", schemaPath: "#/oneOf/3/properties/do/const", keyword: "const", params: { allowedValue: "wrong-json" }, schema: "wrong-json", parentSchema: w.oneOf[3].properties.do, data: d }], !1;
                var y = k === r;
              } else
                var y = !0;
              if (y)
                if (e.body !== void 0) {
                  let d = r;
                  W(e.body, { instancePath: s + "/body", parentData: e, parentDataProperty: "body", rootData: _, dynamicAnchors: S }) || (a = a === null ? W.errors : a.concat(W.errors), r = a.length);
                  var y = d === r;
                } else
                  var y = !0;
            }
            t !== !0 && (t = t || {}, t.do = !0, t.body = !0);
          } else if (q === "delay") {
            if (e && typeof e == "object" && !Array.isArray(e)) {
              let d;
              if (e.seconds === void 0 && (d = "seconds"))
                return D.errors = [{ instancePath: s, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: d }, schema: w.oneOf[4].required, parentSchema: w.oneOf[4], data: e }], !1;
              if (e.do !== void 0) {
                let k = e.do, u = r;
                if (k !== "delay")
                  return D.errors = [{ instancePath: s + "/do", schemaPath: "#/oneOf/4/properties/do/const", keyword: "const", params: { allowedValue: "delay" }, schema: "delay", parentSchema: w.oneOf[4].properties.do, data: k }], !1;
                var O = u === r;
              } else
                var O = !0;
              if (O) {
                if (e.seconds !== void 0) {
                  let k = r;
                  L(e.seconds, { instancePath: s + "/seconds", parentData: e, parentDataProperty: "seconds", rootData: _, dynamicAnchors: S }) || (a = a === null ? L.errors : a.concat(L.errors), r = a.length);
                  var O = k === r;
                } else
                  var O = !0;
                if (O)
                  if (e.when !== void 0) {
                    let k = r;
                    Q(e.when, { instancePath: s + "/when", parentData: e, parentDataProperty: "when", rootData: _, dynamicAnchors: S }) || (a = a === null ? Q.errors : a.concat(Q.errors), r = a.length);
                    var O = k === r;
                  } else
                    var O = !0;
              }
            }
            t !== !0 && (t = t || {}, t.do = !0, t.seconds = !0, t.when = !0);
          } else if (q === "late") {
            if (e && typeof e == "object" && !Array.isArray(e)) {
              if (e.do !== void 0) {
                let d = e.do, k = r;
                if (d !== "late")
                  return D.errors = [{ instancePath: s + "/do", schemaPath: "#/oneOf/5/properties/do/const", keyword: "const", params: { allowedValue: "late" }, schema: "late", parentSchema: w.oneOf[5].properties.do, data: d }], !1;
                var h = k === r;
              } else
                var h = !0;
              if (h)
                if (e.requests !== void 0) {
                  let d = r;
                  B(e.requests, { instancePath: s + "/requests", parentData: e, parentDataProperty: "requests", rootData: _, dynamicAnchors: S }) || (a = a === null ? B.errors : a.concat(B.errors), r = a.length);
                  var h = d === r;
                } else
                  var h = !0;
            }
            t !== !0 && (t = t || {}, t.do = !0, t.requests = !0);
          } else if (q === "drip") {
            if (e && typeof e == "object" && !Array.isArray(e)) {
              let d;
              if (e.seconds === void 0 && (d = "seconds"))
                return D.errors = [{ instancePath: s, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: d }, schema: w.oneOf[6].required, parentSchema: w.oneOf[6], data: e }], !1;
              if (e.do !== void 0) {
                let k = e.do, u = r;
                if (k !== "drip")
                  return D.errors = [{ instancePath: s + "/do", schemaPath: "#/oneOf/6/properties/do/const", keyword: "const", params: { allowedValue: "drip" }, schema: "drip", parentSchema: w.oneOf[6].properties.do, data: k }], !1;
                var P = u === r;
              } else
                var P = !0;
              if (P)
                if (e.seconds !== void 0) {
                  let k = r;
                  L(e.seconds, { instancePath: s + "/seconds", parentData: e, parentDataProperty: "seconds", rootData: _, dynamicAnchors: S }) || (a = a === null ? L.errors : a.concat(L.errors), r = a.length);
                  var P = k === r;
                } else
                  var P = !0;
            }
            t !== !0 && (t = t || {}, t.do = !0, t.seconds = !0);
          } else if (q === "outage") {
            if (e && typeof e == "object" && !Array.isArray(e)) {
              let d;
              if (e.seconds === void 0 && (d = "seconds"))
                return D.errors = [{ instancePath: s, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: d }, schema: w.oneOf[7].required, parentSchema: w.oneOf[7], data: e }], !1;
              if (e.do !== void 0) {
                let k = e.do, u = r;
                if (k !== "outage")
                  return D.errors = [{ instancePath: s + "/do", schemaPath: "#/oneOf/7/properties/do/const", keyword: "const", params: { allowedValue: "outage" }, schema: "outage", parentSchema: w.oneOf[7].properties.do, data: k }], !1;
                var K = u === r;
              } else
                var K = !0;
              if (K) {
                if (e.seconds !== void 0) {
                  let k = r;
                  L(e.seconds, { instancePath: s + "/seconds", parentData: e, parentDataProperty: "seconds", rootData: _, dynamicAnchors: S }) || (a = a === null ? L.errors : a.concat(L.errors), r = a.length);
                  var K = k === r;
                } else
                  var K = !0;
                if (K)
                  if (e.when !== void 0) {
                    let k = e.when, u = r;
                    if (!(k === "before" || k === "after" || k === "answered"))
                      return D.errors = [{ instancePath: s + "/when", schemaPath: "#/oneOf/7/properties/when/enum", keyword: "enum", params: { allowedValues: w.oneOf[7].properties.when.enum }, schema: w.oneOf[7].properties.when.enum, parentSchema: w.oneOf[7].properties.when, data: k }], !1;
                    var K = u === r;
                  } else
                    var K = !0;
              }
            }
            t !== !0 && (t = t || {}, t.do = !0, t.seconds = !0, t.when = !0);
          } else
            return D.errors = [{ instancePath: s, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "do", tagValue: q }, schema: w.discriminator, parentSchema: w, data: e }], !1;
        else
          return D.errors = [{ instancePath: s, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "do", tagValue: q }, schema: w.discriminator, parentSchema: w, data: e }], !1;
      }
    } else
      return D.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: w.type, parentSchema: w, data: e }], !1;
  return D.errors = a, p.props = t, r === 0;
}
D.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var we = new RegExp("^always$", "u"), Pe = new RegExp("^[/*]", "u");
function G(e, { instancePath: s = "", parentData: z, parentDataProperty: F, rootData: _ = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = G.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), !D(e, { instancePath: s, parentData: z, parentDataProperty: F, rootData: _, dynamicAnchors: S }))
    a = a === null ? D.errors : a.concat(D.errors), r = a.length;
  else
    var t = D.evaluated.props;
  if (r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      if (t !== !0 && (t = t || {}, t.request = !0, t.nth = !0, t.times = !0, t.method = !0, t.path = !0), e.request !== void 0) {
        let i = r;
        B(e.request, { instancePath: s + "/request", parentData: e, parentDataProperty: "request", rootData: _, dynamicAnchors: S }) || (a = a === null ? B.errors : a.concat(B.errors), r = a.length);
        var f = i === r;
      } else
        var f = !0;
      if (f) {
        if (e.nth !== void 0) {
          let i = r;
          B(e.nth, { instancePath: s + "/nth", parentData: e, parentDataProperty: "nth", rootData: _, dynamicAnchors: S }) || (a = a === null ? B.errors : a.concat(B.errors), r = a.length);
          var f = i === r;
        } else
          var f = !0;
        if (f) {
          if (e.times !== void 0) {
            let i = e.times, o = r;
            if (!(typeof i == "number" && !(i % 1) && !isNaN(i) && isFinite(i)) && typeof i != "string")
              return G.errors = [{ instancePath: s + "/times", schemaPath: "#/properties/times/type", keyword: "type", params: { type: H.properties.times.type }, schema: H.properties.times.type, parentSchema: H.properties.times, data: i }], !1;
            if (r === o) {
              if (typeof i == "number" && isFinite(i) && (i < 1 || isNaN(i)))
                return G.errors = [{ instancePath: s + "/times", schemaPath: "#/properties/times/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: H.properties.times, data: i }], !1;
              if (r === o && typeof i == "string" && !we.test(i))
                return G.errors = [{ instancePath: s + "/times", schemaPath: "#/properties/times/pattern", keyword: "pattern", params: { pattern: "^always$" }, schema: "^always$", parentSchema: H.properties.times, data: i }], !1;
            }
            var f = o === r;
          } else
            var f = !0;
          if (f) {
            if (e.method !== void 0) {
              let i = r;
              W(e.method, { instancePath: s + "/method", parentData: e, parentDataProperty: "method", rootData: _, dynamicAnchors: S }) || (a = a === null ? W.errors : a.concat(W.errors), r = a.length);
              var f = i === r;
            } else
              var f = !0;
            if (f) {
              if (e.path !== void 0) {
                let i = e.path, o = r;
                if (r === o)
                  if (typeof i == "string") {
                    if (!Pe.test(i))
                      return G.errors = [{ instancePath: s + "/path", schemaPath: "#/properties/path/pattern", keyword: "pattern", params: { pattern: "^[/*]" }, schema: "^[/*]", parentSchema: H.properties.path, data: i }], !1;
                  } else
                    return G.errors = [{ instancePath: s + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, schema: H.properties.path.type, parentSchema: H.properties.path, data: i }], !1;
                var f = o === r;
              } else
                var f = !0;
              if (f) {
                if (e.request !== void 0) {
                  let i = r;
                  if (e && typeof e == "object" && !Array.isArray(e) && e.nth !== void 0)
                    return G.errors = [{ instancePath: s + "/nth", schemaPath: "#/dependentSchemas/request/properties/nth/not", keyword: "not", params: {}, schema: H.dependentSchemas.request.properties.nth.not, parentSchema: H.dependentSchemas.request.properties.nth, data: e.nth }], !1;
                  var n = i === r;
                  n && t !== !0 && (t = t || {}, t.nth = !0);
                } else
                  var n = !0;
                if (n && t !== !0) {
                  for (let i in e)
                    if (!t || !t[i]) {
                      return G.errors = [{ instancePath: s, schemaPath: "#/unevaluatedProperties", keyword: "unevaluatedProperties", params: { unevaluatedProperty: i }, schema: !1, parentSchema: H, data: e }], !1;
                      break;
                    }
                }
              }
            }
          }
        }
      }
    } else
      return G.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: H.type, parentSchema: H, data: e }], !1;
  return G.errors = a, r === 0;
}
G.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function te(e, { instancePath: s = "", parentData: z, parentDataProperty: F, rootData: _ = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = te.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let f;
      if (e.rules === void 0 && (f = "rules"))
        return te.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: f }, schema: ie.required, parentSchema: ie, data: e }], !1;
      if (e.rules !== void 0) {
        let n = e.rules;
        if (r === r)
          if (Array.isArray(n)) {
            var t = !0;
            let o = n.length;
            for (let y = 0; y < o; y++) {
              let O = r;
              G(n[y], { instancePath: s + "/rules/" + y, parentData: n, parentDataProperty: y, rootData: _, dynamicAnchors: S }) || (a = a === null ? G.errors : a.concat(G.errors), r = a.length);
              var t = O === r;
              if (!t)
                break;
            }
          } else
            return te.errors = [{ instancePath: s + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "array" }, schema: ie.properties.rules.type, parentSchema: ie.properties.rules, data: n }], !1;
      }
    } else
      return te.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: ie.type, parentSchema: ie, data: e }], !1;
  return te.errors = a, r === 0;
}
te.evaluated = { props: { rules: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Ie = ne, le = { type: "object", required: ["desk"], properties: { desk: { $ref: "#/definitions/desk" } } }, l = { type: "object", required: ["release", "rows", "nextRowId", "roles", "users", "tokens", "settings", "references", "columns"], properties: { release: { enum: ["5.2", "6.5", "7.1"] }, rows: { type: "array", items: { $ref: "#/definitions/row" } }, nextRowId: { type: "integer" }, roles: { type: "array", items: { type: "object", required: ["id", "name", "permissions"], properties: { id: { type: "integer" }, name: { type: "string" }, permissions: { $ref: "#/definitions/texts" } } } }, users: { type: "array", items: { $ref: "#/definitions/kept_user" } }, tokens: { type: "array", items: { type: "object", required: ["token", "userId", "kind", "permissions"], properties: { token: { type: "string" }, userId: { type: "integer" }, kind: { enum: ["api", "oauth"] }, permissions: { $ref: "#/definitions/texts" }, expiresAt: { type: "string" } } } }, settings: { type: "array", items: { type: "object", required: ["id", "name", "value", "updatedAt", "rest"], properties: { id: { type: "integer" }, name: { type: "string" }, value: {}, updatedAt: { type: "string" }, rest: { type: "object" } } } }, references: { type: "array", items: { $ref: "#/definitions/reference" } }, columns: { type: "object", additionalProperties: { type: "array", items: { type: "object", required: ["name", "longestValue"], properties: { name: { type: "string" }, longestValue: { type: "integer" } } } } } } }, b = { type: "object", required: ["id", "object", "name", "display", "data_type", "data_option", "data_option_new", "editable", "active", "screens", "to_create", "to_migrate", "to_delete", "to_config", "position", "created_by_id", "updated_by_id", "created_at", "updated_at"], properties: { id: { type: "integer" }, object: { type: "string" }, name: { type: "string" }, display: { type: "string" }, data_type: { type: "string" }, data_option: { type: "object" }, data_option_new: { type: "object" }, editable: { type: "boolean" }, active: { type: "boolean" }, screens: { type: "object" }, to_create: { type: "boolean" }, to_migrate: { type: "boolean" }, to_delete: { type: "boolean" }, to_config: { type: "boolean" }, position: { type: "integer" }, created_by_id: { type: "integer" }, updated_by_id: { type: "integer" }, created_at: { type: "string" }, updated_at: { type: "string" } } };
function V(e, { instancePath: s = "", parentData: z, parentDataProperty: F, rootData: _ = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = V.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let f;
      if (e.id === void 0 && (f = "id") || e.object === void 0 && (f = "object") || e.name === void 0 && (f = "name") || e.display === void 0 && (f = "display") || e.data_type === void 0 && (f = "data_type") || e.data_option === void 0 && (f = "data_option") || e.data_option_new === void 0 && (f = "data_option_new") || e.editable === void 0 && (f = "editable") || e.active === void 0 && (f = "active") || e.screens === void 0 && (f = "screens") || e.to_create === void 0 && (f = "to_create") || e.to_migrate === void 0 && (f = "to_migrate") || e.to_delete === void 0 && (f = "to_delete") || e.to_config === void 0 && (f = "to_config") || e.position === void 0 && (f = "position") || e.created_by_id === void 0 && (f = "created_by_id") || e.updated_by_id === void 0 && (f = "updated_by_id") || e.created_at === void 0 && (f = "created_at") || e.updated_at === void 0 && (f = "updated_at"))
        return V.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: f }, schema: b.required, parentSchema: b, data: e }], !1;
      if (e.id !== void 0) {
        let n = e.id, i = r;
        if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n)))
          return V.errors = [{ instancePath: s + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, schema: b.properties.id.type, parentSchema: b.properties.id, data: n }], !1;
        var t = i === r;
      } else
        var t = !0;
      if (t) {
        if (e.object !== void 0) {
          let n = e.object, i = r;
          if (typeof n != "string")
            return V.errors = [{ instancePath: s + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "string" }, schema: b.properties.object.type, parentSchema: b.properties.object, data: n }], !1;
          var t = i === r;
        } else
          var t = !0;
        if (t) {
          if (e.name !== void 0) {
            let n = e.name, i = r;
            if (typeof n != "string")
              return V.errors = [{ instancePath: s + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, schema: b.properties.name.type, parentSchema: b.properties.name, data: n }], !1;
            var t = i === r;
          } else
            var t = !0;
          if (t) {
            if (e.display !== void 0) {
              let n = e.display, i = r;
              if (typeof n != "string")
                return V.errors = [{ instancePath: s + "/display", schemaPath: "#/properties/display/type", keyword: "type", params: { type: "string" }, schema: b.properties.display.type, parentSchema: b.properties.display, data: n }], !1;
              var t = i === r;
            } else
              var t = !0;
            if (t) {
              if (e.data_type !== void 0) {
                let n = e.data_type, i = r;
                if (typeof n != "string")
                  return V.errors = [{ instancePath: s + "/data_type", schemaPath: "#/properties/data_type/type", keyword: "type", params: { type: "string" }, schema: b.properties.data_type.type, parentSchema: b.properties.data_type, data: n }], !1;
                var t = i === r;
              } else
                var t = !0;
              if (t) {
                if (e.data_option !== void 0) {
                  let n = e.data_option, i = r;
                  if (!(n && typeof n == "object" && !Array.isArray(n)))
                    return V.errors = [{ instancePath: s + "/data_option", schemaPath: "#/properties/data_option/type", keyword: "type", params: { type: "object" }, schema: b.properties.data_option.type, parentSchema: b.properties.data_option, data: n }], !1;
                  var t = i === r;
                } else
                  var t = !0;
                if (t) {
                  if (e.data_option_new !== void 0) {
                    let n = e.data_option_new, i = r;
                    if (!(n && typeof n == "object" && !Array.isArray(n)))
                      return V.errors = [{ instancePath: s + "/data_option_new", schemaPath: "#/properties/data_option_new/type", keyword: "type", params: { type: "object" }, schema: b.properties.data_option_new.type, parentSchema: b.properties.data_option_new, data: n }], !1;
                    var t = i === r;
                  } else
                    var t = !0;
                  if (t) {
                    if (e.editable !== void 0) {
                      let n = e.editable, i = r;
                      if (typeof n != "boolean")
                        return V.errors = [{ instancePath: s + "/editable", schemaPath: "#/properties/editable/type", keyword: "type", params: { type: "boolean" }, schema: b.properties.editable.type, parentSchema: b.properties.editable, data: n }], !1;
                      var t = i === r;
                    } else
                      var t = !0;
                    if (t) {
                      if (e.active !== void 0) {
                        let n = e.active, i = r;
                        if (typeof n != "boolean")
                          return V.errors = [{ instancePath: s + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: "boolean" }, schema: b.properties.active.type, parentSchema: b.properties.active, data: n }], !1;
                        var t = i === r;
                      } else
                        var t = !0;
                      if (t) {
                        if (e.screens !== void 0) {
                          let n = e.screens, i = r;
                          if (!(n && typeof n == "object" && !Array.isArray(n)))
                            return V.errors = [{ instancePath: s + "/screens", schemaPath: "#/properties/screens/type", keyword: "type", params: { type: "object" }, schema: b.properties.screens.type, parentSchema: b.properties.screens, data: n }], !1;
                          var t = i === r;
                        } else
                          var t = !0;
                        if (t) {
                          if (e.to_create !== void 0) {
                            let n = e.to_create, i = r;
                            if (typeof n != "boolean")
                              return V.errors = [{ instancePath: s + "/to_create", schemaPath: "#/properties/to_create/type", keyword: "type", params: { type: "boolean" }, schema: b.properties.to_create.type, parentSchema: b.properties.to_create, data: n }], !1;
                            var t = i === r;
                          } else
                            var t = !0;
                          if (t) {
                            if (e.to_migrate !== void 0) {
                              let n = e.to_migrate, i = r;
                              if (typeof n != "boolean")
                                return V.errors = [{ instancePath: s + "/to_migrate", schemaPath: "#/properties/to_migrate/type", keyword: "type", params: { type: "boolean" }, schema: b.properties.to_migrate.type, parentSchema: b.properties.to_migrate, data: n }], !1;
                              var t = i === r;
                            } else
                              var t = !0;
                            if (t) {
                              if (e.to_delete !== void 0) {
                                let n = e.to_delete, i = r;
                                if (typeof n != "boolean")
                                  return V.errors = [{ instancePath: s + "/to_delete", schemaPath: "#/properties/to_delete/type", keyword: "type", params: { type: "boolean" }, schema: b.properties.to_delete.type, parentSchema: b.properties.to_delete, data: n }], !1;
                                var t = i === r;
                              } else
                                var t = !0;
                              if (t) {
                                if (e.to_config !== void 0) {
                                  let n = e.to_config, i = r;
                                  if (typeof n != "boolean")
                                    return V.errors = [{ instancePath: s + "/to_config", schemaPath: "#/properties/to_config/type", keyword: "type", params: { type: "boolean" }, schema: b.properties.to_config.type, parentSchema: b.properties.to_config, data: n }], !1;
                                  var t = i === r;
                                } else
                                  var t = !0;
                                if (t) {
                                  if (e.position !== void 0) {
                                    let n = e.position, i = r;
                                    if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n)))
                                      return V.errors = [{ instancePath: s + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" }, schema: b.properties.position.type, parentSchema: b.properties.position, data: n }], !1;
                                    var t = i === r;
                                  } else
                                    var t = !0;
                                  if (t) {
                                    if (e.created_by_id !== void 0) {
                                      let n = e.created_by_id, i = r;
                                      if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n)))
                                        return V.errors = [{ instancePath: s + "/created_by_id", schemaPath: "#/properties/created_by_id/type", keyword: "type", params: { type: "integer" }, schema: b.properties.created_by_id.type, parentSchema: b.properties.created_by_id, data: n }], !1;
                                      var t = i === r;
                                    } else
                                      var t = !0;
                                    if (t) {
                                      if (e.updated_by_id !== void 0) {
                                        let n = e.updated_by_id, i = r;
                                        if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n)))
                                          return V.errors = [{ instancePath: s + "/updated_by_id", schemaPath: "#/properties/updated_by_id/type", keyword: "type", params: { type: "integer" }, schema: b.properties.updated_by_id.type, parentSchema: b.properties.updated_by_id, data: n }], !1;
                                        var t = i === r;
                                      } else
                                        var t = !0;
                                      if (t) {
                                        if (e.created_at !== void 0) {
                                          let n = e.created_at, i = r;
                                          if (typeof n != "string")
                                            return V.errors = [{ instancePath: s + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, schema: b.properties.created_at.type, parentSchema: b.properties.created_at, data: n }], !1;
                                          var t = i === r;
                                        } else
                                          var t = !0;
                                        if (t)
                                          if (e.updated_at !== void 0) {
                                            let n = e.updated_at, i = r;
                                            if (typeof n != "string")
                                              return V.errors = [{ instancePath: s + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, schema: b.properties.updated_at.type, parentSchema: b.properties.updated_at, data: n }], !1;
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
      return V.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: b.type, parentSchema: b, data: e }], !1;
  return V.errors = a, r === 0;
}
V.evaluated = { props: { id: !0, object: !0, name: !0, display: !0, data_type: !0, data_option: !0, data_option_new: !0, editable: !0, active: !0, screens: !0, to_create: !0, to_migrate: !0, to_delete: !0, to_config: !0, position: !0, created_by_id: !0, updated_by_id: !0, created_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var I = { type: "object", required: ["id", "login", "email", "firstname", "lastname", "active", "organizationId", "roleIds", "groups", "unset", "createdAt", "updatedAt"], properties: { id: { type: "integer" }, login: { type: "string" }, email: { type: "string" }, firstname: { type: "string" }, lastname: { type: "string" }, password: { type: "string" }, active: { type: "boolean" }, organizationId: { description: "a whole number or null", type: ["integer", "null"] }, roleIds: { type: "array", items: { type: "integer" } }, groups: { type: "object", additionalProperties: { $ref: "#/definitions/texts" } }, unset: { enum: ["", null] }, createdAt: { type: "string" }, updatedAt: { type: "string" } } };
function R(e, { instancePath: s = "", parentData: z, parentDataProperty: F, rootData: _ = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = R.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let i;
      if (e.id === void 0 && (i = "id") || e.login === void 0 && (i = "login") || e.email === void 0 && (i = "email") || e.firstname === void 0 && (i = "firstname") || e.lastname === void 0 && (i = "lastname") || e.active === void 0 && (i = "active") || e.organizationId === void 0 && (i = "organizationId") || e.roleIds === void 0 && (i = "roleIds") || e.groups === void 0 && (i = "groups") || e.unset === void 0 && (i = "unset") || e.createdAt === void 0 && (i = "createdAt") || e.updatedAt === void 0 && (i = "updatedAt"))
        return R.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: i }, schema: I.required, parentSchema: I, data: e }], !1;
      if (e.id !== void 0) {
        let o = e.id, y = r;
        if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o)))
          return R.errors = [{ instancePath: s + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, schema: I.properties.id.type, parentSchema: I.properties.id, data: o }], !1;
        var t = y === r;
      } else
        var t = !0;
      if (t) {
        if (e.login !== void 0) {
          let o = e.login, y = r;
          if (typeof o != "string")
            return R.errors = [{ instancePath: s + "/login", schemaPath: "#/properties/login/type", keyword: "type", params: { type: "string" }, schema: I.properties.login.type, parentSchema: I.properties.login, data: o }], !1;
          var t = y === r;
        } else
          var t = !0;
        if (t) {
          if (e.email !== void 0) {
            let o = e.email, y = r;
            if (typeof o != "string")
              return R.errors = [{ instancePath: s + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, schema: I.properties.email.type, parentSchema: I.properties.email, data: o }], !1;
            var t = y === r;
          } else
            var t = !0;
          if (t) {
            if (e.firstname !== void 0) {
              let o = e.firstname, y = r;
              if (typeof o != "string")
                return R.errors = [{ instancePath: s + "/firstname", schemaPath: "#/properties/firstname/type", keyword: "type", params: { type: "string" }, schema: I.properties.firstname.type, parentSchema: I.properties.firstname, data: o }], !1;
              var t = y === r;
            } else
              var t = !0;
            if (t) {
              if (e.lastname !== void 0) {
                let o = e.lastname, y = r;
                if (typeof o != "string")
                  return R.errors = [{ instancePath: s + "/lastname", schemaPath: "#/properties/lastname/type", keyword: "type", params: { type: "string" }, schema: I.properties.lastname.type, parentSchema: I.properties.lastname, data: o }], !1;
                var t = y === r;
              } else
                var t = !0;
              if (t) {
                if (e.password !== void 0) {
                  let o = e.password, y = r;
                  if (typeof o != "string")
                    return R.errors = [{ instancePath: s + "/password", schemaPath: "#/properties/password/type", keyword: "type", params: { type: "string" }, schema: I.properties.password.type, parentSchema: I.properties.password, data: o }], !1;
                  var t = y === r;
                } else
                  var t = !0;
                if (t) {
                  if (e.active !== void 0) {
                    let o = e.active, y = r;
                    if (typeof o != "boolean")
                      return R.errors = [{ instancePath: s + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: "boolean" }, schema: I.properties.active.type, parentSchema: I.properties.active, data: o }], !1;
                    var t = y === r;
                  } else
                    var t = !0;
                  if (t) {
                    if (e.organizationId !== void 0) {
                      let o = e.organizationId, y = r;
                      if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o)) && o !== null)
                        return R.errors = [{ instancePath: s + "/organizationId", schemaPath: "#/properties/organizationId/type", keyword: "type", params: { type: I.properties.organizationId.type }, schema: I.properties.organizationId.type, parentSchema: I.properties.organizationId, data: o }], !1;
                      var t = y === r;
                    } else
                      var t = !0;
                    if (t) {
                      if (e.roleIds !== void 0) {
                        let o = e.roleIds, y = r;
                        if (r === y)
                          if (Array.isArray(o)) {
                            var f = !0;
                            let h = o.length;
                            for (let P = 0; P < h; P++) {
                              let K = o[P], M = r;
                              if (!(typeof K == "number" && !(K % 1) && !isNaN(K) && isFinite(K)))
                                return R.errors = [{ instancePath: s + "/roleIds/" + P, schemaPath: "#/properties/roleIds/items/type", keyword: "type", params: { type: "integer" }, schema: I.properties.roleIds.items.type, parentSchema: I.properties.roleIds.items, data: K }], !1;
                              var f = M === r;
                              if (!f)
                                break;
                            }
                          } else
                            return R.errors = [{ instancePath: s + "/roleIds", schemaPath: "#/properties/roleIds/type", keyword: "type", params: { type: "array" }, schema: I.properties.roleIds.type, parentSchema: I.properties.roleIds, data: o }], !1;
                        var t = y === r;
                      } else
                        var t = !0;
                      if (t) {
                        if (e.groups !== void 0) {
                          let o = e.groups, y = r;
                          if (r === y)
                            if (o && typeof o == "object" && !Array.isArray(o))
                              for (let h in o) {
                                let P = r;
                                E(o[h], { instancePath: s + "/groups/" + h.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: o, parentDataProperty: h, rootData: _, dynamicAnchors: S }) || (a = a === null ? E.errors : a.concat(E.errors), r = a.length);
                                var n = P === r;
                                if (!n)
                                  break;
                              }
                            else
                              return R.errors = [{ instancePath: s + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "object" }, schema: I.properties.groups.type, parentSchema: I.properties.groups, data: o }], !1;
                          var t = y === r;
                        } else
                          var t = !0;
                        if (t) {
                          if (e.unset !== void 0) {
                            let o = e.unset, y = r;
                            if (!(o === "" || o === null))
                              return R.errors = [{ instancePath: s + "/unset", schemaPath: "#/properties/unset/enum", keyword: "enum", params: { allowedValues: I.properties.unset.enum }, schema: I.properties.unset.enum, parentSchema: I.properties.unset, data: o }], !1;
                            var t = y === r;
                          } else
                            var t = !0;
                          if (t) {
                            if (e.createdAt !== void 0) {
                              let o = e.createdAt, y = r;
                              if (typeof o != "string")
                                return R.errors = [{ instancePath: s + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, schema: I.properties.createdAt.type, parentSchema: I.properties.createdAt, data: o }], !1;
                              var t = y === r;
                            } else
                              var t = !0;
                            if (t)
                              if (e.updatedAt !== void 0) {
                                let o = e.updatedAt, y = r;
                                if (typeof o != "string")
                                  return R.errors = [{ instancePath: s + "/updatedAt", schemaPath: "#/properties/updatedAt/type", keyword: "type", params: { type: "string" }, schema: I.properties.updatedAt.type, parentSchema: I.properties.updatedAt, data: o }], !1;
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
      return R.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: I.type, parentSchema: I, data: e }], !1;
  return R.errors = a, r === 0;
}
R.evaluated = { props: { id: !0, login: !0, email: !0, firstname: !0, lastname: !0, password: !0, active: !0, organizationId: !0, roleIds: !0, groups: !0, unset: !0, createdAt: !0, updatedAt: !0 }, dynamicProps: !1, dynamicItems: !1 };
function j(e, { instancePath: s = "", parentData: z, parentDataProperty: F, rootData: _ = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = j.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let k;
      if (e.release === void 0 && (k = "release") || e.rows === void 0 && (k = "rows") || e.nextRowId === void 0 && (k = "nextRowId") || e.roles === void 0 && (k = "roles") || e.users === void 0 && (k = "users") || e.tokens === void 0 && (k = "tokens") || e.settings === void 0 && (k = "settings") || e.references === void 0 && (k = "references") || e.columns === void 0 && (k = "columns"))
        return j.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: k }, schema: l.required, parentSchema: l, data: e }], !1;
      if (e.release !== void 0) {
        let u = e.release, x = r;
        if (!(u === "5.2" || u === "6.5" || u === "7.1"))
          return j.errors = [{ instancePath: s + "/release", schemaPath: "#/properties/release/enum", keyword: "enum", params: { allowedValues: l.properties.release.enum }, schema: l.properties.release.enum, parentSchema: l.properties.release, data: u }], !1;
        var t = x === r;
      } else
        var t = !0;
      if (t) {
        if (e.rows !== void 0) {
          let u = e.rows, x = r;
          if (r === x)
            if (Array.isArray(u)) {
              var f = !0;
              let v = u.length;
              for (let c = 0; c < v; c++) {
                let m = r;
                V(u[c], { instancePath: s + "/rows/" + c, parentData: u, parentDataProperty: c, rootData: _, dynamicAnchors: S }) || (a = a === null ? V.errors : a.concat(V.errors), r = a.length);
                var f = m === r;
                if (!f)
                  break;
              }
            } else
              return j.errors = [{ instancePath: s + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "array" }, schema: l.properties.rows.type, parentSchema: l.properties.rows, data: u }], !1;
          var t = x === r;
        } else
          var t = !0;
        if (t) {
          if (e.nextRowId !== void 0) {
            let u = e.nextRowId, x = r;
            if (!(typeof u == "number" && !(u % 1) && !isNaN(u) && isFinite(u)))
              return j.errors = [{ instancePath: s + "/nextRowId", schemaPath: "#/properties/nextRowId/type", keyword: "type", params: { type: "integer" }, schema: l.properties.nextRowId.type, parentSchema: l.properties.nextRowId, data: u }], !1;
            var t = x === r;
          } else
            var t = !0;
          if (t) {
            if (e.roles !== void 0) {
              let u = e.roles, x = r;
              if (r === x)
                if (Array.isArray(u)) {
                  var n = !0;
                  let v = u.length;
                  for (let c = 0; c < v; c++) {
                    let m = u[c], X = r;
                    if (r === X)
                      if (m && typeof m == "object" && !Array.isArray(m)) {
                        let N;
                        if (m.id === void 0 && (N = "id") || m.name === void 0 && (N = "name") || m.permissions === void 0 && (N = "permissions"))
                          return j.errors = [{ instancePath: s + "/roles/" + c, schemaPath: "#/properties/roles/items/required", keyword: "required", params: { missingProperty: N }, schema: l.properties.roles.items.required, parentSchema: l.properties.roles.items, data: m }], !1;
                        if (m.id !== void 0) {
                          let g = m.id, C = r;
                          if (!(typeof g == "number" && !(g % 1) && !isNaN(g) && isFinite(g)))
                            return j.errors = [{ instancePath: s + "/roles/" + c + "/id", schemaPath: "#/properties/roles/items/properties/id/type", keyword: "type", params: { type: "integer" }, schema: l.properties.roles.items.properties.id.type, parentSchema: l.properties.roles.items.properties.id, data: g }], !1;
                          var i = C === r;
                        } else
                          var i = !0;
                        if (i) {
                          if (m.name !== void 0) {
                            let g = m.name, C = r;
                            if (typeof g != "string")
                              return j.errors = [{ instancePath: s + "/roles/" + c + "/name", schemaPath: "#/properties/roles/items/properties/name/type", keyword: "type", params: { type: "string" }, schema: l.properties.roles.items.properties.name.type, parentSchema: l.properties.roles.items.properties.name, data: g }], !1;
                            var i = C === r;
                          } else
                            var i = !0;
                          if (i)
                            if (m.permissions !== void 0) {
                              let g = r;
                              E(m.permissions, { instancePath: s + "/roles/" + c + "/permissions", parentData: m, parentDataProperty: "permissions", rootData: _, dynamicAnchors: S }) || (a = a === null ? E.errors : a.concat(E.errors), r = a.length);
                              var i = g === r;
                            } else
                              var i = !0;
                        }
                      } else
                        return j.errors = [{ instancePath: s + "/roles/" + c, schemaPath: "#/properties/roles/items/type", keyword: "type", params: { type: "object" }, schema: l.properties.roles.items.type, parentSchema: l.properties.roles.items, data: m }], !1;
                    var n = X === r;
                    if (!n)
                      break;
                  }
                } else
                  return j.errors = [{ instancePath: s + "/roles", schemaPath: "#/properties/roles/type", keyword: "type", params: { type: "array" }, schema: l.properties.roles.type, parentSchema: l.properties.roles, data: u }], !1;
              var t = x === r;
            } else
              var t = !0;
            if (t) {
              if (e.users !== void 0) {
                let u = e.users, x = r;
                if (r === x)
                  if (Array.isArray(u)) {
                    var o = !0;
                    let v = u.length;
                    for (let c = 0; c < v; c++) {
                      let m = r;
                      R(u[c], { instancePath: s + "/users/" + c, parentData: u, parentDataProperty: c, rootData: _, dynamicAnchors: S }) || (a = a === null ? R.errors : a.concat(R.errors), r = a.length);
                      var o = m === r;
                      if (!o)
                        break;
                    }
                  } else
                    return j.errors = [{ instancePath: s + "/users", schemaPath: "#/properties/users/type", keyword: "type", params: { type: "array" }, schema: l.properties.users.type, parentSchema: l.properties.users, data: u }], !1;
                var t = x === r;
              } else
                var t = !0;
              if (t) {
                if (e.tokens !== void 0) {
                  let u = e.tokens, x = r;
                  if (r === x)
                    if (Array.isArray(u)) {
                      var y = !0;
                      let v = u.length;
                      for (let c = 0; c < v; c++) {
                        let m = u[c], X = r;
                        if (r === X)
                          if (m && typeof m == "object" && !Array.isArray(m)) {
                            let N;
                            if (m.token === void 0 && (N = "token") || m.userId === void 0 && (N = "userId") || m.kind === void 0 && (N = "kind") || m.permissions === void 0 && (N = "permissions"))
                              return j.errors = [{ instancePath: s + "/tokens/" + c, schemaPath: "#/properties/tokens/items/required", keyword: "required", params: { missingProperty: N }, schema: l.properties.tokens.items.required, parentSchema: l.properties.tokens.items, data: m }], !1;
                            if (m.token !== void 0) {
                              let g = m.token, C = r;
                              if (typeof g != "string")
                                return j.errors = [{ instancePath: s + "/tokens/" + c + "/token", schemaPath: "#/properties/tokens/items/properties/token/type", keyword: "type", params: { type: "string" }, schema: l.properties.tokens.items.properties.token.type, parentSchema: l.properties.tokens.items.properties.token, data: g }], !1;
                              var O = C === r;
                            } else
                              var O = !0;
                            if (O) {
                              if (m.userId !== void 0) {
                                let g = m.userId, C = r;
                                if (!(typeof g == "number" && !(g % 1) && !isNaN(g) && isFinite(g)))
                                  return j.errors = [{ instancePath: s + "/tokens/" + c + "/userId", schemaPath: "#/properties/tokens/items/properties/userId/type", keyword: "type", params: { type: "integer" }, schema: l.properties.tokens.items.properties.userId.type, parentSchema: l.properties.tokens.items.properties.userId, data: g }], !1;
                                var O = C === r;
                              } else
                                var O = !0;
                              if (O) {
                                if (m.kind !== void 0) {
                                  let g = m.kind, C = r;
                                  if (!(g === "api" || g === "oauth"))
                                    return j.errors = [{ instancePath: s + "/tokens/" + c + "/kind", schemaPath: "#/properties/tokens/items/properties/kind/enum", keyword: "enum", params: { allowedValues: l.properties.tokens.items.properties.kind.enum }, schema: l.properties.tokens.items.properties.kind.enum, parentSchema: l.properties.tokens.items.properties.kind, data: g }], !1;
                                  var O = C === r;
                                } else
                                  var O = !0;
                                if (O) {
                                  if (m.permissions !== void 0) {
                                    let g = r;
                                    E(m.permissions, { instancePath: s + "/tokens/" + c + "/permissions", parentData: m, parentDataProperty: "permissions", rootData: _, dynamicAnchors: S }) || (a = a === null ? E.errors : a.concat(E.errors), r = a.length);
                                    var O = g === r;
                                  } else
                                    var O = !0;
                                  if (O)
                                    if (m.expiresAt !== void 0) {
                                      let g = m.expiresAt, C = r;
                                      if (typeof g != "string")
                                        return j.errors = [{ instancePath: s + "/tokens/" + c + "/expiresAt", schemaPath: "#/properties/tokens/items/properties/expiresAt/type", keyword: "type", params: { type: "string" }, schema: l.properties.tokens.items.properties.expiresAt.type, parentSchema: l.properties.tokens.items.properties.expiresAt, data: g }], !1;
                                      var O = C === r;
                                    } else
                                      var O = !0;
                                }
                              }
                            }
                          } else
                            return j.errors = [{ instancePath: s + "/tokens/" + c, schemaPath: "#/properties/tokens/items/type", keyword: "type", params: { type: "object" }, schema: l.properties.tokens.items.type, parentSchema: l.properties.tokens.items, data: m }], !1;
                        var y = X === r;
                        if (!y)
                          break;
                      }
                    } else
                      return j.errors = [{ instancePath: s + "/tokens", schemaPath: "#/properties/tokens/type", keyword: "type", params: { type: "array" }, schema: l.properties.tokens.type, parentSchema: l.properties.tokens, data: u }], !1;
                  var t = x === r;
                } else
                  var t = !0;
                if (t) {
                  if (e.settings !== void 0) {
                    let u = e.settings, x = r;
                    if (r === x)
                      if (Array.isArray(u)) {
                        var h = !0;
                        let v = u.length;
                        for (let c = 0; c < v; c++) {
                          let m = u[c], X = r;
                          if (r === X)
                            if (m && typeof m == "object" && !Array.isArray(m)) {
                              let N;
                              if (m.id === void 0 && (N = "id") || m.name === void 0 && (N = "name") || m.value === void 0 && (N = "value") || m.updatedAt === void 0 && (N = "updatedAt") || m.rest === void 0 && (N = "rest"))
                                return j.errors = [{ instancePath: s + "/settings/" + c, schemaPath: "#/properties/settings/items/required", keyword: "required", params: { missingProperty: N }, schema: l.properties.settings.items.required, parentSchema: l.properties.settings.items, data: m }], !1;
                              if (m.id !== void 0) {
                                let g = m.id, C = r;
                                if (!(typeof g == "number" && !(g % 1) && !isNaN(g) && isFinite(g)))
                                  return j.errors = [{ instancePath: s + "/settings/" + c + "/id", schemaPath: "#/properties/settings/items/properties/id/type", keyword: "type", params: { type: "integer" }, schema: l.properties.settings.items.properties.id.type, parentSchema: l.properties.settings.items.properties.id, data: g }], !1;
                                var P = C === r;
                              } else
                                var P = !0;
                              if (P) {
                                if (m.name !== void 0) {
                                  let g = m.name, C = r;
                                  if (typeof g != "string")
                                    return j.errors = [{ instancePath: s + "/settings/" + c + "/name", schemaPath: "#/properties/settings/items/properties/name/type", keyword: "type", params: { type: "string" }, schema: l.properties.settings.items.properties.name.type, parentSchema: l.properties.settings.items.properties.name, data: g }], !1;
                                  var P = C === r;
                                } else
                                  var P = !0;
                                if (P) {
                                  if (m.updatedAt !== void 0) {
                                    let g = m.updatedAt, C = r;
                                    if (typeof g != "string")
                                      return j.errors = [{ instancePath: s + "/settings/" + c + "/updatedAt", schemaPath: "#/properties/settings/items/properties/updatedAt/type", keyword: "type", params: { type: "string" }, schema: l.properties.settings.items.properties.updatedAt.type, parentSchema: l.properties.settings.items.properties.updatedAt, data: g }], !1;
                                    var P = C === r;
                                  } else
                                    var P = !0;
                                  if (P)
                                    if (m.rest !== void 0) {
                                      let g = m.rest, C = r;
                                      if (!(g && typeof g == "object" && !Array.isArray(g)))
                                        return j.errors = [{ instancePath: s + "/settings/" + c + "/rest", schemaPath: "#/properties/settings/items/properties/rest/type", keyword: "type", params: { type: "object" }, schema: l.properties.settings.items.properties.rest.type, parentSchema: l.properties.settings.items.properties.rest, data: g }], !1;
                                      var P = C === r;
                                    } else
                                      var P = !0;
                                }
                              }
                            } else
                              return j.errors = [{ instancePath: s + "/settings/" + c, schemaPath: "#/properties/settings/items/type", keyword: "type", params: { type: "object" }, schema: l.properties.settings.items.type, parentSchema: l.properties.settings.items, data: m }], !1;
                          var h = X === r;
                          if (!h)
                            break;
                        }
                      } else
                        return j.errors = [{ instancePath: s + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "array" }, schema: l.properties.settings.type, parentSchema: l.properties.settings, data: u }], !1;
                    var t = x === r;
                  } else
                    var t = !0;
                  if (t) {
                    if (e.references !== void 0) {
                      let u = e.references, x = r;
                      if (r === x)
                        if (Array.isArray(u)) {
                          var K = !0;
                          let v = u.length;
                          for (let c = 0; c < v; c++) {
                            let m = r;
                            T(u[c], { instancePath: s + "/references/" + c, parentData: u, parentDataProperty: c, rootData: _, dynamicAnchors: S }) || (a = a === null ? T.errors : a.concat(T.errors), r = a.length);
                            var K = m === r;
                            if (!K)
                              break;
                          }
                        } else
                          return j.errors = [{ instancePath: s + "/references", schemaPath: "#/properties/references/type", keyword: "type", params: { type: "array" }, schema: l.properties.references.type, parentSchema: l.properties.references, data: u }], !1;
                      var t = x === r;
                    } else
                      var t = !0;
                    if (t)
                      if (e.columns !== void 0) {
                        let u = e.columns, x = r;
                        if (r === x)
                          if (u && typeof u == "object" && !Array.isArray(u))
                            for (let v in u) {
                              let c = u[v], m = r;
                              if (r === m)
                                if (Array.isArray(c)) {
                                  var M = !0;
                                  let X = c.length;
                                  for (let Z = 0; Z < X; Z++) {
                                    let N = c[Z], g = r;
                                    if (r === g)
                                      if (N && typeof N == "object" && !Array.isArray(N)) {
                                        let fe;
                                        if (N.name === void 0 && (fe = "name") || N.longestValue === void 0 && (fe = "longestValue"))
                                          return j.errors = [{ instancePath: s + "/columns/" + v.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + Z, schemaPath: "#/properties/columns/additionalProperties/items/required", keyword: "required", params: { missingProperty: fe }, schema: l.properties.columns.additionalProperties.items.required, parentSchema: l.properties.columns.additionalProperties.items, data: N }], !1;
                                        if (N.name !== void 0) {
                                          let Y = N.name, me = r;
                                          if (typeof Y != "string")
                                            return j.errors = [{ instancePath: s + "/columns/" + v.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + Z + "/name", schemaPath: "#/properties/columns/additionalProperties/items/properties/name/type", keyword: "type", params: { type: "string" }, schema: l.properties.columns.additionalProperties.items.properties.name.type, parentSchema: l.properties.columns.additionalProperties.items.properties.name, data: Y }], !1;
                                          var q = me === r;
                                        } else
                                          var q = !0;
                                        if (q)
                                          if (N.longestValue !== void 0) {
                                            let Y = N.longestValue, me = r;
                                            if (!(typeof Y == "number" && !(Y % 1) && !isNaN(Y) && isFinite(Y)))
                                              return j.errors = [{ instancePath: s + "/columns/" + v.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + Z + "/longestValue", schemaPath: "#/properties/columns/additionalProperties/items/properties/longestValue/type", keyword: "type", params: { type: "integer" }, schema: l.properties.columns.additionalProperties.items.properties.longestValue.type, parentSchema: l.properties.columns.additionalProperties.items.properties.longestValue, data: Y }], !1;
                                            var q = me === r;
                                          } else
                                            var q = !0;
                                      } else
                                        return j.errors = [{ instancePath: s + "/columns/" + v.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + Z, schemaPath: "#/properties/columns/additionalProperties/items/type", keyword: "type", params: { type: "object" }, schema: l.properties.columns.additionalProperties.items.type, parentSchema: l.properties.columns.additionalProperties.items, data: N }], !1;
                                    var M = g === r;
                                    if (!M)
                                      break;
                                  }
                                } else
                                  return j.errors = [{ instancePath: s + "/columns/" + v.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/columns/additionalProperties/type", keyword: "type", params: { type: "array" }, schema: l.properties.columns.additionalProperties.type, parentSchema: l.properties.columns.additionalProperties, data: c }], !1;
                              var d = m === r;
                              if (!d)
                                break;
                            }
                          else
                            return j.errors = [{ instancePath: s + "/columns", schemaPath: "#/properties/columns/type", keyword: "type", params: { type: "object" }, schema: l.properties.columns.type, parentSchema: l.properties.columns, data: u }], !1;
                        var t = x === r;
                      } else
                        var t = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return j.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: l.type, parentSchema: l, data: e }], !1;
  return j.errors = a, r === 0;
}
j.evaluated = { props: { release: !0, rows: !0, nextRowId: !0, roles: !0, users: !0, tokens: !0, settings: !0, references: !0, columns: !0 }, dynamicProps: !1, dynamicItems: !1 };
function ne(e, { instancePath: s = "", parentData: z, parentDataProperty: F, rootData: _ = e, dynamicAnchors: S = {} } = {}) {
  let a = null, r = 0, p = ne.evaluated;
  if (p.dynamicProps && (p.props = void 0), p.dynamicItems && (p.items = void 0), r === 0)
    if (e && typeof e == "object" && !Array.isArray(e)) {
      let t;
      if (e.desk === void 0 && (t = "desk"))
        return ne.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: t }, schema: le.required, parentSchema: le, data: e }], !1;
      e.desk !== void 0 && (j(e.desk, { instancePath: s + "/desk", parentData: e, parentDataProperty: "desk", rootData: _, dynamicAnchors: S }) || (a = a === null ? j.errors : a.concat(j.errors), r = a.length));
    } else
      return ne.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: le.type, parentSchema: le, data: e }], !1;
  return ne.errors = a, r === 0;
}
ne.evaluated = { props: { desk: !0 }, dynamicProps: !1, dynamicItems: !1 };
export {
  qe as faults_file,
  je as references_file,
  Ie as store_file,
  Ae as users_file
};
