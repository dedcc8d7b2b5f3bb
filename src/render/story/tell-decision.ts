import type { AttributeKey } from '../../model/attribute-key.ts';
import type { DeskRelease } from '../../model/release.ts';
import { unreachable } from '../../model/unreachable.ts';
import { type Decision, placeOf } from '../../plan/plan-document.ts';
import { printableName, printableSentence, printableShort } from '../printable.ts';
import { ALL_LOST, type Hits } from './hits.ts';
import { caution, type Line, type Note } from './line.ts';
import { linesOfCreation, linesOfUpdate, notesOnUnseen } from './setting-lines.ts';
import type { Entry } from './story.ts';

const NOTE_ON: Partial<Record<Decision['because'], string>> = {
  'staged-as-declared': 'already pending: only the migration is missing',
  restaged: 'pending with other settings from an earlier apply: staged again',
  'not-declared': 'not declared, and the target has `undeclared: delete`',
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

/** In the list on top, which the whole reason follows. */
const LONGEST_REASON = 200;

export function tellDecision(decision: Decision, release: DeskRelease, hits: Hits): Entry {
  const { key, action } = decision;
  const where = 'file' in decision ? placeOf(decision) : undefined;
  const head = { key, newLabel: undefined, action, where, risks: [], notes: [], lines: [] } as const;
  const note = NOTE_ON[decision.because];
  const standing = note === undefined ? [] : [plain(note)];
  switch (decision.action) {
    case 'create': {
      const { display, data_type } = decision.after;
      const lines = linesOfCreation(decision, release);
      const headline = `new ${printableName(data_type)}`;
      const notes = [...hits, ...notesOnUnseen(decision, release), ...standing];
      // That nobody will see it harms nobody.
      return { ...head, label: display, headline, notes, lines, ...riskyOr('rest', hits, lines) };
    }
    case 'update': {
      const { before, after, changes, carried_over } = decision;
      const lines = linesOfUpdate(decision, release, hits);
      const said = lines.map(({ impact }) => impact?.text ?? '');
      const notes: readonly Note[] = [
        ...hits.filter(({ text }) => !said.some((impact) => impact.includes(text))),
        ...standing,
        ...(carried_over.length === 0 ? [] : [plain(`unchanged: ${carried_over.join(', ')}`)]),
      ];
      const isLabel = changes.length > 0 && changes.every(({ path }) => path === 'display');
      return {
        ...head,
        label: before.display,
        newLabel: after.display === before.display ? undefined : after.display,
        headline: changes.length === 0 ? 'pending: only the migration is missing' : '',
        notes,
        lines,
        ...riskyOr(isLabel ? 'label' : 'rest', notes, lines),
      };
    }
    case 'delete': {
      const label = decision.before.display;
      if (decision.impact === 'none') {
        const headline = 'deleted immediately: it was never migrated and has no data';
        const notes = [...hits, ...standing];
        return { ...head, danger: 'risky', risks: [caution(headline)], label, headline, notes };
      }
      const [{ records, text } = { records: null, text: ALL_LOST }] = hits;
      const isEmpty = records === 0;
      return {
        ...head,
        danger: 'destroys',
        risks: [{ tone: isEmpty ? 'caution' : 'danger', text: `the field is deleted: ${text}` }],
        label,
        headline: isEmpty ? `deleted after migration: ${text}` : 'deleted with all its values, after migration',
        notes: [...(isEmpty ? [] : hits), ...standing],
      };
    }
    case 'keep':
      return { ...head, danger: 'kept', label: decision.label, headline: KEPT[decision.because] };
    case 'refuse': {
      const { code, message, hint, label, before, after, changes } = decision;
      const advice = hint === null ? [] : [{ tone: 'advice', text: printableSentence(hint) } as const];
      const isShown = before !== undefined && after !== undefined && changes !== undefined;
      const reached = code === 'impact-not-accepted' ? hits : [];
      // A number that is unknown is the reason itself.
      const others = code === 'values-not-counted' ? [] : hits;
      const lines = isShown ? linesOfUpdate({ key, before, after, changes }, release, reached) : [];
      return {
        ...head,
        danger: 'refused',
        risks: [
          {
            tone: 'danger',
            text: `refused; each field says why (${code})`,
            alone: `refused: ${printableShort(withoutName(message, key), LONGEST_REASON)}`,
          },
          ...others.filter(({ tone, text }) => tone !== 'plain' && !message.includes(text)),
        ],
        label,
        headline: 'refused',
        notes: [{ tone: 'danger', text: `${printableSentence(message)} (${code})` }, ...advice],
        // The reason is told once; only numbers say more. Nothing of it takes effect.
        lines: lines.map((line) => ({
          ...line,
          effect: undefined,
          impact: reached.some(({ text }) => line.impact?.text.includes(text)) ? line.impact : undefined,
        })),
      };
    }
    default:
      return unreachable(decision);
  }
}

/** A list names the attribute before what it says of it. */
function withoutName(reason: string, key: AttributeKey): string {
  return reason.startsWith(`${key} `) ? reason.slice(key.length + 1) : reason;
}

function plain(text: string): Note {
  return { tone: 'plain', text: printableSentence(text) };
}

/** The risks among the notes and impacts; an entry without any is what else it is. */
function riskyOr(otherwise: 'rest' | 'label', notes: readonly Note[], lines: readonly Line[]) {
  const all = [...notes, ...lines.flatMap(({ impact }) => impact ?? [])];
  const risks = all.filter(({ tone }) => tone === 'danger' || tone === 'caution');
  return { danger: risks.length > 0 ? 'risky' : otherwise, risks } as const;
}
