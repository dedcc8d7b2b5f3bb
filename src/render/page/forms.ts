import { type AttributeKey, OBJECT_NAMES, type ObjectName, splitAttributeKey } from '../../model/attribute-key.ts';
import { pathText } from '../../model/choices.ts';
import {
  afterMigration,
  inFormOrder,
  isStaged,
  type LiveAttribute,
  waitsForCreation,
} from '../../model/live-attribute.ts';
import { formsOf } from '../../model/screens.ts';
import { migrates, type Plan } from '../../plan/plan.ts';
import type { Decision } from '../../plan/plan-document.ts';
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
function executesForeign({ document }: Plan, subject: PageSubject): boolean {
  return subject === 'desk' || (document.policies.foreign_changes === 'include' && migrates(document));
}

function objectsOf(plan: Plan, subject: PageSubject): readonly ObjectName[] {
  const { decisions, foreign } = plan.document;
  const shown = decisions.filter((decision) => subject === 'desk' || decision.action !== 'keep');
  const along = executesForeign(plan, subject) ? foreign : [];
  const objects = new Set([...shown, ...along].map(({ key }) => splitAttributeKey(key)[0]));
  return OBJECT_NAMES.filter((object) => objects.has(object));
}

function sidesOf(plan: Plan, subject: PageSubject): readonly BeforeAndAfter[] {
  const staged = executesForeign(plan, subject) ? 'migrated' : 'stays';
  return plan.document.decisions.map((decision) => {
    const { key } = decision;
    const live = plan.live.get(key);
    const before = live && inForce(live);
    return { key, object: splitAttributeKey(key)[0], before, after: afterOf(decision, live, staged) };
  });
}

function afterOf(
  decision: Decision,
  live: LiveAttribute | undefined,
  staged: 'migrated' | 'stays',
): FormField | undefined {
  if (decision.action === 'delete') return undefined;
  if (decision.action === 'create' || decision.action === 'update') {
    const { key, after } = decision;
    const [object, name] = splitAttributeKey(key);
    const stands = decision.action === 'create' ? decision.stands_at : live?.position;
    return { ...after, object, name, position: after.position ?? stands ?? 0 };
  }
  return live && (staged === 'migrated' ? migrated(live) : inForce(live));
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
