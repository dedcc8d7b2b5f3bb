import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { byDepth, someOf } from '../deep.ts';
import { DESK_OF_ENVIRONMENT, folderWith, NO_ATTRIBUTES } from '../files/temporary-project.ts';
import { json } from '../helpdesk/scripted-server.ts';
import { collect, PROGRAM, runDeskform, start } from '../program.ts';
import { TOKEN } from '../sandbox/support.ts';
import { type NumberedDesk, withNumbers } from './desk-with-numbers.ts';

/** A help desk that takes every request and answers none. */
async function serveSilence(): Promise<{ readonly desk: Server; readonly url: string }> {
  const desk = createServer(() => {}).listen(0, '127.0.0.1');
  await once(desk, 'listening');
  const address = desk.address();
  return { desk, url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}` };
}

test.each(someOf(['SIGTERM', 'SIGINT'] as const, 1))(
  '%s ends a command that only reads, with a sentence and 130',
  async (signal) => {
    const { desk, url } = await serveSilence();
    const cwd = await folderWith({ 'deskform.yaml': DESK_OF_ENVIRONMENT, 'attributes/ticket.yaml': NO_ATTRIBUTES });
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(process.execPath, [PROGRAM, 'plan'], {
      cwd,
      env: { PATH, HOME, DESKFORM_URL: url, DESKFORM_TOKEN: 'a token' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    desk.once('request', () => child.kill(signal));
    const [exitStatus] = await once(child, 'close');
    desk.closeAllConnections();
    desk.close();
    expect({ exitStatus, said }).toEqual({
      exitStatus: 130,
      said: 'deskform: interrupted; nothing was sent (INTERRUPTED)\n',
    });
  },
);

describe('SIGTERM ends a command that only reads with one JSON document', () => {
  const INTERRUPTED = {
    format_version: 1,
    status: 'partial',
    error: { code: 'INTERRUPTED', message: 'interrupted; nothing was sent', hint: null },
    problems: [],
  };

  /** The document of a run that gets the signal at the first request, or as soon as it listens for it. */
  async function documentOf(args: readonly string[], when: 'at a request' | 'early'): Promise<unknown> {
    const { desk, url } = await serveSilence();
    const cwd = await folderWith({ 'deskform.yaml': DESK_OF_ENVIRONMENT, 'attributes/ticket.yaml': NO_ATTRIBUTES });
    const early = `process.on('newListener', (name) => name === 'SIGTERM' && process.kill(process.pid, 'SIGTERM'))`;
    const env = {
      DESKFORM_URL: url,
      DESKFORM_TOKEN: 'a token',
      ...(when === 'early' ? { NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(early)}"` } : {}),
    };
    const child = start(args, { cwd, env });
    const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
    desk.once('request', () => child.kill('SIGTERM'));
    const [exitStatus] = await once(child, 'close');
    desk.closeAllConnections();
    desk.close();
    expect({ exitStatus, stderr: stderr() }).toEqual({
      exitStatus: 130,
      stderr: 'deskform: interrupted; nothing was sent (INTERRUPTED)\n',
    });
    return JSON.parse(stdout());
  }

  test.each(someOf([['drift'], ['doctor'], ['import'], ['plan'], ['snapshot'], ['status'], ['usage']], 1))(
    '%s',
    async (command) => {
      expect(await documentOf([command, '--json'], 'at a request')).toMatchObject({ ...INTERRUPTED, command });
    },
  );

  test.each(someOf([['plan'], ['usage'], ['apply']], 1))('%s, as soon as it runs', async (command) => {
    const decisions = command === 'usage' ? {} : { decisions: [] };
    expect(await documentOf([command, '--format', 'json'], 'early')).toEqual({ ...INTERRUPTED, command, ...decisions });
  });
});

describe('SIGTERM soon after the program listens for signals ends it with 130 and a sentence, and nothing is written', () => {
  const STOPPING = 'Stopping after the current request. A second Ctrl-C stops immediately.\n';
  const INTERRUPTED = 'deskform: interrupted; nothing was sent (INTERRUPTED)\n';
  const FILES = {
    'deskform.yaml': DESK_OF_ENVIRONMENT.replace('} } }', '}, timeout: 1s } }'),
    'attributes/ticket.yaml': 'object: Ticket\nattributes:\n  - { name: first, display: First, data_type: date }\n',
  };

  /** What is left of a run against a desk that never answers, so that it cannot end before the signal. */
  async function stopped(line: string, signal: { readonly after: number } | 'at a request') {
    const { desk, url } = await serveSilence();
    const methods: unknown[] = [];
    desk.on('request', ({ method }) => methods.push(method));
    const cwd = await folderWith(FILES);
    // Before that, Node itself ends the process, and nothing of ours runs.
    const soon =
      signal === 'at a request'
        ? ''
        : `process.on('newListener', function soon(name) {
             if (name !== 'SIGTERM') return;
             process.off('newListener', soon);
             setTimeout(() => process.kill(process.pid, name), ${signal.after});
           })`;
    const env = {
      DESKFORM_URL: url,
      DESKFORM_TOKEN: 'a token',
      NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(soon)}"`,
    };
    const child = start(line.split(' '), { cwd, env });
    const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
    if (signal === 'at a request') desk.once('request', () => child.kill('SIGTERM'));
    const [exitStatus] = await once(child, 'close');
    desk.closeAllConnections();
    desk.close();
    return {
      exitStatus,
      stdout: stdout(),
      stderr: stderr(),
      writes: methods.filter((method) => method !== 'GET'),
      files: (await readdir(cwd, { recursive: true })).sort(),
    };
  }

  const NOTHING = {
    exitStatus: 130,
    stdout: '',
    writes: [],
    files: ['attributes', 'attributes/ticket.yaml', 'deskform.yaml'],
  };
  // A run that has begun to ask finishes its request.
  const SAID = expect.stringMatching(new RegExp(`^(?:${STOPPING})?${INTERRUPTED.replace(/[()]/gu, '\\$&')}$`, 'u'));

  const LINES = ['plan --out plan.json', 'status', 'usage', 'import', 'apply --yes', 'resume --yes', 'undo --yes'];

  test.each(someOf(LINES, 2))('%s', async (line) => {
    const delays = byDepth({ day: [0], deep: [0, 20, 50, 100, 200] });
    const seen = await Promise.all(delays.map(async (after) => ({ after, ...(await stopped(line, { after })) })));
    expect(seen).toEqual(delays.map((after) => ({ after, ...NOTHING, stderr: SAID })));
  });

  test.each(someOf(['apply --yes', 'resume --yes', 'undo --yes', 'undo --yes --discard-everything default'], 1))(
    '%s, while the desk does not answer what is read first',
    async (line) => {
      expect(await stopped(line, 'at a request')).toEqual({ ...NOTHING, stderr: `${STOPPING}${INTERRUPTED}` });
    },
  );
});

