import type { Failure } from '../problem/failure.ts';
import { codeSpan } from '../render/markdown.ts';
import { printableSentence } from '../render/printable.ts';

/** A failure on the page of the run: what it kept from happening, what it says, and the way out. */
export function quoted(what: string, { code, message, hint }: Failure): readonly string[] {
  const lines = [message, ...(hint === undefined ? [] : [hint])];
  return [`**${what}** (\`${code}\`)`, lines.map((line) => `> ${codeSpan(printableSentence(line))}`).join('\n>\n')];
}
