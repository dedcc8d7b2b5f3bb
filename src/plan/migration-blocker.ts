import { isColumnWidth, LARGEST_MAXLENGTH } from '../attribute/data-option-keys.ts';
import { factsOf, isDataType, TYPES_WITHOUT_COLUMN } from '../attribute/data-types.ts';
import { comingDataOption, type LiveRow, waitsForCreation } from '../attribute/live-attribute.ts';
import { releasesBrokenBy } from '../attribute/name-rules.ts';

/** Why a row that waits stops every migration, and what repairs it (5.2/12 "poison …", 6.5/18). */
export interface MigrationBlocker {
  readonly why: string;
  readonly repair: string;
}

const DELETE_IT = 'Delete the row on the help desk; what was never migrated goes at once.';

/** What can be known of a row without trying; that stored values are too long, for one, cannot. */
export function migrationBlocker(row: LiveRow): MigrationBlocker | undefined {
  if (row.waitingFor.includes('deletion')) return undefined;
  const makesColumn = waitsForCreation(row);
  if (makesColumn && TYPES_WITHOUT_COLUMN.some((type) => type === row.dataType)) {
    return { why: `the service has no column for the type ${row.dataType}`, repair: DELETE_IT };
  }
  const broken = makesColumn ? releasesBrokenBy(row.name) : [];
  if (broken.length > 0) {
    return { why: `a column of this name keeps Zammad from starting again (${broken.join(', ')})`, repair: DELETE_IT };
  }
  if (!makesColumn && !row.waitingFor.includes('column-change')) return undefined;
  return makesColumn ? blockerOfValues(row) : (blockerOfAlteration(row) ?? blockerOfValues(row));
}

function blockerOfAlteration({ dataType }: LiveRow): MigrationBlocker | undefined {
  const column = isDataType(dataType) ? factsOf(dataType).column : undefined;
  if (column !== 'list' && column !== 'json') return undefined;
  return {
    why: `the service cannot alter the column of a ${dataType}`,
    repair: 'Only deleting the attribute, with its values, ends that.',
  };
}

/** Whether the column is made or altered: what is to be written into the database's statement. */
function blockerOfValues(row: LiveRow): MigrationBlocker | undefined {
  const option = comingDataOption(row);
  const column = isDataType(row.dataType) ? factsOf(row.dataType).column : undefined;
  if (column === 'text' && option.maxlength !== undefined && !isColumnWidth(option.maxlength)) {
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
