import { choicesOf } from '../attribute/choices.ts';
import { offersChoices } from '../attribute/data-types.ts';
import type { LiveRow } from '../attribute/live-attribute.ts';
import { type CountedField, countedField, type RecordCount } from '../attribute/record-count.ts';
import type { RecordCounter } from './counter.ts';

/** How the records of a help desk use one field. */
export interface FieldCounts {
  /** Records that hold a value. */
  readonly filled: RecordCount;
  /** The number of records for each current choice. */
  readonly choices: ReadonlyMap<string, RecordCount>;
}

/** Counts the records with a value, and with each choice. Not for rows with a pending creation: they have no column yet. */
export async function countField(counter: Pick<RecordCounter, 'count'>, row: LiveRow): Promise<FieldCounts> {
  const field = countedField(row);
  if (field === undefined) return { filled: { counted: false, reason: 'data-type' }, choices: new Map() };
  const filled = await counter.count({ field, asks: 'filled' });
  const values = offersChoices(field.dataType) ? choicesOf(row.dataOption.options).map(({ value }) => value) : [];
  const choices = [...new Set(values)].filter((value) => value !== '');
  if (!filled.counted || filled.records === 0)
    return { filled, choices: new Map(choices.map((choice) => [choice, filled])) };
  return { filled, choices: new Map(await countEach(counter, field, choices)) };
}

/** Choices are counted in this many groups: in long lists most choices are unused, so one answer covers many. */
const GROUPS = 16;

async function countEach(
  counter: Pick<RecordCounter, 'count'>,
  field: CountedField,
  choices: readonly string[],
): Promise<readonly (readonly [string, RecordCount])[]> {
  const size = Math.ceil(choices.length / GROUPS);
  const starts = Array.from({ length: Math.min(GROUPS, choices.length) }, (_, index) => index * size);
  const counted = await Promise.all(
    starts.map(async (start) => {
      const group = choices.slice(start, start + size);
      const count = await counter.count({ field, asks: 'any-of', choices: group });
      if (count.counted && count.records > 0 && group.length > 1) return countEach(counter, field, group);
      return group.map((choice) => [choice, count] as const);
    }),
  );
  return counted.flat();
}
