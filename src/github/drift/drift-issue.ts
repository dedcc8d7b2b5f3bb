import { folded } from '../../render/markdown.ts';
import { type GitHub, gitHubFailure } from '../client.ts';
import { encode, hiddenBody, nameInMark } from '../comment/mark.ts';
import { ensureOne, isSameText } from '../ensure-one.ts';
import { projectName } from '../inputs.ts';
import type { Job } from '../job.ts';
import { driftIn } from './issue-text.ts';

/** An open issue written with this token. */
type Issue = ReturnType<typeof issueOf>;

/** Returns all own issues, oldest first: from the cache, or read again after a lost answer. */
export type OwnIssues = (which: 'known' | 'again') => Promise<readonly Issue[]>;

const NEEDS = 'issues: write';
/** In characters, as GitHub counts. */
const LONGEST_BODY = 65_536;

/** Reads the issues once, for all targets of a run. */
export function ownIssues(job: Job): OwnIssues {
  let known: Promise<readonly Issue[]> | undefined;
  return (which) => {
    if (which === 'again' || known === undefined) known = readOwnIssues(job);
    return known;
  };
}

/** Creates or updates the drift issue of a target, if its text changes. Returns its address. */
export async function ensureDriftIssue(job: Job, issues: OwnIssues, target: string, text: string): Promise<string> {
  const { rest, at } = job.github();
  const [mark, project] = [markOf(job, target), projectName(job.inputs)];
  // GitHub renders no mentions in titles, and no markup except code.
  const title = job.hide.text(`deskform: drift of ${target}${project === '' ? '' : ` of ${project}`}`);
  const body = hiddenBody(`${mark}\n${text}`, job.hide);
  let which: Parameters<OwnIssues>[0] = 'known';
  const { url } = await ensureOne<Issue>({
    what: 'the drift issue',
    needs: NEEDS,
    find: async () => {
      const all = await issues(which);
      which = 'again';
      return all.filter((issue) => hasMark(issue, mark));
    },
    isAsWanted: (one) => one.title === title && isSameText(withoutRun(one.body), withoutRun(body)),
    make: async () => issueOf((await rest.issues.create({ ...at, title, body, labels: ['deskform-drift'] })).data),
    update: async ({ id }) => issueOf((await rest.issues.update({ ...at, issue_number: id, title, body })).data),
    drop: (twin, stays) => closeIssue(job, twin, `${mark}\nSee #${stays.id}.\n`, 'not_planned'),
  });
  return url;
}

/** Closes the issues of a target without drift, and keeps the previous drift in them. Returns their addresses. */
export async function closeDriftIssues(job: Job, issues: OwnIssues, target: string): Promise<readonly string[]> {
  const mark = markOf(job, target);
  const over = `${mark}\n**No more drift:** live state matches the files ([the run](${job.runner.runUrl})).\n`;
  try {
    const found = (await issues('known')).filter((issue) => hasMark(issue, mark));
    for (const issue of found) {
      const body = `${over}\n${folded('Previous drift', driftIn(issue.body.slice(mark.length)))}\n`;
      await closeIssue(job, issue, body.length > LONGEST_BODY ? over : body, 'completed');
    }
    return found.map(({ url }) => url);
  } catch (error) {
    throw gitHubFailure(error, 'close the drift issue', NEEDS) ?? error;
  }
}

function closeIssue(job: Job, { id }: Issue, text: string, why: 'completed' | 'not_planned'): Promise<unknown> {
  const { rest, at } = job.github();
  const body = hiddenBody(text, job.hide);
  return rest.issues.update({ ...at, issue_number: id, body, state: 'closed', state_reason: why });
}

async function readOwnIssues(job: Job): Promise<readonly Issue[]> {
  const { rest, paginate, at, ask } = job.github();
  const { viewer } = await ask<{ readonly viewer: { readonly login: string } }>(
    'query Viewer { viewer { login } }',
    {},
  );
  const all = await paginate(rest.issues.listForRepo, { ...at, state: 'open', creator: viewer.login, per_page: 100 });
  return all
    .filter(({ user, pull_request: pull }) => pull === undefined && user?.login === viewer.login)
    .map(issueOf)
    .sort((a, b) => a.id - b.id);
}

/** The marker in the first line. It has the project, as two projects of a repository may have targets of the same name. */
function markOf({ inputs }: Job, target: string): string {
  const [project, name] = [projectName(inputs), target].map((one) => encode(nameInMark(one)));
  return `<!-- deskform:drift v=2 project=${project} target=${name} -->`;
}

/** Compares only the first line, with any line end. */
function hasMark({ body }: Issue, mark: string): boolean {
  return body.split(/\r?\n/u, 1)[0] === mark;
}

/** Removes the run id, so that a later run with the same drift changes nothing. */
function withoutRun(body: string): string {
  return body.replaceAll(/\/actions\/runs\/\d+/gu, '');
}

type IssueData = Pick<
  Awaited<ReturnType<GitHub['rest']['issues']['get']>>['data'],
  'number' | 'html_url' | 'title' | 'body'
>;

/** Uses the issue number as its id. */
function issueOf({ number, html_url, title, body }: IssueData) {
  return { id: number, url: html_url, title, body: body ?? '' };
}
