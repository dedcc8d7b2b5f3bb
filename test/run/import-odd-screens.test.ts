import { expect, test } from 'vitest';
import { importList } from './imported.ts';

/** A help desk takes every word as a screen; a file may not say one that means another. */
test('import leaves a screen that a file may not name to the help desk, and the next plan is empty', async () => {
  const cell = { 'ticket.agent': { shown: true, required: false } };
  const { draft, differences } = await importList([
    {
      id: 900,
      object: 'Ticket',
      name: 'severity',
      display: 'Severity',
      data_type: 'input',
      data_option: { type: 'text', maxlength: 120, default: '', null: true, options: {}, relation: '' },
      data_option_new: {},
      active: true,
      position: 50,
      screens: { edit: cell, view: cell, create: cell },
      editable: true,
      deletable: true,
      to_create: false,
      to_migrate: false,
      to_delete: false,
      to_config: false,
      created_by_id: 3,
      updated_by_id: 3,
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
    },
  ]);
  expect({ imported: [...draft.imported.keys()], differences }).toEqual({
    imported: ['Ticket.severity'],
    differences: [],
  });
});
