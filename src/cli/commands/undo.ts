import { type ExitStatus, Failure } from '../../problem/failure.ts';
import { requestInWords } from '../../render/apply-text.ts';
import { printable } from '../../render/printable.ts';
import { stagedInWords } from '../../render/story/waiting-words.ts';
import { renderUndoReport } from '../../render/undo-text.ts';
import { readApprovals } from '../../run/apply/approvals.ts';
import { sayEvents } from '../../run/apply/outcome.ts';
import { type UndoPreview, type UndoResult, undo } from '../../run/apply/undo.ts';
import type { CommandResult, Typed } from '../command.ts';
import { isGiven, textOption, textsOption } from '../options.ts';
import { documentOfFailure, STATUS_WORD, sayFailure } from '../tell-failure.ts';
import type { World } from '../world.ts';
import { planRequest } from './plan.ts';

export async function runUndo(typed: Typed, world: World): Promise<CommandResult> {
  const approvals = await readApprovals(world.cwd, textsOption(typed, 'plan'), []);
  const stop = world.watchForStop();
  const result = await undo(
    { ...planRequest(typed, world), approvals, discardEverythingOn: textOption(typed, 'discardEverything') },
    {
      stop,
      tell: sayEvents({ say: world.say, paper: world.err }),
      confirm: (what) => confirm(what, typed, world),
    },
  );
  const { target, report, migratedBefore, valuesNotKnown } = result;
  const { failure } = report;
  if (failure !== undefined) {
    if (report.undone.length === 0 && report.thrownAway.length === 0) throw failure;
    sayFailure(failure, world, 'sentence');
  }
  const exitStatus = exitStatusOf(result);
  return {
    exitStatus,
    status: STATUS_WORD[exitStatus],
    document: {
      target,
      problems: [],
      undone: report.undone,
      impossible: report.impossible.map(({ key, why }) => ({ key, why })),
      still_flagged: report.stillFlagged,
      thrown_away: report.thrownAway,
      migrated_before: migratedBefore,
      values_not_known: valuesNotKnown,
      may_arrive_late: report.late.map(requestInWords),
      ...(failure === undefined ? {} : documentOfFailure('undo', failure)),
    },
    text: `${renderUndoReport(report, world.out.style)}${migratedText(migratedBefore)}${notKnownText(valuesNotKnown)}`,
  };
}

function exitStatusOf({ report: { failure, impossible }, valuesNotKnown }: UndoResult): ExitStatus {
  if (failure?.code === 'INTERRUPTED') return failure.exitStatus;
  const isComplete = failure === undefined && impossible.length === 0 && valuesNotKnown.length === 0;
  return isComplete ? 0 : 4;
}

function migratedText(keys: readonly string[]): string {
  if (keys.length === 0) return '';
  return `  in force, migrated before the apply stopped: ${keys.map(printable).join(', ')}. To go back, write what was there before, or \`state: absent\`, and apply.\n`;
}

function notKnownText(keys: readonly string[]): string {
  if (keys.length === 0) return '';
  const names = keys.map(printable).join(', ');
  return `Label, position, active and screens that took effect at once stay as they are; what they were before is known only to a journal or a plan file: ${names}\n`;
}

async function confirm(what: UndoPreview, typed: Typed, world: World): Promise<'go' | 'go-after-asking' | 'stop'> {
  if (isGiven(typed, 'yes')) return 'go';
  if (world.person === 'away') {
    throw new Failure('NOT_CONFIRMED', 'nobody is there to confirm; nothing was sent', {
      hint: 'Run it on a terminal, or give --yes.',
    });
  }
  if (what.scope === 'only-ours') return asked('Take back what the last apply has staged?', 'yes', world);
  world.say(othersInWords(what));
  return asked(`Throw away all that is staged on ${printable(what.target)}?`, what.target, world);
}

/** The work of others goes only by the target's name, as values do that an apply drops. */
function othersInWords({ others, target }: UndoPreview): string {
  if (others.length === 0) return `Nobody else has staged anything on ${printable(target)}.`;
  const rows = others.map((row) => `  ${stagedInWords(row)}`);
  return ['Staged by others, and thrown away for good:', ...rows].join('\n');
}

async function asked(question: string, word: string, world: World): Promise<'go-after-asking' | 'stop'> {
  const answer = await world.ask(`${question} Only "${printable(word)}" does it: `);
  return answer.trim() === word ? 'go-after-asking' : 'stop';
}
