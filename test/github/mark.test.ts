import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attributeKey } from '../../src/attribute/attribute-key.ts';
import {
  formatMark,
  hashOf,
  hiddenBody,
  isNewer,
  type Mark,
  nameInMark,
  parseMark,
  type TargetMark,
  withDigests,
} from '../../src/github/comment/mark.ts';
import { secretsIn } from '../../src/helpdesk/secrecy.ts';
import { makeHide } from '../../src/run/hide.ts';

const DIGEST = `d2.${'Ab-_9'.repeat(20)}`;
const STAGING: TargetMark = { target: 'staging', state: 'none', connection: '', digestHash: '', digest: '' };
const MARK: Mark = {
  project: 'emea/desk',
  head: 'a'.repeat(40),
  run: '1234/2',
  readAt: 1_763_740_000_000,
  phase: 'planned',
  text: hashOf('what people read'),
  targets: [
    { target: 'production', state: 'open', connection: hashOf('url'), digestHash: hashOf(DIGEST), digest: DIGEST },
    STAGING,
  ],
};
const LINE = formatMark(MARK);

/** The same mark with another first target. */
const withTarget = (changed: Partial<TargetMark>): string =>
  formatMark({ ...MARK, targets: MARK.targets.map((one, at) => (at === 0 ? { ...one, ...changed } : one)) });

describe('the first line of a comment', () => {
  test('comes back as it was written, whatever stands below', () => {
    expect(parseMark(`${LINE}\n## deskform plan`)).toEqual(MARK);
    expect(parseMark(`${LINE}\r\n## deskform plan`)).toEqual(MARK);
  });

  test('keeps how many values were to be deleted, as far as somebody counted', () => {
    const records: TargetMark['records'] = new Map([
      [attributeKey('Ticket', 'fax_number'), 1204],
      [attributeKey('User', 'a+b:c,d'), 0],
    ]);
    const line = withTarget({ records });
    expect(parseMark(line)?.targets).toEqual([{ ...MARK.targets[0], records }, STAGING]);
    expect(parseMark(line.replace(':1204', ':12x4'))).toBeUndefined();
    expect(withDigests([{ ...STAGING, records: new Map() }])).toEqual([STAGING]);
  });

  test('names that try to end it stay inside', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (project, target) => {
        const line = formatMark({ ...MARK, project, targets: [{ ...STAGING, target }, STAGING] });
        expect(line.indexOf('-->')).toBe(line.length - 3);
        expect(line.slice(4, -3)).not.toMatch(/--|[\r\n>]/u);
        const read = { ...MARK, project: Buffer.from(project).toString(), targets: [{ ...STAGING, target }, STAGING] };
        expect(parseMark(line)).toEqual(read);
      }),
    );
  });

  test.each([
    ['text of somebody before it', `hello\n${LINE}`],
    ['a space before it', ` ${LINE}`],
    ['text after it on the line', `${LINE} hello`],
    ['another version', LINE.replace('v=2', 'v=1')],
    ['a word for the state that is none of ours', LINE.replace(',open,', ',approved,')],
    ['a word for the phase that is none of ours', LINE.replace('phase=planned', 'phase=seen')],
    ['a percent form that means nothing', LINE.replace('targets=production', 'targets=%E0%A4%A')],
    ['a field twice', LINE.replace('phase=planned', 'phase=planned phase=planned')],
    ['a field of somebody’s own', LINE.replace('v=2', 'v=2 x=y')],
    ['a field less', LINE.replace(/ text=\w+/u, '')],
    ['a part of a target more', LINE.replace(/ -->$/u, ',x -->')],
    ['a target without a name for its state', LINE.replace(/ -->$/u, ';x -->')],
    ['a commit that is none', LINE.replace('a'.repeat(40), 'main')],
    ['a time that is none', LINE.replace('read=1763740000000', 'read=soon')],
    ['a time in another form', LINE.replace('read=1763740000000', 'read=1e3')],
    ['a run that is none', formatMark({ ...MARK, run: '1/2/3' })],
    ['another digest than its hash says', withTarget({ digestHash: 'c'.repeat(64) })],
    ['a hash that is none', withTarget({ digestHash: 'yes', digest: '' })],
    ['a digest without a hash', withTarget({ digestHash: '' })],
    ['a connection that is no hash', withTarget({ connection: 'https://desk.example.com' })],
    ['half a mark', LINE.slice(0, 60)],
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

  test('digests too long for a comment stand there as their hashes, the first ones whole', () => {
    const targets = [4_000, 20_000, 7_000, 7_000].map((length, index): TargetMark => {
      const digest = `d2.${String(index).repeat(length)}`;
      return { ...STAGING, target: `desk-${index}`, state: 'open', digestHash: hashOf(digest), digest };
    });
    const line = formatMark({ ...MARK, targets: withDigests(targets) });
    expect(line.length).toBeLessThan(14_000);
    const read = parseMark(line)?.targets ?? [];
    expect(read.map(({ digestHash }) => digestHash)).toEqual(targets.map(({ digestHash }) => digestHash));
    expect(read.map(({ digest }) => digest.length)).toEqual([4_003, 0, 7_003, 0]);
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

  test('what a stranger calls a credential breaks no mark, and is hidden below it', () => {
    const hide = makeHide(() => {});
    hide.add(['production', MARK.head, '1234', 'open', DIGEST.slice(0, 20)].flatMap(secretsIn));
    const body = hiddenBody(`${LINE}\nthe plan of production`, hide);
    expect(parseMark(body)).toEqual(MARK);
    expect(body.split('\n')[1]).toBe('the plan of ***');
  });
});
