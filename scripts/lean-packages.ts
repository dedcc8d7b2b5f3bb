import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

/**
 * Packages as the program needs them (docs/performance.md): without the parts that nothing here calls, and without what
 * they make at every start for the few runs that use it. A package that has changed so much that this does not fit any
 * more ends the build.
 */
export const leanPackages: Plugin = {
  name: 'lean-packages',
  setup: (build) => {
    // The same code as ES modules: what nobody imports stays out, and nothing is wrapped.
    build.onResolve({ filter: /^yaml$/ }, () => ({ path: inModules('yaml/browser/dist/index.js') }));
    build.onResolve({ filter: /^undici$/ }, () => ({ path: 'undici', namespace: 'lean' }));
    build.onLoad({ filter: /^undici$/, namespace: 'lean' }, () => ({ contents: UNDICI, resolveDir: inModules('') }));
    build.onResolve({ filter: /^node:crypto$/ }, ({ namespace }) =>
      namespace === 'lean' ? { path: 'node:crypto', external: true } : { path: 'crypto', namespace: 'lean' },
    );
    build.onLoad({ filter: /^crypto$/, namespace: 'lean' }, () => ({ contents: CRYPTO }));
    build.onLoad({ filter: /\/node_modules\// }, async ({ path }) => {
      const changes = COSTLY[path.split('/node_modules/').at(-1) ?? ''];
      return changes === undefined ? undefined : { contents: madeLate(await readFile(path, 'utf8'), path, changes) };
    });
    // A text to parse is read several times faster than the same data as code.
    build.onLoad({ filter: /\/src\/.*\/generated\/.*\.json$/ }, async ({ path }) => {
      const data: unknown = JSON.parse(await readFile(path, 'utf8'));
      return { contents: `export default JSON.parse(${JSON.stringify(JSON.stringify(data))});` };
    });
  },
};

function inModules(path: string): string {
  return fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));
}

/** Half of the package: no fetch, no WebSocket, no cache, no mocks. */
const UNDICI = `
import api from 'undici/lib/api/api-request.js';
export { default as EnvHttpProxyAgent } from 'undici/lib/dispatcher/env-http-proxy-agent.js';
export { default as ProxyAgent } from 'undici/lib/dispatcher/proxy-agent.js';
export function request(address, { dispatcher, ...options }) {
  const { origin, pathname, search } = new URL(address);
  return api.call(dispatcher, { ...options, origin, path: pathname + search });
}
`;

/** An import of it makes all that it has, Web Crypto too, before the first hash; whoever needs more of it adds it here. */
const CRYPTO = ['createHash', 'randomBytes', 'randomUUID', 'timingSafeEqual']
  .map((name) => `export const ${name} = (...given) => require('node:crypto').${name}(...given);`)
  .join('\n');

/** Where a package makes at its start what costs as much as all of ours together, and what makes it when it is used. */
const COSTLY: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'string-width/index.js': [
    [
      'const segmenter = new Intl.Segmenter();',
      'let madeSegmenter; const segmenter = { segment: text => (madeSegmenter ??= new Intl.Segmenter()).segment(text) };',
    ],
    lateClass('rgiEmojiRegex', String.raw`^\p{RGI_Emoji}$`, 'v'),
    lateClass('spacingMarkRegex', String.raw`\p{Spacing_Mark}`, 'v'),
    lateClass('extendedPictographicRegex', String.raw`\p{Extended_Pictographic}`, 'gu'),
    lateClass(
      'visibleCharacterRegex',
      String.raw`[^\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\p{Nonspacing_Mark}\p{Enclosing_Mark}\p{Surrogate}]`,
      'v',
    ),
  ],
  'wrap-ansi/index.js': [
    [
      'const segmenter = new Intl.Segmenter();',
      'let madeSegmenter; const segmenter = { segment: text => (madeSegmenter ??= new Intl.Segmenter()).segment(text) };',
    ],
  ],
  // It looks for a package that it can do without, and that is in the bundle: found on the disk, it was loaded once more.
  'fdir/dist/index.mjs': [
    ['\tpm = __require("picomatch");', ''],
    ['\t__require.resolve("picomatch");', ''],
  ],
  'commander/lib/command.js': [
    [
      "const childProcess = require('node:child_process');",
      "const childProcess = { spawn: (...given) => require('node:child_process').spawn(...given) };",
    ],
  ],
};

/** What it costs as a literal: src/problem/late-expression.ts. The package asks it by `test`, `search` and `match`. */
function lateClass(name: string, source: string, flags: string): readonly [string, string] {
  const made = `(${name}.made ??= new RegExp(${JSON.stringify(source)}, '${flags}'))`;
  return [
    `const ${name} = /${source}/${flags};`,
    `const ${name} = { made: undefined, test: text => ${made}.test(text), [Symbol.search]: text => text.search(${made}), [Symbol.match]: text => text.match(${made}) };`,
  ];
}

function madeLate(code: string, path: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((text, [early, late]) => {
    if (!text.includes(early))
      throw new Error(`${path} does not hold "${early}" any more; see scripts/lean-packages.ts`);
    return text.replace(early, () => late);
  }, code);
}
