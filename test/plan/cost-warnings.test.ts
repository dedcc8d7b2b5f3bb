import { expect, test } from 'vitest';
import { inYaml, onDesk, planFor } from './builders.ts';

test('an option that goes is told at the line of its list', () => {
  const select = (options: Record<string, string>) => ({
    type: 'select' as const,
    option: { options, default: '' },
  });
  const wanted = inYaml({ ...select({ a: 'A' }), accept: ['option_removed'] });
  const optionsFrom = {
    file: 'lists/severity.csv',
    locateChange: () => ({ file: 'lists/severity.csv', line: 7, column: 1 }),
  };
  const listed = { ...wanted, origin: { ...wanted.origin, optionsFrom } };
  const { warnings } = planFor([listed], [onDesk(select({ a: 'A', b: 'B' }))]);
  expect(warnings).toMatchObject([
    { code: 'option-removed', where: { file: 'lists/severity.csv', line: 7 }, message: expect.stringContaining('b ') },
  ]);
});
