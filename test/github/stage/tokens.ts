import type { Fault } from './faults.ts';

/** As whom GitHub's own token writes. */
export const BOT = 'github-actions[bot]';

/** Everybody who may have a part in a story. `acme` owns the repository; a person may be called as a bot is in GraphQL. */
export const PEOPLE = ['acme', BOT, 'maria', 'noor', 'stranger', 'robot-app[bot]', 'github-actions'] as const;
export type Login = (typeof PEOPLE)[number];

/** What the staged GitHub knows by the names of a job's `permissions:`. */
const SCOPES = ['contents', 'pull-requests', 'issues', 'statuses'] as const;
export type Scope = (typeof SCOPES)[number];
export type Permissions = Readonly<Partial<Record<Scope, 'read' | 'write'>>>;

/** Who asks, and what the token may do; all of it where it has no permissions of its own. */
export interface Access {
  readonly login: Login;
  readonly permissions: Permissions | 'all';
  readonly visibility: 'public' | 'private';
}

/** Everybody may read a public repository, with any token. */
export function mayRead({ permissions, visibility }: Access, scope: Scope): boolean {
  return visibility === 'public' || permissions === 'all' || permissions[scope] !== undefined;
}

export function mayWrite({ permissions }: Access, scope: Scope): boolean {
  return permissions === 'all' || permissions[scope] === 'write';
}

type Refusal = Extract<Fault, { kind: 'answer' }>;

/** GitHub's refusal of a REST request that the token has no permission for. */
export function refusalFor(method: string, path: string, access: Access): Refusal | undefined {
  const scopes = scopesOf(path);
  const may = method === 'GET' ? mayRead : mayWrite;
  if (scopes.length === 0 || scopes.some((scope) => may(access, scope))) return undefined;
  const level = method === 'GET' ? 'read' : 'write';
  return {
    kind: 'answer',
    status: 403,
    message: 'Resource not accessible by integration',
    headers: {
      'x-accepted-github-permissions': scopes.map((scope) => `${scope.replace('-', '_')}=${level}`).join('; '),
    },
  };
}

/** One of these is enough: a comment belongs to issues and to pull requests. */
function scopesOf(path: string): readonly Scope[] {
  if (/^\/issues\/(?:comments\/)?\d+(?:\/comments)?(?:\?|$)/u.test(path)) return ['issues', 'pull-requests'];
  if (path.startsWith('/issues')) return ['issues'];
  if (path.startsWith('/statuses')) return ['statuses'];
  if (path.startsWith('/pulls')) return ['pull-requests'];
  if (/^\/(?:git|contents|commits)(?:\/|$)/u.test(path)) return ['contents'];
  return [];
}

export function tokenOf(login: Login): string {
  return `token-of-${login.replace(/[[\]]/gu, '-')}`;
}

/** The tokens of a staged GitHub: one for everybody, and one for each job that has permissions of its own. */
export interface Tokens {
  /** The token of one job: it writes as GitHub's own, and may do no more than this. */
  readonly tokenWith: (permissions: Permissions) => string;
  /** Whose a token is, and what it may do; undefined where it is nobody's. */
  readonly accessOf: (token: string) => Access | undefined;
  /** From now on not everybody may read the repository. */
  readonly makePrivate: () => void;
}

export function makeTokens(): Tokens {
  const ofJobs = new Map<string, Permissions>();
  let visibility: Access['visibility'] = 'public';
  return {
    tokenWith: (permissions) => {
      const token = `token-of-job-${ofJobs.size + 1}`;
      ofJobs.set(token, permissions);
      return token;
    },
    accessOf: (token) => {
      const permissions = ofJobs.get(token);
      if (permissions !== undefined) return { login: BOT, permissions, visibility };
      const login = PEOPLE.find((one) => tokenOf(one) === token);
      return login === undefined ? undefined : { login, permissions: 'all', visibility };
    },
    makePrivate: () => {
      visibility = 'private';
    },
  };
}
