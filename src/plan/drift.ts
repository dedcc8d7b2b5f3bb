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

/** The side that changed an attribute, and each change of an update, in the order of the decision. */
export interface AttributeDrift {
  readonly moved: Moved;
  readonly changes: readonly Moved[];
}

/** An earlier state of the files: `declared` is what they said. */
interface Since extends NonNullable<DriftFields['since']> {
  readonly declared: readonly AttributeDefinition[];
}

/**
 * The differences between files and live state as a document: a plan's fields and, where an earlier state of the files is
 * given, who moved.
 */
export function driftOf(plan: Plan, since: Since | undefined): DriftFields {
  const { decisions, foreign, ...rest } = plan.document;
  const differences = differencesOf(plan);
  if (since === undefined) return { ...rest, differences, decisions, foreign };
  const moves = whoMoved(plan, since.declared);
  return {
    ...rest,
    since: { ref: since.ref, commit: since.commit },
    differences,
    decisions: decisions.map((decision) => withMove(decision, moves.get(decision.key))),
    foreign: foreign.map((row) => ({ ...row, moved: 'help-desk' })),
  };
}

function withMove(decision: Decision, move: AttributeDrift | undefined): Decision {
  if (move === undefined) return decision;
  const { moved } = move;
  if (!('changes' in decision)) return { ...decision, moved };
  const changes = decision.changes?.map((change, index) => ({ ...change, moved: move.changes[index] ?? moved }));
  return { ...decision, moved, ...(changes === undefined ? {} : { changes }) };
}

/** Which side changed each difference since the earlier state of the files; empty if none was given. */
export function movesOf({ decisions, foreign }: DriftFields): ReadonlyMap<AttributeKey, Moved> {
  return new Map([...foreign, ...decisions].flatMap(({ key, moved }) => (moved === undefined ? [] : [[key, moved]])));
}

/** Lists the attributes that differ. Foreign changes count as differences. */
function differencesOf(plan: Plan): readonly AttributeKey[] {
  const { decisions, foreign } = plan.document;
  const decided = decisions.filter((decision) => isDifference(decision, plan));
  return [...new Set([...decided, ...foreign].map(({ key }) => key))].sort();
}

/**
 * Whether the decision is a difference between files and live state. An undeclared row is one if the target reports them.
 */
export function isDifference(decision: Decision, { live, rules }: Plan): boolean {
  return decision.action !== 'keep' || isReported(decision, live.get(decision.key), rules);
}

/** Determines for every difference which side changed. `then` is what the files declared at the base. */
export function whoMoved(plan: Plan, then: readonly AttributeDefinition[]): ReadonlyMap<AttributeKey, AttributeDrift> {
  const was = byKey(then);
  const { decisions, foreign } = plan.document;
  const decided = decisions
    .filter((decision) => isDifference(decision, plan))
    .map((decision): readonly [AttributeKey, AttributeDrift] => {
      const { key } = decision;
      return [key, moveOf(decision, { is: plan.definitions.get(key), was: was.get(key) }, plan.live.get(key))];
    });
  const staged = foreign.map(({ key }): readonly [AttributeKey, AttributeDrift] => [
    key,
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

function moveOf(decision: Decision, declared: Declared, live: LiveAttribute | undefined): AttributeDrift {
  switch (decision.action) {
    case 'create':
      // A row whose creation is pending is not live yet.
      return { moved: attributeMoved(declared, undefined), changes: [] };
    case 'delete':
    case 'keep':
      return { moved: attributeMoved(declared, live), changes: [] };
    case 'update': {
      const { is, was } = declared;
      if (live === undefined || is?.state !== 'present')
        throw new Error('deskform has a bug: an update needs two sides');
      const desk = decision.because === 'restaged' ? afterMigration(live) : live;
      const changes = decision.changes.map(({ path, after }) =>
        settingMoved({ path: parsePath(path), after }, is, was, desk),
      );
      return { moved: commonMover(changes) ?? attributeMoved(declared, live), changes };
    }
    case 'refuse':
      return { moved: refusalMoved(declared, live), changes: [] };
    default:
      return unreachable(decision);
  }
}

/** A refusal has no changes of its own: use the changes that it prevents. */
function refusalMoved(declared: Declared, live: LiveAttribute | undefined): Moved {
  const { is, was } = declared;
  if (live === undefined || is === undefined || is.state === 'absent') return attributeMoved(declared, live);
  if (live.waiting_for.includes('deletion')) return attributeMoved(declared, undefined);
  const pending = compare(is, afterMigration(live));
  const [desk, changes] = pending.length > 0 ? [afterMigration(live), pending] : [live, compare(is, live)];
  return commonMover(changes.map((change) => settingMoved(change, is, was, desk))) ?? attributeMoved(declared, live);
}

function commonMover(moves: readonly Moved[]): Moved | undefined {
  const [first, ...others] = moves;
  return first === undefined || others.every((moved) => moved === first) ? first : 'both';
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
function attributeMoved({ is, was }: Declared, live: LiveAttribute | undefined): Moved {
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

/** The new value of one setting. */
type NewValue = Pick<Difference, 'path' | 'after'>;

function settingMoved(
  change: NewValue,
  is: PresentDefinition,
  was: AttributeDefinition | undefined,
  desk: LiveAttribute,
): Moved {
  if (was === undefined) return 'git';
  if (was.state === 'absent') return 'both';
  // Parts of the setting that are now ignored do not show which side changed the rest.
  const differed = compare({ ...was, ignore: [...was.ignore, ...is.ignore] }, desk).find(
    ({ path }) => path.length === change.path.length && beginsWith(path, change.path),
  );
  if (differed === undefined) return 'git';
  if (change.path[0] === 'data_option' && is.secrets.some(({ setting }) => setting === change.path[1]))
    return sameJson(secretOf(is, change.path), secretOf(was, change.path)) ? 'help-desk' : 'both';
  return isSameDeclaration(change, differed.after, is.data_type) ? 'help-desk' : 'both';
}

/** A setting that is left out and one with the filled-in value declare the same. */
function isSameDeclaration({ path, after }: NewValue, then: JsonValue | undefined, data_type: string): boolean {
  if (sameJson(after, then)) return true;
  const [head, setting = ''] = path;
  if (head !== 'data_option' || path.length !== 2 || (after !== undefined && then !== undefined)) return false;
  return unwrittenValues(data_type, setting).some((value) => sameJson(value, after ?? then));
}

function secretOf({ secrets }: PresentDefinition, [, setting]: readonly string[]): string | undefined {
  return secrets.find((secret) => secret.setting === setting)?.value;
}
