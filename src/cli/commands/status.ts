import type { JournalRecord, StepProgress } from '../../apply/journal.ts';
import type { AttributeKey } from '../../model/attribute-key.ts';
import type { JsonObject } from '../../model/json.ts';
import type { Problem } from '../../model/problem.ts';
import { lateLines, notTakenBackLines } from '../../render/apply-report.ts';
import { keysInShort, requestInWords } from '../../render/apply-text.ts';
import { printable } from '../../render/printable.ts';
import { problemToJson } from '../../render/problems.ts';
import { counted, minuteInWords, stagedInWords } from '../../render/words.ts';
import { wrapMessage } from '../../render/wrap.ts';
import { type LastApply, type StatusResult, status } from '../../run/status.ts';
import { succeeded } from '../command.ts';
import { onTargets } from '../each-target.ts';
import { inThisRun, lookBackRequest } from '../options.ts';

export const runStatus = onTargets('status', 'go-on', async (args, world) => {
  const result = await status(lookBackRequest(args, world));
  const { target, staged, running, lastApply, errors } = result;
  const { style } = world.out;
  const lines = staged.map((row) => {
    const paint = row.whose === 'declared' ? style.green : style.yellow;
    return `  ${paint(row.whose.padEnd('declared'.length))}  ${stagedInWords(row)}`;
  });
  const head =
    staged.length === 0
      ? `Nothing is pending on ${printable(target.name)}.`
      : `${counted(staged.length, 'field')} pending on ${printable(target.name)}:`;
  return succeeded(
    {
      target,
      staged: staged.map(stagedToJson),
      running: running !== undefined,
      last_apply: lastApply === undefined ? null : lastApplyToJson(lastApply, outcomeOf(result)),
      problems: errors.map(problemToJson),
    },
    wrapMessage(
      inThisRun(
        `${[head, ...lines, ...errorLines(errors), ...lastApplyLines(result), ...wayOn(result)].join('\n')}\n`,
        args,
      ),
      world.out,
    ),
  );
});

/** The commands that follow: none while something runs. */
function wayOn({ staged, running, lastApply }: StatusResult): readonly string[] {
  if (running !== undefined)
    return [
      `An apply or undo is running on this target (process ${running}). Wait until it ends, then run \`deskform status\` again.`,
    ];
  if (lastApply !== undefined) return hasEnded(lastApply) ? [] : wayOnAfter(lastApply);
  return staged.every(({ whose }) => whose === 'foreign') ? [] : [WITHOUT_JOURNAL];
}

const WITHOUT_JOURNAL =
  'No journal here knows who sent them. `deskform apply` finishes what is declared; `deskform undo` takes it back, and knows the old labels only from a journal (--journal) or plan file (--plan).';

function errorLines(errors: readonly Problem[]): readonly string[] {
  if (errors.length === 0) return [];
  const have = `The attribute files have ${counted(errors.length, 'error')}`;
  return [`${have}, so declared changes may show as foreign. \`deskform validate\` shows the errors.`];
}

const OUTCOME = {
  applied: 'completed',
  stopped: 'stopped part way',
  undone: 'was taken back',
  interrupted: 'was interrupted',
  running: 'is running',
} as const;

const MIGRATION = {
  done: 'done',
  failed: 'failed',
  'in-doubt': 'sent, result unknown',
} as const satisfies Record<Exclude<JournalRecord['migration'], 'not-tried'>, string>;

const WAY_ON = {
  'part-way': 'Finish it with `deskform resume`, or take it back with `deskform undo`.',
  'no-undo':
    'Nothing more can be taken back. Fix what is in the way, then finish it with `deskform resume`, or change the files and run `deskform apply`. If columns changed, restart the service.',
  'in-force':
    'It is migrated, and none of its changes are pending. Check that the service has restarted, then run `deskform resume` to verify that nothing is left to do.',
} as const satisfies Record<LastApply['stands'], string>;

/** What has become of the last apply. The name of its journal ends with its process. */
function outcomeOf({ lastApply, running }: StatusResult): keyof typeof OUTCOME {
  const isRunning = running !== undefined && lastApply?.record.file.endsWith(`-${running}.jsonl`);
  return lastApply?.record.outcome ?? (isRunning ? 'running' : 'interrupted');
}

function hasEnded({ record }: LastApply): boolean {
  return record.outcome === 'applied' || record.outcome === 'undone';
}

function lastApplyLines(result: StatusResult): readonly string[] {
  const { lastApply: last } = result;
  if (last === undefined) return [];
  const { record, takenBack, notTakenBack, late } = last;
  const why = last.why === undefined ? '' : `: ${printable(last.why.message)}`;
  const told = new Set([...takenBack, ...notTakenBack.map(({ key }) => key)]);
  const head = `The last apply in the journals (${printable(minuteInWords(record.beganAt))}) ${OUTCOME[outcomeOf(result)]}${why}`;
  if (hasEnded(last)) return ['', `${head}.`, ...lateLines(late)];
  const line = (what: string, keys: readonly string[]): readonly string[] =>
    keys.length === 0 ? [] : [`  ${what}: ${keysInShort(keys)}`];
  const inState = (state: StepProgress): readonly string[] => keysIn(record, state).filter((key) => !told.has(key));
  return [
    '',
    head,
    ...line('sent and answered', inState('done')),
    ...line('failed', inState('failed')),
    ...line('sent, answer unknown', inState('in-doubt')),
    ...line('not tried', inState('not-tried')),
    ...line('pending before it began', inState('found-staged')),
    ...line('taken back', [...takenBack]),
    ...notTakenBackLines(notTakenBack),
    ...(record.migration === 'not-tried' ? [] : [`  migration: ${MIGRATION[record.migration]}`]),
    ...lateLines(late),
    ...(record.undoBegan === undefined
      ? []
      : [`An undo of it began at ${printable(minuteInWords(record.undoBegan))} and did not take back everything.`]),
  ];
}

/** What the run itself said to do next, where that still holds, and the command that follows if it named none. */
function wayOnAfter({ why, stands }: LastApply): readonly string[] {
  if (why?.hint === undefined || stands === 'in-force') return [WAY_ON[stands]];
  const hint = `→ ${printable(why.hint)}`;
  return hint.includes('`deskform ') ? [hint] : [hint, WAY_ON[stands]];
}

function keysIn({ progress }: JournalRecord, state: StepProgress): readonly AttributeKey[] {
  return [...progress].filter(([, reached]) => reached === state).map(([key]) => key);
}

function lastApplyToJson({ record, takenBack, late }: LastApply, outcome: keyof typeof OUTCOME): JsonObject {
  const keys = (state: StepProgress): readonly string[] => keysIn(record, state);
  return {
    journal: record.file,
    began_at: record.beganAt,
    outcome,
    error: record.failure?.message ?? null,
    done: keys('done'),
    failed: keys('failed'),
    in_doubt: keys('in-doubt'),
    not_tried: keys('not-tried'),
    found_staged: keys('found-staged'),
    migration: record.migration,
    taken_back: [...takenBack],
    undo_began_at: record.undoBegan ?? null,
    may_arrive_late: late.map(requestInWords),
  };
}

function stagedToJson(row: StatusResult['staged'][number]): JsonObject {
  const { key, whose, waiting_for, updated_by, updated_by_id, updated_at } = row;
  return { key, whose, waiting_for, updated_by: updated_by ?? null, updated_by_id, updated_at };
}
