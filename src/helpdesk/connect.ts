import type { Connection } from './connection.ts';
import { connectReader, type HelpDeskReader } from './reader.ts';
import { connectWriter, type HelpDeskWriter } from './writer.ts';

/** Both sides of one help desk, for those who may write. */
export interface HelpDesk {
  readonly reader: HelpDeskReader;
  readonly writer: HelpDeskWriter;
  readonly close: () => Promise<void>;
}

/** The writer spells Organization as the list does that the reader read last. */
export function connectHelpDesk(connection: Connection): HelpDesk {
  const reader = connectReader(connection);
  const writer = connectWriter(connection, reader.organizationSpelling);
  return {
    reader,
    writer,
    close: async () => {
      await Promise.all([reader.close(), writer.close()]);
    },
  };
}
