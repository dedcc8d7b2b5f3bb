import { folded } from '../../render/markdown.ts';
import { type GitHub, statusOf } from '../client.ts';
import { hiddenBody } from '../comment/mark.ts';
import { isSameLogin, ownLogin } from '../comment/own-comments.ts';
import type { Job } from '../job.ts';
import { isSameText, keepOne, type OneOfAKind, untilNone } from './keep-one.ts';
import { driftOf, formatDriftMark, hasMark, nameInWords, withoutSecret } from './mark.ts';

interface Issue {
  readonly number: number;
  readonly url: string;
  readonly title: string;
  readonly body: string;
}

const LABEL = 'deskform-drift';
const KIND = {
  what: 'the issue of drift',
  hint: 'The job needs `issues: write`, and the repository its issues switched on; or set `issue: false`.',
} as const;

/**
 * Tells the drift of a target in its one issue, which is opened where there is none and touched only when its text
 * changes. Gives its address.
 */
export async function keepDriftIssue(job: Job, target: string, text: string): Promise<string> {
  const { rest, at } = job.github();
  const mark = markOf(job, target);
  const [title, body] = [titleOf(job, target), hiddenBody(`${mark}\n${text}`, job.hide)];
  const kind: OneOfAKind<Issue> = {
    ...KIND,
    find: finder(job, mark),
    isAsWanted: (issue) => issue.title === title && isSameText(issue.body, body),
    make: () => openIssue(job.github(), title, body),
    mend: async ({ number }) => issueOf((await rest.issues.update({ ...at, issue_number: number, title, body })).data),
    drop: (twin, stays) => closeIssue(job.github(), twin, `${mark}\nThis is told in #${stays.number}.`, 'not_planned'),
  };
  return (await keepOne(kind)).url;
}

/** Closes what tells of a drift that is gone, with a last sentence above what it was. Gives the addresses. */
export async function closeDriftIssues(job: Job, target: string, sentence: string): Promise<readonly string[]> {
  const mark = markOf(job, target);
  const closed = await untilNone({
    ...KIND,
    find: finder(job, mark),
    end: (issue) => {
      const was = issue.body.slice(mark.length).trim();
      const body = hiddenBody(`${mark}\n${sentence}\n`, job.hide);
      return closeIssue(job.github(), issue, `${body}${foldedWithin(was, LONGEST_BODY - body.length)}`, 'completed');
    },
  });
  return closed.map(({ url }) => url);
}

function markOf(job: Job, target: string): string {
  return formatDriftMark(withoutSecret(job.runner.workflow, job), driftOf(job, withoutSecret(target, job)));
}

/** As GitHub counts them. */
const LONGEST_BODY = 65_536;

function foldedWithin(text: string, room: number): string {
  const whole = `\n${folded('What it was', text)}\n`;
  return text === '' || whole.length > room ? '' : whole;
}

/** Titles show no mention and no markup but code. */
function titleOf(job: Job, target: string): string {
  return job.hide.text(`deskform: drift of ${nameInWords(driftOf(job, target))}`);
}

/** Open ones that our token has written for this target and workflow, over as many pages as there are. */
function finder(job: Job, mark: string): () => Promise<readonly Issue[]> {
  const { rest, paginate, at } = job.github();
  let known: string | undefined;
  return async () => {
    known ??= await ownLogin(job);
    const author = known;
    const all = await paginate(rest.issues.listForRepo, { ...at, state: 'open', creator: author, per_page: 100 });
    return all
      .filter(({ user, pull_request: pull }) => pull === undefined && isSameLogin(user?.login ?? '', author))
      .map(issueOf)
      .filter(({ body }) => hasMark(body, mark))
      .sort((a, b) => a.number - b.number);
  };
}

/** A token that must not label opens it all the same. */
async function openIssue({ rest, at }: GitHub, title: string, body: string): Promise<Issue> {
  try {
    return issueOf((await rest.issues.create({ ...at, title, body, labels: [LABEL] })).data);
  } catch (error) {
    if (statusOf(error) !== 422) throw error;
    return issueOf((await rest.issues.create({ ...at, title, body })).data);
  }
}

async function closeIssue(
  { rest, at }: GitHub,
  { number }: Issue,
  body: string,
  reason: 'completed' | 'not_planned',
): Promise<Issue> {
  const closed = { ...at, issue_number: number, body, state: 'closed', state_reason: reason } as const;
  return issueOf((await rest.issues.update(closed)).data);
}

function issueOf(data: {
  readonly number: number;
  readonly html_url: string;
  readonly title: string;
  readonly body?: string | null | undefined;
}): Issue {
  return { number: data.number, url: data.html_url, title: data.title, body: data.body ?? '' };
}
