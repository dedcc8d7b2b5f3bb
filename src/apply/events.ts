import type { AttributeKey } from '../attribute/attribute-key.ts';
import type { Failure } from '../problem/failure.ts';

/** One write that the apply asks of the help desk. */
export type ApplyRequest =
  | { readonly kind: 'create' | 'update' | 'delete' | 'remove' | 'restore'; readonly key: AttributeKey }
  | { readonly kind: 'migrate' | 'discard' };

/**
 * What an apply tells while it works. Each event is yielded before the next request is sent, and the next request waits
 * until its reader is done with it: so a journal that cannot be written stops the apply before the request.
 */
export type ApplyEvent =
  | { readonly type: 'sending'; readonly request: ApplyRequest }
  | { readonly type: 'answered'; readonly request: ApplyRequest; readonly status: number }
  /** The service said no: nothing was done. */
  | { readonly type: 'refused'; readonly request: ApplyRequest; readonly status: number; readonly message: string }
  /** The request may or may not have reached the service; the next event says what reading showed. */
  | { readonly type: 'answer-lost'; readonly request: ApplyRequest; readonly message: string }
  /** `not-known`: the help desk could not be read either. */
  | { readonly type: 'settled'; readonly request: ApplyRequest; readonly tookEffect: 'yes' | 'no' | 'not-known' }
  /** The request surely never left. */
  | { readonly type: 'unsent'; readonly request: ApplyRequest; readonly message: string }
  /** The answers to these were lost and their effect was not seen: they may still arrive, and are waited for. */
  | { readonly type: 'late-possible'; readonly requests: readonly ApplyRequest[]; readonly waitMs: number }
  | { readonly type: 'commit-set-proved'; readonly keys: readonly AttributeKey[] }
  | { readonly type: 'nothing-to-migrate' }
  | { readonly type: 'restart-command' }
  | { readonly type: 'waiting-for-restart'; readonly limitMs: number }
  | { readonly type: 'service-away' }
  | { readonly type: 'service-back' }
  | { readonly type: 'restart-due'; readonly because: RestartDue }
  /** The last line of the journal could not be written; the apply itself is over. */
  | { readonly type: 'journal-lost'; readonly message: string }
  /** Another run, or a person, has migrated all of this meanwhile: nothing of ours waits any more. */
  | { readonly type: 'migrated-by-others'; readonly keys: readonly AttributeKey[] }
  /** Somebody changed these between the proof of the commit set and the migration. */
  | { readonly type: 'slipped-in'; readonly keys: readonly AttributeKey[] }
  | { readonly type: 'proved' };

/**
 * Why somebody has to restart the service: it says that it stays, an earlier migration has changed columns and stopped in its
 * middle, or it did not say and nothing was seen for so long.
 */
export type RestartDue =
  | { readonly kind: 'it-stays' }
  | { readonly kind: 'migration-stopped' }
  | { readonly kind: 'none-was-seen'; readonly watchedMs: number };

/** What became of the service after the migration. */
export type RestartOutcome = 'not-needed' | 'back' | 'due' | 'not-watched';

/** Does this event say that its request is done? */
export function isDone(event: ApplyEvent): boolean {
  return event.type === 'answered' || (event.type === 'settled' && event.tookEffect === 'yes');
}

/** What follows the steps of an apply. */
export type Closing = 'migration' | 'restart' | 'proof';

interface Progress {
  /** Steps that are in force, or staged where the apply stopped before the migration. */
  readonly done: readonly AttributeKey[];
  readonly notTried: readonly AttributeKey[];
  /** Requests that may still arrive: a copy was sent whose answer was lost, and whose effect nobody has seen. */
  readonly late: readonly ApplyRequest[];
}

/** The truth about what an apply did. */
export type ApplyReport =
  | (Progress & { readonly outcome: 'applied'; readonly restart: RestartOutcome })
  | (Progress & {
      readonly outcome: 'stopped';
      readonly failure: Failure;
      /** The step whose request failed; undefined where it was the migration, the restart or the proof. */
      readonly failed: AttributeKey | undefined;
      /** Before it was asked for, everything staged can be taken back; when it is done, nothing of it can. */
      readonly migration: 'not-asked-for' | 'asked-for' | 'done';
      /** What the plan called for and the apply has not reached, or not brought to its end. */
      readonly missing: readonly Closing[];
      /** Of what is migrated; `due` too where the wait for it did not come to its end. */
      readonly restart: RestartOutcome;
      /** Keys that the help desk still holds staged by this apply; not known where it could no longer be read. */
      readonly leftStaged: readonly AttributeKey[] | 'not-known';
    });

/**
 * A request whose answer was lost may still be on its way, held back by something in between, and arrive after requests
 * that were sent later. Reading that shows no effect does not prove that it never comes; reading that shows one does.
 */
export class LateRequests {
  /** How many copies of each may still arrive, in the order in which they were lost. */
  readonly #copies = new Map<string, { readonly request: ApplyRequest; readonly count: number }>();
  /** What is lost after a wait is waited for anew. */
  #isAwaited = false;

  /**
   * Notes what an event, or its line in a journal, says of a request: its answer was lost, or one of its copies has
   * arrived. `arrived` is the word of an undo that has found its effect.
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

  /** Notes what is late while a run goes on. */
  async *track<Report>(run: AsyncGenerator<ApplyEvent, Report>): AsyncGenerator<ApplyEvent, Report> {
    let turn = await run.next();
    for (; !turn.done; turn = await run.next()) {
      if ('request' in turn.value) this.note(turn.value, turn.value.request);
      yield turn.value;
    }
    return turn.value;
  }

  /** Waits before the last look, as long as an answer is waited for, so that it sees what comes late. */
  async *wait(clock: Clock): AsyncGenerator<ApplyEvent, void> {
    const requests = this.list();
    if (requests.length === 0 || this.#isAwaited) return;
    yield { type: 'late-possible', requests, waitMs: clock.patienceMs };
    this.#isAwaited = true;
    await clock.sleep(clock.patienceMs);
  }
}

/** Time as the apply needs it; handed in, so that a run can be replayed. */
export interface Clock {
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** After how much waiting an answer counts as lost; a request whose answer was lost is waited for as long again. */
  readonly patienceMs: number;
}
