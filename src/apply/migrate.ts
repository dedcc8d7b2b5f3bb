import type { HelpDesk, WriteOutcome } from '../helpdesk/writer.ts';
import { BYTES_OF_ROW, bytesOfColumn, LONGEST_TEXT_OF_MYSQL } from '../model/column-widths.ts';
import { Failure } from '../model/failure.ts';
import { comingDataOption, isStaged, type LiveAttribute } from '../model/live-attribute.ts';
import { numberInWords } from '../model/number-in-words.ts';
import { releaseToPlan } from '../model/seeds.ts';
import { unreachable } from '../model/unreachable.ts';
import { migrationBlocker } from '../plan/migration.ts';
import type { ApplyEvent, Clock } from './events.ts';
import { PAUSE_MS, TRIES, unlessFailed } from './write-confirmed.ts';

const REQUEST = { kind: 'migrate' } as const;
const LOOK_EVERY_MS = 500;

/** The outcome of a migration that was asked for, or may have been. */
type Asked = Exclude<WriteOutcome<'done'>, { readonly outcome: 'unsent' }>;

/** Requests the migration. Retries only while the request was certainly not sent, then throws the Failure. */
export async function* askForMigration(desk: HelpDesk, clock: Clock): AsyncGenerator<ApplyEvent, Asked> {
  for (let attempt = 1; ; attempt += 1) {
    yield { type: 'sending', request: REQUEST };
    const result = await desk.writer.executeMigrations();
    if (result.outcome !== 'unsent') return result;
    yield { type: 'unsent', request: REQUEST, message: result.failure.message };
    if (attempt === TRIES) throw result.failure;
    await clock.sleep(attempt * PAUSE_MS);
  }
}

/**
 * Determines the outcome of the migration. If the answer was lost, the flags of the rows show it: the service migrates row
 * by row and may still be running.
 * @throws {Failure} MIGRATION_FAILED if it stopped at a row, where the rows before it are migrated, or if its outcome stays
 * unknown.
 */
export async function* settleMigration(
  result: Asked,
  desk: HelpDesk,
  waitMs: number,
  clock: Clock,
): AsyncGenerator<ApplyEvent, void> {
  switch (result.outcome) {
    case 'answered':
      yield { type: 'answered', request: REQUEST, status: result.status };
      return;
    case 'refused': {
      // Of two simultaneous migrations one is refused, while the other executes everything (5.2/08 "two parallel execute_migrations").
      const rows = await desk.reader.listAttributes();
      if (!rows.some(isStaged)) {
        yield { type: 'settled', request: REQUEST, tookEffect: 'yes' };
        return;
      }
      yield { type: 'refused', request: REQUEST, status: result.status, message: result.failure.message };
      const explanation = explainMySql(result.words, rows);
      const message = `the migration stopped part way${whereItStopped(rows)}. The help desk says: ${result.words}`;
      throw new Failure('MIGRATION_FAILED', message, {
        hint: `${explanation === undefined ? '' : `${explanation} `}Attributes that are no longer pending are migrated. If columns changed, restart the service: it will not restart by itself. Fix what is in the way, then run \`deskform resume\`, or take it back with \`deskform undo\`.`,
        cause: result.failure,
      });
    }
    case 'lost': {
      yield { type: 'answer-lost', request: REQUEST, message: result.failure.message };
      const tookEffect = await lookForEffect(desk, waitMs, clock);
      yield { type: 'settled', request: REQUEST, tookEffect };
      if (tookEffect === 'yes') return;
      const unseen = 'the help desk could not be read since: its effect is unknown';
      const message = `the answer to the migration was lost, and ${tookEffect === 'no' ? 'fields are still pending' : unseen}`;
      const hint = 'Run `deskform status` to see what is pending, then `deskform resume` to finish.';
      throw new Failure('MIGRATION_FAILED', message, { hint, cause: result.failure });
    }
    default:
      return unreachable(result);
  }
}

/** Polls until no row is pending. While the service is down, it keeps polling. */
async function lookForEffect({ reader }: HelpDesk, waitMs: number, clock: Clock): Promise<'yes' | 'no' | 'not-known'> {
  const end = clock.now() + waitMs;
  let seen: 'no' | 'not-known' = 'not-known';
  do {
    const isAway = (await reader.lookOnce()) === 'away';
    const rows = isAway ? undefined : await unlessFailed(reader.listAttributes());
    if (rows?.some(isStaged) === false) return 'yes';
    if (rows !== undefined) seen = 'no';
    await clock.sleep(LOOK_EVERY_MS);
  } while (clock.now() < end);
  return seen;
}

/**
 * The row at which the migration stopped, where one is known to stop every migration; else the rows that are still pending.
 * Which of them is in the way cannot be asked: the service follows its table, in which a later row may fill a gap (7.1/02),
 * and not the ids.
 */
function whereItStopped(rows: readonly LiveAttribute[]): string {
  const { release } = releaseToPlan(undefined, rows);
  const waiting = rows.filter(isStaged);
  for (const row of waiting) {
    const poison = migrationBlocker(row, release.rules);
    if (poison !== undefined) return `, at ${row.key} (${poison.why}. ${poison.repair})`;
  }
  return `; still pending: ${waiting.map(({ key }) => key).join(', ')}`;
}

/** So that plans say it first. */
const FORESEE = 'Write `database: mysql` for the target, so that plans foresee it.';

/**
 * Explains why MySQL or MariaDB made no column, from its own words; undefined for other words. Only for people: nothing is
 * decided by it (docs/help-desk.md, "MySQL and MariaDB").
 */
export function explainMySql(words: string, rows: readonly LiveAttribute[]): string | undefined {
  if (/Column length too big/iu.test(words))
    return `The help desk runs on MySQL or MariaDB, where maxlength is at most ${numberInWords(LONGEST_TEXT_OF_MYSQL)} (16,383 with utf8mb4). Write a smaller maxlength. ${FORESEE}`;
  if (!/Row size too large/iu.test(words)) return undefined;
  if (/8126/u.test(words))
    return 'The help desk runs on MySQL or MariaDB, which keeps deleted columns until the table is rebuilt. Ask its operator to rebuild it, for tickets with `ALTER TABLE tickets FORCE`.';
  const waiting = rows.flatMap(pendingWidth).sort((one, other) => other.bytes - one.bytes);
  const [widest] = waiting;
  const sums = [...new Set(waiting.map(({ object }) => object))].map((object) => {
    const sum = waiting.reduce((all, one) => all + (one.object === object ? one.bytes : 0), 0);
    return `${numberInWords(sum)} for ${object}`;
  });
  const told =
    widest === undefined
      ? ''
      : ` Texts still pending take ${sums.join(', ')}. Shorten maxlength, first of ${widest.key} (${numberInWords(widest.bytes)} bytes).`;
  return `The help desk runs on MySQL or MariaDB, where all columns of a table share ${numberInWords(BYTES_OF_ROW)} bytes, and a text takes maxlength × 3 + 2 of them.${told} ${FORESEE}`;
}

/** The width of a text column that the next migration makes or alters. */
function pendingWidth(row: LiveAttribute) {
  const { key, object, waiting_for } = row;
  const isMade = waiting_for.includes('creation') || waiting_for.includes('column-change');
  const bytes = bytesOfColumn(row.data_type, comingDataOption(row));
  return isMade && !waiting_for.includes('deletion') && bytes > 0 ? [{ key, object, bytes }] : [];
}
