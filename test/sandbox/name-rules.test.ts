import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  explainNameFault,
  nameFaults,
  nameFaultsOnEveryRelease,
  releasesBrokenBy,
} from '../../src/attribute/name-rules.ts';
import { RELEASES } from '../../src/attribute/release.ts';

test.each([
  ['is good', 'Ticket', 'cost_center', '6.5', []],
  ['ends like an id', 'Ticket', 'cost_id', '6.5', ['id-suffix']],
  ['has a space', 'Ticket', 'cost center', '6.5', ['spaces', 'characters']],
  ['has capitals', 'Ticket', 'costCenter', '6.5', ['characters']],
  ['has no letter', 'Ticket', '4711', '6.5', ['no-letter']],
  ['is reserved everywhere', 'Ticket', 'table', '5.2', ['reserved']],
  ['is reserved on the newer release', 'Ticket', 'scope', '6.5', ['reserved']],
  ['was free on the older release', 'Ticket', 'scope', '5.2', []],
  ['is reserved for tickets alone', 'Ticket', 'article', '6.5', ['reserved']],
  ['is free for users', 'User', 'article', '6.5', []],
  ['is a column', 'Ticket', 'note', '6.5', ['taken']],
  ['is a function', 'Ticket', 'state', '6.5', ['taken']],
  ['keeps the service from booting', 'Group', 'frozen', '5.2', ['fatal']],
  ['keeps 6.5 from booting by its classes', 'Ticket', 'mutations', '6.5', ['fatal']],
  ['keeps 7.1 alone from booting', 'Ticket', 'autosaving_belongs_to_for', '5.2', ['fatal']],
  ['is too long', 'Ticket', 'x'.repeat(64), '6.5', ['too-long']],
] as const)('a name that %s: %s.%s on %s', (_, object, name, release, kinds) => {
  expect(nameFaults(object, name, release).map(({ kind }) => kind)).toEqual(kinds);
});

test('names that are taken or reserved are no fault of every release', () => {
  expect(nameFaultsOnEveryRelease('note')).toEqual([]);
  expect(nameFaultsOnEveryRelease('table')).toEqual([]);
});

test.each([
  ['name-invalid', 'cost_id'],
  ['name-reserved', 'table'],
  ['name-taken', 'note'],
  ['name-fatal', 'valid'],
  ['name-too-long', 'y'.repeat(70)],
])('%s is told for %s', (code, name) => {
  const [fault] = nameFaults('Ticket', name, '6.5');
  expect(fault === undefined ? undefined : explainNameFault(fault, name, 'Ticket').code).toBe(code);
});

const NAMES_READ_OFF_SERVERS = readdirSync('test/names').map((file) => ({
  release: file.replace('.json', ''),
  names: fatalNamesIn(file),
}));

function fatalNamesIn(file: string): readonly string[] {
  const { fatal, fatal_by_class: byClass = [] } = JSON.parse(readFileSync(`test/names/${file}`, 'utf8'));
  return [...fatal, ...byClass];
}

test('every name that keeps some release from booting is refused on every release', () => {
  expect(NAMES_READ_OFF_SERVERS.map(({ release }) => release)).toEqual(['5.2', '6.5', '7.1']);
  const passed = NAMES_READ_OFF_SERVERS.flatMap(({ names }) => names).filter((name) =>
    RELEASES.some((release) => !nameFaults('Ticket', name, release).some(({ kind }) => kind === 'fatal')),
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
  const [fault] = nameFaults('Ticket', 'validating_belongs_to_for', '6.5');
  expect(fault === undefined ? '' : explainNameFault(fault, 'validating_belongs_to_for', 'Ticket').message).toBe(
    'a column named "validating_belongs_to_for" keeps Zammad from starting again (7.1)',
  );
});
