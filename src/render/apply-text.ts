import type { ApplyEvent, ApplyReport, ApplyRequest, Closing, RestartDue } from '../apply/events.ts';
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
      return `Staged and read again: exactly ${plural(event.keys.length, 'attribute')} ${event.keys.length === 1 ? 'waits' : 'wait'} for the migration.`;
    case 'nothing-to-migrate':
      return 'Nothing waits for a migration.';
    case 'restart-command':
      return 'Running the restart command …';
    case 'waiting-for-restart':
      return `Watching the service restart (at most ${event.limitMs / 1000} s) …`;
    case 'service-away':
      return '  it is away';
    case 'service-back':
      return style.green('  it is back, and steady');
    case 'restart-due':
      return style.yellow(
        `A restart is due: ${whyDue(event.because)}, and until then its other processes keep the old columns.`,
      );
    case 'migrated-by-others':
      return style.yellow(
        `Somebody else has migrated this meanwhile, as declared: ${event.keys.length === 0 ? 'what waited' : keysInShort(event.keys)}. Nothing is left to migrate.`,
      );
    case 'slipped-in':
      return style.yellow(
        `Somebody changed this meanwhile, and the migration may have taken it along: ${event.keys.map(printable).join(', ')}`,
      );
    case 'journal-lost':
      return style.yellow(printableSentence(event.message));
    case 'proved':
      return style.green('Read again: the help desk is as declared, and nothing waits.');
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
  return 'key' in request ? `${request.kind} ${printable(request.key)}` : `${request.kind} what waits`;
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
  proof: 'the proof that nothing is left',
} as const satisfies Record<Closing, string>;

const NOT_KNOWN = 'not known, the help desk could not be read; `deskform status` tells when it is back';

/** What an apply has done, what failed, what was not tried, and what to do now. */
export function renderApplyReport(report: ApplyReport, style: Style): string {
  const late = lateLines(report.late);
  if (report.outcome === 'applied') {
    const restart = report.restart === 'due' ? ' A restart of the service is due.' : '';
    const applied = `${style.green('Applied')}: ${plural(report.done.length, 'attribute')}, nothing left to do.${restart}`;
    return `${[applied, ...late].join('\n')}\n`;
  }
  const { done, failed, failure, notTried, missing, leftStaged } = report;
  const lines = [
    style.red('Stopped part way.'),
    `  done:       ${keysInShort(done)}`,
    `  failed:     ${failed === undefined ? printableSentence(failure.message) : printable(failed)}`,
    `  not tried:  ${keysInShort(notTried)}`,
    ...(missing.length === 0 ? [] : [`  missing:    ${missing.map((what) => CLOSING[what]).join(', ')}`]),
    `  still waits for a migration: ${leftStaged === 'not-known' ? NOT_KNOWN : keysInShort(leftStaged)}`,
    ...late,
  ];
  return `${lines.join('\n')}\n`;
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
    lines.push(impossible.length === 0 ? 'Nothing of ours had to be taken back.' : 'Nothing could be taken back.');
  if (thrownAway.length > 0)
    lines.push(style.red(`Thrown away, as asked: what others had staged on ${names(thrownAway)}.`));
  for (const { key, why } of impossible)
    lines.push(style.red(`  not taken back: ${printable(key)}: ${printable(why)}`));
  if (stillFlagged.length > 0) lines.push(`  as before, but flagged until the next migration: ${names(stillFlagged)}`);
  return `${[...lines, ...lateLines(late)].join('\n')}\n`;
}
