import { createHash } from 'node:crypto';
import { build } from 'esbuild';

/** The style as it stands in every page, and the hash by which a page allows exactly this. */
export const PAGE_ASSETS = 'src/render/generated/page-assets.json';

export async function makePageAssets(): Promise<string> {
  const style = await bundle('src/render/page/page.css');
  const assets = { style, styleHash: hashOf(style) };
  return `${JSON.stringify(assets, undefined, 1)}\n`;
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    // Characters beyond ASCII stay as they are written: the page says that it is UTF-8.
    charset: 'utf8',
    target: ['chrome111', 'firefox115', 'safari16.4'],
    legalComments: 'none',
    logLevel: 'warning',
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  // This would end the element in which it stands.
  if (/<\/style|<!--/iu.test(text)) throw new Error(`${entry} holds the end of its own element`);
  return text;
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
