import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { isJsonObject, type JsonObject } from '../../src/model/json.ts';
import { type Ran, runDeskform } from '../program.ts';
import { ask, type DeskRows, readDesk } from './desk-rows.ts';
import type { Line } from './line.ts';
import { AT_ONCE, STEP_KEYS, TOKEN } from './project.ts';
import { openDesk, type Reference } from './reference.ts';

/** What an interruption has left: a project with its journal, a kept desk, and perhaps the address it was known by. */
export interface Left {
  readonly folder: string;
  readonly line: Line | undefined;
  readonly reference: Reference;
}

/** A desk that nothing happens to any more, and the program run on it. */
export interface CalmDesk {
  readonly run: (args: readonly string[]) => Promise<Ran & { readonly json: JsonObject }>;
  readonly read: () => Promise<DeskRows>;
  /** Somebody's migration. */
  readonly migrate: () => Promise<unknown>;
}

export async function onCalmDesk<T>(
  { folder, line, reference }: Left,
  use: (desk: CalmDesk) => Promise<T>,
): Promise<T> {
  const desk = await openDesk(reference.release, join(folder, 'store.json'), []);
  line?.connectTo(desk.url);
  const env = { TOKEN, DESK_URL: line?.url ?? desk.url };
  try {
    return await use({
      run: async (args) => {
        const ran = await runDeskform([...args, '--json'], { cwd: folder, env });
        const json: unknown = JSON.parse(ran.stdout);
        return { ...ran, json: isJsonObject(json) ? json : {} };
      },
      read: () => readDesk(desk.url),
      migrate: () => ask(desk.url, 'POST', '/api/v1/object_manager_attributes_execute_migrations'),
    });
  } finally {
    await desk.close();
  }
}

/** What is known of the interrupted apply when it is ended. */
export type KnownBy = 'journal' | 'plan file';

/** A copy of what was left, so that every ending begins where the interruption ended. */
export async function copyOf(left: Left, name: string, knownBy: KnownBy): Promise<Left> {
  const folder = join(left.folder, '..', `${name}-${knownBy.replace(' ', '-')}`);
  await cp(left.folder, folder, { recursive: true });
  if (knownBy === 'plan file') await rm(join(folder, '.deskform'), { recursive: true, force: true });
  return { ...left, folder };
}

/** How far a key has come, as its row shows it. */
export function stageOf(key: string, now: DeskRows, { before, after }: Reference): 'before' | 'between' | 'after' {
  const row = now.rows.get(key);
  if (row === before.rows.get(key)) return 'before';
  return row === after.rows.get(key) ? 'after' : 'between';
}

/** No row that the files do not name has moved, none is lost, none is there twice. */
export function expectOthersUntouched(now: DeskRows, { before }: Reference): void {
  const others = ({ rows }: DeskRows) => Object.fromEntries([...rows].filter(([key]) => !STEP_KEYS.includes(key)));
  expect(others(now)).toEqual(others(before));
  expect(now.doubled).toEqual([]);
}

/** Has the migration taken place? Then only what takes effect at once can still be taken back. */
export function isMigrated(now: DeskRows, reference: Reference): boolean {
  return STEP_KEYS.some((key) => !AT_ONCE.includes(key) && stageOf(key, now, reference) === 'after');
}

export async function finish(left: Left, args: readonly string[]): Promise<void> {
  const { reference } = left;
  await onCalmDesk(left, async ({ run, read }) => {
    const finished = await run([...args, '--yes']);
    expect(finished.exitStatus, finished.stderr).toBe(0);
    const now = await read();
    expectOthersUntouched(now, reference);
    expect(now.staged).toEqual([]);
    expect(Object.fromEntries(now.rows)).toEqual(Object.fromEntries(reference.after.rows));
    if (args[0] !== 'apply') return;
    const second = await run(['plan']);
    expect(second.json).toMatchObject({ status: 'ok', foreign: [], summary: { create: 0, update: 0, delete: 0 } });
  });
}

