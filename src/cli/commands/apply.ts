import { Failure, type FailureCode } from '../../problem/failure.ts';
import { renderPlanText } from '../../render/plan-text.ts';
import { type ApplyResult, apply, type Operator, resume } from '../../run/apply/apply.ts';
import { readApprovals } from '../../run/apply/approvals.ts';
import { outcomeOf, renderApplyResult, sayEvents, showBeforeApply, type Watcher } from '../../run/apply/outcome.ts';
import { BEFORE_REQUESTS, throwIfAborted } from '../../run/apply/session.ts';
import type { PlanResult } from '../../run/plan.ts';
import { wordToType } from '../../run/plan-files.ts';
import type { CommandResult, Typed, World } from '../command.ts';
import { onTargetsInWaves } from '../each-target.ts';
import { isGiven, textsOption } from '../options.ts';
import { sayFailure } from '../tell-failure.ts';
import { planRequest, storyOf } from './plan.ts';

export const runApply = onTargetsInWaves('apply', applyOne);

async function applyOne(typed: Typed, world: World): Promise<CommandResult> {
  const approvals = await readApprovals(world.cwd, textsOption(typed, 'plan'), textsOption(typed, 'expect'));
  const result = await apply({ ...planRequest(typed, world), approvals }, operatorOf(typed, world));
  return resultOf(result, world);
}

/** The person at the terminal, or --yes. */
function operatorOf(typed: Typed, world: World): Operator {
  const stop = world.watchForStop();
  return {
    confirm: (shown) => confirm(shown, typed, world, stop),
    stop,
    tell: sayEvents(watcherOf(world)),
  };
}

async function confirm(
  shown: PlanResult,
  typed: Typed,
  world: World,
  stop: AbortSignal,
): Promise<'go' | 'go-after-asking' | 'stop'> {
  const wish = isGiven(typed, 'rehearse') ? 'rehearse' : 'do-not-rehearse';
  if ((await showBeforeApply(shown, await storyOf(shown), watcherOf(world), wish)) === 'stop') return 'stop';
  if (isGiven(typed, 'yes')) return 'go';
  if (world.person === 'away') {
    throw new Failure('NOT_CONFIRMED', 'nobody is there to confirm the plan; nothing was sent', {
      hint: 'Run it on a terminal, or give --yes.',
    });
  }
  // A rehearsal takes time, in which the person may have stopped it.
  throwIfAborted(stop, BEFORE_REQUESTS);
  const word = wordToType(shown.plan);
  const answer = await world.ask(`Apply this plan? Only "${word}" does it: `);
  return answer.trim() === word ? 'go-after-asking' : 'stop';
}

/** Held before it was shown. */
const UNSEEN: readonly FailureCode[] = ['NOT_AS_REVIEWED', 'OUTSIDE_WINDOW'];

async function resultOf(result: ApplyResult, world: World): Promise<CommandResult> {
  const { exitStatus, status, document, failure } = outcomeOf(result);
  if (result.outcome === 'held' && UNSEEN.includes(result.failure.code))
    world.say(renderPlanText(await storyOf(result), world.err));
  // Obstacles are told by the plan itself.
  if (failure !== undefined && result.outcome !== 'refused') sayFailure(failure, world, 'sentence');
  return { exitStatus, status, document, text: renderApplyResult(result, world.out.style) };
}

function watcherOf({ say, err }: World): Watcher {
  return { say, paper: err };
}

export async function runResume(typed: Typed, world: World): Promise<CommandResult> {
  const approvals = await readApprovals(world.cwd, textsOption(typed, 'plan'), []);
  const result = await resume({ ...planRequest(typed, world), approvals }, operatorOf(typed, world));
  return resultOf(result, world);
}
