import { readFileSync } from 'node:fs';
import { compile, type JSONSchema } from 'json-schema-to-typescript';

/** The types of a plan document, made of its schema. */
export const PLAN_TYPES = 'src/plan/generated/plan-schema.ts';

const HEAD = `// Made of schemas/plan.schema.json by scripts/plan-types.ts.
import type { AttributeKey } from '../../model/attribute-key.ts';
import type { JsonObject, JsonValue } from '../../model/json.ts';
`;

export async function makePlanTypes(): Promise<string> {
  const text = readFileSync('schemas/plan.schema.json', 'utf8');
  const { definitions: named } = JSON.parse(text, typed);
  const { properties, definitions } = JSON.parse(text, (name, part) => inPlace(typed(name, part), named));
  const schema: JSONSchema = {
    title: 'AnyDocument',
    type: 'object',
    additionalProperties: false,
    properties,
    definitions,
  };
  const source = await compile(schema, 'AnyDocument', {
    bannerComment: HEAD,
    ignoreMinAndMaxItems: true,
    format: false,
  });
  return unchangeable(source);
}

/** The type of a target in `deskform.yaml`, once its schema has accepted it. */
export async function makeTargetType(): Promise<string> {
  const { definitions } = JSON.parse(readFileSync('schemas/project.schema.json', 'utf8'));
  const format = { bannerComment: '', ignoreMinAndMaxItems: true, format: false };
  return unchangeable(await compile(definitions.target, 'WrittenTarget', format));
}

function unchangeable(source: string): string {
  // A type alias, and not an interface, is a JSON object to the compiler.
  return source
    .replaceAll(/^export interface (\w+) \{/gmu, 'export type $1 = {')
    .replaceAll(/^(\s*)("?\w+"?\??: )/gmu, '$1readonly $2')
    .replaceAll(/: (\w+|\([^)]*\))\[\]/gu, ': readonly $1[]')
    .replaceAll(/= (\w+|\([^)]*\))\[\]/gu, '= readonly $1[]');
}

/** A text, a number and a list of them need no name of their own. */
function inPlace(part: unknown, named: Readonly<Record<string, JSONSchema>>): unknown {
  if (typeof part !== 'object' || part === null || !('$ref' in part)) return part;
  const target = named[String(part.$ref).split('/').at(-1) ?? ''];
  if (target?.type === undefined || target.type === 'object') return part;
  return target.items === undefined ? target : { ...target, items: inPlace(target.items, named) };
}

/** What is open in the schema is any JSON; what holds only under a condition is left to the validator. */
function typed(name: string, part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  const { allOf: _, ...rest } = { allOf: undefined, ...part };
  if ('$ref' in rest) return { $ref: rest.$ref };
  // The pattern of the schema is that of a key.
  if (name === 'key' && 'pattern' in rest) return { ...rest, tsType: 'AttributeKey' };
  const keys = Object.keys(rest).filter((key) => key !== 'description');
  if (keys.length === 0 && name !== '') return { ...rest, tsType: 'JsonValue' };
  if (keys.length === 1 && 'type' in rest && rest.type === 'object') return { ...rest, tsType: 'JsonObject' };
  return rest;
}
