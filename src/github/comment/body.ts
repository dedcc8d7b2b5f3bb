import { folded, nameWithin } from '../../render/markdown.ts';
import { type PlansToTell, renderPlansMarkdown } from '../../render/plan-markdown.ts';
import { shortCommit } from '../../render/words.ts';
import { formatMark, type Mark, RESULT_WORDS } from './mark.ts';

/** GitHub's limit is in characters; counting bytes is stricter. */
const LIMIT_IN_BYTES = 65_536;
/** Room for the results above the plan. */
const RESERVE_IN_BYTES = 6_000;

/**
 * Renders the plans of a pull request within the limit; the least dangerous parts are left out first. Notices come first:
 * even a plan without changes may change where a token goes.
 */
export function planText(notices: readonly string[], told: PlansToTell, mark: Mark): string {
  const above = notices.map((notice) => `${notice}\n\n`).join('');
  const budget = LIMIT_IN_BYTES - RESERVE_IN_BYTES - formatMark(mark).length - Buffer.byteLength(above);
  const plans = renderPlansMarkdown(told, budget).trim();
  return `${above}${plans.replace(/^### /u, () => `### ${inFolder(mark.project)}`)}`;
}

/** Two projects of a repository may have targets of one name. */
export function inFolder(project: string): string {
  return project === '' ? '' : `${nameWithin(project, 120)}: `;
}

/** The first heading of a plan, or of a comment that has it. */
export function headlineIn(markdown: string): string | undefined {
  return /^### (.+?)\r?$/mu.exec(markdown)?.[1];
}

/** The comment with the plans of a pull request. */
export function plannedBody(mark: Mark, plans: string, runUrl: string): string {
  const foot = `<sub>Plan for \`${shortCommit(mark.head)}\`. [The run](${runUrl}) has it whole in its log; the pull request’s own run has it as files.</sub>`;
  return `${formatMark(mark)}\n${kept(plans)}\n\n${foot}\n`;
}

/** The comment after the merge: the state of each target, and below it the approved plans. */
export function resultBody(mark: Mark, before: string, runUrl: string): string {
  const top = `${formatMark(mark)}\n### ${inFolder(mark.project)}${stateInWords(mark)}\n\n[The run](${runUrl}) has the details.\n`;
  return `${top}\n${folded(`The plan of <code>${shortCommit(mark.head)}</code>`, kept(plansIn(before)))}\n`;
}

/** "production: failed part way · staging: applied" */
function stateInWords({ targets }: Mark): string {
  const words = [...Object.entries(RESULT_WORDS), ['open', 'not applied yet'] as const];
  return words
    .flatMap(([state, inWords]) => {
      const here = targets.filter((one) => one.state === state).map(({ target }) => nameWithin(target, 120));
      return here.length === 0 ? [] : [`${here.length > 3 ? `${here.length} targets` : here.join(', ')}: ${inWords}`];
    })
    .join(' · ');
}

const PLANS = '<!-- deskform:plans -->';
const PLANS_END = '<!-- deskform:plans-end -->';

/** Encloses the plans in two lines. Foreign text cannot forge them: it is always code within a line. */
function kept(plans: string): string {
  return `${PLANS}\n\n${plans}\n\n${PLANS_END}`;
}

/** The plans of our own comment, unchanged: they were escaped when they were written. */
function plansIn(body: string): string {
  const [begin, end] = [body.indexOf(PLANS), body.lastIndexOf(PLANS_END)];
  return body
    .slice(begin + PLANS.length, end)
    .replaceAll('\r\n', '\n')
    .trim();
}
