import { spawn } from 'node:child_process';
import { Failure } from '../../model/failure.ts';

/** The answer of git: its output, its failure, or `no-git` if git is not installed. */
export type GitAnswer =
  | { readonly outcome: 'done'; readonly output: Buffer }
  | { readonly outcome: 'failed'; readonly said: string }
  | { readonly outcome: 'no-git' };

const WITHOUT_HOOKS = ['--no-pager', '-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null'];
// Files of a commit can look like a repository of their own (HEAD, objects, refs, config), and its settings name programs.
const ONLY_THE_REAL_ONE = ['-c', 'safe.bareRepository=explicit'];
const NOTHING_BESIDE = ['-c', 'fetch.recurseSubmodules=false', '-c', 'submodule.recurse=false'];

/** To fetch what a partial clone lacks, git would run programs that the settings of the folder name. */
const NO_SERVER = { GIT_ALLOW_PROTOCOL: 'none', GIT_NO_LAZY_FETCH: '1' };

/**
 * Runs one git command that leaves the files alone and looks only at this disk: nothing is checked out or fetched, no hook
 * and no filter of the repository is run, and git does not prompt for a password.
 */
export function askGit(folder: string, args: readonly string[], input = ''): Promise<GitAnswer> {
  return runGit(folder, args, input, { ...environmentOfGit(process.env), ...NO_SERVER });
}

/** The same with the server of the repository, for the Action: its checkout is the runner's own. */
export function askGitWithServer(folder: string, args: readonly string[], input = ''): Promise<GitAnswer> {
  return runGit(folder, args, input, environmentOfGit(process.env));
}

/** Asks the repository of this very folder: the variables of a hook do not lead to another one. */
export function askGitHere(folder: string, args: readonly string[]): Promise<GitAnswer> {
  const env = Object.entries(environmentOfGit(process.env)).filter(([name]) => !OF_ANOTHER_REPOSITORY.test(name));
  return runGit(folder, args, '', { ...Object.fromEntries(env), ...NO_SERVER });
}

const OF_ANOTHER_REPOSITORY =
  /^GIT_(?:DIR|WORK_TREE|COMMON_DIR|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|\w+_PATHSPECS)$/iu;

