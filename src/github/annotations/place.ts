import { posix } from 'node:path';
import type { SourcePosition } from '../../problem/source-position.ts';
import { printableSentence } from '../../render/printable.ts';
import type { Annotation } from '../log.ts';

/** GitHub knows files by their place in the repository, `folder` leads from its top to the project. */
export function placeForGitHub(where: SourcePosition | undefined, folder: string): Annotation['place'] {
  if (where === undefined) return undefined;
  return { file: printableSentence(posix.join(folder, where.file)), line: where.line, column: where.column };
}
