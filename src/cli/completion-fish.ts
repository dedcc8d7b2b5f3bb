import { unreachable } from '../problem/unreachable.ts';
import { type CommandLine, type Flag, flagsOf, wordsOf } from './completion-flag.ts';

/** Put into ~/.config/fish/completions/deskform.fish. */
export function fishCompletion({ commands, common }: CommandLine): string {
  const lines = [
    ...commands.map(({ name, about }) => `-n __fish_use_subcommand -a ${name} -d ${quoted(about)}`),
    '-n __fish_use_subcommand -l version -d "which version this is"',
    '-l help -d "what it takes"',
    ...flagsOf(common).map(flagLine),
    ...commands.flatMap((spec) => {
      const when = `-n ${quoted(`__fish_seen_subcommand_from ${spec.name}`)}`;
      const words = wordsOf(spec);
      return [
        ...(words.length === 0 ? [] : [`${when} -a ${quoted(words.join(' '))}`]),
        ...flagsOf(spec.options).map((flag) => `${when} ${flagLine(flag)}`),
      ];
    }),
  ];
  return `# deskform, for fish: deskform completion fish | source
complete -c deskform -e
complete -c deskform -f
${lines.map((line) => `complete -c deskform ${line}`).join('\n')}
`;
}

function flagLine({ name, about, value }: Flag): string {
  const flag = `-l ${name.slice(2)} -d ${quoted(about)}`;
  switch (value.kind) {
    case 'none':
      return flag;
    case 'choices':
      return `${flag} -x -a ${quoted(value.choices.join(' '))}`;
    case 'file':
      return `${flag} -r -F`;
    case 'folder':
      return `${flag} -x -a '(__fish_complete_directories)'`;
    case 'text':
      return `${flag} -x`;
    default:
      return unreachable(value);
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/gu, '\\$&')}'`;
}
