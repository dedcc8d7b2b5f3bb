import assets from '../generated/page-assets.json' with { type: 'json' };
import { printableSentence } from '../printable.ts';

/** Trusted HTML. Foreign text enters only through a hole of `html`, which escapes it. */
export interface Html {
  readonly source: string;
}

/** Template tag for HTML. Escapes text in its holes, including characters that reorder text; one without a value stays empty. */
export function html(
  parts: TemplateStringsArray,
  ...holes: readonly (string | number | Html | readonly Html[] | undefined)[]
): Html {
  const source = parts.map((part, index) => {
    const hole = holes[index] ?? '';
    if (typeof hole !== 'object')
      return part + printableSentence(String(hole)).replace(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? sign);
    return part + ('source' in hole ? hole.source : hole.map((one) => one.source).join(''));
  });
  return { source: source.join('') };
}

export function inLines(parts: readonly Html[]): Html {
  return { source: parts.map(({ source }) => `${source}\n`).join('') };
}

/** Renders a sentence, with text in backticks as code. A list of keys for an option breaks after its commas. */
export function prose(text: string): Html {
  const parts = printableSentence(text).split('`');
  // A backtick without a partner belongs to a label or a value.
  if (parts.length % 2 === 0) return html`${text}`;
  const { source } =
    html`${parts.map((part, index) => (index % 2 === 0 ? html`${part}` : html`<code>${part}</code>`))}`;
  return { source: source.replace(/,(?=\p{L})/gu, ',<wbr>') };
}

export const NOTHING: Html = { source: '' };

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function sectionHtml(kind: 'risks' | 'changes', id: string, title: string, content: Html): Html {
  return html`<section class="${kind}" aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${content}</section>
`;
}

/** Parts in one line, such as names with commas between them. */
export function joined(parts: readonly Html[], separator: string): Html {
  return { source: parts.map(({ source }) => source).join(separator) };
}

/** What happens to a field, as a coloured word. */
export function markHtml(mark: string, word: string): Html {
  return html`<span class="mark mark-${mark}">${word}</span>`;
}

export function hrefOf(key: string): string {
  return `#${encodeURIComponent(printableSentence(key))}`;
}

const POLICY = `default-src 'none'; style-src '${assets.styleHash}'; base-uri 'none'; form-action 'none'`;

/** Generated from our own file (scripts/generated.ts). */
const STYLE: Html = { source: assets.style };

/** Renders a page: one file without script and without network access. */
export function pageDocument(title: string, header: Html, main: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header id="head">
${header}</header>
<main id="main" tabindex="-1">
${main}</main>
</body>
</html>
`.source;
}
