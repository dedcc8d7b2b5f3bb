import { unreachable } from '../problem/unreachable.ts';
import type { CommandSpec } from './command.ts';
import { type CommandLine, type Flag, type FlagValue, flagsOf } from './completion-flag.ts';

/** Loaded by `eval`, or put as _deskform into a folder of $fpath. */
export function zshCompletion({ commands, common }: CommandLine): string {
  const everywhere = flagsOf(common);
  return `#compdef deskform
# deskform, for zsh: eval "$(deskform completion zsh)", behind compinit
_deskform() {
  local curcontext="$curcontext" state line
  local -a subcommands=(
${commands.map(({ name, about }) => `    ${quoted(`${name}:${about}`)}`).join('\n')}
  )
  local -a everywhere=(
${[...everywhere.map(argumentOf), quoted('--help[what it takes]')].map((argument) => `    ${argument}`).join('\n')}
  )
  _arguments -C $everywhere '1: :->command' '*:: :->rest'
  case $state in
    command) _describe -t commands command subcommands ;;
    rest)
      case $words[1] in
${commands.map((spec) => `        ${spec.name}) _arguments ${argumentsOf(spec).join(' ')} ;;`).join('\n')}
      esac ;;
  esac
}
if [ "$funcstack[1]" = _deskform ]; then _deskform "$@"; else compdef _deskform deskform; fi
`;
}

function argumentsOf({ options, words = [] }: CommandSpec): readonly string[] {
  return [
    '$everywhere',
    ...flagsOf(options).map(argumentOf),
    ...words.map(({ name, choices, may }) =>
      quoted(`${may === 'be-several' ? '*' : ''}:${name}:${choices === undefined ? '' : `(${choices.join(' ')})`}`),
    ),
  ];
}

function argumentOf({ name, about, value, may }: Flag): string {
  const repeated = may === 'be-repeated' ? '*' : '';
  return quoted(`${repeated}${name}[${about.replaceAll(/[[\]\\]/gu, '\\$&')}]${completerOf(name, value)}`);
}

function completerOf(name: string, value: FlagValue): string {
  const what = name.slice(2);
  switch (value.kind) {
    case 'none':
      return '';
    case 'choices':
      return `:${what}:(${value.choices.join(' ')})`;
    case 'file':
      return `:${what}:_files`;
    case 'folder':
      return `:${what}:_files -/`;
    case 'text':
      return `:${what}: `;
    default:
      return unreachable(value);
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
