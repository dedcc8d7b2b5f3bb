import { EVERYONE } from '../../model/screens.ts';
import { audienceInWords, screenInWords } from '../role-words.ts';
import { enumerate } from '../text/screen-lines.ts';
import { type Form, type FormRow, NOW_REQUIRED } from './forms.ts';
import type { OnForms } from './forms-html.ts';

/**
 * What changes for each role, first for everyone: "Customers: now required on “new ticket”; “ticket sidebar”". What the
 * entry itself says, such as that the field is new, is not said again.
 */
export function whoIsAffected(rows: OnForms, entry: EntryKind): readonly string[] {
  const roles = [...new Set(rows.map(([{ role }]) => role))].sort(
    (a, b) => Number(b === EVERYONE) - Number(a === EVERYONE),
  );
  return roles.flatMap((role) => {
    const changes = changesInWords(
      rows.filter(([form]) => form.role === role),
      entry,
    );
    return changes === '' ? [] : [`${audienceInWords(role)}: ${changes}`];
  });
}

type IsOne = (row: FormRow) => boolean;
const isRequired: IsOne = ({ after }) => after?.must === 'be-filled';
const isNew: IsOne = ({ marks }) => marks.includes('new');

export type EntryKind = 'create' | 'update' | 'delete' | 'other';

const CHANGES: readonly (readonly [words: string, isOne: IsOne, of: EntryKind | undefined])[] = [
  ['new and required on', (row) => isNew(row) && isRequired(row), undefined],
  ['new on', (row) => isNew(row) && !isRequired(row), 'create'],
  ['now required on', ({ says }) => says.includes(NOW_REQUIRED), undefined],
  ['moved on', ({ marks }) => marks.includes('moved'), undefined],
  ['removed from', ({ marks }) => marks.includes('gone'), 'delete'],
  ['changed on', ({ says }) => says.some((word) => word !== NOW_REQUIRED), 'update'],
];

function nameOf({ object, screen }: Form): string {
  return `“${screenInWords(object, screen) || screen}”`;
}

/** "now required on “new ticket”; “sign-up”", each screen once; empty without changes. */
function changesInWords(rows: readonly (readonly [Form, FormRow])[], entry: EntryKind): string {
  const said = new Set<string>();
  return CHANGES.flatMap(([words, isOne, of]) => {
    const names = rows.flatMap(([form, row]) => (isOne(row) ? [nameOf(form)] : [])).filter((name) => !said.has(name));
    const named = [...new Set(names)];
    for (const name of named) said.add(name);
    return named.length === 0 ? [] : [of === entry ? enumerate(named) : `${words} ${enumerate(named)}`];
  }).join('; ');
}
