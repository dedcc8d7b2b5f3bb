import { dirname, extname, join, posix, relative, resolve } from 'node:path';
import { liesBelow } from '../../files/disk/place.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '../../files/disk/whole-file.ts';
import { Failure } from '../../model/failure.ts';
import { askGit, type Committed, committedIn, contentsOf, type GitAnswer, gitText, sizesOf } from './git.ts';

/**
 * Writes the files with these endings (".yaml") of a commit into a temporary folder, without a checkout. `use` gets the
 * commit that the name stood for, the copy of the folder, and that of the whole repository.
 */
export async function withFilesAt<T>(
  { folder, endings }: { readonly folder: string; readonly endings: ReadonlySet<string> },
  ref: string,
  use: (files: { readonly commit: string; readonly folder: string; readonly copy: TemporaryFolder }) => Promise<T>,
): Promise<T> {
  const { commit, inRepository } = await commitNamed(folder, ref);
  const listed = await gitText(folder, ['ls-tree', '-r', '-z', '--full-tree', commit]);
  // What is wanted, and links, which may lead to it.
  const entries = committedIn(listed).filter(
    ({ kind, path }) => !path.split('/').includes('node_modules') && (kind === 'link' || endings.has(extname(path))),
  );
  const sizes = await sizesOf(folder, [...new Set(entries.map(({ blob }) => blob))]);
  mustBeFew(entries, sizes);
  const copy = await makeTemporaryFolder('since');
  try {
    try {
      await writeEntries(copy, entries, contentsOf(folder, sizes), endings);
      await copy.addFolder(inRepository);
    } catch (cause) {
      if (cause instanceof Failure) throw cause;
      const message = 'the files of that commit cannot be written to a temporary folder';
      const hint = 'Check free space and the permissions of the temporary folder.';
      throw new Failure('BASE_UNREADABLE', message, { hint, cause });
    }
    return await use({ commit, folder: join(copy.path, inRepository), copy });
  } finally {
    await copy.removeAll();
  }
}

/** A commit by its name, and the place of the folder in its repository: "desk/", or nothing. */
async function commitNamed(folder: string, ref: string) {
  if (ref === '' || ref.startsWith('-') || /\p{Cc}/u.test(ref)) {
    const hint = 'For example: --since origin/main';
    throw new Failure('WRONG_USE', `--since takes a branch, a tag or a commit, not ${JSON.stringify(ref)}`, { hint });
  }
  const inRepository = placeOf(folder, await askGit(folder, ['rev-parse', '--show-prefix']));
  const found = await askGit(folder, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]);
  if (found.outcome === 'done') return { commit: found.output.toString('utf8').trim(), inRepository };
  const shallow = await askGit(folder, ['rev-parse', '--is-shallow-repository']);
  const isShallow = shallow.outcome === 'done' && shallow.output.toString('utf8').trim() === 'true';
  throw new Failure('BASE_UNKNOWN', `git finds no branch, tag or commit ${JSON.stringify(ref)}`, {
    hint: isShallow
      ? 'This clone is shallow. Fetch the history with `git fetch --unshallow`, or only the commit with `git fetch --depth=1 origin <commit>`. With actions/checkout, set `fetch-depth: 0`.'
      : /[~^]\d*$/u.test(ref)
        ? 'The history has fewer commits. Name one that `git log` shows.'
        : 'Check the name. If it is only on the server, run `git fetch origin`, then use origin/main instead of main.',
  });
}

function placeOf(folder: string, answer: GitAnswer): string {
  if (answer.outcome === 'done') return answer.output.toString('utf8').replace(/\n$/u, '');
  if (answer.outcome === 'no-git') {
    const hint = 'Install git, or leave --since out.';
    throw new Failure('NO_REPOSITORY', 'git was not found, and --since needs it', { hint });
  }
  throw new Failure('NO_REPOSITORY', `${folder} is not in a git repository, or git refuses to read it`, {
    hint: 'Run it in the clone of the project, or leave --since out. If another user owns the clone: git config --global --add safe.directory <folder>',
    cause: new Error(answer.said),
  });
}

/** A stranger’s commit could fill the disk. */
const MOST_BYTES = 500_000_000;

function mustBeFew(entries: readonly Committed[], sizes: ReadonlyMap<string, number>): void {
  const bytes = entries.reduce((sum, { blob }) => sum + (sizes.get(blob) ?? 0), 0);
  if (bytes <= MOST_BYTES) return;
  const [most, all] = [MOST_BYTES, bytes].map((size) => `${Math.ceil(size / 1_000_000)} MB`);
  throw new Failure('BASE_UNREADABLE', `the YAML and CSV files of that commit have ${all}; the limit is ${most}`, {
    hint: 'Keep other data out of the repository, or move the project to its own repository.',
  });
}

/** Longer paths do not exist. */
const LONGEST_LINK = 4_096;

/** Links last, so that no file is written through one. */
async function writeEntries(
  copy: TemporaryFolder,
  entries: readonly Committed[],
  parts: AsyncIterable<ReadonlyMap<string, Buffer>>,
  endings: ReadonlySet<string>,
): Promise<void> {
  const inside = entries.filter(({ path }) => liesBelow(copy.path, resolve(copy.path, path)));
  const files = inside.filter(({ kind }) => kind === 'file').map(({ path }) => path);
  const links = new Map<string, string>();
  const byBlob = new Map<string, Committed[]>(inside.map(({ blob }) => [blob, []]));
  for (const entry of inside) byBlob.get(entry.blob)?.push(entry);
  for await (const part of parts) {
    for (const [blob, content] of part) {
      for (const { kind, path } of byBlob.get(blob) ?? []) {
        if (kind === 'file') await copy.write(path, content);
        else if (content.length <= LONGEST_LINK) links.set(path, content.toString('utf8'));
      }
    }
  }
  for (const [path, leadsTo] of harmlessLinks(links, new Set(files), endings))
    await copy.link(path, relative(dirname(path), leadsTo) || '.');
}

/**
 * Selects the links of a commit that are safe in a copy of its files, by their paths, and where each leads to from the top;
 * links on the way are not followed. Leaves out a link that leads outside the copy, a link with another file ending than its
 * target (it could pass for a program or a certificate), and a link to a folder that contains another link to a folder (a
 * few of those make an endless tree).
 */
function harmlessLinks(links: ReadonlyMap<string, string>, files: ReadonlySet<string>, endings: ReadonlySet<string>) {
  const inside = [...links].flatMap(([path, written]) => {
    const leadsTo = posix.join(dirname(path), written);
    const isInside = !posix.isAbsolute(written) && leadsTo !== '..' && !leadsTo.startsWith('../');
    const isDisguise = endings.has(extname(leadsTo)) && !endings.has(extname(path));
    return isInside && !isDisguise ? [[path, leadsTo.replace(/\/$/u, '')] as const] : [];
  });
  // In it, or the very same.
  const isIn = (folder: string, path: string): boolean => folder === '.' || `${path}/`.startsWith(`${folder}/`);
  const toFolders = inside.flatMap(([path, leadsTo]) => (files.has(leadsTo) ? [] : [path]));
  return inside.filter(([, leadsTo]) => files.has(leadsTo) || !toFolders.some((path) => isIn(leadsTo, path)));
}
