import type { AttributeKey } from '../attribute/attribute-key.ts';
import type { Release } from '../attribute/release.ts';
import type { Step } from './decision.ts';

/** Where the plan will be carried out. Both parts are in every digest: an approval for staging is none for production. */
export interface PlanTarget {
  readonly name: string;
  readonly url: string;
}

/** What a target says about things that the definitions do not decide. */
export interface PlanRules {
  readonly target: PlanTarget;
  readonly release: Release;
  readonly releaseIs: 'configured' | 'read-off-the-rows' | 'assumed';
  readonly undeclared: 'keep' | 'report' | 'delete';
  /** Keys that the target leaves out by name: what `undeclared` says is not said of them. */
  readonly unmanaged: ReadonlySet<AttributeKey>;
  readonly foreignChanges: 'refuse' | 'include';
  /** How many attributes one apply may delete together with their stored values. */
  readonly destroyLimit: number;
  /**
   * What earlier applies of ours have staged and not finished, by key (`hashOfStaged`), from journals and approved plans.
   * A row that waits like this is no foreign one, although the files have moved on.
   */
  readonly ours: ReadonlyMap<AttributeKey, readonly string[]>;
  /** What the newest apply of ours that got done with a key did to it, as far as this machine's journals go. */
  readonly lastApplied: ReadonlyMap<AttributeKey, Step['action']>;
  /** Deletions that a person allowed by name, beyond the limit. */
  readonly allowedDestroys: readonly AttributeKey[];
}
