import { codeSpanWithin } from '../markdown.ts';
import type { Story } from '../story/story.ts';
import { authorInWords, waitingInWords, whenInWords } from '../story/waiting-words.ts';

/** A row on which somebody else has staged work, and whether our migration takes its values along. */
export function foreignRow(row: Story['foreign'][number], { destroys }: Story, bytes: number): string {
  const short = (text: string): string => codeSpanWithin(text, bytes);
  const loses = destroys.includes(row.live.key) ? '; **the migration drops its values**' : '';
  return `- ${short(row.live.key)}, staged by ${short(authorInWords(row))} at ${short(whenInWords(row))}: ${waitingInWords(row.live)}${loses}`;
}
