import { join, resolve } from 'node:path';
import { asFailure } from '../problem/as-failure.ts';
import type { Failure } from '../problem/failure.ts';
import { filePaper } from '../render/paper.ts';
import { renderPlanText } from '../render/plan-text.ts';
import { renderProblems } from '../render/problems.ts';
import type { Story } from '../render/story/story.ts';
import { tellPlan } from '../render/story/tell-plan.ts';
import { PLAIN } from '../render/style.ts';
import { credentialForms } from '../run/credentials.ts';
import type { ProjectChoice } from '../run/open-project.ts';
import { type PlanRequest, type PlanResult, plan } from '../run/plan.ts';
import { planFileText } from '../run/plan-document.ts';
import { PLAN_LAYOUT, planFiles } from '../run/plan-files.ts';
import type { Rehearsal } from '../run/rehearse.ts';
import { summaryOf } from '../run/summary.ts';
import { renderRehearsal } from '../run/tell-rehearsal.ts';
import { writeTogether } from '../run/whole-file.ts';
import { hiddenIn } from './hide.ts';
import type { Job } from './job.ts';
import { sayFailure } from './say-failure.ts';

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

/** Where the plan stands, in each form. */
export interface PlanFiles {
  readonly json: string;
  readonly html: string;
}

/** Plans one target and writes its files. What goes wrong with it is a value, so that the other targets get their turn. */
export async function planTarget(
  project: ProjectChoice,
  target: string,
  wish: Pick<PlanRequest, 'liveFile' | 'since'> & { readonly commit: string; readonly name: string },
  job: Job,
): Promise<Planned> {
  const { inputs, runner, log, hide } = job;
  const journal = inputs.text('journal');
  try {
    const request: PlanRequest = {
      ...project,
      target,
      liveFile: wish.liveFile,
      since: wish.since,
      allowDestroy: inputs.list('allow-destroy'),
      journalFolder: journal === '' ? undefined : resolve(runner.workspace, journal),
    };
    hide.add(await credentialForms(request));
    const result = await plan(request);
    const rehearsal = inputs.isOn('rehearse') ? await result.rehearse() : undefined;
    const story = hiddenIn(tellPlan(result.plan, wish.commit.slice(0, SHORT)), hide);
    if (result.problems.length > 0) log.say(renderProblems(result.problems, PLAIN));
    log.say(renderPlanText(story, filePaper('unicode')));
    if (rehearsal !== undefined) log.say(renderRehearsal(rehearsal, PLAIN));
    const files = await writeFilesOf(result, story, wish.name, job);
    const comesTo = rehearsal?.outcome === 'fails' ? 'refused' : summaryOf(result.plan);
    return { outcome: 'planned', target, result, story, comesTo, rehearsal, files };
  } catch (error) {
    const failure = asFailure(error);
    sayFailure(failure, log.say);
    return { outcome: 'failed', target, failure };
  }
}

/** As much of a commit as people read. */
const SHORT = 12;

/** The folder for plan files; a temporary one where the workflow names none. */
export function outFolder({ inputs, runner }: Job): string {
  const named = inputs.text('out');
  return named === '' ? join(runner.temp, 'deskform') : resolve(runner.workspace, named);
}

/** In every form, with no credential in any of them, whatever the help desk has answered. */
export async function writeFilesOf(result: PlanResult, story: Story, name: string, job: Job): Promise<PlanFiles> {
  const folder = outFolder(job);
  const names = ['json', 'md', 'txt', 'html'].map((form) => `${name}.${form}`);
  const plan = {
    plan: result.plan,
    story: () => Promise.resolve(story),
    json: planFileText(result),
    signs: 'unicode',
    layOut: PLAN_LAYOUT,
  } as const;
  const whole = await planFiles(names, plan, folder);
  writeTogether(whole.map((file) => ({ ...file, content: job.hide.text(file.content) })));
  return { json: join(folder, `${name}.json`), html: join(folder, `${name}.html`) };
}
