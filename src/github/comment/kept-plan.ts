import { folded } from '../../render/markdown.ts';
import { shortCommit } from '../../render/short-commit.ts';

/** The plan in a comment, from which the comment will have to be written again when there is no plan any more. */
export interface KeptPlan {
  readonly head: string;
  readonly markdown: string;
}

const BEGIN = /^<!-- deskform:text head=([0-9a-f]{0,64}) -->$/mu;
const END = '\n<!-- deskform:text-end -->';

/** Between two lines of their own; what people wrote stands in code spans, which never begin a line so. */
export function keep({ head, markdown }: KeptPlan): string {
  return `<!-- deskform:text head=${head} -->\n\n${markdown.trim()}\n${END}`;
}

/** What an earlier run has kept, as it is: it was made harmless when it was written. */
export function keptIn(body: string): KeptPlan | undefined {
  const text = body.replaceAll('\r\n', '\n');
  const begin = BEGIN.exec(text);
  const end = text.lastIndexOf(END);
  if (begin === null || end < begin.index) return undefined;
  return { head: begin[1] ?? '', markdown: text.slice(begin.index + begin[0].length, end).trim() };
}

/** Below what has become of it. */
export function keptFolded(kept: KeptPlan, what: string): string {
  return folded(`${what} <code>${shortCommit(kept.head)}</code>`, keep(kept));
}
