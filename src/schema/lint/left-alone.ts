import type { PresentDefinition } from '../../attribute/definition.ts';
import type { Path } from '../remark.ts';

/** Settings under `ignore` are the help desk's own administrators': what the file says of them does not count. */
export function isLeftAlone({ ignore }: PresentDefinition, path: Path): boolean {
  return ignore.some((ignored) => ignored.every((step, index) => path[index] === step));
}
