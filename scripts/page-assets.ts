import { createHash } from 'node:crypto';
import { build } from 'esbuild';

/** The page's script and style as they stand in every page, and the hashes by which a page allows exactly these. */
export const PAGE_ASSETS = 'src/render/generated/page-assets.json';

export async function makePageAssets(): Promise<string> {
  const script = await bundle('src/render/page/client/page.ts');
  const style = await bundle('src/render/page/client/page.css');
  const assets = { script, scriptHash: hashOf(script), style, styleHash: hashOf(style) };
  return `${JSON.stringify(assets, undefined, 1)}\n`;
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    // Characters beyond ASCII stay as they are written: the page says that it is UTF-8.
    charset: 'utf8',
    target: ['chrome111', 'firefox115', 'safari16.4'],
    legalComments: 'none',
    logLevel: 'warning',
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  // Either would end the element in which it stands.
  if (/<\/(script|style)|<!--/iu.test(text)) throw new Error(`${entry} holds the end of its own element`);
  return text;
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
