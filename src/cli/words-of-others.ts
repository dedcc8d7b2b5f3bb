import { type CommandSpec, takesOption } from './command.ts';

const DELETION = 'Set `state: absent` on the attributes to delete, then run: deskform plan';

/** The commands of deskform, and the options of other tools for each. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  'deskform plan': ['--dry-run', '--check'],
  'deskform COMMAND --yes': ['--auto-approve', '--approve', '--force'],
  'deskform drift': ['--refresh-only'],
  [DELETION]: ['--destroy'],
  'deskform COMMAND --color never': ['--no-color'],
  'deskform COMMAND --target NAME': ['--env', '--environment', '--workspace'],
  'deskform COMMAND --config deskform.yaml': ['--file'],
  'deskform COMMAND --out plan.json': ['--output'],
};

/** The commands of deskform, and the words of other tools for each. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  'deskform plan': ['diff', 'preview', 'dry-run'],
  'deskform apply': ['sync', 'deploy', 'up', 'push', 'update', 'create'],
  'deskform drift': ['refresh'],
  'deskform targets': ['workspace'],
  'deskform explain TARGET_LOCKED': ['unlock', 'force-unlock'],
  [DELETION]: ['destroy', 'delete', 'remove', 'rm'],
  'deskform import': ['dump', 'export', 'pull'],
  'deskform status': ['get'],
  'deskform doctor': ['ping'],
  'deskform validate': ['check', 'lint'],
  'deskform undo': ['rollback', 'discard', 'restore', 'reset', 'revert', 'abort', 'cancel', 'stop'],
  'deskform --version': ['version'],
};

/**
 * Returns the deskform command for a command or option of another tool; undefined if it is unknown. `typed` is the command
 * that was meant.
 */
export function meantInstead(
  kind: 'option' | 'command',
  word: string,
  typed: CommandSpec | undefined,
): string | undefined {
  const table = kind === 'command' ? WORDS : OPTIONS;
  const meant = Object.entries(table).find(([, words]) => words.includes(word))?.[0];
  const [, , option = ''] = meant?.split(' ') ?? [];
  // Every command has this one.
  const hasOption = option === '--color' || takesOption(typed?.options ?? [], option);
  const other = option === '--yes' ? 'apply' : 'plan';
  return meant?.replace('COMMAND', typed !== undefined && hasOption ? typed.name : other);
}
