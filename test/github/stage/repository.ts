import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { GIT_ALONE } from '../../cli/repository.ts';
import { checkOut } from './checkout.ts';

/** Files by their path; undefined takes one away. */
export type Edits = Readonly<Record<string, string | Uint8Array | { readonly linkTo: string } | undefined>>;

/** How GitHub's button merges. */
export type MergeButton = 'merge' | 'squash';

/** A pull request's two refs on the server. */
export interface ServerPull {
  readonly number: number;
  readonly branch: string;
}

/** What a checkout of actions/checkout is given. */
export interface CheckoutOf {
  readonly ref: string;
  /** 0 fetches all of it. */
  readonly depth: number;
  /** A commit before the newest. */
  readonly back?: number;
  /** Who fetches; over HTTP where GitHub is given, as runners do. */
  readonly from?: { readonly url: string; readonly token: string | undefined };
}

/** A repository on a server, with what GitHub keeps in it for pull requests: `refs/pull/7/head` and `…/merge`. */
export interface StagedRepository {
  /** Everything is in it, and gone with it. */
  readonly root: string;
  /** The bare repository. */
  readonly server: string;
  readonly commitOnMain: (edits: Edits) => Promise<string>;
  /** A commit on a branch, which begins at main where it is new. */
  readonly commitOn: (branch: string, edits: Edits) => Promise<string>;
  /** The branch is in a fork: of this repository's refs only those of its pull request lead there. */
  readonly moveToFork: (branch: string) => void;
  /** Lets a ref of the server be this commit. */
  readonly setRef: (ref: string, commit: string) => void;
  /** As GitHub does some seconds after a push. Gives the merge's name; undefined where both sides are in conflict. */
  readonly mergeFor: (pull: ServerPull, into?: string) => string | undefined;
  readonly merge: (pull: ServerPull, how: MergeButton) => string;
  readonly commitNamed: (name: string) => string;
  /** Of what has been pushed, such as the merge of a pull request. */
  readonly commitNamedOnServer: (name: string) => string;
  /** The text of a file at the end of a branch of the server; undefined where there is none. */
  readonly fileOn: (branch: string, path: string) => string | undefined;
  /** The files of a folder in a commit, by their path. */
  readonly filesIn: (commit: string, folder: string) => ReadonlyMap<string, string>;
  /** From now on a rule of the repository lets nobody push to a branch. */
  readonly protect: (branch: string) => Promise<void>;
  /** A folder as actions/checkout leaves it. */
  readonly checkout: (of: CheckoutOf) => Promise<string>;
  readonly remove: () => Promise<void>;
}

/** In the words of GitHub. */
const PROTECTION = `#!/bin/sh
if grep -qxF "$1" protected 2>/dev/null; then
  echo "error: GH006: Protected branch update failed for $1." >&2
  exit 1
fi
`;

