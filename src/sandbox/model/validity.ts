import { CHANGEABLE_TYPES, DATA_TYPES, TYPES_WITHOUT_COLUMN } from '../../attribute/data-types.ts';
import type { JsonObject, JsonValue } from '../../attribute/json.ts';
import type { Release } from '../../attribute/release.ts';
import type { Desk, Row } from './desk.ts';
import { usersOf } from './references.ts';
import type { DataFault } from './service-error.ts';
import { requestError, TEXTS } from './service-error.ts';

/** One thing that keeps a record from being saved; on the record as a whole, or on one of its attributes. */
export interface Invalidity {
  readonly on: 'record' | 'attribute';
  readonly text: string;
}

/** 5.2 tells everything at once, 6.5 one thing: the last about the whole record, else the first about an attribute. */
export function throwInvalid(release: Release, found: readonly Invalidity[]): void {
  const [first] = found;
  if (first === undefined) return;
  if (release === '6.5') throw requestError(422, (found.findLast(({ on }) => on === 'record') ?? first).text);
  const all = found.map(({ text }) => text).join(', ');
  throw requestError(422, /already exists/i.test(all) ? TEXTS['5.2'].exists : `Validation failed: ${all}`);
}

const NEWER_TYPES: readonly string[] = ['group_permissions'];

function isKnownType(dataType: string, release: Release): boolean {
  const described = Object.entries(DATA_TYPES).find(([name]) => name === dataType)?.[1];
  if (described !== undefined) return described.releases.some((known) => known === release);
  if (release === '5.2' && NEWER_TYPES.includes(dataType)) return false;
  return TYPES_WITHOUT_COLUMN.some((known) => known === dataType);
}

/** Why a row cannot be saved; `before` is what the database holds of it. */
export function invaliditiesOf(desk: Desk, row: Row, before: Row | undefined): readonly Invalidity[] {
  const texts = TEXTS[desk.release];
  const found: Invalidity[] = [];
  if (!isKnownType(row.data_type, desk.release)) found.push({ on: 'attribute', text: texts.typeUnknown });
  found.push(...optionInvalidities(desk.release, row));
  const users = row.active ? undefined : usersOf(desk, row.object, row.name);
  if (users !== undefined) {
    const text = `${row.object}.${row.name} is referenced by ${users} and thus cannot be set to inactive!`;
    found.push({ on: 'record', text });
  }
  if (before !== undefined && before.data_type !== row.data_type) {
    const types: readonly string[] = CHANGEABLE_TYPES;
    if (!types.includes(before.data_type) || !types.includes(row.data_type)) {
      found.push({ on: 'attribute', text: texts.typeChanged });
    }
  }
  return found;
}

/** The pending data_option is looked at where there is one, else the active one. */
function optionInvalidities(release: Release, row: Row): readonly Invalidity[] {
  const option = row.to_config ? row.data_option_new : row.data_option;
  const prefix = release === '5.2' ? `Data option ${row.to_config ? 'new ' : ''}` : '';
  return dataFaults(row.data_type, option, release).flatMap((fault): readonly Invalidity[] => {
    const text = TEXTS[release].data[fault];
    if (text === undefined) return [];
    return [{ on: release === '5.2' ? 'attribute' : 'record', text: `${prefix}${text}` }];
  });
}

const INPUT_TYPES: readonly (JsonValue | undefined)[] = ['text', 'password', 'tel', 'fax', 'email', 'url'];

/** In the order in which the service finds them: 5.2 says all, 6.5 the last. */
export function dataFaults(dataType: string, option: JsonObject, release: Release): readonly DataFault[] {
  switch (dataType) {
    case 'input':
      return [...faultIf(!INPUT_TYPES.includes(option.type), 'input-type'), ...maxlengthFaults(option)];
    case 'textarea':
    case 'richtext':
      return maxlengthFaults(option);
    case 'integer':
      return integerFaults(option, release);
    case 'datetime':
      return [
        ...faultIf((option.future ?? null) === null, 'future'),
        ...faultIf((option.past ?? null) === null, 'past'),
      ];
    default:
      return [];
  }
}

function faultIf(found: boolean, fault: DataFault): readonly DataFault[] {
  return found ? [fault] : [];
}

function written(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function maxlengthFaults(option: JsonObject): readonly DataFault[] {
  return faultIf(!/^\d+$/m.test(written(option.maxlength)), 'maxlength');
}

function isInteger(value: JsonValue | undefined): value is number {
  return typeof value === 'number' && Number.isInteger(value);
}

const LIMIT = 2_147_483_648;

function integerFaults({ min, max }: JsonObject, release: Release): readonly DataFault[] {
  const bothIntegers = isInteger(min) && isInteger(max);
  return [
    ...faultIf(!/^-?\d+$/m.test(written(min)), 'min-format'),
    ...faultIf(!/^-?\d+$/m.test(written(max)), 'max-format'),
    ...rangeFaults(min, release, 'min-type', 'min-low', 'min-high'),
    ...rangeFaults(max, release, 'max-type', 'max-low', 'max-high'),
    // 5.2 finds a number that is none out of every range and order.
    ...faultIf(bothIntegers ? min > max : release === '5.2', 'order'),
  ];
}

function rangeFaults(
  value: JsonValue | undefined,
  release: Release,
  type: DataFault,
  low: DataFault,
  high: DataFault,
): readonly DataFault[] {
  if (isInteger(value)) return [...faultIf(value <= -LIMIT, low), ...faultIf(value >= LIMIT, high)];
  return release === '5.2' ? [low, high] : [type];
}
