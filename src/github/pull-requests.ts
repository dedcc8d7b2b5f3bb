import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../problem/failure.ts';
import { shortCommit } from '../render/short-commit.ts';
import { askGit } from '../run/git/git.ts';
import { type GitHub, gitHubFailure } from './client.ts';

/** A pull request as it is now. */
export interface PullRequest {
  readonly number: number;
  /** The commit that was pushed last. */
  readonly head: string;
  /** The branch that it is to be merged into: whoever may write to the pull request chooses it. */
  readonly into: string;
  /** Null where GitHub does not know in time. */
  readonly mergeable: boolean | null;
}

/** GitHub finds out whether it can be merged some seconds after it is asked for the first time, or a branch has moved. */
const LOOKS = 5;
const PAUSE_MS = 2_000;

/** Its merge on the server is of now when GitHub knows whether there is one. */
export async function showPullRequest({ rest, at }: GitHub, number: number): Promise<PullRequest> {
  try {
    for (let looked = 1; ; looked += 1) {
      const { data } = await rest.pulls.get({ ...at, pull_number: number });
      const { head, base, state, mergeable } = data;
      if (mergeable !== null || state !== 'open' || looked === LOOKS) {
        return { number, head: head.sha, into: base.ref, mergeable };
      }
      await sleep(PAUSE_MS);
    }
  } catch (error) {
    throw gitHubFailure(error, `read pull request ${number}`) ?? error;
  }
}

/** All that are to be merged into a branch, over as many pages as there are. */
export async function openPullRequests(github: GitHub, into: string): Promise<readonly PullRequest[]> {
  const { rest, paginate, at } = github;
  try {
    const listed = await paginate(rest.pulls.list, { ...at, state: 'open', base: into, per_page: 100 });
    // Asked for all of them first, so that it finds out at the same time.
    for (const { number } of listed) await rest.pulls.get({ ...at, pull_number: number });
    const pulls: PullRequest[] = [];
    for (const { number } of listed) pulls.push(await showPullRequest(github, number));
    return pulls;
  } catch (error) {
    throw gitHubFailure(error, 'list the open pull requests') ?? error;
  }
}

/** The merge of a pull request with its base branch, as commits that this clone has. */
interface Merge {
  readonly commit: string;
  readonly base: string;
}

/** A merge commit with both of its sides. */
interface BothSides extends Merge {
  readonly head: string;
}

/** GitHub makes the merge some seconds after a push. */
const TRIES = 6;

/**
 * Fetches the merge of a pull request with its base branch as that is now, as objects only: nothing is checked out.
 * GitHub makes it anew when the pull request moves, and not always when the base does: an old one would take back what
 * was merged since then, and is made anew here.
 * @throws {Failure} NOT_MERGEABLE where there is none.
 */
export async function fetchMerge(workspace: string, pull: PullRequest): Promise<Merge> {
  const { number, head, mergeable } = pull;
  for (let tried = 1; ; tried += 1) {
    // Where both sides are in conflict, the server keeps the merge of before.
    const onServer = mergeable === false ? undefined : await fetchSides(workspace, pull);
    const isOfHead = onServer !== undefined && onServer.merge.head === head;
    if (isOfHead && onServer.merge.base === onServer.tip) return onServer.merge;
    const made = isOfHead ? await mergeHere(workspace, { base: onServer.tip, head }) : undefined;
    if (made !== undefined) return made;
    if (tried === TRIES || mergeable === false) throw isOfHead ? outOfDate(pull) : notMergeable(number, head);
    await sleep(PAUSE_MS);
  }
}

function notMergeable(number: number, head: string): Failure {
  return new Failure('NOT_MERGEABLE', `GitHub has no merge of pull request ${number} at ${shortCommit(head)}`, {
    hint: 'Resolve its conflicts with the base branch; the plan is made from the merge of both.',
  });
}

function outOfDate({ number, into }: PullRequest): Failure {
  return new Failure(
    'NOT_MERGEABLE',
    `GitHub’s merge of pull request ${number} is older than ${into}, and none can be made here`,
    {
      hint: 'Bring the branch up to date with its base (“Update branch”). With `fetch-depth: 0` at actions/checkout, and git 2.38 or later, the merge is made here.',
    },
  );
}

