import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTarget } from '../../src/files/targets/target-settings.ts';
import { placeholder } from '../../src/model/placeholder.ts';
import { changedTargets, connectionHash, type TargetChange } from '../../src/run/target-changes.ts';
import { type Files, repositoryWith } from '../cli/repository.ts';
import { someOf } from '../deep.ts';
import { deepTest } from '../deep-test.ts';
import { folderWith } from '../files/temporary-project.ts';

const TOKEN = placeholder('HELPDESK_TOKEN');
const CONFIG = `version: 1
defaults:
  auth: { token: "${TOKEN}" }
targets:
  staging: { url: https://staging.example.com }
  production: { url: https://desk.example.com, limits: { destroy: 5 } }
`;
const FIELD = `object: Ticket
attributes:
  - name: cost_center
    display: Cost center
    data_type: input
    data_option: { type: text, maxlength: 120 }
`;
const FILES: Files = { 'deskform.yaml': CONFIG, 'attributes/ticket.yaml': FIELD };
type Edits = Readonly<Record<string, string | undefined>>;

async function changed(base: Files, edits: Edits, configFile?: string): Promise<readonly TargetChange[]> {
  const { folder, commit, git } = await repositoryWith(base);
  const before = git('rev-parse', 'HEAD');
  await commit(edits);
  return changedTargets({ cwd: folder, configFile, env: {} }, { repository: folder, folder: '', commit: before });
}

/** "production changed: url a → b (deskform.yaml:6)" */
async function told(edits: Edits, base = FILES): Promise<readonly string[]> {
  return (await changed(base, edits)).flatMap(({ target, kind, settings }) =>
    (settings.length === 0 ? [undefined] : settings).map((one) => {
      if (one === undefined) return `${target} ${kind}`;
      const place = one.where === undefined ? '' : ` (${one.where.file}:${one.where.line})`;
      const sides = one.values === undefined ? '' : ` ${one.values.before || '-'} → ${one.values.after || '-'}`;
      return `${target} ${kind}: ${one.setting}${sides}${place}`;
    }),
  );
}

const config = (before: string, after: string): Edits => ({ 'deskform.yaml': CONFIG.replace(before, after) });

describe('a changed target', () => {
  const CHANGES: readonly (readonly [string, Edits, readonly string[]])[] = [
    ['nothing', { 'attributes/ticket.yaml': FIELD.replace('Cost center', 'Cost centre') }, []],
    ['the spelling of an address', config('https://desk.example.com', 'https://Desk.example.com:443/'), []],
    ['a default that is written out', config('staging.example.com }', 'staging.example.com, undeclared: keep }'), []],
    [
      'the address',
      config('https://desk.example.com', 'https://thief.example.com'),
      ['production changed: url https://desk.example.com → https://thief.example.com (deskform.yaml:6)'],
    ],
    [
      'the variable of the token, for all targets',
      config(TOKEN, placeholder('GITHUB_TOKEN')),
      ['staging', 'production'].map((name) => `${name} changed: auth (deskform.yaml:3)`),
    ],
    [
      'the policies',
      config('limits: { destroy: 5 }', 'undeclared: delete, foreign_changes: include'),
      [
        'production changed: undeclared keep → delete (deskform.yaml:6)',
        'production changed: limits {"destroy":5} → {"destroy":3} (deskform.yaml:6)',
        'production changed: foreign_changes refuse → include (deskform.yaml:6)',
      ],
    ],
    [
      'in which wave it is applied',
      config('limits: { destroy: 5 }', 'limits: { destroy: 5 }, tags: [trial]'),
      ['production changed: tags [] → ["trial"] (deskform.yaml:6)'],
    ],
    [
      'a way through the network',
      config('https://desk.example.com,', 'https://desk.example.com, proxy: "http://proxy.example.com:3128",'),
      ['production changed: proxy (deskform.yaml:6)'],
    ],
    [
      'a target in place of another',
      config('production: {', 'live: {'),
      [
        'live added: url - → https://desk.example.com (deskform.yaml:6)',
        'live added: auth (deskform.yaml:3)',
        'live added: limits {"destroy":3} → {"destroy":5} (deskform.yaml:6)',
        'production removed: url https://desk.example.com → -',
        'production removed: auth',
        'production removed: limits {"destroy":5} → {"destroy":3}',
      ],
    ],
  ];

  test.each(someOf(CHANGES, 4))('%s', async (_, edits, lines) => {
    expect(await told(edits)).toEqual(lines);
  });

  test('whose certificate has the same name and another content', async () => {
    const pem = (text: string): string => `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`;
    const base = { ...FILES, ...config('https://desk.example.com,', 'https://desk.example.com, tls: { ca: ca.pem },') };
    const lines = await told(
      { 'ca.pem': pem('theirs') },
      { ...FILES, 'deskform.yaml': base['deskform.yaml'] ?? '', 'ca.pem': pem('ours') },
    );
    expect(lines).toEqual(['production changed: tls (deskform.yaml:6)']);
  });

  test('shows no credential that is written in clear', async () => {
    const secrets = `auth: { token: swordfish-1 }, headers: { X-Gate: swordfish-2, X-Api-Key: "${TOKEN}" }, proxy: "http://me:swordfish-3@proxy.example.com",`;
    const base = { ...FILES, 'deskform.yaml': CONFIG.replace('limits:', `${secrets} limits:`) };
    const after = { 'deskform.yaml': base['deskform.yaml'].replaceAll('swordfish', 'herring') };
    const lines = await told(after, base).catch((error: unknown) => [JSON.stringify(error)]);
    expect(lines.join('\n')).not.toMatch(/swordfish|herring/u);
  });

  test('shows no credential that is written in clear beside a variable', async () => {
    const secrets = `headers: { X-Gate: "swordfish-2 ${TOKEN}" },`;
    const base = { ...FILES, 'deskform.yaml': CONFIG.replace('limits:', `${secrets} limits:`) };
    const lines = await told({ 'deskform.yaml': base['deskform.yaml'].replaceAll('swordfish', 'herring') }, base);
    expect(lines).toEqual(['production changed: headers (deskform.yaml:6)']);
  });
});

