// The entry that Node itself bundles. `undici` as a whole adds mocks, caches and interceptors, and loading those takes a
// tenth of a small plan.
declare module 'undici/index-fetch.js' {
  export { EnvHttpProxyAgent, fetch } from 'undici';
}
