import { isJsonObject, type JsonValue, kindOf, parseJson } from '../attribute/json.ts';
import { Failure } from '../problem/failure.ts';
import { faults_file, references_file, store_file, users_file } from '../schema/generated/sandbox-validators.mjs';
import type { FaultRule } from './faults.ts';
import type { Desk, Reference } from './model/desk.ts';
import type { SandboxUser } from './people.ts';

/** Parses a `--users` file: {"users": [{"login": …, "permissions": […], "tokens": [{"token": …}]}]}. */
export function parseUsers(text: string, file: string): readonly SandboxUser[] {
  const example =
    '{"users": [{"login": "agent@example.com", "permissions": ["ticket.agent"], "tokens": [{"token": "…"}]}]}';
  return parseList(text, 'users', users_file, { file, hint: `Write it like ${example}.` });
}

/** Parses a `--references` file: objects that use attributes in conditions or as columns. */
export function parseReferences(text: string, file: string): readonly Reference[] {
  const example = '[{"object": "Ticket", "name": "severity", "kind": "Trigger", "title": "Escalate"}]';
  return parseList(text, 'references', references_file, { file, hint: `Write it like ${example}.` });
}

/** Parses a `--faults` file: a list of rules such as {"nth": 2, "method": "PUT", "do": "status", "status": 502}. */
export function parseFaults(text: string, file: string): readonly FaultRule[] {
  const example = '[{"method": "POST", "path": "/api/v1/object_manager_attributes", "do": "reset-after"}]';
  const hint = `Write it like ${example}; docs/help-desk.md lists every "do" and its settings.`;
  return parseList(text, 'rules', faults_file, { file, hint });
}

/** Validates a store file. Without this, a missing key would fail much later, in some answer. */
export function checkStore(content: JsonValue, source: FileSource): Desk {
  check(content, store_file, source);
  return (content as unknown as { readonly desk: Desk }).desk;
}

/** The file and hint for a failure. */
interface FileSource {
  readonly file: string;
  readonly hint: string;
}

type Validator = typeof users_file;

/** Parses a list, either at the top level or under its name. */
function parseList<Item>(text: string, name: string, validator: Validator, source: FileSource): readonly Item[] {
  const json = parseJson(text);
  if (json === undefined) {
    throw new Failure('FILE_UNREADABLE', `${source.file} is not JSON`, { hint: 'Fix it, or omit the flag.' });
  }
  const list = isJsonObject(json) ? json[name] : json;
  check({ [name]: list }, validator, source);
  return list as unknown as readonly Item[];
}

/** @throws {Failure} FILE_UNREADABLE with the first invalid place, but not its value, which may be a secret. */
function check(content: unknown, validator: Validator, { file, hint }: FileSource): void {
  if (validator(content)) return;
  const [error] = validator.errors ?? [];
  const fault = error === undefined ? 'the content is not valid' : describeError(error, content);
  throw new Failure('FILE_UNREADABLE', `${file}: ${fault}`, { hint });
}

type SchemaError = NonNullable<Validator['errors']>[number];

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'a text',
  boolean: 'true or false',
  integer: 'a whole number',
  object: 'an object',
  array: 'a list',
};

/** For example "users[1].email is a number, not a text". Prefers the description in the schema. */
function describeError({ keyword, instancePath, params, parentSchema, data }: SchemaError, content: unknown): string {
  const place = formatPointer(instancePath, content);
  const description = parentSchema?.description;
  switch (keyword) {
    case 'required':
      return `${joined(place, params.missingProperty)} is missing`;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `${place} has no setting ${JSON.stringify(params.additionalProperty ?? params.unevaluatedProperty)}`;
    case 'discriminator':
      return params.tagValue === undefined
        ? `${joined(place, params.tag)} is missing`
        : `${joined(place, params.tag)} has an unknown value: ${JSON.stringify(params.tagValue)}`;
    case 'not':
      return `${place} ${description}`;
    case 'enum': {
      const words = params.allowedValues.map((word: unknown) => JSON.stringify(word)).join(', ');
      return `${place} is ${kindOf(data)}, not one of ${words}`;
    }
    default:
      return description === undefined
        ? `${place} is ${kindOf(data)}, not ${TYPE_WORDS[params.type] ?? params.type}`
        : `${place} must be ${description}`;
  }
}

/** "/users/0/groups/1" as "users[0].groups.1". */
function formatPointer(pointer: string, content: unknown): string {
  const keys = pointer.split('/').slice(1);
  let [path, value] = ['', content];
  for (const escaped of keys) {
    const key = escaped.replaceAll('~1', '/').replaceAll('~0', '~');
    path = Array.isArray(value) ? `${path}[${key}]` : joined(path, key);
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }
  return path;
}

function joined(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