export async function openRepository(files: Edits): Promise<StagedRepository> {
  const root = await mkdtemp(join(tmpdir(), 'deskform-story-'));
  const [server, clone] = [join(root, 'server.git'), join(root, 'clone')];
  const { PATH = '' } = process.env;
  const run = (cwd: string, args: readonly string[]): string =>
    execFileSync('git', args, { cwd, env: { PATH, ...GIT_ALONE }, encoding: 'utf8', stdio: 'pipe' }).trim();
  const git = (...args: readonly string[]): string => run(clone, args);
  run(root, ['init', '--quiet', '--bare', '--initial-branch=main', server]);
  run(root, ['init', '--quiet', '--initial-branch=main', clone]);
  // What one has the other has, and a push is a ref.
  await rm(join(clone, '.git/objects'), { recursive: true });
  await symlink(join(server, 'objects'), join(clone, '.git/objects'));
  const setRef = (ref: string, commit: string): void => {
    mkdirSync(dirname(join(server, ref)), { recursive: true });
    writeFileSync(join(server, ref), `${commit}\n`);
  };
  const endOf = (branch: string): string => readFileSync(join(clone, '.git/refs/heads', branch), 'utf8').trim();
  const goTo = (branch: string): void => {
    const isHere = readFileSync(join(clone, '.git/HEAD'), 'utf8') === `ref: refs/heads/${branch}\n`;
    if (!isHere) git('checkout', '--quiet', branch);
  };
  // As GitHub: any commit that a ref leads to may be fetched by its name.
  await appendFile(
    join(server, 'config'),
    '[uploadpack]\n\tallowReachableSHA1InWant = true\n[receive]\n\tautogc = false\n[maintenance]\n\tauto = false\n',
  );
  await writeFile(join(server, 'hooks', 'update'), PROTECTION, { mode: 0o755 });

  async function write(edits: Edits): Promise<void> {
    for (const [path, edit] of Object.entries(edits)) {
      const file = join(clone, path);
      await rm(file, { force: true, recursive: true });
      if (edit === undefined) continue;
      await mkdir(dirname(file), { recursive: true });
      if (typeof edit === 'object' && 'linkTo' in edit) await symlink(edit.linkTo, file);
      else await writeFile(file, edit);
    }
  }

  async function commitHere(branch: string, edits: Edits): Promise<string> {
    await write(edits);
    git('add', '--all', '--force', '.');
    git('commit', '--quiet', '--allow-empty', '--no-verify', '--message', `Work on ${branch}`);
    setRef(`refs/heads/${branch}`, endOf(branch));
    return endOf(branch);
  }

  await commitHere('main', files);

  const mergedTree = (branch: string, into = 'main'): string | undefined => {
    try {
      return git('merge-tree', '--write-tree', into, branch).split('\n')[0];
    } catch {
      return undefined;
    }
  };

  return {
    root,
    server,
    commitOnMain: async (edits) => {
      goTo('main');
      return commitHere('main', edits);
    },
    commitOn: async (branch, edits) => {
      if (existsSync(join(clone, '.git/refs/heads', branch))) goTo(branch);
      else git('checkout', '--quiet', '-b', branch, 'main');
      return commitHere(branch, edits);
    },
    moveToFork: (branch) => {
      rmSync(join(server, 'refs/heads', branch));
    },
    setRef,
    mergeFor: ({ number, branch }, into = 'main') => {
      setRef(`refs/pull/${number}/head`, endOf(branch));
      const tree = mergedTree(branch, into);
      if (tree === undefined) return undefined;
      const merge = git('commit-tree', tree, '-p', into, '-p', branch, '-m', `Merge ${branch}`);
      setRef(`refs/pull/${number}/merge`, merge);
      return merge;
    },
    merge: ({ branch }, how) => {
      const tree = mergedTree(branch);
      if (tree === undefined) throw new Error(`${branch} is in conflict with main`);
      const parents = how === 'merge' ? ['-p', 'main', '-p', branch] : ['-p', 'main'];
      const commit = git('commit-tree', tree, ...parents, '-m', `Merged ${branch}`);
      goTo('main');
      git('reset', '--quiet', '--hard', commit);
      setRef('refs/heads/main', commit);
      return commit;
    },
    commitNamed: (name) => git('rev-parse', name),
    commitNamedOnServer: (name) => run(server, ['rev-parse', name]),
    fileOn: (branch, path) => {
      try {
        return run(server, ['show', `refs/heads/${branch}:${path}`]);
      } catch {
        return undefined;
      }
    },
    filesIn: (commit, folder) => {
      const paths = run(server, ['ls-tree', '-r', '--name-only', commit, '--', folder]).split('\n').filter(Boolean);
      return new Map(paths.map((path) => [path, run(server, ['show', `${commit}:${path}`])]));
    },
    protect: (branch) => appendFile(join(server, 'protected'), `refs/heads/${branch}\n`),
    checkout: async ({ ref, depth, back = 0, from }) => {
      const folder = await mkdtemp(join(root, 'checkout-'));
      const commit = run(server, ['rev-parse', `${ref}~${back}`]);
      const origin = from ?? { url: `file://${server}`, token: undefined };
      await checkOut({ ...origin, folder, ref, depth, commit, credentials: 'kept', temp: root });
      return folder;
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
