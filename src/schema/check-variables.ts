import { findForeignVariable, findPlaceholders, placeholder } from '../attribute/placeholder.ts';
import { type Path, type ProblemAtPath, problemAtValue } from '../problem/problem.ts';
import { isSecretPath } from './secret-words.ts';

/** What is written like a variable and cannot be one, where variables may stand. */
export function checkVariables(text: string, path: Path): readonly ProblemAtPath[] {
  const [broken] = findPlaceholders(text).malformed;
  if (broken !== undefined) {
    // Between its braces may stand the credential itself.
    const shown = isSecretPath(path) ? `what stands in ${placeholder('…')}` : broken;
    const message = `${shown} names no environment variable`;
    return [problemAtValue('wrong-shape', path, message, `Write ${placeholder('NAME')}.`)];
  }
  const foreign = findForeignVariable(text);
  if (foreign === undefined) return [];
  const message = `${path.at(-1) ?? 'this'} holds the name of a variable, which would be sent instead of its value`;
  // A password may begin with a dollar sign, and is not repeated.
  const name = isSecretPath(path) && !text.includes('{') && !foreign.includes('_') ? 'NAME' : foreign;
  return [problemAtValue('wrong-shape', path, message, `Write ${placeholder(name)}.`)];
}
