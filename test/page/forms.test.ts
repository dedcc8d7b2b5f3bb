import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/model/json.ts';
import type { LiveAttribute } from '../../src/model/live-attribute.ts';
import { deskRelease } from '../../src/model/release.ts';
import type { Plan } from '../../src/plan/plan.ts';
import type { Face } from '../../src/render/page/field-face.ts';
import { type FormRow, formsOfPlan } from '../../src/render/page/forms.ts';

import { absent, inYaml, onDesk, planFor, seededRows } from '../plan/builders.ts';

const SHOWN = { shown: true };
const REQUIRED = { shown: true, required: true };
const HIDDEN = { shown: false };

/** One form as a person would read it out, a line for each row: before, after, and what is marked. */
function form(
  plan: Plan,
  screen = 'create_middle',
  role = 'ticket.agent',
  subject: 'plan' | 'desk' = 'plan',
): readonly string[] {
  const found = formsOfPlan(plan, subject).find((each) => each.screen === screen && each.role === role);
  return (found?.rows ?? []).map(readOut);
}

function readOut({ before, after, marks, says }: FormRow): string {
  const sides = `${sideOf(before)} | ${sideOf(after)}`;
  const said = says.length === 0 ? '' : `: ${says.join(', ')}`;
  return marks.length === 0 ? sides : `${sides} | ${marks.join(' and ')}${said}`;
}

function sideOf(face: Face | undefined): string {
  if (face === undefined) return '–';
  const filled = face.filled === undefined ? '' : ` [${face.filled}]`;
  return `${face.label}${face.must === 'be-filled' ? '*' : ''}${filled}`;
}

const agents = (cell: JsonObject): JsonObject => ({ create_middle: { 'ticket.agent': cell } });

function live(name: string, position: number, more: Parameters<typeof onDesk>[0] = {}): LiveAttribute {
  return onDesk({ name, display: name, position, screens: agents(SHOWN), ...more });
}

function wanted(name: string, position: number | undefined, more: Parameters<typeof inYaml>[0] = {}) {
  return inYaml({ name, display: name, position, screens: agents(SHOWN), ...more });
}

describe('who sees a field', () => {
  const CASES: readonly (readonly [string, JsonObject, string, string, readonly string[]])[] = [
    ['an agent sees what is shown to agents', agents(SHOWN), 'create_middle', 'ticket.agent', ['– | Severity | new']],
    ['a customer does not see it', agents(SHOWN), 'create_middle', 'ticket.customer', []],
    ['nor does an agent on another screen', agents(SHOWN), 'edit', 'ticket.agent', []],
    ['a cell that is not shown shows nothing', agents(HIDDEN), 'create_middle', 'ticket.agent', []],
    ['what must be filled has its mark', agents(REQUIRED), 'create_middle', 'ticket.agent', ['– | Severity* | new']],
    [
      'null: false must be filled as well',
      agents({ null: false }),
      'create_middle',
      'ticket.agent',
      ['– | Severity* | new'],
    ],
    [
      '-all- decides for everyone',
      { edit: { '-all-': REQUIRED, 'ticket.customer': HIDDEN } },
      'edit',
      'ticket.customer',
      ['– | Severity* | new'],
    ],
    [
      'the upper part of a new ticket is one form for everyone',
      { create_top: { '-all-': SHOWN } },
      'create_top',
      '-all-',
      ['– | Severity | new'],
    ],
  ];
  test.each(CASES)('%s', (_, screens, screen, role, rows) => {
    const plan = planFor([inYaml({ screens })], []);
    expect(form(plan, screen, role)).toEqual(rows);
  });

  test.each<[string, JsonObject, string, string, readonly string[]]>([
    ['a form without a cell', {}, 'edit', 'ticket.customer', ['– | severity* | new']],
    ['a cell that does not say', agents(SHOWN), 'create_middle', 'ticket.agent', ['– | severity* | new']],
    ['no form that hides it', agents(HIDDEN), 'create_middle', 'ticket.agent', []],
    ['no form that saves nothing', {}, 'overview_bulk', 'ticket.agent', []],
  ])('a field with `null: false` in its data_option must be filled on %s', (_, screens, screen, role, rows) => {
    const option = { type: 'text', maxlength: 120, null: false };
    expect(form(planFor([wanted('severity', 1, { screens, option })], []), screen, role)).toEqual(rows);
  });

  test('an inactive field stands on no form', () => {
    expect(form(planFor([wanted('severity', 1, { active: false })], []))).toEqual([]);
  });

  const PERMITTED: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ['of another role', ['ticket.customer'], []],
    ['of this role', ['admin.user', 'ticket.agent'], ['– | severity | new']],
    ['of any role of its kind', ['ticket.*'], ['– | severity | new']],
    ['of nobody in particular', [], ['– | severity | new']],
  ];
  test.each(PERMITTED)('a field with the permission %s', (_, permission, rows) => {
    expect(form(planFor([wanted('severity', 1, { option: { permission } })], []))).toEqual(rows);
  });
});

