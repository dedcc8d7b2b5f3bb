/**
 * Parses an address; undefined if it is invalid. Does not use `URL.canParse`: once Node 20 has compiled a call of it, it
 * returns false for every address with a letter such as "ü".
 */
export function readUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

const MILLISECONDS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 } as const;

/** The longest timer of Node: one millisecond more, and it fires immediately. */
const LONGEST = 2 ** 31 - 1;

type Duration =
  | { readonly outcome: 'time'; readonly ms: number }
  | { readonly outcome: 'no-time' }
  | { readonly outcome: 'too-long' };

/** "500ms", "60s", "2m", "1h" in milliseconds. */
export function readDuration(text: string): Duration {
  const match = /^(\d+)(ms|s|m|h)$/u.exec(text);
  const unit = match?.[2];
  if (unit !== 'ms' && unit !== 's' && unit !== 'm' && unit !== 'h') return { outcome: 'no-time' };
  const ms = Number(match?.[1]) * MILLISECONDS[unit];
  return ms > LONGEST ? { outcome: 'too-long' } : { outcome: 'time', ms };
}

/** A weekly time range in a time zone: "Sun 02:00-04:00 Europe/Berlin". It may cross midnight. */
export interface MaintenanceWindow {
  readonly text: string;
  /** The days on which it opens; 0 is Sunday. */
  readonly weekdays: readonly number[];
  /** Minutes since midnight. */
  readonly from: number;
  readonly to: number;
  readonly timeZone: string;
}

export const WEEKDAYS: readonly string[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const DAY = `(?:${WEEKDAYS.join('|')})`;
const DAYS = `${DAY}(?:-${DAY})?(?:,${DAY}(?:-${DAY})?)*`;
const TIME = '([01]\\d|2[0-3]):([0-5]\\d)';
const FORM = new RegExp(`^(?:(${DAYS})\\s+)?${TIME}-(?:${TIME}|24:00)(?:\\s+(\\S+))?$`, 'u');

/** Parses a window; undefined if malformed. Without days it opens daily, without a zone in UTC. Does not check the zone. */
export function parseWindow(text: string): MaintenanceWindow | undefined {
  const match = FORM.exec(text);
  if (match === null) return undefined;
  const [, days, fromHour, fromMinute, toHour = '24', toMinute = '00', timeZone = 'UTC'] = match;
  const minutes = (hour: string | undefined, minute: string | undefined): number => Number(hour) * 60 + Number(minute);
  const weekdays = days === undefined ? WEEKDAYS.map((_, index) => index) : days.split(',').flatMap(daysOf);
  return { text, weekdays, from: minutes(fromHour, fromMinute), to: minutes(toHour, toMinute), timeZone };
}

/** "Sun", or "Fri-Mon" over the end of the week. */
function daysOf(range: string): readonly number[] {
  const [first = '', last = first] = range.split('-');
  const [from, to] = [WEEKDAYS.indexOf(first), WEEKDAYS.indexOf(last)];
  const length = ((to - from + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => (from + index) % 7);
}
