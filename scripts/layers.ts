import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

/**
 * What loads together. A bundler gives every combination of commands a file of its own for what they
 * share, and each file that Node opens costs a start about a millisecond. So everything that is loaded later on begins
 * by importing its whole layer: what all of them have in common is then one file.
 */
const VALIDATING = ['src/cli/program.ts', 'src/cli/commands/validate.ts'];
const PLANNING = [...VALIDATING, 'src/cli/commands/plan.ts', 'src/cli/commands/apply.ts'];

/** The program's first file loads the rest from where it lies. */
export const programBeside: Plugin = {
  name: 'program-beside',
  setup: (build) => {
    build.onResolve({ filter: /^\.\/program\.ts$/ }, () => ({ path: './chunks/program.mjs', external: true }));
  },
};

/** Those that do without a help desk; all others load what a plan needs. */
const WITHOUT_DESK = /\/(?:program|config\/csv\/option-lists|commands\/(?:validate|targets|explain|completion))\.ts$/;

export const layers: Plugin = {
  name: 'layers',
  setup: (build) => {
    build.onResolve({ filter: /^\./ }, async ({ path, kind, resolveDir, importer }) => {
      if (kind !== 'dynamic-import') return undefined;
      const found = await build.resolve(path, { kind: 'import-statement', resolveDir, importer });
      return { path: found.path, namespace: 'layer' };
    });
    build.onResolve({ filter: /^src\/cli\/program\.ts$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? { path: inRepository(path), namespace: 'layer' } : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'layer' }, ({ path }) => ({
      contents: [
        ...layerOf(path).map((file) => `import ${JSON.stringify(inRepository(file))};`),
        `export * from ${JSON.stringify(path)};`,
      ].join('\n'),
      resolveDir: inRepository(''),
    }));
  },
};

function layerOf(path: string): readonly string[] {
  return WITHOUT_DESK.test(path) ? VALIDATING : PLANNING;
}

function inRepository(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}
