import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runRestartCommand } from '../../src/run/restart-command.ts';
import { folderWith } from '../config/temporary-project.ts';

test('a restart command gets the variables that it is given, and none of this process', async () => {
  const folder = await folderWith({});
  process.env.INPUT_TOKEN = 'token-of-github';
  try {
    const script = 'require("node:fs").writeFileSync("seen.json", JSON.stringify(process.env))';
    const env = { PATH: process.env.PATH, DESK_TOKEN: 'token-of-the-desk' };
    await runRestartCommand({ command: [process.execPath, '-e', script], folder, env, limitMs: 60_000 });
  } finally {
    delete process.env.INPUT_TOKEN;
  }
  const seen: object = JSON.parse(await readFile(join(folder, 'seen.json'), 'utf8'));
  expect(seen).toMatchObject({ DESK_TOKEN: 'token-of-the-desk' });
  expect(JSON.stringify(seen)).not.toContain('token-of-github');
});
