import { type MaintenanceWindow, parseWindow, WEEKDAYS } from '../attribute/target-texts.ts';
import { destroysOf, type Plan } from '../plan/plan.ts';
import { Failure } from '../problem/failure.ts';

const DAY = 24 * 60;
const WEEK = 7 * DAY;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Refuses an apply that restarts the service or deletes data outside the maintenance window of its target. */
export function mustBeOpen(plan: Plan, written: string | undefined, now: Date): void {
  const window = written === undefined ? undefined : parseWindow(written);
  const matters = plan.restart === 'needed' || destroysOf(plan).length > 0;
  if (window === undefined || !matters || isOpen(window, now)) return;
  throw new Failure(
    'OUTSIDE_WINDOW',
    `${plan.rules.target.name} allows restarts and deletion of data only in its maintenance window (${window.text}); nothing was sent`,
    {
      hint: `The next window opens at ${nextOpening(window, now).toISOString()}. Run again then, or remove the steps that need the window.`,
    },
  );
}

export function isOpen(window: MaintenanceWindow, at: Date): boolean {
  const now = minuteOfWeek(window.timeZone, at);
  const length = (window.to - window.from + DAY) % DAY || DAY;
  return window.weekdays.some((day) => minutesFrom(day * DAY + window.from, now) < length);
}

/** A window may fall into the hour that daylight saving time skips: then it opens a week later. */
const FARTHEST_HOUR = 15 * 24;

/** The next opening, to the minute. Found by checking local times, so that daylight saving time needs no rule here. */
export function nextOpening(window: MaintenanceWindow, after: Date): Date {
  const start = Math.ceil(after.getTime() / MINUTE_MS) * MINUTE_MS;
  for (let hour = 0; hour <= FARTHEST_HOUR; hour += 1) {
    const begin = start + hour * HOUR_MS;
    if (!mayOpenWithinAnHour(window, begin)) continue;
    for (let minute = 0; minute < 60; minute += 1) {
      const candidate = new Date(begin + minute * MINUTE_MS);
      if (isOpen(window, candidate)) return candidate;
    }
  }
  throw new Error(`deskform has a bug: the window ${window.text} never opens`);
}

/** Whether to check this hour minute by minute: the window is open, opens in it, or the clock changes. */
function mayOpenWithinAnHour(window: MaintenanceWindow, begin: number): boolean {
  if (isOpen(window, new Date(begin))) return true;
  const from = minuteOfWeek(window.timeZone, new Date(begin));
  const to = minuteOfWeek(window.timeZone, new Date(begin + HOUR_MS));
  if (minutesFrom(from, to) !== 60) return true;
  return window.weekdays.some((day) => minutesFrom(from, day * DAY + window.from) < 60);
}

/** The minutes from one minute of the week to the next occurrence of another. */
function minutesFrom(from: number, to: number): number {
  return (to - from + WEEK) % WEEK;
}

const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** The local time in a time zone, in minutes since Sunday 00:00. */
function minuteOfWeek(timeZone: string, at: Date): number {
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
  const weekday = WEEKDAYS.indexOf(parts.get('weekday') ?? '');
  return weekday * DAY + Number(parts.get('hour')) * 60 + Number(parts.get('minute'));
}
