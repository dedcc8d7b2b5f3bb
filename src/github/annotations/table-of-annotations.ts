import { codeCell, makeRoom } from '../../render/markdown.ts';
import { printableShort } from '../../render/printable.ts';
import { plural } from '../../render/words.ts';
import type { Annotation } from '../log.ts';

const HEAD = '| level | place | what |\n| --- | --- | --- |';
/** The page of a run has more to say than this. */
const BUDGET_IN_BYTES = 100_000;
const LONGEST_PLACE = 200;
const LONGEST_TEXT = 400;

/** The marks that GitHub does not show, in a table for the page of the run; at its end how many had no room there. */
export function tableOfAnnotations(annotations: readonly Annotation[]): string {
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
