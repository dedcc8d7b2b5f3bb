import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Ran } from '../program.ts';

export const EXAMPLES = fileURLToPath(new URL('../../examples/', import.meta.url));
export const PROGRAM = fileURLToPath(new URL('../../dist/deskform.mjs', import.meta.url));

/** The shell's `deskform` is the built program. */
export function runShell(
  script: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string>,
): Promise<Ran> {
  const { PATH = '', HOME = '' } = process.env;
  const path = `${cwd}/bin:${PATH}`;
  return new Promise((resolve) => {
    execFile('sh', [script, ...args], { cwd, env: { PATH: path, HOME, ...env } }, (error, stdout, stderr) => {
      const exitStatus = error === null ? 0 : Number(error.code);
      resolve({ exitStatus, stdout, stderr });
    });
  });
}
