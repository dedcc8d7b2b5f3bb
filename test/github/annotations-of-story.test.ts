import { expect, test } from 'vitest';
import { annotationsOfStory } from '../../src/github/annotations.ts';
import { tellPlan } from '../../src/render/story/tell-plan.ts';
import { inYaml, onDesk, planFor } from '../plan/builders.ts';
import { marksOf, type Row, type Seen } from './annotated-project.ts';

/** "level | line | title | message; message", for tables. */
function told({ level, at, title, message }: Seen): string {
  return [level, at ?? '(the run)', title, message.join('; ')].join(' | ');
}

function ticket(attributes: string): Readonly<Record<string, string>> {
  return { 'attributes/ticket.yaml': `object: Ticket\nattributes:\n${attributes}` };
}

const SEVERITY: Row = { name: 'severity', display: 'Severity' };

test.each<[string, Readonly<Record<string, string>>, readonly Row[], readonly string[], readonly string[]]>([
  [
    'a change that is applied gets no annotation: the comment and the page of the run show it',
    ticket('  - { name: severity, display: New, data_type: input, data_option: { type: text, maxlength: 130 } }\n'),
    [SEVERITY],
    [],
    [],
  ],
  [
    'what blocks the plan comes first, and stands at no line',
    ticket('  - { name: severity, state: absent }\n  - { name: used, state: absent }\n'),
    [SEVERITY, { name: 'used', display: 'Used', deletable: false, not_deletable_reason: 'Trigger: VIP' }],
    ['limits: { destroy: 0 }'],
    [
      'error | (the run) | Not applicable | this plan deletes the data of 1 attribute; the limit is 0. To allow this: --allow-destroy Ticket.severity',
      'error | - { name: used, state: absent } | Ticket.used "Used" | refused (not-deletable); Ticket.used cannot be deleted: Trigger: VIP; → Remove the references to it, or remove its `state: absent` entry from the files.',
    ],
  ],
  [
    'a refused change stands at its line',
    ticket(
      '  - name: severity\n    display: Severity\n    data_type: input\n    data_option: { type: text, maxlength: 9 }\n',
    ),
    [SEVERITY],
    [],
    [
      'error | data_option: { type: text, maxlength: 9 } | Ticket.severity "Severity" | refused (cost-not-accepted); data_option/maxlength: longer stored values make the migration fail; → To accept this, add `accept: [shorter_maxlength]` to Ticket.severity.',
    ],
  ],
])('%s', async (_, files, rows, more, marks) => {
  expect((await marksOf(files, rows, more)).map(told)).toEqual(marks);
});

test.each([
  ['', 'attributes/ticket.yaml'],
  ['.', 'attributes/ticket.yaml'],
  ['desks/berlin', 'desks/berlin/attributes/ticket.yaml'],
])('a project in the folder %j is named from the top of its repository', (folder, file) => {
  const plan = planFor([inYaml({ option: { maxlength: 9 } })], [onDesk()]);
  expect(annotationsOfStory(tellPlan(plan, undefined), folder)).toMatchObject([
    { place: { file, line: 3, column: 5 } },
  ]);
});
