import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { someOf } from '../deep.ts';
import { deepTest } from '../deep-test.ts';
import { folderWith } from '../files/temporary-project.ts';
import { ROW } from '../helpdesk/given.ts';
import { type Ran, runBuilt, runDeskform } from '../program.ts';
import { GIT_ALONE, type Repository, repositoryWith, snapshotWith, ticketFields } from './repository.ts';

const CONFIG = 'version: 1\ntargets:\n  desk: { url: https://desk.example.com }\n';
const FILES = { 'deskform.yaml': CONFIG, 'attributes/ticket.yaml': ticketFields({ field: 'A' }) };
const LIST = snapshotWith({ field: 'A' });

/** The temporary files of the run stand in a folder of its own, so that what it leaves behind is seen. */
async function since(
  ref: string,
  cwd: string,
  ...args: readonly string[]
): Promise<Ran & { readonly left: readonly string[] }> {
  const TMPDIR = await mkdtemp(join(tmpdir(), 'deskform-left-'));
  onTestFinished(() => rm(TMPDIR, { recursive: true, force: true }));
  const live = args.includes('--live') ? [] : ['--live', 'list.json'];
  const line = ['drift', ...live, '--json', ...(ref === '' ? ['--since='] : ['--since', ref]), ...args];
  const ran = await runDeskform(line, { cwd, env: { ...GIT_ALONE, TMPDIR } });
  return { ...ran, left: await readdir(TMPDIR) };
}

async function moved(files: Readonly<Record<string, string>> = FILES): Promise<Repository> {
  const repository = await repositoryWith({ ...files, 'list.json': LIST });
  await repository.commit({ 'attributes/ticket.yaml': ticketFields({ field: 'B' }) });
  return repository;
}

const byGit = { decisions: [{ key: 'Ticket.field', moved: 'git' }] };

test('nothing of the earlier files stays, nothing is checked out, and no hook runs', async () => {
  const repository = await moved();
  for (const hook of ['post-checkout', 'post-index-change', 'reference-transaction']) {
    const file = join(repository.folder, '.git/hooks', hook);
    await mkdir(join(repository.folder, '.git/hooks'), { recursive: true });
    await writeFile(file, '#!/bin/sh\ntouch "$(git rev-parse --show-toplevel)/hook-ran"\n');
    await chmod(file, 0o755);
  }
  await utimes(join(repository.folder, 'deskform.yaml'), 1, 1);
  const { exitStatus, stdout, left } = await since('HEAD~1', repository.folder);
  expect(exitStatus).toBe(2);
  expect(JSON.parse(stdout)).toMatchObject(byGit);
  expect(left).toEqual([]);
  expect(await readdir(repository.folder)).not.toContain('hook-ran');
  expect(repository.git('-c', 'core.hooksPath=/dev/null', 'status', '--porcelain')).toBe('');
});

test.each(someOf(['HEAD~1', 'HEAD^', 'main@{0}~1', 'a/branch', 'v1'], 2))('%s is a name of a commit', async (ref) => {
  const repository = await moved();
  repository.git('branch', 'a/branch', 'HEAD~1');
  repository.git('tag', '-a', 'v1', '-m', 'annotated', 'HEAD~1');
  expect(JSON.parse((await since(ref, repository.folder)).stdout)).toMatchObject(byGit);
});

test.each(someOf(['--output=x', '-h', '', 'a\nb'], 1))('%j is no name of a commit', async (ref) => {
  const repository = await moved();
  const { exitStatus, stdout } = await runDeskform(['drift', '--live', 'list.json', '--json', `--since=${ref}`], {
    cwd: repository.folder,
    env: GIT_ALONE,
  });
  expect(exitStatus).toBe(64);
  expect(JSON.parse(stdout)).toMatchObject({ status: 'failed', error: { code: 'WRONG_USE' } });
});

deepTest('a commit that nobody knows', async () => {
  const { folder } = await moved();
  const { exitStatus, stdout, stderr } = await since('no-such-branch', folder);
  expect(exitStatus).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'BASE_UNKNOWN' }, decisions: [], status: 'failed' });
  expect(stderr).toContain('git finds no branch, tag or commit "no-such-branch"');
  expect(stderr).toContain('git fetch origin');
});

deepTest('a file is no commit', async () => {
  const { folder } = await moved();
  expect(JSON.parse((await since('HEAD:deskform.yaml', folder)).stdout)).toMatchObject({
    error: { code: 'BASE_UNKNOWN' },
  });
});

deepTest('a clone with a part of the history says how to fetch the rest', async () => {
  const repository = await moved();
  const shallow = join(await folderWith({}), 'clone');
  const first = repository.git('rev-parse', 'HEAD~1');
  repository.git('clone', '--quiet', '--depth=1', `file://${repository.folder}`, shallow);
  const { stderr, stdout } = await since(first, shallow);
  expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'BASE_UNKNOWN' } });
  expect(stderr).toContain('git fetch --unshallow');
  expect(stderr).toContain('fetch-depth: 0');
});

