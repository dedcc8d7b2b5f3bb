import * as core from '@actions/core';
import { Failure } from '../problem/failure.ts';
import { sizeOf } from '../render/markdown.ts';
import type { Hide } from '../run/hide.ts';

/** GitHub drops a larger page. */
const MOST_BYTES = 1_048_576;
const TRUNCATED = '> **Truncated:** GitHub limits this page to 1 MiB. What did not fit is in the log.';

/** Room for a plan on the page of the run, more than in a comment. */
export const BUDGET_OF_PART = 200_000;

/**
 * Writes the page of the run, if there is one. A part that does not fit is left out.
 * @throws {Failure} FILE_UNWRITABLE
 */
export async function writeSummary(parts: readonly string[], hide: Hide): Promise<void> {
  const all = parts.map((part) => hide.text(part).trimEnd()).filter((part) => part !== '');
  if (all.length === 0 || (process.env.GITHUB_STEP_SUMMARY ?? '') === '') return;
  let free = MOST_BYTES - sizeOf(TRUNCATED);
  const shown = all.filter((part) => {
    const fits = sizeOf(part) <= free;
    if (fits) free -= sizeOf(part);
    return fits;
  });
  const page = shown.length === all.length ? shown : [TRUNCATED, ...shown];
  try {
    await core.summary.addRaw(`${page.join('\n\n')}\n`).write();
  } catch (cause) {
    throw new Failure('FILE_UNWRITABLE', 'the page of the run cannot be written (GITHUB_STEP_SUMMARY)', {
      hint: "Check the runner's disk and permissions.",
      cause,
    });
  }
}
