import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkOut } from './stage/checkout.ts';
import { openStory, type Story, type StoryPull } from './stage/story.ts';
import type { Permissions } from './stage/tokens.ts';

let story: Story;
let pull: StoryPull;
beforeAll(async () => {
  story = await openStory({ 'a.txt': 'a\n' }, {});
  await story.commitOnMain({ 'b.txt': 'b\n' });
  pull = await story.openPull({ branch: 'work', edits: { 'c.txt': 'c\n' } });
});
afterAll(() => story.close());

const run = promisify(execFile);

interface Wish {
  readonly ref?: string;
  readonly depth?: number;
  readonly permissions?: Permissions;
  readonly credentials?: 'kept' | 'removed';
}

let count = 0;
async function checkedOut(wish: Wish): Promise<(...args: readonly string[]) => Promise<string>> {
  const { ref = 'refs/heads/main', depth = 1, permissions = { contents: 'read' }, credentials = 'kept' } = wish;
  const { repository, github } = story;
  const commit = ref.includes('pull')
    ? (repository.mergeFor(pull) ?? '')
    : repository.commitNamed(ref.replace('refs/heads/', ''));
  count += 1;
  const folder = join(repository.root, `own-${count}`);
  await mkdir(folder);
  const token = github.tokenWith(permissions);
  await checkOut({ folder, url: github.gitUrl, token, ref, commit, depth, credentials, temp: repository.root });
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_CONFIG_GLOBAL: '/dev/null' };
  return async (...args) => (await run('git', args, { cwd: folder, env })).stdout.trim();
}

test('has as much of the history as was asked for', async () => {
  const merge = 'refs/pull/1/merge';
  expect(await (await checkedOut({}))('rev-list', '--count', 'HEAD')).toBe('1');
  expect(await (await checkedOut({}))('branch', '--show-current')).toBe('main');
  const git = await checkedOut({ ref: merge, depth: 2 });
  expect(await git('rev-parse', 'HEAD^2')).toBe(pull.head());
  expect(await git('rev-parse', '--is-shallow-repository')).toBe('true');
  expect(await git('for-each-ref', '--format=%(refname)', 'refs/remotes')).toBe('refs/remotes/pull/1/merge');
  const whole = await checkedOut({ depth: 0 });
  expect(await whole('rev-list', '--count', 'HEAD')).toBe('2');
  expect(await whole('for-each-ref', '--format=%(refname)', 'refs/remotes')).toBe(
    'refs/remotes/origin/main\nrefs/remotes/origin/work',
  );
});

const push = ['push', 'origin', 'HEAD:refs/heads/lists'] as const;

test('pushes with contents: write, and is refused in the words of GitHub without it', async () => {
  await (await checkedOut({ permissions: { contents: 'write' } }))(...push);
  expect(story.repository.fileOn('lists', 'b.txt')).toBe('b');
  expect(story.repository.fileOn('lists', 'd.txt')).toBeUndefined();
  await expect((await checkedOut({}))(...push)).rejects.toThrow(
    /remote: Permission to acme\/helpdesk\.git denied to github-actions\[bot\]\.\nfatal: unable to access .*The requested URL returned error: 403/u,
  );
  const without = await checkedOut({ permissions: { contents: 'write' }, credentials: 'removed' });
  await expect(without(...push)).rejects.toThrow(/could not read Username/u);
});

test('is refused by a rule of the branch', async () => {
  await story.repository.protect('lists-2');
  const git = await checkedOut({ permissions: { contents: 'write' } });
  await expect(git('push', 'origin', 'HEAD:refs/heads/lists-2')).rejects.toThrow(/remote: error: GH006: Protected/u);
});

test('needs contents: read where the repository is private', async () => {
  story.github.makePrivate();
  await checkedOut({});
  await expect(checkedOut({ permissions: {} })).rejects.toThrow(/remote: Repository not found\./u);
});
