import { expect, test } from 'vitest';
import { isOpen, nextOpening } from '../../src/apply/maintenance-window.ts';
import { parseWindow } from '../../src/attribute/target-texts.ts';

const windowOf = (text: string) => {
  const window = parseWindow(text);
  if (window === undefined) throw new Error(text);
  return window;
};
const BERLIN = windowOf('Sun 02:00-04:00 Europe/Berlin');

test.each([
  ['is open at its first minute, in winter', BERLIN, '2026-11-22T01:00:00Z', true],
  ['is open at its first minute, in summer', BERLIN, '2026-07-05T00:00:00Z', true],
  ['is closed at its last minute', BERLIN, '2026-11-22T03:00:00Z', false],
  ['is closed on other days', BERLIN, '2026-11-23T01:00:00Z', false],
  ['of several days is open on each', windowOf('Mon-Wed,Fri 20:00-24:00 Europe/Berlin'), '2026-11-24T22:59:00Z', true],
  [
    'of several days is closed between',
    windowOf('Mon-Wed,Fri 20:00-24:00 Europe/Berlin'),
    '2026-11-26T20:00:00Z',
    false,
  ],
  ['without days or zone opens daily, in UTC', windowOf('02:00-04:00'), '2026-11-26T03:00:00Z', true],
  ['may run over midnight', windowOf('Sat 23:00-01:00 UTC'), '2026-11-22T00:30:00Z', true],
])('a window %s', (_, window, at, open) => {
  expect(isOpen(window, new Date(at))).toBe(open);
});

test.each([
  ['this night', '2026-11-21T12:00:00Z', '2026-11-22T01:00:00.000Z'],
  ['a week later, when it has just closed', '2026-11-22T03:00:00Z', '2026-11-29T01:00:00.000Z'],
  ['at three, in the night in which two o’clock does not exist', '2026-03-28T12:00:00Z', '2026-03-29T01:00:00.000Z'],
])('a window opens next: %s', (_, after, opening) => {
  expect(nextOpening(BERLIN, new Date(after)).toISOString()).toBe(opening);
});

test('a window in the hour that summer time leaves out opens a week after that', () => {
  const skipped = windowOf('Sun 02:00-03:00 Europe/Berlin');
  expect(nextOpening(skipped, new Date('2027-03-25T12:00:00Z')).toISOString()).toBe('2027-04-04T00:00:00.000Z');
  expect(nextOpening(skipped, new Date('2027-03-21T02:00:00Z')).toISOString()).toBe('2027-04-04T00:00:00.000Z');
});

test.each([
  ['of a few minutes', 'Wed 03:41-03:46 Asia/Kathmandu', '2026-11-21T12:00:00Z', '2026-11-24T21:56:00.000Z'],
  [
    'in the half hour that is set back',
    'Sun 01:30-01:45 Australia/Lord_Howe',
    '2027-04-03T14:50:00Z',
    '2027-04-03T15:00:00.000Z',
  ],
])('a window is found to the minute: %s', (_, text, after, opening) => {
  expect(nextOpening(windowOf(text), new Date(after)).toISOString()).toBe(opening);
});

test.each([
  'sometimes',
  'Sun 25:00-04:00',
  'Sun 02:60-04:00',
  'Someday 02:00-04:00',
  'Sun,  02:00-04:00',
  '02:00-24:30',
])('%j is no window', (text) => {
  expect(parseWindow(text)).toBeUndefined();
});
