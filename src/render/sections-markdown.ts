import type { Problem } from '../model/problem.ts';
import type { PlanCounts } from '../plan/plan.ts';
import type { Foreign } from '../plan/plan-document.ts';
import { entryLines } from './entry-markdown.ts';
import { type Budget, codeSpanWithin, folded, makeBudget, sentenceWithin, sizeOf } from './markdown.ts';
import { type Entry, isGrave, withoutLabels } from './story/story.ts';
import {
  authorInWords,
  counted,
  countsInWords,
  foreignHeading,
  labelsOnly,
  minuteInWords,
  plural,
  waitingInWords,
} from './words.ts';

/** The section of one plan, or of several equal ones. */
export interface Section {
  /** Heading and alerts, always shown with the section. */
  readonly head: readonly string[];
  readonly problems: readonly Problem[];
  /** Most dangerous first. */
  readonly entries: readonly Entry[];
  /** Those whose data goes first. */
  readonly foreign: readonly Foreign[];
}

/** A longer diff is collapsed; dangerous changes have a higher limit. */
const MOST_OPEN_LINES = 15;
const MOST_DANGEROUS_LINES = 40;
const MOST_ENTRIES = 50;
const MOST_PROBLEMS = 20;
const LONGEST_TEXT = 600;
/** Bytes around the parts of a section: fences, headings and summaries. */
const AROUND = 400;

interface Shown {
  readonly section: Section;
  grave: readonly string[];
  problems: readonly string[];
  foreign: readonly string[];
  rest: readonly string[];
  labels: readonly string[];
}

/**
 * Lays out the sections within the budget. Dangerous changes of all sections come before the rest; what does not fit is
 * counted. `whole` is where to find the full text, as trusted Markdown: a link or a command.
 */
export function layOutSections(sections: readonly Section[], budgetInBytes: number, whole: string): readonly string[] {
  const budget = makeBudget(budgetInBytes - sizeOf(moreSections(sections.length, whole)));
  const heads = budget.fill(sections, (section) => sketchOf(section, whole));
  const all = sections
    .slice(0, heads.length)
    .map((section): Shown => ({ section, grave: [], problems: [], foreign: [], rest: [], labels: [] }));
  const write = (entry: Entry): string => entryLines(entry).join('\n');
  for (const shown of all) shown.grave = budget.fill(shown.section.entries.filter(isGrave), write);
  for (const shown of all) fillLists(shown, budget);
  for (const shown of all) shown.rest = budget.fill(partsOfRest(shown.section)[0].slice(0, MOST_ENTRIES), write);
  for (const shown of all) {
    const room = Math.max(0, MOST_ENTRIES - shown.rest.length);
    shown.labels = budget.fill(partsOfRest(shown.section)[1].slice(0, room), write);
  }
  const left = sections.length - all.length;
  return [...all.flatMap((shown) => partsOf(shown, whole)), ...(left === 0 ? [] : [moreSections(left, whole)])];
}

/** What is not grave, and apart from it what only has another label. */
function partsOfRest({ entries }: Section): ReturnType<typeof withoutLabels> {
  const [shown, labels] = withoutLabels(entries);
  return [shown.filter((entry) => !isGrave(entry)), labels];
}

function fillLists(shown: Shown, budget: Budget): void {
  const { problems, foreign } = shown.section;
  shown.problems = budget.fill(problems.slice(0, MOST_PROBLEMS), problemLine);
  shown.foreign = budget.fill(foreign.slice(0, MOST_ENTRIES), foreignLine);
}

/** A placeholder as long as the parts of a section that are always shown. */
function sketchOf({ head, entries, problems, foreign }: Section, whole: string): string {
  const note = leftOut([entries.length, problems.length, foreign.length], whole);
  return [...head, ...note, ' '.repeat(AROUND)].join('\n\n');
}

function partsOf({ section, grave, problems, foreign, rest, labels }: Shown, whole: string): readonly string[] {
  const entries = section.entries.length - grave.length - rest.length - labels.length;
  const missing = [entries, section.problems.length - problems.length, section.foreign.length - foreign.length];
  const [allRest, allLabels] = partsOfRest(section);
  const shown = [...grave, ...rest, ...labels];
  return [
    ...section.head,
    ...(problems.length === 0 ? [] : [...problemHeading(section.problems), problems.join('\n')]),
    ...(linesOf(shown) <= MOST_OPEN_LINES
      ? diffPart(shown, '', MOST_OPEN_LINES)
      : [
          ...diffPart(grave, countsInWords(countEntries(section.entries.filter(isGrave))), MOST_DANGEROUS_LINES),
          ...diffPart(rest, firstOf(rest, allRest, countsInWords(countEntries(allRest))), MOST_OPEN_LINES),
          ...diffPart(labels, labelsOnly(allLabels.length, labels.length), 0),
        ]),
    ...(foreign.length === 0 ? [] : [`**${foreignHeading(section.foreign)}**`, foreign.join('\n')]),
    ...leftOut(missing, whole),
  ];
}

/** "First 50 of 70 added" */
function firstOf(shown: readonly string[], all: readonly Entry[], what: string): string {
  return shown.length < all.length ? `First ${shown.length} of ${what}` : what;
}

function countEntries(entries: readonly Entry[]): Omit<PlanCounts, 'keep'> {
  const count = (action: Entry['action']): number => entries.filter((entry) => entry.action === action).length;
  return { create: count('create'), update: count('update'), delete: count('delete'), refuse: count('refuse') };
}

function linesOf(entries: readonly string[]): number {
  return entries.reduce((sum, entry) => sum + entry.split('\n').length, 0);
}

/** A diff block. No line of an entry can close it: each begins with a sign. */
function diffPart(entries: readonly string[], summary: string, mostLines: number): readonly string[] {
  if (entries.length === 0) return [];
  const block = ['```diff', ...entries, '```'].join('\n');
  return [linesOf(entries) <= mostLines ? block : folded(summary, block)];
}

function leftOut([changes = 0, problems = 0, foreign = 0]: readonly number[], whole: string): readonly string[] {
  const parts = [
    ...(changes === 0 ? [] : [counted(changes, 'more change')]),
    ...(problems === 0 ? [] : [counted(problems, 'more problem')]),
    ...(foreign === 0 ? [] : [counted(foreign, 'more pending row')]),
  ];
  return parts.length === 0 ? [] : [`… and ${parts.join(', ')}: ${whole}`];
}

function moreSections(count: number, whole: string): string {
  return `… and ${counted(count, 'more plan')}: ${whole}`;
}

function problemHeading(problems: readonly Problem[]): readonly string[] {
  const warnings = problems.filter(({ severity }) => severity === 'warning').length;
  return warnings < problems.length ? [] : [`**${plural(warnings, 'warning')}**`];
}

/** One problem of a file, with its place. */
export function problemLine({ code, message, hint, where }: Problem): string {
  const place = where === undefined ? '' : `${codeSpanWithin(`${where.file}:${where.line}`, LONGEST_TEXT)} `;
  const way = hint === undefined ? '' : ` → ${sentenceWithin(hint, LONGEST_TEXT)}`;
  return `- ${place === '' ? 'Files: ' : place}${sentenceWithin(message, LONGEST_TEXT)}${way} (\`${code}\`)`;
}

function foreignLine(row: Foreign): string {
  const short = (text: string): string => codeSpanWithin(text, LONGEST_TEXT);
  return `- ${short(row.key)}: ${waitingInWords(row)} (last changed by ${short(authorInWords(row))}, ${short(minuteInWords(row.updated_at))})`;
}
