import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isJsonObject } from '../../src/model/json.ts';
import { hashOfStaged } from '../../src/plan/digest.ts';
import type { Plan } from '../../src/plan/plan.ts';
import { FILE_PAPER, type Paper, PLAIN } from '../../src/render/paper.ts';
import { MARKDOWN_BUDGET, renderPlanMarkdown } from '../../src/render/plan-markdown.ts';
import { renderPlanText } from '../../src/render/plan-text.ts';
import { tellPlan } from '../../src/render/story/tell-plan.ts';
import { readPlanFile } from '../../src/run/read-plan-file.ts';
import { folderWith } from '../files/temporary-project.ts';
import { CASES, GOLDEN } from '../golden/golden-case.ts';
import { absent, inYaml, onDesk, planFor } from '../plan/builders.ts';
import { documentOf, mustBePlanDocument, resealed } from '../plan-document.ts';
import { PLACES, planWith } from '../render/hostile-plan.ts';

const PAPER = FILE_PAPER;

async function shown(document: unknown, paper: Paper = PAPER): Promise<string> {
  const folder = await folderWith({
    'plan.json': JSON.stringify(isJsonObject(document) ? resealed(document) : document),
  });
  return renderPlanText(tellPlan({ document: await readPlanFile(folder, 'plan.json') }, undefined), paper);
}

const textOf = (plan: Plan, paper: Paper = PAPER): string => renderPlanText(tellPlan(plan, undefined), paper);

describe.each(CASES)('of the golden case %s', (name) => {
  test('the saved plan shows the text and the Markdown of the plan', async () => {
    const story = tellPlan({ document: await readPlanFile(join(GOLDEN, name), 'plan.json') }, undefined);
    const golden = (form: string): string => readFileSync(join(GOLDEN, name, form), 'utf8');
    expect(renderPlanText(story, PAPER)).toBe(golden('plan.txt'));
    expect(renderPlanMarkdown(story, MARKDOWN_BUDGET)).toBe(golden('plan.md'));
  });
});

const REQUIRED = { create_middle: { 'ticket.agent': { shown: true, required: true } } };
const TWO_SCREENS = { edit: { 'ticket.agent': { shown: true } }, view: { 'ticket.customer': { shown: true } } };

test.each<readonly [string, Plan]>([
  ['a deletion that is refused', planFor([absent()], [onDesk({ not_deletable_reason: 'Trigger: VIP' })])],
  ['a change that is refused', planFor([inYaml({ screens: REQUIRED })], [onDesk({ screens: TWO_SCREENS })])],
  [
    'what waits as declared',
    planFor([inYaml()], [onDesk({ waiting_for: ['settings'], pending: onDesk().data_option })]),
  ],
  [
    'a row that stops every migration',
    planFor([inYaml({ name: 'ours' })], [onDesk({ data_type: 'tag', waiting_for: ['creation'] })]),
  ],
  [
    'pending changes of others that go along',
    planFor([inYaml({ name: 'ours' })], [onDesk({ waiting_for: ['deletion'] })], { foreignChanges: 'include' }),
  ],
  ['pending changes of an earlier apply', sentByUs()],
  ['a count that took too long', countedTooLong()],
])('%s reads as in the plan, on each setting too', async (_, plan) => {
  for (const paper of [PAPER, { ...PAPER, places: 'of-each-setting' as const, columns: 50 }])
    expect(await shown(documentOf(plan), paper)).toBe(textOf(plan, paper));
});

function sentByUs(): Plan {
  const row = onDesk({ waiting_for: ['settings'], pending: {} });
  return planFor([inYaml({ name: 'ours' })], [row], { ours: new Map([[row.key, [hashOfStaged(row)]]]) });
}

function countedTooLong(): Plan {
  const [{ key }, count] = [inYaml(), { records: null, not_counted: 'too-slow', seconds: 30 } as const];
  return planFor([absent()], [onDesk()], {
    recordLimit: 5,
    counts: [{ key, hit: 'value-deleted', ...count }],
  });
}

