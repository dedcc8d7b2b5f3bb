import { type Failure, InvalidConfig } from '../../problem/failure.ts';
import type { Problem } from '../../problem/problem.ts';
import { codeSpanWithin, folded } from '../../render/markdown.ts';
import { renderPlanMarkdown } from '../../render/plan-markdown.ts';
import { shortCommit } from '../../render/short-commit.ts';
import type { Story } from '../../render/story/story.ts';
import { problemList, warningParts } from '../tell-problems.ts';
import { formatMark, type Mark } from './mark.ts';

/** What every body is made of. */
export interface Frame {
  readonly mark: Mark;
  /** The target as people call it; the mark may hold a hash of it. */
  readonly target: string;
  readonly runUrl: string;
}

/** GitHub counts characters; in bytes it is never less. */
const LIMIT_IN_BYTES = 65_536;
/** What is said above a plan that is kept below it: the plan leaves that much room. */
const RESERVE_IN_BYTES = 4_000;

/** What a run has made of a commit. */
interface PlanToTell {
  readonly story: Story;
  readonly warnings: readonly Problem[];
  /** Whether the workflow keeps those that were written of it. */
  readonly files: 'kept' | 'gone';
}

/** The plan of the newest commit. */
export function plannedBody(frame: Frame, { story, warnings, files }: PlanToTell): string {
  const { mark, runUrl } = frame;
  const from = {
    kept: `. The page for people and the plan file are artefacts of [the run](${runUrl}).`,
    gone: `, planned in [this run](${runUrl}).`,
  }[files];
  const above = [...headOf(frame), `For ${commitsOf(mark)}${from}`, ...warningParts(warnings)].join('\n\n');
  const markdown = renderPlanMarkdown(story, LIMIT_IN_BYTES - RESERVE_IN_BYTES - Buffer.byteLength(above));
  return `${above}\n\n${keep({ head: mark.head, markdown })}\n`;
}

/** There is no plan of the newest commit; what there was before is below, folded. */
export function failedBody(frame: Frame, failure: Failure, kept: KeptPlan | undefined): string {
  const top = kept === undefined ? 'No plan' : 'Out of date';
  const above = [
    ...headOf(frame),
    `> **${top}.** Planning ${commitsOf(frame.mark)} failed in [this run](${frame.runUrl}).`,
    ...failureParts(failure),
  ];
  return withKept(above, kept, 'The plan of');
}

/** Commits were pushed while this was written, a newer comment has taken its place, or nobody will plan it again. */
export function outdatedBody(frame: Frame, why: 'moved' | 'replaced' | 'gone', kept: KeptPlan | undefined): string {
  const reason = {
    moved: 'Commits were pushed meanwhile; this is not the plan of the newest one.',
    replaced: 'A newer comment has the plan.',
    gone: 'The files have no such target any more.',
  }[why];
  return withKept([...headOf(frame), `> **Out of date.** ${reason}`], kept, 'The plan of');
}

/** What became of the plan; never a plan again. */
export function frozenBody(
  frame: Frame,
  outcome: 'applied' | 'failed',
  text: string,
  kept: KeptPlan | undefined,
): string {
  const what = outcome === 'applied' ? 'Applied' : 'The apply failed';
  const above = [...headOf(frame), `**${what}** in [this run](${frame.runUrl}). ${said(text)}`];
  return withKept(above, kept, outcome === 'applied' ? 'The plan that was applied, of' : 'The plan of');
}

function headOf({ mark, target }: Frame): readonly string[] {
  const names = [target, mark.project].filter((name) => name !== '').map((name) => codeSpanWithin(name, 200));
  return [`${formatMark(mark)}\n## deskform plan${names.length === 0 ? '' : `: ${names.join(' of ')}`}`];
}

function commitsOf({ head, base }: Mark): string {
  const into = base === '' ? '' : ` merged into \`${shortCommit(base)}\``;
  return `\`${shortCommit(head)}\`${into}`;
}

function failureParts(failure: Failure): readonly string[] {
  const { code, message, hint } = failure;
  const parts = [`\`${code}\`: ${said(message)}`, ...(hint === undefined ? [] : [`→ ${said(hint)}`])];
  return failure instanceof InvalidConfig ? [...parts, problemList(failure.problems)] : parts;
}

const LONGEST_SENTENCE = 1_200;

/** A sentence of ours may quote anybody. */
function said(text: string): string {
  return codeSpanWithin(text, LONGEST_SENTENCE);
}

function withKept(above: readonly string[], kept: KeptPlan | undefined, what: string): string {
  const alone = `${above.join('\n\n')}\n`;
  if (kept === undefined) return alone;
  const both = `${alone}\n${keptFolded(kept, what)}\n`;
  if (Buffer.byteLength(both) <= LIMIT_IN_BYTES) return both;
  return `${alone}\nThe plan before that is too long to be kept here.\n`;
}

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
function keptFolded(kept: KeptPlan, what: string): string {
  return folded(`${what} <code>${shortCommit(kept.head)}</code>`, keep(kept));
}
