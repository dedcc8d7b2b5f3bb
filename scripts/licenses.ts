import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';

/** Stands beside LICENSE, in git for those who take the Action from there. */
export const LICENSES = 'THIRD-PARTY-LICENSES.txt';

const HEAD = `deskform is under the licence in LICENSE. Its program and its Action hold code of these packages, each
under the licence that follows its name.
`;

/** The licences of all packages of which the bundles hold code; one without a text ends the build. */
export function licensesOf(bundles: readonly Metafile[], root: string): string {
  const held = bundles.flatMap(({ outputs }) => Object.values(outputs).flatMap(({ inputs }) => Object.entries(inputs)));
  const inputs = held.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file);
  const files = new Set([...inputs, ...inputs.flatMap((input) => bundledBefore(join(root, input)))]);
  const sections = new Map([...files].flatMap((file) => sectionOf(root, file)));
  const sorted = [...sections].sort(([one], [other]) => (one < other ? -1 : 1));
  return [HEAD, ...sorted.map(([, section]) => section)].join(`\n${'-'.repeat(80)}\n\n`);
}

/** The validators are a bundle themselves, in which esbuild has noted what comes from where. */
function bundledBefore(file: string): readonly string[] {
  if (!/[\\/]generated[\\/][^\\/]+\.mjs$/u.test(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/^\/\/ (node_modules\/\S+)$/gmu)].map(([, from = '']) => from);
}

function sectionOf(root: string, file: string): readonly (readonly [string, string])[] {
  const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//u.exec(file) ?? [];
  if (folder === undefined) return [];
  const manifest: { readonly name: string; readonly version: string; readonly license?: string } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  const name = `${manifest.name} ${manifest.version}`;
  const text = readdirSync(join(root, folder))
    .filter((entry) => /^(?:licen[cs]e|copying|notice)/iu.test(entry))
    .map((entry) => readFileSync(join(root, folder, entry), 'utf8').trim())
    .join('\n\n');
  if (text === '') throw new Error(`${folder} brings no text of its licence: ask for one, or do without the package.`);
  return [[name, `${name} (${manifest.license ?? 'see below'})\n\n${text.replaceAll('\r\n', '\n')}\n`]];
}
