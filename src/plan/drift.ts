import type { AttributeKey } from '../attribute/attribute-key.ts';
import { type AttributeDefinition, beginsWith, type PresentDefinition } from '../attribute/definition.ts';
import { type JsonValue, sameJson } from '../attribute/json.ts';
import { afterMigration, type LiveAttribute } from '../attribute/live-attribute.ts';
import { unwrittenValues } from '../attribute/normal-form.ts';
import { unreachable } from '../problem/unreachable.ts';
import { compare } from './compare.ts';
import { type Change, changesSecret, type Decision, isReported } from './decision.ts';
import type { Plan } from './plan.ts';
import { normalDeclaration } from './shown-row.ts';

/**
 * Which side changed since an earlier state of the files. `git`: the help desk still matches the earlier files.
 * `help-desk`: the files still declare the same. `both`: neither.
 */
export type MovedBy = 'git' | 'help-desk' | 'both';

export interface AttributeDrift {
  readonly moved: MovedBy;
  /** For each change of an update, in the order of the decision. */
  readonly changes: readonly MovedBy[];
}

/** The differences between files and live state. */
export interface Drift {
  /** The attributes on which they differ, sorted. */
  readonly differences: readonly AttributeKey[];
  /** Undefined if no earlier state of the files was given. */
  readonly since: DriftSince | undefined;
}

interface DriftSince {
  /** As the user wrote it: "main". */
  readonly ref: string;
  readonly commit: string;
  readonly moves: ReadonlyMap<AttributeKey, AttributeDrift>;
}

/** Lists the attributes that differ. Foreign changes count as differences. */
export function differencesOf(plan: Plan): readonly AttributeKey[] {
  const decided = plan.decisions.filter((decision) => isDifference(decision, plan)).map(({ key }) => key);
  return [...new Set([...decided, ...plan.foreign.map(({ live }) => live.key)])].sort();
}

/**
 * Whether the decision is a difference between files and live state. An undeclared row is one if the target reports them.
 */
export function isDifference(decision: Decision, { rules }: Plan): boolean {
  return decision.action !== 'keep' || isReported(decision, rules);
}

/** Determines for every difference which side changed. `then` is what the files declared at the base. */
export function whoMoved(
  plan: Plan,
  now: readonly AttributeDefinition[],
  then: readonly AttributeDefinition[],
): ReadonlyMap<AttributeKey, AttributeDrift> {
  const [is, was] = [byKey(now), byKey(then)];
  const decided = plan.decisions
    .filter((decision) => isDifference(decision, plan))
    .map((decision): readonly [AttributeKey, AttributeDrift] => [
      decision.key,
      moveOf(decision, { is: is.get(decision.key), was: was.get(decision.key) }),
    ]);
  const staged = plan.foreign.map(({ live }): readonly [AttributeKey, AttributeDrift] => [
    live.key,
    { moved: 'help-desk', changes: [] },
  ]);
  return new Map([...staged, ...decided]);
}

function byKey(definitions: readonly AttributeDefinition[]): ReadonlyMap<AttributeKey, AttributeDefinition> {
  return new Map(definitions.map((definition) => [definition.key, definition]));
}

/** What the files declare for one attribute, now and at the base; undefined if they do not list it. */
interface Declared {
  readonly is: AttributeDefinition | undefined;
  readonly was: AttributeDefinition | undefined;
}

function moveOf(decision: Decision, declared: Declared): AttributeDrift {
  switch (decision.action) {
    case 'create':
      // A row whose creation is pending is not live yet.
      return { moved: attributeMovedBy(declared, undefined), changes: [] };
    case 'delete':
    case 'keep':
      return { moved: attributeMovedBy(declared, decision.live), changes: [] };
    case 'update': {
      const desk = decision.because === 'restaged' ? afterMigration(decision.live) : decision.live;
      const changes = decision.changes.map((change) => settingMovedBy(change, decision.definition, declared.was, desk));
      return { moved: commonMover(changes) ?? attributeMovedBy(declared, decision.live), changes };
    }
    case 'refuse':
      return { moved: refusalMovedBy(declared, decision.live), changes: [] };
    default:
      return unreachable(decision);
  }
}

