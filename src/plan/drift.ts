import type { AttributeKey } from '../model/attribute-key.ts';
import { type AttributeDefinition, beginsWith, type PresentDefinition } from '../model/definition.ts';
import { type JsonValue, sameJson } from '../model/json.ts';
import { afterMigration, type LiveAttribute } from '../model/live-attribute.ts';
import { unwrittenValues } from '../model/normal-form.ts';
import { unreachable } from '../model/unreachable.ts';
import { compare, type Difference } from './compare.ts';
import { isReported } from './decision.ts';
import type { Plan } from './plan.ts';
import { type Decision, type DriftFields, type Moved, parsePath } from './plan-document.ts';
import { normalDeclaration } from './shown-row.ts';

/**
 * The differences between files and live state as a document: a plan's fields and, where an earlier state of the files is
 * given with what they declared, who moved. Foreign changes count as differences.
 */
export function driftOf(
  plan: Plan,
  since: (NonNullable<DriftFields['since']> & { readonly declared: readonly AttributeDefinition[] }) | undefined,
): DriftFields {
  const { decisions, foreign, ...rest } = plan.document;
  const differing = new Set(decisions.flatMap((one) => (isDifference(one, plan) ? [one.key] : [])));
  const waiting = new Set(foreign.map(({ key }) => key));
  const was = since && byKey(since.declared);
  const moved = decisions.map((decision): Decision => {
    if (was === undefined) return decision;
    if (differing.has(decision.key)) return withMove(decision, plan, was.get(decision.key));
    return waiting.has(decision.key) ? { ...decision, moved: 'help-desk' } : decision;
  });
  return {
    ...rest,
    ...(since && { since: { ref: since.ref, commit: since.commit } }),
    differences: [...new Set([...differing, ...waiting])].sort(),
    changed_by: moved.flatMap((decision) => {
      const row = plan.live.get(decision.key);
      if (row === undefined || !differing.has(row.key) || waiting.has(row.key) || decision.moved === 'git') return [];
      return [{ key: row.key, updated_by: null, updated_by_id: row.updated_by_id, updated_at: row.updated_at }];
    }),
    decisions: moved,
    foreign: since === undefined ? foreign : foreign.map((row) => ({ ...row, moved: 'help-desk' })),
  };
}

/** Which side changed each difference since the earlier state of the files; empty if none was given. */
export function movesOf({ decisions, foreign }: DriftFields): ReadonlyMap<AttributeKey, Moved> {
  return new Map([...foreign, ...decisions].flatMap(({ key, moved }) => (moved === undefined ? [] : [[key, moved]])));
}

/** Whether files and live state differ. An undeclared row counts if the target reports them. */
export function isDifference(decision: Decision, { live, rules }: Plan): boolean {
  return decision.action !== 'keep' || isReported(decision, live.get(decision.key), rules);
}

function byKey(definitions: readonly AttributeDefinition[]): ReadonlyMap<AttributeKey, AttributeDefinition> {
  return new Map(definitions.map((definition) => [definition.key, definition]));
}

/** What the files declare for an attribute, now (`is`) or at the base (`was`); undefined if they do not list it. */
type Declared = AttributeDefinition | undefined;

/** The decision with the side that changed the attribute, and each of its settings. */
function withMove(decision: Decision, plan: Plan, was: Declared): Decision {
  const [is, live] = [plan.definitions.get(decision.key), plan.live.get(decision.key)];
  switch (decision.action) {
    case 'create':
      // A row whose creation is pending is not live yet.
      return { ...decision, moved: attributeMoved(is, was, undefined) };
    case 'delete':
    case 'keep':
      return { ...decision, moved: attributeMoved(is, was, live) };
    case 'update': {
      if (live === undefined || is?.state !== 'present')
        throw new Error('deskform has a bug: an update needs two sides');
      const desk = decision.because === 'restaged' ? afterMigration(live) : live;
      const changes = decision.changes.map((change) => ({
        ...change,
        moved: settingMoved({ path: parsePath(change.path), after: change.after }, is, was, desk),
      }));
      return { ...decision, moved: commonMover(changes) ?? attributeMoved(is, was, live), changes };
    }
    case 'refuse': {
      const moved = refusalMoved(is, was, live);
      const { changes } = decision;
      return { ...decision, moved, ...(changes && { changes: changes.map((change) => ({ ...change, moved })) }) };
    }
    default:
      return unreachable(decision);
  }
}

