import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/model/json.ts';
import { draftImport, type ImportDraft } from '../../src/run/import/import.ts';
import { plan } from '../../src/run/plan.ts';
import { validate } from '../../src/run/validate.ts';
import { folderWith } from '../files/temporary-project.ts';

const ROW: JsonObject = {
  id: 60,
  object: 'Ticket',
  name: 'team',
  display: 'Team',
  data_type: 'select',
  data_option: { options: {}, relation: 'Group', default: 3, filter: [3, 4], nulloption: true, maxlength: 255 },
  data_option_new: {},
  active: true,
  position: 900,
  screens: {},
  editable: true,
  deletable: true,
  to_create: false,
  to_migrate: false,
  to_delete: false,
  to_config: false,
  created_by_id: 3,
  updated_by_id: 3,
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
};
const FLOOR: JsonObject = {
  ...ROW,
  id: 61,
  name: 'floor',
  display: 'Floor',
  data_type: 'date',
  data_option: { diff: 24 },
};

const config = (staging: string): string => `targets:
  staging: { url: https://staging.example.com${staging} }
  production: { url: https://desk.example.com, overlays: overlays/production/*.yaml }
`;
const OWN = ', overlays: overlays/staging/*.yaml';
const TEAM = `object: Ticket
attributes:
  # Who works on it.
  - name: team
    display: Team
    data_type: select
    data_option: { options: {}, relation: Group }
    position: 900
`;

interface Accepted {
  readonly draft: ImportDraft;
  readonly read: (file: string) => string | undefined;
  /** What a plan of staging would still do to the attribute; the files must be valid for both targets. */
  readonly left: () => Promise<string>;
}

async function accept(
  files: Readonly<Record<string, string>>,
  rows: readonly JsonObject[] = [ROW],
  request: Partial<Parameters<typeof draftImport>[0]> = {},
): Promise<Accepted> {
  const folder = await folderWith({ 'deskform.yaml': config(OWN), ...files, 'live.json': JSON.stringify(rows) });
  const where = { cwd: folder, env: {}, configFile: undefined, target: 'staging', liveFile: 'live.json' };
  const draft = await draftImport({
    ...where,
    selectors: [],
    accept: ['Ticket.team'],
    seeds: 'left-out',
    csvAbove: 50,
    ...request,
  });
  draft.write();
  return {
    draft,
    read: (file) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined),
    left: async () => {
      await validate(where);
      const made = await plan({ ...where, allowDestroy: [], journalFolder: undefined });
      return made.plan.document.decisions.find(({ key }) => key === 'Ticket.team')?.action ?? 'none';
    },
  };
}

describe('ids of one help desk of several', () => {
  test.each([
    ['that no file knows', { 'attributes/ticket.yaml': TEAM }, 'data_option/filter, data_option/default'],
    [
      'that a relation makes of what was none',
      { 'attributes/ticket.yaml': TEAM.replace('relation: Group', 'default: 3') },
      'data_option/filter',
    ],
    [
      'of an attribute that comes back',
      { 'attributes/ticket.yaml': 'object: Ticket\nattributes:\n  - { name: team, state: absent }\n' },
      'data_option/filter, data_option/default',
    ],
  ])('%s are named, and that attribute alone is left out', async (_, files, ids) => {
    const { draft, read } = await accept(files, [ROW, FLOOR], { selectors: ['Ticket.floor'] });
    expect(draft.left).toEqual([
      {
        key: 'Ticket.team',
        why: 'ids-need-overlay',
        message: `it contains ids that only staging has (${ids}); write the ids into an overlay of staging, and the rest into the file for all`,
      },
    ]);
    expect([...draft.imported.keys()]).toEqual(['Ticket.floor']);
    expect(read('attributes/ticket.yaml')).not.toContain('filter');
  });

  test('inside the screens are named, too', async () => {
    const screens = { edit: { 'ticket.agent': { shown: true, required: false, filter: [3] } } };
    const written = `${TEAM}    screens: { create_middle: { ticket.agent: { shown: true } } }\n`;
    const { draft } = await accept({ 'attributes/ticket.yaml': written }, [
      { ...ROW, screens, data_option: { ...(ROW.data_option as JsonObject), default: '', filter: [] } },
    ]);
    expect(draft.left[0]?.message).toContain('(screens/edit/ticket.agent/filter)');
  });

  test('change in the overlay of their help desk, and the rest in the shared file', async () => {
    const overlay = 'object: Ticket\nattributes:\n  - name: team\n    data_option: { default: 7, filter: [ 7 ] }\n';
    const { draft, read, left } = await accept({ 'attributes/ticket.yaml': TEAM, 'overlays/staging/a.yaml': overlay }, [
      { ...ROW, display: 'Crew' },
    ]);
    expect(draft.left).toEqual([]);
    expect(read('overlays/staging/a.yaml')).toContain('data_option: { default: 3, filter: [ 3, 4 ] }');
    expect(read('attributes/ticket.yaml')).toBe(TEAM.replace('display: Team', 'display: Crew'));
    expect(await left()).toBe('keep');
  });
});
