import { shellQuoted } from '../../render/shell-words.ts';
import { type CommandSpec, type OptionSpec, type RunCommand, succeeded, type WordSpec } from '../command.ts';
import { textOption } from '../options.ts';

/** What a shell has to know to complete commands. */
interface CommandTable {
  readonly commands: readonly CommandSpec[];
  readonly common: readonly OptionSpec[];
}

const SCRIPTS: Readonly<Record<string, (table: CommandTable) => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
};

/** The table is handed in: it holds this very command. */
export function completionOf(table: CommandTable): RunCommand {
  return async (args) => {
    const shell = textOption(args, 'shell') ?? '';
    const script = SCRIPTS[shell]?.(table) ?? '';
    return succeeded({ shell, script }, script);
  };
}

/** One flag as a shell completes it. */
interface Flag {
  /** With its dashes. */
  readonly name: string;
  readonly about: string;
  /** The kind of its value. `text` is a value that only the user knows. */
  readonly value: 'none' | 'choices' | 'file' | 'folder' | 'text';
  readonly choices: readonly string[];
  readonly repeats: OptionSpec['repeats'];
}

export function flagsOf(options: readonly OptionSpec[]): readonly Flag[] {
  return options.map(({ flags, about, choices = [], repeats }) => {
    const [, name = flags, placeholder] = /(--[a-z-]+)(?:\s+[<[]([^>\]]+))?/u.exec(flags) ?? [];
    const value = choices.length > 0 ? 'choices' : valueNamed(placeholder);
    return { name, about, value, choices, repeats };
  });
}

function valueNamed(placeholder: string | undefined): Flag['value'] {
  if (placeholder === undefined) return 'none';
  if (placeholder === 'file') return 'file';
  return placeholder === 'dir' ? 'folder' : 'text';
}

/** The choices of the first word behind a command. */
function wordsOf({ words = [] }: CommandSpec): readonly string[] {
  return words[0]?.choices ?? [];
}

/** As with flags, the name of the word says it. */
function isFile(word: WordSpec | undefined): boolean {
  return word?.name === 'file';
}

/** Works with the bash 3.2 of macOS, too. */
function bashCompletion({ commands, common }: CommandTable): string {
  const names = commands.map(({ name }) => name);
  const everywhere = flagsOf(common);
  const flagNames = everywhere.map(({ name }) => name);
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
${commands.flatMap(({ name, options }) => bashCases(`'${name} %'`, flagsOf(options))).join('\n')}
${bashCases("*' %'", everywhere).join('\n')}
  esac
  case "$command" in
    '') ${bashReply([...names, ...flagNames, '--help', '--version'])} ;;
${commands
  .map((spec) => {
    const own = flagsOf(spec.options).map(({ name }) => name);
    const reply = bashReply([...wordsOf(spec), ...own, ...flagNames, '--help']);
    return `    ${spec.name}) ${reply}${bashWords(spec.words?.[0])} ;;`;
  })
  .join('\n')}
  esac
}
complete -F _deskform deskform
`;
}

const BASH_FILENAMES = 'compopt -o filenames 2>/dev/null; ';

/** The cases of flags that take a value; "%" in the pattern is replaced by the flag. */
function bashCases(pattern: string, flags: readonly Flag[]): readonly string[] {
  return flags
    .filter(({ value }) => value !== 'none')
    .map(({ name, value, choices }) => {
      const offer = {
        none: '',
        choices: `${bashReply(choices)}; `,
        file: `${BASH_FILENAMES}COMPREPLY=($(compgen -f -- "$current")); `,
        folder: `${BASH_FILENAMES}COMPREPLY=($(compgen -d -- "$current")); `,
        text: '',
      }[value];
      return `    ${pattern.replace('%', name)}) ${offer}return ;;`;
    });
}

function bashWords(word: WordSpec | undefined): string {
  if (!isFile(word)) return '';
  return `; [[ $current == -* ]] || { ${BASH_FILENAMES}COMPREPLY+=($(compgen -f -- "$current")); }`;
}

/** Words are separated by line ends, as IFS says: the name of a file may hold spaces. */
function bashReply(words: readonly string[]): string {
  return `COMPREPLY=($(compgen -W $'${words.join('\\n')}' -- "$current"))`;
}

/** Loaded by `eval`, or put as _deskform into a folder of $fpath. */
function zshCompletion({ commands, common }: CommandTable): string {
  return `#compdef deskform
