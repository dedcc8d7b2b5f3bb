import { isDeepStrictEqual } from 'node:util';
import type { AttributeKey } from '../../attribute/attribute-key.ts';
import type { AttributeDefinition } from '../../attribute/definition.ts';
import { afterMigration, type LiveRow } from '../../attribute/live-attribute.ts';
import { attributeToWrite } from '../../edit/attribute-to-write.ts';
import { formatPath } from '../../plan/change.ts';
import { compare } from '../../plan/compare.ts';
import { hasLevel, isError, makeProblem, type Problem } from '../../problem/problem.ts';
import { checkAttributesDocument } from '../../schema/check-attributes.ts';
import { mayBeExcused } from '../excuse-problems.ts';

/** What the files say of every key, and what is wrong with them. */
export interface Reading {
  readonly definitions: readonly AttributeDefinition[];
  readonly problems: readonly Problem[];
}

/** A reason why drafts may not be written. */
export interface Doubt {
  /** Undefined where it is about a file as a whole. */
  readonly key: AttributeKey | undefined;
  readonly why: string;
}

/**
 * Why the drafts do not mean what was meant: each imported key must be no difference from its row once what waits is
 * migrated, every other key must mean what it meant before, and no mistake may have come in.
 */
export function findDoubts(before: Reading, drafted: Reading, wanted: readonly LiveRow[]): readonly Doubt[] {
  const [was, is] = [byKey(before.definitions), byKey(drafted.definitions)];
  const meant = new Set(wanted.map(({ key }) => key));
  const known = new Set(before.problems.map(sentence));
  const mistakes = drafted.problems.filter((problem) => {
    // What a project makes of warnings does not change what the files mean.
    if (!isError(problem) || hasLevel(problem.code) || known.has(sentence(problem))) return false;
    if (!mayBeExcused(problem, drafted)) return true;
    const row = wanted.find(({ key }) => key === problem.key);
    return row !== undefined && !mistakesIn(row).some(({ code }) => code === problem.code);
  });
  return [
    ...mistakes.map((problem) => ({ key: wanted.find(({ key }) => key === problem.key)?.key, why: problem.message })),
    ...wanted.flatMap((row) => doubtsOf(row, is.get(row.key))),
    ...[...new Set([...was.keys(), ...is.keys()])]
      .filter((key) => !meant.has(key) && !sameMeaning(was.get(key), is.get(key)))
      .map((key) => ({ key, why: `${key} would not mean what it meant before` })),
  ];
}

/** What is wrong with a row as a whole: it would be, however it is written. */
export function mistakesIn(row: LiveRow): readonly Problem[] {
  const { settings } = attributeToWrite(row);
  return checkAttributesDocument({ object: row.object, attributes: [settings] })
    .map(({ code, message }) => makeProblem(code, message, { key: row.key }))
    .filter(isError);
}

function byKey(definitions: readonly AttributeDefinition[]): ReadonlyMap<AttributeKey, AttributeDefinition> {
  return new Map(definitions.map((definition) => [definition.key, definition]));
}

function sentence({ code, message }: Problem): string {
  return `${code} ${message}`;
}

function doubtsOf(row: LiveRow, definition: AttributeDefinition | undefined): readonly Doubt[] {
  const { key } = row;
  if (definition?.state !== 'present') return [{ key, why: `${key} could not be read` }];
  const different = compare(definition, afterMigration(row)).map(({ path }) => formatPath(path));
  return different.length === 0 ? [] : [{ key, why: `${key} would differ in ${different.join(', ')}` }];
}

/** Places move when something is written above them; what is said there does not. */
function sameMeaning(a: AttributeDefinition | undefined, b: AttributeDefinition | undefined): boolean {
  return isDeepStrictEqual({ ...a, origin: undefined }, { ...b, origin: undefined });
}
