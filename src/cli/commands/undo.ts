import { Failure } from '../../problem/failure.ts';
import { applyEventLine } from '../../render/apply-text.ts';
import { printable } from '../../render/printable.ts';
import { renderUndoReport } from '../../render/undo-text.ts';
import { readApprovals } from '../../run/approvals.ts';
import { undo } from '../../run/undo.ts';
import type { CommandResult, Typed } from '../command.ts';
import { isGiven, textOption, textsOption } from '../options.ts';
import type { World } from '../world.ts';
import { planRequest } from './plan.ts';

export async function runUndo(typed: Typed, world: World): Promise<CommandResult> {
  const approvals = await readApprovals(world.cwd, textsOption(typed, 'plan'), []);
  await confirm(typed, world);
  const { target, report, valuesNotKnown } = await undo(
    { ...planRequest(typed, world), approvals, discardEverythingOn: textOption(typed, 'discardEverything') },
    {
      stop: world.watchForStop(),
      tell: (event) => {
        const line = applyEventLine(event, world.err.style);
        if (line !== undefined) world.say(line);
      },
    },
  );
  if (report.failure !== undefined) throw report.failure;
  const isComplete = report.impossible.length === 0 && valuesNotKnown.length === 0;
  return {
    exitStatus: isComplete ? 0 : 4,
    status: isComplete ? 'ok' : 'partial',
    document: {
      target,
      problems: [],
      undone: report.undone,
      impossible: report.impossible.map(({ key, why }) => ({ key, why })),
      still_flagged: report.stillFlagged,
      thrown_away: report.thrownAway,
      values_not_known: valuesNotKnown,
    },
    text: `${renderUndoReport(report, world.out.style)}${notKnownText(valuesNotKnown)}`,
  };
}

function notKnownText(keys: readonly string[]): string {
  if (keys.length === 0) return '';
  const names = keys.map(printable).join(', ');
  return `Label, position, active and screens that took effect at once stay as they are; what they were before is known only to a journal or a plan file: ${names}\n`;
}

async function confirm(typed: Typed, world: World): Promise<void> {
  if (isGiven(typed, 'yes')) return;
  const hint = 'Run it on a terminal, or give --yes.';
  if (world.person === 'away')
    throw new Failure('NOT_CONFIRMED', 'nobody is there to confirm; nothing was sent', { hint });
  const answer = await world.ask('Take back what the last apply has staged? Only "yes" does it: ');
  if (answer.trim() !== 'yes') throw new Failure('NOT_CONFIRMED', 'not confirmed; nothing was sent', { hint });
}