# deskform, for zsh: eval "$(deskform completion zsh)", behind compinit
_deskform() {
  local curcontext="$curcontext" state line
  local -a subcommands=(
${commands.map(({ name, about }) => `    ${shellQuoted(`${name}:${about}`)}`).join('\n')}
  )
  local -a everywhere=(
${[...flagsOf(common).map(zshFlag), shellQuoted('--help[Show this help]')].map((flag) => `    ${flag}`).join('\n')}
  )
  _arguments -C $everywhere '1: :->command' '*:: :->rest'
  case $state in
    command) _describe -t commands command subcommands ;;
    rest)
      case $words[1] in
${commands.map((spec) => `        ${spec.name}) _arguments ${zshArguments(spec).join(' ')} ;;`).join('\n')}
      esac ;;
  esac
}
if [ "$funcstack[1]" = _deskform ]; then _deskform "$@"; else compdef _deskform deskform; fi
`;
}

function zshArguments({ options, words = [] }: CommandSpec): readonly string[] {
  const offerOf = (word: WordSpec): string => {
    if (isFile(word)) return '_files';
    return word.choices === undefined ? '' : `(${word.choices.join(' ')})`;
  };
  const wordArguments = words.map((word) =>
    shellQuoted(`${word.may === 'be-several' ? '*' : ''}:${word.name}:${offerOf(word)}`),
  );
  return ['$everywhere', ...flagsOf(options).map(zshFlag), ...wordArguments];
}

function zshFlag({ name, about, value, choices, repeats }: Flag): string {
  const what = name.slice(2);
  const completer = {
    none: '',
    choices: `:${what}:(${choices.join(' ')})`,
    file: `:${what}:_files`,
    folder: `:${what}:_files -/`,
    text: `:${what}: `,
  }[value];
  const repeated = repeats === undefined ? '' : '*';
  return shellQuoted(`${repeated}${name}[${about.replaceAll(/[[\]\\]/gu, '\\$&')}]${completer}`);
}

/** Put into ~/.config/fish/completions/deskform.fish. */
function fishCompletion({ commands, common }: CommandTable): string {
  const lines = [
    ...commands.map(({ name, about }) => `-n __fish_use_subcommand -a ${name} -d ${fishQuoted(about)}`),
    '-n __fish_use_subcommand -l version -d "Print the version"',
    '-l help -d "Show this help"',
    ...flagsOf(common).map(fishFlag),
    ...commands.flatMap((spec) => {
      const when = `-n ${fishQuoted(`__fish_seen_subcommand_from ${spec.name}`)}`;
      const words = wordsOf(spec);
      return [
        ...(words.length === 0 ? [] : [`${when} -a ${fishQuoted(words.join(' '))}`]),
        ...(isFile(spec.words?.[0]) ? [`${when} -F`] : []),
        ...flagsOf(spec.options).map((flag) => `${when} ${fishFlag(flag)}`),
      ];
    }),
  ];
  return `# deskform, for fish: deskform completion fish | source
complete -c deskform -e
complete -c deskform -f
${lines.map((line) => `complete -c deskform ${line}`).join('\n')}
`;
}

function fishFlag({ name, about, value, choices }: Flag): string {
  const completer = {
    none: '',
    choices: ` -x -a ${fishQuoted(choices.join(' '))}`,
    file: ' -r -F',
    folder: " -x -a '(__fish_complete_directories)'",
    text: ' -x',
  }[value];
  return `-l ${name.slice(2)} -d ${fishQuoted(about)}${completer}`;
}

function fishQuoted(text: string): string {
  return `'${text.replaceAll(/[\\']/gu, '\\$&')}'`;
}
