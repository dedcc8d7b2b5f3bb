import type { JournalRecord } from '../apply/journal.ts';
import type { AttributeKey } from '../attribute/attribute-key.ts';
import { isStaged, type LiveAttribute } from '../attribute/live-attribute.ts';
import { isPendingUnchanged, isStep } from '../plan/decision.ts';
import { openTarget } from './open-project.ts';
import { type PlanRequest, planFrom, withLiveList } from './plan.ts';

/** One row that waits for a migration. */
export interface StagedRow {
  readonly live: LiveAttribute;
  /** `declared`: what waits is what the files say; `ours`: what an earlier apply has sent; `foreign`: somebody else's work. */
  readonly whose: 'declared' | 'ours' | 'foreign';
  /** The login of who changed it last, for foreign rows of a help desk that could be asked. */
  readonly author: string | undefined;
}

interface StatusResult {
  readonly target: { readonly name: string; readonly url: string };
  readonly staged: readonly StagedRow[];
  /** The newest apply that this machine remembers. */
  readonly lastApply: LastApply | undefined;
}

export interface LastApply {
  readonly record: JournalRecord;
  /** `in-force`: it is migrated and nothing of it waits, so that nothing of it can be taken back. */
  readonly stands: 'in-force' | 'part-way';
}

/** What the next migration would execute, whoever runs it. */
export async function status(request: PlanRequest): Promise<StatusResult> {
  const opened = await openTarget(request);
  return withLiveList(opened, request, async (source, live, reader) => {
    const { plan } = planFrom(source, live);
    const ours = new Set(
      plan.decisions.flatMap((decision) => (isStep(decision) || isPendingUnchanged(decision) ? [decision.key] : [])),
    );
    const [record] = source.context.journals;
    const lastApply = record === undefined ? undefined : { record, stands: whereItStands(record, live, ours) };
    const staged: StagedRow[] = [];
    const foreign = new Map(plan.foreign.map((row) => [row.live.key, row]));
    for (const row of live.filter(isStaged)) {
      const sentBy = foreign.get(row.key)?.sentBy;
      const whose = sentBy === undefined ? 'declared' : sentBy === 'us' ? 'ours' : 'foreign';
      const author = whose === 'foreign' ? (await reader?.showAttribute(row.id))?.updatedBy : undefined;
      staged.push({ live: row, whose, author });
    }
    const { name, url } = opened.target;
    return { target: { name, url }, staged, lastApply };
  });
}

/** What the journal does not know to be migrated only the list tells of: then nothing may be left to do about it. */
function whereItStands(
  { migration, migrated, steps }: JournalRecord,
  live: readonly LiveAttribute[],
  toDo: ReadonlySet<AttributeKey>,
): LastApply['stands'] {
  const waiting = new Set(live.filter(isStaged).map(({ key }) => key));
  const isLeft = steps.some(({ key }) => waiting.has(key) || (!migrated.has(key) && toDo.has(key)));
  return migration === 'not-tried' || isLeft ? 'part-way' : 'in-force';
}
