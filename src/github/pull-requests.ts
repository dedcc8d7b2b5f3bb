import { setTimeout as sleep } from 'node:timers/promises';
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
export const PAUSE_MS = 2_000;

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
