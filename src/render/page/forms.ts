import { type AttributeKey, OBJECT_NAMES, type ObjectName, splitAttributeKey } from '../../attribute/attribute-key.ts';
import {
  afterMigration,
  inFormOrder,
  isStaged,
  type LiveAttribute,
  waitsForCreation,
} from '../../attribute/live-attribute.ts';
import { formsOf } from '../../attribute/screens.ts';
import { type Decision, isStep } from '../../plan/decision.ts';
import { migrates, type Plan } from '../../plan/plan.ts';
import { unreachable } from '../../problem/unreachable.ts';
import { type ChoiceLists, collectChoices, type FormField, faceOn } from './field-face.ts';
import type { Face, Mark } from './page-data.ts';

/**
 * `plan`: the objects of the plan, before and after its apply. `desk`: all objects, before and after the next migration.
 */
type PageSubject = 'plan' | 'desk';

export interface Forms {
  readonly choices: ChoiceLists;
  readonly forms: readonly Form[];
}

/** One screen of an object as one role sees it, before and after. */
export interface Form {
  readonly object: ObjectName;
  readonly screen: string;
  readonly role: string;
  /** Top to bottom. A moved field has two rows: its old and its new place. */
  readonly rows: readonly FormRow[];
}

export interface FormRow {
  readonly key: AttributeKey;
  readonly before: Face | undefined;
  readonly after: Face | undefined;
  readonly marks: readonly Mark[];
  readonly says: readonly string[];
}

/** The live state of one attribute, and its state afterwards. */
interface BeforeAndAfter {
  readonly key: AttributeKey;
  readonly object: ObjectName;
  readonly before: FormField | undefined;
  readonly after: FormField | undefined;
}

/** All forms that show at least one field. */
export function formsOfPlan(plan: Plan, subject: PageSubject): Forms {
  const choices = collectChoices();
  const sides = sidesOf(plan, subject);
  const forms = objectsOf(plan, subject).flatMap((object) => {
    const ofObject = sides.filter((side) => side.object === object);
    return formsOf(object).map(({ screen, role }) => ({
      object,
      screen,
      role,
      rows: rowsOf(ofObject, (field) => faceOn(field, screen, role, choices, plan.rules.release)),
    }));
  });
  return { choices, forms: forms.filter(({ rows }) => rows.length > 0) };
}

/** Whether the migration executes foreign changes too. */
function executesForeign(plan: Plan, subject: PageSubject): boolean {
  return subject === 'desk' || (plan.rules.foreignChanges === 'include' && migrates(plan));
}

function objectsOf(plan: Plan, subject: PageSubject): readonly ObjectName[] {
  const along = executesForeign(plan, subject) ? plan.foreign.map(({ live }) => live.object) : [];
  const touched = plan.decisions
    .filter((decision) => subject === 'desk' || isStep(decision) || decision.action === 'refuse')
    .map(({ key }) => splitAttributeKey(key)[0]);
  return OBJECT_NAMES.filter((object) => touched.includes(object) || along.includes(object));
}

function sidesOf(plan: Plan, subject: PageSubject): readonly BeforeAndAfter[] {
  const staged = executesForeign(plan, subject) ? 'migrated' : 'stays';
  const last = lastPositions(plan);
  return plan.decisions.map((decision) => {
    const [object] = splitAttributeKey(decision.key);
    return { key: decision.key, object, ...sidesOfDecision(decision, staged, last) };
  });
}

function sidesOfDecision(
  decision: Decision,
  staged: 'migrated' | 'stays',
  last: Map<ObjectName, number>,
): Pick<BeforeAndAfter, 'before' | 'after'> {
  switch (decision.action) {
    case 'create': {
      const { row } = decision;
      const position = row.position ?? (last.get(row.object) ?? 0) + 1;
      last.set(row.object, Math.max(last.get(row.object) ?? 0, position));
      return { before: undefined, after: { ...row, position } };
    }
    case 'update':
      return { before: inForce(decision.live), after: decision.row };
    case 'delete':
      return { before: inForce(decision.live), after: undefined };
    case 'keep':
    case 'refuse': {
      const { live } = decision;
      if (live === undefined) return { before: undefined, after: undefined };
      return { before: inForce(live), after: staged === 'migrated' ? migrated(live) : inForce(live) };
    }
    default:
      return unreachable(decision);
  }
}

/** The help desk puts a new row without a position after the last one of its object. */
function lastPositions(plan: Plan): Map<ObjectName, number> {
  const last = new Map<ObjectName, number>();
  for (const decision of plan.decisions) {
    if (decision.action === 'create' || decision.live === undefined) continue;
    const { object, position } = decision.live;
    last.set(object, Math.max(last.get(object) ?? 0, position));
  }
  return last;
}

/** The row on live forms; undefined if its creation is pending: it has no column yet. */
function inForce(live: LiveAttribute): FormField | undefined {
  return waitsForCreation(live) ? undefined : live;
}

