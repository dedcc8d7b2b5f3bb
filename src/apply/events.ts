import type { AttributeKey } from '../model/attribute-key.ts';
import type { Failure } from '../model/failure.ts';
import type { UpdateDecision } from '../plan/plan-document.ts';

/** One write request of an apply or undo. */
export type ApplyRequest =
  | { readonly kind: 'create' | 'update' | 'delete' | 'remove' | 'restore'; readonly key: AttributeKey }
  /** Moves a row one position too far (`writeRow`). The request that follows it brings back `position`. */
  | { readonly kind: 'nudge'; readonly key: AttributeKey; readonly position: number }
  | { readonly kind: 'migrate' | 'discard' };

/** A row as the help desk stored it, where that is another one than was sent. It identifies the row as our own work. */
export type StoredRow = Pick<UpdateDecision, 'after' | 'staged'>;

/**
 * What an apply reports while it runs. Each event is yielded before the next request is sent, and that request waits until
 * the event is handled: so a journal that cannot be written stops the apply before the request.
 */
export type ApplyEvent =
  | { readonly type: 'sending'; readonly request: ApplyRequest }
  /** `stored`: the row of the answer, where the help desk stored another one than was sent. */
  | { readonly type: 'answered'; readonly request: ApplyRequest; readonly status: number; readonly stored?: StoredRow }
  /** The service refused the request and did nothing. */
  | { readonly type: 'refused'; readonly request: ApplyRequest; readonly status: number; readonly message: string }
  /** The request may or may not have reached the service; the next event says what a read showed. */
  | { readonly type: 'answer-lost'; readonly request: ApplyRequest; readonly message: string }
  /** `not-known`: the help desk could not be read either. */
  | { readonly type: 'settled'; readonly request: ApplyRequest; readonly tookEffect: 'yes' | 'no' | 'not-known' }
  /** The request was certainly not sent. */
  | { readonly type: 'unsent'; readonly request: ApplyRequest; readonly message: string }
  /** The answers to these were lost and no effect was seen. They may still arrive, so the apply waits. */
  | { readonly type: 'late-possible'; readonly requests: readonly ApplyRequest[]; readonly waitMs: number }
  | { readonly type: 'pending-set-verified'; readonly keys: readonly AttributeKey[] }
  | { readonly type: 'nothing-to-migrate' }
  | { readonly type: 'waiting-for-restart'; readonly limitMs: number }
  | { readonly type: 'service-away' }
  | { readonly type: 'service-back' }
  | { readonly type: 'restart-due'; readonly because: RestartDue }
  /** The last line of the journal could not be written; the apply itself is over. */
  | { readonly type: 'journal-lost'; readonly message: string }
  /** Another run or a user migrated these in the meantime: nothing of ours is pending any more. */
  | { readonly type: 'migrated-by-others'; readonly keys: readonly AttributeKey[] }
  /** Others changed these between the verification of the pending set and the migration. */
  | { readonly type: 'slipped-in'; readonly keys: readonly AttributeKey[] }
  | { readonly type: 'verified' };

/**
 * Why the service must be restarted manually: it reports that it does not restart, an earlier migration changed columns and
 * failed, or no restart was seen in time.
 */
export type RestartDue =
  | { readonly kind: 'it-stays' }
  | { readonly kind: 'migration-stopped' }
  | { readonly kind: 'none-was-seen'; readonly watchedMs: number };

/** The restart of the service after the migration. */
export type RestartOutcome = 'not-needed' | 'back' | 'due' | 'not-watched';

/** Whether the event shows that its request took effect, as it was sent. A nudge alone has done nothing yet. */
export function isDone(event: ApplyEvent): boolean {
  return hasArrived(event) && event.request.kind !== 'nudge' && !('stored' in event);
}

/** Calls `note` before such an event is yielded: a run that stops at this event must report it. */
export async function* noteDone(
  events: AsyncGenerator<ApplyEvent, void>,
  note: () => void,
): AsyncGenerator<ApplyEvent, void> {
  for await (const event of events) {
    if (isDone(event)) note();
    yield event;
  }
}

