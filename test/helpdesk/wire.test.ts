import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseAttribute, parseAttributeList, rowToWire } from '../../src/helpdesk/wire.ts';
import { isJsonObject, type JsonObject } from '../../src/model/json.ts';
import { RELEASES } from '../../src/model/release.ts';
import { RECORD, ROW } from './given.ts';

const RECORDINGS = new URL('../recordings/', import.meta.url);

interface Recorded {
  readonly place: string;
  readonly rows: readonly JsonObject[];
}

/** Every list that was recorded, and every single row, by file and step. */
function recordedIn(release: string): { readonly lists: readonly Recorded[]; readonly singles: readonly Recorded[] } {
  const lists: Recorded[] = [];
  const singles: Recorded[] = [];
  for (const file of readdirSync(new URL(`${release}/`, RECORDINGS))) {
    const lines = readFileSync(new URL(`${release}/${file}`, RECORDINGS), 'utf8').split('\n');
    for (const line of lines.filter((text) => text !== '')) {
      const { step, request, response } = JSON.parse(line);
      const path = String(request?.path ?? '').split('?')[0] ?? '';
      const body: unknown = response?.body ?? response?.body_filtered;
      const place = `${release}/${file} ${step}`;
      if (path.endsWith('/object_manager_attributes') && Array.isArray(body)) lists.push({ place, rows: body });
      if (/object_manager_attributes(\/\d+)?$/.test(path) && isJsonObject(body) && 'data_option' in body)
        singles.push({ place, rows: [body] });
    }
  }
  return { lists, singles };
}

const MANAGED = new Set(['Ticket', 'User', 'Organization', 'Group']);
const isManaged = (row: JsonObject): boolean => MANAGED.has(String(row.object));

describe.each(RELEASES)('what %s answered', (release) => {
  const { lists, singles } = recordedIn(release);

  test('every recorded list is read, and comes back as it was', () => {
    expect(lists.length).toBeGreaterThan(20);
    for (const { place, rows } of lists) {
      const managed = rows.filter(isManaged);
      // Some recorded lists were cut to a few keys of each row.
      if (managed.every((row) => !('id' in row))) continue;
      expect(parseAttributeList(rows).map(rowToWire), place).toEqual(managed);
    }
  });

  test('every recorded single row is read', () => {
    expect(singles.length).toBeGreaterThan(50);
    for (const { place, rows } of singles) expect(parseAttribute(rows[0]).name, place).toBe(rows[0]?.name);
  });

  test('every row of the outcomes is read', () => {
    const outcomes = JSON.parse(readFileSync(new URL(`outcomes-${release}.json`, RECORDINGS), 'utf8'));
    const parts: readonly unknown[] = [
      ...outcomes.creates.map((create: JsonObject) => create.row),
      ...outcomes.updates.flatMap((update: JsonObject) => [update.before, update.staged, update.after]),
    ];
    const rows = parts.filter(isJsonObject).filter(isManaged);
    expect(rows.length).toBeGreaterThan(300);
    for (const row of rows) expect(parseAttributeList([row]).map(rowToWire)).toEqual([row]);
    expect(parseAttributeList(outcomes.fresh).map(rowToWire)).toEqual(outcomes.fresh.filter(isManaged));
  });
});

describe('rows become live attributes', () => {
  test.each<[string, object, object]>([
    ['nothing waits', {}, { data_option_new: undefined, waiting_for: [] }],
    ['a creation waits', { to_create: true, to_migrate: true }, { waiting_for: ['creation', 'column-change'] }],
    ['a deletion waits', { to_delete: true }, { waiting_for: ['deletion'] }],
    [
      'settings wait',
      { to_config: true, data_option_new: { default: 'a' } },
      { waiting_for: ['settings'], data_option_new: { default: 'a' } },
    ],
    ['a system attribute', { editable: false, deletable: false }, { editable: false, deletable: false }],
    [
      'a row in use says by what',
      { deletable: false, not_deletable_reason: 'referenced by Trigger: VIP' },
      { deletable: false, not_deletable_reason: 'referenced by Trigger: VIP' },
    ],
    [
      'the other spelling of an object',
      { object: 'Organisation' },
      { key: 'Organization.severity', object: 'Organization' },
    ],
    ['a row of the help desk itself', { internal: true }, { internal: true }],
    ['another one, where the release tells', { internal: false }, { internal: false }],
    ['internal as a release may spell it later', { internal: 'yes' }, { unknownKeys: [] }],
    ['keys that a newer release adds', { added_later: 1 }, { key: 'Ticket.severity', unknownKeys: ['added_later'] }],
  ])('%s', (_, changes, live) => {
    expect(parseAttributeList([{ ...ROW, ...changes }])).toMatchObject([live]);
  });

  test('of a key that nobody knows a saved row keeps the name: its value may be a credential', () => {
    const rows = parseAttributeList([{ ...ROW, added_later: 'hunter2' }]).map(rowToWire);
    expect(rows).toEqual([{ ...ROW, added_later: null }]);
    expect(parseAttributeList(rows)).toMatchObject([{ unknownKeys: ['added_later'] }]);
  });

  test('attributes of objects that cannot be managed are left out', () => {
    const rows = [{ ...ROW, object: 'TicketArticle', position: null }, ROW];
    expect(parseAttributeList(rows).map((attribute) => attribute.key)).toEqual(['Ticket.severity']);
  });
});

const { name: _name, ...nameless } = ROW;

describe('rows that lack what is needed are named', () => {
  test.each<[string, unknown, string]>([
    ['an object that is no text', [{ ...ROW, object: 5 }], 'in row 1, "object" is a number, not a text'],
    ['no name', [nameless], 'in row 1, "name" is missing; it must be a text'],
    ['an id that is text', [{ ...ROW, id: '53' }], 'in row 1 (Ticket.severity), "id" is a text, not a whole number'],
    [
      'options that are a list',
      [{ ...ROW, data_option: [] }],
      'in row 1 (Ticket.severity), "data_option" is a list, not an object',
    ],
    [
      'a flag that is null',
      [{ ...ROW, to_config: null }],
      'in row 1 (Ticket.severity), "to_config" is null, not true or false',
    ],
    ['a row that is null', [ROW, null], 'row 2 is null, not an object'],
    [
      'a name that would move the cursor',
      [{ ...ROW, name: '\u001b[2Jx', id: null }],
      'in row 1 (Ticket.x), "id" is null',
    ],
    ['two rows of one key', [ROW, { ...ROW, id: 54 }], 'it holds two rows of Ticket.severity'],
    ['no list', 'list', 'it is a text, not a list of attributes'],
    ['an empty list', [], 'it holds no attribute of Ticket, User, Organization or Group'],
  ])('%s', (_, json, message) => {
    expect(() => parseAttributeList(json)).toThrow(message);
  });

  test('a single answer without an id is unreadable', () => {
    expect(() => parseAttribute({ ...RECORD, id: undefined })).toThrow('in the attribute, "id"');
  });
});
