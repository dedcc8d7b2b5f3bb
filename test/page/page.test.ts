import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/model/json.ts';
import type { Plan } from '../../src/plan/plan.ts';
import { renderDeskPage, renderPlanPage } from '../../src/render/page/pages.ts';
import { tellPlan } from '../../src/render/story/tell-plan.ts';
import { absent, inYaml, onDesk, planFor, seededRows } from '../plan/builders.ts';

const SCREENS = { edit: { 'ticket.agent': { shown: true, required: true }, 'ticket.customer': { shown: true } } };

function page(plan: Plan): string {
  return renderPlanPage(plan, tellPlan(plan, '3f2a9c1'), []);
}

/** Every tag of a page with its attributes, as a browser reads them: what stands in the style is none. */
function tagsOf(source: string): readonly { readonly name: string; readonly attributes: readonly string[] }[] {
  const outside = source.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/gu, '$1');
  return [...outside.matchAll(/<([a-z][a-z0-9]*)((?:\s+[^\s"'<>=]+(?:="[^"]*")?)*)\s*>/giu)].map(
    ([, name = '', attributes = '']) => ({
      name,
      attributes: [...attributes.matchAll(/([^\s"=]+)(?:="[^"]*")?/gu)].map(([, attribute = '']) => attribute),
    }),
  );
}

function between(source: string, before: string, after: string): string {
  const from = source.indexOf(before) + before.length;
  return source.slice(from, source.indexOf(after, from));
}

const PLAIN = planFor([inYaml({ screens: SCREENS })], seededRows());

describe('the page lets nothing act but itself', () => {
  const PAGES: readonly (readonly [string, string])[] = [
    ['of a plan', page(PLAIN)],
    ['of a desk', renderDeskPage(PLAIN)],
  ];

  test.each(PAGES)('the page %s has no script, and allows exactly the style that stands in it', (_, source) => {
    const hash = createHash('sha256')
      .update(between(source, '<style>', '</style>'))
      .digest('base64');
    const policy = between(source, 'Content-Security-Policy" content="', '"').replaceAll('&#39;', "'");
    expect(policy).toBe(`default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`);
    expect(source).not.toContain('<script');
  });

  test.each(PAGES)('the page %s has no handler, no style attribute and no address of the network', (_, source) => {
    const attributes = tagsOf(source).flatMap((tag) => tag.attributes);
    expect(attributes.length).toBeGreaterThan(30);
    expect(attributes.filter((name) => /^on|^style$|^src$|^action$/iu.test(name))).toEqual([]);
    expect(source.match(/href="[^#][^"]*"/gu)).toBeNull();
  });
});

test('a note of something else does not hide what a change does to records', () => {
  const option = { type: 'text', maxlength: 120 };
  const screens = { edit: { 'ticket.agent': { shown: true, required: true } } };
  const required = (more: JsonObject) =>
    page(
      planFor(
        [inYaml({ option, screens, accept: ['required'] })],
        [onDesk({ option: { ...option, ...more }, screens: { edit: { 'ticket.agent': { shown: true } } } })],
      ),
    );
  for (const more of [{}, { plugin: 'kept' }]) {
    const beside = between(required(more), '<span class="beside">', '</summary>');
    expect(beside).toContain('Required: agents cannot save a ticket without it');
    expect(beside.includes('unchanged: plugin')).toBe('plugin' in more);
  }
});

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "'-alert(1)-'",
  '</script><script>alert(1)</script>',
  '<!--',
  '</style><style>*{display:none}',
  '&lt;b&gt;',
  'right\u202eto\u2066left',
  'two\nlines\u2028and\u2029three',
  '\u0000\u001b[2J',
];

describe.each(HOSTILE)('text of somebody that reads %j', (text) => {
  const option = { options: { [text]: text }, default: text, note: text, placeholder: text };
  const settings = { type: 'select', option, display: text, screens: SCREENS } as const;
  const plan = planFor(
    [
      inYaml({ ...settings, name: 'new_one' }),
      inYaml({ ...settings, name: 'changed_one', accept: ['option_removed', 'required'] }),
    ],
    [
      ...seededRows(),
      onDesk({
        name: 'changed_one',
        type: 'select',
        option: { options: { was: `was ${text}` } },
        display: `was ${text}`,
      }),
      onDesk({ name: text, display: text, waiting_for: ['settings'], pending: { default: text } }),
    ],
  );
  const harmless = planFor(
    [
      inYaml({
        ...settings,
        display: 'x',
        option: { options: { x: 'x' }, default: 'x', note: 'x', placeholder: 'x' },
        name: 'new_one',
      }),
      inYaml({
        ...settings,
        display: 'x',
        option: { options: { x: 'x' }, default: 'x', note: 'x', placeholder: 'x' },
        name: 'changed_one',
        accept: ['option_removed', 'required'],
      }),
    ],
    [
      ...seededRows(),
      onDesk({ name: 'changed_one', type: 'select', option: { options: { was: 'was x' } }, display: 'was x' }),
      onDesk({ name: 'x', display: 'x', waiting_for: ['settings'], pending: { default: 'x' } }),
    ],
  );
  const PAGES: readonly (readonly [string, (plan: Plan) => string])[] = [
    ['plan', page],
    ['desk', renderDeskPage],
  ];

  test.each(PAGES)('makes no element of its own on the page of a %s', (_, render) => {
    const counted = (source: string): Record<string, number> => {
      const counts: Record<string, number> = {};
      for (const { name } of tagsOf(source)) if (!MARKS_OF_WORDS.includes(name)) counts[name] = (counts[name] ?? 0) + 1;
      return counts;
    };
    expect(counted(render(plan))).toEqual(counted(render(harmless)));
  });

  test.each(PAGES)('acts on nothing on the page of a %s', (_, render) => {
    const source = render(plan);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not be there
    expect(source).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e\u2066\u2028\u2029]/u);
  });
});

