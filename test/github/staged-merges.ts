import { type MergedPull, readMerged } from '../../src/github/approvals.ts';
import type { ResultWord } from '../../src/github/comment/mark.ts';
import { writeResults } from '../../src/github/comment/write-comment.ts';
import { showPull } from '../../src/github/pulls.ts';
import type { Plan } from '../../src/plan/plan.ts';
import { type Repository, repositoryWith } from '../cli/repository.ts';
import { openGitHub, type StagedGitHub } from './stage/github.ts';
import { openJob, type RunSeed } from './stage/job.ts';
import { commit, tellPlans } from './stage/plans.ts';
import { gitHubNow } from './stage/repository-state.ts';

interface Wish {
  /** The head of the pull request when it is merged. */
  readonly letter: string;
  /** The head that was planned, where that is another one. */
  readonly planned?: string;
  /** When it is merged; after all comments where left out. */
  readonly minutes?: number;
  readonly project?: string;
}

/** Pull requests of a repository that have a plan comment and are merged. */
export interface StagedMerges {
  readonly github: StagedGitHub;
  readonly repository: Repository;
  /** An open pull request with a plan comment. */
  readonly openPull: (plan: Plan, wish: Wish) => Promise<number>;
  readonly merge: (number: number, wish: Wish) => Promise<void>;
  readonly mergedPull: (plan: Plan, wish: Wish) => Promise<number>;
  /** What a run of main finds. */
  readonly merged: (seed?: Partial<RunSeed>, targets?: readonly string[]) => Promise<readonly MergedPull[]>;
  /** An apply writes into the comment what became of the plan. */
  readonly apply: (number: number, word: ResultWord, target?: string) => Promise<void>;
  /** Somebody who may do so edits the plan comment. */
  readonly editAs: (login: 'acme', number: number) => Promise<void>;
}

/** By GitHub's clock. */
export const inMinutes = (minutes: number): Date => new Date(Date.parse(gitHubNow()) + minutes * 60_000);

export async function openMerges(): Promise<StagedMerges> {
  const github = await openGitHub();
  const repository = await repositoryWith({ 'README.md': 'start' });
  const openPull = async (plan: Plan, { letter, planned = letter, project = '' }: Wish): Promise<number> => {
    const head = commit(planned);
    const number = await github.openPull({ branch: `branch-${letter}`, facts: { head } });
    const { job } = openJob(github, { inputs: { command: 'plan' } });
    await tellPlans(job, number, { head, plans: { production: plan }, project });
    return number;
  };
  const merge = async (number: number, { letter, minutes = number }: Wish): Promise<void> => {
    github.movePull(number, { head: commit(letter) });
    const merged = await repository.commit({ [`${letter}.txt`]: letter });
    await github.mergePull(number, merged, inMinutes(minutes));
  };
  return {
    github,
    repository,
    openPull,
    merge,
    mergedPull: async (plan, wish) => {
      const number = await openPull(plan, wish);
      await merge(number, wish);
      return number;
    },
    merged: async (seed = {}, targets = ['production']) => {
      const { job } = openJob(github, { inputs: { command: 'merge' }, workspace: repository.folder, ...seed });
      return readMerged(job, targets);
    },
    apply: async (number, word, target = 'production') => {
      const { job } = openJob(github, { inputs: { command: 'merge' } });
      await writeResults(job, await showPull(job.github, number), new Map([[target, word]]));
    },
    editAs: async (login, number) => {
      const [comment] = await github.commentsOn(number);
      await github.ask('PATCH', `/issues/comments/${comment?.id}`, { body: comment?.body }, login);
    },
  };
}
