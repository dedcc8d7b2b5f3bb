import { Failure } from '../../problem/failure.ts';
import type { GitHub } from '../client.ts';
import { moveBranch, showTip, storeCommit, storeTree, type Tip, treeOf } from '../git-data.ts';
import type { OnCommit } from './committed-files.ts';
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
