import { type Failure, InvalidConfig } from '../problem/failure.ts';
import { codeSpan } from '../render/markdown.ts';
import { PLAIN } from '../render/paper.ts';
import { printableSentence } from '../render/printable.ts';
import { renderProblems } from '../render/problems.ts';

/** A failure on the page of the run: what it kept from happening, what it says, and the way out. */
export function quoted(what: string, { code, message, hint }: Failure): readonly string[] {
  const lines = [message, ...(hint === undefined ? [] : [hint])];
  return [`**${what}** (\`${code}\`)`, lines.map((line) => `> ${codeSpan(printableSentence(line))}`).join('\n>\n')];
}

/** A failure as a person reads it in the log. */
export function sayFailure(failure: Failure, say: (text: string) => void): void {
  if (failure instanceof InvalidConfig) say(renderProblems(failure.problems, PLAIN));
  say(`deskform: ${printableSentence(failure.message)} (${failure.code})`);
  if (failure.hint !== undefined) say(`  → ${printableSentence(failure.hint)}`);
}
