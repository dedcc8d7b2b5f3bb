import type { AttributeKey } from '../../attribute/attribute-key.ts';
import { renderDriftMarkdown } from '../../render/drift.ts';
import { codeBlock, codeSpan, folded } from '../../render/markdown.ts';
import { MARKDOWN_BUDGET } from '../../render/plan-markdown.ts';
import type { Story } from '../../render/story/story.ts';
import type { DriftResult } from '../../run/drift.ts';

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
