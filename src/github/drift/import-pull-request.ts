import { Failure } from '../../problem/failure.ts';
import { type DriftResult, keysToAccept } from '../../run/drift.ts';
import { draftImport, type ImportDraft, USUAL_CSV_ABOVE } from '../../run/import/import.ts';
import { hiddenBody } from '../comment/mark.ts';
import type { ChosenTarget } from '../each-target.ts';
import { type CommittedFile, showTip } from '../git-data.ts';
import type { Job } from '../job.ts';
import { committedFiles, importBranch, isOurs, pushImport } from './import-branch.ts';
import { isSameText, keepOne, orRefusal, untilNone } from './keep-one.ts';
import { type DriftOf, driftOf, formatImportMark, hasMark, nameInWords, withoutSecret } from './mark.ts';
import { importText } from './texts.ts';

/** What has become of the pull request that takes the help desk's side. */
export type Imported =
  | { readonly outcome: 'open'; readonly number: number; readonly url: string }
  /** Nothing can be taken, with what is in the way. */
  | { readonly outcome: 'nothing'; readonly left: ImportDraft['left'] }
  /** Somebody has closed the pull request that took just this. */
  | { readonly outcome: 'declined'; readonly url: string }
  /** Somebody has commits of their own on the branch: it is left alone. */
  | { readonly outcome: 'of-others'; readonly branch: string };

interface Pull {
  readonly number: number;
  readonly url: string;
  readonly title: string;
  readonly body: string;
  readonly merged: 'merged' | 'not-merged';
}

const KIND = {
  what: 'the pull request that takes the help desk’s side',
  hint: 'The job needs `contents: write` and `pull-requests: write`, and the repository has to allow it: Settings, Actions, General, “Allow GitHub Actions to create and approve pull requests”.',
} as const;

/**
 * Keeps one pull request to the branch `onto` that takes the help desk's side of what has drifted. Files are edited as
 * `deskform import` edits them, and nothing of it is written to the disk.
 */
export async function keepImport(job: Job, choice: ChosenTarget, told: DriftResult, onto: string): Promise<Imported> {
  const accept = keysToAccept(told);
  const draft = accept.length === 0 ? undefined : await draftOf(choice, accept);
  if (draft === undefined || draft.files.length === 0) {
    await closeImport(job, choice.target, 'Nothing of what differs now can be taken into the files.');
    return { outcome: 'nothing', left: draft?.left ?? [] };
  }
  const of = driftOf(job, choice.target);
  const title = job.hide.text(`Take the help desk’s side of ${nameInWords(of)}`);
  const onCommit = await committedFiles(draft);
  mustHoldNoSecret(job, onCommit.files);
  const mark = formatImportMark(driftOf(job, withoutSecret(choice.target, job)), onCommit.files);
  const declined = await orRefusal(KIND, () => declinedPull(job, of, mark));
  if (declined !== undefined) return { outcome: 'declined', url: declined.url };
  const pushed = await pushImport(job.github(), of, onCommit, title);
  if (pushed === 'of-others') return { outcome: 'of-others', branch: importBranch(of) };
  const body = hiddenBody(`${mark}\n${importText(draft, told.drift)}`, job.hide);
  const { number, url } = await keepPull(job, of, { title, body }, onto);
  return { outcome: 'open', number, url };
}

function draftOf(choice: ChosenTarget, accept: readonly string[]): Promise<ImportDraft> {
  return draftImport({
    ...choice,
    liveFile: undefined,
    selectors: [],
    accept,
    seeds: 'left-out',
    layout: 'file-per-object',
    csvAbove: USUAL_CSV_ABOVE,
  });
}

/** With stars in its place a file would mean something else. */
function mustHoldNoSecret({ hide }: Job, files: readonly CommittedFile[]): void {
  const found = files.find(({ content }) => hide.text(content) !== content);
  if (found === undefined) return;
  throw new Failure('IMPORT_NOT_PROVED', `a credential of this run stands in what would be written to ${found.path}`, {
    hint: 'Take it out of the label or the setting on the help desk, and change the credential: others may have seen it.',
  });
}

function keepPull(
  job: Job,
  of: DriftOf,
  { title, body }: { readonly title: string; readonly body: string },
  onto: string,
): Promise<Pull> {
  const { rest, at } = job.github();
  const head = importBranch(of);
  return keepOne<Pull>({
    ...KIND,
    find: () => pullsFrom(job, of, 'open'),
    isAsWanted: (pull) => pull.title === title && isSameText(pull.body, body),
    make: async () => pullOf((await rest.pulls.create({ ...at, title, body, head, base: onto })).data),
    mend: async ({ number }) => pullOf((await rest.pulls.update({ ...at, pull_number: number, title, body })).data),
    drop: (twin) => closePull(job, twin),
  });
}

/**
 * Closes it where it is not wanted any more, unless somebody has worked on its branch. Gives the addresses.
 */
export async function closeImport(job: Job, target: string, sentence: string): Promise<readonly string[]> {
  const of = driftOf(job, target);
  const tip = await showTip(job.github(), importBranch(of));
  if (tip === undefined || !isOurs(tip, of)) return [];
  const { rest, at } = job.github();
  const end = async (pull: Pull): Promise<Pull> => {
    const body = `${sentence}\n`;
    return pullOf((await rest.pulls.update({ ...at, pull_number: pull.number, body, state: 'closed' })).data);
  };
  const closed = await untilNone({ ...KIND, find: () => pullsFrom(job, of, 'open'), end });
  return closed.map(({ url }) => url);
}

async function closePull(job: Job, { number }: Pull): Promise<Pull> {
  const { rest, at } = job.github();
  return pullOf((await rest.pulls.update({ ...at, pull_number: number, state: 'closed' })).data);
}

/** The one that somebody has closed without merging it; of ours that are closed when the drift is gone, no mark is left. */
async function declinedPull(job: Job, of: DriftOf, mark: string): Promise<Pull | undefined> {
  if ((await pullsFrom(job, of, 'open')).length > 0) return undefined;
  const closed = await pullsFrom(job, of, 'closed');
  return closed.find(({ body, merged }) => merged === 'not-merged' && hasMark(body, mark));
}

/** Those from our branch, the oldest first. The branch of a fork that has its name is another. */
async function pullsFrom(job: Job, of: DriftOf, state: 'open' | 'closed'): Promise<readonly Pull[]> {
  const { rest, paginate, at } = job.github();
  const head = `${at.owner}:${importBranch(of)}`;
  const found = await paginate(rest.pulls.list, { ...at, state, head, per_page: 100 });
  return found
    .filter((pull) => pull.head.ref === importBranch(of) && pull.head.repo?.full_name === pull.base.repo.full_name)
    .map(pullOf)
    .sort((a, b) => a.number - b.number);
}

function pullOf(data: {
  readonly number: number;
  readonly html_url: string;
  readonly title: string;
  readonly body: string | null;
  readonly merged_at: string | null;
}): Pull {
  const merged = data.merged_at === null ? 'not-merged' : 'merged';
  return { number: data.number, url: data.html_url, title: data.title, body: data.body ?? '', merged };
}
