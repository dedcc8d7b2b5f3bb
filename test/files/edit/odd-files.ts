import { isJsonObject, type JsonObject, type JsonValue } from '../../../src/model/json.ts';

/** Numbers from 0 to below n, the same ones for the same seed. */
export type Choose = (n: number) => number;

export function chooser(seed: number): Choose {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}

export function pick<T>(choose: Choose, from: readonly [T, ...T[]]): T {
  return from[choose(from.length)] ?? from[0];
}

const TEXTS = [
  ...[
    'Severity',
    'Schäden am Gerät',
    'on',
    'no',
    '4711',
    '2026-11-21',
    '',
    'a: b',
    'x # y',
    "it's",
    'say "hi"',
    '- dash',
  ],
  ...[
    '~',
    'null',
    ' leading',
    'trailing ',
    '*star',
    '&and',
    '{brace}',
    '[list]',
    'a, b',
    'North::Harbour',
    '🚲 Rad',
    '%x',
  ],
] as const;
const MULTILINE = ['one\ntwo', 'one\ntwo\n', 'first line\n\nthird: line # no comment\n', 'a\n  deeper\nb'] as const;

export function oneLineText(choose: Choose): string {
  return pick(choose, TEXTS);
}

export function scalar(choose: Choose): JsonValue {
  const other: readonly [JsonValue, ...JsonValue[]] = [0, 42, -7, 1.5, true, false, null];
  return choose(3) === 0 ? pick(choose, other) : oneLineText(choose);
}

function tree(choose: Choose, above: string, depth: number): readonly JsonValue[] {
  return Array.from({ length: 1 + choose(3) }, (_, n) => {
    const value = above === '' ? `n${n}` : `${above}::n${n}`;
    const node = { name: oneLineText(choose), value };
    return depth > 0 && choose(2) === 0 ? { ...node, children: tree(choose, value, depth - 1) } : node;
  });
}

function optionMap(choose: Choose): JsonObject {
  return Object.fromEntries(
    Array.from({ length: choose(5) }, (_, n) => [pick(choose, [`k${n}`, `${n}`, `a b${n}`]), scalar(choose)]),
  );
}

export function attribute(choose: Choose, name: string): JsonObject {
  const option: Record<string, JsonValue> = { maxlength: choose(300) };
  if (choose(2) === 0) option.options = choose(2) === 0 ? optionMap(choose) : tree(choose, '', 2);
  if (choose(3) === 0) option.note = pick(choose, MULTILINE);
  if (choose(2) === 0) option.default = scalar(choose);
  const settings: Record<string, JsonValue> = { name, display: oneLineText(choose), data_type: 'select' };
  if (choose(4) > 0) settings.data_option = choose(5) === 0 ? {} : option;
  if (choose(2) === 0)
    settings.screens = {
      edit: { 'ticket.agent': { shown: true, required: false }, '-all-': { shown: choose(2) === 0 } },
      view: {},
    };
  if (choose(2) === 0) settings.position = choose(2000);
  if (choose(3) === 0) settings.ignore = ['position', 'data_option/options'].slice(0, choose(3));
  return settings;
}

export function documents(choose: Choose): readonly JsonObject[] {
  return ['Ticket', 'User', 'Group'].slice(0, 1 + choose(3)).map((object) => ({
    object,
    attributes: Array.from({ length: 1 + choose(4) }, (_, n) => attribute(choose, `f${n}`)),
  }));
}

/** How one file is written; each piece is chosen anew. */
interface Hand {
  readonly choose: Choose;
  readonly step: number;
  readonly comments: 'many' | 'none';
  count: number;
}

/** A file that means these documents, written by several people with different habits. */
export function oddFile(values: readonly JsonValue[], choose: Choose): string {
  const hand: Hand = { choose, step: pick(choose, [2, 2, 4, 3]), comments: pick(choose, ['many', 'none']), count: 0 };
  const parts = values.map((value) => `${between(hand, '')}${mapText(value as JsonObject, 0, hand)}`);
  const start = pick(choose, ['', '---\n', '# head\n\n---\n', '%YAML 1.2\n---\n']);
  let text = start + parts.join(pick(choose, ['---\n', '--- # next\n', '...\n---\n']));
  if (choose(4) === 0 && !text.endsWith('\n\n')) text = text.replace(/\n$/u, '');
  if (choose(3) === 0) text = text.replaceAll('\n', '\r\n');
  return choose(5) === 0 ? `\uFEFF${text}` : text;
}

function between(hand: Hand, indentation: string): string {
  if (hand.comments === 'none') return '';
  const { choose } = hand;
  const comment = () => `${indentation}#\tc${++hand.count} "x": {\n`;
  return pick(
    choose,
    ['', '', '', '', () => '\n', comment, () => comment() + comment(), () => `\n${comment()}`].map((part) =>
      typeof part === 'string' ? () => part : part,
    ) as [() => string],
  )();
}

