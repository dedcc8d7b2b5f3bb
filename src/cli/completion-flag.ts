import type { CommandSpec, OptionSpec } from './command.ts';

/** What a shell has to know to complete commands: the command table. */
export interface CommandLine {
  readonly commands: readonly CommandSpec[];
  readonly common: readonly OptionSpec[];
}

/** What stands behind a flag. */
export type FlagValue =
  | { readonly kind: 'none' }
  | { readonly kind: 'choices'; readonly choices: readonly string[] }
  | { readonly kind: 'file' }
  | { readonly kind: 'folder' }
  /** Only the person knows it. */
  | { readonly kind: 'text' };

/** One flag as a shell completes it. */
export interface Flag {
  /** With its dashes. */
  readonly name: string;
  readonly about: string;
  readonly value: FlagValue;
  readonly may: 'stand-once' | 'be-repeated';
}

export function flagsOf(options: readonly OptionSpec[]): readonly Flag[] {
  return options.map(({ flags, about, choices, repeats }) => {
    const [, name = flags, placeholder] = /(--[a-z-]+)(?:\s+[<[]([^>\]]+))?/u.exec(flags) ?? [];
    return {
      name,
      about,
      value: valueBehind(placeholder, choices),
      may: repeats === undefined ? 'stand-once' : 'be-repeated',
    };
  });
}

function valueBehind(placeholder: string | undefined, choices: readonly string[] | undefined): FlagValue {
  if (choices !== undefined) return { kind: 'choices', choices };
  if (placeholder === undefined) return { kind: 'none' };
  if (placeholder === 'file') return { kind: 'file' };
  return placeholder === 'dir' ? { kind: 'folder' } : { kind: 'text' };
}

/** The choices of the first word behind a command. */
export function wordsOf({ words = [] }: CommandSpec): readonly string[] {
  return words[0]?.choices ?? [];
}
