import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deepTest } from '../deep-test.ts';
import { ROW } from '../helpdesk/given.ts';
import { type Ran, runDeskform, startDesk } from '../program.ts';
import { stageSandbox } from '../sandbox/support.ts';
import { GIT_ALONE, type Repository, repositoryWith, snapshotWith, ticketFields } from './repository.ts';

const CONFIG = 'version: 1\ntargets:\n  desk: { url: https://desk.example.com }\n';

/** Files that moved once since their first commit, and a list beside them. */
async function given(then: Labels, now: Labels, list: string): Promise<Repository> {
  const repository = await repositoryWith({ 'deskform.yaml': CONFIG, 'attributes/ticket.yaml': ticketFields(then) });
  repository.git('tag', 'approved');
  await repository.commit({ 'attributes/ticket.yaml': ticketFields(now), 'list.json': list });
  return repository;
}

type Labels = Readonly<Record<string, string>>;

const drift = ({ folder }: Repository, ...args: readonly string[]): Promise<Ran> =>
  runDeskform(['drift', '--live', 'list.json', ...args], { cwd: folder, env: GIT_ALONE });

const THEN = { by_git: 'G', by_desk: 'D', by_both: 'B', same: 'S', gone: 'Gone' };
const NOW = { ...THEN, by_git: 'G by git', by_both: 'B by git', fresh: 'New' };
const DESK = snapshotWith({ by_git: 'G', by_desk: 'D by desk', by_both: 'B by desk', same: 'S' });

test('says of each difference who moved since a commit, and ends with 2', async () => {
  const repository = await given(THEN, NOW, DESK);
  const { exitStatus, stdout, stderr } = await drift(repository, '--since', 'approved', '--json');
  expect(stderr).toBe('');
  expect(exitStatus).toBe(2);
  const document = JSON.parse(stdout);
  expect(document).toMatchObject({
    format_version: 1,
    command: 'drift',
    status: 'changes',
    since: { ref: 'approved', commit: repository.git('rev-parse', 'approved') },
    differences: ['Ticket.by_both', 'Ticket.by_desk', 'Ticket.by_git', 'Ticket.fresh', 'Ticket.gone'],
    problems: [],
  });
  expect(document.decisions.map(told)).toEqual([
    'Ticket.by_both update both display both',
    'Ticket.by_desk update help-desk display help-desk',
    'Ticket.by_git update git display git',
    'Ticket.fresh create git',
    'Ticket.gone create help-desk',
    'Ticket.same keep',
  ]);
});

function told(decision: Record<string, unknown>): string {
  const changes = Array.isArray(decision.changes) ? decision.changes.map(({ path, moved }) => `${path} ${moved}`) : [];
  return [decision.key, decision.action, ...(decision.moved === undefined ? [] : [decision.moved]), ...changes].join(
    ' ',
  );
}

test('tells people the same, in the plan’s own words', async () => {
  const repository = await given(THEN, NOW, DESK);
  const { stdout } = await drift(repository, '--since', 'approved');
  const commit = repository.git('rev-parse', '--short=12', 'approved');
  expect(stdout).toContain('\nTarget: desk at https://desk.example.com, release 7.1');
  expect(stdout).toContain(`\nSince approved (${commit})\n`);
  expect(stdout).toMatch(/^desk: 5 fields differ\n/u);
  expect(stdout).toContain('Changed in the files: Ticket.by_git, Ticket.fresh\n');
  expect(stdout).toContain('Changed on the help desk: Ticket.by_desk, Ticket.gone\n');
  expect(stdout).toContain('Changed on both sides: Ticket.by_both\n');
  expect(stdout).toMatch(
    /~ Ticket\.by_desk "D by desk" .*\n {6}changed on the help desk since approved: label \(display\): "D" → "D by\n {6}desk"\n {6}last changed by user \d+, [\d-]+ [\d:]+ UTC\n {6}label \(display\) {2}"D by desk" → "D" \(immediately\)/u,
  );
  expect(stdout).not.toContain('same "');
  expect(stdout).toMatch(
    /import --accept Ticket\.by_both,Ticket\.by_desk\n {2}remove Ticket\.gone from attributes\/ticket\.yaml:\d+\n$/u,
  );
});

