import { describe, expect, test } from 'vitest';
import { unitOfDiff } from '../../src/model/data-types.ts';
import { releasesBefore, upgradeChanges } from '../../src/model/upgrade.ts';

type Field = Parameters<typeof upgradeChanges>[0];

const field = (settings: Partial<Field>): Field => ({
  object: 'Ticket',
  name: 'cost_center',
  display: 'Cost center',
  data_type: 'date',
  data_option: {},
  ...settings,
});
const kinds = (
  settings: Partial<Field>,
  ...[from, to]: readonly [from: '5.2' | '6.5' | '7.1', to: '6.5' | '7.0' | '7.1']
) => upgradeChanges(field(settings), [from], to).map(({ kind }) => kind);

describe('an upgrade', () => {
  test.each<[string, Partial<Field>, readonly string[]]>([
    ['nothing of an ordinary field', { data_option: { diff: null } }, []],
    ['nothing of a default that is now', { data_option: { diff: 0 } }, []],
    ['the unit of diff', { data_option: { diff: 7 } }, ['diff-unit']],
    ['nothing of a diff that no type of this kind has', { data_type: 'input', data_option: { diff: 7 } }, []],
    ['a label of nothing', { display: '' }, ['label-blank']],
    ['a label of what nobody sees', { display: ' \t\u00a0' }, ['label-blank']],
    ['a label of a character that is seen', { display: '\ufeff' }, []],
    ['a name that is refused with every PUT', { name: 'data' }, ['name-refused']],
    ['a name that records answer to now', { name: 'test' }, ['name-kept']],
    ['a column that the release adds', { object: 'Group', name: 'summary_generation' }, ['name-kept']],
    ['a name that was kept before', { name: 'scope' }, []],
    ['a name that it does not start with', { name: 'autosaving_belongs_to_for' }, ['name-fatal']],
    [
      'all of it',
      { name: 'data', display: ' ', data_option: { diff: -1 } },
      ['name-refused', 'label-blank', 'diff-unit'],
    ],
  ])('from 6.5 to 7.1 changes %s', (_, settings, expected) => {
    expect(kinds(settings, '6.5', '7.1')).toEqual(expected);
  });

  test('to the same release, or an older one, changes nothing', () => {
    const all = { name: 'data', display: '', data_option: { diff: 7 } };
    expect(kinds(all, '7.1', '7.1')).toEqual([]);
    expect(kinds(all, '7.1', '6.5')).toEqual([]);
  });

  test('to 7.0 takes no name that 6.5 has free, and may change what 7.1 changes', () => {
    expect(kinds({ name: 'data', display: '', data_option: { diff: 7 } }, '6.5', '7.0')).toEqual([
      'label-blank',
      'diff-unit',
    ]);
    expect(kinds({ name: 'scope' }, '5.2', '7.0')).toEqual(['name-refused']);
  });

  test('a custom field of the name of a row that the release brings is told', () => {
    const vip = field({ object: 'Organization', name: 'vip' });
    expect(upgradeChanges(vip, ['5.2'], '7.1')).toHaveLength(1);
    expect(upgradeChanges(vip, releasesBefore('7.1'), '7.1')).toHaveLength(1);
    expect(upgradeChanges(vip, ['6.5'], '7.1')).toEqual([]);
  });

  test('says by what a default has to be multiplied', () => {
    const [date, time] = ['date', 'datetime'].map(
      (data_type) => upgradeChanges(field({ data_type, data_option: { diff: 7 } }), ['6.5'], '7.1')[0],
    );
    expect(date?.message).toBe('release 7.1 counts the `diff` of a date in hours, not in days');
    expect(date?.advice).toContain('multiply the default by 24 ');
    expect(time?.message).toBe('release 7.1 counts the `diff` of a datetime in minutes, not in hours');
    expect(time?.advice).toContain('multiply the default by 60 ');
  });
});

test.each([
  ['5.2', 'day', 'hour'],
  ['6.5', 'day', 'hour'],
  ['7.1', 'hour', 'minute'],
] as const)('%s counts diff of a date in %ss, that of a datetime in %ss', (release, ofDate, ofDatetime) => {
  expect(unitOfDiff('date', release)).toBe(ofDate);
  expect(unitOfDiff('datetime', release)).toBe(ofDatetime);
  expect(unitOfDiff('input', release)).toBeUndefined();
});