describe('the order of a form', () => {
  test('is that of the positions, then of the names', () => {
    const plan = planFor([wanted('c', 5), wanted('b', 7), wanted('a', 7)], []);
    expect(form(plan)).toEqual(['– | c | new', '– | a | new', '– | b | new']);
  });

  test('a new field without a position comes last, also after those that nobody sees here', () => {
    const rows = [live('far', 950, { screens: {} }), live('near', 10)];
    const plan = planFor([wanted('a', undefined), wanted('b', undefined), wanted('at_951', 951)], rows);
    expect(form(plan)).toEqual(['near | near', '– | a | new', '– | at_951 | new', '– | b | new']);
  });

  test('a field that passes another has moved, and says where to', () => {
    const rows = [live('a', 1), live('b', 2), live('c', 3)];
    expect(form(planFor([wanted('a', 9)], rows))).toEqual(['b | b', 'c | c', 'a | a | moved: now below "c"']);
  });

  test('two that change places have both moved', () => {
    const rows = [live('a', 1), live('b', 2)];
    const plan = planFor([wanted('a', 2), wanted('b', 1)], rows);
    expect(form(plan)).toEqual(['b | b | moved: now on top', 'a | a | moved: now below "b"']);
  });

  test('another position that passes nobody is no move', () => {
    const rows = [live('a', 1), live('b', 20)];
    expect(form(planFor([wanted('a', 10)], rows))).toEqual(['a | a', 'b | b']);
  });
});

test('whoever moves, those have passed another that did', () => {
  const places = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(places, places, (before, after) => {
      const names = before.map((_, index) => `field_${index}`);
      const plan = planFor(
        names.map((name, index) => wanted(name, after[index])),
        names.map((name, index) => live(name, before[index] ?? 0)),
      );
      const passes = (one: number, other: number): boolean =>
        (before[one] ?? 0) < (before[other] ?? 0) !== (after[one] ?? 0) < (after[other] ?? 0);
      const moved = names.filter(
        (_, one) => before[one] !== after[one] && names.some((__, other) => other !== one && passes(one, other)),
      );
      expect(
        form(plan)
          .flatMap((line) => /^(\w+) \| \w+ \| moved/u.exec(line)?.[1] ?? [])
          .sort(),
      ).toEqual(moved);
    }),
  );
});

describe('what changes', () => {
  const CASES: readonly (readonly [string, Parameters<typeof inYaml>[0], Parameters<typeof inYaml>[0], string])[] = [
    ['another label', { display: 'Old' }, { display: 'New' }, 'Old | New | changed: label'],
    [
      'another default, by its label',
      { type: 'select', option: { options: { a: 'A', b: 'B' }, default: 'a' } },
      { type: 'select', option: { options: { a: 'A', b: 'B' }, default: 'b' } },
      'severity [A] | severity [B] | changed: default',
    ],
    [
      'one more choice',
      { type: 'select', option: { options: { a: 'A' } } },
      { type: 'select', option: { options: { a: 'A', b: 'B' } } },
      'severity | severity | changed: options',
    ],
    [
      'filling becomes a duty',
      {},
      { screens: agents(REQUIRED), accept: ['required'] },
      'severity | severity* | changed: now required',
    ],
    [
      'filling is a duty no more',
      { screens: agents(REQUIRED) },
      {},
      'severity* | severity | changed: no longer required',
    ],
    ['it is hidden from agents', {}, { screens: agents(HIDDEN) }, 'severity | – | gone'],
  ];
  test.each(CASES)('%s', (_, before, after, row) => {
    expect(form(planFor([wanted('severity', 1, after)], [live('severity', 1, before)]))).toEqual([row]);
  });

  test('a deletion leaves the others as they are', () => {
    const rows = [live('severity', 1), live('other', 2)];
    expect(form(planFor([absent('severity')], rows))).toEqual(['severity | – | gone', 'other | other']);
  });

  test('a refused change leaves the form as it is', () => {
    const before = { type: 'select', option: { options: { a: 'A', b: 'B' } } } as const;
    const after = { type: 'select', option: { options: { a: 'A' } } } as const;
    const plan = planFor([wanted('severity', 1, after)], [live('severity', 1, before)]);
    expect(plan.document.decisions.map(({ action }) => action)).toEqual(['refuse']);
    expect(form(plan)).toEqual(['severity | severity']);
  });
});

