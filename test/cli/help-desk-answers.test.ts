import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { placeholder } from '../../src/model/placeholder.ts';
import type { FaultRule } from '../faults/fault-rules.ts';
import { folderWith } from '../files/temporary-project.ts';
import { runDeskform } from '../program.ts';
import { TOKEN, withSandbox } from '../sandbox/support.ts';

const project = (url: string): Promise<string> =>
  folderWith({
    'deskform.yaml': `version: 1\ntargets:\n  desk:\n    url: ${url}\n    auth: { token: "${placeholder('HELPDESK_TOKEN')}" }\n    timeout: 2s\n`,
    'attributes/ticket.yaml': 'object: Ticket\nattributes:\n  - { name: due_on, display: Due on, data_type: date }\n',
  });

/** A server that gives one answer to everything, and how often it was asked. */
async function answering(
  status: number,
  type: string,
  body: string,
): Promise<{ readonly url: string; readonly asked: () => number }> {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    asked: () => asked,
  };
}

const ATTRIBUTES_PATH = '/api/v1/object_manager_attributes';
const LIST = 'GET /api/v1/object_manager_attributes at URL answered';

type Answered = readonly [
  name: string,
  answer: readonly [status: number, type: string, body: string],
  requests: number,
  message: string,
  hint: string,
];
const ANSWERED: readonly Answered[] = [
  [
    'a token that is not accepted',
    [401, 'application/json', '{"error":"Can\'t find User for Token"}'],
    1,
    `The credentials are not accepted: ${LIST} 401: "Can't find User for Token" (LOGIN_FAILED)`,
    'Create a new one in the help desk (profile of its user, Token Access), and update the secret.',
  ],
  [
    'a gateway without its service',
    [502, 'text/html', '<title>502 Bad Gateway</title>'],
    3,
    `The help desk is not available: ${LIST} 502 with a web page: "502 Bad Gateway" (HELP_DESK_UNREACHABLE)`,
    'It may be restarting. Run again in a minute. If it fails again, ask its operator.',
  ],
  [
    'a service that is down',
    [503, 'application/json', '{}'],
    3,
    `The help desk is not available: ${LIST} 503 (HELP_DESK_UNREACHABLE)`,
    'It may be restarting. Run again in a minute. If it fails again, ask its operator.',
  ],
  [
    'a web page with status 200',
    [200, 'text/html', '<!doctype html><title>Sign in</title>'],
    1,
    `Got a web page instead of data: ${LIST} 200 with a web page: "Sign in" (NOT_A_HELP_DESK)`,
    'A login page or another service answers there. Check the url of the target',
  ],
  [
    'a limit of requests, without a text',
    [429, 'text/plain', ''],
    3,
    `Too many requests: ${LIST} 429 (HELP_DESK_ERROR)`,
    'The help desk, or a proxy in front of it, limits requests. Run again in a minute.',
  ],
];

test.each([[['plan']], [['apply', '--yes']]])('%j says what the help desk answered', async (args) => {
  // Side by side, because each waits before it asks again.
  const told = ANSWERED.map(async ([name, answer, requests, message, hint]) => {
    const { url, asked } = await answering(...answer);
    const cwd = await project(url);
    const { exitStatus, stderr } = await runDeskform(args, { cwd, env: { HELPDESK_TOKEN: 'abcdefgh' } });
    const words = stderr.replaceAll(url, 'URL').replace(/\s+/gu, ' ');
    expect([name, words, exitStatus, asked()]).toEqual([name, expect.stringContaining(`${message} → `), 1, requests]);
    expect(words).toContain(hint);
  });
  await Promise.all(told);
});

describe('a secret that is not set', () => {
  const NEEDS = 'target desk needs it for auth.token';
  const ON_GITHUB = { GITHUB_ACTIONS: 'true', CI: 'true' };

  test.each<[string, Readonly<Record<string, string>>, string, string]>([
    ['here', {}, `is not set: ${NEEDS}`, 'Set HELPDESK_TOKEN where deskform runs: `export HELPDESK_TOKEN=…`.'],
    ['here, and empty', { HELPDESK_TOKEN: ' ' }, `is empty: ${NEEDS}`, '`export HELPDESK_TOKEN=…`.'],
    [
      'on GitHub Actions',
      ON_GITHUB,
      `is not set: ${NEEDS}`,
      'The secret is not set or not passed under `env:`. Add it to the repository or its environment, and pass it: `HELPDESK_TOKEN: $',
    ],
    [
      'on GitHub Actions, which passes an empty text',
      { ...ON_GITHUB, HELPDESK_TOKEN: '' },
      `is empty: ${NEEDS}`,
      'The secret is not set or not passed under `env:`.',
    ],
    [
      'in another CI',
      { CI: 'true' },
      `is not set: ${NEEDS}`,
      'The secret is not set or not passed to this job. Add HELPDESK_TOKEN to the CI variables.',
    ],
  ])('%s', async (_, env, what, hint) => {
    const cwd = await project('http://127.0.0.1:1');
    for (const command of ['plan', 'apply', 'snapshot']) {
      const { exitStatus, stderr } = await runDeskform([command], { cwd, env });
      const told = stderr.replace(/\s+/gu, ' ');
      expect(told).toContain('deskform.yaml:5:20 error env-missing');
      expect(told).toContain(`the environment variable HELPDESK_TOKEN ${what} → `);
      expect(told).toContain(hint);
      expect(exitStatus).toBe(1);
    }
    const asked = JSON.parse((await runDeskform(['plan', '--json'], { cwd, env })).stdout);
    expect(asked.error).toMatchObject({ code: 'INVALID_CONFIG', message: '1 value is not set; nothing was sent' });
    expect(asked.problems[0].message).toBe(`the environment variable HELPDESK_TOKEN ${what}`);
  });
});

test.each([
  ['a limit of requests', 429, 'refused (429): create Ticket.due_on'],
  ['a gateway without its service', 502, 'no answer to: create Ticket.due_on'],
] as const)('a write that meets %s is sent again when reading shows no effect', async (_, status, told) => {
  const faults: readonly FaultRule[] = [{ method: 'POST', path: ATTRIBUTES_PATH, do: 'status', status }];
  await withSandbox({ faults }, async ({ url }) => {
    const cwd = await project(url);
    const { exitStatus, stdout, stderr } = await runDeskform(['apply', '--yes'], {
      cwd,
      env: { HELPDESK_TOKEN: TOKEN },
    });
    expect(stderr).toContain(told);
    expect(stdout).toMatch(/^Applied and verified: 1 field/u);
    expect(exitStatus).toBe(0);
  });
});
