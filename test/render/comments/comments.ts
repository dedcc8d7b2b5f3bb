import type { AttributeDefinition } from '../../../src/model/definition.ts';
import { Failure, InvalidConfig } from '../../../src/model/failure.ts';
import type { JsonValue } from '../../../src/model/json.ts';
import type { LiveAttribute } from '../../../src/model/live-attribute.ts';
import { makeProblem } from '../../../src/model/problem.ts';
import type { PlanRules } from '../../../src/plan/decision.ts';
import type { TargetPlan } from '../../../src/render/headline.ts';
import type { PlansToTell } from '../../../src/render/plan-markdown.ts';
import { tellPlan } from '../../../src/render/story/tell-plan.ts';
import { absent, inYaml, onDesk, planFor, RULES } from '../../plan/builders.ts';

/** The comments of which there are pictures: what a reviewer meets, from a small change to one of 2,000 fields. */

export const RUN = 'https://github.com/nordquell/helpdesk-fields/actions/runs/4711';

export function planned(
  target: string,
  wanted: readonly AttributeDefinition[],
  live: readonly LiveAttribute[],
  rules: Partial<PlanRules> = {},
): TargetPlan {
  const url = `https://${target}.nordquell.example`;
  const plan = planFor(wanted, live, { target: { ...RULES.target, name: target, url }, ...rules });
  return { outcome: 'planned', target, story: tellPlan(plan, undefined), warnings: [] };
}

export function inPullRequest(plans: readonly TargetPlan[]): PlansToTell {
  return { plans, next: 'merging', link: RUN };
}

const floors = (options: JsonValue) => ({ type: 'select', option: { options } }) as const;
const EDIT = { edit: { 'ticket.agent': { shown: true } } };
const DOOR = inYaml({ name: 'door', display: 'Door', option: { type: 'text', maxlength: 40 }, screens: EDIT });
const FLOOR = onDesk({ name: 'floor', display: 'Floor', ...floors({ ground: 'Ground', first: 'First' }), id: 71 });
const STOREY = inYaml({
  name: 'floor',
  display: 'Storey',
  ...floors({ ground: 'Ground floor', first: 'First', second: 'Second' }),
});
const FAX = onDesk({ name: 'fax_number', display: 'Fax number', id: 72 });
const PAGER = onDesk({ name: 'pager', display: 'Pager', id: 73 });
const VENDOR = onDesk({
  name: 'vendor_case',
  display: 'Case at the vendor',
  not_deletable_reason: 'Trigger: Remind',
  id: 74,
});

const small = (target: string): TargetPlan => planned(target, [DOOR, STOREY], [FLOOR]);

const warnings = [
  makeProblem('label-twice', 'Ticket.door and Ticket.gate have the same label "Door"', {
    hint: 'Give one of them another label.',
    where: { file: 'attributes/ticket.yaml', line: 12, column: 3 },
  }),
];

/** 1,200 new fields, 797 with another label, and 3 that go. */
function twoThousand(): TargetPlan {
  const named = (count: number, word: string): readonly string[] =>
    Array.from({ length: count }, (_, index) => `${word}_${String(index + 1).padStart(4, '0')}`);
  const [added, changed, gone] = [named(1_200, 'site'), named(797, 'room'), named(3, 'old')];
  const wanted = [
    ...added.map((name) => inYaml({ name, display: `Site ${name.slice(-4)}`, screens: EDIT })),
    ...changed.map((name) => inYaml({ name, display: `Room ${name.slice(-4)}` })),
    ...gone.map((name) => absent(name)),
  ];
  const live = [...changed, ...gone].map((name, index) => onDesk({ name, display: name, id: 100 + index }));
  return planned('production', wanted, live, { destroyLimit: 5 });
}

export const COMMENTS: ReadonlyMap<string, PlansToTell> = new Map([
  ['opened', inPullRequest([small('staging'), small('production')])],
  [
    'refused-and-deletion',
    inPullRequest([
      planned('production', [absent('fax_number'), absent('pager'), absent('vendor_case'), DOOR], [FAX, PAGER, VENDOR]),
    ]),
  ],
  [
    'two-targets-differ',
    inPullRequest([
      { outcome: 'planned', target: 'staging', story: storyOf(small('staging')), warnings },
      planned('production', [DOOR, STOREY, absent('fax_number')], [FLOOR, FAX]),
    ]),
  ],
  ['two-thousand-fields', inPullRequest([twoThousand()])],
  [
    'desk-unreachable',
    inPullRequest([
      small('staging'),
      {
        outcome: 'failed',
        target: 'production',
        failure: new Failure(
          'HELP_DESK_UNREACHABLE',
          'the help desk at https://production.nordquell.example does not answer',
          { hint: 'Look whether it is up, then run the job again.' },
        ),
      },
    ]),
  ],
  [
    'errors-in-files',
    inPullRequest([
      {
        outcome: 'failed',
        target: '',
        failure: new InvalidConfig([
          makeProblem('unknown-key', 'unknown key "maxlenght" in the options of Ticket.door', {
            hint: 'Did you mean `maxlength`?',
            where: { file: 'attributes/ticket.yaml', line: 9, column: 7 },
          }),
          ...warnings,
        ]),
      },
    ]),
  ],
]);

function storyOf(plan: TargetPlan) {
  if (plan.outcome === 'failed') throw plan.failure;
  return plan.story;
}
