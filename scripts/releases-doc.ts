import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attributeKey, OBJECT_NAMES, parseObjectName } from '../src/attribute/attribute-key.ts';
import {
  DATA_TYPES,
  type DataType,
  factsOf,
  isAlterable,
  isDataType,
  keepsHistory,
} from '../src/attribute/data-types.ts';
import { unitOfDiff } from '../src/attribute/diff-unit.ts';
import names from '../src/attribute/generated/names.json' with { type: 'json' };
import { columnNames, methodsOf, reservedWords } from '../src/attribute/name-rules.ts';
import { holdsOn, RELEASES, type Release } from '../src/attribute/release.ts';
import { lacksLabel } from '../src/attribute/save-rules.ts';
import { ALSO_POSSIBLE } from '../src/attribute/seeds.ts';
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
  ['rows of a fresh installation', (release) => String(freshRows(release).length)],
  ['rows that it adds', (release) => added(release, keysOfFresh)],
  ['keys of a row that it adds', (release) => added(release, keysOfRows)],
  ['releases whose rows look the same', (release) => ALSO_POSSIBLE[release].join(', ') || '–'],
  ['data types that it adds', (release) => added(release, typesOn)],
  [
    'reserved words that it adds; changes of an older field with such a name are refused (recorded of `data`)',
    (release) => added(release, reservedAnywhere),
  ],
  ['names that are taken on Ticket, User, Organization, Group', (release) => takenNames(release).join(', ')],
  ['names that keep it from starting', (release) => String(fatalNames(release).length)],
  ['a blank label', (release) => (lacksLabel(' ', release) ? 'every save is refused' : 'is saved')],
  ['`diff` of a `date`', (release) => `${unitOfDiff('date', release)}s`],
  ['`diff` of a `datetime`', (release) => `${unitOfDiff('datetime', release)}s`],
  ['types whose `maxlength` cannot change', (release) => inCode(fixedWidths(release))],
  ['types that keep `historical_options`', (release) => inCode(typesWithHistory(release))],
  [
    'nested conditions keep a field from being deleted',
    (release) => (has(release, 'nested conditions refer') ? 'yes' : 'no'),
  ],
  [
    'so do columns, sort field and group of an overview',
    (release) => (has(release, 'columns of overviews refer') ? 'yes' : 'no'),
  ],
  ['an external data source without a value', (release) => (has(release, 'sources are never NULL') ? '`{}`' : 'NULL')],
  [
    'keys of an error',
    (release) =>
      `\`error\`, \`error_human\`${has(release, 'unprocessable entity') ? ', sometimes `unprocessable_entity`' : ''}`,
  ],
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
    return known === undefined ? [] : [attributeKey(known, name)];
  });
}

function keysOfRows(release: Release): readonly string[] {
  return [...new Set(freshRows(release).flatMap((row) => Object.keys(row)))];
}

function reservedAnywhere(release: Release): readonly string[] {
  return [...new Set(OBJECT_NAMES.flatMap((object) => reservedWords(object, release)))];
}

function takenNames(release: Release): readonly number[] {
  return OBJECT_NAMES.map(
    (object) =>
      new Set([...columnNames(object, release), ...methodsOf(object, release), ...reservedWords(object, release)]).size,
  );
}

function fatalNames(release: Release): readonly string[] {
  return names.fatal.flatMap((group) => (group.of.includes(release) ? group.names : []));
}

function fixedWidths(release: Release): readonly string[] {
  return typesOn(release).filter((type) => !isAlterable(type, release));
}

function typesWithHistory(release: Release): readonly string[] {
  return typesOn(release).filter((type) => keepsHistory(type, release));
}

function typesOn(release: Release): readonly DataType[] {
  return Object.keys(DATA_TYPES)
    .filter(isDataType)
    .filter((type) => holdsOn(release, factsOf(type).span));
}
