import { type ChoiceNode, type DrawnRow, type Face, MARK_WORDS, type Mark, type Picture } from '../page-data.ts';
import { drawChoices, type Side } from './draw-choices.ts';
import { byId, element } from './element.ts';

/** What a box shows where nothing is filled in yet. */
const EMPTY: Readonly<Record<Picture, string>> = {
  line: '',
  lines: '',
  rich: '',
  number: '',
  'yes-no': '–',
  date: 'no date',
  time: 'no date and time',
  choice: '–',
  several: 'no selection',
  tree: '–',
  boxes: 'no selection',
  search: 'search …',
  other: '',
};

export interface Shown {
  readonly face: Face;
  readonly choices: readonly ChoiceNode[] | undefined;
  /** The choices of the other side, where the field stands beside itself. */
  readonly others: readonly ChoiceNode[] | undefined;
  readonly side: Side;
}

/** A picture of one field: nothing in it can be filled in. */
export function drawField(row: DrawnRow, { face, choices, others, side }: Shown): HTMLElement {
  const label = byId(row.key)?.matches('article') === true ? linkTo(row.key, face.label) : face.label;
  const head = element('div', 'field-head', element('span', 'label', label));
  if (face.must === 'be-filled') head.append(' ', element('span', 'must', 'required'));
  for (const mark of marksOn(row.marks, side)) head.append(' ', element('span', `mark mark-${mark}`, MARK_WORDS[mark]));
  const field = element('div', 'field', head, drawBox(face));
  if (row.says.length > 0 && side === 'after') field.append(element('p', 'says', `Changes: ${row.says.join(', ')}`));
  if (face.note !== undefined) field.append(element('p', 'help', face.note));
  const facts = [face.type, face.limits, face.onlyFor].filter((fact) => fact !== undefined);
  field.append(element('p', 'facts-of-field', facts.join(' · ')));
  if (choices !== undefined) field.append(drawChoices(choices, others, side));
  return field;
}

function linkTo(key: string, label: string): HTMLElement {
  const link = element('a', '', label);
  link.href = `#${encodeURIComponent(key)}`;
  return link;
}

/** What is new or changed is said where it will be, what goes where it was; a field that moves on both sides. */
function marksOn(marks: readonly Mark[], side: Side): readonly Mark[] {
  const said: readonly Mark[] = side === 'before' ? ['gone', 'moved'] : ['new', 'changed', 'moved'];
  return marks.filter((mark) => said.includes(mark));
}

function drawBox({ picture, filled, placeholder }: Face): HTMLElement {
  const box = element('div', `box box-${picture}`);
  if (filled !== undefined) box.append(element('span', 'aloud', 'filled in: '), element('span', 'filled', filled));
  else if (placeholder !== undefined) box.append(element('span', 'placeholder', placeholder));
  else box.append(element('span', 'placeholder', EMPTY[picture] === '' ? '\u00a0' : EMPTY[picture]));
  return box;
}
