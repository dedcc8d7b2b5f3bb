import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { describe, expect, test } from 'vitest';
import type { AttributeDefinition } from '../../src/attribute/definition.ts';
import type { LiveAttribute } from '../../src/attribute/live-attribute.ts';
import type { Plan } from '../../src/plan/plan.ts';
import { codeSpanWithin } from '../../src/render/markdown.ts';
import { renderPlanMarkdown } from '../../src/render/plan-markdown.ts';
import { printableWithin } from '../../src/render/printable.ts';
import { DANGERS, type Danger, type Story } from '../../src/render/story/story.ts';
import { tellPlan } from '../../src/render/story/tell-plan.ts';
import { numberOfRuns } from '../deep.ts';
import { inYaml, onDesk, planFor, tombstone } from '../plan/builders.ts';
import { elementsOf, hostileText } from './hostile-texts.ts';

/** How many plans a run tries: DESKFORM_WORLDS=100000 by hand. */
const RUNS = Math.ceil(numberOfRuns('DESKFORM_WORLDS', { day: 200, deep: 2_000 }) / 5);
const LEAST = 2_000;

type Fate = 'refused' | 'destroyed' | 'relabelled' | 'options' | 'new' | 'staged by others' | 'marked by others';
const FATES: readonly Fate[] = [
  'refused',
  'destroyed',
  'relabelled',
  'options',
  'new',
  'staged by others',
  'marked by others',
];

interface Field {
  readonly fate: Fate;
  readonly text: string;
  readonly object: 'Ticket' | 'User';
}

const longText = fc.tuple(hostileText, fc.constantFrom(1, 1, 1, 5, 40, 400)).map(([text, times]) => text.repeat(times));
const field: fc.Arbitrary<Field> = fc.record({
  fate: fc.constantFrom(...FATES),
  text: longText,
  object: fc.constantFrom('Ticket', 'User'),
});

function wantedOf({ fate, text, object }: Field, name: string): readonly AttributeDefinition[] {
  switch (fate) {
    case 'refused':
      return [inYaml({ object, name, display: text, type: 'integer', option: { min: 0, max: 9 } })];
    case 'destroyed':
      return object === 'Ticket' ? [tombstone(name)] : [];
    case 'relabelled':
      return [inYaml({ object, name, display: text })];
    case 'options':
      return [inYaml({ object, name, type: 'select', option: { options: { [text]: 'x', new: text } } })];
    case 'new':
      return [inYaml({ object, name, display: text })];
    case 'staged by others':
    case 'marked by others':
      return [];
  }
}

function liveOf({ fate, text, object }: Field, name: string, id: number): readonly LiveAttribute[] {
  switch (fate) {
    case 'new':
      return [];
    case 'options':
      return [onDesk({ object, name, type: 'select', option: { options: { new: 'x' } }, id })];
    case 'staged by others':
      return [onDesk({ object, name, display: text, waitingFor: ['settings'], pending: {}, id })];
    case 'marked by others':
      return [{ ...onDesk({ object, name, waitingFor: ['deletion'], id }), updatedAt: text }];
    case 'refused':
    case 'destroyed':
    case 'relabelled':
      return [onDesk({ object, name, id })];
  }
}

function planOf(fields: readonly Field[], target: string, foreignChanges: 'refuse' | 'include'): Plan {
  return planFor(
    fields.flatMap((one, index) => wantedOf(one, `field_${index}`)),
    fields.flatMap((one, index) => liveOf(one, `field_${index}`, 100 + index)),
    { target: { name: target, url: target }, foreignChanges, undeclared: 'keep' },
  );
}

const keysIn = (markdown: string, pattern: RegExp): readonly string[] =>
  [...markdown.matchAll(pattern)].map(([, key]) => key ?? '');
const ROW = /^\| [-+~!] \| `((?:Ticket|User)\.field_\d+)` \|/gmu;
const BLOCK = /^<details><summary>[-+~!] <code>((?:Ticket|User)\.field_\d+)<\/code>/gmu;

/** The worst danger of what is left out stands behind everything that is shown. */
function isWorstFirst(all: ReadonlyMap<string, Danger>, shown: readonly string[]): boolean {
  const rank = (key: string): number => DANGERS.indexOf(all.get(key) ?? 'rest');
  const left = [...all.keys()].filter((key) => !shown.includes(key));
  return shown.every((key) => left.every((other) => rank(key) <= rank(other)));
}

