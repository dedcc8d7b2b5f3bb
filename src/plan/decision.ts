import type { AttributeKey } from '../attribute/attribute-key.ts';
import type { Database } from '../attribute/column-widths.ts';
import type {
  AcceptableImpact,
  AttributeDefinition,
  PresentDefinition,
  SecretSetting,
} from '../attribute/definition.ts';
import type { JsonValue } from '../attribute/json.ts';
import type { LiveAttribute, NewRow, RemovableAttribute, Row } from '../attribute/live-attribute.ts';
import type { DeskRelease } from '../attribute/release.ts';
import { HIDDEN } from '../attribute/secret-settings.ts';
import { comesWithZammad } from '../attribute/seeds.ts';
import type { Problem } from '../problem/problem.ts';
import type {
  ChangeDocument,
  CountDocument,
  CreateDocument,
  DecisionDocument,
  DeleteDocument,
  KeepDocument,
  PlanFields,
  RefuseDocument,
  UpdateDocument,
} from './plan-document.ts';

/** What the document of a decision begins with; schemas/plan.schema.json says what each reason means. */
type Head<Of extends DecisionDocument> = Pick<Of, 'key' | 'action' | 'because'>;

interface Create extends Head<CreateDocument> {
  readonly definition: PresentDefinition;
  readonly row: NewRow;
}

interface Update extends Head<UpdateDocument> {
  readonly definition: PresentDefinition;
  readonly live: LiveAttribute;
  readonly row: Row;
  /** Empty only if the row already matches the definition and has a pending column change. */
  readonly changes: readonly Change[];
  /** Keys of data_option that deskform does not know and sends back as they are. */
  readonly carried_over: readonly string[];
}

interface Delete extends Head<DeleteDocument> {
  readonly live: RemovableAttribute;
  readonly definition: AttributeDefinition | undefined;
}

interface Keep extends Head<KeepDocument> {
  readonly live: LiveAttribute | undefined;
  readonly carried_over: readonly string[];
}

interface Refuse extends Pick<RefuseDocument, 'key' | 'action'> {
  readonly problem: Problem;
  readonly live: LiveAttribute | undefined;
  /** The refused change, so that it can be reviewed; undefined if there is none to show. */
  readonly wanted: RefusedChange | undefined;
}

export type RefusedChange = Pick<Update, 'definition' | 'live' | 'row' | 'changes'>;

/** Every attribute, declared or live, gets exactly one decision, even if nothing happens to it. */
export type Decision = Create | Update | Delete | Keep | Refuse;

/** A decision that apply carries out. */
export type Step = Extract<Decision, { readonly action: 'create' | 'update' | 'delete' }>;

export function isStep(decision: Decision): decision is Step {
  return decision.action === 'create' || decision.action === 'update' || decision.action === 'delete';
}

/** `staged`: exactly this change is already pending, and only the migration is missing. */
export function stateOf(step: Step): 'to-write' | 'staged' {
  return step.because === 'staged-as-declared' ? 'staged' : 'to-write';
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
export function isReported(decision: Decision, rules: PlanRules): boolean {
  const isUndeclared = decision.action === 'keep' && decision.because === 'not-declared';
  const { live } = isUndeclared ? decision : { live: undefined };
  return live !== undefined && rules.undeclared === 'report' && !comesWithZammad(live);
}

/** A row with a pending change that belongs to no step of the plan. Our migration would execute it. */
export interface ForeignRow {
  readonly live: LiveAttribute;
  /** An earlier deskform apply sent exactly this, and its definition was removed from the files since; undefined for others. */
  readonly sent_by: 'deskform' | undefined;
  /** The login of the last editor; undefined if not looked up. */
  readonly updated_by: string | undefined;
  /** The secrets that the files declare for it. They are never shown, whatever the row contains. */
  readonly secrets: readonly SecretSetting[];
}

/** Whether the row matches its definition, but is pending: the missing migration would change nothing. */
export function isPendingUnchanged(decision: Decision): boolean {
  return decision.action === 'keep' && decision.because === 'waits-as-declared';
}

/** Whether the pending change matches the files, with or without a step in the plan. */
export function isPendingAsDeclared(decision: Decision): boolean {
  return isPendingUnchanged(decision) || (isStep(decision) && stateOf(decision) === 'staged');
}

/** One setting that differs. `before` or `after` is undefined if the setting does not exist on that side. */
export interface Change {
  /** ["display"], ["data_option", "maxlength"], ["screens", "edit", "ticket.agent"]. */
  readonly path: readonly string[];
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
  /** When it takes effect: with the PUT itself, which no discard reverts, or with the next migration. */
  readonly effect: ChangeDocument['effect'];
  readonly impact: ChangeDocument['impact'];
  /** What the definition must `accept` before this change is made to a live attribute. */
  readonly needs: readonly AcceptableImpact[];
}

export { HIDDEN };

/** Whether the changed setting is a credential, or an address with one. Its value is not known here. */
export function changesSecret({ path: [head, setting] }: Change, { secrets }: PresentDefinition): boolean {
  return head === 'data_option' && secrets.some((secret) => secret.setting === setting);
}

/** "data_option/maxlength"; a slash inside a name is written ~1, as in JSON Pointer. */
export function formatPath(path: readonly string[]): string {
  return path.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
}

/** Parses a path that `formatPath` wrote. */
export function parsePath(text: string): readonly string[] {
  return text.split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}
