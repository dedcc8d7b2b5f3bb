import { Argument, Command, Option } from 'commander';
import { type ExitStatus, Failure } from '../model/failure.ts';
import { REQUEST_LOG } from '../model/request-log.ts';
import { jsonText } from '../render/printable.ts';
import { VERSION } from '../version.ts';
import {
  type CommandSpec,
  type OptionSpec,
  type ParsedArgs,
  SILENT,
  takesOption,
  textOf,
  type WordSpec,
  type World,
} from './command.ts';
import { ALL_OPTIONS, COMMANDS, COMMON_OPTIONS } from './command-table.ts';
import { helpBelowCommands, helpBelowOptions } from './help.ts';
import { advising, isGiven, mustBeFolder, pathOption } from './options.ts';
import { makeWorld } from './process-world.ts';
import { documentOfFailure, failureOf, meantInstead, STATUS_WORD, sayFailure } from './tell-failure.ts';

/**
 * Runs one command line and returns its exit code. Prints the result, unless the command already did, or the failure: with
 * `interrupted`, that of a signal before anything was sent.
 */
export async function runProgram(
  argv: readonly string[],
  process: NodeJS.Process,
  interrupted?: 'interrupted',
): Promise<ExitStatus> {
  const wantsJson = argv.includes('--json') || /--format[= ]json/u.test(argv.join(' '));
  const places = argv.includes('--verbose') || argv.includes('-v') ? 'of-each-setting' : 'of-each-attribute';
  const world = makeWorld(process, colourWanted(argv), places);
  let exitStatus: ExitStatus = 0;
  const word = firstWord(argv);
  let given: ParsedArgs = {};
  let typed: CommandSpec | undefined = COMMANDS.find(({ name }) => name === word);
  const execute = async (spec: CommandSpec, args: ParsedArgs): Promise<void> => {
    typed = spec;
    given = args;
    mustAgree(args);
    const run = await spec.load();
    const log = (line: unknown): void => world.say(world.err.style.dim(String(line)));
    if (isGiven(args, 'verbose')) REQUEST_LOG.subscribe(log);
    const here = quieted(spec.name, inFolder(world, args), args);
    const result = await run(args, { ...here, sayError: advising(here.sayError, args) }).finally(() =>
      REQUEST_LOG.unsubscribe(log),
    );
    exitStatus = result.exitStatus;
    if (result.output === 'printed') return;
    if (wantsJson) world.printJson(jsonText(spec.name, result.status, result.document));
    else world.print(textOf(result));
  };
  const program = makeProgram(execute, typed, world);
  try {
    if (interrupted !== undefined) {
      world.showProgress('');
      throw new Failure('INTERRUPTED', 'interrupted; nothing was sent');
    }
    mustHaveTwoDashes(argv, typed);
    await program.parseAsync([...understandable(argv)], { from: 'user' });
  } catch (error) {
    const failure = failureOf(error, typed, argv, ALL_OPTIONS);
    if (failure === undefined) return 0;
    exitStatus = failure.exitStatus;
    if (wantsJson) {
      const command = typed?.name ?? null;
      world.printJson(jsonText(command, STATUS_WORD[exitStatus], documentOfFailure(command, failure)));
    }
    const said = { err: world.err, sayError: advising(world.sayError, given) };
    sayFailure(failure, said, argv.includes('--debug') ? 'with-causes' : 'sentence');
  }
  return exitStatus;
}

/** Two forms of one output: neither wins in silence. */
function mustAgree(args: ParsedArgs): void {
  const { format } = args;
  if (!isGiven(args, 'json') || format === undefined || format === 'json') return;
  const hint = 'Give only one of them.';
  throw new Failure('WRONG_USE', `--json and --format ${String(format)} exclude each other`, { hint });
}

/** Other tools write -out=FILE, which would be the option -o with the value "ut=FILE". */
function mustHaveTwoDashes(argv: readonly string[], typed: CommandSpec | undefined): void {
  for (const arg of argv) {
    if (/^[–—]/u.test(arg))
      throw new Failure('WRONG_USE', `${arg} begins with a long dash`, { hint: 'Write two short ones: --.' });
    const [, name] = /^-([a-z][a-z-]+)(?:=|$)/u.exec(arg) ?? [];
    if (name === undefined) continue;
    const option = `--${name}`;
    const isOurs = ALL_OPTIONS.some(({ options }) => takesOption(options, option));
    const hint = isOurs ? `Write ${option}.` : meantInstead('option', option, typed, ALL_OPTIONS);
    if (hint !== undefined)
      throw new Failure('WRONG_USE', `-${name} has one dash, and long options have two`, { hint });
  }
}

