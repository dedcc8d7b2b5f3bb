import { OBJECT_NAMES } from '../attribute/attribute-key.ts';
import { type Change, formatPath } from '../plan/change.ts';
import type { Decision } from '../plan/decision.ts';
import { countDecisions, destroysOf, obstaclesOf, type Plan, stepsOf } from '../plan/plan.ts';
import { needsMigration } from '../plan/restart.ts';
import type { SourcePosition } from '../problem/source-position.ts';
import { unreachable } from '../problem/unreachable.ts';
import { changeLines } from './change-lines.ts';
import { printable } from './printable.ts';
import type { Style } from './style.ts';
import {
  digestInShort,
  effectAndCost,
  obstacleInWords,
  plural,
  RESTART_IN_WORDS,
  releaseInWords,
  SIGN_OF,
} from './words.ts';

/** The plan for a terminal: by object, dangerous first, what stays the same only counted. */
export function renderPlanText(plan: Plan, style: Style): string {
  const shown = plan.decisions.filter(isShown);
  const sections = OBJECT_NAMES.flatMap((object) => {
    const here = shown
      .filter((decision) => decision.key.startsWith(`${object}.`))
      .sort((a, b) => danger(b) - danger(a));
    return here.length === 0
      ? []
      : ['', style.bold(object), ...here.flatMap((decision) => decisionLines(decision, style))];
  });
  return `${[...header(plan, style), ...sections, ...foreignLines(plan, style), '', ...footer(plan, style)].join('\n')}\n`;
}

function header(plan: Plan, style: Style): readonly string[] {
  const { name, url } = plan.rules.target;
  const address = url === '' ? '' : ` at ${printable(url)}`;
  return [`${style.bold('Plan')} for ${printable(name)}${address}, release ${releaseInWords(plan)}`];
}

function isShown(decision: Decision): boolean {
  return decision.action !== 'keep' || decision.because === 'fulfilled' || decision.because === 'waits-as-declared';
}

/** Refusals first, then what destroys, then what cannot be taken back, then the rest; a stable sort keeps the keys' order. */
function danger(decision: Decision): number {
  switch (decision.action) {
    case 'refuse':
      return 4;
    case 'delete':
      return 3;
    case 'update':
      return decision.changes.some((change) => change.effect === 'at-once') ? 2 : 1;
    case 'create':
    case 'keep':
      return 0;
    default:
      return unreachable(decision);
  }
}

const STAGED = '      staged already, only the migration is missing';

const KEPT = {
  same: 'as declared',
  'not-declared': 'not declared',
  'came-with-the-installation': 'came with the installation',
  'list-is-not-whole': 'not declared; the list is not whole, so nothing is pruned',
  fulfilled: 'gone already; take its tombstone out of the files',
  'waits-as-declared': 'as declared; it merely waits for a migration, and the next apply lets it through',
} as const satisfies Record<Extract<Decision, { action: 'keep' }>['because'], string>;

function decisionLines(decision: Decision, style: Style): readonly string[] {
  const name = printable(decision.key.slice(decision.key.indexOf('.') + 1));
  const head = (text: string, where: SourcePosition | undefined): string =>
    `  ${SIGN_OF[decision.action]} ${text}${where === undefined ? '' : `  ${style.dim(`${printable(where.file)}:${where.line}`)}`}`;
  switch (decision.action) {
    case 'create': {
      const { row, definition, because } = decision;
      const line = style.green(
        head(`${name}  ${printable(row.dataType)} "${printable(row.display)}"`, definition.origin.locate([])),
      );
      return because === 'staged-as-declared' ? [line, STAGED] : [line];
    }
    case 'update':
      return [
        style.yellow(head(name, decision.definition.origin.locate([]))),
        ...(decision.because === 'staged-as-declared' ? [STAGED] : []),
        ...(decision.because === 'restaged' ? ['      staged otherwise by an earlier apply; staged anew'] : []),
        ...decision.changes.flatMap((change) =>
          changeText(change, decision.definition.origin.locate(change.path), style),
        ),
        ...(decision.carriedOver.length === 0
          ? []
          : [style.dim(`      kept as they are: ${decision.carriedOver.map(printable).join(', ')}`)]),
      ];
    case 'delete':
      return [
        style.red(head(name, decision.definition?.origin.locate(['state']))),
        needsMigration(decision)
          ? style.red('      drops the column and every value in it, at the migration')
          : '      was never migrated: it goes at once, and there are no values yet',
      ];
    case 'keep':
      return [style.dim(head(`${name}  ${KEPT[decision.because]}`, undefined))];
    case 'refuse': {
      const { problem } = decision;
      return [
        style.red(head(`${name}  refused (${problem.code})`, problem.where)),
        `      ${printable(problem.message)}`,
        ...(problem.hint === undefined ? [] : [`      → ${printable(problem.hint)}`]),
      ];
    }
    default:
      return unreachable(decision);
  }
}

function changeText(change: Change, where: SourcePosition, style: Style): readonly string[] {
  const path = change.path.map(printable);
  const lines = changeLines(change).map((line) => {
    const paint = line.startsWith('+')
      ? style.green
      : line.startsWith('-')
        ? style.red
        : (text: string): string => text;
    return `        ${paint(line)}`;
  });
  const place = style.dim(`${printable(where.file)}:${where.line}`);
  return [`      ${formatPath(path)}: ${style.dim(effectAndCost(change))}  ${place}`, ...lines];
}

function foreignLines(plan: Plan, style: Style): readonly string[] {
  if (plan.foreign.length === 0) return [];
  return [
    '',
    style.bold('Staged by others'),
    ...plan.foreign.map(
      ({ live, author }) =>
        `  ${printable(live.key)}  waits for ${live.waitingFor.join(', ')}; by ${printable(author ?? `user ${live.updatedById}`)}, ${printable(live.updatedAt)}`,
    ),
  ];
}

function footer(plan: Plan, style: Style): readonly string[] {
  const counts = countDecisions(plan.decisions);
  const steps = stepsOf(plan);
  const obstacles = obstaclesOf(plan).map((obstacle) => style.red(`Not applicable: ${obstacleInWords(obstacle)}`));
  if (steps.length === 0 && counts.refuse === 0) {
    return [
      `${style.green('Nothing to do')}: ${plural(counts.keep, 'attribute')} on the help desk, no difference.`,
      ...obstacles,
    ];
  }
  const refused = counts.refuse === 0 ? '' : `, ${counts.refuse} refused`;
  const destroys = destroysOf(plan).length;
  return [
    `${counts.create} to create, ${counts.update} to update, ${counts.delete} to delete${refused}; ${counts.keep} unchanged.`,
    ...(destroys === 0 ? [] : [style.red(`Drops all values of ${plural(destroys, 'attribute')}.`)]),
    `Restart ${RESTART_IN_WORDS[plan.restart]}.`,
    ...obstacles,
    `Digest ${digestInShort(plan.digest)}`,
  ];
}
