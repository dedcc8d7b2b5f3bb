import { type Failure, InvalidConfig } from '../model/failure.ts';
import type { Problem } from '../model/problem.ts';
import { countDecisions } from '../plan/plan.ts';
import type { Obstacle } from '../plan/plan-document.ts';
import { entryText } from './entry-markdown.ts';
import { errorsIn, type TargetPlan } from './headline.ts';
import { alert, codeSpanWithin, folded, makeBudget, sentenceWithin, sizeOf } from './markdown.ts';
import { LONGEST_NAME, LONGEST_TEXT } from './printable.ts';
import { problemsOnce } from './problems.ts';
import { type Entry, groupsOf, risksOnTop, type Story } from './story/story.ts';
import { counted, countsInWords, firstNames, foreignInShort, labelsOnly, tally, tellObstacle } from './words.ts';

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

/** The lists of a section in the order in which they get room: what is grave in one goes before the rest of all. */
const LISTS = ['grave', 'problems', 'foreign', 'rest', 'labels'] as const;

/** What a section has to say, written only where there is room; `told` is what had it. */
interface List {
  readonly all: readonly (() => string)[];
  readonly most: number;
  told: readonly string[];
}

/**
 * Lays out the sections within the budget. Dangerous changes of all sections come before the rest; what does not fit is
 * counted. `whole` is where to find the full text, as trusted Markdown: a link or a command.
 */
export function layOutSections(sections: readonly Section[], budgetInBytes: number, whole: string): readonly string[] {
  const moreSections = (count: number): string => `… and ${counted(count, 'more plan')}: ${whole}`;
  const fill = makeBudget(budgetInBytes - sizeOf(moreSections(sections.length)));
  const planned = sections.map((section) => ({ section, lists: listsOf(section) }));
  // As long as the parts of a section that are always shown.
  const heads = fill(planned, ({ section, lists }) =>
    [...section.head, ...leftOut(lists, whole), ' '.repeat(AROUND)].join('\n\n'),
  );
  const all = planned.slice(0, heads.length);
  for (const name of LISTS)
    for (const { lists } of all) {
      const most = lists[name].most - (name === 'labels' ? lists.rest.told.length : 0);
      lists[name].told = fill(lists[name].all.slice(0, most), (write) => write());
    }
  const parts = all.flatMap(({ section, lists }) => {
    const { problems, foreign } = lists;
    const warnings = section.problems.some(({ severity }) => severity === 'error')
      ? []
      : [`**${counted(section.problems.length, 'warning')}**`];
    return [
      ...section.head,
      ...(problems.told.length === 0 ? [] : [...warnings, problems.told.join('\n')]),
      ...diffsOf(section, lists),
      ...(foreign.told.length === 0 ? [] : [`**${section.foreignHeading}**`, foreign.told.join('\n')]),
      ...leftOut(lists, whole),
    ];
  });
  const left = sections.length - all.length;
  return left === 0 ? parts : [...parts, moreSections(left)];
}

type Lists = ReturnType<typeof listsOf>;

function listsOf({ entries, problems, foreign }: Section) {
  const { grave, rest, labels } = groupsOf(entries);
  const list = <Item>(items: readonly Item[], write: (item: Item) => string, most = 50): List => {
    return { all: items.map((item) => () => write(item)), most, told: [] };
  };
  return {
    grave: list(grave, entryText, grave.length),
    problems: list(problems, problemLine, 20),
    foreign: list(foreign, (row) => `- ${foreignInShort(row, (text) => codeSpanWithin(text, LONGEST_TEXT))}`),
    rest: list(rest, entryText),
    labels: list(labels, entryText),
  };
}

