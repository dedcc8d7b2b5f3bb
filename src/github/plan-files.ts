import { join, resolve } from 'node:path';
import { removeFile } from '../disk/open-file.ts';
import { liesBelow, placeIn } from '../disk/place.ts';
import { writeTogether } from '../disk/whole-file.ts';
import type { Plan } from '../plan/plan.ts';
import { Failure } from '../problem/failure.ts';
import type { Story } from '../render/story/story.ts';
import { hiddenFile, planFiles, type StoryLayout } from '../run/plan-files.ts';
import type { Job } from './job.ts';

/** Where a plan, or a drift, stands in each form. */
export interface PlanFiles {
  readonly json: string;
  readonly html: string;
}

/** What is made into files. */
interface ToWrite {
  readonly plan: Plan;
  readonly story: Story;
  readonly json: () => string;
  readonly layOut: StoryLayout;
}

/** The folder for plan files; a temporary one where the workflow names none. */
export function outFolder(job: Job): string {
  return folderNamed('out', job) ?? join(job.runner.temp, 'deskform');
}

/**
 * A folder as the workflow names it, from the workspace; undefined where it names none.
 * @throws {Failure} FILE_UNWRITABLE where links in the workspace lead to another one: a pull request may have brought them.
 */
export function folderNamed(input: 'out' | 'journal', { inputs, runner }: Job): string | undefined {
  const named = inputs.text(input);
  if (named === '') return undefined;
  const folder = resolve(runner.workspace, named);
  return liesBelow(runner.workspace, folder) ? placeIn(runner.workspace, folder) : folder;
}

/**
 * Looks whether plan files can be written at all. For what cannot be taken back: afterwards it would be too late to say so.
 * @throws {Failure} FILE_UNWRITABLE
 */
export function mustTakePlanFiles(job: Job): void {
  const folder = outFolder(job);
  try {
    const probe = placeIn(folder, `.deskform-${process.pid}`);
    writeTogether([{ name: folder, path: probe, content: '', mode: undefined }]);
    removeFile(probe);
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
  const forms = (await planFiles(names, plan)).map((form) => hiddenFile(form, job.hide));
  // What is checked out may hold links of these names.
  writeTogether(forms.map((form) => ({ ...form, path: placeIn(folder, form.name), mode: undefined })));
  return { json: join(folder, `${name}.json`), html: join(folder, `${name}.html`) };
}
