import type { ApplyEvent, ApplyRequest, RestartDue } from '../apply/events.ts';
import type { DiscardScope, RestoredPart } from '../apply/undo.ts';
import { unreachable } from '../model/unreachable.ts';
import type { Style } from './paper.ts';
import { printable, printableSentence } from './printable.ts';
import { showValue } from './story/setting-words.ts';
import { counted, firstNames, MOST_NAMES } from './words.ts';

/** One event of an apply as a progress line; undefined if it has none. */
export function applyEventLine(event: ApplyEvent, style: Style): string | undefined {
  switch (event.type) {
    case 'sending':
      return event.request.kind === 'migrate' ? 'Migrating …' : undefined;
    case 'answered':
      return doneInWords(event.request, style);
    case 'refused':
      return style.red(`  refused (${event.status}): ${requestInWords(event.request)}`);
    case 'answer-lost':
      return style.yellow(
        `  no answer to: ${requestInWords(event.request)} (${printableSentence(event.message)}); checking whether it took effect`,
      );
    case 'settled':
      return (event.tookEffect === 'yes' ? style.green : style.yellow)(
        `  ${SETTLED[event.tookEffect]}: ${requestInWords(event.request)}`,
      );
    case 'unsent':
      return style.yellow(`  not sent: ${requestInWords(event.request)} (${printableSentence(event.message)})`);
    case 'late-possible':
      return style.yellow(`${lateInWords(event.requests)}. Waiting ${event.waitMs / 1000} s before the final check …`);
    case 'pending-set-verified':
      return `Verified the pending set: ${counted(event.keys.length, 'field')}, as planned.`;
    case 'nothing-to-migrate':
      return 'Nothing pending: no migration needed.';
    case 'waiting-for-restart':
      return `Watching the service restart (at most ${event.limitMs / 1000} s) …`;
    case 'service-away':
      return '  service down';
    case 'service-back':
      return style.green('  service healthy');
    case 'restart-due':
      return style.yellow(`  ${whyDue(event.because)}`);
    case 'migrated-by-others':
      return style.yellow(
        `Migrated outside this run, as declared: ${event.keys.length === 0 ? 'all pending changes' : keysInShort(event.keys)}. Nothing is left to migrate.`,
      );
    case 'slipped-in':
      return style.yellow(
        `Changed outside deskform during the apply, and possibly migrated with it: ${event.keys.map(printable).join(', ')}`,
      );
    case 'journal-lost':
      return style.yellow(printableSentence(event.message));
    case 'verified':
      // The report says so.
      return undefined;
    default:
      return unreachable(event);
  }
}

function whyDue(because: RestartDue): string {
  if (because.kind === 'it-stays') return 'this service does not restart by itself';
  if (because.kind === 'migration-stopped')
    return 'an earlier migration changed columns and then failed, so the service did not restart';
  return `no restart was seen within ${because.watchedMs / 1000} s`;
}

const SETTLED = {
  yes: 'took effect',
  no: 'no effect so far',
  'not-known': 'effect unknown',
} as const satisfies Record<Extract<ApplyEvent, { readonly type: 'settled' }>['tookEffect'], string>;

export function lateInWords(requests: readonly ApplyRequest[]): string {
  return `No answer arrived, so these requests may still take effect: ${requests.map(requestInWords).join(', ')}`;
}

/** One request, such as "update Ticket.floor". */
export function requestInWords(request: ApplyRequest): string {
  if (!('key' in request)) return `${request.kind} the pending changes`;
  return request.kind === 'nudge'
    ? `change the position of ${printable(request.key)} for a moment`
    : `${request.kind} ${printable(request.key)}`;
}

/** One request that an undo is going to send, and what it changes. */
export function undoRequestInWords(
  request: ApplyRequest,
  scope: DiscardScope,
  restored: ReadonlyMap<string, readonly RestoredPart[]>,
): string {
  const words = requestInWords(request);
  if (request.kind === 'remove') return `${words} (pending creation, never migrated)`;
  if (request.kind === 'restore') {
    const parts = (restored.get(request.key) ?? []).map(
      ({ part, from, to }) => `    ${part === 'display' ? 'label' : part}  ${showValue(from)} → ${showValue(to)}`,
    );
    return [`${words} (previous settings)`, ...parts].join('\n');
  }
  return scope === 'everybody'
    ? `${words}, including foreign ones`
    : `${words} that are left, if all of them are verified as deskform's own`;
}

const DONE: Readonly<Record<ApplyRequest['kind'], ((key: string) => string) | undefined>> = {
  // Only the first half of a change.
  nudge: undefined,
  migrate: () => 'migrated',
  create: (key) => `staged ${key} (new)`,
  update: (key) => `changed ${key}`,
  delete: (key) => `marked ${key} for deletion`,
  remove: (key) => `removed ${key} (never migrated)`,
  restore: (key) => `restored ${key}`,
  discard: () => 'discarded the pending changes',
};

function doneInWords(request: ApplyRequest, style: Style): string | undefined {
  const done = DONE[request.kind]?.('key' in request ? printable(request.key) : '');
  return done === undefined ? undefined : style.green(`  ${done}`);
}

/** The first keys by name, the rest as a number; empty without any. `status` and --json list them all. */
export function keysInShort(keys: readonly string[]): string {
  const shown = firstNames(keys, printable);
  return keys.length <= MOST_NAMES ? shown : `${keys.length} fields: ${shown}`;
}
