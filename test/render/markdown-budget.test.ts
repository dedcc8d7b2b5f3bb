import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { describe, expect, test } from 'vitest';
import type { AttributeDefinition } from '../../src/model/definition.ts';
import { Failure } from '../../src/model/failure.ts';
import type { LiveAttribute } from '../../src/model/live-attribute.ts';
import { makeProblem } from '../../src/model/problem.ts';
import type { Plan } from '../../src/plan/plan.ts';
import { groupPlans, type TargetPlan } from '../../src/render/headline.ts';
import { renderPlanMarkdown, renderPlansMarkdown } from '../../src/render/plan-markdown.ts';
import { DANGERS, type Entry, groupsOf, type Story } from '../../src/render/story/story.ts';
import { tellPlan } from '../../src/render/story/tell-plan.ts';
import { numberOfRuns } from '../deep.ts';
import { absent, inYaml, onDesk, planFor, RULES } from '../plan/builders.ts';
import { elementsOf, hostileText } from './hostile-texts.ts';

/** How many plans a run tries: DESKFORM_WORLDS=100000 by hand. */
const RUNS = Math.ceil(numberOfRuns('DESKFORM_WORLDS', { day: 60, deep: 2_000 }) / 5);
const LEAST = 24_000;

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
      return object === 'Ticket' ? [absent(name)] : [];
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
      return [onDesk({ object, name, display: text, waiting_for: ['settings'], pending: {}, id })];
    case 'marked by others':
      return [{ ...onDesk({ object, name, waiting_for: ['deletion'], id }), updated_at: text }];
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
    { target: { ...RULES.target, name: target, url: target }, foreignChanges, undeclared: 'keep' },
  );
}

const HEAD = /^[-+!#] ((?:Ticket|User)\.field_\d+)(?= |:)/gmu;

/** The attributes that a text shows, in its order. */
function shownIn(markdown: string): readonly string[] {
  return [...markdown.matchAll(HEAD)].map(([, key]) => key ?? '');
}

/** The worst danger of what is left out stands behind everything that is shown. */
function mustBeWorstFirst(story: Story, shown: readonly string[]): void {
  const entries = story.entries;
  const dangers = new Map(entries.map(({ key, danger }): [string, Entry['danger']] => [key, danger]));
  const rank = (key: string): number => DANGERS.indexOf(dangers.get(key) ?? 'rest');
  const left = [...dangers.keys()].filter((key) => !shown.includes(key));
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown.every((key) => left.every((other) => rank(key) <= rank(other)))).toBe(true);
}

function elementsShown(markdown: string) {
  const options = { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] };
  const {
    details = 0,
    '/details': closed = 0,
    pre = 0,
    summary = 0,
    sub = 0,
  } = elementsOf(micromark(markdown, options));
  expect([closed, summary]).toEqual([details, details]);
  return { pre, sub };
}

describe('whatever the plan, and whatever the budget from 24,000 bytes on', () => {
  const fields = fc.array(field, { maxLength: 40, size: 'max' });
  const budget = fc.oneof(fc.integer({ min: LEAST, max: 25_000 }), fc.integer({ min: LEAST, max: 60_000 }));
  const anyPlan = fc.record({ fields, target: longText, foreignChanges: fc.constantFrom('refuse', 'include'), budget });

  test('the text is within it, closes what it opens, and shows nothing while something worse is missing', () => {
    fc.assert(
      fc.property(anyPlan, ({ fields, target, foreignChanges, budget }) => {
        const story = tellPlan(planOf(fields, target, foreignChanges), target);
        const markdown = renderPlanMarkdown(story, budget);
        expect(Buffer.byteLength(markdown)).toBeLessThanOrEqual(budget);

        const shown = shownIn(markdown);
        mustBeWorstFirst(story, shown);
        const all = story.entries.length;
        const left = all - shown.length;
        expect(markdown.includes(`… and ${left} more change`)).toBe(left > 0);

        const blocks = [...markdown.matchAll(/^```diff$/gmu)].length;
        const digest = markdown.includes('whole for <code>expect</code>') ? 1 : 0;
        expect(elementsShown(markdown)).toEqual({ pre: blocks + digest, sub: 1 });
      }),
      { seed: 20_261_121, numRuns: RUNS },
    );
  });

  test('so are several plans: nothing harmless is shown of any while something dangerous of another is missing', () => {
    fc.assert(
      fc.property(fc.array(anyPlan, { maxLength: 6 }), budget, longText, (all, budget, text) => {
        const plans = all.map(({ fields, target, foreignChanges }): TargetPlan => {
          const story = tellPlan(planOf(fields, target, foreignChanges), undefined);
          return { outcome: 'planned', target, story, warnings: [makeProblem('label-twice', text, { hint: text })] };
        });
        const failure = new Failure('HELP_DESK_ERROR', text, { hint: text });
        const failed: TargetPlan = { outcome: 'failed', target: text, failure };
        const told = { plans: [...plans, failed], next: 'merging', link: text } as const;
        const markdown = renderPlansMarkdown(told, budget);
        expect(Buffer.byteLength(markdown)).toBeLessThanOrEqual(budget);
        elementsShown(markdown);
        const groups = groupPlans(plans).map(({ plan }) => plan);
        const dangerous = groups.flatMap((plan) =>
          plan.outcome === 'planned' ? groupsOf(plan.story.entries).grave : [],
        );
        const harmless = [...markdown.matchAll(/^[+#] (?:Ticket|User)\.field_/gmu)];
        const grave = [...markdown.matchAll(/^[!-] (?:Ticket|User)\.field_/gmu)];
        if (harmless.length > 0 && !markdown.includes('more plan')) expect(grave.length).toBe(dangerous.length);
      }),
      { seed: 20_261_121, numRuns: RUNS / 2 },
    );
  });

  test('a byte more or less never puts a lesser change before a worse one', () => {
    const fates: readonly Fate[] = ['relabelled', ...Array.from({ length: 150 }, () => 'refused' as const)];
    const fields = fates.map((fate): Field => ({ fate, text: 'short', object: 'Ticket' }));
    const story = tellPlan(planOf(fields, 'test', 'refuse'), undefined);
    const shown = Array.from({ length: 100 }, (_, more) => {
      const keys = shownIn(renderPlanMarkdown(story, LEAST + 41 * more));
      mustBeWorstFirst(story, keys);
      return keys.length;
    });
    expect(Math.max(...shown)).toBeGreaterThan(Math.min(...shown));
  });

  test('a large budget leaves nothing out', () => {
    fc.assert(
      fc.property(fc.array(field, { maxLength: 10 }), (fields) => {
        const markdown = renderPlanMarkdown(tellPlan(planOf(fields, 'test', 'refuse'), undefined), 200_000);
        expect(markdown).not.toMatch(/^… and/mu);
      }),
      { seed: 20_261_121, numRuns: RUNS / 4 },
    );
  });
});
