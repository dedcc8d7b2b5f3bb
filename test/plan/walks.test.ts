import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeSourceText } from '../../src/files/source-text.ts';
import { ACCEPTABLE_IMPACTS } from '../../src/model/definition.ts';
import { isJsonObject, type JsonObject } from '../../src/model/json.ts';
import { isStaged, type LiveAttribute } from '../../src/model/live-attribute.ts';
import { isError } from '../../src/model/problem.ts';
import { deskRelease, NEWEST_RELEASE, RELEASES, type Release } from '../../src/model/release.ts';
import { freshDesk } from '../../src/sandbox/model/fresh-desk.ts';
import { byDepth } from '../deep.ts';
import { definitionsIn } from '../files/definitions-in.ts';
import { deskOver, type InProcessDesk } from '../properties/in-process-desk.ts';
import { planFor } from './builders.ts';

/** Random walks on a real help desk: before each request that it refused, a plan for the same wish refuses it, too. */
interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly body: JsonObject | null;
  readonly status: number;
}

const PATH = '/api/v1/object_manager_attributes';

function walksOn(release: Release): readonly (readonly Exchange[])[] {
  const lines = readFileSync(`test/recordings/walks-${release}.jsonl`, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line).exchanges);
}

/** "keep" where nothing would be sent, the codes of all that is refused, or what would be sent. */
function planned(wish: JsonObject, live: readonly LiveAttribute[], release: Release): readonly string[] {
  const { object, ...attribute } = wish;
  const read = definitionsIn(
    makeSourceText('attributes/one.yaml', JSON.stringify({ object, attributes: [attribute] })),
  );
  const plan = planFor(read.definitions, live, { release: deskRelease(release) });
  const errors = read.problems.filter(isError);
  const decision = plan.document.decisions.find(({ key }) => key === read.definitions[0]?.key);
  const codes = errors.map(({ code }) => `refused ${code}`);
  if (decision?.action === 'refuse') return [...codes, `refused ${decision.code}`];
  return codes.length > 0 ? codes : [decision?.action ?? 'nothing'];
}

/** What somebody who writes files would have wished; undefined for what only a client of the API can ask. */
function wishBehind({ method, path, body }: Exchange, live: readonly LiveAttribute[]): JsonObject | undefined {
  const named = /\{id:(.+)\.(.+)\}$/u.exec(path);
  const [object, name] = method === 'DELETE' ? [named?.[1], named?.[2]] : [body?.object, body?.name];
  const row = live.find((one) => one.object === object && one.name === String(name).toLowerCase());
  if (method === 'DELETE')
    return row === undefined ? undefined : { object: row.object, name: row.name, state: 'absent' };
  // deskform sends the spelling of the list, and always the whole row.
  if (body?.object === 'Organisation' || (method === 'PUT' && body?.data_option === undefined)) return undefined;
  if (body === null || (method === 'POST') !== (row === undefined)) return undefined;
  // What somebody has staged is refused as theirs, whatever the wish.
  if (row !== undefined && isStaged(row)) return undefined;
  return method === 'PUT' ? { ...body, accept: [...ACCEPTABLE_IMPACTS] } : body;
}

function ask(desk: InProcessDesk, { method, path, body }: Exchange): number {
  const id = path.replace(/\{id:(.+)\}$/u, (_, key: string) =>
    String(desk.list().find((row) => row.key === key)?.id ?? 99_999),
  );
  return desk.ask(method, id, body ?? undefined).status;
}

describe.each(byDepth<readonly Release[]>({ day: [NEWEST_RELEASE], deep: RELEASES }))(
  'random walks on %s',
  (release) => {
    test('nothing is refused that the plan has not refused before', () => {
      const seen = { refused: 0, missed: [] as string[] };
      for (const walk of walksOn(release)) {
        const desk = deskOver(freshDesk(release), () => new Date('2026-11-22T00:00:00Z'));
        for (const exchange of walk) {
          const live = desk.list();
          const writes =
            exchange.path === PATH ? exchange.method === 'POST' : /^(?:PUT|DELETE)$/u.test(exchange.method);
          const wish = writes ? wishBehind(exchange, live) : undefined;
          if (wish !== undefined && exchange.status >= 400) {
            seen.refused += 1;
            const told = planned(wish, live, release);
            if (told.some((word) => word === 'create' || word === 'update' || word === 'delete'))
              seen.missed.push(`${exchange.method} ${JSON.stringify(wish).slice(0, 200)}: ${told.join(', ')}`);
          }
          if (isJsonObject(exchange.body) || exchange.method !== 'PUT') ask(desk, exchange);
        }
      }
      expect(seen.missed).toEqual([]);
      expect(seen.refused).toBeGreaterThan(20);
    });
  },
);
