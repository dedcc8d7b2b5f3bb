import { grouped } from './grouped.ts';

/** A credential, or a text with one. `the-whole`: parts are not secret, such as the host of an address. */
export interface Secret {
  readonly text: string;
  readonly hide: 'every-part' | 'the-whole';
}

/** Replaces every credential in a text, in any escaping, and also a truncated one. */
export type Mask = (text: string) => string;

const MASKED = '***';

/** Shorter secrets occur in ordinary words: masking a token "x" would garble every sentence. */
const SHORTEST_SECRET = 6;

/** One form to search for, as bytes. `least`: the shortest part to mask if the rest is truncated. */
interface SecretForm {
  readonly bytes: string;
  readonly least: number;
}

/** A text after some rounds of unescaping: its bytes, and the original offset of each. */
interface UnescapedText {
  readonly bytes: string;
  readonly starts: Uint32Array | undefined;
}

const MOST_ROUNDS = 6;

/** Creates a mask that puts `replacement` in place of each credential. */
export function makeMask(secrets: readonly Secret[], replacement = MASKED): Mask {
  const tiny = secrets.flatMap(({ text, hide }) => {
    const trimmed = text.trim();
    return hide === 'the-whole' && trimmed !== '' && trimmed.length < SHORTEST_SECRET ? [trimmed] : [];
  });
  let index: FormIndex | undefined;
  return (text) => {
    if (secrets.length === 0 || text === '') return text;
    index ??= grouped(placesIn(secrets.flatMap(formsOf)));
    const spans = findSpans(text, index);
    return tiny.reduce((shown, secret) => shown.replaceAll(secret, replacement), cutOut(text, spans, replacement));
  };
}

/** The forms of a secret. Base64 has three, by offset; characters at the ends depend on neighbours and are cut. */
function formsOf({ text, hide }: Secret): readonly SecretForm[] {
  const plain = text.trim();
  if (Buffer.byteLength(plain) < SHORTEST_SECRET) return [];
  const inJson = JSON.stringify(plain).slice(1, -1);
  const written = new Set([
    plain,
    inJson,
    encodeURIComponent(Buffer.from(plain).toString()),
    base64(Buffer.from(plain), 0),
  ]);
  const hex = Buffer.from(plain).toString('hex');
  const in64 = [...written].flatMap((one) => [0, 1, 2].map((before) => base64(Buffer.from(one), before)));
  const url64 = in64.map((one) => one.replaceAll('+', '-').replaceAll('/', '_'));
  const forms = [
    { bytes: bytesOf(plain), least: 8 },
    ...[...in64, ...url64].map((bytes) => ({ bytes, least: 11 })),
    ...[hex, hex.toUpperCase()].map((bytes) => ({ bytes, least: 16 })),
  ].map(({ bytes, least }) => ({
    bytes: bytes.replaceAll('+', ' '),
    least: hide === 'every-part' ? Math.min(least, bytes.length) : bytes.length,
  }));
  return [...new Map(forms.map((form) => [form.bytes, form])).values()];
}

function base64(bytes: Buffer, before: number): string {
  const whole = Buffer.concat([Buffer.alloc(before), bytes]);
  const signs = whole.toString('base64').replaceAll('=', '');
  return signs.slice(before === 0 ? 0 : before + 1, whole.length % 3 === 0 ? undefined : -1);
}