/** The server's merge of a pull request, and the newest commit of the branch that it is to be merged into. */
async function fetchSides(
  workspace: string,
  { number, into }: PullRequest,
): Promise<{ readonly merge: BothSides; readonly tip: string } | undefined> {
  const names = { merge: `refs/deskform/${number}`, tip: `refs/deskform/base-of-${number}` };
  const depth = (await isWhole(workspace)) ? [] : ['--depth=2'];
  const fetched = await askGit(workspace, [
    'fetch',
    '--no-tags',
    '--no-recurse-submodules',
    ...depth,
    '--no-write-fetch-head',
    'origin',
    `+refs/pull/${number}/merge:${names.merge}`,
    `+refs/heads/${into}:${names.tip}`,
  ]);
  if (fetched.outcome === 'no-git') throw new Failure('NO_REPOSITORY', 'the program git was not found');
  if (fetched.outcome === 'failed') return undefined;
  const merge = await mergeNamed(workspace, names.merge);
  const tip = await textFrom(workspace, ['rev-parse', '--verify', '--quiet', names.tip]);
  return merge === undefined || tip === undefined ? undefined : { merge, tip };
}

/** A whole clone stays whole: a depth would cut off the history that it has. */
async function isWhole(workspace: string): Promise<boolean> {
  return (await textFrom(workspace, ['rev-parse', '--is-shallow-repository'])) === 'false';
}

/** Made of objects, by git's own rules; undefined where both sides are in conflict, and where git cannot. */
async function mergeHere(
  workspace: string,
  { base, head }: { readonly base: string; readonly head: string },
): Promise<Merge | undefined> {
  // With a part of the history git could take an older common commit for the last one.
  if (!(await isWhole(workspace))) return undefined;
  const tree = await textFrom(workspace, ['merge-tree', '--write-tree', '--no-messages', base, head]);
  if (tree === undefined) return undefined;
  const name = ['-c', 'user.name=deskform', '-c', 'user.email=deskform@localhost'];
  const message = `Merge ${head} into ${base}`;
  const commit = await textFrom(workspace, [...name, 'commit-tree', '-p', base, '-p', head, '-m', message, tree]);
  return commit === undefined ? undefined : { commit, base };
}

/** The two sides of a merge commit, also where the clone ends there; undefined where it is none. */
export async function mergeNamed(workspace: string, name: string): Promise<BothSides | undefined> {
  const commit = await textFrom(workspace, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
  const written = commit === undefined ? undefined : await textFrom(workspace, ['cat-file', 'commit', commit]);
  if (commit === undefined || written === undefined) return undefined;
  const [head] = written.split('\n\n');
  const parents = [...(head ?? '').matchAll(/^parent ([0-9a-f]+)$/gmu)].map(([, parent = '']) => parent);
  const [base, other, third] = parents;
  return base === undefined || other === undefined || third !== undefined ? undefined : { commit, base, head: other };
}

/**
 * The commit that is checked out, whose targets count: none of a pull request, or a credential would go where that says.
 * @throws {Failure} WRONG_USE where it is not a commit of the run's branch.
 */
export async function ownCommit(workspace: string, commitOfRun: string, tip: string): Promise<string> {
  const checkedOut = await textFrom(workspace, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  if (checkedOut !== undefined && checkedOut === commitOfRun) return checkedOut;
  const isOfBranch = await textFrom(workspace, ['merge-base', '--is-ancestor', 'HEAD', tip]);
  if (checkedOut !== undefined && isOfBranch !== undefined) return checkedOut;
  throw new Failure('WRONG_USE', 'what is checked out is no commit of the branch that this run is of', {
    hint: 'Let actions/checkout take what it takes by itself, without `ref`: targets come from there, and pull requests are fetched as data.',
  });
}

async function textFrom(workspace: string, args: readonly string[]): Promise<string | undefined> {
  const answer = await askGit(workspace, args);
  return answer.outcome === 'done' ? answer.output.toString('utf8').trim() : undefined;
}
