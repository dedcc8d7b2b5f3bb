import assets from '../generated/page-assets.json' with { type: 'json' };
import { type Html, html, jsonForScript } from './html.ts';
import type { PageData } from './page-data.ts';

/** A whole page: one file that asks the network for nothing, and whose script and style alone may act in it. */
export function pageDocument(title: string, header: Html, main: Html, data: PageData): string {
  const { source } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(data.mode)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${ours(assets.style)}</style>
</head>
<body>
<a class="skip" href="#main">To the content</a>
<header id="head">
${header}</header>
<main id="main" tabindex="-1">
${main}</main>
<p id="live" class="live" role="status"></p>
<script type="application/json" id="data">${jsonForScript(data)}</script>
<script>${ours(assets.script)}</script>
</body>
</html>
`;
  return source;
}

/** Made by a command from our own files (scripts/page-assets.ts). */
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
