import { nearest, suggestion } from './did-you-mean.ts';
import type { Fault } from './faults.ts';
import { type Path, quote } from './remark.ts';
import { mayHoldSecret } from './secret-words.ts';

/** What was written at a path; undefined where nothing was. */
export function valueAt(document: unknown, path: Path): unknown {
  let value = document;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

/** A JSON value in the words of somebody who writes YAML. */
export function kindOf(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a map';
  if (typeof value === 'string') return `the text ${quote(value)}`;
  return String(value);
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  object: 'a map',
  array: 'a list',
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
};

/** Where a path leads, named by its last key; the document itself has no name. */
export function nameOf(path: Path): string {
  const key = path.findLast((step) => !/^\d+$/u.test(step));
  const last = path.at(-1);
  if (last === undefined) return 'this document';
  if (key === undefined) return `entry ${Number(last) + 1}`;
  return key === last ? last : `entry ${Number(last) + 1} of ${key}`;
}

export interface Described {
  readonly message: string;
  readonly hint: string | undefined;
}

/** The plain words for a fault. `known` are the keys that the place may hold, for "did you mean". */
export function describeFault(fault: Fault, document: unknown, known: readonly string[]): Described {
  const value = valueAt(document, fault.path);
  const name = nameOf(fault.path);
  if (fault.kind !== 'missing' && fault.kind !== 'unknown-key' && fault.path.some(mayHoldSecret))
    return { message: `${name} must be text`, hint: 'Put it in quotes.' };
  switch (fault.kind) {
    case 'unknown-key':
      return { message: `${quote(fault.key)} is not a key of ${name}`, hint: suggestion(fault.key, known) };
    case 'missing':
      return { message: `${fault.key} is missing`, hint: `Add \`${fault.key}:\` here.` };
    case 'wrong-type':
      return {
        message: `${name} must be ${fault.expected.map((type) => TYPE_WORDS[type] ?? type).join(' or ')}, not ${kindOf(value)}`,
        hint: hintForType(fault.expected, value),
      };
    case 'not-one-of': {
      const allowed = [...new Set(fault.allowed.map(String))];
      const near = typeof value === 'string' ? nearest(value, allowed) : undefined;
      return {
        message: `${name} must be ${listWords(allowed)}, not ${kindOf(value)}`,
        hint: near === undefined ? undefined : `Did you mean ${near}?`,
      };
    }
    case 'out-of-range':
      return {
        message: `${name} is ${quote(value)}, ${fault.comparison === '>=' ? 'below the smallest' : 'above the largest'} possible value ${fault.limit}`,
        hint: undefined,
      };
    case 'too-few':
      return { message: `${name} is empty`, hint: undefined };
    case 'bad-key':
      return {
        message: `${quote(fault.key)} cannot be a name here`,
        hint: 'Use letters, digits, ".", "-" and "_", beginning with a letter or digit.',
      };
    case 'wrong-form':
      return { message: `${name} cannot be ${kindOf(value)}`, hint: undefined };
  }
}

function listWords(words: readonly string[]): string {
  return words.length === 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** What to write instead, where the value shows what was meant. */
export function hintForType(expected: readonly string[], value: unknown): string | undefined {
  if (value === null) return 'Nothing is written after the colon. Write a value, or leave the key out.';
  if (expected.includes('string') && (typeof value === 'number' || typeof value === 'boolean'))
    return `Put it in quotes: "${value}".`;
  if (expected.includes('boolean') && typeof value === 'string') {
    if (/^(yes|y|on|true|ja)$/iu.test(value)) return 'Write true, without quotes. In YAML 1.2, yes and on are text.';
    if (/^(no|n|off|false|nein)$/iu.test(value))
      return 'Write false, without quotes. In YAML 1.2, no and off are text.';
  }
  if (expected.includes('integer') && typeof value === 'string' && /^-?\d+$/u.test(value))
    return `Write ${value} without quotes.`;
  if (expected.includes('object')) return 'Write its settings below it, indented, as "key: value".';
  if (expected.includes('array')) return 'Begin each entry with "- ", or write [a, b].';
  return undefined;
}
