import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/model/json.ts';
import { parsePath } from '../../src/plan/plan-document.ts';
import { renderPlanPage } from '../../src/render/page/pages.ts';
import { renderPlanMarkdown } from '../../src/render/plan-markdown.ts';
import { type Below, plainText, wordsOn } from '../../src/render/story/line.ts';
import { tellPlan } from '../../src/render/story/tell-plan.ts';
import { byDepth } from '../deep.ts';
import { inYaml, onDesk, planFor } from '../plan/builders.ts';
import { changeText, planText, WIDE } from './told.ts';

const REQUIRED_BY_NULL = { type: 'text', maxlength: 9, null: false };
const agent = (cell: JsonValue): JsonObject => ({ edit: { 'ticket.agent': cell } });

test.each<[string, JsonObject, JsonObject, readonly string[]]>([
  [
    'cells without a role',
    { create_middle: { shown: true, required: false } },
    {},
    ['~ create_middle, shown: cell true → not set', '~ create_middle, required: cell false → not set'],
  ],
  [
    'a cell that says the same in other words',
    agent({ shown: true, required: true }),
    agent({ shown: true, null: false }),
    ['~ edit, agent: required true → not set', '~ edit, agent: null not set → false'],
  ],
  [
    'a cell with other settings beside what is seen',
    agent({ shown: true, direction: 'ltr' }),
    agent({ shown: false, direction: 'rtl' }),
    ['- agent: shown → hidden on ticket sidebar (edit)', '~ edit, agent: direction "ltr" → "rtl"'],
  ],
])('%s', (_, before, after, lines) => {
  const seen = changeText({ screens: before }, { screens: after }, WIDE).map((line) => line.trim());
  expect(seen.filter((line) => !line.startsWith('screens'))).toEqual(lines);
});

/** Cells as people and scripts write them, under permissions and under other words. */
const cell = fc.oneof(
  fc.record(
    {
      shown: fc.constantFrom<JsonValue>(true, false, 'true'),
      required: fc.constantFrom<JsonValue>(true, false, null),
      null: fc.boolean(),
      item_class: fc.constantFrom('column', 'wide'),
    },
    { requiredKeys: [] },
  ),
);
const screens = fc.dictionary(
  fc.constantFrom('create_middle', 'edit', 'plugin'),
  fc.dictionary(
    fc.constantFrom('ticket.agent', 'ticket.customer', '-all-', 'ticket.customer ', 'shown'),
    fc.oneof(cell, fc.constant<JsonValue>({})),
  ),
);
const NAMES: Readonly<Record<string, string>> = {
  'ticket.agent': 'agent',
  'ticket.customer': 'customer',
  '-all-': 'everyone',
};

test('each changed cell is told with both sides, in every output', () => {
  let told = 0;
  fc.assert(
    fc.property(screens, screens, fc.boolean(), (before, after, isRequired) => {
      const option = isRequired ? REQUIRED_BY_NULL : { type: 'text', maxlength: 9 };
      const wanted = inYaml({ option, screens: after as JsonObject, accept: ['required'] });
      const live = onDesk({ option, screens: before as JsonObject });
      const plan = planFor([wanted], [live]);
      const [decision] = plan.document.decisions;
      if (decision?.action !== 'update') return;
      const story = tellPlan(plan, undefined);
      const lines = story.entries.flatMap((entry) => entry.lines.filter(({ setting }) => setting === 'screens'));
      const outputs = [
        planText([wanted], [live], WIDE).join('\n'),
        renderPlanMarkdown(story, 60_000),
        renderPlanPage(plan, story, []),
      ];
      for (const { path } of decision.changes) {
        const [head, screen = '', role = ''] = parsePath(path);
        expect(head).toBe('screens');
        // A longer list is cut, and says so.
        if (lines.some(({ left }) => left > 0)) continue;
        const isHere = ({ words }: Below): boolean =>
          plainText(words).includes(screen) && plainText(words).includes(NAMES[role] ?? role.trim());
        const here = lines.flatMap(({ below }) => below.filter(isHere));
        expect(here.some(({ words }) => wordsOn('before', words) !== wordsOn('after', words))).toBe(true);
        for (const text of outputs) {
          expect(text).toContain(screen);
          expect(text).toContain(NAMES[role] ?? role.trim());
        }
        told += 1;
      }
    }),
    { numRuns: byDepth({ day: 250, deep: 2_000 }), seed: 20_261_127 },
  );
  expect(told).toBeGreaterThan(100);
});

test('the name of a setting stands before its value, however long it is', () => {
  const times = (past: boolean) => ({ type: 'datetime', option: { past, future: true, diff: 24 } }) as const;
  expect(changeText(times(false), times(true), WIDE).join('\n')).toMatch(/^ +past dates \(past\) {2}no → yes/mu);
});
