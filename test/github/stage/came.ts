import { runDrift } from '../../../src/github/commands/drift.ts';
import type { Job } from '../../../src/github/project.ts';
import { outputsOf, type Report } from '../../../src/github/report.ts';
import { worstOf } from '../../../src/model/failure.ts';
import type { Finding } from '../../../src/render/problems.ts';
import type { StagedGitHub } from './github.ts';

/** What a step of these reports would end with, leave to later steps, and show at lines. */
interface Came {
  readonly exitStatus: number;
  readonly outputs: ReadonlyMap<string, string>;
  readonly findings: readonly Finding[];
}

function cameOf(reports: readonly Report[]): Came {
  return {
    exitStatus: worstOf(reports.map(({ exitStatus }) => exitStatus)),
    outputs: outputsOf(reports),
    findings: reports.flatMap(({ findings }) => findings),
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
