import { unreachable } from '../../problem/unreachable.ts';
import { applyEventLine, renderApplyReport, renderUndoReport } from '../../render/apply-text.ts';
import type { Paper, Style } from '../../render/paper.ts';
import { renderPlanText } from '../../render/plan-text.ts';
import { renderProblems } from '../../render/problems.ts';
import type { Story } from '../../render/story/story.ts';
import type { PlanResult } from '../plan.ts';
import { mustHaveWorked, renderRehearsal } from '../rehearsal/tell-rehearsal.ts';
import { summaryOf } from '../summary.ts';
import type { ApplyResult, Operator } from './apply.ts';

/** Where somebody watches an apply: a terminal, or the log of a workflow. */
export interface Watcher {
  readonly say: (text: string) => void;
  readonly paper: Paper;
}

/** Says of each event what a person may read of it. */
export function sayEvents({ say, paper }: Watcher): Operator['tell'] {
  return (event) => {
    const line = applyEventLine(event, paper.style);
    if (line !== undefined) say(line);
  };
}

/**
 * Shows what is about to be carried out, and rehearses it where that is wanted. A refused plan is only shown.
 * @throws {Failure} REHEARSAL_FAILED
 */
export async function showBeforeApply(
  { plan, problems, rehearse }: PlanResult,
  story: Story,
  { say, paper }: Watcher,
  wish: 'rehearse' | 'do-not-rehearse',
): Promise<'go' | 'stop'> {
  if (problems.length > 0) say(renderProblems(problems, paper.style));
  say(renderPlanText(story, paper));
  if (summaryOf(plan) === 'refused') return 'stop';
  if (wish === 'rehearse') {
    const rehearsal = await rehearse();
    say(renderRehearsal(rehearsal, paper.style).trimEnd());
    mustHaveWorked(rehearsal);
  }
  return 'go';
}

/** What an apply came to, for whoever has watched it. */
export function renderApplyResult(result: ApplyResult, style: Style): string {
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
