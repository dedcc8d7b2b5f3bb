import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Approval, approvedDigests } from '../../src/github/gate/approvals-from-comments.ts';
import { commandOf, type Order } from '../../src/github/gate/command-comment.ts';
import { parseCommand } from '../../src/github/gate/command-text.ts';
import { lastVerdicts } from '../../src/github/gate/reviews.ts';
import { type Repository, repositoryWith } from '../cli/repository.ts';
import { folderWith } from '../config/temporary-project.ts';
import { type Login, openGitHub, type StagedGitHub } from './stage/github.ts';
import { openJob, type RunSeed } from './stage/job.ts';
import { commit, planTo, writePlanComment } from './stage/plans.ts';

describe('a comment is a command', () => {
  test.each([
    ['/deskform apply', undefined],
    ['/deskform apply production', 'production'],
    ['  /deskform apply production\r\n', 'production'],
  ])('%j', (body, target) => {
    expect(parseCommand(body)).toEqual({ target });
  });

  test.each([
    'please /deskform apply',
    '/deskform apply now please',
    '/deskform apply\nproduction',
    '> /deskform apply',
    '/deskform  apply',
    '/Deskform apply',
    '/deskform plan',
    '/deskform apply\u00a0production',
    `/deskform apply ${'x'.repeat(300)}`,
    '',
  ])('and %j is none', (body) => {
    expect(parseCommand(body)).toBeUndefined();
  });
});

describe('what people have said last', () => {
  const review = (login: string, state: string, commit_id = 'a'): Parameters<typeof lastVerdicts>[0][number] => ({
    state,
    commit_id,
    user: { login },
  });

  test('counts once for each, and a remark takes back nothing', () => {
    const reviews = [
      review('maria', 'CHANGES_REQUESTED', 'a'),
      review('noor', 'APPROVED', 'a'),
      review('maria', 'APPROVED', 'b'),
      review('noor', 'COMMENTED', 'b'),
    ];
    expect(lastVerdicts(reviews)).toEqual([
      { login: 'maria', says: 'approved', commit: 'b' },
      { login: 'noor', says: 'approved', commit: 'a' },
    ]);
  });

  test('what was dismissed is gone', () => {
    expect(lastVerdicts([review('maria', 'APPROVED'), review('maria', 'DISMISSED')])).toEqual([]);
    expect(lastVerdicts([{ state: 'APPROVED', commit_id: 'a', user: null }])).toHaveLength(1);
  });
});

