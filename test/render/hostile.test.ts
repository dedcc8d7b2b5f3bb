import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { describe, expect, test } from 'vitest';
import type { ApplyEvent } from '../../src/apply/events.ts';
import { type StoppedReport, standingOf } from '../../src/apply/standing.ts';
import type { UndoReport } from '../../src/apply/undo.ts';
import { attributeKey } from '../../src/model/attribute-key.ts';
import { Failure, InvalidConfig } from '../../src/model/failure.ts';
import { makeProblem } from '../../src/model/problem.ts';
import type { Plan } from '../../src/plan/plan.ts';
import { renderStopped, renderUndoReport } from '../../src/render/apply-report.ts';
import { applyEventLine } from '../../src/render/apply-text.ts';
import type { TargetPlan } from '../../src/render/headline.ts';
import { renderPlanPage } from '../../src/render/page/pages.ts';
import { COLOURED, FILE_PAPER, PLAIN } from '../../src/render/paper.ts';
import { MARKDOWN_BUDGET, renderPlanMarkdown, renderPlansMarkdown } from '../../src/render/plan-markdown.ts';
import { renderPlanText } from '../../src/render/plan-text.ts';
import { printable, printableJson } from '../../src/render/printable.ts';
import { renderProblems } from '../../src/render/problems.ts';
import { tellPlan } from '../../src/render/story/tell-plan.ts';
import { numberOfRuns } from '../deep.ts';
import { documentOf } from '../plan-document.ts';
import { PLACES, type Place, planWith } from './hostile-plan.ts';
import { actingInTerminal, elementsOf, hostileText } from './hostile-texts.ts';

/** How many plans a run tries: DESKFORM_WORLDS=100000 by hand. */
const RUNS = Math.ceil(numberOfRuns('DESKFORM_WORLDS', { day: 30, deep: 2_000 }) / 10);
const SEED = { seed: 20261121, numRuns: RUNS };

/** A text for every place; no two are the same. */
const hostilePlan = fc
  .array(hostileText, { minLength: PLACES.length, maxLength: PLACES.length })
  .map((texts) => (place: Place) => `${texts[PLACES.indexOf(place)] ?? ''}${PLACES.indexOf(place)}`);
const harmless = (place: Place): string => `${place.replaceAll(' ', '_')}.word`;

