import { describe, expect, test } from 'vitest';
import { attributeKey } from '../../src/attribute/attribute-key.ts';
import type { AttributeDefinition } from '../../src/attribute/definition.ts';
import type { JsonValue } from '../../src/attribute/json.ts';
import type { LiveAttribute } from '../../src/attribute/live-attribute.ts';
import type { PlanRules } from '../../src/plan/decision.ts';
import { codeBlock, codeCell, codeSpan, codeSpanWithin } from '../../src/render/markdown.ts';
import { MARKDOWN_BUDGET, renderPlanMarkdown } from '../../src/render/plan-markdown.ts';
import { tellPlan } from '../../src/render/story/tell-plan.ts';
import { inYaml, onDesk, planFor, tombstone } from '../plan/builders.ts';

function markdownOf(
  wanted: readonly AttributeDefinition[],
  live: readonly LiveAttribute[],
  rules: Partial<PlanRules> = {},
): string {
  return renderPlanMarkdown(tellPlan(planFor(wanted, live, rules), '1a2b3c4d'), MARKDOWN_BUDGET);
}

/** The only row of the summary table. */
function rowOf(wanted: readonly AttributeDefinition[], live: readonly LiveAttribute[]): string | undefined {
  return markdownOf(wanted, live)
    .split('\n')
    .find((line) => /^\| [-+~!=] \|/u.test(line));
}

/** The lines of the only diff block. */
function diffOf(wanted: readonly AttributeDefinition[], live: readonly LiveAttribute[]): readonly string[] {
  return /```diff\n([\s\S]*?)\n```/u.exec(markdownOf(wanted, live))?.[1]?.split('\n') ?? [];
}

type Settings = NonNullable<Parameters<typeof inYaml>[0]>;
const select = (options: JsonValue): Settings => ({ type: 'select', option: { options }, accept: ['option_removed'] });
const tree = (options: JsonValue): Settings => ({ ...select(options), type: 'tree_select' });
const HERE = 'attributes/ticket.yaml:3';

describe('the summary table says in a row', () => {
  test.each([
    [
      'that a field comes',
      rowOf([inYaml(select({ low: 'Low' }))], []),
      '| + | `Ticket.severity` | `Severity` | new select | at the migration |',
    ],
    [
      'that a label changes',
      rowOf([inYaml({ display: 'How bad' })], [onDesk()]),
      '| ~ | `Ticket.severity` | `Severity` | changes label | at once |',
    ],
    [
      'what options lose, and what that costs',
      rowOf([inYaml(select({ low: 'Low' }))], [onDesk(select({ low: 'Lowest', high: 'High' }))]),
      '| ~ | `Ticket.severity` | `Severity` | changes options (1 removed, 1 relabelled) | at the migration; stored values stay, but cannot be selected any more |',
    ],
    [
      'that values are lost',
      rowOf([tombstone()], [onDesk()]),
      '| - | `Ticket.severity` | `Severity` | drops the column and every value in it, at the migration | at the migration; every value is lost |',
    ],
    [
      'why it is refused',
      rowOf([tombstone()], [onDesk({ usedBy: 'Trigger: VIP' })]),
      '| ! | `Ticket.severity` | `Severity` | refused (not-deletable): `Ticket.severity cannot be deleted: Trigger: VIP` |  |',
    ],
    [
      'two times of one change',
      rowOf([inYaml({ display: 'How bad', option: { type: 'text', maxlength: 200 } })], [onDesk()]),
      '| ~ | `Ticket.severity` | `Severity` | changes label, length | at once, the rest at the migration |',
    ],
  ])('%s', (_, row, expected) => {
    expect(row).toBe(expected);
  });
});

describe('the diff block shows', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    [
      'a label before and after',
      diffOf([inYaml({ display: 'How bad' })], [onDesk()]),
      [`# label (at once, and no discard brings it back)  ${HERE}`, '- Severity', '+ How bad'],
    ],
    [
      'a limit in words',
      diffOf([inYaml({ option: { type: 'text', maxlength: 80 }, accept: ['shorter_maxlength'] })], [onDesk()]),
      [
        `# length (at the migration; longer stored values stop the migration)  ${HERE}`,
        '- at most 120 characters',
        '+ at most 80 characters',
      ],
    ],
    [
      'options that go, get another label, and come',
      diffOf([inYaml(select({ a: 'Alpha', c: 'Gamma' }))], [onDesk(select({ a: 'Beta', b: 'b' }))]),
      [
        `# options: 1 removed, 1 relabelled, 1 added (at the migration; stored values stay, but cannot be selected any more)  ${HERE}`,
        '- b',
        '! a  Beta → Alpha',
        '+ c  Gamma',
      ],
    ],
    [
      'a choice that moves in its tree',
      diffOf(
        [
          inYaml(
            tree([
              { name: 'N', value: 'n' },
              { name: 'S', value: 's', children: [{ name: 'Pier', value: 'p' }] },
            ]),
          ),
        ],
        [
          onDesk(
            tree([
              { name: 'N', value: 'n', children: [{ name: 'Pier', value: 'p' }] },
              { name: 'S', value: 's' },
            ]),
          ),
        ],
      ),
      [`# options: 1 moved (at the migration)  ${HERE}`, '! p  N › Pier → S › Pier'],
    ],
    [
      'the cells of screens that change',
      diffOf(
        [inYaml({ screens: { edit: { 'ticket.agent': { shown: true, required: true } } }, accept: ['required'] })],
        [onDesk()],
      ),
      [
        `# screens (at once, and no discard brings it back; API clients get 422 for records without a value, old ones too)  ${HERE}`,
        '! edit, agent: hidden → required',
      ],
    ],
    [
      'what a new field brings',
      diffOf([inYaml({ screens: { edit: { 'ticket.agent': { shown: true } } } })], []),
      [
        '+ new input',
        '+ kind of text: "text"',
        '+ length: at most 120 characters',
        '# screens',
        '+ edit, agent: shown',
      ],
    ],
    [
      'the reason of a refusal, and the way out',
      diffOf([tombstone()], [onDesk({ usedBy: 'Trigger: VIP' })]),
      [
        '! refused (not-deletable)',
        '! Ticket.severity cannot be deleted: Trigger: VIP',
        '# → Remove it from what refers to it, or take `state: absent` out of the files.',
      ],
    ],
  ])('%s', (_, lines, expected) => {
    expect(lines).toEqual(expected);
  });
});

