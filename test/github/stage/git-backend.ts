import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Access, mayRead, mayWrite } from './tokens.ts';

/** A request of git itself: "/acme/helpdesk/info/refs?service=git-receive-pack". */
const OF_GIT = /\/(?:info\/refs|git-upload-pack|git-receive-pack)(?:\?|$)/u;

export function isOfGit(path: string): boolean {
  return OF_GIT.test(path);
}

export interface GitBackend {
  /** The repository, as a bare one. */
  readonly folder: string;
  readonly repository: string;
}

/** Serves a repository over HTTP with git's own program, for those who may. */
export async function serveGit(
  { folder, repository }: GitBackend,
  access: Access | undefined,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [path = '', query = ''] = (incoming.url ?? '').split('?');
  const refusal = refusalFor(`${path}?${query}`, repository, access);
  if (refusal !== undefined) return sayNo(response, refusal);
  const header = (name: string): string => String(incoming.headers[name] ?? '');
  const backend = spawn('git', ['http-backend'], {
    env: {
      PATH: process.env.PATH,
      GIT_PROJECT_ROOT: folder,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: path.slice(path.search(OF_GIT)),
      QUERY_STRING: query,
      REQUEST_METHOD: incoming.method,
      CONTENT_TYPE: header('content-type'),
      HTTP_CONTENT_ENCODING: header('content-encoding'),
      GIT_PROTOCOL: header('git-protocol'),
      ...(header('content-length') === '' ? {} : { CONTENT_LENGTH: header('content-length') }),
      ...(access === undefined ? {} : { REMOTE_USER: access.login }),
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  backend.stdin.on('error', () => {});
  incoming.pipe(backend.stdin);
  const pieces: Buffer[] = [];
  for await (const piece of backend.stdout) pieces.push(Buffer.from(piece));
  const told = Buffer.concat(pieces);
  const end = told.indexOf('\r\n\r\n');
  const headers = new Map(
    told
      .subarray(0, end)
      .toString()
      .split('\r\n')
      .map(
        (line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()] as const,
      ),
  );
  const status = Number.parseInt(headers.get('status') ?? '200', 10);
  headers.delete('status');
  response.writeHead(status, Object.fromEntries(headers)).end(told.subarray(end + 4));
}

interface Refusal {
  readonly status: number;
  readonly text: string;
}

/** In the words of GitHub, which git repeats behind "remote:". */
function refusalFor(path: string, repository: string, access: Access | undefined): Refusal | undefined {
  if (path.includes('git-receive-pack')) {
    if (access === undefined) return { status: 401, text: 'Authentication required.' };
    if (mayWrite(access, 'contents')) return undefined;
    return { status: 403, text: `Permission to ${repository}.git denied to ${access.login}.` };
  }
  if (access === undefined || mayRead(access, 'contents')) return undefined;
  return { status: 404, text: 'Repository not found.' };
}

function sayNo(response: ServerResponse, { status, text }: Refusal): void {
  const login = status === 401 ? { 'www-authenticate': 'Basic realm="GitHub"' } : {};
  response.writeHead(status, { 'content-type': 'text/plain; charset=UTF-8', ...login }).end(`${text}\n`);
}
