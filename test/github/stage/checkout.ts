import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { GIT_ALONE } from '../../cli/repository.ts';

export interface Checkout {
  /** Where it is put; an empty folder. */
  readonly folder: string;
  /** Of the repository, without credentials. */
  readonly url: string;
  /** For GitHub; a public repository can be read without one. */
  readonly token: string | undefined;
  /** "refs/heads/main", "refs/pull/7/merge". */
  readonly ref: string;
  /** The commit of the run: the ref may have moved since. */
  readonly commit: string;
  /** 0 fetches all branches with their history. */
  readonly depth: number;
  /** Whether later steps can use the token through git. */
  readonly credentials: 'kept' | 'removed';
  /** RUNNER_TEMP, where credentials are kept. */
  readonly temp: string;
}

const run = promisify(execFile);

/** Leaves a folder as actions/checkout v6 does: the same settings, refs, and place of the credentials. */
export async function checkOut(of: Checkout): Promise<void> {
  const { folder, url, token, ref, commit, depth, credentials, temp } = of;
  const { PATH = '' } = process.env;
  const git = (...args: readonly string[]): Promise<unknown> =>
    run('git', [...args], { cwd: folder, env: { PATH, ...GIT_ALONE, GIT_TERMINAL_PROMPT: '0' } });
  await mkdir(folder, { recursive: true });
  await git('init', '--quiet', '--initial-branch=none');
  const fetched = `[remote "origin"]\n\turl = ${url}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`;
  await appendFile(join(folder, '.git/config'), `${fetched}[gc]\n\tauto = 0\n[maintenance]\n\tauto = false\n`);
  const included = `includeIf.gitdir:${folder}/.git.path`;
  if (token !== undefined) await git('config', '--local', included, await credentialsFile(temp, url, token));
  const options = ['--quiet', '--prune', '--no-recurse-submodules'];
  const tracked = remoteRef(ref);
  const ours = `+${commit}:${tracked}`;
  if (depth === 0) {
    await git('fetch', ...options, 'origin', '+refs/heads/*:refs/remotes/origin/*', '+refs/tags/*:refs/tags/*');
    // The branch may have moved on, and the merge of a pull request is on none.
    await git('fetch', ...options, '--no-tags', 'origin', ours);
  } else {
    await git('fetch', ...options, '--no-tags', `--depth=${depth}`, 'origin', ours);
  }
  const branch = /^refs\/heads\/(.+)$/u.exec(ref)?.[1];
  await git('checkout', '--quiet', '--force', ...(branch === undefined ? [tracked] : ['-B', branch, tracked]));
  if (token !== undefined && credentials === 'removed') await git('config', '--local', '--unset-all', included);
}

function remoteRef(ref: string): string {
  return ref.replace(/^refs\/heads\//u, 'refs/remotes/origin/').replace(/^refs\/pull\//u, 'refs/remotes/pull/');
}

async function credentialsFile(temp: string, url: string, token: string): Promise<string> {
  const file = join(temp, `git-credentials-${randomUUID()}.config`);
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
  await writeFile(file, `[http "${new URL(url).origin}/"]\n\textraheader = AUTHORIZATION: basic ${basic}\n`);
  return file;
}
