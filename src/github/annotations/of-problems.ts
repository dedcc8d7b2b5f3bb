import { posix } from 'node:path';
import { type Failure, InvalidConfig } from '../../problem/failure.ts';
import { byPlace, isError, type Problem } from '../../problem/problem.ts';
import type { SourcePosition } from '../../problem/source-position.ts';
import { printable, printableSentence } from '../../render/printable.ts';
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

/** Marks for what ended the work on a target: on the run, and each mistake of its files on its line. */
export function annotationsOfFailure(target: string, failure: Failure, folder: string): readonly Annotation[] {
  return [
    { level: 'error', title: failure.code, message: `${printable(target)}: ${withHint(failure)}`, place: undefined },
    ...(failure instanceof InvalidConfig ? annotationsOfProblems(failure.problems, folder) : []),
  ];
}

/** A failure of the run as a whole. */
export function annotationOf(failure: Failure): Annotation {
  return { level: 'error', title: failure.code, message: withHint(failure), place: undefined };
}

/** "the help desk did not answer → Is the address right?" */
export function withHint({ message, hint }: Failure): string {
  return printableSentence(hint === undefined ? message : `${message} → ${hint}`);
}
