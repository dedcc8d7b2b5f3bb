/**
 * When a fault strikes. Before: the request has no effect (except with a delay). After: the desk is changed and stored, and
 * only the answer fails. Default: before.
 */
type When = 'before' | 'after';

/** One fault of a rule. */
export type InjectedFault =
  /** Closes the connection (FIN) before reading a body, almost like a refused connection. */
  | { readonly do: 'refuse' }
  /** Resets the connection (RST), without an effect. */
  | { readonly do: 'reset-before' }
  /** The effect, then a reset instead of the answer. */
  | { readonly do: 'reset-after' }
  /** The effect, then half of the body and a reset. */
  | { readonly do: 'cut' }
  | FaultyStatus
  /** Status 200 with a login page. */
  | { readonly do: 'html'; readonly when?: When }
  /** The effect, and the right status with this text as JSON. */
  | { readonly do: 'wrong-json'; readonly body?: string }
  /** Before: delays the effect and the answer, even if the client is gone. After: delays only the answer. */
  | { readonly do: 'delay'; readonly seconds: number; readonly when?: When }
  /**
   * A proxy drops the client and forwards the request later: after this many further requests were answered or, without a
   * number, when the sandbox ends.
   */
  | { readonly do: 'late'; readonly requests?: number }
  /** The effect, then the body in small pieces over this many seconds. */
  | { readonly do: 'drip'; readonly seconds: number }
  /** The service goes down: connections are reset, new ones refused. `answered`: after the complete answer. */
  | { readonly do: 'outage'; readonly seconds: number; readonly when?: When | 'answered' };

/**
 * Replaces the answer: 500 with a JSON error of the service, 502 with an HTML page of a proxy, 429 and 503 with JSON that
 * may have Retry-After.
 */
interface FaultyStatus {
  readonly do: 'status';
  readonly status: 429 | 500 | 502 | 503;
  readonly when?: When;
  readonly retry_after?: number;
}

/** One rule: it strikes `times` consecutive requests with its method and path. */
export type FaultRule = InjectedFault & {
  /** The first request that it strikes, counted from 1 among all requests. */
  readonly request?: number;
  /** The first request that it strikes among those with its method and path. Default without `request`: 1. */
  readonly nth?: number;
  /** Default: 1. */
  readonly times?: number | 'always';
  /** Default: every method. */
  readonly method?: string;
  /** Without the query. Default: every path. See `pathMatches`. */
  readonly path?: string;
};

/** The number of a request, and its fault. */
interface Arrival {
  readonly number: number;
  readonly fault: InjectedFault | undefined;
}

/** Counts requests, and returns the fault of each: that of the first matching rule. */
export function watchRequests(rules: readonly FaultRule[]): (method: string, path: string) => Arrival {
  let number = 0;
  const counted = rules.map((rule) => ({ rule, matching: 0 }));
  return (method, path) => {
    number += 1;
    let fault: InjectedFault | undefined;
    for (const counter of counted) {
      const { rule } = counter;
      if (!ruleMatches(rule, method, path)) continue;
      counter.matching += 1;
      if (fault === undefined && isItsTurn(rule, number, counter.matching)) fault = rule;
    }
    return { number, fault };
  };
}

function isItsTurn({ request, nth = 1, times = 1 }: FaultRule, number: number, matching: number): boolean {
  const since = request === undefined ? matching - nth : number - request;
  return since >= 0 && (times === 'always' || since < times);
}

function ruleMatches({ method, path }: FaultRule, ofMethod: string, ofPath: string): boolean {
  return (
    (method === undefined || method.toUpperCase() === ofMethod) && (path === undefined || pathMatches(path, ofPath))
  );
}

/**
 * Matches a path. With a star, the pattern matches the full path: `*` is anything except a slash, `**` is anything. Without
 * a star, it matches leading segments: "/api/v1/x" matches "/api/v1/x/61", but not "/api/v1/x_y".
 */
export function pathMatches(pattern: string, path: string): boolean {
  const plain = path.replace(/\?.*$/u, '');
  if (!pattern.includes('*')) return `${plain}/`.startsWith(`${pattern.replace(/\/+$/u, '')}/`);
  const source = pattern.replaceAll(/\*\*|\*|[^*]+/gu, (part) => {
    if (part === '**') return '.*';
    return part === '*' ? '[^/]*' : part.replaceAll(/[\\^$.|?+()[\]{}]/gu, '\\$&');
  });
  return new RegExp(`^${source}$`, 'u').test(plain);
}
