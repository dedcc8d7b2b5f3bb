import type { DrawnRow, Face, Mark, PageData } from '../page-data.ts';
import type { Side } from './draw-choices.ts';
import { drawField } from './draw-field.ts';
import { element } from './element.ts';

/** So many fields are drawn before the browser may show them; the others follow with its next frames. */
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
  const lines = linesOf(form.rows);
  let drawn = 0;
  const drawFields = (most: number): void => {
    for (let fields = 0; drawn < lines.length && fields < most; drawn += 1) {
      const line = lines[drawn] ?? [];
      body.append(...drawLine(line, data));
      fields += line.length;
    }
    // Where nothing changes, the fields themselves are what there is to see.
    if (form.rows.every(isUnchanged))
      for (const line of body.querySelectorAll<HTMLDetailsElement>('.same')) line.open = true;
    if (drawn < lines.length) requestAnimationFrame(() => drawFields(BATCH));
    else unfinished.delete(folded);
  };
  unfinished.set(folded, () => drawFields(form.rows.length));
  drawFields(BATCH);
}

function isUnchanged({ marks }: DrawnRow): boolean {
  return marks.length === 0;
}

/** Unchanged fields that follow each other share a line. */
function linesOf(rows: readonly DrawnRow[]): readonly (readonly DrawnRow[])[] {
  const lines: DrawnRow[][] = [];
  for (const row of rows) {
    const last = lines.at(-1);
    if (last !== undefined && last.length < BATCH && [row, ...last.slice(0, 1)].every(isUnchanged)) last.push(row);
    else lines.push([row]);
  }
  return lines;
}

/** All of it, where something has to be found in it or it goes to paper. */
export function drawWholeForm(folded: HTMLDetailsElement, data: PageData): void {
  drawForm(folded, data);
  unfinished.get(folded)?.();
}

/** A table that a phone stacks is to a screen reader none any more, unless it is said. */
function withRole<Kind extends HTMLElement>(role: string, drawn: Kind): Kind {
  drawn.setAttribute('role', role);
  return drawn;
}

function drawLine(line: readonly DrawnRow[], data: PageData): readonly HTMLTableRowElement[] {
  return line.some(isUnchanged) ? [drawUnchanged(line, data)] : line.map((row) => drawRow(row, data));
}

function drawRow(row: DrawnRow, data: PageData): HTMLTableRowElement {
  const cells = (['before', 'after'] as const).map((side) => withRole('cell', drawCell(row, side, data)));
  const drawn = withRole('row', element('tr', row.marks.join(' '), ...cells));
  drawn.dataset.key = row.key;
  return drawn;
}

/** "4 unchanged: Title, Customer, Group, Owner", with the fields folded below. */
function drawUnchanged(line: readonly DrawnRow[], data: PageData): HTMLTableRowElement {
  const shown = line.flatMap((row) => {
    const face = faceAt(data, row.after);
    return face === undefined ? [] : [{ row, face, choices: choicesOf(data, face) }];
  });
  const names = shown.map(({ face }) => face.label).join(', ');
  const fields = shown.map(({ row, face, choices }) => {
    const field = drawField(row, { face, choices, others: undefined, side: 'after' });
    field.dataset.key = row.key;
    return field;
  });
  const summary = element('summary', 'in-one-line', `${shown.length} unchanged: `, element('bdi', '', names));
  const cell = withRole('cell', element('td', '', element('details', 'same', summary, ...fields)));
  cell.colSpan = 2;
  return withRole('row', element('tr', '', cell));
}

function drawCell(row: DrawnRow, side: Side, data: PageData): HTMLTableCellElement {
  const face = faceAt(data, row[side]);
  if (face === undefined) return element('td', `empty ${side}`, element('p', '', absence(row.marks, side)));
  const other = faceAt(data, row[side === 'before' ? 'after' : 'before']);
  const others = other === undefined ? undefined : (choicesOf(data, other) ?? []);
  return element('td', side, drawField(row, { face, choices: choicesOf(data, face), others, side }));
}

function faceAt(data: PageData, index: number | undefined) {
  return index === undefined ? undefined : data.faces[index];
}

function choicesOf({ choices }: PageData, face: Face) {
  return face.choices === undefined ? undefined : choices[face.choices];
}

function absence(marks: readonly Mark[], side: Side): string {
  if (marks.includes('moved')) return side === 'before' ? 'was in another position' : 'moves to another position';
  return side === 'before' ? 'not on this form' : 'removed from this form';
}
