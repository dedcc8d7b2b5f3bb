import { resume } from '../../run/apply/apply.ts';
import { readApprovals } from '../../run/apply/approvals.ts';
import type { CommandResult, Typed } from '../command.ts';
import { textsOption } from '../options.ts';
import type { World } from '../world.ts';
import { operatorOf, resultOf } from './apply.ts';
import { planRequest } from './plan.ts';

export async function runResume(typed: Typed, world: World): Promise<CommandResult> {
  const approvals = await readApprovals(world.cwd, textsOption(typed, 'plan'), []);
  const result = await resume({ ...planRequest(typed, world), approvals }, operatorOf(typed, world));
  return resultOf(result, world);
}