/** A refusal has no changes of its own: use the changes that it prevents. */
function refusalMovedBy(declared: Declared, live: LiveAttribute | undefined): MovedBy {
  const { is, was } = declared;
  if (live === undefined || is === undefined || is.state === 'absent') return attributeMovedBy(declared, live);
  if (live.waiting_for.includes('deletion')) return attributeMovedBy(declared, undefined);
  const pending = compare(is, afterMigration(live));
  const [desk, changes] = pending.length > 0 ? [afterMigration(live), pending] : [live, compare(is, live)];
  return (
    commonMover(changes.map((change) => settingMovedBy(change, is, was, desk))) ?? attributeMovedBy(declared, live)
  );
}

function commonMover(moves: readonly MovedBy[]): MovedBy | undefined {
  const [first, ...others] = moves;
  return first === undefined || others.every((moved) => moved === first) ? first : 'both';
}

/** The attributes that the files declare otherwise now than then. */
export function declaredOtherwise(
  now: readonly AttributeDefinition[],
  then: readonly AttributeDefinition[],
): ReadonlySet<AttributeKey> {
  const [is, was] = [byKey(now), byKey(then)];
  return new Set(
    [...is.keys(), ...was.keys()].filter((key) => {
      const before = was.get(key);
      return before === undefined || !saysTheSame(is.get(key), before);
    }),
  );
}

/** Compares existence and all settings. A file that does not list an attribute declares nothing about it. */
function attributeMovedBy({ is, was }: Declared, live: LiveAttribute | undefined): MovedBy {
  if (was === undefined) return is === undefined ? 'help-desk' : 'git';
  if (isAsDeclared(was, live)) return 'git';
  return saysTheSame(is, was) ? 'help-desk' : 'both';
}

function isAsDeclared(definition: AttributeDefinition, live: LiveAttribute | undefined): boolean {
  if (definition.state === 'absent') return live === undefined;
  return live !== undefined && compare(definition, live).length === 0;
}

/** If undeclared rows are reported or deleted, no definition means the same as `state: absent`. */
function saysTheSame(is: AttributeDefinition | undefined, was: AttributeDefinition): boolean {
  if (is === undefined || is.state === 'absent') return was.state === 'absent';
  return was.state === 'present' && sameJson(normalDeclaration(is), normalDeclaration(was));
}

function settingMovedBy(
  change: Change,
  is: PresentDefinition,
  was: AttributeDefinition | undefined,
  desk: LiveAttribute,
): MovedBy {
  if (was === undefined) return 'git';
  if (was.state === 'absent') return 'both';
  // Parts of the setting that are now ignored do not show which side changed the rest.
  const differed = compare({ ...was, ignore: [...was.ignore, ...is.ignore] }, desk).find(
    ({ path }) => path.length === change.path.length && beginsWith(path, change.path),
  );
  if (differed === undefined) return 'git';
  if (changesSecret(change, is))
    return sameJson(secretOf(is, change.path), secretOf(was, change.path)) ? 'help-desk' : 'both';
  return isSameDeclaration(change, differed.after, is.data_type) ? 'help-desk' : 'both';
}

/** A setting that is left out and one with the filled-in value declare the same. */
function isSameDeclaration({ path, after }: Change, then: JsonValue | undefined, data_type: string): boolean {
  if (sameJson(after, then)) return true;
  const [head, setting = ''] = path;
  if (head !== 'data_option' || path.length !== 2 || (after !== undefined && then !== undefined)) return false;
  return unwrittenValues(data_type, setting).some((value) => sameJson(value, after ?? then));
}

function secretOf({ secrets }: PresentDefinition, [, setting]: readonly string[]): string | undefined {
  return secrets.find((secret) => secret.setting === setting)?.value;
}
