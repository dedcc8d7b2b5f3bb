import type { JsonObject, JsonValue } from '../../attribute/json.ts';
import type { Release } from '../../attribute/release.ts';
import { inspect } from './ruby.ts';

/** What the service finds wrong in a data_option: 5.2/03 and 6.5/13, "input …", "integer …", "datetime …". */
export type DataFault =
  | 'input-type'
  | 'maxlength'
  | 'min-format'
  | 'max-format'
  | 'min-type'
  | 'max-type'
  | 'min-low'
  | 'min-high'
  | 'max-low'
  | 'max-high'
  | 'order'
  | 'future'
  | 'past';

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
  return typeof value === 'string' ? value : inspect(value);
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
