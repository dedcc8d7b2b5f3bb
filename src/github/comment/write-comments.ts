import { asFailure, type Failure } from '../../problem/failure.ts';
import { printableSentence } from '../../render/printable.ts';
import { gitHubFailure, isAtLimit, isErrorOfGitHub, statusOf } from '../client.ts';
import type { Job } from '../job.ts';
import type { Log } from '../log.ts';
import { type Draft, decide, unfrozenOf } from './decide.ts';
import { type CommentPlace, type CommentsToWrite, draftOf, type Telling } from './draft.ts';
import { askAgainWith, type Desk, type Look, lookAt, showPull } from './look.ts';
import { nameInMark } from './mark.ts';
import { isSameLogin, ownerOf, ownLogin, planCommentOf } from './own-comments.ts';
import { editComment, outdated, settle } from './settle.ts';

/** What came of it. Why there is none is said in the log, unless the token is at fault: that concerns more than a reader. */
export type Commented =
  | { readonly outcome: 'none' }
  | { readonly outcome: 'written'; readonly url: string }
  | { readonly outcome: 'refused'; readonly why: string }
  /** GitHub is out of order. What was planned is there all the same. */
  | { readonly outcome: 'failed'; readonly failure: Failure };

/**
 * Says on the pull request what a run has planned, in one comment a target, project and workflow. Gives what came of
 * each telling, in their order.
 */
export async function writePlanComments(
  job: Job,
  place: CommentPlace,
  { tellings, targets }: CommentsToWrite,
): Promise<readonly Commented[]> {
  if (job.inputs.text('comment') === 'off') return tellings.map(() => ({ outcome: 'none' }));
  try {
    const desk = { github: job.github(), author: await ownLogin(job), pull: place.pull, hide: job.hide };
    const pen: Pen = { ...desk, look: lookAt(desk), log: job.log };
    const commented = await writeAll(pen, place, tellings, job);
    if (targets !== undefined) await closeThoseGone(pen, place, targets, job);
    return commented;
  } catch (error) {
    const came = whatCame(place.pull, error);
    return tellings.map(() => came);
  }
}

type Tried = { readonly outcome: 'tried'; readonly written: readonly Written[] } | Untold;
type Untold = Extract<Commented, { readonly outcome: 'refused' | 'failed' }>;

/** All are written before one look at what has become of them. */
async function writeAll(
  pen: Pen,
  place: CommentPlace,
  tellings: readonly Telling[],
  job: Job,
): Promise<readonly Commented[]> {
  const tried: Tried[] = [];
  for (const telling of tellings) {
    // What the token may not do for one target it may not do for the next.
    const refused = tried.find(({ outcome }) => outcome === 'refused');
    tried.push(refused ?? (await tryTelling(pen, place, telling, job)));
  }
  if (tried.some((one) => one.outcome === 'tried' && one.written.some(({ draft }) => draft !== undefined))) {
    pen.look.forget();
  }
  const commented: Commented[] = [];
  for (const one of tried) commented.push(one.outcome === 'tried' ? await settleTelling(pen, one.written) : one);
  return commented;
}

async function tryTelling(pen: Pen, place: CommentPlace, { target, content }: Telling, job: Job): Promise<Tried> {
  try {
    const written: Written[] = [];
    for (const name of await targetsOf(pen, target, job)) {
      written.push(await writeOne(pen, draftOf(place, name, content, job)));
    }
    return { outcome: 'tried', written };
  } catch (error) {
    return whatCame(place.pull, error);
  }
}

async function settleTelling(pen: Pen, written: readonly Written[]): Promise<Commented> {
  try {
    const urls: string[] = [];
    for (const one of written) urls.push(...(await settleOne(pen, one)));
    const [url] = urls;
    return url === undefined ? { outcome: 'none' } : { outcome: 'written', url };
  } catch (error) {
    return whatCame(pen.pull, error);
  }
}

/** What is wrong with all targets is said where they already have a comment, else in one of its own. */
async function targetsOf({ look }: Pen, target: string, job: Job): Promise<readonly string[]> {
  if (target !== '') return [target];
  const told = unfrozenOf(await look.comments(), ownerOf(job)).filter(({ mark }) => mark.target !== '');
  return told.length === 0 ? [''] : [...new Set(told.map(({ mark }) => mark.target))];
}

