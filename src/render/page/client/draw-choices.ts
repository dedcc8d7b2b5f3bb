import { type ChoiceNode, MARK_WORDS } from '../page-data.ts';
import { element } from './element.ts';

/** What a choice is called that only this side has. */
export type Side = 'before' | 'after';

/** Of more choices at one place, the others are drawn on request. */
const BATCH = 200;
const FEW = 40;

/** The choices of a field, folded; each branch of a tree is drawn when it is opened. */
export function drawChoices(
  nodes: readonly ChoiceNode[],
  others: readonly ChoiceNode[] | undefined,
  side: Side,
): HTMLDetailsElement {
  const all = count(nodes);
  const words = all === nodes.length ? `${all} options` : `${all} options, ${nodes.length} at the top level`;
  const folded = element('details', 'choices-of', element('summary', '', all === 1 ? '1 option' : words));
  drawWhenOpened(folded, () => drawLevel(nodes, others, side));
  // Where the choices differ and are few, they are what there is to see.
  if (others !== undefined && others !== nodes && nodes.length <= FEW) folded.open = true;
  return folded;
}

function drawLevel(nodes: readonly ChoiceNode[], others: readonly ChoiceNode[] | undefined, side: Side): HTMLElement {
  const list = element('ul', 'tree');
  const counterparts = others === undefined ? undefined : new Map(others.map((node) => [identityOf(node), node]));
  let drawn = 0;
  const more = element('button', 'more');
  more.type = 'button';
  const drawBatch = (): void => {
    for (const node of nodes.slice(drawn, drawn + BATCH)) list.append(drawNode(node, counterparts, side));
    drawn += BATCH;
    const rest = nodes.length - drawn;
    if (rest > 0) more.textContent = `Show ${Math.min(rest, BATCH)} more of ${rest}`;
    else more.remove();
  };
  more.addEventListener('click', drawBatch);
  drawBatch();
  return nodes.length > BATCH ? element('div', '', list, more) : list;
}

function drawNode(
  node: ChoiceNode,
  counterparts: ReadonlyMap<string, ChoiceNode> | undefined,
  side: Side,
): HTMLLIElement {
  const label = labelOf(node);
  const counterpart = counterparts?.get(identityOf(node));
  const mark = counterparts === undefined ? [] : markOf(node, counterpart, side);
  const below = belowOf(node);
  if (below.length === 0) return element('li', '', label, ...mark);
  const branch = element('details', 'branch', element('summary', '', label, ...mark));
  drawWhenOpened(branch, () => drawLevel(below, counterpart === undefined ? undefined : belowOf(counterpart), side));
  return element('li', '', branch);
}

/** A branch that holds a difference says so while it is closed. */
function markOf(node: ChoiceNode, counterpart: ChoiceNode | undefined, side: Side): readonly (string | Node)[] {
  const mark = counterpart === undefined ? (side === 'before' ? 'gone' : 'new') : 'changed';
  if (mark === 'changed' && (side === 'before' || JSON.stringify(node) === JSON.stringify(counterpart))) return [];
  return [' ', element('span', `mark mark-${mark}`, MARK_WORDS[mark])];
}

function drawWhenOpened(folded: HTMLDetailsElement, draw: () => HTMLElement): void {
  let state: 'empty' | 'drawn' = 'empty';
  folded.addEventListener('toggle', () => {
    if (!folded.open || state === 'drawn') return;
    state = 'drawn';
    folded.append(draw());
  });
}

function labelOf(node: ChoiceNode): string {
  return typeof node === 'string' ? node : node[0];
}

/** By what a choice is known again on the other side: what is stored. */
function identityOf(node: ChoiceNode): string {
  return typeof node === 'string' ? node : (node[2] ?? node[0]);
}

function belowOf(node: ChoiceNode): readonly ChoiceNode[] {
  return typeof node === 'string' ? [] : node[1];
}

function count(nodes: readonly ChoiceNode[]): number {
  return nodes.reduce((sum, node) => sum + 1 + count(belowOf(node)), 0);
}
