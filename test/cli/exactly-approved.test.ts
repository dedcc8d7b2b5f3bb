import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/model/json.ts';
import { checksumOf } from '../../src/plan/digest.ts';
import { folderWith } from '../files/temporary-project.ts';
import { type Ran, runByDepth } from '../program.ts';
import { ATTRIBUTES, ask, TOKEN, withSandbox } from '../sandbox/support.ts';
import { withRecorder } from './recorder.ts';

/** What is approved is what is shown, and what is shown is what is sent: on the built program, by a file of its own. */

const TARGET = { url: '${' + 'env:DESK_URL}', auth: { token: '${' + 'env:TOKEN}' }, restart: { wait: '6s' } };
const TEXT = { type: 'text', maxlength: 120 };

const config = (more: JsonObject = {}): string =>
  JSON.stringify({ version: 1, targets: { desk: { ...TARGET, ...more } } });
const file = (option: JsonObject, more: JsonObject = {}): string =>
  JSON.stringify({
    object: 'Ticket',
    attributes: [{ name: 'invoice', display: 'Invoice', data_type: 'input', data_option: option, ...more }],
  });

interface Project {
  readonly cwd: string;
  readonly write: (name: string, text: string) => Promise<void>;
  readonly read: (name: string) => Promise<string>;
  readonly run: (...args: readonly string[]) => Promise<Ran>;
  /** All writes so far, as "PUT path body". */
  readonly sent: () => readonly string[];
  readonly connections: () => number;
  readonly url: string;
}

async function withProject(files: Readonly<Record<string, string>>, work: (project: Project) => Promise<void>) {
  await withSandbox({}, ({ url }) =>
    withRecorder(url, async (recorder) => {
      const cwd = await folderWith({ 'deskform.yaml': config(), ...files });
      const env = {
        DESK_URL: recorder.url,
        TOKEN,
        ERP_KEY: 'k3y-of-the-erp',
        OTHER: TOKEN,
        OTHER_URL: byName(recorder.url),
      };
      await work({
        cwd,
        url,
        connections: recorder.connections,
        write: (name, text) => writeFile(join(cwd, name), text),
        read: (name) => readFile(join(cwd, name), 'utf8'),
        run: (...args) => runByDepth(args, { cwd, env }),
        sent: () =>
          recorder
            .writes()
            .filter(({ path }) => path.includes(ATTRIBUTES))
            .map(({ method, path, body }) => `${method} ${path} ${body}`),
      });
    }),
  );
}

/** The same server by another name. */
const byName = (url: string): string => url.replace('127.0.0.1', 'localhost');

const firstLine = ({ stderr }: Ran): string =>
  stderr.split('\n').find((line) => line.startsWith('deskform:')) ?? stderr;

/** Values that look like addresses with credentials; each pair is approved on its first side and sent on its second. */
const ADDRESS = 'https://erp.example.com/i?session=s3ss1on-one&page=1';
const EVIL = 'https://evil.example/?session=s3ss1on-two log in here';
const SETTINGS: readonly (readonly [string, JsonValue, JsonValue])[] = [
  ['linktemplate', ADDRESS, EVIL],
  ['note', ADDRESS, EVIL],
  ['default', ADDRESS, EVIL],
  ['placeholder', ADDRESS, EVIL],
  ['tooltip', ADDRESS, EVIL],
  ['regex', ADDRESS, EVIL],
  ['api_key', 's3ss1on-one', 's3ss1on-two'],
  ['callbacks', { to: [ADDRESS] }, { to: [EVIL] }],
  ['headers', [{ name: 'Authorization', value: 's3ss1on-one' }], [{ name: 'Authorization', value: 's3ss1on-two' }]],
];

