import { describe, expect, test } from 'vitest';
import type { AttributeDefinition } from '../../src/model/definition.ts';
import type { JsonValue } from '../../src/model/json.ts';
import type { LiveAttribute } from '../../src/model/live-attribute.ts';
import type { PlanRules } from '../../src/plan/decision.ts';
import { codeBlock, codeCell, codeSpan, codeSpanWithin, sentence } from '../../src/render/markdown.ts';
import { MARKDOWN_BUDGET, renderPlanMarkdown } from '../../src/render/plan-markdown.ts';
import { tellPlan } from '../../src/render/story/tell-plan.ts';
import { absent, inYaml, onDesk, planFor } from '../plan/builders.ts';

function markdownOf(
  wanted: readonly AttributeDefinition[],
  live: readonly LiveAttribute[],
  rules: Partial<PlanRules> = {},
): string {
  return renderPlanMarkdown(tellPlan(planFor(wanted, live, rules), '1a2b3c4d'), MARKDOWN_BUDGET);
}

/** The lines of the only diff block. */
function diffOf(wanted: readonly AttributeDefinition[], live: readonly LiveAttribute[]): readonly string[] {
  return /```diff\n([\s\S]*?)\n```/u.exec(markdownOf(wanted, live))?.[1]?.split('\n') ?? [];
}

type Settings = NonNullable<Parameters<typeof inYaml>[0]>;
const select = (options: JsonValue): Settings => ({ type: 'select', option: { options }, accept: ['option_removed'] });
const tree = (options: JsonValue): Settings => ({ ...select(options), type: 'tree_select' });
const REQUIRED = { shown: true, required: true };
const HERE = 'attributes/ticket.yaml:3';

describe('the diff block shows', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    [
      'a new field in a line',
      diffOf([inYaml({ screens: { edit: { 'ticket.agent': { shown: true } } } })], []),
      [
        `+ Ticket.severity "Severity": new input, maxlength: at most 120 characters  ${HERE}`,
        '+   screens: agent on ticket sidebar (edit), position: last (1)',
      ],
    ],
    [
      'that nobody sees it',
      diffOf([inYaml({ option: { type: 'url', maxlength: 40 } })], []),
      [
        `+ Ticket.severity "Severity": new input, type: "url", maxlength: at most 40 characters  ${HERE}`,
        '+   position: last (1)',
        '!   on no form: nobody will see it',
      ],
    ],
    [
      'below it what has no room there, and what that costs',
      diffOf([inYaml({ ...select({ low: 'Low' }), screens: { edit: { 'ticket.agent': REQUIRED } } })], []),
      [
        `+ Ticket.severity "Severity": new select, options: low "Low"  ${HERE}`,
        '+   screens: agent, required, on ticket sidebar (edit) (required: agents cannot save a ticket without it, new or old; API requests without it are answered 422)',
        '+   position: last (1)',
      ],
    ],
    [
      'a label before and after, and that no discard brings it back',
      diffOf([inYaml({ display: 'How bad' })], [onDesk()]),
      [
        `# Ticket.severity "Severity"  ${HERE}`,
        '- label (display): "Severity"',
        '+ label (display): "How bad" (immediately)',
      ],
    ],
    [
      'a limit in words',
      diffOf([inYaml({ option: { type: 'text', maxlength: 80 }, accept: ['shorter_maxlength'] })], [onDesk()]),
      [
        `# Ticket.severity "Severity"  ${HERE}`,
        '- maxlength: at most 120 characters',
        '+ maxlength: at most 80 characters (longer stored values make the migration fail)',
      ],
    ],
    [
      'options that go, get another label, and come',
      diffOf([inYaml(select({ a: 'Alpha', c: 'Gamma' }))], [onDesk(select({ a: 'Beta', b: 'b' }))]),
      [
        `# Ticket.severity "Severity"  ${HERE}`,
        '# options: 1 removed, 1 relabelled, 1 added (stored values stay, but can no longer be selected)',
        '-   b',
        '!   a  Beta → Alpha',
        '+   c  Gamma',
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
      [`# Ticket.severity "Severity"  ${HERE}`, '# options: 1 moved', '!   p  N › Pier → S › Pier'],
    ],
    [
      'a cell of the screens that changes',
      diffOf([inYaml({ screens: { edit: { 'ticket.agent': REQUIRED } }, accept: ['required'] })], [onDesk()]),
      [
        `# Ticket.severity "Severity"  ${HERE}`,
        '# screens (immediately; required: agents cannot save a ticket without it, new or old; API requests without it are answered 422)',
        '!   agent: hidden → required on ticket sidebar (edit)',
      ],
    ],
    [
      'that a field goes with its data',
      diffOf([absent()], [onDesk()]),
      [`- Ticket.severity "Severity": deleted with all its values, after migration  ${HERE}`],
    ],
    [
      'a refused change without its reason, which stands in the alert',
      diffOf([absent()], [onDesk({ not_deletable_reason: 'Trigger: VIP' })]),
      [`! Ticket.severity "Severity": refused  ${HERE}`],
    ],
  ])('%s', (_, lines, expected) => {
    expect(lines).toEqual(expected);
  });

  test('a long diff folded under its counts, and what is dangerous above it', () => {
    const names = Array.from({ length: 16 }, (_, index) => `field_${index}`);
    const markdown = markdownOf(
      [...names.map((name) => inYaml({ name })), absent('gone')],
      [onDesk({ name: 'gone', display: 'Gone' })],
    );
    expect(markdown).toContain('```diff\n- Ticket.gone "Gone": deleted with all its values, after migration');
    expect(markdown).toContain('<details><summary>16 added</summary>\n\n```diff\n+ Ticket.field_0 ');
    expect(
      markdownOf(
        names.slice(1).map((name) => inYaml({ name })),
        [],
      ),
    ).not.toContain('16 added</summary>');
  });
});

