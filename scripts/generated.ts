import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { compileSchemas } from './compile-schemas.ts';
import { DEMO_FILES, makeDemoFiles } from './demo-files.ts';
import { EXPLANATIONS, makeExplanations } from './explanations.ts';
import { makePageAssets, PAGE_ASSETS } from './page-assets.ts';
import { makePlanTypes, PLAN_TYPES } from './plan-types.ts';
import { makeWorkflowFiles, WORKFLOW_FILES } from './workflow-files.ts';

/**
 * Writes the sources that every build makes anew, and that git does not hold: validators, types, and texts inside
 * the program.
 */
export async function writeGenerated(root: string): Promise<void> {
  for (const [file, content] of [
    [DEMO_FILES, makeDemoFiles(root)],
    [EXPLANATIONS, makeExplanations(root)],
    [PAGE_ASSETS, await makePageAssets()],
    [PLAN_TYPES, await makePlanTypes(root)],
    [WORKFLOW_FILES, makeWorkflowFiles(root)],
  ] as const) {
    mkdirSync(dirname(`${root}${file}`), { recursive: true });
    writeFileSync(`${root}${file}`, content);
  }
  await compileSchemas();
}
