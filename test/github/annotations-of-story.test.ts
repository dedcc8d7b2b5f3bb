import { expect, test } from 'vitest';
import { annotationsOfStory } from '../../src/github/annotations.ts';
import { hashOfStaged } from '../../src/plan/digest.ts';
import { tellPlan } from '../../src/render/story/tell-plan.ts';
import { inYaml, onDesk, planFor, seededRows, tombstone } from '../plan/builders.ts';
import { marksOf, type Row, type Seen } from './annotated-project.ts';

const AT_ONCE = '(immediately)';
const LATER = '(after migration)';
const WRITES_REFUSED = 'API requests fail (422) for records without a value, including existing records';

/** "level | line | title | message; message", for tables. */
function told({ level, at, title, message }: Seen): string {
  return [level, at ?? '(the run)', title, message.join('; ')].join(' | ');
}

function ticket(attributes: string): Readonly<Record<string, string>> {
  return { 'attributes/ticket.yaml': `object: Ticket\nattributes:\n${attributes}` };
}

test('each change stands at the line that causes it, the most dangerous first', async () => {
  const files = {
    ...ticket(`  - name: brand_new
    display: Brand new
    data_type: input
    data_option: { type: text, maxlength: 50 }
    screens:
      edit:
        ticket.agent: { shown: true }
  - name: asks
    display: Asks now
    data_type: input
    data_option: { type: text, maxlength: 60, null: true }
    accept: [required, shorter_maxlength]
    screens:
      edit:
        ticket.customer: { shown: true }
        ticket.agent: { shown: true, required: true }
  - name: gone
    state: absent
  - name: used
    state: absent
  - name: pier
    display: Pier
    data_type: select
    options_from: piers.csv
    data_option: { default: "" }
    accept: [option_removed]
`),
    'attributes/piers.csv': 'value,name\nN1,North 1\nN2,North 2\nS9,South 9\n',
  };
  const options = { N1: 'North 1', N2: 'North 2', N3: 'North 3' };
  const marks = await marksOf(files, [
    { name: 'asks', display: 'Asks', screens: { edit: { 'ticket.agent': { shown: true } } } },
    { name: 'gone', display: 'Gone' },
    { name: 'used', display: 'Used', deletable: false, not_deletable_reason: 'Trigger: VIP' },
    { name: 'pier', display: 'Pier', data_type: 'select', data_option: { options, default: '', null: true } },
  ]);
  expect(marks.map(told)).toEqual([
    'error | state: absent | Ticket.used "Used" | refused (not-deletable); Ticket.used cannot be deleted: Trigger: VIP; → Remove the references to it, or remove its `state: absent` entry from the files.',
    'warning | state: absent | Ticket.gone "Gone" | deletes the column and every value in it, after migration',
    `warning | ticket.agent: { shown: true, required: true } | Ticket.asks "Asks" | edit, agent  shown → required ${AT_ONCE}: ${WRITES_REFUSED}`,
    `warning | S9,South 9 | Ticket.pier "Pier" | options  1 removed, 1 added ${LATER}: stored values stay, but can no longer be selected;   - N3  North 3;   + S9  South 9`,
    `warning | data_option: { type: text, maxlength: 60, null: true } | Ticket.asks "Asks" | maxlength  at most 120 → 60 characters ${LATER}: longer stored values make the migration fail`,
    `notice | display: Asks now | Ticket.asks "Asks" | label (display)  "Asks" → "Asks [now]" ${AT_ONCE}`,
    `notice | ticket.customer: { shown: true } | Ticket.asks "Asks" | edit, customer  hidden → shown ${AT_ONCE}`,
    'notice | - name: brand_new | Ticket.brand_new "Brand new" | new input; type: "text"; maxlength: 50; on edit (agent)',
  ]);
});

const INPUT = 'data_type: input, data_option: { type: text, maxlength: 120 }';
const SEVERITY: Row = { name: 'severity', display: 'Severity' };

