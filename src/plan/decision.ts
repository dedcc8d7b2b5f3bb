import type { AttributeKey } from '../attribute/attribute-key.ts';
import type { AttributeDefinition, PresentDefinition } from '../attribute/definition.ts';
import type {
  AttributeBody,
  LiveAttribute,
  RemovableAttribute,
  WholeAttributeBody,
} from '../attribute/live-attribute.ts';
import type { Problem } from '../problem/problem.ts';
import type { Change } from './change.ts';

/** `staged`: the help desk holds exactly this already, and only the migration is missing. */
export type StepState = 'to-write' | 'staged';

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
