import type { ObjectName } from '../model/attribute-key.ts';
import { isJsonObject, type JsonObject } from '../model/json.ts';
import type { NotCounted } from '../model/record-count.ts';
import type { DeskRelease } from '../model/release.ts';
import type { Connection } from './connection.ts';
import { selectorOf } from './count-conditions.ts';
import { type Exchange, openCount } from './transport.ts';

/** Limits the load on the help desk. */
const AT_A_TIME = 4;

/**
 * Counts the records of an object that meet a condition. Nothing else of an answer leaves this file. A pattern is `slow`:
 * 20,000 records take 0.4 s for most questions, and up to 20 s for a long pattern.
 */
export function openNumbers(connection: Connection, release: DeskRelease) {
  const { timeoutMs } = connection;
  const { count, close } = openCount(connection);
  const inLine = lineOf(AT_A_TIME);
  const oneByOne = lineOf(1);
  // The help desk still computes a question that it did not answer in time: a second one would only wait behind it.
  let tooSlow: NotCounted | undefined;
  const quick = async (object: ObjectName, condition: JsonObject): Promise<number | NotCounted> => {
    const path = selectorOf(object, release);
    if (typeof path !== 'string') return path;
    return numberIn(await inLine(() => count(path, JSON.stringify({ condition }))), release, timeoutMs);
  };
  const slow: typeof quick = (object, condition) =>
    oneByOne(async () => {
      if (tooSlow !== undefined) return tooSlow;
      const number = await quick(object, condition);
      if (typeof number !== 'number' && number.not_counted === 'too-slow') tooSlow = number;
      return number;
    });
  return { quick, slow, close };
}

/** Reads only the number: the answer also has records with personal data, which are dropped. */
function numberIn(exchange: Exchange, release: DeskRelease, timeoutMs: number): number | NotCounted {
  if (exchange.outcome !== 'answered')
    return exchange.outcome === 'lost' && exchange.kind === 'timeout'
      ? { not_counted: 'too-slow', seconds: timeoutMs / 1000 }
      : { not_counted: 'no-answer' };
  const { status, json } = exchange;
  if (status === 401 || status === 403) return { not_counted: 'permission' };
  // Between two releases, the older of which has no such endpoint (5.2/16 "count users").
  if (status === 404 && release.next !== undefined) return { not_counted: 'release' };
  // 5.2 to 6.1 name it by the object, later releases do not.
  const records = status === 200 && isJsonObject(json) ? (json.object_count ?? json.ticket_count) : undefined;
  const isCount = typeof records === 'number' && Number.isSafeInteger(records) && records >= 0;
  return isCount ? records : { not_counted: 'no-answer' };
}

/** Runs at most this many tasks at a time; the others are queued. */
function lineOf(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((goOn) => waiting.push(goOn));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
