import type { ApplyRequest } from '../../apply/events.ts';
import { Failure } from '../../model/failure.ts';
import { renderUndoReport } from '../../render/apply-report.ts';
import { requestInWords, undoRequestInWords } from '../../render/apply-text.ts';
import { renderPlanText, risksInShort } from '../../render/plan-text.ts';
import { printable } from '../../render/printable.ts';
import { firstNames, stagedInWords } from '../../render/words.ts';
import { wrapMessage } from '../../render/wrap.ts';
import { type ApplyResult, apply, resume } from '../../run/apply/apply.ts';
import { readApprovals } from '../../run/apply/approvals.ts';
import { outcomeOf, sayEvents, showBeforeApply } from '../../run/apply/outcome.ts';
import { type Operator, throwIfAborted } from '../../run/apply/session.ts';
import { type UndoPreview, undo } from '../../run/apply/undo.ts';
import { questionOf, wordToType } from '../../run/plan-files.ts';
import type { CommandResult, ParsedArgs, World } from '../command.ts';
import { onTargets } from '../each-target.ts';
import { inThisRun, isGiven, lookBackRequest, planRequest, textOption, textsOption } from '../options.ts';
import { documentOfFailure, STATUS_WORD, sayFailure } from '../tell-failure.ts';
import { storyOf } from './plan.ts';

export const runApply = onTargets('apply', 'stop', async (args, world) => {
  const approvals = await readApprovals(world.cwd, textsOption(args, 'plan'), textsOption(args, 'expect'));
  return resultOfApply(await apply({ ...planRequest(args, world), approvals }, operatorOf(args, world)), args, world);
});

export async function runResume(args: ParsedArgs, world: World): Promise<CommandResult> {
  const approvals = await readApprovals(world.cwd, textsOption(args, 'plan'), []);
  return resultOfApply(
    await resume({ ...lookBackRequest(args, world), approvals }, operatorOf(args, world)),
    args,
    world,
  );
}

/** Asks the user at the terminal, unless --yes answers. */
function operatorOf(args: ParsedArgs, world: World): Operator {
  const stop = world.watchForStop();
  return {
    stop,
    tell: sayEvents(world),
    confirm: async (shown) => {
      const story = await storyOf(shown);
      if (showBeforeApply(shown, story, world) === 'stop') return 'stop';
      if (isGiven(args, 'yes')) return 'go';
      mustHaveTerminal('confirm the plan', world);
      throwIfAborted(stop, 'before-requests');
      return askForWord(`${questionOf(shown.plan)}${risksInShort(story)}`, wordToType(shown.plan), world);
    },
  };
}

function mustHaveTerminal(purpose: 'confirm' | 'confirm the plan', { person }: World): void {
  if (person === 'at-the-terminal') return;
  throw new Failure('NOT_CONFIRMED', `cannot prompt to ${purpose}: stdin is not a terminal; nothing was sent`, {
    hint: 'Run it in a terminal, or add --yes.',
  });
}

async function askForWord(question: string, word: string, world: World): Promise<'go-after-asking' | 'stop'> {
  const answer = await world.ask(`${question}\nEnter "${printable(word)}" to confirm: `);
  return answer.trim() === word ? 'go-after-asking' : 'stop';
}

async function resultOfApply(result: ApplyResult, args: ParsedArgs, world: World): Promise<CommandResult> {
  const { exitStatus, status, document, text, failure } = outcomeOf(result);
  // It ends an apply before the plan was shown.
  if (result.outcome === 'held' && result.failure.code === 'NOT_AS_REVIEWED')
    world.sayError(renderPlanText(await storyOf(result), world.err));
  // The plan has shown its obstacles.
  if (failure !== undefined && result.outcome !== 'refused') sayFailure(failure, world, 'sentence');
  return {
    exitStatus,
    status,
    document,
    text: wrapMessage(inThisRun(text(world.out.style), args), world.out),
  };
}

export async function runUndo(args: ParsedArgs, world: World): Promise<CommandResult> {
  const approvals = await readApprovals(world.cwd, textsOption(args, 'plan'), []);
  const stop = world.watchForStop();
  const { target, report, valuesNotKnown } = await undo(
    {
      ...lookBackRequest(args, world),
      approvals,
      discardEverythingOn: textOption(args, 'discardEverything'),
      onlyDeclared: isGiven(args, 'yes') ? 'leave' : 'ask',
    },
    { stop, tell: sayEvents(world), confirm: (what) => confirmUndo(what, args, world) },
  );
  const { failure, undone, impossible, thrownAway } = report;
  if (failure !== undefined) {
    if (undone.length === 0 && thrownAway.length === 0) throw failure;
    sayFailure(failure, world, 'sentence');
  }
  const left = [...impossible, ...valuesNotKnown, ...report.stillFlagged];
  const isComplete = failure === undefined && left.length === 0;
  const exitStatus = failure?.code === 'INTERRUPTED' ? failure.exitStatus : isComplete ? 0 : 4;
  return {
    exitStatus,
    status: STATUS_WORD[exitStatus],
    document: {
      target,
      problems: [],
      undone,
      impossible: impossible.map(({ key, why }) => ({ key, why })),
      still_flagged: report.stillFlagged,
      thrown_away: thrownAway,
      values_not_known: valuesNotKnown,
      may_arrive_late: report.late.map(requestInWords),
      ...(failure === undefined ? {} : documentOfFailure('undo', failure)),
    },
    text: wrapMessage(
      inThisRun(`${renderUndoReport(report, world.out.style)}${valuesNotKnownLine(valuesNotKnown)}`, args),
      world.out,
    ),
  };
}

function valuesNotKnownLine(keys: readonly string[]): string {
  if (keys.length === 0) return '';
  return `Label, position, active and screens took effect immediately and are not restored: ${firstNames(keys, printable)}. Only a journal or a plan file has the old values.\n`;
}

function questionOfUndo(target: string, requests: readonly ApplyRequest[]): string {
  const keys = [...new Set(requests.flatMap((request) => ('key' in request ? [request.key] : [])))];
  const what = keys.length === 0 ? 'the pending changes of the last apply' : firstNames(keys, printable);
  return `Take back ${what} on ${printable(target)}?`;
}

async function confirmUndo(
  { scope, target, requests, restored, others, valuesNotKnown, onlyDeclared }: UndoPreview,
  args: ParsedArgs,
  world: World,
): Promise<'go' | 'go-after-asking' | 'stop'> {
  const lines = requests.map((request) => `  ${undoRequestInWords(request, scope, restored)}`);
  world.say([`Undo sends to ${printable(target)}:`, ...lines, valuesNotKnownLine(valuesNotKnown)].join('\n').trimEnd());
  if (onlyDeclared.length > 0)
    world.say(
      `No journal shows that deskform sent these; a colleague may have: ${onlyDeclared.map(printable).join(', ')}.`,
    );
  if (isGiven(args, 'yes')) return 'go';
  mustHaveTerminal('confirm', world);
  if (scope === 'only-ours') return askForWord(questionOfUndo(target, requests), 'yes', world);
  // As with values that an apply drops, the changes of others are deleted only by a name that is typed.
  world.say(
    others.length === 0
      ? `There are no foreign changes on ${printable(target)}.`
      : [
          'These foreign changes will be discarded and cannot be restored:',
          ...others.map((row) => `  ${stagedInWords(row)}`),
        ].join('\n'),
  );
  return askForWord(`Discard all pending changes on ${printable(target)}?`, target, world);
}
