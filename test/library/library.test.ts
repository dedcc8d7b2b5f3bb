import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drift, Failure, InvalidConfig, plan, snapshot, validate } from '../../src/index.ts';
import { repositoryWith } from '../cli/repository.ts';
import { folderWith } from '../config/temporary-project.ts';
import { mustBePlanDocument } from '../plan-document.ts';
import { TOKEN, withSandbox } from '../sandbox/support.ts';

const SECRET = 'a-key-that-nobody-may-see';

const FILES = {
  'attributes/ticket.yaml': `object: Ticket
attributes:
  - name: asset
    display: Asset
    data_type: input
    data_option: { type: text, maxlength: 40 }
  - name: spare_part
    display: Spare part
    data_type: autocompletion_ajax_external_data_source
    data_option:
      search_url: "\${env:SEARCH}"
      search_result_list_key: items
      search_result_value_key: id
      search_result_label_key: name
      verify_ssl: true
      http_auth_type: ""
`,
};

const configOf = (url: string): string => `version: 1
attributes: attributes/*.yaml
targets:
  desk: { url: "${url}", auth: { token: "\${env:TOKEN}" } }
`;

const env = { TOKEN, SEARCH: `https://erp.example.com/search?api_key=${SECRET}&q=#{search.term}` };

describe('plan', () => {
  test('is the document of scripts, and holds no credential in any form', () =>
    withSandbox({}, async ({ url }) => {
      const cwd = await folderWith({ ...FILES, 'deskform.yaml': configOf(url) });
      const { outcome, plan: made, problems, files, render, rehearse } = await plan({ cwd, env });
      mustBePlanDocument(made);
      expect({ outcome, problems, files }).toEqual({
        outcome: 'changes',
        problems: [],
        files: ['deskform.yaml', 'attributes/ticket.yaml'],
      });
      expect(made.decisions.filter(({ action }) => action === 'create').map(({ key }) => key)).toEqual([
        'Ticket.asset',
        'Ticket.spare_part',
      ]);
      expect(JSON.parse(await render('json'))).toEqual(made);
      expect(await render('markdown')).toContain('Ticket');
      expect(await render('html')).toMatch(/^<!doctype html>/iu);
      expect(await render('text')).toContain('2 to create');
      expect(await rehearse()).toEqual({ outcome: 'works' });
      const forms = await Promise.all((['json', 'markdown', 'html', 'text'] as const).map(render));
      expect(JSON.stringify([made, problems, forms])).not.toContain(SECRET);
    }));

  test('of a saved list asks nobody, and reads no credential', async () => {
    await withSandbox({}, async ({ url }) => {
      const cwd = await folderWith({ ...FILES, 'deskform.yaml': configOf(url) });
      const { target, rows, text, ...list } = await snapshot({ cwd, env });
      expect({ target, ...list }).toEqual({ target: { name: 'desk', url }, url });
      expect(JSON.parse(text)).toMatchObject({ format_version: 1, url, attributes: rows });
      writeFileSync(join(cwd, 'live.json'), JSON.stringify(rows));
      const live = await plan({ cwd, env });
      writeFileSync(join(cwd, 'deskform.yaml'), configOf('http://127.0.0.1:1'));
      const saved = await plan({ cwd, env: {}, liveFile: 'live.json' });
      expect(saved.plan.summary).toEqual(live.plan.summary);
      writeFileSync(join(cwd, 'live.json'), text);
      const refused = plan({ cwd, env: {}, liveFile: 'live.json' });
      await expect(refused).rejects.toMatchObject({ code: 'LIST_FROM_ANOTHER_DESK', exitStatus: 3 });
    });
  });

  test('that must not be applied is a result, which says why', async () => {
    const taken = FILES['attributes/ticket.yaml'].replace('name: asset', 'name: attribute');
    await withSandbox({}, async ({ url }) => {
      const cwd = await folderWith({ 'deskform.yaml': configOf(url), 'attributes/ticket.yaml': taken });
      const { outcome, plan: made, rehearse } = await plan({ cwd, env });
      expect(outcome).toBe('refused');
      expect(made.obstacles).toEqual([{ kind: 'refusals', count: 1 }]);
      expect(await rehearse()).toEqual({ outcome: 'not-rehearsed', because: 'refused' });
    });
  });
});

