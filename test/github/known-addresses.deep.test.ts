import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readTarget, type TargetSettings } from '../../src/files/targets/target-settings.ts';
import { knownTarget, type MergedPull } from '../../src/github/approvals.ts';
import { runDrift } from '../../src/github/commands/drift.ts';
import { runMerge } from '../../src/github/commands/merge.ts';
import { projectIn } from '../../src/github/project.ts';
import { outputsOf } from '../../src/github/report.ts';
import { rowToWire } from '../../src/helpdesk/wire.ts';
import { worstOf } from '../../src/model/failure.ts';
import { chooseTargets } from '../../src/run/open-project.ts';
import { plan } from '../../src/run/plan.ts';
import { connectionHash } from '../../src/run/target-changes.ts';
import { type Repository, repositoryWith } from '../cli/repository.ts';
import { onDesk } from '../plan/builders.ts';
import { DESK_SECRET } from './stage/desk.ts';
import { BOT, openGitHub, type StagedGitHub } from './stage/github.ts';
import { jobOf, type OwnJob } from './stage/job-of.ts';
import { commit, mergedAt, planTo, toldPlans } from './stage/plans.ts';
import { openRepository, type StagedRepository } from './stage/repository.ts';
import { openThief, type Thief } from './stage/thief.ts';

const OURS = 'https://desk.example.com';
const MERGE = { command: 'merge' };

let github: StagedGitHub;
beforeAll(async () => {
  github = await openGitHub();
});
afterAll(() => github.close());

function filesAt(url: string, target = 'production'): Readonly<Record<string, string>> {
  const auth = '    auth: { token: "$' + '{env:DESK_TOKEN}" }';
  return {
    'deskform.yaml': `version: 1\ntargets:\n  ${target}:\n    url: ${url}\n${auth}\n`,
    'attributes/ticket.yaml': 'object: Ticket\nattributes: []\n',
  };
}

const jobIn = (folder: string, inputs: Readonly<Record<string, string>>, env = {}): OwnJob =>
  jobOf({ github, folder, env: { ...DESK_SECRET, ...env }, inputs });

const CONNECTED = readTarget('production', { url: OURS, auth: { token: '$' + '{env:DESK_TOKEN}' } }, undefined);

/** A snapshot that was read as a target says. */
const saved = (target: TargetSettings = CONNECTED): string =>
  JSON.stringify({
    format_version: 1,
    url: target.url,
    connection: connectionHash(target),
    attributes: [rowToWire(onDesk())],
  });

