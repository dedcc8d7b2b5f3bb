import type { Connection } from '../../src/helpdesk/connection.ts';
import { Failure } from '../../src/model/failure.ts';
import type { NewRow } from '../../src/model/live-attribute.ts';

/** A token with characters that look different in a URL, in JSON and in HTML. */
export const TOKEN = 'tök/3n+"se&cret"';

export function connectionTo(url: string, changes: Partial<Connection> = {}): Connection {
  return {
    url,
    credentials: { kind: 'token', token: TOKEN },
    onBehalfOf: undefined,
    tls: { ca: undefined, cert: undefined, key: undefined },
    proxy: undefined,
    timeoutMs: 2000,
    headers: {},
    ...changes,
  };
}

/** A row of the list as 5.2 and 6.5 answer it. */
export const ROW = {
  id: 53,
  name: 'severity',
  display: 'Severity',
  data_type: 'input',
  data_option: { type: 'text', maxlength: 120, default: '', null: true, options: {}, relation: '' },
  data_option_new: {},
  editable: true,
  active: true,
  screens: {},
  to_create: false,
  to_migrate: false,
  to_delete: false,
  to_config: false,
  position: 1550,
  created_by_id: 3,
  updated_by_id: 3,
  created_at: '2026-11-21T03:15:12.540Z',
  updated_at: '2026-11-21T03:15:12.568Z',
  object: 'Ticket',
  deletable: true,
} as const;

const { object: _object, deletable: _deletable, ...single } = ROW;

/** The same row as POST, PUT and a single GET show it. */
export const RECORD = { ...single, object_lookup_id: 1 };

export const BODY: NewRow & { readonly position: number } = {
  object: 'Ticket',
  name: 'severity',
  display: 'Severity',
  data_type: 'input',
  data_option: { type: 'text', maxlength: 120 },
  active: true,
  position: 1550,
  screens: {},
};

/** The Failure that a promise ends in. Anything else is an error of the test. */
export async function failureOf(promise: Promise<unknown>): Promise<Failure> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error('It did not fail');
}

/** Everything that could be printed of an error: its message, its hint, and the same of its causes. */
export function allWords(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const hint = error instanceof Failure ? error.hint : '';
  return [error.message, hint, error.stack, JSON.stringify(error), allWords(error.cause)].join('\n');
}
