import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type JournalRecord, parseJournal, type StepProgress } from '../apply/journal-record.ts';
import type { AttributeKey } from '../attribute/attribute-key.ts';
import type { TargetSettings } from '../config/target-settings.ts';
import { hashesOfWaiting } from '../plan/reviewed-step.ts';

/** More are not read: what an older apply has staged has long been migrated or discarded. */
const NEWEST = 20;

export function journalFolder(projectFolder: string, chosen: string | undefined): string {
  return chosen ?? join(projectFolder, '.deskform', 'journal');
}

/** The applies of a target that this machine remembers, the newest first. The name or the address tells the target. */
export async function journalsOf(folder: string, target: TargetSettings): Promise<readonly JournalRecord[]> {
  const files = await readdir(folder).catch(() => []);
  const newest = files
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .reverse();
  const records: JournalRecord[] = [];
  for (const file of newest) {
    if (records.length === NEWEST) break;
    const record = parseJournal(await readFile(join(folder, file), 'utf8'), join(folder, file));
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