describe('a token goes', () => {
  let repository: Repository;
  beforeEach(async () => {
    repository = await repositoryWith(filesAt(OURS));
  });

  /** A merged pull request whose comment names what the files say now. */
  async function approvedNow(): Promise<MergedPull> {
    const { targets } = await chooseTargets(projectIn(repository.folder, jobIn(repository.folder, MERGE)), ['all']);
    const { mark } = toldPlans({ head: commit('1'), plans: { production: planTo('How bad') } });
    const connection = targets[0] === undefined ? '' : connectionHash(targets[0]);
    const named = { ...mark, targets: mark.targets.map((one) => ({ ...one, connection })) };
    return {
      pull: mergedAt(2),
      comments: [{ id: 1, url: '', body: '', mark: named, stoodAt: 1, editedBy: undefined }],
    };
  }

  interface Given {
    /** What the branch of snapshots holds; undefined where there is none. */
    readonly lists?: Readonly<Record<string, string>>;
    readonly merged?: readonly MergedPull[];
    readonly expect?: string;
    readonly target?: string;
  }

  async function isKnown({ lists, merged = [], target = 'production', ...inputs }: Given): Promise<boolean> {
    const branch = { commit: lists && (await repository.commit(lists)) };
    const job = jobIn(repository.folder, { ...MERGE, ...inputs });
    try {
      await knownTarget(job, { ...projectIn(repository.folder, job), target }, branch, merged);
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

  test('anywhere on the first run of a project, where no address is known', async () => {
    expect(await isKnown({})).toBe(true);
    expect(
      await isKnown({ lists: { 'emea/production.json': saved({ ...CONNECTED, url: 'https://emea.example.com' }) } }),
    ).toBe(true);
  });

  test('where the snapshot was read from, in the same way, and not where one says nothing of it', async () => {
    const known = (text: string): Promise<boolean> => isKnown({ lists: { 'production.json': text } });
    expect(await known(saved())).toBe(true);
    expect(await known(saved({ ...CONNECTED, proxy: 'http://proxy.example.com' }))).toBe(false);
    expect(await known(saved({ ...CONNECTED, auth: { kind: 'token', token: '$' + '{env:OTHER}' } }))).toBe(false);
    for (const text of ['[]', '{', JSON.stringify({ format_version: 1, url: OURS, attributes: [] })])
      expect(await known(text), text).toBe(false);
  });

  test('where the newest comment of a merged pull request names the connection', async () => {
    const old = await approvedNow();
    await repository.commit(filesAt('https://new.example.com'));
    const fresh = await approvedNow();
    const lists = { 'production.json': saved() };
    expect(await isKnown({ lists, merged: [fresh, old] })).toBe(true);
    expect(await isKnown({ lists, merged: [old] })).toBe(false);
    expect(await isKnown({ lists, merged: [old, fresh] })).toBe(false);
  });

  test('to no other address, and to none of a target that has no list', async () => {
    await repository.commit(filesAt('https://thief.example.com'));
    expect(await isKnown({ lists: { 'production.json': saved() } })).toBe(false);
    await repository.commit(filesAt(OURS, 'new'));
    expect(await isKnown({ lists: { 'production.json': saved() }, target: 'new' })).toBe(false);
  });

  test('where somebody approves a plan of it by hand', async () => {
    const moved = { ...CONNECTED, url: 'https://new.example.com' };
    const lists = { 'production.json': saved() };
    await repository.commit({ ...filesAt(moved.url), 'list.json': saved(moved) });
    const choice = projectIn(repository.folder, jobIn(repository.folder, MERGE));
    const request = {
      ...choice,
      target: 'production',
      liveFile: 'list.json',
      allowDestroy: [],
      journalFolder: undefined,
    };
    const { digest } = (await plan(request)).plan.document;
    expect(await isKnown({ lists, expect: digest })).toBe(true);
    expect(await isKnown({ lists, expect: planTo('How bad').document.digest })).toBe(false);
  });
});

describe('an address that was changed past a pull request', () => {
  let thief: Thief;
  let repository: StagedRepository;
  beforeEach(async () => {
    [thief, repository] = await Promise.all([openThief(), openRepository(filesAt(OURS))]);
    github.serveGit(repository.server);
    await repository.commitOn('deskform-snapshots', { 'production.json': saved() });
    await repository.commitOnMain(filesAt(thief.url));
  });
  afterEach(() => Promise.all([thief.stop(), repository.remove()]));

  async function jobOn(command: string, env = {}): Promise<OwnJob> {
    const from = { url: github.gitUrl, token: github.tokenOf(BOT) };
    return jobIn(await repository.checkout({ ref: 'refs/heads/main', depth: 0, from }), { command }, env);
  }

  test.each([
    ['merge', runMerge],
    ['drift', runDrift],
  ] as const)('gets no request of %s', async (command, run) => {
    const result = await run(await jobOn(command, { GITHUB_EVENT_NAME: 'push' }));
    expect(outputsOf(result).get('failure-reason')).toBe('TARGET_NOT_APPROVED');
    expect(worstOf(result.map(({ exitStatus }) => exitStatus))).toBe(3);
    expect(thief.visits()).toBe(0);
  });

  test('is told in the comment of the pull request that was merged last', async () => {
    const head = await repository.commitOn('late', { 'README.md': 'late' });
    const number = await github.openPull({ branch: 'late', facts: { head } });
    const merged = await repository.merge({ number, branch: 'late' }, 'merge');
    await github.mergePull(number, merged);
    const result = await runMerge(await jobOn('merge', { GITHUB_EVENT_NAME: 'push', GITHUB_SHA: merged }));
    expect(outputsOf(result).get('failure-reason')).toBe('TARGET_NOT_APPROVED');
    const [comment] = await github.commentsOn(number);
    expect(comment?.body).toContain('TARGET_NOT_APPROVED');
    expect(thief.visits()).toBe(0);
  });
});
