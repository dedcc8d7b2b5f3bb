import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Chosen, chooseCandidates } from '../../src/github/candidates.ts';
import { openGitHub, type StagedGitHub } from './stage/github.ts';
import { openJob, type StagedJob } from './stage/job.ts';
import { openRepository, type ServerPull, type StagedRepository } from './stage/repository.ts';

let github: StagedGitHub;
let repository: StagedRepository;
let doors: ServerPull;
let gates: ServerPull;

beforeAll(async () => {
  [github, repository] = await Promise.all([openGitHub(), openRepository({ 'a.yaml': 'a' })]);
  const open = async (branch: string): Promise<ServerPull> => {
    const head = await repository.commitOn(branch, { [`${branch}.yaml`]: branch });
    const number = await github.openPull({ branch, facts: { head, mergeable: true } });
    return { number, branch };
  };
  doors = await open('doors');
  gates = await open('gates');
});
afterAll(async () => {
  await github.close();
  await repository.remove();
});
beforeEach(() => {
  for (const pull of [doors, gates]) {
    repository.mergeFor(pull);
    github.movePull(pull.number, { into: 'main' });
  }
});

interface RunOf {
  readonly wanted: string;
  readonly depth?: number;
  readonly ref?: string;
  readonly event?: { readonly name: string; readonly payload: object };
  /** What the workflow checks out. */
  readonly out?: string;
}

async function run({ wanted, depth = 0, ref = 'refs/heads/main', event, out = ref }: RunOf): Promise<StagedJob> {
  const workspace = await repository.checkout({ ref: out, depth });
  const inputs = { command: 'plan', ...(wanted === '' ? {} : { 'pull-request': wanted }) };
  return openJob(github, { inputs, workspace, ref, ...(event === undefined ? {} : { event }) });
}

const choose = async (of: RunOf): Promise<readonly Chosen[]> => chooseCandidates((await run(of)).job);
const numbers = (chosen: readonly Chosen[]): readonly unknown[] => chosen.map(({ pull }) => pull?.pull);

describe('pull requests of others', () => {
  test('the files are those of the merge, the targets those that are checked out', async () => {
    const main = repository.commitNamed('main');
    const head = repository.commitNamed('doors');
    const files = { files: repository.mergeFor(doors), targets: main };
    const pull = { pull: doors.number, head, base: main };
    expect(await choose({ wanted: String(doors.number) })).toEqual([{ pull, since: main, files, commit: head }]);
  });

  test('all that are open, or several', async () => {
    expect([...numbers(await choose({ wanted: 'all-open' }))].sort()).toEqual([doors.number, gates.number]);
    const both = `${gates.number}, ${doors.number}\n${gates.number}`;
    expect(numbers(await choose({ wanted: both }))).toEqual([gates.number, doors.number]);
  });

  test('who opens one into another branch does not bring its targets along', async () => {
    github.movePull(doors.number, { into: 'evil' });
    const staged = await run({ wanted: 'all-open' });
    expect(numbers(await chooseCandidates(staged.job))).toEqual([gates.number]);
    expect(staged.said()).toContain(
      `Pull request ${doors.number} is left out: it is into evil, and this run is of main.`,
    );
    expect(await choose({ wanted: String(doors.number) })).toEqual([]);
  });

  test('a run of no branch plans none', async () => {
    const staged = await run({ wanted: String(doors.number), ref: 'refs/tags/v1', out: 'refs/heads/main' });
    expect(await chooseCandidates(staged.job)).toEqual([]);
    expect(staged.said()).toContain('and this run is of no branch');
  });

  test('nor does who has its files checked out', async () => {
    const checkedOut = run({ wanted: String(doors.number), out: `refs/pull/${doors.number}/merge` });
    await expect(checkedOut.then(({ job }) => chooseCandidates(job))).rejects.toMatchObject({
      code: 'WRONG_USE',
      message: 'what is checked out is no commit of the branch that this run is of',
    });
  });

  test('GitHub may need some seconds to know whether one can be merged', async () => {
    github.movePull(doors.number, { mergeable: null });
    const look = `GET /pulls/${doors.number}` as const;
    const later = { kind: 'meanwhile', act: async () => github.movePull(doors.number, { mergeable: true }) } as const;
    github.faults.next(look, { kind: 'meanwhile', act: async () => github.faults.next(look, later) });
    const before = github.requests.length;
    expect(numbers(await choose({ wanted: String(doors.number) }))).toEqual([doors.number]);
    expect(github.requests.slice(before)).toHaveLength(2);
  });

  test('where there is a conflict, the merge of before is not taken', async () => {
    github.movePull(doors.number, { mergeable: false });
    expect(await choose({ wanted: String(doors.number) })).toMatchObject([{ failure: { code: 'NOT_MERGEABLE' } }]);
    github.movePull(doors.number, { mergeable: true });
  });

  test('a merge that is older than main is made anew', async () => {
    const old = repository.mergeFor(doors) ?? '';
    const tip = await repository.commitOnMain({ 'later.yaml': 'later' });
    repository.keepMerge(doors, old);
    const [chosen] = await choose({ wanted: String(doors.number) });
    expect(chosen).toMatchObject({ pull: { base: tip }, since: tip, files: { targets: tip } });
    expect(chosen).not.toMatchObject({ files: { files: old } });
  });
});

describe('the run of a pull request', () => {
  const eventOf = (name: string, branch: string): NonNullable<RunOf['event']> => {
    const [head, base] = [repository.commitNamed(branch), repository.commitNamed('main')];
    const sides = { head: { sha: head, repo: { id: 2 } }, base: { sha: base, repo: { id: 1 } } };
    return { name, payload: { pull_request: { number: doors.number, ...sides } } };
  };

  test.each([1, 2, 0])('plans the merge that is checked out, with a history of %i', async (depth) => {
    const ref = `refs/pull/${doors.number}/merge`;
    const [head, base] = [repository.commitNamed('doors'), repository.commitNamed('main')];
    expect(await choose({ wanted: '', event: eventOf('pull_request', 'doors'), ref, depth })).toMatchObject([
      { pull: { pull: doors.number, head, base }, since: base, files: { files: 'HEAD', targets: base }, commit: head },
    ]);
  });

  test.each<[string, () => RunOf]>([
    ['main', () => ({ wanted: '', event: eventOf('pull_request_target', 'doors') })],
    ['its head', () => ({ wanted: '', event: eventOf('pull_request', 'doors'), out: 'refs/heads/doors' })],
    [
      'the merge of another',
      () => ({ wanted: '', event: eventOf('pull_request', 'doors'), ref: `refs/pull/${gates.number}/merge` }),
    ],
  ])('tells nobody that %s is it', async (_, of) => {
    await expect(choose(of())).rejects.toMatchObject({
      code: 'WRONG_USE',
      message: expect.stringContaining(`what is checked out is not the merge of pull request ${doors.number} at`),
    });
  });
});