describe('what looks like a credential counts with its value', () => {
  describe.each(['created', 'changed'])('of an attribute that is %s', (how) => {
    test.each(SETTINGS)('%s', async (setting, approved, other) => {
      await withProject({ 'attributes/t.yaml': file(TEXT) }, async ({ run, write, read, sent }) => {
        if (how === 'changed') expect((await run('apply', '--yes')).exitStatus).toBe(0);
        const before = sent().length;
        await write('attributes/t.yaml', file({ ...TEXT, [setting]: approved }));
        const forms = ['json', 'md', 'html', 'txt'].map((ending) => `plan.${ending}`);
        const { stdout } = await run('plan', ...forms.flatMap((form) => ['--out', form]));
        const outputs = [stdout, ...(await Promise.all(forms.map(read)))];
        for (const output of outputs) {
          expect(output).not.toContain('s3ss1on-one');
          // Without markup, line breaks and the marks of changed words.
          const text = output.replaceAll('&amp;', '&').replaceAll(/<[^>]*>|[\s[\]]/gu, '');
          if (approved === ADDRESS) expect(text).toContain('erp.example.com/i?session=(secret:');
        }
        await write('attributes/t.yaml', file({ ...TEXT, [setting]: other }));
        const applied = await run('apply', '--plan', 'plan.json', '--yes');
        expect([applied.exitStatus, firstLine(applied)]).toEqual([
          3,
          'deskform: stale plan: Ticket.invoice (not in the approved plan); nothing was sent (NOT_AS_REVIEWED)',
        ]);
        expect(sent()).toHaveLength(before);
        // As approved, it is sent.
        await write('attributes/t.yaml', file({ ...TEXT, [setting]: approved }));
        expect((await run('apply', '--plan', 'plan.json', '--yes')).exitStatus).toBe(0);
        expect(sent()[before]).toContain('s3ss1on-one');
      });
    });
  });

  test('two that are hidden on both sides and differ are told apart', async () => {
    const one = { ...TEXT, linktemplate: 'https://erp.example.com/i?session=s3ss1on-one' };
    await withProject({ 'attributes/t.yaml': file(one) }, async ({ run, write }) => {
      await run('apply', '--yes');
      await write('attributes/t.yaml', file({ ...one, linktemplate: 'https://erp.example.com/i?session=s3ss1on-two' }));
      const { stdout } = await run('plan', '--json');
      const [change] = JSON.parse(stdout).decisions.find((one: JsonObject) => one.action === 'update').changes;
      expect(change.before).toMatch(/^https:\/\/erp\.example\.com\/i\?session=\(secret:[\w-]{22}\)$/u);
      expect(change.after).toMatch(/^https:\/\/erp\.example\.com\/i\?session=\(secret:[\w-]{22}\)$/u);
      expect(change.before).not.toBe(change.after);
    });
  });

  test('what a plan shows in place of a credential is no value of a file', async () => {
    const mark = `(secret:${'a'.repeat(22)})`;
    for (const value of [mark, `https://erp.example.com/?key=${mark}`, '(secret)'])
      await withProject({ 'attributes/t.yaml': file({ ...TEXT, note: value }) }, async ({ run, sent }) => {
        const { exitStatus, stderr } = await run('apply', '--yes');
        expect([exitStatus, stderr]).toEqual([1, expect.stringContaining('value-hidden')]);
        expect(sent()).toEqual([]);
      });
  });
});

type Edit = readonly [name: string, edit: (plan: JsonObject, other: JsonObject) => JsonObject, told: string];

const edited = (plan: JsonObject, change: (decision: JsonObject) => JsonObject): JsonObject => ({
  ...plan,
  decisions: (Array.isArray(plan.decisions) ? plan.decisions : []).map((decision: JsonValue) =>
    isJsonObject(decision) && decision.key === 'Ticket.invoice' ? change(decision) : decision,
  ),
});
const withRow = (side: string, settings: JsonObject) => (decision: JsonObject) => ({
  ...decision,
  [side]: { ...(isJsonObject(decision[side]) ? decision[side] : {}), ...settings },
});
/** What a forger would write: a checksum proves nothing to whoever can compute it. */
const withChecksum = (plan: JsonObject): JsonObject => ({ ...plan, checksum: checksumOf(plan) });
const OTHERWISE = 'a count, a place, an author, a warning or an unchanged field';

