import { createHash } from 'node:crypto';
import { isAbsolute, join } from 'node:path';
import { canonicalJson } from '../attribute/json.ts';
import { findPlaceholders, placeholder } from '../attribute/placeholder.ts';
import { carriesCredentials } from '../attribute/secret-settings.ts';
import { type TargetSettings, targetWithDefaults } from '../config/targets/target-settings.ts';
import { readWholeFile } from '../disk/open-file.ts';
import { staysIn } from '../disk/place.ts';
import type { PlanTarget } from '../plan/decision.ts';

/** A setting: its text for comparison, and the text to show. */
export interface SettingValue {
  readonly text: string;
  readonly shown: string;
  /** The path of the setting below its target. */
  readonly path: readonly string[];
}

/** The settings that decide where a target's token is sent and what protects its help desk. */
export function valuesOf(target: TargetSettings, folder: string): ReadonlyMap<string, SettingValue> {
  return new Map([...connectionValues(target, folder), ...policyValues(target)]);
}

/** The defaults. */
export const DEFAULT_VALUES: ReadonlyMap<string, SettingValue> = new Map(
  policyValues(targetWithDefaults('', '', undefined)),
);

/** SHA-256, in hex, of all that says where a target's credentials go: equal hashes, the same address in the same way. */
export function connectionHash({ url, auth, onBehalfOf, tls, proxy, headers }: TargetSettings): string {
  const text = canonicalJson({
    url,
    auth: auth === undefined ? null : { ...auth },
    on_behalf_of: onBehalfOf ?? null,
    tls: { ca: tls.ca ?? null, cert: tls.cert ?? null, key: tls.key ?? null },
    proxy: proxy ?? null,
    headers: { ...headers },
  });
  return createHash('sha256').update(text).digest('hex');
}

/** A target as every digest has it. */
export function planTargetOf(target: TargetSettings): PlanTarget {
  return { name: target.name, url: target.url, connection: connectionHash(target) };
}

type Entry = readonly [setting: string, value: SettingValue];

function connectionValues(target: TargetSettings, folder: string): readonly Entry[] {
  const { url, auth, onBehalfOf, tls, proxy, headers } = target;
  const { kind, ...credentials } = auth ?? { kind: undefined };
  return [
    ...entryOf(['url'], url, shownText),
    ...Object.entries(credentials).flatMap(([part, text]) =>
      entryOf(['auth', kind === 'bearer' ? 'bearer' : part], text, part === 'user' ? shownText : withoutLiterals),
    ),
    ...entryOf(['on_behalf_of'], onBehalfOf, shownText),
    ...Object.entries(tls).flatMap(([part, file]) => entryOf(['tls', part], fileWithHash(file, folder), shownText)),
    ...entryOf(['proxy'], proxy, shownText),
    ...Object.entries(headers).flatMap(([header, text]) => entryOf(['headers', header], text, withoutLiterals)),
  ];
}

function policyValues({ undeclared, limits, foreignChanges, tags }: TargetSettings): readonly Entry[] {
  return [
    ...entryOf(['undeclared'], undeclared, shownText),
    ...entryOf(['limits', 'destroy'], String(limits.destroy), shownText),
    ...entryOf(['limits', 'records'], limits.records === undefined ? undefined : String(limits.records), shownText),
    ...entryOf(['foreign_changes'], foreignChanges, shownText),
    // A wave that needs no reviewer must not take in a target of one that does.
    ...entryOf(['tags'], tags.length === 0 ? undefined : JSON.stringify(tags), shownText),
  ];
}

function entryOf(path: readonly string[], text: string | undefined, show: (text: string) => string): readonly Entry[] {
  return text === undefined ? [] : [[path.join('.'), { text, shown: show(text), path }]];
}

/** An address with credentials is not shown. */
function shownText(text: string): string {
  return carriesCredentials(text) ? MASKED : text;
}

/** Of a text that is a credential only the variables are shown. */
function withoutLiterals(text: string): string {
  const names = findPlaceholders(text).names.map((name) => placeholder(name));
  const others = names.reduce((rest, name) => rest.replaceAll(name, ''), text);
  return others === '' ? text : [...names, MASKED].join(' ');
}

const MASKED = '***';
const LARGEST_PEM = 20 * 1024 * 1024;

/** The file of a certificate with a hash of its content: another certificate under the same name is another connection. */
function fileWithHash(file: string | undefined, folder: string): string | undefined {
  if (file === undefined || isAbsolute(file) || !staysIn(folder, join(folder, file))) return file;
  try {
    const found = readWholeFile(join(folder, file), LARGEST_PEM);
    if (found.outcome !== 'read') return file;
    return `${file} (sha256 ${createHash('sha256').update(found.bytes).digest('hex').slice(0, 12)})`;
  } catch {
    return file;
  }
}
