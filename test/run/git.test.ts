import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commitOf } from '../../src/run/git/commit.ts';
import { askGit } from '../../src/run/git/git.ts';
import { withFilesAt } from '../../src/run/git/project-at.ts';
import { repositoryWith } from '../cli/repository.ts';
import { folderWith } from '../files/temporary-project.ts';

/** What git would take for a repository without a working tree, whose server is a program. */
const LOOKS_LIKE_ONE = (program: string): Readonly<Record<string, string>> => ({
  'desk/HEAD': 'ref: refs/heads/main\n',
  'desk/objects/.keep': '',
  'desk/refs/heads/main': `${'1'.repeat(40)}\n`,
  'desk/config': [
    '[core]\n\trepositoryformatversion = 1',
    '[extensions]\n\tpartialClone = origin',
    `[remote "origin"]\n\turl = /tmp\n\tpromisor = true\n\tuploadpack = "${program}"\n`,
  ].join('\n'),
});

test('files of a project that look like a repository are none, and their settings run nothing', async () => {
  const sign = join(await folderWith({}), 'sign');
  const files = LOOKS_LIKE_ONE(`touch ${sign}; false`);
  const { folder } = await repositoryWith({ 'desk/attributes/a.yaml': 'a', ...files });
  const desk = join(folder, 'desk');
  expect(await askGit(desk, ['cat-file', '-e', 'HEAD^{tree}'])).toMatchObject({ outcome: 'failed' });
  expect(await commitOf(desk, ['attributes/a.yaml'])).toBeUndefined();
  await expect(withFilesAt({ folder: desk, endings: new Set(['.yaml']) }, 'HEAD', async () => {})).rejects.toThrow();
  expect(existsSync(sign)).toBe(false);
  // Git by itself would have run it.
  try {
    execFileSync('git', ['cat-file', '-e', 'HEAD^{tree}'], { cwd: desk, stdio: 'ignore' });
  } catch {}
  expect(existsSync(sign)).toBe(true);
});
