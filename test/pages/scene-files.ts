import { chmod, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository itself. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Copies a folder of ours, each YAML file of it as `rewritten` gives it back. */
export async function copyFolder(from: string, to: string, rewritten: (text: string) => string): Promise<void> {
  await cp(join(ROOT, from), to, { recursive: true });
  for (const file of await yamlFiles(to)) await writeFile(file, rewritten(await readFile(file, 'utf8')));
}

/** The addresses of the help desks of a project, in the order of its files. */
export async function addressesIn(project: string): Promise<readonly string[]> {
  const texts = await Promise.all((await yamlFiles(join(ROOT, project))).map((file) => readFile(file, 'utf8')));
  const found = texts.flatMap((text) => [...text.matchAll(/\burl: (https:\/\/[\w.-]+)/gu)]);
  return [...new Set(found.map(([, address = '']) => address))];
}

/** The variables that a file asks for. */
export function variablesIn(text: string): readonly string[] {
  return [...text.matchAll(/\$\{env:(\w+)\}/gu)].map(([, name = '']) => name);
}

/** The built program, at which a person sits who says yes: as the command `deskform`, and as dist/deskform.mjs is called. */
export async function writeProgram(folder: string): Promise<string> {
  await mkdir(folder);
  const program = join(folder, 'deskform.mjs');
  await writeFile(
    program,
    `if (['apply', 'resume', 'undo'].includes(process.argv[2])) process.argv.push('--yes');
await import(${JSON.stringify(join(ROOT, 'dist/deskform.mjs'))});
`,
  );
  await writeFile(join(folder, 'deskform'), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`);
  await chmod(join(folder, 'deskform'), 0o755);
  return folder;
}

async function yamlFiles(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.ya?ml$/u.test(file) && !file.startsWith('.git/')).map((file) => join(folder, file));
}
