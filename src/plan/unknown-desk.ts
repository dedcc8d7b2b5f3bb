import type { AttributeKey } from '../attribute/attribute-key.ts';
import { isKnownType } from '../attribute/data-types.ts';
import { isOfHelpDesk, type LiveAttribute } from '../attribute/live-attribute.ts';
import type { Release } from '../attribute/release.ts';
import { isSeed } from '../attribute/seeds.ts';
import { makeProblem, type Problem } from '../problem/problem.ts';

/** What a list contains that no known release has. Most likely the help desk is newer. */
interface UnknownParts {
  /** Built-in attributes, which cannot be changed. */
  readonly ownRows: readonly AttributeKey[];
  readonly keysOfRows: readonly string[];
  readonly dataTypes: readonly string[];
}

function unknownPartsOf(live: readonly LiveAttribute[]): UnknownParts {
  const sorted = (texts: readonly string[]): readonly string[] => [...new Set(texts)].sort();
  return {
    ownRows: live
      .filter((row) => isOfHelpDesk(row) && !isSeed(row.key))
      .map(({ key }) => key)
      .sort(),
    keysOfRows: sorted(live.flatMap(({ unknownKeys }) => unknownKeys)),
    dataTypes: sorted(live.map(({ dataType }) => dataType).filter((type) => !isKnownType(type))),
  };
}

/** Warns once of all unknown parts. The names come from the help desk, so they are quoted and truncated. */
export function warnOfUnknownDesk(live: readonly LiveAttribute[], release: Release): readonly Problem[] {
  const { ownRows, keysOfRows, dataTypes } = unknownPartsOf(live);
  const named = [
    ...namesOf('built-in attribute', 'built-in attributes', ownRows),
    ...namesOf('attribute key', 'attribute keys', keysOfRows),
    ...namesOf('data type', 'data types', dataTypes),
  ];
  if (named.length === 0) return [];
  return [
    makeProblem('desk-unknown', `the help desk has parts unknown to deskform: ${named.join('; ')}`, {
      hint: `deskform plans with the rules of release ${release}. Update deskform: the help desk may be newer than the releases it supports.`,
    }),
  ];
}

const MOST_NAMES = 3;
const LONGEST_NAME = 60;

function namesOf(one: string, many: string, names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  const shown = names.slice(0, MOST_NAMES).map((name) => {
    const characters = [...name];
    return JSON.stringify(characters.length <= LONGEST_NAME ? name : `${characters.slice(0, LONGEST_NAME).join('')}…`);
  });
  const left = names.length - shown.length;
  return [`${names.length === 1 ? one : many} ${shown.join(', ')}${left > 0 ? ` and ${left} more` : ''}`];
}
