import {
  groupOf,
  groupPlans,
  type HeadlineForm,
  IN_TEXT,
  type PlanGroup,
  rankOf,
  resultOf,
  storiesOf,
  type TargetPlan,
} from './headline.ts';
import { codeBlock, codeSpan, codeSpanWithin, folded, makeBudget, nameWithin, sizeOf } from './markdown.ts';
import { LONGEST_NAME, LONGEST_TEXT } from './printable.ts';
import { layOutSections, sectionOf } from './sections-markdown.ts';
import type { Line } from './story/line.ts';
import type { Story } from './story/story.ts';
import { counted, firstNames, INTERRUPTION, MOST_NAMES, shortHash } from './words.ts';

/** A GitHub comment has at most 65,536 characters, and needs room for other parts. */
export const MARKDOWN_BUDGET = 60_000;

export const IN_MARKDOWN: HeadlineForm = {
  ...IN_TEXT,
  strong: (text) => `**${text}**`,
  name: (text) => nameWithin(text, LONGEST_NAME),
};

export interface PlansToTell {
  readonly plans: readonly TargetPlan[];
  /** `merging`: the plan of a pull request, applied by its merge. */
  readonly next: 'merging' | 'applying';
  /** A link to the full plan, such as the run; undefined on the command line. */
  readonly link: string | undefined;
}

/**
 * Renders plans for a comment: the result, what happens next, then the diff. Equal plans are shown once. What
 * does not fit is counted, the least dangerous first.
 */
export function renderPlansMarkdown(told: PlansToTell, budgetInBytes: number, digests: readonly string[] = []): string {
  const groups = groupPlans(told.plans);
  const top = [`### ${resultOf(groups, IN_MARKDOWN)}`, ...nextStep(told, groups)];
  const end = [...footOf(told.plans), ...digests];
  const sections = groups
    .filter(isShown)
    .map((group) => sectionOf(group.plan, groups.length === 1 ? [] : [`#### ${resultOf([group], IN_MARKDOWN)}`]));
  const left = budgetInBytes - [...top, ...end].reduce((sum, part) => sum + sizeOf(part), 0);
  return `${[...top, ...layOutSections(sections, left, placeOfAll(told.link)), ...end].join('\n\n')}\n`;
}

/** Renders one plan with its digest, for the command line or a note on another forge. */
export function renderPlanMarkdown(story: Story, budgetInBytes: number): string {
  const plans = [groupOf(story).plan];
  const digest = wholeDigest(story, placeOfAll(undefined));
  return renderPlansMarkdown({ plans, next: 'applying', link: undefined }, budgetInBytes, [digest]);
}

const LONGEST_LINK = 300;

function placeOfAll(link: string | undefined): string {
  if (link === undefined) return codeSpan('deskform plan --out plan.json');
  const isLink = link.length <= LONGEST_LINK && /^https?:\/\/[^\s()<>\\[\]]+$/u.test(link);
  return isLink ? `[the run](${link})` : codeSpanWithin(link, LONGEST_LINK);
}

function isShown({ plan }: PlanGroup): boolean {
  if (plan.outcome === 'failed') return true;
  const { entries, foreign, verdict } = plan.story;
  return verdict !== 'nothing-to-do' || entries.length > 0 || foreign.length > 0 || plan.warnings.length > 0;
}

/** What the merge applies, and when it takes effect. */
function nextStep({ next }: PlansToTell, groups: readonly PlanGroup[]): readonly string[] {
  const ofRank = (...ranks: readonly string[]): readonly PlanGroup[] =>
    groups.filter(({ plan }) => ranks.includes(rankOf(plan)));
  const [stopped, changing] = [ofRank('failed', 'refused'), ofRank('destroys', 'changes')];
  const unchanged = namesInSentence(stopped);
  const nothing = unchanged === '' ? 'Merging changes nothing.' : `Merging does not change ${unchanged}.`;
  const sentences = [
    ...(next === 'merging' && changing.length > 0 ? [`Merging applies this to ${namesInSentence(changing)}.`] : []),
    ...(changing.length > 0 ? [whenInEffect(changing)] : []),
    ...(next === 'merging' && stopped.length > 0 ? [nothing] : []),
  ];
  return sentences.length === 0 ? [] : [sentences.join(' ')];
}

/** "dev, staging and production" */
function namesInSentence(groups: readonly PlanGroup[]): string {
  const targets = groups.flatMap((group) => group.targets).filter((target) => target !== '');
  if (targets.length > MOST_NAMES) return firstNames(targets, IN_MARKDOWN.name);
  return new Intl.ListFormat('en-GB').format(targets.map(IN_MARKDOWN.name));
}

function whenInEffect(groups: readonly PlanGroup[]): string {
  const stories = storiesOf(groups.map(({ plan }) => plan));
  const all = stories.flatMap(({ entries }) => entries);
  const isRestart = stories.some(({ restart }) => restart === 'needed');
  const later = isRestart ? `after migration, when ${INTERRUPTION}` : 'after migration, without a restart';
  const has = (effect: Line['effect']): boolean =>
    all.some(({ lines }) => lines.some((line) => line.effect === effect));
  const isNow = has('at-once') || all.some(({ action, danger }) => action === 'delete' && danger === 'risky');
  if (!isNow) return `The changes take effect ${later}.`;
  const isLater = has('at-migration') || all.some(({ action, danger }) => action === 'create' || danger === 'destroys');
  if (!isLater) return 'The changes take effect immediately.';
  return `Changes marked “immediately” take effect when sent. All others take effect ${later}.`;
}

const LONGEST_FOOT = 7_500;

function footOf(plans: readonly TargetPlan[]): readonly string[] {
  const stories = storiesOf(plans);
  const lines = makeBudget(LONGEST_FOOT)(stories, targetFacts);
  const left = stories.length - lines.length;
  const all = [...lines, ...(left === 0 ? [] : [`… and ${counted(left, 'more target')}`])];
  return all.length === 0 ? [] : [`<sub>${all.join('<br>')}</sub>`];
}

export function targetFacts({ target, release, commit }: Story): string {
  const facts = [
    ...(target.url === '' ? [] : [codeSpanWithin(target.url, LONGEST_TEXT)]),
    `release ${release}`,
    ...(commit === undefined ? [] : [`commit ${codeSpanWithin(commit, LONGEST_NAME)}`]),
  ];
  return `${nameWithin(target.name, LONGEST_NAME)}: ${facts.join(', ')}`;
}

const LONGEST_DIGEST = 2_000;

/** The digest by its beginning, folded: the whole one, or the place that has it, as trusted Markdown. */
export function wholeDigest({ digest }: Story, place: string): string {
  if (digest.length > LONGEST_DIGEST) return `Digest ${codeSpan(shortHash(digest))}. The full digest is in ${place}.`;
  const summary = `Digest <code>${shortHash(digest)}</code>, whole for <code>expect</code>`;
  return folded(summary, codeBlock('text', [digest]));
}
