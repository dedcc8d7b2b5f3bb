import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ApplyEvent, type Clock, isHalfSent } from '../../apply/events.ts';
import type { Journal } from '../../apply/journal.ts';
import { type Place, placeIn } from '../../files/disk/place.ts';
import { holderOf, takeLock } from '../../files/disk/process-lock.ts';
import { spellAddress } from '../../files/targets/target-settings.ts';
import { connectHelpDesk, type HelpDesk } from '../../helpdesk/writer.ts';
import { Failure } from '../../model/failure.ts';
import { type CredentialsOfDefinitions, resolveTarget } from '../connect-target.ts';
import { countOnDesk } from '../count-records.ts';
import { type Hide, makeHide } from '../hide.ts';
import type { OpenedTarget } from '../open-project.ts';
import { comparableOn, type PlanRequest, type PlanResult, type PlanSource, sourceOf } from '../plan.ts';

/** A locked target: no other process of this machine writes to it. */
export interface TargetSession extends PlanSource {
  readonly desk: HelpDesk;
  readonly hide: Hide;
}

/** Connects to a target and locks it against other runs on this machine. */
export async function onTarget<Result>(
  opened: OpenedTarget,
  request: PlanRequest,
  credentials: CredentialsOfDefinitions,
  work: (session: TargetSession) => Promise<Result>,
): Promise<Result> {
  const hide = request.hide ?? makeHide();
  const { connection, definitions } = await resolveTarget(opened, { ...request, hide }, credentials);
  const lock = lockTarget(connection.url);
  const desk = connectHelpDesk(connection, opened.target.restart.waitMs);
  try {
    // Behind the lock: no other apply adds to a journal any more.
    const source = await sourceOf(comparableOn(opened, definitions), request, countOnDesk(connection, request));
    return await work({ ...source, desk, hide });
  } finally {
    lock.release();
    await desk.close();
  }
}

/** The address names the target, whatever project it is used from and however that one spells it. */
function lockOf(url: string): Place {
  const name = createHash('sha256').update(spellAddress(url)).digest('hex').slice(0, 16);
  return placeIn(tmpdir(), `deskform-${name}.lock`);
}

/** The process of this machine that applies to this target, or takes back an apply, right now. */
export function processOn(url: string): number | undefined {
  return holderOf(lockOf(url));
}

export function lockTarget(url: string): { readonly release: () => void } {
  const file = lockOf(url);
  const lock = takeLock(file);
  if (lock.state === 'ours') return lock;
  const who = [
    ...(lock.by === undefined ? [] : [`process ${lock.by}`]),
    ...(lock.ofUser === undefined ? [] : [`another user, uid ${lock.ofUser}`]),
  ].join(' of ');
  throw new Failure('TARGET_LOCKED', `another apply is running on this target${who === '' ? '' : ` (${who})`}`, {
    hint: `Wait until it ends. If none is running, remove ${file}.`,
  });
}

/** A real clock whose pauses end when the user stops the run. */
export function clockUntil(stop: AbortSignal, patienceMs: number): Clock {
  return {
    patienceMs,
    now: () => performance.now(),
    sleep: async (ms) => {
      await sleep(ms, undefined, { signal: stop }).catch(() => {});
      throwIfAborted(stop, 'during-requests');
    },
  };
}

/** The user, or the program that acts for one. */
export interface Operator<Shown = PlanResult> {
  readonly tell: (event: ApplyEvent) => void;
  /** Aborted when the person wants it to stop; the request under way is finished first. */
  readonly stop: AbortSignal;
  /** Shows what would be sent, and says whether it may be. Asking takes time, in which the help desk may move. */
  readonly confirm: (shown: Shown) => Promise<'go' | 'go-after-asking' | 'stop'>;
}

/** Writes every event through before the next request, and stops between requests when it has to. */
export async function runJournaled<Report>(
  run: AsyncGenerator<ApplyEvent, Report>,
  journal: Journal,
  { tell, stop }: Pick<Operator, 'tell' | 'stop'>,
): Promise<Report> {
  let turn = await run.next();
  let mustFollow = false;
  while (!turn.done) {
    const event = turn.value;
    // Two requests that belong together are both sent.
    mustFollow = isHalfSent(event) || (mustFollow && event.type === 'sending');
    // What is not sent any more is not noted down as sent.
    const goesOn = (): void => {
      if (!mustFollow) throwIfAborted(stop, 'during-requests');
    };
    const noteDown = (): void => journal.append({ at: new Date().toISOString(), ...event });
    const unsent = event.type === 'sending' ? await failureOf(goesOn) : undefined;
    const failure = unsent ?? (await failureOf(noteDown)) ?? (await failureOf(goesOn));
    tell(event);
    turn = failure === undefined ? await run.next() : await run.throw(failure);
  }
  return turn.value;
}

export function notConfirmed(): Failure {
  const hint = 'Run again and type the word shown.';
  return new Failure('NOT_CONFIRMED', 'not confirmed; nothing was sent', { hint });
}

/** @throws {Failure} INTERRUPTED when the person wants it to stop. */
export function throwIfAborted(stop: AbortSignal, when: 'before-requests' | 'during-requests'): void {
  if (!stop.aborted) return;
  if (when === 'before-requests') throw new Failure('INTERRUPTED', 'interrupted; nothing was sent');
  const hint =
    'See what was done with `deskform status`. Then finish with `deskform resume`, or take it back with `deskform undo`.';
  throw new Failure('INTERRUPTED', 'interrupted after the current request', { hint });
}

/** What is read before the first request. Where the person stops the run meanwhile, that ends it, not a lost answer. */
export async function unlessStopped<Read>(reading: Promise<Read>, stop: AbortSignal): Promise<Read> {
  return reading.finally(() => throwIfAborted(stop, 'before-requests'));
}

/** The Failure that an action ended with, as a value. */
export async function failureOf(action: () => unknown): Promise<Failure | undefined> {
  try {
    await action();
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}