test.each<[string, Readonly<Record<string, string>>, readonly Row[], readonly string[], readonly string[]]>([
  ['nothing to do is no mark', ticket(`  - { name: severity, display: Severity, ${INPUT} }\n`), [SEVERITY], [], []],
  [
    'several changes on one line are one mark, and the worst of them is its level',
    ticket(
      '  - { name: severity, display: New, accept: [shorter_maxlength], data_type: input, data_option: { type: text, maxlength: 9 } }\n',
    ),
    [SEVERITY],
    [],
    [
      `warning | - { name: severity, display: New, accept: [shorter_maxlength], data_type: input, data_option: { type: text, maxlength: 9 } } | Ticket.severity "Severity" | label (display)  "Severity" → "New" ${AT_ONCE}; maxlength  at most 120 → 9 characters ${LATER}: longer stored values make the migration fail`,
    ],
  ],
  [
    'what is to know of an attribute stands at each of its lines',
    ticket(
      '  - name: severity\n    display: New\n    data_type: input\n    data_option: { type: text, maxlength: 130 }\n',
    ),
    [{ ...SEVERITY, data_option: { type: 'text', maxlength: 120, null: true, own: 1 } }],
    [],
    [
      `notice | display: New | Ticket.severity "Severity" | label (display)  "Severity" → "New" ${AT_ONCE}; unchanged: own`,
      `notice | data_option: { type: text, maxlength: 130 } | Ticket.severity "Severity" | maxlength  at most 120 → 130 characters ${LATER}; unchanged: own`,
    ],
  ],
  [
    'a default is for new records alone: nobody has to be warned',
    ticket(
      '  - { name: severity, display: Severity, data_type: input, data_option: { type: text, maxlength: 120, default: low } }\n',
    ),
    [SEVERITY],
    [],
    [
      `notice | - { name: severity, display: Severity, data_type: input, data_option: { type: text, maxlength: 120, default: low } } | Ticket.severity "Severity" | default  nothing → "low" ${LATER}: existing records do not change`,
    ],
  ],
  [
    'a new attribute that must be filled is a warning at its first line',
    ticket(
      `  - name: fresh\n    display: Fresh\n    data_type: input\n    data_option: { type: text, maxlength: 120 }\n    screens: { edit: { ticket.agent: { shown: true, required: true } } }\n`,
    ),
    [SEVERITY],
    [],
    [
      `warning | - name: fresh | Ticket.fresh "Fresh" | new input; type: "text"; maxlength: 120; on edit (agent: required): ${WRITES_REFUSED}`,
    ],
  ],
  [
    'what an overlay says stands in the overlay',
    {
      ...ticket(`  - { name: severity, display: Severity, ${INPUT} }\n`),
      'overlays/desk.yaml': 'object: Ticket\nattributes:\n  - name: severity\n    display: Other\n',
    },
    [SEVERITY],
    ['overlays: overlays/*.yaml'],
    [`notice | display: Other | Ticket.severity "Severity" | label (display)  "Severity" → "Other" ${AT_ONCE}`],
  ],
  [
    'what keeps all of it from being applied comes first, and stands at no line',
    ticket('  - { name: severity, state: absent }\n'),
    [SEVERITY],
    ['limits: { destroy: 0 }'],
    [
      'error | (the run) | Not applicable | this plan deletes the data of 1 attribute; the limit is 0. To allow this: --allow-destroy Ticket.severity',
      'warning | - { name: severity, state: absent } | Ticket.severity "Severity" | deletes the column and every value in it, after migration',
    ],
  ],
  [
    'a change that is refused is told with it',
    ticket(
      '  - name: severity\n    display: Severity\n    data_type: input\n    data_option: { type: text, maxlength: 9 }\n',
    ),
    [SEVERITY],
    [],
    [
      'error | data_option: { type: text, maxlength: 9 } | Ticket.severity "Severity" | refused (cost-not-accepted); data_option/maxlength: longer stored values make the migration fail; → To accept this, add `accept: [shorter_maxlength]` to Ticket.severity.; maxlength  at most 120 → 9 characters (after migration): longer stored values make the migration fail',
    ],
  ],
  [
    'a cell of which a part is left to others is told at its line, like any other',
    ticket(
      `  - name: severity\n    display: Severity\n    data_type: input\n    data_option: { type: text, maxlength: 120 }\n    ignore: [screens/edit/ticket.agent/required]\n    screens:\n      edit:\n        ticket.agent:\n          shown: true\n          item_class: column\n`,
    ),
    [{ ...SEVERITY, screens: { edit: { 'ticket.agent': { shown: true, required: false, item_class: 'row' } } } }],
    [],
    [`notice | ticket.agent: | Ticket.severity "Severity" | edit, agent, item_class: "row" → "column" ${AT_ONCE}`],
  ],
])('%s', async (_, files, rows, more, marks) => {
  expect((await marksOf(files, rows, more)).map(told)).toEqual(marks);
});

test('what no file says is a mark on the run', () => {
  const plan = planFor([], [...seededRows(), onDesk()], { undeclared: 'delete' });
  expect(annotationsOfStory(tellPlan(plan, undefined), '')).toEqual([
    {
      level: 'warning',
      title: 'Ticket.severity "Severity"',
      message:
        'deletes the column and every value in it, after migration\nnot declared, and the target has `undeclared: delete`',
      place: undefined,
    },
  ]);
});

test('a field that was never migrated has no values to lose: nobody has to be warned', () => {
  const staged = onDesk({ waitingFor: ['creation'] });
  const plan = planFor([tombstone()], [staged], { ours: new Map([[staged.key, [hashOfStaged(staged)]]]) });
  expect(annotationsOfStory(tellPlan(plan, undefined), '')).toMatchObject([
    { level: 'notice', message: 'deleted immediately: it was never migrated and has no data' },
  ]);
});

test('what waits for its migration alone stands at its attribute', () => {
  const staged = onDesk({ waitingFor: ['settings'], pending: { type: 'text', maxlength: 120 } });
  const plan = planFor([inYaml()], [staged], { ours: new Map([[staged.key, [hashOfStaged(staged)]]]) });
  expect(annotationsOfStory(tellPlan(plan, undefined), '')).toEqual([]);
});

test.each([
  ['', 'attributes/ticket.yaml'],
  ['.', 'attributes/ticket.yaml'],
  ['desks/berlin', 'desks/berlin/attributes/ticket.yaml'],
])('a project in the folder %j is named from the top of its repository', (folder, file) => {
  const plan = planFor([inYaml({ display: 'New' })], [onDesk()]);
  expect(annotationsOfStory(tellPlan(plan, undefined), folder)).toMatchObject([
    { place: { file, line: 3, column: 5 } },
  ]);
});
