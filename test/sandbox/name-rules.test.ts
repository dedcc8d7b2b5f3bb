import { expect, test } from 'vitest';
import { explainNameFault, nameFaults, nameFaultsOnEveryRelease } from '../../src/attribute/name-rules.ts';

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
