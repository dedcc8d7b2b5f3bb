import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { approvedBy, formatMark, isNewer, type Mark, nameInMark, parseMark } from '../../src/github/comment/mark.ts';

const DIGEST = `d1.${'Ab-_9'.repeat(20)}`;
const MARK: Mark = {
  workflow: 'Help desk -- plan',
  project: 'emea/desk',
  target: 'production',
  head: 'a'.repeat(40),
  base: 'b'.repeat(40),
  run: '1234/2',
  readAt: 1_763_740_000_000,
  state: 'open',
  approves: approvedBy(DIGEST),
};

describe('the first line of a comment', () => {
  test('comes back as it was written, whatever stands below', () => {
    expect(parseMark(`${formatMark(MARK)}\n## deskform plan`)).toEqual(MARK);
    expect(parseMark(`${formatMark(MARK)}\r\n## deskform plan`)).toEqual(MARK);
  });

  test('names that try to end it stay inside', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (workflow, target) => {
        const line = formatMark({ ...MARK, workflow, target });
        expect(line.indexOf('-->')).toBe(line.length - 3);
        expect(line.slice(4, -3)).not.toMatch(/--|[\r\n>]/u);
        expect(parseMark(line)).toEqual({ ...MARK, workflow: Buffer.from(workflow).toString(), target });
      }),
    );
  });

  test.each([
    ['text of somebody before it', `hello\n${formatMark(MARK)}`],
    ['a space before it', ` ${formatMark(MARK)}`],
    ['text after it on the line', `${formatMark(MARK)} hello`],
    ['another version', formatMark(MARK).replace('v=1', 'v=2')],
    ['a word for the state that is none of ours', formatMark(MARK).replace('state=open', 'state=approved')],
    ['a percent form that means nothing', formatMark(MARK).replace('target=production', 'target=%E0%A4%A')],
    ['a field twice', formatMark(MARK).replace('state=open', 'state=open state=open')],
    ['a field of somebody’s own', formatMark(MARK).replace('v=1', 'v=1 x=y')],
    ['a commit that is none', formatMark(MARK).replace('a'.repeat(40), 'main')],
    ['a time that is none', formatMark(MARK).replace('read=1763740000000', 'read=soon')],
    ['a time in another form', formatMark(MARK).replace('read=1763740000000', 'read=1e3')],
    ['a run that is none', formatMark({ ...MARK, run: '1/2/3' })],
    ['another digest than its hash says', formatMark({ ...MARK, approves: { hash: 'c'.repeat(64), digest: DIGEST } })],
    ['a hash that is none', formatMark({ ...MARK, approves: { hash: 'yes', digest: undefined } })],
    ['a digest without a hash', formatMark(MARK).replace(/digest-hash=\w+/u, 'digest-hash=')],
    ['half a mark', formatMark(MARK).slice(0, 60)],
    ['nothing', ''],
  ])('%s is no mark', (_, body) => {
    expect(parseMark(body)).toBeUndefined();
  });

  test('any other text is no mark', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseMark(`<!-- deskform:plan ${text} -->`)).toBeUndefined();
      }),
    );
    expect(parseMark(`<!-- deskform:plan ${'='.repeat(65_000)} -->`)).toBeUndefined();
  });

  test('a digest too long for a comment stands there as its hash', () => {
    const long = `d1.${'x'.repeat(20_000)}`;
    const read = parseMark(formatMark({ ...MARK, approves: approvedBy(long) }));
    expect(read?.approves).toEqual({ hash: approvedBy(long).hash, digest: undefined });
    expect(formatMark({ ...MARK, approves: approvedBy(long) }).length).toBeLessThan(500);
  });

  test('a name without an end stands there as its hash, always the same', () => {
    const name = nameInMark('x'.repeat(70_000));
    expect(name).toMatch(/^sha256-[0-9a-f]{64}$/u);
    expect(nameInMark(name)).toBe(name);
    expect(nameInMark('production')).toBe('production');
  });

  test.each<readonly [string, Partial<Mark>, Partial<Mark>]>([
    [
      'whose list was read later, whatever the number of its run',
      { readAt: 2, run: '5000/1' },
      { readAt: 1, run: '5001/1' },
    ],
    ['of one moment that of the later run', { run: '1000/1' }, { run: '999/9' }],
    ['then that of the later attempt', { run: '999/10' }, { run: '999/9' }],
  ])('the newer plan is the one %s', (_, newer, older) => {
    const both = [
      { ...MARK, ...newer },
      { ...MARK, ...older },
    ] as const;
    expect(isNewer(both[0], both[1])).toBe(true);
    expect(isNewer(both[1], both[0])).toBe(false);
    expect(isNewer(both[0], both[0])).toBe(false);
  });
});
