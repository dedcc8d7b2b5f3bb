import { type Failure, InvalidConfig } from '../problem/failure.ts';
import type { Problem } from '../problem/problem.ts';
import { formatPosition } from '../problem/source-position.ts';
import { codeSpan, codeSpanWithin } from '../render/markdown.ts';
import { PLAIN } from '../render/paper.ts';
import { printableSentence } from '../render/printable.ts';
import { renderProblems } from '../render/problems.ts';
import { plural } from '../render/words.ts';

/** A failure on the page of the run: what it kept from happening, what it says, and the way out. */
export function quoted(what: string, { code, message, hint }: Failure): readonly string[] {
  const lines = [message, ...(hint === undefined ? [] : [hint])];
  return [`**${what}** (\`${code}\`)`, lines.map((line) => `> ${codeSpan(printableSentence(line))}`).join('\n>\n')];
}

const MOST_PROBLEMS = 20;

/** What files hold that a person has to look at, as a list in Markdown; whoever needs all of it reads the log. */
export function problemList(problems: readonly Problem[]): string {
  const left = problems.length - MOST_PROBLEMS;
  const lines = problems.slice(0, MOST_PROBLEMS).map(problemLine);
  return [...lines, ...(left > 0 ? [`- and ${left} more, in the log of the run`] : [])].join('\n');
}

/** The same below a line that counts them; nothing where there are none. */
export function warningParts(warnings: readonly Problem[]): readonly string[] {
  return warnings.length === 0 ? [] : [`**${plural(warnings.length, 'warning')}**`, problemList(warnings)];
}

function problemLine({ severity, code, message, hint, where }: Problem): string {
  const place = where === undefined ? '' : `${codeSpanWithin(formatPosition(where), 200)} `;
  const way = hint === undefined ? '' : `\n  → ${codeSpanWithin(hint, 300)}`;
  return `- ${place}${severity} \`${code}\`: ${codeSpanWithin(message, 300)}${way}`;
}

/** A failure as a person reads it in the log. */
export function sayFailure(failure: Failure, say: (text: string) => void): void {
  if (failure instanceof InvalidConfig) say(renderProblems(failure.problems, PLAIN));
  say(`deskform: ${printableSentence(failure.message)} (${failure.code})`);
  if (failure.hint !== undefined) say(`  → ${printableSentence(failure.hint)}`);
}