/** A refusal has no changes of its own: use the changes that it prevents. */
function refusalMoved(is: Declared, was: Declared, live: LiveAttribute | undefined): Moved {
  if (live === undefined || is === undefined || is.state === 'absent') return attributeMoved(is, was, live);
  if (live.waiting_for.includes('deletion')) return attributeMoved(is, was, undefined);
  const pending = compare(is, afterMigration(live));
  const [desk, changes] = pending.length > 0 ? [afterMigration(live), pending] : [live, compare(is, live)];
  const moves = changes.map((change) => ({ moved: settingMoved(change, is, was, desk) }));
  return commonMover(moves) ?? attributeMoved(is, was, live);
}

function commonMover(moves: readonly { readonly moved: Moved }[]): Moved | undefined {
  const [first, ...others] = new Set(moves.map(({ moved }) => moved));
  return others.length === 0 ? first : 'both';
}

/** The attributes that the files declare otherwise now than then. */
export function declaredOtherwise(
  { definitions: is }: Plan,
  then: readonly AttributeDefinition[],
): ReadonlySet<AttributeKey> {
  const was = byKey(then);
  return new Set(
    [...is.keys(), ...was.keys()].filter((key) => {
      const before = was.get(key);
      return before === undefined || !saysTheSame(is.get(key), before);
    }),
  );
}

/** Compares existence and all settings. A file that does not list an attribute declares nothing about it. */
function attributeMoved(is: Declared, was: Declared, live: LiveAttribute | undefined): Moved {
  if (was === undefined) return is === undefined ? 'help-desk' : 'git';
  const isAsDeclared =
    was.state === 'absent' ? live === undefined : live !== undefined && compare(was, live).length === 0;
  if (isAsDeclared) return 'git';
  return saysTheSame(is, was) ? 'help-desk' : 'both';
}

/** If undeclared rows are reported or deleted, no definition means the same as `state: absent`. */
function saysTheSame(is: Declared, was: AttributeDefinition): boolean {
  if (is === undefined || is.state === 'absent') return was.state === 'absent';
  return was.state === 'present' && sameJson(normalDeclaration(is), normalDeclaration(was));
}

/** `change`: the new value of the setting. */
function settingMoved(
  change: Pick<Difference, 'path' | 'after'>,
  is: PresentDefinition,
  was: Declared,
  desk: LiveAttribute,
): Moved {
  if (was === undefined) return 'git';
  if (was.state === 'absent') return 'both';
  // Parts of the setting that are now ignored do not show which side changed the rest.
  const differed = compare({ ...was, ignore: [...was.ignore, ...is.ignore] }, desk).find(
    ({ path }) => path.length === change.path.length && beginsWith(path, change.path),
  );
  if (differed === undefined) return 'git';
  const [head, setting = ''] = change.path;
  const secretIn = ({ secrets }: PresentDefinition) => secrets.find((secret) => secret.setting === setting);
  const isSame =
    head === 'data_option' && secretIn(is) !== undefined
      ? secretIn(is)?.value === secretIn(was)?.value
      : isSameDeclaration(change, differed.after, is.data_type);
  return isSame ? 'help-desk' : 'both';
}

/** A setting that is left out and one with the filled-in value declare the same. */
function isSameDeclaration(
  { path, after }: Pick<Difference, 'path' | 'after'>,
  then: JsonValue | undefined,
  data_type: string,
): boolean {
  if (sameJson(after, then)) return true;
  const [head, setting = ''] = path;
  if (head !== 'data_option' || path.length !== 2 || (after !== undefined && then !== undefined)) return false;
  return unwrittenValues(data_type, setting).some((value) => sameJson(value, after ?? then));
}
