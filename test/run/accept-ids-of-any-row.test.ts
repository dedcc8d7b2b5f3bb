import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/model/json.ts';
import { draftImport } from '../../src/run/import/import.ts';
import { plan } from '../../src/run/plan.ts';
import { validate } from '../../src/run/validate.ts';
import { byDepth } from '../deep.ts';
import { folderWith } from '../files/temporary-project.ts';
import { ROW } from '../helpdesk/given.ts';

const RUNS = byDepth({ day: 24, deep: 60 });

const CONFIG = `targets:
  staging: { url: https://staging.example.com }
  production: { url: https://desk.example.com }
`;

const ids = fc.constantFrom([], [], [], [3, 4]);
const preset = fc.constantFrom('', '', '', 4);
const cell = fc.record(
  { shown: fc.boolean(), required: fc.boolean(), filter: ids, default: preset },
  { requiredKeys: ['shown'] },
);
const screens = fc.dictionary(fc.constantFrom('create_middle', 'edit'), fc.record({ 'ticket.agent': cell }));

/** A choice of records, or of texts that look like ids. */
const row = fc
  .record({
    data_type: fc.constantFrom('select', 'tree_select'),
    relation: fc.constantFrom('', 'Group', 'User'),
    filter: ids,
    default: preset,
    note: fc.constantFrom('ask first', 'ask twice'),
    screens,
    display: fc.constantFrom('Team', 'Crew'),
  })
  .map(
    ({ data_type, screens: cells, display, ...option }): JsonObject => ({
      ...ROW,
      object: 'Ticket',
      name: 'team',
      display,
      data_type,
      screens: cells,
      data_option: { options: data_type === 'select' ? {} : [], nulloption: true, maxlength: 255, ...option },
      data_option_new: {},
    }),
  );

test('whatever ids come and go on one help desk of several, they are told, or its side is taken and nothing is left to do', async () => {
  const seen = { taken: 0, told: 0 };
  await fc.assert(
    fc.asyncProperty(row, row, async (first, later) => {
      const folder = await folderWith({ 'deskform.yaml': CONFIG });
      const where = { cwd: folder, env: {}, configFile: undefined, target: 'staging', liveFile: 'live.json' };
      const usual = { seeds: 'left-out', csvAbove: 50 } as const;
      for (const live of [first, later]) {
        await writeFile(join(folder, 'live.json'), JSON.stringify([live]));
        const accept = live === later ? ['Ticket.team'] : [];
        const draft = await draftImport({ ...where, ...usual, selectors: [], accept });
        expect(draft.impossible).toEqual([]);
        expect(draft.left.filter(({ why }) => why !== 'ids-need-overlay')).toEqual([]);
        draft.write();
        seen.taken += draft.accepted.length;
        if (draft.left.length === 0) continue;
        seen.told += 1;
        return;
      }
      // Judges both targets: no id of staging stands where production reads it.
      await validate(where);
      const made = await plan({ ...where, allowDestroy: [], journalFolder: undefined });
      expect(made.plan.document.decisions.map(({ action }) => action)).toEqual(['keep']);
    }),
    { numRuns: RUNS, seed: 20261121 },
  );
  expect(seen.told).toBeGreaterThan(RUNS / 3);
  expect(seen.taken).toBeGreaterThan(0);
}, 120_000);
