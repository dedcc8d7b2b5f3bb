import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { notesOf, type ReleaseSources, releaseFacts, UNRELEASED } from '../../scripts/release.ts';
import { GIT_ALONE } from '../cli/repository.ts';
import { readWorkflow } from '../github/workflow-files.ts';
import { emptyFolder, ROOT } from './packed.ts';

const WORKFLOW = '.github/workflows/release.yml';
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const URL = 'git+https://github.com/nordquell/deskform.git';
const CHANGELOG = `# Changelog

## Unreleased

- To come.

## 1.2.3 – 2026-11-21

- What is new.
- And \`code\`.

## 1.2.30

- Another one.

## 1.2.2
`;

function sources(version: string, tags: readonly string[] = []): ReleaseSources {
  return {
    tag: `v${version}`,
    repository: 'nordquell/deskform',
    manifest: { version, repository: { url: URL } },
    changelog: CHANGELOG.replace('1.2.3 ', `${version} `),
    tags: [...tags, `v${version}`],
  };
}

describe('CHANGELOG.md', () => {
  test('has a section for the version of package.json, or for what is to come', () => {
    const { version } = JSON.parse(read('package.json'));
    const sections = [version, UNRELEASED].map((name) => notesOf(read('CHANGELOG.md'), name));
    expect(sections.filter((section) => section !== undefined && section !== '')).not.toEqual([]);
  });

  test.each([
    ['1.2.3', '- What is new.\n- And `code`.'],
    ['1.2.30', '- Another one.'],
    ['1.2.2', ''],
    ['1.2', undefined],
    ['2.0.0', undefined],
  ])('says of %s what stands below its heading', (version, notes) => {
    expect(notesOf(CHANGELOG, version)).toBe(notes);
  });
});

describe('a tag', () => {
  test.each([
    ['the first', '0.1.0', [], { npmTag: 'latest', movingTag: 'v0' }],
    ['the newest', '1.10.0', ['v1.9.9', 'v0.9.0', 'v1', 'v1.11.0-rc.1'], { npmTag: 'latest', movingTag: 'v1' }],
    ['a new major version', '2.0.0', ['v1.9.9', 'v1'], { npmTag: 'latest', movingTag: 'v2' }],
    ['a version to try out', '2.0.0-rc.1', ['v1.9.9'], { npmTag: 'next', movingTag: undefined }],
  ])('of %s takes its place among the others', (_, version, tags, place) => {
    expect(releaseFacts(sources(version, tags))).toEqual({
      verdict: 'ready',
      notes: '- What is new.\n- And `code`.',
      ...place,
    });
  });

  test('of a repair of an older version takes the place of no newer one', () => {
    expect(releaseFacts(sources('1.9.10', ['v1.9.9', 'v1.10.0', 'v2.0.0-rc.1']))).toEqual({
      verdict: 'not-ready',
      faults: ['v1.10.0 is out already: a repair of an older version is published by hand.'],
    });
  });

  test.each(['v1', 'v1.2', '1.2.3', 'v01.2.3', 'v1.2.3+build', 'v1.2.3-', 'main'])('%s is none of a release', (tag) => {
    const told = releaseFacts({ ...sources('1.2.3'), tag });
    expect(told).toEqual({
      verdict: 'not-ready',
      faults: [`${tag} is no version: name the tag v1.2.3, or v1.2.3-rc.1.`],
    });
  });

  test('that is not ready is told all that has to be mended', () => {
    expect(releaseFacts({ ...sources('1.2.3'), tags: [], tag: 'v1.2.2', repository: 'fork/deskform' })).toEqual({
      verdict: 'not-ready',
      faults: [
        'package.json is version 1.2.3, the tag is v1.2.2: give both the same version.',
        'package.json does not say "repository": { "url": "git+https://github.com/fork/deskform.git" }.',
        'CHANGELOG.md says nothing below a heading "## 1.2.2": give Unreleased that name.',
      ],
    });
  });
});

/** A repository with a version to release, and a bare one that it was pushed to. */
function repositoryWithTag(tag: string): {
  readonly folder: string;
  readonly git: (...args: readonly string[]) => string;
} {
  const folder = join(emptyFolder(), 'checkout');
  mkdirSync(folder);
  const { PATH = '' } = process.env;
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: folder, env: { PATH, ...GIT_ALONE }, encoding: 'utf8', stdio: 'pipe' }).trim();
  git('init', '--quiet', '--bare', '../origin');
  git('init', '--quiet');
  git('remote', 'add', 'origin', '../origin');
  git('commit', '--quiet', '--allow-empty', '--message', 'before');
  git('tag', 'v1');
  const version = tag.slice(1);
  cpSync(join(ROOT, 'scripts'), join(folder, 'scripts'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', version, repository: { url: URL } }));
  writeFileSync(join(folder, 'CHANGELOG.md'), CHANGELOG);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'release');
  git('tag', '--annotate', '--message', tag, tag);
  git('push', '--quiet', 'origin', '--tags');
  return { folder, git };
}

function runScript(folder: string, tag: string): { exitStatus: number | null; stdout: string; stderr: string } {
  const { PATH = '' } = process.env;
  const env = {
    PATH,
    GITHUB_REF_NAME: tag,
    GITHUB_REPOSITORY: 'nordquell/deskform',
    GITHUB_OUTPUT: join(folder, 'outputs'),
  };
  const args = ['--import', import.meta.resolve('tsx'), 'scripts/release.ts', 'notes.md'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
  return { exitStatus: status, stdout, stderr };
}

describe('scripts/release.ts', () => {
  test('writes the notes, and the outputs that the workflow passes on', () => {
    const { folder } = repositoryWithTag('v1.2.3');
    expect(runScript(folder, 'v1.2.3')).toMatchObject({ exitStatus: 0, stderr: '' });
    expect(readFileSync(join(folder, 'notes.md'), 'utf8')).toBe('- What is new.\n- And `code`.\n');
    const outputs = readFileSync(join(folder, 'outputs'), 'utf8');
    expect(outputs).toBe('npm-tag=latest\nmoving-tag=v1\n');
    const passedOn = Object.keys(readWorkflow(WORKFLOW).jobs.pack?.outputs ?? {});
    expect(passedOn).toEqual(
      outputs
        .trim()
        .split('\n')
        .map((line) => line.split('=')[0]),
    );
  });

  test('ends with 1 and all reasons, and writes nothing', () => {
    const { folder } = repositoryWithTag('v1.2.3');
    const { exitStatus, stdout, stderr } = runScript(folder, 'v1.2.4');
    expect({ exitStatus, stdout }).toEqual({ exitStatus: 1, stdout: '' });
    expect(stderr.split('\n')).toHaveLength(3);
    expect(() => readFileSync(join(folder, 'notes.md'))).toThrow('ENOENT');
  });
});
