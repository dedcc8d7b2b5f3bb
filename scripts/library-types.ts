import { readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORTED = /(from\s+'|import\(')(\.[^']+)\.ts'/gu;

/**
 * The compiler declares everything that the library is made of. Whoever uses it needs what can be reached from index.d.ts;
 * the rest is ours to change, and is taken away. Imports name files as programs find them.
 */
export function keepLibraryTypes(folder: string): void {
  const reached = new Set<string>();
  const next = [join(folder, 'index.d.ts')];
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, , path = ''] of text.matchAll(IMPORTED)) next.push(join(dirname(file), `${path}.d.ts`));
    writeFileSync(file, text.replaceAll(IMPORTED, "$1$2.js'"));
  }
  for (const file of filesIn(folder)) if (!reached.has(file)) rmSync(file);
  removeEmptyFolders(folder);
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
