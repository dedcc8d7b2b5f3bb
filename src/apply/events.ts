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
  | { readonly type: 'settled'; readonly request: ApplyRequest; readonly tookEffect: 'yes' | 'no' }
  | { readonly type: 'commit-set-proved'; readonly keys: readonly AttributeKey[] }
  | { readonly type: 'nothing-to-migrate' }
  | { readonly type: 'restart-command' }
  | { readonly type: 'waiting-for-restart'; readonly limitMs: number }
  | { readonly type: 'service-away' }
  | { readonly type: 'service-back' }
  | { readonly type: 'restart-due' }
  /** The last line of the journal could not be written; the apply itself is over. */
  | { readonly type: 'journal-lost'; readonly message: string }
  /** Somebody changed these between the proof of the commit set and the migration. */
  | { readonly type: 'slipped-in'; readonly keys: readonly AttributeKey[] }
  | { readonly type: 'proved' };

/** What became of the service after the migration. */
export type RestartOutcome = 'not-needed' | 'seen' | 'due' | 'not-watched';

interface Progress {
  /** Steps that are in force, or staged where the apply stopped before the migration. */
  readonly done: readonly AttributeKey[];
  readonly notTried: readonly AttributeKey[];
}

/** The truth about what an apply did. */
export type ApplyReport =
  | (Progress & { readonly outcome: 'applied'; readonly restart: RestartOutcome })
  | (Progress & {
      readonly outcome: 'stopped';
      readonly failure: Failure;
      /** The step whose request failed; undefined where it was the migration, the restart or the proof. */
      readonly failed: AttributeKey | undefined;
      /** Whether the migration was asked for: before it, everything staged can be taken back. */
      readonly migration: 'not-asked-for' | 'asked-for';
      /** Keys that the help desk still holds staged by this apply; not known where it could no longer be read. */
      readonly leftStaged: readonly AttributeKey[] | 'not-known';
    });
