import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { wordsOfKind } from '../src/attribute/settings/kind.ts';
import {
  CELL_SETTINGS,
  isCellKey,
  isDataOptionKey,
  type Setting,
  settingOf,
} from '../src/attribute/settings/setting-table.ts';

/** The reference page of all settings, made from the schemas that editors use and the table of settings. */
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
    items(project, project.definitions),
    LINT,
    '### A target',
    'The key in `targets` is the name. `plan --live` and `validate` need no `auth`.',
    items(target),
    ENVIRONMENT,
    '## Attribute files',
    items(attributes),
    '### An attribute',
    'A definition with `state: absent` requires only `name`, every other attribute `name`, `display` and `data_type`.',
    items(attribute),
    '### data_option',
    DATA_OPTION,
    BESIDE_OTHERS,
    settingsOfTypes(attributes),
    '### A choice of a list or a tree',
    items(choice),
    '### screens',
    SCREENS,
    items({ properties: attribute.properties?.screens?.properties ?? {} }),
    'Inside a screen, a role:',
    items(screen),
    'Inside a role:',
    cellSettings(cell),
    OVERLAYS,
  ].join('\n\n')}\n`;
}

const HEAD = `# Configuration

Look up every setting of \`deskform.yaml\` and of attribute files. A setting takes text unless noted otherwise.
Editors show the same texts ([installing.md](installing.md#editors)).

\`scripts/configuration-doc.ts\` makes this page from \`schemas/\` and the table of settings: do not edit it.`;

/** Below, what no schema says: an overlay has no schema of its own. */
const OVERLAYS = `## Overlays

An overlay is an attribute file for one target ([several-desks.md](several-desks.md#overlays)). Attributes in it need only
\`name\` and what differs, and may have two more settings:

- \`manage\` (false): This target leaves the attribute unmanaged; \`undeclared: delete\` never deletes it.
- \`remove\` (list): Settings to remove on this target before the overlay adds its own, such as \`data_option/note\`.`;

const LINT = `### Lint

\`deskform validate\` and every plan warn about definitions that Zammad accepts but that cause problems
([all warnings](failures.md#warnings)). \`lint\` makes a warning an error (exit code 1), or turns it off:

\`\`\`yaml
lint:
  option-blanks: error
  label-twice: error
  tree-value-off-path: error
\`\`\`

Errors and refusals cannot be turned off. \`deskform validate --strict\` counts every warning as an error, and
\`deskform validate --release 7.1\` warns of what [an upgrade](cookbook.md#upgrade-the-help-desk) affects. Settings under
\`ignore\` are not checked.`;

const ENVIRONMENT = `### Environment variables

\`\${env:NAME}\` is allowed in \`url\`, \`auth\`, \`on_behalf_of\`, \`tls\`, \`proxy\` and \`headers\` of a target, and in
\`http_basic_auth_username\`, \`http_basic_auth_password\`, \`bearer_token_auth\` and \`search_url\` of an attribute. deskform reads
only variables of the chosen target; \`validate\` reads none, and \`--live\` only those in \`url\`.

A \`search_url\` is a secret if it contains \`\${env:NAME}\`, a login, or a parameter such as \`api_key\`; a secret path needs \`\${env:NAME}\`. Encode values for the URL:
\`%40\` for \`@\`.`;

const DATA_OPTION = `Settings of other data types have no effect. "Required" refers to new attributes. "Choices" are select, multiselect,
tree_select, multi_tree_select and checkbox. Null means the same as leaving a setting out. Another kind of value is an error:
some stop tickets, forms or the login ([help-desk.md](help-desk.md#values-that-harm)).`;

const BESIDE_OTHERS = `Some values must fit others. On the releases named here, a plan refuses one that does not; where it is every release,
\`validate\` refuses it too.

| setting | must | releases |
| --- | --- | --- |
| \`default\` of integer | lie between \`min\` and \`max\` | every |
| \`default\` of input and textarea | not be longer than \`maxlength\` | 6.5, 7.1 |
| \`diff\` of datetime | be negative only with \`past: true\`, positive only with \`future: true\` | every |
| \`diff\` | lead to a time that the database can store: the year 294276 for datetime, 5874897 for date | every |
| \`relation\` of a field of choices without \`options\` | be one of those named below | every |
| \`default\` of a field of choices | be the value of an option, or a list of them | 5.2 |
| value of an option of select, tree_select and checkbox | not be longer than \`maxlength\` | 5.2 |
| \`options\` of boolean | have a label for \`true\` | 5.2 |
| \`options\` of any other type | be left out | 5.2 |`;

const SCREENS = `Where the field is shown: screen, then role, then settings. Without \`screens\`, live screens stay as they are; with
\`screens\`, all other cells are removed.`;

function readSchema(name: string): Schema {
  return JSON.parse(readFileSync(`${ROOT}schemas/${name}.schema.json`, 'utf8')) as Schema;
}

