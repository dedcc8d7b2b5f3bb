import { isJsonObject } from '../attribute/json.ts';
import { Failure } from '../problem/failure.ts';
import type { Reference } from './model/desk.ts';
import type { SandboxUser } from './people.ts';

/** Reads a `--users` file: {"users": [{"login": …, "permissions": […], "tokens": [{"token": …}]}]}. */
export function parseUsers(text: string, file: string): readonly SandboxUser[] {
  const json = parseJsonFile(text, file);
  const users = isJsonObject(json) ? json.users : json;
  if (Array.isArray(users) && users.every(isUser)) return users;
  throw wrongShape(
    file,
    '{"users": [{"login": "agent@example.com", "permissions": ["ticket.agent"], "tokens": [{"token": "…"}]}]}',
  );
}

/** Reads a `--references` file: what uses attributes in its conditions. */
export function parseReferences(text: string, file: string): readonly Reference[] {
  const json = parseJsonFile(text, file);
  const references = isJsonObject(json) ? json.references : json;
  if (Array.isArray(references) && references.every(isReference)) return references;
  throw wrongShape(file, '[{"object": "Ticket", "name": "severity", "kind": "Trigger", "title": "Escalate"}]');
}

function isUser(value: unknown): value is SandboxUser {
  if (!isJsonObject(value) || typeof value.login !== 'string') return false;
  const { tokens, roles, permissions } = value;
  const isList = (list: unknown, holds: (item: unknown) => boolean): boolean =>
    list === undefined || (Array.isArray(list) && list.every(holds));
  const isText = (item: unknown): boolean => typeof item === 'string';
  return (
    isList(
      tokens,
      (token) => isJsonObject(token) && typeof token.token === 'string' && isList(token.permissions, isText),
    ) &&
    isList(roles, isText) &&
    isList(permissions, isText)
  );
}

const KINDS = ['Trigger', 'Overview', 'Job', 'Sla', 'Report::Profile'];

function isReference(value: unknown): value is Reference {
  if (!isJsonObject(value)) return false;
  const { object, name, kind, title } = value;
  return [object, name, title].every((part) => typeof part === 'string') && KINDS.includes(String(kind));
}

function parseJsonFile(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Failure('FILE_UNREADABLE', `${file} is not JSON`, { hint: 'Mend it, or leave the flag out.', cause });
  }
}

function wrongShape(file: string, example: string): Failure {
  return new Failure('FILE_UNREADABLE', `${file} has another shape than the sandbox reads`, {
    hint: `Write it like ${example}.`,
  });
}
