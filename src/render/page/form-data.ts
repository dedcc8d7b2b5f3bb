import { printableShort } from '../printable.ts';
import type { Form, Forms } from './forms.ts';
import type { DrawnRow, Face, PageData } from './page-data.ts';

/** The element in which a form is drawn. */
export function idOfForm({ object, screen, role }: Form): string {
  return `form ${object} ${screen} ${role}`.replaceAll(' ', '-');
}

/** The forms as the page's script takes them: each face once, and rows that point at them. */
export function pageDataOf({ forms, choices }: Forms, mode: PageData['mode']): PageData {
  const faces: Face[] = [];
  const known = new Map<string, number>();
  const indexOf = (face: Face | undefined): number | undefined => {
    if (face === undefined) return undefined;
    const content = JSON.stringify(face);
    const index = known.get(content) ?? faces.push(face) - 1;
    known.set(content, index);
    return index;
  };
  const drawn = forms.map((form) => ({
    id: idOfForm(form),
    rows: form.rows.map(
      ({ key, before, after, marks, says }): DrawnRow => ({
        key: printableShort(key, LONGEST_KEY),
        before: indexOf(before),
        after: indexOf(after),
        marks,
        says,
      }),
    ),
  }));
  return { mode, faces, choices: choices.lists, forms: drawn };
}

const LONGEST_KEY = 2000;
