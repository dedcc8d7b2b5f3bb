import { join, resolve } from 'node:path';
import type { Plan } from '../plan/plan.ts';
import type { Story } from '../render/story/story.ts';
import { type Layout, planFiles } from '../run/plan-files.ts';
import { writeTogether } from '../run/whole-file.ts';
import type { Job } from './job.ts';

/** Where a plan, or a drift, stands in each form. */
export interface PlanFiles {
  readonly json: string;
  readonly html: string;
}

/** What is made into files. */
export interface ToWrite {
  readonly plan: Plan;
  readonly story: Story;
  readonly json: () => string;
  readonly layOut: Layout;
}

/** The folder for plan files; a temporary one where the workflow names none. */
export function outFolder(job: Job): string {
  return folderNamed('out', job) ?? join(job.runner.temp, 'deskform');
}

/** A folder as the workflow names it, from the workspace; undefined where it names none. */
export function folderNamed(input: 'out' | 'journal', { inputs, runner }: Job): string | undefined {
  const named = inputs.text(input);
  return named === '' ? undefined : resolve(runner.workspace, named);
}

/** In every form, with no credential in any of them, whatever the help desk has answered. */
export async function writePlanFiles(name: string, { story, ...toWrite }: ToWrite, job: Job): Promise<PlanFiles> {
  const folder = outFolder(job);
  const names = ['json', 'md', 'txt', 'html'].map((form) => `${name}.${form}`);
  const plan = { ...toWrite, story: () => Promise.resolve(story), signs: 'unicode' } as const;
  const whole = await planFiles(names, plan, folder);
  writeTogether(whole.map((file) => ({ ...file, content: job.hide.text(file.content) })));
  return { json: join(folder, `${name}.json`), html: join(folder, `${name}.html`) };
}
