import type { ParsedRequest, SandboxRequest } from './request.ts';

/** How an error is written; what succeeds is always JSON. */
export type ErrorForm = 'json' | 'html' | 'plain-html';

const KNOWN_TYPES: readonly string[] = [
  'application/json',
  'text/x-json',
  'application/jsonrequest',
  'text/html',
  'application/xhtml+xml',
  'text/plain',
  'text/javascript',
  'application/javascript',
  'text/css',
  'text/csv',
  'text/calendar',
  'text/vcard',
  'application/xml',
  'text/xml',
  'application/pdf',
  'application/zip',
  'image/png',
  'image/jpeg',
  'image/gif',
];

/**
 * Errors are JSON for a path in .json, and when JSON (or the wildcard alone) is the first known type of Accept.
 * A list with the wildcard among others counts as a browser's, and gets a page (5.2/01 "show missing id with Accept").
 */
export function errorForm(request: SandboxRequest, parsed: ParsedRequest): ErrorForm {
  if (parsed.suffix === 'json') return 'json';
  const accept = request.headers.accept?.trim() ?? '';
  if (accept === '' || (/,\s*\*\/\*|\*\/\*\s*,/.test(accept) && accept !== '*/*')) return 'html';
  if (/^\*\/\*\s*(;|$)/.test(accept)) return 'json';
  const first = acceptedTypes(accept).find((type) => KNOWN_TYPES.includes(type));
  if (first === 'text/plain') return 'plain-html';
  return first !== undefined && KNOWN_TYPES.indexOf(first) < 3 ? 'json' : 'html';
}

function acceptedTypes(accept: string): readonly string[] {
  return accept
    .split(',')
    .map((part) => {
      const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { type: type.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .sort((a, b) => b.quality - a.quality)
    .map(({ type }) => type);
}
