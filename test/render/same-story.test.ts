import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AttributeDefinition } from '../../src/model/definition.ts';
import type { JsonObject } from '../../src/model/json.ts';
import type { LiveAttribute } from '../../src/model/live-attribute.ts';
import { countQuestions, hitCount } from '../../src/plan/count-questions.ts';
import type { Plan } from '../../src/plan/plan.ts';
import { renderPlanPage } from '../../src/render/page/pages.ts';
import { renderPlanMarkdown } from '../../src/render/plan-markdown.ts';
import { renderPlanText } from '../../src/render/plan-text.ts';
import type { Entry, Risk } from '../../src/render/story/story.ts';
import { tellPlan } from '../../src/render/story/tell-plan.ts';
import { byDepth } from '../deep.ts';
import { absent, inYaml, onDesk, planFor } from '../plan/builders.ts';
import { WIDE } from './told.ts';

type Settings = NonNullable<Parameters<typeof inYaml>[0]>;
const shown = (required: boolean): Settings => ({ screens: { edit: { 'ticket.agent': { shown: true, required } } } });
const select = (options: JsonObject): Settings => ({ type: 'select', option: { options, default: '' } });

/** What may happen to a field, with what it is in the files and on the help desk; undefined where it is not. */
const FATES: Readonly<Record<string, readonly [inFiles: Settings | undefined, onDesk: Settings | undefined]>> = {
  added: [{}, undefined],
  'added and required': [shown(true), undefined],
  deleted: [undefined, {}],
  labelled: [{ display: 'Severity of it' }, {}],
  hidden: [{ screens: {} }, shown(false)],
  'not active': [{ active: false }, {}],
  required: [{ ...shown(true), accept: ['required'] }, shown(false)],
  'required without consent': [shown(true), shown(false)],
  'without an option': [{ ...select({ a: 'Ada' }), accept: ['option_removed'] }, select({ a: 'Ada', b: 'Bob' })],
  shorter: [{ option: { type: 'text', maxlength: 80 }, accept: ['shorter_maxlength'] }, {}],
  longer: [{ option: { type: 'text', maxlength: 200 } }, {}],
};

/** Each field with the number of records that its change hits, or none if they are not counted. */
const field = fc.record({ fate: fc.constantFrom(...Object.keys(FATES)), records: fc.option(fc.nat(2_000)) });

function planOf(fields: readonly { readonly fate: string; readonly records: number | null }[]): Plan {
  const wanted: AttributeDefinition[] = [];
  const live: LiveAttribute[] = [];
  for (const [index, { fate }] of fields.entries()) {
    const name = `field_${index}`;
    const [inFiles, before] = FATES[fate] ?? [];
    wanted.push(inFiles === undefined ? absent(name) : inYaml({ ...inFiles, name }));
    if (before !== undefined) live.push(onDesk({ ...before, name, id: 100 + index }));
  }
  const rules = { destroyLimit: 1_000 };
  const counts = countQuestions(planFor(wanted, live, rules)).map((question) => {
    const records = fields[Number(question.row.name.slice('field_'.length))]?.records ?? null;
    const count = records === null ? ({ records, not_counted: 'not-saved' } as const) : { records, of: 2_000 };
    return hitCount(question, count, undefined);
  });
  return planFor(wanted, live, { ...rules, counts });
}

