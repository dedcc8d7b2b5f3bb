import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/attribute/json.ts';
import { draftImport, type ImportDraft, type ImportRequest } from '../../src/run/import/import.ts';
import { plan } from '../../src/run/plan.ts';
import { validate } from '../../src/run/validate.ts';
import { folderWith } from '../config/temporary-project.ts';

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
const SHARED = config(', overlays: [overlays/shared.yaml, overlays/staging/*.yaml]').replace(
  'overlays/production/*.yaml',
  '[overlays/shared.yaml, overlays/production/*.yaml]',
);
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
  request: Partial<ImportRequest> = {},
): Promise<Accepted> {
  const folder = await folderWith({ 'deskform.yaml': config(OWN), ...files, 'live.json': JSON.stringify(rows) });
  const where = { cwd: folder, env: {}, configFile: undefined, target: 'staging', liveFile: 'live.json' };
  const draft = await draftImport({
    ...where,
    selectors: [],
    accept: ['Ticket.team'],
    seeds: 'left-out',
    layout: 'file-per-object',
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
      return made.plan.decisions.find(({ key }) => key === 'Ticket.team')?.action ?? 'none';
    },
  };
}

describe('ids that the files do not know yet', () => {
  test('go into a new entry of the overlay of their help desk', async () => {
    const { draft, read, left } = await accept({ 'attributes/ticket.yaml': TEAM });
    expect(draft).toMatchObject({ accepted: ['Ticket.team'], left: [] });
    expect(draft.imported.size).toBe(0);
    expect(read('attributes/ticket.yaml')).toBe(TEAM);
    expect(read('overlays/staging/ticket.yaml')).toContain(
      'object: Ticket\nattributes:\n  - name: team\n    data_option:\n      filter: [ 3, 4 ]\n      default: 3\n',
    );
    expect(await left()).toBe('keep');
  });

  test('join the entry that the overlay has, and what is no id stays in the shared file', async () => {
    const { read, left } = await accept(
      {
        'attributes/ticket.yaml': TEAM,
        'overlays/staging/all.yaml':
          'object: Ticket\nattributes:\n  - name: team # of staging\n    data_option: { filter: [ 9 ] }\n',
      },
      [{ ...ROW, display: 'Crew' }],
    );
    expect(read('attributes/ticket.yaml')).toBe(TEAM.replace('display: Team', 'display: Crew'));
    expect(read('overlays/staging/all.yaml')).toBe(
      'object: Ticket\nattributes:\n  - name: team # of staging\n    data_option: { filter: [ 3, 4 ], default: 3 }\n',
    );
    expect(await left()).toBe('keep');
  });

  test('inside the screens leave the rest of their cell to the shared file', async () => {
    const screens = { edit: { 'ticket.agent': { shown: true, required: false, filter: [3] } } };
    const written = `${TEAM}    screens:\n      create_middle:\n        ticket.agent: { shown: true }\n`;
    const { read, left } = await accept({ 'attributes/ticket.yaml': written }, [
      { ...ROW, screens, data_option: { ...(ROW.data_option as JsonObject), default: '', filter: [] } },
    ]);
    expect(read('attributes/ticket.yaml')).toContain('ticket.agent: { shown: true, required: false }');
    expect(read('overlays/staging/ticket.yaml')).toContain('ticket.agent: { filter: [ 3 ] }');
    expect(await left()).toBe('keep');
  });

  test('leave the shared file when a relation makes an id of what was none', async () => {
    const { read, left } = await accept({
      'attributes/ticket.yaml': TEAM.replace('relation: Group', 'default: 3'),
    });
    expect(read('attributes/ticket.yaml')).toContain('data_option: { options: {}, relation: Group }');
    expect(read('overlays/staging/ticket.yaml')).toContain('default: 3');
    expect(await left()).toBe('keep');
  });

  test('come back from the grave into the overlay', async () => {
    const { read, left } = await accept({
      'attributes/ticket.yaml': 'object: Ticket\nattributes:\n  - { name: team, state: absent }\n',
    });
    expect(read('attributes/ticket.yaml')).not.toMatch(/filter|default/u);
    expect(read('overlays/staging/ticket.yaml')).toContain('filter: [ 3, 4 ]');
    expect(await left()).toBe('keep');
  });

  test('stay in the overlay when they change there', async () => {
    const overlay = 'object: Ticket\nattributes:\n  - name: team\n    data_option: { default: 7, filter: [ 7 ] }\n';
    const { draft, read } = await accept({ 'attributes/ticket.yaml': TEAM, 'overlays/staging/a.yaml': overlay });
    expect(draft.files.map(({ file }) => file)).toEqual(['overlays/staging/a.yaml']);
    expect(read('overlays/staging/a.yaml')).toContain('data_option: { default: 3, filter: [ 3, 4 ] }');
  });
});

describe('where no overlay is the help desk’s own', () => {
  test.each([
    ['without any', config(''), {}, 'add `overlays: overlays/staging/**/*.yaml` to staging'],
    [
      'with one that is shared',
      SHARED.replace(', overlays/staging/*.yaml', ''),
      {},
      'to staging, then import it again',
    ],
    [
      'with an entry in a shared one',
      SHARED,
      { 'overlays/shared.yaml': 'object: Ticket\nattributes: [{ name: team, display: Teams }]\n' },
      'but overlays/shared.yaml also applies to other targets',
    ],
  ])('%s, that attribute alone is left out', async (_, deskform, more, why) => {
    const files = { 'deskform.yaml': deskform, 'attributes/ticket.yaml': TEAM, ...more };
    const { draft, read } = await accept(files, [ROW, FLOOR], { selectors: ['Ticket.floor'] });
    expect(draft.left).toMatchObject([
      { key: 'Ticket.team', why: 'ids-need-overlay', message: expect.stringContaining(why) },
    ]);
    expect([...draft.imported.keys()]).toEqual(['Ticket.floor']);
    expect(read('attributes/ticket.yaml')).not.toMatch(/filter|default/u);
  });

  test('the first of several patterns that another target has too is no place for them', async () => {
    const { read, left } = await accept({ 'deskform.yaml': SHARED, 'attributes/ticket.yaml': TEAM });
    expect(read('overlays/shared.yaml')).toBeUndefined();
    expect(read('overlays/staging/ticket.yaml')).toContain('filter');
    expect(await left()).toBe('keep');
  });
});

describe('a doubt', () => {
  // The one place for its ids would be read for production too.
  const ONE_PLACE = {
    'deskform.yaml': config(', overlays: overlays/*.yaml').replace('production/*', 'ticket'),
    'attributes/ticket.yaml': TEAM,
  };

  test('about one attribute keeps that one from being written, and no other', async () => {
    const { draft, read } = await accept(ONE_PLACE, [ROW, FLOOR], { selectors: ['Ticket.floor'] });
    expect(draft.left).toMatchObject([
      {
        key: 'Ticket.team',
        why: 'not-proved',
        message: expect.stringContaining('filter contains ids specific to one help desk'),
      },
    ]);
    expect({ imported: [...draft.imported.keys()], accepted: draft.accepted }).toEqual({
      imported: ['Ticket.floor'],
      accepted: [],
    });
    expect(read('attributes/ticket.yaml')).toContain(TEAM);
    expect(read('attributes/ticket.yaml')).toContain('name: floor');
  });

  test('about all that is meant ends the run', async () => {
    await expect(accept(ONE_PLACE, [ROW, FLOOR])).rejects.toMatchObject({ code: 'IMPORT_NOT_PROVED' });
  });
});
