import { join, posix } from 'node:path';
import { placeIn } from '../disk/place.ts';
import { writeTogether } from '../disk/whole-file.ts';
import { Failure } from '../problem/failure.ts';
import { gitHubFailure, statusOf } from './client.ts';
import { blobName, type CommittedFile, moveBranch, showFiles, showTip, storeCommit, storeTree } from './git-data.ts';
import type { Job } from './job.ts';
import { projectName } from './project.ts';

/** A list against what the branch held of its target before. */
export type Saved = 'new' | 'changed' | 'same';

/** Two runs at once, a lost answer: each takes one more look. */
const TRIES = 5;

/**
 * Saves the lists of targets on the input's branch, in one commit for all of them, and in none where nothing has
 * changed. Where the branch is missing, it begins with them alone. They are read after the branch, and read again where
 * it has moved: no list takes the place of a newer one. `read` may give none.
 * @throws {Failure} GITHUB_REFUSED, GITHUB_FAILED.
 */
export async function saveSnapshots(
  job: Job,
  read: () => Promise<ReadonlyMap<string, string>>,
): Promise<ReadonlyMap<string, Saved>> {
  const [github, branch] = [job.github(), snapshotBranch(job)];
  mustBeApart(job, branch);
  const saved = new Map<string, Saved>();
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const tip = await showTip(github, branch);
    const lists = await read();
    if (lists.size === 0) return saved;
    const there = tip === undefined ? new Map<string, string>() : await showFiles(github, tip.tree);
    const files: CommittedFile[] = [];
    for (const [target, content] of lists) {
      const path = pathOf(job, target);
      const now = compared(there.get(path), content);
      // What a run has changed, a later look of it finds as it is wanted.
      if (now !== 'same' || !saved.has(target)) saved.set(target, now);
      if (now !== 'same') files.push({ path, content, mode: '100644' });
    }
    if (files.length === 0) return saved;
    const tree = await storeTree(github, tip?.tree, files);
    const parents = tip === undefined ? [] : [tip.commit];
    const to = await storeCommit(github, { tree, parents, message: messageFor([...lists.keys()], job) });
    if ((await moveBranch(github, branch, { from: tip?.commit, to, how: 'forward' })) === 'moved') return saved;
  }
  throw new Failure('GITHUB_FAILED', `GitHub did not take the lists on the branch ${branch}`, {
    hint: 'Look whether a rule of the repository protects this branch; else run the job again.',
  });
}

/** A slip of the pen must not write past every review. */
function mustBeApart({ runner }: Job, branch: string): void {
  if (runner.env.GITHUB_REF !== `refs/heads/${branch}`) return;
  throw new Failure('WRONG_USE', `snapshot-branch is ${branch}, the branch that this run is of`, {
    hint: 'Name a branch that nothing else writes, such as deskform-snapshots.',
  });
}

function compared(there: string | undefined, list: string): Saved {
  if (there === undefined) return 'new';
  return there === blobName(list) ? 'same' : 'changed';
}

/**
 * The saved list of a target. It is data of strangers: what reads it must take it for nothing else.
 * @throws {Failure} SNAPSHOT_MISSING where none was saved yet.
 */
export async function readSnapshot(job: Job, target: string): Promise<string> {
  const { rest, at } = job.github();
  const [branch, path] = [snapshotBranch(job), pathOf(job, target)];
  try {
    const ref = `refs/heads/${branch}`;
    // Raw: as JSON it would be cut at a megabyte.
    const { data } = await rest.repos.getContent({ ...at, path, ref, mediaType: { format: 'raw' } });
    return textOf(data);
  } catch (error) {
    if (statusOf(error) !== 404) throw gitHubFailure(error, `read the branch ${branch}`) ?? error;
    throw new Failure('SNAPSHOT_MISSING', `the branch ${branch} holds no saved list of ${target} (${path})`, {
      hint: 'The job on the main branch has not saved one yet: run `command: snapshot` there once. The token needs `contents: read`.',
      cause: error,
    });
  }
}

/** Octokit's types know only the usual media type. What is not text arrives as bytes, or as what its JSON says. */
function textOf(data: unknown): string {
  if (typeof data === 'string') return data;
  return data instanceof ArrayBuffer ? Buffer.from(data).toString('utf8') : JSON.stringify(data);
}

/**
 * The branch that holds the lists.
 * @throws {Failure} WRONG_USE where the workflow names none.
 */
export function snapshotBranch({ inputs }: Job): string {
  const branch = inputs.text('snapshot-branch');
  if (branch !== '') return branch;
  throw new Failure('WRONG_USE', `the command ${inputs.command} needs the input snapshot-branch`, {
    hint: 'Name a branch that nothing else writes, such as deskform-snapshots.',
  });
}

/** Two projects of one repository may have a target of the same name. */
function pathOf({ inputs }: Job, target: string): string {
  return posix.join(projectName(inputs), `${target}.json`);
}

function messageFor(targets: readonly string[], { runner }: Job): string {
  return `Lists of ${targets.join(', ')}\n\nSaved by ${runner.runUrl}\n`;
}

/** The saved list of a target, as a file that a plan can take. */
export async function saveSnapshot(job: Job, target: string): Promise<string> {
  const path = placeIn(join(job.runner.temp, 'deskform-live'), `${target}.json`);
  writeTogether([{ name: `the list of ${target}`, path, content: await readSnapshot(job, target), mode: 0o600 }]);
  return path;
}
