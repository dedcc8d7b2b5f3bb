import { printable } from '../../render/printable.ts';
import { plural } from '../../render/words.ts';
import { type StagedRow, status } from '../../run/status.ts';
import type { CommandResult, Typed } from '../command.ts';
import type { World } from '../world.ts';
import { planRequest } from './plan.ts';

export async function runStatus(typed: Typed, world: World): Promise<CommandResult> {
  const { target, staged } = await status(planRequest(typed, world));
  const lines = staged.map(({ live, whose }) => {
    const mark = whose === 'declared' ? world.outStyle.green('declared') : world.outStyle.yellow('foreign ');
    return `  ${mark}  ${printable(live.key)}  waits for ${live.waitingFor.join(', ')}; by user ${live.updatedById}, ${printable(live.updatedAt)}`;
  });
  const head =
    staged.length === 0
      ? `Nothing is staged on ${printable(target.name)}.`
      : `${plural(staged.length, 'attribute')} on ${printable(target.name)} wait for the next migration, whoever runs it:`;
  return {
    exitStatus: 0,
    status: 'ok',
    document: { target, staged: staged.map(stagedToJson), problems: [] },
    text: `${[head, ...lines].join('\n')}\n`,
  };
}

function stagedToJson({ live, whose }: StagedRow): CommandResult['document'] {
  return {
    key: live.key,
    whose,
    waiting_for: live.waitingFor,
    updated_by_id: live.updatedById,
    updated_at: live.updatedAt,
  };
}
