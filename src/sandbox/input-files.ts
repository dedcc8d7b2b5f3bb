import { isJsonObject, parseJson } from '../attribute/json.ts';
import { Failure } from '../problem/failure.ts';
import { REFERENCE_KINDS, type Reference } from './model/desk.ts';
import { ROLES } from './model/fresh-desk.ts';
import type { SandboxToken, SandboxUser } from './people.ts';
import { exactly, flag, listOf, mapOf, oneOf, optional, type Shape, text } from './shape.ts';

const TOKEN = exactly<SandboxToken>({
  token: text,
  permissions: optional(listOf(text)),
  expired: optional(flag),
  oauth: optional(flag),
});

const USER = exactly<SandboxUser>({
  login: text,
  email: optional(text),
  firstname: optional(text),
  lastname: optional(text),
  password: optional(text),
  active: optional(flag),
  roles: optional(listOf(oneOf(ROLES.map(({ name }) => name)))),
  permissions: optional(listOf(text)),
  groups: optional(mapOf(listOf(text))),
  tokens: optional(listOf(TOKEN)),
});

const REFERENCE = exactly<Reference>({ object: text, name: text, kind: oneOf(REFERENCE_KINDS), title: text });

/** Reads a `--users` file: {"users": [{"login": …, "permissions": […], "tokens": [{"token": …}]}]}. */
export function parseUsers(content: string, file: string): readonly SandboxUser[] {
  const example =
    '{"users": [{"login": "agent@example.com", "permissions": ["ticket.agent"], "tokens": [{"token": "…"}]}]}';
  return listIn(content, 'users', listOf(USER), { file, hint: `Write it like ${example}.` });
}

/** Reads a `--references` file: what uses attributes in its conditions. */
export function parseReferences(content: string, file: string): readonly Reference[] {
  const example = '[{"object": "Ticket", "name": "severity", "kind": "Trigger", "title": "Escalate"}]';
  return listIn(content, 'references', listOf(REFERENCE), { file, hint: `Write it like ${example}.` });
}

/** The list stands alone, or under its name. */
function listIn<T>(
  content: string,
  name: string,
  shape: Shape<T>,
  told: { readonly file: string; readonly hint: string },
): T {
  const json = parseJson(content);
  if (json === undefined)
    throw new Failure('FILE_UNREADABLE', `${told.file} is not JSON`, { hint: 'Mend it, or leave the flag out.' });
  return shape(isJsonObject(json) ? json[name] : json, { ...told, path: name });
}
