import { countDecisions, type Plan } from '../plan/plan.ts';
import { groupOf, IN_TEXT, resultOf } from './headline.ts';
import type { Paper, Style } from './paper.ts';
import { printable, printableJson, printableShort } from './printable.ts';
import { hitsInSummary } from './story/hits.ts';
import type { Entry, Story, ToldHit } from './story/story.ts';
import { changeLines, creationLines } from './text/detail-lines.ts';
import { placeInWords } from './text/from-to.ts';
import {
  authorInWords,
  firstNames,
  foreignHeading,
  MOST_HITS,
  minuteInWords,
  obstacleInWords,
  plural,
  SIGN_OF,
  waitingInWords,
} from './words.ts';
import { wrap, wrapWithEnd } from './wrap.ts';

/** Renders the plan for a terminal: the headline, deleted data, each change with dangerous ones first, and the target. */
export function renderPlanText(story: Story, paper: Paper): string {
  const parts = [lossLines(story, paper), ...bodyParts(story, paper), summaryLines(story, paper)];
  return `${separated(parts).join('\n')}\n`;
}

/** Joins the parts with an empty line between them. */
export function separated(parts: readonly (readonly string[])[]): readonly string[] {
  return parts.filter((lines) => lines.length > 0).flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
}

/** What happens to each attribute, and the foreign changes. */
export function bodyParts(story: Story, paper: Paper): readonly (readonly string[])[] {
  const chapters = story.chapters.map(({ object, entries }) => [
    paper.style.bold(object),
    ...entries.filter(({ action }) => action !== 'keep').flatMap((entry) => entryLines(entry, paper)),
    ...keptLines(
      entries.filter(({ action }) => action === 'keep'),
      paper,
    ),
  ]);
  return [...chapters, foreignLines(story, paper), legend(story, paper)];
}

function foreignLines({ foreign, foreignGo }: Story, paper: Paper): readonly string[] {
  if (foreign.length === 0) return [];
  return [
    paper.style.bold(`${foreignHeading(foreign)}${foreignGo === 'along' ? ', also migrated by this plan' : ''}`),
    ...foreign.flatMap((row) => {
      const by = `by ${printableShort(authorInWords(row), 100)}, ${printableShort(minuteInWords(row.updated_at), 40)}`;
      return wrap('  ', `${printableShort(row.key, 100)}  ${by}: ${waitingInWords(row)}`, paper);
    }),
  ];
}

/** Explains "immediately", if the plan uses it. */
function legend({ chapters }: Story, paper: Paper): readonly string[] {
  const isUsed = chapters.some(({ entries }) =>
    entries.some(({ details }) => details.some(({ effect }) => effect === 'at-once')),
  );
  const text = 'immediately: takes effect as soon as it is sent; discarding pending changes does not revert it';
  return isUsed ? wrap('', paper.style.dim(text), paper) : [];
}

const LONGEST_OBSTACLE = 4_000;

/** The headline, and the data that is deleted, before anything else. */
function lossLines(story: Story, paper: Paper): readonly string[] {
  const { destroys, hits } = story;
  const { bold, red } = paper.style;
  const known = new Set(hits.flatMap(({ key, hit }) => (hit === 'value-deleted' ? [key] : [])));
  const unknown = destroys.filter((key) => !known.has(key));
  return [
    ...wrap('', bold(resultOf([groupOf(story)], { ...IN_TEXT, strong: red })), paper),
    ...(unknown.length === 0 ? [] : wrap('  ', red(`${namesInShort(unknown)}: deletes every value`), paper)),
    ...hitLines(story, paper),
  ];
}

/** Obstacles, the target, and what stays: right above the prompt of an apply. */
function summaryLines(story: Story, paper: Paper): readonly string[] {
  const { style } = paper;
  return [
    ...story.obstacles.flatMap((obstacle) => {
      const text = printableShort(obstacleInWords(obstacle), LONGEST_OBSTACLE);
      const [, why = text, option] = /^(.*) (--allow-destroy \S+)$/u.exec(text) ?? [];
      const rows = wrap(style.red('Cannot be applied: '), style.red(why), paper);
      // The option is copied: it is on one line.
      return option === undefined ? rows : [...rows, `  ${style.red(option)}`];
    }),
    ...targetLines(story, paper),
    ...(story.shows === 'part'
      ? wrap('', 'Only the fields that you named are shown. An apply runs the complete plan.', paper)
      : []),
  ];
}

