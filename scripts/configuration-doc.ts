import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tableOf } from './doc-tables.ts';

/** The reference page of all settings, made from the schemas that editors use. */
export const CONFIGURATION_DOC = 'docs/configuration.md';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly enumDescriptions?: readonly string[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly definitions?: Definitions;
}

type Definitions = Readonly<Record<string, Schema>>;

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OPTIONS_OF = 'options_of_';

export function configurationDoc(): string {
  const project = readSchema('project');
  const attributes = readSchema('attributes');
  const { target = {} } = project.definitions ?? {};
  const { attribute = {}, screen = {}, cell = {}, option_node: choice = {} } = attributes.definitions ?? {};
  return `${[
    HEAD,
    '## deskform.yaml',
    table(rows(project, '', project.definitions)),
    '### A target',
    'Each stands under its name in `targets`. Only `url` is needed; `plan --live` and `validate` need no `auth`.',
    table(rows(target, '')),
    wordsOf(target),
    TARGET_FILE,
    ENVIRONMENT,
    '## Attribute files',
    table(rows(attributes, '')),
    '### An attribute',
    'A tombstone (`state: absent`) needs only `name`; every other attribute needs `name`, `display` and `data_type`.',
    table(rows(attribute, '')),
    wordsOf(attribute),
    '### data_option',
    DATA_OPTION,
    tableOf(['setting', 'data types', 'what it means'], settingsOfTypes(attributes)),
    '### A choice of a list or a tree',
    table(rows(choice, '')),
    '### screens',
    SCREENS,
    table(rows({ properties: attribute.properties?.screens?.properties ?? {} }, '')),
    'Inside a screen, a role:',
    table(rows(screen, '')),
    'And in each of these:',
    table(rows(cell, '')),
    OVERLAYS,
  ].join('\n\n')}\n`;
}

const HEAD = `# Configuration

For whoever looks up a setting of \`deskform.yaml\`, a target file or an attribute file.

Made by \`scripts/configuration-doc.ts\` from \`schemas/project.schema.json\` and \`schemas/attributes.schema.json\`: do not edit it here.
An editor that knows these schemas shows the same texts while you write; the files in \`examples/\` name them in their first line.

[several-desks.md](several-desks.md) tells of \`defaults\`, tags and overlays; [planning.md](planning.md) and [applying.md](applying.md) say what
the other settings do.`;

/** Below, what no schema says: an overlay and a target file have no schema of their own. */
const TARGET_FILE = `### A target file

A file that \`targets\` names by a pattern holds the settings of one target, and may hold one more
([several-desks.md](several-desks.md#targets)):

| setting | what it takes | what it means |
| --- | --- | --- |
| \`name\` | \`text\` | Name of the target; the file's name without its ending when left out. |`;

const OVERLAYS = `## Overlays

An overlay is an attribute file that a target names under \`overlays\`. Of an attribute it needs only \`name\` and what differs, and
it knows two settings more ([several-desks.md](several-desks.md#overlays)):

| setting | what it takes | what it means |
| --- | --- | --- |
| \`manage\` | \`false\` | The target leaves this attribute out: neither declared nor missed, and never deleted by \`undeclared: delete\`. |
| \`remove\` | \`list\` | Settings that are not written on this target, such as \`data_option/note\`; they go before the overlay adds its own. |`;

const ENVIRONMENT = `### Environment variables

\`\${env:NAME}\` may stand in \`url\`, \`auth\`, \`on_behalf_of\`, \`tls\`, \`proxy\` and \`headers\` of a target, and in the settings of an
attribute that hold credentials (\`http_basic_auth_username\`, \`http_basic_auth_password\`, \`bearer_token_auth\`, and \`search_url\`,
whole or in part). Only those of the chosen target are read. \`validate\` reads none. \`--live\` reads those in \`url\`, to compare
the address with the one that the saved list records.

A \`search_url\` is a secret where \`\${env:NAME}\` stands in it, and wherever it carries credentials: a login before its host, or
a parameter that is called like a secret, such as \`api_key\`, \`token\` or \`password\`. \`#{search.term}\` and its like are none. A
value goes into the address as it is: write it as an address wants it, \`%40\` for \`@\`. That a path is secret only
\`\${env:NAME}\` can tell.

Without \`deskform.yaml\`, \`DESKFORM_URL\` with one of \`DESKFORM_TOKEN\`, \`DESKFORM_USER\` and \`DESKFORM_PASSWORD\`, or
\`DESKFORM_BEARER\` is the only target, and \`attributes/**/*.yaml\` are the files. \`validate\` and \`plan --live\` need the files
alone. Beside a \`deskform.yaml\` that uses none of them, one of these variables is an error (\`env-unused\`) wherever a help
desk would be asked: it would be another one than the variable says.

\`--url\` asks another help desk for one command, with the token in the variable that \`--token-env\` names (\`DESKFORM_TOKEN\`
where left out). The plan names it. Nothing of a target comes along: no policy, no overlay, no header.`;

