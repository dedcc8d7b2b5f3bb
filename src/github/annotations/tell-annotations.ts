import { codeCell, makeRoom } from '../../render/markdown.ts';
import { printableShort, printableWithin } from '../../render/printable.ts';
import { plural } from '../../render/words.ts';
import type { Annotation, Log } from '../log.ts';

/** GitHub keeps so many of each level for one step, and drops the others without a word. */
const MOST_OF_A_LEVEL = 10;

/**
 * Sets the marks that GitHub shows: of each level the first. The others come back as parts of a summary, in Markdown,
 * and nothing does where no marks are wanted.
 */
export function tellAnnotations(
  all: readonly Annotation[],
  which: 'all' | 'none',
  log: Log,
): { readonly left: readonly string[] } {
  if (which === 'none') return { left: [] };
  const once = onceEach(all);
  const isShown = firstOfEachLevel(once);
  for (const annotation of once) if (isShown.has(annotation)) log.annotate(withinLimits(annotation));
  const left = once.filter((annotation) => !isShown.has(annotation));
  return { left: left.length === 0 ? [] : [tableOfAnnotations(left)] };
}

/** Several targets say the same of the same line. */
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
    (['error', 'warning', 'notice'] as const).flatMap((wanted) =>
      all.filter(({ level }) => level === wanted).slice(0, MOST_OF_A_LEVEL),
    ),
  );
}

/** It takes 255, and 4,096 characters of a message; what is said of those left out has to fit, too. */
const LONGEST_TITLE = 120;
const LONGEST_LINE = 3_000;
const LONGEST_MESSAGE = 4_000;

function withinLimits(annotation: Annotation): Annotation {
  return {
    ...annotation,
    title: printableShort(annotation.title, LONGEST_TITLE),
    message: linesWithin(annotation.message.split('\n')).join('\n'),
  };
}

/** A byte is never less than one of the characters that GitHub counts. */
function linesWithin(lines: readonly string[]): readonly string[] {
  const shown = makeRoom(LONGEST_MESSAGE).fill(lines, (line) => printableWithin(line, LONGEST_LINE));
  const left = lines.length - shown.length;
  return left === 0 ? shown : [...shown, `… and ${plural(left, 'more line')}`];
}

const HEAD = '| level | place | what |\n| --- | --- | --- |';
/** The page of a run has more to say than this. */
const BUDGET_IN_BYTES = 100_000;
const LONGEST_PLACE = 200;
const LONGEST_TEXT = 400;

/** The marks that GitHub does not show, in a table for the page of the run; at its end how many had no room there. */
function tableOfAnnotations(annotations: readonly Annotation[]): string {
  const rows = makeRoom(BUDGET_IN_BYTES).fill(annotations, rowOf);
  const left = annotations.length - rows.length;
  return [
    `**${plural(annotations.length, 'more annotation')}:** GitHub shows ten of each level for a step.`,
    [HEAD, ...rows].join('\n'),
    ...(left === 0 ? [] : [`… and ${left} more; \`deskform validate\` and \`deskform plan\` tell all of them.`]),
  ].join('\n\n');
}

function rowOf({ level, title, message, place }: Annotation): string {
  const at = place === undefined ? '' : codeCell(printableShort(`${place.file}:${place.line}`, LONGEST_PLACE));
  const text = `${title}: ${message.split('\n').join('; ')}`;
  return `| ${level} | ${at} | ${codeCell(printableShort(text, LONGEST_TEXT))} |`;
}