/** The target, and how many of its fields stay. */
export function targetLines(story: Story, paper: Paper): readonly string[] {
  const { counts, managed, verdict } = story;
  const line = (text: string): readonly string[] => wrap('', text, paper);
  return [
    ...line(targetInWords(story)),
    ...(verdict === 'nothing-to-do'
      ? line(`Unchanged: ${plural(managed, 'field')} of the files, ${plural(counts.keep - managed, 'other field')}.`)
      : counts.keep > 0
        ? line(`Unchanged: ${plural(counts.keep, 'field')}.`)
        : []),
  ];
}

/** How many records are affected, before everything else. */
function hitLines({ hits, countedAt }: Story, paper: Paper): readonly string[] {
  const { style } = paper;
  const paint = ({ hit, records }: ToldHit): ((text: string) => string) => {
    if (records === 0) return style.dim;
    return records !== null && (hit === 'value-deleted' || hit === 'value-too-long') ? style.red : style.yellow;
  };
  const lines = hitsInSummary(hits);
  const left = lines.length - MOST_HITS;
  return [
    ...lines.slice(0, MOST_HITS).flatMap(({ keys, text, hit }) => {
      const names = firstNames(keys, (key) => printableShort(key, 100));
      return wrap('  ', `${names}: ${paint(hit)(printableShort(text, LONGEST_NOTE))}`, paper);
    }),
    ...(left <= 0 ? [] : wrap('  ', style.dim(`… and ${left} more, listed with each field`), paper)),
    ...(countedAt === undefined || hits.length === 0
      ? []
      : wrap('', `Counted ${countedAt}, when the snapshot was saved.`, paper)),
  ];
}

/** Name and address, release and commit. */
function targetInWords({ target, release, commit }: Story): string {
  const address = target.url === '' ? '' : ` at ${printableShort(target.url, 300)}`;
  const files = commit === undefined ? '' : `, commit ${printable(commit)}`;
  return `Target: ${printableShort(target.name, 100)}${address}, release ${release}${files}`;
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

/** Fields that stay as they are for the same reason: of several, names are enough. */
function keptLines(entries: readonly Entry[], paper: Paper): readonly string[] {
  return [...new Set(entries.map(({ headline }) => headline))].flatMap((headline) => {
    const group = entries.filter((entry) => entry.headline === headline);
    if (group.length === 1 || group.some(({ notes }) => notes.length > 0))
      return group.flatMap((entry) => entryLines(entry, paper));
    const names = firstNames(
      group.map(({ name }) => name),
      (name) => printableShort(name, 100),
    );
    return wrap('  = ', paper.style.dim(`${names}: ${headline}`), paper);
  });
}

/** One attribute: what happens to it, its notes, and every changed setting. */
function entryLines(entry: Entry, paper: Paper): readonly string[] {
  const { style } = paper;
  const { action, notes, where } = entry;
  const paint = style[COLOURS[action]];
  const name = style.bold(printableShort(entry.name, 100));
  const label = entry.label === undefined ? '' : ` "${printableShort(entry.label, 200)}"`;
  const what = entry.headline === '' ? '' : `: ${printableShort(entry.headline, 200)}`;
  const head = paint(`${name}${label}${what}`);
  return [
    ...wrapWithEnd(`  ${paint(SIGN_OF[action])} `, head, placeInWords(where, style), paper),
    ...notes.flatMap(({ tone, text }) => {
      const shown = printableShort(text, LONGEST_NOTE);
      return wrap(`      ${tone === 'advice' ? '→ ' : ''}`, tone === 'danger' ? style.red(shown) : shown, paper);
    }),
    ...(action === 'create' ? creationLines(entry, paper) : changeLines(entry, paper)),
  ];
}

/**
 * The counts of a plan as GitLab's Terraform report, the one form in which a merge request of GitLab shows what a plan
 * would do. What is refused is in none of them: the job fails by it.
 */
export function renderPlanGitlab(plan: Plan): string {
  const { create, update, delete: gone } = countDecisions(plan.document.decisions);
  return `${printableJson({ create, update, delete: gone })}\n`;
}
