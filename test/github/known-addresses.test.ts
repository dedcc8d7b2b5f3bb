import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MergedPull } from '../../src/github/approvals.ts';
import { runApply } from '../../src/github/commands/apply.ts';
import { runDrift } from '../../src/github/commands/drift.ts';
import { runSnapshot } from '../../src/github/commands/snapshot.ts';
import { hashOf, parseMark } from '../../src/github/comment/mark.ts';
import { mustBeKnown } from '../../src/github/known-addresses.ts';
import { projectIn } from '../../src/github/project.ts';
import type { Pull } from '../../src/github/pulls.ts';
import { exitStatusOf, outputsOf } from '../../src/github/report.ts';
import { fetchSavedLists, type SavedLists, saveLists } from '../../src/github/saved-lists.ts';
import { chooseTargets } from '../../src/run/open-project.ts';
import { connectionText } from '../../src/run/target-changes.ts';
import { DESK_SECRET } from './stage/desk.ts';
import { openGitHub, type StagedGitHub } from './stage/github.ts';
import { jobOf, type OwnJob } from './stage/job-of.ts';
import { commit, planTo, toldPlans } from './stage/plans.ts';
import { openRepository, type StagedRepository } from './stage/repository.ts';
import { openThief, type Thief } from './stage/thief.ts';

const OURS = 'https://desk.example.com';

let github: StagedGitHub;
let repository: StagedRepository;

beforeEach(async () => {
  [github, repository] = await Promise.all([openGitHub(), openRepository(filesAt(OURS))]);
  github.serveGit(repository.server);
});
afterEach(() => Promise.all([github.close(), repository.remove()]));

function filesAt(url: string): Readonly<Record<string, string>> {
  const auth = '    auth: { token: "$' + '{env:DESK_TOKEN}" }';
  const target = [`    url: ${url}`, auth].join('\n');
  return {
    'deskform.yaml': `version: 1\ntargets:\n  production:\n${target}\n`,
    'attributes/ticket.yaml': 'object: Ticket\nattributes: []\n',
  };
}

async function jobOn(inputs: Readonly<Record<string, string>> = {}): Promise<OwnJob> {
  const from = { url: github.gitUrl, token: github.tokenOf('github-actions[bot]') };
  const folder = await repository.checkout({ ref: 'refs/heads/main', depth: 0, from });
  return jobOf({ github, folder, env: DESK_SECRET, inputs: { command: 'merge', ...inputs } });
}

/** A saved list that was read from an address, or that says of none. */
const saved = (url?: string): string =>
  url === undefined ? '[]' : JSON.stringify({ format_version: 1, url, attributes: [] });

/** A merged pull request whose comment names what was connected to in these files. */
async function approvedFor(job: OwnJob): Promise<MergedPull> {
  const { targets } = await chooseTargets(projectIn(job.runner.workspace, job), ['all']);
  const { mark } = toldPlans({ head: commit('1'), plans: { production: planTo('How bad') } });
  const connection = hashOf(targets[0] === undefined ? '' : connectionText(targets[0]));
  const pull: Pull = {
    number: 7,
    head: commit('1'),
    into: 'main',
    state: 'MERGED',
    merged: { commit: commit('5'), at: 2 },
    updatedAt: 2,
    review: 'missing',
    comments: [],
  };
  const named = { ...mark, targets: mark.targets.map((one) => ({ ...one, connection })) };
  return { pull, comment: { id: 1, url: '', body: '', mark: named, writtenAt: 1 } };
}

interface Known {
  readonly list?: string;
  readonly merged?: readonly MergedPull[];
  readonly inputs?: Readonly<Record<string, string>>;
}

/** Whether the token may be sent to the target of main. */
async function isKnown({ list, merged = [], inputs = {} }: Known): Promise<boolean> {
  const job = await jobOn(inputs);
  if (list !== undefined) await saveLists(job, async () => new Map([['production', list]]));
  const lists: SavedLists | undefined = await fetchSavedLists(job);
  const choice = { ...projectIn(job.runner.workspace, job), target: 'production' };
  try {
    await mustBeKnown(job, choice, { merged, lists });
    return true;
  } catch (error) {
    expect(error).toMatchObject({
      code: 'TARGET_NOT_APPROVED',
      exitStatus: 3,
      message: expect.stringContaining('nothing was sent'),
      where: { file: 'deskform.yaml', line: 4 },
    });
    return false;
  }
}

