import { createHash } from 'node:crypto';
import { shortCommit } from '../render/short-commit.ts';
import { askAgain, type GitHub, gitHubFailure, isLost, statusOf } from './client.ts';

/** The commit at the end of a branch. */
export interface Tip {
  readonly commit: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
}

/** A file that a commit is to hold. */
export interface CommittedFile {
  /** From the top of the repository. */
  readonly path: string;
  readonly content: string;
  readonly mode: '100644' | '100755';
}

const WRITES = ' (the job needs `contents: write`)';

/** Undefined where there is no such branch. */
export async function showTip({ rest, at }: GitHub, branch: string): Promise<Tip | undefined> {
  try {
    const { data: ref } = await rest.git.getRef({ ...at, ref: `heads/${branch}` });
    const { data } = await rest.git.getCommit({ ...at, commit_sha: ref.object.sha });
    const parents = data.parents.map(({ sha }) => sha);
    return { commit: data.sha, tree: data.tree.sha, parents, message: data.message };
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw gitHubFailure(error, `read the branch ${branch}`) ?? error;
  }
}

/** What git calls the contents of a tree's files, by path. */
export async function showFiles({ rest, at }: GitHub, tree: string): Promise<ReadonlyMap<string, string>> {
  try {
    const { data } = await rest.git.getTree({ ...at, tree_sha: tree, recursive: 'true' });
    return new Map(data.tree.map(({ path, sha }) => [path, sha]));
  } catch (error) {
    throw gitHubFailure(error, 'read the files of a branch') ?? error;
  }
}

/** The name under which git keeps this content. */
export function blobName(content: string): string {
  const bytes = Buffer.from(content);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** The tree of a commit that GitHub has. */
export async function treeOf({ rest, at }: GitHub, commit: string): Promise<string> {
  try {
    const { data } = await rest.git.getCommit({ ...at, commit_sha: commit });
    return data.tree.sha;
  } catch (error) {
    throw gitHubFailure(error, `read the commit ${shortCommit(commit)}`) ?? error;
  }
}

/** As many bytes travel with a tree; what is beyond them is stored piece by piece first. */
const LARGEST_TREE = 1_000_000;

/** Stores files over those of another tree, or alone. As long as no branch leads there, nobody sees them. */
export async function storeTree(
  github: GitHub,
  onTree: string | undefined,
  files: readonly CommittedFile[],
): Promise<string> {
  const { rest, at } = github;
  const tree: (Entry & ({ readonly content: string } | { readonly sha: string }))[] = [];
  let room = LARGEST_TREE;
  for (const { path, content, mode } of files) {
    const entry: Entry = { path, mode, type: 'blob' };
    room -= Buffer.byteLength(content);
    tree.push(room >= 0 ? { ...entry, content } : { ...entry, sha: await storeBlob(github, path, content) });
  }
  const base = onTree === undefined ? {} : { base_tree: onTree };
  return (await stored(() => rest.git.createTree({ ...at, ...base, tree }), 'store files')).data.sha;
}

interface Entry {
  readonly path: string;
  readonly mode: CommittedFile['mode'];
  readonly type: 'blob';
}

async function storeBlob({ rest, at }: GitHub, path: string, content: string): Promise<string> {
  const blob = await stored(() => rest.git.createBlob({ ...at, content, encoding: 'utf-8' }), `store ${path}`);
  return blob.data.sha;
}

export async function storeCommit(
  { rest, at }: GitHub,
  commit: { readonly tree: string; readonly parents: readonly string[]; readonly message: string },
): Promise<string> {
  const make = (): ReturnType<typeof rest.git.createCommit> =>
    rest.git.createCommit({ ...at, ...commit, parents: [...commit.parents] });
  return (await stored(make, 'store a commit')).data.sha;
}

/** What is named after its content needs no look before it is stored again. */
async function stored<T>(store: () => Promise<T>, what: string): Promise<T> {
  try {
    return await askAgain(store);
  } catch (error) {
    throw gitHubFailure(error, `${what}${WRITES}`) ?? error;
  }
}

/** From the commit that a branch was seen to end with, undefined where there was no branch, to another. */
type Move =
  | { readonly from: string | undefined; readonly to: string; readonly how: 'forward' }
  /** The branch is ours alone: what it held is given up. */
  | { readonly from: string; readonly to: string; readonly how: 'forced' };

/**
 * Lets a branch end with a commit. `not-known` where somebody else was quicker, or the answer was lost: the branch has
 * to be looked at again.
 */
export async function moveBranch(
  { rest, at }: GitHub,
  branch: string,
  { from, to, how }: Move,
): Promise<'moved' | 'not-known'> {
  try {
    if (from === undefined) await rest.git.createRef({ ...at, ref: `refs/heads/${branch}`, sha: to });
    else await rest.git.updateRef({ ...at, ref: `heads/${branch}`, sha: to, force: how === 'forced' });
    return 'moved';
  } catch (error) {
    const status = statusOf(error);
    if (isLost(error) || status === 409 || status === 422) return 'not-known';
    throw gitHubFailure(error, `write the branch ${branch}${WRITES}`) ?? error;
  }
}
