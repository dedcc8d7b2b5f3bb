import { CommanderError } from 'commander';
import { asFailure, type ExitStatus, Failure, InvalidConfig } from '../model/failure.ts';
import { meaningsOf } from '../model/foreign-words.ts';
import type { JsonObject } from '../model/json.ts';
import { printable, printableSentence } from '../render/printable.ts';
import { problemsOnce, problemToJson, renderProblems, type ToldProblem } from '../render/problems.ts';
import { shellWord } from '../render/shell-words.ts';
import { type CommandSpec, takesOption, type World } from './command.ts';

/** The `status` word in JSON for each exit code. */
export const STATUS_WORD = {
  0: 'ok',
  1: 'failed',
  2: 'changes',
  3: 'refused',
  4: 'partial',
  64: 'failed',
  130: 'partial',
} as const satisfies Record<ExitStatus, string>;

/** The documents of these commands have `decisions` even without a plan. */
const WITH_DECISIONS: readonly string[] = ['plan', 'drift', 'apply'];

/** The fields of a failure's JSON document other than format_version, command and status. */
export function documentOfFailure(command: string | null, failure: Failure): JsonObject {
  return {
    error: { code: failure.code, message: failure.message, hint: failure.hint ?? null },
    problems: failure instanceof InvalidConfig ? failure.problems.map(problemToJson) : [],
    ...(command !== null && WITH_DECISIONS.includes(command) ? { decisions: [] } : {}),
  };
}

/** Prints the problems that do not end a command, if there are any. */
export function sayProblems(problems: readonly ToldProblem[], { say, sayError, err }: World): void {
  for (const problem of problemsOnce(problems))
    (problem.severity === 'error' ? sayError : say)(renderProblems([problem], err.style));
}

/** Prints a failure, with its causes if requested. */
export function sayFailure(
  failure: Failure,
  world: Pick<World, 'sayError' | 'err'>,
  detail: 'sentence' | 'with-causes',
): void {
  if (failure instanceof InvalidConfig) world.sayError(renderProblems(failure.problems, world.err.style));
  world.sayError(
    `${world.err.style.red(`deskform: ${printableSentence(failure.message)}`)} ${world.err.style.dim(`(${failure.code})`)}`,
  );
  if (failure.hint !== undefined) world.sayError(`  → ${printableSentence(failure.hint)}`);
  if (detail === 'sentence') return;
  let { cause } = failure;
  if (failure.code === 'BUG' && cause instanceof Error) {
    for (const line of (cause.stack ?? '').split('\n')) world.sayError(printable(line));
    cause = cause.cause;
  }
  for (; cause instanceof Error; cause = cause.cause) world.sayError(`  because: ${printableSentence(cause.message)}`);
}

/**
 * The failure that ended the run. `typed` is the command that was meant, as far as it is known. Undefined where commander
 * has shown its help or the version.
 */
export function failureOf(
  error: unknown,
  typed?: CommandSpec,
  argv: readonly string[] = [],
  all: Parameters<typeof meantInstead>[3] = [],
): Failure | undefined {
  if (!(error instanceof CommanderError)) return asFailure(error);
  if (error.exitCode === 0) return undefined;
  const [, kind, word = ''] = /^error: unknown (option|command) '([^']*)'/u.exec(error.message) ?? [];
  // What follows an = may be a credential.
  const [name = ''] = word.split('=');
  const meant =
    (kind === 'option' || kind === 'command' ? meantInstead(kind, name, typed, all) : undefined) ??
    rightOrder(error.message, typed, argv);
  const message = inOurWords(error.message).replace(word, () => asTyped(name, argv));
  return new Failure('WRONG_USE', meant === undefined ? message : message.replace(/ \(Did you mean .*\)$/u, ''), {
    hint: meant ?? `See: deskform ${typed === undefined ? '' : `${typed.name} `}--help`,
  });
}

