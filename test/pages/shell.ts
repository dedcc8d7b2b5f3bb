import { spawn } from 'node:child_process';

export interface Said {
  readonly text: string;
  readonly exitStatus: number;
}

/** One `sh` for the whole scene: folders, variables and aliases last as they do for somebody who types. */
export interface Shell {
  /** What a line says on stdout and stderr, in the order in which it came. */
  readonly run: (line: string) => Promise<Said>;
  readonly close: () => void;
}

const END = '--- end of the line, exit status ';

export function openShell(cwd: string, env: Readonly<Record<string, string>>): Shell {
  const child = spawn('sh', [], { cwd, env, stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  let said = '';
  let heard = (): void => {};
  let ended = (): void => {};
  child.once('close', () => ended());
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      heard();
    });
  }
  return {
    run: (line) =>
      new Promise((resolve, reject) => {
        said = '';
        heard = () => {
          const [text = '', status] = said.split(`\n${END}`);
          if (status?.endsWith('\n') !== true) return;
          resolve({ text: text.replaceAll(/^\n+|\s+$/gu, ''), exitStatus: Number(status) });
        };
        ended = () => reject(new Error(`the shell ended at: ${line}\n${said}`));
        // On lines of its own, so that a comment ends where it ends; nothing that is run may read the script.
        child.stdin.write(`{\n${line}\n} </dev/null 2>&1\nprintf '\\n${END}%s\\n' "$?"\n`);
      }),
    close: () => {
      ended = () => {};
      // What a line left in the background ends with its shell.
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid);
    },
  };
}
