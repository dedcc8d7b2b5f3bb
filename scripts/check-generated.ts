import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ACTION_YML, GITHUB_DOC, makeActionYml, makeGithubDoc } from './action-yml.ts';
import { COMMANDS_DOC, commandsDoc } from './commands-doc.ts';
import { compileSchemas } from './compile-schemas.ts';
import { CONFIGURATION_DOC, configurationDoc } from './configuration-doc.ts';
import { DEMO_FILES, makeDemoFiles } from './demo-files.ts';
import { EXPLANATIONS, makeExplanations } from './explanations.ts';
import { makePageAssets, PAGE_ASSETS } from './page-assets.ts';
import { makeReleasesDoc, RELEASES_DOC } from './releases-doc.ts';
import { serviceData } from './service-data.ts';
import { ATTRIBUTES_SCHEMA, isSchemaOfTable } from './settings-schema.ts';
import { makeWorkflowFiles, WORKFLOW_FILES } from './workflow-files.ts';

/** Every file that is made by a command must read as that command would make it now. */
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const expected = new Map<string, string>([
  [DEMO_FILES, makeDemoFiles('.')],
  [CONFIGURATION_DOC, configurationDoc()],
  [COMMANDS_DOC, commandsDoc()],
  [EXPLANATIONS, makeExplanations('.')],
  [PAGE_ASSETS, await makePageAssets()],
  [WORKFLOW_FILES, makeWorkflowFiles('.')],
  [ACTION_YML, makeActionYml()],
  [GITHUB_DOC, makeGithubDoc('.')],
  [RELEASES_DOC, makeReleasesDoc('.')],
  ...serviceData(),
]);
const scratch = mkdtempSync(join(tmpdir(), 'deskform-schemas-'));
await compileSchemas(scratch);
for (const file of readdirSync(scratch)) {
  expected.set(`src/schema/generated/${file}`, readFileSync(join(scratch, file), 'utf8'));
}
rmSync(scratch, { recursive: true });

if (!isSchemaOfTable()) expected.set(ATTRIBUTES_SCHEMA, '');
const stale = [...expected].flatMap(([file, content]) => (readFileSync(file, 'utf8') === content ? [] : [file]));
for (const file of stale) process.stderr.write(`${file} is stale: run npm run generate\n`);
process.stdout.write(`${expected.size - stale.length} of ${expected.size} generated files are up to date\n`);
process.exitCode = stale.length === 0 ? 0 : 1;
