import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { formatFile } from '../../src/files/edit/format-file.ts';
import { someOf } from '../deep.ts';
import { runDeskform, startDesk } from '../program.ts';

const EXAMPLES = fileURLToPath(new URL('../../examples/', import.meta.url));
const RECORDINGS = fileURLToPath(new URL('../recordings/', import.meta.url));

interface Summary {
  readonly create: number;
  readonly update: number;
  readonly delete: number;
  readonly refuse: number;
}

/** A copy of an example whose targets all lead to the sandbox. */
async function withExample<T>(name: string, url: string | undefined, run: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `deskform-${name}-`));
  try {
    await cp(join(EXAMPLES, name), folder, { recursive: true });
    if (url !== undefined) {
      for (const file of await configurationOf(folder)) {
        const config = await readFile(file, 'utf8');
        await writeFile(file, config.replaceAll(/^( *)url: \S+/gmu, `$1url: ${url}`));
      }
    }
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** deskform.yaml, and the target files where there are some. */
async function configurationOf(folder: string): Promise<readonly string[]> {
  const targets = await readdir(join(folder, 'targets')).catch(() => []);
  return [join(folder, 'deskform.yaml'), ...targets.map((file) => join(folder, 'targets', file))];
}

/** The variables that an example asks for, each with the sandbox's token. */
async function environmentOf(folder: string): Promise<Readonly<Record<string, string>>> {
  const names = new Set<string>();
  for (const file of [...(await configurationOf(folder)), join(folder, 'attributes/ticket.yaml')]) {
    const text = await readFile(file, 'utf8').catch(() => '');
    for (const [, variable = ''] of text.matchAll(/\$\{env:(\w+)\}/gu)) names.add(variable);
  }
  return Object.fromEntries([...names].map((variable) => [variable, 't']));
}

const CASES = [
  ['quickstart', '5.2', 3],
  ['quickstart', '6.5', 3],
  ['quickstart', '7.1', 3],
  ['company', '5.2', 27],
  ['company', '6.5', 27],
  ['company', '7.1', 27],
  ['districts', '5.2', 1],
  ['districts', '7.1', 1],
  ['external-source', '6.5', 2],
  ['external-source', '7.1', 2],
  ['several-desks', '5.2', 3],
  ['several-desks', '7.1', 3],
] as const;

describe.each(someOf(CASES, 4))('examples/%s on a fresh %s', (name, release, count) => {
  test('is planned as creations alone, applied, and has nothing to do afterwards', async () => {
    const desk = await startDesk(['--release', release, '--token', 't', '--restart-after', '0.1', '--outage', '0.2'], {
      cwd: EXAMPLES,
    });
    try {
      await withExample(name, desk.url, async (folder) => {
        const where = { cwd: folder, env: await environmentOf(folder) };
        const target = ['company', 'several-desks'].includes(name) ? ['--target', 'staging'] : [];
        const valid = await runDeskform(['validate', '--json'], where);
        expect(JSON.parse(valid.stdout)).toMatchObject({ status: 'ok', problems: [] });

        const planned = await runDeskform(['plan', '--json', '--detailed-exitcode', ...target], where);
        expect(planned.exitStatus).toBe(2);
        const summary: Summary = JSON.parse(planned.stdout).summary;
        expect(summary).toMatchObject({ create: count, update: 0, delete: 0, refuse: 0 });

        const applied = await runDeskform(['apply', '--yes', '--json', ...target], where);
        expect({ exitStatus: applied.exitStatus, said: applied.stderr.includes('Failure') }).toEqual({
          exitStatus: 0,
          said: false,
        });
        expect(JSON.parse(applied.stdout)).toMatchObject({
          status: 'ok',
          result: { restart: 'back', not_tried: [] },
        });

        const again = await runDeskform(['plan', '--json', '--detailed-exitcode', ...target], where);
        expect({ exitStatus: again.exitStatus, status: JSON.parse(again.stdout).status }).toEqual({
          exitStatus: 0,
          status: 'ok',
        });
      });
    } finally {
      await desk.stop();
    }
  });
});

test('examples/company against the recorded fresh list of 7.1: exactly its 27 creations', async () => {
  const [line = ''] = (await readFile(join(RECORDINGS, '7.1/01_fresh_list.jsonl'), 'utf8')).split('\n');
  await withExample('company', undefined, async (folder) => {
    await writeFile(join(folder, 'live.json'), JSON.stringify(JSON.parse(line).response.body));
    const { stdout, exitStatus } = await runDeskform(
      ['plan', '--json', '--live', 'live.json', '--target', 'production'],
      { cwd: folder },
    );
    const { decisions, restart, foreign, release } = JSON.parse(stdout);
    const created = decisions.filter(({ action }: { action: string }) => action !== 'keep');
    expect({ exitStatus, restart, foreign, release }).toEqual({
      exitStatus: 0,
      restart: 'needed',
      foreign: [],
      release: '7.1',
    });
    expect(
      created.map(({ action, key }: { action: string; key: string }) => `${action} ${key}`),
    ).toMatchInlineSnapshot(`
      [
        "create Group.hotline",
        "create Group.service_hours",
        "create Group.takes_on_call",
        "create Organization.contract_level",
        "create Organization.site_rules",
        "create Organization.support_hours",
        "create Ticket.affected_service",
        "create Ticket.affected_systems",
        "create Ticket.asset_tag",
        "create Ticket.change_starts_at",
        "create Ticket.cost_center",
        "create Ticket.error_message",
        "create Ticket.hours_estimated",
        "create Ticket.impact_scope",
        "create Ticket.key_handover",
        "create Ticket.location",
        "create Ticket.on_site_contact",
        "create Ticket.personal_data",
        "create Ticket.safety_hazard",
        "create Ticket.trades",
        "create Ticket.vendor_case",
        "create Ticket.visit_on",
        "create Ticket.workaround",
        "create User.employee_number",
        "create User.home_site",
        "create User.leaves_on",
        "create User.remote_days",
      ]
    `);
  });
});

test('examples/several-desks: each desk gets what is its own', async () => {
  const desk = await startDesk(['--token', 't'], { cwd: EXAMPLES });
  try {
    await withExample('several-desks', desk.url, async (folder) => {
      const where = { cwd: folder, env: await environmentOf(folder) };
      const { stdout } = await runDeskform(['plan', '--json', '--target', 'tag:trial,tag:production'], where);
      const { targets }: { readonly targets: readonly PlanOfDesk[] } = JSON.parse(stdout);
      const created = targets.map(({ target, decisions }) => [
        target.name,
        ...decisions.flatMap(({ key, action, after }) =>
          action === 'create' ? [`${key} ${JSON.stringify(after.data_option.options ?? after.data_option)}`] : [],
        ),
      ]);
      expect(created).toEqual([
        [
          'staging',
          'Ticket.cost_center {"4711":"Marketing","4712":"Sales"}',
          'Ticket.harbour_area {"type":"text","maxlength":60}',
          'Ticket.second_group {"relation":"Group","default":"","null":true}',
        ],
        [
          'hamburg',
          'Ticket.cost_center {"4711":"Marketing","4712":"Sales","4799":"Port office"}',
          'Ticket.harbour_area {"type":"text","maxlength":60}',
          'Ticket.second_group {"relation":"Group","default":"","null":true,"filter":[1]}',
        ],
        [
          'vienna',
          'Ticket.cost_center {"4711":"Marketing","4712":"Sales","4799":"Prater"}',
          'Ticket.district {"min":1,"max":23}',
          'Ticket.second_group {"relation":"Group","default":"","null":true}',
        ],
      ]);
    });
  } finally {
    await desk.stop();
  }
});

interface PlanOfDesk {
  readonly target: { readonly name: string };
  readonly decisions: readonly {
    readonly key: string;
    readonly action: string;
    readonly after: { readonly data_option: Readonly<Record<string, unknown>> };
  }[];
}

test('every attribute file of the examples is in the form of deskform fmt', async () => {
  const files = (await readdir(EXAMPLES, { recursive: true })).filter((file) =>
    /(?:^|\/)(?:attributes|overlays)\/.*\.yaml$/u.test(file),
  );
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const text = await readFile(join(EXAMPLES, file), 'utf8');
    expect(formatFile(text), file).toMatchObject({ outcome: 'formatted', text });
  }
});
