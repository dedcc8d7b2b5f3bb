import type { AttributeKey } from '../model/attribute-key.ts';
import type { Database } from '../model/column-widths.ts';
import type { PresentDefinition } from '../model/definition.ts';
import type { LiveAttribute, NewRow } from '../model/live-attribute.ts';
import type { DeskRelease } from '../model/release.ts';
import { comesWithZammad } from '../model/seeds.ts';
import type {
  CountDocument,
  Decision,
  KeepDecision,
  PlanFields,
  RefuseDecision,
  Step,
  UnsignedStep,
} from './plan-document.ts';

/** A decision before its digest. A create or update has its definition, and the row that it sends, with credentials. */
export interface Decided {
  readonly told: UnsignedStep | KeepDecision | RefuseDecision;
  readonly definition?: PresentDefinition;
  readonly row?: NewRow;
}

/** Where the plan is applied. All of it is in every digest: an approval for staging does not count for production. */
export type PlanTarget = PlanFields['target'];

/** The settings of a target, and other input of a plan that is not in the definitions. */
export interface PlanRules {
  readonly target: PlanTarget;
  readonly release: DeskRelease;
  readonly releaseIs: 'configured' | 'detected' | 'assumed';
  readonly undeclared: 'keep' | 'report' | 'delete';
  /** Keys that the target excludes by name (`manage: false`). `undeclared` does not apply to them. */
  readonly unmanaged: ReadonlySet<AttributeKey>;
  readonly foreignChanges: 'refuse' | 'include';
  readonly database: Database;
  /** How many attributes one apply may delete together with their stored values. */
  readonly destroyLimit: number;
  /**
   * What earlier deskform applies staged and did not finish, by key (`hashOfStaged`), from journals and approved plans.
   * A row with exactly this pending change is ours, even if the files have changed since.
   */
  readonly ours: ReadonlyMap<AttributeKey, readonly string[]>;
  /** The last completed action of deskform on each key, according to the journals of this machine. */
  readonly lastApplied: ReadonlyMap<AttributeKey, Step['action']>;
  /**
   * The positions that an apply or undo was to bring back with a second request, by key, from journals. A row that is
   * exactly one further missed that request.
   */
  readonly nudged: ReadonlyMap<AttributeKey, number>;
  /** Deletions that the user allowed by name, beyond the limit. */
  readonly allowedDestroys: readonly AttributeKey[];
  /** How many stored values one apply may delete; undefined if the target sets no limit. */
  readonly recordLimit: number | undefined;
  /** How many records the changes affect, as far as counted. Not part of any digest: the numbers change all the time. */
  readonly counts: readonly CountDocument[];
}

/** Whether this is an undeclared row that the target wants reported. Built-in rows are not. */
export function isReported(
  { because }: Pick<Decision, 'because'>,
  live: LiveAttribute | undefined,
  { undeclared }: Pick<PlanRules, 'undeclared'>,
): boolean {
  return because === 'not-declared' && live !== undefined && undeclared === 'report' && !comesWithZammad(live);
}
