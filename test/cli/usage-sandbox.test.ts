import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type AttributeKey, type ObjectName, splitAttributeKey } from '../../src/attribute/attribute-key.ts';
import type { JsonValue } from '../../src/attribute/json.ts';
import { isSince, RELEASES, type Release } from '../../src/attribute/release.ts';
import { type RunningSandbox, type SandboxSettings, startSandbox } from '../../src/sandbox/sandbox.ts';
import { MADE_UP } from '../../src/sandbox/seeded-records.ts';
import { DESK_OF_ENVIRONMENT } from '../config/temporary-project.ts';
import { runDeskform } from '../program.ts';
import { held, TOKEN } from '../sandbox/support.ts';

interface ToldField {
  readonly key: AttributeKey;
  readonly records: number | null;
  readonly all: number | null;
  readonly not_counted: string | null;
  readonly choices: readonly { readonly value: string; readonly records: number | null }[];
}

/** The fields of the company, applied to a sandbox that then gets 300 tickets, with users and organizations to them. */
async function onFullDesk<T>(
  release: Release,
  use: (run: (...args: readonly string[]) => Promise<string>, desk: RunningSandbox) => Promise<T>,
): Promise<T> {
  const cwd = await mkdtemp(join(tmpdir(), 'deskform-usage-'));
  const settings: SandboxSettings = {
    release,
    port: 0,
    storeFile: join(cwd, 'desk.json'),
    token: TOKEN,
    restart: undefined,
  };
  await cp('examples/company', cwd, { recursive: true });
  await writeFile(join(cwd, 'deskform.yaml'), DESK_OF_ENVIRONMENT);
  const ranOn = async ({ url }: RunningSandbox, args: readonly string[]): Promise<string> => {
    const { exitStatus, stdout, stderr } = await runDeskform(args, {
      cwd,
      env: { DESKFORM_URL: url, DESKFORM_TOKEN: TOKEN },
    });
    if (exitStatus !== 0) throw new Error(stderr);
    expect(`${stdout}${stderr}`).not.toMatch(new RegExp(`${MADE_UP}|quillfeather`, 'u'));
    return stdout;
  };
  try {
    const empty = await startSandbox(settings);
    await ranOn(empty, ['apply', '--yes']).finally(() => empty.close());
    const full = await startSandbox({ ...settings, records: 300 });
    return await use((...args) => ranOn(full, args), full).finally(() => full.close());
  } finally {
    await rm(cwd, { recursive: true });
  }
}

describe.each(RELEASES)('a desk of release %s that is in use', (release) => {
  test('has the numbers of its records', { timeout: 60_000 }, async () => {
    await onFullDesk(release, async (run, desk) => {
      const { fields }: { readonly fields: readonly ToldField[] } = JSON.parse(await run('usage', '--json'));
      expect(fields.length).toBeGreaterThan(20);
      for (const { key, records, all, not_counted, choices } of fields) {
        const [object, name] = splitAttributeKey(key);
        if (object === 'Group' || (object !== 'Ticket' && !isSince(release, '6.5'))) {
          expect({ key, records, not_counted }).toEqual({
            key,
            records: null,
            not_counted: object === 'Group' ? 'object' : 'release',
          });
          continue;
        }
        const values = valuesOf(desk, object, name);
        expect({ key, records, all }).toEqual({ key, records: values.filter(isFilled).length, all: values.length });
        for (const { value, records: held } of choices)
          expect({ key, value, held }).toEqual({ key, value, held: values.filter((one) => holds(one, value)).length });
      }
      expect(await run('usage')).toContain('counted fields');
      expect(await run('snapshot', '--counts')).toContain('"taken_at"');
      expect(await run('doctor')).toContain('tickets: 300');
    });
  });
});

/** The first user is the system itself, which the help desk does not count. */
function valuesOf(desk: RunningSandbox, object: ObjectName, name: string): readonly JsonValue[] {
  return [...held(desk.desk, object, name)].filter(([id]) => object !== 'User' || id !== 1).map(([, value]) => value);
}

function isFilled(value: JsonValue): boolean {
  if (Array.isArray(value)) return value.some((one) => one !== '');
  return value !== null && value !== '' && JSON.stringify(value) !== '{}';
}

function holds(value: JsonValue, choice: string): boolean {
  return Array.isArray(value) ? value.includes(choice) : String(value) === choice;
}
