import { folded, nameWithin } from '../../render/markdown.ts';
import { type PlansToTell, renderPlansMarkdown } from '../../render/plan-markdown.ts';
import { shortCommit } from '../../render/words.ts';
import { formatMark, hashOf, type Mark, RESULT_WORDS } from './mark.ts';

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
  const plans = renderPlansMarkdown(told, budget)
    .trim()
    .replace(/^### /u, () => `### ${inFolder(mark.project)}`);
  const markdown = `${above}${plans}`;
  return { markdown, hash: hashOf(told.link === undefined ? markdown : markdown.replaceAll(told.link, '')) };
}

/** Two projects of a repository may have targets of one name. */
export function inFolder(project: string): string {
  return project === '' ? '' : `${nameWithin(project, 120)}: `;
}

/** The comment with the plans of a pull request. */
export function plannedBody(mark: Mark, { markdown }: PlanText, runUrl: string): string {
  const foot = `<sub>Plan for \`${shortCommit(mark.head)}\`. [The run](${runUrl}) has it whole in its log; the pull request’s own run has it as files.</sub>`;
  return `${formatMark(mark)}\n${kept(mark.head, markdown)}\n\n${foot}\n`;
}

/** The comment after the merge: the state of each target, and below it the approved plans. */
export function resultBody(mark: Mark, before: string, runUrl: string): string {
  const plans = plansIn(before);
  const top = `${formatMark(mark)}\n### ${inFolder(mark.project)}${headline(mark)}\n\n[The run](${runUrl}) has the details.\n`;
  if (plans === undefined) return top;
  const commit = `<code>${shortCommit(plans.head)}</code>`;
  const whole = `${top}\n${folded(`The plan of ${commit}`, kept(plans.head, plans.markdown))}\n`;
  return Buffer.byteLength(whole) <= LIMIT_IN_BYTES
    ? whole
    : `${top}\nThe plan of ${commit} is too long for this comment.\n`;
}

/** "production: failed part way · staging: applied" */
function headline({ targets }: Mark): string {
  const words = [...Object.entries(RESULT_WORDS), ['open', 'not applied yet'] as const];
  return words
    .flatMap(([state, inWords]) => {
      const here = targets.filter((one) => one.state === state).map(({ target }) => nameWithin(target, 120));
      return here.length === 0 ? [] : [`${here.length > 5 ? `${here.length} targets` : here.join(', ')}: ${inWords}`];
    })
    .join(' · ');
}

const PLANS_END = '<!-- deskform:plans-end -->';

/** Wraps the plans in two marker lines. Foreign text cannot forge them: it is always code within a line. */
function kept(head: string, markdown: string): string {
  return `<!-- deskform:plans head=${head} -->\n\n${markdown}\n\n${PLANS_END}`;
}

/** The first line of the plans of our own comment, as Markdown. */
export function headlineIn(body: string): string | undefined {
  return /^### (.+)$/mu.exec(plansIn(body)?.markdown ?? '')?.[1];
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
