import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The attribute files of examples/company, carried inside the program, so that the demo needs nothing beside it. */
export const DEMO_FILES = 'src/run/generated/demo-files.json';

export function makeDemoFiles(root: string): string {
  const folder = join(root, 'examples/company/attributes');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort();
  const content = Object.fromEntries(
    files.map((file) => [`attributes/${file}`, readFileSync(join(folder, file), 'utf8')]),
  );
  return `${JSON.stringify(content, undefined, 1)}\n`;
}
