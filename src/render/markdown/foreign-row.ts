import { codeSpanWithin } from '../markdown.ts';
import type { Story } from '../story/story.ts';

/** A row on which somebody else has staged work, and whether our migration takes its values along. */
export function foreignRow({ live, author }: Story['foreign'][number], { destroys }: Story, bytes: number): string {
  const short = (text: string): string => codeSpanWithin(text, bytes);
  const who = short(author ?? `user ${live.updatedById}`);
  const loses = destroys.includes(live.key) ? '; **the migration drops its values**' : '';
  return `- ${short(live.key)} waits for ${live.waitingFor.join(', ')}, by ${who}, ${short(live.updatedAt)}${loses}`;
}