test('an address whose credentials are variables is shown as the file has it', async () => {
  const template = `https://user:${'$'}{env:KEY}@search.example/`;
  const secrets = [{ setting: 'search_url', value: undefined, template }];
  const option = { search_url: template };
  const plan = planFor([inYaml({ type: 'autocompletion_ajax_external_data_source', option, secrets })], []);
  expect(textOf(plan)).toContain(template);
  expect(await shown(documentOf(plan))).toBe(textOf(plan));
});

test.each(PLACES)('a text that acts as %s is shown as what it is', async (place) => {
  const bad = '\u001b[2J\u202e::error::x';
  const plan = planWith((each) => (each === place ? `${each}${bad}` : each));
  const paper: Paper = { ...PAPER, style: PLAIN, columns: 120 };
  const document = documentOf(plan);
  const text = await shown(document, paper);
  expect(text).not.toMatch(/[\p{Cf}]|^::/mu);
  expect(text).not.toContain('\u001b');
  expect(text).toBe(textOf(plan, paper));
});

const PLAN = documentOf(planFor([inYaml({ display: 'New' })], [onDesk()]));

test.each<readonly [string, string, string, string]>([
  ['that is missing', '', 'FILE_UNREADABLE', 'plan.json does not exist'],
  ['that is no JSON', '{', 'FILE_UNREADABLE', 'is truncated or not JSON'],
  [
    'of another version',
    JSON.stringify({ ...PLAN, format_version: 2 }),
    'FILE_UNREADABLE',
    'has format_version 2; this deskform reads format_version 1',
  ],
  [
    'of drift',
    JSON.stringify({ ...PLAN, command: 'drift', differences: [] }),
    'FILE_UNREADABLE',
    'is a drift document, not a plan',
  ],
  [
    'with a digest of another form',
    JSON.stringify({ ...PLAN, digest: 'd9.x' }),
    'FILE_UNREADABLE',
    'is damaged, or from another version of deskform: /digest',
  ],
  [
    'of a plan that failed',
    JSON.stringify({ format_version: 1, command: 'plan', status: 'failed', error: {}, problems: [], decisions: [] }),
    'FILE_UNREADABLE',
    'contains an error instead of a plan',
  ],
  [
    'with half a decision',
    JSON.stringify({ ...PLAN, decisions: [{}] }),
    'FILE_UNREADABLE',
    'is damaged, or from another version of deskform: /decisions/0',
  ],
  [
    'with a time that is none',
    JSON.stringify({
      ...PLAN,
      counts: [{ key: 'Ticket.a', hit: 'value-deleted', records: 1, of: 2, counted_at: '\u001b[2J' }],
    }),
    'FILE_UNREADABLE',
    'is damaged, or from another version of deskform: /counts/0/counted_at',
  ],
])('a file %s is told', async (_, text, code, message) => {
  const folder = await folderWith(text === '' ? {} : { 'plan.json': text });
  await expect(readPlanFile(folder, 'plan.json')).rejects.toMatchObject({
    code,
    message: expect.stringContaining(message),
  });
});

test('a setting that is called like a method of objects is shown', async () => {
  const [update] = Array.isArray(PLAN.decisions) ? PLAN.decisions : [];
  if (!isJsonObject(update) || !Array.isArray(update.changes)) throw new Error('no update');
  const changes = update.changes.map((change) => ({ ...(isJsonObject(change) ? change : {}), path: 'toString' }));
  expect(await shown({ ...PLAN, decisions: [{ ...update, changes }] })).toContain('toString  "Severity" → "New"');
});

test('keys of a newer version are let through, but not at the top', async () => {
  const [decision] = Array.isArray(PLAN.decisions) ? PLAN.decisions : [];
  const newer = { ...PLAN, decisions: [{ ...(isJsonObject(decision) ? decision : {}), tomorrow: [] }] };
  expect(await shown(newer)).toBe(await shown(PLAN));
  expect(() => mustBePlanDocument(newer)).toThrow('tomorrow');
  await expect(shown({ ...PLAN, tomorrow: 1 })).rejects.toThrow('"tomorrow" does not fit');
});
