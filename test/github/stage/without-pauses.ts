import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';

type Work = (...args: readonly unknown[]) => unknown;

/** A limiter that limits nothing: what is scheduled is done. */
class AtOnce {
  schedule(...given: readonly unknown[]): unknown {
    const at = given.findIndex((one) => typeof one === 'function');
    const work = given[at] as Work;
    return work(...given.slice(at + 1));
  }

  key(): this {
    return this;
  }

  on(): void {}

  static Group = AtOnce;
  static Events = class {
    constructor(events: { on?: () => void }) {
      events.on = () => {};
    }
  };
}

const LIMITERS = {
  Bottleneck: AtOnce,
  retryLimiter: new AtOnce(),
  onRateLimit: () => false,
  onSecondaryRateLimit: () => false,
};

/**
 * Octokit spaces writes by seconds, as GitHub asks of all. Its limiters belong to the process and are made for the first
 * client that asks anything: of a process that only tests, they are made to wait for nothing. What GitHub itself asks to
 * wait for is waited for all the same.
 */
export async function withoutPauses(): Promise<void> {
  const client = new (Octokit.plugin(throttling))({
    request: { fetch: () => Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } })) },
    // Of the library's class only this much is ever used.
    ...({ throttle: LIMITERS } as object),
  });
  await client.request('GET /');
}
