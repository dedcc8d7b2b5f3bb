import type { AttributeKey } from '../../model/attribute-key.ts';
import { Failure } from '../../model/failure.ts';
import { isComposed, unapprovedSteps } from '../../plan/approved.ts';
import type { PlanTarget } from '../../plan/decision.ts';
import { type DigestContent, decodeDigest, hashOfTarget } from '../../plan/digest.ts';
import { type Plan, stepsOf } from '../../plan/plan.ts';
import { type CountDocument, isStep, type Step } from '../../plan/plan-document.ts';
import { parseReviewedRecords, type ReviewedRecords, recordExcess, reviewedRecords } from '../../plan/record-limit.ts';
import { excessInWords, firstNames, recordsOf, wayOutOfExcess } from '../../render/words.ts';
import { readPlanFile } from '../read-plan-file.ts';

export { decodeDigest, hashOfTarget, isComposed, parseReviewedRecords };

/** What was reviewed: digests, and the plan files that carry them with the values before and after. */
export interface Approvals {
  readonly digests: readonly DigestContent[];
  readonly steps: readonly Step[];
  /** What the deleted fields held at review, by the hash of the target, as far as plan files or the journal have it. */
  readonly reviewed: readonly { readonly target: string; readonly records: ReviewedRecords }[];
  /** The source of the approval: a review, or the journal of the apply to finish. `nobody`: no review was asked for. */
  readonly by: 'review' | 'journal' | 'nobody';
}

export const NO_APPROVALS: Approvals = { digests: [], steps: [], reviewed: [], by: 'nobody' };

/** Reads `--plan FILE` and `--expect DIGEST`, each any number of times. */
export async function readApprovals(
  cwd: string,
  planFiles: readonly string[],
  expected: readonly string[],
): Promise<Approvals> {
  if (planFiles.length === 0 && expected.length === 0) return NO_APPROVALS;
  const files = await Promise.all(planFiles.map((file) => readReviewedPlan(cwd, file)));
  const digests = expected.map((text) =>
    digestOf(text.trim(), '--expect needs a full digest, from `deskform plan --json`'),
  );
  return {
    digests: [...digests, ...files.map(({ digest }) => digest)],
    steps: files.flatMap(({ steps }) => steps),
    reviewed: files.map(({ digest, records }) => ({ target: digest.target, records })),
    by: 'review',
  };
}

async function readReviewedPlan(cwd: string, file: string) {
  const { digest, decisions, counts = [] } = await readPlanFile(cwd, file);
  const deletions = counts.filter(({ hit }) => hit === 'value-deleted');
  return {
    digest: digestOf(digest, `${file} contains no valid digest of a plan`),
    steps: decisions.filter(isStep),
    records: parseReviewedRecords(Object.fromEntries(deletions.map(({ key, records }) => [key, records]))),
  };
}

function digestOf(text: string, otherwise: string): DigestContent {
  const digest = decodeDigest(text);
  const hint = /\.json$/u.test(text) ? `For a plan file write: --plan ${text}` : undefined;
  if (digest === undefined) throw new Failure('WRONG_USE', otherwise, { hint });
  return digest;
}

/** The counts that limit deletions: the smallest reviewed one, or that of the plan itself if no plan file has one. */
export function reviewedOf({ rules }: Plan, { reviewed }: Approvals): ReviewedRecords {
  const records = new Map<AttributeKey, number>();
  const target = hashOfTarget(rules.target);
  for (const one of reviewed.filter((each) => each.target === target))
    for (const [key, number] of one.records) records.set(key, Math.min(number, records.get(key) ?? number));
  return new Map([...reviewedRecords(rules.counts), ...records]);
}

/** @throws {Failure} LIMIT_EXCEEDED where values that were counted now are more than the target and the review allow. */
export function mustStayInLimit(plan: Plan, approvals: Approvals, counts: readonly CountDocument[]): void {
  const excess = recordExcess(plan.rules, counts, reviewedOf(plan, approvals));
  if (excess === undefined) return;
  // What a name allows, and was counted once, has to be counted again: another name would not help.
  const allowed: readonly string[] = plan.rules.allowedDestroys;
  const isAllowed = excess.keys.every((key) => allowed.includes(key));
  const hint = excess.records === null && isAllowed ? 'Try again, or review a new plan.' : wayOutOfExcess(excess);
  throw new Failure('LIMIT_EXCEEDED', `${excessInWords(excess)}; nothing was migrated`, { hint });
}

