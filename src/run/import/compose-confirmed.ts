import type { AttributeKey } from '../../attribute/attribute-key.ts';
import type { LiveRow } from '../../attribute/live-attribute.ts';
import type { Environment } from '../../attribute/placeholder.ts';
import type { Project } from '../../config/load-project.ts';
import { Failure } from '../../problem/failure.ts';
import type { OpenedTarget } from '../open-project.ts';
import { type ComposedFiles, composeFiles, type Wishes, type WrittenForm, wishesWithout } from './import-files.ts';
import { type Doubt, findDoubts, type Reading } from './prove-drafts.ts';
import { readWithDrafts } from './staged-copy.ts';

export interface ConfirmedForm extends Omit<WrittenForm, 'inline'> {
  readonly env: Environment;
}

export interface ConfirmedFiles {
  readonly composed: ComposedFiles;
  /** The project as the ordinary loader reads it with them. */
  readonly drafted: Reading;
  /** What would not have come out as it was meant, and why: nothing of it is written. */
  readonly doubted: ReadonlyMap<AttributeKey, string>;
}

/**
 * The files, read again by the ordinary loader. What a list cannot say goes back into the YAML, and an attribute that is
 * in doubt is left out; a doubt about none of them, or about all, ends the run.
 */
export async function composeConfirmed(
  opened: OpenedTarget,
  wishes: Wishes,
  wanted: ReadonlyMap<AttributeKey, LiveRow>,
  { layout, csvAbove, env }: ConfirmedForm,
): Promise<ConfirmedFiles> {
  const before = readingOf(opened.project);
  const inline = new Set<AttributeKey>();
  const doubted = new Map<AttributeKey, string>();
  for (;;) {
    const rest = wishesWithout(wishes, new Set(doubted.keys()));
    const composed = await composeFiles(opened.project, rest, { layout, csvAbove, inline });
    if (composed.files.length === 0) return { composed, drafted: before, doubted };
    const drafts = new Map(composed.files.map(({ file, after }) => [file, after]));
    const drafted = readingOf(await readWithDrafts(opened, drafts, env));
    const skipped = new Set([...doubted.keys(), ...composed.impossible.flatMap(({ keys }) => keys)]);
    const meant = [...wanted.values()].filter(({ key }) => !skipped.has(key));
    const doubts = findDoubts(before, drafted, meant);
    const [doubt, ...others] = doubts;
    if (doubt === undefined) return { composed, drafted, doubted };
    const about = new Map(meant.flatMap(({ key }) => aboutIt(key, doubts)));
    const listed = [...about.keys()].filter((key) => composed.withLists.has(key));
    if (listed.length > 0) for (const key of listed) inline.add(key);
    else if (about.size > 0 && doubted.size + about.size < wanted.size)
      for (const [key, why] of about) doubted.set(key, why);
    else throw notProved(doubt, others);
  }
}

function readingOf({ definitions, problems }: Project): Reading {
  return { definitions, problems };
}

/** The first doubt about an attribute says enough. */
function aboutIt(key: AttributeKey, doubts: readonly Doubt[]): readonly (readonly [AttributeKey, string])[] {
  const doubt = doubts.find((one) => one.key === key);
  return doubt === undefined ? [] : [[key, doubt.why]];
}

function notProved({ why }: Doubt, others: readonly Doubt[]): Failure {
  return new Failure('IMPORT_NOT_PROVED', `read again, the files would not mean what is meant: ${why}`, {
    hint: 'Nothing was written. Import the others by their keys, and write this one by hand.',
    cause: others.length === 0 ? undefined : new Error(others.map((other) => other.why).join('; ')),
  });
}
