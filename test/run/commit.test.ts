import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commitOf } from '../../src/run/git/commit.ts';

let repository = '';
let project = '';
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'commit-'));
  project = join(repository, 'desk');
  mkdirSync(join(project, 'attributes'), { recursive: true });
  writeFileSync(join(project, 'attributes', 'ticket.yaml'), 'object: Ticket\n');
});
afterEach(() => rmSync(repository, { recursive: true }));

const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], {
    cwd: repository,
    encoding: 'utf8',
  }).trim();

function commitAll(): string {
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'fields');
  return git('rev-parse', '--short=12', 'HEAD');
}

const FILES = ['attributes/ticket.yaml'];

test('a plan of files that are all committed names the commit', async () => {
  const commit = commitAll();
  expect(await commitOf(project, FILES)).toBe(commit);
  // What a plan writes is no part of what it was made from.
  writeFileSync(join(project, 'plan.json'), '{}');
  expect(await commitOf(project, FILES)).toBe(commit);
});

test('one with a change, a new file or an ignored one says that the commit does not hold it', async () => {
  const dirty = `${commitAll()}-dirty`;
  writeFileSync(join(project, 'attributes', 'new.yaml'), 'object: User\n');
  expect(await commitOf(project, [...FILES, 'attributes/new.yaml'])).toBe(dirty);
  writeFileSync(join(repository, '.gitignore'), 'desk/attributes/new.yaml\nhidden/\n');
  expect(await commitOf(project, [...FILES, 'attributes/new.yaml'])).toBe(dirty);
  mkdirSync(join(project, 'hidden'));
  writeFileSync(join(project, 'hidden', 'group.yaml'), 'object: Group\n');
  expect(await commitOf(project, [...FILES, 'hidden/group.yaml'])).toBe(dirty);
  writeFileSync(join(project, 'attributes', 'ticket.yaml'), 'object: Group\n');
  expect(await commitOf(project, FILES)).toBe(dirty);
});

test('outside git, and before a first commit, there is none to name', async () => {
  expect(await commitOf(project, FILES)).toBeUndefined();
  git('init', '--quiet');
  expect(await commitOf(project, FILES)).toBeUndefined();
});

test('line ends that a checkout writes otherwise are no change', async () => {
  const commit = commitAll();
  writeFileSync(join(project, 'attributes', 'ticket.yaml'), 'object: Ticket\r\n');
  expect(await commitOf(project, FILES)).toBe(commit);
});

test('a link counts by where it leads', async () => {
  symlinkSync('ticket.yaml', join(project, 'attributes', 'linked.yaml'));
  const commit = commitAll();
  expect(await commitOf(project, [...FILES, 'attributes/linked.yaml'])).toBe(commit);
  rmSync(join(project, 'attributes', 'linked.yaml'));
  symlinkSync('../attributes/ticket.yaml', join(project, 'attributes', 'linked.yaml'));
  expect(await commitOf(project, [...FILES, 'attributes/linked.yaml'])).toBe(`${commit}-dirty`);
});

test('a file that is gone is a change', async () => {
  const dirty = `${commitAll()}-dirty`;
  rmSync(join(project, 'attributes', 'ticket.yaml'));
  expect(await commitOf(project, FILES)).toBe(dirty);
});

test.each([
  ['a clean filter', ['filter.evil.clean', 'evil'], 'attributes/* filter=evil\n'],
  ['a filter process', ['filter.evil.process', 'evil'], 'attributes/* filter=evil\n'],
  ['a file system monitor', ['core.fsmonitor', 'evil'], ''],
] as const)('nothing that a folder names is run: %s', async (_, [setting], attributes) => {
  commitAll();
  const seen = join(repository, 'seen');
  const script = join(repository, 'evil.sh');
  writeFileSync(script, `#!/bin/sh\nenv > "${seen}"\ncat\n`, { mode: 0o755 });
  git('config', setting, script);
  git('config', 'core.hooksPath', repository);
  writeFileSync(join(repository, '.git', 'info', 'attributes'), attributes.replace('attributes/', 'desk/attributes/'));
  // As long as before: git itself would have to look into it.
  writeFileSync(join(project, 'attributes', 'ticket.yaml'), 'object: Tacket\n');
  expect(await commitOf(project, FILES)).toMatch(/-dirty$/u);
  expect(existsSync(seen)).toBe(false);
});

test('no credential stands in the environment of git', async () => {
  commitAll();
  const folder = mkdtempSync(join(tmpdir(), 'git-'));
  const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
  writeFileSync(join(folder, 'git'), `#!/bin/sh\nenv >> "${folder}/seen"\nexec ${real} "$@"\n`, { mode: 0o755 });
  const { PATH } = process.env;
  try {
    Object.assign(process.env, { PATH: `${folder}:${PATH}`, DESKFORM_TOKEN: 'hunter2', PRODUCTION_TOKEN: 'hunter2' });
    await commitOf(project, FILES);
    expect(readFileSync(join(folder, 'seen'), 'utf8')).toContain('GIT_TERMINAL_PROMPT=0');
    expect(readFileSync(join(folder, 'seen'), 'utf8')).not.toContain('hunter2');
  } finally {
    Object.assign(process.env, { PATH });
    delete process.env.DESKFORM_TOKEN;
    delete process.env.PRODUCTION_TOKEN;
    rmSync(folder, { recursive: true });
  }
});

test('in a folder that is a file there is none', async () => {
  commitAll();
  expect(await commitOf(join(project, 'attributes', 'ticket.yaml'), FILES)).toBeUndefined();
});
