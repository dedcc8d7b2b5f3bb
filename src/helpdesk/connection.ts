import { readUrl } from '../attribute/target-texts.ts';
import { Failure } from '../problem/failure.ts';

/** The three ways in which the help desk takes credentials (5.2/07_auth, 6.5/11_auth). */
export type Credentials =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'basic'; readonly user: string; readonly password: string }
  | { readonly kind: 'bearer'; readonly token: string };

/** PEM texts, not paths. `ca` takes the place of the authorities that Node trusts by itself, as it does for curl. */
export interface TlsSettings {
  readonly ca: string | undefined;
  readonly cert: string | undefined;
  readonly key: string | undefined;
}

/** All that is needed to speak to one help desk. */
export interface Connection {
  /** The base address; it may carry a path. The API lives below it, at /api/v1. */
  readonly url: string;
  readonly credentials: Credentials;
  /** Sent as X-On-Behalf-Of: an id, a login or an e-mail address. */
  readonly onBehalfOf: string | undefined;
  readonly tls: TlsSettings;
  /** Undefined means: as HTTP_PROXY, HTTPS_PROXY and NO_PROXY say. */
  readonly proxy: string | undefined;
  /** For connecting, for the head of an answer, and for its body, each. */
  readonly timeoutMs: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The values of variables in it, and of credentials that its requests may carry: an answer may repeat them. */
  readonly secrets?: readonly string[];
}

/** The base address without its last slash, as it is shown and as paths are put behind it. */
export function baseAddress(connection: Connection): string {
  const url = parseAddress(connection.url, 'url');
  if (url.username !== '' || url.password !== '') {
    throw new Failure('INVALID_CONFIG', `The url of the target at ${url.host} holds credentials`, {
      hint: 'Write them under auth, so that they are kept out of every message.',
    });
  }
  if (url.search !== '' || url.hash !== '') {
    throw new Failure('INVALID_CONFIG', `The url of the target at ${url.host} has a query or a fragment`, {
      hint: 'Give the address alone, such as https://helpdesk.example.com; deskform adds /api/v1 itself.',
    });
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

/** The text is not repeated in the failure: a proxy's address usually holds its password. */
export function parseAddress(text: string, setting: 'url' | 'proxy'): URL {
  const url = readUrl(text);
  if (url !== undefined && (url.protocol === 'http:' || url.protocol === 'https:')) return url;
  throw new Failure(
    'INVALID_CONFIG',
    `The ${setting} of the target is not an address that begins with http:// or https://`,
    {
      hint: `Write the ${setting} like https://helpdesk.example.com.`,
    },
  );
}
