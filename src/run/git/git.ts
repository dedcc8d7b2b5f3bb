import { spawn } from 'node:child_process';

/** What git answered: its output, or that it failed, or that there is no git here. */
export type GitAnswer =
  | { readonly outcome: 'done'; readonly output: Buffer }
  | { readonly outcome: 'failed'; readonly said: string }
  | { readonly outcome: 'no-git' };

const WITHOUT_HOOKS = ['--no-pager', '-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null'];
// Files of a commit can look like a repository of their own (HEAD, objects, refs, config), and its settings name programs.
const ONLY_THE_REAL_ONE = ['-c', 'safe.bareRepository=explicit'];
const NOTHING_BESIDE = ['-c', 'fetch.recurseSubmodules=false', '-c', 'submodule.recurse=false'];

/**
 * Runs one git command that leaves the files alone: nothing is checked out, no hook and no filter of the repository is
 * run, and nobody is asked for a password.
 */
export function askGit(folder: string, args: readonly string[], input = ''): Promise<GitAnswer> {
  return new Promise((resolve) => {
    const child = spawn('git', [...WITHOUT_HOOKS, ...ONLY_THE_REAL_ONE, ...NOTHING_BESIDE, ...args], {
      cwd: folder,
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' },
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
  });
}
