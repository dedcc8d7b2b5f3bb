import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Finding } from '../../src/render/problems.ts';

/** A command to the runner, read as its own parser does: ::name properties::data, with the escapes undone. */
export interface Command {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

export interface Told {
  /** What stands in the log of the step. */
  readonly stdout: string;
  readonly commands: readonly Command[];
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const STEP = `
  import { readFileSync } from 'node:fs';
  import { makeHide } from './src/run/hide.ts';
  import { openLog } from './src/github/log.ts';
  const log = openLog(process.stdout, makeHide(() => {}));
  const steps = JSON.parse(readFileSync(0, 'utf8'));
  for (const findings of steps) log.annotate(findings, '');
`;

/** Steps of a job in a process of their own: what they put on its stdout is what a runner would read. */
export function tellInSteps(steps: readonly (readonly Finding[])[]): Told {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', STEP],
    {
      cwd: ROOT,
      encoding: 'utf8',
      input: JSON.stringify(steps),
      maxBuffer: 100_000_000,
    },
  );
  if (status !== 0) throw new Error(`the step ended with ${status}: ${stderr}`);
  return { stdout, commands: commandsIn(stdout) };
}

/** Every line must be a command: the runner knows no other line end than these, and trims what stands before. */
function commandsIn(stdout: string): readonly Command[] {
  return stdout
    .replace(/\n$/u, '')
    .split(/\r\n|[\r\n]/u)
    .filter((line) => line !== '')
    .map((line) => {
      const [all, name = '', written = '', data = ''] = /^::([a-z-]+)(?: (.*?))?::(.*)$/su.exec(line) ?? [];
      if (all === undefined) throw new Error(`no command: ${line}`);
      const pairs = written.split(',').map((pair) => [pair.split('=')[0] ?? '', pair.split('=').slice(1).join('=')]);
      return {
        name,
        properties: Object.fromEntries(pairs.map(([key = '', value = '']) => [key, unescaped(value)])),
        data: unescaped(data),
      };
    });
}

function unescaped(text: string): string {
  const signs: Readonly<Record<string, string>> = { '0D': '\r', '0A': '\n', '3A': ':', '2C': ',', '25': '%' };
  return text.replace(/%(0D|0A|3A|2C|25)/gu, (_, code: string) => signs[code] ?? '');
}