function migrated(live: LiveAttribute): FormField | undefined {
  if (live.waitingFor.includes('deletion')) return undefined;
  return isStaged(live) ? afterMigration(live) : live;
}

interface PlacedField {
  readonly key: AttributeKey;
  readonly position: number;
  readonly name: string;
  readonly face: Face;
}

function rowsOf(sides: readonly BeforeAndAfter[], faceOf: (field: FormField) => Face | undefined): readonly FormRow[] {
  const before = placeFields(sides, 'before', faceOf);
  const after = placeFields(sides, 'after', faceOf);
  const afterByKey = new Map(after.map((field) => [field.key, field]));
  const beforeByKey = new Map(before.map((field) => [field.key, field]));
  const moved = movedAmong(before, after);
  const stays = (key: AttributeKey): boolean => beforeByKey.has(key) && afterByKey.has(key) && !moved.has(key);

  const rows: FormRow[] = [];
  let next = 0;
  const takeAfterUntil = (isEnd: (field: PlacedField) => boolean): void => {
    for (let field = after[next]; field !== undefined && !isEnd(field); field = after[next]) {
      rows.push(rowOfNewPlace(field, beforeByKey.get(field.key)));
      next += 1;
    }
  };
  for (const field of before) {
    if (!stays(field.key)) {
      takeAfterUntil((other) => stays(other.key) || inFormOrder(field, other) < 0);
      rows.push(rowOfOldPlace(field, afterByKey.get(field.key)));
      continue;
    }
    takeAfterUntil(({ key }) => key === field.key);
    const counterpart = after[next];
    next += 1;
    if (counterpart !== undefined) rows.push(rowOfBoth(field, counterpart));
  }
  takeAfterUntil(() => false);
  return rows;
}

function placeFields(
  sides: readonly BeforeAndAfter[],
  side: 'before' | 'after',
  faceOf: (field: FormField) => Face | undefined,
): readonly PlacedField[] {
  return sides
    .flatMap(({ key, [side]: field }): readonly PlacedField[] => {
      const face = field && faceOf(field);
      return field === undefined || face === undefined
        ? []
        : [{ key, position: field.position, name: field.name, face }];
    })
    .sort(inFormOrder);
}

/** Fields with a new position that changed their order relative to another field of this form. */
function movedAmong(before: readonly PlacedField[], after: readonly PlacedField[]): ReadonlySet<AttributeKey> {
  const place = new Map(after.map(({ key }, index) => [key, index]));
  const both = before.filter(({ key }) => place.has(key));
  const positionAfter = new Map(after.map(({ key, position }) => [key, position]));
  const passes = passing(both.map(({ key }) => place.get(key) ?? 0));
  return new Set(
    both
      .filter((field, index) => positionAfter.get(field.key) !== field.position && passes[index])
      .map(({ key }) => key),
  );
}

/** For each place: whether a greater one is before it, or a smaller one after it. */
function passing(places: readonly number[]): readonly boolean[] {
  const leastBehind: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const place of places.toReversed()) {
    leastBehind.push(least);
    least = Math.min(least, place);
  }
  leastBehind.reverse();
  let greatestBefore = -1;
  return places.map((place, index) => {
    const passes = greatestBefore > place || (leastBehind[index] ?? place) < place;
    greatestBefore = Math.max(greatestBefore, place);
    return passes;
  });
}

function rowOfBoth({ key, face }: PlacedField, { face: after }: PlacedField): FormRow {
  const says = differences(face, after);
  return { key, before: face, after, marks: says.length === 0 ? [] : ['changed'], says };
}

function rowOfOldPlace({ key, face }: PlacedField, elsewhere: PlacedField | undefined): FormRow {
  return { key, before: face, after: undefined, marks: [elsewhere === undefined ? 'gone' : 'moved'], says: [] };
}

function rowOfNewPlace({ key, face }: PlacedField, elsewhere: PlacedField | undefined): FormRow {
  if (elsewhere === undefined) return { key, before: undefined, after: face, marks: ['new'], says: [] };
  const says = differences(elsewhere.face, face);
  return { key, before: undefined, after: face, marks: says.length === 0 ? ['moved'] : ['moved', 'changed'], says };
}

/** The word for a field that a form now requires. */
export const NOW_REQUIRED = 'now required';

const SETTINGS = [
  ['label', 'label'],
  ['type', 'type'],
  ['choices', 'options'],
  ['filled', 'default'],
  ['note', 'note'],
  ['placeholder', 'placeholder'],
  ['limits', 'limits'],
  ['onlyFor', 'who sees it'],
] as const satisfies readonly (readonly [keyof Face, string])[];

function differences(before: Face, after: Face): readonly string[] {
  const changed = SETTINGS.filter(([setting]) => before[setting] !== after[setting]).map(([, word]) => word);
  if (before.must === after.must) return changed;
  return [...changed, after.must === 'be-filled' ? NOW_REQUIRED : 'no longer required'];
}