deepTest('of several settings of one attribute each is told by itself', async () => {
  const repository = await given({ field: 'A' }, { field: 'B' }, '');
  const list = JSON.stringify([{ ...ROW, name: 'field', display: 'A', active: false }]);
  await writeFile(join(repository.folder, 'list.json'), list);
  const { stdout } = await drift(repository, '--since', 'approved');
  expect(stdout).toContain('changed in the files since approved: label (display): "A" → "B"\n');
  expect(stdout).toContain('changed on the help desk since approved: active: yes → no\n');
});

test('without --since it is a plan that ends with 2', async () => {
  const repository = await given(THEN, NOW, DESK);
  const { exitStatus, stdout } = await drift(repository, '--json');
  expect(exitStatus).toBe(2);
  const document = JSON.parse(stdout);
  expect(document.differences).toHaveLength(5);
  expect(document).not.toHaveProperty('since');
  expect(JSON.stringify(document)).not.toContain('"moved"');
});

deepTest('without --since nobody knows who has changed anything: it says that they differ', async () => {
  const repository = await given(THEN, NOW, DESK);
  for (const format of ['text', 'markdown']) {
    const { stdout } = await drift(repository, '--format', format);
    expect(stdout).toContain('desk: 5 fields differ\n');
    expect(stdout).toMatch(
      format === 'text' ? /, from live state to desired state:\n/u : /live state, `\+` is the desired state/u,
    );
    expect(stdout).not.toMatch(/(?:changed|added|deleted|created) (?:on|in) the (?:help desk|files)|on both sides/iu);
  }
});

test('no difference is 0, and said in a line', async () => {
  const repository = await given({ same: 'A' }, { same: 'A' }, snapshotWith({ same: 'A' }));
  const { exitStatus, stdout } = await drift(repository, '--since', 'approved');
  expect(exitStatus).toBe(0);
  expect(stdout).toMatch(/^desk: no drift\n/u);
  expect(stdout).toContain('\nUnchanged: 1 field of the files, 0 other fields.\n');
  expect(JSON.parse((await drift(repository, '--json')).stdout)).toMatchObject({ status: 'ok', differences: [] });
});

test('a refusal is a difference: 2, not 3', async () => {
  const repository = await given({ field: 'A' }, { field: 'A' }, '');
  const list = JSON.stringify([{ ...ROW, name: 'field', display: 'B', editable: false, deletable: false }]);
  await writeFile(join(repository.folder, 'list.json'), list);
  const { exitStatus, stdout } = await drift(repository, '--since', 'approved', '--json');
  expect(exitStatus).toBe(2);
  expect(JSON.parse(stdout)).toMatchObject({
    status: 'changes',
    decisions: [{ action: 'refuse', code: 'not-editable', moved: 'help-desk' }],
  });
});

test('what somebody has staged is the help desk’s doing', async () => {
  const repository = await given({ same: 'A' }, { same: 'A' }, '');
  const theirs = { ...ROW, id: 99, name: 'theirs', to_create: true };
  await writeFile(
    join(repository.folder, 'list.json'),
    JSON.stringify([{ ...ROW, name: 'same', display: 'A' }, theirs]),
  );
  const { exitStatus, stdout } = await drift(repository, '--since', 'approved', '--json');
  expect(exitStatus).toBe(2);
  expect(JSON.parse(stdout)).toMatchObject({
    differences: ['Ticket.theirs'],
    foreign: [{ key: 'Ticket.theirs', moved: 'help-desk' }],
  });
});

