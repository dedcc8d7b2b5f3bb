import { readFileSync } from 'node:fs';
import type { AnySchemaObject, Options } from 'ajv';
import { Ajv } from 'ajv';
import ajvStandalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';

/** Code that stands alone, without sentences of ajv: src/files/check/schema-errors.ts has better ones. */
const STANDALONE = {
  messages: false,
  allowUnionTypes: true,
  // A rule such as `required` may be beside the type, in a branch of its own.
  strictTypes: false,
  code: { source: true, esm: true, lines: true },
} as const satisfies Options;

/** Schemas, and the one of each exported validator. */
type Validators = { readonly ajv: Ajv; readonly ids: Readonly<Record<string, string>> };

/** The validators of `schemas/`, made ahead of time: compiling them at start would cost more than a whole validation. */
export async function compiledSchemas(): Promise<readonly (readonly [file: string, content: string])[]> {
  return [
    ...(await modulesOf('src/files/check/generated/validators', projectValidators())),
    ...(await modulesOf('src/plan/generated/plan-validators', planValidators())),
  ];
}

/** The validators of attribute files and `deskform.yaml`: they say everything that is wrong. */
function projectValidators(): Validators {
  const ajv = new Ajv({
    ...STANDALONE,
    allErrors: true,
    // Errors name the keys that their place may hold.
    verbose: true,
    strict: true,
    strictRequired: false,
    keywords: ['enumDescriptions'],
  });
  const attributes = withoutAdvice(readSchema('attributes'));
  const project = withoutAdvice(readSchema('project'));
  // src/files/check/schema-errors.ts looks at each entry by itself.
  delete attributes.properties.attributes.items;
  ajv.addSchema([attributes, project]);
  const ids = { attributes: String(attributes.$id), project: String(project.$id) };
  return { ajv, ids: { ...ids, attribute: `${ids.attributes}#/definitions/attribute` } };
}

/**
 * The validators of a plan file, and of its parts in a journal. They report the first fault and accept keys of newer
 * versions, but not beside the parts of a plan.
 */
function planValidators(): Validators {
  const ajv = new Ajv({ ...STANDALONE, inlineRefs: false, strictRequired: false, discriminator: true });
  const schema = { ...openToNewKeys(readSchema('plan')), additionalProperties: false };
  ajv.addSchema(schema);
  const id = String(schema.$id);
  return { ajv, ids: { plan: id, decision: `${id}#/definitions/decision`, row: `${id}#/definitions/row` } };
}

/** Without descriptions and limits on keys. `uniqueItems` compares every pair: a long list would take minutes. */
function openToNewKeys<Schema>(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (name, part: unknown) =>
    isWords(name, part) || (name === 'additionalProperties' && part === false) || name === 'uniqueItems'
      ? undefined
      : part,
  );
}

function readSchema(name: string): AnySchemaObject {
  return JSON.parse(readFileSync(`schemas/${name}.schema.json`, 'utf8'));
}

async function modulesOf(module: string, { ajv, ids }: Validators): ReturnType<typeof compiledSchemas> {
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
  return [
    [`${module}.mjs`, `// Generated from schemas/ by scripts/compile-schemas.ts.\n${code}`],
    [`${module}.d.mts`, declarationOf(Object.keys(ids))],
  ];
}

/**
 * What stands inside data_option and screens is judged by the table of settings (src/model/settings), with more to say
 * of each value: the validators ask only for the keys that a data type needs.
 */
function withoutAdvice<Schema>(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (name, part: unknown) => {
    if (isWords(name, part)) return undefined;
    if (SETTINGS.test(name)) return {};
    if (OPTIONS_OF.test(name)) return onlyNeeds(part);
    return part;
  });
}

const SETTINGS = /^(?:key_\w+|option_node|screen|cell)$/u;
const OPTIONS_OF = /^options_of_\w+$/u;

function onlyNeeds(part: unknown): unknown {
  const needs = typeof part === 'object' && part !== null && 'required' in part ? { required: part.required } : {};
  return { type: 'object', ...needs };
}

/** For editors alone; a property of the same name has a schema, not words. */
function isWords(name: string, part: unknown): boolean {
  return WORDS.includes(name) && (typeof part === 'string' || Array.isArray(part));
}

const WORDS = ['title', 'description', 'markdownDescription', '$comment', 'enumDescriptions', 'examples'];

function declarationOf(names: readonly string[]): string {
  return `// Generated by scripts/compile-schemas.ts.
import type { ErrorObject } from 'ajv';

interface Validator {
  (value: unknown): boolean;
  errors: ErrorObject[] | null;
}

${names
  .toSorted()
  .map((name) => `export declare const ${name}: Validator;\n`)
  .join('')}`;
}
