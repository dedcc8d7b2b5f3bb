import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { checkoutOf } from '../../files/find-files.ts';
import { askGit } from './git.ts';

/**
 * The commit of a project's files, "1a2b3c4d5e6f", with "-dirty" where one of them is not as that commit has it, or not
 * in it at all. Undefined outside git, before a first commit, and where there is no git: a plan needs none.
 */
export function commitOf(folder: string, files: readonly string[]): Promise<string | undefined> {
  return askForCommit(folder)(files);
}

/** Tells the commit of these files of a project. */
type TellCommit = (files: readonly string[]) => Promise<string | undefined>;

/**
 * The same for who does not know the files yet: git is at work meanwhile. It only lists what the commit holds. Comparing the
 * files is not left to it: `git status` runs the filters that a folder's own settings name.
 */
export function askForCommit(folder: string): TellCommit {
  if (checkoutOf(folder) === undefined) return async () => undefined;
  const [head, tree] = [askGit(folder, ['rev-parse', 'HEAD']), askGit(folder, ['ls-tree', '-r', '-z', 'HEAD'])];
  return async (files) => {
    const [commit, listed] = [await head, await tree];
    if (commit.outcome !== 'done' || listed.outcome !== 'done') return undefined;
    const name = commit.output.toString('utf8').slice(0, 12);
    const blobs = blobsIn(listed.output.toString('utf8'));
    // What is outside of the project belongs to another commit, or to none.
    const isOther = (file: string): boolean =>
      !file.startsWith('..') && !isAbsolute(file) && !isAsCommitted(folder, file, blobs.get(file));
    return files.some(isOther) ? `${name}-dirty` : name;
  };
}

/** "100644 blob 1a2b…\tattributes/ticket.yaml", by the path from the folder. */
function blobsIn(entries: string): ReadonlyMap<string, Committed> {
  return new Map(
    entries.split('\0').flatMap((entry) => {
      const [, mode, blob, path] = /^(\d+) blob ([0-9a-f]+)\t(.+)$/su.exec(entry) ?? [];
      if (blob === undefined || path === undefined) return [];
      return [[path, { is: mode === '120000' ? 'link' : 'file', blob }] as const];
    }),
  );
}

interface Committed {
  readonly is: 'file' | 'link';
  readonly blob: string;
}

function isAsCommitted(folder: string, file: string, committed: Committed | undefined): boolean {
  if (committed === undefined) return false;
  const { is, blob } = committed;
  const content = contentOf(join(folder, file), is);
  if (content === undefined) return false;
  // A checkout may write other line ends than the commit has.
  return nameOf(content, blob.length) === blob || nameOf(withoutReturns(content), blob.length) === blob;
}

/** Of a link, where it leads. */
function contentOf(path: string, is: Committed['is']): Buffer | undefined {
  try {
    return is === 'link' ? readlinkSync(path, { encoding: 'buffer' }) : readFileSync(path);
  } catch {
    return undefined;
  }
}

function withoutReturns(content: Buffer): Buffer {
  return Buffer.from(content.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
}

/** The name that git gives a content; a repository has short names or long ones. */
function nameOf(content: Buffer, length: number): string {
  return createHash(length === 40 ? 'sha1' : 'sha256')
    .update(`blob ${content.length}\0`)
    .update(content)
    .digest('hex');
}
