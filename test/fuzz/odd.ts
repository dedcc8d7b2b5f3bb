const LONG = 20_000;

/** What people, programs and attackers have put into texts. */
export const PIECES: readonly string[] = [
  ...['', ' ', '\t', '\n', '\r', '\r\n', '\0', '\ufeff', '\u2028', '\u202e', '\ud800', '\udfff', '\u200d', '🗼'],
  ...words(
    '" \' ` "" | > : , ; :: # % @ [ ] { } ~ \\ [[[[[[[[ \\u0000 \\ud800 </script> ::error:: @everyone ../ /dev/zero',
  ),
  ...['- ', '? ', ': ', '&a ', '*a', '<<: *a', '!!js/function ', '---\n', '...\n', '%YAML 1.1\n---\n', '{a: {a: {a: '],
  ...words('null true yes NaN .inf 0 -1 007 1e400 0x10 9007199254740993 12345678901234567890 0.1'),
  ...words('__proto__ constructor toString hasOwnProperty then length valueOf object name state absent data_option'),
  ...words('options options_from remove manage screens default value children #{x} $' + '{env:HOME} $' + '{env:'),
  ...['\u001b[2J', '1'.repeat(400), 'a'.repeat(LONG), ' '.repeat(LONG), '_'.repeat(LONG), '['.repeat(LONG)],
  ...['//'.repeat(LONG), ':a='.repeat(LONG / 2), '\u0301'.repeat(LONG / 2), ';key='.repeat(LONG / 4)],
];

function words(text: string): readonly string[] {
  return text.split(' ');
}

const PLAIN: readonly unknown[] = [
  ...[null, true, false, 0, -1, 0.5, 1e21, Number.MAX_SAFE_INTEGER, 2 ** 53, -(2 ** 60), [], {}, [null], [[]]],
  ...['', ' ', 'a', '\0', '\ud800', '🗼', 'x'.repeat(LONG), ' '.repeat(LONG)],
  ...words('Ticket Organisation select tree_select input boolean __proto__'),
];

/** Values that nobody foresees in the place of others. */
export const VALUES: readonly (() => unknown)[] = [
  ...PLAIN.map((value) => () => structuredClone(value)),
  () => ({ toString: 1, valueOf: null }),
  () => [{ toString: [] }],
  () => ({ constructor: { prototype: 1 }, hasOwnProperty: 1 }),
  () => JSON.parse('{"__proto__": {"polluted": true}, "then": {}, "length": -1, "toJSON": "x"}'),
  () => nested(200),
  () => nested(1_000),
  () => Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`k${index}`, index])),
  () => Array.from({ length: 300 }, (_, index) => ({ name: `n${index}`, value: index % 7, children: [null] })),
];

function nested(levels: number): unknown {
  let value: unknown = 'inside';
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { children: value };
  return value;
}
