import { loadTargets } from '../config/project-settings.ts';
import { type TargetSettings, WITHOUT_ADDRESS } from '../config/target/target-settings.ts';
import { Failure, InvalidConfig } from '../problem/failure.ts';
import { isError, type Problem } from '../problem/problem.ts';
import { type ProjectChoice, placeOf, unknownTarget } from './open-project.ts';
import { ALL_TARGETS, TAG } from './target-words.ts';

export interface ChosenTargets {
  readonly targets: readonly TargetSettings[];
  /** Warnings of the configuration. */
  readonly problems: readonly Problem[];
}

/**
 * The targets that names, `tag:WORD` and `all` mean, each once, in the order in which they were first meant. Reads no
 * attribute file, no overlay and no environment variable of a target.
 */
export async function chooseTargets(choice: ProjectChoice, words: readonly string[]): Promise<ChosenTargets> {
  const { targets, problems } = await allTargets(choice);
  return { targets: [...new Set(words.flatMap((word) => meant(word, targets)))], problems };
}

/** Every target of the project; there may be none. */
export async function allTargets(choice: ProjectChoice): Promise<ChosenTargets> {
  const { targets, problems } = await loadTargets(placeOf(choice), choice.env);
  if (problems.some(isError)) throw new InvalidConfig(problems);
  return { targets: targets.filter((target) => target !== WITHOUT_ADDRESS), problems };
}

function meant(word: string, targets: readonly TargetSettings[]): readonly TargetSettings[] {
  if (word === ALL_TARGETS) {
    if (targets.length > 0) return targets;
    throw unknownTarget('to choose', []);
  }
  if (word.startsWith(TAG)) return withTag(word.slice(TAG.length), targets);
  const named = targets.filter(({ name }) => name === word);
  if (named.length > 0) return named;
  throw unknownTarget(
    JSON.stringify(word),
    targets.map(({ name }) => name),
  );
}

function withTag(tag: string, targets: readonly TargetSettings[]): readonly TargetSettings[] {
  const tagged = targets.filter(({ tags }) => tags.includes(tag));
  if (tagged.length > 0) return tagged;
  const known = [...new Set(targets.flatMap(({ tags }) => tags))];
  throw new Failure('WRONG_USE', `no target has the tag ${JSON.stringify(tag)}`, {
    hint: known.length === 0 ? 'No target has any tag.' : `There are: ${known.join(', ')}.`,
  });
}
