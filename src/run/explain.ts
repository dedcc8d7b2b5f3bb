import { nearest } from '../files/check/words.ts';
import { EXIT_STATUS_OF, Failure } from '../model/failure.ts';
import { PROBLEMS } from '../model/problem-codes.ts';
import paragraphs from './generated/explanations.json' with { type: 'json' };

/** Every code with the first sentence of its paragraph: problems first, then what ends a run. */
export function allExplanations(): readonly { readonly code: string; readonly text: string }[] {
  return [...Object.keys(PROBLEMS), ...Object.keys(EXIT_STATUS_OF)].map((code) => {
    const [first = ''] = (TEXTS[code] ?? '').split(/(?<=\.)\s/u);
    return { code, text: first };
  });
}

/** Explains a code, in any case: with its kind, and its paragraph of docs/failures.md. */
export function explain(written: string) {
  const code = Object.keys(TEXTS).find((known) => known.toLowerCase() === written.trim().toLowerCase());
  const text = TEXTS[code ?? ''] ?? '';
  if (isIn(PROBLEMS, code)) return { kind: 'problem' as const, code, ...PROBLEMS[code], text };
  if (isIn(EXIT_STATUS_OF, code)) return { kind: 'failure' as const, code, exit_status: EXIT_STATUS_OF[code], text };
  // Failures have capital letters, problems have small ones.
  const near = nearest(written, Object.keys(written === written.toUpperCase() ? EXIT_STATUS_OF : PROBLEMS));
  const hint = near === undefined ? '`deskform explain` lists all codes.' : `Did you mean ${near}?`;
  throw new Failure('WRONG_USE', `unknown code ${JSON.stringify(written)}`, { hint });
}

const TEXTS: Readonly<Record<string, string>> = paragraphs;

function isIn<Known extends object>(known: Known, code: string | undefined): code is keyof Known & string {
  return code !== undefined && Object.hasOwn(known, code);
}
