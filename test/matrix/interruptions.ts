import type { FaultRule } from '../faults/fault-rules.ts';
import type { Reference, SentRequest } from './reference.ts';

/** What happens to an apply at one of its requests. */
export interface Interruption {
  /** Reads as a sentence. */
  readonly name: string;
  readonly request: number;
  readonly deed:
    | { readonly by: 'fault'; readonly fault: FaultRule }
    /** deskform is killed while the request is under way, which had its effect or never will. */
    | { readonly by: 'kill'; readonly effect: 'none' | 'had' }
    /** deskform is asked to stop while the request is under way. */
    | { readonly by: 'SIGTERM' };
}

/** For `test.each`: a title of `$name` would be cut before its end. */
export function byName(interruptions: readonly Interruption[]): readonly (readonly [string, Interruption])[] {
  return interruptions.map((interruption) => [interruption.name, interruption]);
}

/** These meet every request of the apply. */
const AT_EVERY_REQUEST: readonly (readonly [string, Interruption['deed']])[] = [
  ['lost before its effect', { by: 'fault', fault: { do: 'reset-before' } }],
  ['lost after its effect', { by: 'fault', fault: { do: 'reset-after' } }],
  ['kill -9 before its effect', { by: 'kill', effect: 'none' }],
  ['kill -9 after its effect', { by: 'kill', effect: 'had' }],
  ['SIGTERM', { by: 'SIGTERM' }],
];

/** These meet one request of each kind. Delays of more than the time-out of the project count as lost answers. */
const AT_EVERY_KIND: readonly (readonly [string, FaultRule])[] = [
  ['a connection that ends', { do: 'refuse' }],
  ['500 without effect', { do: 'status', status: 500 }],
  ['500 after its effect', { do: 'status', status: 500, when: 'after' }],
  ['502 without effect', { do: 'status', status: 502 }],
  ['502 after its effect', { do: 'status', status: 502, when: 'after' }],
  ['503 without effect', { do: 'status', status: 503 }],
  ['429 with Retry-After', { do: 'status', status: 429, retry_after: 1 }],
  ['a login page', { do: 'html' }],
  ['a login page after its effect', { do: 'html', when: 'after' }],
  ['JSON of something else', { do: 'wrong-json' }],
  ['a body cut in half', { do: 'cut' }],
  ['a body that drips', { do: 'drip', seconds: 0.3 }],
  ['an effect that comes too late', { do: 'delay', seconds: 2.5, when: 'before' }],
  ['an answer that comes too late', { do: 'delay', seconds: 2.5, when: 'after' }],
  ['an outage before its effect', { do: 'outage', seconds: 0.4, when: 'before' }],
  ['an outage instead of its answer', { do: 'outage', seconds: 0.4, when: 'after' }],
  ['an outage after its answer', { do: 'outage', seconds: 0.4, when: 'answered' }],
];

export function atEveryRequest({ requests }: Reference): readonly Interruption[] {
  return requests.flatMap((request) =>
    AT_EVERY_REQUEST.map(([what, deed]) => ({ name: `${told(request)}: ${what}`, request: request.number, deed })),
  );
}

/** A proxy holds a write back and hands it on when the apply has gone on: behind its migration, or behind its end. */
export function everyWriteDeliveredLate({ requests }: Reference): readonly Interruption[] {
  const migration = requests.find(isMigration)?.number ?? 0;
  return requests
    .filter(({ method, path }) => method !== 'GET' && !path.endsWith('/selector'))
    .flatMap((request) => {
      const late = (where: string, fault: FaultRule): Interruption => ({
        name: `${told(request)}: delivered late, behind ${where}`,
        request: request.number,
        deed: { by: 'fault', fault },
      });
      // The look what became of it, and its repetition, come on top.
      const behind = late('the migration', { do: 'late', requests: migration - request.number + 2 });
      return [...(isMigration(request) ? [] : [behind]), late('the end', { do: 'late' })];
    });
}

export function killAfterEveryRequest(reference: Reference): readonly Interruption[] {
  return atEveryRequest(reference).filter(({ deed }) => deed.by === 'kill' && deed.effect === 'had');
}

export function killBeforeMigration({ requests }: Reference): Interruption {
  const migration = requests.find(isMigration);
  return {
    name: 'kill -9 before the migration',
    request: migration?.number ?? 0,
    deed: { by: 'kill', effect: 'none' },
  };
}

export function killAtEveryRequestOfAnUndo(requests: readonly SentRequest[]): readonly Interruption[] {
  return requests.flatMap((request) =>
    (['none', 'had'] as const).map((effect) => ({
      name: `${told(request)} of the undo: kill -9 ${effect === 'none' ? 'before' : 'after'} its effect`,
      request: request.number,
      deed: { by: 'kill', effect } as const,
    })),
  );
}

export function atEveryKind({ requests }: Reference): readonly Interruption[] {
  return oneOfEachKind(requests).flatMap((request) =>
    AT_EVERY_KIND.map(([what, fault]) => ({
      name: `${told(request)}: ${what}`,
      request: request.number,
      deed: { by: 'fault', fault } as const,
    })),
  );
}

/** The look at the commit set, a creation, an update, a deletion, and the migration. */
function oneOfEachKind(requests: readonly SentRequest[]): readonly SentRequest[] {
  const migration = requests.findIndex(isMigration);
  const [look, migrate] = requests.slice(migration - 1, migration + 1);
  const first = (method: string): SentRequest | undefined => requests.find((request) => request.method === method);
  const kinds = [look, first('POST'), first('PUT'), first('DELETE'), migrate];
  return kinds.filter((request) => request !== undefined);
}

function isMigration({ path }: SentRequest): boolean {
  return path.endsWith('_execute_migrations');
}

function told(request: SentRequest): string {
  return `request ${request.number}, ${isMigration(request) ? 'the migration' : request.method}`;
}