/** An output as words, so that only what it says is compared. */
const words = (text: string): string =>
  text
    .replaceAll(/<(style)[^>]*>[^<]*<\/\1>|<[^>]+>/gu, ' ')
    .replaceAll(/&#39;|&quot;/gu, '"')
    .replaceAll('`', '')
    .replaceAll(/[\s"]+/gu, ' ')
    .toLowerCase();

/** Where an output begins to tell each of its entries, by key. */
type Cut = (output: string) => readonly { readonly key: string; readonly at: number }[];
const cutAt =
  (head: RegExp): Cut =>
  (output) =>
    [...output.matchAll(head)].map((found) => ({ key: found.groups?.key ?? '', at: found.index }));

const OUTPUTS: readonly (readonly [name: string, cut: Cut])[] = [
  ['terminal', cutAt(/^ {2}[-+!~] (?:<b>)?(?<key>Ticket\.\w+) /gmu)],
  ['Markdown', cutAt(/^[-+!#] (?<key>Ticket\.\w+) /gmu)],
  ['page', cutAt(/<details class="entry".*<code>(?<key>Ticket\.\w+)<\/code><\/h3>/gu)],
];

/** All that an entry says of the change: what happens, numbers, impacts, and each value on both sides. */
function saidOf({ headline, notes, lines, action }: Entry): readonly string[] {
  return [
    headline,
    ...notes.filter(({ tone }) => action !== 'refuse' || tone === 'plain').map(({ text }) => text),
    ...lines.flatMap(({ setting, words: runs, below, impact }) => [
      setting,
      ...[...runs, ...below.flatMap((one) => one.words)].map(({ text }) => text),
      impact?.text ?? '',
    ]),
  ].map((text) => words(text).trim());
}

const RISKS_ON_TOP = 10;

function mustSayRisks(top: string, risks: readonly Risk[]): void {
  const said = words(top);
  const from: number[] = [];
  for (const { keys, text } of risks.slice(0, RISKS_ON_TOP)) {
    // One text may begin another: each is looked for behind the one before.
    const at = said.indexOf(words(text).trim(), (from.at(-1) ?? -1) + 1);
    expect(at, `${text} in ${said}`).toBeGreaterThan(from.at(-1) ?? -1);
    from.push(at);
    for (const key of keys.slice(0, 10)) expect(said).toContain(key.toLowerCase());
    if (keys.length > 10) expect(said).toContain(`and ${keys.length - 10} more`);
  }
  if (risks.length > RISKS_ON_TOP) expect(said).toContain(`… and ${risks.length - RISKS_ON_TOP} more`);
}

test('what one output tells, every output tells in the same order, up to its budget, and what is dropped is counted', () => {
  let dropped = 0;
  fc.assert(
    fc.property(fc.array(field, { minLength: 1, maxLength: 160, size: 'max' }), (fields) => {
      const plan = planOf(fields);
      const story = tellPlan(plan, undefined);
      const { entries, risks } = story;
      const outputs = [renderPlanText(story, WIDE), renderPlanMarkdown(story, 24_000), renderPlanPage(plan, story, [])];
      for (const [index, output] of outputs.entries()) {
        const [name, cut] = OUTPUTS[index] ?? ['', () => []];
        const heads = cut(output);
        const shownKeys = heads.map(({ key }) => key);
        expect(shownKeys, name).toEqual(entries.slice(0, heads.length).map(({ key }) => key));
        const left = entries.length - heads.length;
        if (left > 0) expect(output, name).toContain(`… and ${left} more change`);
        dropped += left;
        const missing = heads.flatMap(({ at: from }, at) => {
          const part = words(output.slice(from, heads[at + 1]?.at));
          const entry = entries[at];
          return entry === undefined ? [] : saidOf(entry).filter((text) => !part.includes(text));
        });
        expect(missing, name).toEqual([]);
        // Markdown says the reasons of the first refusals instead.
        const refused = new Set(entries.filter(({ action }) => action === 'refuse').map(({ key }) => key));
        const reasoned = name === 'Markdown' ? [...refused].slice(0, 5) : [];
        const top = output.slice(0, heads[0]?.at);
        for (const key of reasoned) expect(top).toContain(key);
        mustSayRisks(
          top.slice(Math.max(0, top.indexOf('worst first'))),
          risks.filter(({ keys }) => keys.some((key) => !reasoned.includes(key))),
        );
      }
    }),
    { numRuns: byDepth({ day: 30, deep: 600 }), seed: 20_261_128 },
  );
  expect(dropped).toBeGreaterThan(0);
}, 900_000);
