import { grouped } from '../model/grouped.ts';
import { countDecisions, type Plan } from '../plan/plan.ts';
import { entryLines, paintOf } from './entry-text.ts';
import { groupOf, IN_TEXT, resultOf } from './headline.ts';
import type { Paper } from './paper.ts';
import { LONGEST_TEXT, printable, printableJson, printableName, printableShort } from './printable.ts';
import { type Entry, groupsOf, risksOnTop, type Story } from './story/story.ts';
import { counted, firstNames, foreignInShort, labelsOnly, obstacleInWords } from './words.ts';
import { wrap } from './wrap.ts';

/** Renders the plan for a terminal: the headline, the risks, each change, worst first, and the target. */
export function renderPlanText(story: Story, paper: Paper): string {
  return textOf([topLines(story, paper), ...bodyParts(story, paper), summaryLines(story, paper)]);
}

const MOST_ASKED = 3;

/** The risks for a confirmation prompt: " Ticket.fax: 1,204 tickets lose their values." */
export function risksInShort({ risks }: Story): string {
  if (risks.length === 0) return '';
  const shown = risks
    .slice(0, MOST_ASKED)
    .map(({ keys, text }) => printableShort(`${firstNames(keys, (key) => key)}: ${text}`, 200));
  const left = risks.length - shown.length;
  return ` ${shown.join('; ')}${left > 0 ? `; and ${left} more` : ''}.`;
}

/** Joins the parts with an empty line between them. */
export function textOf(parts: readonly (readonly string[])[]): string {
  const texts = parts.filter((lines) => lines.length > 0).map((lines) => `${lines.join('\n')}\n`);
  return texts.join('\n');
}

/** What happens to each attribute, worst first, and the foreign changes. */
export function bodyParts(story: Story, paper: Paper): readonly (readonly string[])[] {
  const { grave, rest, labels } = groupsOf(story.entries);
  return [
    changeLines([...grave, ...rest], paper),
    labels.length === 0 ? [] : [paper.style.bold(labelsOnly(labels.length)), ...changeLines(labels, paper)],
    foreignLines(story, paper),
    legend(story, paper),
  ];
}

function foreignLines({ foreign, foreignHeading }: Story, paper: Paper): readonly string[] {
  if (foreign.length === 0) return [];
  return [
    paper.style.bold(foreignHeading),
    ...foreign.flatMap((row) => wrap('  ', foreignInShort(row, printableName), paper)),
  ];
}

function legend({ entries }: Story, paper: Paper): readonly string[] {
  const isUsed = entries.some(({ lines }) => lines.some(({ effect }) => effect === 'at-once'));
  const text = 'immediately: takes effect as soon as it is sent; discarding pending changes does not revert it';
  return isUsed ? wrap('', paper.style.dim(text), paper) : [];
}

const LONGEST_OBSTACLE = 4_000;

function topLines(story: Story, paper: Paper): readonly string[] {
  const { style } = paper;
  const { title, shown, more } = risksOnTop(story.risks, 'risk');
  return [
    ...wrap('', style.bold(resultOf([groupOf(story)], { ...IN_TEXT, strong: style.red })), paper),
    ...(shown.length === 0 ? [] : [style.bold(`${title}:`)]),
    ...shown.flatMap((risk) =>
      wrap('  ', `${firstNames(risk.keys, printableName)}: ${paintOf(risk, style)(risk.text)}`, paper),
    ),
    ...more.flatMap((text) => wrap('  ', style.dim(text), paper)),
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
  ];
}

/** The target with its release and commit, and how many of its fields stay. */
export function targetLines({ counts, managed, verdict, target, release, commit }: Story, paper: Paper) {
  const address = target.url === '' ? '' : ` at ${printableShort(target.url, LONGEST_TEXT)}`;
  const files = commit === undefined ? '' : `, commit ${printable(commit)}`;
  const stays =
    verdict === 'nothing-to-do'
      ? [`Unchanged: ${counted(managed, 'field')} of the files, ${counted(counts.keep - managed, 'other field')}.`]
      : counts.keep > 0
        ? [`Unchanged: ${counted(counts.keep, 'field')}.`]
        : [];
  return [`Target: ${printableName(target.name)}${address}, release ${release}${files}`, ...stays].flatMap((text) =>
    wrap('', text, paper),
  );
}

/** Each field; of several that stay as they are for the same reason, names are enough. */
function changeLines(entries: readonly Entry[], paper: Paper): readonly string[] {
  const groups = grouped(entries.map((one) => [one.danger === 'kept' ? one.headline : one.key, one] as const));
  return [...groups].flatMap(([headline, group]) => {
    if (group.length === 1 || group.some(({ notes }) => notes.length > 0))
      return group.flatMap((entry) => entryLines(entry, paper));
    const names = firstNames(group, ({ key }) => printableName(key));
    return wrap('  = ', paper.style.dim(`${names}: ${headline}`), paper);
  });
}

/**
 * The counts of a plan as GitLab's Terraform report, the one form in which a merge request of GitLab shows what a plan
 * would do. What is refused is in none of them: the job fails by it.
 */
export function renderPlanGitlab(plan: Plan): string {
  const { create, update, delete: gone } = countDecisions(plan.document.decisions);
  return `${printableJson({ create, update, delete: gone })}\n`;
}
