/** Chooses every target. */
export const ALL_TARGETS = 'all';
/** Chooses the targets that bear a tag, as in "tag:wave1". */
export const TAG = 'tag:';

/** Can what was written for `--target` mean several of them? */
export function meansSeveral(written: string): boolean {
  return written === ALL_TARGETS || written.startsWith(TAG) || written.includes(',');
}
