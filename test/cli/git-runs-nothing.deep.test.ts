import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runBuilt } from '../program.ts';
import { repositoryWith, snapshotWith } from './repository.ts';

/**
 * A folder may come from anywhere: an unpacked archive, a shared drive, a submodule. What its git settings name is never
 * started, and credentials of help desks are not in git's environment.
 */

const FIELD =
  'object: Ticket\nattributes: [{ name: severity, display: Severe, data_type: input, data_option: { type: text, maxlength: 120 } }]\n';
const FILES = {
  'deskform.yaml':
    'version: 1\ntargets: { desk: { url: "https://desk.example.com", auth: { token: "${' + 'env:TOKEN}" } } }\n',
  'attributes/ticket.yaml': FIELD,
  'list.json': snapshotWith({ severity: 'Severity' }),
};

/** Every setting by which git starts something. */
const STARTING = [
  ['filter.evil.clean', (program: string) => program],
  ['filter.evil.smudge', (program: string) => program],
  ['filter.evil.process', (program: string) => program],
  ['filter.evil.required', () => 'true'],
  ['core.fsmonitor', (program: string) => program],
  ['core.hooksPath', (_: string, hooks: string) => hooks],
  ['core.pager', (program: string) => program],
  ['core.sshCommand', (program: string) => program],
  ['core.askPass', (program: string) => program],
  ['core.editor', (program: string) => program],
  ['diff.external', (program: string) => program],
  ['credential.helper', (program: string) => `!${program}`],
  ['gpg.program', (program: string) => program],
  ['core.alternateRefsCommand', (program: string) => program],
  ['extensions.partialClone', () => 'origin'],
  ['remote.origin.url', () => 'ssh://desk.example.com/x'],
  ['remote.origin.promisor', () => 'true'],
  ['remote.origin.uploadpack', (program: string) => program],
] as const;

const HOOKS = ['post-index-change', 'post-checkout', 'reference-transaction', 'pre-auto-gc', 'fsmonitor-watchman'];

async function hostileRepository(): Promise<{
  readonly folder: string;
  readonly started: () => string;
}> {
  const { folder, git } = await repositoryWith(FILES);
  const sign = join(folder, '.git', 'started');
  const program = join(folder, '.git', 'program.sh');
  writeFileSync(program, `#!/bin/sh\n{ echo "$0 $*"; env; } >> ${sign}\ncat\n`);
  chmodSync(program, 0o755);
  const hooks = join(folder, '.git', 'evil-hooks');
  mkdirSync(hooks);
  for (const hook of HOOKS) {
    writeFileSync(join(hooks, hook), readFileSync(program));
    chmodSync(join(hooks, hook), 0o755);
  }
  git('config', 'core.repositoryFormatVersion', '1');
  for (const [name, value] of STARTING) git('config', name, value(program, hooks));
  writeFileSync(join(folder, '.git', 'info', 'attributes'), '* filter=evil diff=evil\n');
  // Newer than the index, so that git would look into it.
  writeFileSync(join(folder, 'attributes', 'ticket.yaml'), FIELD.replace('Severe', 'Worse'));
  return { folder, started: () => (existsSync(sign) ? readFileSync(sign, 'utf8') : '') };
}

const COMMANDS = [
  ['plan', '--live', 'list.json', '--out', 'plan.txt'],
  ['plan', '--live', 'list.json', '--since', 'HEAD'],
  ['drift', '--live', 'list.json', '--since', 'HEAD'],
  ['validate'],
  ['status', '--live', 'list.json'],
];

test.each(COMMANDS)('%s starts nothing that a folder names', async (...args) => {
  const { folder, started } = await hostileRepository();
  const { exitStatus, stderr } = await runBuilt(args, { cwd: folder, env: { TOKEN: 'sw0rdfish' } });
  expect([exitStatus, stderr]).toEqual([args[0] === 'drift' ? 2 : 0, '']);
  expect(started()).toBe('');
});

test.each(COMMANDS)('%s fetches nothing that a partial clone lacks', async (...args) => {
  const { folder, started } = await hostileRepository();
  const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { cwd: folder, encoding: 'utf8' }).trim();
  rmSync(join(folder, '.git', 'objects', tree.slice(0, 2), tree.slice(2)));
  await runBuilt(args, { cwd: folder, env: { TOKEN: 'sw0rdfish' } });
  expect(started()).toBe('');
});

test('git by itself would have started them', async () => {
  const { folder, started } = await hostileRepository();
  try {
    const env = { ...process.env, TOKEN: 'sw0rdfish' };
    execFileSync('git', ['status', '--porcelain'], { cwd: folder, env, stdio: 'ignore' });
  } catch {}
  expect(started()).toContain('TOKEN=sw0rdfish');
});

test('a submodule with settings of its own starts nothing either', async () => {
  const { folder, started } = await hostileRepository();
  const outer = await repositoryWith({ 'readme.md': 'outer' });
  outer.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', folder, 'desk');
  const inner = join(outer.folder, '.git', 'modules', 'desk');
  const config = readFileSync(join(folder, '.git', 'config'), 'utf8').replace(
    /^\[core\]$/mu,
    '[core]\n\tworktree = ../../../desk',
  );
  writeFileSync(join(inner, 'config'), config);
  const before = started();
  for (const args of COMMANDS.slice(0, 3))
    await runBuilt(args, { cwd: join(outer.folder, 'desk'), env: { TOKEN: 'sw0rdfish' } });
  expect(started()).toBe(before);
});