const markdownOf = (plan: Plan): string => renderPlanMarkdown(tellPlan(plan, '1a2b3c4d5e6f'), MARKDOWN_BUDGET);
const asGitHubShows = (markdown: string): string =>
  micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function textOfHtml(html: string): string {
  return html
    .replace(/<[^>]*>/gu, '')
    .replace(/&(?:#(\d+)|(\w+));/gu, (all, code, name) =>
      code ? String.fromCodePoint(Number(code)) : (ENTITIES[name] ?? all),
    );
}

/**
 * Two colons are escaped only where a line may begin with them. A sentence has its own marks of code, its own spaces, and
 * a text in quotes has its quotes escaped.
 */
function withoutMarks(text: string): string {
  return text.replaceAll('\\u{3a}:', '::').replace(/[`\s]|\\+(?=")/gu, '');
}

/** How many words are code depends on them, and what is folded on the length of the lines. */
const AS_LONG_AS_IT_IS = ['code', 'pre', 'details', 'summary'];

function mustBeHarmless(markdown: string, ours: Readonly<Record<string, number>>): void {
  const html = asGitHubShows(markdown);
  const elements = elementsOf(html);
  const isFixed = ([name]: readonly [string, number]): boolean => !AS_LONG_AS_IT_IS.includes(name.replace('/', ''));
  expect(Object.entries(elements).filter(isFixed).sort()).toEqual(Object.entries(ours).filter(isFixed).sort());
  for (const name of AS_LONG_AS_IT_IS) expect(elements[`/${name}`]).toBe(elements[name]);
  // No line of ours begins with a text of theirs.
  expect(elements.details ?? 0).toBe(markdown.match(/^<details>/gmu)?.length ?? 0);
  expect(elements.pre ?? 0).toBe(markdown.match(/^```(?:diff|text)$/gmu)?.length ?? 0);
  expect(actingInTerminal(markdown)).toBeUndefined();
  const outsideOfCode = textOfHtml(html.replace(/<(code|pre)>[\s\S]*?<\/\1>/gu, ''));
  expect(outsideOfCode).not.toMatch(/@|#\d|www\.|:\/\//u);
}

function commentWith(textOf: (place: Place) => string, other: string): string {
  const problem = makeProblem('undeclared', other, { hint: other, where: { file: other, line: 3, column: 1 } });
  const failed = [new Failure('HELP_DESK_ERROR', other, { hint: other }), new InvalidConfig([problem])];
  const story = tellPlan(planWith(textOf), undefined);
  const plans: readonly TargetPlan[] = [
    { outcome: 'planned', target: story.target.name, story, warnings: [problem] },
    ...failed.map((failure) => ({ outcome: 'failed', target: other, failure }) as const),
  ];
  return renderPlansMarkdown({ plans, next: 'merging', link: other }, MARKDOWN_BUDGET);
}

describe('a text of people or of the network does nothing', () => {
  test('in a terminal', () => {
    fc.assert(
      fc.property(hostilePlan, (textOf) => {
        const story = tellPlan(planWith(textOf), '1a2b3c4d5e6f');
        for (const style of [PLAIN, COLOURED]) {
          for (const columns of [40, 80, 120])
            expect(
              actingInTerminal(renderPlanText(story, { style, columns, messages: 'whole', places: 'of-each-setting' })),
            ).toBeUndefined();
        }
      }),
      SEED,
    );
  });

  test('in a pull request, where all of it is read as what it is', () => {
    const ours = elementsOf(asGitHubShows(markdownOf(planWith(harmless))));
    fc.assert(
      fc.property(hostilePlan, (textOf) => {
        const markdown = markdownOf(planWith(textOf));
        mustBeHarmless(markdown, ours);
        const shown = withoutMarks(textOfHtml(asGitHubShows(markdown)));
        for (const place of READ_IN_FULL.filter((one) => Buffer.byteLength(printable(textOf(one))) <= SHOWN_WHOLE))
          expect(shown).toContain(withoutMarks(printable(textOf(place))));
      }),
      SEED,
    );
  });

  test('in a comment on several plans, of which some failed', () => {
    const ours = elementsOf(asGitHubShows(commentWith(harmless, 'word')));
    fc.assert(
      fc.property(hostilePlan, hostileText, (textOf, other) => {
        mustBeHarmless(commentWith(textOf, other), ours);
      }),
      SEED,
    );
  });

  test('on the page', () => {
    // Backticks set a part of a sentence as code, and can do nothing else.
    const others = ({ code, '/code': end, ...elements }: Readonly<Record<string, number>>) => {
      expect(code).toBe(end);
      return elements;
    };
    const ours = others(elementsOf(withoutStyle(pageOf(harmless))));
    fc.assert(
      fc.property(hostilePlan, (textOf) => {
        const page = pageOf(textOf);
        expect(others(elementsOf(withoutStyle(page)))).toEqual(ours);
        const written = withoutStyle(page).replace(/="(#?)[^"<>]*"/gu, '="$1"');
        expect(written).not.toMatch(/<[^>]*\s(?:on\w+|style|src|href(?!="#"))=/iu);
      }),
      SEED,
    );
  });

  test('in JSON, which says the same', () => {
    fc.assert(
      fc.property(hostilePlan, (textOf) => {
        const document = documentOf(planWith(textOf));
        const shown = printableJson(document);
        expect(actingInTerminal(shown)).toBeUndefined();
        expect(JSON.parse(shown)).toEqual(document);
      }),
      SEED,
    );
  });

  test('in problems, in what an apply says, and in what an undo says', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (one, other) => {
        for (const style of [PLAIN, COLOURED]) {
          const said = [problemsWith(one, other, style), ...applyWith(one, other, style), undoWith(one, other, style)];
          for (const output of said) expect(actingInTerminal(output)).toBeUndefined();
        }
      }),
      { ...SEED, numRuns: RUNS * 5 },
    );
  });
});

