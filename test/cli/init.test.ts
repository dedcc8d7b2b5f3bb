import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startEditor } from '../editor/language-server.ts';
import { folderWith } from '../files/temporary-project.ts';
import { type Ran, runDeskform, startDesk } from '../program.ts';
import { runAtTerminal } from './in-process.ts';

const EXAMPLES = fileURLToPath(new globalThis.URL('../../examples/github/', import.meta.url));
const URL = 'https://helpdesk.example.com';

const filesOf = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
};

const initIn = (cwd: string, ...args: readonly string[]): Promise<Ran> => runDeskform(['init', ...args], { cwd });

describe('deskform init', () => {
  test('makes a project that validates at once, and says what to do next', async () => {
    const cwd = await folderWith({});
    const { exitStatus, stdout, stderr } = await initIn(cwd, '--url', `${URL}/`);
    expect({ exitStatus, stderr }).toEqual({ exitStatus: 0, stderr: '' });
    expect(await filesOf(cwd)).toEqual([
      '.gitignore',
      'attributes/ticket.yaml',
      'deskform.yaml',
      'schemas/attributes.schema.json',
      'schemas/project.schema.json',
    ]);
    expect(stdout).toContain('export DESKFORM_TOKEN=…');
    expect(stdout).toContain('deskform doctor');
    expect(await readFile(join(cwd, 'deskform.yaml'), 'utf8')).toContain(`    url: ${URL}\n`);
    expect(await readFile(join(cwd, '.gitignore'), 'utf8')).toBe('.deskform/\n');
    const validated = await runDeskform(['validate'], { cwd });
    expect(validated).toMatchObject({ exitStatus: 0, stdout: 'Valid: 1 field in 1 file, no problems.\n' });
  });

  test('does not ask for a variable that is set', async () => {
    const cwd = await folderWith({});
    const { stdout } = await runDeskform(['init', '--url', URL], { cwd, env: { DESKFORM_TOKEN: 'secret' } });
    expect(stdout).not.toContain('export');
    expect(stdout).toContain('deskform doctor');
  });

  test('its files are without a mark in an editor, which knows them', async () => {
    const cwd = await folderWith({});
    await initIn(cwd, '--url', URL);
    const editor = await startEditor();
    try {
      for (const [file, word] of [
        ['deskform.yaml', 'auth'],
        ['attributes/ticket.yaml', 'data_type'],
      ] as const) {
        const text = await readFile(join(cwd, file), 'utf8');
        expect(await editor.open(join(cwd, file), text)).toEqual([]);
        const line = text.split('\n').findIndex((row) => row.trimStart().startsWith(word));
        const character = (text.split('\n')[line] ?? '').indexOf(word) + 1;
        expect(await editor.hover(join(cwd, file), { line, character })).toContain('deskform');
      }
    } finally {
      await editor.close();
    }
  });

  test('makes the folder that --dir names, and takes the name of the variable', async () => {
    const cwd = await folderWith({});
    const { stdout } = await initIn(cwd, '--url', URL, '--dir', 'our/fields', '--token-env', 'DESK_TOKEN');
    expect(stdout).toContain('cd our/fields');
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the file
    expect(await readFile(join(cwd, 'our/fields/deskform.yaml'), 'utf8')).toContain('${env:DESK_TOKEN}');
    expect((await runDeskform(['validate'], { cwd: join(cwd, 'our/fields') })).exitStatus).toBe(0);
  });

  test.each([
    'deskform.yaml',
    'attributes/ticket.yaml',
    'schemas/project.schema.json',
    '.github/workflows/deskform-merge.yml',
  ])('writes nothing where %s is there', async (file) => {
    const cwd = await folderWith({ [file]: 'mine\n' });
    const { exitStatus, stderr } = await initIn(cwd, '--url', URL, '--github');
    expect(exitStatus).toBe(1);
    expect(stderr).toContain(`${file} already exists; nothing was written`);
    expect(await filesOf(cwd)).toEqual([file]);
    expect(await readFile(join(cwd, file), 'utf8')).toBe('mine\n');
  });

  test('--github writes the workflows that are in examples/github, with the name of the secret', async () => {
    const cwd = await folderWith({});
    const { exitStatus, stdout } = await initIn(cwd, '--url', URL, '--github', '--token-env', 'DESK_TOKEN');
    expect(exitStatus).toBe(0);
    expect(stdout).toContain('gh secret set DESK_TOKEN');
    expect(stdout).toContain('Set `uses: OWNER/deskform@v0` in .github/workflows to your copy of the Action');
    const written = (await filesOf(cwd)).filter((file) => file.startsWith('.github/'));
    expect(written).toEqual(['.github/workflows/deskform-merge.yml', '.github/workflows/deskform-pull-request.yml']);
    for (const file of written) {
      const text = await readFile(join(cwd, file), 'utf8');
      const example = await readFile(join(EXAMPLES, basename(file)), 'utf8');
      expect(text).toBe(example.replaceAll('DESKFORM_TOKEN', 'DESK_TOKEN'));
    }
    const merge = await readFile(join(cwd, '.github/workflows/deskform-merge.yml'), 'utf8');
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the file
    expect(merge).toContain('DESK_TOKEN: ${{ secrets.DESK_TOKEN }}');
  });

  test('--github in a folder of a repository writes workflows where GitHub looks, of this project alone', async () => {
    const cwd = await folderWith({});
    execFileSync('git', ['init', '--quiet', cwd]);
    for (const [project, variable] of [
      ['desks/emea', 'EMEA_TOKEN'],
      ['desks/apac', 'APAC_TOKEN'],
    ] as const) {
      const ran = await initIn(cwd, '--url', URL, '--github', '--dir', project, '--token-env', variable);
      expect(ran.exitStatus).toBe(0);
    }
    const workflows = (await filesOf(join(cwd, '.github'))).map((file) => `.github/${file}`);
    expect(workflows).toEqual([
      '.github/workflows/deskform-merge-desks-apac.yml',
      '.github/workflows/deskform-merge-desks-emea.yml',
      '.github/workflows/deskform-pull-request-desks-apac.yml',
      '.github/workflows/deskform-pull-request-desks-emea.yml',
    ]);
    const groups = new Set<unknown>();
    const names = new Set<unknown>();
    for (const file of workflows) {
      const [, name = ''] = /-(apac|emea)\.yml$/u.exec(file) ?? [];
      const { name: called, concurrency, jobs } = parse(await readFile(join(cwd, file), 'utf8'));
      const [job] = Object.values<{ readonly steps: readonly { readonly with?: Record<string, string> }[] }>(jobs);
      expect(job?.steps.find((step) => step.with?.command !== undefined)?.with?.config).toBe(
        `desks/${name}/deskform.yaml`,
      );
      groups.add(concurrency.group);
      names.add(called);
    }
    expect([groups.size, names.size]).toEqual([4, 4]);
    expect((await filesOf(cwd)).filter((file) => /^desks\/emea\/(?!schemas|attributes)/u.test(file))).toEqual([
      'desks/emea/.gitignore',
      'desks/emea/deskform.yaml',
    ]);
  });

  test.each(['your-org/deskform@v0.1.0', `your-org/tools/deskform@${'a'.repeat(40)}`, 'o/r@release/v1'])(
    '--action writes %s into both workflows',
    async (action) => {
      const cwd = await folderWith({});
      const { exitStatus, stdout } = await initIn(cwd, '--url', URL, '--github', '--action', action);
      expect(exitStatus).toBe(0);
      expect(stdout).not.toContain('OWNER');
      for (const file of ['deskform-merge.yml', 'deskform-pull-request.yml']) {
        const text = await readFile(join(cwd, '.github/workflows', file), 'utf8');
        expect(text).toContain(`      - uses: ${action}\n`);
        expect(text).not.toContain('OWNER');
      }
    },
  );

  test.each([
    ['an empty one', '', '.deskform/\n'],
    ['one without a line end', 'node_modules/', 'node_modules/\n.deskform/\n'],
    ['one that has the line', '/.deskform/\nx\n', '/.deskform/\nx\n'],
  ])('adds its line to a .gitignore: %s', async (_, before, after) => {
    const cwd = await folderWith({ '.gitignore': before });
    expect((await initIn(cwd, '--url', URL)).exitStatus).toBe(0);
    expect(await readFile(join(cwd, '.gitignore'), 'utf8')).toBe(after);
  });

  test('asks for the address on a terminal', async () => {
    const cwd = await folderWith({});
    const { exitStatus } = await runAtTerminal(['init'], {
      cwd,
      when: 'Address of the help desk',
      does: ({ type }) => type(`${URL}\n`),
    });
    expect(exitStatus).toBe(0);
    expect(await readFile(join(cwd, 'deskform.yaml'), 'utf8')).toContain(URL);
  });

  test.each([
    ['no address', [], 'the address of the help desk is missing'],
    ['an address without http', ['--url', 'helpdesk.example.com'], '"helpdesk.example.com" is not a valid address'],
    [
      'no address, and perhaps a password',
      ['--url', 'ann:s3cret@helpdesk'],
      'the address is not an http or https address',
    ],
    ['an address with credentials', ['--url', 'https://a:s3cret@desk.example.com'], 'the address contains credentials'],
    [
      'a token in place of a name',
      ['--url', URL, '--token-env', 's3cret-token'],
      'takes the name of an environment variable',
    ],
    ['an Action without a version', ['--url', URL, '--github', '--action', 'o/r'], '"o/r" does not name an Action'],
    ['an Action with a line end', ['--url', URL, '--github', '--action', 'o/r@v1\nx'], 'does not name an Action'],
    ['an Action and no workflows', ['--url', URL, '--action', 'o/r@v1'], '--action needs --github'],
    ['an import without a token', ['--url', URL, '--import'], 'the environment variable DESKFORM_TOKEN is not set'],
  ])('is wrong use with %s', async (_, args, told) => {
    const cwd = await folderWith({});
    const { exitStatus, stdout, stderr } = await initIn(cwd, ...args);
    expect({ exitStatus, stdout }).toEqual({ exitStatus: 64, stdout: '' });
    expect(stderr).toContain(told);
    expect(stderr).not.toContain('s3cret');
    expect(await filesOf(cwd)).toEqual([]);
  });

  test('tells scripts what it made', async () => {
    const { stdout } = await initIn(await folderWith({}), '--url', URL, '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      command: 'init',
      status: 'ok',
      imported: 0,
      files: expect.arrayContaining(['deskform.yaml', 'attributes/ticket.yaml', '.gitignore']),
      problems: [],
    });
  });
});

