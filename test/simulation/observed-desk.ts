import type { HelpDesk } from '../../src/helpdesk/writer.ts';
import type { AttributeKey } from '../../src/model/attribute-key.ts';
import { attributeKey } from '../../src/model/attribute-key.ts';
import type { LiveAttribute } from '../../src/model/live-attribute.ts';
import type { InProcessDesk } from '../properties/in-process-desk.ts';

/** One request of ours, and what stood on the help desk when it arrived. */
export interface Arrival {
  readonly request: 'list' | 'settings' | 'create' | 'update' | 'delete' | 'migrate' | 'discard';
  /** Undefined where the request is about no row, or its row is gone. */
  readonly key: AttributeKey | undefined;
  readonly rows: readonly LiveAttribute[];
}

/** A desk that lets somebody else act before each request arrives, and then tells of the arrival. */
export function observedDesk(
  desk: InProcessDesk,
  before: (request: Arrival['request']) => void,
  arrived: (arrival: Arrival) => void,
): HelpDesk {
  const meet = (request: Arrival['request'], keyIn: (rows: readonly LiveAttribute[]) => AttributeKey | undefined) => {
    before(request);
    const rows = desk.list();
    arrived({ request, key: keyIn(rows), rows });
  };
  const none = (): undefined => undefined;
  const keyOf = (id: number) => (rows: readonly LiveAttribute[]) => rows.find((row) => row.id === id)?.key;
  const { reader, writer } = desk;
  return {
    close: desk.close,
    reader: {
      ...reader,
      listAttributes: async () => {
        meet('list', none);
        return reader.listAttributes();
      },
      settings: async () => {
        meet('settings', none);
        return reader.settings();
      },
    },
    writer: {
      createAttribute: async (body) => {
        meet('create', () => attributeKey(body.object, body.name));
        return writer.createAttribute(body);
      },
      updateAttribute: async (id, body) => {
        meet('update', keyOf(id));
        return writer.updateAttribute(id, body);
      },
      deleteAttribute: async (id) => {
        meet('delete', keyOf(id));
        return writer.deleteAttribute(id);
      },
      executeMigrations: async () => {
        meet('migrate', none);
        return writer.executeMigrations();
      },
      discardChanges: async () => {
        meet('discard', none);
        return writer.discardChanges();
      },
    },
  };
}
