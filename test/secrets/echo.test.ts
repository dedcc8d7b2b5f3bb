// biome-ignore-all lint/suspicious/noTemplateCurlyInString: as it stands in files

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { quotable, secretsIn } from '../../src/helpdesk/secrecy.ts';
import { makeMask } from '../../src/model/mask.ts';
import { byDepth } from '../deep.ts';
import { deepTest } from '../deep-test.ts';
import { folderWith } from '../files/temporary-project.ts';
import { chanceOf } from '../fuzz/chance.ts';
import { readLog } from '../github/stage/step-log.ts';
import { openStory } from '../github/stage/story.ts';
import { ROW } from '../helpdesk/given.ts';
import { json, serve } from '../helpdesk/scripted-server.ts';
import { runByDepth, runDeskform } from '../program.ts';
import { echoOf, openEchoingDesk, randomSecret, shownIn } from './echoes.ts';

const SEEDS = Number(process.env.DESKFORM_ECHOES ?? byDepth({ day: 20, deep: 300 }));

test(`no answer of ${SEEDS} desks shows a credential, in whatever encoding and wherever it is cut`, () => {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const chance = chanceOf(seed);
    const secrets = Array.from({ length: 1 + chance.below(4) }, () => randomSecret(chance));
    const mask = makeMask(secrets.flatMap(secretsIn));
    const words = Array.from({ length: 5 }, () => `Käse ${echoOf(secrets, chance)} is not known.`).join(' ');
    // Cut once more by whoever answers, and by us.
    const cut = Buffer.from(words)
      .subarray(0, chance.below(Buffer.byteLength(words)))
      .toString('utf8');
    for (const text of [words, cut, JSON.stringify({ error: cut })])
      for (const shown of [mask(text), quotable(text, mask)])
        expect(shownIn(shown, secrets), `seed ${seed}: ${text}`).toEqual([]);
    // Nothing else is hidden.
    expect(mask(words)).toMatch(/^Käse .*(?: is not known\.(?: Käse .*)?)+$/su);
  }
});

const CONFIG = `version: 1
targets:
  desk:
    url: "URL"
    AUTH
    headers: { X-Gate: "\${env:GATE}", Cookie: "session=\${env:COOKIE}" }
    foreign_changes: include
    timeout: 2s
    restart: { wait: 2s }
`;
const DEFINITIONS = `object: Ticket
attributes:
  - name: severity
    display: Severity
    data_type: input
    data_option: { type: text, maxlength: 200, default: "", null: true, options: {}, relation: "" }
  - name: lookup
    display: Look up
    data_type: autocompletion_ajax_external_data_source
    data_option:
      search_url: "https://erp.example.com/\${env:ERP_PATH}/items?api_key=\${env:ERP_KEY}&q=#{search.term}"
      search_result_list_key: items
      search_result_value_key: id
      search_result_label_key: name
      http_auth_type: basic_auth
      http_basic_auth_username: "\${env:ERP_USER}"
      http_basic_auth_password: "\${env:ERP_PASSWORD}"
      bearer_token_auth: "\${env:ERP_TOKEN}"
`;
const WAYS_IN = [
  ['TOKEN', 'auth: { token: "${env:TOKEN}" }'],
  ['BEARER', 'auth: { bearer: "${env:BEARER}" }'],
  ['PASSWORD', 'auth: { user: reader, password: "${env:PASSWORD}" }'],
] as const;
const NAMES = ['GATE', 'COOKIE', 'ERP_PATH', 'ERP_KEY', 'ERP_USER', 'ERP_PASSWORD', 'ERP_TOKEN'];
const OUTS = ['json', 'md', 'html', 'txt'].flatMap((form) => ['--out', `plan.${form}`]);
const COMMANDS: readonly (readonly string[])[] = [
  ['plan', ...OUTS],
  ['plan', '--json'],
  ['plan', '--format', 'markdown'],
  ['drift'],
  ['drift', '--json', '--out', 'drift.json'],
  ['snapshot', '--out', 'live.json'],
  ['snapshot'],
  ['plan', '--live', 'live.json', '--json'],
  ['apply', '--yes', '--debug'],
  ['apply', '--yes', '--json'],
  ['status'],
  ['status', '--json'],
  ['resume', '--yes'],
  ['undo', '--yes', '--json'],
  ['doctor'],
  ['doctor', '--json'],
  ['import', '--check'],
  ['import', '--json'],
];

