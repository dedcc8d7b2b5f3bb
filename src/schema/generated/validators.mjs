// Generated from schemas/ by scripts/compile-schemas.ts.
var Fr = (t, s) => () => {
  try {
    return s || t((s = { exports: {} }).exports, s), s.exports;
  } catch (j) {
    throw s = 0, j;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var rr = Fr((be) => {
  "use strict";
  Object.defineProperty(be, "__esModule", { value: !0 });
  function er(t) {
    let s = t.length, j = 0, x = 0, g;
    for (; x < s; )
      j++, g = t.charCodeAt(x++), g >= 55296 && g <= 56319 && x < s && (g = t.charCodeAt(x), (g & 64512) === 56320 && x++);
    return j;
  }
  be.default = er;
  er.code = 'require("ajv/dist/runtime/ucs2length").default';
});

// <stdin>
var Sr = tr, Or = { properties: { object: { enum: ["Ticket", "User", "Organization", "Group", "Organisation"] } } }, F = { properties: { name: 0, display: 0, data_type: { enum: ["input", "textarea", "richtext", "integer", "boolean", "date", "datetime", "select", "multiselect", "tree_select", "multi_tree_select", "checkbox", "user_autocompletion", "autocompletion_ajax_external_data_source", "active"] }, data_option: 0, options_from: 0, screens: { properties: { create_top: 0, create_middle: 0, create_bottom: 0, create: 0, edit: 0, view: 0, signup: 0, invite_agent: 0, invite_customer: 0, overview_bulk: 0 } }, position: 0, active: 0, state: { enum: ["present", "absent"] }, created_before: 0, protect: 0, ignore: 0, accept: { items: { enum: ["required", "shorter_maxlength", "data_type", "option_removed"] } } } }, P = rr().default, J = Object.prototype.hasOwnProperty, zr = new RegExp("^[a-z0-9_]*[a-z][a-z0-9_]*$", "u"), Kr = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)?(Z|[+-][0-9]{2}:[0-9]{2}))?$", "u"), Lr = { properties: { type: { enum: ["text", "password", "tel", "fax", "email", "url"] } } };
var $ = new RegExp("^0*[1-9][0-9]{0,7}$", "u");
function je(t, { instancePath: s = "", parentData: j, parentDataProperty: x, rootData: g = t } = {}) {
  let e = null, r = 0;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    if (t.type === void 0) {
      let n = { instancePath: s, keyword: "required", params: { missingProperty: "type" } };
      e === null ? e = [n] : e.push(n), r++;
    }
    if (t.maxlength === void 0) {
      let n = { instancePath: s, keyword: "required", params: { missingProperty: "maxlength" } };
      e === null ? e = [n] : e.push(n), r++;
    }
    if (t.maxlength !== void 0) {
      let n = t.maxlength, a = r, f = !1, p = r;
      if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
        let l = { instancePath: s + "/maxlength", keyword: "type", params: { type: "integer" } };
        e === null ? e = [l] : e.push(l), r++;
      }
      if (typeof n == "number" && isFinite(n)) {
        if (n > 10485760 || isNaN(n)) {
          let l = { instancePath: s + "/maxlength", keyword: "maximum", params: { comparison: "<=", limit: 10485760 } };
          e === null ? e = [l] : e.push(l), r++;
        }
        if (n < 1 || isNaN(n)) {
          let l = { instancePath: s + "/maxlength", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [l] : e.push(l), r++;
        }
      }
      var i = p === r;
      if (f = f || i, !f) {
        let l = r;
        if (typeof n == "string") {
          if (!$.test(n)) {
            let c = { instancePath: s + "/maxlength", keyword: "pattern", params: { pattern: "^0*[1-9][0-9]{0,7}$" } };
            e === null ? e = [c] : e.push(c), r++;
          }
        } else {
          let c = { instancePath: s + "/maxlength", keyword: "type", params: { type: "string" } };
          e === null ? e = [c] : e.push(c), r++;
        }
        var i = l === r;
        f = f || i;
      }
      if (f)
        r = a, e !== null && (a ? e.length = a : e = null);
      else {
        let l = { instancePath: s + "/maxlength", keyword: "anyOf", params: {} };
        e === null ? e = [l] : e.push(l), r++;
      }
    }
    if (t.type !== void 0) {
      let n = t.type;
      if (!(n === "text" || n === "password" || n === "tel" || n === "fax" || n === "email" || n === "url")) {
        let a = { instancePath: s + "/type", keyword: "enum", params: { allowedValues: Lr.properties.type.enum } };
        e === null ? e = [a] : e.push(a), r++;
      }
    }
  } else {
    let n = { instancePath: s, keyword: "type", params: { type: "object" } };
    e === null ? e = [n] : e.push(n), r++;
  }
  return je.errors = e, r === 0;
}
function xe(t, { instancePath: s = "", parentData: j, parentDataProperty: x, rootData: g = t } = {}) {
  let e = null, r = 0;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    if (t.maxlength === void 0) {
      let n = { instancePath: s, keyword: "required", params: { missingProperty: "maxlength" } };
      e === null ? e = [n] : e.push(n), r++;
    }
    if (t.maxlength !== void 0) {
      let n = t.maxlength, a = r, f = !1, p = r;
      if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
        let l = { instancePath: s + "/maxlength", keyword: "type", params: { type: "integer" } };
        e === null ? e = [l] : e.push(l), r++;
      }
      if (typeof n == "number" && isFinite(n)) {
        if (n > 10485760 || isNaN(n)) {
          let l = { instancePath: s + "/maxlength", keyword: "maximum", params: { comparison: "<=", limit: 10485760 } };
          e === null ? e = [l] : e.push(l), r++;
        }
        if (n < 1 || isNaN(n)) {
          let l = { instancePath: s + "/maxlength", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [l] : e.push(l), r++;
        }
      }
      var i = p === r;
      if (f = f || i, !f) {
        let l = r;
        if (typeof n == "string") {
          if (!$.test(n)) {
            let c = { instancePath: s + "/maxlength", keyword: "pattern", params: { pattern: "^0*[1-9][0-9]{0,7}$" } };
            e === null ? e = [c] : e.push(c), r++;
          }
        } else {
          let c = { instancePath: s + "/maxlength", keyword: "type", params: { type: "string" } };
          e === null ? e = [c] : e.push(c), r++;
        }
        var i = l === r;
        f = f || i;
      }
      if (f)
        r = a, e !== null && (a ? e.length = a : e = null);
      else {
        let l = { instancePath: s + "/maxlength", keyword: "anyOf", params: {} };
        e === null ? e = [l] : e.push(l), r++;
      }
    }
  } else {
    let n = { instancePath: s, keyword: "type", params: { type: "object" } };
    e === null ? e = [n] : e.push(n), r++;
  }
  return xe.errors = e, r === 0;
}
function De(t, { instancePath: s = "", parentData: j, parentDataProperty: x, rootData: g = t } = {}) {
  let e = null, r = 0;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    if (t.maxlength === void 0) {
      let n = { instancePath: s, keyword: "required", params: { missingProperty: "maxlength" } };
      e === null ? e = [n] : e.push(n), r++;
    }
    if (t.maxlength !== void 0) {
      let n = t.maxlength, a = r, f = !1, p = r;
      if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
        let l = { instancePath: s + "/maxlength", keyword: "type", params: { type: "integer" } };
        e === null ? e = [l] : e.push(l), r++;
      }
      if (typeof n == "number" && isFinite(n)) {
        if (n > 10485760 || isNaN(n)) {
          let l = { instancePath: s + "/maxlength", keyword: "maximum", params: { comparison: "<=", limit: 10485760 } };
          e === null ? e = [l] : e.push(l), r++;
        }
        if (n < 1 || isNaN(n)) {
          let l = { instancePath: s + "/maxlength", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [l] : e.push(l), r++;
        }
      }
      var i = p === r;
      if (f = f || i, !f) {
        let l = r;
        if (typeof n == "string") {
          if (!$.test(n)) {
            let c = { instancePath: s + "/maxlength", keyword: "pattern", params: { pattern: "^0*[1-9][0-9]{0,7}$" } };
            e === null ? e = [c] : e.push(c), r++;
          }
        } else {
          let c = { instancePath: s + "/maxlength", keyword: "type", params: { type: "string" } };
          e === null ? e = [c] : e.push(c), r++;
        }
        var i = l === r;
        f = f || i;
      }
      if (f)
        r = a, e !== null && (a ? e.length = a : e = null);
      else {
        let l = { instancePath: s + "/maxlength", keyword: "anyOf", params: {} };
        e === null ? e = [l] : e.push(l), r++;
      }
    }
  } else {
    let n = { instancePath: s, keyword: "type", params: { type: "object" } };
    e === null ? e = [n] : e.push(n), r++;
  }
  return De.errors = e, r === 0;
}
function Ne(t, { instancePath: s = "", parentData: j, parentDataProperty: x, rootData: g = t } = {}) {
  let e = null, r = 0;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    if (t.min === void 0) {
      let i = { instancePath: s, keyword: "required", params: { missingProperty: "min" } };
      e === null ? e = [i] : e.push(i), r++;
    }
    if (t.max === void 0) {
      let i = { instancePath: s, keyword: "required", params: { missingProperty: "max" } };
      e === null ? e = [i] : e.push(i), r++;
    }
    if (t.min !== void 0) {
      let i = t.min;
      if (!(typeof i == "number" && !(i % 1) && !isNaN(i) && isFinite(i))) {
        let n = { instancePath: s + "/min", keyword: "type", params: { type: "integer" } };
        e === null ? e = [n] : e.push(n), r++;
      }
      if (typeof i == "number" && isFinite(i)) {
        if (i > 2147483647 || isNaN(i)) {
          let n = { instancePath: s + "/min", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [n] : e.push(n), r++;
        }
        if (i < -2147483647 || isNaN(i)) {
          let n = { instancePath: s + "/min", keyword: "minimum", params: { comparison: ">=", limit: -2147483647 } };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
    }
    if (t.max !== void 0) {
      let i = t.max;
      if (!(typeof i == "number" && !(i % 1) && !isNaN(i) && isFinite(i))) {
        let n = { instancePath: s + "/max", keyword: "type", params: { type: "integer" } };
        e === null ? e = [n] : e.push(n), r++;
      }
      if (typeof i == "number" && isFinite(i)) {
        if (i > 2147483647 || isNaN(i)) {
          let n = { instancePath: s + "/max", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [n] : e.push(n), r++;
        }
        if (i < -2147483647 || isNaN(i)) {
          let n = { instancePath: s + "/max", keyword: "minimum", params: { comparison: ">=", limit: -2147483647 } };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
    }
  } else {
    let i = { instancePath: s, keyword: "type", params: { type: "object" } };
    e === null ? e = [i] : e.push(i), r++;
  }
  return Ne.errors = e, r === 0;
}
var Vr = { properties: { options: { type: ["object", "null"] } } };
function Pe(t, { instancePath: s = "", parentData: j, parentDataProperty: x, rootData: g = t } = {}) {
  let e = null, r = 0;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    if (t.options !== void 0) {
      let i = t.options;
      if (!(i && typeof i == "object" && !Array.isArray(i)) && i !== null) {
        let n = { instancePath: s + "/options", keyword: "type", params: { type: Vr.properties.options.type } };
        e === null ? e = [n] : e.push(n), r++;
      }
    }
  } else {
    let i = { instancePath: s, keyword: "type", params: { type: "object" } };
    e === null ? e = [i] : e.push(i), r++;
  }
  return Pe.errors = e, r === 0;
}
function Ee(t, { instancePath: s = "", parentData: j, parentDataProperty: x, rootData: g = t } = {}) {
  let e = null, r = 0;
  if (!(t && typeof t == "object" && !Array.isArray(t))) {
    let i = { instancePath: s, keyword: "type", params: { type: "object" } };
    e === null ? e = [i] : e.push(i), r++;
  }
  return Ee.errors = e, r === 0;
}
function qe(t, { instancePath: s = "", parentData: j, parentDataProperty: x, rootData: g = t } = {}) {
  let e = null, r = 0;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    if (t.future === void 0) {
      let p = { instancePath: s, keyword: "required", params: { missingProperty: "future" } };
      e === null ? e = [p] : e.push(p), r++;
    }
    if (t.past === void 0) {
      let p = { instancePath: s, keyword: "required", params: { missingProperty: "past" } };
      e === null ? e = [p] : e.push(p), r++;
    }
    if (t.future !== void 0) {
      let p = t.future, l = r, d = !1, c = r;
      if (typeof p != "boolean") {
        let _ = { instancePath: s + "/future", keyword: "type", params: { type: "boolean" } };
        e === null ? e = [_] : e.push(_), r++;
      }
      var i = c === r;
      if (d = d || i, !d) {
        let _ = r, h = r, w = r;
        if (p !== null) {
          let k = {};
          e === null ? e = [k] : e.push(k), r++;
        }
        var n = w === r;
        if (n) {
          let k = { instancePath: s + "/future", keyword: "not", params: {} };
          e === null ? e = [k] : e.push(k), r++;
        } else
          r = h, e !== null && (h ? e.length = h : e = null);
        var i = _ === r;
        d = d || i;
      }
      if (d)
        r = l, e !== null && (l ? e.length = l : e = null);
      else {
        let _ = { instancePath: s + "/future", keyword: "anyOf", params: {} };
        e === null ? e = [_] : e.push(_), r++;
      }
    }
    if (t.past !== void 0) {
      let p = t.past, l = r, d = !1, c = r;
      if (typeof p != "boolean") {
        let _ = { instancePath: s + "/past", keyword: "type", params: { type: "boolean" } };
        e === null ? e = [_] : e.push(_), r++;
      }
      var a = c === r;
      if (d = d || a, !d) {
        let _ = r, h = r, w = r;
        if (p !== null) {
          let k = {};
          e === null ? e = [k] : e.push(k), r++;
        }
        var f = w === r;
        if (f) {
          let k = { instancePath: s + "/past", keyword: "not", params: {} };
          e === null ? e = [k] : e.push(k), r++;
        } else
          r = h, e !== null && (h ? e.length = h : e = null);
        var a = _ === r;
        d = d || a;
      }
      if (d)
        r = l, e !== null && (l ? e.length = l : e = null);
      else {
        let _ = { instancePath: s + "/past", keyword: "anyOf", params: {} };
        e === null ? e = [_] : e.push(_), r++;
      }
    }
  } else {
    let p = { instancePath: s, keyword: "type", params: { type: "object" } };
    e === null ? e = [p] : e.push(p), r++;
  }
  return qe.errors = e, r === 0;
}
function $e(t, { instancePath: s = "", parentData: j, parentDataProperty: x, rootData: g = t } = {}) {
  let e = null, r = 0;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    if (t.options !== void 0) {
      let f = t.options, p = r, l = !1, d = r;
      if (!(f && typeof f == "object" && !Array.isArray(f))) {
        let c = { instancePath: s + "/options", keyword: "type", params: { type: "object" } };
        e === null ? e = [c] : e.push(c), r++;
      }
      var i = d === r;
      if (l = l || i, !l) {
        let c = r;
        if (Array.isArray(f)) {
          let h = f.length;
          for (let w = 0; w < h; w++) {
            let b = f[w];
            if (!(b && typeof b == "object" && !Array.isArray(b))) {
              let k = { instancePath: s + "/options/" + w, keyword: "type", params: { type: "object" } };
              e === null ? e = [k] : e.push(k), r++;
            }
          }
        } else {
          let h = { instancePath: s + "/options", keyword: "type", params: { type: "array" } };
          e === null ? e = [h] : e.push(h), r++;
        }
        var i = c === r;
        if (l = l || i, !l) {
          let h = r, w = r, b = r;
          if (!Array.isArray(f)) {
            let N = {};
            e === null ? e = [N] : e.push(N), r++;
          }
          var n = b === r;
          if (n) {
            let N = { instancePath: s + "/options", keyword: "not", params: {} };
            e === null ? e = [N] : e.push(N), r++;
          } else
            r = w, e !== null && (w ? e.length = w : e = null);
          var i = h === r;
          l = l || i;
        }
      }
      if (l)
        r = p, e !== null && (p ? e.length = p : e = null);
      else {
        let c = { instancePath: s + "/options", keyword: "anyOf", params: {} };
        e === null ? e = [c] : e.push(c), r++;
      }
    }
    if (t.options_from !== void 0) {
      let f = t.options_from;
      if (typeof f == "string") {
        if (P(f) < 1) {
          let p = { instancePath: s + "/options_from", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [p] : e.push(p), r++;
        }
      } else {
        let p = { instancePath: s + "/options_from", keyword: "type", params: { type: "string" } };
        e === null ? e = [p] : e.push(p), r++;
      }
    }
    if (t.maxlength !== void 0) {
      let f = t.maxlength, p = r, l = !1, d = r;
      if (!(typeof f == "number" && !(f % 1) && !isNaN(f) && isFinite(f))) {
        let c = { instancePath: s + "/maxlength", keyword: "type", params: { type: "integer" } };
        e === null ? e = [c] : e.push(c), r++;
      }
      if (typeof f == "number" && isFinite(f)) {
        if (f > 10485760 || isNaN(f)) {
          let c = { instancePath: s + "/maxlength", keyword: "maximum", params: { comparison: "<=", limit: 10485760 } };
          e === null ? e = [c] : e.push(c), r++;
        }
        if (f < 1 || isNaN(f)) {
          let c = { instancePath: s + "/maxlength", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [c] : e.push(c), r++;
        }
      }
      var a = d === r;
      if (l = l || a, !l) {
        let c = r;
        if (typeof f == "string") {
          if (!$.test(f)) {
            let h = { instancePath: s + "/maxlength", keyword: "pattern", params: { pattern: "^0*[1-9][0-9]{0,7}$" } };
            e === null ? e = [h] : e.push(h), r++;
          }
        } else {
          let h = { instancePath: s + "/maxlength", keyword: "type", params: { type: "string" } };
          e === null ? e = [h] : e.push(h), r++;
        }
        var a = c === r;
        if (l = l || a, !l) {
          let h = r;
          if (f !== null) {
            let b = { instancePath: s + "/maxlength", keyword: "type", params: { type: "null" } };
            e === null ? e = [b] : e.push(b), r++;
          }
          var a = h === r;
          l = l || a;
        }
      }
      if (l)
        r = p, e !== null && (p ? e.length = p : e = null);
      else {
        let c = { instancePath: s + "/maxlength", keyword: "anyOf", params: {} };
        e === null ? e = [c] : e.push(c), r++;
      }
    }
  } else {
    let f = { instancePath: s, keyword: "type", params: { type: "object" } };
    e === null ? e = [f] : e.push(f), r++;
  }
  return $e.errors = e, r === 0;
}
function Fe(t, { instancePath: s = "", parentData: j, parentDataProperty: x, rootData: g = t } = {}) {
  let e = null, r = 0;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    if (t.options !== void 0) {
      let a = t.options, f = r, p = !1, l = r;
      if (!(a && typeof a == "object" && !Array.isArray(a))) {
        let d = { instancePath: s + "/options", keyword: "type", params: { type: "object" } };
        e === null ? e = [d] : e.push(d), r++;
      }
      var i = l === r;
      if (p = p || i, !p) {
        let d = r;
        if (Array.isArray(a)) {
          let _ = a.length;
          for (let h = 0; h < _; h++) {
            let w = a[h];
            if (!(w && typeof w == "object" && !Array.isArray(w))) {
              let b = { instancePath: s + "/options/" + h, keyword: "type", params: { type: "object" } };
              e === null ? e = [b] : e.push(b), r++;
            }
          }
        } else {
          let _ = { instancePath: s + "/options", keyword: "type", params: { type: "array" } };
          e === null ? e = [_] : e.push(_), r++;
        }
        var i = d === r;
        if (p = p || i, !p) {
          let _ = r, h = r, w = r;
          if (!Array.isArray(a)) {
            let k = {};
            e === null ? e = [k] : e.push(k), r++;
          }
          var n = w === r;
          if (n) {
            let k = { instancePath: s + "/options", keyword: "not", params: {} };
            e === null ? e = [k] : e.push(k), r++;
          } else
            r = h, e !== null && (h ? e.length = h : e = null);
          var i = _ === r;
          p = p || i;
        }
      }
      if (p)
        r = f, e !== null && (f ? e.length = f : e = null);
      else {
        let d = { instancePath: s + "/options", keyword: "anyOf", params: {} };
        e === null ? e = [d] : e.push(d), r++;
      }
    }
    if (t.options_from !== void 0) {
      let a = t.options_from;
      if (typeof a == "string") {
        if (P(a) < 1) {
          let f = { instancePath: s + "/options_from", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [f] : e.push(f), r++;
        }
      } else {
        let f = { instancePath: s + "/options_from", keyword: "type", params: { type: "string" } };
        e === null ? e = [f] : e.push(f), r++;
      }
    }
  } else {
    let a = { instancePath: s, keyword: "type", params: { type: "object" } };
    e === null ? e = [a] : e.push(a), r++;
  }
  return Fe.errors = e, r === 0;
}
function Oe(t, { instancePath: s = "", parentData: j, parentDataProperty: x, rootData: g = t } = {}) {
  let e = null, r = 0;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    if (t.options !== void 0) {
      let f = t.options, p = r, l = !1, d = r;
      if (Array.isArray(f)) {
        let c = f.length;
        for (let _ = 0; _ < c; _++) {
          let h = f[_];
          if (!(h && typeof h == "object" && !Array.isArray(h))) {
            let w = { instancePath: s + "/options/" + _, keyword: "type", params: { type: "object" } };
            e === null ? e = [w] : e.push(w), r++;
          }
        }
      } else {
        let c = { instancePath: s + "/options", keyword: "type", params: { type: "array" } };
        e === null ? e = [c] : e.push(c), r++;
      }
      var i = d === r;
      if (l = l || i, !l) {
        let c = r;
        if (!(f && typeof f == "object" && !Array.isArray(f))) {
          let h = { instancePath: s + "/options", keyword: "type", params: { type: "object" } };
          e === null ? e = [h] : e.push(h), r++;
        }
        var i = c === r;
        if (l = l || i, !l) {
          let h = r, w = r, b = r;
          if (!Array.isArray(f)) {
            let N = {};
            e === null ? e = [N] : e.push(N), r++;
          }
          var n = b === r;
          if (n) {
            let N = { instancePath: s + "/options", keyword: "not", params: {} };
            e === null ? e = [N] : e.push(N), r++;
          } else
            r = w, e !== null && (w ? e.length = w : e = null);
          var i = h === r;
          l = l || i;
        }
      }
      if (l)
        r = p, e !== null && (p ? e.length = p : e = null);
      else {
        let c = { instancePath: s + "/options", keyword: "anyOf", params: {} };
        e === null ? e = [c] : e.push(c), r++;
      }
    }
    if (t.options_from !== void 0) {
      let f = t.options_from;
      if (typeof f == "string") {
        if (P(f) < 1) {
          let p = { instancePath: s + "/options_from", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [p] : e.push(p), r++;
        }
      } else {
        let p = { instancePath: s + "/options_from", keyword: "type", params: { type: "string" } };
        e === null ? e = [p] : e.push(p), r++;
      }
    }
    if (t.maxlength !== void 0) {
      let f = t.maxlength, p = r, l = !1, d = r;
      if (!(typeof f == "number" && !(f % 1) && !isNaN(f) && isFinite(f))) {
        let c = { instancePath: s + "/maxlength", keyword: "type", params: { type: "integer" } };
        e === null ? e = [c] : e.push(c), r++;
      }
      if (typeof f == "number" && isFinite(f)) {
        if (f > 10485760 || isNaN(f)) {
          let c = { instancePath: s + "/maxlength", keyword: "maximum", params: { comparison: "<=", limit: 10485760 } };
          e === null ? e = [c] : e.push(c), r++;
        }
        if (f < 1 || isNaN(f)) {
          let c = { instancePath: s + "/maxlength", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [c] : e.push(c), r++;
        }
      }
      var a = d === r;
      if (l = l || a, !l) {
        let c = r;
        if (typeof f == "string") {
          if (!$.test(f)) {
            let h = { instancePath: s + "/maxlength", keyword: "pattern", params: { pattern: "^0*[1-9][0-9]{0,7}$" } };
            e === null ? e = [h] : e.push(h), r++;
          }
        } else {
          let h = { instancePath: s + "/maxlength", keyword: "type", params: { type: "string" } };
          e === null ? e = [h] : e.push(h), r++;
        }
        var a = c === r;
        if (l = l || a, !l) {
          let h = r;
          if (f !== null) {
            let b = { instancePath: s + "/maxlength", keyword: "type", params: { type: "null" } };
            e === null ? e = [b] : e.push(b), r++;
          }
          var a = h === r;
          l = l || a;
        }
      }
      if (l)
        r = p, e !== null && (p ? e.length = p : e = null);
      else {
        let c = { instancePath: s + "/maxlength", keyword: "anyOf", params: {} };
        e === null ? e = [c] : e.push(c), r++;
      }
    }
  } else {
    let f = { instancePath: s, keyword: "type", params: { type: "object" } };
    e === null ? e = [f] : e.push(f), r++;
  }
  return Oe.errors = e, r === 0;
}
function ze(t, { instancePath: s = "", parentData: j, parentDataProperty: x, rootData: g = t } = {}) {
  let e = null, r = 0;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    if (t.options !== void 0) {
      let a = t.options, f = r, p = !1, l = r;
      if (Array.isArray(a)) {
        let d = a.length;
        for (let c = 0; c < d; c++) {
          let _ = a[c];
          if (!(_ && typeof _ == "object" && !Array.isArray(_))) {
            let h = { instancePath: s + "/options/" + c, keyword: "type", params: { type: "object" } };
            e === null ? e = [h] : e.push(h), r++;
          }
        }
      } else {
        let d = { instancePath: s + "/options", keyword: "type", params: { type: "array" } };
        e === null ? e = [d] : e.push(d), r++;
      }
      var i = l === r;
      if (p = p || i, !p) {
        let d = r;
        if (!(a && typeof a == "object" && !Array.isArray(a))) {
          let _ = { instancePath: s + "/options", keyword: "type", params: { type: "object" } };
          e === null ? e = [_] : e.push(_), r++;
        }
        var i = d === r;
        if (p = p || i, !p) {
          let _ = r, h = r, w = r;
          if (!Array.isArray(a)) {
            let k = {};
            e === null ? e = [k] : e.push(k), r++;
          }
          var n = w === r;
          if (n) {
            let k = { instancePath: s + "/options", keyword: "not", params: {} };
            e === null ? e = [k] : e.push(k), r++;
          } else
            r = h, e !== null && (h ? e.length = h : e = null);
          var i = _ === r;
          p = p || i;
        }
      }
      if (p)
        r = f, e !== null && (f ? e.length = f : e = null);
      else {
        let d = { instancePath: s + "/options", keyword: "anyOf", params: {} };
        e === null ? e = [d] : e.push(d), r++;
      }
    }
    if (t.options_from !== void 0) {
      let a = t.options_from;
      if (typeof a == "string") {
        if (P(a) < 1) {
          let f = { instancePath: s + "/options_from", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [f] : e.push(f), r++;
        }
      } else {
        let f = { instancePath: s + "/options_from", keyword: "type", params: { type: "string" } };
        e === null ? e = [f] : e.push(f), r++;
      }
    }
  } else {
    let a = { instancePath: s, keyword: "type", params: { type: "object" } };
    e === null ? e = [a] : e.push(a), r++;
  }
  return ze.errors = e, r === 0;
}
function Ke(t, { instancePath: s = "", parentData: j, parentDataProperty: x, rootData: g = t } = {}) {
  let e = null, r = 0;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    if (t.options !== void 0) {
      let f = t.options, p = r, l = !1, d = r;
      if (!(f && typeof f == "object" && !Array.isArray(f))) {
        let c = { instancePath: s + "/options", keyword: "type", params: { type: "object" } };
        e === null ? e = [c] : e.push(c), r++;
      }
      var i = d === r;
      if (l = l || i, !l) {
        let c = r;
        if (Array.isArray(f)) {
          let h = f.length;
          for (let w = 0; w < h; w++) {
            let b = f[w];
            if (!(b && typeof b == "object" && !Array.isArray(b))) {
              let k = { instancePath: s + "/options/" + w, keyword: "type", params: { type: "object" } };
              e === null ? e = [k] : e.push(k), r++;
            }
          }
        } else {
          let h = { instancePath: s + "/options", keyword: "type", params: { type: "array" } };
          e === null ? e = [h] : e.push(h), r++;
        }
        var i = c === r;
        if (l = l || i, !l) {
          let h = r, w = r, b = r;
          if (!Array.isArray(f)) {
            let N = {};
            e === null ? e = [N] : e.push(N), r++;
          }
          var n = b === r;
          if (n) {
            let N = { instancePath: s + "/options", keyword: "not", params: {} };
            e === null ? e = [N] : e.push(N), r++;
          } else
            r = w, e !== null && (w ? e.length = w : e = null);
          var i = h === r;
          l = l || i;
        }
      }
      if (l)
        r = p, e !== null && (p ? e.length = p : e = null);
      else {
        let c = { instancePath: s + "/options", keyword: "anyOf", params: {} };
        e === null ? e = [c] : e.push(c), r++;
      }
    }
    if (t.options_from !== void 0) {
      let f = t.options_from;
      if (typeof f == "string") {
        if (P(f) < 1) {
          let p = { instancePath: s + "/options_from", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [p] : e.push(p), r++;
        }
      } else {
        let p = { instancePath: s + "/options_from", keyword: "type", params: { type: "string" } };
        e === null ? e = [p] : e.push(p), r++;
      }
    }
    if (t.maxlength !== void 0) {
      let f = t.maxlength, p = r, l = !1, d = r;
      if (!(typeof f == "number" && !(f % 1) && !isNaN(f) && isFinite(f))) {
        let c = { instancePath: s + "/maxlength", keyword: "type", params: { type: "integer" } };
        e === null ? e = [c] : e.push(c), r++;
      }
      if (typeof f == "number" && isFinite(f)) {
        if (f > 10485760 || isNaN(f)) {
          let c = { instancePath: s + "/maxlength", keyword: "maximum", params: { comparison: "<=", limit: 10485760 } };
          e === null ? e = [c] : e.push(c), r++;
        }
        if (f < 1 || isNaN(f)) {
          let c = { instancePath: s + "/maxlength", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [c] : e.push(c), r++;
        }
      }
      var a = d === r;
      if (l = l || a, !l) {
        let c = r;
        if (typeof f == "string") {
          if (!$.test(f)) {
            let h = { instancePath: s + "/maxlength", keyword: "pattern", params: { pattern: "^0*[1-9][0-9]{0,7}$" } };
            e === null ? e = [h] : e.push(h), r++;
          }
        } else {
          let h = { instancePath: s + "/maxlength", keyword: "type", params: { type: "string" } };
          e === null ? e = [h] : e.push(h), r++;
        }
        var a = c === r;
        if (l = l || a, !l) {
          let h = r;
          if (f !== null) {
            let b = { instancePath: s + "/maxlength", keyword: "type", params: { type: "null" } };
            e === null ? e = [b] : e.push(b), r++;
          }
          var a = h === r;
          l = l || a;
        }
      }
      if (l)
        r = p, e !== null && (p ? e.length = p : e = null);
      else {
        let c = { instancePath: s + "/maxlength", keyword: "anyOf", params: {} };
        e === null ? e = [c] : e.push(c), r++;
      }
    }
  } else {
    let f = { instancePath: s, keyword: "type", params: { type: "object" } };
    e === null ? e = [f] : e.push(f), r++;
  }
  return Ke.errors = e, r === 0;
}
function Le(t, { instancePath: s = "", parentData: j, parentDataProperty: x, rootData: g = t } = {}) {
  let e = null, r = 0;
  if (!(t && typeof t == "object" && !Array.isArray(t))) {
    let i = { instancePath: s, keyword: "type", params: { type: "object" } };
    e === null ? e = [i] : e.push(i), r++;
  }
  return Le.errors = e, r === 0;
}
var Ir = { type: ["string", "null"] }, Rr = { type: ["string", "null"] }, Zr = { type: ["string", "null"] };
function Ve(t, { instancePath: s = "", parentData: j, parentDataProperty: x, rootData: g = t } = {}) {
  let e = null, r = 0;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    if (t.http_basic_auth_username !== void 0) {
      let i = t.http_basic_auth_username;
      if (typeof i != "string" && i !== null) {
        let n = { instancePath: s + "/http_basic_auth_username", keyword: "type", params: { type: Ir.type } };
        e === null ? e = [n] : e.push(n), r++;
      }
    }
    if (t.http_basic_auth_password !== void 0) {
      let i = t.http_basic_auth_password;
      if (typeof i != "string" && i !== null) {
        let n = { instancePath: s + "/http_basic_auth_password", keyword: "type", params: { type: Rr.type } };
        e === null ? e = [n] : e.push(n), r++;
      }
    }
    if (t.bearer_token_auth !== void 0) {
      let i = t.bearer_token_auth;
      if (typeof i != "string" && i !== null) {
        let n = { instancePath: s + "/bearer_token_auth", keyword: "type", params: { type: Zr.type } };
        e === null ? e = [n] : e.push(n), r++;
      }
    }
  } else {
    let i = { instancePath: s, keyword: "type", params: { type: "object" } };
    e === null ? e = [i] : e.push(i), r++;
  }
  return Ve.errors = e, r === 0;
}
function Ie(t, { instancePath: s = "", parentData: j, parentDataProperty: x, rootData: g = t } = {}) {
  let e = null, r = 0;
  if (!(t && typeof t == "object" && !Array.isArray(t))) {
    let i = { instancePath: s, keyword: "type", params: { type: "object" } };
    e === null ? e = [i] : e.push(i), r++;
  }
  return Ie.errors = e, r === 0;
}
function D(t, { instancePath: s = "", parentData: j, parentDataProperty: x, rootData: g = t } = {}) {
  let e = null, r = 0;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    for (let i in t)
      if (!(i === "ticket.customer" || i === "ticket.agent" || i === "admin.user" || i === "admin.organization" || i === "admin.group" || i === "-all-")) {
        let n = t[i];
        if (!(n && typeof n == "object" && !Array.isArray(n))) {
          let a = { instancePath: s + "/" + i.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "object" } };
          e === null ? e = [a] : e.push(a), r++;
        }
      }
    if (t["ticket.customer"] !== void 0) {
      let i = t["ticket.customer"];
      if (!(i && typeof i == "object" && !Array.isArray(i))) {
        let n = { instancePath: s + "/ticket.customer", keyword: "type", params: { type: "object" } };
        e === null ? e = [n] : e.push(n), r++;
      }
    }
    if (t["ticket.agent"] !== void 0) {
      let i = t["ticket.agent"];
      if (!(i && typeof i == "object" && !Array.isArray(i))) {
        let n = { instancePath: s + "/ticket.agent", keyword: "type", params: { type: "object" } };
        e === null ? e = [n] : e.push(n), r++;
      }
    }
    if (t["admin.user"] !== void 0) {
      let i = t["admin.user"];
      if (!(i && typeof i == "object" && !Array.isArray(i))) {
        let n = { instancePath: s + "/admin.user", keyword: "type", params: { type: "object" } };
        e === null ? e = [n] : e.push(n), r++;
      }
    }
    if (t["admin.organization"] !== void 0) {
      let i = t["admin.organization"];
      if (!(i && typeof i == "object" && !Array.isArray(i))) {
        let n = { instancePath: s + "/admin.organization", keyword: "type", params: { type: "object" } };
        e === null ? e = [n] : e.push(n), r++;
      }
    }
    if (t["admin.group"] !== void 0) {
      let i = t["admin.group"];
      if (!(i && typeof i == "object" && !Array.isArray(i))) {
        let n = { instancePath: s + "/admin.group", keyword: "type", params: { type: "object" } };
        e === null ? e = [n] : e.push(n), r++;
      }
    }
    if (t["-all-"] !== void 0) {
      let i = t["-all-"];
      if (!(i && typeof i == "object" && !Array.isArray(i))) {
        let n = { instancePath: s + "/-all-", keyword: "type", params: { type: "object" } };
        e === null ? e = [n] : e.push(n), r++;
      }
    }
  } else {
    let i = { instancePath: s, keyword: "type", params: { type: "object" } };
    e === null ? e = [i] : e.push(i), r++;
  }
  return D.errors = e, r === 0;
}
function Re(t, { instancePath: s = "", parentData: j, parentDataProperty: x, rootData: g = t } = {}) {
  let e = null, r = 0, i = r, n = !0, a = r;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    let o;
    if (t.state === void 0 && (o = "state")) {
      let y = {};
      e === null ? e = [y] : e.push(y), r++;
    } else if (t.state !== void 0 && t.state !== "absent") {
      let y = {};
      e === null ? e = [y] : e.push(y), r++;
    }
  }
  var f = a === r;
  if (r = i, e !== null && (i ? e.length = i : e = null), !f) {
    let o = r;
    if (t && typeof t == "object" && !Array.isArray(t)) {
      if (t.display === void 0) {
        let u = { instancePath: s, keyword: "required", params: { missingProperty: "display" } };
        e === null ? e = [u] : e.push(u), r++;
      }
      if (t.data_type === void 0) {
        let u = { instancePath: s, keyword: "required", params: { missingProperty: "data_type" } };
        e === null ? e = [u] : e.push(u), r++;
      }
      if (t.name !== void 0) {
        let u = t.name, v = r, H = r;
        if (!(u === "_foreign_keys_equal" || u === "_has_attribute" || u === "_record_changed" || u === "allow_destroy" || u === "apply_scoping" || u === "association_cached" || u === "association_foreign_key_changed" || u === "association_valid" || u === "attribute_came_from_user" || u === "attribute_changed" || u === "attribute_changed_in_place" || u === "attribute_method" || u === "attribute_present" || u === "attribute_previously_changed" || u === "can_use_fast_cache_version" || u === "changed_for_autosave" || u === "custom_inspect_method_defined" || u === "custom_validation_context" || u === "destroyed" || u === "encrypted_attribute" || u === "frozen" || u === "has_attribute" || u === "has_changes_to_save" || u === "has_defer_touch_attrs" || u === "has_destroy_flag" || u === "has_encrypted_attributes" || u === "has_encrypted_rich_texts" || u === "has_transactional_callbacks" || u === "invalid" || u === "inverse_polymorphic_association_changed" || u === "locking_enabled" || u === "marked_for_destruction" || u === "nested_records_changed_for_autosave" || u === "new_record" || u === "no_touching" || u === "param_delimiter" || u === "persisted" || u === "pk_attribute" || u === "previously_new_record" || u === "previously_persisted" || u === "primary_key_values_present" || u === "readonly" || u === "reject_new_record" || u === "respond_to_without_attributes" || u === "should_record_timestamps" || u === "strict_loading" || u === "strict_loading_all" || u === "strict_loading_n_plus_one_only" || u === "transaction_include_any_action" || u === "trigger_transactional_callbacks" || u === "valid" || u === "will_be_destroyed" || u === "will_save_change_to_attribute")) {
          let m = {};
          e === null ? e = [m] : e.push(m), r++;
        }
        var p = H === r;
        if (p) {
          let m = { instancePath: s + "/name", keyword: "not", params: {} };
          e === null ? e = [m] : e.push(m), r++;
        } else
          r = v, e !== null && (v ? e.length = v : e = null);
        if (typeof u == "string") {
          if (P(u) > 63) {
            let m = { instancePath: s + "/name", keyword: "maxLength", params: { limit: 63 } };
            e === null ? e = [m] : e.push(m), r++;
          }
          if (!zr.test(u)) {
            let m = { instancePath: s + "/name", keyword: "pattern", params: { pattern: "^[a-z0-9_]*[a-z][a-z0-9_]*$" } };
            e === null ? e = [m] : e.push(m), r++;
          }
        }
      }
    }
    var f = o === r;
    n = f;
  }
  if (!n) {
    let o = { instancePath: s, keyword: "if", params: { failingKeyword: "else" } };
    e === null ? e = [o] : e.push(o), r++;
  }
  let l = r, d = !0, c = r;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    let o;
    if (t.data_type === void 0 && (o = "data_type")) {
      let y = {};
      e === null ? e = [y] : e.push(y), r++;
    } else {
      if (t.data_type !== void 0) {
        let y = r;
        if (t.data_type !== "input") {
          let u = {};
          e === null ? e = [u] : e.push(u), r++;
        }
        var _ = y === r;
      } else
        var _ = !0;
      if (_)
        if (t.state !== void 0) {
          let y = r, u = r, v = r;
          if (t.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          }
          var h = v === r;
          if (h) {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          } else
            r = u, e !== null && (u ? e.length = u : e = null);
          var _ = y === r;
        } else
          var _ = !0;
    }
  }
  var w = c === r;
  if (r = l, e !== null && (l ? e.length = l : e = null), w) {
    let o = r;
    if (t && typeof t == "object" && !Array.isArray(t)) {
      if (t.data_option === void 0) {
        let u = { instancePath: s, keyword: "required", params: { missingProperty: "data_option" } };
        e === null ? e = [u] : e.push(u), r++;
      }
      t.data_option !== void 0 && (je(t.data_option, { instancePath: s + "/data_option", parentData: t, parentDataProperty: "data_option", rootData: g }) || (e = A(e, je.errors), r = e.length));
    }
    var w = o === r;
    d = w;
  }
  if (!d) {
    let o = { instancePath: s, keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), r++;
  }
  let b = r, k = !0, N = r;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    let o;
    if (t.data_type === void 0 && (o = "data_type")) {
      let y = {};
      e === null ? e = [y] : e.push(y), r++;
    } else {
      if (t.data_type !== void 0) {
        let y = r;
        if (t.data_type !== "textarea") {
          let u = {};
          e === null ? e = [u] : e.push(u), r++;
        }
        var O = y === r;
      } else
        var O = !0;
      if (O)
        if (t.state !== void 0) {
          let y = r, u = r, v = r;
          if (t.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          }
          var ir = v === r;
          if (ir) {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          } else
            r = u, e !== null && (u ? e.length = u : e = null);
          var O = y === r;
        } else
          var O = !0;
    }
  }
  var Q = N === r;
  if (r = b, e !== null && (b ? e.length = b : e = null), Q) {
    let o = r;
    if (t && typeof t == "object" && !Array.isArray(t)) {
      if (t.data_option === void 0) {
        let u = { instancePath: s, keyword: "required", params: { missingProperty: "data_option" } };
        e === null ? e = [u] : e.push(u), r++;
      }
      t.data_option !== void 0 && (xe(t.data_option, { instancePath: s + "/data_option", parentData: t, parentDataProperty: "data_option", rootData: g }) || (e = A(e, xe.errors), r = e.length));
    }
    var Q = o === r;
    k = Q;
  }
  if (!k) {
    let o = { instancePath: s, keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), r++;
  }
  let S = r, Te = !0, lr = r;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    let o;
    if (t.data_type === void 0 && (o = "data_type")) {
      let y = {};
      e === null ? e = [y] : e.push(y), r++;
    } else {
      if (t.data_type !== void 0) {
        let y = r;
        if (t.data_type !== "richtext") {
          let u = {};
          e === null ? e = [u] : e.push(u), r++;
        }
        var z = y === r;
      } else
        var z = !0;
      if (z)
        if (t.state !== void 0) {
          let y = r, u = r, v = r;
          if (t.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          }
          var or = v === r;
          if (or) {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          } else
            r = u, e !== null && (u ? e.length = u : e = null);
          var z = y === r;
        } else
          var z = !0;
    }
  }
  var W = lr === r;
  if (r = S, e !== null && (S ? e.length = S : e = null), W) {
    let o = r;
    if (t && typeof t == "object" && !Array.isArray(t)) {
      if (t.data_option === void 0) {
        let u = { instancePath: s, keyword: "required", params: { missingProperty: "data_option" } };
        e === null ? e = [u] : e.push(u), r++;
      }
      t.data_option !== void 0 && (De(t.data_option, { instancePath: s + "/data_option", parentData: t, parentDataProperty: "data_option", rootData: g }) || (e = A(e, De.errors), r = e.length));
    }
    var W = o === r;
    Te = W;
  }
  if (!Te) {
    let o = { instancePath: s, keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), r++;
  }
  let X = r, Ce = !0, ar = r;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    let o;
    if (t.data_type === void 0 && (o = "data_type")) {
      let y = {};
      e === null ? e = [y] : e.push(y), r++;
    } else {
      if (t.data_type !== void 0) {
        let y = r;
        if (t.data_type !== "integer") {
          let u = {};
          e === null ? e = [u] : e.push(u), r++;
        }
        var K = y === r;
      } else
        var K = !0;
      if (K)
        if (t.state !== void 0) {
          let y = r, u = r, v = r;
          if (t.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          }
          var pr = v === r;
          if (pr) {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          } else
            r = u, e !== null && (u ? e.length = u : e = null);
          var K = y === r;
        } else
          var K = !0;
    }
  }
  var Y = ar === r;
  if (r = X, e !== null && (X ? e.length = X : e = null), Y) {
    let o = r;
    if (t && typeof t == "object" && !Array.isArray(t)) {
      if (t.data_option === void 0) {
        let u = { instancePath: s, keyword: "required", params: { missingProperty: "data_option" } };
        e === null ? e = [u] : e.push(u), r++;
      }
      t.data_option !== void 0 && (Ne(t.data_option, { instancePath: s + "/data_option", parentData: t, parentDataProperty: "data_option", rootData: g }) || (e = A(e, Ne.errors), r = e.length));
    }
    var Y = o === r;
    Ce = Y;
  }
  if (!Ce) {
    let o = { instancePath: s, keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), r++;
  }
  let ee = r, Ge = !0, fr = r;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    let o;
    if (t.data_type === void 0 && (o = "data_type")) {
      let y = {};
      e === null ? e = [y] : e.push(y), r++;
    } else {
      if (t.data_type !== void 0) {
        let y = r;
        if (t.data_type !== "boolean") {
          let u = {};
          e === null ? e = [u] : e.push(u), r++;
        }
        var L = y === r;
      } else
        var L = !0;
      if (L)
        if (t.state !== void 0) {
          let y = r, u = r, v = r;
          if (t.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          }
          var ur = v === r;
          if (ur) {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          } else
            r = u, e !== null && (u ? e.length = u : e = null);
          var L = y === r;
        } else
          var L = !0;
    }
  }
  var re = fr === r;
  if (r = ee, e !== null && (ee ? e.length = ee : e = null), re) {
    let o = r;
    t && typeof t == "object" && !Array.isArray(t) && t.data_option !== void 0 && (Pe(t.data_option, { instancePath: s + "/data_option", parentData: t, parentDataProperty: "data_option", rootData: g }) || (e = A(e, Pe.errors), r = e.length));
    var re = o === r;
    Ge = re;
  }
  if (!Ge) {
    let o = { instancePath: s, keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), r++;
  }
  let te = r, Ue = !0, yr = r;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    let o;
    if (t.data_type === void 0 && (o = "data_type")) {
      let y = {};
      e === null ? e = [y] : e.push(y), r++;
    } else {
      if (t.data_type !== void 0) {
        let y = r;
        if (t.data_type !== "date") {
          let u = {};
          e === null ? e = [u] : e.push(u), r++;
        }
        var V = y === r;
      } else
        var V = !0;
      if (V)
        if (t.state !== void 0) {
          let y = r, u = r, v = r;
          if (t.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          }
          var cr = v === r;
          if (cr) {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          } else
            r = u, e !== null && (u ? e.length = u : e = null);
          var V = y === r;
        } else
          var V = !0;
    }
  }
  var se = yr === r;
  if (r = te, e !== null && (te ? e.length = te : e = null), se) {
    let o = r;
    t && typeof t == "object" && !Array.isArray(t) && t.data_option !== void 0 && (Ee(t.data_option, { instancePath: s + "/data_option", parentData: t, parentDataProperty: "data_option", rootData: g }) || (e = A(e, Ee.errors), r = e.length));
    var se = o === r;
    Ue = se;
  }
  if (!Ue) {
    let o = { instancePath: s, keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), r++;
  }
  let ne = r, Me = !0, dr = r;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    let o;
    if (t.data_type === void 0 && (o = "data_type")) {
      let y = {};
      e === null ? e = [y] : e.push(y), r++;
    } else {
      if (t.data_type !== void 0) {
        let y = r;
        if (t.data_type !== "datetime") {
          let u = {};
          e === null ? e = [u] : e.push(u), r++;
        }
        var I = y === r;
      } else
        var I = !0;
      if (I)
        if (t.state !== void 0) {
          let y = r, u = r, v = r;
          if (t.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          }
          var mr = v === r;
          if (mr) {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          } else
            r = u, e !== null && (u ? e.length = u : e = null);
          var I = y === r;
        } else
          var I = !0;
    }
  }
  var ie = dr === r;
  if (r = ne, e !== null && (ne ? e.length = ne : e = null), ie) {
    let o = r;
    if (t && typeof t == "object" && !Array.isArray(t)) {
      if (t.data_option === void 0) {
        let u = { instancePath: s, keyword: "required", params: { missingProperty: "data_option" } };
        e === null ? e = [u] : e.push(u), r++;
      }
      t.data_option !== void 0 && (qe(t.data_option, { instancePath: s + "/data_option", parentData: t, parentDataProperty: "data_option", rootData: g }) || (e = A(e, qe.errors), r = e.length));
    }
    var ie = o === r;
    Me = ie;
  }
  if (!Me) {
    let o = { instancePath: s, keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), r++;
  }
  let le = r, Be = !0, hr = r;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    let o;
    if (t.data_type === void 0 && (o = "data_type")) {
      let y = {};
      e === null ? e = [y] : e.push(y), r++;
    } else {
      if (t.data_type !== void 0) {
        let y = r;
        if (t.data_type !== "select") {
          let u = {};
          e === null ? e = [u] : e.push(u), r++;
        }
        var R = y === r;
      } else
        var R = !0;
      if (R)
        if (t.state !== void 0) {
          let y = r, u = r, v = r;
          if (t.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          }
          var gr = v === r;
          if (gr) {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          } else
            r = u, e !== null && (u ? e.length = u : e = null);
          var R = y === r;
        } else
          var R = !0;
    }
  }
  var oe = hr === r;
  if (r = le, e !== null && (le ? e.length = le : e = null), oe) {
    let o = r;
    t && typeof t == "object" && !Array.isArray(t) && t.data_option !== void 0 && ($e(t.data_option, { instancePath: s + "/data_option", parentData: t, parentDataProperty: "data_option", rootData: g }) || (e = A(e, $e.errors), r = e.length));
    var oe = o === r;
    Be = oe;
  }
  if (!Be) {
    let o = { instancePath: s, keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), r++;
  }
  let ae = r, He = !0, _r = r;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    let o;
    if (t.data_type === void 0 && (o = "data_type")) {
      let y = {};
      e === null ? e = [y] : e.push(y), r++;
    } else {
      if (t.data_type !== void 0) {
        let y = r;
        if (t.data_type !== "multiselect") {
          let u = {};
          e === null ? e = [u] : e.push(u), r++;
        }
        var Z = y === r;
      } else
        var Z = !0;
      if (Z)
        if (t.state !== void 0) {
          let y = r, u = r, v = r;
          if (t.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          }
          var vr = v === r;
          if (vr) {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          } else
            r = u, e !== null && (u ? e.length = u : e = null);
          var Z = y === r;
        } else
          var Z = !0;
    }
  }
  var pe = _r === r;
  if (r = ae, e !== null && (ae ? e.length = ae : e = null), pe) {
    let o = r;
    t && typeof t == "object" && !Array.isArray(t) && t.data_option !== void 0 && (Fe(t.data_option, { instancePath: s + "/data_option", parentData: t, parentDataProperty: "data_option", rootData: g }) || (e = A(e, Fe.errors), r = e.length));
    var pe = o === r;
    He = pe;
  }
  if (!He) {
    let o = { instancePath: s, keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), r++;
  }
  let fe = r, Je = !0, wr = r;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    let o;
    if (t.data_type === void 0 && (o = "data_type")) {
      let y = {};
      e === null ? e = [y] : e.push(y), r++;
    } else {
      if (t.data_type !== void 0) {
        let y = r;
        if (t.data_type !== "tree_select") {
          let u = {};
          e === null ? e = [u] : e.push(u), r++;
        }
        var T = y === r;
      } else
        var T = !0;
      if (T)
        if (t.state !== void 0) {
          let y = r, u = r, v = r;
          if (t.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          }
          var kr = v === r;
          if (kr) {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          } else
            r = u, e !== null && (u ? e.length = u : e = null);
          var T = y === r;
        } else
          var T = !0;
    }
  }
  var ue = wr === r;
  if (r = fe, e !== null && (fe ? e.length = fe : e = null), ue) {
    let o = r;
    t && typeof t == "object" && !Array.isArray(t) && t.data_option !== void 0 && (Oe(t.data_option, { instancePath: s + "/data_option", parentData: t, parentDataProperty: "data_option", rootData: g }) || (e = A(e, Oe.errors), r = e.length));
    var ue = o === r;
    Je = ue;
  }
  if (!Je) {
    let o = { instancePath: s, keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), r++;
  }
  let ye = r, Qe = !0, br = r;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    let o;
    if (t.data_type === void 0 && (o = "data_type")) {
      let y = {};
      e === null ? e = [y] : e.push(y), r++;
    } else {
      if (t.data_type !== void 0) {
        let y = r;
        if (t.data_type !== "multi_tree_select") {
          let u = {};
          e === null ? e = [u] : e.push(u), r++;
        }
        var C = y === r;
      } else
        var C = !0;
      if (C)
        if (t.state !== void 0) {
          let y = r, u = r, v = r;
          if (t.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          }
          var Ar = v === r;
          if (Ar) {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          } else
            r = u, e !== null && (u ? e.length = u : e = null);
          var C = y === r;
        } else
          var C = !0;
    }
  }
  var ce = br === r;
  if (r = ye, e !== null && (ye ? e.length = ye : e = null), ce) {
    let o = r;
    t && typeof t == "object" && !Array.isArray(t) && t.data_option !== void 0 && (ze(t.data_option, { instancePath: s + "/data_option", parentData: t, parentDataProperty: "data_option", rootData: g }) || (e = A(e, ze.errors), r = e.length));
    var ce = o === r;
    Qe = ce;
  }
  if (!Qe) {
    let o = { instancePath: s, keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), r++;
  }
  let de = r, Se = !0, jr = r;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    let o;
    if (t.data_type === void 0 && (o = "data_type")) {
      let y = {};
      e === null ? e = [y] : e.push(y), r++;
    } else {
      if (t.data_type !== void 0) {
        let y = r;
        if (t.data_type !== "checkbox") {
          let u = {};
          e === null ? e = [u] : e.push(u), r++;
        }
        var G = y === r;
      } else
        var G = !0;
      if (G)
        if (t.state !== void 0) {
          let y = r, u = r, v = r;
          if (t.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          }
          var xr = v === r;
          if (xr) {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          } else
            r = u, e !== null && (u ? e.length = u : e = null);
          var G = y === r;
        } else
          var G = !0;
    }
  }
  var me = jr === r;
  if (r = de, e !== null && (de ? e.length = de : e = null), me) {
    let o = r;
    t && typeof t == "object" && !Array.isArray(t) && t.data_option !== void 0 && (Ke(t.data_option, { instancePath: s + "/data_option", parentData: t, parentDataProperty: "data_option", rootData: g }) || (e = A(e, Ke.errors), r = e.length));
    var me = o === r;
    Se = me;
  }
  if (!Se) {
    let o = { instancePath: s, keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), r++;
  }
  let he = r, We = !0, Dr = r;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    let o;
    if (t.data_type === void 0 && (o = "data_type")) {
      let y = {};
      e === null ? e = [y] : e.push(y), r++;
    } else {
      if (t.data_type !== void 0) {
        let y = r;
        if (t.data_type !== "user_autocompletion") {
          let u = {};
          e === null ? e = [u] : e.push(u), r++;
        }
        var U = y === r;
      } else
        var U = !0;
      if (U)
        if (t.state !== void 0) {
          let y = r, u = r, v = r;
          if (t.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          }
          var Nr = v === r;
          if (Nr) {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          } else
            r = u, e !== null && (u ? e.length = u : e = null);
          var U = y === r;
        } else
          var U = !0;
    }
  }
  var ge = Dr === r;
  if (r = he, e !== null && (he ? e.length = he : e = null), ge) {
    let o = r;
    t && typeof t == "object" && !Array.isArray(t) && t.data_option !== void 0 && (Le(t.data_option, { instancePath: s + "/data_option", parentData: t, parentDataProperty: "data_option", rootData: g }) || (e = A(e, Le.errors), r = e.length));
    var ge = o === r;
    We = ge;
  }
  if (!We) {
    let o = { instancePath: s, keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), r++;
  }
  let _e = r, Xe = !0, Pr = r;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    let o;
    if (t.data_type === void 0 && (o = "data_type")) {
      let y = {};
      e === null ? e = [y] : e.push(y), r++;
    } else {
      if (t.data_type !== void 0) {
        let y = r;
        if (t.data_type !== "autocompletion_ajax_external_data_source") {
          let u = {};
          e === null ? e = [u] : e.push(u), r++;
        }
        var M = y === r;
      } else
        var M = !0;
      if (M)
        if (t.state !== void 0) {
          let y = r, u = r, v = r;
          if (t.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          }
          var Er = v === r;
          if (Er) {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          } else
            r = u, e !== null && (u ? e.length = u : e = null);
          var M = y === r;
        } else
          var M = !0;
    }
  }
  var ve = Pr === r;
  if (r = _e, e !== null && (_e ? e.length = _e : e = null), ve) {
    let o = r;
    t && typeof t == "object" && !Array.isArray(t) && t.data_option !== void 0 && (Ve(t.data_option, { instancePath: s + "/data_option", parentData: t, parentDataProperty: "data_option", rootData: g }) || (e = A(e, Ve.errors), r = e.length));
    var ve = o === r;
    Xe = ve;
  }
  if (!Xe) {
    let o = { instancePath: s, keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), r++;
  }
  let we = r, Ye = !0, qr = r;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    let o;
    if (t.data_type === void 0 && (o = "data_type")) {
      let y = {};
      e === null ? e = [y] : e.push(y), r++;
    } else {
      if (t.data_type !== void 0) {
        let y = r;
        if (t.data_type !== "active") {
          let u = {};
          e === null ? e = [u] : e.push(u), r++;
        }
        var B = y === r;
      } else
        var B = !0;
      if (B)
        if (t.state !== void 0) {
          let y = r, u = r, v = r;
          if (t.state !== "absent") {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          }
          var $r = v === r;
          if ($r) {
            let m = {};
            e === null ? e = [m] : e.push(m), r++;
          } else
            r = u, e !== null && (u ? e.length = u : e = null);
          var B = y === r;
        } else
          var B = !0;
    }
  }
  var ke = qr === r;
  if (r = we, e !== null && (we ? e.length = we : e = null), ke) {
    let o = r;
    t && typeof t == "object" && !Array.isArray(t) && t.data_option !== void 0 && (Ie(t.data_option, { instancePath: s + "/data_option", parentData: t, parentDataProperty: "data_option", rootData: g }) || (e = A(e, Ie.errors), r = e.length));
    var ke = o === r;
    Ye = ke;
  }
  if (!Ye) {
    let o = { instancePath: s, keyword: "if", params: { failingKeyword: "then" } };
    e === null ? e = [o] : e.push(o), r++;
  }
  if (t && typeof t == "object" && !Array.isArray(t)) {
    if (t.name === void 0) {
      let o = { instancePath: s, keyword: "required", params: { missingProperty: "name" } };
      e === null ? e = [o] : e.push(o), r++;
    }
    for (let o in t)
      if (!J.call(F.properties, o)) {
        let y = { instancePath: s, keyword: "additionalProperties", params: { additionalProperty: o } };
        e === null ? e = [y] : e.push(y), r++;
      }
    if (t.name !== void 0 && typeof t.name != "string") {
      let o = { instancePath: s + "/name", keyword: "type", params: { type: "string" } };
      e === null ? e = [o] : e.push(o), r++;
    }
    if (t.display !== void 0 && typeof t.display != "string") {
      let o = { instancePath: s + "/display", keyword: "type", params: { type: "string" } };
      e === null ? e = [o] : e.push(o), r++;
    }
    if (t.data_type !== void 0) {
      let o = t.data_type;
      if (typeof o != "string") {
        let y = { instancePath: s + "/data_type", keyword: "type", params: { type: "string" } };
        e === null ? e = [y] : e.push(y), r++;
      }
      if (!(o === "input" || o === "textarea" || o === "richtext" || o === "integer" || o === "boolean" || o === "date" || o === "datetime" || o === "select" || o === "multiselect" || o === "tree_select" || o === "multi_tree_select" || o === "checkbox" || o === "user_autocompletion" || o === "autocompletion_ajax_external_data_source" || o === "active")) {
        let y = { instancePath: s + "/data_type", keyword: "enum", params: { allowedValues: F.properties.data_type.enum } };
        e === null ? e = [y] : e.push(y), r++;
      }
    }
    if (t.data_option !== void 0) {
      let o = t.data_option;
      if (!(o && typeof o == "object" && !Array.isArray(o))) {
        let y = { instancePath: s + "/data_option", keyword: "type", params: { type: "object" } };
        e === null ? e = [y] : e.push(y), r++;
      }
    }
    if (t.options_from !== void 0) {
      let o = t.options_from;
      if (typeof o == "string") {
        if (P(o) < 1) {
          let y = { instancePath: s + "/options_from", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [y] : e.push(y), r++;
        }
      } else {
        let y = { instancePath: s + "/options_from", keyword: "type", params: { type: "string" } };
        e === null ? e = [y] : e.push(y), r++;
      }
    }
    if (t.screens !== void 0) {
      let o = t.screens;
      if (o && typeof o == "object" && !Array.isArray(o)) {
        for (let y in o)
          J.call(F.properties.screens.properties, y) || D(o[y], { instancePath: s + "/screens/" + y.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: o, parentDataProperty: y, rootData: g }) || (e = A(e, D.errors), r = e.length);
        o.create_top !== void 0 && (D(o.create_top, { instancePath: s + "/screens/create_top", parentData: o, parentDataProperty: "create_top", rootData: g }) || (e = A(e, D.errors), r = e.length)), o.create_middle !== void 0 && (D(o.create_middle, { instancePath: s + "/screens/create_middle", parentData: o, parentDataProperty: "create_middle", rootData: g }) || (e = A(e, D.errors), r = e.length)), o.create_bottom !== void 0 && (D(o.create_bottom, { instancePath: s + "/screens/create_bottom", parentData: o, parentDataProperty: "create_bottom", rootData: g }) || (e = A(e, D.errors), r = e.length)), o.create !== void 0 && (D(o.create, { instancePath: s + "/screens/create", parentData: o, parentDataProperty: "create", rootData: g }) || (e = A(e, D.errors), r = e.length)), o.edit !== void 0 && (D(o.edit, { instancePath: s + "/screens/edit", parentData: o, parentDataProperty: "edit", rootData: g }) || (e = A(e, D.errors), r = e.length)), o.view !== void 0 && (D(o.view, { instancePath: s + "/screens/view", parentData: o, parentDataProperty: "view", rootData: g }) || (e = A(e, D.errors), r = e.length)), o.signup !== void 0 && (D(o.signup, { instancePath: s + "/screens/signup", parentData: o, parentDataProperty: "signup", rootData: g }) || (e = A(e, D.errors), r = e.length)), o.invite_agent !== void 0 && (D(o.invite_agent, { instancePath: s + "/screens/invite_agent", parentData: o, parentDataProperty: "invite_agent", rootData: g }) || (e = A(e, D.errors), r = e.length)), o.invite_customer !== void 0 && (D(o.invite_customer, { instancePath: s + "/screens/invite_customer", parentData: o, parentDataProperty: "invite_customer", rootData: g }) || (e = A(e, D.errors), r = e.length)), o.overview_bulk !== void 0 && (D(o.overview_bulk, { instancePath: s + "/screens/overview_bulk", parentData: o, parentDataProperty: "overview_bulk", rootData: g }) || (e = A(e, D.errors), r = e.length));
      } else {
        let y = { instancePath: s + "/screens", keyword: "type", params: { type: "object" } };
        e === null ? e = [y] : e.push(y), r++;
      }
    }
    if (t.position !== void 0) {
      let o = t.position;
      if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
        let y = { instancePath: s + "/position", keyword: "type", params: { type: "integer" } };
        e === null ? e = [y] : e.push(y), r++;
      }
      if (typeof o == "number" && isFinite(o)) {
        if (o > 2147483647 || isNaN(o)) {
          let y = { instancePath: s + "/position", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [y] : e.push(y), r++;
        }
        if (o < -2147483648 || isNaN(o)) {
          let y = { instancePath: s + "/position", keyword: "minimum", params: { comparison: ">=", limit: -2147483648 } };
          e === null ? e = [y] : e.push(y), r++;
        }
      }
    }
    if (t.active !== void 0 && typeof t.active != "boolean") {
      let o = { instancePath: s + "/active", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [o] : e.push(o), r++;
    }
    if (t.state !== void 0) {
      let o = t.state;
      if (!(o === "present" || o === "absent")) {
        let y = { instancePath: s + "/state", keyword: "enum", params: { allowedValues: F.properties.state.enum } };
        e === null ? e = [y] : e.push(y), r++;
      }
    }
    if (t.created_before !== void 0) {
      let o = t.created_before;
      if (typeof o == "string") {
        if (!Kr.test(o)) {
          let y = { instancePath: s + "/created_before", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)?(Z|[+-][0-9]{2}:[0-9]{2}))?$" } };
          e === null ? e = [y] : e.push(y), r++;
        }
      } else {
        let y = { instancePath: s + "/created_before", keyword: "type", params: { type: "string" } };
        e === null ? e = [y] : e.push(y), r++;
      }
    }
    if (t.protect !== void 0 && typeof t.protect != "boolean") {
      let o = { instancePath: s + "/protect", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [o] : e.push(o), r++;
    }
    if (t.ignore !== void 0) {
      let o = t.ignore;
      if (Array.isArray(o)) {
        let y = o.length;
        for (let u = 0; u < y; u++)
          if (typeof o[u] != "string") {
            let v = { instancePath: s + "/ignore/" + u, keyword: "type", params: { type: "string" } };
            e === null ? e = [v] : e.push(v), r++;
          }
      } else {
        let y = { instancePath: s + "/ignore", keyword: "type", params: { type: "array" } };
        e === null ? e = [y] : e.push(y), r++;
      }
    }
    if (t.accept !== void 0) {
      let o = t.accept;
      if (Array.isArray(o)) {
        let y = o.length;
        for (let u = 0; u < y; u++) {
          let v = o[u];
          if (!(v === "required" || v === "shorter_maxlength" || v === "data_type" || v === "option_removed")) {
            let H = { instancePath: s + "/accept/" + u, keyword: "enum", params: { allowedValues: F.properties.accept.items.enum } };
            e === null ? e = [H] : e.push(H), r++;
          }
        }
      } else {
        let y = { instancePath: s + "/accept", keyword: "type", params: { type: "array" } };
        e === null ? e = [y] : e.push(y), r++;
      }
    }
  } else {
    let o = { instancePath: s, keyword: "type", params: { type: "object" } };
    e === null ? e = [o] : e.push(o), r++;
  }
  return Re.errors = e, r === 0;
}
function tr(t, { instancePath: s = "", parentData: j, parentDataProperty: x, rootData: g = t } = {}) {
  let e = null, r = 0;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    if (t.object === void 0) {
      let i = { instancePath: s, keyword: "required", params: { missingProperty: "object" } };
      e === null ? e = [i] : e.push(i), r++;
    }
    if (t.attributes === void 0) {
      let i = { instancePath: s, keyword: "required", params: { missingProperty: "attributes" } };
      e === null ? e = [i] : e.push(i), r++;
    }
    for (let i in t)
      if (!(i === "object" || i === "attributes")) {
        let n = { instancePath: s, keyword: "additionalProperties", params: { additionalProperty: i } };
        e === null ? e = [n] : e.push(n), r++;
      }
    if (t.object !== void 0) {
      let i = t.object;
      if (typeof i != "string") {
        let n = { instancePath: s + "/object", keyword: "type", params: { type: "string" } };
        e === null ? e = [n] : e.push(n), r++;
      }
      if (!(i === "Ticket" || i === "User" || i === "Organization" || i === "Group" || i === "Organisation")) {
        let n = { instancePath: s + "/object", keyword: "enum", params: { allowedValues: Or.properties.object.enum } };
        e === null ? e = [n] : e.push(n), r++;
      }
    }
    if (t.attributes !== void 0) {
      let i = t.attributes;
      if (Array.isArray(i)) {
        let n = i.length;
        for (let a = 0; a < n; a++)
          Re(i[a], { instancePath: s + "/attributes/" + a, parentData: i, parentDataProperty: a, rootData: g }) || (e = A(e, Re.errors), r = e.length);
      } else {
        let n = { instancePath: s + "/attributes", keyword: "type", params: { type: "array" } };
        e === null ? e = [n] : e.push(n), r++;
      }
    }
  } else {
    let i = { instancePath: s, keyword: "type", params: { type: "object" } };
    e === null ? e = [i] : e.push(i), r++;
  }
  return tr.errors = e, r === 0;
}
var Wr = nr, Ae = { properties: { attributes: { type: ["string", "array"] }, lint: { additionalProperties: { enum: ["error", "warning", "off"] } }, targets: { type: ["object", "string", "array"] } } }, E = { properties: { url: 0, auth: 0, on_behalf_of: 0, release: { enum: ["5.2", "6.5", 5.2, 6.5] }, undeclared: { enum: ["keep", "report", "delete"] }, limits: 0, foreign_changes: { enum: ["refuse", "include"] }, on_failure: { enum: ["undo", "keep"] }, restart: 0, tls: 0, proxy: 0, timeout: 0, headers: 0, tags: 0, overlays: { type: ["string", "array"] } } }, Tr = { properties: { auth: 0, on_behalf_of: 0, release: 0, undeclared: 0, limits: 0, foreign_changes: 0, on_failure: 0, restart: 0, tls: 0, proxy: 0, timeout: 0, headers: 0, tags: 0, overlays: 0 } };
var Cr = { enum: ["5.2", "6.5", 5.2, 6.5] }, Gr = { enum: ["keep", "report", "delete"] };
var Ur = { enum: ["refuse", "include"] }, Mr = { enum: ["undo", "keep"] };
var Br = { type: ["string", "array"] }, sr = new RegExp("^(auto|none|[0-9]+(ms|s|m|h))$", "u"), q = new RegExp("^[0-9]+(ms|s|m|h)$", "u");
function Ze(t, { instancePath: s = "", parentData: j, parentDataProperty: x, rootData: g = t } = {}) {
  let e = null, r = 0;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    for (let i in t)
      if (!J.call(Tr.properties, i)) {
        let n = { instancePath: s, keyword: "additionalProperties", params: { additionalProperty: i } };
        e === null ? e = [n] : e.push(n), r++;
      }
    if (t.auth !== void 0) {
      let i = t.auth;
      if (i && typeof i == "object" && !Array.isArray(i)) {
        for (let n in i)
          if (!(n === "token" || n === "user" || n === "password" || n === "bearer")) {
            let a = { instancePath: s + "/auth", keyword: "additionalProperties", params: { additionalProperty: n } };
            e === null ? e = [a] : e.push(a), r++;
          }
        if (i.token !== void 0 && typeof i.token != "string") {
          let n = { instancePath: s + "/auth/token", keyword: "type", params: { type: "string" } };
          e === null ? e = [n] : e.push(n), r++;
        }
        if (i.user !== void 0 && typeof i.user != "string") {
          let n = { instancePath: s + "/auth/user", keyword: "type", params: { type: "string" } };
          e === null ? e = [n] : e.push(n), r++;
        }
        if (i.password !== void 0 && typeof i.password != "string") {
          let n = { instancePath: s + "/auth/password", keyword: "type", params: { type: "string" } };
          e === null ? e = [n] : e.push(n), r++;
        }
        if (i.bearer !== void 0 && typeof i.bearer != "string") {
          let n = { instancePath: s + "/auth/bearer", keyword: "type", params: { type: "string" } };
          e === null ? e = [n] : e.push(n), r++;
        }
      } else {
        let n = { instancePath: s + "/auth", keyword: "type", params: { type: "object" } };
        e === null ? e = [n] : e.push(n), r++;
      }
    }
    if (t.on_behalf_of !== void 0 && typeof t.on_behalf_of != "string") {
      let i = { instancePath: s + "/on_behalf_of", keyword: "type", params: { type: "string" } };
      e === null ? e = [i] : e.push(i), r++;
    }
    if (t.release !== void 0) {
      let i = t.release;
      if (!(i === "5.2" || i === "6.5" || i === 5.2 || i === 6.5)) {
        let n = { instancePath: s + "/release", keyword: "enum", params: { allowedValues: Cr.enum } };
        e === null ? e = [n] : e.push(n), r++;
      }
    }
    if (t.undeclared !== void 0) {
      let i = t.undeclared;
      if (!(i === "keep" || i === "report" || i === "delete")) {
        let n = { instancePath: s + "/undeclared", keyword: "enum", params: { allowedValues: Gr.enum } };
        e === null ? e = [n] : e.push(n), r++;
      }
    }
    if (t.limits !== void 0) {
      let i = t.limits;
      if (i && typeof i == "object" && !Array.isArray(i)) {
        for (let n in i)
          if (n !== "destroy") {
            let a = { instancePath: s + "/limits", keyword: "additionalProperties", params: { additionalProperty: n } };
            e === null ? e = [a] : e.push(a), r++;
          }
        if (i.destroy !== void 0) {
          let n = i.destroy;
          if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
            let a = { instancePath: s + "/limits/destroy", keyword: "type", params: { type: "integer" } };
            e === null ? e = [a] : e.push(a), r++;
          }
          if (typeof n == "number" && isFinite(n) && (n < 0 || isNaN(n))) {
            let a = { instancePath: s + "/limits/destroy", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), r++;
          }
        }
      } else {
        let n = { instancePath: s + "/limits", keyword: "type", params: { type: "object" } };
        e === null ? e = [n] : e.push(n), r++;
      }
    }
    if (t.foreign_changes !== void 0) {
      let i = t.foreign_changes;
      if (!(i === "refuse" || i === "include")) {
        let n = { instancePath: s + "/foreign_changes", keyword: "enum", params: { allowedValues: Ur.enum } };
        e === null ? e = [n] : e.push(n), r++;
      }
    }
    if (t.on_failure !== void 0) {
      let i = t.on_failure;
      if (!(i === "undo" || i === "keep")) {
        let n = { instancePath: s + "/on_failure", keyword: "enum", params: { allowedValues: Mr.enum } };
        e === null ? e = [n] : e.push(n), r++;
      }
    }
    if (t.restart !== void 0) {
      let i = t.restart;
      if (i && typeof i == "object" && !Array.isArray(i)) {
        for (let n in i)
          if (!(n === "expect" || n === "wait" || n === "command" || n === "steady" || n === "window")) {
            let a = { instancePath: s + "/restart", keyword: "additionalProperties", params: { additionalProperty: n } };
            e === null ? e = [a] : e.push(a), r++;
          }
        if (i.expect !== void 0) {
          let n = i.expect;
          if (typeof n == "string") {
            if (!sr.test(n)) {
              let a = { instancePath: s + "/restart/expect", keyword: "pattern", params: { pattern: "^(auto|none|[0-9]+(ms|s|m|h))$" } };
              e === null ? e = [a] : e.push(a), r++;
            }
          } else {
            let a = { instancePath: s + "/restart/expect", keyword: "type", params: { type: "string" } };
            e === null ? e = [a] : e.push(a), r++;
          }
        }
        if (i.wait !== void 0) {
          let n = i.wait;
          if (typeof n == "string") {
            if (!q.test(n)) {
              let a = { instancePath: s + "/restart/wait", keyword: "pattern", params: { pattern: "^[0-9]+(ms|s|m|h)$" } };
              e === null ? e = [a] : e.push(a), r++;
            }
          } else {
            let a = { instancePath: s + "/restart/wait", keyword: "type", params: { type: "string" } };
            e === null ? e = [a] : e.push(a), r++;
          }
        }
        if (i.command !== void 0) {
          let n = i.command;
          if (Array.isArray(n)) {
            if (n.length < 1) {
              let f = { instancePath: s + "/restart/command", keyword: "minItems", params: { limit: 1 } };
              e === null ? e = [f] : e.push(f), r++;
            }
            let a = n.length;
            for (let f = 0; f < a; f++)
              if (typeof n[f] != "string") {
                let p = { instancePath: s + "/restart/command/" + f, keyword: "type", params: { type: "string" } };
                e === null ? e = [p] : e.push(p), r++;
              }
          } else {
            let a = { instancePath: s + "/restart/command", keyword: "type", params: { type: "array" } };
            e === null ? e = [a] : e.push(a), r++;
          }
        }
        if (i.steady !== void 0) {
          let n = i.steady;
          if (typeof n == "string") {
            if (!q.test(n)) {
              let a = { instancePath: s + "/restart/steady", keyword: "pattern", params: { pattern: "^[0-9]+(ms|s|m|h)$" } };
              e === null ? e = [a] : e.push(a), r++;
            }
          } else {
            let a = { instancePath: s + "/restart/steady", keyword: "type", params: { type: "string" } };
            e === null ? e = [a] : e.push(a), r++;
          }
        }
        if (i.window !== void 0 && typeof i.window != "string") {
          let n = { instancePath: s + "/restart/window", keyword: "type", params: { type: "string" } };
          e === null ? e = [n] : e.push(n), r++;
        }
      } else {
        let n = { instancePath: s + "/restart", keyword: "type", params: { type: "object" } };
        e === null ? e = [n] : e.push(n), r++;
      }
    }
    if (t.tls !== void 0) {
      let i = t.tls;
      if (i && typeof i == "object" && !Array.isArray(i)) {
        for (let n in i)
          if (!(n === "ca" || n === "cert" || n === "key")) {
            let a = { instancePath: s + "/tls", keyword: "additionalProperties", params: { additionalProperty: n } };
            e === null ? e = [a] : e.push(a), r++;
          }
        if (i.ca !== void 0 && typeof i.ca != "string") {
          let n = { instancePath: s + "/tls/ca", keyword: "type", params: { type: "string" } };
          e === null ? e = [n] : e.push(n), r++;
        }
        if (i.cert !== void 0 && typeof i.cert != "string") {
          let n = { instancePath: s + "/tls/cert", keyword: "type", params: { type: "string" } };
          e === null ? e = [n] : e.push(n), r++;
        }
        if (i.key !== void 0 && typeof i.key != "string") {
          let n = { instancePath: s + "/tls/key", keyword: "type", params: { type: "string" } };
          e === null ? e = [n] : e.push(n), r++;
        }
      } else {
        let n = { instancePath: s + "/tls", keyword: "type", params: { type: "object" } };
        e === null ? e = [n] : e.push(n), r++;
      }
    }
    if (t.proxy !== void 0 && typeof t.proxy != "string") {
      let i = { instancePath: s + "/proxy", keyword: "type", params: { type: "string" } };
      e === null ? e = [i] : e.push(i), r++;
    }
    if (t.timeout !== void 0) {
      let i = t.timeout;
      if (typeof i == "string") {
        if (!q.test(i)) {
          let n = { instancePath: s + "/timeout", keyword: "pattern", params: { pattern: "^[0-9]+(ms|s|m|h)$" } };
          e === null ? e = [n] : e.push(n), r++;
        }
      } else {
        let n = { instancePath: s + "/timeout", keyword: "type", params: { type: "string" } };
        e === null ? e = [n] : e.push(n), r++;
      }
    }
    if (t.headers !== void 0) {
      let i = t.headers;
      if (i && typeof i == "object" && !Array.isArray(i)) {
        for (let n in i)
          if (typeof i[n] != "string") {
            let a = { instancePath: s + "/headers/" + n.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" } };
            e === null ? e = [a] : e.push(a), r++;
          }
      } else {
        let n = { instancePath: s + "/headers", keyword: "type", params: { type: "object" } };
        e === null ? e = [n] : e.push(n), r++;
      }
    }
    if (t.tags !== void 0) {
      let i = t.tags;
      if (Array.isArray(i)) {
        let n = i.length;
        for (let a = 0; a < n; a++)
          if (typeof i[a] != "string") {
            let f = { instancePath: s + "/tags/" + a, keyword: "type", params: { type: "string" } };
            e === null ? e = [f] : e.push(f), r++;
          }
      } else {
        let n = { instancePath: s + "/tags", keyword: "type", params: { type: "array" } };
        e === null ? e = [n] : e.push(n), r++;
      }
    }
    if (t.overlays !== void 0) {
      let i = t.overlays;
      if (typeof i != "string" && !Array.isArray(i)) {
        let n = { instancePath: s + "/overlays", keyword: "type", params: { type: Br.type } };
        e === null ? e = [n] : e.push(n), r++;
      }
      if (typeof i == "string" && P(i) < 1) {
        let n = { instancePath: s + "/overlays", keyword: "minLength", params: { limit: 1 } };
        e === null ? e = [n] : e.push(n), r++;
      }
      if (Array.isArray(i)) {
        if (i.length < 1) {
          let a = { instancePath: s + "/overlays", keyword: "minItems", params: { limit: 1 } };
          e === null ? e = [a] : e.push(a), r++;
        }
        let n = i.length;
        for (let a = 0; a < n; a++) {
          let f = i[a];
          if (typeof f == "string") {
            if (P(f) < 1) {
              let p = { instancePath: s + "/overlays/" + a, keyword: "minLength", params: { limit: 1 } };
              e === null ? e = [p] : e.push(p), r++;
            }
          } else {
            let p = { instancePath: s + "/overlays/" + a, keyword: "type", params: { type: "string" } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
      }
    }
  } else {
    let i = { instancePath: s, keyword: "type", params: { type: "object" } };
    e === null ? e = [i] : e.push(i), r++;
  }
  return Ze.errors = e, r === 0;
}
var Hr = new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]*$", "u");
function nr(t, { instancePath: s = "", parentData: j, parentDataProperty: x, rootData: g = t } = {}) {
  let e = null, r = 0;
  if (t && typeof t == "object" && !Array.isArray(t)) {
    for (let n in t)
      if (!(n === "version" || n === "attributes" || n === "lint" || n === "defaults" || n === "targets")) {
        let a = { instancePath: s, keyword: "additionalProperties", params: { additionalProperty: n } };
        e === null ? e = [a] : e.push(a), r++;
      }
    if (t.version !== void 0 && t.version !== 1) {
      let n = { instancePath: s + "/version", keyword: "const", params: { allowedValue: 1 } };
      e === null ? e = [n] : e.push(n), r++;
    }
    if (t.attributes !== void 0) {
      let n = t.attributes;
      if (typeof n != "string" && !Array.isArray(n)) {
        let a = { instancePath: s + "/attributes", keyword: "type", params: { type: Ae.properties.attributes.type } };
        e === null ? e = [a] : e.push(a), r++;
      }
      if (typeof n == "string" && P(n) < 1) {
        let a = { instancePath: s + "/attributes", keyword: "minLength", params: { limit: 1 } };
        e === null ? e = [a] : e.push(a), r++;
      }
      if (Array.isArray(n)) {
        if (n.length < 1) {
          let f = { instancePath: s + "/attributes", keyword: "minItems", params: { limit: 1 } };
          e === null ? e = [f] : e.push(f), r++;
        }
        let a = n.length;
        for (let f = 0; f < a; f++) {
          let p = n[f];
          if (typeof p == "string") {
            if (P(p) < 1) {
              let l = { instancePath: s + "/attributes/" + f, keyword: "minLength", params: { limit: 1 } };
              e === null ? e = [l] : e.push(l), r++;
            }
          } else {
            let l = { instancePath: s + "/attributes/" + f, keyword: "type", params: { type: "string" } };
            e === null ? e = [l] : e.push(l), r++;
          }
        }
      }
    }
    if (t.lint !== void 0) {
      let n = t.lint;
      if (n && typeof n == "object" && !Array.isArray(n))
        for (let a in n) {
          let f = n[a];
          if (!(f === "error" || f === "warning" || f === "off")) {
            let p = { instancePath: s + "/lint/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "enum", params: { allowedValues: Ae.properties.lint.additionalProperties.enum } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
      else {
        let a = { instancePath: s + "/lint", keyword: "type", params: { type: "object" } };
        e === null ? e = [a] : e.push(a), r++;
      }
    }
    if (t.defaults !== void 0 && (Ze(t.defaults, { instancePath: s + "/defaults", parentData: t, parentDataProperty: "defaults", rootData: g }) || (e = A(e, Ze.errors), r = e.length)), t.targets !== void 0) {
      let n = t.targets;
      if ((!n || typeof n != "object") && typeof n != "string") {
        let a = { instancePath: s + "/targets", keyword: "type", params: { type: Ae.properties.targets.type } };
        e === null ? e = [a] : e.push(a), r++;
      }
      if (typeof n == "string" && P(n) < 1) {
        let a = { instancePath: s + "/targets", keyword: "minLength", params: { limit: 1 } };
        e === null ? e = [a] : e.push(a), r++;
      }
      if (Array.isArray(n)) {
        if (n.length < 1) {
          let f = { instancePath: s + "/targets", keyword: "minItems", params: { limit: 1 } };
          e === null ? e = [f] : e.push(f), r++;
        }
        let a = n.length;
        for (let f = 0; f < a; f++) {
          let p = n[f];
          if (typeof p == "string") {
            if (P(p) < 1) {
              let l = { instancePath: s + "/targets/" + f, keyword: "minLength", params: { limit: 1 } };
              e === null ? e = [l] : e.push(l), r++;
            }
          } else {
            let l = { instancePath: s + "/targets/" + f, keyword: "type", params: { type: "string" } };
            e === null ? e = [l] : e.push(l), r++;
          }
        }
      }
      if (n && typeof n == "object" && !Array.isArray(n)) {
        for (let a in n) {
          let f = r;
          if (typeof a == "string" && !Hr.test(a)) {
            let p = { instancePath: s + "/targets", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]*$" }, propertyName: a };
            e === null ? e = [p] : e.push(p), r++;
          }
          var i = f === r;
          if (!i) {
            let p = { instancePath: s + "/targets", keyword: "propertyNames", params: { propertyName: a } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
        for (let a in n) {
          let f = n[a];
          if (f && typeof f == "object" && !Array.isArray(f)) {
            if (f.url === void 0) {
              let p = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "required", params: { missingProperty: "url" } };
              e === null ? e = [p] : e.push(p), r++;
            }
            for (let p in f)
              if (!J.call(E.properties, p)) {
                let l = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "additionalProperties", params: { additionalProperty: p } };
                e === null ? e = [l] : e.push(l), r++;
              }
            if (f.url !== void 0 && typeof f.url != "string") {
              let p = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/url", keyword: "type", params: { type: "string" } };
              e === null ? e = [p] : e.push(p), r++;
            }
            if (f.auth !== void 0) {
              let p = f.auth;
              if (p && typeof p == "object" && !Array.isArray(p)) {
                for (let l in p)
                  if (!(l === "token" || l === "user" || l === "password" || l === "bearer")) {
                    let d = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth", keyword: "additionalProperties", params: { additionalProperty: l } };
                    e === null ? e = [d] : e.push(d), r++;
                  }
                if (p.token !== void 0 && typeof p.token != "string") {
                  let l = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth/token", keyword: "type", params: { type: "string" } };
                  e === null ? e = [l] : e.push(l), r++;
                }
                if (p.user !== void 0 && typeof p.user != "string") {
                  let l = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth/user", keyword: "type", params: { type: "string" } };
                  e === null ? e = [l] : e.push(l), r++;
                }
                if (p.password !== void 0 && typeof p.password != "string") {
                  let l = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth/password", keyword: "type", params: { type: "string" } };
                  e === null ? e = [l] : e.push(l), r++;
                }
                if (p.bearer !== void 0 && typeof p.bearer != "string") {
                  let l = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth/bearer", keyword: "type", params: { type: "string" } };
                  e === null ? e = [l] : e.push(l), r++;
                }
              } else {
                let l = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/auth", keyword: "type", params: { type: "object" } };
                e === null ? e = [l] : e.push(l), r++;
              }
            }
            if (f.on_behalf_of !== void 0 && typeof f.on_behalf_of != "string") {
              let p = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/on_behalf_of", keyword: "type", params: { type: "string" } };
              e === null ? e = [p] : e.push(p), r++;
            }
            if (f.release !== void 0) {
              let p = f.release;
              if (!(p === "5.2" || p === "6.5" || p === 5.2 || p === 6.5)) {
                let l = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/release", keyword: "enum", params: { allowedValues: E.properties.release.enum } };
                e === null ? e = [l] : e.push(l), r++;
              }
            }
            if (f.undeclared !== void 0) {
              let p = f.undeclared;
              if (!(p === "keep" || p === "report" || p === "delete")) {
                let l = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/undeclared", keyword: "enum", params: { allowedValues: E.properties.undeclared.enum } };
                e === null ? e = [l] : e.push(l), r++;
              }
            }
            if (f.limits !== void 0) {
              let p = f.limits;
              if (p && typeof p == "object" && !Array.isArray(p)) {
                for (let l in p)
                  if (l !== "destroy") {
                    let d = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/limits", keyword: "additionalProperties", params: { additionalProperty: l } };
                    e === null ? e = [d] : e.push(d), r++;
                  }
                if (p.destroy !== void 0) {
                  let l = p.destroy;
                  if (!(typeof l == "number" && !(l % 1) && !isNaN(l) && isFinite(l))) {
                    let d = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/limits/destroy", keyword: "type", params: { type: "integer" } };
                    e === null ? e = [d] : e.push(d), r++;
                  }
                  if (typeof l == "number" && isFinite(l) && (l < 0 || isNaN(l))) {
                    let d = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/limits/destroy", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    e === null ? e = [d] : e.push(d), r++;
                  }
                }
              } else {
                let l = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/limits", keyword: "type", params: { type: "object" } };
                e === null ? e = [l] : e.push(l), r++;
              }
            }
            if (f.foreign_changes !== void 0) {
              let p = f.foreign_changes;
              if (!(p === "refuse" || p === "include")) {
                let l = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/foreign_changes", keyword: "enum", params: { allowedValues: E.properties.foreign_changes.enum } };
                e === null ? e = [l] : e.push(l), r++;
              }
            }
            if (f.on_failure !== void 0) {
              let p = f.on_failure;
              if (!(p === "undo" || p === "keep")) {
                let l = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/on_failure", keyword: "enum", params: { allowedValues: E.properties.on_failure.enum } };
                e === null ? e = [l] : e.push(l), r++;
              }
            }
            if (f.restart !== void 0) {
              let p = f.restart;
              if (p && typeof p == "object" && !Array.isArray(p)) {
                for (let l in p)
                  if (!(l === "expect" || l === "wait" || l === "command" || l === "steady" || l === "window")) {
                    let d = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart", keyword: "additionalProperties", params: { additionalProperty: l } };
                    e === null ? e = [d] : e.push(d), r++;
                  }
                if (p.expect !== void 0) {
                  let l = p.expect;
                  if (typeof l == "string") {
                    if (!sr.test(l)) {
                      let d = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/expect", keyword: "pattern", params: { pattern: "^(auto|none|[0-9]+(ms|s|m|h))$" } };
                      e === null ? e = [d] : e.push(d), r++;
                    }
                  } else {
                    let d = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/expect", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), r++;
                  }
                }
                if (p.wait !== void 0) {
                  let l = p.wait;
                  if (typeof l == "string") {
                    if (!q.test(l)) {
                      let d = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/wait", keyword: "pattern", params: { pattern: "^[0-9]+(ms|s|m|h)$" } };
                      e === null ? e = [d] : e.push(d), r++;
                    }
                  } else {
                    let d = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/wait", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), r++;
                  }
                }
                if (p.command !== void 0) {
                  let l = p.command;
                  if (Array.isArray(l)) {
                    if (l.length < 1) {
                      let c = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/command", keyword: "minItems", params: { limit: 1 } };
                      e === null ? e = [c] : e.push(c), r++;
                    }
                    let d = l.length;
                    for (let c = 0; c < d; c++)
                      if (typeof l[c] != "string") {
                        let _ = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/command/" + c, keyword: "type", params: { type: "string" } };
                        e === null ? e = [_] : e.push(_), r++;
                      }
                  } else {
                    let d = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/command", keyword: "type", params: { type: "array" } };
                    e === null ? e = [d] : e.push(d), r++;
                  }
                }
                if (p.steady !== void 0) {
                  let l = p.steady;
                  if (typeof l == "string") {
                    if (!q.test(l)) {
                      let d = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/steady", keyword: "pattern", params: { pattern: "^[0-9]+(ms|s|m|h)$" } };
                      e === null ? e = [d] : e.push(d), r++;
                    }
                  } else {
                    let d = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/steady", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), r++;
                  }
                }
                if (p.window !== void 0 && typeof p.window != "string") {
                  let l = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart/window", keyword: "type", params: { type: "string" } };
                  e === null ? e = [l] : e.push(l), r++;
                }
              } else {
                let l = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/restart", keyword: "type", params: { type: "object" } };
                e === null ? e = [l] : e.push(l), r++;
              }
            }
            if (f.tls !== void 0) {
              let p = f.tls;
              if (p && typeof p == "object" && !Array.isArray(p)) {
                for (let l in p)
                  if (!(l === "ca" || l === "cert" || l === "key")) {
                    let d = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/tls", keyword: "additionalProperties", params: { additionalProperty: l } };
                    e === null ? e = [d] : e.push(d), r++;
                  }
                if (p.ca !== void 0 && typeof p.ca != "string") {
                  let l = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/tls/ca", keyword: "type", params: { type: "string" } };
                  e === null ? e = [l] : e.push(l), r++;
                }
                if (p.cert !== void 0 && typeof p.cert != "string") {
                  let l = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/tls/cert", keyword: "type", params: { type: "string" } };
                  e === null ? e = [l] : e.push(l), r++;
                }
                if (p.key !== void 0 && typeof p.key != "string") {
                  let l = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/tls/key", keyword: "type", params: { type: "string" } };
                  e === null ? e = [l] : e.push(l), r++;
                }
              } else {
                let l = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/tls", keyword: "type", params: { type: "object" } };
                e === null ? e = [l] : e.push(l), r++;
              }
            }
            if (f.proxy !== void 0 && typeof f.proxy != "string") {
              let p = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/proxy", keyword: "type", params: { type: "string" } };
              e === null ? e = [p] : e.push(p), r++;
            }
            if (f.timeout !== void 0) {
              let p = f.timeout;
              if (typeof p == "string") {
                if (!q.test(p)) {
                  let l = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/timeout", keyword: "pattern", params: { pattern: "^[0-9]+(ms|s|m|h)$" } };
                  e === null ? e = [l] : e.push(l), r++;
                }
              } else {
                let l = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/timeout", keyword: "type", params: { type: "string" } };
                e === null ? e = [l] : e.push(l), r++;
              }
            }
            if (f.headers !== void 0) {
              let p = f.headers;
              if (p && typeof p == "object" && !Array.isArray(p)) {
                for (let l in p)
                  if (typeof p[l] != "string") {
                    let d = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/headers/" + l.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), r++;
                  }
              } else {
                let l = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/headers", keyword: "type", params: { type: "object" } };
                e === null ? e = [l] : e.push(l), r++;
              }
            }
            if (f.tags !== void 0) {
              let p = f.tags;
              if (Array.isArray(p)) {
                let l = p.length;
                for (let d = 0; d < l; d++)
                  if (typeof p[d] != "string") {
                    let c = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/tags/" + d, keyword: "type", params: { type: "string" } };
                    e === null ? e = [c] : e.push(c), r++;
                  }
              } else {
                let l = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/tags", keyword: "type", params: { type: "array" } };
                e === null ? e = [l] : e.push(l), r++;
              }
            }
            if (f.overlays !== void 0) {
              let p = f.overlays;
              if (typeof p != "string" && !Array.isArray(p)) {
                let l = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/overlays", keyword: "type", params: { type: E.properties.overlays.type } };
                e === null ? e = [l] : e.push(l), r++;
              }
              if (typeof p == "string" && P(p) < 1) {
                let l = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/overlays", keyword: "minLength", params: { limit: 1 } };
                e === null ? e = [l] : e.push(l), r++;
              }
              if (Array.isArray(p)) {
                if (p.length < 1) {
                  let d = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/overlays", keyword: "minItems", params: { limit: 1 } };
                  e === null ? e = [d] : e.push(d), r++;
                }
                let l = p.length;
                for (let d = 0; d < l; d++) {
                  let c = p[d];
                  if (typeof c == "string") {
                    if (P(c) < 1) {
                      let _ = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/overlays/" + d, keyword: "minLength", params: { limit: 1 } };
                      e === null ? e = [_] : e.push(_), r++;
                    }
                  } else {
                    let _ = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1") + "/overlays/" + d, keyword: "type", params: { type: "string" } };
                    e === null ? e = [_] : e.push(_), r++;
                  }
                }
              }
            }
          } else {
            let p = { instancePath: s + "/targets/" + a.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "object" } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
      }
    }
  } else {
    let n = { instancePath: s, keyword: "type", params: { type: "object" } };
    e === null ? e = [n] : e.push(n), r++;
  }
  return nr.errors = e, r === 0;
}
function A(t, s) {
  if (t === null) return s;
  for (let j of s) t.push(j);
  return t;
}
export {
  Sr as attributes,
  Wr as project
};
