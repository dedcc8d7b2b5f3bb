import type { ApplyEvent, ApplyReport, ApplyRequest, Closing, RestartDue, RestartOutcome } from '../apply/events.ts';
import type { Standing, StoppedReport } from '../apply/standing.ts';
import type { UndoReport } from '../apply/undo.ts';
import { unreachable } from '../problem/unreachable.ts';
import type { Style } from './paper.ts';
import { printable, printableSentence } from './printable.ts';
import { firstNames, MOST_NAMES, plural } from './words.ts';

/** One event of an apply as a line for the user who waits; undefined where there is nothing to say yet. */
export function applyEventLine(event: ApplyEvent, style: Style): string | undefined {
  switch (event.type) {
    case 'sending':
      return event.request.kind === 'migrate' ? 'Migrating …' : undefined;
    case 'answered':
      return style.green(`  ${doneInWords(event.request)}`);
    case 'refused':
      return style.red(`  refused (${event.status}): ${requestInWords(event.request)}`);
    case 'answer-lost':
      return style.yellow(
        `  no answer to: ${requestInWords(event.request)} (${printableSentence(event.message)}); looking what became of it`,
      );
    case 'settled':
      return (event.tookEffect === 'yes' ? style.green : style.yellow)(
        `  ${SETTLED[event.tookEffect]}: ${requestInWords(event.request)}`,
      );
    case 'unsent':
      return style.yellow(`  not sent: ${requestInWords(event.request)} (${printableSentence(event.message)})`);
    case 'late-possible':
      return style.yellow(
        `May still arrive, since the answer was lost: ${event.requests.map(requestInWords).join(', ')}. Waiting ${event.waitMs / 1000} s before the last look …`,
      );
    case 'commit-set-proved':
      return `Verified the pending set: exactly ${plural(event.keys.length, 'attribute')}.`;
    case 'nothing-to-migrate':
      return 'Nothing pending: no migration needed.';
    case 'restart-command':
      return 'Running the restart command …';
    case 'waiting-for-restart':
      return `Watching the service restart (at most ${event.limitMs / 1000} s) …`;
    case 'service-away':
      return '  service down';
    case 'service-back':
      return style.green('  service healthy');
    case 'restart-due':
      return style.yellow(
        `Restart needed: ${whyDue(event.because)}. Until then its other processes keep the old columns.`,
      );
    case 'migrated-by-others':
      return style.yellow(
        `Migrated meanwhile outside this run, as declared: ${event.keys.length === 0 ? 'what was pending' : keysInShort(event.keys)}. Nothing is left to migrate.`,
      );
    case 'slipped-in':
      return style.yellow(
        `Changed meanwhile outside deskform, and possibly migrated along: ${event.keys.map(printable).join(', ')}`,
      );
    case 'journal-lost':
      return style.yellow(printableSentence(event.message));
    case 'proved':
      return style.green('Verified: live state matches the files; nothing pending.');
    default:
      return unreachable(event);
  }
}

function whyDue(because: RestartDue): string {
  if (because.kind === 'it-stays') return 'this service does not restart by itself';
  if (because.kind === 'migration-stopped')
    return 'an earlier migration changed columns and failed, and no restart comes after that';
  return `no restart was seen within ${because.watchedMs / 1000} s`;
}

const SETTLED = {
  yes: 'it was done',
  no: 'no effect so far',
  'not-known': 'whether it was done is not known',
} as const satisfies Record<Extract<ApplyEvent, { readonly type: 'settled' }>['tookEffect'], string>;

/** One request, such as "update Ticket.floor". */
export function requestInWords(request: ApplyRequest): string {
  return 'key' in request ? `${request.kind} ${printable(request.key)}` : `${request.kind} what is pending`;
}

const DONE: Readonly<Record<ApplyRequest['kind'], (key: string) => string>> = {
  migrate: () => 'migrated',
  create: (key) => `staged ${key} (new)`,
  update: (key) => `changed ${key}`,
  delete: (key) => `marked ${key} for deletion`,
  remove: (key) => `took back ${key} (never migrated)`,
  restore: (key) => `put back ${key}`,
  discard: () => 'discarded what was staged',
};

function doneInWords(request: ApplyRequest): string {
  return DONE[request.kind]('key' in request ? printable(request.key) : '');
}

/** The first ones by name, the rest as a number: `status` and --json list them all. */
function keysInShort(keys: readonly string[]): string {
  if (keys.length === 0) return 'nothing';
  const shown = firstNames(keys, printable);
  return keys.length <= MOST_NAMES ? shown : `${keys.length} attributes: ${shown}`;
}

/** What an apply or an undo cannot promise. */
export function lateLines(late: readonly ApplyRequest[]): readonly string[] {
  if (late.length === 0) return [];
  return [
    `May still arrive, since the answer was lost: ${late.map(requestInWords).join(', ')}. Run \`deskform status\` later to see whether anything is pending.`,
  ];
}

