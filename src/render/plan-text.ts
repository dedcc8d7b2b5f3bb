import type { Paper } from './paper.ts';
import { printableShort } from './printable.ts';
import type { Story } from './story/story.ts';
import { authorInWords, foreignHeading, waitingInWords, whenInWords } from './story/waiting-words.ts';
import { entryLines } from './text/entry-lines.ts';
import { headerLines } from './text/header-lines.ts';
import { hang } from './wrap.ts';

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
    paper.style.bold(`${foreignHeading(foreign)}${foreignGo === 'along' ? ', and migrated along' : ''}`),
    ...foreign.flatMap((row) => {
      const by = `by ${printableShort(authorInWords(row), 100)}, ${printableShort(whenInWords(row), 40)}`;
      return hang('  ', `${printableShort(row.live.key, 100)}  ${by}: ${waitingInWords(row.live)}`, paper);
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
  return ['', ...told.flatMap((line) => hang('', paper.style.dim(line), paper))];
}
