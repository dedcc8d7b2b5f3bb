import { extname, resolve } from 'node:path';
import type { Plan } from '../plan/plan.ts';
import { Failure } from '../problem/failure.ts';
import { filePaper, type Signs } from '../render/paper.ts';
import { MARKDOWN_BUDGET, renderPlanMarkdown } from '../render/plan-markdown.ts';
import { renderPlanText } from '../render/plan-text.ts';
import type { Story } from '../render/story/story.ts';
import { writeWholeFile } from '../run/whole-file.ts';

/** A plan with all that its forms are made of. */
interface PlanToWrite {
  readonly plan: Plan;
  readonly story: Story;
  readonly json: string;
  readonly signs: Signs;
}

type WriteForm = (plan: PlanToWrite) => string | Promise<string>;

const FORMS: ReadonlyMap<string, WriteForm> = new Map<string, WriteForm>([
  ['.json', ({ json }) => json],
  ['.md', ({ story }) => renderPlanMarkdown(story, MARKDOWN_BUDGET)],
  // Loaded only when it is wanted: a page carries its own script and style.
  ['.html', async ({ plan, story }) => (await import('../render/page/plan-page.ts')).renderPlanPage(plan, story)],
  ['.txt', ({ story, signs }) => renderPlanText(story, filePaper(signs))],
]);

/** Says so before anything is asked of a help desk. */
export function mustBeForms(files: readonly string[]): void {
  for (const file of files) formOf(file);
}

function formOf(file: string): WriteForm {
  const form = FORMS.get(extname(file));
  if (form !== undefined) return form;
  throw new Failure('WRONG_USE', `--out does not know the form of ${JSON.stringify(file)}`, {
    hint: `The ending tells the form: ${[...FORMS.keys()].join(', ')}.`,
  });
}

/** Writes the same plan in each form. */
export async function writePlanFiles(files: readonly string[], plan: PlanToWrite, cwd: string): Promise<void> {
  for (const file of files) {
    const content = await formOf(file)(plan);
    try {
      writeWholeFile(resolve(cwd, file), content);
    } catch (cause) {
      throw new Failure('FILE_UNWRITABLE', `${file} cannot be written`, { cause });
    }
  }
}