/** How many words of a text differ, and whether a stored value says more than its label, depends on the text. */
const MARKS_OF_WORDS = ['mark', 'code', 'span'];

describe('what a person reads', () => {
  const plan = planFor(
    [
      inYaml({ name: 'severity', display: 'Severity', screens: SCREENS }),
      inYaml({ name: 'place', display: 'Place', option: { maxlength: 80 }, accept: ['shorter_maxlength'] }),
      absent('old_one'),
    ],
    [
      onDesk({ name: 'place', display: 'Place', option: { maxlength: 120 } }),
      onDesk({ name: 'old_one', display: 'Old one', screens: SCREENS }),
    ],
  );
  const text = page(plan)
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gu, '')
    .replace(/<[^>]+>/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replaceAll(' :', ':');

  const SENTENCES = [
    'test: deletes data of 1 field, 1 added, 1 changed, 1 deleted · agents are interrupted for some 6 to 34 s This is a plan: nothing has been applied yet.',
    // Worst first, each with what it does and to whom.
    '3 risks, worst first Ticket.old_one: the field is deleted: all values are lost; only a backup restores them Ticket.place: longer stored values make the migration fail Ticket.severity: required:',
    '3 fields deleted Old one Ticket.old_one deleted with all its values, after migration attributes/',
    'new Severity Ticket.severity Required: agents cannot save a ticket without it, new or old; API requests without it are answered 422 new input screens: agent, required, on ticket sidebar (edit); customer on ticket sidebar (edit)',
    'changed Place Ticket.place Longer stored values make the migration fail maxlength: at most 120 → 80 characters',
    'On ticket sidebar edit as agent: new',
  ];
  test.each(SENTENCES)('%s', (sentence) => {
    expect(text).toContain(sentence);
  });
});

