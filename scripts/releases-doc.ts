import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attributeKey, OBJECT_NAMES, parseObjectName } from '../src/attribute/attribute-key.ts';
import { DATA_TYPES, type DataType, factsOf, isDataType, unitOfDiff } from '../src/attribute/data-types.ts';
import { reservedWords } from '../src/attribute/name-rules.ts';
import { holdsOn, RELEASES, type Release } from '../src/attribute/release.ts';
import { lacksLabel } from '../src/attribute/save-rules.ts';
import { has } from '../src/sandbox/model/release-rules.ts';
import { tableOf, withRegion } from './doc-tables.ts';
import { serviceData } from './service-data.ts';

/** The page whose table of releases is made from the rules that deskform plans by. */
export const RELEASES_DOC = 'docs/help-desk.md';

export function makeReleasesDoc(root: string): string {
  const page = readFileSync(join(root, RELEASES_DOC), 'utf8');
  const rows = FACTS.map(([what, tell]) => [what, ...RELEASES.map(tell)]);
  return withRegion(page, 'releases', tableOf(['', ...RELEASES], rows));
}

type Fact = readonly [what: string, tell: (release: Release) => string];

const FACTS: readonly Fact[] = [
  ['new built-in attributes', (release) => added(release, keysOfFresh)],
  ['new data types', (release) => added(release, typesOn)],
  ['new reserved words', (release) => added(release, reservedAnywhere)],
  ['a blank label is', (release) => (lacksLabel(' ', release) ? 'refused' : 'saved')],
  ['`diff` of a `date`', (release) => `${unitOfDiff('date', release)}s`],
  ['`diff` of a `datetime`', (release) => `${unitOfDiff('datetime', release)}s`],
  ['nested conditions prevent deletion', (release) => (has(release, 'nested conditions refer') ? 'yes' : 'no')],
  ['columns of overviews prevent deletion', (release) => (has(release, 'columns of overviews refer') ? 'yes' : 'no')],
];

/** What the release has and the one before has not. Of the first one everything is known from other tables. */
function added(release: Release, of: (release: Release) => readonly string[]): string {
  const before = RELEASES[RELEASES.indexOf(release) - 1];
  if (before === undefined) return '–';
  const known = new Set(of(before));
  return inCode(of(release).filter((one) => !known.has(one)));
}

function inCode(names: readonly string[]): string {
  return names.length === 0 ? '–' : names.map((name) => `\`${name}\``).join(', ');
}

const DATA = serviceData();

interface FreshRow {
  readonly object: string;
  readonly name: string;
}

function freshRows(release: Release): readonly FreshRow[] {
  return JSON.parse(DATA.get(`src/sandbox/generated/fresh-${release}.json`) ?? '').rows;
}

function keysOfFresh(release: Release): readonly string[] {
  return freshRows(release).flatMap(({ object, name }) => {
    const known = parseObjectName(object);
    return [known === undefined ? `${object}.${name}` : attributeKey(known, name)];
  });
}

function reservedAnywhere(release: Release): readonly string[] {
  return [...new Set(OBJECT_NAMES.flatMap((object) => reservedWords(object, release)))];
}

function typesOn(release: Release): readonly DataType[] {
  return Object.keys(DATA_TYPES)
    .filter(isDataType)
    .filter((type) => holdsOn(release, factsOf(type).span));
}
