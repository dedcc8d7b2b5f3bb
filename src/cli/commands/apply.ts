import type { ApplyReport } from '../../apply/events.ts';
import type { UndoReport } from '../../apply/undo.ts';
import type { Obstacle } from '../../plan/plan.ts';
import { type ExitStatus, Failure, type FailureCode } from '../../problem/failure.ts';
import { unreachable } from '../../problem/unreachable.ts';
import { applyEventLine, renderApplyReport } from '../../render/apply-text.ts';
import { renderPlanText } from '../../render/plan-text.ts';
import { printableSentence } from '../../render/printable.ts';
import { renderProblems } from '../../render/problems.ts';
import { renderUndoReport } from '../../render/undo-text.ts';
import { obstacleInWords } from '../../render/words.ts';
import { type Applicant, type ApplyResult, apply } from '../../run/apply.ts';
import { readApprovals } from '../../run/approvals.ts';
import type { PlanResult } from '../../run/plan.ts';
import { summaryOf, wordToType } from '../../run/summary.ts';
import type { CommandResult, Typed } from '../command.ts';
import { onEachTarget } from '../each-target.ts';
import { isGiven, textsOption } from '../options.ts';
import { mustHaveWorked, renderRehearsal } from '../rehearsal.ts';
import type { World } from '../world.ts';
import { planDocument, planRequest, storyOf } from './plan.ts';

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
  const document = planDocument(result);
  const style = world.out.style;
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
    case 'held':
      if (UNSEEN.includes(result.failure.code)) world.say(renderPlanText(await storyOf(result), world.err));
      world.say(
        `${world.err.style.red(`deskform: ${printableSentence(result.failure.message)}`)} (${result.failure.code})`,
      );
      if (result.failure.hint !== undefined) world.say(`  → ${printableSentence(result.failure.hint)}`);
      return {
        exitStatus: result.failure.exitStatus,
        status: result.failure.exitStatus === 3 ? 'refused' : 'failed',
        document: { ...document, error: errorOf(result.failure) },
        text: `${style.red('Not applied')}: nothing was sent.\n`,
      };
    case 'worked':
      return worked(result.report, result.undo, { ...document, journal: result.journal }, world);
    default:
      return unreachable(result);
  }
}

function worked(
  report: ApplyReport,
  undo: UndoReport | undefined,
  document: CommandResult['document'],
  world: World,
): CommandResult {
  const taken = undo === undefined ? '' : renderUndoReport(undo, world.out.style);
  const text = `${renderApplyReport(report, world.out.style)}${taken}`;
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
  world.say(`${world.err.style.red(`deskform: ${printableSentence(failure.message)}`)} (${failure.code})`);
  if (failure.hint !== undefined) world.say(`  → ${printableSentence(failure.hint)}`);
  const exitStatus = exitStatusOf(report, undo);
  const status = exitStatus === 4 || exitStatus === 130 ? 'partial' : exitStatus === 3 ? 'refused' : 'failed';
  const result = {
    ...progress,
    failed: report.failed ?? null,
    left_staged: undo === undefined ? report.leftStaged : leftAfter(undo),
    ...(undo === undefined ? {} : { undone: undo.undone }),
    error: errorOf(failure),
  };
  return { exitStatus, status, document: { ...document, result }, text };
}

/** Whatever went wrong: when something of this run is left on the help desk, it stopped part way. */
function exitStatusOf(report: Extract<ApplyReport, { outcome: 'stopped' }>, undo: UndoReport | undefined): ExitStatus {
  const { failure } = report;
  if (failure.code === 'INTERRUPTED') return failure.exitStatus;
  if (undo !== undefined)
    return leftAfter(undo).length > 0 || undo.failure !== undefined ? 4 : asOwn(failure.exitStatus);
  return report.done.length > 0 || report.leftStaged.length > 0 ? 4 : asOwn(failure.exitStatus);
}

/** Taken back completely, it has failed or was refused; nothing is left part way. */
function asOwn(exitStatus: ExitStatus): ExitStatus {
  return exitStatus === 4 ? 1 : exitStatus;
}

function leftAfter(undo: UndoReport): readonly string[] {
  return [...undo.impossible.map(({ key }) => key), ...undo.stillFlagged];
}

function errorOf({ code, message, hint }: Failure): CommandResult['document'] {
  return { code, message, hint: hint ?? null };
}

const REFUSAL = {
  refusals: 'PLAN_REFUSED',
  'destroy-limit': 'LIMIT_EXCEEDED',
  foreign: 'FOREIGN_CHANGES',
  poison: 'FOREIGN_CHANGES',
} as const satisfies Record<Obstacle['kind'], FailureCode>;

/** The first obstacle as the failure that it is. */
function refusalOf(obstacles: readonly Obstacle[]): CommandResult['document'] {
  const [worst] = obstacles;
  if (worst === undefined) return {};
  return { error: { code: REFUSAL[worst.kind], message: obstacleInWords(worst), hint: null } };
}
