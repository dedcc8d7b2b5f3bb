import { type Forwarded, jsonAnswer } from './answers.ts';
import type { Answer } from './github.ts';
import type { Login } from './tokens.ts';

/** What a story says of a pull request: commits that are pushed to it, and merges that git has made. */
export interface PullFacts {
  readonly head?: string;
  /** The branch that it is to be merged into. */
  readonly into?: string;
  readonly mergedAt?: string;
  readonly mergeCommit?: string;
  /** Where the branch is; in this repository where left out. */
  readonly from?: 'this-repository' | 'a-fork';
  /** What the branch's rules say of the reviews. */
  readonly reviewDecision?: 'APPROVED' | 'CHANGES_REQUESTED' | 'REVIEW_REQUIRED' | null;
  /** When anything last happened to it, where that is not now. */
  readonly updatedAt?: string;
}

/** A review of a commit of a pull request, which approves it where nothing else is said. */
export interface Approval {
  readonly by: string;
  readonly commit: string;
  /** Whether the reviewer may push to the repository. */
  readonly canPush: boolean;
  readonly state?: 'APPROVED' | 'CHANGES_REQUESTED' | 'DISMISSED';
  /** Now where left out. */
  readonly at?: string;
}

/** A commit status, of which the newest of each context counts. */
export interface StagedStatus {
  readonly context: string;
  readonly state: string;
  readonly description: string;
  readonly url: string;
}

let last = 0;

/** GitHub's own clock, which has seconds. Here everything takes at least one, so that one thing is before the other. */
export function gitHubNow(): string {
  last = Math.max(last + 1000, Date.now());
  return new Date(last).toISOString();
}

export interface StagedIssue {
  readonly number: number;
  readonly by: Login;
  readonly createdAt: string;
  title: string;
  body: string;
  labels: readonly string[];
  state: 'open' | 'closed';
  stateReason: string | null;
  updatedAt: string;
  /** Of a pull request. */
  pull?: { readonly branch: string; facts: PullFacts; reviews: readonly Approval[] };
}

export interface IssueComment {
  readonly id: number;
  readonly issue: number;
  readonly by: Login;
  readonly createdAt: string;
  body: string;
  updatedAt: string;
  edit?: { readonly by: string; readonly at: string };
}

/** The issues, pull requests and comments of one repository, answered as the REST API of GitHub does. */
export interface RepositoryState {
  readonly issues: readonly StagedIssue[];
  readonly issue: (number: number) => StagedIssue | undefined;
  readonly commentsOn: (number: number) => readonly IssueComment[];
  readonly movePull: (number: number, news: PullFacts) => void;
  readonly approve: (number: number, approval: Approval) => void;
  /** The statuses of a commit, one of each context. */
  readonly statusesOf: (commit: string) => readonly StagedStatus[];
  /** The answer to a request below the repository, such as "/issues/7/comments?per_page=100". */
  readonly answer: (method: string, path: string, body: string, by: Login) => Forwarded;
}

/** GitHub refuses a longer one. */
const LONGEST_BODY = 65_536;

