/** What GitHub, or the way to it, does with a request instead of answering it as it should. */
export type Fault =
  /** Refused, or out of order: what was asked for is not done. */
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly message: string;
      readonly retryAfter?: number;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** Something that is not GitHub's API answers, or it does without a word: a page, an empty body. */
  | { readonly kind: 'text'; readonly status: number; readonly type: string; readonly text: string }
  /** The connection ends before the request has arrived. */
  | { readonly kind: 'cut-before' }
  /** It was done, and the answer is lost: the connection ends. */
  | { readonly kind: 'cut-after' }
  /** It was done, and a gateway answers in its place. */
  | { readonly kind: 'gateway'; readonly status: 502 | 504 }
  /** Somebody else acts first; then it is done and answered as ever. */
  | { readonly kind: 'meanwhile'; readonly act: () => Promise<unknown> };

/** Which requests: "POST /issues/7/comments" is met by a path of the repository that ends so. */
export type Occasion = `${'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'ANY'} ${string}`;

export interface Faults {
  /** The next request of this kind, once; several wait in line. */
  readonly next: (occasion: Occasion, fault: Fault) => void;
  /** Every one from now on. */
  readonly always: (occasion: Occasion, fault: Fault) => void;
  readonly clear: () => void;
}

export const SECONDARY_LIMIT = {
  kind: 'answer',
  status: 403,
  message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
  retryAfter: 1,
} as const satisfies Fault;

export const NOT_FOR_THIS_TOKEN = {
  kind: 'answer',
  status: 403,
  message: 'Resource not accessible by integration',
} as const satisfies Fault;

export const BAD_CREDENTIALS = { kind: 'answer', status: 401, message: 'Bad credentials' } as const satisfies Fault;

/** A proxy's page to log in, or of a server that is looked after. */
export const PAGE = {
  kind: 'text',
  status: 200,
  type: 'text/html; charset=utf-8',
  text: '<!DOCTYPE html>\n<html><head><title>Sign in</title></head><body><h1>Sign in</h1></body></html>\n',
} as const satisfies Fault;

/** GitHub's own page where it has no answer in time. */
export const UNICORN = {
  kind: 'text',
  status: 502,
  type: 'text/html; charset=utf-8',
  text: '<html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center></body></html>\n',
} as const satisfies Fault;

export const TOO_MANY_REQUESTS = { kind: 'text', status: 429, type: 'text/plain', text: '' } as const satisfies Fault;

interface Waiting {
  readonly occasion: Occasion;
  readonly fault: Fault;
  readonly lasts: 'once' | 'always';
}

export interface FaultQueue extends Faults {
  readonly take: (method: string, path: string) => Fault | undefined;
}

export function makeFaultQueue(): FaultQueue {
  let waiting: readonly Waiting[] = [];
  return {
    next: (occasion, fault) => {
      waiting = [...waiting, { occasion, fault, lasts: 'once' }];
    },
    always: (occasion, fault) => {
      waiting = [...waiting, { occasion, fault, lasts: 'always' }];
    },
    clear: () => {
      waiting = [];
    },
    take: (method, path) => {
      const found = waiting.find(({ occasion }) => fits(occasion, method, path));
      if (found?.lasts === 'once') waiting = waiting.filter((one) => one !== found);
      return found?.fault;
    },
  };
}

function fits(occasion: Occasion, method: string, path: string): boolean {
  const [verb = '', end = ''] = occasion.split(' ');
  return (verb === 'ANY' || verb === method) && (path.split('?')[0] ?? '').endsWith(end);
}
