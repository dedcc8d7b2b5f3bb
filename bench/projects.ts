import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fieldsOf, listOf, writeProject } from './fields.ts';

/** A project with so many attributes as it lies on somebody's disk, all of it committed, for as long as it is used. */
export async function withProject<T>(
  count: number,
  perFile: number,
  use: (folder: string, list: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'deskform-bench-'));
  try {
    const fields = fieldsOf(count);
    await writeProject(folder, fields, perFile);
    await writeFile(join(folder, '.gitignore'), '.deskform/\n*.json\n*.jsonl\n');
    await writeFile(join(folder, 'deskform.yaml'), PROJECT);
    commit(folder);
    return await use(folder, listOf(fields));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const PROJECT = `version: 1
targets:
  bench:
    url: \${env:DESKFORM_URL}
    auth: { token: "\${env:DESKFORM_TOKEN}" }
    restart: { expect: none }
`;

function commit(folder: string): void {
  const git = (...args: readonly string[]): void => {
    execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com', ...args], { cwd: folder });
  };
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'fields');
}