deepTest('a folder outside of git', async () => {
  const folder = await folderWith({ ...FILES, 'list.json': LIST });
  const { exitStatus, stderr } = await since('main', folder);
  expect(exitStatus).toBe(1);
  expect(stderr).toContain('is not in a git repository');
  expect(stderr).toContain('(NO_REPOSITORY)');
});

deepTest('a machine without git', async () => {
  const { folder } = await moved();
  const { exitStatus, stderr } = await runBuilt(['drift', '--live', 'list.json', '--since', 'main'], {
    cwd: folder,
    env: { PATH: join(folder, 'no-programs') },
  });
  expect(exitStatus).toBe(1);
  expect(stderr).toContain('git was not found');
  expect(stderr).toContain('(NO_REPOSITORY)');
});

test('a project in a folder of the repository, with files beside it and a link', async () => {
  const config = `${CONFIG}attributes: [attributes/*.yaml, ../shared/*.yaml]\n`;
  const repository = await repositoryWith({
    'a project/deskform.yaml': config,
    'a project/list.json': snapshotWith({ field: 'A', linked: 'A', common: 'A' }),
    'a project/attributes/ticket.yaml': ticketFields({ field: 'A' }),
    'a project/elsewhere/linked.yaml': ticketFields({ linked: 'A' }),
    'shared/ticket.yaml': ticketFields({ common: 'A' }),
  });
  await symlink('../elsewhere/linked.yaml', join(repository.folder, 'a project/attributes/linked.yaml'));
  await symlink('/etc/hostname', join(repository.folder, 'a project/attributes/outside.txt'));
  await repository.commit({});
  await repository.commit({
    'a project/attributes/ticket.yaml': ticketFields({ field: 'B' }),
    'a project/elsewhere/linked.yaml': ticketFields({ linked: 'B' }),
    'shared/ticket.yaml': ticketFields({ common: 'B' }),
  });
  const expected = {
    decisions: [
      { key: 'Ticket.common', moved: 'git' },
      { key: 'Ticket.field', moved: 'git' },
      { key: 'Ticket.linked', moved: 'git' },
    ],
  };
  const inside = await since('HEAD~1', join(repository.folder, 'a project'));
  expect(JSON.parse(inside.stdout)).toMatchObject(expected);
  const above = ['--config', 'a project/deskform.yaml', '--live', 'a project/list.json'];
  expect(JSON.parse((await since('HEAD~1', repository.folder, ...above)).stdout)).toMatchObject(expected);
});

deepTest('a project that was not there yet declared nothing', async () => {
  const repository = await repositoryWith({ 'README.md': 'Nothing yet.\n' });
  await repository.commit({ ...FILES, 'list.json': snapshotWith({ theirs: 'X' }) });
  for (const args of [[], ['--config', 'deskform.yaml']]) {
    const { stdout, stderr } = await since('HEAD~1', repository.folder, ...args);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout).decisions).toMatchObject([{ key: 'Ticket.field', moved: 'git' }, { action: 'keep' }]);
  }
});

deepTest('earlier files with a mistake cannot say who moved, and a plan goes on without them', async () => {
  const repository = await repositoryWith({ ...FILES, 'attributes/ticket.yaml': 'object: [\n', 'list.json': LIST });
  await repository.commit({ 'attributes/ticket.yaml': ticketFields({ field: 'B' }) });
  const told = await since('HEAD~1', repository.folder);
  expect(told.exitStatus).toBe(1);
  expect(told.stderr).toContain('the files of HEAD~1 contain an error: attributes/ticket.yaml:');
  expect(told.left).toEqual([]);
  const plan = await runDeskform(['plan', '--live', 'list.json', '--since', 'HEAD~1', '--json'], {
    cwd: repository.folder,
    env: GIT_ALONE,
  });
  expect(plan.exitStatus).toBe(0);
  expect(JSON.parse(plan.stdout)).toMatchObject({ summary: { update: 1 }, problems: [{ code: 'base-unreadable' }] });
});

deepTest('a repository that lacks the content of a file', async () => {
  const repository = await moved();
  const blob = repository.git('rev-parse', 'HEAD~1:attributes/ticket.yaml');
  await rm(join(repository.folder, '.git/objects', blob.slice(0, 2), blob.slice(2)));
  const { exitStatus, stdout, left } = await since('HEAD~1', repository.folder);
  expect(exitStatus).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'BASE_UNREADABLE' } });
  expect(left).toEqual([]);
});