/** Where no unfinished apply is remembered, only what waits as declared shows that there was one. */
export async function finishWhatWaits(left: Left, args: readonly string[]): Promise<void> {
  const isWaiting = await onCalmDesk(left, async ({ run, read }) => {
    const was = await read();
    if (was.staged.length > 0) return true;
    const { exitStatus, json } = await run([...args, '--yes']);
    expect(exitStatus).toBe(1);
    expect(json).toMatchObject({ error: { code: 'NOTHING_TO_RESUME' } });
    expect(await read()).toEqual(was);
    return false;
  });
  if (isWaiting) await finish(left, args);
}

/** `known`: an unfinished apply, or a plan file, says what is to be taken back. */
export async function takeBack(left: Left, args: readonly string[], known: 'steps' | 'nothing'): Promise<void> {
  const { reference } = left;
  await onCalmDesk(left, async ({ run, read, migrate }) => {
    const was = await read();
    const ran = await run([...args, '--yes']);
    const now = await read();
    expectOthersUntouched(now, reference);
    if (known === 'nothing' && was.staged.length > 0) {
      // What the journals show as sent is taken back; what only equals the files may be a colleague's, and stays.
      const { staged } = reference.before;
      expect(now).toEqual({ ...was, rows: now.rows, staged: was.staged.filter((key) => staged.includes(key)) });
    } else if (known === 'nothing') {
      expect(ran.json).toMatchObject({ error: { code: 'NOTHING_TO_RESUME' } });
      expect(now).toEqual(was);
    } else if (isMigrated(was, reference)) {
      expect(ran.exitStatus, ran.stderr).toBe(4);
      const migratedForGood = STEP_KEYS.filter(
        (key) => !AT_ONCE.includes(key) && !reference.before.staged.includes(key),
      );
      expect(keysOf(ran.json.impossible)).toEqual(migratedForGood);
      expect(now.staged).toEqual([]);
      for (const key of STEP_KEYS)
        expect([key, stageOf(key, now, reference)]).toEqual([key, AT_ONCE.includes(key) ? 'before' : 'after']);
    } else if (reference.before.staged.length === 0) {
      expect(ran.exitStatus, ran.stderr).toBe(0);
      expect(now).toEqual(reference.before);
    } else {
      // A discard would throw somebody's work away, and without it no mark for deletion can be taken back.
      expect(keysOf(ran.json.impossible)).toEqual(was.marked);
      const flagged = now.staged.filter((key) => !reference.before.staged.includes(key) && !was.marked.includes(key));
      expect(keysOf(ran.json.still_flagged)).toEqual(flagged);
      expect(ran.exitStatus, ran.stderr).toBe(was.marked.length + flagged.length === 0 ? 0 : 4);
      expectTakenBack(now, reference);
      await migrate();
      expectHarmless(await read(), was.marked, reference);
    }
  });
}

/** Everything in force reads as before, and what somebody had staged waits as it did. */
export function expectTakenBack(now: DeskRows, { before }: Reference): void {
  expect(now.inForce).toEqual(before.inForce);
  for (const key of before.staged) expect(now.rows.get(key)).toBe(before.rows.get(key));
}

/** Rows that are still flagged say once more what is in force: a migration changes nothing of them. */
function expectHarmless(migrated: DeskRows, marked: readonly string[], { before }: Reference): void {
  for (const key of STEP_KEYS) {
    if (before.staged.includes(key)) continue;
    expect(migrated.rows.get(key)).toBe(marked.includes(key) ? undefined : before.rows.get(key));
  }
}

/** Keys as a document lists them: by themselves, or with what is to be said of each. */
export function keysOf(list: unknown): readonly string[] {
  if (!Array.isArray(list)) return [];
  return list.map((one: unknown) => String(isJsonObject(one) ? one.key : one)).sort();
}
