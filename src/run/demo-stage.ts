import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTemporaryFolder } from '../files/disk/whole-file.ts';
import { CONFIG_FILE } from '../files/project-settings.ts';
import { NEWEST_RELEASE } from '../model/release.ts';
import { startSandbox } from '../sandbox/sandbox.ts';
import { seedRecords } from '../sandbox/seeded-records.ts';
import files from './generated/demo-files.json' with { type: 'json' };

const TOKEN = 'demo-token';

/** The project of the demo in a temporary folder, and its sandbox in this process. */
export async function setDemoStage() {
  const made = await makeTemporaryFolder('demo');
  const folder = made.path;
  const sandbox = await startSandbox({
    release: NEWEST_RELEASE,
    port: 0,
    storeFile: undefined,
    token: TOKEN,
    restart: { afterSeconds: 1, outageSeconds: 1.5 },
  });
  const config = [
    'version: 1',
    'attributes: attributes/*.yaml',
    'targets:',
    '  demo:',
    `    url: ${sandbox.url}`,
    '    auth: { token: "$' + '{env:DEMO_TOKEN}" }',
    '',
  ].join('\n');
  for (const [file, content] of Object.entries({ ...files, [CONFIG_FILE]: config })) await made.write(file, content);
  const change = async (file: string, edit: (text: string) => string): Promise<void> => {
    const text = await readFile(join(folder, file), 'utf8');
    const edited = edit(text);
    if (edited === text) throw new Error(`deskform has a bug: an edit of the demo changes nothing in ${file}`);
    await made.write(file, edited);
  };
  return {
    folder,
    url: sandbox.url,
    env: { DEMO_TOKEN: TOKEN },
    edit: (file: string, before: string, after: string) => change(file, (text) => text.replace(before, () => after)),
    /** Replaces the definition of one attribute, and returns the old text. */
    replaceDefinition: async (file: string, name: string, replacement: string) => {
      let replaced = '';
      await change(file, (text) => {
        const from = text.indexOf(`  - name: ${name}\n`);
        const blank = text.indexOf('\n\n', from);
        replaced = text.slice(from, blank < 0 ? text.length : blank);
        return from < 0 ? text : text.replace(replaced, () => replacement);
      });
      return replaced;
    },
    /** Creates a trigger on the help desk whose condition uses the attribute. */
    useInTrigger: (object: string, name: string, title: string) => {
      sandbox.desk.references = [{ object, name, kind: 'Trigger', title }];
    },
    fillTickets: (count: number) => seedRecords(sandbox.desk, count),
    remove: async () => {
      await sandbox.close();
      await made.removeAll();
    },
  };
}