describe('against a help desk', () => {
  const own = {
    object: 'Ticket',
    name: 'severity',
    display: 'Severity',
    data_type: 'select',
    data_option: { options: { low: 'Low', high: 'High' }, default: '', null: true },
    active: true,
    screens: {},
  };
  const headers = { authorization: 'Token token=sandbox-token', 'content-type': 'application/json' };

  test('--import begins with what it has, and the plan finds nothing to do', async () => {
    const cwd = await folderWith({});
    const desk = await startDesk([], { cwd });
    try {
      const path = `${desk.url}/api/v1/object_manager_attributes`;
      const made = await fetch(path, { method: 'POST', headers, body: JSON.stringify(own) });
      expect(made.status).toBe(201);
      await fetch(`${path}_execute_migrations`, { method: 'POST', headers });
      const where = { cwd, env: { DESKFORM_TOKEN: 'sandbox-token' } };
      const { exitStatus, stdout, stderr } = await runDeskform(['init', '--url', desk.url, '--import'], where);
      expect({ exitStatus, stderr }).toEqual({ exitStatus: 0, stderr: '' });
      expect(stdout).toContain('with 1 attribute from the help desk');
      expect(await readFile(join(cwd, 'attributes/ticket.yaml'), 'utf8')).toMatch(
        /^# yaml-language-server: \$schema=\.\.\/schemas\/attributes\.schema\.json\n[\s\S]*name: severity/u,
      );
      expect(await runDeskform(['plan', '--detailed-exitcode'], where)).toMatchObject({ exitStatus: 0 });
    } finally {
      await desk.stop();
    }
  });

  test('--import of one that has nothing of its own begins with a file that declares nothing, so that the plan has no changes', async () => {
    const cwd = await folderWith({});
    const desk = await startDesk([], { cwd });
    try {
      const where = { cwd, env: { DESKFORM_TOKEN: 'sandbox-token' } };
      const { exitStatus, stdout } = await runDeskform(['init', '--url', desk.url, '--import'], where);
      expect(exitStatus).toBe(0);
      expect(stdout).toContain('The attribute file declares nothing yet.');
      expect(await runDeskform(['validate', '--strict'], where)).toMatchObject({ exitStatus: 0 });
      expect(await runDeskform(['fmt', '--check'], where)).toMatchObject({ exitStatus: 0 });
      const planned = await runDeskform(['plan', '--detailed-exitcode', '--json'], where);
      expect(planned.exitStatus).toBe(0);
      expect(JSON.parse(planned.stdout).summary).toMatchObject({ create: 0, update: 0 });
    } finally {
      await desk.stop();
    }
  });

  test('--import writes nothing where the help desk does not let it in', async () => {
    const cwd = await folderWith({});
    const desk = await startDesk([], { cwd });
    try {
      const where = { cwd, env: { DESKFORM_TOKEN: 'another' } };
      const { exitStatus, stderr } = await runDeskform(['init', '--url', desk.url, '--import'], where);
      expect(exitStatus).toBe(1);
      expect(stderr).toContain('(LOGIN_FAILED)');
      expect(await filesOf(cwd)).toEqual([]);
    } finally {
      await desk.stop();
    }
  });
});
