import { parseJson } from '../../attribute/json.ts';
import { Failure } from '../../problem/failure.ts';
import { alert, codeSpan, codeSpanWithin, makeBudget, sentence } from '../../render/markdown.ts';
import { MARKDOWN_BUDGET } from '../../render/plan-markdown.ts';
import { counted, firstNames } from '../../render/words.ts';
import { ALL_TARGETS } from '../../run/open-project.ts';
import { type GitHub, gitHubFailure } from '../client.ts';
import { encode, hiddenBody, nameInMark } from '../comment/mark.ts';
import { ensureOne, isSameText } from '../ensure-one.ts';
import { projectName } from '../inputs.ts';
import type { Job } from '../job.ts';
import type { OnTarget } from '../project.ts';
import { type Drifted, issueText } from './drift-target.ts';

/** An open issue written with this token. */
type Issue = ReturnType<typeof issueOf>;

const NEEDS = 'issues: write';
/** GitHub takes 65,536 characters; a line about what is left out needs some. */
const LONGEST_BODY = 65_000;
const LONGEST_MARK = 10_000;

/**
 * Keeps one open issue for the project while a help desk differs from the files, or cannot be read, and closes it
 * afterwards. GitHub notifies nobody of an edit, so new drift is told in a comment as well. Returns its address.
 */
export async function keepDriftIssue(job: Job, looked: readonly OnTarget<Drifted>[]): Promise<string | undefined> {
  const { rest, at } = job.github;
  const differences = looked.flatMap(namesOf);
  if (differences.length === 0) return closeIssues(job);
  const begin = beginOf(job);
  const title = titleOf(job);
  const body = bodyOf(job, begin, looked);
  let before: readonly string[] | undefined;
  const { id, url } = await ensureOne<Issue>({
    what: 'the drift issue',
    needs: NEEDS,
    find: () => readOwnIssues(job, begin),
    isAsWanted: (one) => one.title === title && isSameText(one.body, body),
    make: async () => issueOf((await rest.issues.create({ ...at, title, body, labels: ['deskform-drift'] })).data),
    update: async (one) => {
      before = toldIn(one.body, begin);
      return issueOf((await rest.issues.update({ ...at, issue_number: one.id, title, body })).data);
    },
    drop: (twin, stays) => closeIssue(job, twin, `${begin}[] -->\nSee #${stays.id}.\n`, 'not_planned'),
  });
  const fresh = before === undefined ? [] : differences.filter((name) => before?.includes(name) === false);
  if (fresh.length > 0)
    await comment(job, id, `**New drift:** ${firstNames(fresh, (name) => codeSpanWithin(name, 200))}`);
  return url;
}

/** How the first line begins. A run that looks at one target must not close the issue of all. */
function beginOf({ inputs }: Job): string {
  const names = [projectName(inputs), inputs.target.join(',')].map(nameInMark);
  return `<!-- deskform:drift v=4 ${encode(names)} `;
}

/** GitHub renders no mentions in titles, and no markup except code. */
function titleOf({ inputs, hide }: Job): string {
  const names = [projectName(inputs), inputs.target.join(',')].filter((name) => name !== '' && name !== ALL_TARGETS);
  return hide.text(`deskform: drift${names.length === 0 ? '' : ` of ${names.join(', ')}`}`);
}

function namesOf({ target, result }: OnTarget<Drifted>): readonly string[] {
  return result instanceof Failure
    ? [`${target}: not readable`]
    : result.drift.differences.map((key) => `${target}: ${key}`);
}

function bodyOf(job: Job, begin: string, looked: readonly OnTarget<Drifted>[]): string {
  const told = encode(looked.flatMap(namesOf));
  const mark = `${begin}${told.length > LONGEST_MARK ? '[]' : told} -->`;
  const parts = looked.filter((one) => namesOf(one).length > 0);
  const shown = makeBudget(LONGEST_BODY - mark.length).fill(
    parts,
    (one) => `${partOf(job, one, MARKDOWN_BUDGET / parts.length - 2_000)}\n\n---\n\n`,
  );
  const left = parts.length - shown.length;
  const more = left === 0 ? '' : `${counted(left, 'more target')}: on the page of [the run](${job.runner.runUrl}).\n`;
  return hiddenBody(`${mark}\n${shown.join('')}${more}`, job.hide);
}

function partOf(job: Job, { target, result }: OnTarget<Drifted>, budgetInBytes: number): string {
  if (!(result instanceof Failure)) return issueText(result, job, budgetInBytes);
  const { code, message, hint } = result;
  const reason = [`Reason: ${sentence(message)}`, ...(hint === undefined ? [] : [`→ ${sentence(hint)}`])];
  return alert('WARNING', [`**${codeSpan(target)} could not be read** (\`${code}\`)`, ...reason]);
}

function toldIn(body: string, begin: string): readonly string[] {
  const [line = ''] = body.split(/\r?\n/u, 1);
  const told = parseJson(line.slice(begin.length, -' -->'.length));
  return Array.isArray(told) ? told.filter((name) => typeof name === 'string') : [];
}

async function closeIssues(job: Job): Promise<string | undefined> {
  try {
    const found = await readOwnIssues(job, beginOf(job));
    for (const issue of found) {
      const text = `**No more drift:** live state matches the files ([the run](${job.runner.runUrl})).`;
      await comment(job, issue.id, text);
      await closeIssue(job, issue, issue.body, 'completed');
    }
    return found[0]?.url;
  } catch (error) {
    throw gitHubFailure(error, 'close the drift issue', NEEDS) ?? error;
  }
}

async function comment(job: Job, issue: number, text: string): Promise<void> {
  const { rest, at } = job.github;
  await rest.issues.createComment({ ...at, issue_number: issue, body: job.hide.text(text) });
}

function closeIssue(job: Job, { id }: Issue, text: string, why: 'completed' | 'not_planned'): Promise<unknown> {
  const { rest, at } = job.github;
  const body = hiddenBody(text, job.hide);
  return rest.issues.update({ ...at, issue_number: id, body, state: 'closed', state_reason: why });
}

/** The open issues of this token whose body begins so, oldest first. */
async function readOwnIssues(job: Job, begin: string): Promise<readonly Issue[]> {
  const { rest, paginate, at, ask } = job.github;
  const { viewer } = await ask<{ readonly viewer: { readonly login: string } }>(
    'query Viewer { viewer { login } }',
    {},
  );
  const all = await paginate(rest.issues.listForRepo, { ...at, state: 'open', creator: viewer.login, per_page: 100 });
  return all
    .filter(({ user, pull_request: pull }) => pull === undefined && user?.login === viewer.login)
    .map(issueOf)
    .filter(({ body }) => body.startsWith(begin))
    .sort((a, b) => a.id - b.id);
}

type IssueData = Pick<
  Awaited<ReturnType<GitHub['rest']['issues']['get']>>['data'],
  'number' | 'html_url' | 'title' | 'body'
>;

/** Uses the issue number as its id. */
function issueOf({ number, html_url, title, body }: IssueData) {
  return { id: number, url: html_url, title, body: body ?? '' };
}
