import { EVERYONE } from '../../attribute/screens.ts';
import { audienceInWords, screenInWords } from '../role-words.ts';
import { enumerate } from '../text/screen-lines.ts';
import { type Form, type FormRow, NOW_REQUIRED } from './forms.ts';
import type { OnForms } from './forms-html.ts';

/** What changes for each role, first for everyone: "Customers: new on “new ticket”, removed from “existing record”". */
export function whoIsAffected(rows: OnForms): readonly string[] {
  const roles = [...new Set(rows.map(([{ role }]) => role))].sort(
    (a, b) => Number(b === EVERYONE) - Number(a === EVERYONE),
  );
  return roles.flatMap((role) => {
    const changes = changesInWords(rows.filter(([form]) => form.role === role));
    return changes === '' ? [] : [`${audienceInWords(role)}: ${changes}`];
  });
}

type IsOne = (row: FormRow) => boolean;
const isRequired: IsOne = ({ after }) => after?.must === 'be-filled';
const isNew: IsOne = ({ marks }) => marks.includes('new');

const CHANGES: readonly (readonly [words: string, isOne: IsOne])[] = [
  ['new and required on', (row) => isNew(row) && isRequired(row)],
  ['new on', (row) => isNew(row) && !isRequired(row)],
  ['now required on', ({ says }) => says.includes(NOW_REQUIRED)],
  ['changed on', ({ says }) => says.some((word) => word !== NOW_REQUIRED)],
  ['moved on', ({ marks }) => marks.includes('moved')],
  ['removed from', ({ marks }) => marks.includes('gone')],
];

/** "new on “new ticket”, removed from “sign-up”"; empty without changes. */
function changesInWords(rows: readonly (readonly [Form, FormRow])[]): string {
  return CHANGES.flatMap(([words, isOne]) => {
    const screens = new Set(rows.filter(([, row]) => isOne(row)).map(([{ screen }]) => screen));
    const named = [...screens].map((screen) => `“${screenInWords(screen) || screen}”`);
    return screens.size === 0 ? [] : [`${words} ${enumerate(named)}`];
  }).join(', ');
}
