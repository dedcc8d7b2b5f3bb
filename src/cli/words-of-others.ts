import { meaningsOf } from '../model/foreign-words.ts';
import { type CommandSpec, takesOption } from './command.ts';

/**
 * Returns the deskform command for a command or option of another tool, or the command that takes an option; undefined if
 * the word is unknown. `typed` is the command that was meant, and `all` are those that there are.
 */
export function meantInstead(
  kind: 'option' | 'command',
  word: string,
  typed: CommandSpec | undefined,
  all: readonly Pick<CommandSpec, 'name' | 'options'>[],
): string | undefined {
  const meant = meaningsOf(kind, word);
  const takes = (spec: string | undefined, option: string): boolean =>
    all.some(({ name, options }) => (name === spec || name === '') && takesOption(options, option));
  const optionIn = (words: string): string => words.split(' ')[2] ?? '';
  const own = meant.find((words) => words.startsWith('deskform COMMAND') && takes(typed?.name, optionIn(words)));
  if (own !== undefined) return own.replace('COMMAND', typed?.name ?? 'plan');
  // These mean something only where a command asks or overwrites.
  const [first] = word === '--force' || word === '--overwrite' ? [] : meant;
  if (first !== undefined) return first.replace('COMMAND', takes('plan', optionIn(first)) ? 'plan' : 'apply');
  const owners = all.filter(({ name, options }) => name !== '' && takesOption(options, word));
  if (kind === 'command' || typed === undefined || owners.length === 0) return undefined;
  return `It belongs to: ${owners.map(({ name }) => `deskform ${name} ${word}`).join(', ')}`;
}
