import { stat } from 'node:fs/promises';
import * as core from '@actions/core';
import { Failure } from '../problem/failure.ts';
import { codeSpanWithin, sizeOf } from '../render/markdown.ts';
import type { Hide } from '../run/hide.ts';

/** A page with one byte more is thrown away whole, whatever stands on it. */
const MOST_BYTES = 1_048_576;

/** A plan on the page: generous, since it holds a megabyte. */
export const BUDGET_OF_PART = 200_000;

/**
 * Writes on the page of the run, below what this step has written there before. Parts are whole or left out, the first
 * have the first right to the room; on top stands what is left out. Nothing happens where there is no such page.
 * @throws {Failure} FILE_UNWRITABLE
 */
export async function writeSummary(parts: readonly string[], hide: Hide): Promise<void> {
  const path = process.env.GITHUB_STEP_SUMMARY ?? '';
  const hidden = parts.map((part) => hide.text(part).trimEnd()).filter((part) => part !== '');
  if (path === '' || hidden.length === 0) return;
  try {
    const { size } = await stat(path);
    const above = size === 0 ? '' : '\n\n';
    const shown = withinBytes(hidden, MOST_BYTES - size - above.length);
    if (shown.length > 0) await core.summary.addRaw(`${above}${shown.join('\n\n')}\n`).write();
  } catch (cause) {
    throw new Failure('FILE_UNWRITABLE', 'the page of the run cannot be written (GITHUB_STEP_SUMMARY)', {
      hint: 'Look at the runner’s disk, or set the input `summary: false`.',
      cause,
    });
  }
}

const MOST_NAMES = 10;
const LONGEST_NAME = 200;
const NAMES_BYTES = MOST_NAMES * (LONGEST_NAME + 2);
/** What is said of parts left out is never longer than this without their names. */
const NOTE_BYTES = 200;

function withinBytes(parts: readonly string[], bytes: number): readonly string[] {
  const whole = choose(parts, bytes);
  if (whole.left.length === 0) return whole.shown;
  if (bytes < NOTE_BYTES) return [];
  // On a page that is nearly full a part is worth more than the names of those that are not there.
  const [mostNames, note] = bytes < 2 * NAMES_BYTES ? [0, NOTE_BYTES] : [MOST_NAMES, NOTE_BYTES + NAMES_BYTES];
  const { shown, left } = choose(parts, bytes - note);
  return [noteOf(left, parts.length, mostNames), ...shown];
}

interface Choice {
  readonly shown: readonly string[];
  readonly left: readonly string[];
}

/** A part that is too large does not take smaller ones with it. */
function choose(parts: readonly string[], bytes: number): Choice {
  const [shown, left]: [string[], string[]] = [[], []];
  let free = bytes;
  for (const part of parts) {
    const fits = sizeOf(part) <= free;
    (fits ? shown : left).push(part);
    if (fits) free -= sizeOf(part);
  }
  return { shown, left };
}

function noteOf(left: readonly string[], all: number, mostNames: number): string {
  const names = left.slice(0, mostNames).map((part) => codeSpanWithin(headingOf(part), LONGEST_NAME));
  const more = left.length - names.length;
  const which = names.length === 0 ? '' : `: ${names.join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
  return [
    `> **Left out:** ${left.length} of ${all} parts, since GitHub holds this page to 1 MiB a step${which}.`,
    'The log and the plan files have all of it.',
  ].join(' ');
}

function headingOf(part: string): string {
  return (part.split('\n', 1)[0] ?? '').replace(/^#+ /u, '');
}
