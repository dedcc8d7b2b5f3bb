import { comingDataOption, isStaged, type LiveAttribute } from '../attribute/live-attribute.ts';
import { releaseToPlan } from '../attribute/seeds.ts';
import type { HelpDesk } from '../helpdesk/connect.ts';
import type { Step } from '../plan/decision.ts';
import { migrationBlocker, shortensColumn } from '../plan/migration.ts';
import { Failure } from '../problem/failure.ts';
import { unreachable } from '../problem/unreachable.ts';
import type { ApplyEvent, Clock } from './events.ts';
import { type LeftOutcome, readRow, sendUntilItLeft, writeConfirmed } from './write-confirmed.ts';

const REQUEST = { kind: 'migrate' } as const;
const LOOK_EVERY_MS = 500;

/** `refused`: the service stopped at a row; the rows before it are migrated. */
type MigrationEnd = { readonly state: 'migrated' } | { readonly state: 'refused'; readonly failure: Failure };

const MIGRATED = { state: 'migrated' } as const satisfies MigrationEnd;

/** Requests the migration. Retries only while the request was certainly not sent. */
export function askForMigration(desk: HelpDesk, clock: Clock): AsyncGenerator<ApplyEvent, LeftOutcome<unknown>> {
  return sendUntilItLeft(REQUEST, () => desk.writer.executeMigrations(), clock);
}

/**
 * Determines the outcome of the migration. If the answer was lost, the flags of the rows show it: the service migrates row
 * by row and may still be running. Throws a Failure if the outcome stays unknown.
 */
export async function* settleMigration(
  result: LeftOutcome<unknown>,
  desk: HelpDesk,
  waitMs: number,
  clock: Clock,
): AsyncGenerator<ApplyEvent, MigrationEnd> {
  switch (result.outcome) {
    case 'answered':
      yield { type: 'answered', request: REQUEST, status: result.status };
      return MIGRATED;
    case 'refused':
      // Of two simultaneous migrations one is refused, while the other executes everything (5.2/08 "two parallel execute_migrations").
      if (!(await desk.reader.listAttributes()).some(isStaged)) {
        yield { type: 'settled', request: REQUEST, tookEffect: 'yes' };
        return MIGRATED;
      }
      yield { type: 'refused', request: REQUEST, status: result.status, message: result.failure.message };
      return {
        state: 'refused',
        failure: new Failure(
          'MIGRATION_FAILED',
          `the migration stopped part way${await whereItStopped(desk)}: ${result.words}`,
          {
            hint: 'Attributes before the failed one are migrated. If columns changed, restart the service: it will not restart by itself. Run `deskform status` to see what is pending. Fix the failed attribute, then run `deskform resume`.',
            cause: result.failure,
          },
        ),
      };
    case 'lost': {
      yield { type: 'answer-lost', request: REQUEST, message: result.failure.message };
      const tookEffect = await lookForEffect(desk, waitMs, clock);
      yield { type: 'settled', request: REQUEST, tookEffect };
      if (tookEffect === 'yes') return MIGRATED;
      throw new Failure('MIGRATION_FAILED', `the answer to the migration was lost, and ${LOOKED[tookEffect]}`, {
        hint: 'Run `deskform status` to see what is pending, then `deskform resume` to finish.',
        cause: result.failure,
      });
    }
    default:
      return unreachable(result);
  }
}

const LOOKED = {
  no: 'attributes are still pending',
  'not-known': 'the help desk could not be read since: its effect is unknown',
} as const;

/** Polls until no row is pending. While the service is down, it keeps polling. */
async function lookForEffect(desk: HelpDesk, waitMs: number, clock: Clock): Promise<'yes' | 'no' | 'not-known'> {
  const end = clock.now() + waitMs;
  let seen: 'no' | 'not-known' = 'not-known';
  do {
    const rows = await rowsIfThere(desk);
    if (rows !== undefined) {
      if (!rows.some(isStaged)) return 'yes';
      seen = 'no';
    }
    await clock.sleep(LOOK_EVERY_MS);
  } while (clock.now() < end);
  return seen;
}

