import { unreachable } from '../problem/unreachable.ts';
import type { Paper, Style } from './paper.ts';
import { printable, printableShort } from './printable.ts';
import type { Entry, Note, Story } from './story/story.ts';
import { changeLines, creationLines } from './text/detail-lines.ts';
import { placeInWords } from './text/from-to.ts';
import {
  authorInWords,
  digestInShort,
  firstNames,
  obstacleInWords,
  plural,
  RESTART_IN_WORDS,
  SIGN_OF,
  waitingInWords,
  whenInWords,
} from './words.ts';
import { wrap, wrapWithEnd } from './wrap.ts';

/** The plan for a terminal: what matters most at its head, then by object, dangerous first; no line is too wide. */
export function renderPlanText(story: Story, paper: Paper): string {
  return `${[...headerLines(story, paper), ...bodyLines(story, paper)].join('\n')}\n`;
}

/** All that stands below the header: what becomes of each attribute, and what others have staged. */
export function bodyLines(story: Story, paper: Paper): readonly string[] {
  const chapters = story.chapters.flatMap(({ object, entries }) => [
    '',
    paper.style.bold(object),
    ...entries.flatMap((entry) => entryLines(entry, paper)),
  ]);
  return [...chapters, ...foreignLines(story, paper), ...legend(story, paper)];
}

function foreignLines({ foreign, foreignGo }: Story, paper: Paper): readonly string[] {
  if (foreign.length === 0) return [];
  return [
    '',
    paper.style.bold(foreignGo === 'along' ? 'Staged by others, and migrated along' : 'Staged by others'),
    ...foreign.flatMap((row) => {
      const by = `by ${printableShort(authorInWords(row), 100)}, ${printableShort(whenInWords(row), 40)}`;
      return wrap('  ', `${printableShort(row.live.key, 100)}  ${by}: ${waitingInWords(row.live)}`, paper);
    }),
  ];
}

/** Explains the words for when a change takes effect, as far as the plan uses them. */
function legend({ chapters }: Story, paper: Paper): readonly string[] {
  const used = new Set(
    chapters.flatMap(({ entries }) => entries.flatMap(({ details }) => details.map(({ effect }) => effect))),
  );
  const told = [
    ...(used.has('at-once') ? ['at once: in force with the request; no discard brings it back'] : []),
    ...(used.has('at-migration') ? ['at the migration: only staged until then, and can be taken back'] : []),
  ];
  if (told.length === 0) return [];
  return ['', ...told.flatMap((line) => wrap('', paper.style.dim(line), paper))];
}

const LONGEST_OBSTACLE = 4_000;

/** What a reader has to know before anything else: where, how much, what is lost, what stands in the way. */
function headerLines(story: Story, paper: Paper): readonly string[] {
  const { style } = paper;
  const line = (text: string): readonly string[] => wrap('', text, paper);
  const obstacle = style.red('Not applicable: ');
  const { name, url } = story.target;
  const address = url === '' ? '' : ` at ${printableShort(url, 300)}`;
  const commit = story.commit === undefined ? '' : `, commit ${printable(story.commit)}`;
  return [
    ...line(`${style.bold('Plan')} for ${printableShort(name, 100)}${address}`),
    ...line(`Release ${story.release}${commit}`),
    ...line(countsInWords(story, paper)),
    ...(story.destroys.length === 0 ? [] : line(style.red(lossInWords(story)))),
    ...(story.verdict === 'nothing-to-do' ? [] : line(`Restart ${RESTART_IN_WORDS[story.restart]}.`)),
    ...story.obstacles.flatMap((inTheWay) =>
      wrap(obstacle, style.red(printableShort(obstacleInWords(inTheWay), LONGEST_OBSTACLE)), paper),
    ),
    ...(story.verdict === 'nothing-to-do' ? [] : line(`Digest ${digestInShort(story.digest, longestDigest(paper))}`)),
  ];
}

/** A digest is copied: it stands on one line, or it is cut and stands whole elsewhere. */
function longestDigest({ columns }: Paper): number {
  return columns - 'Digest '.length;
}

function countsInWords({ counts, verdict }: Story, { style }: Paper): string {
  if (verdict === 'nothing-to-do')
    return `${style.green('Nothing to do')}: ${plural(counts.keep, 'attribute')} on the help desk, no difference.`;
  const refused = counts.refuse === 0 ? '' : `, ${style.red(`${counts.refuse} refused`)}`;
  return `${counts.create} to create, ${counts.update} to update, ${counts.delete} to delete${refused}; ${counts.keep} unchanged.`;
}

function lossInWords({ destroys }: Story): string {
  const names = firstNames(destroys, (key) => printableShort(key, 100));
  return `Drops all values of ${plural(destroys.length, 'attribute')}: ${names}.`;
}

/** One attribute: what happens to it, what there is to know about that, and every setting that it touches. */
function entryLines(entry: Entry, paper: Paper): readonly string[] {
  const { style } = paper;
  const paint = paintOf(entry.action, style);
  const name = style.bold(printableShort(entry.name, 100));
  const label = entry.label === undefined ? '' : ` "${printableShort(entry.label, 200)}"`;
  const head = paint(`${name}${label}: ${printableShort(entry.headline, 200)}`);
  return [
    ...wrapWithEnd(`  ${paint(SIGN_OF[entry.action])} `, head, placeInWords(entry.where, style), paper),
    ...entry.notes.flatMap((note) => noteLines(note, paper)),
    ...detailLines(entry, paper),
  ];
}

function detailLines({ action, details }: Entry, paper: Paper): readonly string[] {
  if (details.length === 0) return [];
  return action === 'create' ? creationLines(details, paper) : changeLines(details, paper);
}

function paintOf(action: Entry['action'], style: Style): (text: string) => string {
  switch (action) {
    case 'create':
      return style.green;
    case 'update':
      return style.yellow;
    case 'delete':
    case 'refuse':
      return style.red;
    case 'keep':
      return style.dim;
    default:
      return unreachable(action);
  }
}

const LONGEST_NOTE = 1_000;

function noteLines({ tone, text }: Note, paper: Paper): readonly string[] {
  const shown = printableShort(text, LONGEST_NOTE);
  const indent = ' '.repeat(6);
  switch (tone) {
    case 'danger':
      return wrap(indent, paper.style.red(shown), paper);
    case 'advice':
      return wrap(`${indent}→ `, shown, paper);
    case 'plain':
      return wrap(indent, shown, paper);
    default:
      return unreachable(tone);
  }
}
