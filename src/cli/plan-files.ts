import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import { Failure } from '../problem/failure.ts';
import { renderPlanMarkdown } from '../render/plan-markdown.ts';
import { renderPlanText } from '../render/plan-text.ts';
import { PLAIN } from '../render/style.ts';
import type { PlanResult } from '../run/plan.ts';

const FORMS = ['.json', '.md', '.txt'];

/** Says so before anything is asked of a help desk. */
export function mustBeForms(files: readonly string[]): void {
  const wrong = files.find((file) => !FORMS.includes(extname(file)));
  if (wrong === undefined) return;
  throw new Failure('WRONG_USE', `--out does not know the form of ${JSON.stringify(wrong)}`, {
    hint: `The ending tells the form: ${FORMS.join(', ')}.`,
  });
}

/** Writes the same plan in each form; a file is there whole or not at all. */
export async function writePlanFiles(
  files: readonly string[],
  result: PlanResult,
  json: string,
  cwd: string,
): Promise<void> {
  for (const file of files) {
    const path = resolve(cwd, file);
    const content =
      extname(file) === '.json'
        ? json
        : extname(file) === '.md'
          ? renderPlanMarkdown(result.plan)
          : renderPlanText(result.plan, PLAIN);
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.${process.pid}.tmp`, content);
      await rename(`${path}.${process.pid}.tmp`, path);
    } catch (cause) {
      throw new Failure('FILE_UNWRITABLE', `${file} cannot be written`, { cause });
    }
  }
}
