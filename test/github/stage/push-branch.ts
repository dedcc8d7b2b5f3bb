import { execFileSync } from 'node:child_process';

/** Asks the emulator something; anything but a success throws. */
export type Ask = (method: string, path: string, body?: object) => Promise<Readonly<Record<string, unknown>>>;

/** Pushes a branch of a local repository: the same objects under the same names, and a ref. */
export async function pushBranch(ask: Ask, folder: string, branch: string): Promise<string> {
  const git = (...args: readonly string[]): Buffer =>
    execFileSync('git', ['-C', folder, ...args], { maxBuffer: 1 << 28 });
  const commits = git('rev-list', '--reverse', '--topo-order', branch).toString().trim().split('\n');
  for (const commit of commits) await pushCommit(ask, git, commit);
  const tip = commits.at(-1) ?? '';
  const ref = `heads/${branch}`;
  await ask('PATCH', `/git/refs/${ref}`, { sha: tip, force: true }).catch(() =>
    ask('POST', '/git/refs', { ref: `refs/${ref}`, sha: tip }),
  );
  return tip;
}

type Git = (...args: readonly string[]) => Buffer;

async function pushCommit(ask: Ask, git: Git, commit: string): Promise<void> {
  const tree = [];
  for (const entry of git('ls-tree', '-r', '-z', commit).toString().split('\0').filter(Boolean)) {
    const [meta = '', path = ''] = entry.split('\t');
    const [mode = '', type = '', sha = ''] = meta.split(' ');
    await ask('POST', '/git/blobs', { content: git('cat-file', 'blob', sha).toString('base64'), encoding: 'base64' });
    tree.push({ path, mode, type, sha });
  }
  const made = await ask('POST', '/git/trees', { tree });
  const [author, committer] = ['%an%x00%ae%x00%aI', '%cn%x00%ce%x00%cI'].map((format) => {
    const [name = '', email = '', date = ''] = git('show', '-s', `--format=${format}`, commit)
      .toString()
      .trim()
      .split('\0');
    return { name, email, date };
  });
  const text = git('cat-file', 'commit', commit).toString();
  const pushed = await ask('POST', '/git/commits', {
    message: text.slice(text.indexOf('\n\n') + 2),
    tree: made.sha,
    parents: git('show', '-s', '--format=%P', commit).toString().trim().split(' ').filter(Boolean),
    author,
    committer,
  });
  if (pushed.sha !== commit) throw new Error(`the emulator calls ${commit} ${String(pushed.sha)}`);
}