const CLOSING = {
  migration: 'the migration',
  restart: 'the wait for the restart',
  proof: 'the verification',
} as const satisfies Record<Closing, string>;

type AppliedReport = Extract<ApplyReport, { readonly outcome: 'applied' }>;

/** What an apply has done that came to its end. */
export function renderApplied({ done, restart, late }: AppliedReport, style: Style): string {
  const applied = `${style.green('Applied')}: ${plural(done.length, 'attribute')}, nothing left to do.`;
  return `${[`${applied}${RESTART_SENTENCE[restart]}`, ...lateLines(late)].join('\n')}\n`;
}

const RESTART_SENTENCE = {
  'not-needed': '',
  back: '',
  due: ' Restart needed: restart the service.',
  'not-watched': ' Restart needed: deskform did not wait for it.',
} as const satisfies Record<RestartOutcome, string>;

const NOT_KNOWN = 'not known: the help desk could not be read; `deskform status` tells when it is back';

/** What a stopped apply has done and left: each attribute once, as it stands now. */
export function renderStopped(
  report: StoppedReport,
  standing: Standing,
  undo: UndoReport | undefined,
  style: Style,
): string {
  const lines = undo === undefined ? leftLines(report, standing) : takenBackLines(report, standing, undo, style);
  const restart =
    report.restart === 'due' ? ['  restart:    needed; until then other processes keep the old columns'] : [];
  return `${[...lines, ...restart, ...lateLines(report.late)].join('\n')}\n`.replace(/^.*/u, style.red);
}

function leftLines(report: StoppedReport, standing: Standing): readonly string[] {
  const { notTried, pending } = standing;
  return [
    'Stopped part way.',
    doneLine(report, standing),
    failedLine(report),
    `  not tried:  ${keysInShort(notTried)}`,
    ...(report.missing.length === 0 ? [] : [`  missing:    ${report.missing.map((what) => CLOSING[what]).join(', ')}`]),
    pendingLine(pending),
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
    ...(done.length === 0 ? [] : [doneLine(report, standing)]),
    failedLine(report),
    `  not tried:  ${keysInShort(notTried)}`,
    `  taken back: ${keysInShort(takenBack)}`,
    ...notTakenBack.map(notTakenBackLine).map(style.red),
    ...(failure === undefined ? [] : [style.red(`  taking back failed: ${printableSentence(failure.message)}`)]),
    ...(flagged.length === 0 ? [] : [flaggedLine(flagged)]),
    pendingLine(pending),
  ];
}

/** Before the migration nothing staged is in force; whether it is still pending an unreadable help desk does not tell. */
function doneLine({ migration }: StoppedReport, { done, pending }: Standing): string {
  const isStaged = pending === 'not-known' && migration === 'not-asked-for';
  return `  ${isStaged ? 'staged:' : 'done:  '}     ${keysInShort(done)}`;
}

function failedLine({ failed, failure }: StoppedReport): string {
  return `  failed:     ${failed === undefined ? printableSentence(failure.message) : printable(failed)}`;
}

function pendingLine(pending: Standing['pending']): string {
  return `  pending:    ${pending === 'not-known' ? NOT_KNOWN : keysInShort(pending)}`;
}

function notTakenBackLine({ key, why }: UndoReport['impossible'][number]): string {
  return `  not taken back: ${printable(key)}: ${printable(why)}`;
}

function flaggedLine(keys: readonly string[]): string {
  return `  as before, but flagged until the next migration: ${keys.map(printable).join(', ')}`;
}

/** What was taken back, what could not be, and why. */
export function renderUndoReport(report: UndoReport, style: Style): string {
  const { failure, undone, impossible, thrownAway, stillFlagged, late } = report;
  const names = (keys: readonly string[]): string => keys.map(printable).join(', ');
  const lines: string[] = [];
  if (failure !== undefined) lines.push(`${style.red('Taking back failed')}: ${printableSentence(failure.message)}`);
  if (undone.length > 0)
    lines.push(`${style.green('Taken back')}: ${plural(undone.length, 'attribute')} (${names(undone)}).`);
  else if (failure === undefined)
    lines.push(impossible.length === 0 ? 'Nothing of deskform had to be taken back.' : 'Nothing could be taken back.');
  if (thrownAway.length > 0) lines.push(style.red(`Discarded, as asked: foreign changes of ${names(thrownAway)}.`));
  lines.push(...impossible.map(notTakenBackLine).map(style.red));
  if (stillFlagged.length > 0) lines.push(flaggedLine(stillFlagged));
  return `${[...lines, ...lateLines(late)].join('\n')}\n`;
}
