import { folded, nameWithin } from '../../render/markdown.ts';
import { type PlansToTell, renderPlansMarkdown } from '../../render/plan-markdown.ts';
import { shortCommit } from '../../render/words.ts';
import { formatMark, hashOf, type Mark, nameInMark } from './mark.ts';

/** GitHub's limit is in characters; counting bytes is stricter. */
const LIMIT_IN_BYTES = 65_536;
/** Room for the results above the plan. */
const RESERVE_IN_BYTES = 6_000;

/** The plans of a pull request as Markdown. Equal plans of a later run have the same hash. */
export interface PlanText {
  readonly markdown: string;
  readonly hash: string;
}

/**
 * Renders the plans within the limit; the least dangerous parts are left out first. Notices come first: even a plan without
 * changes may change where a token goes.
 */
export function planText(notices: readonly string[], told: PlansToTell, mark: Mark): PlanText {
  const above = notices.map((notice) => `${notice}\n\n`).join('');
  const budget = LIMIT_IN_BYTES - RESERVE_IN_BYTES - formatMark(mark).length - Buffer.byteLength(above);
  const markdown = `${above}${renderPlansMarkdown(told, budget).trim()}`;
  return { markdown, hash: hashOf(told.link === undefined ? markdown : markdown.replaceAll(told.link, '')) };
}

/** The comment with the plans of a pull request. */
export function plannedBody(mark: Mark, { markdown }: PlanText, runUrl: string): string {
  const foot = `<sub>Plan for \`${shortCommit(mark.head)}\`. [The run's artifact](${runUrl}) contains a page and a plan file for each target.</sub>`;
  return `${formatMark(mark)}\n${kept(mark.head, markdown)}\n\n${foot}\n`;
}

/** The result of an apply for one target. */
export interface TargetResult {
  /** As in the mark. */
  readonly target: string;
  readonly word: ResultWord;
  /** Markdown; foreign text in it is escaped. */
  readonly text: string;
}

/** Worst first. */
export const RESULT_WORDS = {
  failed: 'failed part way',
  'not-applied': 'not applied',
  cancelled: 'cancelled',
  'restart-due': 'applied, restart the service now',
  applying: 'applying now',
  waiting: 'not applied yet',
  applied: 'applied',
  'nothing-to-do': 'nothing to do',
} as const;
export type ResultWord = keyof typeof RESULT_WORDS;

/** The comment after the merge: the newest result of each target, and below them the approved plans. */
export function resultBody(mark: Mark, results: readonly TargetResult[], before: string | undefined): string {
  const all = [
    ...results,
    ...resultsIn(before ?? '').filter(({ target }) => !results.some((one) => one.target === target)),
  ];
  const above = (shown: readonly TargetResult[]): string =>
    [formatMark(mark), `### ${headline(mark, all)}`, '', ...shown.map(keptResult)].join('\n');
  const plans = before === undefined ? undefined : plansIn(before);
  const [whole, short] = [`${above(all)}\n`, `${above(all.map(shortened))}\n`];
  if (plans === undefined) return fits(whole) ? whole : short;
  const commit = `<code>${shortCommit(plans.head)}</code>`;
  const below = `\n${folded(`The plan of ${commit}`, kept(plans.head, plans.markdown))}\n`;
  const bodies = [`${whole}${below}`, `${short}${below}`];
  return bodies.find(fits) ?? `${short}\nThe plan of ${commit} is too long for this comment.\n`;
}

function fits(body: string): boolean {
  return Buffer.byteLength(body) <= LIMIT_IN_BYTES;
}

function keptResult({ target, word, text }: TargetResult): string {
  return `${RESULT} target=${target} word=${word} -->\n${text.trim()}\n${RESULT_END}`;
}

/** Keeps only the first paragraph, which states the result. */
function shortened(one: TargetResult): TargetResult {
  return { ...one, text: one.text.trim().split('\n\n')[0] ?? '' };
}

/** "production: failed part way · staging: applied" */
function headline({ targets }: Mark, results: readonly TargetResult[]): string {
  const wordOf = (target: string): ResultWord => results.find((one) => one.target === target)?.word ?? 'waiting';
  const names = [...new Set([...targets, ...results].map(({ target }) => target))];
  return (Object.keys(RESULT_WORDS) as ResultWord[])
    .flatMap((word) => {
      const here = names.filter((name) => wordOf(name) === word).map((name) => nameWithin(name, 120));
      if (here.length === 0) return [];
      const text = `${here.length > 5 ? `${here.length} targets` : here.join(', ')}: ${RESULT_WORDS[word]}`;
      return [text];
    })
    .join(' · ');
}

const RESULT = '<!-- deskform:result';
const RESULT_END = '<!-- deskform:result-end -->';

function resultsIn(body: string): readonly TargetResult[] {
  const found = plain(body).matchAll(
    /^<!-- deskform:result target=(\S+) word=([a-z-]+) -->\n([\s\S]*?)\n<!-- deskform:result-end -->$/gmu,
  );
  return [...found].flatMap(([, target = '', word = '', text = '']) =>
    word in RESULT_WORDS && nameInMark(target) === target ? [{ target, word: word as ResultWord, text }] : [],
  );
}

const PLANS_END = '<!-- deskform:plans-end -->';

/** Wraps the plans in two marker lines. Foreign text cannot forge them: it is always code within a line. */
function kept(head: string, markdown: string): string {
  return `<!-- deskform:plans head=${head} -->\n\n${markdown}\n\n${PLANS_END}`;
}

/** Extracts the plans of our own comment unchanged: they were escaped when they were written. */
function plansIn(body: string): { readonly head: string; readonly markdown: string } | undefined {
  const text = plain(body);
  const begin = /^<!-- deskform:plans head=([0-9a-f]{0,64}) -->$/mu.exec(text);
  const end = text.lastIndexOf(PLANS_END);
  if (begin === null || end < begin.index) return undefined;
  return { head: begin[1] ?? '', markdown: text.slice(begin.index + begin[0].length, end).trim() };
}

function plain(body: string): string {
  return body.replaceAll('\r\n', '\n');
}