/** Whether a nudge arrived, or may have: the request that brings the position back must follow. */
export function isHalfSent(event: ApplyEvent): boolean {
  return (hasArrived(event) || event.type === 'answer-lost') && event.request.kind === 'nudge';
}

function hasArrived(event: ApplyEvent): event is Extract<ApplyEvent, { readonly type: 'answered' | 'settled' }> {
  return event.type === 'answered' || (event.type === 'settled' && event.tookEffect === 'yes');
}

/** What follows the steps of an apply. */
export type Closing = 'migration' | 'restart' | 'verification';

/** What an apply did. */
export type ApplyReport = {
  /** Steps that are live, or staged if the apply stopped before the migration. */
  readonly done: readonly AttributeKey[];
  readonly notTried: readonly AttributeKey[];
  /** Requests that may still arrive: their answer was lost and no effect was seen. */
  readonly late: readonly ApplyRequest[];
  /** The restart for what is migrated; also `due` if the wait for it was interrupted. */
  readonly restart: RestartOutcome;
} & (
  | { readonly outcome: 'applied' }
  | {
      readonly outcome: 'stopped';
      readonly failure: Failure;
      /** The step whose request failed; undefined if the migration, the restart or the verification failed. */
      readonly failed: AttributeKey | undefined;
      /** Before it, undo can take everything back; after it, nothing. */
      readonly migration: 'not-asked-for' | 'asked-for' | 'done';
      /** What the plan required and the apply did not reach or finish. */
      readonly missing: readonly Closing[];
      /** Keys that are still pending from this apply; not known if the help desk could not be read. */
      readonly leftStaged: readonly AttributeKey[] | 'not-known';
    }
);

/**
 * Tracks requests whose answer was lost. Such a request may be delayed on the network and arrive after later requests. A
 * read without its effect does not prove that it never arrives; a read with its effect proves that it did.
 */
export class LateRequests {
  /** How many copies of each may still arrive, in the order in which they were lost. */
  readonly #copies = new Map<string, { readonly request: ApplyRequest; readonly count: number }>();
  /** A request that is lost after a wait needs another wait. */
  #isAwaited = false;

  /**
   * Records an event, or its line in a journal: the answer to a request was lost, or one of its copies arrived. `arrived`
   * comes from an undo that found its effect.
   */
  note(event: { readonly type?: unknown; readonly tookEffect?: unknown }, request: ApplyRequest): void {
    const isLost = event.type === 'answer-lost';
    const hasArrived = event.type === 'arrived' || (event.type === 'settled' && event.tookEffect === 'yes');
    if (!isLost && !hasArrived) return;
    if (isLost) this.#isAwaited = false;
    const id = 'key' in request ? `${request.kind} ${request.key}` : request.kind;
    const count = (this.#copies.get(id)?.count ?? 0) + (isLost ? 1 : -1);
    if (count > 0) this.#copies.set(id, { request, count });
    else this.#copies.delete(id);
  }

  list(): readonly ApplyRequest[] {
    return [...this.#copies.values()].map(({ request }) => request);
  }

  /** Records lost answers and arrivals while a run continues. */
  async *track<Report>(run: AsyncGenerator<ApplyEvent, Report>): AsyncGenerator<ApplyEvent, Report> {
    let turn = await run.next();
    for (; !turn.done; turn = await run.next()) {
      if ('request' in turn.value) this.note(turn.value, turn.value.request);
      yield turn.value;
    }
    return turn.value;
  }

  /** Waits before the last check for as long as for an answer, so that it sees late requests. */
  async *wait(clock: Clock): AsyncGenerator<ApplyEvent, void> {
    const requests = this.list();
    if (requests.length === 0 || this.#isAwaited) return;
    yield { type: 'late-possible', requests, waitMs: clock.patienceMs };
    this.#isAwaited = true;
    await clock.sleep(clock.patienceMs);
  }
}

/** The clock of an apply; injected, so that a run can be replayed. */
export interface Clock {
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** After how many milliseconds an answer counts as lost. A lost request gets the same time again to arrive. */
  readonly patienceMs: number;
}
