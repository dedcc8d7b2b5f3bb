import { expect, test } from 'vitest';
import { isUnion } from '../../src/plan/composed.ts';

type Row = Parameters<typeof isUnion>[0]['before'];

const USUAL = { data_type: 'input', active: true, screens: {} } as const;

const row = (settings: object, option: object = {}): Row => ({
  ...USUAL,
  display: 'Floor',
  position: 900,
  data_option: { maxlength: 120, note: '', ...option },
  ...settings,
});

const BEFORE = row({});
const LABEL = row({ display: 'Storey' });
const LENGTH = row({}, { maxlength: 200 });
const BOTH = row({ display: 'Storey' }, { maxlength: 200 });

test.each<[string, Row, readonly Row[], boolean]>([
  ['two settings, each of one part', BOTH, [LABEL, LENGTH], true],
  ['the same setting of both, to the same value', LABEL, [LABEL, LABEL], true],
  ['a part that changes nothing', LABEL, [LABEL, BEFORE], true],
  ['one of them alone, as the other was taken back', LABEL, [LABEL, LENGTH], false],
  ['a setting of no part', row({ display: 'Storey', position: 901 }, { maxlength: 200 }), [LABEL, LENGTH], false],
  ['a setting that a part takes away', row({}, { maxlength: undefined }), [LABEL, LENGTH], false],
  ['one setting, to two values', row({ display: 'Level' }), [LABEL, row({ display: 'Level' })], false],
  ['parts of nothing', BOTH, [], false],
  [
    'choices of one list, which is one setting',
    row({}, { options: { a: 'A', b: 'B' } }),
    [row({}, { options: { a: 'A' } }), row({}, { options: { b: 'B' } })],
    false,
  ],
])('%s', (_, after, parts, isOne) => {
  expect(
    isUnion(
      { before: BEFORE, after },
      parts.map((part) => ({ after: part })),
    ),
  ).toBe(isOne);
});
