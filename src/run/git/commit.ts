import { relative, sep } from 'node:path';
import { checkoutOf } from '../../config/find-files.ts';
import { realPath } from '../../disk/place.ts';
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

/** The same for who does not know the files yet: git is at work meanwhile. */
export function askForCommit(folder: string): TellCommit {
  const prefix = prefixInCheckout(folder);
  if (prefix === undefined) return async () => undefined;
  const answer = askGit(folder, STATUS);
  return async (files) => {
    const said = await answer;
    return said.outcome === 'done' ? commitIn(said.output.toString('utf8').split('\0'), prefix, files) : undefined;
  };
}

const STATUS = [
  ...['status', '--porcelain=v2', '--branch', '-z', '--no-renames', '--ignored=matching', '--untracked-files=all'],
  ...['--', '.'],
];

function commitIn(entries: readonly string[], prefix: string, files: readonly string[]): string | undefined {
  const [commit] = entries.flatMap((entry) => /^# branch\.oid ([0-9a-f]{12})/u.exec(entry)?.[1] ?? []);
  if (commit === undefined) return undefined;
  // Git lists an ignored folder as one entry, with a slash at its end.
  const others = entries.flatMap((entry) => ENTRY.exec(entry)?.[1] ?? []);
  const folders = others.filter((path) => path.endsWith('/'));
  const paths = new Set(others);
  const isOther = (file: string): boolean =>
    paths.has(prefix + file) || folders.some((other) => `${prefix}${file}`.startsWith(other));
  return files.some(isOther) ? `${commit}-dirty` : commit;
}

/** A path that is not as the commit has it: changed, in conflict, new or ignored. */
const ENTRY = /^(?:1(?: \S+){7}|u(?: \S+){9}|[?!]) (.+)$/su;

/** From the top of the checkout to the project, as git writes it; undefined outside of one. */
function prefixInCheckout(folder: string): string | undefined {
  const top = checkoutOf(folder);
  if (top === undefined) return undefined;
  return relative(top, realPath(folder)).split(sep).concat('').join('/').replace(/^\//u, '');
}
