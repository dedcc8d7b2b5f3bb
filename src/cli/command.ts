import type { JsonObject } from '../attribute/json.ts';
import type { ExitStatus } from '../problem/failure.ts';
import type { StatusWord } from '../render/json-text.ts';
import type { World } from './world.ts';

/** What a command gives back, to be printed as text or as one JSON document. */
export interface CommandResult {
  readonly exitStatus: ExitStatus;
  /** In the words of scripts. */
  readonly status: StatusWord;
  /** The fields of the JSON document beside format_version, command and status; of a long one made when it is read. */
  readonly document: JsonObject;
  /** For stdout, when no JSON is asked for: then only it is made. */
  readonly text: string | (() => Promise<string>);
  /** A command that runs until it is stopped has printed what it had to say, in either form, while it ran. */
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

/** What a command takes without a flag before it. */
export interface WordSpec {
  /** The name under which it is typed. */
  readonly name: string;
  readonly about: string;
  readonly may: 'be-left-out' | 'not-be-left-out' | 'be-several';
  readonly choices?: readonly string[];
}

/** Values as they were typed; a command reads them through the functions of options.ts. */
export type Typed = Readonly<Record<string, unknown>>;

export type RunCommand = (typed: Typed, world: World) => Promise<CommandResult>;

/** One row of the command table: help, parsing and the documentation come from it. */
export interface CommandSpec {
  readonly name: string;
  readonly about: string;
  readonly writes: string;
  readonly words?: readonly WordSpec[];
  readonly options: readonly OptionSpec[];
  /** Loaded only when the command is run. */
  readonly load: () => Promise<RunCommand>;
}

/** What stdout gets of a result that people read. */
export async function textOf({ text }: CommandResult): Promise<string> {
  return typeof text === 'string' ? text : await text();
}
