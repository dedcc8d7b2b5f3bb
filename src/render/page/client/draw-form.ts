import type { DrawnRow, Mark, PageData } from '../page-data.ts';
import type { Side } from './draw-choices.ts';
import { drawField } from './draw-field.ts';
import { element } from './element.ts';

/** So many rows are drawn before the browser may show them; the others follow with its next frames. */
const BATCH = 60;

/** Forms whose last rows are still to be drawn. */
const unfinished = new WeakMap<HTMLDetailsElement, () => void>();

/** Draws a form into its folded element, once; a long one goes on while its beginning is looked at. */
export function drawForm(folded: HTMLDetailsElement, data: PageData): void {
  const form = data.forms.find(({ id }) => id === folded.id);
  if (form === undefined || folded.querySelector('table') !== null) return;
  const caption = element('caption', 'aloud', folded.querySelector('h4')?.textContent ?? '');
  const columns = ['Before', 'After'].map((name) => {
    const column = withRole('columnheader', element('th', '', name));
    column.scope = 'col';
    return column;
  });
  const body = withRole('rowgroup', element('tbody', ''));
  const head = withRole('rowgroup', element('thead', '', withRole('row', element('tr', '', ...columns))));
  folded.append(withRole('table', element('table', 'pair', caption, head, body)));
  let drawn = 0;
  const drawRows = (count: number): void => {
    body.append(...form.rows.slice(drawn, drawn + count).map((row) => drawRow(row, data)));
    drawn += count;
    if (drawn < form.rows.length) requestAnimationFrame(() => drawRows(BATCH));
    else unfinished.delete(folded);
  };
  unfinished.set(folded, () => drawRows(form.rows.length));
  drawRows(BATCH);
}

/** All of it at once, where something has to be found in it or it goes to paper. */
export function drawWholeForm(folded: HTMLDetailsElement, data: PageData): void {
  drawForm(folded, data);
  unfinished.get(folded)?.();
}

/** A table that a phone stacks is to a screen reader none any more, unless it is said. */
function withRole<Kind extends HTMLElement>(role: string, drawn: Kind): Kind {
  drawn.setAttribute('role', role);
  return drawn;
}

function drawRow(row: DrawnRow, data: PageData): HTMLTableRowElement {
  const cells = (['before', 'after'] as const).map((side) => withRole('cell', drawCell(row, side, data)));
  const drawn = withRole('row', element('tr', row.marks.join(' '), ...cells));
  drawn.dataset.key = row.key;
  drawn.dataset.marks = row.marks.join(' ');
  return drawn;
}

function drawCell(row: DrawnRow, side: Side, data: PageData): HTMLTableCellElement {
  const face = faceAt(data, row[side]);
  if (face === undefined) return element('td', `empty ${side}`, element('p', '', absence(row.marks, side)));
  const other = faceAt(data, row[side === 'before' ? 'after' : 'before']);
  const list = (index: number | undefined) => (index === undefined ? undefined : data.choices[index]);
  const others = other === undefined ? undefined : (list(other.choices) ?? []);
  return element('td', side, drawField(row, { face, choices: list(face.choices), others, side }));
}

function faceAt(data: PageData, index: number | undefined) {
  return index === undefined ? undefined : data.faces[index];
}

function absence(marks: readonly Mark[], side: Side): string {
  if (marks.includes('moved')) return side === 'before' ? 'stood in another place' : 'stands in another place';
  return side === 'before' ? 'not there yet' : 'not there any more';
}
