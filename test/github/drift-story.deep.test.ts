import { afterEach, beforeEach, expect, test } from 'vitest';
import { DESK_TOKEN, type DriftingDesk, openDriftingDesk } from './stage/drifting-desk.ts';
import { BAD_CREDENTIALS, NOT_FOR_THIS_TOKEN, PAGE, TOO_MANY_REQUESTS } from './stage/faults.ts';
import { runStep, type StepResult } from './stage/runner.ts';
import type { Permissions } from './stage/tokens.ts';

let desk: DriftingDesk;
beforeEach(async () => {
  desk = await openDriftingDesk({ severity: 'Severity', room: 'Room' });
});
afterEach(() => desk.close());

/** What the template gives the job. */
const OF_THE_TEMPLATE = { contents: 'read', issues: 'write' } as const;

/** One night: the built Action as a step of a scheduled workflow. */
const night = (permissions: Permissions = OF_THE_TEMPLATE): Promise<StepResult> =>
  runStep({
    inputs: { command: 'drift', token: desk.github.tokenWith(permissions) },
    workspace: desk.repository.folder,
    event: { name: 'schedule', payload: { schedule: '0 3 * * *' } },
    commit: desk.repository.git('rev-parse', 'HEAD'),
    apiUrl: desk.github.url,
    env: { GITHUB_REPOSITORY: desk.github.repository, GITHUB_REF: 'refs/heads/main', DESK_TOKEN },
  });

async function allIssues(): Promise<readonly { number: number; state: string; body: string }[]> {
  return desk.github.ask('GET', '/issues?state=all');
}

async function issues(): Promise<readonly string[]> {
  return (await allIssues()).map(({ number, state }) => `${number} ${state}`);
}

async function onlyBody(): Promise<string> {
  const [only, ...others] = await allIssues();
  expect(others).toEqual([]);
  return only?.body ?? '';
}

test('of some nights: nothing, two labels change on the help desk, the same, the files follow', async () => {
  const quiet = await night();
  expect([quiet.exitStatus, quiet.outputs.get('changes')]).toEqual([0, 'false']);
  expect(await issues()).toEqual([]);

  await desk.rename('severity', 'Schweregrad');
  const drifted = await night();
  expect([drifted.exitStatus, drifted.outputs.get('changes')]).toEqual([0, 'true']);
  expect(await issues()).toEqual(['1 open']);
  expect(drifted.outputs.get('url')).toMatch(/\/issues\/1$/u);
  expect(JSON.parse(drifted.outputs.get('results') ?? '')).toEqual([
    {
      command: 'drift',
      target: 'desk',
      outcome: 'drift',
      failure_reason: null,
      differences: ['Ticket.severity'],
      url: drifted.outputs.get('url'),
    },
  ]);
  expect(drifted.log).toContain('attributes/ticket.yaml');
  expect(drifted.log).toContain(`::add-mask::${DESK_TOKEN}`);
  expect(drifted.log).toMatch(/^Digest: d1\./mu);

  const writes = desk.github.requests.filter(({ method }) => method === 'PATCH' || method === 'POST').length;
  expect((await night()).exitStatus).toBe(0);
  // Only the question whose token it is.
  expect(desk.github.requests.filter(({ method }) => method === 'PATCH' || method === 'POST')).toHaveLength(writes + 1);

  await desk.rename('room', `Raum ::error::no ${'`'}`);
  const more = await night();
  expect(more.outputs.get('url')).toBe(drifted.outputs.get('url'));
  expect(more.log).not.toMatch(/^::error/mu);
  expect(await onlyBody()).toContain('deskform import --accept Ticket.room,Ticket.severity --target desk');

  const text = desk.repository.git('show', 'HEAD:attributes/ticket.yaml');
  const followedText = text.replace('"Severity"', '"Schweregrad"').replace('"Room"', '"Raum ::error::no `"');
  await desk.push({ 'attributes/ticket.yaml': `${followedText}\n` });
  const followed = await night();
  expect(followed.exitStatus).toBe(0);
  expect(await issues()).toEqual(['1 closed']);
  const told: readonly { readonly body: string }[] = await desk.github.ask('GET', '/issues/1/comments');
  expect(told.map(({ body }) => body).at(-1)).toContain('**No more drift:** live state matches the files');
});

test('pull requests by Actions may be switched off: drift needs none', async () => {
  await desk.rename('severity', 'Schweregrad');
  desk.github.faults.always('ANY /pulls', NOT_FOR_THIS_TOKEN);
  const drifted = await night();
  expect(drifted.exitStatus).toBe(0);
  expect(await issues()).toEqual(['1 open']);
  expect(desk.github.requests.every(({ path }) => !path.startsWith('/pulls') && !path.startsWith('/git'))).toBe(true);
});

test('a job without the permission fails and names it', async () => {
  await desk.rename('severity', 'Schweregrad');
  const drifted = await night({ contents: 'read' });
  expect([drifted.exitStatus, drifted.outputs.get('failure-reason')]).toEqual([1, 'GITHUB_REFUSED']);
  expect(drifted.log).toContain('Add `issues: write` to `permissions:` of the job.');
});

test.each([
  ['a token that has expired', BAD_CREDENTIALS, 'the token is not valid or has expired (401)'],
  ['a limit without a word', TOO_MANY_REQUESTS, 'a rate limit is reached (429)'],
])('%s', async (_, fault, said) => {
  await desk.rename('severity', 'Schweregrad');
  desk.github.faults.always('ANY /graphql', fault);
  const drifted = await night();
  expect(drifted.exitStatus).toBe(1);
  expect(drifted.log).toContain(said);
  expect(drifted.outputs.get('changes')).toBe('true');
});

test('the page of a proxy in place of an answer is asked past', async () => {
  await desk.rename('severity', 'Schweregrad');
  desk.github.faults.next('GET /issues', PAGE);
  expect((await night()).exitStatus).toBe(0);
  expect(await issues()).toEqual(['1 open']);
});
