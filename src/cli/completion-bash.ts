import { unreachable } from '../problem/unreachable.ts';
import { type CommandLine, type Flag, flagsOf, wordsOf } from './completion-flag.ts';

/** Works with the bash 3.2 of macOS, too. */
export function bashCompletion({ commands, common }: CommandLine): string {
  const names = commands.map(({ name }) => name);
  const everywhere = flagsOf(common);
  return `# deskform, for bash: eval "$(deskform completion bash)"
_deskform() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" command="" index
  local IFS=$'\\n'
  COMPREPLY=()
  for ((index = 1; index < COMP_CWORD; index++)); do
    case "\${COMP_WORDS[index]}" in
      ${names.join('|')}) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$command $previous" in
${commands.flatMap(({ name, options }) => valueCases(`'${name} %'`, flagsOf(options))).join('\n')}
${valueCases("*' %'", everywhere).join('\n')}
  esac
  case "$command" in
    '') ${reply([...names, ...everywhere.map(({ name }) => name), '--help', '--version'])} ;;
${commands
  .map((spec) => {
    const flags = [...flagsOf(spec.options), ...everywhere].map(({ name }) => name);
    return `    ${spec.name}) ${reply([...wordsOf(spec), ...flags, '--help'])} ;;`;
  })
  .join('\n')}
  esac
}
complete -F _deskform deskform
`;
}

/** The cases of flags that take a value; "%" in the pattern stands for the flag. */
function valueCases(pattern: string, flags: readonly Flag[]): readonly string[] {
  return flags.flatMap(({ name, value }) => {
    const when = `    ${pattern.replace('%', name)})`;
    switch (value.kind) {
      case 'none':
        return [];
      case 'choices':
        return [`${when} ${reply(value.choices)}; return ;;`];
      case 'file':
        return [`${when} compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$current")); return ;;`];
      case 'folder':
        return [`${when} compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -d -- "$current")); return ;;`];
      case 'text':
        return [`${when} return ;;`];
      default:
        return unreachable(value);
    }
  });
}

/** Words are divided by line ends, as IFS says, so that a file's name may hold spaces. */
function reply(words: readonly string[]): string {
  return `COMPREPLY=($(compgen -W $'${words.join('\\n')}' -- "$current"))`;
}
