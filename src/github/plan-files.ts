import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plan } from '../plan/plan.ts';
import { Failure } from '../problem/failure.ts';
import type { Story } from '../render/story/story.ts';
import { hiddenFile, type Layout, planFiles } from '../run/plan-files.ts';
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

/**
 * Looks whether plan files can be written at all. For what cannot be taken back: afterwards it would be too late to say so.
 * @throws {Failure} FILE_UNWRITABLE
 */
export function mustTakePlanFiles(job: Job): void {
  const folder = outFolder(job);
  const probe = join(folder, `.deskform-${process.pid}`);
  try {
    writeTogether([{ name: folder, path: probe, content: '', mode: undefined }]);
    rmSync(probe);
  } catch (cause) {
    throw new Failure('FILE_UNWRITABLE', `plan files cannot be written to ${folder}; nothing was sent`, {
      hint: 'Name another folder as the input out, or leave it out; look who may write there, and what space is left.',
      cause,
    });
  }
}

/** In every form, with no credential in any of them, whatever the help desk has answered. */
export async function writePlanFiles(name: string, { story, ...toWrite }: ToWrite, job: Job): Promise<PlanFiles> {
  const folder = outFolder(job);
  const names = ['json', 'md', 'txt', 'html'].map((form) => `${name}.${form}`);
  const plan = { ...toWrite, story: () => Promise.resolve(story), signs: 'unicode' } as const;
  const whole = await planFiles(names, plan, folder);
  writeTogether(whole.map((file) => hiddenFile(file, job.hide)));
  return { json: join(folder, `${name}.json`), html: join(folder, `${name}.html`) };
}
