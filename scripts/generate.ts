import { writeFileSync } from 'node:fs';
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
import { writeAttributesSchema } from './settings-schema.ts';
import { makeWorkflowFiles, WORKFLOW_FILES } from './workflow-files.ts';

/** Makes every generated file anew: validators, data, texts that the program carries, the Action's metadata and tables. */
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
// First: the page of settings is made of it.
writeAttributesSchema();
for (const [file, content] of new Map([
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
]))
  writeFileSync(file, content);
await compileSchemas();
