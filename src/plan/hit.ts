import type { AttributeKey } from '../attribute/attribute-key.ts';
import type { RecordCount } from '../attribute/record-count.ts';

/**
 * How a change affects existing records. `filled`: they lose their value. `any-of`: they keep a value that can no longer be
 * selected. `longer-than`: their value does not fit, and the migration fails. `empty`: they lack a value that becomes
 * required.
 */
export type Hit =
  | { readonly asks: 'filled' }
  | { readonly asks: 'any-of'; readonly choices: readonly string[] }
  | { readonly asks: 'longer-than'; readonly characters: number }
  | { readonly asks: 'empty' };

/** A hit with the number of affected records. */
export interface HitCount {
  readonly key: AttributeKey;
  readonly hit: Hit;
  readonly count: RecordCount;
  /** When a saved number was counted, in ISO 8601; undefined if it was counted for this plan. */
  readonly takenAt: string | undefined;
}
