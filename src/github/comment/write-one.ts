import type { Log } from '../log.ts';
import { type Draft, decide } from './decide.ts';
import type { Desk } from './desk.ts';
import { askAgainWith, type Look, lookAt } from './look.ts';
import { isSameLogin, planCommentOf } from './own-comments.ts';
import { showPull } from './pull-now.ts';
import { editComment, settle } from './settle.ts';

/** A desk with what was seen from it, and where is told what is not written. */
export interface Pen extends Desk {
  readonly look: Look;
  readonly log: Log;
}

/** Where a draft stands now. */
export interface Written {
  /** Undefined where it was left as it was: nothing is to be mended. */
  readonly draft: Draft | undefined;
  readonly url: string | undefined;
  readonly author: string;
}

/** Writes one comment, unless there is a reason to leave it, which is said in the log. */
export async function writeOne(pen: Pen, draft: Draft): Promise<Written> {
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
export async function settleOne(pen: Pen, { draft, url, author }: Written): Promise<readonly string[]> {
  if (draft === undefined) return url === undefined ? [] : [url];
  // Under another login others are ours than at first.
  const look = isSameLogin(author, pen.author) ? pen.look : lookAt({ ...pen, author });
  const settled = (await askAgainWith(look, () => settle({ ...pen, author }, draft, look))) ?? url;
  return settled === undefined ? [] : [settled];
}

export function unwritten(pull: number, why: string): string {
  return `No comment was written on pull request ${pull}: ${why}.`;
}
