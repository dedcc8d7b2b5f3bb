import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { someOf } from '../deep.ts';
import { deepTest } from '../deep-test.ts';
import type { FaultRule } from '../faults/fault-rules.ts';
import { folderWith } from '../files/temporary-project.ts';
import { openProxy, type Passed } from '../matrix/line.ts';
import { collect, type Ran, runDeskform, start, type Where } from '../program.ts';
import { ATTRIBUTES, ask, definition, TOKEN, withSandbox } from '../sandbox/support.ts';

/**
 * The files go back to what is in force while something else is pending. The service sees no difference then, so deskform
 * sends the row with another position first, and then as it is: both PUTs are met by every fault.
 */

const CONFIG = `version: 1
attributes: attributes/*.yaml
targets:
  desk: { url: "\${env:DESK_URL}", auth: { token: "\${env:TOKEN}" }, on_failure: keep, timeout: 400ms, restart: { expect: none } }
`;

/** The files set no position, so no plan compares it. */
const FILE = 'attributes/ticket.yaml';
const attributes = (display: string, label: string): string =>
  `object: Ticket\nattributes:\n  - { name: floor, display: ${display}, data_type: select, data_option: { options: { a: ${label} } } }\n`;

const MIGRATIONS = '/api/v1/object_manager_attributes_execute_migrations';

interface Place {
  readonly run: (...args: readonly string[]) => Promise<Ran>;
  readonly startAt: (url: string, ...args: readonly string[]) => ReturnType<typeof start>;
  readonly here: Where;
  readonly url: string;
  readonly floor: () => Shown;
  readonly move: (position: number) => Promise<void>;
  readonly write: (label: string) => Promise<void>;
}

interface Shown {
  readonly position: number;
}

const AS_BEFORE = { to_config: false, data_option_new: {} };

/** The option A is live, B is pending, and the files say A again, with the label that was sent with B. The next PUT is the second one. */
async function inProject(
  faults: readonly FaultRule[],
  use: (place: Place, before: Shown) => Promise<void>,
  display = 'Level',
) {
  const cwd = await folderWith({ 'deskform.yaml': CONFIG, [FILE]: attributes('Floor', 'A') });
  const failing: FaultRule = { path: MIGRATIONS, nth: 2, do: 'status', status: 500 };
  const rules: readonly FaultRule[] = [failing, ...faults];
  await withSandbox({ faults: rules }, async (sandbox) => {
    const env = { DESK_URL: sandbox.url, TOKEN };
    const place: Place = {
      run: (...args) => runDeskform([...args, '--yes'], { cwd, env }),
      startAt: (url, ...args) => start([...args, '--yes'], { cwd, env: { ...env, DESK_URL: url } }),
      here: { cwd, env },
      url: sandbox.url,
      floor: () => {
        const row = sandbox.desk.rows.find(({ name }) => name === 'floor');
        if (row === undefined) throw new Error('no floor');
        const { position, data_option: option, to_config, data_option_new } = row;
        return { position, options: option.options, to_config, data_option_new };
      },
      move: async (position) => {
        const row = sandbox.desk.rows.find(({ name }) => name === 'floor');
        const { id = 0, display = '', data_option = {} } = row ?? {};
        const body = { ...definition('floor'), display, data_option, position };
        expect((await ask(sandbox.url, 'PUT', `${ATTRIBUTES}/${id}`, body)).status).toBe(200);
      },
      write: (label) => writeFile(join(cwd, FILE), attributes(display, label)),
    };
    expect((await place.run('apply')).exitStatus).toBe(0);
    const before = place.floor();
    expect(before).toMatchObject(AS_BEFORE);
    await place.write('B');
    expect((await place.run('apply')).exitStatus).not.toBe(0);
    expect(place.floor()).toMatchObject({ to_config: true, data_option_new: { options: { a: 'B' } } });
    await place.write('A');
    await use(place, before);
  });
}

describe.each([
  ['the first PUT', 2],
  ['the second PUT', 3],
])('%s', (_, nth) => {
  test.each([
    ['lost before its effect', { do: 'reset-before' }],
    ['lost after its effect', { do: 'reset-after' }],
    ['refused for a moment', { do: 'status', status: 429 }],
  ] as const)('%s is sent again, and the position is as before', async (__, fault) => {
    await inProject([{ method: 'PUT', nth, ...fault }], async ({ run, floor }, before) => {
      const { exitStatus, stderr } = await run('apply');
      expect({ exitStatus, stderr }).toMatchObject({ exitStatus: 0, stderr: expect.stringContaining('Verified') });
      expect(floor()).toEqual(before);
    });
  });
});

/** The second PUT of an apply fails however often it is sent. */
const FAILING: FaultRule = { method: 'PUT', nth: 3, times: 3, do: 'reset-before' };
const REFUSED: FaultRule = { method: 'PUT', nth: 3, do: 'status', status: 500 };
const LIMITED: FaultRule = { method: 'PUT', nth: 3, times: 3, do: 'status', status: 429 };

