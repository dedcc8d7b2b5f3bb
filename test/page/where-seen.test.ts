import { expect, test } from 'vitest';
import { type AttributeKey, parseAttributeKey } from '../../src/attribute/attribute-key.ts';
import { formsByKey, whereSeen } from '../../src/render/page/entry-html.ts';
import type { Form, FormRow } from '../../src/render/page/forms.ts';

function keyOf(index: number): AttributeKey {
  const key = parseAttributeKey(`Ticket.field_${index}`);
  if (key === undefined) throw new Error('no key');
  return key;
}

/** How often a page of so many attributes, all of them on one form, looks at a row of the form. */
function looksAtRows(count: number): number {
  let looks = 0;
  const keys = Array.from({ length: count }, (_, index) => keyOf(index));
  const rows = keys.map(
    (key): FormRow => ({
      get key() {
        looks += 1;
        return key;
      },
      before: undefined,
      after: undefined,
      marks: [],
      says: [],
    }),
  );
  const form: Form = { object: 'Ticket', screen: 'edit', role: 'ticket.agent', rows };
  const seen = formsByKey([form]);
  for (const key of keys) expect(whereSeen(key, 'new', seen).source).toContain('data-screens="edit"');
  return looks;
}

test('twice the attributes are twice the looks, not four times', () => {
  expect(looksAtRows(400)).toBeLessThanOrEqual(2 * looksAtRows(200));
});
