import type { ApplyReport } from '../../apply/events.ts';
import type { Obstacle } from '../../plan/plan.ts';
import { type ExitStatus, Failure, type FailureCode } from '../../problem/failure.ts';
import { unreachable } from '../../problem/unreachable.ts';
import { applyEventLine, renderApplyReport } from '../../render/apply-text.ts';
import { renderPlanText } from '../../render/plan-text.ts';
import { renderProblems } from '../../render/problems.ts';
import { obstacleInWords } from '../../render/words.ts';
import { type ApplyResult, apply } from '../../run/apply.ts';
import type { PlanResult } from '../../run/plan.ts';
import { summaryOf } from '../../run/summary.ts';
import type { CommandResult, Typed } from '../command.ts';
import { isGiven, textOption } from '../options.ts';
import type { World } from '../world.ts';
import { planDocument, planRequest } from './plan.ts';

export async function runApply(typed: Typed, world: World): Promise<CommandResult> {
  const wish = { ...planRequest(typed, world), journalFolder: textOption(typed, 'journal') };
  const result = await apply(wish, {
    confirm: (shown) => confirm(shown, typed, world),
    stop: world.watchForStop(),
    tell: (event) => {
      const line = applyEventLine(event, world.errStyle);
      if (line !== undefined) world.say(line);
    },
  });
  return resultOf(result, world);
}

async function confirm(shown: PlanResult, typed: Typed, world: World): Promise<'go' | 'go-after-asking' | 'stop'> {
  if (shown.problems.length > 0) world.say(renderProblems(shown.problems, world.errStyle));
  world.say(renderPlanText(shown.plan, world.errStyle));
  if (summaryOf(shown.plan) === 'refused') return 'stop';
  if (isGiven(typed, 'yes')) return 'go';
  if (world.person === 'away') {
    throw new Failure('NOT_CONFIRMED', 'nobody is there to confirm the plan; nothing was sent', {
      hint: 'Run it on a terminal, or give --yes.',
    });
  }
  const answer = await world.ask('Apply this plan? Only "yes" does it: ');
  return answer.trim() === 'yes' ? 'go-after-asking' : 'stop';
}

function resultOf(result: ApplyResult, world: World): CommandResult {
  const document = planDocument(result);
  const style = world.outStyle;
  switch (result.outcome) {
    case 'nothing-to-do':
      return {
        exitStatus: 0,
        status: 'ok',
        document,
        text: `${style.green('Nothing to do')}: the help desk is as declared.\n`,
      };
    case 'refused':
      return {
        exitStatus: 3,
        status: 'refused',
        document: { ...document, ...refusalOf(result.obstacles) },
        text: `${style.red('Not applied')}: nothing was sent.\n`,
      };
    case 'not-confirmed':
      return { exitStatus: 3, status: 'refused', document, text: 'Not applied: not confirmed, nothing was sent.\n' };
    case 'worked':
      return worked(result.report, { ...document, journal: result.journal }, world);
    default:
      return unreachable(result);
  }
}

function worked(report: ApplyReport, document: CommandResult['document'], world: World): CommandResult {
  const text = renderApplyReport(report, world.outStyle);
  const progress = { done: report.done, not_tried: report.notTried };
  if (report.outcome === 'applied') {
    return {
      exitStatus: 0,
      status: 'ok',
      document: { ...document, result: { ...progress, restart: report.restart } },
      text,
    };
  }
  const { failure } = report;
  world.say(`${world.errStyle.red(`deskform: ${failure.message}`)} (${failure.code})`);
  if (failure.hint !== undefined) world.say(`  → ${failure.hint}`);
  const exitStatus = exitStatusOf(report);
  const status = exitStatus === 4 || exitStatus === 130 ? 'partial' : exitStatus === 3 ? 'refused' : 'failed';
  const result = {
    ...progress,
    failed: report.failed ?? null,
    left_staged: report.leftStaged,
    error: { code: failure.code, message: failure.message, hint: failure.hint ?? null },
  };
  return { exitStatus, status, document: { ...document, result }, text };
}

/** Whatever went wrong: when something of this run is left on the help desk, it stopped part way. */
function exitStatusOf(report: Extract<ApplyReport, { outcome: 'stopped' }>): ExitStatus {
  if (report.failure.code === 'INTERRUPTED') return report.failure.exitStatus;
  return report.done.length > 0 || report.leftStaged.length > 0 ? 4 : report.failure.exitStatus;
}

const REFUSAL = {
  refusals: 'PLAN_REFUSED',
  'destroy-limit': 'LIMIT_EXCEEDED',
  foreign: 'FOREIGN_CHANGES',
} as const satisfies Record<Obstacle['kind'], FailureCode>;

/** The first obstacle as the failure that it is. */
function refusalOf(obstacles: readonly Obstacle[]): CommandResult['document'] {
  const [worst] = obstacles;
  if (worst === undefined) return {};
  return { error: { code: REFUSAL[worst.kind], message: obstacleInWords(worst), hint: null } };
}