/** Of a target that has left the files nobody writes any more: what stands there must not go on approving. */
async function closeThoseGone(pen: Pen, { head }: CommentPlace, targets: readonly string[], job: Job): Promise<void> {
  const names = new Set(['', ...targets.map(nameInMark)]);
  const gone = unfrozenOf(await pen.look.comments(), ownerOf(job)).filter(
    ({ mark }) => mark.state === 'open' && mark.head !== head && !names.has(mark.target),
  );
  if (gone.length === 0 || (await pen.look.pull()).head !== head) return;
  for (const one of gone) await editComment(pen, one, outdated(one, 'gone'));
}

/** What ended the writing, unless it was no answer of GitHub: that is a fault of ours. */
function whatCame(pull: number, error: unknown): Untold {
  const status = statusOf(error) ?? 0;
  if ([403, 404, 410].includes(status) && !isAtLimit(error)) {
    const said = printableSentence(error instanceof Error ? error.message : String(error));
    return { outcome: 'refused', why: unwritten(pull, `GitHub does not let the token (${status}: ${said})`) };
  }
  if (!isErrorOfGitHub(error)) throw error;
  return { outcome: 'failed', failure: gitHubFailure(error, 'write the plan comment') ?? asFailure(error) };
}

/** A desk with what was seen from it, and where is told what is not written. */
interface Pen extends Desk {
  readonly look: Look;
  readonly log: Log;
}

/** Where a draft stands now. */
interface Written {
  /** Undefined where it was left as it was: nothing is to be mended. */
  readonly draft: Draft | undefined;
  readonly url: string | undefined;
  readonly author: string;
}

/** Writes one comment, unless there is a reason to leave it, which is said in the log. */
async function writeOne(pen: Pen, draft: Draft): Promise<Written> {
  const written = await askAgainWith(pen.look, () => lookAndWrite(pen, draft));
  if (!isSameLogin(written.author, pen.author)) {
    pen.log.say(`The token writes comments as ${written.author}: set the input comment-author to that.`);
  }
  return written;
}

/** The head is asked for each time: a run for another commit may have begun while this one writes for its targets. */
async function lookAndWrite(pen: Pen, draft: Draft): Promise<Written> {
  const { github, author, look, log } = pen;
  const scene = { pull: await showPull(github, pen.pull), comments: await look.comments() };
  const step = decide(scene, draft);
  switch (step.kind) {
    case 'leave':
      // There already: written by a try whose answer was lost, which may have been one of two.
      if (step.why === undefined) return { draft, url: step.url, author };
      log.say(unwritten(pen.pull, step.why));
      return { draft: undefined, url: step.url, author };
    case 'edit': {
      const { comment, body } = step;
      if (!(await editComment(pen, comment, body))) return create(pen, draft, draft.bodyOver(undefined));
      look.hear({ ...comment, body, mark: draft.mark });
      return { draft, url: comment.url, author };
    }
    case 'create':
      return create(pen, draft, step.body);
  }
}

async function create({ github, author, pull, look }: Pen, draft: Draft, body: string): Promise<Written> {
  const { data } = await github.rest.issues.createComment({ ...github.at, issue_number: pull, body });
  const writer = data.user?.login ?? author;
  const comment = planCommentOf(data, writer);
  if (comment !== undefined) look.hear(comment);
  return { draft, url: data.html_url, author: writer };
}

/** Looks again after all were written. Its address, where there is any. */
async function settleOne(pen: Pen, { draft, url, author }: Written): Promise<readonly string[]> {
  if (draft === undefined) return url === undefined ? [] : [url];
  // Under another login others are ours than at first.
  const look = isSameLogin(author, pen.author) ? pen.look : lookAt({ ...pen, author });
  const settled = (await askAgainWith(look, () => settle({ ...pen, author }, draft, look))) ?? url;
  return settled === undefined ? [] : [settled];
}

function unwritten(pull: number, why: string): string {
  return `No comment was written on pull request ${pull}: ${why}.`;
}
