import { splitAttributeKey } from '../attribute/attribute-key.ts';
import { bytesForColumns, bytesOfColumn, type Database, LONGEST_TEXT_OF_MYSQL } from '../attribute/column-widths.ts';
import type { AttributeDefinition } from '../attribute/definition.ts';
import { asText } from '../attribute/json.ts';
import { comingDataOption } from '../attribute/live-attribute.ts';
import { comesWithZammad } from '../attribute/seeds.ts';
import { makeProblem, type Problem } from '../problem/problem.ts';
import type { Decision } from './decision.ts';
import { rowToCreate } from './wanted-row.ts';

/**
 * Refuses what MySQL and MariaDB cannot store: a column that is too long, and columns that are together wider than a row of
 * their table. Their migration would stop part way (6.1 on MariaDB 10.11: "Column length too big", "Row size too large").
 */
export function refuseTooWide(decisions: readonly Decision[], database: Database): readonly Decision[] {
  if (database !== 'mysql') return decisions;
  const taken = new Map<string, number>();
  const add = ({ key }: Decision, bytes: number): number => {
    const [object] = splitAttributeKey(key);
    const sum = (taken.get(object) ?? 0) + bytes;
    taken.set(object, sum);
    return sum;
  };
  for (const decision of decisions) add(decision, bytesBefore(decision));
  return decisions.map((decision) => {
    const added = bytesAdded(decision);
    if ((decision.action !== 'create' && decision.action !== 'update') || added <= 0) return decision;
    const sum = add(decision, added);
    const fault = faultOf(decision, sum, added);
    if (fault === undefined) return decision;
    add(decision, -added);
    const { key, definition } = decision;
    const where = definition.origin.locate(['data_option', 'maxlength']);
    const problem = makeProblem('column-too-wide', fault.message, { hint: fault.hint, where, key });
    if (decision.action === 'create') return { key, action: 'refuse', problem, live: undefined, wanted: undefined };
    const { live, row, changes } = decision;
    return { key, action: 'refuse', problem, live, wanted: { definition, live, row, changes } };
  });
}

/** The same of definitions alone, as if each was new: what is live beside them only a plan knows. */
export function widthProblems(definitions: readonly AttributeDefinition[], database: Database): readonly Problem[] {
  const created = definitions.flatMap((definition): readonly Decision[] => {
    if (definition.state === 'absent') return [];
    const { key } = definition;
    return [{ key, action: 'create', because: 'not-on-desk', definition, row: rowToCreate(definition) }];
  });
  return refuseTooWide(created, database).flatMap((decision) =>
    decision.action === 'refuse' ? [decision.problem] : [],
  );
}

function faultOf(
  { key, row: { data_option } }: Extract<Decision, { readonly action: 'create' | 'update' }>,
  sum: number,
  added: number,
): { readonly message: string; readonly hint: string } | undefined {
  const { maxlength } = data_option;
  const most = numberInWords(LONGEST_TEXT_OF_MYSQL);
  if (Number(maxlength) > LONGEST_TEXT_OF_MYSQL)
    return {
      message: `MySQL has no text column of ${numberInWords(Number(maxlength))} characters: the migration would fail`,
      hint: `Write a maxlength of at most ${most}.`,
    };
  const [object] = splitAttributeKey(key);
  const room = bytesForColumns(object);
  if (sum <= room) return undefined;
  const width = maxlength === undefined ? 'the default maxlength 255' : `maxlength ${asText(maxlength)}`;
  return {
    message: `MySQL has ${numberInWords(room)} bytes in a row for the text fields of ${object}, and ${width} takes ${numberInWords(added)} more than the ${numberInWords(sum - added)} in use: the migration would stop part way`,
    hint: 'Write a shorter maxlength here or for other new text fields: each character takes 3 bytes. Or delete text fields first.',
  };
}

/** The bytes of the live column, if it is one of our own. */
function bytesBefore(decision: Decision): number {
  const live = 'live' in decision ? decision.live : undefined;
  if (live === undefined || decision.action === 'delete' || comesWithZammad(live)) return 0;
  return bytesOfColumn(live.data_type, live.data_option);
}

function bytesAdded(decision: Decision): number {
  if (decision.action === 'create') return bytesOfColumn(decision.row.data_type, decision.row.data_option);
  if (decision.action !== 'update') return 0;
  const { live, row } = decision;
  return bytesOfColumn(row.data_type, row.data_option) - bytesOfColumn(live.data_type, comingDataOption(live));
}

function numberInWords(value: number): string {
  return value.toLocaleString('en-US');
}
