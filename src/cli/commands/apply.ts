import { Failure, type FailureCode } from '../../problem/failure.ts';
import { unreachable } from '../../problem/unreachable.ts';
import { applyEventLine, renderApplyReport } from '../../render/apply-text.ts';
import { renderPlanText } from '../../render/plan-text.ts';
import { renderProblems } from '../../render/problems.ts';
import { renderUndoReport } from '../../render/undo-text.ts';
import { type Applicant, type ApplyResult, apply } from '../../run/apply.ts';
import { readApprovals } from '../../run/approvals.ts';
import { outcomeOf } from '../../run/outcome.ts';
import type { PlanResult } from '../../run/plan.ts';
import { summaryOf, wordToType } from '../../run/summary.ts';
import { mustHaveWorked, renderRehearsal } from '../../run/tell-rehearsal.ts';
import type { CommandResult, Typed } from '../command.ts';
import { onEachTarget } from '../each-target.ts';
import { isGiven, textsOption } from '../options.ts';
import { sayFailure } from '../tell-failure.ts';
import type { World } from '../world.ts';
import { planRequest, storyOf } from './plan.ts';

export const runApply = onEachTarget('apply', applyOne);

async function applyOne(typed: Typed, world: World): Promise<CommandResult> {
  const approvals = await readApprovals(world.cwd, textsOption(typed, 'plan'), textsOption(typed, 'expect'));
  const result = await apply({ ...planRequest(typed, world), approvals }, applicantOf(typed, world));
  return resultOf(result, world);
}

/** The person at the terminal, or --yes. */
export function applicantOf(typed: Typed, world: World): Applicant {
  return {
    confirm: (shown) => confirm(shown, typed, world),
    stop: world.watchForStop(),
    tell: (event) => {
      const line = applyEventLine(event, world.err.style);
      if (line !== undefined) world.say(line);
    },
  };
}

async function confirm(shown: PlanResult, typed: Typed, world: World): Promise<'go' | 'go-after-asking' | 'stop'> {
  if (shown.problems.length > 0) world.say(renderProblems(shown.problems, world.err.style));
  world.say(renderPlanText(await storyOf(shown), world.err));
  if (summaryOf(shown.plan) === 'refused') return 'stop';
  if (isGiven(typed, 'rehearse')) {
    const rehearsal = await shown.rehearse();
    world.say(renderRehearsal(rehearsal, world.err.style).trimEnd());
    mustHaveWorked(rehearsal);
  }
  if (isGiven(typed, 'yes')) return 'go';
  if (world.person === 'away') {
    throw new Failure('NOT_CONFIRMED', 'nobody is there to confirm the plan; nothing was sent', {
      hint: 'Run it on a terminal, or give --yes.',
    });
  }
  const word = wordToType(shown.plan);
  const answer = await world.ask(`Apply this plan? Only "${word}" does it: `);
  return answer.trim() === word ? 'go-after-asking' : 'stop';
}

/** Held before it was shown. */
const UNSEEN: readonly FailureCode[] = ['NOT_AS_REVIEWED', 'OUTSIDE_WINDOW'];

export async function resultOf(result: ApplyResult, world: World): Promise<CommandResult> {
  const { exitStatus, status, document, failure } = outcomeOf(result);
  if (result.outcome === 'held' && UNSEEN.includes(result.failure.code))
    world.say(renderPlanText(await storyOf(result), world.err));
  // Obstacles are told by the plan itself.
  if (failure !== undefined && result.outcome !== 'refused') sayFailure(failure, world, 'sentence');
  return { exitStatus, status, document, text: resultInWords(result, world) };
}

function resultInWords(result: ApplyResult, { out: { style } }: World): string {
  switch (result.outcome) {
    case 'nothing-to-do':
      return `${style.green('Nothing to do')}: the help desk is as declared.\n`;
    case 'refused':
    case 'held':
      return `${style.red('Not applied')}: nothing was sent.\n`;
    case 'worked': {
      const taken = result.undo === undefined ? '' : renderUndoReport(result.undo, style);
      return `${renderApplyReport(result.report, style)}${taken}`;
    }
    default:
      return unreachable(result);
  }
}
