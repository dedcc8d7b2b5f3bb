import type { JsonObject } from '../attribute/json.ts';
import { EXIT_STATUS_OF, type ExitStatus, type Failure, InvalidConfig } from '../problem/failure.ts';
import { printable, printableJson, printableSentence } from '../render/printable.ts';
import { problemToJson } from '../render/problem-json.ts';
import { countProblems, renderProblems } from '../render/problems.ts';
import type { World } from './world.ts';

/** What scripts are told of an exit status. */
export const STATUS_WORD = {
  0: 'ok',
  1: 'failed',
  2: 'changes',
  3: 'refused',
  4: 'partial',
  64: 'failed',
  130: 'partial',
} as const satisfies Record<ExitStatus, string>;

/** Their documents have the field also when there is no plan. */
const WITH_DECISIONS: readonly string[] = ['plan', 'drift', 'apply'];

/** A failure as the JSON document of its command. */
export function jsonOfFailure(command: string | null, failure: Failure): string {
  const status = STATUS_WORD[EXIT_STATUS_OF[failure.code]];
  return `${printableJson({ format_version: 1, command, status, ...documentOfFailure(command, failure) })}\n`;
}

/** The fields of such a document beside format_version, command and status. */
export function documentOfFailure(command: string | null, failure: Failure): JsonObject {
  return {
    error: { code: failure.code, message: failure.message, hint: failure.hint ?? null },
    problems: failure instanceof InvalidConfig ? failure.problems.map(problemToJson) : [],
    ...(command !== null && WITH_DECISIONS.includes(command) ? { decisions: [] } : {}),
  };
}

/** A failure as a person is told of it, with what lies behind it where that is asked for. */
export function sayFailure(failure: Failure, world: World, detail: 'sentence' | 'with-causes'): void {
  if (failure instanceof InvalidConfig) world.say(renderProblems(failure.problems, world.err.style));
  const summary =
    failure instanceof InvalidConfig ? `${countProblems(failure.problems)}; nothing was sent` : failure.message;
  world.say(
    `${world.err.style.red(`deskform: ${printableSentence(summary)}`)} ${world.err.style.dim(`(${failure.code})`)}`,
  );
  if (failure.hint !== undefined) world.say(`  → ${printableSentence(failure.hint)}`);
  if (detail === 'sentence') return;
  let { cause } = failure;
  if (failure.code === 'BUG' && cause instanceof Error) {
    for (const line of (cause.stack ?? '').split('\n')) world.say(printable(line));
    cause = cause.cause;
  }
  for (; cause instanceof Error; cause = cause.cause) world.say(`  because: ${printableSentence(cause.message)}`);
}
