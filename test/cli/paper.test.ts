import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { DESK_OF_ENVIRONMENT, folderWith } from '../files/temporary-project.ts';
import { TOKEN, withSandbox } from '../sandbox/support.ts';
import { runAtTerminal, type Seen } from './in-process.ts';

const PROJECT = {
  'deskform.yaml': DESK_OF_ENVIRONMENT,
  'attributes/ticket.yaml': `object: Ticket
attributes:
  - name: place
    display: Größe 場所 und noch viel mehr, damit die Zeile nicht mehr auf einen Zettel passt
    data_type: input
    data_option: { type: text, maxlength: 120, note: Ask the people at the gate about it first }
`,
};
async function atTerminal(args: readonly string[], columns?: number): Promise<Seen> {
  const cwd = await folderWith(PROJECT);
  return withSandbox({}, (sandbox) => {
    const env = { DESKFORM_URL: sandbox.url, DESKFORM_TOKEN: TOKEN };
    const seen = { cwd, env, when: 'to confirm: ', does: ({ hangUp }: { hangUp: () => void }) => hangUp() };
    return runAtTerminal(args, columns === undefined ? seen : { ...seen, columns });
  });
}

/** The widest line of a plan that was shown before the question. */
function widest({ stderr }: Seen): number {
  const plan = stderr.split('Apply to ')[0] ?? '';
  expect(plan).toContain('place');
  return Math.max(...plan.split('\n').map((line) => stringWidth(line)));
}

describe('a plan is as wide as the terminal on which it is shown', () => {
  test.each([
    ['50', 50, 40, 50],
    ['100', 100, 81, 100],
    ['1000: not wider than can be read', 1000, 81, 120],
    ['20: not narrower than can be read', 20, 21, 40],
  ])('%s columns', async (_, columns, atLeast, atMost) => {
    const width = widest(await atTerminal(['apply'], columns));
    expect(width).toBeGreaterThanOrEqual(atLeast);
    expect(width).toBeLessThanOrEqual(atMost);
  });

  test('and 80 columns elsewhere', async () => {
    const { stdout } = await atTerminal(['plan'], 120);
    expect(Math.max(...stdout.split('\n').map((line) => stringWidth(line)))).toBeLessThanOrEqual(80);
  });
});

test('a plan that is written as text is 80 columns wide', async () => {
  const cwd = await folderWith(PROJECT);
  await withSandbox({}, async (sandbox) => {
    const env = { DESKFORM_URL: sandbox.url, DESKFORM_TOKEN: TOKEN };
    await runAtTerminal(['plan', '--out', 'made/for/it/plan.txt'], { cwd, env, columns: 120 });
  });
  const lines = (await readFile(join(cwd, 'made/for/it/plan.txt'), 'utf8')).split('\n');
  expect(Math.max(...lines.map((line) => stringWidth(line)))).toBeLessThanOrEqual(80);
});

test('a file where nobody can write is told, and does not keep the program waiting', async () => {
  const cwd = await folderWith(PROJECT);
  await withSandbox({}, async (sandbox) => {
    const env = { DESKFORM_URL: sandbox.url, DESKFORM_TOKEN: TOKEN };
    const { exitStatus, stderr } = await runAtTerminal(['plan', '--out', '/proc/nobody/plan.txt'], { cwd, env });
    expect({ exitStatus, stderr }).toEqual({ exitStatus: 1, stderr: expect.stringContaining('FILE_UNWRITABLE') });
  });
});

test('where one form cannot be written, none is: what is read and what is applied are one plan', async () => {
  const cwd = await folderWith({ ...PROJECT, 'plan.md': 'an older plan' });
  await withSandbox({}, async (sandbox) => {
    const env = { DESKFORM_URL: sandbox.url, DESKFORM_TOKEN: TOKEN };
    const args = ['plan', '--out', 'plan.md', '--out', '/proc/nobody/plan.json'];
    expect(await runAtTerminal(args, { cwd, env })).toMatchObject({ exitStatus: 1 });
  });
  expect(await readFile(join(cwd, 'plan.md'), 'utf8')).toBe('an older plan');
  expect((await readdir(cwd)).filter((file) => file.endsWith('.tmp'))).toEqual([]);
});
