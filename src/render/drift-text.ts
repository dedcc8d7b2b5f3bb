import type { Drift } from '../plan/drift.ts';
import { DIRECTION, MOVER_IN_WORDS, movedBy } from './drift-words.ts';
import type { Paper } from './paper.ts';
import { bodyLines } from './plan-text.ts';
import { printable, printableShort } from './printable.ts';
import { shortCommit } from './short-commit.ts';
import type { Story } from './story/story.ts';
import { firstNames, plural } from './words.ts';
import { hang } from './wrap.ts';

/** Drift for a terminal: how much and whose, then each difference as a plan tells it. */
export function renderDriftText(story: Story, drift: Drift, paper: Paper): string {
  const { style } = paper;
  const line = (text: string): readonly string[] => hang('', text, paper);
  const { name, url } = story.target;
  const address = url === '' ? '' : ` at ${printableShort(url, 300)}`;
  const commit = story.commit === undefined ? '' : `, commit ${printable(story.commit)}`;
  const count = drift.differences.length;
  const lines = [
    ...line(`${style.bold('Drift')} of ${printableShort(name, 100)}${address}`),
    ...line(`Release ${story.release}${commit}`),
    ...sinceInWords(drift).flatMap(line),
    ...line(count === 0 ? `${style.green('None')}: ${nothingInWords(story)}` : `${plural(count, 'difference')}.`),
    ...movedBy(drift).flatMap(([mover, keys]) =>
      line(`${MOVER_IN_WORDS[mover]}: ${firstNames(keys, (key) => printableShort(key, 100))}`),
    ),
    ...bodyLines(story, paper),
    ...(story.chapters.length === 0 ? [] : ['', ...line(style.dim(DIRECTION))]),
  ];
  return `${lines.join('\n')}\n`;
}

function sinceInWords({ since }: Drift): readonly string[] {
  return since === undefined ? [] : [`Since ${printableShort(since.ref, 100)} (${shortCommit(since.commit)})`];
}

function nothingInWords({ counts }: Story): string {
  return `${plural(counts.keep, 'attribute')} on the help desk, no difference.`;
}
