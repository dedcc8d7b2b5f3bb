import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createGunzip } from 'node:zlib';
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

/** Serves a repository over HTTP with git's own programs, for those who may. */
export async function serveGit(
  { folder, repository }: GitBackend,
  access: Access | undefined,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [path = '', query = ''] = (incoming.url ?? '').split('?');
  const refusal = refusalFor(`${path}?${query}`, repository, access);
  if (refusal !== undefined) return sayNo(response, refusal);
  const [, service = ''] = /git-(upload-pack|receive-pack)/u.exec(`${path}?${query}`) ?? [];
  const isGreeting = path.endsWith('/info/refs');
  const protocol = String(incoming.headers['git-protocol'] ?? '');
  // What git http-backend does, without its two processes a request.
  const args = [service, '--stateless-rpc', ...(isGreeting ? ['--http-backend-info-refs'] : []), folder];
  const backend = spawn('git', args, {
    env: { PATH: process.env.PATH, ...(protocol === '' ? {} : { GIT_PROTOCOL: protocol }) },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  backend.stdin.on('error', () => {});
  const isPacked = incoming.headers['content-encoding'] === 'gzip';
  (isPacked ? incoming.pipe(createGunzip()) : incoming).pipe(backend.stdin);
  const pieces: Buffer[] = [];
  if (isGreeting && !protocol.includes('version=2')) pieces.push(Buffer.from(greetingOf(service)));
  for await (const piece of backend.stdout) pieces.push(Buffer.from(piece));
  const kind = `application/x-git-${service}-${isGreeting ? 'advertisement' : 'result'}`;
  response.writeHead(200, { 'content-type': kind, 'cache-control': 'no-cache' }).end(Buffer.concat(pieces));
}

/** A line with its length in four hex digits before it, and the end of a part. */
function greetingOf(service: string): string {
  const line = `# service=git-${service}\n`;
  return `${(line.length + 4).toString(16).padStart(4, '0')}${line}0000`;
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
