import { describe, expect, test } from 'vitest';
import type { SentStep } from '../../src/apply/take-back.ts';
import type { JsonObject } from '../../src/model/json.ts';
import { isPendingAs } from '../../src/plan/digest.ts';
import { type Plan, rowToSend } from '../../src/plan/plan.ts';
import { renderDeskPage, renderPlanPage } from '../../src/render/page/pages.ts';
import { FILE_PAPER } from '../../src/render/paper.ts';
import { renderPlanMarkdown } from '../../src/render/plan-markdown.ts';
import { renderPlanText } from '../../src/render/plan-text.ts';
import { tellPlan } from '../../src/render/story/tell-plan.ts';
import { documentOf, documentOfStep } from '../plan-document.ts';
import { inYaml, onDesk, planFor } from './builders.ts';

const EXTERNAL = { type: 'autocompletion_ajax_external_data_source' } as const;
const PUBLIC = 'https://erp.example.com/?q=#{search.term}';
const OLD = 'https://me:sw0rdfish-old@erp.example.com/?q=#{search.term}';
const NEW = 'https://erp.example.com/?api_key=sw0rdfish-new&q=#{search.term}';
/** Only a person knows that this one is secret. */
const IN_ITS_PATH = 'https://erp.example.com/sw0rdfish-path/?q=#{search.term}';

const desk = (address: string | undefined, more: JsonObject = {}) =>
  onDesk({ ...EXTERNAL, option: { ...(address === undefined ? {} : { search_url: address }), ...more } });
const clear = (address: string) => inYaml({ ...EXTERNAL, option: { search_url: address } });
const named = (value: string | undefined, option: JsonObject = {}) =>
  inYaml({ ...EXTERNAL, option, secrets: [{ setting: 'search_url', value }] });
const silent = inYaml({ ...EXTERNAL, option: {} });

const FINGERPRINT = '(secret:…)';
/** Any part of a live address may be secret where the files name a variable for it. */
const WHOLE = FINGERPRINT;
// biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in files
const VARIABLE = '${env:A_SECRET}';

/** "update data_option/search_url: (secret) → https://…" */
function told({
  document: {
    decisions: [decision],
  },
}: Plan): string {
  if (decision?.action !== 'update') return decision?.action ?? 'none';
  return decision.changes
    .map(({ path, before, after }) => `update ${path}: ${String(before)} → ${String(after)}`)
    .join('\n');
}

/** All that leaves a plan. */
function everything(plan: Plan): string {
  const story = tellPlan(plan, undefined);
  const texts = [renderPlanText(story, FILE_PAPER), renderPlanMarkdown(story, 60_000)];
  return [JSON.stringify(documentOf(plan)), renderPlanPage(plan, story, []), renderDeskPage(plan), ...texts].join('\n');
}

