import type { Problem } from '../model/problem.ts';
import { countDecisions } from '../plan/plan.ts';
import type { Foreign } from '../plan/plan-document.ts';
import { entryLines } from './entry-markdown.ts';
import { codeSpanWithin, folded, makeBudget, sentenceWithin, sizeOf } from './markdown.ts';
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

export interface Section {
  /** Heading and alerts, always shown with the section. */
  readonly head: readonly string[];
  readonly problems: readonly Problem[];
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

/**
 * Lays out the sections within the budget. Dangerous changes of all sections come before the rest; what does not fit is
 * counted. `whole` is where to find the full text, as trusted Markdown: a link or a command.
 */
export function layOutSections(sections: readonly Section[], budgetInBytes: number, whole: string): readonly string[] {
  const budget = makeBudget(budgetInBytes - sizeOf(moreSections(sections.length, whole)));
  // As long as the parts of a section that are always shown.
  const heads = budget.fill(sections, ({ head, entries, problems, foreign }) =>
    [...head, ...leftOut(entries.length, problems.length, foreign.length, whole), ' '.repeat(AROUND)].join('\n\n'),
  );
  const none: readonly string[] = [];
  const all = sections.slice(0, heads.length).map((section) => {
    const [others, labels] = withoutLabels(section.entries);
    const [grave, rest] = [section.entries.filter(isGrave), others.filter((entry) => !isGrave(entry))];
    const told = { grave: none, problems: none, foreign: none, rest: none, labels: none };
    return { section, grave, rest, labels, told };
  });
  const write = (entry: Entry): string => entryLines(entry).join('\n');
  for (const { grave, told } of all) told.grave = budget.fill(grave, write);
  for (const { section, told } of all) {
    told.problems = budget.fill(section.problems.slice(0, MOST_PROBLEMS), problemLine);
    told.foreign = budget.fill(section.foreign.slice(0, MOST_ENTRIES), foreignLine);
  }
  for (const { rest, told } of all) told.rest = budget.fill(rest.slice(0, MOST_ENTRIES), write);
  for (const { labels, told } of all)
    told.labels = budget.fill(labels.slice(0, Math.max(0, MOST_ENTRIES - told.rest.length)), write);
  const parts = all.flatMap(({ section, grave, rest, labels, told }) => {
    const { head, entries, problems, foreign } = section;
    const diffs = [...told.grave, ...told.rest, ...told.labels];
    const first = told.rest.length < rest.length ? `First ${told.rest.length} of ` : '';
    return [
      ...head,
      ...(told.problems.length === 0 || problems.some(({ severity }) => severity === 'error')
        ? []
        : [`**${plural(problems.length, 'warning')}**`]),
      ...(told.problems.length === 0 ? [] : [told.problems.join('\n')]),
      ...(linesOf(diffs) <= MOST_OPEN_LINES
        ? diffPart(diffs, '', MOST_OPEN_LINES)
        : [
            ...diffPart(told.grave, countsInWords(countDecisions(grave)), MOST_DANGEROUS_LINES),
            ...diffPart(told.rest, `${first}${countsInWords(countDecisions(rest))}`, MOST_OPEN_LINES),
            ...diffPart(told.labels, labelsOnly(labels.length, told.labels.length), 0),
          ]),
      ...(told.foreign.length === 0 ? [] : [`**${foreignHeading(foreign)}**`, told.foreign.join('\n')]),
      ...leftOut(
        entries.length - diffs.length,
        problems.length - told.problems.length,
        foreign.length - told.foreign.length,
        whole,
      ),
    ];
  });
  const left = sections.length - all.length;
  return left === 0 ? parts : [...parts, moreSections(left, whole)];
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

function leftOut(changes: number, problems: number, foreign: number, whole: string): readonly string[] {
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

export function problemLine({ code, message, hint, where }: Problem): string {
  const place = where === undefined ? '' : `${codeSpanWithin(`${where.file}:${where.line}`, LONGEST_TEXT)} `;
  const way = hint === undefined ? '' : ` → ${sentenceWithin(hint, LONGEST_TEXT)}`;
  return `- ${place === '' ? 'Files: ' : place}${sentenceWithin(message, LONGEST_TEXT)}${way} (\`${code}\`)`;
}

function foreignLine(row: Foreign): string {
  const short = (text: string): string => codeSpanWithin(text, LONGEST_TEXT);
  return `- ${short(row.key)}: ${waitingInWords(row)} (last changed by ${short(authorInWords(row))}, ${short(minuteInWords(row.updated_at))})`;
}
