import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { withTargetsOf } from '../../src/run/git/files-of-others.ts';
import { type Edits, openRepository } from '../github/stage/repository.ts';

const CONFIG = 'version: 1\nattributes: attributes/*.yaml\ntargets:\n  desk: { url: https://ours.example.com }\n';
const THEFT = CONFIG.replace('ours', 'thief');
const OF_BASE = { 'attributes/ticket.yaml': 'object: Ticket\nattributes: []\n', 'restart.sh': '#!/bin/sh\n' };
const CHANGED = 'object: Ticket\nattributes:\n  - { name: a, state: absent }\n';

/** What a folder holds in the end, links followed; folders end in a slash. */
interface Found {
  readonly text: (file: string) => string | undefined;
  readonly all: readonly string[];
}

async function filesOfOthers(base: Edits, edits: Edits, configFile = 'deskform.yaml'): Promise<Found> {
  const repository = await openRepository({ ...OF_BASE, ...base });
  onTestFinished(repository.remove);
  const files = await repository.commitOn('theirs', edits);
  const targets = repository.commitNamed('main');
  const clone = await repository.checkout({ ref: 'refs/heads/theirs', depth: 0 });
  return withTargetsOf({ folder: clone, configFile }, { files, targets }, async (folder) => {
    const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    const files = all.filter((name) => existsSync(join(folder, name)) && statSync(join(folder, name)).isFile());
    const read = new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
    return { text: (file) => read.get(file), all };
  });
}

test('files are theirs, targets are ours', async () => {
  const { text } = await filesOfOthers(
    { 'deskform.yaml': CONFIG },
    { 'deskform.yaml': THEFT, 'attributes/ticket.yaml': CHANGED, 'attributes/districts.csv': 'value,name\n' },
  );
  expect(text('deskform.yaml')).toBe(CONFIG);
  expect(text('attributes/ticket.yaml')).toBe(CHANGED);
  expect(text('attributes/districts.csv')).toBe('value,name\n');
});

test.each<[string, Edits]>([
  ['changed', { 'deskform.yaml': THEFT }],
  ['taken away', { 'deskform.yaml': undefined }],
  ['a link in its place', { 'x.yaml': THEFT, 'deskform.yaml': { linkTo: 'x.yaml' } }],
  ['a folder in its place', { 'deskform.yaml': undefined, 'deskform.yaml/x.yaml': THEFT }],
])('their configuration is not read: %s', async (_, edits) => {
  const { text } = await filesOfOthers({ 'deskform.yaml': CONFIG }, edits);
  expect(text('deskform.yaml')).toBe(CONFIG);
});

test('links among folders make no tree without an end', async () => {
  const { all, text } = await filesOfOthers(
    { 'deskform.yaml': CONFIG.replace('attributes/*', 'attributes/**/*') },
    {
      'attributes/a': { linkTo: '.' },
      'attributes/b': { linkTo: '../attributes' },
      'attributes/c': { linkTo: '../other' },
      'other/d': { linkTo: '../deep' },
      'deep/x.yaml': CHANGED,
      'attributes/own': { linkTo: '../deep' },
      'attributes/one.yaml': { linkTo: '../deep/x.yaml' },
    },
  );
  expect(all.filter((name) => name.startsWith('attributes/'))).toEqual([
    'attributes/one.yaml',
    'attributes/own',
    'attributes/own/x.yaml',
    'attributes/ticket.yaml',
  ]);
  expect([text('attributes/one.yaml'), text('attributes/own/x.yaml')]).toEqual([CHANGED, CHANGED]);
});

describe('whom a connection trusts is ours as well', () => {
  const TLS = CONFIG.replace('com }', 'com, tls: { ca: certs/ca.pem, cert: certs/client, key: certs/client.key } }');
  const CERTS = { 'certs/ca.pem': 'ours', 'certs/client.key': 'our key' };

  test('certificates come from the base', async () => {
    const { text } = await filesOfOthers(
      { 'deskform.yaml': TLS, ...CERTS },
      { 'certs/ca.pem': 'theirs', 'certs/client.key': 'theirs' },
    );
    expect([text('certs/ca.pem'), text('certs/client.key')]).toEqual(['ours', 'our key']);
  });

  test('and never by a link of theirs, whatever it is called', async () => {
    const { all, text } = await filesOfOthers(
      { 'deskform.yaml': TLS, ...CERTS },
      {
        'certs/ca.pem': undefined,
        'certs/client.key': undefined,
        'x.yaml': 'theirs',
        'certs/client': { linkTo: '../x.yaml' },
        'certs/other.pem': { linkTo: '../x.yaml' },
      },
    );
    expect(text('certs/ca.pem')).toBe('ours');
    expect(all.filter((name) => name.startsWith('certs/'))).toEqual(['certs/ca.pem', 'certs/client.key']);
  });

  test.each(['certs/bundle.txt', 'certs/root', '../shared/root.pem', '..certs/root.pem', 'certs/by-link'])(
    'whatever it is called: %s',
    async (ca) => {
      const file = `desks/${ca}`.replace('desks/../', '');
      const linked = { 'desks/certs/by-link': { linkTo: '../../shared/other' }, 'shared/other': 'ours' };
      const { text } = await filesOfOthers(
        {
          'desks/deskform.yaml': CONFIG.replace('com }', `com, tls: { ca: "${ca}" } }`),
          ...linked,
          ...(file in linked ? {} : { [file]: 'ours' }),
        },
        { [file]: 'theirs', 'shared/other': 'theirs' },
        'desks/deskform.yaml',
      );
      expect(text(file)).toBe('ours');
    },
  );

  test('in a folder of the repository', async () => {
    const { text } = await filesOfOthers(
      { 'desks/deskform.yaml': TLS, 'desks/certs/ca.pem': 'ours' },
      { 'desks/certs/ca.pem': 'theirs' },
      'desks/deskform.yaml',
    );
    expect(text('desks/certs/ca.pem')).toBe('ours');
  });
});

test('nothing else of theirs is there: no program, no hook, no setting of git', async () => {
  const { all } = await filesOfOthers(
    { 'deskform.yaml': CONFIG },
    {
      'restart.sh': '#!/bin/sh\nevil\n',
      '.gitattributes': '*.yaml filter=evil\n',
      '.gitmodules': '[submodule "x"]\n',
      'package.json': '{}',
      'x.yaml': 'evil',
      'restart.py': { linkTo: 'x.yaml' },
      out: { linkTo: '/etc' },
      up: { linkTo: '../..' },
    },
  );
  expect(all).toEqual(['.git', 'attributes', 'attributes/ticket.yaml', 'deskform.yaml', 'x.yaml']);
});

test('a base without a configuration says so', async () => {
  await expect(filesOfOthers({}, { 'deskform.yaml': THEFT })).rejects.toMatchObject({
    code: 'BASE_UNREADABLE',
    message: 'the base branch has no deskform.yaml, which defines the targets',
  });
});
