import { Failure } from '../model/failure.ts';
import { printable } from '../render/printable.ts';
import { shortHash } from '../render/words.ts';
import { askGitWithServer, type GitAnswer } from '../run/git/git.ts';
import { withFilesAt } from '../run/git/project-at.ts';
import type { Pull } from './pulls.ts';

/** The base of the merge that a pull request's own run has checked out. @throws {Failure} WRONG_USE if something else is. */
export async function baseOfCheckout(workspace: string, { number, head }: Pick<Pull, 'number' | 'head'>) {
  const parents = await textFrom(workspace, ['rev-parse', 'HEAD^1', 'HEAD^2']);
  const [base, other] = parents?.split('\n') ?? [];
  if (base !== undefined && other === head) return base;
  throw new Failure('WRONG_USE', `the checkout is not the merge of pull request ${number} at ${shortHash(head)}`, {
    hint: 'Run it on the event pull_request. Use actions/checkout without `ref` and with `fetch-depth: 2`.',
  });
}

/** @throws {Failure} BASE_UNKNOWN in a clone without its history: it does not tell what was merged. */
export async function mustBeWhole(workspace: string): Promise<void> {
  if (await isWhole(workspace)) return;
  const hint = 'Set `fetch-depth: 0` for actions/checkout.';
  throw new Failure('BASE_UNKNOWN', 'this clone is too shallow to tell which pull requests it contains', { hint });
}

/** Fetches the heads of pull requests, as objects only. @throws {Failure} GITHUB_FAILED, BASE_UNKNOWN. */
export async function fetchHeads(workspace: string, pulls: readonly Pick<Pull, 'number'>[]): Promise<void> {
  if (pulls.length === 0) return;
  await mustBeWhole(workspace);
  const refs = pulls.map(({ number }) => `+refs/pull/${number}/head:refs/deskform/pull-${number}`);
  mustBeFetched(await fetch(workspace, ...refs));
}

/**
 * Merges a head that was fetched with the branch of this run, by git's own rules, as objects only. GitHub's own merge may
 * be older than the branch, and would take back what was merged since. Returns the commit.
 * @throws {Failure} NOT_MERGEABLE
 */
export async function mergeHere(workspace: string, base: string, { number, head }: Pick<Pull, 'number' | 'head'>) {
  const tree = await textFrom(workspace, ['merge-tree', '--write-tree', '--no-messages', base, head]);
  if (tree !== undefined) {
    const name = ['-c', 'user.name=deskform', '-c', 'user.email=deskform@localhost'];
    const what = ['commit-tree', '-p', base, '-p', head, '-m', `Merge ${head} into ${base}`];
    const commit = await textFrom(workspace, [...name, ...what, tree]);
    if (commit !== undefined) return commit;
  }
  const pull = `pull request ${number} at ${shortHash(head)}`;
  const hint = 'Resolve the conflicts. If there are none, the runner needs git 2.38 or newer.';
  throw new Failure('NOT_MERGEABLE', `${pull} cannot be merged with its base branch`, { hint });
}

/** The newest commit of a branch, as the server has it; undefined where git does not say. */
export async function tipOf(workspace: string, branch: string): Promise<string | undefined> {
  return (await textFrom(workspace, ['ls-remote', 'origin', `refs/heads/${branch}`]))?.split('\t')[0];
}

export async function containsCommit(workspace: string, commit: string): Promise<boolean> {
  return (await textFrom(workspace, ['merge-base', '--is-ancestor', commit, 'HEAD'])) !== undefined;
}

/**
 * Checks out the newest commit of a branch; undefined if it is checked out already, or if another commit than the run's is.
 * @throws {Failure} GITHUB_FAILED
 */
export async function checkOutNewest(workspace: string, branch: string, commit: string): Promise<string | undefined> {
  if ((await commitNamed(workspace, 'HEAD')) !== commit) return undefined;
  mustBeFetched(await fetch(workspace, `+refs/heads/${branch}:refs/deskform/tip`));
  const tip = await commitNamed(workspace, 'refs/deskform/tip');
  if (tip === undefined || tip === commit) return undefined;
  const made = await askGitWithServer(workspace, ['checkout', '--quiet', '--detach', tip]);
  if (made.outcome === 'done') return tip;
  const what = `git cannot check out the newest commit of ${printable(branch)}`;
  const hint = 'Run the job again. Earlier steps of the job must not change files of the repository.';
  throw new Failure('GITHUB_FAILED', `${what}${reasonIn(made)}`, { hint });
}

const OF_PROJECT = new Set(['.yaml', '.yml', '.csv']);

/** The files of a commit in a temporary folder, without a checkout: no hook, filter or attribute of it is obeyed. */
export async function withFilesOf<T>(
  workspace: string,
  commit: string,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const gitFolder = await textFrom(workspace, ['rev-parse', '--absolute-git-dir']);
  return withFilesAt({ folder: workspace, endings: OF_PROJECT }, commit, async ({ folder, copy }) => {
    // Later questions to git, such as what the files said at a base, are asked in this folder.
    await copy.write('.git', `gitdir: ${gitFolder}\n`);
    return use(folder);
  });
}

/** Fetches from origin, nothing deeper than the clone is. */
export async function fetch(workspace: string, ...refs: readonly string[]): Promise<GitAnswer> {
  const depth = (await isWhole(workspace)) ? [] : ['--depth=1'];
  return askGitWithServer(workspace, ['fetch', ...NOTHING_ELSE, ...depth, 'origin', ...refs]);
}

/** @throws {Failure} NO_REPOSITORY, GITHUB_FAILED. */
export function mustBeFetched(fetched: GitAnswer): void {
  if (fetched.outcome === 'done') return;
  if (fetched.outcome === 'no-git' || fetched.said.includes('not a git repository')) {
    const hint = 'Check the repository out first, with actions/checkout.';
    throw new Failure('NO_REPOSITORY', 'the repository is not checked out, or the runner has no git', { hint });
  }
  throw new Failure('GITHUB_FAILED', `git cannot fetch from GitHub${reasonIn(fetched)}`, { hint: KEEP_CREDENTIALS });
}

const NOTHING_ELSE = ['--quiet', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head'];

export const KEEP_CREDENTIALS =
  'Let actions/checkout keep its credentials (no `persist-credentials: false`), and run the job again.';

function reasonIn(answer: GitAnswer): string {
  return answer.outcome === 'failed' ? `: ${printable(lastLine(answer.said))}` : '';
}

export function lastLine(said: string): string {
  return said.split('\n').at(-1) ?? '';
}

/** A whole clone stays whole: a depth would cut off the history that it has. */
async function isWhole(workspace: string): Promise<boolean> {
  return (await textFrom(workspace, ['rev-parse', '--is-shallow-repository'])) !== 'true';
}

export function commitNamed(workspace: string, name: string): Promise<string | undefined> {
  return textFrom(workspace, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
}

async function textFrom(workspace: string, args: readonly string[]): Promise<string | undefined> {
  const answer = await askGitWithServer(workspace, args);
  return answer.outcome === 'done' ? answer.output.toString('utf8').trim() : undefined;
}
