import fc from 'fast-check';

/** What people and networks have put into labels, with and without meaning it. */
const FRAGMENTS = [
  '\u001b[31m',
  '\u001b]0;title\u0007',
  '\u009b5m',
  '\u0000',
  '\r',
  '\n',
  '\t',
  '\u0085',
  '\u2028',
  '\u202e',
  '\u2066',
  '\u200f',
  '\u061c',
  '\u200b',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u034f',
  '\u2800',
  '\ufe0f',
  '\u{e0041}',
  '\ud800',
  '\udfff',
  '<b>',
  '</code>',
  '</pre>',
  '</details>',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '"onload="',
  "'",
  '"',
  '&lt;',
  '&#64;',
  '&',
  '`',
  '``',
  '```',
  '~~~',
  '*',
  '_',
  '**bold**',
  '[x](https://x.example)',
  '![x](https://x.example/x.png)',
  '[x]: https://x.example',
  'www.x.example',
  'https://x.example',
  'x@x.example',
  '@octocat',
  '#123',
  'org/repo#1',
  ':tada:',
  '|',
  '\\|',
  '\\',
  '\n\n# heading\n\n',
  '\n- ',
  '> ',
  '| --- |',
  '[^1]',
  '::set-output name=x::y',
  '::stop-commands::x',
  '##[error]',
  '##vso[task.setvariable]',
  '#',
  ' ',
  ', ',
  'ß',
  '漢字',
  '👩🏽‍💻',
  '❤️',
  'שלום',
  'e\u0301',
  'word',
];

/** One such text. It ends in a letter, so that none is empty, and none reads as our own words. */
export const hostileText = fc
  .array(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...FRAGMENTS) }, fc.string({ unit: 'binary', maxLength: 3 })),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((parts) => `${parts.join('')}.x`);

/** Controls, marks of direction, zero widths, tags, halves of characters, Braille's blank: none of them may reach a terminal. */
const ACTING =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly the characters that must not pass
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\ufeff\u{e0000}-\u{e0fff}\p{Cs}]|\u034f/u;
/** Between two pictographs it makes one of them; anywhere else it only hides. */
const LOOSE_JOINER =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: our own colours begin with one
const OUR_COLOURS = /\u001b\[(?:1|2|4|22|24|31|32|33|39)m/gu;
/** GitHub Actions obeys where a line begins, and the older form anywhere in it. */
const WORKFLOW_COMMAND = /^\s*::[A-Za-z]|##(?:vso)?\[/mu;

/** What of theirs acts in an output that a terminal or a build log shows; undefined where nothing does. */
export function actingInTerminal(output: string): string | undefined {
  const theirs = output.replace(OUR_COLOURS, '');
  for (const acting of [ACTING, LOOSE_JOINER, WORKFLOW_COMMAND]) {
    const found = acting.exec(theirs);
    if (found !== null) return JSON.stringify(theirs.slice(Math.max(0, found.index - 60), found.index + 60));
  }
  return undefined;
}

/**
 * How often each element begins, and whatever else a reader of HTML would not take for text. A `mark` is left out: how
 * many words differ depends on the words, and none of theirs is one.
 */
export function elementsOf(html: string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [, name = ''] of html.matchAll(/<(!--|[!?]|\/?[A-Za-z][^\s/>]*)/gu))
    if (!name.endsWith('mark')) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