test.each([
  ['keep', 0, []],
  ['report', 2, ['Ticket.by_hand']],
] as const)('a row that no file lists, with undeclared: %s', async (undeclared, status, differences) => {
  const repository = await given({ same: 'A' }, { same: 'A' }, snapshotWith({ same: 'A', by_hand: 'X' }));
  const config = `version: 1\ntargets:\n  desk: { url: https://desk.example.com, undeclared: ${undeclared} }\n`;
  await repository.commit({ 'deskform.yaml': config });
  const { exitStatus, stdout } = await drift(repository, '--since', 'approved', '--json');
  expect(exitStatus).toBe(status);
  expect(JSON.parse(stdout)).toMatchObject({ differences });
});

test('is written as Markdown for an issue, as JSON, text and a page', async () => {
  const repository = await given(THEN, NOW, DESK);
  const out = ['json', 'md', 'txt', 'html'].flatMap((form) => ['--out', `drift.${form}`]);
  const { stdout } = await drift(repository, '--since', 'approved', '--format', 'markdown', ...out);
  expect(stdout.startsWith('### desk: 5 fields differ\n\nSince `approved` (commit `')).toBe(true);
  expect(stdout).toContain('- **Changed in the files:** `Ticket.by_git`, `Ticket.fresh`\n');
  expect(stdout).toContain('#   changed on the help desk since approved');
  expect(stdout).not.toContain('deskform apply');
  const read = (form: string): Promise<string> => readFile(join(repository.folder, `drift.${form}`), 'utf8');
  expect(await read('md')).toBe(stdout);
  expect(JSON.parse(await read('json'))).toMatchObject({ command: 'drift', status: 'changes' });
  expect(await read('txt')).toContain('desk: 5 fields differ');
  expect(await read('html')).toContain('changed on the help desk since approved');
});

deepTest('a ref whose name acts is shown as text in every form', async () => {
  const repository = await given({ field: 'A' }, { field: 'B' }, snapshotWith({ field: 'A' }));
  const name = 'a`b@someone<img>|c';
  repository.git('tag', name, 'approved');
  const { stdout } = await drift(repository, '--since', name, '--format', 'markdown');
  expect(stdout).toContain(`Since \`\`${name}\`\``);
  const told = await drift(repository, '--since', name);
  expect(told.stdout).toContain(name);
});

deepTest('a pattern that matches no file is an error, and no drift', async () => {
  const repository = await given({ same: 'A' }, { same: 'A' }, snapshotWith({ same: 'A' }));
  await repository.commit({ 'attributes/ticket.yaml': undefined });
  const { exitStatus, stdout } = await drift(repository, '--since', 'approved', '--json');
  expect(exitStatus).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ status: 'failed', decisions: [], problems: [{ code: 'no-files' }] });
});

test('asks a living help desk for its list alone', async () => {
  const repository = await given({ field: 'A' }, { field: 'A' }, '');
  const desk = await stageSandbox({ token: 'the-token', logFile: join(repository.folder, 'requests.jsonl') });
  try {
    const config = `version: 1\ntargets:\n  desk: { url: "${desk.url}", auth: { token: "\${env:TOKEN}" } }\n`;
    await repository.commit({ 'deskform.yaml': config });
    const { exitStatus, stdout } = await runDeskform(['drift', '--since', 'approved', '--json'], {
      cwd: repository.folder,
      env: { ...GIT_ALONE, TOKEN: 'the-token' },
    });
    expect(exitStatus).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ differences: ['Ticket.field'] });
    const requests = (await readFile(join(repository.folder, 'requests.jsonl'), 'utf8')).trim().split('\n');
    expect(requests.map((line) => JSON.parse(line).method)).toEqual(['GET']);
  } finally {
    await desk.close();
  }
});

