import { shellWord } from '../render/shell-words.ts';
import type { ParsedArgs } from './command.ts';
import { textOption, textsOption } from './options.ts';

/** Builds a command line to copy, for the same project and the same help desk. */
export function nextCommand(words: readonly string[], args: ParsedArgs): string {
  const targets = [textOption(args, 'target') ?? textsOption(args, 'target')].flat();
  const flags = [
    ...flag('-C', textOption(args, 'chdir')),
    ...flag('--config', textOption(args, 'config')),
    ...targets.flatMap((target) => flag('--target', target)),
  ];
  return ['deskform', ...words, ...flags].join(' ');
}

function flag(name: string, value: string | undefined): readonly string[] {
  return value === undefined ? [] : [name, shellWord(value)];
}
