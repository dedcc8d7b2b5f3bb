import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/model/json.ts';
import { deskRelease } from '../../src/model/release.ts';
import { COLOURED } from '../../src/render/paper.ts';
import { absent, inYaml, onDesk } from '../plan/builders.ts';
import { changeText, planText, WIDE } from './told.ts';

const HERE = 'attributes/ticket.yaml:3';
const AT_ONCE = '(immediately)';
const LATER = '(after migration)';

type Settings = NonNullable<Parameters<typeof inYaml>[0]>;

const select = (options: JsonValue, more: JsonObject = {}): Settings => ({
  type: 'select',
  option: { options, default: '', ...more },
  accept: ['option_removed'],
});
const tree = (options: JsonValue): Settings => ({ ...select(options), type: 'tree_select' });
const node = (value: string, children: readonly JsonObject[] = []): JsonObject => ({
  name: value.split('::').at(-1) ?? '',
  value,
  ...(children.length === 0 ? {} : { children }),
});
const text = (more: JsonObject): Settings => ({ option: { type: 'text', maxlength: 120, ...more } });

describe('what changes stands in one line', () => {
  test.each<[string, Settings, Settings, string]>([
    [
      'a label, with the words that differ marked',
      { display: 'Who is affected?' },
      { display: 'Who is affected by it?' },
      `label (display)  "Who is affected?" → "Who is affected by it?" ${AT_ONCE}`,
    ],
    [
      'a label that loses what stood between two colons',
      { display: 'Report : late :warning' },
      { display: 'Report ::warning' },
      `label (display)  "Report : late :warning" → "Report \\u{3a}:warning" ${AT_ONCE}`,
    ],
    [
      'no mark where it would cut a command of a build log',
      { display: 'Read # first' },
      { display: 'Read ##vso[x] first' },
      `label (display)  "Read # first" → "Read \\u{23}#vso[x] first" ${AT_ONCE}`,
    ],
    [
      'a label that only seems blank, because it is one of Braille',
      { display: '\u2800' },
      { display: 'Cost\u2800centre' },
      `label (display)  "\\u{2800}" → "Cost\\u{2800}centre" ${AT_ONCE}`,
    ],
    [
      'a label that plays one of our lines: blanks are counted, and quotes say where it ends',
      { display: 'Cost' },
      { display: 'Cost (immediately)      length  at most "4" → 400' },
      `label (display)  "Cost" → "Cost (immediately) (6 spaces) length  at most \\"4\\" → 400" ${AT_ONCE}`,
    ],
    ['a label that has no word in common', { display: 'A' }, { display: 'B' }, `label (display)  "A" → "B" ${AT_ONCE}`],
    [
      'a label that is written from the right',
      { display: 'שלום' },
      { display: 'עולם' },
      `label (display)  "שלום" becomes "עולם" ${AT_ONCE}`,
    ],
    [
      'a shorter limit, with what it costs',
      {},
      { ...text({ maxlength: 80 }), accept: ['shorter_maxlength'] },
      `maxlength  at most 120 → 80 characters ${LATER}: longer stored values make the migration fail`,
    ],
    ['a longer limit', {}, text({ maxlength: 200 }), `maxlength  at most 120 → 200 characters ${LATER}`],
    [
      'a default by its label',
      select({ a: 'Ada', b: 'Bob' }),
      select({ a: 'Ada', b: 'Bob' }, { default: 'b' }),
      `default  nothing → "b" ("Bob") ${LATER}: existing records do not change`,
    ],
    ['whether it is in use', {}, { active: false }, `active  yes → no ${AT_ONCE}: no form shows it any more`],
    ['its place', { position: 900 }, { position: 950 }, `position  at 900 → 950 ${AT_ONCE}`],
    [
      'the distance of a date',
      { type: 'date', option: { diff: 1 } },
      { type: 'date', option: { diff: 14 } },
      `default (diff)  1 day after the form is opened → 14 days after the form is opened ${LATER}`,
    ],
    ['a note that there was not', {}, text({ note: 'Ask the desk' }), `note  not set → "Ask the desk" ${LATER}`],
  ])('%s', (_, before, after, line) => {
    expect(changeText(before, after, WIDE)).toEqual([`      ${line}  ${HERE}`]);
  });
});

