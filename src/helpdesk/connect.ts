import type { Connection } from './connection.ts';
import { connectReader, type HelpDeskReader } from './reader.ts';
import { factsOf } from './request-words.ts';
import { connectWriter, type HelpDeskWriter } from './writer.ts';

/** A reader and a writer for one help desk. */
export interface HelpDesk {
  readonly reader: HelpDeskReader;
  readonly writer: HelpDeskWriter;
  readonly close: () => Promise<void>;
}

/**
 * Connects both. The writer spells Organization like the newest list of the reader, which waits `patienceMs` for a help desk
 * that was there before.
 */
export function connectHelpDesk(connection: Connection, patienceMs: number): HelpDesk {
  // What the list holds, the help desk may repeat in its answer to a write.
  const facts = factsOf(connection);
  const reader = connectReader(connection, patienceMs, facts);
  const writer = connectWriter(connection, reader.organizationSpelling, facts);
  return {
    reader,
    writer,
    close: async () => {
      await Promise.all([reader.close(), writer.close()]);
    },
  };
}
