import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AnySchemaObject } from 'ajv';
import { Ajv } from 'ajv';
import ajvStandalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const GENERATED = join(ROOT, 'src', 'schema', 'generated');
const SCHEMAS = { attributes: 'attributes.schema.json', project: 'project.schema.json' };

/** Makes the validators of `schemas/` ahead of time: compiling them at start would cost more than a whole validation. */
export async function compileSchemas(folder: string = GENERATED): Promise<void> {
  const ajv = new Ajv({
    allErrors: true,
    verbose: false,
    // src/schema/describe-fault.ts has better sentences.
    messages: false,
    strict: true,
    allowUnionTypes: true,
    // A rule such as `required` may stand beside the type, in a branch of its own.
    strictTypes: false,
    strictRequired: false,
    code: { source: true, esm: true, lines: true },
    keywords: ['enumDescriptions'],
  });
  const ids: Record<string, string> = {};
  for (const [name, file] of Object.entries(SCHEMAS)) {
    const schema: AnySchemaObject = withoutAdvice(JSON.parse(await readFile(join(ROOT, 'schemas', file), 'utf8')));
    ajv.addSchema(schema);
    ids[name] = String(schema.$id);
  }
  // The code asks for ajv's own runtime with `require`, which an ES module has not: bundle it.
  const bundled = await build({
    stdin: {
      contents: withoutPaths(withoutSchemas(inOneList(ajvStandalone.default(ajv, ids)))),
      resolveDir: ROOT,
      loader: 'js',
    },
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
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'validators.mjs'), `// Generated from schemas/ by scripts/compile-schemas.ts.\n${code}`);
  await writeFile(join(folder, 'validators.d.mts'), DECLARATION);
}

/** A copy of all faults for each part that adds some would make a file of many faults a matter of minutes. */
function inOneList(code: string): string {
  const added = code.replaceAll(
    /vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\)/gu,
    (_, part: string) => `added(vErrors, ${part}.errors)`,
  );
  if (added.includes('.concat(')) throw new Error('ajv adds faults in another way now');
  return `${added}\nfunction added(told, more) {
    if (told === null) return more;
    for (const fault of more) told.push(fault);
    return told;
  }\n`;
}

/** ajv puts whole schemas into the code, for a list here and the names of some keys there. */
function withoutSchemas(code: string): string {
  return code.replaceAll(/^const (schema\d+) = (\{.*\});$/gmu, (_, name: string, json: string) => {
    const uses = [...code.matchAll(new RegExp(`\\b${name}\\b(?! = )(?:\\.([\\w.]+))?(\\[)?`, 'gu'))];
    const asked = uses.map(([use, path, bracket]) => {
      if (path === undefined || bracket !== undefined) throw new Error(`ajv asks a schema in another way now: ${use}`);
      return path.split('.');
    });
    return `const ${name} = ${JSON.stringify(whatIsAsked(JSON.parse(json), asked))};`;
  });
}

function whatIsAsked(part: unknown, asked: readonly (readonly string[])[]): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  const isAskedWhole = asked.some((path) => path.length === 0);
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, value]) => {
      const inside = asked.filter(([first]) => first === key).map(([, ...rest]) => rest);
      if (inside.length > 0) return [[key, whatIsAsked(value, inside)]];
      // Of a map that is asked for itself, the code looks for keys.
      return isAskedWhole ? [[key, 0]] : [];
    }),
  );
}

/** A fault is told by its keyword and its place in the file; where its rule stands nobody asks. */
function withoutPaths(code: string): string {
  return code.replaceAll(/schemaPath:\s*"[^"]*",\s*/gu, '');
}

/**
 * `anyOf` with an alternative that allows everything only tells editors what is usual: as a check it is dead weight. And
 * a key of data_option or of a screen that nobody knows is marked in an editor; deskform itself tells typing mistakes from
 * keys that the help desk may know (src/schema/check-data-option.ts), and has more to say of options (check-options.ts).
 */
function withoutAdvice<Schema>(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (name, part: unknown) => {
    if (isAdvice(part)) return {};
    if (isWords(name, part)) return undefined;
    if (name === 'option_node') return { type: 'object' };
    return OPEN_MAPS.test(name) ? withoutClosing(part) : part;
  });
}

const OPEN_MAPS = /^(?:options_of_\w+|cell)$/u;

function withoutClosing(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).filter(([keyword]) => !CLOSING.includes(keyword)));
}

/** The pattern lets the key null through: to the language server it is no text, and it stumbles over it. */
const CLOSING = ['additionalProperties', 'patternProperties'];

/** For editors alone; a property of the same name has a schema, not words. */
function isWords(name: string, part: unknown): boolean {
  return WORDS.includes(name) && (typeof part === 'string' || Array.isArray(part));
}

const WORDS = ['title', 'description', 'markdownDescription', '$comment', 'enumDescriptions', 'examples'];

function isAdvice(part: unknown): boolean {
  if (typeof part !== 'object' || part === null || !('anyOf' in part) || !Array.isArray(part.anyOf)) return false;
  return part.anyOf.some((alternative) => JSON.stringify(alternative) === '{}');
}

const DECLARATION = `// Generated by scripts/compile-schemas.ts.
import type { ErrorObject } from 'ajv';

interface Validator {
  (value: unknown): boolean;
  errors: ErrorObject[] | null;
}

export declare const attributes: Validator;
export declare const project: Validator;
`;

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await compileSchemas();