function bytesOf(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

/** The places of each sequence of SHORTEST_SECRET bytes in the forms. */
type FormIndex = ReadonlyMap<string, readonly { readonly form: SecretForm; readonly at: number }[]>;

function* placesIn(forms: readonly SecretForm[]): Generator<readonly [string, { form: SecretForm; at: number }]> {
  for (const form of forms)
    for (let at = 0; at + SHORTEST_SECRET <= form.bytes.length; at += 1)
      yield [form.bytes.slice(at, at + SHORTEST_SECRET), { form, at }];
}

interface HiddenSpan {
  readonly start: number;
  readonly end: number;
}

/** Searches the text after each round of unescaping. */
function findSpans(text: string, index: FormIndex): readonly HiddenSpan[] {
  const spans: HiddenSpan[] = [];
  let current: UnescapedText | undefined = readAsWritten(text);
  for (let round = 0; current !== undefined && round <= MOST_ROUNDS; round += 1) {
    const { bytes, starts }: UnescapedText = current;
    // A plus may encode a blank, so both are equal.
    const plain = bytes.includes('+') ? bytes.replaceAll('+', ' ') : bytes;
    for (let from = 0; from + SHORTEST_SECRET <= plain.length; from += 1) {
      const places = index.get(plain.slice(from, from + SHORTEST_SECRET));
      const length = places === undefined ? 0 : longestFrom(from, plain, places);
      if (length > 0) spans.push({ start: starts?.[from] ?? from, end: starts?.[from + length] ?? from + length });
    }
    current = unescapeOnce(current);
  }
  return spans;
}

/** The length of the longest part to mask that begins here; 0 without one. */
function longestFrom(
  from: number,
  text: string,
  places: readonly { readonly form: SecretForm; readonly at: number }[],
): number {
  let longest = 0;
  for (const { form, at } of places) {
    let length = SHORTEST_SECRET;
    while (at + length < form.bytes.length && text[from + length] === form.bytes[at + length]) length += 1;
    const isWhole = length === form.bytes.length;
    const givesAway =
      isWhole || (length >= form.least && form.least < form.bytes.length && isTelling(text.slice(from, from + length)));
    if (givesAway && length > longest) longest = length;
  }
  return longest;
}

/** Whether a text is too distinctive to occur in a sentence by chance. */
export function isTelling(text: string): boolean {
  if (text.length >= 16) return true;
  const kinds = [/[a-z]/u, /[A-Z]/u, /[0-9]/u].filter((kind) => kind.test(text));
  return text.length >= 8 && kinds.length > 1;
}

function cutOut(text: string, spans: readonly HiddenSpan[], replacement: string): string {
  if (spans.length === 0) return text;
  const pieces: string[] = [];
  let [shown, hiddenTo] = [0, -1];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    if (start > hiddenTo) pieces.push(text.slice(shown, start), replacement);
    hiddenTo = Math.max(hiddenTo, end);
    shown = hiddenTo;
  }
  return [...pieces, text.slice(shown)].join('');
}

function readAsWritten(text: string): UnescapedText {
  if (Buffer.byteLength(text) === text.length) return { bytes: text, starts: undefined };
  const bytes = bytesOf(text);
  const starts = new Uint32Array(bytes.length + 1);
  let [at, written] = [0, 0];
  for (const character of text) {
    for (let left = Buffer.byteLength(character); left > 0; left -= 1) starts[at++] = written;
    written += character.length;
  }
  starts[at] = text.length;
  return { bytes, starts };
}

/** Escapes of URLs, JSON, programs and HTML. */
const ESCAPE =
  /%([0-9a-f]{2})|\\u(d[89ab][0-9a-f]{2})\\u(d[c-f][0-9a-f]{2})|\\u\{?([0-9a-f]{4})\}?|\\x([0-9a-f]{2})|\\([\\"'/nrtbf])|&#(\d{1,7});?|&#x([0-9a-f]{1,6});?|&(amp|lt|gt|quot|apos|nbsp);/giu;

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Unescapes one level; undefined if nothing is escaped. The result is never longer. */
function unescapeOnce({ bytes, starts }: UnescapedText): UnescapedText | undefined {
  const pieces: string[] = [];
  let origins: Uint32Array | undefined;
  let [read, made] = [0, 0];
  const copyTo = (end: number, into: Uint32Array): void => {
    pieces.push(bytes.slice(read, end));
    for (; read < end; read += 1) into[made++] = starts?.[read] ?? read;
  };
  for (const match of bytes.matchAll(ESCAPE)) {
    origins ??= new Uint32Array(bytes.length + 1);
    copyTo(match.index, origins);
    const inside = decodeEscape(match);
    pieces.push(inside);
    for (let left = inside.length; left > 0; left -= 1) origins[made++] = starts?.[match.index] ?? match.index;
    read = match.index + match[0].length;
  }
  if (origins === undefined) return undefined;
  copyTo(bytes.length, origins);
  origins[made] = starts?.[bytes.length] ?? bytes.length;
  return { bytes: pieces.join(''), starts: origins };
}

/** Decodes one escape to bytes. */
function decodeEscape([, percent, high, low, unit, byte, escaped, decimal, hex, named]: RegExpExecArray): string {
  const one = percent ?? byte;
  if (one !== undefined) return String.fromCharCode(Number.parseInt(one, 16));
  if (escaped !== undefined) return ESCAPED[escaped.toLowerCase()] ?? escaped;
  if (named !== undefined) return NAMED[named.toLowerCase()] ?? '';
  const units = [high, low, unit].flatMap((written) => (written === undefined ? [] : [Number.parseInt(written, 16)]));
  if (units.length > 0) return bytesOf(String.fromCharCode(...units));
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code <= 0x10ffff ? bytesOf(String.fromCodePoint(code)) : '';
}
