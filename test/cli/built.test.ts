import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/command-table.ts';
import { byDepth } from '../deep.ts';
import { folderWith } from '../files/temporary-project.ts';
import { runBuilt, startBuiltDesk } from '../program.ts';

/** What the README shows of the demo, which is given a port by the system. */
const [, SHOWN = ''] = /^```text\n(\$ deskform plan\n.*?)^```/msu.exec(readFileSync('README.md', 'utf8')) ?? [];

/**
 * One story through `dist/`, in which every command has its turn: what the build leaves out, loads late or puts into another
 * file than the source shows here. What each command does is tested from the source.
 */
const STORY: readonly (readonly [args: string, exitStatus: number, stdout: RegExp | string])[] = [
  ['init --url DESK', 0, /doctor/u],
  ['schema attributes', 0, /"\$schema"/u],
  ['targets --json', 0, /"url"/u],
  ['doctor', 0, /7\.1/u],
  ['validate', 0, /^Valid: 1 field in 1 file/u],
  ['fmt --check', 0, /nothing to format/u],
  ['plan --detailed-exitcode --out plan.json --out plan.md --out plan.html', 2, /helpdesk: 1 added/u],
  ['show plan.json', 0, /helpdesk: 1 added/u],
  ['apply --plan plan.json --yes', 0, /Applied/u],
  ['status --json', 0, /"last_apply"/u],
  ['resume --yes', 1, /NOTHING_TO_RESUME/u],
  ['undo --yes', 1, /NOTHING_TO_RESUME/u],
  ['drift', 0, /no drift/u],
  ['usage', 0, /The counted field holds no value/u],
  ['snapshot --counts --out list.json', 0, /Wrote \d+ attributes/u],
  ['plan --live list.json --json', 0, /"decisions"/u],
  ['import Ticket.type', 0, /Imported 1 attribute/u],
  ['explain name-taken', 0, /^name-taken/u],
  ['demo', 0, SHOWN],
];

test('every command works as it is shipped', async () => {
  expect(SHOWN).not.toBe('');
  const cwd = await folderWith({});
  const desk = await startBuiltDesk(['--token', 'a-token', '--store', join(cwd, 'desk.json')], { cwd });
  try {
    // The demo alone takes as long as all the others.
    for (const [line, exitStatus, stdout] of byDepth({ day: STORY.slice(0, -1), deep: STORY })) {
      const args = line.replace('DESK', desk.url).split(' ');
      const ran = await runBuilt(args, { cwd, env: { DESKFORM_TOKEN: 'a-token' } });
      expect({ line, exitStatus: ran.exitStatus }, ran.stderr + ran.stdout).toEqual({ line, exitStatus });
      expect((ran.stdout + ran.stderr).replaceAll(/127\.0\.0\.1:\d+/gu, '127.0.0.1:…'), line).toMatch(stdout);
    }
  } finally {
    await desk.stop();
  }
  const played = STORY.map(([line]) => line.split(' ')[0]);
  expect(new Set([...played, 'sandbox'])).toEqual(new Set(COMMANDS.map(({ name }) => name)));
});