test('the distance of a date is told in the unit of the release', () => {
  const lines = (type: 'date' | 'datetime', release: '6.5' | '7.1'): string =>
    planText([inYaml({ type, option: { diff: 48 } })], [], WIDE, { release: deskRelease(release) }).join('\n');
  expect(lines('date', '6.5')).toContain('48 days after the form is opened');
  expect(lines('date', '7.1')).toContain('48 hours after the form is opened');
  expect(lines('datetime', '6.5')).toContain('48 hours after the form is opened');
  expect(lines('datetime', '7.1')).toContain('48 minutes after the form is opened');
});

describe('options', () => {
  test.each<[string, Settings, Settings, readonly string[]]>([
    [
      'what goes stands before what comes',
      select({ a: 'Ada', b: 'Bob', c: 'Cid' }),
      select({ a: 'Ada', c: 'El Cid', d: 'Dan' }),
      [
        `      options  1 removed, 1 relabelled, 1 added ${LATER}: stored values stay, but can no longer be selected  ${HERE}`,
        '        - b  Bob',
        '        ~ c  Cid → El Cid',
        '        + d  Dan',
      ],
    ],
    [
      'a branch of a tree is one line, and everything below it is counted',
      tree([node('IT')]),
      tree([node('IT', [node('IT::Net', [node('IT::Net::Wifi'), node('IT::Net::Cable')])])]),
      [`      options  3 added ${LATER}  ${HERE}`, '        + IT › Net and 2 below it'],
    ],
    [
      'what moves in a tree says from where to where',
      tree([
        { name: 'Old', value: 'o', children: [{ name: 'Sales', value: '4712' }] },
        { name: 'New', value: 'n' },
      ]),
      tree([
        { name: 'Old', value: 'o' },
        { name: 'New', value: 'n', children: [{ name: 'Sales', value: '4712' }] },
      ]),
      [`      options  1 moved ${LATER}  ${HERE}`, '        ~ 4712  Old › Sales → New › Sales'],
    ],
    [
      'a list in another order',
      {
        ...select(
          [
            { name: 'A', value: 'a' },
            { name: 'B', value: 'b' },
          ],
          { customsort: 'on' },
        ),
      },
      {
        ...select(
          [
            { name: 'B', value: 'b' },
            { name: 'A', value: 'a' },
          ],
          { customsort: 'on' },
        ),
      },
      [`      options  same options, different order ${LATER}  ${HERE}`],
    ],
    [
      'names that hide their end are quoted',
      select({ a: 'Ada' }),
      select({ a: 'Ada', 'b ': 'Bob' }),
      [`      options  1 added ${LATER}  ${HERE}`, '        + "b "  Bob'],
    ],
  ])('%s', (_, before, after, lines) => {
    expect(changeText(before, after, WIDE)).toEqual(lines);
  });

  const wholeTree = (label: (index: number) => string, value: (index: number) => string): Settings =>
    tree(Array.from({ length: 10_000 }, (_, index) => ({ name: label(index), value: value(index) })));

  test('of 10,000 with 3 changes show 3', () => {
    const before = wholeTree((index) => `Room ${index}`, String);
    const after = wholeTree((index) => (index % 4_000 === 7 ? `Hall ${index}` : `Room ${index}`), String);
    expect(changeText(before, after, WIDE)).toEqual([
      `      options  3 relabelled ${LATER}  ${HERE}`,
      '        ~ 7  Room 7 → Hall 7',
      '        ~ 4007  Room 4007 → Hall 4007',
      '        ~ 8007  Room 8007 → Hall 8007',
    ]);
  });

  test('of 10,000 that all change show counts, the first ones, and where all of them are', () => {
    const lines = changeText(
      wholeTree(String, String),
      wholeTree(String, (index) => `n${index}`),
      WIDE,
    );
    expect(lines).toHaveLength(14);
    expect(lines[0]).toContain('options  10,000 removed, 10,000 added');
    expect(lines[1]).toBe('        - 0');
    expect(lines.at(-1)).toBe('        … and 19,988 more; full list in --json');
  });
});

