import { isStaged } from '../attribute/live-attribute.ts';
import type { HelpDesk } from '../helpdesk/connect.ts';
import type { Step } from '../plan/decision.ts';
import { Failure } from '../problem/failure.ts';
import type { ApplyEvent } from './events.ts';
import { writeSurely } from './write-surely.ts';

/**
 * Stored values are longer than the new limit: the row says the short length now, waits for ever, and blocks everybody's
 * migrations; a discard does not help. The old length put back and migrated does (6.5/18, trap 10). Throws the Failure
 * that says so.
 */
export async function* repairLength(step: Step, desk: HelpDesk, cause: Failure): AsyncGenerator<ApplyEvent, void> {
  if (step.action !== 'update') return;
  const before = step.live.dataOption.maxlength ?? null;
  const rows = await desk.reader.listAttributes();
  const live = rows.find(({ key }) => key === step.key);
  if (live === undefined || !live.waitingFor.includes('column-change')) return;
  const repaired = { ...live, dataOption: { ...live.dataOption, maxlength: before } };
  const isBack = async (): Promise<boolean> => {
    const now = (await desk.reader.listAttributes()).find(({ key }) => key === step.key);
    return (now?.pendingDataOption ?? now?.dataOption)?.maxlength === before;
  };
  yield* writeSurely({ kind: 'restore', key: step.key }, () => desk.writer.updateAttribute(live.id, repaired), isBack);
  const others = (await desk.reader.listAttributes()).filter((row) => isStaged(row) && row.key !== step.key);
  if (others.length > 0) {
    throw new Failure(
      'VALUES_TOO_LONG',
      `${step.key}: stored values are longer than the new limit; the old one waits for the next migration`,
      {
        hint: `Others have staged ${others.map(({ key }) => key).join(', ')}, so nothing more was migrated. Shorten the stored values first.`,
        cause,
      },
    );
  }
  yield* writeSurely(
    { kind: 'migrate' },
    () => desk.writer.executeMigrations(),
    async () => !(await desk.reader.listAttributes()).some(isStaged),
  );
  throw new Failure(
    'VALUES_TOO_LONG',
    `${step.key}: stored values are longer than the new limit; the old one is back in force`,
    {
      hint: 'Shorten the stored values, then apply again.',
      cause,
    },
  );
}
