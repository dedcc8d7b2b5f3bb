import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** What separates the comments of a golden file. */
const THE_NEXT = /^~+ the next ~+$/mu;

/** Comments about as GitHub shows them: their Markdown, their alerts, the colours of a diff. */
export function commentPage(markdown: string): string {
  const comments = markdown
    .split(THE_NEXT)
    .map((one) => `<main><header><b>github-actions</b> bot commented</header><article>${asHtml(one)}</article></main>`);
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${comments.join('\n')}`;
}

function asHtml(markdown: string): string {
  const options = { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] };
  return withColours(withAlerts(micromark(withLineBreaks(markdown), options)));
}

/** In a comment, the end of a line is one; in a file it is a space. */
function withLineBreaks(markdown: string): string {
  const parts = markdown.split(/(^```[\s\S]*?^```$)/mu);
  const isText = (index: number): boolean => index % 2 === 0;
  return parts.map((part, index) => (isText(index) ? part.replace(/([^\n])\n(?=[^\n])/gu, '$1  \n') : part)).join('');
}

const NAMES: Readonly<Record<string, string>> = { CAUTION: 'Caution', WARNING: 'Warning' };

function withAlerts(html: string): string {
  return html.replace(
    /<blockquote>\s*<p>\[!(CAUTION|WARNING)\](?:<br \/>)?\s*([\s\S]*?)<\/blockquote>/gu,
    (_, kind, text) => `<div class="alert ${kind}"><p class="title">${NAMES[kind] ?? kind}</p><p>${text}</div>`,
  );
}

const CLASSES: Readonly<Record<string, string>> = { '+': 'added', '-': 'deleted', '!': 'changed', '#': 'comment' };

function withColours(html: string): string {
  return html.replace(/<code class="language-diff">([\s\S]*?)<\/code>/gu, (_, text: string) => {
    const lines = text.split('\n').map((line) => `<span class="${CLASSES[line.charAt(0)] ?? ''}">${line}</span>`);
    return `<code>${lines.join('\n')}</code>`;
  });
}

const STYLE = `
  body { margin: 0; padding: 12px; background: #fff; color: #1f2328; }
  body { font: 14px/1.5 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; }
  main { border: 1px solid #d1d9e0; border-radius: 6px; margin-bottom: 12px; }
  header { padding: 8px 16px; background: #f6f8fa; border-bottom: 1px solid #d1d9e0; color: #59636e; }
  article { padding: 16px; overflow-wrap: break-word; }
  article > :first-child { margin-top: 0; } article > :last-child { margin-bottom: 0; }
  h3 { font-size: 17.5px; font-weight: 600; margin: 24px 0 16px; line-height: 1.25; }
  h4 { font-size: 14px; font-weight: 600; margin: 24px 0 16px; line-height: 1.25; }
  h3 strong, h4 strong { font-weight: 600; }
  p, ul, pre, details { margin: 0 0 16px; } ul { padding-left: 2em; } sub { font-size: 75%; line-height: 1.6; }
  code { font: 85%/1.45 ui-monospace, "Liberation Mono", Menlo, monospace; background: #818b981f; }
  code { padding: .2em .4em; border-radius: 6px; }
  pre { padding: 16px; overflow: auto; background: #f6f8fa; border-radius: 6px; }
  pre code { background: none; padding: 0; font-size: 11.9px; }
  .added { color: #116329; background: #dafbe1; } .deleted { color: #82071e; background: #ffebe9; }
  .changed { color: #953800; background: #ffd8b5; } .comment { color: #59636e; }
  .alert { border-left: 4px solid; padding: 8px 16px; margin: 0 0 16px; } .alert p { color: #1f2328; margin: 0; }
  .alert p.title { font-weight: 500; margin-bottom: 4px; } .CAUTION { border-color: #cf222e; }
  .CAUTION p.title { color: #d1242f; } .WARNING { border-color: #9a6700; } .WARNING p.title { color: #9a6700; }
  a { color: #0969da; }
`;
