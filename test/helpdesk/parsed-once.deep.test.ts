import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { parseJson } from '../../src/model/json.ts';
import { folderWith } from '../files/temporary-project.ts';
import { runBuilt } from '../program.ts';
import { ROW } from './given.ts';
import { raw, serve } from './scripted-server.ts';

const MEGABYTE = 1024 * 1024;

/** Notes the length of every long text that a process parses. */
const COUNTER = `
import { appendFileSync } from 'node:fs';
const parse = JSON.parse;
JSON.parse = (text, ...rest) => {
  if (String(text).length > ${MEGABYTE}) appendFileSync(process.env.COUNTS, text.length + '\\n');
  return parse(text, ...rest);
};`;

interface Told {
  readonly stderr: string;
  readonly exitStatus: number | null;
  /** Of each long text that was parsed, its length. */
  readonly parsed: readonly number[];
}

async function runCounted(
  args: readonly string[],
  url: string,
  files: Readonly<Record<string, string>>,
): Promise<Told> {
  const target = `{ url: "${url}", auth: { token: "\${env:TOKEN}" } }`;
  const config = `version: 1\nlint: { plain-http: off }\ntargets: { desk: ${target} }\n`;
  const cwd = await folderWith({ 'deskform.yaml': config, 'counter.mjs': COUNTER, ...files });
  const counts = join(cwd, 'counts');
  // What is parsed while it is as deep as it is long takes gigabytes.
  const options = `--import=${pathToFileURL(join(cwd, 'counter.mjs'))} --max-old-space-size=600`;
  const env = { TOKEN: 'tttttttt', COUNTS: counts, NODE_OPTIONS: options };
  const { exitStatus, stderr } = await runBuilt(args, { cwd, env });
  const lines = existsSync(counts) ? readFileSync(counts, 'utf8').trim().split('\n') : [];
  return { exitStatus, stderr, parsed: lines.map(Number) };
}

const LONG = 60 * MEGABYTE;
const DEEP = '['.repeat(LONG);
const DEEP_INSIDE = `[{"name":"\\"[[","data_option":${'{"a":'.repeat(LONG / 10)}1${'}'.repeat(LONG / 10)}}]`;

test.each([
  ['brackets', DEEP],
  ['objects in a row', DEEP_INSIDE],
  ['empty rows', `[${'{},'.repeat(LONG / 3 - 1)}{}]`],
])('an answer of 60 MB of %s is not parsed at all', async (_, body) => {
  const server = await serve([raw(200, body)]);
  const told = await runCounted(['snapshot'], server.url, {});
  expect(told).toMatchObject({ exitStatus: 1, parsed: [] });
  expect(told.stderr).toContain(
    'answered 200 with JSON nested more than 200 levels deep, or made of millions of parts',
  );
});

test.each([
  ['no list', 200, JSON.stringify({ a: 'x'.repeat(30 * MEGABYTE) })],
  ['an error', 500, JSON.stringify({ error: 'x'.repeat(30 * MEGABYTE) })],
  ['broken off', 200, `{"a":"${'x'.repeat(30 * MEGABYTE)}`],
])('a long answer that is %s is parsed once', async (_, status, body) => {
  const server = await serve([raw(status, body)]);
  const told = await runCounted(['snapshot'], server.url, {});
  expect(told).toMatchObject({ exitStatus: 1, parsed: [body.length] });
});

test.each([
  ['a snapshot', ['snapshot', '--live', 'deep.json']],
  ['a plan file', ['apply', '--plan', 'deep.json', '--yes']],
  ['the store of the sandbox', ['sandbox', '--port', '0', '--store', 'deep.json']],
])('%s of 60 MB of brackets is not parsed either', async (_, args) => {
  const told = await runCounted(args, 'http://127.0.0.1:1', { 'deep.json': DEEP });
  expect(told).toMatchObject({ exitStatus: 1, parsed: [] });
  expect(told.stderr).toContain('FILE_UNREADABLE');
});

test('a journal of 60 MB of brackets is told as damaged, and not parsed', async () => {
  const told = await runCounted(['status'], 'http://127.0.0.1:1', { '.deskform/journal/a.jsonl': DEEP });
  expect(told.parsed).toEqual([]);
  expect(told.exitStatus).toBe(1);
});

test.each<[string, string, unknown]>([
  ['brackets in texts count for nothing', `{"a":"${'['.repeat(500)}"}`, { a: '['.repeat(500) }],
  ['nor after an escaped quote', `["\\"${'['.repeat(500)}"]`, [`"${'['.repeat(500)}`]],
  ['but they do after an escaped backslash', `["\\\\",${'['.repeat(500)}${']'.repeat(500)}]`, undefined],
  ['as deep as a document may be', `${'['.repeat(200)}${']'.repeat(200)}`, expect.any(Array)],
  ['one level deeper', `${'['.repeat(201)}${']'.repeat(201)}`, undefined],
  ['many beside each other', `[${'[],'.repeat(500)}[]]`, expect.any(Array)],
  ['with a byte order mark', '\ufeff[1]', [1]],
  ['a text that does not end', '"[[', undefined],
  ['nothing', '', undefined],
  ['null, which is a value', 'null', null],
])('%s', (_, text, value) => {
  expect(parseJson(text)).toEqual(value);
});

test('rows are read all the same', async () => {
  const server = await serve([raw(200, JSON.stringify([ROW]))]);
  const told = await runCounted(['snapshot', '--out', 'kept.json'], server.url, {});
  expect(told).toMatchObject({ exitStatus: 0, parsed: [] });
});
