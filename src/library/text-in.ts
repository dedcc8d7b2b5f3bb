import type { Hide } from '../run/hide.ts';
import type { PlanToWrite } from '../run/plan-files.ts';
import type { PlanForm } from './plan-form.ts';

const ENDING_OF = { json: 'json', markdown: 'md', html: 'html', text: 'txt' } as const satisfies Record<
  PlanForm,
  string
>;

/** The text that the command writes with --out. */
export async function textIn(form: PlanForm, told: Omit<PlanToWrite, 'signs'>, hide: Hide): Promise<string> {
  const { hiddenFile, planFiles } = await import('../run/plan-files.ts');
  const [file] = await planFiles([`file.${ENDING_OF[form]}`], { ...told, signs: 'unicode' });
  return file === undefined ? '' : hiddenFile(file, hide).content;
}
