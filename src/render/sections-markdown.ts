import type { Problem } from '../model/problem.ts';
import { countDecisions } from '../plan/plan.ts';
import type { Foreign } from '../plan/plan-document.ts';
import { entryText } from './entry-markdown.ts';
import { codeSpanWithin, folded, makeBudget, sentenceWithin, sizeOf } from './markdown.ts';
import { LONGEST_TEXT } from './printable.ts';
import { groupsOf, type Story } from './story/story.ts';
import { counted, countsInWords, labelsOnly, lastChangeInWords, plural, waitingInWords } from './words.ts';

export interface Section extends Pick<Story, 'entries' | 'foreign' | 'foreignHeading'> {
  /** Heading and alerts, always shown with the section. */
  readonly head: readonly string[];
  readonly problems: readonly Problem[];
}

/** A longer diff is collapsed; dangerous changes have a higher limit. */
const MOST_OPEN_LINES = 15;
const MOST_DANGEROUS_LINES = 40;
/** Bytes around the parts of a section: fences, headings and summaries. */
const AROUND = 400;

/** The most of each list, in the order in which they get room: what is grave in one section goes before the rest of all. */
const MOST = { grave: Number.POSITIVE_INFINITY, problems: 20, foreign: 50, rest: 50, labels: 50 };
const LISTS = ['grave', 'problems', 'foreign', 'rest', 'labels'] as const satisfies readonly (keyof typeof MOST)[];
type Told<Of> = Record<(typeof LISTS)[number], readonly Of[]>;
const NONE: Told<string> = { grave: [], problems: [], foreign: [], rest: [], labels: [] };

/**
 * Lays out the sections within the budget. Dangerous changes of all sections come before the rest; what does not fit is
 * counted. `whole` is where to find the full text, as trusted Markdown: a link or a command.
 */
export function layOutSections(sections: readonly Section[], budgetInBytes: number, whole: string): readonly string[] {
  const moreSections = (count: number): string => `… and ${counted(count, 'more plan')}: ${whole}`;
  const budget = makeBudget(budgetInBytes - sizeOf(moreSections(sections.length)));
  const planned = sections.map((section) => ({ section, lists: listsOf(section), told: { ...NONE } }));
  // As long as the parts of a section that are always shown.
  const heads = budget.fill(planned, ({ section, lists }) =>
    [...section.head, ...leftOut(lists, NONE, whole), ' '.repeat(AROUND)].join('\n\n'),
  );
  const all = planned.slice(0, heads.length);
  for (const list of LISTS)
    for (const { lists, told } of all) {
      const most = MOST[list] - (list === 'labels' ? told.rest.length : 0);
      told[list] = budget.fill(lists[list].slice(0, most), (write) => write());
    }
  const parts = all.flatMap(({ section, lists, told }) => {
    const warnings = section.problems.some(({ severity }) => severity === 'error')
      ? []
      : [`**${plural(section.problems.length, 'warning')}**`];
    return [
      ...section.head,
      ...(told.problems.length === 0 ? [] : [...warnings, told.problems.join('\n')]),
      ...diffsOf(section, told),
      ...(told.foreign.length === 0 ? [] : [`**${section.foreignHeading}**`, told.foreign.join('\n')]),
      ...leftOut(lists, told, whole),
    ];
  });
  const left = sections.length - all.length;
  return left === 0 ? parts : [...parts, moreSections(left)];
}

/** What a section has to say, written only where there is room. */
function listsOf({ entries, problems, foreign }: Section): Told<() => string> {
  const { grave, rest, kept, labels } = groupsOf(entries);
  const written = <Item>(items: readonly Item[], write: (item: Item) => string) =>
    items.map((item) => () => write(item));
  return {
    grave: written(grave, entryText),
    problems: written(problems, problemLine),
    foreign: written(foreign, foreignLine),
    rest: written([...rest, ...kept], entryText),
    labels: written(labels, entryText),
  };
}

function diffsOf({ entries }: Section, told: Told<string>): readonly string[] {
  const diffs = [...told.grave, ...told.rest, ...told.labels];
  if (linesOf(diffs) <= MOST_OPEN_LINES) return diffPart(diffs, '', MOST_OPEN_LINES);
  const { grave, rest, kept, labels } = groupsOf(entries);
  const others = [...rest, ...kept];
  const first = told.rest.length < others.length ? `First ${told.rest.length} of ` : '';
  return [
    ...diffPart(told.grave, countsInWords(countDecisions(grave)), MOST_DANGEROUS_LINES),
    ...diffPart(told.rest, `${first}${countsInWords(countDecisions(others))}`, MOST_OPEN_LINES),
    ...diffPart(told.labels, labelsOnly(labels.length, told.labels.length), 0),
  ];
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

function leftOut(lists: Told<() => string>, told: Told<string>, whole: string): readonly string[] {
  const left = (...some: readonly (typeof LISTS)[number][]): number =>
    some.reduce((sum, list) => sum + lists[list].length - told[list].length, 0);
  const counts = [
    [left('grave', 'rest', 'labels'), 'more change'],
    [left('problems'), 'more problem'],
    [left('foreign'), 'more pending row'],
  ] as const;
  const parts = counts.flatMap(([count, what]) => (count === 0 ? [] : [counted(count, what)]));
  return parts.length === 0 ? [] : [`… and ${parts.join(', ')}: ${whole}`];
}

export function problemLine({ code, message, hint, where }: Problem): string {
  const place = where === undefined ? 'Files:' : codeSpanWithin(`${where.file}:${where.line}`, LONGEST_TEXT);
  const way = hint === undefined ? '' : ` → ${sentenceWithin(hint, LONGEST_TEXT)}`;
  return `- ${place} ${sentenceWithin(message, LONGEST_TEXT)}${way} (\`${code}\`)`;
}

function foreignLine(row: Foreign): string {
  const short = (text: string): string => codeSpanWithin(text, LONGEST_TEXT);
  return `- ${short(row.key)}: ${waitingInWords(row)} (${lastChangeInWords(row, short)})`;
}
