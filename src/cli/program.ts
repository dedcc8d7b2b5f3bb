import { createInterface } from 'node:readline/promises';
import { Command, CommanderError, Option } from 'commander';
import { EXIT_STATUS_OF, type ExitStatus, Failure, InvalidConfig } from '../problem/failure.ts';
import { printable } from '../render/printable.ts';
import { problemToJson } from '../render/problem-json.ts';
import { countProblems, renderProblems } from '../render/problems.ts';
import { COLOURED, PLAIN, type Style } from '../render/style.ts';
import type { CommandSpec, OptionSpec, Typed } from './command.ts';
import { COMMANDS, COMMON_OPTIONS } from './command-table.ts';
import { jsonText } from './json-text.ts';
import { VERSION } from './version.ts';
import type { World } from './world.ts';

/** Runs one command line to its exit status. The only place that prints results and catches failures. */
export async function runProgram(args: readonly string[], process: NodeJS.Process): Promise<ExitStatus> {
  const wantsJson = args.includes('--json') || /--format[= ]json/u.test(args.join(' '));
  const world = makeWorld(process, colourWanted(args));
  let exitStatus: ExitStatus = 0;
  let commandName: string | null =
    COMMANDS.find(({ name }) => name === args.find((arg) => !arg.startsWith('-')))?.name ?? null;
  const execute = async (spec: CommandSpec, typed: Typed): Promise<void> => {
    commandName = spec.name;
    const run = await spec.load();
    const result = await run(typed, world);
    exitStatus = result.exitStatus;
    world.print(wantsJson ? jsonText(spec.name, result.status, result.document) : result.text);
  };
  const program = makeProgram(execute, world);
  try {
    await program.parseAsync([...args], { from: 'user' });
    return exitStatus;
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) return 0;
    if (wantsJson) world.print(jsonOfFailure(commandName, failure));
    sayFailure(failure, world, args.includes('--debug') ? 'with-causes' : 'sentence');
    return failure.exitStatus;
  }
}

function makeProgram(execute: (spec: CommandSpec, typed: Typed) => Promise<void>, world: World): Command {
  const program = new Command('deskform')
    .description('Keeps the custom fields of a help desk in git.')
    .version(VERSION)
    .exitOverride()
    .showSuggestionAfterError()
    .configureOutput({
      writeOut: (text) => world.print(text),
      writeErr: (text) => world.say(text.trimEnd()),
      // What is wrong with the words of a command is told like every other failure.
      outputError: () => {},
    });
  for (const spec of COMMANDS) {
    const command = program.command(spec.name).description(spec.about).exitOverride();
    for (const option of [...spec.options, ...COMMON_OPTIONS]) command.addOption(makeOption(option));
    command.action((typed: Typed) => execute(spec, typed));
  }
  return program;
}

function makeOption(spec: OptionSpec): Option {
  const option = new Option(spec.flags, spec.about);
  if (spec.choices !== undefined) option.choices(spec.choices);
  if (spec.repeats !== undefined) {
    option.argParser((value: string, earlier: readonly string[] | undefined) => [...(earlier ?? []), value]);
  }
  return option;
}

/** Undefined where commander has merely shown its help or the version. */
function failureOf(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error;
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return undefined;
    const what = error.message === '(outputHelp)' ? 'no command was given' : error.message.replace(/^error: /u, '');
    return new Failure('WRONG_USE', what.replaceAll(/\s+/gu, ' '), { hint: 'See: deskform --help' });
  }
  throw error;
}

const STATUS_WORD = {
  0: 'ok',
  1: 'failed',
  2: 'changes',
  3: 'refused',
  4: 'partial',
  64: 'failed',
  130: 'partial',
} as const satisfies Record<ExitStatus, string>;

function jsonOfFailure(command: string | null, failure: Failure): string {
  const document = {
    format_version: 1,
    command,
    status: STATUS_WORD[EXIT_STATUS_OF[failure.code]],
    error: { code: failure.code, message: failure.message, hint: failure.hint ?? null },
    problems: failure instanceof InvalidConfig ? failure.problems.map(problemToJson) : [],
    ...(command === 'plan' || command === 'apply' ? { decisions: [] } : {}),
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

function sayFailure(failure: Failure, world: World, detail: 'sentence' | 'with-causes'): void {
  if (failure instanceof InvalidConfig) world.say(renderProblems(failure.problems, world.errStyle));
  const summary =
    failure instanceof InvalidConfig ? `${countProblems(failure.problems)}; nothing was sent` : failure.message;
  world.say(`${world.errStyle.red(`deskform: ${printable(summary)}`)} ${world.errStyle.dim(`(${failure.code})`)}`);
  if (failure.hint !== undefined) world.say(`  → ${printable(failure.hint)}`);
  if (detail === 'sentence') return;
  for (let cause = failure.cause; cause instanceof Error; cause = cause.cause)
    world.say(`  because: ${printable(cause.message)}`);
}

function colourWanted(args: readonly string[]): 'auto' | 'always' | 'never' {
  const text = args.join(' ');
  if (/--color[= ]always/u.test(text)) return 'always';
  return /--color[= ]never/u.test(text) ? 'never' : 'auto';
}

function makeWorld(process: NodeJS.Process, colour: 'auto' | 'always' | 'never'): World {
  const { env, stdin, stdout, stderr } = process;
  const styleFor = (stream: NodeJS.WriteStream): Style => {
    if (colour !== 'auto') return colour === 'always' ? COLOURED : PLAIN;
    if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '0') return COLOURED;
    const isDumb = (env.NO_COLOR !== undefined && env.NO_COLOR !== '') || env.TERM === 'dumb';
    return stream.isTTY && !isDumb ? COLOURED : PLAIN;
  };
  return {
    env,
    cwd: process.cwd(),
    outStyle: styleFor(stdout),
    errStyle: styleFor(stderr),
    person: stdin.isTTY && stderr.isTTY ? 'at-the-terminal' : 'away',
    say: (text) => {
      stderr.write(`${text}\n`);
    },
    print: (text) => {
      stdout.write(text);
    },
    ask: async (question) => {
      const lines = createInterface({ input: stdin, output: stderr });
      try {
        return await lines.question(question);
      } finally {
        lines.close();
      }
    },
    watchForStop: () => {
      const stop = new AbortController();
      const onSignal = (): void => {
        if (stop.signal.aborted) process.exit(130);
        stderr.write('Stopping after the request under way; once more stops now.\n');
        stop.abort();
      };
      process.on('SIGINT', onSignal);
      process.on('SIGTERM', onSignal);
      return stop.signal;
    },
    untilStopped: () =>
      new Promise((resolve) => {
        process.once('SIGINT', () => resolve());
        process.once('SIGTERM', () => resolve());
      }),
  };
}
