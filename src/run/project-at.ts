import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { Failure } from '../problem/failure.ts';
import { askGit, type GitAnswer } from './git.ts';

/** The files of a repository as they were at a commit, in a folder that is gone when the work on it is done. */
export interface FilesAt {
  /** The commit that the name stood for. */
  readonly commit: string;
  /** Where the folder stands now that was asked about. */
  readonly folder: string;
}

/** Where to look, and for files of which endings (".yaml"). */
export interface FilesWanted {
  /** Any folder of the repository; one that did not exist then is empty. */
  readonly folder: string;
  readonly endings: ReadonlySet<string>;
}

/** Writes the wanted files of a commit into a temporary folder, without a checkout. */
export async function withFilesAt<T>(
  { folder, endings }: FilesWanted,
  ref: string,
  use: (files: FilesAt) => Promise<T>,
): Promise<T> {
  const commit = await commitNamed(folder, ref);
  const inRepository = text(mustBeDone(await askGit(folder, ['rev-parse', '--show-prefix']), 'rev-parse'));
  const listed = mustBeDone(await askGit(folder, ['ls-tree', '-r', '-z', '--full-tree', commit]), 'ls-tree');
  const entries = filesOf(listed, endings);
  const contents = await contentsOf(folder, entries);
  const copy = await mkdtemp(join(tmpdir(), 'deskform-since-'));
  try {
    const there = join(copy, inRepository);
    try {
      await writeEntries(copy, entries, contents);
      await mkdir(there, { recursive: true });
    } catch (cause) {
      throw new Failure('BASE_UNREADABLE', 'the files of that commit cannot be written to a temporary folder', {
        cause,
      });
    }
    return await use({ commit, folder: there });
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function commitNamed(folder: string, ref: string): Promise<string> {
  if (ref === '' || ref.startsWith('-') || /\p{Cc}/u.test(ref)) {
    throw new Failure('WRONG_USE', `--since takes a branch, a tag or a commit, not ${JSON.stringify(ref)}`);
  }
  mustBeRepository(await askGit(folder, ['rev-parse', '--git-dir']), folder);
  const found = await askGit(folder, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]);
  if (found.outcome === 'done') return text(found.output);
  const shallow = await askGit(folder, ['rev-parse', '--is-shallow-repository']);
  const isShallow = shallow.outcome === 'done' && text(shallow.output) === 'true';
  throw new Failure('BASE_UNKNOWN', `git knows no commit ${JSON.stringify(ref)} here`, {
    hint: isShallow
      ? 'This clone holds only a part of the history: fetch the rest with `git fetch --unshallow`, or the commit alone with `git fetch --depth=1 origin <commit>` (actions/checkout: `fetch-depth: 0`).'
      : 'Name a branch, a tag or a commit of this repository; `git fetch origin` brings those that are only on the server (then origin/main, not main).',
  });
}

function mustBeRepository(answer: GitAnswer, folder: string): void {
  if (answer.outcome === 'done') return;
  if (answer.outcome === 'no-git') {
    throw new Failure('NO_REPOSITORY', 'the program git was not found, and --since asks it for earlier files', {
      hint: 'Install git, or leave --since out.',
    });
  }
  throw new Failure('NO_REPOSITORY', `${folder} is not in a git repository that git is willing to read`, {
    hint: 'Run it in the clone that holds the project, or leave --since out. Where the clone belongs to another user, git wants it named: git config --global --add safe.directory <folder>.',
    cause: new Error(answer.said),
  });
}

function mustBeDone(answer: GitAnswer, command: string): Buffer {
  if (answer.outcome === 'done') return answer.output;
  throw new Failure('BASE_UNREADABLE', `git ${command} failed`, {
    hint: 'Look whether the repository is whole: git fsck. A clone without its files (--filter) needs its server for this.',
    cause: answer.outcome === 'failed' ? new Error(answer.said) : undefined,
  });
}

function text(output: Buffer): string {
  return output.toString('utf8').replace(/\n$/u, '');
}

interface Entry {
  readonly kind: 'file' | 'link';
  readonly blob: string;
  /** From the top of the repository. */
  readonly path: string;
}

/** "100644 blob 1a2b…\tattributes/ticket.yaml": what is wanted, and links, which may lead to it. */
function filesOf(listed: Buffer, endings: ReadonlySet<string>): readonly Entry[] {
  return listed
    .toString('utf8')
    .split('\0')
    .flatMap((line): readonly Entry[] => {
      const [, mode = '', blob = '', path = ''] = /^(\d+) blob ([0-9a-f]+)\t(.*)$/su.exec(line) ?? [];
      if (path === '' || path.split('/').includes('node_modules')) return [];
      if (mode === '120000') return [{ kind: 'link', blob, path }];
      return endings.has(extname(path)) ? [{ kind: 'file', blob, path }] : [];
    });
}

/** All of them from one process, by their name. */
async function contentsOf(folder: string, entries: readonly Entry[]): Promise<ReadonlyMap<string, Buffer>> {
  const wanted = [...new Set(entries.map(({ blob }) => blob))];
  const asked = wanted.map((blob) => `${blob}\n`).join('');
  const answer = mustBeDone(await askGit(folder, ['cat-file', '--batch'], asked), 'cat-file');
  const contents = new Map<string, Buffer>();
  for (let at = 0; at < answer.length; ) {
    const end = answer.indexOf('\n', at);
    const head = answer.subarray(at, end).toString('utf8');
    const [, blob = '', size = ''] = /^([0-9a-f]+) blob (\d+)$/u.exec(head) ?? [];
    if (end < 0 || blob === '') {
      throw new Failure('BASE_UNREADABLE', `git has no content of a file at that commit: ${head}`, {
        hint: 'A clone without its files (--filter) fetches them from its server: look whether it can be reached.',
      });
    }
    const from = end + 1;
    contents.set(blob, answer.subarray(from, from + Number(size)));
    at = from + Number(size) + 1;
  }
  return contents;
}

/** Links last, so that no file is written through one; what would lead out of the copy is left out. */
async function writeEntries(
  copy: string,
  entries: readonly Entry[],
  contents: ReadonlyMap<string, Buffer>,
): Promise<void> {
  for (const { kind, blob, path } of [...entries].sort((a, b) => a.kind.localeCompare(b.kind))) {
    const [file, content] = [resolve(copy, path), contents.get(blob) ?? Buffer.alloc(0)];
    const leadsTo = kind === 'link' ? resolve(dirname(file), content.toString('utf8')) : file;
    if (!isInside(copy, file) || !isInside(copy, leadsTo)) continue;
    await mkdir(dirname(file), { recursive: true });
    if (kind === 'link') await symlink(relative(dirname(file), leadsTo), file);
    else await writeFile(file, content);
  }
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
