// Generated from schemas/ by scripts/compile-schemas.ts.
var we = (r, t) => () => {
  try {
    return t || r((t = { exports: {} }).exports, t), t.exports;
  } catch (W) {
    throw t = 0, W;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var ve = we((ye) => {
  "use strict";
  Object.defineProperty(ye, "__esModule", { value: !0 });
  function he(r) {
    let t = r.length, W = 0, U = 0, B;
    for (; U < t; )
      W++, B = r.charCodeAt(U++), B >= 55296 && B <= 56319 && U < t && (B = r.charCodeAt(U), (B & 64512) === 56320 && U++);
    return W;
  }
  ye.default = he;
  he.code = 'require("ajv/dist/runtime/ucs2length").default';
});

// <stdin>
var Ae = ie, oe = { type: "object", required: ["users"], properties: { users: { type: "array", items: { $ref: "#/definitions/user" } } } }, O = { type: "object", additionalProperties: !1, required: ["login"], properties: { login: { type: "string" }, email: { type: "string" }, firstname: { type: "string" }, lastname: { type: "string" }, password: { type: "string" }, active: { type: "boolean" }, roles: { type: "array", items: { enum: ["Admin", "Agent", "Customer"] } }, permissions: { $ref: "#/definitions/texts" }, groups: { type: "object", additionalProperties: { $ref: "#/definitions/texts" } }, tokens: { type: "array", items: { type: "object", additionalProperties: !1, required: ["token"], properties: { token: { type: "string" }, permissions: { $ref: "#/definitions/texts" }, expired: { type: "boolean" }, oauth: { type: "boolean" } } } } } }, C = { type: "array", items: { type: "string" } }, ke = Object.prototype.hasOwnProperty;
function $(r, { instancePath: t = "", parentData: W, parentDataProperty: U, rootData: B = r, dynamicAnchors: Z = {} } = {}) {
  let b = null, e = 0, S = $.evaluated;
  if (S.dynamicProps && (S.props = void 0), S.dynamicItems && (S.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let R;
      if (r.login === void 0 && (R = "login"))
        return $.errors = [{ instancePath: t, schemaPath: "#/required", keyword: "required", params: { missingProperty: R }, schema: O.required, parentSchema: O, data: r }], !1;
      {
        let J = e;
        for (let k in r)
          if (!ke.call(O.properties, k)) {
            return $.errors = [{ instancePath: t, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: k }, schema: !1, parentSchema: O, data: r }], !1;
            break;
          }
        if (J === e) {
          if (r.login !== void 0) {
            let k = r.login, w = e;
            if (typeof k != "string")
              return $.errors = [{ instancePath: t + "/login", schemaPath: "#/properties/login/type", keyword: "type", params: { type: "string" }, schema: O.properties.login.type, parentSchema: O.properties.login, data: k }], !1;
            var s = w === e;
          } else
            var s = !0;
          if (s) {
            if (r.email !== void 0) {
              let k = r.email, w = e;
              if (typeof k != "string")
                return $.errors = [{ instancePath: t + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, schema: O.properties.email.type, parentSchema: O.properties.email, data: k }], !1;
              var s = w === e;
            } else
              var s = !0;
            if (s) {
              if (r.firstname !== void 0) {
                let k = r.firstname, w = e;
                if (typeof k != "string")
                  return $.errors = [{ instancePath: t + "/firstname", schemaPath: "#/properties/firstname/type", keyword: "type", params: { type: "string" }, schema: O.properties.firstname.type, parentSchema: O.properties.firstname, data: k }], !1;
                var s = w === e;
              } else
                var s = !0;
              if (s) {
                if (r.lastname !== void 0) {
                  let k = r.lastname, w = e;
                  if (typeof k != "string")
                    return $.errors = [{ instancePath: t + "/lastname", schemaPath: "#/properties/lastname/type", keyword: "type", params: { type: "string" }, schema: O.properties.lastname.type, parentSchema: O.properties.lastname, data: k }], !1;
                  var s = w === e;
                } else
                  var s = !0;
                if (s) {
                  if (r.password !== void 0) {
                    let k = r.password, w = e;
                    if (typeof k != "string")
                      return $.errors = [{ instancePath: t + "/password", schemaPath: "#/properties/password/type", keyword: "type", params: { type: "string" }, schema: O.properties.password.type, parentSchema: O.properties.password, data: k }], !1;
                    var s = w === e;
                  } else
                    var s = !0;
                  if (s) {
                    if (r.active !== void 0) {
                      let k = r.active, w = e;
                      if (typeof k != "boolean")
                        return $.errors = [{ instancePath: t + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: "boolean" }, schema: O.properties.active.type, parentSchema: O.properties.active, data: k }], !1;
                      var s = w === e;
                    } else
                      var s = !0;
                    if (s) {
                      if (r.roles !== void 0) {
                        let k = r.roles, w = e;
                        if (e === w)
                          if (Array.isArray(k)) {
                            var j = !0;
                            let i = k.length;
                            for (let g = 0; g < i; g++) {
                              let x = k[g], K = e;
                              if (!(x === "Admin" || x === "Agent" || x === "Customer"))
                                return $.errors = [{ instancePath: t + "/roles/" + g, schemaPath: "#/properties/roles/items/enum", keyword: "enum", params: { allowedValues: O.properties.roles.items.enum }, schema: O.properties.roles.items.enum, parentSchema: O.properties.roles.items, data: x }], !1;
                              var j = K === e;
                              if (!j)
                                break;
                            }
                          } else
                            return $.errors = [{ instancePath: t + "/roles", schemaPath: "#/properties/roles/type", keyword: "type", params: { type: "array" }, schema: O.properties.roles.type, parentSchema: O.properties.roles, data: k }], !1;
                        var s = w === e;
                      } else
                        var s = !0;
                      if (s) {
                        if (r.permissions !== void 0) {
                          let k = r.permissions, w = e;
                          if (e === e)
                            if (Array.isArray(k)) {
                              var o = !0;
                              let g = k.length;
                              for (let x = 0; x < g; x++) {
                                let K = k[x], I = e;
                                if (typeof K != "string")
                                  return $.errors = [{ instancePath: t + "/permissions/" + x, schemaPath: "#/definitions/texts/items/type", keyword: "type", params: { type: "string" }, schema: C.items.type, parentSchema: C.items, data: K }], !1;
                                var o = I === e;
                                if (!o)
                                  break;
                              }
                            } else
                              return $.errors = [{ instancePath: t + "/permissions", schemaPath: "#/definitions/texts/type", keyword: "type", params: { type: "array" }, schema: C.type, parentSchema: C, data: k }], !1;
                          var s = w === e;
                        } else
                          var s = !0;
                        if (s) {
                          if (r.groups !== void 0) {
                            let k = r.groups, w = e;
                            if (e === w)
                              if (k && typeof k == "object" && !Array.isArray(k))
                                for (let i in k) {
                                  let g = k[i], x = e;
                                  if (e === e)
                                    if (Array.isArray(g)) {
                                      var p = !0;
                                      let I = g.length;
                                      for (let v = 0; v < I; v++) {
                                        let F = g[v], M = e;
                                        if (typeof F != "string")
                                          return $.errors = [{ instancePath: t + "/groups/" + i.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + v, schemaPath: "#/definitions/texts/items/type", keyword: "type", params: { type: "string" }, schema: C.items.type, parentSchema: C.items, data: F }], !1;
                                        var p = M === e;
                                        if (!p)
                                          break;
                                      }
                                    } else
                                      return $.errors = [{ instancePath: t + "/groups/" + i.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/texts/type", keyword: "type", params: { type: "array" }, schema: C.type, parentSchema: C, data: g }], !1;
                                  var P = x === e;
                                  if (!P)
                                    break;
                                }
                              else
                                return $.errors = [{ instancePath: t + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "object" }, schema: O.properties.groups.type, parentSchema: O.properties.groups, data: k }], !1;
                            var s = w === e;
                          } else
                            var s = !0;
                          if (s)
                            if (r.tokens !== void 0) {
                              let k = r.tokens, w = e;
                              if (e === w)
                                if (Array.isArray(k)) {
                                  var m = !0;
                                  let i = k.length;
                                  for (let g = 0; g < i; g++) {
                                    let x = k[g], K = e;
                                    if (e === K)
                                      if (x && typeof x == "object" && !Array.isArray(x)) {
                                        let v;
                                        if (x.token === void 0 && (v = "token"))
                                          return $.errors = [{ instancePath: t + "/tokens/" + g, schemaPath: "#/properties/tokens/items/required", keyword: "required", params: { missingProperty: v }, schema: O.properties.tokens.items.required, parentSchema: O.properties.tokens.items, data: x }], !1;
                                        {
                                          let F = e;
                                          for (let M in x)
                                            if (!(M === "token" || M === "permissions" || M === "expired" || M === "oauth")) {
                                              return $.errors = [{ instancePath: t + "/tokens/" + g, schemaPath: "#/properties/tokens/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: M }, schema: !1, parentSchema: O.properties.tokens.items, data: x }], !1;
                                              break;
                                            }
                                          if (F === e) {
                                            if (x.token !== void 0) {
                                              let M = x.token, E = e;
                                              if (typeof M != "string")
                                                return $.errors = [{ instancePath: t + "/tokens/" + g + "/token", schemaPath: "#/properties/tokens/items/properties/token/type", keyword: "type", params: { type: "string" }, schema: O.properties.tokens.items.properties.token.type, parentSchema: O.properties.tokens.items.properties.token, data: M }], !1;
                                              var h = E === e;
                                            } else
                                              var h = !0;
                                            if (h) {
                                              if (x.permissions !== void 0) {
                                                let M = x.permissions, E = e;
                                                if (e === e)
                                                  if (Array.isArray(M)) {
                                                    var D = !0;
                                                    let G = M.length;
                                                    for (let X = 0; X < G; X++) {
                                                      let V = M[X], d = e;
                                                      if (typeof V != "string")
                                                        return $.errors = [{ instancePath: t + "/tokens/" + g + "/permissions/" + X, schemaPath: "#/definitions/texts/items/type", keyword: "type", params: { type: "string" }, schema: C.items.type, parentSchema: C.items, data: V }], !1;
                                                      var D = d === e;
                                                      if (!D)
                                                        break;
                                                    }
                                                  } else
                                                    return $.errors = [{ instancePath: t + "/tokens/" + g + "/permissions", schemaPath: "#/definitions/texts/type", keyword: "type", params: { type: "array" }, schema: C.type, parentSchema: C, data: M }], !1;
                                                var h = E === e;
                                              } else
                                                var h = !0;
                                              if (h) {
                                                if (x.expired !== void 0) {
                                                  let M = x.expired, E = e;
                                                  if (typeof M != "boolean")
                                                    return $.errors = [{ instancePath: t + "/tokens/" + g + "/expired", schemaPath: "#/properties/tokens/items/properties/expired/type", keyword: "type", params: { type: "boolean" }, schema: O.properties.tokens.items.properties.expired.type, parentSchema: O.properties.tokens.items.properties.expired, data: M }], !1;
                                                  var h = E === e;
                                                } else
                                                  var h = !0;
                                                if (h)
                                                  if (x.oauth !== void 0) {
                                                    let M = x.oauth, E = e;
                                                    if (typeof M != "boolean")
                                                      return $.errors = [{ instancePath: t + "/tokens/" + g + "/oauth", schemaPath: "#/properties/tokens/items/properties/oauth/type", keyword: "type", params: { type: "boolean" }, schema: O.properties.tokens.items.properties.oauth.type, parentSchema: O.properties.tokens.items.properties.oauth, data: M }], !1;
                                                    var h = E === e;
                                                  } else
                                                    var h = !0;
                                              }
                                            }
                                          }
                                        }
                                      } else
                                        return $.errors = [{ instancePath: t + "/tokens/" + g, schemaPath: "#/properties/tokens/items/type", keyword: "type", params: { type: "object" }, schema: O.properties.tokens.items.type, parentSchema: O.properties.tokens.items, data: x }], !1;
                                    var m = K === e;
                                    if (!m)
                                      break;
                                  }
                                } else
                                  return $.errors = [{ instancePath: t + "/tokens", schemaPath: "#/properties/tokens/type", keyword: "type", params: { type: "array" }, schema: O.properties.tokens.type, parentSchema: O.properties.tokens, data: k }], !1;
                              var s = w === e;
                            } else
                              var s = !0;
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
      return $.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: O.type, parentSchema: O, data: r }], !1;
  return $.errors = b, e === 0;
}
$.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function ie(r, { instancePath: t = "", parentData: W, parentDataProperty: U, rootData: B = r, dynamicAnchors: Z = {} } = {}) {
  let b = null, e = 0, S = ie.evaluated;
  if (S.dynamicProps && (S.props = void 0), S.dynamicItems && (S.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let j;
      if (r.users === void 0 && (j = "users"))
        return ie.errors = [{ instancePath: t, schemaPath: "#/required", keyword: "required", params: { missingProperty: j }, schema: oe.required, parentSchema: oe, data: r }], !1;
      if (r.users !== void 0) {
        let o = r.users;
        if (e === e)
          if (Array.isArray(o)) {
            var s = !0;
            let P = o.length;
            for (let m = 0; m < P; m++) {
              let h = e;
              $(o[m], { instancePath: t + "/users/" + m, parentData: o, parentDataProperty: m, rootData: B, dynamicAnchors: Z }) || (b = b === null ? $.errors : b.concat($.errors), e = b.length);
              var s = h === e;
              if (!s)
                break;
            }
          } else
            return ie.errors = [{ instancePath: t + "/users", schemaPath: "#/properties/users/type", keyword: "type", params: { type: "array" }, schema: oe.properties.users.type, parentSchema: oe.properties.users, data: o }], !1;
      }
    } else
      return ie.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: oe.type, parentSchema: oe, data: r }], !1;
  return ie.errors = b, e === 0;
}
ie.evaluated = { props: { users: !0 }, dynamicProps: !1, dynamicItems: !1 };
var je = Y, pe = { type: "object", required: ["references"], properties: { references: { type: "array", items: { $ref: "#/definitions/reference" } } } }, z = { type: "object", additionalProperties: !1, required: ["object", "name", "kind", "title"], properties: { object: { type: "string" }, name: { type: "string" }, kind: { enum: ["Trigger", "Overview", "Job", "Sla", "Report::Profile"] }, title: { type: "string" } } };
function Y(r, { instancePath: t = "", parentData: W, parentDataProperty: U, rootData: B = r, dynamicAnchors: Z = {} } = {}) {
  let b = null, e = 0, S = Y.evaluated;
  if (S.dynamicProps && (S.props = void 0), S.dynamicItems && (S.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let o;
      if (r.references === void 0 && (o = "references"))
        return Y.errors = [{ instancePath: t, schemaPath: "#/required", keyword: "required", params: { missingProperty: o }, schema: pe.required, parentSchema: pe, data: r }], !1;
      if (r.references !== void 0) {
        let p = r.references;
        if (e === e)
          if (Array.isArray(p)) {
            var s = !0;
            let m = p.length;
            for (let h = 0; h < m; h++) {
              let D = p[h], R = e;
              if (e === e)
                if (D && typeof D == "object" && !Array.isArray(D)) {
                  let w;
                  if (D.object === void 0 && (w = "object") || D.name === void 0 && (w = "name") || D.kind === void 0 && (w = "kind") || D.title === void 0 && (w = "title"))
                    return Y.errors = [{ instancePath: t + "/references/" + h, schemaPath: "#/definitions/reference/required", keyword: "required", params: { missingProperty: w }, schema: z.required, parentSchema: z, data: D }], !1;
                  {
                    let l = e;
                    for (let i in D)
                      if (!(i === "object" || i === "name" || i === "kind" || i === "title")) {
                        return Y.errors = [{ instancePath: t + "/references/" + h, schemaPath: "#/definitions/reference/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: i }, schema: !1, parentSchema: z, data: D }], !1;
                        break;
                      }
                    if (l === e) {
                      if (D.object !== void 0) {
                        let i = D.object, g = e;
                        if (typeof i != "string")
                          return Y.errors = [{ instancePath: t + "/references/" + h + "/object", schemaPath: "#/definitions/reference/properties/object/type", keyword: "type", params: { type: "string" }, schema: z.properties.object.type, parentSchema: z.properties.object, data: i }], !1;
                        var j = g === e;
                      } else
                        var j = !0;
                      if (j) {
                        if (D.name !== void 0) {
                          let i = D.name, g = e;
                          if (typeof i != "string")
                            return Y.errors = [{ instancePath: t + "/references/" + h + "/name", schemaPath: "#/definitions/reference/properties/name/type", keyword: "type", params: { type: "string" }, schema: z.properties.name.type, parentSchema: z.properties.name, data: i }], !1;
                          var j = g === e;
                        } else
                          var j = !0;
                        if (j) {
                          if (D.kind !== void 0) {
                            let i = D.kind, g = e;
                            if (!(i === "Trigger" || i === "Overview" || i === "Job" || i === "Sla" || i === "Report::Profile"))
                              return Y.errors = [{ instancePath: t + "/references/" + h + "/kind", schemaPath: "#/definitions/reference/properties/kind/enum", keyword: "enum", params: { allowedValues: z.properties.kind.enum }, schema: z.properties.kind.enum, parentSchema: z.properties.kind, data: i }], !1;
                            var j = g === e;
                          } else
                            var j = !0;
                          if (j)
                            if (D.title !== void 0) {
                              let i = D.title, g = e;
                              if (typeof i != "string")
                                return Y.errors = [{ instancePath: t + "/references/" + h + "/title", schemaPath: "#/definitions/reference/properties/title/type", keyword: "type", params: { type: "string" }, schema: z.properties.title.type, parentSchema: z.properties.title, data: i }], !1;
                              var j = g === e;
                            } else
                              var j = !0;
                        }
                      }
                    }
                  }
                } else
                  return Y.errors = [{ instancePath: t + "/references/" + h, schemaPath: "#/definitions/reference/type", keyword: "type", params: { type: "object" }, schema: z.type, parentSchema: z, data: D }], !1;
              var s = R === e;
              if (!s)
                break;
            }
          } else
            return Y.errors = [{ instancePath: t + "/references", schemaPath: "#/properties/references/type", keyword: "type", params: { type: "array" }, schema: pe.properties.references.type, parentSchema: pe.properties.references, data: p }], !1;
      }
    } else
      return Y.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: pe.type, parentSchema: pe, data: r }], !1;
  return Y.errors = b, e === 0;
}
Y.evaluated = { props: { references: !0 }, dynamicProps: !1, dynamicItems: !1 };
var qe = ne, de = { type: "object", required: ["rules"], properties: { rules: { type: "array", items: { $ref: "#/definitions/rule" } } } }, ee = { type: "object", $ref: "#/definitions/fault", unevaluatedProperties: !1, properties: { request: { $ref: "#/definitions/count" }, nth: { $ref: "#/definitions/count" }, times: { description: 'a whole number from 1 on, or "always"', type: ["integer", "string"], minimum: 1, pattern: "^always$" }, method: { $ref: "#/definitions/words" }, path: { description: "a path that begins with / or *", type: "string", pattern: "^[/*]" } }, dependentSchemas: { request: { properties: { nth: { not: {}, description: 'does not go with "request": request counts all requests, nth those that match' } } } } }, re = { description: "a whole number from 1 on", type: "integer", minimum: 1, maximum: 9007199254740991 }, fe = { description: "a text that is not empty", type: "string", minLength: 1 }, A = { type: "object", required: ["do"], discriminator: { propertyName: "do" }, oneOf: [{ properties: { do: { enum: ["refuse", "reset-before", "reset-after", "cut"] } } }, { required: ["status"], properties: { do: { const: "status" }, status: { enum: [429, 500, 502, 503] }, when: { $ref: "#/definitions/when" }, retry_after: { $ref: "#/definitions/seconds" } }, if: { properties: { status: { enum: [500, 502] } } }, then: { properties: { retry_after: { not: {}, description: "goes with status 429 and 503 alone" } } } }, { properties: { do: { const: "html" }, when: { $ref: "#/definitions/when" } } }, { properties: { do: { const: "wrong-json" }, body: { $ref: "#/definitions/words" } } }, { required: ["seconds"], properties: { do: { const: "delay" }, seconds: { $ref: "#/definitions/seconds" }, when: { $ref: "#/definitions/when" } } }, { properties: { do: { const: "late" }, requests: { $ref: "#/definitions/count" } } }, { required: ["seconds"], properties: { do: { const: "drip" }, seconds: { $ref: "#/definitions/seconds" } } }, { required: ["seconds"], properties: { do: { const: "outage" }, seconds: { $ref: "#/definitions/seconds" }, when: { enum: ["before", "after", "answered"] } } }] }, se = { enum: ["before", "after"] }, Q = { description: "a number of seconds, 3600 at most", type: "number", minimum: 0, maximum: 3600 }, ge = ve().default;
function _(r, { instancePath: t = "", parentData: W, parentDataProperty: U, rootData: B = r, dynamicAnchors: Z = {} } = {}) {
  let b = null, e = 0, S = _.evaluated;
  if (S.dynamicProps && (S.props = void 0), S.dynamicItems && (S.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let k;
      if (r.do === void 0 && (k = "do"))
        return _.errors = [{ instancePath: t, schemaPath: "#/required", keyword: "required", params: { missingProperty: k }, schema: A.required, parentSchema: A, data: r }], !1;
      {
        let w = r.do;
        if (typeof w == "string")
          if (w === "refuse") {
            if (r && typeof r == "object" && !Array.isArray(r) && r.do !== void 0) {
              let l = r.do;
              if (!(l === "refuse" || l === "reset-before" || l === "reset-after" || l === "cut"))
                return _.errors = [{ instancePath: t + "/do", schemaPath: "#/oneOf/0/properties/do/enum", keyword: "enum", params: { allowedValues: A.oneOf[0].properties.do.enum }, schema: A.oneOf[0].properties.do.enum, parentSchema: A.oneOf[0].properties.do, data: l }], !1;
            }
            var s = {};
            s.do = !0;
          } else if (w === "reset-before") {
            if (r && typeof r == "object" && !Array.isArray(r) && r.do !== void 0) {
              let l = r.do;
              if (!(l === "refuse" || l === "reset-before" || l === "reset-after" || l === "cut"))
                return _.errors = [{ instancePath: t + "/do", schemaPath: "#/oneOf/0/properties/do/enum", keyword: "enum", params: { allowedValues: A.oneOf[0].properties.do.enum }, schema: A.oneOf[0].properties.do.enum, parentSchema: A.oneOf[0].properties.do, data: l }], !1;
            }
            s !== !0 && (s = s || {}, s.do = !0);
          } else if (w === "reset-after") {
            if (r && typeof r == "object" && !Array.isArray(r) && r.do !== void 0) {
              let l = r.do;
              if (!(l === "refuse" || l === "reset-before" || l === "reset-after" || l === "cut"))
                return _.errors = [{ instancePath: t + "/do", schemaPath: "#/oneOf/0/properties/do/enum", keyword: "enum", params: { allowedValues: A.oneOf[0].properties.do.enum }, schema: A.oneOf[0].properties.do.enum, parentSchema: A.oneOf[0].properties.do, data: l }], !1;
            }
            s !== !0 && (s = s || {}, s.do = !0);
          } else if (w === "cut") {
            if (r && typeof r == "object" && !Array.isArray(r) && r.do !== void 0) {
              let l = r.do;
              if (!(l === "refuse" || l === "reset-before" || l === "reset-after" || l === "cut"))
                return _.errors = [{ instancePath: t + "/do", schemaPath: "#/oneOf/0/properties/do/enum", keyword: "enum", params: { allowedValues: A.oneOf[0].properties.do.enum }, schema: A.oneOf[0].properties.do.enum, parentSchema: A.oneOf[0].properties.do, data: l }], !1;
            }
            s !== !0 && (s = s || {}, s.do = !0);
          } else if (w === "status") {
            let l = e, i = e, g = !0, x = e;
            if (r && typeof r == "object" && !Array.isArray(r) && r.status !== void 0) {
              let K = r.status;
              if (!(K === 500 || K === 502)) {
                let I = {};
                b === null ? b = [I] : b.push(I), e++;
              }
            }
            var j = x === e;
            if (e = i, b !== null && (i ? b.length = i : b = null), j) {
              let K = e;
              if (r && typeof r == "object" && !Array.isArray(r) && r.retry_after !== void 0)
                return _.errors = [{ instancePath: t + "/retry_after", schemaPath: "#/oneOf/1/then/properties/retry_after/not", keyword: "not", params: {}, schema: A.oneOf[1].then.properties.retry_after.not, parentSchema: A.oneOf[1].then.properties.retry_after, data: r.retry_after }], !1;
              var j = K === e;
              if (g = j, g) {
                var o = {};
                o.retry_after = !0, o.status = !0;
              }
            }
            if (!g) {
              let K = { instancePath: t, schemaPath: "#/oneOf/1/if", keyword: "if", params: { failingKeyword: "then" }, schema: A.oneOf[1].if, parentSchema: A.oneOf[1], data: r };
              return b === null ? b = [K] : b.push(K), e++, _.errors = b, !1;
            }
            if (e === l && r && typeof r == "object" && !Array.isArray(r)) {
              let K;
              if (r.status === void 0 && (K = "status"))
                return _.errors = [{ instancePath: t, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: K }, schema: A.oneOf[1].required, parentSchema: A.oneOf[1], data: r }], !1;
              if (o !== !0 && (o = o || {}, o.do = !0, o.status = !0, o.when = !0, o.retry_after = !0), r.do !== void 0) {
                let I = r.do, v = e;
                if (I !== "status")
                  return _.errors = [{ instancePath: t + "/do", schemaPath: "#/oneOf/1/properties/do/const", keyword: "const", params: { allowedValue: "status" }, schema: "status", parentSchema: A.oneOf[1].properties.do, data: I }], !1;
                var p = v === e;
              } else
                var p = !0;
              if (p) {
                if (r.status !== void 0) {
                  let I = r.status, v = e;
                  if (!(I === 429 || I === 500 || I === 502 || I === 503))
                    return _.errors = [{ instancePath: t + "/status", schemaPath: "#/oneOf/1/properties/status/enum", keyword: "enum", params: { allowedValues: A.oneOf[1].properties.status.enum }, schema: A.oneOf[1].properties.status.enum, parentSchema: A.oneOf[1].properties.status, data: I }], !1;
                  var p = v === e;
                } else
                  var p = !0;
                if (p) {
                  if (r.when !== void 0) {
                    let I = r.when, v = e;
                    if (!(I === "before" || I === "after"))
                      return _.errors = [{ instancePath: t + "/when", schemaPath: "#/definitions/when/enum", keyword: "enum", params: { allowedValues: se.enum }, schema: se.enum, parentSchema: se, data: I }], !1;
                    var p = v === e;
                  } else
                    var p = !0;
                  if (p)
                    if (r.retry_after !== void 0) {
                      let I = r.retry_after, v = e;
                      if (e === e)
                        if (typeof I == "number" && isFinite(I)) {
                          if (I > 3600 || isNaN(I))
                            return _.errors = [{ instancePath: t + "/retry_after", schemaPath: "#/definitions/seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, schema: 3600, parentSchema: Q, data: I }], !1;
                          if (I < 0 || isNaN(I))
                            return _.errors = [{ instancePath: t + "/retry_after", schemaPath: "#/definitions/seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: Q, data: I }], !1;
                        } else
                          return _.errors = [{ instancePath: t + "/retry_after", schemaPath: "#/definitions/seconds/type", keyword: "type", params: { type: "number" }, schema: Q.type, parentSchema: Q, data: I }], !1;
                      var p = v === e;
                    } else
                      var p = !0;
                }
              }
            }
            s !== !0 && o !== void 0 && (o === !0 ? s = !0 : (s = s || {}, Object.assign(s, o)));
          } else if (w === "html") {
            if (r && typeof r == "object" && !Array.isArray(r)) {
              if (r.do !== void 0) {
                let l = r.do, i = e;
                if (l !== "html")
                  return _.errors = [{ instancePath: t + "/do", schemaPath: "#/oneOf/2/properties/do/const", keyword: "const", params: { allowedValue: "html" }, schema: "html", parentSchema: A.oneOf[2].properties.do, data: l }], !1;
                var P = i === e;
              } else
                var P = !0;
              if (P)
                if (r.when !== void 0) {
                  let l = r.when, i = e;
                  if (!(l === "before" || l === "after"))
                    return _.errors = [{ instancePath: t + "/when", schemaPath: "#/definitions/when/enum", keyword: "enum", params: { allowedValues: se.enum }, schema: se.enum, parentSchema: se, data: l }], !1;
                  var P = i === e;
                } else
                  var P = !0;
            }
            s !== !0 && (s = s || {}, s.do = !0, s.when = !0);
          } else if (w === "wrong-json") {
            if (r && typeof r == "object" && !Array.isArray(r)) {
              if (r.do !== void 0) {
                let l = r.do, i = e;
                if (l !== "wrong-json")
                  return _.errors = [{ instancePath: t + "/do", schemaPath: "#/oneOf/3/properties/do/const", keyword: "const", params: { allowedValue: "wrong-json" }, schema: "wrong-json", parentSchema: A.oneOf[3].properties.do, data: l }], !1;
                var m = i === e;
              } else
                var m = !0;
              if (m)
                if (r.body !== void 0) {
                  let l = r.body, i = e;
                  if (e === e)
                    if (typeof l == "string") {
                      if (ge(l) < 1)
                        return _.errors = [{ instancePath: t + "/body", schemaPath: "#/definitions/words/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: fe, data: l }], !1;
                    } else
                      return _.errors = [{ instancePath: t + "/body", schemaPath: "#/definitions/words/type", keyword: "type", params: { type: "string" }, schema: fe.type, parentSchema: fe, data: l }], !1;
                  var m = i === e;
                } else
                  var m = !0;
            }
            s !== !0 && (s = s || {}, s.do = !0, s.body = !0);
          } else if (w === "delay") {
            if (r && typeof r == "object" && !Array.isArray(r)) {
              let l;
              if (r.seconds === void 0 && (l = "seconds"))
                return _.errors = [{ instancePath: t, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: l }, schema: A.oneOf[4].required, parentSchema: A.oneOf[4], data: r }], !1;
              if (r.do !== void 0) {
                let i = r.do, g = e;
                if (i !== "delay")
                  return _.errors = [{ instancePath: t + "/do", schemaPath: "#/oneOf/4/properties/do/const", keyword: "const", params: { allowedValue: "delay" }, schema: "delay", parentSchema: A.oneOf[4].properties.do, data: i }], !1;
                var h = g === e;
              } else
                var h = !0;
              if (h) {
                if (r.seconds !== void 0) {
                  let i = r.seconds, g = e;
                  if (e === e)
                    if (typeof i == "number" && isFinite(i)) {
                      if (i > 3600 || isNaN(i))
                        return _.errors = [{ instancePath: t + "/seconds", schemaPath: "#/definitions/seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, schema: 3600, parentSchema: Q, data: i }], !1;
                      if (i < 0 || isNaN(i))
                        return _.errors = [{ instancePath: t + "/seconds", schemaPath: "#/definitions/seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: Q, data: i }], !1;
                    } else
                      return _.errors = [{ instancePath: t + "/seconds", schemaPath: "#/definitions/seconds/type", keyword: "type", params: { type: "number" }, schema: Q.type, parentSchema: Q, data: i }], !1;
                  var h = g === e;
                } else
                  var h = !0;
                if (h)
                  if (r.when !== void 0) {
                    let i = r.when, g = e;
                    if (!(i === "before" || i === "after"))
                      return _.errors = [{ instancePath: t + "/when", schemaPath: "#/definitions/when/enum", keyword: "enum", params: { allowedValues: se.enum }, schema: se.enum, parentSchema: se, data: i }], !1;
                    var h = g === e;
                  } else
                    var h = !0;
              }
            }
            s !== !0 && (s = s || {}, s.do = !0, s.seconds = !0, s.when = !0);
          } else if (w === "late") {
            if (r && typeof r == "object" && !Array.isArray(r)) {
              if (r.do !== void 0) {
                let l = r.do, i = e;
                if (l !== "late")
                  return _.errors = [{ instancePath: t + "/do", schemaPath: "#/oneOf/5/properties/do/const", keyword: "const", params: { allowedValue: "late" }, schema: "late", parentSchema: A.oneOf[5].properties.do, data: l }], !1;
                var D = i === e;
              } else
                var D = !0;
              if (D)
                if (r.requests !== void 0) {
                  let l = r.requests, i = e, g = e;
                  if (!(typeof l == "number" && !(l % 1) && !isNaN(l) && isFinite(l)))
                    return _.errors = [{ instancePath: t + "/requests", schemaPath: "#/definitions/count/type", keyword: "type", params: { type: "integer" }, schema: re.type, parentSchema: re, data: l }], !1;
                  if (e === g && typeof l == "number" && isFinite(l)) {
                    if (l > 9007199254740991 || isNaN(l))
                      return _.errors = [{ instancePath: t + "/requests", schemaPath: "#/definitions/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, schema: 9007199254740991, parentSchema: re, data: l }], !1;
                    if (l < 1 || isNaN(l))
                      return _.errors = [{ instancePath: t + "/requests", schemaPath: "#/definitions/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: re, data: l }], !1;
                  }
                  var D = i === e;
                } else
                  var D = !0;
            }
            s !== !0 && (s = s || {}, s.do = !0, s.requests = !0);
          } else if (w === "drip") {
            if (r && typeof r == "object" && !Array.isArray(r)) {
              let l;
              if (r.seconds === void 0 && (l = "seconds"))
                return _.errors = [{ instancePath: t, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: l }, schema: A.oneOf[6].required, parentSchema: A.oneOf[6], data: r }], !1;
              if (r.do !== void 0) {
                let i = r.do, g = e;
                if (i !== "drip")
                  return _.errors = [{ instancePath: t + "/do", schemaPath: "#/oneOf/6/properties/do/const", keyword: "const", params: { allowedValue: "drip" }, schema: "drip", parentSchema: A.oneOf[6].properties.do, data: i }], !1;
                var R = g === e;
              } else
                var R = !0;
              if (R)
                if (r.seconds !== void 0) {
                  let i = r.seconds, g = e;
                  if (e === e)
                    if (typeof i == "number" && isFinite(i)) {
                      if (i > 3600 || isNaN(i))
                        return _.errors = [{ instancePath: t + "/seconds", schemaPath: "#/definitions/seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, schema: 3600, parentSchema: Q, data: i }], !1;
                      if (i < 0 || isNaN(i))
                        return _.errors = [{ instancePath: t + "/seconds", schemaPath: "#/definitions/seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: Q, data: i }], !1;
                    } else
                      return _.errors = [{ instancePath: t + "/seconds", schemaPath: "#/definitions/seconds/type", keyword: "type", params: { type: "number" }, schema: Q.type, parentSchema: Q, data: i }], !1;
                  var R = g === e;
                } else
                  var R = !0;
            }
            s !== !0 && (s = s || {}, s.do = !0, s.seconds = !0);
          } else if (w === "outage") {
            if (r && typeof r == "object" && !Array.isArray(r)) {
              let l;
              if (r.seconds === void 0 && (l = "seconds"))
                return _.errors = [{ instancePath: t, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: l }, schema: A.oneOf[7].required, parentSchema: A.oneOf[7], data: r }], !1;
              if (r.do !== void 0) {
                let i = r.do, g = e;
                if (i !== "outage")
                  return _.errors = [{ instancePath: t + "/do", schemaPath: "#/oneOf/7/properties/do/const", keyword: "const", params: { allowedValue: "outage" }, schema: "outage", parentSchema: A.oneOf[7].properties.do, data: i }], !1;
                var J = g === e;
              } else
                var J = !0;
              if (J) {
                if (r.seconds !== void 0) {
                  let i = r.seconds, g = e;
                  if (e === e)
                    if (typeof i == "number" && isFinite(i)) {
                      if (i > 3600 || isNaN(i))
                        return _.errors = [{ instancePath: t + "/seconds", schemaPath: "#/definitions/seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, schema: 3600, parentSchema: Q, data: i }], !1;
                      if (i < 0 || isNaN(i))
                        return _.errors = [{ instancePath: t + "/seconds", schemaPath: "#/definitions/seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: Q, data: i }], !1;
                    } else
                      return _.errors = [{ instancePath: t + "/seconds", schemaPath: "#/definitions/seconds/type", keyword: "type", params: { type: "number" }, schema: Q.type, parentSchema: Q, data: i }], !1;
                  var J = g === e;
                } else
                  var J = !0;
                if (J)
                  if (r.when !== void 0) {
                    let i = r.when, g = e;
                    if (!(i === "before" || i === "after" || i === "answered"))
                      return _.errors = [{ instancePath: t + "/when", schemaPath: "#/oneOf/7/properties/when/enum", keyword: "enum", params: { allowedValues: A.oneOf[7].properties.when.enum }, schema: A.oneOf[7].properties.when.enum, parentSchema: A.oneOf[7].properties.when, data: i }], !1;
                    var J = g === e;
                  } else
                    var J = !0;
              }
            }
            s !== !0 && (s = s || {}, s.do = !0, s.seconds = !0, s.when = !0);
          } else
            return _.errors = [{ instancePath: t, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "do", tagValue: w }, schema: A.discriminator, parentSchema: A, data: r }], !1;
        else
          return _.errors = [{ instancePath: t, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "do", tagValue: w }, schema: A.discriminator, parentSchema: A, data: r }], !1;
      }
    } else
      return _.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: A.type, parentSchema: A, data: r }], !1;
  return _.errors = b, S.props = s, e === 0;
}
_.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var _e = new RegExp("^always$", "u"), be = new RegExp("^[/*]", "u");
function T(r, { instancePath: t = "", parentData: W, parentDataProperty: U, rootData: B = r, dynamicAnchors: Z = {} } = {}) {
  let b = null, e = 0, S = T.evaluated;
  if (S.dynamicProps && (S.props = void 0), S.dynamicItems && (S.items = void 0), !_(r, { instancePath: t, parentData: W, parentDataProperty: U, rootData: B, dynamicAnchors: Z }))
    b = b === null ? _.errors : b.concat(_.errors), e = b.length;
  else
    var s = _.evaluated.props;
  if (e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      if (s !== !0 && (s = s || {}, s.request = !0, s.nth = !0, s.times = !0, s.method = !0, s.path = !0), r.request !== void 0) {
        let p = r.request, P = e, m = e;
        if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p)))
          return T.errors = [{ instancePath: t + "/request", schemaPath: "#/definitions/count/type", keyword: "type", params: { type: "integer" }, schema: re.type, parentSchema: re, data: p }], !1;
        if (e === m && typeof p == "number" && isFinite(p)) {
          if (p > 9007199254740991 || isNaN(p))
            return T.errors = [{ instancePath: t + "/request", schemaPath: "#/definitions/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, schema: 9007199254740991, parentSchema: re, data: p }], !1;
          if (p < 1 || isNaN(p))
            return T.errors = [{ instancePath: t + "/request", schemaPath: "#/definitions/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: re, data: p }], !1;
        }
        var j = P === e;
      } else
        var j = !0;
      if (j) {
        if (r.nth !== void 0) {
          let p = r.nth, P = e, m = e;
          if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p)))
            return T.errors = [{ instancePath: t + "/nth", schemaPath: "#/definitions/count/type", keyword: "type", params: { type: "integer" }, schema: re.type, parentSchema: re, data: p }], !1;
          if (e === m && typeof p == "number" && isFinite(p)) {
            if (p > 9007199254740991 || isNaN(p))
              return T.errors = [{ instancePath: t + "/nth", schemaPath: "#/definitions/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, schema: 9007199254740991, parentSchema: re, data: p }], !1;
            if (p < 1 || isNaN(p))
              return T.errors = [{ instancePath: t + "/nth", schemaPath: "#/definitions/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: re, data: p }], !1;
          }
          var j = P === e;
        } else
          var j = !0;
        if (j) {
          if (r.times !== void 0) {
            let p = r.times, P = e;
            if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p)) && typeof p != "string")
              return T.errors = [{ instancePath: t + "/times", schemaPath: "#/properties/times/type", keyword: "type", params: { type: ee.properties.times.type }, schema: ee.properties.times.type, parentSchema: ee.properties.times, data: p }], !1;
            if (e === P) {
              if (typeof p == "number" && isFinite(p) && (p < 1 || isNaN(p)))
                return T.errors = [{ instancePath: t + "/times", schemaPath: "#/properties/times/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: ee.properties.times, data: p }], !1;
              if (e === P && typeof p == "string" && !_e.test(p))
                return T.errors = [{ instancePath: t + "/times", schemaPath: "#/properties/times/pattern", keyword: "pattern", params: { pattern: "^always$" }, schema: "^always$", parentSchema: ee.properties.times, data: p }], !1;
            }
            var j = P === e;
          } else
            var j = !0;
          if (j) {
            if (r.method !== void 0) {
              let p = r.method, P = e;
              if (e === e)
                if (typeof p == "string") {
                  if (ge(p) < 1)
                    return T.errors = [{ instancePath: t + "/method", schemaPath: "#/definitions/words/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: fe, data: p }], !1;
                } else
                  return T.errors = [{ instancePath: t + "/method", schemaPath: "#/definitions/words/type", keyword: "type", params: { type: "string" }, schema: fe.type, parentSchema: fe, data: p }], !1;
              var j = P === e;
            } else
              var j = !0;
            if (j) {
              if (r.path !== void 0) {
                let p = r.path, P = e;
                if (e === P)
                  if (typeof p == "string") {
                    if (!be.test(p))
                      return T.errors = [{ instancePath: t + "/path", schemaPath: "#/properties/path/pattern", keyword: "pattern", params: { pattern: "^[/*]" }, schema: "^[/*]", parentSchema: ee.properties.path, data: p }], !1;
                  } else
                    return T.errors = [{ instancePath: t + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, schema: ee.properties.path.type, parentSchema: ee.properties.path, data: p }], !1;
                var j = P === e;
              } else
                var j = !0;
              if (j) {
                if (r.request !== void 0) {
                  let p = e;
                  if (r && typeof r == "object" && !Array.isArray(r) && r.nth !== void 0)
                    return T.errors = [{ instancePath: t + "/nth", schemaPath: "#/dependentSchemas/request/properties/nth/not", keyword: "not", params: {}, schema: ee.dependentSchemas.request.properties.nth.not, parentSchema: ee.dependentSchemas.request.properties.nth, data: r.nth }], !1;
                  var o = p === e;
                  o && s !== !0 && (s = s || {}, s.nth = !0);
                } else
                  var o = !0;
                if (o && s !== !0) {
                  for (let p in r)
                    if (!s || !s[p]) {
                      return T.errors = [{ instancePath: t, schemaPath: "#/unevaluatedProperties", keyword: "unevaluatedProperties", params: { unevaluatedProperty: p }, schema: !1, parentSchema: ee, data: r }], !1;
                      break;
                    }
                }
              }
            }
          }
        }
      }
    } else
      return T.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: ee.type, parentSchema: ee, data: r }], !1;
  return T.errors = b, e === 0;
}
T.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function ne(r, { instancePath: t = "", parentData: W, parentDataProperty: U, rootData: B = r, dynamicAnchors: Z = {} } = {}) {
  let b = null, e = 0, S = ne.evaluated;
  if (S.dynamicProps && (S.props = void 0), S.dynamicItems && (S.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let j;
      if (r.rules === void 0 && (j = "rules"))
        return ne.errors = [{ instancePath: t, schemaPath: "#/required", keyword: "required", params: { missingProperty: j }, schema: de.required, parentSchema: de, data: r }], !1;
      if (r.rules !== void 0) {
        let o = r.rules;
        if (e === e)
          if (Array.isArray(o)) {
            var s = !0;
            let P = o.length;
            for (let m = 0; m < P; m++) {
              let h = e;
              T(o[m], { instancePath: t + "/rules/" + m, parentData: o, parentDataProperty: m, rootData: B, dynamicAnchors: Z }) || (b = b === null ? T.errors : b.concat(T.errors), e = b.length);
              var s = h === e;
              if (!s)
                break;
            }
          } else
            return ne.errors = [{ instancePath: t + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "array" }, schema: de.properties.rules.type, parentSchema: de.properties.rules, data: o }], !1;
      }
    } else
      return ne.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: de.type, parentSchema: de, data: r }], !1;
  return ne.errors = b, e === 0;
}
ne.evaluated = { props: { rules: !0 }, dynamicProps: !1, dynamicItems: !1 };
var xe = me, ce = { type: "object", required: ["desk"], properties: { desk: { $ref: "#/definitions/desk" } } }, u = { type: "object", required: ["release", "rows", "nextRowId", "roles", "users", "tokens", "settings", "references", "columns"], properties: { release: { enum: ["5.2", "6.5"] }, rows: { type: "array", items: { $ref: "#/definitions/row" } }, nextRowId: { type: "integer" }, roles: { type: "array", items: { type: "object", required: ["id", "name", "permissions"], properties: { id: { type: "integer" }, name: { type: "string" }, permissions: { $ref: "#/definitions/texts" } } } }, users: { type: "array", items: { $ref: "#/definitions/kept_user" } }, tokens: { type: "array", items: { type: "object", required: ["token", "userId", "kind", "permissions"], properties: { token: { type: "string" }, userId: { type: "integer" }, kind: { enum: ["api", "oauth"] }, permissions: { $ref: "#/definitions/texts" }, expiresAt: { type: "string" } } } }, settings: { type: "array", items: { type: "object", required: ["id", "name", "value", "updatedAt", "rest"], properties: { id: { type: "integer" }, name: { type: "string" }, value: {}, updatedAt: { type: "string" }, rest: { type: "object" } } } }, references: { type: "array", items: { $ref: "#/definitions/reference" } }, columns: { type: "object", additionalProperties: { type: "array", items: { type: "object", required: ["name", "longestValue"], properties: { name: { type: "string" }, longestValue: { type: "integer" } } } } } } }, q = { type: "object", required: ["id", "object", "name", "display", "data_type", "data_option", "data_option_new", "editable", "active", "screens", "to_create", "to_migrate", "to_delete", "to_config", "position", "created_by_id", "updated_by_id", "created_at", "updated_at"], properties: { id: { type: "integer" }, object: { type: "string" }, name: { type: "string" }, display: { type: "string" }, data_type: { type: "string" }, data_option: { type: "object" }, data_option_new: { type: "object" }, editable: { type: "boolean" }, active: { type: "boolean" }, screens: { type: "object" }, to_create: { type: "boolean" }, to_migrate: { type: "boolean" }, to_delete: { type: "boolean" }, to_config: { type: "boolean" }, position: { type: "integer" }, created_by_id: { type: "integer" }, updated_by_id: { type: "integer" }, created_at: { type: "string" }, updated_at: { type: "string" } } }, N = { type: "object", required: ["id", "login", "email", "firstname", "lastname", "active", "organizationId", "roleIds", "groups", "unset", "createdAt", "updatedAt"], properties: { id: { type: "integer" }, login: { type: "string" }, email: { type: "string" }, firstname: { type: "string" }, lastname: { type: "string" }, password: { type: "string" }, active: { type: "boolean" }, organizationId: { description: "a whole number or null", type: ["integer", "null"] }, roleIds: { type: "array", items: { type: "integer" } }, groups: { type: "object", additionalProperties: { $ref: "#/definitions/texts" } }, unset: { enum: ["", null] }, createdAt: { type: "string" }, updatedAt: { type: "string" } } };
function L(r, { instancePath: t = "", parentData: W, parentDataProperty: U, rootData: B = r, dynamicAnchors: Z = {} } = {}) {
  let b = null, e = 0, S = L.evaluated;
  if (S.dynamicProps && (S.props = void 0), S.dynamicItems && (S.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let P;
      if (r.id === void 0 && (P = "id") || r.login === void 0 && (P = "login") || r.email === void 0 && (P = "email") || r.firstname === void 0 && (P = "firstname") || r.lastname === void 0 && (P = "lastname") || r.active === void 0 && (P = "active") || r.organizationId === void 0 && (P = "organizationId") || r.roleIds === void 0 && (P = "roleIds") || r.groups === void 0 && (P = "groups") || r.unset === void 0 && (P = "unset") || r.createdAt === void 0 && (P = "createdAt") || r.updatedAt === void 0 && (P = "updatedAt"))
        return L.errors = [{ instancePath: t, schemaPath: "#/required", keyword: "required", params: { missingProperty: P }, schema: N.required, parentSchema: N, data: r }], !1;
      if (r.id !== void 0) {
        let m = r.id, h = e;
        if (!(typeof m == "number" && !(m % 1) && !isNaN(m) && isFinite(m)))
          return L.errors = [{ instancePath: t + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, schema: N.properties.id.type, parentSchema: N.properties.id, data: m }], !1;
        var s = h === e;
      } else
        var s = !0;
      if (s) {
        if (r.login !== void 0) {
          let m = r.login, h = e;
          if (typeof m != "string")
            return L.errors = [{ instancePath: t + "/login", schemaPath: "#/properties/login/type", keyword: "type", params: { type: "string" }, schema: N.properties.login.type, parentSchema: N.properties.login, data: m }], !1;
          var s = h === e;
        } else
          var s = !0;
        if (s) {
          if (r.email !== void 0) {
            let m = r.email, h = e;
            if (typeof m != "string")
              return L.errors = [{ instancePath: t + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, schema: N.properties.email.type, parentSchema: N.properties.email, data: m }], !1;
            var s = h === e;
          } else
            var s = !0;
          if (s) {
            if (r.firstname !== void 0) {
              let m = r.firstname, h = e;
              if (typeof m != "string")
                return L.errors = [{ instancePath: t + "/firstname", schemaPath: "#/properties/firstname/type", keyword: "type", params: { type: "string" }, schema: N.properties.firstname.type, parentSchema: N.properties.firstname, data: m }], !1;
              var s = h === e;
            } else
              var s = !0;
            if (s) {
              if (r.lastname !== void 0) {
                let m = r.lastname, h = e;
                if (typeof m != "string")
                  return L.errors = [{ instancePath: t + "/lastname", schemaPath: "#/properties/lastname/type", keyword: "type", params: { type: "string" }, schema: N.properties.lastname.type, parentSchema: N.properties.lastname, data: m }], !1;
                var s = h === e;
              } else
                var s = !0;
              if (s) {
                if (r.password !== void 0) {
                  let m = r.password, h = e;
                  if (typeof m != "string")
                    return L.errors = [{ instancePath: t + "/password", schemaPath: "#/properties/password/type", keyword: "type", params: { type: "string" }, schema: N.properties.password.type, parentSchema: N.properties.password, data: m }], !1;
                  var s = h === e;
                } else
                  var s = !0;
                if (s) {
                  if (r.active !== void 0) {
                    let m = r.active, h = e;
                    if (typeof m != "boolean")
                      return L.errors = [{ instancePath: t + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: "boolean" }, schema: N.properties.active.type, parentSchema: N.properties.active, data: m }], !1;
                    var s = h === e;
                  } else
                    var s = !0;
                  if (s) {
                    if (r.organizationId !== void 0) {
                      let m = r.organizationId, h = e;
                      if (!(typeof m == "number" && !(m % 1) && !isNaN(m) && isFinite(m)) && m !== null)
                        return L.errors = [{ instancePath: t + "/organizationId", schemaPath: "#/properties/organizationId/type", keyword: "type", params: { type: N.properties.organizationId.type }, schema: N.properties.organizationId.type, parentSchema: N.properties.organizationId, data: m }], !1;
                      var s = h === e;
                    } else
                      var s = !0;
                    if (s) {
                      if (r.roleIds !== void 0) {
                        let m = r.roleIds, h = e;
                        if (e === h)
                          if (Array.isArray(m)) {
                            var j = !0;
                            let R = m.length;
                            for (let J = 0; J < R; J++) {
                              let k = m[J], w = e;
                              if (!(typeof k == "number" && !(k % 1) && !isNaN(k) && isFinite(k)))
                                return L.errors = [{ instancePath: t + "/roleIds/" + J, schemaPath: "#/properties/roleIds/items/type", keyword: "type", params: { type: "integer" }, schema: N.properties.roleIds.items.type, parentSchema: N.properties.roleIds.items, data: k }], !1;
                              var j = w === e;
                              if (!j)
                                break;
                            }
                          } else
                            return L.errors = [{ instancePath: t + "/roleIds", schemaPath: "#/properties/roleIds/type", keyword: "type", params: { type: "array" }, schema: N.properties.roleIds.type, parentSchema: N.properties.roleIds, data: m }], !1;
                        var s = h === e;
                      } else
                        var s = !0;
                      if (s) {
                        if (r.groups !== void 0) {
                          let m = r.groups, h = e;
                          if (e === h)
                            if (m && typeof m == "object" && !Array.isArray(m))
                              for (let R in m) {
                                let J = m[R], k = e;
                                if (e === e)
                                  if (Array.isArray(J)) {
                                    var o = !0;
                                    let l = J.length;
                                    for (let i = 0; i < l; i++) {
                                      let g = J[i], x = e;
                                      if (typeof g != "string")
                                        return L.errors = [{ instancePath: t + "/groups/" + R.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i, schemaPath: "#/definitions/texts/items/type", keyword: "type", params: { type: "string" }, schema: C.items.type, parentSchema: C.items, data: g }], !1;
                                      var o = x === e;
                                      if (!o)
                                        break;
                                    }
                                  } else
                                    return L.errors = [{ instancePath: t + "/groups/" + R.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/texts/type", keyword: "type", params: { type: "array" }, schema: C.type, parentSchema: C, data: J }], !1;
                                var p = k === e;
                                if (!p)
                                  break;
                              }
                            else
                              return L.errors = [{ instancePath: t + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "object" }, schema: N.properties.groups.type, parentSchema: N.properties.groups, data: m }], !1;
                          var s = h === e;
                        } else
                          var s = !0;
                        if (s) {
                          if (r.unset !== void 0) {
                            let m = r.unset, h = e;
                            if (!(m === "" || m === null))
                              return L.errors = [{ instancePath: t + "/unset", schemaPath: "#/properties/unset/enum", keyword: "enum", params: { allowedValues: N.properties.unset.enum }, schema: N.properties.unset.enum, parentSchema: N.properties.unset, data: m }], !1;
                            var s = h === e;
                          } else
                            var s = !0;
                          if (s) {
                            if (r.createdAt !== void 0) {
                              let m = r.createdAt, h = e;
                              if (typeof m != "string")
                                return L.errors = [{ instancePath: t + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, schema: N.properties.createdAt.type, parentSchema: N.properties.createdAt, data: m }], !1;
                              var s = h === e;
                            } else
                              var s = !0;
                            if (s)
                              if (r.updatedAt !== void 0) {
                                let m = r.updatedAt, h = e;
                                if (typeof m != "string")
                                  return L.errors = [{ instancePath: t + "/updatedAt", schemaPath: "#/properties/updatedAt/type", keyword: "type", params: { type: "string" }, schema: N.properties.updatedAt.type, parentSchema: N.properties.updatedAt, data: m }], !1;
                                var s = h === e;
                              } else
                                var s = !0;
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
      return L.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: N.type, parentSchema: N, data: r }], !1;
  return L.errors = b, e === 0;
}
L.evaluated = { props: { id: !0, login: !0, email: !0, firstname: !0, lastname: !0, password: !0, active: !0, organizationId: !0, roleIds: !0, groups: !0, unset: !0, createdAt: !0, updatedAt: !0 }, dynamicProps: !1, dynamicItems: !1 };
function c(r, { instancePath: t = "", parentData: W, parentDataProperty: U, rootData: B = r, dynamicAnchors: Z = {} } = {}) {
  let b = null, e = 0, S = c.evaluated;
  if (S.dynamicProps && (S.props = void 0), S.dynamicItems && (S.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let I;
      if (r.release === void 0 && (I = "release") || r.rows === void 0 && (I = "rows") || r.nextRowId === void 0 && (I = "nextRowId") || r.roles === void 0 && (I = "roles") || r.users === void 0 && (I = "users") || r.tokens === void 0 && (I = "tokens") || r.settings === void 0 && (I = "settings") || r.references === void 0 && (I = "references") || r.columns === void 0 && (I = "columns"))
        return c.errors = [{ instancePath: t, schemaPath: "#/required", keyword: "required", params: { missingProperty: I }, schema: u.required, parentSchema: u, data: r }], !1;
      if (r.release !== void 0) {
        let v = r.release, F = e;
        if (!(v === "5.2" || v === "6.5"))
          return c.errors = [{ instancePath: t + "/release", schemaPath: "#/properties/release/enum", keyword: "enum", params: { allowedValues: u.properties.release.enum }, schema: u.properties.release.enum, parentSchema: u.properties.release, data: v }], !1;
        var s = F === e;
      } else
        var s = !0;
      if (s) {
        if (r.rows !== void 0) {
          let v = r.rows, F = e;
          if (e === F)
            if (Array.isArray(v)) {
              var j = !0;
              let E = v.length;
              for (let f = 0; f < E; f++) {
                let a = v[f], G = e;
                if (e === e)
                  if (a && typeof a == "object" && !Array.isArray(a)) {
                    let d;
                    if (a.id === void 0 && (d = "id") || a.object === void 0 && (d = "object") || a.name === void 0 && (d = "name") || a.display === void 0 && (d = "display") || a.data_type === void 0 && (d = "data_type") || a.data_option === void 0 && (d = "data_option") || a.data_option_new === void 0 && (d = "data_option_new") || a.editable === void 0 && (d = "editable") || a.active === void 0 && (d = "active") || a.screens === void 0 && (d = "screens") || a.to_create === void 0 && (d = "to_create") || a.to_migrate === void 0 && (d = "to_migrate") || a.to_delete === void 0 && (d = "to_delete") || a.to_config === void 0 && (d = "to_config") || a.position === void 0 && (d = "position") || a.created_by_id === void 0 && (d = "created_by_id") || a.updated_by_id === void 0 && (d = "updated_by_id") || a.created_at === void 0 && (d = "created_at") || a.updated_at === void 0 && (d = "updated_at"))
                      return c.errors = [{ instancePath: t + "/rows/" + f, schemaPath: "#/definitions/row/required", keyword: "required", params: { missingProperty: d }, schema: q.required, parentSchema: q, data: a }], !1;
                    if (a.id !== void 0) {
                      let n = a.id, y = e;
                      if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n)))
                        return c.errors = [{ instancePath: t + "/rows/" + f + "/id", schemaPath: "#/definitions/row/properties/id/type", keyword: "type", params: { type: "integer" }, schema: q.properties.id.type, parentSchema: q.properties.id, data: n }], !1;
                      var o = y === e;
                    } else
                      var o = !0;
                    if (o) {
                      if (a.object !== void 0) {
                        let n = a.object, y = e;
                        if (typeof n != "string")
                          return c.errors = [{ instancePath: t + "/rows/" + f + "/object", schemaPath: "#/definitions/row/properties/object/type", keyword: "type", params: { type: "string" }, schema: q.properties.object.type, parentSchema: q.properties.object, data: n }], !1;
                        var o = y === e;
                      } else
                        var o = !0;
                      if (o) {
                        if (a.name !== void 0) {
                          let n = a.name, y = e;
                          if (typeof n != "string")
                            return c.errors = [{ instancePath: t + "/rows/" + f + "/name", schemaPath: "#/definitions/row/properties/name/type", keyword: "type", params: { type: "string" }, schema: q.properties.name.type, parentSchema: q.properties.name, data: n }], !1;
                          var o = y === e;
                        } else
                          var o = !0;
                        if (o) {
                          if (a.display !== void 0) {
                            let n = a.display, y = e;
                            if (typeof n != "string")
                              return c.errors = [{ instancePath: t + "/rows/" + f + "/display", schemaPath: "#/definitions/row/properties/display/type", keyword: "type", params: { type: "string" }, schema: q.properties.display.type, parentSchema: q.properties.display, data: n }], !1;
                            var o = y === e;
                          } else
                            var o = !0;
                          if (o) {
                            if (a.data_type !== void 0) {
                              let n = a.data_type, y = e;
                              if (typeof n != "string")
                                return c.errors = [{ instancePath: t + "/rows/" + f + "/data_type", schemaPath: "#/definitions/row/properties/data_type/type", keyword: "type", params: { type: "string" }, schema: q.properties.data_type.type, parentSchema: q.properties.data_type, data: n }], !1;
                              var o = y === e;
                            } else
                              var o = !0;
                            if (o) {
                              if (a.data_option !== void 0) {
                                let n = a.data_option, y = e;
                                if (!(n && typeof n == "object" && !Array.isArray(n)))
                                  return c.errors = [{ instancePath: t + "/rows/" + f + "/data_option", schemaPath: "#/definitions/row/properties/data_option/type", keyword: "type", params: { type: "object" }, schema: q.properties.data_option.type, parentSchema: q.properties.data_option, data: n }], !1;
                                var o = y === e;
                              } else
                                var o = !0;
                              if (o) {
                                if (a.data_option_new !== void 0) {
                                  let n = a.data_option_new, y = e;
                                  if (!(n && typeof n == "object" && !Array.isArray(n)))
                                    return c.errors = [{ instancePath: t + "/rows/" + f + "/data_option_new", schemaPath: "#/definitions/row/properties/data_option_new/type", keyword: "type", params: { type: "object" }, schema: q.properties.data_option_new.type, parentSchema: q.properties.data_option_new, data: n }], !1;
                                  var o = y === e;
                                } else
                                  var o = !0;
                                if (o) {
                                  if (a.editable !== void 0) {
                                    let n = a.editable, y = e;
                                    if (typeof n != "boolean")
                                      return c.errors = [{ instancePath: t + "/rows/" + f + "/editable", schemaPath: "#/definitions/row/properties/editable/type", keyword: "type", params: { type: "boolean" }, schema: q.properties.editable.type, parentSchema: q.properties.editable, data: n }], !1;
                                    var o = y === e;
                                  } else
                                    var o = !0;
                                  if (o) {
                                    if (a.active !== void 0) {
                                      let n = a.active, y = e;
                                      if (typeof n != "boolean")
                                        return c.errors = [{ instancePath: t + "/rows/" + f + "/active", schemaPath: "#/definitions/row/properties/active/type", keyword: "type", params: { type: "boolean" }, schema: q.properties.active.type, parentSchema: q.properties.active, data: n }], !1;
                                      var o = y === e;
                                    } else
                                      var o = !0;
                                    if (o) {
                                      if (a.screens !== void 0) {
                                        let n = a.screens, y = e;
                                        if (!(n && typeof n == "object" && !Array.isArray(n)))
                                          return c.errors = [{ instancePath: t + "/rows/" + f + "/screens", schemaPath: "#/definitions/row/properties/screens/type", keyword: "type", params: { type: "object" }, schema: q.properties.screens.type, parentSchema: q.properties.screens, data: n }], !1;
                                        var o = y === e;
                                      } else
                                        var o = !0;
                                      if (o) {
                                        if (a.to_create !== void 0) {
                                          let n = a.to_create, y = e;
                                          if (typeof n != "boolean")
                                            return c.errors = [{ instancePath: t + "/rows/" + f + "/to_create", schemaPath: "#/definitions/row/properties/to_create/type", keyword: "type", params: { type: "boolean" }, schema: q.properties.to_create.type, parentSchema: q.properties.to_create, data: n }], !1;
                                          var o = y === e;
                                        } else
                                          var o = !0;
                                        if (o) {
                                          if (a.to_migrate !== void 0) {
                                            let n = a.to_migrate, y = e;
                                            if (typeof n != "boolean")
                                              return c.errors = [{ instancePath: t + "/rows/" + f + "/to_migrate", schemaPath: "#/definitions/row/properties/to_migrate/type", keyword: "type", params: { type: "boolean" }, schema: q.properties.to_migrate.type, parentSchema: q.properties.to_migrate, data: n }], !1;
                                            var o = y === e;
                                          } else
                                            var o = !0;
                                          if (o) {
                                            if (a.to_delete !== void 0) {
                                              let n = a.to_delete, y = e;
                                              if (typeof n != "boolean")
                                                return c.errors = [{ instancePath: t + "/rows/" + f + "/to_delete", schemaPath: "#/definitions/row/properties/to_delete/type", keyword: "type", params: { type: "boolean" }, schema: q.properties.to_delete.type, parentSchema: q.properties.to_delete, data: n }], !1;
                                              var o = y === e;
                                            } else
                                              var o = !0;
                                            if (o) {
                                              if (a.to_config !== void 0) {
                                                let n = a.to_config, y = e;
                                                if (typeof n != "boolean")
                                                  return c.errors = [{ instancePath: t + "/rows/" + f + "/to_config", schemaPath: "#/definitions/row/properties/to_config/type", keyword: "type", params: { type: "boolean" }, schema: q.properties.to_config.type, parentSchema: q.properties.to_config, data: n }], !1;
                                                var o = y === e;
                                              } else
                                                var o = !0;
                                              if (o) {
                                                if (a.position !== void 0) {
                                                  let n = a.position, y = e;
                                                  if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n)))
                                                    return c.errors = [{ instancePath: t + "/rows/" + f + "/position", schemaPath: "#/definitions/row/properties/position/type", keyword: "type", params: { type: "integer" }, schema: q.properties.position.type, parentSchema: q.properties.position, data: n }], !1;
                                                  var o = y === e;
                                                } else
                                                  var o = !0;
                                                if (o) {
                                                  if (a.created_by_id !== void 0) {
                                                    let n = a.created_by_id, y = e;
                                                    if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n)))
                                                      return c.errors = [{ instancePath: t + "/rows/" + f + "/created_by_id", schemaPath: "#/definitions/row/properties/created_by_id/type", keyword: "type", params: { type: "integer" }, schema: q.properties.created_by_id.type, parentSchema: q.properties.created_by_id, data: n }], !1;
                                                    var o = y === e;
                                                  } else
                                                    var o = !0;
                                                  if (o) {
                                                    if (a.updated_by_id !== void 0) {
                                                      let n = a.updated_by_id, y = e;
                                                      if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n)))
                                                        return c.errors = [{ instancePath: t + "/rows/" + f + "/updated_by_id", schemaPath: "#/definitions/row/properties/updated_by_id/type", keyword: "type", params: { type: "integer" }, schema: q.properties.updated_by_id.type, parentSchema: q.properties.updated_by_id, data: n }], !1;
                                                      var o = y === e;
                                                    } else
                                                      var o = !0;
                                                    if (o) {
                                                      if (a.created_at !== void 0) {
                                                        let n = a.created_at, y = e;
                                                        if (typeof n != "string")
                                                          return c.errors = [{ instancePath: t + "/rows/" + f + "/created_at", schemaPath: "#/definitions/row/properties/created_at/type", keyword: "type", params: { type: "string" }, schema: q.properties.created_at.type, parentSchema: q.properties.created_at, data: n }], !1;
                                                        var o = y === e;
                                                      } else
                                                        var o = !0;
                                                      if (o)
                                                        if (a.updated_at !== void 0) {
                                                          let n = a.updated_at, y = e;
                                                          if (typeof n != "string")
                                                            return c.errors = [{ instancePath: t + "/rows/" + f + "/updated_at", schemaPath: "#/definitions/row/properties/updated_at/type", keyword: "type", params: { type: "string" }, schema: q.properties.updated_at.type, parentSchema: q.properties.updated_at, data: n }], !1;
                                                          var o = y === e;
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
                    return c.errors = [{ instancePath: t + "/rows/" + f, schemaPath: "#/definitions/row/type", keyword: "type", params: { type: "object" }, schema: q.type, parentSchema: q, data: a }], !1;
                var j = G === e;
                if (!j)
                  break;
              }
            } else
              return c.errors = [{ instancePath: t + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "array" }, schema: u.properties.rows.type, parentSchema: u.properties.rows, data: v }], !1;
          var s = F === e;
        } else
          var s = !0;
        if (s) {
          if (r.nextRowId !== void 0) {
            let v = r.nextRowId, F = e;
            if (!(typeof v == "number" && !(v % 1) && !isNaN(v) && isFinite(v)))
              return c.errors = [{ instancePath: t + "/nextRowId", schemaPath: "#/properties/nextRowId/type", keyword: "type", params: { type: "integer" }, schema: u.properties.nextRowId.type, parentSchema: u.properties.nextRowId, data: v }], !1;
            var s = F === e;
          } else
            var s = !0;
          if (s) {
            if (r.roles !== void 0) {
              let v = r.roles, F = e;
              if (e === F)
                if (Array.isArray(v)) {
                  var p = !0;
                  let E = v.length;
                  for (let f = 0; f < E; f++) {
                    let a = v[f], G = e;
                    if (e === G)
                      if (a && typeof a == "object" && !Array.isArray(a)) {
                        let V;
                        if (a.id === void 0 && (V = "id") || a.name === void 0 && (V = "name") || a.permissions === void 0 && (V = "permissions"))
                          return c.errors = [{ instancePath: t + "/roles/" + f, schemaPath: "#/properties/roles/items/required", keyword: "required", params: { missingProperty: V }, schema: u.properties.roles.items.required, parentSchema: u.properties.roles.items, data: a }], !1;
                        if (a.id !== void 0) {
                          let d = a.id, n = e;
                          if (!(typeof d == "number" && !(d % 1) && !isNaN(d) && isFinite(d)))
                            return c.errors = [{ instancePath: t + "/roles/" + f + "/id", schemaPath: "#/properties/roles/items/properties/id/type", keyword: "type", params: { type: "integer" }, schema: u.properties.roles.items.properties.id.type, parentSchema: u.properties.roles.items.properties.id, data: d }], !1;
                          var P = n === e;
                        } else
                          var P = !0;
                        if (P) {
                          if (a.name !== void 0) {
                            let d = a.name, n = e;
                            if (typeof d != "string")
                              return c.errors = [{ instancePath: t + "/roles/" + f + "/name", schemaPath: "#/properties/roles/items/properties/name/type", keyword: "type", params: { type: "string" }, schema: u.properties.roles.items.properties.name.type, parentSchema: u.properties.roles.items.properties.name, data: d }], !1;
                            var P = n === e;
                          } else
                            var P = !0;
                          if (P)
                            if (a.permissions !== void 0) {
                              let d = a.permissions, n = e;
                              if (e === e)
                                if (Array.isArray(d)) {
                                  var m = !0;
                                  let ae = d.length;
                                  for (let te = 0; te < ae; te++) {
                                    let le = d[te], ue = e;
                                    if (typeof le != "string")
                                      return c.errors = [{ instancePath: t + "/roles/" + f + "/permissions/" + te, schemaPath: "#/definitions/texts/items/type", keyword: "type", params: { type: "string" }, schema: C.items.type, parentSchema: C.items, data: le }], !1;
                                    var m = ue === e;
                                    if (!m)
                                      break;
                                  }
                                } else
                                  return c.errors = [{ instancePath: t + "/roles/" + f + "/permissions", schemaPath: "#/definitions/texts/type", keyword: "type", params: { type: "array" }, schema: C.type, parentSchema: C, data: d }], !1;
                              var P = n === e;
                            } else
                              var P = !0;
                        }
                      } else
                        return c.errors = [{ instancePath: t + "/roles/" + f, schemaPath: "#/properties/roles/items/type", keyword: "type", params: { type: "object" }, schema: u.properties.roles.items.type, parentSchema: u.properties.roles.items, data: a }], !1;
                    var p = G === e;
                    if (!p)
                      break;
                  }
                } else
                  return c.errors = [{ instancePath: t + "/roles", schemaPath: "#/properties/roles/type", keyword: "type", params: { type: "array" }, schema: u.properties.roles.type, parentSchema: u.properties.roles, data: v }], !1;
              var s = F === e;
            } else
              var s = !0;
            if (s) {
              if (r.users !== void 0) {
                let v = r.users, F = e;
                if (e === F)
                  if (Array.isArray(v)) {
                    var h = !0;
                    let E = v.length;
                    for (let f = 0; f < E; f++) {
                      let a = e;
                      L(v[f], { instancePath: t + "/users/" + f, parentData: v, parentDataProperty: f, rootData: B, dynamicAnchors: Z }) || (b = b === null ? L.errors : b.concat(L.errors), e = b.length);
                      var h = a === e;
                      if (!h)
                        break;
                    }
                  } else
                    return c.errors = [{ instancePath: t + "/users", schemaPath: "#/properties/users/type", keyword: "type", params: { type: "array" }, schema: u.properties.users.type, parentSchema: u.properties.users, data: v }], !1;
                var s = F === e;
              } else
                var s = !0;
              if (s) {
                if (r.tokens !== void 0) {
                  let v = r.tokens, F = e;
                  if (e === F)
                    if (Array.isArray(v)) {
                      var D = !0;
                      let E = v.length;
                      for (let f = 0; f < E; f++) {
                        let a = v[f], G = e;
                        if (e === G)
                          if (a && typeof a == "object" && !Array.isArray(a)) {
                            let V;
                            if (a.token === void 0 && (V = "token") || a.userId === void 0 && (V = "userId") || a.kind === void 0 && (V = "kind") || a.permissions === void 0 && (V = "permissions"))
                              return c.errors = [{ instancePath: t + "/tokens/" + f, schemaPath: "#/properties/tokens/items/required", keyword: "required", params: { missingProperty: V }, schema: u.properties.tokens.items.required, parentSchema: u.properties.tokens.items, data: a }], !1;
                            if (a.token !== void 0) {
                              let d = a.token, n = e;
                              if (typeof d != "string")
                                return c.errors = [{ instancePath: t + "/tokens/" + f + "/token", schemaPath: "#/properties/tokens/items/properties/token/type", keyword: "type", params: { type: "string" }, schema: u.properties.tokens.items.properties.token.type, parentSchema: u.properties.tokens.items.properties.token, data: d }], !1;
                              var R = n === e;
                            } else
                              var R = !0;
                            if (R) {
                              if (a.userId !== void 0) {
                                let d = a.userId, n = e;
                                if (!(typeof d == "number" && !(d % 1) && !isNaN(d) && isFinite(d)))
                                  return c.errors = [{ instancePath: t + "/tokens/" + f + "/userId", schemaPath: "#/properties/tokens/items/properties/userId/type", keyword: "type", params: { type: "integer" }, schema: u.properties.tokens.items.properties.userId.type, parentSchema: u.properties.tokens.items.properties.userId, data: d }], !1;
                                var R = n === e;
                              } else
                                var R = !0;
                              if (R) {
                                if (a.kind !== void 0) {
                                  let d = a.kind, n = e;
                                  if (!(d === "api" || d === "oauth"))
                                    return c.errors = [{ instancePath: t + "/tokens/" + f + "/kind", schemaPath: "#/properties/tokens/items/properties/kind/enum", keyword: "enum", params: { allowedValues: u.properties.tokens.items.properties.kind.enum }, schema: u.properties.tokens.items.properties.kind.enum, parentSchema: u.properties.tokens.items.properties.kind, data: d }], !1;
                                  var R = n === e;
                                } else
                                  var R = !0;
                                if (R) {
                                  if (a.permissions !== void 0) {
                                    let d = a.permissions, n = e;
                                    if (e === e)
                                      if (Array.isArray(d)) {
                                        var J = !0;
                                        let ae = d.length;
                                        for (let te = 0; te < ae; te++) {
                                          let le = d[te], ue = e;
                                          if (typeof le != "string")
                                            return c.errors = [{ instancePath: t + "/tokens/" + f + "/permissions/" + te, schemaPath: "#/definitions/texts/items/type", keyword: "type", params: { type: "string" }, schema: C.items.type, parentSchema: C.items, data: le }], !1;
                                          var J = ue === e;
                                          if (!J)
                                            break;
                                        }
                                      } else
                                        return c.errors = [{ instancePath: t + "/tokens/" + f + "/permissions", schemaPath: "#/definitions/texts/type", keyword: "type", params: { type: "array" }, schema: C.type, parentSchema: C, data: d }], !1;
                                    var R = n === e;
                                  } else
                                    var R = !0;
                                  if (R)
                                    if (a.expiresAt !== void 0) {
                                      let d = a.expiresAt, n = e;
                                      if (typeof d != "string")
                                        return c.errors = [{ instancePath: t + "/tokens/" + f + "/expiresAt", schemaPath: "#/properties/tokens/items/properties/expiresAt/type", keyword: "type", params: { type: "string" }, schema: u.properties.tokens.items.properties.expiresAt.type, parentSchema: u.properties.tokens.items.properties.expiresAt, data: d }], !1;
                                      var R = n === e;
                                    } else
                                      var R = !0;
                                }
                              }
                            }
                          } else
                            return c.errors = [{ instancePath: t + "/tokens/" + f, schemaPath: "#/properties/tokens/items/type", keyword: "type", params: { type: "object" }, schema: u.properties.tokens.items.type, parentSchema: u.properties.tokens.items, data: a }], !1;
                        var D = G === e;
                        if (!D)
                          break;
                      }
                    } else
                      return c.errors = [{ instancePath: t + "/tokens", schemaPath: "#/properties/tokens/type", keyword: "type", params: { type: "array" }, schema: u.properties.tokens.type, parentSchema: u.properties.tokens, data: v }], !1;
                  var s = F === e;
                } else
                  var s = !0;
                if (s) {
                  if (r.settings !== void 0) {
                    let v = r.settings, F = e;
                    if (e === F)
                      if (Array.isArray(v)) {
                        var k = !0;
                        let E = v.length;
                        for (let f = 0; f < E; f++) {
                          let a = v[f], G = e;
                          if (e === G)
                            if (a && typeof a == "object" && !Array.isArray(a)) {
                              let V;
                              if (a.id === void 0 && (V = "id") || a.name === void 0 && (V = "name") || a.value === void 0 && (V = "value") || a.updatedAt === void 0 && (V = "updatedAt") || a.rest === void 0 && (V = "rest"))
                                return c.errors = [{ instancePath: t + "/settings/" + f, schemaPath: "#/properties/settings/items/required", keyword: "required", params: { missingProperty: V }, schema: u.properties.settings.items.required, parentSchema: u.properties.settings.items, data: a }], !1;
                              if (a.id !== void 0) {
                                let d = a.id, n = e;
                                if (!(typeof d == "number" && !(d % 1) && !isNaN(d) && isFinite(d)))
                                  return c.errors = [{ instancePath: t + "/settings/" + f + "/id", schemaPath: "#/properties/settings/items/properties/id/type", keyword: "type", params: { type: "integer" }, schema: u.properties.settings.items.properties.id.type, parentSchema: u.properties.settings.items.properties.id, data: d }], !1;
                                var w = n === e;
                              } else
                                var w = !0;
                              if (w) {
                                if (a.name !== void 0) {
                                  let d = a.name, n = e;
                                  if (typeof d != "string")
                                    return c.errors = [{ instancePath: t + "/settings/" + f + "/name", schemaPath: "#/properties/settings/items/properties/name/type", keyword: "type", params: { type: "string" }, schema: u.properties.settings.items.properties.name.type, parentSchema: u.properties.settings.items.properties.name, data: d }], !1;
                                  var w = n === e;
                                } else
                                  var w = !0;
                                if (w) {
                                  if (a.updatedAt !== void 0) {
                                    let d = a.updatedAt, n = e;
                                    if (typeof d != "string")
                                      return c.errors = [{ instancePath: t + "/settings/" + f + "/updatedAt", schemaPath: "#/properties/settings/items/properties/updatedAt/type", keyword: "type", params: { type: "string" }, schema: u.properties.settings.items.properties.updatedAt.type, parentSchema: u.properties.settings.items.properties.updatedAt, data: d }], !1;
                                    var w = n === e;
                                  } else
                                    var w = !0;
                                  if (w)
                                    if (a.rest !== void 0) {
                                      let d = a.rest, n = e;
                                      if (!(d && typeof d == "object" && !Array.isArray(d)))
                                        return c.errors = [{ instancePath: t + "/settings/" + f + "/rest", schemaPath: "#/properties/settings/items/properties/rest/type", keyword: "type", params: { type: "object" }, schema: u.properties.settings.items.properties.rest.type, parentSchema: u.properties.settings.items.properties.rest, data: d }], !1;
                                      var w = n === e;
                                    } else
                                      var w = !0;
                                }
                              }
                            } else
                              return c.errors = [{ instancePath: t + "/settings/" + f, schemaPath: "#/properties/settings/items/type", keyword: "type", params: { type: "object" }, schema: u.properties.settings.items.type, parentSchema: u.properties.settings.items, data: a }], !1;
                          var k = G === e;
                          if (!k)
                            break;
                        }
                      } else
                        return c.errors = [{ instancePath: t + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "array" }, schema: u.properties.settings.type, parentSchema: u.properties.settings, data: v }], !1;
                    var s = F === e;
                  } else
                    var s = !0;
                  if (s) {
                    if (r.references !== void 0) {
                      let v = r.references, F = e;
                      if (e === F)
                        if (Array.isArray(v)) {
                          var l = !0;
                          let E = v.length;
                          for (let f = 0; f < E; f++) {
                            let a = v[f], G = e;
                            if (e === e)
                              if (a && typeof a == "object" && !Array.isArray(a)) {
                                let d;
                                if (a.object === void 0 && (d = "object") || a.name === void 0 && (d = "name") || a.kind === void 0 && (d = "kind") || a.title === void 0 && (d = "title"))
                                  return c.errors = [{ instancePath: t + "/references/" + f, schemaPath: "#/definitions/reference/required", keyword: "required", params: { missingProperty: d }, schema: z.required, parentSchema: z, data: a }], !1;
                                {
                                  let n = e;
                                  for (let y in a)
                                    if (!(y === "object" || y === "name" || y === "kind" || y === "title")) {
                                      return c.errors = [{ instancePath: t + "/references/" + f, schemaPath: "#/definitions/reference/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: y }, schema: !1, parentSchema: z, data: a }], !1;
                                      break;
                                    }
                                  if (n === e) {
                                    if (a.object !== void 0) {
                                      let y = a.object, H = e;
                                      if (typeof y != "string")
                                        return c.errors = [{ instancePath: t + "/references/" + f + "/object", schemaPath: "#/definitions/reference/properties/object/type", keyword: "type", params: { type: "string" }, schema: z.properties.object.type, parentSchema: z.properties.object, data: y }], !1;
                                      var i = H === e;
                                    } else
                                      var i = !0;
                                    if (i) {
                                      if (a.name !== void 0) {
                                        let y = a.name, H = e;
                                        if (typeof y != "string")
                                          return c.errors = [{ instancePath: t + "/references/" + f + "/name", schemaPath: "#/definitions/reference/properties/name/type", keyword: "type", params: { type: "string" }, schema: z.properties.name.type, parentSchema: z.properties.name, data: y }], !1;
                                        var i = H === e;
                                      } else
                                        var i = !0;
                                      if (i) {
                                        if (a.kind !== void 0) {
                                          let y = a.kind, H = e;
                                          if (!(y === "Trigger" || y === "Overview" || y === "Job" || y === "Sla" || y === "Report::Profile"))
                                            return c.errors = [{ instancePath: t + "/references/" + f + "/kind", schemaPath: "#/definitions/reference/properties/kind/enum", keyword: "enum", params: { allowedValues: z.properties.kind.enum }, schema: z.properties.kind.enum, parentSchema: z.properties.kind, data: y }], !1;
                                          var i = H === e;
                                        } else
                                          var i = !0;
                                        if (i)
                                          if (a.title !== void 0) {
                                            let y = a.title, H = e;
                                            if (typeof y != "string")
                                              return c.errors = [{ instancePath: t + "/references/" + f + "/title", schemaPath: "#/definitions/reference/properties/title/type", keyword: "type", params: { type: "string" }, schema: z.properties.title.type, parentSchema: z.properties.title, data: y }], !1;
                                            var i = H === e;
                                          } else
                                            var i = !0;
                                      }
                                    }
                                  }
                                }
                              } else
                                return c.errors = [{ instancePath: t + "/references/" + f, schemaPath: "#/definitions/reference/type", keyword: "type", params: { type: "object" }, schema: z.type, parentSchema: z, data: a }], !1;
                            var l = G === e;
                            if (!l)
                              break;
                          }
                        } else
                          return c.errors = [{ instancePath: t + "/references", schemaPath: "#/properties/references/type", keyword: "type", params: { type: "array" }, schema: u.properties.references.type, parentSchema: u.properties.references, data: v }], !1;
                      var s = F === e;
                    } else
                      var s = !0;
                    if (s)
                      if (r.columns !== void 0) {
                        let v = r.columns, F = e;
                        if (e === F)
                          if (v && typeof v == "object" && !Array.isArray(v))
                            for (let E in v) {
                              let f = v[E], a = e;
                              if (e === a)
                                if (Array.isArray(f)) {
                                  var g = !0;
                                  let G = f.length;
                                  for (let X = 0; X < G; X++) {
                                    let V = f[X], d = e;
                                    if (e === d)
                                      if (V && typeof V == "object" && !Array.isArray(V)) {
                                        let y;
                                        if (V.name === void 0 && (y = "name") || V.longestValue === void 0 && (y = "longestValue"))
                                          return c.errors = [{ instancePath: t + "/columns/" + E.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + X, schemaPath: "#/properties/columns/additionalProperties/items/required", keyword: "required", params: { missingProperty: y }, schema: u.properties.columns.additionalProperties.items.required, parentSchema: u.properties.columns.additionalProperties.items, data: V }], !1;
                                        if (V.name !== void 0) {
                                          let H = V.name, ae = e;
                                          if (typeof H != "string")
                                            return c.errors = [{ instancePath: t + "/columns/" + E.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + X + "/name", schemaPath: "#/properties/columns/additionalProperties/items/properties/name/type", keyword: "type", params: { type: "string" }, schema: u.properties.columns.additionalProperties.items.properties.name.type, parentSchema: u.properties.columns.additionalProperties.items.properties.name, data: H }], !1;
                                          var x = ae === e;
                                        } else
                                          var x = !0;
                                        if (x)
                                          if (V.longestValue !== void 0) {
                                            let H = V.longestValue, ae = e;
                                            if (!(typeof H == "number" && !(H % 1) && !isNaN(H) && isFinite(H)))
                                              return c.errors = [{ instancePath: t + "/columns/" + E.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + X + "/longestValue", schemaPath: "#/properties/columns/additionalProperties/items/properties/longestValue/type", keyword: "type", params: { type: "integer" }, schema: u.properties.columns.additionalProperties.items.properties.longestValue.type, parentSchema: u.properties.columns.additionalProperties.items.properties.longestValue, data: H }], !1;
                                            var x = ae === e;
                                          } else
                                            var x = !0;
                                      } else
                                        return c.errors = [{ instancePath: t + "/columns/" + E.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + X, schemaPath: "#/properties/columns/additionalProperties/items/type", keyword: "type", params: { type: "object" }, schema: u.properties.columns.additionalProperties.items.type, parentSchema: u.properties.columns.additionalProperties.items, data: V }], !1;
                                    var g = d === e;
                                    if (!g)
                                      break;
                                  }
                                } else
                                  return c.errors = [{ instancePath: t + "/columns/" + E.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/columns/additionalProperties/type", keyword: "type", params: { type: "array" }, schema: u.properties.columns.additionalProperties.type, parentSchema: u.properties.columns.additionalProperties, data: f }], !1;
                              var K = a === e;
                              if (!K)
                                break;
                            }
                          else
                            return c.errors = [{ instancePath: t + "/columns", schemaPath: "#/properties/columns/type", keyword: "type", params: { type: "object" }, schema: u.properties.columns.type, parentSchema: u.properties.columns, data: v }], !1;
                        var s = F === e;
                      } else
                        var s = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return c.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: u.type, parentSchema: u, data: r }], !1;
  return c.errors = b, e === 0;
}
c.evaluated = { props: { release: !0, rows: !0, nextRowId: !0, roles: !0, users: !0, tokens: !0, settings: !0, references: !0, columns: !0 }, dynamicProps: !1, dynamicItems: !1 };
function me(r, { instancePath: t = "", parentData: W, parentDataProperty: U, rootData: B = r, dynamicAnchors: Z = {} } = {}) {
  let b = null, e = 0, S = me.evaluated;
  if (S.dynamicProps && (S.props = void 0), S.dynamicItems && (S.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let s;
      if (r.desk === void 0 && (s = "desk"))
        return me.errors = [{ instancePath: t, schemaPath: "#/required", keyword: "required", params: { missingProperty: s }, schema: ce.required, parentSchema: ce, data: r }], !1;
      r.desk !== void 0 && (c(r.desk, { instancePath: t + "/desk", parentData: r, parentDataProperty: "desk", rootData: B, dynamicAnchors: Z }) || (b = b === null ? c.errors : b.concat(c.errors), e = b.length));
    } else
      return me.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: ce.type, parentSchema: ce, data: r }], !1;
  return me.errors = b, e === 0;
}
me.evaluated = { props: { desk: !0 }, dynamicProps: !1, dynamicItems: !1 };
export {
  qe as faults_file,
  je as references_file,
  xe as store_file,
  Ae as users_file
};