function behind(hand: Hand): string {
  return hand.comments === 'many' && hand.choose(4) === 0
    ? `${pick(hand.choose, [' ', '   ', '\t'])}# c${++hand.count}`
    : '';
}

function anchor(hand: Hand): string {
  return hand.choose(12) === 0 ? `&n${++hand.count} ` : '';
}

function mapText(map: JsonObject, column: number, hand: Hand): string {
  const pad = ' '.repeat(column);
  return Object.entries(map)
    .map(
      ([key, value], index) =>
        `${index === 0 ? '' : between(hand, pad)}${index === 0 ? '' : pad}${pairText(key, value, column, hand)}`,
    )
    .join('');
}

/** The first line without its indentation. */
function pairText(key: string, value: JsonValue, column: number, hand: Hand): string {
  const name = scalarText(key, 'flow', hand, 'key');
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0 && hand.choose(4) > 0) {
    const comment = behind(hand);
    if (isJsonObject(value)) {
      const inner = column + hand.step;
      return `${name}:${hand.choose(12) === 0 ? ` &n${++hand.count}` : ''}${comment}\n${between(hand, ' '.repeat(inner))}${' '.repeat(inner)}${mapText(value, inner, hand)}`;
    }
    const inner = column + pick(hand.choose, [0, hand.step]);
    return `${name}:${comment}\n${listText(value as readonly JsonValue[], inner, hand)}`;
  }
  return `${name}:${pick(hand.choose, [' ', ' ', '  '])}${leafText(value, column, hand)}`;
}

function listText(list: readonly JsonValue[], column: number, hand: Hand): string {
  const pad = ' '.repeat(column);
  return list
    .map((item) => {
      const lead = between(hand, pad);
      if (isJsonObject(item) && Object.keys(item).length > 0 && hand.choose(3) > 0) {
        const gap = ' '.repeat(pick(hand.choose, [1, 1, 3]));
        if (hand.choose(8) === 0) return `${lead}${pad}-${behind(hand)}\n${pad}   ${mapText(item, column + 3, hand)}`;
        return `${lead}${pad}-${gap}${mapText(item, column + 1 + gap.length, hand)}`;
      }
      return `${lead}${pad}- ${leafText(item, column, hand)}`;
    })
    .join('');
}

function leafText(value: JsonValue, column: number, hand: Hand): string {
  if (typeof value === 'string' && value.includes('\n') && hand.choose(3) > 0) {
    const lines = value.replace(/\n$/u, '').split('\n');
    const pad = ' '.repeat(column + hand.step);
    const body = lines.map((line) => (line === '' ? '\n' : `${pad}${line}\n`)).join('');
    return `|${value.endsWith('\n') ? '' : '-'}${behind(hand)}\n${body}`;
  }
  if (value === null && hand.choose(3) === 0) return `${behind(hand)}\n`;
  return `${anchor(hand)}${flowText(value, column, hand)}${behind(hand)}\n`;
}

function flowText(value: JsonValue, column: number, hand: Hand): string {
  if (typeof value !== 'object' || value === null) return scalarText(value, 'flow', hand, 'value');
  const isMap = isJsonObject(value);
  const [open, close] = isMap ? ['{', '}'] : ['[', ']'];
  const entries = isMap
    ? Object.entries(value).map(
        ([key, item]) => `${scalarText(key, 'flow', hand, 'key')}: ${flowText(item, column, hand)}`,
      )
    : (value as readonly JsonValue[]).map((item) => flowText(item, column, hand));
  if (entries.length === 0) return pick(hand.choose, [open + close, `${open} ${close}`]);
  switch (hand.choose(4)) {
    case 0:
      return `${open}${entries.join(',')}${close}`;
    case 1: {
      const pad = ' '.repeat(column + hand.step + 2);
      const lines = entries.map(
        (entry, at) => `${pad}${entry}${at < entries.length - 1 || hand.choose(2) === 0 ? ',' : ''}${behind(hand)}\n`,
      );
      return `${open}${behind(hand)}\n${lines.join('')}${' '.repeat(column + hand.step)}${close}`;
    }
    default:
      return `${open} ${entries.join(', ')} ${close}`;
  }
}

const PLAIN = /^[A-Za-zÄä_][A-Za-z0-9ä_./]*( [A-Za-z0-9ä_./]+)*$/u;

function scalarText(value: JsonValue, _: 'flow', hand: Hand, as: 'key' | 'value'): string {
  if (typeof value !== 'string') return String(value);
  if (value.includes('\n')) return JSON.stringify(value);
  const plain = PLAIN.test(value) && value !== 'null' && (as === 'key' || !/^(true|false)$/u.test(value));
  const choice = hand.choose(plain ? 5 : 2);
  if (choice > 1) return value;
  return choice === 0 ? JSON.stringify(value) : `'${value.replaceAll("'", "''")}'`;
}
