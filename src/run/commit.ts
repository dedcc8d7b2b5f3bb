import { askGit } from './git.ts';

/**
 * The commit of a project's files, "1a2b3c4d5e6f", with "-dirty" where one of them is not as that commit has it, or not
 * in it at all. Undefined outside git, before a first commit, and where there is no git: a plan needs none.
 */
export async function commitOf(folder: string, files: readonly string[]): Promise<string | undefined> {
  const status = ['status', '--porcelain', '-z', '--no-renames', '--ignored=matching', '--untracked-files=all'];
  const [head, changed] = await Promise.all([
    textFrom(folder, ['rev-parse', '--show-prefix', '--short=12', 'HEAD']),
    textFrom(folder, [...status, '--', '.']),
  ]);
  if (head === undefined || changed === undefined) return undefined;
  const [prefix = '', commit = ''] = head.split('\n');
  // An ignored folder is told as a whole, with a slash at its end.
  const others = changed.split('\0').map((entry) => entry.slice('XY '.length));
  const folders = others.filter((path) => path.endsWith('/'));
  const paths = new Set(others);
  const isOther = (file: string): boolean =>
    paths.has(prefix + file) || folders.some((other) => `${prefix}${file}`.startsWith(other));
  return files.some(isOther) ? `${commit}-dirty` : commit;
}

async function textFrom(folder: string, args: readonly string[]): Promise<string | undefined> {
  const answer = await askGit(folder, args);
  return answer.outcome === 'done' ? answer.output.toString('utf8') : undefined;
}
