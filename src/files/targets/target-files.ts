import { isJsonObject, type JsonObject, member, withMember } from '../../model/json.ts';
import type { Problem } from '../../model/problem.ts';
import { formatPosition } from '../../model/problem.ts';
import { checkTarget } from '../check/check-target.ts';
import { problemAt, type SourceText } from '../source-text.ts';
import type { YamlDocument } from '../yaml/yaml-file.ts';
import { mergeSettings, writtenSteps } from './merge-settings.ts';
import { readTarget, type TargetSettings } from './target-settings.ts';

/** The settings of one target or of `defaults`, with their positions. */
export interface WrittenTarget {
  readonly name: string;
  readonly settings: JsonObject;
  readonly file: string;
  readonly locate: YamlDocument['locate'];
}

/** Returns the targets under `targets` of a document. */
export function targetsOfDocument({ value, locate }: YamlDocument, { file }: SourceText): readonly WrittenTarget[] {
  const targets = isJsonObject(value) && isJsonObject(value.targets) ? value.targets : {};
  return Object.entries(targets).flatMap(([name, settings]) =>
    isJsonObject(settings)
      ? [{ name, settings, file, locate: (path, at) => locate(['targets', name, ...path], at) }]
      : [],
  );
}

/** Returns the `defaults` of a document. */
export function defaultsOfDocument({ value, locate }: YamlDocument, { file }: SourceText): WrittenTarget | undefined {
  const settings = isJsonObject(value) ? value.defaults : undefined;
  if (!isJsonObject(settings)) return undefined;
  return { name: 'defaults', settings, file, locate: (path, at) => locate(['defaults', ...path], at) };
}

export function secondDocument({ locate }: YamlDocument, source: SourceText): Problem {
  return problemAt(source, 'wrong-shape', locate([], 'key'), {
    message: `${source.file} contains more than one document`,
    hint: 'Remove the line ---. Only attribute files may contain several documents.',
  });
}

/** Merges the defaults into each target and checks the result. */
export function settleTargets(
  written: readonly WrittenTarget[],
  defaults: WrittenTarget | undefined,
  { tell }: SourceText,
) {
  const problems = new Map<string, Problem>();
  const targets: TargetSettings[] = [];
  for (const one of written) {
    const merged = withDefaults(one, defaults);
    for (const { path, at, ...problem } of checkTarget(merged.settings)) {
      const where = merged.locate(path, at);
      // A fault of the defaults is one, however many targets have it.
      problems.set(`${formatPosition(where)} ${problem.code} ${problem.message}`, tell({ ...problem, where }));
    }
    const target = readTarget(one.name, merged.settings, {
      file: one.file,
      locate: (path) => merged.locate(path, 'value'),
      tell,
    });
    if (target !== undefined) targets.push(target);
  }
  return { targets, problems: [...problems.values()] };
}

function withDefaults(target: WrittenTarget, defaults: WrittenTarget | undefined): WrittenTarget {
  if (defaults === undefined) return target;
  const below = withoutOtherLogin(defaults.settings, target.settings);
  return {
    ...target,
    settings: mergeSettings(below, target.settings),
    locate: (path, at) =>
      writtenSteps(below, path) > writtenSteps(target.settings, path)
        ? defaults.locate(path, at)
        : target.locate(path, at),
  };
}

const WAY_IN: Readonly<Record<string, string>> = { token: 'token', bearer: 'bearer', user: 'basic', password: 'basic' };

/** Drops the login of the defaults if the target has another login method. A user without password keeps the rest. */
function withoutOtherLogin(defaults: JsonObject, target: JsonObject): JsonObject {
  const [shared, own] = [member(defaults, 'auth'), member(target, 'auth')];
  if (!isJsonObject(shared) || !isJsonObject(own)) return defaults;
  const ways = new Set(Object.keys(own).map((key) => WAY_IN[key]));
  return withMember(
    defaults,
    'auth',
    Object.fromEntries(Object.entries(shared).filter(([key]) => ways.has(WAY_IN[key]))),
  );
}
