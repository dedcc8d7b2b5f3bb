import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jsonAnswer, refuse, textOf, tokenIn } from './answers.ts';
import { BAD_CREDENTIALS, type Fault, type Faults, makeFaultQueue, NOT_FOR_THIS_TOKEN } from './faults.ts';
import { isOfGit, serveGit } from './git-backend.ts';
import { answerGraphQL } from './graphql.ts';
import {
  type Approval,
  gitHubNow,
  makeRepositoryState,
  type PullFacts,
  type StagedStatus,
} from './repository-state.ts';
import { type Access, BOT, type Login, makeTokens, refusalFor, type Tokens, tokenOf } from './tokens.ts';

export { BOT, type Login } from './tokens.ts';

const OWNER = 'acme';
const REPOSITORY = 'helpdesk';

/** One request as it came in, faults or not. */
export interface SeenRequest {
  readonly method: string;
  /** Below the repository, such as "/issues/7/comments?per_page=100"; else whole. */
  readonly path: string;
  readonly body: string;
}

export interface StagedComment {
  readonly id: number;
  readonly author: string;
  readonly body: string;
  readonly updatedAt: string;
}

export interface PullSeed {
  readonly branch: string;
  readonly facts?: PullFacts;
  readonly title?: string;
}

/** A GitHub on loopback that can fail on cue. */
export interface StagedGitHub extends Tokens {
  /** For GITHUB_API_URL. */
  readonly url: string;
  /** Of the repository, for git. */
  readonly gitUrl: string;
  /** Lets git fetch from a bare repository and push to it, as far as its token may. */
  readonly serveGit: (bare: string) => void;
  /** "acme/helpdesk", for GITHUB_REPOSITORY. */
  readonly repository: string;
  readonly tokenOf: (login: Login) => string;
  readonly faults: Faults;
  /** What was asked over the network so far; `ask` and the seeds below do not count. */
  readonly requests: readonly SeenRequest[];
  /** Asks below the repository, past all faults. */
  readonly ask: (method: string, path: string, body?: object, as?: Login) => Promise<Answer>;
  readonly openPull: (pull: PullSeed) => Promise<number>;
  /** A push, a conflict: what is said of it from now on. */
  readonly movePull: (number: number, facts: PullFacts) => void;
  /** The statuses of a commit, such as the head of a pull request. */
  readonly statusesOf: (commit: string) => readonly StagedStatus[];
  /** Somebody approves a commit of a pull request. */
  readonly approve: (number: number, approval: Approval) => void;
  readonly mergePull: (number: number, mergeCommit: string, at?: Date) => Promise<void>;
  readonly closePull: (number: number) => Promise<void>;
  readonly comment: (number: number, body: string, as?: Login) => Promise<number>;
  readonly commentsOn: (number: number) => Promise<readonly StagedComment[]>;
  readonly close: () => Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose form they state by looking
export type Answer = any;

/** Starts in a moment; `close` it after the test. */
export async function openGitHub(): Promise<StagedGitHub> {
  const state = makeRepositoryState(`${OWNER}/${REPOSITORY}`, ownUrl);
  const tokens = makeTokens();
  const faults = makeFaultQueue();
  const requests: SeenRequest[] = [];
  let bare: string | undefined;
  const server = createServer((incoming, response) => {
    serve(incoming, response).catch(() => response.destroy());
  });

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const access = tokens.accessOf(tokenIn(incoming.headers.authorization));
    const method = incoming.method ?? 'GET';
    const path = (incoming.url ?? '/').replace(`/repos/${OWNER}/${REPOSITORY}`, '');
    if (bare !== undefined && isOfGit(path)) {
      const fault = faults.take(method, path);
      if (fault?.kind === 'cut-before') return void response.destroy();
      if (fault?.kind === 'meanwhile') await fault.act();
      return serveGit({ folder: bare, repository: `${OWNER}/${REPOSITORY}` }, access, incoming, response);
    }
    const body = await textOf(incoming);
    requests.push({ method, path, body });
    const fault = faults.take(method, path) ?? ofTheService(method, path, access);
    if (fault?.kind === 'cut-before') return void response.destroy();
    if (fault?.kind === 'answer') return refuse(response, fault);
    if (fault?.kind === 'text') {
      return void response.writeHead(fault.status, { 'content-type': fault.type }).end(fault.text);
    }
    if (fault?.kind === 'meanwhile') await fault.act();
    if (access === undefined) return refuse(response, BAD_CREDENTIALS);
    const answer =
      path === '/graphql'
        ? jsonAnswer(200, await answerGraphQL(body, access, { owner: OWNER, name: REPOSITORY, url: ownUrl(), state }))
        : state.answer(method, path, body, access.login);
    if (fault?.kind === 'cut-after') return void response.destroy();
    if (fault?.kind === 'gateway') {
      return refuse(response, { kind: 'answer', status: fault.status, message: 'Bad gateway' });
    }
    const link = answer.link === undefined ? {} : { link: answer.link };
    response.writeHead(answer.status, { 'content-type': answer.type, ...link });
    response.end(answer.body);
  }

  function ownUrl(): string {
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  const ask = async (method: string, path: string, body?: object, as: Login = OWNER): Promise<Answer> => {
    const answer = state.answer(method, path, body === undefined ? '' : JSON.stringify(body), as);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.body}`);
    return answer.body === '' ? {} : JSON.parse(answer.body);
  };
  const { movePull } = state;
  const closePull = async (number: number): Promise<void> => {
    await ask('PATCH', `/pulls/${number}`, { state: 'closed' });
  };

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  return {
    url: ownUrl(),
    gitUrl: `${ownUrl()}/${OWNER}/${REPOSITORY}`,
    serveGit: (folder) => {
      bare = folder;
    },
    repository: `${OWNER}/${REPOSITORY}`,
    tokenOf,
    ...tokens,
    approve: state.approve,
    statusesOf: state.statusesOf,
    faults,
    requests,
    ask,
    movePull,
    closePull,
    openPull: async ({ branch, title = `Changes of ${branch}`, facts: known = {} }) => {
      const { number } = await ask('POST', '/pulls', { title, head: branch, base: 'main' });
      movePull(number, known);
      return number;
    },
    mergePull: async (number, mergeCommit, at) => {
      await closePull(number);
      const mergedAt = at?.toISOString() ?? gitHubNow();
      movePull(number, { mergedAt, mergeCommit, ...(at === undefined ? {} : { updatedAt: mergedAt }) });
    },
    comment: async (number, body, as = BOT) => (await ask('POST', `/issues/${number}/comments`, { body }, as)).id,
    commentsOn: async (number) =>
      state.commentsOn(number).map(({ id, by, body, updatedAt }) => ({ id, author: by, body, updatedAt })),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A token of a run or of a GitHub App is nobody's: it cannot ask who it is, and may do what the job says. */
function ofTheService(method: string, path: string, access: Access | undefined): Fault | undefined {
  if (path === '/graphql' && access === undefined) return BAD_CREDENTIALS;
  if (access === undefined) return undefined;
  if (path === '/user' && access.login.endsWith('[bot]')) return NOT_FOR_THIS_TOKEN;
  return refusalFor(method, path, access);
}
