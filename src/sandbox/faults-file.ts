import { isJsonObject, type JsonObject, type JsonValue, parseJson } from '../attribute/json.ts';
import { Failure } from '../problem/failure.ts';
import type { Fault, FaultRule, Turn } from './faults.ts';

/**
 * Reads a `--faults` file: a list of rules. Each says which requests it strikes, by `request` (its number among all) or
 * `nth` (among those of its `method` and `path`; 1 where neither stands), for how many `times` (1, or "always"), and
 * what it does: `do` with its own settings, such as {"nth": 2, "method": "PUT", "do": "status", "status": 502}.
 */
export function parseFaults(text: string, file: string): readonly FaultRule[] {
  const rules = parseJson(text);
  if (rules === undefined) throw new Failure('FILE_UNREADABLE', `${file} is not JSON`, { hint: HINT });
  if (!Array.isArray(rules)) throw new Failure('FILE_UNREADABLE', `${file} is not a list of rules`, { hint: HINT });
  return rules.map((rule: unknown, index) => {
    const name = `${file}, rule ${index + 1}`;
    if (!isJsonObject(rule)) throw new Failure('FILE_UNREADABLE', `${name}: not an object`, { hint: HINT });
    return parseRule({ settings: rule, name });
  });
}

const HINT = 'Write it like [{"method": "POST", "path": "/api/v1/object_manager_attributes", "do": "reset-after"}].';

/** One rule as it was written, and how a failure names it. */
interface Written {
  readonly settings: JsonObject;
  readonly name: string;
}

const OF_EVERY_RULE = ['request', 'nth', 'times', 'method', 'path', 'do'];

/** What each fault takes beside the settings of every rule. */
const SETTINGS_OF = {
  refuse: [],
  'reset-before': [],
  'reset-after': [],
  status: ['status', 'when', 'retry_after'],
  html: ['when'],
  'wrong-json': ['body'],
  cut: [],
  delay: ['seconds', 'when'],
  late: ['requests'],
  drip: ['seconds'],
  outage: ['seconds', 'when'],
} as const satisfies Record<Fault['do'], readonly string[]>;

type Deed = keyof typeof SETTINGS_OF;

function parseRule(rule: Written): FaultRule {
  const { settings } = rule;
  const deed = deedOf(rule);
  const known: readonly string[] = [...OF_EVERY_RULE, ...SETTINGS_OF[deed]];
  const unknown = Object.keys(settings).find((key) => !known.includes(key));
  if (unknown !== undefined)
    throw wrong(rule, `"${deed}" has no setting "${unknown}"`, `It takes: ${known.join(', ')}.`);
  return {
    turn: turnOf(rule),
    times: settings.times === 'always' ? 'always' : countOf(rule, 'times'),
    method: optionalTextOf(rule, 'method')?.toUpperCase(),
    path: pathOf(rule),
    fault: faultOf(rule, deed),
  };
}

function deedOf(rule: Written): Deed {
  const { do: deed } = rule.settings;
  if (typeof deed === 'string' && isDeed(deed)) return deed;
  const hint = `It can do: ${Object.keys(SETTINGS_OF).join(', ')}.`;
  throw wrong(rule, deed === undefined ? '"do" is missing' : `nothing is called ${JSON.stringify(deed)}`, hint);
}

function isDeed(word: string): word is Deed {
  return Object.hasOwn(SETTINGS_OF, word);
}

function turnOf(rule: Written): Turn {
  const { request, nth } = rule.settings;
  if (request !== undefined && nth !== undefined) {
    throw wrong(rule, '"request" and "nth" exclude each other', 'request counts all requests, nth those that match.');
  }
  if (request !== undefined) return { counts: 'all-requests', first: countOf(rule, 'request') };
  return { counts: 'matching-requests', first: countOf(rule, 'nth') };
}

function pathOf(rule: Written): string | undefined {
  const path = optionalTextOf(rule, 'path');
  if (path === undefined || path.startsWith('/') || path.startsWith('*')) return path;
  throw wrong(rule, `"path" is ${JSON.stringify(path)}`, 'A path begins with / or *, such as "/api/v1".');
}

function faultOf(rule: Written, deed: Deed): Fault {
  switch (deed) {
    case 'refuse':
    case 'reset-before':
    case 'reset-after':
    case 'cut':
      return { do: deed };
    case 'status':
      return statusOf(rule);
    case 'html':
      return { do: deed, when: wordOf(rule, 'when', ['before', 'after']) };
    case 'wrong-json':
      return { do: deed, body: optionalTextOf(rule, 'body') ?? '{"wrong":"json"}' };
    case 'delay':
      return { do: deed, seconds: secondsOf(rule, 'seconds'), when: wordOf(rule, 'when', ['before', 'after']) };
    case 'late':
      return { do: deed, requests: rule.settings.requests === undefined ? undefined : countOf(rule, 'requests') };
    case 'drip':
      return { do: deed, seconds: secondsOf(rule, 'seconds') };
    case 'outage': {
      const when = wordOf(rule, 'when', ['before', 'after', 'answered']);
      return { do: deed, seconds: secondsOf(rule, 'seconds'), when };
    }
  }
}

function statusOf(rule: Written): Fault {
  const { status, retry_after: retryAfter } = rule.settings;
  const when = wordOf(rule, 'when', ['before', 'after']);
  if (status === 429 || status === 503) {
    // A 429 without Retry-After would not say what a 429 is for.
    const otherwise = status === 429 ? 1 : undefined;
    const retryAfterSeconds = retryAfter === undefined ? otherwise : secondsOf(rule, 'retry_after');
    return { do: 'status', status, retryAfterSeconds, when };
  }
  if (status !== 500 && status !== 502) {
    throw wrong(rule, `"status" is ${said(status)}`, 'It can be 429, 500, 502 or 503.');
  }
  if (retryAfter !== undefined)
    throw wrong(rule, `"retry_after" does not go with ${status}`, 'It goes with 429 and 503.');
  return { do: 'status', status, when };
}

/** The first word is what a setting means that is left out. */
function wordOf<Word extends string>(rule: Written, key: string, words: readonly [Word, ...Word[]]): Word {
  const value = rule.settings[key];
  const word = value === undefined ? words[0] : words.find((one) => one === value);
  if (word !== undefined) return word;
  throw wrong(rule, `"${key}" is ${said(value)}`, `It can be: ${words.join(', ')}.`);
}

function countOf(rule: Written, key: string): number {
  const value = rule.settings[key] ?? (Object.hasOwn(rule.settings, key) ? null : 1);
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 1) return value;
  throw wrong(rule, `"${key}" is ${said(value)}`, 'It is a whole number from 1 on.');
}

function secondsOf(rule: Written, key: string): number {
  const value = rule.settings[key];
  if (typeof value === 'number' && value >= 0 && value <= 3_600) return value;
  throw wrong(rule, `"${key}" is ${said(value)}`, 'It is a number of seconds, 3600 at most.');
}

function optionalTextOf(rule: Written, key: string): string | undefined {
  const value = rule.settings[key];
  if (value === undefined || (typeof value === 'string' && value !== '')) return value;
  throw wrong(rule, `"${key}" is ${said(value)}`, 'It is a text, not an empty one.');
}

function said(value: JsonValue | undefined): string {
  return value === undefined ? 'missing' : JSON.stringify(value);
}

function wrong(rule: Written, what: string, hint: string): Failure {
  return new Failure('FILE_UNREADABLE', `${rule.name}: ${what}`, { hint });
}
