import { posix } from 'node:path';
import type { Failure } from '../problem/failure.ts';
import { byPlace, isError, type Problem, type SourcePosition } from '../problem/problem.ts';
import { printableSentence, printableShort } from '../render/printable.ts';
import { refusalMarks } from '../render/problems-for-ci.ts';
import type { Story } from '../render/story/story.ts';
import type { Annotation, Log } from './log.ts';

/** One annotation for each problem at its line, errors first. `folder`: from the repository root to the project. */
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

/** GitHub needs a path from the repository root. */
function placeForGitHub(where: SourcePosition | undefined, folder: string): Annotation['place'] {
  if (where === undefined) return undefined;
  return { file: printableSentence(posix.join(folder, where.file)), line: where.line, column: where.column };
}

/** "the help desk did not answer → Is the address right?" */
export function withHint({ message, hint }: Failure): string {
  return printableSentence(hint === undefined ? message : `${message} → ${hint}`);
}

/** One annotation for each refused change of a plan, at its line. */
export function annotationsOfStory(story: Story, folder: string): readonly Annotation[] {
  return refusalMarks(story).map(({ where, ...mark }) => ({
    ...mark,
    level: 'error',
    place: placeForGitHub(where, folder),
  }));
}

/** GitHub allows 255 characters. It cuts a longer message itself. */
const LONGEST_TITLE = 120;

/**
 * Writes each annotation once: several targets may report the same for the same line. GitHub shows the first ten of each
 * level of a step; the comment and the page of the run show all.
 */
export function writeAnnotations(all: readonly Annotation[], log: Log): void {
  const once = new Map(all.map((annotation) => [JSON.stringify(annotation), annotation]));
  for (const annotation of once.values())
    log.annotate({ ...annotation, title: printableShort(annotation.title, LONGEST_TITLE) });
}
