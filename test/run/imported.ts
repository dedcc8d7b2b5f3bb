import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JsonObject } from '../../src/model/json.ts';
import type { Decision } from '../../src/plan/plan-document.ts';
import { draftImport, type ImportDraft } from '../../src/run/import/import.ts';
import { plan } from '../../src/run/plan.ts';
import { DESK_OF_ENVIRONMENT, folderWith } from '../files/temporary-project.ts';

/** An import as somebody asks for it who types no flag, from a snapshot. */
export function importRequest(
  folder: string,
  settings: Partial<Parameters<typeof draftImport>[0]> = {},
): Parameters<typeof draftImport>[0] {
  return {
    cwd: folder,
    env: {},
    configFile: undefined,
    target: undefined,
    liveFile: 'live.json',
    selectors: [],
    accept: [],
    seeds: 'left-out',
    csvAbove: 50,
    ...settings,
  };
}

export interface Imported {
  readonly folder: string;
  readonly draft: ImportDraft;
  /** What a plan against the same list would still do to the imported attributes, or refuse of them. */
  readonly differences: readonly string[];
}

/** Imports a list into an empty project, and plans against the same list. */
export async function importList(
  rows: readonly JsonObject[],
  settings: Partial<Parameters<typeof draftImport>[0]> = {},
): Promise<Imported> {
  const folder = await folderWith({ 'deskform.yaml': DESK_OF_ENVIRONMENT, 'live.json': JSON.stringify(rows) });
  const draft = await draftImport(importRequest(folder, settings));
  draft.write();
  return { folder, draft, differences: draft.files.length === 0 ? [] : await differencesOf(folder, draft) };
}

/** The same project against another list, of which the help desk's side is taken for some keys. */
export async function acceptList(
  folder: string,
  rows: readonly JsonObject[],
  accept: readonly string[],
): Promise<Omit<Imported, 'folder'>> {
  await writeFile(join(folder, 'live.json'), JSON.stringify(rows));
  const draft = await draftImport(importRequest(folder, { accept }));
  draft.write();
  return { draft, differences: await differencesOf(folder, draft) };
}

async function differencesOf(folder: string, { imported, accepted }: ImportDraft): Promise<readonly string[]> {
  const made = await plan({
    cwd: folder,
    env: {},
    configFile: undefined,
    target: undefined,
    liveFile: 'live.json',
    allowDestroy: [],
    journalFolder: undefined,
  });
  return made.plan.document.decisions
    .filter((decision) => (imported.has(decision.key) || accepted.includes(decision.key)) && !isNothing(decision))
    .map(tell);
}

/** What waits for a migration just as it is declared is no work for a plan. */
function isNothing(decision: Decision): boolean {
  return decision.action === 'keep' || ('because' in decision && decision.because === 'staged-as-declared');
}

function tell(decision: Decision): string {
  const why = decision.action === 'refuse' ? decision.message : decision.because;
  const paths = decision.action === 'update' ? decision.changes.map(({ path }) => path).join(', ') : '';
  return `${decision.key}: ${decision.action} ${why} ${paths}`;
}
