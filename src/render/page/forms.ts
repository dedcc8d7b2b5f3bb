import { type AttributeKey, OBJECT_NAMES, type ObjectName, splitAttributeKey } from '../../attribute/attribute-key.ts';
import { pathText } from '../../attribute/choices.ts';
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
import { type Face, type FormField, faceOn } from './field-face.ts';

/**
 * `plan`: the objects of the plan, before and after its apply. `desk`: all objects, before and after the next migration.
 */
type PageSubject = 'plan' | 'desk';

/** One screen of an object as one role sees it, before and after. */
export interface Form {
  readonly object: ObjectName;
  readonly screen: string;
  readonly role: string;
  readonly rows: readonly FormRow[];
}

export interface FormRow {
  readonly key: AttributeKey;
  readonly before: Face | undefined;
  readonly after: Face | undefined;
  readonly marks: readonly Mark[];
  /** The differences, in words: "label", "now required". */
  readonly says: readonly string[];
}

export type Mark = 'new' | 'changed' | 'moved' | 'gone';

/** The word shown for each mark. */
export const MARK_WORDS = {
  new: 'new',
  changed: 'changed',
  moved: 'moved',
  gone: 'removed',
} as const satisfies Record<Mark, string>;

/** The live state of one attribute, and its state afterwards. */
interface BeforeAndAfter {
  readonly key: AttributeKey;
  readonly object: ObjectName;
  readonly before: FormField | undefined;
  readonly after: FormField | undefined;
}

/** All forms that show at least one field. */
export function formsOfPlan(plan: Plan, subject: PageSubject): readonly Form[] {
  const sides = sidesOf(plan, subject);
  const forms = objectsOf(plan, subject).flatMap((object) => {
    const ofObject = sides.filter((side) => side.object === object);
    return formsOf(object).map(({ screen, role }) => ({
      object,
      screen,
      role,
      rows: rowsOf(ofObject, (field) => faceOn(field, screen, role, plan.rules.release)),
    }));
  });
  return forms.filter(({ rows }) => rows.length > 0);
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
  return plan.decisions.map((decision) => {
    const { key } = decision;
    const step = plan.steps.get(key);
    const standsAt = step?.action === 'create' ? step.stands_at : undefined;
    return { key, object: splitAttributeKey(key)[0], ...sidesOfDecision(decision, staged, standsAt) };
  });
}

function sidesOfDecision(
  decision: Decision,
  staged: 'migrated' | 'stays',
  standsAt: number | undefined,
): Pick<BeforeAndAfter, 'before' | 'after'> {
  switch (decision.action) {
    case 'create':
      return { before: undefined, after: { ...decision.row, position: decision.row.position ?? standsAt ?? 0 } };
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

/** The row on live forms; undefined if its creation is pending: it has no column yet. */
function inForce(live: LiveAttribute): FormField | undefined {
  return waitsForCreation(live) ? undefined : live;
}

function migrated(live: LiveAttribute): FormField | undefined {
  if (live.waiting_for.includes('deletion')) return undefined;
  return isStaged(live) ? afterMigration(live) : live;
}

interface PlacedField {
  readonly key: AttributeKey;
  readonly position: number;
  readonly name: string;
  readonly face: Face;
}

/** The fields that the form shows no more, then those that it shows, from top to bottom. */
function rowsOf(sides: readonly BeforeAndAfter[], faceOf: (field: FormField) => Face | undefined): readonly FormRow[] {
  const before = placeFields(sides, 'before', faceOf);
  const after = placeFields(sides, 'after', faceOf);
  const beforeByKey = new Map(before.map((field) => [field.key, field]));
  const afterByKey = new Map(after.map((field) => [field.key, field]));
  const moved = movedAmong(before, after);
  const shown = after.map((field, index): FormRow => {
    const { key, face } = field;
    const was = beforeByKey.get(key)?.face;
    if (was === undefined) return { key, before: undefined, after: face, marks: ['new'], says: [] };
    const says = differences(was, face);
    const changed: readonly Mark[] = says.length === 0 ? [] : ['changed'];
    return moved.has(key)
      ? { key, before: was, after: face, marks: ['moved', ...changed], says: [...says, placeAfter(after[index - 1])] }
      : { key, before: was, after: face, marks: changed, says };
  });
  const gone = before
    .filter(({ key }) => !afterByKey.has(key))
    .map(({ key, face }): FormRow => ({ key, before: face, after: undefined, marks: ['gone'], says: [] }));
  return [...gone, ...shown];
}

function placeAfter(above: PlacedField | undefined): string {
  return above === undefined ? 'now on top' : `now below "${above.face.label}"`;
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
  const indexAfter = new Map(after.map(({ key }, index) => [key, index]));
  const both = before.flatMap((field) => {
    const index = indexAfter.get(field.key);
    return index === undefined ? [] : [{ key: field.key, index, isSame: after[index]?.position === field.position }];
  });
  const moved = both.filter(
    ({ index, isSame }, place) =>
      !isSame && both.some((other, otherPlace) => otherPlace < place !== other.index < index),
  );
  return new Set(moved.map(({ key }) => key));
}

/** The word for a field that a form now requires. */
export const NOW_REQUIRED = 'now required';

const SETTINGS = [
  ['label', 'label'],
  ['type', 'type'],
  ['filled', 'default'],
  ['note', 'note'],
  ['placeholder', 'placeholder'],
  ['limits', 'limits'],
  ['onlyFor', 'who sees it'],
  ['width', 'width'],
] as const satisfies readonly (readonly [keyof Face, string])[];

function differences(before: Face, after: Face): readonly string[] {
  const changed: string[] = SETTINGS.filter(([setting]) => before[setting] !== after[setting]).map(([, word]) => word);
  if (!sameChoices(before.choices, after.choices)) changed.push('options');
  if (before.must === after.must) return changed;
  return [...changed, after.must === 'be-filled' ? NOW_REQUIRED : 'no longer required'];
}

function sameChoices(before: Face['choices'], after: Face['choices']): boolean {
  return (
    before.length === after.length &&
    before.every(
      ({ value, path }, index) => value === after[index]?.value && pathText({ path }) === pathText(after[index]),
    )
  );
}
