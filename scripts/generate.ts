import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileSchemas } from './compile-schemas.ts';
import { CONFIGURATION_DOC, configurationDoc } from './configuration-doc.ts';
import { DEMO_FILES, makeDemoFiles } from './demo-files.ts';
import { EXPLANATIONS, makeExplanations } from './explanations.ts';
import { makePageAssets, PAGE_ASSETS } from './page-assets.ts';
import { serviceData } from './service-data.ts';

/** Makes every generated file anew: validators, the service's data, the demo's files, the explanations, the page's script. */
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
for (const [file, content] of new Map([
  [DEMO_FILES, makeDemoFiles('.')],
  [CONFIGURATION_DOC, configurationDoc()],
  [EXPLANATIONS, makeExplanations('.')],
  [PAGE_ASSETS, await makePageAssets()],
  ...serviceData(),
]))
  writeFileSync(file, content);
await compileSchemas();
