import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ApplyEvent, type Clock, isHalfSent } from '../../apply/events.ts';
import type { Journal } from '../../apply/journal.ts';
import { type Place, placeIn } from '../../files/disk/place.ts';
import { holderOf, takeLock } from '../../files/disk/process-lock.ts';
import { spellAddress } from '../../files/targets/target-settings.ts';
import { connectHelpDesk, type HelpDesk } from '../../helpdesk/connect.ts';
import { Failure } from '../../model/failure.ts';
import { type CredentialsOfDefinitions, resolveTarget } from '../connect-target.ts';
import { countOnDesk } from '../count-records.ts';
import { type Hide, makeHide } from '../hide.ts';
import type { OpenedTarget } from '../open-project.ts';
import { comparableOn, loadPlanContext, type PlanRequest, type PlanSource } from '../plan.ts';
import { noteDown } from './journals.ts';

/** A locked target: no other process of this machine writes to it. */
export interface TargetSession extends PlanSource {
  readonly desk: HelpDesk;
  /** Knows every credential of this run. */
  readonly hide: Hide;
}

/** Connects to a target and locks it against other runs on this machine. */
export async function onTarget<Result>(
  opened: OpenedTarget,
  request: PlanRequest,
  work: (session: TargetSession) => Promise<Result>,
  credentials: CredentialsOfDefinitions = 'must-be-set',
): Promise<Result> {
  const hide = request.hide ?? makeHide();
  const { connection, definitions } = await resolveTarget(opened, { ...request, hide }, credentials);
  const lock = lockTarget(connection.url);
  const desk = connectHelpDesk(connection, opened.target.restart.waitMs);
  try {
    // Behind the lock: no other apply adds to a journal any more.
    const context = await loadPlanContext(opened, request);
    const countRecords = countOnDesk(connection, request);
    return await work({ ...comparableOn(opened, definitions), desk, hide, context, countRecords });
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

/** The process of this machine that applies to this target, or undoes an apply, right now. */
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
      throwIfAborted(stop, DURING_REQUESTS);
    },
  };
}

/** Watches a run, and can stop it. */
export interface RunObserver {
  readonly tell: (event: ApplyEvent) => void;
  /** Aborted when the person wants it to stop; the request under way is finished first. */
  readonly stop: AbortSignal;
}

/** Writes every event through before the next request, and stops between requests when it has to. */
export async function runJournaled<Report>(
  run: AsyncGenerator<ApplyEvent, Report>,
  journal: Journal,
  observer: RunObserver,
): Promise<Report> {
  let turn = await run.next();
  let mustFollow = false;
  while (!turn.done) {
    const event = turn.value;
    // Two requests that belong together are both sent.
    mustFollow = isHalfSent(event) || (mustFollow && event.type === 'sending');
    // What is not sent any more is not noted down as sent.
    const goesOn = (): void => {
      if (!mustFollow) throwIfAborted(observer.stop, DURING_REQUESTS);
    };
    const unsent = event.type === 'sending' ? failureOf(goesOn) : undefined;
    const failure = unsent ?? failureOf(() => noteDown(journal, event, new Date())) ?? failureOf(goesOn);
    observer.tell(event);
    turn = failure === undefined ? await run.next() : await run.throw(failure);
  }
  return turn.value;
}

/** The hint after a prompt that was not confirmed. */
export const NOT_CONFIRMED_HINT = 'Run again and type the word shown.';

/** The messages of an interrupted run, before the first request and after it. */
export const BEFORE_REQUESTS = { message: 'interrupted; nothing was sent', hint: undefined } as const;
export const DURING_REQUESTS = {
  message: 'interrupted after the current request',
  hint: 'See what was done with `deskform status`. Then finish with `deskform resume`, or take it back with `deskform undo`.',
} as const;

/** @throws {Failure} INTERRUPTED when the person wants it to stop. */
export function throwIfAborted(stop: AbortSignal, saying: typeof BEFORE_REQUESTS | typeof DURING_REQUESTS): void {
  if (stop.aborted) throw new Failure('INTERRUPTED', saying.message, { hint: saying.hint });
}

/** What is read before the first request. Where the person stops the run meanwhile, that ends it, not a lost answer. */
export async function unlessStopped<Read>(reading: Promise<Read>, stop: AbortSignal): Promise<Read> {
  return reading.finally(() => throwIfAborted(stop, BEFORE_REQUESTS));
}

/** The Failure that an action ended with, as a value. */
export function failureOf(action: () => void): Failure | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}
