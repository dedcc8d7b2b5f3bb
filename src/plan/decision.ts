import type { AttributeKey } from '../attribute/attribute-key.ts';
import type { AttributeDefinition, PresentDefinition, SecretSetting } from '../attribute/definition.ts';
import type {
  AttributeBody,
  LiveAttribute,
  RemovableAttribute,
  WholeAttributeBody,
} from '../attribute/live-attribute.ts';
import type { Release } from '../attribute/release.ts';
import { isSeed } from '../attribute/seeds.ts';
import type { Problem } from '../problem/problem.ts';
import type { Change } from './change.ts';
import type { HitCount } from './hit.ts';

/** `staged`: the help desk holds exactly this already, and only the migration is missing. */
type StepState = 'to-write' | 'staged';

interface Create {
  readonly action: 'create';
  readonly because: 'not-on-desk' | 'staged-as-declared';
  readonly definition: PresentDefinition;
  readonly row: AttributeBody;
}

interface Update {
  readonly action: 'update';
  /** `restaged`: an earlier apply of ours has staged something else meanwhile; it is staged anew. */
  readonly because: 'differs' | 'staged-as-declared' | 'restaged';
  readonly definition: PresentDefinition;
  readonly live: LiveAttribute;
  readonly row: WholeAttributeBody;
  /** Empty only where the row already reads as declared and waits for a column change. */
  readonly changes: readonly Change[];
  /** Keys of data_option that deskform does not know and sends back as they are. */
  readonly carriedOver: readonly string[];
}

interface Delete {
  readonly action: 'delete';
  readonly because: 'tombstone' | 'not-declared' | 'staged-as-declared';
  readonly live: RemovableAttribute;
  readonly definition: AttributeDefinition | undefined;
}

interface Keep {
  readonly action: 'keep';
  /**
   * `waits-as-declared`: in force and pending both read as declared, and the row merely waits, as after a save in the
   * help desk's page that changed nothing. It is no difference; an apply lets it through its migration.
   */
  readonly because:
    | 'same'
    | 'waits-as-declared'
    | 'not-declared'
    | 'unmanaged'
    | 'came-with-the-installation'
    | 'list-is-not-whole'
    | 'fulfilled';
  readonly live: LiveAttribute | undefined;
  readonly carriedOver: readonly string[];
}

interface Refuse {
  readonly action: 'refuse';
  readonly problem: Problem;
  readonly live: LiveAttribute | undefined;
  /** The change that is refused, so that it can be judged; undefined where there is none to show. */
  readonly wanted: RefusedChange | undefined;
}

type RefusedChange = Pick<Update, 'definition' | 'live' | 'row' | 'changes'>;

/** Every attribute on either side gets exactly one decision, also when nothing happens to it. */
export type Decision = { readonly key: AttributeKey } & (Create | Update | Delete | Keep | Refuse);

/** A decision that the apply has to carry out. */
export type Step = Extract<Decision, { readonly action: 'create' | 'update' | 'delete' }>;

export function isStep(decision: Decision): decision is Step {
  return decision.action === 'create' || decision.action === 'update' || decision.action === 'delete';
}

export function stateOf(step: Step): StepState {
  return step.because === 'staged-as-declared' ? 'staged' : 'to-write';
}

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
   * A row with just this pending change is ours, although the files say something else now.
   */
  readonly ours: ReadonlyMap<AttributeKey, readonly string[]>;
  /** What the newest apply of ours that got done with a key did to it, as far as this machine's journals go. */
  readonly lastApplied: ReadonlyMap<AttributeKey, Step['action']>;
  /** Deletions that a person allowed by name, beyond the limit. */
  readonly allowedDestroys: readonly AttributeKey[];
  /** How many stored values one apply may delete; undefined where the target says nothing. */
  readonly recordLimit: number | undefined;
  /** How many records the changes hit, as far as they were counted. No digest holds them: numbers move all the time. */
  readonly counts: readonly HitCount[];
}

/** Is this a row that no file lists, and that the target wants to hear of? What came with the installation is none. */
export function isReported(decision: Decision, rules: PlanRules): boolean {
  const isUndeclared = decision.action === 'keep' && decision.because === 'not-declared';
  return isUndeclared && rules.undeclared === 'report' && !isSeed(decision.key);
}

/** A row on which work is staged that no step of the plan accounts for. A migration of ours would commit it. */
export interface ForeignRow {
  readonly live: LiveAttribute;
  /** `us`: an earlier apply has sent just this, and its definition has left the files since. */
  readonly sentBy: 'us' | 'others';
  /** The login of who changed it last; undefined where nobody asked. */
  readonly author: string | undefined;
  /** What the files name as secrets of it, where they declare it: not shown, whatever the row holds there. */
  readonly secrets: readonly SecretSetting[];
}

/** Reads as declared and waits: only a migration is missing, and it would change nothing. */
export function isPendingUnchanged(decision: Decision): boolean {
  return decision.action === 'keep' && decision.because === 'waits-as-declared';
}

/** What waits of it waits as the files want it, whether or not a step of the plan says so. */
export function isPendingAsDeclared(decision: Decision): boolean {
  return isPendingUnchanged(decision) || (isStep(decision) && stateOf(decision) === 'staged');
}