const EDITS: readonly Edit[] = [
  ['its changes taken out', (plan) => edited(plan, (decision) => ({ ...decision, changes: [] })), 'Ticket.invoice'],
  ['another label', (plan) => edited(plan, withRow('after', { display: 'BBB' })), 'Ticket.invoice'],
  ['another label before', (plan) => edited(plan, withRow('before', { display: 'BBB' })), 'Ticket.invoice'],
  ['its step taken out', (plan) => ({ ...plan, decisions: [] }), 'decisions'],
  [
    'another action',
    (plan) => edited(plan, () => ({ key: 'Ticket.invoice', action: 'keep', because: 'same', carried_over: [] })),
    'decisions',
  ],
  ['another place', (plan) => edited(plan, (decision) => ({ ...decision, file: 'other.yaml' })), OTHERWISE],
  [
    'another hash of what waits',
    (plan) => edited(plan, (decision) => ({ ...decision, staged: 'f'.repeat(32) })),
    OTHERWISE,
  ],
  ['an unknown key', (plan) => ({ ...plan, note: 'reviewed' }), '"note"'],
  ['other restart', (plan) => ({ ...plan, restart: 'none' }), 'release, restart, a refusal or a pending change'],
  [
    'another limit',
    (plan) => ({
      ...plan,
      policies: { ...(isJsonObject(plan.policies) ? plan.policies : {}), limits: { destroy: 999, records: null } },
    }),
    'policies',
  ],
  [
    'another target',
    (plan) => ({ ...plan, target: { ...(isJsonObject(plan.target) ? plan.target : {}), name: 'staging' } }),
    'target',
  ],
  [
    'counts',
    (plan) => ({ ...plan, counts: [{ key: 'Ticket.invoice', hit: 'value-deleted', records: 0, of: 1 }] }),
    OTHERWISE,
  ],
  ...(
    [
      ['destroys', ['Ticket.invoice']],
      ['summary', { create: 0, update: 0, delete: 0, refuse: 0, keep: 0, unmanaged: 0, destroys: 0, foreign: 0 }],
      ['obstacles', [{ kind: 'refusals', count: 1 }]],
      ['status', 'ok'],
    ] as const
  ).map(
    ([key, value]): Edit => [
      `other ${key}, and a checksum that fits`,
      (plan) => withChecksum({ ...plan, [key]: value as JsonValue }),
      key,
    ],
  ),
  [
    'a step twice, and a checksum that fits',
    (plan) => withChecksum({ ...plan, decisions: [plan.decisions, plan.decisions].flat() as JsonValue[] }),
    'decisions',
  ],
  ['the digest of another plan', (plan, other) => ({ ...plan, digest: other.digest ?? null }), 'Ticket.invoice'],
  [
    'the digest and the checksum of another plan',
    (plan, other) => ({ ...plan, digest: other.digest ?? null, checksum: other.checksum ?? null }),
    'Ticket.invoice',
  ],
];

test('a plan file that was edited is refused by everybody who reads it', async () => {
  await withProject({ 'attributes/t.yaml': file(TEXT) }, async ({ run, read, write, sent }) => {
    await run('apply', '--yes');
    const before = sent().length;
    const planOf = async (text: string): Promise<JsonObject> => {
      await write('attributes/t.yaml', text);
      await run('plan', '--out', 'plan.json');
      return JSON.parse(await read('plan.json'));
    };
    const other = await planOf('{ "object": "Ticket", "attributes": [{ "name": "invoice", "state": "absent" }] }');
    const plan = await planOf(file(TEXT, { display: 'AAA' }));
    for (const [name, edit, told] of EDITS) {
      await write('plan.json', JSON.stringify(edit(plan, other)));
      for (const args of [
        ['show', 'plan.json'],
        ...['apply', 'resume', 'undo'].map((command) => [command, '--plan', 'plan.json', '--yes']),
      ]) {
        const ran = await run(...args);
        expect([name, args[0], ran.exitStatus, firstLine(ran), ran.stdout]).toEqual([
          name,
          args[0],
          3,
          `deskform: plan.json was changed after deskform wrote it: ${told} does not fit (PLAN_EDITED)`,
          '',
        ]);
      }
    }
    const twice = JSON.stringify(plan).replace('"status":', '"status":"ok","status":');
    await write('plan.json', twice);
    expect(firstLine(await run('show', 'plan.json'))).toContain('a key that stands twice does not fit (PLAN_EDITED)');
    expect(sent()).toHaveLength(before);
    // Blanks are no content.
    await write('plan.json', JSON.stringify(plan, undefined, 7));
    expect((await run('apply', '--plan', 'plan.json', '--yes')).exitStatus).toBe(0);
  });
}, 240_000);

/** Settings of a target that decide where its token goes, and what an apply may do. */
const CONNECTIONS: readonly (readonly [string, JsonObject])[] = [
  ['url', { url: '${' + 'env:OTHER_URL}' }],
  ['proxy', { proxy: '${' + 'env:OTHER_URL}' }],
  ['headers', { headers: { 'X-Gateway': 'other' } }],
  ['auth', { auth: { token: '${' + 'env:OTHER}' } }],
  ['on_behalf_of', { on_behalf_of: 'somebody@example.com' }],
];
const POLICIES: readonly (readonly [string, JsonObject])[] = [
  ['limits.destroy', { limits: { destroy: 999 } }],
  ['limits.records', { limits: { records: 999_999 } }],
  ['undeclared', { undeclared: 'report' }],
  ['foreign_changes', { foreign_changes: 'include' }],
];

test.each(CONNECTIONS)('%s that is set after the approval: no token goes there', async (_, settings) => {
  await withProject({ 'attributes/t.yaml': file(TEXT) }, async ({ run, write, read, connections }) => {
    await run('plan', '--out', 'plan.json');
    const { digest } = JSON.parse(await read('plan.json'));
    await write('deskform.yaml', config(settings));
    const before = connections();
    for (const [command, ...by] of [
      ['apply', '--plan', 'plan.json'],
      ['apply', '--expect', digest],
      ['resume', '--plan', 'plan.json'],
      ['undo', '--plan', 'plan.json'],
    ]) {
      const ran = await run(command, ...by, '--yes');
      const told = expect.stringContaining('for another target, or for another connection to it');
      expect([command, ran.exitStatus, firstLine(ran)]).toEqual([command, 3, told]);
    }
    expect(connections()).toBe(before);
  });
});

