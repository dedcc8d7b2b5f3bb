import type { ApplyReport, ApplyRequest, Closing, RestartOutcome } from '../apply/events.ts';
import type { Standing, StoppedReport } from '../apply/standing.ts';
import type { UndoReport } from '../apply/undo.ts';
import { keysInShort, requestInWords } from './apply-text.ts';
import type { Style } from './paper.ts';
import { printable, printableSentence } from './printable.ts';
import { firstNames, plural } from './words.ts';

/** Requests of an apply or undo that may still take effect. */
export function lateLines(late: readonly ApplyRequest[]): readonly string[] {
  if (late.length === 0) return [];
  return [
    `No answer arrived, so these requests may still take effect: ${late.map(requestInWords).join(', ')}. Run \`deskform status\` later to check for pending changes.`,
  ];
}

const CLOSING = {
  migration: 'migration',
  restart: 'restart check',
  verification: 'verification',
} as const satisfies Record<Closing, string>;

/** Renders the report of a complete apply. */
export function renderApplied(
  { done, restart, late }: Extract<ApplyReport, { readonly outcome: 'applied' }>,
  style: Style,
): string {
  const fields = done.length === 0 ? '' : `: ${plural(done.length, 'field')}`;
  const verified = style.green(done.length === 0 ? 'Verified' : 'Applied and verified');
  return `${[`${verified}${fields}. Live state matches the files; nothing is pending.`, ...restartLines(restart), ...lateLines(late)].join('\n')}\n`;
}

/** Whether the service needs a restart, and how. */
export function restartLines(restart: RestartOutcome): readonly string[] {
  if (restart === 'not-needed' || restart === 'back') return [];
  return [
    restart === 'due'
      ? 'Restart the service: until then, its processes use the old columns.'
      : 'Not verified: whether the service restarted. If it did not, restart it:',
    ...HOW_TO_RESTART,
  ];
}

const HOW_TO_RESTART = [
  '  package         systemctl restart zammad',
  '  Docker Compose  docker compose restart',
  '  Kubernetes      kubectl rollout restart deployment --selector app.kubernetes.io/name=zammad',
  '  sandbox         nothing to do',
];

const NOT_KNOWN = 'unknown: the help desk could not be read; run `deskform status` when it is back';

/** Renders the report of a stopped apply: each attribute once, with its current state. */
export function renderStopped(
  report: StoppedReport,
  standing: Standing,
  undo: UndoReport | undefined,
  style: Style,
): string {
  const lines = undo === undefined ? leftLines(report, standing) : takenBackLines(report, standing, undo, style);
  const restart = report.restart === 'due' ? restartLines('due') : [];
  return `${[...lines, ...restart, ...lateLines(report.late)].join('\n')}\n`.replace(/^.*/u, style.red);
}

function leftLines(report: StoppedReport, standing: Standing): readonly string[] {
  const { notTried, pending } = standing;
  return [
    'Stopped part way.',
    ...doneLine(report, standing),
    ...failedLine(report),
    ...keysLine('  not tried:  ', notTried),
    ...(report.missing.length === 0 ? [] : [`  not done:   ${report.missing.map((what) => CLOSING[what]).join(', ')}`]),
    ...pendingLine(pending),
  ];
}

function takenBackLines(
  report: StoppedReport,
  standing: Standing,
  { failure }: UndoReport,
  style: Style,
): readonly string[] {
  const { done, notTried, takenBack, notTakenBack, flagged, pending } = standing;
  const isAsBefore = failure === undefined && notTakenBack.length === 0 && flagged.length === 0 && done.length === 0;
  return [
    isAsBefore ? 'Stopped. The help desk is as it was before.' : 'Stopped part way.',
    ...doneLine(report, standing),
    ...failedLine(report),
    ...keysLine('  not tried:  ', notTried),
    ...keysLine('  taken back: ', takenBack),
    ...notTakenBackLines(notTakenBack).map(style.red),
    ...(failure === undefined ? [] : [style.red(`  taking back failed: ${printableSentence(failure.message)}`)]),
    ...(flagged.length === 0 ? [] : [flaggedLine(flagged)]),
    ...pendingLine(pending),
  ];
}

/** Before the migration, done steps are only staged; if the help desk cannot be read, they may still be pending. */
function doneLine({ migration }: StoppedReport, { done, pending }: Standing): readonly string[] {
  const isStaged = pending === 'not-known' && migration === 'not-asked-for';
  return keysLine(`  ${isStaged ? 'staged:' : 'done:  '}     `, done);
}

/** What failed, where it is an attribute; the sentence above says everything else. */
function failedLine({ failed }: StoppedReport): readonly string[] {
  return failed === undefined ? [] : [`  failed:     ${printable(failed)}`];
}

function pendingLine(pending: Standing['pending']): readonly string[] {
  return pending === 'not-known' ? [`  pending:    ${NOT_KNOWN}`] : keysLine('  pending:    ', pending);
}

function keysLine(what: string, keys: readonly string[]): readonly string[] {
  return keys.length === 0 ? [] : [`${what}${keysInShort(keys)}`];
}

/** What was not taken back; the same reason is said once, with the first names. */
export function notTakenBackLines(all: UndoReport['impossible']): readonly string[] {
  return [...new Set(all.map(({ why }) => why))].map((why) => {
    const keys = all.filter((one) => one.why === why).map(({ key }) => key);
    return `  not taken back: ${keysInShort(keys)}: ${printable(why)}`;
  });
}

function flaggedLine(keys: readonly string[]): string {
  return `  restored, but flagged as pending until the next migration: ${keysInShort(keys)}`;
}

/** Renders the report of an undo: what was taken back, what was not, and why. */
export function renderUndoReport(report: UndoReport, style: Style): string {
  const { failure, undone, impossible, thrownAway, stillFlagged, late } = report;
  const lines: string[] = [];
  if (failure !== undefined) lines.push(`${style.red('Taking back failed')}: ${printableSentence(failure.message)}`);
  if (undone.length > 0)
    lines.push(`${style.green('Taken back')}: ${plural(undone.length, 'field')} (${firstNames(undone, printable)}).`);
  else if (failure === undefined)
    lines.push(impossible.length === 0 ? 'Nothing staged by deskform to take back.' : 'Nothing could be taken back.');
  if (thrownAway.length > 0)
    lines.push(style.red(`Discarded as requested: foreign changes to ${keysInShort(thrownAway)}.`));
  lines.push(...notTakenBackLines(impossible).map(style.red));
  if (stillFlagged.length > 0) lines.push(flaggedLine(stillFlagged));
  return `${[...lines, ...lateLines(late)].join('\n')}\n`;
}
