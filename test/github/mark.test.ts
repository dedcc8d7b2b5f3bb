import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attributeKey } from '../../src/attribute/attribute-key.ts';
import {
  formatMark,
  hashBehind,
  hashOf,
  hiddenBody,
  isLong,
  type Mark,
  nameInMark,
  parseMark,
  planAt,
  type TargetMark,
  withEarlier,
  withinRoom,
} from '../../src/github/comment/mark.ts';
import { secretsIn } from '../../src/helpdesk/secrecy.ts';
import { makeHide } from '../../src/run/hide.ts';

const DIGEST = `d2.${'Ab-_9'.repeat(20)}`;
const STAGING: TargetMark = {
  target: 'staging',
  state: 'none',
  connection: '',
  digest: '',
  records: new Map(),
  earlier: [],
  since: 0,
};
const MARK: Mark = {
  project: 'emea/desk',
  head: 'a'.repeat(40),
  readAt: 1_763_740_000_000,
  targets: [
    {
      target: 'production',
      state: 'open',
      connection: hashOf('url'),
      digest: DIGEST,
      records: new Map(),
      earlier: [
        { since: 1_763_730_000_000, hash: 'e'.repeat(32) },
        { since: 1_763_735_000_000, hash: '' },
      ],
      since: 1_763_740_000_000,
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
    ['another version', LINE.replace('v=4', 'v=3')],
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
    ['an earlier plan without a time', LINE.replace('"since":1763730000000,', '')],
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
      return { ...STAGING, target: `desk-${index}`, state: 'open', digest };
    });
    const line = formatMark({ ...MARK, targets: withinRoom(targets) });
    expect(line.length).toBeLessThan(14_000);
    const read = parseMark(line)?.targets ?? [];
    expect(read.map(({ digest }) => hashBehind(digest))).toEqual(targets.map(({ digest }) => hashOf(digest)));
    expect(read.map(({ digest }) => isLong(digest))).toEqual([false, true, false, true]);
  });

  test('a name without an end stands there as its hash, always the same', () => {
    const name = nameInMark('x'.repeat(70_000));
    expect(name).toMatch(/^sha256-[0-9a-f]{64}$/u);
    expect(nameInMark(name)).toBe(name);
    expect(nameInMark('production')).toBe('production');
  });

  test('what a stranger calls a credential breaks no mark, and is hidden below it', () => {
    const hide = makeHide(() => {});
    hide.add(['production', MARK.head, '1763', 'open', DIGEST.slice(0, 20)].flatMap(secretsIn));
    const body = hiddenBody(`${LINE}\nthe plan of production`, hide);
    expect(parseMark(body)).toEqual(MARK);
    expect(body.split('\n')[1]).toBe('the plan of ***');
  });
});

describe('the plan that stood in a comment at a time', () => {
  /** A comment that was first written at 10 with one plan, and edited at 20 and 30 with others. */
  const first: Mark = { ...MARK, targets: [{ ...STAGING, state: 'open', digest: 'one' }] };
  const edited = (before: Mark, digest: string, writtenAt: number): Mark => {
    const target: TargetMark = { ...STAGING, state: 'open', digest };
    return { ...before, targets: withEarlier([target], before, writtenAt) };
  };
  const targetOf = ({ targets: [target = STAGING] }: Mark): TargetMark => target;
  const thrice = edited(edited(first, 'two', 10), 'three', 20);
  const back = edited(edited(first, 'two', 10), 'one', 20);
  const again = edited(edited(first, 'two', 10), 'two', 20);

  test.each<[string, Mark, number, number, ReturnType<typeof planAt>]>([
    ['as it was written', first, 10, 15, 'this-plan'],
    ['before it was written', first, 10, 5, 'not-known'],
    ['in the second in which it was written', first, 10, 10, 'this-plan'],
    ['after the last edit', thrice, 30, 35, 'this-plan'],
    ['between two edits', thrice, 30, 25, 'another-plan'],
    ['before the first edit', thrice, 30, 15, 'another-plan'],
    ['before there was any', thrice, 30, 5, 'not-known'],
    ['in the second of an edit, when nobody knows which of both was seen', thrice, 30, 30, 'not-known'],
    ['when it was the same as now, with another between', back, 30, 15, 'this-plan'],
    ['when it was another, between two of the same', back, 30, 25, 'another-plan'],
    ['before an edit that left the plan as it was', again, 30, 25, 'this-plan'],
  ])('%s', (_, mark, writtenAt, time, seen) => {
    expect(planAt(targetOf(mark), writtenAt, time)).toBe(seen);
  });

  test('is kept with its commit alone, and the oldest are forgotten', () => {
    let mark = first;
    for (let edit = 1; edit <= 150; edit += 1) mark = edited(mark, `plan ${edit}`, edit * 10);
    expect(targetOf(mark).earlier).toHaveLength(100);
    expect(planAt(targetOf(mark), 2_000, 15)).toBe('not-known');
    expect(planAt(targetOf(mark), 2_000, 1_495)).toBe('another-plan');
  });
});
