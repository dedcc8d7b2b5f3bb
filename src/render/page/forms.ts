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
    // Before its creation is migrated, a row has no column and is on no form.
    const before = row && !waitsForCreation(row) ? row : undefined;
    const coming = row && !row.waiting_for.includes('deletion') ? afterMigration(row) : undefined;
    return { key: decision.key, before, after: afterOf(decision, row, isAlong ? coming : before) };
  });
  return OBJECT_NAMES.filter((object) => objects.has(object)).flatMap((object) => {
    const ofObject = sides.filter(({ key }) => splitAttributeKey(key)[0] === object);
    return formsOf(object)
      .map(({ screen, role }) => {
        const placed = (field: FormField | undefined): Placed | undefined => {
          const face = field && faceOn(field, screen, role, rules.release);
          return field && face && { ...field, face };
        };
        const fields = ofObject.map(({ key, before, after }) => ({
          key,
          before: placed(before),
          after: placed(after),
        }));
        return { object, screen, role, rows: rowsOf(fields) };
      })
      .filter(({ rows }) => rows.length > 0);
  });
}

function afterOf(decision: Decision, live: LiveAttribute | undefined, staying: FormField | undefined) {
  if (decision.action === 'delete') return undefined;
  if (decision.action !== 'create' && decision.action !== 'update') return staying;
  const { key, after } = decision;
  const [object, name] = splitAttributeKey(key);
  const stands = decision.action === 'create' ? decision.stands_at : live?.position;
  return { ...after, object, name, position: after.position ?? stands ?? 0 };
}

type Placed = Pick<FormField, 'position' | 'name'> & { readonly face: Face };

/** A field on one form; undefined on a side where the form does not show it. */
interface PlacedField extends Pick<FormRow, 'key'> {
  readonly before: Placed | undefined;
  readonly after: Placed | undefined;
}

/** The fields that the form shows no more, then those that it shows, from top to bottom. */
function rowsOf(fields: readonly PlacedField[]): readonly FormRow[] {
  const gone = fields.filter(({ before, after }) => before !== undefined && after === undefined);
  const shown = fields.filter(({ after }) => after !== undefined).sort((a, b) => orderOn('after', a, b));
  const both = shown.filter(({ before }) => before !== undefined);
  return [...gone.sort((a, b) => orderOn('before', a, b)), ...shown].map((field, index, rows): FormRow => {
    const { key, before, after } = field;
    const row = { key, before: before?.face, after: after?.face };
    if (before === undefined || after === undefined)
      return { ...row, marks: [after === undefined ? 'gone' : 'new'], says: [] };
    const changes = differences(before.face, after.face);
    const changed = changes.length > 0 ? (['changed'] as const) : [];
    // A field with a new position moves where its order to another field of this form changes.
    const isMoved =
      before.position !== after.position &&
      both.some((other) => orderOn('before', field, other) * orderOn('after', field, other) < 0);
    if (!isMoved) return { ...row, marks: changed, says: changes };
    const above = rows[index - 1]?.after;
    const place = above === undefined ? 'now on top' : `now below "${above.face.label}"`;
    return { ...row, marks: ['moved', ...changed], says: [...changes, place] };
  });
}

function orderOn(side: 'before' | 'after', { [side]: a }: PlacedField, { [side]: b }: PlacedField): number {
  return a === undefined || b === undefined ? 0 : inFormOrder(a, b);
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
