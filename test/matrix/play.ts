import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { copyOf, expectOthersUntouched, finish, isMigrated, type Left, onCalmDesk, takeBack } from './endings.ts';
import { type Interrupted, interrupt } from './interrupt.ts';
import type { Interruption } from './interruptions.ts';
import { writeProject } from './project.ts';
import type { Reference } from './reference.ts';
import { expectTrue } from './status-truth.ts';

/** Interrupts an apply, asks what is known of it, and ends it in every way that there is. */
export async function play(interruption: Interruption, reference: Reference): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'deskform-matrix-case-'));
  const folder = join(root, 'left');
  await mkdir(folder);
  await writeProject(folder, reference.release);
  let interrupted: Interrupted | undefined;
  try {
    interrupted = await interrupt(interruption, folder, reference);
    await end({ folder, line: interrupted.line, reference }, interrupted);
  } finally {
    await interrupted?.line?.close();
    await rm(root, { recursive: true, force: true });
  }
}

async function end(left: Left, { exitStatus, said }: Interrupted): Promise<void> {
  const { reference } = left;
  const { lastApply, migrated } = await onCalmDesk(left, async ({ run, read }) => {
    const now = await read();
    expectOthersUntouched(now, reference);
    const { json, stderr, exitStatus: asked } = await run(['status']);
    expect(asked, stderr).toBe(0);
    expect(await read()).toEqual(now);
    return { lastApply: expectTrue(json, now, reference), migrated: isMigrated(now, reference) };
  });
  // Null: killed. 1 is only for an apply of which nothing is left, 4 and 130 stopped part way.
  expect([null, 0, 1, 3, 4, 130], said).toContain(exitStatus);
  expect(exitStatus === 0, said).toBe(lastApply?.outcome === 'applied');
  if (exitStatus === 1) expect(migrated).toBe(false);
  const isOver = lastApply === undefined || lastApply.outcome === 'applied' || lastApply.outcome === 'undone';
  const plan = ['--plan', join(reference.folder, 'plan.json')];
  await finish(await copyOf(left, 'apply', 'journal'), ['apply']);
  await finish(await copyOf(left, 'resume', 'journal'), ['resume']);
  await finish(await copyOf(left, 'resume', 'plan file'), ['resume', ...plan]);
  await takeBack(await copyOf(left, 'undo', 'journal'), ['undo'], isOver ? 'nothing' : 'steps');
  await takeBack(await copyOf(left, 'undo', 'plan file'), ['undo', ...plan], 'steps');
}
