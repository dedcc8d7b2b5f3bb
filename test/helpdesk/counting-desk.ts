import { connectCounter, type RecordCounter } from '../../src/helpdesk/counter.ts';
import { parseJson } from '../../src/model/json.ts';
import { deskRelease, type Release } from '../../src/model/release.ts';
import { connectionTo } from './given.ts';
import { json, type Reply, type ScriptedServer, serve } from './scripted-server.ts';

/** What stands in the assets of every answer: none of it may be seen anywhere. */
export const MARKS = ['Nicole Marked-Braun', 'nicole.marked@example.com', '+49 30 6666', 'Title of a marked ticket'];
const ASSETS = {
  User: { 2: { lastname: MARKS[0], email: MARKS[1], phone: MARKS[2] } },
  Ticket: { 1: { title: MARKS[3] } },
};

export function countAnswer(number: unknown, name: string): Reply {
  return json(200, { [name]: number, [name.replace('count', 'ids')]: [1], assets: ASSETS });
}

/** How many records meet a condition, or what is answered instead. */
export type Numbers = (condition: string, path: string) => number | Reply;

/** A help desk that can only count. */
export async function serveCounts(release: Release, numbers: Numbers): Promise<ScriptedServer> {
  return serve([
    (response, request, body) => {
      const { condition } = parseJson(body) as { condition: unknown };
      const number = numbers(JSON.stringify(condition), request.url ?? '');
      const reply =
        typeof number === 'number' ? countAnswer(number, release === '5.2' ? 'ticket_count' : 'object_count') : number;
      reply(response, request, body);
    },
  ]);
}

/** A counter on such a help desk, with what it was asked. */
export async function counting(
  release: Release,
  numbers: Numbers,
  timeoutMs = 8000,
): Promise<{ readonly counter: RecordCounter; readonly server: ScriptedServer }> {
  const server = await serveCounts(release, numbers);
  return { server, counter: connectCounter(connectionTo(server.url, { timeoutMs }), deskRelease(release)) };
}
