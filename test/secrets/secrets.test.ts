import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runDeskform } from '../program.ts';
import { stageSandbox } from '../sandbox/support.ts';

const EXAMPLE = fileURLToPath(new URL('../../examples/external-source/', import.meta.url));

/** Every text that deskform has put anywhere: what it printed, and every file that it made. */
async function everythingIn(folder: string, without: ReadonlySet<string>): Promise<string> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const texts = await Promise.all(
    files.flatMap(({ parentPath, name }) => (without.has(name) ? [] : [readFile(join(parentPath, name), 'utf8')])),
  );
  return texts.join('\n');
}

test('no credential is in any output, plan, journal or message, whatever goes wrong', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'deskform-secrets-'));
  await cp(EXAMPLE, folder, { recursive: true });
  const config = await readFile(join(folder, 'deskform.yaml'), 'utf8');
  const attributes = await readFile(join(folder, 'attributes/ticket.yaml'), 'utf8');
  const names = [...`${config}\n${attributes}`.matchAll(/\$\{env:(\w+)\}/gu)].map(([, name = '']) => name);
  const secretOf = (name: string): string => `s3cret-${name.toLowerCase()}-"q'&<x>/é`;
  const token = 'tok3n-of-the-desk';
  const isToken = (name: string): boolean => config.includes(`env:${name}}`);
  const env = Object.fromEntries(names.map((name) => [name, isToken(name) ? token : secretOf(name)]));
  const secrets = [...new Set(Object.values(env))];
  expect(secrets.length).toBeGreaterThan(2);
  const desk = await stageSandbox({
    token,
    storeFile: join(folder, 'store.json'),
    faults: [{ method: 'POST', path: '/api/v1/object_manager_attributes', nth: 2, do: 'status', status: 500 }],
  });
  const said: string[] = [];
  const run = async (...args: readonly string[]): Promise<number | null> => {
    const { stdout, stderr, exitStatus } = await runDeskform(args, { cwd: folder, env });
    said.push(stdout, stderr);
    return exitStatus;
  };
  try {
    await writeFile(join(folder, 'deskform.yaml'), config.replaceAll(/url: \S+/gu, `url: ${desk.url}`));
    expect(await run('plan', '--json', '--out', 'plan.json', '--out', 'plan.md', '--out', 'plan.txt')).toBe(0);
    expect(await run('apply', '--yes', '--debug')).toBe(1);
    expect(await run('apply', '--yes', '--json')).toBe(0);
    // A new credential: that it changes is told, what it is never.
    for (const name of names.filter((one) => !isToken(one))) env[name] = `${secretOf(name)}-new`;
    expect(await run('plan', '--format', 'markdown')).toBe(0);
    expect(await run('plan', '--json')).toBe(0);
    expect(await run('apply', '--yes')).toBe(0);
    expect(await run('plan', '--detailed-exitcode')).toBe(0);
    env.DESKFORM_UNUSED = 'unused';
    for (const name of names.filter(isToken)) env[name] = 'wr0ng-token';
    expect(await run('plan', '--json', '--debug')).toBe(1);
    expect(await run('status', '--json')).toBe(1);
    const everything = `${said.join('\n')}\n${await everythingIn(folder, new Set(['store.json']))}`;
    const forms = [...secrets, ...secrets.map((secret) => `${secret}-new`), 'wr0ng-token'].flatMap((secret) => [
      secret,
      JSON.stringify(secret).slice(1, -1),
      encodeURIComponent(secret),
      Buffer.from(secret).toString('base64'),
    ]);
    expect(forms.filter((form) => everything.includes(form))).toEqual([]);
    expect(everything).toContain('(secret)');
    // The help desk itself has them: nothing was lost on the way.
    expect(await readFile(join(folder, 'store.json'), 'utf8')).toContain('s3cret-');
  } finally {
    await desk.close();
    await rm(folder, { recursive: true, force: true });
  }
}, 60_000);
