import { isJsonObject, type JsonObject } from '../../src/model/json.ts';
import { TOKEN } from './project.ts';

const LIST = '/api/v1/object_manager_attributes';

export async function ask(url: string, method: string, path: string, body?: JsonObject): Promise<unknown> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      accept: 'application/json',
      authorization: `Token token=${TOKEN}`,
      'content-type': 'application/json',
      connection: 'close',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text);
}

/** A help desk at one moment: what each row says, and what waits. */
export interface DeskRows {
  /** Everything of a row but its id, its times and its users, by key. */
  readonly rows: ReadonlyMap<string, string>;
  /** The same without what waits and the flags that say so. */
  readonly inForce: ReadonlyMap<string, string>;
  /** Rows marked for deletion. */
  readonly marked: readonly string[];
  /** Keys of rows that wait for a migration, sorted. */
  readonly staged: readonly string[];
  /** Keys that stand there twice. */
  readonly doubled: readonly string[];
}

export async function readDesk(url: string): Promise<DeskRows> {
  const list = await ask(url, 'GET', LIST);
  if (!Array.isArray(list)) throw new Error('the list is no list');
  const rows = new Map<string, string>();
  const inForce = new Map<string, string>();
  const marked: string[] = [];
  const staged: string[] = [];
  const doubled: string[] = [];
  for (const row of list.filter(isJsonObject)) {
    const key = `${row.object}.${row.name}`;
    if (rows.has(key)) doubled.push(key);
    rows.set(key, contentOf(row, OF_THE_MOMENT));
    inForce.set(key, contentOf(row, [...OF_THE_MOMENT, ...OF_WHAT_WAITS]));
    if (row.to_delete === true) marked.push(key);
    if (isStaged(row)) staged.push(key);
  }
  return { rows, inForce, marked: marked.sort(), staged: staged.sort(), doubled };
}

const OF_THE_MOMENT = ['id', 'created_at', 'updated_at', 'created_by_id', 'updated_by_id'];

const OF_WHAT_WAITS = ['data_option_new', 'to_create', 'to_migrate', 'to_delete', 'to_config'];

function contentOf(row: JsonObject, without: readonly string[]): string {
  const settings = Object.entries(row).filter(([setting]) => !without.includes(setting));
  return JSON.stringify(Object.fromEntries(settings));
}

function isStaged(row: JsonObject): boolean {
  const flags = ['to_create', 'to_migrate', 'to_delete', 'to_config'];
  const waits = isJsonObject(row.data_option_new) && Object.keys(row.data_option_new).length > 0;
  return waits || flags.some((flag) => row[flag] === true);
}
