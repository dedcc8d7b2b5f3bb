import { OBJECT_NAMES, type ObjectName } from '../model/attribute-key.ts';
import type { Column } from '../model/data-types.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';
import { columnNames } from '../model/name-rules.ts';
import type { AttributeRow, Desk, TableColumn, User } from './model/desk.ts';
import { optionLabels } from './model/migrations.ts';
import { addRecord, columnOf, recordIds, setValues } from './model/table.ts';

/** Part of every generated name, address and title, so that tests can detect where they appear. */
export const MADE_UP = 'Quillfeather';

/**
 * Adds records until the desk has this many tickets, with users, organizations and groups in proportion, and fills the
 * columns of its attributes. The records are reproducible: they depend only on names and ids. Existing records are
 * unchanged.
 */
export function seedRecords(desk: Desk, tickets: number): void {
  const missing = tickets - recordIds(desk, 'Ticket').length;
  if (missing <= 0) return;
  const oneIn = <Made>(share: number, make: (n: number) => Made): readonly Made[] =>
    Array.from({ length: Math.ceil(missing / share) }, (_, n) => make(n));
  const groups = oneIn(500, (n) => addRecord(desk, 'Group', { name: `${MADE_UP} Team ${n + 1}` }));
  const organizations = oneIn(20, (n) => addRecord(desk, 'Organization', { name: `${MADE_UP} & Co. ${n + 1}` }));
  const first = Math.max(...recordIds(desk, 'User')) + 1;
  const dice = diceFor('users');
  const users = oneIn(5, (n) => makeUser(desk, first + n, n + 1, organizations, dice));
  desk.users = [...desk.users, ...users];
  const made = oneIn(1, (n) => addTicket(desk, n, users));
  fill(desk, { Ticket: made, User: users.map(({ id }) => id), Organization: organizations, Group: groups });
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

function makeUser(desk: Desk, id: number, number: number, organizations: readonly number[], dice: Dice): User {
  const firstname = dice.pick(FIRST_NAMES);
  const email = `${firstname}.${MADE_UP}.${number}@quillfeather.example`.toLowerCase();
  const contact = { phone: `+00 555 ${number}`, street: `${number} ${MADE_UP} Lane`, city: dice.pick(CITIES) };
  setValues(desk, 'User', id, contact);
  return {
    ...{ id, login: email, email, firstname, lastname: `${MADE_UP} ${number}`, password: undefined, active: true },
    organizationId: dice.chance(0.8) ? dice.pick(organizations) : null,
    ...{ roleIds: [3], groups: {}, unset: null, created_at: MADE_AT, updated_at: MADE_AT },
  };
}

function addTicket(desk: Desk, n: number, users: readonly User[]): number {
  const dice = diceFor(`ticket ${n}`);
  const { firstname, lastname } = dice.pick(users);
  return addRecord(desk, 'Ticket', { title: `${dice.pick(PROBLEMS)}, says ${firstname} ${lastname}` });
}

/** Shares of records with a value: realistic, from unused fields to always filled ones. */
const SHARES = [0, 0, 0.01, 0.1, 0.35, 0.6, 0.9, 1];

/** The share of records that are older than the field, and so have null instead of an empty value. */
const OLDER = 0.5;

/** The value of a newer record that was given none. New dates follow `diff`: only older records have the column's default. */
const NO_VALUE: Readonly<Partial<Record<Column, JsonValue>>> = { text: '', list: [], date: null, datetime: null };

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

function fillColumn(row: AttributeRow, { kind, values }: TableColumn, ids: readonly number[]): void {
  const dice = diceFor(`${row.object}.${row.name}`);
  const share = dice.pick(SHARES);
  const next = seededValue(row.data_option, kind, dice);
  const nothing = NO_VALUE[kind];
  ids.forEach((id, n) => {
    if (dice.chance(share)) values[id] = next();
    else if (n >= ids.length * OLDER && nothing !== undefined) values[id] = nothing;
  });
}

const DAY = 86_400_000;
const FIRST_DAY = Date.parse('2026-01-01T09:00:00Z');

/** Returns a generator of values for an attribute's column. */
function seededValue(option: JsonObject, kind: Column, dice: Dice): () => JsonValue {
  const choices = usedChoices(option, dice);
  const time = () =>
    new Date(FIRST_DAY + dice.between(-365, 365) * DAY + dice.between(0, 8 * 60) * 60_000).toISOString();
  switch (kind) {
    case 'boolean':
      return () => dice.chance(0.5);
    case 'integer': {
      const least = typeof option.min === 'number' ? option.min : 0;
      const most = typeof option.max === 'number' ? Math.min(option.max, least + 1000) : least + 1000;
      return () => dice.between(least, Math.max(least, most));
    }
    case 'date':
      return () => time().slice(0, 10);
    case 'datetime':
      return time;
    case 'json':
      return () => {
        const number = dice.between(1, 30);
        return { value: String(number), label: `Item ${number}` };
      };
    case 'list':
      return () => (choices.length === 0 ? [] : [...new Set([dice.pick(choices), dice.pick(choices)])]);
    case 'text':
      return choices.length > 0 ? () => dice.pick(choices) : texts(option, dice);
  }
}

/** The choices in use. Later options are unused, and some records keep a removed option. */
function usedChoices({ options, historical_options: history }: JsonObject, dice: Dice): readonly string[] {
  const now = Object.keys(optionLabels(options ?? {})).filter((value) => value !== '');
  const former = Object.keys(isJsonObject(history) ? history : {}).filter(
    (value) => value !== '' && !now.includes(value),
  );
  const used = now.slice(0, Math.max(1, Math.ceil(now.length * (0.4 + 0.6 * dice.roll()))));
  // The first options are used most.
  return [...used, ...used.slice(0, Math.ceil(used.length / 2)), ...(now.length === 0 ? [] : former)];
}

const WORDS = 'blue north contract server lamp wheel paper order east window copper seven garden bridge note'.split(
  ' ',
);

/** Mostly a few words; one in twenty has the maximum length. */
function texts({ maxlength }: JsonObject, dice: Dice): () => string {
  const limit = Number(maxlength) > 0 ? Math.min(Number(maxlength), 2000) : 200;
  return () => {
    const length = dice.chance(0.05) ? limit : Math.min(limit, dice.between(3, 40));
    let text = dice.pick(WORDS);
    while (text.length < length) text += ` ${dice.pick(WORDS)}`;
    return text.slice(0, length).trimEnd();
  };
}

type Dice = ReturnType<typeof diceFor>;

/** Reproducible dice for a name. Each field has its own, so that adding one does not change the others. */
function diceFor(name: string) {
  let state = [...name].reduce((seed, sign) => Math.imul(seed ^ (sign.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);
  /** At least 0, and below 1. */
  const roll = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    roll,
    chance: (share: number) => roll() < share,
    /** From a list that is not empty. */
    pick: <Item>(items: readonly Item[]) => items[Math.floor(roll() * items.length)] as Item,
    /** Both ends included. */
    between: (least: number, most: number) => least + Math.floor(roll() * (most - least + 1)),
  };
}
