import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Failure } from '../../problem/failure.ts';
import { askGit } from '../../run/git/git.ts';
import type { ImportDraft } from '../../run/import/import.ts';
import { blobName, type CommittedFile } from '../git-data.ts';

/** Files as they are to be, on top of the commit that is checked out. */
export interface OnCommit {
  readonly commit: string;
  readonly files: readonly CommittedFile[];
}

/**
 * What an import would write, as files of a commit. Nothing is written, and nothing else of the folder gets into it.
 * @throws {Failure} FILE_UNWRITABLE where a file is not as the commit has it.
 */
export async function committedFiles({ folder, files }: Pick<ImportDraft, 'folder' | 'files'>): Promise<OnCommit> {
  const [commit, top] = [await said(folder, 'HEAD'), realpathSync(await said(folder, '--show-toplevel'))];
  const committed: CommittedFile[] = [];
  for (const { file, before, after } of files) {
    const there = before === undefined ? join(realpathSync(folder), file) : realpathSync(join(folder, file));
    const path = relative(top, there).split(sep).join('/');
    const mode = before === undefined ? '100644' : await modeOf(top, commit, { path, content: before, file });
    committed.push({ path, content: after, mode });
  }
  return { commit, files: committed };
}

async function said(folder: string, what: 'HEAD' | '--show-toplevel'): Promise<string> {
  const answer = await askGit(folder, ['rev-parse', what]);
  if (answer.outcome === 'done') return answer.output.toString('utf8').trim();
  throw new Failure('NO_REPOSITORY', 'there is no commit here that a pull request could be made on', {
    hint: 'Check the repository out first (actions/checkout).',
  });
}

/** The edit was made to what stands in the folder: that has to be what the commit holds. */
async function modeOf(
  top: string,
  commit: string,
  { path, content, file }: { readonly path: string; readonly content: string; readonly file: string },
): Promise<CommittedFile['mode']> {
  const answer = await askGit(top, ['ls-tree', '-z', '--full-tree', commit, '--', path]);
  const entry = answer.outcome === 'done' ? answer.output.toString('utf8') : '';
  const [, mode, blob] = /^(100644|100755) blob ([0-9a-f]+)\t/u.exec(entry) ?? [];
  if ((mode === '100644' || mode === '100755') && blob === blobName(content)) return mode;
  throw new Failure('FILE_UNWRITABLE', `${file} is not as the commit has it; no pull request was made`, {
    hint: 'Run it on a fresh checkout that leaves line ends alone, before any step that changes files.',
  });
}
