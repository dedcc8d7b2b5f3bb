import type { JsonObject } from '../attribute/json.ts';
import { suggestion } from './did-you-mean.ts';
import { type Path, quote, type Remark, remarkOnKey, remarkOnValue } from './remark.ts';

const IGNORABLE = ['display', 'position', 'active', 'screens', 'data_option', 'data_type'];

/** Our own words beside the API's: `protect`, `created_before`, `ignore` in their relation to each other. */
export function checkOwnSettings(attribute: JsonObject, path: Path): readonly Remark[] {
  return [...checkTombstone(attribute, path), ...checkIgnore(attribute.ignore, [...path, 'ignore'])];
}

function checkTombstone(attribute: JsonObject, path: Path): readonly Remark[] {
  const remarks: Remark[] = [];
  if (attribute.state === 'absent' && attribute.protect === true) {
    remarks.push(
      remarkOnKey(
        'protect-absent',
        [...path, 'protect'],
        'the attribute is protected and absent at once',
        'Take `protect: true` out to delete it, or `state: absent` to keep it.',
      ),
    );
  }
  const before = attribute.created_before;
  if (before === undefined) return remarks;
  const place = [...path, 'created_before'];
  if (attribute.state !== 'absent') {
    remarks.push(
      remarkOnKey(
        'wrong-shape',
        place,
        'created_before belongs to a tombstone',
        'Add `state: absent`, or take created_before out.',
      ),
    );
  }
  if (typeof before === 'string' && /^\d{4}-\d{2}-\d{2}/u.test(before) && !isRealTime(before))
    remarks.push(remarkOnValue('wrong-shape', place, `there is no such time as ${before}`, undefined));
  return remarks;
}

/** JavaScript reads 30 February as 2 March. */
function isRealTime(text: string): boolean {
  const day = Date.parse(`${text.slice(0, 10)}T00:00:00Z`);
  return (
    !Number.isNaN(day) && new Date(day).toISOString().startsWith(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
  );
}

function checkIgnore(ignore: unknown, path: Path): readonly Remark[] {
  if (!Array.isArray(ignore)) return [];
  return ignore.flatMap((entry, index) => {
    if (typeof entry !== 'string') return [];
    const [setting = ''] = entry.split('/');
    if (IGNORABLE.includes(setting)) return [];
    return [
      remarkOnValue(
        'unknown-key',
        [...path, String(index)],
        `there is no setting ${quote(setting)} to ignore`,
        suggestion(setting, IGNORABLE),
      ),
    ];
  });
}
