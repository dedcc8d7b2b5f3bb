import { runDrift } from '../../../src/github/commands/drift.ts';
import type { Job } from '../../../src/github/job.ts';
import type { Annotation } from '../../../src/github/log.ts';
import { exitStatusOf, outputsOf, type Report } from '../../../src/github/report.ts';
import type { StagedGitHub } from './github.ts';

/** What a step of these reports would end with, and leave to later steps and on its page. */
interface Came {
  readonly exitStatus: number;
  readonly outputs: ReadonlyMap<string, string>;
  readonly annotations: readonly Annotation[];
  readonly summary: readonly string[];
}

function cameOf(reports: readonly Report[]): Came {
  return {
    exitStatus: exitStatusOf(reports),
    outputs: outputsOf(reports),
    annotations: reports.flatMap(({ annotations }) => annotations),
    summary: reports.map(({ summary }) => summary).filter((part) => part !== ''),
  };
}

/** What comes of a look for drift. */
export async function cameOfDrift(job: Job): Promise<Came> {
  return cameOf(await runDrift(job));
}

/** The comments on an issue, oldest first. */
export async function bodiesOn(github: StagedGitHub, issue: number): Promise<readonly string[]> {
  return (await github.commentsOn(issue)).map(({ body }) => body);
}