test('drift says who moved since a commit', () =>
  withSandbox({}, async ({ url }) => {
    const { folder: cwd, commit } = await repositoryWith({ 'deskform.yaml': configOf(url) });
    await commit({ 'attributes/ticket.yaml': 'object: Ticket\nattributes: []\n' });
    const since = await commit({ 'deskform.yaml': configOf(url) });
    await commit(FILES);
    const { outcome, drift: found, render } = await drift({ cwd, env, since });
    mustBePlanDocument(found);
    expect(JSON.parse(await render('json'))).toEqual(found);
    const forms = await Promise.all((['markdown', 'html', 'text'] as const).map(render));
    for (const form of forms) expect(form).toContain('spare_part');
    expect(JSON.stringify([found, forms])).not.toContain(SECRET);
    expect(outcome).toBe('changes');
    expect(found.since).toEqual({ ref: since, commit: since });
    expect(found.differences).toEqual(['Ticket.asset', 'Ticket.spare_part']);
    const moved = found.decisions.filter(({ key }) => found.differences.includes(key)).map((one) => one.moved);
    expect(moved).toEqual(['git', 'git']);
  }));

describe('what ends a call', () => {
  test('are all mistakes at once, with their places', async () => {
    const broken = FILES['attributes/ticket.yaml']
      .replace('input', 'inputt')
      .replace('display: Spare part', 'dispaly: Spare part');
    const cwd = await folderWith({ 'deskform.yaml': configOf('http://127.0.0.1:1'), 'attributes/ticket.yaml': broken });
    const error = await validate({ cwd }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(InvalidConfig);
    const problems = error instanceof InvalidConfig ? error.problems : [];
    expect(problems.map(({ where }) => where?.line)).toEqual([5, 8]);
    await expect(plan({ cwd, env })).rejects.toMatchObject({ code: 'INVALID_CONFIG', exitStatus: 1, problems });
  });

  test('is a Failure with its code', async () => {
    const cwd = await folderWith({ ...FILES, 'deskform.yaml': configOf('http://127.0.0.1:1') });
    const asked = plan({ cwd, env });
    await expect(asked).rejects.toBeInstanceOf(Failure);
    await expect(asked).rejects.toMatchObject({ code: 'HELP_DESK_UNREACHABLE', exitStatus: 1 });
    await expect(plan({ cwd, env, target: 'moon' })).rejects.toMatchObject({ code: 'WRONG_USE', exitStatus: 64 });
    await expect(plan({ cwd, env, liveFile: 'gone.json' })).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
    await expect(validate({ cwd, release: '1.0' })).rejects.toMatchObject({ code: 'WRONG_USE' });
  });
});

test('a call without anything works in the folder of the process, with its environment', async () => {
  const cwd = await folderWith({ ...FILES, 'deskform.yaml': configOf('http://127.0.0.1:1') });
  const [folder, { TOKEN: token }] = [process.cwd(), process.env];
  try {
    process.chdir(cwd);
    expect(await validate()).toEqual({ problems: [], attributes: 2, files: 1 });
    delete process.env.TOKEN;
    await expect(plan()).rejects.toMatchObject({ code: 'INVALID_CONFIG' });
  } finally {
    process.chdir(folder);
    if (token !== undefined) process.env.TOKEN = token;
  }
});

test('docs/library.md names every function', () => {
  const page = readFileSync(new URL('../../docs/library.md', import.meta.url), 'utf8');
  for (const { name } of [plan, drift, snapshot, validate]) expect(page).toContain(`- \`${name}({`);
});
