import { isDeepStrictEqual } from 'node:util';
import { type AttributeKey, OBJECT_NAMES, type ObjectName, splitAttributeKey } from '../../model/attribute-key.ts';
import { afterMigration, inFormOrder, type LiveAttribute, waitsForCreation } from '../../model/live-attribute.ts';
import { formsOf } from '../../model/screens.ts';
import { migrates, type Plan } from '../../plan/plan.ts';
import type { Decision } from '../../plan/plan-document.ts';
import { type Face, type FormField, faceOn } from './field-face.ts';

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
  readonly marks: readonly ('new' | 'changed' | 'moved' | 'gone')[];
  readonly says: readonly string[];
}

/**
 * All forms that show at least one field. Of a `plan`: those of its objects, before and after its apply. Of a `desk`: all,
 * before and after the next migration.
 */
export function formsOfPlan({ document, live, rules }: Plan, subject: 'plan' | 'desk'): readonly Form[] {
  const { decisions, foreign, policies } = document;
  const isAlong = subject === 'desk' || (policies.foreign_changes === 'include' && migrates(document));
  const shown = decisions.filter(({ action }) => subject === 'desk' || action !== 'keep');
  const objects = new Set([...shown, ...(isAlong ? foreign : [])].map(({ key }) => splitAttributeKey(key)[0]));
  const sides = decisions.map((decision) => {
    const row = live.get(decision.key);
    const staying = row && (isAlong ? migrated(row) : inForce(row));
    return { key: decision.key, before: row && inForce(row), after: afterOf(decision, row, staying) };
  });
  return OBJECT_NAMES.filter((object) => objects.has(object)).flatMap((object) => {
    const ofObject = sides.filter(({ key }) => splitAttributeKey(key)[0] === object);
    return formsOf(object)
      .map(({ screen, role }) => {
        const placed = (side: 'before' | 'after'): readonly PlacedField[] =>
          ofObject
            .flatMap(({ key, [side]: field }): readonly PlacedField[] => {
              const face = field && faceOn(field, screen, role, rules.release);
              return field && face ? [{ ...field, key, face }] : [];
            })
            .sort(inFormOrder);
        return { object, screen, role, rows: rowsOf(placed('before'), placed('after')) };
      })
      .filter(({ rows }) => rows.length > 0);
  });
}

function afterOf(
  decision: Decision,
  live: LiveAttribute | undefined,
  staying: FormField | undefined,
): FormField | undefined {
  if (decision.action === 'delete') return undefined;
  if (decision.action !== 'create' && decision.action !== 'update') return staying;
  const { key, after } = decision;
  const [object, name] = splitAttributeKey(key);
  const stands = decision.action === 'create' ? decision.stands_at : live?.position;
  return { ...after, object, name, position: after.position ?? stands ?? 0 };
}

interface PlacedField extends Pick<FormField, 'position' | 'name'> {
  readonly key: AttributeKey;
  readonly face: Face;
}

/** The row on live forms; undefined if its creation is pending: it has no column yet. */
function inForce(live: LiveAttribute): FormField | undefined {
  return waitsForCreation(live) ? undefined : live;
}

function migrated(live: LiveAttribute): FormField | undefined {
  return live.waiting_for.includes('deletion') ? undefined : afterMigration(live);
}

/** The fields that the form shows no more, then those that it shows, from top to bottom. */
function rowsOf(before: readonly PlacedField[], after: readonly PlacedField[]): readonly FormRow[] {
  const [facesBefore, facesAfter] = [before, after].map((side) => new Map(side.map(({ key, face }) => [key, face])));
  const moved = movedAmong(before, after);
  const gone = before
    .filter(({ key }) => facesAfter?.get(key) === undefined)
    .map(({ key, face }): FormRow => ({ key, before: face, after: undefined, marks: ['gone'], says: [] }));
  const shown = after.map(({ key, face }, index): FormRow => {
    const was = facesBefore?.get(key);
    if (was === undefined) return { key, before: undefined, after: face, marks: ['new'], says: [] };
    const changes = differences(was, face);
    const above = after[index - 1];
    const place = above === undefined ? 'now on top' : `now below "${above.face.label}"`;
    return {
      key,
      before: was,
      after: face,
      marks: [...(moved.has(key) ? (['moved'] as const) : []), ...(changes.length > 0 ? (['changed'] as const) : [])],
      says: moved.has(key) ? [...changes, place] : changes,
    };
  });
  return [...gone, ...shown];
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

/** The parts of a face, in its order, that people know by another word. */
const WORDS = new Map([
  ['filled', 'default'],
  ['onlyFor', 'who sees it'],
  ['choices', 'options'],
]);

function differences(before: Face, after: Face): readonly string[] {
  const was = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([part, value]) => !isDeepStrictEqual(value, was.get(part)));
  const must = after.must === 'be-filled' ? 'now required' : 'no longer required';
  return changed.map(([part]) => (part === 'must' ? must : (WORDS.get(part) ?? part)));
}
