import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { isJsonObject, type JsonObject } from '../../src/model/json.ts';
import { fill } from '../../src/model/normal-form.ts';
import { NEWEST_RELEASE, type Release } from '../../src/model/release.ts';
import { type Ran, runDeskform } from '../program.ts';

/**
 * A golden case is a folder: the files of a project, and live.yaml, which is what its help desk has beside the fields of
 * the installation. The built program's plan of it lies beside them in every form, and is read by eye.
 */
export const GOLDEN = fileURLToPath(new URL('.', import.meta.url));

export const FORMS = ['plan.txt', 'plan.md', 'plan.html', 'plan.json'] as const;
export type Form = (typeof FORMS)[number];

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** This one plans the files that the README shows. */
const FIRST_APPLY = 'first-apply';

export const CASES = [
  FIRST_APPLY,
  'nothing-to-do',
  'a-quarter-of-work',
  'label-and-options',
  'shorter-limit',
  'screens-become-required',
  'tree-with-a-moved-branch',
  'two-hundred-options',
  'another-data-type',
  'delete-with-values',
  'delete-above-the-limit',
  'numbers-of-records',
  'undeclared-is-deleted',
  'refused',
  'staged-as-declared',
  'staged-by-others',
  'staged-by-others-included',
  'texts-of-the-world',
] as const;
export type GoldenCase = (typeof CASES)[number];

export interface PlannedCase {
  readonly folder: string;
  readonly ran: Ran;
}

/** Plans a case in a folder of its own, with flags such as --color, and hands on what was said and written. */
export async function withPlanOf<T>(
  name: GoldenCase,
  flags: readonly string[],
  use: (planned: PlannedCase) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'deskform-golden-'));
  try {
    await cp(join(GOLDEN, 'deskform.yaml'), join(folder, 'deskform.yaml'));
    await cp(name === FIRST_APPLY ? join(ROOT, 'examples/company') : join(GOLDEN, name), folder, { recursive: true });
    await writeFile(join(folder, 'live.json'), JSON.stringify(await snapshotOf(name)));
    const out = FORMS.flatMap((form) => ['--out', form]);
    const args = ['plan', '--live', 'live.json', '--target', 'production', ...out, ...flags];
    return await use({ folder, ran: await runDeskform(args, { cwd: folder }) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the program writes of a case, by form. */
export async function planInEveryForm(name: GoldenCase): Promise<ReadonlyMap<Form, string>> {
  return withPlanOf(name, [], async ({ folder, ran }) => {
    if (ran.exitStatus !== 0 && ran.exitStatus !== 3) throw new Error(`${name}: ${ran.exitStatus} ${ran.stderr}`);
    const written = FORMS.map(async (form) => [form, await readFile(join(folder, form), 'utf8')] as const);
    return new Map(await Promise.all(written));
  });
}

/** A page without its style, which is the same in all of them, and without who planned it when. */
export function withoutStyle(text: string): string {
  return text
    .replace(/<style>[^<]*<\/style>/u, '<style></style>')
    .replace(/(<dt>Planned<\/dt><dd>)[^<]*/u, '$1')
    .replace(/style-src &#39;sha256-[^&]*&#39;|style-src 'sha256-[^']*'/u, 'style-src');
}

/** As `deskform snapshot` saves it, where numbers of records stand beside it; else as the list endpoint answers. */
async function snapshotOf(name: GoldenCase): Promise<unknown> {
  const attributes = await liveList(name);
  const file = join(GOLDEN, name, 'counts.yaml');
  return existsSync(file) ? { format_version: 1, attributes, counts: parse(await readFile(file, 'utf8')) } : attributes;
}

async function liveList(name: GoldenCase): Promise<readonly JsonObject[]> {
  // The files that the README shows are for the newest release; the rows of the others are as 6.5 has them.
  if (name === FIRST_APPLY) return freshList(NEWEST_RELEASE);
  const fresh = await freshList('6.5');
  const own: unknown = parse(await readFile(join(GOLDEN, name, 'live.yaml'), 'utf8'));
  return [...fresh, ...(Array.isArray(own) ? own.filter(isJsonObject).map(asListed) : [])];
}

async function freshList(release: Release): Promise<readonly JsonObject[]> {
  const file = `${ROOT}test/recordings/${release}/01_fresh_list.jsonl`;
  const [line = ''] = (await readFile(file, 'utf8')).split('\n');
  return JSON.parse(line).response.body;
}

/** A row in the list's own words; what it leaves out is as after its first migration. */
function asListed(row: JsonObject, index: number): JsonObject {
  const time = '2026-01-05T09:00:00.000Z';
  return {
    id: 100 + index,
    data_option_new: {},
    editable: true,
    active: true,
    screens: {},
    to_create: false,
    to_migrate: false,
    to_delete: false,
    to_config: false,
    position: 1550 + index,
    created_by_id: 3,
    updated_by_id: 3,
    created_at: time,
    updated_at: time,
    deletable: true,
    ...row,
    data_option: fill(String(row.data_type), isJsonObject(row.data_option) ? row.data_option : {}),
  };
}
