import { LARGEST_MAXLENGTH } from '../attribute/data-option-keys.ts';
import { factsOf, isDataType, TYPES_WITHOUT_COLUMN } from '../attribute/data-types.ts';
import type { LiveRow } from '../attribute/live-attribute.ts';
import { isFatal } from '../attribute/name-rules.ts';

/** Why a row that waits stops every migration, and what repairs it (trap 10; 5.2/12 "poison …", 6.5/18). */
export interface Poison {
  readonly why: string;
  readonly repair: string;
}

const DELETE_IT = 'Delete the row on the help desk; what was never migrated goes at once.';

/** What can be known of a row without trying; that stored values are too long, for one, cannot. */
export function poisonOf(row: LiveRow): Poison | undefined {
  if (row.waitingFor.includes('deletion')) return undefined;
  const makesColumn = row.waitingFor.includes('creation');
  if (makesColumn && TYPES_WITHOUT_COLUMN.some((type) => type === row.dataType)) {
    return { why: `the service has no column for the type ${row.dataType}`, repair: DELETE_IT };
  }
  if (makesColumn && isFatal(row.name)) {
    return { why: 'a column of this name keeps the service from starting again', repair: DELETE_IT };
  }
  if (!makesColumn && !row.waitingFor.includes('column-change')) return undefined;
  return poisonOfColumn(row, makesColumn);
}

function poisonOfColumn(row: LiveRow, makesColumn: boolean): Poison | undefined {
  const option = row.pendingDataOption ?? row.dataOption;
  const column = isDataType(row.dataType) ? factsOf(row.dataType).column : undefined;
  if (!makesColumn && (column === 'list' || column === 'json')) {
    return {
      why: `the service cannot alter the column of a ${row.dataType}`,
      repair: 'Only deleting the attribute, with its values, ends that.',
    };
  }
  if (column === 'text' && option.maxlength !== undefined && !isLength(option.maxlength)) {
    return {
      why: `the database takes no maxlength of ${JSON.stringify(option.maxlength)}`,
      repair: `Put a maxlength from 1 to ${LARGEST_MAXLENGTH} there.`,
    };
  }
  const keepsHistory = isDataType(row.dataType) && factsOf(row.dataType).keepsHistory;
  if (keepsHistory && Array.isArray(option.options) && option.options.some((item) => typeof item === 'string')) {
    return {
      why: 'its options are a list of bare texts',
      repair: 'Write them as a map, or as a list of name and value.',
    };
  }
  return undefined;
}

function isLength(maxlength: unknown): boolean {
  const length = Number(maxlength);
  return Number.isInteger(length) && length >= 1 && length <= LARGEST_MAXLENGTH;
}