async function rowsIfThere({ reader }: HelpDesk): Promise<readonly LiveAttribute[] | undefined> {
  if ((await reader.lookOnce()).state === 'away') return undefined;
  try {
    return await reader.listAttributes();
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

/**
 * Names the row at which the migration stopped. Rows are migrated one by one, usually by id (5.2/06, 6.5/18): the first
 * pending row has failed, unless another one is known to fail. The service follows its table, where a later row may fill a
 * gap (7.1/02).
 */
async function whereItStopped(desk: HelpDesk): Promise<string> {
  const rows = await desk.reader.listAttributes();
  const { release } = releaseToPlan(undefined, rows);
  const waiting = rows.filter(isStaged).sort((a, b) => a.id - b.id);
  const stuck = waiting.find((row) => migrationBlocker(row, release) !== undefined) ?? waiting[0];
  if (stuck === undefined) return '';
  const poison = migrationBlocker(stuck, release);
  return poison === undefined ? `, at ${stuck.key}` : `, at ${stuck.key} (${poison.why}. ${poison.repair})`;
}

/** A row whose column could not be shortened, and its previous length. */
interface StuckLength {
  readonly live: LiveAttribute;
  readonly before: LiveAttribute['dataOption'][string];
}

/**
 * Checks whether a refused migration stopped at the shorter column of this step. The row then shows the short length as
 * live, but is still pending (5.2/12 "poison shrink: show", 6.5/18 "data would be truncated"). A row that the migration did
 * not reach still has it staged.
 */
export async function findStuckLength(step: Step, desk: HelpDesk): Promise<StuckLength | undefined> {
  if (step.action !== 'update' || !shortensColumn(step)) return undefined;
  const live = await readRow(desk, step.key);
  if (live === undefined || !live.waitingFor.includes('column-change')) return undefined;
  if (live.pendingDataOption !== undefined) return undefined;
  return { live, before: step.live.dataOption.maxlength ?? null };
}

/**
 * Restores and migrates the old length. Otherwise the row stays pending and blocks all migrations, and a discard does not
 * help (5.2/12 "poison shrink: PUT 40", 6.5/18 "way out: a wide enough maxlength"). Returns the Failure to report; throws
 * if the repair fails.
 */
export async function* repairLength(
  { live, before }: StuckLength,
  cause: Failure,
  desk: HelpDesk,
  waitMs: number,
  clock: Clock,
): AsyncGenerator<ApplyEvent, Failure> {
  const { key } = live;
  const repaired = { ...live, dataOption: { ...live.dataOption, maxlength: before } };
  const isBack = async (): Promise<boolean> => {
    const now = await readRow(desk, key);
    return now !== undefined && comingDataOption(now).maxlength === before;
  };
  yield* writeConfirmed({ kind: 'restore', key }, () => desk.writer.updateAttribute(live.id, repaired), isBack, clock);
  const others = (await desk.reader.listAttributes()).filter((row) => isStaged(row) && row.key !== key);
  if (others.length > 0) {
    return new Failure(
      'VALUES_TOO_LONG',
      `${key}: stored values are longer than the new limit. The old limit was staged again and needs another migration`,
      {
        hint: `Shorten the stored values first. Nothing more was migrated, because foreign changes are pending on ${others.map((row) => row.key).join(', ')}.`,
        cause,
      },
    );
  }
  const end = yield* settleMigration(yield* askForMigration(desk, clock), desk, waitMs, clock);
  if (end.state === 'refused') return end.failure;
  return new Failure(
    'VALUES_TOO_LONG',
    `${key}: stored values are longer than the new limit; the old limit is restored`,
    {
      hint: 'Shorten the stored values, then run `deskform apply` again.',
      cause,
    },
  );
}