test('a commit that somebody built to reach out of its copy does not', async () => {
  const repository = await moved();
  // Were the link followed, the earlier files would say what those of today say.
  const outside = await folderWith({ 'ticket.yaml': ticketFields({ field: 'B' }) });
  const make = (command: string, input: string): string => {
    const [name = '', ...flags] = command.split(' ');
    return execFileSync('git', [name, ...flags], { cwd: repository.folder, input, encoding: 'utf8' }).trim();
  };
  const config = make('hash-object -w --stdin', CONFIG);
  const link = make('hash-object -w --stdin', outside);
  const above = make('mktree', `100644 blob ${config}\twritten.yaml\n`);
  const entries = [
    `040000 tree ${above}\t..`,
    `120000 blob ${link}\tattributes`,
    `100644 blob ${config}\tdeskform.yaml`,
  ];
  const commit = repository.git('commit-tree', make('mktree', `${entries.join('\n')}\n`), '-m', 'built');
  expect(repository.git('ls-tree', '-r', '--name-only', commit)).toContain('../written.yaml');
  const { stdout, left } = await since(commit, repository.folder);
  expect(JSON.parse(stdout)).toMatchObject(byGit);
  expect(left).toEqual([]);
});

deepTest('a configuration under a name of its own', async () => {
  const repository = await repositoryWith({
    'help.desk': CONFIG,
    'attributes/ticket.yaml': ticketFields({ field: 'A' }),
    'list.json': snapshotWith({ field: 'B' }),
  });
  const { stdout } = await since('HEAD', repository.folder, '--config', 'help.desk');
  expect(JSON.parse(stdout)).toMatchObject({ decisions: [{ key: 'Ticket.field', moved: 'help-desk' }] });
});

deepTest('against a snapshot no credential is compared, those of then neither', async () => {
  const external =
    'object: Ticket\nattributes:\n  - name: field\n    display: A\n    data_type: autocompletion_ajax_external_data_source\n' +
    '    data_option: { search_url: "https://a.example.com", bearer_token_auth: "${' +
    'env:SECRET}" }\n';
  const option = { search_url: 'https://a.example.com', bearer_token_auth: 'old', default: {}, null: true };
  const row = {
    ...ROW,
    name: 'field',
    display: 'A',
    data_type: 'autocompletion_ajax_external_data_source',
    data_option: { ...option, options: {}, relation: '' },
  };
  const repository = await repositoryWith({ ...FILES, 'attributes/ticket.yaml': external });
  const gone = 'object: Ticket\nattributes:\n  - { name: field, state: absent }\n';
  await repository.commit({ 'attributes/ticket.yaml': gone, 'list.json': JSON.stringify([row]) });
  const { stdout } = await runDeskform(['drift', '--live', 'list.json', '--since', 'HEAD~1', '--json'], {
    cwd: repository.folder,
    env: { ...GIT_ALONE, SECRET: 'new' },
  });
  expect(JSON.parse(stdout)).toMatchObject({ decisions: [{ action: 'delete', moved: 'git' }] });
});

test('the overlays of the target count on both sides', async () => {
  const config =
    'version: 1\ntargets:\n  desk: { url: https://a.example.com, overlays: over/*.yaml }\n  other: { url: https://b.example.com }\n';
  const over = (display: string): string => `object: Ticket\nattributes:\n  - name: field\n    display: ${display}\n`;
  const repository = await repositoryWith({ ...FILES, 'deskform.yaml': config, 'over/ticket.yaml': over('Before') });
  await repository.commit({ 'over/ticket.yaml': over('After'), 'list.json': snapshotWith({ field: 'Before' }) });
  const { stdout } = await since('HEAD~1', repository.folder, '--target', 'desk');
  expect(JSON.parse(stdout)).toMatchObject(byGit);
  // The other target has none: there its files are as they were.
  const other = await since('HEAD~1', repository.folder, '--target', 'other');
  expect(JSON.parse(other.stdout)).toMatchObject({ decisions: [{ key: 'Ticket.field', moved: 'help-desk' }] });
});

test('a plan tells what left the files since then', async () => {
  const before = { cost_center: 'Centre', old: 'Old' };
  const repository = await repositoryWith({
    ...FILES,
    'attributes/ticket.yaml': ticketFields(before),
    'list.json': snapshotWith(before),
  });
  await repository.commit({ 'attributes/ticket.yaml': ticketFields({ cost_centre: 'Cost centre' }) });
  const plan = (...args: readonly string[]): Promise<Ran> =>
    runDeskform(['plan', '--live', 'list.json', '--json', ...args], { cwd: repository.folder, env: GIT_ALONE });
  const { exitStatus, stdout, stderr } = await plan('--since', 'HEAD~1');
  expect(exitStatus).toBe(0);
  const document = JSON.parse(stdout);
  expect(document.problems).toMatchObject([
    { code: 'on-no-screen', key: 'Ticket.cost_centre' },
    { code: 'left-the-files', key: 'Ticket.cost_center', file: null },
    { code: 'left-the-files', key: 'Ticket.old', file: null },
  ]);
  expect(stderr).toContain('Ticket.cost_center was removed from the files');
  const without = JSON.parse((await plan()).stdout);
  expect(without.problems).toMatchObject([{ code: 'on-no-screen' }]);
  const { checksum: _of, ...others } = without;
  expect({ ...document, problems: without.problems }).toMatchObject(others);
});
