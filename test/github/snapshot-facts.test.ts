import { describe, expect, test } from 'vitest';
import { factsOfSnapshot, withFacts } from '../../src/github/snapshots.ts';
import { connectionInSnapshot, snapshotText } from '../../src/run/snapshot.ts';

const LIST = snapshotText({
  url: 'https://desk.example.com',
  connection: 'c'.repeat(64),
  rows: [],
  counts: undefined,
});
const SAVED_AT = new Date('2026-11-26T03:04:05.678Z');
const NONE = { savedAt: undefined, waiting: new Set() };

describe('the facts of a snapshot', () => {
  test('come back as they were written, and the list says what it said', () => {
    const text = withFacts(LIST, { savedAt: SAVED_AT, waiting: new Set(['User.b', 'Ticket.a']) });
    expect(factsOfSnapshot(text)).toEqual({ savedAt: SAVED_AT, waiting: new Set(['Ticket.a', 'User.b']) });
    expect(connectionInSnapshot(text)).toBe(connectionInSnapshot(LIST));
    const { saved_at, waiting, ...rest } = JSON.parse(text);
    expect([saved_at, waiting]).toEqual(['2026-11-26T03:04:05.678Z', ['Ticket.a', 'User.b']]);
    expect(rest).toEqual(JSON.parse(LIST));
    expect(text).toMatch(/^\{\n {2}"format_version": [\s\S]*\}\n$/u);
  });

  test('are the same text in whatever order they were found', () => {
    const [one, other] = [
      ['Ticket.a', 'Ticket.b'],
      ['Ticket.b', 'Ticket.a'],
    ].map((keys) => withFacts(LIST, { savedAt: SAVED_AT, waiting: new Set(keys) }));
    expect(one).toBe(other);
  });

  test.each([
    ['of a version that has none', LIST],
    ['that is no JSON', '{'],
    ['that is no object', '[]'],
    ['that is not there', ''],
    ['with others in their place', JSON.stringify({ saved_at: 'soon', waiting: 'Ticket.a' })],
    ['with a number for a time', JSON.stringify({ saved_at: 7, waiting: [7, null] })],
  ])('are none in a list %s', (_, text) => {
    expect(factsOfSnapshot(text)).toEqual(NONE);
  });
});
