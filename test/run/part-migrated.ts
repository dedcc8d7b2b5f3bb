import { addRecord, emptyColumn } from '../../src/sandbox/model/table.ts';
import type { RunningSandbox } from '../../src/sandbox/sandbox.ts';
import { runAtTerminal, type Seen } from '../cli/in-process.ts';
import type { Where } from '../program.ts';
import { ATTRIBUTES, ask, definition, storeLongText } from '../sandbox/support.ts';

/** Deletes "old", changes "label" and adds "newy". */
export const PART_MIGRATED = `object: Ticket
attributes:
  - { name: label, display: Label again, data_type: select, data_option: { options: { a: A, b: B, c: C } } }
  - { name: newy, display: Newy, data_type: input, data_option: { type: text, maxlength: 40 } }
  - { name: old, state: absent }
`;

/** An apply whose migration executes the deletion and the change, and answers 500 at "newy", whose column is in the way. */
export async function migrateInPart({ url, desk }: Pick<RunningSandbox, 'url' | 'desk'>, where: Where): Promise<Seen> {
  for (const name of ['old', 'label']) await ask(url, 'POST', ATTRIBUTES, definition(name));
  await ask(url, 'POST', `${ATTRIBUTES}_execute_migrations`);
  const block = (): void => {
    addRecord(desk, 'Ticket', {});
    desk.columns = { ...desk.columns, Ticket: [...(desk.columns.Ticket ?? []), emptyColumn('newy', 'text')] };
    storeLongText(desk, 'Ticket', 'newy', 90);
    // The migration follows the table.
    desk.rows.sort((a, b) => Number(a.name === 'newy') - Number(b.name === 'newy'));
  };
  const args = ['apply', '--yes', '--allow-destroy', 'Ticket.old'];
  return runAtTerminal(args, { ...where, when: 'marked Ticket.old', does: block });
}

/** What a person does on the help desk, so that the next migration succeeds. */
export function unblock({ desk }: Pick<RunningSandbox, 'desk'>): void {
  desk.columns = { ...desk.columns, Ticket: (desk.columns.Ticket ?? []).filter(({ name }) => name !== 'newy') };
}
