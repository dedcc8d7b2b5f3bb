import { expect, test } from 'vitest';
import type { AttributeDefinition } from '../../src/model/definition.ts';
import type { LiveAttribute } from '../../src/model/live-attribute.ts';
import { widthProblems } from '../../src/plan/refuse-widths.ts';
import { absent, inYaml, onDesk, planFor } from './builders.ts';

const ON_MYSQL = { database: 'mysql' } as const;
const wide = (maxlength: number) => ({ option: { type: 'text', maxlength } }) as const;
const inputs = (count: number): readonly AttributeDefinition[] =>
  Array.from({ length: count }, (_, at) => inYaml({ name: `f_${String(at).padStart(3, '0')}`, ...wide(255) }));

const refused = (definitions: readonly AttributeDefinition[], live: readonly LiveAttribute[]) =>
  planFor(definitions, live, ON_MYSQL).document.decisions.flatMap((decision) =>
    decision.action === 'refuse' ? [`${decision.key}: ${decision.code}`] : [],
  );

// A fresh 6.1 on MariaDB 10.11 took 82 inputs of 255 characters, or one of 20,000; the next one stopped the migration.
test.each<[string, readonly AttributeDefinition[], readonly LiveAttribute[], readonly string[]]>([
  ['82 inputs of 255 characters fit', inputs(82), [], []],
  ['the 83rd does not', inputs(83), [], ['Ticket.f_082']],
  ['one of 20,000 fits', [inYaml(wide(20_000))], [], []],
  ['a second one does not', [inYaml(wide(20_000)), inYaml({ name: 'two', ...wide(20_000) })], [], ['Ticket.two']],
  ['a column of 21,844 is the longest', [inYaml(wide(21_845))], [], ['Ticket.severity']],
  ['what is live counts', [inYaml(wide(20_000))], [onDesk({ name: 'live', ...wide(2_000) })], ['Ticket.severity']],
  [
    'unless it is deleted by the same plan',
    [inYaml(wide(20_000)), absent('live')],
    [onDesk({ name: 'live', ...wide(2_000) })],
    [],
  ],
  ['a longer text of a live field counts', [inYaml(wide(21_000))], [onDesk()], ['Ticket.severity']],
  ['a change beside the width does not', [inYaml({ display: 'New', ...wide(30_000) })], [onDesk(wide(30_000))], []],
])('%s', (_, definitions, live, keys) => {
  expect(refused(definitions, live)).toEqual(keys.map((key) => `${key}: column-too-wide`));
  expect(planFor(definitions, live).document.decisions.filter(({ action }) => action === 'refuse')).toEqual([]);
});

test('validate knows the definitions alone', () => {
  expect(widthProblems(inputs(83), 'mysql').map(({ key, message }) => `${key}: ${message}`)).toEqual([
    'Ticket.f_082: MySQL has 62,894 bytes in a row for the text fields of Ticket, and maxlength 255 takes 767 more than the 62,894 in use: the migration would stop part way',
  ]);
  expect(widthProblems(inputs(83), 'postgresql')).toEqual([]);
});
