import assets from '../generated/page-assets.json' with { type: 'json' };
import { escapeUnits, printableShort } from '../printable.ts';
import type { PageData } from './page-data.ts';

/** Trusted HTML. Foreign text enters only through a hole of `html`, which escapes it. */
export interface Html {
  readonly source: string;
}

type Hole = string | number | Html | readonly Html[];

/** Longer texts are truncated: a label may have a megabyte. */
const LONGEST_TEXT = 2000;

/** Template tag for HTML. Escapes text in its holes, including characters that reorder text. */
export function html(parts: TemplateStringsArray, ...holes: readonly Hole[]): Html {
  const source = parts.map((part, index) => part + filled(holes[index])).join('');
  return { source };
}

/** Joins parts, one per line. */
export function inLines(parts: readonly Html[]): Html {
  return { source: parts.map(({ source }) => `${source}\n`).join('') };
}

/** Renders a sentence, with text in backticks as code. */
export function prose(text: string): Html {
  const parts = printableShort(text, LONGEST_TEXT).split('`');
  // A backtick without a partner belongs to a label or a value.
  if (parts.length % 2 === 0) return html`${text}`;
  return html`${parts.map((part, index) => (index % 2 === 0 ? html`${part}` : html`<code>${part}</code>`))}`;
}

export const NOTHING: Html = { source: '' };

function filled(hole: Hole | undefined): string {
  if (hole === undefined) return '';
  if (typeof hole === 'number') return String(hole);
  if (typeof hole === 'string') return escapeText(printableShort(hole, LONGEST_TEXT));
  return 'source' in hole ? hole.source : hole.map(({ source }) => source).join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeText(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => ENTITIES[character] ?? character);
}

/** JSON for a script element, which it cannot end. */
function jsonForScript(value: unknown): Html {
  return { source: JSON.stringify(value).replace(/[<>&\u2028\u2029]/gu, escapeUnits) };
}

/** A link to an attribute on this page. */
export function hrefOf(key: string): string {
  return `#${encodeURIComponent(printableShort(key, LONGEST_TEXT))}`;
}

/** Renders a page: one file without network access. Its policy allows only its own script and style. */
export function pageDocument(title: string, header: Html, main: Html, data: PageData): string {
  const script = html`<p id="live" class="live" role="status"></p>
<script type="application/json" id="data">${jsonForScript(data)}</script>
<script>${ours(assets.script)}</script>
`;
  return documentOf(
    title,
    policyFor(data.mode),
    header,
    html`${main}</main>
${script}`,
  );
}

/** Renders a page without a script. */
export function staticDocument(title: string, header: Html, main: Html): string {
  return documentOf(
    title,
    policyFor('saved'),
    header,
    html`${main}</main>
`,
  );
}

function documentOf(title: string, policy: string, header: Html, main: Html): string {
  const { source } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${ours(assets.style)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header id="head">
${header}</header>
<main id="main" tabindex="-1">
${main}</body>
</html>
`;
  return source;
}

/** Trusted assets, generated from our own files (scripts/page-assets.ts). */
function ours(source: string): Html {
  return { source };
}

function policyFor(mode: PageData['mode']): string {
  return [
    "default-src 'none'",
    `script-src '${assets.scriptHash}'`,
    `style-src '${assets.styleHash}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    ...(mode === 'live' ? ["connect-src 'self'"] : []),
  ].join('; ');
}
