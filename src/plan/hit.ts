import type { AttributeKey } from '../attribute/attribute-key.ts';
import type { RecordCount } from '../attribute/record-count.ts';

/**
 * How a change hits records that exist. `filled`: they lose their value. `any-of`: they keep a value that can no longer be
 * chosen. `longer-than`: their value does not fit, and the migration fails. `empty`: they lack a value that becomes required.
 */
export type Hit =
  | { readonly asks: 'filled' }
  | { readonly asks: 'any-of'; readonly choices: readonly string[] }
  | { readonly asks: 'longer-than'; readonly characters: number }
  | { readonly asks: 'empty' };

/** A hit, and how many records it is about. */
export interface HitCount {
  readonly key: AttributeKey;
  readonly hit: Hit;
  readonly count: RecordCount;
  /** When a saved number was taken, in ISO 8601; undefined for one that was taken for this plan. */
  readonly takenAt: string | undefined;
}
