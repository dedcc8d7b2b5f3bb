import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isDamaged, type JournalRecord, parseJournal, type StepProgress } from '../../apply/journal-record.ts';
import type { AttributeKey } from '../../attribute/attribute-key.ts';
import type { TargetSettings } from '../../config/target/target-settings.ts';
import { placeIn } from '../../disk/place.ts';
import type { PlanRules } from '../../plan/decision.ts';
import { hashesOfWaiting, type ReviewedStep } from '../../plan/reviewed-step.ts';
import { Failure } from '../../problem/failure.ts';
import { readGiven } from '../read-given.ts';

const UNREADABLE_JOURNAL =
  'It tells what an earlier apply has sent. Make it readable, or move it away: what it has staged then counts as foreign.';

/** More are not read: what an older apply has staged has long been migrated or discarded. */
const NEWEST = 20;

/** @throws {Failure} FILE_UNWRITABLE where links in the project lead to another folder, which nobody has named. */
export function journalFolder(projectFolder: string, chosen: string | undefined): string {
  return chosen ?? placeIn(projectFolder, join('.deskform', 'journal'));
}

/** The applies of a target that this machine remembers, the newest first. The name or the address tells the target. */
export async function journalsOf(folder: string, target: TargetSettings): Promise<readonly JournalRecord[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const newest = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.jsonl'))
    .map(({ name }) => name)
    .sort()
    .reverse();
  const records: JournalRecord[] = [];
  for (const file of newest) {
    if (records.length === NEWEST) break;
    const text = await readGiven(folder, file, UNREADABLE_JOURNAL);
    if (isDamaged(text))
      throw new Failure('FILE_UNREADABLE', `${join(folder, file)} is damaged`, { hint: UNREADABLE_JOURNAL });
    const record = parseJournal(text, placeIn(folder, file));
    if (record !== undefined && (record.target.name === target.name || record.target.url === target.url))
      records.push(record);
  }
  return records;
}

/** Steps that came so far may be what waits now. */
const MAY_WAIT: readonly StepProgress[] = ['done', 'in-doubt'];

/** What these applies have sent, by key: a row that waits like this is no foreign one. */
export function sentByUs(records: readonly JournalRecord[]): ReadonlyMap<AttributeKey, readonly string[]> {
  const sent = new Map<AttributeKey, string[]>();
  for (const { steps, progress } of records) {
    for (const step of steps) {
      const { key } = step;
      if (!MAY_WAIT.includes(progress.get(key) ?? 'not-tried')) continue;
      sent.set(key, [...(sent.get(key) ?? []), ...hashesOfWaiting(step)]);
    }
  }
  return sent;
}

/** What these applies have done, by key: of each the newest. What was taken back was not done. */
export function lastAppliedByUs(newestFirst: readonly JournalRecord[]): PlanRules['lastApplied'] {
  const last = new Map<AttributeKey, ReviewedStep['action']>();
  for (const { steps, progress, outcome } of newestFirst) {
    if (outcome === 'undone') continue;
    for (const { key, action } of steps) {
      const isDone = outcome === 'applied' || progress.get(key) === 'done';
      if (isDone && !last.has(key)) last.set(key, action);
    }
  }
  return last;
}
