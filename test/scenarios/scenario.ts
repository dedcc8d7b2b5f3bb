import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startFaults } from '../faults/faulty-proxy.ts';
import { type RunningDesk, runByDepth, startDesk } from '../program.ts';

/**
 * A scenario is one text file, told from top to bottom. A line that begins with "=== " opens a block:
 *
 *   === file PATH        the lines below are the file's content
 *   === desk FLAGS       starts `deskform sandbox FLAGS`; its address is DESK_URL, its token TOKEN is "secret-token"
 *   === api METHOD PATH  somebody else does this on the help desk; the lines below are the JSON body
 *   === $ deskform ARGS  runs the program, built where all is tested; the lines below are what it must say: stdout, then stderr behind
 *                        "--- stderr", then the exit status behind "--- exit"
 *
 * Playing a scenario gives the same text with what was really said, so that `vitest -u` rewrites it.
 */
interface Block {
  readonly head: string;
  readonly body: string;
}

const TOKEN = 'secret-token';

export async function playScenario(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'deskform-scenario-'));
  const [title = '', ...blocks] = text.split(/^(?==== )/mu);
  const told = [title];
  let desk: RunningDesk | undefined;
  try {
    for (const block of blocks.map(parseBlock)) {
      const [kind = '', ...rest] = block.head.split(' ');
      if (kind === 'desk') {
        desk = await startDeskFor(rest, folder);
        told.push(`=== ${block.head}\n${block.body}`);
      } else if (kind === 'file') {
        const path = join(folder, rest.join(' '));
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, block.body);
        told.push(`=== ${block.head}\n${block.body}`);
      } else if (kind === 'api') {
        await askDesk(desk, rest, block.body);
        told.push(`=== ${block.head}\n${block.body}`);
      } else if (kind === '$') {
        told.push(`=== ${block.head}\n${await say(rest.slice(1), folder, desk)}`);
      } else throw new Error(`a scenario has no block "${block.head}"`);
    }
    return told.join('');
  } finally {
    await desk?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The head `desk --release 6.5 failing FILE` puts a proxy that fails by these rules before the sandbox. */
async function startDeskFor(words: readonly string[], folder: string): Promise<RunningDesk> {
  const failing = words.indexOf('failing');
  const flags = failing < 0 ? words : words.slice(0, failing);
  const desk = await startDesk(['--token', TOKEN, ...flags], { cwd: folder });
  if (failing < 0) return desk;
  const rules = JSON.parse(await readFile(join(folder, words[failing + 1] ?? ''), 'utf8'));
  const proxy = await startFaults(desk.url, { rules, logFile: undefined, port: 0 });
  return {
    url: proxy.url,
    said: desk.said,
    stop: async () => {
      await proxy.close();
      await desk.stop();
    },
  };
}

function parseBlock(text: string): Block {
  const end = text.indexOf('\n');
  return { head: text.slice('=== '.length, end), body: text.slice(end + 1) };
}

async function askDesk(
  desk: RunningDesk | undefined,
  [method = 'GET', path = '/']: readonly string[],
  body: string,
): Promise<void> {
  if (desk === undefined) throw new Error('the scenario has no desk yet');
  const response = await fetch(`${desk.url}${await withId(desk, path)}`, {
    method,
    headers: { Authorization: `Token token=${TOKEN}`, Accept: 'application/json', 'Content-Type': 'application/json' },
    ...(body.trim() === '' ? {} : { body }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
}

/** "/api/v1/object_manager_attributes/{Ticket.severity}" names a row by its key. */
async function withId(desk: RunningDesk, path: string): Promise<string> {
  const key = /\{(\w+)\.(\w+)\}/u.exec(path);
  if (key === null) return path;
  const response = await fetch(`${desk.url}/api/v1/object_manager_attributes`, {
    headers: { Authorization: `Token token=${TOKEN}`, Accept: 'application/json' },
  });
  const rows = (await response.json()) as readonly { id: number; object: string; name: string }[];
  const row = rows.find(({ object, name }) => object === key[1] && name === key[2]);
  return path.replace(key[0], String(row?.id));
}

async function say(args: readonly string[], folder: string, desk: RunningDesk | undefined): Promise<string> {
  const env = { TOKEN, DESK_URL: desk?.url ?? 'http://127.0.0.1:9' };
  const { stdout, stderr, exitStatus } = await runByDepth(args, { cwd: folder, env });
  const parts = [stdout, ...(stderr === '' ? [] : [`--- stderr\n${stderr}`]), `--- exit ${exitStatus}\n\n`];
  return steady(parts.join(''), env.DESK_URL);
}

/** What differs from run to run and is not the point of any scenario: ports, times, the journal's name. */
function steady(text: string, url: string): string {
  return text
    .replaceAll(url, 'http://desk')
    .replaceAll(/\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d{3})?Z| \d\d:\d\d UTC)/gu, 'TIME')
    .replaceAll(/\S+\/journal\/\S+\.jsonl/gu, 'JOURNAL');
}
