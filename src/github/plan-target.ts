import type { Failure } from '../problem/failure.ts';
import { filePaper, PLAIN } from '../render/paper.ts';
import { renderPlanText } from '../render/plan-text.ts';
import { renderProblems } from '../render/problems.ts';
import { shortCommit } from '../render/short-commit.ts';
import type { Story } from '../render/story/story.ts';
import { tellPlan } from '../render/story/tell-plan.ts';
import { credentialsOf } from '../run/connect-target.ts';
import { hiddenIn } from '../run/hide.ts';
import type { ProjectChoice } from '../run/open-project.ts';
import { type PlanRequest, type PlanResult, plan } from '../run/plan.ts';
import { PLAN_LAYOUT, planFileText, summaryOf } from '../run/plan-files.ts';
import type { Rehearsal } from '../run/rehearsal/rehearse.ts';
import { renderRehearsal } from '../run/rehearsal/tell-rehearsal.ts';
import type { Job } from './job.ts';
import { folderNamed, type PlanFiles, writePlanFiles } from './plan-files.ts';

/** The plan of one target with all that is made of it, or why there is none. */
export type Planned =
  | {
      readonly outcome: 'planned';
      readonly target: string;
      readonly result: PlanResult;
      readonly story: Story;
      readonly comesTo: ReturnType<typeof summaryOf>;
      readonly rehearsal: Rehearsal | undefined;
      readonly files: PlanFiles;
    }
  | { readonly outcome: 'failed'; readonly target: string; readonly failure: Failure };

/** Plans one target and writes its files. */
export async function planTarget(
  project: ProjectChoice,
  target: string,
  wish: Pick<PlanRequest, 'liveFile' | 'since'> & { readonly commit: string; readonly name: string },
  job: Job,
): Promise<Planned> {
  const { inputs, log, hide } = job;
  const request: PlanRequest = {
    ...project,
    target,
    liveFile: wish.liveFile,
    since: wish.since,
    allowDestroy: inputs.list('allow-destroy'),
    journalFolder: folderNamed('journal', job),
  };
  hide.add(await credentialsOf(request));
  const result = await plan(request);
  const rehearsal = inputs.isOn('rehearse') ? await result.rehearse() : undefined;
  const story = hiddenIn(tellPlan(result.plan, shortCommit(wish.commit)), hide);
  if (result.problems.length > 0) log.say(renderProblems(result.problems, PLAIN));
  log.say(renderPlanText(story, filePaper('unicode')));
  if (rehearsal !== undefined) log.say(renderRehearsal(rehearsal, PLAIN));
  const json = (): string => planFileText(result);
  const files = await writePlanFiles(wish.name, { plan: result.plan, story, json, layOut: PLAN_LAYOUT }, job);
  const comesTo = rehearsal?.outcome === 'fails' ? 'refused' : summaryOf(result.plan);
  return { outcome: 'planned', target, result, story, comesTo, rehearsal, files };
}
