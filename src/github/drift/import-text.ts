import { codeBlock, codeSpan, codeSpanWithin } from '../../render/markdown.ts';
import type { DriftResult } from '../../run/drift.ts';
import type { ImportDraft } from '../../run/import/import.ts';

/** A body holds 65,536 characters. */
const LONGEST = 60_000;
const LONGEST_NAME = 300;
const LONGEST_SENTENCE = 2_000;

/** What a pull request takes from the help desk, and what it could not take. */
export function importText(draft: ImportDraft, drift: DriftResult['drift']): string {
  const { left, impossible, secrets } = draft;
  const both = [...draft.accepted].filter((key) => drift.since?.moves.get(key)?.moved === 'both');
  const parts = [
    `The help desk ${name(draft.target.name)} is not as the files say. This takes its side into them, as \`deskform import\` does: merge it where the help desk is right. Where the files are right, close this and apply.`,
    ...section('Of what the files declare, the help desk’s side', draft.accepted.map(name)),
    ...section(
      'New in the files',
      [...draft.imported].map(([key, file]) => `${name(key)} in ${name(file)}`),
    ),
    ...section('Look twice: git has changed these, too, and this gives up what it has changed', both.map(name)),
    ...section(
      'Not taken',
      left.map(({ key, message }) => `${name(key)}: ${sentence(message)}`),
    ),
    ...section(
      'Credentials are not written. Set these where deskform runs',
      secrets.map(({ key, setting, variable }) => `${name(variable)}: ${name(setting)} of ${name(key)}`),
    ),
    ...impossible.map(byHand),
  ];
  return within(parts);
}

function name(text: string): string {
  return codeSpanWithin(text, LONGEST_NAME);
}

function sentence(text: string): string {
  return codeSpanWithin(text, LONGEST_SENTENCE);
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`**${title}:**`, lines.map((line) => `- ${line}`).join('\n')];
}

function byHand({ file, why, patch }: ImportDraft['impossible'][number]): string {
  const head = `**${name(file)} has to be edited by hand:** ${sentence(why)}`;
  return patch === '' ? head : `${head}\n\n${codeBlock('diff', patch.trimEnd().split('\n'))}`;
}

/** Whole parts, the first ones first. */
function within(parts: readonly string[]): string {
  const shown: string[] = [];
  let room = LONGEST;
  for (const part of parts) {
    room -= part.length + 2;
    if (room < 0) break;
    shown.push(part);
  }
  const note =
    shown.length < parts.length ? [`The rest has no room here: ${codeSpan('deskform import --check')} tells it.`] : [];
  return `${[...shown, ...note].join('\n\n')}\n`;
}