describe('the base', () => {
  deepTest('without a project has no targets yet', async () => {
    const changes = await changed({ 'README.md': 'Hello\n' }, FILES);
    expect(changes.map(({ target, kind }) => `${target} ${kind}`)).toEqual(['staging added', 'production added']);
  });

  test('with errors in its targets is compared as far as it can be read', async () => {
    const base = { ...FILES, 'deskform.yaml': CONFIG.replace('https://desk.example.com', 'desk') };
    expect(await told(FILES, base)).toEqual([
      'production changed: url desk → https://desk.example.com (deskform.yaml:6)',
    ]);
  });

  deepTest('that is no YAML has no targets', async () => {
    const changes = await changed({ ...FILES, 'deskform.yaml': 'targets: [' }, FILES);
    expect(changes.map(({ target, kind }) => `${target} ${kind}`)).toEqual(['staging added', 'production added']);
  });

  deepTest('with errors in its attributes is compared by its targets', async () => {
    const base = { ...FILES, 'attributes/ticket.yaml': 'object: [' };
    expect(await told(config('https://desk.example.com', 'https://thief.example.com'), base)).toHaveLength(1);
  });

  test('of a project in a folder, which may be a copy elsewhere', async () => {
    const base = { 'help/deskform.yaml': CONFIG, 'help/attributes/ticket.yaml': FIELD };
    const { folder, git } = await repositoryWith(base);
    const commit = git('rev-parse', 'HEAD');
    const copy = await folderWith({});
    await cp(folder, copy, { recursive: true, filter: (path) => !path.includes('.git') });
    for (const now of [folder, copy]) {
      const place = { repository: folder, commit };
      const [top, inside] = [
        { ...place, folder: '' },
        { ...place, folder: 'help' },
      ];
      expect(await changedTargets({ cwd: now, configFile: 'help/deskform.yaml', env: {} }, top)).toEqual([]);
      expect(await changedTargets({ cwd: join(now, 'help'), configFile: undefined, env: {} }, inside)).toEqual([]);
    }
  });
});

test('the text of a connection is the same where credentials are sent to the same place', () => {
  const target = readTarget('a', { url: 'https://a.example.com', auth: { token: TOKEN } }, undefined);
  expect(connectionHash({ ...target, name: 'b', undeclared: 'delete' })).toBe(connectionHash(target));
  for (const other of [
    { url: 'https://b.example.com' },
    { auth: { kind: 'bearer', token: TOKEN } as const },
    { tls: { ...target.tls, ca: 'ca.pem' } },
    { proxy: 'http://proxy.example.com' },
    { headers: { 'X-Gate': 'a' } },
    { onBehalfOf: 'admin' },
  ])
    expect(connectionHash({ ...target, ...other })).not.toBe(connectionHash(target));
});