function runGit(folder: string, args: readonly string[], input: string, env: NodeJS.ProcessEnv): Promise<GitAnswer> {
  return new Promise<GitAnswer>((resolve) => {
    const child = spawn('git', [...WITHOUT_HOOKS, ...ONLY_THE_REAL_ONE, ...NOTHING_BESIDE, ...args], {
      cwd: folder,
      env: { ...env, GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('error', () => resolve({ outcome: 'no-git' }));
    child.on('close', (status) =>
      resolve(
        status === 0
          ? { outcome: 'done', output: Buffer.concat(output) }
          : { outcome: 'failed', said: Buffer.concat(said).toString('utf8').trim() },
      ),
    );
    // It may have ended before it has read all of it; its status tells.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    // In a folder that is a file it cannot even be started.
  }).catch(() => ({ outcome: 'no-git' }));
}

/**
 * What git needs of the environment: its own settings, where things are, and how to reach a server. The credentials of help
 * desks, which stand there too, are none of its business, nor of whatever a folder's settings make it start.
 */
function environmentOfGit(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => FOR_GIT.test(name)));
}

const FOR_GIT =
  /^(?:GIT_\w+|SSH_\w+|SSL_CERT_\w+|CURL_\w+|XDG_\w+|HOME|USERPROFILE|PATH|PATHEXT|TMPDIR|TEMP|TMP|USER|LOGNAME|SYSTEMROOT|COMSPEC|APPDATA|(?:HTTPS?|ALL|NO)_PROXY)$/iu;

/** A file or a link of a commit. */
export interface Committed {
  readonly kind: 'file' | 'link';
  readonly blob: string;
  readonly path: string;
}

/** What `git ls-tree -r -z` lists: "100644 blob 1a2b…\tattributes/ticket.yaml". */
export function committedIn(listed: string): readonly Committed[] {
  return listed.split('\0').flatMap((entry): readonly Committed[] => {
    const [, mode, blob, path] = /^(\d+) blob ([0-9a-f]+)\t(.+)$/su.exec(entry) ?? [];
    if (blob === undefined || path === undefined) return [];
    return [{ kind: mode === '120000' ? 'link' : 'file', blob, path }];
  });
}

/** The size of one request: a repository with much other data would fill the memory. */
const PART_IN_BYTES = 32_000_000;

/** The sizes of contents by their names, in bytes. */
export async function sizesOf(folder: string, blobs: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const asked = blobs.map((blob) => `${blob}\n`).join('');
  const lines = (await gitText(folder, ['cat-file', '--batch-check'], asked)).split('\n').filter(Boolean);
  return new Map(lines.map((line) => [sizeIn(line).blob, sizeIn(line).size]));
}

/** All contents by their names, in parts of a bounded size, each from one process. */
export async function* contentsOf(
  folder: string,
  sizes: ReadonlyMap<string, number>,
): AsyncGenerator<ReadonlyMap<string, Buffer>> {
  let part: string[] = [];
  let inPart = 0;
  for (const [blob, size] of sizes) {
    if (part.length > 0 && inPart + size > PART_IN_BYTES) {
      yield await contentsOfPart(folder, part);
      [part, inPart] = [[], 0];
    }
    part.push(blob);
    inPart += size;
  }
  if (part.length > 0) yield await contentsOfPart(folder, part);
}

async function contentsOfPart(folder: string, blobs: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const asked = blobs.map((blob) => `${blob}\n`).join('');
  const answer = await gitOutput(folder, ['cat-file', '--batch'], asked);
  const contents = new Map<string, Buffer>();
  for (let at = 0; at < answer.length; ) {
    const end = answer.indexOf('\n', at);
    const { blob, size } = sizeIn(answer.subarray(at, end < 0 ? undefined : end).toString('utf8'));
    const from = end + 1;
    contents.set(blob, answer.subarray(from, from + size));
    at = from + size + 1;
  }
  return contents;
}

/** "1a2b… blob 120" */
function sizeIn(line: string): { readonly blob: string; readonly size: number } {
  const [, blob, size] = /^([0-9a-f]+) blob (\d+)$/u.exec(line) ?? [];
  if (blob !== undefined) return { blob, size: Number(size) };
  const hint = 'A partial clone (--filter) lacks it: fetch the whole repository.';
  throw new Failure('BASE_UNREADABLE', `git has no content for a file in that commit: ${line}`, { hint });
}

/**
 * The content of one file at a commit, by its path from the folder; links are followed as far as they stay in that
 * commit. Undefined where there is no such file.
 */
export async function contentAt(folder: string, commit: string, path: string): Promise<Buffer | undefined> {
  const asked = `${commit}:${await gitText(folder, ['rev-parse', '--show-prefix'])}${path}`;
  if (asked.includes('\n')) return undefined;
  const answer = await gitOutput(folder, ['cat-file', '--batch', '--follow-symlinks'], `${asked}\n`);
  const end = answer.indexOf('\n');
  const [, size] = /^[0-9a-f]+ blob (\d+)$/u.exec(answer.subarray(0, end).toString('utf8')) ?? [];
  return size === undefined ? undefined : answer.subarray(end + 1, end + 1 + Number(size));
}

/** What git gives where it can be read. */
async function gitOutput(folder: string, args: readonly string[], input?: string): Promise<Buffer> {
  const answer = await askGit(folder, args, input);
  if (answer.outcome === 'done') return answer.output;
  throw new Failure('BASE_UNREADABLE', `git ${args[0]} failed`, {
    hint: 'Check the repository with `git fsck`. Of a partial clone (--filter), fetch the rest.',
    cause: answer.outcome === 'failed' ? new Error(answer.said) : undefined,
  });
}

/** The same as text, without the line end that git puts behind it. */
export async function gitText(folder: string, args: readonly string[], input?: string): Promise<string> {
  return (await gitOutput(folder, args, input)).toString('utf8').replace(/\n$/u, '');
}
