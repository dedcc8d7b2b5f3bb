import { attributeKey, type ObjectName } from '../attribute-key.ts';
import { isJsonObject } from '../json.ts';
import type { LiveRow, NewRow } from '../live-attribute.ts';
import type { Release } from '../release.ts';
import { isRelationOfSeed } from '../seeds.ts';
import { judgeFilters, judgeOptions } from './judge-options.ts';
import { judgeChoices, NEIGHBOURS } from './judge-relations.ts';
import { type JudgedAttribute, judgeValues } from './judge-values.ts';
import { stopsOn, type ValueFault } from './value-fault.ts';

/** Judges an attribute by the table of settings; `choices` says whether its options are all known. */
export function judgeAttribute(attribute: JudgedAttribute, choices: 'known' | 'elsewhere'): readonly ValueFault[] {
  const ofValues = judgeValues(attribute);
  const { data_type, data_option: option } = attribute;
  if (!isJsonObject(option)) return ofValues;
  const beside = [
    ...NEIGHBOURS.flatMap((judge) => judge(data_type, option)),
    ...judgeOptions(data_type, option),
    ...(choices === 'known' ? [...judgeChoices(data_type, option), ...judgeFilters(attribute, option)] : []),
  ];
  // What a value of a wrong kind means beside others is not known.
  const judged = new Set(ofValues.flatMap(({ path, verdict }) => (verdict === 'altered' ? [] : [path.join('/')])));
  const { object, key } = attribute;
  const faults = [...ofValues, ...beside.filter(({ path }) => !judged.has(path.join('/')))].filter(
    // Built-in rows have relations of their own.
    ({ path, value }) => key === undefined || path[1] !== 'relation' || !isRelationOfSeed(key, String(value)),
  );
  return object === undefined || object === 'Ticket' ? faults : faults.map((fault) => ofObject(fault, object));
}

/** Names the record that cannot be made: a field of users stops users, and no ticket (cases "User …", "Group …"). */
function ofObject(fault: ValueFault, object: ObjectName): ValueFault {
  const [sign, one] = ['\0', object.toLowerCase()];
  return {
    ...fault,
    tell: (shown) =>
      fault
        .tell(sign)
        .replaceAll(/\bticket(s?)\b/gu, (_, s: string) => `${one}${s}`)
        .replaceAll(sign, () => shown),
  };
}

/** The settings of a row that stop a help desk of this release, or that it refuses. */
export function stoppingFaults(row: JudgedRow, release: Release): readonly ValueFault[] {
  const { object, name, display, data_type, data_option, screens } = row;
  const judged = { key: attributeKey(object, name), object, display, data_type, data_option, screens };
  return judgeAttribute(judged, 'known').filter((fault) => stopsOn(fault, release));
}

/** The settings of a row that are judged. */
export type JudgedRow = Pick<NewRow | LiveRow, 'object' | 'name' | 'display' | 'data_type' | 'data_option' | 'screens'>;

/** The faults of a row that another one does not have as well: what is live is not judged again. */
export function newFaults(row: JudgedRow, before: JudgedRow | undefined, release: Release): readonly ValueFault[] {
  const faults = stoppingFaults(row, release);
  if (faults.length === 0 || before === undefined) return faults;
  const known = new Set(stoppingFaults(before, release).map(nameOf));
  return faults.filter((fault) => !known.has(nameOf(fault)));
}

function nameOf({ path, value, tell }: ValueFault): string {
  return JSON.stringify([path, value, tell('')]);
}
