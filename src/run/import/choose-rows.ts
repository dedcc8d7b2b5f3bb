import { type AttributeKey, OBJECT_NAMES, parseAttributeKey, parseObjectName } from '../../attribute/attribute-key.ts';
import { isDataType, isKnownType } from '../../attribute/data-types.ts';
import type { AttributeDefinition } from '../../attribute/definition.ts';
import {
  afterMigration,
  inFormOrder,
  isStaged,
  type LiveAttribute,
  type LiveRow,
} from '../../attribute/live-attribute.ts';
import type { Release } from '../../attribute/release.ts';
import { comesWithZammad } from '../../attribute/seeds.ts';
import { formatPath } from '../../plan/change.ts';
import { compare } from '../../plan/compare.ts';
import { migrationBlocker } from '../../plan/migration.ts';
import { Failure } from '../../problem/failure.ts';
import { nearest } from '../../schema/did-you-mean.ts';
import { isAboutChanges } from '../excuse-problems.ts';
import type { OpenedTarget } from '../open-project.ts';
import type { LeftOut, RowToWrite } from './compose-files.ts';
import { secretChanges } from './edit-declared.ts';
import { writeLive, writeNew } from './split-ids.ts';
import { mistakesIn } from './verify-files.ts';

export interface RowChoice {
  /** Keys, and patterns such as Ticket.cost_*; none means every attribute. */
  readonly selectors: readonly string[];
  /** Keys whose side is taken from the help desk, whatever the files say. */
  readonly accept: readonly string[];
  readonly seeds: 'left-out' | 'imported';
}

/**
 * The rows that are meant, in the order of the forms; `named` are those that were meant one by one. A key or a pattern that
 * matches nothing is an error, most often a typing error.
 */
export function chooseRows(
  live: readonly LiveAttribute[],
  declared: ReadonlySet<AttributeKey>,
  choice: RowChoice,
): { readonly rows: readonly LiveAttribute[]; readonly named: ReadonlySet<AttributeKey> } {
  const keys = live.map(({ key }) => key);
  const known = new Set([...keys, ...declared]);
  const patterns = choice.selectors.filter(isPattern).map((text) => patternOf(text, keys));
  const named = new Set(
    [...choice.accept, ...choice.selectors.filter((text) => !isPattern(text))].map((text) => keyOf(text, known)),
  );
  // A side that is taken does not widen what is imported besides.
  const isAll = choice.selectors.length === 0 && choice.accept.length === 0;
  const isMeant = (row: LiveAttribute): boolean => {
    const { key } = row;
    if (named.has(key)) return true;
    if (choice.seeds === 'left-out' && comesWithZammad(row)) return false;
    return isAll || patterns.some((pattern) => pattern.test(key));
  };
  return { rows: inOrder(live.filter(isMeant)), named };
}

/** As the list endpoint sorts; a saved list may have any order. */
function inOrder(rows: readonly LiveAttribute[]): readonly LiveAttribute[] {
  const place = ({ object }: LiveAttribute): number => OBJECT_NAMES.indexOf(object);
  return [...rows].sort((a, b) => place(a) - place(b) || inFormOrder(a, b));
}

function isPattern(text: string): boolean {
  return /[*?]/u.test(text) || parseObjectName(text) !== undefined;
}

/**
 * The keys that a key, an object or a pattern such as Ticket.cost_* means.
 * @throws {Failure} NOT_ON_DESK where it means none of them.
 */
