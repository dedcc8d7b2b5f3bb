import type { JsonObject, JsonValue } from '../../src/model/json.ts';
import { isSince, type Release } from '../../src/model/release.ts';
import { answer } from '../../src/sandbox/model/answer.ts';
import type { Desk } from '../../src/sandbox/model/desk.ts';
import { freshDesk } from '../../src/sandbox/model/fresh-desk.ts';
import { addRecord } from '../../src/sandbox/model/table.ts';
import { addUser } from './people.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const TOKEN = 'admin of objects';

/** A desk without a server, and what it says. */
export interface AskedDesk {
  readonly desk: Desk;
  /** As a full administrator. */
  readonly ask: (
    method: string,
    path: string,
    body?: JsonValue,
  ) => { readonly status: number; readonly body: JsonObject };
  /** With admin.object alone. */
  readonly count: (condition: JsonValue, records?: string) => JsonValue;
  /** The tickets, by somebody's token. */
  readonly countAs: (token: string, condition: JsonValue) => JsonValue;
}

const OPTIONS = { a: 'A', b: 'B', c: 'C', old: 'Old' };
const TREE = [
  { name: 'Top', value: 'Top', children: [{ name: 'Sub', value: 'Top::Sub', children: [] }] },
  { name: 'Other', value: 'Other', children: [] },
];

const EXTERNAL = 'autocompletion_ajax_external_data_source';

/** One field of each kind, by its name. */
const FIELDS: Readonly<Record<string, readonly [type: string, option: JsonObject]>> = {
  input: ['input', { type: 'text', maxlength: 200, default: '', null: true }],
  area: ['textarea', { maxlength: 1000, rows: 4, default: '', null: true }],
  amount: ['integer', { min: 0, max: 1000, default: null, null: true }],
  yes_or_no: ['boolean', { options: { true: 'yes', false: 'no' }, default: false, null: true }],
  maybe: ['boolean', { options: { true: 'yes', false: 'no' }, default: null, null: true }],
  day: ['date', { future: true, past: true, diff: null, default: null, null: true }],
  moment: ['datetime', { future: true, past: true, diff: null, default: null, null: true }],
  choice: ['select', { options: OPTIONS, default: '', nulloption: true, null: true, maxlength: 255 }],
  choices: ['multiselect', { options: OPTIONS, default: '', nulloption: true, null: true, maxlength: 255 }],
  branch: ['tree_select', { options: TREE, default: '', nulloption: true, null: true, maxlength: 255 }],
  check: ['checkbox', { options: OPTIONS, default: '', null: true, maxlength: 255 }],
};

const SOURCE: JsonObject = {
  ...{ search_url: 'http://127.0.0.1:9/', search_result_list_key: 'r', search_result_value_key: 'id' },
  ...{ search_result_label_key: 'name', verify_ssl: false, default: null, null: true },
};

/** A desk whose tickets have a field of each kind; ticket 1 was there before them. */
export function deskWithFields(release: Release): AskedDesk {
  const asked = askedDesk(release);
  const fields = Object.entries({ ...FIELDS, ...(isSince(release, '6.5') ? { source: [EXTERNAL, SOURCE] } : {}) });
  fields.forEach(([name, [type, option]], n) => {
    const rest = { active: true, position: 1700 + n, screens: {} };
    const row = { object: 'Ticket', name, display: name, data_type: type as string, data_option: option, ...rest };
    done(asked.ask('POST', 'object_manager_attributes', row as JsonObject));
  });
  done(asked.ask('POST', 'object_manager_attributes_execute_migrations'));
  return asked;
}

/** A new desk, and its administrators. */
export function askedDesk(release: Release): AskedDesk {
  const desk = freshDesk(release);
  addUser(desk, { login: 'admin@example.com', roles: ['Admin', 'Agent'], tokens: [{ token: 'admin' }] }, NOW);
  addUser(desk, { login: 'object@example.com', permissions: ['admin.object'], tokens: [{ token: TOKEN }] }, NOW);
  const send = (token: string) => (method: string, path: string, body?: JsonValue) => {
    const headers = { authorization: `Token token=${token}`, 'content-type': 'application/json' };
    const text = body === undefined ? '' : JSON.stringify(body);
    const said = answer(desk, { method, path: `/api/v1/${path}`, headers, body: text }, NOW);
    return { status: said.status, body: JSON.parse(said.body) };
  };
  const countAs = (token: string, condition: JsonValue, records = 'tickets') => {
    const { status, body } = send(token)('POST', `${records}/selector`, { condition });
    return status === 200 ? (body.object_count ?? body.ticket_count ?? null) : status;
  };
  return { desk, ask: send('admin'), count: (condition, records) => countAs(TOKEN, condition, records), countAs };
}

/** A ticket that holds these values; what is not among them it holds as a record from before its field does. */
export function addTicket({ desk }: AskedDesk, values: JsonObject): void {
  addRecord(desk, 'Ticket', values);
}

function done({ status, body }: ReturnType<AskedDesk['ask']>): void {
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
}