/** `urlOf` tells the address of a page of the repository, and of its API. */
export function makeRepositoryState(repository: string, urlOf: () => string): RepositoryState {
  const issues: StagedIssue[] = [];
  let comments: readonly IssueComment[] = [];
  const statuses = new Map<string, Map<string, StagedStatus>>();
  let lastComment = 0;
  const issue = (number: number): StagedIssue | undefined => issues.find((one) => one.number === number);
  const commentsOn = (number: number): readonly IssueComment[] => comments.filter((one) => one.issue === number);
  const pullOf = (number: number): NonNullable<StagedIssue['pull']> => {
    const pull = issue(number)?.pull;
    if (pull === undefined) throw new Error(`the staged GitHub has no pull request ${number}`);
    return pull;
  };

  function open(by: Login, wanted: Answer, pull?: StagedIssue['pull']): StagedIssue {
    const { title, body = '', labels = [] } = wanted;
    const now = gitHubNow();
    const made: StagedIssue = {
      number: issues.length + 1,
      by,
      createdAt: now,
      updatedAt: now,
      title,
      body,
      labels,
      state: 'open',
      stateReason: null,
      ...(pull === undefined ? {} : { pull }),
    };
    issues.push(made);
    return made;
  }

  function comment(number: number, by: Login, { body }: Answer): IssueComment {
    const now = gitHubNow();
    lastComment += 1;
    const made: IssueComment = { id: lastComment, issue: number, by, createdAt: now, updatedAt: now, body };
    comments = [...comments, made];
    return made;
  }

  function issueJson(one: StagedIssue): object {
    const { number, by, title, body, labels, state, stateReason, createdAt, updatedAt, pull } = one;
    return {
      number,
      title,
      body,
      state,
      state_reason: stateReason,
      user: { login: by },
      labels: labels.map((name) => ({ name })),
      html_url: `${urlOf()}/${repository}/${pull === undefined ? 'issues' : 'pull'}/${number}`,
      created_at: createdAt,
      updated_at: updatedAt,
      ...(pull === undefined ? {} : { pull_request: {} }),
    };
  }

  function commentJson({ id, issue: number, by, body, createdAt, updatedAt }: IssueComment): object {
    const page = issue(number)?.pull === undefined ? 'issues' : 'pull';
    return {
      id,
      body,
      user: { login: by },
      html_url: `${urlOf()}/${repository}/${page}/${number}#issuecomment-${id}`,
      created_at: createdAt,
      updated_at: updatedAt,
    };
  }

  function listOf(path: string, query: URLSearchParams, all: readonly object[]): Forwarded {
    const [size, page] = [Number(query.get('per_page') ?? 30), Number(query.get('page') ?? 1)];
    const answer = jsonAnswer(200, all.slice((page - 1) * size, page * size));
    if (all.length <= page * size) return answer;
    query.set('page', String(page + 1));
    return { ...answer, link: `<${urlOf()}/repos/${repository}${path}?${query}>; rel="next"` };
  }

  function answer(method: string, target: string, text: string, by: Login): Forwarded {
    const { pathname: path, searchParams: query } = new URL(target, 'http://github');
    const wanted: Answer = text === '' ? {} : JSON.parse(text);
    if (String(wanted.body ?? '').length > LONGEST_BODY) return TOO_LONG;
    const [, numbered, below] = /^\/(?:issues|pulls)\/(\d+)(\/comments)?$/u.exec(path) ?? [];
    const [, commit] = /^\/statuses\/([0-9a-f]{40})$/u.exec(path) ?? [];
    if (commit !== undefined && method === 'POST') {
      const { context, state, description, target_url: url } = wanted;
      if (String(description).length > 140) return TOO_LONG;
      statuses.set(commit, new Map([...(statuses.get(commit) ?? []), [context, { context, state, description, url }]]));
      return jsonAnswer(201, { context, state });
    }
    const [, ofComment] = /^\/issues\/comments\/(\d+)$/u.exec(path) ?? [];
    const one = numbered === undefined ? undefined : issue(Number(numbered));
    if (path === '/issues' && method === 'POST') return jsonAnswer(201, issueJson(open(by, wanted)));
    if (path === '/issues') {
      const [state, creator] = [query.get('state') ?? 'open', query.get('creator')];
      const found = issues
        .filter((item) => (state === 'all' || item.state === state) && (creator === null || item.by === creator))
        .reverse();
      return listOf(path, query, found.map(issueJson));
    }
    if (one !== undefined && below !== undefined) {
      if (method === 'POST') return jsonAnswer(201, commentJson(comment(one.number, by, wanted)));
      return listOf(path, query, commentsOn(one.number).map(commentJson));
    }
    if (one !== undefined) {
      if (method === 'PATCH') {
        const { title = one.title, body = one.body, state = one.state, state_reason: stateReason = null } = wanted;
        Object.assign(one, { title, body, state, stateReason, updatedAt: gitHubNow() });
      }
      return jsonAnswer(200, issueJson(one));
    }
    const known = comments.find(({ id }) => String(id) === ofComment);
    if (known === undefined) return NOT_FOUND;
    if (method === 'DELETE') {
      comments = comments.filter((item) => item !== known);
      return { ...jsonAnswer(204, {}), body: '' };
    }
    const at = gitHubNow();
    Object.assign(known, { body: wanted.body, updatedAt: at, edit: { by, at } });
    return jsonAnswer(200, commentJson(known));
  }

  return {
    issues,
    issue,
    commentsOn,
    movePull: (number, news) => {
      const pull = pullOf(number);
      pull.facts = { ...pull.facts, ...news };
    },
    approve: (number, approval) => {
      const pull = pullOf(number);
      pull.reviews = [...pull.reviews, { at: gitHubNow(), ...approval }];
    },
    statusesOf: (commit) => [...(statuses.get(commit)?.values() ?? [])],
    answer: (method, path, body, by) => {
      if (path !== '/pulls' || method !== 'POST') return answer(method, path, body, by);
      const { title, head } = JSON.parse(body);
      return jsonAnswer(201, issueJson(open(by, { title }, { branch: head, facts: {}, reviews: [] })));
    },
  };
}

const NOT_FOUND = jsonAnswer(404, { message: 'Not Found' });
const TOO_LONG = jsonAnswer(422, {
  message: 'Validation Failed',
  errors: [{ message: `body is too long (maximum is ${LONGEST_BODY} characters)` }],
});
