import { formatPath } from '../plan/change.ts';
import type { Decision } from '../plan/decision.ts';
import { countDecisions, destroysOf, obstaclesOf, type Plan, stepsOf } from '../plan/plan.ts';
import { unreachable } from '../problem/unreachable.ts';
import { changeLines } from './change-lines.ts';
import { codeBlock, codeCell, codeSpan } from './markdown.ts';
import { printable } from './printable.ts';
import { effectAndCost, obstacleInWords, plural, RESTART_IN_WORDS, SIGN_OF } from './words.ts';

/** The plan for a pull request: a summary table, then one folded block an attribute, refusals and deletions first. */
export function renderPlanMarkdown(plan: Plan): string {
  const shown = plan.decisions.filter((decision) => decision.action !== 'keep').sort((a, b) => rank(a) - rank(b));
  const parts = [
    `### Plan for ${codeSpan(plan.rules.target.name)}`,
    verdict(plan),
    ...(shown.length === 0 ? [] : [table(shown)]),
    ...shown.map(details),
    ...foreign(plan),
    `Restart ${RESTART_IN_WORDS[plan.restart]}. Release ${plan.rules.release}${address(plan)}.`,
    `<details><summary>Digest</summary>\n\n${codeBlock('text', [plan.digest])}\n\n</details>`,
  ];
  return `${parts.join('\n\n')}\n`;
}

const RANK = { refuse: 0, delete: 1, update: 2, create: 3, keep: 4 } as const satisfies Record<
  Decision['action'],
  number
>;

function rank(decision: Decision): number {
  return RANK[decision.action];
}

function verdict(plan: Plan): string {
  const counts = countDecisions(plan.decisions);
  const obstacles = obstaclesOf(plan).map((obstacle) => `> **Not applicable:** ${codeSpan(obstacleInWords(obstacle))}`);
  const destroys = destroysOf(plan).length;
  const summary =
    stepsOf(plan).length === 0 && counts.refuse === 0
      ? `Nothing to do: ${plural(counts.keep, 'attribute')}, no difference.`
      : `**${counts.create}** to create, **${counts.update}** to update, **${counts.delete}** to delete, **${counts.refuse}** refused; ${counts.keep} unchanged.` +
        (destroys === 0 ? '' : ` **Drops all values of ${plural(destroys, 'attribute')}.**`);
  return [summary, ...obstacles].join('\n\n');
}

function table(decisions: readonly Decision[]): string {
  const rows = decisions.map(
    (decision) =>
      `| ${SIGN_OF[decision.action]} | ${codeCell(decision.key)} | ${decision.action} | ${inShort(decision)} |`,
  );
  return ['| | attribute | action | what |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function inShort(decision: Decision): string {
  switch (decision.action) {
    case 'create':
      return `new ${codeCell(decision.row.dataType)} ${codeCell(decision.row.display)}`;
    case 'update':
      return decision.changes.length === 0
        ? 'waits for its migration'
        : decision.changes.map((change) => codeCell(formatPath(change.path))).join(', ');
    case 'delete':
      return 'drops the column and every value in it';
    case 'keep':
      return decision.because;
    case 'refuse':
      return codeCell(decision.problem.code);
    default:
      return unreachable(decision);
  }
}

function details(decision: Decision): string {
  const lines = detailLines(decision);
  if (lines.length === 0) return '';
  return `<details><summary>${SIGN_OF[decision.action]} <code>${escapeHtml(printable(decision.key))}</code></summary>\n\n${codeBlock('diff', lines)}\n\n</details>`;
}

function detailLines(decision: Decision): readonly string[] {
  switch (decision.action) {
    case 'create':
      return [`+ ${decision.row.dataType} "${decision.row.display}"`];
    case 'update':
      return decision.changes.flatMap((change) => [
        `# ${formatPath(change.path)}: ${effectAndCost(change)}`,
        ...changeLines(change),
      ]);
    case 'delete':
      return ['- the column and every value in it, at the migration'];
    case 'keep':
      return [];
    case 'refuse':
      return [
        `! ${decision.problem.message}`,
        ...(decision.problem.hint === undefined ? [] : [`# ${decision.problem.hint}`]),
      ];
    default:
      return unreachable(decision);
  }
}

function foreign(plan: Plan): readonly string[] {
  if (plan.foreign.length === 0) return [];
  const rows = plan.foreign.map(
    ({ live, author }) =>
      `- ${codeSpan(live.key)} waits for ${live.waitingFor.join(', ')}, by ${codeSpan(author ?? `user ${live.updatedById}`)}, ${codeSpan(live.updatedAt)}`,
  );
  return [['**Staged by others**', ...rows].join('\n')];
}

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;', '@': '&#64;' } as const;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"'@]/gu, (character) => ENTITIES[character as keyof typeof ENTITIES]);
}

function address({ rules: { target } }: Plan): string {
  return target.url === '' ? '' : `, ${codeSpan(target.url)}`;
}