/** One item a key, with its words and the keys of a map inside it right below. */
function items(schema: Schema, shared: Definitions = {}, prefix = ''): string {
  return Object.entries(schema.properties ?? {})
    .flatMap(([key, setting]) => {
      const path = `${prefix}${key}`;
      const kind = kindOf(referred(setting, shared) ?? setting);
      const required = schema.required?.includes(key) === true ? ['required'] : [];
      const taken = [...(['', 'text'].includes(kind) ? [] : [kind]), ...required].join(', ');
      const own = `- ${code(path)}${taken === '' ? '' : ` (${taken})`}: ${setting.description ?? ''}`;
      const inside = key === 'screens' || setting.properties === undefined ? [] : [items(setting, {}, `${path}/`)];
      return [own, ...meanings(setting), ...inside];
    })
    .join('\n');
}

function kindOf({ type, const: only, enum: words, enumDescriptions }: Schema): string {
  if (only !== undefined) return String(only);
  if (words !== undefined) return enumDescriptions !== undefined ? '' : [...new Set(words.map(String))].join(', ');
  if (type === undefined) return '';
  const several = typeof type === 'string' ? [type] : type;
  if (several.length > 3) return 'any value';
  return several.map((kind) => KINDS[kind] ?? kind).join(' or ');
}

const KINDS: Readonly<Record<string, string>> = {
  object: 'map',
  array: 'list',
  string: 'text',
};

/** What each word of a setting means, where the schema says it word by word. */
function meanings(setting: Schema): readonly string[] {
  const { enum: words, enumDescriptions } = setting.items ?? setting;
  if (words === undefined || enumDescriptions === undefined) return [];
  return words.map((word, index) => `  - ${code(String(word))}: ${enumDescriptions[index] ?? ''}`);
}

/** By the types that have them, the most general first: a type that says something else of a setting follows. */
function settingsOfTypes({ definitions = {} }: Schema): string {
  const names = Object.keys(definitions).filter((name) => name.startsWith(OPTIONS_OF));
  const typesOf = new Map<string, string[]>();
  for (const name of names) {
    const { properties = {}, required = [] } = definitions[name] ?? {};
    for (const [key, setting] of Object.entries(properties)) {
      const type = name.slice(OPTIONS_OF.length);
      const taken = [kindInWords(type, key), ...(required.includes(key) ? ['required'] : [])].filter(
        (word) => word !== '',
      );
      const item = `- ${code(key)}${taken.length === 0 ? '' : ` (${taken.join(', ')})`}: ${described(setting, definitions)}`;
      typesOf.set(item, [...(typesOf.get(item) ?? []), type]);
    }
  }
  const groups = new Map<string, readonly string[]>();
  for (const [item, types] of [...typesOf].sort(([a, of], [b, than]) => than.length - of.length || (a < b ? -1 : 1))) {
    const title = titleOf(types, names.length);
    groups.set(title, [...(groups.get(title) ?? []), item]);
  }
  return [...groups].map(([title, items]) => `${title}:\n\n${items.join('\n')}`).join('\n\n');
}

function cellSettings({ properties = {} }: Schema): string {
  return Object.entries(properties)
    .map(([key, { description = '' }]) => {
      const kind = isCellKey(key) ? inWords(CELL_SETTINGS[key]) : '';
      return `- ${code(key)}${kind === '' ? '' : ` (${kind})`}: ${description}`;
    })
    .join('\n');
}

/** As the table of settings has it; text goes without saying. */
function kindInWords(dataType: string, key: string): string {
  if (!isDataOptionKey(key)) return '';
  return inWords(settingOf(dataType, key));
}

function inWords({ kind }: Setting): string {
  return kind.is === 'text' || kind.is === 'any' ? '' : wordsOfKind(kind);
}

const CHOICES = ['select', 'multiselect', 'tree_select', 'multi_tree_select', 'checkbox'];

/** More than half of the types: the others have an item of their own for the setting. */
function titleOf(types: readonly string[], all: number): string {
  if (types.length > all / 2) return 'All types';
  if (!CHOICES.every((type) => types.includes(type))) return types.map(code).join(', ');
  return ['Choices', ...types.filter((type) => !CHOICES.includes(type)).map(code)].join(', ');
}

function described(setting: Schema, definitions: Definitions): string {
  return setting.description ?? referred(setting, definitions)?.description ?? '';
}

/** What a setting is where the schema says it in one place for several. */
function referred({ $ref }: Schema, definitions: Definitions): Schema | undefined {
  return $ref === undefined ? undefined : definitions[$ref.replace('#/definitions/', '')];
}

function code(text: string): string {
  return text === '' ? '' : `\`${text}\``;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(`${ROOT}${CONFIGURATION_DOC}`, configurationDoc());