describe('an address that carries credentials', () => {
  test.each([
    ['is left to the help desk where nobody writes it', silent, desk(OLD), 'keep'],
    ['is compared by its value where the files name it', named(OLD), desk(OLD), 'keep'],
    [
      'is told to change, and not to what',
      named(NEW),
      desk(OLD),
      `update data_option/search_url: ${WHOLE} → ${VARIABLE}`,
    ],
    ['is not compared where no variable is read', named(undefined), desk(OLD), 'keep'],
    ['is not missed where the list has none of it', named(undefined), desk(undefined), 'keep'],
    [
      'is hidden where a public one takes its place',
      clear(PUBLIC),
      desk(OLD),
      `update data_option/search_url: https://${FINGERPRINT}@erp.example.com/?q=#{search.term} → ${PUBLIC}`,
    ],
    [
      'takes the place of a public one',
      named(NEW),
      desk(PUBLIC),
      `update data_option/search_url: ${WHOLE} → ${VARIABLE}`,
    ],
    [
      'may show it only to people',
      named(IN_ITS_PATH),
      desk('https://erp.example.com/sw0rdfish-older/'),
      `update data_option/search_url: ${WHOLE} → ${VARIABLE}`,
    ],
    ['is created', named(IN_ITS_PATH), undefined, 'create'],
  ])('%s', (_, definition, live, expected) => {
    const plan = planFor([definition], live === undefined ? [] : [live]);
    expect(told(plan).replaceAll(/\(secret:[\w-]{22}\)/gu, FINGERPRINT)).toBe(expected);
    expect(everything(plan)).not.toContain('sw0rdfish');
  });

  test('goes back to the help desk with a change of something else', () => {
    const [kept, unread] = [inYaml({ ...EXTERNAL, option: { note: 'ask' } }), named(undefined, { note: 'ask' })];
    for (const [definition, address] of [
      [kept, OLD],
      [unread, PUBLIC],
    ] as const) {
      const plan = planFor([definition], [desk(address)]);
      const [decision] = plan.document.decisions;
      if (decision?.action !== 'update') throw new Error('the note differs');
      expect(rowToSend(plan, decision).data_option).toMatchObject({ search_url: address });
    }
  });

  test('is hidden in what others have staged', () => {
    const staged = (address: string, pending: string) => ({
      ...desk(address),
      waiting_for: ['settings'] as const,
      data_option_new: { ...desk(address).data_option, search_url: pending },
    });
    const shown = everything(planFor([], [staged(OLD, NEW)]));
    expect(shown).toContain('(secret:');
    expect(shown).not.toContain('sw0rdfish');
    expect(everything(planFor([named(NEW)], [staged(PUBLIC, IN_ITS_PATH)]))).not.toContain('sw0rdfish');
  });

  test('another credential is the same approval, another address in clear is not', () => {
    const digest = (wanted: Parameters<typeof planFor>[0][number], live: string) =>
      planFor([wanted], [desk(live)]).document.digest;
    expect(digest(named(NEW), OLD)).toBe(digest(named(IN_ITS_PATH), OLD));
    expect(digest(named(NEW), PUBLIC)).not.toBe(digest(named(NEW), OLD));
    expect(digest(clear(PUBLIC), OLD)).not.toBe(digest(clear(`${PUBLIC}&n=1`), OLD));
  });

  test('is known as our own work, as it was sent and as an undo has put it back', () => {
    const [before, after] = [desk('https://erp.example.com/sw0rdfish-older/'), named(IN_ITS_PATH)];
    const plan = planFor([after], [before]);
    const [step] = plan.document.decisions;
    if (step?.action !== 'update') throw new Error('the address differs');
    const reviewed: SentStep = documentOfStep(plan);
    expect(JSON.stringify(reviewed)).not.toContain('sw0rdfish');
    const sent = { ...before, waiting_for: ['settings'] as const, data_option_new: rowToSend(plan, step).data_option };
    expect(isPendingAs(sent, [reviewed.staged ?? ''])).toBe(true);
    const putBack = [reviewed.put_back ?? ''];
    expect(isPendingAs(before, putBack)).toBe(true);
    expect(isPendingAs({ ...before, display: 'Another' }, putBack)).toBe(false);
  });
});

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: as it stands in files
describe('where the credential of an address goes is reviewed', () => {
  const TEMPLATE = 'https://erp.example.com/?api_key=${env:ERP_KEY}&q=#{search.term}';
  const templated = (template: string, value: string | undefined = NEW) =>
    inYaml({ ...EXTERNAL, option: {}, secrets: [{ setting: 'search_url', value, template }] });

  test.each([
    ['changed', desk(OLD)],
    ['created', undefined],
  ])('the address as it is written is in every output where it is %s', (_, live) => {
    const plan = planFor([templated(TEMPLATE)], live === undefined ? [] : [live]);
    const story = tellPlan(plan, undefined);
    const outputs = [
      renderPlanText(story, { ...FILE_PAPER, columns: 500 }),
      renderPlanMarkdown(story, 60_000),
      renderPlanPage(plan, story, []),
    ];
    for (const output of outputs) expect(output).toContain('${env:ERP_KEY}');
    expect(everything(plan)).not.toContain('sw0rdfish');
  });

  test('another address is another approval, and another value is not', () => {
    const digest = (template: string, value = NEW) =>
      planFor([templated(template, value)], [desk(OLD)]).document.digest;
    expect(digest('https://evil.example/?api_key=${env:ERP_KEY}')).not.toBe(digest(TEMPLATE));
    expect(digest(TEMPLATE, IN_ITS_PATH)).toBe(digest(TEMPLATE));
  });
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: as it stands in files