/** @throws {Failure} VALUES_TOO_LONG where values that are longer than a new limit were counted now, or could not be. */
export function mustFit(counts: readonly CountDocument[]): void {
  for (const count of counts) {
    if (count.hit !== 'value-too-long' || count.records === 0) continue;
    const { key, records, characters } = count;
    const which =
      records === null
        ? 'it is not known which stored values are'
        : `${recordsOf([key], records)} ${records === 1 ? 'holds' : 'hold'} a value`;
    const message = `${key}: ${which} longer than ${characters} characters; nothing was migrated`;
    const shorten = records === null ? 'Run' : 'Shorten them on the help desk, then run';
    throw new Failure('VALUES_TOO_LONG', message, { hint: `${shorten} \`deskform apply\` again.` });
  }
}

/** The steps of a plan that bring what one of these plans was to bring, whether or not they may be applied as they are. */
export function sameAims(plan: Plan, digests: readonly string[]): readonly AttributeKey[] {
  const known = digests.flatMap((digest) => decodeDigest(digest) ?? []);
  const others = unapprovedSteps(plan, known).flatMap(({ key, moved }) => (moved === 'file' ? [key] : []));
  return stepsOf(plan).flatMap(({ key }) => (others.includes(key) ? [] : [key]));
}

const MOVED = {
  file: 'not in the approved plan',
  'own-settings': 'settings of deskform itself changed in the files, such as `accept`',
  live: 'the help desk changed',
  policy: 'the policies of the target changed',
  target: 'approved for another target, or for another connection to it',
} as const;

const NOT_AS = {
  review: { message: 'stale plan', hint: 'Run `deskform plan` again, then review and approve the new plan.' },
  journal: {
    message: 'the plan differs from the interrupted apply',
    hint: 'To finish it, restore the files as they were and run `deskform resume`. To apply the current files, run `deskform apply`. To take back the pending changes, run `deskform undo`.',
  },
} as const satisfies Record<Exclude<Approvals['by'], 'nobody'>, { readonly message: string; readonly hint: string }>;

export function mustBeApproved(plan: Plan, { digests, by }: Approvals): void {
  if (by === 'nobody') return;
  const unapproved = unapprovedSteps(plan, digests).filter((step) => !onlyPutsBack(step, plan));
  if (unapproved.length === 0) return;
  const list = [...new Set(unapproved.map(({ moved }) => moved))]
    .map((moved) => {
      const keys = unapproved.flatMap((step) => (step.moved === moved ? [step.key] : []));
      return `${firstNames(keys, (key) => key)} (${MOVED[moved]})`;
    })
    .join(', ');
  throw notAs(by, list);
}

function notAs(by: keyof typeof NOT_AS, moved: string): Failure {
  const { message, hint } = NOT_AS[by];
  return new Failure('NOT_AS_REVIEWED', `${message}: ${moved}; nothing was sent`, { hint });
}

/** Whether a step with an approved result does nothing but bring back a position that an earlier run left one too high. */
function onlyPutsBack({ key, moved }: ReturnType<typeof unapprovedSteps>[number], plan: Plan): boolean {
  const step = stepsOf(plan).find((one) => one.key === key);
  return (
    moved === 'live' &&
    step?.action === 'update' &&
    step.after.position === plan.rules.nudged.get(key) &&
    step.changes.every(({ path }) => path === 'position')
  );
}

/**
 * Throws if no approval is for this target and this connection to it. Asked before anything is sent: the token would go
 * where nobody has approved. Approvals of several targets come together.
 */
export function mayBeApproved(target: PlanTarget, { digests, by }: Approvals): void {
  if (by === 'nobody' || digests.length === 0) return;
  if (digests.some((digest) => digest.target === hashOfTarget(target))) return;
  throw notAs(by, `${target.name} (${MOVED.target})`);
}

/** Throws if a plan file is for another target: undo would take back foreign changes. */
export function mustBeForTarget(target: PlanTarget, { digests }: Approvals): void {
  if (digests.every((digest) => digest.target === hashOfTarget(target))) return;
  const message = `the plan file was made for another target, or for another connection to it, not ${target.name}; nothing was sent`;
  const hint = 'Choose the target of the plan file, or give a plan file of this target.';
  throw new Failure('NOT_AS_REVIEWED', message, { hint });
}
