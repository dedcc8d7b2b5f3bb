import type { ExitStatus } from '../model/failure.ts';
import type { JsonObject } from '../model/json.ts';
import type { Environment } from '../model/placeholder.ts';
import type { Paper } from '../render/paper.ts';
import type { StatusWord } from '../render/printable.ts';
import type { Hide } from '../run/hide.ts';

/** The result of a command, printed as text or as one JSON document. */
export interface CommandResult {
  readonly exitStatus: ExitStatus;
  /** As scripts read it. */
  readonly status: StatusWord;
  /** The fields of the JSON document other than format_version, command and status. May be computed on first access. */
  readonly document: JsonObject;
  /** Text for stdout; not computed for --json. */
  readonly text: string | (() => string);
  /** The command has printed its result, as text or JSON, while it ran. */
  readonly output?: 'printed';
}

export interface OptionSpec {
  /** As commander writes it: "--target <name>". */
  readonly flags: string;
  readonly about: string;
  readonly choices?: readonly string[];
  /** May be given several times. */
  readonly repeats?: 'repeats';
}

/** Whether one of these options has the long name, such as "--plan". */
export function takesOption(options: readonly OptionSpec[], name: string): boolean {
  return options.some(({ flags }) => flags.split(/[ ,]+/u).includes(name));
}

/** A positional argument of a command. */
export interface WordSpec {
  /** The name under which it is typed. */
  readonly name: string;
  readonly about: string;
  readonly may: 'be-left-out' | 'not-be-left-out' | 'be-several';
  readonly choices?: readonly string[];
}

/** The values of options and words. A command reads them through the functions of options.ts. */
export type ParsedArgs = Readonly<Record<string, unknown>>;

export type RunCommand = (args: ParsedArgs, world: World) => Promise<CommandResult>;

/** One row of the command table: help, parsing and the documentation come from it. */
export interface CommandSpec {
  readonly name: string;
  /** The heading below which the help lists it. */
  readonly group: 'Set up' | 'Read' | 'Write' | 'Try and learn';
  /** An imperative, without a full stop. */
  readonly about: string;
  readonly writes: string;
  readonly words?: readonly WordSpec[];
  readonly options: readonly OptionSpec[];
  /** Exit codes that mean something special here; `COMMON_EXIT_CODES` has the others. */
  readonly exitCodes?: Readonly<Record<number, string>>;
  /** Command lines that the help shows. */
  readonly examples: readonly string[];
  /** Loaded only when the command is run. */
  readonly load: () => Promise<RunCommand>;
}

/** The result of a command that did what it was asked. */
export function succeeded(document: JsonObject, text: CommandResult['text']): CommandResult {
  return { exitStatus: 0, status: 'ok', document, text };
}

/** The result as people read it on stdout. */
export function textOf({ text }: CommandResult): string {
  return typeof text === 'string' ? text : text();
}

/** The environment of a command: stdout carries the result, stderr every message to the user. */
export interface World {
  readonly env: Environment;
  readonly cwd: string;
  /** Knows every credential that the command reads: nothing that is shown or written holds one. */
  readonly hide: Hide;
  /** What stdout and stderr can show: plain and of the usual width where they are no terminals. */
  readonly out: Paper;
  readonly err: Paper;
  /** Whether a user sits at the terminal, so that questions may be asked and progress is shown. */
  readonly person: 'at-the-terminal' | 'away';
  /** A message to the user while the command works. */
  readonly say: (text: string) => void;
  /** An error with its advice; --quiet does not hide it. */
  readonly sayError: (text: string) => void;
  /** One line on stderr that the next one replaces, and an empty one clears; without a terminal, a line after 5 s. */
  readonly showProgress: (line: string) => void;
  /** A text on stdout; for commands whose result comes in pieces, such as the sandbox's address. */
  readonly print: (text: string) => void;
  /** A JSON document on stdout. --ascii does not change it: scripts read it. */
  readonly printJson: (document: string) => void;
  readonly ask: (question: string) => Promise<string>;
  /**
   * Aborted by the first Ctrl-C or SIGTERM from the moment it is asked for, and the same for all commands of the run; what is
   * under way is then finished. The second one ends the process immediately.
   */
  readonly watchForStop: () => AbortSignal;
  /** Resolves at the first Ctrl-C or SIGTERM. */
  readonly untilStopped: () => Promise<void>;
}

/** Says nothing (--quiet). */
export const SILENT: World['say'] = () => {};
