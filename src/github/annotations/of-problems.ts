import { posix } from 'node:path';
import { byPlace, isError, type Problem } from '../../problem/problem.ts';
import type { SourcePosition } from '../../problem/source-position.ts';
import { printableSentence } from '../../render/printable.ts';
import type { Annotation } from '../log.ts';

/** A mark for each problem at its line, errors first. `folder` leads from the top of the repository to the project. */
export function annotationsOfProblems(problems: readonly Problem[], folder: string): readonly Annotation[] {
  return [...problems]
    .sort((a, b) => Number(isError(b)) - Number(isError(a)) || byPlace(a, b))
    .map(({ severity, code, message, hint, where }) => ({
      level: severity,
      title: code,
      message: [message, hint].flatMap((text) => (text === undefined ? [] : [printableSentence(text)])).join('\n'),
      place: placeForGitHub(where, folder),
    }));
}

/** GitHub knows files by their place in the repository, `folder` leads from its top to the project. */
export function placeForGitHub(where: SourcePosition | undefined, folder: string): Annotation['place'] {
  if (where === undefined) return undefined;
  return { file: printableSentence(posix.join(folder, where.file)), line: where.line, column: where.column };
}