describe('screens', () => {
  const agent = { 'ticket.agent': { shown: true } };
  const both = { ...agent, 'ticket.customer': { shown: true, required: true } };

  test('that change in the same way for a role are one line', () => {
    const before = { screens: { create_middle: agent, edit: agent } };
    const after: Settings = { screens: { create_middle: both, edit: both }, accept: ['required'] };
    expect(changeText(before, after)).toEqual([
      '      screens  (immediately): required: agents cannot save a ticket without it,',
      '               new or old; API requests without it are answered 422',
      '        ! customer: hidden → required on new ticket (create_middle), ticket',
      '          sidebar (edit)',
    ]);
  });

  test('tell first what is hidden', () => {
    const before = { screens: { create_middle: { ...agent, '-all-': { shown: false } }, edit: agent } };
    const after: Settings = { screens: { create_middle: { '-all-': { shown: true } }, edit: {} } };
    expect(changeText(before, after)).toEqual([
      '      screens  (immediately): hidden from agent on new ticket (create_middle),',
      '               ticket sidebar (edit)',
      '        - agent: shown → hidden on new ticket (create_middle), ticket sidebar',
      '          (edit)',
      '        + everyone: hidden → shown on new ticket (create_middle)',
    ]);
  });

  test('tell other settings of a cell', () => {
    const before = { screens: { edit: agent } };
    const after = { screens: { edit: { 'ticket.agent': { shown: true, item_class: 'column' } } } };
    expect(changeText(before, after).slice(1)).toEqual(['        ~ edit, agent: item_class not set → "column"']);
  });
});

describe('a new attribute tells what it brings', () => {
  test.each<[string, Settings, readonly string[]]>([
    [
      'its limits and texts in one sentence',
      {
        option: { type: 'text', maxlength: 12, note: 'From the sticker' },
        screens: { edit: { '-all-': { shown: true } } },
      },
      ['maxlength: at most 12 characters; note: "From the sticker"', 'screens: everyone on ticket sidebar (edit)'],
    ],
    [
      'its options by their labels',
      { ...select({ a: 'Low', b: 'High, and urgent' }), screens: { edit: { 'ticket.agent': { shown: true } } } },
      ['options: a "Low", b "High, and urgent"', 'screens: agent on ticket sidebar (edit)'],
    ],
    [
      'who sees it, and who has to fill it in',
      {
        type: 'date',
        option: {},
        screens: {
          create_middle: { 'ticket.agent': { shown: true }, 'ticket.customer': { shown: true, required: true } },
          edit: { 'ticket.agent': { shown: true }, 'ticket.customer': { shown: false } },
        },
      },
      [
        'screens: agent on new ticket (create_middle), ticket sidebar (edit); customer, required, on new ticket (create_middle): required: agents cannot save a new ticket without it; API requests without it are answered 422',
      ],
    ],
    [
      'where it will stand',
      { position: undefined, active: false, screens: {} },
      ['active: no; maxlength: at most 120 characters; position: last (1)'],
    ],
  ])('%s', (_, settings, lines) => {
    const told = planText([inYaml({ position: 7, ...settings })], [], WIDE);
    expect(told.slice(told.indexOf('') + 2, told.lastIndexOf(''))).toEqual(
      lines.map((line) => `      ${line}  ${HERE}`),
    );
  });
});

test('a new attribute that no form shows says so, with the lines to add', () => {
  const told = planText([inYaml({ type: 'date', option: {}, screens: {}, position: 7 })], [], WIDE);
  expect(told.slice(told.indexOf('') + 2, told.lastIndexOf(''))).toEqual(['      on no form: nobody will see it']);
});

