import { describe, expect, test } from 'vitest';
import { isJsonObject, type JsonObject } from '../../src/model/json.ts';
import { RELEASES } from '../../src/model/release.ts';
import { addTicket, deskWithFields } from './counted.ts';

const any: JsonObject = { operator: 'is not', value: '' };

function rowsByName(desk: ReturnType<typeof deskWithFields>): (name: string) => JsonObject {
  const { body } = desk.ask('GET', 'object_manager_attributes');
  const rows = (body as unknown as readonly JsonObject[]).filter((row) => row.object === 'Ticket');
  return (name) => rows.find((row) => row.name === name) ?? {};
}

describe.each(RELEASES)('on %s', (release) => {
  const migrate = (desk: ReturnType<typeof deskWithFields>) =>
    desk.ask('POST', 'object_manager_attributes_execute_migrations').status;

  test('a deleted column takes its values with it, and the migration of a marked row is what does it', () => {
    const desk = deskWithFields(release);
    addTicket(desk, { input: 'kept' });
    const { id, ...row } = rowsByName(desk)('input');
    expect(desk.ask('DELETE', `object_manager_attributes/${id}`).status).toBe(200);
    expect(desk.count({ 'ticket.input': any })).toBe(1);
    expect(migrate(desk)).toBe(200);
    expect(desk.count({ 'ticket.input': any })).toBe(0);
    const { name, display, data_type, data_option, position } = row;
    const again = { object: 'Ticket', name, display, data_type, data_option, position, active: true, screens: {} };
    desk.ask('POST', 'object_manager_attributes', again as JsonObject);
    // There is no column yet, so that the question is swallowed.
    expect(desk.count({ 'ticket.input': { operator: 'is', value: '' } })).toBe(0);
    expect(migrate(desk)).toBe(200);
    expect(desk.count({ 'ticket.input': { operator: 'is', value: '' } })).toBe(2);
  });

  test('a text shrinks to the longest that some record holds, and no further', () => {
    const desk = deskWithFields(release);
    addTicket(desk, { input: 'ü'.repeat(80) });
    const { id, ...row } = rowsByName(desk)('input');
    const shorten = (maxlength: number) => {
      const data_option = { ...(isJsonObject(row.data_option) ? row.data_option : {}), maxlength };
      desk.ask('PUT', `object_manager_attributes/${id}`, { ...row, data_option } as JsonObject);
      return migrate(desk);
    };
    expect(shorten(80)).toBe(200);
    expect(shorten(79)).toBe(422);
  });

  test('lists become texts with their attribute, and older records hold the default of a number', () => {
    const desk = deskWithFields(release);
    addTicket(desk, { choices: ['a', 'b c', 'NULL'] });
    const { id, ...row } = rowsByName(desk)('choices');
    const data_option = { type: 'text', maxlength: 20, default: '', null: true };
    desk.ask('PUT', `object_manager_attributes/${id}`, { ...row, data_type: 'input', data_option } as JsonObject);
    const amount = {
      object: 'Ticket',
      name: 'seven',
      display: 'Seven',
      data_type: 'integer',
      active: true,
      position: 1800,
    };
    desk.ask('POST', 'object_manager_attributes', {
      ...{ ...amount, screens: {} },
      data_option: { min: 0, max: 9, default: 7, null: true },
    });
    expect(migrate(desk)).toBe(200);
    const column = desk.desk.columns.Ticket?.find(({ name }) => name === 'choices');
    expect(column).toMatchObject({ kind: 'text', values: { 2: '{a,"b c","NULL"}' } });
    expect(desk.count({ 'ticket.seven': { operator: 'is', value: 7 } })).toBe(2);
  });
});
