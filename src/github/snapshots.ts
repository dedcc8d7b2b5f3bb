import { join, posix } from 'node:path';
import { placeIn } from '../files/disk/place.ts';
import { writeTogether } from '../files/disk/whole-file.ts';
import { Failure } from '../model/failure.ts';
import { isJsonObject, parseJson } from '../model/json.ts';
import { printable, printableJson } from '../render/printable.ts';
import { askGit, askGitWithServer, contentAt } from '../run/git/git.ts';
import { projectName } from './inputs.ts';
import { commitNamed, fetch, KEEP_CREDENTIALS, lastLine, mustBeFetched } from './merges.ts';
import type { Job } from './project.ts';

/** The branch that stores each target's snapshot. */
const BRANCH = 'deskform-snapshots';
const FETCHED = 'refs/deskform/snapshots';

/** The branch of snapshots, as fetched by this run. Its files are untrusted. */
export interface Snapshots {
  /** Undefined if the branch does not exist yet. */
  readonly commit: string | undefined;
  /** Why this run could not save the snapshot of a target. */
  readonly unsaved?: ReadonlyMap<string, Failure>;
}

export async function fetchSnapshots({ runner }: Job): Promise<Snapshots> {
  const fetched = await fetch(runner.workspace, `+refs/heads/${BRANCH}:${FETCHED}`);
  if (fetched.outcome === 'failed' && fetched.said.includes("couldn't find remote ref")) return { commit: undefined };
  mustBeFetched(fetched);
  return { commit: await commitNamed(runner.workspace, FETCHED) };
}

export async function savedText(job: Job, snapshots: Snapshots, target: string): Promise<string | undefined> {
  if (snapshots.commit === undefined) return undefined;
  return (await contentAt(job.runner.workspace, snapshots.commit, pathOf(job, target)))?.toString('utf8');
}

export interface SnapshotFacts {
  /** When it was read from the help desk. */
  readonly savedAt: Date | undefined;
  /** The attributes that the main branch changes with approval, and that were not applied when it was saved. */
  readonly waiting: ReadonlySet<string>;
}

/** Reads the facts of a snapshot; the list as `deskform snapshot` writes it has none. */
export function factsOfSnapshot(text: string): SnapshotFacts {
  const json = parseJson(text);
  const { saved_at: at, waiting } = isJsonObject(json) ? json : {};
  const savedAt = typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? new Date(at) : undefined;
  return { savedAt, waiting: new Set(Array.isArray(waiting) ? waiting.filter((key) => typeof key === 'string') : []) };
}

export function withFacts(text: string, { savedAt, waiting }: SnapshotFacts): string {
  const json = parseJson(text);
  if (!isJsonObject(json)) throw new Error('deskform has a bug: a snapshot is no object');
  const { format_version, ...rest } = json;
  const facts = { saved_at: savedAt?.toISOString() ?? null, waiting: [...waiting].sort() };
  return `${printableJson({ format_version, ...facts, ...rest })}\n`;
}

export async function hasSnapshots({ inputs, runner }: Job, { commit }: Snapshots): Promise<boolean> {
  if (commit === undefined) return false;
  const listed = await askGit(runner.workspace, ['ls-tree', '--name-only', `${commit}:${projectName(inputs)}`]);
  return listed.outcome === 'done' && /\.json$/mu.test(listed.output.toString('utf8'));
}

/** Writes the snapshot of a target to a file for a plan. @throws {Failure} SNAPSHOT_MISSING */
export async function savedFile(job: Job, snapshots: Snapshots, target: string) {
  const content = await savedText(job, snapshots, target);
  if (content === undefined) {
    const where = `the branch ${BRANCH} has no snapshot of ${target} (${pathOf(job, target)})`;
    throw new Failure('SNAPSHOT_MISSING', where, { hint: AFTER_THE_MERGE });
  }
  const path = placeIn(join(job.runner.temp, 'deskform-live'), `${target}.json`);
  writeTogether([{ name: `the snapshot of ${target}`, path, content, mode: 0o600 }]);
  return { path, facts: factsOfSnapshot(content), unsaved: snapshots.unsaved?.get(target) };
}

export const AFTER_THE_MERGE =
  'After the merge, the workflow “deskform merge” saves a snapshot. Then approve a plan against it, by hand or in the next pull request. Until then, nothing is applied.';

const TRIES = 3;

/**
 * Saves the snapshots that `read` makes in one commit on the branch. It never force-pushes: after a concurrent push it reads
 * the snapshots again, so that no snapshot replaces a newer one.
 * @throws {Failure} GITHUB_REFUSED, GITHUB_FAILED.
 */
export async function pushSnapshots(
  job: Job,
  read: (snapshots: Snapshots) => Promise<ReadonlyMap<string, string>>,
): Promise<void> {
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const snapshots = await fetchSnapshots(job);
    const texts = await read(snapshots);
    if (texts.size === 0 || (await push(job, snapshots, texts)) === 'pushed') return;
  }
  throw new Failure('GITHUB_FAILED', `GitHub rejected the snapshots: something else writes to the branch ${BRANCH}`, {
    hint: 'Run the job again.',
  });
}

const MADE = 'refs/deskform/made';

/** Pushes snapshots without index and working tree. `overtaken`: another push came first, and has to be fetched. */
async function push(job: Job, { commit }: Snapshots, texts: ReadonlyMap<string, string>) {
  const { workspace, runUrl } = job.runner;
  const stream = [
    `commit ${MADE}\n`,
    `committer deskform <deskform@localhost> ${Math.floor(Date.now() / 1000)} +0000\n`,
    dataOf(`Snapshots of ${[...texts.keys()].join(', ')}\n\nSaved by ${runUrl}\n`),
    ...(commit === undefined ? [] : [`from ${commit}\n`]),
    ...[...texts].map(([target, text]) => `M 100644 inline ${pathOf(job, target)}\n${dataOf(text)}`),
  ].join('');
  const made = await askGitWithServer(workspace, ['fast-import', '--quiet', '--force'], stream);
  if (made.outcome !== 'done') {
    const hint = 'Check the disk of the runner.';
    throw new Failure('FILE_UNWRITABLE', 'git cannot store a commit in this checkout', { hint });
  }
  const pushed = await askGitWithServer(workspace, ['push', '--quiet', 'origin', `${MADE}:refs/heads/${BRANCH}`]);
  if (pushed.outcome === 'done') return 'pushed';
  const said = pushed.outcome === 'failed' ? pushed.said : '';
  if (/\((?:fetch first|non-fast-forward)\)|cannot lock ref/u.test(said)) return 'overtaken';
  throw notPushed(said);
}

const CHECK_RULES = 'Check whether a repository rule protects this branch, and run the job again.';

function notPushed(said: string): Failure {
  const message = `GitHub rejected the snapshots on the branch ${BRANCH}: ${printable(lastLine(said))}`;
  if (/\b403\b|denied|read-only|not accessible/iu.test(said))
    return new Failure('GITHUB_REFUSED', message, { hint: 'Add `contents: write` to the `permissions:` of the job.' });
  const isUnknown = /could not read|authentication/iu.test(said);
  return new Failure('GITHUB_FAILED', message, { hint: isUnknown ? KEEP_CREDENTIALS : CHECK_RULES });
}

function dataOf(text: string): string {
  return `data ${Buffer.byteLength(text)}\n${text}\n`;
}

/** The path has the project: two projects of a repository may have targets of the same name. */
function pathOf({ inputs }: Job, target: string): string {
  return posix.join(projectName(inputs), `${target}.json`);
}