const DATA_OPTION = `Which settings a data type knows. Those of another type are kept by the help desk all the same and have no effect.
"needed" means that a new attribute is refused without it.`;

const SCREENS = `Where the field is shown: screen, then role, then settings. Screens that a file leaves out altogether (no \`screens\` at
all) stay as they are; once \`screens\` is written, it is the whole of it.`;

function readSchema(name: string): Schema {
  return JSON.parse(readFileSync(`${ROOT}schemas/${name}.schema.json`, 'utf8')) as Schema;
}

/** One row a key, with the keys of maps inside it right below. */
function rows(schema: Schema, prefix: string, shared: Definitions = {}): readonly (readonly string[])[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, setting]): readonly (readonly string[])[] => {
    const path = `${prefix}${key}`;
    const isScreens = key === 'screens';
    const needed = schema.required?.includes(key) === true ? 'Needed. ' : '';
    const own = [
      code(path),
      code(kindOf(referred(setting, shared) ?? setting)),
      `${needed}${setting.description ?? ''}`,
    ];
    return isScreens ? [own] : [own, ...rows(setting, `${path}/`)];
  });
}

function kindOf({ type, const: only, enum: words, additionalProperties }: Schema): string {
  if (only !== undefined) return String(only);
  if (words !== undefined) return [...new Set(words.map(String))].join(' ');
  if (type === undefined) return '';
  const kinds = (typeof type === 'string' ? [type] : type).map((kind) => KINDS[kind] ?? kind).join(' or ');
  return typeof additionalProperties === 'object' && kinds === 'map' ? 'map by name' : kinds;
}

const KINDS: Readonly<Record<string, string>> = {
  object: 'map',
  array: 'list',
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
};

/** What the words of a setting mean, where the schema says it word by word. */
function wordsOf(schema: Schema): string {
  const described = Object.entries(schema.properties ?? {}).flatMap(([key, setting]) => meanings(key, setting));
  return described.join('\n');
}

function meanings(key: string, setting: Schema): readonly string[] {
  const { enum: words, enumDescriptions } = setting.items ?? setting;
  if (words === undefined || enumDescriptions === undefined) return [];
  return words.map((word, index) => `- ${code(`${key}: ${String(word)}`)}: ${enumDescriptions[index] ?? ''}`);
}

/** The same setting of several types is one row, as long as it means the same. */
function settingsOfTypes({ definitions = {} }: Schema): readonly (readonly string[])[] {
  const found = new Map<string, { readonly key: string; readonly text: string; readonly types: string[] }>();
  const types = Object.keys(definitions).filter((name) => name.startsWith(OPTIONS_OF));
  for (const name of types) {
    const { properties = {}, required = [] } = definitions[name] ?? {};
    for (const [key, setting] of Object.entries(properties)) {
      const text = described(setting, definitions);
      const row = found.get(`${key} ${text}`) ?? { key, text, types: [] };
      row.types.push(`${name.slice(OPTIONS_OF.length)}${required.includes(key) ? ' (needed)' : ''}`);
      found.set(`${key} ${text}`, row);
    }
  }
  return [...found.values()]
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ key, text, types: known }) => [
      code(key),
      known.length === types.length ? 'every type' : known.join(', '),
      text,
    ]);
}

function described(setting: Schema, definitions: Definitions): string {
  return setting.description ?? referred(setting, definitions)?.description ?? '';
}

/** What a setting is where the schema says it in one place for several. */
function referred({ $ref }: Schema, definitions: Definitions): Schema | undefined {
  return $ref === undefined ? undefined : definitions[$ref.replace('#/definitions/', '')];
}

/** What a setting takes is left out where the schema says it of none. */
function table(lines: readonly (readonly string[])[]): string {
  const kinds = lines.some(([, kind]) => kind !== '');
  if (kinds) return tableOf(['setting', 'what it takes', 'what it means'], lines);
  return tableOf(
    ['setting', 'what it means'],
    lines.map(([setting = '', , meaning = '']) => [setting, meaning]),
  );
}

function code(text: string): string {
  return text === '' ? '' : `\`${text}\``;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(`${ROOT}${CONFIGURATION_DOC}`, configurationDoc());
