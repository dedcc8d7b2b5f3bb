import { isJsonObject, type JsonObject, member, withMember } from '../../model/json.ts';
import type { Problem } from '../../model/problem.ts';
import { formatPosition } from '../../model/problem.ts';
import { checkTarget, loginMethodOf } from '../check/check-target.ts';
import { mergeSettings, writtenSteps } from '../check/document.ts';
import { type Located, problemAt, type SourceText } from '../source-text.ts';
import type { YamlDocument } from '../yaml/yaml-file.ts';
import { readTarget, type TargetSettings } from './target-settings.ts';

/** The settings of one target or of `defaults`, with their positions. */
type WrittenPart = Pick<Located, 'locate'> & { readonly settings: JsonObject };

/** The settings under a path of a document. */
function partOf({ locate }: YamlDocument, path: readonly string[], settings: JsonObject): WrittenPart {
  return { settings, locate: (inside, at) => locate([...path, ...inside], at) };
}

export function secondDocument({ locate }: YamlDocument, source: SourceText): Problem {
  return problemAt(source, 'wrong-shape', locate([], 'key'), {
    message: `${source.file} contains more than one document`,
    hint: 'Remove the line ---. Only attribute files may contain several documents.',
  });
}

/** Merges the defaults of a document into each of its targets, and checks the result. */
export function settleTargets(document: YamlDocument, { file, tell }: SourceText) {
  const { targets: all, defaults }: JsonObject = isJsonObject(document.value) ? document.value : {};
  const shared = isJsonObject(defaults) ? partOf(document, ['defaults'], defaults) : undefined;
  const problems = new Map<string, Problem>();
  const targets: TargetSettings[] = [];
  for (const [name, written] of Object.entries(isJsonObject(all) ? all : {})) {
    if (!isJsonObject(written)) continue;
    const { settings, locate } = withDefaults(partOf(document, ['targets', name], written), shared);
    for (const { path, at, ...problem } of checkTarget(settings)) {
      const where = locate(path, at);
      // A fault of the defaults is one, however many targets have it.
      problems.set(`${formatPosition(where)} ${problem.code} ${problem.message}`, tell({ ...problem, where }));
    }
    const { url } = settings;
    const origin = { file, locate: (path: readonly string[]) => locate(path, 'value'), tell };
    if (typeof url === 'string') targets.push(readTarget(name, { ...settings, url }, origin));
  }
  return { targets, problems: [...problems.values()] };
}

function withDefaults(target: WrittenPart, defaults: WrittenPart | undefined): WrittenPart {
  if (defaults === undefined) return target;
  const below = withoutOtherLogin(defaults.settings, target.settings);
  return {
    settings: mergeSettings(below, target.settings),
    locate: (path, at) =>
      writtenSteps(below, path) > writtenSteps(target.settings, path)
        ? defaults.locate(path, at)
        : target.locate(path, at),
  };
}

/** Drops the login of the defaults if the target has another login method. A user without password keeps the rest. */
function withoutOtherLogin(defaults: JsonObject, target: JsonObject): JsonObject {
  const [shared, own] = [member(defaults, 'auth'), member(target, 'auth')];
  if (!isJsonObject(shared) || !isJsonObject(own)) return defaults;
  const methods = new Set(Object.keys(own).map(loginMethodOf));
  const kept = Object.entries(shared).filter(([key]) => methods.has(loginMethodOf(key)));
  return withMember(defaults, 'auth', Object.fromEntries(kept));
}