test.each(POLICIES)('%s that is set after the approval needs another one', async (_, settings) => {
  await withProject({ 'attributes/t.yaml': file(TEXT) }, async ({ run, write, read, sent }) => {
    await run('plan', '--out', 'plan.json');
    const { digest } = JSON.parse(await read('plan.json'));
    await write('deskform.yaml', config(settings));
    for (const by of [
      ['--plan', 'plan.json'],
      ['--expect', digest],
    ]) {
      const ran = await run('apply', ...by, '--yes');
      expect([ran.exitStatus, firstLine(ran)]).toEqual([3, expect.stringContaining('policies')]);
    }
    expect(sent()).toEqual([]);
  });
});

test('what the file accepts counts as well', async () => {
  await withProject({ 'attributes/t.yaml': file(TEXT) }, async ({ run, write, sent }) => {
    await run('apply', '--yes');
    const before = sent().length;
    await write('attributes/t.yaml', file(TEXT, { display: 'New' }));
    await run('plan', '--out', 'plan.json');
    await write('attributes/t.yaml', file(TEXT, { display: 'New', accept: ['shorter_maxlength'] }));
    expect(firstLine(await run('apply', '--plan', 'plan.json', '--yes'))).toContain('NOT_AS_REVIEWED');
    expect(sent()).toHaveLength(before);
  });
});

test('what the document says is, byte for byte, what is sent', async () => {
  const attributes = [
    { name: 'invoice', display: 'Invoice “née” \u2028', data_type: 'input', data_option: { ...TEXT, maxlength: 150 } },
    {
      name: 'asset',
      display: 'Asset',
      data_type: 'autocompletion_ajax_external_data_source',
      data_option: { search_url: 'https://erp.example.com/?key=${' + 'env:ERP_KEY}&q=#{search.term}' },
    },
    {
      name: 'severity',
      display: 'Severity',
      data_type: 'select',
      data_option: { options: { z: 'Last', '10': 'Ten', a: 'First' }, customsort: 'on', default: 'a' },
      screens: { edit: { 'ticket.agent': { shown: true } } },
    },
    { name: 'gone', state: 'absent' },
  ];
  const files = { 'attributes/t.yaml': JSON.stringify({ object: 'Ticket', attributes }) };
  await withProject(files, async ({ run, read, sent, url }) => {
    for (const name of ['invoice', 'gone'])
      await ask(url, 'POST', ATTRIBUTES, {
        object: 'Ticket',
        name,
        display: name,
        data_type: 'input',
        data_option: { type: 'text', maxlength: 120, odd: { keep: [1] } },
        active: true,
        position: 1201,
        screens: {},
      });
    await ask(url, 'POST', `${ATTRIBUTES}_execute_migrations`, {});
    const { body: rows } = await ask(url, 'GET', ATTRIBUTES);
    const idOf = (key: JsonValue | undefined): JsonValue | undefined =>
      (Array.isArray(rows) ? rows : []).filter(isJsonObject).find(({ name }) => `Ticket.${name}` === key)?.id;
    await run('plan', '--out', 'plan.json');
    const { decisions } = JSON.parse(await read('plan.json'));
    const METHODS: Readonly<Record<string, string>> = { create: 'POST', update: 'PUT', delete: 'DELETE' };
    const promised = decisions.flatMap(({ key, action, after }: JsonObject) => {
      const method = METHODS[String(action)];
      if (method === undefined) return [];
      const { display, data_type, data_option, active, position, screens } = isJsonObject(after) ? after : {};
      const name = String(key).slice('Ticket.'.length);
      const id = idOf(key);
      // A PUT repeats the number of the row, which its address has too.
      const head = { ...(id === undefined ? {} : { id }), object: 'Ticket', name };
      const body = JSON.stringify({ ...head, display, data_type, data_option, active, position, screens });
      const sentBody = after === undefined ? '' : body.replace('${' + 'env:ERP_KEY}', 'k3y-of-the-erp');
      return [`${method} /api/v1/${ATTRIBUTES}${id === undefined ? '' : `/${id}`} ${sentBody}`];
    });
    const ran = await run('apply', '--plan', 'plan.json', '--yes');
    expect([ran.exitStatus, promised.length]).toEqual([0, 4]);
    expect(sent().slice(0, -1).sort()).toEqual(promised.sort());
    expect(sent().at(-1)).toContain('_execute_migrations');
  });
});
