import { asFailure, Failure, InvalidConfig } from '../problem/failure.ts';
import { isError } from '../problem/problem.ts';
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

/** A failure as a step tells it: what is an empty variable elsewhere is a secret that the job has not got. */
export function failureOfStep(error: unknown): Failure {
  const failure = asFailure(error);
  const errors = failure instanceof InvalidConfig ? failure.problems.filter(isError) : [];
  if (errors.length === 0 || errors.some(({ code }) => code !== 'env-missing')) return failure;
  const what = errors.map(({ message }) => message).join('; ');
  return new Failure(failure.code, `a secret is missing: ${what}; nothing was sent`, {
    hint: 'Add it to the secrets of the repository or of the environment, and give it to the step under `env:`. A secret that is not there is empty.',
    where: errors[0]?.where,
    cause: failure,
  });
}
