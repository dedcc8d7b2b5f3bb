import { isJsonObject, type JsonObject, type JsonValue, parseJson } from '../attribute/json.ts';

/** What set the workflow off, as far as the Action cares. Numbers and names in it were written by strangers. */
export type Event =
  | {
      readonly kind: 'pull-request';
      readonly number: number;
      readonly head: string;
      readonly base: string;
      /** A token of a fork's run can only read. */
      readonly from: 'this-repository' | 'a-fork';
    }
  /** A commit on a branch, a schedule, somebody at the button: the files that are checked out are what is meant. */
  | { readonly kind: 'branch'; readonly name: string }
  /** Whatever else there is: files can be planned on it, and nothing is applied. */
  | { readonly kind: 'other'; readonly name: string };

/** What only those set off who may push, or what comes after something that they have pushed. */
const OF_BRANCHES: ReadonlySet<string> = new Set([
  'push',
  'schedule',
  'workflow_dispatch',
  'repository_dispatch',
  'workflow_run',
  'merge_group',
]);

/** Reads the event's file as GitHub writes it. */
export function parseEvent(name: string, text: string): Event {
  const payload = parse(text);
  const pull = at(payload, 'pull_request');
  if (isJsonObject(pull) && typeof pull.number === 'number') {
    return {
      kind: 'pull-request',
      number: pull.number,
      head: textAt(pull, 'head', 'sha'),
      base: textAt(pull, 'base', 'sha'),
      from: at(pull, 'head', 'repo', 'id') === at(pull, 'base', 'repo', 'id') ? 'this-repository' : 'a-fork',
    };
  }
  return { kind: OF_BRANCHES.has(name) ? 'branch' : 'other', name };
}

function parse(text: string): JsonObject {
  const payload = parseJson(text);
  return isJsonObject(payload) ? payload : {};
}

function at(value: JsonValue | undefined, ...path: readonly string[]): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>((inside, step) => (isJsonObject(inside) ? inside[step] : undefined), value);
}

function textAt(value: JsonObject, ...path: readonly string[]): string {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
}
