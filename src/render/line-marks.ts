import type { SourcePosition } from '../problem/source-position.ts';
import { unreachable } from '../problem/unreachable.ts';
import { type Paper, PLAIN } from './paper.ts';
import { printableSentence, printableShort } from './printable.ts';
import { DANGERS, type Danger, type Detail, type Entry, type Note, type Story } from './story/story.ts';
import { changeLines, creationLines } from './text/detail-lines.ts';
import { COST_IN_WORDS, obstacleInWords } from './words.ts';

/** What a plan does at one line of the files, or to the run as a whole, for a tool that shows it there. */
export interface LineMark {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  /** In the files of the project. */
  readonly where: SourcePosition | undefined;
}

/** What there is to say at one line, and how careful a reader has to be. */
interface Mark {
  readonly level: LineMark['level'];
  readonly danger: Danger;
  readonly where: Entry['where'];
  readonly lines: readonly string[];
}

/** What a plan does, each change at the line that causes it, the most dangerous first. */
export function marksOfStory(story: Story): readonly LineMark[] {
  const entries = story.chapters.flatMap((chapter) => chapter.entries);
  const marks = entries.flatMap((entry) => marksOf(entry).map((mark) => ({ ...mark, title: titleOf(entry) })));
  return [
    ...obstaclesOf(story),
    ...marks
      .sort(byDangerThenPlace)
      .map(({ level, title, where, lines }) => ({ level, title, where, message: lines.join('\n') })),
  ];
}

/** What no line causes, and yet keeps all of it from being applied. Refusals have marks of their own. */
function obstaclesOf({ obstacles }: Story): readonly LineMark[] {
  return obstacles
    .filter(({ kind }) => kind !== 'refusals')
    .map((obstacle) => ({
      level: 'error',
      title: 'Not applicable',
      message: printableSentence(obstacleInWords(obstacle)),
      where: undefined,
    }));
}

function titleOf({ key, label }: Entry): string {
  return `${printableShort(key, 100)}${label === undefined ? '' : ` "${printableShort(label, 100)}"`}`;
}

function marksOf(entry: Entry): readonly Mark[] {
  const { action, danger, where, details } = entry;
  switch (action) {
    case 'keep':
      return [];
    case 'refuse': {
      const wanted = cellByCell(details).flatMap(linesOfDetail);
      return [{ level: 'error', danger, where, lines: [...linesOfEntry(entry), ...wanted] }];
    }
    case 'delete':
      return [{ level: danger === 'destroys' ? 'warning' : 'notice', danger, where, lines: linesOfEntry(entry) }];
    case 'create': {
      const lines = [...linesOfEntry(entry), ...linesOfCreation(details)];
      return [{ level: levelOf(details), danger, where, lines }];
    }
    case 'update':
      return details.length === 0
        ? [{ level: 'notice', danger, where, lines: linesOfEntry(entry) }]
        : byLine(cellByCell(details)).map((here) => markOfChanges(here, entry));
    default:
      return unreachable(action);
  }
}

/** What changes at one line. Its danger is its own: other lines of the attribute may do worse. */
function markOfChanges(here: readonly Detail[], { notes }: Entry): Mark {
  return {
    level: levelOf(here),
    danger: here.some(({ effect }) => effect === 'at-once') ? 'at-once' : 'rest',
    where: here[0]?.where,
    lines: [...here.flatMap(linesOfDetail), ...linesOfNotes(notes)],
  };
}

/** A cell of the screens has a line of its own. */
function cellByCell(details: readonly Detail[]): readonly Detail[] {
  return details.flatMap((detail): readonly Detail[] =>
    detail.kind === 'screens' && detail.cells.length > 0 ? detail.cells : [detail],
  );
}

function byLine(details: readonly Detail[]): readonly (readonly Detail[])[] {
  const lines = new Map<string, readonly Detail[]>();
  for (const detail of details) {
    const line = JSON.stringify([detail.where?.file, detail.where?.line]);
    lines.set(line, [...(lines.get(line) ?? []), detail]);
  }
  return [...lines.values()];
}

/** Costs that neither lose values nor stop anybody. */
const HARMLESS: readonly string[] = [COST_IN_WORDS.none, COST_IN_WORDS['new-records-only']];

function levelOf(details: readonly Detail[]): LineMark['level'] {
  return details.every(({ cost }) => HARMLESS.includes(cost)) ? 'notice' : 'warning';
}

const LEVELS: readonly LineMark['level'][] = ['error', 'warning', 'notice'];

function byDangerThenPlace(a: Mark, b: Mark): number {
  return (
    LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) ||
    DANGERS.indexOf(a.danger) - DANGERS.indexOf(b.danger) ||
    byText(a.where?.file ?? '', b.where?.file ?? '') ||
    (a.where?.line ?? 0) - (b.where?.line ?? 0)
  );
}

function byText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** GitHub breaks lines by itself. */
const ENDLESS: Paper = { style: PLAIN, columns: Number.POSITIVE_INFINITY, signs: 'unicode', places: 'of-each-setting' };

/** What happens to an attribute as a whole. */
function linesOfEntry({ headline, notes }: Entry): readonly string[] {
  return [printableSentence(headline), ...linesOfNotes(notes)];
}

function linesOfNotes(notes: readonly Note[]): readonly string[] {
  return notes.map(({ tone, text }) => `${tone === 'advice' ? '→ ' : ''}${printableSentence(text)}`);
}

/** One setting as the terminal tells it: what it was and will be, when, and what it costs. */
function linesOfDetail(detail: Detail): readonly string[] {
  return withoutMargin(changeLines({ details: [withoutPlace(detail)], where: undefined }, ENDLESS));
}

/** What a new attribute brings. */
function linesOfCreation(details: readonly Detail[]): readonly string[] {
  return withoutMargin(creationLines({ details: details.map(withoutPlace), where: undefined }, ENDLESS));
}

/** The mark stands there already. */
function withoutPlace(detail: Detail): Detail {
  return { ...detail, where: undefined };
}

/** The terminal sets details in below their attribute. */
function withoutMargin([first = '', ...below]: readonly string[]): readonly string[] {
  const margin = / */u.exec(first)?.[0].length ?? 0;
  return [first.slice(margin), ...below.map((line) => line.replace(/^ {6}/u, ''))];
}
