import { unreachable } from '../../problem/unreachable.ts';
import type { OptionsDiff } from '../story/options-diff.ts';
import type { Cell, Detail, ScreenTable } from '../story/story.ts';

/**
 * Reverses a difference: what a plan would change back is what was changed on the help desk. Effect and impact do not apply
 * to that.
 */
export function reversed(detail: Detail): Detail {
  const head = { setting: detail.setting, where: undefined, effect: undefined, cost: '' } as const;
  switch (detail.kind) {
    case 'value':
      return { ...detail, ...head, before: detail.after, after: detail.before };
    case 'options':
      return { ...head, kind: 'options', diff: reversedOptions(detail.diff) };
    case 'screens':
      return { ...head, kind: 'screens', table: reversedTable(detail.table) };
    default:
      return unreachable(detail);
  }
}

function reversedOptions(diff: OptionsDiff): OptionsDiff {
  return {
    ...diff,
    added: diff.removed,
    removed: diff.added,
    relabelled: diff.relabelled.map((choice) => ({ ...choice, before: choice.label, label: choice.before })),
    moved: diff.moved.map((choice) => ({ ...choice, before: choice.path, path: choice.before })),
  };
}

function reversedTable({ roles, rows, others }: ScreenTable): ScreenTable {
  const swap = (cell: Cell): Cell => ({ ...cell, before: cell.after, after: cell.before });
  return {
    roles,
    rows: rows.map(({ screen, cells }) => ({ screen, cells: cells.map(swap) })),
    others: others.map((other) => ({ ...other, before: other.after, after: other.before })),
  };
}
