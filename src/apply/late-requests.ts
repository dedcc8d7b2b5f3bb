import type { Clock } from './clock.ts';
import type { ApplyEvent, ApplyRequest } from './events.ts';

/**
 * A request whose answer was lost may still be on its way, held back by something in between, and arrive after requests
 * that were sent later. Reading that shows no effect does not prove that it never comes; reading that shows one does.
 */
export interface LateRequests {
  /** How many copies of each may still arrive, in the order in which they were lost. */
  readonly copies: Map<string, { readonly request: ApplyRequest; readonly count: number }>;
  /** Undefined until they have been waited for; what is lost afterwards is waited for anew. */
  wait: 'over' | undefined;
}

export function nothingLate(): LateRequests {
  return { copies: new Map(), wait: undefined };
}

/** Its answer was lost. */
export function noteLost(late: LateRequests, request: ApplyRequest): void {
  late.wait = undefined;
  count(late, request, 1);
}

/** Its effect was seen: one of its copies has arrived. */
export function noteArrived(late: LateRequests, request: ApplyRequest): void {
  count(late, request, -1);
}

function count({ copies }: LateRequests, request: ApplyRequest, more: 1 | -1): void {
  const id = 'key' in request ? `${request.kind} ${request.key}` : request.kind;
  const now = (copies.get(id)?.count ?? 0) + more;
  if (now > 0) copies.set(id, { request, count: now });
  else copies.delete(id);
}

export function requestsIn({ copies }: LateRequests): readonly ApplyRequest[] {
  return [...copies.values()].map(({ request }) => request);
}

/** Notes what is late while a run goes on. */
export async function* notingLate<Report>(
  run: AsyncGenerator<ApplyEvent, Report>,
  late: LateRequests,
): AsyncGenerator<ApplyEvent, Report> {
  let turn = await run.next();
  for (; !turn.done; turn = await run.next()) {
    const event = turn.value;
    if (event.type === 'answer-lost') noteLost(late, event.request);
    if (event.type === 'settled' && event.tookEffect === 'yes') noteArrived(late, event.request);
    yield event;
  }
  return turn.value;
}

/** Waits before the last look, as long as an answer is waited for, so that it sees what comes late. */
export async function* awaitLate(late: LateRequests, clock: Clock): AsyncGenerator<ApplyEvent, void> {
  const requests = requestsIn(late);
  if (requests.length === 0 || late.wait === 'over') return;
  yield { type: 'late-possible', requests, waitMs: clock.patienceMs };
  late.wait = 'over';
  await clock.sleep(clock.patienceMs);
}
