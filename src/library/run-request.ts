import { resolve } from 'node:path';
import { type Hide, makeHide } from '../run/hide.ts';
import type { PlanRequest as RunRequest } from '../run/plan.ts';
import type { PlanToWrite } from '../run/plan-files.ts';
import type { PlanForm, PlanRequest } from './request.ts';

/** Fills in what the request leaves out. */
export function fillRequest(request: PlanRequest): RunRequest & { readonly hide: Hide } {
  const cwd = resolve(request.cwd ?? '.');
  const { journalFolder } = request;
  return {
    cwd,
    configFile: request.configFile,
    env: request.env ?? process.env,
    hide: makeHide(),
    target: request.target,
    liveFile: request.liveFile,
    allowDestroy: request.allowDestroy ?? [],
    journalFolder: journalFolder === undefined ? undefined : resolve(cwd, journalFolder),
    since: request.since,
  };
}

const ENDING_OF = { json: 'json', markdown: 'md', html: 'html', text: 'txt' } as const satisfies Record<
  PlanForm,
  string
>;

/** The text that `--out` writes. */
export async function textIn(form: PlanForm, told: Omit<PlanToWrite, 'signs'>, hide: Hide): Promise<string> {
  const { hiddenFile, planFiles } = await import('../run/plan-files.ts');
  const [file] = await planFiles([`file.${ENDING_OF[form]}`], { ...told, signs: 'unicode' });
  return file === undefined ? '' : hiddenFile(file, hide).content;
}
