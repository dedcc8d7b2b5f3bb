import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatMark,
  hashBehind,
  hashOf,
  hiddenBody,
  isLong,
  type Mark,
  parseMark,
  type TargetMark,
  withinRoom,
} from '../../src/github/comment/mark.ts';
import { secretsIn } from '../../src/helpdesk/secrecy.ts';
import { attributeKey } from '../../src/model/attribute-key.ts';
import { makeHide } from '../../src/run/hide.ts';

const DIGEST = `d1.${'Ab-_9'.repeat(20)}`;
const STAGING: TargetMark = {
  target: 'staging',
  state: 'none',
  connection: '',
  digest: '',
  records: new Map(),
};
const MARK: Mark = {
  project: 'emea/desk',
  head: 'a'.repeat(40),
  readAt: 1_763_740_000_000,
  since: 1_763_740_009_000,
  targets: [
    {
      target: 'production',
      state: 'open',
      connection: hashOf('url'),
      digest: DIGEST,
      records: new Map(),
    },
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
      [attributeKey('User', 'rooms'), 0],
    ]);
    const line = withTarget({ records });
    expect(parseMark(line)?.targets).toEqual([{ ...MARK.targets[0], records }, STAGING]);
    expect(parseMark(line.replace(':1204', ':"many"'))).toBeUndefined();
    const many: TargetMark['records'] = new Map(
      Array.from({ length: 51 }, (_, at) => [attributeKey('User', `a${at}`), at]),
    );
    expect(withinRoom([{ ...STAGING, records: many }])).toEqual([STAGING]);
  });

  test('names that try to end it stay inside', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (project, target) => {
        const line = formatMark({ ...MARK, project, targets: [{ ...STAGING, target }, STAGING] });
        expect(line.indexOf('-->')).toBe(line.length - 3);
        expect(line.slice(4, -3)).not.toMatch(/--|[\r\n]/u);
        expect(parseMark(line)).toEqual({ ...MARK, project, targets: [{ ...STAGING, target }, STAGING] });
      }),
    );
  });

  test.each([
    ['text of somebody before it', `hello\n${LINE}`],
    ['a space before it', ` ${LINE}`],
    ['text after it on the line', `${LINE} hello`],
    ['another version', LINE.replace('v=1', 'v=2')],
    ['a word for the state that is none of ours', LINE.replace('"open"', '"approved"')],
    ['no object', LINE.replace(/\{.*\}/u, '[]')],
    ['a hyphen that ends it', LINE.replaceAll('\\u002d', '-')],
    ['a field twice', LINE.replace('{', '{"head":"a",')],
    ['a field of somebody’s own', LINE.replace('{', '{"x":1,')],
    ['a field less', LINE.replace(/"readAt":\d+,/u, '')],
    ['a blank more', LINE.replace('"head":', '"head": ')],
    ['a target that is none', LINE.replace('"targets":[', '"targets":[1,')],
    ['a project that is a number', LINE.replace(/"project":"[^"]*"/u, '"project":7')],
    ['a time that is none', LINE.replace('"readAt":1763740000000', '"readAt":"soon"')],
    ['a time in another form', LINE.replace('"readAt":1763740000000', '"readAt":1e3')],
    ['plans without a time', LINE.replace(/"since":\d+,/u, '')],
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
      const digest = `d1.${String(index).repeat(length)}`;
      return { ...STAGING, target: `desk-${index}`, state: 'open', digest };
    });
    const line = formatMark({ ...MARK, targets: withinRoom(targets) });
    expect(line.length).toBeLessThan(14_000);
    const read = parseMark(line)?.targets ?? [];
    expect(read.map(({ digest }) => hashBehind(digest))).toEqual(targets.map(({ digest }) => hashOf(digest)));
    expect(read.map(({ digest }) => isLong(digest))).toEqual([false, true, false, true]);
  });

  test('what a stranger calls a credential breaks no mark, and is hidden below it', () => {
    const hide = makeHide(() => {});
    hide.add(['production', MARK.head, '1763', 'open', DIGEST.slice(0, 20)].flatMap(secretsIn));
    const body = hiddenBody(`${LINE}\nthe plan of production`, hide);
    expect(parseMark(body)).toEqual(MARK);
    expect(body.split('\n')[1]).toBe('the plan of ***');
  });
});
