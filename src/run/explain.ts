import { nearest } from '../files/check/did-you-mean.ts';
import { EXIT_STATUS_OF, type ExitStatus, Failure, type FailureCode } from '../model/failure.ts';
import { PROBLEMS, type ProblemCode, type Rule, type Severity } from '../model/problem-codes.ts';
import paragraphs from './generated/explanations.json' with { type: 'json' };

/** The explanation of a code: its paragraph of docs/failures.md and its kind. */
export type Explanation =
  | {
      readonly kind: 'problem';
      readonly code: ProblemCode;
      readonly severity: Severity;
      readonly rule: Rule;
      readonly text: string;
    }
  | { readonly kind: 'failure'; readonly code: FailureCode; readonly exitStatus: ExitStatus; readonly text: string };

/** Every code with the first sentence of its paragraph: problems first, then what ends a run. */
export function allExplanations(): readonly { readonly code: string; readonly text: string }[] {
  return [...Object.keys(PROBLEMS), ...Object.keys(EXIT_STATUS_OF)].map((code) => {
    const [first = ''] = (TEXTS[code] ?? '').split(/(?<=\.)\s/u);
    return { code, text: first };
  });
}

/** Explains a code, in any case. */
export function explain(written: string): Explanation {
  const code = Object.keys(TEXTS).find((known) => known.toLowerCase() === written.trim().toLowerCase());
  const text = TEXTS[code ?? ''] ?? '';
  if (isProblemCode(code)) return { kind: 'problem', code, ...PROBLEMS[code], text };
  if (isFailureCode(code)) return { kind: 'failure', code, exitStatus: EXIT_STATUS_OF[code], text };
  const near = nearest(written, codesLike(written));
  const hint = near === undefined ? '`deskform explain` lists all codes.' : `Did you mean ${near}?`;
  throw new Failure('WRONG_USE', `unknown code ${JSON.stringify(written)}`, { hint });
}

const TEXTS: Readonly<Record<string, string>> = paragraphs;

function isProblemCode(code: string | undefined): code is ProblemCode {
  return code !== undefined && Object.hasOwn(PROBLEMS, code);
}

function isFailureCode(code: string | undefined): code is FailureCode {
  return code !== undefined && Object.hasOwn(EXIT_STATUS_OF, code);
}

/** Failures have capital letters, problems have small ones. */
function codesLike(written: string): readonly string[] {
  return written === written.toUpperCase() ? Object.keys(EXIT_STATUS_OF) : Object.keys(PROBLEMS);
}