describe('who may give it, and when', () => {
  let github: StagedGitHub;
  let repository: Repository;
  let clone: string;
  let pull: number;
  let head: string;

  beforeEach(async () => {
    github = await openGitHub();
    await github.permit('maria', 'push');
    await github.permit('noor', 'maintain');
    await github.permit('stranger', 'triage');
    repository = await repositoryWith({ 'a.txt': 'a' });
    await repository.commit({});
    clone = await folderWith({});
    repository.git('clone', '--quiet', `file://${repository.folder}`, clone);
    repository.git('checkout', '--quiet', '-b', 'feature');
    head = await repository.commit({ 'b.txt': 'b' });
    pull = await github.openPull({ branch: 'feature', facts: { head } });
    await planComment(head);
  });
  afterEach(() => github.close());

  async function planComment(planned: string): Promise<void> {
    const { job } = openJob(github, { inputs: { command: 'plan' } });
    await writePlanComment(job, { pull, head: planned, base: commit('b'), target: 'production' }, planTo('How bad'));
  }

  /** GitHub's merge of both sides, where it keeps it. */
  function mergeOnServer(): string {
    repository.git('checkout', '--quiet', '--detach', 'HEAD~1');
    repository.git('merge', '--quiet', '--no-ff', '--no-edit', 'feature');
    repository.git('update-ref', `refs/pull/${pull}/merge`, 'HEAD');
    return repository.git('rev-parse', 'HEAD');
  }

  interface Said {
    readonly by?: Login;
    readonly body?: string;
    readonly at?: Date;
  }

  const seedOf = ({ by = 'maria', body = '/deskform apply', at = new Date() }: Said): RunSeed => ({
    inputs: { command: 'apply' },
    workspace: clone,
    event: {
      name: 'issue_comment',
      payload: {
        action: 'created',
        issue: { number: pull, pull_request: {} },
        comment: { id: 99, user: { login: by }, body, created_at: at.toISOString() },
      },
    },
  });

  const order = (said: Said = {}): Promise<Order> => commandOf(openJob(github, seedOf(said)).job);
  const approvals = (said: Said = {}): Promise<readonly Approval[]> =>
    approvedDigests(openJob(github, seedOf(said)).job, 'production');
  const REFUSED = (missing: string): object =>
    expect.objectContaining({ code: 'COMMAND_REFUSED', exitStatus: 3, message: expect.stringContaining(missing) });

  test('an approved pull request is applied as its merge would be', async () => {
    await github.review(pull, 'noor', 'APPROVE', head);
    const commits = { files: mergeOnServer(), targets: repository.git('-C', clone, 'rev-parse', 'HEAD') };
    expect(await order()).toEqual({ kind: 'before-merge', target: undefined, commits });
    expect(await order({ body: '/deskform apply staging' })).toMatchObject({ target: 'staging' });
    expect(repository.git('-C', clone, 'rev-parse', '--is-shallow-repository')).toBe('false');
    expect(await approvals()).toMatchObject([{ pull, head, digest: planTo('How bad').digest }]);
  });

  test('what was merged is applied as it is checked out', async () => {
    await github.mergePull(pull, commit('5'));
    expect(await order()).toEqual({ kind: 'after-merge', target: undefined });
    expect(await approvals()).toHaveLength(1);
  });

  test('a comment to people is no command, and asks GitHub nothing', async () => {
    const before = github.requests.length;
    expect(await order({ body: 'when do we /deskform apply?' })).toEqual({
      kind: 'none',
      why: 'This comment is no command to deskform.',
    });
    expect(github.requests).toHaveLength(before);
  });

  test.each([
    ['edited', { action: 'edited' }],
    ['deleted', { action: 'deleted' }],
    ['on an issue', { issue: { number: 1 } }],
  ])('a comment that is %s is no command, and asks GitHub nothing', async (_, news) => {
    const seed = seedOf({});
    const event = { name: 'issue_comment', payload: { ...seed.event?.payload, ...news } };
    const before = github.requests.length;
    expect((await commandOf(openJob(github, { ...seed, event }).job)).kind).toBe('none');
    expect(github.requests).toHaveLength(before);
  });

  test.each(['stranger', 'robot-app[bot]'] as const)('%s may not', async (by) => {
    await github.review(pull, 'noor', 'APPROVE', head);
    await expect(order({ by })).rejects.toEqual(REFUSED(`${by} has no write permission`));
  });

  test('all that is missing is said at once', async () => {
    github.movePull(pull, { draft: true });
    await github.review(pull, 'noor', 'REQUEST_CHANGES', head);
    const missing = `the pull request is a draft; nobody with write permission has approved ${head.slice(0, 12)}, its newest commit; noor asked for changes`;
    await expect(order()).rejects.toEqual(REFUSED(missing));
  });

  test('an approval of who gives the command is none, nor is one of who wrote a commit', async () => {
    await github.review(pull, 'maria', 'APPROVE', head);
    const own = (login: string): object => REFUSED(`but ${login}, who wrote commits of it or gives the command`);
    await expect(order({ by: 'maria' })).rejects.toEqual(own('maria'));
    github.movePull(pull, { writers: ['noor', 'Maria'] });
    await expect(order({ by: 'noor' })).rejects.toEqual(own('maria'));
    github.movePull(pull, { writers: ['noor'] });
    mergeOnServer();
    expect((await order({ by: 'noor' })).kind).toBe('before-merge');
  });

  test('nor is one of who opened the pull request, also where others wrote its commits', async () => {
    await github.review(pull, 'acme', 'APPROVE', head);
    github.movePull(pull, { writers: ['noor'] });
    mergeOnServer();
    await expect(order()).rejects.toEqual(REFUSED('nobody with write permission has approved'));
    await github.review(pull, 'noor', 'APPROVE', head);
    github.movePull(pull, { writers: ['stranger'] });
    expect((await order()).kind).toBe('before-merge');
  });

  test('nor is one of who has put the commits of somebody else on a new base', async () => {
    await github.review(pull, 'noor', 'APPROVE', head);
    github.movePull(pull, { writers: [{ author: 'stranger', committer: 'noor' }] });
    mergeOnServer();
    await expect(order()).rejects.toEqual(REFUSED('but noor, who wrote commits of it'));
  });

  test('nobody knows who wrote the last of very many commits', async () => {
    await github.review(pull, 'maria', 'APPROVE', head);
    github.movePull(pull, { writers: Array.from({ length: 250 }, () => 'noor') });
    await expect(order({ by: 'noor' })).rejects.toEqual(REFUSED('it has 250 commits or more'));
  });

  test('what the rules of the branch do not let be merged is not applied either', async () => {
    await github.review(pull, 'noor', 'APPROVE', head);
    github.movePull(pull, { mergeableState: 'blocked' });
    await expect(order()).rejects.toEqual(REFUSED('the rules of the branch do not let the pull request be merged'));
  });

  test('a pull request into another branch has the targets of that one, and is not applied', async () => {
    await github.review(pull, 'noor', 'APPROVE', head);
    mergeOnServer();
    github.movePull(pull, { into: 'evil' });
    await expect(order()).rejects.toEqual(REFUSED('the pull request is into evil, and this run is of main'));
    await github.mergePull(pull, commit('5'));
    await expect(order()).rejects.toEqual(REFUSED('the pull request is into evil'));
  });

  test('nor where the files of a pull request are checked out', async () => {
    await github.review(pull, 'noor', 'APPROVE', head);
    mergeOnServer();
    repository.git('-C', clone, 'fetch', '--quiet', 'origin', 'feature');
    repository.git('-C', clone, 'checkout', '--quiet', 'FETCH_HEAD');
    await expect(order()).rejects.toMatchObject({
      code: 'WRONG_USE',
      message: 'what is checked out is no commit of the branch that this run is of',
    });
  });

  test('a merge that is older than its base would take back what came later, and is made anew', async () => {
    await github.review(pull, 'noor', 'APPROVE', head);
    const old = mergeOnServer();
    repository.git('checkout', '--quiet', 'main');
    const tip = await repository.commit({ 'c.txt': 'c' });
    const ordered = await order();
    const files = ordered.kind === 'before-merge' ? ordered.commits.files : '';
    const inClone = (...args: readonly string[]): string => repository.git('-C', clone, ...args);
    expect(files).not.toBe(old);
    expect(inClone('show', '-s', '--format=%P', files)).toBe(`${tip} ${head}`);
    expect(inClone('ls-tree', '--name-only', files).split('\n')).toEqual(['a.txt', 'b.txt', 'c.txt']);
    expect(inClone('status', '--porcelain')).toBe('');
  });

  test('an approval of an older commit is none', async () => {
    await github.review(pull, 'noor', 'APPROVE', commit('0'));
    await expect(order()).rejects.toEqual(REFUSED('nobody with write permission has approved'));
  });

  test('an approval of somebody who may not write is none, and so is their objection', async () => {
    await github.review(pull, 'stranger', 'APPROVE', head);
    await expect(order()).rejects.toEqual(REFUSED('nobody with write permission has approved'));
    await github.review(pull, 'noor', 'APPROVE', head);
    await github.review(pull, 'stranger', 'REQUEST_CHANGES', head);
    mergeOnServer();
    expect((await order()).kind).toBe('before-merge');
  });

  test('what cannot be merged, or is closed, is not applied', async () => {
    await github.review(pull, 'noor', 'APPROVE', head);
    github.movePull(pull, { mergeable: false });
    await expect(order()).rejects.toEqual(REFUSED('the pull request cannot be merged with its base branch'));
    await github.closePull(pull);
    await expect(order()).rejects.toEqual(REFUSED('the pull request was closed without a merge'));
  });

  test('GitHub may need some seconds to know whether it can be merged', async () => {
    await github.review(pull, 'noor', 'APPROVE', head);
    mergeOnServer();
    github.movePull(pull, { mergeable: null });
    const asked = order();
    github.faults.next(`GET /pulls/${pull}`, {
      kind: 'meanwhile',
      act: async () => {
        github.faults.next(`GET /pulls/${pull}`, {
          kind: 'meanwhile',
          act: async () => github.movePull(pull, { mergeable: true }),
        });
      },
    });
    expect((await asked).kind).toBe('before-merge');
  });

  test('where it never gets to know, nothing is applied', async () => {
    await github.review(pull, 'noor', 'APPROVE', head);
    mergeOnServer();
    github.movePull(pull, { mergeable: null });
    await expect(order()).rejects.toEqual(REFUSED('the pull request cannot be merged with its base branch'));
  });

  test('a plan that was written after the command was not meant by it', async () => {
    const at = new Date(Date.now() - 60_000);
    await expect(approvals({ at })).rejects.toEqual(REFUSED('the plan for production was written after the command'));
  });

  test('nor one of the same second: nobody can tell which was first', async () => {
    const [comment] = await github.commentsOn(pull);
    const at = new Date(comment?.updatedAt ?? '');
    await expect(approvals({ at })).rejects.toEqual(REFUSED('the plan for production was written after the command'));
    expect(await approvals({ at: new Date(at.getTime() + 1) })).toHaveLength(1);
  });

  test('a plan of an older commit, or of another target, is not meant', async () => {
    const { job } = openJob(github, seedOf({}));
    const missing = `there is no plan of ${head.slice(0, 12)}, the newest commit, for staging`;
    await expect(approvedDigests(job, 'staging')).rejects.toEqual(REFUSED(missing));
    github.movePull(pull, { head: commit('7') });
    await expect(approvals()).rejects.toEqual(REFUSED('there is no plan of 777777777777'));
  });

  test('a plan that was applied is not applied again', async () => {
    const [comment] = await github.commentsOn(pull);
    const body = (comment?.body ?? '').replace('state=open', 'state=applied');
    await github.ask('PATCH', `/issues/comments/${comment?.id}`, { body });
    await expect(approvals()).rejects.toEqual(REFUSED('the plan for production was applied already'));
  });

  test('the run of a pull request applies nothing', async () => {
    const sides = { head: { sha: head, repo: { id: 1 } }, base: { sha: commit('b'), repo: { id: 1 } } };
    const event = { name: 'pull_request', payload: { pull_request: { number: pull, ...sides } } };
    const { job } = openJob(github, { inputs: { command: 'apply' }, event });
    await expect(commandOf(job)).rejects.toEqual(REFUSED('a run of a pull request applies nothing'));
    expect(await commandOf(openJob(github, { inputs: { command: 'apply' } }).job)).toEqual({ kind: 'branch' });
    const other = openJob(github, { inputs: { command: 'apply' }, event: { name: 'issues', payload: {} } });
    await expect(commandOf(other.job)).rejects.toEqual(REFUSED('a run of the event "issues" applies nothing'));
  });
});
