import { type CommandSpec, takesOption } from './command.ts';

const DELETION = 'Set `state: absent` on the attributes to delete, then run: deskform plan';

const RENAMING = 'A name is permanent: add a new field and move the values (docs/cookbook.md, Rename a field)';
/** Means something only where a command asks or overwrites. */
const FORCE: readonly string[] = ['--force', '--overwrite'];

/** The commands of deskform, and the options of other tools for each. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  'deskform plan': ['--dry-run', '--check'],
  'deskform COMMAND --check': ['--dry-run'],
  'deskform COMMAND --yes': ['--auto-approve', '--approve', ...FORCE],
  'deskform COMMAND --accept KEY': FORCE,
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
  [RENAMING]: ['rename', 'mv', 'move'],
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
  const meant = Object.entries(kind === 'command' ? WORDS : OPTIONS).flatMap(([words, others]) =>
    others.includes(word) ? [words] : [],
  );
  const own = meant.find((words) => takesOption(typed?.options ?? [], words.split(' ')[2] ?? ''));
  if (own !== undefined) return own.replace('COMMAND', typed?.name ?? '');
  const [first] = FORCE.includes(word) ? [] : meant;
  // Every command takes --color.
  const other = first?.includes('--color') && typed ? typed.name : first?.includes('--yes') ? 'apply' : 'plan';
  return first?.replace('COMMAND', other);
}
