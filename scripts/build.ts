import { chmodSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { writeGenerated } from './generated.ts';
import { LICENSES, licensesOf } from './licenses.ts';

/**
 * Makes dist/: the program as one split bundle whose parts load when they are needed, and the Action as one file. Nothing in it asks for node_modules; the licences of what it holds of them stand beside it.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
await writeGenerated();

// A build that fails leaves the last one where it is.
const unfinished = `dist.${process.pid}`;
process.on('exit', () => rmSync(`${root}${unfinished}`, { recursive: true, force: true }));
const bundle = {
  absWorkingDir: root,
  outdir: unfinished,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  // CommonJS packages inside the bundle ask for Node's own modules with require.
  banner: {
    js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
  },
  logLevel: 'warning',
  metafile: true,
} as const satisfies BuildOptions;
const program = await build({
  ...bundle,
  entryPoints: { deskform: 'src/cli/main.ts' },
  chunkNames: 'chunks/[name]-[hash]',
  splitting: true,
});
// The Action is one file, and in git: a runner takes it from there as it is.
const action = await build({ ...bundle, entryPoints: { action: 'src/github/main.ts' } });
const licenses = licensesOf([program.metafile, action.metafile], root);
chmodSync(`${root}${unfinished}/deskform.mjs`, 0o755);
// Whoever runs the last build meanwhile finds one or the other, but for an instant.
const last = `${root}${unfinished}.last`;
if (existsSync(`${root}dist`)) renameSync(`${root}dist`, last);
renameSync(`${root}${unfinished}`, `${root}dist`);
rmSync(last, { recursive: true, force: true });
writeFileSync(`${root}${LICENSES}`, licenses);
