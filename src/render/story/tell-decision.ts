import { splitAttributeKey } from '../../model/attribute-key.ts';
import type { DeskRelease } from '../../model/release.ts';
import { unreachable } from '../../model/unreachable.ts';
import { type Decision, placeOf, type Step } from '../../plan/plan-document.ts';
import { detailsOfCreation, detailsOfUpdate } from './details.ts';
import type { Entry, Note } from './story.ts';

/** Notes on some of the reasons for a step. */
const NOTE_ON: Partial<Record<Step['because'], Note>> = {
  'staged-as-declared': { tone: 'plain', text: 'already pending: only the migration is missing' },
  restaged: { tone: 'plain', text: 'pending with other settings from an earlier apply: staged again' },
  'not-declared': { tone: 'danger', text: 'not declared, and the target has `undeclared: delete`' },
};

const KEPT = {
  same: 'unchanged',
  'not-declared': 'not declared',
  unmanaged: 'unmanaged: the overlay has `manage: false`',
  'came-with-the-installation': 'came with the installation',
  'list-is-not-whole': 'not declared; built-in fields are missing from the list, so it is not pruned',
  'type-unknown': 'not declared, and its data type is unknown: it is not pruned',
  fulfilled: 'not on the help desk: there is nothing to delete',
  'waits-as-declared': 'unchanged, but pending: the next apply migrates it',
} as const satisfies Record<Extract<Decision, { action: 'keep' }>['because'], string>;

/** What happens to one attribute, without the records that it hits. */
export function tellDecision(decision: Decision, release: DeskRelease): Entry {
  const { key, action } = decision;
  const name = splitAttributeKey(key)[1];
  const head = { key, name, newLabel: undefined, action, danger: 'rest', notes: [], details: [] } as const;
  const where = 'file' in decision ? placeOf(decision) : undefined;
  switch (decision.action) {
    case 'create':
      return {
        ...head,
        label: decision.after.display,
        where,
        headline: `new ${decision.after.data_type}`,
        notes: notesOn(decision),
        details: detailsOfCreation(decision, release),
      };
    case 'update': {
      const { before, after, changes, carried_over } = decision;
      const unchanged: Note = { tone: 'plain', text: `unchanged: ${carried_over.join(', ')}` };
      return {
        ...head,
        danger: changes.some(({ effect }) => effect === 'at-once') ? 'at-once' : 'rest',
        label: before.display,
        newLabel: after.display === before.display ? undefined : after.display,
        where,
        headline: changes.length === 0 ? 'pending: only the migration is missing' : '',
        notes: [...notesOn(decision), ...(carried_over.length === 0 ? [] : [unchanged])],
        details: detailsOfUpdate(decision, release),
      };
    }
    case 'delete': {
      const destroys = decision.impact !== 'none';
      return {
        ...head,
        danger: destroys ? 'destroys' : 'at-once',
        label: decision.before.display,
        where,
        headline: destroys
          ? 'deletes the column and every value in it, after migration'
          : 'deleted immediately: it was never migrated and has no data',
        notes: notesOn(decision),
      };
    }
    case 'keep':
      return { ...head, label: decision.label, where, headline: KEPT[decision.because] };
    case 'refuse': {
      const { code, message, hint, label, before, after, changes } = decision;
      const advice = hint === null ? [] : [{ tone: 'advice', text: hint } as const];
      const isShown = before !== undefined && after !== undefined && changes !== undefined;
      return {
        ...head,
        danger: 'refused',
        label,
        where,
        headline: `refused (${code})`,
        notes: [{ tone: 'danger', text: message }, ...advice],
        // The reason is told once.
        details: (isShown ? detailsOfUpdate({ before, after, changes }, release) : []).map((detail) =>
          message.includes(detail.impact) ? { ...detail, impact: '' } : detail,
        ),
      };
    }
    default:
      return unreachable(decision);
  }
}

function notesOn({ because }: Pick<Step, 'because'>): readonly Note[] {
  const note = NOTE_ON[because];
  return note === undefined ? [] : [note];
}
