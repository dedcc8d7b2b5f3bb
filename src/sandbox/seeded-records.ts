import { OBJECT_NAMES, type ObjectName } from '../model/attribute-key.ts';
import { columnNames } from '../model/name-rules.ts';
import type { AttributeRow, Desk, TableColumn, User } from './model/desk.ts';
import { addRecord, columnOf, recordIds, setValues } from './model/table.ts';
import { diceFor, seededValue } from './seeded-values.ts';

/** Part of every generated name, address and title, so that tests can detect where they appear. */
export const MADE_UP = 'Quillfeather';

const TICKETS_PER: Readonly<Record<Exclude<ObjectName, 'Ticket'>, number>> = { User: 5, Organization: 20, Group: 500 };

/**
 * Adds records until the desk has this many tickets, with users, organizations and groups in proportion, and fills the
 * columns of its attributes. The records are reproducible: they depend only on names and ids. Existing records are
 * unchanged.
 */
export function seedRecords(desk: Desk, tickets: number): void {
  const before = new Set(recordIds(desk, 'Ticket'));
  const missing = tickets - before.size;
  if (missing <= 0) return;
  const groups = newRecords(missing, 'Group', (n) => addRecord(desk, 'Group', { name: `${MADE_UP} Team ${n}` }));
  const organizations = newRecords(missing, 'Organization', (n) =>
    addRecord(desk, 'Organization', { name: `${MADE_UP} & Co. ${n}` }),
  );
  const users = addUsers(desk, Math.ceil(missing / TICKETS_PER.User), organizations);
  const made = Array.from({ length: missing }, (_, n) => addTicket(desk, n, users));
  fill(desk, { Ticket: made, User: users.map(({ id }) => id), Organization: organizations, Group: groups });
}

function newRecords(tickets: number, object: 'Organization' | 'Group', add: (n: number) => number): readonly number[] {
  return Array.from({ length: Math.ceil(tickets / TICKETS_PER[object]) }, (_, n) => add(n + 1));
}

const FIRST_NAMES = ['Ada', 'Bo', 'Cleo', 'Dov', 'Esme', 'Finn', 'Gia', 'Hugo', 'Ines', 'Jun', 'Kofi', 'Lena'];
const CITIES = ['Nowhere', 'Elsewhere', 'Anywhere'];
const PROBLEMS = [
  'Printer hums',
  'Password forgotten',
  'Invoice missing',
  'Screen is dark',
  'New laptop',
  'Mail bounces',
];
const MADE_AT = '2026-01-01T09:00:00.000Z';

function addUsers(desk: Desk, count: number, organizations: readonly number[]): readonly User[] {
  const first = Math.max(...recordIds(desk, 'User')) + 1;
  const dice = diceFor('users');
  const users = Array.from({ length: count }, (_, n): User => {
    const [id, number] = [first + n, n + 1];
    const firstname = dice.pick(FIRST_NAMES);
    const email = `${firstname}.${MADE_UP}.${number}@quillfeather.example`.toLowerCase();
    const contact = { phone: `+00 555 ${number}`, street: `${number} ${MADE_UP} Lane`, city: dice.pick(CITIES) };
    setValues(desk, 'User', id, contact);
    return {
      ...{ id, login: email, email, firstname, lastname: `${MADE_UP} ${number}`, password: undefined, active: true },
      organizationId: dice.chance(0.8) ? dice.pick(organizations) : null,
      ...{ roleIds: [3], groups: {}, unset: null, created_at: MADE_AT, updated_at: MADE_AT },
    };
  });
  desk.users = [...desk.users, ...users];
  return users;
}

function addTicket(desk: Desk, n: number, users: readonly User[]): number {
  const dice = diceFor(`ticket ${n}`);
  const customer = dice.pick(users);
  return addRecord(desk, 'Ticket', {
    title: `${dice.pick(PROBLEMS)}, says ${customer.firstname} ${customer.lastname}`,
  });
}

/** Shares of records with a value: realistic, from unused fields to always filled ones. */
const SHARES = [0, 0, 0.01, 0.1, 0.35, 0.6, 0.9, 1];

/** The share of records that are older than the field, and so have null instead of an empty value. */
const OLDER = 0.5;

/** Fills the columns of custom fields; built-in ones are unchanged. */
function fill(desk: Desk, ids: Readonly<Record<ObjectName, readonly number[]>>): void {
  for (const object of OBJECT_NAMES) {
    const native = new Set(columnNames(object, desk.release));
    for (const row of desk.rows) {
      const isField = row.object === object && !native.has(row.name);
      const column = isField ? columnOf(desk, object, row.name) : undefined;
      if (column !== undefined) fillColumn(row, column, ids[object]);
    }
  }
}

function fillColumn(row: AttributeRow, column: TableColumn, ids: readonly number[]): void {
  const dice = diceFor(`${row.object}.${row.name}`);
  const share = dice.pick(SHARES);
  const next = seededValue(row, column.kind, dice);
  ids.forEach((id, n) => {
    if (dice.chance(share)) column.values[id] = next();
    else if (n >= ids.length * OLDER) holdNothing(column, id);
  });
}

/** Sets the value of a record created with the field, but without a value. */
function holdNothing(column: TableColumn, id: number): void {
  if (column.kind === 'text') column.values[id] = '';
  if (column.kind === 'list') column.values[id] = [];
  // New dates follow `diff`: only older records have the default of the column.
  if (column.kind === 'date' || column.kind === 'datetime') column.values[id] = null;
}
