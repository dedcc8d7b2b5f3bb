import { setTimeout as sleep } from 'node:timers/promises';
import { explainAnswer } from './explain-answer.ts';
import { explainFault } from './explain-fault.ts';
import type { FaultKind } from './fault.ts';
import { retryAfterMs } from './retry-after.ts';
import type { Scene } from './scene.ts';
import type { Answer, Exchange, Get } from './transport.ts';

/** Before the second and the third try. */
const PAUSES_MS = [200, 800] as const;

/** Who asks us to wait longer than this gets a failure that says so, instead of a run that seems to hang. */
const LONGEST_RETRY_AFTER_MS = 30_000;

const AWAY = new Set([429, 502, 503, 504]);
const WORTH_ANOTHER_TRY: ReadonlySet<FaultKind> = new Set([
  'unknown-host',
  'connection-refused',
  'timeout',
  'cut-short',
  'network',
]);

/** Asks up to three times, since a read that is repeated does no harm. Answers that will not change are returned at once. */
export async function readAgain(get: Get, path: string, scene: Scene): Promise<Answer> {
  for (const pause of PAUSES_MS) {
    const exchange = await get(path, 'kept');
    const wait = waitBefore(exchange, pause);
    if (wait === undefined) return answerOrThrow(exchange, path, scene);
    await sleep(wait);
  }
  return answerOrThrow(await get(path, 'kept'), path, scene);
}

function answerOrThrow(exchange: Exchange, path: string, scene: Scene): Answer {
  const question = { method: 'GET', path };
  if (exchange.outcome !== 'answered') throw explainFault(exchange, question, scene);
  if (isAway(exchange)) throw explainAnswer(exchange, question, scene);
  return exchange;
}

/** The service itself is not there, or not for now; something before it answered. */
export function isAway(answer: Answer): boolean {
  return AWAY.has(answer.status);
}

function waitBefore(exchange: Exchange, pause: number): number | undefined {
  if (exchange.outcome !== 'answered') return WORTH_ANOTHER_TRY.has(exchange.kind) ? pause : undefined;
  if (!isAway(exchange)) return undefined;
  const asked = retryAfterMs(exchange);
  return asked > LONGEST_RETRY_AFTER_MS ? undefined : Math.max(asked, pause);
}
