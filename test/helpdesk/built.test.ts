import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ticketFields } from '../cli/repository.ts';
import { someOf } from '../deep.ts';
import { deepTest } from '../deep-test.ts';
import { folderWith } from '../files/temporary-project.ts';
import type { StepResult } from '../github/stage/runner.ts';
import { openStory, type Story } from '../github/stage/story.ts';
import { runBuilt } from '../program.ts';
import { withSandbox } from '../sandbox/support.ts';
import { makeAuthority } from './certificates.ts';
import { ROW, TOKEN } from './given.ts';
import { LOGIN, startProxy } from './proxy-server.ts';
import { json, type Reply, serve, silence, trickle } from './scripted-server.ts';

/**
 * What the build makes holds the network code of packages, too: each way to run it goes over every kind of network; by day
 * the program over the hardest of each kind.
 */

interface Place {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** What it ended with, and everything it said. */
interface Told {
  readonly exitStatus: number | null;
  readonly said: string;
}

const WAYS: Readonly<Record<string, (place: Place) => Promise<Told>>> = {
  'the program': async (place) => {
    const { exitStatus, stdout, stderr } = await runBuilt(['plan'], place);
    return { exitStatus, said: stdout + stderr };
  },
  'the Action': (place) => inWorkflow(place, (story) => story.onMain({ command: 'drift' })),
};

/** The project as a repository on GitHub, and a step of one of its workflows. */
async function inWorkflow({ cwd, env }: Place, run: (story: Story) => Promise<StepResult>): Promise<Told> {
  const paths = (await readdir(cwd, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
  const files = await Promise.all(
    paths.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [relative(cwd, path), await readFile(path, 'utf8')] as const;
    }),
  );
  const story = await openStory(Object.fromEntries(files), env, 'as-bundle');
  try {
    const { exitStatus, log } = await run(story);
    return { exitStatus, said: log.replaceAll(/^::add-mask::.*$/gmu, '') };
  } finally {
    await story.close();
  }
}

const fromEnv = (name: string): string => `\${env:${name}}`;

const house = makeAuthority('House authority');
const server = house.issue('localhost');
const client = house.issue('deskform');
const wantsClient = { ...server, ca: house.cert, requestCert: true, rejectUnauthorized: true };

const trusting = { tls: { ca: 'ca.pem' } };
const asClient = { tls: { ca: 'ca.pem', cert: 'client.pem', key: 'client.key' } };

/** A project with one target, which is the desk at this address. */
async function projectFor(
  url: string,
  settings: object,
  files: Readonly<Record<string, string>> = {},
): Promise<string> {
  const target = { url, auth: { token: fromEnv('DESK_TOKEN') }, restart: { expect: 'none' }, ...settings };
  return folderWith({
    'deskform.yaml': JSON.stringify({ version: 1, attributes: 'attributes/*.yaml', targets: { desk: target } }),
    'attributes/ticket.yaml': 'object: Ticket\nattributes: []\n',
    'ca.pem': house.cert,
    'client.pem': client.cert,
    'client.key': client.key,
    ...files,
  });
}

describe.each(someOf(Object.entries(WAYS), 1))('%s', (_, run) => {
  async function listFrom(url: string, settings: object, env: Readonly<Record<string, string>> = {}): Promise<Told> {
    const told = await run({ cwd: await projectFor(url, settings), env: { DESK_TOKEN: TOKEN, ...env } });
    expect(told.said).not.toContain(TOKEN);
    expect(told.said).not.toContain('pr0xy');
    return told;
  }

  const READS = [
    ['https with a client certificate', wantsClient, asClient],
    ['https of the own authority', server, trusting],
    ['http', undefined, {}],
  ] as const;

  test.each(someOf(READS, 1))(
    'reads a list over %s, directly and through a proxy with a login',
    async (_name, tls, settings) => {
      const [desk, proxy] = [await serve([json(200, [ROW])], tls), await startProxy()];
      expect(await listFrom(desk.url, settings)).toMatchObject({ exitStatus: 0 });
      expect(proxy.seen).toEqual([]);
      const through = { ...settings, proxy: fromEnv('DESK_PROXY') };
      expect(await listFrom(desk.url, through, { DESK_PROXY: proxy.address })).toMatchObject({ exitStatus: 0 });
      const way =
        tls === undefined ? `GET ${desk.url}/api/v1/object_manager_attributes` : `CONNECT 127.0.0.1:${desk.port}`;
      expect(proxy.seen).toEqual([way]);
      expect(desk.received).toHaveLength(2);
    },
  );

  deepTest('takes the proxy of the environment, unless NO_PROXY leaves the host out', async () => {
    const [plain, safe, proxy] = [
      await serve([json(200, [ROW])]),
      await serve([json(200, [ROW])], server),
      await startProxy(),
    ];
    const env = { HTTP_PROXY: proxy.address, HTTPS_PROXY: proxy.address };
    // A step of a workflow asks GitHub as well.
    const ofDesks = (): readonly string[] =>
      proxy.seen.filter((asked) => [plain, safe].some(({ port }) => asked.includes(`:${port}`)));
    expect(await listFrom(plain.url, {}, env)).toMatchObject({ exitStatus: 0 });
    expect(await listFrom(safe.url, trusting, env)).toMatchObject({ exitStatus: 0 });
    expect(ofDesks()).toHaveLength(2);
    expect(await listFrom(safe.url, trusting, { ...env, NO_PROXY: '127.0.0.1' })).toMatchObject({ exitStatus: 0 });
    expect(ofDesks()).toHaveLength(2);
  });

  const UNSAFE = [
    ['an authority that nobody knows', server, {}, 'The TLS connection to https://127.0.0.1'],
    ['a client certificate that is missing', wantsClient, trusting, 'tls.cert and tls.key'],
  ] as const;

  test.each(someOf(UNSAFE, 1))('sends nothing past %s, through a proxy or not', async (_name, tls, settings, words) => {
    const [desk, proxy] = [await serve([json(200, [ROW])], tls), await startProxy()];
    for (const way of [{}, { proxy: proxy.address }]) {
      const { exitStatus, said } = await listFrom(desk.url, { ...settings, ...way });
      expect(exitStatus).toBe(1);
      expect(said).toContain(words);
    }
    expect(desk.received).toHaveLength(0);
  });

  const PROXIES = [
    ['a proxy that wants another login', (address: string) => address.replace(LOGIN, 'ada:wr0ng'), 'The proxy '],
    ['a proxy that is not there', () => `http://${LOGIN}@127.0.0.1:1`, 'the proxy'],
  ] as const;

  test.each(someOf(PROXIES, 1))('says what is wrong with %s', async (_name, change, words) => {
    const [desk, proxy] = [await serve([json(200, [ROW])], server), await startProxy()];
    const { exitStatus, said } = await listFrom(desk.url, { ...trusting, proxy: change(proxy.address) });
    expect(exitStatus).toBe(1);
    expect(said).toContain(words);
    expect(said).not.toContain('wr0ng');
    expect(desk.received).toHaveLength(0);
  });

  const ANSWERS: readonly (readonly [string, Reply])[] = [
    ['that drips for ever', trickle],
    ['that never comes', silence],
  ];

  test.each(someOf(ANSWERS, 1))('waits no longer than the time-out for an answer %s', async (_name, reply) => {
    const desk = await serve([reply], server);
    const { exitStatus, said } = await listFrom(desk.url, { ...trusting, timeout: '150ms' });
    expect(exitStatus).toBe(1);
    expect(said).toContain('got no complete answer within 150 ms');
  });
});

const APPLIES: readonly (readonly [string, (place: Place) => Promise<Told>])[] = [
  [
    'the program',
    async (place) => {
      const { exitStatus, stdout, stderr } = await runBuilt(['apply', '--yes'], place);
      return { exitStatus, said: stdout + stderr };
    },
  ],
  ['the Action', (place) => inWorkflow(place, (story) => story.applyByHand())],
];

test.each(someOf(APPLIES, 1))('%s applies over https with a client certificate, through a proxy', (_, run) =>
  withSandbox({ token: 'of-the-sandbox' }, async (sandbox) => {
    const [front, proxy] = [await serve([forwardTo(sandbox.url)], wantsClient), await startProxy()];
    const attributes = { 'attributes/ticket.yaml': ticketFields({ floor: 'Floor' }) };
    const cwd = await projectFor(front.url, { ...asClient, proxy: proxy.address }, attributes);
    expect(await run({ cwd, env: { DESK_TOKEN: 'of-the-sandbox' } })).toMatchObject({ exitStatus: 0 });
    const methods = front.received.map(({ method }) => method).join(' ');
    expect(methods).toContain('GET POST GET POST GET');
    expect(new Set(proxy.seen)).toEqual(new Set([`CONNECT 127.0.0.1:${front.port}`]));
  }),
);

test('NODE_DEBUG=http shows no credential', async () => {
  const desk = await serve([json(200, [ROW])]);
  const env = { DESK_TOKEN: TOKEN, NODE_DEBUG: 'http' };
  const { exitStatus, stdout, stderr } = await runBuilt(['plan'], { cwd: await projectFor(desk.url, {}), env });
  expect({ exitStatus, isDebugged: stderr.includes('HTTP') }).toEqual({ exitStatus: 0, isDebugged: true });
  expect(stdout + stderr).not.toContain(TOKEN);
});

/** A front end as before most help desks: what arrives safely goes on in plain text. */
const forwardTo =
  (url: string): Reply =>
  (response, { method, url: path, headers }, body) => {
    const onward = request(`${url}${path}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.end(body);
  };
