import type { GitHub } from '../client.ts';

/** A pull request as it is now. */
export interface PullNow {
  readonly head: string;
  readonly state: 'open' | 'closed';
}

export async function showPull({ rest, at }: GitHub, pull: number): Promise<PullNow> {
  const { data } = await rest.pulls.get({ ...at, pull_number: pull });
  return { head: data.head.sha, state: data.state };
}
