import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import {
  copyOf,
  expectOthersUntouched,
  finish,
  finishWhatWaits,
  isMigrated,
  keysOf,
  type Left,
  onCalmDesk,
  takeBack,
} from './endings.ts';
import { type Interrupted, interrupt } from './interrupt.ts';
import { type Interruption, killBeforeMigration } from './interruptions.ts';
import { writeProject } from './project.ts';
import { countedFromOne, type Reference, requestsIn, type SentRequest } from './reference.ts';
import { expectTrue, type LastApply } from './status-truth.ts';

/** Interrupts an apply, asks what is known of it, and ends it in every way that there is. */
export function play(interruption: Interruption, reference: Reference, seen: Seen): Promise<void> {
  return inNewFolder(reference, (folder) =>
    strike(interruption, ['apply'], { folder, reference }, (left, interrupted) => {
      expect(EXIT_STATUSES[interruption.deed.by], interrupted.said).toContain(interrupted.exitStatus);
      return end(left, interrupted, seen);
    }),
  );
}

/** Interrupts the undo of an apply that had staged everything, and undoes again. */
export function playUndo(interruption: Interruption, reference: Reference): Promise<void> {
  return onStagedDesk(reference, ({ folder }) =>
    strike(interruption, ['undo'], { folder, reference }, (left) => takeBack(left, ['undo'], 'steps')),
  );
}

/** What such an undo sends when nothing happens to it. */
export async function requestsOfAnUndo(reference: Reference): Promise<readonly SentRequest[]> {
  let requests: readonly SentRequest[] = [];
  await onStagedDesk(reference, async (left) => {
    const before = (await requestsIn(left.folder)).length;
    const undone = await onCalmDesk(left, ({ run }) => run(['undo', '--yes']));
    if (undone.exitStatus !== 0) throw new Error(undone.stderr);
    requests = countedFromOne((await requestsIn(left.folder)).slice(before));
  });
  return requests;
}

/** Where a discard would throw somebody's work away, an undo leaves rows that are flagged: they are still ours. */
export function playUndoAndApply(reference: Reference): Promise<void> {
  return onStagedDesk(reference, async (left) => {
    const undone = await onCalmDesk(left, ({ run }) => run(['undo', '--yes']));
    expect(keysOf(undone.json.still_flagged)).toEqual(expect.arrayContaining(['Ticket.choices', 'Ticket.longer']));
    await finish(left, ['apply']);
  });
}

/** After an apply that had staged everything and was killed before its migration. */
function onStagedDesk(reference: Reference, use: (left: Left) => Promise<void>): Promise<void> {
  return inNewFolder(reference, (folder) =>
    strike(killBeforeMigration(reference), ['apply'], { folder, reference }, use),
  );
}

/** Interrupts a command and goes on from what that has left; a case in which nothing was interrupted fails. */
async function strike(
  interruption: Interruption,
  command: readonly string[],
  { folder, reference }: Pick<Left, 'folder' | 'reference'>,
  use: (left: Left, interrupted: Interrupted) => Promise<void>,
): Promise<void> {
  const interrupted = await interrupt(interruption, command, folder, reference);
  const { struck, endedBy, line, said } = interrupted;
  try {
    expect(struck, `nothing has happened at request ${interruption.request} of ${command[0]}: ${said}`).toBe(true);
    expect(endedBy, said).toBe(interruption.deed.by === 'kill' ? 'SIGKILL' : null);
    await use({ folder, line, reference }, interrupted);
  } finally {
    await line?.close();
  }
}

async function inNewFolder(reference: Reference, use: (folder: string) => Promise<void>): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'deskform-matrix-case-'));
  const folder = join(root, 'left');
  try {
    await mkdir(folder);
    await writeProject(folder, reference.release);
    await copyFile(join(reference.folder, 'before.json'), join(folder, 'store.json'));
    await use(folder);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** How an apply may end. 1 is only for one of which nothing is left, 3, 4 and 130 stopped part way. */
const EXIT_STATUSES = {
  fault: [0, 1, 3, 4],
  kill: [null],
  SIGTERM: [0, 130],
} as const satisfies Record<Interruption['deed']['by'], readonly (number | null)[]>;

/** Endings that were seen already. */
export type Seen = Map<string, Promise<void>>;

async function end(left: Left, { exitStatus, said }: Interrupted, seen: Seen): Promise<void> {
  const { reference } = left;
  const { lastApply, now } = await onCalmDesk(left, async ({ run, read }) => {
    const rows = await read();
    expectOthersUntouched(rows, reference);
    const { json, stderr, exitStatus: asked } = await run(['status']);
    expect(asked, stderr).toBe(0);
    expect(await read()).toEqual(rows);
    return { lastApply: expectTrue(json, rows, reference), now: rows };
  });
  expect(exitStatus === 0, said).toBe(lastApply?.outcome === 'applied');
  if (exitStatus === 1) expect(isMigrated(now, reference)).toBe(false);
  // The commands see the rows and what the journal says, and nothing else: what looks the same ends the same.
  const sight = JSON.stringify([[...now.rows], lastApply === undefined ? null : told(lastApply)]);
  const known = seen.get(sight) ?? endInEveryWay(left, lastApply);
  seen.set(sight, known);
  await known;
}

function told({ outcome, migration, may_arrive_late: late, ...keys }: LastApply): unknown {
  return [outcome, migration, late, keys.done, keys.failed, keys.in_doubt, keys.not_tried, keys.found_staged];
}

async function endInEveryWay(left: Left, lastApply: LastApply | undefined): Promise<void> {
  const isOver = lastApply === undefined || lastApply.outcome === 'applied' || lastApply.outcome === 'undone';
  const plan = ['--plan', join(left.reference.folder, 'plan.json')];
  await finish(await copyOf(left, 'apply', 'journal'), ['apply']);
  await (isOver ? finishWhatWaits : finish)(await copyOf(left, 'resume', 'journal'), ['resume']);
  await finish(await copyOf(left, 'resume', 'plan file'), ['resume', ...plan]);
  await takeBack(await copyOf(left, 'undo', 'journal'), ['undo'], isOver ? 'nothing' : 'steps');
  await takeBack(await copyOf(left, 'undo', 'plan file'), ['undo', ...plan], 'steps');
}
