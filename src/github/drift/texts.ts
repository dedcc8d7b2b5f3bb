import type { AttributeKey } from '../../attribute/attribute-key.ts';
import { renderDriftMarkdown } from '../../render/drift.ts';
import { codeBlock, codeSpan, codeSpanWithin, folded } from '../../render/markdown.ts';
import { MARKDOWN_BUDGET } from '../../render/plan-markdown.ts';
import type { Story } from '../../render/story/story.ts';
import type { DriftResult } from '../../run/drift.ts';
import type { ImportDraft } from '../../run/import/import.ts';

/** What there is to say of a target that has drifted. */
interface DriftToTell {
  readonly story: Story;
  readonly drift: DriftResult['drift'];
  /** Those of which an import may take the help desk's side. */
  readonly toTake: readonly AttributeKey[];
  /** "--config emea/deskform.yaml --target staging", as the commands need it. */
  readonly flags: string;
  /** The pull request that takes that side, where there is one. */
  readonly pull: number | undefined;
}

/** The drift as Markdown, and what can be done about it. Within the 65,536 characters of an issue. */
export function issueText(told: DriftToTell): string {
  const drift = renderDriftMarkdown(told.story, told.drift, MARKDOWN_BUDGET);
  const ways = waysOut(told).map((way) => `- ${way}`);
  return [drift, '**Two ways out**', '', ...ways, ...digestPart(told.story)].join('\n').concat('\n');
}

/** Above this the plan file has it. */
const LONGEST_DIGEST = 1_500;

/** No pull request has approved what puts drift back: somebody who has read this does. */
function digestPart({ digest }: Story): readonly string[] {
  if (digest.length > LONGEST_DIGEST) return [];
  return ['', folded('Digest, for <code>expect</code>', codeBlock('text', [digest]))];
}

function waysOut({ story, toTake, flags, pull }: DriftToTell): readonly string[] {
  const command = (words: string): string => codeSpan(`deskform ${words}${flags}`);
  const digest = `the digest ${story.digest.length > LONGEST_DIGEST ? 'in the plan file of the run' : 'below'}`;
  const files = `**The files are right:** apply them. Run the workflow that applies, with ${digest} as \`expect\`, or ${command('apply')}.`;
  if (toTake.length === 0) return [files, 'Nothing is to be taken from the help desk: git alone has moved.'];
  const keys = pasteable(toTake);
  const merge = pull === undefined ? '' : `merge #${pull}, or `;
  const how = `${merge}take its side with ${command(keys === '' ? 'import' : `import --accept ${keys}`)} and commit what it has written`;
  return [files, `**The help desk is right:** ${how}.`];
}

const LONGEST_KEYS = 2_000;

/** As many as a command line holds, and none that a shell would not take for a word. */
function pasteable(keys: readonly AttributeKey[]): string {
  let text = '';
  for (const key of keys.filter((one) => /^\w+\.\w+$/u.test(one))) {
    const longer = text === '' ? key : `${text},${key}`;
    if (longer.length > LONGEST_KEYS) break;
    text = longer;
  }
  return text;
}

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
