import type { AttributeKey } from '../attribute/attribute-key.ts';
import type { LiveAttribute, WholeAttributeBody } from '../attribute/live-attribute.ts';
import type { HelpDesk } from '../helpdesk/connect.ts';
import type { HelpDeskWriter, WriteOutcome } from '../helpdesk/writer.ts';
import { Failure } from '../problem/failure.ts';
import { unreachable } from '../problem/unreachable.ts';
import type { ApplyEvent, ApplyRequest, Clock } from './events.ts';

/** How often a write that surely had no effect is sent. */
const TRIES = 3;
/** After the first try, and twice as long after the second: a service that was just away may be coming back. */
const PAUSE_MS = 500;
/** A limit of requests says nothing of the request: a later one may pass. */
const TOO_MANY_REQUESTS = 429;

/**
 * Sends one write until it is known to be done. A request whose answer was lost is settled by reading, and sent again
 * only when the help desk shows that it had no effect. Throws the Failure that stops the run.
 */
export async function* writeConfirmed(
  request: ApplyRequest,
  send: () => Promise<WriteOutcome<unknown>>,
  tookEffect: () => Promise<boolean>,
  clock: Clock,
): AsyncGenerator<ApplyEvent, void> {
  for (let attempt = 1; ; attempt += 1) {
    yield { type: 'sending', request };
    const result = await send();
    const isLast = attempt === TRIES;
    switch (result.outcome) {
      case 'answered':
        if (isRemoval(request) && !(await tookEffect())) {
          const failure = notDone(request, result.status);
          yield { type: 'refused', request, status: result.status, message: failure.message };
          throw failure;
        }
        yield { type: 'answered', request, status: result.status };
        return;
      case 'refused':
        // An attempt that seemed lost may have arrived late, or somebody else has done the very same meanwhile: then this
        // refusal is about work that is done.
        if (!(await tookEffect())) {
          yield { type: 'refused', request, status: result.status, message: result.failure.message };
          if (result.status !== TOO_MANY_REQUESTS || isLast) throw result.failure;
          break;
        }
        yield { type: 'settled', request, tookEffect: 'yes' };
        return;
      case 'unsent':
        yield { type: 'unsent', request, message: result.failure.message };
        if (isLast) throw result.failure;
        break;
      case 'lost': {
        yield { type: 'answer-lost', request, message: result.failure.message };
        const isDone = await tookEffect();
        yield { type: 'settled', request, tookEffect: isDone ? 'yes' : 'no' };
        if (isDone) return;
        if (isLast) throw result.failure;
        break;
      }
      default:
        unreachable(result);
    }
    await clock.sleep(attempt * PAUSE_MS);
  }
}

type OfRow = Extract<ApplyRequest, { readonly key: AttributeKey }>;

/**
 * A DELETE answers `{}`, whatever it has done: 7.1 answers 200 for a row without a label, which it cannot save, and marks
 * nothing (7.1/12 "o_blank: marked?"). A POST and a PUT answer with the row.
 */
function isRemoval(request: ApplyRequest): request is OfRow {
  return request.kind === 'delete' || request.kind === 'remove';
}

function notDone({ key }: OfRow, status: number): Failure {
  return new Failure(
    'REQUEST_REFUSED',
    `the help desk answered ${status} to the deletion of ${key}, but did not delete it`,
    {
      hint: 'Release 7.1 does this to an attribute whose label is empty. Give it a label on the help desk, then run the command again.',
    },
  );
}

/** What became of a write that has left, or may have. */
export type LeftOutcome<Body> = Exclude<WriteOutcome<Body>, { readonly outcome: 'unsent' }>;

/** Sends a write until it has left, and no further; throws the Failure when it cannot be sent at all. */
export async function* sendUntilItLeft<Body>(
  request: ApplyRequest,
  send: () => Promise<WriteOutcome<Body>>,
  clock: Clock,
): AsyncGenerator<ApplyEvent, LeftOutcome<Body>> {
  for (let attempt = 1; ; attempt += 1) {
    yield { type: 'sending', request };
    const result = await send();
    if (result.outcome !== 'unsent') return result;
    yield { type: 'unsent', request, message: result.failure.message };
    if (attempt === TRIES) throw result.failure;
    await clock.sleep(attempt * PAUSE_MS);
  }
}

/**
 * A PUT that says the live data_option takes a staged one away only where another setting differs as well: else the
 * service sees no difference (5.2/14 and 6.5/22 "put the live data_option back with another position").
 */
export async function putRow(
  writer: HelpDeskWriter,
  id: number,
  row: WholeAttributeBody,
  how: 'as-it-is' | 'instead-of-staged',
): Promise<WriteOutcome<unknown>> {
  if (how === 'instead-of-staged') {
    const nudged = await writer.updateAttribute(id, { ...row, position: row.position + 1 });
    if (nudged.outcome !== 'answered') return nudged;
  }
  return writer.updateAttribute(id, row);
}

export async function readRow({ reader }: HelpDesk, key: AttributeKey): Promise<LiveAttribute | undefined> {
  return (await reader.listAttributes()).find((row) => row.key === key);
}