function mustBeWorstFirst(story: Story, markdown: string) {
  const entries = story.chapters.flatMap((chapter) => chapter.entries);
  const dangers = new Map(entries.map(({ key, danger }): [string, Danger] => [key, danger]));
  const [rows, blocks] = [keysIn(markdown, ROW), keysIn(markdown, BLOCK)];
  expect(isWorstFirst(dangers, rows)).toBe(true);
  expect(isWorstFirst(dangers, blocks)).toBe(true);
  expect(blocks.filter((key) => !rows.includes(key))).toEqual([]);
  return { entries, rows, blocks };
}

describe('whatever the plan, and whatever the budget from 2,000 bytes on', () => {
  const anyPlan = fc.record({
    fields: fc.array(field, { maxLength: 40, size: 'max' }),
    target: longText,
    foreignChanges: fc.constantFrom('refuse', 'include'),
    budget: fc.oneof(fc.integer({ min: LEAST, max: 3_000 }), fc.integer({ min: LEAST, max: 30_000 })),
  });

  test('the text is within it, closes what it opens, and shows nothing while something worse is missing', () => {
    fc.assert(
      fc.property(anyPlan, ({ fields, target, foreignChanges, budget }) => {
        const story = tellPlan(planOf(fields, target, foreignChanges), target);
        const markdown = renderPlanMarkdown(story, budget);
        expect(Buffer.byteLength(markdown)).toBeLessThanOrEqual(budget);

        const { entries, rows, blocks } = mustBeWorstFirst(story, markdown);

        const missing = entries.length - rows.length;
        expect(markdown.includes(` ${missing} of ${entries.length} attributes`)).toBe(missing > 0);
        const folded = entries.length - blocks.length;
        expect(markdown.includes(` ${folded} of ${entries.length} details`)).toBe(folded > 0);

        const html = micromark(markdown, {
          allowDangerousHtml: true,
          extensions: [gfm()],
          htmlExtensions: [gfmHtml()],
        });
        const { details = 0, '/details': closed, pre = 0, summary = 0, tr = 0 } = elementsOf(html);
        const digests = markdown.includes('Digest, for') ? 1 : 0;
        expect(details).toBe(blocks.length + digests);
        expect([closed ?? 0, summary, pre]).toEqual([details, details, details]);
        expect(tr).toBe(rows.length === 0 ? 0 : rows.length + 1);
        // A fence that nothing closes would take the last words into itself.
        expect(html.trimEnd()).toMatch(digests === 1 ? /<\/details>$/u : /plan\.json<\/code>\)\.<\/p>$/u);
      }),
      { seed: 20_261_121, numRuns: RUNS },
    );
  });

  test('a byte more or less never puts a lesser block before a worse one', () => {
    const fates: readonly Fate[] = ['relabelled', 'refused', 'refused', 'refused', 'refused', 'refused'];
    const fields = fates.map((fate): Field => ({ fate, text: 'short', object: 'Ticket' }));
    const story = tellPlan(planOf(fields, 'test', 'refuse'), undefined);
    const shown = Array.from({ length: 4_000 }, (_, more) => {
      const markdown = renderPlanMarkdown(story, LEAST + more);
      return mustBeWorstFirst(story, markdown).blocks.length;
    });
    expect([...new Set(shown)]).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('a large budget leaves nothing out', () => {
    fc.assert(
      fc.property(fc.array(field, { maxLength: 10 }), (fields) => {
        expect(renderPlanMarkdown(tellPlan(planOf(fields, 'test', 'refuse'), undefined), 200_000)).not.toContain(
          '**Left out:**',
        );
      }),
      { seed: 20_261_121, numRuns: RUNS / 4 },
    );
  });
});

test('a text is cut at whole characters, and never longer than it may be', () => {
  fc.assert(
    fc.property(longText, fc.integer({ min: 50, max: 600 }), (text, bytes) => {
      const [plain, span] = [printableWithin(text, bytes), codeSpanWithin(text, bytes)];
      expect(Buffer.byteLength(plain)).toBeLessThanOrEqual(bytes);
      expect(Buffer.byteLength(span)).toBeLessThanOrEqual(bytes);
      expect(plain).not.toMatch(/\p{Cs}/u);
    }),
    { seed: 20_261_121, numRuns: RUNS * 5 },
  );
});
