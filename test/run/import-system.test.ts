import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/model/json.ts';
import { RELEASES } from '../../src/model/release.ts';
import { validate } from '../../src/run/validate.ts';
import { importList } from './imported.ts';

test.each(RELEASES)('what a fresh %s comes with is valid as it is imported, and nothing to do', async (release) => {
  const fresh: { readonly rows: readonly JsonObject[] } = JSON.parse(
    readFileSync(`src/sandbox/generated/fresh-${release}.json`, 'utf8'),
  );
  const rows = fresh.rows.map((row): JsonObject => ({ ...row, deletable: true }));
  const { folder, draft, differences } = await importList(rows, { seeds: 'imported' });
  expect([...draft.imported.keys()]).toEqual(expect.arrayContaining(['Ticket.title', 'Group.email_address_id']));
  expect({ differences, told: draft.problems }).toEqual({ differences: [], told: [] });
  const { attributes } = await validate({ cwd: folder, configFile: undefined, env: {} });
  expect(attributes).toBe(draft.imported.size);
});