test('the most dangerous stands first, whatever object it is of', () => {
  const markdown = markdownOf(
    [
      inYaml({ name: 'a_new' }),
      inYaml({ name: 'b_label', display: 'Other' }),
      tombstone('c_gone'),
      inYaml({ object: 'User', name: 'd_refused', type: 'integer', option: { min: 0, max: 9 } }),
    ],
    [
      onDesk({ name: 'b_label', id: 71 }),
      onDesk({ name: 'c_gone', id: 72 }),
      onDesk({ object: 'User', name: 'd_refused', id: 73 }),
    ],
  );
  const order = ['User.d_refused', 'Ticket.c_gone', 'Ticket.b_label', 'Ticket.a_new'];
  expect([...markdown.matchAll(/^\| . \| `([^`]+)`/gmu)].map(([, key]) => key)).toEqual(order);
  expect([...markdown.matchAll(/<summary>. <code>([^<]+)<\/code>/gu)].map(([, key]) => key)).toEqual(order);
});

test('what others have marked is named where our migration drops it', () => {
  const theirs = onDesk({ name: 'theirs', waitingFor: ['deletion'] });
  const markdown = markdownOf([inYaml()], [theirs], { foreignChanges: 'include' });
  expect(markdown).toContain('**Drops all values of 1 attribute:** `Ticket.theirs`.');
  expect(markdown).toContain(
    '- `Ticket.theirs`, staged by `user 3` at `2026-01-05T09:00:00Z`: is marked for deletion: its column and every value in it go with the next migration; **the migration drops its values**',
  );
});

test('a plan with nothing to do says so in a line', () => {
  expect(markdownOf([inYaml()], [onDesk()]).split('\n\n').slice(0, 3)).toEqual([
    '### Plan for `test`',
    '`https://desk.example.com`, release 6.5 (as the target says), commit `1a2b3c4d`. Restart not needed.',
    'Nothing to do: 1 attribute, no difference.',
  ]);
});

test('a digest that would fill the text is cut, and says where it stands whole', () => {
  const names = Array.from({ length: 200 }, (_, index) => `field_${index}`);
  const plan = planFor(
    names.map((name) => inYaml({ name })),
    [],
  );
  const markdown = renderPlanMarkdown(tellPlan(plan, undefined), 12_000);
  expect(markdown).not.toContain(plan.digest);
  expect(markdown).toContain(plan.digest.slice(0, 30));
  expect(markdown).toContain('it stands whole in plan.json');
  expect(renderPlanMarkdown(tellPlan(plan, undefined), MARKDOWN_BUDGET)).toContain(plan.digest);
});

test('an allowed deletion is told whole, with its flag', () => {
  const names = ['a', 'b', 'c', 'd'].map((letter) => `field_${letter}`);
  const markdown = markdownOf(
    names.map((name) => tombstone(name)),
    names.map((name, index) => onDesk({ name, id: 80 + index })),
  );
  const keys = names.map((name) => attributeKey('Ticket', name)).join(',');
  expect(markdown).toContain(`--allow-destroy ${keys}\``);
});

describe('code', () => {
  test.each([
    ['a word', codeSpan('word'), '`word`'],
    ['a text with backticks', codeSpan('a`b``c'), '```a`b``c```'],
    ['a text that begins with one', codeSpan('`a'), '`` `a ``'],
    ['a bar in a cell', codeCell('a|b'), '`a\\|b`'],
    ['a bar behind a backslash in a cell', codeCell('a\\|b'), '`a\\\\u{7c}b`'],
    ['a long text', codeSpanWithin('x'.repeat(100), 40), `\`${'x'.repeat(14)}… (86 more characters)\``],
    ['a block that holds a fence', codeBlock('diff', ['+ ```', '- x']), '````diff\n+ ```\n- x\n````'],
  ])('%s', (_, shown, expected) => {
    expect(shown).toBe(expected);
  });
});
