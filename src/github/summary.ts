import * as core from '@actions/core';
import { Failure } from '../problem/failure.ts';
import { codeSpanWithin, sizeOf } from '../render/markdown.ts';
import type { Hide } from '../run/hide.ts';

/** GitHub drops a larger page. */
const MOST_BYTES = 1_048_576;
const [MOST_NAMES, LONGEST_NAME] = [10, 200];
// An escaped character takes up to ten bytes.
const BYTES_OF_NOTE = 500 + MOST_NAMES * LONGEST_NAME * 10;

/** Room for a plan on the page of the run, more than in a comment. */
export const BUDGET_OF_PART = 200_000;

/**
 * Writes the page of the run, if there is one. A part that does not fit is left out.
 * @throws {Failure} FILE_UNWRITABLE
 */
export async function writeSummary(parts: readonly string[], hide: Hide): Promise<void> {
  const all = parts.map((part) => hide.text(part).trimEnd()).filter((part) => part !== '');
  if (all.length === 0 || (process.env.GITHUB_STEP_SUMMARY ?? '') === '') return;
  const [shown, left]: [string[], string[]] = [[], []];
  let free = MOST_BYTES - BYTES_OF_NOTE;
  for (const part of all) {
    const fits = sizeOf(part) <= free;
    (fits ? shown : left).push(part);
    if (fits) free -= sizeOf(part);
  }
  await core.summary
    .addRaw(`${[...noteOf(left), ...shown].join('\n\n')}\n`)
    .write()
    .catch((cause: unknown) => {
      throw new Failure('FILE_UNWRITABLE', 'the page of the run cannot be written (GITHUB_STEP_SUMMARY)', {
        hint: "Run the job again. If it fails again, check the runner's disk and permissions.",
        cause,
      });
    });
}

function noteOf(left: readonly string[]): readonly string[] {
  if (left.length === 0) return [];
  const headings = left.slice(0, MOST_NAMES).map((part) => (part.split('\n', 1)[0] ?? '').replace(/^#+ /u, ''));
  const names = headings.map((heading) => codeSpanWithin(heading, LONGEST_NAME)).join(', ');
  const more = left.length > MOST_NAMES ? ` and ${left.length - MOST_NAMES} more` : '';
  return [
    `> **Truncated:** GitHub limits this page to 1 MiB. Left out: ${names}${more}. The log and the plan files are complete.`,
  ];
}
