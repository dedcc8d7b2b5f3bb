import { isJsonObject } from '../attribute/json.ts';
import { hasLevel } from '../problem/lint-levels.ts';
import { type Path, type ProblemAtPath, problemAtKey } from '../problem/problem.ts';
import { isProblemCode, PROBLEMS } from '../problem/problem-codes.ts';
import { nearest } from './did-you-mean.ts';
import { quote } from './secret-words.ts';

/** Only codes that there are, and only those of warnings: a mistake cannot be switched off. */
export function checkLint(lint: unknown, path: Path): readonly ProblemAtPath[] {
  if (!isJsonObject(lint)) return [];
  return Object.keys(lint).flatMap((code): readonly ProblemAtPath[] => {
    const here = [...path, code];
    if (!isProblemCode(code)) {
      const near = nearest(code, Object.keys(PROBLEMS).filter(isProblemCode).filter(hasLevel));
      const hint =
        near === undefined ? 'Warnings show their code; docs/failures.md lists them all.' : `Did you mean ${near}?`;
      return [problemAtKey('unknown-key', here, `no warning has the code ${quote(code)}`, hint)];
    }
    if (hasLevel(code)) return [];
    return [
      problemAtKey('wrong-shape', here, `${code} is always an error`, 'Take the line out: only warnings have a level.'),
    ];
  });
}
