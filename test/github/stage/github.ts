import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEmulator } from 'emulate';
import { request } from 'undici';
import { answerWith, type Forwarded, refuse, textOf, tokenIn } from './answers.ts';
import { BAD_CREDENTIALS, type Fault, type Faults, makeFaultQueue, NOT_FOR_THIS_TOKEN } from './faults.ts';
import { isOfGit, serveGit } from './git-backend.ts';
import { answerGraphQL } from './graphql.ts';
import { type Approval, makePullRecords, type PullFacts } from './pull-records.ts';
import { pushBranch } from './push-branch.ts';
import { type Access, BOT, type Login, makeTokens, PEOPLE, refusalFor, type Tokens, tokenOf } from './tokens.ts';

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
  /** A branch; where it is not there yet, it is made from main. */
  readonly branch: string;
  /** The commit that was pushed last, and the one of the base branch; the branches' own where left out. */
  readonly facts?: PullFacts;
  readonly title?: string;
}

/** A GitHub on loopback: the emulator, behind a proxy that can fail on cue and adds what the emulator lacks. */
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
  /** What was asked through the proxy so far; `ask` and the seeds below do not count. */
  readonly requests: readonly SeenRequest[];
  /** Asks the emulator itself below the repository, past all faults. */
  readonly ask: (method: string, path: string, body?: object, as?: Login) => Promise<Answer>;
  readonly openPull: (pull: PullSeed) => Promise<number>;
  /** A push, a conflict: what is said of it from now on. */
  readonly movePull: (number: number, facts: PullFacts) => void;
  /** Somebody approves a commit of a pull request. */
  readonly approve: (number: number, approval: Approval) => void;
  readonly mergePull: (number: number, mergeCommit: string, at?: Date) => Promise<void>;
  readonly closePull: (number: number) => Promise<void>;
  readonly comment: (number: number, body: string, as?: Login) => Promise<number>;
  readonly commentsOn: (number: number) => Promise<readonly StagedComment[]>;
  readonly permit: (login: Login, permission: 'push' | 'pull') => Promise<void>;
  /** The same objects under the same names; answers with the tip. */
  readonly pushBranch: (folder: string, branch: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose form they state by looking
export type Answer = any;

/** Starts in a tenth of a second; `close` it after the test. */
export async function openGitHub(): Promise<StagedGitHub> {
  const emulator = await createEmulator({
    service: 'github',
    port: 0,
    seed: {
      tokens: Object.fromEntries(PEOPLE.map((login) => [tokenOf(login), { login, scopes: ['repo'] }])),
      github: {
        users: PEOPLE.map((login) => ({ login })),
        repos: [{ owner: OWNER, name: REPOSITORY, auto_init: true }],
      },
    },
  });
  const behind = emulator.url.replace('localhost', '127.0.0.1');
  const records = makePullRecords();
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
    const answer =
      path === '/graphql' && access !== undefined
        ? answerWith(await answerGraphQL(body, access, { owner: OWNER, name: REPOSITORY, get, records }))
        : await forward(incoming, body, access);
    if (answer.status < 300) records.note(method, path, access?.login ?? '');
    if (fault?.kind === 'cut-after') return void response.destroy();
    if (fault?.kind === 'gateway') {
      return refuse(response, { kind: 'answer', status: fault.status, message: 'Bad gateway' });
    }
    const link = answer.link === undefined ? {} : { link: answer.link.replaceAll(emulator.url, ownUrl()) };
    response.writeHead(answer.status, { 'content-type': answer.type, ...link });
    response.end(withOurUrl(answer.body));
  }

  async function forward(incoming: IncomingMessage, body: string, access: Access | undefined): Promise<Forwarded> {
    const { accept = '*/*' } = incoming.headers;
    const authorization =
      access === undefined ? (incoming.headers.authorization ?? '') : `token ${tokenOf(access.login)}`;
    const answer = await request(`${behind}${incoming.url ?? '/'}`, {
      method: (incoming.method ?? 'GET') as 'GET',
      headers: { authorization, accept, 'content-type': 'application/json' },
      ...(body === '' ? {} : { body }),
    });
    const { link, 'content-type': type } = answer.headers;
    return {
      status: answer.statusCode,
      type: String(type ?? 'application/json'),
      link: link === undefined ? undefined : String(link),
      body: await answer.body.text(),
    };
  }

  function withOurUrl(text: string): string {
    return text.replaceAll(emulator.url, ownUrl());
  }

  function ownUrl(): string {
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  const ask = async (method: string, path: string, body?: object, as: Login = OWNER): Promise<Answer> => {
    const answer = await request(`${behind}/repos/${OWNER}/${REPOSITORY}${path}`, {
      method: method as 'GET',
      headers: { authorization: `token ${tokenOf(as)}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.body.text();
    if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${text}`);
    records.note(method, path, as);
    return text === '' ? {} : JSON.parse(text);
  };
  const get = (path: string): Promise<Answer> => ask('GET', path);
  const movePull = records.move;
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
    approve: records.approve,
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
      const mergedAt = (at ?? new Date()).toISOString();
      movePull(number, { mergedAt, mergeCommit, ...(at === undefined ? {} : { updatedAt: mergedAt }) });
    },
    comment: async (number, body, as = BOT) => (await ask('POST', `/issues/${number}/comments`, { body }, as)).id,
    commentsOn: async (number) => {
      const found: StagedComment[] = [];
      for (let page = 1; page === 1 || found.length === (page - 1) * 100; page += 1) {
        const list: readonly Answer[] = await ask('GET', `/issues/${number}/comments?per_page=100&page=${page}`);
        found.push(
          ...list.map((one) => ({ id: one.id, author: one.user.login, body: one.body, updatedAt: one.updated_at })),
        );
        if (list.length === 0) break;
      }
      return found;
    },
    permit: async (login, permission) => {
      await ask('PUT', `/collaborators/${login}`, { permission });
    },
    pushBranch: (folder, branch) => pushBranch(ask, folder, branch),
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await emulator.close();
    },
  };
}

/** A token of a run or of a GitHub App is nobody's: it cannot ask who it is, and may do what the job says. */
function ofTheService(method: string, path: string, access: Access | undefined): Fault | undefined {
  if (path === '/graphql' && access === undefined) return BAD_CREDENTIALS;
  if (access === undefined) return undefined;
  if (path === '/user' && access.login.endsWith('[bot]')) return NOT_FOR_THIS_TOKEN;
  return refusalFor(method, path, access);
}
