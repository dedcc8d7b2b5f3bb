import type { JsonObject } from '../../attribute/json.ts';
import type { LiveAttribute } from '../../attribute/live-attribute.ts';
import { Failure } from '../../problem/failure.ts';
import { unreachable } from '../../problem/unreachable.ts';
import { codeBlock } from '../../render/markdown.ts';
import type { Style } from '../../render/paper.ts';
import { printable, printableSentence } from '../../render/printable.ts';
import { pendingInWords, plural } from '../../render/words.ts';
import type { Rehearsal } from './rehearse.ts';

type Failed = Extract<Rehearsal, { readonly outcome: 'fails' }>;

/** Renders a rehearsal as text, to print below its plan. */
export function renderRehearsal(rehearsal: Rehearsal, style: Style): string {
  const [head = '', ...rest] = linesOf(rehearsal);
  const paint = { works: style.green, fails: style.red, 'not-rehearsed': style.dim } as const;
  return `${[paint[rehearsal.outcome](head), ...rest].join('\n')}\n`;
}

export function renderRehearsalMarkdown(rehearsal: Rehearsal): string {
  return `\n${codeBlock('', linesOf(rehearsal))}\n`;
}

function linesOf(rehearsal: Rehearsal): readonly string[] {
  switch (rehearsal.outcome) {
    case 'not-rehearsed':
      return [`Not rehearsed: ${NOT_REHEARSED[rehearsal.because]}.`];
    case 'works':
      return [
        `Rehearsal succeeded on a local copy of the help desk: ${plural(rehearsal.report.done.length, 'attribute')} applied.`,
      ];
    case 'fails':
      return failedLines(rehearsal);
    default:
      return unreachable(rehearsal);
  }
}

const NOT_REHEARSED = { refused: 'the plan is refused', 'nothing-to-do': 'there is nothing to do' } as const;

function failedLines(rehearsal: Failed): readonly string[] {
  const { failure, report, stopsAt } = rehearsal;
  const waiting = waitingOf(rehearsal);
  const list = (keys: readonly string[]): string => (keys.length === 0 ? 'nothing' : keys.map(printable).join(', '));
  const failed = report.outcome === 'stopped' ? report.failed : undefined;
  return [
    `Rehearsal failed: ${printableSentence(failure.message)}`,
    ...(stopsAt === undefined ? [] : [`  stops at:            ${rowInWords(stopsAt)}`]),
    ...(failed === undefined ? [] : [`  would fail:          ${printable(failed)}`]),
    `  would be done:       ${list(report.done.filter((key) => !waiting.includes(key)))}`,
    `  would be pending:    ${list(waiting)}`,
    `  would not be tried:  ${list(report.notTried)}`,
    ...wayOut(rehearsal),
  ];
}

/** The hint of a failed apply speaks of a help desk that was changed; here it was not. */
function wayOut({ failure, stopsAt }: Failed): readonly string[] {
  if (stopsAt !== undefined) return [`  → ${REPAIR}`];
  return failure.code === 'REHEARSAL_FAILED' && failure.hint !== undefined
    ? [`  → ${printableSentence(failure.hint)}`]
    : [];
}

const REPAIR = 'Every migration stops at this attribute: repair, delete or discard it on the help desk first.';

function rowInWords({ key, dataType, waitingFor, updatedById, updatedAt }: LiveAttribute): string {
  const what = `${printable(key)} (${printable(dataType)}), ${pendingInWords(waitingFor)}`;
  return `${what}. Last changed by user ${updatedById}, ${printable(updatedAt)}`;
}

function waitingOf({ report }: Failed): readonly string[] {
  // A copy in this process can always be read.
  return report.outcome === 'stopped' && report.leftStaged !== 'not-known' ? report.leftStaged : [];
}

/** The `rehearsal` field of a plan document. */
export function rehearsalDocument(rehearsal: Rehearsal): JsonObject {
  switch (rehearsal.outcome) {
    case 'not-rehearsed':
      return { outcome: rehearsal.outcome, because: rehearsal.because };
    case 'works':
      return { outcome: rehearsal.outcome, done: rehearsal.report.done };
    case 'fails': {
      const { failure, report, stopsAt } = rehearsal;
      return {
        outcome: rehearsal.outcome,
        error: { code: failure.code, message: failure.message },
        stops_at: stopsAt?.key ?? null,
        failed: report.outcome === 'stopped' ? (report.failed ?? null) : null,
        done: report.done,
        left_staged: waitingOf(rehearsal),
        not_tried: report.notTried,
      };
    }
    default:
      return unreachable(rehearsal);
  }
}

/** Ends an apply before its first write when its rehearsal fails. */
export function mustHaveWorked(rehearsal: Rehearsal): void {
  if (rehearsal.outcome !== 'fails') return;
  const { failure, stopsAt } = rehearsal;
  const where = stopsAt === undefined ? '' : ` at ${stopsAt.key}`;
  throw new Failure('REHEARSAL_FAILED', `the rehearsal failed${where}; nothing was sent`, {
    hint: stopsAt === undefined ? failure.message : REPAIR,
    cause: failure,
  });
}
