import { type Failure, InvalidConfig } from '../problem/failure.ts';
import { PLAIN } from '../render/paper.ts';
import { printableSentence } from '../render/printable.ts';
import { renderProblems } from '../render/problems.ts';

/** A failure as a person reads it in the log. */
export function sayFailure(failure: Failure, say: (text: string) => void): void {
  if (failure instanceof InvalidConfig) say(renderProblems(failure.problems, PLAIN));
  say(`deskform: ${printableSentence(failure.message)} (${failure.code})`);
  if (failure.hint !== undefined) say(`  → ${printableSentence(failure.hint)}`);
}
