import type { StepResult } from './runner.ts';

/** A command that the runner obeys: `::warning title=…::…`. */
export interface ObeyedCommand {
  readonly name: string;
  readonly text: string;
}

export interface ReadLog {
  /** What people see, without the lines that keep it from being commands. */
  readonly said: string;
  /** What the runner does because of it, masks left out. */
  readonly obeyed: readonly ObeyedCommand[];
  readonly masked: readonly string[];
}

/** Reads a log as the runner does: after `stop-commands` nothing is a command until its word comes. */
export function readLog({ log }: Pick<StepResult, 'log'>): ReadLog {
  const said: string[] = [];
  const obeyed: ObeyedCommand[] = [];
  const masked: string[] = [];
  let stoppedBy: string | undefined;
  for (const line of log.split(/\r\n|[\r\n]/u)) {
    const [, name = '', text = ''] = /^\s*::([A-Za-z_-]+)(?: .*?)?::(.*)$/u.exec(line) ?? [];
    if (stoppedBy !== undefined) {
      if (line.trim() === `::${stoppedBy}::`) stoppedBy = undefined;
      else said.push(line);
    } else if (name === 'stop-commands') stoppedBy = text;
    else if (name === 'add-mask') masked.push(text);
    else if (name !== '') obeyed.push({ name, text: line });
    else if (line !== '') said.push(line);
  }
  return { said: said.join('\n'), obeyed, masked };
}

/** What a story goes on from has to have worked. */
export async function mustWork(step: Promise<StepResult>): Promise<StepResult> {
  const result = await step;
  if (result.exitStatus === 0) return result;
  throw new Error(`the step ended with ${result.exitStatus}:\n${readLog(result).said}`);
}