describe('what is filled in when the form is opened', () => {
  const CASES: readonly (readonly [string, Parameters<typeof inYaml>[0], string])[] = [
    ['a text', { option: { default: 'as usual' } }, 'as usual'],
    ['a number', { type: 'integer', option: { default: 7 } }, '7'],
    ['yes, by its label', { type: 'boolean', option: { options: { true: 'Sure' }, default: true } }, 'Sure'],
    [
      'a record of the help desk, which has its name',
      { type: 'select', option: { relation: 'TicketPriority', default: 2 } },
      'default set on the help desk',
    ],
    ['a day', { type: 'date', option: { diff: 3 } }, '3 days from today'],
    ['an hour', { type: 'datetime', option: { diff: 1 } }, '1 hour from now'],
    [
      'a branch of a tree, by its path',
      {
        type: 'tree_select',
        option: { options: [{ name: 'N', value: 'n', children: [{ name: 'V', value: 'n::v' }] }], default: 'n::v' },
      },
      'N › V',
    ],
    [
      "the screen's own value before that of the field",
      { option: { default: 'field' }, screens: agents({ shown: true, default: 'screen' }) },
      'screen',
    ],
  ];
  test.each(CASES)('%s', (_, settings, filled) => {
    expect(form(planFor([wanted('severity', 1, settings)], []))).toEqual([`– | severity [${filled}] | new`]);
  });

  test.each([
    ['date', 48, '48 hours from now'],
    ['date', 0, 'today'],
    ['datetime', 1, '1 minute from now'],
  ] as const)('a %s of %s on 7.1', (type, diff, filled) => {
    const plan = planFor([wanted('severity', 1, { type, option: { diff } })], [], { release: deskRelease('7.1') });
    expect(form(plan)).toEqual([`– | severity [${filled}] | new`]);
  });
});

describe('what others have staged', () => {
  const pending = { type: 'text', maxlength: 120, default: 'theirs' };
  const rows = [live('theirs', 1, { waiting_for: ['settings'], pending })];
  const ours = [wanted('ours', 2)];

  test('stays as it is where the target refuses it', () => {
    expect(form(planFor(ours, rows))).toEqual(['theirs | theirs', '– | ours | new']);
  });

  test('goes along where the target includes it', () => {
    expect(form(planFor(ours, rows, { foreignChanges: 'include' }))).toEqual([
      'theirs | theirs [theirs] | changed: default',
      '– | ours | new',
    ]);
  });

  test('a field that waits for its creation is on no form yet, and one marked for deletion is gone afterwards', () => {
    const staged = [live('a', 1, { waiting_for: ['creation'] }), live('b', 2, { waiting_for: ['deletion'] })];
    const plan = planFor([], [...seededRows(), ...staged]);
    expect(form(plan, 'create_middle', 'ticket.agent', 'desk')).toEqual(['b | – | gone', '– | a | new']);
    expect(form(plan)).toEqual([]);
  });
});

test('the choices of a map are sorted by label, those of a list that asks for it keep their order', () => {
  const options = { z: 'Alpha', a: 'Beta' };
  const list = [
    { name: 'Beta', value: 'b' },
    { name: 'Alpha', value: 'a' },
  ];
  const plan = planFor(
    [
      wanted('a_map', 1, { type: 'select', option: { options } }),
      wanted('b_list', 2, { type: 'select', option: { options: list, customsort: 'on' } }),
    ],
    [],
  );
  const [shown] = formsOfPlan(plan, 'plan');
  expect(shown?.rows.map(({ after }) => after?.choices.map(({ value }) => value))).toEqual([
    ['z', 'a'],
    ['b', 'a'],
  ]);
});

test('a field that comes into one of the two columns of a new ticket, or leaves it, is shown so', () => {
  const width = (cell: JsonObject, before: JsonObject) => {
    const plan = planFor(
      [wanted('floor', 10, { screens: agents(cell) })],
      [live('floor', 10, { screens: agents(before) })],
    );
    const [row] = formsOfPlan(plan, 'plan').flatMap(({ rows }) => rows);
    return [row?.before?.width, row?.after?.width, row?.says];
  };
  const half = { shown: true, item_class: 'column' };
  expect(width({ ...SHOWN, item_class: 'wide' }, half)).toEqual(['half', 'whole', ['width']]);
  expect(width(half, SHOWN)).toEqual(['whole', 'half', ['width']]);
  const plan = planFor([wanted('floor', 10)], []);
  expect(formsOfPlan(plan, 'plan').map(({ rows }) => rows[0]?.after?.width)).toEqual(['half']);
});