test('names who changed a field on the help desk, with one small GET for each, and none for what git moved', async () => {
  const repository = await given({ by_git: 'G', by_desk: 'D' }, { by_git: 'G by git', by_desk: 'D' }, '');
  const { folder } = repository;
  const logFile = join(folder, 'requests.jsonl');
  const nicole = { login: 'nicole@example.com', roles: ['Admin'], tokens: [{ token: 'hers' }] };
  const desk = await stageSandbox({ token: 'the-token', users: [nicole], logFile });
  try {
    const config = `version: 1\ntargets:\n  desk: { url: "${desk.url}", auth: { token: "\${env:TOKEN}" } }\n`;
    await repository.commit({ 'deskform.yaml': config });
    const env = { ...GIT_ALONE, TOKEN: 'the-token' };
    const asApproved = { 'attributes/ticket.yaml': ticketFields({ by_git: 'G', by_desk: 'D' }) };
    await writeFile(join(folder, 'attributes/ticket.yaml'), asApproved['attributes/ticket.yaml']);
    expect((await runDeskform(['apply', '--yes'], { cwd: folder, env })).exitStatus).toBe(0);
    repository.git('checkout', '--', 'attributes');
    await changeAs('hers', desk.url, 'by_desk', { display: 'D by desk' });
    await writeFile(logFile, '');

    const { stdout } = await runDeskform(['drift', '--since', 'approved', '--json'], { cwd: folder, env });
    const { differences, changed_by } = JSON.parse(stdout);
    expect(differences).toEqual(['Ticket.by_desk', 'Ticket.by_git']);
    expect(changed_by).toMatchObject([{ key: 'Ticket.by_desk', updated_by: 'nicole@example.com' }]);
    const requests = (await readFile(logFile, 'utf8')).trim().split('\n');
    expect(requests.map((line) => JSON.parse(line).method)).toEqual(['GET', 'GET']);
    const told = await runDeskform(['drift', '--since', 'approved'], { cwd: folder, env });
    expect(told.stdout).toMatch(/\n {6}last changed by nicole@example\.com, [\d-]+ [\d:]+ UTC\n/u);
  } finally {
    await desk.close();
  }
});

/** A setting that somebody changes on the admin page, and migrates. */
async function changeAs(token: string, url: string, name: string, settings: Readonly<Record<string, string>>) {
  const headers = {
    authorization: `Token token=${token}`,
    accept: 'application/json',
    'content-type': 'application/json',
  };
  const attributes = `${url}/api/v1/object_manager_attributes`;
  const rows: readonly { readonly name: string; readonly id: number }[] = JSON.parse(
    await (await fetch(attributes, { headers })).text(),
  );
  const row = rows.find((one) => one.name === name);
  const body = JSON.stringify({ ...row, ...settings });
  const put = await fetch(`${attributes}/${row?.id}`, { method: 'PUT', headers, body });
  const migrated = await fetch(`${url}/api/v1/object_manager_attributes_execute_migrations`, {
    method: 'POST',
    headers,
  });
  expect([put.status, migrated.status]).toEqual([200, 200]);
}

test('on several help desks each has its drift, and the failure of one hides no other', async () => {
  const repository = await given({ department: 'Department' }, { department: 'Department' }, '');
  const { folder } = repository;
  const desks = [await startDesk(['--token', 'the-token'], { cwd: folder }), await startDesk([], { cwd: folder })];
  try {
    const [target, other] = desks.map(({ url }) => `{ url: "${url}", auth: { token: "\${env:TOKEN}" } }`);
    const config = `version: 1\ntargets:\n  one: ${target}\n  other: ${other}\n`;
    await repository.commit({ 'deskform.yaml': config });
    const { exitStatus, stdout } = await runDeskform(['drift', '--target', 'all', '--since', 'approved', '--json'], {
      cwd: folder,
      env: { ...GIT_ALONE, TOKEN: 'the-token' },
    });
    // The second one does not know the token.
    expect(exitStatus).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      command: 'drift',
      targets: [
        { target: { name: 'one' }, status: 'changes', differences: ['Ticket.department'], since: { ref: 'approved' } },
        { target: { name: 'other' }, status: 'failed', error: { code: 'LOGIN_FAILED' }, decisions: [] },
      ],
    });
  } finally {
    for (const desk of desks) await desk.stop();
  }
});
