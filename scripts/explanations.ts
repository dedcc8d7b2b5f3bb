import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The paragraphs of docs/failures.md by their code, carried inside the program for `deskform explain`. */
export const EXPLANATIONS = 'src/run/generated/explanations.json';

export function makeExplanations(root: string): string {
  const sections = readFileSync(join(root, 'docs/failures.md'), 'utf8').split(/^(?=# |## )/mu);
  const paragraphs = sections.flatMap((section) => {
    const [, code, text] = /^## `([^`]+)`\n\n(.*)$/su.exec(section) ?? [];
    return code === undefined || text === undefined ? [] : [[code, onItsOwn(text.trim())] as const];
  });
  return `${JSON.stringify(Object.fromEntries(paragraphs), undefined, 1)}\n`;
}

/** Away from its page a link leads nowhere, and so does the name of a recording. Lines are broken anew where they are shown. */
function onItsOwn(text: string): string {
  return text
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/gu, '$1')
    .replaceAll(/\s\([5-7]\.\d\/\d[^)]*\)/gu, '')
    .split(/\n{2,}/u)
    .map((paragraph) => (/^\s*(?:[-|]|```)/u.test(paragraph) ? paragraph : paragraph.replaceAll(/\s*\n\s*/gu, ' ')))
    .join('\n\n');
}
