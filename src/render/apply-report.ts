import type { ApplyReport, ApplyRequest, RestartOutcome } from '../apply/events.ts';
import type { Standing, StoppedReport } from '../apply/standing.ts';
import type { UndoReport } from '../apply/undo.ts';
import { grouped } from '../model/grouped.ts';
import { keysInShort, lateInWords } from './apply-text.ts';
import type { Style } from './paper.ts';
import { printable, printableSentence } from './printable.ts';
import { counted, firstNames } from './words.ts';

/** Requests of an apply or undo that may still take effect. */
export function lateLines(late: readonly ApplyRequest[]): readonly string[] {
  if (late.length === 0) return [];
  return [`${lateInWords(late)}. Run \`deskform status\` later to check for pending changes.`];
}

export function renderApplied(
  { done, restart, late }: Extract<ApplyReport, { readonly outcome: 'applied' }>,
  style: Style,
): string {
  const fields = done.length === 0 ? '' : `: ${counted(done.length, 'field')}`;
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
  { done, notTried, takenBack, notTakenBack, flagged, pending }: Standing,
  undo: UndoReport | undefined,
  style: Style,
): string {
  const isUndone = undo !== undefined && undo.failure === undefined;
  const isAsBefore = isUndone && notTakenBack.length === 0 && flagged.length === 0 && done.length === 0;
  // Before the migration, done steps are only staged; if the help desk cannot be read, they may still be pending.
  const isStaged = pending === 'not-known' && report.migration === 'not-asked-for';
  const missing =
    undo === undefined ? report.missing.map((what) => (what === 'restart' ? 'restart check' : what)).join(', ') : '';
  const lines = [
    isAsBefore ? 'Stopped. The help desk is as it was before.' : 'Stopped part way.',
    ...column(isStaged ? 'staged' : 'done', keysInShort(done)),
    // The sentence above says everything else that failed.
    ...column('failed', printable(report.failed ?? '')),
    ...column('not tried', keysInShort(notTried)),
    ...column('taken back', keysInShort(takenBack)),
    ...notTakenBackLines(notTakenBack).map(style.red),
    ...(undo?.failure === undefined
      ? []
      : [style.red(`  taking back failed: ${printableSentence(undo.failure.message)}`)]),
    ...flaggedLines(flagged),
    ...column('not done', missing),
    ...column('pending', pending === 'not-known' ? NOT_KNOWN : keysInShort(pending)),
    ...(report.restart === 'due' ? restartLines('due') : []),
    ...lateLines(report.late),
  ];
  return `${lines.join('\n')}\n`.replace(/^.*/u, style.red);
}

function column(what: string, words: string): readonly string[] {
  return words === '' ? [] : [`  ${`${what}:`.padEnd('taken back: '.length)}${words}`];
}

/** What was not taken back; the same reason is said once, with the first names. */
export function notTakenBackLines(all: UndoReport['impossible']): readonly string[] {
  return [...grouped(all.map(({ why, key }) => [why, key] as const))].map(
    ([why, keys]) => `  not taken back: ${keysInShort(keys)}: ${printable(why)}`,
  );
}

function flaggedLines(keys: readonly string[]): readonly string[] {
  return keys.length === 0 ? [] : [`  restored, but flagged as pending until the next migration: ${keysInShort(keys)}`];
}

export function renderUndoReport(report: UndoReport, style: Style): string {
  const { failure, undone, impossible, thrownAway, stillFlagged, late } = report;
  const lines: string[] = [];
  if (failure !== undefined) lines.push(`${style.red('Taking back failed')}: ${printableSentence(failure.message)}`);
  if (undone.length > 0)
    lines.push(`${style.green('Taken back')}: ${counted(undone.length, 'field')} (${firstNames(undone, printable)}).`);
  else if (failure === undefined)
    lines.push(impossible.length === 0 ? 'Nothing staged by deskform to take back.' : 'Nothing could be taken back.');
  if (thrownAway.length > 0)
    lines.push(style.red(`Discarded as requested: foreign changes to ${keysInShort(thrownAway)}.`));
  lines.push(...notTakenBackLines(impossible).map(style.red));
  return `${[...lines, ...flaggedLines(stillFlagged), ...lateLines(late)].join('\n')}\n`;
}
