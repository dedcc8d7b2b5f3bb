import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { checkoutOf } from '../../files/find-files.ts';
import { askGit, type Committed, committedIn } from './git.ts';

/**
 * The commit of a project's files, "1a2b3c4d5e6f", with "-dirty" where one of them is not as that commit has it, or not
 * in it at all. Undefined outside git, before a first commit, and where there is no git: a plan needs none.
 */
export function commitOf(folder: string, files: readonly string[]): Promise<string | undefined> {
  return askForCommit(folder)(files);
}

/**
 * The same for who does not know the files yet: git is at work meanwhile. It only lists what the commit holds. Comparing the
 * files is not left to it: `git status` runs the filters that a folder's own settings name.
 */
export function askForCommit(folder: string): (files: readonly string[]) => Promise<string | undefined> {
  if (checkoutOf(folder) === undefined) return async () => undefined;
  const [head, tree] = [askGit(folder, ['rev-parse', 'HEAD']), askGit(folder, ['ls-tree', '-r', '-z', 'HEAD'])];
  return async (files) => {
    const [commit, listed] = [await head, await tree];
    if (commit.outcome !== 'done' || listed.outcome !== 'done') return undefined;
    const name = commit.output.toString('utf8').slice(0, 12);
    const blobs = new Map(committedIn(listed.output.toString('utf8')).map((one) => [one.path, one]));
    // What is outside of the project belongs to another commit, or to none.
    const isOther = (file: string): boolean =>
      !file.startsWith('..') && !isAbsolute(file) && !isAsCommitted(folder, blobs.get(file));
    return files.some(isOther) ? `${name}-dirty` : name;
  };
}

function isAsCommitted(folder: string, committed: Committed | undefined): boolean {
  if (committed === undefined) return false;
  const { kind, blob } = committed;
  const path = join(folder, committed.path);
  try {
    const content = kind === 'link' ? readlinkSync(path, { encoding: 'buffer' }) : readFileSync(path);
    // A checkout may write other line ends than the commit has.
    const withoutReturns = Buffer.from(content.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
    return [content, withoutReturns].some((one) => nameOf(one, blob.length) === blob);
  } catch {
    return false;
  }
}

/** The name that git gives a content; a repository has short names or long ones. */
function nameOf(content: Buffer, length: number): string {
  return createHash(length === 40 ? 'sha1' : 'sha256')
    .update(`blob ${content.length}\0`)
    .update(content)
    .digest('hex');
}