test('the most dangerous stands first, whatever object it is of', () => {
  const markdown = markdownOf(
    [
      inYaml({ name: 'a_new' }),
      inYaml({ name: 'b_label', display: 'Other' }),
      absent('c_gone'),
      inYaml({ object: 'User', name: 'd_refused', type: 'integer', option: { min: 0, max: 9 } }),
    ],
    [
      onDesk({ name: 'b_label', id: 71 }),
      onDesk({ name: 'c_gone', id: 72 }),
      onDesk({ object: 'User', name: 'd_refused', id: 73 }),
    ],
  );
  const order = ['User.d_refused', 'Ticket.c_gone', 'Ticket.a_new', 'Ticket.b_label'];
  expect([...markdown.matchAll(/^[-+!#] ([A-Z]\w+\.\w+) /gmu)].map(([, key]) => key)).toEqual(order);
});

test('what others have marked is named where our migration drops it', () => {
  const theirs = onDesk({ name: 'theirs', waiting_for: ['deletion'] });
  const markdown = markdownOf([inYaml()], [theirs], { foreignChanges: 'include' });
  expect(markdown).toContain(
    '> [!CAUTION]\n> **1 risk:**\n> - `Ticket.theirs`: deleted by a foreign change: all values are lost; only a backup restores them',
  );
  expect(markdown).toContain(
    '- `Ticket.theirs`: will be deleted at the next migration, with every value in it (last changed by `user 3`, `2026-01-05 09:00 UTC`)',
  );
});

test('a plan with nothing to do says so in a line', () => {
  const markdown = markdownOf([inYaml()], [onDesk()]);
  expect(markdown.split('\n\n').slice(0, 2)).toEqual([
    '### test: no changes',
    '<sub>test: `https://desk.example.com`, release 6.5 (configured), commit `1a2b3c4d`</sub>',
  ]);
});

test('a digest that would fill the text is cut, and says where it stands whole', () => {
  const names = Array.from({ length: 400 }, (_, index) => `field_${index}`);
  const plan = planFor(
    names.map((name) => inYaml({ name })),
    [],
  );
  const markdown = renderPlanMarkdown(tellPlan(plan, undefined), MARKDOWN_BUDGET);
  expect(markdown).not.toContain(plan.document.digest);
  expect(markdown).toContain('The full digest is in `deskform plan --out plan.json`.');
  const small = planFor([inYaml()], []);
  expect(renderPlanMarkdown(tellPlan(small, undefined), MARKDOWN_BUDGET)).toContain(small.document.digest);
});

test('more deletions than the limit are refused with what raises it, as there is no flag in a workflow', () => {
  const names = ['a', 'b', 'c', 'd'].map((letter) => `field_${letter}`);
  const markdown = markdownOf(
    names.map((name) => absent(name)),
    names.map((name, index) => onDesk({ name, id: 80 + index })),
  );
  expect(markdown).toContain(
    'this plan deletes the data of 4 fields; the limit is 3. To allow this, raise `limits.destroy` of the target.',
  );
  expect(markdown).not.toContain('--allow-destroy');
});

describe('a sentence', () => {
  test.each([
    ['is text', 'Run the job again.', 'Run the job again.'],
    ['shows what it quotes as code', 'the value "a @b" ends (here)', 'the value `"a @b"` ends (here)'],
    ['joins words of code', 'allow --allow-destroy Ticket.a, or not', 'allow `--allow-destroy` `Ticket.a`, or not'],
    ['keeps code that it marks itself', 'add `accept: [option_removed]` to it', 'add `accept: [option_removed]` to it'],
    ['has no mention, link, commit or emphasis', '@me #1 www.x.y deadbeef *a*', '`@me #1 www.x.y deadbeef *a*`'],
    ['has no heading or list in it', 'a\n# b\n- c', '`a\\n# b\\n-` c'],
  ])('%s', (_, text, expected) => {
    expect(sentence(text)).toBe(expected);
  });
});

describe('code', () => {
  test.each([
    ['a word', codeSpan('word'), '`word`'],
    ['a text with backticks', codeSpan('a`b``c'), '```a`b``c```'],
    ['a text that begins with one', codeSpan('`a'), '`` `a ``'],
    ['a bar in a cell', codeCell('a|b'), '`a\\|b`'],
    ['a bar behind a backslash in a cell', codeCell('a\\|b'), '`a\\\\u{7c}b`'],
    ['a long text', codeSpanWithin('x'.repeat(100), 40), `\`${'x'.repeat(40)}… (60 more characters)\``],
    ['a block that holds a fence', codeBlock('diff', ['+ ```', '- x']), '````diff\n+ ```\n- x\n````'],
  ])('%s', (_, shown, expected) => {
    expect(shown).toBe(expected);
  });
});
