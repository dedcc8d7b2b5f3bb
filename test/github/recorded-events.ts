import examples from '@octokit/webhooks-examples/api.github.com/index.json' with { type: 'json' };

/** What GitHub itself has sent: the payloads that it publishes of an event; none for a schedule, which has hardly any. */
export function recordedPayloads(name: string): readonly object[] {
  return examples.find((event) => event.name === name)?.examples ?? [];
}

/** The first of them. */
export function recordedPayload(name: string): object {
  const [payload] = recordedPayloads(name);
  if (payload === undefined) throw new Error(`GitHub publishes no payload of ${name}`);
  return payload;
}
