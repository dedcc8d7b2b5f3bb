import { join } from 'node:path';
import { removeFile } from '../disk/open-file.ts';
import { placeIn } from '../disk/place.ts';
import { writeTogether } from '../disk/whole-file.ts';
import type { Plan } from '../plan/plan.ts';
import { Failure } from '../problem/failure.ts';
import type { Story } from '../render/story/story.ts';
import { hiddenFile, planFiles, type StoryLayout } from '../run/plan-files.ts';
import type { Job } from './job.ts';

/** The folder for plan files, outside the checkout: a committed file must not pass for a plan. */
export function filesFolder({ runner }: Job): string {
  return join(runner.temp, 'deskform');
}

/** The folder of the journal, which `deskform resume` and `deskform undo` read. */
export function journalFolder(job: Job): string {
  return join(filesFolder(job), 'journal');
}

/** A plan and its renderings. */
interface ToWrite {
  readonly plan: Plan;
  readonly story: Story;
  readonly json: () => string;
  readonly layOut: StoryLayout;
}

/**
 * Checks that plan files can be written, before an apply sends anything.
 * @throws {Failure} FILE_UNWRITABLE
 */
export function requireWritablePlanFiles(job: Job): void {
  const folder = filesFolder(job);
  try {
    const probe = placeIn(folder, `.deskform-${process.pid}`);
    writeTogether([{ name: folder, path: probe, content: '', mode: undefined }]);
    removeFile(probe);
  } catch (cause) {
    throw new Failure('FILE_UNWRITABLE', `plan files cannot be written to ${folder}; nothing was sent`, {
      hint: 'Check the free disk space of the runner and the permissions of RUNNER_TEMP.',
      cause,
    });
  }
}

/** Writes the plan in every format, with credentials masked. */
export async function writePlanFiles(name: string, { story, ...toWrite }: ToWrite, job: Job): Promise<void> {
  const names = ['json', 'md', 'txt', 'html'].map((form) => `${name}.${form}`);
  const plan = { ...toWrite, story: () => Promise.resolve(story) };
  const forms = (await planFiles(names, plan)).map((form) => hiddenFile(form, job.hide));
  writeTogether(forms.map((form) => ({ ...form, path: placeIn(filesFolder(job), form.name), mode: undefined })));
}
