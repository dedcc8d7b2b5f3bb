import { join, posix } from 'node:path';
import { placeIn } from '../disk/place.ts';
import { writeTogether } from '../disk/whole-file.ts';
import { Failure } from '../problem/failure.ts';
import { printable } from '../render/printable.ts';
import { askGit, askGitWithServer, contentAt } from '../run/git/git.ts';
import { commitNamed, fetch, KEEP_CREDENTIALS, lastLine } from '../run/git/merges.ts';
import { pushFiles } from '../run/git/push-files.ts';
import { NO_BRANCH } from './input-table.ts';
import { projectName } from './inputs.ts';
import type { Job } from './job.ts';

const FETCHED = 'refs/deskform/lists';

/** The branch of saved lists, as fetched by this run. Its files are untrusted. */
export interface SavedLists {
  readonly branch: string;
  /** Undefined if the branch does not exist yet. */
  readonly commit: string | undefined;
}

/** Fetches the branch of saved lists; undefined if the workflow plans against the help desk itself. */
export async function fetchSavedLists({ inputs, runner }: Job): Promise<SavedLists | undefined> {
  const branch = inputs.text('snapshot-branch');
  if (branch === NO_BRANCH) return undefined;
  if (runner.branch === branch) {
    throw new Failure('WRONG_USE', `snapshot-branch is ${branch}, the branch of this run`, {
      hint: 'Use a branch that nothing else writes to, such as deskform-snapshots.',
    });
  }
  const there = await askGitWithServer(runner.workspace, [
    'ls-remote',
    '--exit-code',
    'origin',
    `refs/heads/${branch}`,
  ]);
  if (there.outcome === 'failed' && there.said === '') return { branch, commit: undefined };
  await fetch(runner.workspace, `+refs/heads/${branch}:${FETCHED}`);
  return { branch, commit: await commitNamed(runner.workspace, FETCHED) };
}

/** Reads the saved list of a target; undefined if there is none yet. */
export async function savedText(job: Job, lists: SavedLists, target: string): Promise<string | undefined> {
  if (lists.commit === undefined) return undefined;
  return (await contentAt(job.runner.workspace, lists.commit, pathOf(job, target)))?.toString('utf8');
}

/** Whether the branch has a list of any target of the project. */
export async function hasLists(job: Job, { commit }: SavedLists): Promise<boolean> {
  if (commit === undefined) return false;
  const folder = projectName(job.inputs);
  const listed = await askGit(job.runner.workspace, ['ls-tree', '--name-only', `${commit}:${folder}`]);
  return listed.outcome === 'done' && /\.json$/mu.test(listed.output.toString('utf8'));
}

/**
 * Writes the saved list of a target to a file for a plan.
 * @throws {Failure} SNAPSHOT_MISSING
 */
export async function savedFile(job: Job, lists: SavedLists, target: string): Promise<string> {
  const content = await savedText(job, lists, target);
  if (content === undefined) {
    const where = `the branch ${lists.branch} has no saved list of ${target} (${pathOf(job, target)})`;
    throw new Failure('SNAPSHOT_MISSING', where, {
      hint: 'The workflow “deskform merge” saves it after each merge and every day. Start it manually (Actions, deskform merge, Run workflow), then run this job again.',
    });
  }
  const path = placeIn(join(job.runner.temp, 'deskform-live'), `${target}.json`);
  writeTogether([{ name: `the list of ${target}`, path, content, mode: 0o600 }]);
  return path;
}

/** How a list differs from the one on the branch. */
export type Saved = 'new' | 'changed' | 'same';

const TRIES = 3;

/**
 * Saves lists on the branch in one commit, or in none if nothing has changed. `read` gets the lists on the branch. It never
 * force-pushes: after a concurrent push it reads the lists again, so that no list replaces a newer one.
 * @throws {Failure} GITHUB_REFUSED, GITHUB_FAILED.
 */
export async function saveLists(
  job: Job,
  read: (lists: SavedLists) => Promise<ReadonlyMap<string, string>>,
): Promise<ReadonlyMap<string, Saved>> {
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const lists = await fetchSavedLists(job);
    if (lists === undefined) throw needsBranch(job);
    const texts = await read(lists);
    const saved = new Map<string, Saved>();
    for (const [target, text] of texts) saved.set(target, compared(await savedText(job, lists, target), text));
    const changed = [...texts].filter(([target]) => saved.get(target) !== 'same');
    if (changed.length === 0) return saved;
    const pushed = await pushFiles(job.runner.workspace, {
      branch: lists.branch,
      onto: lists.commit,
      files: new Map(changed.map(([target, text]) => [pathOf(job, target), text])),
      message: `Lists of ${changed.map(([target]) => target).join(', ')}\n\nSaved by ${job.runner.runUrl}\n`,
    });
    if (pushed.outcome === 'pushed') return saved;
    if (pushed.outcome === 'refused') throw notPushed(lists, pushed.said);
  }
  throw new Failure(
    'GITHUB_FAILED',
    'GitHub rejected the lists: something else writes to the branch at the same time',
    {
      hint: 'Run the job again.',
    },
  );
}

function needsBranch({ inputs }: Job): Failure {
  return new Failure('WRONG_USE', `the command ${inputs.command} needs a snapshot-branch, not ${NO_BRANCH}`, {
    hint: 'Use a branch that nothing else writes to, such as deskform-snapshots.',
  });
}

function compared(there: string | undefined, text: string): Saved {
  if (there === undefined) return 'new';
  return there === text ? 'same' : 'changed';
}

/** The path has the project: two projects of a repository may have targets of the same name. */
function pathOf({ inputs }: Job, target: string): string {
  return posix.join(projectName(inputs), `${target}.json`);
}

function notPushed({ branch }: SavedLists, said: string): Failure {
  const words = printable(lastLine(said));
  if (/\b403\b|denied|read-only|not accessible/iu.test(said)) {
    return new Failure('GITHUB_REFUSED', `GitHub does not allow the job to write to the branch ${branch}: ${words}`, {
      hint: 'Add `contents: write` to the `permissions:` of the job.',
    });
  }
  return new Failure('GITHUB_FAILED', `GitHub rejected the lists on the branch ${branch}: ${words}`, {
    hint: /could not read|authentication/iu.test(said)
      ? KEEP_CREDENTIALS
      : 'Check whether a repository rule protects this branch. If none does, run the job again.',
  });
}