test('a role is told once of a field, with all that changes for it', () => {
  const [create, edit] = ['create_middle', 'edit'].map((screen) => ({
    [screen]: { 'ticket.customer': { shown: true } },
  }));
  const plan = planFor(
    [inYaml({ name: 'room', display: 'Room', screens: { ...create, edit: { 'ticket.customer': { shown: false } } } })],
    [onDesk({ name: 'room', display: 'Old room', screens: edit ?? {} })],
  );
  expect(page(plan)).toContain(
    'screens: customer: shown → hidden on ticket sidebar (edit); customer: hidden → shown on new ticket (create_middle)</span>',
  );
});

describe('the page keeps to itself', () => {
  test('credentials of an external source', () => {
    const secrets = [{ setting: 'bearer_token_auth', value: 'very-secret-new' }];
    const type = 'autocompletion_ajax_external_data_source';
    const option = { search_url: 'https://example.com' };
    const old = onDesk({ type, option: { ...option, bearer_token_auth: 'very-secret-old' }, screens: SCREENS });
    const staged = onDesk({
      name: 'theirs',
      type,
      option: { ...option, bearer_token_auth: 'very-secret-a' },
      waiting_for: ['settings'],
      pending: { ...option, bearer_token_auth: 'very-secret-b' },
    });
    const plan = planFor([inYaml({ type, option, secrets, screens: SCREENS })], [...seededRows(), old, staged]);
    expect(plan.document.decisions.some(({ action }) => action === 'update')).toBe(true);
    expect(`${page(plan)}${renderDeskPage(plan)}`).not.toContain('very-secret');
  });

  test('all but the beginning of a label of a megabyte', () => {
    const plan = planFor([inYaml({ display: 'long '.repeat(200_000), screens: SCREENS })], []);
    expect(page(plan).length).toBeLessThan(60_000);
  });
});

test('the same plan is the same page, byte by byte', () => {
  expect(page(PLAIN)).toBe(page(planFor([inYaml({ screens: SCREENS })], seededRows().toReversed())));
});

test('the page of a desk has each form whole: its fields in order, two in a row where they take half of it', () => {
  const half = { create_middle: { 'ticket.agent': { shown: true, item_class: 'column' } } };
  const row = (name: string, position: number, screens: JsonObject) =>
    onDesk({ name, display: name, position, screens, id: position });
  const live = [
    row('third', 903, { create_middle: { 'ticket.agent': { shown: true } } }),
    row('first', 901, half),
    row('second', 902, half),
    row('elsewhere', 900, SCREENS),
  ];
  const form = between(
    renderDeskPage(planFor([], live)),
    '<details class="form"><summary><h3>new ticket',
    '</div></details>',
  );
  const fields = [...form.matchAll(/field-(half|whole)"><p class="label">(\w+)</gu)].map(([, width, label]) => [
    label,
    width,
  ]);
  expect(fields).toEqual([
    ['first', 'half'],
    ['second', 'half'],
    ['third', 'whole'],
  ]);
});

test('what the run knows stands in the header, and each risk links to its row', () => {
  const plan = planFor([absent()], [onDesk()]);
  const source = renderPlanPage(plan, tellPlan(plan, '3f2a9c1'), [['Pull request', '#12']]);
  const head = between(source, '<header', '</header>');
  expect(head).toContain('<dt>Pull request</dt><dd>#12</dd>');
  expect(head).toContain(`<dd><code>${plan.document.digest.slice(0, 12)}</code></dd>`);
  expect(source).toContain(
    '<li><a href="#Ticket.severity">Ticket.severity</a>: <span class="tone-danger">the field is deleted: all values are lost',
  );
});

test('settings and commands in a sentence are set as code', () => {
  const theirs = onDesk({ name: 'theirs', waiting_for: ['settings'], pending: { default: 'x' } });
  const source = page(planFor([inYaml({ screens: SCREENS })], [theirs]));
  expect(source).toContain('or set <code>foreign_changes: include</code>');
  expect(between(source, '<body>', '</body>').includes('`')).toBe(false);
});

test('an entry can be linked to by its key', () => {
  expect(page(PLAIN)).toContain('<div id="Ticket.severity"');
});