/** Builds the parser with the given command, or with all commands where it is not known. */
function makeProgram(
  execute: (spec: CommandSpec, args: ParsedArgs) => Promise<void>,
  meant: CommandSpec | undefined,
  world: World,
): Command {
  const program = new Command('deskform')
    .optionsGroup('Global options:')
    .description('Keep the custom fields of a Zammad help desk in git.')
    .version(VERSION, '-V, --version', 'Print the version')
    .usage('COMMAND [options]')
    .helpOption('-h, --help', 'Show this help')
    .addHelpCommand(new Command('help').description('Show the help of a command').helpGroup('Try and learn:'))
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .addHelpText('after', helpBelowCommands)
    .exitOverride()
    .showSuggestionAfterError()
    .configureOutput({
      writeOut: (text) => world.print(text),
      writeErr: (text) => world.say(text.trimEnd()),
      // A wrong command line is reported like every other failure.
      outputError: () => {},
    });
  // These may come before or after the command; its own help does not repeat them.
  for (const option of COMMON_OPTIONS) program.addOption(makeOption(option));
  for (const spec of COMMANDS) {
    if (meant !== undefined && meant !== spec) continue;
    const command = program
      .command(spec.name)
      .helpGroup(`${spec.group}:`)
      .description(spec.about)
      .helpOption('-h, --help', 'Show this help')
      .addHelpText('after', () => helpBelowOptions(spec))
      .exitOverride();
    for (const option of spec.options) command.addOption(makeOption(option));
    for (const option of COMMON_OPTIONS) command.addOption(makeOption(option).hideHelp());
    const words = spec.words ?? [];
    for (const word of words) command.addArgument(makeWord(word));
    command.action(() => {
      const typedWords = words.map(({ name }, index) => [name, command.processedArgs[index]]);
      return execute(spec, { ...command.optsWithGlobals<ParsedArgs>(), ...Object.fromEntries(typedWords) });
    });
  }
  return program;
}

/** `help NAME` of an unknown command is read as that command: commander would show the help of all commands. */
function understandable(argv: readonly string[]): readonly string[] {
  const [word, name] = argv.filter((arg) => !arg.startsWith('-'));
  if (word !== 'help' || name === undefined || name === 'help') return argv;
  return COMMANDS.some((spec) => spec.name === name) ? argv : [name];
}

const BEFORE_A_WORD = ['--color', '-C', '--chdir'];

/** Drops progress and warnings for --quiet, unless the user has to read them before a prompt. */
function quieted(command: string, world: World, args: ParsedArgs): World {
  if (!isGiven(args, 'quiet')) return world;
  const asks = ['apply', 'resume', 'undo'].includes(command) && !isGiven(args, 'yes');
  return asks ? world : { ...world, say: SILENT, showProgress: SILENT };
}

/** Applies --chdir. */
function inFolder(world: World, args: ParsedArgs): World {
  const folder = pathOption(args, 'chdir', world);
  mustBeFolder(args, 'chdir', world, 'Create it, or check --chdir.');
  return folder === undefined ? world : { ...world, cwd: folder };
}

/** Guesses the name of the command before parsing. */
function firstWord(argv: readonly string[]): string | undefined {
  // --help before any command is the help of all.
  const isHelp = (arg: string): boolean => arg === '--help' || arg === '-h';
  const takesWord = (arg: string | undefined): boolean => arg !== undefined && BEFORE_A_WORD.includes(arg);
  return argv.find((arg, index) => isHelp(arg) || (!arg.startsWith('-') && !takesWord(argv[index - 1])));
}

function makeOption(spec: OptionSpec): Option {
  const option = new Option(spec.flags, spec.about);
  /** An unset variable of a shell must not choose something else. */
  const filled = (value: string): string => {
    if (value !== '' && !ALL_OPTIONS.some(({ options }) => takesOption(options, value))) return value;
    const message = value === '' ? `${option.long} is empty` : `${option.long} needs a value, and ${value} follows`;
    throw new Failure('WRONG_USE', message, { hint: 'Write a value, or leave the option out.' });
  };
  if (spec.choices !== undefined) option.choices(spec.choices);
  if (spec.repeats !== undefined)
    option.argParser((value: string, earlier: readonly string[] | undefined) => [...(earlier ?? []), filled(value)]);
  else if (spec.choices === undefined && spec.flags.includes('<'))
    option.argParser((value: string, earlier: string | undefined) => {
      if (earlier === undefined) return filled(value);
      throw new Failure('WRONG_USE', `${option.long} is given twice`, { hint: 'Give it once.' });
    });
  return option;
}

function makeWord({ name, about, may, choices }: WordSpec): Argument {
  const forms = { 'be-left-out': `[${name}]`, 'not-be-left-out': `<${name}>`, 'be-several': `[${name}...]` } as const;
  const word = new Argument(forms[may], about);
  return choices === undefined ? word : word.choices(choices);
}

function colourWanted(argv: readonly string[]): 'auto' | 'always' | 'never' {
  const text = argv.join(' ');
  if (/--color[= ]always/u.test(text)) return 'always';
  return /--color[= ]never/u.test(text) ? 'never' : 'auto';
}