test('a second Ctrl-C ends the program in the middle of a request, with a sentence', async () => {
  const { desk: silent, url } = await serveSilence();
  const cwd = await folderWith({
    'deskform.yaml': DESK_OF_ENVIRONMENT,
    'attributes/ticket.yaml': 'object: Ticket\nattributes:\n  - { name: first, display: First, data_type: date }\n',
  });
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [PROGRAM, 'apply', '--yes'], {
    cwd,
    env: { PATH, HOME, DESKFORM_URL: url, DESKFORM_TOKEN: 'a token' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    if (!said.includes('A second Ctrl-C') && `${said}${chunk}`.includes('A second Ctrl-C')) child.kill('SIGINT');
    said += chunk.toString();
  });
  silent.once('request', () => child.kill('SIGINT'));
  const [exitStatus] = await once(child, 'close');
  silent.closeAllConnections();
  silent.close();
  expect(exitStatus).toBe(130);
  expect(said).toBe(
    'Stopping after the current request. A second Ctrl-C stops immediately.\nStopped. The current request may or may not have arrived: check with `deskform status`.\n',
  );
});

describe('SIGTERM while an apply counts slowly', () => {
  const PLACES = ['room', 'floor', 'deskform'];
  const places = (maxlength: number): string =>
    `object: Ticket\nattributes:\n${PLACES.map((name) => `  - { name: ${name}, display: ${name}, data_type: input, data_option: { type: text, maxlength: ${maxlength} }, accept: [shorter_maxlength] }\n`).join('')}`;

  /** An apply that shortens three texts, on a desk that answers so many questions about long texts. */
  async function applyStopped(desk: NumberedDesk, fast: number) {
    const config = `version: 1\nattributes: attributes/*.yaml\ntargets:\n  desk: { url: "${desk.url}", auth: { token: "\${env:DESK_TOKEN}" }, restart: { expect: none }, timeout: 30s }\n`;
    const cwd = await folderWith({ 'deskform.yaml': config, 'attributes/ticket.yaml': places(120) });
    const where = { cwd, env: { DESK_TOKEN: TOKEN } };
    const first = await runDeskform(['apply', '--yes'], where);
    expect(first).toMatchObject({ exitStatus: 0 });
    const before = desk.others().length;
    await writeFile(join(cwd, 'attributes/ticket.yaml'), places(80));
    const child = start(['apply', '--yes', '--json'], where);
    let long = 0;
    let signalled = 0;
    desk.answer((response, request, body) => {
      const isLong = body.includes('{80}');
      if (isLong) long += 1;
      if (isLong && long === fast + 1) {
        signalled = performance.now();
        child.kill('SIGTERM');
      }
      if (isLong && long > fast) return;
      const number = body.includes('.id"') ? 10 : isLong ? 0 : /"is","value":""/u.test(body) ? 6 : 4;
      json(200, { object_count: number })(response, request, body);
    });
    const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
    const [exitStatus] = await once(child, 'close');
    expect(performance.now() - signalled).toBeLessThan(2000);
    expect(long).toBe(fast + 1);
    expect(exitStatus).toBe(130);
    const sent = desk.others().slice(before);
    const { error } = JSON.parse(stdout());
    return { sent: sent.filter(({ method }) => method !== 'GET'), error, stderr: stderr() };
  }

  test('asks no other question and sends nothing', async () => {
    await withNumbers('6.5', async (desk) => {
      const { sent, error, stderr } = await applyStopped(desk, 0);
      expect(sent).toEqual([]);
      expect(error).toMatchObject({ code: 'INTERRUPTED', message: 'interrupted; nothing was sent' });
      expect(stderr).toContain('Stopping after the current request.');
    });
  });

  test('is heeded right before the migration, too', async () => {
    await withNumbers('6.5', async (desk) => {
      const { sent, stderr } = await applyStopped(desk, PLACES.length);
      expect(sent.map(({ method }) => method)).toEqual(['PUT', 'PUT', 'PUT']);
      expect(stderr).toContain('deskform: interrupted after the current request (INTERRUPTED)');
    });
  });
});
