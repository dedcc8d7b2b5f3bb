import type { ForeignRow } from '../plan/foreign.ts';
import type { Paper } from './paper.ts';
import { printableShort } from './printable.ts';
import type { Story } from './story/story.ts';
import { entryLines } from './text/entry-lines.ts';
import { headerLines } from './text/header-lines.ts';
import { hang } from './wrap.ts';

/** The plan for a terminal: what matters most at its head, then by object, dangerous first; no line is too wide. */
export function renderPlanText(story: Story, paper: Paper): string {
  const chapters = story.chapters.flatMap(({ object, entries }) => [
    '',
    paper.style.bold(object),
    ...entries.flatMap((entry) => entryLines(entry, paper)),
  ]);
  const lines = [
    ...headerLines(story, paper),
    ...chapters,
    ...foreignLines(story.foreign, paper),
    ...legend(story, paper),
  ];
  return `${lines.join('\n')}\n`;
}

function foreignLines(foreign: readonly ForeignRow[], paper: Paper): readonly string[] {
  if (foreign.length === 0) return [];
  return [
    '',
    paper.style.bold('Staged by others'),
    ...foreign.flatMap(({ live, author }) => {
      const by = printableShort(author ?? `user ${live.updatedById}`, 100);
      const waits = `waits for ${live.waitingFor.join(', ')}; by ${by}, ${printableShort(live.updatedAt, 40)}`;
      return hang('  ', `${printableShort(live.key, 100)}  ${waits}`, paper);
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
