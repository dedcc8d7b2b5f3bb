import { comingDataOption, isStaged, type LiveAttribute } from '../attribute/live-attribute.ts';
import type { HelpDesk } from '../helpdesk/connect.ts';
import type { Step } from '../plan/decision.ts';
import { shortensColumn } from '../plan/migration.ts';
import { Failure } from '../problem/failure.ts';
import type { Clock } from './clock.ts';
import type { ApplyEvent } from './events.ts';
import { askForMigration, settleMigration } from './migrate.ts';
import { writeConfirmed } from './write-confirmed.ts';

/** A row whose column could not be made shorter, and the length that it had. */
export interface StuckLength {
  readonly live: LiveAttribute;
  readonly before: LiveAttribute['dataOption'][string];
}

/**
 * After a migration that was refused: did it stop at the shorter column of this step? The row then says the short length
 * as if it were in force, and waits nevertheless (5.2/12 "poison shrink: show", 6.5/18 "data would be truncated"). A row
 * that the migration did not come to still has it staged.
 */
export async function stuckLength(step: Step, desk: HelpDesk): Promise<StuckLength | undefined> {
  if (step.action !== 'update' || !shortensColumn(step)) return undefined;
  const live = (await desk.reader.listAttributes()).find(({ key }) => key === step.key);
  if (live === undefined || !live.waitingFor.includes('column-change')) return undefined;
  if (live.pendingDataOption !== undefined) return undefined;
  return { live, before: step.live.dataOption.maxlength ?? null };
}

/**
 * Such a row waits for ever and blocks everybody's migrations; a discard does not help. The old length put back and
 * migrated does (5.2/12 "poison shrink: PUT 40", 6.5/18 "way out: a wide enough maxlength"). Gives the Failure that says
 * so; throws the one of a repair that failed.
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
    const now = (await desk.reader.listAttributes()).find((row) => row.key === key);
    return now !== undefined && comingDataOption(now).maxlength === before;
  };
  yield* writeConfirmed({ kind: 'restore', key }, () => desk.writer.updateAttribute(live.id, repaired), isBack, clock);
  const others = (await desk.reader.listAttributes()).filter((row) => isStaged(row) && row.key !== key);
  if (others.length > 0) {
    return new Failure(
      'VALUES_TOO_LONG',
      `${key}: stored values are longer than the new limit; the old one waits for the next migration`,
      {
        hint: `Others have staged ${others.map((row) => row.key).join(', ')}, so nothing more was migrated. Shorten the stored values first.`,
        cause,
      },
    );
  }
  const end = yield* settleMigration(yield* askForMigration(desk, clock), desk, waitMs, clock);
  if (end.state === 'refused') return end.failure;
  return new Failure(
    'VALUES_TOO_LONG',
    `${key}: stored values are longer than the new limit; the old one is back in force`,
    {
      hint: 'Shorten the stored values, then apply again.',
      cause,
    },
  );
}
