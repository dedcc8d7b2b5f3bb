import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { placeIn } from '../../src/files/disk/place.ts';
import { takeLock } from '../../src/files/disk/process-lock.ts';
import { asFailure } from '../../src/model/failure.ts';
import { lockTarget } from '../../src/run/apply/session.ts';
import { DESK_OF_ENVIRONMENT, folderWith, NO_ATTRIBUTES } from '../files/temporary-project.ts';
import { PROGRAM } from '../program.ts';
import { TOKEN, withSandbox } from '../sandbox/support.ts';

/** What the system refuses is nobody's bug: each is told with what to do. */

const STRANGER = 12_345;
const FILES = { 'deskform.yaml': DESK_OF_ENVIRONMENT, 'attributes/ticket.yaml': NO_ATTRIBUTES };

interface Ran {
  readonly exitStatus: number;
  readonly stderr: string;
}

/** Runs the built program as a user who owns nothing here. */
async function runAsStranger(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<Ran> {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    cwd,
    env,
    uid: STRANGER,
    gid: STRANGER,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const [exitStatus] = await once(child, 'close');
  return { exitStatus, stderr };
}

/** A project that everybody may read, and nobody else may write. */
async function project(): Promise<string> {
  const cwd = await folderWith(FILES);
  for (const folder of ['..', '.', 'attributes']) chmodSync(join(cwd, folder), 0o755);
  return cwd;
}

// Only root can be somebody else.
describe.runIf(process.getuid?.() === 0)('another user', () => {
  test.each<[string, readonly string[], string, string]>([
    [
      'a folder of journals that cannot be read',
      ['plan'],
      'FILE_UNREADABLE',
      'Repair its permissions, or move it away',
    ],
    [
      'an output that cannot be written',
      ['plan', '--out', 'plan.json'],
      'FILE_UNWRITABLE',
      'Give this user access to it.',
    ],
  ])('is told of %s', async (_, args, code, advice) => {
    const cwd = await project();
    if (code === 'FILE_UNREADABLE') mkdirSync(join(cwd, '.deskform/journal'), { recursive: true, mode: 0o700 });
    await withSandbox({}, async ({ url }) => {
      const { exitStatus, stderr } = await runAsStranger(args, cwd, { DESKFORM_URL: url, DESKFORM_TOKEN: TOKEN });
      expect([exitStatus, stderr]).toEqual([1, expect.stringContaining(`(${code})`)]);
      expect(stderr).toContain(advice);
      expect(stderr).not.toContain('bug');
    });
  });

  test('is told whose a hidden journal is', async () => {
    const cwd = await project();
    mkdirSync(join(cwd, '.deskform/journal'), { recursive: true });
    writeFileSync(join(cwd, '.deskform/journal/2026-11-24-desk.jsonl'), '', { mode: 0o600 });
    await withSandbox({}, async ({ url }) => {
      const { stderr } = await runAsStranger(['plan'], cwd, { DESKFORM_URL: url, DESKFORM_TOKEN: TOKEN });
      expect(stderr).toContain('it belongs to another user (uid 0) (JOURNAL_NOT_TRUSTED)');
    });
  });

  test('is told of a folder in which no temporary one can be made', async () => {
    const cwd = await project();
    await withSandbox({}, async ({ url }) => {
      const env = { DESKFORM_URL: url, DESKFORM_TOKEN: TOKEN, TMPDIR: cwd };
      const { exitStatus, stderr } = await runAsStranger(['import', '--system'], cwd, env);
      expect([exitStatus, stderr]).toEqual([1, expect.stringContaining(`no temporary folder can be made in ${cwd}`)]);
      expect(stderr.replaceAll(/\s+/gu, ' ')).toContain(
        'Give this user access to it. Or set TMPDIR to another folder.',
      );
    });
  });

  test('is named as the owner of a lock', async () => {
    const url = `https://${crypto.randomUUID()}.example.com`;
    const lock = lockTarget(url);
    const message = expect.objectContaining({
      code: 'TARGET_LOCKED',
      message: expect.stringContaining(`(process ${process.pid})`),
    });
    expect(() => lockTarget(url)).toThrow(message);
    lock.release();
    const file = placeIn(tmpdir(), `${crypto.randomUUID()}.lock`);
    const own = takeLock(file);
    chownSync(file, STRANGER, STRANGER);
    expect(takeLock(file)).toEqual({ state: 'taken', by: process.pid, ofUser: STRANGER });
    if (own.state === 'ours') own.release();
  });
});

test.each([
  ['EMFILE', 'ulimit -n 4096'],
  ['ENFILE', 'Close other programs'],
  ['ENOSPC', 'Free some disk space.'],
  ['EROFS', 'not read-only'],
])('%s is no bug', (code, advice) => {
  const failure = asFailure(Object.assign(new Error(`${code}: it failed, open '/x'`), { code }));
  expect([failure.code, failure.message, failure.hint]).toEqual([
    'FILE_UNREADABLE',
    `a file cannot be used: ${code}: it failed, open '/x'`,
    expect.stringContaining(advice),
  ]);
});
