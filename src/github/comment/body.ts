import { nameWithin } from '../../render/markdown.ts';
import { type PlansToTell, renderPlansMarkdown } from '../../render/plan-markdown.ts';
import { shortHash } from '../../render/words.ts';
import { formatMark, type Mark, RESULT_WORDS } from './mark.ts';

/** GitHub's limit is in characters; counting bytes is stricter. */
const LIMIT_IN_BYTES = 65_536;
/** Room for the results above the plan. */
const RESERVE_IN_BYTES = 6_000;

/** Renders the plans of a pull request within the limit. Notices come first: they may tell where a token goes. */
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

/** Begins the plans. Foreign text cannot forge it: it is always code within a line. */
const PLANS = '<!-- deskform:plans -->';

export function plannedBody(mark: Mark, plans: string, runUrl: string): string {
  const foot = `<sub>Plan for \`${shortHash(mark.head)}\`. [The run](${runUrl}) has it whole in its log; the pull request’s own run has it as files.</sub>`;
  return `${formatMark(mark)}\n${PLANS}\n\n${plans}\n\n${foot}\n`;
}

/** The comment after the merge: the state of each target, above the approved plans, which stay as they were. */
export function resultBody(mark: Mark, before: string, runUrl: string): string {
  const top = `### ${inFolder(mark.project)}${stateInWords(mark)}\n\n[The run](${runUrl}) has the details.\n\n---`;
  return `${formatMark(mark)}\n${top}\n\n${before.slice(before.indexOf(PLANS)).replaceAll('\r\n', '\n')}`;
}

function stateInWords({ targets }: Mark): string {
  const words = [...Object.entries(RESULT_WORDS), ['open', 'not applied yet'] as const];
  return words
    .flatMap(([state, inWords]) => {
      const here = targets.filter((one) => one.state === state).map(({ target }) => nameWithin(target, 120));
      return here.length === 0 ? [] : [`${here.length > 3 ? `${here.length} targets` : here.join(', ')}: ${inWords}`];
    })
    .join(' · ');
}
