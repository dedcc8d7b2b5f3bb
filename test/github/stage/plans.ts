import { planText } from '../../../src/github/comment/body.ts';
import { hashOf, type Mark, type TargetMark, withinRoom } from '../../../src/github/comment/mark.ts';
import { type Commented, writePlanComment } from '../../../src/github/comment/write-comment.ts';
import type { Job } from '../../../src/github/project.ts';
import { type Pull, showPull } from '../../../src/github/pulls.ts';
import type { Plan } from '../../../src/plan/plan.ts';
import { tellPlan } from '../../../src/render/story/tell-plan.ts';
import { inYaml, onDesk, planFor } from '../../plan/builders.ts';
import type { StagedGitHub } from './github.ts';
import { openJob, type RunSeed } from './job.ts';

/** A commit that nobody has to make: "a" a whole name long. */
export const commit = (letter: string): string => letter.repeat(40);

/** A pull request that was merged at a time, without a review. */
export function mergedAt(at: number): Pull {
  return {
    number: 7,
    head: commit('1'),
    into: 'main',
    state: 'MERGED',
    merged: { commit: commit('5'), at },
    updatedAt: at,
    review: 'missing',
    approval: undefined,
    comments: [],
    told: new Set(),
    statuses: new Map(),
  };
}

/** A label that changes to this one; "Severity" is a plan with nothing to do. */
export function planTo(label: string): Plan {
  return planFor([inYaml({ display: label })], [onDesk()]);
}

/** What a run tells of the head of a pull request. */
export interface Telling {
  readonly head: string;
  /** Of each target. */
  readonly plans: Readonly<Record<string, Plan>>;
  /** When the list was read. */
  readonly readAt?: number;
  readonly project?: string;
}

/** The mark and the text of a comment, as the Action makes them. */
export function toldPlans({ head, plans, readAt = 1, project = '' }: Telling): {
  readonly mark: Mark;
  readonly text: string;
} {
  const targets = Object.entries(plans).map(
    ([
      target,
      {
        document: { digest },
      },
    ]): TargetMark => ({
      target,
      state: 'open',
      connection: hashOf(`connection of ${target}`),
      digest,
      records: new Map(),
    }),
  );
  const mark: Mark = { project, head, readAt, since: 0, targets: withinRoom(targets) };
  const told = Object.entries(plans).map(
    ([target, plan]) => ({ outcome: 'planned', target, story: tellPlan(plan, undefined), warnings: [] }) as const,
  );
  return { mark, text: planText([], { plans: told, next: 'merging', link: undefined }, mark) };
}

type Worth = Parameters<typeof writePlanComment>[4];

/** Looks at a pull request and tells it. */
export async function tellPlans(
  job: Job,
  number: number,
  telling: Telling,
  worth: Worth = 'a-first-comment',
): Promise<Commented> {
  const pull = await showPull(job.github, number);
  const { mark, text } = toldPlans(telling);
  return writePlanComment(job, pull, mark, text, worth);
}

/** What a run is beside its label and its number. */
export interface RunToTell extends Partial<Omit<Telling, 'plans'>> {
  readonly seed?: Partial<RunSeed>;
  readonly worth?: Worth;
}

/** Runs that plan the first commit of a pull request, against a list that was read as late as the run's number says. */
export function tellingOf(
  github: StagedGitHub,
  pull: number,
): (label: string, run?: number, wish?: RunToTell) => Promise<Commented> {
  return (label, run = 1001, { seed, worth, ...wish } = {}) => {
    const { job } = openJob(github, { inputs: { command: 'plan' }, run, ...seed });
    const telling = { head: commit('1'), plans: { production: planTo(label) }, readAt: run, ...wish };
    return tellPlans(job, pull, telling, worth);
  };
}
