import type { Origin } from '../../attribute/definition.ts';
import type { JsonObject } from '../../attribute/json.ts';
import { type Change, placeOfChange } from '../../plan/change.ts';
import { showValue } from '../value.ts';
import { COST_IN_WORDS, roleInWords } from '../words.ts';
import { screenTable } from './screen-table.ts';
import type { CellDetail } from './story.ts';

/** A change of one cell, for whoever tells it at its own line: who sees it there, and what else is set for it. */
export function cellDetails(
  change: Change,
  before: JsonObject,
  after: JsonObject,
  origin: Origin,
): readonly CellDetail[] {
  const [, screen = '', role = '', ...inside] = change.path;
  const cell = [screen, roleInWords(role)].join(', ');
  const head = {
    kind: 'value',
    where: placeOfChange(change, origin),
    effect: change.effect,
    cost: COST_IN_WORDS[change.cost],
  } as const;
  const { rows, others } = screenTable(before, after, [[screen, role]]);
  const seen = rows
    .flatMap(({ cells }) => cells)
    .flatMap((now) => (now.state === 'same' ? [] : [{ ...head, setting: cell, before: now.before, after: now.after }]));
  const set = others.map((other) => ({
    ...head,
    setting: `${cell}, ${other.setting}`,
    before: other.before,
    after: other.after,
  }));
  // A change inside of a cell whose rest is left to others, or one that nobody sees, is told as it is written.
  if (inside.length === 0 && seen.length + set.length > 0) return [...seen, ...set];
  return [
    {
      ...head,
      setting: [cell, ...inside].join(', '),
      before: showValue(change.before),
      after: showValue(change.after),
    },
  ];
}