describe('the program shows no credential that the help desk repeats', () => {
  test.each(byDepth({ day: [1], deep: [1, 2, 3, 4] }))('seed %i', { timeout: 240_000 }, async (seed) => {
    const chance = chanceOf(seed);
    const [way, auth] = chance.oneOf(WAYS_IN);
    const env = Object.fromEntries([way, ...NAMES].map((name) => [name, randomSecret(chance)]));
    const secrets = Object.values(env);
    const url = await openEchoingDesk(secrets, chance);
    const config = CONFIG.replace('URL', url)
      .replace('AUTH', auth)
      .replace(/ {4}proxy.*\n/u, '');
    const folder = await folderWith({ 'deskform.yaml': config, 'attributes/ticket.yaml': DEFINITIONS });
    const said: string[] = [];
    for (const command of COMMANDS) {
      const { stdout, stderr } = await runByDepth(command, { cwd: folder, env });
      said.push(stdout, stderr);
      expect(shownIn(`${stdout}\n${stderr}`, secrets), command.join(' ')).toEqual([]);
      const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
      for (const { parentPath, name } of files) {
        const text = await readFile(join(parentPath, name), 'utf8');
        expect(shownIn(text, secrets), `${name} after ${command.join(' ')}`).toEqual([]);
      }
    }
    // It was repeated: in answers to writes, in labels, in what is written.
    expect(said.join('\n')).toMatch(/The help desk refused this: .*\*\*\*/u);
    expect(said.join('\n')).toContain('It is ***');
    expect(await readFile(join(folder, 'live.json'), 'utf8')).toContain('It is (secret)');
    const journals = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.jsonl'));
    const kept = await Promise.all(journals.map((name) => readFile(join(folder, name), 'utf8')));
    expect(kept.join('\n')).toContain('***');
  });
});

deepTest('the built Action shows no credential that the help desk repeats', async () => {
  const chance = chanceOf(9);
  const env = Object.fromEntries(['TOKEN', ...NAMES].map((name) => [name, randomSecret(chance)]));
  const secrets = Object.values(env);
  const url = await openEchoingDesk(secrets, chance);
  const config = CONFIG.replace('URL', url).replace('AUTH', WAYS_IN[0][1]);
  const story = await openStory({ 'deskform.yaml': config, 'attributes/ticket.yaml': DEFINITIONS }, env, 'as-bundle');
  onTestFinished(() => story.close());
  const pull = await story.openPull({
    branch: 'label',
    edits: { 'attributes/ticket.yaml': DEFINITIONS.replace('Severity', 'How bad') },
  });
  const steps = [
    await story.onMain({ command: 'merge' }),
    await story.onPull(pull, { command: 'plan' }),
    await story.onMain({ command: 'drift' }),
    await story.applyByHand(),
  ];
  for (const { log, outputs, temp } of steps) {
    const { said } = readLog({ log });
    const files = (await readdir(temp, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
    const texts = await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')));
    expect(shownIn([said, ...outputs.values(), ...texts].join('\n'), secrets)).toEqual([]);
  }
  const comments = (await story.commentsOn(pull)).map(({ body }) => body).join('\n');
  expect(comments).toContain('(secret)');
  expect(shownIn(comments, secrets)).toEqual([]);
  expect(steps.map(({ log }) => log).join('\n')).toMatch(/The help desk refused this: .*\*\*\*/u);
});

test('a row that bears a credential as its name is in no warning of a plan and in no file of an import', async () => {
  const secret = 'gate_secret_abcdef1234567890';
  const row = { ...ROW, id: 900, name: secret, display: 'Gate', data_type: 'date', data_option: { diff: null } };
  const server = await serve(Array.from({ length: 3 }, () => json(200, [row])));
  const target = `{ url: "${server.url}", auth: { token: "\${env:TOKEN}" }, headers: { X-Gate: "\${env:GATE}" } }`;
  const attributes = 'object: Ticket\nattributes:\n  - { name: gate, display: Gate, data_type: date }\n';
  const cwd = await folderWith({
    'deskform.yaml': `version: 1\nattributes: attributes/*.yaml\ntargets: { desk: ${target} }\n`,
    'attributes/ticket.yaml': attributes,
  });
  const env = { TOKEN: 'a-token-of-this-desk-1', GATE: secret };
  const { stdout: planned } = await runDeskform(['plan', '--json'], { cwd, env });
  expect(planned).toContain('looks-like-a-rename');
  expect(planned).not.toContain(secret);
  const { stdout, stderr } = await runDeskform(['import'], { cwd, env });
  expect(stdout + stderr).not.toContain(secret);
  const files = await readdir(join(cwd, 'attributes'));
  expect(files).toEqual(['ticket.yaml']);
  expect(await readFile(join(cwd, 'attributes/ticket.yaml'), 'utf8')).toBe(attributes);
});
