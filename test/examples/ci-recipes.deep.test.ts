import { chmod, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { folderWith } from '../files/temporary-project.ts';
import { type Ran, runDeskform, startDesk } from '../program.ts';
import { EXAMPLES, PROGRAM, runShell } from './run-shell.ts';

const TOKEN = 'sandbox-token';

async function withProject(use: (cwd: string) => Promise<void>): Promise<void> {
  const cwd = await folderWith({ 'bin/deskform': `#!/bin/sh\nexec "${process.execPath}" "${PROGRAM}" "$@"\n` });
  await cp(join(EXAMPLES, 'quickstart'), cwd, { recursive: true });
  const desk = await startDesk([], { cwd });
  try {
    await chmod(join(cwd, 'bin/deskform'), 0o755);
    const config = await readFile(join(cwd, 'deskform.yaml'), 'utf8');
    await writeFile(join(cwd, 'deskform.yaml'), config.replace(/url: \S+/u, `url: ${desk.url}`));
    await use(cwd);
  } finally {
    await desk.stop();
  }
}

describe('examples/shell/deskform-ci.sh', () => {
  const script = join(EXAMPLES, 'shell/deskform-ci.sh');
  /** Of the jobs of the main branch. A job of a change has none. */
  const env = { DESKFORM_TOKEN: TOKEN };
  const plan = (cwd: string): Promise<Ran> => runShell(script, ['plan'], cwd, {});

  test('plans against a snapshot, hands the plan files on, applies exactly these, and then has nothing to do', async () => {
    await withProject(async (cwd) => {
      expect(await runShell(script, ['snapshot'], cwd, env)).toMatchObject({ exitStatus: 0 });
      expect(await plan(cwd)).toMatchObject({ exitStatus: 0 });
      const plans = await readdir(join(cwd, 'plans'));
      expect(plans.map((file) => file.replace(/\.[^.]+\./u, '.….')).sort()).toEqual([
        'plan.….html',
        'plan.….json',
        'plan.….md',
      ]);
      expect(await runShell(script, ['apply'], cwd, env)).toMatchObject({ exitStatus: 0 });
      expect(await runDeskform(['plan', '--detailed-exitcode'], { cwd, env })).toMatchObject({ exitStatus: 0 });
      // A job that is started again does no harm.
      expect(await runShell(script, ['apply'], cwd, env)).toMatchObject({ exitStatus: 0 });
    });
  });

  test('a change of the address is refused, and no request goes there', async () => {
    await withProject(async (cwd) => {
      await runShell(script, ['snapshot'], cwd, env);
      const asked: string[] = [];
      const thief = createServer((request, response) => {
        asked.push(`${request.method} ${request.url}`);
        response.end('[]');
      });
      await new Promise<void>((resolve) => thief.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => void thief.close());
      const address = thief.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      const config = await readFile(join(cwd, 'deskform.yaml'), 'utf8');
      await writeFile(join(cwd, 'deskform.yaml'), config.replace(/url: \S+/u, `url: http://127.0.0.1:${port}`));
      const planned = await runShell(script, ['plan'], cwd, env);
      expect(planned.exitStatus).toBe(3);
      expect(planned.stderr).toContain('SNAPSHOT_FROM_ANOTHER_DESK');
      expect(asked).toEqual([]);
    });
  });

  test('refuses what has moved since, and what nobody has planned', async () => {
    await withProject(async (cwd) => {
      const unplanned = await runShell(script, ['apply'], cwd, env);
      expect(unplanned.exitStatus).toBe(3);
      expect(unplanned.stderr).toContain('nothing is approved');
      await runShell(script, ['snapshot'], cwd, env);
      await plan(cwd);
      const [file = ''] = (await readdir(join(cwd, 'attributes'))).filter((name) => name.endsWith('.yaml'));
      const text = await readFile(join(cwd, 'attributes', file), 'utf8');
      await writeFile(join(cwd, 'attributes', file), text.replace(/display: .*/u, 'display: Another'));
      const moved = await runShell(script, ['apply'], cwd, env);
      expect(moved.exitStatus).toBe(3);
      expect(moved.stderr).toContain('NOT_AS_REVIEWED');
    });
  });

  test('with several help desks each gets what was planned for it, and without plans none gets anything', async () => {
    await withProject(async (cwd) => {
      const other = await startDesk([], { cwd });
      onTestFinished(other.stop);
      const config = await readFile(join(cwd, 'deskform.yaml'), 'utf8');
      const second = `  second: { url: "${other.url}", auth: { token: "\${env:DESKFORM_TOKEN}" } }\n`;
      await writeFile(join(cwd, 'deskform.yaml'), `${config.trimEnd()}\n${second}`);
      expect(await runShell(script, ['snapshot'], cwd, env)).toMatchObject({ exitStatus: 0 });
      expect(await plan(cwd)).toMatchObject({ exitStatus: 0 });
      expect(await runShell(script, ['apply'], cwd, { ...env, DESKFORM_PLANS: 'elsewhere' })).toMatchObject({
        exitStatus: 3,
      });
      expect(await runShell(script, ['apply'], cwd, env)).toMatchObject({ exitStatus: 0 });
      const again = await runDeskform(['plan', '--target', 'all', '--detailed-exitcode'], { cwd, env });
      expect(again.exitStatus).toBe(0);
    });
  });

  test('a help desk without a snapshot is named, and the others are planned', async () => {
    await withProject(async (cwd) => {
      await runShell(script, ['snapshot'], cwd, env);
      const config = await readFile(join(cwd, 'deskform.yaml'), 'utf8');
      const fresh = `  another: { url: "https://desk.example.com", auth: { token: "\${env:DESKFORM_TOKEN}" } }\n`;
      await writeFile(join(cwd, 'deskform.yaml'), `${config.trimEnd()}\n${fresh}`);
      const ran = await plan(cwd);
      expect(ran.exitStatus).toBe(1);
      expect(ran.stderr).toContain('snapshots/another.json does not exist');
      expect((await readdir(join(cwd, 'plans'))).filter((file) => file.endsWith('.json'))).toHaveLength(1);
    });
  });

  test('stops at mistakes before it plans, and says how it is used', async () => {
    await withProject(async (cwd) => {
      await writeFile(join(cwd, 'attributes/broken.yaml'), 'object: Tikcet\n');
      expect((await plan(cwd)).exitStatus).toBe(1);
      expect(await readdir(cwd)).not.toContain('plans');
      expect(await runShell(script, [], cwd, env)).toMatchObject({ exitStatus: 64 });
      const nobody = await runShell(script, ['snapshot'], cwd, { ...env, DESKFORM_TARGETS: 'nobody' });
      expect(nobody.exitStatus).toBe(64);
    });
  });
});
