import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OBJECT_NAMES, type ObjectName } from '../../src/model/attribute-key.ts';
import {
  brokenSpellingRules,
  nameProblems,
  nameProblemsOnEveryRelease,
  releasesBrokenBy,
} from '../../src/model/name-rules.ts';
import { RELEASES } from '../../src/model/release.ts';
import type { Desk } from '../../src/sandbox/model/desk.ts';
import { freshDesk } from '../../src/sandbox/model/fresh-desk.ts';
import { ServiceError } from '../../src/sandbox/model/release-rules.ts';
import { checkName } from '../../src/sandbox/model/validity.ts';

test.each([
  ['is good', 'Ticket', 'cost_center', '6.5', []],
  ['ends like an id', 'Ticket', 'cost_id', '6.5', ['id-suffix']],
  ['has a space', 'Ticket', 'cost center', '6.5', ['spaces', 'characters']],
  ['has capitals', 'Ticket', 'costCenter', '6.5', ['characters']],
  ['has no letter', 'Ticket', '4711', '6.5', ['no-letter']],
  ['is reserved everywhere', 'Ticket', 'table', '5.2', ['name-reserved']],
  ['is reserved on the newer release', 'Ticket', 'scope', '6.5', ['name-reserved']],
  ['was free on the older release', 'Ticket', 'scope', '5.2', []],
  ['is reserved for tickets alone', 'Ticket', 'article', '6.5', ['name-reserved']],
  ['is free for users', 'User', 'article', '6.5', []],
  ['is a column', 'Ticket', 'note', '6.5', ['name-taken']],
  ['is a function', 'Ticket', 'state', '6.5', ['name-taken']],
  ['keeps the service from booting', 'Group', 'frozen', '5.2', ['name-fatal']],
  ['keeps 6.5 from booting by its classes', 'Ticket', 'mutations', '6.5', ['name-fatal']],
  ['keeps 7.1 alone from booting', 'Ticket', 'autosaving_belongs_to_for', '5.2', ['name-fatal']],
  ['is too long', 'Ticket', 'x'.repeat(64), '6.5', ['name-too-long']],
] as const)('a name that %s: %s.%s on %s', (_, object, name, release, kinds) => {
  const codes = nameProblems(object, name, release).map(({ code }) => code);
  expect([...brokenSpellingRules(name), ...codes.filter((code) => code !== 'name-invalid')]).toEqual(kinds);
  expect(codes.filter((code) => code === 'name-invalid')).toHaveLength(brokenSpellingRules(name).length);
});

test('names that are taken or reserved are no fault of every release', () => {
  expect(nameProblemsOnEveryRelease('note')).toEqual([]);
  expect(nameProblemsOnEveryRelease('table')).toEqual([]);
});

test.each([
  ['name-invalid', 'cost_id'],
  ['name-reserved', 'table'],
  ['name-taken', 'note'],
  ['name-fatal', 'valid'],
  ['name-too-long', 'y'.repeat(70)],
])('%s is told for %s', (code, name) => {
  expect(nameProblems('Ticket', name, '6.5')[0]?.code).toBe(code);
});

const NAMES_READ_OFF_SERVERS = readdirSync('test/names').map((file) => ({
  release: file.replace('.json', ''),
  names: fatalNamesIn(file),
}));

function readNames(file: string) {
  return JSON.parse(readFileSync(`test/names/${file}`, 'utf8'));
}

function fatalNamesIn(file: string): readonly string[] {
  const { fatal, fatal_by_class: byClass = [] } = readNames(file);
  return [...fatal, ...byClass];
}

test('every name that keeps some release from booting is refused on every release', () => {
  expect(NAMES_READ_OFF_SERVERS.map(({ release }) => release)).toEqual(['5.2', '6.5', '7.1']);
  const passed = NAMES_READ_OFF_SERVERS.flatMap(({ names }) => names).filter((name) =>
    RELEASES.some((release) => !nameProblems('Ticket', name, release).some(({ code }) => code === 'name-fatal')),
  );
  expect(passed).toEqual([]);
});

test.each<[string, readonly string[]]>([
  ['valid', ['5.2', '6.5', '7.1']],
  // 7.1/11 "mutations"; on 6.5 by its classes.
  ['mutations', ['6.5', '7.1']],
  ['_record', ['6.5', '7.1']],
  // 7.1/11 "validating_belongs_to_for".
  ['validating_belongs_to_for', ['7.1']],
  ['autosaving_belongs_to_for', ['7.1']],
  ['cost_center', []],
])('a column named %s keeps %j from starting', (name, releases) => {
  expect(releasesBrokenBy(name)).toEqual(releases);
});

test('the message names the releases that would not start again', () => {
  const [problem] = nameProblems('Ticket', 'validating_belongs_to_for', '6.5');
  expect(problem?.message).toBe('a column named "validating_belongs_to_for" prevents Zammad from starting (7.1)');
});

test.each(RELEASES)('every name that %s was seen to refuse is refused by its sandbox, and told of', (release) => {
  const { reserved = [], reserved_on: reservedOn = {}, ...recorded } = readNames(`${release}.json`);
  const desk = freshDesk(release);
  const passed = OBJECT_NAMES.flatMap((object) => {
    const { columns, methods } = recorded[object];
    return [...columns, ...methods, ...reserved, ...(reservedOn[object] ?? [])].filter(
      (name: string) => !isRefused(desk, object, name) || nameProblems(object, name, release).length === 0,
    );
  });
  expect(passed).toEqual([]);
});

function isRefused(desk: Desk, object: ObjectName, name: string): boolean {
  try {
    checkName(desk, object, name, 'new');
    return false;
  } catch (error) {
    return error instanceof ServiceError;
  }
}
