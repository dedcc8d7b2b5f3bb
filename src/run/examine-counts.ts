import { OBJECT_NAMES, type ObjectName } from '../attribute/attribute-key.ts';
import type { NotCounted, RecordCount } from '../attribute/record-count.ts';
import type { Release } from '../attribute/release.ts';
import type { Connection } from '../helpdesk/connection.ts';
import { connectCounter } from '../helpdesk/counter.ts';
import { whyNotCounted } from '../render/story/hits.ts';

/** By object, whether its records can be counted, or the reason why not. */
export type Counting = Readonly<Record<string, 'counted' | NotCounted['reason']>>;

interface CountingFound {
  readonly counting: Counting;
  /** `worth-a-look` if the user can remove the obstacle. */
  readonly state: 'fine' | 'worth-a-look';
  readonly found: string;
}

/** One question for each object that this release counts. */
export async function examineCounts(connection: Connection, release: Release): Promise<CountingFound> {
  const counter = connectCounter(connection, release);
  try {
    const counts = await Promise.all(
      OBJECT_NAMES.map(async (object) => [object, await counter.countAll(object)] as const),
    );
    const isHindered = counts.some(([, count]) => !count.counted && !NEVER.has(count.reason));
    return {
      counting: Object.fromEntries(counts.map(([object, count]) => [object, count.counted ? 'counted' : count.reason])),
      state: isHindered ? 'worth-a-look' : 'fine',
      found: counts.map(([object, count]) => inWords(object, count, release)).join('; '),
    };
  } finally {
    await counter.close();
  }
}

/** Only another release would count. */
const NEVER: ReadonlySet<NotCounted['reason']> = new Set(['release', 'object']);

function inWords(object: ObjectName, count: RecordCount, release: Release): string {
  const records = `${object.toLowerCase()}s`;
  if (count.counted) return `${records}: ${count.records.toLocaleString('en-US')}`;
  if (count.reason === 'permission') return `${records}: not counted, the permission admin.object is missing`;
  const why = whyNotCounted(count, object, release);
  return NEVER.has(count.reason) ? why : `${records}: not counted, ${why}`;
}
