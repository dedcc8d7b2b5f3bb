import type { UndoReport } from '../apply/undo.ts';
import { lateLines } from './apply-text.ts';
import { printable, printableSentence } from './printable.ts';
import type { Style } from './style.ts';
import { plural } from './words.ts';

/** What was taken back, what could not be, and why. */
export function renderUndoReport(report: UndoReport, style: Style): string {
  const { failure, undone } = report;
  const takenBack = `${style.green('Taken back')}: ${plural(undone.length, 'attribute')} (${undone.map(printable).join(', ')}).`;
  const untouched =
    report.impossible.length === 0 ? 'Nothing of ours had to be taken back.' : 'Nothing could be taken back.';
  const nothing = failure === undefined ? [untouched] : [];
  const lines = [
    ...(failure === undefined ? [] : [`${style.red('Taking back failed')}: ${printableSentence(failure.message)}`]),
    ...(undone.length === 0 ? nothing : [takenBack]),
    ...(report.thrownAway.length === 0
      ? []
      : [
          style.red(`Thrown away, as asked: what others had staged on ${report.thrownAway.map(printable).join(', ')}.`),
        ]),
    ...report.impossible.map(({ key, why }) => style.red(`  not taken back: ${printable(key)}: ${printable(why)}`)),
    ...(report.stillFlagged.length === 0
      ? []
      : [`  as before, but flagged until the next migration: ${report.stillFlagged.map(printable).join(', ')}`]),
    ...lateLines(report.late),
  ];
  return `${lines.join('\n')}\n`;
}
