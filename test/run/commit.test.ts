import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