describe('the summary of a plan', () => {
  const EVERYTHING = [
    [inYaml({ name: 'fresh' }), inYaml({ name: 'severity', display: 'How bad?' }), absent('gone'), absent('used')],
    [
      onDesk({ id: 1 }),
      onDesk({ id: 2, name: 'gone', display: 'Gone' }),
      onDesk({ id: 3, name: 'used', display: 'Used', not_deletable_reason: 'a trigger' }),
      onDesk({ id: 4, name: 'theirs', waiting_for: ['deletion'] }),
    ],
  ] as const;

  test('begins with the refusal and the data that would be lost, and ends with what stands in the way, how much, and where', () => {
    const lines = planText(...EVERYTHING, WIDE);
    expect(lines.slice(0, 5)).toEqual([
      'test: refused (1 of 4 changes), nothing is applied',
      '2 risks, worst first:',
      '  Ticket.used: refused: cannot be deleted: a trigger',
      '  Ticket.gone: the field is deleted: all values are lost; only a backup restores them',
      '',
    ]);
    expect(lines.slice(lines.lastIndexOf('') + 1)).toEqual([
      'Cannot be applied: 1 change is refused. Fix it first.',
      expect.stringMatching(/^Cannot be applied: the migration would also execute .* Ticket\.theirs\. /u),
      'Target: test at https://desk.example.com, release 6.5 (configured), commit 1a2b3c4d5e6f',
      'Unchanged: 1 field.',
    ]);
  });

  test('of a plan that may be applied is its headline, and the target', () => {
    const lines = planText([inYaml()], [], WIDE);
    expect(lines[0]).toBe('test: 1 added · restart required · no data deleted');
    expect(lines.slice(lines.lastIndexOf('') + 1)).toEqual([
      'Target: test at https://desk.example.com, release 6.5 (configured), commit 1a2b3c4d5e6f',
    ]);
  });

  test('names the line of each attribute, and of each setting on demand', () => {
    const usual = planText([inYaml({ display: 'New' })], [onDesk()]).join('\n');
    expect(usual.split(HERE)).toHaveLength(2);
    const verbose = planText([inYaml({ display: 'New' })], [onDesk()], WIDE).join('\n');
    expect(verbose.split(HERE)).toHaveLength(3);
  });

  test('then comes what is dangerous, and last what others have staged', () => {
    const lines = planText(...EVERYTHING, WIDE).filter((line) => /^ {2}\S/u.test(line));
    expect(lines.map((line) => line.slice(2).split('"')[0]?.trim())).toEqual([
      'Ticket.used: refused: cannot be deleted: a trigger',
      'Ticket.gone: the field is deleted: all values are lost; only a backup restores them',
      '! Ticket.used',
      '- Ticket.gone',
      '+ Ticket.fresh',
      '~ Ticket.severity',
      expect.stringMatching(/^Ticket\.theirs: will be deleted .* \(last changed by user 3, /u),
    ]);
  });

  test('explains what takes effect immediately, where something does', () => {
    const atOnce = planText([inYaml({ display: 'New' })], [onDesk()], WIDE);
    expect(atOnce).toContain(
      'immediately: takes effect as soon as it is sent; discarding pending changes does not revert it',
    );
    const later = planText([inYaml(text({ maxlength: 200 }))], [onDesk()], WIDE);
    expect(later.join('\n')).not.toContain('immediately');
  });

  test('of nothing says so, and counts', () => {
    expect(planText([inYaml()], [onDesk(), onDesk({ id: 9, name: 'other' })], WIDE)).toEqual([
      'test: no changes',
      '',
      'Target: test at https://desk.example.com, release 6.5 (configured), commit 1a2b3c4d5e6f',
      'Unchanged: 1 field of the files, 1 other field.',
    ]);
  });
});

test('colours mark the words that differ, and are no part of the plain text', () => {
  const lines = planText([inYaml({ display: 'A blue car' })], [onDesk({ display: 'A red car' })], {
    ...WIDE,
    style: COLOURED,
  });
  expect(lines.join('\n')).toContain('A \u001b[1m\u001b[4mblue\u001b[24m\u001b[22m car');
  expect(lines.join('\n')).not.toContain('[blue]');
});
