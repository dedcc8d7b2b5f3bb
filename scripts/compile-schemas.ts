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

/** Schemas, the one of each exported validator, and words that are exported beside them. */
interface Validators {
  readonly ajv: Ajv;
  readonly ids: Readonly<Record<string, string>>;
  readonly lists?: Readonly<Record<string, readonly string[]>>;
}

/** The validators of `schemas/`, made ahead of time: compiling them at start would cost more than a whole validation. */
export async function compiledSchemas(): Promise<readonly (readonly [file: string, content: string])[]> {
  return [
    ...(await modulesOf('src/files/check/generated/validators', projectValidators())),
    ...(await modulesOf('src/plan/generated/plan-validators', planValidators())),
  ];
}

/**
 * The validators of attribute files and `deskform.yaml`: they say everything that is wrong. Of an entry they check what our
 * own settings may be; its keys and the settings of the help desk have checks of their own, with more to say
 * (src/files/check, src/model/settings).
 */
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
  const [written, project] = [withoutWords(readSchema('attributes')), withoutWords(readSchema('project'))];
  const { properties } = written.definitions.attribute;
  const schemas = {
    file: { ...MAP, properties: { attributes: { type: 'array', items: MAP } } },
    values: {
      ...MAP,
      properties: Object.fromEntries(
        Object.entries<AnySchemaObject>(properties).map(([name, part]) => [name, ownPart(name, part)]),
      ),
    },
    project,
  };
  const lists = { attributeKeys: Object.keys(properties), fileKeys: Object.keys(written.properties) };
  return { ajv, ids: idsOf(ajv, schemas), lists };
}

const MAP = { type: 'object' };

/** Adds schemas under their own names. */
function idsOf(ajv: Ajv, schemas: Readonly<Record<string, AnySchemaObject>>): Validators['ids'] {
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema({ ...schema, $id: name });
  return Object.fromEntries(Object.keys(schemas).map((name) => [name, name]));
}

/** Of a setting of the help desk the table judges the value, once it has the right shape. */
function ownPart(name: string, part: AnySchemaObject): AnySchemaObject {
  if (name === 'name') return { type: 'string' };
  if (name === 'data_option' || name === 'screens') return MAP;
  return SETTINGS_OF_TABLE.includes(name) ? {} : part;
}

const SETTINGS_OF_TABLE = ['display', 'data_type', 'position', 'active'];

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

async function modulesOf(module: string, { ajv, ids, lists = {} }: Validators): ReturnType<typeof compiledSchemas> {
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
    [`${module}.mjs`, `// Generated from schemas/ by scripts/compile-schemas.ts.\n${code}${listsOf(lists)}`],
    [`${module}.d.mts`, declarationOf(Object.keys(ids), Object.keys(lists))],
  ];
}

function withoutWords(schema: AnySchemaObject): AnySchemaObject {
  return JSON.parse(JSON.stringify(schema), (name, part: unknown) => (isWords(name, part) ? undefined : part));
}

/** For editors alone; a property of the same name has a schema, not words. */
function isWords(name: string, part: unknown): boolean {
  return WORDS.includes(name) && (typeof part === 'string' || Array.isArray(part));
}

const WORDS = ['title', 'description', 'markdownDescription', '$comment', 'enumDescriptions', 'examples'];

function listsOf(lists: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(lists)
    .map(([name, words]) => `export const ${name} = ${JSON.stringify(words)};\n`)
    .join('');
}

function declarationOf(validators: readonly string[], lists: readonly string[]): string {
  return `// Generated by scripts/compile-schemas.ts.
import type { ErrorObject } from 'ajv';

interface Validator {
  (value: unknown): boolean;
  errors: ErrorObject[] | null;
}

${[
  ...validators.toSorted().map((name) => `export declare const ${name}: Validator;\n`),
  ...lists.map((name) => `export declare const ${name}: readonly string[];\n`),
].join('')}`;
}
