import type { ProblemText } from '../../model/problem.ts';
import type { ProblemCode } from '../../model/problem-codes.ts';
import { oddText, oddValue } from '../characters.ts';
import { quote } from '../check/words.ts';

type Rule = readonly [shape: RegExp, code: ProblemCode, what: string, hint: (text: string) => string];

const writeWithout = (shape: RegExp) => (text: string) => write(text.replace(shape, '').trim());
const TAG = /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>/giu;
const MONTH = '(?:Jan|Feb|M[aä]r|Mrz|Apr|Ma[iy]|Jun|Jul|Aug|Sep|O[ck]t|Nov|De[cz])[a-z]*\\.?';

/** Texts that people seldom mean: what another program left in them. */
const RULES: readonly Rule[] = [
  [
    /\ufffd/u,
    'odd-character',
    'contains U+FFFD, where a letter was lost',
    () => 'Write the letter again, and save as UTF-8.',
  ],
  [
    /\{\{.*\}\}|\{%.*%\}|<%.*%>|\$\{(?!env:)[^}]*\}|#\{[^}]*\}/u,
    'looks-pasted',
    'is a template, and is shown as it is written',
    () => 'Write the text itself: templates are not filled in.',
  ],
  [TAG, 'looks-pasted', 'contains HTML, which is shown as it is written', writeWithout(TAG)],
  [
    /&(?:[a-z]{2,8}|#\d{2,5});/iu,
    'looks-pasted',
    'contains an entity of HTML, which is shown as it is written',
    () => 'Write the character itself.',
  ],
  [
    /\*\*.+\*\*|\[.+\]\(.+\)|`.+`/u,
    'looks-pasted',
    'contains Markdown, which is shown as it is written',
    () => 'Write the plain text.',
  ],
  [/\s\/\/(?:\s|$)/u, 'looks-pasted', 'contains //, which begins no comment', writeWithout(/\s*\/\/.*$/u)],
  [/[,;]$/u, 'looks-pasted', 'ends with a comma or a semicolon', writeWithout(/[\s,;]+$/u)],
  [
    /^#(?:N\/A|NV|REF!|BEZUG!|NAME\??|VALUE!|WERT!|DIV\/0!|NULL!|NUM!|ZAHL!|SPILL!|CALC!|#+)$/u,
    'spreadsheet-text',
    'is an error of a spreadsheet',
    () => 'Correct the formula there, and save the table again.',
  ],
  [
    /^=(?:\$?[A-Z]{1,3}\$?\d|[A-Z.]{2,}\()/u,
    'spreadsheet-text',
    'is a formula',
    () => 'Save the values of the spreadsheet, not its formulas.',
  ],
  [
    new RegExp(`^\\d[.,]\\d+E\\+?\\d+$|^\\d{1,2}[-. ]+${MONTH}$|^${MONTH}[-. ]+\\d{1,4}$`, 'u'),
    'spreadsheet-text',
    'is what a spreadsheet makes of a number or a code',
    () => 'Format its column as text, write it again, and save the table.',
  ],
];

/** A credential is not repeated, and a long text not in part. */
function write(meant: string): string {
  const isWhole = meant !== '' && quote(meant) === JSON.stringify(meant);
  return isWhole ? `Write ${quote(meant)}.` : 'Write it again without that.';
}

/** Finds what nobody meant in a label or in the value of an option. */
export function faultOfText(
  text: string,
  is: 'label' | 'value',
): (ProblemText & { readonly code: ProblemCode }) | undefined {
  const odd = is === 'label' ? oddText(text) : oddValue(text);
  if (odd !== undefined)
    return {
      code: 'odd-character',
      message: `the ${is} ${quote(text)} contains ${odd.what}`,
      hint: write(odd.meant),
    };
  const rule = RULES.find(([shape]) => text.search(shape) >= 0);
  if (rule === undefined) return undefined;
  const [, code, what, hint] = rule;
  return { code, message: `the ${is} ${quote(text)} ${what}`, hint: hint(text) };
}
