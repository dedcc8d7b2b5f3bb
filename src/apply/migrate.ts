import { isStaged } from '../attribute/live-attribute.ts';
import type { HelpDesk } from '../helpdesk/connect.ts';
import { poisonOf } from '../plan/poison.ts';
import { Failure } from '../problem/failure.ts';
import { unreachable } from '../problem/unreachable.ts';
import type { Clock } from './clock.ts';
import type { ApplyEvent } from './events.ts';

const REQUEST = { kind: 'migrate' } as const;
const LOOK_EVERY_MS = 500;

/**
 * Executes the migrations, once. Where the answer is lost, the flags of the rows tell: the service works row by row and
 * may still be at it. Throws the Failure that stops the apply.
 */
export async function* migrate(desk: HelpDesk, waitMs: number, clock: Clock): AsyncGenerator<ApplyEvent, void> {
  yield { type: 'sending', request: REQUEST };
  const result = await desk.writer.executeMigrations();
  switch (result.outcome) {
    case 'answered':
      yield { type: 'answered', request: REQUEST, status: result.status };
      return;
    case 'refused':
      // Of two migrations at once one is refused, while the other finishes all (5.2/08 "two parallel execute_migrations").
      if (await othersFinishedIt(desk)) {
        yield { type: 'settled', request: REQUEST, tookEffect: 'yes' };
        return;
      }
      yield { type: 'refused', request: REQUEST, status: result.status, message: result.failure.message };
      throw new Failure(
        'MIGRATION_FAILED',
        `the help desk stopped in the middle of its migrations${await whereItStopped(desk)}: ${result.words}`,
        {
          hint: 'The rows before the one that failed are migrated. `deskform status` names what still waits; repair it, then apply again.',
          cause: result.failure,
        },
      );
    case 'unsent':
      throw result.failure;
    case 'lost':
      yield { type: 'answer-lost', request: REQUEST, message: result.failure.message };
      if (!(await nothingWaits(desk, waitMs, clock))) {
        yield { type: 'settled', request: REQUEST, tookEffect: 'no' };
        throw new Failure('MIGRATION_FAILED', 'the answer to the migration was lost, and rows still wait for it', {
          hint: '`deskform status` names them; apply again to finish.',
          cause: result.failure,
        });
      }
      yield { type: 'settled', request: REQUEST, tookEffect: 'yes' };
      return;
    default:
      unreachable(result);
  }
}

/** Looks until no row is staged any more. The service may be away meanwhile: that is no answer, and looked at again. */
async function nothingWaits(desk: HelpDesk, waitMs: number, clock: Clock): Promise<boolean> {
  const end = clock.now() + waitMs;
  do {
    const presence = await desk.reader.lookOnce();
    if (presence.state === 'there') {
      const rows = await desk.reader.listAttributes();
      if (!rows.some(isStaged)) return true;
    }
    await clock.sleep(LOOK_EVERY_MS);
  } while (clock.now() < end);
  return false;
}

async function othersFinishedIt(desk: HelpDesk): Promise<boolean> {
  return !(await desk.reader.listAttributes()).some(isStaged);
}

/** Rows are migrated by id, one by one: the first that still waits is the one that failed (5.2/06, 6.5/18). */
async function whereItStopped(desk: HelpDesk): Promise<string> {
  const rows = await desk.reader.listAttributes();
  const [first] = rows.filter(isStaged).sort((a, b) => a.id - b.id);
  if (first === undefined) return '';
  const poison = poisonOf(first);
  return poison === undefined ? `, at ${first.key}` : `, at ${first.key} (${poison.why}. ${poison.repair})`;
}
