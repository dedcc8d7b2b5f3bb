import { expect } from 'vitest';
import { isJsonObject, type JsonObject } from '../../src/model/json.ts';
import type { DeskRows } from './desk-rows.ts';
import { expectTakenBack, stageOf } from './endings.ts';
import { STEP_KEYS } from './project.ts';
import type { Reference } from './reference.ts';

/** What `status --json` says of the last apply. */
export interface LastApply {
  readonly outcome: string;
  readonly done: readonly string[];
  readonly failed: readonly string[];
  readonly in_doubt: readonly string[];
  readonly not_tried: readonly string[];
  readonly found_staged: readonly string[];
  readonly migration: string;
  readonly may_arrive_late: readonly string[];
}

/** Holds what `status` says against the desk's own rows. */
export function expectTrue(status: JsonObject, now: DeskRows, reference: Reference): LastApply | undefined {
  const staged = Array.isArray(status.staged) ? status.staged.filter(isJsonObject) : [];
  expect(staged.map(({ key }) => key).sort()).toEqual(now.staged);
  expect(staged.filter(({ whose }) => whose !== 'declared')).toEqual([]);
  const { last_apply: lastApply } = status;
  if (!isLastApply(lastApply)) {
    expect(now).toEqual(reference.before);
    return undefined;
  }
  const { done, failed, in_doubt: inDoubt, not_tried: notTried, found_staged: foundStaged } = lastApply;
  expect([...done, ...failed, ...inDoubt, ...notTried, ...foundStaged].sort()).toEqual(STEP_KEYS);
  expect(foundStaged).toEqual(reference.before.staged);
  const { migration, outcome, may_arrive_late: late } = lastApply;
  if (outcome === 'undone') {
    expectTakenBack(now, reference);
    return lastApply;
  }
  const stages = (keys: readonly string[]) => keys.map((key) => `${key} ${stageOf(key, now, reference)}`);
  expect(stages(done)).not.toContainEqual(expect.stringMatching(/ before$/u));
  expect(stages(notTried)).toEqual(notTried.map((key) => `${key} before`));
  // What has come late says what is in force already.
  const settled = now.staged.filter((key) => !late.includes(`update ${key}`));
  if (migration === 'done') expect(settled).toEqual([]);
  if (migration === 'not-tried') expect(stages(foundStaged)).toEqual(foundStaged.map((key) => `${key} before`));
  if (outcome === 'applied') expect(now.inForce).toEqual(reference.after.inForce);
  if (outcome === 'applied' && late.length === 0) expect(now).toEqual(reference.after);
  return lastApply;
}

function isLastApply(value: unknown): value is LastApply {
  return isJsonObject(value) && Array.isArray(value.done) && Array.isArray(value.found_staged);
}