describe('a token goes', () => {
  test('anywhere on the first run of a project, where no address is known', async () => {
    expect(await isKnown({})).toBe(true);
    const other = await jobOn({ config: 'emea/deskform.yaml' });
    await saveLists(other, async () => new Map([['production', saved('https://emea.example.com')]]));
    expect(await isKnown({})).toBe(true);
    expect(await isKnown({ inputs: { 'snapshot-branch': 'none' } })).toBe(true);
  });

  test('where the saved list was read from, also one that records no address yet', async () => {
    expect(await isKnown({ list: saved(OURS) })).toBe(true);
    expect(await isKnown({ list: saved() })).toBe(true);
  });

  test('where the comment of a merged pull request names the connection', async () => {
    const old = await approvedFor(await jobOn());
    await repository.commitOnMain(filesAt('https://new.example.com'));
    const fresh = await approvedFor(await jobOn());
    expect(await isKnown({ list: saved(OURS), merged: [fresh, old] })).toBe(true);
    expect(await isKnown({ list: saved(OURS), merged: [old] })).toBe(false);
    // The newest word counts.
    expect(await isKnown({ list: saved(OURS), merged: [old, fresh] })).toBe(false);
  });

  test('to no other address, and to none of a target that has no list', async () => {
    await repository.commitOnMain(filesAt('https://thief.example.com'));
    expect(await isKnown({ list: saved(OURS) })).toBe(false);
    const job = await jobOn();
    await saveLists(job, async () => new Map([['other', saved(OURS)]]));
    await repository.commitOnMain({ 'deskform.yaml': filesAt(OURS)['deskform.yaml']?.replace('production:', 'new:') });
    const choice = { ...projectIn((await jobOn()).runner.workspace, job), target: 'new' };
    await expect(mustBeKnown(job, choice, { merged: [], lists: await fetchSavedLists(job) })).rejects.toMatchObject({
      code: 'TARGET_NOT_APPROVED',
    });
  });

  test('where somebody says so by hand', async () => {
    await repository.commitOnMain(filesAt('https://new.example.com'));
    expect(await isKnown({ list: saved(OURS), inputs: { expect: `d1.${'Ab3_-'.repeat(10)}` } })).toBe(true);
    expect(await isKnown({ list: saved(OURS), inputs: { expect: 'anything' } })).toBe(true);
  });
});

describe('an address that was changed past a pull request', () => {
  let thief: Thief;
  beforeEach(async () => {
    thief = await openThief();
    await saveLists(await jobOn(), async () => new Map([['production', saved(OURS)]]));
    await repository.commitOnMain(filesAt(thief.url));
  });
  afterEach(() => thief.stop());

  test.each([
    ['apply', runApply],
    ['snapshot', runSnapshot],
    ['drift', runDrift],
  ] as const)('gets no request of %s', async (command, run) => {
    const result = await run(await jobOn({ command }));
    expect(outputsOf(result).get('failure-reason')).toBe('TARGET_NOT_APPROVED');
    expect(exitStatusOf(result)).toBe(3);
    expect(thief.visits()).toBe(0);
  });

  test('is told in the comment of the pull request that was merged last', async () => {
    const head = await repository.commitOn('late', { 'README.md': 'late' });
    const number = await github.openPull({ branch: 'late', facts: { head } });
    const merged = await repository.merge({ number, branch: 'late' }, 'merge');
    await github.mergePull(number, merged);
    const from = { url: github.gitUrl, token: github.tokenOf('github-actions[bot]') };
    const folder = await repository.checkout({ ref: 'refs/heads/main', depth: 0, from });
    const env = { ...DESK_SECRET, GITHUB_SHA: merged };
    const result = await runApply(jobOf({ github, folder, env, inputs: { command: 'apply' } }));
    expect(outputsOf(result).get('failure-reason')).toBe('TARGET_NOT_APPROVED');
    const [comment] = await github.commentsOn(number);
    expect(comment?.body).toContain('TARGET_NOT_APPROVED');
    expect(parseMark(comment?.body ?? '')).toMatchObject({ phase: 'merged', targets: [] });
    expect(thief.visits()).toBe(0);
  });
});
