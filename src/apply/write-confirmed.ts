import type { HelpDesk, WriteOutcome } from '../helpdesk/writer.ts';
import type { AttributeKey } from '../model/attribute-key.ts';
import { Failure } from '../model/failure.ts';
import { sameJson } from '../model/json.ts';
import type { LiveAttribute, Row } from '../model/live-attribute.ts';
import { fillOnRequest } from '../model/normal-form.ts';
import { unreachable } from '../model/unreachable.ts';
import { type ApplyEvent, type ApplyRequest, type Clock, isHalfSent } from './events.ts';
import { StoredOtherwise, storedOtherwise } from './stored-row.ts';

/** How often a write is sent that certainly had no effect. */
export const TRIES = 3;
/** The pause after the first try, twice as long after the second: a service that was down may come back. */
export const PAUSE_MS = 500;
/** A rate limit does not reject the request itself: a later try may succeed. */
const TOO_MANY_REQUESTS = 429;

/**
 * Sends one write until it is confirmed. If an answer is lost, a read settles it, and the request is sent again only if the
 * help desk shows no effect. Only an answer is compared with what was sent (`stored`): what a later read shows may be the
 * work of others. Throws the Failure that stops the run.
 */
export async function* writeConfirmed<Body>(
  request: ApplyRequest,
  send: () => Promise<WriteOutcome<Body>>,
  tookEffect: () => Promise<boolean>,
  clock: Clock,
  stored: (body: Body) => StoredOtherwise | undefined = () => undefined,
): AsyncGenerator<ApplyEvent, void> {
  for (let attempt = 1; ; attempt += 1) {
    yield { type: 'sending', request };
    const result = await send();
    const isLast = attempt === TRIES;
    switch (result.outcome) {
      case 'answered': {
        // A DELETE always answers `{}`: 7.1 answers 200 for a row without a label, which it cannot save, and marks nothing
        // (7.1/12 "o_blank: marked?"). A POST and a PUT answer with the row.
        if ((request.kind === 'delete' || request.kind === 'remove') && !(await tookEffect())) {
          const failure = notDone(request.key, result.status);
          yield { type: 'refused', request, status: result.status, message: failure.message };
          throw failure;
        }
        const other = stored(result.body);
        yield { type: 'answered', request, status: result.status, ...(other && { stored: other.stored }) };
        if (other !== undefined) throw other;
        return;
      }
      case 'refused':
        // A lost attempt may have arrived late, or others made the same change: then the refused work is already done.
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

function notDone(key: AttributeKey, status: number): Failure {
  const message = `the help desk answered ${status} to the deletion of ${key}, but did not delete it`;
  const hint =
    'Release 7.1 does this to a field whose label is empty. Give it a label on the help desk, then run the command again.';
  return new Failure('REQUEST_REFUSED', message, { hint });
}

/**
 * Whether the service would see no difference in a row and keep its staged data_option: nothing but that one differs from
 * the live row. Another position makes it see one (5.2/14 and 6.5/22 "put the live data_option back with another position").
 */
export function needsNudge(live: LiveAttribute, row: Row): boolean {
  return (
    live.data_option_new !== undefined &&
    live.display === row.display &&
    live.data_type === row.data_type &&
    live.active === row.active &&
    live.position === row.position &&
    sameJson(fillOnRequest(row.data_type, row.data_option), live.data_option)
  );
}

/** Sends a row, after a nudge where it needs one. The journal has both, so that a run that ends between is finished. */
export async function* writeRow(
  request: OfRow,
  live: LiveAttribute,
  row: Row,
  desk: HelpDesk,
  tookEffect: () => Promise<boolean>,
  clock: Clock,
): AsyncGenerator<ApplyEvent, void> {
  const send = (body: Row) => () => desk.writer.updateAttribute(live.id, body);
  const put = () =>
    writeConfirmed(request, send(row), tookEffect, clock, (record) => storedOtherwise(row, record, request.kind));
  if (!needsNudge(live, row)) return yield* put();
  const moved = { ...row, position: row.position + 1 };
  const nudge = { kind: 'nudge', key: live.key, position: row.position } as const;
  const isMoved = async () => (await readRow(desk, live.key))?.position === moved.position;
  const nudging = writeConfirmed(nudge, send(moved), isMoved, clock, (record) =>
    storedOtherwise(moved, record, request.kind),
  );
  let mayBeMoved = false;
  try {
    for await (const event of nudging) {
      mayBeMoved ||= isHalfSent(event);
      yield event;
    }
    yield* put();
  } catch (error) {
    if (error instanceof StoredOtherwise) throw error;
    throw mayBeMoved && error instanceof Failure ? withPosition(error, live.key, moved.position) : error;
  }
}

/** Says what a run that stopped between the two requests may have left. */
function withPosition(failure: Failure, key: AttributeKey, position: number): Failure {
  const left = `the position of ${key} may be ${position} instead of ${position - 1} until \`deskform resume\` or \`deskform undo\``;
  return new Failure(failure.code, `${failure.message}; ${left}`, { hint: failure.hint, cause: failure });
}

/** What is read; undefined if that ends in a Failure. */
export async function unlessFailed<Read>(reading: Promise<Read>): Promise<Read | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

export async function readRow({ reader }: HelpDesk, key: AttributeKey): Promise<LiveAttribute | undefined> {
  return (await reader.listAttributes()).find((row) => row.key === key);
}
