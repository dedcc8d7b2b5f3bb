import type { HelpDesk, WriteOutcome } from '../../src/helpdesk/writer.ts';
import { Failure } from '../../src/model/failure.ts';

/** A request that something on the way holds back: its answer is lost, and it arrives before so many-th request after it. */
export type Late = 'late-1' | 'late-3' | 'late-9';

/** What happens to one request. `crash`: deskform's own process ends there, before or after the effect. */
export type Event =
  | 'answer'
  | 'unsent'
  | 'loss-before'
  | 'loss-after'
  | 'fault'
  | 'crash-before'
  | 'crash-after'
  | Late;

/** Ends the run as a killed process does: nothing after it happens. */
export class Crash extends Error {}

const LOST = new Failure('HELP_DESK_TIMEOUT', 'the answer was lost');
const UNSENT = new Failure('HELP_DESK_UNREACHABLE', 'the request was not sent');
const FAULT = new Failure('HELP_DESK_ERROR', 'the help desk answered 500');

const REQUESTS_UNTIL = { 'late-1': 1, 'late-3': 3, 'late-9': 9 } as const satisfies Record<Late, number>;

export interface FaultyDesk extends HelpDesk {
  /** What is still on its way arrives. */
  readonly deliver: () => Promise<void>;
}

/** A desk whose every request meets what the schedule has next; when the schedule is over, everything is answered. */
export function faultyDesk(desk: HelpDesk, schedule: readonly Event[]): FaultyDesk {
  const left = [...schedule];
  let held: readonly { readonly after: number; readonly send: () => Promise<unknown> }[] = [];
  const deliver = async (): Promise<void> => {
    const due = held;
    held = [];
    for (const { send } of due) await send();
  };
  const next = async (): Promise<Event> => {
    const now = held.map(({ after, send }) => ({ after: after - 1, send }));
    held = now.filter(({ after }) => after > 0);
    for (const { send } of now.filter(({ after }) => after === 0)) await send();
    return left.shift() ?? 'answer';
  };
  const write = async <Body>(send: () => Promise<WriteOutcome<Body>>): Promise<WriteOutcome<Body>> => {
    const event = await next();
    switch (event) {
      case 'late-1':
      case 'late-3':
      case 'late-9':
        held = [...held, { after: REQUESTS_UNTIL[event], send }];
        return { outcome: 'lost', failure: LOST };
      case 'answer':
        return send();
      case 'unsent':
        return { outcome: 'unsent', failure: UNSENT };
      case 'loss-before':
        return { outcome: 'lost', failure: LOST };
      case 'loss-after':
        await send();
        return { outcome: 'lost', failure: LOST };
      case 'fault':
        return { outcome: 'refused', status: 500, words: 'fault', failure: FAULT };
      case 'crash-before':
        throw new Crash();
      case 'crash-after':
        await send();
        throw new Crash();
    }
  };
  const read = async <Value>(ask: () => Promise<Value>): Promise<Value> => {
    const event = await next();
    if (event === 'crash-before' || event === 'crash-after') throw new Crash();
    if (event === 'fault') throw FAULT;
    if (event === 'unsent') throw UNSENT;
    return ask();
  };
  const { reader, writer } = desk;
  return {
    deliver,
    close: desk.close,
    reader: {
      ...reader,
      listAttributes: () => read(reader.listAttributes),
      settings: () => read(reader.settings),
    },
    writer: {
      createAttribute: (body) => write(() => writer.createAttribute(body)),
      updateAttribute: (id, body) => write(() => writer.updateAttribute(id, body)),
      deleteAttribute: (id) => write(() => writer.deleteAttribute(id)),
      executeMigrations: () => write(() => writer.executeMigrations()),
      discardChanges: () => write(() => writer.discardChanges()),
    },
  };
}
