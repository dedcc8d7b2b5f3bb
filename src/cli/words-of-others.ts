import { type CommandSpec, takesOption } from './command.ts';

const DELETION = 'Set `state: absent` on the attributes to delete, then run: deskform plan';

/** Options of other tools, and the deskform command for each. */
const OPTIONS: Readonly<Record<string, string>> = {
  '--dry-run': 'deskform plan',
  '--check': 'deskform plan',
  '--auto-approve': 'deskform COMMAND --yes',
  '--approve': 'deskform COMMAND --yes',
  '--force': 'deskform COMMAND --yes',
  '--refresh-only': 'deskform drift',
  '--destroy': DELETION,
  '--no-color': 'deskform COMMAND --color never',
  '--env': 'deskform COMMAND --target NAME',
  '--environment': 'deskform COMMAND --target NAME',
  '--workspace': 'deskform COMMAND --target NAME',
  '--file': 'deskform COMMAND --config deskform.yaml',
  '--output': 'deskform COMMAND --out plan.json',
};

/** Commands of other tools, and the deskform command for each. */
const WORDS: Readonly<Record<string, string>> = {
  diff: 'deskform plan',
  preview: 'deskform plan',
  'dry-run': 'deskform plan',
  sync: 'deskform apply',
  deploy: 'deskform apply',
  up: 'deskform apply',
  push: 'deskform apply',
  refresh: 'deskform drift',
  workspace: 'deskform targets',
  unlock: 'deskform explain TARGET_LOCKED',
  'force-unlock': 'deskform explain TARGET_LOCKED',
  destroy: DELETION,
  delete: DELETION,
  dump: 'deskform import',
  export: 'deskform import',
  pull: 'deskform import',
  get: 'deskform status',
  ping: 'deskform doctor',
  check: 'deskform validate',
  lint: 'deskform validate',
  rollback: 'deskform undo',
  discard: 'deskform undo',
  version: 'deskform --version',
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
  if (kind === 'command') return Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
  const meant = Object.hasOwn(OPTIONS, word) ? OPTIONS[word] : undefined;
  const [, , option = ''] = meant?.split(' ') ?? [];
  // Every command has this one.
  const hasOption = option === '--color' || takesOption(typed?.options ?? [], option);
  const other = option === '--yes' ? 'apply' : 'plan';
  return meant?.replace('COMMAND', typed !== undefined && hasOption ? typed.name : other);
}
