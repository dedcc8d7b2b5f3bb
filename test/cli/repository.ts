import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { folderWith } from '../files/temporary-project.ts';
import { ROW } from '../helpdesk/given.ts';

export type Files = Readonly<Record<string, string>>;

/** A git repository of this test alone, whatever the machine's own settings are. */
export interface Repository {
  readonly folder: string;
  /** Writes files (undefined removes one) and commits all there is; gives the commit. */
  readonly commit: (files: Readonly<Record<string, string | undefined>>) => Promise<string>;
  readonly git: (...args: readonly string[]) => string;
}

export const GIT_ALONE = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.com',
  // Nothing here lives long enough to be tidied up.
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'maintenance.auto',
  GIT_CONFIG_VALUE_0: 'false',
} as const;

export async function repositoryWith(files: Files): Promise<Repository> {
  const folder = await folderWith({});
  const { PATH = '' } = process.env;
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: folder, env: { PATH, ...GIT_ALONE }, encoding: 'utf8', stdio: 'pipe' }).trim();
  const commit: Repository['commit'] = async (changed) => {
    for (const [name, content] of Object.entries(changed)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      if (content === undefined) await rm(join(folder, name));
      else await writeFile(join(folder, name), content);
    }
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', 'files');
    return git('rev-parse', 'HEAD');
  };
  git('init', '--quiet', '--initial-branch', 'main');
  await commit(files);
  return { folder, commit, git };
}

/** An attribute file of one text field for each name and label. */
export function ticketFields(labels: Readonly<Record<string, string>>): string {
  const fields = Object.entries(labels).map(
    ([name, display]) =>
      `  - name: ${name}\n    display: ${JSON.stringify(display)}\n    data_type: input\n    data_option: { type: text, maxlength: 120 }\n`,
  );
  return `object: Ticket\nattributes:\n${fields.join('')}`;
}

/** A snapshot in which these fields have these labels. */
export function snapshotWith(labels: Readonly<Record<string, string>>): string {
  const rows = Object.entries(labels).map(([name, display], index) => ({ ...ROW, id: 60 + index, name, display }));
  return JSON.stringify(rows);
}
