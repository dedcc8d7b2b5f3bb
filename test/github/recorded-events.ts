import { createRequire } from 'node:module';

interface RecordedEvent {
  readonly name: string;
  readonly examples: readonly object[];
}

const require = createRequire(import.meta.url);
// Millions of characters, which nobody needs to type or to transform.
const EVENTS: readonly RecordedEvent[] = require('@octokit/webhooks-examples');

/** What GitHub itself has sent: the payloads that it publishes of an event. Of a schedule there are none. */
export function recordedPayloads(name: string): readonly object[] {
  return EVENTS.find((event) => event.name === name)?.examples ?? [];
}

/** The first of them. */
export function recordedPayload(name: string): object {
  const [payload] = recordedPayloads(name);
  if (payload === undefined) throw new Error(`GitHub publishes no payload of ${name}`);
  return payload;
}
