import { placeholder } from './environment-variables.ts';
import { type Path, type Remark, remarkOnValue } from './remark.ts';
import { isSecretPath } from './secret-words.ts';

/** What is written like a variable and cannot be one. Between its braces may stand the credential itself. */
export function remarkOnPlaceholder(written: string, path: Path): Remark {
  const shown = isSecretPath(path) ? `what stands in ${placeholder('…')}` : written;
  return remarkOnValue('wrong-shape', path, `${shown} names no environment variable`, `Write ${placeholder('NAME')}.`);
}
