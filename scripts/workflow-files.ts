import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The workflows that `deskform init --github` writes, carried inside the program: those of examples/github. */
export const WORKFLOW_FILES = 'src/run/generated/workflow-files.json';

const WRITTEN_BY_INIT = ['deskform-pull-request.yml', 'deskform-merge.yml'] as const;

export function makeWorkflowFiles(root: string): string {
  const content = Object.fromEntries(
    WRITTEN_BY_INIT.map((file) => [
      `.github/workflows/${file}`,
      readFileSync(join(root, 'examples/github', file), 'utf8'),
    ]),
  );
  return `${JSON.stringify(content, undefined, 1)}\n`;
}
