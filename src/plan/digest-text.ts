/** How many bytes of a hash a digest keeps: a second text for one of them takes 2^64 tries. */
export const HASH_BYTES = 8;

/** `whole` is over before and after, `after` over the aim alone: what is staged already no longer shows its before. */
export interface StepHashes {
  readonly whole: string;
  readonly after: string;
}

/** What a digest says, so that two approvals can be put together, and a half-done apply be told from another one. */
export interface DigestContent {
  readonly target: string;
  readonly policy: string;
  readonly steps: readonly StepHashes[];
}

const FORM = /^d1\.([A-Za-z0-9_-]+)$/u;

/** "d1." and, in base64url, the hashes of target, policy and every step, sorted: equal sets are equal texts. */
export function encodeDigest({ target, policy, steps }: DigestContent): string {
  const sorted = [...new Set(steps.map(({ whole, after }) => whole + after))].sort();
  return `d1.${Buffer.from([target, policy, ...sorted].join(''), 'hex').toString('base64url')}`;
}

/** Undefined for anything that no plan has printed. */
export function decodeDigest(text: string): DigestContent | undefined {
  const bytes = Buffer.from(FORM.exec(text)?.[1] ?? '', 'base64url');
  if (bytes.length === 0 || bytes.length % (2 * HASH_BYTES) !== 0) return undefined;
  const hashes: string[] = [];
  for (let at = 0; at < bytes.length; at += HASH_BYTES)
    hashes.push(bytes.subarray(at, at + HASH_BYTES).toString('hex'));
  const [target = '', policy = '', ...rest] = hashes;
  const steps: StepHashes[] = [];
  for (let at = 0; at < rest.length; at += 2) steps.push({ whole: rest[at] ?? '', after: rest[at + 1] ?? '' });
  return { target, policy, steps };
}