function diffsOf({ entries }: Section, lists: Lists): readonly string[] {
  const diffs = [...lists.grave.told, ...lists.rest.told, ...lists.labels.told];
  if (linesOf(diffs) <= MOST_OPEN_LINES) return diffPart(diffs, '', MOST_OPEN_LINES);
  const { grave, rest, labels } = groupsOf(entries);
  const shown = lists.rest.told.length;
  const first = shown < rest.length ? `First ${shown} of ` : '';
  return [
    ...diffPart(lists.grave.told, countsInWords(countDecisions(grave)), MOST_DANGEROUS_LINES),
    ...diffPart(lists.rest.told, `${first}${countsInWords(countDecisions(rest))}`, MOST_OPEN_LINES),
    ...diffPart(lists.labels.told, labelsOnly(labels.length, lists.labels.told.length), 0),
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

function leftOut({ grave, rest, labels, problems, foreign }: Lists, whole: string): readonly string[] {
  const left = (...some: readonly List[]): number =>
    some.reduce((sum, { all, told }) => sum + all.length - told.length, 0);
  const counts = { change: left(grave, rest, labels), problem: left(problems), 'pending row': left(foreign) };
  const more = tally(counts, (count, what) => counted(count, `more ${what}`));
  return more === '' ? [] : [`… and ${more}: ${whole}`];
}

export function problemLine({ code, message, hint, where }: Problem): string {
  const place = where === undefined ? 'Files:' : codeSpanWithin(`${where.file}:${where.line}`, LONGEST_TEXT);
  const way = hint === undefined ? '' : ` → ${sentenceWithin(hint, LONGEST_TEXT)}`;
  return `- ${place} ${sentenceWithin(message, LONGEST_TEXT)}${way} (\`${code}\`)`;
}

/** The alert for a failure: its title in Markdown, the reason, and what to do. */
export function failureAlert(
  kind: 'CAUTION' | 'WARNING',
  title: string,
  { message, hint }: Pick<Failure, 'message' | 'hint'>,
  more: readonly string[] = [],
): string {
  const way = hint === undefined ? [] : [`→ ${sentenceWithin(hint, LONGEST_TEXT)}`];
  return alert(kind, [title, `Reason: ${sentenceWithin(message, LONGEST_TEXT)}`, ...way, ...more]);
}

const MOST_REASONS = 5;

/** What is said of one plan. The first refused attributes have their reasons and hints in the alert, not in the diff. */
export function sectionOf(plan: TargetPlan, heading: readonly string[]): Section {
  if (plan.outcome === 'failed') {
    const { failure } = plan;
    const problems = failure instanceof InvalidConfig ? failure.problems : [];
    const said =
      failure instanceof InvalidConfig
        ? alert('WARNING', [`**${errorsIn(failure)}.** Nothing was planned or sent.`])
        : failureAlert('WARNING', `**Not planned** (\`${failure.code}\`).`, failure);
    return { head: [...heading, said], problems, entries: [], foreign: [], foreignHeading: '' };
  }
  const { story, warnings } = plan;
  const refused = story.entries.filter(({ action }) => action === 'refuse').slice(0, MOST_REASONS);
  return {
    ...story,
    head: [...heading, ...storyAlerts(story, refused)],
    problems: problemsOnce(warnings),
    entries: story.entries.map((entry) => (refused.includes(entry) ? { ...entry, notes: [] } : entry)),
  };
}

/** The alerts for obstacles and for risks. `refused`: the first of them, whose reasons the first alert says. */
function storyAlerts({ risks, obstacles }: Story, refused: readonly Entry[]): readonly string[] {
  const said = new Set(refused.map(({ key }) => key));
  const others = risks.filter(({ keys }) => keys.some((key) => !said.has(key)));
  const { title, shown, more } = risksOnTop(others, others.length < risks.length ? 'more risk' : 'risk');
  const isLoss = others.some(({ tone }) => tone === 'danger');
  const lines = shown.map(({ keys, text }) => {
    const names = firstNames(keys, (key) => codeSpanWithin(key, LONGEST_NAME));
    return `- ${names}: ${sentenceWithin(text, LONGEST_TEXT)}`;
  });
  const all = [`**${title}:**`, ...lines, ...more.map((text) => `- ${text}`)];
  return [
    ...obstacles.map((obstacle) => alert('WARNING', obstacleLines(obstacle, refused))),
    ...(others.length === 0 ? [] : [alert(isLoss ? 'CAUTION' : 'WARNING', all)]),
  ];
}

/** Nobody gives an option to a pull request: its limits are raised in the files. */
function obstacleLines(obstacle: Obstacle, refused: readonly Entry[]): readonly string[] {
  if (obstacle.kind !== 'refusals') {
    const { why, setting } = tellObstacle(obstacle);
    const text = setting === '' ? why : `${why}. To allow this, ${setting}.`;
    return [`**Refused:** ${sentenceWithin(text, LONGEST_TEXT)}`];
  }
  const left = obstacle.count - refused.length;
  const what = obstacle.count === 1 ? 'this change is' : `these ${counted(obstacle.count, 'change')} are`;
  const more = refused.length === 0 || left === 0 ? [] : [`- … and ${left} more`];
  return [`**Refused:** nothing is applied until ${what} fixed.`, ...refused.map(reasonOf), ...more];
}

function reasonOf({ key, notes }: Entry): string {
  const said = notes.map(({ text }) => sentenceWithin(text, LONGEST_TEXT)).join(' → ');
  return `- ${notes[0]?.text.startsWith(`${key} `) ? '' : `${codeSpanWithin(key, LONGEST_NAME)}: `}${said}`;
}