/** Longer names are cut, and say so. */
const SHOWN_WHOLE = 100;

/** Values are shown with their quotes marked, branches with the number of what is below them. */
const READ_IN_FULL: readonly Place[] = PLACES.filter(
  (place) => !['setting of a cell', 'leaf of a tree'].includes(place) && !place.endsWith('of a field that stays'),
);

function pageOf(textOf: (place: Place) => string): string {
  const plan = planWith(textOf);
  return renderPlanPage(plan, tellPlan(plan, '1a2b3c4d5e6f'), []);
}

/** Our own style holds signs that a simple look would take for elements. */
function withoutStyle(page: string): string {
  return page.replace(/(<style>)[\s\S]*?(<\/style>)/gu, '$1$2');
}

type Say = Parameters<typeof renderProblems>[1];

function problemsWith(one: string, other: string, style: Say): string {
  const where = { file: one, line: 3, column: 1 + other.length };
  const sourceLine = `${other}${one}`.replaceAll('\n', '');
  return renderProblems([makeProblem('undeclared', one, { hint: other, where, sourceLine, key: one })], style);
}

function applyWith(one: string, other: string, style: Say): readonly string[] {
  const [key, second] = [attributeKey('Ticket', one), attributeKey('User', other)];
  const request = { kind: 'create', key } as const;
  const events: readonly ApplyEvent[] = [
    { type: 'answered', request, status: 200 },
    { type: 'refused', request, status: 422, message: other },
    { type: 'answer-lost', request, message: other },
    { type: 'slipped-in', keys: [key, second] },
    { type: 'journal-lost', message: one },
    { type: 'unsent', request, message: other },
    { type: 'late-possible', requests: [request], waitMs: 1_000 },
  ];
  const progress = { done: [key], notTried: [second], late: [request], leftStaged: [key] } as const;
  const stopped = {
    ...progress,
    outcome: 'stopped',
    migration: 'not-asked-for',
    missing: ['verification'],
    restart: 'due',
  } as const;
  const undo = undoOf(one, other);
  const told = (report: StoppedReport, taken: UndoReport | undefined): string =>
    renderStopped(report, standingOf(report, taken), taken, style);
  const failure = new Failure('HELP_DESK_ERROR', one);
  return [
    ...events.map((event) => applyEventLine(event, style) ?? ''),
    told({ ...stopped, failure, failed: undefined }, undefined),
    told({ ...stopped, failure, failed: second }, undo),
    told({ ...stopped, failure, failed: second }, { ...undo, pending: 'not-known', failure }),
  ];
}

function undoOf(one: string, other: string): UndoReport {
  const [key, second] = [attributeKey('Ticket', one), attributeKey('User', other)];
  return {
    late: [{ kind: 'create', key }],
    undone: [key],
    impossible: [{ key: second, why: one }],
    pending: [second],
    stillFlagged: [key],
    thrownAway: [second],
    failure: undefined,
  };
}

function undoWith(one: string, other: string, style: Say): string {
  const report = undoOf(one, other);
  const failed = { ...report, failure: new Failure('HELP_DESK_ERROR', one) };
  return renderUndoReport(report, style) + renderUndoReport(failed, style);
}

describe('a label of a megabyte', () => {
  const LONG = '漢'.repeat(1_000_000);
  const plan = planWith((place) =>
    ['file', 'target', 'address'].includes(place) ? harmless(place) : `${place}${LONG}`,
  );
  const story = tellPlan(plan, undefined);

  test.each([
    ['the terminal', () => renderPlanText(story, FILE_PAPER), 40_000],
    ['the pull request', () => renderPlanMarkdown(story, MARKDOWN_BUDGET), MARKDOWN_BUDGET],
    ['problems', () => problemsWith(LONG, LONG, PLAIN), 30_000],
    ['what an apply says', () => applyEventLine({ type: 'journal-lost', message: LONG }, PLAIN) ?? '', 10_000],
    ['the page', () => withoutStyle(renderPlanPage(plan, story, [])), 200_000],
  ])('is short in %s', (_, render, bytes) => {
    expect(Buffer.byteLength(render())).toBeLessThan(bytes);
  });
});
