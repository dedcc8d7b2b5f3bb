import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/model/json.ts';

import { ATTRIBUTES, ask, definition, TOKEN, withSandbox } from '../sandbox/support.ts';
import { type FaultRule, pathMatches } from './fault-rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'deskform-faults-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
function newFile(): string {
  files += 1;
  return join(folder, `${files}.json`);
}

// The tables mix rules of many kinds.
const rules = (...written: readonly object[]): readonly FaultRule[] => written as readonly FaultRule[];

const LIST = `/api/v1/${ATTRIBUTES}`;
const POST_SEVERITY = { method: 'POST', path: LIST } as const;

/** What a client sees of one request: status, kind of body and Retry-After, or how the connection failed. */
async function seen(url: string, method: string, body?: JsonValue): Promise<string> {
  try {
    const response = await fetch(`${url}${LIST}`, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Token token=${TOKEN}`,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [kind = ''] = (response.headers.get('content-type') ?? '').split(';');
    const retryAfter = response.headers.get('retry-after');
    try {
      const text = await response.text();
      const shape = kind === 'application/json' && isJsonObject(JSON.parse(text)) ? ` ${keysOf(JSON.parse(text))}` : '';
      return `${response.status} ${kind}${shape}${retryAfter === null ? '' : `, again after ${retryAfter}`}`;
    } catch {
      return `${response.status} ${kind}, broken off`;
    }
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return cause instanceof Error && 'code' in cause ? String(cause.code) : String(error);
  }
}

/** The first keys are enough to tell one answer from another. */
function keysOf(json: JsonObject): string {
  return Object.keys(json).slice(0, 2).join('+');
}

async function isOnDesk(url: string, name: string): Promise<'there' | 'not there'> {
  const { body } = await ask(url, 'GET', ATTRIBUTES);
  const rows = Array.isArray(body) ? body.filter(isJsonObject) : [];
  return rows.some((row) => row.name === name) ? 'there' : 'not there';
}

function isStored(store: string, name: string): 'there' | 'not there' {
  return readFileSync(store, 'utf8').includes(`"name":"${name}"`) ? 'there' : 'not there';
}

describe('what a client sees of a POST, and what the desk holds then', () => {
  test.each([
    ['refuse', { do: 'refuse' }, 'UND_ERR_SOCKET', 'not there'],
    ['a reset before', { do: 'reset-before' }, 'ECONNRESET', 'not there'],
    ['a reset after', { do: 'reset-after' }, 'ECONNRESET', 'there'],
    ['500', { do: 'status', status: 500 }, '500 application/json error', 'not there'],
    ['502, a page', { do: 'status', status: 502 }, '502 text/html', 'not there'],
    ['502 although it was done', { do: 'status', status: 502, when: 'after' }, '502 text/html', 'there'],
    ['503', { do: 'status', status: 503 }, '503 application/json error', 'not there'],
    [
      '503 with Retry-After',
      { do: 'status', status: 503, retry_after: 3 },
      '503 application/json error, again after 3',
      'not there',
    ],
    ['429', { do: 'status', status: 429 }, '429 application/json error, again after 1', 'not there'],
    [
      '429 for long',
      { do: 'status', status: 429, retry_after: 60 },
      '429 application/json error, again after 60',
      'not there',
    ],
    ['a login page', { do: 'html' }, '200 text/html', 'not there'],
    ['a login page although it was done', { do: 'html', when: 'after' }, '200 text/html', 'there'],
    ['JSON of another shape', { do: 'wrong-json' }, '201 application/json wrong', 'there'],
    ['JSON as one wishes', { do: 'wrong-json', body: '{"a":1,"b":2}' }, '201 application/json a+b', 'there'],
    ['text that is no JSON', { do: 'wrong-json', body: '{"id":' }, '201 application/json, broken off', 'there'],
    ['a body that is cut', { do: 'cut' }, '201 application/json, broken off', 'there'],
    ['a delay', { do: 'delay', seconds: 0.01 }, '201 application/json id+object_lookup_id', 'there'],
    [
      'a delay after',
      { do: 'delay', seconds: 0.01, when: 'after' },
      '201 application/json id+object_lookup_id',
      'there',
    ],
    ['a slow drip', { do: 'drip', seconds: 0.2 }, '201 application/json id+object_lookup_id', 'there'],
  ])('%s', async (_, fault, whatIsSeen, onDesk) => {
    const storeFile = newFile();
    await withSandbox({ storeFile, faults: rules({ ...POST_SEVERITY, ...fault }) }, async ({ url }) => {
      expect(await seen(url, 'POST', definition('severity'))).toBe(whatIsSeen);
      expect(isStored(storeFile, 'severity')).toBe(onDesk);
      expect(await isOnDesk(url, 'severity')).toBe(onDesk);
      // Over: the next one of the same kind is answered as always.
      expect(await seen(url, 'POST', definition('next'))).toBe('201 application/json id+object_lookup_id');
    });
  });
});

describe('a request that something in between holds back', () => {
  const late = (settings: JsonObject): readonly FaultRule[] => rules({ ...POST_SEVERITY, do: 'late', ...settings });

  test('takes effect behind so many further requests', async () => {
    await withSandbox({ faults: late({ requests: 2 }) }, async ({ url }) => {
      expect(await seen(url, 'POST', definition('severity'))).toBe('ECONNRESET');
      expect(await isOnDesk(url, 'severity')).toBe('not there');
      expect(await isOnDesk(url, 'severity')).toBe('not there');
      expect(await isOnDesk(url, 'severity')).toBe('there');
    });
  });

  test('takes effect when the sandbox ends, where nothing else is said', async () => {
    const storeFile = newFile();
    await withSandbox({ faults: late({}), storeFile }, async ({ url }) => {
      await seen(url, 'POST', definition('severity'));
      expect(await isOnDesk(url, 'severity')).toBe('not there');
    });
    await withSandbox({ storeFile }, async ({ url }) => {
      expect(await isOnDesk(url, 'severity')).toBe('there');
    });
  });
});

describe('an outage', () => {
  test.each([
    ['before the effect', 'before', 'ECONNRESET', 'not there'],
    ['after the effect', 'after', 'ECONNRESET', 'there'],
    ['after the whole answer', 'answered', '201 application/json id+object_lookup_id', 'there'],
  ])('%s: connections are refused until it is over', async (_, when, whatIsSeen, onDesk) => {
    const faults = rules({ ...POST_SEVERITY, do: 'outage', seconds: 0.3, when });
    await withSandbox({ faults }, async ({ url }) => {
      expect(await seen(url, 'POST', definition('severity'))).toBe(whatIsSeen);
      const states = new Set<string>();
      while (!states.has('200 application/json')) {
        states.add(await seen(url, 'GET'));
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      expect([...states]).toContain('ECONNREFUSED');
      expect(await isOnDesk(url, 'severity')).toBe(onDesk);
    });
  });
});

describe('which requests a rule strikes', () => {
  const status = { do: 'status', status: 502 } as const;
  const asked = ['GET', 'POST', 'GET', 'POST', 'GET', 'POST'] as const;

  test.each<readonly [string, readonly object[], string]>([
    ['without more, the first', [{ ...status }], '502 201 200 201 200 201'],
    ['request counts all', [{ request: 3, ...status }], '200 201 502 201 200 201'],
    [
      'request with another method strikes nothing',
      [{ request: 3, method: 'POST', ...status }],
      '200 201 200 201 200 201',
    ],
    ['nth counts those of its method', [{ nth: 2, method: 'POST', ...status }], '200 201 200 502 200 201'],
    ['the method may be written small', [{ nth: 2, method: 'post', ...status }], '200 201 200 502 200 201'],
    ['times goes on from there', [{ nth: 2, times: 2, method: 'POST', ...status }], '200 201 200 502 200 502'],
    ['times after a request counts all', [{ request: 2, times: 3, ...status }], '200 502 502 502 200 201'],
    ['always never ends', [{ request: 3, times: 'always', ...status }], '200 201 502 502 502 502'],
    ['nth counts those of its path', [{ nth: 2, path: '/api/v1/elsewhere', ...status }], '200 201 200 201 200 201'],
    [
      'of two rules the first one strikes, and both count',
      [
        { nth: 1, method: 'POST', do: 'status', status: 500 },
        { nth: 1, times: 2, method: 'POST', ...status },
      ],
      '200 500 200 502 200 201',
    ],
  ])('%s', async (_, written, statuses) => {
    await withSandbox({ faults: rules(...written) }, async ({ url }) => {
      const got: string[] = [];
      for (const [index, method] of asked.entries()) {
        const body = method === 'POST' ? definition(`field${index}`) : undefined;
        got.push((await seen(url, method, body)).slice(0, 3));
      }
      expect(got.join(' ')).toBe(statuses);
    });
  });

  test.each([
    ['/api/v1/object_manager_attributes', '/api/v1/object_manager_attributes', 'strikes'],
    ['/api/v1/object_manager_attributes', '/api/v1/object_manager_attributes?expand=true', 'strikes'],
    ['/api/v1/object_manager_attributes', '/api/v1/object_manager_attributes/61', 'strikes'],
    ['/api/v1/object_manager_attributes', '/api/v1/object_manager_attributes_execute_migrations', 'passes'],
    ['/api/v1/object_manager_attributes/', '/api/v1/object_manager_attributes/61', 'strikes'],
    ['/api/v1/object_manager_attributes/*', '/api/v1/object_manager_attributes', 'passes'],
    ['/api/v1/object_manager_attributes*', '/api/v1/object_manager_attributes_execute_migrations', 'strikes'],
    ['/api/v1/object_manager_attributes*', '/api/v1/object_manager_attributes/61', 'passes'],
    ['**_migrations', '/api/v1/object_manager_attributes_execute_migrations', 'strikes'],
    ['*_migrations', '/api/v1/object_manager_attributes_execute_migrations', 'passes'],
    ['/api/v1/a.b*', '/api/v1/axb', 'passes'],
    ['/', '/api/v1/version', 'strikes'],
  ])('%s of %s: %s', (pattern, path, verdict) => {
    expect(pathMatches(pattern, path) ? 'strikes' : 'passes').toBe(verdict);
  });
});

describe('the log', () => {
  const lines = (file: string): readonly unknown[] =>
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));

  test('has one line for each request, with its status or its fault', async () => {
    const logFile = newFile();
    const faults = rules({ request: 2, do: 'reset-after' }, { request: 3, do: 'status', status: 502 });
    await withSandbox({ faults, logFile }, async ({ url }) => {
      await seen(url, 'GET');
      await seen(url, 'POST', definition('severity'));
      await seen(url, 'GET');
      await seen(url, 'POST', definition('severity'));
      expect(lines(logFile)).toEqual([
        { number: 1, method: 'GET', path: LIST, status: 200, fault: null, effect: 'yes' },
        { number: 2, method: 'POST', path: LIST, status: null, fault: 'reset-after', effect: 'yes' },
        { number: 3, method: 'GET', path: LIST, status: 502, fault: 'status', effect: 'no' },
        { number: 4, method: 'POST', path: LIST, status: 422, fault: null, effect: 'yes' },
      ]);
    });
  });
});
