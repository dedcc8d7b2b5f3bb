import type { Paper, Style } from './paper.ts';
import { printable, printableShort } from './printable.ts';
import type { Entry, Story, ToldHit } from './story/story.ts';
import { changeLines, creationLines } from './text/detail-lines.ts';
import { placeInWords } from './text/from-to.ts';
import {
  authorInWords,
  digestInShort,
  firstNames,
  foreignHeading,
  MOST_HITS,
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

/** Everything below the header: what happens to each attribute, and what others have staged. */
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
    paper.style.bold(`${foreignHeading(foreign)}${foreignGo === 'along' ? ', and migrated along' : ''}`),
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
  const lines = [
    ...(used.has('at-once') ? ['at once: in force with the request; no discard brings it back'] : []),
    ...(used.has('at-migration') ? ['at the migration: only staged until then, and can be taken back'] : []),
  ];
  if (lines.length === 0) return [];
  return ['', ...lines.flatMap((line) => wrap('', paper.style.dim(line), paper))];
}

const LONGEST_OBSTACLE = 4_000;

/** What a reader has to know before anything else: where, how much, what is lost, what stands in the way. */
function headerLines(story: Story, paper: Paper): readonly string[] {
  const { style } = paper;
  const { counts, destroys, digest, obstacles, restart } = story;
  const line = (text: string): readonly string[] => wrap('', text, paper);
  const refused = counts.refuse === 0 ? '' : `, ${style.red(`${counts.refuse} refused`)}`;
  const losses = `Drops all values of ${plural(destroys.length, 'attribute')}: ${namesInShort(destroys)}.`;
  return [
    ...targetLines(`${style.bold('Plan')} for`, story, paper),
    ...line(
      story.verdict === 'nothing-to-do'
        ? `${style.green('Nothing to do')}: ${noDifference(story)}`
        : `${counts.create} to create, ${counts.update} to update, ${counts.delete} to delete${refused}; ${counts.keep} unchanged.`,
    ),
    ...(destroys.length === 0 ? [] : line(style.red(losses))),
    ...hitLines(story, paper),
    ...(story.verdict === 'nothing-to-do' ? [] : line(`Restart ${RESTART_IN_WORDS[restart]}.`)),
    ...obstacles.flatMap((obstacle) => {
      const text = printableShort(obstacleInWords(obstacle), LONGEST_OBSTACLE);
      return wrap(style.red('Not applicable: '), style.red(text), paper);
    }),
    // A digest is copied: it is on one line, or it is cut and JSON has all of it.
    ...(story.verdict === 'nothing-to-do'
      ? []
      : line(`Digest ${digestInShort(digest, paper.columns - 'Digest '.length)}`)),
  ];
}

/** How many records are hit, before all else that the plan does. */
function hitLines({ hits, countedAt }: Story, paper: Paper): readonly string[] {
  const { style } = paper;
  const paint = ({ asks, weight }: ToldHit): ((text: string) => string) => {
    if (weight === 'none') return style.dim;
    return weight === 'some' && (asks === 'filled' || asks === 'longer-than') ? style.red : style.yellow;
  };
  const left = hits.length - MOST_HITS;
  return [
    ...hits
      .slice(0, MOST_HITS)
      .flatMap((hit) =>
        wrap('  ', `${printableShort(hit.key, 100)}: ${paint(hit)(printableShort(hit.text, LONGEST_NOTE))}`, paper),
      ),
    ...(left <= 0 ? [] : wrap('  ', style.dim(`… and ${left} more, each at its attribute`), paper)),
    ...(countedAt === undefined || hits.length === 0
      ? []
      : wrap('', `Counted ${countedAt}, when the list was saved.`, paper)),
  ];
}

/** Name and address, release and commit. */
export function targetLines(lead: string, { target, release, commit }: Story, paper: Paper): readonly string[] {
  const address = target.url === '' ? '' : ` at ${printableShort(target.url, 300)}`;
  const files = commit === undefined ? '' : `, commit ${printable(commit)}`;
  return [
    ...wrap('', `${lead} ${printableShort(target.name, 100)}${address}`, paper),
    ...wrap('', `Release ${release}${files}`, paper),
  ];
}

export function noDifference({ counts }: Story): string {
  return `${plural(counts.keep, 'attribute')} on the help desk, no difference.`;
}

export function namesInShort(keys: readonly string[]): string {
  return firstNames(keys, (key) => printableShort(key, 100));
}

const COLOURS = {
  create: 'green',
  update: 'yellow',
  delete: 'red',
  refuse: 'red',
  keep: 'dim',
} as const satisfies Record<Entry['action'], keyof Style>;
const LONGEST_NOTE = 1_000;

/** One attribute: what happens to it, what there is to know about that, and every setting that it touches. */
function entryLines(entry: Entry, paper: Paper): readonly string[] {
  const { style } = paper;
  const { action, details, notes, where } = entry;
  const paint = style[COLOURS[action]];
  const name = style.bold(printableShort(entry.name, 100));
  const label = entry.label === undefined ? '' : ` "${printableShort(entry.label, 200)}"`;
  const head = paint(`${name}${label}: ${printableShort(entry.headline, 200)}`);
  return [
    ...wrapWithEnd(`  ${paint(SIGN_OF[action])} `, head, placeInWords(where, style), paper),
    ...notes.flatMap(({ tone, text }) => {
      const shown = printableShort(text, LONGEST_NOTE);
      return wrap(`      ${tone === 'advice' ? '→ ' : ''}`, tone === 'danger' ? style.red(shown) : shown, paper);
    }),
    ...(action === 'create' ? creationLines(details, paper) : changeLines(details, paper)),
  ];
}
