import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import { compiledSchemas } from './compile-schemas.ts';
import { makePlanTypes, PLAN_TYPES } from './plan-types.ts';

/**
 * Writes the sources that every build makes anew, and that git does not hold: validators, types, and texts inside the
 * program. The working directory is the repository.
 */
export async function writeGenerated(): Promise<void> {
  const texts = [
    ['src/model/generated/foreign-words.json', foreignWords()],
    ['src/run/generated/demo-files.json', demoFiles()],
    ['src/run/generated/explanations.json', explanations()],
    ['src/run/generated/workflow-files.json', workflowFiles()],
    ['src/render/generated/page-assets.json', await pageAssets()],
  ] as const;
  for (const [file, content] of [
    [PLAN_TYPES, await makePlanTypes()] as const,
    ...(await compiledSchemas()),
    ...texts.map(([file, content]) => [file, `${JSON.stringify(content, undefined, 1)}\n`] as const),
  ]) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

type Texts = Readonly<Record<string, string>>;

/** The rows of docs/other-tools.md, by the place where a word is typed. */
function foreignWords() {
  const table = readFileSync('docs/other-tools.md', 'utf8').matchAll(/^\| ([\w, ]+) \| (`.*`) \| (.*) \|$/gmu);
  const rows = [...table].flatMap(([, typed = '', words = '', meant = '']) =>
    typed.split(', ').map((place) => ({
      place,
      of: words.replaceAll('`', '').split(' '),
      meant: meant.replace(/^`([^`]+)`$/u, '$1'),
    })),
  );
  const places = [...new Set(rows.map(({ place }) => place))];
  return Object.fromEntries(places.map((name) => [name, rows.filter(({ place }) => place === name)]));
}

/** The attribute files of examples/company, so that the demo needs nothing beside the program. */
function demoFiles(): Texts {
  const folder = 'examples/company/attributes';
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  return textsOf(files.sort(), folder, 'attributes');
}

/** The workflows that `deskform init --github` writes: those of examples/github. */
function workflowFiles(): Texts {
  return textsOf(['deskform-pull-request.yml', 'deskform-merge.yml'], 'examples/github', '.github/workflows');
}

function textsOf(files: readonly string[], from: string, to: string): Texts {
  return Object.fromEntries(files.map((file) => [`${to}/${file}`, readFileSync(`${from}/${file}`, 'utf8')]));
}

/** The paragraphs of docs/failures.md by their code, for `deskform explain`. */
function explanations(): Texts {
  const sections = readFileSync('docs/failures.md', 'utf8').split(/^(?=# |## )/mu);
  const paragraphs = sections.flatMap((section) => {
    const [, code, text] = /^## `([^`]+)`\n\n(.*)$/su.exec(section) ?? [];
    return code === undefined || text === undefined ? [] : [[code, onItsOwn(text.trim())] as const];
  });
  return Object.fromEntries(paragraphs);
}

/** Away from its page a link leads nowhere, and so does the name of a recording. Lines are broken anew where they are shown. */
function onItsOwn(text: string): string {
  return text
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/gu, '$1')
    .replaceAll(/\s\([5-7]\.\d\/\d[^)]*\)/gu, '')
    .split(/\n{2,}/u)
    .map((paragraph) => (/^\s*(?:[-|]|```)/u.test(paragraph) ? paragraph : paragraph.replaceAll(/\s*\n\s*/gu, ' ')))
    .join('\n\n');
}

/** The style as it stands in every page, and the hash by which a page allows exactly this. */
async function pageAssets(): Promise<Texts> {
  const { outputFiles } = await build({
    entryPoints: ['src/render/page/page.css'],
    bundle: true,
    write: false,
    minify: true,
    // Characters beyond ASCII stay as they are written: the page says that it is UTF-8.
    charset: 'utf8',
    target: ['chrome111', 'firefox115', 'safari16.4'],
    legalComments: 'none',
    logLevel: 'warning',
  });
  const style = outputFiles[0]?.text.trim() ?? '';
  // This would end the element in which it stands.
  if (/<\/style|<!--/iu.test(style)) throw new Error('src/render/page/page.css holds the end of its own element');
  return { style, styleHash: `sha256-${createHash('sha256').update(style).digest('base64')}` };
}
