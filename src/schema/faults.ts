import type { ErrorObject } from 'ajv';
import type { Path } from '../problem/problem.ts';
import { attribute, attributes, project } from './generated/validators.mjs';

/** What a schema has against one place, told apart by what was expected. */
export type Fault =
  | { readonly kind: 'unknown-key'; readonly path: Path; readonly key: string }
  | { readonly kind: 'missing'; readonly path: Path; readonly key: string }
  | { readonly kind: 'wrong-type'; readonly path: Path; readonly expected: readonly string[] }
  | { readonly kind: 'not-one-of'; readonly path: Path; readonly allowed: readonly unknown[] }
  | { readonly kind: 'out-of-range'; readonly path: Path; readonly comparison: string; readonly limit: number }
  | { readonly kind: 'too-few'; readonly path: Path }
  | { readonly kind: 'bad-key'; readonly path: Path; readonly key: string }
  | { readonly kind: 'wrong-form'; readonly path: Path };

/** Faults of one document of an attribute file against `schemas/attributes.schema.json`. */
export function findAttributeFaults(value: unknown): readonly Fault[] {
  // Each entry by itself: ajv copies the faults so far with every entry that has some, which takes minutes for a large file.
  return [
    ...faultsOf(attributes, value),
    ...entriesOf(value).flatMap((entry, index) => faultsOf(attribute, entry, ['attributes', String(index)])),
  ];
}

function entriesOf(document: unknown): readonly unknown[] {
  if (typeof document !== 'object' || document === null || !('attributes' in document)) return [];
  return Array.isArray(document.attributes) ? document.attributes : [];
}

/** Faults of `deskform.yaml` against `schemas/project.schema.json`. */
export function findProjectFaults(value: unknown): readonly Fault[] {
  return faultsOf(project, value);
}

function faultsOf(validator: typeof attributes, value: unknown, base: Path = []): readonly Fault[] {
  if (validator(value)) return [];
  const faults = new Map<string, Fault>();
  for (const error of validator.errors ?? []) {
    const fault = faultOf(error, base);
    // One place, one fault: alternatives and branches complain about the same value several times.
    const name =
      fault === undefined
        ? ''
        : `${fault.kind === 'wrong-type' || fault.kind === 'wrong-form' ? 'value' : fault.kind} ${fault.path.join('\u0000')} ${'key' in fault ? fault.key : ''}`;
    if (fault !== undefined && !faults.has(name)) faults.set(name, fault);
  }
  return [...faults.values()];
}

function faultOf(error: ErrorObject, base: Path): Fault | undefined {
  const path = [...base, ...parsePointer(error.instancePath)];
  const params: Record<string, unknown> = error.params;
  switch (error.keyword) {
    case 'if':
    case 'propertyNames':
      // The branch or the name inside has its own fault.
      return undefined;
    case 'additionalProperties':
      return { kind: 'unknown-key', path, key: String(params.additionalProperty) };
    case 'required':
      return { kind: 'missing', path, key: String(params.missingProperty) };
    case 'type':
      return { kind: 'wrong-type', path, expected: listed(params.type) };
    case 'enum':
      return { kind: 'not-one-of', path, allowed: Array.isArray(params.allowedValues) ? params.allowedValues : [] };
    case 'const':
      return { kind: 'not-one-of', path, allowed: [params.allowedValue] };
    case 'minimum':
    case 'maximum':
      return { kind: 'out-of-range', path, comparison: String(params.comparison), limit: Number(params.limit) };
    case 'minItems':
    case 'minLength':
      return { kind: 'too-few', path };
    case 'pattern':
      return error.propertyName === undefined
        ? { kind: 'wrong-form', path }
        : { kind: 'bad-key', path, key: error.propertyName };
    default:
      return { kind: 'wrong-form', path };
  }
}

function parsePointer(pointer: string): Path {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function listed(type: unknown): readonly string[] {
  return Array.isArray(type) ? type.map(String) : [String(type)];
}