export function patternOf(text: string, keys: readonly AttributeKey[]): RegExp {
  const whole = parseObjectName(text) === undefined ? text : `${text}.*`;
  const source = whole
    .replace(/^Organisation(?=\.)/u, 'Organization')
    .replaceAll(/[\\^$.+()[\]{}|/]/gu, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const pattern = new RegExp(`^${source}$`, 'u');
  if (keys.some((key) => pattern.test(key))) return pattern;
  throw new Failure('NOT_ON_DESK', `no attribute of the help desk matches ${text}`, {
    hint: 'A pattern matches complete keys, such as Ticket.cost_* or *.note. Quote it for the shell.',
  });
}

function keyOf(text: string, known: ReadonlySet<AttributeKey>): AttributeKey {
  const key = parseAttributeKey(text);
  if (key === undefined) {
    throw new Failure('WRONG_USE', `${JSON.stringify(text)} is not a key such as Ticket.cost_center`, {
      hint: `Keys begin with ${OBJECT_NAMES.join(', ')}.`,
    });
  }
  if (known.has(key)) return key;
  const near = nearest(key, [...known]);
  throw new Failure('NOT_ON_DESK', `the help desk has no attribute ${key}`, {
    hint: near === undefined ? 'Leave the keys out to select all attributes.' : `Did you mean ${near}?`,
  });
}

/** The selected rows by what import does with them. */
interface SortedRows {
  /** No file declares them. */
  readonly fresh: readonly RowToWrite[];
  /** Declared otherwise, and meant one by one. */
  readonly declared: readonly RowToWrite[];
  readonly same: readonly AttributeKey[];
  readonly left: readonly LeftOut[];
}

/** `named` are those that were meant one by one. */
export function sortRows(
  rows: readonly LiveAttribute[],
  definitions: ReadonlyMap<AttributeKey, AttributeDefinition>,
  named: ReadonlySet<AttributeKey>,
  opened: OpenedTarget,
  release: Release,
): SortedRows {
  const fresh: RowToWrite[] = [];
  const declared: RowToWrite[] = [];
  const same: AttributeKey[] = [];
  const left: LeftOut[] = [];
  for (const row of rows) {
    const { key } = row;
    const definition = definitions.get(key);
    const obstacle = obstacleOf(row, release) ?? (opened.project.unmanaged.includes(key) ? notManaged(key) : undefined);
    const different = definition === undefined ? undefined : differences(definition, row);
    if (obstacle !== undefined) left.push(obstacle);
    else if (definition !== undefined && different === undefined) same.push(key);
    else if (different !== undefined && !named.has(key)) left.push(declaredOtherwise(key, different));
    else {
      const written = definition === undefined ? writeNew(row, opened) : writeLive(definition, row, opened);
      if ('why' in written) left.push(written);
      else if (definition === undefined) fresh.push(written);
      else declared.push(written);
    }
  }
  return { fresh, declared, same, left };
}

/** The paths in which a definition differs from its row; undefined if there are none. */
function differences(definition: AttributeDefinition, row: LiveRow): string | undefined {
  if (definition.state === 'absent') return 'state: absent';
  const { added, removed } = secretChanges(definition, row);
  const secrets = [...added.map(({ setting }) => setting), ...removed].map((name) => formatPath(['data_option', name]));
  const paths = [...compare(definition, afterMigration(row)).map(({ path }) => formatPath(path)), ...secrets];
  // An address that takes on credentials is both.
  return paths.length === 0 ? undefined : [...new Set(paths)].join(', ');
}

/** Why a row cannot be declared as it is. */
function obstacleOf(row: LiveAttribute, release: Release): LeftOut | undefined {
  const { key } = row;
  if (row.waitingFor.includes('deletion')) {
    const message = 'marked for deletion: the next migration deletes it';
    return { key, why: 'marked-for-deletion', message };
  }
  if (!isKnownType(row.dataType)) {
    const message = `unknown data type ${JSON.stringify(row.dataType)}`;
    return { key, why: 'type-unknown', message };
  }
  if (!isDataType(row.dataType)) {
    const message = `the data type ${row.dataType} has no column, so no file can declare it`;
    return { key, why: 'type-without-column', message };
  }
  const blocker = isStaged(row) ? migrationBlocker(row, release) : undefined;
  if (blocker !== undefined) {
    const message = `its pending change cannot be migrated: ${blocker.why}. ${blocker.repair}`;
    return { key, why: 'cannot-be-migrated', message };
  }
  // What lives is only judged where it changes; what is not migrated yet does not live.
  const mistake = mistakesIn(row).find((problem) => isStaged(row) || !isAboutChanges(problem));
  return mistake === undefined ? undefined : { key, why: 'cannot-be-declared', message: mistake.message };
}

function declaredOtherwise(key: AttributeKey, different: string): LeftOut {
  const message = `the files differ (${different}); to take the live settings: deskform import --accept ${key}`;
  return { key, why: 'declared-otherwise', message };
}

function notManaged(key: AttributeKey): LeftOut {
  return { key, why: 'not-managed', message: 'an overlay sets `manage: false` for this target' };
}