/** An option with one dash as it was typed: the parser takes `-var` for `-v`, and says "-ar". */
function asTyped(word: string, argv: readonly string[]): string {
  if (!/^-[^-]/u.test(word)) return word;
  return argv.find((arg) => /^-[^-]/u.test(arg) && arg.endsWith(word.slice(1))) ?? word;
}

/** The same words in the order or with the option that deskform takes. */
function rightOrder(message: string, typed: CommandSpec | undefined, argv: readonly string[]): string | undefined {
  if (message.startsWith('error: unknown option') && typed === undefined)
    return 'Write options after the command, such as: deskform plan --target NAME';
  const [, form = ''] = /^error: option '--format[^']*' argument '(.*)' is invalid/u.exec(message) ?? [];
  const [output] = meaningsOf('output', form);
  if (output !== undefined) return `Write ${output}`;
  const [, missing] = /^error: missing required argument '(.*)'/u.exec(message) ?? [];
  if (missing !== undefined) return typed?.words?.find(({ name }) => name === missing)?.about;
  if (!message.startsWith('error: too many arguments') || typed === undefined) return undefined;
  const files = argv.map((arg) => arg.replace(/^--plan=/u, '')).filter((arg) => /^[^-].*\.json$/u.test(arg));
  if (files.length > 1 && takesOption(typed.options, '--plan'))
    return `Write --plan before each file: ${files.map((file) => `--plan ${shellWord(file)}`).join(' ')}`;
  const hints = argv.map((arg) => (arg.startsWith('-') ? undefined : hintForArgument(typed, arg)));
  const hint = hints.find((each) => each !== undefined);
  const word = argv.find((arg, index) => /^[\w-]+$/u.test(arg) && arg !== typed.name && argv[index - 1] === typed.name);
  if (hint !== undefined || word === undefined || !takesOption(typed.options, '--target')) return hint;
  return `If it is a target: deskform ${typed.name} --target ${word}`;
}

/** The option that takes what was written as an argument. */
function hintForArgument({ name, options }: CommandSpec, argument: string): string | undefined {
  const written = shellWord(argument);
  if (argument.endsWith('.json') && takesOption(options, '--plan')) return `deskform ${name} --plan ${written}`;
  if (argument.endsWith('.json') && takesOption(options, '--out')) return `deskform ${name} --out ${written}`;
  if (/^https?:/u.test(argument) && takesOption(options, '--url')) return `deskform ${name} --url ${written}`;
  if (name === 'apply' && /^[A-Z][a-z]+\./u.test(argument))
    return `An apply covers all files. To show one field: deskform plan ${written}`;
  if (/\.ya?ml$/u.test(argument)) return `Leave it out: ${name} reads all files of the project.`;
  return undefined;
}

function inOurWords(message: string): string {
  if (message === '(outputHelp)') return 'no command was given';
  return message
    .replace(/^error: /u, '')
    .replaceAll(/\s+/gu, ' ')
    .replace(
      /^command-argument value '(.*)' is invalid for argument '(.*)'\. Allowed choices are (.*)\.$/u,
      "the $2 must be one of $3, not '$1'",
    )
    .replace(
      /^option '(?:-\w, )?(--[\w-]+)[^']*' argument '(.*)' is invalid\. Allowed choices are (.*)\.$/u,
      "$1 must be one of $3, not '$2'",
    )
    .replace(/^option '(?:-\w, )?(--[\w-]+) (<[^']*>)' argument missing$/u, '$1 needs a value, as in $1 $2')
    .replace(/^missing required argument '(.*)'$/u, 'the argument $1 is missing')
    .replace(/^too many arguments for '(.*)'\. Expected 0 arguments but got \d+\.$/u, '$1 takes no arguments')
    .replace(/^too many arguments for '(.*)'\. Expected 1 argument but got (\d+)\.$/u, '$1 takes 1 argument, not $2');
}

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
