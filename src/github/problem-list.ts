import type { Problem } from '../problem/problem.ts';
import { formatPosition } from '../problem/source-position.ts';
import { codeSpanWithin } from '../render/markdown.ts';
import { plural } from '../render/words.ts';

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
