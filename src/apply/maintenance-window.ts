/** A stretch of some days of every week, in a time zone: "Sun 02:00-04:00 Europe/Berlin". It may run over midnight. */
export interface MaintenanceWindow {
  readonly text: string;
  /** On which days it opens; 0 is Sunday. */
  readonly weekdays: readonly number[];
  /** Minutes since midnight. */
  readonly from: number;
  readonly to: number;
  readonly timeZone: string;
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const FORM = /^(?:([A-Z][\w,-]*)\s+)?(\d{2}):(\d{2})-(\d{2}):(\d{2})(?:\s+(\S+))?$/u;
const DAY = 24 * 60;
const MINUTE_MS = 60_000;

/** Undefined for another form; the configuration's checks have said so already. Without days it opens daily, without zone in UTC. */
export function parseWindow(text: string): MaintenanceWindow | undefined {
  const match = FORM.exec(text);
  if (match === null) return undefined;
  const [, days, fromHour, fromMinute, toHour, toMinute, timeZone = 'UTC'] = match;
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

export function isOpen(window: MaintenanceWindow, at: Date): boolean {
  const { weekday, minute } = wallClock(window.timeZone, at);
  const length = (window.to - window.from + DAY) % DAY || DAY;
  return window.weekdays.some((day) => {
    const sinceOpening = (weekday * DAY + minute - (day * DAY + window.from) + 7 * DAY) % (7 * DAY);
    return sinceOpening < length;
  });
}

/** When it opens next, to the minute. Found by looking at wall clocks, so that summer time needs no rule of ours. */
export function nextOpening(window: MaintenanceWindow, after: Date): Date {
  const start = Math.ceil(after.getTime() / MINUTE_MS) * MINUTE_MS;
  for (let minute = 0; minute <= 8 * DAY; minute += 1) {
    const candidate = new Date(start + minute * MINUTE_MS);
    if (isOpen(window, candidate)) return candidate;
  }
  throw new Error(`deskform has a bug: the window ${window.text} never opens`);
}

const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** The time that a clock on the wall shows there; Node knows the rules of every time zone. */
function wallClock(timeZone: string, at: Date): { readonly weekday: number; readonly minute: number } {
  const known = FORMATS.get(timeZone);
  const format =
    known ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  FORMATS.set(timeZone, format);
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    weekday: WEEKDAYS.indexOf(parts.get('weekday') ?? ''),
    minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}
