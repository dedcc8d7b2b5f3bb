import { posix } from 'node:path';
import type { Failure } from '../problem/failure.ts';
import type { SourcePosition } from '../problem/problem.ts';
import { byPlace, isError, type Problem } from '../problem/problem.ts';
import { makeBudget } from '../render/markdown.ts';
import { printableSentence, printableShort } from '../render/printable.ts';
import { refusalMarks } from '../render/problems-for-ci.ts';
import type { Story } from '../render/story/story.ts';
import { plural } from '../render/words.ts';
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

/** Converts a position to a path from the repository root, as GitHub needs it. `folder` is the path to the project. */
export function placeForGitHub(where: SourcePosition | undefined, folder: string): Annotation['place'] {
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

/** GitHub keeps this many annotations of each level for one step, and silently drops the rest. */
const MOST_OF_A_LEVEL = 10;

/** Writes the annotations that GitHub shows: the first of each level. The comment and the run page show all. */
export function writeAnnotations(all: readonly Annotation[], log: Log): void {
  const once = onceEach(all);
  const isShown = firstOfEachLevel(once);
  for (const annotation of once) if (isShown.has(annotation)) log.annotate(withinLimits(annotation));
}

/** Removes duplicates: several targets may report the same for the same line. */
function onceEach(all: readonly Annotation[]): readonly Annotation[] {
  const byText = new Map<string, Annotation>();
  for (const annotation of all) {
    const { place, title, message } = annotation;
    const text = JSON.stringify([place?.file, place?.line, place?.column, title, message]);
    if (!byText.has(text)) byText.set(text, annotation);
  }
  return [...byText.values()];
}

function firstOfEachLevel(all: readonly Annotation[]): ReadonlySet<Annotation> {
  return new Set(
    (['error', 'warning'] as const).flatMap((wanted) =>
      all.filter(({ level }) => level === wanted).slice(0, MOST_OF_A_LEVEL),
    ),
  );
}

/** GitHub allows 255 characters for a title and 4,096 for a message, including the note about truncated lines. */
const LONGEST_TITLE = 120;
const LONGEST_LINE = 1_300;
const LONGEST_MESSAGE = 4_000;

function withinLimits(annotation: Annotation): Annotation {
  return {
    ...annotation,
    title: printableShort(annotation.title, LONGEST_TITLE),
    message: linesWithin(annotation.message.split('\n')).join('\n'),
  };
}

/** Counts bytes: GitHub counts characters, of which there are never more. */
function linesWithin(lines: readonly string[]): readonly string[] {
  const shown = makeBudget(LONGEST_MESSAGE).fill(lines, (line) => printableShort(line, LONGEST_LINE));
  const left = lines.length - shown.length;
  return left === 0 ? shown : [...shown, `… and ${plural(left, 'more line')}`];
}
