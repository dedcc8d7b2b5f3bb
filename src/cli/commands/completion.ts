import type { RunCommand } from '../command.ts';
import { bashCompletion } from '../completion-bash.ts';
import { fishCompletion } from '../completion-fish.ts';
import type { CommandLine } from '../completion-flag.ts';
import { zshCompletion } from '../completion-zsh.ts';
import { textOption } from '../options.ts';

const SCRIPTS: Readonly<Record<string, (line: CommandLine) => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
};

/** The table is handed in: it holds this very command. */
export function completionOf(line: CommandLine): RunCommand {
  return async (typed) => {
    const shell = textOption(typed, 'shell') ?? '';
    const script = SCRIPTS[shell]?.(line) ?? '';
    return { exitStatus: 0, status: 'ok', document: { shell, script }, text: script };
  };
}
