import { readFileSync } from 'node:fs';
import type { AnySchemaObject, Options } from 'ajv';
import { Ajv } from 'ajv';
import ajvStandalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { makeTargetType } from './plan-types.ts';

/** Code that stands alone, without sentences of ajv: src/files/check/schema-errors.ts has better ones. */
const STANDALONE = {
  messages: false,
  allowUnionTypes: true,
  // A rule such as `required` may be beside the type, in a branch of its own.
  strictTypes: false,
  code: { source: true, esm: true, lines: true },
} as const satisfies Options;

type GeneratedFile = readonly [file: string, content: string];

/** The validators of `schemas/`, made ahead of time: compiling them at start would cost more than a whole validation. */
export async function compiledSchemas(): Promise<readonly GeneratedFile[]> {
  return [...(await projectValidators()), ...(await planValidators())];
}

/**
 * The validators of attribute files and `deskform.yaml`: they say everything that is wrong. Of an entry they check what our
 * own settings may be; its keys and the settings of the help desk have checks of their own, with more to say
 * (src/files/check, src/model/settings).
 */
async function projectValidators(): Promise<readonly GeneratedFile[]> {
  const ajv = new Ajv({
    ...STANDALONE,
    allErrors: true,
    // Errors name the keys that their place may hold.
    verbose: true,
    strict: true,
    strictRequired: false,
    keywords: ['enumDescriptions'],
  });
  const { definitions, properties: ofFile } = readSchema('attributes', isWords);
  const { properties } = definitions.attribute;
  const map = { type: 'object' };
  // Of a setting of the help desk the table judges the value, once it has the right shape.
  const ofTable = { name: { type: 'string' }, display: {}, data_type: {}, data_option: map, screens: map };
  const schemas = {
    file: { ...map, properties: { attributes: { type: 'array', items: map } } },
    values: { ...map, properties: { ...properties, ...ofTable, position: {}, active: {} } },
    project: readSchema('project', isWords),
  };
  for (const [$id, schema] of Object.entries(schemas)) ajv.addSchema({ ...schema, $id });
  const ids = Object.fromEntries(Object.keys(schemas).map((name) => [name, name]));
  const lists = { attributeKeys: Object.keys(properties), fileKeys: Object.keys(ofFile) };
  const types = { project: '<{ readonly targets?: Readonly<Record<string, WrittenTarget>> }>' };
  return moduleOf('src/files/check/generated/validators', ajv, ids, lists, types, await makeTargetType());
}

/**
 * The validators of a plan file, and of its parts in a journal. They report the first fault and accept keys of newer
 * versions, but not beside the parts of a plan. `uniqueItems` compares every pair: a long list would take minutes.
 */
function planValidators(): Promise<readonly GeneratedFile[]> {
  const ajv = new Ajv({ ...STANDALONE, inlineRefs: false, strictRequired: false, discriminator: true });
  const isLeftOut = (name: string, part: unknown): boolean =>
    isWords(name, part) || (name === 'additionalProperties' && part === false) || name === 'uniqueItems';
  const schema = readSchema('plan', isLeftOut);
  ajv.addSchema({ ...schema, additionalProperties: false });
  const plan = String(schema.$id);
  const ids = { plan, decision: `${plan}#/definitions/decision`, row: `${plan}#/definitions/row` };
  return moduleOf('src/plan/generated/plan-validators', ajv, ids, {});
}

function readSchema(name: string, isLeftOut: (name: string, part: unknown) => boolean): AnySchemaObject {
  const text = readFileSync(`schemas/${name}.schema.json`, 'utf8');
  return JSON.parse(text, (key, part) => (isLeftOut(key, part) ? undefined : part));
}

/** For editors alone; a property of the same name has a schema, not words. */
function isWords(name: string, part: unknown): boolean {
  return WORDS.includes(name) && (typeof part === 'string' || Array.isArray(part));
}

const WORDS = ['title', 'description', 'markdownDescription', '$comment', 'enumDescriptions', 'examples'];

/** The validators of these schemas, with the types of what they accept, and lists that are exported beside them. */
async function moduleOf(
  module: string,
  ajv: Ajv,
  ids: Readonly<Record<string, string>>,
  lists: Readonly<Record<string, readonly string[]>>,
  types: Readonly<Record<string, string>> = {},
  ofTypes = '',
): Promise<readonly GeneratedFile[]> {
  // The code asks for ajv's own runtime with `require`, which an ES module has not: bundle it.
  const bundled = await build({
    stdin: { contents: ajvStandalone.default(ajv, { ...ids }), resolveDir: '.', loader: 'js' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    charset: 'utf8',
    // Every run reads this code, and nobody else does.
    minifySyntax: true,
    minifyIdentifiers: true,
    legalComments: 'none',
  });
  const code = bundled.outputFiles[0]?.text ?? '';
  const head = '// Generated from schemas/ by scripts/compile-schemas.ts.\n';
  const listed = Object.entries(lists).map(([name, words]) => `export const ${name} = ${JSON.stringify(words)};\n`);
  const declared = [
    "import type { ValidateFunction } from 'ajv';\n",
    ...Object.keys(ids).map((name) => `export declare const ${name}: ValidateFunction${types[name] ?? ''};\n`),
    ...Object.keys(lists).map((name) => `export declare const ${name}: readonly string[];\n`),
  ];
  return [
    [`${module}.mjs`, [head, code, ...listed].join('')],
    [`${module}.d.mts`, [head, ...declared, ofTypes].join('')],
  ];
}
