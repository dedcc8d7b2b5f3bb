import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runDeskform, startDesk } from '../program.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deskform-faults-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('deskform sandbox --faults fails on cue, and --log writes down what it did', async () => {
  await writeFile(join(folder, 'faults.json'), JSON.stringify([{ request: 2, do: 'status', status: 429 }]));
  const desk = await startDesk(['--faults', 'faults.json', '--log', 'requests.jsonl'], { cwd: folder });
  try {
    const statuses: number[] = [];
    for (let request = 1; request <= 3; request += 1) {
      const headers = { authorization: 'Token token=sandbox-token' };
      statuses.push((await fetch(`${desk.url}/api/v1/version`, { headers })).status);
    }
    expect(statuses).toEqual([200, 429, 200]);
  } finally {
    await desk.stop();
  }
  const lines = (await readFile(join(folder, 'requests.jsonl'), 'utf8')).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).fault)).toEqual([null, 'status', null]);
});

test('a faults file that is wrong is told before the sandbox starts, with its rule and the way out', async () => {
  await writeFile(join(folder, 'wrong.json'), '[{"do":"cut"},{"do":"delay"}]');
  const { exitStatus, stdout, stderr } = await runDeskform(['sandbox', '--port', '0', '--faults', 'wrong.json'], {
    cwd: folder,
  });
  expect({ exitStatus, stdout }).toEqual({ exitStatus: 1, stdout: '' });
  expect(stderr).toContain('wrong.json: rules[1].seconds is missing');
  expect(stderr).toContain('docs/help-desk.md lists every "do" and its settings.');
});

test('the rules that the documentation shows are rules', async () => {
  const shown = /## Faults.*?```json\n(.*?)```/su.exec(await readFile('docs/help-desk.md', 'utf8'))?.[1];
  await writeFile(join(folder, 'shown.json'), shown ?? '');
  const desk = await startDesk(['--faults', 'shown.json'], { cwd: folder });
  await desk.stop();
  expect(JSON.parse(shown ?? '')).toHaveLength(3);
});
