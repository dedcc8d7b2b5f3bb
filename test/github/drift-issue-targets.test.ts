import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepDriftIssue } from '../../src/github/drift-issue.ts';
import { Failure } from '../../src/model/failure.ts';
import { bodiesOn, cameOfDrift } from './stage/came.ts';
import { type DriftingDesk, openDriftingDesk } from './stage/drifting-desk.ts';

let desk: DriftingDesk;
beforeEach(async () => {
  desk = await openDriftingDesk({ severity: 'Severity', room: 'Room' });
});
afterEach(() => desk.close());

interface Issue {
  readonly number: number;
  readonly title: string;
  readonly body: string;
}

/** Oldest first. */
async function openIssues(): Promise<readonly Issue[]> {
  return [...(await desk.github.ask('GET', '/issues?state=open'))].reverse();
}

async function theOpenIssue(): Promise<Issue> {
  const [only, ...others] = await openIssues();
  expect(others).toEqual([]);
  if (only === undefined) throw new Error('there is no open issue');
  return only;
}

describe('several targets', () => {
  const line = (name: string, url = desk.url): string =>
    `  ${name}: { url: '${url}', auth: { token: '\${env:DESK_TOKEN}' }, undeclared: report }\n`;
  const pushTargets = (...lines: readonly string[]): Promise<void> =>
    desk.push({ 'deskform.yaml': `version: 1\ntargets:\n${lines.join('')}` });

  test('have one issue, and cost no request', async () => {
    await pushTargets(line('one'), line('two'));
    await desk.rename('severity', 'Schweregrad');
    const result = await cameOfDrift(desk.job());
    const asked = desk.github.requests.map(({ method, path }) => `${method} ${path.split('?')[0]}`);
    expect(asked).toEqual(['POST /graphql', 'GET /issues', 'POST /issues']);
    const { body, number } = await theOpenIssue();
    for (const name of ['one', 'two'])
      expect(body).toContain(`deskform import --accept Ticket.severity --target ${name}\n`);
    expect(result.outputs.get('url')).toMatch(new RegExp(`/issues/${number}$`, 'u'));
  });

  test('that differ are in it, and those that cannot be read; another one that differs is news', async () => {
    const nobody = 'http://127.0.0.1:9';
    await pushTargets(line('one'), line('two', nobody));
    const result = await cameOfDrift(desk.job());
    expect(result.exitStatus).not.toBe(0);
    const { body, number } = await theOpenIssue();
    expect(body).toContain('**`two` could not be read** (`');
    expect(body).not.toContain('--target one');
    expect(await bodiesOn(desk.github, number)).toEqual([]);
    await desk.rename('severity', 'Schweregrad');
    await cameOfDrift(desk.job());
    expect((await theOpenIssue()).body).toContain('--target one');
    expect(await bodiesOn(desk.github, number)).toEqual(['**New drift:** `one: Ticket.severity`']);
  });

  test('of which a run looks at one have an issue of their own: it says nothing of the others', async () => {
    await pushTargets(line('one'), line('two'));
    await desk.rename('severity', 'Schweregrad');
    await cameOfDrift(desk.job());
    await cameOfDrift(desk.job({ target: 'two' }));
    expect((await openIssues()).map(({ title }) => title)).toEqual(['deskform: drift', 'deskform: drift of two']);
    const [whole] = await openIssues();
    expect(whole?.body).toContain('--target one');
    await desk.rename('severity', 'Severity');
    await cameOfDrift(desk.job({ target: 'two' }));
    expect((await theOpenIssue()).number).toBe(whole?.number);
  });

  test('that are too many for an issue are counted below the first ones', async () => {
    const failure = new Failure('HELP_DESK_UNREACHABLE', `the help desk did not answer: ${'x'.repeat(900)}`);
    const names = Array.from({ length: 120 }, (_, index) => `desk-${index}`);
    await keepDriftIssue(
      desk.job(),
      names.map((target) => ({ target, result: failure })),
    );
    const { body } = await theOpenIssue();
    expect(body.length).toBeGreaterThan(60_000);
    const shown = body.split(' could not be read**').length - 1;
    expect(body).toMatch(new RegExp(`${120 - shown} more targets: in the log of \\[the run\\]`, 'u'));
  });
});
