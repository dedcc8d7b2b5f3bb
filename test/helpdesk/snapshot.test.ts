import { describe, expect, test } from 'vitest';
import { connectionInSnapshot, parseSnapshot } from '../../src/helpdesk/snapshot.ts';
import { parseAttributeList } from '../../src/helpdesk/wire.ts';
import { Failure } from '../../src/model/failure.ts';
import { ROW } from './given.ts';

const URL_OF_DESK = 'https://desk.example.com';
const textOf = (fields: object): string => JSON.stringify({ format_version: 1, attributes: [ROW], ...fields });

describe('a snapshot', () => {
  test('is read with the address that it records, or as a bare answer, with or without a byte order mark', () => {
    const rows = parseAttributeList([ROW]);
    expect(parseSnapshot(`\ufeff${JSON.stringify([ROW])}`, 'live.json')).toEqual({ url: undefined, rows });
    expect(parseSnapshot(textOf({ url: URL_OF_DESK }), 'live.json')).toEqual({ url: URL_OF_DESK, rows });
    expect(parseSnapshot(textOf({}), 'live.json')).toEqual({ url: undefined, rows });
  });

  test('tells its connection without its rows being read', () => {
    expect(connectionInSnapshot(textOf({ connection: 'abc', attributes: [] }))).toBe('abc');
    for (const text of ['{', '[]', 'null', textOf({}), textOf({ connection: 7 })])
      expect(connectionInSnapshot(text), text).toBeUndefined();
  });

  test.each([
    ['text that breaks off', '[{"id": 1', 'live.json is truncated or not JSON'],
    ['an empty list', '[]', 'live.json cannot be read: it holds no attribute of Ticket, User, Organization or Group'],
    ['something else', '{"items":[]}', 'live.json cannot be read: it is an object, not a list of attributes'],
    ['no list in it', textOf({ attributes: 1 }), 'live.json cannot be read: it is a number, not a list of attributes'],
    ['another version', textOf({ format_version: 2 }), 'live.json cannot be read: "format_version" is not 1'],
    ['a url of another kind', textOf({ url: 7 }), 'live.json cannot be read: "url" is a number, not an address'],
    ['no address', textOf({ url: 'desk' }), 'live.json cannot be read: "url" is not the address of a help desk'],
    [
      'an address with a login',
      textOf({ url: 'https://me:swordfish@desk.example.com' }),
      'live.json cannot be read: "url" is not the address of a help desk',
    ],
  ])('%s is a failure that names the file', (_, text, message) => {
    try {
      parseSnapshot(text, 'live.json');
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(Failure);
      expect(error).toMatchObject({ code: 'FILE_UNREADABLE', message });
    }
  });
});
