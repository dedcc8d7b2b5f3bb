/**
 * Whether a fault strikes before the request has had its effect, which then never comes (a delay excepted), or after
 * it: the desk is changed and stored, only the answer suffers. Left out, it strikes before.
 */
type When = 'before' | 'after';

/** One way to fail, as a faults file writes it: `schemas/sandbox.schema.json` has checked it. */
export type InjectedFault =
  /** The connection ends (FIN) before a body is read: as near to a refused one as a server comes that still listens. */
  | { readonly do: 'refuse' }
  /** The connection is reset (RST) without an effect. */
  | { readonly do: 'reset-before' }
  /** The effect, then a reset instead of the answer. */
  | { readonly do: 'reset-after' }
  /** The effect, then half of the body and a reset. */
  | { readonly do: 'cut' }
  | FaultyStatus
  /** Status 200 with somebody's login page. */
  | { readonly do: 'html'; readonly when?: When }
  /** The effect, and the right status with this text as JSON. */
  | { readonly do: 'wrong-json'; readonly body?: string }
  /** Before: the effect comes so much later, also when nobody waits for it any more. After: only the answer does. */
  | { readonly do: 'delay'; readonly seconds: number; readonly when?: When }
  /**
   * A proxy gives the client up and hands the request on later: when so many further requests have had their answer, or,
   * where no number is given, when the sandbox ends.
   */
  | { readonly do: 'late'; readonly requests?: number }
  /** The effect, then the body in small pieces over so many seconds. */
  | { readonly do: 'drip'; readonly seconds: number }
  /** The service goes away: connections are reset, new ones refused. `answered`: it goes after the whole answer. */
  | { readonly do: 'outage'; readonly seconds: number; readonly when?: When | 'answered' };

/**
 * Answers of the service or of a proxy that take the place of the right one: 500 is the service's own word as JSON, 502
 * a proxy's HTML page, 429 and 503 are JSON that may ask to wait.
 */
interface FaultyStatus {
  readonly do: 'status';
  readonly status: 429 | 500 | 502 | 503;
  readonly when?: When;
  readonly retry_after?: number;
}

/** One entry of a faults file: strikes `times` requests in a row, as far as they are of its method and path. */
export type FaultRule = InjectedFault & {
  /** The first request that it strikes, counted from 1 among all requests. */
  readonly request?: number;
  /** The first request that it strikes among those of its method and path; 1 where `request` is left out, too. */
  readonly nth?: number;
  /** 1 where it is left out. */
  readonly times?: number | 'always';
  /** Left out: every method. */
  readonly method?: string;
  /** Without the query. Left out: every path. See `pathMatches`. */
  readonly path?: string;
};

/** A request as it was counted, and what is to happen to it. */
interface Arrival {
  readonly number: number;
  readonly fault: InjectedFault | undefined;
}

/** Counts requests, and says of each which fault strikes it: that of the first rule whose turn it is. */
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
 * A path with a star is a pattern of the whole path: `*` stands for anything but a slash, `**` for anything. Without a
 * star it is the beginning of a path, in whole parts: "/api/v1/x" strikes "/api/v1/x/61" and not "/api/v1/x_y".
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
