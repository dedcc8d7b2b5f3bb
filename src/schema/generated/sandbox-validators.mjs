// Generated from schemas/ by scripts/compile-schemas.ts.
var we = (r, t) => () => {
  try {
    return t || r((t = { exports: {} }).exports, t), t.exports;
  } catch (X) {
    throw t = 0, X;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var ge = we((he) => {
  "use strict";
  Object.defineProperty(he, "__esModule", { value: !0 });
  function ve(r) {
    let t = r.length, X = 0, W = 0, M;
    for (; W < t; )
      X++, M = r.charCodeAt(W++), M >= 55296 && M <= 56319 && W < t && (M = r.charCodeAt(W), (M & 64512) === 56320 && W++);
    return X;
  }
  he.default = ve;
  ve.code = 'require("ajv/dist/runtime/ucs2length").default';
});

// <stdin>
var qe = ne, pe = { type: "object", required: ["users"], properties: { users: { type: "array", items: { $ref: "#/definitions/user" } } } }, x = { type: "object", additionalProperties: !1, required: ["login"], properties: { login: { type: "string" }, email: { type: "string" }, firstname: { type: "string" }, lastname: { type: "string" }, password: { type: "string" }, active: { type: "boolean" }, roles: { type: "array", items: { enum: ["Admin", "Agent", "Customer"] } }, permissions: { $ref: "#/definitions/texts" }, groups: { type: "object", additionalProperties: { $ref: "#/definitions/texts" } }, tokens: { type: "array", items: { type: "object", additionalProperties: !1, required: ["token"], properties: { token: { type: "string" }, permissions: { $ref: "#/definitions/texts" }, expired: { type: "boolean" }, oauth: { type: "boolean" } } } } } }, z = { type: "array", items: { type: "string" } }, _e = Object.prototype.hasOwnProperty;
function D(r, { instancePath: t = "", parentData: X, parentDataProperty: W, rootData: M = r, dynamicAnchors: Z = {} } = {}) {
  let b = null, e = 0, S = D.evaluated;
  if (S.dynamicProps && (S.props = void 0), S.dynamicItems && (S.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let B;
      if (r.login === void 0 && (B = "login"))
        return D.errors = [{ instancePath: t, schemaPath: "#/required", keyword: "required", params: { missingProperty: B }, schema: x.required, parentSchema: x, data: r }], !1;
      {
        let E = e;
        for (let v in r)
          if (!_e.call(x.properties, v)) {
            return D.errors = [{ instancePath: t, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: v }, schema: !1, parentSchema: x, data: r }], !1;
            break;
          }
        if (E === e) {
          if (r.login !== void 0) {
            let v = r.login, w = e;
            if (typeof v != "string")
              return D.errors = [{ instancePath: t + "/login", schemaPath: "#/properties/login/type", keyword: "type", params: { type: "string" }, schema: x.properties.login.type, parentSchema: x.properties.login, data: v }], !1;
            var s = w === e;
          } else
            var s = !0;
          if (s) {
            if (r.email !== void 0) {
              let v = r.email, w = e;
              if (typeof v != "string")
                return D.errors = [{ instancePath: t + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, schema: x.properties.email.type, parentSchema: x.properties.email, data: v }], !1;
              var s = w === e;
            } else
              var s = !0;
            if (s) {
              if (r.firstname !== void 0) {
                let v = r.firstname, w = e;
                if (typeof v != "string")
                  return D.errors = [{ instancePath: t + "/firstname", schemaPath: "#/properties/firstname/type", keyword: "type", params: { type: "string" }, schema: x.properties.firstname.type, parentSchema: x.properties.firstname, data: v }], !1;
                var s = w === e;
              } else
                var s = !0;
              if (s) {
                if (r.lastname !== void 0) {
                  let v = r.lastname, w = e;
                  if (typeof v != "string")
                    return D.errors = [{ instancePath: t + "/lastname", schemaPath: "#/properties/lastname/type", keyword: "type", params: { type: "string" }, schema: x.properties.lastname.type, parentSchema: x.properties.lastname, data: v }], !1;
                  var s = w === e;
                } else
                  var s = !0;
                if (s) {
                  if (r.password !== void 0) {
                    let v = r.password, w = e;
                    if (typeof v != "string")
                      return D.errors = [{ instancePath: t + "/password", schemaPath: "#/properties/password/type", keyword: "type", params: { type: "string" }, schema: x.properties.password.type, parentSchema: x.properties.password, data: v }], !1;
                    var s = w === e;
                  } else
                    var s = !0;
                  if (s) {
                    if (r.active !== void 0) {
                      let v = r.active, w = e;
                      if (typeof v != "boolean")
                        return D.errors = [{ instancePath: t + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: "boolean" }, schema: x.properties.active.type, parentSchema: x.properties.active, data: v }], !1;
                      var s = w === e;
                    } else
                      var s = !0;
                    if (s) {
                      if (r.roles !== void 0) {
                        let v = r.roles, w = e;
                        if (e === w)
                          if (Array.isArray(v)) {
                            var j = !0;
                            let i = v.length;
                            for (let k = 0; k < i; k++) {
                              let P = v[k], C = e;
                              if (!(P === "Admin" || P === "Agent" || P === "Customer"))
                                return D.errors = [{ instancePath: t + "/roles/" + k, schemaPath: "#/properties/roles/items/enum", keyword: "enum", params: { allowedValues: x.properties.roles.items.enum }, schema: x.properties.roles.items.enum, parentSchema: x.properties.roles.items, data: P }], !1;
                              var j = C === e;
                              if (!j)
                                break;
                            }
                          } else
                            return D.errors = [{ instancePath: t + "/roles", schemaPath: "#/properties/roles/type", keyword: "type", params: { type: "array" }, schema: x.properties.roles.type, parentSchema: x.properties.roles, data: v }], !1;
                        var s = w === e;
                      } else
                        var s = !0;
                      if (s) {
                        if (r.permissions !== void 0) {
                          let v = r.permissions, w = e;
                          if (e === e)
                            if (Array.isArray(v)) {
                              var o = !0;
                              let k = v.length;
                              for (let P = 0; P < k; P++) {
                                let C = v[P], N = e;
                                if (typeof C != "string")
                                  return D.errors = [{ instancePath: t + "/permissions/" + P, schemaPath: "#/definitions/texts/items/type", keyword: "type", params: { type: "string" }, schema: z.items.type, parentSchema: z.items, data: C }], !1;
                                var o = N === e;
                                if (!o)
                                  break;
                              }
                            } else
                              return D.errors = [{ instancePath: t + "/permissions", schemaPath: "#/definitions/texts/type", keyword: "type", params: { type: "array" }, schema: z.type, parentSchema: z, data: v }], !1;
                          var s = w === e;
                        } else
                          var s = !0;
                        if (s) {
                          if (r.groups !== void 0) {
                            let v = r.groups, w = e;
                            if (e === w)
                              if (v && typeof v == "object" && !Array.isArray(v))
                                for (let i in v) {
                                  let k = v[i], P = e;
                                  if (e === e)
                                    if (Array.isArray(k)) {
                                      var c = !0;
                                      let N = k.length;
                                      for (let H = 0; H < N; H++) {
                                        let G = k[H], f = e;
                                        if (typeof G != "string")
                                          return D.errors = [{ instancePath: t + "/groups/" + i.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + H, schemaPath: "#/definitions/texts/items/type", keyword: "type", params: { type: "string" }, schema: z.items.type, parentSchema: z.items, data: G }], !1;
                                        var c = f === e;
                                        if (!c)
                                          break;
                                      }
                                    } else
                                      return D.errors = [{ instancePath: t + "/groups/" + i.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/texts/type", keyword: "type", params: { type: "array" }, schema: z.type, parentSchema: z, data: k }], !1;
                                  var q = P === e;
                                  if (!q)
                                    break;
                                }
                              else
                                return D.errors = [{ instancePath: t + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "object" }, schema: x.properties.groups.type, parentSchema: x.properties.groups, data: v }], !1;
                            var s = w === e;
                          } else
                            var s = !0;
                          if (s)
                            if (r.tokens !== void 0) {
                              let v = r.tokens, w = e;
                              if (e === w)
                                if (Array.isArray(v)) {
                                  var m = !0;
                                  let i = v.length;
                                  for (let k = 0; k < i; k++) {
                                    let P = v[k], C = e;
                                    if (e === C)
                                      if (P && typeof P == "object" && !Array.isArray(P)) {
                                        let H;
                                        if (P.token === void 0 && (H = "token"))
                                          return D.errors = [{ instancePath: t + "/tokens/" + k, schemaPath: "#/properties/tokens/items/required", keyword: "required", params: { missingProperty: H }, schema: x.properties.tokens.items.required, parentSchema: x.properties.tokens.items, data: P }], !1;
                                        {
                                          let G = e;
                                          for (let f in P)
                                            if (!(f === "token" || f === "permissions" || f === "expired" || f === "oauth")) {
                                              return D.errors = [{ instancePath: t + "/tokens/" + k, schemaPath: "#/properties/tokens/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: f }, schema: !1, parentSchema: x.properties.tokens.items, data: P }], !1;
                                              break;
                                            }
                                          if (G === e) {
                                            if (P.token !== void 0) {
                                              let f = P.token, O = e;
                                              if (typeof f != "string")
                                                return D.errors = [{ instancePath: t + "/tokens/" + k + "/token", schemaPath: "#/properties/tokens/items/properties/token/type", keyword: "type", params: { type: "string" }, schema: x.properties.tokens.items.properties.token.type, parentSchema: x.properties.tokens.items.properties.token, data: f }], !1;
                                              var h = O === e;
                                            } else
                                              var h = !0;
                                            if (h) {
                                              if (P.permissions !== void 0) {
                                                let f = P.permissions, O = e;
                                                if (e === e)
                                                  if (Array.isArray(f)) {
                                                    var F = !0;
                                                    let d = f.length;
                                                    for (let a = 0; a < d; a++) {
                                                      let T = f[a], re = e;
                                                      if (typeof T != "string")
                                                        return D.errors = [{ instancePath: t + "/tokens/" + k + "/permissions/" + a, schemaPath: "#/definitions/texts/items/type", keyword: "type", params: { type: "string" }, schema: z.items.type, parentSchema: z.items, data: T }], !1;
                                                      var F = re === e;
                                                      if (!F)
                                                        break;
                                                    }
                                                  } else
                                                    return D.errors = [{ instancePath: t + "/tokens/" + k + "/permissions", schemaPath: "#/definitions/texts/type", keyword: "type", params: { type: "array" }, schema: z.type, parentSchema: z, data: f }], !1;
                                                var h = O === e;
                                              } else
                                                var h = !0;
                                              if (h) {
                                                if (P.expired !== void 0) {
                                                  let f = P.expired, O = e;
                                                  if (typeof f != "boolean")
                                                    return D.errors = [{ instancePath: t + "/tokens/" + k + "/expired", schemaPath: "#/properties/tokens/items/properties/expired/type", keyword: "type", params: { type: "boolean" }, schema: x.properties.tokens.items.properties.expired.type, parentSchema: x.properties.tokens.items.properties.expired, data: f }], !1;
                                                  var h = O === e;
                                                } else
                                                  var h = !0;
                                                if (h)
                                                  if (P.oauth !== void 0) {
                                                    let f = P.oauth, O = e;
                                                    if (typeof f != "boolean")
                                                      return D.errors = [{ instancePath: t + "/tokens/" + k + "/oauth", schemaPath: "#/properties/tokens/items/properties/oauth/type", keyword: "type", params: { type: "boolean" }, schema: x.properties.tokens.items.properties.oauth.type, parentSchema: x.properties.tokens.items.properties.oauth, data: f }], !1;
                                                    var h = O === e;
                                                  } else
                                                    var h = !0;
                                              }
                                            }
                                          }
                                        }
                                      } else
                                        return D.errors = [{ instancePath: t + "/tokens/" + k, schemaPath: "#/properties/tokens/items/type", keyword: "type", params: { type: "object" }, schema: x.properties.tokens.items.type, parentSchema: x.properties.tokens.items, data: P }], !1;
                                    var m = C === e;
                                    if (!m)
                                      break;
                                  }
                                } else
                                  return D.errors = [{ instancePath: t + "/tokens", schemaPath: "#/properties/tokens/type", keyword: "type", params: { type: "array" }, schema: x.properties.tokens.type, parentSchema: x.properties.tokens, data: v }], !1;
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
      return D.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: x.type, parentSchema: x, data: r }], !1;
  return D.errors = b, e === 0;
}
D.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function ne(r, { instancePath: t = "", parentData: X, parentDataProperty: W, rootData: M = r, dynamicAnchors: Z = {} } = {}) {
  let b = null, e = 0, S = ne.evaluated;
  if (S.dynamicProps && (S.props = void 0), S.dynamicItems && (S.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let j;
      if (r.users === void 0 && (j = "users"))
        return ne.errors = [{ instancePath: t, schemaPath: "#/required", keyword: "required", params: { missingProperty: j }, schema: pe.required, parentSchema: pe, data: r }], !1;
      if (r.users !== void 0) {
        let o = r.users;
        if (e === e)
          if (Array.isArray(o)) {
            var s = !0;
            let q = o.length;
            for (let m = 0; m < q; m++) {
              let h = e;
              D(o[m], { instancePath: t + "/users/" + m, parentData: o, parentDataProperty: m, rootData: M, dynamicAnchors: Z }) || (b = b === null ? D.errors : b.concat(D.errors), e = b.length);
              var s = h === e;
              if (!s)
                break;
            }
          } else
            return ne.errors = [{ instancePath: t + "/users", schemaPath: "#/properties/users/type", keyword: "type", params: { type: "array" }, schema: pe.properties.users.type, parentSchema: pe.properties.users, data: o }], !1;
      }
    } else
      return ne.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: pe.type, parentSchema: pe, data: r }], !1;
  return ne.errors = b, e === 0;
}
ne.evaluated = { props: { users: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Ie = Y, de = { type: "object", required: ["references"], properties: { references: { type: "array", items: { $ref: "#/definitions/reference" } } } }, L = { type: "object", additionalProperties: !1, required: ["object", "name", "kind", "title"], properties: { object: { type: "string" }, name: { type: "string" }, kind: { enum: ["Trigger", "Overview", "Job", "Sla", "Report::Profile"] }, title: { type: "string" } } };
function Y(r, { instancePath: t = "", parentData: X, parentDataProperty: W, rootData: M = r, dynamicAnchors: Z = {} } = {}) {
  let b = null, e = 0, S = Y.evaluated;
  if (S.dynamicProps && (S.props = void 0), S.dynamicItems && (S.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let o;
      if (r.references === void 0 && (o = "references"))
        return Y.errors = [{ instancePath: t, schemaPath: "#/required", keyword: "required", params: { missingProperty: o }, schema: de.required, parentSchema: de, data: r }], !1;
      if (r.references !== void 0) {
        let c = r.references;
        if (e === e)
          if (Array.isArray(c)) {
            var s = !0;
            let m = c.length;
            for (let h = 0; h < m; h++) {
              let F = c[h], B = e;
              if (e === e)
                if (F && typeof F == "object" && !Array.isArray(F)) {
                  let w;
                  if (F.object === void 0 && (w = "object") || F.name === void 0 && (w = "name") || F.kind === void 0 && (w = "kind") || F.title === void 0 && (w = "title"))
                    return Y.errors = [{ instancePath: t + "/references/" + h, schemaPath: "#/definitions/reference/required", keyword: "required", params: { missingProperty: w }, schema: L.required, parentSchema: L, data: F }], !1;
                  {
                    let y = e;
                    for (let i in F)
                      if (!(i === "object" || i === "name" || i === "kind" || i === "title")) {
                        return Y.errors = [{ instancePath: t + "/references/" + h, schemaPath: "#/definitions/reference/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: i }, schema: !1, parentSchema: L, data: F }], !1;
                        break;
                      }
                    if (y === e) {
                      if (F.object !== void 0) {
                        let i = F.object, k = e;
                        if (typeof i != "string")
                          return Y.errors = [{ instancePath: t + "/references/" + h + "/object", schemaPath: "#/definitions/reference/properties/object/type", keyword: "type", params: { type: "string" }, schema: L.properties.object.type, parentSchema: L.properties.object, data: i }], !1;
                        var j = k === e;
                      } else
                        var j = !0;
                      if (j) {
                        if (F.name !== void 0) {
                          let i = F.name, k = e;
                          if (typeof i != "string")
                            return Y.errors = [{ instancePath: t + "/references/" + h + "/name", schemaPath: "#/definitions/reference/properties/name/type", keyword: "type", params: { type: "string" }, schema: L.properties.name.type, parentSchema: L.properties.name, data: i }], !1;
                          var j = k === e;
                        } else
                          var j = !0;
                        if (j) {
                          if (F.kind !== void 0) {
                            let i = F.kind, k = e;
                            if (!(i === "Trigger" || i === "Overview" || i === "Job" || i === "Sla" || i === "Report::Profile"))
                              return Y.errors = [{ instancePath: t + "/references/" + h + "/kind", schemaPath: "#/definitions/reference/properties/kind/enum", keyword: "enum", params: { allowedValues: L.properties.kind.enum }, schema: L.properties.kind.enum, parentSchema: L.properties.kind, data: i }], !1;
                            var j = k === e;
                          } else
                            var j = !0;
                          if (j)
                            if (F.title !== void 0) {
                              let i = F.title, k = e;
                              if (typeof i != "string")
                                return Y.errors = [{ instancePath: t + "/references/" + h + "/title", schemaPath: "#/definitions/reference/properties/title/type", keyword: "type", params: { type: "string" }, schema: L.properties.title.type, parentSchema: L.properties.title, data: i }], !1;
                              var j = k === e;
                            } else
                              var j = !0;
                        }
                      }
                    }
                  }
                } else
                  return Y.errors = [{ instancePath: t + "/references/" + h, schemaPath: "#/definitions/reference/type", keyword: "type", params: { type: "object" }, schema: L.type, parentSchema: L, data: F }], !1;
              var s = B === e;
              if (!s)
                break;
            }
          } else
            return Y.errors = [{ instancePath: t + "/references", schemaPath: "#/properties/references/type", keyword: "type", params: { type: "array" }, schema: de.properties.references.type, parentSchema: de.properties.references, data: c }], !1;
      }
    } else
      return Y.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: de.type, parentSchema: de, data: r }], !1;
  return Y.errors = b, e === 0;
}
Y.evaluated = { props: { references: !0 }, dynamicProps: !1, dynamicItems: !1 };
var xe = oe, me = { type: "object", required: ["rules"], properties: { rules: { type: "array", items: { $ref: "#/definitions/rule" } } } }, ee = { type: "object", $ref: "#/definitions/fault", unevaluatedProperties: !1, properties: { request: { $ref: "#/definitions/count" }, nth: { $ref: "#/definitions/count" }, times: { description: 'a whole number from 1 on, or "always"', type: ["integer", "string"], minimum: 1, pattern: "^always$" }, method: { $ref: "#/definitions/words" }, path: { description: "a path that begins with / or *", type: "string", pattern: "^[/*]" } }, dependentSchemas: { request: { properties: { nth: { not: {}, description: 'does not go with "request": request counts all requests, nth those that match' } } } } }, ae = { description: "a whole number from 1 on", type: "integer", minimum: 1 }, le = { description: "a text that is not empty", type: "string", minLength: 1 }, A = { type: "object", required: ["do"], discriminator: { propertyName: "do" }, oneOf: [{ properties: { do: { enum: ["refuse", "reset-before", "reset-after", "cut"] } } }, { required: ["status"], properties: { do: { const: "status" }, status: { enum: [429, 500, 502, 503] }, when: { $ref: "#/definitions/when" }, retry_after: { $ref: "#/definitions/seconds" } }, if: { properties: { status: { enum: [500, 502] } } }, then: { properties: { retry_after: { not: {}, description: "goes with status 429 and 503 alone" } } } }, { properties: { do: { const: "html" }, when: { $ref: "#/definitions/when" } } }, { properties: { do: { const: "wrong-json" }, body: { $ref: "#/definitions/words" } } }, { required: ["seconds"], properties: { do: { const: "delay" }, seconds: { $ref: "#/definitions/seconds" }, when: { $ref: "#/definitions/when" } } }, { properties: { do: { const: "late" }, requests: { $ref: "#/definitions/count" } } }, { required: ["seconds"], properties: { do: { const: "drip" }, seconds: { $ref: "#/definitions/seconds" } } }, { required: ["seconds"], properties: { do: { const: "outage" }, seconds: { $ref: "#/definitions/seconds" }, when: { enum: ["before", "after", "answered"] } } }] }, se = { enum: ["before", "after"] }, U = { description: "a number of seconds, 3600 at most", type: "number", minimum: 0, maximum: 3600 }, ke = ge().default;
function _(r, { instancePath: t = "", parentData: X, parentDataProperty: W, rootData: M = r, dynamicAnchors: Z = {} } = {}) {
  let b = null, e = 0, S = _.evaluated;
  if (S.dynamicProps && (S.props = void 0), S.dynamicItems && (S.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let v;
      if (r.do === void 0 && (v = "do"))
        return _.errors = [{ instancePath: t, schemaPath: "#/required", keyword: "required", params: { missingProperty: v }, schema: A.required, parentSchema: A, data: r }], !1;
      {
        let w = r.do;
        if (typeof w == "string")
          if (w === "refuse") {
            if (r && typeof r == "object" && !Array.isArray(r) && r.do !== void 0) {
              let y = r.do;
              if (!(y === "refuse" || y === "reset-before" || y === "reset-after" || y === "cut"))
                return _.errors = [{ instancePath: t + "/do", schemaPath: "#/oneOf/0/properties/do/enum", keyword: "enum", params: { allowedValues: A.oneOf[0].properties.do.enum }, schema: A.oneOf[0].properties.do.enum, parentSchema: A.oneOf[0].properties.do, data: y }], !1;
            }
            var s = {};
            s.do = !0;
          } else if (w === "reset-before") {
            if (r && typeof r == "object" && !Array.isArray(r) && r.do !== void 0) {
              let y = r.do;
              if (!(y === "refuse" || y === "reset-before" || y === "reset-after" || y === "cut"))
                return _.errors = [{ instancePath: t + "/do", schemaPath: "#/oneOf/0/properties/do/enum", keyword: "enum", params: { allowedValues: A.oneOf[0].properties.do.enum }, schema: A.oneOf[0].properties.do.enum, parentSchema: A.oneOf[0].properties.do, data: y }], !1;
            }
            s !== !0 && (s = s || {}, s.do = !0);
          } else if (w === "reset-after") {
            if (r && typeof r == "object" && !Array.isArray(r) && r.do !== void 0) {
              let y = r.do;
              if (!(y === "refuse" || y === "reset-before" || y === "reset-after" || y === "cut"))
                return _.errors = [{ instancePath: t + "/do", schemaPath: "#/oneOf/0/properties/do/enum", keyword: "enum", params: { allowedValues: A.oneOf[0].properties.do.enum }, schema: A.oneOf[0].properties.do.enum, parentSchema: A.oneOf[0].properties.do, data: y }], !1;
            }
            s !== !0 && (s = s || {}, s.do = !0);
          } else if (w === "cut") {
            if (r && typeof r == "object" && !Array.isArray(r) && r.do !== void 0) {
              let y = r.do;
              if (!(y === "refuse" || y === "reset-before" || y === "reset-after" || y === "cut"))
                return _.errors = [{ instancePath: t + "/do", schemaPath: "#/oneOf/0/properties/do/enum", keyword: "enum", params: { allowedValues: A.oneOf[0].properties.do.enum }, schema: A.oneOf[0].properties.do.enum, parentSchema: A.oneOf[0].properties.do, data: y }], !1;
            }
            s !== !0 && (s = s || {}, s.do = !0);
          } else if (w === "status") {
            let y = e, i = e, k = !0, P = e;
            if (r && typeof r == "object" && !Array.isArray(r) && r.status !== void 0) {
              let C = r.status;
              if (!(C === 500 || C === 502)) {
                let N = {};
                b === null ? b = [N] : b.push(N), e++;
              }
            }
            var j = P === e;
            if (e = i, b !== null && (i ? b.length = i : b = null), j) {
              let C = e;
              if (r && typeof r == "object" && !Array.isArray(r) && r.retry_after !== void 0)
                return _.errors = [{ instancePath: t + "/retry_after", schemaPath: "#/oneOf/1/then/properties/retry_after/not", keyword: "not", params: {}, schema: A.oneOf[1].then.properties.retry_after.not, parentSchema: A.oneOf[1].then.properties.retry_after, data: r.retry_after }], !1;
              var j = C === e;
              if (k = j, k) {
                var o = {};
                o.retry_after = !0, o.status = !0;
              }
            }
            if (!k) {
              let C = { instancePath: t, schemaPath: "#/oneOf/1/if", keyword: "if", params: { failingKeyword: "then" }, schema: A.oneOf[1].if, parentSchema: A.oneOf[1], data: r };
              return b === null ? b = [C] : b.push(C), e++, _.errors = b, !1;
            }
            if (e === y && r && typeof r == "object" && !Array.isArray(r)) {
              let C;
              if (r.status === void 0 && (C = "status"))
                return _.errors = [{ instancePath: t, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: C }, schema: A.oneOf[1].required, parentSchema: A.oneOf[1], data: r }], !1;
              if (o !== !0 && (o = o || {}, o.do = !0, o.status = !0, o.when = !0, o.retry_after = !0), r.do !== void 0) {
                let N = r.do, H = e;
                if (N !== "status")
                  return _.errors = [{ instancePath: t + "/do", schemaPath: "#/oneOf/1/properties/do/const", keyword: "const", params: { allowedValue: "status" }, schema: "status", parentSchema: A.oneOf[1].properties.do, data: N }], !1;
                var c = H === e;
              } else
                var c = !0;
              if (c) {
                if (r.status !== void 0) {
                  let N = r.status, H = e;
                  if (!(N === 429 || N === 500 || N === 502 || N === 503))
                    return _.errors = [{ instancePath: t + "/status", schemaPath: "#/oneOf/1/properties/status/enum", keyword: "enum", params: { allowedValues: A.oneOf[1].properties.status.enum }, schema: A.oneOf[1].properties.status.enum, parentSchema: A.oneOf[1].properties.status, data: N }], !1;
                  var c = H === e;
                } else
                  var c = !0;
                if (c) {
                  if (r.when !== void 0) {
                    let N = r.when, H = e;
                    if (!(N === "before" || N === "after"))
                      return _.errors = [{ instancePath: t + "/when", schemaPath: "#/definitions/when/enum", keyword: "enum", params: { allowedValues: se.enum }, schema: se.enum, parentSchema: se, data: N }], !1;
                    var c = H === e;
                  } else
                    var c = !0;
                  if (c)
                    if (r.retry_after !== void 0) {
                      let N = r.retry_after, H = e;
                      if (e === e)
                        if (typeof N == "number" && isFinite(N)) {
                          if (N > 3600 || isNaN(N))
                            return _.errors = [{ instancePath: t + "/retry_after", schemaPath: "#/definitions/seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, schema: 3600, parentSchema: U, data: N }], !1;
                          if (N < 0 || isNaN(N))
                            return _.errors = [{ instancePath: t + "/retry_after", schemaPath: "#/definitions/seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: U, data: N }], !1;
                        } else
                          return _.errors = [{ instancePath: t + "/retry_after", schemaPath: "#/definitions/seconds/type", keyword: "type", params: { type: "number" }, schema: U.type, parentSchema: U, data: N }], !1;
                      var c = H === e;
                    } else
                      var c = !0;
                }
              }
            }
            s !== !0 && o !== void 0 && (o === !0 ? s = !0 : (s = s || {}, Object.assign(s, o)));
          } else if (w === "html") {
            if (r && typeof r == "object" && !Array.isArray(r)) {
              if (r.do !== void 0) {
                let y = r.do, i = e;
                if (y !== "html")
                  return _.errors = [{ instancePath: t + "/do", schemaPath: "#/oneOf/2/properties/do/const", keyword: "const", params: { allowedValue: "html" }, schema: "html", parentSchema: A.oneOf[2].properties.do, data: y }], !1;
                var q = i === e;
              } else
                var q = !0;
              if (q)
                if (r.when !== void 0) {
                  let y = r.when, i = e;
                  if (!(y === "before" || y === "after"))
                    return _.errors = [{ instancePath: t + "/when", schemaPath: "#/definitions/when/enum", keyword: "enum", params: { allowedValues: se.enum }, schema: se.enum, parentSchema: se, data: y }], !1;
                  var q = i === e;
                } else
                  var q = !0;
            }
            s !== !0 && (s = s || {}, s.do = !0, s.when = !0);
          } else if (w === "wrong-json") {
            if (r && typeof r == "object" && !Array.isArray(r)) {
              if (r.do !== void 0) {
                let y = r.do, i = e;
                if (y !== "wrong-json")
                  return _.errors = [{ instancePath: t + "/do", schemaPath: "#/oneOf/3/properties/do/const", keyword: "const", params: { allowedValue: "wrong-json" }, schema: "wrong-json", parentSchema: A.oneOf[3].properties.do, data: y }], !1;
                var m = i === e;
              } else
                var m = !0;
              if (m)
                if (r.body !== void 0) {
                  let y = r.body, i = e;
                  if (e === e)
                    if (typeof y == "string") {
                      if (ke(y) < 1)
                        return _.errors = [{ instancePath: t + "/body", schemaPath: "#/definitions/words/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: le, data: y }], !1;
                    } else
                      return _.errors = [{ instancePath: t + "/body", schemaPath: "#/definitions/words/type", keyword: "type", params: { type: "string" }, schema: le.type, parentSchema: le, data: y }], !1;
                  var m = i === e;
                } else
                  var m = !0;
            }
            s !== !0 && (s = s || {}, s.do = !0, s.body = !0);
          } else if (w === "delay") {
            if (r && typeof r == "object" && !Array.isArray(r)) {
              let y;
              if (r.seconds === void 0 && (y = "seconds"))
                return _.errors = [{ instancePath: t, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: y }, schema: A.oneOf[4].required, parentSchema: A.oneOf[4], data: r }], !1;
              if (r.do !== void 0) {
                let i = r.do, k = e;
                if (i !== "delay")
                  return _.errors = [{ instancePath: t + "/do", schemaPath: "#/oneOf/4/properties/do/const", keyword: "const", params: { allowedValue: "delay" }, schema: "delay", parentSchema: A.oneOf[4].properties.do, data: i }], !1;
                var h = k === e;
              } else
                var h = !0;
              if (h) {
                if (r.seconds !== void 0) {
                  let i = r.seconds, k = e;
                  if (e === e)
                    if (typeof i == "number" && isFinite(i)) {
                      if (i > 3600 || isNaN(i))
                        return _.errors = [{ instancePath: t + "/seconds", schemaPath: "#/definitions/seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, schema: 3600, parentSchema: U, data: i }], !1;
                      if (i < 0 || isNaN(i))
                        return _.errors = [{ instancePath: t + "/seconds", schemaPath: "#/definitions/seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: U, data: i }], !1;
                    } else
                      return _.errors = [{ instancePath: t + "/seconds", schemaPath: "#/definitions/seconds/type", keyword: "type", params: { type: "number" }, schema: U.type, parentSchema: U, data: i }], !1;
                  var h = k === e;
                } else
                  var h = !0;
                if (h)
                  if (r.when !== void 0) {
                    let i = r.when, k = e;
                    if (!(i === "before" || i === "after"))
                      return _.errors = [{ instancePath: t + "/when", schemaPath: "#/definitions/when/enum", keyword: "enum", params: { allowedValues: se.enum }, schema: se.enum, parentSchema: se, data: i }], !1;
                    var h = k === e;
                  } else
                    var h = !0;
              }
            }
            s !== !0 && (s = s || {}, s.do = !0, s.seconds = !0, s.when = !0);
          } else if (w === "late") {
            if (r && typeof r == "object" && !Array.isArray(r)) {
              if (r.do !== void 0) {
                let y = r.do, i = e;
                if (y !== "late")
                  return _.errors = [{ instancePath: t + "/do", schemaPath: "#/oneOf/5/properties/do/const", keyword: "const", params: { allowedValue: "late" }, schema: "late", parentSchema: A.oneOf[5].properties.do, data: y }], !1;
                var F = i === e;
              } else
                var F = !0;
              if (F)
                if (r.requests !== void 0) {
                  let y = r.requests, i = e, k = e;
                  if (!(typeof y == "number" && !(y % 1) && !isNaN(y) && isFinite(y)))
                    return _.errors = [{ instancePath: t + "/requests", schemaPath: "#/definitions/count/type", keyword: "type", params: { type: "integer" }, schema: ae.type, parentSchema: ae, data: y }], !1;
                  if (e === k && typeof y == "number" && isFinite(y) && (y < 1 || isNaN(y)))
                    return _.errors = [{ instancePath: t + "/requests", schemaPath: "#/definitions/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: ae, data: y }], !1;
                  var F = i === e;
                } else
                  var F = !0;
            }
            s !== !0 && (s = s || {}, s.do = !0, s.requests = !0);
          } else if (w === "drip") {
            if (r && typeof r == "object" && !Array.isArray(r)) {
              let y;
              if (r.seconds === void 0 && (y = "seconds"))
                return _.errors = [{ instancePath: t, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: y }, schema: A.oneOf[6].required, parentSchema: A.oneOf[6], data: r }], !1;
              if (r.do !== void 0) {
                let i = r.do, k = e;
                if (i !== "drip")
                  return _.errors = [{ instancePath: t + "/do", schemaPath: "#/oneOf/6/properties/do/const", keyword: "const", params: { allowedValue: "drip" }, schema: "drip", parentSchema: A.oneOf[6].properties.do, data: i }], !1;
                var B = k === e;
              } else
                var B = !0;
              if (B)
                if (r.seconds !== void 0) {
                  let i = r.seconds, k = e;
                  if (e === e)
                    if (typeof i == "number" && isFinite(i)) {
                      if (i > 3600 || isNaN(i))
                        return _.errors = [{ instancePath: t + "/seconds", schemaPath: "#/definitions/seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, schema: 3600, parentSchema: U, data: i }], !1;
                      if (i < 0 || isNaN(i))
                        return _.errors = [{ instancePath: t + "/seconds", schemaPath: "#/definitions/seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: U, data: i }], !1;
                    } else
                      return _.errors = [{ instancePath: t + "/seconds", schemaPath: "#/definitions/seconds/type", keyword: "type", params: { type: "number" }, schema: U.type, parentSchema: U, data: i }], !1;
                  var B = k === e;
                } else
                  var B = !0;
            }
            s !== !0 && (s = s || {}, s.do = !0, s.seconds = !0);
          } else if (w === "outage") {
            if (r && typeof r == "object" && !Array.isArray(r)) {
              let y;
              if (r.seconds === void 0 && (y = "seconds"))
                return _.errors = [{ instancePath: t, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: y }, schema: A.oneOf[7].required, parentSchema: A.oneOf[7], data: r }], !1;
              if (r.do !== void 0) {
                let i = r.do, k = e;
                if (i !== "outage")
                  return _.errors = [{ instancePath: t + "/do", schemaPath: "#/oneOf/7/properties/do/const", keyword: "const", params: { allowedValue: "outage" }, schema: "outage", parentSchema: A.oneOf[7].properties.do, data: i }], !1;
                var E = k === e;
              } else
                var E = !0;
              if (E) {
                if (r.seconds !== void 0) {
                  let i = r.seconds, k = e;
                  if (e === e)
                    if (typeof i == "number" && isFinite(i)) {
                      if (i > 3600 || isNaN(i))
                        return _.errors = [{ instancePath: t + "/seconds", schemaPath: "#/definitions/seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, schema: 3600, parentSchema: U, data: i }], !1;
                      if (i < 0 || isNaN(i))
                        return _.errors = [{ instancePath: t + "/seconds", schemaPath: "#/definitions/seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: U, data: i }], !1;
                    } else
                      return _.errors = [{ instancePath: t + "/seconds", schemaPath: "#/definitions/seconds/type", keyword: "type", params: { type: "number" }, schema: U.type, parentSchema: U, data: i }], !1;
                  var E = k === e;
                } else
                  var E = !0;
                if (E)
                  if (r.when !== void 0) {
                    let i = r.when, k = e;
                    if (!(i === "before" || i === "after" || i === "answered"))
                      return _.errors = [{ instancePath: t + "/when", schemaPath: "#/oneOf/7/properties/when/enum", keyword: "enum", params: { allowedValues: A.oneOf[7].properties.when.enum }, schema: A.oneOf[7].properties.when.enum, parentSchema: A.oneOf[7].properties.when, data: i }], !1;
                    var E = k === e;
                  } else
                    var E = !0;
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
var be = new RegExp("^always$", "u"), Pe = new RegExp("^[/*]", "u");
function K(r, { instancePath: t = "", parentData: X, parentDataProperty: W, rootData: M = r, dynamicAnchors: Z = {} } = {}) {
  let b = null, e = 0, S = K.evaluated;
  if (S.dynamicProps && (S.props = void 0), S.dynamicItems && (S.items = void 0), !_(r, { instancePath: t, parentData: X, parentDataProperty: W, rootData: M, dynamicAnchors: Z }))
    b = b === null ? _.errors : b.concat(_.errors), e = b.length;
  else
    var s = _.evaluated.props;
  if (e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      if (s !== !0 && (s = s || {}, s.request = !0, s.nth = !0, s.times = !0, s.method = !0, s.path = !0), r.request !== void 0) {
        let c = r.request, q = e, m = e;
        if (!(typeof c == "number" && !(c % 1) && !isNaN(c) && isFinite(c)))
          return K.errors = [{ instancePath: t + "/request", schemaPath: "#/definitions/count/type", keyword: "type", params: { type: "integer" }, schema: ae.type, parentSchema: ae, data: c }], !1;
        if (e === m && typeof c == "number" && isFinite(c) && (c < 1 || isNaN(c)))
          return K.errors = [{ instancePath: t + "/request", schemaPath: "#/definitions/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: ae, data: c }], !1;
        var j = q === e;
      } else
        var j = !0;
      if (j) {
        if (r.nth !== void 0) {
          let c = r.nth, q = e, m = e;
          if (!(typeof c == "number" && !(c % 1) && !isNaN(c) && isFinite(c)))
            return K.errors = [{ instancePath: t + "/nth", schemaPath: "#/definitions/count/type", keyword: "type", params: { type: "integer" }, schema: ae.type, parentSchema: ae, data: c }], !1;
          if (e === m && typeof c == "number" && isFinite(c) && (c < 1 || isNaN(c)))
            return K.errors = [{ instancePath: t + "/nth", schemaPath: "#/definitions/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: ae, data: c }], !1;
          var j = q === e;
        } else
          var j = !0;
        if (j) {
          if (r.times !== void 0) {
            let c = r.times, q = e;
            if (!(typeof c == "number" && !(c % 1) && !isNaN(c) && isFinite(c)) && typeof c != "string")
              return K.errors = [{ instancePath: t + "/times", schemaPath: "#/properties/times/type", keyword: "type", params: { type: ee.properties.times.type }, schema: ee.properties.times.type, parentSchema: ee.properties.times, data: c }], !1;
            if (e === q) {
              if (typeof c == "number" && isFinite(c) && (c < 1 || isNaN(c)))
                return K.errors = [{ instancePath: t + "/times", schemaPath: "#/properties/times/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: ee.properties.times, data: c }], !1;
              if (e === q && typeof c == "string" && !be.test(c))
                return K.errors = [{ instancePath: t + "/times", schemaPath: "#/properties/times/pattern", keyword: "pattern", params: { pattern: "^always$" }, schema: "^always$", parentSchema: ee.properties.times, data: c }], !1;
            }
            var j = q === e;
          } else
            var j = !0;
          if (j) {
            if (r.method !== void 0) {
              let c = r.method, q = e;
              if (e === e)
                if (typeof c == "string") {
                  if (ke(c) < 1)
                    return K.errors = [{ instancePath: t + "/method", schemaPath: "#/definitions/words/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: le, data: c }], !1;
                } else
                  return K.errors = [{ instancePath: t + "/method", schemaPath: "#/definitions/words/type", keyword: "type", params: { type: "string" }, schema: le.type, parentSchema: le, data: c }], !1;
              var j = q === e;
            } else
              var j = !0;
            if (j) {
              if (r.path !== void 0) {
                let c = r.path, q = e;
                if (e === q)
                  if (typeof c == "string") {
                    if (!Pe.test(c))
                      return K.errors = [{ instancePath: t + "/path", schemaPath: "#/properties/path/pattern", keyword: "pattern", params: { pattern: "^[/*]" }, schema: "^[/*]", parentSchema: ee.properties.path, data: c }], !1;
                  } else
                    return K.errors = [{ instancePath: t + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, schema: ee.properties.path.type, parentSchema: ee.properties.path, data: c }], !1;
                var j = q === e;
              } else
                var j = !0;
              if (j) {
                if (r.request !== void 0) {
                  let c = e;
                  if (r && typeof r == "object" && !Array.isArray(r) && r.nth !== void 0)
                    return K.errors = [{ instancePath: t + "/nth", schemaPath: "#/dependentSchemas/request/properties/nth/not", keyword: "not", params: {}, schema: ee.dependentSchemas.request.properties.nth.not, parentSchema: ee.dependentSchemas.request.properties.nth, data: r.nth }], !1;
                  var o = c === e;
                  o && s !== !0 && (s = s || {}, s.nth = !0);
                } else
                  var o = !0;
                if (o && s !== !0) {
                  for (let c in r)
                    if (!s || !s[c]) {
                      return K.errors = [{ instancePath: t, schemaPath: "#/unevaluatedProperties", keyword: "unevaluatedProperties", params: { unevaluatedProperty: c }, schema: !1, parentSchema: ee, data: r }], !1;
                      break;
                    }
                }
              }
            }
          }
        }
      }
    } else
      return K.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: ee.type, parentSchema: ee, data: r }], !1;
  return K.errors = b, e === 0;
}
K.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function oe(r, { instancePath: t = "", parentData: X, parentDataProperty: W, rootData: M = r, dynamicAnchors: Z = {} } = {}) {
  let b = null, e = 0, S = oe.evaluated;
  if (S.dynamicProps && (S.props = void 0), S.dynamicItems && (S.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let j;
      if (r.rules === void 0 && (j = "rules"))
        return oe.errors = [{ instancePath: t, schemaPath: "#/required", keyword: "required", params: { missingProperty: j }, schema: me.required, parentSchema: me, data: r }], !1;
      if (r.rules !== void 0) {
        let o = r.rules;
        if (e === e)
          if (Array.isArray(o)) {
            var s = !0;
            let q = o.length;
            for (let m = 0; m < q; m++) {
              let h = e;
              K(o[m], { instancePath: t + "/rules/" + m, parentData: o, parentDataProperty: m, rootData: M, dynamicAnchors: Z }) || (b = b === null ? K.errors : b.concat(K.errors), e = b.length);
              var s = h === e;
              if (!s)
                break;
            }
          } else
            return oe.errors = [{ instancePath: t + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "array" }, schema: me.properties.rules.type, parentSchema: me.properties.rules, data: o }], !1;
      }
    } else
      return oe.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: me.type, parentSchema: me, data: r }], !1;
  return oe.errors = b, e === 0;
}
oe.evaluated = { props: { rules: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Oe = fe, ue = { type: "object", required: ["desk"], properties: { desk: { $ref: "#/definitions/desk" } } }, l = { type: "object", required: ["release", "rows", "nextRowId", "lookups", "nextLookupId", "roles", "users", "tokens", "settings", "references", "columns"], properties: { release: { enum: ["5.2", "6.5"] }, rows: { type: "array", items: { $ref: "#/definitions/row" } }, nextRowId: { type: "integer" }, lookups: { type: "array", items: { type: "object", required: ["id", "name"], properties: { id: { type: "integer" }, name: { type: "string" } } } }, nextLookupId: { type: "integer" }, roles: { type: "array", items: { type: "object", required: ["id", "name", "permissions"], properties: { id: { type: "integer" }, name: { type: "string" }, permissions: { $ref: "#/definitions/texts" } } } }, users: { type: "array", items: { $ref: "#/definitions/kept_user" } }, tokens: { type: "array", items: { type: "object", required: ["token", "userId", "kind", "permissions"], properties: { token: { type: "string" }, userId: { type: "integer" }, kind: { enum: ["api", "oauth"] }, permissions: { $ref: "#/definitions/texts" }, expiresAt: { type: "string" } } } }, settings: { type: "array", items: { type: "object", required: ["id", "name", "value", "updatedAt", "rest"], properties: { id: { type: "integer" }, name: { type: "string" }, value: {}, updatedAt: { type: "string" }, rest: { type: "object" } } } }, references: { type: "array", items: { $ref: "#/definitions/reference" } }, columns: { type: "object", additionalProperties: { type: "array", items: { type: "object", required: ["name", "longestValue"], properties: { name: { type: "string" }, longestValue: { type: "integer" } } } } } } }, I = { type: "object", required: ["id", "object", "name", "display", "data_type", "data_option", "data_option_new", "editable", "active", "screens", "to_create", "to_migrate", "to_delete", "to_config", "position", "created_by_id", "updated_by_id", "created_at", "updated_at"], properties: { id: { type: "integer" }, object: { type: "string" }, name: { type: "string" }, display: { type: "string" }, data_type: { type: "string" }, data_option: { type: "object" }, data_option_new: { type: "object" }, editable: { type: "boolean" }, active: { type: "boolean" }, screens: { type: "object" }, to_create: { type: "boolean" }, to_migrate: { type: "boolean" }, to_delete: { type: "boolean" }, to_config: { type: "boolean" }, position: { type: "integer" }, created_by_id: { type: "integer" }, updated_by_id: { type: "integer" }, created_at: { type: "string" }, updated_at: { type: "string" } } }, V = { type: "object", required: ["id", "login", "email", "firstname", "lastname", "active", "organizationId", "roleIds", "groups", "unset", "createdAt", "updatedAt"], properties: { id: { type: "integer" }, login: { type: "string" }, email: { type: "string" }, firstname: { type: "string" }, lastname: { type: "string" }, password: { type: "string" }, active: { type: "boolean" }, organizationId: { type: ["integer", "null"] }, roleIds: { type: "array", items: { type: "integer" } }, groups: { type: "object", additionalProperties: { $ref: "#/definitions/texts" } }, unset: { enum: ["", null] }, createdAt: { type: "string" }, updatedAt: { type: "string" } } };
function R(r, { instancePath: t = "", parentData: X, parentDataProperty: W, rootData: M = r, dynamicAnchors: Z = {} } = {}) {
  let b = null, e = 0, S = R.evaluated;
  if (S.dynamicProps && (S.props = void 0), S.dynamicItems && (S.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let q;
      if (r.id === void 0 && (q = "id") || r.login === void 0 && (q = "login") || r.email === void 0 && (q = "email") || r.firstname === void 0 && (q = "firstname") || r.lastname === void 0 && (q = "lastname") || r.active === void 0 && (q = "active") || r.organizationId === void 0 && (q = "organizationId") || r.roleIds === void 0 && (q = "roleIds") || r.groups === void 0 && (q = "groups") || r.unset === void 0 && (q = "unset") || r.createdAt === void 0 && (q = "createdAt") || r.updatedAt === void 0 && (q = "updatedAt"))
        return R.errors = [{ instancePath: t, schemaPath: "#/required", keyword: "required", params: { missingProperty: q }, schema: V.required, parentSchema: V, data: r }], !1;
      if (r.id !== void 0) {
        let m = r.id, h = e;
        if (!(typeof m == "number" && !(m % 1) && !isNaN(m) && isFinite(m)))
          return R.errors = [{ instancePath: t + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, schema: V.properties.id.type, parentSchema: V.properties.id, data: m }], !1;
        var s = h === e;
      } else
        var s = !0;
      if (s) {
        if (r.login !== void 0) {
          let m = r.login, h = e;
          if (typeof m != "string")
            return R.errors = [{ instancePath: t + "/login", schemaPath: "#/properties/login/type", keyword: "type", params: { type: "string" }, schema: V.properties.login.type, parentSchema: V.properties.login, data: m }], !1;
          var s = h === e;
        } else
          var s = !0;
        if (s) {
          if (r.email !== void 0) {
            let m = r.email, h = e;
            if (typeof m != "string")
              return R.errors = [{ instancePath: t + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, schema: V.properties.email.type, parentSchema: V.properties.email, data: m }], !1;
            var s = h === e;
          } else
            var s = !0;
          if (s) {
            if (r.firstname !== void 0) {
              let m = r.firstname, h = e;
              if (typeof m != "string")
                return R.errors = [{ instancePath: t + "/firstname", schemaPath: "#/properties/firstname/type", keyword: "type", params: { type: "string" }, schema: V.properties.firstname.type, parentSchema: V.properties.firstname, data: m }], !1;
              var s = h === e;
            } else
              var s = !0;
            if (s) {
              if (r.lastname !== void 0) {
                let m = r.lastname, h = e;
                if (typeof m != "string")
                  return R.errors = [{ instancePath: t + "/lastname", schemaPath: "#/properties/lastname/type", keyword: "type", params: { type: "string" }, schema: V.properties.lastname.type, parentSchema: V.properties.lastname, data: m }], !1;
                var s = h === e;
              } else
                var s = !0;
              if (s) {
                if (r.password !== void 0) {
                  let m = r.password, h = e;
                  if (typeof m != "string")
                    return R.errors = [{ instancePath: t + "/password", schemaPath: "#/properties/password/type", keyword: "type", params: { type: "string" }, schema: V.properties.password.type, parentSchema: V.properties.password, data: m }], !1;
                  var s = h === e;
                } else
                  var s = !0;
                if (s) {
                  if (r.active !== void 0) {
                    let m = r.active, h = e;
                    if (typeof m != "boolean")
                      return R.errors = [{ instancePath: t + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: "boolean" }, schema: V.properties.active.type, parentSchema: V.properties.active, data: m }], !1;
                    var s = h === e;
                  } else
                    var s = !0;
                  if (s) {
                    if (r.organizationId !== void 0) {
                      let m = r.organizationId, h = e;
                      if (!(typeof m == "number" && !(m % 1) && !isNaN(m) && isFinite(m)) && m !== null)
                        return R.errors = [{ instancePath: t + "/organizationId", schemaPath: "#/properties/organizationId/type", keyword: "type", params: { type: V.properties.organizationId.type }, schema: V.properties.organizationId.type, parentSchema: V.properties.organizationId, data: m }], !1;
                      var s = h === e;
                    } else
                      var s = !0;
                    if (s) {
                      if (r.roleIds !== void 0) {
                        let m = r.roleIds, h = e;
                        if (e === h)
                          if (Array.isArray(m)) {
                            var j = !0;
                            let B = m.length;
                            for (let E = 0; E < B; E++) {
                              let v = m[E], w = e;
                              if (!(typeof v == "number" && !(v % 1) && !isNaN(v) && isFinite(v)))
                                return R.errors = [{ instancePath: t + "/roleIds/" + E, schemaPath: "#/properties/roleIds/items/type", keyword: "type", params: { type: "integer" }, schema: V.properties.roleIds.items.type, parentSchema: V.properties.roleIds.items, data: v }], !1;
                              var j = w === e;
                              if (!j)
                                break;
                            }
                          } else
                            return R.errors = [{ instancePath: t + "/roleIds", schemaPath: "#/properties/roleIds/type", keyword: "type", params: { type: "array" }, schema: V.properties.roleIds.type, parentSchema: V.properties.roleIds, data: m }], !1;
                        var s = h === e;
                      } else
                        var s = !0;
                      if (s) {
                        if (r.groups !== void 0) {
                          let m = r.groups, h = e;
                          if (e === h)
                            if (m && typeof m == "object" && !Array.isArray(m))
                              for (let B in m) {
                                let E = m[B], v = e;
                                if (e === e)
                                  if (Array.isArray(E)) {
                                    var o = !0;
                                    let y = E.length;
                                    for (let i = 0; i < y; i++) {
                                      let k = E[i], P = e;
                                      if (typeof k != "string")
                                        return R.errors = [{ instancePath: t + "/groups/" + B.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i, schemaPath: "#/definitions/texts/items/type", keyword: "type", params: { type: "string" }, schema: z.items.type, parentSchema: z.items, data: k }], !1;
                                      var o = P === e;
                                      if (!o)
                                        break;
                                    }
                                  } else
                                    return R.errors = [{ instancePath: t + "/groups/" + B.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/texts/type", keyword: "type", params: { type: "array" }, schema: z.type, parentSchema: z, data: E }], !1;
                                var c = v === e;
                                if (!c)
                                  break;
                              }
                            else
                              return R.errors = [{ instancePath: t + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "object" }, schema: V.properties.groups.type, parentSchema: V.properties.groups, data: m }], !1;
                          var s = h === e;
                        } else
                          var s = !0;
                        if (s) {
                          if (r.unset !== void 0) {
                            let m = r.unset, h = e;
                            if (!(m === "" || m === null))
                              return R.errors = [{ instancePath: t + "/unset", schemaPath: "#/properties/unset/enum", keyword: "enum", params: { allowedValues: V.properties.unset.enum }, schema: V.properties.unset.enum, parentSchema: V.properties.unset, data: m }], !1;
                            var s = h === e;
                          } else
                            var s = !0;
                          if (s) {
                            if (r.createdAt !== void 0) {
                              let m = r.createdAt, h = e;
                              if (typeof m != "string")
                                return R.errors = [{ instancePath: t + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, schema: V.properties.createdAt.type, parentSchema: V.properties.createdAt, data: m }], !1;
                              var s = h === e;
                            } else
                              var s = !0;
                            if (s)
                              if (r.updatedAt !== void 0) {
                                let m = r.updatedAt, h = e;
                                if (typeof m != "string")
                                  return R.errors = [{ instancePath: t + "/updatedAt", schemaPath: "#/properties/updatedAt/type", keyword: "type", params: { type: "string" }, schema: V.properties.updatedAt.type, parentSchema: V.properties.updatedAt, data: m }], !1;
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
      return R.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: V.type, parentSchema: V, data: r }], !1;
  return R.errors = b, e === 0;
}
R.evaluated = { props: { id: !0, login: !0, email: !0, firstname: !0, lastname: !0, password: !0, active: !0, organizationId: !0, roleIds: !0, groups: !0, unset: !0, createdAt: !0, updatedAt: !0 }, dynamicProps: !1, dynamicItems: !1 };
function u(r, { instancePath: t = "", parentData: X, parentDataProperty: W, rootData: M = r, dynamicAnchors: Z = {} } = {}) {
  let b = null, e = 0, S = u.evaluated;
  if (S.dynamicProps && (S.props = void 0), S.dynamicItems && (S.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let G;
      if (r.release === void 0 && (G = "release") || r.rows === void 0 && (G = "rows") || r.nextRowId === void 0 && (G = "nextRowId") || r.lookups === void 0 && (G = "lookups") || r.nextLookupId === void 0 && (G = "nextLookupId") || r.roles === void 0 && (G = "roles") || r.users === void 0 && (G = "users") || r.tokens === void 0 && (G = "tokens") || r.settings === void 0 && (G = "settings") || r.references === void 0 && (G = "references") || r.columns === void 0 && (G = "columns"))
        return u.errors = [{ instancePath: t, schemaPath: "#/required", keyword: "required", params: { missingProperty: G }, schema: l.required, parentSchema: l, data: r }], !1;
      if (r.release !== void 0) {
        let f = r.release, O = e;
        if (!(f === "5.2" || f === "6.5"))
          return u.errors = [{ instancePath: t + "/release", schemaPath: "#/properties/release/enum", keyword: "enum", params: { allowedValues: l.properties.release.enum }, schema: l.properties.release.enum, parentSchema: l.properties.release, data: f }], !1;
        var s = O === e;
      } else
        var s = !0;
      if (s) {
        if (r.rows !== void 0) {
          let f = r.rows, O = e;
          if (e === O)
            if (Array.isArray(f)) {
              var j = !0;
              let J = f.length;
              for (let d = 0; d < J; d++) {
                let a = f[d], T = e;
                if (e === e)
                  if (a && typeof a == "object" && !Array.isArray(a)) {
                    let p;
                    if (a.id === void 0 && (p = "id") || a.object === void 0 && (p = "object") || a.name === void 0 && (p = "name") || a.display === void 0 && (p = "display") || a.data_type === void 0 && (p = "data_type") || a.data_option === void 0 && (p = "data_option") || a.data_option_new === void 0 && (p = "data_option_new") || a.editable === void 0 && (p = "editable") || a.active === void 0 && (p = "active") || a.screens === void 0 && (p = "screens") || a.to_create === void 0 && (p = "to_create") || a.to_migrate === void 0 && (p = "to_migrate") || a.to_delete === void 0 && (p = "to_delete") || a.to_config === void 0 && (p = "to_config") || a.position === void 0 && (p = "position") || a.created_by_id === void 0 && (p = "created_by_id") || a.updated_by_id === void 0 && (p = "updated_by_id") || a.created_at === void 0 && (p = "created_at") || a.updated_at === void 0 && (p = "updated_at"))
                      return u.errors = [{ instancePath: t + "/rows/" + d, schemaPath: "#/definitions/row/required", keyword: "required", params: { missingProperty: p }, schema: I.required, parentSchema: I, data: a }], !1;
                    if (a.id !== void 0) {
                      let n = a.id, g = e;
                      if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n)))
                        return u.errors = [{ instancePath: t + "/rows/" + d + "/id", schemaPath: "#/definitions/row/properties/id/type", keyword: "type", params: { type: "integer" }, schema: I.properties.id.type, parentSchema: I.properties.id, data: n }], !1;
                      var o = g === e;
                    } else
                      var o = !0;
                    if (o) {
                      if (a.object !== void 0) {
                        let n = a.object, g = e;
                        if (typeof n != "string")
                          return u.errors = [{ instancePath: t + "/rows/" + d + "/object", schemaPath: "#/definitions/row/properties/object/type", keyword: "type", params: { type: "string" }, schema: I.properties.object.type, parentSchema: I.properties.object, data: n }], !1;
                        var o = g === e;
                      } else
                        var o = !0;
                      if (o) {
                        if (a.name !== void 0) {
                          let n = a.name, g = e;
                          if (typeof n != "string")
                            return u.errors = [{ instancePath: t + "/rows/" + d + "/name", schemaPath: "#/definitions/row/properties/name/type", keyword: "type", params: { type: "string" }, schema: I.properties.name.type, parentSchema: I.properties.name, data: n }], !1;
                          var o = g === e;
                        } else
                          var o = !0;
                        if (o) {
                          if (a.display !== void 0) {
                            let n = a.display, g = e;
                            if (typeof n != "string")
                              return u.errors = [{ instancePath: t + "/rows/" + d + "/display", schemaPath: "#/definitions/row/properties/display/type", keyword: "type", params: { type: "string" }, schema: I.properties.display.type, parentSchema: I.properties.display, data: n }], !1;
                            var o = g === e;
                          } else
                            var o = !0;
                          if (o) {
                            if (a.data_type !== void 0) {
                              let n = a.data_type, g = e;
                              if (typeof n != "string")
                                return u.errors = [{ instancePath: t + "/rows/" + d + "/data_type", schemaPath: "#/definitions/row/properties/data_type/type", keyword: "type", params: { type: "string" }, schema: I.properties.data_type.type, parentSchema: I.properties.data_type, data: n }], !1;
                              var o = g === e;
                            } else
                              var o = !0;
                            if (o) {
                              if (a.data_option !== void 0) {
                                let n = a.data_option, g = e;
                                if (!(n && typeof n == "object" && !Array.isArray(n)))
                                  return u.errors = [{ instancePath: t + "/rows/" + d + "/data_option", schemaPath: "#/definitions/row/properties/data_option/type", keyword: "type", params: { type: "object" }, schema: I.properties.data_option.type, parentSchema: I.properties.data_option, data: n }], !1;
                                var o = g === e;
                              } else
                                var o = !0;
                              if (o) {
                                if (a.data_option_new !== void 0) {
                                  let n = a.data_option_new, g = e;
                                  if (!(n && typeof n == "object" && !Array.isArray(n)))
                                    return u.errors = [{ instancePath: t + "/rows/" + d + "/data_option_new", schemaPath: "#/definitions/row/properties/data_option_new/type", keyword: "type", params: { type: "object" }, schema: I.properties.data_option_new.type, parentSchema: I.properties.data_option_new, data: n }], !1;
                                  var o = g === e;
                                } else
                                  var o = !0;
                                if (o) {
                                  if (a.editable !== void 0) {
                                    let n = a.editable, g = e;
                                    if (typeof n != "boolean")
                                      return u.errors = [{ instancePath: t + "/rows/" + d + "/editable", schemaPath: "#/definitions/row/properties/editable/type", keyword: "type", params: { type: "boolean" }, schema: I.properties.editable.type, parentSchema: I.properties.editable, data: n }], !1;
                                    var o = g === e;
                                  } else
                                    var o = !0;
                                  if (o) {
                                    if (a.active !== void 0) {
                                      let n = a.active, g = e;
                                      if (typeof n != "boolean")
                                        return u.errors = [{ instancePath: t + "/rows/" + d + "/active", schemaPath: "#/definitions/row/properties/active/type", keyword: "type", params: { type: "boolean" }, schema: I.properties.active.type, parentSchema: I.properties.active, data: n }], !1;
                                      var o = g === e;
                                    } else
                                      var o = !0;
                                    if (o) {
                                      if (a.screens !== void 0) {
                                        let n = a.screens, g = e;
                                        if (!(n && typeof n == "object" && !Array.isArray(n)))
                                          return u.errors = [{ instancePath: t + "/rows/" + d + "/screens", schemaPath: "#/definitions/row/properties/screens/type", keyword: "type", params: { type: "object" }, schema: I.properties.screens.type, parentSchema: I.properties.screens, data: n }], !1;
                                        var o = g === e;
                                      } else
                                        var o = !0;
                                      if (o) {
                                        if (a.to_create !== void 0) {
                                          let n = a.to_create, g = e;
                                          if (typeof n != "boolean")
                                            return u.errors = [{ instancePath: t + "/rows/" + d + "/to_create", schemaPath: "#/definitions/row/properties/to_create/type", keyword: "type", params: { type: "boolean" }, schema: I.properties.to_create.type, parentSchema: I.properties.to_create, data: n }], !1;
                                          var o = g === e;
                                        } else
                                          var o = !0;
                                        if (o) {
                                          if (a.to_migrate !== void 0) {
                                            let n = a.to_migrate, g = e;
                                            if (typeof n != "boolean")
                                              return u.errors = [{ instancePath: t + "/rows/" + d + "/to_migrate", schemaPath: "#/definitions/row/properties/to_migrate/type", keyword: "type", params: { type: "boolean" }, schema: I.properties.to_migrate.type, parentSchema: I.properties.to_migrate, data: n }], !1;
                                            var o = g === e;
                                          } else
                                            var o = !0;
                                          if (o) {
                                            if (a.to_delete !== void 0) {
                                              let n = a.to_delete, g = e;
                                              if (typeof n != "boolean")
                                                return u.errors = [{ instancePath: t + "/rows/" + d + "/to_delete", schemaPath: "#/definitions/row/properties/to_delete/type", keyword: "type", params: { type: "boolean" }, schema: I.properties.to_delete.type, parentSchema: I.properties.to_delete, data: n }], !1;
                                              var o = g === e;
                                            } else
                                              var o = !0;
                                            if (o) {
                                              if (a.to_config !== void 0) {
                                                let n = a.to_config, g = e;
                                                if (typeof n != "boolean")
                                                  return u.errors = [{ instancePath: t + "/rows/" + d + "/to_config", schemaPath: "#/definitions/row/properties/to_config/type", keyword: "type", params: { type: "boolean" }, schema: I.properties.to_config.type, parentSchema: I.properties.to_config, data: n }], !1;
                                                var o = g === e;
                                              } else
                                                var o = !0;
                                              if (o) {
                                                if (a.position !== void 0) {
                                                  let n = a.position, g = e;
                                                  if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n)))
                                                    return u.errors = [{ instancePath: t + "/rows/" + d + "/position", schemaPath: "#/definitions/row/properties/position/type", keyword: "type", params: { type: "integer" }, schema: I.properties.position.type, parentSchema: I.properties.position, data: n }], !1;
                                                  var o = g === e;
                                                } else
                                                  var o = !0;
                                                if (o) {
                                                  if (a.created_by_id !== void 0) {
                                                    let n = a.created_by_id, g = e;
                                                    if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n)))
                                                      return u.errors = [{ instancePath: t + "/rows/" + d + "/created_by_id", schemaPath: "#/definitions/row/properties/created_by_id/type", keyword: "type", params: { type: "integer" }, schema: I.properties.created_by_id.type, parentSchema: I.properties.created_by_id, data: n }], !1;
                                                    var o = g === e;
                                                  } else
                                                    var o = !0;
                                                  if (o) {
                                                    if (a.updated_by_id !== void 0) {
                                                      let n = a.updated_by_id, g = e;
                                                      if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n)))
                                                        return u.errors = [{ instancePath: t + "/rows/" + d + "/updated_by_id", schemaPath: "#/definitions/row/properties/updated_by_id/type", keyword: "type", params: { type: "integer" }, schema: I.properties.updated_by_id.type, parentSchema: I.properties.updated_by_id, data: n }], !1;
                                                      var o = g === e;
                                                    } else
                                                      var o = !0;
                                                    if (o) {
                                                      if (a.created_at !== void 0) {
                                                        let n = a.created_at, g = e;
                                                        if (typeof n != "string")
                                                          return u.errors = [{ instancePath: t + "/rows/" + d + "/created_at", schemaPath: "#/definitions/row/properties/created_at/type", keyword: "type", params: { type: "string" }, schema: I.properties.created_at.type, parentSchema: I.properties.created_at, data: n }], !1;
                                                        var o = g === e;
                                                      } else
                                                        var o = !0;
                                                      if (o)
                                                        if (a.updated_at !== void 0) {
                                                          let n = a.updated_at, g = e;
                                                          if (typeof n != "string")
                                                            return u.errors = [{ instancePath: t + "/rows/" + d + "/updated_at", schemaPath: "#/definitions/row/properties/updated_at/type", keyword: "type", params: { type: "string" }, schema: I.properties.updated_at.type, parentSchema: I.properties.updated_at, data: n }], !1;
                                                          var o = g === e;
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
                    return u.errors = [{ instancePath: t + "/rows/" + d, schemaPath: "#/definitions/row/type", keyword: "type", params: { type: "object" }, schema: I.type, parentSchema: I, data: a }], !1;
                var j = T === e;
                if (!j)
                  break;
              }
            } else
              return u.errors = [{ instancePath: t + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "array" }, schema: l.properties.rows.type, parentSchema: l.properties.rows, data: f }], !1;
          var s = O === e;
        } else
          var s = !0;
        if (s) {
          if (r.nextRowId !== void 0) {
            let f = r.nextRowId, O = e;
            if (!(typeof f == "number" && !(f % 1) && !isNaN(f) && isFinite(f)))
              return u.errors = [{ instancePath: t + "/nextRowId", schemaPath: "#/properties/nextRowId/type", keyword: "type", params: { type: "integer" }, schema: l.properties.nextRowId.type, parentSchema: l.properties.nextRowId, data: f }], !1;
            var s = O === e;
          } else
            var s = !0;
          if (s) {
            if (r.lookups !== void 0) {
              let f = r.lookups, O = e;
              if (e === O)
                if (Array.isArray(f)) {
                  var c = !0;
                  let J = f.length;
                  for (let d = 0; d < J; d++) {
                    let a = f[d], T = e;
                    if (e === T)
                      if (a && typeof a == "object" && !Array.isArray(a)) {
                        let $;
                        if (a.id === void 0 && ($ = "id") || a.name === void 0 && ($ = "name"))
                          return u.errors = [{ instancePath: t + "/lookups/" + d, schemaPath: "#/properties/lookups/items/required", keyword: "required", params: { missingProperty: $ }, schema: l.properties.lookups.items.required, parentSchema: l.properties.lookups.items, data: a }], !1;
                        if (a.id !== void 0) {
                          let p = a.id, n = e;
                          if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p)))
                            return u.errors = [{ instancePath: t + "/lookups/" + d + "/id", schemaPath: "#/properties/lookups/items/properties/id/type", keyword: "type", params: { type: "integer" }, schema: l.properties.lookups.items.properties.id.type, parentSchema: l.properties.lookups.items.properties.id, data: p }], !1;
                          var q = n === e;
                        } else
                          var q = !0;
                        if (q)
                          if (a.name !== void 0) {
                            let p = a.name, n = e;
                            if (typeof p != "string")
                              return u.errors = [{ instancePath: t + "/lookups/" + d + "/name", schemaPath: "#/properties/lookups/items/properties/name/type", keyword: "type", params: { type: "string" }, schema: l.properties.lookups.items.properties.name.type, parentSchema: l.properties.lookups.items.properties.name, data: p }], !1;
                            var q = n === e;
                          } else
                            var q = !0;
                      } else
                        return u.errors = [{ instancePath: t + "/lookups/" + d, schemaPath: "#/properties/lookups/items/type", keyword: "type", params: { type: "object" }, schema: l.properties.lookups.items.type, parentSchema: l.properties.lookups.items, data: a }], !1;
                    var c = T === e;
                    if (!c)
                      break;
                  }
                } else
                  return u.errors = [{ instancePath: t + "/lookups", schemaPath: "#/properties/lookups/type", keyword: "type", params: { type: "array" }, schema: l.properties.lookups.type, parentSchema: l.properties.lookups, data: f }], !1;
              var s = O === e;
            } else
              var s = !0;
            if (s) {
              if (r.nextLookupId !== void 0) {
                let f = r.nextLookupId, O = e;
                if (!(typeof f == "number" && !(f % 1) && !isNaN(f) && isFinite(f)))
                  return u.errors = [{ instancePath: t + "/nextLookupId", schemaPath: "#/properties/nextLookupId/type", keyword: "type", params: { type: "integer" }, schema: l.properties.nextLookupId.type, parentSchema: l.properties.nextLookupId, data: f }], !1;
                var s = O === e;
              } else
                var s = !0;
              if (s) {
                if (r.roles !== void 0) {
                  let f = r.roles, O = e;
                  if (e === O)
                    if (Array.isArray(f)) {
                      var m = !0;
                      let J = f.length;
                      for (let d = 0; d < J; d++) {
                        let a = f[d], T = e;
                        if (e === T)
                          if (a && typeof a == "object" && !Array.isArray(a)) {
                            let $;
                            if (a.id === void 0 && ($ = "id") || a.name === void 0 && ($ = "name") || a.permissions === void 0 && ($ = "permissions"))
                              return u.errors = [{ instancePath: t + "/roles/" + d, schemaPath: "#/properties/roles/items/required", keyword: "required", params: { missingProperty: $ }, schema: l.properties.roles.items.required, parentSchema: l.properties.roles.items, data: a }], !1;
                            if (a.id !== void 0) {
                              let p = a.id, n = e;
                              if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p)))
                                return u.errors = [{ instancePath: t + "/roles/" + d + "/id", schemaPath: "#/properties/roles/items/properties/id/type", keyword: "type", params: { type: "integer" }, schema: l.properties.roles.items.properties.id.type, parentSchema: l.properties.roles.items.properties.id, data: p }], !1;
                              var h = n === e;
                            } else
                              var h = !0;
                            if (h) {
                              if (a.name !== void 0) {
                                let p = a.name, n = e;
                                if (typeof p != "string")
                                  return u.errors = [{ instancePath: t + "/roles/" + d + "/name", schemaPath: "#/properties/roles/items/properties/name/type", keyword: "type", params: { type: "string" }, schema: l.properties.roles.items.properties.name.type, parentSchema: l.properties.roles.items.properties.name, data: p }], !1;
                                var h = n === e;
                              } else
                                var h = !0;
                              if (h)
                                if (a.permissions !== void 0) {
                                  let p = a.permissions, n = e;
                                  if (e === e)
                                    if (Array.isArray(p)) {
                                      var F = !0;
                                      let ie = p.length;
                                      for (let te = 0; te < ie; te++) {
                                        let ce = p[te], ye = e;
                                        if (typeof ce != "string")
                                          return u.errors = [{ instancePath: t + "/roles/" + d + "/permissions/" + te, schemaPath: "#/definitions/texts/items/type", keyword: "type", params: { type: "string" }, schema: z.items.type, parentSchema: z.items, data: ce }], !1;
                                        var F = ye === e;
                                        if (!F)
                                          break;
                                      }
                                    } else
                                      return u.errors = [{ instancePath: t + "/roles/" + d + "/permissions", schemaPath: "#/definitions/texts/type", keyword: "type", params: { type: "array" }, schema: z.type, parentSchema: z, data: p }], !1;
                                  var h = n === e;
                                } else
                                  var h = !0;
                            }
                          } else
                            return u.errors = [{ instancePath: t + "/roles/" + d, schemaPath: "#/properties/roles/items/type", keyword: "type", params: { type: "object" }, schema: l.properties.roles.items.type, parentSchema: l.properties.roles.items, data: a }], !1;
                        var m = T === e;
                        if (!m)
                          break;
                      }
                    } else
                      return u.errors = [{ instancePath: t + "/roles", schemaPath: "#/properties/roles/type", keyword: "type", params: { type: "array" }, schema: l.properties.roles.type, parentSchema: l.properties.roles, data: f }], !1;
                  var s = O === e;
                } else
                  var s = !0;
                if (s) {
                  if (r.users !== void 0) {
                    let f = r.users, O = e;
                    if (e === O)
                      if (Array.isArray(f)) {
                        var B = !0;
                        let J = f.length;
                        for (let d = 0; d < J; d++) {
                          let a = e;
                          R(f[d], { instancePath: t + "/users/" + d, parentData: f, parentDataProperty: d, rootData: M, dynamicAnchors: Z }) || (b = b === null ? R.errors : b.concat(R.errors), e = b.length);
                          var B = a === e;
                          if (!B)
                            break;
                        }
                      } else
                        return u.errors = [{ instancePath: t + "/users", schemaPath: "#/properties/users/type", keyword: "type", params: { type: "array" }, schema: l.properties.users.type, parentSchema: l.properties.users, data: f }], !1;
                    var s = O === e;
                  } else
                    var s = !0;
                  if (s) {
                    if (r.tokens !== void 0) {
                      let f = r.tokens, O = e;
                      if (e === O)
                        if (Array.isArray(f)) {
                          var E = !0;
                          let J = f.length;
                          for (let d = 0; d < J; d++) {
                            let a = f[d], T = e;
                            if (e === T)
                              if (a && typeof a == "object" && !Array.isArray(a)) {
                                let $;
                                if (a.token === void 0 && ($ = "token") || a.userId === void 0 && ($ = "userId") || a.kind === void 0 && ($ = "kind") || a.permissions === void 0 && ($ = "permissions"))
                                  return u.errors = [{ instancePath: t + "/tokens/" + d, schemaPath: "#/properties/tokens/items/required", keyword: "required", params: { missingProperty: $ }, schema: l.properties.tokens.items.required, parentSchema: l.properties.tokens.items, data: a }], !1;
                                if (a.token !== void 0) {
                                  let p = a.token, n = e;
                                  if (typeof p != "string")
                                    return u.errors = [{ instancePath: t + "/tokens/" + d + "/token", schemaPath: "#/properties/tokens/items/properties/token/type", keyword: "type", params: { type: "string" }, schema: l.properties.tokens.items.properties.token.type, parentSchema: l.properties.tokens.items.properties.token, data: p }], !1;
                                  var v = n === e;
                                } else
                                  var v = !0;
                                if (v) {
                                  if (a.userId !== void 0) {
                                    let p = a.userId, n = e;
                                    if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p)))
                                      return u.errors = [{ instancePath: t + "/tokens/" + d + "/userId", schemaPath: "#/properties/tokens/items/properties/userId/type", keyword: "type", params: { type: "integer" }, schema: l.properties.tokens.items.properties.userId.type, parentSchema: l.properties.tokens.items.properties.userId, data: p }], !1;
                                    var v = n === e;
                                  } else
                                    var v = !0;
                                  if (v) {
                                    if (a.kind !== void 0) {
                                      let p = a.kind, n = e;
                                      if (!(p === "api" || p === "oauth"))
                                        return u.errors = [{ instancePath: t + "/tokens/" + d + "/kind", schemaPath: "#/properties/tokens/items/properties/kind/enum", keyword: "enum", params: { allowedValues: l.properties.tokens.items.properties.kind.enum }, schema: l.properties.tokens.items.properties.kind.enum, parentSchema: l.properties.tokens.items.properties.kind, data: p }], !1;
                                      var v = n === e;
                                    } else
                                      var v = !0;
                                    if (v) {
                                      if (a.permissions !== void 0) {
                                        let p = a.permissions, n = e;
                                        if (e === e)
                                          if (Array.isArray(p)) {
                                            var w = !0;
                                            let ie = p.length;
                                            for (let te = 0; te < ie; te++) {
                                              let ce = p[te], ye = e;
                                              if (typeof ce != "string")
                                                return u.errors = [{ instancePath: t + "/tokens/" + d + "/permissions/" + te, schemaPath: "#/definitions/texts/items/type", keyword: "type", params: { type: "string" }, schema: z.items.type, parentSchema: z.items, data: ce }], !1;
                                              var w = ye === e;
                                              if (!w)
                                                break;
                                            }
                                          } else
                                            return u.errors = [{ instancePath: t + "/tokens/" + d + "/permissions", schemaPath: "#/definitions/texts/type", keyword: "type", params: { type: "array" }, schema: z.type, parentSchema: z, data: p }], !1;
                                        var v = n === e;
                                      } else
                                        var v = !0;
                                      if (v)
                                        if (a.expiresAt !== void 0) {
                                          let p = a.expiresAt, n = e;
                                          if (typeof p != "string")
                                            return u.errors = [{ instancePath: t + "/tokens/" + d + "/expiresAt", schemaPath: "#/properties/tokens/items/properties/expiresAt/type", keyword: "type", params: { type: "string" }, schema: l.properties.tokens.items.properties.expiresAt.type, parentSchema: l.properties.tokens.items.properties.expiresAt, data: p }], !1;
                                          var v = n === e;
                                        } else
                                          var v = !0;
                                    }
                                  }
                                }
                              } else
                                return u.errors = [{ instancePath: t + "/tokens/" + d, schemaPath: "#/properties/tokens/items/type", keyword: "type", params: { type: "object" }, schema: l.properties.tokens.items.type, parentSchema: l.properties.tokens.items, data: a }], !1;
                            var E = T === e;
                            if (!E)
                              break;
                          }
                        } else
                          return u.errors = [{ instancePath: t + "/tokens", schemaPath: "#/properties/tokens/type", keyword: "type", params: { type: "array" }, schema: l.properties.tokens.type, parentSchema: l.properties.tokens, data: f }], !1;
                      var s = O === e;
                    } else
                      var s = !0;
                    if (s) {
                      if (r.settings !== void 0) {
                        let f = r.settings, O = e;
                        if (e === O)
                          if (Array.isArray(f)) {
                            var y = !0;
                            let J = f.length;
                            for (let d = 0; d < J; d++) {
                              let a = f[d], T = e;
                              if (e === T)
                                if (a && typeof a == "object" && !Array.isArray(a)) {
                                  let $;
                                  if (a.id === void 0 && ($ = "id") || a.name === void 0 && ($ = "name") || a.value === void 0 && ($ = "value") || a.updatedAt === void 0 && ($ = "updatedAt") || a.rest === void 0 && ($ = "rest"))
                                    return u.errors = [{ instancePath: t + "/settings/" + d, schemaPath: "#/properties/settings/items/required", keyword: "required", params: { missingProperty: $ }, schema: l.properties.settings.items.required, parentSchema: l.properties.settings.items, data: a }], !1;
                                  if (a.id !== void 0) {
                                    let p = a.id, n = e;
                                    if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p)))
                                      return u.errors = [{ instancePath: t + "/settings/" + d + "/id", schemaPath: "#/properties/settings/items/properties/id/type", keyword: "type", params: { type: "integer" }, schema: l.properties.settings.items.properties.id.type, parentSchema: l.properties.settings.items.properties.id, data: p }], !1;
                                    var i = n === e;
                                  } else
                                    var i = !0;
                                  if (i) {
                                    if (a.name !== void 0) {
                                      let p = a.name, n = e;
                                      if (typeof p != "string")
                                        return u.errors = [{ instancePath: t + "/settings/" + d + "/name", schemaPath: "#/properties/settings/items/properties/name/type", keyword: "type", params: { type: "string" }, schema: l.properties.settings.items.properties.name.type, parentSchema: l.properties.settings.items.properties.name, data: p }], !1;
                                      var i = n === e;
                                    } else
                                      var i = !0;
                                    if (i) {
                                      if (a.updatedAt !== void 0) {
                                        let p = a.updatedAt, n = e;
                                        if (typeof p != "string")
                                          return u.errors = [{ instancePath: t + "/settings/" + d + "/updatedAt", schemaPath: "#/properties/settings/items/properties/updatedAt/type", keyword: "type", params: { type: "string" }, schema: l.properties.settings.items.properties.updatedAt.type, parentSchema: l.properties.settings.items.properties.updatedAt, data: p }], !1;
                                        var i = n === e;
                                      } else
                                        var i = !0;
                                      if (i)
                                        if (a.rest !== void 0) {
                                          let p = a.rest, n = e;
                                          if (!(p && typeof p == "object" && !Array.isArray(p)))
                                            return u.errors = [{ instancePath: t + "/settings/" + d + "/rest", schemaPath: "#/properties/settings/items/properties/rest/type", keyword: "type", params: { type: "object" }, schema: l.properties.settings.items.properties.rest.type, parentSchema: l.properties.settings.items.properties.rest, data: p }], !1;
                                          var i = n === e;
                                        } else
                                          var i = !0;
                                    }
                                  }
                                } else
                                  return u.errors = [{ instancePath: t + "/settings/" + d, schemaPath: "#/properties/settings/items/type", keyword: "type", params: { type: "object" }, schema: l.properties.settings.items.type, parentSchema: l.properties.settings.items, data: a }], !1;
                              var y = T === e;
                              if (!y)
                                break;
                            }
                          } else
                            return u.errors = [{ instancePath: t + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "array" }, schema: l.properties.settings.type, parentSchema: l.properties.settings, data: f }], !1;
                        var s = O === e;
                      } else
                        var s = !0;
                      if (s) {
                        if (r.references !== void 0) {
                          let f = r.references, O = e;
                          if (e === O)
                            if (Array.isArray(f)) {
                              var k = !0;
                              let J = f.length;
                              for (let d = 0; d < J; d++) {
                                let a = f[d], T = e;
                                if (e === e)
                                  if (a && typeof a == "object" && !Array.isArray(a)) {
                                    let p;
                                    if (a.object === void 0 && (p = "object") || a.name === void 0 && (p = "name") || a.kind === void 0 && (p = "kind") || a.title === void 0 && (p = "title"))
                                      return u.errors = [{ instancePath: t + "/references/" + d, schemaPath: "#/definitions/reference/required", keyword: "required", params: { missingProperty: p }, schema: L.required, parentSchema: L, data: a }], !1;
                                    {
                                      let n = e;
                                      for (let g in a)
                                        if (!(g === "object" || g === "name" || g === "kind" || g === "title")) {
                                          return u.errors = [{ instancePath: t + "/references/" + d, schemaPath: "#/definitions/reference/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: g }, schema: !1, parentSchema: L, data: a }], !1;
                                          break;
                                        }
                                      if (n === e) {
                                        if (a.object !== void 0) {
                                          let g = a.object, Q = e;
                                          if (typeof g != "string")
                                            return u.errors = [{ instancePath: t + "/references/" + d + "/object", schemaPath: "#/definitions/reference/properties/object/type", keyword: "type", params: { type: "string" }, schema: L.properties.object.type, parentSchema: L.properties.object, data: g }], !1;
                                          var P = Q === e;
                                        } else
                                          var P = !0;
                                        if (P) {
                                          if (a.name !== void 0) {
                                            let g = a.name, Q = e;
                                            if (typeof g != "string")
                                              return u.errors = [{ instancePath: t + "/references/" + d + "/name", schemaPath: "#/definitions/reference/properties/name/type", keyword: "type", params: { type: "string" }, schema: L.properties.name.type, parentSchema: L.properties.name, data: g }], !1;
                                            var P = Q === e;
                                          } else
                                            var P = !0;
                                          if (P) {
                                            if (a.kind !== void 0) {
                                              let g = a.kind, Q = e;
                                              if (!(g === "Trigger" || g === "Overview" || g === "Job" || g === "Sla" || g === "Report::Profile"))
                                                return u.errors = [{ instancePath: t + "/references/" + d + "/kind", schemaPath: "#/definitions/reference/properties/kind/enum", keyword: "enum", params: { allowedValues: L.properties.kind.enum }, schema: L.properties.kind.enum, parentSchema: L.properties.kind, data: g }], !1;
                                              var P = Q === e;
                                            } else
                                              var P = !0;
                                            if (P)
                                              if (a.title !== void 0) {
                                                let g = a.title, Q = e;
                                                if (typeof g != "string")
                                                  return u.errors = [{ instancePath: t + "/references/" + d + "/title", schemaPath: "#/definitions/reference/properties/title/type", keyword: "type", params: { type: "string" }, schema: L.properties.title.type, parentSchema: L.properties.title, data: g }], !1;
                                                var P = Q === e;
                                              } else
                                                var P = !0;
                                          }
                                        }
                                      }
                                    }
                                  } else
                                    return u.errors = [{ instancePath: t + "/references/" + d, schemaPath: "#/definitions/reference/type", keyword: "type", params: { type: "object" }, schema: L.type, parentSchema: L, data: a }], !1;
                                var k = T === e;
                                if (!k)
                                  break;
                              }
                            } else
                              return u.errors = [{ instancePath: t + "/references", schemaPath: "#/properties/references/type", keyword: "type", params: { type: "array" }, schema: l.properties.references.type, parentSchema: l.properties.references, data: f }], !1;
                          var s = O === e;
                        } else
                          var s = !0;
                        if (s)
                          if (r.columns !== void 0) {
                            let f = r.columns, O = e;
                            if (e === O)
                              if (f && typeof f == "object" && !Array.isArray(f))
                                for (let J in f) {
                                  let d = f[J], a = e;
                                  if (e === a)
                                    if (Array.isArray(d)) {
                                      var C = !0;
                                      let T = d.length;
                                      for (let re = 0; re < T; re++) {
                                        let $ = d[re], p = e;
                                        if (e === p)
                                          if ($ && typeof $ == "object" && !Array.isArray($)) {
                                            let g;
                                            if ($.name === void 0 && (g = "name") || $.longestValue === void 0 && (g = "longestValue"))
                                              return u.errors = [{ instancePath: t + "/columns/" + J.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + re, schemaPath: "#/properties/columns/additionalProperties/items/required", keyword: "required", params: { missingProperty: g }, schema: l.properties.columns.additionalProperties.items.required, parentSchema: l.properties.columns.additionalProperties.items, data: $ }], !1;
                                            if ($.name !== void 0) {
                                              let Q = $.name, ie = e;
                                              if (typeof Q != "string")
                                                return u.errors = [{ instancePath: t + "/columns/" + J.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + re + "/name", schemaPath: "#/properties/columns/additionalProperties/items/properties/name/type", keyword: "type", params: { type: "string" }, schema: l.properties.columns.additionalProperties.items.properties.name.type, parentSchema: l.properties.columns.additionalProperties.items.properties.name, data: Q }], !1;
                                              var N = ie === e;
                                            } else
                                              var N = !0;
                                            if (N)
                                              if ($.longestValue !== void 0) {
                                                let Q = $.longestValue, ie = e;
                                                if (!(typeof Q == "number" && !(Q % 1) && !isNaN(Q) && isFinite(Q)))
                                                  return u.errors = [{ instancePath: t + "/columns/" + J.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + re + "/longestValue", schemaPath: "#/properties/columns/additionalProperties/items/properties/longestValue/type", keyword: "type", params: { type: "integer" }, schema: l.properties.columns.additionalProperties.items.properties.longestValue.type, parentSchema: l.properties.columns.additionalProperties.items.properties.longestValue, data: Q }], !1;
                                                var N = ie === e;
                                              } else
                                                var N = !0;
                                          } else
                                            return u.errors = [{ instancePath: t + "/columns/" + J.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + re, schemaPath: "#/properties/columns/additionalProperties/items/type", keyword: "type", params: { type: "object" }, schema: l.properties.columns.additionalProperties.items.type, parentSchema: l.properties.columns.additionalProperties.items, data: $ }], !1;
                                        var C = p === e;
                                        if (!C)
                                          break;
                                      }
                                    } else
                                      return u.errors = [{ instancePath: t + "/columns/" + J.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/columns/additionalProperties/type", keyword: "type", params: { type: "array" }, schema: l.properties.columns.additionalProperties.type, parentSchema: l.properties.columns.additionalProperties, data: d }], !1;
                                  var H = a === e;
                                  if (!H)
                                    break;
                                }
                              else
                                return u.errors = [{ instancePath: t + "/columns", schemaPath: "#/properties/columns/type", keyword: "type", params: { type: "object" }, schema: l.properties.columns.type, parentSchema: l.properties.columns, data: f }], !1;
                            var s = O === e;
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
    } else
      return u.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: l.type, parentSchema: l, data: r }], !1;
  return u.errors = b, e === 0;
}
u.evaluated = { props: { release: !0, rows: !0, nextRowId: !0, lookups: !0, nextLookupId: !0, roles: !0, users: !0, tokens: !0, settings: !0, references: !0, columns: !0 }, dynamicProps: !1, dynamicItems: !1 };
function fe(r, { instancePath: t = "", parentData: X, parentDataProperty: W, rootData: M = r, dynamicAnchors: Z = {} } = {}) {
  let b = null, e = 0, S = fe.evaluated;
  if (S.dynamicProps && (S.props = void 0), S.dynamicItems && (S.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let s;
      if (r.desk === void 0 && (s = "desk"))
        return fe.errors = [{ instancePath: t, schemaPath: "#/required", keyword: "required", params: { missingProperty: s }, schema: ue.required, parentSchema: ue, data: r }], !1;
      r.desk !== void 0 && (u(r.desk, { instancePath: t + "/desk", parentData: r, parentDataProperty: "desk", rootData: M, dynamicAnchors: Z }) || (b = b === null ? u.errors : b.concat(u.errors), e = b.length));
    } else
      return fe.errors = [{ instancePath: t, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: ue.type, parentSchema: ue, data: r }], !1;
  return fe.errors = b, e === 0;
}
fe.evaluated = { props: { desk: !0 }, dynamicProps: !1, dynamicItems: !1 };
export {
  xe as faults_file,
  Ie as references_file,
  Oe as store_file,
  qe as users_file
};
