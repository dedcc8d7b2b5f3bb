import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Failure } from '../../problem/failure.ts';
import { askGit } from '../../run/git/git.ts';
import type { ImportDraft } from '../../run/import/import.ts';
import type { GitHub } from '../client.ts';
import {
  blobName,
  type CommittedFile,
  moveBranch,
  showTip,
  storeCommit,
  storeTree,
  type Tip,
  treeOf,
} from '../git-data.ts';
import { type DriftOf, nameInWords } from './mark.ts';

/** What is ours to write: a branch of this name that ends with a commit of ours. */
export function importBranch({ project, target }: DriftOf): string {
  const folders = project === '' ? '' : `${project.replace(/[^\w/-]/gu, asHex)}/`;
  return `deskform/${folders}import-${target}`;
}

/** Folders may be called what branches may not. */
function asHex(sign: string): string {
  return `=${(sign.codePointAt(0) ?? 0).toString(16)}`;
}

/** The last line of our commits' messages. */
function trailerOf(of: DriftOf): string {
  return `Deskform-Import: ${nameInWords(of)}`;
}

/** Somebody else's work on top of ours makes the branch theirs. */
export function isOurs({ message }: Tip, of: DriftOf): boolean {
  return message.split(/\r?\n/u).includes(trailerOf(of));
}

const TRIES = 4;

/**
 * Lets the branch of a target be one commit on top of the one that is checked out. Nothing is written where it is that
 * already, and nothing of others is given up.
 * @throws {Failure} GITHUB_REFUSED, GITHUB_FAILED.
 */
export async function pushImport(
  github: GitHub,
  of: DriftOf,
  { commit, files }: OnCommit,
  title: string,
): Promise<'there' | 'of-others'> {
  const branch = importBranch(of);
  const onTree = await treeOf(github, commit);
  const tree = await storeTree(github, onTree, files);
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const tip = await showTip(github, branch);
    if (tip !== undefined && !isOurs(tip, of)) return 'of-others';
    if (tip?.tree === tree && tip.parents.length === 1 && tip.parents[0] === commit) return 'there';
    const message = `${title}\n\n${trailerOf(of)}\n`;
    const to = await storeCommit(github, { tree, parents: [commit], message });
    const move = tip === undefined ? ({ from: undefined, to, how: 'forward' } as const) : forced(tip, to);
    if ((await moveBranch(github, branch, move)) === 'moved') return 'there';
  }
  throw new Failure('GITHUB_FAILED', `GitHub did not take the commit on the branch ${branch}`, {
    hint: 'Look whether a rule of the repository protects this branch; else run the job again.',
  });
}

function forced({ commit }: Tip, to: string): { readonly from: string; readonly to: string; readonly how: 'forced' } {
  return { from: commit, to, how: 'forced' };
}

/** Files as they are to be, on top of the commit that is checked out. */
interface OnCommit {
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