describe('a second PUT that fails for good leaves the position one too high, which is said, and put back', () => {
  test.each([
    ['resume', FAILING],
    ['apply', FAILING],
    ['undo', FAILING],
    ['resume', REFUSED],
    ['apply', REFUSED],
    ['undo', REFUSED],
    ['resume', LIMITED],
  ])('by %s', async (command, fault) => {
    await inProject([fault], async ({ run, floor }, before) => {
      const stopped = await run('apply');
      expect(stopped.exitStatus).not.toBe(0);
      expect(stopped.stderr).toContain(
        `the position of Ticket.floor may be ${before.position + 1} instead of ${before.position} until`,
      );
      expect(stopped.stdout).toContain('failed:     Ticket.floor');
      expect(floor()).toMatchObject({ position: before.position + 1 });
      const { exitStatus, stderr } = await run(command);
      expect({ exitStatus, stderr }).toMatchObject({ exitStatus: 0 });
      expect(floor()).toEqual(before);
    });
  });

  test('by apply after an undo whose second PUT failed', async () => {
    await inProject(
      [FAILING],
      async ({ run, floor }, before) => {
        await run('undo');
        expect(floor()).toMatchObject({ position: before.position + 1 });
        expect((await run('apply')).exitStatus).toBe(0);
        expect(floor()).toEqual(before);
      },
      'Floor',
    );
  });
});

test('a first PUT that arrives after the second is seen by the last check, and put back by resume', async () => {
  await inProject([{ method: 'PUT', nth: 2, do: 'late', requests: 4 }], async ({ run, floor }, before) => {
    const { exitStatus, stderr } = await run('apply');
    expect(stderr).toContain('live state is not what the plan promised: Ticket.floor (position) (VERIFICATION_FAILED)');
    expect(exitStatus).toBe(4);
    expect((await run('resume')).exitStatus).toBe(0);
    expect(floor()).toEqual(before);
  });
});

/** Runs the built program, which meets something at its first PUT, or at its second. */
async function applyAndMeet(
  at: 1 | 2,
  { startAt, url }: Place,
  meeting: (applying: ChildProcess, pass: () => Promise<Passed>) => Promise<Passed | 'hang-up'>,
): Promise<ChildProcess> {
  let puts = 0;
  const proxy = await openProxy(async (request, pass) => {
    puts += Number(request.startsWith('PUT '));
    return puts === at && request.startsWith('PUT ') ? meeting(applying, pass) : pass();
  });
  proxy.connectTo(url);
  const applying = startAt(proxy.url, 'apply');
  await once(applying, 'close');
  await proxy.close();
  return applying;
}

const kill = async (applying: ChildProcess): Promise<'hang-up'> => {
  applying.kill('SIGKILL');
  return 'hang-up';
};

describe('a deskform that is killed between the two PUTs', () => {
  test.each(someOf(['resume', 'apply', 'undo'], 1))('is finished by %s', async (command) => {
    await inProject([], async (place, before) => {
      await applyAndMeet(2, place, kill);
      expect(place.floor()).toMatchObject({ position: before.position + 1 });
      const { exitStatus, stderr } = await place.run(command);
      expect({ exitStatus, stderr }).toMatchObject({ exitStatus: 0 });
      expect(place.floor()).toEqual(before);
    });
  });

  deepTest('when the first was under way is finished by resume', async () => {
    await inProject([], async (place, before) => {
      await applyAndMeet(1, place, async (applying, pass) => {
        await pass();
        return kill(applying);
      });
      expect(place.floor()).toMatchObject({ position: before.position + 1 });
      expect((await place.run('resume')).exitStatus).toBe(0);
      expect(place.floor()).toEqual(before);
    });
  });

  deepTest('is finished by resume from its plan file where the journal is lost', async () => {
    await inProject([], async (place, before) => {
      const planned = await runDeskform(['plan', '--out', 'plan.json'], place.here);
      expect(planned.exitStatus).toBe(0);
      await applyAndMeet(2, place, kill);
      await rm(join(place.here.cwd, '.deskform'), { recursive: true });
      const { exitStatus, stderr } = await place.run('resume', '--plan', 'plan.json');
      expect({ exitStatus, stderr }).toMatchObject({ exitStatus: 0 });
      expect(place.floor()).toEqual(before);
    });
  });

  deepTest('leaves the position alone where somebody has moved the field since', async () => {
    await inProject([], async (place, before) => {
      await applyAndMeet(2, place, kill);
      await place.move(before.position + 5);
      expect((await place.run('apply')).exitStatus).toBe(0);
      expect(place.floor()).toEqual({ ...before, position: before.position + 5 });
    });
  });
});

deepTest('a deskform that is asked to stop at the first PUT sends the second before it stops', async () => {
  await inProject([], async (place, before) => {
    const { exitCode } = await applyAndMeet(1, place, async (applying, pass) => {
      const said = collect(applying.stderr);
      applying.kill('SIGTERM');
      await expect.poll(said).toContain('Stopping after the current request');
      return pass();
    });
    expect(exitCode).toBe(130);
    expect(place.floor()).toMatchObject({ position: before.position, data_option_new: { options: { a: 'A' } } });
    expect((await place.run('resume')).exitStatus).toBe(0);
    expect(place.floor()).toEqual(before);
  });
});
